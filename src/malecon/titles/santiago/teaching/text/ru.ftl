# Сантьяго-де-Куба учит: чем хорош ход и что теряется с другим.

## Поездка

hint-port = Один этот товар ({ $good }) при стоимости { $value } даёт очков { $points }.
hint-port-best = Выше стоимость уже не станет: этот товар ({ $good }) даёт очков { $points }, а следующий проезд мимо порта отправит судно.
hint-port-last = Это последнее судно, а из остатков на очко нужно товаров { BOX("scoring.goods") }: этот товар ({ $good }) даст очков { $points }.
hint-visit-raises = Вы проезжаете порт, и стоимость растёт до { $value }: ваши товары ({ $count }) от этого дорожают.
hint-visit-sends = Проехав порт, вы отправите судно прежде, чем другие успеют доставить товар.
hint-visit-wanted = Судну это нужно: каждая штука даст очков { $value } или больше ({ $good }).
hint-visit-refines = То, что вы получите, рядом превратится в то, чего ждёт судно: { $good } ({ $building }).
hint-visit-good = Про запас: { $good }.
hint-visit-lawyer = Своё здание даёт { BOX("buildings.owner") ->
        [one] { BOX("buildings.owner") } очко
        [few] { BOX("buildings.owner") } очка
       *[other] { BOX("buildings.owner") } очков
    } всякий раз, когда чужой ход кончается на нём; маркеров у вас ещё { $markers }.
hint-visit-pesos = { $pesos ->
    [0] Без его песо ехать будет не на что: он даст { BOX("cubans.martinez") }.
   *[other] На поездки у вас осталось бы песо { $pesos }: он даст ещё { BOX("cubans.martinez") }.
    }
hint-visit-money = Сразу { BOX("cubans.martinez") } песо: будет на что доехать, куда нужно.
hint-visit-points = Сразу { BOX("cubans.maria") ->
        [one] { BOX("cubans.maria") } очко
        [few] { BOX("cubans.maria") } очка
       *[other] { BOX("cubans.maria") } очков
    }, и этого уже никто не отнимет.
hint-visit-fence = Товар выбираете вы, скажем тот, что судну нужнее всего: { $good }.
hint-visit-zorro = { $count ->
    [one] Соперник что-нибудь вам отдаст.
   *[other] Каждый из соперников ({ $count }) что-нибудь вам отдаст.
    }
hint-visit-free = Доехать туда можно бесплатно.
cost-visit-price = Поездка стоит { $price }, и песо останется { $left }.
cost-visit-down = Карточка перевёрнута: вы ничего там не получите.
cost-port = { $points ->
    [0] У вас нет ничего, что нужно судну, а другие могут доставить своё.
   *[other] Вы доставили бы товара на { $points }, но доставят и другие.
    }
cost-visit-sends = Это отправит судно, и ваши товары ({ $count }) останутся на берегу.
cost-visit-unwanted = Судну это не нужно: { $good }.

## Здания

hint-move-own = Оно ваше: никто не получит очка за вашу фишку.
hint-move-free = Оно ничьё: никто не получит очка за вашу фишку.
hint-use-refine = Ваши запасы ({ $count }) превратятся в товар получше: { $good }.
hint-use-bank = { $pesos ->
    [0] Песо у вас нет, а каждая платная остановка стоит { BOX("street.step") }.
   *[other] Песо у вас { $pesos }, а каждая платная остановка стоит { BOX("street.step") }.
    }
hint-use-church = Даром { BOX("buildings.church") ->
        [one] { BOX("buildings.church") } очко
        [few] { BOX("buildings.church") } очка
       *[other] { BOX("buildings.church") } очков
    }.
hint-use-cafe = Здесь дадут очков { $points } за то, что судну может и не понадобиться.
hint-use-sawmill = Здесь дерево даёт { BOX("buildings.sawmill_vp") ->
        [one] { BOX("buildings.sawmill_vp") } очко
        [few] { BOX("buildings.sawmill_vp") } очка
       *[other] { BOX("buildings.sawmill_vp") } очков
    } и { BOX("buildings.sawmill_pesos") } песо, а в порту только { BOX("ships.wood") ->
        [one] { BOX("ships.wood") } очко
        [few] { BOX("ships.wood") } очка
       *[other] { BOX("ships.wood") } очков
    }.
hint-use-office = { BOX("buildings.office") ->
        [one] { BOX("buildings.office") } очко
        [few] { BOX("buildings.office") } очка
       *[other] { BOX("buildings.office") } очков
    } за одну штуку, и ехать в порт не надо, а там она стоит { $value }.
hint-use-casino = Песо в конце не считаются, а здесь из ваших выйдет очков { $points }.
hint-use-newspaper = Вам { BOX("buildings.newspaper") } песо, и кто остановится у перевёрнутой карточки, не получит ничего.
hint-use-customs = У вас такого нет, пусть и другим за него не заплатят: { $good }.
hint-use-harbour = { $count ->
    [0] Стоимость меняете вы, а судну не нужно ничего вашего: понизьте её для других.
   *[other] Стоимость меняете вы, а от неё зависят ваши товары ({ $count }).
    }
hint-claim = { $left ->
    [0] Всякий раз, когда чужая фишка остаётся там в конце хода, вам очко; это ваш последний маркер.
   *[other] Всякий раз, когда чужая фишка остаётся там в конце хода, вам очко; маркеров останется { $left }.
    }
hint-claim-busy = Сюда ходят снова и снова: { $building }.
hint-claim-pawn = { $seat } уже стоит там и принесёт вам очко, если останется.
cost-move-owner = Владелец — { $seat }, и { BOX("buildings.owner") ->
        [one] { BOX("buildings.owner") } очко
        [few] { BOX("buildings.owner") } очка
       *[other] { BOX("buildings.owner") } очков
    } за вашу фишку получит он.
cost-move-idle = Делать вам там сейчас нечего.

## Сдача товара

hint-deliver = Сразу очков { $points }.
hint-deliver-fills = Очков { $points }, и больше этого уже никто не доставит: { $good }.
hint-deliver-first = Очков { $points }, а нужно всего { $left }: до вашей следующей очереди это могут доставить другие ({ $good }).
hint-wood = Дерево заменит любой товар: вам очков { $points }, а другим мест меньше на { $count }.
hint-take = В конце зачтётся в любом случае: за каждые { BOX("scoring.goods") ->
        [one] { BOX("scoring.goods") } товар
        [few] { BOX("scoring.goods") } товара
       *[other] { BOX("scoring.goods") } товаров
    } дают очко.
hint-take-wanted = Судно даст за это { $value }: { $good }.
hint-give = С этим расстаться легче всего.
hint-give-peso = Песо в конце ничего не стоят.
hint-aside = { $count ->
    [0] Этот кубик ничего не показывает, и судну понадобится всё остальное.
   *[other] Судну понадобится на { $count } меньше, а вы почти ничего не теряете.
    }
hint-aside-none = У вас этого нет, и лучше, чтобы судну не требовалось { $count }: { $good }.
hint-pass-deliver = Приберегите товар: при большей стоимости или для следующего судна он дороже.
cost-deliver = Очков за это всего { $points }.
cost-aside = У вас самих этого { $count }: { $good }.
cost-pass-deliver = Вы отказались бы от очков: { $points }.
cost-pass-use = Здание ничего не даст вам в этот ход.

## Первая партия, шаг за шагом

lesson-drive = Поезжайте к Хосе
    .text = Проехать надо хотя бы остановку: { BOX("street.free_steps") ->
        [one] первая бесплатна
        [few] первые { BOX("street.free_steps") } бесплатны
       *[other] первые { BOX("street.free_steps") } бесплатны
    }, каждая следующая стоит { BOX("street.step") } песо. Хосе даст { BOX("cubans.jose") ->
        [one] { BOX("cubans.jose") } сахар
        [few] { BOX("cubans.jose") } сахара
       *[other] { BOX("cubans.jose") } сахара
    }; побеждает тот, у кого больше очков, когда уйдёт последнее, { BOX("ships.ships") }-е, судно.
lesson-pawn = Поставьте фишку на перегонный завод
    .text = Роза на карточке показывает, какие здания вам открыты. Выберите то, где нет фишки.
lesson-rum = Переработайте весь сахар в ром
    .text = Зданием можно воспользоваться сразу. Перегонный завод меняет сколько угодно сахара на ром, один к одному.
lesson-lawyer = Поезжайте к Алонсо и займите банк
    .text = Это бесплатно и навсегда. Вы получаете { BOX("buildings.owner") ->
        [one] { BOX("buildings.owner") } очко
        [few] { BOX("buildings.owner") } очка
       *[other] { BOX("buildings.owner") } очков
    }, когда чужая фишка заканчивает там ход.
lesson-white = Передвиньте фишку и не используйте здание
    .text = После каждой встречи фишка переходит, но пользоваться зданием не обязательно. Казино сменяло бы { BOX("buildings.casino") } песо на очко.
lesson-port = Остановитесь в порту
    .text = Остановка там начинает доставку: сначала вы, потом остальные. Фишка остаётся на месте.
lesson-deliver = Доставьте ром
    .text = За раз доставляют один вид, потом черёд других. Каждая штука приносит столько, сколько показывает флаг судна: { BOX("ships.values.0") }, { BOX("ships.values.1") } или { BOX("ships.values.2") }.
lesson-others = Доставьте остальное, что нужно, и пасуйте
    .text = Спрос тает с каждой штукой, поэтому сначала доставляйте то, что есть у других. Если все спасовали, а спрос остался, стоимость растёт на один флаг.
lesson-zorro = Отдайте что-нибудь Эль Зорро
    .text = Кто приехал к нему, получает по одной вещи от каждого, и выбирает её дающий. Дешевле всего отдать песо, но их у вас нет.
lesson-past = Поезжайте дальше
    .text = Кто проезжает порт без остановки, поднимает стоимость на один флаг. После { BOX("ships.values.2") } судно уходит, чего бы ему ещё ни недоставало.
lesson-wood = Поезжайте к Мигелю, потом используйте церковь
    .text = Мигель даст { BOX("cubans.miguel") } дерева, а судно берёт его вместо любого нужного товара. Церковь даёт { BOX("buildings.church") ->
        [one] { BOX("buildings.church") } очко
       [few] { BOX("buildings.church") } очка
       *[other] { BOX("buildings.church") } очков
    } даром.
lesson-any = Остановитесь в порту и доставьте дерево вместо сигар
    .text = Дерево заменяет любой товар и всегда приносит { BOX("ships.wood") }, какой бы ни была стоимость. Больше ничего не требовалось, и судно уходит.
lesson-dice = Не ставьте кубик сигар
    .text = Новое судно: тот, чей ход, бросает по кубику на каждый товар и один не ставит. Сигар у вас нет, а у других могут быть: пусть судну они не понадобятся.
lesson-end = Теперь играйте сами
    .text = Когда уходит последнее, { BOX("ships.ships") }-е, судно, партия сразу кончается. Каждые { BOX("scoring.goods") ->
        [one] { BOX("scoring.goods") } оставшийся товар
        [few] { BOX("scoring.goods") } оставшихся товара
       *[other] { BOX("scoring.goods") } оставшихся товаров
    } дают очко, песо не дают ничего.
