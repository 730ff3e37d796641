# Puerto Rico, in English.

title = Puerto Rico
    .line = Choose roles, plant, build, ship.
    .favourites = Favourite roles
    .about = A game by Andreas Seyfarth (2002) for two to five players. Plant, build, produce, trade and ship on your own island; everyone at the table gets to use each role you choose.

## What one can do

act-pass = Pass
    .ashore = Take no colonists from the ship
    .bonus = Decline the extra points
act-role = Take the role: { $role }
act-hacienda = Draw a face-down plantation (hacienda)
act-plant = Take a plantation: { $good }
act-quarry = Take a quarry
act-hospice = Put a colonist on the new tile (hospice)
act-recruit = Take the extra colonist
act-ashore = Take colonists from the ship
act-bonus = { $count ->
    [1] Take one extra point
   *[other] Take both extra points
    }
act-build = Build: { $building }
act-university = Put a colonist in the new building (university)
act-produce = Produce
act-extra = Take one extra barrel: { $good }
act-sell = Sell: { $good }
act-ship = Load { $good } on ship { $ship }
act-wharf = Ship { $good } with your own wharf
act-keep = Keep { $count } of: { $good }
act-staff = { $place }: { $count } at work

## What was done: what the ledger says after the name of the seat

did-points = { $points ->
        [0] {""}
        [one] : +1 point
       *[other] : +{ $points } points
    }
did-pass = passed
    .hacienda = left the hacienda idle
    .tile = took no tile
    .hospice = left the hospice idle
    .recruit = took no extra colonist
    .build = built nothing
    .university = left the university idle
    .extra = took no extra barrel
    .trade = sold nothing
    .load = loaded nothing
    .keep = kept nothing
    .ashore = took no colonists from the ship
    .bonus = declined the extra points
did-role = { $earned ->
    [0] took the { $role }
    [one] took the { $role } with 1 doubloon
   *[other] took the { $role } with { $earned } doubloons
    }
did-hacienda = drew a face-down plantation (hacienda)
did-plant = planted { $good }
did-quarry = took a quarry
did-hospice = put a colonist on the new tile (hospice)
did-recruit = took the extra colonist
did-ashore = took the colonists from the ship
did-bonus = { $count ->
    [1] took one extra point
   *[other] took both extra points
    }
did-build = { $paid ->
    [0] built { $building } for free
   *[other] built { $building } for { $paid }
    }
did-university = put a colonist in the new building (university)
did-produce = produced
did-extra = took an extra barrel of { $good }
did-sell = sold { $good } for { $earned }
did-ship = shipped { $moved } { $good }{ did-points }
did-wharf = shipped { $moved } { $good } with the wharf{ did-points }
did-keep = { $count ->
    [0] kept no { $good }
   *[other] kept { $count } { $good }
    }
did-staff = put { $count } to work on: { $place }

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
ask-extra = Craftsman: which extra barrel do you take?
ask-trade = Which barrel do you sell to the trading house?
ask-load = What do you load, and where?
ask-keep = How many barrels do you keep of: { $good }?
ask-ashore = Mayor: do you take your colonists from the ship?
ask-bonus = Extra points for this loading: { $count }. Do you take them?
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
phase-ashore = mayor, colonists from the ship
phase-bonus = captain, extra points
phase-end = game over

## Why not

why-role-not-in-play = this card is not used with { $seats } players.
why-role-taken = someone has already taken that role this round.
why-role-twin = both prospectors carry the same number of doubloons: take the first.
why-not-in-row = there is no such plantation face up.
why-no-quarry = there are no quarries left.
why-quarry-not-allowed = only the settler and owners of an occupied construction hut may take a quarry.
why-owned = you already own this building, and nobody may build the same one twice.
why-sold-out = all copies of this building are sold.
why-no-room = there is no room for it in your city.
why-too-dear = it costs you { $price } and you have { $money }: { $short } short.
why-no-barrel = you have no barrel of that kind.
why-house-full = the trading house is full.
why-in-house = the trading house already has this kind, and you have no occupied office.
why-not-made = the extra barrel must be of a kind you have just produced and that is still in the supply.
why-no-such-ship = there is no such ship in this game.
why-kind-elsewhere = this kind is already on ship { $ship }: it cannot go on another ship.
why-other-kind-aboard = that ship is carrying another kind.
why-ship-full = that ship is full.
why-larger-ship = another empty ship can take more of it.
why-no-wharf = you have no occupied wharf.
why-wharf-used = you have already used your wharf in this phase.
why-one-bonus = this loading earns only one extra point.
why-must-load = a ship can take some of your goods, so you must load.
why-staff = colonists may not wait in San Juan while a circle is empty, and each circle holds only one.
why-keep = your warehouses keep whole kinds; besides those you may keep one single barrel.

## The roles

role-settler = settler
    .object = settler
    .of = settler
    .rule = Everyone may take a face-up plantation. The settler may take a quarry instead.
role-mayor = mayor
    .object = mayor
    .of = mayor
    .rule = The colonists on the ship are dealt out, and everyone rearranges their colonists. The mayor may take one extra colonist from the supply.
role-builder = builder
    .object = builder
    .of = builder
    .rule = Everyone may build one building. The builder pays one doubloon less.
role-craftsman = craftsman
    .object = craftsman
    .of = craftsman
    .rule = Everyone produces goods. At the end the craftsman takes one extra barrel of a kind they produced.
role-trader = trader
    .object = trader
    .of = trader
    .rule = Everyone may sell one barrel to the trading house. The trader gets one extra doubloon for theirs.
role-captain = captain
    .object = captain
    .of = captain
    .rule = Everyone must load barrels as long as they can, for one point each; goods that cannot be stored are then lost. The captain gets one extra point for their first loading.
role-prospector = prospector
    .object = prospector
    .of = prospector
    .rule = The prospector takes one doubloon. Nobody else does anything.
role-prospector2 = prospector 2
    .object = prospector
    .of = prospector 2
    .rule = The second prospector card, used with five players: one doubloon for whoever takes it.

## Goods and tiles

good-corn = corn
    .object = corn
    .of = corn
    .gain = corn
good-indigo = indigo
    .object = indigo
    .of = indigo
    .gain = indigo
good-sugar = sugar
    .object = sugar
    .of = sugar
    .gain = sugar
good-tobacco = tobacco
    .object = tobacco
    .of = tobacco
    .gain = tobacco
good-coffee = coffee
    .object = coffee
    .of = coffee
    .gain = coffee

tile-corn = corn plantation
    .rule = Each occupied corn plantation produces one barrel of corn. Corn needs no building.
tile-indigo = indigo plantation
    .rule = When occupied, it supplies one colonist in an indigo plant.
tile-sugar = sugar plantation
    .rule = When occupied, it supplies one colonist in a sugar mill.
tile-tobacco = tobacco plantation
    .rule = When occupied, it supplies one colonist in the tobacco storage.
tile-coffee = coffee plantation
    .rule = When occupied, it supplies one colonist in the coffee roaster.
tile-quarry = quarry
    .rule = Each occupied quarry makes a building one doubloon cheaper, up to as many quarries as the number of the building's column.

## Buildings

building-small_indigo_plant = small indigo plant
    .object = a small indigo plant
    .rule = Each colonist here produces one barrel of indigo if an occupied indigo plantation supplies them.
building-small_sugar_mill = small sugar mill
    .object = a small sugar mill
    .rule = Each colonist here produces one barrel of sugar if an occupied sugar plantation supplies them.
building-indigo_plant = indigo plant
    .object = an indigo plant
    .rule = Each colonist here produces one barrel of indigo if an occupied indigo plantation supplies them.
building-sugar_mill = sugar mill
    .object = a sugar mill
    .rule = Each colonist here produces one barrel of sugar if an occupied sugar plantation supplies them.
building-tobacco_storage = tobacco storage
    .object = a tobacco storage
    .rule = Each colonist here produces one barrel of tobacco if an occupied tobacco plantation supplies them.
building-coffee_roaster = coffee roaster
    .object = a coffee roaster
    .rule = Each colonist here produces one barrel of coffee if an occupied coffee plantation supplies them.
building-small_market = small market
    .object = a small market
    .rule = Trader: you get { BOX("bonuses.small_market") ->
        [one] { BOX("bonuses.small_market") } extra doubloon
       *[other] { BOX("bonuses.small_market") } extra doubloons
    } for the barrel you sell.
building-hacienda = hacienda
    .object = a hacienda
    .rule = Settler: before you take your normal tile, you may draw a face-down plantation and place it. You must keep what you draw.
building-construction_hut = construction hut
    .object = a construction hut
    .rule = Settler: you may take a quarry instead of a face-up plantation.
building-small_warehouse = small warehouse
    .object = a small warehouse
    .rule = Captain: when goods are stored, you keep all barrels of { BOX("bonuses.small_warehouse") ->
        [one] { BOX("bonuses.small_warehouse") } kind
       *[other] { BOX("bonuses.small_warehouse") } kinds
    }, besides the one barrel everyone keeps.
building-hospice = hospice
    .object = a hospice
    .rule = Settler: once per phase you may put a colonist from the supply (or from the ship if the supply is empty) on a tile you have just placed.
building-office = office
    .object = an office
    .rule = Trader: you may sell a kind the trading house already has, as long as the house is not full.
building-large_market = large market
    .object = a large market
    .rule = Trader: you get { BOX("bonuses.large_market") ->
        [one] { BOX("bonuses.large_market") } extra doubloon
       *[other] { BOX("bonuses.large_market") } extra doubloons
    } for the barrel you sell. With both markets: { BOX("bonuses.small_market", "bonuses.large_market") }.
building-large_warehouse = large warehouse
    .object = a large warehouse
    .rule = Captain: when goods are stored, you keep all barrels of { BOX("bonuses.large_warehouse") ->
        [one] { BOX("bonuses.large_warehouse") } kind
       *[other] { BOX("bonuses.large_warehouse") } kinds
    }, besides the one barrel everyone keeps. With both warehouses: { BOX("bonuses.small_warehouse", "bonuses.large_warehouse") ->
        [one] { BOX("bonuses.small_warehouse", "bonuses.large_warehouse") } kind
       *[other] { BOX("bonuses.small_warehouse", "bonuses.large_warehouse") } kinds
    }.
building-factory = factory
    .object = a factory
    .rule = Craftsman: you get doubloons for producing several kinds: { BOX("goods.factory.2") } for two kinds, { BOX("goods.factory.3") } for three, { BOX("goods.factory.4") } for four, { BOX("goods.factory.5") } for five.
building-university = university
    .object = a university
    .rule = Builder: you may put a colonist from the supply (or from the ship if the supply is empty) in the building you have just built.
building-harbor = harbor
    .object = a harbor
    .rule = Captain: you get one extra point each time you load, including with your wharf.
building-wharf = wharf
    .object = a wharf
    .rule = Captain: once per phase, instead of using a cargo ship, you may ship all your barrels of one kind on a ship of your own. They score as usual.
building-guild_hall = guild hall
    .object = a guild hall
    .rule = At the end: { BOX("bonuses.guild_hall_small") ->
        [one] { BOX("bonuses.guild_hall_small") } point
       *[other] { BOX("bonuses.guild_hall_small") } points
    } for each of your small production buildings and { BOX("bonuses.guild_hall_large") } for each large one, occupied or not.
building-residence = residence
    .object = a residence
    .rule = At the end: { BOX("bonuses.residence.9") ->
        [one] { BOX("bonuses.residence.9") } point
       *[other] { BOX("bonuses.residence.9") } points
    } for up to 9 filled island spaces, { BOX("bonuses.residence.10") } for 10, { BOX("bonuses.residence.11") } for 11, { BOX("bonuses.residence.12") } for 12.
building-fortress = fortress
    .object = a fortress
    .rule = At the end: 1 point for every { BOX("bonuses.fortress_colonists") } of your colonists, including those in San Juan.
building-customs_house = customs house
    .object = a customs house
    .rule = At the end: 1 point for every { BOX("bonuses.customs_house_points") ->
        [one] { BOX("bonuses.customs_house_points") } point
       *[other] { BOX("bonuses.customs_house_points") } points
    } you earned by shipping. Points for buildings do not count.
building-city_hall = city hall
    .object = a city hall
    .rule = At the end: { BOX("bonuses.city_hall_violet") ->
        [one] { BOX("bonuses.city_hall_violet") } point
       *[other] { BOX("bonuses.city_hall_violet") } points
    } for each of your violet buildings, occupied or not, including this one.

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
    .help = Which of your two new tiles the hospice may staff when one of them came from the hacienda.
choice-hospice_hacienda-one_per_phase = one colonist per phase, on either tile
choice-hospice_hacienda-normal_tile_only = on the normal tile only (Rio Grande)
choice-hospice_hacienda-blind_tile_if_drawn = only on the hacienda’s tile, if one was drawn
option-mayor_relocation = Moving colonists
    .help = Whether players may move colonists that are already at work in the mayor phase.
choice-mayor_relocation-full = all colonists may move
choice-mayor_relocation-new_and_san_juan_only = only new colonists and those in San Juan
option-large_building_geometry = Room for large buildings
    .help = Whether a large building needs two spaces one above the other, so that { BOX("tiles.city_columns") ->
        [one] { BOX("tiles.city_columns") } fits
       *[other] { BOX("tiles.city_columns") } fit
    } into a city, or any two spaces.
choice-large_building_geometry-vertical_3x4 = two spaces, one above the other; at most { BOX("tiles.city_columns") }
choice-large_building_geometry-area = any two spaces (Rio Grande)
option-hacienda_empty_deck = Hacienda with an empty stack
    .help = What the hacienda draws from when no face-down plantation is left.
choice-hacienda_empty_deck-reshuffle = shuffle the discarded tiles first
choice-hacienda_empty_deck-unavailable = nothing to draw
option-production_optional = Optional production
    .help = Ask every player whether they produce. Usually everyone does, so nobody is asked.
option-voluntary_discard = Discarding goods
    .help = Players may store less than they are allowed to. Usually only the largest stores are offered.
option-privilege_declinable = Privileges may be declined
    .help = Whether players are asked before they get the mayor's colonist or the craftsman's barrel.
option-bonus_points_declinable = Extra points may be declined
    .help = Players are asked at every loading whether they take the harbor’s and the captain’s extra point: declining can keep the point supply from running out. Usually the points are paid without asking.
option-declined_wharf = A declined wharf
    .help = If you load nothing although your wharf could take something, you may usually still use it later in the phase. In the stricter reading it is used up.
choice-declined_wharf-stays_open = can be used later
choice-declined_wharf-spent = is used up
option-ship_colonists_declinable = Colonists from the ship may be declined
    .help = In the mayor phase each player first says whether they take colonists from the ship. Players who decline are skipped, and a mayor who declines loses the privilege. If everyone declines, the colonists stay aboard. Usually the ship is always emptied.
option-hidden_vp = Hidden points
    .help = Hides how many point chips the others have until the end of the game. Everyone still sees what each player earns.
option-balance_factory_university_swap = Swap the prices of factory and university
    .help = A house rule: the factory costs { BOX("buildings.university.cost") }, the university { BOX("buildings.factory.cost") }.
option-balance_corn_start_minus_1 = Less money with corn
    .help = A house rule: players who start with corn get one doubloon less.

## Invariants and sources

invariant-seats = seats
invariant-goods = barrels
invariant-colonists = colonists
invariant-tiles = tiles
invariant-buildings = buildings
invariant-circles = circles
invariant-ships = cargo ships
invariant-house = trading house
invariant-points = points
invariant-roles = role cards
invariant-turns = turns
invariant-decision = the current decision

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
        You are a planter and a town founder on Puerto Rico. Your **island** ({ BOX("tiles.spaces") ->
            [one] { BOX("tiles.spaces") } space
           *[other] { BOX("tiles.spaces") } spaces
        }) holds plantations and quarries, your **city** ({ BOX("tiles.spaces") ->
            [one] { BOX("tiles.spaces") } space
           *[other] { BOX("tiles.spaces") } spaces
        }) holds buildings. Colonists work on both. Plantations and production buildings make goods. You sell goods for doubloons or ship them to the Old World for points. Doubloons buy buildings, which are worth points and help you in one phase or another.

        Three terms come up all the time:

        - A **circle** is a place for one colonist. Every island tile has one; how many a building has is listed under “Builder”.
        - A tile or building is **occupied** when at least one colonist is on it. It does nothing unless it is occupied; only the points printed on a building always count.
        - **San Juan** is where colonists without a circle wait.

        Doubloons and barrels are open. Points earned by shipping are kept face down. The player with the most points at the end wins.
rules-setup = Set-up
    .text =
        A random player is the governor of the first round. Everyone gets doubloons and one plantation: the first players, counting from the governor, start with indigo, the others with corn. Nobody works there yet. The table below gives the numbers for two, three, four and five players, in this order.

        Lay out one more face-up plantation than there are players; the other plantations form a face-down stack. Put the quarries beside it. There are three cargo ships of different sizes in the port (two in a two-player game). The trading house is empty, and colonists wait on their ship and in the supply.
rules-round = The round and the roles
    .text =
        The governor takes one of the role cards, and **everyone** carries out that role's action: the governor first, then the others clockwise. Then the next player to the left takes one of the remaining cards, and so on until everyone has taken one.

        - You must take a role, but you may decline its action and its privilege. Only loading in the captain phase is compulsory. The others get their turn in any case.
        - Only the player who took the card has its **privilege**, and only if they carry out the action.
        - Any doubloons on the card are yours at once, before the action.

        When everyone has chosen, put one doubloon on every card nobody took and return the others. The governor card passes to the left, and a new round begins.
rules-settler = Settler
    .text =
        In turn, each player may take one face-up plantation for their island. The settler may take a quarry instead, and so may the owner of an occupied construction hut; nobody may take more than one quarry per phase. It does not matter where on the island a tile lies, and it never leaves the island. If your island is full, you cannot take a tile.

        With an occupied **hacienda** you may first draw a face-down plantation. With an occupied **hospice** you may put a colonist on a tile you have just placed.

        At the end of the phase, discard the tiles that are left and deal a new row, one more than there are players. When the stack is empty, shuffle the discarded tiles; if there are none, the row stays short.
rules-mayor = Mayor
    .text =
        The mayor may take one colonist from the supply. Then the colonists on the colonist ship are dealt out one by one, starting with the mayor.

        Now everyone, starting with the mayor, may rearrange **all** their colonists on any circles of their island and city. Colonists may only wait in San Juan when every circle is full. Colonists never move at any other time.

        Finally, the ship is refilled from the supply: one colonist for every empty circle on all players' **buildings** (islands do not count), and at least as many as there are players. If the supply runs short, the game ends after this round.
rules-builder = Builder
    .text =
        In turn, each player may build one building that they can pay for, do not own yet and have room for. The builder pays one doubloon less. Every occupied quarry also saves one doubloon, but only one quarry counts in column 1 of the market, two in column 2, three in column 3 and four in column 4. Nothing costs less than 0.

        A large building (column 4) takes two spaces, one above the other. Buildings may be shifted within the city but never removed; at most { BOX("tiles.city_columns") ->
            [one] { BOX("tiles.city_columns") } large one fits
           *[other] { BOX("tiles.city_columns") } large ones fit
        }.

        With an occupied **university** you may put a colonist in the new building. When a player fills the last space of their city, the game ends after this round.

        The table gives each building's cost, points, column, circles, city spaces and copies.
rules-craftsman = Craftsman
    .text =
        In turn, everyone produces goods. Corn: one barrel for each occupied corn plantation. Every other kind: one barrel for each occupied plantation of that kind or each colonist in its production buildings, whichever is fewer. A plantation or colonist without its counterpart produces nothing, and raw materials cannot be stored.

        Barrels come from the supply; if it runs out, players later in turn order go without. An occupied **factory** pays you for producing several kinds.

        When everyone has produced, the craftsman takes one extra barrel of a kind they have just produced, if the supply has one.
rules-trader = Trader
    .text =
        In turn, each player may sell **one** barrel to the trading house, which has room for { BOX("goods.house") }. It must be a kind that is not there yet (with an occupied **office** any kind will do). The prices: corn { BOX("goods.prices.corn") }, indigo { BOX("goods.prices.indigo") }, sugar { BOX("goods.prices.sugar") }, tobacco { BOX("goods.prices.tobacco") }, coffee { BOX("goods.prices.coffee") }. The trader gets one extra doubloon; the **markets** add { BOX("bonuses.small_market") } and { BOX("bonuses.large_market") }.

        When the trading house is full, nobody else can sell, and at the end of the phase its barrels go back to the supply. Otherwise they stay there.
rules-captain = Captain and prospector
    .text =
        Starting with the captain, players load in turn, round and round, until nobody can load any more. **If you can load, you must load**, one kind per turn:

        - Each ship carries one kind, and no kind is on two ships.
        - A kind that is already on a ship must go on that ship. If the ship is full, the kind cannot be loaded.
        - Any other kind goes on an empty ship; if there are several, on one that takes the most of it.
        - You choose the kind, and you load as much of it as fits.

        Every barrel is worth one point. The captain gets one extra point for their first loading in the phase. A **harbor** gives one extra point for each loading. A **wharf** is a ship of your own, once per phase; if the wharf is your only way to load, you may decline.

        Then goods are **stored**: everyone keeps one barrel of their choice and, with warehouses, whole kinds. Everything else goes back to the supply. Finally, full ships sail and are emptied; the others stay as they are.

        When the last point is taken from the supply, the game ends after this round. Points earned after that are written down and count in full.

        The **prospector** takes one doubloon; nobody else does anything.
rules-end = The end
    .text =
        The game ends after the round in which one of these happens:

        - the supply cannot fill the colonist ship at the end of a mayor phase;
        - a player fills the last space of their city;
        - the last point is taken from the supply.

        That round is played to the end. Then everyone adds up their points from shipping, the points printed on all their buildings, and the points for their occupied large buildings. Ties are broken by doubloons and barrels added together; players who are still tied share the victory.
rules-two = Two players
    .text =
        The publisher's variant. The players take roles in turn, starting with the governor, until { BOX("two_seats.choices") ->
            [one] { BOX("two_seats.choices") } role has been taken
           *[other] { BOX("two_seats.choices") } roles have been taken
        }. One card is left over and gets a doubloon. Some pieces stay in the box; the table lists them.
rules-rulings = Rulings
    .text =
        Where the rulebook leaves a question open, this is how we play it. You can change the rulings marked *(option)*.

        - The hospice gives one colonist per phase, on the hacienda's tile or on the normal one. *(option)*
        - In the mayor phase all colonists may move, including those already at work. *(option)*
        - At most { BOX("tiles.city_columns") ->
            [one] { BOX("tiles.city_columns") } large building fits
           *[other] { BOX("tiles.city_columns") } large buildings fit
        } into a city. *(option)*
        - If the stack is empty, the discarded tiles are shuffled before the hacienda draws; the face-up row stays. *(option)*
        - The mayor's colonist and the craftsman's barrel may be declined. *(option)* The colonists on the ship may not. *(option)*
        - Everyone produces without being asked. *(option)*
        - When storing, you are only offered choices that keep as much as possible. *(option)*
        - Money and points from buildings and roles are paid without asking. *(option for the harbor’s and the captain’s points)*
        - If you decline to use your wharf, you may still use it later in the phase. *(option)* Loading ends when nobody loads for as many turns in a row as there are players.
        - The captain gets the extra point with their first loading, even if they use a wharf.
        - The game also ends when exactly 0 points are left in the supply.
        - If the supply of colonists runs short, those that are left still go on the ship. Hospice and university may empty both the supply and the ship; the next mayor phase then brings no new colonists, and players only rearrange theirs.
        - A university does not staff itself.
        - If there is no face-up plantation left, players who are allowed a quarry may still take one.
        - The bank never runs out of doubloons.
        - There is no limit on rounds: if nobody takes the mayor, builder or captain, the game goes on.

## What bots weigh

term-points = Points in hand
term-goods = Goods
term-money = Money
term-engine = Production
term-buildings = Buildings at work
term-timing = Roles still to choose

# The numbers' names in the rules page.
datum-points = points
datum-ships = spaces on the ships
datum-prospectors = prospectors
datum-doubloons = doubloons
datum-indigo_starters = seats that start with indigo
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
datum-house = spaces in the trading house
datum-guild_hall_small = guild hall: each small one
datum-guild_hall_large = guild hall: each large one
datum-fortress_colonists = fortress: colonists per point
datum-customs_house_points = customs house: shipping points per point
datum-city_hall_violet = city hall: each violet one
datum-choices = roles chosen per round
datum-goods_removed = barrels removed of each kind
datum-plantations_removed = plantations removed of each kind
datum-quarries_removed = quarries removed
datum-production_copies = copies of production buildings
datum-violet_copies = copies of violet buildings

# What comes by itself, told in the terminal.
news-cargo = { $fewer ->
    [0] { "" }
   *[other] Full and sailing away: ship { $lost }.
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
   *[other] One more doubloon on: { $gained }.
    }
news-governor =
    .seat = Governor: { $gained }.
news-ending = { $after ->
    [0] { "" }
   *[other] This is the last round.
    }
