# What the web app says, in English.

## Everywhere

web-name = Fondaco
web-pitch = Games about merchants, with friends near and far or against bots. No account, nothing to install.
web-skip = Skip to the content
web-nav = Main
web-home = To the front page
web-my-tables = My tables
web-new-table = New table
web-rules = Rules

## The front page

web-play-now = Play now against bots
web-with-friends = Play with friends
web-no-tables = You sit at no table yet.
web-open-tables = Open tables
web-open-seats = { $count ->
        [one] 1 open seat
       *[other] { $count } open seats
    }
web-your-turn = Your turn

## Opening a table

web-your-name = Your name
web-seats = Players
web-who-plays = Who plays
web-seat = Seat { $seat }
web-chair-me = Me
web-chair-open = A friend, by link
web-chair-here = Somebody at this device
web-chair-name = Name
web-bot-random = Bot: novice
web-bot-greedy = Bot: merchant
web-pace = Pace
web-pace-live = Live: all are here
web-pace-leisure = At leisure: over days
web-bot-pace = How fast the bots are
web-bot-pace-200 = At once
web-bot-pace-700 = Quick
web-bot-pace-1500 = Calm
web-bot-pace-4000 = Slow
web-listed = Show it on the front page, so that anybody can join
web-open-table = Open the table

## The waiting room

web-title-waiting = Waiting for players · Fondaco
web-invite = Invite your friends
web-invite-how = Send them this link. The game begins when the last seat is taken.
web-waiting-room = Seats
web-open-seat = { $seat }: an open seat
web-sit-down = Sit down
web-you = you
web-fill-with-bots = Begin now, with bots in the open seats

## The table

web-title-mine = ● Your turn · { $game }
web-title-others = { $game }
web-title-over = { $game } is over
web-waiting-for = Waiting for { $players }
web-past = You look at position { $at }.
web-undo = Take back
web-seals = This cannot be taken back.
web-do-it = Do it
web-not-yet = Not yet
web-choices = What you can do
web-rail = Players, points, log and chat
web-players = Players
web-scores = Points so far
web-category = Category
web-total = Total
web-log = What happened
web-chat = Chat
web-chat-line = Say something
web-chat-send = Send
web-here = here
web-move-seat = Move my seat to another device
web-give-to-bot = Give the seat to a bot
web-give-away = Give the seat to somebody else
web-give-back = Give the seat back to { $player }
web-curtain = Hand the device to { $player }
web-curtain-open = I am { $player }

## The end

web-winner = { $count ->
        [one] { $players } wins with { $points ->
            [one] 1 point
           *[other] { $points } points
        }!
       *[other] { $players } share the victory with { $points ->
            [one] 1 point
           *[other] { $points } points
        }!
    }
web-record = Download the record
web-rematch = Play again
web-join-rematch = Join the next game
web-replay = Replay
web-replay-first = First
web-replay-back = Back
web-replay-on = On
web-replay-last = Last
web-replay-leave = Leave the replay
web-replay-at = Position { $at } of { $most }
web-replay-eyes = Through the eyes of
web-play-on = Play on from here against bots

## Moving a seat

web-move-how = Open this link on the other device, or let its camera read the picture. { $player }'s seat then moves there. The link works once; keep it to yourself.
web-qr = The link as a picture for a camera
web-back-to-table = Back to the table
web-take-seat = Play as { $player } on this device
web-take-how = The seat moves here; the device that held it before can then only watch.
web-take-it = Move the seat here

## Problems

web-problem = { $status ->
        [404] Not found
        [403] Not allowed
        [429] Slow down
        [503] Out of order
       *[other] That did not work
    }
error-no-table = There is no table “{ $table }”. Perhaps the link was cut short.
error-no-page = There is no such page.
error-no-card = There is no such rules card.
error-no-link = This link does not work: it was used already, or it is not complete.
error-no-seat-here = There is no seat { $seat } at this table.
error-no-position = There is no position { $at }; the last one is { $most }.
error-eyes = While the game goes on, only your own eyes are lent to you.
error-other-rules = This game was played under rules { $rules }; this release plays rules { $ours }.
error-broken-table = The table “{ $table }” cannot be shown: what was stored of it does not fit the rules ({ $error }).
error-not-begun = The game has not begun yet.
error-not-over = That is possible once the game is over.
error-game-is-over = The game is over; the seats stay as they are.
error-branch-over = The game ends there; choose an earlier position to play on from.
error-not-seated = You do not sit at this seat. Perhaps it was moved to another device.
error-host-only = Only the host of the table can do that.
error-talk = Whoever wants to talk here needs a seat, or a name from another table.
error-full-table = All seats are taken. You can watch.
error-seat-taken = Somebody else sits there already.
error-nobody-before = Nobody held this seat before.
error-nobody = At least one person has to play.
error-name-empty = Give a name, please.
error-name-long = A name has at most { $most } letters.
error-name-twice = Somebody at this table has that name already; take another one.
error-message-empty = There is nothing to say in that.
error-message-long = A message has at most { $most } letters.
error-nothing-ticked = Nothing is ticked.
error-long-field = “{ $name }” is longer than { $most } letters.
error-field-number = “{ $name }” must be a whole number, not “{ $value }”.
error-field-value = “{ $name }” cannot be “{ $value }”; it can be: { $values }.
error-bad-form = The form could not be read.
error-large-form = That is too much at once.
error-too-fast = That was too fast. Wait a moment, then try again.
error-streams = This table is open in { $most } windows already.
error-other-site = This came from another site, so it was not done.
error-not-stored = It could not be stored just now, so it was not done. Try again in a moment.
error-our-fault = Something went wrong on our side. Nothing was lost; try again.
error-database = The database cannot be used: { $reason }.
error-database-kind = “{ $address }” is neither SQLite nor PostgreSQL (FONDACO_DB).
error-address = “{ $address }” is no address; it begins with http:// or https:// (FONDACO_ADDRESS).
error-number = { $name } must be a whole number from { $least } to { $most }, not “{ $value }”.
