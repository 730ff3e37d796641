# Puerto Rico on the page: short forms for the board.

letter-corn = C
letter-indigo = I
letter-sugar = S
letter-tobacco = T
letter-coffee = K
fx-small_indigo_plant =
    Makes indigo, { BOX("buildings.small_indigo_plant.circles") ->
        [one] { BOX("buildings.small_indigo_plant.circles") } place
       *[other] { BOX("buildings.small_indigo_plant.circles") } places
    }
fx-small_sugar_mill =
    Makes sugar, { BOX("buildings.small_sugar_mill.circles") ->
        [one] { BOX("buildings.small_sugar_mill.circles") } place
       *[other] { BOX("buildings.small_sugar_mill.circles") } places
    }
fx-indigo_plant =
    Makes indigo, { BOX("buildings.indigo_plant.circles") ->
        [one] { BOX("buildings.indigo_plant.circles") } place
       *[other] { BOX("buildings.indigo_plant.circles") } places
    }
fx-sugar_mill =
    Makes sugar, { BOX("buildings.sugar_mill.circles") ->
        [one] { BOX("buildings.sugar_mill.circles") } place
       *[other] { BOX("buildings.sugar_mill.circles") } places
    }
fx-tobacco_storage =
    Makes tobacco, { BOX("buildings.tobacco_storage.circles") ->
        [one] { BOX("buildings.tobacco_storage.circles") } place
       *[other] { BOX("buildings.tobacco_storage.circles") } places
    }
fx-coffee_roaster =
    Makes coffee, { BOX("buildings.coffee_roaster.circles") ->
        [one] { BOX("buildings.coffee_roaster.circles") } place
       *[other] { BOX("buildings.coffee_roaster.circles") } places
    }
fx-small_market =
    +{ BOX("bonuses.small_market") ->
        [one] { BOX("bonuses.small_market") } coin
       *[other] { BOX("bonuses.small_market") } coins
    } when selling
fx-hacienda = Extra tile, drawn blind
fx-construction_hut = Take quarries when settling
fx-small_warehouse =
    Store { BOX("bonuses.small_warehouse") ->
        [one] { BOX("bonuses.small_warehouse") } extra kind
       *[other] { BOX("bonuses.small_warehouse") } extra kinds
    }
fx-hospice = New tile comes staffed
fx-office = Sell kinds already sold
fx-large_market =
    +{ BOX("bonuses.large_market") ->
        [one] { BOX("bonuses.large_market") } coin
       *[other] { BOX("bonuses.large_market") } coins
    } when selling
fx-large_warehouse =
    Store { BOX("bonuses.large_warehouse") ->
        [one] { BOX("bonuses.large_warehouse") } extra kind
       *[other] { BOX("bonuses.large_warehouse") } extra kinds
    }
fx-factory = Coins for varied goods
fx-university = New building comes staffed
fx-harbor = +1 point per loading
fx-wharf = Your own private ship
fx-guild_hall = Points for production
fx-residence = Points for a full island
fx-fortress =
    Point per { BOX("bonuses.fortress_colonists") ->
        [one] { BOX("bonuses.fortress_colonists") } colonist
       *[other] { BOX("bonuses.fortress_colonists") } colonists
    }
fx-customs_house = Point per { BOX("bonuses.customs_house_points") } earned
fx-city_hall = Points for violet buildings
pr-tile-short-corn = Corn
pr-tile-short-indigo = Indigo
pr-tile-short-sugar = Sugar
pr-tile-short-tobacco = Tobacco
pr-tile-short-coffee = Coffee
pr-tile-short-quarry = Quarry
pr-role-note-settler = may take a quarry
pr-role-note-mayor = 1 extra colonist
pr-role-note-builder = 1 doubloon off
pr-role-note-craftsman = 1 extra barrel
pr-role-note-trader = 1 extra doubloon
pr-role-note-captain = 1 extra point
pr-role-note-prospector = 1 doubloon
pr-role-cards = Role cards
pr-roles-gone = Already chosen
pr-you-chose = you chose it
pr-chose = { $name } chose it
pr-seafront = Seafront
pr-ships = Ships
pr-ship-with = Ship for { $size }: { $good }, { $n } aboard, { $free } free
pr-ship-empty = Ship for { $size }, empty
pr-colonist-ship = Colonist ship: { $n } aboard
pr-empty = Empty
pr-free = free
pr-n-free = { $n } free
pr-n-left = { $n } left
pr-colonists = Colonists
pr-trading-house = Trading house
pr-plantations = Plantations
pr-in-stack = { $n } in the stack
pr-in-supply = In supply
pr-market = Building market
pr-market-note = gold coin: your price · crossed out: printed price
pr-can-build = I can build ({ $n })
pr-column = Column { $n }
pr-you-save = you save
pr-yours = yours
pr-sold-out = sold out
pr-short = { $n } short
pr-price = price
pr-printed = printed
pr-points = points
pr-Points = Points
pr-doubloons = doubloons
pr-Doubloons = Doubloons
pr-idle = idle
pr-governor = governor
pr-my-board = Your board
pr-points-note = { $chips } of them from chips; large buildings’ bonuses come at the end
pr-hidden-points = Printed on buildings; chips are face down
pr-goods = Goods
pr-barrels = Barrels
pr-quarries = Quarries at work
pr-island = Island
pr-city = City
pr-used = { $n } of { $of }
pr-at-work = { $n } at work
pr-staffed = a colonist works here
pr-unstaffed = no colonist
pr-crew = { $n } of { $of } colonists
pr-governs = { $name } is governor
pr-choosing = Choosing
pr-then-round = then round { $n }
pr-more-roles = { $n ->
    [one] 1 more role
   *[other] { $n } more roles
}
pr-city-of = City of { $name }
pr-pass = Pass
pr-decline = Decline
pr-to-ship = { $good } on ship { $n }
pr-by-wharf = { $good } by wharf
pr-keep = { $good }: keep { $n }
pr-tab-town = Town
pr-tab-port = Port
pr-tab-mine = Mine
pr-mayor-draft = Who works where
pr-mayor-send = Place
pr-mayor-left = { $n ->
    [one] { $n } colonist left
   *[other] { $n } colonists left
}
pr-mayor-all = All placed
pr-city-grows = city { $from } → { $to }

field-round = round
field-role = role
field-governor = governor
field-chooser = chosen by
field-choices_left = roles still to be chosen
field-ending = last round
field-deck = plantations in the stack
field-quarries = quarries
field-points_left = points left
field-roles = role cards
field-supply = supply
field-house = trading house
field-ships = ships
field-row = face-up plantations
field-discard = discarded plantations
field-colonists = colonists
field-ship = on the ship
field-stock = building market
field-prices = price for each seat
field-left = left
field-boards = seats
field-chips = point chips
field-doubloons = doubloons
field-goods = barrels
field-san_juan = idle in San Juan
field-island = island
field-city = city
field-city_spaces = city spaces used
field-wharf_used = wharf used
field-tiles = tiles
field-circles = circles
field-capacity = holds
field-good = kind
field-barrels = barrels
field-coins = doubloons
field-taken = taken
pr-storage = What you keep
pr-staffs = put colonists to work: { $list }
pr-staffs-none = took all colonists off their places
pr-ship-rule = A ship carries one kind of good, and no kind goes on two ships. If you can load, you must load as much as fits.
pr-house-rule =
    Room for { BOX("goods.house") ->
        [one] { BOX("goods.house") } barrel
       *[other] { BOX("goods.house") } barrels
    }, all of different kinds unless an office allows otherwise. When full, it is emptied after the trader phase.
pr-colonist-rule = In the mayor phase everyone takes colonists from here in turn. The ship is then refilled: one for each empty circle on the buildings, and at least one per player.
pr-storage-ask = What do you keep?
short-builder = Builder
short-prospector = Prospector
short-prospector2 = Prospector 2
short-craftsman = Craftsman
short-small_sugar_mill = Small sugar mill
short-guild_hall = Guild hall
short-construction_hut = Construction hut
short-settler = Settler

## Lessons: what each step is about, for a first game
# What it is all for, and when the game ends: the first thing a newcomer reads.
aim = Score the most points, by shipping goods and by building. The game ends after the round in which the colonist ship can’t be filled, the points run out or somebody’s city is full.
lesson-role = Everyone carries out the role you take, but you go first and get the privilege on the card, with any coins that lie there. Take the role that helps you more than the others.
lesson-hacienda = Your hacienda gives you a plantation drawn blind, before you take one from the row as usual.
lesson-tile = Take one tile for your island: a plantation produces once a colonist works there, and every good but corn also needs its building. A quarry makes buildings cheaper, but only the settler, or a player with a construction hut, may take one.
lesson-hospice = Your hospice sends a colonist along with the new tile, so it works right away.
lesson-recruit = The mayor’s privilege: one extra colonist from the supply. Then the colonists on the ship are dealt out to everyone.
lesson-staff = Place all your colonists again: − takes one off, + puts it somewhere else. A good needs a colonist on its plantation and one in its building; corn only needs the plantation.
lesson-build = You may build one building; the gold coin shows your price. Production buildings make goods of your crops, violet ones help in one of the phases, and all score points at the end.
lesson-university = Your university sends a colonist along with the new building, so it works right away.
lesson-produce = Everyone produces. You get one barrel of a kind for each staffed plantation that also has a staffed place in its building.
lesson-extra = The craftsman’s privilege: one extra barrel of a kind you have just produced.
lesson-trade =
    You may sell one barrel; it brings in doubloons: corn { BOX("goods.prices.corn") }, indigo { BOX("goods.prices.indigo") }, sugar { BOX("goods.prices.sugar") }, tobacco { BOX("goods.prices.tobacco") }, coffee { BOX("goods.prices.coffee") }. The trading house takes each kind only once and has only { BOX("goods.house") ->
        [one] { BOX("goods.house") } place
       *[other] { BOX("goods.house") } places
    }.
lesson-load = Every barrel you ship is a point, and if you can load, you must: one kind per turn, as much as fits. A ship carries only one kind, so fill it with yours and the others’ may spoil.
lesson-keep = Goods that weren’t shipped now spoil, except one barrel of your choice and, with a staffed warehouse, whole kinds.
pr-mayor-how = Tap a circle to place a colonist, tap again to take it back.
pr-mayor-reset = Reset
pr-spot-stands = staffed
pr-spot-proposed = proposed
pr-spot-open = empty
lesson-ashore = You may take the colonists the ship brings you, or leave them aboard.
lesson-bonus = This loading earns you extra points, from your harbor or as captain. Take them.
