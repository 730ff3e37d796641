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

## Lessons: what each step is about, for a first game
lesson-choose = Your two cards do two things: they say what you do, and together they are your number. The lowest number plays first: 2 and 7 make 27. Small cards bring little but come early, before the pool is empty; big ones bring much to those who are left something.
lesson-act = Both your cards act, in the order you like; then you may build. The order matters only where one card changes what the other one needs.
lesson-recycle = You may swap a card of your hand for one that you have used: throw one away here, then take one back. A strong card comes back sooner so.
lesson-fetch = Take one card back from your pile into your hand. Everybody sees which.
lesson-demolish = You may tear down one of the buildings at the ends of the rows: one that a rival is about to pay for, or one that stands before the building you want.
lesson-rob = Steal pesos from one player who plays after you: 2, or 3 if he has 6 or more. Nobody steals from an open bodyguard.
lesson-fence = Steal material from one player who plays after you: 1 piece, or 2 if he has 4 or more coloured bricks. Nobody steals from an open bodyguard.
lesson-loot = Take what the building you aim at still lacks, or what he needs most. The greyed pieces on the end cards are what you are short of.
lesson-smuggle = You smuggle first this round: two materials drawn blind from the bag, or one that you choose. Choose if one piece is all that a building lacks.
lesson-share = Mama takes half of the bricks in the pool; you choose the colours. Look at what the end cards of the rows ask for.
lesson-build = Points come from buildings alone. You may build as many as you can pay for, but only at the ends of the two rows; what you take uncovers the next one. Five pesos can be made a worker, five debris a brick.
lesson-lay = For the next round you lay one new card and keep one of the two that lie open: both will act and make your new number. Used cards come back only when two are left in your hand.
lesson-discard = The card you give up goes to your pile; the other stays open and acts again in the next round, together with the one you have just laid.
