# Куба учит: чем хорош ход и что теряется с другим.

## Персонажи

hint-play-worker = Работник принесёт ресурсов до { $resources } и продукции до { $products }.
hint-play-sell = У вас есть что продать, и сейчас это стоит { $price }: { $piece }.
hint-play-buy = { $pesos ->
    [0] На рынке можно взять что-то даром.
   *[other] На ваши песо ({ $pesos }) можно купить то, чего ждут корабли, или взять что-то даром.
    }
hint-play-build = На это вам хватает ресурсов, а каждая постройка — это { BOX("play.building_points") ->
        [one] { BOX("play.building_points") } очко
        [few] { BOX("play.building_points") } очка
       *[other] { BOX("play.building_points") } очков
    } в конце: { $building }.
hint-play-build-last = Такая постройка всего одна ({ $building }), и { $seat } тоже может её построить.
hint-play-architect-points = Строить вам не на что, но архитектор даст и очки даром.
hint-play-store = { $count ->
    [one] { $count } фишка вашей продукции испортится в конце раунда, если бригадир не уберёт её на склад.
    [few] { $count } фишки вашей продукции испортятся в конце раунда, если бригадир не уберёт их на склад.
   *[other] { $count } фишек вашей продукции испортятся в конце раунда, если бригадир не уберёт их на склад.
    }
hint-play-foreman = { $count ->
    [0] В ряду и столбце фигурки построек нет, но бригадир может использовать одну где угодно.
   *[other] Бригадир использует все постройки в ряду и столбце фигурки, сейчас их { $count }.
    }
hint-play-load = Один корабль возьмёт ваших товаров { $count } и даст за них очков { $points }.
hint-play-pesos = Ваш товар не нужен ни одному кораблю, а больше всего песо мэр даёт тому, кто придёт первым.
hint-play-votes = Для парламента остаётся { $character }: голосов { $votes }.
cost-play-worker = Работник принёс бы ресурсов { $resources } и продукции { $products }.
cost-play-sell = Лучшая продажа принесла бы { $price }.
cost-play-sell-none = Продавать вам нечего.
cost-play-architect = Построить можно вот что: { $building }.
cost-play-architect-none = Ресурсов не хватает ни на одну постройку.
cost-play-foreman = { $count ->
    [0] В ряду и столбце фигурки построек нет: бригадир использовал бы только одну где угодно.
   *[other] Бригадир использовал бы построек: { $count }.
    }
cost-play-mayor = { $points ->
    [0] Вы отдаёте голосов { $votes } в парламенте, а грузить вам нечего.
   *[other] Вы отдаёте голосов { $votes } в парламенте за очки с груза: { $points }.
    }

## Работник

hint-figure = Отсюда придёт ресурсов { $resources } и продукции { $products }: больше, чем почти отовсюду.
hint-figure-some = Отсюда придёт ресурсов { $resources } и продукции { $products }.
hint-figure-water = Потратьте воду этого же хода и соберёте ещё одно поле: ресурсов { $resources }, продукции { $products }.
hint-figure-lacks = Здесь лежит то, чего не хватает на следующую постройку ({ $building }): { $piece }.
hint-harvest = Из того, что можно собрать, это дороже всего: { $piece }, цена { $price }.
hint-harvest-some = { $piece }, цена { $price }; рынок или корабль потом могут дать больше.
hint-harvest-ship = Корабль в гавани даёт за штуку очков { $points } ({ $piece }).
cost-figure = Отсюда придёт ресурсов { $resources } и продукции { $products }.
cost-harvest = { $piece }, цена { $price }.

## Рынок и запасы

hint-sell = Это принесёт { $price } — лучшая цена за то, что у вас есть.
hint-sell-some = Это принесёт { $price }, а то, что стоит дороже, останется у вас.
hint-sell-first = Сейчас это принесёт { $price }, а после продажи соперника ({ $seat }) — меньше.
hint-buy = Это стоит { $price }, и каждая покупка поднимает цену для других.
hint-buy-ship = Это стоит { $price }, а корабль даст очков { $points }.
hint-take = Это даром, и каждое такое место занимают раз за раунд.
hint-take-lacks = Именно этого не хватает на следующую постройку: { $building }.
hint-take-ship = Это даром, а корабль даст очков { $points }.
hint-start-resource = Дерево и камень оплатят первую постройку: { $piece }.
hint-start-water = Вода позволит работнику собрать ещё одно поле или оплатит постройку.
hint-start-product = Продукция идёт на рынок и на корабли; берите то, чего ждут корабли в гавани: { $piece }.
cost-sell = Это принесёт всего { $price }.
cost-buy = Это стоит { $price }, и останется у вас { $left }.

## Постройки

hint-build = Каждая постройка — это { BOX("play.building_points") ->
        [one] { BOX("play.building_points") } очко
        [few] { BOX("play.building_points") } очка
       *[other] { BOX("play.building_points") } очков
    } в конце, а до тех пор она работает на вас.
hint-build-early = Раундов впереди ещё { $rounds }, и всё это время постройка работает; в конце она даст { BOX("play.building_points") ->
        [one] { BOX("play.building_points") } очко
        [few] { BOX("play.building_points") } очка
       *[other] { BOX("play.building_points") } очков
    }.
hint-build-last = Такая постройка всего одна, и { $seat } тоже может её построить.
hint-site = Поле под постройкой перестаёт давать урожай: выберите то, без которого обойдётесь.
hint-site-spare = Такое поле у вас не одно ({ $piece }), потеря невелика.
hint-site-lit = Это ряд или столбец вашей фигурки: бригадир сможет использовать постройку сразу.
hint-use = Вы получаете то, что она даёт, раз за раунд: { $building }.
hint-use-warehouse = { $count ->
    [one] Это спасёт от порчи { $count } фишку продукции.
    [few] Это спасёт от порчи { $count } фишки продукции.
   *[other] Это спасёт от порчи { $count } фишек продукции.
    }
cost-build = Это стоит ресурсов: { $count }.
cost-site = Урожай этого поля вы потеряете навсегда: { $piece }.

## Корабли

hint-load = Каждая штука там приносит очков: { $points }.
hint-load-leaves = Очков за штуку { $points }, и после этого раунда корабль уйдёт, каков бы ни был груз.
hint-load-last = Это последнее место: вам очков { $points }, а { $seat } не получит ничего.
hint-alternative-pesos = Песо достанутся вам сразу, а следующему — меньше.
hint-alternative-points = Очки даром, а следующему достанется меньше.
cost-load = Очков за штуку всего { $points }.

## Парламент, налог и реквизиция

hint-bid = Всего голосов { $votes }; у соперника ({ $seat }) без покупки { $theirs }.
hint-bid-sure = Всего голосов { $votes }, а { $seat } и со всеми песо наберёт лишь { $most }.
hint-bid-none = Песо пропадут, даже если проиграете, а голоса ({ $votes }) у вас есть и без них.
hint-enact = Он действует сразу и остаётся, пока его не сменит другой законопроект того же вида.
hint-enact-subsidy = Он сразу даст вам очков { $points }, и снова каждый раунд, пока действует.
hint-enact-tax-less = Ваш налог упадёт с { $now } до { $then }.
hint-enact-tax-poor = Вы такой налог заплатите, а { $seat } — нет.
hint-enact-duty = Вы сдадите её сразу: { BOX("play.duty_points") ->
        [one] { BOX("play.duty_points") } очко
        [few] { BOX("play.duty_points") } очка
       *[other] { BOX("play.duty_points") } очков
    }.
hint-enact-duty-only = Вы сдадите её сразу, а { $seat } не сможет.
hint-pay-tax = { $pesos ->
    [0] Это ничего не стоит и даёт { BOX("play.tax_points") ->
        [one] { BOX("play.tax_points") } очко
        [few] { BOX("play.tax_points") } очка
       *[other] { BOX("play.tax_points") } очков
    }.
   *[other] За { $pesos } песо вы получите { BOX("play.tax_points") ->
        [one] { BOX("play.tax_points") } очко
        [few] { BOX("play.tax_points") } очка
       *[other] { BOX("play.tax_points") } очков
    }.
    }
hint-pay-tax-both = Налог и реквизиция вместе дают { BOX("play.tax_points", "play.duty_points", "play.both_points") ->
        [one] { BOX("play.tax_points", "play.duty_points", "play.both_points") } очко
        [few] { BOX("play.tax_points", "play.duty_points", "play.both_points") } очка
       *[other] { BOX("play.tax_points", "play.duty_points", "play.both_points") } очков
    }, а вам по силам и то и другое.
hint-pay-duty = Это { BOX("play.duty_points") ->
        [one] { BOX("play.duty_points") } очко
        [few] { BOX("play.duty_points") } очка
       *[other] { BOX("play.duty_points") } очков
    }.
hint-pay-duty-both = Налог вы заплатили: с реквизицией выйдет { BOX("play.tax_points", "play.duty_points", "play.both_points") ->
        [one] { BOX("play.tax_points", "play.duty_points", "play.both_points") } очко
        [few] { BOX("play.tax_points", "play.duty_points", "play.both_points") } очка
       *[other] { BOX("play.tax_points", "play.duty_points", "play.both_points") } очков
    } вместо { BOX("play.tax_points") }.
hint-done-tax = В другом месте { $pesos } песо принесут больше, чем { BOX("play.tax_points") ->
        [one] { BOX("play.tax_points") } очко
        [few] { BOX("play.tax_points") } очка
       *[other] { BOX("play.tax_points") } очков
    }.
hint-done-trade = То, что вы оставите, для вас ценнее нынешней цены: для корабля, реквизиции или склада.
hint-done-buy = Придержите песо: ничего полезнее на рынке нет.
cost-bid = Песо ({ $count }) пропадут, даже если вы проиграете.
cost-bid-none = Голосов у вас { $votes }: законы может выбрать кто-то другой.
cost-done-tax = Вы отказались бы от { BOX("play.tax_points") ->
        [one] { BOX("play.tax_points") } очка
        [few] { BOX("play.tax_points") } очков
       *[other] { BOX("play.tax_points") } очков
    } или от { BOX("play.tax_points", "play.duty_points", "play.both_points") } за то и другое.
cost-done-trade = Вы отказались бы от продажи за { $price }.

## Первая партия, шаг за шагом

lesson-start = Возьмите два апельсина, дерево и камень
    .text = Продукция идёт на рынок и на корабли, а ресурсами платят за постройки. Через { BOX("play.rounds") ->
        [one] { BOX("play.rounds") } раунд
        [few] { BOX("play.rounds") } раунда
       *[other] { BOX("play.rounds") } раундов
    } побеждает тот, у кого больше очков.
lesson-worker = Сыграйте работника
    .text = Фигурка работает в своём ряду и столбце. Лес, гора и озеро дают по кубику.
lesson-harvest = Соберите всю продукцию
    .text = Из урожая в этом кресте даром собирают { BOX("play.free_harvests") }. За остальное платят водой: потратьте ту, что только что получили.
lesson-architect = Сыграйте архитектора: постройте отделение банка
    .text = Оно стоит дерево и камень и даст { BOX("play.building_points") ->
        [one] { BOX("play.building_points") } очко
        [few] { BOX("play.building_points") } очка
       *[other] { BOX("play.building_points") } очков
    } в конце. Поле под постройкой навсегда перестаёт давать урожай.
lesson-foreman = Сыграйте бригадира: используйте склад
    .text = Он использует все постройки в ряду и столбце фигурки или одну где угодно. Склад бережёт продукцию, которая иначе испортится.
lesson-trade = Сыграйте торговку: продайте апельсин
    .text = Выручка { BOX("market.product_spaces.3") }, и каждая продажа снижает цену. Остальные апельсины оставьте: они пойдут на реквизицию и на корабль.
lesson-votes = Отправьте мэра в парламент и не платите
    .text = Несыгранная карта — это ваш голос, и мэр стоит { BOX("votes.mayor") }. Песо покупает ещё голос и пропадает, даже если вы проиграете.
lesson-bills = Примите законопроекты
    .text = Победитель выбирает { BOX("play.bills_enacted") } из четырёх. Они сменяют старые законы и действуют сразу.
lesson-tax = Заплатите налог
    .text = За уплату дают { BOX("play.tax_points") ->
        [one] { BOX("play.tax_points") } очко
        [few] { BOX("play.tax_points") } очка
       *[other] { BOX("play.tax_points") } очков
    }. Платить никто не обязан.
lesson-duty = Сдайте реквизицию
    .text = Налог и реквизиция вместе дают { BOX("play.tax_points", "play.duty_points", "play.both_points") ->
        [one] { BOX("play.tax_points", "play.duty_points", "play.both_points") } очко
        [few] { BOX("play.tax_points", "play.duty_points", "play.both_points") } очка
       *[other] { BOX("play.tax_points", "play.duty_points", "play.both_points") } очков
    } вместо { BOX("play.tax_points") }. Для того вы и оставили апельсин.
lesson-ship = Раунд 2: сыграйте мэра и грузите
    .text = Каждая штука приносит столько очков, сколько указано на причале. Корабль у причала 3 уходит в конце раунда.
lesson-end = Теперь играйте сами
    .text = Партия длится { BOX("play.rounds") ->
        [one] { BOX("play.rounds") } раунд
        [few] { BOX("play.rounds") } раунда
       *[other] { BOX("play.rounds") } раундов
    }, и в конце каждая постройка даёт ещё { BOX("play.building_points") ->
        [one] { BOX("play.building_points") } очко
        [few] { BOX("play.building_points") } очка
       *[other] { BOX("play.building_points") } очков
    }. Прежде чем выбрать последнюю карту, посмотрите, какие законопроекты вам на руку.
