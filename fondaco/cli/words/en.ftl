# The command line, in English.

## What can go wrong

error-option-form = An option is written as name=value, not “{ $option }”.
error-option-twice = The option “{ $option }” is given twice.
error-bots-count = { $seats ->
        [one] There is 1 seat for a bot
       *[other] There are { $seats } seats for bots
    }, but { $bots } are named; name one for all or one for each.
error-line-up = The line-up names { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }; { $game } is for { $fewest } to { $most } players.
error-seat-number = There is no seat { $seat } at a table of { $seats }.
error-names-count = { $names ->
        [one] 1 name is given
       *[other] { $names } names are given
    }, but there { $people ->
        [one] is 1 person
       *[other] are { $people } people
    } at { $seats } seats; name the people or everybody.
error-name-sign = The name “{ $name }” contains a character that a record cannot hold: no | and nothing unprintable.
error-name-bot = The name “{ $name }” ends like the name of a bot; a person needs another one.
error-name-twice = Two players are called “{ $name }”.
error-no-file = There is no file “{ $file }”.
error-not-a-file = “{ $file }” is not a file.
error-unreadable = “{ $file }” cannot be read: { $reason }.
error-not-text = “{ $file }” is not UTF-8 text.
error-too-big = “{ $file }” is larger than { NUMBER($most, useGrouping: 0) } bytes.
error-home = The games cannot be saved in “{ $folder }”: { $reason }.
error-save-name = “{ $name }” cannot be the name of a saved game: use letters, digits, dots, dashes and underscores.
error-no-save = There is no saved game “{ $name }”. Saved games: { $names }.
error-nothing-saved = There is no unfinished game to resume.
error-save-players = The saved game does not say who plays; start a new one.
error-save-other = “{ $name }” is a game of { $game }.
error-save-over = The game “{ $name }” is over; look at it with: fondaco record show.
error-beside-resume = A saved game goes on as it began: { $options } cannot be combined with --resume.
error-place-twice = A position is named by --at or by --round, not by both.
error-turn-alone = “--turn” needs “--round” as well.
error-no-rounds = { $game } has no rounds; name a position with --at.
error-no-round = The record does not reach round { NUMBER($round, useGrouping: 0) }.
error-no-turn = The record does not reach turn { NUMBER($turn, useGrouping: 0) } of round { NUMBER($round, useGrouping: 0) }.
error-keeps-for-ever = Nothing says how long tables are kept: give --unfinished or --finished a number of days.
error-nobody-called = Nobody is called “{ $name }” there, and no visitor has that number.
error-several-called = Several visitors are called “{ $name }”; choose one by its number: { $visitors }.
error-at-most = “{ $option }” must be at most { $most }, not { $value }.
error-positive = “{ $option }” must be at least { $least }, not { $value }.
error-setting-form = “{ $bot }”: a setting of a bot is written as name=value, not “{ $setting }”.
error-setting-twice = “{ $bot }”: the setting “{ $setting }” is given twice.
error-bot-made = The bot “{ $bot }” cannot be made: { $reason }.
error-bot-file = “{ $file }” cannot be loaded: { $reason }.
error-bot-class = { $count ->
        [0] “{ $file }” has no class that inherits from Bot.
       *[other] “{ $file }” has no bot “{ $class }”; write the file, a colon and a class. Its bots are: { $classes }.
    }
error-duration = “{ $option }” must be a duration such as 500ms, 10s or 5m, not “{ $value }”.
error-share = “{ $option }” must be a share between 0 % and 100 %, such as 45%, not “{ $value }”.
error-journal-form = “{ $file }” is not a file of an arena that this release can read.
error-journal-line = “{ $file }” contains something that is not a game of an arena.
error-journal-other = “{ $file }” belongs to another tournament: its { $setting } is { $there }, not { $here }. Choose another file.
error-journal-longer = “{ $file }” already holds { $games } games, more than the { $asked } that you asked for.
error-journal-empty = “{ $file }” does not hold all games of a single seed yet.
error-worker-lost = A process that was playing ended by itself (code { NUMBER($code, useGrouping: 0) }), and no bot was thinking there.
error-worker-stuck = Game { NUMBER($game, useGrouping: 0) } does not come to an end, although no bot is asked.
error-no-ray = For --ray the package “ray” is needed; install it with: pip install "fondaco[ray]".
error-ray-address = There is no Ray cluster at “{ $address }”: { $reason }.
error-no-matplotlib = For a report the package “matplotlib” is needed; install it with: pip install "fondaco[report]".
error-report-folder = A report cannot be written to “{ $file }”.
error-hidden = “--hidden” takes two multiples of three from 3 to 999, such as 192,48, not “{ $value }”.
error-start-missing = There is no file of weights “{ $file }”.
error-start-late = The training in “{ $folder }” is under way and cannot begin with “{ $file }”; choose another folder.
error-no-torch = “{ $python }” has no PyTorch or NumPy: install the extra “train”, or name another Python by --torch. What it said is in “{ $file }”.
error-fit-failed = Fitting the weights failed; what it said is in “{ $file }”.

## Commands and options

cli-fondaco = Three games about merchants, to play and to study.
cli-games = List the games.
cli-play = Play a game in the terminal, against bots or with friends at one screen.
cli-bench = Measure how fast a game is played at random.
cli-check = Play random games and check every law of the game.
cli-arena = Let bots play against each other; on every seed they sit in every order, or in balanced ones if there are more than 24.
cli-train = Learn to judge the positions of a game from self-play, and keep the weights in a folder; the same folder goes on where it stopped.
cli-serve = Serve the games to browsers.
cli-doctor = Replay every table of a server's database under this release, change nothing, and report what would differ.
cli-backup = Write all of a server's database into a file, while the server runs. The file is as secret as the database.
cli-restore = Fill a database from a backup; no server may be running on it.
cli-export = Write single tables of a server into a file, while the server runs. The file is as secret as the database.
cli-import = Add the tables of a file to a database, while a server runs on it.
cli-prune = Show which tables of a server have expired, and delete them with --yes.
cli-forget = Show where a name appears in a server's database, and remove it with --yes. The games stay.
cli-record = Look into a recorded game.
cli-record-show = Tell a recorded game as sentences.
cli-record-replay = Draw the board of a recorded game at a position.
cli-record-verify = Replay a recorded game and check every choice, the luck and the result.
cli-review = Look back at a recorded game that is over: how likely each player was to win, where that turned, and what the Master would have done.
cli-option-review-seat = The decisions of this seat, from 1; of all seats if left out.
cli-option-open-cards = Judge with all cards open, not by what a player could know then.
cli-option-db = The address of the database; that of the server (FONDACO_DB) if left out.
cli-option-serve-db = The address of the database with the tables, such as sqlite:///FILE; FONDACO_DB if left out, or else the file { $file }.
cli-option-replace = Replace the file if there is one.
cli-option-overwrite = Delete what is in the database first.
cli-option-output = The file; TABLE.tables.gz here if left out. It is compressed if its name ends in .gz.
cli-option-yes = Do it. Without this, what would happen is only shown.
cli-option-unfinished-days = How many days unfinished tables are kept; FONDACO_KEEP_UNFINISHED_DAYS if left out, 0 for ever.
cli-option-finished-days = How many days finished tables are kept; FONDACO_KEEP_FINISHED_DAYS if left out, 0 for ever.
cli-option-host = Who can reach it: 127.0.0.1 for this machine only, 0.0.0.0 for everybody in the network.
cli-option-port = The port; the first free one from 8000 up if left out.
cli-option-open = Open a browser, if there is a desktop.
cli-option-json = Print one JSON object instead.
cli-option-seats = How many players; { $seats } if left out and the game allows it.
cli-option-bots = Who plays the other seats: one bot for all, or one for each, comma-separated; { $usual } if left out.
cli-option-names = Names of the people, or of all players, comma-separated.
cli-option-seat = The seat of the first person, from 1; { $usual } if left out.
cli-option-people = How many people share this screen; { $usual } if left out.
cli-option-seed = The text that the luck comes from: the same text, the same luck. A random one if left out.
cli-option-fixed-seed = The text that the luck comes from: the same text, the same luck. “{ $usual }” if left out.
cli-option-box = A file that says what differs in your own box.
cli-option-option = An option of the game; may be given several times.
cli-option-resume = Go on with the latest unfinished game, or with the one named.
cli-option-seconds = How many seconds to measure; { $usual } if left out.
cli-option-check-seats = How many players; may be given several times. All numbers if left out.
cli-option-line-up = The bots at the table, comma-separated: names, or classes in files such as mine.py:MyBot, each with its settings such as greedy:budget=100; { $usual } if left out.
cli-option-games = How many games; { $usual } if left out.
cli-option-workers = How many processes; one for each CPU if left out.
cli-report = Make a report, one HTML file, from the file that an arena has written with --out.
cli-option-report-output = The file; the name of the other one with .html if left out.
cli-report-made = { $file }: a report on { $games } games.
cli-option-arena-games = How many games, rounded up to whole seeds; { $usual } if left out.
cli-option-choice-limit = How long a bot may think about one choice before it loses the game, such as 500ms or 10s; { $usual } if left out.
cli-option-game-limit = How long a game may take before the bot that has used the most time loses it; { $usual } if left out.
cli-option-clock = What counts as the time that bots think: “wall” for all the time that passes, “processor” for only the time in which the processor works for them, if the machine does other things as well; “{ $usual }” if left out.
cli-option-stop = End as soon as the first bot is shown to win more or less often than its fair share, or than this share, such as 45%. The interval then told is valid at every look.
cli-option-out = Write every game into this file, one line of JSON each. The same command goes on with it where it was interrupted.
cli-option-report = Write a report with plots, one HTML file.
cli-option-ray = Play on a Ray cluster: auto, local, or the address of one.
cli-option-minutes = How many minutes; { $usual } if left out.
cli-option-folder = Where everything is kept; training/GAME here if left out.
cli-option-train-seats = How many players the games have, in turn; may be repeated. Every number, and { $seats } twice, if left out.
cli-option-generation = How many games are played before the weights are fitted again; { $usual } if left out.
cli-option-window = To how many games, the latest, the weights are fitted; { $usual } if left out.
cli-option-explore = How many of a thousand moves are made at random; { $usual } if left out.
cli-option-budget = How many positions are judged for a move at most; { $usual } if left out.
cli-option-start = Weights to begin with: a file, or “{ $shipped }” for those that come with the game.
cli-option-hidden = The sizes of the two hidden layers, multiples of three; { $usual } if left out.
cli-option-duels = How many games tell whether new weights are better; { $usual } if left out.
cli-option-appraise = Fit to games of the bot “greedy” alone: such weights appraise positions, and the bot “learned” then plays as “greedy” does.
cli-option-device = Where the weights are fitted; on a GPU, if there is one, if left out.
cli-option-torch = The Python that has PyTorch and NumPy; this one if left out.
cli-option-json-lines = Print one JSON object a line instead.
cli-option-at = After this many choices; all if left out.
cli-option-round = At the beginning of this round.
cli-option-turn = At the beginning of this turn of the round.
cli-option-view = Through the eyes of this seat, from 1; as a spectator if left out.
cli-option-unfinished = Accept a game that is not over.
cli-option-language = The language of this command; otherwise that of FONDACO_LANGUAGE, or of this machine.
cli-no-such-option = There is no option “{ $option }”.
cli-no-such-command = There is no command “{ $command }”.
cli-missing-parameter = This command needs { $parameter }.
cli-missing-value = “{ $option }” needs a value after it.
cli-bad-value = “{ $option }” does not take “{ $value }”.
cli-option-version = Show the version and whether the rules run compiled.
cli-option-help = Show this help.
cli-help-usage = Usage:
cli-help-options = Options
cli-help-commands = Commands
cli-players = { $fewest } to { $most } players
cli-verified = { $file }: { $choices ->
        [one] 1 choice
       *[other] { $choices } choices
    } of { $game }, all according to the rules{ $finished ->
        [yes] ; the result is { $result }.
       *[no] ; not over yet.
    }{ $luck ->
        [hmac-sha256] {" "}The seed fits the commitment, and every draw fits the seed{ $beginning ->
            [0] .
           *[other] , after { $beginning } choices taken over from another game.
        }
        [sfc32] {" "}Every draw fits the seed.
       *[other] {" "}It has no seed, so the draws were not checked.
    }{ $lesson ->
        [yes] {" "}The luck is that of a lesson, which everybody may know beforehand: it proves nothing.
       *[no] {""}
    }
cli-checked = { $game }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $seats } players, { $choices } choices, every law kept.
cli-law-broken = error: LawBroken: { $sentence }
cli-missing-words = error: MissingWords: There are no words in “{ $language }” for { $keys }.
cli-no-words = { $game } has no words yet; it is shown in its notation.
cli-words-elsewhere = { $game } has no words in { $languages } yet; there it is shown in English.
cli-checking = { $game }, { $seats } players
cli-arena-progress = { $game }
cli-arena-head = { $game }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } on { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    }, each in { $orders ->
        [one] 1 order of seats
       *[other] { $orders } orders of seats
    }
cli-arena-rounded = { $asked ->
        [one] 1 game was
       *[other] { $asked } games were
    } asked for; that is rounded up to { $games }, so that every seed is played in every order.
cli-arena-bot = Bot
cli-arena-share = Wins
cli-arena-interval = 95 %
cli-arena-fair = Fair
cli-arena-points = Points
cli-arena-rating = Rating ±2σ
cli-arena-time = ms/slowest
cli-arena-forfeits = Forfeits
cli-arena-pair = On the same seeds
cli-arena-pair-share = Wins a seat
cli-arena-pair-points = Points
cli-arena-forfeit = Game { NUMBER($game, useGrouping: 0) }: { $bot } on seat { $seat } { $kind ->
        [failed] failed: { $detail }.
        [type] answered with something of the type { $detail }, not with a choice.
        [illegal] chose “{ $detail }”, which was not open.
        [slow] thought about one choice for more than { $detail } s.
        [long] used the most time in a game of more than { $detail } s.
       *[died] ended its process (code { $detail }).
    }
cli-arena-more-forfeits = { $count ->
        [one] And 1 more forfeit.
       *[other] And { $count } more forfeits.
    }
cli-arena-stop = { $early ->
        [yes] Ended early: the share of { $bot } was shown to differ from { $target }, after { $looks ->
            [one] 1 look
           *[other] { $looks } looks
        }.
       *[no] Played to the end, after { $looks ->
            [one] 1 look
           *[other] { $looks } looks
        } at whether the share of { $bot } differs from { $target }.
    } The interval that is valid at every look: { $low } – { $high }.
cli-train-played = Generation { NUMBER($generation, useGrouping: 0) }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} played, { $rows ->
    [one] { $rows } position
   *[other] { $rows } positions
} kept.
cli-train-fitted = Generation { NUMBER($generation, useGrouping: 0) }: fitted ({ $device }).
cli-train-duel = { $net } against { $rival }, { $seats } seats: { $share } of { $games ->
    [one] { $games } game
   *[other] { $games } games
} won ({ $low } to { $high }).
cli-train-end = The best weights are in “{ $file }”.
cli-bench-progress = { $game }
cli-bench-head = { $game } with { $seats } players, { $mode ->
        [compiled] compiled
       *[interpreted] interpreted
    }
cli-record-at = --at { NUMBER($at, useGrouping: 0) }
cli-record-set-up = The game is being set up ({ $at ->
        [one] 1 choice
       *[other] { $at } choices
    } so far).

## Commands for the host of a server

serve-at = Fondaco is open at { $address } (stop it with Ctrl+C).
backup-made = { $file }: { $rows ->
        [one] 1 row was
       *[other] { $rows } rows were
    } saved. Whoever has this file can look into every running game: keep it as you keep the database.
restore-done = { $tables ->
        [one] 1 table was
       *[other] { $tables } tables were
    } restored. “fondaco doctor” tells whether this release plays them as they were played.
export-made = { $file }: { $tables } saved. Whoever has this file can look into these games.
import-done = { $count ->
        [0] No table was imported.
        [one] 1 table was imported: { $tables }.
       *[other] { $count } tables were imported: { $tables }.
    }
prune-table = { $table }: { $game }, { $stage ->
        [finished] finished
       *[unfinished] not finished
    }, unused since { $moved }
prune-would = { $tables ->
        [0] No table would be deleted.
        [one] 1 table would be deleted; --yes does it.
       *[other] { $tables } tables would be deleted; --yes does it.
    }
prune-done = { $tables ->
        [0] No table was deleted.
        [one] 1 table was deleted.
       *[other] { $tables } tables were deleted.
    }
forget-would = Visitor { $visitor }, { $name }: the name and its chat messages would be removed from { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }; --yes does it.
forget-done = Visitor { $visitor }, { $name }: removed from { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }. Earlier backups and records still have the name.
doctor-copy = The database has the schema of an earlier release. A copy of it was migrated and checked; the database itself was not changed.
doctor-closed = { $table }: { $stage ->
        [finished] finished under rules { $rules } of { $game }, which are not part of this release; it stays readable.
       *[other] will be closed: rules { $rules } of { $game } are not part of this release.
    }
doctor-later = { $table }: waits for a later release, with rules { $rules } of { $game }.
doctor-differs = { $table }: { $game } differs at { $act ->
        [0] the set-up
       *[other] act { NUMBER($act, useGrouping: 0) }
    }: stored “{ $stored }”, this release gives “{ $comes }”.
doctor-sum = { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } checked: { $fine } fine, { $former } under former rules, { $closed } closed, { $later } of a later release, { $differs ->
        [0] none differs
        [one] 1 differs
       *[other] { $differs } differ
    }.

## The report of an arena

report-title = { $game }: a tournament of bots
report-kind = Tournament of bots
report-results = Results
report-pairs = Two by two
report-settings = Settings
report-reading = “Wins” is the share of all wins, a shared one split; “Fair” is what it would be among equals. The intervals count seeds, not games, because the games of one seed are alike. The rating is openskill's (Plackett–Luce): all begin at 25, and 2σ is how uncertain it still is.
report-plot-shares = Wins
report-about-shares = With the 95 % interval. The bar across is the fair share.
report-plot-ratings = Ratings
report-about-ratings = With two standard deviations on each side.
report-plot-seats = Wins by seat
report-about-seats = How often a bot wins from each seat. The dashed line is what equals would win.
report-plot-categories = Points by category
report-about-categories = What the points of a seat are made of, on average.
report-plot-lengths = Length of the games
report-about-lengths = Choices of all bots in one game.
report-plot-times = Time for a choice
report-about-times = Mean of each game in milliseconds: the middle half of the games, the median, and the range.
report-axis-seat = Seat
report-axis-choices = Choices
report-axis-games = Games
report-axis-ms = ms
report-axis-points = Points
report-axis-share = %
report-setting-game = Game
report-setting-rules = Version of the rules
report-setting-options = Options of the game
report-setting-seed = Seed
report-setting-games = Games asked for
report-setting-choice-limit = Limit for a choice
report-setting-game-limit = Limit for a game
report-setting-clock = Clock
report-setting-stop = Share at which it may end
report-setting-digests = Digests of the bots' files
report-setting-fondaco = Version of Fondaco
report-setting-mode = Mode

## A game in the terminal

play-welcome = { $title }. { $pitch }
play-commands = Answer with a number or the notation, or type: help, why, hint, board, score, log, undo, save, quit.
play-ask = { $player }>
play-pass-screen = Pass the screen to { $player }, then press Enter.
play-go-on = Press Enter to go on, or type undo to take it back.
play-seal = This cannot be taken back. Press Enter to do it, or type undo.
play-not-done = Not done; choose again.
play-not-then = “{ $choice }” would not be open after “{ $earlier }”, so nothing was done.
play-pause = Press Enter to go on.
play-first-enter = The story is not told yet: press Enter first.
play-first-nod = Press Enter first, or type undo.
play-several = In one go: { $choices }.
play-alone = “{ $command }” takes no argument.
play-why = Type why and a choice, such as why pass: you are told why it is not open now.
play-why-open = That is open now.
play-why-rule = { $sentence } ({ $rule })
play-hint-none = There is nothing to say about this.
play-hint-people = Hints are for one who plays against bots alone.
cli-review-progress = { $game }
play-log-number = Type log for the whole story, or log and how many paragraphs, such as log 5.
play-help-undo = undo takes back your last choice, as long as nothing was shown, drawn or decided by others since. A move often takes several choices; each can be taken back in turn. Before a choice that cannot be taken back is carried out, you are asked.
play-undone = Taken back.
play-saved = Saved as { $file }
play-left = The game is saved as { $name }
play-resume-with = Go on with: { $program } play { $game } --resume
play-box = Box: { $file }
play-own-box = Box: your own, as it was when this game began.
play-resumed = Going on with { $name }.
play-record = The record is in { $file }
play-number = Type a number from 1 to { $most }.
play-no-card = There is no help card for “{ $topic }”.
play-topics = Help cards (type: help and a name): { $topics }
play-help-commands = Commands: why and a choice says why it is not open now; hint says what promises most now; board draws the whole board and explains its signs; score shows the points so far; log tells the whole story, log 5 its last five paragraphs; help 2 explains the second choice offered; undo takes back your last choice, as long as nothing was shown, drawn or decided by others since; save saves the game (that also happens after every choice); quit leaves, and the game can be resumed.
play-begin = Press Enter to begin.
