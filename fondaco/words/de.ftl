# What Fondaco says in every game, in German.

error-line = Zeile { NUMBER($line, useGrouping: 0) }: { $sentence }
error-no-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt: { $games }.
error-seats = { $game } ist für { $fewest } bis { $most } Spieler, nicht für { $seats }.
error-option-value = Die Einstellung „{ $option }“ kann nur einen dieser Werte haben: { $values }. „{ $value }“ ist keiner davon.
error-no-option = { $game } hat keine Einstellung „{ $option }“; es gibt: { $options }.
error-no-options = { $game } hat keine Einstellung „{ $option }“, denn es hat gar keine Einstellungen.
error-no-number = Nummer { $number } steht nicht zur Wahl.
error-no-verb = Eine Wahl „{ $verb }“ gibt es in diesem Spiel nicht.
error-needs-thing = Auf „{ $verb }“ muss noch etwas folgen, etwa { $some }.
error-verb-alone = „{ $verb }“ steht allein; „{ $thing }“ passt nicht dazu.
error-no-thing = „{ $thing }“ passt nicht zu „{ $verb }“; möglich sind { $some } und Ähnliches.
error-no-seat = Einen Platz „{ $seat }“ gibt es nicht; die Plätze sind 1 bis { $seats }.
error-not-asked = Platz { $seat } ist jetzt nicht gefragt; gefragt: { $asked }.
error-chain-over = „{ $choice }“ muss warten: Was davor kommt, deckt etwas auf oder beendet die Frage.
error-not-open = „{ $choice }“ ist jetzt nicht möglich. Möglich: { $open }{ $more ->
        [0] .
       *[other] {" "}und { $more } weitere.
    }
error-stale = Das ist die Antwort auf Stellung { $version }, aber das Spiel ist schon bei Stellung { $now }.
error-game-over = Das Spiel ist aus.
error-undo-over = Das Spiel ist aus; zurücknehmen lässt sich nichts mehr.
error-undo-nothing = Du hast noch nichts gewählt.
error-undo-revealed = Seit deiner letzten Wahl wurde etwas aufgedeckt, also gilt sie.
error-undo-drawn = Seit deiner letzten Wahl wurde etwas gezogen, also gilt sie.
error-undo-decided = Seit deiner letzten Wahl hat sich jemand anders entschieden, also gilt sie.
error-undo-lesson = In einer Lektion muss nichts zurückgenommen werden: Was nicht dazugehört, geschieht nicht.
error-undo-often = An diesem Tisch wurde zu oft zurückgenommen; von jetzt an gilt jede Wahl.
error-undo-open = Vielleicht antworten die anderen schon auf deine letzte Wahl, also gilt sie.
error-no-record = Das ist keine Aufzeichnung eines Spiels: Die erste Zeile ist nicht „{ $format }“.
error-no-header-line = „{ $text }“ ist keine Zeile im Kopf einer Aufzeichnung.
error-no-header = „{ $name }“ ist keine Angabe im Kopf einer Aufzeichnung.
error-header-number = Im Kopf muss bei „{ $name }“ eine ganze Zahl stehen, nicht „{ $value }“.
error-stops-in-header = Die Aufzeichnung bricht mitten im Kopf ab.
error-stops-in-line = Die Aufzeichnung bricht mitten in einer Zeile ab.
error-too-long = Die Aufzeichnung ist länger als { $most } Zeichen.
error-rules = Gespielt wurde nach Regelfassung { $rules } ({ $game }); diese Version spielt nach Regelfassung { $ours }.
error-players = Der Kopf nennt { $players } Spieler für { $seats } Plätze.
error-after-end = Nach dem Ende eines Spiels darf nichts mehr folgen.
error-empty-line = Zwischen den Entscheidungen steht eine leere Zeile.
error-end-scores = Am Ende dieses Spiels müssen { $seats } Punktzahlen stehen.
error-unfinished = Die Aufzeichnung endet hier, bevor das Spiel zu Ende ist.
error-wrong-scores = Das Spiel endet mit { $points }, aber in der Aufzeichnung steht { $said }.
error-wrong-luck = Hier wurde etwas anderes gezogen, als der Startwert ergibt.
error-wrong-commitment = Der Fingerabdruck passt nicht zum Startwert.
error-luck-kind = Diese Version kennt die Art von Zufall „{ $luck }“ nicht; sie kennt: { $kinds }.
error-salt = Ein Beitrag zum Zufall ist eine Zeile mit höchstens { $most } druckbaren Zeichen, ohne Leerzeichen am Anfang oder Ende.
error-beginning = Der übernommene Anfang ist länger als die ganze Aufzeichnung, die { $choices ->
        [one] 1 Entscheidung hat.
       *[other] { $choices } Entscheidungen hat.
    }

error-no-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt: { $bots }.
error-no-setting = Der Bot „{ $bot }“ hat keine Einstellung „{ $setting }“; er hat: { $settings }.
error-no-settings = Der Bot „{ $bot }“ hat keine Einstellung „{ $setting }“, denn er hat gar keine Einstellungen.
error-setting-number = Die Einstellung „{ $setting }“ des Bots „{ $bot }“ muss eine ganze Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) } sein, nicht „{ $value }“.
error-setting-duration = Die Einstellung „{ $setting }“ des Bots „{ $bot }“ muss eine Dauer wie 500ms, 1s oder 2m sein, nicht „{ $value }“.
error-net-file = Die Datei mit den Gewichten ist beschädigt oder aus einer anderen Version.
error-net-observed = Die Gewichte gehören zu anderen Beobachtungen als den { $inputs } dieser Version.
error-people = Auf { $seats } Plätzen können 1 bis { $seats } Menschen sitzen, nicht { $people }.
error-name-empty = Der Name eines Spielers darf nicht leer sein.
error-name-long = Der Name „{ $name }…“ ist länger als { $most } Zeichen.
error-seed = Ein Startwert ist eine Zeile mit 1 bis { $most } druckbaren Zeichen, ohne Leerzeichen am Anfang oder Ende.
error-box-crowded = Eine Schachteldatei enthält höchstens { NUMBER($most, useGrouping: 0) } „{ $sign }“; diese enthält { NUMBER($count, useGrouping: 0) }.
error-no-box = { $game } hat keine Schachtel, die man ersetzen könnte.
error-at = Die Aufzeichnung hat { $most ->
        [one] 1 Entscheidung
       *[other] { $most } Entscheidungen
    }; eine Stellung { NUMBER($at, useGrouping: 0) } gibt es nicht.
error-language = Für die Sprache „{ $language }“ (--language, FONDACO_LANGUAGE) gibt es keine Texte; es gibt: { $languages }.
error-port = Der Server kann { $host }, Port { $port }, nicht öffnen: { $reason }.
error-stale-build = Der kompilierte Code ist älter als seine Quellen ({ $files }); kompiliere ihn neu.
story-times = { $sentence } ({ $times }-mal){ $stop }
## A game that has no words of its own yet

plain-pitch = Dieses Spiel hat noch keinen Spielplan; was zur Wahl steht, siehst du in seiner Notation.
plain-help = Antworte mit der Nummer einer Wahl oder mit ihrer Notation. Die Verben:
plain-over = Das Spiel ist aus.
plain-waiting = Andere sind am Zug.
plain-prompt = Deine Wahl: { $question }
plain-choice = { $choice }
plain-legend = Die Punkte zählen, als wäre das Spiel jetzt aus.
plain-player = Spieler
plain-asked = Gefragt
plain-yes = ja
plain-to-move = ist am Zug
plain-why = Das ist nicht möglich: { $reason }.
plain-seat = Platz { $seat }
podium-place = { $rank }. { $player } ({ $points }).
plain-bots = Agnes, Veit, Endres, Barbara, Ursula, Hans, Sebald, Kunigunde
plain-winner = { $count ->
        [one] { $players } gewinnt mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }!
       *[other] { $players } teilen sich den Sieg mit je { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }!
    }

## Why a choice is not open

why-game-over = Das Spiel ist aus.
why-not-asked = Du bist gerade nicht dran.
why-other-question = Gerade geht es um etwas anderes.

## Hints and reviews

review-points-about = { $points ->
        [one] etwa 1 Punkt
       *[other] etwa { $points } Punkte
    }
review-worth = Siegchance { $chance }, { $points }
review-then = Dann: { $step }
review-move = Zug { $move }
review-chances = Wer wie gute Chancen auf den Sieg hatte
review-turns = Wendepunkte
review-no-turns = Kein einzelner Zug hat viel verändert: Es hat sich nach und nach entschieden.
review-swing = Siegchance von { $player }: { $before } → { $after }
review-moves = Die Entscheidungen von { $player }
review-known = Was man da wissen konnte
review-open = Mit offenen Karten
review-known-how = Jede Entscheidung wird so betrachtet, wie sie sich damals darstellte; was verdeckt war, wird in Gedanken ergänzt.
review-open-how = Jede Entscheidung wird mit allem betrachtet, was damals verdeckt war: mit den Geheimnissen der anderen und dem, was niemand wissen konnte.
review-good = { $decided ->
        [one] 1 Entscheidung, { $good ->
            [0] die der Meister anders getroffen hätte.
           *[other] so gut wie die des Meisters.
        }
       *[other] { $decided } Entscheidungen, davon { $good } so gut wie die des Meisters.
    }
review-worst = Was am meisten gekostet hat
review-did = Getan
review-master = Der Meister
review-honest = Die Zahlen entstehen, indem das Spiel in Gedanken ein paarmal weitergespielt wird; sie sind also Schätzungen: Ein, zwei Prozent Unterschied können Zufall sein.
