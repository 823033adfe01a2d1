# The command line, in German.

## What can go wrong

error-option-form = Eine Einstellung schreibt man als Name=Wert, nicht „{ $option }“.
error-option-twice = Die Einstellung „{ $option }“ ist zweimal angegeben.
error-bots-count = { $seats ->
        [one] Es gibt 1 Platz für einen Bot
       *[other] Es gibt { $seats } Plätze für Bots
    }, genannt sind aber { $bots }; nenne einen für alle oder für jeden Platz einen.
error-line-up = Die Aufstellung nennt { $bots ->
        [one] 1 Bot
       *[other] { $bots } Bots
    }; { $game } ist für { $fewest } bis { $most } Spieler.
error-seat-number = An einem Tisch mit { $seats } Plätzen gibt es keinen Platz { $seat }.
error-names-count = { $names ->
        [one] 1 Name ist
       *[other] { $names } Namen sind
    } angegeben, aber an { $seats } Plätzen { $people ->
        [one] sitzt 1 Mensch
       *[other] sitzen { $people } Menschen
    }; nenne nur die Menschen oder alle.
error-name-sign = Der Name „{ $name }“ enthält ein Zeichen, das in einer Aufzeichnung nicht stehen darf. Erlaubt sind weder | noch unsichtbare Zeichen.
error-name-bot = Der Name „{ $name }“ endet wie der Name eines Bots; ein Mensch braucht einen anderen.
error-name-twice = Zwei Spieler heißen „{ $name }“.
error-no-file = Es gibt keine Datei „{ $file }“.
error-not-a-file = „{ $file }“ ist keine Datei.
error-unreadable = „{ $file }“ lässt sich nicht lesen: { $reason }.
error-not-text = „{ $file }“ ist kein UTF-8-Text.
error-too-big = „{ $file }“ ist größer als { NUMBER($most, useGrouping: 0) } Bytes.
error-home = Die Spiele lassen sich nicht in „{ $folder }“ speichern: { $reason }.
error-save-name = „{ $name }“ kann kein Name eines gespeicherten Spiels sein: Nimm Buchstaben, Ziffern, Punkte, Binde- und Unterstriche.
error-no-save = Es gibt kein gespeichertes Spiel „{ $name }“. Gespeicherte Spiele: { $names }.
error-nothing-saved = Es gibt kein angefangenes Spiel, das man fortsetzen könnte.
error-save-players = Das gespeicherte Spiel sagt nicht, wer spielt; fang ein neues an.
error-save-other = „{ $name }“ gehört zu einem anderen Spiel: { $game }.
error-save-over = Das Spiel „{ $name }“ ist aus; ansehen kannst du es mit: fondaco record show.
error-beside-resume = Ein gespeichertes Spiel geht weiter, wie es begann; neben --resume ist nicht möglich: { $options }.
error-place-twice = Eine Stellung nennt man mit --at oder mit --round, nicht mit beidem.
error-turn-alone = „--turn“ braucht auch „--round“.
error-no-rounds = { $game } hat keine Runden; nenne eine Stellung mit --at.
error-no-round = Die Aufzeichnung reicht nicht bis Runde { NUMBER($round, useGrouping: 0) }.
error-no-turn = Die Aufzeichnung reicht nicht bis Zug { NUMBER($turn, useGrouping: 0) } von Runde { NUMBER($round, useGrouping: 0) }.
error-keeps-for-ever = Nirgends steht, wie lange Tische aufbewahrt werden: Gib bei --unfinished oder --finished eine Anzahl von Tagen an.
error-nobody-called = Niemand heißt dort „{ $name }“, und kein Besucher hat diese Nummer.
error-several-called = Mehrere Besucher heißen „{ $name }“; wähle einen über seine Nummer: { $visitors }.
error-at-most = „{ $option }“ darf höchstens { $most } sein, nicht { $value }.
error-positive = „{ $option }“ muss mindestens { $least } sein, nicht { $value }.
error-setting-form = „{ $bot }“: Eine Einstellung eines Bots schreibt man als Name=Wert, nicht „{ $setting }“.
error-setting-twice = „{ $bot }“: Die Einstellung „{ $setting }“ ist zweimal angegeben.
error-bot-made = Der Bot „{ $bot }“ lässt sich nicht erzeugen: { $reason }.
error-bot-file = „{ $file }“ lässt sich nicht laden: { $reason }.
error-bot-class = { $count ->
        [0] „{ $file }“ hat keine Klasse, die von Bot erbt.
       *[other] „{ $file }“ hat keinen Bot „{ $class }“; schreibe die Datei, einen Doppelpunkt und eine Klasse. Ihre Bots sind: { $classes }.
    }
error-duration = „{ $option }“ muss eine Dauer wie 500ms, 10s oder 5m sein, nicht „{ $value }“.
error-share = „{ $option }“ muss ein Anteil zwischen 0 % und 100 % sein, etwa 45%, nicht „{ $value }“.
error-journal-form = „{ $file }“ ist keine Datei einer Arena, die diese Version lesen kann.
error-journal-line = „{ $file }“ enthält etwas, das keine Partie einer Arena ist.
error-journal-other = „{ $file }“ gehört zu einem anderen Turnier: { $setting } ist dort { $there }, nicht { $here }. Wähle eine andere Datei.
error-journal-longer = „{ $file }“ enthält schon { $games } Partien, mehr als die verlangten { $asked }.
error-journal-empty = „{ $file }“ enthält noch von keinem einzigen Startwert alle Partien.
error-worker-lost = Ein Prozess, der spielte, hat sich von selbst beendet (Code { NUMBER($code, useGrouping: 0) }), und kein Bot dachte dort nach.
error-worker-stuck = Partie { NUMBER($game, useGrouping: 0) } kommt zu keinem Ende, obwohl kein Bot am Zug ist.
error-no-ray = Für --ray wird das Paket „ray“ gebraucht; so installiert man es: pip install "fondaco[ray]".
error-ray-address = Unter „{ $address }“ gibt es keinen Ray-Cluster: { $reason }.
error-no-matplotlib = Für einen Bericht wird das Paket „matplotlib“ gebraucht; so installiert man es: pip install "fondaco[report]".
error-report-folder = Nach „{ $file }“ lässt sich kein Bericht schreiben.
error-hidden = „--hidden“ nimmt zwei Vielfache von drei zwischen 3 und 999, etwa 192,48, nicht „{ $value }“.
error-start-missing = Es gibt keine Datei mit Gewichten „{ $file }“.
error-start-late = Das Training in „{ $folder }“ läuft schon und kann nicht mit „{ $file }“ beginnen; wähle einen anderen Ordner.
error-no-torch = „{ $python }“ hat kein PyTorch oder NumPy: installiere das Extra „train“ oder nenne mit --torch ein anderes Python. Was es gesagt hat, steht in „{ $file }“.
error-fit-failed = Die Gewichte konnten nicht angepasst werden; was gesagt wurde, steht in „{ $file }“.

## Commands and options

cli-fondaco = Drei Spiele um Kaufleute, zum Spielen und zum Studieren.
cli-games = Die Spiele auflisten.
cli-play = Ein Spiel im Terminal spielen, gegen Bots oder mit Freunden an einem Bildschirm.
cli-bench = Messen, wie schnell ein Spiel läuft, wenn der Zufall spielt.
cli-check = Zufällige Spiele spielen und dabei jedes Gesetz des Spiels prüfen.
cli-arena = Bots gegeneinander spielen lassen; mit jedem Startwert sitzen sie in jeder Reihenfolge oder, wenn es mehr als 24 sind, in ausgewogenen.
cli-train = Aus Spielen gegen sich selbst lernen, Stellungen zu beurteilen; die Gewichte liegen in einem Ordner, und derselbe Ordner macht weiter, wo er aufgehört hat.
cli-serve = Die Spiele für Browser anbieten.
cli-doctor = Jeden Tisch in der Datenbank eines Servers mit dieser Version nachspielen, nichts ändern und melden, was anders wäre.
cli-backup = Die ganze Datenbank eines Servers in eine Datei schreiben, während der Server läuft. Die Datei ist so geheim wie die Datenbank.
cli-restore = Eine Datenbank aus einer Sicherung füllen; kein Server darf mit ihr laufen.
cli-export = Einzelne Tische eines Servers in eine Datei schreiben, während der Server läuft. Die Datei ist so geheim wie die Datenbank.
cli-import = Die Tische einer Datei in eine Datenbank aufnehmen, während ein Server mit ihr läuft.
cli-prune = Zeigen, welche Tische eines Servers abgelaufen sind, und sie mit --yes löschen.
cli-forget = Zeigen, wo ein Name in der Datenbank eines Servers vorkommt, und ihn mit --yes entfernen. Die Spiele bleiben.
cli-record = Ein aufgezeichnetes Spiel ansehen.
cli-record-show = Ein aufgezeichnetes Spiel in Sätzen erzählen.
cli-record-replay = Den Spielplan eines aufgezeichneten Spiels in einer Stellung zeichnen.
cli-record-verify = Ein aufgezeichnetes Spiel nachspielen und jede Wahl, den Zufall und das Ergebnis prüfen.
cli-review = Ein aufgezeichnetes, beendetes Spiel analysieren: wer wie gute Chancen hatte, wo es sich gewendet hat und was der Meister getan hätte.
cli-option-review-seat = Die Entscheidungen dieses Platzes, ab 1; ohne Angabe die aller Plätze.
cli-option-open-cards = Mit offenen Karten urteilen, nicht nach dem, was man da wissen konnte.
cli-option-db = Die Adresse der Datenbank; ohne Angabe die des Servers (FONDACO_DB).
cli-option-serve-db = Die Adresse der Datenbank mit den Tischen, etwa sqlite:///FILE; ohne Angabe FONDACO_DB, sonst die Datei { $file }.
cli-option-replace = Die Datei ersetzen, falls es sie schon gibt.
cli-option-overwrite = Zuerst löschen, was in der Datenbank steht.
cli-option-output = Die Datei; ohne Angabe TABLE.tables.gz in diesem Ordner. Sie wird komprimiert, wenn ihr Name auf .gz endet.
cli-option-yes = Es wirklich tun. Ohne diese Angabe wird nur gezeigt, was geschehen würde.
cli-option-unfinished-days = Wie viele Tage nicht beendete Tische aufbewahrt werden; ohne Angabe FONDACO_KEEP_UNFINISHED_DAYS, 0 heißt für immer.
cli-option-finished-days = Wie viele Tage beendete Tische aufbewahrt werden; ohne Angabe FONDACO_KEEP_FINISHED_DAYS, 0 heißt für immer.
cli-option-host = Wer den Server erreicht: bei 127.0.0.1 nur dieser Rechner, bei 0.0.0.0 alle im Netz.
cli-option-port = Der Port; ohne Angabe der erste freie ab 8000.
cli-option-open = Einen Browser öffnen, wenn es einen Desktop gibt.
cli-option-json = Stattdessen ein JSON-Objekt ausgeben.
cli-option-seats = Wie viele Spieler; ohne Angabe { $seats }, wenn das Spiel es erlaubt.
cli-option-bots = Wer die anderen Plätze spielt: ein Bot für alle oder für jeden einer, durch Kommas getrennt; ohne Angabe { $usual }.
cli-option-names = Namen der Menschen oder aller Spieler, durch Kommas getrennt.
cli-option-seat = Der Platz des ersten Menschen, ab 1; ohne Angabe { $usual }.
cli-option-people = Wie viele Menschen sich diesen Bildschirm teilen; ohne Angabe { $usual }.
cli-option-seed = Der Startwert, ein Text, aus dem der Zufall folgt: gleicher Text, gleicher Zufall. Ohne Angabe ein zufälliger.
cli-option-fixed-seed = Der Startwert, ein Text, aus dem der Zufall folgt: gleicher Text, gleicher Zufall. Ohne Angabe „{ $usual }“.
cli-option-box = Eine Datei, die sagt, was in deiner eigenen Schachtel anders ist.
cli-option-option = Eine Einstellung des Spiels; mehrmals möglich.
cli-option-resume = Das letzte angefangene Spiel fortsetzen, oder das genannte.
cli-option-seconds = Wie viele Sekunden gemessen wird; ohne Angabe { $usual }.
cli-option-check-seats = Wie viele Spieler; mehrmals möglich. Ohne Angabe jede mögliche Anzahl.
cli-option-line-up = Die Bots am Tisch, durch Kommas getrennt: Namen oder Klassen in Dateien wie mine.py:MyBot, jeweils mit Einstellungen wie greedy:budget=100; ohne Angabe { $usual }.
cli-option-games = Wie viele Spiele; ohne Angabe { $usual }.
cli-option-workers = Wie viele Prozesse; ohne Angabe einer pro CPU.
cli-report = Einen Bericht, eine HTML-Datei, aus der Datei machen, die eine Arena mit --out geschrieben hat.
cli-option-report-output = Die Datei; ohne Angabe der Name der anderen mit .html.
cli-report-made = { $file }: ein Bericht über { $games } Partien.
cli-option-arena-games = Wie viele Partien, aufgerundet auf ganze Startwerte; ohne Angabe { $usual }.
cli-option-choice-limit = Wie lange ein Bot über eine Wahl nachdenken darf, bevor er die Partie verliert, etwa 500ms oder 10s; ohne Angabe { $usual }.
cli-option-game-limit = Wie lange eine Partie dauern darf, bevor der Bot sie verliert, der die meiste Zeit verbraucht hat; ohne Angabe { $usual }.
cli-option-clock = Was als Bedenkzeit der Bots zählt: „wall“ die ganze Zeit, „processor“ nur die, in der der Prozessor für sie rechnet, für eine Maschine, die auch anderes tut; ohne Angabe „{ $usual }“.
cli-option-stop = Aufhören, sobald gezeigt ist, dass der erste Bot öfter oder seltener gewinnt als sein gerechter Anteil oder als dieser Anteil, etwa 45%. Der Bereich, der dann genannt wird, gilt bei jedem Hinsehen.
cli-option-out = Jede Partie in diese Datei schreiben, je eine Zeile JSON. Derselbe Befehl macht dort weiter, wo er unterbrochen wurde.
cli-option-report = Einen Bericht mit Bildern schreiben, eine HTML-Datei.
cli-option-ray = Auf einem Ray-Cluster spielen: auto, local oder die Adresse eines Clusters.
cli-option-minutes = Wie viele Minuten; ohne Angabe { $usual }.
cli-option-folder = Wo alles aufbewahrt wird; ohne Angabe hier in training/GAME.
cli-option-train-seats = Wie viele Spieler die Spiele reihum haben; mehrmals möglich. Ohne Angabe jede Anzahl, und { $seats } doppelt.
cli-option-generation = Nach wie vielen Spielen die Gewichte neu angepasst werden; ohne Angabe { $usual }.
cli-option-window = An wie viele Spiele, die letzten, die Gewichte angepasst werden; ohne Angabe { $usual }.
cli-option-explore = Wie viele von tausend Zügen zufällig sind; ohne Angabe { $usual }.
cli-option-budget = Wie viele Stellungen für einen Zug höchstens beurteilt werden; ohne Angabe { $usual }.
cli-option-start = Gewichte, mit denen begonnen wird: eine Datei, oder „{ $shipped }“ für die mitgelieferten.
cli-option-hidden = Die Größen der beiden verborgenen Schichten, Vielfache von drei; ohne Angabe { $usual }.
cli-option-duels = Wie viele Spiele zeigen, ob neue Gewichte besser sind; ohne Angabe { $usual }.
cli-option-appraise = Nur an Spiele des Bots „greedy“ anpassen: Solche Gewichte beurteilen Stellungen, und der Bot „learned“ spielt dann wie „greedy“.
cli-option-device = Wo die Gewichte angepasst werden; ohne Angabe auf einer GPU, wenn es eine gibt.
cli-option-torch = Das Python, das PyTorch und NumPy hat; ohne Angabe dieses.
cli-option-json-lines = Stattdessen ein JSON-Objekt pro Zeile ausgeben.
cli-option-at = Nach so vielen Entscheidungen; ohne Angabe nach allen.
cli-option-round = Am Anfang dieser Runde.
cli-option-turn = Am Anfang dieses Zugs der Runde.
cli-option-view = Aus der Sicht dieses Platzes, ab 1; ohne Angabe als Zuschauer.
cli-option-unfinished = Auch ein Spiel annehmen, das noch nicht zu Ende ist.
cli-option-version = Die Version zeigen und ob die Regeln kompiliert laufen.
cli-option-help = Diese Hilfe zeigen.
cli-help-usage = Aufruf:
cli-help-options = Optionen
cli-help-commands = Befehle
cli-players = { $fewest } bis { $most } Spieler
cli-verified = { $file }: { $game }, { $choices ->
        [one] 1 Entscheidung
       *[other] { $choices } Entscheidungen
    }, alles nach den Regeln{ $finished ->
        [yes] ; das Ergebnis ist { $result }.
       *[no] ; noch nicht zu Ende.
    }{ $luck ->
        [hmac-sha256] {" "}Der Startwert passt zum Fingerabdruck, und jede Ziehung passt zum Startwert{ $beginning ->
            [0] .
           *[other] , nach { $beginning } aus einem anderen Spiel übernommenen Entscheidungen.
        }
        [sfc32] {" "}Jede Ziehung passt zum Startwert.
       *[other] {" "}Es gibt keinen Startwert, also wurden die Ziehungen nicht geprüft.
    }{ $lesson ->
        [yes] {" "}Das Glück ist das einer Lektion, das alle vorher kennen können: Es beweist nichts.
       *[no] {""}
    }
cli-checked = { $game }: { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    } mit { $seats } Spielern, { $choices } Entscheidungen, jedes Gesetz eingehalten.
cli-law-broken = error: LawBroken: { $sentence }
cli-missing-words = error: MissingWords: In „{ $language }“ fehlen Texte für { $keys }.
cli-no-words = { $game } hat noch keine Texte; du siehst die Notation.
cli-words-elsewhere = { $game } hat noch keine Texte in diesen Sprachen: { $languages }. Dort siehst du Englisch.
cli-checking = { $game }, { $seats } Spieler
cli-arena-progress = { $game }
cli-arena-head = { $game }: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } mit { $seeds ->
        [one] 1 Startwert
       *[other] { $seeds } Startwerten
    }, jeder in { $orders ->
        [one] 1 Sitzreihenfolge
       *[other] { $orders } Sitzreihenfolgen
    }
cli-arena-rounded = Verlangt { $asked ->
        [one] war 1 Partie
       *[other] waren { $asked } Partien
    }; aufgerundet sind es { $games }, damit jeder Startwert in jeder Reihenfolge gespielt wird.
cli-arena-bot = Bot
cli-arena-share = Siege
cli-arena-interval = 95 %
cli-arena-fair = Gerecht
cli-arena-points = Punkte
cli-arena-rating = Wertung ±2σ
cli-arena-time = ms/längste
cli-arena-forfeits = Ausschlüsse
cli-arena-pair = Mit denselben Startwerten
cli-arena-pair-share = Siege je Platz
cli-arena-pair-points = Punkte
cli-arena-forfeit = Partie { NUMBER($game, useGrouping: 0) }: { $bot } auf Platz { $seat } { $kind ->
        [failed] ist gescheitert: { $detail }.
        [type] hat mit etwas vom Typ { $detail } geantwortet, nicht mit einer Wahl.
        [illegal] hat „{ $detail }“ gewählt, was nicht offen war.
        [slow] hat über eine Wahl länger als { $detail } s nachgedacht.
        [long] hat die meiste Zeit in einer Partie von mehr als { $detail } s verbraucht.
       *[died] hat seinen Prozess beendet (Code { $detail }).
    }
cli-arena-more-forfeits = { $count ->
        [one] Und 1 weiterer Ausschluss.
       *[other] Und { $count } weitere Ausschlüsse.
    }
cli-arena-stop = { $early ->
        [yes] Vorzeitig beendet: Nach { $looks ->
            [one] 1 Prüfung
           *[other] { $looks } Prüfungen
        } war gezeigt, dass der Anteil von { $bot } nicht { $target } ist.
       *[no] Zu Ende gespielt, mit { $looks ->
            [one] 1 Prüfung
           *[other] { $looks } Prüfungen
        }, ob der Anteil von { $bot } von { $target } abweicht.
    } Der Bereich, der bei jeder Prüfung gilt: { $low } – { $high }.
cli-train-played = Generation { NUMBER($generation, useGrouping: 0) }: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} gespielt, { $rows ->
    [one] { $rows } Stellung
   *[other] { $rows } Stellungen
} behalten.
cli-train-fitted = Generation { NUMBER($generation, useGrouping: 0) }: angepasst ({ $device }).
cli-train-duel = { $net } gegen { $rival }, { $seats } Plätze: { $share } von { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
} gewonnen ({ $low } bis { $high }).
cli-train-end = Die besten Gewichte stehen in „{ $file }“.
cli-bench-progress = { $game }
cli-bench-head = { $game } mit { $seats } Spielern, { $mode ->
        [compiled] kompiliert
       *[interpreted] interpretiert
    }
cli-record-at = --at { NUMBER($at, useGrouping: 0) }
cli-record-set-up = Das Spiel wird gerade aufgebaut (bisher { $at ->
        [one] 1 Entscheidung
       *[other] { $at } Entscheidungen
    }).

## Commands for the host of a server

serve-at = Fondaco läuft unter { $address } (beenden mit Strg+C).
backup-made = { $file }: { $rows ->
        [one] 1 Zeile
       *[other] { $rows } Zeilen
    } gesichert. Wer diese Datei hat, kann in jedes laufende Spiel schauen: Verwahre sie wie die Datenbank.
restore-done = { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    } wiederhergestellt. „fondaco doctor“ sagt, ob diese Version sie so spielt, wie sie gespielt wurden.
export-made = { $file }: { $tables } gesichert. Wer diese Datei hat, kann in diese Spiele schauen.
import-done = { $count ->
        [0] Kein Tisch wurde übernommen.
        [one] 1 Tisch wurde übernommen: { $tables }.
       *[other] { $count } Tische wurden übernommen: { $tables }.
    }
prune-table = { $table }: { $game }, { $stage ->
        [finished] beendet
       *[unfinished] nicht beendet
    }, unbenutzt seit { $moved }
prune-would = { $tables ->
        [0] Kein Tisch würde gelöscht.
        [one] 1 Tisch würde gelöscht; --yes löscht ihn.
       *[other] { $tables } Tische würden gelöscht; --yes löscht sie.
    }
prune-done = { $tables ->
        [0] Kein Tisch wurde gelöscht.
        [one] 1 Tisch wurde gelöscht.
       *[other] { $tables } Tische wurden gelöscht.
    }
forget-would = Besucher { $visitor }, { $name }: Der Name und seine Chat-Nachrichten würden von { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tischen
    } entfernt; --yes entfernt sie.
forget-done = Besucher { $visitor }, { $name }: von { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tischen
    } entfernt. In früheren Sicherungen und Aufzeichnungen steht der Name noch.
doctor-copy = Die Datenbank hat den Aufbau einer früheren Version. Umgestellt und geprüft wurde eine Kopie; die Datenbank selbst blieb unverändert.
doctor-closed = { $table }: { $stage ->
        [finished] beendet nach Regelfassung { $rules } ({ $game }), die diese Version nicht enthält; der Tisch bleibt lesbar.
       *[other] wird geschlossen: Regelfassung { $rules } ({ $game }) enthält diese Version nicht.
    }
doctor-later = { $table }: wartet auf eine spätere Version mit Regelfassung { $rules } ({ $game }).
doctor-differs = { $table }: { $game } weicht ab, { $act ->
        [0] beim Aufbau
       *[other] bei Schritt { NUMBER($act, useGrouping: 0) }
    }: gespeichert „{ $stored }“, mit dieser Version „{ $comes }“.
doctor-sum = { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    } geprüft: { $fine } in Ordnung, { $former } nach früheren Regeln, { $closed } geschlossen, { $later } von einer späteren Version, { $differs ->
        [0] keiner weicht ab
        [one] 1 weicht ab
       *[other] { $differs } weichen ab
    }.

## The report of an arena

report-title = { $game }: ein Turnier der Bots
report-kind = Turnier der Bots
report-results = Ergebnisse
report-pairs = Je zwei im Vergleich
report-settings = Einstellungen
report-reading = „Siege“ ist der Anteil an allen Siegen, ein geteilter wird aufgeteilt; „Gerecht“ ist, was es unter Gleichen wäre. Die Bereiche zählen Startwerte, nicht Partien, denn die Partien eines Startwerts ähneln sich. Die Wertung ist die von openskill (Plackett–Luce): Alle beginnen bei 25, und 2σ sagt, wie unsicher sie noch ist.
report-plot-shares = Siege
report-about-shares = Mit dem 95-%-Bereich. Der Querstrich ist der gerechte Anteil.
report-plot-ratings = Wertungen
report-about-ratings = Mit zwei Standardabweichungen auf jeder Seite.
report-plot-seats = Siege nach Platz
report-about-seats = Wie oft ein Bot von jedem Platz aus gewinnt. Die gestrichelte Linie ist, was Gleiche gewännen.
report-plot-categories = Punkte nach Art
report-about-categories = Woraus die Punkte eines Platzes im Mittel bestehen.
report-plot-lengths = Länge der Partien
report-about-lengths = Wie oft alle Bots in einer Partie wählen.
report-plot-times = Zeit für eine Wahl
report-about-times = Mittel jeder Partie in Millisekunden: die mittlere Hälfte der Partien, der Median und die Spanne.
report-axis-seat = Platz
report-axis-choices = Entscheidungen
report-axis-games = Partien
report-axis-ms = ms
report-axis-points = Punkte
report-axis-share = %
report-setting-game = Spiel
report-setting-rules = Fassung der Regeln
report-setting-options = Einstellungen des Spiels
report-setting-seed = Startwert
report-setting-games = Verlangte Partien
report-setting-choice-limit = Grenze für eine Wahl
report-setting-game-limit = Grenze für eine Partie
report-setting-clock = Uhr
report-setting-stop = Anteil, bei dem es enden darf
report-setting-digests = Prüfsummen der Dateien von Bots
report-setting-fondaco = Version von Fondaco
report-setting-mode = Modus

## A game in the terminal

play-welcome = { $title }. { $pitch }
play-commands = Antworte mit einer Nummer oder der Notation, oder tippe: help, why, hint, board, score, log, undo, save, quit.
play-ask = { $player }>
play-pass-screen = Gib den Bildschirm an { $player } weiter, dann drücke Enter.
play-go-on = Weiter mit Enter, oder tippe undo, um es zurückzunehmen.
play-seal = Das lässt sich nicht zurücknehmen. Enter führt es aus; oder tippe undo.
play-not-done = Nicht ausgeführt; wähle neu.
play-not-then = „{ $choice }“ wäre nach „{ $earlier }“ nicht möglich, darum ist nichts geschehen.
play-pause = Weiter mit Enter.
play-first-enter = Der Verlauf ist noch nicht zu Ende erzählt: Drücke zuerst Enter.
play-first-nod = Drücke zuerst Enter, oder tippe undo.
play-several = In einem Rutsch: { $choices }.
play-alone = Nach „{ $command }“ darf nichts folgen.
play-why = Tippe why und eine Wahl, etwa why pass: Dann erfährst du, warum sie jetzt nicht möglich ist.
play-why-open = Das geht jetzt.
play-why-rule = { $sentence } ({ $rule })
play-hint-none = Dazu ist nichts zu sagen.
play-hint-people = Tipps gibt es nur für den, der allein gegen Bots spielt.
cli-review-progress = { $game }
play-log-number = Tippe log für den ganzen Verlauf, oder log und wie viele Absätze, etwa log 5.
play-help-undo = undo nimmt deine letzte Wahl zurück, solange seither nichts aufgedeckt, gezogen oder von anderen entschieden wurde. Ein Zug braucht oft mehrere Entscheidungen; sie lassen sich eine nach der anderen zurücknehmen. Bevor eine Wahl ausgeführt wird, die sich nicht zurücknehmen lässt, wirst du gefragt.
play-undone = Zurückgenommen.
play-saved = Gespeichert als { $file }
play-left = Das Spiel ist gespeichert als { $name }
play-resume-with = Weiterspielen mit: { $program } play { $game } --resume
play-box = Schachtel: { $file }
play-own-box = Schachtel: deine eigene, wie sie zu Beginn dieses Spiels war.
play-resumed = Weiter geht es mit { $name }.
play-record = Die Aufzeichnung steht in { $file }
play-number = Tippe eine Nummer von 1 bis { $most }.
play-no-card = Es gibt keine Regelkarte zu „{ $topic }“.
play-topics = Regelkarten (tippe: help und einen Namen): { $topics }
play-help-commands = Befehle: why und eine Wahl sagt, warum sie jetzt nicht möglich ist; hint sagt, was jetzt am meisten verspricht; board zeichnet den ganzen Spielplan und erklärt seine Zeichen; score zeigt die Punkte bisher; log erzählt den ganzen Verlauf, log 5 die letzten fünf Absätze; help 2 erklärt die zweite mögliche Wahl; undo nimmt deine letzte Wahl zurück, solange seither nichts aufgedeckt, gezogen oder von anderen entschieden wurde; save speichert das Spiel (das geschieht auch nach jeder Wahl); quit hört auf, und das Spiel lässt sich fortsetzen.
play-begin = Los geht es mit Enter.
cli-option-language = Die Sprache dieses Befehls; ohne Angabe die von FONDACO_LANGUAGE oder die dieses Rechners.
cli-no-such-option = Es gibt keine Option „{ $option }“.
cli-no-such-command = Es gibt keinen Befehl „{ $command }“.
cli-missing-parameter = Diesem Befehl fehlt noch: { $parameter }.
cli-missing-value = Nach „{ $option }“ fehlt ein Wert.
cli-bad-value = „{ $option }“ nimmt „{ $value }“ nicht an.
