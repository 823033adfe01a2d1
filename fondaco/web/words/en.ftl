# What the web app says, in English.

## Everywhere

web-name = Fondaco
web-title = { $count ->
        [0] Fondaco
       *[other] ({ $count }) Fondaco
    }
web-pitch = Games of trade and guile in old merchant cities. Play with friends near and far, or against bots. No account, nothing to install.
web-skip-choices = Skip to what you can do
web-skip = Skip to the content
web-nav = Main
web-home = To the front page
web-my-tables = My tables
web-new-table = New table
web-rules = Rules
web-foot = Rules and fair luck
web-rules-of = Rules of { $game }
web-rights = Fondaco is an unofficial project, not connected with the authors or publishers of the games. Its drawings and words are its own. If you like a game, buy it.
web-language = Language
web-theme = Light or dark
web-theme-auto = Same as the system
web-theme-light = Light
web-theme-dark = Dark
web-guest = Guest { $number }
web-turn-at = Your turn in { $game }
web-tell = Tell me when it is my turn
web-tell-how = By a notice of this browser, while any page of Fondaco is open. Once the last one is closed nobody can tell you: there is no mail and no push yet.
web-tell-on = You will be told when it is your turn, while any page of Fondaco is open.
web-tell-refused = This browser does not allow this page to notify you. You can allow it in the browser’s settings. The title of the window counts your turns in any case.
web-tell-cannot = This browser cannot show notices here; most want a secure address for that. The title of the window counts your turns anyway.
web-share = Share

## The front page

web-home-welcome = Come in, the market is open
web-play-now = Play { $game } now
web-play-now-how = One click, and the game against bots begins. You can leave and come back at any time.
web-name-optional = Guest
web-now = Play now

# A lesson at a table.

web-learn = Learn to play: 10 minutes
web-learn-game = { web-learn } ({ $game })
web-learn-title = Learn to play { $game }
web-learn-how = You sit at a real table, and every step shows you one thing: look, do it, understand why. You can leave at any time and go on later; in the end the game simply goes on, and the bots play for themselves.
web-learn-luck = The luck of a lesson is fixed in advance, so that it is the same for everybody. That is why it cannot be verified, and why the table is not listed.
web-learn-begin = Begin the lesson
web-learn-on = Go on with the lesson
web-learn-again = Begin again
web-lesson = Lesson
web-lesson-step = Step { $number } of { $count }
web-lesson-step-short = Lesson { $number }/{ $count }
web-lesson-watch = See what the others do.
web-lesson-next = Next in the lesson
web-lesson-end = Play on
web-lesson-do = Do it for me
web-lesson-more = More about the lesson
web-lesson-leave = Skip the lesson and play
web-lesson-again = Begin again
web-lesson-stays = You may also just leave: the lesson waits among your tables.
web-lesson-tools = “{ web-hint }” names good moves, “{ web-undo }” undoes a choice, a tap on what is not possible says why, and after a weak move a coach speaks up.
web-game-now = Play now: { $game }
web-with-friends = With friends
web-against = against { $players }
web-game-with-friends = Play with friends: { $game }
web-players-from-to = { $fewest } to { $most } players
web-no-tables = You sit at no table yet. The games you play will wait for you here.
web-tables-turn = { $count ->
        [one] It is your turn
       *[other] It is your turn at { $count } tables
    }
web-tables-running = Others are choosing
web-tables-waiting = Waiting for players
web-tables-finished = Finished games
web-tables-older = { $count ->
        [one] 1 older game
       *[other] { $count } older games
    }
web-points-of = { $player }: { $points }
web-tables-closed = Closed tables
web-closed = closed { $ago }
web-opened = opened { $ago }
web-ended = ended { $ago }
web-replay-of = Replay: { $game }, { $players }
web-open-tables = Open tables
web-no-open-tables = Nobody is looking for players just now. Open a table yourself: whoever comes by can sit down.
web-open-one = Open a table for everybody
web-pace-short-live = live
web-pace-short-leisure = at leisure
web-open-seats = { $count ->
        [one] 1 open seat
       *[other] { $count } open seats
    }
web-your-turn = Your turn
web-you-are-asked = You are asked

## Opening a table

web-your-name = Your name
web-which-game = Which game
web-new-lead = Choose a game and who plays. The usual settings are chosen for you.
web-presets = Who plays
web-preset-friends = Friends by link
web-preset-friends-how = You get a link to send. It begins when all seats are taken.
web-preset-bots = Me and bots
web-preset-bots-how = Against { $players }. Begins at once.
web-preset-here = One device, handed round
web-preset-here-how = A curtain hides what others must not see.
web-more-options = More options
web-more-options-how = Seats, names, pace, options of the game
web-form-wrong = { $count ->
        [one] One thing is not right yet; it is marked below.
       *[other] { $count } things are not right yet; they are marked below.
    }
web-seats = Number of players
web-who-plays = Who sits where
web-seat-of = Seat { $seat }, { $colour }
web-chair-usual = As chosen above
web-chair-me = Me
web-chair-open = A friend, by link
web-chair-here = Somebody at this device
web-chair-name = Name
web-bot-random = Bot: novice
web-bot-is = { $name }, a bot: { $temper }.
web-bot-plain = { $name }, a bot.
web-bot-greedy = Bot: merchant
web-bot-learned = Bot: old hand
web-bot-apprentice = Bot: apprentice
web-bot-apprentice-how = An apprentice is still learning: overlooks this and that, and is content with what looks good enough.
web-bot-journeyman = Bot: journeyman
web-bot-journeyman-how = A journeyman tries a few ways in mind before choosing, and is quick about it.
web-bot-master = Bot: master
web-bot-master-how = A master plays its best moves out in thought, for the others too, and takes a second to do so.
web-bot-grandmaster = Bot: grandmaster
web-bot-grandmaster-how = A grandmaster thinks for up to five seconds, and forgives little.
web-level-apprentice = Apprentice
web-level-journeyman = Journeyman
web-level-master = Master
web-level-grandmaster = Grandmaster
web-level-rating = Wins { $share } % of games ({ $low } to { $high }) against { $rivals ->
        [one] one bot
       *[other] { $rivals } bots
    } of the level below; { $fair } % would be an equal share.
web-level-rating-lowest = Wins { $share } % of games ({ $low } to { $high }) against { $rivals ->
        [one] one bot that chooses
       *[other] { $rivals } bots that choose
    } at random; { $fair } % would be an equal share.
web-pace = Pace
web-pace-live = Live
web-pace-live-how = Everybody is here and stays until the end.
web-pace-leisure = At leisure
web-pace-leisure-how = Over days: look in now and then. There is no mail and no push yet.
web-bot-pace = How fast the bots are
web-bot-pace-how = How long a bot takes over each move, so that you can follow it. A master or grandmaster takes at least its time to think.
web-bot-pace-200 = At once
web-bot-pace-700 = Quick
web-bot-pace-1500 = Calm
web-bot-pace-4000 = Slow
web-grace = How long a seat waits for its player
web-grace-how = When somebody has been away for this long, the others can agree on a bot for that seat. Whoever comes back takes over at once.
web-grace-usual = Two minutes live, two days at leisure
web-grace-60 = One minute
web-grace-120 = Two minutes
web-grace-600 = Ten minutes
web-grace-86400 = One day
web-grace-172800 = Two days
web-grace-604800 = A week
web-listed = Show it on the front page, so that anybody can join
web-salting = Everybody may add to the luck before it begins
web-salting-how = Then whoever runs this server cannot choose the luck alone. The game begins once everybody has answered.
web-aids = Help at this table
web-aid-confirm = Ask before what cannot be taken back
web-aid-confirm-how = A second click before anything is drawn, shown or final.
web-aid-coach = A coach
web-aid-coach-how = After a clearly weak move it says once what it would have looked at. Everybody reads only what is about their own moves.
web-aid-hint = Hints
web-aid-hint-how = At every decision of your own a button says what promises most, from what you can know. Nobody else sees it.
web-aid-choice = { $value ->
        [on] On
        [off] Off
        [first] On in the first game against bots
       *[usual] On against bots alone, off among people
    }
web-aid-is = { $to ->
        [on] On
       *[off] Off
    }
web-aid-wanted = { $asker } would like to switch it { $to }.
web-aid-keep = Leave it as it is
web-own-box = My own box
web-box-text = What differs in it
web-box-how = Do the pieces in your box differ from ours? Write down what differs, in the form of a box file (TOML).
web-open-table = Open the table

## The waiting room

web-title-waiting = Waiting for players · Fondaco
web-room-lead = The table is laid. Who will sit down?
web-own-box-here = Played with a custom box
web-invite = Invite your friends
web-invite-how = Send them this link. Whoever opens it can take a seat, without an account.
web-link-of-table = The link of this table
web-qr-show = Or scan it with the camera of a phone.
web-waiting-room = Seats
web-missing = { $count ->
        [one] One seat is open. The game begins when it is taken.
       *[other] { $count } seats are open. The game begins when the last one is taken.
    }
web-salts-missing = { $count ->
        [one] All seats are taken. The game begins when the last player has added to the luck, or leaves it as it is.
       *[other] All seats are taken. The game begins when { $count } players have added to the luck, or leave it as it is.
    }
web-salts-missing-too = Everybody may add to the luck first.
web-salt-added = has added to the luck
web-salt-left = leaves the luck as it is
web-salt-awaited = may add to the luck
web-commitment-why = All luck of this game follows from a secret number that was drawn when the table was opened. This is its commitment: the number can no longer be changed, and after the game everybody can check that it was not. Write it down if you want to be sure.
web-salt-how = Whatever you write changes all draws of the game. Something random is best. The others see it once the game has begun.
web-salt-field = What you add to the luck
web-salt-field-of = What { $player } adds to the luck
web-salt-add = Add it
web-salt-leave = Leave the luck as it is
web-salt-answered = That is what you add. It counts from the very first draw.
web-salt-wanted = Everybody who plays may add something to the luck before the game begins.
web-open-seat = Open seat
web-take-a-seat = Take a seat
web-sit-how = Then choose an open seat below. No account, no password.
web-kept-for = Kept for { $player }
web-sit-down = Sit here
web-sit-at = Sit here: { $seat }
web-bot-here = Bot
web-bot-at = Put a bot here: { $seat }
web-bots-level = How well bots play
web-you = you
web-leave-seat = Leave the seat
web-free-seat = Free the seat
web-free-seat-of = Free the seat of { $player }
web-fill-with-bots = Begin now, with bots in the open seats
web-chat-after = Take a seat, then you can talk to the others here.

## The table

web-title-mine = ● Your turn · { $game }
web-title-others = { $players } · { $game }
web-title-over = { $game } is over
web-waiting-for = Waiting for { $players }
web-past = You are looking back at the game.
web-undo = Take back
web-undo-takes = Takes back: { $choice }{ $others ->
        [yes] {" "}And what { $players } did since.
       *[no] {""}
    }
web-undo-others = { $count ->
        [1] with { $players }
        [2] with { $players }
       *[other] with { $count } bots
    }
# What others took from the reader.
web-losses = What you have lost
web-loss-seen = Seen

web-coach = The coach
web-coach-looked = I would have looked at this:
web-coach-gain = { $gain ->
        [one] By my reckoning it is about a point better.
       *[other] By my reckoning it is about { $gain } points better.
    }
web-coach-stands = It stands now; keep it in mind for the next time.
web-coach-back = Take it back
web-coach-thanks = Thanks
web-coach-off = Switch the coach off
web-undo-news = { $who } takes a choice back, and with it what { $players } did since.
web-final = for good
web-seals = This is final: it cannot be taken back.
web-sure = { $seal ->
        [drawn] Something is drawn by chance next, so it cannot be taken back.
        [over] The game ends with it, so it cannot be taken back.
       *[shown] Something hidden is shown then, so it cannot be taken back.
    }
web-do-it = Do it
web-not-yet = Not yet
web-choices = What you can do
web-board = The board
web-rail = What you can do, players, points, log and chat
web-players = Players
web-scores = Points so far
web-category = Category
web-total = Total
web-log = What happened
web-chat = Chat
web-chat-line = Say something
web-chat-name = Your name in the chat
web-chat-send = Send
web-here = here
web-who-plays-here = Who plays
web-seat-more = Move or leave this seat
web-move-seat = Move my seat to another device
web-give-to-bot = Give the seat to a bot
web-give-away = Leave the seat to somebody else
web-give-away-how = Anybody with the link of this table can then sit down there and see what you hide. Until somebody does, you can come back.
web-said-watching = (watching)
web-seat-changed = { $kind ->
        [bot] A bot, { $after }, sits down for { $before }.
        [open] The seat of { $before } is open now.
       *[person] { $after } sits where { $before } sat.
    }
web-seat-news = { $event ->
        [asks] { $who } asks for a bot in place of { $player }.
        [agrees] { $who } agrees to a bot in place of { $player }.
        [refuses] { $who } would rather wait for { $player }.
        [withdraws] { $who } waits for { $player } after all.
        [stands-in] A bot, { $bot }, stands in for { $player }.
       *[came-back] { $player } is back and takes over from { $bot }.
    }
web-aid-news = { $event ->
        [asks] { $who } would like to switch { $to }: { $aid }.
        [keeps] It stays as it was: { $aid }.
       *[settled] All agreed to switch { $to }: { $aid }.
    }
web-since = { $count ->
        [one] One thing happened while you were away.
        [2] Two things happened while you were away.
        [3] Three things happened while you were away.
        [4] Four things happened while you were away.
        [5] Five things happened while you were away.
        [6] Six things happened while you were away.
        [7] Seven things happened while you were away.
        [8] Eight things happened while you were away.
        [9] Nine things happened while you were away.
       *[other] { $count } things happened while you were away.
    }
web-since-show = Show me
web-since-last = Show the last { $count }
web-since-read = Read in the log
web-since-here = You were here
web-show = What is happening
web-show-next = Next scene
web-show-skip = Skip all
web-now-at = Now: { $part }
web-hand-to = Hand the device to { $player }
web-hurry = To my turn
web-open-seat-here = A seat is open
web-come-back = Take my seat back
web-stands-in = for { $player }
web-away-since = away since { $time }
web-last-here = last here { $ago }
web-askable-from = You can ask for a bot from { $time } on.
web-askable-in = You can ask for a bot { $time }.
web-ask-for-bot = Ask for a bot
web-ask-for-bot-of = Ask for a bot in place of { $player }
web-asking = { $asker } asks for a bot in place of { $player }.
web-asking-awaits = Waiting for { $players } to agree.
web-must-agree = Somebody asks for a bot
web-must-answer = Somebody wants to switch something
web-agree = Agree
web-refuse = Rather wait
web-withdraw = Rather wait
web-curtain = Hand the device to { $player }
web-curtain-open = I am { $player }

web-past-mark = The past
web-watching = You are watching
web-last-move = last move { $ago }
web-to-the-present = Back to the game
web-to-the-end = Back to the result
web-no-undo = Why can nothing be taken back?
web-mine = My things
web-sheet-table = Players, log
web-prompt-more = more
web-tabs = Show beside the board
web-tab-players = Players
web-tab-scores = Points
web-tab-log = Log
web-tab-chat = Chat
web-tab-table = Table
web-unread = something new
web-log-empty = Nothing has happened yet. Every sentence here will link to the position it describes.
web-chat-empty = Nobody has said anything yet.
web-scores-unknown = A question mark stands for what you cannot know yet. A plus sign means: at least.
web-scores-none = Points are counted at the end.
web-away = away
web-seat-open = open seat
web-sit-here = Sit down here
web-seat-open-how = Anybody with the link of this table can sit down here.
web-bot-level = Level of the bot
web-curtain-why = What is hidden stays hidden until this button is pressed. Everybody else: look away!
web-curtain-undo = Take the last choice back
web-lost = Connection lost, trying again…
web-not-sent = That was not sent, because there is no connection. It will be sent as soon as there is one.
web-spoken-turn = Your turn: { $prompt }
web-sound = Sounds
web-help = Help and keys
web-close = Close
web-all-rules = All the rules
web-welcome = { $game } in a minute
web-welcome-done = Got it
web-copy = Copy the link
web-copied = Copied

## About a table

web-about = About this table
web-about-game = Game
web-invite-watch = Invite somebody to watch
web-fairness = Fair luck
web-fairness-why = All luck of this game follows from a secret number that was drawn before the first choice. This is its commitment; the number itself is shown when the game is over, so that everybody can check that nothing was changed.
web-salts-added = This was added to the luck before the first draw:
web-salt-of = What { $player } added to the luck
web-seed = The secret number
web-seed-hash = Its commitment, shown from the start
web-verify-luck = Check the luck in this browser
web-seed-check = Or download the record and check it, with the rules, on your own machine:
web-seed-command = fondaco record verify { $game }-{ $table }.fondaco

## Why not

web-why-ask = Why not now?
web-why-title = What is not possible now, and why?
web-why-how = Click or tap what is not lit, or move to it and press “w”: you are told why it is not possible now.
web-why-open = This is possible now.
web-why-other = Something else comes first: { $prompt }
web-why-watching = You are watching. The table waits for { $players }.
web-rules-on = Rules: { $title }
web-why-later = Possible at other moments
web-why-more = { $count ->
        [one] 1 more of this kind
       *[other] { $count } more of this kind
    }
web-why-all-open = Everything that you see is possible now.
web-why-back = Back to the table

## Keys

web-keys = Keys
web-keys-on = Use these keys
web-key-help = This help
web-key-choice = Go to that choice in the list
web-key-next = Go to the next or previous thing that is open
web-key-do = Do what is marked
web-key-card = Show the rules card of what is marked
web-key-why = Why what is marked is not possible now; where nothing is marked, all reasons
web-key-one-page = Show the game on one page
web-key-hint = Ask for a hint, or put it away
web-key-undo = Take back
web-key-log = Show the log
web-key-chat = Write to the others
web-key-mine = Show my things
web-key-escape = Close, or skip what is moving
web-key-replay = A move back or on, in a replay; space plays and pauses
web-card-how = Rest the pointer on a thing, move to it by keyboard and press “r”, or hold your finger on it: its rules card appears.

## The end

web-beginning = Beginning
web-goes-on-from = This game goes on from a position of another one.
web-record = Download the record
web-rematch = Play again
web-join-rematch = Join the next game
web-replay = Replay
web-replay-first = First
web-replay-back = Back
web-replay-on = On
web-replay-last = Last
web-replay-move = After move { $move } of { $moves }
web-replay-speed = Speed
web-replay-chapters = Chapters
web-replay-copy = Copy the link to this position
web-replay-more = More
web-replay-at = Position { $at } of { $most }
web-replay-eyes = Through the eyes of
web-play-on = Play on from here against bots
web-play-on-as = Play on as
web-replay-go = Show
web-replay-play = Play
web-replay-pause = Pause
web-spectator = a spectator
web-ending-result = Back to the result
web-ending-board = See the board
web-ending-save = Save as a picture
web-ending-points = The points in detail
web-ending-why = Explain the points

## Hints and reviews

web-hint = Hint
web-hint-ask = Ask for a hint
web-hint-title = Hint
web-hint-thinking = Trying out moves…
web-hint-none = There is nothing to say about this.
web-hint-how = It knows only what you can know, and guesses what is hidden.
web-review = Review
web-review-of = Review: { $game }
web-review-table = As a table
web-review-when = When
web-review-grade = { $grade ->
        [grave] a grave mistake
        [clear] a clear mistake
       *[small] a small mistake
    }
web-review-look = Look at the board before this move
web-review-all = { $count ->
        [one] The one where the Master would have chosen differently
       *[other] All { $count } where the Master would have chosen differently
    }
web-review-ways = Whose decisions, and by what they are judged
web-review-working = The game is being played through once more, move by move. That takes less than a minute if nobody else waits.
web-review-progress = Looked at so far
web-review-stay = You can leave this page: the review is kept with the table.

## Checking a record

web-verify = Check a record
web-verify-table = Was the luck fair?
web-verify-lead = Your browser computes every draw of the game again, from the secret number that was shown at its end.
web-verify-which = { $game }: { $players }
web-verify-text = The record, as text
web-verify-file = Or a file
web-verify-go = Check it
web-verify-again = Check it again
web-verify-working = Computing…
web-verify-how = How this works
web-verify-how-draws = A script of this page computes the commitment and every draw by HMAC-SHA256; it asks nobody for them. The commitment must be the one that you were shown when the game began; this browser remembers it if it was used then.
web-verify-how-open = What was open at each line, and how likely each choice of chance was, comes from the server, because the rules are not in your browser. The record is sent there for that, and not kept.
web-verify-how-command = Fondaco on your own machine checks the rules as well:
web-verify-command = fondaco record verify { $file }
web-verify-no-script = This page needs JavaScript. Without it, download the record and check it with the command below.
web-verify-spec = How a draw is computed is specified in docs/decisions/chance.md of the source code.
web-verify-fits = Everything fits
web-verify-fits-partly = Everything that can be checked here is correct
web-verify-wrong = Something does not fit
web-verify-wrong-line = Line { $line } does not fit
web-verify-not-done = It could not be checked
web-verify-commitment = The commitment is that of the secret number:
web-verify-commitment-wrong = The commitment is not that of the secret number. It would be:
web-verify-commitment-seen = It is the one that this browser was shown while the game went on.
web-verify-commitment-other = While the game went on, this browser was shown another commitment:
web-verify-commitment-none = This record has no commitment. Its draws are of an older kind, which only the command line can check.
web-verify-draws = All { $count } draws are those of the secret number.
web-verify-draws-after = All { $count } draws are those of the secret number, from the position on where this game branches off another.
web-verify-draws-none = There is no draw to check: chance has drawn nothing since this game branched off another.
web-verify-draws-wrong = Chance drew “{ $said }”, but the secret number gives “{ $drawn }”.
web-verify-choices = All { $count } choices were open, according to the server.
web-verify-choices-wrong = “{ $said }” was not open there.
web-verify-choices-none = The choices were not checked, since the record cannot be read to its end.
web-verify-result = The result follows from the rules, according to the server.
web-verify-too-long = The record is too long for this page; use the command below.
web-verify-too-fast = That was too fast. Wait a moment, then try again.
web-verify-no-answer = The server did not answer. Try again in a moment.
web-verify-empty = There is no record yet: paste one, or choose a file.
web-verify-every-draw = Every draw
web-verify-column-line = Line
web-verify-column-number = Number
web-verify-column-drawn = Drawn

## A table that cannot be played any more

web-title-closed = { $game }, closed
web-course = The course of the game
web-course-how = Every choice, as it is in the record. Choose a line, or go through them one by one.
web-course-part = What the players chose. What chance drew was not stored when this game was played, so there is no record of it.
web-chance = Chance
web-points = { $points } points
web-act-gain = { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }

## Your name

web-name-more = What does this server know about me?
web-name-known = At the tables of this server you are called { $name }.
web-name-none = This server does not know your name.
web-name-unknown = This server knows nothing about you: you have not taken a seat here with this browser.
web-name-remove = Remove my name everywhere
web-name-remove-how = Your name is removed from all tables, finished and running, with everything you said there. Your seats stay yours, and the others’ games go on; they see the colour of your seat instead.
web-name-remove-limits = It cannot be undone. What others downloaded or wrote about you is out of our hands.
web-name-sure = Yes, remove it.
web-name-unsure = Tick the box if you mean it; nothing was removed.
web-name-removed = Your name was removed everywhere.

## Moving a seat

web-move-how = Open this link on the other device, or scan the QR code with its camera. { $player }’s seat then moves there.
web-move-link = Move to another device
web-move-warning = This link is the key to your seat: show it to nobody else. It works once; a newer one replaces it.
web-link-of-seat = The secret link of this seat
web-qr = The link as a QR code
web-back-to-table = Back to the table
web-take-seat = Play as { $player } on this device
web-take-how = The seat moves here; the device that held it before can then only watch.
web-take-it = Move the seat here

## Problems

web-problem = { $problem ->
        [no-table] This table is not here
        [no-link] This link leads nowhere
        [no-page] There is nothing here
        [full-table] The table is full
        [other-site] That came from elsewhere
        [too-fast] One moment
        [large-form] That is too much
        [our-fault] That was our mistake
       *[other] { $status ->
            [403] That is not yours to do
            [404] Not found
            [409] The time for that is over
            [413] That is too much
            [429] One moment
            [503] Out of order
           *[other] That did not work
        }
    }
web-problem-way = { $problem ->
        [no-table] Ask whoever sent you the link for the complete one, or open your own table.
        [no-link] Ask for a new link at the device that holds the seat: every link works once.
        [other-site] If it was you, go to the front page and do it there.
       *[other] { $status ->
            [404] Perhaps there is a typo in the address. The front page leads everywhere.
            [403] At your own tables you can do more.
            [429] Go back, take a breath, and do it again.
            [503] Nothing was lost. Go back and try again in a moment.
           *[other] Go back and try it another way; nothing was lost.
        }
    }
web-problem-status = Error { $status }
error-no-table = There is no table “{ $table }”. Perhaps the link was cut short.
error-no-page = There is no such page.
error-no-card = There is no such rules card.
error-no-link = This link does not work: it was used already, or it is not complete.
error-no-seat-here = There is no seat { $seat } at this table.
error-no-position = There is no position { $at }; the last one is { $most }.
error-eyes = While the game goes on, you can only look through your own eyes.
error-closed-rules = { $stage ->
        [over] This game was played under rules { $rules } of { $game }, which are no longer part of this release. It can still be read, and its record downloaded.
       *[running] This table was closed: it was played under rules { $rules } of { $game }, which are no longer part of this release. Nobody can play on, so its record is open to everybody.
    }
error-later-rules = This table is played under rules { $rules } of { $game }, which this release does not know yet. It waits for a later release.
error-set-aside = { $stage ->
        [over] This game is shown from what was stored: this release of { $game } would play it differently.
       *[running] This table is set aside: what was stored of it does not fit the rules of { $game } in this release. Nothing of it is lost; whoever runs this server can find out more with “fondaco doctor”.
    }
error-differs = Act { $act } has another outcome now than the one that was stored.
error-not-noted = What chance drew was not stored when this game was played, so there is no record of it.
error-not-begun = The game has not begun yet.
error-too-many-acts = At this table { $most } choices were made, which is more than any game takes. It cannot go on.
error-not-over = That is possible once the game is over.
error-no-salting = Nothing can be added to the luck of this game: it has begun, or was opened without that option.
error-salt-long = What you add to the luck can have at most { $most } characters.
error-game-is-over = The game is over; the seats stay as they are.
error-branch-over = The game ends there; choose an earlier position to play on from.
error-not-seated = You do not sit at this seat. Perhaps it was moved to another device.
error-host-only = Only the host of the table can do that.
error-owner-only = This seat is not yours to give away. When its player has been away for a long time, ask the others for a bot.
error-has-begun = The game has begun. Ask the others for a bot.
error-one-seat = You play at this table already, and nobody may hold two seats.
error-held-before = You held another seat in this game, so you can only come back to that one.
error-own-link = This device holds the seat already. Open the link on the other one.
error-ask-seated = Only those who play here can ask for a bot.
error-ask-not-away = { $player } is here, or was a moment ago.
error-ask-too-early = { $player } may still come back in time: it is too early to ask for a bot.
error-ask-lapsed = Nobody asks for a bot there any more.
error-coach-late = That can no longer be taken back.
error-hint-off = There are no hints at this table. All who play here can agree to switch them on.
error-hint-not-asked = There is nothing for you to decide just now, so there is no hint.
error-hint-busy = Many are asking for hints just now. Try again in a moment.
error-hint-lost = No hint could be found this time. Try again.
error-reviews-busy = Many games are being reviewed just now. Try again in a few minutes.
error-review-lost = The review could not be finished. Load the page again to try once more.
error-no-aid = This table has nothing of that kind to switch: { $aid }.
error-aid-seated = Only those who play here can switch that.
error-aid-so-already = It is so already.
error-aid-lapsed = Nobody wants that changed any more.
error-seat-kept = This seat is kept for { $player }. The host can free it.
error-lesson-watch = One moment: first see what the others do.
error-lesson-read = One moment: read this step first, then press “{ web-lesson-next }”.
error-lesson-first = That will be possible, too, but not in this step. Now: { $task }
error-lesson-other = You have put together: { $there }. In this step the lesson wants: { $wanted }.
error-too-late = The game has moved on since you looked; nothing was done. This is how it stands now.
error-changed-meanwhile = What you were deciding on has changed in the meantime; nothing was done. This is how it stands now.
error-seated-already = You sit at this table already.
error-hurry = Other people are playing, so the bots keep to the pace of the table.
error-full-table = All seats are taken. You can watch.
error-seat-taken = Somebody else sits there already.
error-nobody = At least one person has to play.
error-me-twice = You sit on another chair already. For somebody next to you, choose “Somebody at this device”.
error-name-of-bot = A bot at this table is called { $name }; take another name.
error-name-used = Somebody at this table is called { $name } already; take another name.
error-message-empty = There is nothing to say in that.
error-message-long = A message can have at most { $most } characters.
error-not-your-turn = It is not your turn. The table waits for { $players }.
error-objection = { $sentence }
error-not-open-here = That is not possible now. What is possible is lit, and listed.
error-no-choice = The page sent something that this game does not know. Reload it.
error-nothing-ticked = Choose something first.
error-long-field = “{ $name }” is longer than { $most } characters.
error-field-number = “{ $name }” must be a whole number, not “{ $value }”.
error-field-value = “{ $name }” cannot be “{ $value }”; it can be: { $values }.
error-bad-form = The form could not be read.
error-large-form = That is too much at once.
error-too-fast = That was too fast. Wait a moment, then try again.
error-streams-visitor = You have { $most } windows with tables open already. Close one of them, then reload this one.
error-streams-address = { $most } windows with tables are already open from your network. Try again when one of them is closed.
error-streams-table = { $most } people are already watching this table. Try again when one of them has left.
error-other-site = This came from another site, so it was not done.
error-not-stored = It could not be stored just now, so it was not done. Try again in a moment.
error-our-fault = Something went wrong on our side. Nothing was lost; try again.
error-database = The database cannot be used: { $reason }.
error-database-in-use = { $kind ->
        [server] The database “{ $database }” is in use by the server at { $address } (process { $pid } on { $host }). Stop that one first, or set FONDACO_DB to another database.
        [process] The database “{ $database }” is in use by process { $pid } on { $host }. Wait until it ends, or set FONDACO_DB to another database.
       *[unknown] The database “{ $database }” is in use by another process. Stop that one first, or set FONDACO_DB to another database.
    }
error-schema = The database has schema { $found }, this release has schema { $ours }. A server of this release migrates it when it starts; make a backup first.
error-archive-exists = There is a file “{ $file }” already; --force replaces it.
error-archive-unwritable = “{ $file }” cannot be written: { $reason }.
error-archive-unreadable = “{ $file }” cannot be read: { $reason }.
error-archive-kind = This is not a file that “fondaco backup” or “fondaco export” wrote.
error-archive-release = The file is of format { $found }, this release reads format { $ours }: use the release that wrote it.
error-archive-cut = The file ends too early.
error-archive-damaged = The file was changed or damaged: its hash does not match.
error-archive-line = This is not a row of a table.
error-archive-value = “{ $column }” of “{ $table }” has an impossible value.
error-archive-unfit = The rows of the file do not fit together.
error-archive-part = “{ $file }” holds single tables, not all of a server. “fondaco import” adds them to a database.
error-not-empty = The database is not empty. --force deletes what is in it.
error-table-here = The table “{ $table }” is here already. Nothing was imported.
error-database-kind = “{ $address }” is neither SQLite nor PostgreSQL (FONDACO_DB).
error-hosts = “{ $host }” is not a host name; separate names by commas, without ports (FONDACO_HOSTS).
error-other-host = This server is not known as “{ $host }”. Whoever runs it can add that name by FONDACO_ADDRESS or FONDACO_HOSTS.
error-address = “{ $address }” is not an address; it must begin with http:// or https:// (FONDACO_ADDRESS).
error-number = { $name } must be a whole number from { $least } to { $most }, not “{ $value }”.

## The rules page

web-contents = Contents
web-cards-short = In short
web-cards-doing = What you can do
web-cards-pieces = The tiles
web-cards-course = How it goes
web-cards-points = Points
web-cards-bots = The bots
# The players of the examples and diagrams, by seat.
web-book-players = Anna, Ben, Clara, David, Eva
web-book-print = Print
web-one-page = The game on one page
