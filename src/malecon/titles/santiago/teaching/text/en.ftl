# Santiago de Cuba teaches: why a move is good, and what the alternative gives away.

## Driving

hint-port = Your { $good } alone is worth { $points } points at value { $value }.
hint-port-best = The value can’t get higher: your { $good } alone is worth { $points } points, and the next pass sends the ship away.
hint-port-last = It is the last ship: of what you don’t deliver now, it takes { BOX("scoring.goods") ->
        [one] { BOX("scoring.goods") } good
       *[other] { BOX("scoring.goods") } goods
    } to make a point. Your { $good } brings { $points }.
hint-visit-raises = { $count ->
    [one] You drive past the port, which raises the value to { $value }: good for the piece you hold.
   *[other] You drive past the port, which raises the value to { $value }: good for the { $count } pieces you hold.
    }
hint-visit-sends = You drive past the port and send the ship away, before the others can deliver.
hint-visit-wanted = The ship wants this: each piece will be worth { $value } points or more ({ $good }).
hint-visit-refines = You can turn what you get here into what the ship wants, right next door: { $good } ({ $building }).
hint-visit-good = For later: { $good }.
hint-visit-lawyer = A building of yours brings { BOX("buildings.owner") ->
        [one] { BOX("buildings.owner") } point
       *[other] { BOX("buildings.owner") } points
    } each time someone else ends their turn there; you have { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    } left.
hint-visit-pesos = { $pesos ->
    [0] Without his pesos you would have none to drive with: he gives you { BOX("cubans.martinez") }.
    [one] You would have a single peso left to drive with: he gives you { BOX("cubans.martinez") } more.
   *[other] You would have only { $pesos } pesos left to drive with: he gives you { BOX("cubans.martinez") } more.
    }
hint-visit-money = { BOX("cubans.martinez") ->
        [one] { BOX("cubans.martinez") } peso
       *[other] { BOX("cubans.martinez") } pesos
    } at once, to drive where it matters.
hint-visit-points = { BOX("cubans.maria") ->
        [one] { BOX("cubans.maria") } point
       *[other] { BOX("cubans.maria") } points
    } at once, and nobody can take that from you.
hint-visit-fence = You choose the good yourself, for instance what the ship wants most: { $good }.
hint-visit-zorro = { $count ->
    [one] Your opponent must give you something.
   *[other] Each of the { $count } others must give you something.
    }
hint-visit-free = You can get there for free.
cost-visit-price = It costs { $price } and leaves you { $left ->
        [one] { $left } peso
       *[other] { $left } pesos
    }.
cost-visit-down = This card is face down: you would get nothing there.
cost-port = { $points ->
    [0] You have nothing the ship wants, and the others may deliver.
   *[other] You could deliver for { $points } points now, and the others deliver too.
    }
cost-visit-sends = { $count ->
    [one] It sends the ship away, and a piece of yours stays behind.
   *[other] It sends the ship away, and { $count } of your pieces stay behind.
    }
cost-visit-unwanted = The ship doesn’t want it: { $good }.

## Buildings

hint-move-own = It’s yours, so nobody scores when you end your turn there.
hint-move-free = Nobody owns it, so nobody scores when you end your turn there.
hint-use-refine = { $count ->
    [one] It turns your piece into something better: { $good }.
   *[other] It turns all { $count } of yours into something better: { $good }.
    }
hint-use-bank = { $pesos ->
    [0] You have no pesos, and every stop that isn’t free costs { BOX("street.step") }.
    [one] You have one peso, and every stop that isn’t free costs { BOX("street.step") }.
   *[other] You have { $pesos } pesos, and every stop that isn’t free costs { BOX("street.step") }.
    }
hint-use-church = { BOX("buildings.church") ->
        [one] { BOX("buildings.church") } point
       *[other] { BOX("buildings.church") } points
    } for nothing.
hint-use-cafe = It pays { $points } points for what the ship may never take.
hint-use-sawmill = A wood is worth { BOX("buildings.sawmill_vp") ->
        [one] { BOX("buildings.sawmill_vp") } point
       *[other] { BOX("buildings.sawmill_vp") } points
    } and { BOX("buildings.sawmill_pesos") ->
        [one] { BOX("buildings.sawmill_pesos") } peso
       *[other] { BOX("buildings.sawmill_pesos") } pesos
    } here, and at the port only { BOX("ships.wood") ->
        [one] { BOX("ships.wood") } point
       *[other] { BOX("ships.wood") } points
    }.
hint-use-office = { BOX("buildings.office") ->
        [one] { BOX("buildings.office") } point
       *[other] { BOX("buildings.office") } points
    } for a single piece without driving to the port, where it is worth { $value }.
hint-use-casino = Pesos count for nothing at the end; yours would make { $points ->
        [one] { $points } point
       *[other] { $points } points
    } here.
hint-use-newspaper = { BOX("buildings.newspaper") ->
        [one] { BOX("buildings.newspaper") } peso
       *[other] { BOX("buildings.newspaper") } pesos
    }, and whoever stops at the card you turn over gets nothing.
hint-use-customs = You have none of it, so keep the others from scoring for it: { $good }.
hint-use-harbour = { $count ->
    [0] You decide where the value goes, and the ship wants nothing you have: lower it for the others.
    [one] You decide where the value goes, and a piece of yours depends on it.
   *[other] You decide where the value goes, and { $count } of your pieces depend on it.
    }
hint-claim = { $left ->
    [0] Each time another pawn ends its turn there you score; it takes your last marker.
    [one] Each time another pawn ends its turn there you score; one marker will be left.
   *[other] Each time another pawn ends its turn there you score; { $left } markers will be left.
    }
hint-claim-busy = Players go there again and again: { $building }.
hint-claim-pawn = { $seat } stands there already and pays you if the pawn stays.
cost-move-owner = It belongs to { $seat }, who scores { BOX("buildings.owner") ->
        [one] { BOX("buildings.owner") } point
       *[other] { BOX("buildings.owner") } points
    } when you end there.
cost-move-idle = You could do nothing there now.

## Delivering

hint-deliver = { $points } points at once.
hint-deliver-fills = { $points } points, and nobody else can deliver it any more: { $good }.
hint-deliver-first = { $left ->
    [one] { $points } points, and only one is wanted: the others could fill it before your next go ({ $good }).
   *[other] { $points } points, and only { $left } are wanted: the others could fill it before your next go ({ $good }).
    }
hint-wood = { $points ->
    [one] Wood replaces any kind: { $points } point for you,
   *[other] Wood replaces any kind: { $points } points for you,
    } and { $count ->
    [one] one good
   *[other] { $count } goods
    } fewer for the others.
hint-take = It counts at the end in any case: { BOX("scoring.goods") ->
        [one] { BOX("scoring.goods") } good
       *[other] { BOX("scoring.goods") } goods
    } left over { BOX("scoring.goods") ->
        [one] makes
       *[other] make
    } a point.
hint-take-wanted = The ship pays { $value } for it: { $good }.
hint-give = You can spare it most easily.
hint-give-peso = A peso counts for nothing at the end.
hint-aside = { $count ->
    [0] That die shows nothing, so the ship wants all the others.
    [one] The ship wants one piece less, and you lose little by it.
   *[other] The ship wants { $count } pieces less, and you lose little by it.
    }
hint-aside-none = You have none of it, so the ship had better not want { $count } of it: { $good }.
hint-pass-deliver = Keep what you have: at a higher value or for the next ship it is worth more.
cost-deliver = { $points ->
    [one] It is only a point.
   *[other] It is only { $points } points.
    }
cost-aside = You hold { $count } of it yourself: { $good }.
cost-pass-deliver = You would give up { $points } points.
cost-pass-use = The building would do nothing for you this turn.

## The first game, step by step

lesson-drive = Drive to José
    .text = You must drive at least one stop: { BOX("street.free_steps") ->
        [one] the first is
       *[other] the first { BOX("street.free_steps") } are
    } free, each further one costs { BOX("street.step") ->
        [one] { BOX("street.step") } peso
       *[other] { BOX("street.step") } pesos
    }. José gives you { BOX("cubans.jose") } sugar; the player with the most points wins when ship { BOX("ships.ships") }, the last one, has left.
lesson-pawn = Move your pawn to the distillery
    .text = The rose on the card shows which buildings are open to you. Choose one without a pawn.
lesson-rum = Make rum of all your sugar
    .text = You may use the building at once. The distillery turns any number of sugar into rum, one for one.
lesson-lawyer = Drive to Alonso and claim the bank
    .text = It’s free and yours for good. You score { BOX("buildings.owner") ->
        [one] { BOX("buildings.owner") } point
       *[other] { BOX("buildings.owner") } points
    } when another player’s pawn ends its turn there.
lesson-white = Move on and leave the building unused
    .text = After every visit your pawn moves, but you never have to use the building. The casino would turn { BOX("buildings.casino") ->
        [one] { BOX("buildings.casino") } peso
       *[other] { BOX("buildings.casino") } pesos
    } into a point.
lesson-port = Stop at the port
    .text = Stopping there starts a delivery, first you, then the others. Your pawn stays where it is.
lesson-deliver = Deliver your rum
    .text = You deliver one kind per go, then it’s the others’ turn. Each piece scores the ship’s value: { BOX("ships.values.0") }, { BOX("ships.values.1") } or { BOX("ships.values.2") }.
lesson-others = Deliver what else is wanted, then pass
    .text = The demand shrinks with every piece, so kinds that others hold go first. If demand is left when all have passed, the value rises by one flag.
lesson-zorro = Give El Zorro something
    .text = Whoever visits him gets one thing from each player, and the giver chooses it. A peso would be cheapest, but you have none.
lesson-past = Drive on
    .text = Whoever drives past the port without stopping raises the value by one flag. Beyond { BOX("ships.values.2") } the ship leaves, whatever it still wants.
lesson-wood = Drive to Miguel, then use the church
    .text = Miguel gives you { BOX("cubans.miguel") } wood, which a ship takes in place of anything it wants. The church is worth { BOX("buildings.church") ->
        [one] { BOX("buildings.church") } point
       *[other] { BOX("buildings.church") } points
    } for nothing.
lesson-any = Stop at the port and deliver a wood for the cigars
    .text = Wood stands in for any one kind and always scores { BOX("ships.wood") }, whatever the value. It was the last piece wanted, so the ship leaves.
lesson-dice = Set the cigars aside
    .text = A new ship: whoever’s turn it is rolls a die for each kind and sets one aside. You have no cigars and the others may, so the ship had better not want them.
lesson-end = Now play on
    .text = When ship { BOX("ships.ships") }, the last one, leaves, the game ends at once. { BOX("scoring.goods") ->
        [one] { BOX("scoring.goods") } good
       *[other] { BOX("scoring.goods") } goods
    } left over { BOX("scoring.goods") ->
        [one] makes
       *[other] make
    } a point; pesos score nothing.
