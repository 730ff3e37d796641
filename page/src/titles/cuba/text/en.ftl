# Cuba on the page: short forms for the board.

letter-citrus = C
letter-cane = S
letter-tobacco = T
letter-rum = R
letter-cigars = G
letter-wood = W

short-warehouse = Warehouse
short-citrus = Citrus
short-mountain = Mountain
short-cement_factory = Cement factory
short-golf_course = Golf course
short-rum_cafe = Rum café
short-cigar_cafe = Cigar café
short-small_branch_office = Small branch
short-large_branch_office = Large branch
short-product_house = Product house
short-resource_house = Resource house
short-small_bank = Small bank
short-cigar_factory = Cigar factory
short-beach_cafe = Beach café
short-other = Other
short-duty = Duty
short-tax = Tax
short-subsidy = Subsidy
short-o1 = Drought act
short-o2 = Scarcity
short-o3 = Corruption act
short-o4 = Plenty
short-o5 = Building act
short-o6 = Harbour act
short-o7 = Export act
short-o8 = Admin. act
short-harbour_master = Harbour master
short-dancer = Dancer
short-musician = Musician
short-lawyer = Lawyer
short-day_labourer = Day labourer
short-revolutionary = Revolu­tionary

fx-cement_factory =
    stone: { BOX("effects.cement_factory.points") ->
        [one] { BOX("effects.cement_factory.points") } point
       *[other] { BOX("effects.cement_factory.points") } points
    }
fx-sawmill =
    wood: { BOX("effects.sawmill.points") ->
        [one] { BOX("effects.sawmill.points") } point
       *[other] { BOX("effects.sawmill.points") } points
    }
fx-golf_course =
    water: { BOX("effects.golf_course.points") ->
        [one] { BOX("effects.golf_course.points") } point
       *[other] { BOX("effects.golf_course.points") } points
    }
fx-monastery =
    product: { BOX("effects.monastery.points") ->
        [one] { BOX("effects.monastery.points") } point
       *[other] { BOX("effects.monastery.points") } points
    }
fx-rum_cafe =
    rum: { BOX("effects.rum_cafe.points") ->
        [one] { BOX("effects.rum_cafe.points") } point
       *[other] { BOX("effects.rum_cafe.points") } points
    }
fx-cigar_cafe =
    cigars: { BOX("effects.cigar_cafe.points") ->
        [one] { BOX("effects.cigar_cafe.points") } point
       *[other] { BOX("effects.cigar_cafe.points") } points
    }
fx-small_branch_office = load 1 piece
fx-large_branch_office = load 1 kind
fx-hotel =
    { BOX("effects.hotel.points") ->
        [one] { BOX("effects.hotel.points") } point
       *[other] { BOX("effects.hotel.points") } points
    }
fx-inn =
    { BOX("effects.inn.points") ->
        [one] { BOX("effects.inn.points") } point
       *[other] { BOX("effects.inn.points") } points
    }
fx-general_store =
    good: { BOX("effects.general_store.pesos") ->
        [one] { BOX("effects.general_store.pesos") } peso
       *[other] { BOX("effects.general_store.pesos") } pesos
    }
fx-product_house =
    product: { BOX("effects.product_house.pesos") ->
        [one] { BOX("effects.product_house.pesos") } peso
       *[other] { BOX("effects.product_house.pesos") } pesos
    }
fx-resource_house =
    cube: { BOX("effects.resource_house.pesos") ->
        [one] { BOX("effects.resource_house.pesos") } peso
       *[other] { BOX("effects.resource_house.pesos") } pesos
    }
fx-small_bank =
    { BOX("effects.small_bank.pesos") ->
        [one] { BOX("effects.small_bank.pesos") } peso
       *[other] { BOX("effects.small_bank.pesos") } pesos
    }
fx-large_bank =
    { BOX("effects.large_bank.pesos") ->
        [one] { BOX("effects.large_bank.pesos") } peso
       *[other] { BOX("effects.large_bank.pesos") } pesos
    }
fx-cigar_factory = tobacco to cigars
fx-distillery = cane to rum
fx-black_market = product ⇄ good
fx-church = veto one bill
fx-town_hall =
    +{ BOX("play.vote_tile") ->
        [one] { BOX("play.vote_tile") } vote
       *[other] { BOX("play.vote_tile") } votes
    }
fx-dam = { BOX("effects.dam.water") } water
fx-lighthouse = choose next ship
fx-storehouse = store the yard
fx-casino = pesos ⇄ points
fx-customs_house = stow or unload
fx-beach_cafe = spaces stay open
fx-statue = { BOX("play.building_points", "effects.statue.points") } per building
fx-newspaper = bet against bill
fx-dancer = start player
fx-musician =
    { BOX("avenue.musician_pesos") ->
        [one] { BOX("avenue.musician_pesos") } peso
       *[other] { BOX("avenue.musician_pesos") } pesos
    }
fx-day_labourer = store the yard
fx-harbour_master = swap two docks
fx-lawyer =
    { BOX("avenue.lawyer_pesos") ->
        [one] { BOX("avenue.lawyer_pesos") } peso
       *[other] { BOX("avenue.lawyer_pesos") } pesos
    }: a building
fx-revolutionary =
    { BOX("avenue.revolutionary_points") ->
        [one] { BOX("avenue.revolutionary_points") } point
       *[other] { BOX("avenue.revolutionary_points") } points
    }
fx-u1 = water, up to { BOX("subsidies.u1.most") }
fx-u2 = delegate's vote
fx-u3 = building
fx-u4 =
    { BOX("subsidies.u4.pesos") ->
        [one] { BOX("subsidies.u4.pesos") } peso
       *[other] { BOX("subsidies.u4.pesos") } pesos
    }, up to { BOX("subsidies.u4.most") }
fx-u5 = open resource field
fx-u6 = open product field
fx-u7 = rum, cigars
fx-u8 = rank in points
fx-o1 =
    worker: { BOX("other_laws.o1.free_harvests") ->
        [one] { BOX("other_laws.o1.free_harvests") } field
       *[other] { BOX("other_laws.o1.free_harvests") } fields
    } free
fx-o2 = { BOX("other_laws.o2.pieces_of_each_product") } of each product leave the market
fx-o3 = no votes for sale
fx-o4 = { BOX("other_laws.o4.pieces_of_each_product") } of each product to the market
fx-o5 =
    building costs { BOX("other_laws.o5.pesos") ->
        [one] { BOX("other_laws.o5.pesos") } peso
       *[other] { BOX("other_laws.o5.pesos") } pesos
    } more
fx-o6 = full ship leaves at once
fx-o7 =
    { BOX("other_laws.o7.points") ->
        [one] { BOX("other_laws.o7.points") } point
       *[other] { BOX("other_laws.o7.points") } points
    } at every dock
fx-o8 = no alternatives

cu-points = points
cu-Points = Points
cu-points-now = With buildings
cu-points-end = { $n } if the game ended now
cu-pesos = pesos
cu-Pesos = Pesos
cu-pieces = Pieces
cu-yard = Yard
cu-spoils = spoils
cu-spoils-tip = Products in the yard spoil at the end of the round
cu-warehouse = Warehouse
cu-store-all = Store { $n }
cu-store = Store the yard
cu-stored-n = { $n } stored
cu-my-board = Your finca
cu-my-plantation = Your plantation, three rows of four fields
cu-plantation = Plantation
cu-my-cards = Your five characters
cu-figure = figure
cu-alone = alone
cu-lit = lit
cu-used = used this round
cu-nothing = nothing
cu-at-once = at once
cu-choose-of = choose { $n } of { $of }
cu-free-left = { $n } free
cu-each-further = then each
cu-foreman-reaches = foreman
cu-choose-field = Choose a field for it
cu-in-play = in play
cu-played = played
cu-played-in = turn { $n }
cu-face-down = face down
cu-delegate = delegate
cu-votes =
    { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }
cu-votes-word = votes
cu-figure-moves = figure may move
cu-n-fields-free = { $n ->
    [one] { $n } field
   *[other] { $n } fields
} free
cu-surcharge = + { $n } pesos
cu-n-pesos = { $n } pesos
cu-space-shut = closed by a black marker or a law
cu-does-worker = Harvest row + column
cu-does-tradeswoman = Buy and sell
cu-does-architect = Build one
cu-does-foreman = Use lit buildings
cu-does-mayor = Load one ship
cu-alt-resource = or 1 resource
cu-alt-product = or 1 product
cu-alt-architect_1 = or { $n ->
    [one] { $n } point
   *[other] { $n } points
}
cu-alt-architect_2 = or { $n ->
    [one] { $n } point
   *[other] { $n } points
}
cu-alt-mayor_1 = or { $n ->
    [one] { $n } peso
   *[other] { $n } pesos
}
cu-alt-mayor_2 = or { $n ->
    [one] { $n } peso
   *[other] { $n } pesos
}
cu-market = Market
cu-market-note = buy from the right, sell into the gap
cu-merchandise = Merchandise
cu-buy = Buy
cu-sell = Sell
cu-buy-piece = Buy { $piece }
cu-sell-piece = Sell { $piece }
cu-free = free
cu-from-supply = * from the supply: the row is empty
cu-to-supply = * to the supply: the row is full
cu-row-says = { $piece }: { $n } of { $of } spaces taken
cu-supply = Supply
cu-harbour = Harbour
cu-at-sea = At sea
cu-pile = { $n } in the pile
cu-dock = Dock { $n }
cu-worth = { $n } points for each piece
cu-no-ship = no ship
cu-full = full
cu-n-free = { $n } free
cu-loaded = loaded
cu-open = open
cu-swap = Swap docks { $a } and { $b }
cu-call-ship = Call a ship from the pile
cu-to-dock = { $piece }, dock { $n }
cu-stow = { $piece } onto dock { $n }
cu-unload = { $piece } off dock { $n }
cu-buildings = Buildings
cu-left-of = { $n } of { $of } left
cu-costs = Costs
cu-built-by = Built by { $name }
cu-out = Out of the game
cu-group-refine = Refine
cu-group-points = Points
cu-group-money = Money
cu-group-income = Income
cu-group-services = Port and town
cu-group-presidente = El Presidente
cu-laws = Laws
cu-laws-note =
    tax kept { BOX("play.tax_points") }, duty kept { BOX("play.duty_points") }, both { BOX("play.tax_points", "play.duty_points", "play.both_points") ->
        [one] { BOX("play.tax_points", "play.duty_points", "play.both_points") } point
       *[other] { BOX("play.tax_points", "play.duty_points", "play.both_points") } points
    }
cu-in-force = In force
cu-bills = Bills
cu-no-law = no law
cu-no-bill = no bill
cu-to-come = { $n } cards to come, from:
cu-per = per
cu-per-building = per building
cu-per-points = per { $n ->
    [one] { $n } point
   *[other] { $n } points
}
cu-tax-again = tax again ×{ $n }
cu-any-product =
    { $n ->
        [one] product
       *[other] products
    }
cu-any-resource =
    { $n ->
        [one] resource
       *[other] resources
    }
cu-law-pay = you pay { $n }
cu-law-short = { $n } short
cu-law-ready = you have it
cu-law-lacking = you lack it
cu-law-get = you get { $n }
cu-paid = paid
cu-delivered = delivered
cu-press-of = Press token of { $name }
cu-enacted = enacted
cu-colours = Colours
cu-laws-left-out = Laws left out: { $kind }
cu-parliament = Parliament
cu-parliament-note =
    { BOX("play.bills_enacted") ->
        [one] { BOX("play.bills_enacted") } bill
       *[other] { BOX("play.bills_enacted") } bills
    } to pass
cu-tie-note = tie: buy again
cu-statutes = Statutes
cu-statutes-note =
    kept: tax { BOX("play.tax_points") }, duty { BOX("play.duty_points") }, both { BOX("play.tax_points", "play.duty_points", "play.both_points") ->
        [one] { BOX("play.tax_points", "play.duty_points", "play.both_points") } point
       *[other] { BOX("play.tax_points", "play.duty_points", "play.both_points") } points
    }
cu-vote-tile =
    vote tile, { BOX("play.vote_tile") ->
        [one] { BOX("play.vote_tile") } vote
       *[other] { BOX("play.vote_tile") } votes
    }
cu-bought = bought
cu-secret = secret
cu-sealed = sealed
cu-thinking = bidding
cu-buy-votes = Buy votes
cu-bid-for =
    Pay { $n }: { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }
cu-won-vote = { $name } won; laws left to choose: { $n }
cu-tax-short = tax
cu-duty-short = duty
cu-pay-tax = Pay
cu-deliver = Deliver
cu-avenida = Avenida del Presidente
cu-car-may = The last Cuban calls the car: cell { $cells }
cu-car-comes = The car comes to cell { $n }
cu-car-at = the president's car, cell { $n }
cu-car-mansion = the president's car, at the mansion
cu-donkey = Donkey
cu-donkey-tip = There’s a donkey here: nobody to take
cu-not-for-hire = not for hire
cu-with = with { $name }
cu-events = Events
cu-event-1 = Two delegates
cu-event-2 = All bills pass
cu-event-3 = Foreman moves
cu-event-4 = Rebuild one
cu-event-5 =
    Leader −{ BOX("avenue.leaders_lose") ->
        [one] { BOX("avenue.leaders_lose") } point
       *[other] { BOX("avenue.leaders_lose") } points
    }
cu-event-6 = Market gift
cu-event-now = In force this round
cu-event-next = In force next round
cu-next = next
cu-cuban-due =
    { $n ->
        [one] Cuban to take
       *[other] { $n } Cubans to take
    }
cu-cubans-left = Cubans to take
cu-starts = starts
cu-start-player = start player
cu-rank = place { $n }
cu-cards-left = Cards left
cu-tax-due = Tax due
cu-duty-can = Duty ready
cu-subsidy-now = Subsidy
cu-gamble = { $pesos } pesos → { $points } points
cu-cash = { $points } points → { $pesos } pesos
cu-rounds = Rounds
cu-of-rounds = of { $n } · { $name } starts
cu-n-to-go = { $n } to go
cu-turn-of = Actions, turn { $n } of { $of }
cu-stage-bills = Bills
cu-stage-actions = Actions
cu-stage-parliament = Parliament
cu-stage-statutes = Statutes
cu-stage-end = End
cu-tab-finca = Finca
cu-tab-harbour = Harbour
cu-tab-market = Market
cu-tab-buildings = Build

cu-done-harvest = Stop harvesting
cu-done-trade = Finish trading
cu-done-architect = Build nothing
cu-done-foreman = Finish
cu-done-hand_in = Enough
cu-done-black_market = No exchange
cu-done-casino = Enough
cu-done-customs = Change nothing
cu-done-load = Finish loading
cu-done-labourer = Leave the yard
cu-done-harbour_master = Leave the ships
cu-done-lawyer = No building
cu-done-rebuild = Don’t rebuild
cu-done-gift = Take nothing
cu-done-event_veto = Veto nothing
cu-done-tax = Don’t pay
cu-done-duty = Don’t deliver

field-round = round
field-rounds = rounds in all
field-start_player = start player
field-market = market
field-spaces = spaces
field-buy = buy
field-sell = sell
field-lowest = lowest price
field-supply = supply
field-docks = docks
field-ship = ship
field-cargo = load
field-full = full
field-sea = at sea
field-ship_pile = ship pile
field-shuffled = shuffled
field-under = under the pile
field-laws = laws in force
field-bills = bills
field-enacted = enacted this round
field-law_piles = law piles
field-cards = cards
field-unseen = not seen yet
field-press = press token
field-vote_tile = vote tile
field-winner = winner of the vote
field-alternatives = black markers
field-alternatives_allowed = alternatives allowed
field-display = buildings on offer
field-cost = wood, stone, water
field-left = left
field-surcharge = extra pesos for building
field-gone = out of the game
field-avenue = Avenida
field-cells = cells
field-cuban = Cuban
field-taken_by = taken by
field-car = car
field-boards = seats
field-colour = colour
field-points = points
field-marker = marker
field-final_points = if it ended now
field-pesos = pesos
field-yard = yard
field-stored = warehouse
field-figure = figure
field-fields = fields
field-field = field
field-land = land
field-building = building
field-lit = in row or column
field-used = used
field-buildings = buildings
field-hand = cards in hand
field-cards_due = cards to play
field-cubans_due = Cubans to take
field-has_laid = delegates laid
field-laid = face down
field-has_bid = has bid
field-secret_bid = secret bid
field-bid = votes bought
field-votes = votes
field-tied = tied
field-tax = tax
field-tax_paid = tax paid
field-duty_ready = duty ready
field-duty_paid = duty delivered
field-subsidy = subsidy now
field-casino_exchanges = casino exchanges
field-vetoed = vetoed
field-vetoed_before = vetoed before
field-statue = statue at work
field-asked = asked
field-two_delegates = two delegates
field-two_delegates_next = two delegates next round
field-foreman_moves = foreman moves
field-foreman_moves_next = foreman moves next round
field-bills_pass = all bills pass

## Lessons: what each step is about, for a first game
# What it is all for, and when the game ends: the first thing a newcomer reads.
aim = Score the most points, from ships, buildings, taxes, duties and subsidies. The game ends when the laws run out after the last round, and then every building counts too.
lesson-start =
    Pick { BOX("play.start_products") ->
        [one] { BOX("play.start_products") } product
       *[other] { BOX("play.start_products") } products
    }, then { BOX("play.start_resources") ->
        [one] { BOX("play.start_resources") } resource
       *[other] { BOX("play.start_resources") } resources
    }. Products are sold, shipped or owed to the law; wood, stone and water pay for your first building.
lesson-delegate = Choose the character who will vote in parliament and lay the card face down. Its number is your votes, but you can’t use the character this round.
lesson-turn = { BOX("play.cards_played") } of your five characters act each round, one per turn: the worker harvests, the tradeswoman trades, the architect builds, the foreman uses buildings, the mayor loads ships. The ones you keep vote with their numbers.
lesson-figure =
    Put your figure where its row and column have what you want: you get all the cubes there, and the products of { BOX("play.free_harvests") ->
        [one] { BOX("play.free_harvests") } field
       *[other] { BOX("play.free_harvests") } fields
    }. The foreman will use the buildings of the same row and column.
lesson-harvest = Products come from the fields in your figure’s row and column: { BOX("play.free_harvests") } for free, each further one for a water. They spoil at the end of the round unless you sell, ship, use or store them.
lesson-trade = Buy and sell as much as you like: each purchase raises the price of that kind, each sale lowers it. Or take one free piece from a row without a black marker.
lesson-architect =
    A building costs wood, stone and water, covers one of your fields and brings { BOX("play.building_points") ->
        [one] { BOX("play.building_points") } point
       *[other] { BOX("play.building_points") } points
    } at the end; it only does something when your foreman uses it. If you build nothing, you get the points on the card instead.
lesson-site = The field under the building yields nothing from now on, so cover the one you need least. One foreman uses all the buildings in a row and column together.
lesson-foreman_figure = Just this once, your figure may move first. Then you use the buildings in its row and column.
lesson-foreman = Use the buildings in your figure’s row and column, each once, in any order; or just one building anywhere. The order matters: one building may turn what another makes into points.
lesson-amount = Choose how many to hand in; you may also hand in none. The choices show what each number gets you.
lesson-hand_in = Hand in pieces one by one and stop when you like. Products still in the yard spoil at the end of the round, so they go first.
lesson-black_market = Swap one piece for one of the other sort: a product for rum or cigars, rum or cigars for a product.
lesson-receive = Take something that a ship in the docks, a duty or one of your buildings needs.
lesson-casino =
    The casino turns { BOX("effects.casino.pesos") ->
        [one] { BOX("effects.casino.pesos") } peso
       *[other] { BOX("effects.casino.pesos") } pesos
    } into { BOX("effects.casino.points") ->
        [one] { BOX("effects.casino.points") } point
       *[other] { BOX("effects.casino.points") } points
    }, or back, at most { BOX("effects.casino.exchanges") } times a round.
lesson-customs = Put a piece from the supply on a ship, or take one off. Nobody scores, but a space may close to an opponent or open up for you.
lesson-veto = Take one of the four bills out of the game before parliament can pass it: a tax you can’t pay, or a subsidy that helps others.
lesson-press =
    Put the token on a bill you think will fail. If it doesn’t become law, you get { BOX("effects.newspaper.points") ->
        [one] { BOX("effects.newspaper.points") } point
       *[other] { BOX("effects.newspaper.points") } points
    } and { BOX("effects.newspaper.pesos") ->
        [one] { BOX("effects.newspaper.pesos") } peso
       *[other] { BOX("effects.newspaper.pesos") } pesos
    }.
lesson-lighthouse = The ship at sea comes to dock 1 at the end of this round or later. Pick one that wants what you have.
lesson-load = Each piece scores the points of its dock: { BOX("play.dock_points.0") }, { BOX("play.dock_points.1") } or { BOX("play.dock_points.2") }; a space takes only its own kind, and only once. Full ships leave at the end of the round, and so does the ship in dock 3.
lesson-labourer = Stored products last forever; products in the yard spoil at the end of the round.
lesson-harbour_master = Two ships in neighbouring docks swap places, cargo and all. Bring the one you can load to the more valuable dock.
lesson-lawyer =
    For { BOX("avenue.lawyer_pesos") ->
        [one] { BOX("avenue.lawyer_pesos") } peso
       *[other] { BOX("avenue.lawyer_pesos") } pesos
    } you use any one of your buildings, wherever your figure stands.
lesson-rebuild =
    For { BOX("avenue.rebuild_pesos") ->
        [one] { BOX("avenue.rebuild_pesos") } peso
       *[other] { BOX("avenue.rebuild_pesos") } pesos
    } and the difference in cubes, a new building replaces one of yours. You don’t lose another field, but the old building is gone.
lesson-gift = An event lets you take a piece from the market for free. A product goes straight into your warehouse.
lesson-bid = The player with the most votes decides which bills become law, { BOX("play.bills_enacted") } of them. Everyone buys votes in secret for a peso each, and even those who lose pay, so buy only what those laws are worth to you.
lesson-tie_bid = You’re tied. The tied players buy once more in secret; if it’s still a tie, turn order decides.
lesson-enact =
    You won the vote: { BOX("play.bills_enacted") ->
        [one] { BOX("play.bills_enacted") } bill
       *[other] { BOX("play.bills_enacted") } bills
    } of your choice become law, and the others leave the game. Choose a tax and a duty that you can pay and others can’t, or a subsidy that suits you.
lesson-tax =
    You don’t have to pay. If you pay the tax in full, you get { BOX("play.tax_points") ->
        [one] { BOX("play.tax_points") } point
       *[other] { BOX("play.tax_points") } points
    }; if you also deliver the duty you get { BOX("play.duty_points") } for it and { BOX("play.both_points") } more.
lesson-duty =
    You don’t have to deliver. If you deliver the duty in full, you get { BOX("play.duty_points") ->
        [one] { BOX("play.duty_points") } point
       *[other] { BOX("play.duty_points") } points
    }, and { BOX("play.both_points") } more if you have paid the tax too.
lesson-colour = Choose your colour. If each colour has its own plantation, this decides where your fields are.
lesson-event_veto = All bills pass this round, but your church can still stop one of them.
lesson-hundreds = The player with the most votes decides. This many votes are bought in two steps: the hundreds first, then the rest.
lesson-put_away = A shorter game uses fewer laws. Leave out the cards that would hurt you most.
lesson-swap_out = The new buildings replace old ones. Choose which old ones leave the game.
