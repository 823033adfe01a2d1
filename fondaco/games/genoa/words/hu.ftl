# What Genoa says, in Hungarian.

## Names. `.title` stands alone, `.short` fits a narrow board, `.sign` is what the plan in a terminal shows.

game-title = Genoa
game-time = 45–90 perc
game-winner = { $count ->
        [one] { $players } nyer { $points } dukáttal!
       *[other] { $players } osztozik a győzelmen { $points } dukáttal!
    }
game-tie = Ugyanannyi dukát ({ $players }): a több árucikk, lapka és kártya dönt.
game-start = 1. A saját körödben te vagy a kereskedő: a torony onnan indul, ahová a kockák teszik, és legfeljebb négyszer lép. Minden lépés előtt a többiek dukátot és árukat ajánlanak neked, hogy oda lépj vele, ahová ők szeretnék.
    2. Aki megvesz egy lépést egy épületre, az hajtja végre az épület akcióját: árucikkeket, kártyákat, speciális lapkát vagy jelzőket szerez. Egy körben mindenkinek legfeljebb egy akció jut.
    3. A megrendelésekért és az üzenetekért azonnal dukát jár: juttasd el az árucikkeket az épületbe, illetve vezesd el a tornyot egy körön belül az üzenet mindkét épületére.
    4. Az épületeken álló jelzőidért 10 dukátot kapsz, valahányszor más hajtja végre ott az akciót, és még 10-et a játék végén. A szomszédos épületekre szóló szerződések a végén egyre többet érnek. Akinek a legtöbb dukátja van, az nyer.
game-pitch = Kereskedő vagy Genovában, ahol a torony minden lépése eladó. Alkudd ki magadnak az akciókat, amelyekre szükséged van, teljesíts megrendeléseket, kézbesíts üzeneteket, és gyűjtsd össze a legtöbb dukátot!

seat-blue = Kék
seat-orange = Narancs
seat-yellow = Sárga
seat-green = Zöld
seat-red = Piros

space-villa-monetti = a Villa Monetti
    .accusative = a Villa Monettit
    .to = a Villa Monettire
    .at = a Villa Monettin
    .from = a Villa Monettiről
    .for = a Villa Monettiért
    .instrumental = a Villa Monettivel
    .title = Villa Monetti
    .short = Monetti
    .sign = MON
space-villa-ricci = a Villa Ricci
    .accusative = a Villa Riccit
    .to = a Villa Riccire
    .at = a Villa Riccin
    .from = a Villa Ricciről
    .for = a Villa Ricciért
    .instrumental = a Villa Riccivel
    .title = Villa Ricci
    .short = Ricci
    .sign = RIC
space-villa-colini = a Villa Colini
    .accusative = a Villa Colinit
    .to = a Villa Colinire
    .at = a Villa Colinin
    .from = a Villa Coliniről
    .for = a Villa Coliniért
    .instrumental = a Villa Colinivel
    .title = Villa Colini
    .short = Colini
    .sign = COL
space-villa-zasteri = a Villa Zasteri
    .accusative = a Villa Zasterit
    .to = a Villa Zasterire
    .at = a Villa Zasterin
    .from = a Villa Zasteriről
    .for = a Villa Zasteriért
    .instrumental = a Villa Zasterivel
    .title = Villa Zasteri
    .short = Zasteri
    .sign = ZAS
space-drinks = az Italraktár
    .accusative = az Italraktárat
    .to = az Italraktárra
    .at = az Italraktáron
    .from = az Italraktárról
    .for = az Italraktárért
    .instrumental = az Italraktárral
    .title = Italok
    .short = Italok
    .sign = ITA
space-metals = a Fémraktár
    .accusative = a Fémraktárat
    .to = a Fémraktárra
    .at = a Fémraktáron
    .from = a Fémraktárról
    .for = a Fémraktárért
    .instrumental = a Fémraktárral
    .title = Fémek
    .short = Fémek
    .sign = FÉM
space-fabric = a Szövetraktár
    .accusative = a Szövetraktárat
    .to = a Szövetraktárra
    .at = a Szövetraktáron
    .from = a Szövetraktárról
    .for = a Szövetraktárért
    .instrumental = a Szövetraktárral
    .title = Szövetek
    .short = Szövetek
    .sign = SZÖ
space-spices = a Fűszerraktár
    .accusative = a Fűszerraktárat
    .to = a Fűszerraktárra
    .at = a Fűszerraktáron
    .from = a Fűszerraktárról
    .for = a Fűszerraktárért
    .instrumental = a Fűszerraktárral
    .title = Fűszerek
    .short = Fűszer
    .sign = FŰS
space-coach-house = a Kocsiszín
    .accusative = a Kocsiszínt
    .to = a Kocsiszínre
    .at = a Kocsiszínen
    .from = a Kocsiszínről
    .for = a Kocsiszínért
    .instrumental = a Kocsiszínnel
    .title = Kocsiszín
    .short = Kocsiszín
    .sign = KSZ
space-harbor = a Kikötő
    .accusative = a Kikötőt
    .to = a Kikötőre
    .at = a Kikötőn
    .from = a Kikötőről
    .for = a Kikötőért
    .instrumental = a Kikötővel
    .title = Kikötő
    .short = Kikötő
    .sign = KIK
space-park = a Park
    .accusative = a Parkot
    .to = a Parkra
    .at = a Parkon
    .from = a Parkról
    .for = a Parkért
    .instrumental = a Parkkal
    .title = Park
    .short = Park
    .sign = PAR
space-palace = a Palota
    .accusative = a Palotát
    .to = a Palotára
    .at = a Palotán
    .from = a Palotáról
    .for = a Palotáért
    .instrumental = a Palotával
    .title = Palota
    .short = Palota
    .sign = PAL
space-inn = a Fogadó
    .accusative = a Fogadót
    .to = a Fogadóra
    .at = a Fogadón
    .from = a Fogadóról
    .for = a Fogadóért
    .instrumental = a Fogadóval
    .title = Fogadó
    .short = Fogadó
    .sign = FOG
space-tavern = a Kocsma
    .accusative = a Kocsmát
    .to = a Kocsmára
    .at = a Kocsmán
    .from = a Kocsmáról
    .for = a Kocsmáért
    .instrumental = a Kocsmával
    .title = Kocsma
    .short = Kocsma
    .sign = KMA
space-guild-hall = a Céhház
    .accusative = a Céhházat
    .to = a Céhházra
    .at = a Céhházon
    .from = a Céhházról
    .for = a Céhházért
    .instrumental = a Céhházzal
    .title = Céhház
    .short = Céhház
    .sign = CÉH
space-city-hall = a Városháza
    .accusative = a Városházát
    .to = a Városházára
    .at = a Városházán
    .from = a Városházáról
    .for = a Városházáért
    .instrumental = a Városházával
    .title = Városháza
    .short = Városháza
    .sign = VÁR
space-post-office = a Postahivatal
    .accusative = a Postahivatalt
    .to = a Postahivatalra
    .at = a Postahivatalon
    .from = a Postahivatalról
    .for = a Postahivatalért
    .instrumental = a Postahivatallal
    .title = Postahivatal
    .short = Posta
    .sign = POS
space-cathedral = a Katedrális
    .accusative = a Katedrálist
    .to = a Katedrálisra
    .at = a Katedrálison
    .from = a Katedrálisról
    .for = a Katedrálisért
    .instrumental = a Katedrálissal
    .title = Katedrális
    .short = Katedrális
    .sign = KAT
space-market = a piac
    .accusative = a piacot
    .to = a piacra
    .at = a piacon
    .from = a piacról
    .for = a piacért
    .instrumental = a piaccal
    .title = Piac
    .short = Piac
    .sign = PIA

# A street square is named by its row and its column.
space-street-2 = a 2-{ $number } utcamező
    .accusative = a 2-{ $number } utcamezőt
    .to = a 2-{ $number } utcamezőre
    .at = a 2-{ $number } utcamezőn
    .from = a 2-{ $number } utcamezőről
    .for = a 2-{ $number } utcamezőért
    .instrumental = a 2-{ $number } utcamezővel
    .title = 2-{ $number } utcamező
    .short = 2-{ $number }
    .sign = 2-{ $number }
space-street-3 = a 3-{ $number } utcamező
    .accusative = a 3-{ $number } utcamezőt
    .to = a 3-{ $number } utcamezőre
    .at = a 3-{ $number } utcamezőn
    .from = a 3-{ $number } utcamezőről
    .for = a 3-{ $number } utcamezőért
    .instrumental = a 3-{ $number } utcamezővel
    .title = 3-{ $number } utcamező
    .short = 3-{ $number }
    .sign = 3-{ $number }
space-street-4 = a 4-{ $number } utcamező
    .accusative = a 4-{ $number } utcamezőt
    .to = a 4-{ $number } utcamezőre
    .at = a 4-{ $number } utcamezőn
    .from = a 4-{ $number } utcamezőről
    .for = a 4-{ $number } utcamezőért
    .instrumental = a 4-{ $number } utcamezővel
    .title = 4-{ $number } utcamező
    .short = 4-{ $number }
    .sign = 4-{ $number }
space-street-5 = az 5-{ $number } utcamező
    .accusative = az 5-{ $number } utcamezőt
    .to = az 5-{ $number } utcamezőre
    .at = az 5-{ $number } utcamezőn
    .from = az 5-{ $number } utcamezőről
    .for = az 5-{ $number } utcamezőért
    .instrumental = az 5-{ $number } utcamezővel
    .title = 5-{ $number } utcamező
    .short = 5-{ $number }
    .sign = 5-{ $number }
space-street-6 = a 6-{ $number } utcamező
    .accusative = a 6-{ $number } utcamezőt
    .to = a 6-{ $number } utcamezőre
    .at = a 6-{ $number } utcamezőn
    .from = a 6-{ $number } utcamezőről
    .for = a 6-{ $number } utcamezőért
    .instrumental = a 6-{ $number } utcamezővel
    .title = 6-{ $number } utcamező
    .short = 6-{ $number }
    .sign = 6-{ $number }
space-street-7 = a 7-{ $number } utcamező
    .accusative = a 7-{ $number } utcamezőt
    .to = a 7-{ $number } utcamezőre
    .at = a 7-{ $number } utcamezőn
    .from = a 7-{ $number } utcamezőről
    .for = a 7-{ $number } utcamezőért
    .instrumental = a 7-{ $number } utcamezővel
    .title = 7-{ $number } utcamező
    .short = 7-{ $number }
    .sign = 7-{ $number }

good-ale = sör
    .accusative = sört
    .title = Sör
    .head = Sö
good-wine = bor
    .accusative = bort
    .title = Bor
    .head = Bo
good-silver = ezüst
    .accusative = ezüstöt
    .title = Ezüst
    .head = Ez
good-copper = réz
    .accusative = rezet
    .title = Réz
    .head = Ré
good-linen = vászon
    .accusative = vásznat
    .title = Vászon
    .head = Vá
good-silk = selyem
    .accusative = selymet
    .title = Selyem
    .head = Se
good-pepper = bors
    .accusative = borsot
    .title = Bors
    .head = Br
good-saffron = sáfrány
    .accusative = sáfrányt
    .title = Sáfrány
    .head = Sá

tile-start-space = startmező
    .title = Startmező
    .short = start
    .head = St
tile-any-good = választható árucikk
    .title = Választható árucikk
    .short = választható
    .head = Vl
tile-extra-action = extra akció
    .title = Extra akció
    .short = extra
    .head = Ex
tile-building-action = épületakció
    .title = Épületakció
    .short = épület
    .head = Ép
tile-trade = 1:1 kereskedés
    .title = 1:1 kereskedés
    .short = 1:1
    .head = 1:1

kind-contract = szerződés
    .accusative = egy szerződést
    .title = Szerződések
    .one = egy szerződés
    .head = Sz
kind-message = üzenet
    .accusative = egy üzenetet
    .title = Üzenetek
    .one = egy üzenet
    .head = Üz
kind-small-order = kis megrendelés
    .accusative = egy kis megrendelést
    .title = Kis megrendelések
    .one = egy kis megrendelés
    .head = Ki
kind-large-order = nagy megrendelés
    .accusative = egy nagy megrendelést
    .title = Nagy megrendelések
    .one = egy nagy megrendelés
    .head = Na

pile-contract = { $number } szerződés
pile-message = { $number } üzenet
pile-small-order = { $number } kis megrendelés
pile-large-order = { $number } nagy megrendelés

# Cards. A contract is named by its building; the others by what they say, which a box of one's own may change.
card-contract-villa-monetti = szerződés (Villa Monetti)
    .the = a szerződés (Villa Monetti)
    .accusative = a szerződést (Villa Monetti)
    .title = Villa Monetti
card-contract-villa-ricci = szerződés (Villa Ricci)
    .the = a szerződés (Villa Ricci)
    .accusative = a szerződést (Villa Ricci)
    .title = Villa Ricci
card-contract-villa-colini = szerződés (Villa Colini)
    .the = a szerződés (Villa Colini)
    .accusative = a szerződést (Villa Colini)
    .title = Villa Colini
card-contract-villa-zasteri = szerződés (Villa Zasteri)
    .the = a szerződés (Villa Zasteri)
    .accusative = a szerződést (Villa Zasteri)
    .title = Villa Zasteri
card-contract-drinks = szerződés (Italok)
    .the = a szerződés (Italok)
    .accusative = a szerződést (Italok)
    .title = Italok
card-contract-metals = szerződés (Fémek)
    .the = a szerződés (Fémek)
    .accusative = a szerződést (Fémek)
    .title = Fémek
card-contract-fabric = szerződés (Szövetek)
    .the = a szerződés (Szövetek)
    .accusative = a szerződést (Szövetek)
    .title = Szövetek
card-contract-spices = szerződés (Fűszerek)
    .the = a szerződés (Fűszerek)
    .accusative = a szerződést (Fűszerek)
    .title = Fűszerek
card-contract-coach-house = szerződés (Kocsiszín)
    .the = a szerződés (Kocsiszín)
    .accusative = a szerződést (Kocsiszín)
    .title = Kocsiszín
card-contract-harbor = szerződés (Kikötő)
    .the = a szerződés (Kikötő)
    .accusative = a szerződést (Kikötő)
    .title = Kikötő
card-contract-park = szerződés (Park)
    .the = a szerződés (Park)
    .accusative = a szerződést (Park)
    .title = Park
card-contract-palace = szerződés (Palota)
    .the = a szerződés (Palota)
    .accusative = a szerződést (Palota)
    .title = Palota
card-contract-inn = szerződés (Fogadó)
    .the = a szerződés (Fogadó)
    .accusative = a szerződést (Fogadó)
    .title = Fogadó
card-contract-tavern = szerződés (Kocsma)
    .the = a szerződés (Kocsma)
    .accusative = a szerződést (Kocsma)
    .title = Kocsma
card-message = üzenet ({ $number })
    .the = az üzenet ({ $number })
    .accusative = az üzenetet ({ $number })
card-small-order = kis megrendelés ({ $number })
    .the = a kis megrendelés ({ $number })
    .accusative = a kis megrendelést ({ $number })
card-large-order = nagy megrendelés ({ $number })
    .the = a nagy megrendelés ({ $number })
    .accusative = a nagy megrendelést ({ $number })
the-message = üzenet ({ NAME($first, form: "title") } – { NAME($second, form: "title") })
    .the = az üzenet ({ NAME($first, form: "title") } – { NAME($second, form: "title") })
    .accusative = az üzenetet ({ NAME($first, form: "title") } – { NAME($second, form: "title") })
    .title = { NAME($first, form: "title") } – { NAME($second, form: "title") }
the-small-order = kis megrendelés ({ NAME($first, form: "title") }: { NAME($second) })
    .the = a kis megrendelés ({ NAME($first, form: "title") }: { NAME($second) })
    .accusative = a kis megrendelést ({ NAME($first, form: "title") }: { NAME($second) })
    .title = { NAME($first, form: "title") }: { NAME($second) }
the-large-order = nagy megrendelés ({ NAME($first, form: "title") }: { NAME($second) }, { NAME($third) }, { NAME($fourth) })
    .the = a nagy megrendelés ({ NAME($first, form: "title") }: { NAME($second) }, { NAME($third) }, { NAME($fourth) })
    .accusative = a nagy megrendelést ({ NAME($first, form: "title") }: { NAME($second) }, { NAME($third) }, { NAME($fourth) })
    .title = { NAME($first, form: "title") }: { NAME($second) }, { NAME($third) }, { NAME($fourth) }

category-money = Dukátok
category-ownership = Jelzők az épületeken
category-contracts = Szerződések

## What speaks for a move: said beside hints, in reviews and by the coach. `-kept`: another move would cost it.

coach-gain = { $gain ->
        [one] Számításom szerint ez nagyjából { $gain } dukáttal jobb.
       *[other] Számításom szerint ez nagyjából { $gain } dukáttal jobb.
    }
review-points = { $points ->
        [one] kb. { $points } dukát
       *[other] kb. { $points } dukát
    }
reason-ducats = { $count } dukátot hoz.
reason-ducats-kept = { $count } dukáttal több marad nálad.
reason-offered-kept = { $count } dukáttal kevesebbet ajánlasz.
reason-good = { $order ->
        [none] Hozzád kerül { $count } { NAME($good) }.
       *[other] Hozzád kerül { $count } { NAME($good) }, és kell is ehhez: { NAME($order) }.
    }
reason-good-kept = { $order ->
        [none] Ennyivel több marad nálad: { $count } { NAME($good) }.
       *[other] Ennyivel több marad nálad: { $count } { NAME($good) }, és kell is ehhez: { NAME($order) }.
    }
reason-tile = Hozzád kerül { $count } „{ NAME($tile) }” lapka.
reason-tile-kept = Ennyivel több marad nálad: { $count } „{ NAME($tile) }” lapka.
reason-markers = Hozzád kerül { $count } tulajdonjelző.
reason-markers-kept = Ennyivel több marad nálad: { $count } tulajdonjelző.
reason-owner = A te jelződ áll majd itt: { NAME($space, form: "title") }.
reason-owner-kept = A te jelződ marad itt: { NAME($space, form: "title") }.
reason-contract = Hozzád kerül: { NAME($card) }.
reason-contract-kept = Nálad marad: { NAME($card) }.
reason-message = { $visits ->
        [0] Hozzád kerül: { NAME($card) }.
        [1] A torony így az egyik épületen már járt a kettő közül: { NAME($card) }.
       *[2] A torony így mindkét épületen járt: { NAME($card) }.
    }
reason-action = Tiéd az akció { NAME($space, form: "at") }: { NAME($effect) }.
reason-use-here = Te magad is végrehajthatod az akciót { NAME($space, form: "at") }: { NAME($effect) }.
reason-use-here-kept = { reason-use-here }
reason-sell-here = Mások fizethetnek az akcióért { NAME($space, form: "at") }: { NAME($effect) }.
reason-sell-here-kept = { reason-sell-here }
reason-onward = Onnan a torony még tovább tud lépni { NAME($space, form: "to") }.
reason-onward-kept = { reason-onward }
reason-bid = { $effect ->
        [effect-none] Ha elfogadják, a torony { NAME($space, form: "to") } lép.
       *[other] Ha elfogadják, tiéd az akció { NAME($space, form: "at") }: { NAME($effect) }.
    }
reason-counter = Ha { $player } beleegyezik, { $count } dukátot hoz neked.
reason-theirs-kept = Így nem { $player } kapja meg az akciót { NAME($space, form: "at") }.

aid-worth = Mutassa, mi mennyit ér
aid-worth-how = „Értéke ≈ 40” a mezőkön és az alkuknál, ahogy egy kereskedő bot számolná.
option-money = Pénz
option-money-hidden = Rejtett: mindenki csak a sajátját látja
option-money-open = Nyílt: mindenki látja
option-bare-steps = Lépés egy épületre az akciója nélkül
option-bare-steps-no = Nem eladó, a szabály szerint
option-bare-steps-yes = Megvehető, egy üzenet kedvéért

# What a building's action brings.
effect-villa-monetti = húzol 1 szerződést, vagy teljesítesz 1 nagy megrendelést a Villa Monettinek
effect-villa-ricci = húzol 1 szerződést, vagy teljesítesz 1 nagy megrendelést a Villa Riccinek
effect-villa-colini = húzol 1 szerződést, vagy teljesítesz 1 nagy megrendelést a Villa Colininek
effect-villa-zasteri = húzol 1 szerződést, vagy teljesítesz 1 nagy megrendelést a Villa Zasterinek
effect-drinks = kapsz 1 sört és 1 bort
effect-metals = kapsz 1 ezüstöt és 1 rezet
effect-fabric = kapsz 1 vásznat és 1 selymet
effect-spices = kapsz 1 borsot és 1 sáfrányt
effect-coach-house = kapsz egy „startmező” lapkát
effect-harbor = kapsz egy „választható árucikk” lapkát
effect-park = kapsz egy „extra akció” lapkát
effect-palace = kapsz egy „épületakció” lapkát
effect-inn = kapsz egy „1:1 kereskedés” lapkát
effect-tavern = kapsz egy „1:1 kereskedés” lapkát
effect-guild-hall = húzol 1 nagy megrendelést
effect-city-hall = húzol 2 kis megrendelést
effect-post-office = húzol 2 üzenetet
effect-cathedral = kapsz 2 saját jelzőt
effect-draw-contract = húzol 1 szerződést
effect-none = nincs akció

## The bots: their names, and for each of them a temper in a few words, and which portrait. They all play by their level.

game-bots = Oberto, Orietta, Violante, Lanfranco, Ansaldo, Caterina, Simonetta, Branca
bot-orietta = udvarias, de kemény, mint a mólók köve
    .portrait = 7
bot-oberto = a maga örömére alkudozik
    .portrait = 6
bot-lanfranco = későn fizet, korán kér
    .portrait = 2
bot-violante = minden pletykát ő hall elsőként
    .portrait = 3
bot-caterina = hétfőn soha nem ad el semmit
    .portrait = 4
bot-branca = fiatal, hangos, ritkán blöfföl
    .portrait = 5
bot-ansaldo = vén kapitány, semmiféle térképnek nem hisz
    .portrait = 1
bot-simonetta = mosolyog, és kimondja az árat
    .portrait = 0

## Offers. Lists of things are joined as each language does it; `$number` counts a thing.

item-ducats = { $number } dukát
    .accusative = { $number } dukátot
    .for = { $number } dukátért
item-ale = { $number } sör
    .accusative = { $number } sört
    .for = { $number } sörért
item-wine = { $number } bor
    .accusative = { $number } bort
    .for = { $number } borért
item-silver = { $number } ezüst
    .accusative = { $number } ezüstöt
    .for = { $number } ezüstért
item-copper = { $number } réz
    .accusative = { $number } rezet
    .for = { $number } rézért
item-linen = { $number } vászon
    .accusative = { $number } vásznat
    .for = { $number } vászonért
item-silk = { $number } selyem
    .accusative = { $number } selymet
    .for = { $number } selyemért
item-pepper = { $number } bors
    .accusative = { $number } borsot
    .for = { $number } borsért
item-saffron = { $number } sáfrány
    .accusative = { $number } sáfrányt
    .for = { $number } sáfrányért
item-start-space = { $number ->
        [one] egy „startmező” lapka
       *[other] { $number } „startmező” lapka
    }
    .accusative = { $number ->
        [one] egy „startmező” lapkát
       *[other] { $number } „startmező” lapkát
    }
    .for = { $number ->
        [one] egy „startmező” lapkáért
       *[other] { $number } „startmező” lapkáért
    }
item-any-good = { $number ->
        [one] egy „választható árucikk” lapka
       *[other] { $number } „választható árucikk” lapka
    }
    .accusative = { $number ->
        [one] egy „választható árucikk” lapkát
       *[other] { $number } „választható árucikk” lapkát
    }
    .for = { $number ->
        [one] egy „választható árucikk” lapkáért
       *[other] { $number } „választható árucikk” lapkáért
    }
item-extra-action = { $number ->
        [one] egy „extra akció” lapka
       *[other] { $number } „extra akció” lapka
    }
    .accusative = { $number ->
        [one] egy „extra akció” lapkát
       *[other] { $number } „extra akció” lapkát
    }
    .for = { $number ->
        [one] egy „extra akció” lapkáért
       *[other] { $number } „extra akció” lapkáért
    }
item-building-action = { $number ->
        [one] egy „épületakció” lapka
       *[other] { $number } „épületakció” lapka
    }
    .accusative = { $number ->
        [one] egy „épületakció” lapkát
       *[other] { $number } „épületakció” lapkát
    }
    .for = { $number ->
        [one] egy „épületakció” lapkáért
       *[other] { $number } „épületakció” lapkáért
    }
item-trade = { $number ->
        [one] egy „1:1 kereskedés” lapka
       *[other] { $number } „1:1 kereskedés” lapka
    }
    .accusative = { $number ->
        [one] egy „1:1 kereskedés” lapkát
       *[other] { $number } „1:1 kereskedés” lapkát
    }
    .for = { $number ->
        [one] egy „1:1 kereskedés” lapkáért
       *[other] { $number } „1:1 kereskedés” lapkáért
    }
item-marker = { $number ->
        [one] egy jelző
       *[other] { $number } jelző
    }
    .accusative = { $number ->
        [one] egy jelzőt
       *[other] { $number } jelzőt
    }
    .for = { $number ->
        [one] egy jelzőért
       *[other] { $number } jelzőért
    }
item-contract = egy szerződés ({ NAME($first, form: "title") })
    .accusative = egy szerződést ({ NAME($first, form: "title") })
    .for = egy szerződésért ({ NAME($first, form: "title") })
item-message = egy üzenet ({ NAME($first, form: "title") } – { NAME($second, form: "title") })
    .accusative = egy üzenetet ({ NAME($first, form: "title") } – { NAME($second, form: "title") })
    .for = egy üzenetért ({ NAME($first, form: "title") } – { NAME($second, form: "title") })
item-small-order = egy kis megrendelés ({ NAME($first, form: "title") }: { NAME($second) })
    .accusative = egy kis megrendelést ({ NAME($first, form: "title") }: { NAME($second) })
    .for = egy kis megrendelésért ({ NAME($first, form: "title") }: { NAME($second) })
item-large-order = egy nagy megrendelés ({ NAME($first, form: "title") }: { NAME($second) }, { NAME($third) }, { NAME($fourth) })
    .accusative = egy nagy megrendelést ({ NAME($first, form: "title") }: { NAME($second) }, { NAME($third) }, { NAME($fourth) })
    .for = egy nagy megrendelésért ({ NAME($first, form: "title") }: { NAME($second) }, { NAME($third) }, { NAME($fourth) })

yield-ale = a sör
    .accusative = a sört
yield-wine = a bor
    .accusative = a bort
yield-silver = az ezüst
    .accusative = az ezüstöt
yield-copper = a réz
    .accusative = a rezet
yield-linen = a vászon
    .accusative = a vásznat
yield-silk = a selyem
    .accusative = a selymet
yield-pepper = a bors
    .accusative = a borsot
yield-saffron = a sáfrány
    .accusative = a sáfrányt
yield-start-space = a „startmező” lapka
    .accusative = a „startmező” lapkát
yield-any-good = a „választható árucikk” lapka
    .accusative = a „választható árucikk” lapkát
yield-extra-action = az „extra akció” lapka
    .accusative = az „extra akció” lapkát
yield-building-action = az „épületakció” lapka
    .accusative = az „épületakció” lapkát
yield-trade = az „1:1 kereskedés” lapka
    .accusative = az „1:1 kereskedés” lapkát
yield-marker = { $number ->
        [one] az egyik jelző
       *[other] { $number } jelző
    }
    .accusative = { $number ->
        [one] az egyik jelzőt
       *[other] { $number } jelzőt
    }
yield-card = { $number ->
        [one] az egyik húzott kártya
       *[other] { $number } húzott kártya
    }
    .accusative = { $number ->
        [one] az egyik húzott kártyát
       *[other] { $number } húzott kártyát
    }
yield-pay = { $number } dukát a megrendelés díjából
    .accusative = { $number } dukátot a megrendelés díjából

# What an offer is about, and its terms, within a sentence. `$shape` says which of the three lists there are.
offer-about = { $bare ->
        [yes] az akció nélküli lépés { NAME($space, form: "to") }
       *[no] { NAME($space) }
    }
    .accusative = { $bare ->
        [yes] az akció nélküli lépést { NAME($space, form: "to") }
       *[no] { NAME($space, form: "accusative") }
    }
    .for = { $bare ->
        [yes] az akció nélküli lépésért { NAME($space, form: "to") }
       *[no] { NAME($space, form: "for") }
    }
offer-wants = { $reader ->
        [trader] tőled cserébe: { NAME($asked) }
       *[other] a kereskedőtől cserébe: { NAME($asked) }
    }
counter-gives = { $reader ->
        [trader] { NAME($asked, form: "accusative") } adsz hozzá
       *[other] a kereskedő { NAME($asked, form: "accusative") } ad hozzá
    }
    .even = { $reader ->
        [trader] sőt { NAME($asked, form: "accusative") } adsz
       *[other] sőt a kereskedő { NAME($asked, form: "accusative") } ad
    }
offer-terms = { $shape ->
        [gives] { NAME($given) }
        [yields] rész az akció hozamából ({ NAME($yielded) })
        [gives-yields] { NAME($given) }, valamint rész az akció hozamából ({ NAME($yielded) })
        [asks] semmi; { offer-wants }
        [gives-asks] { NAME($given) }; { offer-wants }
        [yields-asks] rész az akció hozamából ({ NAME($yielded) }); { offer-wants }
        [gives-yields-asks] { NAME($given) }, valamint rész az akció hozamából ({ NAME($yielded) }); { offer-wants }
       *[nothing] egyelőre semmi
    }
    .offered = { $shape ->
        [gives] { NAME($given, form: "accusative") } ajánl { offer-about.for }
        [yields] { offer-about.for } részt ajánl az akció hozamából: { NAME($yielded, form: "accusative") }
        [gives-yields] { NAME($given, form: "accusative") } ajánl { offer-about.for }, valamint részt az akció hozamából: { NAME($yielded, form: "accusative") }
        [asks] semmit sem ad { offer-about.for }, sőt { NAME($asked, form: "accusative") } kér
        [gives-asks] { NAME($given, form: "accusative") } ajánl { offer-about.for }, de cserébe { NAME($asked, form: "accusative") } kér
        [yields-asks] { offer-about.for } részt ajánl az akció hozamából ({ NAME($yielded, form: "accusative") }), de cserébe { NAME($asked, form: "accusative") } kér
        [gives-yields-asks] { NAME($given, form: "accusative") } ajánl { offer-about.for }, valamint részt az akció hozamából ({ NAME($yielded, form: "accusative") }), de cserébe { NAME($asked, form: "accusative") } kér
       *[nothing] egyelőre semmit sem ajánl { offer-about.for }
    }
counter-terms = { $shape ->
        [gives] { NAME($given, form: "for") }
        [yields] a hozam egy részéért ({ NAME($yielded) })
        [gives-yields] { NAME($given, form: "for") }, valamint a hozam egy részéért ({ NAME($yielded) })
        [asks] ingyen, { counter-gives.even }
        [gives-asks] { NAME($given, form: "for") }; { counter-gives }
        [yields-asks] a hozam egy részéért ({ NAME($yielded) }); { counter-gives }
        [gives-yields-asks] { NAME($given, form: "for") }, valamint a hozam egy részéért ({ NAME($yielded) }); { counter-gives }
       *[nothing] egyelőre semmiért
    }
# For a table of offers.
offer-line = { offer-about }: { offer-terms }
# The same where something else is named beside it.
draft-line = { $mode ->
        [counter] { offer-about } { counter-terms }
       *[offer] { offer-about.for } { offer-terms }
    }

## News. `-times` tells the same news again and again, `-together` several about one thing.

news-begins = { $player } a kezdőjátékos.
news-round = { $left ->
        [one] Kezdődik az utolsó forduló.
       *[other] Új forduló kezdődik, még { $left } van hátra.
    }
news-turn = { $player } a kereskedő.
news-rolled = { $player } dobása piros { $red }, kék { $blue }: a torony { NAME($space, form: "from") } indul.
news-started = A torony { NAME($space, form: "from") } indul, { $player } választása szerint.
news-shorter = Ha a torony a piacról indul, eggyel kevesebb forduló marad: { $left ->
        [one] ezzel együtt már csak 1 van hátra.
       *[other] ezzel együtt még { $left } van hátra.
    }
news-moved = A torony { NAME($space, form: "to") } lép.
news-moved-together = A torony továbblép: { $each }.
news-moved-each = { NAME($space, form: "to") }
news-stopped = { $player } megáll { NAME($space, form: "at") }.
news-offered = { $player } { offer-terms.offered }.
news-countered = A kereskedő javaslata { $player } játékosnak: { offer-about } { counter-terms }.
news-withdrew = { $player } visszavonja az ajánlatát.
offers-ended = { $count ->
        [1] { $players } ajánlata { NAME($space, form: "for") } már nem áll.
       *[other] { $players } ajánlata már nem áll.
    }
news-refused = { $player } elutasítja { $trader } javaslatát.
news-dealt = Megvan az alku: { $player } megkapja { offer-about.accusative } { counter-terms }.
news-passed = { $player } nem tesz ajánlatot.
news-passed-together = Nem tesz ajánlatot: { $each }.
news-passed-each = { $player }
news-planned = Ajánlatot tervezel { NAME($space, form: "for") }. Magától nyilvános lesz, amint a torony odaléphet.
news-forgot = Elveted a tervezett ajánlatodat { NAME($space, form: "for") }.
news-used = { $player } végrehajtja { NAME($building) } akcióját.
news-bonus = { $player } { $ducats } dukátot kap { NAME($building) } tulajdonosaként.
news-got-good = { $player } kap 1 { NAME($good, form: "accusative") }.
news-got-good-together = { $player } kap { $each }.
news-got-good-each = { $times } { NAME($good, form: "accusative") }
news-got-tile = { $player } kap egy „{ NAME($tile) }” lapkát.
news-got-markers = { $player } { $count } jelzőt kap.
news-got-nothing = { $player } semmit sem kap: nem maradt miből.
news-drew = { $player } { NAME($kind, form: "accusative") } húz.
news-drew-together = { $player } { $each } húz.
news-drew-each = { $kind ->
        [kind-contract] { $times ->
            [one] egy szerződést
           *[other] { $times } szerződést
        }
        [kind-message] { $times ->
            [one] egy üzenetet
           *[other] { $times } üzenetet
        }
        [kind-small-order] { $times ->
            [one] egy kis megrendelést
           *[other] { $times } kis megrendelést
        }
       *[kind-large-order] { $times ->
            [one] egy nagy megrendelést
           *[other] { $times } nagy megrendelést
        }
    }
news-drew-card = Az új kártyád: { NAME($card) }.
news-drew-card-together = Az új kártyáid: { $each }.
news-drew-card-each = { NAME($card) }
news-no-card = Nincs több { NAME($kind) }, amit húzni lehetne.
news-reshuffled = { $kind ->
        [kind-contract] A felhasznált szerződésekből új, megkevert pakli lesz.
        [kind-message] A felhasznált üzenetekből új, megkevert pakli lesz.
        [kind-small-order] A felhasznált kis megrendelésekből új, megkevert pakli lesz.
       *[kind-large-order] A felhasznált nagy megrendelésekből új, megkevert pakli lesz.
    }
news-handed-good = { $player } átad 1 { NAME($good, form: "accusative") } { $other } játékosnak.
news-handed-tile = { $player } átad egy „{ NAME($tile) }” lapkát { $other } játékosnak.
news-handed-markers = { $player } visszateszi a megígért jelzőket, { $other } pedig { $count ->
        [0] egyet sem kap, mert nem maradt jelzője a talonban
       *[other] { $count } jelzőt kap
    }.
news-handed-card = { $player } átad egy kártyát { $other } játékosnak: { NAME($card) }.
news-handed-ducats = { $player } átad a díjból { $ducats } dukátot { $other } játékosnak.
news-delivered-message = { $player } kézbesíti { NAME($card, form: "accusative") }, és { $ducats } dukátot kap.
news-delivered-order = { $player } teljesíti { NAME($card, form: "accusative") }, és { $ducats } dukátot kap.
news-played = { $player } felhasznál egy „{ NAME($tile) }” lapkát.
news-traded-good = { $player } visszatesz 1 { NAME($good, form: "accusative") } a talonba egy másik áruért.
news-traded-tile = { $player } visszatesz egy „{ NAME($tile) }” lapkát a talonba egy másik áruért.
news-traded-marker = { $player } visszatesz egy jelzőt a talonba egy másik áruért.
news-traded-card = { $player } a pakli aljára teszi { NAME($card, form: "accusative") } egy másik áruért.
news-visited = { $player } egyik saját épületének akcióját hajtja végre: { NAME($building) }.
news-claimed = { $player } kiválasztja { NAME($space, form: "accusative") }, rajta { $count } koronggal.
news-placed = { $player } jelzőt tesz { NAME($building, form: "to") }.
news-placed-together = { $player } jelzőt tesz { $each }.
news-placed-each = { NAME($building, form: "to") }
news-removed = { $player } egy jelzőt feláldozva eltávolítja { $other } jelzőjét { NAME($building, form: "from") }.
news-last-round = Így ez már az utolsó forduló.
news-ended = Az utolsó forduló véget ért: következnek a jelzők és a szerződések.

## Moments that the board plays

act-rolled = { $player } dobása: { $red } és { $blue }.
act-started = { $player } tornya { NAME($space, form: "from") } indul.
act-dealt = Áll az alku! { $player } megkapja { offer-about.accusative } { counter-terms }.
act-refused = { $player } nemet mond.
act-round = { $left ->
        [one] Kezdődik az utolsó forduló.
       *[other] Vége a fordulónak, még { $left } van hátra.
    }
act-shorter = A piacról induló torony egy fordulóba kerül.
act-removed = { $player } eltávolítja a jelződet { NAME($building, form: "from") }.
act-drew = { $count ->
        [1] Új kártyád: { NAME($card) }.
       *[other] Új kártyáid: { NAME($card) }.
    }
act-ownership = Minden épületen álló jelző { $ducats } dukátot ér.
act-contracts = Most a szerződések fizetnek, a szomszédosak együtt.
act-purse = { $player } kinyitja az erszényét: { $ducats } dukát.

## What others take from one, said until it was seen

loss-building = Elveszítetted: { NAME($building, form: "title") }.
loss-building-how = { $player } kiválasztja { NAME($street, form: "accusative") }, és { $owned ->
        [yes] két jelzőt ad: az egyikkel eltávolítja a tiédet, a másik most ott áll.
       *[no] egy jelzőt ad, hogy eltávolítsa a tiédet.
    } A jelződ visszakerül a talonba.

## What a choice would do

describe-pass = { $offer ->
        [yes] Úgy hagyod az ajánlatodat, ahogy van.
       *[no] Nem teszel ajánlatot ezért a lépésért.
    }
describe-pass-owning = Nem teszel le jelzőt ebben a körben.
describe-retire = Nem teszel több ajánlatot ebben a körben; a terveid továbbra is szólnak helyetted.
describe-rest = Nem teszel több ajánlatot a saját körödig; a terveid továbbra is szólnak helyetted.
describe-withdraw = { $role ->
        [trader] Visszavonod a javaslatodat.
       *[other] Visszavonod az ajánlatodat.
    }
describe-offer = { $free ->
        [yes] Ajánlatot állítasz össze a következő lépésért vagy az itteni akcióért.
       *[no] Ajánlatot állítasz össze a következő lépésért.
    }
describe-plan = Tervet készítesz: ajánlatot, amelyet csak te látsz, amíg a torony oda nem ér.
describe-agree = Beleegyezel { $trader } javaslatába: megkapod { offer-about.accusative } { counter-terms }.
describe-refuse = Elutasítod { $trader } javaslatát.
describe-cancel = { $mode ->
        [plan] Elveted ezt a tervet.
        [counter] Elveted ezt a javaslatot.
       *[offer] Elveted ezt az ajánlatot.
    }
describe-send = { $mode ->
        [plan] Elmented ezt a tervet { offer-about.for }: { offer-terms }.
        [counter] Ezt javaslod { $player } játékosnak: { offer-about } { counter-terms }.
       *[offer] Ezt ajánlod { offer-about.for }: { offer-terms }.
    }
describe-bare = Csak az odalépés, akció nélkül.
describe-roll = Dobsz a kockákkal: eldől, honnan indul a torony.
describe-use = Te magad hajtod végre { NAME($building) } akcióját: { NAME($effect) }{ $tile ->
        [yes] , „{ tile-extra-action }” lapkáddal.
       *[no] .
    }
describe-stop = Megállsz { NAME($space, form: "at") }, és a torony útja véget ér{ $free ->
        [yes] ; az itteni akció kimarad.
       *[no] .
    }
describe-done-acting = Kész: befejezed az akciódat.
describe-done-last-call = Nem kézbesítesz többet.
describe-done-arrival = Nem kézbesítesz többet.
describe-done-marking = Kész: nem teszel ide több jelzőt.
describe-act = Elveszed, amit az épület ad: { NAME($effect) }.
describe-forget = Elveted a tervedet { offer-about.for }: { offer-terms }.
describe-accept = Elfogadod { $player } ajánlatát { offer-about.for }: { offer-terms }.
describe-counter = { $offer ->
        [yes] Ellenajánlattal felelsz { $player } ajánlatára.
       *[no] Alkut javasolsz { $player } játékosnak.
    }
describe-go = Alku nélkül lépsz { NAME($space, form: "to") }{ $action ->
        [free] {" "}({ NAME($effect) }).
       *[none] .
    }
describe-go-start = Leadsz egy „startmező” lapkát, és { NAME($space, form: "from") } indulsz{ $market ->
        [yes] ; ez egy fordulóba kerül.
       *[no] .
    }
describe-for = { $where ->
        [here] Az itteni akció { NAME($space, form: "at") }: { NAME($effect) }.
        [street] Lépés { NAME($space, form: "to") }.
       *[building] Lépés { NAME($space, form: "to") }, az ottani akcióval: { NAME($effect) }.
    }
describe-give = { $more ->
        [yes] Adsz még { NAME($item, form: "accusative") }.
       *[no] Adsz { NAME($item, form: "accusative") }.
    }
describe-give-trade = { $card ->
        [yes] Visszateszel { NAME($item, form: "accusative") } a pakli aljára.
       *[no] Visszateszel { NAME($item, form: "accusative") } a talonba.
    }
describe-give-handing = Átadod { NAME($card, form: "accusative") } { $player } játékosnak.
describe-ask = { $more ->
        [yes] Kérsz még { NAME($item, form: "accusative") } { $player } játékostól.
       *[no] Kérsz { NAME($item, form: "accusative") } { $player } játékostól.
    }
describe-yield = Az akció hozamából a kereskedőé: { NAME($item) }.
describe-limit = Titokban: ha a kereskedő többet kér, { $sum } dukátig beleegyezel (még { $ducats } dukát).
describe-deliver = { $kind ->
        [message] Kézbesíted { NAME($card, form: "accusative") } { $ducats } dukátért.
        [small-order] Teljesíted { NAME($card, form: "accusative") } { $ducats } dukátért.
       *[large-order] Teljesíted { NAME($card, form: "accusative") } { $ducats } dukátért és egy speciális lapkáért.
    }
describe-play = { $tile ->
        [any-good] Felhasználsz egy „választható árucikk” lapkát: kapsz egy tetszőleges árucikket.
        [building-action] Felhasználsz egy „épületakció” lapkát: végrehajtod egy olyan épület akcióját, amelyen a jelződ áll.
       *[trade] Felhasználsz egy „1:1 kereskedés” lapkát: elcseréled egy árudat egy másikra a talonból.
    }
describe-take-good = Elveszel 1 { NAME($good, form: "accusative") } ({ $left } van a talonban).
describe-take-tile = Elveszel egy „{ NAME($tile) }” lapkát ({ $left } van a talonban).
describe-take-marker = Elveszel egyet a jelzőid közül.
describe-take-card = Húzol { NAME($kind, form: "accusative") } ({ $left } van a pakliban).
describe-visit = Végrehajtod { NAME($building) } akcióját: { NAME($effect) }.
describe-claim = Kiválasztod { NAME($space, form: "accusative") } ({ $discs } korong); mellette: { NAME($buildings) }.
describe-place = { $owned ->
        [yes] Lecseréled { $other } jelzőjét { NAME($building, form: "at") }; két jelződbe kerül.
       *[no] Jelzőt teszel { NAME($building, form: "to") }.
    }
describe-remove = Eltávolítod { $other } jelzőjét { NAME($building, form: "from") }; egy jelződbe kerül.
describe-first = { $player } kezd.
describe-die = A kocka értéke { $number }.
describe-card = A kártya: { NAME($card) }.
seal-stop = Rögtön utána dobnak a következő körhöz, ezért nem lehet visszavonni.

## Prompts: what is asked, and why

prompt-over = A játszmának vége.
prompt-waiting = { $count ->
        [one] { $player } gondolkodik.
       *[other] A többiek gondolkodnak.
    }
prompt-starting = Te vagy a kereskedő. Dobással döntöd el, honnan indul a torony, vagy leadsz egy „startmező” lapkát, és te választasz?
prompt-dealing-trader = Te vagy a kereskedő, a torony { NAME($space, form: "at") } áll, { $steps ->
        [0] nincs több lépése
       *[other] még { $steps } lépése van
    }.{ $action ->
        [forced] {" "}Van ajánlat az itteni akcióra: hajtsd végre te, vagy add el, mielőtt továbbmész.
        [own] {" "}Az itteni akció szabad: végrehajthatod, eladhatod, vagy kihagyhatod.
        [sell] {" "}Az itteni akció szabad: te nem hajthatod végre, de eladhatod, vagy kihagyhatod.
       *[none] {""}
    } { $offers ->
        [0] Senki sem ajánl semmit: { $steps ->
            [0] javasolj egy alkut, vagy állj meg!
           *[other] lépj tovább, javasolj egy alkut, vagy állj meg!
        }
       *[other] { $offers } ajánlatot kaptál.
    }
prompt-dealing-ready = Te vagy a kereskedő. { $count ->
        [one] { $player } még nem mondta meg, mit ajánl.
       *[other] { $count } játékos még nem mondta meg, mit ajánl.
    } Már elfogadhatsz egy ajánlatot, felelhetsz egyre, vagy végrehajthatod az itteni akciót; de csak akkor léphetsz tovább vagy állhatsz meg, ha már mindenki nyilatkozott.
prompt-dealing-other = { $player } tornya { NAME($space, form: "at") } áll, { $steps ->
        [0] nincs több lépése
       *[other] még { $steps } lépése van
    }. { $offer ->
        [yes] Áll az ajánlatod; hagyhatod így, módosíthatod, vagy visszavonhatod.
       *[no] Ajánlasz valamit a következő lépésért{ $action ->
            [free] {" "}vagy az itteni akcióért
           *[none] {""}
        }?
    }{ $acts ->
        [0] {" "}Ebben a körben nincs több akciód, ezért csak utcára vagy a piacra érdemes ajánlatot tenned.
       *[other] {""}
    }{ $seats ->
        [2] {" "}Legalább egy áru is legyen abban, amit adsz.
       *[other] {""}
    }
prompt-dealing-welcome = { $offer ->
        [yes] Még módosíthatod vagy visszavonhatod, amit { $player } játékosnak ajánlottál.
       *[no] Még tehetsz ajánlatot { $player } játékosnak.
    }
prompt-dealing-silent = Most semmit sem tudsz megvenni; tervezhetsz előre.
prompt-dealing-countered = { $trader } javaslata: megkapod { offer-about.accusative } { counter-terms }. Beleegyezel?
prompt-dealing-counter = Áll a javaslatod { $player } játékosnak: { offer-about } { counter-terms }. Visszavonhatod, amíg { $player } nem válaszol.
prompt-drafting-space = { $mode ->
        [plan] Terv: melyik mezőért?
        [counter] Javaslatod { $player } játékosnak: melyik mezőről szól?
       *[offer] Ajánlat: melyik mezőért?
    }
prompt-drafting = { $mode ->
        [plan] A terved { offer-about.for }: { offer-terms }.
        [counter] A javaslatod: { $player } megkapja { offer-about.accusative } { counter-terms }.
       *[offer] Az ajánlatod { offer-about.for }: { offer-terms }.
    }{ $limit ->
        [0] {""}
       *[other] {" "}Elmennél { $limit } dukátig.
    }{ $fault ->
        [valid] {" "}Küldd el, vagy tegyél hozzá!
       *[other] {" "}Tegyél hozzá valamit!
    }
prompt-acting = Végrehajtod { NAME($building) } akcióját: { NAME($effect) }.{ $state ->
        [owes] {" "}Egy megrendelés díját megígérted, ezért egyet teljesítened kell.
        [done] {" "}Az épület már megadta, ami jár.
       *[open] {""}
    } Mit teszel most?
prompt-any-good = Melyik árucikket veszed el?
prompt-trade-give = 1:1 kereskedés: melyik árut adod?
prompt-trade-take = 1:1 kereskedés: melyik árut veszed el?
prompt-visiting = Melyik épületedet használod?
prompt-reward = Melyik speciális lapkát kéred jutalmul?
prompt-handing = { $count ->
        [one] Egy most húzott kártyádat megígérted { $player } játékosnak: melyiket adod?
       *[other] { $count } most húzott kártyádat megígérted { $player } játékosnak: melyeket adod?
    }
prompt-last-call = A torony megállt. { $messages ->
        [0] Nincs üzeneted, amely most kézbesíthető.
       *[other] Kézbesítheted azokat az üzeneteket, amelyeknek mindkét épületén járt.
    }
prompt-arrival = A torony { NAME($space, form: "to") } ért, az ottani akció következik. { $messages ->
        [0] Nincs üzeneted, amely előtte kézbesíthető.
       *[other] Előtte még kézbesíthetsz üzeneteket.
    }
prompt-owning = { $markers } jelző van a saját talonodban. Választasz egy korongos utcamezőt, és jelzőt teszel a szomszédos épületekre?
prompt-marking = Tegyél jelzőt egy vagy két épületre, amely { NAME($space, form: "instrumental") } szomszédos! A saját talonodban { $markers } jelző van.

# The same in one line of at most sixty characters, with the longest names that can stand there.
prompt-over-short = { prompt-over }
prompt-waiting-short = { prompt-waiting }
prompt-starting-short = Te vagy a kereskedő: honnan indul a torony?
prompt-dealing-trader-short = { $action ->
        [forced] Hajtsd végre vagy add el az akciót, mielőtt továbbmész!
        [own] Az akció szabad: végrehajtod, eladod, vagy továbbmész?
        [sell] Az akció szabad: eladod, vagy továbbmész?
       *[none] { $offers ->
            [0] Nincs ajánlat. Hová lép a torony? Vagy megáll?
            [one] 1 ajánlatot kaptál. Elfogadod, továbblépsz, megállsz?
           *[other] { $offers } ajánlatot kaptál. Elfogadsz, továbblépsz, megállsz?
        }
    }
prompt-dealing-ready-short = { $count ->
        [one] { $player } gondolkodik. Már elfogadhatsz.
       *[other] { $count } játékos gondolkodik. Elfogadni már lehet.
    }
prompt-dealing-other-short = { $offer ->
        [yes] Áll az ajánlatod: marad, módosítod vagy visszavonod?
       *[no] A torony { NAME($space, form: "at") } áll. Mit ajánlasz?
    }
prompt-dealing-welcome-short = { $offer ->
        [yes] Még módosíthatod vagy visszavonhatod az ajánlatod.
       *[no] Még tehetsz ajánlatot.
    }
prompt-dealing-silent-short = Itt most semmit sem vehetsz meg; tervezhetsz előre.
prompt-dealing-countered-short = { $trader } alkut javasol. Beleegyezel?
prompt-dealing-counter-short = Áll a javaslatod { $player } játékosnak.
prompt-drafting-space-short = { $mode ->
        [plan] A terved: melyik mezőért?
        [counter] A javaslatod: melyik mezőről?
       *[offer] Az ajánlatod: melyik mezőért?
    }
prompt-drafting-short = { $mode ->
        [plan] A terved { NAME($space, form: "for") }
        [counter] A javaslatod: { NAME($space) }
       *[offer] Az ajánlatod { NAME($space, form: "for") }
    }
prompt-acting-short = Akció ({ NAME($building, form: "title") }): mit teszel most?
prompt-any-good-short = { prompt-any-good }
prompt-trade-give-short = { prompt-trade-give }
prompt-trade-take-short = { prompt-trade-take }
prompt-visiting-short = { prompt-visiting }
prompt-reward-short = { prompt-reward }
prompt-handing-short = { $count ->
        [one] Melyik húzott kártyát kapja { $player }?
       *[other] Melyik { $count } kártyát kapja { $player }?
    }
prompt-last-call-short = { $messages ->
        [0] A torony megállt; nincs kézbesíthető üzeneted.
       *[other] A torony megállt: kézbesítesz üzenetet?
    }
prompt-arrival-short = { $messages ->
        [0] Az akció következik; nincs kézbesíthető üzeneted.
       *[other] Kézbesítesz üzenetet az itteni akció előtt?
    }
prompt-owning-short = Választasz egy utcát, és jelzőt teszel mellé?
prompt-marking-short = Melyik épületre kerüljön jelző { NAME($space) } mellett?

menu-give = Te adsz
menu-ask = Te kérsz
menu-yield = Az akció hozamából a kereskedőé
menu-limit = Titokban: hány dukátig mennél el
pause-ended = Az utolsó forduló véget ért. Az elszámoláshoz nyomj Entert!

## Help cards. Each begins with a title and the rules it explains.

help-rules = A (G-…) egy szabály száma a RULES.md fájlban; a help G-N6 megkeresi a kártyáját.
help-genoa = A Genoa az alkudozás játéka. A saját körödben te vagy a kereskedő, és legfeljebb négy lépésben végigviszel egy tornyot a városon; minden lépés eladó. A többiek dukátot, árucikket, kártyát, lapkát és jelzőt ajánlanak, hogy a torony oda lépjen, ahová ők szeretnék, és aki megvesz egy lépést egy épületre, az hajtja végre az ottani akciót. A megrendelések és az üzenetek játék közben hoznak dukátot, az épületeken álló jelzők és a szerződések a végén. Akinek a legtöbb dukátja van, az nyer. Egy egész ajánlat beírható egy sorban: offer metals give 20 ale ask marker yield copper.
help-turn = A kör (G-T1, G-E1). A kereskedő két kockával dob: a piros a torony kezdő mezőjének sorát, a kék az oszlopát adja meg. Ha dobás helyett lead egy „startmező” lapkát, ő választhat. Ezután a torony útja következik, majd a jelzők letétele, végül az óramutató járása szerint következő játékos lesz a kereskedő. Ha mindenki sorra került, vége a fordulónak. Az utolsó fordulót mindig végigjátsszuk.
help-market = A piac (G-T2). Nincs akciója. Ha a torony itt kezd, akár dobás, akár választás szerint, a játék egy fordulóval rövidebb lesz, de a folyamatban lévő fordulót mindig befejezzük.
help-tower = A torony (G-M1). Öt korongból áll. Szomszédos mezőre lép, sohasem átlósan, legfeljebb négyszer; egy körben ugyanarra a mezőre nem lép kétszer, és ahol járt, ott hagy egy korongot. Egy épület összes négyzete egyetlen mező; minden utcamező külön mező. A kereskedő bármikor megállhat; a megmaradt korongok akkor ott maradnak.
help-action = Az akciók (G-M2). Egy körben mindenki legfeljebb egy akciót hajt végre, és minden épület akciója legfeljebb egyszer hajtható végre, mégpedig azonnal, amint a torony odaér. Az „extra akció” lapka eggyel többet enged. Aki megvette a lépést, annak végre kell hajtania az akciót.
help-dealing = Az alku (G-N1, G-N4, G-N5, G-N8). Minden lépés előtt a többiek ajánlatot tesznek a következő lépésért, vagy annak a mezőnek az akciójáért, ahol a torony áll, amíg az szabad. Mindenkinek egyszerre egy ajánlata lehet érvényben, amelyet módosíthat vagy visszavonhat. A kereskedő elfogad egyet, ellenajánlattal felel egyre, alku nélkül továbblép, vagy megáll. Az elfogadott alku azonnal megtörténik: fizetés, lépés, akció. Ha egy lépés előtt három ellenajánlat elhangzott, a kereskedőnek döntenie kell.
help-offer = Az ajánlatok (G-N2). Bármit adhatsz, amid van: dukátot ötösével, árucikket, kártyát, lapkát, jelzőt a saját talonodból; és részt abból is, amit az akció hoz majd. Legalább 5 dukátnak vagy egy árunak gazdát kell cserélnie. Amelyik kártyát megnevezed az ajánlatban, azt mindenki látja. Kérhetsz is valamit a kereskedőtől. Egy sorba írva például így: offer metals give 20 ale ask marker yield copper.
help-yield = A hozam (G-N2). Amit a megvett akció hoz, az megígérhető a kereskedőnek: árucikk, lapka, jelző, húzott kártya, vagy egy ott teljesített megrendelés díjának egy része. Az átadás rögtön az akció után következik. Ha a talonban kevés van, a kereskedő annyit kap, amennyi jut; amiből pedig semmi sincs, az nem fizetség. Díjat csak az ígérhet, akinél ott a megrendelés és a hozzá való árucikkek, és ezzel mindenkinek megmutatja a megrendelést.
help-counter = Az ellenajánlat (G-N8). A kereskedő egy játékosnak más feltételekkel felelhet, bármely most lehetséges lépésről. Az a játékos beleegyezik, elutasítja, vagy új ajánlatot tesz; addig a kereskedő vár, vagy visszavonja. Egy lépés előtt háromszor.
help-limit = Felső határ (G-N8). Az ajánlatod mellé titokban megadhatod, hány dukátig mennél el. Ha a kereskedő ezen belül kér több dukátot, és mást nem, magától létrejön az alku. A határt senki sem tudja meg.
help-plan = A tervek (G-N5). A terv bármelyik mezőre szóló ajánlat, amelyet csak te ismersz. Amint a torony odaléphet, és az ajánlat lehetséges, magától nyilvános lesz. Három terved lehet; mindegyik addig él, amíg alku nem lesz belőle, vagy el nem veted.
help-forced = Amikor nem lehet nemet mondani (G-N6). Ha a torony alku nélkül került egy épületre, akár az induláskor, és valaki ajánl valamit az akciójáért úgy, hogy a kereskedőtől nem kér semmit, akkor a kereskedőnek végre kell hajtania az akciót, vagy el kell fogadnia rá egy ajánlatot, mielőtt a torony továbblép vagy megáll. Ha nincs ilyen ajánlat, az akció kimaradhat.
help-bare = Ki vehet lépést (G-N7). Épületre az vehet, akinek az alku után is van még akciója vagy „extra akció” lapkája. Utcára bárki tehet ajánlatot. Külön beállítással épületre akció nélküli lépés is vehető, hogy egy üzenet kézbesíthető legyen.
help-pass = Hallgatás (G-N8). Átengedheted csak ezt a lépést a többieknek, hallgathatsz az egész körben, vagy pihenhetsz a saját körödig. A terveid továbbra is szólnak helyetted, és bármikor újra megszólalhatsz.
help-two-players = Két játékos (G-2a, G-2b). A másik játékosnak legalább egy árut is adnia kell, sohasem csak dukátot. A kereskedő két akciót hajthat végre abban a körben, amelyben az ellenfele legalább egyet végrehajt; a sorrend mindegy.
help-stock = A talon (G-A1). Minden árucikkből és minden speciális lapkából öt van, az „1:1 kereskedés” lapkából hét, jelzőből színenként hét. Ha kevés maradt, annyit kapsz, amennyi van, és az akció végrehajtottnak számít.
help-bonus = A tulajdonosi jutalom (G-A2). Ha más hajtja végre egy olyan épület akcióját, amelyen a te jelződ áll, 10 dukátot kapsz a banktól.
help-message = Az üzenetek (G-A4). Egy üzenet két épületet nevez meg. Ha a torony egy körön belül mindkettőn járt, bármilyen sorrendben, az üzenet birtokosa 30 dukátot kap: onnantól, hogy a torony a másodikra ért, tehát még az ottani akció előtt is, egészen addig, amíg a torony meg nem áll. Nem kell hozzá akció, és bármennyi kézbesíthető.
help-small-order = A kis megrendelések (G-A3). Egy épület és egy árucikk. Miközben ennek az épületnek az akcióját hajtod végre, tedd vissza az árucikket 40 dukátért, mielőtt vagy miután elveszed, amit az épület ad. Egy akcióban egy megrendelés teljesíthető; az „épületakció” lapkával nem. Az ugyanazzal az akcióval szerzett árucikk is jó.
help-large-order = A nagy megrendelések (G-A3). Egy villa és három árucikk. A villa akciójaként, szerződés húzása helyett, tedd vissza a három árucikket 100 dukátért és egy választott speciális lapkáért.
help-contract = A szerződések (G-E2). Mindegyik a külső gyűrű egy épületét nevezi meg. A játék végén a gyűrűn egymás mellett álló épületek szerződései csoportot alkotnak: 1 szerződés 10 dukátot ér, 2 együtt 30-at, 3 együtt 60-at, 4 együtt 100-at, 5 együtt 150-et, 6 együtt 200-at, minden további még 50-et.
help-cards = A kártyák (G-A6). A kezedben lévő kártyák titkosak; az nyílt, hogy melyik fajtából mennyi van. A felhasznált kártya képpel felfelé a paklija aljára kerül; ha egy ilyen felülre ér, a paklit megkeverjük. Üres pakliból nincs mit húzni.
help-tiles = A speciális lapkák (G-A5). Startmező: a saját körödben, dobás helyett. Extra akció: eggyel több akció bármelyik körben. Választható árucikk, 1:1 kereskedés és épületakció: csak a saját akciód közben. Bármennyi felhasználható; a felhasznált lapka visszakerül a talonba.
help-start-space = Startmező (G-A5). Kereskedőként add le dobás helyett, és indítsd a tornyot bármelyik mezőről. A Kocsiszín adja.
help-any-good = Választható árucikk (G-A5). A saját akciód közben vegyél el egy tetszőleges árucikket a talonból. A Kikötő adja.
help-extra-action = Extra akció (G-A5). Eggyel több akció bármelyik körben, olyan épületen, amelynek az akcióját még nem használták. Magától kerül sorra, ha akciót hajtasz végre, és a sajátod már elfogyott. A Park adja.
help-building-action = Épületakció (G-A5). A saját akciód közben hajtsd végre egy olyan épület akcióját, amelyen a jelződ áll, bárhol jár is a torony, és akkor is, ha az épületet már használták. Ez nem számít akciónak, nem jár érte tulajdonosi jutalom, és nem teljesíthető vele kis megrendelés. A Palota adja, és a Palotán kívül bármelyik saját épületedhez használható.
help-trade = 1:1 kereskedés (G-A5). A saját akciód közben adj egy árut, aztán vegyél el egy másikat a talonból: másfajta árucikket vagy lapkát, egy jelzőt, vagy egy pakli felső kártyáját. Dukátot soha, és újabb „1:1 kereskedés” lapkát sem. A Fogadó és a Kocsma adja.
help-markers = A jelzők (G-N3). Színenként hét. A saját talonodban lévőket leteheted, vagy alkuban odaadhatod: az átadott jelzők a közös talonba kerülnek, és aki kapja őket, ugyanannyit vesz el a saját színéből, vagy kevesebbet, ha kevesebb maradt.
help-owning = Épületek szerzése (G-O1). Miután a torony megállt, a kereskedőtől az óramutató járása szerint mindenki, akinek van jelző a saját talonjában, választhat egy utcamezőt, amelyen korong van, és jelzőt tehet egy vagy két szomszédos épületre. Más jelzője egy saját jelző feláldozásával távolítható el; ha a helyére is teszel, az még egybe kerül. Ezután a választott utcamező korongjai lekerülnek.
help-villa = A villák (G-A3). Húzz 1 szerződést, vagy teljesíts 1 nagy megrendelést, amely ezt a villát nevezi meg. A sarkokban állnak, nem érnek utcához, és sohasem szerezhetők meg.
help-drinks = Az Italraktár (G-A1). Kapsz 1 sört és 1 bort.
help-metals = A Fémraktár (G-A1). Kapsz 1 ezüstöt és 1 rezet.
help-fabric = A Szövetraktár (G-A1). Kapsz 1 vásznat és 1 selymet.
help-spices = A Fűszerraktár (G-A1). Kapsz 1 borsot és 1 sáfrányt.
help-coach-house = A Kocsiszín (G-A5). Kapsz egy „startmező” lapkát.
help-harbor = A Kikötő (G-A5). Kapsz egy „választható árucikk” lapkát.
help-park = A Park (G-A5). Kapsz egy „extra akció” lapkát.
help-palace = A Palota (G-A5). Kapsz egy „épületakció” lapkát. Magához a Palotához ez a lapka nem használható.
help-inn = A Fogadó (G-A5). Kapsz egy „1:1 kereskedés” lapkát. A Fogadónak és a Kocsmának közös, hét lapkás talonja van.
help-tavern = A Kocsma (G-A5). Kapsz egy „1:1 kereskedés” lapkát. A Fogadónak és a Kocsmának közös, hét lapkás talonja van.
help-guild-hall = A Céhház (G-A3). Húzol 1 nagy megrendelést.
help-city-hall = A Városháza (G-A3). Húzol 2 kis megrendelést.
help-post-office = A Postahivatal (G-A4). Húzol 2 üzenetet.
help-cathedral = A Katedrális (G-O1). Kapsz 2 saját jelzőt a közös talonból; a kör végén leteheted őket.
help-street = Az utcák (G-M1, G-O1). Húsz utcamező, mindegyik külön mező, akció nélkül. Ahol a torony korongot hagy, ott a játékosok jelzőt tehetnek a szomszédos épületekre.
help-goods = Az árucikkek (G-A1). Nyolcféle, mindegyikből öt: sör és bor az Italraktárból, ezüst és réz a Fémraktárból, vászon és selyem a Szövetraktárból, bors és sáfrány a Fűszerraktárból. Megrendelésekhez kellenek, a játék végén semmit sem érnek.
help-setup = Előkészületek (G-S1, G-S2, G-S3). Mindenki 130 dukáttal és minden pakliból egy kártyával kezd, hét jelzője pedig a közös talonban van. A kezdőjátékost sorsolás dönti el. 2, 3, 4 vagy 5 játékossal 12, 10, 8 vagy 6 forduló van.
help-money = Dukátok (G-S4). A pénz rejtett vagy nyílt, az asztal beállítása szerint. Minden fizetés nyilvános, így aki számolja, kiszámíthatja. Az árucikkek, lapkák és jelzők mindig nyíltak, a kártyák titkosak.
help-winner = A győzelem (G-E2, G-E3). A játék végén minden épületen álló saját jelző 10 dukátot ér, a szerződések pedig a szomszédok csoportjai szerint fizetnek. Minden más értéktelen. Akinek a legtöbb dukátja van, az nyer; holtversenyben az, akinek kártyából, árucikkből és lapkából együtt több van; ha ez is egyenlő, a győzelem közös.
help-options = Beállítások (G-S4, G-N7). A pénz lehet rejtett vagy nyílt. És eladó lehet a lépés egy épületre az akciója nélkül is.

## What is wrong with a box

error-rows = „{ $table }”: ennek a táblázatnak pontosan { $needed } sora kell hogy legyen, nem { $count }.
error-corners = A sarkokban a négy villa áll, mindegyik egyszer: { $villas }.
error-pay = Egy szerződéscsoport díja öttel osztható egész szám, legfeljebb 995, nem „{ $value }”.
error-row = „{ $row }”: ilyen sor nem lehet ebben a táblázatban: „{ $table }”.
error-no-building = Nincs ilyen épület: „{ $building }”. Van: { $buildings }.
error-no-good = Nincs ilyen árucikk: „{ $good }”. Van: { $goods }.
error-wrong-building = „{ $building }” nem állhat ebben a táblázatban: „{ $table }”. A nagy megrendelések és a sarkok villát neveznek meg, a kis megrendelések a többi épületet.
error-no-table = Egy doboz táblázatai: { $tables }; „{ $table }” nincs köztük.
error-not-a-list = „{ $table }”: itt sorok listájának kell állnia.
error-toml = A dobozfájl nem érvényes TOML: { $reason }.

# What the form of a deal may lack.

error-deal-nothing = Nevezz meg legalább egy dolgot, ami gazdát cserél: dukátot ötösével, vagy egy árut!
error-deal-no-space = Melyik mezőről vagy épületről szól az alku?
error-deal-no-partner = Kinek szól az ellenajánlat?
error-deal-no-number = „{ $value }”: ide egész szám kell, 0 vagy nagyobb.
error-deal-not-fives = A dukát ötösével cserél gazdát; ez nem öttel osztható: { $ducats }.
error-deal-too-many-ducats = { $ducats } dukát több, mint ami itt megadható; a legtöbb { $most }.
error-deal-too-many = Ebből nincs { $count }.
error-deal-low-limit = { $most } dukátos felső határ kevesebb, mint amennyit ajánlasz: { $ducats }.
error-deal-unknown = Itt nincs ilyen: „{ $thing }”.

## The plan and the strip over it, in the browser.

board-plan-title = A város
board-plan-heading = { $rounds ->
        [one] Utolsó forduló
       *[other] Még { $rounds } forduló
    } · kereskedő: { $player }
board-plan-over = A játszmának vége
board-plan-house = { NAME($space, form: "title") }: { NAME($effect) }.{ $owned ->
        [yes] { " " }Rajta { $owner } jelzője.
       *[no] { "" }
    }{ $tower ->
        [yes] { " " }Itt áll a torony { $discs } koronggal.
       *[no] { $discs ->
            [0] { "" }
           *[other] { " " }Itt a torony { $discs } korongja fekszik.
        }
    }{ $action ->
        [free] { " " }Az akciója még végrehajtható.
        [used] { " " }Az akcióját ebben a körben már végrehajtották.
       *[calm] { "" }
    }{ $steps ->
        [0] { "" }
       *[other] { " " }{ $steps } lépésre van.
    }
board-plan-street = { NAME($space, form: "title") }.{ $tower ->
        [yes] { " " }Itt áll a torony { $discs } koronggal.
       *[no] { $discs ->
            [0] { "" }
           *[other] { " " }Itt a torony { $discs } korongja fekszik.
        }
    }{ $steps ->
        [0] { "" }
       *[other] { " " }{ $steps } lépésre van.
    }
board-plan-dice = A kockák: piros { $red }, kék { $blue }
board-plan-planned = A terved, amelyet csak te látsz: { $ducats ->
        [0] { $more ->
            [yes] áruk
           *[no] semmi
        }
       *[other] { $ducats } dukát{ $more ->
            [yes] {" "}és más is
           *[no] {""}
        }
    }{ $limit ->
        [0] {""}
       *[other] , legfeljebb { $limit } dukát
    }
board-plan-pin = { $kind ->
        [message] { $state ->
            [half] A kártyád, félig kész: { NAME($card) }, 30 dukát
            [ready] A kártyád, kézbesíthető: { NAME($card) }, 30 dukát
           *[waiting] A kártyád: { NAME($card) }, 30 dukát
        }
        [contract] A kártyád: { NAME($card) }
        [small-order] { $state ->
            [ready] A kártyád, megvan hozzá az árucikk: { NAME($card) }, 40 dukát
           *[waiting] A kártyád: { NAME($card) }, 40 dukát
        }
       *[large-order] { $state ->
            [ready] A kártyád, megvannak hozzá az árucikkek: { NAME($card) }, 100 dukát és egy lapka
           *[waiting] A kártyád: { NAME($card) }, 100 dukát és egy lapka
        }
    }
board-plan-rounds = { $rounds ->
        [one] Utolsó forduló; a játék legfeljebb { $most } forduló
       *[other] Még { $rounds } forduló van hátra; a játék legfeljebb { $most } forduló
    }
board-plan-rounds-short = { $rounds ->
        [one] utolsó forduló
       *[other] forduló maradt
    }
board-plan-phases = Egy kör fázisai
board-plan-phase = { $phase ->
        [start] Indulás
        [way] Mozgás és alku
       *[owning] Épületszerzés
    }
board-plan-steps = Még { $steps } lépés

## The dealing drawer of the browser

deal-drawer = Amit tehetsz
deal-offers = Ajánlatok
deal-answers = Válaszok
deal-idle = Itt most nincs teendőd: nézd a várost!
deal-heading = { $trader ->
        [yes] { $count ->
            [0] Még nem kaptál ajánlatot
            [one] Egy ajánlatot kaptál
           *[other] { $count } ajánlatot kaptál
        }
       *[no] { $count ->
            [0] { $player } még nem kapott ajánlatot
            [one] { $player } egy ajánlatot kapott
           *[other] { $player } { $count } ajánlatot kapott
        }
    }
deal-forced = { $trader ->
        [yes] Valaki fizet az itteni akcióért: hajtsd végre te, vagy add el, mielőtt a torony továbblép.
       *[no] { $player } csak akkor léphet tovább, ha végrehajtja vagy eladja az itteni akciót.
    }
deal-forces = dönteni kell róla
deal-own = Az ajánlatod
deal-for = lépés ide: { NAME($space, form: "title") }
deal-for-here = az itteni akció: { NAME($space, form: "title") }
deal-bare = Csak a lépés, az ottani akció nélkül
deal-bare-short = csak a lépés
deal-pays = { $own ->
        [yes] adsz
        [named] { $player } ad
       *[no] ad
    }
deal-shares = { $own ->
        [yes] átadod az akcióból
        [named] { $player } átadja az akcióból
       *[no] átadja az akcióból
    }
deal-wants = { $own ->
        [yes] kapsz
        [named] { $player } kap
       *[no] cserébe kér
    }
deal-brings = { $sign ->
        [gain] Neked kb. { $ducats } haszon
        [loss] Neked kb. { $ducats } veszteség
       *[even] Se haszon, se veszteség
    }
deal-accept = Ajánlat elfogadása
deal-counter = Ellenajánlat
deal-counter-to = Ellenajánlat: más feltételek { $player } játékosnak
deal-propose = Alku javaslata
deal-propose-to = Alku javaslata { $player } játékosnak
deal-change = Ajánlat módosítása
deal-change-short = Módosítás
deal-go-on = Toronylépés
deal-more = Több …
deal-stands = Áll az ajánlatod:
deal-countered = { $who ->
        [me] { $trader } javaslata neked
        [by-me] Javaslatod { $player } játékosnak
       *[other] { $trader } javaslata { $player } játékosnak
    }
deal-silent = { $status ->
        [thinking] gondolkodik
        [resting] pihen
        [unable] itt nem vehet semmit
       *[none] nincs ajánlat
    }
deal-title = { $verb ->
        [plan] Ajánlat tervezése
        [counter] Javaslatod { $player } játékosnak
        [answer] Az alku módosítása
        [change] Ajánlatod { $player } játékosnak
       *[offer] Ajánlat { $player } játékosnak
    }
deal-lead = { $verb ->
        [plan] Csak te látod, amíg a torony oda nem léphet, ebben a körben vagy később. Addig él, amíg alku nem lesz belőle, vagy el nem veted.
        [counter] { $player } hajtja végre az akciót; te mondod meg, mennyiért.
       *[offer] Fizess egy lépésért: a torony odalép, és te hajtod végre az akciót.
    }
deal-where = { $verb ->
        [plan] Melyik mezőért? A városban vagy itt.
        [counter] Melyik mezőről van szó?
       *[offer] Melyik mezőért?
    }
deal-at-once = Egy érmével azonnal ajánlatot teszel; egy mező, itt vagy a városban, megnyitja az űrlapot.
deal-list = Választás listából
deal-list-streets = Utcamezők és a piac is
deal-default = Az összeállítás elküldése
deal-shown = Amelyik kártyát felajánlod, azt mindenki látja.
deal-no-counters = Egy lépésre { $most } javaslat jut, ennyi volt: most dönts!
deal-here = itt
deal-about = értéke ≈ { $ducats }
deal-quick = { $ducats } dukát azonnali felajánlása { NAME($space, form: "for") }
deal-fill = { $ducats } dukát beírása
deal-lay = { $ducats } dukát hozzáadása
deal-want = Még { $ducats } dukát kérése
deal-take-five = 5 dukát visszavétele
deal-take-all = Az összes dukát visszavétele: 0
deal-put-away = Félretétel
deal-give = Én adok
deal-money = van { $ducats }
deal-get = { $player } ad
deal-ducats = Dukátok
deal-marker = jelző
    .title = Jelző
    .short = jelző
deal-drawn = húzott kártya
    .title = Húzott kártya
    .short = kártya
deal-my-cards = Kártyáim ({ $count })
deal-their-cards = Ismert kártyák ({ $count })
deal-yields = { $verb ->
        [counter] Az akcióból { $player } ezt adja át nekem
        [plan] Az akcióból a kereskedő ezt is kapja
       *[other] Az akcióból { $player } ezt is kapja
    }
deal-pay = egy megrendelés díjából
deal-limit = Titokban: ha több dukátot kér, igent mondok eddig
deal-begin = { $verb ->
        [plan] Válassz egy mezőt, és hogy mit adnál érte!
        [counter] Válassz egy mezőt, és hogy mit kérsz érte!
       *[offer] Állítsd össze, mit adsz és mit kérsz!
    }
deal-rules = Szabályok
deal-no-space = Előbb válassz egy mezőt!
deal-send = { $verb ->
        [plan] Terv mentése
        [counter] Küldés: { $player }
        [change] Ajánlat módosítása
       *[offer] Ezt ajánlom
    }
deal-valid = { $ducats } dukátod maradna.
deal-worth = { $sign ->
        [gain] Neked kb. { $ducats } dukátot ér.
        [loss] Neked kb. { $ducats } dukátba kerülne.
       *[even] Neked se haszon, se veszteség.
    }
deal-fault = { $fault ->
        [nothing] Valaminek gazdát kell cserélnie: legalább 5 dukátnak vagy egy árunak.
        [no-item] Két játékosnál az ajánlatban legalább egy áru is legyen, ne csak dukát.
        [no-steps] A toronynak nincs több lépése.
        [been-there] A torony ebben a körben már járt ott.
        [not-next] A torony a következő lépésével nem juthat oda.
        [used-up] Az ottani akciót ebben a körben már végrehajtották.
        [lapsed] Az itteni akció már nem szabad.
        [no-action] Aki megvenné, annak ebben a körben nincs több akciója, és „extra akció” lapkája sincs.
        [not-bare] Oda nem vehető lépés akció nélkül.
        [not-held] Ennyi nincs, amit adni lehetne.
        [trader-lacks] A kereskedőnek nincs ilyenje.
        [no-yield] Az ottani akció nem hozza, amit az ajánlat ígér.
        [no-order] Nincs megrendelés, amely ott ezért a díjért teljesíthető.
        [forced] Előbb az itteni akció sorsát kell eldönteni: valaki fizet érte.
        [not-in-stock] A megígértből semmi sincs a talonban, így az nem fizetség.
        [two-yields] Egy villa szerződést hoz vagy egy megrendelés díját, de nem mindkettőt.
       *[other] Ez nem ajánlható fel.
    }
deal-do-pass = { $question ->
        [owning] Nem teszek jelzőt
       *[other] { $offer ->
            [yes] Marad az ajánlatom
           *[no] Nincs ajánlat
        }
    }
deal-do-retire = Hallgatás e körben
deal-do-rest = Pihenés a körömig
deal-do-withdraw = { $offer ->
        [yes] Ajánlatom visszavonása
       *[no] Javaslatom visszavonása
    }
deal-do-plan = Tervezés előre …
deal-do-agree = Alku elfogadása
deal-do-refuse = Alku elutasítása
deal-do-cancel = Most nem
deal-do-roll = Kockadobás
deal-do-use = Akció végrehajtása: { NAME($building, form: "title") }
deal-by-tile = „{ tile-extra-action }” lapkáddal
deal-do-stop = A torony itt megáll
deal-do-done = { $question ->
        [last-call] Nincs több üzenet
        [arrival] Nincs több üzenet
        [acting] Akció vége
       *[other] Több jelzőt nem teszek
    }
deal-do-act = Akció: { NAME($effect) }

# The same in a word or two, for the bar under the thumbs.
deal-do-pass-short = { $question ->
        [owning] Nem teszek jelzőt
       *[other] { $offer ->
            [yes] Ajánlat marad
           *[no] Passz
        }
    }
deal-do-retire-short = Hallgatás
deal-do-rest-short = Pihenés
deal-do-withdraw-short = { $offer ->
        [yes] Vissza{ "\u00AD" }vonás
       *[no] Vissza{ "\u00AD" }vonás
    }
deal-do-plan-short = Terv …
deal-do-agree-short = Rendben
deal-do-refuse-short = Nem kell
deal-do-cancel-short = Most nem
deal-do-roll-short = Kockadobás
deal-do-use-short = { $tile ->
        [yes] { tile-extra-action.title }
       *[no] Akció
    }: { NAME($building, form: "short") }
deal-do-stop-short = Megállás itt
deal-do-done-short = { $question ->
        [last-call] Nincs több üzenet
        [arrival] Nincs több üzenet
        [acting] Akció vége
       *[other] Többet nem teszek
    }
deal-do-act-short = Akció: { NAME($effect) }

deal-do-deliver = { $thing ->
        [kind-message] Üzenet kézbesítése: 30 dukát
        [kind-small-order] Megrendelés teljesítése: 40 dukát
       *[kind-large-order] Megrendelés teljesítése: 100 dukát és egy lapka
    }
deal-do-play = Lapka: „{ NAME($thing) }”
deal-do-give = { $thing ->
        [kind-contract] Szerződés átadása
        [kind-message] Üzenet átadása
        [kind-small-order] Kis megrendelés átadása
       *[kind-large-order] Nagy megrendelés átadása
    }
deal-do-remove = Eltávolítás: { NAME($thing, form: "title") }
deal-ways = { $question ->
        [acting] Az akciód itt: { NAME($effect) }.
        [owning] Koppints a kiemelt utcamezők egyikére!
        [marking] Koppints egy kiemelt épületre: oda kerül a jelző.
        [visiting] Koppints egy kiemelt épületre!
        [starting] Vagy koppints egy mezőre, és add le a lapkát!
       *[dealing] Alku nélkül: koppints egy kiemelt mezőre!
    }
deal-things = { $question ->
        [trade-give] Mit adsz?
        [trade-take] Mit veszel el?
        [any-good] Melyik árucikk?
        [reward] Melyik lapka?
        [handing] Melyik kártyát adod át?
        [acting] Az akció részeként ezt is megteheted
       *[other] Ezek az üzenetek kézbesíthetők
    }

## Why something is not open. `$side` is whose lack it is: one's own, or the other's.

why-nothing = Legalább 5 dukátnak vagy egy árunak gazdát kell cserélnie.
why-no-item = Két játékosnál a másik játékosnak legalább egy árut is adnia kell, sohasem csak dukátot.
why-no-steps = A torony már megtette a négy lépését.
why-been-there = A torony ebben a körben már járt { NAME($space, form: "at") }.
why-not-next = A torony mezője nem szomszédos { NAME($space, form: "instrumental") }.{ $side ->
        [own] {" "}Távolabbi mezőre tervet készíthetsz.
       *[step] {""}
    }
why-used-up = Ebben a körben már végrehajtották { NAME($space) } akcióját.
why-lapsed = Már nem szabad { NAME($space) } akciója.
why-no-action = { $side ->
        [own] Ebben a körben nincs több akciód, és „extra akció” lapkád sincs, ezért csak utcára és a piacra tehetsz ajánlatot.
       *[other] Annak a játékosnak ebben a körben nincs több akciója, és „extra akció” lapkája sincs.
    }
why-not-bare = Akció nélküli lépés csak a torony melletti épületre vehető, és csak akkor, ha az asztal beállítása megengedi.
why-not-held = { $side ->
        [own] Nincs meg mindened, amit adnál.
       *[other] Annak a játékosnak nincs meg mindene, amit kérsz.
    }
why-trader-lacks = { $side ->
        [own] A kereskedőnek nincs ilyenje, vagy nincs belőle ennyi.
       *[other] Nincs ilyened, vagy annak a játékosnak nincs.
    }
why-no-yield = Ilyet nem kapsz { NAME($space, form: "at") }.
why-no-order = Egy megrendelés dukátjait vagy lapkáját csak az ígérheti meg, akinek van ide szóló megrendelése ({ NAME($space, form: "title") }), és megvannak hozzá az árucikkei.
why-two-yields = Egy villa szerződést ad, vagy nagy megrendelést fogad, de nem mindkettőt.
why-stands-there = A torony éppen { NAME($space, form: "at") } áll; ott nincs mit eladni.
why-not-in-stock = { $side ->
        [own] A talonban semmi sincs abból, amit ígérsz
       *[other] A talonban semmi sincs abból, amit az a játékos ígérne
    }, így az nem fizetség.
why-forced = Áll egy ajánlat { NAME($building) } akciójára, amely tőled semmit sem kér: előbb hajtsd végre te az akciót, vagy fogadj el rá egy ajánlatot!
why-silent = { $count ->
        [one] Egy játékos még nem mondta meg, mit ajánl
       *[other] { $count } játékos még nem mondta meg, mit ajánl
    }; várj, mielőtt továbblépsz!
why-no-building = Nincs akció { NAME($space, form: "at") }.
why-own-action = Ebben a körben már végrehajtottad az akciódat{ $seats ->
        [2] ; második csak akkor jár, ha az ellenfeled is végrehajt egyet
       *[other] {""}
    }. Ezt eladhatod.
why-no-player = Nincs másik játékos ezzel a számmal: { $seat }.
why-no-offer = Az a játékos nem tett ajánlatot.
why-cannot-buy = Az a játékos itt nem vehet semmit.
why-counters = Már { $most } ellenajánlattal feleltél itt; most dönts!
why-drafts = Már { $most } ajánlatba, tervbe vagy ellenajánlatba kezdtél itt; most dönts újabb nélkül!
why-no-counter = Nem tettél ellenajánlatot.
why-counter-open = Az ellenajánlatodra még nincs válasz; vond vissza (withdraw), vagy várj!
why-trader-offers = Te vagy a kereskedő: a többiek ajánlanak, te elfogadsz, ellenajánlattal felelsz, vagy továbblépsz.
why-no-draft = { $role ->
        [trader] Előbb mondd meg, kinek felelsz, például így: counter 2 metals ask 25.
       *[other] Előbb mondd meg, mit állítasz össze, például így: offer metals give 20.
    }
why-not-trader = Erről csak a kereskedő dönt.
why-not-countered = A kereskedő nem tett neked ellenajánlatot.
why-answer-counter = A kereskedő a válaszodra vár: egyezz bele, utasítsd el, vagy tegyél új ajánlatot!
why-resting = Már a saját körödig hallgatsz.
why-retired = Ebben a körben már hallgatsz.
why-no-own-offer = Nincs érvényben lévő ajánlatod.
why-buy-nothing = Itt most semmit sem vehetsz meg; készíthetsz tervet.
why-plans = Már { $most } terved van; előbb vess el egyet!
why-no-plan = Nincs ilyen terved.
why-space-first = Előbb mondd meg, melyik mezőről szól, például így: for metals.
why-space-chosen = Már erről szól: { NAME($space) }; ha újrakezdenéd, vesd el (cancel).
why-drafting = Éppen ajánlatot állítasz össze: előbb küldd el, vagy vesd el!
why-order = A sorrend: give, ask, yield, limit, és minden érme és kártya csak egyszer. Az újrakezdéshez írd be: cancel, vagy írd az egész ajánlatot egy sorba.
why-limit = Felső határ csak olyan saját ajánlathoz adható, amelyben dukátot adsz.
why-plan-asks = Egy terv semmit sem kér a kereskedőtől, hiszen még nem tudni, ki lesz az.
why-ducats-once = Dukát csak az egyik irányba mehet.
why-unshown = Csak olyan kártyát kérhetsz, amelyet mindenki látott, és annál a játékosnál van.
why-no-card = Nincs nálad { NAME($card, form: "the") }.
why-no-ducats = Nincs ennyi dukátod, vagy már megnevezted.
why-no-goods = Nincs ennyi árucikked: { NAME($good) }.
why-no-tile = Nincs több „{ NAME($tile) }” lapkád.
why-no-marker = Nincs ennyi jelző a saját talonodban.
why-order-action = Csak az épülete akciója közben teljesíthető { NAME($card, form: "the") }.
why-not-carried = A torony ebben a körben még nem járt { NAME($buildings, form: "at") }, ezért nem kézbesíthető { NAME($card, form: "the") }.
why-owes = Egy megrendelés díját megígérted, ezért előbb teljesítsd!
why-not-done = Előbb hajtsd végre, amit { NAME($building) } kínál!
why-promised-first = Előbb add át, amit megígértél; utána használhatsz fel lapkát.
why-done = Ebben az akcióban { NAME($building) } már megadta, ami jár.
why-message-later = Üzenet a lépések között kézbesíthető, akció közben nem.
why-other-building = Csak { NAME($building, form: "at") } teljesíthető { NAME($card, form: "the") }.
why-order-goods = Hogy teljesíthesd { NAME($card, form: "accusative") }, még kell: { NAME($goods) }.
why-delivered = Egy akcióban csak egy megrendelés teljesíthető.
why-contract-instead = A szerződést már felhúztad vagy megígérted, így ebben az akcióban nem teljesíthető megrendelés.
why-idle-any-good = Nincs árucikk a talonban.
why-idle-building-action = Nincs jelződ olyan épületen, amelyhez ez a lapka használható.
why-idle-trade = Nincs mit adnod az 1:1 kereskedéshez.
why-goods-only = Ez a lapka árucikket hoz.
why-tiles-only = A jutalom speciális lapka.
why-trade-trade = Az 1:1 kereskedés nem adhat újabb „1:1 kereskedés” lapkát.
why-trade-same = Az 1:1 kereskedésben másfajta árucikket vagy lapkát veszel el, mint amit adsz.
why-trade-ducats = Az 1:1 kereskedésben árut adsz, dukátot soha.
why-not-drawn = A most húzott kártyáid egyikét ígérted meg.
why-out-of-stock = Ebből nem maradt a talonban.
why-palace = A lapka nem használható { NAME($building, form: "at") }: csak önmagát hozná vissza.
why-not-yours = Nincs jelződ { NAME($building, form: "at") }.
why-no-discs = Nincs korong { NAME($space, form: "at") }.
why-nothing-beside = Már minden épület a tiéd, amely { NAME($space, form: "instrumental") } szomszédos.
why-marking-first = Előbb tegyél le vagy távolíts el legalább egy jelzőt!
why-not-beside = A választott mező, { NAME($space) }, nem szomszédos { NAME($building, form: "instrumental") }.
why-marked = Ezzel az épülettel már végeztél: { NAME($building) }.
why-already-yours = Már a te jelződ áll { NAME($building, form: "at") }.
why-nobodys = Nincs jelző { NAME($building, form: "at") }.
why-stock-by-action = Ami a talonban van, az az épületek akcióival kerül hozzád.
why-tile-by-action = Ez a lapka akció közben használható fel.
why-give-by-deal = { $role ->
        [trader] Te vagy a kereskedő: a többiek ajánlanak. Hogy mit adnál érte, azt ellenajánlatban mondod meg.
       *[other] Amid van, az alkuban cserél gazdát: válassz mezőt, aztán azt, amit adsz érte!
    }
why-markers = { $needed ->
        [one] Ehhez egy jelző kell a saját talonodból, és nincs egy sem.
       *[other] Egy jelző lecseréléséhez két saját jelző kell: egy az eltávolításhoz, egy a helyére.
    }
objection-line-partner = A játékost a számával nevezd meg, például így: counter 2 metals ask 25.
objection-line-space = Nincs ilyen mező: „{ $name }”. Nevezz meg egy épületet, a piacot vagy egy utcamezőt, például így: 2-3.
objection-line-fives = A dukát ötösével jár, ezért ennyi nem fizethető: { $ducats }.
objection-line-thing = „{ $name }”: { $part ->
        [give] ilyet nem lehet adni
        [ask] ilyet nem lehet kérni
        [yield] ilyet nem lehet a hozamból megígérni
       *[limit] ez nem felső határ, az egy dukátösszeg
    }.
objection-line-much = { NUMBER($ducats, useGrouping: 0) } dukát több, mint ami itt megadható; legfeljebb { NUMBER($most, useGrouping: 0) }.

## The viewer's own mat, the players in the rail and the final scoring, in the browser

board-parts = A tábla részei
board-part-plan = Város
board-part-dealing = Alku
board-part-offers = Ajánlatok
board-stock = Maradt a talonban
board-mat = Saját dolgaim
board-mat-money = Dukátok
board-mat-goods = Árucikkek
board-mat-tiles = Speciális lapkák
board-mat-markers = Jelzők
board-mat-cards = Megrendelések, üzenetek, szerződések
board-mat-plans = Terveim
board-mat-none = nincs
board-mat-owned = { $count } épületen
board-mat-group = { $ducats } dukátot ér a végén
board-mat-next = { $second ->
        [none] következő: { NAME($first, form: "title") } → { $ducats }
       *[other] következő: { NAME($first, form: "title") } vagy { NAME($second, form: "title") } → { $ducats }
    }
board-mat-up-to = max. { $ducats }
board-mat-forget = Terv elvetése
board-mat-card = { NAME($card) }{ $ready ->
        [yes] ; minden megvan hozzá
       *[no] { $needs ->
            [none] {""}
           *[other] ; megvan: { NAME($needs) }
        }
    }{ $shown ->
        [yes] ; mindenki ismeri
       *[no] {""}
    }
board-seat-own = te
board-seat-trader = kereskedő
board-seat-status = { $status ->
        [asked] gondolkodik
        [offers] ajánl
        [retired] hallgat
        [resting] pihen
       *[passed] nincs ajánlat
    }
board-seat-acts = { $acts ->
        [tile] akció lapkával
       *[no] nincs akciója
    }
board-seat-owned = övé: { NAME($owned, form: "title") }
board-seat-things = { $things ->
        [none] Nincs árucikk, lapka, jelző
       *[other] { NAME($things) }
    }; kártyák: { $contracts } szerződés, { $messages } üzenet, { $small } kis megrendelés, { $large } nagy megrendelés{ $shown ->
        [none] {""}
       *[other] ; ismert: { NAME($shown) }
    }{ $owned ->
        [none] {""}
       *[other] ; övé: { NAME($owned) }
    }
board-seat-scored-money = az erszényben
board-seat-scored-ownership = { $count ->
        [0] nincs épület
       *[other] { NAME($owned) }
    }
board-seat-scored-none = nincs szerződés
board-seat-scored-group = { NAME($buildings) }: { $ducats }

## The board in a terminal

terminal-empty = –
terminal-unknown = ?
terminal-over = a játszmának vége
terminal-round = { $left ->
        [one] utolsó forduló
       *[other] még { $left } forduló
    }
terminal-turn = { $player } a kereskedő
terminal-steps = { $steps ->
        [0] nincs több lépés
       *[other] még { $steps } lépés
    }
terminal-player = Játékos
terminal-ducats = Duk
terminal-markers = Je
terminal-action = Akc
terminal-can-act = ✓
terminal-has-acted = ×
terminal-trader = ▲
terminal-no-cards = Nincs kártyád.
terminal-between = {" · "}
terminal-message = { $first } – { $second }
terminal-carried = { NAME($message, form: "title") } (kézbesíthető)
terminal-order = { NAME($building, form: "title") }: { $goods }
terminal-there = { $name }✓
terminal-not-there = { $name }
terminal-hand = { NAME($kind, form: "title") }: { $cards }
terminal-contracts = { $player } szerződései: { $groups }
terminal-stock = A talonban: { NAME($things) }
terminal-offers = { $player } { offer-terms.offered }{ $limit ->
        [0] {""}
       *[other] {" "}(te { $limit } dukátig mész el)
    }
terminal-counter = { $trader } javaslata { $player } játékosnak: { offer-about } { counter-terms }
terminal-plan = { $number }. terved { offer-about.for }: { offer-terms }{ $limit ->
        [0] {""}
       *[other] {" "}({ $limit } dukátig mész el)
    }
terminal-score-title = Dukátok
terminal-score-total = Összesen
terminal-score-note = A szerződéseid úgy, mintha most véget érne a játék; a mások titkos szerződései a végén fizetnek.
terminal-legend-plan = A térképen: ▲ a torony, + ahová léphet, • az otthagyott korongok, × ebben a körben végrehajtott akció. Egy épület első négyzetén a jele áll, a másodikon a tulajdonosának betűje és az ottani korongok. Az utcamezőt a sora és az oszlopa nevezi meg, például 2-3.
terminal-legend-players = A játékosok sorrendben, ▸ te vagy, ▲ a kereskedő. Duk: dukátok. Az árucikkek két betűvel, aztán a lapkák: St startmező, Vl választható árucikk, Ex extra akció, Ép épületakció, 1:1 kereskedés; Je: jelzők a saját talonban; kártyák: Sz szerződések, Üz üzenetek, Ki kis megrendelések, Na nagy megrendelések; Akc: van-e még akció.
terminal-legend-typing = Egy egész ajánlat egy sorban: offer metals give 20 ale ask marker yield copper. Terv: plan metals give 20 limit 40. A kereskedő: counter 2 metals ask 25. Több választás: pass; deliver message-3.

## The lesson

lesson-welcome = Isten hozott Genovában! Megrendelésekkel, üzenetekkel, szerződésekkel és alkudozással szerzel dukátot. Az nyer, akinek a végén a legtöbb van.
lesson-trader = Egyszerre egy játékos a kereskedő, és ő vezeti az öt korongból álló tornyot; ebben a körben te vagy az. A kockák mondják meg, honnan indul: a piros a sort, a kék az oszlopot.
lesson-walk = A torony szomszédos mezőre lép, átlósan soha, és egy körben ugyanarra kétszer sem. Mindenhol otthagy egy korongot, így legfeljebb négyet lép (lásd a kis számokat); előbb is megállhatsz.
lesson-cards = Ezek a kártyáid. Az üzenet 30 dukátot ér, ha a torony egy körön belül a Fogadót és a Kocsiszínt is érinti. Most tehát erre vezet az utad.
lesson-accept = Minden lépés előtt ajánlatot tehetnek a többiek. Alkut mindig a kereskedő köt egyetlen játékossal: az fizet, és övé a lépés és az akció. Hogy melyik ajánlat jó neked, te döntöd el.
lesson-accept-do = Fogadd el a 20 dukátot a Fogadóért!
lesson-go = Most senki sem ajánl, mehetsz bárhová; a ≈ becslés arra, mit hoz neked egy mező. Egy épület mindig ugyanazt adja: a Fűszerraktár borsot és sáfrányt. Kis megrendelésedhez sáfrány kell.
lesson-go-do = Vezesd a tornyot a Fűszerraktárra!
lesson-forced = Ezt az akciót senki sem vette meg. Ha most valaki fizetséget ajánl érte, és mást nem kér tőled, végre kell hajtanod, vagy el kell adnod annak, akinek akarod. Ilyen ajánlat nélkül kimaradhat.
lesson-use = Körönként mindenkinek egy akciója van, a kereskedőnek is, és egy épület akciója körönként csak egy játékosé. Ezt most tartsd meg magadnak!
lesson-use-do = Hajtsd végre az akciót: bors és sáfrány!
lesson-street = Az utcamezőnek nincs akciója, de továbbvezet. Az ott maradó koronggal pedig a kör végén épületet lehet szerezni mellette.
lesson-street-do = Vezesd a tornyot a Kocsiszín melletti utcamezőre!
lesson-counter = 10 dukátot ajánlanak a Kocsiszínért, amellyel az üzeneted is teljesül. De a vevő a lapkáját is megkapja, amellyel megválaszthatja, honnan induljon a torony; ez többet ér. Kérj többet!
lesson-counter-do = Nyomd meg: „{ deal-counter }”!
lesson-price = Megnevezed a mezőt, és hogy ki mit ad: dukátot, árucikket, kártyát, lapkát vagy jelzőt, de későbbre szóló ígéretet nem. A felajánlott 10 már ott van: minden érme növeli, a „→ 0” leveszi.
lesson-price-do = Kérj 20 dukátot a Kocsiszínért, és küldd el!
lesson-message = Megvan az alku. A torony járt az üzeneted mindkét épületén; a sorrend mindegy, és az is, ki a kereskedő. A kör végéig akció nélkül kézbesítheted. Minden üzenet 30 dukátot ér.
lesson-message-do = Kézbesítsd az üzenetet 30 dukátért!
lesson-buyer = Most más a kereskedő, te pedig vevő vagy. A torony éppen a Palota mellől indul.
lesson-valid = Ajánlhatsz a következő mezőért, vagy az akcióért ott, ahol a torony áll: legalább 5 dukátot, vagy árucikket, kártyát, lapkát, saját jelzőt. Épülethez kell, hogy legyen még akciód.
lesson-offer = A Palota lapkát ad, az oda szóló kis megrendelésed pedig 40 dukátot a sáfrányodért. A „≈” mondja meg, mennyit ér neked mindez körülbelül. Ajánlj kevesebbet: így mindketten jól jártok.
lesson-offer-do = Ajánlj 20 dukátot a Palotáért!
lesson-order = Elfogadták: tiéd az akció és a lapkája. Kis megrendelést az épülete akciója közben teljesíthetsz, akciónként egyet. Minden kis megrendelés 40 dukátot ér.
lesson-order-do = Teljesítsd a kis megrendelést: sáfrány 40 dukátért!
lesson-worth = 20-at fizettél, és 40-et meg egy lapkát kaptál; a kereskedő 20-at kapott egy lépésért. Mindig gondold végig, mennyit ér egy akció neked, és mennyit a másiknak!
lesson-tiles = Új lapkád az „épületakció”: saját akció közben egy olyan épület akcióját is végrehajthatod vele, amelyik a tiéd, bárhol van a torony. Hamarosan meglátod, hogyan lesz tiéd egy épület.
lesson-other-tiles = Saját akció közben a „választható árucikk” tetszőleges árucikket hoz, az „1:1 kereskedés” cserél a talonnal. Az „extra akció” még egy akciót ad, a „startmező” a kockát pótolja.
lesson-enough = Az egyetlen akciódat ebben a körben már felhasználtad; csak utcamezőre vehetnél lépést, de nincs rá szükséged. A „{ deal-do-rest-short }” gomb később jön.
lesson-enough-do = Ne tegyél ajánlatot!
lesson-wait = Új kereskedő, új indulás. A „≈” csak becslés: a Városháza kis megrendeléseket ad, de alig van hozzájuk árucikked. Tartogasd az akciódat: a torony talán közelebb jön ahhoz, amit szeretnél.
lesson-wait-do = Ne tegyél ajánlatot!
lesson-barter = A Katedrális két jelzőt ad: ezekkel szerzel épületet. Bármivel fizethetsz, amid van, és a borsod egyik megrendelésedhez sem kell.
lesson-barter-do = Koppints a Katedrálisra, és ajánld fel érte a borsot, dukát nélkül!
lesson-rest = Két jelződ van. Ha a torony megállt, megkérdeznek róluk, akkor is, ha pihensz. A pihenés csak ennyit jelent: a saját körödig nem kérdeznek többet ajánlatról.
lesson-rest-do = Pihenj a saját körödig!
lesson-claim = A torony megállt, most téged kérdeznek: válassz egy utcamezőt, amelyen korong van, és legfeljebb két szomszédos épület a tiéd lesz. Korongjai visszakerülnek a toronyba: más már nem választhatja.
lesson-claim-do = Válaszd ezt az utcamezőt!
lesson-place = Egy épület a végén 10 dukátot ér, és a bank 10-et fizet neked minden alkalommal, amikor más hajtja végre az akcióját.
lesson-place-do = Tegyél jelzőt a Kocsmára!
lesson-place-again = „Épületakció” lapkával, amilyen neked is van, messziről is végrehajthatod a saját épületed akcióját.
lesson-place-again-do = Tedd a másik jelzőt a Katedrálisra!
lesson-lost = A jelződ eltűnt a Katedrálisról. Aki utcamezőt választ, egy jelzője árán eltávolíthatja másét egy szomszédos épületről, egy másodikat pedig a helyére tehet. Ezért nem kapsz semmit.
lesson-contracts = Szerződést a sarkokban a villák adnak, mind egy szélső épületre szól. A végén a szomszédosak csoportként fizetnek: egy 10, kettő 30, három 60, négy 100, öt 150, hat 200, minden további 50.
lesson-large = Nagy megrendelést a villája akciójaként teljesítesz, szerződés húzása helyett: 100 dukát és egy választott lapka jár érte; újat a Céhház ad. A tiéd: sáfrány, selyem és sör a Villa Colininek.
lesson-rounds = A hátralévő fordulók száma eggyel csökken, ha már mindenki volt kereskedő, és piaci indulásnál még eggyel. Az 1 az utolsó fordulót jelenti; ezt mindig végigjátsszátok, aztán vége a játéknak.
lesson-count = A végén csak a dukát számít: ami nálad van, 10 minden épületért, amelyen a jelződ áll, és a szerződések díja. A megmaradt árucikk, lapka, megrendelés, üzenet és le nem tett jelző nem ér semmit.
lesson-end = Megint te vagy a kereskedő, és innentől igazi a játék: a többiek annyit ajánlanak, amennyit nekik megér. Sok szerencsét!
