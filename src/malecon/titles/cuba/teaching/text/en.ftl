# Cuba teaches: why a move is good, and what the alternative gives away.

## Characters

hint-play-worker = The worker brings in up to { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    } and { $products ->
        [one] { $products } product
       *[other] { $products } products
    }.
hint-play-sell = You have something to sell that brings { $price } right now: { $piece }.
hint-play-buy = { $pesos ->
    [0] You may take a piece from the market for free.
    [one] You have a peso to buy something with, or you take a piece for free.
   *[other] You have { $pesos } pesos to buy what a ship wants, or you take a piece for free.
    }
hint-play-build = Your resources pay for this now, and every building is { BOX("play.building_points") ->
        [one] { BOX("play.building_points") } point
       *[other] { BOX("play.building_points") } points
    } at the end: { $building }.
hint-play-build-last = There is only one ({ $building }), and { $seat } can pay for it too.
hint-play-architect-points = You can’t build anything, but the architect gives you points instead.
hint-play-store = { $count ->
    [one] One of your products spoils at the end of the round unless the foreman stores it.
   *[other] { $count } of your products spoil at the end of the round unless the foreman stores them.
    }
hint-play-foreman = { $count ->
    [0] No building is in your figure’s row or column, but the foreman may use one anywhere.
    [one] The foreman uses every building in your figure’s row and column: one now.
   *[other] The foreman uses every building in your figure’s row and column: { $count } now.
    }
hint-play-load = { $count ->
    [one] A ship takes one of your pieces for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] One ship takes { $count } of your pieces for { $points } points.
    }
hint-play-pesos = No ship wants what you have, and the first player to take the mayor’s pesos gets the most.
hint-play-votes = It leaves your { $character } for parliament: { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }.
cost-play-worker = The worker would bring { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    } and { $products ->
        [one] { $products } product
       *[other] { $products } products
    }.
cost-play-sell = Your best sale would bring { $price }.
cost-play-sell-none = You have nothing to sell.
cost-play-architect = You could build this: { $building }.
cost-play-architect-none = You lack the resources for any building.
cost-play-foreman = { $count ->
    [0] The foreman would find no building in your figure’s row and column, and could use only one anywhere.
    [one] The foreman would use only one building.
   *[other] The foreman would use { $count } buildings.
    }
cost-play-mayor = { $points ->
    [0] It gives up { $votes } votes in parliament, and no ship takes anything of yours.
    [one] It gives up { $votes } votes in parliament for a single point of cargo.
   *[other] It gives up { $votes } votes in parliament for { $points } points of cargo.
    }

## Worker

hint-figure = It brings { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    } and { $products ->
        [one] { $products } product
       *[other] { $products } products
    }, more than most places.
hint-figure-some = It brings { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    } and { $products ->
        [one] { $products } product
       *[other] { $products } products
    }.
hint-figure-water = Spend the water you get this turn and you harvest one more field: { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    } and { $products ->
        [one] { $products } product
       *[other] { $products } products
    }.
hint-figure-lacks = The { $piece } you need for your next building is there ({ $building }).
hint-harvest = It’s the most valuable product you can harvest: { $piece } sells for { $price }.
hint-harvest-some = { $piece } sells for { $price }, and the market or a ship may pay more later.
hint-harvest-ship = A ship in the harbour takes it for { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each ({ $piece }).
cost-figure = It brings { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    } and { $products ->
        [one] { $products } product
       *[other] { $products } products
    }.
cost-harvest = { $piece } sells for { $price }.

## Market and stores

hint-sell = It brings { $price }, the best price for what you have.
hint-sell-some = It brings { $price }, and you keep what sells for more.
hint-sell-first = It brings { $price } now and less once { $seat } has sold.
hint-buy = It costs { $price }, and each purchase raises the price for the others.
hint-buy-ship = It costs { $price }, and a ship pays { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for it.
hint-take = It’s free, and each of these spaces can be used once per round.
hint-take-lacks = It is the piece you lack for your next building: { $building }.
hint-take-ship = It’s free, and a ship pays { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for it.
hint-start-resource = Wood and stone pay for your first building: { $piece }.
hint-start-water = Water lets the worker harvest one more field, or pays for a building.
hint-start-product = Products go to the market and the ships; take what the ships in the harbour want: { $piece }.
cost-sell = It brings only { $price }.
cost-buy = It costs { $price } and leaves you { $left }.

## Buildings

hint-build = Every building is worth { BOX("play.building_points") ->
        [one] { BOX("play.building_points") } point
       *[other] { BOX("play.building_points") } points
    } at the end, and it works for you until then.
hint-build-early = It works for { $rounds } more rounds, and every building is worth { BOX("play.building_points") ->
        [one] { BOX("play.building_points") } point
       *[other] { BOX("play.building_points") } points
    } at the end.
hint-build-last = There is only one, and { $seat } can pay for it too.
hint-site = The field under it stops producing: choose one you can spare.
hint-site-spare = You have another field of that kind ({ $piece }), so you lose little.
hint-site-lit = It’s in your figure’s row or column, so the foreman can use it at once.
hint-use = You get its effect once per round: { $building }.
hint-use-warehouse = { $count ->
    [one] It saves one product from spoiling.
   *[other] It saves { $count } products from spoiling.
    }
cost-build = It costs { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }.
cost-site = You would lose the field’s harvest for good: { $piece }.

## Ships

hint-load = Each piece there is worth { $points ->
    [one] a point.
   *[other] { $points } points.
    }
hint-load-leaves = It is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and the ship leaves after this round whatever it carries.
hint-load-last = It is the last space for it: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for you, and none for { $seat }.
hint-alternative-pesos = The pesos are yours at once, and whoever comes later gets fewer.
hint-alternative-points = Points for nothing, and whoever comes later gets fewer.
cost-load = It is worth only { $points ->
    [one] a point a piece.
   *[other] { $points } points a piece.
    }

## Parliament, tax and duty

hint-bid = It makes { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }; { $seat } has { $theirs } before buying any.
hint-bid-sure = It makes { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }, and even with all their pesos { $seat } can only reach { $most }.
hint-bid-none = The pesos are gone even if you lose, and you have { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } without them.
hint-enact = It applies at once and stays until another bill of its kind replaces it.
hint-enact-subsidy = { $points ->
    [one] It brings you a point at once, and again every round it stays.
   *[other] It brings you { $points } points at once, and again every round it stays.
    }
hint-enact-tax-less = Your tax falls from { $now } to { $then }.
hint-enact-tax-poor = You can pay the tax and { $seat } can’t.
hint-enact-duty = You can meet it at once: { BOX("play.duty_points") ->
        [one] { BOX("play.duty_points") } point
       *[other] { BOX("play.duty_points") } points
    }.
hint-enact-duty-only = You can meet it at once, and { $seat } can’t.
hint-pay-tax = { $pesos ->
    [0] It costs nothing and is worth { BOX("play.tax_points") ->
        [one] { BOX("play.tax_points") } point
       *[other] { BOX("play.tax_points") } points
    }.
    [one] For one peso you get { BOX("play.tax_points") ->
        [one] { BOX("play.tax_points") } point
       *[other] { BOX("play.tax_points") } points
    }.
   *[other] For { $pesos } pesos you get { BOX("play.tax_points") ->
        [one] { BOX("play.tax_points") } point
       *[other] { BOX("play.tax_points") } points
    }.
    }
hint-pay-tax-both = Tax and duty together are worth { BOX("play.tax_points", "play.duty_points", "play.both_points") ->
        [one] { BOX("play.tax_points", "play.duty_points", "play.both_points") } point
       *[other] { BOX("play.tax_points", "play.duty_points", "play.both_points") } points
    }, and you can meet both.
hint-pay-duty = It is worth { BOX("play.duty_points") ->
        [one] { BOX("play.duty_points") } point
       *[other] { BOX("play.duty_points") } points
    }.
hint-pay-duty-both = You paid the tax: with the duty it makes { BOX("play.tax_points", "play.duty_points", "play.both_points") ->
        [one] { BOX("play.tax_points", "play.duty_points", "play.both_points") } point
       *[other] { BOX("play.tax_points", "play.duty_points", "play.both_points") } points
    } instead of { BOX("play.tax_points") }.
hint-done-tax = { $pesos ->
        [one] One peso brings
       *[other] { $pesos } pesos bring
    } you more elsewhere than { BOX("play.tax_points") ->
        [one] { BOX("play.tax_points") } point
       *[other] { BOX("play.tax_points") } points
    }.
hint-done-trade = What you keep is worth more to you than its price now: on a ship, for the duty, or stored.
hint-done-buy = Keep your pesos: nothing in the market helps you more than they do.
cost-bid = { $count ->
    [one] One peso would be gone even if you lose.
   *[other] { $count } pesos would be gone even if you lose.
    }
cost-bid-none = With only { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }, someone else may choose the laws.
cost-done-tax = You would give up { BOX("play.tax_points") ->
        [one] { BOX("play.tax_points") } point
       *[other] { BOX("play.tax_points") } points
    }, or the { BOX("play.tax_points", "play.duty_points", "play.both_points") } for both.
cost-done-trade = You would give up a sale for { $price }.

## The first game, step by step

lesson-start = Take two citrus, a wood and a stone
    .text = Products go to the market and the ships; resources pay for buildings. After { BOX("play.rounds") ->
        [one] { BOX("play.rounds") } round
       *[other] { BOX("play.rounds") } rounds
    } most points win.
lesson-worker = Play the worker
    .text = Your figure works its row and its column. Forest, mountain and lake fields give a cube each.
lesson-harvest = Harvest all the products
    .text = Of the products in the cross you may harvest { BOX("play.free_harvests") } for free. Any other costs a water: spend the one you have just got.
lesson-architect = Play the architect: build the small bank
    .text = It costs a wood and a stone and is worth { BOX("play.building_points") ->
        [one] { BOX("play.building_points") } point
       *[other] { BOX("play.building_points") } points
    } at the end. The field under it stops producing for good.
lesson-foreman = Play the foreman: use the warehouse
    .text = The foreman uses every building in your figure’s row and column, or one anywhere. The warehouse saves products that would spoil.
lesson-trade = Play the tradeswoman: sell a citrus
    .text = It brings { BOX("market.product_spaces.3") }, and each sale lowers the price. Keep the others: the duty and a ship will want them.
lesson-votes = Send the mayor to parliament, and pay nothing
    .text = The card you don’t play is your vote, and the mayor counts { BOX("votes.mayor") }. A peso buys one more vote and is gone even if you lose.
lesson-bills = Enact the bills
    .text = The winner chooses { BOX("play.bills_enacted") } of the four. They replace the old laws and apply at once.
lesson-tax = Pay the tax
    .text = Paying it is worth { BOX("play.tax_points") ->
        [one] { BOX("play.tax_points") } point
       *[other] { BOX("play.tax_points") } points
    }. Nobody has to pay.
lesson-duty = Deliver the duty
    .text = Tax and duty together are worth { BOX("play.tax_points", "play.duty_points", "play.both_points") ->
        [one] { BOX("play.tax_points", "play.duty_points", "play.both_points") } point
       *[other] { BOX("play.tax_points", "play.duty_points", "play.both_points") } points
    } instead of { BOX("play.tax_points") }. That is why you kept a citrus.
lesson-ship = Round 2: play the mayor and load
    .text = Each piece scores the number of the dock. A ship in dock 3 leaves at the end of the round.
lesson-end = Now play on
    .text = The game lasts { BOX("play.rounds") ->
        [one] { BOX("play.rounds") } round
       *[other] { BOX("play.rounds") } rounds
    }, and at the end every building adds { BOX("play.building_points") ->
        [one] { BOX("play.building_points") } point
       *[other] { BOX("play.building_points") } points
    }. Watch which bills suit you before you choose your last card.
