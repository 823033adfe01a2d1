# The command line, in Hungarian.

## What can go wrong

error-option-form = Egy beállítás alakja név=érték, nem „{ $option }”.
error-option-twice = Ez a beállítás kétszer szerepel: „{ $option }”.
error-bots-count = { $seats } hely jut botoknak, de { $bots } bot van megnevezve; nevezz meg egyet az összes helyre, vagy minden helyre egyet!
error-line-up = A felállásban { $bots } bot szerepel; { $game }: { $fewest }–{ $most } játékosnak való.
error-seat-number = { $seats } fős asztalnál nincs ilyen hely: { $seat }.
error-names-count = { $names } név van megadva, de { $people } ember ül { $seats } helyen; csak az embereket nevezd meg, vagy mindenkit!
error-name-sign = Ebben a névben olyan karakter van, amelyet egy felvétel nem tárolhat: „{ $name }”. Nem lehet benne | és semmi nyomtathatatlan.
error-name-bot = Ez a név úgy végződik, mint egy bot neve: „{ $name }”. Embernek másik név kell.
error-name-twice = Két játékosnak ugyanaz a neve: „{ $name }”.
error-no-file = Nincs ilyen fájl: „{ $file }”.
error-not-a-file = Ez nem fájl: „{ $file }”.
error-unreadable = Ez a fájl nem olvasható: „{ $file }”. Oka: { $reason }.
error-not-text = Ez nem UTF-8 szöveg: „{ $file }”.
error-too-big = Ez a fájl nagyobb, mint { NUMBER($most, useGrouping: 0) } bájt: „{ $file }”.
error-home = A játszmák nem menthetők ide: „{ $folder }”. Oka: { $reason }.
error-save-name = Egy mentett játszmának nem lehet ez a neve: „{ $name }”. Betű, számjegy, pont, kötőjel és aláhúzásjel lehet benne.
error-no-save = Nincs ilyen mentett játszma: „{ $name }”. Mentett játszmák: { $names }.
error-nothing-saved = Nincs félbehagyott játszma, amelyet folytatni lehetne.
error-save-players = A mentett játszmából nem derül ki, kik játsszák; kezdj újat!
error-save-other = „{ $name }” ennek a játéknak egy játszmája: { $game }.
error-save-over = Ennek a játszmának már vége: „{ $name }”. Így nézheted meg: fondaco record show.
error-beside-resume = Egy mentett játszma úgy folytatódik, ahogy elkezdődött: a --resume mellett nem adható meg: { $options }.
error-place-twice = Egy állást a --at vagy a --round nevez meg, nem mindkettő.
error-turn-alone = A „--turn” mellé „--round” is kell.
error-no-rounds = { $game }: ebben a játékban nincsenek fordulók; nevezd meg az állást így: --at.
error-no-round = A felvétel nem jut el eddig a fordulóig: { NUMBER($round, useGrouping: 0) } (--round).
error-no-turn = A felvétel nem jut el eddig a körig: { NUMBER($turn, useGrouping: 0) } (--turn), forduló: { NUMBER($round, useGrouping: 0) } (--round).
error-keeps-for-ever = Semmi sem mondja meg, meddig maradjanak meg az asztalok: add meg napokban a --unfinished vagy a --finished után!
error-nobody-called = Senkinek sincs ott ilyen neve, és ilyen számú látogató sincs: „{ $name }”.
error-several-called = Több látogatónak is ez a neve: „{ $name }”. Válassz közülük a száma alapján: { $visitors }.
error-at-most = „{ $option }”: legfeljebb { $most } lehet, nem { $value }.
error-positive = „{ $option }”: legalább { $least } kell, nem { $value }.
error-setting-form = „{ $bot }”: egy bot beállításának alakja név=érték, nem „{ $setting }”.
error-setting-twice = „{ $bot }”: ez a beállítás kétszer szerepel: „{ $setting }”.
error-bot-made = Ez a bot nem hozható létre: „{ $bot }”: { $reason }.
error-bot-file = Ez a fájl nem tölthető be: „{ $file }”: { $reason }.
error-bot-class = { $count ->
        [0] „{ $file }”: ebben a fájlban nincs a Bot osztályból származó osztály.
       *[other] „{ $file }”: ebben a fájlban nincs ilyen bot: „{ $class }”. Írd le a fájlt, egy kettőspontot és egy osztályt! A botjai: { $classes }.
    }
error-duration = „{ $option }”: időtartam kell, például 500ms, 10s vagy 5m, nem „{ $value }”.
error-share = „{ $option }”: 0% és 100% közötti arány kell, például 45%, nem „{ $value }”.
error-journal-form = „{ $file }”: ez nem olyan arénafájl, amelyet ez a kiadás el tud olvasni.
error-journal-line = „{ $file }”: olyasmi is van benne, ami nem egy aréna játszmája.
error-journal-other = „{ $file }”: egy másik bajnoksághoz tartozik: ott { $setting } értéke { $there }, nem { $here }. Válassz másik fájlt!
error-journal-longer = „{ $file }”: már { $games } játszma van benne, több, mint a kért { $asked }.
error-journal-empty = „{ $file }”: még egyetlen mag összes játszmája sincs meg benne.
error-worker-lost = Egy játszó folyamat magától véget ért (kód: { NUMBER($code, useGrouping: 0) }), és éppen nem gondolkodott benne bot.
error-worker-stuck = Nem ér véget ez a játszma, noha egyetlen bot sincs soron: { NUMBER($game, useGrouping: 0) }.
error-no-ray = A --ray kapcsolóhoz a „ray” csomag kell; telepítése: pip install "fondaco[ray]".
error-ray-address = Ezen a címen nincs Ray-fürt: „{ $address }”: { $reason }.
error-no-matplotlib = Jelentéshez a „matplotlib” csomag kell; telepítése: pip install "fondaco[report]".
error-report-folder = Ide nem írható jelentés: „{ $file }”.
error-hidden = A „--hidden” két hárommal osztható számot vár 3 és 999 között, például 192,48, nem ezt: „{ $value }”.
error-start-missing = Nincs ilyen súlyfájl: „{ $file }”.
error-start-late = Ebben a mappában már folyik a tanítás: „{ $folder }”. Ezzel már nem kezdődhet: „{ $file }”. Válassz másik mappát.
error-no-torch = Ebben nincs PyTorch vagy NumPy: „{ $python }”. Telepítsd a „train” kiegészítőt, vagy adj meg másik Pythont a --torch után. Amit mondott, itt olvasható: „{ $file }”.
error-fit-failed = A súlyok igazítása nem sikerült; ami közben elhangzott, itt olvasható: „{ $file }”.

## Commands and options

cli-fondaco = Három játék kereskedőkről, játékra és tanulmányozásra.
cli-games = A játékok listája.
cli-play = Játék a terminálban, botok ellen vagy barátokkal egy képernyőnél.
cli-bench = Megméri, milyen gyorsan játszható le egy játék véletlen választásokkal.
cli-check = Véletlen játszmákat játszik, és ellenőrzi a játék minden törvényét.
cli-arena = Botokat játszat egymás ellen; minden maggal minden ülésrend sorra kerül, vagy kiegyensúlyozott ülésrendek, ha 24-nél több van.
cli-train = Önmaga ellen játszva megtanulja megítélni a játék állásait; a súlyok egy mappába kerülnek, és ugyanaz a mappa onnan folytatja, ahol abbahagyta.
cli-serve = Elérhetővé teszi a játékokat böngészőből.
cli-doctor = Ezzel a kiadással újrajátssza egy szerver adatbázisának minden asztalát, nem változtat semmit, és jelenti, mi térne el.
cli-backup = Fájlba menti egy szerver teljes adatbázisát, miközben a szerver fut. A fájl éppoly titkos, mint az adatbázis.
cli-restore = Feltölt egy adatbázist egy mentésből; közben nem futhat rajta szerver.
cli-export = Fájlba menti egy szerver egyes asztalait, miközben a szerver fut. A fájl éppoly titkos, mint az adatbázis.
cli-import = Egy fájl asztalait hozzáadja egy adatbázishoz, miközben fut rajta egy szerver.
cli-prune = Megmutatja, egy szerver mely asztalai jártak le; a --yes törli is őket.
cli-forget = Megmutatja, hol szerepel egy név a szerver adatbázisában; a --yes el is távolítja. A játszmák megmaradnak.
cli-record = Belenéz egy játszma felvételébe.
cli-record-show = Mondatokban elmeséli a felvett játszmát.
cli-record-replay = Kirajzolja a felvett játszma tábláját egy adott állásban.
cli-record-verify = Újrajátssza a felvett játszmát, és ellenőriz minden választást, a sorsolást és az eredményt.
cli-review = Elemez egy befejezett, felvett játszmát: ki milyen eséllyel állt nyerésre, hol fordult a kocka, és mit tett volna a Mester.
cli-option-review-seat = E hely döntései, 1-től számozva; ha nincs megadva, minden helyé.
cli-option-open-cards = Nyílt lapokkal ítél, nem aszerint, amit a játékos akkor tudhatott.
cli-option-db = Az adatbázis címe; ha nincs megadva, a szerveré (FONDACO_DB).
cli-option-serve-db = Az asztalok adatbázisának címe, például sqlite:///FILE; ha nincs megadva, a FONDACO_DB, vagy ha az sincs, ez a fájl: { $file }.
cli-option-replace = Ha van már ilyen fájl, felülírja.
cli-option-overwrite = Előbb törli az adatbázis tartalmát.
cli-option-output = A fájl; ha nincs megadva, TABLE.tables.gz ebben a mappában. Tömörített, ha a neve .gz végű.
cli-option-yes = Végre is hajtja. Enélkül csak megmutatja, mi történne.
cli-option-unfinished-days = Hány napig maradnak meg a befejezetlen asztalok; ha nincs megadva, FONDACO_KEEP_UNFINISHED_DAYS; 0: örökké.
cli-option-finished-days = Hány napig maradnak meg a befejezett asztalok; ha nincs megadva, FONDACO_KEEP_FINISHED_DAYS; 0: örökké.
cli-option-host = Honnan érhető el: 127.0.0.1 csak erről a gépről, 0.0.0.0 a hálózatban mindenkinek.
cli-option-port = A port; ha nincs megadva, az első szabad 8000-től fölfelé.
cli-option-open = Megnyit egy böngészőt, ha van asztali környezet.
cli-option-json = Helyette egyetlen JSON-objektumot ír ki.
cli-option-seats = Hány játékos; ha nincs megadva, { $seats }, amennyiben a játék engedi.
cli-option-bots = Kik játszanak a többi helyen: egy bot mindenütt, vagy helyenként egy, vesszővel elválasztva; ha nincs megadva, { $usual }.
cli-option-names = Az emberek vagy az összes játékos neve, vesszővel elválasztva.
cli-option-seat = Az első ember helye, 1-től számozva; ha nincs megadva, { $usual }.
cli-option-people = Hány ember ül ennél a képernyőnél; ha nincs megadva, { $usual }.
cli-option-seed = A szöveg, amelyből a sorsolás ered: ugyanaz a szöveg, ugyanaz a sorsolás. Ha nincs megadva, véletlen szöveg.
cli-option-fixed-seed = A szöveg, amelyből a sorsolás ered: ugyanaz a szöveg, ugyanaz a sorsolás. Ha nincs megadva, „{ $usual }”.
cli-option-box = Egy fájl, amely megmondja, miben tér el a saját dobozod.
cli-option-option = A játék egy beállítása; többször is megadható.
cli-option-resume = Folytatja a legutóbbi félbehagyott játszmát, vagy a megnevezettet.
cli-option-seconds = Hány másodpercig tartson a mérés; ha nincs megadva, { $usual }.
cli-option-check-seats = Hány játékos; többször is megadható. Ha nincs megadva, minden lehetséges létszám.
cli-option-line-up = Az asztalnál ülő botok, vesszővel elválasztva: nevek vagy fájlok osztályai, például mine.py:MyBot, mindegyik a beállításaival, például greedy:budget=100; ha nincs megadva, { $usual }.
cli-option-games = Hány játszma; ha nincs megadva, { $usual }.
cli-option-workers = Hány folyamat; ha nincs megadva, processzormagonként egy.
cli-report = Jelentést készít, egyetlen HTML-fájlt, abból a fájlból, amelyet egy aréna a --out kapcsolóval írt.
cli-option-report-output = A fájl; ha nincs megadva, a másik fájl neve .html végződéssel.
cli-report-made = { $file }: jelentés { $games } játszmáról.
cli-option-arena-games = Hány játszma, egész magokra felkerekítve; ha nincs megadva, { $usual }.
cli-option-choice-limit = Meddig gondolkodhat egy bot egyetlen választáson, mielőtt elveszíti a játszmát, például 500ms vagy 10s; ha nincs megadva, { $usual }.
cli-option-game-limit = Meddig tarthat egy játszma, mielőtt az a bot veszíti el, amelyik a legtöbb időt használta; ha nincs megadva, { $usual }.
cli-option-clock = Mi számít a botok gondolkodási idejének: „wall” esetén a teljes eltelt idő, „processor” esetén csak az az idő, amíg a processzor nekik dolgozik, ha a gép mást is csinál; ha nincs megadva, „{ $usual }”.
cli-option-stop = Befejezi, amint bebizonyosodott, hogy az első bot a neki járó aránynál vagy ennél az aránynál, például 45%, gyakrabban vagy ritkábban nyer. Az ilyenkor közölt tartomány minden ellenőrzéskor érvényes.
cli-option-out = Minden játszmát ebbe a fájlba ír, egyet-egyet egy JSON-sorba. Ugyanaz a parancs ott folytatja, ahol félbeszakadt.
cli-option-report = Jelentést ír ábrákkal, egyetlen HTML-fájlba.
cli-option-ray = Ray-fürtön játszik: auto, local vagy egy fürt címe.
cli-option-minutes = Hány percig tartson; ha nincs megadva, { $usual }.
cli-option-folder = Hol legyen minden; ha nincs megadva, itt, a training/GAME mappában.
cli-option-train-seats = Hány játékosuk legyen sorra a játszmáknak; többször is megadható. Ha nincs megadva, minden létszám, a { $seats } kétszer.
cli-option-generation = Hány játszma után igazítja újra a súlyokat; ha nincs megadva, { $usual }.
cli-option-window = Hány játszmához, a legutóbbiakhoz igazítja a súlyokat; ha nincs megadva, { $usual }.
cli-option-explore = Ezer lépésből hány legyen véletlen; ha nincs megadva, { $usual }.
cli-option-budget = Legfeljebb hány állást ítéljen meg egy lépéshez; ha nincs megadva, { $usual }.
cli-option-start = A súlyok, amelyekkel kezdődik: egy fájl, vagy a játékkal járókhoz „{ $shipped }”.
cli-option-hidden = A két rejtett réteg mérete, hárommal osztható számok; ha nincs megadva, { $usual }.
cli-option-duels = Hány játszma döntse el, hogy jobbak-e az új súlyok; ha nincs megadva, { $usual }.
cli-option-appraise = Csak a „greedy” bot játszmáihoz igazítsa a súlyokat: ezek az állásokat ítélik meg, a „learned” bot pedig úgy játszik, mint a „greedy”.
cli-option-device = Hol igazítsa a súlyokat; ha nincs megadva, GPU-n, ha van.
cli-option-torch = Az a Python, amelyben megvan a PyTorch és a NumPy; ha nincs megadva, ez.
cli-option-json-lines = Ehelyett soronként egy JSON-objektumot ír ki.
cli-option-at = Ennyi választás után; ha nincs megadva, mind után.
cli-option-round = E forduló elején.
cli-option-turn = A forduló e körének elején.
cli-option-view = E hely szemével, 1-től számozva; ha nincs megadva, nézőként.
cli-option-unfinished = Olyan játszmát is elfogad, amelynek még nincs vége.
cli-option-version = Kiírja a változatot, és hogy a szabályok lefordítva futnak-e.
cli-option-help = Kiírja ezt a súgót.
cli-help-usage = Használat:
cli-help-options = Kapcsolók
cli-help-commands = Parancsok
cli-players = { $fewest }–{ $most } játékos
cli-verified = { $file }: { $game }, { $choices } választás, mind szabályos{ $finished ->
        [yes] ; az eredmény: { $result }.
       *[no] ; még nincs vége.
    }{ $luck ->
        [hmac-sha256] {" "}A mag megfelel az ujjlenyomatnak, és minden húzás megfelel a magnak{ $beginning ->
            [0] .
           *[other] , egy másik játszmából átvett { $beginning } választás után.
        }
        [sfc32] {" "}Minden húzás megfelel a magnak.
       *[other] {" "}Nincs magja, ezért a húzások ellenőrzése elmaradt.
    }{ $lesson ->
        [yes] {" "}A szerencse egy leckéé, amelyet bárki előre ismerhet: ez nem bizonyít semmit.
       *[no] {""}
    }
cli-checked = { $game }: { $games } játszma { $seats } játékossal, { $choices } választás, minden törvény teljesült.
cli-law-broken = error: LawBroken: { $sentence }
cli-missing-words = error: MissingWords: Ezen a nyelven: „{ $language }”, nincsenek szavak ezekre: { $keys }.
cli-no-words = { $game }: ennek a játéknak még nincsenek szavai; csak a jelölése látszik.
cli-words-elsewhere = { $game }: ezeken a nyelveken még nincsenek szavai: { $languages }; ott angolul látszik.
cli-checking = { $game }, { $seats } játékos
cli-arena-progress = { $game }
cli-arena-head = { $game }: { $games } játszma, { $seeds } mag, mindegyik { $orders } ülésrendben
cli-arena-rounded = A kért szám { $asked } volt; felkerekítve { $games } játszma, hogy minden mag minden ülésrendben sorra kerüljön.
cli-arena-bot = Bot
cli-arena-share = Győzelem
cli-arena-interval = 95%
cli-arena-fair = Járna
cli-arena-points = Pont
cli-arena-rating = Erősség ±2σ
cli-arena-time = ms/leghosszabb
cli-arena-forfeits = Kizárás
cli-arena-pair = Ugyanazokon a magokon
cli-arena-pair-share = Győzelem helyenként
cli-arena-pair-points = Pont
cli-arena-forfeit = { NUMBER($game, useGrouping: 0) }. játszma, { $seat }. hely: { $bot } { $kind ->
        [failed] hibával leállt: { $detail }.
        [type] nem választással felelt, hanem ilyen típusú értékkel: { $detail }.
        [illegal] olyat választott, ami nem volt nyitva: „{ $detail }”.
        [slow] ennél tovább gondolkodott egyetlen választáson: { $detail } s.
        [long] használta a legtöbb időt egy játszmában, amely ennél tovább tartott: { $detail } s.
       *[died] véget vetett a folyamatának (kód: { $detail }).
    }
cli-arena-more-forfeits = És még { $count } kizárás.
cli-arena-stop = { $early ->
        [yes] Korábban véget ért: { $looks } ellenőrzés után bebizonyosodott, hogy { $bot } aránya nem { $target }.
       *[no] Végigjátszva; { $looks } ellenőrzés kérdezte, eltér-e { $bot } aránya ettől: { $target }.
    } A minden ellenőrzéskor érvényes tartomány: { $low } – { $high }.
cli-train-played = { NUMBER($generation, useGrouping: 0) }. nemzedék: { $games } játszma lejátszva, { $rows } állás megtartva.
cli-train-fitted = { NUMBER($generation, useGrouping: 0) }. nemzedék: a súlyok igazítva ({ $device }).
cli-train-duel = { $net } – { $rival }, { $seats } hely: { $games } játszma { $share } része nyert ({ $low } és { $high } között).
cli-train-end = A legjobb súlyok itt vannak: „{ $file }”.
cli-bench-progress = { $game }
cli-bench-head = { $game }, { $seats } játékos, { $mode ->
        [compiled] lefordítva
       *[interpreted] értelmezve
    }
cli-record-at = --at { NUMBER($at, useGrouping: 0) }
cli-record-set-up = A játszma előkészítése folyik (eddig { $at } választás).

## Commands for the host of a server

serve-at = A Fondaco itt van nyitva: { $address } (leállítás: Ctrl+C).
backup-made = { $file }: { $rows } sor elmentve. Akinél ez a fájl megvan, minden futó játszmába beleláthat: úgy őrizd, mint magát az adatbázist!
restore-done = { $tables } asztal visszaállítva. A „fondaco doctor” megmondja, hogy ez a kiadás ugyanúgy játssza-e le őket, mint eredetileg.
export-made = { $file }: elmentve: { $tables }. Akinél ez a fájl megvan, beleláthat ezekbe a játszmákba.
import-done = { $count ->
        [0] Egy asztal sem került be.
       *[other] { $count } asztal bekerült: { $tables }.
    }
prune-table = { $table }: { $game }, { $stage ->
        [finished] befejezett
       *[unfinished] befejezetlen
    }, az utolsó használat ideje: { $moved }
prune-would = { $tables ->
        [0] Egy asztalt sem kellene törölni.
       *[other] { $tables } asztal törlődne; a --yes meg is teszi.
    }
prune-done = { $tables ->
        [0] Egy asztal sem törlődött.
       *[other] { $tables } asztal törlődött.
    }
forget-would = Látogató: { $visitor }, { $name }: a név és a csevegésüzenetei { $tables } asztalról tűnnének el; a --yes meg is teszi.
forget-done = Látogató: { $visitor }, { $name }: eltávolítva { $tables } asztalról. A korábbi mentésekben és felvételekben a név megmarad.
doctor-copy = Az adatbázis sémája egy korábbi kiadásé. Egy másolatát alakítottuk át és ellenőriztük; maga az adatbázis nem változott.
doctor-closed = { $table }: { $stage ->
        [finished] befejezett ({ $game }, { $rules }); ezek a szabályok nem részei ennek a kiadásnak, de olvasható marad.
       *[other] be fog zárulni: ezek a szabályok nem részei ennek a kiadásnak: { $game }, { $rules }.
    }
doctor-later = { $table }: egy későbbi kiadásra vár, szabályai: { $game }, { $rules }.
doctor-differs = { $table }: { $game }, eltérés itt: { $act ->
        [0] előkészületek
       *[other] { NUMBER($act, useGrouping: 0) }. lépés
    }: tárolva „{ $stored }”, ez a kiadás ezt adja: „{ $comes }”.
doctor-sum = { $tables } asztal ellenőrizve: { $fine } rendben, { $former } korábbi szabályokkal, { $closed } bezárva, { $later } későbbi kiadásból, { $differs ->
        [0] eltérő nincs
       *[other] { $differs } eltérő
    }.

## The report of an arena

report-title = { $game }: botok bajnoksága
report-kind = Botok bajnoksága
report-results = Eredmények
report-pairs = Kettesével
report-settings = Beállítások
report-reading = „Győzelem”: az összes győzelem hányada, a megosztott győzelem felosztva; „Járna”: ennyi volna egyenlők között. A tartományok magokat számolnak, nem játszmákat, mert egy mag játszmái hasonlítanak egymásra. Az erősség az openskill értéke (Plackett–Luce): mindenki 25-ről indul, és a 2σ mutatja, mennyire bizonytalan még.
report-plot-shares = Győzelem
report-about-shares = A 95%-os tartománnyal. A keresztvonal a járó arány.
report-plot-ratings = Erősség
report-about-ratings = Mindkét oldalon két szórással.
report-plot-seats = Győzelem helyenként
report-about-seats = Milyen gyakran nyer egy bot az egyes helyekről. A szaggatott vonal: ennyit nyernének egyenlők.
report-plot-categories = Pontok fajtánként
report-about-categories = Miből állnak egy hely pontjai, átlagosan.
report-plot-lengths = A játszmák hossza
report-about-lengths = Az összes bot választásai egy játszmában.
report-plot-times = Egy választás ideje
report-about-times = A játszmák átlaga ezredmásodpercben: a játszmák középső fele, a medián és a szélső értékek.
report-axis-seat = Hely
report-axis-choices = Választás
report-axis-games = Játszma
report-axis-ms = ms
report-axis-points = Pont
report-axis-share = %
report-setting-game = Játék
report-setting-rules = A szabályok változata
report-setting-options = A játék beállításai
report-setting-seed = Mag
report-setting-games = Kért játszmák
report-setting-choice-limit = Egy választás korlátja
report-setting-game-limit = Egy játszma korlátja
report-setting-clock = Óra
report-setting-stop = Arány, amelynél véget érhet
report-setting-digests = A botok fájljainak ujjlenyomata
report-setting-fondaco = A Fondaco változata
report-setting-mode = Mód

## A game in the terminal

play-welcome = { $title }. { $pitch }
play-commands = Válaszolj számmal vagy jelöléssel, vagy írd be: help, why, hint, board, score, log, undo, save, quit.
play-ask = { $player }>
play-pass-screen = Add át a képernyőt: { $player } következik. Utána nyomj Entert!
play-go-on = A folytatáshoz nyomj Entert, vagy írd be: undo, és visszavonjuk.
play-seal = Ezt nem lehet visszavonni. Ha mehet, nyomj Entert; ha nem, írd be: undo.
play-not-done = Nem történt meg; válassz újra!
play-not-then = „{ $choice }” már nem lenne választható ez után: „{ $earlier }”, ezért nem történt semmi.
play-pause = A folytatáshoz nyomj Entert!
play-first-enter = A történetnek még nincs vége: előbb nyomj Entert!
play-first-nod = Előbb nyomj Entert, vagy írd be: undo.
play-several = Egy menetben: { $choices }.
play-alone = „{ $command }” után nem állhat semmi.
play-why = Írd be: why és egy választás, például why pass: megtudod, most miért nem lehetséges.
play-why-open = Ez most lehetséges.
play-why-rule = { $sentence } ({ $rule })
play-hint-none = Erről nincs mit mondani.
play-hint-people = Tipp csak annak jár, aki egyedül játszik botok ellen.
cli-review-progress = { $game }
play-log-number = Írd be: log, ha az egész történet érdekel, vagy log és a bekezdések száma, például log 5.
play-help-undo = Az undo visszavonja a legutóbbi választásodat, amíg azóta semmi sem derült ki, nem volt húzás, és más sem döntött. Egy lépés gyakran több választásból áll; egymás után mindegyik visszavonható. Mielőtt visszavonhatatlan választás történne, rákérdezünk.
play-undone = Visszavonva.
play-saved = Mentve ide: { $file }
play-left = A játszma mentve, neve: { $name }
play-resume-with = Így folytathatod: { $program } play { $game } --resume
play-box = Doboz: { $file }
play-own-box = Doboz: a sajátod, ahogy a játszma kezdetén volt.
play-resumed = Folytatódik: { $name }.
play-record = A felvétel itt van: { $file }
play-number = Írj be egy számot: 1–{ $most }.
play-no-card = Nincs súgókártya erről: „{ $topic }”.
play-topics = Súgókártyák (írd be: help és egy név): { $topics }
play-help-commands = Parancsok: why és egy választás: megtudod, most miért nem lehetséges; hint megmondja, most mi ígéri a legtöbbet; board kirajzolja az egész táblát, és megmagyarázza a jeleit; score az eddigi pontokat mutatja; log elmeséli az egész történetet, log 5 az utolsó öt bekezdését; help 2 elmagyarázza a második lehetőséget; undo visszavonja a legutóbbi választásodat, amíg azóta semmi sem derült ki, nem volt húzás, és más sem döntött; save menti a játszmát (ez minden választás után magától is megtörténik); quit kilép, és a játszma később folytatható.
play-begin = A kezdéshez nyomj Entert!
cli-option-language = A parancs nyelve; ha nincs megadva, a FONDACO_LANGUAGE vagy a gép nyelve.
cli-no-such-option = Nincs ilyen kapcsoló: „{ $option }”.
cli-no-such-command = Nincs ilyen parancs: „{ $command }”.
cli-missing-parameter = Ehhez a parancshoz ez is kell: { $parameter }.
cli-missing-value = A kapcsoló után érték is kell: „{ $option }”.
cli-bad-value = Ez az érték itt nem jó: { $option } „{ $value }”.
