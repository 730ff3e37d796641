# Puerto Rico, in English.

title = Puerto Rico
    .line = Choose roles, plant, build, ship.
    .about = A game by Andreas Seyfarth (2002) for two to five players: plant, build, produce, trade and ship on an island of your own, and share every role you choose with the whole table.

## What one can do

act-pass = Pass
act-role = Take the role: { $role }
act-hacienda = Draw a face-down plantation (hacienda)
act-plant = Take a plantation: { $good }
act-quarry = Take a quarry
act-hospice = Put a colonist on the new tile (hospice)
act-recruit = Take the extra colonist
act-build = Build: { $building }
act-university = Put a colonist in the new building (university)
act-produce = Produce
act-extra = Take one more barrel: { $good }
act-sell = Sell: { $good }
act-ship = Load { $good } on ship { $ship }
act-wharf = Ship { $good } from your own wharf
act-keep = Keep { $count } of: { $good }
act-staff = { $place }: { $count } at work

## What is asked

ask-role = Which role do you take?
ask-hacienda = Hacienda: draw a face-down plantation first?
ask-tile = Which tile do you put on your island?
ask-hospice = Hospice: put a colonist on the new tile ({ $tile })?
ask-recruit = Mayor: take one extra colonist from the supply?
ask-staff = How many colonists work here: { $place }?
ask-build = What do you build?
ask-university = University: put a colonist in the new building ({ $building })?
ask-produce = Do you produce?
ask-extra = Craftsman: which barrel do you take on top?
ask-trade = Which barrel do you sell to the trading house?
ask-load = What do you load, and where?
ask-keep = How many barrels do you keep of: { $good }?
ask-end = The game is over.

phase-role = choosing a role
phase-hacienda = settler, hacienda
phase-tile = settler
phase-hospice = settler, hospice
phase-recruit = mayor, extra colonist
phase-staff = mayor, placing colonists
phase-build = builder
phase-university = builder, university
phase-produce = craftsman
phase-extra = craftsman, extra barrel
phase-trade = trader
phase-load = captain, loading
phase-keep = captain, storing
phase-end = game over

## Why not

why-role-not-in-play = this card is not used with { $seats } players.
why-role-taken = somebody has taken that role in this round.
why-role-twin = both prospectors carry equally many doubloons: take the first.
why-not-in-row = no such plantation lies face up.
why-no-quarry = no quarry is left.
why-quarry-not-allowed = only the settler and owners of an occupied construction hut may take a quarry.
why-owned = you have this building, and nobody may build the same one twice.
why-sold-out = all copies of this building are sold.
why-no-room = your city has no room for it.
why-too-dear = it costs you { $price } and you have { $money }: { $short } short.
why-no-barrel = you have no barrel of that kind.
why-house-full = the trading house is full.
why-in-house = this kind lies in the trading house already, and you have no occupied office.
why-not-made = the extra barrel must be of a kind you made just now and that the supply still has.
why-no-such-ship = there is no such ship in this game.
why-kind-elsewhere = this kind lies on ship { $ship }: it may go nowhere else.
why-other-kind-aboard = another kind lies on that ship.
why-ship-full = that ship is full.
why-larger-ship = another empty ship takes more of it.
why-no-wharf = you have no occupied wharf.
why-wharf-used = you have used your wharf in this phase.
why-must-load = a ship can take something of yours, so you must load.
why-staff = colonists may not wait in San Juan while a circle is empty, nor may more work there than there are circles.
why-keep = your warehouses hold whole kinds, and beside them you keep one single barrel.

## The roles

role-settler = settler
    .rule = Everyone may take a face-up plantation. The settler may take a quarry instead.
role-mayor = mayor
    .rule = The colonists on the ship are dealt out and everyone places his colonists anew. The mayor may take one more from the supply.
role-builder = builder
    .rule = Everyone may build one building. The builder pays one doubloon less.
role-craftsman = craftsman
    .rule = Everyone makes goods. At the end the craftsman takes one more barrel of a kind he made.
role-trader = trader
    .rule = Everyone may sell one barrel to the trading house. The trader gets one doubloon more for his.
role-captain = captain
    .rule = Everyone must load barrels as long as he can, one point each; then what cannot be stored is lost. The captain gets one point more for his first loading.
role-prospector = prospector
    .rule = The prospector takes one doubloon. Nobody else does anything.
role-prospector2 = prospector 2
    .rule = The second prospector card, used by five players: one doubloon for whoever takes it.

## Goods and tiles

good-corn = corn
    .gain = corn
good-indigo = indigo
    .gain = indigo
good-sugar = sugar
    .gain = sugar
good-tobacco = tobacco
    .gain = tobacco
good-coffee = coffee
    .gain = coffee

tile-corn = corn plantation
    .rule = Each occupied corn plantation makes one barrel of corn. Corn needs no building.
tile-indigo = indigo plantation
    .rule = Occupied, it gives raw indigo for one colonist in an indigo plant.
tile-sugar = sugar plantation
    .rule = Occupied, it gives cane for one colonist in a sugar mill.
tile-tobacco = tobacco plantation
    .rule = Occupied, it gives leaves for one colonist in the tobacco storage.
tile-coffee = coffee plantation
    .rule = Occupied, it gives beans for one colonist in the coffee roaster.
tile-quarry = quarry
    .rule = Each occupied quarry makes a building one doubloon cheaper, but no more quarries count than the number of the building's column.

## Buildings

building-small_indigo_plant = small indigo plant
    .rule = Each colonist here makes one barrel of indigo, if an occupied indigo plantation feeds him.
building-small_sugar_mill = small sugar mill
    .rule = Each colonist here makes one barrel of sugar, if an occupied sugar plantation feeds him.
building-indigo_plant = indigo plant
    .rule = Each colonist here makes one barrel of indigo, if an occupied indigo plantation feeds him.
building-sugar_mill = sugar mill
    .rule = Each colonist here makes one barrel of sugar, if an occupied sugar plantation feeds him.
building-tobacco_storage = tobacco storage
    .rule = Each colonist here makes one barrel of tobacco, if an occupied tobacco plantation feeds him.
building-coffee_roaster = coffee roaster
    .rule = Each colonist here makes one barrel of coffee, if an occupied coffee plantation feeds him.
building-small_market = small market
    .rule = Trader: one doubloon more for the barrel you sell.
building-hacienda = hacienda
    .rule = Settler: before your normal tile you may draw a face-down plantation and place it. You must keep what you draw.
building-construction_hut = construction hut
    .rule = Settler: you may take a quarry in place of a face-up plantation.
building-small_warehouse = small warehouse
    .rule = Captain: when goods are stored, keep all barrels of one kind, besides the one barrel everybody keeps.
building-hospice = hospice
    .rule = Settler: you may put one colonist from the supply (if that is empty, from the ship) on a tile you just placed, once a phase.
building-office = office
    .rule = Trader: you may sell a kind that lies in the trading house already, as long as the house is not full.
building-large_market = large market
    .rule = Trader: two doubloons more for the barrel you sell. Both markets together: three.
building-large_warehouse = large warehouse
    .rule = Captain: when goods are stored, keep all barrels of two kinds, besides the one barrel everybody keeps. Both warehouses together: three kinds.
building-factory = factory
    .rule = Craftsman: doubloons for making several kinds. Two kinds 1, three 2, four 3, five 5.
building-university = university
    .rule = Builder: you may put one colonist from the supply (if that is empty, from the ship) in the building you just built.
building-harbor = harbor
    .rule = Captain: one point more each time you load, your wharf included.
building-wharf = wharf
    .rule = Captain: once a phase, in place of a ship, you may send all your barrels of one kind across on a ship of your own. They score as if loaded.
building-guild_hall = guild hall
    .rule = At the end: 1 point for each small and 2 for each large production building of yours, occupied or not.
building-residence = residence
    .rule = At the end: 4 points for up to 9 filled island spaces, 5 for 10, 6 for 11, 7 for 12.
building-fortress = fortress
    .rule = At the end: 1 point for every 3 colonists of yours, San Juan included.
building-customs_house = customs house
    .rule = At the end: 1 point for every 4 points you earned by shipping. Points of buildings do not count.
building-city_hall = city hall
    .rule = At the end: 1 point for each violet building of yours, occupied or not, this one included.

place-corn = { tile-corn }
place-indigo = { tile-indigo }
place-sugar = { tile-sugar }
place-tobacco = { tile-tobacco }
place-coffee = { tile-coffee }
place-quarry = { tile-quarry }
place-small_indigo_plant = { building-small_indigo_plant }
place-small_sugar_mill = { building-small_sugar_mill }
place-indigo_plant = { building-indigo_plant }
place-sugar_mill = { building-sugar_mill }
place-tobacco_storage = { building-tobacco_storage }
place-coffee_roaster = { building-coffee_roaster }
place-small_market = { building-small_market }
place-hacienda = { building-hacienda }
place-construction_hut = { building-construction_hut }
place-small_warehouse = { building-small_warehouse }
place-hospice = { building-hospice }
place-office = { building-office }
place-large_market = { building-large_market }
place-large_warehouse = { building-large_warehouse }
place-factory = { building-factory }
place-university = { building-university }
place-harbor = { building-harbor }
place-wharf = { building-wharf }
place-guild_hall = { building-guild_hall }
place-residence = { building-residence }
place-fortress = { building-fortress }
place-customs_house = { building-customs_house }
place-city_hall = { building-city_hall }

## Where points come from, and what is counted

source-shipping = shipping
source-buildings = buildings
source-guild_hall = { building-guild_hall }
source-residence = { building-residence }
source-fortress = { building-fortress }
source-customs_house = { building-customs_house }
source-city_hall = { building-city_hall }

counts-money = doubloons
    .gain = { $count ->
        [one] doubloon
       *[other] doubloons
    }
counts-points = points
    .gain = { $count ->
        [one] point
       *[other] points
    }
counts-goods = barrels
counts-tiles = tiles
counts-colonists = colonists
counts-buildings = buildings

## Options

option-hospice_hacienda = Hospice with hacienda
    .help = Which of two new tiles the hospice may serve when the hacienda gave one of them.
choice-hospice_hacienda-one_per_phase = one colonist a phase, on either tile
choice-hospice_hacienda-normal_tile_only = on the normal tile only (Rio Grande)
option-mayor_relocation = Moving colonists
    .help = Whether the mayor phase lets a player move colonists that are at work already.
choice-mayor_relocation-full = all colonists may move
choice-mayor_relocation-new_and_san_juan_only = only new ones and those in San Juan
option-mayor_must_fill = Circles must be filled
    .help = Nobody may wait in San Juan while a circle is empty. Fixed.
option-large_building_geometry = Room for large buildings
    .help = Whether a large building needs two spaces one above the other, so that four fit into a city, or any two.
choice-large_building_geometry-vertical_3x4 = two spaces upright, at most four
choice-large_building_geometry-area = any two spaces (Rio Grande)
option-empty_ship_rule = Choosing an empty ship
    .help = A kind goes on an empty ship that takes the most of it. Fixed.
choice-empty_ship_rule-max_load = the most barrels
option-hacienda_empty_deck = Hacienda with an empty stack
    .help = What the hacienda draws from when no face-down plantation is left.
choice-hacienda_empty_deck-reshuffle = shuffle the discarded tiles first
choice-hacienda_empty_deck-unavailable = nothing to draw
option-production_optional = Production by choice
    .help = Asks every player whether he produces. Usually all do, so nobody is asked.
option-voluntary_discard = Giving goods away
    .help = Lets a player store less than he may. Usually only the largest holdings are offered.
option-privilege_declinable = Privileges may be declined
    .help = Whether the mayor's colonist and the craftsman's barrel are asked for or come by themselves.
option-hidden_vp = Points face down
    .help = Hides the others' point chips until the end.
option-tie = Full ties
    .help = Players equal in points, doubloons and barrels share the victory. Fixed.
choice-tie-shared = shared
option-building_set = Buildings
    .help = Which buildings are in the game. Fixed.
choice-building_set-base = the base game
option-balance_factory_university_swap = Factory and university change prices
    .help = A house rule: the factory costs 8, the university 7.
option-balance_corn_start_minus_1 = Corn starters have less
    .help = A house rule: who begins with corn begins with one doubloon less.

## Laws and sources

law-seats = seats
law-goods = barrels
law-colonists = colonists
law-tiles = tiles
law-buildings = buildings
law-circles = circles
law-ships = cargo ships
law-house = trading house
law-points = points
law-roles = role cards
law-turns = turns
law-decision = the decision at hand

origin-rulebook = the Russian rulebook
origin-english-pictures = the pictures of the English rulebook of 2002
origin-two-player-variant = the publisher's variant for two players

## The board in a terminal

board-round = round { $number }
board-last-round = the last round
board-column =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, quarries ≤ { $quarries }
board-ships = Cargo ships
board-empty = empty
board-house = Trading house
board-row = Plantations
board-deck = face down
board-discard = discarded
board-supply = Barrels left
board-colonists = Colonists
board-aboard = on the ship
board-in-supply = in the supply
board-points-left = points left
board-colonists-left = colonists left
board-spaces-left = city spaces left
board-goods = Barrels
board-island = Island { $used }/{ $spaces }
board-city = City { $used }/{ $spaces }
board-governor = governor
board-money = doubloons
board-points = points
board-san-juan = San Juan
board-no-goods = no barrels
board-no-tiles = no tiles
board-no-buildings = no buildings
board-used = used

## The rules page

rules-goal = The island and the goal
    .text =
        You are a planter and a town founder on Puerto Rico. On your **island** (12 spaces) lie plantations and quarries, in your **city** (12 spaces) stand buildings. Colonists work on both. Plantations and production buildings make goods; goods are sold for doubloons or shipped to the Old World for points; doubloons buy buildings, which are worth points and help you in one phase or another.

        Three words matter all the time:

        - A **circle** is a place for one colonist. Every island tile has one, buildings have one to three.
        - A tile or building is **occupied** when at least one colonist is on it. Only what is occupied does anything; merely the points printed on a building count in any case.
        - **San Juan** is where colonists wait who have no circle.

        Doubloons and barrels lie open. Points earned by shipping are kept face down. Most points at the end win.
rules-setup = Set-up
    .text =
        One player, drawn by lot, is the governor of the first round. Everyone gets doubloons and one plantation: the first players from the governor on begin with indigo, the others with corn, nobody works there yet. The table below gives the numbers for two to five players in this order.

        One plantation more than there are players lies face up; the other plantations are a face-down stack. Beside it lie the quarries. Three cargo ships of different size are in the port (two with two players), the trading house is empty, colonists wait on their ship and in the supply.
rules-round = The round and the roles
    .text =
        The governor takes one of the role cards, and **everybody** carries out that role's action, he first and then the others clockwise. Then the next player to the left takes one of the remaining cards, and so on until each has taken one.

        - You must take a role. Its action and its privilege you may leave alone (only the captain's loading is a duty); the others have their turn in any case.
        - Only who took the card has its **privilege**, and not without carrying out the action.
        - Doubloons on the card are yours at once, before the action.

        When all have chosen, one doubloon is put on every card nobody took, and all cards come back. The governor's card goes to the left, and a new round begins.
rules-settler = Settler
    .text =
        In turn each player may take one face-up plantation for his island. The settler may take a quarry instead, and so may the owner of an occupied construction hut; never more than one quarry for a player in a phase. Where a tile lies does not matter, and it never leaves the island. A full island takes no more.

        With an occupied **hacienda** you may first draw a face-down plantation. With an occupied **hospice** a colonist may come with a tile you just placed.

        At the end the tiles that were left are discarded and a new row is dealt, one more than there are players. When the stack is empty the discarded tiles are shuffled; when there are none the row stays short.
rules-mayor = Mayor
    .text =
        The mayor may take one colonist from the supply. Then those on the colonist ship are dealt out one by one, beginning with the mayor.

        Now everybody, the mayor first, arranges **all** his colonists anew, on any circles of island and city. Only when every circle is full may colonists wait in San Juan. At no other time do colonists move.

        At last the ship is filled from the supply: one colonist for every empty circle in all players' **buildings** (the islands do not count), and at least as many as there are players. If the supply cannot give as many, the game ends with this round.
rules-builder = Builder
    .text =
        In turn each player may build one building, if he can pay, does not own it and has room. The builder pays one doubloon less. Every occupied quarry saves one doubloon too, but in column 1 of the market only one quarry counts, in column 2 two, in column 3 three, in column 4 four. Nothing costs less than 0.

        A large building (column 4) takes two spaces, one above the other. Buildings may be shifted in the city but never removed; four large ones are the most that fit.

        With an occupied **university** a colonist may come with the new building. Who fills his twelfth city space brings about the end of the game with this round.

        The table gives for each building its cost, points, column, circles, city spaces and copies.
rules-craftsman = Craftsman
    .text =
        In turn everybody makes goods. Corn: one barrel for each occupied corn plantation. Every other kind: as many barrels as there are occupied plantations of the kind or colonists in its production buildings, whichever is fewer. An idle plantation or colonist makes nothing, and nothing can be stored as raw material.

        Barrels come from the supply; who comes too late goes without. An occupied **factory** pays for making several kinds.

        When all have produced, the craftsman takes one more barrel of a kind he made just now, if the supply has one.
rules-trader = Trader
    .text =
        In turn each player may sell **one** barrel to the trading house, which has room for four. It must be a kind that is not there yet (with an occupied **office** any kind). The prices: corn 0, indigo 1, sugar 2, tobacco 3, coffee 4. The trader gets one doubloon more, the **markets** add one and two.

        When the house is full nobody else can sell, and at the end of the phase its four barrels go back to the supply. Otherwise they stay there.
rules-captain = Captain and prospector
    .text =
        Beginning with the captain the players load in turn, round and round, until nobody can. **Who can load must load**, one kind a turn:

        - Each ship carries one kind, and no kind lies on two ships.
        - A kind that lies on a ship goes on that ship. If it is full, the kind cannot be loaded.
        - Any other kind goes on an empty ship, and of several on one that takes the most of it.
        - You choose the kind; of that kind you load as much as fits.

        Every barrel is one point. The captain gets one point more for his first loading in the phase. A **harbor** gives one more for each loading, a **wharf** is a ship of your own, once a phase; when only the wharf is open to you, you may decline.

        Then goods are **stored**: everybody keeps one barrel of his choice and, with warehouses, whole kinds. All else goes back to the supply. At last full ships sail and are emptied; the others stay as they are.

        When the last point is taken from the pool the game ends with this round. Points earned after that are written down and count in full.

        The **prospector** takes one doubloon; nobody else does anything.
rules-end = The end
    .text =
        The game ends with the round in which one of these happens:

        - the supply cannot fill the colonist ship at the end of a mayor phase;
        - somebody fills his twelfth city space;
        - the last point is taken from the pool.

        That round is played to its end. Then everybody adds up his points from shipping, the points printed on all his buildings, and what his occupied large buildings give. Equals are parted by doubloons and barrels together; if they are equal there too, they share the victory.
rules-two = Two players
    .text =
        The publisher's variant. The players take roles in turn, the governor first, until each has three; one card is left over and gets the doubloon. Some pieces stay in the box; the table lists them.
rules-rulings = Rulings
    .text =
        Where the rulebook leaves a question open, this house plays so. What is marked with an option can be changed.

        - The hospice gives one colonist a phase, on the hacienda's tile or on the normal one. *(option)*
        - In the mayor phase all colonists may move, also those at work. *(option)*
        - At most four large buildings fit into a city. *(option)*
        - If the stack is empty, the hacienda draws after the discarded tiles were shuffled; the face-up row stays. *(option)*
        - The mayor's colonist and the craftsman's barrel may be declined. *(option)* The colonists on the ship may not.
        - Everybody produces without being asked. *(option)*
        - When storing, only holdings are offered that cannot be bettered. *(option)*
        - Money and points that buildings and roles give are paid without asking.
        - Who declines his wharf may still use it later in the phase. Loading ends when as many turns in a row as there are players load nothing.
        - The captain's extra point comes with his first loading, also from a wharf.
        - A pool of exactly 0 points ends the game too.
        - Colonists of a supply that falls short go on the ship all the same. Hospice and university may empty supply and ship; the next mayor phase then brings nobody, only the arranging.
        - A university does not serve itself.
        - With no face-up plantation left, quarries may still be taken by those who may.
        - The bank never runs out of doubloons.
        - No number of rounds ends a game in which nobody takes mayor, builder or captain.

## What bots weigh

term-points = Points in hand
term-goods = Goods
term-money = Money
term-engine = Production
term-buildings = Buildings at work
term-timing = Role choices to come

# The numbers' names in the rules page.
datum-points = points
datum-ships = places of the ships
datum-prospectors = prospectors
datum-doubloons = doubloons
datum-indigo_starters = seats that begin with indigo
datum-plantations = plantations
datum-quarries = quarries
datum-spaces = spaces
datum-city_rows = rows of the city
datum-city_columns = columns of the city
datum-supply = supply
datum-ship = on the ship
datum-cost = cost
datum-column = column
datum-circles = circles
datum-copies = copies
datum-barrels = barrels
datum-prices = prices
datum-house = places of the trading house
datum-guild_hall_small = guild hall: each small one
datum-guild_hall_large = guild hall: each large one
datum-fortress_colonists = fortress: colonists a point
datum-customs_house_points = customs house: points a point
datum-city_hall_violet = city hall: each violet one
datum-choices = roles chosen in a round
datum-goods_removed = barrels removed of each kind
datum-plantations_removed = plantations removed of each kind
datum-quarries_removed = quarries removed
datum-production_copies = copies of production buildings
datum-violet_copies = copies of violet buildings

# What comes by itself, told in the terminal.
news-cargo = { $fewer ->
    [0] { "" }
   *[other] Sails away full: ship { $lost }.
    }
news-house = { $fewer ->
    [0] { "" }
   *[other] The trading house is emptied.
    }
news-row = { $more ->
    [0] { "" }
   *[other] Plantations face up: { $items }.
    }
    .each = { $after } × { $item }
news-aboard = { $more ->
    [0] { "" }
   *[other] Colonists on the ship: { $after }.
    }
news-role_coins = { $more ->
    [0] { "" }
   *[other] One doubloon more on: { $gained }.
    }
news-governor =
    .seat = Governor: { $gained }.
news-ending = { $after ->
    [0] { "" }
   *[other] This is the last round.
    }
