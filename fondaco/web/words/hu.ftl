# What the web app says, in Hungarian.

## Everywhere

web-name = Fondaco
web-title = { $count ->
        [0] Fondaco
       *[other] ({ $count }) Fondaco
    }
web-pitch = Kereskedés és furfang régi kalmárvárosokban. Játssz közeli és távoli barátaiddal vagy botok ellen! Se fiók, se telepítés.
web-skip-choices = Ugrás a lehetőségeidhez
web-skip = Ugrás a tartalomhoz
web-nav = Főmenü
web-home = A kezdőlapra
web-my-tables = Asztalaim
web-new-table = Új asztal
web-rules = Szabályok
web-foot = Szabályok és tiszta sorsolás
web-rules-of = Szabályok: { $game }
web-rights = A Fondaco nem hivatalos projekt, nincs kapcsolatban a játékok szerzőivel és kiadóival. Rajzai és szövegei a sajátjai. Ha tetszik egy játék, vedd meg!
web-theme = Világos vagy sötét
web-theme-auto = A rendszer szerint
web-theme-light = Világos
web-theme-dark = Sötét
web-guest = Vendég { $number }
web-turn-at = Te jössz: { $game }
web-tell = Szólj, ha én jövök
web-tell-how = A böngésző értesítésével, amíg a Fondaco bármelyik oldala nyitva van. Ha az utolsót is bezárod, már nem tudunk szólni: e-mail és push egyelőre nincs.
web-tell-on = Szólunk, ha te jössz, amíg a Fondaco bármelyik oldala nyitva van.
web-tell-refused = Ez az oldal nem küldhet értesítéseket a böngésződben. A böngésző beállításaiban engedélyezheted. Az ablak címe így is mutatja, hány asztalnál jössz te.
web-tell-cannot = A böngésző itt nem tud értesítéseket mutatni; a legtöbb ehhez biztonságos címet kíván. Az ablak címe így is mutatja, hány asztalnál jössz te.
web-share = Megosztás

## The front page

web-home-welcome = Gyere be, nyitva a piac!
web-play-now = Azonnali játék: { $game }
web-play-now-how = Egy kattintás, és már kezdődik is a játék botok ellen. Bármikor elmehetsz, és visszajöhetsz.
web-name-optional = Vendég
web-now = Azonnali játék

# A lesson at a table.

web-learn = Bevezető lecke: 10 perc
web-learn-game = { web-learn } ({ $game })
web-learn-title = Bevezető lecke: { $game }
web-learn-how = Igazi asztalnál ülsz, és minden lépés egy dolgot mutat meg: nézd meg, tedd meg, értsd meg, miért. Bármikor elmehetsz, és később folytathatod; a lecke végén a játék egyszerűen megy tovább, és a botok már önállóan játszanak.
web-learn-luck = A lecke sorsolása előre rögzített és ismert, hogy mindenkinek ugyanaz legyen. Nem bizonyít semmit, és az asztal nem szerepel a listákon.
web-learn-begin = A lecke kezdése
web-learn-on = A lecke folytatása
web-learn-again = Újrakezdés
web-lesson = Lecke
web-lesson-step = Lépés: { $number } / { $count }
web-lesson-step-short = Lecke { $number }/{ $count }
web-lesson-watch = Nézd, mit tesznek a többiek!
web-lesson-next = Tovább a leckében
web-lesson-end = Játék folytatása
web-lesson-do = Tedd meg helyettem
web-lesson-more = Bővebben a leckéről
web-lesson-leave = Lecke kihagyása, irány a játék
web-lesson-again = Újrakezdés
web-lesson-stays = Egyszerűen el is mehetsz: a lecke az asztalaid között vár.
web-lesson-tools = „Tipp”: jó lépések; „Visszavonás”: visszaveszed a választást; ami nem lehetséges, koppintásra megmondja, miért. Gyenge lépés után megszólal az edző.
web-game-now = Azonnali játék: { $game }
web-with-friends = Barátokkal
web-against = ellenfelek: { $players }
web-game-with-friends = Játék barátokkal: { $game }
web-players-from-to = { $fewest }–{ $most } játékos
web-no-tables = Még egy asztalnál sem ülsz. A játszmáid majd itt várnak rád.
web-tables-turn = { $count ->
        [one] Te jössz
       *[other] { $count } asztalnál te jössz
    }
web-tables-running = Most mások jönnek
web-tables-waiting = Játékosokra vár
web-tables-finished = Befejezett játszmák
web-tables-older = { $count ->
        [one] 1 régebbi játszma
       *[other] { $count } régebbi játszma
    }
web-points-of = { $player }: { $points }
web-tables-closed = Bezárt asztalok
web-closed = bezárva { $ago }
web-opened = megnyitva { $ago }
web-ended = véget ért { $ago }
web-replay-of = Visszajátszás: { $game }, { $players }
web-open-tables = Nyitott asztalok
web-no-open-tables = Épp senki sem keres játékosokat. Nyiss te asztalt: aki erre jár, leülhet hozzá.
web-open-one = Asztal nyitása mindenkinek
web-pace-short-live = élőben
web-pace-short-leisure = ráérősen
web-open-seats = { $count ->
        [one] 1 szabad hely
       *[other] { $count } szabad hely
    }
web-your-turn = Te jössz
web-you-are-asked = Te döntesz

## Opening a table

web-your-name = A neved
web-which-game = Melyik játék
web-new-lead = Válaszd ki a játékot és a játékosokat! A többi úgy van beállítva, ahogy a legtöbben szeretik.
web-presets = Kik játszanak
web-preset-friends = Barátok linkkel
web-preset-friends-how = Kapsz egy linket, amelyet elküldhetsz. A játék akkor kezdődik, amikor minden helyen ül valaki.
web-preset-bots = Én és a botok
web-preset-bots-how = Ellenfeleid: { $players }. Azonnal kezdődik.
web-preset-here = Egy eszköz, kézről kézre
web-preset-here-how = Függöny takarja, amit mások nem láthatnak.
web-more-options = További beállítások
web-more-options-how = Helyek, nevek, tempó, a játék beállításai
web-form-wrong = { $count ->
        [one] Valami még nem jó; lejjebb megjelöltük.
       *[other] { $count } dolog még nem jó; lejjebb megjelöltük őket.
    }
web-seats = A játékosok száma
web-who-plays = Ki hol ül
web-seat-of = { $seat }. hely, { $colour }
web-chair-usual = Ahogy fent
web-chair-me = Én
web-chair-open = Egy barát, linkkel
web-chair-here = Valaki ennél az eszköznél
web-chair-name = Név
web-bot-random = Bot: kezdő
web-bot-is = { $name }, bot: { $temper }.
web-bot-plain = { $name }, bot.
web-bot-greedy = Bot: kereskedő
web-bot-learned = Bot: öreg róka
web-bot-apprentice = Bot: inas
web-bot-apprentice-how = Az inas még tanul: ezt-azt nem vesz észre, és beéri azzal, ami elég jónak látszik.
web-bot-journeyman = Bot: legény
web-bot-journeyman-how = A legény választás előtt fejben kipróbál néhány utat, és gyorsan dönt.
web-bot-master = Bot: mester
web-bot-master-how = A mester a legjobb utakat fejben tovább is játssza, a többiek helyett is, és egy másodpercet szán rá.
web-bot-grandmaster = Bot: nagymester
web-bot-grandmaster-how = A nagymester akár öt másodpercig is gondolkodik, és keveset bocsát meg.
web-level-apprentice = Inas
web-level-journeyman = Legény
web-level-master = Mester
web-level-grandmaster = Nagymester
web-level-rating = A játszmák { $share }%-át nyeri meg ({ $low }–{ $high }) { $rivals ->
        [one] egy
       *[other] { $rivals }
    } eggyel gyengébb bot ellen; { $fair }% volna egyenlő esély.
web-level-rating-lowest = A játszmák { $share }%-át nyeri meg ({ $low }–{ $high }) { $rivals ->
        [one] egy
       *[other] { $rivals }
    } vaktában választó bot ellen; { $fair }% volna egyenlő esély.
web-pace = Tempó
web-pace-live = Élőben
web-pace-live-how = Mindenki itt van, és a végéig marad.
web-pace-leisure = Ráérősen
web-pace-leisure-how = Napokon át: nézz be néha! E-mail és push egyelőre nincs.
web-bot-pace = Milyen gyorsak a botok
web-bot-pace-how = Ennyi időt szán egy bot minden lépésére, hogy követni tudd. A mester és a nagymester legalább annyi időt vesz el, amennyit gondolkodik.
web-bot-pace-200 = Azonnal
web-bot-pace-700 = Gyors
web-bot-pace-1500 = Nyugodt
web-bot-pace-4000 = Lassú
web-grace = Meddig vár egy hely a játékosára
web-grace-how = Ha valaki ennyi ideig távol van, a többiek megegyezhetnek, hogy bot üljön a helyére. Aki visszajön, azonnal átveszi a játékot.
web-grace-usual = Élőben két perc, ráérősen két nap
web-grace-60 = Egy perc
web-grace-120 = Két perc
web-grace-600 = Tíz perc
web-grace-86400 = Egy nap
web-grace-172800 = Két nap
web-grace-604800 = Egy hét
web-listed = Jelenjen meg a kezdőlapon, hogy bárki csatlakozhasson
web-salting = Kezdés előtt mindenki hozzátehet valamit a sorsoláshoz
web-salting-how = Így az sem döntheti el egyedül a sorsolást, aki ezt a szervert működteti. A játék akkor kezdődik, amikor mindenki válaszolt.
web-aids = Segítség az asztalnál
web-aid-confirm = Rákérdezés, ha valami nem vonható vissza
web-aid-confirm-how = Második kattintás, mielőtt bármit húzol, felfedsz vagy véglegesítesz.
web-aid-coach = Edző
web-aid-coach-how = Egy érezhetően gyenge lépés után egyszer megmondja, ő mit nézett volna meg. Mindenki csak azt olvassa, ami a saját lépéseiről szól.
web-aid-hint = Tippek
web-aid-hint-how = Minden saját döntésednél egy gomb megmondja, mi ígéri a legtöbbet abból, amit tudhatsz. Más nem látja.
web-aid-choice = { $value ->
        [on] Be
        [off] Ki
        [first] Be az első játékban botok ellen
       *[usual] Csak botok ellen be, emberek között ki
    }
web-aid-is = { $to ->
        [on] Be
       *[off] Ki
    }
web-aid-wanted = { $to ->
        [on] { $asker } szeretné bekapcsolni.
       *[off] { $asker } szeretné kikapcsolni.
    }
web-aid-keep = Maradjon, ahogy van
web-own-box = Saját doboz
web-box-text = Miben tér el
web-box-how = Más van a te dobozodban, mint a miénkben? Írd le, mi tér el, dobozfájl (TOML) formájában!
web-open-table = Asztal megnyitása

## The waiting room

web-title-waiting = Játékosokra várunk · Fondaco
web-room-lead = Megterítettünk. Ki ül az asztalhoz?
web-own-box-here = A játék saját dobozzal folyik
web-invite = Hívd meg a barátaidat!
web-invite-how = Küldd el nekik ezt a linket! Aki megnyitja, leülhet, fiók nélkül.
web-link-of-table = Az asztal linkje
web-qr-show = Vagy olvasd be egy telefon kamerájával!
web-waiting-room = Helyek
web-missing = { $count ->
        [one] Egy hely szabad. A játék akkor kezdődik, amikor azt is elfoglalják.
       *[other] { $count } hely szabad. A játék akkor kezdődik, amikor az utolsót is elfoglalják.
    }
web-salts-missing = { $count ->
        [one] Minden hely foglalt. A játék akkor kezdődik, amikor az utolsó játékos is hozzátett valamit a sorsoláshoz, vagy lemondott róla.
       *[other] Minden hely foglalt. A játék akkor kezdődik, amikor még { $count } játékos hozzátett valamit a sorsoláshoz, vagy lemondott róla.
    }
web-salts-missing-too = Előbb még mindenki hozzátehet valamit a sorsoláshoz.
web-salt-added = hozzátett a sorsoláshoz
web-salt-left = nem tesz hozzá a sorsoláshoz
web-salt-awaited = hozzátehet a sorsoláshoz
web-commitment-why = Ebben a játszmában minden véletlen egyetlen titkos számból következik, amelyet az asztal megnyitásakor húztunk. Ez a szám ujjlenyomata: a szám többé nem változhat, és a játszma után bárki ellenőrizheti, hogy nem is változott. Írd fel, ha biztosra akarsz menni!
web-salt-how = Bármit írsz, megváltoztatja a játszma összes húzását. A legjobb valami véletlenszerű. A többiek akkor látják, amikor a játék már elkezdődött.
web-salt-field = Amit a sorsoláshoz hozzáteszel
web-salt-field-of = Amit { $player } hozzátesz a sorsoláshoz
web-salt-add = Hozzáadás
web-salt-leave = Nem teszek hozzá semmit
web-salt-answered = Ezt tetted hozzá. A legelső húzástól kezdve számít.
web-salt-wanted = Aki játszik, a kezdés előtt hozzátehet valamit a sorsoláshoz.
web-open-seat = Szabad hely
web-take-a-seat = Ülj le!
web-sit-how = Aztán válassz lejjebb egy szabad helyet! Se fiók, se jelszó.
web-kept-for = Fenntartva: { $player }
web-sit-down = Ideülök
web-sit-at = Ideülök: { $seat }
web-bot-here = Bot
web-bot-at = Bot ültetése ide: { $seat }
web-bots-level = A botok szintje
web-you = te
web-leave-seat = Felállok
web-free-seat = Hely felszabadítása
web-free-seat-of = { $player } helyének felszabadítása
web-fill-with-bots = Kezdés most, a szabad helyeken botokkal
web-chat-after = Ülj le, és itt beszélgethetsz a többiekkel!

## The table

web-title-mine = ● Te jössz · { $game }
web-title-others = { $players } · { $game }
web-title-over = A játszmának vége · { $game }
web-waiting-for = Várunk rá: { $players }
web-past = A játszma egy korábbi állását látod.
web-undo = Visszavonás
web-undo-takes = Ezt vonod vissza: { $choice }{ $others ->
        [yes] {" "}És mindazt, amit { $players } azóta tett.
       *[no] {""}
    }
web-undo-others = { $count ->
        [1] { $players } lépéseivel
        [2] { $players } lépéseivel
       *[other] { $count } bot lépéseivel
    }
# What others took from the reader.
web-losses = Amit elveszítettél
web-loss-seen = Láttam

web-coach = Az edző
web-coach-looked = Én ezt néztem volna meg:
web-coach-gain = { $gain ->
        [one] Számításom szerint ez nagyjából { $gain } ponttal jobb.
       *[other] Számításom szerint ez nagyjából { $gain } ponttal jobb.
    }
web-coach-stands = Ez már így marad; jusson eszedbe legközelebb.
web-coach-back = Visszavonom
web-coach-thanks = Köszönöm
web-coach-off = Az edző kikapcsolása
web-undo-news = { $who } visszavonja a választását, és vele mindazt, amit { $players } azóta tett.
web-final = végleges
web-seals = Ez végleges: nem lehet visszavonni.
web-sure = { $seal ->
        [drawn] Ezután a véletlen húz, ezért nem lehet visszavonni.
        [over] Ezzel véget ér a játszma, ezért nem lehet visszavonni.
       *[shown] Ezzel rejtett dolog válik láthatóvá, ezért nem lehet visszavonni.
    }
web-do-it = Legyen
web-not-yet = Még ne
web-choices = Mit tehetsz
web-board = A tábla
web-rail = Mit tehetsz, játékosok, pontok, napló és csevegés
web-players = Játékosok
web-scores = Pontok eddig
web-category = Kategória
web-total = Összesen
web-log = Mi történt
web-chat = Csevegés
web-chat-line = Szólj hozzá!
web-chat-name = A neved a csevegésben
web-chat-send = Küldés
web-here = itt van
web-who-plays-here = Kik játszanak
web-seat-more = Hely átvitele vagy átadása
web-move-seat = Helyem átvitele másik eszközre
web-give-to-bot = A hely átadása egy botnak
web-give-away = A hely átengedése másnak
web-give-away-how = Ekkor bárki leülhet oda, akinél megvan az asztal linkje, és látja, ami eddig csak neked volt látható. Amíg senki sem ül le, visszajöhetsz.
web-said-watching = (néző)
web-seat-changed = { $kind ->
        [bot] { $before } helyére bot ül: { $after }.
        [open] { $before } helye most szabad.
       *[person] { $before } helyén most { $after } ül.
    }
web-seat-news = { $event ->
        [asks] { $who } azt kéri, hogy { $player } helyére bot üljön.
        [agrees] { $who } beleegyezik, hogy { $player } helyére bot üljön.
        [refuses] { $who } inkább megvárja, hogy { $player } visszajöjjön.
        [withdraws] { $who } mégis megvárja, hogy { $player } visszajöjjön.
        [stands-in] { $player } helyett bot játszik: { $bot }.
       *[came-back] { $player } visszajött, és visszaveszi a helyét a bottól ({ $bot }).
    }
web-aid-news = { $event ->
        [asks] { $to ->
            [on] { $who } szeretné bekapcsolni: { $aid }.
           *[off] { $who } szeretné kikapcsolni: { $aid }.
        }
        [keeps] Marad, ahogy volt: { $aid }.
       *[settled] { $to ->
            [on] Mindenki beleegyezett, bekapcsolva: { $aid }.
           *[off] Mindenki beleegyezett, kikapcsolva: { $aid }.
        }
    }
web-since = { $count ->
        [one] Egy dolog történt, amíg távol voltál.
        [2] Két dolog történt, amíg távol voltál.
        [3] Három dolog történt, amíg távol voltál.
        [4] Négy dolog történt, amíg távol voltál.
        [5] Öt dolog történt, amíg távol voltál.
        [6] Hat dolog történt, amíg távol voltál.
        [7] Hét dolog történt, amíg távol voltál.
        [8] Nyolc dolog történt, amíg távol voltál.
        [9] Kilenc dolog történt, amíg távol voltál.
       *[other] { $count } dolog történt, amíg távol voltál.
    }
web-since-show = Mutasd!
web-since-last = Az utolsó { $count } mutatása
web-since-read = Elolvasom a naplóban
web-since-here = Innentől új
web-show = Mi történik
web-show-next = Következő jelenet
web-show-skip = Átugrás
web-now-at = Most: { $part }
web-hand-to = Eszköz átadása: { $player }
web-hurry = Míg én jövök
web-open-seat-here = Van szabad hely
web-come-back = Visszaülök a helyemre
web-stands-in = { $player } helyett
web-away-since = távol { $time } óta
web-last-here = utoljára itt: { $ago }
web-askable-from = Ettől kezdve kérhetsz botot: { $time }.
web-askable-in = Botot { $time } kérhetsz.
web-ask-for-bot = Bot kérése
web-ask-for-bot-of = Bot kérése { $player } helyére
web-asking = { $asker } azt kéri, hogy { $player } helyére bot üljön.
web-asking-awaits = Még bele kell egyeznie: { $players }.
web-must-agree = Valaki botot kér
web-must-answer = Valaki átkapcsolna valamit
web-agree = Beleegyezem
web-refuse = Inkább várok
web-withdraw = Inkább várok
web-curtain = Add át az eszközt { $player } játékosnak!
web-curtain-open = { $player } vagyok

web-past-mark = A múlt
web-watching = Néző vagy
web-last-move = utolsó lépés: { $ago }
web-to-the-present = Vissza a játékhoz
web-to-the-end = Vissza az eredményhez
web-no-undo = Miért nem lehet semmit visszavonni?
web-mine = Saját dolgaim
web-sheet-table = Játékosok, napló
web-prompt-more = több
web-tabs = Mi legyen a tábla mellett
web-tab-players = Játékosok
web-tab-scores = Pontok
web-tab-log = Napló
web-tab-chat = Csevegés
web-tab-table = Asztal
web-unread = újdonság
web-log-empty = Még nem történt semmi. Itt majd minden mondat ahhoz az álláshoz vezet, amelyről szól.
web-chat-empty = Még senki sem írt semmit.
web-scores-unknown = A kérdőjel azt jelzi, amit még nem tudhatsz. A pluszjel jelentése: legalább.
web-scores-none = A pontokat a végén számoljuk össze.
web-away = távol
web-seat-open = szabad hely
web-sit-here = Ideülök
web-seat-open-how = Ide bárki leülhet, akinél megvan az asztal linkje.
web-bot-level = A bot szintje
web-curtain-why = Ami rejtett, az rejtve marad, amíg valaki meg nem nyomja ezt a gombot. A többiek forduljanak el!
web-curtain-undo = Az utolsó választás visszavonása
web-lost = Megszakadt a kapcsolat, újrapróbáljuk…
web-not-sent = Ezt nem tudtuk elküldeni, mert nincs kapcsolat. Amint lesz, elküldjük.
web-spoken-turn = Te jössz: { $prompt }
web-sound = Hangok
web-help = Súgó és billentyűk
web-close = Bezárás
web-all-rules = Az összes szabály
web-welcome = { $game } egy perc alatt
web-welcome-done = Értem
web-copy = Link másolása
web-copied = Másolva

## About a table

web-about = Erről az asztalról
web-about-game = Játék
web-invite-watch = Nézők meghívása
web-fairness = Tiszta sorsolás
web-fairness-why = Ebben a játszmában minden véletlen egyetlen titkos számból következik, amelyet az első választás előtt húztunk. Ez a szám ujjlenyomata; magát a számot a játszma végén mutatjuk meg, hogy bárki ellenőrizhesse: semmi sem változott.
web-salts-added = Ezt tették hozzá a sorsoláshoz az első húzás előtt:
web-salt-of = Amit { $player } hozzátett a sorsoláshoz
web-seed = A titkos szám
web-seed-hash = Az ujjlenyomata, amely a kezdettől látható
web-verify-luck = Sorsolás ellenőrzése ebben a böngészőben
web-seed-check = Vagy töltsd le a felvételt, és ellenőrizd a saját gépeden, a szabályokkal együtt:
web-seed-command = fondaco record verify { $game }-{ $table }.fondaco

## Miért nem

web-why-ask = Most miért nem?
web-why-title = Mi nem lehetséges most, és miért?
web-why-how = Kattints vagy koppints arra, ami nincs kiemelve, vagy lépj rá, és nyomd meg a „w” billentyűt: megtudod, most miért nem lehetséges.
web-why-open = Ez most lehetséges.
web-why-other = Előbb más következik: { $prompt }
web-why-watching = Nézőként vagy itt. Várunk rá: { $players }.
web-rules-on = Szabályok: { $title }
web-why-later = Máskor lehetséges
web-why-more = Még { $count } hasonló
web-why-all-open = Minden, amit látsz, most lehetséges.
web-why-back = Vissza az asztalhoz

## Keys

web-keys = Billentyűk
web-keys-on = Billentyűk használata
web-key-help = Ez a súgó
web-key-choice = Ugrás a lista ennyiedik pontjára
web-key-next = Ugrás a következő vagy az előző lehetőségre
web-key-do = A kijelölt végrehajtása
web-key-card = A kijelölt szabálykártyája
web-key-why = Most miért nem lehetséges a kijelölt; ha semmi sincs kijelölve, minden indok
web-key-one-page = A játék egy oldalon
web-key-hint = Tipp kérése vagy elrakása
web-key-undo = Visszavonás
web-key-log = Napló
web-key-chat = Írás a többieknek
web-key-mine = Saját dolgaim
web-key-escape = Bezárás, vagy a mozgás átugrása
web-key-replay = Visszajátszásnál egy lépés vissza vagy előre; a szóköz indít és megállít
web-card-how = Tartsd az egeret valami fölött, vagy lépj rá a billentyűzettel, és nyomd meg az „r” billentyűt, vagy tartsd rajta az ujjad: megjelenik a szabálykártyája.

## The end

web-beginning = Kezdet
web-goes-on-from = Ez a játszma egy másik játszma állásából folytatódik.
web-record = Felvétel letöltése
web-rematch = Még egy játszma
web-join-rematch = Csatlakozás a következőhöz
web-replay = Visszajátszás
web-replay-first = Eleje
web-replay-back = Vissza
web-replay-on = Tovább
web-replay-last = Vége
web-replay-move = Lépés után: { $move } / { $moves }
web-replay-speed = Sebesség
web-replay-chapters = Fejezetek
web-replay-copy = Az állás linkjének másolása
web-replay-more = Több
web-replay-at = Állás: { $at } / { $most }
web-replay-eyes = Kinek a szemével
web-play-on = Folytatás innen, botok ellen
web-play-on-as = Kinek a helyén
web-replay-go = Mutatás
web-replay-play = Lejátszás
web-replay-pause = Szünet
web-spectator = néző
web-ending-result = Vissza az eredményhez
web-ending-board = Tábla megtekintése
web-ending-save = Mentés képként
web-ending-points = A pontok részletesen
web-ending-why = Pontok magyarázata

## Hints and reviews

web-hint = Tipp
web-hint-ask = Tippet kérek
web-hint-title = Tipp
web-hint-thinking = Gondolatban továbbjátsszuk…
web-hint-none = Erről nincs mit mondani.
web-hint-how = Csak azt tudja, amit te is tudhatsz; a rejtett dolgokat megbecsüli.
web-review = Elemzés
web-review-of = Elemzés: { $game }
web-review-table = Táblázatként
web-review-when = Mikor
web-review-grade = { $grade ->
        [grave] súlyos hiba
        [clear] egyértelmű hiba
       *[small] apró hiba
    }
web-review-look = A tábla e lépés előtt
web-review-all = { $count ->
        [one] A döntés, amelyet a Mester másképp hozott volna meg
       *[other] Mind a { $count } döntés, amelyet a Mester másképp hozott volna meg
    }
web-review-ways = Kinek a döntései, és mi alapján ítéljük meg őket
web-review-working = Lépésről lépésre újra végigjátsszuk a játszmát. Ha más nem vár, ez egy percig sem tart.
web-review-progress = Eddig átnézve
web-review-stay = Nyugodtan elmehetsz erről az oldalról: az elemzés megmarad az asztalnál.

## Checking a record

web-verify = Felvétel ellenőrzése
web-verify-table = Tiszta volt a sorsolás?
web-verify-lead = A böngésződ a játszma minden húzását újraszámolja abból a titkos számból, amely a végén kiderült.
web-verify-which = { $game }: { $players }
web-verify-text = A felvétel szövegként
web-verify-file = Vagy egy fájl
web-verify-go = Ellenőrzés
web-verify-again = Ellenőrzés újra
web-verify-working = Számolunk…
web-verify-how = Hogyan működik
web-verify-how-draws = Az oldal egyik szkriptje HMAC-SHA256-tal kiszámítja az ujjlenyomatot és az összes húzást; senkitől sem kérdezi meg őket. Az ujjlenyomatnak annak kell lennie, amelyet a játszma elején láttál; ez a böngésző emlékszik rá, ha ott volt.
web-verify-how-open = Hogy melyik sornál mi volt lehetséges, és a véletlen melyik választása mennyire volt valószínű, azt a szerver mondja meg, mert a szabályok nincsenek a böngésződben. Ehhez elküldjük neki a felvételt, de nem őrzi meg.
web-verify-how-command = A saját gépeden futó Fondaco a szabályokat is ellenőrzi:
web-verify-command = fondaco record verify { $file }
web-verify-no-script = Ehhez az oldalhoz JavaScript kell. Nélküle töltsd le a felvételt, és ellenőrizd az alábbi paranccsal!
web-verify-spec = Hogy egy húzást hogyan számolunk ki, azt a forráskódban a docs/decisions/chance.md írja le.
web-verify-fits = Minden egyezik
web-verify-fits-partly = Ami itt ellenőrizhető, az egyezik
web-verify-wrong = Valami nem egyezik
web-verify-wrong-line = Nem egyezik a felvétel { $line }. sora
web-verify-not-done = Nem sikerült ellenőrizni
web-verify-commitment = Az ujjlenyomat a titkos számé:
web-verify-commitment-wrong = Az ujjlenyomat nem a titkos számé. Az ez lenne:
web-verify-commitment-seen = Ugyanezt látta ez a böngésző a játszma közben.
web-verify-commitment-other = A játszma közben ez a böngésző másik ujjlenyomatot látott:
web-verify-commitment-none = Ennek a felvételnek nincs ujjlenyomata. A húzásai régebbi fajtájúak, ezeket csak a parancssor tudja ellenőrizni.
web-verify-draws = Az összes húzás ({ $count }) a titkos számból következik.
web-verify-draws-after = Az összes húzás ({ $count }) a titkos számból következik, attól az állástól kezdve, ahol ez a játszma egy másikból elágazik.
web-verify-draws-none = Nincs ellenőrizhető húzás: a véletlen nem húzott semmit, mióta ez a játszma egy másikból elágazott.
web-verify-draws-wrong = A véletlen ezt húzta: „{ $said }”, de a titkos számból ez következik: „{ $drawn }”.
web-verify-choices = A szerver szerint minden választás lehetséges volt (összesen { $count }).
web-verify-choices-wrong = Ott ez nem volt lehetséges: „{ $said }”.
web-verify-choices-none = A választásokat nem ellenőriztük, mert a felvétel nem olvasható végig.
web-verify-result = A szerver szerint az eredmény a szabályokból következik.
web-verify-too-long = A felvétel túl hosszú ehhez az oldalhoz; használd az alábbi parancsot!
web-verify-too-fast = Ez túl gyors volt. Várj egy kicsit, aztán próbáld újra!
web-verify-no-answer = A szerver nem válaszolt. Próbáld újra egy kicsit később!
web-verify-empty = Még nincs felvétel: illessz be egyet, vagy válassz fájlt!
web-verify-every-draw = Minden húzás
web-verify-column-line = Sor
web-verify-column-number = Szám
web-verify-column-drawn = Kihúzva

## A table that cannot be played any more

web-title-closed = { $game }, bezárva
web-course = A játszma menete
web-course-how = Minden választás, ahogy a felvételben áll. Válassz egy sort, vagy menj végig rajtuk egyesével!
web-course-part = Amit a játékosok választottak. Hogy a véletlen mit húzott, azt a játszma idején még nem tároltuk, ezért nincs róla felvétel.
web-chance = Véletlen
web-points = { $points } pont
web-act-gain = +{ $points } pont

## Your name

web-name-more = Mit tud rólam ez a szerver?
web-name-known = Így hívnak ennek a szervernek az asztalainál: { $name }.
web-name-none = Ez a szerver nem tudja a nevedet.
web-name-unknown = Ez a szerver semmit sem tud rólad: ezzel a böngészővel még nem ültél le itt.
web-name-remove = Nevem törlése mindenhonnan
web-name-remove-how = A neved minden asztalról eltűnik, a befejezettekről és a folyamatban lévőkről is, mindazzal együtt, amit ott mondtál. A helyeid a tieid maradnak, és a többiek játszmái folytatódnak; a neved helyett a helyed színét látják.
web-name-remove-limits = Ezt nem lehet visszavonni. Amit mások letöltöttek vagy rólad írtak, azon nem tudunk változtatni.
web-name-sure = Igen, törlöm.
web-name-unsure = Tegyél pipát a négyzetbe, ha komolyan gondolod; egyelőre semmit sem töröltünk.
web-name-removed = A nevedet mindenhonnan töröltük.

## Moving a seat

web-move-how = Nyisd meg ezt a linket a másik eszközön, vagy olvasd be a QR-kódot a kamerájával! Ekkor { $player } helye átkerül oda.
web-move-link = Átvitel másik eszközre
web-move-warning = Ez a link a helyed kulcsa: senki másnak ne mutasd meg! Egyszer használható; ha újat kérsz, az lép a helyébe.
web-link-of-seat = A hely titkos linkje
web-qr = A link QR-kódja
web-back-to-table = Vissza az asztalhoz
web-take-seat = Játék ezen az eszközön: { $player }
web-take-how = A hely ideköltözik; amelyik eszközön eddig volt, azon utána már csak nézni lehet.
web-take-it = A hely áthozatala ide

## Problems

web-problem = { $problem ->
        [no-table] Nincs itt ilyen asztal
        [no-link] Ez a link nem vezet sehova
        [no-page] Itt nincs semmi
        [full-table] Az asztal megtelt
        [other-site] Ez máshonnan jött
        [too-fast] Egy pillanat!
        [large-form] Ez túl sok
        [our-fault] Ez a mi hibánk
       *[other] { $status ->
            [403] Ezt nem teheted meg
            [404] Nem található
            [409] Erről már lekéstél
            [413] Ez túl sok
            [429] Egy pillanat!
            [503] Üzemen kívül
           *[other] Ez nem sikerült
        }
    }
web-problem-way = { $problem ->
        [no-table] Kérd el a teljes linket attól, aki küldte, vagy nyiss saját asztalt!
        [no-link] Kérj új linket azon az eszközön, amelyiken a hely most van: minden link csak egyszer használható.
        [other-site] Ha te voltál, menj a kezdőlapra, és tedd meg ott!
       *[other] { $status ->
            [404] Talán elírás van a címben. A kezdőlapról mindenhova eljutsz.
            [403] A saját asztalaidnál többet tehetsz.
            [429] Menj vissza, vegyél egy nagy levegőt, és próbáld újra!
            [503] Semmi sem veszett el. Menj vissza, és próbáld újra egy kicsit később!
           *[other] Menj vissza, és próbáld másképp; semmi sem veszett el.
        }
    }
web-problem-status = Hiba: { $status }
error-no-table = Nincs „{ $table }” nevű asztal. Talán a link vége lemaradt.
error-no-page = Nincs ilyen oldal.
error-no-card = Nincs ilyen szabálykártya.
error-no-link = Ez a link nem működik: már felhasználták, vagy nem teljes.
error-no-seat-here = Ennél az asztalnál nincs { $seat }. hely.
error-no-position = Nincs { $at }. állás; az utolsó ez: { $most }.
error-eyes = Amíg a játszma tart, csak a saját szemeddel láthatod.
error-closed-rules = { $stage ->
        [over] Ezt a játszmát olyan szabályokkal játszották ({ $game }, { $rules }. változat), amelyek ebben a kiadásban már nincsenek meg. Elolvasni még lehet, és a felvétele is letölthető.
       *[running] Ezt az asztalt bezártuk: olyan szabályokkal játszottak ({ $game }, { $rules }. változat), amelyek ebben a kiadásban már nincsenek meg. Senki sem folytathatja, ezért a felvétele mindenki számára nyitott.
    }
error-later-rules = Ennél az asztalnál olyan szabályokkal játszanak ({ $game }, { $rules }. változat), amelyeket ez a kiadás még nem ismer. Egy későbbi kiadásra vár.
error-set-aside = { $stage ->
        [over] Ezt a játszmát úgy mutatjuk, ahogy tároltuk: ezzel a kiadással ({ $game }) másképp alakulna.
       *[running] Ezt az asztalt félretettük: amit tároltunk róla, nem illik ennek a kiadásnak a szabályaihoz ({ $game }). Semmi sem veszett el; aki ezt a szervert működteti, a „fondaco doctor” paranccsal többet megtudhat.
    }
error-differs = A játszma { $act }. lépésének most más a kimenetele, mint amit tároltunk.
error-not-noted = Hogy a véletlen mit húzott, azt a játszma idején még nem tároltuk, ezért nincs róla felvétel.
error-not-begun = A játszma még nem kezdődött el.
error-too-many-acts = Ennél az asztalnál már { $most } választás történt, több, mint amennyi bármelyik játékhoz kell. Nem folytatódhat.
error-not-over = Ez majd a játszma vége után lehetséges.
error-no-salting = Ennek a játszmának a sorsolásához nem lehet hozzátenni semmit: már elkezdődött, vagy e beállítás nélkül nyitották meg.
error-salt-long = Amit a sorsoláshoz hozzáteszel, legfeljebb { $most } karakter lehet.
error-game-is-over = A játszmának vége; a helyek maradnak, ahogy vannak.
error-branch-over = Ott a játszma véget ér; a folytatáshoz válassz korábbi állást!
error-not-seated = Nem te ülsz ezen a helyen. Talán átvitték egy másik eszközre.
error-host-only = Ezt csak az asztal házigazdája teheti meg.
error-owner-only = Ezt a helyet nem te adhatod oda. Ha a játékosa már régóta távol van, kérj botot a többiektől!
error-has-begun = A játszma már elkezdődött. Kérj botot a többiektől!
error-one-seat = Már játszol ennél az asztalnál, és senkinek sem lehet két helye.
error-held-before = Ebben a játszmában másik helyed volt, ezért csak oda jöhetsz vissza.
error-own-link = A hely már ezen az eszközön van. Nyisd meg a linket a másikon!
error-ask-seated = Csak az kérhet botot, aki itt játszik.
error-ask-not-away = { $player } itt van, vagy az előbb még itt volt.
error-ask-too-early = { $player } még időben visszajöhet: túl korai botot kérni.
error-ask-lapsed = Ott már senki sem kér botot.
error-coach-late = Ezt már nem lehet visszavonni.
error-hint-off = Ennél az asztalnál nincsenek tippek. Ha mindenki beleegyezik, aki itt játszik, bekapcsolhatók.
error-hint-not-asked = Most nincs miről döntened, ezért tipp sincs.
error-hint-busy = Most sokan kérnek tippet. Próbáld újra egy pillanat múlva!
error-hint-lost = Ezúttal nem sikerült tippet találni. Próbáld újra!
error-reviews-busy = Most sok játszma elemzése folyik. Próbáld újra néhány perc múlva!
error-review-lost = Az elemzést nem sikerült befejezni. Töltsd be újra az oldalt, és megpróbáljuk még egyszer!
error-no-aid = Ilyesmit ennél az asztalnál nem lehet kapcsolni: { $aid }.
error-aid-seated = Ezt csak az kapcsolhatja, aki itt játszik.
error-aid-so-already = Már úgy van.
error-aid-lapsed = Ezt már senki sem akarja megváltoztatni.
error-seat-kept = Ez a hely fenn van tartva { $player } játékosnak. A házigazda felszabadíthatja.
error-lesson-watch = Egy pillanat: előbb nézd meg, mit tesznek a többiek!
error-lesson-read = Egy pillanat: előbb olvasd el ezt a lépést, aztán nyomd meg: „{ web-lesson-next }”.
error-lesson-first = Ez is lehetséges lesz, de nem ebben a lépésben. Most: { $task }
error-lesson-other = Ezt állítottad össze: { $there }. Ebben a lépésben a lecke ezt kéri: { $wanted }.
error-too-late = A játszma közben továbbhaladt; semmi sem történt. Most így áll.
error-changed-meanwhile = Amiről döntöttél volna, közben megváltozott; semmi sem történt. Most így áll.
error-seated-already = Már ennél az asztalnál ülsz.
error-hurry = Mások is játszanak, ezért a botok tartják az asztal tempóját.
error-full-table = Minden hely foglalt. Nézőként maradhatsz.
error-seat-taken = Ott már ül valaki.
error-nobody = Legalább egy embernek játszania kell.
error-me-twice = Már ülsz egy másik széken. Annak, aki melletted van, válaszd ezt: „Valaki ennél az eszköznél”!
error-name-of-bot = Ennél az asztalnál van már { $name } nevű bot; válassz másik nevet!
error-name-used = Ennél az asztalnál van már { $name } nevű játékos; válassz másik nevet!
error-message-empty = Ebben az üzenetben nincs semmi.
error-message-long = Egy üzenet legfeljebb { $most } karakter lehet.
error-not-your-turn = Nem te jössz. Várunk rá: { $players }.
error-objection = { $sentence }
error-not-open-here = Ez most nem lehetséges. Ami lehetséges, az ki van emelve, és a listában is ott van.
error-no-choice = Az oldal olyasmit küldött, amit ez a játék nem ismer. Töltsd be újra!
error-nothing-ticked = Előbb válassz valamit!
error-long-field = Ez túl hosszú: „{ $name }”. Legfeljebb { $most } karakter lehet.
error-field-number = Itt egész szám kell: „{ $name }”. Ez nem az: „{ $value }”.
error-field-value = Ez itt nem lehet („{ $name }”): „{ $value }”. Lehetséges: { $values }.
error-bad-form = Az űrlap nem volt olvasható.
error-large-form = Ez egyszerre túl sok.
error-too-fast = Ez túl gyors volt. Várj egy kicsit, aztán próbáld újra!
error-streams-visitor = Már { $most } ablakod van nyitva asztalokkal. Zárd be az egyiket, aztán töltsd be újra ezt!
error-streams-address = A hálózatodról már { $most } ablak van nyitva asztalokkal. Próbáld újra, ha valamelyik bezárult!
error-streams-table = Ezt az asztalt már { $most } ember nézi. Próbáld újra, ha valaki elment!
error-other-site = Ez egy másik webhelyről jött, ezért nem hajtottuk végre.
error-not-stored = Most nem sikerült tárolni, ezért nem hajtottuk végre. Próbáld újra egy kicsit később!
error-our-fault = Nálunk valami elromlott. Semmi sem veszett el; próbáld újra!
error-database = Az adatbázis nem használható: { $reason }.
error-database-in-use = { $kind ->
        [server] Az adatbázist („{ $database }”) egy szerver használja: { $address } ({ $pid } számú folyamat, gép: { $host }). Előbb állítsd le azt, vagy állíts be másik adatbázist a FONDACO_DB változóban!
        [process] Az adatbázist („{ $database }”) egy másik folyamat használja ({ $pid } számú folyamat, gép: { $host }). Várd meg, amíg véget ér, vagy állíts be másik adatbázist a FONDACO_DB változóban!
       *[unknown] Az adatbázist („{ $database }”) egy másik folyamat használja. Előbb állítsd le azt, vagy állíts be másik adatbázist a FONDACO_DB változóban!
    }
error-schema = Az adatbázis sémája { $found }, ezé a kiadásé { $ours }. E kiadás szervere induláskor átalakítja; előtte készíts biztonsági mentést!
error-archive-exists = Már van „{ $file }” nevű fájl; a --force lecseréli.
error-archive-unwritable = Nem írható fájl („{ $file }”): { $reason }.
error-archive-unreadable = Nem olvasható fájl („{ $file }”): { $reason }.
error-archive-kind = Ezt a fájlt nem a „fondaco backup” és nem a „fondaco export” írta.
error-archive-release = A fájl formátuma { $found }, ez a kiadás ezt olvassa: { $ours }. Használd azt a kiadást, amelyik írta!
error-archive-cut = A fájl túl korán véget ér.
error-archive-damaged = A fájl megváltozott vagy megsérült: nem egyezik az ellenőrző összege.
error-archive-line = Ez nem egy adattábla sora.
error-archive-value = Lehetetlen érték itt: „{ $column }” („{ $table }” tábla).
error-archive-unfit = A fájl sorai nem illenek össze.
error-archive-part = Ez a fájl („{ $file }”) egyes asztalokat tartalmaz, nem egy egész szervert. A „fondaco import” hozzáadja őket egy adatbázishoz.
error-not-empty = Az adatbázis nem üres. A --force törli, ami benne van.
error-table-here = Már van itt „{ $table }” nevű asztal. Semmit sem importáltunk.
error-database-kind = Ez se nem SQLite, se nem PostgreSQL: „{ $address }” (FONDACO_DB).
error-hosts = Ez nem gépnév: „{ $host }”. A neveket vesszővel válaszd el, portok nélkül (FONDACO_HOSTS)!
error-other-host = Ez a szerver nem ismert „{ $host }” néven. Aki működteti, a FONDACO_ADDRESS vagy a FONDACO_HOSTS változóban hozzáadhatja ezt a nevet.
error-address = Ez nem cím: „{ $address }”. Így kell kezdődnie: http:// vagy https:// (FONDACO_ADDRESS).
error-number = Itt { $least } és { $most } közötti egész szám kell, nem „{ $value }”: { $name }.

## The rules page

web-contents = Tartalom
web-cards-short = Röviden
web-cards-doing = Mit tehetsz
web-cards-pieces = A lapkák
web-cards-course = A játék menete
web-cards-points = Pontok
web-cards-bots = A botok
web-language = Nyelv
# The players of the examples and diagrams, by seat.
web-book-players = Anna, Bence, Klára, Dávid, Eszter
web-book-print = Nyomtatás
web-one-page = A játék egy oldalon
