# What Fondaco says in every game, in English.

error-line = line { NUMBER($line, useGrouping: 0) }: { $sentence }
error-no-game = There is no game “{ $game }”; there is: { $games }.
error-seats = { $game } is for { $fewest } to { $most } players, not { $seats }.
error-option-value = The option “{ $option }” is one of { $values }, not “{ $value }”.
error-no-option = { $game } has no option “{ $option }”; it has: { $options }.
error-no-verb = There is no choice “{ $verb }” in this game.
error-verb-alone = “{ $verb }” stands alone; “{ $thing }” does not go with it.
error-no-thing = “{ $thing }” does not go with “{ $verb }”; it takes { $some } and the like.
error-no-seat = There is no seat “{ $seat }”; the seats are 1 to { $seats }.
error-not-asked = Seat { $seat } is not asked anything now; asked: { $asked }.
error-not-open = “{ $choice }” is not open now. Open: { $open }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }
error-stale = This answers position { $version }, but the game is at position { $now }.
error-game-over = The game is over.
error-undo-over = The game is over; nothing can be taken back.
error-undo-nothing = You have not chosen anything yet.
error-undo-revealed = Something hidden was shown since your last choice, so it stands.
error-undo-drawn = Something was drawn since your last choice, so it stands.
error-undo-decided = Somebody else has decided since your last choice, so it stands.
error-no-record = This is no record of a game: its first line is not “{ $format }”.
error-no-header-line = “{ $text }” is no line of a record's header.
error-no-header = “{ $name }” is no header of a record.
error-header-number = The header needs a whole number for “{ $name }”, not “{ $value }”.
error-stops-in-header = The record is cut off inside its header.
error-stops-in-line = The record is cut off in the middle of a line.
error-too-long = The record is longer than { $most } characters.
error-rules = It was played under rules { $rules } of { $game }; this release plays rules { $ours }.
error-players = The header names { $players } players for { $seats } seats.
error-after-end = Nothing may follow the end of a game.
error-empty-line = An empty line stands among the choices.
error-end-scores = The end of this game needs { $seats } scores.
error-unfinished = The record stops here, before the game is over.
error-wrong-scores = The game ends { $points }, but the record says { $said }.
error-wrong-luck = Chance did not fall as the seed says.
