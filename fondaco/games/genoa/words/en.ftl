# What Genoa says, in English.

### What stands in a variable that is not called as the names themselves are:
### $building: space
### $buildings: space
### $owned: space
### $street: space
### $asked: item
### $given: item
### $things: item
### $item: item, yield
### $yielded: yield
### $card: card, the
### $shown: card, the
### $first: space
### $second: space, good
### $third: good
### $fourth: good
### $needs: good, space
### $thing: tile
### $effect: effect
### $order: the
### $message: card, the

## Names. `.title` stands alone, `.short` fits a narrow board, `.sign` is what the plan in a terminal shows.

game-title = Genoa
game-time = 45 to 90 minutes
game-winner = { $count ->
        [one] { $players } wins with { $points } ducats!
       *[other] { $players } share the victory with { $points } ducats!
    }
game-tie = Equal ducats with { $players }: more goods, special tiles and cards decide.
game-start = 1. In your turn you are the trader: the tower starts where the dice say and makes up to four steps. Before each step the others offer you ducats and goods to have it go where they want.
    2. Whoever buys a step to a building takes the building's action: goods, cards, special tiles or markers. Everybody takes at most one action in a turn.
    3. Orders and messages bring ducats at once: bring the goods to the building, or have the tower visit both buildings of a message in one turn.
    4. Markers on buildings pay 10 ducats whenever somebody else acts there, and 10 at the end. Contracts for neighbouring buildings pay more and more at the end. Most ducats win.
game-pitch = Merchants of Genoa: every step of the tower is for sale. Deal for the actions that you need, fill orders, carry messages, and end with the most ducats.

seat-blue = Blue
seat-orange = Orange
seat-yellow = Yellow
seat-green = Green
seat-red = Red

space-villa-monetti = Villa Monetti
    .title = Villa Monetti
    .short = Monetti
    .sign = MON
space-villa-ricci = Villa Ricci
    .title = Villa Ricci
    .short = Ricci
    .sign = RIC
space-villa-colini = Villa Colini
    .title = Villa Colini
    .short = Colini
    .sign = COL
space-villa-zasteri = Villa Zasteri
    .title = Villa Zasteri
    .short = Zasteri
    .sign = ZAS
space-drinks = Drinks
    .title = Drinks
    .short = Drinks
    .sign = DRI
space-metals = Metals
    .title = Metals
    .short = Metals
    .sign = MET
space-fabric = Fabric
    .title = Fabric
    .short = Fabric
    .sign = FAB
space-spices = Spices
    .title = Spices
    .short = Spices
    .sign = SPI
space-coach-house = the Coach House
    .title = Coach House
    .short = Coach
    .sign = COA
space-harbor = the Harbor
    .title = Harbor
    .short = Harbor
    .sign = HAR
space-park = the Park
    .title = Park
    .short = Park
    .sign = PAR
space-palace = the Palace
    .title = Palace
    .short = Palace
    .sign = PAL
space-inn = the Inn
    .title = Inn
    .short = Inn
    .sign = INN
space-tavern = the Tavern
    .title = Tavern
    .short = Tavern
    .sign = TAV
space-guild-hall = the Guild Hall
    .title = Guild Hall
    .short = Guild
    .sign = GUI
space-city-hall = the City Hall
    .title = City Hall
    .short = City Hall
    .sign = CTY
space-post-office = the Post Office
    .title = Post Office
    .short = Post
    .sign = POS
space-cathedral = the Cathedral
    .title = Cathedral
    .short = Cathedral
    .sign = CAT
space-market = the market
    .title = Market
    .short = Market
    .sign = MKT

# A street square is named by its row and its column.
space-street-2 = street 2-{ $number }
    .title = Street 2-{ $number }
    .short = 2-{ $number }
    .sign = 2-{ $number }
space-street-3 = street 3-{ $number }
    .title = Street 3-{ $number }
    .short = 3-{ $number }
    .sign = 3-{ $number }
space-street-4 = street 4-{ $number }
    .title = Street 4-{ $number }
    .short = 4-{ $number }
    .sign = 4-{ $number }
space-street-5 = street 5-{ $number }
    .title = Street 5-{ $number }
    .short = 5-{ $number }
    .sign = 5-{ $number }
space-street-6 = street 6-{ $number }
    .title = Street 6-{ $number }
    .short = 6-{ $number }
    .sign = 6-{ $number }
space-street-7 = street 7-{ $number }
    .title = Street 7-{ $number }
    .short = 7-{ $number }
    .sign = 7-{ $number }

good-ale = ale
    .title = Ale
    .head = Al
good-wine = wine
    .title = Wine
    .head = Wi
good-silver = silver
    .title = Silver
    .head = Si
good-copper = copper
    .title = Copper
    .head = Co
good-linen = linen
    .title = Linen
    .head = Li
good-silk = silk
    .title = Silk
    .head = Sk
good-pepper = pepper
    .title = Pepper
    .head = Pe
good-saffron = saffron
    .title = Saffron
    .head = Sa

tile-start-space = start space
    .title = Start space
    .short = start
    .head = St
tile-any-good = any good
    .title = Any good
    .short = any good
    .head = An
tile-extra-action = extra action
    .title = Extra action
    .short = extra
    .head = Ex
tile-building-action = building action
    .title = Building action
    .short = building
    .head = Bu
tile-trade = 1:1 trade
    .title = 1:1 trade
    .short = 1:1
    .head = 1:1

kind-contract = contract
    .title = Contracts
    .one = a contract
    .head = Ct
kind-message = message
    .title = Messages
    .one = a message
    .head = Ms
kind-small-order = small order
    .title = Small orders
    .one = a small order
    .head = Sm
kind-large-order = large order
    .title = Large orders
    .one = a large order
    .head = Lg

pile-contract = { $number ->
        [one] 1 contract
       *[other] { $number } contracts
    }
pile-message = { $number ->
        [one] 1 message
       *[other] { $number } messages
    }
pile-small-order = { $number ->
        [one] 1 small order
       *[other] { $number } small orders
    }
pile-large-order = { $number ->
        [one] 1 large order
       *[other] { $number } large orders
    }

# Cards. A contract is named by its building; the others by what they say, which a box of one's own may change.
card-contract-villa-monetti = contract for Villa Monetti
    .title = Villa Monetti
card-contract-villa-ricci = contract for Villa Ricci
    .title = Villa Ricci
card-contract-villa-colini = contract for Villa Colini
    .title = Villa Colini
card-contract-villa-zasteri = contract for Villa Zasteri
    .title = Villa Zasteri
card-contract-drinks = contract for Drinks
    .title = Drinks
card-contract-metals = contract for Metals
    .title = Metals
card-contract-fabric = contract for Fabric
    .title = Fabric
card-contract-spices = contract for Spices
    .title = Spices
card-contract-coach-house = contract for the Coach House
    .title = Coach House
card-contract-harbor = contract for the Harbor
    .title = Harbor
card-contract-park = contract for the Park
    .title = Park
card-contract-palace = contract for the Palace
    .title = Palace
card-contract-inn = contract for the Inn
    .title = Inn
card-contract-tavern = contract for the Tavern
    .title = Tavern
card-message = message { $number }
card-small-order = small order { $number }
card-large-order = large order { $number }
the-message = message { NAME($first, form: "title") } – { NAME($second, form: "title") }
    .title = { NAME($first, form: "title") } – { NAME($second, form: "title") }
the-small-order = small order of { NAME($second) } for { NAME($first) }
    .title = { NAME($first, form: "title") }: { NAME($second) }
the-large-order = large order of { NAME($second) }, { NAME($third) } and { NAME($fourth) } for { NAME($first) }
    .title = { NAME($first, form: "title") }: { NAME($second) }, { NAME($third) }, { NAME($fourth) }

category-money = Ducats
category-ownership = Markers on buildings
category-contracts = Contracts

## What speaks for a move: said beside hints, in reviews and by the coach. `-kept`: another move would cost it.

coach-gain = { $gain ->
        [one] By my reckoning it is about a ducat better.
       *[other] By my reckoning it is about { $gain } ducats better.
    }
review-points = { $points ->
        [one] about 1 ducat
       *[other] about { $points } ducats
    }
reason-ducats = It brings you { $count ->
        [one] 1 ducat
       *[other] { $count } ducats
    }.
reason-ducats-kept = It saves you { $count ->
        [one] 1 ducat
       *[other] { $count } ducats
    }.
reason-offered-kept = You offer { $count ->
        [one] 1 ducat
       *[other] { $count } ducats
    } less.
reason-good = { $order ->
        [none] It brings you { $count } { NAME($good) }.
       *[other] It brings you { $count } { NAME($good) } for your { NAME($order) }.
    }
reason-good-kept = { $order ->
        [none] It saves you { $count } { NAME($good) }.
       *[other] It saves you { $count } { NAME($good) } for your { NAME($order) }.
    }
reason-tile = It brings you { $count ->
        [one] a tile
       *[other] { $count } tiles
    } “{ NAME($tile) }”.
reason-tile-kept = It saves you { $count ->
        [one] a tile
       *[other] { $count } tiles
    } “{ NAME($tile) }”.
reason-markers = It brings you { $count ->
        [one] a marker
       *[other] { $count } markers
    }.
reason-markers-kept = It saves you { $count ->
        [one] a marker
       *[other] { $count } markers
    }.
reason-owner = Your marker then stands on { NAME($space) }.
reason-owner-kept = Your marker stays on { NAME($space) }.
reason-contract = It brings you the { NAME($card) }.
reason-contract-kept = It saves you the { NAME($card) }.
reason-message = { $visits ->
        [0] It brings you the { NAME($card) }.
        [1] The tower has then been to one of the two buildings of your { NAME($card) }.
       *[2] The tower has then been to both buildings of your { NAME($card) }.
    }
reason-action = The action at { NAME($space) } is yours: { NAME($effect) }.
reason-use-here = At { NAME($space) } you can take the action yourself: { NAME($effect) }.
reason-use-here-kept = { reason-use-here }
reason-sell-here = Others may pay for the action at { NAME($space) }: { NAME($effect) }.
reason-sell-here-kept = { reason-sell-here }
reason-onward = From there the tower can still go to { NAME($space) }.
reason-onward-kept = { reason-onward }
reason-bid = { $effect ->
        [effect-none] If it is accepted, the tower goes to { NAME($space) }.
       *[other] If it is accepted, the action at { NAME($space) } is yours: { NAME($effect) }.
    }
reason-counter = If { $player } agrees, it brings you { $count ->
        [one] 1 ducat
       *[other] { $count } ducats
    }.
reason-theirs-kept = It does not leave the action at { NAME($space) } to { $player }.

aid-worth = Say what things are worth
aid-worth-how = “Worth about 40” on spaces and deals, as a merchant bot would reckon it.
option-money = Money
option-money-hidden = Hidden: everybody sees only their own
option-money-open = Open: everybody sees it
option-bare-steps = A step to a building without its action
option-bare-steps-no = Not for sale, as in the rules
option-bare-steps-yes = May be bought, for a message's sake

# What a building's action brings.
effect-villa-monetti = draw 1 contract, or deliver 1 large order for Villa Monetti
effect-villa-ricci = draw 1 contract, or deliver 1 large order for Villa Ricci
effect-villa-colini = draw 1 contract, or deliver 1 large order for Villa Colini
effect-villa-zasteri = draw 1 contract, or deliver 1 large order for Villa Zasteri
effect-drinks = take 1 ale and 1 wine
effect-metals = take 1 silver and 1 copper
effect-fabric = take 1 linen and 1 silk
effect-spices = take 1 pepper and 1 saffron
effect-coach-house = take a tile “start space”
effect-harbor = take a tile “any good”
effect-park = take a tile “extra action”
effect-palace = take a tile “building action”
effect-inn = take a tile “1:1 trade”
effect-tavern = take a tile “1:1 trade”
effect-guild-hall = draw 1 large order
effect-city-hall = draw 2 small orders
effect-post-office = draw 2 messages
effect-cathedral = take 2 of your markers
effect-draw-contract = draw 1 contract
effect-none = no action

## The bots: their names, and for each of them a temper in a few words, and which portrait. They all play by their level.

game-bots = Oberto, Orietta, Violante, Lanfranco, Ansaldo, Caterina, Simonetta, Branca
bot-orietta = polite, and hard as a quay
    .portrait = 7
bot-oberto = haggles for the pleasure of it
    .portrait = 6
bot-lanfranco = pays late and asks early
    .portrait = 2
bot-violante = hears every rumour first
    .portrait = 3
bot-caterina = never sells on a Monday
    .portrait = 4
bot-branca = young, loud, seldom bluffing
    .portrait = 5
bot-ansaldo = an old captain who trusts no map
    .portrait = 1
bot-simonetta = smiles, and names her price
    .portrait = 0

## Offers. Lists of things are joined as each language does it; `$number` counts a thing.

item-ducats = { $number ->
        [one] 1 ducat
       *[other] { $number } ducats
    }
item-ale = { $number } ale
item-wine = { $number } wine
item-silver = { $number } silver
item-copper = { $number } copper
item-linen = { $number } linen
item-silk = { $number } silk
item-pepper = { $number } pepper
item-saffron = { $number } saffron
item-start-space = { $number ->
        [one] a start-space tile
       *[other] { $number } start-space tiles
    }
item-any-good = { $number ->
        [one] an any-good tile
       *[other] { $number } any-good tiles
    }
item-extra-action = { $number ->
        [one] an extra-action tile
       *[other] { $number } extra-action tiles
    }
item-building-action = { $number ->
        [one] a building-action tile
       *[other] { $number } building-action tiles
    }
item-trade = { $number ->
        [one] a 1:1 trade tile
       *[other] { $number } tiles for a 1:1 trade
    }
item-marker = { $number ->
        [one] a marker
       *[other] { $number } markers
    }
item-contract = the contract for { NAME($first) }
item-message = the message { NAME($first, form: "title") } – { NAME($second, form: "title") }
item-small-order = the small order of { NAME($second) } for { NAME($first) }
item-large-order = the large order of { NAME($second) }, { NAME($third) } and { NAME($fourth) } for { NAME($first) }

yield-ale = the ale
yield-wine = the wine
yield-silver = the silver
yield-copper = the copper
yield-linen = the linen
yield-silk = the silk
yield-pepper = the pepper
yield-saffron = the saffron
yield-start-space = the start-space tile
yield-any-good = the any-good tile
yield-extra-action = the extra-action tile
yield-building-action = the building-action tile
yield-trade = the 1:1 trade tile
yield-marker = { $number ->
        [one] one of the markers
       *[other] { $number } markers
    }
yield-card = { $number ->
        [one] one of the cards drawn
       *[other] { $number } of the cards drawn
    }
yield-pay = { $number } ducats of the order's pay

# What an offer is about, and its terms, within a sentence. `$shape` says which of the three lists there are, `$reader` whether the one who
# reads it is the trader, the buyer or another.
offer-about = { $bare ->
        [yes] the bare step to { NAME($space) }
       *[no] { NAME($space) }
    }
offer-wants = { $reader ->
        [buyer] you want { NAME($asked) } for it
        [trader] wants { NAME($asked) } from you for it
       *[other] wants { NAME($asked) } for it
    }
counter-gives = { $reader ->
        [trader] you give { NAME($asked) }
       *[other] the trader gives { NAME($asked) }
    }
    .even = { $reader ->
        [trader] you even give { NAME($asked) }
       *[other] the trader even gives { NAME($asked) }
    }
offer-terms = { $shape ->
        [gives] { NAME($given) }
        [yields] { NAME($yielded) } from the action
        [gives-yields] { NAME($given) }, and { NAME($yielded) } from the action
        [asks] nothing, but { $reader ->
            [buyer] you want { NAME($asked) }
            [trader] wants { NAME($asked) } from you
           *[other] wants { NAME($asked) }
        }
        [gives-asks] { NAME($given) }; { offer-wants }
        [yields-asks] { NAME($yielded) } from the action; { offer-wants }
        [gives-yields-asks] { NAME($given) }, and { NAME($yielded) } from the action; { offer-wants }
       *[nothing] nothing yet
    }
counter-terms = { $shape ->
        [gives] for { NAME($given) }
        [yields] for a share of the yield, { NAME($yielded) }
        [gives-yields] for { NAME($given) } and a share of the yield, { NAME($yielded) }
        [asks] for nothing; { counter-gives.even }
        [gives-asks] for { NAME($given) }; { counter-gives }
        [yields-asks] for a share of the yield, { NAME($yielded) }; { counter-gives }
        [gives-yields-asks] for { NAME($given) } and a share of the yield, { NAME($yielded) }; { counter-gives }
       *[nothing] for nothing yet
    }
# For a table of offers.
offer-line = { offer-about }: { offer-terms }
# The same where something else is named beside it.
draft-line = { $mode ->
        [counter] { offer-about } { counter-terms }
       *[offer] for { offer-about }, { offer-terms }
    }

## News. `-times` tells the same news again and again, `-together` several about one thing.

news-begins = { $player } is the start player.
news-round = { $left ->
        [one] The last round begins.
       *[other] A new round begins, { $left } rounds are left.
    }
news-turn = { $player } is the trader.
news-rolled = { $player } rolls red { $red } and blue { $blue }: the tower starts at { NAME($space) }.
news-started = The tower starts at { NAME($space) }, as { $player } chose.
news-shorter = A start on the market costs a round: with this one { $left ->
        [one] 1 is left.
       *[other] { $left } are left.
    }
news-moved = The tower goes to { NAME($space) }.
news-moved-together = The tower goes on: { $each }.
news-moved-each = { NAME($space) }
news-stopped = { $player } stops at { NAME($space) }.
news-offered = { $player } offers for { offer-about }: { offer-terms }.
news-countered = The trader proposes to { $player }: { offer-about } { counter-terms }.
news-withdrew = { $player } withdraws the offer.
offers-ended = { $count ->
        [1] The offer of { $players } for { NAME($space) } no longer stands.
       *[other] The offers of { $players } no longer stand.
    }
news-refused = { $player } refuses the proposal of { $trader }.
news-dealt = A deal: { $player } gets { offer-about } { counter-terms }.
news-passed = { $player } makes no offer.
news-passed-together = No offers from { $each }.
news-passed-each = { $player }
news-planned = You plan an offer for { NAME($space) }. It becomes public by itself as soon as the tower can go there.
news-forgot = You forget your plan for { NAME($space) }.
news-used = { $player } takes the action of { NAME($building) }.
news-bonus = { $player } gets { $ducats } ducats as the owner of { NAME($building) }.
news-got-good = { $player } takes 1 { NAME($good) }.
news-got-good-together = { $player } takes { $each }.
news-got-good-each = { $times } { NAME($good) }
news-got-tile = { $player } takes a tile “{ NAME($tile) }”.
news-got-markers = { $player } takes { $count ->
        [one] 1 marker
       *[other] { $count } markers
    }.
news-got-nothing = There is nothing left for { $player } to take.
news-drew = { $player } draws { NAME($kind, form: "one") }.
news-drew-together = { $player } draws { $each }.
news-drew-each = { $kind ->
        [kind-contract] { $times ->
            [one] a contract
           *[other] { $times } contracts
        }
        [kind-message] { $times ->
            [one] a message
           *[other] { $times } messages
        }
        [kind-small-order] { $times ->
            [one] a small order
           *[other] { $times } small orders
        }
       *[kind-large-order] { $times ->
            [one] a large order
           *[other] { $times } large orders
        }
    }
news-drew-card = Your new card: { NAME($card) }.
news-drew-card-together = Your new cards: { $each }.
news-drew-card-each = { NAME($card) }
news-no-card = There is no { NAME($kind) } left to draw.
news-reshuffled = { $kind ->
        [kind-contract] The used contracts are shuffled into a new pile.
        [kind-message] The used messages are shuffled into a new pile.
        [kind-small-order] The used small orders are shuffled into a new pile.
       *[kind-large-order] The used large orders are shuffled into a new pile.
    }
news-handed-good = { $player } hands the { NAME($good) } to { $other }.
news-handed-tile = { $player } hands the tile “{ NAME($tile) }” to { $other }.
news-handed-markers = { $player } gives up the promised markers, and { $other } takes { $count ->
        [0] none, having none left
        [one] 1
       *[other] { $count }
    }.
news-handed-card = { $player } hands a card to { $other }: { NAME($card) }.
news-handed-ducats = { $player } hands { $ducats } ducats of the pay to { $other }.
news-delivered-message = { $player } delivers the { NAME($card) } and gets { $ducats } ducats.
news-delivered-order = { $player } delivers the { NAME($card) } and gets { $ducats } ducats.
news-played = { $player } plays a tile “{ NAME($tile) }”.
news-traded-good = { $player } gives 1 { NAME($good) } into the stock for another item.
news-traded-tile = { $player } gives a tile “{ NAME($tile) }” into the stock for another item.
news-traded-marker = { $player } gives a marker into the stock for another item.
news-traded-card = { $player } puts the { NAME($card) } under its pile for another item.
news-visited = { $player } takes the action of a building of their own, { NAME($building) }.
news-claimed = { $player } claims { NAME($space) } and its { $count ->
        [one] disc
       *[other] { $count } discs
    }.
news-placed = { $player } puts a marker on { NAME($building) }.
news-placed-together = { $player } puts markers on { $each }.
news-placed-each = { NAME($building) }
news-removed = { $player } gives up a marker to remove that of { $other } from { NAME($building) }.
news-last-round = So this is the last round.
news-ended = The last round is over: markers and contracts are paid.

## Moments that the board plays

act-rolled = { $player } rolls { $red } and { $blue }.
act-started = { $player } lets the tower start at { NAME($space) }.
act-dealt = A deal! { $player } gets { offer-about } { counter-terms }.
act-refused = { $player } refuses.
act-round = { $left ->
        [one] The last round begins.
       *[other] A round is over: { $left } are left.
    }
act-shorter = A start on the market costs a round.
act-removed = { $player } removes your marker from { NAME($building) }.
act-drew = { $count ->
        [1] Your new card: { NAME($card) }.
       *[other] Your new cards: { NAME($card) }.
    }
act-ownership = Every marker on a building pays { $ducats } ducats.
act-contracts = The contracts pay, neighbours together.
act-purse = { $player } opens the purse: { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }.

## What others take from one, said until it was seen

loss-building = You have lost { NAME($building) }.
loss-building-how = { $player } claimed { NAME($street) } and gave up { $owned ->
        [yes] two markers: one to remove yours, one that stands there now.
       *[no] a marker to remove yours.
    } Yours is back in the stock.

## What a choice would do

describe-pass = { $offer ->
        [yes] Leave your offer as it is.
       *[no] Make no offer for this step.
    }
describe-pass-owning = Place no markers this turn.
describe-retire = Make no more offers in this turn; your plans still speak for you.
describe-rest = Make no more offers until your own turn; your plans still speak for you.
describe-withdraw = { $role ->
        [trader] Take back your proposal.
       *[other] Withdraw your offer.
    }
describe-offer = { $free ->
        [yes] Compose an offer for the next step or for the action here.
       *[no] Compose an offer for the next step.
    }
describe-plan = Compose a plan: an offer that only you see until the tower comes by.
describe-agree = Agree with { $trader }: you get { offer-about } { counter-terms }.
describe-refuse = Refuse what { $trader } proposes.
describe-cancel = { $mode ->
        [plan] Drop this plan.
        [counter] Drop this proposal.
       *[offer] Drop this offer.
    }
describe-send = { $mode ->
        [plan] Keep this plan for { offer-about }: { offer-terms }.
        [counter] Propose this to { $player }: { offer-about } { counter-terms }.
       *[offer] Make this offer for { offer-about }: { offer-terms }.
    }
describe-bare = Only the step there, without the action.
describe-roll = Roll the dice: they say where the tower starts.
describe-use = Take the action of { NAME($building) } yourself: { NAME($effect) }{ $tile ->
        [yes] , with your tile “{ tile-extra-action }”.
       *[no] .
    }
describe-stop = Stop at { NAME($space) } and end the way of the tower{ $free ->
        [yes] ; the action here lapses.
       *[no] .
    }
describe-done-acting = Done: end your action.
describe-done-last-call = Nothing more to deliver.
describe-done-arrival = Nothing more to deliver.
describe-done-marking = Done: place no more markers here.
describe-act = Take what it gives: { NAME($effect) }.
describe-forget = Forget your plan for { offer-about }: { offer-terms }.
describe-accept = Accept the offer of { $player } for { offer-about }: { offer-terms }.
describe-counter = { $offer ->
        [yes] Answer the offer of { $player } with a counter-offer.
       *[no] Propose a deal to { $player }.
    }
describe-go = Go to { NAME($space) } without a deal{ $action ->
        [free] {" "}({ NAME($effect) }).
       *[none] .
    }
describe-go-start = Give up your start-space tile and start at { NAME($space) }{ $market ->
        [yes] ; that costs a round.
       *[no] .
    }
describe-for = { $where ->
        [here] For the action here, at { NAME($space) }: { NAME($effect) }.
        [street] For the step to { NAME($space) }.
       *[building] For the step to { NAME($space) } and its action: { NAME($effect) }.
    }
describe-give = { $more ->
        [yes] Give { NAME($item) } more.
       *[no] Give { NAME($item) }.
    }
describe-give-trade = { $card ->
        [yes] Give { NAME($item) } back, under its pile.
       *[no] Give { NAME($item) } into the stock.
    }
describe-give-handing = Hand { $player } the { NAME($card) }.
describe-ask = { $more ->
        [yes] Ask { $player } for { NAME($item) } more.
       *[no] Ask { $player } for { NAME($item) }.
    }
describe-yield = Of what the action brings, { NAME($item) } for the trader.
describe-limit = In secret: if the trader asks for more, say yes up to { $sum } ducats ({ $ducats } more).
describe-deliver = { $kind ->
        [message] Deliver the { NAME($card) } for { $ducats } ducats.
        [small-order] Deliver the { NAME($card) } for { $ducats } ducats.
       *[large-order] Deliver the { NAME($card) } for { $ducats } ducats and a special tile.
    }
describe-play = { $tile ->
        [any-good] Play a tile “any good”: take one good of any kind.
        [building-action] Play a tile “building action”: do the action of a building with your marker.
       *[trade] Play a tile “1:1 trade”: one item of yours for one of the stock.
    }
describe-take-good = Take 1 { NAME($good) } ({ $left } in stock).
describe-take-tile = Take a tile “{ NAME($tile) }” ({ $left } in stock).
describe-take-marker = Take one of your markers.
describe-take-card = Draw { NAME($kind, form: "one") } ({ $left } in the pile).
describe-visit = Do the action of { NAME($building) }: { NAME($effect) }.
describe-claim = Claim { NAME($space) } ({ $discs ->
        [one] 1 disc
       *[other] { $discs } discs
    }), beside { NAME($buildings) }.
describe-place = { $owned ->
        [yes] Replace the marker of { $other } on { NAME($building) }, for two of yours.
       *[no] Put a marker on { NAME($building) }.
    }
describe-remove = Remove the marker of { $other } from { NAME($building) }, for one of yours.
describe-first = { $player } starts.
describe-die = The die shows { $number }.
describe-card = The card is the { NAME($card) }.
seal-stop = The dice for the next turn are rolled right after it, so it cannot be taken back.

## Prompts: what is asked, and why

prompt-over = The game is over.
prompt-waiting = { $count ->
        [one] { $player } is deciding.
       *[other] Others are deciding.
    }
prompt-starting = You are the trader. Roll for the start of the tower, or give up a start-space tile and choose where it starts?
prompt-dealing-trader = You are the trader, the tower stands at { NAME($space) }, { $steps ->
        [0] no step is left
        [one] 1 step is left
       *[other] { $steps } steps are left
    }.{ $action ->
        [forced] {" "}An offer for the action here stands: take the action yourself or sell it before you go on.
        [own] {" "}The action here is free: you may take it, sell it or let it lapse.
        [sell] {" "}The action here is free: you cannot take it, but you may sell it or let it lapse.
       *[none] {""}
    } { $offers ->
        [0] Nobody offers anything: { $steps ->
            [0] propose a deal, or stop.
           *[other] go on, propose a deal, or stop.
        }
        [one] One offer stands.
       *[other] { $offers } offers stand.
    }
prompt-dealing-ready = You are the trader. { $count ->
        [one] { $player } has
       *[other] { $count } players have
    } not said yet what to offer. You may already accept an offer, answer one, or take the action here; to go on or to stop you wait for them.
prompt-dealing-other = The tower of { $player } stands at { NAME($space) }, { $steps ->
        [0] no step is left
        [one] 1 step is left
       *[other] { $steps } steps are left
    }. { $offer ->
        [yes] Your offer stands; leave it, change it or withdraw it.
       *[no] Do you offer something for the next step{ $action ->
            [free] {" "}or for the action here
           *[none] {""}
        }?
    }{ $acts ->
        [0] {" "}You have no action left this turn, so only streets and the market are of use to you.
       *[other] {""}
    }{ $seats ->
        [2] {" "}What you give must hold at least one item.
       *[other] {""}
    }
prompt-dealing-welcome = { $offer ->
        [yes] You may still change or withdraw your offer to { $player }.
       *[no] You may still make { $player } an offer.
    }
prompt-dealing-silent = There is nothing that you could buy now; you may plan ahead.
prompt-dealing-countered = { $trader } proposes: you get { offer-about } { counter-terms }. Do you agree?
prompt-dealing-counter = Your proposal to { $player } stands: { offer-about } { counter-terms }. You may take it back as long as { $player } is silent.
prompt-drafting-space = { $mode ->
        [plan] A plan: for which space?
        [counter] Your proposal to { $player }: about which space?
       *[offer] An offer: for which space?
    }
prompt-drafting = { $mode ->
        [plan] Your plan for { offer-about }: { offer-terms }.
        [counter] Your proposal: { $player } gets { offer-about } { counter-terms }.
       *[offer] Your offer for { offer-about }: { offer-terms }.
    }{ $limit ->
        [0] {""}
       *[other] {" "}You would go up to { $limit } ducats.
    }{ $fault ->
        [valid] {" "}Send it, or add more.
       *[other] {" "}Add something.
    }
prompt-acting = You take the action of { NAME($building) }: { NAME($effect) }.{ $state ->
        [owes] {" "}The pay of an order is promised, so you must deliver one.
        [done] {" "}It has given what it gives.
       *[open] {""}
    } What next?
prompt-any-good = Which good do you take?
prompt-trade-give = The 1:1 trade: which item do you give?
prompt-trade-take = The 1:1 trade: which item do you take?
prompt-visiting = Which of your buildings do you use?
prompt-reward = Which special tile do you take as a reward?
prompt-handing = { $count ->
        [one] A card that you drew is promised to { $player }: which one?
       *[other] { $count } cards that you drew are promised to { $player }: which ones?
    }
prompt-last-call = The tower has come to rest. { $messages ->
        [0] You have no message that can be delivered now.
       *[other] You may deliver messages whose two buildings it visited.
    }
prompt-arrival = The tower has come to { NAME($space) }, and its action is next. { $messages ->
        [0] You have no message that can be delivered before.
       *[other] You may deliver messages before.
    }
prompt-owning = You have { $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    } at hand. Claim a street with discs and put markers on buildings beside it?
prompt-marking = Markers for the buildings beside { NAME($space) }: one or two of them. You have { $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    } at hand.

# The same in one line of at most sixty characters, with the longest names that can stand there.
prompt-over-short = { prompt-over }
prompt-waiting-short = { prompt-waiting }
prompt-starting-short = You are the trader: where does the tower start?
prompt-dealing-trader-short = { $action ->
        [forced] Take the action here or sell it before you go on.
        [own] The action here is free: take it, sell it, or go on?
        [sell] The action here is free: sell it, or go on?
       *[none] { $offers ->
            [0] No offers. Where does the tower go, or does it stop?
            [one] One offer stands. Accept it, go on, or stop?
           *[other] { $offers } offers stand. Accept one, go on, or stop?
        }
    }
prompt-dealing-ready-short = { $count ->
        [one] { $player } thinks. You may already accept.
       *[other] { $count } players think. You may already accept or act.
    }
prompt-dealing-other-short = { $offer ->
        [yes] Your offer stands: leave it, change it or withdraw it?
       *[no] The tower is at { NAME($space) }. Your offer?
    }
prompt-dealing-welcome-short = { $offer ->
        [yes] You may still change or withdraw your offer.
       *[no] You may still make an offer.
    }
prompt-dealing-silent-short = Nothing here that you could buy; you may plan ahead.
prompt-dealing-countered-short = { $trader } proposes a deal. Do you agree?
prompt-dealing-counter-short = Your proposal to { $player } stands.
prompt-drafting-space-short = { $mode ->
        [plan] Your plan: for which space?
        [counter] Your proposal: about which space?
       *[offer] Your offer: for which space?
    }
prompt-drafting-short = { $mode ->
        [plan] Your plan for { NAME($space) }
        [counter] Your proposal for { NAME($space) }
       *[offer] Your offer for { NAME($space) }
    }
prompt-acting-short = The action of { NAME($building) }: what next?
prompt-any-good-short = { prompt-any-good }
prompt-trade-give-short = { prompt-trade-give }
prompt-trade-take-short = { prompt-trade-take }
prompt-visiting-short = { prompt-visiting }
prompt-reward-short = { prompt-reward }
prompt-handing-short = { $count ->
        [one] Which drawn card goes to { $player }?
       *[other] Which { $count } cards go to { $player }?
    }
prompt-last-call-short = { $messages ->
        [0] The tower rests; you have no message to deliver.
       *[other] The tower rests: do you deliver messages?
    }
prompt-arrival-short = { $messages ->
        [0] Its action is next; you have no message to deliver.
       *[other] Do you deliver messages before the action here?
    }
prompt-owning-short = Claim a street and put markers beside it?
prompt-marking-short = Which buildings beside { NAME($space) } get markers?

menu-give = You give
menu-ask = You ask for
menu-yield = Of what the action brings, for the trader
menu-limit = In secret: up to how many ducats you would go
pause-ended = The last round is over. Press Enter for the reckoning.

## Help cards. Each begins with a title and the rules it explains.

help-rules = (G-…) is the number of a rule in RULES.md; help G-N6 finds its card.
help-genoa = Genoa is a game of dealing. In your turn you are the trader and walk a tower through the city, up to four steps; every step is for sale. The others offer ducats, goods, cards, tiles and markers to have the tower go where they want, and whoever buys a step to a building takes the action there. Orders and messages bring ducats during the game, markers on buildings and contracts at the end. Most ducats win. A whole offer can be typed in one line: offer metals give 20 ale ask marker yield copper.
help-turn = The turn (G-T1, G-E1). The trader rolls two dice: red says the row, blue the column where the tower starts. A start-space tile, given up instead of the roll, lets the trader choose. Then the tower walks, then markers are placed, and the next player clockwise is the trader. When all have been, a round is over. The last round is always played out.
help-market = The market (G-T2). It has no action. If the tower starts there, by the dice or by choice, the game gets one round shorter, but the round under way is always finished.
help-tower = The tower (G-M1). Five discs. It goes to a neighbouring space, never diagonally, at most four steps, no space twice in a turn, and leaves a disc wherever it was. All squares of a building are one space; each street square is a space of its own. The trader may stop at any time; the discs that are left then stay there.
help-action = Actions (G-M2). Everybody takes at most one action in a turn, and each building's action is taken at most once in a turn, at once when the tower gets there. An extra-action tile allows one more. Whoever bought the step must take the action.
help-dealing = Dealing (G-N1, G-N4, G-N5, G-N8). Before each step the others make offers for the next step, or for the action where the tower stands as long as it is free. Everybody has at most one standing offer and may change or withdraw it. The trader accepts one, answers one with a counter-offer, moves on without a deal, or stops. What is accepted is done at once: pay, step, act. After three counter-offers in one window the trader must decide.
help-offer = Offers (G-N2). Anything that you have may be given: ducats in fives, goods, cards, tiles, markers at hand; and part of what the action will bring. At least 5 ducats or one item must change hands. Cards that you name in an offer are shown to everybody. You may also ask for something of the trader. Type it in one line, such as: offer metals give 20 ale ask marker yield copper.
help-yield = The yield (G-N2). What a bought action brings may be promised to the trader: goods, a tile, markers, drawn cards, part of the pay of an order that is delivered there. It is handed over right after the action. If the stock falls short, the trader gets what there is, and what it has none of is no payment. Pay can be promised only by who holds the order and the goods for it, and shows that order to everybody.
help-counter = Counter-offers (G-N8). The trader may answer one player with other terms, about any step that is possible now. That player agrees, refuses, or makes another offer; until then the trader waits or takes it back. Three times in one window.
help-limit = Up to (G-N8). With an offer you may say in secret up to how many ducats you would go. If the trader then asks for more ducats within that limit, and for nothing else, you agree by yourself. Nobody is told the limit.
help-plan = Plans (G-N5). A plan is an offer for any space that only you know. As soon as the tower can go there and the offer is possible, it becomes public by itself. You may have three; each ends when it comes to a deal, or when you forget it.
help-forced = A sale that cannot be refused (G-N6). If the tower came to a building without a deal, also at the start, and somebody offers something for its action and asks nothing of the trader, the trader must take the action or accept one of the offers for it before the tower goes on or stops. Without such an offer it may lapse.
help-bare = Who may buy (G-N7). For a building you need an action, or an extra-action tile, counted after the deal. For a street anybody may offer. As an option a bare step to a building may be bought without its action, to make a message possible.
help-pass = Saying nothing (G-N8). You can leave just this step to the others, be silent for the whole turn, or rest until your own turn. Your plans still speak for you, and you may speak up again at any time.
help-two-players = Two players (G-2a, G-2b). What the other player gives must hold at least one item, never ducats alone. The trader may take two actions in a turn in which the opponent takes at least one, in either order.
help-stock = The stock (G-A1). There are five of each good and of each special tile, seven 1:1 trade tiles, and seven markers of each colour. If too little is left, you get what there is, and the action counts as taken.
help-bonus = The owner's bonus (G-A2). When another player takes the action of a building with your marker, the bank pays you 10 ducats.
help-message = Messages (G-A4). A message names two buildings. If the tower visited both in one turn, in any order, whoever holds it gets 30 ducats, from the moment the second one is reached, so also before its action, until the tower has come to rest. It takes no action, and any number may be delivered.
help-small-order = Small orders (G-A3). A building and a good. While you take the action of that building, give the good back for 40 ducats, before or after you take what the building gives. One order in an action; a building-action tile does not allow it. A good gained by the same action counts.
help-large-order = Large orders (G-A3). A villa and three goods. As the action of that villa, instead of drawing a contract, give the three goods back for 100 ducats and one special tile of your choice.
help-contract = Contracts (G-E2). Each names a building of the outer ring. At the end, contracts for buildings that stand side by side on the ring form groups: 1 pays 10, 2 pay 30, 3 pay 60, 4 pay 100, 5 pay 150, 6 pay 200, each further one 50 more.
help-cards = Cards (G-A6). Cards in your hand are secret; how many of each kind is open. Used cards go face up under their pile; when one comes to the top, the pile is shuffled. From an empty pile there is no card.
help-tiles = Special tiles (G-A5). Start space: in your own turn instead of the roll. Extra action: one more action in any turn. Any good, 1:1 trade and building action: only within an action of your own. Any number may be played; a played tile goes back to the stock.
help-start-space = Start space (G-A5). As the trader, give it up instead of rolling and let the tower start on any space. From the Coach House.
help-any-good = Any good (G-A5). Within an action of your own take one good of any kind from the stock. From the Harbor.
help-extra-action = Extra action (G-A5). One more action in any turn, on a building that was not used yet. It is given up by itself when you take an action and have none left. From the Park.
help-building-action = Building action (G-A5). Within an action of your own do the action of a building with your marker, wherever the tower is and even if it was used. It is no action, brings no bonus and allows no small order. You get it at the Palace, and can use it for any building of yours but the Palace.
help-trade = 1:1 trade (G-A5). Within an action of your own give one item, then take another from the stock: a good or tile of another kind, a marker, or the top card of a pile. Never ducats, and never another 1:1 trade tile. From the Inn and the Tavern.
help-markers = Markers (G-N3). Seven of each colour. Those at hand can be placed or dealt with: markers given go to the stock, and the receiver takes as many of their own colour, fewer if fewer are left.
help-owning = Owning (G-O1). After the tower has come to rest, from the trader clockwise, everybody with markers at hand may choose one street square with discs and put markers on one or two buildings beside it. A foreign marker is removed by giving up one of yours; to put one there costs another. The discs of that street are then taken off.
help-villa = Villas (G-A3). Draw 1 contract, or deliver 1 large order that names this villa. They stand in the corners, touch no street and can never be owned.
help-drinks = Drinks (G-A1). Take 1 ale and 1 wine.
help-metals = Metals (G-A1). Take 1 silver and 1 copper.
help-fabric = Fabric (G-A1). Take 1 linen and 1 silk.
help-spices = Spices (G-A1). Take 1 pepper and 1 saffron.
help-coach-house = The Coach House (G-A5). Take a tile “start space”.
help-harbor = The Harbor (G-A5). Take a tile “any good”.
help-park = The Park (G-A5). Take a tile “extra action”.
help-palace = The Palace (G-A5). Take a tile “building action”. That tile is not used on the Palace itself.
help-inn = The Inn (G-A5). Take a tile “1:1 trade”. Inn and Tavern share one stock of seven.
help-tavern = The Tavern (G-A5). Take a tile “1:1 trade”. Inn and Tavern share one stock of seven.
help-guild-hall = The Guild Hall (G-A3). Draw 1 large order.
help-city-hall = The City Hall (G-A3). Draw 2 small orders.
help-post-office = The Post Office (G-A4). Draw 2 messages.
help-cathedral = The Cathedral (G-O1). Take 2 of your markers from the stock; you may place them after the turn.
help-street = Streets (G-M1, G-O1). Twenty squares, each a space of its own, without an action. Discs that the tower leaves there let players put markers on the buildings beside it.
help-goods = Goods (G-A1). Eight kinds, five of each: ale and wine from Drinks, silver and copper from Metals, linen and silk from Fabric, pepper and saffron from Spices. They fill orders, and are worth nothing at the end.
help-setup = Set-up (G-S1, G-S2, G-S3). Everybody begins with 130 ducats and one card of each pile, and with seven markers in the stock. The start player is drawn. There are 12, 10, 8 or 6 rounds with 2, 3, 4 or 5 players.
help-money = Ducats (G-S4). Money is hidden or open, as the table was set up. All payments are public, so whoever keeps count can reckon it. Goods, tiles and markers are always open, cards are secret.
help-winner = Winning (G-E2, G-E3). At the end each own marker on a building pays 10 ducats, and contracts pay by groups of neighbours. Everything else is worth nothing. Most ducats win; in a tie whoever has more cards, goods and tiles together; then the victory is shared.
help-options = Options (G-S4, G-N7). Money may be hidden or open. And a bare step to a building, without its action, may be for sale.

## What is wrong with a box

error-rows = The table “{ $table }” needs exactly { $needed } rows, not { $count }.
error-corners = The corners are the four villas, each of them once: { $villas }.
error-pay = A contract group pays a whole number of fives up to 995, not “{ $value }”.
error-row = “{ $row }” is no row of the table “{ $table }”.
error-no-building = There is no building “{ $building }”; there is: { $buildings }.
error-no-good = There is no good “{ $good }”; there is: { $goods }.
error-wrong-building = “{ $building }” cannot stand in the table “{ $table }”: large orders and corners name villas, small orders the others.
error-no-table = A box has the tables { $tables }, not “{ $table }”.
error-not-a-list = “{ $table }” must be a list of rows.
error-toml = The box file is not valid TOML: { $reason }.

# What the form of a deal may lack.

error-deal-nothing = Name at least one thing that changes hands: ducats in fives, or an item.
error-deal-no-space = Say which space or building the deal is about.
error-deal-no-partner = Say whom the counter-offer is for.
error-deal-no-number = “{ $value }” is not a whole number from 0 up.
error-deal-not-fives = Ducats change hands in fives; { $ducats } is not a multiple of five.
error-deal-too-many-ducats = { $ducats } ducats are more than can be named here; the most is { $most }.
error-deal-too-many = There are not { $count } of that.
error-deal-low-limit = Up to { $most } ducats is less than the { $ducats } that you offer.
error-deal-unknown = There is no “{ $thing }” here.

## The plan and the strip over it, in the browser.

board-plan-title = The city
board-plan-heading = { $rounds ->
        [one] Last round
       *[other] { $rounds } rounds left
    } · trader: { $player }
board-plan-over = The game is over
board-plan-house = { NAME($space, form: "title") }: { NAME($effect) }.{ $owned ->
        [yes] { " " }Marker of { $owner }.
       *[no] { "" }
    }{ $tower ->
        [yes] { " " }The tower stands here with { $discs ->
            [one] 1 disc
           *[other] { $discs } discs
        }.
       *[no] { $discs ->
            [0] { "" }
            [one] { " " }1 disc of the tower lies here.
           *[other] { " " }{ $discs } discs of the tower lie here.
        }
    }{ $action ->
        [free] { " " }Its action can still be taken.
        [used] { " " }Its action was used this turn.
       *[calm] { "" }
    }{ $steps ->
        [0] { "" }
        [one] { " " }1 step away.
       *[other] { " " }{ $steps } steps away.
    }
board-plan-street = { NAME($space, form: "title") }.{ $tower ->
        [yes] { " " }The tower stands here with { $discs ->
            [one] 1 disc
           *[other] { $discs } discs
        }.
       *[no] { $discs ->
            [0] { "" }
            [one] { " " }1 disc of the tower lies here.
           *[other] { " " }{ $discs } discs of the tower lie here.
        }
    }{ $steps ->
        [0] { "" }
        [one] { " " }1 step away.
       *[other] { " " }{ $steps } steps away.
    }
board-plan-dice = The dice: red { $red }, blue { $blue }
board-plan-planned = Your plan, which only you see: { $ducats ->
        [0] { $more ->
            [yes] things
           *[no] nothing
        }
       *[other] { $ducats } ducats{ $more ->
            [yes] {" "}and more
           *[no] {""}
        }
    }{ $limit ->
        [0] {""}
       *[other] , up to { $limit } ducats
    }
board-plan-pin = { $kind ->
        [message] { $state ->
            [half] Your { NAME($card) }, half done: 30 ducats
            [ready] Your { NAME($card) }, both visited: 30 ducats
           *[waiting] Your { NAME($card) }: 30 ducats
        }
        [contract] Your { NAME($card) }
        [small-order] { $state ->
            [ready] Your { NAME($card) }, which you have: 40 ducats
           *[waiting] Your { NAME($card) }: 40 ducats
        }
       *[large-order] { $state ->
            [ready] Your { NAME($card) }, which you have: 100 ducats and a tile
           *[waiting] Your { NAME($card) }: 100 ducats and a tile
        }
    }
board-plan-rounds = { $rounds ->
        [one] The last round of at most { $most }
       *[other] { $rounds } rounds left of at most { $most }
    }
board-plan-rounds-short = { $rounds ->
        [one] last round
       *[other] rounds left
    }
board-plan-phases = The phases of a turn
board-plan-phase = { $phase ->
        [start] Start
        [way] Steps and deals
       *[owning] Owning
    }
board-plan-steps = { $steps ->
        [one] 1 step left
       *[other] { $steps } steps left
    }

## The dealing drawer of the browser

deal-drawer = What you can do
deal-offers = Offers
deal-answers = Answers
deal-idle = Nothing to do here just now: look at the city.
deal-heading = { $trader ->
        [yes] { $count ->
            [0] Nobody has made you an offer yet
            [one] One offer to you
           *[other] { $count } offers to you
        }
       *[no] { $count ->
            [0] No offers to { $player } yet
            [one] One offer to { $player }
           *[other] { $count } offers to { $player }
        }
    }
deal-forced = { $trader ->
        [yes] Somebody pays for the action here: take it yourself or sell it before the tower goes on.
       *[no] { $player } must take the action here or sell it before the tower goes on.
    }
deal-forces = must be settled
deal-own = Your offer
deal-for = step to { NAME($space, form: "title") }
deal-for-here = action here: { NAME($space, form: "title") }
deal-bare = Only the step, without the action there
deal-bare-short = step only
deal-pays = { $own ->
        [yes] you give
        [named] { $player } gives
       *[no] gives
    }
deal-shares = { $own ->
        [yes] you hand over from the action
        [named] { $player } hands over from the action
       *[no] hands over from the action
    }
deal-wants = { $own ->
        [yes] you get
        [named] { $player } gets
       *[no] wants back
    }
deal-brings = { $sign ->
        [gain] Brings you about { $ducats }
        [loss] Costs you about { $ducats }
       *[even] Neither gain nor loss
    }
deal-accept = Accept offer
deal-counter = Counter-offer
deal-counter-to = Counter-offer: answer { $player } with other terms
deal-propose = Propose a deal
deal-propose-to = Propose a deal to { $player }
deal-change = Change offer
deal-change-short = Change
deal-go-on = Move the tower
deal-more = More …
deal-stands = Your offer stands:
deal-countered = { $who ->
        [me] { $trader } proposes to you
        [by-me] Your proposal to { $player }
       *[other] { $trader } proposes to { $player }
    }
deal-silent = { $status ->
        [thinking] thinking
        [resting] resting
        [unable] can buy nothing here
       *[none] no offer
    }
deal-title = { $verb ->
        [plan] Plan an offer
        [counter] Your proposal to { $player }
        [answer] Change the deal
        [change] Your offer to { $player }
       *[offer] Make { $player } an offer
    }
deal-lead = { $verb ->
        [plan] Only you see it until the tower can go there, in this turn or a later one. It stands until it comes to a deal or you forget it.
        [counter] { $player } takes the action; you say for what.
       *[offer] Pay for a step: the tower goes there and you act.
    }
deal-where = { $verb ->
        [plan] For which space? In the city, or here.
        [counter] About which space?
       *[offer] For which space?
    }
deal-at-once = A coin is your offer at once; a space, here or in the city, opens the form.
deal-list = Choose from a list
deal-list-streets = Streets and the market, too
deal-default = Send what is put together
deal-shown = A card that you offer is shown to everybody.
deal-no-counters = { $most } proposals for one step are all: now decide.
deal-here = here
deal-about = worth ≈ { $ducats }
deal-quick = Offer { $ducats } ducats for { NAME($space) } at once
deal-fill = Give { $ducats } ducats
deal-lay = Lay down { $ducats } ducats
deal-want = Ask for { $ducats } ducats more
deal-take-five = Take 5 ducats back
deal-take-all = Take all ducats back: 0
deal-put-away = Put away
deal-give = I give
deal-money = you have { $ducats }
deal-get = { $player } gives
deal-ducats = Ducats
deal-marker = marker
    .title = Marker
    .short = marker
deal-drawn = card drawn
    .title = Drawn card
    .short = card
deal-my-cards = My cards ({ $count })
deal-their-cards = Known cards ({ $count })
deal-yields = { $verb ->
        [counter] From the action, { $player } hands me
        [plan] From the action, the trader also gets
       *[other] From the action, { $player } also gets
    }
deal-pay = of an order’s pay
deal-limit = Secretly: if asked for more ducats, say yes up to
deal-begin = { $verb ->
        [plan] Choose a space and what you would give.
        [counter] Choose a space and what you want for it.
       *[offer] Put together what you give and what you want.
    }
deal-rules = Rules
deal-no-space = Choose a space first.
deal-send = { $verb ->
        [plan] Keep the plan
        [counter] Send it to { $player }
        [change] Change my offer
       *[offer] Offer this
    }
deal-valid = You would have { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    } left.
deal-worth = { $sign ->
        [gain] Worth about { $ducats ->
            [one] 1 ducat
           *[other] { $ducats } ducats
        } to you.
        [loss] This would cost you about { $ducats ->
            [one] 1 ducat
           *[other] { $ducats } ducats
        }.
       *[even] Neither gain nor loss for you.
    }
deal-fault = { $fault ->
        [nothing] Something must change hands: at least 5 ducats or one item.
        [no-item] With two players an offer holds at least one item, not ducats alone.
        [no-steps] The tower has no step left.
        [been-there] The tower was there in this turn.
        [not-next] The tower cannot go there with its next step.
        [used-up] The action there was used in this turn.
        [lapsed] The action here is no longer free.
        [no-action] No action is left in this turn for whoever would buy it, and no extra-action tile.
        [not-bare] The bare step cannot be bought there.
        [not-held] That is more than there is to give.
        [trader-lacks] The trader does not have that.
        [no-yield] The action there does not bring what is promised.
        [no-order] There is no order that could be delivered there for this pay.
        [forced] First the action here must be settled: somebody pays for it.
        [not-in-stock] The stock has none of what is promised, so it is no payment.
        [two-yields] A villa brings a contract or the pay of an order, not both.
       *[other] This cannot be offered.
    }
deal-do-pass = { $question ->
        [owning] Place no markers
       *[other] { $offer ->
            [yes] Keep my offer as it is
           *[no] No offer
        }
    }
deal-do-retire = Silent this turn
deal-do-rest = Rest until my turn
deal-do-withdraw = { $offer ->
        [yes] Withdraw my offer
       *[no] Take my proposal back
    }
deal-do-plan = Plan ahead …
deal-do-agree = Agree to the deal
deal-do-refuse = Refuse the deal
deal-do-cancel = Not now
deal-do-roll = Roll the dice
deal-do-use = Take the action: { NAME($building, form: "title") }
deal-by-tile = with your tile “{ tile-extra-action }”
deal-do-stop = Stop the tower here
deal-do-done = { $question ->
        [last-call] No more messages
        [arrival] No more messages
        [acting] End my action
       *[other] Place no more markers
    }
deal-do-act = Action: { NAME($effect) }

# The same in a word or two, for the bar under the thumbs.
deal-do-pass-short = { $question ->
        [owning] Place no markers
       *[other] { $offer ->
            [yes] Keep offer
           *[no] No offer
        }
    }
deal-do-retire-short = Silent now
deal-do-rest-short = Rest
deal-do-withdraw-short = { $offer ->
        [yes] Withdraw
       *[no] Take back
    }
deal-do-plan-short = Plan …
deal-do-agree-short = Agree
deal-do-refuse-short = Refuse
deal-do-cancel-short = Not now
deal-do-roll-short = Roll the dice
deal-do-use-short = { $tile ->
        [yes] { tile-extra-action.title }
       *[no] Take action
    }: { NAME($building, form: "short") }
deal-do-stop-short = Stop here
deal-do-done-short = { $question ->
        [last-call] No more messages
        [arrival] No more messages
        [acting] End action
       *[other] Place no more
    }
deal-do-act-short = Action: { NAME($effect) }

deal-do-deliver = { $thing ->
        [kind-message] Deliver the message: 30 ducats
        [kind-small-order] Deliver the order: 40 ducats
       *[kind-large-order] Deliver the order: 100 ducats and a tile
    }
deal-do-play = Play a tile “{ NAME($thing) }”
deal-do-give = { $thing ->
        [kind-contract] Give the contract
        [kind-message] Give the message
        [kind-small-order] Give the small order
       *[kind-large-order] Give the large order
    }
deal-do-remove = Remove: { NAME($thing, form: "title") }
deal-ways = { $question ->
        [acting] Your action here: { NAME($effect) }.
        [owning] Tap a lit street to claim it.
        [marking] Tap a lit building for your marker.
        [visiting] Tap a lit building.
        [starting] Or tap a space and give up the tile.
       *[dealing] Tap a lit space to go on unpaid.
    }
deal-things = { $question ->
        [trade-give] What do you give?
        [trade-take] What do you take?
        [any-good] Which good?
        [reward] Which tile?
        [handing] Which card do you hand over?
        [acting] As part of this action you can also
       *[other] These messages can be delivered
    }

## Why something is not open. `$side` is whose lack it is: one's own, or the other's.

why-nothing = At least 5 ducats or one item must change hands.
why-no-item = With two players, what the other player gives must hold at least one item, never ducats alone.
why-no-steps = The tower has made its four steps.
why-been-there = The tower was at { NAME($space) } already this turn.
why-not-next = The tower does not stand next to { NAME($space) }.{ $side ->
        [own] {" "}For a space further away you may make a plan.
       *[step] {""}
    }
why-used-up = The action of { NAME($space) } was used this turn.
why-lapsed = The action of { NAME($space) } is no longer free.
why-no-action = { $side ->
        [own] You have no action left this turn, and no extra-action tile, so you can offer for streets and the market only.
       *[other] That player has no action left this turn, and no extra-action tile.
    }
why-not-bare = A bare step can be bought only to a building next to the tower, and only where the table was set up so.
why-not-held = { $side ->
        [own] You do not have all that you would give.
       *[other] That player does not have all that is asked for.
    }
why-trader-lacks = { $side ->
        [own] The trader does not have that, or not so much of it.
       *[other] You do not have that, or that player does not.
    }
why-no-yield = You do not get that at { NAME($space) }.
why-no-order = Ducats or a tile of an order can be promised only by who holds an order for { NAME($space) } and the goods for it.
why-two-yields = A villa gives a contract or takes a large order, not both.
why-stands-there = The tower stands at { NAME($space) }; there is nothing to sell there.
why-not-in-stock = { $side ->
        [own] The stock has none of what you promise
       *[other] The stock has none of what that player would promise
    }, so it is no payment.
why-forced = An offer for the action of { NAME($building) } stands that asks nothing of you: take the action yourself or accept an offer for it first.
why-silent = { $count ->
        [one] One player has
       *[other] { $count } players have
    } not said yet what to offer; wait before you go on.
why-no-building = There is no action at { NAME($space) }.
why-own-action = You have taken your action this turn{ $seats ->
        [2] ; a second one is yours only if your opponent takes one
       *[other] {""}
    }. You may sell this one.
why-no-player = There is no other player with the number { $seat }.
why-no-offer = That player has made no offer.
why-cannot-buy = That player cannot buy anything here.
why-counters = You have answered with { $most } counter-offers here; now decide.
why-drafts = You have begun { $most } offers, plans or counter-offers here; now decide without another.
why-no-counter = You have made no counter-offer.
why-counter-open = Your counter-offer is not answered yet; take it back with withdraw, or wait.
why-trader-offers = You are the trader: the others offer, and you accept, answer with a counter-offer, or go on.
why-no-draft = { $role ->
        [trader] Say first whom you answer, such as: counter 2 metals ask 25.
       *[other] Say first what you compose, such as: offer metals give 20.
    }
why-not-trader = Only the trader decides that.
why-not-countered = The trader has made you no counter-offer.
why-answer-counter = The trader waits for your answer: agree, refuse, or make another offer.
why-resting = You are silent until your own turn already.
why-retired = You are silent for this turn already.
why-no-own-offer = You have no standing offer.
why-buy-nothing = There is nothing that you could buy here now; you may make a plan.
why-plans = You have { $most } plans already; forget one first.
why-no-plan = You have no such plan.
why-space-first = Say first which space it is about, such as: for metals.
why-space-chosen = It is about { NAME($space) } already; cancel it to begin anew.
why-drafting = You are composing an offer: send or cancel it first.
why-order = Things are added in the order give, ask, yield, limit, and each coin and card once. Cancel to begin anew, or type the whole offer in one line.
why-limit = A limit needs an offer of your own that gives ducats.
why-plan-asks = A plan asks nothing of the trader, who is not known yet.
why-ducats-once = Ducats go one way only.
why-unshown = You can ask only for cards that everybody has seen and that player holds.
why-no-card = You do not have the { NAME($card) }.
why-no-ducats = You do not have so many ducats, or you name them already.
why-no-goods = You do not have that much { NAME($good) }.
why-no-tile = You have no more tile “{ NAME($tile) }”.
why-no-marker = You do not have so many markers at hand.
why-order-action = The { NAME($card) } is delivered within the action of its building.
why-not-carried = The tower has not been at { NAME($buildings) } this turn, as the { NAME($card) } needs.
why-owes = Pay of an order is promised, so deliver it first.
why-not-done = First do what { NAME($building) } is for.
why-promised-first = What is promised is handed over first; then you may play tiles.
why-done = In this action { NAME($building) } has given what it gives.
why-message-later = A message is delivered between the steps, not within an action.
why-other-building = The { NAME($card) } is delivered at { NAME($building) }.
why-order-goods = For the { NAME($card) } you lack { NAME($goods) }.
why-delivered = One order in an action is all.
why-contract-instead = The contract is drawn or promised, so no order can be delivered in this action.
why-idle-any-good = There is no good in stock.
why-idle-building-action = You have no marker on a building where this tile could be used.
why-idle-trade = You have nothing to give for a 1:1 trade.
why-goods-only = That tile brings a good.
why-tiles-only = The reward is a special tile.
why-trade-trade = A 1:1 trade cannot take another 1:1 trade tile.
why-trade-same = A 1:1 trade takes another kind of good or tile than it gives.
why-trade-ducats = A 1:1 trade gives an item, never ducats.
why-not-drawn = One of the cards that you have just drawn is promised.
why-out-of-stock = There is none left in stock.
why-palace = The tile is not used on { NAME($building) }: it would only bring itself back.
why-not-yours = Your marker is not on { NAME($building) }.
why-no-discs = There are no discs on { NAME($space) }.
why-nothing-beside = All buildings beside { NAME($space) } are yours already.
why-marking-first = Put down or remove at least one marker first.
why-not-beside = Your street, { NAME($space) }, does not touch { NAME($building) }.
why-marked = You have dealt with { NAME($building) } already.
why-already-yours = Your marker is on { NAME($building) } already.
why-nobodys = There is no marker on { NAME($building) }.
why-stock-by-action = What lies in stock comes to you by the actions of the buildings.
why-tile-by-action = This tile is played within an action.
why-give-by-deal = { $role ->
        [trader] You are the trader: the others offer. What you would give for it you say in a counter-offer.
       *[other] What you have changes hands in a deal: choose a space, then what you give for it.
    }
why-markers = { $needed ->
        [one] That takes a marker at hand, and you have none.
       *[other] To replace a marker takes two at hand: one to remove it, one to put there.
    }
objection-line-partner = Name a player by number, such as: counter 2 metals ask 25.
objection-line-space = There is no space “{ $name }”. Name a building, the market, or a street square such as 2-3.
objection-line-fives = Ducats go in fives, so { $ducats } cannot be paid.
objection-line-thing = “{ $name }” is nothing that can be { $part ->
        [give] given
        [ask] asked for
        [yield] promised of the yield
       *[limit] a limit; it is a sum of ducats
    }.
objection-line-much = { NUMBER($ducats, useGrouping: 0) } ducats are more than can be named there; at most { NUMBER($most, useGrouping: 0) }.

## The viewer's own mat, the players in the rail and the final scoring, in the browser

board-parts = Parts of the board
board-part-plan = City
board-part-dealing = Deal
board-part-offers = Offers
board-stock = Left in the stock
board-mat = My things
board-mat-money = Ducats
board-mat-goods = Goods
board-mat-tiles = Special tiles
board-mat-markers = Markers
board-mat-cards = Orders, messages, contracts
board-mat-plans = My plans
board-mat-none = none
board-mat-owned = { $count ->
        [one] 1 on a building
       *[other] { $count } on buildings
    }
board-mat-group = pays { $ducats } at the end
board-mat-next = { $second ->
        [none] next: { NAME($first, form: "title") } → { $ducats }
       *[other] next: { NAME($first, form: "title") } or { NAME($second, form: "title") } → { $ducats }
    }
board-mat-up-to = up to { $ducats }
board-mat-forget = Forget plan
board-mat-card = { NAME($card) }{ $ready ->
        [yes] ; you have all it needs
       *[no] { $needs ->
            [none] {""}
           *[other] ; you have { NAME($needs) }
        }
    }{ $shown ->
        [yes] ; everybody knows of it
       *[no] {""}
    }
board-seat-own = you
board-seat-trader = trader
board-seat-status = { $status ->
        [asked] deciding
        [offers] offers
        [retired] silent
        [resting] rests
       *[passed] no offer
    }
board-seat-acts = { $acts ->
        [tile] acts by a tile
       *[no] has acted
    }
board-seat-owned = owns { NAME($owned, form: "title") }
board-seat-things = { $things ->
        [none] No goods, tiles or markers
       *[other] { NAME($things) }
    }; cards: { $contracts ->
        [one] 1 contract
       *[other] { $contracts } contracts
    }, { $messages ->
        [one] 1 message
       *[other] { $messages } messages
    }, { $small ->
        [one] 1 small order
       *[other] { $small } small orders
    }, { $large ->
        [one] 1 large order
       *[other] { $large } large orders
    }{ $shown ->
        [none] {""}
       *[other] ; known: { NAME($shown) }
    }{ $owned ->
        [none] {""}
       *[other] ; owns { NAME($owned) }
    }
board-seat-scored-money = in the purse
board-seat-scored-ownership = { $count ->
        [0] no building
       *[other] { NAME($owned) }
    }
board-seat-scored-none = no contracts
board-seat-scored-group = { NAME($buildings) }: { $ducats }

## The board in a terminal

terminal-empty = –
terminal-unknown = ?
terminal-over = the game is over
terminal-round = { $left ->
        [one] last round
       *[other] { $left } rounds left
    }
terminal-turn = { $player } is the trader
terminal-steps = { $steps ->
        [0] no step left
        [one] 1 step left
       *[other] { $steps } steps left
    }
terminal-player = Player
terminal-ducats = Duc
terminal-markers = Mk
terminal-action = Act
terminal-can-act = ✓
terminal-has-acted = ×
terminal-trader = ▲
terminal-no-cards = You have no cards.
terminal-between = {" · "}
terminal-message = { $first } – { $second }
terminal-carried = { NAME($message, form: "title") } (deliver it)
terminal-order = { NAME($building, form: "title") }: { $goods }
terminal-there = { $name }✓
terminal-not-there = { $name }
terminal-hand = { NAME($kind, form: "title") }: { $cards }
terminal-contracts = Contracts of { $player }: { $groups }
terminal-stock = In stock: { NAME($things) }
terminal-offers = { $player } offers for { offer-about }: { offer-terms }{ $limit ->
        [0] {""}
       *[other] {" "}(you go up to { $limit })
    }
terminal-counter = { $trader } proposes to { $player }: { offer-about } { counter-terms }
terminal-plan = Your plan { $number } for { offer-about }: { offer-terms }{ $limit ->
        [0] {""}
       *[other] {" "}(you go up to { $limit })
    }
terminal-score-title = Ducats
terminal-score-total = Total
terminal-score-note = Your contracts as if the game ended now; what others hold in secret is paid at the end.
terminal-legend-plan = Plan: ▲ the tower, + where it can go, • discs it left, × used this turn. The first square of a building bears its sign, the second its owner's letter and the discs there. A street square is named by row and column, such as 2-3.
terminal-legend-players = Players in turn order, ▸ is you, ▲ the trader. Duc: ducats. Goods by two letters, then tiles: start space, any good, extra action, building action, 1:1 trade; Mk: markers at hand; cards: Ct contracts, Ms messages, Sm small orders, Lg large orders; Act: whether an action is left.
terminal-legend-typing = Type a whole offer in one line: offer metals give 20 ale ask marker yield copper. A plan: plan metals give 20 limit 40. The trader: counter 2 metals ask 25. Several choices: pass; deliver message-3.

## The lesson

lesson-welcome = Welcome to Genoa! You earn ducats with orders, messages and contracts, and by dealing with the others. Whoever has the most in the end wins.
lesson-trader = One player at a time is the trader and leads the tower of five discs; in this turn it is you. The dice say where it starts: red names the row, blue the column.
lesson-walk = The tower goes from space to space, never diagonally, never twice to the same one in a turn. It leaves a disc on each: so up to four steps, as the small numbers say; you may stop before.
lesson-cards = These are your cards. The message pays 30 ducats if the tower visits the Inn and the Coach House (for short: { space-coach-house.short }) in one turn. So that is your way today.
lesson-accept = Before each step the others may make offers. A deal is between the trader and one player, who pays you and gets the step and the building’s action. Which offer suits your way, you decide.
lesson-accept-do = Accept the 20 ducats for the Inn.
lesson-go = Nobody offers now, so go where you like; ≈ is about what a space brings you. A building always gives the same: Spices give pepper and saffron, and your small order needs saffron.
lesson-go-do = Lead the tower to Spices.
lesson-forced = Nobody has bought this action. If somebody now offers a payment and wants nothing else from you, you must use the action yourself or sell it, to whom you like. Without such an offer it may lapse.
lesson-use = Everybody has one action a turn, the trader too, and each building’s action goes to one player a turn. Keep this one for yourself.
lesson-use-do = Take the action: pepper and saffron.
lesson-street = Streets have no action, but they lead on. And with the disc that stays on a street, buildings beside it can be won when the turn ends.
lesson-street-do = Lead the tower to the street next to the Coach House.
lesson-counter = You are offered 10 for the Coach House, which completes your message. But the buyer also gets its tile, with which one chooses where the tower starts, and that is worth more. Ask for more.
lesson-counter-do = Press “{ deal-counter }”.
lesson-price = You name the space and what each side gives: ducats, goods, cards, tiles or markers; promises for later are not allowed. The 10 offered lie there already: a coin adds to them, “→ 0” clears them.
lesson-price-do = Ask 20 ducats for the Coach House and send it.
lesson-message = Agreed. The tower has been at both buildings of your message; neither the order nor who is the trader matters. Until the turn ends you may deliver it, without an action. Every message pays 30 ducats.
lesson-message-do = Deliver the message for 30 ducats.
lesson-buyer = Now somebody else is the trader, and you are a buyer. The tower starts right next to the Palace.
lesson-valid = You may offer for the next space, or for the action where the tower stands: at least 5 ducats, or a good, card, tile or marker at hand. For a building you need an action that is not used yet.
lesson-offer = The Palace gives you a tile, and your small order brings 40 ducats there, for your saffron. “≈” says about how much all of that is worth to you. Offer less, and both of you gain.
lesson-offer-do = Offer 20 ducats for the Palace.
lesson-order = Accepted: the action is yours, and its tile with it. Small orders are delivered during the action of their building, one in an action. Every small order pays 40 ducats.
lesson-order-do = Deliver the small order: saffron for 40 ducats.
lesson-worth = You paid 20, and got 40 and a tile; the trader got 20 for a step. Always ask what an action is worth to you, and what to the other.
lesson-tiles = Your new tile is a “building action”: within an action of your own, you may also take the action of a building that is yours, wherever the tower is. You will soon see how a building becomes yours.
lesson-other-tiles = Within your action, “any good” brings a good of your choice, and “1:1 trade” swaps a thing for one from the stock. “Extra action” gives a second action, “start space” replaces the dice.
lesson-enough = Your one action of this turn is used, so only a step to a street is left to buy, and you need none. “{ deal-do-rest-short }” comes later.
lesson-enough-do = Make no offer.
lesson-wait = A new trader, a new start. “≈” is only an estimate: the City Hall gives small orders, and you have few goods for them. Save your action; the tower may come nearer to what you want.
lesson-wait-do = Make no offer.
lesson-barter = The Cathedral gives two markers, to own buildings with. You may pay with anything you have, and your pepper fits none of your orders.
lesson-barter-do = Tap the Cathedral, and offer the pepper for it, without ducats.
lesson-rest = You have two markers at hand. You will be asked about them once the tower has stopped, even while you rest. To rest only means: no more questions about offers until your own turn.
lesson-rest-do = Rest until your own turn.
lesson-claim = The tower has stopped, so now you are asked: choose a street with discs, and up to two buildings beside it become yours. Its discs then go back to the tower, so nobody can choose it after you.
lesson-claim-do = Choose this street.
lesson-place = A building is worth 10 ducats in the end, and the bank pays you 10 whenever somebody else takes its action.
lesson-place-do = Put a marker on the Tavern.
lesson-place-again = With a “building action” tile, such as yours, you can even take the action of a building of yours from afar.
lesson-place-again-do = Put the other marker on the Cathedral.
lesson-lost = Your marker on the Cathedral is gone. Whoever chooses a street may use up one marker to remove another’s beside it, and put a second one in its place. You get nothing for it.
lesson-contracts = The villas in the corners give contracts, each for a building at the edge. In the end neighbouring ones pay as a group: one 10, two 30, three 60, four 100, five 150, six 200, then 50 for each more.
lesson-large = A large order is delivered as its villa’s action, instead of drawing a contract: 100 ducats and a tile of your choice. New ones come from the Guild Hall. Yours: saffron, silk and ale for Villa Colini.
lesson-rounds = The number of rounds left falls by one when everybody has been the trader, and by one more at a start on the market. At 1 the last round is on; it is always played out, and then the game ends.
lesson-count = In the end only ducats count: those you have, 10 for each building with your marker, and what contracts pay. Goods, tiles, orders, messages and markers left at hand pay nothing.
lesson-end = You are the trader again, and from here on it is real: the others offer what it is worth to them. Good luck!
