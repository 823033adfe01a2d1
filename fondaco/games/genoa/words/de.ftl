# What Genoa says, in German.

## Names. `.title` stands alone, `.short` fits a narrow board, `.sign` is what the plan in a terminal shows.

game-title = Genua
game-time = 45 bis 90 Minuten
game-winner = { $count ->
        [one] { $players } gewinnt mit { $points } Dukaten!
       *[other] { $players } teilen sich den Sieg mit je { $points } Dukaten!
    }
game-tie = Gleich viele Dukaten: { $players }. Es entscheiden mehr Waren, Sonderplättchen und Karten.
game-start = 1. In deinem Zug bist du Händler: Der Turm startet, wo die Würfel es sagen, und macht bis zu vier Schritte. Vor jedem Schritt bieten dir die anderen Dukaten und Waren, damit er dorthin zieht, wo sie ihn haben wollen.
    2. Wer einen Schritt zu einem Gebäude kauft, führt dessen Aktion aus: Waren, Karten, Sonderplättchen oder Marker. Jeder hat höchstens eine Aktion pro Zug.
    3. Aufträge und Botschaften bringen sofort Dukaten: Liefere die Waren im Gebäude ab, oder sorge dafür, dass der Turm beide Gebäude einer Botschaft in einem Zug besucht.
    4. Ein Marker auf einem Gebäude bringt 10 Dukaten, wann immer jemand anders dort die Aktion ausführt, und 10 am Ende. Verträge für benachbarte Gebäude bringen am Ende immer mehr. Wer die meisten Dukaten hat, gewinnt.
game-pitch = Händler von Genua: Jeder Schritt des Turms steht zum Verkauf. Feilsche um die Aktionen, die du brauchst, liefere Aufträge aus, überbringe Botschaften und sichere dir die meisten Dukaten.

seat-blue = Blau
seat-orange = Orange
seat-yellow = Gelb
seat-green = Grün
seat-red = Rot

space-villa-monetti = die Villa Monetti
    .title = Villa Monetti
    .short = Monetti
    .sign = MON
    .accusative = die Villa Monetti
    .dative = der Villa Monetti
    .genitive = der Villa Monetti
    .at = in der Villa Monetti
    .to = zur Villa Monetti
    .from = von der Villa Monetti
space-villa-ricci = die Villa Ricci
    .title = Villa Ricci
    .short = Ricci
    .sign = RIC
    .accusative = die Villa Ricci
    .dative = der Villa Ricci
    .genitive = der Villa Ricci
    .at = in der Villa Ricci
    .to = zur Villa Ricci
    .from = von der Villa Ricci
space-villa-colini = die Villa Colini
    .title = Villa Colini
    .short = Colini
    .sign = COL
    .accusative = die Villa Colini
    .dative = der Villa Colini
    .genitive = der Villa Colini
    .at = in der Villa Colini
    .to = zur Villa Colini
    .from = von der Villa Colini
space-villa-zasteri = die Villa Zasteri
    .title = Villa Zasteri
    .short = Zasteri
    .sign = ZAS
    .accusative = die Villa Zasteri
    .dative = der Villa Zasteri
    .genitive = der Villa Zasteri
    .at = in der Villa Zasteri
    .to = zur Villa Zasteri
    .from = von der Villa Zasteri
space-drinks = das Getränkelager
    .title = Getränke
    .short = Getränk
    .sign = GET
    .accusative = das Getränkelager
    .dative = dem Getränkelager
    .genitive = des Getränkelagers
    .at = im Getränkelager
    .to = zum Getränkelager
    .from = vom Getränkelager
space-metals = das Metalllager
    .title = Metalle
    .short = Metall
    .sign = MET
    .accusative = das Metalllager
    .dative = dem Metalllager
    .genitive = des Metalllagers
    .at = im Metalllager
    .to = zum Metalllager
    .from = vom Metalllager
space-fabric = das Stofflager
    .title = Stoffe
    .short = Stoff
    .sign = STO
    .accusative = das Stofflager
    .dative = dem Stofflager
    .genitive = des Stofflagers
    .at = im Stofflager
    .to = zum Stofflager
    .from = vom Stofflager
space-spices = das Gewürzlager
    .title = Gewürze
    .short = Gewürz
    .sign = GEW
    .accusative = das Gewürzlager
    .dative = dem Gewürzlager
    .genitive = des Gewürzlagers
    .at = im Gewürzlager
    .to = zum Gewürzlager
    .from = vom Gewürzlager
space-coach-house = das Kutschenhaus
    .title = Kutschenhaus
    .short = Kutsche
    .sign = KUT
    .accusative = das Kutschenhaus
    .dative = dem Kutschenhaus
    .genitive = des Kutschenhauses
    .at = im Kutschenhaus
    .to = zum Kutschenhaus
    .from = vom Kutschenhaus
space-harbor = der Hafen
    .title = Hafen
    .short = Hafen
    .sign = HAF
    .accusative = den Hafen
    .dative = dem Hafen
    .genitive = des Hafens
    .at = im Hafen
    .to = zum Hafen
    .from = vom Hafen
space-park = der Park
    .title = Park
    .short = Park
    .sign = PAR
    .accusative = den Park
    .dative = dem Park
    .genitive = des Parks
    .at = im Park
    .to = zum Park
    .from = vom Park
space-palace = der Palast
    .title = Palast
    .short = Palast
    .sign = PAL
    .accusative = den Palast
    .dative = dem Palast
    .genitive = des Palasts
    .at = im Palast
    .to = zum Palast
    .from = vom Palast
space-inn = das Gasthaus
    .title = Gasthaus
    .short = Gasthaus
    .sign = GAS
    .accusative = das Gasthaus
    .dative = dem Gasthaus
    .genitive = des Gasthauses
    .at = im Gasthaus
    .to = zum Gasthaus
    .from = vom Gasthaus
space-tavern = die Taverne
    .title = Taverne
    .short = Taverne
    .sign = TAV
    .accusative = die Taverne
    .dative = der Taverne
    .genitive = der Taverne
    .at = in der Taverne
    .to = zur Taverne
    .from = von der Taverne
space-guild-hall = das Zunfthaus
    .title = Zunfthaus
    .short = Zunft
    .sign = ZUN
    .accusative = das Zunfthaus
    .dative = dem Zunfthaus
    .genitive = des Zunfthauses
    .at = im Zunfthaus
    .to = zum Zunfthaus
    .from = vom Zunfthaus
space-city-hall = das Rathaus
    .title = Rathaus
    .short = Rathaus
    .sign = RAT
    .accusative = das Rathaus
    .dative = dem Rathaus
    .genitive = des Rathauses
    .at = im Rathaus
    .to = zum Rathaus
    .from = vom Rathaus
space-post-office = das Postamt
    .title = Postamt
    .short = Post
    .sign = POS
    .accusative = das Postamt
    .dative = dem Postamt
    .genitive = des Postamts
    .at = im Postamt
    .to = zum Postamt
    .from = vom Postamt
space-cathedral = die Kathedrale
    .title = Kathedrale
    .short = Kathedrale
    .sign = KAT
    .accusative = die Kathedrale
    .dative = der Kathedrale
    .genitive = der Kathedrale
    .at = in der Kathedrale
    .to = zur Kathedrale
    .from = von der Kathedrale
space-market = der Markt
    .title = Markt
    .short = Markt
    .sign = MAR
    .accusative = den Markt
    .dative = dem Markt
    .genitive = des Markts
    .at = auf dem Markt
    .to = zum Markt
    .from = vom Markt

# A street square is named by its row and its column.
space-street-2 = Straße 2-{ $number }
    .title = Straße 2-{ $number }
    .short = 2-{ $number }
    .sign = 2-{ $number }
    .accusative = Straße 2-{ $number }
    .dative = Straße 2-{ $number }
    .genitive = der Straße 2-{ $number }
    .at = auf Straße 2-{ $number }
    .to = auf Straße 2-{ $number }
    .from = von Straße 2-{ $number }
space-street-3 = Straße 3-{ $number }
    .title = Straße 3-{ $number }
    .short = 3-{ $number }
    .sign = 3-{ $number }
    .accusative = Straße 3-{ $number }
    .dative = Straße 3-{ $number }
    .genitive = der Straße 3-{ $number }
    .at = auf Straße 3-{ $number }
    .to = auf Straße 3-{ $number }
    .from = von Straße 3-{ $number }
space-street-4 = Straße 4-{ $number }
    .title = Straße 4-{ $number }
    .short = 4-{ $number }
    .sign = 4-{ $number }
    .accusative = Straße 4-{ $number }
    .dative = Straße 4-{ $number }
    .genitive = der Straße 4-{ $number }
    .at = auf Straße 4-{ $number }
    .to = auf Straße 4-{ $number }
    .from = von Straße 4-{ $number }
space-street-5 = Straße 5-{ $number }
    .title = Straße 5-{ $number }
    .short = 5-{ $number }
    .sign = 5-{ $number }
    .accusative = Straße 5-{ $number }
    .dative = Straße 5-{ $number }
    .genitive = der Straße 5-{ $number }
    .at = auf Straße 5-{ $number }
    .to = auf Straße 5-{ $number }
    .from = von Straße 5-{ $number }
space-street-6 = Straße 6-{ $number }
    .title = Straße 6-{ $number }
    .short = 6-{ $number }
    .sign = 6-{ $number }
    .accusative = Straße 6-{ $number }
    .dative = Straße 6-{ $number }
    .genitive = der Straße 6-{ $number }
    .at = auf Straße 6-{ $number }
    .to = auf Straße 6-{ $number }
    .from = von Straße 6-{ $number }
space-street-7 = Straße 7-{ $number }
    .title = Straße 7-{ $number }
    .short = 7-{ $number }
    .sign = 7-{ $number }
    .accusative = Straße 7-{ $number }
    .dative = Straße 7-{ $number }
    .genitive = der Straße 7-{ $number }
    .at = auf Straße 7-{ $number }
    .to = auf Straße 7-{ $number }
    .from = von Straße 7-{ $number }

good-ale = Bier
    .title = Bier
    .head = Bi
    .accusative = das Bier
good-wine = Wein
    .title = Wein
    .head = We
    .accusative = den Wein
good-silver = Silber
    .title = Silber
    .head = Si
    .accusative = das Silber
good-copper = Kupfer
    .title = Kupfer
    .head = Ku
    .accusative = das Kupfer
good-linen = Leinen
    .title = Leinen
    .head = Le
    .accusative = das Leinen
good-silk = Seide
    .title = Seide
    .head = Se
    .accusative = die Seide
good-pepper = Pfeffer
    .title = Pfeffer
    .head = Pf
    .accusative = den Pfeffer
good-saffron = Safran
    .title = Safran
    .head = Sa
    .accusative = den Safran

tile-start-space = Startfeld
    .title = Startfeld
    .short = Start
    .head = St
tile-any-good = Beliebige Ware
    .title = Beliebige Ware
    .short = beliebig
    .head = Bl
tile-extra-action = Zusatzaktion
    .title = Zusatzaktion
    .short = Zusatz
    .head = Zu
tile-building-action = Gebäudeaktion
    .title = Gebäudeaktion
    .short = Gebäude
    .head = Ge
tile-trade = 1:1-Tausch
    .title = 1:1-Tausch
    .short = 1:1
    .head = 1:1

kind-contract = Vertrag
    .title = Verträge
    .one = einen Vertrag
    .head = Ve
kind-message = Botschaft
    .title = Botschaften
    .one = eine Botschaft
    .head = Bo
kind-small-order = Kleinauftrag
    .title = Kleinaufträge
    .one = einen Kleinauftrag
    .head = Kl
kind-large-order = Großauftrag
    .title = Großaufträge
    .one = einen Großauftrag
    .head = Gr

pile-contract = { $number ->
        [one] 1 Vertrag
       *[other] { $number } Verträge
    }
pile-message = { $number ->
        [one] 1 Botschaft
       *[other] { $number } Botschaften
    }
pile-small-order = { $number ->
        [one] 1 Kleinauftrag
       *[other] { $number } Kleinaufträge
    }
pile-large-order = { $number ->
        [one] 1 Großauftrag
       *[other] { $number } Großaufträge
    }

# Cards. A contract is named by its building; the others by what they say, which a box of one's own may change.
card-contract-villa-monetti = Vertrag (Villa Monetti)
    .title = Villa Monetti
    .accusative = den Vertrag (Villa Monetti)
card-contract-villa-ricci = Vertrag (Villa Ricci)
    .title = Villa Ricci
    .accusative = den Vertrag (Villa Ricci)
card-contract-villa-colini = Vertrag (Villa Colini)
    .title = Villa Colini
    .accusative = den Vertrag (Villa Colini)
card-contract-villa-zasteri = Vertrag (Villa Zasteri)
    .title = Villa Zasteri
    .accusative = den Vertrag (Villa Zasteri)
card-contract-drinks = Vertrag (Getränke)
    .title = Getränke
    .accusative = den Vertrag (Getränke)
card-contract-metals = Vertrag (Metalle)
    .title = Metalle
    .accusative = den Vertrag (Metalle)
card-contract-fabric = Vertrag (Stoffe)
    .title = Stoffe
    .accusative = den Vertrag (Stoffe)
card-contract-spices = Vertrag (Gewürze)
    .title = Gewürze
    .accusative = den Vertrag (Gewürze)
card-contract-coach-house = Vertrag (Kutschenhaus)
    .title = Kutschenhaus
    .accusative = den Vertrag (Kutschenhaus)
card-contract-harbor = Vertrag (Hafen)
    .title = Hafen
    .accusative = den Vertrag (Hafen)
card-contract-park = Vertrag (Park)
    .title = Park
    .accusative = den Vertrag (Park)
card-contract-palace = Vertrag (Palast)
    .title = Palast
    .accusative = den Vertrag (Palast)
card-contract-inn = Vertrag (Gasthaus)
    .title = Gasthaus
    .accusative = den Vertrag (Gasthaus)
card-contract-tavern = Vertrag (Taverne)
    .title = Taverne
    .accusative = den Vertrag (Taverne)
card-message = Botschaft { $number }
    .accusative = die Botschaft { $number }
card-small-order = Kleinauftrag { $number }
    .accusative = den Kleinauftrag { $number }
card-large-order = Großauftrag { $number }
    .accusative = den Großauftrag { $number }
the-message = Botschaft ({ NAME($first, form: "title") } – { NAME($second, form: "title") })
    .title = { NAME($first, form: "title") } – { NAME($second, form: "title") }
    .accusative = die Botschaft ({ NAME($first, form: "title") } – { NAME($second, form: "title") })
the-small-order = Kleinauftrag ({ NAME($first, form: "title") }: { NAME($second) })
    .title = { NAME($first, form: "title") }: { NAME($second) }
    .accusative = den Kleinauftrag ({ NAME($first, form: "title") }: { NAME($second) })
the-large-order = Großauftrag ({ NAME($first, form: "title") }: { NAME($second) }, { NAME($third) }, { NAME($fourth) })
    .title = { NAME($first, form: "title") }: { NAME($second) }, { NAME($third) }, { NAME($fourth) }
    .accusative = den Großauftrag ({ NAME($first, form: "title") }: { NAME($second) }, { NAME($third) }, { NAME($fourth) })

category-money = Dukaten
category-ownership = Marker auf Gebäuden
category-contracts = Verträge

## What speaks for a move: said beside hints, in reviews and by the coach. `-kept`: another move would cost it.

coach-gain = { $gain ->
        [one] Nach meiner Rechnung ist das etwa einen Dukaten besser.
       *[other] Nach meiner Rechnung ist das etwa { $gain } Dukaten besser.
    }
review-points = { $points ->
        [one] etwa 1 Dukat
       *[other] etwa { $points } Dukaten
    }
reason-ducats = Das bringt dir { $count ->
        [one] einen Dukaten
       *[other] { $count } Dukaten
    }.
reason-ducats-kept = Das spart dir { $count ->
        [one] einen Dukaten
       *[other] { $count } Dukaten
    }.
reason-offered-kept = Du bietest { $count ->
        [one] einen Dukaten
       *[other] { $count } Dukaten
    } weniger.
reason-good = { $order ->
        [none] Das bringt dir { $count } { NAME($good) }.
       *[other] Das bringt dir { $count } { NAME($good) } für { NAME($order, form: "accusative") }.
    }
reason-good-kept = { $order ->
        [none] Das spart dir { $count } { NAME($good) }.
       *[other] Das spart dir { $count } { NAME($good) } für { NAME($order, form: "accusative") }.
    }
reason-tile = Das bringt dir { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    } „{ NAME($tile) }“.
reason-tile-kept = Das spart dir { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    } „{ NAME($tile) }“.
reason-markers = Das bringt dir { $count ->
        [one] einen Marker
       *[other] { $count } Marker
    }.
reason-markers-kept = Das spart dir { $count ->
        [one] einen Marker
       *[other] { $count } Marker
    }.
reason-owner = Dein Marker steht dann hier: { NAME($space, form: "title") }.
reason-owner-kept = Dein Marker bleibt hier: { NAME($space, form: "title") }.
reason-contract = Das bringt dir { NAME($card, form: "accusative") }.
reason-contract-kept = Du behältst { NAME($card, form: "accusative") }.
reason-message = { $visits ->
        [0] Das bringt dir { NAME($card, form: "accusative") }.
        [1] Dann war der Turm schon in einem der beiden Gebäude: { NAME($card) }.
       *[2] Dann war der Turm in beiden Gebäuden: { NAME($card) }.
    }
reason-action = Die Aktion { NAME($space, form: "at") } gehört dir: { NAME($effect) }.
reason-use-here = Die Aktion { NAME($space, form: "at") } kannst du selbst ausführen: { NAME($effect) }.
reason-use-here-kept = { reason-use-here }
reason-sell-here = Für die Aktion { NAME($space, form: "at") } können andere zahlen: { NAME($effect) }.
reason-sell-here-kept = { reason-sell-here }
reason-onward = Von dort kann der Turm noch { NAME($space, form: "to") } ziehen.
reason-onward-kept = { reason-onward }
reason-bid = { $effect ->
        [effect-none] Wird es angenommen, zieht der Turm { NAME($space, form: "to") }.
       *[other] Wird es angenommen, gehört die Aktion { NAME($space, form: "at") } dir: { NAME($effect) }.
    }
reason-counter = Stimmt { $player } zu, bringt dir das { $count ->
        [one] einen Dukaten
       *[other] { $count } Dukaten
    }.
reason-theirs-kept = So bekommt { $player } die Aktion { NAME($space, form: "at") } nicht.

aid-worth = Zeigen, was etwas wert ist
aid-worth-how = „Wert etwa 40“ bei Feldern und Angeboten, so wie ein Kaufmann-Bot rechnen würde.
option-money = Geld
option-money-hidden = Geheim: Jeder sieht nur das eigene
option-money-open = Offen: Jeder sieht alles
option-bare-steps = Ein Schritt zu einem Gebäude ohne dessen Aktion
option-bare-steps-no = Steht nicht zum Verkauf, wie in den Regeln
option-bare-steps-yes = Steht zum Verkauf, einer Botschaft zuliebe

# What a building's action brings.
effect-villa-monetti = 1 Vertrag ziehen oder 1 Großauftrag für die Villa Monetti ausliefern
effect-villa-ricci = 1 Vertrag ziehen oder 1 Großauftrag für die Villa Ricci ausliefern
effect-villa-colini = 1 Vertrag ziehen oder 1 Großauftrag für die Villa Colini ausliefern
effect-villa-zasteri = 1 Vertrag ziehen oder 1 Großauftrag für die Villa Zasteri ausliefern
effect-drinks = 1 Bier und 1 Wein nehmen
effect-metals = 1 Silber und 1 Kupfer nehmen
effect-fabric = 1 Leinen und 1 Seide nehmen
effect-spices = 1 Pfeffer und 1 Safran nehmen
effect-coach-house = ein Plättchen „Startfeld“ nehmen
effect-harbor = ein Plättchen „Beliebige Ware“ nehmen
effect-park = ein Plättchen „Zusatzaktion“ nehmen
effect-palace = ein Plättchen „Gebäudeaktion“ nehmen
effect-inn = ein Plättchen „1:1-Tausch“ nehmen
effect-tavern = ein Plättchen „1:1-Tausch“ nehmen
effect-guild-hall = 1 Großauftrag ziehen
effect-city-hall = 2 Kleinaufträge ziehen
effect-post-office = 2 Botschaften ziehen
effect-cathedral = 2 eigene Marker nehmen
effect-draw-contract = 1 Vertrag ziehen
effect-none = keine Aktion

## The bots: their names, and for each of them a temper in a few words, and which portrait. They all play by their level.

game-bots = Oberto, Orietta, Violante, Lanfranco, Ansaldo, Caterina, Simonetta, Branca
bot-orietta = höflich und hart wie eine Kaimauer
    .portrait = 7
bot-oberto = feilscht aus purer Freude daran
    .portrait = 6
bot-lanfranco = zahlt spät und fordert früh
    .portrait = 2
bot-violante = hört jedes Gerücht zuerst
    .portrait = 3
bot-caterina = verkauft nie an einem Montag
    .portrait = 4
bot-branca = jung, laut, blufft selten
    .portrait = 5
bot-ansaldo = ein alter Kapitän, der keiner Karte traut
    .portrait = 1
bot-simonetta = lächelt und nennt ihren Preis
    .portrait = 0

## Offers. Lists of things are joined as each language does it; `$number` counts a thing.

item-ducats = { $number } Dukaten
    .accusative = { $number } Dukaten
item-ale = { $number } Bier
    .accusative = { $number } Bier
item-wine = { $number } Wein
    .accusative = { $number } Wein
item-silver = { $number } Silber
    .accusative = { $number } Silber
item-copper = { $number } Kupfer
    .accusative = { $number } Kupfer
item-linen = { $number } Leinen
    .accusative = { $number } Leinen
item-silk = { $number } Seide
    .accusative = { $number } Seide
item-pepper = { $number } Pfeffer
    .accusative = { $number } Pfeffer
item-saffron = { $number } Safran
    .accusative = { $number } Safran
item-start-space = { $number ->
        [one] ein Plättchen „Startfeld“
       *[other] { $number } Plättchen „Startfeld“
    }
    .accusative = { item-start-space }
item-any-good = { $number ->
        [one] ein Plättchen „Beliebige Ware“
       *[other] { $number } Plättchen „Beliebige Ware“
    }
    .accusative = { item-any-good }
item-extra-action = { $number ->
        [one] ein Plättchen „Zusatzaktion“
       *[other] { $number } Plättchen „Zusatzaktion“
    }
    .accusative = { item-extra-action }
item-building-action = { $number ->
        [one] ein Plättchen „Gebäudeaktion“
       *[other] { $number } Plättchen „Gebäudeaktion“
    }
    .accusative = { item-building-action }
item-trade = { $number ->
        [one] ein Plättchen „1:1-Tausch“
       *[other] { $number } Plättchen „1:1-Tausch“
    }
    .accusative = { item-trade }
item-marker = { $number ->
        [one] ein Marker
       *[other] { $number } Marker
    }
    .accusative = { $number ->
        [one] einen Marker
       *[other] { $number } Marker
    }
item-contract = der Vertrag ({ NAME($first, form: "title") })
    .accusative = den Vertrag ({ NAME($first, form: "title") })
item-message = die Botschaft ({ NAME($first, form: "title") } – { NAME($second, form: "title") })
    .accusative = die Botschaft ({ NAME($first, form: "title") } – { NAME($second, form: "title") })
item-small-order = der Kleinauftrag ({ NAME($first, form: "title") }: { NAME($second) })
    .accusative = den Kleinauftrag ({ NAME($first, form: "title") }: { NAME($second) })
item-large-order = der Großauftrag ({ NAME($first, form: "title") }: { NAME($second) }, { NAME($third) }, { NAME($fourth) })
    .accusative = den Großauftrag ({ NAME($first, form: "title") }: { NAME($second) }, { NAME($third) }, { NAME($fourth) })

yield-ale = das Bier
    .accusative = das Bier
yield-wine = der Wein
    .accusative = den Wein
yield-silver = das Silber
    .accusative = das Silber
yield-copper = das Kupfer
    .accusative = das Kupfer
yield-linen = das Leinen
    .accusative = das Leinen
yield-silk = die Seide
    .accusative = die Seide
yield-pepper = der Pfeffer
    .accusative = den Pfeffer
yield-saffron = der Safran
    .accusative = den Safran
yield-start-space = das Plättchen „Startfeld“
    .accusative = das Plättchen „Startfeld“
yield-any-good = das Plättchen „Beliebige Ware“
    .accusative = das Plättchen „Beliebige Ware“
yield-extra-action = das Plättchen „Zusatzaktion“
    .accusative = das Plättchen „Zusatzaktion“
yield-building-action = das Plättchen „Gebäudeaktion“
    .accusative = das Plättchen „Gebäudeaktion“
yield-trade = das Plättchen „1:1-Tausch“
    .accusative = das Plättchen „1:1-Tausch“
yield-marker = { $number ->
        [one] einer der Marker
       *[other] { $number } Marker
    }
    .accusative = { $number ->
        [one] einen der Marker
       *[other] { $number } Marker
    }
yield-card = { $number ->
        [one] eine der gezogenen Karten
       *[other] { $number } der gezogenen Karten
    }
    .accusative = { yield-card }
yield-pay = { $number } Dukaten vom Lohn des Auftrags
    .accusative = { $number } Dukaten vom Lohn des Auftrags

# What an offer is about, and its terms, within a sentence. `$shape` says which of the three lists there are.
offer-about = { $bare ->
        [yes] der Schritt { NAME($space, form: "to") } ohne Aktion
       *[no] { NAME($space) }
    }
    .accusative = { $bare ->
        [yes] den Schritt { NAME($space, form: "to") } ohne Aktion
       *[no] { NAME($space, form: "accusative") }
    }
offer-wants = { $reader ->
        [trader] wenn du { NAME($asked, form: "accusative") } dazugibst
       *[other] wenn der Händler { NAME($asked, form: "accusative") } dazugibt
    }
counter-gives = { $reader ->
        [trader] du gibst { NAME($asked, form: "accusative") } dazu
       *[other] der Händler gibt { NAME($asked, form: "accusative") } dazu
    }
    .even = { $reader ->
        [trader] du gibst sogar { NAME($asked, form: "accusative") } dazu
       *[other] der Händler gibt sogar { NAME($asked, form: "accusative") } dazu
    }
offer-terms = { $shape ->
        [gives] { NAME($given) }
        [yields] vom Ertrag { NAME($yielded) }
        [gives-yields] { NAME($given) }, dazu vom Ertrag { NAME($yielded) }
        [asks] nichts, und { $reader ->
            [trader] du sollst
           *[other] der Händler soll
        } noch { NAME($asked, form: "accusative") } dazugeben
        [gives-asks] { NAME($given) }, { offer-wants }
        [yields-asks] vom Ertrag { NAME($yielded) }, { offer-wants }
        [gives-yields-asks] { NAME($given) }, dazu vom Ertrag { NAME($yielded) }, { offer-wants }
       *[nothing] noch nichts
    }
    .accusative = { $shape ->
        [gives] { NAME($given, form: "accusative") }
        [yields] vom Ertrag { NAME($yielded, form: "accusative") }
        [gives-yields] { NAME($given, form: "accusative") }, dazu vom Ertrag { NAME($yielded, form: "accusative") }
        [asks] nichts, und { $reader ->
            [trader] du sollst
           *[other] der Händler soll
        } noch { NAME($asked, form: "accusative") } dazugeben
        [gives-asks] { NAME($given, form: "accusative") }, { offer-wants }
        [yields-asks] vom Ertrag { NAME($yielded, form: "accusative") }, { offer-wants }
        [gives-yields-asks] { NAME($given, form: "accusative") }, dazu vom Ertrag { NAME($yielded, form: "accusative") }, { offer-wants }
       *[nothing] noch nichts
    }
counter-terms = { $shape ->
        [gives] für { NAME($given, form: "accusative") }
        [yields] für einen Anteil am Ertrag ({ NAME($yielded, form: "accusative") })
        [gives-yields] für { NAME($given, form: "accusative") } und einen Anteil am Ertrag ({ NAME($yielded, form: "accusative") })
        [asks] umsonst, und { counter-gives.even }
        [gives-asks] für { NAME($given, form: "accusative") }, und { counter-gives }
        [yields-asks] für einen Anteil am Ertrag ({ NAME($yielded, form: "accusative") }), und { counter-gives }
        [gives-yields-asks] für { NAME($given, form: "accusative") } und einen Anteil am Ertrag ({ NAME($yielded, form: "accusative") }), und { counter-gives }
       *[nothing] noch ohne Gegenleistung
    }
# For a table of offers.
offer-line = Für { offer-about.accusative }: { offer-terms }
# The same where something else is named beside it.
draft-line = { $mode ->
        [counter] { offer-about } { counter-terms }
       *[offer] für { offer-about.accusative } { offer-terms }
    }

## News. `-times` tells the same news again and again, `-together` several about one thing.

news-begins = Startspieler ist { $player }.
news-round = { $left ->
        [one] Die letzte Runde beginnt.
       *[other] Eine neue Runde beginnt; { $left } Runden sind noch zu spielen.
    }
news-turn = Händler ist jetzt { $player }.
news-rolled = { $player } würfelt Rot { $red } und Blau { $blue }: Der Turm startet { NAME($space, form: "at") }.
news-started = { $player } lässt den Turm { NAME($space, form: "at") } starten.
news-shorter = Der Start auf dem Markt kostet eine Runde: Diese mitgezählt, { $left ->
        [one] bleibt noch 1.
       *[other] bleiben noch { $left }.
    }
news-moved = Der Turm zieht { NAME($space, form: "to") }.
news-moved-together = Der Turm zieht weiter: { $each }.
news-moved-each = { NAME($space, form: "to") }
news-stopped = { $player } bleibt { NAME($space, form: "at") } stehen.
news-offered = { $player } bietet für { offer-about.accusative }: { offer-terms.accusative }.
news-countered = Vorschlag des Händlers an { $player }: { offer-about } { counter-terms }.
news-withdrew = { $player } zieht das Angebot zurück.
offers-ended = { $count ->
        [1] Das Angebot von { $players } für { NAME($space, form: "accusative") } gilt nicht mehr.
       *[other] Die Angebote von { $players } gelten nicht mehr.
    }
news-refused = { $player } lehnt den Vorschlag von { $trader } ab.
news-dealt = Abgemacht: { $player } bekommt { offer-about.accusative } { counter-terms }.
news-passed = { $player } macht kein Angebot.
news-passed-together = Kein Angebot von { $each }.
news-passed-each = { $player }
news-planned = Du planst ein Angebot für { NAME($space, form: "accusative") }. Es wird von selbst öffentlich, sobald der Turm dorthin ziehen kann.
news-forgot = Du verwirfst deinen Plan für { NAME($space, form: "accusative") }.
news-used = { $player } führt die Aktion { NAME($building, form: "genitive") } aus.
news-bonus = { $player } bekommt { $ducats } Dukaten für den Besitz { NAME($building, form: "genitive") }.
news-got-good = { $player } nimmt 1 { NAME($good) }.
news-got-good-together = { $player } nimmt { $each }.
news-got-good-each = { $times } { NAME($good) }
news-got-tile = { $player } nimmt ein Plättchen „{ NAME($tile) }“.
news-got-markers = { $player } nimmt { $count } Marker.
news-got-nothing = Für { $player } ist nichts mehr da.
news-drew = { $player } zieht { NAME($kind, form: "one") }.
news-drew-together = { $player } zieht { $each }.
news-drew-each = { $kind ->
        [kind-contract] { $times ->
            [one] einen Vertrag
           *[other] { $times } Verträge
        }
        [kind-message] { $times ->
            [one] eine Botschaft
           *[other] { $times } Botschaften
        }
        [kind-small-order] { $times ->
            [one] einen Kleinauftrag
           *[other] { $times } Kleinaufträge
        }
       *[kind-large-order] { $times ->
            [one] einen Großauftrag
           *[other] { $times } Großaufträge
        }
    }
news-drew-card = Deine neue Karte: { NAME($card) }.
news-drew-card-together = Deine neuen Karten: { $each }.
news-drew-card-each = { NAME($card) }
news-no-card = { $kind ->
        [kind-contract] Es gibt keinen Vertrag mehr zu ziehen.
        [kind-message] Es gibt keine Botschaft mehr zu ziehen.
        [kind-small-order] Es gibt keinen Kleinauftrag mehr zu ziehen.
       *[kind-large-order] Es gibt keinen Großauftrag mehr zu ziehen.
    }
news-reshuffled = { $kind ->
        [kind-contract] Die benutzten Verträge werden zu einem neuen Stapel gemischt.
        [kind-message] Die benutzten Botschaften werden zu einem neuen Stapel gemischt.
        [kind-small-order] Die benutzten Kleinaufträge werden zu einem neuen Stapel gemischt.
       *[kind-large-order] Die benutzten Großaufträge werden zu einem neuen Stapel gemischt.
    }
news-handed-good = { $player } übergibt { NAME($good, form: "accusative") } an { $other }.
news-handed-tile = { $player } übergibt das Plättchen „{ NAME($tile) }“ an { $other }.
news-handed-markers = { $player } gibt die versprochenen Marker ab, und { $other } nimmt dafür { $count ->
        [0] keinen: Es ist keiner mehr da
        [one] 1 eigenen
       *[other] { $count } eigene
    }.
news-handed-card = { $player } übergibt { $other } eine Karte: { NAME($card) }.
news-handed-ducats = { $player } gibt { $ducats } Dukaten vom Lohn an { $other } weiter.
news-delivered-message = { $player } überbringt { NAME($card, form: "accusative") } und bekommt { $ducats } Dukaten.
news-delivered-order = { $player } liefert { NAME($card, form: "accusative") } aus und bekommt { $ducats } Dukaten.
news-played = { $player } setzt ein Plättchen „{ NAME($tile) }“ ein.
news-traded-good = { $player } gibt 1 { NAME($good) } in den Vorrat, im Tausch gegen einen anderen Gegenstand.
news-traded-tile = { $player } gibt ein Plättchen „{ NAME($tile) }“ in den Vorrat, im Tausch gegen einen anderen Gegenstand.
news-traded-marker = { $player } gibt einen Marker in den Vorrat, im Tausch gegen einen anderen Gegenstand.
news-traded-card = { $player } legt { NAME($card, form: "accusative") } unter den Stapel, im Tausch gegen einen anderen Gegenstand.
news-visited = { $player } führt die Aktion eines eigenen Gebäudes aus: { NAME($building, form: "title") }.
news-claimed = { $player } wählt { NAME($space, form: "accusative") } mit { $count ->
        [one] 1 Scheibe
       *[other] { $count } Scheiben
    }.
news-placed = { $player } setzt einen Marker auf { NAME($building, form: "accusative") }.
news-placed-together = { $player } setzt Marker auf { $each }.
news-placed-each = { NAME($building, form: "accusative") }
news-removed = { $player } gibt einen Marker ab und entfernt dafür den Marker von { $other } { NAME($building, form: "from") }.
news-last-round = Damit ist dies die letzte Runde.
news-ended = Die letzte Runde ist vorbei: Marker und Verträge werden ausgezahlt.

## Moments that the board plays

act-rolled = { $player } würfelt { $red } und { $blue }.
act-started = { $player } lässt den Turm { NAME($space, form: "at") } starten.
act-dealt = Abgemacht! { $player } bekommt { offer-about.accusative } { counter-terms }.
act-refused = { $player } lehnt ab.
act-round = { $left ->
        [one] Die letzte Runde beginnt.
       *[other] Eine Runde ist vorbei: Es bleiben noch { $left }.
    }
act-shorter = Der Start auf dem Markt kostet eine Runde.
act-removed = { $player } entfernt deinen Marker { NAME($building, form: "from") }.
act-drew = { $count ->
        [1] Neue Karte: { NAME($card) }.
       *[other] Neue Karten: { NAME($card) }.
    }
act-ownership = Jeder Marker auf einem Gebäude bringt { $ducats } Dukaten.
act-contracts = Die Verträge werden ausgezahlt, benachbarte zusammen.
act-purse = { $player } öffnet den Beutel: { $ducats } Dukaten.

## What others take from one, said until it was seen

loss-building = Du hast { NAME($building, form: "accusative") } verloren.
loss-building-how = { $player } wählt { NAME($street, form: "accusative") } und gibt { $owned ->
        [yes] zwei Marker ab: einen, um deinen zu entfernen, und einen, der jetzt dort steht.
       *[no] einen Marker ab, um deinen zu entfernen.
    } Deiner kommt zurück in den Vorrat.

## What a choice would do

describe-pass = { $offer ->
        [yes] Lass dein Angebot, wie es ist.
       *[no] Biete nichts für diesen Schritt.
    }
describe-pass-owning = Setze in diesem Zug keine Marker.
describe-retire = Biete in diesem Zug nichts mehr; deine Pläne sprechen weiter für dich.
describe-rest = Biete bis zu deinem eigenen Zug nichts mehr; deine Pläne sprechen weiter für dich.
describe-withdraw = { $role ->
        [trader] Ziehe deinen Vorschlag zurück.
       *[other] Ziehe dein Angebot zurück.
    }
describe-offer = { $free ->
        [yes] Stelle ein Angebot zusammen, für den nächsten Schritt oder für die Aktion hier.
       *[no] Stelle ein Angebot für den nächsten Schritt zusammen.
    }
describe-plan = Mach einen Plan: ein Angebot, das nur du siehst, bis der Turm vorbeikommt.
describe-agree = Stimme { $trader } zu: Du bekommst { offer-about.accusative } { counter-terms }.
describe-refuse = Lehne den Vorschlag von { $trader } ab.
describe-cancel = { $mode ->
        [plan] Verwirf diesen Plan.
        [counter] Verwirf diesen Vorschlag.
       *[offer] Verwirf dieses Angebot.
    }
describe-send = { $mode ->
        [plan] Behalte diesen Plan für { offer-about.accusative }: { offer-terms }.
        [counter] Schlag { $player } vor: { offer-about } { counter-terms }.
       *[offer] Mach dieses Angebot für { offer-about.accusative }: { offer-terms }.
    }
describe-bare = Nur der Schritt dorthin, ohne die Aktion.
describe-roll = Würfle aus, wo der Turm startet.
describe-use = Führe die Aktion { NAME($building, form: "genitive") } selbst aus: { NAME($effect) }{ $tile ->
        [yes] , mit deinem Plättchen „{ tile-extra-action }“.
       *[no] .
    }
describe-stop = Bleib { NAME($space, form: "at") } stehen und beende den Weg des Turms{ $free ->
        [yes] ; die Aktion hier verfällt.
       *[no] .
    }
describe-done-acting = Fertig: Beende deine Aktion.
describe-done-last-call = Überbringe nichts mehr.
describe-done-arrival = Überbringe nichts mehr.
describe-done-marking = Fertig: Setze hier keine Marker mehr.
describe-act = Nimm den Ertrag: { NAME($effect) }.
describe-forget = Verwirf deinen Plan für { offer-about.accusative }: { offer-terms }.
describe-accept = Nimm das Angebot von { $player } für { offer-about.accusative } an: { offer-terms }.
describe-counter = { $offer ->
        [yes] Antworte { $player } mit einem Gegenangebot.
       *[no] Schlag { $player } einen Handel vor.
    }
describe-go = Ziehe ohne Handel { NAME($space, form: "to") }{ $action ->
        [free] {" "}({ NAME($effect) }).
       *[none] .
    }
describe-go-start = Gib ein Plättchen „Startfeld“ ab und starte { NAME($space, form: "at") }{ $market ->
        [yes] ; das kostet eine Runde.
       *[no] .
    }
describe-for = { $where ->
        [here] { $effect ->
            [effect-none] Für den Schritt { NAME($space, form: "to") }.
           *[other] Für die Aktion hier, { NAME($space, form: "at") }: { NAME($effect) }.
        }
        [street] Für den Schritt { NAME($space, form: "to") }.
       *[building] Für den Schritt { NAME($space, form: "to") } und die Aktion dort: { NAME($effect) }.
    }
describe-give = { $more ->
        [yes] Gib noch { NAME($item, form: "accusative") } dazu.
       *[no] Gib { NAME($item, form: "accusative") }.
    }
describe-give-trade = { $card ->
        [yes] Lege { NAME($item, form: "accusative") } zurück unter den Stapel.
       *[no] Gib { NAME($item, form: "accusative") } in den Vorrat.
    }
describe-give-handing = Übergib { $player } { NAME($card, form: "accusative") }.
describe-ask = { $more ->
        [yes] Verlange von { $player } noch { NAME($item, form: "accusative") } dazu.
       *[no] Verlange von { $player } { NAME($item, form: "accusative") }.
    }
describe-yield = Überlass dem Händler vom Ertrag { NAME($item, form: "accusative") }.
describe-limit = Geheim: Verlangt der Händler mehr, stimme bis { $sum } Dukaten zu ({ $ducats } mehr).
describe-deliver = { $kind ->
        [message] Überbringe { NAME($card, form: "accusative") } für { $ducats } Dukaten.
        [small-order] Liefere { NAME($card, form: "accusative") } für { $ducats } Dukaten aus.
       *[large-order] Liefere { NAME($card, form: "accusative") } für { $ducats } Dukaten und ein Sonderplättchen aus.
    }
describe-play = { $tile ->
        [any-good] Setze ein Plättchen „Beliebige Ware“ ein: Nimm eine Ware deiner Wahl.
        [building-action] Setze ein Plättchen „Gebäudeaktion“ ein: Führe die Aktion eines Gebäudes mit deinem Marker aus.
       *[trade] Setze ein Plättchen „1:1-Tausch“ ein: einen deiner Gegenstände gegen einen aus dem Vorrat.
    }
describe-take-good = Nimm 1 { NAME($good) } ({ $left } im Vorrat).
describe-take-tile = Nimm ein Plättchen „{ NAME($tile) }“ ({ $left } im Vorrat).
describe-take-marker = Nimm einen deiner Marker.
describe-take-card = Ziehe { NAME($kind, form: "one") } ({ $left } im Stapel).
describe-visit = Führe die Aktion { NAME($building, form: "genitive") } aus: { NAME($effect) }.
describe-claim = Wähle { NAME($space, form: "accusative") } ({ $discs ->
        [one] 1 Scheibe
       *[other] { $discs } Scheiben
    }), neben { NAME($buildings, form: "dative") }.
describe-place = { $owned ->
        [yes] Ersetze den Marker von { $other } auf { NAME($building, form: "dative") }, für zwei von deinen.
       *[no] Setze einen Marker auf { NAME($building, form: "accusative") }.
    }
describe-remove = Entferne den Marker von { $other } { NAME($building, form: "from") }, für einen von deinen.
describe-first = { $player } beginnt.
describe-die = Der Würfel zeigt { $number }.
describe-card = Die Karte ist: { NAME($card) }.
seal-stop = Gleich danach wird für den nächsten Zug gewürfelt, darum lässt es sich nicht zurücknehmen.

## Prompts: what is asked, and why

prompt-over = Das Spiel ist aus.
prompt-waiting = { $count ->
        [one] { $player } ist am Zug.
       *[other] Andere sind am Zug.
    }
prompt-starting = Du bist Händler. Würfelst du, wo der Turm startet, oder gibst du ein Plättchen „Startfeld“ ab und wählst selbst?
prompt-dealing-trader = Du bist Händler. Der Turm steht { NAME($space, form: "at") } und hat { $steps ->
        [0] keinen Schritt mehr
        [one] noch 1 Schritt
       *[other] noch { $steps } Schritte
    }.{ $action ->
        [forced] {" "}Für die Aktion hier bietet jemand etwas: Führe sie selbst aus oder verkaufe sie, bevor es weitergeht.
        [own] {" "}Die Aktion hier ist frei: Du darfst sie ausführen, verkaufen oder verfallen lassen.
        [sell] {" "}Die Aktion hier ist frei: Ausführen kannst du sie nicht, aber verkaufen oder verfallen lassen.
       *[none] {""}
    } { $offers ->
        [0] Niemand bietet etwas: { $steps ->
            [0] Schlag einen Handel vor oder bleib stehen.
           *[other] Ziehe weiter, schlag einen Handel vor oder bleib stehen.
        }
        [one] Ein Angebot liegt vor.
       *[other] { $offers } Angebote liegen vor.
    }
prompt-dealing-ready = Du bist Händler. { $count ->
        [one] { $player } hat
       *[other] { $count } Spieler haben
    } sich noch nicht entschieden. Du darfst schon ein Angebot annehmen, auf eines antworten oder die Aktion hier ausführen; weiterziehen oder stehen bleiben kannst du erst danach.
prompt-dealing-other = Der Turm von { $player } steht { NAME($space, form: "at") } und hat { $steps ->
        [0] keinen Schritt mehr
        [one] noch 1 Schritt
       *[other] noch { $steps } Schritte
    }. { $offer ->
        [yes] Dein Angebot steht; du kannst es so lassen, ändern oder zurückziehen.
       *[no] Bietest du etwas für den nächsten Schritt{ $action ->
            [free] {" "}oder für die Aktion hier
           *[none] {""}
        }?
    }{ $acts ->
        [0] {" "}Du hast in diesem Zug keine Aktion mehr, also nützen dir nur noch Straßen und der Markt.
       *[other] {""}
    }{ $seats ->
        [2] {" "}Was du gibst, muss mindestens einen Gegenstand enthalten.
       *[other] {""}
    }
prompt-dealing-welcome = { $offer ->
        [yes] Du darfst dein Angebot an { $player } noch ändern oder zurückziehen.
       *[no] Du darfst { $player } noch ein Angebot machen.
    }
prompt-dealing-silent = Hier gibt es für dich gerade nichts zu kaufen; du kannst vorausplanen.
prompt-dealing-countered = Vorschlag von { $trader }: Du bekommst { offer-about.accusative } { counter-terms }. Stimmst du zu?
prompt-dealing-counter = Dein Vorschlag an { $player } steht: { offer-about } { counter-terms }. Solange { $player } schweigt, darfst du ihn zurückziehen.
prompt-drafting-space = { $mode ->
        [plan] Ein Plan: für welches Feld?
        [counter] Dein Vorschlag an { $player }: Um welches Feld geht es?
       *[offer] Ein Angebot: für welches Feld?
    }
prompt-drafting = { $mode ->
        [plan] Dein Plan für { offer-about.accusative }: { offer-terms }.
        [counter] Dein Vorschlag: { $player } bekommt { offer-about.accusative } { counter-terms }.
       *[offer] Dein Angebot für { offer-about.accusative }: { offer-terms }.
    }{ $limit ->
        [0] {""}
       *[other] {" "}Du würdest bis zu { $limit } Dukaten gehen.
    }{ $fault ->
        [valid] {" "}Absenden oder noch etwas hinzufügen?
       *[other] {" "}Füge etwas hinzu.
    }
prompt-acting = Du führst die Aktion { NAME($building, form: "genitive") } aus: { NAME($effect) }.{ $state ->
        [owes] {" "}Der Lohn eines Auftrags ist versprochen, also musst du einen ausliefern.
        [done] {" "}Den Ertrag hast du schon.
       *[open] {""}
    } Was nun?
prompt-any-good = Welche Ware nimmst du?
prompt-trade-give = 1:1-Tausch: Welchen Gegenstand gibst du?
prompt-trade-take = 1:1-Tausch: Welchen Gegenstand nimmst du?
prompt-visiting = Welches deiner Gebäude nutzt du?
prompt-reward = Welches Sonderplättchen nimmst du als Belohnung?
prompt-handing = { $count ->
        [one] Eine deiner gezogenen Karten ist { $player } versprochen: welche?
       *[other] { $count } deiner gezogenen Karten sind { $player } versprochen: welche?
    }
prompt-last-call = Der Turm ist am Ziel. { $messages ->
        [0] Du hast keine Botschaft, die du jetzt überbringen kannst.
       *[other] Du darfst Botschaften überbringen, deren beide Gebäude er besucht hat.
    }
prompt-arrival = Der Turm steht jetzt { NAME($space, form: "at") }, und gleich folgt die Aktion. { $messages ->
        [0] Du hast keine Botschaft, die du vorher überbringen kannst.
       *[other] Vorher darfst du Botschaften überbringen.
    }
prompt-owning = Du hast { $markers } Marker verfügbar. Wählst du eine Straße mit Scheiben und setzt Marker auf Gebäude daneben?
prompt-marking = Marker für die Gebäude neben { NAME($space, form: "dative") }: für eines oder zwei. Du hast { $markers } Marker verfügbar.

# The same in one line of at most sixty characters, with the longest names that can stand there.
prompt-over-short = { prompt-over }
prompt-waiting-short = { prompt-waiting }
prompt-starting-short = Du bist Händler: Wo startet der Turm?
prompt-dealing-trader-short = { $action ->
        [forced] Führe die Aktion hier aus oder verkaufe sie zuerst.
        [own] Aktion frei: ausführen, verkaufen oder weiterziehen?
        [sell] Die Aktion hier ist frei: verkaufen oder weiterziehen?
       *[none] { $offers ->
            [0] Keine Angebote. Wohin zieht der Turm, oder bleibt er?
            [one] Ein Angebot: annehmen, weiterziehen oder bleiben?
           *[other] { $offers } Angebote: annehmen, weiterziehen oder bleiben?
        }
    }
prompt-dealing-ready-short = { $count ->
        [one] { $player } überlegt. Annehmen geht schon.
       *[other] { $count } Spieler überlegen. Annehmen geht schon.
    }
prompt-dealing-other-short = { $offer ->
        [yes] Dein Angebot steht: lassen, ändern oder zurückziehen?
       *[no] Der Turm steht { NAME($space, form: "at") }. Was bietest du?
    }
prompt-dealing-welcome-short = { $offer ->
        [yes] Du darfst dein Angebot noch ändern oder zurückziehen.
       *[no] Du darfst noch ein Angebot machen.
    }
prompt-dealing-silent-short = Nichts für dich zu kaufen; du kannst vorausplanen.
prompt-dealing-countered-short = Vorschlag von { $trader }. Stimmst du zu?
prompt-dealing-counter-short = Dein Vorschlag an { $player } steht.
prompt-drafting-space-short = { $mode ->
        [plan] Dein Plan: für welches Feld?
        [counter] Dein Vorschlag: für welches Feld?
       *[offer] Dein Angebot: für welches Feld?
    }
prompt-drafting-short = { $mode ->
        [plan] Dein Plan für { NAME($space, form: "accusative") }
        [counter] Dein Vorschlag für { NAME($space, form: "accusative") }
       *[offer] Dein Angebot für { NAME($space, form: "accusative") }
    }
prompt-acting-short = Die Aktion { NAME($building, form: "genitive") }: Was nun?
prompt-any-good-short = { prompt-any-good }
prompt-trade-give-short = { prompt-trade-give }
prompt-trade-take-short = { prompt-trade-take }
prompt-visiting-short = { prompt-visiting }
prompt-reward-short = { prompt-reward }
prompt-handing-short = { $count ->
        [one] Welche Karte bekommt { $player }?
       *[other] Welche { $count } Karten bekommt { $player }?
    }
prompt-last-call-short = { $messages ->
        [0] Der Turm ist am Ziel; du hast nichts zu überbringen.
       *[other] Der Turm ist am Ziel: Überbringst du Botschaften?
    }
prompt-arrival-short = { $messages ->
        [0] Gleich folgt die Aktion; du hast nichts zu überbringen.
       *[other] Überbringst du Botschaften, bevor die Aktion folgt?
    }
prompt-owning-short = Wählst du eine Straße und setzt daneben Marker?
prompt-marking-short = Welche Gebäude neben { NAME($space, form: "dative") } bekommen Marker?

menu-give = Du gibst
menu-ask = Du verlangst
menu-yield = Vom Ertrag der Aktion, für den Händler
menu-limit = Geheim: bis zu wie vielen Dukaten du gehen würdest
pause-ended = Die letzte Runde ist vorbei. Weiter mit Enter: die Abrechnung.

## Help cards. Each begins with a title and the rules it explains.

help-rules = (G-…) ist die Nummer einer Regel in RULES.md; help G-N6 findet ihre Karte.
help-genoa = Genua ist ein Spiel ums Handeln. In deinem Zug bist du Händler und führst einen Turm durch die Stadt, bis zu vier Schritte weit; jeder Schritt steht zum Verkauf. Die anderen bieten Dukaten, Waren, Karten, Plättchen und Marker, damit der Turm dorthin zieht, wo sie ihn haben wollen, und wer einen Schritt zu einem Gebäude kauft, führt dort die Aktion aus. Aufträge und Botschaften bringen während des Spiels Dukaten, Marker auf Gebäuden und Verträge am Ende. Wer die meisten Dukaten hat, gewinnt. Ein ganzes Angebot lässt sich in einer Zeile tippen: offer metals give 20 ale ask marker yield copper.
help-turn = Der Zug (G-T1, G-E1). Der Händler wirft zwei Würfel: Rot bestimmt die Zeile, Blau die Spalte, in der der Turm startet. Wer stattdessen ein Plättchen „Startfeld“ abgibt, wählt den Start selbst. Dann zieht der Turm, danach werden Marker gesetzt, und Händler wird, wer im Uhrzeigersinn folgt. Waren alle einmal Händler, ist eine Runde vorbei. Die letzte Runde wird immer zu Ende gespielt.
help-market = Der Markt (G-T2). Er hat keine Aktion. Startet der Turm dort, durch die Würfel oder nach Wahl, wird das Spiel um eine Runde kürzer; die laufende Runde wird aber immer zu Ende gespielt.
help-tower = Der Turm (G-M1). Fünf Scheiben. Er zieht auf ein benachbartes Feld, nie schräg, höchstens vier Schritte, auf kein Feld zweimal in einem Zug, und lässt überall, wo er war, eine Scheibe zurück. Alle Quadrate eines Gebäudes sind zusammen ein Feld; jedes Straßenquadrat ist ein Feld für sich. Der Händler darf jederzeit stehen bleiben; die übrigen Scheiben bleiben dann dort.
help-action = Aktionen (G-M2). Jeder führt höchstens eine Aktion pro Zug aus, und die Aktion jedes Gebäudes wird höchstens einmal pro Zug ausgeführt, sofort, wenn der Turm dort ankommt. Ein Plättchen „Zusatzaktion“ erlaubt eine weitere. Wer den Schritt gekauft hat, muss die Aktion ausführen.
help-dealing = Handeln (G-N1, G-N4, G-N5, G-N8). Vor jedem Schritt bieten die anderen für den nächsten Schritt oder, solange sie frei ist, für die Aktion dort, wo der Turm steht. Jeder hat höchstens ein Angebot stehen und darf es ändern oder zurückziehen. Der Händler nimmt eines an, antwortet auf eines mit einem Gegenangebot, zieht ohne Handel weiter oder bleibt stehen. Was angenommen ist, geschieht sofort: zahlen, ziehen, Aktion ausführen. Nach drei Gegenangeboten vor einem Schritt muss der Händler sich entscheiden.
help-offer = Angebote (G-N2). Geben darfst du alles, was du hast: Dukaten in Fünferschritten, Waren, Karten, Plättchen, verfügbare Marker; dazu einen Teil dessen, was die Aktion einbringen wird. Mindestens 5 Dukaten oder ein Gegenstand müssen den Besitzer wechseln. Karten, die du in einem Angebot nennst, sehen alle. Du darfst auch etwas vom Händler verlangen. Tippe es in einer Zeile, etwa: offer metals give 20 ale ask marker yield copper.
help-yield = Der Ertrag (G-N2). Was eine gekaufte Aktion einbringt, kann dem Händler versprochen werden: Waren, ein Plättchen, Marker, gezogene Karten, ein Teil vom Lohn eines Auftrags, der dort ausgeliefert wird. Übergeben wird gleich nach der Aktion. Reicht der Vorrat nicht, bekommt der Händler, was da ist; was im Vorrat ganz fehlt, gilt nicht als Bezahlung. Lohn versprechen kann nur, wer den Auftrag und die Waren dafür hat, und dieser Auftrag wird allen gezeigt.
help-counter = Gegenangebote (G-N8). Der Händler darf einem Spieler mit anderen Bedingungen antworten, für jeden Schritt, der gerade möglich ist. Dieser Spieler stimmt zu, lehnt ab oder macht ein neues Angebot; bis dahin wartet der Händler oder zieht den Vorschlag zurück. Höchstens dreimal vor einem Schritt.
help-limit = Bis zu (G-N8). Zu einem Angebot kannst du geheim sagen, bis zu wie vielen Dukaten du gehen würdest. Verlangt der Händler dann mehr Dukaten innerhalb dieser Obergrenze und sonst nichts, stimmst du von selbst zu. Niemand erfährt die Obergrenze.
help-plan = Pläne (G-N5). Ein Plan ist ein Angebot, von dem nur du weißt, für ein beliebiges Feld. Sobald der Turm dorthin ziehen kann und das Angebot möglich ist, wird es von selbst öffentlich. Du darfst drei Pläne haben; jeder endet, wenn daraus ein Handel wird oder du ihn verwirfst.
help-forced = Ein Verkauf, den man nicht ablehnen kann (G-N6). Kam der Turm ohne Handel zu einem Gebäude, auch beim Start, und bietet jemand etwas für dessen Aktion, ohne etwas vom Händler zu verlangen, so muss der Händler die Aktion ausführen oder eines der Angebote dafür annehmen, bevor der Turm weiterzieht oder stehen bleibt. Ohne ein solches Angebot darf sie verfallen.
help-bare = Wer kaufen darf (G-N7). Für ein Gebäude brauchst du eine Aktion oder ein Plättchen „Zusatzaktion“, gezählt nach dem Handel. Für eine Straße darf jeder bieten. Ist es am Tisch so eingestellt, kann man auch nur den Schritt zu einem Gebäude kaufen, ohne dessen Aktion, um eine Botschaft möglich zu machen.
help-pass = Nichts sagen (G-N8). Du kannst nur diesen Schritt den anderen überlassen, den ganzen Zug lang schweigen oder bis zu deinem eigenen Zug pausieren. Deine Pläne sprechen weiter für dich, und du darfst dich jederzeit wieder zu Wort melden.
help-two-players = Zu zweit (G-2a, G-2b). Was der andere Spieler gibt, muss mindestens einen Gegenstand enthalten, nie nur Dukaten. Der Händler darf zwei Aktionen in einem Zug ausführen, in dem der Gegner mindestens eine ausführt, gleich in welcher Reihenfolge.
help-stock = Der Vorrat (G-A1). Es gibt fünf von jeder Ware und von jedem Sonderplättchen, sieben Plättchen „1:1-Tausch“ und sieben Marker in jeder Farbe. Ist zu wenig übrig, bekommst du, was da ist, und die Aktion gilt als ausgeführt.
help-bonus = Der Besitzerbonus (G-A2). Führt ein anderer Spieler die Aktion eines Gebäudes mit deinem Marker aus, zahlt dir die Bank 10 Dukaten.
help-message = Botschaften (G-A4). Eine Botschaft nennt zwei Gebäude. Hat der Turm beide in einem Zug besucht, gleich in welcher Reihenfolge, bringt sie dem, der sie hat, 30 Dukaten: sobald das zweite erreicht ist, also auch noch vor dessen Aktion, und bis der Turm am Ziel ist. Das kostet keine Aktion, und man darf beliebig viele überbringen.
help-small-order = Kleinaufträge (G-A3). Ein Gebäude und eine Ware. Während du die Aktion dieses Gebäudes ausführst, gibst du die Ware für 40 Dukaten ab, bevor oder nachdem du nimmst, was das Gebäude gibt. Ein Auftrag pro Aktion; mit einem Plättchen „Gebäudeaktion“ geht es nicht. Auch eine Ware aus derselben Aktion darfst du abgeben.
help-large-order = Großaufträge (G-A3). Eine Villa und drei Waren. Als Aktion dieser Villa gibst du, statt einen Vertrag zu ziehen, die drei Waren ab und bekommst 100 Dukaten und ein Sonderplättchen deiner Wahl.
help-contract = Verträge (G-E2). Jeder nennt ein Gebäude des äußeren Rings. Am Ende bilden Verträge für Gebäude, die auf dem Ring nebeneinanderstehen, Gruppen: 1 bringt 10, 2 bringen 30, 3 bringen 60, 4 bringen 100, 5 bringen 150, 6 bringen 200, jeder weitere 50 mehr.
help-cards = Karten (G-A6). Die Karten auf deiner Hand sind geheim; wie viele es von jeder Art sind, ist offen. Benutzte Karten kommen offen unter ihren Stapel; liegt eine davon obenauf, wird der Stapel gemischt. Von einem leeren Stapel gibt es keine Karte.
help-tiles = Sonderplättchen (G-A5). Startfeld: in deinem eigenen Zug statt zu würfeln. Zusatzaktion: eine weitere Aktion in einem beliebigen Zug. Beliebige Ware, 1:1-Tausch und Gebäudeaktion: nur während einer eigenen Aktion. Man darf beliebig viele einsetzen; ein eingesetztes Plättchen geht zurück in den Vorrat.
help-start-space = Startfeld (G-A5). Als Händler gibst du es ab, statt zu würfeln, und lässt den Turm auf einem beliebigen Feld starten. Aus dem Kutschenhaus.
help-any-good = Beliebige Ware (G-A5). Nimm während einer eigenen Aktion eine Ware beliebiger Art aus dem Vorrat. Aus dem Hafen.
help-extra-action = Zusatzaktion (G-A5). Eine weitere Aktion in einem beliebigen Zug, in einem Gebäude, das noch nicht genutzt wurde. Das Plättchen wird von selbst abgegeben, wenn du eine Aktion ausführst und keine mehr hast. Aus dem Park.
help-building-action = Gebäudeaktion (G-A5). Führe während einer eigenen Aktion die Aktion eines Gebäudes mit deinem Marker aus, wo auch immer der Turm steht und selbst wenn sie schon genutzt wurde. Das zählt nicht als Aktion, bringt keinen Bonus und erlaubt keinen Kleinauftrag. Man bekommt es im Palast und nutzt es für jedes eigene Gebäude außer dem Palast.
help-trade = 1:1-Tausch (G-A5). Gib während einer eigenen Aktion einen Gegenstand ab und nimm dann einen anderen aus dem Vorrat: eine Ware oder ein Plättchen anderer Art, einen Marker oder die oberste Karte eines Stapels. Nie Dukaten, und nie ein weiteres Plättchen „1:1-Tausch“. Aus Gasthaus und Taverne.
help-markers = Marker (G-N3). Sieben in jeder Farbe. Verfügbare Marker kannst du setzen, oder du handelst mit ihnen: Abgegebene Marker gehen in den Vorrat, und wer sie bekommt, nimmt ebenso viele der eigenen Farbe, oder weniger, wenn weniger da sind.
help-owning = Besitz (G-O1). Ist der Turm am Ziel, darf reihum, vom Händler an im Uhrzeigersinn, jeder mit verfügbaren Markern eine Straße mit Scheiben wählen und Marker auf ein oder zwei Gebäude daneben setzen. Ein fremder Marker wird entfernt, indem du einen eigenen abgibst; selbst dort einen zu setzen, kostet einen weiteren. Danach werden die Scheiben dieser Straße abgeräumt.
help-villa = Villen (G-A3). Ziehe 1 Vertrag, oder liefere 1 Großauftrag aus, der diese Villa nennt. Villen stehen in den Ecken, grenzen an keine Straße und können niemandem gehören.
help-drinks = Getränkelager (G-A1). Nimm 1 Bier und 1 Wein.
help-metals = Metalllager (G-A1). Nimm 1 Silber und 1 Kupfer.
help-fabric = Stofflager (G-A1). Nimm 1 Leinen und 1 Seide.
help-spices = Gewürzlager (G-A1). Nimm 1 Pfeffer und 1 Safran.
help-coach-house = Das Kutschenhaus (G-A5). Nimm ein Plättchen „Startfeld“.
help-harbor = Der Hafen (G-A5). Nimm ein Plättchen „Beliebige Ware“.
help-park = Der Park (G-A5). Nimm ein Plättchen „Zusatzaktion“.
help-palace = Der Palast (G-A5). Nimm ein Plättchen „Gebäudeaktion“. Für den Palast selbst gilt dieses Plättchen nicht.
help-inn = Das Gasthaus (G-A5). Nimm ein Plättchen „1:1-Tausch“. Gasthaus und Taverne haben einen gemeinsamen Vorrat von sieben.
help-tavern = Die Taverne (G-A5). Nimm ein Plättchen „1:1-Tausch“. Gasthaus und Taverne haben einen gemeinsamen Vorrat von sieben.
help-guild-hall = Das Zunfthaus (G-A3). Ziehe 1 Großauftrag.
help-city-hall = Das Rathaus (G-A3). Ziehe 2 Kleinaufträge.
help-post-office = Das Postamt (G-A4). Ziehe 2 Botschaften.
help-cathedral = Die Kathedrale (G-O1). Nimm 2 deiner Marker aus dem Vorrat; am Ende des Zugs darfst du sie setzen.
help-street = Straßen (G-M1, G-O1). Zwanzig Quadrate, jedes ein Feld für sich, ohne Aktion. Wo der Turm Scheiben zurücklässt, darf man Marker auf die Gebäude daneben setzen.
help-goods = Waren (G-A1). Acht Arten, je fünf: Bier und Wein aus dem Getränkelager, Silber und Kupfer aus dem Metalllager, Leinen und Seide aus dem Stofflager, Pfeffer und Safran aus dem Gewürzlager. Man braucht sie für Aufträge; am Ende sind sie nichts wert.
help-setup = Aufbau (G-S1, G-S2, G-S3). Jeder beginnt mit 130 Dukaten und einer Karte von jedem Stapel und hat sieben Marker im Vorrat. Der Startspieler wird ausgelost. Gespielt werden 12, 10, 8 oder 6 Runden zu zweit, zu dritt, zu viert oder zu fünft.
help-money = Dukaten (G-S4). Das Geld ist geheim oder offen, je nachdem, wie der Tisch eingestellt ist. Alle Zahlungen sind öffentlich; wer mitzählt, kann es also ausrechnen. Waren, Plättchen und Marker sind immer offen, Karten sind geheim.
help-winner = Der Sieg (G-E2, G-E3). Am Ende bringt jeder eigene Marker auf einem Gebäude 10 Dukaten, und Verträge werden nach Gruppen von Nachbarn ausgezahlt. Alles andere ist nichts wert. Wer die meisten Dukaten hat, gewinnt; bei Gleichstand, wer mehr Karten, Waren und Plättchen zusammen hat; danach wird der Sieg geteilt.
help-options = Einstellungen (G-S4, G-N7). Das Geld kann geheim oder offen sein. Und der Schritt zu einem Gebäude kann auch ohne dessen Aktion zum Verkauf stehen.

## What is wrong with a box

error-rows = Die Tabelle „{ $table }“ braucht genau { $needed } Zeilen, nicht { $count }.
error-corners = In den Ecken stehen die vier Villen, jede genau einmal: { $villas }.
error-pay = Eine Gruppe von Verträgen bringt ein Vielfaches von fünf bis höchstens 995, nicht „{ $value }“.
error-row = „{ $row }“ ist keine Zeile der Tabelle „{ $table }“.
error-no-building = Ein Gebäude „{ $building }“ gibt es nicht; es gibt: { $buildings }.
error-no-good = Eine Ware „{ $good }“ gibt es nicht; es gibt: { $goods }.
error-wrong-building = „{ $building }“ kann nicht in der Tabelle „{ $table }“ stehen: Großaufträge und Ecken nennen Villen, Kleinaufträge die übrigen Gebäude.
error-no-table = Eine Schachtel hat die Tabellen { $tables }, nicht „{ $table }“.
error-not-a-list = „{ $table }“ muss eine Liste von Zeilen sein.
error-toml = Die Schachteldatei ist kein gültiges TOML: { $reason }.

# What the form of a deal may lack.

error-deal-nothing = Nenne wenigstens eine Sache, die den Besitzer wechselt: Dukaten in Fünferschritten oder einen Gegenstand.
error-deal-no-space = Sag, um welches Feld oder Gebäude es geht.
error-deal-no-partner = Sag, für wen das Gegenangebot ist.
error-deal-no-number = „{ $value }“ ist keine ganze Zahl ab 0.
error-deal-not-fives = Dukaten gibt es nur in Fünferschritten; { $ducats } ist nicht durch fünf teilbar.
error-deal-too-many-ducats = { $ducats } Dukaten sind mehr, als man hier nennen kann; höchstens { $most }.
error-deal-too-many = Davon gibt es keine { $count }.
error-deal-low-limit = Bis zu { $most } Dukaten ist weniger als die { $ducats }, die du bietest.
error-deal-unknown = „{ $thing }“ gibt es hier nicht.

## The plan and the strip over it, in the browser.

board-plan-title = Die Stadt
board-plan-heading = { $rounds ->
        [one] Letzte Runde
       *[other] Noch { $rounds } Runden
    } · Händler: { $player }
board-plan-over = Das Spiel ist aus
board-plan-house = { NAME($space, form: "title") }: { NAME($effect) }.{ $owned ->
        [yes] { " " }Marker von { $owner }.
       *[no] { "" }
    }{ $tower ->
        [yes] { " " }Hier steht der Turm mit { $discs ->
            [one] 1 Scheibe
           *[other] { $discs } Scheiben
        }.
       *[no] { $discs ->
            [0] { "" }
            [one] { " " }Hier liegt 1 Scheibe des Turms.
           *[other] { " " }Hier liegen { $discs } Scheiben des Turms.
        }
    }{ $action ->
        [free] { " " }Die Aktion ist noch frei.
        [used] { " " }Die Aktion wurde in diesem Zug schon genutzt.
       *[calm] { "" }
    }{ $steps ->
        [0] { "" }
        [one] { " " }1 Schritt entfernt.
       *[other] { " " }{ $steps } Schritte entfernt.
    }
board-plan-street = { NAME($space, form: "title") }.{ $tower ->
        [yes] { " " }Hier steht der Turm mit { $discs ->
            [one] 1 Scheibe
           *[other] { $discs } Scheiben
        }.
       *[no] { $discs ->
            [0] { "" }
            [one] { " " }Hier liegt 1 Scheibe des Turms.
           *[other] { " " }Hier liegen { $discs } Scheiben des Turms.
        }
    }{ $steps ->
        [0] { "" }
        [one] { " " }1 Schritt entfernt.
       *[other] { " " }{ $steps } Schritte entfernt.
    }
board-plan-dice = Die Würfel: Rot { $red }, Blau { $blue }
board-plan-planned = Dein Plan, den nur du siehst: { $ducats ->
        [0] { $more ->
            [yes] Gegenstände
           *[no] nichts
        }
       *[other] { $ducats } Dukaten{ $more ->
            [yes] {" "}und mehr
           *[no] {""}
        }
    }{ $limit ->
        [0] {""}
       *[other] , bis zu { $limit } Dukaten
    }
board-plan-pin = { $kind ->
        [message] { $state ->
            [half] Deine { NAME($card) }, halb geschafft: 30 Dukaten
            [ready] Deine { NAME($card) }, beide besucht: 30 Dukaten
           *[waiting] Deine { NAME($card) }: 30 Dukaten
        }
        [contract] Dein { NAME($card) }
        [small-order] { $state ->
            [ready] Dein { NAME($card) }, alles da: 40 Dukaten
           *[waiting] Dein { NAME($card) }: 40 Dukaten
        }
       *[large-order] { $state ->
            [ready] Dein { NAME($card) }, alles da: 100 Dukaten und ein Plättchen
           *[waiting] Dein { NAME($card) }: 100 Dukaten und ein Plättchen
        }
    }
board-plan-rounds = { $rounds ->
        [one] Die letzte von höchstens { $most } Runden
       *[other] Noch { $rounds } von höchstens { $most } Runden
    }
board-plan-rounds-short = { $rounds ->
        [one] letzte Runde
       *[other] Runden übrig
    }
board-plan-phases = Die Phasen eines Zugs
board-plan-phase = { $phase ->
        [start] Start
        [way] Schritte und Handel
       *[owning] Besitz
    }
board-plan-steps = { $steps ->
        [one] Noch 1 Schritt
       *[other] Noch { $steps } Schritte
    }

## The dealing drawer of the browser

deal-drawer = Was du tun kannst
deal-offers = Angebote
deal-answers = Antworten
deal-idle = Hier gibt es gerade nichts zu tun: Schau in die Stadt.
deal-heading = { $trader ->
        [yes] { $count ->
            [0] Noch kein Angebot an dich
            [one] Ein Angebot an dich
           *[other] { $count } Angebote an dich
        }
       *[no] { $count ->
            [0] Noch kein Angebot an { $player }
            [one] Ein Angebot an { $player }
           *[other] { $count } Angebote an { $player }
        }
    }
deal-forced = { $trader ->
        [yes] Für die Aktion hier zahlt jemand: Führe sie selbst aus oder verkaufe sie, bevor der Turm weiterzieht.
       *[no] { $player } muss die Aktion hier ausführen oder verkaufen, bevor der Turm weiterzieht.
    }
deal-forces = muss geklärt werden
deal-own = Dein Angebot
deal-for = Schritt: { NAME($space, form: "title") }
deal-for-here = Aktion hier: { NAME($space, form: "title") }
deal-bare = Nur der Schritt, ohne die Aktion dort
deal-bare-short = nur Schritt
deal-pays = { $own ->
        [yes] du gibst
        [named] { $player } gibt
       *[no] gibt
    }
deal-shares = { $own ->
        [yes] du gibst vom Ertrag ab
        [named] { $player } gibt vom Ertrag ab
       *[no] gibt vom Ertrag ab
    }
deal-wants = { $own ->
        [yes] du bekommst
        [named] { $player } bekommt
       *[no] will dafür
    }
deal-brings = { $sign ->
        [gain] Bringt dir etwa { $ducats }
        [loss] Kostet dich etwa { $ducats }
       *[even] Weder Gewinn noch Verlust
    }
deal-accept = Angebot annehmen
deal-counter = Gegenangebot
deal-counter-to = Gegenangebot: { $player } mit anderen Bedingungen antworten
deal-propose = Handel vorschlagen
deal-propose-to = Handel vorschlagen: { $player }
deal-change = Angebot ändern
deal-change-short = Ändern
deal-go-on = Turm ziehen
deal-more = Mehr …
deal-stands = Dein Angebot steht:
deal-countered = { $who ->
        [me] Vorschlag von { $trader } an dich
        [by-me] Dein Vorschlag an { $player }
       *[other] Vorschlag von { $trader } an { $player }
    }
deal-silent = { $status ->
        [thinking] überlegt
        [resting] pausiert
        [unable] kann hier nichts kaufen
       *[none] kein Angebot
    }
deal-title = { $verb ->
        [plan] Ein Angebot planen
        [counter] Dein Vorschlag an { $player }
        [answer] Den Handel ändern
        [change] Dein Angebot an { $player }
       *[offer] Angebot an { $player }
    }
deal-lead = { $verb ->
        [plan] Nur du siehst es, bis der Turm dorthin ziehen kann, in diesem Zug oder später. Es gilt, bis daraus ein Handel wird oder du es verwirfst.
        [counter] { $player } führt die Aktion aus; du sagst, wofür.
       *[offer] Zahle für einen Schritt: Der Turm zieht dorthin, und du führst die Aktion aus.
    }
deal-where = { $verb ->
        [plan] Für welches Feld? In der Stadt oder hier.
        [counter] Um welches Feld geht es?
       *[offer] Für welches Feld?
    }
deal-at-once = Mit einer Münze bietest du sofort; ein Feld, hier oder in der Stadt, öffnet das Formular.
deal-list = Aus einer Liste wählen
deal-list-streets = Auch Straßen und der Markt
deal-default = Zusammengestelltes absenden
deal-shown = Eine Karte, die du anbietest, sehen alle.
deal-no-counters = Das waren { $most } Vorschläge für einen Schritt: Entscheide dich jetzt.
deal-here = hier
deal-about = Wert ≈ { $ducats }
deal-quick = Sofort { $ducats } Dukaten für { NAME($space, form: "accusative") } bieten
deal-fill = { $ducats } Dukaten geben
deal-lay = { $ducats } Dukaten hinlegen
deal-want = { $ducats } Dukaten mehr verlangen
deal-take-five = 5 Dukaten zurücknehmen
deal-take-all = Alle Dukaten zurücknehmen: 0
deal-put-away = Weglegen
deal-give = Ich gebe
deal-money = du hast { $ducats }
deal-get = { $player } gibt
deal-ducats = Dukaten
deal-marker = Marker
    .title = Marker
    .short = Marker
deal-drawn = gezogene Karte
    .title = Gezogene Karte
    .short = Karte
deal-my-cards = Meine Karten ({ $count })
deal-their-cards = Bekannte Karten ({ $count })
deal-yields = { $verb ->
        [counter] Vom Ertrag der Aktion gibt mir { $player }
        [plan] Vom Ertrag der Aktion bekommt der Händler noch
       *[other] Vom Ertrag der Aktion bekommt { $player } noch
    }
deal-pay = vom Lohn eines Auftrags
deal-limit = Geheim: Werden mehr Dukaten verlangt, zusagen bis
deal-begin = { $verb ->
        [plan] Wähle ein Feld und was du geben würdest.
        [counter] Wähle ein Feld und was du dafür willst.
       *[offer] Stelle zusammen, was du gibst und was du willst.
    }
deal-rules = Regeln
deal-no-space = Wähle zuerst ein Feld.
deal-send = { $verb ->
        [plan] Plan behalten
        [counter] An { $player } senden
        [change] Angebot ändern
       *[offer] So anbieten
    }
deal-valid = { $ducats ->
        [one] Dir bliebe noch 1 Dukaten.
       *[other] Dir blieben noch { $ducats } Dukaten.
    }
deal-worth = { $sign ->
        [gain] Für dich etwa { $ducats } Dukaten wert.
        [loss] Das würde dich etwa { $ducats } Dukaten kosten.
       *[even] Für dich weder Gewinn noch Verlust.
    }
deal-fault = { $fault ->
        [nothing] Etwas muss den Besitzer wechseln: mindestens 5 Dukaten oder ein Gegenstand.
        [no-item] Zu zweit enthält ein Angebot mindestens einen Gegenstand, nicht nur Dukaten.
        [no-steps] Der Turm hat keinen Schritt mehr.
        [been-there] Der Turm war in diesem Zug schon dort.
        [not-next] Mit dem nächsten Schritt kann der Turm nicht dorthin.
        [used-up] Die Aktion dort wurde in diesem Zug schon genutzt.
        [lapsed] Die Aktion hier ist nicht mehr frei.
        [no-action] Wer sie kaufen würde, hat in diesem Zug keine Aktion mehr und kein Plättchen „Zusatzaktion“.
        [not-bare] Dort kann man den Schritt nicht ohne die Aktion kaufen.
        [not-held] Das ist mehr, als zum Geben da ist.
        [trader-lacks] Das hat der Händler nicht.
        [no-yield] Die Aktion dort bringt nicht ein, was versprochen ist.
        [no-order] Es gibt keinen Auftrag, der dort für diesen Lohn ausgeliefert werden könnte.
        [forced] Erst muss die Aktion hier geklärt werden: Jemand zahlt dafür.
        [not-in-stock] Was versprochen ist, fehlt im Vorrat, also ist es keine Bezahlung.
        [two-yields] Eine Villa bringt einen Vertrag oder den Lohn eines Auftrags, nicht beides.
       *[other] Das kann man nicht bieten.
    }
deal-do-pass = { $question ->
        [owning] Keine Marker setzen
       *[other] { $offer ->
            [yes] Mein Angebot behalten
           *[no] Kein Angebot
        }
    }
deal-do-retire = Diesen Zug schweigen
deal-do-rest = Pause bis zu meinem Zug
deal-do-withdraw = { $offer ->
        [yes] Mein Angebot zurückziehen
       *[no] Meinen Vorschlag zurückziehen
    }
deal-do-plan = Vorausplanen …
deal-do-agree = Dem Handel zustimmen
deal-do-refuse = Den Handel ablehnen
deal-do-cancel = Jetzt nicht
deal-do-roll = Würfeln
deal-do-use = Aktion ausführen: { NAME($building, form: "title") }
deal-by-tile = mit deinem Plättchen „{ tile-extra-action }“
deal-do-stop = Mit dem Turm hier bleiben
deal-do-done = { $question ->
        [last-call] Keine Botschaft mehr
        [arrival] Keine Botschaft mehr
        [acting] Aktion beenden
       *[other] Keine Marker mehr setzen
    }
deal-do-act = Aktion: { NAME($effect) }

# The same in a word or two, for the bar under the thumbs.
deal-do-pass-short = { $question ->
        [owning] Keine setzen
       *[other] { $offer ->
            [yes] Behalten
           *[no] Kein Angebot
        }
    }
deal-do-retire-short = Schweigen
deal-do-rest-short = Pause
deal-do-withdraw-short = Zurück{ "\u00AD" }ziehen
deal-do-plan-short = Planen …
deal-do-agree-short = Zu{ "\u00AD" }stimmen
deal-do-refuse-short = Ab{ "\u00AD" }lehnen
deal-do-cancel-short = Jetzt nicht
deal-do-roll-short = Würfeln
deal-do-use-short = { $tile ->
        [yes] { tile-extra-action.title }
       *[no] Aktion
    }: { NAME($building, form: "short") }
deal-do-stop-short = Hier bleiben
deal-do-done-short = { $question ->
        [last-call] Keine Botschaft mehr
        [arrival] Keine Botschaft mehr
        [acting] Aktion beenden
       *[other] Keine mehr setzen
    }
deal-do-act-short = Aktion: { NAME($effect) }

deal-do-deliver = { $thing ->
        [kind-message] Botschaft überbringen: 30 Dukaten
        [kind-small-order] Auftrag ausliefern: 40 Dukaten
       *[kind-large-order] Auftrag ausliefern: 100 Dukaten und ein Plättchen
    }
deal-do-play = Plättchen „{ NAME($thing) }“ einsetzen
deal-do-give = { $thing ->
        [kind-contract] Vertrag geben
        [kind-message] Botschaft geben
        [kind-small-order] Kleinauftrag geben
       *[kind-large-order] Großauftrag geben
    }
deal-do-remove = Entfernen: { NAME($thing, form: "title") }
deal-ways = { $question ->
        [acting] Deine Aktion hier: { NAME($effect) }.
        [owning] Tippe eine leuchtende Straße an.
        [marking] Tippe ein leuchtendes Gebäude für deinen Marker an.
        [visiting] Tippe ein leuchtendes Gebäude an.
        [starting] Oder tippe ein Feld an und gib das Plättchen ab.
       *[dealing] Ohne Handel weiter: Tippe ein leuchtendes Feld an.
    }
deal-things = { $question ->
        [trade-give] Was gibst du?
        [trade-take] Was nimmst du?
        [any-good] Welche Ware?
        [reward] Welches Plättchen?
        [handing] Welche Karte übergibst du?
        [acting] Bei dieser Aktion kannst du auch
       *[other] Diese Botschaften kannst du überbringen
    }

## Why something is not open. `$side` is whose lack it is: one's own, or the other's.

why-nothing = Mindestens 5 Dukaten oder ein Gegenstand müssen den Besitzer wechseln.
why-no-item = Zu zweit muss das, was der andere Spieler gibt, mindestens einen Gegenstand enthalten, nie nur Dukaten.
why-no-steps = Der Turm hat seine vier Schritte gemacht.
why-been-there = Der Turm war in diesem Zug schon { NAME($space, form: "at") }.
why-not-next = Der Turm steht nicht neben { NAME($space, form: "dative") }.{ $side ->
        [own] {" "}Für ein Feld, das weiter weg ist, kannst du einen Plan machen.
       *[step] {""}
    }
why-used-up = Die Aktion { NAME($space, form: "genitive") } wurde in diesem Zug schon genutzt.
why-lapsed = Die Aktion { NAME($space, form: "genitive") } ist nicht mehr frei.
why-no-action = { $side ->
        [own] Du hast in diesem Zug keine Aktion mehr und kein Plättchen „Zusatzaktion“; bieten kannst du also nur für Straßen und den Markt.
       *[other] Dieser Spieler hat in diesem Zug keine Aktion mehr und kein Plättchen „Zusatzaktion“.
    }
why-not-bare = Einen Schritt ohne Aktion kann man nur zu einem Gebäude neben dem Turm kaufen, und nur, wenn der Tisch so eingestellt ist.
why-not-held = { $side ->
        [own] Du hast nicht alles, was du geben würdest.
       *[other] Dieser Spieler hat nicht alles, was verlangt wird.
    }
why-trader-lacks = { $side ->
        [own] Das hat der Händler nicht, oder nicht so viel davon.
       *[other] Das hast du nicht, oder der andere Spieler hat es nicht.
    }
why-no-yield = Das bekommst du { NAME($space, form: "at") } nicht.
why-no-order = Dukaten oder ein Plättchen aus einem Auftrag kann nur versprechen, wer einen Auftrag für { NAME($space, form: "accusative") } und die Waren dafür hat.
why-two-yields = Eine Villa gibt einen Vertrag oder nimmt einen Großauftrag an, nicht beides.
why-stands-there = Der Turm steht { NAME($space, form: "at") }; dort gibt es nichts zu verkaufen.
why-not-in-stock = { $side ->
        [own] Was du versprichst, fehlt im Vorrat
       *[other] Was dieser Spieler versprechen würde, fehlt im Vorrat
    }, also ist es keine Bezahlung.
why-forced = Für die Aktion { NAME($building, form: "genitive") } liegt ein Angebot vor, das nichts von dir verlangt: Führe sie erst selbst aus oder nimm ein Angebot dafür an.
why-silent = { $count ->
        [one] Ein Spieler hat
       *[other] { $count } Spieler haben
    } sich noch nicht entschieden; warte, bevor du weiterziehst.
why-no-building = Eine Aktion gibt es { NAME($space, form: "at") } nicht.
why-own-action = Du hast deine Aktion in diesem Zug schon ausgeführt{ $seats ->
        [2] ; eine zweite hast du nur, wenn dein Gegner auch eine ausführt
       *[other] {""}
    }. Diese hier darfst du verkaufen.
why-no-player = Es gibt keinen anderen Spieler mit der Nummer { $seat }.
why-no-offer = Dieser Spieler hat kein Angebot gemacht.
why-cannot-buy = Dieser Spieler kann hier nichts kaufen.
why-counters = Du hast hier schon { $most } Gegenangebote gemacht; entscheide dich jetzt.
why-drafts = Du hast hier schon { $most } Angebote, Pläne oder Gegenangebote begonnen; entscheide dich jetzt ohne ein weiteres.
why-no-counter = Du hast kein Gegenangebot gemacht.
why-counter-open = Auf dein Gegenangebot fehlt noch die Antwort; ziehe es mit withdraw zurück oder warte.
why-trader-offers = Du bist Händler: Die anderen bieten, und du nimmst an, machst ein Gegenangebot oder ziehst weiter.
why-no-draft = { $role ->
        [trader] Sag zuerst, wem du antwortest, etwa: counter 2 metals ask 25.
       *[other] Sag zuerst, was du zusammenstellen willst, etwa: offer metals give 20.
    }
why-not-trader = Das entscheidet nur der Händler.
why-not-countered = Der Händler hat dir kein Gegenangebot gemacht.
why-answer-counter = Der Händler wartet auf deine Antwort: Stimme zu, lehne ab oder mach ein anderes Angebot.
why-resting = Du pausierst schon bis zu deinem eigenen Zug.
why-retired = Du schweigst in diesem Zug schon.
why-no-own-offer = Du hast kein Angebot stehen.
why-buy-nothing = Hier gibt es für dich gerade nichts zu kaufen; du kannst einen Plan machen.
why-plans = Du hast schon { $most } Pläne; verwirf zuerst einen.
why-no-plan = Einen solchen Plan hast du nicht.
why-space-first = Sag zuerst, um welches Feld es geht, etwa: for metals.
why-space-chosen = Es geht schon um { NAME($space, form: "accusative") }; mit cancel fängst du neu an.
why-drafting = Du stellst gerade ein Angebot zusammen: Sende oder verwirf es zuerst.
why-order = Die Reihenfolge ist give, ask, yield, limit, jede Münze und jede Karte nur einmal. Fang mit cancel neu an, oder tippe das ganze Angebot in einer Zeile.
why-limit = Eine Obergrenze gibt es nur zu einem eigenen Angebot, das Dukaten enthält.
why-plan-asks = Ein Plan verlangt nichts vom Händler, denn den kennst du noch nicht.
why-ducats-once = Dukaten gehen nur in eine Richtung.
why-unshown = Verlangen kannst du nur Karten, die alle gesehen haben und die dieser Spieler noch hat.
why-no-card = Du hast { NAME($card, form: "accusative") } nicht.
why-no-ducats = So viele Dukaten hast du nicht, oder du nennst sie schon.
why-no-goods = So viel { NAME($good) } hast du nicht.
why-no-tile = Du hast kein Plättchen „{ NAME($tile) }“ mehr.
why-no-marker = So viele Marker hast du nicht verfügbar.
why-order-action = Du kannst { NAME($card, form: "accusative") } nur während der Aktion des genannten Gebäudes ausliefern.
why-not-carried = Für { NAME($card, form: "accusative") } muss der Turm in diesem Zug noch { NAME($buildings, form: "accusative") } besuchen.
why-owes = Der Lohn eines Auftrags ist versprochen, also liefere ihn zuerst aus.
why-not-done = Führe zuerst aus, was die Aktion { NAME($building, form: "genitive") } vorsieht.
why-promised-first = Erst wird übergeben, was versprochen ist; dann darfst du Plättchen einsetzen.
why-done = Was es { NAME($building, form: "at") } gibt, hast du in dieser Aktion schon.
why-message-later = Eine Botschaft überbringt man zwischen den Schritten, nicht während einer Aktion.
why-other-building = Du kannst { NAME($card, form: "accusative") } nur { NAME($building, form: "at") } ausliefern.
why-order-goods = Für { NAME($card, form: "accusative") } brauchst du noch { NAME($goods) }.
why-delivered = Mehr als einen Auftrag pro Aktion gibt es nicht.
why-contract-instead = Der Vertrag ist gezogen oder versprochen, also kannst du in dieser Aktion keinen Auftrag ausliefern.
why-idle-any-good = Im Vorrat ist keine Ware mehr.
why-idle-building-action = Du hast keinen Marker auf einem Gebäude, für das dieses Plättchen gilt.
why-idle-trade = Du hast nichts, was du für einen 1:1-Tausch geben könntest.
why-goods-only = Dieses Plättchen bringt eine Ware.
why-tiles-only = Die Belohnung ist ein Sonderplättchen.
why-trade-trade = Ein 1:1-Tausch kann kein weiteres Plättchen „1:1-Tausch“ bringen.
why-trade-same = Ein 1:1-Tausch bringt eine andere Art von Ware oder Plättchen, als du gibst.
why-trade-ducats = Bei einem 1:1-Tausch gibst du einen Gegenstand, nie Dukaten.
why-not-drawn = Versprochen ist eine der Karten, die du gerade gezogen hast.
why-out-of-stock = Davon ist nichts mehr im Vorrat.
why-palace = Für { NAME($building, form: "accusative") } gilt das Plättchen nicht: Es brächte nur sich selbst zurück.
why-not-yours = Auf { NAME($building, form: "dative") } liegt kein Marker von dir.
why-no-discs = Es liegen keine Scheiben { NAME($space, form: "at") }.
why-nothing-beside = Alle Gebäude neben { NAME($space, form: "dative") } gehören schon dir.
why-marking-first = Setze oder entferne zuerst mindestens einen Marker.
why-not-beside = Deine Straße ({ NAME($space, form: "short") }) grenzt nicht an { NAME($building, form: "accusative") }.
why-marked = Um { NAME($building, form: "accusative") } hast du dich schon gekümmert.
why-already-yours = Auf { NAME($building, form: "dative") } liegt schon dein Marker.
why-nobodys = Auf { NAME($building, form: "dative") } liegt kein Marker.
why-stock-by-action = Was im Vorrat ist, bekommst du durch die Aktionen der Gebäude.
why-tile-by-action = Dieses Plättchen setzt man während einer Aktion ein.
why-give-by-deal = { $role ->
        [trader] Du bist Händler: Die anderen bieten. Was du dafür geben würdest, sagst du in einem Gegenangebot.
       *[other] Was du hast, wechselt durch einen Handel den Besitzer: Wähle ein Feld und dann, was du dafür gibst.
    }
why-markers = { $needed ->
        [one] Dafür brauchst du einen verfügbaren Marker, und du hast keinen.
       *[other] Um einen Marker zu ersetzen, brauchst du zwei verfügbare: einen zum Entfernen, einen zum Setzen.
    }
objection-line-partner = Nenne einen Spieler mit seiner Nummer, etwa: counter 2 metals ask 25.
objection-line-space = Ein Feld „{ $name }“ gibt es nicht. Nenne ein Gebäude, den Markt oder eine Straße wie 2-3.
objection-line-fives = Dukaten gibt es nur in Fünferschritten, also kann man { $ducats } nicht zahlen.
objection-line-thing = { $part ->
        [give] „{ $name }“ ist nichts, was man geben kann.
        [ask] „{ $name }“ ist nichts, was man verlangen kann.
        [yield] „{ $name }“ ist nichts, was man vom Ertrag versprechen kann.
       *[limit] „{ $name }“ ist keine Obergrenze; das ist ein Betrag in Dukaten.
    }
objection-line-much = { NUMBER($ducats, useGrouping: 0) } Dukaten sind mehr, als man dort nennen kann; höchstens { NUMBER($most, useGrouping: 0) }.

## The viewer's own mat, the players in the rail and the final scoring, in the browser

board-parts = Teile des Spielplans
board-part-plan = Stadt
board-part-dealing = Handel
board-part-offers = Angebote
board-stock = Noch im Vorrat
board-mat = Meine Sachen
board-mat-money = Dukaten
board-mat-goods = Waren
board-mat-tiles = Sonderplättchen
board-mat-markers = Marker
board-mat-cards = Aufträge, Botschaften, Verträge
board-mat-plans = Meine Pläne
board-mat-none = keine
board-mat-owned = { $count ->
        [one] 1 auf einem Gebäude
       *[other] { $count } auf Gebäuden
    }
board-mat-group = bringt am Ende { $ducats }
board-mat-next = { $second ->
        [none] weiter mit: { NAME($first, form: "title") } → { $ducats }
       *[other] weiter mit: { NAME($first, form: "title") } oder { NAME($second, form: "title") } → { $ducats }
    }
board-mat-up-to = bis { $ducats }
board-mat-forget = Plan verwerfen
board-mat-card = { NAME($card) }{ $ready ->
        [yes] ; alles Nötige ist da
       *[no] { $needs ->
            [none] {""}
           *[other] ; schon erfüllt: { NAME($needs, form: "title") }
        }
    }{ $shown ->
        [yes] ; allen bekannt
       *[no] {""}
    }
board-seat-own = du
board-seat-trader = Händler
board-seat-status = { $status ->
        [asked] überlegt
        [offers] bietet
        [retired] still
        [resting] pausiert
       *[passed] kein Angebot
    }
board-seat-acts = { $acts ->
        [tile] nur per Plättchen
       *[no] Aktion genutzt
    }
board-seat-owned = besitzt { NAME($owned, form: "title") }
board-seat-things = { $things ->
        [none] Keine Waren, Plättchen oder Marker
       *[other] { NAME($things) }
    }; Karten: { $contracts ->
        [one] 1 Vertrag
       *[other] { $contracts } Verträge
    }, { $messages ->
        [one] 1 Botschaft
       *[other] { $messages } Botschaften
    }, { $small ->
        [one] 1 Kleinauftrag
       *[other] { $small } Kleinaufträge
    }, { $large ->
        [one] 1 Großauftrag
       *[other] { $large } Großaufträge
    }{ $shown ->
        [none] {""}
       *[other] ; bekannt: { NAME($shown) }
    }{ $owned ->
        [none] {""}
       *[other] ; besitzt { NAME($owned, form: "accusative") }
    }
board-seat-scored-money = im Beutel
board-seat-scored-ownership = { $count ->
        [0] kein Gebäude
       *[other] { NAME($owned, form: "title") }
    }
board-seat-scored-none = keine Verträge
board-seat-scored-group = { NAME($buildings, form: "title") }: { $ducats }

## The board in a terminal

terminal-empty = –
terminal-unknown = ?
terminal-over = das Spiel ist aus
terminal-round = { $left ->
        [one] letzte Runde
       *[other] noch { $left } Runden
    }
terminal-turn = Händler ist { $player }
terminal-steps = { $steps ->
        [0] kein Schritt mehr
        [one] noch 1 Schritt
       *[other] noch { $steps } Schritte
    }
terminal-player = Spieler
terminal-ducats = Duk
terminal-markers = Mk
terminal-action = Akt
terminal-can-act = ✓
terminal-has-acted = ×
terminal-trader = ▲
terminal-no-cards = Du hast keine Karten.
terminal-between = {" · "}
terminal-message = { $first } – { $second }
terminal-carried = { NAME($message, form: "title") } (überbringen!)
terminal-order = { NAME($building, form: "title") }: { $goods }
terminal-there = { $name }✓
terminal-not-there = { $name }
terminal-hand = { NAME($kind, form: "title") }: { $cards }
terminal-contracts = Verträge von { $player }: { $groups }
terminal-stock = Im Vorrat: { NAME($things) }
terminal-offers = { $player } bietet für { offer-about.accusative }: { offer-terms.accusative }{ $limit ->
        [0] {""}
       *[other] {" "}(du gehst bis { $limit })
    }
terminal-counter = Vorschlag von { $trader } an { $player }: { offer-about } { counter-terms }
terminal-plan = Dein Plan { $number } für { offer-about.accusative }: { offer-terms }{ $limit ->
        [0] {""}
       *[other] {" "}(du gehst bis { $limit })
    }
terminal-score-title = Dukaten
terminal-score-total = Gesamt
terminal-score-note = Deine Verträge zählen, als wäre das Spiel jetzt aus; was andere geheim halten, wird am Ende ausgezahlt.
terminal-legend-plan = Plan: ▲ der Turm, + wohin er ziehen kann, • Scheiben, die er zurückließ, × in diesem Zug genutzt. Das erste Quadrat eines Gebäudes trägt sein Zeichen, das zweite den Buchstaben des Besitzers und die Scheiben dort. Eine Straße heißt nach Zeile und Spalte, etwa 2-3.
terminal-legend-players = Spieler in Zugreihenfolge, ▸ bist du, ▲ ist der Händler. Duk: Dukaten. Waren mit zwei Buchstaben, dann Plättchen: Startfeld, Beliebige Ware, Zusatzaktion, Gebäudeaktion, 1:1-Tausch; Mk: verfügbare Marker; Karten: Ve Verträge, Bo Botschaften, Kl Kleinaufträge, Gr Großaufträge; Akt: ob noch eine Aktion frei ist.
terminal-legend-typing = Tippe ein ganzes Angebot in einer Zeile: offer metals give 20 ale ask marker yield copper. Einen Plan: plan metals give 20 limit 40. Als Händler: counter 2 metals ask 25. Mehreres auf einmal: pass; deliver message-3.

## The lesson

lesson-welcome = Willkommen in Genua! Dukaten verdienst du mit Aufträgen, Botschaften und Verträgen sowie beim Handel mit den anderen. Wer am Ende die meisten hat, gewinnt.
lesson-trader = Händler ist immer genau einer: Er führt den Turm aus fünf Scheiben, in diesem Zug bist du es. Die Würfel sagen, wo der Turm startet: Rot nennt die Zeile, Blau die Spalte.
lesson-walk = Der Turm zieht auf Nachbarfelder, nie schräg, im selben Zug nie zweimal auf dasselbe. Auf jedem Feld bleibt eine Scheibe: So sind es bis zu vier Schritte (kleine Zahlen); du darfst früher anhalten.
lesson-cards = Das sind deine Karten. Die Botschaft bringt 30 Dukaten, wenn der Turm in einem Zug Gasthaus und Kutschenhaus (kurz: { space-coach-house.short }) besucht. Dorthin soll es heute gehen.
lesson-accept = Vor jedem Schritt dürfen die anderen bieten. Gehandelt wird immer zwischen dem Händler und einem Mitspieler: Der zahlt und bekommt Schritt und Aktion. Welches Gebot passt, entscheidest du.
lesson-accept-do = Nimm die 20 Dukaten für das Gasthaus an.
lesson-go = Niemand bietet, also ziehe, wohin du willst; ≈ schätzt, was dir ein Feld bringt. Ein Gebäude gibt immer dasselbe, das Gewürzlager Pfeffer und Safran. Dein Kleinauftrag braucht Safran.
lesson-go-do = Führe den Turm zum Gewürzlager.
lesson-forced = Diese Aktion hat niemand gekauft. Bietet jetzt jemand etwas dafür und verlangt sonst nichts von dir, musst du sie nutzen oder verkaufen, an wen du willst. Ohne ein solches Gebot darf sie verfallen.
lesson-use = Jeder hat pro Zug eine Aktion, auch der Händler, und die Aktion eines Gebäudes bekommt pro Zug nur einer. Behalte diese für dich.
lesson-use-do = Führe die Aktion aus: Pfeffer und Safran.
lesson-street = Straßen haben keine Aktion, aber sie führen weiter. Und mit der Scheibe, die dort bleibt, kann man am Ende des Zuges Gebäude daneben in Besitz nehmen.
lesson-street-do = Führe den Turm auf die Straße neben dem Kutschenhaus.
lesson-counter = Für das Kutschenhaus bietet man dir 10; damit wird auch deine Botschaft erfüllt. Aber der Käufer bekommt dort auch ein Plättchen, mit dem man wählt, wo der Turm startet: Verlange mehr.
lesson-counter-do = Drücke „{ deal-counter }“.
lesson-price = Du nennst das Feld und was jede Seite gibt: Dukaten, Waren, Karten, Plättchen, Marker, keine Versprechen für später. Die gebotenen 10 liegen schon da: Jede Münze erhöht sie, „→ 0“ nimmt sie weg.
lesson-price-do = Verlange 20 Dukaten für das Kutschenhaus und schicke den Vorschlag ab.
lesson-message = Abgemacht. Der Turm war in beiden Gebäuden deiner Botschaft, egal, in welcher Reihenfolge und wer Händler ist. Bis der Zug endet, darfst du sie ohne Aktion überbringen. Jede bringt 30 Dukaten.
lesson-message-do = Überbringe die Botschaft für 30 Dukaten.
lesson-buyer = Jetzt ist jemand anders Händler, und du bist Käufer. Der Turm startet gleich neben dem Palast.
lesson-valid = Biete für das nächste Feld oder die Aktion dort, wo der Turm steht: mindestens 5 Dukaten oder Ware, Karte, Plättchen, verfügbaren Marker. Für ein Gebäude brauchst du noch eine freie Aktion.
lesson-offer = Der Palast gibt dir ein Plättchen, und dein Kleinauftrag bringt dort 40 Dukaten für deinen Safran. „≈“ sagt, wie viel dir das alles etwa wert ist. Biete weniger: So gewinnt ihr beide.
lesson-offer-do = Biete 20 Dukaten für den Palast.
lesson-order = Angenommen: Dir gehören die Aktion und ihr Plättchen. Kleinaufträge liefert man während der Aktion ihres Gebäudes aus, einen pro Aktion. Jeder Kleinauftrag bringt 40 Dukaten.
lesson-order-do = Liefere den Kleinauftrag aus: Safran für 40 Dukaten.
lesson-worth = Du hast 20 gezahlt und 40 und ein Plättchen bekommen, der Händler 20 für einen Schritt. Frage dich stets, was eine Aktion dir wert ist und was den anderen.
lesson-tiles = Dein neues Plättchen heißt „Gebäudeaktion“: Während einer eigenen Aktion nutzt du damit auch die eines Gebäudes, das dir gehört, egal, wo der Turm steht. Wie du eines bekommst, siehst du bald.
lesson-other-tiles = Während deiner Aktion bringt „Beliebige Ware“ eine Ware nach Wahl; „1:1-Tausch“ tauscht etwas mit dem Vorrat. „Zusatzaktion“ gibt eine zweite Aktion, „Startfeld“ ersetzt die Würfel.
lesson-enough = Deine eine Aktion in diesem Zug ist verbraucht; kaufen könntest du nur noch einen Schritt auf eine Straße, und du brauchst keinen. „{ deal-do-rest-short }“ kommt später.
lesson-enough-do = Mach kein Angebot.
lesson-wait = Ein neuer Händler, ein neuer Start. „≈“ ist nur geschätzt: Das Rathaus gibt Kleinaufträge, doch dafür fehlen dir Waren. Spare deine Aktion: Vielleicht kommt der Turm deinem Ziel näher.
lesson-wait-do = Mach kein Angebot.
lesson-barter = Die Kathedrale gibt zwei Marker: Damit nimmst du Gebäude in Besitz. Bezahlen darfst du mit allem, was du hast, und dein Pfeffer passt zu keinem deiner Aufträge.
lesson-barter-do = Tippe auf die Kathedrale und biete den Pfeffer für sie, ohne Dukaten.
lesson-rest = Du hast zwei Marker. Wohin damit, wirst du gefragt, wenn der Turm stehen geblieben ist, auch während du pausierst. Pausieren heißt nur: bis zu deinem Zug keine Fragen nach Angeboten mehr.
lesson-rest-do = Pausiere bis zu deinem Zug.
lesson-claim = Der Turm ist stehen geblieben, du wirst gefragt: Wähle eine Straße mit Scheiben und nimm bis zu zwei Gebäude daneben in Besitz. Ihre Scheiben gehen zurück: Niemand kann diese Straße nach dir wählen.
lesson-claim-do = Wähle diese Straße.
lesson-place = Ein Gebäude bringt am Ende 10 Dukaten und jedes Mal 10 von der Bank, wenn jemand anders seine Aktion ausführt.
lesson-place-do = Setze einen Marker auf die Taverne.
lesson-place-again = Mit einem Plättchen „Gebäudeaktion“, wie du eins hast, führst du die Aktion eines eigenen Gebäudes sogar aus der Ferne aus.
lesson-place-again-do = Setze den anderen Marker auf die Kathedrale.
lesson-lost = Dein Marker auf der Kathedrale ist weg. Wer eine Straße wählt, kann einen Marker abgeben, um einen fremden daneben zu entfernen, und einen zweiten an dessen Stelle setzen. Du bekommst nichts dafür.
lesson-contracts = Verträge geben die Villen in den Ecken, jeden für ein Gebäude am Stadtrand. Am Ende zahlen benachbarte als Gruppe: einer 10, zwei 30, drei 60, vier 100, fünf 150, sechs 200, jeder weitere 50.
lesson-large = Großaufträge lieferst du als Aktion ihrer Villa aus, statt einen Vertrag zu ziehen: 100 Dukaten und ein Plättchen nach Wahl. Das Zunfthaus gibt neue. Deiner: Safran, Seide und Bier, Villa Colini.
lesson-rounds = Die Zahl der übrigen Runden sinkt um eins, wenn jeder einmal Händler war, und bei einem Start auf dem Markt um noch eins. Bei 1 läuft die letzte; sie wird immer zu Ende gespielt, dann ist Schluss.
lesson-count = Am Ende zählen nur Dukaten: deine, 10 für jedes Gebäude mit deinem Marker und was Verträge zahlen. Übrige Waren, Plättchen, Aufträge, Botschaften und noch verfügbare Marker sind nichts wert.
lesson-end = Du bist wieder Händler, und ab hier ist es ein echtes Spiel: Die anderen bieten, was es ihnen wert ist. Viel Glück!
