# Santiago de Cuba on the page: short forms for the board. "|" breaks the line on a building's plate.

letter-sugar = S
letter-citrus = C
letter-tobacco = T
letter-rum = R
letter-cigars = G
letter-wood = W
short-harbour_master = Harbour master
short-cigar_factory = Cigar factory
short-distillery = Distillery
fx-bank =
    take { BOX("buildings.bank") ->
        [one] { BOX("buildings.bank") } peso
       *[other] { BOX("buildings.bank") } pesos
    }
fx-church =
    gain { BOX("buildings.church") ->
        [one] { BOX("buildings.church") } point
       *[other] { BOX("buildings.church") } points
    }
fx-distillery = turn sugar|into rum
fx-cigar_factory = turn tobacco|into cigars
fx-black_market = swap one good
fx-sawmill =
    1 wood: { BOX("buildings.sawmill_vp") ->
        [one] { BOX("buildings.sawmill_vp") } point
       *[other] { BOX("buildings.sawmill_vp") } points
    }|and { BOX("buildings.sawmill_pesos") ->
        [one] { BOX("buildings.sawmill_pesos") } peso
       *[other] { BOX("buildings.sawmill_pesos") } pesos
    }
fx-cafe =
    rum, cigar:|{ BOX("buildings.cafe") ->
        [one] { BOX("buildings.cafe") } point
       *[other] { BOX("buildings.cafe") } points
    } each
fx-customs = set one die to 0
fx-casino =
    { BOX("buildings.casino") ->
        [one] { BOX("buildings.casino") } peso
       *[other] { BOX("buildings.casino") } pesos
    } for 1 point|or reverse
fx-harbour_master = value one flag|up or down
fx-office =
    ship one good|for { BOX("buildings.office") ->
        [one] { BOX("buildings.office") } point
       *[other] { BOX("buildings.office") } points
    }
fx-newspaper =
    { BOX("buildings.newspaper") ->
        [one] { BOX("buildings.newspaper") } peso
       *[other] { BOX("buildings.newspaper") } pesos
    }, close|one Cuban
brief-bank =
    take { BOX("buildings.bank") ->
        [one] { BOX("buildings.bank") } peso
       *[other] { BOX("buildings.bank") } pesos
    }
brief-church =
    gain { BOX("buildings.church") ->
        [one] { BOX("buildings.church") } point
       *[other] { BOX("buildings.church") } points
    }
brief-distillery = sugar into rum
brief-cigar_factory = tobacco to cigars
brief-black_market = swap one good
brief-sawmill = wood: point, peso
brief-cafe = rum, cigar: { BOX("buildings.cafe") } each
brief-customs = one die to 0
brief-casino = pesos for points
brief-harbour_master = value one flag
brief-office =
    1 good: { BOX("buildings.office") ->
        [one] { BOX("buildings.office") } point
       *[other] { BOX("buildings.office") } points
    }
brief-newspaper =
    { BOX("buildings.newspaper") ->
        [one] { BOX("buildings.newspaper") } peso
       *[other] { BOX("buildings.newspaper") } pesos
    }, close one

sc-board = Board of Santiago de Cuba
sc-street = Stops along the street
sc-quarter = Quarter of the { $rose }
sc-rose-yellow = sunflower, yellow
sc-rose-blue = plumbago, blue
sc-rose-red = hibiscus, red
sc-rose-white = butterfly lily, white
sc-port = Port
sc-port-rule = Everyone may deliver, starting with you; your pawn stays where it is.
sc-deliver = deliver
sc-claim = claim
sc-one-each = { BOX("cubans.el_zorro") } each
sc-free = free
sc-star-free = free
sc-short = { $n } short
sc-closed = closed
sc-stamp = CLOSED
sc-car-here = the car is here
sc-car-at = The car is here: { $where }
sc-owned-by = owned by { $name }
sc-pawn-of = pawn of { $name }
sc-n-pesos = { $n ->
    [one] { $n } peso
   *[other] { $n } pesos
}
sc-n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
sc-pass-raises = Passing the port raises the value from { $from } to { $to }
sc-pass-sails = Passing the port makes the ship sail
sc-supply = Supply
sc-of-each = { $n } of each
sc-n-left = { $good }: { $n } in the supply
sc-hull-wants = Ship { $n } wants
sc-hull-choose = Ship { $n }: set one die aside
sc-hull-empty = Ship { $n }: dice at the end of the turn
sc-all-sailed = The last ship has sailed
sc-rolled-n = { $good }: rolled { $n }
sc-wants-good = { $good }: the ship wants { $n }
sc-you-have = you have { $n }
sc-you-n = you: { $n }
sc-value-flags = Value flags: { $n } points per good
sc-flag-value = { $n } points per good
sc-flag-sails = The ship sails
sc-points-each = points per good delivered
sc-ship-of = Ship { $n } of { $of }
sc-choose = Your choices here
sc-pass = Pass
sc-decline = Decline
sc-not-used = Don’t use it
sc-claim-one = Claim: { $building }
sc-without = Without { $good } ({ $n })
sc-deliver-n = { $good } × { $n }: +{ $points }
sc-wood-n = Wood × { $n } for { $good }: +{ $points }
sc-die-off = { $good } to 0
sc-serve-cigars = A cigar: +{ BOX("buildings.cafe") }
sc-serve-rum = A rum: +{ BOX("buildings.cafe") }
sc-serve-both = Rum and cigar: +{ BOX("buildings.cafe", "buildings.cafe") }
sc-flag-to = Value { $from } → { $to }
sc-peso-only = Only the peso
sc-close-one = Close { $cuban }
sc-make-n = { $n } × { $from } → { $to }
sc-stands-in = wild
sc-unwanted = not wanted
sc-wants-n = wants { $n }
sc-my-screen = Your screen
sc-only-you = only you see this
sc-my-goods = Your goods
sc-markers-left = { $n } of { $of } ownership markers left
sc-goods-count =
    { $n ->
        [one] Every good you have left scores 1 point at the end
       *[other] Every { $n } goods you have left score 1 point at the end
    }
sc-at-end = +{ $points } at the end from { $goods } goods
sc-points = points
sc-Points = Points
sc-pesos = pesos
sc-Pesos = Pesos
sc-goods = Goods
sc-buildings = Buildings
sc-markers = Markers
sc-pawn-at = Pawn: { $building }
sc-pawn-off = Pawn not placed yet
sc-owns = Owns { $list }
sc-passed = passed
sc-drives = drives
sc-next = next
sc-hidden = hidden
sc-hidden-how = Goods, pesos and points are hidden behind the screen
sc-turn-n = Turn { $n }
sc-step-drive = Drive
sc-step-service = Service
sc-step-pawn = Pawn
sc-step-building = Building
sc-step-delivery = Delivery
sc-step-ship = New ship
sc-step-then = next
sc-ships = Ship
sc-n-of = { $n } of { $of }
sc-value = Value
sc-tab-town = Board

field-turn = turn
field-start = start player
field-active = whose turn
field-car = stops from the port to the car
field-street = street
field-cuban = Cuban
field-rose = rose
field-inactive = face down
field-price = price
field-quarters = quarters
field-buildings = building
field-building = building
field-owner = owner
field-pawn = pawn
field-ship = ship
field-number = number
field-last = of
field-value = value
field-demand = wanted
field-aside = set aside
field-rolled = rolled
field-supply = supply
field-boards = seats
field-goods = goods
field-pesos = pesos
field-vp = points
field-markers = markers
field-passed = passed

## Lessons: what each step is about, for a first game
# What it is all for, and when the game ends: the first thing a newcomer reads.
aim = Score the most points, above all by delivering goods to the ships. The game ends at once when the last ship has left.
lesson-drive =
    Everyone shares one car, which drives clockwise; free stops: { BOX("street.free_steps") }; each stop beyond that costs { BOX("street.step") ->
        [one] { BOX("street.step") } peso
       *[other] { BOX("street.step") } pesos
    }. A Cuban offers a service and then a building of the same colour; at the port everyone may deliver, starting with you.
lesson-lawyer =
    Alonso lets you claim a building ({ BOX("start.markers") } in the whole game): when another player’s pawn ends its turn on it, you gain { BOX("buildings.owner") ->
        [one] { BOX("buildings.owner") } point
       *[other] { BOX("buildings.owner") } points
    }. Or he lets you use a building you already own.
lesson-fence =
    Pablo gives you { BOX("cubans.pablo") ->
        [one] { BOX("cubans.pablo") } good
       *[other] { BOX("cubans.pablo") } goods of one kind
    } of your choice. Look at the ship: its dice show which goods it wants, and how many of each.
lesson-give =
    Someone has visited El Zorro, so everyone else gives them { BOX("cubans.el_zorro") ->
        [one] { BOX("cubans.el_zorro") } peso, good or point
       *[other] { BOX("cubans.el_zorro") } pesos, goods of one kind or points
    }. Give what you need least; { BOX("scoring.goods") ->
        [one] { BOX("scoring.goods") } good
       *[other] { BOX("scoring.goods") } goods
    } are worth one point at the end.
lesson-move =
    Your pawn must move to a free building under a rose of the Cuban’s colour; the building shows what it does. If it belongs to another player, they get { BOX("buildings.owner") ->
        [one] { BOX("buildings.owner") } point
       *[other] { BOX("buildings.owner") } points
    }.
lesson-use = You may use the building your pawn is on, once, or decline. Only what it can do right now is offered.
lesson-deliver = Everyone delivers in turn, one kind at a time, and each good scores the points on the flag ({ BOX("ships.values.0") }, { BOX("ships.values.1") } or { BOX("ships.values.2") }); wood always scores { BOX("ships.wood") }. If you pass, you’re out for this delivery, and if everyone passes, later deliveries are worth more.
lesson-dice = A new ship: five dice show how many of each good it could want, and you set one aside. Set aside what the others have and you don’t.
lesson-service = The Cuban offers a service, and you may decline it; what you take leaves the supply, where others might have wanted it. Afterwards your pawn moves to a building of the same colour.
