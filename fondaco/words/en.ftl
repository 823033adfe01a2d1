# What Fondaco says in every game, in English.

error-line = line { NUMBER($line, useGrouping: 0) }: { $sentence }
error-no-game = There is no game “{ $game }”; the games are: { $games }.
error-seats = { $game } is for { $fewest } to { $most } players, not { $seats }.
error-option-value = The option “{ $option }” must be one of { $values }, not “{ $value }”.
error-no-option = { $game } has no option “{ $option }”; it has: { $options }.
error-no-options = { $game } has no option “{ $option }”; it has no options at all.
error-no-number = There is no choice with the number { $number }.
error-no-verb = There is no choice “{ $verb }” in this game.
error-needs-thing = “{ $verb }” needs something after it, such as { $some }.
error-verb-alone = “{ $verb }” stands alone; “{ $thing }” does not go with it.
error-no-thing = “{ $thing }” does not go with “{ $verb }”; it takes { $some } and the like.
error-no-seat = There is no seat “{ $seat }”; the seats are 1 to { $seats }.
error-not-asked = Seat { $seat } is not asked anything now; asked: { $asked }.
error-chain-over = “{ $choice }” has to wait: what comes before it shows something, or ends the question.
error-not-open = “{ $choice }” is not open now. Open: { $open }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }
error-stale = This answers position { $version }, but the game is at position { $now }.
error-game-over = The game is over.
error-undo-over = The game is over; nothing can be taken back.
error-undo-nothing = You have not chosen anything yet.
error-undo-revealed = Something hidden has come to light since your last choice, so it can no longer be taken back.
error-undo-drawn = Something was drawn since your last choice, so it can no longer be taken back.
error-undo-decided = Somebody else has decided since your last choice, so it can no longer be taken back.
error-undo-lesson = In a lesson nothing has to be taken back: what does not belong to it is not done.
error-undo-often = Too many choices were taken back at this table; from now on every choice stands.
error-undo-open = The others may already be answering your last choice, so it can no longer be taken back.
error-no-record = This is not a record of a game: its first line is not “{ $format }”.
error-no-header-line = “{ $text }” is not a line of a record's header.
error-no-header = “{ $name }” is not a header of a record.
error-header-number = The header needs a whole number for “{ $name }”, not “{ $value }”.
error-stops-in-header = The record is cut off inside its header.
error-stops-in-line = The record is cut off in the middle of a line.
error-too-long = The record is longer than { $most } characters.
error-rules = It was played under rules { $rules } of { $game }; this release plays rules { $ours }.
error-players = The header names { $players ->
        [one] 1 player
       *[other] { $players } players
    } for { $seats } seats.
error-after-end = Nothing may follow the end of a game.
error-empty-line = There is an empty line among the choices.
error-end-scores = The end of this game needs { $seats } scores.
error-unfinished = The record stops here, before the game is over.
error-wrong-scores = The game ends { $points }, but the record says { $said }.
error-wrong-luck = This draw is not the one that the seed gives.
error-wrong-commitment = The commitment is not that of the seed.
error-luck-kind = This release does not know the luck “{ $luck }”; it knows: { $kinds }.
error-salt = A salt is one line of at most { $most } printable characters, without spaces around it.
error-beginning = The beginning is longer than the whole record, which has { $choices ->
        [one] 1 choice.
       *[other] { $choices } choices.
    }

error-no-bot = There is no bot “{ $bot }”; the bots are: { $bots }.
error-no-setting = The bot “{ $bot }” has no setting “{ $setting }”; it has: { $settings }.
error-no-settings = The bot “{ $bot }” has no setting “{ $setting }”; it has no settings at all.
error-setting-number = The setting “{ $setting }” of the bot “{ $bot }” must be a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }, not “{ $value }”.
error-setting-duration = The setting “{ $setting }” of the bot “{ $bot }” must be a duration such as 500ms, 1s or 2m, not “{ $value }”.
error-net-file = The file of weights is damaged, or of another version.
error-net-observed = The weights belong to other observations than the { $inputs } of this version.
error-people = At { $seats } seats there may be 1 to { $seats } people, not { $people }.
error-name-empty = A player's name cannot be empty.
error-name-long = The name “{ $name }…” is longer than { $most } characters.
error-seed = A seed is one line of 1 to { $most } printable characters, without spaces around it.
error-box-crowded = A box file holds at most { NUMBER($most, useGrouping: 0) } “{ $sign }”; this one holds { NUMBER($count, useGrouping: 0) }.
error-no-box = { $game } has no box to replace.
error-at = The record has { $most ->
        [one] 1 choice
       *[other] { $most } choices
    }; there is no position { NUMBER($at, useGrouping: 0) }.
error-language = There are no words in the language “{ $language }” (--language, FONDACO_LANGUAGE); there are: { $languages }.
error-port = The server cannot listen at { $host }, port { $port }: { $reason }.
error-stale-build = The compiled code is older than its sources ({ $files }); build it again.
# $stop is the full stop of the sentence, or whatever it ended with.
story-times = { $sentence } ({ $times } times){ $stop }
## A game that has no words of its own yet

plain-pitch = It has no board yet; the notation of its choices is what you see.
plain-help = Answer with the number of a choice or with its notation. The verbs:
plain-over = The game is over.
plain-waiting = Others are deciding.
plain-prompt = Your choice: { $question }
plain-choice = { $choice }
plain-legend = The points are counted as if the game ended now.
plain-player = Player
plain-asked = Asked
plain-yes = yes
plain-to-move = to move
plain-why = This is not open: { $reason }.
plain-seat = Seat { $seat }
podium-place = { $rank }. { $player } ({ $points }).
plain-bots = Agnes, Veit, Endres, Barbara, Ursula, Hans, Sebald, Kunigunde
plain-winner = { $count ->
        [one] { $players } wins with { $points ->
            [one] 1 point
           *[other] { $points } points
        }!
       *[other] { $players } share the victory with { $points ->
            [one] 1 point
           *[other] { $points } points
        }!
    }

## Why a choice is not open

why-game-over = The game is over.
why-not-asked = It is not your turn to decide.
why-other-question = Something else is asked now.

## Hints and reviews

review-points-about = { $points ->
        [one] about 1 point
       *[other] about { $points } points
    }
review-worth = { $chance } to win, { $points }
review-then = Then: { $step }
review-move = Move { $move }
review-chances = How likely each player was to win
review-turns = Turning points
review-no-turns = No single move changed much: it was decided little by little.
review-swing = { $player }’s chance to win: { $before } → { $after }
review-moves = The decisions of { $player }
review-known = What could be known then
review-open = With all cards open
review-known-how = Each decision is looked at with the eyes of the player at that moment; what was hidden is imagined.
review-open-how = Each decision is looked at with everything that was hidden then: the others’ secrets, and what nobody could know.
review-good = { $decided ->
        [one] 1 decision, { $good ->
            [0] which the Master would have made otherwise.
           *[other] as good as the Master’s.
        }
       *[other] { $decided } decisions, { $good } of them as good as the Master’s.
    }
review-worst = What cost most
review-did = Done
review-master = The Master
review-honest = The figures come from trying out how the game might go on, a few times for each move. They are estimates: a difference of one or two per cent may be chance.
