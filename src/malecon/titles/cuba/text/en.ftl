# Cuba with El Presidente, in English.

title = Cuba
    .line = Farm, trade, vote on the laws.
    .favourites = Favourite characters
    .about = Cuba by Michael Rieneck and Stefan Stadler (2007) with the expansion El Presidente (2009), for two to five players. Run a plantation, build on it, trade, load ships and bend the laws of the island. We know some numbers from the box only in part; each table says where its numbers come from and how sure we are.

## What one can do

act-done = Done
    .harvest = Stop harvesting
    .trade = Finish trading
    .architect = Build nothing
    .foreman = Finish using buildings
    .hand_in = Stop handing in
    .black_market = Exchange nothing
    .casino = Stop exchanging
    .customs = Leave the ships as they are
    .load = Finish loading
    .labourer = Store nothing
    .harbour_master = Swap no ships
    .lawyer = Use no building
    .rebuild = Don't rebuild
    .gift = Take nothing
    .event_veto = Veto nothing
    .tax = Don't pay
    .duty = Don't deliver
act-play = Play the character: { $character }
act-cuban = Take the Cuban: { $cuban }
act-figure = Move the figure to { $field }
act-harvest = Harvest: { $piece }
act-buy = Buy: { $piece }
    .now = Buy: { $piece } for { $price }
act-sell = Sell: { $piece }
    .now = Sell: { $piece } for { $price }
act-take = Take: { $piece }
act-alternative = Instead: { $space }
act-build = Build: { $building }
act-site = Place it on { $field }
act-use = Use the building on { $field }
    .now = Use: { $building } ({ $field })
act-amount = Number: { $count }
act-give = Hand in: { $piece }
act-receive = Receive: { $piece }
act-load = Load { $piece } at dock { $dock }
    .now = Load { $piece } at dock { $dock } for points: { $points }
act-pay = Pay
    .tax = Pay the tax
    .duty = Deliver the duty
act-veto = Veto the bill: { $category }
    .now = Veto: { $statute }
act-enact = Enact the bill: { $category }
    .now = Enact: { $statute }
act-press = Put the press token on: { $category }
    .now = Put the press token on: { $statute }
act-store = Store all products from the yard
act-swap = Swap the ships at docks { $swap }
act-gamble = Exchange pesos for points
act-cash = Exchange points for pesos
act-stow = Put { $piece } on the ship at dock { $dock }
act-unload = Take { $piece } off the ship at dock { $dock }
act-ship = Call the ship { $ship }
    .now = Call the ship { $ship }{ $citrus ->
        [0] {""}
       *[other] {" "}· { piece-citrus } { $citrus }
    }{ $cane ->
        [0] {""}
       *[other] {" "}· { piece-cane } { $cane }
    }{ $tobacco ->
        [0] {""}
       *[other] {" "}· { piece-tobacco } { $tobacco }
    }{ $rum ->
        [0] {""}
       *[other] {" "}· { piece-rum } { $rum }
    }{ $cigars ->
        [0] {""}
       *[other] {" "}· { piece-cigars } { $cigars }
    }{ $wood ->
        [0] {""}
       *[other] {" "}· { piece-wood } { $wood }
    }
act-delegate = Lay face down: { $character }
act-delegates = Lay face down: { $pair }
act-bid = Buy votes: { $count }
act-hundreds = Buy votes: { $count } hundred, and the rest next
act-colour = Choose the colour: { $colour }
act-remove = Take out of the game: { $building }
act-put_away = Leave out the law: { $statute }

## What was done: what the ledger says after the name of the seat

did-points = { $points ->
        [0] {""}
        [one] : +1 point
       *[other] : +{ $points } points
    }
did-done = finished
    .harvest = stopped harvesting
    .trade = stopped trading
    .architect = built nothing
    .foreman = finished using buildings
    .hand_in = stopped handing in
    .black_market = exchanged nothing
    .casino = stopped exchanging
    .customs = left the ships as they were
    .load = finished loading
    .labourer = stored nothing
    .harbour_master = swapped no ships
    .lawyer = used no building
    .rebuild = did not rebuild
    .gift = took nothing
    .event_veto = vetoed nothing
    .tax = did not pay the tax
    .duty = did not deliver the duty
did-play = played the { $character }
did-cuban = took the { $cuban }
did-figure = moved the figure to { $field }
did-harvest = harvested { $piece }
did-buy = bought { $piece }
    .now = bought { $piece } for { $price }
did-sell = sold { $piece }
    .now = sold { $piece } for { $price }
did-take = took { $piece }
did-alternative = took { $space } instead
did-build = built { $building }
did-site = placed it on { $field }
did-use = used the building on { $field }
    .now = used the { $building_name }
did-amount = chose { $count }
did-give = handed in { $piece }
did-receive = received { $piece }
did-load = loaded { $piece } at dock { $dock }{ did-points }
did-pay = paid
    .tax = paid the tax
    .duty = delivered the duty
did-veto = vetoed the bill: { $category }
    .now = vetoed the { $statute }
did-enact = enacted the bill: { $category }
    .now = enacted the { $statute }
did-press = put the press token on the bill: { $category }
    .now = put the press token on the { $statute }
did-store = stored all products from the yard
did-swap = swapped the ships at docks { $swap }
did-gamble = exchanged pesos for points
did-cash = exchanged points for pesos
did-stow = put { $piece } on the ship at dock { $dock }
did-unload = took { $piece } off the ship at dock { $dock }
did-ship = called the ship { $ship }
did-delegate = laid the { $character } face down
did-delegates = laid { $pair } face down
did-bid = { $count ->
    [0] bought no votes
    [one] bought 1 vote
   *[other] bought { $count } votes
    }
did-hundreds = started to buy votes by the hundred: { $count }
did-colour = chose { $colour }
did-remove = took the { $building_name } out of the game
did-put_away = left out the { $statute }

## What is asked

ask-start = Which piece do you start with? ({ $count } to choose)
ask-delegate = Who do you send to parliament?
ask-turn =
    { $characters ->
        [0] Which Cuban do you take?
       *[other]
            { $cubans ->
                [0] Which character do you play?
               *[other] Which character do you play, or which Cuban do you take?
            }
    }
ask-figure = Worker: which field do you move your figure to?
ask-harvest = Worker: what do you harvest? ({ $count } free, more for water)
ask-trade = Tradeswoman: what do you buy or sell, or which piece do you take?
ask-architect = Architect: what do you build?
ask-site = Where do you place it: { $building }?
ask-foreman_figure = Foreman: which field do you move your figure to first?
ask-foreman = Foreman: which building do you use?
ask-amount = { $building }: how many do you hand in? ({ $piece }, up to { $count })
ask-hand_in = { $building }: what do you hand in? (up to { $count })
ask-black_market = Black market: what do you hand in?
ask-receive = Black market: what do you want for it?
ask-casino = Casino: what do you exchange?
ask-customs = Customs house: what do you put on or take off a ship?
ask-veto = Church: which bill do you veto?
ask-press = Newspaper: which bill do you put the press token on?
ask-lighthouse = Lighthouse: which ship do you call to sea?
ask-load = What do you load, and where?
ask-labourer = Day labourer: store all products from your yard?
ask-harbour_master = Harbour master: which ships do you swap?
ask-lawyer = Lawyer: which building do you use, for { BOX("avenue.lawyer_pesos") ->
        [one] { BOX("avenue.lawyer_pesos") } peso
       *[other] { BOX("avenue.lawyer_pesos") } pesos
    }?
ask-rebuild = Which building do you put on top of one of yours?
ask-gift = What do you take from the market?
ask-colour = Which colour and plantation do you play?
ask-swap_out = Which building makes room for a new one? ({ $count } to choose)
ask-put_away = Which card of this kind do you leave out: { $category }? ({ $count } to choose in all)
ask-event_veto = All bills pass. Do you veto one with your church?
ask-hundreds = Your votes: { $votes }, your pesos: { $pesos }. How many hundreds of votes do you buy?
ask-bid = Your votes: { $votes }, your pesos: { $pesos }. How many votes do you buy?
ask-tie_bid = It's a tie. Votes: { $votes }, your pesos: { $pesos }. How many more votes do you buy?
ask-enact = Which bill becomes law? ({ $count } to choose)
ask-tax = Do you pay the tax of { $count }?
ask-duty = Do you deliver the duty: { $statute }?
ask-end = The game is over.

phase-start = starting pieces
phase-delegate = delegates, face down
phase-turn = actions
phase-figure = worker, figure
phase-harvest = worker, harvest
phase-trade = tradeswoman
phase-architect = architect
phase-site = placing a building
phase-foreman_figure = foreman, figure
phase-foreman = foreman
phase-amount = using a building
phase-hand_in = using a building
phase-black_market = black market
phase-receive = black market
phase-casino = casino
phase-customs = customs house
phase-veto = church, veto
phase-press = newspaper
phase-lighthouse = lighthouse
phase-load = loading
phase-labourer = day labourer
phase-harbour_master = harbour master
phase-lawyer = lawyer
phase-rebuild = event, rebuilding
phase-gift = event, market gift
phase-colour = set-up, colours
phase-swap_out = set-up, buildings
phase-put_away = set-up, laws
phase-event_veto = event, veto
phase-hundreds = parliament, votes
phase-bid = parliament, votes
phase-tie_bid = parliament, tie
phase-enact = parliament, bills
phase-tax = tax
phase-duty = duty
phase-end = game over

## Why not

why-card-played = you have already played that card this round.
why-card-laid = that card is face down for parliament.
why-cuban-due = you have played all your characters for this round: take a Cuban.
why-donkey = a donkey has taken that Cuban's place.
why-cuban-taken = someone has already taken that Cuban this round.
why-no-cuban-due = you have taken your share of Cubans.
why-two-delegates = two characters go to parliament this round: choose both.
why-one-delegate = one character goes to parliament this round.
why-start-order = choose { BOX("play.start_products") ->
        [one] { BOX("play.start_products") } product
       *[other] { BOX("play.start_products") } products
    } first, then { BOX("play.start_resources") ->
        [one] { BOX("play.start_resources") } resource
       *[other] { BOX("play.start_resources") } resources
    }.
why-supply-out = there is none left in the supply.
why-no-field = there is no field of that kind left in your row and column.
why-no-water = that costs a water, and you have none.
why-too-dear = it costs { $price }, and you have { $money }.
why-none-held = you have none.
why-direction = you have already changed direction once with this kind.
why-no-free-goods = rum and cigars cannot be taken for free.
why-traded = you have traded, so you can't take a free piece as well.
why-no-alternatives = the administration act forbids alternatives.
why-not-lowest = another product has a lower price.
why-space-covered = a black marker covers that space.
why-space-order = take the first open space.
why-not-on-display = there is no such building left.
why-short-of-wood = it takes { $cost } wood, and you have { $owned }.
why-short-of-stone = it takes { $cost } stone, and you have { $owned }.
why-short-of-water = it takes { $cost } water, and you have { $owned }.
why-surcharge = the building act costs you { $pesos } extra pesos.
why-no-free-field = your plantation has no free field.
why-rebuild-cost = you cannot pay the difference.
why-on-warehouse = you cannot build on the printed warehouse.
why-nothing-to-rebuild = you have no building there.
why-on-building = there is already a building there.
why-no-building = there is no building there.
why-used = it has already been used this round.
why-outside-cross = it is outside your figure's row and column.
why-idle-beach_cafe = the beach café works by itself.
why-idle-statue = only the foreman can use the statue, and only in the final round.
why-idle-casino = all exchanges for this round have been made.
why-idle-town_hall = the vote tile is already taken.
why-idle-newspaper = the press token is already on a bill.
why-idle-church = there is no bill you may veto.
why-amount = you can hand in at most { $most }.
why-casino-limit = the casino makes { $count } exchanges per round.
why-casino-stake = it takes { $pesos } pesos, or { $points } points.
why-no-ship = there is no ship for it.
why-no-space = the ship has no free space for that.
why-nothing-aboard = there is none of that aboard.
why-no-bill = there is no such bill.
why-veto-again = you vetoed a bill of that kind last round.
why-colour-taken = someone has already chosen that colour.
why-put-away = that card has already been left out.
why-put-away-order = right now you must leave out a card of another kind.
why-not-in-pile = that ship is not in the pile.
why-one-ship = you may only load one ship.
why-one-kind = the large branch office loads only one kind.
why-bid = you only have { $pesos } pesos.
why-enacted = this bill has already been chosen.
why-not-on-market = there is none on the market.
why-duty-piece = that would not count towards the duty.
why-duty-begun = once you start a delivery, you must finish it.
why-instead = if you give up the main action, you take the open alternative.

## Names

piece-citrus = citrus
    .object = citrus
    .gain = citrus
piece-cane = cane
    .object = cane
    .gain = cane
piece-tobacco = tobacco
    .object = tobacco
    .gain = tobacco
piece-rum = rum
    .object = rum
    .gain = rum
piece-cigars = cigars
    .object = cigars
    .gain = { $count ->
        [one] cigar
       *[other] cigars
    }
piece-wood = wood
    .object = wood
    .gain = wood
piece-stone = stone
    .object = stone
    .gain = stone
piece-water = water
    .object = water
    .gain = water

character-worker = worker
    .rule = { BOX("votes.worker") ->
        [one] { BOX("votes.worker") } vote
       *[other] { BOX("votes.worker") } votes
    }. Move your figure to any field, or leave it where it is. You get all cubes in its row and column, and the products of up to { BOX("play.free_harvests") ->
        [one] { BOX("play.free_harvests") } field
       *[other] { BOX("play.free_harvests") } fields
    } there; each water lets you use one more field.
character-tradeswoman = tradeswoman
    .rule = { BOX("votes.tradeswoman") ->
        [one] { BOX("votes.tradeswoman") } vote
       *[other] { BOX("votes.tradeswoman") } votes
    }. Buy and sell on the market as much as you like. Or, if no black marker covers the space, take one resource, or one product with the lowest price.
character-architect = architect
    .rule = { BOX("votes.architect") ->
        [one] { BOX("votes.architect") } vote
       *[other] { BOX("votes.architect") } votes
    }. Build one building. Or take the points of the first space without a black marker.
character-foreman = foreman
    .rule = { BOX("votes.foreman") ->
        [one] { BOX("votes.foreman") } vote
       *[other] { BOX("votes.foreman") } votes
    }. Use all buildings in your figure's row and column, each once, in any order. Or use one building anywhere.
character-mayor = mayor
    .rule = { BOX("votes.mayor") ->
        [one] { BOX("votes.mayor") } vote
       *[other] { BOX("votes.mayor") } votes
    }. Load one ship in a dock and score the dock's points for each piece. Or take the pesos of the first space without a black marker.

pair-worker-tradeswoman = worker and tradeswoman
pair-worker-architect = worker and architect
pair-worker-foreman = worker and foreman
pair-worker-mayor = worker and mayor
pair-tradeswoman-architect = tradeswoman and architect
pair-tradeswoman-foreman = tradeswoman and foreman
pair-tradeswoman-mayor = tradeswoman and mayor
pair-architect-foreman = architect and foreman
pair-architect-mayor = architect and mayor
pair-foreman-mayor = foreman and mayor

field-r1c1 = row 1, column 1
    .object = A1
field-r1c2 = row 1, column 2
    .object = B1
field-r1c3 = row 1, column 3
    .object = C1
field-r1c4 = row 1, column 4
    .object = D1
field-r2c1 = row 2, column 1
    .object = A2
field-r2c2 = row 2, column 2
    .object = B2
field-r2c3 = row 2, column 3
    .object = C2
field-r2c4 = row 2, column 4
    .object = D2
field-r3c1 = row 3, column 1
    .object = A3
field-r3c2 = row 3, column 2
    .object = B3
field-r3c3 = row 3, column 3
    .object = C3
field-r3c4 = row 3, column 4
    .object = D3

land-warehouse = warehouse
land-citrus = citrus
land-cane = cane
land-tobacco = tobacco
land-forest = forest
land-mountain = mountain
land-lake = lake

colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-green = green
colour-purple = purple

space-resource = a resource
space-product = a product with the lowest price
space-architect_1 = the architect's first points
space-architect_2 = the architect's second points
space-mayor_1 = the mayor's first pesos
space-mayor_2 = the mayor's second pesos

swap-1-2 = 1 and 2
swap-2-3 = 2 and 3

category-tax = tax
category-duty = duty
category-subsidy = subsidy
category-other = other law

ship-s01 = S01
ship-s02 = S02
ship-s03 = S03
ship-s04 = S04
ship-s05 = S05
ship-s06 = S06
ship-s07 = S07
ship-s08 = S08
ship-s09 = S09
ship-s10 = S10
ship-s11 = S11
ship-s12 = S12
ship-s13 = S13
ship-s14 = S14
ship-s15 = S15
ship-n1 = N1, the lumber ship
ship-n2 = N2
ship-n3 = N3
ship-n4 = N4
ship-n5 = N5
ship-n6 = N6

building-cement_factory = cement factory
    .object = a cement factory
    .rule = Hand in up to { BOX("effects.cement_factory.most") } stone for { BOX("effects.cement_factory.points") ->
        [one] { BOX("effects.cement_factory.points") } point
       *[other] { BOX("effects.cement_factory.points") } points
    } each.
building-sawmill = sawmill
    .object = a sawmill
    .rule = Hand in up to { BOX("effects.sawmill.most") } wood for { BOX("effects.sawmill.points") ->
        [one] { BOX("effects.sawmill.points") } point
       *[other] { BOX("effects.sawmill.points") } points
    } each.
building-golf_course = golf course
    .object = a golf course
    .rule = Hand in up to { BOX("effects.golf_course.most") } water for { BOX("effects.golf_course.points") ->
        [one] { BOX("effects.golf_course.points") } point
       *[other] { BOX("effects.golf_course.points") } points
    } each.
building-monastery = monastery
    .object = a monastery
    .rule = Hand in up to { BOX("effects.monastery.most") ->
        [one] { BOX("effects.monastery.most") } product
       *[other] { BOX("effects.monastery.most") } products
    } of any kind for { BOX("effects.monastery.points") ->
        [one] { BOX("effects.monastery.points") } point
       *[other] { BOX("effects.monastery.points") } points
    } each.
building-rum_cafe = rum café
    .object = a rum café
    .rule = Hand in up to { BOX("effects.rum_cafe.most") } rum for { BOX("effects.rum_cafe.points") ->
        [one] { BOX("effects.rum_cafe.points") } point
       *[other] { BOX("effects.rum_cafe.points") } points
    } each.
building-cigar_cafe = cigar café
    .object = a cigar café
    .rule = Hand in up to { BOX("effects.cigar_cafe.most") ->
        [one] { BOX("effects.cigar_cafe.most") } cigar
       *[other] { BOX("effects.cigar_cafe.most") } cigars
    } for { BOX("effects.cigar_cafe.points") ->
        [one] { BOX("effects.cigar_cafe.points") } point
       *[other] { BOX("effects.cigar_cafe.points") } points
    } each.
building-small_branch_office = small branch office
    .object = a small branch office
    .rule = Load { BOX("effects.small_branch_office.most") ->
        [one] { BOX("effects.small_branch_office.most") } piece
       *[other] { BOX("effects.small_branch_office.most") } pieces
    } on a ship in a dock, scoring as for the mayor.
building-large_branch_office = large branch office
    .object = a large branch office
    .rule = Load any number of pieces of one kind on one ship in a dock; they score as for the mayor.
building-hotel = hotel
    .object = a hotel
    .rule = { BOX("effects.hotel.points") ->
        [one] { BOX("effects.hotel.points") } point
       *[other] { BOX("effects.hotel.points") } points
    }.
building-inn = inn
    .object = an inn
    .rule = { BOX("effects.inn.points") ->
        [one] { BOX("effects.inn.points") } point
       *[other] { BOX("effects.inn.points") } points
    }.
building-general_store = general store
    .object = a general store
    .rule = Sell { BOX("effects.general_store.most") ->
        [one] { BOX("effects.general_store.most") } good
       *[other] { BOX("effects.general_store.most") } goods
    } to the supply for { BOX("effects.general_store.pesos") ->
        [one] { BOX("effects.general_store.pesos") } peso
       *[other] { BOX("effects.general_store.pesos") } pesos
    }{ BOX("effects.general_store.most") ->
        [one] { "." }
       *[other] { " " }each.
    }
building-product_house = product house
    .object = a product house
    .rule = Sell { BOX("effects.product_house.most") ->
        [one] { BOX("effects.product_house.most") } product
       *[other] { BOX("effects.product_house.most") } products
    } to the supply for { BOX("effects.product_house.pesos") ->
        [one] { BOX("effects.product_house.pesos") } peso
       *[other] { BOX("effects.product_house.pesos") } pesos
    }{ BOX("effects.product_house.most") ->
        [one] { "." }
       *[other] { " " }each.
    }
building-resource_house = resource house
    .object = a resource house
    .rule = Sell up to { BOX("effects.resource_house.most") ->
        [one] { BOX("effects.resource_house.most") } resource
       *[other] { BOX("effects.resource_house.most") } resources
    } to the supply for { BOX("effects.resource_house.pesos") ->
        [one] { BOX("effects.resource_house.pesos") } peso
       *[other] { BOX("effects.resource_house.pesos") } pesos
    } each.
    .rule-resource_house_limit-each = Sell up to { BOX("effects.resource_house.most") ->
        [one] { BOX("effects.resource_house.most") } resource
       *[other] { BOX("effects.resource_house.most") } resources
    } of each kind to the supply for { BOX("effects.resource_house.pesos") ->
        [one] { BOX("effects.resource_house.pesos") } peso
       *[other] { BOX("effects.resource_house.pesos") } pesos
    } each.
building-small_bank = small bank
    .object = a small bank
    .rule = { BOX("effects.small_bank.pesos") ->
        [one] { BOX("effects.small_bank.pesos") } peso
       *[other] { BOX("effects.small_bank.pesos") } pesos
    }.
building-large_bank = large bank
    .object = a large bank
    .rule = { BOX("effects.large_bank.pesos") ->
        [one] { BOX("effects.large_bank.pesos") } peso
       *[other] { BOX("effects.large_bank.pesos") } pesos
    }.
building-cigar_factory = cigar factory
    .object = a cigar factory
    .rule = Turn any number of tobacco into the same number of cigars.
building-distillery = distillery
    .object = a distillery
    .rule = Turn any amount of cane into the same amount of rum.
building-black_market = black market
    .object = a black market
    .rule = Swap one product for one good or one good for one product, kinds of your choice.
building-church = church
    .object = a church
    .rule = Take one of this round's bills out of the game at once. In the next round you may not veto a bill of that kind again.
    .rule-church_at_event_2-true = Take one of this round's bills out of the game at once; if event 2 lets all bills pass, you may also do it then, provided the church was not used this round. In the next round you may not veto a bill of that kind again.
building-town_hall = town hall
    .object = a town hall
    .rule = Take the vote tile: { BOX("play.vote_tile") ->
        [one] { BOX("play.vote_tile") } more vote
       *[other] { BOX("play.vote_tile") } more votes
    } in this round's parliament.
building-dam = dam
    .object = a dam
    .rule = { BOX("effects.dam.water") } water.
building-lighthouse = lighthouse
    .object = a lighthouse
    .rule = Replace the ship at sea with any ship of your choice from the pile; the old one goes under the pile.
building-storehouse = storehouse
    .object = a storehouse
    .rule = Store all products from your yard, as with the printed warehouse.
building-casino = casino
    .object = a casino
    .rule = Exchange { BOX("effects.casino.pesos") ->
        [one] { BOX("effects.casino.pesos") } peso
       *[other] { BOX("effects.casino.pesos") } pesos
    } for { BOX("effects.casino.points") ->
        [one] { BOX("effects.casino.points") } point
       *[other] { BOX("effects.casino.points") } points
    } or { BOX("effects.casino.points") ->
        [one] { BOX("effects.casino.points") } point
       *[other] { BOX("effects.casino.points") } points
    } for { BOX("effects.casino.pesos") ->
        [one] { BOX("effects.casino.pesos") } peso
       *[other] { BOX("effects.casino.pesos") } pesos
    }, at most { BOX("effects.casino.exchanges") ->
        [one] { BOX("effects.casino.exchanges") } time
       *[other] { BOX("effects.casino.exchanges") } times
    } per round. (El Presidente)
building-customs_house = customs house
    .object = a customs house
    .rule = Put one piece of merchandise from the supply on a matching space of a ship in a dock, or take one off such a ship. Nobody scores. (El Presidente)
building-beach_cafe = beach café
    .object = a beach café
    .rule = Works by itself: you may use the alternatives of the tradeswoman, architect and mayor even on spaces with black markers. (El Presidente)
building-statue = statue
    .object = a statue
    .rule = If your foreman uses it in the final round, each of your buildings is worth { BOX("play.building_points", "effects.statue.points") ->
        [one] { BOX("play.building_points", "effects.statue.points") } point
       *[other] { BOX("play.building_points", "effects.statue.points") } points
    } at the end instead of { BOX("play.building_points") }. (El Presidente)
    .rule-statue_via_lawyer-true = If your foreman or lawyer uses it in the final round, each of your buildings is worth { BOX("play.building_points", "effects.statue.points") ->
        [one] { BOX("play.building_points", "effects.statue.points") } point
       *[other] { BOX("play.building_points", "effects.statue.points") } points
    } at the end instead of { BOX("play.building_points") }. (El Presidente)
building-newspaper = newspaper
    .object = a newspaper
    .rule = Put the press token on one of this round's bills. If that bill does not become law, you get { BOX("effects.newspaper.points") ->
        [one] { BOX("effects.newspaper.points") } point
       *[other] { BOX("effects.newspaper.points") } points
    } and { BOX("effects.newspaper.pesos") ->
        [one] { BOX("effects.newspaper.pesos") } peso
       *[other] { BOX("effects.newspaper.pesos") } pesos
    }. (El Presidente)
    .rule-press_pays_for_veto-false = Put the press token on one of this round's bills. If parliament does not make it law, you get { BOX("effects.newspaper.points") ->
        [one] { BOX("effects.newspaper.points") } point
       *[other] { BOX("effects.newspaper.points") } points
    } and { BOX("effects.newspaper.pesos") ->
        [one] { BOX("effects.newspaper.pesos") } peso
       *[other] { BOX("effects.newspaper.pesos") } pesos
    }, but nothing if it was vetoed. (El Presidente)

statute-tax_start = tax of { BOX("start_laws.tax.pesos") ->
        [one] { BOX("start_laws.tax.pesos") } peso
       *[other] { BOX("start_laws.tax.pesos") } pesos
    }
    .rule = In force at the start of the game.
statute-duty_start = duty of { BOX("start_laws.duty.citrus") } citrus
    .rule = In force at the start of the game.
statute-t1 = tax of { BOX("taxes.t1.pesos") ->
        [one] { BOX("taxes.t1.pesos") } peso
       *[other] { BOX("taxes.t1.pesos") } pesos
    }
    .rule = Pay { BOX("taxes.t1.pesos") ->
        [one] { BOX("taxes.t1.pesos") } peso
       *[other] { BOX("taxes.t1.pesos") } pesos
    }.
statute-t2 = tax of { BOX("taxes.t2.pesos") ->
        [one] { BOX("taxes.t2.pesos") } peso
       *[other] { BOX("taxes.t2.pesos") } pesos
    }
    .rule = Pay { BOX("taxes.t2.pesos") ->
        [one] { BOX("taxes.t2.pesos") } peso
       *[other] { BOX("taxes.t2.pesos") } pesos
    }.
statute-t3 = tax of { BOX("taxes.t3.pesos") ->
        [one] { BOX("taxes.t3.pesos") } peso
       *[other] { BOX("taxes.t3.pesos") } pesos
    }
    .rule = Pay { BOX("taxes.t3.pesos") ->
        [one] { BOX("taxes.t3.pesos") } peso
       *[other] { BOX("taxes.t3.pesos") } pesos
    }.
statute-t4 = tax of { BOX("taxes.t4.pesos") ->
        [one] { BOX("taxes.t4.pesos") } peso
       *[other] { BOX("taxes.t4.pesos") } pesos
    }
    .rule = Pay { BOX("taxes.t4.pesos") ->
        [one] { BOX("taxes.t4.pesos") } peso
       *[other] { BOX("taxes.t4.pesos") } pesos
    }.
statute-t5 = tax of { BOX("taxes.t5.pesos") ->
        [one] { BOX("taxes.t5.pesos") } peso
       *[other] { BOX("taxes.t5.pesos") } pesos
    }
    .rule = Pay { BOX("taxes.t5.pesos") ->
        [one] { BOX("taxes.t5.pesos") } peso
       *[other] { BOX("taxes.t5.pesos") } pesos
    }.
statute-t6 = building tax
    .rule = Pay { BOX("taxes.t6.pesos_per_building") ->
        [one] { BOX("taxes.t6.pesos_per_building") } peso
       *[other] { BOX("taxes.t6.pesos_per_building") } pesos
    } for each of your buildings, including the printed warehouse.
    .rule-warehouse_counts_for_tax_and_subsidy-false = Pay { BOX("taxes.t6.pesos_per_building") ->
        [one] { BOX("taxes.t6.pesos_per_building") } peso
       *[other] { BOX("taxes.t6.pesos_per_building") } pesos
    } for each of your buildings, not counting the printed warehouse.
statute-t7 = tax of { BOX("taxes.t7.pesos") ->
        [one] { BOX("taxes.t7.pesos") } peso
       *[other] { BOX("taxes.t7.pesos") } pesos
    }
    .rule = Pay { BOX("taxes.t7.pesos") ->
        [one] { BOX("taxes.t7.pesos") } peso
       *[other] { BOX("taxes.t7.pesos") } pesos
    }. (El Presidente)
statute-t8 = tax on points
    .rule = Pay { BOX("taxes.t8.pesos_per_points") ->
        [one] { BOX("taxes.t8.pesos_per_points") } peso
       *[other] { BOX("taxes.t8.pesos_per_points") } pesos
    } for every full { BOX("taxes.t8.points") ->
        [one] { BOX("taxes.t8.points") } point
       *[other] { BOX("taxes.t8.points") } points
    } you have. (El Presidente)
statute-d1 = duty of { BOX("duties.d1.cane") } cane
    .rule = Deliver { BOX("duties.d1.cane") } cane.
statute-d2 = duty of { BOX("duties.d2.tobacco") } tobacco
    .rule = Deliver { BOX("duties.d2.tobacco") } tobacco.
statute-d3 = duty of { BOX("duties.d3.water") } water
    .rule = Deliver { BOX("duties.d3.water") } water.
statute-d4 = duty of { BOX("duties.d4.citrus") } citrus
    .rule = Deliver { BOX("duties.d4.citrus") } citrus.
statute-d5 = duty of { BOX("duties.d5.product") ->
        [one] { BOX("duties.d5.product") } product
       *[other] { BOX("duties.d5.product") } products
    }
    .rule = Deliver { BOX("duties.d5.product") ->
        [one] { BOX("duties.d5.product") } product
       *[other] { BOX("duties.d5.product") } products
    } of any kind.
statute-d6 = duty of { BOX("duties.d6.resource") ->
        [one] { BOX("duties.d6.resource") } resource
       *[other] { BOX("duties.d6.resource") } resources
    }
    .rule = Deliver { BOX("duties.d6.resource") ->
        [one] { BOX("duties.d6.resource") } resource
       *[other] { BOX("duties.d6.resource") } resources
    } of any kind.
statute-d7 = duty in pesos
    .rule = { BOX("duties.d7.taxes") ->
        [one] Pay as many pesos again as
       *[other] Pay { BOX("duties.d7.taxes") } times as many pesos as
    } the tax in force costs you. (El Presidente)
statute-d8 = duty of { BOX("duties.d8.product") ->
        [one] { BOX("duties.d8.product") } product
       *[other] { BOX("duties.d8.product") } products
    } and { BOX("duties.d8.resource") ->
        [one] { BOX("duties.d8.resource") } resource
       *[other] { BOX("duties.d8.resource") } resources
    }
    .rule = Deliver { BOX("duties.d8.product") ->
        [one] { BOX("duties.d8.product") } product
       *[other] { BOX("duties.d8.product") } products
    } and { BOX("duties.d8.resource") ->
        [one] { BOX("duties.d8.resource") } resource
       *[other] { BOX("duties.d8.resource") } resources
    } of any kind. (El Presidente)
statute-u1 = water subsidy
    .rule = { BOX("subsidies.u1.points_per_water") ->
        [one] { BOX("subsidies.u1.points_per_water") } point
       *[other] { BOX("subsidies.u1.points_per_water") } points
    } for each water you have, at most { BOX("subsidies.u1.most") }.
statute-u2 = delegates' subsidy
    .rule = { BOX("subsidies.u2.points_per_vote") ->
        [one] { BOX("subsidies.u2.points_per_vote") } point
       *[other] { BOX("subsidies.u2.points_per_vote") } points
    } for each vote printed on the character you sent to parliament.
statute-u3 = building subsidy
    .rule = { BOX("subsidies.u3.points_per_building") ->
        [one] { BOX("subsidies.u3.points_per_building") } point
       *[other] { BOX("subsidies.u3.points_per_building") } points
    } for each of your buildings, including the printed warehouse.
    .rule-warehouse_counts_for_tax_and_subsidy-false = { BOX("subsidies.u3.points_per_building") ->
        [one] { BOX("subsidies.u3.points_per_building") } point
       *[other] { BOX("subsidies.u3.points_per_building") } points
    } for each of your buildings, not counting the printed warehouse.
statute-u4 = savings subsidy
    .rule = { BOX("subsidies.u4.points") ->
        [one] { BOX("subsidies.u4.points") } point
       *[other] { BOX("subsidies.u4.points") } points
    } for every full { BOX("subsidies.u4.pesos") ->
        [one] { BOX("subsidies.u4.pesos") } peso
       *[other] { BOX("subsidies.u4.pesos") } pesos
    } you have, at most { BOX("subsidies.u4.most") }.
statute-u5 = resource land subsidy
    .rule = { BOX("subsidies.u5.points_per_field") ->
        [one] { BOX("subsidies.u5.points_per_field") } point
       *[other] { BOX("subsidies.u5.points_per_field") } points
    } for each of your forests, mountains and lakes without a building.
statute-u6 = farmland subsidy
    .rule = { BOX("subsidies.u6.points_per_field") ->
        [one] { BOX("subsidies.u6.points_per_field") } point
       *[other] { BOX("subsidies.u6.points_per_field") } points
    } for each of your product fields without a building.
statute-u7 = goods subsidy
    .rule = { BOX("subsidies.u7.points_per_good") ->
        [one] { BOX("subsidies.u7.points_per_good") } point
       *[other] { BOX("subsidies.u7.points_per_good") } points
    } for each rum and each cigar you have. (El Presidente)
statute-u8 = rank subsidy
    .rule = Points by rank: the leader gets { BOX("subsidies.u8.points_per_rank") }, the second player { BOX("subsidies.u8.points_per_rank", times: 2) }, and so on. Tied players share the better rank, and each takes up a place. (El Presidente)
statute-o1 = drought act
    .rule = A worker uses only { BOX("other_laws.o1.free_harvests") ->
        [one] { BOX("other_laws.o1.free_harvests") } product field
       *[other] { BOX("other_laws.o1.free_harvests") } product fields
    } for free; each further one costs a water.
statute-o2 = market act: scarcity
    .rule = Each round { BOX("other_laws.o2.pieces_of_each_product") } citrus, { BOX("other_laws.o2.pieces_of_each_product") } cane and { BOX("other_laws.o2.pieces_of_each_product") } tobacco leave the market.
    .rule-market_act_repeats-false = Only in the round it is enacted, { BOX("other_laws.o2.pieces_of_each_product") } citrus, { BOX("other_laws.o2.pieces_of_each_product") } cane and { BOX("other_laws.o2.pieces_of_each_product") } tobacco leave the market.
statute-o3 = corruption act
    .rule = No votes can be bought.
statute-o4 = market act: plenty
    .rule = Each round { BOX("other_laws.o4.pieces_of_each_product") } citrus, { BOX("other_laws.o4.pieces_of_each_product") } cane and { BOX("other_laws.o4.pieces_of_each_product") } tobacco are added to the market.
    .rule-market_act_repeats-false = Only in the round it is enacted, { BOX("other_laws.o4.pieces_of_each_product") } citrus, { BOX("other_laws.o4.pieces_of_each_product") } cane and { BOX("other_laws.o4.pieces_of_each_product") } tobacco are added to the market.
statute-o5 = building act
    .rule = The architect pays { BOX("other_laws.o5.pesos") ->
        [one] { BOX("other_laws.o5.pesos") } extra peso
       *[other] { BOX("other_laws.o5.pesos") } extra pesos
    } for a building.
statute-o6 = harbour act
    .rule = A ship that the mayor or a branch office fills leaves at once.
statute-o7 = export act
    .rule = Every piece loaded scores { BOX("other_laws.o7.points") ->
        [one] { BOX("other_laws.o7.points") } point
       *[other] { BOX("other_laws.o7.points") } points
    }, whatever the dock. (El Presidente)
statute-o8 = administration act
    .rule = No alternatives for the tradeswoman, architect and mayor, not even with the beach café. (El Presidente)

cuban-dancer = dancer
    .rule = You become start player at once. Turns continue clockwise as before.
cuban-musician = musician
    .rule = { BOX("avenue.musician_pesos") ->
        [one] { BOX("avenue.musician_pesos") } peso
       *[other] { BOX("avenue.musician_pesos") } pesos
    }.
cuban-day_labourer = day labourer
    .rule = You may store all products from your yard. Products you get later are not included.
cuban-harbour_master = harbour master
    .rule = You may swap two ships in neighbouring docks, cargo and all.
cuban-lawyer = lawyer
    .rule = You may pay { BOX("avenue.lawyer_pesos") ->
        [one] { BOX("avenue.lawyer_pesos") } peso
       *[other] { BOX("avenue.lawyer_pesos") } pesos
    } and use one of your buildings, wherever your figure stands.
cuban-revolutionary = revolutionary
    .rule = { BOX("avenue.revolutionary_points") ->
        [one] { BOX("avenue.revolutionary_points") } point
       *[other] { BOX("avenue.revolutionary_points") } points
    }.

cell-1 = two delegates
    .rule = In the next round everyone plays one character fewer and sends two to parliament; their votes add up.
cell-2 = all bills pass
    .rule = This round all bills become law. Nobody votes.
    .rule-church_at_event_2-true = This round all bills become law, except one that the owner of an unused church may veto now. Nobody votes.
cell-3 = foreman moves
    .rule = In the next round the foreman may move the figure before using buildings. Nothing is harvested.
cell-4 = rebuilding
    .rule = At once, in turn order from the start player, everyone may pay { BOX("avenue.rebuild_pesos") ->
        [one] { BOX("avenue.rebuild_pesos") } peso
       *[other] { BOX("avenue.rebuild_pesos") } pesos
    } and put a building from the display on one of their own, for the difference in cubes.
cell-5 = leaders lose
    .rule = At once, every player who leads on points loses { BOX("avenue.leaders_lose") }.
cell-6 = market gift
    .rule = At once, in turn order from the start player, everyone may take the cheapest piece of one row of the market. A product goes straight into the warehouse.

## Where points come from, and what is counted

source-ships = ships
source-tiles = using buildings
source-casino = casino
source-architect = architect's alternative
source-laws = tax and duty
source-subsidies = subsidies
source-avenue = the avenue
source-buildings = buildings at the end
source-statue = statue

counts-points = points
    .gain = { $count ->
        [one] point
       *[other] points
    }
counts-money = pesos
    .gain = { $count ->
        [one] peso
       *[other] pesos
    }
counts-pieces = pieces
counts-stored = stored products
counts-supply = pieces in the supply
counts-market = pieces on the market
counts-cargo = pieces aboard
counts-buildings = buildings
counts-laws = laws
counts-votes = votes

## Options

option-el_presidente = El Presidente
    .help = The expansion with the avenue, its Cubans and the president's car.
option-rounds = Rounds
    .help = How many rounds you play. All: one for each card in a law pile, which is { BOX("avenue.rounds") } with the new laws and { BOX("play.rounds") } without.
choice-rounds-all = all
option-plantation_side = Plantations
    .help = The same for all, or a different one for each colour.
choice-plantation_side-common = common side
choice-plantation_side-individual = individual sides
option-colours = Colours
    .help = Whether colours, and the individual plantations that go with them, follow the seats or are chosen in turn order before the game.
choice-colours-by_seat = by seat
choice-colours-chosen = chosen
option-ep_ships = New ships
    .help = The six ships of El Presidente, including the lumber ship.
option-ep_laws = New laws
    .help = The eight law cards of El Presidente. Without them a game has at most { BOX("play.rounds") ->
        [one] { BOX("play.rounds") } round
       *[other] { BOX("play.rounds") } rounds
    }.
option-ep_buildings = New buildings
    .help = The five buildings of El Presidente: added, swapped for five others, or left out.
choice-ep_buildings-add = added
choice-ep_buildings-swap = swapped for five others
choice-ep_buildings-none = left out
option-swapped_buildings = Buildings swapped out
    .help = If new buildings are swapped in: whether the five that leave are drawn at random or chosen one by one in turn order.
choice-swapped_buildings-by_lot = at random
choice-swapped_buildings-chosen = chosen
option-surplus_laws = Laws left out of a shorter game
    .help = Whether the surplus law cards of a shorter game are put away face down, or chosen one by one in turn order.
choice-surplus_laws-unseen = face down
choice-surplus_laws-chosen = chosen
option-donkey_1 = First donkey
    .help = The Cuban the first donkey replaces (with two, three and four players).
choice-donkey_1-random = at random
choice-donkey_1-musician = { cuban-musician }
choice-donkey_1-day_labourer = { cuban-day_labourer }
choice-donkey_1-harbour_master = { cuban-harbour_master }
choice-donkey_1-lawyer = { cuban-lawyer }
choice-donkey_1-revolutionary = { cuban-revolutionary }
option-donkey_2 = Second donkey
    .help = The Cuban the second donkey replaces (with three players).
choice-donkey_2-random = at random
choice-donkey_2-musician = { cuban-musician }
choice-donkey_2-day_labourer = { cuban-day_labourer }
choice-donkey_2-harbour_master = { cuban-harbour_master }
choice-donkey_2-lawyer = { cuban-lawyer }
choice-donkey_2-revolutionary = { cuban-revolutionary }
option-secret_delegate = Secret delegates
    .help = A variant from the rulebook: before the first turn everyone lays their card for parliament face down.
option-dock3_departs = Dock 3
    .help = Whether the ship in dock 3 leaves at the end of every round from the second on, or only when it is full (house rule).
choice-dock3_departs-always = always leaves
choice-dock3_departs-full_only = leaves only when full
option-full_ship_leaves = Full ships
    .help = When a full ship leaves. “At once” is a house rule: it works as if the harbour act were always in force.
choice-full_ship_leaves-end_of_round = at the end of the round
choice-full_ship_leaves-immediately = at once
option-alt_uses_per_round = Uses of an alternative
    .help = How often each alternative space can be used per round.
option-market_act_repeats = Market acts repeat
    .help = Whether a market act takes effect every round while it is in force, or only in the round it is enacted.
option-building_once_per_round = Buildings once per round
    .help = Whether a building may be used only once per round by the foreman and the lawyer together.
option-statue_via_lawyer = Statue with the lawyer
    .help = Whether the lawyer may activate the statue as well.
option-warehouse_counts_for_tax_and_subsidy = Printed warehouse and laws
    .help = Whether the printed warehouse counts as a building for the building tax and the building subsidy.
option-warehouse_counts_for_final_vp = Printed warehouse at the end
    .help = Whether the printed warehouse counts as a building in the final scoring.
option-foreman_single_anywhere = One building anywhere
    .help = Whether the foreman may use a single building outside the row and column instead.
option-bids_paid_by_all = Losers pay too
    .help = Whether everyone pays for the votes they bought, or only the winner (house rule).
option-church_at_event_2 = Church at event 2
    .help = Whether the owner of a church that was not used this round may veto a bill when event 2 lets all bills pass, without foreman or lawyer.
option-press_pays_for_veto = Newspaper and veto
    .help = Whether the newspaper also pays for a marked bill that was vetoed.
option-resource_house_limit = Resource house
    .help = Whether the limit of { BOX("effects.resource_house.most") } applies to all resources together or to each kind.
choice-resource_house_limit-together = together
choice-resource_house_limit-each = per kind
option-beach_cafe_value = Beach café
    .help = What the owner gets for giving up the architect's or mayor's main action: either space, by choice; always the first space; or the first open space, and the last one if both are covered.
choice-beach_cafe_value-either = either space
choice-beach_cafe_value-first = the first space
choice-beach_cafe_value-last = the last space

## Invariants and sources

invariant-seats = seats
invariant-length = length of the game
invariant-pieces = pieces
invariant-market = market
invariant-buildings = building tiles
invariant-plantations = plantations
invariant-ships = ships
invariant-statutes = law cards
invariant-markers = black markers
invariant-hands = character cards
invariant-cubans = Cubans
invariant-turns = turns
invariant-delegates = face-down delegates
invariant-bids = bids
invariant-points = points
invariant-choices = open choices

origin-base-rulebook = the English rulebook of Cuba
origin-el-presidente = the Russian rulebook of El Presidente
origin-both-rulebooks = the rulebooks of Cuba and El Presidente
origin-inferred = inferred from what the rulebooks say elsewhere
origin-missing-pictures = the rulebook shows it in pictures we do not have; this is our own balanced substitute
origin-our-ruling = our own ruling

## The board

board-round = round { $number } of { $rounds }
board-start-player = start player
board-market = Market
board-buy = buy
board-sell = sell
board-harbour = Harbour
board-dock = dock { $dock }
board-sea = at sea
board-each = { $points } each
board-full = full
board-no-ship = no ship
board-pile = ship pile
board-under = { $count } under it
board-laws = In force
board-bills = Bills
board-law-pile = { $count } to come
board-vetoed = vetoed
board-none = none
board-press = press: { $name }
board-vote-tile = vote tile: { $name }
board-enacted = enacted
board-avenue = Avenida del Presidente
board-donkey = donkey
board-car = car
board-mansion = the car is at the mansion
board-flag-two = two delegates this round
board-flag-two-next = two delegates next round
board-flag-foreman = the foreman moves this round
board-flag-foreman-next = the foreman moves next round
board-alternatives = Alternatives
board-forbidden = forbidden
board-display = Buildings (wood/stone/water)
board-surcharge = + { $pesos } pesos
board-supply = Supply
board-yard = yard
board-stored = warehouse
board-pesos = pesos
board-points = points
board-buildings = buildings
board-hand = hand
board-tax = tax { $count }
board-cubans-due = Cubans to take: { $count }
board-votes = votes { $count }
board-bid = bought { $count }
board-has-bid = has bid
board-face-down = face down
board-figure = figure
board-nothing = nothing

## The rules page

rules-goal = The island and the goal
    .text =
        Everyone has a plantation of twelve fields with one **figure** on it, and the same five **characters**: worker, tradeswoman, architect, foreman, mayor. Everyone plays { BOX("play.cards_played") } of them each round, and the one left over votes in parliament. You score points by loading ships, using buildings, obeying the laws and from subsidies; at the end every building is worth points. The player with the most points wins; ties are broken by pesos.

        The rules use these names for the pieces:

        - **products**: citrus, cane, tobacco. They spoil in the yard at the end of a round;
        - **goods**: rum and cigars. They do not spoil;
        - **merchandise**: products and goods together, which the market trades and ships carry;
        - **resources**: wood, stone and water, the cubes that buildings cost. They do not spoil, are never traded and, except on one ship, never loaded.

        Everything you receive goes to your **yard**. You can move products to your **warehouse**, where they are safe for the rest of the game. You spend from both, and pieces from the yard always go first. Money and pieces are open. The table says how many pieces of each kind there are; you cannot receive what the supply does not have.
rules-setup = Set-up
    .text =
        Everyone starts with { BOX("play.start_pesos") ->
            [one] { BOX("play.start_pesos") } peso
           *[other] { BOX("play.start_pesos") } pesos
        }, no points, five characters and their figure on the printed warehouse. The market starts with { BOX("market.start_fill.citrus") } citrus, { BOX("market.start_fill.cane") } cane, { BOX("market.start_fill.tobacco") } tobacco, { BOX("market.start_fill.rum") } rum and { BOX("market.start_fill.cigars") } cigars. There are ships in docks 1 and 2 and one at sea; dock 3 is empty in the first round. A tax of { BOX("start_laws.tax.pesos") ->
            [one] { BOX("start_laws.tax.pesos") } peso
           *[other] { BOX("start_laws.tax.pesos") } pesos
        } and a duty of { BOX("start_laws.duty.citrus") } citrus are in force. The start player is chosen at random. In turn order everyone picks { BOX("play.start_products") ->
            [one] { BOX("play.start_products") } product
           *[other] { BOX("play.start_products") } products
        } and { BOX("play.start_resources") ->
            [one] { BOX("play.start_resources") } resource
           *[other] { BOX("play.start_resources") } resources
        }; you may pick the same one twice.

        All buildings are on display from the start.
rules-plantation = Plantations
    .text =
        Three rows of four fields: the printed warehouse in the corner, two fields of each product, two forests (wood), two mountains (stone) and a lake (water). The figure's row and column together are six fields, including its own; we call them its **cross**. A building covers its field, which yields nothing from then on.

        Everyone plays on the common side, or on the side of their own colour (option); colours follow the seats or are chosen (option). We know how many fields there are of each land, but not where they are; we arranged them so that two fields of one land never share a row or column.
rules-round = The round
    .text =
        A round has five phases.

        - **A. Bills.** Turn up the top cards of the four law piles: a tax, a duty, a subsidy and another law. These are only proposals so far.
        - **B. Actions.** Clockwise from the start player, everyone plays one character per turn and carries out its action, until all have played { BOX("play.cards_played") }. You may play a card without effect.
        - **C. Parliament.** The card left over votes; the winner turns { BOX("play.bills_enacted") } of the bills into law.
        - **D. Statutes.** The laws in force are carried out.
        - **E. End of the round.** Products in the yards return to the supply. Ships move. Black markers are removed, and everyone takes their cards back. The market is not refilled.

        Without El Presidente, the next start player is the one who played the highest number as their last card; if several did, the one who played it last. They are start player from phase C on.

        The base game has { BOX("play.rounds") ->
            [one] { BOX("play.rounds") } round
           *[other] { BOX("play.rounds") } rounds
        }; with the new laws of El Presidente there are up to { BOX("avenue.rounds") } (option).
rules-characters = The characters
    .text =
        Each character has a number, which is also its votes. The tradeswoman, architect and mayor have two **alternative spaces** each: a space serves one player per round and is then covered by a black marker. Architect and mayor: if you give up the main action, you automatically get the first open space: { BOX("alternatives.architect_points.0") ->
            [one] { BOX("alternatives.architect_points.0") } point
           *[other] { BOX("alternatives.architect_points.0") } points
        } and then { BOX("alternatives.architect_points.1") }, or { BOX("alternatives.mayor_pesos.0") ->
            [one] { BOX("alternatives.mayor_pesos.0") } peso
           *[other] { BOX("alternatives.mayor_pesos.0") } pesos
        } and then { BOX("alternatives.mayor_pesos.1") }.

        The **worker** in detail: first take all cubes in the cross, then products field by field. { BOX("play.free_harvests") ->
            [one] { BOX("play.free_harvests") } field is
           *[other] { BOX("play.free_harvests") } fields are
        } free, and every further one costs a water; you may spend water you have just received. You may stop at any time.

        The **architect** in detail: pay the cubes, take the building from the display and put it on any field without a building. The lake and the field under your figure are allowed, but not the printed warehouse.

        The **foreman** in detail: the figure does not move. The printed warehouse is a building too: using it stores all products from your yard. No building is used twice in a round.
rules-market = The market
    .text =
        The market has five rows, one for each kind of merchandise, with prices falling from left to right. The pieces in a row are filled from the left without gaps.

        - **Buying:** take the right-most piece and pay the number under it. If the row is empty, you buy from the supply for { BOX("market.buy_from_supply") }.
        - **Selling:** put your piece on the first empty space and get the number printed there. If the row is full, the piece goes to the supply for { BOX("market.sell_product_to_supply") } (a product) or { BOX("market.sell_good_to_supply") } (a good).

        In one action you may trade as much as you like, but with each kind you may switch from buying to selling, or from selling to buying, only once. Nobody may go into debt.
rules-market-spaces = The spaces of the market
    .text =
        The first spaces are known from the set-up; the lower ones follow from the prices the supply pays and asks.
rules-harbour = The harbour
    .text =
        Each ship has five spaces, each for one kind. A piece covers a free space of its kind until the ship leaves. The **mayor** loads as many matching pieces as they like on one ship in a dock, for { BOX("play.dock_points.0") ->
            [one] { BOX("play.dock_points.0") } point
           *[other] { BOX("play.dock_points.0") } points
        } per piece in dock 1, { BOX("play.dock_points.1") } in dock 2 and { BOX("play.dock_points.2") } in dock 3. The ship at sea cannot be loaded.

        At the end of a round full ships leave, and so does the ship in dock 3 from the second round on, whatever its cargo. The cargo returns to the supply, and the ship cards go under the pile, dock 3's first. Then ships move down, from the pile to the sea and on to docks 1, 2 and 3, until there is a ship in every dock and at sea. Ships do not move at the end of the last round.

        We know the number of spaces, but not which kinds they are for; we reconstructed those.
rules-buildings = The buildings
    .text =
        The foreman (or the lawyer) uses buildings. Using a building is optional. If a building takes pieces, you choose how many, from none to the limit; you always take everything it gives. You hand in your own pieces, and they go to the supply, never to the market. If the supply runs short, you get what there is and hand in only that much.

        The display shows how many there are of each building, { BOX("copies.distillery") ->
            [one] { BOX("copies.distillery") } distillery
           *[other] { BOX("copies.distillery") } distilleries
        } and { BOX("copies.cigar_factory") ->
            [one] { BOX("copies.cigar_factory") } cigar factory
           *[other] { BOX("copies.cigar_factory") } cigar factories
        } for example. You may build more than one of them.

        Costs are given as wood, stone, water.
rules-costs = Reconstructed costs
    .text =
        We do not know the costs of these twelve buildings. The numbers are our own.
rules-effects = What the buildings give
    .text =
        `most` is the most you can hand in per use; points and pesos are for each piece, or for the use.
rules-effects-inferred = Inferred effects
    .text =
        The rulebook says stone for the sawmill too, which is clearly a slip. For the resource house it leaves open whether the pesos are for each resource or for both.
rules-parliament = Parliament
    .text =
        Your votes are the number on your unplayed card, plus { BOX("play.vote_tile") } if you used the town hall. Then everyone secretly decides how many votes to buy, for a peso each. All bids are revealed together, and **everyone pays**, including the losers. Players without a peso are not asked. There is no limit except your money; from 101 pesos on, you bid in two steps, the hundreds and then the rest.

        The player with the most votes wins. If there is a tie, the tied players buy votes in secret once more. If they are still tied, the start player wins if involved, otherwise the first of the tied players clockwise from the start player.

        The winner must turn exactly **{ BOX("play.bills_enacted") }** of the bills into law; the others leave the game. A new law replaces the old one of its kind and is in force at once. The vote tile is returned. Finally, the newspaper pays.
rules-laws = The laws
    .text =
        Tax, duty, subsidy and other law are carried out in this order, each starting with the start player, every round while they are in force.

        Paying **tax and duty** is voluntary, in full or not at all. You get { BOX("play.tax_points") ->
            [one] { BOX("play.tax_points") } point
           *[other] { BOX("play.tax_points") } points
        } for paying the tax, { BOX("play.duty_points") ->
            [one] { BOX("play.duty_points") } point
           *[other] { BOX("play.duty_points") } points
        } for delivering the duty, and { BOX("play.both_points") ->
            [one] { BOX("play.both_points") } more point
           *[other] { BOX("play.both_points") } more points
        } for doing both. There is no penalty. Everyone's tax is set before anyone scores for it. If you owe nothing, it counts as paid.

        The **subsidy** gives points to everyone at once and costs nothing. The **other law** changes a rule; a market act takes effect now, every round (option).

        We inferred that there is one tax card for each amount from 1 to 5 pesos, and also the amount of the building tax.
rules-duties = Inferred duties
    .text =
        The rulebook asks for two resources or products of any kind; we inferred that these are two cards.
rules-end = The end
    .text =
        After the last round every building is worth { BOX("play.building_points") ->
            [one] { BOX("play.building_points") } point
           *[other] { BOX("play.building_points") } points
        }, including the printed warehouse; a rebuilt stack counts as one building. With an activated statue each is worth { BOX("play.building_points", "effects.statue.points") }. Money is worth nothing, but it breaks ties; players who are still tied share the victory.
rules-presidente = El Presidente
    .text =
        The expansion adds the *Avenida del Presidente* with six cells. At the start of every round six cards are dealt to them face up: Cubans and, with fewer than five players, **donkeys** in place of some of them. The dancer is always there; which Cubans the donkeys replace is drawn at random for the whole game (option).

        On your turn you play a character **or take a Cuban**, who acts at once. Everyone **must** take { BOX("avenue.cubans_each.1") ->
            [one] { BOX("avenue.cubans_each.1") } Cuban
           *[other] { BOX("avenue.cubans_each.1") } Cubans
        } per round ({ BOX("avenue.cubans_each.0") } in a two-player game), on whichever turn they like. So everyone has { BOX("play.cards_played", "avenue.cubans_each.1") ->
            [one] { BOX("play.cards_played", "avenue.cubans_each.1") } turn
           *[other] { BOX("play.cards_played", "avenue.cubans_each.1") } turns
        } per round, or { BOX("play.cards_played", "avenue.cubans_each.0") } with two players. Donkeys cannot be taken, and each Cuban only once. In the end exactly one Cuban is left.

        The base game's rule for the start player does not apply: whoever takes the dancer becomes start player at once, and if nobody takes her, the start player card passes to the left at the end of the actions.

        Then the president's car drives to the cell of the Cuban who is left, even if it is the same cell as before, and the **event of that cell** happens. Only then does parliament meet.

        New ships, laws and buildings are separate modules (options). The lists give the numbers for two to five players.
rules-cubans = The Cubans
    .text =
        The dancer, musician and revolutionary always act; you may take the other three without using them. You pay the lawyer first; without the money the lawyer does nothing.
rules-events = The events
    .text =
        Events 1 and 3 apply in the next round, event 2 in this round's parliament, the others at once. In the final round events 1, 3 and 4 do nothing; those from the round before still apply.

        The **rebuilding** in detail: you pay { BOX("avenue.rebuild_pesos") ->
            [one] { BOX("avenue.rebuild_pesos") } peso
           *[other] { BOX("avenue.rebuild_pesos") } pesos
        } and, for each kind of cube, the extra cost of the new building over the one it covers; nothing is given back. On a stack the top building counts. The printed warehouse cannot be covered. The covered building is out of the game; the new one can be used from the next round on.
rules-new-ships = The new ships
    .text =
        Six more ships. One of them, the lumber ship, takes wood: from the mayor and both branch offices, for the dock's points. The customs house moves no wood. We reconstructed which kinds the spaces are for.
rules-variants = The variant
    .text =
        With **secret delegates** (option), everyone lays their card for parliament face down at the start of phase B (two cards after event 1) and plays the others. The delegates are revealed when parliament meets.
rules-rulings = Rulings
    .text =
        Where the rulebooks leave a question open, this is how we play it.

        - A stored product is never worse than one in the yard, so storing always stores the whole yard, and what event 6 gives goes straight into the warehouse. Only the day labourer asks.
        - The tradeswoman's free product: an empty row counts as a price of { BOX("market.buy_from_supply") }; you cannot take a kind that the supply does not have.
        - The owner of the beach café chooses either space of a card at its full value (option); only an open space gets a marker.
        - A casino makes { BOX("effects.casino.exchanges") ->
            [one] { BOX("effects.casino.exchanges") } exchange
           *[other] { BOX("effects.casino.exchanges") } exchanges
        } per round, in either direction, by foreman and lawyer together. Points never fall below 0.
        - A ship filled by the customs house stays until the end of the round, even under the harbour act. Under that act a ship leaves after the loading is scored.
        - With the lighthouse you may name any ship in the pile; the order of the rest stays unknown. Ships under the pile are in the order in which they went there.
        - The winner of the vote enacts { BOX("play.bills_enacted") ->
            [one] { BOX("play.bills_enacted") } bill
           *[other] { BOX("play.bills_enacted") } bills
        } even if the church has removed one. With event 2 all remaining bills pass; only with the option may an unused church veto then.
        - The press token stays where it is when its bill is vetoed, and pays (option). If you veto one or more bills in a round, you may not veto bills of those kinds in the next.
        - The duty in pesos asks for this round's tax, whatever your points are by then.
        - Rank and leaders are determined once, from the points at that moment.
        - In a shorter game the surplus law cards are put away face down, or chosen (option). The same goes for the buildings that new ones replace: at random, or chosen (option).
        - A building counts as used even if it had no effect. A building put up this round has not been used yet.
        - Players who can do nothing in a step are skipped without being asked.

## What bots weigh

term-points = Points in hand
term-buildings = Buildings
term-money = Money
term-goods = Products and goods
term-resources = Resources
term-timing = Turns to come

# The numbers' names in the rules page.
datum-supply = supply
datum-rounds = rounds
datum-start_pesos = pesos at the start
datum-start_products = products at the start
datum-start_resources = resources at the start
datum-cards_played = characters played per round
datum-free_harvests = harvests without water
datum-vote_tile = votes on the tile
datum-bills_enacted = bills enacted
datum-tax_points = points for the tax
datum-duty_points = points for the duty
datum-both_points = points for both
datum-dock_points = points at the docks
datum-building_points = points for a building
datum-track = spaces on the score track
datum-common = common side
datum-architect_points = the architect's points
datum-mayor_pesos = the mayor's pesos
datum-buy_from_supply = buying from the supply
datum-sell_product_to_supply = a product to the supply
datum-sell_good_to_supply = a good to the supply
datum-start_fill = pieces at the start
datum-product_spaces = product spaces
datum-good_spaces = good spaces
datum-most = at most
datum-points = points
datum-pesos = pesos
datum-pesos_per_building = pesos for each building
datum-product = product
datum-resource = resource
datum-donkeys = donkeys
datum-cubans_each = Cubans each
datum-musician_pesos = musician: pesos
datum-lawyer_pesos = lawyer: pesos
datum-revolutionary_points = revolutionary: points
datum-rebuild_pesos = rebuilding: pesos
datum-leaders_lose = points the leaders lose
datum-fewest_rounds = fewest rounds

# What comes by itself, told in the terminal.
news-dock =
    .ship = { $fewer ->
        [0] { "" }
       *[other] Sailed away: { $lost }.
        } { $more ->
        [0] { "" }
       *[other] In the docks: { $items }.
        }
news-sea =
    .ship = { $more ->
        [0] { "" }
       *[other] At sea now: { $gained }.
        }
news-bill =
    .statute = { $more ->
        [0] { "" }
       *[other] Bills of this round: { $gained }.
        }
news-law =
    .statute = { $more ->
        [0] { "" }
       *[other] In force from now on: { $gained }.
        }
news-winner =
    .seat = { $more ->
        [0] { "" }
       *[other] Winner of the vote: { $gained }.
        }
news-bid = { $more ->
    [0] { "" }
   *[other] { $name } buys votes: { $after }.
    }
news-start_player =
    .seat = Start player: { $gained }.
news-avenue =
    .cuban = { $there ->
        [0] { "" }
       *[other] On the Avenida: { $items }.
        }
news-car =
    .cell = { $more ->
        [0] { "" }
       *[other] The president's car stops at: { $gained }.
        }
news-bills_pass = { $after ->
    [0] { "" }
   *[other] All bills pass this round, without a vote.
    }
news-two_delegates = { $after ->
    [0] { "" }
   *[other] Everyone sends two delegates to parliament this round.
    }
news-foreman_moves = { $after ->
    [0] { "" }
   *[other] The foreman may move the figure this round.
    }

## Numbers we are not sure of: what they were inferred from

doubt-lengths = Shortest game
    .text = This limit is ours and not in the box: the rulebook allows fewer rounds but names no minimum. The longest games are known.
doubt-market_spaces = Lower spaces of the market
    .text = The set-up names spaces 6, 5 and 4 for products and 6 and 5 for goods. An empty row sells at 7; a full row buys a product at 1 and a good at 3. The lower spaces continue these series without a gap.
doubt-plantations = Fields of the plantations
    .text = The rulebook says how many fields there are of each land, and that the warehouse is in the top left corner; only its pictures show where the fields are. We placed them so that two fields of one land never share a row or column, and so that no two boards are alike.
    .common = One picture of the English rulebook is described in words: the worker on row 1, column 3 gets 1 stone, 2 wood, 1 citrus and 1 tobacco, with the warehouse as the sixth field. Our board gives exactly that.
doubt-costs_reconstructed = Costs of twelve buildings
    .text = The costs are printed on the tiles, and the rulebooks only give them for the other buildings. We estimated these from the known costs of buildings with a similar effect.
    .monastery = Like the small bank: two cubes for a small effect.
    .rum_cafe = Like the cigar factory, its partner.
    .cigar_cafe = Like the cigar factory, its partner.
    .small_branch_office = Like the sawmill.
    .large_branch_office = More than the black market, the most expensive factory, because it can score the most.
    .inn = Half a hotel, just as the small bank is half a large bank.
    .product_house = Like the small bank.
    .resource_house = Like the small bank.
    .distillery = Like the cigar factory, its twin.
    .church = Like the large bank.
    .town_hall = Between the dam and the large bank.
    .lighthouse = Like the general store.
doubt-effects_inferred = Effects the text leaves open
    .text = Two entries in the rulebook's list of buildings cannot be taken literally.
    .sawmill = The list says stone, as for the cement factory above it. The building's name and a review say wood; the numbers are from the rulebook.
    .resource_house = "Up to two resources for 2 pesos": we read it as 2 pesos each. As 2 pesos for both, it would be weaker than the small bank.
doubt-taxes = Taxes of the base game
    .text = The rulebook says there are six tax cards: 1 to 5 pesos and one that depends on the number of buildings. That leaves one card for each amount. One peso per building is the smallest number that makes sense.
doubt-duties_inferred = Two duties
    .text = The rulebook lists six duties: four ask for one named piece, the rest for two resources or products of any kind. Two cards are left, so we take one of each.
doubt-ships = Spaces of the ships
    .text = Every ship has five spaces; only the cards show what they are for. Our fifteen ships have fifteen spaces for each kind of merchandise.
doubt-ships_el_presidente = Spaces of the new ships
    .text = The rulebook says that the new ships work like the others and that exactly one of them takes wood. Everything else is our own: ships that want a lot of one kind, which the base game lacks.
