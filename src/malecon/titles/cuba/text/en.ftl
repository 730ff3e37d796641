# Cuba with El Presidente, in English.

title = Cuba
    .line = Farm, trade, vote on the laws.
    .about = Cuba by Michael Rieneck and Stefan Stadler (2007) with the expansion El Presidente (2009), for two to five players. You run a plantation, build on it, trade, load ships and bend the laws of the island. Some numbers of the box are known to us only in part; each table says where its numbers come from and how sure we are.

## What one can do

act-done = Done
    .harvest = Harvest no more
    .trade = Trade no more
    .architect = Build nothing
    .foreman = Use no more buildings
    .hand_in = Hand in no more
    .black_market = Exchange nothing
    .casino = Exchange no more
    .customs = Leave the ships as they are
    .load = Load no more
    .labourer = Store nothing
    .harbour_master = Swap no ships
    .lawyer = Use no building
    .rebuild = Do not rebuild
    .gift = Take nothing
    .tax = Do not pay
    .duty = Deliver nothing
act-play = Play the character: { $character }
act-cuban = Take the Cuban: { $cuban }
act-figure = Put the figure on { $field }
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
act-load = Load { $piece } in dock { $dock }
    .now = Load { $piece } in dock { $dock } for points: { $points }
act-pay = Pay
    .tax = Pay the tax
    .duty = Fulfil the duty
act-veto = Veto the bill: { $category }
    .now = Veto: { $statute }
act-enact = Enact the bill: { $category }
    .now = Enact: { $statute }
act-press = Put the press token on: { $category }
    .now = Put the press token on: { $statute }
act-store = Store all products of the yard
act-swap = Swap the ships of docks { $swap }
act-gamble = Pay pesos for points
act-cash = Give points for pesos
act-stow = Put { $piece } aboard in dock { $dock }
act-unload = Take { $piece } off the ship in dock { $dock }
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

## What is asked

ask-start = Which piece do you start with? ({ $count } to choose)
ask-delegate = Whom do you send to parliament?
ask-turn =
    { $characters ->
        [0] Which Cuban do you take?
       *[other]
            { $cubans ->
                [0] Which character do you play?
               *[other] Which character do you play, or which Cuban do you take?
            }
    }
ask-figure = Worker: on which field does your figure stand?
ask-harvest = Worker: what do you harvest? ({ $count } free, more for water)
ask-trade = Tradeswoman: what do you buy or sell, or which piece do you take?
ask-architect = Architect: what do you build?
ask-site = Where do you place it: { $building }?
ask-foreman_figure = Foreman: on which field does your figure stand first?
ask-foreman = Foreman: which building do you use?
ask-amount = { $building }: how many do you hand in? ({ $piece }, up to { $count })
ask-hand_in = { $building }: what do you hand in? (up to { $count })
ask-black_market = Black market: what do you hand in?
ask-receive = Black market: what do you want for it?
ask-casino = Casino: what do you exchange?
ask-customs = Customs house: what goes on or off a ship?
ask-veto = Church: which bill leaves the game?
ask-press = Newspaper: on which bill does the press token go?
ask-lighthouse = Lighthouse: which ship comes to sea?
ask-load = What do you load, and where?
ask-labourer = Day labourer: store all products of your yard?
ask-harbour_master = Harbour master: which ships change places?
ask-lawyer = Lawyer: which building do you use, for a peso?
ask-rebuild = Which building do you put on one of yours?
ask-gift = What do you take from the market?
ask-bid = Your votes: { $votes }, your pesos: { $pesos }. How many votes do you buy?
ask-tie_bid = A tie, votes: { $votes }. Your pesos: { $pesos }. How many more votes do you buy?
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
phase-bid = parliament, votes
phase-tie_bid = parliament, tie
phase-enact = parliament, bills
phase-tax = tax
phase-duty = duty
phase-end = game over

## Why not

why-card-played = you have played that card in this round.
why-card-laid = that card lies face down for parliament.
why-cuban-due = all your characters of this round are played: take a Cuban.
why-donkey = a donkey stands in for that Cuban.
why-cuban-taken = somebody has taken that Cuban in this round.
why-no-cuban-due = you have taken your share of Cubans.
why-two-delegates = two characters go to parliament this round: name both.
why-one-delegate = one character goes to parliament this round.
why-start-order = first two products, then two resources.
why-supply-out = the supply has none left.
why-no-field = no field of that kind is left in your row and column.
why-no-water = it would take water, and you have none.
why-too-dear = it costs { $price } and you have { $money }.
why-none-held = you have none.
why-direction = you have changed direction with this kind once already.
why-no-free-goods = rum and cigars are not given away.
why-traded = you have traded: the free piece was instead of that.
why-no-alternatives = the administration act forbids alternatives.
why-not-lowest = another product has a lower price.
why-space-covered = a black marker lies there.
why-space-order = the first open space comes first.
why-not-on-display = no such building is left.
why-short-of-wood = it takes { $cost } wood, and you have { $owned }.
why-short-of-stone = it takes { $cost } stone, and you have { $owned }.
why-short-of-water = it takes { $cost } water, and you have { $owned }.
why-surcharge = the building act asks { $pesos } pesos on top.
why-no-free-field = your plantation has no free field.
why-rebuild-cost = you cannot pay the difference.
why-on-warehouse = nothing is built on the printed warehouse.
why-nothing-to-rebuild = you have no building there.
why-on-building = a building stands there.
why-no-building = no building stands there.
why-used = it has been used in this round.
why-outside-cross = it is outside the row and column of your figure.
why-idle-beach_cafe = the beach café works by itself.
why-idle-statue = the statue is for the foreman, in the final round.
why-idle-casino = both exchanges of this round are made.
why-idle-town_hall = the vote tile is taken.
why-idle-newspaper = the press token lies on a bill already.
why-idle-church = there is no bill that you may veto.
why-amount = you can hand in { $most } at most.
why-casino-limit = the casino makes { $count } exchanges a round.
why-casino-stake = it takes { $pesos } pesos, or { $points } points.
why-no-ship = there is no ship for it.
why-no-space = the ship has no free space for that.
why-nothing-aboard = nothing of that is aboard.
why-no-bill = there is no such bill.
why-veto-again = you vetoed a bill of that kind in the round before.
why-not-in-pile = that ship is not in the pile.
why-one-ship = you load one ship only.
why-one-kind = the large branch office loads one kind.
why-bid = you have { $pesos } pesos.
why-enacted = this bill is chosen already.
why-not-on-market = the market has none.
why-duty-piece = that would not fulfil the duty.
why-duty-begun = a delivery that has begun is finished.
why-instead = who forgoes the main action takes the open alternative.

## Names

piece-citrus = citrus
    .gain = citrus
piece-cane = cane
    .gain = cane
piece-tobacco = tobacco
    .gain = tobacco
piece-rum = rum
    .gain = rum
piece-cigars = cigars
    .gain = { $count ->
        [one] cigar
       *[other] cigars
    }
piece-wood = wood
    .gain = wood
piece-stone = stone
    .gain = stone
piece-water = water
    .gain = water

character-worker = worker
    .rule = One vote. Move your figure to any field, or leave it. Its row and column give all their cubes and products of at most two fields; each water lets you use one field more.
character-tradeswoman = tradeswoman
    .rule = Two votes. Buy and sell on the market as much as you like; or, where no black marker lies, take one resource, or one product that has the lowest price.
character-architect = architect
    .rule = Three votes. Build one building; or take the points of the first space without a black marker.
character-foreman = foreman
    .rule = Four votes. Use all buildings in the row and column of your figure, each once, in any order; or one building anywhere.
character-mayor = mayor
    .rule = Five votes. Load one ship in a dock and score the dock's points for each piece; or take the pesos of the first space without a black marker.

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
field-r1c2 = row 1, column 2
field-r1c3 = row 1, column 3
field-r1c4 = row 1, column 4
field-r2c1 = row 2, column 1
field-r2c2 = row 2, column 2
field-r2c3 = row 2, column 3
field-r2c4 = row 2, column 4
field-r3c1 = row 3, column 1
field-r3c2 = row 3, column 2
field-r3c3 = row 3, column 3
field-r3c4 = row 3, column 4

land-warehouse = warehouse
land-citrus = citrus
land-cane = cane
land-tobacco = tobacco
land-forest = forest
land-mountain = mountain
land-lake = lake

space-resource = a resource
space-product = a product of the lowest price
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
    .rule = Hand in up to 4 stone for 1 point each.
building-sawmill = saw mill
    .rule = Hand in up to 4 wood for 1 point each.
building-golf_course = golf course
    .rule = Hand in up to 4 water for 1 point each.
building-monastery = monastery
    .rule = Hand in up to 2 products of any kind for 1 point each.
building-rum_cafe = rum café
    .rule = Hand in up to 3 rum for 2 points each.
building-cigar_cafe = cigar café
    .rule = Hand in up to 3 cigars for 2 points each.
building-small_branch_office = small branch office
    .rule = Load one piece on a ship in a dock and score it as the mayor does.
building-large_branch_office = large branch office
    .rule = Load any number of pieces of one kind on one ship in a dock and score them as the mayor does.
building-hotel = hotel
    .rule = 2 points.
building-inn = inn
    .rule = 1 point.
building-general_store = general store
    .rule = Sell one good to the supply for 6 pesos.
building-product_house = product house
    .rule = Sell one product to the supply for 4 pesos.
building-resource_house = resource house
    .rule = Sell up to 2 resources to the supply for 2 pesos each.
building-small_bank = small bank
    .rule = 2 pesos.
building-large_bank = large bank
    .rule = 4 pesos.
building-cigar_factory = cigar factory
    .rule = Turn any number of tobacco into as many cigars.
building-distillery = distillery
    .rule = Turn any number of cane into as much rum.
building-black_market = black market
    .rule = Turn one product into one good or one good into one product, kinds of your choice.
building-church = church
    .rule = Take one of this round's bills out of the game at once. In the next round you may not veto a bill of that kind again.
building-town_hall = town hall
    .rule = Take the vote tile: 2 more votes in this round's parliament.
building-dam = dam
    .rule = 2 water.
building-lighthouse = lighthouse
    .rule = Exchange the ship at sea for any ship of the pile that you name; the old one goes under the pile.
building-storehouse = storehouse
    .rule = Store all products of your yard, as the printed warehouse does.
building-casino = casino
    .rule = Pay 5 pesos for 2 points or give 2 points for 5 pesos; twice a round at most. (El Presidente)
building-customs_house = customs house
    .rule = Put one piece of merchandise from the supply on a matching space of a ship in a dock, or take one off such a ship. Nobody scores. (El Presidente)
building-beach_cafe = beach café
    .rule = Works by itself: you may use the alternatives of tradeswoman, architect and mayor even where black markers lie. (El Presidente)
building-statue = statue
    .rule = If your foreman uses it in the final round, each of your buildings counts 3 points at the end instead of 2. (El Presidente)
building-newspaper = newspaper
    .rule = Put the press token on one of this round's bills. If that bill does not become law, you get 1 point and 1 peso. (El Presidente)

statute-tax_start = tax of 2 pesos
    .rule = In force when the game begins.
statute-duty_start = duty of 1 citrus
    .rule = In force when the game begins.
statute-t1 = tax of 1 peso
    .rule = Pay 1 peso.
statute-t2 = tax of 2 pesos
    .rule = Pay 2 pesos.
statute-t3 = tax of 3 pesos
    .rule = Pay 3 pesos.
statute-t4 = tax of 4 pesos
    .rule = Pay 4 pesos.
statute-t5 = tax of 5 pesos
    .rule = Pay 5 pesos.
statute-t6 = building tax
    .rule = Pay 1 peso for each of your buildings, the printed warehouse included.
statute-t7 = tax of 6 pesos
    .rule = Pay 6 pesos. (El Presidente)
statute-t8 = tax on points
    .rule = Pay 1 peso for each full 10 points of yours. (El Presidente)
statute-d1 = duty of 1 cane
    .rule = Deliver 1 cane.
statute-d2 = duty of 1 tobacco
    .rule = Deliver 1 tobacco.
statute-d3 = duty of 1 water
    .rule = Deliver 1 water.
statute-d4 = duty of 1 citrus
    .rule = Deliver 1 citrus.
statute-d5 = duty of 2 products
    .rule = Deliver 2 products of any kind.
statute-d6 = duty of 2 resources
    .rule = Deliver 2 resources of any kind.
statute-d7 = duty in pesos
    .rule = Pay once more what the tax in force asks of you. (El Presidente)
statute-d8 = duty of 1 product and 1 resource
    .rule = Deliver 1 product and 1 resource of any kind. (El Presidente)
statute-u1 = water subsidy
    .rule = 1 point for each water you have, 7 at most.
statute-u2 = deputies' subsidy
    .rule = Points equal to the votes printed on the character you sent to parliament.
statute-u3 = building subsidy
    .rule = 1 point for each of your buildings, the printed warehouse included.
statute-u4 = savings subsidy
    .rule = 1 point for each full 3 pesos you have, 7 at most.
statute-u5 = resource land subsidy
    .rule = 1 point for each of your forests, mountains and lakes without a building.
statute-u6 = farmland subsidy
    .rule = 1 point for each of your product fields without a building.
statute-u7 = goods subsidy
    .rule = 1 point for each rum and each cigars you have. (El Presidente)
statute-u8 = rank subsidy
    .rule = Points by rank: the first gets 1, the second 2, and so on; equals share the better rank, and each uses up a place. (El Presidente)
statute-o1 = drought act
    .rule = A worker uses only one product field free; further ones for water.
statute-o2 = market act: scarcity
    .rule = Each round 2 citrus, 2 cane and 2 tobacco leave the market.
statute-o3 = corruption act
    .rule = No votes can be bought.
statute-o4 = market act: plenty
    .rule = Each round 2 citrus, 2 cane and 2 tobacco come to the market.
statute-o5 = building act
    .rule = The architect pays 2 pesos on top for a building.
statute-o6 = harbour act
    .rule = A ship that the mayor or a branch office completes leaves at once.
statute-o7 = export act
    .rule = Every piece loaded scores 2 points, whatever the dock. (El Presidente)
statute-o8 = administration act
    .rule = No alternatives for tradeswoman, architect and mayor, beach café or not. (El Presidente)

cuban-dancer = dancer
    .rule = You are start player at once. The turns go on clockwise as before.
cuban-musician = musician
    .rule = 2 pesos.
cuban-day_labourer = day labourer
    .rule = You may store all products of your yard. What you make later is not covered.
cuban-harbour_master = harbour master
    .rule = You may swap two ships in neighbouring docks, load and all.
cuban-lawyer = lawyer
    .rule = You may pay 1 peso and use one of your buildings, wherever your figure stands.
cuban-revolutionary = revolutionary
    .rule = 1 point.

cell-1 = two delegates
    .rule = In the next round everybody plays one character fewer and sends two to parliament; their votes add up.
cell-2 = all bills pass
    .rule = In this round all bills become law. Nobody votes.
cell-3 = foreman on foot
    .rule = In the next round the foreman may move the figure before he uses buildings. Nothing is harvested.
cell-4 = rebuilding
    .rule = At once, from the start player on, each may pay 1 peso and put a building of the display on one of his own, for the difference in cubes.
cell-5 = leaders lose
    .rule = At once all who lead on points lose 2.
cell-6 = market gift
    .rule = At once, from the start player on, each may take the cheapest piece of one row of the market. A product goes straight into the warehouse.

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
    .help = How many rounds are played. All: one for each card of a law pile, eight with the new laws and six without.
choice-rounds-all = all
option-plantation_side = Plantations
    .help = The same for all, or a different one for each colour.
choice-plantation_side-common = common side
choice-plantation_side-individual = individual sides
option-ep_ships = New ships
    .help = The six ships of El Presidente, the lumber ship among them.
option-ep_laws = New laws
    .help = The eight law cards of El Presidente. Without them a game has six rounds at most.
option-ep_buildings = New buildings
    .help = The five buildings of El Presidente: added, swapped for five others drawn by lot, or left out.
choice-ep_buildings-add = added
choice-ep_buildings-swap = swapped for five others
choice-ep_buildings-none = left out
option-donkey_1 = First donkey
    .help = The Cuban whom the first donkey replaces (with two, three and four players).
choice-donkey_1-random = by lot
choice-donkey_1-musician = { cuban-musician }
choice-donkey_1-day_labourer = { cuban-day_labourer }
choice-donkey_1-harbour_master = { cuban-harbour_master }
choice-donkey_1-lawyer = { cuban-lawyer }
choice-donkey_1-revolutionary = { cuban-revolutionary }
option-donkey_2 = Second donkey
    .help = The Cuban whom the second donkey replaces (with three players).
choice-donkey_2-random = by lot
choice-donkey_2-musician = { cuban-musician }
choice-donkey_2-day_labourer = { cuban-day_labourer }
choice-donkey_2-harbour_master = { cuban-harbour_master }
choice-donkey_2-lawyer = { cuban-lawyer }
choice-donkey_2-revolutionary = { cuban-revolutionary }
option-secret_delegate = Secret delegates
    .help = A variant of the rulebook: before the first turn everybody lays the card for parliament face down.
option-dock3_departs = Dock 3
    .help = Whether the ship in dock 3 leaves at the end of every round from the second on, or only when it is full (house rule).
choice-dock3_departs-always = always leaves
choice-dock3_departs-full_only = leaves only when full
option-full_ship_leaves = Full ships
    .help = When a full ship leaves. At once is a house rule: as if the harbour act were always in force.
choice-full_ship_leaves-end_of_round = at the end of the round
choice-full_ship_leaves-immediately = at once
option-alt_uses_per_round = Uses of an alternative
    .help = How often each alternative space can be used in a round.
option-market_act_repeats = Market acts repeat
    .help = Whether a market act works in every round while it is in force, or only in the round in which it is enacted.
option-building_once_per_round = Buildings once a round
    .help = Whether foreman and lawyer together may use a building only once in a round.
option-statue_via_lawyer = Statue by the lawyer
    .help = Whether the lawyer may activate the statue too.
option-warehouse_counts_for_tax_and_subsidy = Printed warehouse in the laws
    .help = Whether the printed warehouse counts as a building for the building tax and the building subsidy.
option-warehouse_counts_for_final_vp = Printed warehouse at the end
    .help = Whether the printed warehouse counts as a building in the final scoring.
option-foreman_single_anywhere = One building anywhere
    .help = Whether the foreman may use a single building outside the row and column instead.
option-bids_paid_by_all = Losers pay too
    .help = Whether all pay for the votes they bought, or only the winner (house rule).
option-trade_direction_changes_per_type = Changes of direction
    .help = How often one may turn from buying to selling, or back, with one kind in one action. Fixed.
option-final_tiebreak = Ties
    .help = Equals are parted by pesos; still equal, they share the victory. Fixed.
choice-final_tiebreak-pesos_then_shared = pesos, then shared

## Laws and sources

law-seats = seats
law-length = length of the game
law-pieces = pieces
law-market = market
law-buildings = building tiles
law-plantations = plantations
law-ships = ships
law-statutes = law cards
law-markers = black markers
law-hands = character cards
law-cubans = Cubans
law-turns = turns
law-delegates = face-down delegates
law-bids = bids
law-points = points
law-choices = open choices

origin-base-rulebook = the English rulebook of Cuba
origin-el-presidente = the Russian rulebook of El Presidente
origin-both-rulebooks = the rulebooks of Cuba and El Presidente
origin-inferred = it follows from what the rulebooks say elsewhere
origin-missing-pictures = the rulebook shows it in pictures that we do not have; our own balanced stand-in
origin-our-ruling = a ruling of this house

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
board-mansion = the car stands at the mansion
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
        Everybody has a plantation of twelve fields with one **figure** on it, and the same five **characters**: worker, tradeswoman, architect, foreman, mayor. Four of them are played each round, the fifth votes in parliament. Points come from loading ships, using buildings, obeying the laws and subsidies; at the end every building brings points. Most points win; equals are parted by pesos.

        The pieces have names that the rules use:

        - **products**: citrus, cane, tobacco. They spoil in the yard at the end of a round;
        - **goods**: rum and cigars. They keep;
        - **merchandise**: products and goods together, what the market trades and ships carry;
        - **resources**: wood, stone and water, the cubes that buildings cost. They keep, and are neither traded nor (but for one ship) loaded.

        Everything you receive lies in your **yard**. Products can be moved into your **warehouse**, where they are safe for good. You spend from both, and the yard's pieces always go first. Money and pieces lie open. The table gives how many pieces of each kind there are; what the supply does not have cannot be received.
rules-setup = Set-up
    .text =
        Everybody begins with 10 pesos, no points, five characters and the figure on the printed warehouse. On the market lie three of each product and two of each good. Ships lie in docks 1 and 2 and one at sea; dock 3 is empty in the first round. In force are a tax of 2 pesos and a duty of 1 citrus. The start player is drawn by lot, and in turn order everybody picks 2 products and 2 resources, the same twice if he likes.

        All buildings lie open from the beginning.
rules-plantation = Plantations
    .text =
        Three rows of four fields: the printed warehouse in the corner, two fields of each product, two forests (wood), two mountains (stone) and a lake (water). Row and column of the figure together are six fields, its own included; we call them its **cross**. A building covers its field, which yields nothing from then on.

        All play on the common side, or everybody on the side of his colour (option). How many fields there are of each land is known; where they lie is not, and was reconstructed so that two fields of one land never share a row or column.
rules-round = The round
    .text =
        A round has five phases.

        - **A. Bills.** The top cards of the four law piles are turned up: a tax, a duty, a subsidy and another law. They are proposals.
        - **B. Actions.** From the start player on, clockwise, everybody plays one character a turn and carries it out, until all have played four. A card may be played without effect.
        - **C. Parliament.** The fifth card votes; the winner makes two of the bills law.
        - **D. Statutes.** The laws in force are carried out.
        - **E. End of the round.** Products in yards return to the supply. Ships move. Black markers are removed, everybody takes his cards back. The market is not refilled.

        Without El Presidente the next start player is who played the highest number as his fourth card; of equals he who played it last. He is start player already in phases C and D.

        The base game has six rounds, with the new laws of El Presidente up to eight (option).
rules-characters = The characters
    .text =
        Each has a number, which is also its votes. Tradeswoman, architect and mayor have two **alternative spaces** each: a space serves one player a round and is then covered by a black marker. Architect and mayor: who forgoes the main action receives the first open space without being asked, 2 points and then 1, 4 pesos and then 2.

        The **worker** in detail: first all cubes of the cross, then products field by field: two fields are free, every further one costs a water, also one you have just received. You may stop at any time.

        The **architect** in detail: pay the cubes, take the building from the display and put it on any field without a building, also on the lake or under your figure, but not on the printed warehouse.

        The **foreman** in detail: the figure does not move. The printed warehouse is a building too: using it stores all products of your yard. No building is used twice in a round.
rules-market = The market
    .text =
        Five rows, one for each kind of merchandise, with falling prices from left to right. The pieces of a row lie from the left without gaps.

        - **Buying:** you take the right-most piece and pay the number under it. If the row is empty, you buy from the supply for 7.
        - **Selling:** you put your piece on the first empty space and get the number printed there. If the row is full, the piece goes to the supply for 1 (a product) or 3 (a good).

        In one action you may trade as much as you like, but with each kind you may turn from buying to selling, or from selling to buying, only once. Nobody may run into debt.
rules-market-spaces = The spaces of the market
    .text =
        The first spaces are known from the set-up; the lower ones follow from the prices that the supply pays and asks.
rules-harbour = The harbour
    .text =
        Each ship has five spaces, each for one kind. A piece covers a free space of its kind until the ship leaves. The **mayor** loads one ship in a dock with as many fitting pieces as he likes, for 1 point a piece in dock 1, 2 in dock 2, 3 in dock 3. The ship at sea cannot be loaded.

        At the end of a round full ships leave, and from the second round on the ship in dock 3 whatever its load. Their loads return to the supply, their cards go under the pile, dock 3's first. Then ships move down, from the pile to the sea, to dock 1, 2 and 3, until every dock and the sea hold one. At the end of the last round ships do not move.

        The number of spaces is known; what they are for is not, and was reconstructed.
rules-buildings = The buildings
    .text =
        Buildings are used by the foreman (or by the lawyer). Their use is optional. Of what they take you choose the number, from none to the limit; what they give you take in full. Everything comes from your own pieces and goes to the supply, never to the market. If the supply is short, you get what there is and hand in only as much.

        Distillery and cigar factory exist twice, all others once. You may build both.

        Costs are given as wood, stone, water.
rules-costs = Reconstructed costs
    .text =
        The costs of these twelve buildings are not known to us. The numbers are our own.
rules-effects = What the buildings give
    .text =
        `most` is the most that can be handed in at one use; points and pesos are for each piece, or for the use.
rules-effects-inferred = Inferred effects
    .text =
        The rulebook says stone for the saw mill too, plainly a slip. For the resource house it leaves open whether the pesos are for one or for both.
rules-parliament = Parliament
    .text =
        The votes are the number on the unplayed card, and 2 more for who used the town hall. Then all decide in secret how many votes they buy, a peso each; all is revealed together and **everybody pays**, losers too. Who has no peso is not asked.

        Most votes win. If there is a tie, the tied buy once more in secret. If they are still equal, the start player wins if he is among them, else the first of them clockwise from him.

        The winner must make exactly **two** of the bills law; the others leave the game. A new law replaces the one of its kind and is in force at once. The vote tile goes back. At last the newspaper pays.
rules-laws = The laws
    .text =
        Tax, duty, subsidy and other law are carried out in this order, each from the start player on, in every round while they are in force.

        Paying **tax and duty** is voluntary, in full or not at all. Who pays the tax gets 2 points, who delivers the duty 2 points, who does both 1 point more. There is no penalty. What everybody's tax is, is settled before anybody scores for it. Nothing due counts as paid.

        The **subsidy** gives points to all at once and costs nothing. The **other law** changes a rule; a market act is carried out now, in every round (option).

        That there is one tax card for each of 1 to 5 pesos is inferred, and so is the number of the building tax.
rules-duties = Inferred duties
    .text =
        The rulebook asks for two resources or products of any kind; that these are two cards is inferred.
rules-end = The end
    .text =
        After the last round every building brings 2 points, the printed warehouse included; a rebuilt stack is one building. With an activated statue each brings 3. Money brings nothing, but parts equals; who is equal there too shares the victory.
rules-presidente = El Presidente
    .text =
        The expansion adds the *Avenida del Presidente* with six cells. At the start of every round six cards are dealt to them face up: Cubans, and with fewer than five players **donkeys** in place of some of them. The dancer is always there; whom donkeys replace is drawn by lot for the whole game (option).

        In a turn you play a character **or take a Cuban**, who acts at once. Everybody **must** take one Cuban in a round, two with two players, when he likes. So a round has five turns each, six with two players. Donkeys cannot be taken, and each Cuban only once. In the end exactly one Cuban is left.

        The base game's rule for the start player does not apply: the dancer makes a start player at once, and if nobody took her, the card goes to the left at the end of the actions.

        Then the president's car drives to the cell of the Cuban who is left, be it the same cell as before, and the **event of that cell** happens. Only then parliament meets.

        New ships, laws and buildings are modules of their own (options). The lists run over two to five players.
rules-cubans = The Cubans
    .text =
        Dancer, musician and revolutionary simply act; the other three may be taken without using them. The lawyer's peso is paid first; without it he comes for nothing.
rules-events = The events
    .text =
        Events 1 and 3 work in the next round, event 2 in this round's parliament, the others at once. In the final round events 1, 3 and 4 do nothing; those that came about in the round before still work.

        The **rebuilding** in detail: you pay 1 peso and, kind by kind, what the new building costs more than the one it covers; nothing is given back. On a stack the top building counts. The printed warehouse cannot be covered. The covered building is out of the game; the new one can still be used in this round.
rules-new-ships = The new ships
    .text =
        Six more ships. One of them, the lumber ship, takes wood: for the mayor and both branch offices, at the dock's points. The customs house moves no wood. What the spaces are for was reconstructed.
rules-variants = The variant
    .text =
        With **secret delegates** (option), at the beginning of phase B everybody lays the card for parliament face down, two of them after event 1, and plays the others. They are shown when parliament meets.
rules-rulings = Rulings
    .text =
        Where the rulebooks leave a question open, this house plays so.

        - A product stored is never worse than one in the yard: storing stores the whole yard, and what event 6 gives goes straight into the warehouse. Only the day labourer asks.
        - Of the tradeswoman's free product: an empty row stands for a price of 7; a kind that the supply does not have cannot be taken.
        - The owner of the beach café chooses either space of a card at its full value; only an open space gets a marker.
        - A casino makes two exchanges a round, in either direction, by foreman and lawyer together. Points never fall below 0.
        - A ship completed by the customs house stays until the end of the round, also under the harbour act. Under it a ship leaves after the loading is scored.
        - The lighthouse names any ship of the pile; the order of the rest stays unknown. Ships under the pile lie in the order in which they went there.
        - The winner of the vote enacts two bills also when the church has removed one. With event 2 all bills that are left pass.
        - The press token stays where it is when its bill is vetoed, and pays.
        - The duty in pesos asks the tax of this round, whatever the points are by then.
        - Rank and leaders are taken from the points of the moment, once for all.
        - In a shorter game the surplus law cards are put away unseen.
        - A building used for nothing is used. A building put up in this round has not been used yet.
        - Who can do nothing in a step is passed over without being asked.

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
datum-cards_played = characters played in a round
datum-free_harvests = harvests without water
datum-vote_tile = votes of the tile
datum-bills_enacted = bills enacted
datum-tax_points = points for the tax
datum-duty_points = points for the duty
datum-both_points = points for both
datum-dock_points = points of the docks
datum-building_points = points of a building
datum-track = steps of the point track
datum-common = common side
datum-blue = blue
datum-red = red
datum-yellow = yellow
datum-green = green
datum-purple = purple
datum-architect_points = points of the architect
datum-mayor_pesos = pesos of the mayor
datum-buy_from_supply = buying from the supply
datum-sell_product_to_supply = a product to the supply
datum-sell_good_to_supply = a good to the supply
datum-start_fill = pieces at the start
datum-product_spaces = spaces of products
datum-good_spaces = spaces of goods
datum-most = at most
datum-points = points
datum-pesos = pesos
datum-pesos_per_building = pesos for each building
datum-donkeys = donkeys
datum-cubans_each = Cubans each
datum-musician_pesos = musician: pesos
datum-lawyer_pesos = lawyer: pesos
datum-revolutionary_points = revolutionary: points
datum-rebuild_pesos = rebuilding: pesos
datum-leaders_lose = points the leaders lose
datum-fewest_rounds = fewest rounds
datum-most_bid = largest bid

# What comes by itself, told in the terminal.
news-dock =
    .ship = { $fewer ->
        [0] { "" }
       *[other] Gone to sea: { $lost }.
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
       *[other] The vote goes to { $gained }.
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
       *[other] Along the Avenida: { $items }.
        }
news-car =
    .cell = { $more ->
        [0] { "" }
       *[other] The president's car drives on: { $gained }.
        }
news-bills_pass = { $after ->
    [0] { "" }
   *[other] All bills of this round pass without a vote.
    }
news-two_delegates = { $after ->
    [0] { "" }
   *[other] Two delegates each go to parliament in this round.
    }
news-foreman_moves = { $after ->
    [0] { "" }
   *[other] In this round the foreman may move the figure.
    }
