# What Calimala says, in Hungarian.

## Names. `.title` stands alone, `.short` fits a narrow board.

game-title = Calimala
game-time = fejenként 10–15 kör
game-tie = Holtverseny ({ $players }): a képviselők és a Palazzo műalkotásai döntenek.
game-start = 1. Tegyél egy korongot a város egyik utcájára, és hajtsd végre az utca által összekötött két akciót; fehér koronggal mindkettőt kétszer.
    2. Ezután az alatta lévő két korong gazdája is sorra kerül. Építs hát saját tornyokat, és vigyázz, kinek a korongját takarod el.
    3. Ha negyedik korong kerül a tetejükre, az kiszorítja a legalsót: ebből képviselő lesz a városi tanácsban, és pontozzuk a következő pontozólapkát. Az ottani kockák száma szerint az első három játékos 3, 2 és 1 pontot kap; a holtversenyt a képviselők döntik el.
    4. A végén a pontozókártyák 5, 3 és 1 pontot hoznak: mindenki titkos kártyája, három vagy négy játékosnál egy nyílt is.
game-pitch = Firenze szövetkereskedője vagy: rakd egymásra korongjaidat az utcákon, ékesítsd a templomokat, küldj szövetet messze földre, és járj az élen, amikor a tanács pontoz!

seat-blue = Kék
seat-orange = Narancs
seat-yellow = Sárga
seat-green = Zöld
seat-red = Piros

action-wood = fa
    .title = Fa
    .the = a faakció
action-brick = tégla
    .title = Tégla
    .the = a téglaakció
action-marble = márvány
    .title = Márvány
    .the = a márványakció
action-build = építés
    .title = Építés
    .the = az építésakció
action-artwork = műalkotás
    .title = Műalkotás
    .the = a műalkotásakció
action-weave = szövés
    .title = Szövés
    .the = a szövésakció
action-ship = behajózás
    .title = Behajózás
    .the = a behajózásakció
action-transport = szállítás
    .title = Szállítás
    .the = a szállításakció
action-contribute = hozzájárulás
    .title = Hozzájárulás
    .the = a hozzájárulás-akció
action-none = semmi
    .title = Semmi
    .the = a semmi

material-wood = fa
    .title = Fa
    .accusative = fát
material-brick = tégla
    .title = Tégla
    .accusative = téglát
material-marble = márvány
    .title = Márvány
    .accusative = márványt
material-artwork = műalkotás
    .title = Műalkotás
    .accusative = műalkotást

building-santa-maria = a Santa Maria del Fiore katedrális
    .title = Santa Maria del Fiore
    .short = S. Maria
    .narrow = Maria
    .dative = a Santa Maria del Fiore katedrálisnak
building-san-miniato = a San Miniato templom
    .title = San Miniato
    .short = S. Miniato
    .narrow = Miniato
    .dative = a San Miniato templomnak
building-santa-croce = a Santa Croce templom
    .title = Santa Croce
    .short = S. Croce
    .narrow = Croce
    .dative = a Santa Croce templomnak
building-palazzo = a Palazzo Vecchio
    .title = Palazzo Vecchio
    .short = Palazzo
    .narrow = Palazzo
    .dative = a Palazzo Vecchiónak

city-barcelona = Barcelona
    .at = Barcelonában
    .to = Barcelonába
city-lisbon = Lisszabon
    .at = Lisszabonban
    .to = Lisszabonba
city-london = London
    .at = Londonban
    .to = Londonba
city-troyes = Troyes
    .at = Troyes-ban
    .to = Troyes-ba
city-bruges = Bruges
    .at = Bruges-ben
    .to = Bruges-be
city-hamburg = Hamburg
    .at = Hamburgban
    .to = Hamburgba

tile-barcelona = Barcelona
tile-lisbon = Lisszabon
tile-london = London
tile-troyes = Troyes
tile-bruges = Bruges
tile-hamburg = Hamburg
tile-santa-maria = Santa Maria del Fiore
    .short = S. Maria
tile-san-miniato = San Miniato
    .short = S. Miniato
tile-santa-croce = Santa Croce
    .short = S. Croce
tile-artworks = műalkotások
    .title = Műalkotások
    .short = Műalkotás
tile-ports = kikötővárosok
    .title = Kikötő{"\u00AD"}városok
    .short = Kikötők
tile-trade-cities = kereskedővárosok
    .title = Kereskedő{"\u00AD"}városok
    .short = Ker. városok
tile-wood = fa
    .title = Fa
    .short = Fa
tile-brick = tégla
    .title = Tégla
    .short = Tégla
tile-marble = márvány
    .title = Márvány
    .short = Márvány

final-barcelona = Barcelona
final-lisbon = Lisszabon
final-london = London
final-troyes = Troyes
final-bruges = Bruges
final-hamburg = Hamburg
final-santa-maria = Santa Maria del Fiore
    .short = S. Maria
final-san-miniato = San Miniato
    .short = S. Miniato
final-santa-croce = Santa Croce
    .short = S. Croce
final-palazzo = Palazzo Vecchio
    .short = Palazzo
final-none = nincs

category-cities = Városok
category-churches = Templomok
category-artworks = Műalkotások
category-ports = Kikötővárosok
category-trade-cities = Kereskedővárosok
category-materials = Fa, tégla, márvány
category-finals = Pontozókártyák

## What speaks for a move: said beside hints, in reviews and by the coach. `-kept`: another move would cost it.

reason-points = A jelen állás szerint ennek a körnek a pontozása { $count } pontot hoz neked.
reason-cubes = Pontozólapka („{ NAME($tile) }”): így { $mine } kockád lesz, a legjobb vetélytársadnak { $theirs }.
reason-palazzo = Képviselők és műalkotások a Palazzóban: így neked { $mine } lesz, a legjobb vetélytársadnak { $theirs }.
reason-material = Hozzád kerül { $count } { NAME($material) }.
reason-material-kept = Ennyivel több marad nálad: { $count } { NAME($material) }.
reason-cloth = Hozzád kerül { $count } szövet.
reason-cloth-kept = Ennyivel több marad nálad: { $count } szövet.
reason-ship = Épül egy hajód.
reason-house = Épül egy kereskedőházad { NAME($city, form: "at") }.
reason-workshop = Épül egy műhelyed.
reason-draw = { $count } kártyát húzol.
reason-cards-kept = { $count } kártyával több marad a kezedben.
reason-white-discs-kept = Ennyivel több fehér korongod marad: { $count }.
reason-woken = { $count } korongod még egyszer aktiválódik ebben a körben.
reason-rivals-kept = A többiek korongjai közül { $count } így nem aktiválódik ebben a körben.

place = { $number }.

open-wood = { $number ->
        [1] fa egyszer
       *[other] fa kétszer
    }
    .short = { $number ->
        [1] fa
       *[other] 2× fa
    }
open-brick = { $number ->
        [1] tégla egyszer
       *[other] tégla kétszer
    }
    .short = { $number ->
        [1] tégla
       *[other] 2× tégla
    }
open-marble = { $number ->
        [1] márvány egyszer
       *[other] márvány kétszer
    }
    .short = { $number ->
        [1] márvány
       *[other] 2× márvány
    }
open-build = { $number ->
        [1] építés egyszer
       *[other] építés kétszer
    }
    .short = { $number ->
        [1] építés
       *[other] 2× építés
    }
open-artwork = { $number ->
        [1] műalkotás egyszer
       *[other] műalkotás kétszer
    }
    .short = { $number ->
        [1] műalkotás
       *[other] 2× műalkotás
    }
open-weave = { $number ->
        [1] szövés egyszer
       *[other] szövés kétszer
    }
    .short = { $number ->
        [1] szövés
       *[other] 2× szövés
    }
open-ship = { $number ->
        [1] behajózás egyszer
       *[other] behajózás kétszer
    }
    .short = { $number ->
        [1] behajózás
       *[other] 2× behajózás
    }
open-transport = { $number ->
        [1] szállítás egyszer
       *[other] szállítás kétszer
    }
    .short = { $number ->
        [1] szállítás
       *[other] 2× szállítás
    }
open-contribute = { $number ->
        [1] hozzájárulás egyszer
       *[other] hozzájárulás kétszer
    }
    .short = { $number ->
        [1] hozzájárulás
       *[other] 2× hozzájárulás
    }

menu-place = Saját színű korong: mindkét akció egyszer
menu-white = Fehér korong: mindkét akció kétszer
menu-play = Kártyák a kezedből
menu-done = Vagy befejezed

street-wood-brick = fa + tégla
street-wood-marble = fa + márvány
street-wood-build = fa + építés
street-wood-artwork = fa + műalkotás
street-wood-weave = fa + szövés
street-wood-ship = fa + behajózás
street-wood-transport = fa + szállítás
street-wood-contribute = fa + hozzájárulás
street-brick-marble = tégla + márvány
street-brick-build = tégla + építés
street-brick-artwork = tégla + műalkotás
street-brick-weave = tégla + szövés
street-brick-ship = tégla + behajózás
street-brick-transport = tégla + szállítás
street-brick-contribute = tégla + hozzájárulás
street-marble-build = márvány + építés
street-marble-artwork = márvány + műalkotás
street-marble-weave = márvány + szövés
street-marble-ship = márvány + behajózás
street-marble-transport = márvány + szállítás
street-marble-contribute = márvány + hozzájárulás
street-build-artwork = építés + műalkotás
street-build-weave = építés + szövés
street-build-ship = építés + behajózás
street-build-transport = építés + szállítás
street-build-contribute = építés + hozzájárulás
street-artwork-weave = műalkotás + szövés
street-artwork-ship = műalkotás + behajózás
street-artwork-transport = műalkotás + szállítás
street-artwork-contribute = műalkotás + hozzájárulás
street-weave-ship = szövés + behajózás
street-weave-transport = szövés + szállítás
street-weave-contribute = szövés + hozzájárulás
street-ship-transport = behajózás + szállítás
street-ship-contribute = behajózás + hozzájárulás
street-transport-contribute = szállítás + hozzájárulás

## The bots: their names, and for each of them a temper in a few words, and which portrait. They all play by their level.

game-bots = Lapo, Neri, Ginevra, Tessa, Dino, Cosimo, Piera, Fiammetta
bot-ginevra = jámbor, és bőkezű a templomokhoz
    .portrait = 3
bot-lapo = nyughatatlan, fél lábbal mindig hajón áll
    .portrait = 5
bot-neri = hallgatag, és magasra épít
    .portrait = 2
bot-tessa = gondolkodás közben is sző
    .portrait = 4
bot-piera = emlékszik, ki kire szavazott
    .portrait = 7
bot-dino = igent mond, mielőtt számolna
    .portrait = 1
bot-cosimo = kölcsönad, mosolyog és vár
    .portrait = 6
bot-fiammetta = szereti a márványt, és azt, ha vele látják
    .portrait = 0

## News. `-times` tells the same news again and again, `-together` several about one thing.

news-round = Kezdődik a játék { $round }. fordulója.
news-turn = { $player } köre következik.
news-begins = { $player } a kezdőjátékos.
news-dealt = Pontozókártyát kapsz: { NAME($final) }.
news-dealt-together = Pontozókártyákat kapsz: { $each }.
news-dealt-each = { NAME($final) }
news-open-final = Egy pontozókártya nyíltan fekszik, és mindenkinek számít: { NAME($final) }.
news-ready = { $player } megtart egy pontozókártyát.
news-kept = Megtartott pontozókártyád: { NAME($final) }.
news-took = { $player } kezdőkártyája: { NAME($action) }.
news-took-together = Kezdőkártyák: { $each }.
news-took-each = { $player } – { NAME($action) }
news-placed = { $player } korongot tesz a város „{ NAME($street) }” utcájára{ $height ->
        [1] , amely eddig üres volt
        [2] , egy másik tetejére
        [3] , két másik tetejére
       *[other] , három másik tetejére
    }.
news-placed-white = { $player } fehér korongot tesz a város „{ NAME($street) }” utcájára{ $height ->
        [1] , amely eddig üres volt
        [2] , egy másik tetejére
        [3] , két másik tetejére
       *[other] , három másik tetejére
    }.
news-activated = { $player } egy lejjebb lévő korongjával is sorra kerül a város „{ NAME($street) }” utcáján.
news-gained = { $player } kap 1 { NAME($material, form: "accusative") }.
news-gained-times = { $player } kap { $times } { NAME($material, form: "accusative") }.
news-built-ship = { $player } hajót épít.
news-built-ship-times = { $player } { $times } hajót épít.
news-built-workshop = { $player } műhelyt épít.
news-built-workshop-times = { $player } { $times } műhelyt épít.
news-built-house = { $player } kereskedőházat épít { NAME($city, form: "at") }.
news-adorned = { $player } műalkotást ad { NAME($building, form: "dative") }.
news-adorned-times = { $player } { $times } műalkotást ad { NAME($building, form: "dative") }.
news-wove = { $player } { $count } szövetet készít.
news-wove-times = { $player } { $all-count } szövetet készít.
news-sent = { $player } 1 szövetet küld { NAME($city, form: "to") }.
news-sent-together = { $player } szövetet küld: { $each }.
news-sent-each = { $times } { NAME($city, form: "to") }
news-gave = { $player } 1 { NAME($material, form: "accusative") } ad { NAME($building, form: "dative") }.
news-gave-times = { $player } { $times } { NAME($material, form: "accusative") } ad { NAME($building, form: "dative") }.
news-drew = { $player } kártyát húz { NAME($action, form: "the") } helyett.
news-drew-times = { $player } { $times } kártyát húz { NAME($action, form: "the") } helyett.
news-drew-card = A húzott kártyád: { NAME($action) }.
news-played = { $player } kijátszik egy akciókártyát: { NAME($action) }.
news-skipped = { $player } a többit kihagyja.
news-reshuffled = Az eddig kijátszott { $count } kártyát megkeverjük: ez lesz az új pakli.
news-entered = A város „{ NAME($street) }” utcájának legalsó korongja a városi tanácsba kerül: { $player } kapja a tanács { $seat }. helyét.
news-exchanged = A város „{ NAME($street) }” utcájának legalsó korongja fehér: { $player } a készletéből küld korongot a tanács { $seat }. helyére, és elveszi érte a fehéret.
news-lifted = A város „{ NAME($street) }” utcájának legalsó korongja fehér: { $player } a város „{ NAME($from) }” utcájáról küld korongot a tanács { $seat }. helyére, és ott a fehér kerül a torony tetejére.
news-nobody-entered = A város „{ NAME($street) }” utcájának legalsó korongja fehér, és kikerül a játékból. { $player } nem tud korongot küldeni, így a tanács { $seat }. helye üres marad.
news-pushed-out = A város „{ NAME($street) }” utcájának legalsó korongja ({ $player }) kikerül a játékból.
news-pushed-out-white = A város „{ NAME($street) }” utcájának legalsó, fehér korongja kikerül a játékból.
news-entered-late = A város „{ NAME($street) }” utcájának legalsó korongja ({ $player }) még bekerül a Palazzóba; pontozni való lapka már nincs.
news-scored = Pontozás a tanács { $seat }. helyén: { NAME($tile) }.
news-points = { $points ->
        [0] { $player } { $cubes } darabbal már nem kap pontot.
       *[other] { $player } { $cubes } darabbal { $points } pontot kap.
    }
news-points-together = Pontok: { $each }.
news-points-each = { $player } { $points } ({ $cubes } darab)
news-no-points = Senkinek sincs ott semmije, így senki sem kap pontot.
news-tie-standing = Holtverseny: { $player } megelőzi { $other } játékost, több képviselővel és műalkotással a Palazzóban.
news-tie-representatives = Holtverseny: { $player } megelőzi { $other } játékost, több képviselővel.
news-tie-earlier = Holtverseny: { $player } megelőzi { $other } játékost, mert ugyanannyi képviselőt előbb szerzett.
news-tie-artwork = Holtverseny: { $player } megelőzi { $other } játékost, mert előbb adott műalkotást a Palazzónak.
news-tie-shared = Holtverseny: { $player } és { $other } között semmi sem dönt, osztoznak a helyezéseik pontjain.
news-last-tiles = Minden korong a városban van. { $count ->
        [one] Az utolsó lapka pontozása következik.
       *[other] Sorban a megmaradt { $count } lapka pontozása következik.
    }
news-all-scored = A tanács minden lapkáját pontoztuk. Ezt a fordulót még befejezzük, aztán vége a játéknak.
news-final-open = A nyílt pontozókártya pontozása: { NAME($final) }.
news-final-secret = { $player } pontozókártyájának pontozása: { NAME($final) }.
news-ended = A pontozókártyákkal is végeztünk: a játszmának vége.

## A scoring as it is shown: what decided a tie in short, and the points.

tie-standing = { $player } megelőzi { $other } játékost: több képviselő és műalkotás a Palazzóban.
tie-representatives = { $player } megelőzi { $other } játékost: több képviselője van.
tie-earlier = { $player } megelőzi { $other } játékost: előbb volt ennyi képviselője.
tie-artwork = { $player } megelőzi { $other } játékost: előbb adott műalkotást a Palazzónak.
tie-shared = { $player } és { $other } osztozik, köztük semmi sem dönt.
act-scored = { NAME($thing, form: "title") }: { $places ->
        [0] senkinek sincs ott semmije.
       *[other] { $shares }.
    }
act-points = { $player } { $points } pont
act-share = { $player } { $points }
act-ahead = Holtversenyben előrébb: { $players }.

## Prompts: what is asked, and why

prompt-over = A játszmának vége.
prompt-waiting = A többiek gondolkodnak.
prompt-keeping = Melyik pontozókártyát tartod meg titokban? A játék végén mindenkinél pontozzuk: 5, 3 és 1 pontot hoz azoknak, akik ott az élen állnak.{ $open ->
        [yes] {" "}A nyílt kártya mindenképpen számít: { NAME($final) }.
       *[no] {""}
    }
prompt-keeping-short = Melyik pontozókártyát tartod meg titokban?
prompt-taking = Vegyél el egyet a kezdőkártyák közül! Mindenki látja, melyiket; az akciójáért akkor játszhatod ki, amikor valamelyik korongod aktiválódik.
prompt-taking-short = Vegyél el egy kezdőkártyát!
prompt-placing = Tegyél egy korongot egy utcára, és hajtsd végre a két akcióját! Készleted: { $discs } saját színű és { $whites } fehér korong.{ $next ->
        [yes] {" "}A következő pontozólapka: { NAME($tile) }.
       *[no] {" "}Minden lapkát pontoztunk: ez az utolsó forduló.
    }{ $duty ->
        [none] {" "}Egyetlen akciót sem tudsz végrehajtani, ezért bármelyik utcát választhatod, és az akciók helyett kártyát húzhatsz.
       *[yes] {""}
    }
prompt-placing-short = { $duty ->
        [none] Nincs lehetséges akció: válassz egy utcát!
       *[yes] Tegyél korongot egy utcára! { $next ->
            [yes] Jön: { NAME($tile, form: "short") }.
           *[no] Utolsó forduló.
        }
    }
tail-helped = { $helped ->
        [yes] {" "}Ha ezzel kezded: { NAME($able) }, lehetővé teheti ezt: { NAME($other) }.
       *[no] {""}
    }
prompt-activation = { $whose ->
        [turn] Korongod a város „{ NAME($street) }” utcáján van.
       *[again] Lejjebb lévő korongoddal is sorra kerülsz a város „{ NAME($street) }” utcáján.
    } { $way ->
        [duty] Hátravan: { NAME($actions) }. Legalább egy akciót végre kell hajtanod.{ tail-helped }
        [duty-cards] Hátravan: { NAME($actions) }. Legalább egy akciót végre kell hajtanod: játssz ki olyan kártyát, amely ezt lehetővé teszi.
        [may] Hátravan: { NAME($actions) }. Amit nem akarsz, kihagyhatod.{ tail-helped }
        [impossible] Hátravan: { NAME($actions) }, de ezt most nem tudod végrehajtani{ $draw ->
            [yes] {""}: húzz helyette kártyát, vagy zárd le: „{ board-done }”.
           *[no] .
        }
       *[cards] Mindkét akciót felhasználtad.
    }{ $cards ->
        [some] {" "}Bármikor kijátszhatsz kártyákat.
        [idle] {" "}Egyik kártyád sem játszható ki most.{ $way ->
            [cards] {" "}Lezárás: „{ board-done }”.
            [impossible] { $draw ->
                [yes] {""}
               *[no] {" "}Lezárás: „{ board-done }”.
            }
           *[other] {""}
        }
       *[none] {""}
    }
prompt-activation-short = { $way ->
        [duty] Akció: { NAME($actions, form: "short") }.
        [duty-cards] Kártya, majd { NAME($actions, form: "short") }.
        [may] { $whose ->
            [turn] Választhatsz: { NAME($actions, form: "short") }.
           *[again] Alsó korong: { NAME($actions, form: "short") }?
        }
        [impossible] { $draw ->
            [yes] Húzhatsz helyette kártyát, vagy: „{ board-done }”.
           *[no] Nincs több lehetőséged. Lezárás: „{ board-done }”.
        }
       *[cards] Nincs több akciód{ $cards ->
            [some] ; kártyát kijátszhatsz.
           *[idle] . Lezárás: „{ board-done }”.
        }
    }
prompt-playing = { $action ->
        [build] Építéskártyád: mit építesz?
        [artwork] Műalkotáskártyád: hová kerüljön a műalkotás?
        [ship] Behajózáskártyád: melyik kikötővárosba menjen az első szövet?
        [transport] Szállításkártyád: melyik kereskedővárosba menjen az első szövet?
       *[contribute] Hozzájárulás-kártyád: mit adsz, és melyik templomnak?
    }
prompt-playing-short = { $action ->
        [build] Építéskártyád: mit építesz?
        [artwork] Műalkotáskártyád: hová kerüljön?
        [ship] Behajózáskártyád: melyik kikötőbe?
        [transport] Szállításkártyád: melyik városba?
       *[contribute] Hozzájárulás-kártyád: mit, és hová?
    }
prompt-sending = Küldesz még szövetet? { $by ->
        [ship] Még { $left } hajó indulhat
       *[road] { $left ->
            [one] Még 1 kereskedőház kaphat 1 szövetet
           *[other] Még { $left } kereskedőház kaphat 1-1 szövetet
        }
    }; { $cloth } szöveted van.
prompt-sending-short = Küldesz még szövetet? Mehet még { $left }; van { $cloth }.
prompt-summoning = A város „{ NAME($street) }” utcájának legalsó korongja fehér, és a készletedben nincs több saját korong. Az utcákon lévő korongjaid közül melyik kerüljön a tanács { $seat }. helyére? Amelyik tornyot elhagyja, annak a tetejére a fehér korong kerül. Utána pontozás: { NAME($tile) }.
prompt-summoning-short = Melyik korongod kapja a tanács { $seat }. helyét?

## Why a choice is not open

why-no-street = E két akciót nem köti össze utca: { NAME($action) } és { NAME($other) }. Az első szomszédai: { NAME($neighbours) }.
why-no-white = Nincs több fehér korongod.
why-no-disc = Nincs több saját színű korongod; { $whites } fehér korongod van.
why-duty-street = A város „{ NAME($street) }” utcáján egyik akciót sem tudnád végrehajtani, még a kártyáiddal sem ({ NAME($action) }: { NAME($lack) }; { NAME($other) }: { NAME($other-lack) }). A koronggal legalább egy akciót végre kell hajtanod.
why-duty = Mielőtt befejezed, a két akció közül legalább az egyiket végre kell hajtanod.
why-duty-draw = Ha { NAME($action, form: "the") } helyett kártyát húznál, nem maradna végrehajtható akciód, pedig a koronggal legalább egyet végre kell hajtanod. Előbb játssz ki olyan kártyát, amely lehetővé tesz egyet.
why-duty-card = Ha most ezt a kártyát kijátszanád ({ NAME($action) }), ennek az utcának egyik akcióját sem tudnád már végrehajtani, pedig a koronggal legalább egyet végre kell hajtanod.
why-duty-aim = Ezután az utcád egyik akcióját sem tudnád már végrehajtani, pedig a koronggal legalább egyet végre kell hajtanod.
why-card = Most játszottál ki egy kártyát ({ NAME($action) }); előbb annak az akciója jön.
why-not-dealt = Nem kaptál ilyen pontozókártyát: { NAME($final) }.
why-taken = Ezt a kezdőkártyát már elvették: { NAME($action) }.
why-no-own-disc = Ott nincs korongod.
why-other-action = { NAME($action, form: "title") }: ez nem ennek az utcának az akciója; itt ezek vannak: { NAME($actions) }.
why-action-done = { NAME($action, form: "title") }: ezt itt már felhasználtad. Saját színű koronggal minden akció egyszer jár, fehérrel kétszer.
why-draw-possible = { NAME($action, form: "title") }: ezt az akciót végre tudod hajtani, ezért nem húzhatsz helyette kártyát. Kihagyhatod.
why-no-cards = Nincs több húzható kártya.
why-one-card = Ennél az asztalnál a saját körödben csak egy ilyen kártyát húzhatsz.
why-no-card = Nincs ilyen kártya a kezedben: { NAME($action) }.
why-card-idle = Ennek a kártyának most nem volna hatása ({ NAME($action) }: { NAME($lack) }), ezért nem játszható ki.
why-full = Megtelt a raktárad ({ NAME($material) }): { $most } kocka fér bele.
why-supply = Minden kockád használatban van: a készletedben nem maradt egy sem.
why-no-marble = A műalkotás a raktáradban lévő 1 márványból készül, és ott nincs márványod.
why-no-space = { NAME($building, form: "title") }: itt nincs több szabad hely ({ NAME($material) }).
why-no-cube = Nincs a raktáradban: { NAME($material) }.
why-workshops-full = Minden műhelyed tele van: mindegyikben { $most } szövet fér el.
why-ships = Már minden hajód megvan ({ $most }).
why-ship-cost = Egy hajó ára 2 fa; neked { $wood ->
        [0] nincs
       *[other] { $wood } van
    }.
why-workshops = Már minden műhelyed megvan ({ $most }).
why-workshop-cost = Egy műhely ára 1 fa és 1 tégla; a raktáraidban { $wood } fa és { $brick } tégla van.
why-house = { NAME($city, form: "at") } már van kereskedőházad.
why-house-cost = Egy kereskedőház ára 2 tégla; neked { $brick ->
        [0] nincs
       *[other] { $brick } van
    }.
why-no-cloth = Nincs szövet a műhelyeidben: előbb készíts.
why-no-ship = Nincs hajód, és kikötővárosba csak hajó visz szövetet.
why-no-house = { NAME($city, form: "at") } nincs kereskedőházad; szállítani csak oda lehet, ahol van.
why-city-full = { NAME($city) } megtelt: { $most } szövet fér el benne.
why-served = { NAME($city) } már megkapta a szövetét; minden kereskedőház egyet kap.
why-way = { $by ->
        [ship] Hajóid csak Barcelonába, Lisszabonba és Londonba mennek.
       *[road] Szállítani csak Troyes-ba, Bruges-be és Hamburgba lehet.
    }

# What an action that is impossible lacks.

lack-means = nincs elég fa és tégla
lack-nothing-to-build = már minden megépült
lack-marble = nincs márvány
lack-goods = üresek a raktárak
lack-church-room = nincs neki szabad mező
lack-ship = nincs hajó
lack-house = nincs kereskedőház
lack-cloth = nincs szövet
lack-city-room = az elérhető városokban nincs hely
lack-cubes = a készletben nincs több kocka
lack-cloth-room = a műhelyek tele vannak
lack-warehouse-room = megtelt a raktár

## What is read before something new

pause-last-tiles = Nyomj Entert: jönnek az utolsó lapkák és a pontozókártyák.
pause-ended = Nyomj Entert: jön a játszma vége.

## What each choice would do. A `tail` ends several of these sentences.

tail-possible = { $possible ->
        [first] {" "}(most ez lehetséges: { NAME($able) }; utána ez is az lehet: { NAME($other) })
        [alone] {" "}(most csak ez lehetséges: { NAME($able) }{ $draw ->
            [yes] ; { NAME($other, form: "the") } helyett kártyát húzhatsz
           *[no] {""}
        })
        [cards] {" "}(csak a kártyáiddal lehetséges)
        [none] {" "}(egyik sem lehetséges{ $draw ->
            [yes] : helyettük kártyát húzhatsz
           *[no] {""}
        })
       *[both] {""}
    }
tail-then = { $then ->
        [own] {" "}Utána lejjebb lévő korongod következik.
        [other] {" "}Utána { $second } következik.
        [own-own] {" "}Utána mindkét lejjebb lévő korongod következik.
        [own-other] {" "}Utána lejjebb lévő korongod következik, majd { $third }.
        [other-own] {" "}Utána { $second } következik, majd lejjebb lévő korongod.
        [other-other] {" "}Utána { $second } következik, majd { $third }.
        [same] {" "}Utána { $second } következik, kétszer.
       *[nobody] {""}
    }
tail-council = { $leaves ->
        [own] {" "}Legalsó korongod a városi tanácsba kerül; pontozás: { NAME($tile) }.
        [other] {" "}A legalsó korong ({ $owner }) a városi tanácsba kerül; pontozás: { NAME($tile) }.
        [white-supply] {" "}A legalsó korong fehér: a készletedből küldesz egyet a városi tanácsba, és elveszed a fehéret; pontozás: { NAME($tile) }.
        [white-street] {" "}A legalsó korong fehér: egy utcáról küldesz egyet a városi tanácsba, és a fehér annak a toronynak a tetejére kerül; pontozás: { NAME($tile) }.
        [white-nobody] {" "}A legalsó korong fehér, és nincs mit a városi tanácsba küldened; pontozás: { NAME($tile) }.
        [late] {" "}A legalsó korong ({ $owner }) még bekerül a Palazzóba.
        [game] {" "}A legalsó korong kikerül a játékból.
       *[nobody] {""}
    }
tail-counts = { $counts ->
        [0] {""}
        [1] {" "}Helyezésed így: { NAME($tile) } { NAME($place) } hely.
       *[other] {" "}Helyezésed így: { NAME($tile) } { NAME($place) } hely, { NAME($other-tile) } { NAME($other-place) } hely.
    }{ $final ->
        [own] {" "}Számít a pontozókártyádhoz.
        [open] {" "}Számít a nyílt pontozókártyához.
       *[none] {""}
    }

describe-done = { $left ->
        [0] Itt végeztél.
       *[other] Befejezed, és ezt kihagyod: { NAME($actions) }.
    }
describe-done-short = Kész
describe-stop = Nem küldesz több szövetet; { $cloth } szöveted marad.
describe-stop-short = Ennyi elég
describe-place = Korong a város „{ NAME($street) }” utcájára{ tail-possible }.{ tail-then }{ tail-council }
describe-white = Fehér korong a város „{ NAME($street) }” utcájára{ tail-possible }.{ tail-then }{ tail-council }
describe-gain = Kapsz 1 { NAME($material, form: "accusative") }; így a raktáradban { $held } lesz ({ $most } fér bele).
describe-build-ship = Hajót építesz 2 fáért; így { $ships } hajód lesz, és { $wood ->
        [0] nem marad fád
       *[other] { $wood } fád marad
    }.
describe-build-ship-short = Hajó
describe-build-workshop = Műhelyt építesz 1 fáért és 1 tégláért; így { $workshops } műhelyed lesz, a raktáraidban pedig { $wood } fa és { $brick } tégla marad.
describe-build-workshop-short = Műhely
describe-build-house = Kereskedőházat építesz { NAME($city, form: "at") } 2 tégláért; { $brick ->
        [0] nem marad téglád
       *[other] { $brick } téglád marad
    }.
describe-adorn = Műalkotást adsz 1 márványból { NAME($building, form: "dative") }; { $left ->
        [0] nem marad márványod
       *[other] { $left } márványod marad
    }.{ tail-counts }
describe-weave = { $count } szövetet készítesz; így { $cloth } szöveted lesz.
describe-send = { $by ->
        [ship] 1 szövetet hajózol be { NAME($city, form: "to") }
       *[road] 1 szövetet szállítasz { NAME($city, form: "to") }
    }, így ott { $there } lesz; { $left ->
        [0] nem marad szöveted
       *[other] { $left } szöveted marad
    }.{ tail-counts }
describe-give = 1 { NAME($material, form: "accusative") } adsz { NAME($building, form: "dative") }, így ott { $there } kockád lesz; a raktáradban { $left ->
        [0] nem marad belőle
       *[other] { $left } marad belőle
    }.{ tail-counts }
describe-draw = Kártyát húzol { NAME($action, form: "the") } helyett, amelyet most nem tudsz végrehajtani ({ NAME($lack) }).{ $helped ->
        [yes] {" "}De lehetségessé válhat, ha előbb ezt hajtod végre: { NAME($able) }.
       *[no] {""}
    }
describe-play = Kijátszod: { NAME($action) } – { NAME($effect) }{ $left ->
        [0] {""}
       *[other] {" "}Marad még { $left } ilyen kártyád.
    }
describe-lift = Küldd a tanácsba a korongodat a város „{ NAME($street) }” utcájáról: alulról a torony { $height }. korongja ({ $discs } közül).
describe-keep = { NAME($final) }: { $kind ->
        [city] akinek ott a legtöbb szövete van.
        [church] aki a legtöbb kockát adta, a műalkotásokkal együtt.
       *[palazzo] akinek ott a legtöbb képviselője és műalkotása van.
    }
describe-take = { NAME($action, form: "title") }: { NAME($effect) }
describe-first = { $player } a kezdőjátékos.
describe-lay = A város következő akciója: { NAME($action) }.
describe-tile = A tanács következő lapkája: { NAME($tile) }.
describe-deal = Kiosztott pontozókártya: { NAME($final) }.
describe-card = Húzott kártya: { NAME($action) }.

effect-wood = 1 fa a raktáradba.
effect-brick = 1 tégla a raktáradba.
effect-marble = 1 márvány a raktáradba.
effect-build = hajót, műhelyt vagy kereskedőházat építesz.
effect-artwork = 1 márványból műalkotás lesz.
effect-weave = 1 szövet minden műhelybe, ahol van hely.
effect-ship = minden hajó 1 szövetet visz egy kikötővárosba.
effect-transport = 1 szövet minden városba, ahol kereskedőházad van.
effect-contribute = 1 kockát adsz egy templomnak.

## Help cards

help-calimala = Szövetkereskedő vagy Firenzében. Az nyer, akinek a legtöbb pontja van.
    {" "}
    1. A körödben leteszel egy korongot egy utcára. Minden utca a város kilenc akciója közül kettőt köt össze, és mindkettőt végrehajtod, tetszőleges sorrendben; fehér koronggal mindkettőt kétszer. Legalább az egyiket valóban végre kell hajtanod.
    2. Utána fentről lefelé a korongod alatti két korong kerül sorra: gazdáik végrehajthatják ugyanezt a két akciót. Ha egy akciót egyáltalán nem tudsz végrehajtani, húzhatsz helyette egy akciókártyát; a kártyákat akkor játszhatod ki, amikor valamelyik korongod sorra kerül.
    3. Ha egy toronyba negyedik korong kerül, a legalsó a városi tanácsba megy át: a gazdája képviselője lesz, és pontozzuk a következő pontozólapkát. Az ottani kockák száma szerint az első három játékos 3, 2 és 1 pontot kap. A holtversenyt a Palazzo Vecchio képviselői és műalkotásai döntik el.
    {" "}
    A fa, a tégla és a márvány a raktáraidba kerül. Építs belőlük hajót, kereskedőházat és műhelyt, add őket a templomoknak, vagy készíts a márványból műalkotást. Készíts szövetet a műhelyeidben, és küldd hajóval a kikötővárosokba, szárazföldön pedig azokba a városokba, ahol kereskedőházad van.
    A játék akkor ér véget, ha minden korong lekerült, vagy mind a tizenöt lapkát pontoztuk. Ekkor pontozzuk a megmaradt lapkákat és a pontozókártyákat; egy pontozókártya 5, 3 és 1 pontot hoz.
help-rules = A (C-…) jel egy szabály száma a RULES.md fájlban; a help C-T3 megkeresi a kártyáját.
help-place = Korong letétele (C-T1, C-T2). A körödben leteszel egy korongot bármelyik utcára, az ott lévők tetejére, és végrehajtod a két akciót, amelyet összeköt, tetszőleges sorrendben. Legalább az egyiket valóban végre kell hajtanod. Utána az alatta lévő korongok következnek.
help-white = Fehér korongok (C-T2, C-T4, C-P2). A fehér koronggal mindkét akciót kétszer hajthatod végre, bármilyen sorrendben. Ha már lent van, senkié: eltakarva nem csinál semmit. Ha kiszorul egy toronyból, az a játékos küld helyette korongot a városi tanácsba, akinek a köre van.
help-draw = Kártyahúzás (C-K1, C-K2). Ha egy akciót egyáltalán nem tudsz végrehajtani, húzhatsz helyette egy akciókártyát. Ha olyat hagysz ki, amelyet akár csak részben végrehajthatnál, azért nem jár kártya. A sorrendet te választod, így egy akcióra akkor is sort keríthetsz, amikor éppen lehetetlen. Fehér koronggal minden lehetetlen alkalom egy kártyát ér; akinek lejjebb lévő korongja kerül sorra, és egyik akciót sem tudja végrehajtani, kettőt húzhat.
help-play = Kártya kijátszása (C-K3). Amikor valamelyik korongod sorra kerül, bárhány kártyát kijátszhatsz a kezedből, az akciók előtt, között és után. Mindegyik azonnal, egyszer adja az akcióját, és legalább részben végre kell tudnod hajtani. A most húzott kártya is kijátszható. Mások aktiválása közben soha.
help-done = Az akciók befejezése (C-T3, C-T4). Nem kell mindent végrehajtanod, csak azt az egy akciót, amely a saját körödben kötelező. Amit kihagysz, elvész.
help-stop = A többi szövet marad (C-A5, C-A6). Nem kell minden hajót és minden kereskedőházat kihasználnod; amit nem küldesz el, az a műhelyeidben marad.
help-lift = Korong küldése egy utcáról (C-P2). A torony legalsó korongja fehér volt, ezért neked kell egy saját színű korongot a városi tanácsba küldened, de a készletedben nincs. Vedd el egy korongodat bármelyik utcáról, bármilyen magasról; a fehér korong annak a toronynak a tetejére kerül.
help-keep = Pontozókártya megtartása (C-S3). Három játékosnál három pontozókártyát kapsz, különben kettőt. Egyet titokban megtartasz; a többi felfedés nélkül visszakerül a dobozba. Három vagy négy játékosnál egy kártya mindenki számára nyílt. A végén minden megtartott kártyát mindenkinél pontozunk.
help-take = Kezdőkártyák (C-S4). Kirakunk egy-egy fa, tégla, márvány, szövés és építés kártyát. A kezdőjátékos jobb oldali szomszédjától az óramutató járásával ellentétesen mindenki elvesz egyet, így a kezdőjátékos választ utoljára. Mindenki látja, ki mit vesz el.
help-wood = Fa (C-A1). Az akció: 1 fa a készletedből a raktáradba, amelybe 4 fér. Fával fizetsz a hajóért (2) és a műhelyért (1 és 1 tégla), vagy egy templomnak adod. A lapka: a fáid a három templomban együtt.
help-brick = Tégla (C-A1). Az akció: 1 tégla a készletedből a raktáradba, amelybe 4 fér. Téglával fizetsz a kereskedőházért (2) és a műhelyért (1 és 1 fa), vagy egy templomnak adod. A lapka: a tégláid a három templomban együtt.
help-marble = Márvány (C-A1). Az akció: 1 márvány a készletedből a raktáradba, amelybe 4 fér. A márványból műalkotás lesz, vagy így, ahogy van, egy templomnak adod. A lapka: a márványaid a három templomban együtt; a műalkotás már nem márvány.
help-build = Építés (C-A2). Egy a három közül: hajó 2 fáért, legfeljebb három; kereskedőház 2 tégláért egy olyan kereskedővárosban, ahol még nincs; műhely 1 fáért és 1 tégláért, legfeljebb kettő a kezdő műhelyed mellé. Amivel fizetsz, visszakerül a készletedbe.
help-artwork = Műalkotás (C-A3). 1 márvány a raktáradból a három templom vagy a Palazzo Vecchio egy szabad műalkotásmezőjére. A Palazzóban a holtversenyt segít megnyerni.
help-weave = Szövés (C-A4). 1 szövet a készletedből minden műhelyedbe, ahol van hely; egy műhelybe 4 fér.
help-ship = Behajózás (C-A5). Minden hajód 1 szövetet vihet a műhelyeidből egy kikötővárosba, ahol van hely: Barcelonába, Lisszabonba vagy Londonba. Több is mehet ugyanoda, és nem kell mindnek elindulnia.
help-transport = Szállítás (C-A6). 1 szövet a műhelyeidből minden olyan kereskedővárosba, ahol kereskedőházad van, és van hely: Troyes, Bruges, Hamburg. Nem kell mindegyikbe küldened.
help-contribute = Hozzájárulás (C-A7). 1 fa-, tégla- vagy márványkocka egy raktáradból a három templom egyikének megfelelő sorába, egy szabad mezőre.
help-barcelona = Barcelona (C-A5, C-P3). Kikötőváros, hajóval érhető el; 12 szövetnek van itt hely. Az itteni szövet a város saját lapkájánál és a kikötővárosok lapkájánál is számít.
help-lisbon = Lisszabon (C-A5, C-P3). Kikötőváros, hajóval érhető el; 12 szövetnek van itt hely. Az itteni szövet a város saját lapkájánál és a kikötővárosok lapkájánál is számít.
help-london = London (C-A5, C-P3). Kikötőváros, hajóval érhető el; 12 szövetnek van itt hely. Az itteni szövet a város saját lapkájánál és a kikötővárosok lapkájánál is számít.
help-troyes = Troyes (C-A6, C-P3). Kereskedőváros, ide az szállíthat, akinek itt kereskedőháza van; 12 szövetnek van hely. Az itteni szövet a város saját lapkájánál és a kereskedővárosok lapkájánál is számít.
help-bruges = Bruges (C-A6, C-P3). Kereskedőváros, ide az szállíthat, akinek itt kereskedőháza van; 12 szövetnek van hely. Az itteni szövet a város saját lapkájánál és a kereskedővárosok lapkájánál is számít.
help-hamburg = Hamburg (C-A6, C-P3). Kereskedőváros, ide az szállíthat, akinek itt kereskedőháza van; 12 szövetnek van hely. Az itteni szövet a város saját lapkájánál és a kereskedővárosok lapkájánál is számít.
help-santa-maria = Santa Maria del Fiore (C-A3, C-A7, C-P3). Fából, téglából, márványból és műalkotásból 5-5 fér el. A lapkájánál minden itteni kockád számít, a műalkotások is.
help-san-miniato = San Miniato (C-A3, C-A7, C-P3). Fából, téglából, márványból és műalkotásból 3-3 fér el. A lapkájánál minden itteni kockád számít, a műalkotások is.
help-santa-croce = Santa Croce (C-A3, C-A7, C-P3). Fából, téglából, márványból és műalkotásból 4-4 fér el. A lapkájánál minden itteni kockád számít, a műalkotások is.
help-palazzo = Palazzo Vecchio (C-A3, C-P1, C-P4). A városi tanács székhelye, 4 műalkotásnak van benne hely. Az itteni képviselők és műalkotások döntik el a holtversenyt. Lapkája nincs, de van pontozókártyája, amelynél mindkettő számít.
help-setup = Előkészületek (C-S1, C-S2, C-S5). 3–5 játékos; a kezdőjátékost sorsoljuk. A hozzájárulás a város közepén van, körülötte a nyolc másik akció véletlenszerűen, vagy úgy, ahogy az első játékhoz ajánlott. A tanács tizenöt lapkáját megkeverjük, mind látható. Egy műhellyel kezdesz, üres raktárakkal, hajó és kereskedőház nélkül.
help-street = Utcák és tornyok (C-T1, C-T4, C-P1). Tizenkét utca köti össze a kilenc akciót. Egy utcán a korongok toronyként állnak egymáson. Előbb a felső korong kerül sorra, aztán a második és a harmadik; a negyedik kiszorítja a legalsót, így egy toronyban legfeljebb három marad. A táblán a tornyokat alulról olvassuk, a teteje jobbra van.
help-duty = Kötelező akció (C-T3). Nem tehetsz le korongot csak azért, hogy kártyát húzz: az utca legalább egy akcióját valóban végre kell hajtanod, ha kell, a kezedben lévő kártyák segítségével. Azok az utcák, ahol ez nem menne, nem választhatók; és amíg a korongod soron van, nem választhatsz olyat, ami ezt lehetetlenné tenné. Ha egyetlen utca sem lehetséges, bármelyiket választhatod, és nincs kötelező akciód. A lejjebb lévő korongoknak sincs.
help-activation = Aktiválás (C-T4, C-T5). Amikor a felső korong végzett, felülről a második kerül sorra, majd a harmadik: gazdája mindkét akciót egyszer végrehajthatja, tetszőleges sorrendben, vagy kihagyhatja. Ha több korongod van egy toronyban, mindegyikkel sorra kerülsz. A felső alatti fehér korongok nem csinálnak semmit, és négy korong közül a legalsó sosem kerül sorra. Utána pontozás jön, ha négy korong van a toronyban, aztán a következő játékos.
help-discs = Korongok (C-T1, C-E1). Színes és fehér: három játékosnál 12 és 3, négynél 10 és 2, ötnél 8 és 2. Minden körben egyet teszel le. Ha egy fehér korong visszakerül a készletedbe, újra leteheted.
help-warehouse = Raktárak (C-A1). Egy-egy a fának, a téglának és a márványnak, mindegyikbe 4 kocka fér. Összesen 40 kockád van; amivel fizetsz, visszakerül a készletedbe, amit a templomoknak adsz vagy a városokba küldesz, ott marad.
help-workshop = Műhelyek (C-A4). Eggyel kezdesz, és még kettőt építhetsz. Mindegyikbe 4 szövet fér, és szövéskor mindegyik 1 szövetet készít. Amit elküldesz, a legtelibb műhelyből megy.
help-house = Kereskedőházak (C-A2, C-A6). Egy kereskedőház Troyes-ban, Bruges-ben vagy Hamburgban 2 téglába kerül. Ezután oda is szállíthatsz szövetet, szállításonként egyet. Minden városban egy kereskedőházad lehet.
help-cards = Akciókártyák (C-K4). A kilenc akció mindegyikéből rendesen öt van. A kézben lévő kártyák titkosak, de mindenki látja, hány van nálad; felső határ nincs. A kijátszott kártyák nyíltan fekszenek; ha a pakli utolsó lapját is felhúzták, megkeverjük őket, és ez lesz az új pakli.
help-council = A városi tanács (C-P1). Tizenöt hely a Palazzo Vecchióban, mindegyiken egy pontozólapka; a sorrendjük a kezdettől látható. Ha egy toronyban négy korong van, és a felső három végzett, a legalsó a következő szabad helyre kerül, és pontozzuk annak a helynek a lapkáját; az új képviselő már számít.
help-representative = Képviselők (C-P1, C-P2). A korongjaid a városi tanácsban. Önmagukban nem érnek pontot, de mindenütt eldöntik a holtversenyt. Ha a kiszorult korong fehér, az a játékos, akinek a köre van, egy saját színű korongot tesz a helyre, a fehéret pedig a készletébe.
help-tile = Pontozólapkák (C-P3). Város: az ottani szövet; templom: minden ottani kocka; műalkotások: mind a négy épületben; kikötővárosok és kereskedővárosok: a szövet mindháromban; fa, tégla, márvány: az ilyen kockák a három templomban. Akinek a legtöbb van, 3 pontot kap, a második 2, a harmadik 1 pontot. Akinek nincs ott semmije, nem kap pontot.
help-ties = Holtverseny (C-P4). Az van előrébb, akinek a képviselőiből és a Palazzóban lévő műalkotásaiból együtt több van; aztán akinek több a képviselője; aztán aki előbb érte el ezt a számot; ha nincs képviselő, aki előbb adott műalkotást a Palazzónak. Ha semmi sem dönt, a helyezések pontjait összeadjuk, elosztjuk és lefelé kerekítjük.
help-end = A játék vége (C-E1, C-E2). Ha minden korong lekerült, sorban pontozzuk a még nem pontozott lapkákat. Ha pedig mind a tizenöt lapkát hamarabb pontoztuk, akkor a fordulót még befejezzük, és a tornyokból kiszoruló korongok kikerülnek a játékból. Utoljára a pontozókártyák következnek.
help-winner = Győzelem (C-E4). Az nyer, akinek a legtöbb pontja van. Holtversenyben a több képviselő és palazzóbeli műalkotás dönt, aztán ugyanaz, mint minden más holtversenyben; ha semmi sem dönt, osztoznak a győzelmen.
help-options = Beállítások (C-O1, C-S2). A várost az első játékhoz ajánlott módon is ki lehet rakni. Korlátozható, hogy a saját körödben a lehetetlen akciók helyett csak egy kártyát húzhass. És az utolsó lapka után kiszoruló korongok még bekerülhetnek a Palazzóba, ahol a holtversenynél és a Palazzo pontozókártyájánál számítanak.
help-cities = Városok (C-P3). Hat lapka, egy-egy minden kikötő- és kereskedővároshoz: akinek ott a legtöbb szövete van, 3 pontot kap, a következők 2 és 1 pontot. Minden szövet két lapkánál számít: a városánál, valamint a kikötővárosoknál vagy a kereskedővárosoknál.
help-churches = Templomok (C-P3). Három lapka, egy-egy minden templomhoz: akinek ott a legtöbb kockája van, a műalkotásokkal együtt, 3 pontot kap, a következők 2 és 1 pontot. Minden kocka két lapkánál számít: a templománál, valamint a nyersanyagánál vagy a műalkotásoknál.
help-artworks = Műalkotások (C-P3). Egy lapka: aki a három templomnak és a Palazzo Vecchiónak együtt a legtöbb műalkotást adta, 3 pontot kap, a következők 2 és 1 pontot.
help-ports = Kikötővárosok (C-P3). Egy lapka: akinek Barcelonában, Lisszabonban és Londonban együtt a legtöbb szövete van, 3 pontot kap, a következők 2 és 1 pontot.
help-trade-cities = Kereskedővárosok (C-P3). Egy lapka: akinek Troyes-ban, Bruges-ben és Hamburgban együtt a legtöbb szövete van, 3 pontot kap, a következők 2 és 1 pontot.
help-materials = Fa, tégla, márvány (C-P3). Három lapka: akinek a nyersanyagból a három templomban együtt a legtöbb kockája van, 3 pontot kap, a következők 2 és 1 pontot. A műalkotás nem márvány.
help-finals = Pontozókártyák (C-E3). Mindenki titkos kártyáját, három vagy négy játékosnál a nyíltat is, a végén mindenkinél pontozzuk: 5, 3 és 1 pont. Város: az ottani szövet; templom: minden ottani kocka; Palazzo Vecchio: az ottani képviselők és műalkotások. Akinek nincs ott semmije, nem kap pontot.

## The board in a terminal

terminal-empty = –
terminal-nobody = ×
terminal-over = a játszmának vége
terminal-set-up = előkészületek, { $player } a kezdőjátékos
terminal-round = { $round }. forduló, { $player } köre
terminal-deck = { $count } kártya a pakliban
terminal-short = bővebben: board
terminal-council = Tanács
terminal-now = most
terminal-next = ▸{ $seat }
terminal-scored = pontozva
terminal-ties = Holtverseny:
terminal-open-final = Nyílt pontozókártya: { NAME($final) }
terminal-churches = Templom
terminal-ports = Kikötők
terminal-trade = Ker. városok
terminal-cloth = szövet, hely
terminal-houses = Ház
terminal-player = Játékos
terminal-points = Pont
terminal-discs = Korong
terminal-woven = Szövet
terminal-ships = Hajó
terminal-hand = Kártya
terminal-council-own = Palazzo
terminal-card = { NAME($action) }{ $count ->
        [one] {""}
       *[other] {" "}×{ $count }
    }
terminal-own-hand = kártyáid: { $cards }
terminal-no-hand = nincs kártya
terminal-own-final = pontozókártyád: { NAME($final) }
terminal-finals = Pontozókártyák
terminal-score-title = Pontok
terminal-score-total = Összesen
terminal-score-note = A pontozókártyák csak a végén számítanak.
terminal-row-scored = Pontozás
terminal-row-points = Pontok (ami számított)
terminal-row-nobody = senki
terminal-row-share = { $points } ({ $counted })
terminal-row-tile = { NAME($tile, form: "short") }
terminal-row-open = Pontozókártya: { NAME($final, form: "short") } (nyílt)
terminal-row-final = Pontozókártya: { NAME($final, form: "short") } ({ $player })
terminal-legend-city = Város: két akció között minden utcán egy korongtorony áll, a játékosok betűivel, ○ a fehér, a teteje jobbra van. Félkövér: amit most végrehajthatnál. Templomok: minden kocka egy betű, minden szabad hely egy pont.
terminal-legend-council = Tanács: a lapkák a pontozás sorrendjében, ▸ a következő. A név előtt az áll, kinek a képviselője ül ott (× senkié), utána az, ki hány pontot kapna, ha most pontoznánk a lapkát. A „Holtverseny” sor azt mutatja, egyenlőség esetén ki kit előz meg.
terminal-legend-players = Játékosok sorrendben, ▸ te vagy. Korong: saját színű + fehér. Szövet: a műhelyekben / ennyinek van hely. Kártya: a kézben. Palazzo: képviselők + műalkotások, ezek döntik el a holtversenyt.

## Options of a table

option-city = A város
option-city-random = Véletlenszerű
option-city-first-game = Az első játékhoz ajánlott
option-compensation = Kártya a lehetetlen akciókért
option-compensation-any = Mindegyikért egy, a szabály szerint
option-compensation-one = A saját körödben legfeljebb egy
option-late = Az utolsó lapka után kiszorult korongok
option-late-leave = Kikerülnek a játékból, a szabály szerint
option-late-enter = A Palazzóba kerülnek, holtversenynél számítanak

## What is wrong with a box

error-cards = A dobozba összesen pontosan { $needed } akciókártya kell, nem { $count }.
error-start-card = A dobozba legalább egy „{ $action }” kártya kell: kezdéskor kirakjuk.
error-whole-number = „{ $name }” egész számot kér, legalább 0-t, és nem ezt: „{ $value }”.
error-kinds = A kártyákhoz { $needed } szám kell, akciónként egy, nem { $count }.
error-no-action = Nincs ilyen akció: „{ $action }”; van: { $actions }.
error-layout = Az első játék elrendezése egy lista, amelyben { $needed } akció szerepel, mindegyik egyszer.
error-middle = A város közepén mindig ez van: „{ $action }”.
error-no-table = A doboz táblázatai: cards és first-game; ez nem az: „{ $table }”.
error-not-a-table = „{ $table }”: ide nevek és értékek táblázata kell.
error-toml = A doboz fájlja nem érvényes TOML: { $reason }.

## The board in the browser

# City, council and scores.
board-round = { $round }. forduló (legfeljebb { $rounds }) · még { $tiles } lapka
board-set-up = Az első forduló előtt
board-over = A játszmának vége
board-city = Firenze utcái
board-acting = Itt { $player } van soron
board-left = { $left }×
board-tower = „{ NAME($street) }” utca: { $count } korong, alulról: { $discs }{ $scores ->
        [yes] . A következő korong itt a legalsót a városi tanácsba küldi; pontozás: { NAME($tile) }
       *[no] {""}
    }
board-late = Az utolsó lapka után került be: { $players }
board-white = fehér
board-council = Palazzo Vecchio
board-palazzo-artworks = A Palazzo műalkotásai: { $given ->
        [0] a négyből még egy sincs
       *[other] { $given } a négyből, adta: { $patrons }
    }
board-ties = Előny
board-ties-order = Holtversenyben ez a sorrend dönt: { $players }
board-final = Nyílt pontozókártya: { NAME($final) }, a végén mindenkinél pontozzuk. { $scorers ->
        [0] Még senkinek sincs ott semmije.
       *[other] Pontok a mostani állás szerint: { $awards }
    }
board-award = { $player }: { $points }
board-next = jön
board-seat = A tanács { $seat }. helye, { NAME($tile) }{ $ahead ->
        [1] , ezt pontozzuk legközelebb
       *[other] {""}
    }. { $scorers ->
        [0] Most senki sem kapna pontot.
       *[other] Pontok, ha most pontoznánk: { $awards }
    }
board-seat-done = A tanács { $seat }. helye, { NAME($tile) }: pontozva, { $taken ->
        [yes] { $player } képviselője
       *[no] nincs képviselő
    }
board-panes = A tábla részei
board-pane-open = itt választhatsz
board-pane = { $pane ->
        [city] Város
        [council] Tanács
        [churches] Templom
       *[map] Térkép
    }
board-runner = { $player }: { $points } pont{ $leads ->
        [yes] {" "}(vezet)
       *[no] {""}
    }, még { $discs } színes és { $whites } fehér korong{ $turn ->
        [yes] . Az ő köre van
       *[no] {""}
    }
board-change = { $before } → { $after }
board-draw = kártya
board-done = Kész
board-stop = Ennyi elég

board-churches = Templomok
board-row = { $row ->
        [wood] Fa
        [brick] Tégla
        [marble] Márvány
       *[artwork] Műalkotás
    }
board-stones = { $row ->
        [wood] Fa
        [brick] Tégla
        [marble] Márvány
       *[artwork] Műalkotás
    }: szabad hely { $free } / { $spaces }
board-order = { NAME($thing, form: "title") }{ $scored ->
        [yes] , már pontozva
       *[no] {""}
    }: { $owners ->
        [0] senkinek sincs semmije
       *[other] { $shares }. Vezet: { $leaders }
    }
board-share = { $player }: { $cubes }
board-map = Kikötővárosok és kereskedővárosok
board-free = Az ide küldött szövet; 12 helyből { $count } szabad
board-house-of = { $player } kereskedőháza
board-florence = Firenze
board-deck = { $count } akciókártya a pakliban
board-discard = { $count } kijátszott akciókártya
board-mat = Saját dolgaim
board-times = × { $count }
board-discs = Korongok
board-discs-left = Még { $count } színes és { $whites } fehér korong
board-warehouses = Raktárak
board-warehouse = { $wood } fa, { $brick } tégla, { $marble } márvány; mindegyikből { $most } fér el
board-workshops = Műhelyek
board-looms = Szövet a műhelyekben: { NAME($cloth) }; egyenként { $most } fér el{ $left ->
        [0] {""}
       *[other] ; a következő műhely ára 1 fa és 1 tégla, még { $left } építhető
    }
board-harbour = Hajók
board-ships = { $count } hajó{ $left ->
        [0] {""}
       *[other] ; a következő ára 2 fa, még { $left } építhető
    }
board-houses = Házak
board-houses-built = { $count } kereskedőház{ $left ->
        [0] {""}
       *[other] ; a következő ára 2 tégla, még { $left } építhető
    }
board-cubes = Kockák
board-supply = { $count } kocka a készletben
board-hand = { $count ->
        [0] Kártyáim
       *[other] Kártyáim ({ $count })
    }
board-none = nincs kártya
board-choose-one = Válassz egyet
board-my-final = Pontozókártyám
board-own = te
board-first = kezd
board-status = { $status ->
        [asked] választ
        [turn] soron van
        [ready] kész
       *[choosing] választ
    }
board-score = { $points } pont
board-things = Még { $discs } színes és { $whites } fehér korong. Raktárak: { $wood } fa, { $brick } tégla, { $marble } márvány. { $cloth } szövet { $workshops } műhelyben. { $ships } hajó, { $houses } kereskedőház. { $hand } akciókártya{ $known ->
        [0] {""}
       *[other] , egy ismert: { NAME($cards) }
    }. A Palazzóban { $representatives } képviselő és { $artworks } műalkotás.
board-final-shown = Pontozókártya: { NAME($final) }
board-offered = Kirakott kezdőkártyák, mindenki elvesz egyet: { NAME($cards) }
board-scoring-title = { $title } ({ $tiles } lapka)
board-scoring-tiles = { $unit ->
        [cloth] { $count } szövet
        [artworks] { $count } műalkotás
       *[cubes] { $count } kocka
    } a végén
board-scoring-open = Nyílt pontozókártya: { NAME($final) }
board-scoring-secret = { $player } pontozókártyája: { NAME($final) }
board-scoring-final = { $unit ->
        [cloth] { $count } szövet
        [cubes] { $count } kocka
       *[palazzo] { $count } képviselő és műalkotás
    }{ $place ->
        [0] {""}
        [1] , 1. hely
        [2] , 2. hely
       *[3] , 3. hely
    }{ $tie ->
        [won] , holtversenyben előrébb
        [shared] , megosztva
       *[none] {""}
    }

## The lesson

lesson-welcome = Szövetkereskedő vagy Firenzében. Pontot a Palazzo Vecchióban ülő tanács ad: hat városban a szövetért, a templomokban az adományokért, mindig azoknak, akiknek ott a legtöbb van.
lesson-final = Tarts meg titokban egyet a három pontozókártyád közül! A legvégén minden megtartott kártya és még egy nyílt is mindenkinek számít: akinek ott a legtöbbje van, 5 pontot kap, aztán 3 és 1.
lesson-final-do = Tartsd meg Londont!
lesson-start-card = Mindenki egy akciókártyával kezd: ráadás akció későbbre. A kezdőjátékos, vagyis te, utoljára választ. A hajó fából épül.
lesson-start-card-do = Vedd el a „fa” kártyát!
lesson-city = Ez a város: kilenc akció, és minden két szomszédos között egy utca. Egy körben egy korongot teszel egy utcára; egy fordulóban mindenkire sor kerül egyszer.
lesson-place = A koronggal végrehajtod az utcája két végén lévő akciókat. Fa a hajóhoz és szövet, amit elvihet: jó kezdés. A halvány korongok mutatják, hová tehetsz; a fehéreket (2×) hagyd későbbre!
lesson-place-do = Tegyél egy korongot a fa és a szövés közé!
lesson-wood = Mindkét akciót végrehajthatod, tetszőleges sorrendben. A fa a készletedből a raktáradba kerül, a tégla és a márvány ugyanígy. Mindegyikből négynek van hely.
lesson-wood-do = Vegyél el 1 fát!
lesson-weave = Minden műhelyed egy szövetet készít. Egyelőre egy műhelyed van. Egy műhelyben négy szövetnek van hely.
lesson-weave-do = Készíts szövetet!
lesson-card = Minden kártya ingyenes akció. Amikor egy korongod aktiválódik, a két akciója előtt, között és után bármennyit kijátszhatsz. A pakli és a kijátszott kártyák itt vannak: „{ board-florence }”.
lesson-card-do = Játszd ki a „fa” kártyát!
lesson-below = Valaki fehér korongot (2×) tett a tiédre: ezzel mindkét akciót kétszer hajtotta végre. Utána felülről lefelé még legfeljebb két korong aktiválódik: más körében is megint te jössz.
lesson-below-do = Vegyél el megint 1 fát!
lesson-below-weave = Ez a játék lényege: a korongjaid tovább dolgoznak neked, és ha az övékére teszed a tiédet, másokat segítesz.
lesson-below-weave-do = Készíts megint szövetet!
lesson-council = A Palazzo Vecchióban a tanács 15 lapkát pontoz, egyenként, sorról sorra. Az első London: ott az odaküldött szövet számít. Más lapkákon betű és +3: ennyit kapna érte most az a játékos.
lesson-harbour = Legyen hát szöveted Londonban, mielőtt másnak lesz! A hajóhoz megvan a fád: előbb építsd meg, és máris lehetséges a behajózás.
lesson-harbour-do = Tegyél egy korongot az építés és a behajózás közé!
lesson-build = Egyet építesz: hajót (2 fa) a kikötővárosokhoz, kereskedőházat (2 tégla) egy kereskedővárosban vagy műhelyt (1 fa, 1 tégla), amely eggyel több szövetet ad. Az ára a készletedbe kerül vissza.
lesson-build-do = Építs egy hajót: nyomj az „{ action-build.title }” feliratra!
lesson-limits = Ezeknél a terveknél többet nem építhetsz: három hajó, a három kereskedővárosban egy-egy kereskedőház és még két műhely. Ami megépült, megmarad, és mindig dolgozik.
lesson-cities = London, Lisszabon és Barcelona kikötőváros, a másik három kereskedőváros. Mindben 12 szövetnek van hely. A „{ tile-ports.title }” és a „{ tile-trade-cities.title }” lapka mindhármat együtt számolja.
lesson-send = Minden hajó egy szövetet visz egy műhelyből egy általad választott kikötővárosba. Ha a behajózással kezdted volna, még nem lett volna hajód.
lesson-send-do = Küldj egy szövetet Londonba!
lesson-third = Már két korong van a tiéden. Felülről lefelé kerülnek sorra; a fehéret letakarták, ezért nem tesz semmit. A tiéd, a harmadik, még aktiválódik. Négy közül a legalsó már nem.
lesson-third-do = Vegyél el 1 fát!
lesson-third-weave = Most három korong fekszik itt, és háromnál több nem is maradhat: ezt jelzi mellettük a kis palota. Szőj, aztán nézd, mi történik, ha egy negyedik kerül a tetejükre!
lesson-third-weave-do = Készíts szövetet!
lesson-scored = Egy negyedik került a tetejére; a tiéd, a legalsó, a tanácsba ment. Ilyenkor a következő lapkát pontozzuk, most Londont: a legtöbb 3 pont, aztán 2 és 1. Akinek semmije sincs, semmit sem kap.
lesson-ties = A korongod ott marad: ő a képviselőd. Pontot nem hoz, de holtverseny esetén az áll előrébb, akinek több képviselője van a Palazzóban. A sorrendet ez mutatja: „{ board-ties }”.
lesson-white = A következő lapka Santa Croce, és van két fád, amit templomnak adhatsz. Három fehér korongod van: mindegyik kétszer adja mindkét akciót; letakarva semmit sem ad, és senkié.
lesson-white-do = Tegyél egy fehér korongot (2×) a szállítás és a hozzájárulás közé!
lesson-give = Hozzájárulás: egy kockát adsz a raktáradból egy templom szabad mezőjére. A Santa Croce templomban másnak már van egy; ha neked is lesz, a képviselőd megnyeri a holtversenyt.
lesson-give-do = Adj 1 fát a Santa Croce templomnak!
lesson-give-again = A fehér koronggal kétszer adsz. Minden adomány két lapkánál számít: a templománál és a nyersanyagánál, a három templomban együtt. A San Miniato templomban is ér hát valamit a fa.
lesson-give-again-do = Adj 1 fát a San Miniato templomnak!
lesson-draw = A szállítás egy-egy szövetet visz minden városba, ahol van kereskedőházad; neked egy sincs. Olyan akció helyett, amely teljesen lehetetlen, kártyát húzhatsz.
lesson-draw-do = Húzz kártyát a szállításakció helyett!
lesson-draw-again = Mindkét alkalom külön számít: megint lehetetlen, még egy kártya. Amit megtehetnél, de kihagysz, azért nem jár. A lerakott koronggal legalább az egyik akció kötelező, egy lejjebb lévővel egyik sem.
lesson-draw-again-do = Húzz még egyet!
lesson-marble = Műalkotást és márványt húztál. A korongod még aktív, így a húzott kártyát is rögtön kijátszhatod. Előbb a márvány jön: abból készül a műalkotás.
lesson-marble-do = Játszd ki a „márvány” kártyát!
lesson-artwork = A „műalkotás” akció a raktárad egyik márványából műalkotást készít, egy templomba vagy a Palazzóba.
lesson-artwork-do = Játszd ki a „műalkotás” kártyát!
lesson-palazzo = A műalkotás bárhol számít a „műalkotások” lapkánál. Templomban annak a lapkájánál is; a Palazzóban, ahol összesen négynek van hely, holtverseny esetén annyit ér, mint egy képviselő.
lesson-palazzo-do = Add a Palazzo Vecchiónak!
lesson-fourth = A fa és a szövés közt három korong fekszik, alul egy fehér, amely senkié. Aki kiszorítja, a saját színéből küld egyet a tanácsba. Legyél ez te!
lesson-fourth-do = Tegyél egy korongot a fa és a szövés közé!
lesson-fourth-wood = Előbb te jössz, aztán az alattad lévő két korong; a négy közül a legalsó kiszorul. A Santa Croce pontozása csak ezután jön, és az új képviselőd már számít.
lesson-fourth-wood-do = Vegyél el 1 fát!
lesson-fourth-weave = Nézd meg, mire teszed a korongod: az alatta lévő kettő másoké, így a köröd nekik is jó. A tanácsbeli hely megéri.
lesson-fourth-weave-do = Készíts szövetet!
lesson-equal = A Santa Croce pontozása: mindhármótoknak egy-egy kockátok van, ez holtverseny. Neked van a legtöbb a Palazzóban, két képviselő és egy műalkotás: tiéd a 3 pont.
lesson-order = Ha a Palazzóban is egyenlők: akinek több a képviselője, aztán akinek előbb volt ennyi. Ha nincs képviselőjük: aki előbb adott műalkotást a Palazzónak.
lesson-shared = A két másik játékosnak nincs semmije a Palazzóban, köztük semmi sem dönt. A 2. és 3. hely pontjain osztoznak: 2 + 1 pont, elfelezve és lefelé kerekítve 1–1 pont.
lesson-exchange = A kiszorult korong fehér volt: helyette a készletedből egy sajátod került a tanácsba, a fehér pedig hozzád: újra leteheted. Ha üres volna a készleted, egy utcáról küldenél egyet.
lesson-finish = Ha minden korong lekerült, vége a játéknak; a maradék lapkákat sorban pontozzuk. Ha mind a 15-öt előbb pontoztuk, ezzel a fordulóval van vége; ami addig még kiszorul, kikerül a játékból.
lesson-finals = Végül jönnek a pontozókártyák: a nyílt és mindenki titkos kártyája, mindegyik minden játékosnak számít. A tiéd is segíthet másnak. A legtöbb pont nyer; holtversenynél megint a Palazzo dönt.
lesson-remember = Amit könnyű elfelejteni: négy korong közül a legalsó nem aktiválódik, csak kiszorul, és játék közben csak ettől van pontozás. Amit legalább részben megtehetnél, azért nem jár kártya.
lesson-end = Rakd egymásra a saját korongjaidat, figyeld a következő lapkákat, és keveset adj másoknak. Innentől igazi a játék. Sok szerencsét!
