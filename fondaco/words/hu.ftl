# What Fondaco says in every game, in Hungarian.

error-line = { NUMBER($line, useGrouping: 0) }. sor: { $sentence }
error-no-game = Nincs ilyen játék: „{ $game }”. A játékok: { $games }.
error-seats = { $game }: { $fewest }–{ $most } játékosnak való, nem ennyinek: { $seats }.
error-option-value = „{ $option }”: ennek a beállításnak a lehetséges értékei: { $values }; „{ $value }” nincs köztük.
error-no-option = { $game }: nincs ilyen beállítás: „{ $option }”. Van: { $options }.
error-no-options = { $game }: nincs ilyen beállítás: „{ $option }”; ennek a játéknak nincsenek beállításai.
error-no-number = Nincs ilyen számú választás: { $number }.
error-no-verb = Ebben a játékban nincs ilyen választás: „{ $verb }”.
error-needs-thing = „{ $verb }”: ez után kell még valami, például: { $some }.
error-verb-alone = „{ $verb }” magában áll; „{ $thing }” nem tartozik hozzá.
error-no-thing = „{ $thing }” nem illik ehhez: „{ $verb }”. Illik például: { $some } és hasonlók.
error-no-seat = Nincs ilyen hely: „{ $seat }”. A helyek számozása: 1–{ $seats }.
error-not-asked = Most nem ez a hely dönt: { $seat }. Aki dönt: { $asked }.
error-chain-over = „{ $choice }” még nem jöhet: ami előtte áll, felfed valamit, vagy lezárja a kérdést.
error-not-open = „{ $choice }” most nem választható. Választható: { $open }{ $more ->
        [0] .
       *[other] {" "}és még { $more }.
    }
error-stale = Ez egy korábbi állásra válaszol ({ $version }), de a játszma már továbbhaladt ({ $now }).
error-game-over = A játszmának vége.
error-undo-over = A játszmának vége; már semmi sem vonható vissza.
error-undo-nothing = Még nem választottál semmit.
error-undo-revealed = A legutóbbi választásod óta kiderült valami, ami rejtve volt, ezért már nem vonhatod vissza.
error-undo-drawn = A legutóbbi választásod óta húzás vagy dobás történt, ezért már nem vonhatod vissza.
error-undo-decided = A legutóbbi választásod óta más is döntött, ezért már nem vonhatod vissza.
error-undo-lesson = A leckében semmit sem kell visszavonni: ami nem tartozik hozzá, az meg sem történik.
error-undo-often = Ennél az asztalnál már túl sok választást vontak vissza; mostantól minden választás végleges.
error-undo-open = A többiek talán már a legutóbbi választásodra felelnek, ezért nem vonhatod vissza.
error-no-record = Ez nem egy játszma felvétele: az első sora nem „{ $format }”.
error-no-header-line = „{ $text }”: ilyen sor nem lehet egy felvétel fejlécében.
error-no-header = „{ $name }”: egy felvételnek nincs ilyen fejléce.
error-header-number = A fejlécben egész szám kell ide: „{ $name }”; „{ $value }” nem az.
error-stops-in-header = A felvétel a fejléc közepén megszakad.
error-stops-in-line = A felvétel egy sor közepén megszakad.
error-too-long = A felvétel hosszabb, mint { $most } karakter.
error-rules = Ezt a játszmát más szabályokkal játszották ({ $game }, { $rules }); ez a kiadás ezekkel játszik: { $ours }.
error-players = A fejléc { $players } játékost nevez meg { $seats } helyre.
error-after-end = A játszma vége után már nem állhat semmi.
error-empty-line = A választások között van egy üres sor.
error-end-scores = A játszma végéhez { $seats } pontszám kell.
error-unfinished = A felvétel itt véget ér, pedig a játszmának még nincs vége.
error-wrong-scores = A játszma eredménye { $points }, de a felvétel szerint { $said }.
error-wrong-luck = Ez a húzás nem az, amelyik a magból következik.
error-wrong-commitment = Az ujjlenyomat nem ehhez a maghoz tartozik.
error-luck-kind = Ez a kiadás nem ismeri a sorsolásnak ezt a fajtáját: „{ $luck }”. Ismeri: { $kinds }.
error-salt = A só egyetlen sor, legfeljebb { $most } nyomtatható karakter, szóközök nélkül az elején és a végén.
error-beginning = A kezdet hosszabb, mint az egész felvétel, amelyben { $choices } választás van.

error-no-bot = Nincs ilyen bot: „{ $bot }”. A botok: { $bots }.
error-no-setting = „{ $bot }”: ennek a botnak nincs ilyen beállítása: „{ $setting }”. Van: { $settings }.
error-no-settings = „{ $bot }”: ennek a botnak nincs ilyen beállítása: „{ $setting }”; egyáltalán nincsenek beállításai.
error-setting-number = „{ $bot }”: a bot „{ $setting }” beállítása egész szám { NUMBER($least, useGrouping: 0) } és { NUMBER($most, useGrouping: 0) } között, nem „{ $value }”.
error-setting-duration = „{ $bot }”: a bot „{ $setting }” beállítása időtartam, például 500ms, 1s vagy 2m, nem „{ $value }”.
error-net-file = A súlyok fájlja sérült, vagy más változatból való.
error-net-observed = A súlyok más megfigyelésekhez tartoznak, nem e változat { $inputs } bemenetéhez.
error-people = { $seats } helyen 1–{ $seats } ember ülhet, nem { $people }.
error-name-empty = Egy játékos neve nem lehet üres.
error-name-long = Ez a név hosszabb, mint { $most } karakter: „{ $name }…”.
error-seed = A mag egyetlen sor, 1–{ $most } nyomtatható karakter, szóközök nélkül az elején és a végén.
error-box-crowded = Egy dobozfájlban legfeljebb { NUMBER($most, useGrouping: 0) } „{ $sign }” lehet; ebben { NUMBER($count, useGrouping: 0) } van.
error-no-box = { $game }: ennek a játéknak nincs cserélhető doboza.
error-at = A felvételben { $most } választás van; ilyen állás nincs: { NUMBER($at, useGrouping: 0) }.
error-language = Ez a nyelv nem választható: „{ $language }” (--language, FONDACO_LANGUAGE). Választható: { $languages }.
error-port = A szerver nem indítható el ezen a címen: { $host }, port: { $port }. Oka: { $reason }.
error-stale-build = A lefordított kód régebbi a forrásánál ({ $files }); fordítsd le újra!
story-times = { $sentence } ({ $times } alkalommal){ $stop }
## A game that has no words of its own yet

plain-pitch = Még nincs táblája; csak a választások jelölését látod.
plain-help = Válaszolj egy választás számával vagy a jelölésével. Az igék:
plain-over = A játszmának vége.
plain-waiting = A többiek gondolkodnak.
plain-prompt = Mit választasz? { $question }
plain-choice = { $choice }
plain-legend = A pontok úgy értendők, mintha a játszma most véget érne.
plain-player = Játékos
plain-asked = Soron van
plain-yes = igen
plain-to-move = gondolkodik
plain-why = Ez most nem választható: { $reason }.
plain-seat = { $seat }. hely
podium-place = { $rank }. { $player } ({ $points }).
plain-bots = Agnes, Veit, Endres, Barbara, Ursula, Hans, Sebald, Kunigunde
plain-winner = { $count ->
        [one] { $players } nyer { $points } ponttal!
       *[other] { $players } osztozik a győzelmen { $points } ponttal!
    }

## Why a choice is not open

why-game-over = A játszmának vége.
why-not-asked = Most nem te döntesz.
why-other-question = Most más a kérdés.

## Hints and reviews

review-points-about = { $points ->
        [one] kb. { $points } pont
       *[other] kb. { $points } pont
    }
review-worth = győzelmi esély: { $chance }, { $points }
review-then = Aztán: { $step }
review-move = { $move }. lépés
review-chances = Ki milyen eséllyel állt nyerésre
review-turns = Fordulópontok
review-no-turns = Egyetlen lépés sem változtatott sokat: apránként dőlt el.
review-swing = { $player } győzelmi esélye: { $before } → { $after }
review-moves = { $player } döntései
review-known = Amit akkor tudni lehetett
review-open = Nyílt lapokkal
review-known-how = Minden döntést a játékos akkori szemével nézünk; ami rejtve volt, azt elképzeljük.
review-open-how = Minden döntést mindannak ismeretében nézünk, ami akkor rejtve volt: a többiek titkaival és azzal, amit senki sem tudhatott.
review-good = { $decided ->
        [one] { $decided } döntés, ebből { $good } volt olyan jó, mint a Mesteré.
       *[other] { $decided } döntés, ebből { $good } volt olyan jó, mint a Mesteré.
    }
review-worst = Ami a legtöbbe került
review-did = Ez történt
review-master = A Mester
review-honest = A számok abból erednek, hogy gondolatban néhányszor továbbjátsszuk a játszmát, tehát becslések: egy-két százalék eltérés a véletlenen is múlhat.
