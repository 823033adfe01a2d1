# What Norenberc says, in German.

## Names. `.title` stands alone, `.short` fits a narrow board.

game-title = Nürnberg
game-time = vier Spielrunden
game-tie = Gleich viele Punkte: { $players }. Es entscheiden mehr Handwerker, dann deren Gesamtwert.
game-start = 1. Tippe die Schilder der Zünfte an, die deine Handelsleute in diesem Durchgang besuchen sollen, und schicke sie los. Alle planen gleichzeitig und geheim.
    2. Die Zünfte werden eine nach der anderen aufgerufen. Bei jeder tust du genau eines: ihre Ware verkaufen, einen Gast anwerben und mit Waren bezahlen oder aus ihrem Lagerraum kaufen.
    3. Am Ende einer Spielrunde gewinnt, wer von der Ware einer Zunft am meisten hat, ihren Zunftmeister und ein Wappen.
    4. Nach vier Spielrunden gibt es Punkte: für Mehrheiten bei den Handwerkern, Wappen, Geld und Stadtbewohner mit Sonne. Die Zahl des Zunftmeisters ist der Preis; auch die künftigen liegen offen.
game-pitch = Umwirb die Zünfte von Nürnberg: Handle mit ihren Waren, wirb ihre Handwerker an und werde der Günstling ihrer Meister.

seat-blue = Blau
seat-orange = Orange
seat-yellow = Gelb
seat-green = Grün
seat-red = Rot

guild-brewers = die Brauer
    .title = Brauer
    .genitive = der Brauer
    .dative = den Brauern
guild-bakers = die Bäcker
    .title = Bäcker
    .genitive = der Bäcker
    .dative = den Bäckern
guild-shoemakers = die Schuhmacher
    .title = Schuhmacher
    .genitive = der Schuhmacher
    .dative = den Schuhmachern
guild-printers = die Drucker
    .title = Drucker
    .genitive = der Drucker
    .dative = den Druckern
guild-tailors = die Schneider
    .title = Schneider
    .genitive = der Schneider
    .dative = den Schneidern
guild-hatters = die Hutmacher
    .title = Hutmacher
    .genitive = der Hutmacher
    .dative = den Hutmachern
guild-none = keine Zunft
    .title = Keine Zunft
    .genitive = keiner Zunft
    .dative = keiner Zunft

good-beer = Bier
    .single = Bier
    .many = Bier
    .title = Bier
    .one = ein Bier
    .none = kein Bier
good-pastry = Backwaren
    .single = Backware
    .many = Backwaren
    .title = Backwaren
    .one = eine Backware
    .none = keine Backwaren
good-shoes = Schuhe
    .single = Schuh
    .many = Schuhe
    .title = Schuhe
    .one = einen Schuh
    .none = keine Schuhe
good-pages = Seiten
    .single = Papierseite
    .many = Papierseiten
    .title = Papierseiten
    .one = eine Papierseite
    .none = keine Papierseiten
good-cloth = Tuch
    .single = Tuch
    .many = Tuch
    .title = Tuch
    .one = ein Tuch
    .none = kein Tuch
good-hats = Hüte
    .single = Hut
    .many = Hüte
    .title = Hüte
    .one = einen Hut
    .none = keine Hüte

held-beer = { $number } Bier
held-pastry = { $number ->
        [one] 1 Backware
       *[other] { $number } Backwaren
    }
held-shoes = { $number ->
        [one] 1 Schuh
       *[other] { $number } Schuhe
    }
held-pages = { $number ->
        [one] 1 Papierseite
       *[other] { $number } Papierseiten
    }
held-cloth = { $number } Tuch
held-hats = { $number ->
        [one] 1 Hut
       *[other] { $number } Hüte
    }

tile-brewer = der Brauer { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .accusative = den Brauer { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .title = Brauer { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .short = Brauer { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
tile-baker = der Bäcker { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .accusative = den Bäcker { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .title = Bäcker { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .short = Bäcker { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
tile-shoemaker = der Schuhmacher { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .accusative = den Schuhmacher { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .title = Schuhmacher { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .short = Schuhm. { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
tile-printer = der Drucker { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .accusative = den Drucker { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .title = Drucker { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .short = Drucker { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
tile-tailor = der Schneider { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .accusative = den Schneider { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .title = Schneider { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .short = Schneider { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
tile-hatter = der Hutmacher { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .accusative = den Hutmacher { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .title = Hutmacher { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .short = Hutmacher { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
tile-councilman = der Ratsherr
    .accusative = den Ratsherrn
    .title = Ratsherr
    .short = ★Ratsherr
tile-thief = der Dieb
    .accusative = den Dieb
    .title = Dieb
    .short = ★Dieb
tile-guard = der Wächter
    .accusative = den Wächter
    .title = Wächter
    .short = ★Wächter
tile-musician = der Musikant { $number }
    .accusative = den Musikanten { $number }
    .title = Musikant { $number }
    .short = ☾Musikant { $number }
tile-peddler = der Hausierer
    .accusative = den Hausierer
    .title = Hausierer
    .short = ☾Hausierer
tile-mayor = der Bürgermeister
    .accusative = den Bürgermeister
    .title = Bürgermeister
    .short = ☾Bürgerm.
tile-nobleman = der Edelmann { $number }
    .accusative = den Edelmann { $number }
    .title = Edelmann { $number }
    .short = ☀Edelmann { $number }
tile-tax-collector = der Steuereintreiber
    .accusative = den Steuereintreiber
    .title = Steuereintreiber
    .short = ☀Eintreiber
tile-engraver = der Graveur
    .accusative = den Graveur
    .title = Graveur
    .short = ☀Graveur
tile-foreman = der Vorarbeiter { $number }
    .accusative = den Vorarbeiter { $number }
    .title = Vorarbeiter { $number }
    .short = ☀Vorarb. { $number }
tile-apprentice = der Lehrling
    .accusative = den Lehrling
    .title = Lehrling
    .short = ☀Lehrling

place-brewers-room = Zimmer { $number } der Brauer
    .short = Zimmer { $number } der Brauer
place-bakers-room = Zimmer { $number } der Bäcker
    .short = Zimmer { $number } der Bäcker
place-shoemakers-room = Zimmer { $number } der Schuhmacher
    .short = Zimmer { $number } der Schuhmacher
place-printers-room = Zimmer { $number } der Drucker
    .short = Zimmer { $number } der Drucker
place-tailors-room = Zimmer { $number } der Schneider
    .short = Zimmer { $number } der Schneider
place-hatters-room = Zimmer { $number } der Hutmacher
    .short = Zimmer { $number } der Hutmacher
place-brewers-window = { $number ->
        [4] Fenster 4 der Brauer, unteres Plättchen (nie Zunftmeister)
        [5] Fenster 4 der Brauer, oberes Plättchen (Zunftmeister in Spielrunde 4)
       *[other] Fenster { $number } der Brauer (Zunftmeister in Spielrunde { $number })
    }
    .short = { $number ->
        [4] Fenster 4 der Brauer, unten
        [5] Fenster 4 der Brauer, oben
       *[other] Fenster { $number } der Brauer
    }
place-bakers-window = { $number ->
        [4] Fenster 4 der Bäcker, unteres Plättchen (nie Zunftmeister)
        [5] Fenster 4 der Bäcker, oberes Plättchen (Zunftmeister in Spielrunde 4)
       *[other] Fenster { $number } der Bäcker (Zunftmeister in Spielrunde { $number })
    }
    .short = { $number ->
        [4] Fenster 4 der Bäcker, unten
        [5] Fenster 4 der Bäcker, oben
       *[other] Fenster { $number } der Bäcker
    }
place-shoemakers-window = { $number ->
        [4] Fenster 4 der Schuhmacher, unteres Plättchen (nie Zunftmeister)
        [5] Fenster 4 der Schuhmacher, oberes Plättchen (Zunftmeister in Spielrunde 4)
       *[other] Fenster { $number } der Schuhmacher (Zunftmeister in Spielrunde { $number })
    }
    .short = { $number ->
        [4] Fenster 4 der Schuhmacher, unten
        [5] Fenster 4 der Schuhmacher, oben
       *[other] Fenster { $number } der Schuhmacher
    }
place-printers-window = { $number ->
        [4] Fenster 4 der Drucker, unteres Plättchen (nie Zunftmeister)
        [5] Fenster 4 der Drucker, oberes Plättchen (Zunftmeister in Spielrunde 4)
       *[other] Fenster { $number } der Drucker (Zunftmeister in Spielrunde { $number })
    }
    .short = { $number ->
        [4] Fenster 4 der Drucker, unten
        [5] Fenster 4 der Drucker, oben
       *[other] Fenster { $number } der Drucker
    }
place-tailors-window = { $number ->
        [4] Fenster 4 der Schneider, unteres Plättchen (nie Zunftmeister)
        [5] Fenster 4 der Schneider, oberes Plättchen (Zunftmeister in Spielrunde 4)
       *[other] Fenster { $number } der Schneider (Zunftmeister in Spielrunde { $number })
    }
    .short = { $number ->
        [4] Fenster 4 der Schneider, unten
        [5] Fenster 4 der Schneider, oben
       *[other] Fenster { $number } der Schneider
    }
place-hatters-window = { $number ->
        [4] Fenster 4 der Hutmacher, unteres Plättchen (nie Zunftmeister)
        [5] Fenster 4 der Hutmacher, oberes Plättchen (Zunftmeister in Spielrunde 4)
       *[other] Fenster { $number } der Hutmacher (Zunftmeister in Spielrunde { $number })
    }
    .short = { $number ->
        [4] Fenster 4 der Hutmacher, unten
        [5] Fenster 4 der Hutmacher, oben
       *[other] Fenster { $number } der Hutmacher
    }

category-townspeople = Stadtbewohner ☀
category-majority = Mehrheiten
category-thirty = Wert ab 30
category-all-guilds = Alle Zünfte
category-richest = Reichtum
category-crests = Wappen

## What speaks for a move: said beside hints, in reviews and by the coach. `-kept`: another move would cost it.

reason-favour = Damit liegst du bei { NAME($guild, form: "dative") } um die Gunst vorn, { $mine } zu { $theirs }.
reason-favour-kept = Damit bleibst du bei { NAME($guild, form: "dative") } um die Gunst vorn, { $mine } zu { $theirs }.
reason-visit-hire = Bei { NAME($guild, form: "dative") } kannst du diesen Gast bezahlen: { NAME($tile) } (Zimmer { $room }).
reason-visit-sell = Bei { NAME($guild, form: "dative") } kannst du für { $price } Taler das Stück verkaufen.
reason-visit-buy = Bei { NAME($guild, form: "dative") } kannst du für { $price } Taler das Stück einkaufen.
reason-thalers = Das bringt dir { $count } Taler.
reason-thalers-kept = Das spart dir { $count } Taler.
reason-income = Dein Einkommen steigt um { $count } Taler.
reason-goods = Das bringt dir { $count ->
        [one] { NAME($good, form: "one") }
       *[other] { $count } { NAME($good, form: "many") }
    }.
reason-goods-kept = Das spart dir { $count ->
        [one] { NAME($good, form: "one") }
       *[other] { $count } { NAME($good, form: "many") }
    }.
reason-crests = Deine Wappensammlung wächst um { $count ->
        [one] eine neue Art
       *[other] { $count } neue Arten
    }.
reason-influence = Bei { NAME($guild, form: "dative") } steigt der Wert deiner Handwerker um { $count }.
reason-guilds = Damit hast du Handwerker aus { $have } von { $all } Zünften.
reason-agents = Das bringt dir { $count ->
        [one] einen Handelsmann
       *[other] { $count } Handelsleute
    } mehr, auch in den nächsten Spielrunden.
reason-at-hand = Damit hast du in dieser Spielrunde { $count ->
        [one] einen Handelsmann
       *[other] { $count } Handelsleute
    } mehr verfügbar.
reason-at-hand-kept = { $count ->
        [one] Ein Handelsmann mehr bleibt
       *[other] { $count } Handelsleute mehr bleiben
    } für einen späteren Durchgang dieser Spielrunde verfügbar.
reason-first = Du rückst in der Spielerreihenfolge auf die erste Position.
reason-townsperson = Am Ende des Spiels zählt für dich: { NAME($tile) }.

won-agent = 1 Handelsmann
won-crest = Wappen
won-prestige = ♛ Prestige

menu-planning = Tippe die Schilder der Häuser an, die du besuchen willst, und schicke deine Handelsleute los. Oder:
menu-guild-1 = Brauer
menu-guild-2 = Bäcker
menu-guild-3 = Schuhmacher
menu-guild-4 = Drucker
menu-guild-5 = Schneider
menu-guild-6 = Hutmacher

## The bots: their names, and for each of them a temper in a few words, and which portrait. They all play by their level.

game-bots = Agnes, Veit, Endres, Barbara, Ursula, Hans, Sebald, Kunigunde
bot-agnes = geduldig, vergisst nie einen Preis
    .portrait = 0
bot-veit = vergnügt und immer als Erster durch die Tür
    .portrait = 1
bot-endres = brummig, mit einer guten Nase für Bier
    .portrait = 2
bot-barbara = flink, neugierig, kennt jeden Gast beim Namen
    .portrait = 3
bot-ursula = hat jeden Kniff schon zweimal gesehen
    .portrait = 4
bot-hans = jung und verliebt in sein eigenes Glück
    .portrait = 5
bot-sebald = zählt seine Taler laut
    .portrait = 6
bot-kunigunde = stolz, mit einer Schwäche für Wappen
    .portrait = 7

## News. `-times` tells the same news again and again, `-together` several about one thing.

news-round = Spielrunde { $round } beginnt.
news-turn = Durchgang { $turn }: Wer noch nicht gepasst hat, plant geheim.
news-round-ends = Spielrunde { $round } endet: Die Zunftmeister wählen ihre Günstlinge.
news-ready = { $player } ist bereit.
news-planned = Dein Plan für diesen Durchgang: { NAME($guilds, form: "title") }.
news-plans-to-pass = Du passt für den Rest dieser Spielrunde.
news-cards = { $player } spielt { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } verdeckt aus.
news-passed = { $player } passt für diese Spielrunde.
news-called = Aufgerufen werden { NAME($guild) }.
news-revealed = { $player } deckt eine Karte auf: { NAME($guild, form: "title") }.
news-sold = { $player } verkauft { $count ->
        [one] 1 { NAME($good, form: "single") }
       *[other] { $count } { NAME($good, form: "many") }
    } für { $money } Taler.
news-bought = { $player } kauft 1 { NAME($good, form: "single") } für { $money } Taler.
news-bought-times = { $player } kauft { $times } { NAME($good, form: "many") } für { $all-money } Taler.
news-did-nothing = { $player } tut bei { NAME($guild, form: "dative") } nichts.
news-paid-goods = { $player } zahlt { $count ->
        [one] 1 { NAME($good, form: "single") }
       *[other] { $count } { NAME($good, form: "many") }
    } in den Lagerraum { NAME($guild, form: "genitive") }.
news-paid-goods-together = { $player } zahlt { $each } in den Lagerraum { NAME($guild, form: "genitive") }.
news-paid-goods-each = { $all-count ->
        [one] 1 { NAME($good, form: "single") }
       *[other] { $all-count } { NAME($good, form: "many") }
    }
news-hired = { $player } wirbt { NAME($tile, form: "accusative") } aus Zimmer { $room } { NAME($guild, form: "genitive") } an.
news-new-agent = { $player } bekommt einen Handelsmann dazu.
news-roof-money = { $player } bekommt { $money ->
        [one] 1 Taler für den Handelsmann
       *[other] { $money } Taler für die Handelsleute
    } auf dem Dach.
news-leads = { $player } rückt in der Spielerreihenfolge auf die erste Position.
news-stole = Der Dieb bringt { $player } 1 { NAME($good, form: "single") } von { $victim }.
news-insured = Die Bank entschädigt { $player } mit { $money ->
        [one] 1 Taler
       *[other] { $money } Talern
    }.
news-swapped = Durch den Wächter von { $player } tauschen { NAME($tile) } ({ NAME($place, form: "short") }) und { NAME($other) } ({ NAME($there, form: "short") }) die Plätze.
news-loaded = { $player } legt { NAME($good, form: "one") } auf den Hausierer.
news-appointed = { $player } setzt den Bürgermeister aufs Dach { NAME($guild, form: "genitive") }.
news-shuffled-back = Wieder in den Gästestapel gemischt: { NAME($tile) }.
news-no-agents-left = { $player } hat keine Handelsleute mehr und passt.
news-no-favourite = Niemand wird Günstling { NAME($guild, form: "genitive") }; der Zunftmeister verlässt das Spiel.
news-tied = Gleichstand bei { NAME($guild, form: "dative") }: { $player } zeigt { $money } Taler vor.
news-tied-together = Gleichstand bei { NAME($guild, form: "dative") }, das meiste Geld entscheidet: { $each } Taler.
news-tied-each = { $player } { $money }
news-favourite = { $player } wird Günstling { NAME($guild, form: "genitive") } und gibt 1 { NAME($good, form: "single") } zurück.
news-won-tile = { $player } gewinnt { NAME($tile, form: "accusative") }.
news-won-crest = { $player } gewinnt ein Wappen { NAME($guild, form: "genitive") }.
news-won-prestige = { $player } gewinnt das Prestigewappen.
news-prestige-lost = Niemand gewinnt bei { NAME($guild, form: "dative") } das Prestigewappen; es verlässt das Spiel.
news-income = { $player } bekommt { $money } Taler Einkommen.
news-income-together = Einkommen in Talern, 3 für alle, mehr durch Musikanten und Bürgermeister: { $each }.
news-income-each = { $player } { $money }
news-guest-left = Aus Zimmer 1 { NAME($guild, form: "genitive") } verlässt { NAME($tile) } das Spiel.
news-guest-came = Neu in Zimmer { $room } { NAME($guild, form: "genitive") }: { NAME($tile) }.
news-new-master = Neuer Meister { NAME($guild, form: "genitive") } ist { NAME($tile) }.
news-new-prestige = Das Prestigewappen liegt jetzt bei { NAME($guild, form: "dative") }.
news-ended = Die vierte Spielrunde ist vorbei und damit das Spiel.
news-good-returned = Der Hausierer von { $player } bringt { NAME($good, form: "one") } zurück.
news-unused = { $player } setzt { NAME($tile, form: "accusative") } nicht ein.

## Acts: the moments at the end of a round, each told in one short sentence

act-favourite = { $way ->
        [money] Gleichstand bei { NAME($guild, form: "dative") }, aber { $player } hat mehr Geld.
        [order] Gleichstand bei { NAME($guild, form: "dative") }, aber { $player } steht weiter vorn.
       *[goods] Der Meister { NAME($guild, form: "genitive") } wählt { $player }.
    }
act-nobody = Niemand hat { NAME($good, form: "many") }: Der Meister { NAME($guild, form: "genitive") } geht.
act-prestige-lost = Niemand gewinnt bei { NAME($guild, form: "dative") } das Prestigewappen.
act-income = Die Handelsleute kommen heim. Alle bekommen 3 Taler, dazu, was Musikanten und Bürgermeister bringen.
act-round = Spielrunde { $round }: neue Meister, neue Preise, neue Gäste.
act-prestige = Das Prestigewappen liegt bei { NAME($guild, form: "dative") }.

## Prompts: what is asked, and why

prompt-over = Das Spiel ist aus.
prompt-over-short = Das Spiel ist aus.
prompt-waiting = Andere sind am Zug.
prompt-waiting-short = Andere sind am Zug.
prompt-planning = Plane geheim: { $agents ->
        [one] Welche Zunft soll dein Handelsmann in diesem Durchgang besuchen? Du hast nur noch 1 Handelsmann verfügbar, das reicht für eine Zunft.
       *[other] Welche Zünfte sollen deine Handelsleute in diesem Durchgang besuchen? Du hast { $agents } Handelsleute verfügbar, das reicht für bis zu { $most } verschiedene Zünfte; wen du zurückhältst, kannst du in einem späteren Durchgang dieser Spielrunde einsetzen.
    }
    .how = Gib Nummern von Zünften ein, zum Beispiel { $example }, oder pass (dann bist du bis zum Ende der Spielrunde draußen).
prompt-planning-short = Plane geheim: { $most ->
        [one] Welche Zunft?
       *[other] bis zu { $most } Zünfte.
    }
prompt-action = Dein Handelsmann ist bei { NAME($guild, form: "dative") }; gekauft und verkauft wird hier für { $price } Taler je Ware. Du hast eine Aktion: verkaufen, anwerben, kaufen oder nichts tun.{ $left ->
        [3] {""}
        [one] {" "}In diesem ersten Durchgang ist der Andrang so groß, dass jeder hier nur 1 Ware kaufen darf.
       *[other] {" "}In diesem ersten Durchgang ist der Andrang so groß, dass jeder hier nur { $left } Waren kaufen darf.
    }
prompt-action-short = { NAME($guild, form: "title") }, Preis { $price }: verkaufen, anwerben{ $left ->
        [3] {" "}oder kaufen
        [one] , 1 kaufen
       *[other] , bis zu { $left } kaufen
    }?
prompt-buying = Kaufst du noch mehr bei { NAME($guild, form: "dative") }? { $left ->
        [one] Noch 1 Ware für { $price } Taler
       *[other] Noch bis zu { $left } Waren für je { $price } Taler
    }, denn ein Besuch erlaubt insgesamt drei{ $crowd ->
        [yes] , bei großem Andrang im ersten Durchgang weniger
       *[no] {""}
    }; du hast { $money }.
prompt-buying-short = Noch mehr kaufen? { $left ->
        [one] Noch 1 für { $price }
       *[other] Bis zu { $left } für je { $price }
    }; du hast { $money }.
prompt-paying = { $way ->
        [any] Für { NAME($tile, form: "accusative") } zahlst du noch eine beliebige Ware.
        [either] Für { NAME($tile, form: "accusative") } zahlst du noch { NAME($good, form: "one") } oder zwei andere Waren.
        [two] Für { NAME($tile, form: "accusative") } zahlst du noch zwei andere Waren. Welche zuerst?
       *[other] Für { NAME($tile, form: "accusative") } zahlst du noch eine Ware, aber { NAME($good, form: "none") }.
    }
prompt-paying-short = { $way ->
        [any] Zahle noch eine beliebige Ware.
        [either] Zahle noch { NAME($good, form: "one") } oder zwei andere Waren.
        [two] Zahle zwei andere Waren: Welche zuerst?
       *[other] Zahle noch eine Ware, aber { NAME($good, form: "none") }.
    }
prompt-moving-first = Nach dem Anwerben darfst du in der Spielerreihenfolge ganz nach vorn rücken; du stehst auf Position { $place }. Wer vorn steht, handelt bei jeder Zunft zuerst und gewinnt einen Gleichstand, den auch das Geld nicht entscheidet.
prompt-moving-first-short = Du stehst auf Position { $place }: ganz nach vorn rücken?
prompt-robbing = Der Dieb darf 2 Waren von einem anderen Spieler nehmen; die Bank ersetzt sie. Wer wird bestohlen?
prompt-robbing-short = Der Dieb nimmt 2 Waren: Wer wird bestohlen?
prompt-stealing = Der Dieb ist bei { $victim }: Welche Ware nimmt er? { $left ->
        [one] Es ist die letzte.
       *[other] Danach nimmt er noch eine.
    }
prompt-stealing-short = Welche Ware nimmt der Dieb?{ $left ->
        [one] {" "}Es ist die letzte.
       *[other] {" "}Danach noch eine.
    }
prompt-guarding = Der Wächter darf zwei Handwerker derselben Zunft austauschen, wo immer sie liegen. Welcher ist der erste?
prompt-guarding-short = Der Wächter tauscht zwei aus einer Zunft: Wen zuerst?
prompt-swapping = Der Wächter hält { NAME($tile, form: "accusative") } fest ({ NAME($place, form: "short") }). Mit wem soll dieser Handwerker den Platz tauschen?
prompt-swapping-short = Mit wem tauscht { NAME($tile) } den Platz?
prompt-loading = Der Hausierer muss eine deiner Waren tragen: Sie zählt bei der Wahl der Günstlinge als 4 und kommt dann zurück. Welche?
prompt-loading-short = Welche Ware trägt der Hausierer? Sie zählt als 4.
prompt-appointing = Auf welchem Dach soll der Bürgermeister für den Rest des Spiels sitzen? Am Ende jeder Spielrunde bringt dann jeder Handwerker dieser Zunft seinem Besitzer 1 Taler.
prompt-appointing-short = Auf welches Dach kommt der Bürgermeister?

## What is wrong with an answer

objection-guild = Eine Zunft { $number } gibt es nicht; die Zünfte sind 1 bis { $most }.

## Why a choice cannot be taken back

seal-planned = Alle anderen sind bereit, und die Pläne werden danach aufgedeckt; darum lässt es sich nicht zurücknehmen.
seal-called = Damit endet dein Besuch, und die Karten für die nächste Zunft werden aufgedeckt; darum lässt es sich nicht zurücknehmen.
seal-tied = Damit endet die Spielrunde, und bei Gleichstand wird das Geld gezeigt; darum lässt es sich nicht zurücknehmen.
seal-drawn = Damit endet die Spielrunde, und neue Gäste werden gezogen; darum lässt es sich nicht zurücknehmen.

## Why a choice is not open

why-not-in-play = Mit { $players } Spielern nicht im Spiel: { NAME($guilds, form: "title") }.
why-agents = Du hast { $agents ->
        [one] 1 Handelsmann verfügbar und kannst eine Zunft einplanen
       *[other] { $agents } Handelsleute verfügbar und kannst höchstens { $agents } Zünfte einplanen
    }.
why-nothing-to-sell = Du hast { NAME($good, form: "none") } zu verkaufen.
why-sell-more = Du hast nur { $held ->
        [one] 1 { NAME($good, form: "single") }
       *[other] { $held } { NAME($good, form: "many") }
    } und kannst nicht { $count } verkaufen.
why-room-empty = Zimmer { $room } ist leer.
why-room-price = Zimmer { $room } kostet { $room ->
        [1] 1 { NAME($good, form: "single") }
        [2] 1 { NAME($good, form: "single") } + 1 beliebige Ware
        [3] 2 { NAME($good, form: "many") } oder 1 { NAME($good, form: "single") } + 2 andere Waren
       *[4] 3 { NAME($good, form: "many") } oder 2 { NAME($good, form: "many") } + 2 andere Waren
    }. Du hast { $own ->
        [0] { NAME($good, form: "none") }
        [one] 1 { NAME($good, form: "single") }
       *[other] { $own } { NAME($good, form: "many") }
    }{ $others ->
        [0] {" "}und keine anderen Waren.
        [one] {" "}und 1 andere Ware.
       *[other] {" "}und { $others } andere Waren.
    }
why-store-empty = Der Lagerraum hier ist leer.
why-not-in-store = Hier im Lagerraum gibt es nur: { NAME($goods, form: "title") }.
why-money = { $count ->
        [0] Hier reicht dein Geld für keine Ware
        [one] Hier reicht dein Geld für 1 Ware
       *[other] Hier reicht dein Geld für { $count } Waren
    }: Du hast { $money } Taler.
why-most-bought = { $bought ->
        [yes] { $count ->
            [one] Du darfst hier nur noch 1 Ware kaufen: höchstens drei bei einem Besuch, weniger bei großem Andrang im ersten Durchgang.
           *[other] Du darfst hier nur noch { $count } Waren kaufen: höchstens drei bei einem Besuch, weniger bei großem Andrang im ersten Durchgang.
        }
       *[no] { $count ->
            [one] Du darfst hier nur 1 Ware kaufen, weil im ersten Durchgang so viele gekommen sind.
            [3] Du darfst bei einem Besuch höchstens 3 Waren kaufen.
           *[other] Du darfst hier höchstens { $count } Waren kaufen, weil im ersten Durchgang so viele gekommen sind.
        }
    }
why-store = Im Lagerraum hier { $count ->
        [one] liegt nur 1 { NAME($good, form: "single") }
       *[other] liegen nur { $count } { NAME($good, form: "many") }
    }.
why-not-held = Du hast { NAME($good, form: "none") }.
why-pay-other-kind = Es müssen zwei andere Waren sein, { NAME($good, form: "none") }.
why-no-such-player = Es gibt nur { $players } Spieler.
why-rob-oneself = Der Dieb bestiehlt andere, nicht dich.
why-rob-without-goods = Da ist nichts zu holen: Dieser Spieler hat keine Waren.
why-steal-other = Dort gibt es nur: { NAME($goods, form: "title") }.
why-place-empty = Hier ist niemand: { NAME($place, form: "short") }.
why-master-stays = Zunftmeister bleiben, wo sie sind; der Wächter kann sie nicht austauschen.
why-no-artisan = Der Wächter tauscht nur Handwerker aus, nicht { NAME($tile, form: "accusative") }.
why-lone-artisan = Es gibt keinen anderen Handwerker { NAME($guild, form: "genitive") } zum Austauschen.
why-swap-itself = Ein Handwerker kann nicht mit sich selbst den Platz tauschen.
why-visit-first = Was in einem Zunfthaus ist, steht nur denen offen, die es besuchen. Plane zuerst, wohin deine Handelsleute gehen.
why-other-house = Jetzt sind { NAME($guild) } aufgerufen; nur in ihrem Zunfthaus kannst du etwas tun.
why-already-here = Dein Handelsmann ist schon hier: Jetzt sind { NAME($guild) } aufgerufen.
why-other-good = Eine Zunft kauft nur ihre eigene Ware, hier ist das { NAME($good, form: "title") }.
why-other-guild = Den Platz tauschen kann hier nur ein anderer Handwerker { NAME($guild, form: "genitive") }.
why-one-action = { $doing ->
        [buying] Du kaufst gerade, und ein Besuch erlaubt nur eine Art von Aktion: Anwerben oder verkaufen kannst du hier mit einem anderen Handelsmann.
       *[hiring] Du wirbst gerade an, und ein Besuch erlaubt nur eine Art von Aktion: Kaufen oder verkaufen kannst du hier mit einem anderen Handelsmann.
    }
why-others-things = Das gehört einem anderen Spieler. Damit lässt sich jetzt nichts tun: Spieler handeln nicht miteinander.
why-master-is-won = Zunftmeister kann niemand anwerben. Die Zahl ist hier der Preis; das Plättchen gewinnt, wer am Ende der Spielrunde die meisten eigenen Waren dieser Zunft hat.
why-master-to-come = { $window ->
        [4] Diesen Handwerker kann man nicht anwerben, und Zunftmeister wird er nie: Wer den Zunftmeister von Spielrunde 4 gewinnt, bekommt auch dieses Plättchen.
        [5] Diesen Handwerker kann man nicht anwerben: In Spielrunde 4 wird er Zunftmeister, und seine Zahl ist dann hier der Preis.
       *[other] Diesen Handwerker kann man nicht anwerben: In Spielrunde { $window } wird er Zunftmeister, und seine Zahl ist dann hier der Preis.
    }
why-roof-of-agents = Handelsleute bleiben bis zum Ende der Spielrunde auf dem Dach. Wer hier jemanden anwirbt, bekommt für jeden von ihnen 1 Taler.
why-goods-in-visits = Waren verkauft und zahlt man, wenn der Handelsmann eine Zunft besucht. Plane zuerst, wohin deine Handelsleute gehen.

## What is read before something new

pause-round-ends = Weiter mit Enter: das Ende von Spielrunde { $round }.
pause-round = Weiter mit Enter: Spielrunde { $round }.
pause-ended = Weiter mit Enter: das Ende des Spiels.

## What each choice would do

describe-pass = Passe: In dieser Spielrunde planst du nichts mehr.
describe-plan = Besuche { NAME($guilds) }.
describe-sell = Verkaufe { $count ->
        [one] 1 { NAME($good, form: "single") }
       *[other] { $count } { NAME($good, form: "many") }
    } für { $money } Taler; { $left ->
        [0] du hast dann { NAME($good, form: "none") } mehr
       *[other] du behältst { $left }
    }.
describe-hire = Wirb { NAME($tile, form: "accusative") } aus Zimmer { $room } an, für { $room ->
        [1] 1 { NAME($good, form: "single") }
        [2] 1 { NAME($good, form: "single") } + 1 beliebige Ware
        [3] 2 { NAME($good, form: "many") } oder 1 { NAME($good, form: "single") } + 2 andere Waren
       *[4] 3 { NAME($good, form: "many") } oder 2 { NAME($good, form: "many") } + 2 andere Waren
    }. { $symbol ->
        [townsperson] { NAME($effect) }
        [agent] Der Wert deiner Handwerker bei { NAME($guild, form: "dative") } steigt auf { $sum }. Das + bringt dir 1 neuen Handelsmann.
        [wasted] Der Wert deiner Handwerker bei { NAME($guild, form: "dative") } steigt auf { $sum }. Das + verfällt: Dein Vorrat ist leer.
       *[none] Der Wert deiner Handwerker bei { NAME($guild, form: "dative") } steigt auf { $sum }.
    }{ $roof ->
        [0] {""}
       *[other] {" "}Dachgeld: { $roof } Taler, je 1 für jeden Handelsmann dort oben.
    }
describe-pay = Zahle 1 { NAME($good, form: "single") }; du hast { $held }.
describe-buy = Kaufe 1 { NAME($good, form: "single") } für { $price } Taler; du behältst { $money } Taler, im Lagerraum { $store ->
        [0] bleibt nichts davon
        [one] bleibt 1
       *[other] bleiben { $store }
    }.
describe-stop = Kaufe nichts mehr; dein Handelsmann geht aufs Dach.
describe-nothing = Tu nichts; dein Handelsmann geht trotzdem aufs Dach.
describe-rob = Von { $player }: { NAME($goods) }.
describe-steal = Nimm 1 { NAME($good, form: "single") }; die Bank zahlt { $player } dafür { $price } Taler.
describe-swap = { NAME($tile, form: "title") }: { NAME($place) }.
describe-with = Platztausch mit: { NAME($tile, form: "title") }, { NAME($place) }.
describe-forgo = Verzichte auf die Fähigkeit.
describe-appoint = { NAME($guild, form: "title") }: Du besitzt { $own ->
        [one] 1 Handwerker
       *[other] { $own } Handwerker
    }, die anderen { $others }.
describe-load = Lege { NAME($good, form: "one") } auf den Hausierer; bei der Wahl des Günstlings { NAME($guild, form: "genitive") } zählen damit { $weight } Waren für dich.
describe-lead = Rücke ganz nach vorn; wer vor dir war, rutscht eine Position nach hinten.
describe-stay = Bleib auf Position { $place }.
describe-keep = In diesem Spiel dabei: { NAME($tile) }.
describe-first = Als Nächstes auf der Reihenfolgeleiste: { $player }.
describe-draw = Gezogen wird { NAME($tile) }.

effect-councilman = Er bringt dir 1 neuen Handelsmann und geht wieder.
effect-councilman-empty = Vergeblich: Dein Vorrat ist leer.
effect-thief = Er darf einem Spieler 2 Waren nehmen.
effect-guard = Er darf 2 Handwerker derselben Zunft austauschen.
effect-musician-3 = 3 Taler am Ende jeder Spielrunde.
effect-musician-5 = 5 Taler am Ende jeder Spielrunde.
effect-peddler = Eine deiner Waren zählt bei der nächsten Günstlingswahl als 4.
effect-peddler-empty = Vergeblich: Du hast keine Ware mehr, die er tragen könnte.
effect-mayor = 1 Taler pro Handwerker einer Zunft am Ende jeder Spielrunde.
effect-nobleman-2 = 2 Punkte bei Spielende.
effect-nobleman-3 = 3 Punkte bei Spielende.
effect-tax-collector = 1 Punkt für je volle 10 Taler bei Spielende.
effect-engraver = Zählt als ein Prestigewappen.
effect-foreman-2 = 1 Punkt pro Handwerker mit Wert 2 bei Spielende.
effect-foreman-3 = 1 Punkt pro Handwerker mit Wert 3 bei Spielende.
effect-foreman-4 = 1 Punkt pro Handwerker mit Wert 4 bei Spielende.
effect-apprentice = 1 Punkt pro 2. oder 3. Rang bei Spielende.

## Help cards

help-norenberc = Du bist ein Kaufmann im alten Nürnberg. Nach vier Spielrunden gewinnt, wer die meisten Punkte hat.
    {" "}
    1. Plane geheim, welche Zünfte du in diesem Durchgang besuchst, mit je einem Handelsmann.
    2. Die Zünfte werden von 1 an aufgerufen. Wer gekommen ist, tut dort genau eines: der Zunft Waren ihrer Art verkaufen, einen Gast aus einem ihrer vier Zimmer anwerben und mit Waren bezahlen oder bis zu 3 Waren aus ihrem Lagerraum kaufen. Danach steht der Handelsmann auf dem Dach; wer anwirbt, bekommt 1 Taler Dachgeld für jeden Handelsmann, der schon dort steht.
    3. Durchgang folgt auf Durchgang, bis niemand mehr Handelsleute hat oder alle gepasst haben. Dann endet die Spielrunde: Wer die meisten Waren einer Zunft hat, wird ihr Günstling und gewinnt ihren Meister und ein Wappen; die Prestigezunft (♛) gibt noch ein Wappen dazu. Alle bekommen 3 Taler.
    {" "}
    Eine Ware kostet und bringt so viel, wie der Zunftmeister wert ist: „Brauer zu 5“. Die Zunftmeister aller vier Spielrunden liegen von Anfang an offen: Kaufe, wo der Preis steigt, und verkaufe, bevor er fällt.
    Punkte gibt es für Mehrheiten bei den Handwerkern jeder Zunft (5/3/1), für einen Wert ab 30, für Handwerker aus allen Zünften, für das meiste Geld, für Stadtbewohner mit Sonne ☀ und für verschiedene Wappen (3: 2, 4: 5, 5: 9, 6: 14, 7: 20).
help-rules = (N-…) ist die Nummer einer Regel in RULES.md; help N-T2 findet ihre Karte.
help-plan = Planung (N-P1). Alle planen gleichzeitig und geheim: beliebige verschiedene Zünfte, höchstens eine pro verfügbarem Handelsmann. Die anderen sehen, wie viele Karten du spielst, aber nicht, welche. Zurückgehaltene Handelsleute kannst du in einem späteren Durchgang der Spielrunde einsetzen, wenn die anderen ihre Karten schon aufgedeckt haben.
help-pass = Passen (N-P2, N-C1). Du planst bis zum Ende der Spielrunde nichts mehr. Ohne verfügbare Handelsleute passt du von selbst.
help-sell = Verkaufen (N-V1). Beliebig viele Waren von der Art der Zunft, jede zum Wert des Zunftmeisters. Sie kommen in ihren Lagerraum.
help-hire = Anwerben (N-H1–N-H6). Ein Gast aus einem belegten Zimmer. Der Preis steigt von Zimmer 1 bis Zimmer 4: Zimmer 1 kostet eine eigene Ware der Zunft; Zimmer 2 eine eigene und eine beliebige; Zimmer 3 zwei eigene oder eine eigene und zwei andere; Zimmer 4 drei eigene oder zwei eigene und zwei andere. Alles kommt in den Lagerraum hier. Dann zahlt dir die Bank 1 Taler Dachgeld für jeden Handelsmann auf diesem Dach, und du darfst in der Spielerreihenfolge ganz nach vorn rücken. Das Zimmer bleibt bis zum Ende der Spielrunde leer.
help-pay = Ein Zimmer bezahlen (N-H1, N-H2). Eigene Waren der Zunft, ergänzt durch andere, wo der Preis es erlaubt; alle kommen in den Lagerraum hier.
help-buy = Kaufen (N-B1, N-B2). Bis zu 3 Waren beliebiger Art, die in diesem Lagerraum liegen, jede zum Wert des Zunftmeisters. Nur im allerersten Durchgang gibt es bei großem Andrang weniger: zu viert je 2 Waren, wenn 3 oder mehr Spieler gekommen sind; zu fünft je 2, wenn 3 gekommen sind, und je 1, wenn es mehr sind.
help-stop = Aufhören zu kaufen (N-B1). Du musst nicht so viel kaufen, wie du darfst.
help-nothing = Nichts tun (N-01). Immer erlaubt. Der Handelsmann geht trotzdem aufs Dach.
help-rob = Bestehlen (N-T2). Wähle, wen der Dieb besucht. Mehr dazu auf der Karte des Diebs.
help-steal = Stehlen (N-T2). Ware für Ware; die Bank entschädigt den Bestohlenen. Mehr dazu auf der Karte des Diebs.
help-swap = Austauschen (N-T3). Der erste von zwei Handwerkern, die den Platz tauschen. Mehr dazu auf der Karte des Wächters.
help-with = Austauschen (N-T3). Der zweite der beiden Handwerker. Mehr dazu auf der Karte des Wächters.
help-forgo = Verzichten (N-T2, N-T3). Dieb und Wächter darf man anwerben, ohne sie zu nutzen.
help-appoint = Aufs Dach setzen (N-T6). Wähle das Dach, auf dem der Bürgermeister bleibt. Mehr dazu auf der Karte des Bürgermeisters.
help-load = Darauflegen (N-T5). Wähle die Ware, die der Hausierer trägt. Mehr dazu auf der Karte des Hausierers.
help-lead = Nach vorn rücken (N-H6). Nach dem Anwerben darfst du auf die erste Position der Leiste rücken; wer vor dir war, rutscht eine Position nach hinten.
help-stay = Stehen bleiben (N-H6). Du behältst deine Position auf der Leiste.
help-councilman = ★ Ratsherr (N-T1). Bringt dir einen Handelsmann aus deinem Vorrat, falls dort noch einer ist. Dann wird er wieder in den Gästestapel gemischt.
help-thief = ★ Dieb (N-T2). Darf zwei Waren deiner Wahl von einem anderen Spieler nehmen (eine, wenn es dort nur eine gibt). Die Bank zahlt dem Bestohlenen für jede Ware den Wert ihres Zunftmeisters. Mit der Beute kannst du den Dieb nicht bezahlen. Dann wird er wieder eingemischt.
help-guard = ★ Wächter (N-T3). Darf zwei Handwerker derselben Zunft austauschen, ganz gleich, in welchen Zimmern oder Werkstattfenstern. Zunftmeister bleiben liegen; die beiden Plättchen im obersten Fenster sind zwei eigene Plätze. Dann wird er wieder eingemischt.
help-musician = ☾ Musikant (N-T4). Bringt dir bei jedem Einkommen 3 oder 5 Taler, je nach seiner Zahl.
help-peddler = ☾ Hausierer (N-T5). Trägt eine deiner Waren; sie kann nicht verkauft, ausgegeben oder gestohlen werden und zählt bei der Günstlingswahl dieser Spielrunde als 4 ihrer Art. Danach kommt die Ware zu dir zurück und der Hausierer in den Stapel. Musst du als Günstling eine Ware zurückgeben und hast keine andere, dann ist es diese. Hast du gar keine Ware, geht er sofort wieder.
help-mayor = ☾ Bürgermeister (N-T6). Sitzt für den Rest des Spiels auf einem Dach deiner Wahl. Bei jedem Einkommen bekommen alle für jeden Bürgermeister dort 1 Taler pro eigenem Handwerker dieser Zunft. Er ist kein Handelsmann: Dachgeld bringt er nicht.
help-nobleman = ☀ Edelmann (N-T7). 2 oder 3 Punkte, je nach seiner Zahl.
help-tax-collector = ☀ Steuereintreiber (N-T8). 1 Punkt für je volle 10 Taler, die du bei Spielende hast.
help-engraver = ☀ Graveur (N-T9). Zählt in der Wappensammlung als ein Prestigewappen.
help-foreman = ☀ Vorarbeiter (N-T10). 1 Punkt für jeden deiner Handwerker, gleich welcher Zunft, der so viel wert ist, wie die Zahl sagt: 2, 3 oder 4.
help-apprentice = ☀ Lehrling (N-T11). 1 Punkt für jede Zunft, in der du den 2. oder 3. Rang hast, auch bei Gleichstand.
help-artisan = Handwerker (N-S6, N-H3). Eine Zunft und ein Wert von 2 bis 7. Die in den Werkstattfenstern werden Zunftmeister, in jeder Spielrunde einer; die in den Gästezimmern kann man anwerben. Das + ist das Zeichen „Handelsmann +“: Wer das Plättchen nimmt, bekommt einen Handelsmann aus dem Vorrat.
help-guild = Zünfte (N-S1, N-A1). Im Spiel ist eine Zunft mehr, als Spieler dabei sind; aufgerufen werden sie der Nummer nach. Jede hat vier Zimmer für Gäste, eine Werkstatt mit den Zunftmeistern aller vier Spielrunden, einen Lagerraum und ein Dach. Ihre Gunst schenkt eine Zunft dem, der am Ende der Spielrunde am meisten von ihrer eigenen Ware hat.
help-favourite = Günstlinge (N-F1–N-F3). Am Ende einer Spielrunde, Zunft für Zunft: Wer die meisten Waren ihrer Art hat, gibt eine zurück und gewinnt den Zunftmeister (in Spielrunde 4 auch das Plättchen darunter) und ein Wappen. Bei Gleichstand entscheidet das Geld, dann die Spielerreihenfolge.
help-prestige = Prestige (N-S8, N-E7). ♛ zeigt die Zunft mit dem höchsten Zunftmeister, aber nie zweimal nacheinander dieselbe. Ihr Günstling gewinnt zusätzlich ein Prestigewappen, das in der Wappensammlung immer für sich zählt.
help-turn-order = Die Spielerreihenfolge (N-A2, N-H6). Bei jeder Zunft handelt zuerst, wer weiter vorn steht; auch wer Günstling wird, entscheidet sich so, wenn das Geld gleich ist. Sie ändert sich nur durchs Anwerben: Wer anwirbt, darf ganz nach vorn rücken. Der Spielplan nennt die Spieler in dieser Reihenfolge.
help-roof = Das Dach (N-A3, N-H4). Ein Handelsmann steht bis zum Ende der Spielrunde auf dem Dach der Zunft, die er besucht hat; die Buchstaben dort stehen für die Spieler. Wer bei einer Zunft anwirbt, bekommt Dachgeld: 1 Taler für jeden Handelsmann auf ihrem Dach, ganz gleich, wem er gehört, nur nicht für den, der gerade handelt. Auch ein Bürgermeister kann dort sitzen; er ist kein Handelsmann.
help-townsperson = Stadtbewohner (N-H3). Gäste mit einer Fähigkeit. ★ wirkt sofort beim Anwerben und kommt zurück in den Gästestapel; ☾ wirkt am Ende von Spielrunden; ☀ zählt am Ende des Spiels. Jede Art hat ihre eigene Karte.
help-agents = Handelsleute (N-S4, N-H3, N-E1). Vier verfügbar, vier im Vorrat. Jeder Besuch braucht einen; er steht bis zum Ende der Spielrunde auf dem Dach. Ratsherren und Handwerker mit + bringen neue aus dem Vorrat.
help-income = Einkommen (N-E2). Am Ende jeder Spielrunde 3 Taler für alle, dazu das Geld durch Musikanten und Bürgermeister.
help-round = Das Ende einer Spielrunde (N-F1–N-E7). Günstlinge werden gewählt, Hausierer gehen, Handelsleute kommen heim, es gibt Einkommen. Dann neue Zunftmeister; Gäste in Zimmer 1 gehen, die anderen rücken Richtung Zimmer 1 auf, neue kommen vom Stapel; eine neue Prestigezunft.
help-townspeople = Punkte für Stadtbewohner (N-G1). Was deine Edelleute, Steuereintreiber und Vorarbeiter bei Spielende bringen.
help-majority = Mehrheiten (N-G2, N-G2a). In jeder Zunft zählt die Summe der Werte deiner Handwerker, dann ihre Anzahl: 5 / 3 / 1 Punkte. Gleichstand auf Rang 1: je 4 und kein zweiter; auf Rang 2: je 2 und kein dritter; auf Rang 3: 0. Wer allein Erster ist, bekommt auch die Punkte der Ränge, die niemand hat.
help-thirty = Wert ab 30 (N-G3). 2 Punkte für jede Zunft, in der deine Handwerker zusammen mindestens 30 wert sind.
help-all-guilds = Alle Zünfte (N-G4). 5 Punkte für mindestens einen Handwerker aus jeder Zunft im Spiel.
help-richest = Reichtum (N-G5). 5 Punkte für das meiste Geld; bei Gleichstand je 2.
help-crests = Wappen (N-G6). Nach der Zahl verschiedener Wappen: 3 bringen 2 Punkte, 4 bringen 5, 5 bringen 9, 6 bringen 14, 7 oder mehr bringen 20. Das Wappen einer Zunft zählt nur einmal; jedes Prestigewappen und jeder Graveur zählt.
help-winner = Gewinnen (N-G7). Die meisten Punkte; dann mehr Handwerkerplättchen, dann deren höherer Gesamtwert; sonst teilt man sich den Sieg. Die Punkte bisher sind die, die du hättest, wenn das Spiel jetzt aus wäre. Sie sinken, wenn dich bei einer Zunft jemand überholt, denn dann bringt dein Rang dort weniger.

## The board

board-round = Spielrunde { $round } von { $rounds }{ $turn ->
        [0] {""}
       *[other] , Durchgang { $turn }
    }
board-stack = Gästestapel { $count }
board-price = zu { $price }
board-crests = ⚑{ $count }
board-prestige = ♛ Prestige
board-roof = Dach
board-over = { $tile } auf { $under }
board-guild = Zunft
board-masters = Meister
board-room = { $room } { $price }
board-store-head = Lager
board-roof-head = Dach
board-short = board eingeben für den ganzen Spielplan und seine Zeichen
board-favourite = Günstling
board-held = Waren
board-wins = Gewinnt
board-tie = Gleichstand: mehr Geld
board-nobody = niemand
board-master-leaves = der Meister verlässt das Spiel
board-store = Lager
board-empty = –
board-player = Spieler
board-status = Jetzt
board-agents = Leute
board-won-crests = Wappen
board-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
board-passed = gepasst
board-ready = bereit
board-acting = handelt
board-money = { $money } Taler
board-plan = geplant: { $guilds }
board-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } bisher
board-points-item = { $category } { $points }
board-thalers = Taler
board-score-title = Punkte
board-score-total = Gesamt
board-majority = Σ{ $sum } { $place }.: { $points }
board-score-majority = Mehrheiten: die Summe der Handwerker (Σ), ihr Rang und die Punkte dafür nach jetzigem Stand.
board-score-hidden = ? hängt vom Geld ab, das bis zum Ende geheim ist.
board-legend-houses = Häuser: „zu 5“ ist der Preis einer Ware. Auf dem Dach stehen die Handelsleute, die hier waren, mit dem Buchstaben des Spielers. Zimmer 1 bis 4 kosten ● eine eigene Ware der Zunft, ○ eine beliebige andere. Meister der Reihe nach, der jetzige in [ ]; „5 auf 2+“ ist der letzte; er liegt auf einem Plättchen, das man mit ihm gewinnt. ⚑ übrige Wappen, ♛ das Prestigewappen.
board-legend-guests = Gäste: Handwerker mit ihrem Wert, + bringt einen Handelsmann. Stadtbewohner: ★ wirken sofort, ☾ am Ende von Spielrunden, ☀ am Ende des Spiels.
board-legend-players = Spieler in Spielerreihenfolge, ▸ bist du. Jetzt: noch verdeckte Karten, handelt, bereit oder gepasst. Leute: verfügbare Handelsleute + die im Vorrat. Unter jeder Ware: wie viele, (4) eine auf einem Hausierer, Σ die Summe der Handwerker dieser Zunft. Wappen: Nummern der Zünfte, ♛ Prestige, wie viele verschiedene.

## What is wrong with a box

error-artisans = „{ $guild }“ in der Schachtel braucht genau { $needed } Handwerker, nicht { $count }.
error-artisan-value = „{ $value }“ bei „{ $guild }“ ist kein Handwerker: Die Werte gehen von 2 bis 7, mit + für das Zeichen „Handelsmann +“.
error-whole-number = „{ $name }“ braucht eine ganze Zahl ab 0, nicht „{ $value }“.
error-townspeople = Die Schachtel braucht insgesamt genau { $needed } Stadtbewohner, nicht { $count }.
error-kinds = Die Stadtbewohner brauchen { $needed } Anzahlen, eine für jede Art, nicht { $count }.
error-no-table = Eine Schachtel hat die Tabellen artisans und townspeople, nicht „{ $table }“.
error-toml = Die Schachteldatei ist kein gültiges TOML: { $reason }.
error-no-guild = Eine Zunft „{ $guild }“ gibt es nicht; es gibt: all, { $guilds }.
error-no-list = Die Handwerker von „{ $guild }“ müssen eine Liste sein, zum Beispiel ["2+", "2+", 3, 3, 4, 4, 5, 5, 6, 6, 7].
error-no-townsperson = Einen Stadtbewohner „{ $name }“ gibt es nicht; es gibt: { $names }.
error-not-a-table = „{ $table }“ muss eine Tabelle aus Namen und Werten sein.

## The board in the browser. Names for narrow windows may be parted where a soft hyphen stands.

window-brewer = Brauer
window-baker = Bäcker
window-shoemaker = Schuh{"\u00AD"}macher
window-printer = Dru{"\u00AD"}cker
window-tailor = Schnei{"\u00AD"}der
window-hatter = Hut{"\u00AD"}macher
window-councilman = Rats{"\u00AD"}herr
window-thief = Dieb
window-guard = Wäch{"\u00AD"}ter
window-musician = Musi{"\u00AD"}kant
window-peddler = Hausie{"\u00AD"}rer
window-mayor = Bürger{"\u00AD"}meis{"\u00AD"}ter
window-nobleman = Edel{"\u00AD"}mann
window-tax-collector = Steuer{"\u00AD"}ein{"\u00AD"}treiber
window-engraver = Gra{"\u00AD"}veur
window-foreman = Vor{"\u00AD"}arbei{"\u00AD"}ter
window-apprentice = Lehr{"\u00AD"}ling

sum-brewers = Brauer { $number }
sum-bakers = Bäcker { $number }
sum-shoemakers = Schuhmacher { $number }
sum-printers = Drucker { $number }
sum-tailors = Schneider { $number }
sum-hatters = Hutmacher { $number }

scene-called = jetzt aufgerufen
scene-roof = { $agents ->
        [0] Das Dach: Hier steht noch kein Handelsmann, darum bringt Anwerben kein Dachgeld.
        [one] Das Dach: Hier steht 1 Handelsmann, darum bringt Anwerben 1 Taler Dachgeld.
       *[other] Das Dach: Hier stehen { $agents } Handelsleute, darum bringt Anwerben { $agents } Taler Dachgeld.
    }
scene-agents = { $count ->
        [one] 1 Handelsmann von { $player }
       *[other] { $count } Handelsleute von { $player }
    }
scene-mayors = { $count ->
        [one] Ein Bürgermeister auf dem Dach
       *[other] { $count } Bürgermeister auf dem Dach
    }
scene-room = Zimmer { $room }: { NAME($tile) }, für { $room ->
        [1] 1 { NAME($good, form: "single") }
        [2] 1 { NAME($good, form: "single") } + 1 beliebige Ware
        [3] 2 { NAME($good, form: "many") } oder 1 { NAME($good, form: "single") } + 2 andere Waren
       *[4] 3 { NAME($good, form: "many") } oder 2 { NAME($good, form: "many") } + 2 andere Waren
    }.
scene-room-empty = Zimmer { $room } ist leer.
scene-window = { $window ->
        [4] Mit dem letzten Meister zu gewinnen: { NAME($tile) }
        [5] Meister in Spielrunde 4: { NAME($tile) }
       *[other] Meister in Spielrunde { $window }: { NAME($tile) }
    }
scene-master = Zunftmeister: { NAME($tile) }. Preis { $price }.
scene-master-gone = Der Zunftmeister ist fort.
scene-prices = Preise nach Spielrunden: { $first }, { $second }, { $third }, { $fourth }. Jetzt Spielrunde { $round }.
scene-price-gone = vorbei
scene-crests = { $count ->
        [one] Noch 1 Wappen { NAME($guild, form: "genitive") }
       *[other] Noch { $count } Wappen { NAME($guild, form: "genitive") }
    }
scene-prestige = { $count ->
        [one] Das Prestigewappen und noch 1 Wappen { NAME($guild, form: "genitive") }
       *[other] Das Prestigewappen und noch { $count } Wappen { NAME($guild, form: "genitive") }
    }
scene-store = Lager
scene-crate = { $count ->
        [one] 1 { NAME($good, form: "single") }
       *[other] { $count } { NAME($good, form: "many") }
    }
scene-sell = Verkaufen
scene-buy = Kaufen: Waren im Lager, je { $price }
scene-nothing = Nichts tun
scene-stop = Fertig
scene-forgo = Verzichten
scene-appoint = Aufs Dach

scene-street = Die Zünfte
scene-street-guild = { NAME($guild, form: "title") }: Preis { $price }{ $trend ->
        [up] , dann { $next }, steigend
        [down] , dann { $next }, fallend
        [same] , nächste Spielrunde ebenso
       *[none] {""}
    }.{ $agents ->
        [0] {""}
        [one] {" "}1 Handelsmann dort.
       *[other] {" "}{ $agents } Handelsleute dort.
    }{ $prestige ->
        [yes] {" "}Prestigezunft.
       *[no] {""}
    }{ $called ->
        [yes] {" "}Jetzt aufgerufen.
       *[no] {""}
    }{ $open ->
        [yes] {" "}Hier kannst du etwas tun.
       *[no] {""}
    }
scene-street-over = { NAME($guild, form: "title") }
scene-order = Reihenfolge
scene-order-list = Spielerreihenfolge, von vorn nach hinten
scene-lead = Nach vorn rücken
scene-stay = Bleiben
scene-stack = { $count ->
        [one] 1 Gast im Stapel
       *[other] { $count } Gäste im Stapel
    }
scene-bank = Bank

scene-plan-title = Plane geheim
scene-plan-limit = { $most ->
        [one] Tippe ein Zunftschild an.
       *[other] Tippe bis zu { $most } Zunftschilder an.
    }
scene-plan-card = { NAME($guild, form: "title") } zu { $price }; du hast { $held ->
        [0] { NAME($good, form: "none") }
        [one] 1 { NAME($good, form: "single") }
       *[other] { $held } { NAME($good, form: "many") }
    }.
scene-plan-send = Losschicken
scene-plan-count = { $count } losschicken
scene-plan-pass = Passen
scene-plan-pass-why = Passen: In dieser Spielrunde bist du raus.
scene-plan-ready = Dein Plan. { $ready } von { $planners } sind bereit.
scene-plan-ready-pass = Du wirst für diese Spielrunde passen. { $ready } von { $planners } sind bereit.
scene-plan-change = Du kannst ihn ändern, bis alle bereit sind.
scene-plan-door = Dein Handelsmann geht zu { NAME($guild, form: "dative") }.

scene-mat = Deine Sachen
scene-money = { $money } Taler
scene-goods = Waren
scene-good-held = { $count ->
        [one] 1 { NAME($good, form: "single") }
       *[other] { $count } { NAME($good, form: "many") }
    }{ $loaded ->
        [0] {""}
        [one] , dazu 1 auf einem Hausierer, zählt als 4
       *[other] , dazu { $loaded } auf Hausierern, zählen je als 4
    }
scene-loaded = +4
scene-agents-hand = { $hand ->
        [one] 1 Handelsmann verfügbar
       *[other] { $hand } Handelsleute verfügbar
    }, { $supply } im Vorrat
scene-artisans-none = Keine Handwerker
scene-artisans-guild = { NAME($guild, form: "title") }: Summe { $sum } ({ $values }), { $place }. Rang, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } nach jetzigem Stand.
scene-place = { $place }.
scene-crests-different = { $count ->
        [0] Noch keine: 3 verschiedene bringen 2 Punkte.
        [one] 1 Wappen; 3 verschiedene bringen 2 Punkte.
        [2] 2 verschiedene; eins mehr bringt 2 Punkte.
        [3] 3 verschiedene: { $points } Punkte; eins mehr: { $next }.
        [4] 4 verschiedene: { $points } Punkte; eins mehr: { $next }.
        [5] 5 verschiedene: { $points } Punkte; eins mehr: { $next }.
        [6] 6 verschiedene: { $points } Punkte; eins mehr: { $next }.
       *[other] { $count } verschiedene: { $points } Punkte, mehr gibt es nicht.
    }
scene-crests-worth = { $points ->
        [0] { $count ->
            [one] 1 Wappen
           *[other] { $count } verschiedene
        }
        [one] { $count } verschiedene: 1 Punkt
       *[other] { $count } verschiedene: { $points } Punkte
    }
scene-no-crests = Noch keine Wappen
scene-points = { $points ->
        [one] 1 Punkt bisher
       *[other] { $points } Punkte bisher
    }{ $partial ->
        [yes] , ohne das geheime Geld
       *[no] {""}
    }
scene-points-unit = { $points ->
        [one] Punkt
       *[other] Punkte
    }
scene-own = du
scene-status-asked = am Zug
scene-status-planning = plant
scene-status-ready = bereit
scene-status-acting = handelt
scene-status-cards = { $count ->
        [one] noch 1 Karte
       *[other] noch { $count } Karten
    }
scene-status-passed = gepasst
scene-status-done = fertig
scene-wares = Waren: { $goods ->
        [none] keine
       *[other] { NAME($goods) }
    }. Handwerker: { $sums ->
        [none] keine
       *[other] { NAME($sums) }
    }.
scene-turn-place = an { $place }. Stelle
scene-rob = Dieb hierher

ending-column = { $rank }. { $player }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $crests } Wappen.
scoring-townspeople = { NAME($people, form: "title") }
scoring-none = –
scoring-majority-guild = { $guild } { $place }. (Σ{ $sum }): { $points }{ $apprentices ->
        [0] {""}
       *[other] {" "}mit dem Lehrling
    }
scoring-thirty = { NAME($guilds, form: "title") }
scoring-all-guilds = alle vorhanden
scoring-all-guilds-not = { $count ->
        [one] 1 Zunft fehlt
       *[other] { $count } Zünfte fehlen
    }
scoring-richest = { $money } Taler
scoring-crests = { $count ->
        [one] 1 Wappen
       *[other] { $count } verschiedene Wappen
    }{ $engravers ->
        [0] {""}
        [one] , mit dem Graveur
       *[other] , mit { $engravers } Graveuren
    }

## Options of a table

option-money = Geld
option-money-hidden = Geheim, wie in den Regeln
option-money-open = Offen: Alle sehen das Geld von allen

## The lesson

lesson-welcome = Willkommen in Nürnberg! In vier Spielrunden handelst du mit Waren, wirbst Handwerker an und gewinnst die Gunst der Zünfte. Wer am Ende die meisten Punkte hat, gewinnt.
lesson-master = Jede Zunft hat einen Zunftmeister, im Fenster mit dem Schlüssel. Seine Zahl ist der Preis ihrer Ware beim Kaufen und Verkaufen: Bier kostet jetzt 3.
lesson-coming = Die Handwerker links vom Schlüssel werden in den nächsten Spielrunden Meister, und du siehst sie schon heute: Bier kostet bald 6, dann 7. Kaufe billig, verkaufe teuer.
lesson-mine = Das gehört dir: von jeder Ware eine, 25 Taler und vier Handelsleute. Ein Handelsmann besucht eine Zunft und tut dort genau eines.
lesson-plan = Alle planen geheim und gleichzeitig. Bei den Brauern wohnt ein Gast, der sich lohnt, und auf dem Wappen der Bäcker sitzt eine Krone.
lesson-plan-do = Wähle die Brauer und die Bäcker, dann schicke zwei Handelsleute los.
lesson-rooms = Die Zünfte werden der Reihe nach aufgerufen. Bei den Brauern kannst du einen Gast anwerben; unter ihm steht sein Preis in Waren. Bier gehört hier immer dazu, und jedes Zimmer kostet mehr.
lesson-hire = Der Schuhmacher 2 hat ein Plus: Er bringt dir einen weiteren Handelsmann, für diese und alle späteren Spielrunden. Das ist in jeder Spielrunde eine Aktion mehr.
lesson-hire-do = Wirb den Schuhmacher 2+ an. Er kostet ein Bier und eine beliebige Ware.
lesson-pay = Das Bier ist bezahlt. Die zweite Ware darf beliebig sein. Ein Schuh ist nur 3 Taler wert und auch in der nächsten Spielrunde nicht mehr.
lesson-pay-do = Zahle mit dem Schuh.
lesson-lead = Wer anwirbt, darf in der Spielerreihenfolge ganz nach vorn rücken. Besuchen mehrere dieselbe Zunft, ist zuerst dran, wer weiter vorn steht.
lesson-lead-do = Rücke nach vorn.
lesson-roof = Dein Handelsmann bleibt bis zum Rundenende auf dem Dach: Wer später hier anwirbt, bekommt dafür 1 Taler. Du hast 9 Punkte: Nur du hast einen Schuhmacher, also alle drei Ränge, 5 + 3 + 1.
lesson-prestige = Die Krone bedeutet: Der Günstling der Bäcker gewinnt auch ein Prestigewappen. Günstling einer Zunft wird, wer am Ende der Spielrunde am meisten von ihrer Ware hat.
lesson-prestige-do = Kaufe eine Backware für 5 Taler.
lesson-more = Ein Besuch erlaubt nur eine Art von Aktion: die Ware der Zunft verkaufen, einen Gast anwerben oder bis zu drei Waren kaufen.
lesson-more-do = Kaufe eine zweite Backware.
lesson-rival = Vor der Tür steht neben deinem noch ein anderer Handelsmann, der auch Backwaren kaufen kann. Drei sind sicherer als zwei.
lesson-rival-do = Kaufe eine dritte Backware.
lesson-turns = Ein neuer Durchgang. Nur in der ersten Spielrunde ist Bier so billig, und ein Handelsmann reicht dafür. Behalte die zwei anderen: Sie handeln noch, wenn sonst niemand mehr welche hat.
lesson-turns-do = Wähle nur die Brauer; ist noch ein Schild gewählt, tippe es noch einmal an. Dann schicke einen Handelsmann los.
lesson-buy = Ein Preis bleibt bis zum Ende der Spielrunde gleich, egal wie viel gekauft wird. Dein Geld reicht für drei Bier.
lesson-buy-do = Kaufe ein Bier für 3 Taler.
lesson-again = Je mehr Bier du hast, desto sicherer wirst du Günstling der Brauer: Die anderen haben nur je eins.
lesson-again-do = Kaufe ein zweites Bier.
lesson-last = In der nächsten Spielrunde kostet Bier 6 Taler, doppelt so viel wie jetzt.
lesson-last-do = Kaufe ein drittes Bier.
lesson-favourite = Die anderen haben keine Handelsleute mehr. Am Rundenende gibt der Günstling jeder Zunft eine Ware zurück und gewinnt Meister und Wappen. Du hast das meiste Bier und die meisten Backwaren.
lesson-pass = Du hast noch zwei Handelsleute und könntest jetzt allein handeln. Aber du hast kaum noch Geld, und die Gunst zweier Zünfte ist dir schon sicher.
lesson-pass-do = Passe, um das Ende der Spielrunde zu sehen.
lesson-won = Zwei Meister, zwei Wappen und ein Prestigewappen gehören dir. Verschiedene Wappen zählen immer mehr: Deine 3 bringen 2 Punkte, 7 brächten 20.
lesson-next-round = Die Handelsleute sind zurück, alle haben 3 Taler bekommen, und es gibt neue Meister. Die Gäste sind in billigere Zimmer gerückt: Der Drucker 7 kostet nur noch eine Backware.
lesson-plan-sale = Bier kostet jetzt 6, doppelt so viel, wie du bezahlt hast. Es steigt noch auf 7, aber du brauchst das Geld heute: Papierseiten kosten nur 2 Taler und in der nächsten Spielrunde 4.
lesson-plan-sale-do = Wähle die Brauer und die Drucker, dann schicke zwei Handelsleute los.
lesson-sell = Auch ein anderer Handelsmann ist gekommen, aber du stehst vorn und bist zuerst dran. Von der Ware der Zunft darfst du verkaufen, so viel du willst.
lesson-sell-do = Verkaufe deine 2 Bier für 12 Taler.
lesson-townspeople = Hier wohnen auch Stadtbewohner. Ein Stern hilft sofort, ein Mond am Ende jeder Spielrunde, eine Sonne bringt am Schluss Punkte.
lesson-sums = Σ ist die Summe deiner Handwerker einer Zunft, daneben steht ihr Rang: Der 1. bringt 5 Punkte, der 2. bringt 3, der 3. bringt 1. Eine Summe ab 30 bringt 2 Punkte dazu.
lesson-points = Am Schluss bekommt der Reichste 5 Punkte, und 5 bekommt auch jeder mit Handwerkern aus allen Zünften. Wappen und Stadtbewohner mit einer Sonne bringen ebenfalls Punkte.
lesson-signs = Das kleine +3 bei deinen Handelsleuten zählt die im Vorrat: Ein Plus oder ein Ratsherr bringt sie. Das ? bei den Punkten steht für Geld, das bis zum Ende geheim bleibt.
lesson-end = Die Drucker warten. Zu jedem Zeichen gibt es eine Regelkarte. Ab hier ist es ein echtes Spiel, und die anderen geben ihr Bestes. Viel Glück!
