# What Calimala says, in German.

## Names. `.title` stands alone, `.short` fits a narrow board.

game-title = Calimala
game-time = 10 bis 15 Züge pro Spieler
game-tie = Gleich viele Punkte: { $players }. Es entscheiden Vertreter und Kunstwerke im Palazzo.
game-start = 1. Lege eine Scheibe auf eine Straße der Stadt und führe die beiden Aktionen aus, die sie verbindet; mit einer weißen Scheibe jede zweimal.
    2. Dann sind dort auch die Besitzer der nächsten beiden Scheiben unter deiner an der Reihe. Baue also eigene Türme, und gib acht, wessen Scheiben du zudeckst.
    3. Eine vierte obenauf schiebt die unterste hinaus: Diese wird Vertreter im Stadtrat, und das nächste Wertungsplättchen wird gewertet. Die drei mit den meisten Würfeln dort bekommen 3, 2 und 1 Punkte; bei Gleichstand entscheiden Vertreter.
    4. Am Ende bringen die Schlusswertungskarten 5, 3 und 1 Punkte: die geheimen von allen und, zu dritt oder zu viert, eine offene.
game-pitch = Tuchhändler in Florenz: Staple deine Scheiben auf den Straßen, schmücke die Kirchen, schicke Tuch in die Ferne und liege vorn, wenn der Stadtrat hinsieht.

seat-blue = Blau
seat-orange = Orange
seat-yellow = Gelb
seat-green = Grün
seat-red = Rot

action-wood = „Holz“
    .title = Holz
action-brick = „Ziegel“
    .title = Ziegel
action-marble = „Marmor“
    .title = Marmor
action-build = „Bauen“
    .title = Bauen
action-artwork = „Kunstwerk“
    .title = Kunstwerk
action-weave = „Weben“
    .title = Weben
action-ship = „Verschiffen“
    .title = Verschiffen
action-transport = „Transport“
    .title = Transport
action-contribute = „Spenden“
    .title = Spenden
action-none = nichts
    .title = Nichts

material-wood = Holz
    .title = Holz
    .none = kein Holz
    .for = für Holz
material-brick = Ziegel
    .title = Ziegel
    .none = keine Ziegel
    .for = für Ziegel
material-marble = Marmor
    .title = Marmor
    .none = keinen Marmor
    .for = für Marmor
material-artwork = Kunstwerk
    .title = Kunstwerk
    .none = kein Kunstwerk
    .for = für ein Kunstwerk

building-santa-maria = Santa Maria del Fiore
    .short = S. Maria
    .narrow = Maria
    .accusative = Santa Maria del Fiore
    .at = in Santa Maria del Fiore
building-san-miniato = San Miniato
    .short = S. Miniato
    .narrow = Miniato
    .accusative = San Miniato
    .at = in San Miniato
building-santa-croce = Santa Croce
    .short = S. Croce
    .narrow = Croce
    .accusative = Santa Croce
    .at = in Santa Croce
building-palazzo = der Palazzo Vecchio
    .title = Palazzo Vecchio
    .short = Palazzo
    .narrow = Palazzo
    .accusative = den Palazzo Vecchio
    .at = im Palazzo Vecchio

city-barcelona = Barcelona
city-lisbon = Lissabon
city-london = London
city-troyes = Troyes
city-bruges = Brügge
city-hamburg = Hamburg

tile-barcelona = Barcelona
    .at = in Barcelona
tile-lisbon = Lissabon
    .at = in Lissabon
tile-london = London
    .at = in London
tile-troyes = Troyes
    .at = in Troyes
tile-bruges = Brügge
    .at = in Brügge
tile-hamburg = Hamburg
    .at = in Hamburg
tile-santa-maria = Santa Maria del Fiore
    .short = S. Maria
    .at = in Santa Maria del Fiore
tile-san-miniato = San Miniato
    .short = S. Miniato
    .at = in San Miniato
tile-santa-croce = Santa Croce
    .short = S. Croce
    .at = in Santa Croce
tile-artworks = Kunstwerke
    .title = Kunstwerke
    .short = Kunstwerke
    .at = bei den Kunstwerken
tile-ports = Hafenstädte
    .title = Hafenstädte
    .short = Häfen
    .at = in den Hafenstädten
tile-trade-cities = Handelsstädte
    .title = Handelsstädte
    .short = Handelsstädte
    .at = in den Handelsstädten
tile-wood = Holz
    .title = Holz
    .short = Holz
    .at = beim Holz
tile-brick = Ziegel
    .title = Ziegel
    .short = Ziegel
    .at = bei den Ziegeln
tile-marble = Marmor
    .title = Marmor
    .short = Marmor
    .at = beim Marmor

final-barcelona = Barcelona
final-lisbon = Lissabon
final-london = London
final-troyes = Troyes
final-bruges = Brügge
final-hamburg = Hamburg
final-santa-maria = Santa Maria del Fiore
    .title = Santa Maria del Fiore
    .short = S. Maria
final-san-miniato = San Miniato
    .title = San Miniato
    .short = S. Miniato
final-santa-croce = Santa Croce
    .title = Santa Croce
    .short = S. Croce
final-palazzo = Palazzo Vecchio
    .title = Palazzo Vecchio
    .short = Palazzo
final-none = keine

category-cities = Einzelne Städte
category-churches = Einzelne Kirchen
category-artworks = Kunstwerke
category-ports = Alle Hafenstädte
category-trade-cities = Alle Handelsstädte
category-materials = Holz, Ziegel, Marmor
category-finals = Schlusswertung

## What speaks for a move: said beside hints, in reviews and by the coach. `-kept`: another move would cost it.

reason-points = So wie es steht, bringt dir die Wertung dieses Zuges { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }.
reason-cubes = Wertung „{ NAME($tile) }“: Du hast dann { $mine } Würfel, der beste der anderen { $theirs }.
reason-palazzo = Vertreter und Kunstwerke im Palazzo: Du hast dann { $mine }, der beste der anderen { $theirs }.
reason-material = Das bringt dir { $count } { NAME($material) }.
reason-material-kept = Das spart dir { $count } { NAME($material) }.
reason-cloth = Das bringt dir { $count } Tuch.
reason-cloth-kept = Das spart dir { $count } Tuch.
reason-ship = Du baust ein Schiff.
reason-house = Du baust ein Handelshaus in { NAME($city) }.
reason-workshop = Du baust eine Werkstatt.
reason-draw = Du ziehst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
reason-cards-kept = { $count ->
        [one] Eine Karte mehr bleibt
       *[other] { $count } Karten mehr bleiben
    } auf deiner Hand.
reason-white-discs-kept = Das spart dir { $count ->
        [one] eine weiße Scheibe
       *[other] { $count } weiße Scheiben
    }.
reason-woken = { $count ->
        [one] Eine deiner Scheiben ist
       *[other] { $count } deiner Scheiben sind
    } in diesem Zug noch einmal an der Reihe.
reason-rivals-kept = { $count ->
        [one] Eine Scheibe der anderen weniger kommt
       *[other] { $count } Scheiben der anderen weniger kommen
    } in diesem Zug an die Reihe.

place = Rang { $number }

open-wood = { $number ->
        [1] 1× Holz
       *[other] 2× Holz
    }
    .short = { $number ->
        [1] Holz
       *[other] 2× Holz
    }
open-brick = { $number ->
        [1] 1× Ziegel
       *[other] 2× Ziegel
    }
    .short = { $number ->
        [1] Ziegel
       *[other] 2× Ziegel
    }
open-marble = { $number ->
        [1] 1× Marmor
       *[other] 2× Marmor
    }
    .short = { $number ->
        [1] Marmor
       *[other] 2× Marmor
    }
open-build = { $number ->
        [1] 1× Bauen
       *[other] 2× Bauen
    }
    .short = { $number ->
        [1] Bauen
       *[other] 2× Bauen
    }
open-artwork = { $number ->
        [1] 1× Kunstwerk
       *[other] 2× Kunstwerk
    }
    .short = { $number ->
        [1] Kunstwerk
       *[other] 2× Kunstwerk
    }
open-weave = { $number ->
        [1] 1× Weben
       *[other] 2× Weben
    }
    .short = { $number ->
        [1] Weben
       *[other] 2× Weben
    }
open-ship = { $number ->
        [1] 1× Verschiffen
       *[other] 2× Verschiffen
    }
    .short = { $number ->
        [1] Verschiffen
       *[other] 2× Verschiffen
    }
open-transport = { $number ->
        [1] 1× Transport
       *[other] 2× Transport
    }
    .short = { $number ->
        [1] Transport
       *[other] 2× Transport
    }
open-contribute = { $number ->
        [1] 1× Spenden
       *[other] 2× Spenden
    }
    .short = { $number ->
        [1] Spenden
       *[other] 2× Spenden
    }

menu-place = Eine Scheibe deiner Farbe: jede Aktion einmal
menu-white = Eine weiße Scheibe: jede Aktion zweimal
menu-play = Karten aus deiner Hand
menu-done = Oder hier aufhören

street-wood-brick = Holz + Ziegel
street-wood-marble = Holz + Marmor
street-wood-build = Holz + Bauen
street-wood-artwork = Holz + Kunstwerk
street-wood-weave = Holz + Weben
street-wood-ship = Holz + Verschiffen
street-wood-transport = Holz + Transport
street-wood-contribute = Holz + Spenden
street-brick-marble = Ziegel + Marmor
street-brick-build = Ziegel + Bauen
street-brick-artwork = Ziegel + Kunstwerk
street-brick-weave = Ziegel + Weben
street-brick-ship = Ziegel + Verschiffen
street-brick-transport = Ziegel + Transport
street-brick-contribute = Ziegel + Spenden
street-marble-build = Marmor + Bauen
street-marble-artwork = Marmor + Kunstwerk
street-marble-weave = Marmor + Weben
street-marble-ship = Marmor + Verschiffen
street-marble-transport = Marmor + Transport
street-marble-contribute = Marmor + Spenden
street-build-artwork = Bauen + Kunstwerk
street-build-weave = Bauen + Weben
street-build-ship = Bauen + Verschiffen
street-build-transport = Bauen + Transport
street-build-contribute = Bauen + Spenden
street-artwork-weave = Kunstwerk + Weben
street-artwork-ship = Kunstwerk + Verschiffen
street-artwork-transport = Kunstwerk + Transport
street-artwork-contribute = Kunstwerk + Spenden
street-weave-ship = Weben + Verschiffen
street-weave-transport = Weben + Transport
street-weave-contribute = Weben + Spenden
street-ship-transport = Verschiffen + Transport
street-ship-contribute = Verschiffen + Spenden
street-transport-contribute = Transport + Spenden

## The bots: their names, and for each of them a temper in a few words, and which portrait. They all play by their level.

game-bots = Lapo, Neri, Ginevra, Tessa, Dino, Cosimo, Piera, Fiammetta
bot-ginevra = fromm und großzügig zu den Kirchen
    .portrait = 3
bot-lapo = rastlos, mit einem Fuß auf dem Schiff
    .portrait = 5
bot-neri = schweigt und baut hoch
    .portrait = 2
bot-tessa = webt, während sie nachdenkt
    .portrait = 4
bot-piera = weiß noch, wer für wen gestimmt hat
    .portrait = 7
bot-dino = sagt Ja, bevor er gezählt hat
    .portrait = 1
bot-cosimo = verleiht, lächelt und wartet
    .portrait = 6
bot-fiammetta = liebt Marmor und zeigt sich gern damit
    .portrait = 0

## News. `-times` tells the same news again and again, `-together` several about one thing.

news-round = Runde { $round } beginnt.
news-turn = { $player } ist am Zug.
news-begins = Startspieler ist { $player }.
news-dealt = Du bekommst die Schlusswertungskarte „{ NAME($final) }“.
news-dealt-together = Du bekommst die Schlusswertungskarten { $each }.
news-dealt-each = „{ NAME($final) }“
news-open-final = Eine Schlusswertungskarte liegt offen und zählt für alle: { NAME($final) }.
news-ready = { $player } hat eine Schlusswertungskarte behalten.
news-kept = Du behältst die Schlusswertungskarte „{ NAME($final) }“.
news-took = { $player } nimmt die Startkarte { NAME($action) }.
news-took-together = Startkarten: { $each }.
news-took-each = { $player } nimmt { NAME($action) }
news-placed = { $player } legt eine Scheibe auf die { $height ->
        [1] leere Straße „{ NAME($street) }“
        [2] Straße „{ NAME($street) }“, auf eine andere
        [3] Straße „{ NAME($street) }“, auf zwei andere
       *[other] Straße „{ NAME($street) }“, auf drei andere
    }.
news-placed-white = { $player } legt eine weiße Scheibe auf die { $height ->
        [1] leere Straße „{ NAME($street) }“
        [2] Straße „{ NAME($street) }“, auf eine andere
        [3] Straße „{ NAME($street) }“, auf zwei andere
       *[other] Straße „{ NAME($street) }“, auf drei andere
    }.
news-activated = Dann ist { $player } mit einer Scheibe weiter unten auf der Straße „{ NAME($street) }“ an der Reihe.
news-gained = { $player } nimmt 1 { NAME($material) }.
news-gained-times = { $player } nimmt { $times } { NAME($material) }.
news-built-ship = { $player } baut ein Schiff.
news-built-ship-times = { $player } baut { $times } Schiffe.
news-built-workshop = { $player } baut eine Werkstatt.
news-built-workshop-times = { $player } baut { $times } Werkstätten.
news-built-house = { $player } baut ein Handelshaus in { NAME($city) }.
news-adorned = { $player } spendet ein Kunstwerk an { NAME($building, form: "accusative") }.
news-adorned-times = { $player } spendet { $times } Kunstwerke an { NAME($building, form: "accusative") }.
news-wove = { $player } webt { $count } Tuch.
news-wove-times = { $player } webt { $all-count } Tuch.
news-sent = { $player } schickt 1 Tuch nach { NAME($city) }.
news-sent-together = { $player } schickt Tuch: { $each }.
news-sent-each = { $times } nach { NAME($city) }
news-gave = { $player } spendet 1 { NAME($material) } an { NAME($building, form: "accusative") }.
news-gave-times = { $player } spendet { $times } { NAME($material) } an { NAME($building, form: "accusative") }.
news-drew = { $player } zieht statt { NAME($action) } eine Karte.
news-drew-times = { $player } zieht statt { NAME($action) } { $times } Karten.
news-drew-card = Du hast die Karte { NAME($action) } gezogen.
news-played = { $player } spielt die Karte { NAME($action) } aus.
news-skipped = { $player } verzichtet auf den Rest.
news-reshuffled = Die { $count } bisher ausgespielten Karten werden gemischt und bilden den neuen Stapel.
news-entered = Die unterste Scheibe der Straße „{ NAME($street) }“ kommt in den Stadtrat: { $player } nimmt Sitz { $seat } ein.
news-exchanged = Die unterste Scheibe der Straße „{ NAME($street) }“ ist weiß: { $player } nimmt sie und setzt dafür eine Scheibe aus dem Vorrat auf Sitz { $seat } des Stadtrats.
news-lifted = Die unterste Scheibe der Straße „{ NAME($street) }“ ist weiß: { $player } setzt eine Scheibe von der Straße „{ NAME($from) }“ auf Sitz { $seat } des Stadtrats, und die weiße kommt dort obenauf.
news-nobody-entered = Die unterste Scheibe der Straße „{ NAME($street) }“ ist weiß und verlässt das Spiel. { $player } hat keine Scheibe für den Stadtrat, also bleibt Sitz { $seat } leer.
news-pushed-out = Die unterste Scheibe der Straße „{ NAME($street) }“ gehört { $player } und verlässt das Spiel.
news-pushed-out-white = Die unterste Scheibe der Straße „{ NAME($street) }“ ist weiß und verlässt das Spiel.
news-entered-late = Die unterste Scheibe der Straße „{ NAME($street) }“ gehört { $player } und kommt noch in den Palazzo; zu werten gibt es nichts mehr.
news-scored = Plättchen { $seat } des Stadtrats wird gewertet: { NAME($tile) }.
news-points = { $player } hat dort { $cubes } Stück und { $points ->
        [0] geht leer aus
        [one] bekommt 1 Punkt
       *[other] bekommt { $points } Punkte
    }.
news-points-together = Punkte: { $each }.
news-points-each = { $points } für { $player } ({ $cubes } Stück dort)
news-no-points = Niemand hat dort etwas, also gibt es keine Punkte.
news-tie-standing = Gleichstand: { $player } liegt vor { $other }, mit mehr Vertretern und Kunstwerken im Palazzo.
news-tie-representatives = Gleichstand: { $player } liegt vor { $other }, mit mehr Vertretern.
news-tie-earlier = Gleichstand: { $player } liegt vor { $other }, mit ebenso vielen, aber früheren Vertretern.
news-tie-artwork = Gleichstand: { $player } liegt vor { $other }, mit dem früheren Kunstwerk im Palazzo.
news-tie-shared = Zwischen { $player } und { $other } entscheidet nichts: Sie teilen sich die Punkte ihrer Ränge.
news-last-tiles = Alle Scheiben sind gelegt. { $count ->
        [one] Das letzte Plättchen wird gewertet
       *[other] Die übrigen { $count } Plättchen werden der Reihe nach gewertet
    }.
news-all-scored = Alle Plättchen des Stadtrats sind gewertet. Diese Runde wird zu Ende gespielt, dann ist das Spiel aus.
news-final-open = Die offene Schlusswertungskarte wird gewertet: { NAME($final) }.
news-final-secret = Die Schlusswertungskarte von { $player } wird gewertet: { NAME($final) }.
news-ended = Die Schlusswertung ist vorbei und damit das Spiel.

## A scoring as it is shown: what decided a tie in short, and the points.

tie-standing = { $player } vor { $other }: mehr Vertreter und Kunstwerke im Palazzo.
tie-representatives = { $player } vor { $other }: mehr Vertreter.
tie-earlier = { $player } vor { $other }: ebenso viele Vertreter, aber früher.
tie-artwork = { $player } vor { $other }: früheres Kunstwerk im Palazzo.
tie-shared = { $player } und { $other } teilen: völliger Gleichstand.
act-scored = { NAME($thing, form: "title") }: { $places ->
        [0] Niemand hat dort etwas.
       *[other] { $shares }.
    }
act-points = { $points ->
        [one] 1 Punkt für { $player }
       *[other] { $points } Punkte für { $player }
    }
act-share = { $points } für { $player }
act-ahead = Bei Gleichstand vorn: { $players }.

## Prompts: what is asked, and why

prompt-over = Das Spiel ist aus.
prompt-waiting = Andere sind am Zug.
prompt-keeping = Welche Schlusswertungskarte behältst du? Sie bleibt geheim; am Ende wird sie für alle gewertet: 5, 3 und 1 Punkte für die, die dort am meisten haben.{ $open ->
        [yes] {" "}Die offene, „{ NAME($final) }“, zählt auf jeden Fall.
       *[no] {""}
    }
prompt-keeping-short = Welche Schlusswertungskarte behältst du?
prompt-taking = Nimm eine der Startkarten; alle sehen, welche. Du kannst sie ausspielen, wann immer du an der Reihe bist, und führst dann ihre Aktion aus.
prompt-taking-short = Nimm eine der Startkarten.
prompt-placing = Lege eine Scheibe auf eine Straße und führe ihre beiden Aktionen aus. Du hast { $discs ->
        [0] keine Scheibe deiner Farbe
        [one] 1 Scheibe deiner Farbe
       *[other] { $discs } Scheiben deiner Farbe
    } und { $whites ->
        [0] keine weiße
        [one] 1 weiße
       *[other] { $whites } weiße
    }.{ $next ->
        [yes] {" "}Als Nächstes wird gewertet: { NAME($tile) }.
       *[no] {" "}Alle Plättchen sind gewertet: Das ist die letzte Runde.
    }{ $duty ->
        [none] {" "}Du kannst keine einzige Aktion ausführen; darum darfst du jede Straße wählen und stattdessen Karten ziehen.
       *[yes] {""}
    }
prompt-placing-short = { $duty ->
        [none] Keine Aktion ist möglich: Wähle irgendeine Straße.
       *[yes] Lege eine Scheibe. { $next ->
            [yes] Nächste Wertung: { NAME($tile, form: "short") }.
           *[no] Das ist die letzte Runde.
        }
    }
tail-helped = { $helped ->
        [yes] {" "}Zuerst ausgeführt, kann { NAME($able) } auch { NAME($other) } möglich machen.
       *[no] {""}
    }
prompt-activation = { $whose ->
        [turn] Deine Scheibe liegt auf der Straße „{ NAME($street) }“.
       *[again] Mit deiner Scheibe weiter unten auf der Straße „{ NAME($street) }“ bist du auch an der Reihe.
    } { $way ->
        [duty] Noch offen: { NAME($actions) }. Mindestens eine Aktion musst du ausführen.{ tail-helped }
        [duty-cards] Noch offen: { NAME($actions) }. Mindestens eine Aktion musst du ausführen: Spiele Karten aus, die sie möglich machen.
        [may] Noch offen: { NAME($actions) }. Was du nicht willst, kannst du auslassen.{ tail-helped }
        [impossible] Noch offen: { NAME($actions) }; ausführen kannst du davon jetzt nichts{ $draw ->
            [yes] : Ziehe Karten stattdessen, oder schließe mit „{ board-done }“ ab.
           *[no] .
        }
       *[cards] Beide Aktionen sind erledigt.
    }{ $cards ->
        [some] {" "}Karten kannst du jederzeit ausspielen.
        [idle] {" "}Von deinen Karten lässt sich jetzt keine ausspielen{ $way ->
            [cards] : Schließe mit „{ board-done }“ ab.
            [impossible] { $draw ->
                [yes] .
               *[no] : Schließe mit „{ board-done }“ ab.
            }
           *[other] .
        }
       *[none] {""}
    }
prompt-activation-short = { $way ->
        [duty] Führe aus: { NAME($actions, form: "short") }.
        [duty-cards] Karten, dann { NAME($actions, form: "short") }.
        [may] { $whose ->
            [turn] Du darfst: { NAME($actions, form: "short") }.
           *[again] Weiter unten: { NAME($actions, form: "short") }?
        }
        [impossible] { $draw ->
            [yes] Ziehe dafür eine Karte, oder: „{ board-done }“.
           *[no] Nichts mehr möglich: weiter mit „{ board-done }“.
        }
       *[cards] Beide Aktionen erledigt{ $cards ->
            [some] ; Karten sind noch möglich.
           *[idle] : weiter mit „{ board-done }“.
        }
    }
prompt-playing = { $action ->
        [build] Deine Karte „Bauen“: Was baust du?
        [artwork] Deine Karte „Kunstwerk“: Wohin kommt das Kunstwerk?
        [ship] Deine Karte „Verschiffen“: In welche Hafenstadt geht das erste Tuch?
        [transport] Deine Karte „Transport“: In welche Handelsstadt geht das erste Tuch?
       *[contribute] Deine Karte „Spenden“: Was spendest du, und welcher Kirche?
    }
prompt-playing-short = { $action ->
        [build] Deine Karte „Bauen“: Was baust du?
        [artwork] Deine Karte „Kunstwerk“: Wohin damit?
        [ship] Deine Karte „Verschiffen“: In welche Stadt?
        [transport] Deine Karte „Transport“: In welche Stadt?
       *[contribute] Deine Karte „Spenden“: Was, und wohin?
    }
prompt-sending = Noch mehr Tuch schicken? { $by ->
        [ship] { $left ->
            [one] 1 Schiff kann noch auslaufen
           *[other] { $left } Schiffe können noch auslaufen
        }
       *[road] { $left ->
            [one] 1 Handelshaus kann noch 1 bekommen
           *[other] { $left } Handelshäuser können noch je 1 bekommen
        }
    }; du hast { $cloth } Tuch.
prompt-sending-short = Mehr Tuch schicken? Noch { $left } möglich; du hast { $cloth }.
prompt-summoning = Die unterste Scheibe der Straße „{ NAME($street) }“ ist weiß, und in deinem Vorrat ist keine Scheibe deiner Farbe mehr. Welche deiner Scheiben auf den Straßen nimmt Sitz { $seat } des Stadtrats ein? Auf den Turm, den sie verlässt, kommt die weiße. Danach wird gewertet: { NAME($tile) }.
prompt-summoning-short = Welche deiner Scheiben nimmt Sitz { $seat } im Stadtrat ein?

## Why a choice is not open

why-no-street = Keine Straße verbindet { NAME($action) } mit { NAME($other) }. Neben { NAME($action) } liegen { NAME($neighbours) }.
why-no-white = Du hast keine weiße Scheibe mehr.
why-no-disc = Du hast keine Scheibe deiner Farbe mehr; du hast { $whites ->
        [one] 1 weiße
       *[other] { $whites } weiße
    }.
why-duty-street = Auf der Straße „{ NAME($street) }“ könntest du keine der beiden Aktionen ausführen, auch nicht mit deinen Karten ({ NAME($action) }: { NAME($lack) }; { NAME($other) }: { NAME($other-lack) }). Deine Scheibe muss dir mindestens eine Aktion bringen.
why-duty = Bevor du abschließt, musst du mindestens eine der beiden Aktionen ausführen.
why-duty-draw = Nach einer Karte statt { NAME($action) } bliebe dir keine Aktion, die du ausführen kannst, und deine Scheibe muss dir mindestens eine bringen. Spiele erst Karten aus, die eine möglich machen.
why-duty-card = Wenn du { NAME($action) } jetzt ausspielst, kannst du keine Aktion dieser Straße mehr ausführen; deine Scheibe muss dir aber mindestens eine bringen.
why-duty-aim = Danach könntest du keine Aktion deiner Straße mehr ausführen; deine Scheibe muss dir aber mindestens eine bringen.
why-card = Du hast gerade { NAME($action) } ausgespielt; diese Aktion kommt zuerst.
why-not-dealt = Die Schlusswertungskarte „{ NAME($final) }“ hast du nicht bekommen.
why-taken = Die Startkarte { NAME($action) } ist schon vergeben.
why-no-own-disc = Dort liegt keine deiner Scheiben.
why-other-action = { NAME($action) } ist keine Aktion dieser Straße; hier gibt es { NAME($actions) }.
why-action-done = { NAME($action) } ist hier verbraucht: Eine Scheibe deiner Farbe gibt jede Aktion einmal, eine weiße zweimal.
why-draw-possible = { NAME($action) } kannst du ausführen, darum gibt es dafür keine Karte. Auslassen darfst du die Aktion.
why-no-cards = Es gibt keine Karte mehr zu ziehen.
why-one-card = An diesem Tisch darfst du im eigenen Zug nur eine solche Karte ziehen.
why-no-card = Du hast keine Karte { NAME($action) } auf der Hand.
why-card-idle = Die Karte { NAME($action) } hätte jetzt keine Wirkung ({ NAME($lack) }), also kannst du sie nicht ausspielen.
why-full = Dein Lager { NAME($material, form: "for") } ist voll: Es fasst { $most }.
why-supply = Alle deine Würfel sind im Einsatz: In deinem Vorrat ist keiner mehr.
why-no-marble = Ein Kunstwerk entsteht aus 1 Marmor im Lager, und dort hast du keinen.
why-no-space = Kein Platz mehr { NAME($material, form: "for") } { NAME($building, form: "at") }.
why-no-cube = Du hast { NAME($material, form: "none") } im Lager.
why-workshops-full = Alle deine Werkstätten sind voll: In jeder ist Platz für { $most } Tuch.
why-ships = Du hast schon alle { $most } Schiffe.
why-ship-cost = Ein Schiff kostet 2 Holz; du hast { $wood }.
why-workshops = Du hast schon alle { $most } Werkstätten.
why-workshop-cost = Eine Werkstatt kostet 1 Holz und 1 Ziegel; du hast { $wood } Holz und { $brick } Ziegel.
why-house = In { NAME($city) } hast du schon ein Handelshaus.
why-house-cost = Ein Handelshaus kostet 2 Ziegel; du hast { $brick }.
why-no-cloth = Du hast kein Tuch in deinen Werkstätten: Webe erst welches.
why-no-ship = Du hast kein Schiff, und nur Schiffe bringen Tuch in eine Hafenstadt.
why-no-house = In { NAME($city) } hast du kein Handelshaus; auf dem Landweg geht Tuch nur in Städte mit einem eigenen.
why-city-full = { NAME($city) } ist voll: Dort ist Platz für { $most } Tuch.
why-served = { NAME($city) } hat schon Tuch bekommen; jedes Handelshaus bekommt nur eines.
why-way = { $by ->
        [ship] Deine Schiffe fahren nur nach Barcelona, Lissabon und London.
       *[road] Der Landweg führt nur nach Troyes, Brügge und Hamburg.
    }

# What an action that is impossible lacks.

lack-means = zu wenig Holz und Ziegel
lack-nothing-to-build = alles ist gebaut
lack-marble = kein Marmor
lack-goods = nichts im Lager
lack-church-room = kein freier Platz dafür
lack-ship = kein Schiff
lack-house = kein Handelshaus
lack-cloth = kein Tuch
lack-city-room = kein Platz in den erreichbaren Städten
lack-cubes = keine Würfel mehr im Vorrat
lack-cloth-room = die Werkstätten sind voll
lack-warehouse-room = das Lager ist voll

## What is read before something new

pause-last-tiles = Weiter mit Enter: die letzten Plättchen und die Schlusswertung.
pause-ended = Weiter mit Enter: das Ende des Spiels.

## What each choice would do. A `tail` ends several of these sentences.

tail-possible = { $possible ->
        [first] {" "}(zuerst { NAME($able) }, das kann { NAME($other) } möglich machen)
        [alone] {" "}(nur { NAME($able) } ist möglich{ $draw ->
            [yes] ; statt { NAME($other) } darfst du eine Karte ziehen
           *[no] {""}
        })
        [cards] {" "}(nur mit deinen Karten möglich)
        [none] {" "}(keine Aktion ist möglich{ $draw ->
            [yes] : Du darfst stattdessen Karten ziehen
           *[no] {""}
        })
       *[both] {""}
    }
tail-then = { $then ->
        [own] {" "}Dann ist deine Scheibe darunter an der Reihe.
        [other] {" "}Dann ist { $second } an der Reihe.
        [own-own] {" "}Dann sind deine beiden Scheiben darunter an der Reihe.
        [own-other] {" "}Dann ist deine Scheibe darunter an der Reihe, danach { $third }.
        [other-own] {" "}Dann ist { $second } an der Reihe, danach deine Scheibe darunter.
        [other-other] {" "}Dann ist { $second } an der Reihe, danach { $third }.
        [same] {" "}Dann ist { $second } zweimal an der Reihe.
       *[nobody] {""}
    }
tail-council = { $leaves ->
        [own] {" "}Deine unterste Scheibe kommt in den Stadtrat; gewertet wird: { NAME($tile) }.
        [other] {" "}Die unterste Scheibe (von { $owner }) kommt in den Stadtrat; gewertet wird: { NAME($tile) }.
        [white-supply] {" "}Die unterste Scheibe ist weiß: Du schickst eine aus deinem Vorrat in den Stadtrat und nimmst die weiße; gewertet wird: { NAME($tile) }.
        [white-street] {" "}Die unterste Scheibe ist weiß: Du schickst eine von einer Straße in den Stadtrat, und die weiße kommt auf den Turm, den sie verlässt; gewertet wird: { NAME($tile) }.
        [white-nobody] {" "}Die unterste Scheibe ist weiß, und du hast keine für den Stadtrat; gewertet wird: { NAME($tile) }.
        [late] {" "}Die unterste Scheibe (von { $owner }) kommt noch in den Palazzo.
        [game] {" "}Die unterste Scheibe verlässt das Spiel.
       *[nobody] {""}
    }
tail-counts = { $counts ->
        [0] {""}
        [1] {" "}Damit wärst du { NAME($tile, form: "at") } auf { NAME($place) }.
       *[other] {" "}Damit wärst du { NAME($tile, form: "at") } auf { NAME($place) } und { NAME($other-tile, form: "at") } auf { NAME($other-place) }.
    }{ $final ->
        [own] {" "}Das zählt für deine Schlusswertungskarte.
        [open] {" "}Das zählt für die offene Schlusswertungskarte.
       *[none] {""}
    }

describe-done = { $left ->
        [0] Fertig.
       *[other] Beende es hier und verzichte auf: { NAME($actions) }.
    }
describe-done-short = Fertig
describe-stop = Schicke nichts mehr; du behältst { $cloth } Tuch.
describe-stop-short = Aufhören
describe-place = Eine Scheibe auf die Straße „{ NAME($street) }“{ tail-possible }.{ tail-then }{ tail-council }
describe-white = Eine weiße Scheibe auf die Straße „{ NAME($street) }“{ tail-possible }.{ tail-then }{ tail-council }
describe-gain = Nimm 1 { NAME($material) }; dann liegen { $held } von höchstens { $most } in deinem Lager.
describe-build-ship = Baue ein Schiff für 2 Holz; du hast dann { $ships ->
        [one] 1 Schiff
       *[other] { $ships } Schiffe
    } und { $wood ->
        [0] kein Holz
       *[other] { $wood } Holz
    }.
describe-build-ship-short = Schiff
describe-build-workshop = Baue eine Werkstatt für 1 Holz und 1 Ziegel; du hast dann { $workshops } Werkstätten, { $wood } Holz und { $brick } Ziegel.
describe-build-workshop-short = Werkstatt
describe-build-house = Baue ein Handelshaus in { NAME($city) } für 2 Ziegel; { $brick ->
        [0] du behältst keine Ziegel
       *[other] du behältst { $brick } Ziegel
    }.
describe-adorn = Spende 1 Marmor als Kunstwerk an { NAME($building, form: "accusative") }; { $left ->
        [0] du behältst keinen Marmor
       *[other] du behältst { $left } Marmor
    }.{ tail-counts }
describe-weave = Webe { $count } Tuch; du hast dann { $cloth }.
describe-send = { $by ->
        [ship] Verschiffe 1 Tuch nach { NAME($city) }
       *[road] Schicke 1 Tuch auf dem Landweg nach { NAME($city) }
    }; dort hast du dann { $there }, und { $left ->
        [0] du behältst kein Tuch
       *[other] du behältst { $left } Tuch
    }.{ tail-counts }
describe-give = Spende 1 { NAME($material) } an { NAME($building, form: "accusative") }; dort hast du dann { $there }, und { $left ->
        [0] du behältst { NAME($material, form: "none") }
       *[other] du behältst { $left } { NAME($material) }
    }.{ tail-counts }
describe-draw = Ziehe statt { NAME($action) } eine Karte; ausführen kannst du die Aktion jetzt nicht ({ NAME($lack) }).{ $helped ->
        [yes] {" "}Zuerst ausgeführt, kann { NAME($able) } sie möglich machen.
       *[no] {""}
    }
describe-play = Spiele { NAME($action) } aus: { NAME($effect) }{ $left ->
        [0] {""}
       *[other] {" "}Du behältst noch { $left } davon.
    }
describe-lift = Schicke deine Scheibe von der Straße „{ NAME($street) }“ in den Stadtrat: Nummer { $height } von { $discs }, von unten gezählt.
describe-keep = { NAME($final) }: { $kind ->
        [city] Es zählt, wer dort das meiste Tuch hat.
        [church] Es zählt, wer dort die meisten Würfel gespendet hat, auch als Kunstwerke.
       *[palazzo] Es zählt, wer dort die meisten Vertreter und Kunstwerke hat.
    }
describe-take = { NAME($action, form: "title") }: { NAME($effect) }
describe-first = Startspieler ist { $player }.
describe-lay = Die nächste Aktion der Stadt ist { NAME($action) }.
describe-tile = Das nächste Plättchen des Stadtrats: { NAME($tile) }.
describe-deal = Die Schlusswertungskarte „{ NAME($final) }“ wird ausgeteilt.
describe-card = Die Karte { NAME($action) } wird gezogen.

effect-wood = 1 Holz in dein Lager.
effect-brick = 1 Ziegel in dein Lager.
effect-marble = 1 Marmor in dein Lager.
effect-build = ein Schiff, eine Werkstatt oder ein Handelshaus bauen.
effect-artwork = 1 Marmor wird zum Kunstwerk.
effect-weave = 1 Tuch in jede Werkstatt mit Platz.
effect-ship = Jedes Schiff bringt 1 Tuch in eine Hafenstadt.
effect-transport = 1 Tuch in jede Stadt mit einem Handelshaus von dir.
effect-contribute = 1 Würfel an eine Kirche spenden.

## Help cards

help-calimala = Du handelst in Florenz mit Tuch. Es gewinnt, wer die meisten Punkte hat.
    {" "}
    1. In deinem Zug legst du eine Scheibe auf eine Straße. Jede Straße liegt zwischen zwei der neun Aktionen der Stadt, und du führst beide aus, in beliebiger Reihenfolge; mit einer weißen Scheibe jede zweimal. Mindestens eine musst du wirklich ausführen.
    2. Dann sind die zwei Scheiben unter deiner an der Reihe, von oben nach unten: Ihre Besitzer dürfen dieselben beiden Aktionen ausführen. Statt einer Aktion, die du gar nicht ausführen kannst, darfst du eine Aktionskarte ziehen; solche Karten spielst du aus, wann immer eine deiner Scheiben an der Reihe ist.
    3. Bei vier Scheiben verlässt die unterste den Turm und kommt in den Stadtrat: Sie wird Vertreter ihres Besitzers, und das nächste Wertungsplättchen wird gewertet. Die drei Spieler mit den meisten Würfeln dort bekommen 3, 2 und 1 Punkte. Bei Gleichstand entscheiden Vertreter und Kunstwerke im Palazzo Vecchio.
    {" "}
    Holz, Ziegel und Marmor kommen in deine Lager. Baue damit Schiffe, Handelshäuser und Werkstätten, spende sie den Kirchen, oder mache aus Marmor Kunstwerke. Webe Tuch in deinen Werkstätten und schicke es per Schiff in Hafenstädte oder auf dem Landweg in Städte, in denen du ein Handelshaus hast.
    Das Spiel endet, wenn alle Scheiben gelegt oder alle fünfzehn Plättchen gewertet sind. Dann werden die übrigen Plättchen und die Schlusswertungskarten gewertet; eine Schlusswertungskarte bringt 5, 3 und 1 Punkte.
help-rules = (C-…) ist die Nummer einer Regel in RULES.md; help C-T3 findet ihre Karte.
help-place = Eine Scheibe legen (C-T1, C-T2). In deinem Zug legst du eine Scheibe auf eine beliebige Straße, oben auf alles, was dort schon liegt, und führst die beiden Aktionen aus, die sie verbindet, in beliebiger Reihenfolge. Mindestens eine davon musst du wirklich ausführen. Danach sind die Scheiben darunter an der Reihe.
help-white = Weiße Scheiben (C-T2, C-T4, C-P2). Mit einer weißen Scheibe führst du jede der beiden Aktionen zweimal aus, in beliebiger Reihenfolge. Sobald sie liegt, gehört sie niemandem: Ist sie zugedeckt, bewirkt sie nichts. Wird sie aus einem Turm geschoben, so schickt der Spieler am Zug für sie eine Scheibe in den Stadtrat.
help-draw = Eine Karte ziehen (C-K1, C-K2). Statt einer Aktion, die du überhaupt nicht ausführen kannst, darfst du eine Aktionskarte ziehen. Eine Aktion, die du auch nur zum Teil ausführen könntest, bringt keine Karte, wenn du sie auslässt. Die Reihenfolge bestimmst du; du darfst also eine Aktion dann wählen, wenn sie gerade unmöglich ist. Mit einer weißen Scheibe gibt es für jedes Mal, das unmöglich ist, eine Karte; wer mit einer Scheibe weiter unten an der Reihe ist und keine der Aktionen ausführen kann, darf zwei ziehen.
help-play = Eine Karte ausspielen (C-K3). Wann immer eine deiner Scheiben an der Reihe ist, darfst du beliebig viele Karten aus der Hand ausspielen, vor, zwischen und nach den Aktionen. Jede bringt ihre Aktion einmal, sofort, und muss wenigstens etwas bewirken. Auch eine eben gezogene Karte darfst du ausspielen. Niemals, während andere an der Reihe sind.
help-done = Die Aktionen beenden (C-T3, C-T4). Du musst nicht alles ausführen, nur die eine Aktion, die deine Scheibe im eigenen Zug verlangt. Was du auslässt, verfällt.
help-stop = Das übrige Tuch behalten (C-A5, C-A6). Nicht jedes Schiff und nicht jedes Handelshaus muss genutzt werden; was du nicht schickst, bleibt in deinen Werkstätten.
help-lift = Eine Scheibe von einer Straße schicken (C-P2). Die unterste Scheibe des Turms war weiß; du schuldest dem Stadtrat also eine Scheibe deiner Farbe, hast aber keine mehr im Vorrat. Nimm eine deiner Scheiben von einer beliebigen Straße, aus beliebiger Höhe; die weiße kommt oben auf den Turm, aus dem du sie genommen hast.
help-keep = Eine Schlusswertungskarte behalten (C-S3). Zu dritt bekommst du drei Schlusswertungskarten, sonst zwei. Eine behältst du geheim; die anderen kommen ungesehen zurück in die Schachtel. Zu dritt und zu viert liegt eine Karte für alle offen. Alle behaltenen Karten werden am Ende für alle gewertet.
help-take = Startkarten (C-S4). Je eine Karte „Holz“, „Ziegel“, „Marmor“, „Weben“ und „Bauen“ liegt aus. Vom rechten Nachbarn des Startspielers an nimmt gegen den Uhrzeigersinn jeder eine; der Startspieler wählt also zuletzt. Alle sehen, wer was nimmt.
help-wood = Holz (C-A1). Die Aktion: 1 Holz aus deinem Vorrat in dein Lager, das 4 fasst. Mit Holz bezahlst du Schiffe (2) und Werkstätten (1 und 1 Ziegel), oder du spendest es einer Kirche. Das Plättchen: dein Holz in allen drei Kirchen zusammen.
help-brick = Ziegel (C-A1). Die Aktion: 1 Ziegel aus deinem Vorrat in dein Lager, das 4 fasst. Mit Ziegeln bezahlst du Handelshäuser (2) und Werkstätten (1 und 1 Holz), oder du spendest sie einer Kirche. Das Plättchen: deine Ziegel in allen drei Kirchen zusammen.
help-marble = Marmor (C-A1). Die Aktion: 1 Marmor aus deinem Vorrat in dein Lager, das 4 fasst. Marmor wird zum Kunstwerk oder geht, wie er ist, an eine Kirche. Das Plättchen: dein Marmor in allen drei Kirchen zusammen; Kunstwerke sind kein Marmor mehr.
help-build = Bauen (C-A2). Eines von dreien: ein Schiff für 2 Holz, höchstens drei; ein Handelshaus für 2 Ziegel in einer Handelsstadt, in der du noch keines hast; eine Werkstatt für 1 Holz und 1 Ziegel, höchstens zwei neben der, mit der du beginnst. Was du bezahlst, kommt zurück in deinen Vorrat.
help-artwork = Kunstwerk (C-A3). 1 Marmor aus deinem Lager auf einen freien Kunstwerkplatz in einer der drei Kirchen oder im Palazzo Vecchio. Im Palazzo hilft dir das Kunstwerk bei Gleichstand.
help-weave = Weben (C-A4). 1 Tuch aus deinem Vorrat in jede deiner Werkstätten, die Platz hat; eine Werkstatt fasst 4.
help-ship = Verschiffen (C-A5). Jedes deiner Schiffe darf 1 Tuch aus deinen Werkstätten in eine Hafenstadt mit Platz bringen: Barcelona, Lissabon oder London. Mehrere dürfen in dieselbe fahren, und nicht alle müssen auslaufen.
help-transport = Transport (C-A6). 1 Tuch aus deinen Werkstätten in jede Handelsstadt, in der du ein Handelshaus hast und Platz ist: Troyes, Brügge, Hamburg. Nicht alle müssen eines bekommen.
help-contribute = Spenden (C-A7). 1 Würfel Holz, Ziegel oder Marmor aus einem Lager auf einen freien Platz seiner Reihe in einer der drei Kirchen.
help-barcelona = Barcelona (C-A5, C-P3). Eine Hafenstadt, per Schiff zu erreichen; Platz für 12 Tuch. Das Tuch hier zählt für ihr Plättchen und für das aller Hafenstädte.
help-lisbon = Lissabon (C-A5, C-P3). Eine Hafenstadt, per Schiff zu erreichen; Platz für 12 Tuch. Das Tuch hier zählt für ihr Plättchen und für das aller Hafenstädte.
help-london = London (C-A5, C-P3). Eine Hafenstadt, per Schiff zu erreichen; Platz für 12 Tuch. Das Tuch hier zählt für ihr Plättchen und für das aller Hafenstädte.
help-troyes = Troyes (C-A6, C-P3). Eine Handelsstadt, auf dem Landweg zu erreichen, wenn man hier ein Handelshaus hat; Platz für 12 Tuch. Das Tuch hier zählt für ihr Plättchen und für das aller Handelsstädte.
help-bruges = Brügge (C-A6, C-P3). Eine Handelsstadt, auf dem Landweg zu erreichen, wenn man hier ein Handelshaus hat; Platz für 12 Tuch. Das Tuch hier zählt für ihr Plättchen und für das aller Handelsstädte.
help-hamburg = Hamburg (C-A6, C-P3). Eine Handelsstadt, auf dem Landweg zu erreichen, wenn man hier ein Handelshaus hat; Platz für 12 Tuch. Das Tuch hier zählt für ihr Plättchen und für das aller Handelsstädte.
help-santa-maria = Santa Maria del Fiore (C-A3, C-A7, C-P3). Platz für je 5 Holz, Ziegel, Marmor und Kunstwerke. Für ihr Plättchen zählen alle deine Würfel hier, auch die Kunstwerke.
help-san-miniato = San Miniato (C-A3, C-A7, C-P3). Platz für je 3 Holz, Ziegel, Marmor und Kunstwerke. Für das Plättchen zählen alle deine Würfel hier, auch die Kunstwerke.
help-santa-croce = Santa Croce (C-A3, C-A7, C-P3). Platz für je 4 Holz, Ziegel, Marmor und Kunstwerke. Für ihr Plättchen zählen alle deine Würfel hier, auch die Kunstwerke.
help-palazzo = Palazzo Vecchio (C-A3, C-P1, C-P4). Hier tagt der Stadtrat, und hier ist Platz für 4 Kunstwerke. Vertreter und Kunstwerke hier entscheiden bei Gleichstand. Der Palazzo hat kein Plättchen, aber eine Schlusswertungskarte, für die beides zählt.
help-setup = Aufbau (C-S1, C-S2, C-S5). Drei bis fünf Spieler; wer beginnt, wird ausgelost. „Spenden“ liegt in der Mitte der Stadt, die acht anderen Aktionen liegen zufällig darum herum oder so wie für das erste Spiel. Die fünfzehn Plättchen des Stadtrats sind gemischt und offen. Du beginnst mit einer Werkstatt und leeren Lagern, ohne Schiff und ohne Handelshaus.
help-street = Straßen und Türme (C-T1, C-T4, C-P1). Zwölf Straßen verbinden die neun Aktionen. Die Scheiben auf einer Straße liegen als Turm übereinander. Die oberste ist an der Reihe, dann die zweite und die dritte; eine vierte schiebt die unterste hinaus, sodass ein Turm nie höher als drei bleibt. Auf dem Spielplan liest man Türme von unten; die oberste Scheibe steht rechts.
help-duty = Die Pflicht zur Aktion (C-T3). Eine Scheibe darf man nicht nur legen, um Karten zu ziehen: Mindestens eine Aktion der Straße muss wirklich ausgeführt werden, notfalls mit Hilfe deiner Handkarten. Straßen, auf denen das nicht ginge, stehen dir nicht offen; und solange deine Scheibe an der Reihe ist, wird dir nichts angeboten, was es unmöglich machen würde. Ist auf keiner Straße etwas möglich, so darfst du jede wählen und bist von der Pflicht frei. Für Scheiben weiter unten gibt es keine Pflicht.
help-activation = Aktivierung (C-T4, C-T5). Nach der obersten Scheibe ist die zweite von oben an der Reihe, dann die dritte: Ihr Besitzer darf beide Aktionen einmal ausführen, in beliebiger Reihenfolge, oder sie auslassen. Mit mehreren Scheiben im Turm bist du für jede einmal an der Reihe. Weiße Scheiben, die nicht oben liegen, bewirken nichts, und von vier Scheiben ist die unterste nie an der Reihe. Dann folgt eine Wertung, wenn der Turm vier Scheiben hat, und dann der nächste Spieler.
help-discs = Scheiben (C-T1, C-E1). Farbige und weiße: zu dritt 12 und 3, zu viert 10 und 2, zu fünft 8 und 2. Jeder Zug braucht eine. Eine weiße Scheibe, die in deinen Vorrat zurückkommt, kannst du wieder legen.
help-warehouse = Lager (C-A1). Je eines für Holz, Ziegel und Marmor, jedes mit Platz für 4 Würfel. Insgesamt hast du 40 Würfel; was du bezahlst, kommt zurück in deinen Vorrat, was du Kirchen spendest oder in Städte schickst, bleibt dort.
help-workshop = Werkstätten (C-A4). Du beginnst mit einer und darfst zwei weitere bauen. Jede fasst 4 Tuch, und jede webt 1 Tuch, wenn du webst. Tuch, das du verschickst, kommt aus der vollsten.
help-house = Handelshäuser (C-A2, C-A6). Ein Handelshaus in Troyes, Brügge oder Hamburg kostet 2 Ziegel. Damit kannst du auf dem Landweg Tuch dorthin schicken, eines bei jedem Transport. In jeder Stadt darfst du ein Handelshaus haben.
help-cards = Aktionskarten (C-K4). Gewöhnlich gibt es fünf zu jeder der neun Aktionen. Handkarten sind geheim, aber alle sehen, wie viele du hast; es gibt keine Obergrenze. Ausgespielte Karten liegen offen; wird die letzte Karte vom Stapel gezogen, so werden sie gemischt und bilden den neuen Stapel.
help-council = Der Stadtrat (C-P1). Fünfzehn Sitze im Palazzo Vecchio, jeder mit einem Wertungsplättchen, in einer Reihenfolge, die von Anfang an offenliegt. Hat ein Turm vier Scheiben und sind die oberen drei fertig, so kommt die unterste auf den nächsten freien Sitz, und das Plättchen dieses Sitzes wird gewertet; der neue Vertreter zählt schon mit.
help-representative = Vertreter (C-P1, C-P2). Deine Scheiben im Stadtrat. Für sich bringen sie keine Punkte, aber sie entscheiden überall bei Gleichstand. Ist die hinausgeschobene Scheibe weiß, so legt der Spieler am Zug eine in der eigenen Farbe auf den Sitz und nimmt die weiße in den Vorrat.
help-tile = Wertungsplättchen (C-P3). Bei einer Stadt zählt das Tuch dort; bei einer Kirche zählen alle Würfel dort; bei Kunstwerken die in allen vier Gebäuden; bei Hafenstädten oder Handelsstädten das Tuch in allen dreien; bei Holz, Ziegeln oder Marmor die Würfel davon in den drei Kirchen. Wer am meisten hat, bekommt 3 Punkte, die Nächsten 2 und 1. Wer dort nichts hat, bekommt nichts.
help-ties = Gleichstand (C-P4). Vorn liegt, wer zusammen mehr Vertreter und Kunstwerke im Palazzo hat; dann, wer mehr Vertreter hat; dann, wer sie früher beisammen hatte; ohne Vertreter, wer dem Palazzo früher ein Kunstwerk gespendet hat. Entscheidet nichts davon, so werden die Punkte der Ränge zusammengezählt, geteilt und abgerundet.
help-end = Das Ende (C-E1, C-E2). Sind alle Scheiben gelegt, so werden die noch nicht gewerteten Plättchen der Reihe nach gewertet. Oder alle fünfzehn Plättchen sind schon vorher gewertet: Dann wird die Runde zu Ende gespielt, und hinausgeschobene Scheiben verlassen das Spiel. Zuletzt kommen die Schlusswertungskarten.
help-winner = Gewinnen (C-E4). Die meisten Punkte. Bei Gleichstand mehr Vertreter und Kunstwerke im Palazzo, dann weiter wie bei jedem Gleichstand; entscheidet nichts, so teilt man sich den Sieg.
help-options = Einstellungen (C-O1, C-S2). Die Stadt kann so ausliegen wie für das erste Spiel. Es kann gelten, dass man im eigenen Zug nur eine Karte statt unmöglicher Aktionen ziehen darf. Und Scheiben, die nach dem letzten Plättchen hinausgeschoben werden, können noch in den Palazzo kommen; dort zählen sie bei Gleichstand und für die Schlusswertungskarte des Palazzos.
help-cities = Einzelne Städte (C-P3). Sechs der Plättchen, eines für jede Hafenstadt und jede Handelsstadt: Das meiste Tuch dort bringt 3 Punkte, dann 2 und 1. Jedes Tuch zählt für zwei Plättchen, das seiner Stadt und das aller Hafenstädte oder aller Handelsstädte.
help-churches = Einzelne Kirchen (C-P3). Drei der Plättchen, eines für jede Kirche: Die meisten Würfel dort, Kunstwerke eingeschlossen, bringen 3 Punkte, dann 2 und 1. Jeder Würfel zählt für zwei Plättchen, das seiner Kirche und das seines Materials oder der Kunstwerke.
help-artworks = Kunstwerke (C-P3). Ein Plättchen: Die meisten Kunstwerke in den drei Kirchen und im Palazzo Vecchio zusammen bringen 3 Punkte, dann 2 und 1.
help-ports = Alle Hafenstädte (C-P3). Ein Plättchen: Das meiste Tuch in Barcelona, Lissabon und London zusammen bringt 3 Punkte, dann 2 und 1.
help-trade-cities = Alle Handelsstädte (C-P3). Ein Plättchen: Das meiste Tuch in Troyes, Brügge und Hamburg zusammen bringt 3 Punkte, dann 2 und 1.
help-materials = Holz, Ziegel, Marmor (C-P3). Drei Plättchen: Die meisten Würfel des Materials in den drei Kirchen zusammen bringen 3 Punkte, dann 2 und 1. Kunstwerke sind kein Marmor.
help-finals = Schlusswertungskarten (C-E3). Die geheimen Karten von allen und, zu dritt oder zu viert, die offene werden am Ende für alle gewertet: 5, 3 und 1 Punkte. Bei einer Stadt zählt das Tuch dort, bei einer Kirche zählen alle Würfel dort, beim Palazzo Vecchio die Vertreter und Kunstwerke dort. Wer dort nichts hat, bekommt nichts.

## The board in a terminal

terminal-empty = –
terminal-nobody = ×
terminal-over = das Spiel ist aus
terminal-set-up = Aufbau, Startspieler ist { $player }
terminal-round = Runde { $round }, am Zug: { $player }
terminal-deck = { $count ->
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
terminal-short = board eingeben für mehr
terminal-council = Stadtrat
terminal-now = jetzt
terminal-next = ▸{ $seat }
terminal-scored = gewertet
terminal-ties = Bei Gleichstand
terminal-open-final = Offene Schlusswertung: { NAME($final) }
terminal-churches = Kirchen
terminal-ports = Häfen
terminal-trade = Handelsstädte
terminal-cloth = Tuch, Platz
terminal-houses = Häuser
terminal-player = Spieler
terminal-points = Punkte
terminal-discs = Scheiben
terminal-woven = Tuch
terminal-ships = Schiffe
terminal-hand = Karten
terminal-council-own = Palazzo
terminal-card = { NAME($action, form: "title") }{ $count ->
        [one] {""}
       *[other] {" "}×{ $count }
    }
terminal-own-hand = deine Karten: { $cards }
terminal-no-hand = keine Karten
terminal-own-final = deine Schlusswertung: { NAME($final) }
terminal-finals = Schlusswertung
terminal-score-title = Punkte
terminal-score-total = Gesamt
terminal-score-note = Schlusswertungskarten zählen erst am Ende.
terminal-row-scored = Gewertet
terminal-row-points = Punkte (was zählte)
terminal-row-nobody = niemand
terminal-row-share = { $points } ({ $counted })
terminal-row-tile = { NAME($tile, form: "short") }
terminal-row-open = Schlusswertung { NAME($final, form: "short") } (offen)
terminal-row-final = Schlusswertung { NAME($final, form: "short") } ({ $player })
terminal-legend-city = Stadt: Auf jeder Straße zwischen zwei Aktionen steht ein Turm aus Scheiben, mit den Buchstaben der Spieler, ○ eine weiße, die oberste rechts. Fett: Aktionen, die du jetzt ausführen könntest. Kirchen: ein Buchstabe für jeden Würfel, ein Punkt für jeden freien Platz.
terminal-legend-council = Stadtrat: die Plättchen in der Reihenfolge ihrer Wertung, ▸ das nächste. Vor dem Namen steht, wessen Vertreter dort sitzt (× niemand), dahinter, wer wie viele Punkte bekäme, wenn das Plättchen jetzt gewertet würde. „Bei Gleichstand“ nennt, wer dann vor wem liegt.
terminal-legend-players = Spieler in der Reihenfolge der Züge, ▸ bist du. Scheiben: in der eigenen Farbe + weiße. Tuch: in den Werkstätten / Platz dafür. Karten: auf der Hand. Palazzo: Vertreter + Kunstwerke dort, sie entscheiden bei Gleichstand.

## Options of a table

option-city = Die Stadt
option-city-random = Zufällig ausgelegt
option-city-first-game = Wie für das erste Spiel
option-compensation = Karten für unmögliche Aktionen
option-compensation-any = Für jede eine, wie in den Regeln
option-compensation-one = Höchstens eine im eigenen Zug
option-late = Scheiben nach dem letzten Plättchen
option-late-leave = Verlassen das Spiel, wie in den Regeln
option-late-enter = Kommen noch in den Palazzo und zählen bei Gleichstand

## What is wrong with a box

error-cards = Die Schachtel braucht insgesamt genau { $needed } Aktionskarten, nicht { $count }.
error-start-card = Die Schachtel braucht mindestens eine Karte „{ $action }“: Sie liegt zu Beginn aus.
error-whole-number = „{ $name }“ braucht eine ganze Zahl ab 0, nicht „{ $value }“.
error-kinds = Die Karten brauchen { $needed } Anzahlen, eine für jede Aktion, nicht { $count }.
error-no-action = Eine Aktion „{ $action }“ gibt es nicht; es gibt: { $actions }.
error-layout = Die Auslage für das erste Spiel ist eine Liste von { $needed } Aktionen, jede genau einmal.
error-middle = In der Mitte der Stadt liegt immer „{ $action }“.
error-no-table = Eine Schachtel hat die Tabellen cards und first-game, nicht „{ $table }“.
error-not-a-table = „{ $table }“ muss eine Tabelle aus Namen und Werten sein.
error-toml = Die Schachteldatei ist kein gültiges TOML: { $reason }.

## The board in the browser

# City, council and scores.
board-round = Runde { $round } von max. { $rounds } · noch { $tiles } Plättchen
board-set-up = Vor der ersten Runde
board-over = Das Spiel ist aus
board-city = Straßen von Florenz
board-acting = { $player } ist hier an der Reihe
board-left = { $left }×
board-tower = { NAME($street) }: { $count ->
        [one] eine Scheibe: { $discs }
       *[other] { $count } Scheiben, von unten: { $discs }
    }{ $scores ->
        [yes] . Die nächste Scheibe hier schickt die unterste in den Stadtrat, gewertet wird dann: { NAME($tile) }
       *[no] {""}
    }
board-late = Nach dem letzten Plättchen dazugekommen: { $players }
board-white = weiß
board-council = Palazzo Vecchio
board-palazzo-artworks = Kunstwerke des Palazzos: { $given ->
        [0] noch keines von vier
       *[other] { $given } von vier, gespendet von { $patrons }
    }
board-ties = Gleichstand
board-ties-order = Bei Gleichstand gilt diese Reihenfolge: { $players }
board-final = Offene Schlusswertungskarte: { NAME($final) }, wird am Ende für alle gewertet. { $scorers ->
        [0] Noch hat niemand etwas dort.
       *[other] Punkte nach jetzigem Stand: { $awards }
    }
board-award = { $points } für { $player }
board-next = folgt
board-seat = Sitz { $seat }, { NAME($tile) }{ $ahead ->
        [1] , wird als Nächstes gewertet
       *[other] {""}
    }. { $scorers ->
        [0] Jetzt gäbe es für niemanden Punkte.
       *[other] Punkte, wenn jetzt gewertet würde: { $awards }
    }
board-seat-done = Sitz { $seat }, { NAME($tile) }: gewertet, { $taken ->
        [yes] Vertreter von { $player }
       *[no] kein Vertreter
    }
board-panes = Teile des Spielplans
board-pane-open = hier kannst du etwas tun
board-pane = { $pane ->
        [city] Stadt
        [council] Rat
        [churches] Kirchen
       *[map] Karte
    }
board-runner = { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $leads ->
        [yes] {" "}(vorn)
       *[no] {""}
    }, noch { $discs ->
        [one] { $discs } Scheibe
       *[other] { $discs } Scheiben
    } und { $whites } weiße{ $turn ->
        [yes] . Am Zug
       *[no] {""}
    }
board-change = { $before } → { $after }
board-draw = Karte
board-done = Fertig
board-stop = Aufhören

board-churches = Kirchen
board-row = { $row ->
        [wood] Holz
        [brick] Ziegel
        [marble] Marmor
       *[artwork] Kunstwerke
    }
board-stones = { $row ->
        [wood] Holz
        [brick] Ziegel
        [marble] Marmor
       *[artwork] Kunstwerke
    }: { $free } von { $spaces } frei
board-order = { NAME($thing, form: "title") }{ $scored ->
        [yes] , schon gewertet
       *[no] {""}
    }: { $owners ->
        [0] niemand hat etwas
       *[other] { $shares }. Vorn: { $leaders }
    }
board-share = { $player } hat { $cubes }
board-map = Hafen- und Handelsstädte
board-free = Hierher geschicktes Tuch; { $count } von 12 Plätzen frei
board-house-of = Handelshaus von { $player }
board-florence = Florenz
board-deck = { $count ->
        [one] 1 Aktionskarte im Stapel
       *[other] { $count } Aktionskarten im Stapel
    }
board-discard = { $count ->
        [one] 1 Aktionskarte ausgespielt
       *[other] { $count } Aktionskarten ausgespielt
    }
board-mat = Meine Sachen
board-times = × { $count }
board-discs = Scheiben
board-discs-left = Noch { $count ->
        [one] 1 farbige Scheibe
       *[other] { $count } farbige Scheiben
    } und { $whites ->
        [one] 1 weiße
       *[other] { $whites } weiße
    }
board-warehouses = Lager
board-warehouse = { $wood } Holz, { $brick } Ziegel, { $marble } Marmor; Platz für je { $most }
board-workshops = Werkstätten
board-looms = Tuch in den Werkstätten: { NAME($cloth) }, von je { $most }{ $left ->
        [0] {""}
       *[other] ; die nächste Werkstatt kostet 1 Holz und 1 Ziegel, noch { $left } zu bauen
    }
board-harbour = Schiffe
board-ships = { $count ->
        [one] 1 Schiff
       *[other] { $count } Schiffe
    }{ $left ->
        [0] {""}
       *[other] ; das nächste kostet 2 Holz, noch { $left } zu bauen
    }
board-houses = Häuser
board-houses-built = { $count ->
        [one] 1 Handelshaus
       *[other] { $count } Handelshäuser
    } gebaut{ $left ->
        [0] {""}
       *[other] ; das nächste kostet 2 Ziegel, noch { $left } zu bauen
    }
board-cubes = Würfel
board-supply = { $count } Würfel im Vorrat
board-hand = { $count ->
        [0] Meine Karten
       *[other] Meine Karten ({ $count })
    }
board-none = keine Karten
board-choose-one = Wähle eine
board-my-final = Schlusswertung
board-own = du
board-first = beginnt
board-status = { $status ->
        [asked] ist dran
        [turn] am Zug
        [ready] bereit
       *[choosing] wählt
    }
board-score = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
board-things = Noch { $discs ->
        [one] 1 farbige Scheibe
       *[other] { $discs } farbige Scheiben
    } und { $whites } weiße. Lager: { $wood } Holz, { $brick } Ziegel, { $marble } Marmor. { $cloth } Tuch in { $workshops ->
        [one] 1 Werkstatt
       *[other] { $workshops } Werkstätten
    }. { $ships ->
        [one] 1 Schiff
       *[other] { $ships } Schiffe
    }, { $houses ->
        [one] 1 Handelshaus
       *[other] { $houses } Handelshäuser
    }. { $hand ->
        [one] 1 Aktionskarte
       *[other] { $hand } Aktionskarten
    }{ $known ->
        [0] {""}
       *[other] , davon bekannt: { NAME($cards) }
    }. Im Palazzo { $representatives } Vertreter und { $artworks ->
        [one] 1 Kunstwerk
       *[other] { $artworks } Kunstwerke
    }.
board-final-shown = Schlusswertung: { NAME($final) }
board-offered = Die Startkarten, alle nehmen eine: { NAME($cards) }
board-scoring-title = { $title } ({ $tiles } Plättchen)
board-scoring-tiles = { $unit ->
        [cloth] { $count } Tuch
        [artworks] { $count ->
            [one] 1 Kunstwerk
           *[other] { $count } Kunstwerke
        }
       *[cubes] { $count } Würfel
    } am Ende
board-scoring-open = Offene Schlusswertung: { NAME($final) }
board-scoring-secret = Schlusswertung von { $player }: { NAME($final) }
board-scoring-final = { $unit ->
        [cloth] { $count } Tuch
        [cubes] { $count } Würfel
       *[palazzo] { $count ->
            [one] 1 Vertreter oder Kunstwerk
           *[other] { $count } Vertreter und Kunstwerke
        }
    }{ $place ->
        [0] {""}
       *[other] , Rang { $place }
    }{ $tie ->
        [won] , bei Gleichstand vorn
        [shared] , geteilt
       *[none] {""}
    }

## The lesson

lesson-welcome = Du handelst in Florenz mit Tuch. Punkte gibt es, wenn der Stadtrat im Palazzo Vecchio wertet: für Tuch in sechs Städten und für Spenden an Kirchen, wenn du dort am meisten hast.
lesson-final = Behalte geheim eine deiner drei Schlusswertungskarten. Ganz am Ende zählen alle behaltenen und eine, die offen liegt, für jeden: 5 Punkte für das meiste dort, dann 3 und 1.
lesson-final-do = Behalte London.
lesson-start-card = Alle beginnen mit einer Aktionskarte: einer zusätzlichen Aktion für später. Der Startspieler, das bist du, wählt zuletzt. Schiffe baut man aus Holz.
lesson-start-card-do = Nimm die Karte „Holz“.
lesson-city = Das ist die Stadt: neun Aktionen, und zwischen zwei benachbarten immer eine Straße. Ein Zug ist eine Scheibe auf einer Straße; in einer Runde zieht jeder einmal.
lesson-place = Mit der Scheibe führst du beide Aktionen neben ihrer Straße aus. Holz für ein Schiff und Tuch als Ladung: ein guter Anfang. Blasse Scheiben: Hier darfst du legen; weiße (2×) erst später.
lesson-place-do = Lege eine Scheibe zwischen „Holz“ und „Weben“.
lesson-wood = Beide Aktionen, in beliebiger Reihenfolge. Holz kommt aus deinem Vorrat ins Lager, Ziegel und Marmor ebenso. Von jedem haben vier Platz.
lesson-wood-do = Nimm 1 Holz.
lesson-weave = Jede deiner Werkstätten webt ein Tuch. Bisher hast du eine Werkstatt. In eine Werkstatt passen vier Tuch.
lesson-weave-do = Webe.
lesson-card = Karten sind Aktionen, die nichts kosten. Ist eine deiner Scheiben an der Reihe, spielst du vor, zwischen und nach ihren Aktionen beliebig viele. „{ board-florence }“ zeigt Stapel und Ablage.
lesson-card-do = Spiele die Karte „Holz“ aus.
lesson-below = Jemand hat eine weiße Scheibe (2×) auf deine gelegt: jede Aktion zweimal. Danach sind bis zu zwei Scheiben darunter dran, von oben nach unten. Im fremden Zug bist wieder du an der Reihe.
lesson-below-do = Nimm noch einmal 1 Holz.
lesson-below-weave = Das ist der Kern des Spiels: Deine Scheiben arbeiten weiter für dich, und du hilfst den anderen, wenn du deine auf ihre legst.
lesson-below-weave-do = Webe noch einmal.
lesson-council = Der Stadtrat im Palazzo Vecchio wertet 15 Plättchen, Reihe für Reihe. Das erste, London, zählt das Tuch dort. Auf anderen sagt ein Buchstabe mit +3, was dieser Spieler jetzt bekäme.
lesson-harbour = Du brauchst also vor den anderen Tuch in London. Das Holz für ein Schiff hast du: Baue es zuerst, dann ist auch „Verschiffen“ möglich.
lesson-harbour-do = Lege eine Scheibe zwischen „Bauen“ und „Verschiffen“.
lesson-build = Du baust eines: ein Schiff (2 Holz) für Hafenstädte, ein Handelshaus (2 Ziegel) in einer Handelsstadt oder eine Werkstatt (1 Holz, 1 Ziegel) für ein Tuch mehr. Bezahltes geht in den Vorrat zurück.
lesson-build-do = Baue ein Schiff: Drücke auf „{ action-build.title }“.
lesson-limits = Mehr als diese Pläne gibt es nicht: drei Schiffe, je ein Handelshaus in den drei Handelsstädten, noch zwei Werkstätten. Was gebaut ist, bleibt und hilft jedes Mal.
lesson-cities = London, Lissabon und Barcelona sind Hafenstädte, die anderen drei Handelsstädte. Jede hat Platz für 12 Tuch. „{ tile-ports.title }“ und „{ tile-trade-cities.title }“ zählen je alle drei zusammen.
lesson-send = Jedes Schiff bringt ein Tuch aus einer Werkstatt in eine Hafenstadt deiner Wahl. Hättest du zuerst verschifft, wäre noch kein Schiff da gewesen.
lesson-send-do = Schicke ein Tuch nach London.
lesson-third = Zwei Scheiben liegen jetzt auf deiner. Es geht von oben nach unten; die weiße ist bedeckt und tut nichts. Deine, die dritte, ist noch an der Reihe. Die unterste von vieren ist es nie.
lesson-third-do = Nimm 1 Holz.
lesson-third-weave = Drei Scheiben liegen jetzt hier, und mehr als drei können nicht bleiben: Das zeigt der kleine Palast daneben. Webe, und sieh dann, was geschieht, wenn eine vierte obenauf kommt.
lesson-third-weave-do = Webe.
lesson-scored = Obenauf kam eine vierte; deine, die unterste, ging in den Stadtrat. Dann wird das nächste Plättchen gewertet, jetzt London: 3 Punkte für das meiste, dann 2 und 1. Für nichts gibt es nichts.
lesson-ties = Deine Scheibe bleibt dort als Vertreter. Er bringt keine Punkte, aber bei Gleichstand liegt vorn, wer mehr Vertreter im Palazzo hat. Die Reihenfolge zeigt „{ board-ties }“.
lesson-white = Als Nächstes zählt Santa Croce, und du hast zwei Holz für Kirchen. Jede deiner drei weißen Scheiben führt beide Aktionen zweimal aus; bedeckt keine, und sie gehört niemandem mehr.
lesson-white-do = Lege eine weiße Scheibe (2×) zwischen „Transport“ und „Spenden“.
lesson-give = Spenden heißt: Ein Würfel aus einem Lager kommt auf einen freien Platz einer Kirche. In Santa Croce hat jemand einen; hast du auch einen, entscheidet dein Vertreter für dich.
lesson-give-do = Spende 1 Holz an Santa Croce.
lesson-give-again = Dank der weißen Scheibe spendest du zweimal. Jede Spende zählt für zwei Plättchen: ihre Kirche und ihr Material in allen drei Kirchen. So nützt auch Holz in San Miniato.
lesson-give-again-do = Spende 1 Holz an San Miniato.
lesson-draw = Der Transport bringt je ein Tuch in jede Stadt, in der du ein Handelshaus hast; du hast keines. Statt einer völlig unmöglichen Aktion darfst du eine Karte ziehen.
lesson-draw-do = Ziehe statt „Transport“ eine Karte.
lesson-draw-again = Jedes Mal zählt für sich: wieder unmöglich, noch eine Karte. Für Mögliches, das du auslässt, gibt es keine. Mit der gelegten Scheibe ist mindestens eine Aktion Pflicht, mit einer darunter keine.
lesson-draw-again-do = Ziehe noch einmal.
lesson-marble = Du hast „Kunstwerk“ und „Marmor“ gezogen. Deine Scheibe ist noch an der Reihe, also darfst du sie gleich ausspielen. Erst Marmor: Daraus entsteht ein Kunstwerk.
lesson-marble-do = Spiele die Karte „Marmor“ aus.
lesson-artwork = Die Aktion „Kunstwerk“ macht aus einem Marmor im Lager ein Kunstwerk, für eine Kirche oder für den Palazzo.
lesson-artwork-do = Spiele die Karte „Kunstwerk“ aus.
lesson-palazzo = Überall zählt ein Kunstwerk für das Plättchen „Kunstwerke“. In einer Kirche zählt es auch für deren Plättchen; im Palazzo, mit vier Plätzen für alle, hilft es bei Gleichstand wie ein Vertreter.
lesson-palazzo-do = Gib es dem Palazzo Vecchio.
lesson-fourth = Zwischen „Holz“ und „Weben“ liegen drei Scheiben, unten eine weiße, die niemandem gehört. Wer sie hinausschiebt, schickt dafür eine eigene in den Stadtrat. Das bist jetzt du.
lesson-fourth-do = Lege eine Scheibe zwischen „Holz“ und „Weben“.
lesson-fourth-wood = Erst bist du an der Reihe, dann die zwei Scheiben darunter; die unterste der vier wird hinausgeschoben. Danach wird Santa Croce gewertet, und dein neuer Vertreter zählt schon mit.
lesson-fourth-wood-do = Nimm 1 Holz.
lesson-fourth-weave = Sieh dir vor dem Legen an, was darunterliegt: Die zwei Scheiben gleich unter deiner gehören anderen, dein Zug nützt auch ihnen. Der Sitz im Stadtrat ist es wert.
lesson-fourth-weave-do = Webe.
lesson-equal = Santa Croce wurde gewertet: je ein Würfel, alle drei gleich. Du hast im Palazzo am meisten, zwei Vertreter und ein Kunstwerk: Die 3 Punkte gehören dir.
lesson-order = Haben zwei im Palazzo gleich viel, liegt vorn, wer mehr Vertreter hat, dann, wer zuerst so viele hatte. Ganz ohne Vertreter: wer dem Palazzo zuerst ein Kunstwerk gab.
lesson-shared = Die beiden anderen haben nichts im Palazzo, nichts entscheidet zwischen ihnen. Sie teilen die Punkte für Platz 2 und 3: 2 + 1, halbiert und abgerundet, je 1 Punkt.
lesson-exchange = Hinausgeschoben wurde eine weiße: Für sie kam eine Scheibe aus deinem Vorrat in den Stadtrat, und die weiße darfst du wieder legen. Wäre dein Vorrat leer, käme eine von einer Straße.
lesson-finish = Liegen alle Scheiben, ist Schluss: Die übrigen Plättchen werden der Reihe nach gewertet. Sind alle 15 vorher gewertet, endet das Spiel mit der Runde; was in ihr noch hinausgeschoben wird, verlässt es.
lesson-finals = Zuletzt die Schlusswertungskarten: die offene und alle geheimen, jede für alle. Deine kann also auch anderen nützen. Die meisten Punkte gewinnen; bei Gleichstand entscheidet wie immer der Palazzo.
lesson-remember = Was man leicht vergisst: Die unterste von vier Scheiben ist nicht an der Reihe. Sie geht nur, und während des Spiels wird nur dann gewertet. Keine Karte gibt es für das, was auch nur teilweise geht.
lesson-end = Staple eigene Scheiben, achte auf die nächsten Plättchen, gib anderen wenig. Ab hier ist es ein echtes Spiel. Viel Glück!
