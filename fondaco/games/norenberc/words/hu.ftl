# What Norenberc says, in Hungarian.

## Names. `.title` stands alone, `.short` fits a narrow board.

game-title = Norenberc
game-time = négy kör
game-tie = Döntetlen ({ $players }): a több kézműves dönt, utána az összértékük.
game-start = 1. Koppints azoknak a céheknek a cégérére, amelyeket ebben a fordulóban felkeresel, és küldd útnak az ügynökeidet. Mindenki egyszerre, titokban tervez.
    2. A céheket egymás után kikiáltjuk. Mindegyiknél egyet tehetsz: eladod neki a saját áruját, felbérelsz egy vendéget, akiért áruval fizetsz, vagy vásárolsz a raktárából.
    3. A kör végén az nyeri el a céhmestert és a céh egyik címerét, akinél a céh árujából a legtöbb van.
    4. Négy kör után következnek a pontok: a kézművesek többségéért, a címerekért, a pénzért, a nap jelű városlakókért. Az ár mindig a céhmester értéke; a következő körök céhmesterei is láthatók.
game-pitch = Nyerd el Nürnberg céheinek kegyét: kereskedj az áruikkal, béreld fel a kézműveseiket, légy a céhmesterek kedvence.

seat-blue = Kék
seat-orange = Narancs
seat-yellow = Sárga
seat-green = Zöld
seat-red = Piros

guild-brewers = a sörfőzők
    .title = Sörfőzők
    .at = a sörfőzőknél
    .to = a sörfőzőkhöz
guild-bakers = a pékek
    .title = Pékek
    .at = a pékeknél
    .to = a pékekhez
guild-shoemakers = a cipészek
    .title = Cipészek
    .at = a cipészeknél
    .to = a cipészekhez
guild-printers = a nyomdászok
    .title = Nyomdászok
    .at = a nyomdászoknál
    .to = a nyomdászokhoz
guild-tailors = a szabók
    .title = Szabók
    .at = a szabóknál
    .to = a szabókhoz
guild-hatters = a kalapkészítők
    .title = Kalapkészítők
    .at = a kalapkészítőknél
    .to = a kalapkészítőkhöz
guild-none = egyik céh sem
    .at = egyik céhnél sem
    .to = egyik céhhez sem

good-beer = sör
    .accusative = sört
good-pastry = sütemény
    .accusative = süteményt
good-shoes = cipő
    .accusative = cipőt
good-pages = könyvlap
    .accusative = könyvlapot
good-cloth = vászon
    .accusative = vásznat
good-hats = kalap
    .accusative = kalapot

held-beer = { $number } sör
held-pastry = { $number } sütemény
held-shoes = { $number } cipő
held-pages = { $number } könyvlap
held-cloth = { $number } vászon
held-hats = { $number } kalap

tile-brewer = a Sörfőző ({ $number }{ $sign ->
        [yes] +
       *[no] {""}
    })
    .title = Sörfőző { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .short = Sörfőző { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .accusative = a Sörfőzőt ({ $number }{ $sign ->
        [yes] +
       *[no] {""}
    })
tile-baker = a Pék ({ $number }{ $sign ->
        [yes] +
       *[no] {""}
    })
    .title = Pék { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .short = Pék { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .accusative = a Péket ({ $number }{ $sign ->
        [yes] +
       *[no] {""}
    })
tile-shoemaker = a Cipész ({ $number }{ $sign ->
        [yes] +
       *[no] {""}
    })
    .title = Cipész { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .short = Cipész { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .accusative = a Cipészt ({ $number }{ $sign ->
        [yes] +
       *[no] {""}
    })
tile-printer = a Nyomdász ({ $number }{ $sign ->
        [yes] +
       *[no] {""}
    })
    .title = Nyomdász { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .short = Nyomdász { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .accusative = a Nyomdászt ({ $number }{ $sign ->
        [yes] +
       *[no] {""}
    })
tile-tailor = a Szabó ({ $number }{ $sign ->
        [yes] +
       *[no] {""}
    })
    .title = Szabó { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .short = Szabó { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .accusative = a Szabót ({ $number }{ $sign ->
        [yes] +
       *[no] {""}
    })
tile-hatter = a Kalapkészítő ({ $number }{ $sign ->
        [yes] +
       *[no] {""}
    })
    .title = Kalapkészítő { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .short = Kalapos { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .accusative = a Kalapkészítőt ({ $number }{ $sign ->
        [yes] +
       *[no] {""}
    })
tile-councilman = a Tanácstag
    .title = Tanácstag
    .short = ★Tanácstag
    .accusative = a Tanácstagot
tile-thief = a Tolvaj
    .title = Tolvaj
    .short = ★Tolvaj
    .accusative = a Tolvajt
tile-guard = a Strázsa
    .title = Strázsa
    .short = ★Strázsa
    .accusative = a Strázsát
tile-musician = a Zenész ({ $number })
    .title = Zenész { $number }
    .short = ☾Zenész { $number }
    .accusative = a Zenészt ({ $number })
tile-peddler = a Házaló
    .title = Házaló
    .short = ☾Házaló
    .accusative = a Házalót
tile-mayor = a Polgármester
    .title = Polgármester
    .short = ☾Polgárm.
    .accusative = a Polgármestert
tile-nobleman = a Nemesember ({ $number })
    .title = Nemesember { $number }
    .short = ☀Nemes { $number }
    .accusative = a Nemesembert ({ $number })
tile-tax-collector = az Adószedő
    .title = Adószedő
    .short = ☀Adószedő
    .accusative = az Adószedőt
tile-engraver = a Vésnök
    .title = Vésnök
    .short = ☀Vésnök
    .accusative = a Vésnököt
tile-foreman = a Munkafelügyelő ({ $number })
    .title = Munkafelügyelő { $number }
    .short = ☀Felügyelő { $number }
    .accusative = a Munkafelügyelőt ({ $number })
tile-apprentice = a Tanonc
    .title = Tanonc
    .short = ☀Tanonc
    .accusative = a Tanoncot

place-brewers-room = a sörfőzők { $number }. szállása
    .at = a sörfőzők { $number }. szállásán
    .from = a sörfőzők { $number }. szállásáról
place-bakers-room = a pékek { $number }. szállása
    .at = a pékek { $number }. szállásán
    .from = a pékek { $number }. szállásáról
place-shoemakers-room = a cipészek { $number }. szállása
    .at = a cipészek { $number }. szállásán
    .from = a cipészek { $number }. szállásáról
place-printers-room = a nyomdászok { $number }. szállása
    .at = a nyomdászok { $number }. szállásán
    .from = a nyomdászok { $number }. szállásáról
place-tailors-room = a szabók { $number }. szállása
    .at = a szabók { $number }. szállásán
    .from = a szabók { $number }. szállásáról
place-hatters-room = a kalapkészítők { $number }. szállása
    .at = a kalapkészítők { $number }. szállásán
    .from = a kalapkészítők { $number }. szállásáról
place-brewers-window = { $number ->
        [4] a sörfőzők 4. műhelyablaka (az alsó lapka, sosem lesz céhmester)
        [5] a sörfőzők 4. műhelyablaka (a felső lapka, céhmester a 4. körben)
       *[other] a sörfőzők { $number }. műhelyablaka (céhmester: { $number }. kör)
    }
    .at = { $number ->
        [4] a sörfőzők 4. műhelyablakában (az alsó lapka, sosem lesz céhmester)
        [5] a sörfőzők 4. műhelyablakában (a felső lapka, céhmester a 4. körben)
       *[other] a sörfőzők { $number }. műhelyablakában (céhmester: { $number }. kör)
    }
    .from = { $number ->
        [4] a sörfőzők 4. műhelyablakából (az alsó lapka, sosem lesz céhmester)
        [5] a sörfőzők 4. műhelyablakából (a felső lapka, céhmester a 4. körben)
       *[other] a sörfőzők { $number }. műhelyablakából (céhmester: { $number }. kör)
    }
place-bakers-window = { $number ->
        [4] a pékek 4. műhelyablaka (az alsó lapka, sosem lesz céhmester)
        [5] a pékek 4. műhelyablaka (a felső lapka, céhmester a 4. körben)
       *[other] a pékek { $number }. műhelyablaka (céhmester: { $number }. kör)
    }
    .at = { $number ->
        [4] a pékek 4. műhelyablakában (az alsó lapka, sosem lesz céhmester)
        [5] a pékek 4. műhelyablakában (a felső lapka, céhmester a 4. körben)
       *[other] a pékek { $number }. műhelyablakában (céhmester: { $number }. kör)
    }
    .from = { $number ->
        [4] a pékek 4. műhelyablakából (az alsó lapka, sosem lesz céhmester)
        [5] a pékek 4. műhelyablakából (a felső lapka, céhmester a 4. körben)
       *[other] a pékek { $number }. műhelyablakából (céhmester: { $number }. kör)
    }
place-shoemakers-window = { $number ->
        [4] a cipészek 4. műhelyablaka (az alsó lapka, sosem lesz céhmester)
        [5] a cipészek 4. műhelyablaka (a felső lapka, céhmester a 4. körben)
       *[other] a cipészek { $number }. műhelyablaka (céhmester: { $number }. kör)
    }
    .at = { $number ->
        [4] a cipészek 4. műhelyablakában (az alsó lapka, sosem lesz céhmester)
        [5] a cipészek 4. műhelyablakában (a felső lapka, céhmester a 4. körben)
       *[other] a cipészek { $number }. műhelyablakában (céhmester: { $number }. kör)
    }
    .from = { $number ->
        [4] a cipészek 4. műhelyablakából (az alsó lapka, sosem lesz céhmester)
        [5] a cipészek 4. műhelyablakából (a felső lapka, céhmester a 4. körben)
       *[other] a cipészek { $number }. műhelyablakából (céhmester: { $number }. kör)
    }
place-printers-window = { $number ->
        [4] a nyomdászok 4. műhelyablaka (az alsó lapka, sosem lesz céhmester)
        [5] a nyomdászok 4. műhelyablaka (a felső lapka, céhmester a 4. körben)
       *[other] a nyomdászok { $number }. műhelyablaka (céhmester: { $number }. kör)
    }
    .at = { $number ->
        [4] a nyomdászok 4. műhelyablakában (az alsó lapka, sosem lesz céhmester)
        [5] a nyomdászok 4. műhelyablakában (a felső lapka, céhmester a 4. körben)
       *[other] a nyomdászok { $number }. műhelyablakában (céhmester: { $number }. kör)
    }
    .from = { $number ->
        [4] a nyomdászok 4. műhelyablakából (az alsó lapka, sosem lesz céhmester)
        [5] a nyomdászok 4. műhelyablakából (a felső lapka, céhmester a 4. körben)
       *[other] a nyomdászok { $number }. műhelyablakából (céhmester: { $number }. kör)
    }
place-tailors-window = { $number ->
        [4] a szabók 4. műhelyablaka (az alsó lapka, sosem lesz céhmester)
        [5] a szabók 4. műhelyablaka (a felső lapka, céhmester a 4. körben)
       *[other] a szabók { $number }. műhelyablaka (céhmester: { $number }. kör)
    }
    .at = { $number ->
        [4] a szabók 4. műhelyablakában (az alsó lapka, sosem lesz céhmester)
        [5] a szabók 4. műhelyablakában (a felső lapka, céhmester a 4. körben)
       *[other] a szabók { $number }. műhelyablakában (céhmester: { $number }. kör)
    }
    .from = { $number ->
        [4] a szabók 4. műhelyablakából (az alsó lapka, sosem lesz céhmester)
        [5] a szabók 4. műhelyablakából (a felső lapka, céhmester a 4. körben)
       *[other] a szabók { $number }. műhelyablakából (céhmester: { $number }. kör)
    }
place-hatters-window = { $number ->
        [4] a kalapkészítők 4. műhelyablaka (az alsó lapka, sosem lesz céhmester)
        [5] a kalapkészítők 4. műhelyablaka (a felső lapka, céhmester a 4. körben)
       *[other] a kalapkészítők { $number }. műhelyablaka (céhmester: { $number }. kör)
    }
    .at = { $number ->
        [4] a kalapkészítők 4. műhelyablakában (az alsó lapka, sosem lesz céhmester)
        [5] a kalapkészítők 4. műhelyablakában (a felső lapka, céhmester a 4. körben)
       *[other] a kalapkészítők { $number }. műhelyablakában (céhmester: { $number }. kör)
    }
    .from = { $number ->
        [4] a kalapkészítők 4. műhelyablakából (az alsó lapka, sosem lesz céhmester)
        [5] a kalapkészítők 4. műhelyablakából (a felső lapka, céhmester a 4. körben)
       *[other] a kalapkészítők { $number }. műhelyablakából (céhmester: { $number }. kör)
    }

category-townspeople = Városlakók ☀
category-majority = Többségek
category-thirty = 30-as összérték
category-all-guilds = Minden céh
category-richest = Leggazdagabb
category-crests = Címerek

## What speaks for a move: said beside hints, in reviews and by the coach. `-kept`: another move would cost it.

reason-favour = Így { NAME($guild, form: "at") } te állsz az élen a kedvenc helyéért, { $mine } : { $theirs }.
reason-favour-kept = Így { NAME($guild, form: "at") } te maradsz az élen a kedvenc helyéért, { $mine } : { $theirs }.
reason-visit-hire = Most { NAME($guild, form: "at") } ki tudod fizetni ezt a vendéget: { NAME($tile) } ({ $room }. szállás).
reason-visit-sell = Most { NAME($guild, form: "at") } darabonként { $price } tallérért adhatsz el árut.
reason-visit-buy = Most { NAME($guild, form: "at") } darabonként { $price } tallérért vehetsz árut.
reason-thalers = { $count } tallért hoz.
reason-thalers-kept = { $count } tallérral több marad nálad.
reason-income = A bevételed { $count } tallérral nő.
reason-goods = Hozzád kerül { $count } { NAME($good) }.
reason-goods-kept = Ennyivel több marad nálad: { $count } { NAME($good) }.
reason-crests = A címergyűjteményed { $count } új fajtával gyarapszik.
reason-influence = Nő a kézműveseid összértéke { NAME($guild, form: "at") }: +{ $count }.
reason-guilds = Így ennyi céhből lesz kézművesed: { $have } / { $all }.
reason-agents = { $count } új ügynököd lesz, a következő körökben is.
reason-at-hand = Ebben a körben még { $count } szabad ügynököd lesz.
reason-at-hand-kept = Ennyivel több szabad ügynököd marad a kör egy későbbi fordulójára: { $count }.
reason-first = A sorrendben az első helyre lépsz.
reason-townsperson = A játék végén neked számít: { NAME($tile) }.

won-agent = 1 ügynök
won-crest = címer
won-prestige = ♛ tekintély

menu-planning = Koppints a házak cégérére, hogy látogatásokat tervezz, majd küldd el az ügynökeidet. Vagy:
menu-guild-1 = Sörfőzők
menu-guild-2 = Pékek
menu-guild-3 = Cipészek
menu-guild-4 = Nyomdászok
menu-guild-5 = Szabók
menu-guild-6 = Kalapkészítők

## The bots: their names, and for each of them a temper in a few words, and which portrait. They all play by their level.

game-bots = Agnes, Veit, Endres, Barbara, Ursula, Hans, Sebald, Kunigunde
bot-agnes = türelmes, és egyetlen árat sem felejt el
    .portrait = 0
bot-veit = jókedvű, és mindig elsőként lép be az ajtón
    .portrait = 1
bot-endres = mogorva, de a sörhöz jó orra van
    .portrait = 2
bot-barbara = fürge, kíváncsi, név szerint ismer minden vendéget
    .portrait = 3
bot-ursula = minden cselt látott már kétszer
    .portrait = 4
bot-hans = fiatal, és szerelmes a saját szerencséjébe
    .portrait = 5
bot-sebald = hangosan számolja a tallérjait
    .portrait = 6
bot-kunigunde = büszke, és odavan a címerekért
    .portrait = 7

## News. `-times` tells the same news again and again, `-together` several about one thing.

news-round = Kezdődik a játék { $round }. köre.
news-turn = { $turn }. forduló: titokban tervez mindenki, aki még nem passzolt.
news-round-ends = Véget ér a játék { $round }. köre: a céhmesterek kedvencet választanak.
news-ready = { $player } terve kész.
news-planned = Terved erre a fordulóra: { NAME($guilds) }.
news-plans-to-pass = A kör hátralévő részében passzolsz.
news-cards = { $player } { $count } kártyát játszik ki képpel lefelé.
news-passed = { $player } passzol ebben a körben.
news-called = Kikiáltás: { NAME($guild) } következnek.
news-revealed = { $player } felfed egy kártyát: ügynököt küld { NAME($guild, form: "to") }.
news-sold = { $player } elad { $count } { NAME($good, form: "accusative") } { $money } tallérért.
news-bought = { $player } vesz 1 { NAME($good, form: "accusative") } { $money } tallérért.
news-bought-times = { $player } vesz { $times } { NAME($good, form: "accusative") } { $all-money } tallérért.
news-did-nothing = { $player } nem csinál semmit { NAME($guild, form: "at") }.
news-paid-goods = { $player } { $count } { NAME($good, form: "accusative") } fizet { NAME($guild) } raktárába.
news-paid-goods-together = { $player } { $each } fizet { NAME($guild) } raktárába.
news-paid-goods-each = { $all-count } { NAME($good, form: "accusative") }
news-hired = { $player } felbéreli { NAME($tile, form: "accusative") } { NAME($guild) } { $room }. szállásáról.
news-new-agent = { $player } kap egy ügynököt.
news-roof-money = { $player } { $money } tallér tetőpénzt kap, a tetőn álló ügynökönként egyet.
news-leads = { $player } a sorrend első helyére lép.
news-stole = { $player } Tolvaja elvesz 1 { NAME($good, form: "accusative") } { $victim } játékostól.
news-insured = A bank { $money } tallérral kárpótolja { $player } játékost.
news-swapped = { $player } Strázsája felcserél két kézművest: { NAME($tile, form: "title") } – { NAME($place) }; { NAME($other, form: "title") } – { NAME($there) }.
news-loaded = { $player } ráhelyez 1 { NAME($good, form: "accusative") } a Házalóra.
news-appointed = { $player } a Polgármestert { NAME($guild) } tetejére helyezi.
news-shuffled-back = Visszakerül a vendégek kupacába: { NAME($tile, form: "title") }.
news-no-agents-left = { $player } ügynökei elfogytak, ezért passzol.
news-no-favourite = Senki sem lesz { NAME($guild) } kedvence; a céhmester kikerül a játékból.
news-tied = Döntetlen { NAME($guild, form: "at") }: { $player } { $money } tallért mutat.
news-tied-together = Döntetlen { NAME($guild, form: "at") }, a leggazdagabb nyer: { $each } tallér.
news-tied-each = { $player } { $money }
news-favourite = { $player } { NAME($guild) } kedvence, és visszaad 1 { NAME($good, form: "accusative") }.
news-won-tile = { $player } elnyeri { NAME($tile, form: "accusative") }.
news-won-crest = { $player } elnyeri { NAME($guild) } egyik címerét.
news-won-prestige = { $player } elnyeri a tekintélycímert.
news-prestige-lost = Senki sem nyeri el a tekintélycímert { NAME($guild, form: "at") }; az kikerül a játékból.
news-income = { $player } bevétele { $money } tallér.
news-income-together = Bevétel tallérban, mindenkinek 3, Zenészekkel és Polgármesterekkel több: { $each }.
news-income-each = { $player } { $money }
news-guest-left = Kikerül a játékból { NAME($guild) } 1. szállásáról: { NAME($tile, form: "title") }.
news-guest-came = Új vendég { NAME($guild) } { $room }. szállásán: { NAME($tile, form: "title") }.
news-new-master = Új céhmester { NAME($guild, form: "at") }: { NAME($tile, form: "title") }.
news-new-prestige = A tekintélycímer { NAME($guild, form: "to") } kerül.
news-ended = Véget ért a negyedik kör, és vele a játszma.
news-good-returned = { $player } Házalója visszaad 1 { NAME($good, form: "accusative") }.
news-unused = { $player } nem él { NAME($tile) } képességével.

## Acts: the moments at the end of a round, each told in one short sentence

act-favourite = { $way ->
        [money] Döntetlen { NAME($guild, form: "at") }, de { $player } pénze több.
        [order] Döntetlen { NAME($guild, form: "at") }, de { $player } előrébb áll a sorrendben.
       *[goods] Megvan { NAME($guild) } kedvence: { $player }.
    }
act-nobody = Senkinél sincs { NAME($good) }: { NAME($guild) } céhmestere távozik.
act-prestige-lost = Senki sem nyeri el a tekintélycímert { NAME($guild, form: "at") }.
act-income = Az ügynökök hazatérnek. Fejenként 3 tallér jár, Zenésszel, Polgármesterrel több.
act-round = { $round }. kör: új céhmesterek, új árak, új vendégek.
act-prestige = A tekintélycímer { NAME($guild, form: "to") } kerül.

## Prompts: what is asked, and why

prompt-over = A játszmának vége.
prompt-over-short = A játszmának vége.
prompt-waiting = A többiek gondolkodnak.
prompt-waiting-short = A többiek gondolkodnak.
prompt-planning = Tervezz titokban: mely céheket keressék fel az ügynökeid ebben a fordulóban? { $agents ->
        [one] 1 szabad ügynököd van, tehát egyetlen céhet választhatsz.
       *[other] { $agents } szabad ügynököd van, tehát legfeljebb { $most } különböző céhet választhatsz; akit most visszatartasz, azzal a kör egy későbbi fordulójában tervezhetsz.
    }
    .how = Írd be a céhek számát, például { $example }, vagy azt, hogy pass (ekkor a kör végéig kimaradsz).
prompt-planning-short = Tervezz titokban: { $most ->
        [one] melyik céh legyen?
       *[other] legfeljebb { $most } céh.
    }
prompt-action = Ügynököd { NAME($guild, form: "at") } jár, itt egy áru { $price } tallér, akár veszed, akár eladod. Egy akciód van: eladás, felbérlés, vásárlás vagy semmi.{ $left ->
        [3] {""}
       *[other] {" "}Ebben az első fordulóban olyan sokan jöttek ide, hogy mindenki csak { $left } árut vehet.
    }
prompt-action-short = { NAME($guild, form: "title") }, ár { $price }: eladás, felbérlés, vásárlás{ $left ->
        [3] {""}
       *[other] {" "}(max. { $left })
    }?
prompt-buying = Veszel még { NAME($guild, form: "at") }? Legfeljebb { $left } árut még, darabját { $price } tallérért, mert egy látogatáskor összesen három vehető{ $crowd ->
        [yes] , az első fordulóban nagy tolongásnál kevesebb
       *[no] {""}
    }; pénzed: { $money }.
prompt-buying-short = Veszel még? Legfeljebb { $left }, darabja { $price }; pénzed: { $money }.
prompt-paying = { $way ->
        [any] Fizess még egy árut, bármilyet, hogy meglegyen { NAME($tile) } ára!
        [either] Fizess még egy { NAME($good, form: "accusative") } vagy két másfajta árut, hogy meglegyen { NAME($tile) } ára!
        [two] Fizess két másfajta árut, hogy meglegyen { NAME($tile) } ára! Melyik legyen az első?
       *[other] Fizess még egy másfajta árut (nem { NAME($good, form: "accusative") }), hogy meglegyen { NAME($tile) } ára!
    }
prompt-paying-short = { $way ->
        [any] Fizess még egy árut, bármilyet!
        [either] Fizess még egy { NAME($good, form: "accusative") } vagy két másfajta árut!
        [two] Fizess két másfajta árut: melyik az első?
       *[other] Fizess még egy árut, de ne { NAME($good, form: "accusative") }!
    }
prompt-moving-first = Felbérlés után az első helyre léphetsz; most a sorrend { $place }. helyén állsz. Aki legelöl áll, minden céhnél elsőként lép, és ha a pénz sem dönt, a döntetlent is ő nyeri.
prompt-moving-first-short = Helyed a sorrendben: { $place }. Az első helyre lépsz?
prompt-robbing = A Tolvaj elvehet 2 árut egy másik játékostól, akit a bank kárpótol. Kitől vegye el?
prompt-robbing-short = A Tolvaj 2 árut vesz el: kitől?
prompt-stealing = A Tolvaj áldozata: { $victim }. Melyik áruját vegye el? { $left ->
        [one] Ez az utolsó.
       *[other] Utána még egyet elvesz.
    }
prompt-stealing-short = Melyik árut vegye el a Tolvaj?{ $left ->
        [one] {" "}Ez az utolsó.
       *[other] {" "}Jön még egy.
    }
prompt-guarding = A Strázsa felcserélheti egy céh két kézművesét, bárhol legyenek is. Melyik legyen az első?
prompt-guarding-short = A Strázsa egy céhből kettőt cserél fel: ki az első?
prompt-swapping = A Strázsa elhívja { NAME($tile, form: "accusative") } { NAME($place, form: "from") }. Kivel cseréljen helyet?
prompt-swapping-short = { NAME($tile, form: "short") }: kivel cseréljen helyet?
prompt-loading = A Házalóra rá kell tenned egy árudat: a kedvencek kiválasztásakor 4-nek számít, aztán visszakapod. Melyik legyen az?
prompt-loading-short = Melyik árudat vigye a Házaló? 4-nek számít.
prompt-appointing = Melyik tetőre üljön a Polgármester a játék végéig? Minden kör végén e céh minden kézművese 1 tallért hoz a gazdájának.
prompt-appointing-short = Melyik tetőre üljön a Polgármester?

## What is wrong with an answer

objection-guild = Nincs { $number }. céh; a céhek sorszáma 1–{ $most }.

## Why a choice cannot be taken back

seal-planned = A többiek már készen vannak: ezután kiderülnek a tervek, ezért nem lehet visszavonni.
seal-called = Ezzel véget ér a látogatásod, és felfedik a következő céh kártyáit, ezért nem lehet visszavonni.
seal-tied = Ezzel véget ér a kör, és döntetlennél az érintettek megmutatják a pénzüket, ezért nem lehet visszavonni.
seal-drawn = Ezzel véget ér a kör, és új vendégeket húz a véletlen, ezért nem lehet visszavonni.

## Why a choice is not open

why-not-in-play = { $players } játékossal nincsenek játékban: { NAME($guilds) }.
why-agents = { $agents ->
        [one] 1 szabad ügynököd van, tehát egy céhet jelölhetsz ki
       *[other] { $agents } szabad ügynököd van, tehát legfeljebb { $agents } céhet jelölhetsz ki
    }.
why-nothing-to-sell = Nincs nálad eladható { NAME($good) }.
why-sell-more = Nálad csak { $held } { NAME($good) } van, { $count } darabot nem adhatsz el.
why-room-empty = Üres a céh { $room }. szállása.
why-room-price = A céh { $room }. szállásának ára { $room ->
        [1] 1 { NAME($good) }
        [2] 1 { NAME($good) } és 1 bármilyen áru
        [3] 2 { NAME($good) }, vagy 1 { NAME($good) } és 2 másfajta áru
       *[4] 3 { NAME($good) }, vagy 2 { NAME($good) } és 2 másfajta áru
    }. Nálad { $own ->
        [0] { $others ->
            [0] egyetlen áru sincs.
           *[other] nincs { NAME($good) }, csak { $others } másfajta áru.
        }
       *[other] { $others ->
            [0] { $own } { NAME($good) } van, más áru nincs.
           *[other] { $own } { NAME($good) } és { $others } másfajta áru van.
        }
    }
why-store-empty = Ez a raktár üres.
why-not-in-store = Ebben a raktárban ez van: { NAME($goods) }.
why-money = Pénzedből ({ $money } tallér) itt { $count ->
        [0] egyetlen árura sem futja
       *[other] { $count } árura futja
    }.
why-most-bought = { $bought ->
        [yes] Itt már csak { $count } árut vehetsz: egy látogatáskor legfeljebb hármat, az első fordulóban nagy tolongásnál kevesebbet.
       *[no] { $count ->
            [3] Egy látogatáskor legfeljebb 3 árut vehetsz.
           *[other] Itt legfeljebb { $count } árut vehetsz, mert az első fordulóban ilyen sokan jöttek.
        }
    }
why-store = Ebben a raktárban csak { $count } { NAME($good) } van.
why-not-held = Nincs nálad { NAME($good) }.
why-pay-other-kind = Ezt az árat két másfajta áru egészíti ki, { NAME($good) } nem lehet köztük.
why-no-such-player = Csak { $players } játékos van.
why-rob-oneself = A Tolvaj másoktól vesz el, nem tőled.
why-rob-without-goods = Nincs mit elvenni: ennél a játékosnál nincs áru.
why-steal-other = Itt ezt lehet elvenni: { NAME($goods) }.
why-place-empty = Nincs senki { NAME($place, form: "at") }.
why-master-stays = A céhmesterek a helyükön maradnak; a Strázsa nem mozgathatja őket.
why-no-artisan = A Strázsa csak kézműveseket cserél fel, és { NAME($tile) } nem az.
why-lone-artisan = Nincs másik kézműves { NAME($guild) } céhéből, akivel helyet cserélhetne.
why-swap-itself = Önmagával nem cserélhet helyet.
why-visit-first = Ami egy céhházban van, az a látogatóié. Előbb tervezd meg, hová küldöd az ügynökeidet.
why-other-house = Most { NAME($guild) } következnek, ezért csak náluk tehetsz valamit.
why-already-here = Az ügynököd már itt jár: most { NAME($guild) } következnek.
why-other-good = Egy céh csak a saját árujából vesz, itt ez: { NAME($good) }.
why-other-guild = Csak { NAME($guild) } céhének egy másik kézművesével cserélhet helyet.
why-one-action = { $doing ->
        [buying] Most vásárolsz, és egy látogatáskor csak egyféle akció lehetséges: felbérelni vagy eladni majd egy másik ügynökkel tudsz itt.
       *[hiring] Most felbérelsz valakit, és egy látogatáskor csak egyféle akció lehetséges: vásárolni vagy eladni majd egy másik ügynökkel tudsz itt.
    }
why-others-things = Ez egy másik játékosé. Most nincs vele teendőd: a játékosok egymással nem kereskednek.
why-master-is-won = Céhmestert nem lehet felbérelni. A rajta álló szám itt az ár; a lapkát az nyeri el, akinek a kör végén a legtöbb van a céh árujából.
why-master-to-come = { $window ->
        [4] Ezt a kézművest nem lehet felbérelni, és céhmester sem lesz belőle: aki a 4. kör céhmesterét elnyeri, ezt a lapkát is megkapja.
        [5] Ezt a kézművest nem lehet felbérelni: a 4. körben céhmester lesz, és az ő száma lesz itt az ár.
       *[other] Ezt a kézművest nem lehet felbérelni: a { $window }. körben céhmester lesz, és az ő száma lesz itt az ár.
    }
why-roof-of-agents = Az ügynökök a kör végéig a tetőn maradnak. Aki itt felbérel valakit, mindegyikük után 1 tallért kap.
why-goods-in-visits = Árut akkor adsz el és fizetsz, amikor az ügynököd egy céhnél jár. Előbb tervezd meg, hová küldöd az ügynökeidet.

## What is read before something new

pause-round-ends = Nyomj Entert: jön a játék { $round }. körének vége.
pause-round = Nyomj Entert: jön a játék { $round }. köre.
pause-ended = Nyomj Entert: jön a játszma vége.

## What each choice would do

describe-pass = Passz: ebben a körben nincs több fordulód.
describe-plan = Ügynököt küldesz { NAME($guilds, form: "to") }.
describe-sell = Eladsz { $count } { NAME($good, form: "accusative") } { $money } tallérért; { $left ->
        [0] nem marad nálad { NAME($good) }
       *[other] { $left } marad nálad
    }.
describe-hire = Felbéreled { NAME($tile, form: "accusative") } a céh { $room }. szállásáról; ára { $room ->
        [1] 1 { NAME($good) }
        [2] 1 { NAME($good) } + 1 bármilyen áru
        [3] 2 { NAME($good) }, vagy 1 { NAME($good) } + 2 másfajta áru
       *[4] 3 { NAME($good) }, vagy 2 { NAME($good) } + 2 másfajta áru
    }. { $symbol ->
        [townsperson] { NAME($effect) }
        [agent] Kézműveseid összértéke { NAME($guild, form: "at") } { $sum } lesz. A + jel 1 új ügynököt hoz.
        [wasted] Kézműveseid összértéke { NAME($guild, form: "at") } { $sum } lesz. A + jel kárba vész: üres a készleted.
       *[none] Kézműveseid összértéke { NAME($guild, form: "at") } { $sum } lesz.
    }{ $roof ->
        [0] {""}
       *[other] {" "}Tetőpénz: { $roof } tallér, a tetőn álló ügynökönként 1.
    }
describe-pay = Fizetsz 1 { NAME($good, form: "accusative") }; most { $held } van nálad.
describe-buy = Veszel 1 { NAME($good, form: "accusative") } { $price } tallérért; { $money } tallérod marad, a raktárban { $store ->
        [0] nem marad belőle
       *[other] { $store } marad belőle
    }.
describe-stop = Nem veszel többet; ügynököd a tetőre megy.
describe-nothing = Nem csinálsz semmit; ügynököd akkor is a tetőre megy.
describe-rob = { $player } játékostól; nála ez van: { NAME($goods) }.
describe-steal = Elveszel 1 { NAME($good, form: "accusative") }; a bank { $price } tallért fizet { $player } játékosnak.
describe-swap = { NAME($tile, form: "short") } { NAME($place, form: "at") }.
describe-with = Csere vele: { NAME($tile, form: "title") }, { NAME($place, form: "at") }.
describe-forgo = Nem használod a képességet.
describe-appoint = { NAME($guild, form: "title") }: neked { $own } kézművesed van, a többieknek { $others }.
describe-load = Ráhelyezel 1 { NAME($good, form: "accusative") } a Házalóra; így a kedvenc kiválasztásakor { NAME($guild, form: "at") } összesen { $weight } árud számít.
describe-lead = Az első helyre lépsz; akik előtted álltak, eggyel hátrébb csúsznak.
describe-stay = Maradsz a sorrend { $place }. helyén.
describe-keep = Ebben a játszmában szerepel: { NAME($tile, form: "title") }.
describe-first = { $player } a következő a sorrendjelző sávon.
describe-draw = Húzás: { NAME($tile, form: "title") }.

effect-councilman = 1 új ügynököt hoz, aztán távozik.
effect-councilman-empty = Kárba vész: üres a készleted.
effect-thief = Elvehet 2 árut egy játékostól.
effect-guard = Felcserélheti egy céh 2 kézművesét.
effect-musician-3 = 3 tallér minden kör végén.
effect-musician-5 = 5 tallér minden kör végén.
effect-peddler = Egy árud 4-nek számít, amikor e kör kedvencét választják.
effect-peddler-empty = Kárba vész: nem marad árud, amelyet vihetne.
effect-mayor = Minden kör végén 1 tallér egy céh minden kézműveséért.
effect-nobleman-2 = 2 pont a játék végén.
effect-nobleman-3 = 3 pont a játék végén.
effect-tax-collector = A játék végén 1 pont minden 10 tallér után.
effect-engraver = Tekintélycímernek számít.
effect-foreman-2 = A játék végén 1 pont minden 2-es értékű kézművesért.
effect-foreman-3 = A játék végén 1 pont minden 3-as értékű kézművesért.
effect-foreman-4 = A játék végén 1 pont minden 4-es értékű kézművesért.
effect-apprentice = A játék végén 1 pont minden 2. és 3. helyért.

## Help cards

help-norenberc = Kereskedő vagy a régi Nürnbergben. Négy kör után az nyer, akinek a legtöbb pontja van.
    {" "}
    1. Tervezd meg titokban, mely céheket keresed fel ebben a fordulóban, mindegyiket egy-egy ügynökkel.
    2. A céheket az 1-estől fölfelé kiáltjuk ki. Mindegyiknél minden látogató egyet tehet: elad a céhnek annak saját árujából, felbérel egy vendéget a négy szállás egyikéről, és áruval fizet érte, vagy vesz legfeljebb 3 árut a raktárból. Utána az ügynök a tetőre áll; aki felbérel, 1 tallér tetőpénzt kap minden ügynökért, aki már ott van.
    3. Forduló fordulót követ, amíg van szabad ügynök, és van, aki nem passzolt. Aztán a kör véget ér: minden céh kedvence az, akinél a céh árujából a legtöbb van; övé a céhmester és egy címer, a tekintélyes céhnél (♛) eggyel több. Mindenki kap 3 tallért.
    {" "}
    Egy áru annyiba kerül és annyit hoz, amennyi a céhmester értéke: „Sörfőzők ár 5”. Mind a négy kör céhmestere látható a kezdettől: ott vegyél, ahol az ár emelkedni fog, és add el, mielőtt esik.
    Pontot ér: a kézművesek többsége céhenként (5/3/1), a 30-as összérték, egy-egy kézműves minden céhből, a legtöbb pénz, a nap (☀) jelű városlakók és a különböző címerek (3: 2, 4: 5, 5: 9, 6: 14, 7: 20).
help-rules = Az (N-…) jel egy szabály száma a RULES.md fájlban; a help N-T2 megkeresi a kártyáját.
help-plan = Tervezés (N-P1). Mindenki egyszerre, titokban tervez: bárhány különböző céhet, de szabad ügynökönként legfeljebb egyet. A többiek látják, hány kártyát játszol ki, de azt nem, hogy melyeket. Akit visszatartasz, azt a kör egy későbbi fordulójában is elküldheted, amikor a többiek már felfedték a szándékukat.
help-pass = Passzolás (N-P2, N-C1). A kör végéig nem tervezel többet. Ha nincs szabad ügynököd, automatikusan passzolsz.
help-sell = Eladás (N-V1). Bármennyi a céh saját árujából, darabonként a céhmester értékéért. Az áru a céh raktárába kerül.
help-hire = Felbérlés (N-H1–N-H6). Egy vendég egy foglalt szállásról. Az ár az 1. szállástól a 4. felé nő: az 1. ára egy a céh saját árujából; a 2. ára egy saját és egy bármilyen; a 3. ára két saját, vagy egy saját és két másfajta; a 4. ára három saját, vagy két saját és két másfajta. Mindez az itteni raktárba kerül. A bank ezután 1 tallér tetőpénzt fizet neked minden ügynökért, aki ezen a tetőn áll, és a sorrend első helyére léphetsz. A szállás a kör végéig üres marad.
help-pay = Fizetés a szállásért (N-H1, N-H2). A céh saját árujával, amelyet más áru is kiegészíthet, ha az ár engedi; minden az itteni raktárba kerül.
help-buy = Vásárlás (N-B1, N-B2). Legfeljebb 3 áru abból, ami ebben a raktárban van, bármilyen fajta, darabonként a céhmester értékéért. A legelső fordulóban, ha sokan jönnek, kevesebb jut: 4 játékossal fejenként 2 áru, ha legalább 3-an jöttek; 5 játékossal 2, ha 3-an, és 1, ha többen.
help-stop = Vásárlás vége (N-B1). Nem kell mindent megvenned, amit megvehetnél.
help-nothing = Semmi (N-01). Mindig szabad. Az ügynök akkor is a tetőre kerül.
help-rob = A Tolvaj áldozata (N-T2). Válaszd ki, kihez menjen a Tolvaj. Bővebben a Tolvaj kártyáján.
help-steal = Az elvett áru (N-T2). Egyszerre egy árut vesz el; az áldozatot a bank kárpótolja. Bővebben a Tolvaj kártyáján.
help-swap = Csere (N-T3). A két helyet cserélő kézműves közül az első. Bővebben a Strázsa kártyáján.
help-with = Csere (N-T3). A két kézműves közül a második. Bővebben a Strázsa kártyáján.
help-forgo = Lemondás a képességről (N-T2, N-T3). A Tolvajt és a Strázsát úgy is felbérelheted, hogy nem használod.
help-appoint = A Polgármester helye (N-T6). Válaszd ki a tetőt, ahol a Polgármester marad. Bővebben a Polgármester kártyáján.
help-load = A Házaló áruja (N-T5). Válaszd ki az árut, amelyet a Házaló visz. Bővebben a Házaló kártyáján.
help-lead = Lépés az első helyre (N-H6). Felbérlés után a sorrendjelző sáv első helyére léphetsz; akik előtted álltak, eggyel hátrébb csúsznak.
help-stay = Maradás (N-H6). Megtartod a helyedet a sorrendjelző sávon.
help-councilman = ★ Tanácstag (N-T1). Egy ügynököt hoz a készletedből, ha van még ott. Utána visszakeverjük a vendégek kupacába.
help-thief = ★ Tolvaj (N-T2). Elvehet két választott árut egy másik játékostól (egyet, ha annak csak egy van). A bank minden áruért a hozzá tartozó céhmester értékét fizeti az áldozatnak. Amit a Tolvaj elvesz, azzal őt magát nem fizetheted ki. Utána visszakeverjük a vendégek közé.
help-guard = ★ Strázsa (N-T3). Felcserélheti ugyanannak a céhnek két kézművesét, bármelyik szálláson vagy műhelyablakban. A céhmesterek nem mozdulnak; a legfelső ablak két lapkája külön helynek számít. Utána visszakeverjük a vendégek közé.
help-musician = ☾ Zenész (N-T4). Minden bevételkor 3 vagy 5 tallért fizet neked, ahogy a száma mutatja.
help-peddler = ☾ Házaló (N-T5). Egy árudat viszi, amelyet nem lehet eladni, fizetésre használni vagy elvenni, és e kör kedvencének kiválasztásakor 4-nek számít a maga fajtájából. Utána az áru visszakerül hozzád, a Házaló pedig a kupacba. Ha kedvencként vissza kell adnod egy árut, és nincs másik, ezt adod vissza. Ha nincs árud, a Házaló azonnal visszamegy.
help-mayor = ☾ Polgármester (N-T6). A játék végéig az általad választott tetőn ül. Minden bevételkor mindenki 1 tallért kap e céh minden saját kézműveséért, az ott ülő Polgármesterek mindegyike után. Nem ügynök: tetőpénz nem jár érte.
help-nobleman = ☀ Nemesember (N-T7). 2 vagy 3 pont, ahogy a száma mutatja.
help-tax-collector = ☀ Adószedő (N-T8). 1 pont minden teljes 10 tallérod után a játék végén.
help-engraver = ☀ Vésnök (N-T9). Tekintélycímernek számít a különböző címereid között.
help-foreman = ☀ Munkafelügyelő (N-T10). 1 pont minden olyan kézművesedért, bármelyik céhből, akinek az értéke megegyezik a lapka számával: 2, 3 vagy 4.
help-apprentice = ☀ Tanonc (N-T11). 1 pont minden céhért, amelyben 2. vagy 3. helyen állsz, döntetlen esetén is.
help-artisan = Kézművesek (N-S6, N-H3). Egy céh és egy érték 2-től 7-ig. Akik a műhelyablakokban vannak, körönként egyesével céhmesterek lesznek; akik a vendégek között vannak, felbérelhetők. A + az ügynök jele: aki a lapkát megszerzi, egy ügynököt kap a készletből.
help-guild = Céhek (N-S1, N-A1). Eggyel több céh van játékban, mint ahány játékos; számsorrendben kiáltjuk ki őket. Mindegyiknek van négy szállása a vendégeknek, egy műhelye mind a négy kör céhmestereivel, egy raktára és egy teteje. A céh annak kedvez, akinél a kör végén a legtöbb van a saját árujából.
help-favourite = Kedvencek (N-F1–N-F3). A kör végén, céhről céhre: akinél a legtöbb van a céh árujából, az visszaad egyet, és elnyeri a céhmestert (a 4. körben az alatta lévő lapkát is) meg egy címert. Döntetlennél a több pénz dönt, aztán a sorrend.
help-prestige = Tekintély (N-S8, N-E7). A ♛ azt a céhet jelöli, amelynek a legnagyobb értékű a céhmestere; kétszer egymás után nem lehet ugyanaz a céh. Kedvence egy tekintélycímert is nyer, amely mindig különböző címernek számít.
help-turn-order = Sorrend (N-A2, N-H6). Minden céhnél az a látogató lép először, aki a legelöl áll; ha a kedvencről a pénz sem dönt, szintén ő nyer. Csak felbérléssel változik: aki felbérel, az első helyre léphet. A tábla a játékosokat e sorrendben mutatja.
help-roof = A tető (N-A3, N-H4). Az ügynök a kör végéig annak a céhnek a tetején áll, amelyet felkeresett; az ottani betűk a játékosokat jelölik. Aki egy céhnél felbérel, tetőpénzt kap: 1 tallért minden ügynökért a tetőn, bárkié legyen is, de a most lépő ügynökért nem. Polgármester is ülhet ott; ő nem ügynök.
help-townsperson = Városlakók (N-H3). Vendégek, akiknek képességük van. A ★ felbérléskor azonnal hat, és visszakerül a vendégek kupacába; a ☾ a körök végén hat; a ☀ a játék végén számít. Mindegyik fajtának saját kártyája van.
help-agents = Ügynökök (N-S4, N-H3, N-E1). Négy szabad, négy a készletben. Minden látogatáshoz egy kell; az a kör végéig a tetőn áll. A Tanácstagok és a + jelű kézművesek újakat hoznak a készletből.
help-income = Bevétel (N-E2). Minden kör végén fejenként 3 tallér, és amit a Zenészek meg a Polgármesterek hoznak.
help-round = A kör vége (N-F1–N-E7). Kedvencek, Házalók, az ügynökök hazatérnek, bevétel. Aztán új céhmesterek következnek; az 1. szállás vendégei távoznak, a többiek az 1. felé csúsznak, a kupacból újak érkeznek; végül új tekintélyes céh.
help-townspeople = A városlakók pontjai (N-G1). Amit a Nemesemberek, az Adószedők és a Munkafelügyelők a játék végén hoznak.
help-majority = Többségek (N-G2, N-G2a). Céhenként a kézműveseid összértéke, aztán a számuk szerint: 5 / 3 / 1 pont. Döntetlen az 1. helyen: fejenként 4, és nincs 2. hely; a 2. helyen: fejenként 2, és nincs 3. hely; a 3. helyen: 0. Aki egyedül első, megkapja azoknak a helyeknek a pontjait is, amelyeken senki sem áll.
help-thirty = 30-as összérték (N-G3). 2 pont minden céhért, amelyben a kézműveseid összértéke legalább 30.
help-all-guilds = Minden céh (N-G4). 5 pont, ha a játékban lévő céhek mindegyikéből van legalább egy kézművesed.
help-richest = Leggazdagabb (N-G5). 5 pont a legtöbb pénzért; döntetlennél a leggazdagabbak 2-2 pontot kapnak.
help-crests = Címerek (N-G6). A különböző címerek száma szerint: 3 címer 2 pont, 4 címer 5, 5 címer 9, 6 címer 14, 7 vagy több címer 20. Egy céh címere egyszer számít; minden tekintélycímer és minden Vésnök számít.
help-winner = Győzelem (N-G7). Az nyer, akinek a legtöbb pontja van; döntetlennél a több kézműveslapka dönt, majd azok nagyobb összértéke; ha ez is egyenlő, osztoznak a győzelmen. Az eddigi pontok azok, amelyeket akkor kapnál, ha most érne véget a játék. Kevesebb lesz, ha egy céhben valaki megelőz, mert ott akkor a helyezésed kevesebbet hoz.

## The board

board-round = { $round }. kör ({ $rounds } közül){ $turn ->
        [0] {""}
       *[other] , { $turn }. forduló
    }
board-stack = vendégek kupaca { $count }
board-price = ár { $price }
board-crests = ⚑{ $count }
board-prestige = ♛ tekintély
board-roof = tető
board-over = { $tile } alatt { $under }
board-guild = Céh
board-masters = Céhmesterek
board-room = { $room } { $price }
board-store-head = Raktár
board-roof-head = Tető
board-short = írd be: board (az egész tábla és a jelei)
board-favourite = Kedvenc
board-held = Áru
board-wins = Nyer
board-tie = Döntetlen, a pénz dönt
board-nobody = senki
board-master-leaves = a céhmester kikerül a játékból
board-store = raktár
board-empty = –
board-player = Játékos
board-status = Most
board-agents = Ügynök
board-won-crests = Címer
board-cards = { $count } kártya
board-passed = passzolt
board-ready = kész
board-acting = lép
board-money = { $money } tallér
board-plan = terv: { $guilds }
board-points = eddig { $points } pont
board-points-item = { $category } { $points }
board-thalers = Tallér
board-score-title = Pontok
board-score-total = Összesen
board-majority = Σ{ $sum } { $place }.: { $points }
board-score-majority = Többségek: a játékos kézműveseinek összértéke (Σ), a helyezés és a jelenlegi pontok.
board-score-hidden = ? olyan pénztől függ, amely a végéig rejtve marad.
board-legend-houses = Céhházak: az „ár 5” egy áru ára. A tetőn a már itt járt ügynökök állnak, a játékos betűjével. Az 1–4. szállás ára: ● a céh saját áruja, ○ bármi más. Céhmesterek körönként, a mostani [ ] között; az „5 alatt 2+” az utolsó: alatta egy másik lapka fekszik, amely vele jár. ⚑ a megmaradt címerek, ♛ a tekintélycímer.
board-legend-guests = Vendégek: kézművesek az értékükkel, a + ügynököt hoz. Városlakók: ★ azonnal, ☾ a körök végén, ☀ a játék végén hat.
board-legend-players = Játékosok sorrendben, ▸ te vagy. Most: képpel lefelé fekvő kártyák, lép, kész vagy passzolt. Ügynök: szabad + a készletben. Az áruk alatt: hány darab, (4) egy a Házalón, Σ a céh kézműveseinek összértéke. Címer: a céhek sorszáma, ♛ tekintély, hány különböző.

## What is wrong with a box

error-artisans = „{ $guild }”: a dobozba pontosan { $needed } kézműves kell ebből a céhből, nem { $count }.
error-artisan-value = „{ $value }” nem kézműves („{ $guild }”): az értékek 2-től 7-ig terjednek, + az ügynök jele.
error-whole-number = „{ $name }” egész számot kér, legalább 0-t, és nem ezt: „{ $value }”.
error-townspeople = A dobozba összesen pontosan { $needed } városlakó kell, nem { $count }.
error-kinds = A városlakókhoz { $needed } szám kell, fajtánként egy, nem { $count }.
error-no-table = A doboz táblázatai: artisans és townspeople; ez nem az: „{ $table }”.
error-toml = A doboz fájlja nem érvényes TOML: { $reason }.
error-no-guild = Nincs ilyen céh: „{ $guild }”; van: all, { $guilds }.
error-no-list = „{ $guild }”: a kézműveseket listaként kell megadni, például ["2+", "2+", 3, 3, 4, 4, 5, 5, 6, 6, 7].
error-no-townsperson = Nincs ilyen városlakó: „{ $name }”; van: { $names }.
error-not-a-table = „{ $table }”: ide nevek és értékek táblázata kell.

## The board in the browser. Names for narrow windows may be parted where a soft hyphen stands.

window-brewer = Sörfőző
window-baker = Pék
window-shoemaker = Cipész
window-printer = Nyom{"\u00AD"}dász
window-tailor = Szabó
window-hatter = Kalap{"\u00AD"}készítő
window-councilman = Tanács{"\u00AD"}tag
window-thief = Tolvaj
window-guard = Strázsa
window-musician = Zenész
window-peddler = Házaló
window-mayor = Polgár{"\u00AD"}mester
window-nobleman = Nemes{"\u00AD"}ember
window-tax-collector = Adó{"\u00AD"}szedő
window-engraver = Vésnök
window-foreman = Munka{"\u00AD"}fel{"\u00AD"}ügyelő
window-apprentice = Tanonc

sum-brewers = sörfőzők { $number }
sum-bakers = pékek { $number }
sum-shoemakers = cipészek { $number }
sum-printers = nyomdászok { $number }
sum-tailors = szabók { $number }
sum-hatters = kalapkészítők { $number }

scene-called = most soron van
scene-roof = { $agents ->
        [0] A tető: még nem áll itt ügynök, ezért a felbérlés nem hoz tetőpénzt.
       *[other] A tető: { $agents } ügynök áll itt, ezért a felbérlés { $agents } tallér tetőpénzt hoz.
    }
scene-agents = { $player }: { $count } ügynök
scene-mayors = { $count ->
        [one] Egy Polgármester a tetőn
       *[other] { $count } Polgármester a tetőn
    }
scene-room = { $room }. szállás: { NAME($tile, form: "title") }, ára { $room ->
        [1] 1 { NAME($good) }
        [2] 1 { NAME($good) } és 1 bármilyen áru
        [3] 2 { NAME($good) }, vagy 1 { NAME($good) } és 2 másfajta áru
       *[4] 3 { NAME($good) }, vagy 2 { NAME($good) } és 2 másfajta áru
    }.
scene-room-empty = { $room }. szállás: üres.
scene-window = { $window ->
        [4] Az utolsó céhmesterrel jár: { NAME($tile, form: "title") }
        [5] Céhmester a 4. körben: { NAME($tile, form: "title") }
       *[other] A játék { $window }. körének céhmestere: { NAME($tile, form: "title") }
    }
scene-master = Céhmester: { NAME($tile, form: "title") }. Ár: { $price }.
scene-master-gone = A céhmester távozott.
scene-prices = Árak körönként: { $first }, { $second }, { $third }, { $fourth }. Most a játék { $round }. köre tart.
scene-price-gone = már nincs
scene-crests = { NAME($guild, form: "title") }: még { $count } címer
scene-prestige = { NAME($guild, form: "title") }: a tekintélycímer és még { $count } címer
scene-store = Raktár
scene-crate = { $count } { NAME($good) }
scene-sell = Eladás
scene-buy = Vétel: áru a raktárból, darabja { $price }
scene-nothing = Nem teszek semmit
scene-stop = Kész
scene-forgo = Lemondás
scene-appoint = Ide üljön

scene-street = A céhek
scene-street-guild = { NAME($guild, form: "title") }: ár { $price }{ $trend ->
        [up] , utána { $next }, emelkedik
        [down] , utána { $next }, esik
        [same] , a következő körben ugyanennyi
       *[none] {""}
    }.{ $agents ->
        [0] {""}
       *[other] {" "}{ $agents } ügynök van ott.
    }{ $prestige ->
        [yes] {" "}Tekintélyes céh.
       *[no] {""}
    }{ $called ->
        [yes] {" "}Most soron van.
       *[no] {""}
    }{ $open ->
        [yes] {" "}Itt választhatsz.
       *[no] {""}
    }
scene-street-over = { NAME($guild, form: "title") }
scene-order = Sorrend
scene-order-list = Sorrend, elöl az első
scene-lead = Az első helyre
scene-stay = Maradás
scene-stack = { $count } vendég a kupacban
scene-bank = Bank

scene-plan-title = Titkos tervezés
scene-plan-limit = { $most ->
        [one] Koppints egy céh cégérére!
       *[other] Koppints legfeljebb { $most } céh cégérére!
    }
scene-plan-card = { NAME($guild, form: "title") }, ár { $price }; { $held ->
        [0] nincs nálad { NAME($good) }
       *[other] { $held } { NAME($good) } van nálad
    }.
scene-plan-send = { $most ->
        [one] Ügynök küldése
       *[other] Ügynökök küldése
    }
scene-plan-count = { $count } ügynök küldése
scene-plan-pass = Passz
scene-plan-pass-why = Passz: a kör végéig kimaradsz.
scene-plan-ready = Ez a terved. Kész: { $ready } / { $planners }.
scene-plan-ready-pass = Ebben a körben passzolni fogsz. Kész: { $ready } / { $planners }.
scene-plan-change = Megváltoztathatod, amíg mindenki el nem készül.
scene-plan-door = Ügynököd { NAME($guild, form: "to") } készül.

scene-mat = Saját dolgaim
scene-money = { $money } tallér
scene-goods = Áruk
scene-good-held = { $count } { NAME($good) }{ $loaded ->
        [0] {""}
        [one] , és 1 a Házalón, amely 4-nek számít
       *[other] , és { $loaded } Házalókon, amelyek egyenként 4-nek számítanak
    }
scene-loaded = +4
scene-agents-hand = { $hand } szabad ügynök, { $supply } a készletben
scene-artisans-none = Nincs kézműves
scene-artisans-guild = { NAME($guild, form: "title") }: { $values }, összesen { $sum }; { $place }. hely, jelenleg { $points } pont.
scene-place = { $place }.
scene-crests-different = { $count ->
        [0] Még egy sincs: 3 különböző 2 pontot hoz.
        [one] 1 címer; 3 különböző 2 pontot hoz.
        [2] 2 különböző; még egy 2 pontot hoz.
        [3] 3 különböző: { $points } pont; még eggyel { $next }.
        [4] 4 különböző: { $points } pont; még eggyel { $next }.
        [5] 5 különböző: { $points } pont; még eggyel { $next }.
        [6] 6 különböző: { $points } pont; még eggyel { $next }.
       *[other] { $count } különböző: { $points } pont, ennél több nem jár.
    }
scene-crests-worth = { $points ->
        [0] { $count ->
            [one] 1 címer
           *[other] { $count } különböző
        }
       *[other] { $count } különböző: { $points } pont
    }
scene-no-crests = Még nincs címer
scene-points = { $points } pont eddig{ $partial ->
        [yes] , a rejtett pénz nélkül
       *[no] {""}
    }
scene-points-unit = pont
scene-own = te
scene-status-asked = gondolkodik
scene-status-planning = tervez
scene-status-ready = kész
scene-status-acting = lép
scene-status-cards = még { $count } kártya
scene-status-passed = passzolt
scene-status-done = végzett
scene-wares = Áruk: { $goods ->
        [none] nincs
       *[other] { NAME($goods) }
    }. Kézművesek: { $sums ->
        [none] nincs
       *[other] { NAME($sums) }
    }.
scene-turn-place = { $place }. a sorban
scene-rob = Ide a Tolvajt!

ending-column = { $rank }. { $player }, { $points } pont, { $crests } címer.
scoring-townspeople = { NAME($people, form: "short") }
scoring-none = –
scoring-majority-guild = { $guild } { $place }. (Σ{ $sum }): { $points }{ $apprentices ->
        [0] {""}
       *[other] {" "}a Tanonccal
    }
scoring-thirty = { NAME($guilds, form: "title") }
scoring-all-guilds = mind megvan
scoring-all-guilds-not = { $count } céh hiányzik
scoring-richest = { $money } tallér
scoring-crests = { $count ->
        [one] 1 címer
       *[other] { $count } különböző címer
    }{ $engravers ->
        [0] {""}
        [one] , a Vésnökkel együtt
       *[other] , { $engravers } Vésnökkel együtt
    }

## Options of a table

option-money = Pénz
option-money-hidden = Rejtett, a szabály szerint
option-money-open = Nyílt: mindenki látja mindenki pénzét

## The lesson

lesson-welcome = Isten hozott Nürnbergben! Négy körön át kereskedsz, kézműveseket bérelsz fel, és a céhek kegyét keresed. Az nyer, akinek a legtöbb pontja van.
lesson-master = Minden céhnek van céhmestere: ő áll a kulcsos ablakban. A rajta lévő szám a céh árujának ára, vételkor és eladáskor is: a sör most 3 tallér.
lesson-coming = A kulcstól balra álló kézművesek lesznek a következő körök céhmesterei, és már most mindet látod: a sör 6, majd 7 tallér lesz. Vegyél olcsón, adj el drágán!
lesson-mine = Ez a tiéd: minden áruból egy, 25 tallér és négy ügynök. Egy ügynök egy céhet keres fel, és ott egy dolgot tesz.
lesson-plan = Mindenki titokban, egyszerre tervez. A sörfőzőknél lakik egy vendég, akit érdemes felbérelni, a pékek címerén pedig korona van.
lesson-plan-do = Jelöld ki a sörfőzőket és a pékeket, majd küldj el két ügynököt!
lesson-rooms = A céheket sorban kikiáltjuk. A sörfőzőknél vendéget bérelhetsz fel: alatta áll az ára, áruban. Mindig kell hozzá a céh saját áruja is, itt sör, és minden szállás drágább az előzőnél.
lesson-hire = A Cipész (2) lapkáján plusz jel van: egy új ügynököt hoz neked, most és minden további körre. Az minden körben eggyel több akció.
lesson-hire-do = Béreld fel a Cipészt (2+)! Egy sörbe és még egy bármilyen áruba kerül.
lesson-pay = A sört már kifizetted. A második áru bármilyen lehet. A cipő csak 3 tallért ér, és a következő körben sem lesz drágább.
lesson-pay-do = Fizess cipővel!
lesson-lead = Aki felbérel valakit, a sorrend első helyére léphet. Ha többen keresnek fel egy céhet, az kezd, aki legelöl áll.
lesson-lead-do = Lépj az első helyre!
lesson-roof = Ügynököd a kör végéig a tetőn marad: aki később itt felbérel valakit, 1 tallért kap érte. Máris 9 pontod van: cipésze csak neked van, ezért mindhárom hely a tiéd, 5 + 3 + 1.
lesson-prestige = A korona azt jelzi, hogy a pékek kedvence egy tekintélycímert is nyer. Egy céh kedvence az, akinél a kör végén a legtöbb van az árujából.
lesson-prestige-do = Vegyél süteményt 5 tallérért!
lesson-more = Egy látogatáskor csak egyfélét tehetsz: eladod a céh saját áruját, felbérelsz egy vendéget, vagy veszel legfeljebb három árut.
lesson-more-do = Vegyél egy második süteményt!
lesson-rival = Az ajtóban melletted egy másik ügynök is áll, és ő is vehet süteményt. Három biztosabb, mint kettő.
lesson-rival-do = Vegyél egy harmadik süteményt is!
lesson-turns = Új forduló. A sör csak az első körben ilyen olcsó, és egy ügynök elég hozzá. A másik kettő akkor is léphet, amikor már senki másnak nincs ügynöke.
lesson-turns-do = Csak a sörfőzőket jelöld ki; a fölösleges cégérre koppints újra! Küldj el egy ügynököt!
lesson-buy = Az ár a kör végéig nem változik, akármennyit vesznek is. A pénzed három sörre elég.
lesson-buy-do = Vegyél sört 3 tallérért!
lesson-again = Minél több söröd van, annál biztosabban leszel a sörfőzők kedvence: a többieknek egy-egy sörük van.
lesson-again-do = Vegyél egy második sört!
lesson-last = A következő körben a sör 6 tallér lesz, kétszer annyi, mint most.
lesson-last-do = Vegyél egy harmadik sört is!
lesson-favourite = A többiek ügynökei elfogytak. A kör végén minden céh kedvence visszaad egyet a céh árujából, és elnyeri a céhmestert meg egy címert. Sörből és süteményből neked van a legtöbb.
lesson-pass = Két ügynököd még szabad, és most egyedül léphetnél. De alig maradt pénzed, és két céh kedvence már így is te leszel.
lesson-pass-do = Passzolj, hogy lásd a kör végét!
lesson-won = Két céhmester, két címer és egy tekintélycímer a tiéd. A különböző címerek egyre többet érnek: a te 3 címered 2 pont, 7 címer 20 pont lenne.
lesson-next-round = Hazajöttek az ügynökök, mindenki kapott 3 tallért, és új céhmesterek vannak. A vendégek olcsóbb szállásra léptek: a Nyomdász (7) már csak egy süteménybe kerül.
lesson-plan-sale = A sör most 6 tallér, kétszer annyi, mint amennyiért vetted. Később 7 lesz, de neked most kell a pénz: a könyvlap ebben a körben csak 2 tallér, a következőben 4.
lesson-plan-sale-do = Jelöld ki a sörfőzőket és a nyomdászokat, majd küldj el két ügynököt!
lesson-sell = Más is idejött, de te állsz elöl, ezért te kezdesz. Annyit adhatsz el a céh árujából, amennyit akarsz.
lesson-sell-do = Add el mindkét sört 12 tallérért!
lesson-townspeople = Városlakók is laknak itt. A csillag azonnal segít, a hold minden kör végén, a nap pedig a játék végén hoz pontot.
lesson-sums = A Σ egy céhbeli kézműveseid összértéke, mellette a helyezés: az 1. hely 5 pont, a 2. hely 3, a 3. hely 1. Ha az összérték 30 vagy több, az még 2 pont.
lesson-points = A végén 5 pontot kap a leggazdagabb, és 5 pontot mindenki, akinek minden céhből van kézművese. Pontot hoznak a címerek és a nap jelű városlakók is.
lesson-signs = Az ügynökeid melletti kis +3 a készletben lévőket jelzi: őket plusz jel vagy Tanácstag hozza. A pontok melletti ? a pénzt jelenti, amely a végéig titkos.
lesson-end = Várnak a nyomdászok. Minden jelnek van szabálykártyája. Innentől igazi a játék, és a többiek is tudásuk szerint játszanak. Sok szerencsét!
