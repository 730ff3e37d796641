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

hv-order = Turn order
hv-order-number = House number
hv-plate-note = Your two open cards, smaller number first: the lowest number plays first. Ties go to the player with fewer points, then bricks, pesos, workers, debris, and finally to the younger player (age { $n }).
hv-rows = Building rows
hv-upper = Upper row
hv-lower = Lower row
hv-row-empty = This row is empty
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
hv-then-end = then { $name } is at the end

hv-pool = Pool
hv-bag = Bag
hv-in-bag = In the bag
hv-supply = Supply
hv-stack = Stack
hv-stack-top = Stack: { $n } buildings, { $name } on top
hv-stack-empty = The stack is empty
hv-n-razed = { $n } torn down
hv-razed = Torn down: { $names }
hv-draw = Draw { BOX("effects.contrabando_blind") } blind

hv-my-place = My place
hv-my-buildings = My buildings
hv-no-buildings = your buildings will go here
hv-my-holdings = What I have
hv-holdings = Holdings
hv-n-to-one = { $n } to 1
hv-hire =
    Exchange { BOX("exchange.pesos") ->
        [one] { BOX("exchange.pesos") } peso
       *[other] { BOX("exchange.pesos") } pesos
    } for 1 worker
hv-change = Exchange { BOX("exchange.debris") } debris for 1 brick
hv-open = Open
hv-picked = Picked
hv-hand = Hand
hv-used = Used
hv-hidden = Hidden
hv-unseen = thrown away face down
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
hv-goes = leaves
hv-do-first = do first
hv-give-up = give up
hv-lay-it = Lay face down
hv-throw-it = Throw away
hv-hand-rest = one is replaced later
hv-pick-two = pick two cards
hv-lay-one = lay one face down
hv-throw-one = throw one away, or none

hv-now-building = building now
hv-now-choosing = choosing
hv-now-acting = acting
hv-plays-next = next
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
hv-pass-pay = Pay the rest as shown
hv-chip-hire =
    { BOX("exchange.pesos") ->
        [one] { BOX("exchange.pesos") } peso
       *[other] { BOX("exchange.pesos") } pesos
    } → worker
hv-chip-change = { BOX("exchange.debris") } debris → { $colour }

fx-siesta = Lets you go earlier
fx-guardaespaldas = Nobody can rob you
fx-mendigo =
    Take { BOX("effects.mendigo") ->
        [one] { BOX("effects.mendigo") } peso
       *[other] { BOX("effects.mendigo") } pesos
    }
fx-reciclaje = Swap hand and pile
fx-ruina = Tear down one end
fx-escombros = Pool: all debris
fx-obreros =
    { BOX("effects.obreros_first") ->
        [one] { BOX("effects.obreros_first") } worker
       *[other] { BOX("effects.obreros_first") } workers
    }, later { BOX("effects.obreros_later") }
fx-arquitecto =
    { BOX("effects.arquitecto") ->
        [one] { BOX("effects.arquitecto") } worker
       *[other] { BOX("effects.arquitecto") } workers
    }; reads plans
fx-ladron =
    Steal { BOX("thief.ladron") ->
        [one] { BOX("thief.ladron") } peso
       *[other] { BOX("thief.ladron") } pesos
    }
fx-receptador =
    Steal { BOX("effects.receptador") ->
        [one] { BOX("effects.receptador") } material
       *[other] { BOX("effects.receptador") } materials
    }
fx-contrabando = { BOX("effects.contrabando_blind") } blind or 1 chosen
fx-empresario = Pool: half the pesos
fx-mama = Pool: half of each

field-round = round
field-order = turn order
field-turn = place in turn order
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
field-affordable = affordable now
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
field-thrown = thrown away face down
field-hidden = hidden cards
field-age = age, the youngest first
field-leaving = given up at the reveal
field-building = building
field-cost = cost
field-architect = architect

## Lessons: what each step is about, for a first game
# What it is all for, and when the game ends: the first thing a newcomer reads.
aim = Complete buildings: each scores points. The first to reach the target wins at once: { BOX("target.points.0") } points with two players, { BOX("target.points.1") } with three, { BOX("target.points.2") } with four.
lesson-choose = Your two cards say what you do and make your number, 2 and 7 make 27, and the lowest number plays first. Small cards bring little but act early, before the pool is empty; big cards bring a lot, if anything is left.
lesson-act = Both your cards act, in the order you like; then you may build. The order only matters when one card changes what the other one needs.
lesson-recycle = You may swap a card from your hand for one you have used: throw one away here, then take one back. That way a strong card returns sooner.
lesson-fetch = Take one card from your pile back into your hand. Everyone sees which one.
lesson-demolish = You may tear down one building at an end of a row: one an opponent is about to pay for, or one that is blocking the building you want.
lesson-rob = Steal pesos from one player who plays after you: { BOX("thief.ladron") }, or { BOX("thief.ladron_rich") } if they have { BOX("thief.ladron_rich_from") } or more. Nobody steals from an open bodyguard.
lesson-fence = Steal material from one player who plays after you: { BOX("effects.receptador") }, or { BOX("effects.receptador_rich") } if they have { BOX("effects.receptador_rich_from") } or more coloured bricks. Nobody steals from an open bodyguard.
lesson-loot = Take what your next building still lacks, or what they need most. The greyed-out pieces on the end cards are the ones you are missing.
lesson-smuggle =
    You smuggle first this round: draw { BOX("effects.contrabando_blind") ->
        [one] { BOX("effects.contrabando_blind") } material
       *[other] { BOX("effects.contrabando_blind") } materials
    } blind from the bag, or choose one; later smugglers draw { BOX("effects.contrabando_later") }. Choose if a single piece is all a building lacks.
lesson-share = Mama takes half the bricks in the pool, and you choose the colours. Look at what the end cards of the rows need.
lesson-build =
    Only buildings score points: build as many as you can pay for, but only at the ends of the two rows. You can exchange { BOX("exchange.pesos") ->
        [one] { BOX("exchange.pesos") } peso
       *[other] { BOX("exchange.pesos") } pesos
    } for a worker, or { BOX("exchange.debris") } debris for a brick.
lesson-lay = For the next round you lay one new card and keep one of your two open ones: both will act, and they make your new number. Used cards only come back when your hand is down to { BOX("hands.recover_at") }.
lesson-discard = The card you give up goes to your pile. The other stays open and acts again next round, together with the one you have just laid.
lesson-pay =
    You can pay part of this building by exchange: { BOX("exchange.pesos") ->
        [one] { BOX("exchange.pesos") } peso
       *[other] { BOX("exchange.pesos") } pesos
    } for a worker, or { BOX("exchange.debris") } debris for a brick. Choose what to exchange, and keep what the next building needs.
