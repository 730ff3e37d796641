# Santiago de Cuba, in English.

title = Santiago de Cuba
    .line = Drive the ring, load seven ships.
    .about = A game by Michael Rieneck (2011) for 2 to 4 players: one car for everybody, twelve buildings, seven ships.

## What one can do

act-pass = Pass
act-port = Drive to the port
act-visit = Drive to { $cuban }
act-lap = Drive once around first (10 pesos)
act-claim = Claim: { $building }
act-take = Take: { $good }
act-give = Give: { $gift }
act-move = Move the pawn: { $building }
act-bank = Bank: take 2 pesos
act-church = Church: take 1 point
act-distillery = Distillery: make { $count } × rum from sugar
act-cigar_factory = Cigar factory: make { $count } × cigars from tobacco
act-black_market = Black market: { $good } for { $swap }
act-sawmill = Sawmill: 1 wood for 1 point and 1 peso
act-cafe = Café: serve { $serving }
act-customs = Customs: set the { $good } die to 0
act-buy_vp = Casino: buy { $count } × 1 point for 3 pesos
act-sell_vp = Casino: sell { $count } × 1 point for 3 pesos
act-harbour_master = Harbour master: marker to the { $side }
act-office = Office: deliver 1 × { $good } for 2 points
act-newspaper = Newspaper: take 1 peso
act-expose = Newspaper: take 1 peso and turn { $cuban } over
act-deliver = Deliver { $count } × { $good }
act-wood = Deliver { $count } × wood in place of { $good }
act-aside = Leave this die off the ship: { $good }

## What is asked

ask-drive = Where do you drive?
ask-lawyer = Alonso: claim a building, or use one you own?
ask-fence = Pablo: which good do you take?
ask-give = El Zorro: what do you give?
ask-move = Which building does your pawn move to (rose: { $rose })?
ask-use = Do you use the { $building }?
ask-deliver = What do you deliver? A unit is worth { $value }, wood 1.
ask-dice = Ship { $number }: which die do you leave off?
ask-end = The game is over.

phase-drive = driving
phase-lawyer = at the lawyer's
phase-fence = at the fence's
phase-give = El Zorro
phase-move = moving the pawn
phase-use = using the building
phase-deliver = delivery round
phase-dice = placing the dice
phase-end = game over

## Why not

why-too-far = the drive costs { $price } and you have { $money }.
why-one-lap = the car drives ten stops at most.
why-claimed = somebody else owns this building.
why-claimed-by-you = you own this building.
why-no-markers = you have placed all your markers.
why-supply-empty = the supply does not have enough of it.
why-nothing-to-give = you have nothing of that kind to give.
why-other-rose = this building is under another rose.
why-must-move = your pawn stands there, and it must move on.
why-occupied = somebody else's pawn stands there.
why-not-there = your pawn does not stand on that building.
why-not-yours = the lawyer lets you use only buildings you own.
why-too-few = you do not have enough of it.
why-no-wood = you have no wood.
why-no-dice = the new ship has no dice yet.
why-not-aboard = the die of this good is not on the ship.
why-not-wanted = the ship wants no more of it.
why-demand-smaller = the ship wants { $demand } of it, no more.
why-lowest-flag = the marker is on the lowest flag and can only go right.
why-face-down = this Cuban lies face down already.
why-casino-pesos = that costs { $price } pesos and you have { $money }.
why-casino-points = you have { $points } points.
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

gift-peso = 1 peso
gift-vp = 1 point
gift-sugar = 1 × { good-sugar }
gift-citrus = 1 × { good-citrus }
gift-tobacco = 1 × { good-tobacco }
gift-rum = 1 × { good-rum }
gift-cigars = 1 × { good-cigars }

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
    .short = 2 tobacco
    .rule = Tobacco merchant, white rose. You get 2 tobacco.
cuban-alonso = Alonso
    .short = lawyer
    .rule = Lawyer, white rose. Claim a building that nobody owns with one of your three markers, or use the function of a building you own, wherever the pawns stand. Both are free of charge, and both may be declined.
cuban-miguel = Miguel
    .short = 2 wood
    .rule = Lumberjack, blue rose. You get 2 wood. There is no other way to get any.
cuban-pablo = Pablo
    .short = 1 good
    .rule = Fence, blue rose. You get 1 good of your choice, but no wood.
cuban-jose = José
    .short = 2 sugar
    .rule = Sugar farmer, yellow rose. You get 2 sugar.
cuban-martinez = Martínez
    .short = 3 pesos
    .rule = Musician, yellow rose. You get 3 pesos.
cuban-conchita = Conchita
    .short = 2 citrus
    .rule = Fruit seller, red rose. You get 2 citrus.
cuban-maria = María
    .short = 2 points
    .rule = Dancer, red rose. You get 2 points.
cuban-el_zorro = El Zorro
    .short = thief
    .rule = Pickpocket, without a rose. Every other player gives you 1 peso, 1 good (no wood) or 1 point, as he likes. Your pawn stays, and its building may be used again.

## Buildings

building-bank = bank
    .rule = You get 2 pesos.
building-church = church
    .rule = You get 1 point.
building-distillery = distillery
    .rule = Return any number of sugar for as many rum.
building-cigar_factory = cigar factory
    .rule = Return any number of tobacco for as many cigars.
building-black_market = black market
    .rule = Return 1 good for 1 good of another kind. Wood is neither given nor taken.
building-sawmill = sawmill
    .rule = Return 1 wood for 1 point and 1 peso.
building-cafe = café
    .rule = Return 1 cigar, 1 rum or one of each: 2 points apiece.
building-customs = customs
    .rule = Set one die on the ship to 0. Nobody scores for it.
building-casino = casino
    .rule = Change 3 pesos into 1 point, or 1 point into 3 pesos, as often as you like but one way only.
building-harbour_master = harbour master
    .rule = Move the value marker one flag right or left. From the last flag to the right the ship leaves.
building-office = office
    .rule = Deliver 1 good that the ship wants (no wood) for exactly 2 points, whatever the flag.
building-newspaper = newspaper
    .rule = You get 1 peso, and you may turn one Cuban face down. Who stops there gets nothing; once the car has left or passed him he is face up again.

## Where points come from, and what is counted

source-vp = points won
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
    .help = If the supply cannot give all that a Cuban promises, he gives nothing. Usually he gives what there is.
option-owner_vp_when_staying = Owners are always paid
    .help = The owner of the building where your turn ends gets a point even if your pawn merely stayed there. Otherwise only if the pawn came in this turn or used the building.
option-zero_ship_sails = Ships without demand sail
    .help = Four dice of 0 may be placed; then the ship leaves at once and counts. Usually at least one unit must be wanted.
option-open_holdings = Open holdings
    .help = Plays without screens: everybody sees everybody's goods, pesos and points.
option-max_steps = Longest drive
    .help = How many stops the car may drive in a turn, if one can pay: one lap of ten, or any number. Without the cap whole laps are driven first, and every pass of the port counts.
choice-max_steps-10 = ten stops
choice-max_steps-uncapped = any number

## Laws and sources

law-options = options
law-seats = seats
law-goods = goods
law-money = pesos
law-points = points
law-markers = ownership markers
law-cubans = Cubans
law-buildings = buildings
law-pawns = pawns
law-dice = dice
law-turns = turns

origin-rulebook = the Russian and the Italian rulebook
origin-reviews = reviews that count the tokens
origin-rulebook-and-reviews = rulebooks and reviews
origin-pairing = inferred: two Cubans share each rose, and one of the two gives goods

## The board

board-port = Port
board-street = The street, clockwise ({ $car } is the car, the number is the price of the drive)
board-city = The city
board-face-down = face down
board-harbour = Ship { $number } of { $last }
board-value = points a unit
board-flag = leaves
board-demand = wanted
board-no-dice = The new ship has no dice yet.
board-all-left = The last ship has left.
board-aside = beside the ship
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
        You are brokers in Santiago. Ships come into the port and want sugar, citrus, tobacco, rum and cigars; you get these goods from the people of the city, work them up or swap them in its buildings, and deliver them for points. There is **one car** for all of you: where one leaves it, the next one drives on. When the seventh ship has left, most points win.

        A turn has two parts:

        - **A.** Drive the car to a Cuban, who does something for you, or to the port, where everybody may deliver.
        - **B.** After a Cuban, move your pawn to a building under a rose of his colour, and use the building if you like. After the port there is no part B.
rules-setup = Set-up
    .text =
        The nine Cubans are dealt at random to the nine stops along the street, the twelve buildings to the four quarters of the city, three under each rose (yellow, blue, red, white). The car stands at the port, the first of seven ships is in, the value marker is on the flag of 2.

        Everybody begins with what the table lists, behind a screen; the pawns are still off the board. There are 8 pieces of each good and 8 of wood, and what is not behind screens is the supply.

        A start player is drawn by lot. The player to his **right**, who will be last, rolls the five dice and places four of them on the ship, as described under “Ships”.
rules-street = The street
    .text =
        The street is a ring of ten stops: the port, then the nine Cubans, then the port again. It is driven clockwise only.

        You **must** drive at least one stop. The first stop is free, every further one costs 1 peso, paid to the supply. You may drive as far as you can pay, but ten stops at most (a whole lap, back to where the car stood, for 9 pesos).

        If the car **passes** the port without stopping, nobody delivers, but the value marker goes one flag to the right at once; from the flag of 4 the ship leaves (see “Ships”). Leaving the port is not passing it.
rules-cubans = Part A: the Cubans
    .text =
        Stop in front of a Cuban and you get his service at once. Goods come from the supply: if it has too few, you get what there is. Afterwards part B follows, in a building under the rose of his colour.

        A Cuban who lies **face down** (see the newspaper) does nothing for you: no service, no building, and your pawn stays. One may drive past him at the usual price. As soon as the car leaves him or passes him he is face up again.

        El Zorro's visitor is paid by the others in turn, beginning on his left. Who has neither pesos nor goods nor points gives nothing; wood does not count.
rules-city = Part B: the pawn and the owners
    .text =
        Your pawn **must** move to a building under a rose of the visited Cuban's colour: a building without anybody's pawn, and not the one where it stands. Ownership markers do not matter. Then you **may** use the building's function.

        In four cases the pawn stays where it is:

        - at **El Zorro**, who has no rose: you may use the building where it stands;
        - if **no building** of the colour can be entered: you may use the building where it stands, of whatever colour;
        - at the **port**: you may use no building;
        - at a **face-down Cuban**: you may use no building.

        A pawn that is not yet on the board stays off it in these cases, and there is nothing to use.

        On **owners**: at the lawyer's you can claim up to three buildings in the course of the game; markers never move. When your turn ends and your pawn stands on somebody else's building, the owner gets 1 point from the supply, whether you used the building or not, and also if your pawn merely stayed. Your own building pays you nothing.

        Which rose Martínez, Conchita and María have is not certain; the table says what is played here.
rules-buildings = The buildings
    .text =
        Using a building is always up to you. A function that can do nothing just now is not offered. What is returned goes to the supply, what you get comes from it, as long as there is any.

        If a building makes the ship leave (customs, office or harbour master), you roll for the next one at the end of your turn.
rules-port = The port: the delivery round
    .text =
        When you **stop** at the port, everybody may deliver, beginning with you and then clockwise, round and round:

        - On his go a player delivers **one kind** of good: at least one, at most as many as its die shows. Each unit is worth what the value marker shows, 2, 3 or 4 points, paid at once. The goods go to the supply and the die is lowered.
        - Or he passes, and is out of this round. Who has nothing that is wanted must pass.
        - **Wood** may be delivered in place of one kind: at most as many as that die shows, each for 1 point whatever the flag. Wood and a good cannot be combined in one go, nor can wood be split between two dice; another go is another matter.
        - The last one who has not passed may go on, one kind at a time.

        If all dice show 0, the ship leaves. If everybody has passed before that, it stays and the value marker goes one flag to the right; from the flag of 4 it leaves all the same.
rules-ships = Ships
    .text =
        A ship leaves at once when all its dice show 0 or when the value marker reaches the chequered flag, after 2, 3 and 4. The next ship comes in and the marker goes back to 2.

        The player **whose turn it is** rolls for the new ship at the end of his turn, even if somebody else delivered the last unit: he rolls all five dice, one for each good, chooses four and puts them on the ship as they fell. The fifth good is not wanted, whatever its die shows. Until then the ship wants nothing; its value marker can be moved already.

        The four dice must want something. If only one die shows more than 0 it must be among them; five zeros are rolled again. The table lists the faces; only the citrus die has a 4.
rules-end = The end
    .text =
        The game ends **at once** when the seventh ship leaves. The delivery, the office or whatever sent it off is still paid; nothing else of that turn happens, no service, no building and no owner's point.

        The screens are lifted. Every 3 goods, of any kinds and wood included, are 1 point more. Most points win. Equals are parted by goods left over, then by pesos; if they are equal there too, they share the victory.
rules-screens = What is hidden
    .text =
        Goods, wood, pesos and points are kept behind screens; you see your own only. Everything is gained and paid in the open and the supply lies open too, so one may keep count. Pesos and points never run out: what goes beyond the tokens of the box is written down.
rules-rulings = Rulings
    .text =
        Where the two rulebooks leave a question open or disagree, this house plays so. What is marked with an option can be changed.

        - A supply that is too small gives what it has. *(option)*
        - The owner is paid at the end of every turn, also when the pawn stayed. *(option)*
        - Four dice must want at least one unit. *(option)*
        - Ten stops are the longest drive. *(option)* Without the cap you drive whole laps first, one decision each, and every pass of the port counts. A stop at the port where the new ship has no dice yet lets nobody deliver: all pass, and the marker goes right.
        - Services are taken without asking; only Alonso, Pablo and El Zorro's victims have a choice.
        - Distillery and cigar factory go as far as the supply of rum and cigars.
        - The casino changes one way a visit, and up to 20 points at once: all the coins of the box.
        - Any face-up Cuban may be turned over, also the one where the car stands; that has no effect, since the car leaves him next. Several may lie face down at once.
        - After a whole lap back to a face-down Cuban he is face up: the car left him.
        - Claiming a building where somebody's pawn stands pays nothing at that moment.
        - A building may be used twice in one turn, through the lawyer and then with the pawn.
        - If no building can be entered, the pawn may use the one where it stands, even if Alonso's visitor has used it through the lawyer just before.
        - Who has nothing to give to El Zorro gives nothing.
        - Denominations mean nothing: amounts are paid and changed freely.

## What bots weigh

term-points = Points in hand
term-goods = Goods
term-money = Money
term-buildings = Own buildings
term-timing = Turns to come

# The numbers' names in the rules page.
datum-pesos = pesos
datum-markers = ownership markers
datum-free_steps = free steps
datum-step = pesos for each further step
datum-sawmill_vp = sawmill: points
datum-sawmill_pesos = sawmill: pesos
datum-owner = points for the owner
datum-pieces = pieces

# What comes by itself, told in the terminal.
news-ship = Ship { $before } has sailed, ship { $after } comes in.
news-rolled = { $more ->
    [0] { "" }
   *[other] The dice show: { $items }.
    }
    .each = { $item } { $after }
news-flag = The value marker stands at { $after }.
news-inactive = { $fewer ->
    [0] { "" }
   *[other] Can be visited again: { $lost }.
    }
