# Santiago de Cuba, in English.

title = Santiago de Cuba
    .line = Drive around town, load { BOX("ships.ships") ->
        [one] { BOX("ships.ships") } ship
       *[other] { BOX("ships.ships") } ships
    }.
    .favourites = Favourite Cubans
    .about = A game by Michael Rieneck (2011) for 2 to 4 players: one shared car, twelve buildings, { BOX("ships.ships") ->
        [one] { BOX("ships.ships") } ship
       *[other] { BOX("ships.ships") } ships
    }.

## What one can do

act-pass = Pass
    .service = Decline the service
    .give = Give nothing: you have nothing to give
    .fence = Take nothing
act-accept = Accept the service
act-port = Drive to the port
act-visit = Drive to { $cuban }
act-lap = Drive a full lap first ({ BOX("street.step", times: 10) ->
        [one] { BOX("street.step", times: 10) } peso
       *[other] { BOX("street.step", times: 10) } pesos
    })
act-claim = Claim: { $building }
act-take = Take: { $good }
act-give = Give: { $gift }
act-move = Move the pawn: { $building }
act-bank = Bank: take { BOX("buildings.bank") ->
        [one] { BOX("buildings.bank") } peso
       *[other] { BOX("buildings.bank") } pesos
    }
act-church = Church: take { BOX("buildings.church") ->
        [one] { BOX("buildings.church") } point
       *[other] { BOX("buildings.church") } points
    }
act-distillery = Distillery: make { $count } × rum from sugar
act-cigar_factory = Cigar factory: make { $count } × cigars from tobacco
act-black_market = Black market: { $good } for { $swap }
act-sawmill = Sawmill: 1 wood for { BOX("buildings.sawmill_vp") ->
        [one] { BOX("buildings.sawmill_vp") } point
       *[other] { BOX("buildings.sawmill_vp") } points
    } and { BOX("buildings.sawmill_pesos") ->
        [one] { BOX("buildings.sawmill_pesos") } peso
       *[other] { BOX("buildings.sawmill_pesos") } pesos
    }
act-cafe = Café: serve { $serving }
act-customs = Customs: set the { $good } die to 0
act-buy_vp = Casino: buy { $count } × 1 point for { BOX("buildings.casino") ->
        [one] { BOX("buildings.casino") } peso
       *[other] { BOX("buildings.casino") } pesos
    }
act-sell_vp = Casino: sell { $count } × 1 point for { BOX("buildings.casino") ->
        [one] { BOX("buildings.casino") } peso
       *[other] { BOX("buildings.casino") } pesos
    }
act-harbour_master = Harbour master: marker to the { $side }
act-office = Office: deliver 1 × { $good } for { BOX("buildings.office") ->
        [one] { BOX("buildings.office") } point
       *[other] { BOX("buildings.office") } points
    }
act-newspaper = Newspaper: take { BOX("buildings.newspaper") ->
        [one] { BOX("buildings.newspaper") } peso
       *[other] { BOX("buildings.newspaper") } pesos
    }
act-expose = Newspaper: take { BOX("buildings.newspaper") ->
        [one] { BOX("buildings.newspaper") } peso
       *[other] { BOX("buildings.newspaper") } pesos
    } and turn { $cuban } over
act-deliver = Deliver { $count } × { $good }
act-wood = Deliver { $count } × wood instead of { $good }
act-aside = Set this die aside: { $good }

## What was done: what the ledger says after the name of the seat

did-points = { $points ->
        [0] {""}
        [one] : +1 point
       *[other] : +{ $points } points
    }
did-pass = passed
    .service = declined the service
    .give = had nothing to give
    .fence = took nothing
did-accept = accepted the service
did-port = drove to the port
did-visit = drove to { $cuban }
did-lap = drove a full lap for { BOX("street.step", times: 10) ->
        [one] { BOX("street.step", times: 10) } peso
       *[other] { BOX("street.step", times: 10) } pesos
    }
did-claim = claimed { $building }
did-take = took { $good }
did-give = gave { $gift }
did-move = moved the pawn to { $building }
did-bank = took { BOX("buildings.bank") ->
        [one] { BOX("buildings.bank") } peso
       *[other] { BOX("buildings.bank") } pesos
    } at the bank
did-church = took { BOX("buildings.church") ->
        [one] { BOX("buildings.church") } point
       *[other] { BOX("buildings.church") } points
    } at the church
did-distillery = distilled { $count } rum
did-cigar_factory = rolled { $count } cigars
did-black_market = swapped { $good } for { $swap } on the black market
did-sawmill = sold 1 wood at the sawmill for { BOX("buildings.sawmill_vp") ->
        [one] { BOX("buildings.sawmill_vp") } point
       *[other] { BOX("buildings.sawmill_vp") } points
    } and { BOX("buildings.sawmill_pesos") ->
        [one] { BOX("buildings.sawmill_pesos") } peso
       *[other] { BOX("buildings.sawmill_pesos") } pesos
    }
did-cafe = served { $serving } at the café
did-customs = had customs set the { $good } die to 0
did-buy_vp = { $count ->
    [one] bought 1 point at the casino
   *[other] bought { $count } points at the casino
    }
did-sell_vp = { $count ->
    [one] sold 1 point at the casino
   *[other] sold { $count } points at the casino
    }
did-harbour_master = moved the value marker to the { $side } (harbour master)
did-office = delivered 1 { $good } through the office for { BOX("buildings.office") ->
        [one] { BOX("buildings.office") } point
       *[other] { BOX("buildings.office") } points
    }
did-newspaper = took { BOX("buildings.newspaper") ->
        [one] { BOX("buildings.newspaper") } peso
       *[other] { BOX("buildings.newspaper") } pesos
    } at the newspaper
did-expose = took { BOX("buildings.newspaper") ->
        [one] { BOX("buildings.newspaper") } peso
       *[other] { BOX("buildings.newspaper") } pesos
    } at the newspaper and turned { $cuban } over
did-deliver = delivered { $count } { $good }{ did-points }
did-wood = delivered { $count } wood instead of { $good }{ did-points }
did-aside = set the { $good } die aside

## What is asked

ask-drive = Where do you drive?
ask-service = { $cuban }: do you accept the service?
ask-lawyer = Alonso: claim a building, or use one you own?
ask-fence = Pablo: which good do you take?
ask-give = El Zorro: what do you give?
ask-move = Which building does your pawn move to (rose: { $rose })?
ask-use = Do you use the { $building }?
ask-deliver = What do you deliver? Each good is worth { $value }, wood { BOX("ships.wood") }.
ask-dice = Ship { $number }: which die do you set aside?
ask-end = The game is over.

phase-drive = driving
phase-service = at a Cuban
phase-lawyer = at the lawyer
phase-fence = at the fence
phase-give = El Zorro
phase-move = moving the pawn
phase-use = using the building
phase-deliver = delivery round
phase-dice = choosing the dice
phase-end = game over

## Why not

why-too-far = the drive costs { $price }, and you have { $money }.
why-one-lap = the car can drive at most ten stops.
why-claimed = another player owns this building.
why-claimed-by-you = you already own this building.
why-no-markers = you have placed all your markers.
why-supply-empty = the supply does not have enough of it.
why-must-give = you have something to give, so you must give it.
why-served = at this table services can't be declined.
why-nothing-to-give = you have nothing of that kind to give.
why-other-rose = this building is under another rose.
why-must-move = your pawn is already there, and it must move on.
why-occupied = another player's pawn is there.
why-not-there = your pawn is not on that building.
why-not-yours = the lawyer only lets you use buildings you own.
why-too-few = you do not have enough of it.
why-no-wood = you have no wood.
why-no-dice = the new ship has no dice yet.
why-not-aboard = this good's die is not on the ship.
why-not-wanted = the ship doesn't want any more of it.
why-demand-smaller = the ship only wants { $demand } of it.
why-lowest-flag = the marker is on the lowest flag and can only move right.
why-face-down = this Cuban is already face down.
why-casino-pesos = that costs { $price } pesos, and you have { $money }.
why-casino-points = you don't have enough points: { $points }.
why-casino-one-way = the casino only exchanges one way per visit.
why-last-demand = no other die shows anything, so this one must be on the ship.

## Goods

good-sugar = sugar
good-citrus = citrus
good-tobacco = tobacco
good-rum = rum
good-cigars = cigars

ware-sugar = { good-sugar }
    .gain = sugar
ware-citrus = { good-citrus }
    .gain = citrus
ware-tobacco = { good-tobacco }
    .gain = tobacco
ware-rum = { good-rum }
    .gain = rum
ware-cigars = { good-cigars }
    .gain = { $count ->
        [one] cigar
       *[other] cigars
    }
ware-wood = wood
    .gain = wood

swap-sugar = { good-sugar }
swap-citrus = { good-citrus }
swap-tobacco = { good-tobacco }
swap-rum = { good-rum }
swap-cigars = { good-cigars }

gift-peso = { BOX("cubans.el_zorro") ->
        [one] { BOX("cubans.el_zorro") } peso
       *[other] { BOX("cubans.el_zorro") } pesos
    }
gift-vp = { BOX("cubans.el_zorro") ->
        [one] { BOX("cubans.el_zorro") } point
       *[other] { BOX("cubans.el_zorro") } points
    }
gift-sugar = { BOX("cubans.el_zorro") } × { good-sugar }
gift-citrus = { BOX("cubans.el_zorro") } × { good-citrus }
gift-tobacco = { BOX("cubans.el_zorro") } × { good-tobacco }
gift-rum = { BOX("cubans.el_zorro") } × { good-rum }
gift-cigars = { BOX("cubans.el_zorro") } × { good-cigars }

serving-cigars = a cigar
serving-rum = a rum
serving-both = a cigar and a rum

side-right = right
side-left = left

rose-yellow = yellow
rose-blue = blue
rose-red = red
rose-white = white
rose-none = none

## The Cubans

cuban-pedro = Pedro
    .object = Pedro
    .short = { BOX("cubans.pedro") } tobacco
    .rule = Tobacco merchant, white rose. You get { BOX("cubans.pedro") } tobacco.
cuban-alonso = Alonso
    .object = Alonso
    .short = lawyer
    .rule = Lawyer, white rose. Claim a building that nobody owns with one of your markers, or use a building you own, wherever the pawns are. Both are free, and you may decline both.
cuban-miguel = Miguel
    .object = Miguel
    .short = { BOX("cubans.miguel") } wood
    .rule = Lumberjack, blue rose. You get { BOX("cubans.miguel") } wood. There is no other way to get any.
cuban-pablo = Pablo
    .object = Pablo
    .short = { BOX("cubans.pablo") ->
        [one] { BOX("cubans.pablo") } good
       *[other] { BOX("cubans.pablo") } goods
    }
    .rule = Fence, blue rose. You get { BOX("cubans.pablo") ->
        [one] { BOX("cubans.pablo") } good
       *[other] { BOX("cubans.pablo") } goods of one kind
    } of your choice, but not wood.
cuban-jose = José
    .object = José
    .short = { BOX("cubans.jose") } sugar
    .rule = Sugar farmer, yellow rose. You get { BOX("cubans.jose") } sugar.
cuban-martinez = Martínez
    .object = Martínez
    .short = { BOX("cubans.martinez") ->
        [one] { BOX("cubans.martinez") } peso
       *[other] { BOX("cubans.martinez") } pesos
    }
    .rule = Musician, yellow rose. You get { BOX("cubans.martinez") ->
        [one] { BOX("cubans.martinez") } peso
       *[other] { BOX("cubans.martinez") } pesos
    }.
cuban-conchita = Conchita
    .object = Conchita
    .short = { BOX("cubans.conchita") } citrus
    .rule = Fruit seller, red rose. You get { BOX("cubans.conchita") } citrus.
cuban-maria = María
    .object = María
    .short = { BOX("cubans.maria") ->
        [one] { BOX("cubans.maria") } point
       *[other] { BOX("cubans.maria") } points
    }
    .rule = Dancer, red rose. You get { BOX("cubans.maria") ->
        [one] { BOX("cubans.maria") } point
       *[other] { BOX("cubans.maria") } points
    }.
cuban-el_zorro = El Zorro
    .object = El Zorro
    .short = thief
    .rule = Pickpocket, no rose. Every other player gives you { BOX("cubans.el_zorro") ->
        [one] { BOX("cubans.el_zorro") } peso
       *[other] { BOX("cubans.el_zorro") } pesos
    }, { BOX("cubans.el_zorro") ->
        [one] { BOX("cubans.el_zorro") } good
       *[other] { BOX("cubans.el_zorro") } goods of one kind
    } (not wood) or { BOX("cubans.el_zorro") ->
        [one] { BOX("cubans.el_zorro") } point
       *[other] { BOX("cubans.el_zorro") } points
    }; they choose. Your pawn stays where it is, and you may use its building again.

## Buildings

building-bank = bank
    .object = the bank
    .rule = You get { BOX("buildings.bank") ->
        [one] { BOX("buildings.bank") } peso
       *[other] { BOX("buildings.bank") } pesos
    }.
building-church = church
    .object = the church
    .rule = You get { BOX("buildings.church") ->
        [one] { BOX("buildings.church") } point
       *[other] { BOX("buildings.church") } points
    }.
building-distillery = distillery
    .object = the distillery
    .rule = Return any number of sugar and get the same number of rum.
building-cigar_factory = cigar factory
    .object = the cigar factory
    .rule = Return any number of tobacco and get the same number of cigars.
building-black_market = black market
    .object = the black market
    .rule = Swap 1 good for 1 good of another kind. Wood cannot be swapped.
building-sawmill = sawmill
    .object = the sawmill
    .rule = Return 1 wood for { BOX("buildings.sawmill_vp") ->
        [one] { BOX("buildings.sawmill_vp") } point
       *[other] { BOX("buildings.sawmill_vp") } points
    } and { BOX("buildings.sawmill_pesos") ->
        [one] { BOX("buildings.sawmill_pesos") } peso
       *[other] { BOX("buildings.sawmill_pesos") } pesos
    }.
building-cafe = café
    .object = the café
    .rule = Return 1 cigar, 1 rum or one of each, for { BOX("buildings.cafe") ->
        [one] { BOX("buildings.cafe") } point
       *[other] { BOX("buildings.cafe") } points
    } each.
building-customs = customs
    .object = customs
    .rule = Set one die on the ship to 0. Nobody scores for it.
building-casino = casino
    .object = the casino
    .rule = Exchange { BOX("buildings.casino") ->
        [one] { BOX("buildings.casino") } peso
       *[other] { BOX("buildings.casino") } pesos
    } for 1 point, or 1 point for { BOX("buildings.casino") ->
        [one] { BOX("buildings.casino") } peso
       *[other] { BOX("buildings.casino") } pesos
    }, as often as you like but only one way.
building-harbour_master = harbour master
    .object = the harbour master
    .rule = Move the value marker one flag right or left. If it moves right from the last flag, the ship leaves.
building-office = office
    .object = the office
    .rule = Deliver 1 good that the ship wants (not wood) for exactly { BOX("buildings.office") ->
        [one] { BOX("buildings.office") } point
       *[other] { BOX("buildings.office") } points
    }, whatever the flag.
building-newspaper = newspaper
    .object = the newspaper
    .rule = You get { BOX("buildings.newspaper") ->
        [one] { BOX("buildings.newspaper") } peso
       *[other] { BOX("buildings.newspaper") } pesos
    }, and you may turn one Cuban face down. A player who stops there gets nothing; once the car has left or passed this Cuban, the card is turned face up again.

## Where points come from, and what is counted

source-vp = points earned
source-goods = goods left

counts-money = pesos
    .gain = { $count ->
        [one] peso
       *[other] pesos
    }
counts-points = points
    .gain = { $count ->
        [one] point
       *[other] points
    }
counts-goods = goods
counts-markers = markers
counts-cubans = face-down Cubans
counts-ships = ship
counts-flags = flag
counts-demand = demand
counts-dice = dice

## Options

option-strict_shortage = Strict shortage
    .help = If the supply doesn't have everything a Cuban offers, you get nothing. Usually you get what there is.
option-owner_vp_when_staying = Owners always score
    .help = The owner of the building where your turn ends scores even if your pawn just stayed there. Otherwise only if your pawn arrived this turn or used the building.
option-zero_ship_sails = Ships without demand sail
    .help = Four dice showing 0 may be placed on a ship; it then leaves at once and counts. Usually the ship must want at least one good.
option-open_holdings = Open holdings
    .help = Play without screens: everyone sees everyone's goods, pesos and points.
option-max_steps = Longest drive
    .help = How many stops the car may drive in a turn if you can pay: one lap of ten, or any number. Without the limit, whole laps are driven first, and every pass of the port counts.
choice-max_steps-10 = ten stops
choice-max_steps-uncapped = any number
option-services_declinable = Services may be declined
    .help = You may decline a Cuban's service; your pawn still moves. Usually services are used without asking.

## Invariants and sources

invariant-options = options
invariant-seats = seats
invariant-goods = goods
invariant-money = pesos
invariant-points = points
invariant-markers = ownership markers
invariant-cubans = Cubans
invariant-buildings = buildings
invariant-pawns = pawns
invariant-dice = dice
invariant-turns = turns

origin-rulebook = the Russian and the Italian rulebooks
origin-reviews = reviews that count the tokens
origin-rulebook-and-reviews = rulebooks and reviews
origin-italian-rulebook = the Italian rulebook and a review, but not the Russian rulebook
origin-pairing = inferred: two Cubans share each rose, and one of the two gives goods

## The board

board-port = Port
board-street = The street, clockwise ({ $car } is the car, the number is the price of the drive)
board-city = The city
board-face-down = face down
board-harbour = Ship { $number } of { $last }
board-value = points per good
board-flag = leaves
board-demand = wanted
board-no-dice = The new ship has no dice yet.
board-all-left = The last ship has left.
board-aside = set aside
board-rolled = rolled
board-supply = Supply
board-pesos = pesos
board-points = points
board-markers = markers
board-off-board = off the board
board-passed = passed
board-turn = Turn { $turn }

## The rules page

rules-goal = The city and the goal
    .text =
        You are brokers in Santiago. Ships come into the port and want sugar, citrus, tobacco, rum and cigars. You get these goods from the people of the city, process or swap them in its buildings, and deliver them for points. All of you share **one car**: where one player leaves it, the next one drives on. When the last of { BOX("ships.ships") ->
            [one] { BOX("ships.ships") } ship
           *[other] { BOX("ships.ships") } ships
        } has left, the player with the most points wins.

        A turn has two parts:

        - **A.** Drive the car to a Cuban, who does something for you, or to the port, where everyone may deliver.
        - **B.** After visiting a Cuban, move your pawn to a building under a rose of the Cuban's colour, and use the building if you like. After the port there is no part B.
rules-setup = Set-up
    .text =
        The nine Cubans are dealt at random to the nine stops along the street, and the twelve buildings to the four quarters of the city, three under each rose (yellow, blue, red, white). The car starts at the port, the first of { BOX("ships.ships") ->
            [one] { BOX("ships.ships") } ship
           *[other] { BOX("ships.ships") } ships
        } is in, and the value marker is on flag { BOX("ships.values.0") }.

        Everyone starts with what the table lists, behind a screen; the pawns are not on the board yet. The box has { BOX("goods.pieces.sugar") } sugar, { BOX("goods.pieces.citrus") } citrus, { BOX("goods.pieces.tobacco") } tobacco, { BOX("goods.pieces.rum") } rum, { BOX("goods.pieces.cigars") } cigars and { BOX("goods.pieces.wood") } wood; those not behind screens form the supply.

        The start player is chosen at random. The player to their **right**, who will be last, rolls the five dice and places four of them on the ship, as described under “Ships”.
rules-street = The street
    .text =
        The street is a ring of ten stops: the port, then the nine Cubans, then the port again. The car only drives clockwise.

        You **must** drive at least one stop. { BOX("street.free_steps") ->
            [one] The first stop is
           *[other] The first { BOX("street.free_steps") } stops are
        } free, and every further one costs { BOX("street.step") ->
            [one] { BOX("street.step") } peso
           *[other] { BOX("street.step") } pesos
        }, paid to the supply. You may drive as far as you can pay for, but at most ten stops (a whole lap, back to where the car started).

        If the car **passes** the port without stopping, nobody delivers, but the value marker immediately moves one flag to the right; from flag { BOX("ships.values.2") } the ship leaves (see “Ships”). Leaving the port does not count as passing it.
rules-cubans = Part A: the Cubans
    .text =
        When you stop at a Cuban, you get their service at once. Goods come from the supply: if it has too few, you get what there is. Part B follows, in a building under a rose of the Cuban's colour.

        A Cuban who is **face down** (see the newspaper) does nothing for you: no service, no building, and your pawn stays where it is. You may drive past at the usual price. As soon as the car leaves or passes this Cuban, the card is turned face up again.

        When you visit El Zorro, the others pay you in turn, starting on your left. Players who have no pesos, no goods and no points give nothing; wood does not count.
rules-city = Part B: the pawn and the owners
    .text =
        Your pawn **must** move to a building under a rose of the visited Cuban's colour. It must be a building without any pawn, and not the one it is on. Ownership markers do not matter. Then you **may** use the building.

        In four cases your pawn stays where it is:

        - at **El Zorro**, who has no rose: you may use the building your pawn is on;
        - if it can enter **no building** of the colour: you may use the building it is on, whatever its colour;
        - at the **port**: you may not use a building;
        - at a **face-down Cuban**: you may not use a building.

        A pawn that is not on the board yet stays off it in these cases, and there is no building to use.

        About **owners**: at the lawyer you can claim up to { BOX("start.markers") ->
            [one] { BOX("start.markers") } building
           *[other] { BOX("start.markers") } buildings
        } over the course of the game; markers never move. When your turn ends with your pawn on another player's building, the owner gets { BOX("buildings.owner") ->
            [one] { BOX("buildings.owner") } point
           *[other] { BOX("buildings.owner") } points
        } from the supply, whether or not you used the building, and even if your pawn just stayed there. Your own building earns you nothing.

        We are not sure which roses Martínez, Conchita and María have; the table says how we play it.
rules-buildings = The buildings
    .text =
        Using a building is always optional. You are not offered a function if everyone can see that it would do nothing right now. What you return goes to the supply, and what you get comes from it, as long as there is any.

        If a building makes the ship leave (customs, office or harbour master), you roll for the next ship at the end of your turn.
rules-port = The port: the delivery round
    .text =
        When you **stop** at the port, everyone may deliver, starting with you and then clockwise, round and round:

        - On their go, a player delivers **one kind** of good: at least one, and at most as many as its die shows. Each good scores what the value marker shows, { BOX("ships.values.0") }, { BOX("ships.values.1") } or { BOX("ships.values.2") ->
            [one] { BOX("ships.values.2") } point
           *[other] { BOX("ships.values.2") } points
        }, at once. The goods go to the supply, and the die is turned down.
        - Or they pass, and are out of this delivery round. Players who have nothing the ship wants must pass.
        - You may deliver **wood** instead of one kind: at most as many as that die shows, for { BOX("ships.wood") ->
            [one] { BOX("ships.wood") } point
           *[other] { BOX("ships.wood") } points
        } each, whatever the flag. You cannot combine wood and a good in one go, or split wood between two dice; you can do so in separate goes.
        - The last player who has not passed may go on, one kind at a time.

        If all dice show 0, the ship leaves. If everyone passes before that, the ship stays and the value marker moves one flag to the right; from flag { BOX("ships.values.2") } the ship leaves after all.
rules-ships = Ships
    .text =
        A ship leaves at once when all its dice show 0 or when the value marker reaches the chequered flag, after { BOX("ships.values.0") }, { BOX("ships.values.1") } and { BOX("ships.values.2") }. The next ship comes in, and the marker goes back to { BOX("ships.values.0") }.

        The player **whose turn it is** rolls for the new ship at the end of their turn, even if someone else delivered the last good. They roll all five dice, one for each good, choose four and put them on the ship as rolled. The ship does not want the fifth good, whatever its die shows. Until then the ship wants nothing, but its value marker can already be moved.

        The four dice must not all show 0. If only one die shows more than 0, it must be among them; five zeros are rolled again. The table lists the faces.
rules-end = The end
    .text =
        The game ends **at once** when ship { BOX("ships.ships") }, the last one, leaves. The delivery, the office or whatever made it leave still scores; nothing else in that turn happens: no service, no building, nothing for an owner.

        The screens are lifted. Every { BOX("scoring.goods") ->
            [one] { BOX("scoring.goods") } good
           *[other] { BOX("scoring.goods") } goods
        } left, of any kinds and including wood, { BOX("scoring.goods") ->
            [one] scores
           *[other] score
        } 1 more point. The player with the most points wins. Ties are broken by goods left over, then by pesos; players who are still tied share the victory.
rules-screens = What is hidden
    .text =
        Goods, wood, pesos and points are kept behind screens; you only see your own. Everything is gained and paid in the open, and the supply is open too, so you may keep count. Because of the screens you are asked even when you have no choice: otherwise the others would see that you had none. The box has tokens for { BOX("tokens.pesos") ->
            [one] { BOX("tokens.pesos") } peso
           *[other] { BOX("tokens.pesos") } pesos
        } and { BOX("tokens.vp") ->
            [one] { BOX("tokens.vp") } point
           *[other] { BOX("tokens.vp") } points
        }. Pesos and points never run out: if the tokens are not enough, the rest is written down.
rules-rulings = Rulings
    .text =
        Where the two rulebooks leave a question open or disagree, this is how we play it. You can change the rulings marked *(option)*.

        - If the supply is too small, you get what it has. *(option)*
        - The owner scores at the end of every turn, even if the pawn just stayed. *(option)*
        - The four dice must want at least one good. *(option)*
        - The longest drive is ten stops. *(option)* Without the limit you drive whole laps first, one decision each, and every pass of the port counts. If you stop at the port while the new ship has no dice yet, nobody can deliver: everyone passes, and the marker moves right.
        - Services are used without asking; only Alonso, Pablo and El Zorro's victims involve a choice. *(option)*
        - Miguel has a blue rose. The rulebooks disagree: the Italian one and a review say blue, the Russian one says red, in a sentence about a red pawn.
        - Distillery and cigar factory work only as long as the supply has rum and cigars.
        - The casino exchanges one way per visit, any number of points. At once you can exchange as many as all the coins in the box pay for; after that you may go on.
        - Any face-up Cuban may be turned face down, even the one where the car is; that has no effect, since the car leaves there next. Several may be face down at once.
        - After a whole lap back to a face-down Cuban, that Cuban is face up: the car has left there.
        - Claiming a building with another player's pawn on it scores nothing at that moment.
        - A building may be used twice in one turn: through the lawyer, and then with the pawn.
        - If it can enter no building, the pawn may use the one it is on, even if the player has just used it through the lawyer.
        - Players who have nothing to give to El Zorro give nothing.
        - Denominations do not matter: amounts are paid and changed freely.

## What bots weigh

term-points = Points in hand
term-goods = Goods
term-money = Money
term-buildings = Buildings you own
term-timing = Turns to come

# The numbers' names in the rules page.
datum-pesos = pesos
datum-markers = ownership markers
datum-free_steps = free stops
datum-step = pesos for each further stop
datum-sawmill_vp = sawmill: points
datum-sawmill_pesos = sawmill: pesos
datum-owner = points for the owner
datum-pieces = pieces

# What comes by itself, told in the terminal.
news-ship = Ship { $before } has sailed; ship { $after } comes in.
news-rolled = { $more ->
    [0] { "" }
   *[other] The dice show: { $items }.
    }
    .each = { $item } { $after }
news-flag = The value marker is at { $after }.
news-inactive = { $fewer ->
    [0] { "" }
   *[other] Face up again: { $lost }.
    }

## Numbers we are not sure of: what they were inferred from

doubt-disputed_roses = Miguel's rose
    .text = The example in the Italian rulebook gives Miguel a blue rose, the one in the Russian rulebook a red one; both are translations. A review names Miguel and Pablo as the blue pair, and the Russian sentence mentions a red pawn just before, so red looks like a slip.
doubt-guessed_roses = Roses of three Cubans
    .text = The rulebooks show these three roses only in pictures. Two Cubans share each rose, and in each known pair one gives goods; we paired the others by the same rule.
