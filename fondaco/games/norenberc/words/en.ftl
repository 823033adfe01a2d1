# What Norenberc says, in English.

### What stands in a variable that is not called as the names themselves are:
### $goods: good, held
### $other: tile
### $people: tile
### $there: place

## Names. `.title` stands alone, `.short` fits a narrow board.

game-title = Norenberc
game-time = four rounds
game-tie = Equal points with { $players }: more artisans decide, then their total value.
game-start = 1. Tap the signs of the guilds that your agents shall visit this turn, and send them. All plan at once and in secret.
    2. The guilds are called one after another. At each do one thing: sell its good, hire a guest and pay with goods, or buy from its store.
    3. When a round ends, whoever holds the most of a guild's good wins its master and a crest.
    4. After four rounds points count: artisans by majority, crests, money, townspeople with a sun. Prices are the masters' numbers; those to come are open.
game-pitch = Court the guilds of Nuremberg: trade their goods, hire their artisans, become the favourite of their masters.

seat-blue = Blue
seat-orange = Orange
seat-yellow = Yellow
seat-green = Green
seat-red = Red

guild-brewers = the brewers
    .title = Brewers
guild-bakers = the bakers
    .title = Bakers
guild-shoemakers = the shoemakers
    .title = Shoemakers
guild-printers = the printers
    .title = Printers
guild-tailors = the tailors
    .title = Tailors
guild-hatters = the hatters
    .title = Hatters
guild-none = no guild

good-beer = beer
    .single = beer
    .many = beers
good-pastry = pastry
    .single = pastry
    .many = pastries
good-shoes = shoes
    .single = pair of shoes
    .many = pairs of shoes
good-pages = pages
    .single = page
    .many = pages
good-cloth = cloth
    .single = bolt of cloth
    .many = bolts of cloth
good-hats = hats
    .single = hat
    .many = hats

held-beer = { $number ->
        [one] 1 beer
       *[other] { $number } beers
    }
held-pastry = { $number ->
        [one] 1 pastry
       *[other] { $number } pastries
    }
held-shoes = { $number ->
        [one] 1 pair of shoes
       *[other] { $number } pairs of shoes
    }
held-pages = { $number ->
        [one] 1 page
       *[other] { $number } pages
    }
held-cloth = { $number ->
        [one] 1 bolt of cloth
       *[other] { $number } bolts of cloth
    }
held-hats = { $number ->
        [one] 1 hat
       *[other] { $number } hats
    }

tile-brewer = the Brewer { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .short = Brewer { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
tile-baker = the Baker { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .short = Baker { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
tile-shoemaker = the Shoemaker { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .short = Shoemaker { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
tile-printer = the Printer { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .short = Printer { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
tile-tailor = the Tailor { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .short = Tailor { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
tile-hatter = the Hatter { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
    .short = Hatter { $number }{ $sign ->
        [yes] +
       *[no] {""}
    }
tile-councilman = the Councilman
    .short = ★Councilman
tile-thief = the Thief
    .short = ★Thief
tile-guard = the Guard
    .short = ★Guard
tile-musician = the Musician { $number }
    .short = ☾Musician { $number }
tile-peddler = the Peddler
    .short = ☾Peddler
tile-mayor = the Mayor
    .short = ☾Mayor
tile-nobleman = the Nobleman { $number }
    .short = ☀Nobleman { $number }
tile-tax-collector = the Tax collector
    .short = ☀Collector
tile-engraver = the Engraver
    .short = ☀Engraver
tile-foreman = the Foreman { $number }
    .short = ☀Foreman { $number }
tile-apprentice = the Apprentice
    .short = ☀Apprentice

place-brewers-room = room { $number } of the brewers
place-bakers-room = room { $number } of the bakers
place-shoemakers-room = room { $number } of the shoemakers
place-printers-room = room { $number } of the printers
place-tailors-room = room { $number } of the tailors
place-hatters-room = room { $number } of the hatters
place-brewers-window = { $number ->
        [4] window 4 of the brewers, the lower tile (never master)
        [5] window 4 of the brewers, the upper tile (master in round 4)
       *[other] window { $number } of the brewers (master in round { $number })
    }
place-bakers-window = { $number ->
        [4] window 4 of the bakers, the lower tile (never master)
        [5] window 4 of the bakers, the upper tile (master in round 4)
       *[other] window { $number } of the bakers (master in round { $number })
    }
place-shoemakers-window = { $number ->
        [4] window 4 of the shoemakers, the lower tile (never master)
        [5] window 4 of the shoemakers, the upper tile (master in round 4)
       *[other] window { $number } of the shoemakers (master in round { $number })
    }
place-printers-window = { $number ->
        [4] window 4 of the printers, the lower tile (never master)
        [5] window 4 of the printers, the upper tile (master in round 4)
       *[other] window { $number } of the printers (master in round { $number })
    }
place-tailors-window = { $number ->
        [4] window 4 of the tailors, the lower tile (never master)
        [5] window 4 of the tailors, the upper tile (master in round 4)
       *[other] window { $number } of the tailors (master in round { $number })
    }
place-hatters-window = { $number ->
        [4] window 4 of the hatters, the lower tile (never master)
        [5] window 4 of the hatters, the upper tile (master in round 4)
       *[other] window { $number } of the hatters (master in round { $number })
    }

category-townspeople = Townspeople ☀
category-majority = Majorities
category-thirty = Sums of 30
category-all-guilds = Every guild
category-richest = Richest
category-crests = Crests

## What speaks for a move: said beside hints, in reviews and by the coach. `-kept`: another move would cost it.

reason-favour = You then lead for the favour of { NAME($guild) }, { $mine } to { $theirs }.
reason-favour-kept = You stay ahead for the favour of { NAME($guild) }, { $mine } to { $theirs }.
reason-visit-hire = At { NAME($guild) } you can pay for { NAME($tile) } in room { $room }.
reason-visit-sell = At { NAME($guild) } you can sell at { $price ->
        [one] 1 thaler
       *[other] { $price } thalers
    } apiece.
reason-visit-buy = At { NAME($guild) } you can buy at { $price ->
        [one] 1 thaler
       *[other] { $price } thalers
    } apiece.
reason-thalers = It brings you { $count ->
        [one] 1 thaler
       *[other] { $count } thalers
    }.
reason-thalers-kept = It saves you { $count ->
        [one] 1 thaler
       *[other] { $count } thalers
    }.
reason-income = Your income grows by { $count ->
        [one] 1 thaler
       *[other] { $count } thalers
    }.
reason-goods = It brings you { $count ->
        [one] 1 { NAME($good, form: "single") }
       *[other] { $count } { NAME($good, form: "many") }
    }.
reason-goods-kept = It saves you { $count ->
        [one] 1 { NAME($good, form: "single") }
       *[other] { $count } { NAME($good, form: "many") }
    }.
reason-crests = Your set of crests grows by { $count ->
        [one] a new kind
       *[other] { $count } new kinds
    }.
reason-influence = The value of your artisans at { NAME($guild) } grows by { $count }.
reason-guilds = You then have artisans of { $have } of { $all } guilds.
reason-agents = It brings you { $count ->
        [one] one more agent
       *[other] { $count } more agents
    }, in the rounds to come, too.
reason-at-hand = It gives you { $count ->
        [one] one more agent
       *[other] { $count } more agents
    } at hand in this round.
reason-at-hand-kept = { $count ->
        [one] One more agent stays
       *[other] { $count } more agents stay
    } at hand for a later turn of this round.
reason-first = You move to the front of the turn order.
reason-townsperson = At the end of the game { NAME($tile) } counts for you.

won-agent = 1 agent
won-crest = crest
won-prestige = ♛ prestige

menu-planning = Tap the signs of the houses to plan visits, then send your agents. Or:
menu-guild-1 = Brewers
menu-guild-2 = Bakers
menu-guild-3 = Shoemakers
menu-guild-4 = Printers
menu-guild-5 = Tailors
menu-guild-6 = Hatters

## The bots: their names, and for each of them a temper in a few words, and which portrait. They all play by their level.

game-bots = Agnes, Veit, Endres, Barbara, Ursula, Hans, Sebald, Kunigunde
bot-agnes = patient, and never forgets a price
    .portrait = 0
bot-veit = cheerful, and always first through the door
    .portrait = 1
bot-endres = gruff, with a good nose for beer
    .portrait = 2
bot-barbara = quick, curious, knows every guest by name
    .portrait = 3
bot-ursula = has seen every trick twice
    .portrait = 4
bot-hans = young, and in love with his own luck
    .portrait = 5
bot-sebald = counts his thalers aloud
    .portrait = 6
bot-kunigunde = proud, and fond of crests
    .portrait = 7

## News. `-times` tells the same news again and again, `-together` several about one thing.

news-round = Round { $round } begins.
news-turn = Turn { $turn }: all who have not passed plan in secret.
news-round-ends = Round { $round } ends: the masters choose their favourites.
news-ready = { $player } is ready.
news-planned = Your plan for this turn: { NAME($guilds) }.
news-plans-to-pass = You pass for the rest of this round.
news-cards = { $player } plays { $count ->
        [one] 1 card
       *[other] { $count } cards
    } face down.
news-passed = { $player } passes for this round.
news-called = The call goes to { NAME($guild) }.
news-revealed = { $player } shows a card for { NAME($guild) }.
news-sold = { $player } sells { $count ->
        [one] 1 { NAME($good, form: "single") }
       *[other] { $count } { NAME($good, form: "many") }
    } for { $money ->
        [one] 1 thaler
       *[other] { $money } thalers
    }.
news-bought = { $player } buys 1 { NAME($good, form: "single") } for { $money ->
        [one] 1 thaler
       *[other] { $money } thalers
    }.
news-bought-times = { $player } buys { $times } { NAME($good, form: "many") } for { $all-money } thalers.
news-did-nothing = { $player } does nothing at { NAME($guild) }.
news-paid-goods = { $player } pays { $count ->
        [one] 1 { NAME($good, form: "single") }
       *[other] { $count } { NAME($good, form: "many") }
    } into the store of { NAME($guild) }.
news-paid-goods-together = { $player } pays { $each } into the store of { NAME($guild) }.
news-paid-goods-each = { $all-count ->
        [one] 1 { NAME($good, form: "single") }
       *[other] { $all-count } { NAME($good, form: "many") }
    }
news-hired = { $player } hires { NAME($tile) } from room { $room } of { NAME($guild) }.
news-new-agent = { $player } gains an agent.
news-roof-money = { $player } gets { $money ->
        [one] 1 thaler for the agent
       *[other] { $money } thalers for the agents
    } on the roof.
news-leads = { $player } moves to the front of the turn order.
news-stole = The Thief brings { $player } 1 { NAME($good, form: "single") } from { $victim }.
news-insured = The bank pays { $player } { $money ->
        [one] 1 thaler
       *[other] { $money } thalers
    } for it.
news-swapped = The Guard of { $player } swaps { NAME($tile) } in { NAME($place) } with { NAME($other) } in { NAME($there) }.
news-loaded = { $player } puts 1 { NAME($good, form: "single") } on the Peddler.
news-appointed = { $player } puts the Mayor on the roof of { NAME($guild) }.
news-shuffled-back = Back into the guest stack: { NAME($tile) }.
news-no-agents-left = { $player } has no agents left and passes.
news-no-favourite = Nobody is the favourite of { NAME($guild) }; the master leaves the game.
news-tied = Tie at { NAME($guild) }: { $player } shows { $money ->
        [one] 1 thaler
       *[other] { $money } thalers
    }.
news-tied-together = Tie at { NAME($guild) }, the richest wins: { $each } thalers.
news-tied-each = { $player } { $money }
news-favourite = { $player } is the favourite of { NAME($guild) } and gives back 1 { NAME($good, form: "single") }.
news-won-tile = { $player } wins { NAME($tile) }.
news-won-crest = { $player } wins a crest of { NAME($guild) }.
news-won-prestige = { $player } wins the prestige crest.
news-prestige-lost = Nobody won the prestige crest at { NAME($guild) }; it leaves the game.
news-income = { $player } has { $money ->
        [one] 1 thaler
       *[other] { $money } thalers
    } of income.
news-income-together = Income in thalers, 3 each plus Musicians and Mayors: { $each }.
news-income-each = { $player } { $money }
news-guest-left = From room 1 of { NAME($guild) } out of the game: { NAME($tile) }.
news-guest-came = New in room { $room } of { NAME($guild) }: { NAME($tile) }.
news-new-master = New master of { NAME($guild) }: { NAME($tile) }.
news-new-prestige = The prestige crest lies at { NAME($guild) }.
news-ended = The fourth round is over, and so is the game.
news-good-returned = The Peddler of { $player } returns 1 { NAME($good, form: "single") }.
news-unused = { $player } makes no use of { NAME($tile) }.

## Acts: the moments at the end of a round, each told in one short sentence

act-favourite = { $way ->
        [money] Tie at { NAME($guild) }, but { $player } has more money.
        [order] Tie at { NAME($guild) }, but { $player } is further ahead in the turn order.
       *[goods] The master of { NAME($guild) } chooses { $player }.
    }
act-nobody = Nobody has { NAME($good) }: the master of { NAME($guild) } leaves.
act-prestige-lost = Nobody wins the prestige crest at { NAME($guild) }.
act-income = The agents come home. All get 3 thalers, plus what Musicians and Mayors bring.
act-round = Round { $round }: new masters, new prices, new guests.
act-prestige = The prestige crest lies at { NAME($guild) }.

## Prompts: what is asked, and why

prompt-over = The game is over.
prompt-over-short = The game is over.
prompt-waiting = Others are deciding.
prompt-waiting-short = Others are deciding.
prompt-planning = Plan in secret: which guilds will your agents visit this turn? { $agents ->
        [one] You have 1 agent at hand, so one guild.
       *[other] You have { $agents } agents at hand, so up to { $most } different guilds; what you keep back can be planned in a later turn of this round.
    }
    .how = Type guild numbers, such as { $example }, or pass (you are then out until the round ends).
prompt-planning-short = Plan in secret: { $most ->
        [one] which guild?
       *[other] up to { $most } guilds.
    }
prompt-action = Your agent is at { NAME($guild) }, where you buy and sell at { $price } thalers a good. One action: sell, hire, buy or nothing.{ $left ->
        [3] {""}
        [one] {" "}So many came in this first turn that each may buy only 1 good here.
       *[other] {" "}So many came in this first turn that each may buy only { $left } goods here.
    }
prompt-action-short = At { NAME($guild) }, price { $price }: sell, hire or buy{ $left ->
        [3] {""}
       *[other] {" "}{ $left } at most
    }?
prompt-buying = Buy more at { NAME($guild) }? { $left ->
        [one] You may buy 1 more good at { $price } thalers
       *[other] You may buy up to { $left } more goods at { $price } thalers each
    }: a visit allows three in all{ $crowd ->
        [yes] , or fewer where many come in the first turn
       *[no] {""}
    }. You have { $money }.
prompt-buying-short = Buy more? { $left ->
        [one] One more at { $price }
       *[other] Up to { $left } more at { $price } each
    }; you have { $money }.
prompt-paying = { $way ->
        [any] To complete the price of { NAME($tile) }, pay one more good of any kind.
        [either] To complete the price of { NAME($tile) }, pay one more { NAME($good, form: "single") } or two goods of other kinds.
        [two] To complete the price of { NAME($tile) }, pay two goods of other kinds. Which is the first?
       *[other] To complete the price of { NAME($tile) }, pay one more good of any kind but { NAME($good) }.
    }
prompt-paying-short = { $way ->
        [any] Pay one more good of any kind.
        [either] Pay one more { NAME($good, form: "single") }, or two other goods.
        [two] Pay two goods of other kinds. Which first?
       *[other] Pay one more good, but no { NAME($good) }.
    }
prompt-moving-first = A hire lets you move to the front of the turn order; you stand at place { $place }. The foremost acts first at every guild and becomes the favourite where goods and money are equal.
prompt-moving-first-short = You are no. { $place } in turn order: move to the front?
prompt-robbing = The Thief may take 2 goods from one other player, whom the bank pays for them. From whom?
prompt-robbing-short = The Thief takes 2 goods: from whom?
prompt-stealing = The Thief is with { $victim }: { $left ->
        [one] which good does he take? Then he leaves.
       *[other] which good does he take first? He takes one more after it.
    }
prompt-stealing-short = { $left ->
        [one] Which good does the Thief take? Then he leaves.
       *[other] Which good does the Thief take first?
    }
prompt-guarding = The Guard may swap two artisans of one guild, wherever they lie. Which is the first of the two?
prompt-guarding-short = The Guard swaps two of one guild: the first?
prompt-swapping = The Guard holds { NAME($tile) } from { NAME($place) }. With which one does it change places?
prompt-swapping-short = With whom does { NAME($tile, form: "short") } change places?
prompt-loading = The Peddler must carry one of your goods: it counts as 4 when the favourites are chosen, then comes back. Which?
prompt-loading-short = Which good does the Peddler carry? It counts as 4.
prompt-appointing = On which roof does the Mayor sit for the rest of the game? At the end of every round each artisan of that guild brings its owner 1 thaler.
prompt-appointing-short = On which roof does the Mayor sit?

## What is wrong with an answer

objection-guild = There is no guild { $number }; the guilds are 1 to { $most }.

## Why a choice cannot be taken back

seal-planned = All others are ready: the plans are then shown, so it cannot be taken back.
seal-called = Your visit ends with it, and the cards for the next guild are shown, so it cannot be taken back.
seal-tied = The round ends with it, and those who are tied for a favourite show their money, so it cannot be taken back.
seal-drawn = The round ends with it, and new guests are drawn, so it cannot be taken back.

## Why a choice is not open

why-not-in-play = Not in play with { $players } players: { NAME($guilds) }.
why-agents = You have { $agents ->
        [one] 1 agent at hand, so you can plan one guild
       *[other] { $agents } agents at hand, so you can plan at most { $agents } guilds
    }.
why-nothing-to-sell = You have no { NAME($good) } to sell.
why-sell-more = You hold { $held ->
        [one] 1 { NAME($good, form: "single") }
       *[other] { $held } { NAME($good, form: "many") }
    } and cannot sell { $count }.
why-room-empty = Room { $room } is empty.
why-room-price = Room { $room } costs { $room ->
        [1] 1 { NAME($good, form: "single") }
        [2] 1 { NAME($good, form: "single") } and 1 of any kind
        [3] 2 { NAME($good, form: "many") }, or 1 and 2 of other kinds
       *[4] 3 { NAME($good, form: "many") }, or 2 and 2 of other kinds
    }. You hold { $own ->
        [0] no { NAME($good) }
        [one] 1 { NAME($good, form: "single") }
       *[other] { $own } { NAME($good, form: "many") }
    }{ $others ->
        [0] {" "}and no other goods.
       *[other] {" "}and { $others } of other kinds.
    }
why-store-empty = The store here is empty.
why-not-in-store = The store here has only { NAME($goods) }.
why-money = { $count ->
        [0] You cannot pay for any good here
        [one] You can pay for 1 good here
       *[other] You can pay for { $count } goods here
    } with your { $money ->
        [one] 1 thaler
       *[other] { $money } thalers
    }.
why-most-bought = { $bought ->
        [yes] { $count ->
            [one] You may buy only 1 more good here: three at most in a visit, fewer where many come in the first turn.
           *[other] You may buy only { $count } more goods here: three at most in a visit, fewer where many come in the first turn.
        }
       *[no] { $count ->
            [one] You may buy only 1 good here, because so many came in the first turn.
            [3] You may buy at most 3 goods in a visit.
           *[other] You may buy at most { $count } goods here, because so many came in the first turn.
        }
    }
why-store = The store here has only { $count ->
        [one] 1 { NAME($good, form: "single") }
       *[other] { $count } { NAME($good, form: "many") }
    }.
why-not-held = You have no { NAME($good) }.
why-pay-other-kind = Two goods of other kinds complete this price, so { NAME($good) } will not do.
why-no-such-player = There are only { $players } players.
why-rob-oneself = The Thief takes from others, not from you.
why-rob-without-goods = There is nothing to take: that player has no goods at hand.
why-steal-other = That player holds only { NAME($goods) }.
why-place-empty = Nobody is in { NAME($place) }.
why-master-stays = Masters stay where they are; the Guard cannot move them.
why-no-artisan = The Guard moves artisans, not { NAME($tile) }.
why-lone-artisan = There is no other artisan of { NAME($guild) } to swap with.
why-swap-itself = It cannot change places with itself.
why-visit-first = What is in a house is for those who visit it. First plan where your agents go.
why-other-house = Now { NAME($guild) } are called, and you can act in their house only.
why-already-here = Your agent is here already: { NAME($guild) } are called now.
why-other-good = A guild buys only goods of its own kind: here that is { NAME($good) }.
why-other-guild = Only another artisan of { NAME($guild) } can change places with it.
why-one-action = { $doing ->
        [buying] You are buying, and each visit allows one kind of action: to hire or to sell here, come again with another agent.
       *[hiring] You are hiring, and each visit allows one kind of action: to buy or to sell here, come again with another agent.
    }
why-others-things = This is another player’s. There is nothing to do with it now: players do not trade with each other.
why-master-is-won = Nobody can hire a master. The number is the price here; whoever holds the most of this guild’s good when the round ends wins the tile.
why-master-to-come = { $window ->
        [4] This artisan cannot be hired and never becomes master: whoever wins the master of round 4 gets this tile as well.
        [5] This artisan cannot be hired: in round 4 it becomes master, and its number the price here.
       *[other] This artisan cannot be hired: in round { $window } it becomes master, and its number the price here.
    }
why-roof-of-agents = Agents stay on the roof until the round ends. Whoever hires here gets 1 thaler for each of them.
why-goods-in-visits = Goods are sold and paid when your agent visits a guild. First plan where your agents go.

## What is read before something new

pause-round-ends = Press Enter for the end of round { $round }.
pause-round = Press Enter for round { $round }.
pause-ended = Press Enter for the end of the game.

## What each choice would do

describe-pass = Pass: no more turns for you in this round.
describe-plan = Send agents to { NAME($guilds) }.
describe-sell = Sell { $count ->
        [one] 1 { NAME($good, form: "single") }
       *[other] { $count } { NAME($good, form: "many") }
    } for { $money } thalers; { $left ->
        [0] you keep none
       *[other] you keep { $left }
    }.
describe-hire = Hire { NAME($tile) } from room { $room } for { $room ->
        [1] 1 { NAME($good, form: "single") }
        [2] 1 { NAME($good, form: "single") } + 1 of any kind
        [3] 2 { NAME($good, form: "many") }, or 1 + 2 of other kinds
       *[4] 3 { NAME($good, form: "many") }, or 2 + 2 of other kinds
    }. { $symbol ->
        [townsperson] { NAME($effect) }
        [agent] Your { NAME($guild, form: "title") } then add up to { $sum }. The + brings 1 new agent.
        [wasted] Your { NAME($guild, form: "title") } then add up to { $sum }. The + is wasted: no agents are left in your supply.
       *[none] Your { NAME($guild, form: "title") } then add up to { $sum }.
    }{ $roof ->
        [0] {""}
        [one] {" "}Roof money: 1 thaler for the agent up there.
       *[other] {" "}Roof money: { $roof } thalers, one for each agent up there.
    }
describe-pay = Pay 1 { NAME($good, form: "single") }; you have { $held }.
describe-buy = Buy 1 { NAME($good, form: "single") } for { $price } thalers; you keep { $money ->
        [one] 1 thaler
       *[other] { $money } thalers
    }, and { $store ->
        [0] the store has none left
        [one] 1 is left in the store
       *[other] { $store } are left in the store
    }.
describe-stop = Stop buying; your agent goes to the roof.
describe-nothing = Do nothing; your agent still goes to the roof.
describe-rob = From { $player }, who holds { NAME($goods) }.
describe-steal = Take 1 { NAME($good, form: "single") }; the bank pays { $player } { $price } thalers.
describe-swap = { NAME($tile, form: "short") } in { NAME($place) }.
describe-with = Swap with { NAME($tile) } in { NAME($place) }.
describe-forgo = Do not use the ability.
describe-appoint = { NAME($guild, form: "title") }: you own { $own ->
        [one] 1 artisan
       *[other] { $own } artisans
    }, the others own { $others }.
describe-load = Put 1 { NAME($good, form: "single") } on the Peddler; when { NAME($guild) } choose a favourite, you then count as holding { $weight }.
describe-lead = Move to the front; those before you slide down one.
describe-stay = Stay at place { $place }.
describe-keep = Keep { NAME($tile) } for this game.
describe-first = { $player } is next on the turn-order track.
describe-draw = Draw { NAME($tile) }.

effect-councilman = He brings 1 new agent and leaves.
effect-councilman-empty = Wasted: no agents are left in your supply.
effect-thief = He may take 2 goods from one player.
effect-guard = He may swap 2 artisans of one guild.
effect-musician-3 = 3 thalers at the end of every round.
effect-musician-5 = 5 thalers at the end of every round.
effect-peddler = One good of yours counts as 4 for this round's favourite.
effect-peddler-empty = Wasted: you have no good left for him to carry.
effect-mayor = 1 thaler per artisan of one guild at the end of every round.
effect-nobleman-2 = 2 points at the end.
effect-nobleman-3 = 3 points at the end.
effect-tax-collector = 1 point per full 10 thalers at the end.
effect-engraver = Counts as a prestige crest.
effect-foreman-2 = 1 point per artisan of value 2 at the end.
effect-foreman-3 = 1 point per artisan of value 3 at the end.
effect-foreman-4 = 1 point per artisan of value 4 at the end.
effect-apprentice = 1 point per 2nd or 3rd place at the end.

## Help cards

help-norenberc = You are a merchant in old Nuremberg. After four rounds the most points win.
    {" "}
    1. Plan in secret which guilds to visit this turn, one agent for each.
    2. The guilds are called from 1 up. At each, every visitor does one thing: sell goods of the guild's kind to it, hire a guest from one of its four rooms and pay with goods, or buy up to 3 goods from its store. The agent then stands on the roof; whoever hires gets 1 thaler of roof money per agent already there.
    3. Turn follows turn until nobody has agents left or all have passed. Then the round ends: whoever holds the most goods of a guild is its favourite and wins its master and a crest; the prestige guild (♛) gives one crest more. Everybody gets 3 thalers.
    {" "}
    A good costs and brings the value of the guild's master: “Brewers at 5”. The masters of all four rounds are open from the start: buy where the price will rise, sell before it falls.
    Points: majorities of artisans in each guild (5/3/1), sums of 30, an artisan of every guild, the most money, townspeople with a sun ☀, and different crests (3: 2, 4: 5, 5: 9, 6: 14, 7: 20).
help-rules = (N-…) is the number of a rule in RULES.md; help N-T2 finds its card.
help-plan = Planning (N-P1). All plan at once and in secret: any set of different guilds, at most one per agent at hand. Others see how many cards you play, not which. Agents kept back may be sent in a later turn of the round, when the others have shown theirs.
help-pass = Passing (N-P2, N-C1). You plan nothing more until the round ends. Without agents at hand you pass by yourself.
help-sell = Selling (N-V1). Any number of goods of the guild's own kind, at the master's value each. They go into its store.
help-hire = Hiring (N-H1–N-H6). One guest from an occupied room. The price goes up from room 1 to room 4: room 1 costs one good of the guild's own kind; room 2 one own and one of any kind; room 3 two own, or one own and two of other kinds; room 4 three own, or two own and two of other kinds. All of it goes into the store here. The bank then pays you 1 thaler of roof money per agent on this roof, and you may move to the front of the turn order. The room stays empty until the round ends.
help-pay = Paying for a room (N-H1, N-H2). Goods of the guild's own kind, completed by others where the price allows; the store here takes them all.
help-buy = Buying (N-B1, N-B2). Up to 3 goods of any kinds that lie in this store, at the master's value each. In the very first turn a crowd buys less: with 4 players 2 goods each if 3 or more came; with 5 players 2 if 3 came, 1 if more.
help-stop = Stop buying (N-B1). You need not buy all you may.
help-nothing = Nothing (N-01). Always allowed. The agent goes to the roof all the same.
help-rob = Robbing (N-T2). Choose whom the Thief visits. The card of the Thief says more.
help-steal = Stealing (N-T2). Good by good; the bank pays the victim. The card of the Thief says more.
help-swap = Swapping (N-T3). The first of two artisans that change places. The card of the Guard says more.
help-with = Swapping (N-T3). The second of the two artisans. The card of the Guard says more.
help-forgo = Forgoing (N-T2, N-T3). The Thief and the Guard may be hired and not used.
help-appoint = Appointing (N-T6). Choose the roof on which the Mayor stays. The card of the Mayor says more.
help-load = Loading (N-T5). Choose the good that the Peddler carries. The card of the Peddler says more.
help-lead = Moving first (N-H6). After a hire you may move to the front of the track; those before you slide down one.
help-stay = Staying (N-H6). You keep your place on the track.
help-councilman = ★ Councilman (N-T1). Brings you one agent from your supply, if any is left. Then he is shuffled back into the guest stack.
help-thief = ★ Thief (N-T2). May take two goods of your choice from one other player (one if that player has only one). The bank pays the victim each good's master value. What he takes cannot pay for him. Then he is shuffled back.
help-guard = ★ Guard (N-T3). May swap two artisans of the same guild, in rooms or workshop windows anywhere. Masters do not move; the two tiles of the highest window are places of their own. Then he is shuffled back.
help-musician = ☾ Musician (N-T4). Pays you 3 or 5 thalers, as the number says, at every income.
help-peddler = ☾ Peddler (N-T5). Carries one of your goods, which cannot be sold, paid or stolen and counts as 4 of its kind for this round's favourite. Afterwards the good returns to you and the Peddler to the stack. If you must give back a good as favourite and have no other, it is this one. Without any good, he goes back at once.
help-mayor = ☾ Mayor (N-T6). Sits on a roof of your choice for the rest of the game. At every income everybody gets 1 thaler per own artisan of that guild, for each Mayor there. He is no agent: no roof money for him.
help-nobleman = ☀ Nobleman (N-T7). 2 or 3 points, as the number says.
help-tax-collector = ☀ Tax collector (N-T8). 1 point per full 10 thalers you have at the end.
help-engraver = ☀ Engraver (N-T9). Counts as a prestige crest among your different crests.
help-foreman = ☀ Foreman (N-T10). 1 point per artisan of any guild you own whose value is the number: 2, 3 or 4.
help-apprentice = ☀ Apprentice (N-T11). 1 point for each guild in which you hold 2nd or 3rd place, tied places included.
help-artisan = Artisans (N-S6, N-H3). A guild and a value from 2 to 7. Those in the workshop windows become masters, one a round; the guests among them can be hired. The + is the agent symbol: who takes the tile gains one agent from the supply.
help-guild = Guilds (N-S1, N-A1). One more guild than players is in play; they are called in number order. Each has four rooms for guests, a workshop with the masters of all four rounds, a store and a roof. Its favourite is whoever holds the most of its own good when the round ends.
help-favourite = Favourites (N-F1–N-F3). At the end of a round, guild by guild, whoever holds the most goods of its kind gives one back and wins the master (in round 4 also the tile under it) and a crest. Tied players compare money, then the turn order.
help-prestige = Prestige (N-S8, N-E7). ♛ marks the guild with the highest master, never the same guild twice in a row. Its favourite wins a prestige crest as well, which always counts as a different one.
help-turn-order = The turn order (N-A2, N-H6). At every guild the foremost visitor acts first; where goods and money are equal, the foremost becomes the favourite as well. It changes only by a hire: whoever hires may move to the front. The board lists the players in turn order.
help-roof = The roof (N-A3, N-H4). An agent stands on the roof of the guild it visited until the round ends; the letters there are the players'. Whoever hires at a guild gets roof money: 1 thaler per agent on its roof, whosesoever, but not for the agent that is just acting. A Mayor may sit there too; he is no agent.
help-townsperson = Townspeople (N-H3). Guests with an ability. ★ acts at once when hired and goes back into the guest stack; ☾ works at the ends of rounds; ☀ counts at the end of the game. Each kind has a card of its own.
help-agents = Agents (N-S4, N-H3, N-E1). Four at hand and four in the supply. Each visit takes one; it stands on the roof until the round ends. Councilmen and artisans with + bring new ones from the supply.
help-income = Income (N-E2). At the end of each round 3 thalers each, plus Musicians, plus Mayors.
help-round = The end of a round (N-F1–N-E7). Favourites, Peddlers, agents home, income. Then new masters; guests in room 1 leave, the others slide down towards room 1, new ones come from the stack; a new prestige guild.
help-townspeople = Townspeople points (N-G1). What your Noblemen, Tax collectors and Foremen bring at the end.
help-majority = Majorities (N-G2, N-G2a). In each guild by the summed values of your artisans, then by their number: 5 / 3 / 1 points. Tied first: 4 each and no second; tied second: 2 each and no third; tied third: 0. A sole first also gets the places that nobody holds.
help-thirty = Sums of 30 (N-G3). 2 points for each guild in which your artisans sum to 30 or more.
help-all-guilds = Every guild (N-G4). 5 points for at least one artisan of every guild in play.
help-richest = Richest (N-G5). 5 points for the most money; tied richest get 2 each.
help-crests = Crests (N-G6). By number of different crests: 3 bring 2 points, 4 bring 5, 5 bring 9, 6 bring 14, 7 or more bring 20. A guild's crest counts once; every prestige crest and every Engraver counts.
help-winner = Winning (N-G7). Most points; then more artisan tiles, then their higher total value; then the victory is shared. Points so far are those that you would have if the game ended now. They fall when somebody overtakes you in a guild, for then your place there brings less.

## The board

board-round = Round { $round } of { $rounds }{ $turn ->
        [0] {""}
       *[other] , turn { $turn }
    }
board-stack = guest stack { $count }
board-price = at { $price }
board-crests = ⚑{ $count }
board-prestige = ♛ prestige
board-roof = roof
board-over = { $tile } on { $under }
board-guild = Guild
board-masters = Masters
board-room = { $room } { $price }
board-store-head = Store
board-roof-head = Roof
board-short = type board for the whole board and its signs
board-favourite = Favourite
board-held = Goods
board-wins = Wins
board-tie = Tie, the richest wins
board-nobody = nobody
board-master-leaves = the master leaves the game
board-store = store
board-empty = –
board-player = Player
board-status = Now
board-agents = Agents
board-won-crests = Crests
board-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
board-passed = passed
board-ready = ready
board-acting = at work
board-money = { $money ->
        [one] 1 thaler
       *[other] { $money } thalers
    }
board-plan = planned: { $guilds }
board-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    } so far
board-points-item = { $category } { $points }
board-thalers = Thalers
board-score-title = Points
board-score-total = Total
board-majority = Σ{ $sum } { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } { $points }
board-score-majority = Majorities: the sum of a player's artisans (Σ), the place it takes, its points as it stands.
board-score-hidden = ? depends on money that is hidden until the end.
board-legend-houses = Houses: “at 5” is the price of a good. The roof has the agents that were here, by the player's letter. Rooms 1 to 4 cost ● a good of the guild's own kind, ○ any other. Masters by round, the current one in [ ]; “5 on 2+” is the last one, lying on another tile that goes with it. ⚑ crests left, ♛ the prestige crest.
board-legend-guests = Guests: artisans with their value, + brings an agent. Townspeople: ★ act at once, ☾ at the ends of rounds, ☀ at the end of the game.
board-legend-players = Players in turn order, ▸ is you. Now: cards still face down, at work, ready or passed. Agents: at hand + in the supply. Under each good: how many, (4) one on a Peddler, Σ the sum of that guild's artisans. Crests: guild numbers, ♛ prestige, how many different ones.

## What is wrong with a box

error-artisans = { $guild } in the box need exactly { $needed } artisans, not { $count }.
error-artisan-value = “{ $value }” among the { $guild } is no artisan: values go from 2 to 7, with + for the agent symbol.
error-whole-number = “{ $name }” needs a whole number from 0 up, not “{ $value }”.
error-townspeople = The box needs exactly { $needed } townspeople in all, not { $count }.
error-kinds = The townspeople need { $needed } counts, one for each kind, not { $count }.
error-no-table = A box has the tables artisans and townspeople, not “{ $table }”.
error-toml = The box file is not valid TOML: { $reason }.
error-no-guild = There is no guild “{ $guild }”; there is: all, { $guilds }.
error-no-list = The artisans of “{ $guild }” must be a list, such as ["2+", "2+", 3, 3, 4, 4, 5, 5, 6, 6, 7].
error-no-townsperson = There is no townsperson “{ $name }”; there is: { $names }.
error-not-a-table = “{ $table }” must be a table of names and values.

## The board in the browser. Names for narrow windows may be parted where a soft hyphen stands.

window-brewer = Brewer
window-baker = Baker
window-shoemaker = Shoe{"\u00AD"}maker
window-printer = Printer
window-tailor = Tailor
window-hatter = Hatter
window-councilman = Coun{"\u00AD"}cil{"\u00AD"}man
window-thief = Thief
window-guard = Guard
window-musician = Musi{"\u00AD"}cian
window-peddler = Peddler
window-mayor = Mayor
window-nobleman = Noble{"\u00AD"}man
window-tax-collector = Tax col{"\u00AD"}lector
window-engraver = En{"\u00AD"}graver
window-foreman = Fore{"\u00AD"}man
window-apprentice = Ap{"\u00AD"}pren{"\u00AD"}tice

sum-brewers = Brewers { $number }
sum-bakers = Bakers { $number }
sum-shoemakers = Shoemakers { $number }
sum-printers = Printers { $number }
sum-tailors = Tailors { $number }
sum-hatters = Hatters { $number }

scene-called = called now
scene-roof = { $agents ->
        [0] The roof: no agent stands here yet, so a hire brings no roof money.
        [one] The roof: 1 agent stands here, so a hire brings 1 thaler of roof money.
       *[other] The roof: { $agents } agents stand here, so a hire brings { $agents } thalers of roof money.
    }
scene-agents = { $count ->
        [one] 1 agent of { $player }
       *[other] { $count } agents of { $player }
    }
scene-mayors = { $count ->
        [one] A Mayor on the roof
       *[other] { $count } Mayors on the roof
    }
scene-room = Room { $room }: { NAME($tile) }, for { $room ->
        [1] 1 { NAME($good, form: "single") }
        [2] 1 { NAME($good, form: "single") } and 1 of any kind
        [3] 2 { NAME($good, form: "many") }, or 1 and 2 of other kinds
       *[4] 3 { NAME($good, form: "many") }, or 2 and 2 of other kinds
    }.
scene-room-empty = Room { $room } is empty.
scene-window = { $window ->
        [4] Won with the last master: { NAME($tile) }
        [5] Master in round 4: { NAME($tile) }
       *[other] Master in round { $window }: { NAME($tile) }
    }
scene-master = Master: { NAME($tile) }. Price { $price }.
scene-master-gone = The master is gone.
scene-prices = Prices by round: { $first }, { $second }, { $third }, { $fourth }. Now round { $round }.
scene-price-gone = gone
scene-crests = { $count ->
        [one] 1 crest of { NAME($guild) } left
       *[other] { $count } crests of { NAME($guild) } left
    }
scene-prestige = { $count ->
        [one] The prestige crest, and 1 crest of { NAME($guild) } left
       *[other] The prestige crest, and { $count } crests of { NAME($guild) } left
    }
scene-store = Store
scene-crate = { $count ->
        [one] 1 { NAME($good, form: "single") }
       *[other] { $count } { NAME($good, form: "many") }
    }
scene-sell = Sell
scene-buy = Buy: goods in the store, { $price } each
scene-nothing = Do nothing
scene-stop = Done
scene-forgo = Do not use
scene-appoint = Mayor here

scene-street = The guilds
scene-street-guild = { NAME($guild, form: "title") }: price { $price }{ $trend ->
        [up] , then { $next }, rising
        [down] , then { $next }, falling
        [same] , the same next round
       *[none] {""}
    }.{ $agents ->
        [0] {""}
        [one] {" "}1 agent there.
       *[other] {" "}{ $agents } agents there.
    }{ $prestige ->
        [yes] {" "}Prestige guild.
       *[no] {""}
    }{ $called ->
        [yes] {" "}Called now.
       *[no] {""}
    }{ $open ->
        [yes] {" "}Something here is open to you.
       *[no] {""}
    }
scene-street-over = { NAME($guild, form: "title") }
scene-order = Turn order
scene-order-list = Turn order, the foremost first
scene-lead = Move to the front
scene-stay = Stay
scene-stack = { $count ->
        [one] 1 guest in the stack
       *[other] { $count } guests in the stack
    }
scene-bank = Bank

scene-plan-title = Plan in secret
scene-plan-limit = { $most ->
        [one] Tap the sign of one guild.
       *[other] Tap the signs of up to { $most } guilds.
    }
scene-plan-card = { NAME($guild, form: "title") } at { $price }; you hold { $held ->
        [0] no { NAME($good) }
        [one] 1 { NAME($good, form: "single") }
       *[other] { $held } { NAME($good, form: "many") }
    }.
scene-plan-send = { $most ->
        [one] Send the agent
       *[other] Send the agents
    }
scene-plan-count = { $count ->
        [one] Send 1 agent
       *[other] Send { $count } agents
    }
scene-plan-pass = Pass
scene-plan-pass-why = Pass: out until the round ends.
scene-plan-ready = Your plan. { $ready } of { $planners } are ready.
scene-plan-ready-pass = You are going to pass for this round. { $ready } of { $planners } are ready.
scene-plan-change = You can change it until all are ready.
scene-plan-door = Your agent is going to { NAME($guild) }.

scene-mat = Your things
scene-money = { $money ->
        [one] 1 thaler
       *[other] { $money } thalers
    }
scene-goods = Goods
scene-good-held = { $count ->
        [0] No { NAME($good) }
        [one] 1 { NAME($good, form: "single") }
       *[other] { $count } { NAME($good, form: "many") }
    }{ $loaded ->
        [0] {""}
        [one] , and 1 on a Peddler that counts as 4
       *[other] , and { $loaded } on Peddlers that count as 4 each
    }
scene-loaded = +4
scene-agents-hand = { $hand ->
        [one] 1 agent at hand
       *[other] { $hand } agents at hand
    }, { $supply } in the supply
scene-artisans-none = No artisans
scene-artisans-guild = { NAME($guild, form: "title") }: { $values } make { $sum }, { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    } as it stands.
scene-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
scene-crests-different = { $count ->
        [0] None yet: 3 different ones bring 2 points.
        [one] 1 crest; 3 different ones bring 2 points.
        [2] 2 different; one more brings 2 points.
        [3] 3 different: { $points } points; one more makes { $next }.
        [4] 4 different: { $points } points; one more makes { $next }.
        [5] 5 different: { $points } points; one more makes { $next }.
        [6] 6 different: { $points } points; one more makes { $next }.
       *[other] { $count } different: { $points } points, the most there are.
    }
scene-crests-worth = { $points ->
        [0] { $count ->
            [one] 1 crest
           *[other] { $count } different
        }
        [one] { $count } different: 1 point
       *[other] { $count } different: { $points } points
    }
scene-no-crests = No crests yet
scene-points = { $points ->
        [one] 1 point so far
       *[other] { $points } points so far
    }{ $partial ->
        [yes] , hidden money aside
       *[no] {""}
    }
scene-points-unit = { $points ->
        [one] point
       *[other] points
    }
scene-own = you
scene-status-asked = deciding
scene-status-planning = planning
scene-status-ready = ready
scene-status-acting = at work
scene-status-cards = { $count ->
        [one] 1 card to come
       *[other] { $count } cards to come
    }
scene-status-passed = passed
scene-status-done = done this turn
scene-wares = Goods: { $goods ->
        [none] none
       *[other] { NAME($goods) }
    }. Artisans: { $sums ->
        [none] none
       *[other] { NAME($sums) }
    }.
scene-turn-place = { $place ->
        [1] 1st in turn
        [2] 2nd in turn
        [3] 3rd in turn
       *[other] { $place }th in turn
    }
scene-rob = Send the Thief here

ending-column = { $rank }. { $player }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $crests ->
        [one] 1 crest
       *[other] { $crests } crests
    }.
scoring-townspeople = { NAME($people, form: "short") }
scoring-none = –
scoring-majority-guild = { $guild } { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } (Σ{ $sum }): { $points }{ $apprentices ->
        [0] {""}
       *[other] {" "}with the Apprentice
    }
scoring-thirty = { NAME($guilds, form: "title") }
scoring-all-guilds = all of them
scoring-all-guilds-not = { $count ->
        [one] 1 guild missing
       *[other] { $count } guilds missing
    }
scoring-richest = { $money ->
        [one] 1 thaler
       *[other] { $money } thalers
    }
scoring-crests = { $count ->
        [one] 1 crest
       *[other] { $count } different crests
    }{ $engravers ->
        [0] {""}
        [one] , counting the Engraver
       *[other] , counting { $engravers } Engravers
    }

## Options of a table

option-money = Money
option-money-hidden = Hidden, as in the rules
option-money-open = Open: everybody sees everybody's money

## The lesson

lesson-welcome = Welcome to Nuremberg! In four rounds you trade goods, hire artisans and win the favour of the guilds. Whoever has the most points wins.
lesson-master = Every guild has a master, in the window with the key. The number is the price of its goods, for buying and for selling: beer costs 3 now.
lesson-coming = The artisans to the left of the key become masters in the rounds to come, and you see them all today: beer will cost 6, then 7. Buy cheap, sell dear.
lesson-mine = This is yours: one good of each kind, 25 thalers and four agents. An agent visits one guild and does one thing there.
lesson-plan = All plan in secret and at the same time. The brewers have a guest worth hiring, and there is a crown on the crest of the bakers.
lesson-plan-do = Choose the brewers and the bakers, then send two agents.
lesson-rooms = The guilds are called in order. At the brewers you may hire a guest; the price in goods stands below. It includes the guild’s own good, here beer, and each room costs more than the last.
lesson-hire = The Shoemaker 2 has a plus: he brings you one more agent, now and for all the rounds to come. That is one more action in every round.
lesson-hire-do = Hire the Shoemaker 2+. He costs one beer and one good of any kind.
lesson-pay = The beer is paid. The second good may be of any kind. Shoes are worth only 3 thalers, and no more than that in the next round.
lesson-pay-do = Pay with shoes.
lesson-lead = Whoever hires may move to the front of the turn order. When several players visit one guild, whoever is further ahead acts first.
lesson-lead-do = Move to the front.
lesson-roof = Your agent stays on the roof until the round ends: whoever hires here later gets 1 thaler for it. You have 9 points: only you own a shoemaker, so all three places are yours, 5 + 3 + 1.
lesson-prestige = The crown means that the favourite of the bakers wins a prestige crest, too. A guild’s favourite is whoever holds the most of its good when the round ends.
lesson-prestige-do = Buy pastry for 5 thalers.
lesson-more = Each visit allows one kind of action: sell the guild’s own good, hire a guest, or buy up to three goods.
lesson-more-do = Buy a second pastry.
lesson-rival = Another agent stands at the door beside yours and may buy pastry, too. Three are safer than two.
lesson-rival-do = Buy a third pastry.
lesson-turns = A new turn. Beer is this cheap only in the first round, and one agent can buy it. Keep the other two: they can still act when nobody else has an agent left.
lesson-turns-do = Choose the brewers only; if another sign is chosen, tap it again. Then send one agent.
lesson-buy = A price stays the same until the round ends, however much is bought. You have enough money for three beers.
lesson-buy-do = Buy beer for 3 thalers.
lesson-again = The more beer you hold, the surer you are of the brewers’ favour: the others have one each.
lesson-again-do = Buy a second beer.
lesson-last = In the next round beer will cost 6 thalers, twice as much as now.
lesson-last-do = Buy a third beer.
lesson-favourite = The others are out of agents. When the round ends, each guild’s favourite returns one of its goods and wins the master and a crest. You hold the most beer and the most pastry.
lesson-pass = You still have two agents and could act alone now. But you have hardly any money left, and the favour of two guilds is already yours.
lesson-pass-do = Pass, to see the end of the round.
lesson-won = Two masters, two crests and a prestige crest are yours. Different crests are worth more and more: your 3 bring 2 points, 7 would bring 20.
lesson-next-round = The agents came home, everybody got 3 thalers, and new masters lead. The guests moved on to cheaper rooms: the Printer 7 is yours for one pastry now.
lesson-plan-sale = Beer costs 6 now, twice what you paid. It will rise to 7, but you need the money today: pages cost only 2 thalers in this round, and 4 in the next.
lesson-plan-sale-do = Choose the brewers and the printers, then send two agents.
lesson-sell = Another agent came, too, but you are in front and act first. You may sell as many of the guild’s goods as you like.
lesson-sell-do = Sell both beers for 12 thalers.
lesson-townspeople = Townspeople live here, too. A star helps at once, a moon at the end of each round, a sun brings points at the end of the game.
lesson-sums = Σ is the sum of your artisans of one guild, with the place it takes: 1st brings 5 points, 2nd 3, 3rd 1. A sum of 30 or more brings 2 points on top.
lesson-points = At the end, the richest player gets 5 points, and so does everybody with an artisan of every guild. Crests and townspeople with a sun bring points, too.
lesson-signs = The small +3 beside your agents counts those in the supply: a plus or a Councilman brings them. The ? beside points is money, which stays hidden until the end.
lesson-end = The printers are waiting. Each sign has its rules card. From here on the game is real, and the others play as well as they can. Good luck!
