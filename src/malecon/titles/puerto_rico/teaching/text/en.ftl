# Puerto Rico teaches: why a move is good, and what the alternative gives away.

## Why this role

hint-role-coins = { $coins ->
    [one] There is a doubloon on the card, and only you get it.
   *[other] There are { $coins } doubloons on the card, and only you get them.
    }
hint-role-quarry = As settler you may take a quarry, and nobody else can: a quarry at work makes your buildings a doubloon cheaper.
hint-role-field = Your plant has room for more { $good }, and there is a plantation of it in the row: choose first and it is yours.
hint-role-mayor = You have { $mine ->
        [one] { $mine } empty circle
       *[other] { $mine } empty circles
    }, more than anyone else ({ $seat } has { $theirs }): new colonists help you most.
hint-role-mayor-extra = { $mine ->
    [one] One of your circles is empty, and the mayor gets one more colonist than anyone else.
   *[other] { $mine } of your circles are empty, and the mayor gets one more colonist than anyone else.
    }
hint-role-builder = The builder pays a doubloon less: you can afford this for { $price }: { $building }.
hint-role-builder-last = Only one is left ({ $building }), { $seat } can pay for it too, and you would get it for { $price }.
hint-role-craftsman = { $theirs ->
    [0] You make { $mine } barrels with the extra one, and the others make nothing.
   *[other] You make { $mine } barrels with the extra one; of the others { $seat } makes most, { $theirs }.
    }
hint-role-trader = As trader you sell first: { $good } brings you { $price }.
hint-role-trader-last = The trading house has one place left: as trader it is yours, and { $good } brings you { $price }.
hint-role-captain = You load first: { $good } alone is worth { $points } points with the captain’s extra one.
hint-role-captain-first = Load { $good } first and { $seat } finds no ship for this: { $kind }.
hint-role-prospector = { $coins ->
    [one] Nobody else gets anything, and you get a doubloon.
   *[other] Nobody else gets anything, and you get { $coins } doubloons.
    }
hint-role-prospector-for = With { $coins } more you have { $money }, enough for your next building: { $building }.

## What another role would give away

cost-role-craftsman = { $theirs ->
    [0] You would make only { $mine } barrels.
   *[other] You would make { $mine } barrels, and { $seat } { $theirs }.
    }
cost-role-craftsman-none = You would make nothing, and { $seat } { $theirs ->
        [one] { $theirs } barrel
       *[other] { $theirs } barrels
    }.
cost-role-captain = { $mine ->
    [0] You have nothing to load, and { $seat } could load { $theirs }.
    [one] Your best load is a single barrel, and { $seat } could load { $theirs }.
   *[other] Your best load is { $mine } barrels, and { $seat } could load { $theirs }.
    }
cost-role-trader = { $good } would bring { $price }, and the others sell as well.
cost-role-trader-none = You have nothing the trading house would take.
cost-role-builder = With { $money ->
        [one] { $money } doubloon
       *[other] { $money } doubloons
    } this is the best you could build: { $building }.
cost-role-builder-none = With { $money ->
        [one] { $money } doubloon
       *[other] { $money } doubloons
    } you could build nothing yet.
cost-role-mayor = { $mine ->
    [0] You have no empty circle, and { $seat } has { $theirs } to fill.
    [one] You have one empty circle, and { $seat } has { $theirs } to fill.
   *[other] You have { $mine } empty circles, and { $seat } has { $theirs } to fill.
    }
cost-role-settler = { $idle ->
    [0] One more field produces nothing until colonists arrive.
    [one] One of your fields is already idle because you have no building for it.
   *[other] { $idle } of your fields are already idle because you have no building for them.
    }
cost-role-prospector = It brings you money and nothing else.
cost-role-nobody = Nobody gains anything by it now.

## Tiles

hint-quarry = With a colonist on it your buildings cost a doubloon less; quarries left: { $left }.
hint-plant-corn = Corn needs no building: a colonist on the field is enough for a barrel.
hint-plant-fits = Your plant has a free circle for it, so this field makes { $good } as soon as a colonist works there.
hint-plant-kind = A new kind: { $good } sells for { $price }, and the trading house takes only kinds it doesn’t have yet.
hint-plant-more = That makes { $fields } fields of the kind, and barrels of one kind share a ship: { $good }.
cost-plant-corn = Corn sells for nothing: it is only good for shipping.
cost-plant-idle = It stays idle without its building: { $building } costs { $price }, and you have { $money }.
cost-plant-price = { $good } sells for { $price }.
cost-quarry = It makes no goods, and it takes a colonist.

## Buildings

hint-build-plant = { $fields ->
    [one] One of your fields produces nothing without it ({ $good }).
   *[other] { $fields } of your fields produce nothing without it ({ $good }).
    }
hint-build-plant-early = It will be ready before your fields are, so the next plantation pays off at once ({ $good }).
hint-build-large = With a colonist in it, it would be worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if the game ended now, and there is only one.
hint-build-last = It is the last one, and { $seat } can pay for it too.
hint-build-harbor = Once a colonist works there, you score an extra point each time you load.
hint-build-wharf = It’s a ship of your own: once per phase you can ship a whole kind, however full the other ships are.
hint-build-market = { $kinds ->
    [0] Once a colonist works there, every sale brings more, as soon as you have something to sell.
    [one] Once a colonist works there, every sale brings more; you make one kind to sell.
   *[other] Once a colonist works there, every sale brings more; you make { $kinds } kinds to sell.
    }
hint-build-office = { $kinds ->
    [0] Once a colonist works there, you may sell a kind the trading house already has.
    [one] Once a colonist works there, you may sell a kind the trading house already has; you make one kind to sell.
   *[other] Once a colonist works there, you may sell a kind the trading house already has; you make { $kinds } kinds to sell.
    }
hint-build-store = You have { $count } barrels; without a warehouse, all but one of those no ship takes are lost.
hint-build-use = { $points ->
    [one] It scores a point at the end, and works every round once a colonist is in it.
   *[other] It scores { $points } points at the end, and works every round once a colonist is in it.
    }
cost-build = It costs { $price } and leaves you { $left }.
cost-build-no-field = It stands empty: you have no field it could use ({ $good }).

## Colonists and goods

hint-staff-elsewhere = Your colonists do more in other places: look at the whole plan.
hint-extra-ship = One more barrel to ship is one more point.
hint-staff-pair = Field and plant work only together: a barrel needs a colonist in each ({ $good }).
hint-staff-corn = A colonist on corn is a barrel each time, without any building.
hint-staff-quarry = Staffed, the quarry takes a doubloon off your next building.
hint-staff-building = It does nothing while it is empty: { $building }.
hint-extra = It’s the most valuable kind you produced: { $good } sells for { $price }.
hint-extra-some = One more barrel of { $good }: it sells for { $price }.
hint-sell = It brings you { $price }, the most you can get.
hint-sell-some = It brings you { $price }, and you keep the kind that sells for more.
hint-sell-last = It brings you { $price }, and the house is full before { $seat } can sell.
hint-load = { $count ->
    [one] The barrel is a point, and { $good } left ashore may be lost.
   *[other] These { $count } barrels are a point each, and { $good } left ashore may be lost.
    }
hint-load-part = { $count ->
    [one] There is room for one barrel, which is a point, and { $rest ->
        [one] one stays behind.
       *[other] { $rest } stay behind.
    }
   *[other] There is room for { $count } barrels, a point each, and { $rest ->
        [one] one stays behind.
       *[other] { $rest } stay behind.
    }
    }
hint-load-blocks = It leaves { $seat } room for { $then } instead of { $before }.
hint-load-shuts = It leaves { $seat } no room for { $before ->
        [one] { $before } barrel
       *[other] { $before } barrels
    }.
hint-wharf = { $count ->
    [one] The wharf takes the barrel whatever the ships carry, and it is a point.
   *[other] The wharf takes all { $count } barrels whatever the ships carry, a point each.
    }
hint-keep = It is worth keeping: { $good } sells for { $price }.
hint-keep-ship = It is worth keeping: on the next ship it is a point ({ $good }).
hint-keep-none = You can keep little, and another kind is worth more than { $good }.
hint-colonist = The colonist starts to work at once instead of waiting for a mayor.
hint-recruit = It is one colonist more, and only the mayor gets it.
hint-pass-build = { $money ->
    [one] Keep your doubloon for something that helps you more.
   *[other] Keep your { $money } doubloons for something that helps you more.
    }
hint-pass-trade = A barrel brings a point on a ship, and the house pays no more than that for yours.
hint-pass-tile = { $empty ->
    [one] One of your circles is empty already: another field would only wait for colonists.
   *[other] { $empty } of your circles are empty already: another field would only wait for colonists.
    }
cost-sell = It brings { $price }.
cost-load = { $count ->
    [one] It loads only one barrel.
   *[other] It loads only { $count } barrels.
    }
cost-pass-build = { $money ->
    [one] Your doubloon would do nothing for a round.
   *[other] Your { $money } doubloons would do nothing for a round.
    }
cost-pass-trade = You would give up { $price ->
        [one] { $price } doubloon
       *[other] { $price } doubloons
    }.
cost-pass-tile = A tile costs nothing, and with a colonist it works for the rest of the game.

## The first game, step by step

lesson-role = Take the settler
    .text = Each turn you choose one role and everybody carries it out; only you get the extra on the card. The player with the most points wins, and points come from shipping and building.
lesson-quarry = Take the quarry
    .text = As settler you may take a quarry instead of a plantation. It makes buildings cheaper once a colonist works there.
lesson-colonist = Put your colonist on the quarry
    .text = Inés chose the mayor, and one colonist lands for you. A field or building without a colonist does nothing.
lesson-market = Build the small market
    .text = Teo chose the builder, but everyone may build. Your quarry takes a doubloon off, so the market costs you nothing.
lesson-builder = Take the builder: build the small indigo plant
    .text = Corn needs no building; every other crop does. As builder you pay a doubloon less again.
lesson-field = Plant corn
    .text = Rosa chose the settler. Corn is the only crop that needs no building, just a colonist on the field.
lesson-mayor = Take the mayor: staff field, plant and market
    .text = The mayor gets one colonist more than the others. Those already at work may move, so borrow the one on the quarry.
lesson-craftsman = Take the craftsman
    .text = Everyone harvests what their fields and plants can make. You get one more barrel of a kind you made.
lesson-sell = Sell an indigo
    .text = Inés chose the trader, and the house takes each kind only once. Indigo brings { BOX("goods.prices.indigo") }, and your small market adds { BOX("bonuses.small_market") }.
lesson-captain = Take the captain and load
    .text = A ship carries one kind, and players who can load must load. Each barrel is a point, and the captain gets one more.
lesson-coins = Take the builder and its doubloons: build the small warehouse
    .text = A role nobody takes gains a doubloon each round, and whoever takes it gets them. After loading you keep a single barrel; a staffed warehouse saves a whole kind.
lesson-end = Now play on
    .text = The round is the last when the colonist ship can’t be filled, the points run out or a city is full. Buildings score too.
