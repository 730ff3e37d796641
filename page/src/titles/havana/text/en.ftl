# Havana on the page: short words. Names, rules and reasons are in the title's own catalogue.

hv-tab-town = Streets
hv-tab-cards = My cards

hv-step-choose = First cards
hv-step-order = Order
hv-step-act = Act and build
hv-step-supply = Supply
hv-step-replace = Replace
hv-first-to = first to { $n }
hv-houses = Buildings
hv-materials = Materials
hv-n-left = { $n } left

hv-white = white
hv-yellow = yellow
hv-green = green
hv-red = red
hv-debris = debris
hv-pesos = pesos
hv-workers = workers
hv-points = points
hv-age = age, 1 is the youngest

hv-n-white = { $n ->
    [one] { $n } white brick
   *[other] { $n } white bricks
}
hv-n-yellow = { $n ->
    [one] { $n } yellow brick
   *[other] { $n } yellow bricks
}
hv-n-green = { $n ->
    [one] { $n } green brick
   *[other] { $n } green bricks
}
hv-n-red = { $n ->
    [one] { $n } red brick
   *[other] { $n } red bricks
}
hv-n-debris = { $n } debris
hv-n-pesos = { $n ->
    [one] { $n } peso
   *[other] { $n } pesos
}
hv-n-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
hv-n-architect = an architect
hv-n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
hv-n-buildings = { $n ->
    [0] no building yet
    [one] { $n } building
   *[other] { $n } buildings
}

hv-order = Order of play
hv-order-number = House number
hv-plate-note = The two open cards, the smaller number first: the lowest plays first. Ties go to who has fewer points, bricks, pesos, workers, debris; then to the younger (age { $n }).
hv-rows = Building rows
hv-upper = Upper row
hv-lower = Lower row
hv-row-empty = Nothing is left in this row
hv-end = End of the row
hv-not-end = Not at an end of its row
hv-next-end = next end
hv-can-build = Can build
hv-can-raze = Tear down
hv-can-pay = You can pay
hv-chosen = Chosen
hv-short = short
hv-short-of = Short: { $what }
hv-n-short = { $n } short
hv-costs = costs { $what }
hv-then-end = then { $name } is an end

hv-pool = Pool
hv-bag = Bag
hv-in-bag = In the bag
hv-supply = Supply
hv-stack = Stack
hv-stack-top = Stack: { $n } buildings, { $name } on top
hv-stack-empty = The stack is empty
hv-n-razed = { $n } torn down
hv-razed = Torn down: { $names }
hv-draw = Two blind

hv-my-place = My place
hv-my-buildings = My buildings
hv-no-buildings = your buildings will stand here
hv-my-holdings = What I have
hv-holdings = Holdings
hv-five-to-one = 5 to 1
hv-hire = Exchange 5 pesos for 1 worker
hv-change = Exchange 5 debris for 1 brick
hv-open = Open
hv-picked = Picked
hv-hand = Hand
hv-used = Used
hv-hidden = Hidden
hv-unseen = thrown away unseen
hv-hand-used = { $hand }, used { $used }
hv-cards-of = { $hand } in hand, { $used } used. Show which
hv-back-in = all back in { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
hv-of-target = { $n } of { $target } points
hv-of = of { $n }
hv-face-down = face down
hv-done = done
hv-goes = goes
hv-do-first = do first
hv-give-up = give up
hv-lay-it = Lay face down
hv-throw-it = Throw away
hv-hand-rest = one goes out in Replace
hv-pick-two = pick two cards
hv-lay-one = lay one face down
hv-throw-one = throw one away, or none

hv-now-building = building now
hv-now-choosing = choosing
hv-now-acting = acting
hv-plays-next = plays next
hv-rob-pesos = Steal { $n ->
    [one] { $n } peso
   *[other] { $n } pesos
}
hv-rob-material = Steal { $n ->
    [one] { $n } material
   *[other] { $n } materials
}

hv-lay-both = Lay both face down
hv-would-be = Your house number: { $plate }
hv-pick-more = { $n ->
    [one] one more card
   *[other] pick two cards
}

hv-pass-recycle = Throw nothing away
hv-pass-demolish = Tear nothing down
hv-pass-build = End my turn
hv-chip-hire = 5 pesos → worker
hv-chip-change = 5 debris → { $colour }

fx-siesta = Brings you forward
fx-guardaespaldas = Nobody robs you
fx-mendigo = Take 1 peso
fx-reciclaje = Swap hand and pile
fx-ruina = Tear down one end
fx-escombros = Pool: all debris
fx-obreros = 2 workers, later 1
fx-arquitecto = 1 worker; reads plans
fx-ladron = Steal 2 pesos
fx-receptador = Steal a material
fx-contrabando = 2 blind or 1 chosen
fx-empresario = Pool: half the pesos
fx-mama = Pool: half of each

field-round = round
field-order = order of play
field-turn = place in the order
field-target = points to win
field-rows = building rows
field-stack = stack
stack-left = left
field-top = on top
field-demolished = torn down
field-pool = pool
field-supply = supply
field-bag = bag
field-box = box
field-affordable = can be paid now
field-ruina_used = demolition used this round
field-to_perform = actions still to do
field-boards = seats
field-own = my cards
field-points = points
field-materials = materials
field-pesos = pesos
field-workers = workers
field-buildings = buildings
field-open = open cards
field-initiative = house number
field-hand = hand
field-laid = laid face down
field-pile = used cards
field-thrown = thrown away unseen
field-hidden = hidden cards
field-age = age, the youngest first
field-leaving = given up at the reveal
field-building = building
field-cost = cost
field-architect = architect
