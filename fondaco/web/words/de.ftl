# What the web app says, in German.

## Everywhere

web-name = Fondaco
web-title = { $count ->
        [0] Fondaco
       *[other] ({ $count }) Fondaco
    }
web-pitch = Spiele um Handel und List in alten Kaufmannsstädten. Spiel mit Freunden von nah und fern oder gegen Bots. Ohne Konto, ohne Installation.
web-skip-choices = Direkt zu deinen Möglichkeiten
web-skip = Direkt zum Inhalt
web-nav = Hauptmenü
web-home = Zur Startseite
web-my-tables = Meine Tische
web-new-table = Neuer Tisch
web-rules = Regeln
web-foot = Regeln und ehrlicher Zufall
web-rules-of = Regeln: { $game }
web-rights = Fondaco ist ein inoffizielles Projekt und steht mit den Autoren und Verlagen der Spiele in keiner Verbindung. Zeichnungen und Texte sind unsere eigenen. Wenn dir ein Spiel gefällt, kauf es.
web-theme = Hell oder dunkel
web-theme-auto = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-guest = Gast { $number }
web-turn-at = Du bist dran: { $game }
web-tell = Bescheid sagen, wenn ich dran bin
web-tell-how = Mit einer Mitteilung dieses Browsers, solange irgendeine Seite von Fondaco offen ist. Ist die letzte geschlossen, erfährst du nichts mehr: E-Mail und Push gibt es noch nicht.
web-tell-on = Du erfährst es, wenn du dran bist, solange irgendeine Seite von Fondaco offen ist.
web-tell-refused = Dieser Browser darf dir von hier keine Mitteilungen zeigen. In seinen Einstellungen für diese Seite kannst du es erlauben. Der Titel des Fensters zeigt trotzdem, an wie vielen Tischen du dran bist.
web-tell-cannot = Dieser Browser kann hier keine Mitteilungen zeigen; die meisten verlangen dafür eine sichere Adresse. Der Titel des Fensters zeigt trotzdem, an wie vielen Tischen du dran bist.
web-share = Teilen

## The front page

web-home-welcome = Hereinspaziert, der Markt ist offen
web-play-now = { $game }: jetzt spielen
web-play-now-how = Ein Klick, und das Spiel gegen Bots beginnt. Du kannst jederzeit gehen und wiederkommen.
web-name-optional = Gast
web-now = Jetzt spielen

# A lesson at a table.

web-learn = Spielen lernen: 10 Minuten
web-learn-game = { web-learn } ({ $game })
web-learn-title = Spielen lernen: { $game }
web-learn-how = Du sitzt an einem echten Tisch, und jeder Schritt zeigt dir eine Sache: hinsehen, selbst machen, verstehen, warum. Du kannst jederzeit gehen und später weitermachen; am Ende geht das Spiel einfach weiter, und die Bots spielen dann auf eigene Faust.
web-learn-luck = Der Zufall einer Lektion steht vorher fest und ist bekannt, damit sie für alle gleich ist. Nachzuprüfen gibt es da nichts, und der Tisch steht in keiner Liste.
web-learn-begin = Lektion beginnen
web-learn-on = Lektion fortsetzen
web-learn-again = Von vorn beginnen
web-lesson = Lektion
web-lesson-step = Schritt { $number } von { $count }
web-lesson-step-short = Lektion { $number }/{ $count }
web-lesson-watch = Sieh zu, was die anderen tun.
web-lesson-next = Weiter in der Lektion
web-lesson-end = Weiterspielen
web-lesson-do = Für mich erledigen
web-lesson-more = Mehr zur Lektion
web-lesson-leave = Lektion überspringen und spielen
web-lesson-again = Von vorn beginnen
web-lesson-stays = Du kannst auch einfach gehen: Die Lektion wartet bei deinen Tischen.
web-lesson-tools = „Tipp“ nennt gute Züge, „Zurücknehmen“ macht eine Wahl rückgängig; was nicht geht, sagt beim Antippen, warum. Nach einem schwachen Zug meldet sich ein Trainer.
web-game-now = Jetzt spielen: { $game }
web-with-friends = Mit Freunden
web-against = gegen { $players }
web-game-with-friends = Mit Freunden spielen: { $game }
web-players-from-to = { $fewest } bis { $most } Spieler
web-no-tables = Du sitzt noch an keinem Tisch. Deine Spiele warten später hier auf dich.
web-tables-turn = { $count ->
        [one] Du bist dran
       *[other] Du bist an { $count } Tischen dran
    }
web-tables-running = Andere sind dran
web-tables-waiting = Hier fehlen noch Spieler
web-tables-finished = Beendete Spiele
web-tables-older = { $count ->
        [one] 1 älteres Spiel
       *[other] { $count } ältere Spiele
    }
web-points-of = { $player }: { $points }
web-tables-closed = Geschlossene Tische
web-closed = geschlossen { $ago }
web-opened = eröffnet { $ago }
web-ended = beendet { $ago }
web-replay-of = Wiederholung: { $game }, { $players }
web-open-tables = Offene Tische
web-no-open-tables = Gerade sucht niemand Mitspieler. Eröffne selbst einen Tisch: Wer vorbeikommt, kann sich dazusetzen.
web-open-one = Einen Tisch für alle eröffnen
web-pace-short-live = live
web-pace-short-leisure = in Ruhe
web-open-seats = { $count ->
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
web-your-turn = Du bist dran
web-you-are-asked = Du bist gefragt

## Opening a table

web-your-name = Dein Name
web-which-game = Welches Spiel
web-new-lead = Wähle ein Spiel und wer mitspielt. Alles andere ist so eingestellt, wie es die meisten mögen.
web-presets = Wer spielt mit
web-preset-friends = Freunde per Link
web-preset-friends-how = Du bekommst einen Link zum Verschicken. Es geht los, wenn alle Plätze besetzt sind.
web-preset-bots = Ich und Bots
web-preset-bots-how = Gegen { $players }. Es geht sofort los.
web-preset-here = Ein Gerät, reihum
web-preset-here-how = Ein Vorhang verbirgt, was andere nicht sehen dürfen.
web-more-options = Mehr Einstellungen
web-more-options-how = Plätze, Namen, Tempo, Einstellungen des Spiels
web-form-wrong = { $count ->
        [one] Eine Angabe stimmt noch nicht; sie ist unten markiert.
       *[other] { $count } Angaben stimmen noch nicht; sie sind unten markiert.
    }
web-seats = Anzahl der Spieler
web-who-plays = Wer wo sitzt
web-seat-of = Platz { $seat }, { $colour }
web-chair-usual = Wie oben gewählt
web-chair-me = Ich
web-chair-open = Jemand per Link
web-chair-here = Jemand an diesem Gerät
web-chair-name = Name
web-bot-random = Bot: Anfänger
web-bot-is = { $name }, ein Bot: { $temper }.
web-bot-plain = { $name }, ein Bot.
web-bot-greedy = Bot: Kaufmann
web-bot-learned = Bot: alter Hase
web-bot-apprentice = Bot: Lehrling
web-bot-apprentice-how = Ein Lehrling lernt noch: Er übersieht manches und ist zufrieden mit dem, was gut genug aussieht.
web-bot-journeyman = Bot: Geselle
web-bot-journeyman-how = Ein Geselle probiert vor jeder Wahl ein paar Wege im Kopf aus und braucht nicht lange dafür.
web-bot-master = Bot: Meister
web-bot-master-how = Ein Meister spielt die besten Wege im Kopf weiter, auch für die anderen, und nimmt sich eine Sekunde dafür.
web-bot-grandmaster = Bot: Großmeister
web-bot-grandmaster-how = Ein Großmeister denkt bis zu fünf Sekunden nach und verzeiht wenig.
web-level-apprentice = Lehrling
web-level-journeyman = Geselle
web-level-master = Meister
web-level-grandmaster = Großmeister
web-level-rating = Gewinnt { $share } % der Partien ({ $low } bis { $high }) gegen { $rivals ->
        [one] einen Bot
       *[other] { $rivals } Bots
    } der Stufe darunter; { $fair } % wären ausgeglichen.
web-level-rating-lowest = Gewinnt { $share } % der Partien ({ $low } bis { $high }) gegen { $rivals ->
        [one] einen Bot, der
       *[other] { $rivals } Bots, die
    } auf gut Glück { $rivals ->
        [one] wählt
       *[other] wählen
    }; { $fair } % wären ausgeglichen.
web-pace = Tempo
web-pace-live = Live
web-pace-live-how = Alle sind da und bleiben bis zum Schluss.
web-pace-leisure = In Ruhe
web-pace-leisure-how = Über Tage: Schau ab und zu herein. E-Mail und Push gibt es noch nicht.
web-bot-pace = Wie schnell die Bots sind
web-bot-pace-how = Wie lange sich ein Bot für jeden Zug Zeit lässt, damit du mitkommst. Meister und Großmeister brauchen mindestens ihre Bedenkzeit.
web-bot-pace-200 = Sofort
web-bot-pace-700 = Flott
web-bot-pace-1500 = Ruhig
web-bot-pace-4000 = Langsam
web-grace = Wie lange ein Platz auf seinen Spieler wartet
web-grace-how = Ist jemand so lange weg, können sich die anderen auf einen Bot für diesen Platz einigen. Wer zurückkommt, übernimmt sofort wieder.
web-grace-usual = Live zwei Minuten, in Ruhe zwei Tage
web-grace-60 = Eine Minute
web-grace-120 = Zwei Minuten
web-grace-600 = Zehn Minuten
web-grace-86400 = Einen Tag
web-grace-172800 = Zwei Tage
web-grace-604800 = Eine Woche
web-listed = Auf der Startseite zeigen, damit jeder dazukommen kann
web-salting = Vor Beginn darf jeder etwas zum Zufall beisteuern
web-salting-how = Dann kann niemand, auch nicht wer diesen Server betreibt, den Zufall allein bestimmen. Das Spiel beginnt, sobald alle geantwortet haben.
web-aids = Hilfen an diesem Tisch
web-aid-confirm = Nachfragen, bevor es kein Zurück mehr gibt
web-aid-confirm-how = Ein zweiter Klick, bevor etwas gezogen, aufgedeckt oder endgültig wird.
web-aid-coach = Ein Trainer
web-aid-coach-how = Nach einem deutlich schwachen Zug sagt er einmal, was er sich stattdessen angesehen hätte. Jeder liest nur, was die eigenen Züge betrifft.
web-aid-hint = Tipps
web-aid-hint-how = Bei jeder eigenen Entscheidung sagt ein Knopf, was am meisten verspricht, aus dem, was du wissen kannst. Sonst sieht das niemand.
web-aid-choice = { $value ->
        [on] An
        [off] Aus
        [first] An im ersten Spiel gegen Bots
       *[usual] Nur gegen Bots an, unter Menschen aus
    }
web-aid-is = { $to ->
        [on] An
       *[off] Aus
    }
web-aid-wanted = { $to ->
        [on] { $asker } möchte das einschalten.
       *[off] { $asker } möchte das ausschalten.
    }
web-aid-keep = Lassen, wie es ist
web-own-box = Eigene Schachtel
web-box-text = Was darin anders ist
web-box-how = Ist in deiner Schachtel etwas anders als in unserer? Schreib auf, was abweicht, in der Form einer Schachteldatei (TOML).
web-open-table = Tisch eröffnen

## The waiting room

web-title-waiting = Warten auf Mitspieler · Fondaco
web-room-lead = Der Tisch ist gedeckt. Wer setzt sich dazu?
web-own-box-here = Gespielt mit eigener Schachtel
web-invite = Lade deine Freunde ein
web-invite-how = Schick ihnen diesen Link. Wer ihn öffnet, kann sich setzen, ganz ohne Konto.
web-link-of-table = Der Link zu diesem Tisch
web-qr-show = Oder mit der Kamera eines Handys scannen.
web-waiting-room = Plätze
web-missing = { $count ->
        [one] Ein Platz ist frei. Das Spiel beginnt, sobald er besetzt ist.
       *[other] { $count } Plätze sind frei. Das Spiel beginnt, sobald der letzte besetzt ist.
    }
web-salts-missing = { $count ->
        [one] Alle Plätze sind besetzt. Das Spiel beginnt, sobald der letzte Spieler etwas zum Zufall beigesteuert hat oder es bleiben lässt.
       *[other] Alle Plätze sind besetzt. Das Spiel beginnt, sobald noch { $count } Spieler etwas zum Zufall beigesteuert haben oder es bleiben lassen.
    }
web-salts-missing-too = Vorher darf jeder etwas zum Zufall beisteuern.
web-salt-added = hat etwas zum Zufall beigesteuert
web-salt-left = lässt den Zufall so, wie er ist
web-salt-awaited = darf etwas zum Zufall beisteuern
web-commitment-why = Alles Zufällige in diesem Spiel folgt aus einer geheimen Zahl, die beim Eröffnen des Tisches gezogen wurde. Das hier ist ihr Fingerabdruck: Die Zahl lässt sich nicht mehr ändern, und nach dem Spiel können alle prüfen, dass sie nicht geändert wurde. Schreib ihn auf, wenn du sichergehen willst.
web-salt-how = Was immer du schreibst, verändert alle Ziehungen des Spiels. Am besten ist etwas Zufälliges. Die anderen sehen es, sobald das Spiel begonnen hat.
web-salt-field = Dein Beitrag zum Zufall
web-salt-field-of = Beitrag von { $player } zum Zufall
web-salt-add = Beisteuern
web-salt-leave = Den Zufall so lassen, wie er ist
web-salt-answered = Das ist dein Beitrag. Er zählt von der allerersten Ziehung an.
web-salt-wanted = Wer mitspielt, darf vor Beginn des Spiels etwas zum Zufall beisteuern.
web-open-seat = Freier Platz
web-take-a-seat = Nimm Platz
web-sit-how = Wähle dann unten einen freien Platz. Kein Konto, kein Passwort.
web-kept-for = Reserviert für { $player }
web-sit-down = Hier sitzen
web-sit-at = Hier sitzen: { $seat }
web-bot-here = Bot
web-bot-at = Einen Bot hierher setzen: { $seat }
web-bots-level = Wie gut die Bots spielen
web-you = du
web-leave-seat = Platz verlassen
web-free-seat = Platz freigeben
web-free-seat-of = Den Platz von { $player } freigeben
web-fill-with-bots = Jetzt beginnen, mit Bots auf den freien Plätzen
web-chat-after = Nimm Platz, dann kannst du hier mit den anderen reden.

## The table

web-title-mine = ● Du bist dran · { $game }
web-title-others = { $players } · { $game }
web-title-over = Das Spiel ist aus · { $game }
web-waiting-for = Warten auf { $players }
web-past = Du blickst auf die Partie zurück.
web-undo = Zurücknehmen
web-undo-takes = Nimmt zurück: { $choice }{ $others ->
        [yes] {" "}Und alles, was seitdem von { $players } kam.
       *[no] {""}
    }
web-undo-others = { $count ->
        [1] samt { $players }
        [2] samt { $players }
       *[other] samt { $count } Bots
    }
# What others took from the reader.
web-losses = Was du verloren hast
web-loss-seen = Gesehen

web-coach = Der Trainer
web-coach-looked = Das hätte ich mir angesehen:
web-coach-gain = { $gain ->
        [one] Nach meiner Rechnung ist das etwa einen Punkt besser.
       *[other] Nach meiner Rechnung ist das etwa { $gain } Punkte besser.
    }
web-coach-stands = Das steht jetzt fest; merk es dir fürs nächste Mal.
web-coach-back = Zurücknehmen
web-coach-thanks = Danke
web-coach-off = Trainer ausschalten
web-undo-news = { $who } nimmt eine Wahl zurück und damit alles, was seitdem von { $players } kam.
web-final = endgültig
web-seals = Das ist endgültig und lässt sich nicht zurücknehmen.
web-sure = { $seal ->
        [drawn] Danach entscheidet das Los; darum lässt es sich nicht zurücknehmen.
        [over] Damit endet das Spiel; darum lässt es sich nicht zurücknehmen.
       *[shown] Damit wird etwas Verdecktes gezeigt; darum lässt es sich nicht zurücknehmen.
    }
web-do-it = Ja, machen
web-not-yet = Noch nicht
web-choices = Was du tun kannst
web-board = Der Spielplan
web-rail = Was du tun kannst, Spieler, Punkte, Verlauf und Chat
web-players = Spieler
web-scores = Punkte bisher
web-category = Kategorie
web-total = Gesamt
web-log = Was bisher geschah
web-chat = Chat
web-chat-line = Sag etwas
web-chat-name = Dein Name im Chat
web-chat-send = Senden
web-here = da
web-who-plays-here = Wer spielt mit
web-seat-more = Platz mitnehmen oder aufgeben
web-move-seat = Platz auf ein anderes Gerät mitnehmen
web-give-to-bot = Den Platz einem Bot geben
web-give-away = Den Platz jemand anderem überlassen
web-give-away-how = Wer den Link zu diesem Tisch hat, kann sich dann dorthin setzen und sieht, was du verborgen hältst. Bis das geschieht, kannst du zurückkommen.
web-said-watching = (schaut zu)
web-seat-changed = { $kind ->
        [bot] { $after }, ein Bot, übernimmt den Platz von { $before }.
        [open] Der Platz von { $before } ist jetzt frei.
       *[person] { $after } sitzt jetzt auf dem Platz von { $before }.
    }
web-seat-news = { $event ->
        [asks] { $who } bittet um einen Bot anstelle von { $player }.
        [agrees] { $who } ist mit einem Bot anstelle von { $player } einverstanden.
        [refuses] { $who } wartet lieber auf { $player }.
        [withdraws] { $who } wartet doch lieber auf { $player }.
        [stands-in] { $bot }, ein Bot, springt für { $player } ein.
       *[came-back] { $player } ist zurück und löst { $bot } ab.
    }
web-aid-news = { $event ->
        [asks] { $to ->
            [on] { $who } möchte einschalten: { $aid }.
           *[off] { $who } möchte ausschalten: { $aid }.
        }
        [keeps] Es bleibt, wie es war: { $aid }.
       *[settled] { $to ->
            [on] Alle sind einverstanden, eingeschaltet ist jetzt: { $aid }.
           *[off] Alle sind einverstanden, ausgeschaltet ist jetzt: { $aid }.
        }
    }
web-since = { $count ->
        [one] Während du weg warst, gab es eine Neuigkeit.
        [2] Während du weg warst, gab es zwei Neuigkeiten.
        [3] Während du weg warst, gab es drei Neuigkeiten.
        [4] Während du weg warst, gab es vier Neuigkeiten.
        [5] Während du weg warst, gab es fünf Neuigkeiten.
        [6] Während du weg warst, gab es sechs Neuigkeiten.
        [7] Während du weg warst, gab es sieben Neuigkeiten.
        [8] Während du weg warst, gab es acht Neuigkeiten.
        [9] Während du weg warst, gab es neun Neuigkeiten.
       *[other] Während du weg warst, gab es { $count } Neuigkeiten.
    }
web-since-show = Ansehen
web-since-last = Die letzten { $count } zeigen
web-since-read = Im Verlauf lesen
web-since-here = Ab hier neu
web-show = Was gerade geschieht
web-show-next = Nächste Szene
web-show-skip = Überspringen
web-now-at = Jetzt: { $part }
web-hand-to = Gerät an { $player } weitergeben
web-hurry = Zu meinem Zug
web-open-seat-here = Ein Platz ist frei
web-come-back = Zurück auf meinen Platz
web-stands-in = für { $player }
web-away-since = weg seit { $time }
web-last-here = zuletzt da { $ago }
web-askable-from = Ab { $time } kannst du um einen Bot bitten.
web-askable-in = Du kannst { $time } um einen Bot bitten.
web-ask-for-bot = Um einen Bot bitten
web-ask-for-bot-of = Um einen Bot anstelle von { $player } bitten
web-asking = { $asker } bittet um einen Bot anstelle von { $player }.
web-asking-awaits = Noch fehlt die Zustimmung von { $players }.
web-must-agree = Jemand bittet um einen Bot
web-must-answer = Jemand möchte etwas umschalten
web-agree = Zustimmen
web-refuse = Lieber warten
web-withdraw = Lieber warten
web-curtain = Gib das Gerät an { $player } weiter
web-curtain-open = Ich bin { $player }

web-past-mark = Rückblick
web-watching = Du schaust zu
web-last-move = letzter Zug { $ago }
web-to-the-present = Zurück zum Spiel
web-to-the-end = Zurück zum Ergebnis
web-no-undo = Warum lässt sich nichts zurücknehmen?
web-mine = Meine Sachen
web-sheet-table = Spieler, Verlauf
web-prompt-more = mehr
web-tabs = Neben dem Spielplan zeigen
web-tab-players = Spieler
web-tab-scores = Punkte
web-tab-log = Verlauf
web-tab-chat = Chat
web-tab-table = Tisch
web-unread = etwas Neues
web-log-empty = Noch ist nichts geschehen. Jeder Satz hier führt später zu der Stellung, die er beschreibt.
web-chat-empty = Noch hat niemand etwas gesagt.
web-scores-unknown = Ein Fragezeichen steht für das, was du noch nicht wissen kannst. Ein Pluszeichen heißt: mindestens.
web-scores-none = Die Punkte werden am Ende gezählt.
web-away = weg
web-seat-open = freier Platz
web-sit-here = Hier Platz nehmen
web-seat-open-how = Wer den Link zu diesem Tisch hat, kann sich hierher setzen.
web-bot-level = Stärke des Bots
web-curtain-why = Was verborgen ist, bleibt verborgen, bis jemand auf den Knopf drückt. Alle anderen: wegschauen!
web-curtain-undo = Die letzte Wahl zurücknehmen
web-lost = Verbindung verloren, neuer Versuch …
web-not-sent = Das wurde nicht gesendet, denn es gibt gerade keine Verbindung. Es wird gesendet, sobald sie wieder da ist.
web-spoken-turn = Du bist dran: { $prompt }
web-sound = Töne
web-help = Hilfe und Tasten
web-close = Schließen
web-all-rules = Alle Regeln
web-welcome = { $game } in einer Minute
web-welcome-done = Verstanden
web-copy = Link kopieren
web-copied = Kopiert

## About a table

web-about = Über diesen Tisch
web-about-game = Spiel
web-invite-watch = Zum Zuschauen einladen
web-fairness = Ehrlicher Zufall
web-fairness-why = Alles Zufällige in diesem Spiel folgt aus einer geheimen Zahl, die vor der ersten Wahl gezogen wurde. Das hier ist ihr Fingerabdruck; die Zahl selbst wird nach dem Spiel gezeigt, damit alle prüfen können, dass nichts verändert wurde.
web-salts-added = Das wurde vor der ersten Ziehung zum Zufall beigesteuert:
web-salt-of = Beitrag von { $player } zum Zufall
web-seed = Die geheime Zahl
web-seed-hash = Ihr Fingerabdruck, von Anfang an gezeigt
web-verify-luck = Den Zufall in diesem Browser prüfen
web-seed-check = Oder lade die Aufzeichnung herunter und prüfe sie, samt den Regeln, auf deinem eigenen Rechner:
web-seed-command = fondaco record verify { $game }-{ $table }.fondaco

## Why not

web-why-ask = Warum jetzt nicht?
web-why-title = Was geht jetzt nicht, und warum?
web-why-how = Klicke oder tippe auf etwas, das nicht hervorgehoben ist, oder geh mit der Tastatur hin und drücke „w“: Dann erfährst du, warum es jetzt nicht geht.
web-why-open = Das geht jetzt.
web-why-other = Zuerst kommt etwas anderes: { $prompt }
web-why-watching = Du schaust zu. Der Tisch wartet auf { $players }.
web-rules-on = Regeln: { $title }
web-why-later = Zu anderen Zeiten möglich
web-why-more = { $count ->
        [one] 1 weiterer Grund dieser Art
       *[other] { $count } weitere Gründe dieser Art
    }
web-why-all-open = Alles, was du siehst, geht jetzt.
web-why-back = Zurück zum Tisch

## Keys

web-keys = Tasten
web-keys-on = Diese Tasten verwenden
web-key-help = Diese Hilfe
web-key-choice = Zu dieser Möglichkeit in der Liste
web-key-next = Zur nächsten oder vorigen Möglichkeit
web-key-do = Ausführen, was markiert ist
web-key-card = Die Regelkarte zum Markierten zeigen
web-key-why = Warum das Markierte jetzt nicht geht; ist nichts markiert, alle Gründe
web-key-one-page = Das Spiel auf einer Seite zeigen
web-key-hint = Einen Tipp holen oder weglegen
web-key-undo = Zurücknehmen
web-key-log = Den Verlauf zeigen
web-key-chat = Den anderen schreiben
web-key-mine = Meine Sachen zeigen
web-key-escape = Schließen oder Bewegung überspringen
web-key-replay = In einer Wiederholung einen Zug zurück oder weiter; die Leertaste startet und hält an
web-card-how = Lass den Mauszeiger auf etwas ruhen, geh mit der Tastatur hin und drücke „r“, oder halte den Finger darauf: Dann erscheint die Regelkarte dazu.

## The end

web-beginning = Anfang
web-goes-on-from = Dieses Spiel setzt ein anderes von einer Stellung aus fort.
web-record = Aufzeichnung herunterladen
web-rematch = Noch einmal
web-join-rematch = Zum nächsten Spiel
web-replay = Wiederholung
web-replay-first = Anfang
web-replay-back = Zurück
web-replay-on = Weiter
web-replay-last = Ende
web-replay-move = Nach Zug { $move } von { $moves }
web-replay-speed = Tempo
web-replay-chapters = Kapitel
web-replay-copy = Link zu dieser Stellung kopieren
web-replay-more = Mehr
web-replay-at = Stellung { $at } von { $most }
web-replay-eyes = Aus wessen Sicht
web-play-on = Von hier gegen Bots weiterspielen
web-play-on-as = Weiterspielen als
web-replay-go = Zeigen
web-replay-play = Abspielen
web-replay-pause = Pause
web-spectator = Zuschauer
web-ending-result = Zurück zum Ergebnis
web-ending-board = Spielplan ansehen
web-ending-save = Als Bild speichern
web-ending-points = Die Punkte im Einzelnen
web-ending-why = Punkte erklären

## Hints and reviews

web-hint = Tipp
web-hint-ask = Einen Tipp holen
web-hint-title = Tipp
web-hint-thinking = Wird in Gedanken weitergespielt …
web-hint-none = Dazu ist nichts zu sagen.
web-hint-how = Er weiß nur, was du wissen kannst; Verborgenes schätzt er.
web-review = Analyse
web-review-of = Analyse: { $game }
web-review-table = Als Tabelle
web-review-when = Wann
web-review-grade = { $grade ->
        [grave] ein schwerer Fehler
        [clear] ein deutlicher Fehler
       *[small] ein kleiner Fehler
    }
web-review-look = Den Spielplan davor ansehen
web-review-all = { $count ->
        [one] Die eine, die der Meister anders getroffen hätte
       *[other] Alle { $count }, die der Meister anders getroffen hätte
    }
web-review-ways = Wessen Entscheidungen, und woran sie gemessen werden
web-review-working = Das Spiel wird noch einmal Zug für Zug durchgespielt. Wenn sonst niemand wartet, dauert das keine Minute.
web-review-progress = Bisher angesehen
web-review-stay = Du kannst diese Seite verlassen: Die Analyse bleibt beim Tisch.

## Checking a record

web-verify = Aufzeichnung prüfen
web-verify-table = War der Zufall ehrlich?
web-verify-lead = Dein Browser rechnet jede Ziehung des Spiels nach, aus der geheimen Zahl, die am Ende gezeigt wurde.
web-verify-which = { $game }: { $players }
web-verify-text = Die Aufzeichnung als Text
web-verify-file = Oder eine Datei
web-verify-go = Prüfen
web-verify-again = Noch einmal prüfen
web-verify-working = Wird berechnet …
web-verify-how = So funktioniert es
web-verify-how-draws = Ein Skript dieser Seite berechnet den Fingerabdruck und jede Ziehung mit HMAC-SHA256; es fragt niemanden danach. Der Fingerabdruck muss derselbe sein, der dir zu Beginn des Spiels gezeigt wurde; dieser Browser merkt ihn sich, wenn er dabei war.
web-verify-how-open = Was bei jeder Zeile möglich war und wie wahrscheinlich jede Ziehung des Zufalls war, sagt der Server, denn die Regeln sind nicht in deinem Browser. Dafür wird die Aufzeichnung an ihn gesendet, aber nicht aufbewahrt.
web-verify-how-command = Fondaco auf deinem eigenen Rechner prüft auch die Regeln:
web-verify-command = fondaco record verify { $file }
web-verify-no-script = Diese Seite braucht JavaScript. Ohne JavaScript lädst du die Aufzeichnung herunter und prüfst sie mit dem Befehl unten.
web-verify-spec = Wie eine Ziehung berechnet wird, steht in docs/decisions/chance.md im Quelltext.
web-verify-fits = Alles stimmt
web-verify-fits-partly = Was sich hier prüfen lässt, stimmt
web-verify-wrong = Etwas stimmt nicht
web-verify-wrong-line = Zeile { $line } stimmt nicht
web-verify-not-done = Das ließ sich nicht prüfen
web-verify-commitment = Der Fingerabdruck gehört zur geheimen Zahl:
web-verify-commitment-wrong = Der Fingerabdruck gehört nicht zur geheimen Zahl. Zu ihr gehört:
web-verify-commitment-seen = Genau diesen hat dieser Browser während des Spiels gesehen.
web-verify-commitment-other = Während des Spiels hat dieser Browser einen anderen Fingerabdruck gesehen:
web-verify-commitment-none = Diese Aufzeichnung hat keinen Fingerabdruck. Ihre Ziehungen sind von älterer Art, die sich nur auf der Kommandozeile prüfen lässt.
web-verify-draws = Alle Ziehungen ({ $count }) folgen aus der geheimen Zahl.
web-verify-draws-after = Alle Ziehungen ({ $count }) folgen aus der geheimen Zahl, und zwar ab der Stellung, an der dieses Spiel von einem anderen abzweigt.
web-verify-draws-none = Es gibt keine Ziehung zu prüfen: Seit dieses Spiel von einem anderen abzweigt, hat der Zufall nichts gezogen.
web-verify-draws-wrong = Der Zufall hat „{ $said }“ gezogen, aber die geheime Zahl ergibt „{ $drawn }“.
web-verify-choices = Jede Wahl war erlaubt, sagt der Server (geprüft: { $count }).
web-verify-choices-wrong = „{ $said }“ war dort nicht möglich.
web-verify-choices-none = Was gewählt wurde, ist nicht geprüft, denn die Aufzeichnung lässt sich nicht bis zum Ende lesen.
web-verify-result = Das Ergebnis folgt aus den Regeln, sagt der Server.
web-verify-too-long = Die Aufzeichnung ist zu lang für diese Seite; nimm den Befehl unten.
web-verify-too-fast = Das war zu schnell. Warte einen Moment und versuch es noch einmal.
web-verify-no-answer = Der Server hat nicht geantwortet. Versuch es gleich noch einmal.
web-verify-empty = Noch ist keine Aufzeichnung da: Füge eine ein oder wähle eine Datei.
web-verify-every-draw = Jede Ziehung
web-verify-column-line = Zeile
web-verify-column-number = Zahl
web-verify-column-drawn = Gezogen

## A table that cannot be played any more

web-title-closed = { $game }, geschlossen
web-course = Der Verlauf des Spiels
web-course-how = Jede Wahl, wie sie in der Aufzeichnung steht. Wähle eine Zeile oder geh sie einzeln durch.
web-course-part = Was die Spieler gewählt haben. Was der Zufall gezogen hat, wurde zur Zeit dieses Spiels noch nicht gespeichert, darum gibt es keine Aufzeichnung davon.
web-chance = Zufall
web-points = Punkte: { $points }
web-act-gain = { $points ->
        [one] +1 Punkt
       *[other] +{ $points } Punkte
    }

## Your name

web-name-more = Was weiß dieser Server über mich?
web-name-known = An den Tischen dieses Servers heißt du { $name }.
web-name-none = Dieser Server kennt deinen Namen nicht.
web-name-unknown = Dieser Server weiß nichts über dich: Mit diesem Browser hast du hier noch keinen Platz genommen.
web-name-remove = Meinen Namen überall entfernen
web-name-remove-how = Dein Name verschwindet von allen Tischen, beendeten wie laufenden, mit allem, was du dort gesagt hast. Deine Plätze bleiben dir, und die Spiele der anderen gehen weiter; sie sehen statt deines Namens die Farbe deines Platzes.
web-name-remove-limits = Das lässt sich nicht rückgängig machen. Was andere heruntergeladen oder über dich geschrieben haben, liegt nicht in unserer Hand.
web-name-sure = Ja, entfernen.
web-name-unsure = Setz das Häkchen, wenn du es ernst meinst; entfernt wurde nichts.
web-name-removed = Dein Name wurde überall entfernt.

## Moving a seat

web-move-how = Öffne diesen Link auf dem anderen Gerät oder scanne den QR-Code mit dessen Kamera. Dann zieht der Platz von { $player } dorthin um.
web-move-link = Auf ein anderes Gerät umziehen
web-move-warning = Dieser Link ist der Schlüssel zu deinem Platz: Zeig ihn sonst niemandem. Er funktioniert ein einziges Mal; ein neuerer ersetzt ihn.
web-link-of-seat = Der geheime Link zu diesem Platz
web-qr = Der Link als QR-Code
web-back-to-table = Zurück zum Tisch
web-take-seat = Auf diesem Gerät als { $player } spielen
web-take-how = Der Platz zieht hierher um; das Gerät, an dem er bisher war, kann dann nur noch zuschauen.
web-take-it = Platz hierher holen

## Problems

web-problem = { $problem ->
        [no-table] Diesen Tisch gibt es hier nicht
        [no-link] Dieser Link führt ins Leere
        [no-page] Hier ist nichts
        [full-table] Der Tisch ist voll
        [other-site] Das kam von woanders
        [too-fast] Einen Moment
        [large-form] Das ist zu viel
        [our-fault] Das war unser Fehler
       *[other] { $status ->
            [403] Das steht dir nicht zu
            [404] Nicht gefunden
            [409] Dafür ist es zu spät
            [413] Das ist zu viel
            [429] Einen Moment
            [503] Außer Betrieb
           *[other] Das hat nicht geklappt
        }
    }
web-problem-way = { $problem ->
        [no-table] Bitte um den vollständigen Link, oder eröffne selbst einen Tisch.
        [no-link] Hol dir einen neuen Link an dem Gerät, an dem der Platz jetzt ist: Jeder Link funktioniert nur einmal.
        [other-site] Wenn du es warst, geh zur Startseite und mach es dort.
       *[other] { $status ->
            [404] Vielleicht ist in der Adresse ein Tippfehler. Von der Startseite kommst du überallhin.
            [403] An deinen eigenen Tischen darfst du mehr.
            [429] Geh zurück, atme einmal durch und versuch es noch einmal.
            [503] Nichts ist verloren. Geh zurück und versuch es gleich noch einmal.
           *[other] Geh zurück und versuch es anders; nichts ist verloren.
        }
    }
web-problem-status = Fehler { $status }
error-no-table = Einen Tisch „{ $table }“ gibt es nicht. Vielleicht fehlt am Ende des Links etwas.
error-no-page = Diese Seite gibt es nicht.
error-no-card = Diese Regelkarte gibt es nicht.
error-no-link = Dieser Link funktioniert nicht: Er wurde schon benutzt oder ist unvollständig.
error-no-seat-here = Platz { $seat } gibt es an diesem Tisch nicht.
error-no-position = Stellung { $at } gibt es nicht; die letzte ist { $most }.
error-eyes = Solange das Spiel läuft, kannst du es nur aus deiner eigenen Sicht sehen.
error-closed-rules = { $stage ->
        [over] Dieses Spiel wurde nach Regelfassung { $rules } gespielt ({ $game }), die diese Version nicht mehr enthält. Du kannst es noch nachlesen und seine Aufzeichnung herunterladen.
       *[running] Dieser Tisch wurde geschlossen: Gespielt wurde nach Regelfassung { $rules } ({ $game }), die diese Version nicht mehr enthält. Niemand kann weiterspielen, darum steht die Aufzeichnung allen offen.
    }
error-later-rules = An diesem Tisch wird nach Regelfassung { $rules } gespielt ({ $game }), die diese Version noch nicht kennt. Er wartet auf eine spätere Version.
error-set-aside = { $stage ->
        [over] Dieses Spiel wird so gezeigt, wie es gespeichert ist: Nach den Regeln dieser Version ({ $game }) verliefe es anders.
       *[running] Dieser Tisch ist beiseitegestellt: Was von ihm gespeichert ist, passt nicht zu den Regeln dieser Version ({ $game }). Verloren ist nichts; wer diesen Server betreibt, erfährt mit „fondaco doctor“ mehr.
    }
error-differs = Schritt { $act } geht jetzt anders aus als gespeichert.
error-not-noted = Was der Zufall gezogen hat, wurde zur Zeit dieses Spiels noch nicht gespeichert, darum gibt es keine Aufzeichnung davon.
error-not-begun = Das Spiel hat noch nicht begonnen.
error-too-many-acts = An diesem Tisch wurde { $most }-mal gewählt, öfter, als ein Spiel je braucht. Es kann nicht weitergehen.
error-not-over = Das geht erst, wenn das Spiel zu Ende ist.
error-no-salting = Zum Zufall dieses Spiels lässt sich nichts beisteuern: Es hat schon begonnen oder wurde ohne diese Einstellung eröffnet.
error-salt-long = Was du zum Zufall beisteuerst, darf höchstens { $most } Zeichen lang sein.
error-game-is-over = Das Spiel ist aus; die Plätze bleiben, wie sie sind.
error-branch-over = Dort ist das Spiel zu Ende; wähle zum Weiterspielen eine frühere Stellung.
error-not-seated = Du sitzt nicht auf diesem Platz. Vielleicht ist er auf ein anderes Gerät umgezogen.
error-host-only = Das kann nur der Gastgeber des Tisches.
error-owner-only = Diesen Platz kannst du nicht vergeben. Ist sein Spieler schon lange weg, bitte die anderen um einen Bot.
error-has-begun = Das Spiel hat begonnen. Bitte die anderen um einen Bot.
error-one-seat = Du spielst schon an diesem Tisch, und niemand darf zwei Plätze haben.
error-held-before = Du hattest in diesem Spiel einen anderen Platz und kannst nur auf diesen zurück.
error-own-link = Dieses Gerät hat den Platz schon. Öffne den Link auf dem anderen.
error-ask-seated = Um einen Bot bitten kann nur, wer hier mitspielt.
error-ask-not-away = { $player } ist da oder war es gerade noch.
error-ask-too-early = { $player } kann noch rechtzeitig zurückkommen: Für einen Bot ist es zu früh.
error-ask-lapsed = Dort bittet niemand mehr um einen Bot.
error-coach-late = Das lässt sich nicht mehr zurücknehmen.
error-hint-off = An diesem Tisch gibt es keine Tipps. Wenn alle zustimmen, die hier spielen, lassen sie sich einschalten.
error-hint-not-asked = Gerade gibt es für dich nichts zu entscheiden, also auch keinen Tipp.
error-hint-busy = Gerade holen sich viele einen Tipp. Versuch es gleich noch einmal.
error-hint-lost = Diesmal hat sich kein Tipp gefunden. Versuch es noch einmal.
error-reviews-busy = Gerade werden viele Spiele analysiert. Versuch es in ein paar Minuten wieder.
error-review-lost = Die Analyse ist nicht fertig geworden. Lade die Seite neu, um es noch einmal zu versuchen.
error-no-aid = So etwas lässt sich an diesem Tisch nicht umschalten: { $aid }.
error-aid-seated = Umschalten kann das nur, wer hier mitspielt.
error-aid-so-already = Das ist schon so.
error-aid-lapsed = Das möchte niemand mehr ändern.
error-seat-kept = Dieser Platz ist für { $player } reserviert. Der Gastgeber kann ihn freigeben.
error-lesson-watch = Einen Moment: Sieh erst zu, was die anderen tun.
error-lesson-read = Einen Moment: Lies erst diesen Schritt, dann drück „{ web-lesson-next }“.
error-lesson-first = Auch das wird möglich sein, aber nicht in diesem Schritt. Jetzt: { $task }
error-lesson-other = Zusammengestellt hast du: { $there }. In diesem Schritt will die Lektion: { $wanted }.
error-too-late = Das Spiel ist inzwischen weitergegangen; es wurde nichts getan. So steht es jetzt.
error-changed-meanwhile = Worüber du entscheiden wolltest, hat sich inzwischen geändert; es wurde nichts getan. So steht es jetzt.
error-seated-already = Du sitzt schon an diesem Tisch.
error-hurry = Andere spielen mit, darum halten sich die Bots an das Tempo des Tisches.
error-full-table = Alle Plätze sind besetzt. Du kannst zuschauen.
error-seat-taken = Dort sitzt schon jemand.
error-nobody = Mindestens ein Mensch muss mitspielen.
error-me-twice = Du hast schon einen anderen Platz. Für jemanden neben dir wähle „Jemand an diesem Gerät“.
error-name-of-bot = An diesem Tisch heißt ein Bot { $name }; nimm einen anderen Namen.
error-name-used = An diesem Tisch heißt schon jemand { $name }; nimm einen anderen Namen.
error-message-empty = Da steht ja gar nichts.
error-message-long = Eine Nachricht darf höchstens { $most } Zeichen lang sein.
error-not-your-turn = Du bist nicht dran. Der Tisch wartet auf { $players }.
error-objection = { $sentence }
error-not-open-here = Das geht jetzt nicht. Was möglich ist, ist hervorgehoben und steht in der Liste.
error-no-choice = Die Seite hat etwas gesendet, was dieses Spiel nicht kennt. Lade sie neu.
error-nothing-ticked = Wähle zuerst etwas aus.
error-long-field = „{ $name }“ ist länger als { $most } Zeichen.
error-field-number = „{ $name }“ muss eine ganze Zahl sein, nicht „{ $value }“.
error-field-value = „{ $name }“ kann nicht „{ $value }“ sein; möglich ist: { $values }.
error-bad-form = Das Formular war nicht lesbar.
error-large-form = Das ist zu viel auf einmal.
error-too-fast = Das war zu schnell. Warte einen Moment und versuch es noch einmal.
error-streams-visitor = Du hast schon { $most } Fenster mit Tischen offen. Schließ eines davon und lade dieses neu.
error-streams-address = Aus deinem Netz sind schon { $most } Fenster mit Tischen offen. Versuch es wieder, wenn eines davon geschlossen ist.
error-streams-table = An diesem Tisch schauen schon { $most } Leute zu. Versuch es wieder, wenn jemand gegangen ist.
error-other-site = Das kam von einer anderen Website, darum wurde es nicht getan.
error-not-stored = Das ließ sich gerade nicht speichern, darum wurde es nicht getan. Versuch es gleich noch einmal.
error-our-fault = Bei uns ist etwas schiefgegangen. Nichts ist verloren; versuch es noch einmal.
error-database = Die Datenbank lässt sich nicht benutzen: { $reason }.
error-database-in-use = { $kind ->
        [server] Die Datenbank „{ $database }“ wird vom Server unter { $address } benutzt (Prozess { $pid } auf { $host }). Beende ihn zuerst oder stelle mit FONDACO_DB eine andere Datenbank ein.
        [process] Die Datenbank „{ $database }“ wird von Prozess { $pid } auf { $host } benutzt. Warte, bis er endet, oder stelle mit FONDACO_DB eine andere Datenbank ein.
       *[unknown] Die Datenbank „{ $database }“ wird von einem anderen Prozess benutzt. Beende ihn zuerst oder stelle mit FONDACO_DB eine andere Datenbank ein.
    }
error-schema = Die Datenbank hat Schema { $found }, diese Version hat Schema { $ours }. Ein Server dieser Version stellt sie beim Start um; mach vorher eine Sicherung.
error-archive-exists = Eine Datei „{ $file }“ gibt es schon; --force ersetzt sie.
error-archive-unwritable = „{ $file }“ lässt sich nicht schreiben: { $reason }.
error-archive-unreadable = „{ $file }“ lässt sich nicht lesen: { $reason }.
error-archive-kind = Diese Datei stammt nicht von „fondaco backup“ oder „fondaco export“.
error-archive-release = Die Datei hat Format { $found }, diese Version liest Format { $ours }: Nimm die Version, die sie geschrieben hat.
error-archive-cut = Die Datei endet zu früh.
error-archive-damaged = Die Datei wurde verändert oder beschädigt: Ihre Prüfsumme stimmt nicht.
error-archive-line = Das ist keine Zeile einer Tabelle.
error-archive-value = „{ $column }“ in „{ $table }“ hat einen unmöglichen Wert.
error-archive-unfit = Die Zeilen der Datei passen nicht zusammen.
error-archive-part = „{ $file }“ enthält einzelne Tische, keinen ganzen Server. „fondaco import“ nimmt sie in eine Datenbank auf.
error-not-empty = Die Datenbank ist nicht leer. --force löscht, was darin ist.
error-table-here = Den Tisch „{ $table }“ gibt es hier schon. Es wurde nichts übernommen.
error-database-kind = „{ $address }“ ist weder SQLite noch PostgreSQL (FONDACO_DB).
error-hosts = „{ $host }“ ist kein Hostname; trenne Namen durch Kommas, ohne Ports (FONDACO_HOSTS).
error-other-host = Unter „{ $host }“ ist dieser Server nicht bekannt. Wer ihn betreibt, kann den Namen mit FONDACO_ADDRESS oder FONDACO_HOSTS hinzufügen.
error-address = „{ $address }“ ist keine Adresse; sie muss mit http:// oder https:// beginnen (FONDACO_ADDRESS).
error-number = { $name } muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $value }“.

## The rules page

web-contents = Inhalt
web-cards-short = Kurz gesagt
web-cards-doing = Was du tun kannst
web-cards-pieces = Die Plättchen
web-cards-course = So läuft es ab
web-cards-points = Punkte
web-cards-bots = Die Bots
web-language = Sprache
# The players of the examples and diagrams, by seat.
web-book-players = Anna, Ben, Clara, David, Eva
web-book-print = Drucken
web-one-page = Das Spiel auf einer Seite
