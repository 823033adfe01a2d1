# What Calimala says, in English.

### What stands in a variable that is not called as the names themselves are:
### $able: action
### $other-lack: lack
### $actions: action, open
### $cards: action
### $from: street
### $neighbours: action
### $other: action
### $other-tile: tile
### $thing: building, city, tile, final
### $place: city, building

## Names. `.title` stands alone, `.short` fits a narrow board.

game-title = Calimala
game-time = 10 to 15 turns each
game-tie = Equal points with { $players }: representatives and artworks in the Palazzo decide.
game-start = 1. Put a disc on a street of the city and carry out the two actions that it joins; with a white disc each of them twice.
    2. Then the owners of the next two discs below yours act there too. So build towers of your own, and take care whose discs you cover.
    3. A fourth disc on top pushes the lowest one out: it becomes a representative in the council, and the next scoring tile is scored. The three with the most cubes there get 3, 2 and 1 points; representatives win ties.
    4. At the end the final cards bring 5, 3 and 1 points: everybody's secret one and, with three or four players, an open one.
game-pitch = Cloth merchants of Florence: stack your discs on its streets, adorn its churches, ship cloth abroad, and be ahead when the council looks.

seat-blue = Blue
seat-orange = Orange
seat-yellow = Yellow
seat-green = Green
seat-red = Red

action-wood = wood
    .title = Wood
action-brick = brick
    .title = Brick
action-marble = marble
    .title = Marble
action-build = build
    .title = Build
action-artwork = artwork
    .title = Artwork
action-weave = weave
    .title = Weave
action-ship = ship
    .title = Ship
action-transport = transport
    .title = Transport
action-contribute = contribute
    .title = Contribute
action-none = nothing
    .title = Nothing

material-wood = wood
    .title = Wood
material-brick = brick
    .title = Brick
material-marble = marble
    .title = Marble
material-artwork = artwork
    .title = Artwork

building-santa-maria = Santa Maria del Fiore
    .short = S. Maria
    .narrow = Maria
building-san-miniato = San Miniato
    .short = S. Miniato
    .narrow = Miniato
building-santa-croce = Santa Croce
    .short = S. Croce
    .narrow = Croce
building-palazzo = the Palazzo Vecchio
    .title = Palazzo Vecchio
    .short = Palazzo
    .narrow = Palazzo

city-barcelona = Barcelona
city-lisbon = Lisbon
city-london = London
city-troyes = Troyes
city-bruges = Bruges
city-hamburg = Hamburg

tile-barcelona = Barcelona
tile-lisbon = Lisbon
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
tile-artworks = artworks
    .title = Artworks
    .short = Artworks
tile-ports = ports
    .title = Ports
    .short = Ports
tile-trade-cities = trade cities
    .title = Trade cities
    .short = Trade cities
tile-wood = wood
    .title = Wood
    .short = Wood
tile-brick = brick
    .title = Brick
    .short = Brick
tile-marble = marble
    .title = Marble
    .short = Marble

final-barcelona = Barcelona
final-lisbon = Lisbon
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
final-none = none

category-cities = Single cities
category-churches = Single churches
category-artworks = Artworks
category-ports = All ports
category-trade-cities = All trade cities
category-materials = Wood, brick, marble
category-finals = Final cards

## What speaks for a move: said beside hints, in reviews and by the coach. `-kept`: another move would cost it.

reason-points = As things stand, the scoring of this turn brings you { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
reason-cubes = Scoring “{ NAME($tile) }”: you then have { $mine ->
        [one] 1 piece there
       *[other] { $mine } pieces there
    }, the best of the others { $theirs }.
reason-palazzo = Representatives and artworks in the Palazzo: you then have { $mine }, the best of the others { $theirs }.
reason-material = It brings you { $count } { NAME($material) }.
reason-material-kept = It saves you { $count } { NAME($material) }.
reason-cloth = It brings you { $count } cloth.
reason-cloth-kept = It saves you { $count } cloth.
reason-ship = It builds you a ship.
reason-house = It builds you a house in { NAME($city) }.
reason-workshop = It builds you a workshop.
reason-draw = You then draw { $count ->
        [one] a card
       *[other] { $count } cards
    }.
reason-cards-kept = { $count ->
        [one] One more card stays
       *[other] { $count } more cards stay
    } in your hand.
reason-white-discs-kept = It saves you { $count ->
        [one] a white disc
       *[other] { $count } white discs
    }.
reason-woken = { $count ->
        [one] One of your discs acts
       *[other] { $count } of your discs act
    } once more in this turn.
reason-rivals-kept = { $count ->
        [one] One fewer of the others’ discs acts
       *[other] { $count } fewer of the others’ discs act
    } in this turn.

place = { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    }

open-wood = { $number ->
        [1] wood once
       *[other] wood twice
    }
    .short = { $number ->
        [1] wood
       *[other] 2× wood
    }
open-brick = { $number ->
        [1] brick once
       *[other] brick twice
    }
    .short = { $number ->
        [1] brick
       *[other] 2× brick
    }
open-marble = { $number ->
        [1] marble once
       *[other] marble twice
    }
    .short = { $number ->
        [1] marble
       *[other] 2× marble
    }
open-build = { $number ->
        [1] build once
       *[other] build twice
    }
    .short = { $number ->
        [1] build
       *[other] 2× build
    }
open-artwork = { $number ->
        [1] artwork once
       *[other] artwork twice
    }
    .short = { $number ->
        [1] artwork
       *[other] 2× artwork
    }
open-weave = { $number ->
        [1] weave once
       *[other] weave twice
    }
    .short = { $number ->
        [1] weave
       *[other] 2× weave
    }
open-ship = { $number ->
        [1] ship once
       *[other] ship twice
    }
    .short = { $number ->
        [1] ship
       *[other] 2× ship
    }
open-transport = { $number ->
        [1] transport once
       *[other] transport twice
    }
    .short = { $number ->
        [1] transport
       *[other] 2× transport
    }
open-contribute = { $number ->
        [1] contribute once
       *[other] contribute twice
    }
    .short = { $number ->
        [1] contribute
       *[other] 2× contribute
    }

menu-place = A disc of your colour: each action once
menu-white = A white disc: each action twice
menu-play = Cards from your hand
menu-done = Or stop here

street-wood-brick = wood + brick
street-wood-marble = wood + marble
street-wood-build = wood + build
street-wood-artwork = wood + artwork
street-wood-weave = wood + weave
street-wood-ship = wood + ship
street-wood-transport = wood + transport
street-wood-contribute = wood + contribute
street-brick-marble = brick + marble
street-brick-build = brick + build
street-brick-artwork = brick + artwork
street-brick-weave = brick + weave
street-brick-ship = brick + ship
street-brick-transport = brick + transport
street-brick-contribute = brick + contribute
street-marble-build = marble + build
street-marble-artwork = marble + artwork
street-marble-weave = marble + weave
street-marble-ship = marble + ship
street-marble-transport = marble + transport
street-marble-contribute = marble + contribute
street-build-artwork = build + artwork
street-build-weave = build + weave
street-build-ship = build + ship
street-build-transport = build + transport
street-build-contribute = build + contribute
street-artwork-weave = artwork + weave
street-artwork-ship = artwork + ship
street-artwork-transport = artwork + transport
street-artwork-contribute = artwork + contribute
street-weave-ship = weave + ship
street-weave-transport = weave + transport
street-weave-contribute = weave + contribute
street-ship-transport = ship + transport
street-ship-contribute = ship + contribute
street-transport-contribute = transport + contribute

## The bots: their names, and for each of them a temper in a few words, and which portrait. They all play by their level.

game-bots = Lapo, Neri, Ginevra, Tessa, Dino, Cosimo, Piera, Fiammetta
bot-ginevra = devout, and generous to the churches
    .portrait = 3
bot-lapo = restless, with one foot on a ship
    .portrait = 5
bot-neri = silent, and builds high
    .portrait = 2
bot-tessa = weaves while she thinks
    .portrait = 4
bot-piera = remembers who voted for whom
    .portrait = 7
bot-dino = says yes before he has counted
    .portrait = 1
bot-cosimo = lends, smiles and waits
    .portrait = 6
bot-fiammetta = loves marble, and to be seen with it
    .portrait = 0

## News. `-times` tells the same news again and again, `-together` several about one thing.

news-round = Round { $round } begins.
news-turn = It is the turn of { $player }.
news-begins = { $player } is the start player.
news-dealt = You are dealt the final card { NAME($final) }.
news-dealt-together = You are dealt the final cards { $each }.
news-dealt-each = { NAME($final) }
news-open-final = One final card lies open and counts for all: { NAME($final) }.
news-ready = { $player } has kept a final card.
news-kept = You keep { NAME($final) }.
news-took = { $player } takes the start card { NAME($action) }.
news-took-together = Start cards: { $each }.
news-took-each = { $player } takes { NAME($action) }
news-placed = { $player } puts a disc on { NAME($street) }{ $height ->
        [1] , an empty street
        [2] , on top of one
        [3] , on top of two
       *[other] , on top of three
    }.
news-placed-white = { $player } puts a white disc on { NAME($street) }{ $height ->
        [1] , an empty street
        [2] , on top of one
        [3] , on top of two
       *[other] , on top of three
    }.
news-activated = { $player } acts as well, with a disc further down on { NAME($street) }.
news-gained = { $player } takes 1 { NAME($material) }.
news-gained-times = { $player } takes { $times } { NAME($material) }.
news-built-ship = { $player } builds a ship.
news-built-ship-times = { $player } builds { $times } ships.
news-built-workshop = { $player } builds a workshop.
news-built-workshop-times = { $player } builds { $times } workshops.
news-built-house = { $player } builds a house in { NAME($city) }.
news-adorned = { $player } gives an artwork to { NAME($building) }.
news-adorned-times = { $player } gives { $times } artworks to { NAME($building) }.
news-wove = { $player } weaves { $count } cloth.
news-wove-times = { $player } weaves { $all-count } cloth.
news-sent = { $player } sends 1 cloth to { NAME($city) }.
news-sent-together = { $player } sends cloth: { $each }.
news-sent-each = { $times } to { NAME($city) }
news-gave = { $player } gives 1 { NAME($material) } to { NAME($building) }.
news-gave-times = { $player } gives { $times } { NAME($material) } to { NAME($building) }.
news-drew = { $player } draws a card in place of { NAME($action) }.
news-drew-times = { $player } draws { $times } cards in place of { NAME($action) }.
news-drew-card = The card you drew is { NAME($action) }.
news-played = { $player } plays the card { NAME($action) }.
news-skipped = { $player } leaves the rest undone.
news-reshuffled = The { $count } cards played so far are shuffled and become the new deck.
news-entered = The lowest disc on { NAME($street) } goes to the council: { $player } takes seat { $seat }.
news-exchanged = The lowest disc on { NAME($street) } is white: { $player } sends a disc from the supply to seat { $seat } of the council and takes the white one for it.
news-lifted = The lowest disc on { NAME($street) } is white: { $player } moves a disc from { NAME($from) } to seat { $seat } of the council, and the white one goes on top there.
news-nobody-entered = The lowest disc on { NAME($street) } is white and leaves the game. { $player } has no disc to send, so seat { $seat } of the council stays empty.
news-pushed-out = The lowest disc on { NAME($street) }, of { $player }, leaves the game.
news-pushed-out-white = The lowest disc on { NAME($street) }, a white one, leaves the game.
news-entered-late = The lowest disc on { NAME($street) }, of { $player }, still enters the Palazzo; no tile is left to be scored.
news-scored = Tile { $seat } of the council is scored: { NAME($tile) }.
news-points = { $points ->
        [0] No points are left for
        [one] 1 point goes to
       *[other] { $points } points go to
    } { $player }, who has { $cubes ->
        [one] 1 piece
       *[other] { $cubes } pieces
    } there.
news-points-together = Points: { $each }.
news-points-each = { $points } to { $player } ({ $cubes ->
        [one] 1 piece
       *[other] { $cubes } pieces
    } there)
news-no-points = Nobody has anything there, so nobody gets points.
news-tie-standing = { $player } wins the tie with { $other }: more representatives and artworks in the Palazzo.
news-tie-representatives = { $player } wins the tie with { $other }: more representatives.
news-tie-earlier = { $player } wins the tie with { $other }: as many representatives, but had them first.
news-tie-artwork = { $player } wins the tie with { $other }: gave an artwork to the Palazzo first.
news-tie-shared = Nothing tells { $player } and { $other } apart: they share the points of their places.
news-last-tiles = All discs are placed. { $count ->
        [one] The last tile is
       *[other] The { $count } tiles that are left are
    } scored in order.
news-all-scored = All tiles of the council are scored. This round is completed, then the game ends.
news-final-open = The open final card is scored: { NAME($final) }.
news-final-secret = The final card of { $player } is scored: { NAME($final) }.
news-ended = The final cards are counted, and the game is over.

## A scoring as it is shown: what decided a tie in short, and the points.

tie-standing = { $player } before { $other }: more representatives and artworks in the Palazzo.
tie-representatives = { $player } before { $other }: more representatives.
tie-earlier = { $player } before { $other }: had as many representatives first.
tie-artwork = { $player } before { $other }: gave an artwork to the Palazzo first.
tie-shared = { $player } and { $other } share, nothing tells them apart.
act-scored = { NAME($thing, form: "title") }: { $places ->
        [0] nobody has anything there.
       *[other] { $shares }.
    }
act-points = { $points ->
        [one] 1 point to { $player }
       *[other] { $points } points to { $player }
    }
act-share = { $points } to { $player }
act-ahead = { $players } { $count ->
        [one] is
       *[other] are
    } ahead in a tie.

## Prompts: what is asked, and why

prompt-over = The game is over.
prompt-waiting = Others are deciding.
prompt-keeping = Which final card do you keep, in secret? At the end it is scored for everybody: 5, 3 and 1 points for those who have the most there.{ $open ->
        [yes] {" "}The open one, { NAME($final) }, counts in any case.
       *[no] {""}
    }
prompt-keeping-short = Which final card do you keep, in secret?
prompt-taking = Take one of the start cards; everybody sees which one. You may play it for its action whenever one of your discs acts.
prompt-taking-short = Take one of the start cards.
prompt-placing = Put a disc on a street and carry out its two actions. You have { $discs ->
        [0] no disc of your colour
        [one] 1 disc of your colour
       *[other] { $discs } discs of your colour
    } and { $whites ->
        [0] no white one
        [one] 1 white one
       *[other] { $whites } white ones
    }.{ $next ->
        [yes] {" "}The next tile to be scored is { NAME($tile) }.
       *[no] {" "}All tiles are scored: this is the last round.
    }{ $duty ->
        [none] {" "}No action at all is possible for you, so you may choose any street and draw cards instead.
       *[yes] {""}
    }
prompt-placing-short = { $duty ->
        [none] Nothing is possible: choose any street.
       *[yes] Put a disc on a street. { $next ->
            [yes] Next: { NAME($tile, form: "short") }.
           *[no] The last round.
        }
    }
tail-helped = { $helped ->
        [yes] {" "}Done first, { NAME($able) } can make { NAME($other) } possible.
       *[no] {""}
    }
prompt-activation = { $whose ->
        [turn] Your disc lies on { NAME($street) }.
       *[again] Your disc further down on { NAME($street) } lets you act as well.
    } { $way ->
        [duty] Still open: { NAME($actions) }. You must carry out at least one action.{ tail-helped }
        [duty-cards] Still open: { NAME($actions) }. You must carry out at least one action: play cards that make it possible.
        [may] Still open: { NAME($actions) }. What you do not want you may leave.{ tail-helped }
        [impossible] Still open: { NAME($actions) }, but not possible for you now{ $draw ->
            [yes] : draw cards instead, or end it with “{ board-done }”.
           *[no] .
        }
       *[cards] Both actions are used.
    }{ $cards ->
        [some] {" "}You may play cards at any point.
        [idle] {" "}None of your cards can be played now{ $way ->
            [cards] : end it with “{ board-done }”.
            [impossible] { $draw ->
                [yes] .
               *[no] : end it with “{ board-done }”.
            }
           *[other] .
        }
       *[none] {""}
    }
prompt-activation-short = { $way ->
        [duty] Act: { NAME($actions, form: "short") }.
        [duty-cards] Cards, then { NAME($actions, form: "short") }.
        [may] { $whose ->
            [turn] You may: { NAME($actions, form: "short") }.
           *[again] Disc below: { NAME($actions, form: "short") }?
        }
        [impossible] { $draw ->
            [yes] Draw a card instead, or press “{ board-done }”.
           *[no] Nothing possible is left: press “{ board-done }”.
        }
       *[cards] Both actions are used{ $cards ->
            [some] ; cards may be played.
           *[idle] : press “{ board-done }”.
        }
    }
prompt-playing = { $action ->
        [build] Your build card: what do you build?
        [artwork] Your artwork card: where does the artwork go?
        [ship] Your ship card: to which port does the first cloth go?
        [transport] Your transport card: to which trade city does the first cloth go?
       *[contribute] Your contribute card: what do you give, and to which church?
    }
prompt-playing-short = { $action ->
        [build] Your build card: what do you build?
        [artwork] Your artwork card: where does it go?
        [ship] Your ship card: to which port?
        [transport] Your transport card: to which city?
       *[contribute] Your contribute card: what, and where?
    }
prompt-sending = Send more cloth? { $by ->
        [ship] { $left ->
            [one] 1 more ship can sail
           *[other] { $left } more ships can sail
        }
       *[road] { $left ->
            [one] 1 more house can get 1
           *[other] { $left } more houses can get 1 each
        }
    }; you have { $cloth } cloth.
prompt-sending-short = Send more cloth? { $left } more may go; you have { $cloth }.
prompt-summoning = The lowest disc on { NAME($street) } is white, and you have no disc left in your supply. Which of your discs on the streets takes seat { $seat } of the council? A white disc goes on top of the tower it leaves. Then { NAME($tile) } is scored.
prompt-summoning-short = Which of your discs takes council seat { $seat }?

## Why a choice is not open

why-no-street = No street joins { NAME($action) } and { NAME($other) }. Next to { NAME($action) } lie { NAME($neighbours) }.
why-no-white = You have no white disc left.
why-no-disc = You have no disc of your colour left; you have { $whites ->
        [one] 1 white one
       *[other] { $whites } white ones
    }.
why-duty-street = On { NAME($street) } you could carry out neither action, not even with your cards ({ NAME($action) }: { NAME($lack) }; { NAME($other) }: { NAME($other-lack) }). Your disc must bring you at least one action.
why-duty = You must carry out at least one of the two actions before you end.
why-duty-draw = A card in place of { NAME($action) } would leave you no action that you could carry out, and your disc must bring you at least one. First play cards that make one possible.
why-duty-card = After playing { NAME($action) } now you could carry out neither action of this street any more, and your disc must bring you at least one.
why-duty-aim = After that you could carry out neither action of your street any more, and your disc must bring you at least one.
why-card = You have just played { NAME($action) }; that action comes first.
why-not-dealt = You were not dealt the final card { NAME($final) }.
why-taken = The start card { NAME($action) } is already taken.
why-no-own-disc = None of your discs lies there.
why-other-action = { NAME($action, form: "title") } is not an action of this street; here you have { NAME($actions) }.
why-action-done = { NAME($action, form: "title") } is used up here: a disc of your colour gives each action once, a white one twice.
why-draw-possible = { NAME($action, form: "title") } is possible for you, so there is no card in its place. You may leave it undone.
why-no-cards = No card is left to be drawn.
why-one-card = At this table you may draw only one such card in your own turn.
why-no-card = You have no card { NAME($action) } in your hand.
why-card-idle = The card { NAME($action) } would have no effect now ({ NAME($lack) }), so it cannot be played.
why-full = Your warehouse for { NAME($material) } is full: it holds { $most }.
why-supply = All your cubes are in use: none is left in your supply.
why-no-marble = An artwork is made of 1 marble from your warehouse, and you have none there.
why-no-space = { NAME($building, form: "title") } has no free space for { NAME($material) }.
why-no-cube = You have no { NAME($material) } in your warehouse.
why-workshops-full = All your workshops are full: each holds { $most } cloth.
why-ships = You have all { $most } ships already.
why-ship-cost = A ship costs 2 wood; you have { $wood }.
why-workshops = You have all { $most } workshops already.
why-workshop-cost = A workshop costs 1 wood and 1 brick; you have { $wood } wood and { $brick } brick.
why-house = You have a house in { NAME($city) } already.
why-house-cost = A house costs 2 brick; you have { $brick }.
why-no-cloth = You have no cloth in your workshops: weave some first.
why-no-ship = You have no ship, and only ships carry cloth to a port.
why-no-house = You have no house in { NAME($city) }; the road leads only to cities with a house of your own.
why-city-full = { NAME($city) } is full: it takes { $most } cloth.
why-served = { NAME($city) } has had its cloth; each house gets one.
why-way = { $by ->
        [ship] Your ships sail to Barcelona, Lisbon and London only.
       *[road] The road leads to Troyes, Bruges and Hamburg only.
    }

# What an action that is impossible lacks.

lack-means = not enough wood and brick
lack-nothing-to-build = everything is built
lack-marble = no marble
lack-goods = nothing in the warehouses
lack-church-room = no free space for it
lack-ship = no ship
lack-house = no house
lack-cloth = no cloth
lack-city-room = no room in the cities you can reach
lack-cubes = no cubes left in your supply
lack-cloth-room = the workshops are full
lack-warehouse-room = the warehouse is full

## What is read before something new

pause-last-tiles = Press Enter for the last tiles and the final cards.
pause-ended = Press Enter for the end of the game.

## What each choice would do. A `tail` ends several of these sentences.

tail-possible = { $possible ->
        [first] {" "}({ NAME($able) } first can make { NAME($other) } possible)
        [alone] {" "}(only { NAME($able) } is possible{ $draw ->
            [yes] ; you may draw a card instead of { NAME($other) }
           *[no] {""}
        })
        [cards] {" "}(possible only with your cards)
        [none] {" "}(neither is possible{ $draw ->
            [yes] : you may draw cards instead
           *[no] {""}
        })
       *[both] {""}
    }
tail-then = { $then ->
        [own] {" "}Then your disc below acts.
        [other] {" "}Then { $second } acts.
        [own-own] {" "}Then both of your discs below act.
        [own-other] {" "}Then your disc below acts, then { $third }.
        [other-own] {" "}Then { $second } acts, then your disc below.
        [other-other] {" "}Then { $second } acts, then { $third }.
        [same] {" "}Then { $second } acts twice.
       *[nobody] {""}
    }
tail-council = { $leaves ->
        [own] {" "}Your lowest disc goes to the council; { NAME($tile) } is scored.
        [other] {" "}The lowest disc, of { $owner }, goes to the council; { NAME($tile) } is scored.
        [white-supply] {" "}The lowest disc is white: you send one from your supply to the council and take the white one; { NAME($tile) } is scored.
        [white-street] {" "}The lowest disc is white: you send one from a street to the council, and the white one goes on top of the tower it leaves; { NAME($tile) } is scored.
        [white-nobody] {" "}The lowest disc is white and you have none to send to the council; { NAME($tile) } is scored.
        [late] {" "}The lowest disc, of { $owner }, still enters the Palazzo.
        [game] {" "}The lowest disc leaves the game.
       *[nobody] {""}
    }
tail-counts = { $counts ->
        [0] {""}
        [1] {" "}You would be { NAME($place) } for { NAME($tile) }.
       *[other] {" "}You would be { NAME($place) } for { NAME($tile) } and { NAME($other-place) } for { NAME($other-tile) }.
    }{ $final ->
        [own] {" "}It counts for your final card.
        [open] {" "}It counts for the open final card.
       *[none] {""}
    }

describe-done = { $left ->
        [0] Done here.
       *[other] End here, and leave out: { NAME($actions) }.
    }
describe-done-short = Done here
describe-stop = Send no more; you keep { $cloth } cloth.
describe-stop-short = Send no more
describe-place = A disc on { NAME($street) }{ tail-possible }.{ tail-then }{ tail-council }
describe-white = A white disc on { NAME($street) }{ tail-possible }.{ tail-then }{ tail-council }
describe-gain = Take 1 { NAME($material) }; your warehouse then has { $held } of { $most }.
describe-build-ship = Build a ship for 2 wood; you then have { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    } and { $wood ->
        [0] no wood
       *[other] { $wood } wood
    }.
describe-build-ship-short = Ship
describe-build-workshop = Build a workshop for 1 wood and 1 brick; you then have { $workshops } workshops; left are { $wood } wood and { $brick } brick.
describe-build-workshop-short = Workshop
describe-build-house = Build a house in { NAME($city) } for 2 brick; { $brick ->
        [0] you keep no brick
       *[other] you keep { $brick } brick
    }.
describe-adorn = Give an artwork of 1 marble to { NAME($building) }; { $left ->
        [0] you keep no marble
       *[other] you keep { $left } marble
    }.{ tail-counts }
describe-weave = Weave { $count } cloth; you then have { $cloth }.
describe-send = { $by ->
        [ship] Ship 1 cloth to { NAME($city) }
       *[road] Send 1 cloth by road to { NAME($city) }
    }, where you then have { $there }; { $left ->
        [0] you keep no cloth
       *[other] you keep { $left } cloth
    }.{ tail-counts }
describe-give = Give 1 { NAME($material) } to { NAME($building) }, where you then have { $there }; { $left ->
        [0] you keep no { NAME($material) }
       *[other] you keep { $left } { NAME($material) }
    }.{ tail-counts }
describe-draw = Draw a card in place of { NAME($action) }, which you cannot carry out now ({ NAME($lack) }).{ $helped ->
        [yes] {" "}Done first, { NAME($able) } can make it possible.
       *[no] {""}
    }
describe-play = Play { NAME($action) }: { NAME($effect) }{ $left ->
        [0] {""}
       *[other] {" "}You keep { $left } more of these.
    }
describe-lift = Send your disc on { NAME($street) } to the council: number { $height } of { $discs } from below.
describe-keep = { NAME($final) }: { $kind ->
        [city] whoever has the most cloth there.
        [church] whoever has given the most cubes there, artworks included.
       *[palazzo] whoever has the most representatives and artworks there.
    }
describe-take = { NAME($action, form: "title") }: { NAME($effect) }
describe-first = { $player } is the start player.
describe-lay = The next action of the city is { NAME($action) }.
describe-tile = The next tile of the council is { NAME($tile) }.
describe-deal = The final card { NAME($final) } is dealt.
describe-card = The card { NAME($action) } is drawn.

effect-wood = 1 wood into your warehouse.
effect-brick = 1 brick into your warehouse.
effect-marble = 1 marble into your warehouse.
effect-build = build a ship, a workshop or a house.
effect-artwork = turn 1 marble into an artwork.
effect-weave = 1 cloth into each workshop with room.
effect-ship = each ship carries 1 cloth to a port.
effect-transport = 1 cloth to each city with a house of yours.
effect-contribute = give 1 cube to a church.

## Help cards

help-calimala = You are a cloth merchant in Florence. The most points win.
    {" "}
    1. In your turn you put a disc on a street. A street lies between two of the nine actions of the city, and you carry out both, in either order; with a white disc each of them twice. At least one of them you must really carry out.
    2. Then the two discs below yours act, from top to bottom: their owners may carry out the same two actions. What you cannot do at all you may replace by drawing an action card; such cards are played whenever one of your discs acts.
    3. With a fourth disc the lowest one leaves the tower for the council: it becomes a representative of its owner, and the next scoring tile is scored. The three players with the most cubes there get 3, 2 and 1 points. Representatives and artworks in the Palazzo Vecchio win ties.
    {" "}
    Wood, brick and marble come into your warehouses. Build ships, houses and workshops with them, give them to the churches, or turn marble into artworks. Weave cloth in your workshops and send it by ship to ports or by road to cities where you have a house.
    The game ends when all discs are placed or all fifteen tiles are scored. Then the tiles that are left and the final cards are scored; a final card brings 5, 3 and 1 points.
help-rules = (C-…) is the number of a rule in RULES.md; help C-T3 finds its card.
help-place = Placing a disc (C-T1, C-T2). In your turn you put one disc on any street, on top of what lies there, and carry out the two actions that it joins, in either order. At least one of them you must really carry out. Afterwards the discs below act.
help-white = White discs (C-T2, C-T4, C-P2). A white disc lets you carry out each of the two actions twice, in any order. It belongs to nobody once it lies: covered by others, it does nothing. When it is pushed out of a tower, the player whose turn it is sends a disc to the council for it.
help-draw = Drawing a card (C-K1, C-K2). An action that is completely impossible for you may be replaced by drawing one action card. An action that you could carry out, even in part, gives no card if you leave it. You choose the order, so you may take an action at a moment when it is impossible. With a white disc each impossible time gives a card; a player who acts again further down and can do neither action may draw two.
help-play = Playing a card (C-K3). Whenever one of your discs acts you may play any number of cards from your hand, before, between and after the actions. Each gives its action once, at once, and must have at least some effect. A card just drawn may be played too. Never while others act.
help-done = Ending your actions (C-T3, C-T4). You need not carry out everything, save the one action that your disc in your own turn demands. What you leave is lost.
help-stop = Keeping the rest of the cloth (C-A5, C-A6). Not every ship and every house must be used; cloth that is not sent stays in your workshops.
help-lift = Sending a disc from a street (C-P2). The lowest disc of the tower was white, so you owe the council a disc of your colour, and your supply has none. Take one of yours from any street, at any height; the white disc goes on top of the tower you took it from.
help-keep = Keeping a final card (C-S3). With three players you get three final cards, else two. You keep one in secret; the others go back to the box unseen. With three or four players one card lies open for all. All kept cards are scored for everybody at the end.
help-take = Start cards (C-S4). A card each of wood, brick, marble, weave and build is laid out. From the start player's right and against the clock each takes one, so the start player chooses last. All see who takes what.
help-wood = Wood (C-A1). The action: 1 wood from your supply into your warehouse, which holds 4. Wood pays for ships (2) and workshops (1 and 1 brick), or goes to a church. The tile: your wood in the three churches together.
help-brick = Brick (C-A1). The action: 1 brick from your supply into your warehouse, which holds 4. Brick pays for houses (2) and workshops (1 and 1 wood), or goes to a church. The tile: your brick in the three churches together.
help-marble = Marble (C-A1). The action: 1 marble from your supply into your warehouse, which holds 4. Marble becomes an artwork or goes to a church as it is. The tile: your marble in the three churches together; artworks are not marble any more.
help-build = Build (C-A2). One of three: a ship for 2 wood, at most three; a house for 2 brick in a trade city where you have none; a workshop for 1 wood and 1 brick, at most two besides the one you start with. What you pay returns to your supply.
help-artwork = Artwork (C-A3). 1 marble from your warehouse to a free artwork space of one of the three churches or of the Palazzo Vecchio. In the Palazzo it helps you to win ties.
help-weave = Weave (C-A4). 1 cloth from your supply into each of your workshops that has room; a workshop holds 4.
help-ship = Ship (C-A5). Each of your ships may carry 1 cloth from your workshops to a port with room: Barcelona, Lisbon or London. Several may go to the same port, and not all must sail.
help-transport = Transport (C-A6). 1 cloth from your workshops to each trade city in which you have a house and there is room: Troyes, Bruges, Hamburg. Not all must get one.
help-contribute = Contribute (C-A7). 1 cube of wood, brick or marble from a warehouse to a free space of its row in one of the three churches.
help-barcelona = Barcelona (C-A5, C-P3). A port, reached by ship; room for 12 cloth. Its tile counts the cloth here, and so does the tile of all ports.
help-lisbon = Lisbon (C-A5, C-P3). A port, reached by ship; room for 12 cloth. Its tile counts the cloth here, and so does the tile of all ports.
help-london = London (C-A5, C-P3). A port, reached by ship; room for 12 cloth. Its tile counts the cloth here, and so does the tile of all ports.
help-troyes = Troyes (C-A6, C-P3). A trade city, reached by road by those who have a house here; room for 12 cloth. Its tile counts the cloth here, and so does the tile of all trade cities.
help-bruges = Bruges (C-A6, C-P3). A trade city, reached by road by those who have a house here; room for 12 cloth. Its tile counts the cloth here, and so does the tile of all trade cities.
help-hamburg = Hamburg (C-A6, C-P3). A trade city, reached by road by those who have a house here; room for 12 cloth. Its tile counts the cloth here, and so does the tile of all trade cities.
help-santa-maria = Santa Maria del Fiore (C-A3, C-A7, C-P3). Room for 5 each of wood, brick, marble and artworks. Its tile counts all your cubes here, artworks included.
help-san-miniato = San Miniato (C-A3, C-A7, C-P3). Room for 3 each of wood, brick, marble and artworks. Its tile counts all your cubes here, artworks included.
help-santa-croce = Santa Croce (C-A3, C-A7, C-P3). Room for 4 each of wood, brick, marble and artworks. Its tile counts all your cubes here, artworks included.
help-palazzo = Palazzo Vecchio (C-A3, C-P1, C-P4). The seat of the council, with room for 4 artworks. Representatives and artworks here decide ties. It has no tile, but a final card, which counts both.
help-setup = Set-up (C-S1, C-S2, C-S5). Three to five players; who starts is drawn. Contribute lies in the middle of the city, the eight other actions around it at random, or as laid out for a first game. The fifteen tiles of the council are shuffled and open. You start with one workshop, empty warehouses, no ship and no house.
help-street = Streets and towers (C-T1, C-T4, C-P1). Twelve streets join the nine actions. Discs on a street lie on one another as a tower. The top disc acts, then the second and the third; a fourth pushes the lowest one out, so that a tower rests at three or fewer. On the board towers are read from below, the top on the right.
help-duty = The duty to act (C-T3). A disc may not be placed only to draw cards: at least one action of the street must really be carried out, if needed with the help of your hand cards. Streets where you could not are not open to you; and while your disc acts, nothing is offered that would make it impossible. If no street at all is possible, you may take any and are free of the duty. Discs further down have no duty.
help-activation = Activation (C-T4, C-T5). When the disc on top is done, the second from the top acts, then the third: its owner may carry out both actions once, in either order, or leave them. With several discs in a tower you act once for each. White discs below the top do nothing, and the lowest of four never acts. Then comes a scoring, if the tower holds four, and then the next player.
help-discs = Discs (C-T1, C-E1). Coloured and white: 12 and 3 with three players, 10 and 2 with four, 8 and 2 with five. Each turn takes one. A white disc that comes back to your supply can be placed again.
help-warehouse = Warehouses (C-A1). One each for wood, brick and marble, each with room for 4 cubes. You have 40 cubes in all; what you pay with returns to your supply, what you give to churches and send to cities stays there.
help-workshop = Workshops (C-A4). You start with one and may build two more. Each holds 4 cloth, and each weaves 1 cloth whenever you weave. Cloth that you send comes from the fullest one.
help-house = Houses (C-A2, C-A6). A house in Troyes, Bruges or Hamburg costs 2 brick. It lets you send cloth there by road, one each time you transport. One house of yours in each city.
help-cards = Action cards (C-K4). There are usually five of each of the nine actions. Hands are secret, but all see how many cards you hold; there is no limit. Played cards lie open; when the last card of the deck is drawn, they are shuffled and become the new deck.
help-council = The council (C-P1). Fifteen seats in the Palazzo Vecchio, each with a scoring tile, in an order that is open from the start. When a tower holds four discs and the top three are done, the lowest goes to the next free seat, and the tile of that seat is scored; the new representative counts already.
help-representative = Representatives (C-P1, C-P2). Your discs in the council. They score nothing by themselves, but win ties everywhere. If the disc pushed out is white, the player whose turn it is puts one of their own colour on the seat and takes the white one into the supply.
help-tile = Scoring tiles (C-P3). A city counts the cloth there; a church all cubes there; artworks those in all four buildings; ports or trade cities the cloth in all three; wood, brick or marble the cubes of it in the three churches. The most gets 3 points, the second 2, the third 1. Who has nothing there gets nothing.
help-ties = Ties (C-P4). Whoever has more representatives and Palazzo artworks together is ahead; then who has more representatives; then who had that many first; with none, who gave an artwork to the Palazzo first. If nothing decides, the points of the tied places are added, shared and rounded down.
help-end = The end (C-E1, C-E2). When all discs are placed, the tiles not scored yet are scored in order. Or all fifteen tiles are scored earlier: then the round is completed, and discs pushed out of towers leave the game. The final cards come last.
help-winner = Winning (C-E4). Most points. A tie goes to more representatives and Palazzo artworks, then on as with all ties; if nothing decides, the victory is shared.
help-options = Options (C-O1, C-S2). The city may be laid out as for a first game. In your own turn you may be allowed only one card in place of impossible actions. And discs that are pushed out after the last tile may still enter the Palazzo, where they count for ties and for the final card of the Palazzo.
help-cities = Single cities (C-P3). Six of the tiles, one for each port and trade city: who has the most cloth there gets 3 points, the next 2 and 1. Each cloth counts for two tiles, its city and all ports or all trade cities.
help-churches = Single churches (C-P3). Three of the tiles, one for each church: who has the most cubes there, artworks included, gets 3 points, the next 2 and 1. Each cube counts for two tiles, its church and its material, or artworks.
help-artworks = Artworks (C-P3). One tile: who has given the most artworks to the three churches and the Palazzo Vecchio together gets 3 points, the next 2 and 1.
help-ports = All ports (C-P3). One tile: who has the most cloth in Barcelona, Lisbon and London together gets 3 points, the next 2 and 1.
help-trade-cities = All trade cities (C-P3). One tile: who has the most cloth in Troyes, Bruges and Hamburg together gets 3 points, the next 2 and 1.
help-materials = Wood, brick, marble (C-P3). Three tiles: who has the most cubes of the material in the three churches together gets 3 points, the next 2 and 1. Artworks are not marble.
help-finals = Final cards (C-E3). Everybody's secret card, and the open one with three or four players, are scored for all at the end: 5, 3 and 1 points. A city counts the cloth there, a church all cubes there, the Palazzo Vecchio representatives and artworks there. Who has nothing there gets nothing.

## The board in a terminal

terminal-empty = –
terminal-nobody = ×
terminal-over = the game is over
terminal-set-up = set-up, { $player } is the start player
terminal-round = round { $round }, turn of { $player }
terminal-deck = { $count ->
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
terminal-short = type board for more
terminal-council = Council
terminal-now = now
terminal-next = ▸{ $seat }
terminal-scored = scored
terminal-ties = Ties are won by
terminal-open-final = Open final card: { NAME($final) }
terminal-churches = Churches
terminal-ports = Ports
terminal-trade = Trade cities
terminal-cloth = cloth, room
terminal-houses = Houses
terminal-player = Player
terminal-points = Points
terminal-discs = Discs
terminal-woven = Cloth
terminal-ships = Ships
terminal-hand = Cards
terminal-council-own = Palazzo
terminal-card = { NAME($action) }{ $count ->
        [one] {""}
       *[other] {" "}×{ $count }
    }
terminal-own-hand = your cards: { $cards }
terminal-no-hand = no cards
terminal-own-final = your final card: { NAME($final) }
terminal-finals = Final cards
terminal-score-title = Points
terminal-score-total = Total
terminal-score-note = Final cards count only at the end.
terminal-row-scored = Scored
terminal-row-points = Points (what counted)
terminal-row-nobody = nobody
terminal-row-share = { $points } ({ $counted })
terminal-row-tile = { NAME($tile, form: "short") }
terminal-row-open = Final card { NAME($final, form: "short") } (open)
terminal-row-final = Final card { NAME($final, form: "short") } ({ $player })
terminal-legend-city = City: each street between two actions bears a tower of discs, by the players' letters, ○ a white one, the top on the right. Bold: actions that you could carry out now. Churches: a letter for each cube, a dot for each free space.
terminal-legend-council = Council: the tiles in the order they are scored, ▸ the next one. Before the name whose representative sits there (× nobody's), after it who would get how many points if the tile were scored now. “Ties are won by” lists who is ahead of whom among equals.
terminal-legend-players = Players in turn order, ▸ is you. Discs: of one's own colour + white. Cloth: in the workshops / room for it. Cards: in the hand. Palazzo: representatives + artworks there, which win ties.

## Options of a table

option-city = The city
option-city-random = Laid out at random
option-city-first-game = As laid out for a first game
option-compensation = Cards for impossible actions
option-compensation-any = One for each, as in the rules
option-compensation-one = At most one in your own turn
option-late = Discs pushed out after the last tile
option-late-leave = Leave the game, as in the rules
option-late-enter = Still enter the Palazzo and count for ties

## What is wrong with a box

error-cards = The box needs exactly { $needed } action cards in all, not { $count }.
error-start-card = The box needs at least one card “{ $action }”: it is laid out at the start.
error-whole-number = “{ $name }” needs a whole number from 0 up, not “{ $value }”.
error-kinds = The cards need { $needed } counts, one for each action, not { $count }.
error-no-action = There is no action “{ $action }”; there is: { $actions }.
error-layout = The layout for a first game is a list of { $needed } actions, each of them once.
error-middle = In the middle of the city is always “{ $action }”.
error-no-table = A box has the tables cards and first-game, not “{ $table }”.
error-not-a-table = “{ $table }” must be a table of names and values.
error-toml = The box file is not valid TOML: { $reason }.

## The board in the browser

# City, council and scores.
board-round = Round { $round } of at most { $rounds } · { $tiles ->
        [one] 1 tile left
       *[other] { $tiles } tiles left
    }
board-set-up = Before the first round
board-over = The game is over
board-city = Streets of Florence
board-acting = { $player } acts here
board-left = { $left }×
board-tower = { NAME($street) }: { $count ->
        [one] one disc
       *[other] { $count } discs
    }, from below: { $discs }{ $scores ->
        [yes] . The next disc here sends the lowest one to the council, and { NAME($tile) } is scored
       *[no] {""}
    }
board-late = Entered after the last tile: { $players }
board-white = white
board-council = Palazzo Vecchio
board-palazzo-artworks = Artworks of the Palazzo: { $given ->
        [0] none of four yet
       *[other] { $given } of four, given by { $patrons }
    }
board-ties = Ties
board-ties-order = Ties are won in this order: { $players }
board-final = Open final card: { NAME($final) }, scored at the end for all. { $scorers ->
        [0] Nobody has anything there yet.
       *[other] Points as it stands: { $awards }
    }
board-award = { $points } to { $player }
board-next = next
board-seat = Seat { $seat }, { NAME($tile) }{ $ahead ->
        [1] , scored next
       *[other] {""}
    }. { $scorers ->
        [0] Nobody would score now.
       *[other] Points if scored now: { $awards }
    }
board-seat-done = Seat { $seat }, { NAME($tile) }: scored, { $taken ->
        [yes] representative of { $player }
       *[no] no representative
    }
board-panes = Parts of the board
board-pane-open = something is open here
board-pane = { $pane ->
        [city] City
        [council] Council
        [churches] Churches
       *[map] Map
    }
board-runner = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $leads ->
        [yes] {" "}(ahead)
       *[no] {""}
    }, { $discs ->
        [one] { $discs } disc
       *[other] { $discs } discs
    } and { $whites } white left{ $turn ->
        [yes] . On turn
       *[no] {""}
    }
board-change = { $before } → { $after }
board-draw = card
board-done = Done here
board-stop = Send no more

board-churches = Churches
board-row = { $row ->
        [wood] Wood
        [brick] Brick
        [marble] Marble
       *[artwork] Artworks
    }
board-stones = { $row ->
        [wood] Wood
        [brick] Brick
        [marble] Marble
       *[artwork] Artworks
    }: { $free } of { $spaces } free
board-order = { NAME($thing, form: "title") }{ $scored ->
        [yes] , scored already
       *[no] {""}
    }: { $owners ->
        [0] nobody has any
       *[other] { $shares }. Ahead: { $leaders }
    }
board-share = { $player } has { $cubes }
board-map = Ports and trade cities
board-free = Cloth sent here; { $count } of 12 places free
board-house-of = House of { $player }
board-florence = Florence
board-deck = { $count ->
        [one] 1 action card in the deck
       *[other] { $count } action cards in the deck
    }
board-discard = { $count ->
        [one] 1 action card played
       *[other] { $count } action cards played
    }
board-mat = My things
board-times = × { $count }
board-discs = Discs
board-discs-left = { $count ->
        [one] 1 coloured disc
       *[other] { $count } coloured discs
    } and { $whites ->
        [one] 1 white disc
       *[other] { $whites } white discs
    } left
board-warehouses = Warehouses
board-warehouse = { $wood } wood, { $brick } brick, { $marble } marble; room for { $most } of each
board-workshops = Workshops
board-looms = Cloth in the workshops: { NAME($cloth) }, of { $most } each{ $left ->
        [0] {""}
       *[other] ; the next workshop costs 1 wood and 1 brick, { $left } to build
    }
board-harbour = Ships
board-ships = { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }{ $left ->
        [0] {""}
       *[other] ; the next costs 2 wood, { $left } to build
    }
board-houses = Houses
board-houses-built = { $count ->
        [one] 1 house
       *[other] { $count } houses
    } built{ $left ->
        [0] {""}
       *[other] ; the next costs 2 brick, { $left } to build
    }
board-cubes = Cubes
board-supply = { $count ->
        [one] 1 cube in the supply
       *[other] { $count } cubes in the supply
    }
board-hand = { $count ->
        [0] My cards
       *[other] My cards ({ $count })
    }
board-none = no cards
board-choose-one = Choose one
board-my-final = My final card
board-own = you
board-first = starts
board-status = { $status ->
        [asked] to choose
        [turn] in turn
        [ready] ready
       *[choosing] choosing
    }
board-score = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-things = { $discs ->
        [one] 1 coloured disc
       *[other] { $discs } coloured discs
    } and { $whites } white left. Warehouses: { $wood } wood, { $brick } brick, { $marble } marble. { $cloth } cloth in { $workshops ->
        [one] 1 workshop
       *[other] { $workshops } workshops
    }. { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    }, { $houses ->
        [one] 1 house
       *[other] { $houses } houses
    }. { $hand ->
        [one] 1 action card
       *[other] { $hand } action cards
    }{ $known ->
        [0] {""}
       *[other] , one known: { NAME($cards) }
    }. In the Palazzo { $representatives ->
        [one] 1 representative
       *[other] { $representatives } representatives
    } and { $artworks ->
        [one] 1 artwork
       *[other] { $artworks } artworks
    }.
board-final-shown = Final card: { NAME($final) }
board-offered = Start cards laid out, everyone takes one: { NAME($cards) }
board-scoring-title = { $title } ({ $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    })
board-scoring-tiles = { $unit ->
        [cloth] { $count } cloth
        [artworks] { $count ->
            [one] 1 artwork
           *[other] { $count } artworks
        }
       *[cubes] { $count ->
            [one] 1 cube
           *[other] { $count } cubes
        }
    } at the end
board-scoring-open = Open final card: { NAME($final) }
board-scoring-secret = { $player }’s final card: { NAME($final) }
board-scoring-final = { $unit ->
        [cloth] { $count } cloth
        [cubes] { $count ->
            [one] 1 cube
           *[other] { $count } cubes
        }
       *[palazzo] { $count ->
            [one] 1 representative or artwork
           *[other] { $count } representatives and artworks
        }
    }{ $place ->
        [0] {""}
        [1] , 1st
        [2] , 2nd
       *[3] , 3rd
    }{ $tie ->
        [won] , ahead in the tie
        [shared] , shared
       *[none] {""}
    }

## The lesson

lesson-welcome = You are a cloth merchant in Florence. The council in the Palazzo Vecchio gives points, for one thing after another: to those with the most cloth in a city, or the most gifts in a church.
lesson-final = Keep one of your three final cards, in secret. At the very end each card that was kept, and one more that lies open, counts for everybody: 5 points for the most there, then 3 and 1.
lesson-final-do = Keep London.
lesson-start-card = Everybody begins with one action card: an extra action, to be played later. The start player, that is you, chooses last. Ships are built of wood.
lesson-start-card-do = Take the card “wood”.
lesson-city = This is the city: nine actions, and between two neighbours a street. A turn is one disc on one street; in a round everybody has one turn.
lesson-place = The disc lets you do both actions beside its street. Wood for a ship and cloth to load it with: a good beginning. Pale discs show where yours may go; leave the white ones (2×) for later.
lesson-place-do = Put a disc between wood and weave.
lesson-wood = Both actions, in either order. Wood goes from your supply into your warehouse; brick and marble come the same way. There is room for four of each.
lesson-wood-do = Take 1 wood.
lesson-weave = Every workshop of yours weaves one cloth. You have one workshop so far. A workshop holds four cloth.
lesson-weave-do = Weave.
lesson-card = Cards are free actions. Whenever a disc of yours acts, play as many as you like: before, between or after its two actions. “{ board-florence }” shows the deck and the cards played.
lesson-card-do = Play the card “wood”.
lesson-below = Somebody put a white disc (2×) on yours and did both actions twice. Then up to two discs below act, from the top down. So you may do both actions again, in the middle of another’s turn.
lesson-below-do = Take 1 wood again.
lesson-below-weave = That is the heart of the game: your discs keep working for you, and you feed the others whenever you lay yours on theirs.
lesson-below-weave-do = Weave again.
lesson-council = The council scores 15 tiles, one at a time, row by row. The first, London, counts the cloth there. On other tiles a letter with +3 says that this player would get 3 points for it now.
lesson-harbour = So you need cloth in London before the others. You have the wood for a ship: build it first, and then it can carry cloth at once.
lesson-harbour-do = Put a disc between build and ship.
lesson-build = You build one thing at a time: a ship (2 wood) for the ports, a house (2 brick) for a trade city, or a workshop (1 wood, 1 brick), which weaves one more cloth. What you pay returns to your supply.
lesson-build-do = Build a ship: press “{ action-build.title }”.
lesson-limits = These plans are all you can build: three ships, a house in each of the three trade cities, and two more workshops. What is built stays, and works every time.
lesson-cities = The ports are London, Lisbon and Barcelona; the other three are trade cities. Each has room for 12 cloth. The tiles “{ tile-ports.title }” and “{ tile-trade-cities.title }” count all three together.
lesson-send = Every ship takes one cloth from a workshop to a port of your choice. Had you done this action first, there would have been no ship.
lesson-send-do = Send a cloth to London.
lesson-third = Two discs lie on yours now. They act from the top down; the white one is covered, so it does nothing. Yours, the third, still acts. The lowest of four would not.
lesson-third-do = Take 1 wood.
lesson-third-weave = Three discs lie here now, and no more than three can stay: the small palace beside them says so. Weave, and then see what happens when a fourth comes on top.
lesson-third-weave-do = Weave.
lesson-scored = A fourth disc came on top, so yours, the lowest, went to the council. Then the next tile is scored, here London: 3 points for the most, then 2 and 1. With nothing there you get nothing.
lesson-ties = Your disc stays there as your representative. It brings no points, but among equals whoever has more representatives in the Palazzo is ahead. “{ board-ties }” shows the order.
lesson-white = The next tile is Santa Croce, and you have two wood to give to churches. You have three white discs: each does both actions twice, but once covered it does nothing and is nobody’s.
lesson-white-do = Put a white disc (2×) between transport and contribute.
lesson-give = To contribute is to give one cube from a warehouse to a free space of a church. Somebody has one in Santa Croce; if you have one, too, your representative wins the tie.
lesson-give-do = Give 1 wood to Santa Croce.
lesson-give-again = The white disc contributes twice. Each gift counts for two tiles: its church, and its material in all three churches together. So wood in San Miniato is worth something, too.
lesson-give-again-do = Give 1 wood to San Miniato.
lesson-draw = Transport brings one cloth to each city with a house of yours, and you have no house. In place of an action that is completely impossible for you, you may draw a card.
lesson-draw-do = Draw a card in place of transport.
lesson-draw-again = Each time counts by itself: impossible again, so a second card. What you could do, but skip, gives none. With the disc that you place you must do at least one of the two; a disc below may skip both.
lesson-draw-again-do = Draw again.
lesson-marble = You drew artwork and marble. Your disc still acts, so what you drew may be played at once. First the marble, for an artwork is made of it.
lesson-marble-do = Play the card “marble”.
lesson-artwork = The action “artwork” turns one marble from your warehouse into an artwork, for a church or for the Palazzo.
lesson-artwork-do = Play the card “artwork”.
lesson-palazzo = Artworks count for the tile “artworks” wherever they are. In a church they count for its tile as well; in the Palazzo, with room for four in all, each counts in ties like a representative.
lesson-palazzo-do = Give it to the Palazzo Vecchio.
lesson-fourth = Three discs lie between wood and weave, a white one at the bottom, which belongs to nobody. Whoever pushes it out sends a disc of their own to the council. Let that be you.
lesson-fourth-do = Put a disc between wood and weave.
lesson-fourth-wood = First you act, then the two discs below yours. The lowest of the four is pushed out. Only then Santa Croce is scored, with your new representative counting already.
lesson-fourth-wood-do = Take 1 wood.
lesson-fourth-weave = Look before you lay a disc: the two right below yours are the others’, so your turn serves them, too. The seat in the council makes up for it.
lesson-fourth-weave-do = Weave.
lesson-equal = Santa Croce was scored: one cube each, all three equal. You have the most in the Palazzo, two representatives and an artwork, so you get the 3 points.
lesson-order = If two are equal in the Palazzo as well, more representatives win, then whoever had that many first. Without any representative: whoever gave an artwork to the Palazzo first.
lesson-shared = The two others have nothing in the Palazzo, so nothing tells them apart. They share the points of 2nd and 3rd place: 2 + 1, halved and rounded down, is 1 point each.
lesson-exchange = The disc pushed out was white, so one from your supply took the seat, and the white one came to you, to be placed again. With an empty supply you would send one from a street.
lesson-finish = The game ends when all discs are placed; tiles not yet scored are then scored in order. If all 15 are scored before that, the game ends with that round; discs still pushed out in it leave the game.
lesson-finals = Last come the final cards: the open one and everybody’s secret one, each for all players. So yours may help another. Most points win; a tie is broken in the Palazzo, as always.
lesson-remember = What is easily forgotten: the lowest of four discs does not act. It only leaves, and during the game that alone brings a scoring. And no card comes for an action that you could do, even in part.
lesson-end = Pile up discs of your own, watch the next tiles, and give the others little. From here on the game is real. Good luck!
