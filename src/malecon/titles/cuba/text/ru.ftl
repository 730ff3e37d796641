# «Куба» с «Эль Президенте», по-русски.

title = Куба
    .line = Урожай, рынок, законы.
    .favourites = Любимые персонажи
    .about = «Куба» Михаэля Ринека и Штефана Штадлера (2007) с расширением «Эль Президенте» (2009), для двух–пяти игроков. У каждого своя плантация: на ней строят, урожай продают и грузят на корабли, а законы острова поворачивают в свою пользу. Часть чисел коробки известна нам не полностью; у каждой таблицы сказано, откуда её числа и насколько мы в них уверены.

## Что можно сделать

act-done = Готово
    .harvest = Больше не собирать
    .trade = Закончить торговлю
    .architect = Ничего не строить
    .foreman = Больше построек не использовать
    .hand_in = Больше ничего не сдавать
    .black_market = Ничего не менять
    .casino = Больше не менять
    .customs = Оставить корабли как есть
    .load = Больше не грузить
    .labourer = Ничего не убирать на склад
    .harbour_master = Корабли не менять
    .lawyer = Постройку не использовать
    .rebuild = Не перестраивать
    .gift = Ничего не брать
    .event_veto = Не налагать вето
    .tax = Не платить
    .duty = Ничего не сдавать
act-play = Сыграть персонажа: { $character }
act-cuban = Взять кубинца: { $cuban }
act-figure = Поставить фигурку: { $field }
act-harvest = Собрать: { $piece }
act-buy = Купить: { $piece }
    .now = Купить: { $piece } за { $price }
act-sell = Продать: { $piece }
    .now = Продать: { $piece } за { $price }
act-take = Взять: { $piece }
act-alternative = Вместо этого: { $space }
act-build = Построить: { $building }
act-site = Место: { $field }
act-use = Использовать постройку: { $field }
    .now = Использовать: { $building } ({ $field })
act-amount = Сколько: { $count }
act-give = Сдать: { $piece }
act-receive = Получить: { $piece }
act-load = Погрузить: { $piece }, причал { $dock }
    .now = Погрузить: { $piece }, причал { $dock } (очки: { $points })
act-pay = Заплатить
    .tax = Заплатить налог
    .duty = Сдать реквизицию
act-veto = Наложить вето: { $category }
    .now = Наложить вето: { $statute }
act-enact = Принять законопроект: { $category }
    .now = Принять: { $statute }
act-press = Положить жетон прессы: { $category }
    .now = Положить жетон прессы: { $statute }
act-store = Убрать на склад всю продукцию двора
act-swap = Поменять местами корабли у причалов { $swap }
act-gamble = Отдать песо за очки
act-cash = Отдать очки за песо
act-stow = Положить на корабль: { $piece }, причал { $dock }
act-unload = Снять с корабля: { $piece }, причал { $dock }
act-ship = Вызвать корабль: { $ship }
    .now = Вызвать корабль: { $ship }{ $citrus ->
        [0] {""}
       *[other] {" "}· { piece-citrus } { $citrus }
    }{ $cane ->
        [0] {""}
       *[other] {" "}· { piece-cane } { $cane }
    }{ $tobacco ->
        [0] {""}
       *[other] {" "}· { piece-tobacco } { $tobacco }
    }{ $rum ->
        [0] {""}
       *[other] {" "}· { piece-rum } { $rum }
    }{ $cigars ->
        [0] {""}
       *[other] {" "}· { piece-cigars } { $cigars }
    }{ $wood ->
        [0] {""}
       *[other] {" "}· { piece-wood } { $wood }
    }
act-delegate = Положить рубашкой вверх: { $character }
act-delegates = Положить рубашкой вверх: { $pair }
act-bid = Купить голосов: { $count }
act-hundreds = Купить голосов: сотен { $count }, затем остальное
act-colour = Выбрать цвет: { $colour }
act-remove = Убрать из игры: { $building }
act-put_away = Отложить закон: { $statute }

## Что сделано: так продолжает строку журнала имя игрока

did-points = { $points ->
        [0] {""}
        [one] : +{ $points } очко
        [few] : +{ $points } очка
       *[many] : +{ $points } очков
    }
did-done = заканчивает
    .harvest = больше не собирает
    .trade = заканчивает торговлю
    .architect = ничего не строит
    .foreman = больше построек не использует
    .hand_in = больше ничего не сдаёт
    .black_market = ничего не меняет
    .casino = больше не меняет
    .customs = оставляет корабли как есть
    .load = больше не грузит
    .labourer = ничего не убирает на склад
    .harbour_master = не меняет корабли местами
    .lawyer = не использует постройку
    .rebuild = не перестраивает
    .gift = ничего не берёт
    .event_veto = не налагает вето
    .tax = не платит налог
    .duty = ничего не сдаёт
did-play = играет карту: { $character }
did-cuban = берёт кубинца: { $cuban }
did-figure = ставит фигурку на { $field }
did-harvest = собирает { $piece }
did-buy = покупает { $piece }
    .now = покупает { $piece } за { $price }
did-sell = продаёт { $piece }
    .now = продаёт { $piece } за { $price }
did-take = берёт { $piece }
did-alternative = берёт вместо этого: { $space }
did-build = строит { $building }
did-site = ставит её на { $field }
did-use = использует постройку на { $field }
    .now = использует { $building }
did-amount = выбирает число: { $count }
did-give = сдаёт { $piece }
did-receive = получает { $piece }
did-load = грузит { $piece }, причал { $dock }{ did-points }
did-pay = платит
    .tax = платит налог
    .duty = выполняет реквизицию
did-veto = налагает вето: { $category }
    .now = налагает вето: { $statute }
did-enact = принимает законопроект: { $category }
    .now = принимает закон: { $statute }
did-press = кладёт жетон прессы: { $category }
    .now = кладёт жетон прессы: { $statute }
did-store = убирает на склад всю продукцию двора
did-swap = меняет местами корабли у причалов { $swap }
did-gamble = отдаёт песо за очки
did-cash = отдаёт очки за песо
did-stow = кладёт на корабль { $piece }, причал { $dock }
did-unload = снимает с корабля { $piece }, причал { $dock }
did-ship = вызывает корабль { $ship }
did-delegate = кладёт взакрытую: { $character }
did-delegates = кладёт взакрытую: { $pair }
did-bid = { $count ->
    [0] не покупает голосов
    [one] покупает { $count } голос
    [few] покупает { $count } голоса
   *[many] покупает { $count } голосов
    }
did-hundreds = покупает голоса сотнями: { $count }
did-colour = выбирает цвет: { $colour }
did-remove = убирает из игры { $building }
did-put_away = откладывает закон: { $statute }

## О чём спрашивают

ask-start = С какой фишкой вы начинаете? (осталось выбрать: { $count })
ask-delegate = Кого вы посылаете в парламент?
ask-turn =
    { $characters ->
        [0] Какого кубинца вы берёте?
       *[other]
            { $cubans ->
                [0] Какого персонажа вы играете?
               *[other] Какого персонажа вы играете или какого кубинца берёте?
            }
    }
ask-figure = Работник: на каком поле встанет фигурка?
ask-harvest = Работник: что вы собираете? (бесплатно: { $count }, дальше за воду)
ask-trade = Торговка: что вы покупаете или продаёте, какую фишку берёте?
ask-architect = Архитектор: что вы строите?
ask-site = Куда поставить: { $building }?
ask-foreman_figure = Бригадир: на каком поле сначала встанет фигурка?
ask-foreman = Бригадир: какую постройку вы используете?
ask-amount = { $building }: сколько вы сдаёте? ({ $piece }, не больше { $count })
ask-hand_in = { $building }: что вы сдаёте? (не больше { $count })
ask-black_market = Чёрный рынок: что вы сдаёте?
ask-receive = Чёрный рынок: что вы хотите взамен?
ask-casino = Казино: что вы меняете?
ask-customs = Таможня: что положить на корабль или снять с него?
ask-veto = Церковь: на какой законопроект вы налагаете вето?
ask-press = Газета: на какой законопроект вы кладёте жетон прессы?
ask-lighthouse = Маяк: какой корабль встанет на рейд?
ask-load = Что вы грузите и куда?
ask-labourer = Подёнщик: убрать на склад всю продукцию двора?
ask-harbour_master = Начальник порта: какие корабли меняются местами?
ask-lawyer = Адвокат: какую постройку вы используете за { BOX("avenue.lawyer_pesos") } песо?
ask-rebuild = Какую постройку вы ставите поверх одной из своих?
ask-gift = Что вы берёте с рынка?
ask-colour = Каким цветом и на какой плантации вы играете?
ask-swap_out = Какая постройка уступит место новой? (осталось выбрать: { $count })
ask-put_away = Какую карту этого рода отложить: { $category }? (всего осталось: { $count })
ask-event_veto = Проходят все законопроекты. Наложить на один из них вето церкви?
ask-hundreds = У вас голосов: { $votes }, песо: { $pesos }. Сколько сотен голосов вы покупаете?
ask-bid = У вас голосов: { $votes }, песо: { $pesos }. Сколько голосов вы покупаете?
ask-tie_bid = Ничья, голосов: { $votes }. Песо у вас: { $pesos }. Сколько голосов вы докупаете?
ask-enact = Какой законопроект станет законом? (осталось выбрать: { $count })
ask-tax = Платите налог? (песо: { $count })
ask-duty = Сдаёте реквизицию? ({ $statute })
ask-end = Игра окончена.

phase-start = начальные фишки
phase-delegate = депутаты, взакрытую
phase-turn = действия
phase-figure = работник, фигурка
phase-harvest = работник, урожай
phase-trade = торговка
phase-architect = архитектор
phase-site = место для постройки
phase-foreman_figure = бригадир, фигурка
phase-foreman = бригадир
phase-amount = использование постройки
phase-hand_in = использование постройки
phase-black_market = чёрный рынок
phase-receive = чёрный рынок
phase-casino = казино
phase-customs = таможня
phase-veto = церковь, вето
phase-press = газета
phase-lighthouse = маяк
phase-load = погрузка
phase-labourer = подёнщик
phase-harbour_master = начальник порта
phase-lawyer = адвокат
phase-rebuild = событие, перестройка
phase-gift = событие, подарок рынка
phase-colour = подготовка, цвета
phase-swap_out = подготовка, постройки
phase-put_away = подготовка, законы
phase-event_veto = событие, вето
phase-hundreds = парламент, голоса
phase-bid = парламент, голоса
phase-tie_bid = парламент, ничья
phase-enact = парламент, законопроекты
phase-tax = налог
phase-duty = реквизиция
phase-end = игра окончена

## Почему нельзя

why-card-played = эта карта в этом раунде уже сыграна.
why-card-laid = эта карта лежит рубашкой вверх для парламента.
why-cuban-due = все персонажи этого раунда сыграны: возьмите кубинца.
why-donkey = вместо этого кубинца стоит ослик.
why-cuban-taken = этого кубинца в этом раунде уже взяли.
why-no-cuban-due = вы уже взяли всех положенных вам кубинцев.
why-two-delegates = в этом раунде в парламент идут двое: назовите обоих.
why-one-delegate = в этом раунде в парламент идёт один персонаж.
why-start-order = сначала { BOX("play.start_products") ->
        [one] { BOX("play.start_products") } фишка
        [few] { BOX("play.start_products") } фишки
       *[other] { BOX("play.start_products") } фишек
    } продукции, потом { BOX("play.start_resources") ->
        [one] { BOX("play.start_resources") } ресурс
        [few] { BOX("play.start_resources") } ресурса
       *[other] { BOX("play.start_resources") } ресурсов
    }.
why-supply-out = в резерве ничего такого не осталось.
why-no-field = в вашем ряду и столбце не осталось такого поля.
why-no-water = за это поле нужна вода, а её нет.
why-too-dear = это стоит { $price }, а у вас { $money }.
why-none-held = у вас такого нет.
why-direction = с этим видом вы уже один раз сменили направление.
why-no-free-goods = ром и сигары даром не раздают.
why-traded = вы уже торговали, поэтому бесплатную фишку взять нельзя.
why-no-alternatives = закон об управлении запрещает альтернативы.
why-not-lowest = другая продукция дешевле.
why-space-covered = там лежит чёрная метка.
why-space-order = сначала занимают первое свободное место.
why-not-on-display = такой постройки больше нет.
why-short-of-wood = нужно дерева: { $cost }, у вас: { $owned }.
why-short-of-stone = нужно камня: { $cost }, у вас: { $owned }.
why-short-of-water = нужно воды: { $cost }, у вас: { $owned }.
why-surcharge = закон о строительстве требует доплаты, песо: { $pesos }.
why-no-free-field = на плантации нет свободного поля.
why-rebuild-cost = вам не хватает на разницу.
why-on-warehouse = на печатном складе не строят.
why-nothing-to-rebuild = там нет вашей постройки.
why-on-building = там уже стоит постройка.
why-no-building = там нет постройки.
why-used = в этом раунде её уже использовали.
why-outside-cross = она вне ряда и столбца вашей фигурки.
why-idle-beach_cafe = пляжное кафе действует само.
why-idle-statue = статую включает бригадир, в последнем раунде.
why-idle-casino = все обмены этого раунда сделаны.
why-idle-town_hall = жетон голосов уже взят.
why-idle-newspaper = жетон прессы уже лежит на законопроекте.
why-idle-church = нет законопроекта, на который вы можете наложить вето.
why-amount = можно сдать не больше { $most }.
why-casino-limit = обменов в казино за раунд: { $count }.
why-casino-stake = для этого нужно песо: { $pesos } или очков: { $points }.
why-no-ship = для этого нет корабля.
why-no-space = на корабле нет для этого свободного места.
why-nothing-aboard = на борту ничего такого нет.
why-no-bill = такого законопроекта нет.
why-veto-again = в прошлом раунде вы наложили вето на законопроект этого рода.
why-colour-taken = этот цвет уже выбран.
why-put-away = эта карта уже отложена.
why-put-away-order = сейчас откладывают карты другого рода.
why-not-in-pile = этого корабля нет в стопке.
why-one-ship = грузить можно только один корабль.
why-one-kind = большой филиал грузит только один вид.
why-bid = у вас всего { $pesos } песо.
why-enacted = этот законопроект уже выбран.
why-not-on-market = на рынке такого нет.
why-duty-piece = для реквизиции это не подходит.
why-duty-begun = если вы начали сдавать, сдайте всё до конца.
why-instead = если вы отказались от главного действия, берите открытую альтернативу.

## Названия

piece-citrus = апельсины
    .object = апельсины
    .gain = { $count ->
        [one] апельсин
        [few] апельсина
       *[many] апельсинов
    }
piece-cane = тростник
    .object = тростник
    .gain = { $count ->
        [one] тростник
        [few] тростника
       *[many] тростника
    }
piece-tobacco = табак
    .object = табак
    .gain = { $count ->
        [one] табак
        [few] табака
       *[many] табака
    }
piece-rum = ром
    .object = ром
    .gain = { $count ->
        [one] ром
        [few] рома
       *[many] рома
    }
piece-cigars = сигары
    .object = сигары
    .gain = { $count ->
        [one] сигара
        [few] сигары
       *[many] сигар
    }
piece-wood = дерево
    .object = дерево
    .gain = { $count ->
        [one] дерево
        [few] дерева
       *[many] дерева
    }
piece-stone = камень
    .object = камень
    .gain = { $count ->
        [one] камень
        [few] камня
       *[many] камней
    }
piece-water = вода
    .object = воду
    .gain = { $count ->
        [one] вода
        [few] воды
       *[many] воды
    }

character-worker = работник
    .rule = { BOX("votes.worker") ->
        [one] { BOX("votes.worker") } голос
        [few] { BOX("votes.worker") } голоса
       *[other] { BOX("votes.worker") } голосов
    }. Поставьте фигурку на любое поле или оставьте её на месте. Её ряд и столбец дают все кубики и продукцию не больше чем с { BOX("play.free_harvests") ->
        [one] { BOX("play.free_harvests") } поля
        [few] { BOX("play.free_harvests") } полей
       *[other] { BOX("play.free_harvests") } полей
    }; каждая вода позволяет использовать ещё одно поле.
character-tradeswoman = торговка
    .rule = { BOX("votes.tradeswoman") ->
        [one] { BOX("votes.tradeswoman") } голос
        [few] { BOX("votes.tradeswoman") } голоса
       *[other] { BOX("votes.tradeswoman") } голосов
    }. Покупайте и продавайте на рынке сколько угодно; или, если там нет чёрной метки, возьмите один ресурс либо одну фишку продукции с самой низкой ценой.
character-architect = архитектор
    .rule = { BOX("votes.architect") ->
        [one] { BOX("votes.architect") } голос
        [few] { BOX("votes.architect") } голоса
       *[other] { BOX("votes.architect") } голосов
    }. Постройте одну постройку; или возьмите очки с первого места без чёрной метки.
character-foreman = бригадир
    .rule = { BOX("votes.foreman") ->
        [one] { BOX("votes.foreman") } голос
        [few] { BOX("votes.foreman") } голоса
       *[other] { BOX("votes.foreman") } голосов
    }. Используйте все постройки в ряду и столбце фигурки, каждую по разу, в любом порядке; или одну постройку где угодно.
character-mayor = мэр
    .rule = { BOX("votes.mayor") ->
        [one] { BOX("votes.mayor") } голос
        [few] { BOX("votes.mayor") } голоса
       *[other] { BOX("votes.mayor") } голосов
    }. Загрузите один корабль у причала и получите очки причала за каждую фишку; или возьмите песо с первого места без чёрной метки.

pair-worker-tradeswoman = работник и торговка
pair-worker-architect = работник и архитектор
pair-worker-foreman = работник и бригадир
pair-worker-mayor = работник и мэр
pair-tradeswoman-architect = торговка и архитектор
pair-tradeswoman-foreman = торговка и бригадир
pair-tradeswoman-mayor = торговка и мэр
pair-architect-foreman = архитектор и бригадир
pair-architect-mayor = архитектор и мэр
pair-foreman-mayor = бригадир и мэр

field-r1c1 = ряд 1, столбец 1
    .object = A1
field-r1c2 = ряд 1, столбец 2
    .object = B1
field-r1c3 = ряд 1, столбец 3
    .object = C1
field-r1c4 = ряд 1, столбец 4
    .object = D1
field-r2c1 = ряд 2, столбец 1
    .object = A2
field-r2c2 = ряд 2, столбец 2
    .object = B2
field-r2c3 = ряд 2, столбец 3
    .object = C2
field-r2c4 = ряд 2, столбец 4
    .object = D2
field-r3c1 = ряд 3, столбец 1
    .object = A3
field-r3c2 = ряд 3, столбец 2
    .object = B3
field-r3c3 = ряд 3, столбец 3
    .object = C3
field-r3c4 = ряд 3, столбец 4
    .object = D3

land-warehouse = склад
land-citrus = апельсины
land-cane = тростник
land-tobacco = табак
land-forest = лес
land-mountain = гора
land-lake = озеро

colour-blue = синий
colour-red = красный
colour-yellow = жёлтый
colour-green = зелёный
colour-purple = фиолетовый

space-resource = ресурс
space-product = самая дешёвая продукция
space-architect_1 = первые очки архитектора
space-architect_2 = вторые очки архитектора
space-mayor_1 = первые песо мэра
space-mayor_2 = вторые песо мэра

swap-1-2 = 1 и 2
swap-2-3 = 2 и 3

category-tax = налог
category-duty = реквизиция
category-subsidy = субсидия
category-other = отдельный закон

ship-s01 = S01
ship-s02 = S02
ship-s03 = S03
ship-s04 = S04
ship-s05 = S05
ship-s06 = S06
ship-s07 = S07
ship-s08 = S08
ship-s09 = S09
ship-s10 = S10
ship-s11 = S11
ship-s12 = S12
ship-s13 = S13
ship-s14 = S14
ship-s15 = S15
ship-n1 = N1, лесовоз
ship-n2 = N2
ship-n3 = N3
ship-n4 = N4
ship-n5 = N5
ship-n6 = N6

building-cement_factory = цементный завод
    .object = цементный завод
    .rule = Сдайте до { BOX("effects.cement_factory.most") ->
        [one] { BOX("effects.cement_factory.most") } камня
        [few] { BOX("effects.cement_factory.most") } камней
       *[other] { BOX("effects.cement_factory.most") } камней
    }, по { BOX("effects.cement_factory.points") ->
        [one] { BOX("effects.cement_factory.points") } очку
        [few] { BOX("effects.cement_factory.points") } очка
       *[other] { BOX("effects.cement_factory.points") } очков
    } за каждый.
building-sawmill = лесопилка
    .object = лесопилку
    .rule = Сдайте до { BOX("effects.sawmill.most") } дерева, по { BOX("effects.sawmill.points") ->
        [one] { BOX("effects.sawmill.points") } очку
        [few] { BOX("effects.sawmill.points") } очка
       *[other] { BOX("effects.sawmill.points") } очков
    } за каждое.
building-golf_course = поле для гольфа
    .object = поле для гольфа
    .rule = Сдайте до { BOX("effects.golf_course.most") } воды, по { BOX("effects.golf_course.points") ->
        [one] { BOX("effects.golf_course.points") } очку
        [few] { BOX("effects.golf_course.points") } очка
       *[other] { BOX("effects.golf_course.points") } очков
    } за каждую.
building-monastery = монастырь
    .object = монастырь
    .rule = Сдайте до { BOX("effects.monastery.most") ->
        [one] { BOX("effects.monastery.most") } фишки
        [few] { BOX("effects.monastery.most") } фишек
       *[other] { BOX("effects.monastery.most") } фишек
    } любой продукции, по { BOX("effects.monastery.points") ->
        [one] { BOX("effects.monastery.points") } очку
        [few] { BOX("effects.monastery.points") } очка
       *[other] { BOX("effects.monastery.points") } очков
    } за каждую.
building-rum_cafe = ромовое кафе
    .object = ромовое кафе
    .rule = Сдайте до { BOX("effects.rum_cafe.most") } рома, по { BOX("effects.rum_cafe.points") ->
        [one] { BOX("effects.rum_cafe.points") } очку
        [few] { BOX("effects.rum_cafe.points") } очка
       *[other] { BOX("effects.rum_cafe.points") } очков
    } за каждый.
building-cigar_cafe = сигарное кафе
    .object = сигарное кафе
    .rule = Сдайте до { BOX("effects.cigar_cafe.most") ->
        [one] { BOX("effects.cigar_cafe.most") } сигары
        [few] { BOX("effects.cigar_cafe.most") } сигар
       *[other] { BOX("effects.cigar_cafe.most") } сигар
    }, по { BOX("effects.cigar_cafe.points") ->
        [one] { BOX("effects.cigar_cafe.points") } очку
        [few] { BOX("effects.cigar_cafe.points") } очка
       *[other] { BOX("effects.cigar_cafe.points") } очков
    } за каждые.
building-small_branch_office = малый филиал
    .object = малый филиал
    .rule = Погрузите { BOX("effects.small_branch_office.most") ->
        [one] { BOX("effects.small_branch_office.most") } фишку
        [few] { BOX("effects.small_branch_office.most") } фишки
       *[other] { BOX("effects.small_branch_office.most") } фишек
    } на корабль у причала; очки как у мэра.
building-large_branch_office = большой филиал
    .object = большой филиал
    .rule = Погрузите сколько угодно фишек одного вида на один корабль у причала; очки как у мэра.
building-hotel = отель
    .object = отель
    .rule = { BOX("effects.hotel.points") ->
        [one] { BOX("effects.hotel.points") } очко
        [few] { BOX("effects.hotel.points") } очка
       *[other] { BOX("effects.hotel.points") } очков
    }.
building-inn = трактир
    .object = трактир
    .rule = { BOX("effects.inn.points") ->
        [one] { BOX("effects.inn.points") } очко
        [few] { BOX("effects.inn.points") } очка
       *[other] { BOX("effects.inn.points") } очков
    }.
building-general_store = универмаг
    .object = универмаг
    .rule = Продайте в резерв { BOX("effects.general_store.most") ->
        [one] { BOX("effects.general_store.most") } фишку
        [few] { BOX("effects.general_store.most") } фишки
       *[other] { BOX("effects.general_store.most") } фишек
    } рома или сигар за { BOX("effects.general_store.pesos") } песо{ BOX("effects.general_store.most") ->
        [one] { "." }
       *[other] { " " }за штуку.
    }
building-product_house = дом продукции
    .object = дом продукции
    .rule = Продайте в резерв { BOX("effects.product_house.most") ->
        [one] { BOX("effects.product_house.most") } фишку
        [few] { BOX("effects.product_house.most") } фишки
       *[other] { BOX("effects.product_house.most") } фишек
    } продукции за { BOX("effects.product_house.pesos") } песо{ BOX("effects.product_house.most") ->
        [one] { "." }
       *[other] { " " }за штуку.
    }
building-resource_house = дом ресурсов
    .object = дом ресурсов
    .rule = Продайте в резерв до { BOX("effects.resource_house.most") ->
        [one] { BOX("effects.resource_house.most") } ресурса
        [few] { BOX("effects.resource_house.most") } ресурсов
       *[other] { BOX("effects.resource_house.most") } ресурсов
    }, по { BOX("effects.resource_house.pesos") } песо за каждый.
    .rule-resource_house_limit-each = Продайте в резерв до { BOX("effects.resource_house.most") ->
        [one] { BOX("effects.resource_house.most") } ресурса
        [few] { BOX("effects.resource_house.most") } ресурсов
       *[other] { BOX("effects.resource_house.most") } ресурсов
    } каждого вида, по { BOX("effects.resource_house.pesos") } песо за каждый.
building-small_bank = отделение банка
    .object = отделение банка
    .rule = { BOX("effects.small_bank.pesos") } песо.
building-large_bank = большой банк
    .object = большой банк
    .rule = { BOX("effects.large_bank.pesos") } песо.
building-cigar_factory = сигарная фабрика
    .object = сигарную фабрику
    .rule = Превратите сколько угодно табака в столько же сигар.
building-distillery = винокурня
    .object = винокурню
    .rule = Превратите сколько угодно тростника в столько же рома.
building-black_market = чёрный рынок
    .object = чёрный рынок
    .rule = Обменяйте одну фишку продукции на ром или сигары или наоборот, виды на выбор.
building-church = церковь
    .object = церковь
    .rule = Сразу уберите из игры один законопроект этого раунда. В следующем раунде вето на законопроект того же рода вам недоступно.
    .rule-church_at_event_2-true = Сразу уберите из игры один законопроект этого раунда; если событие 2 проводит все законопроекты, это можно сделать и тогда, если церковь в этом раунде не использовали. В следующем раунде вето на законопроект того же рода вам недоступно.
building-town_hall = ратуша
    .object = ратушу
    .rule = Возьмите жетон голосов: ещё { BOX("play.vote_tile") ->
        [one] { BOX("play.vote_tile") } голос
        [few] { BOX("play.vote_tile") } голоса
       *[other] { BOX("play.vote_tile") } голосов
    } в парламенте этого раунда.
building-dam = плотина
    .object = плотину
    .rule = { BOX("effects.dam.water") } воды.
building-lighthouse = маяк
    .object = маяк
    .rule = Замените корабль на рейде любым названным кораблём из стопки; прежний уходит под стопку.
building-storehouse = хранилище
    .object = хранилище
    .rule = Уберите всю продукцию двора на склад, как печатный склад.
building-casino = казино
    .object = казино
    .rule = Отдайте { BOX("effects.casino.pesos") } песо за { BOX("effects.casino.points") ->
        [one] { BOX("effects.casino.points") } очко
        [few] { BOX("effects.casino.points") } очка
       *[other] { BOX("effects.casino.points") } очков
    } или { BOX("effects.casino.points") ->
        [one] { BOX("effects.casino.points") } очко
        [few] { BOX("effects.casino.points") } очка
       *[other] { BOX("effects.casino.points") } очков
    } за { BOX("effects.casino.pesos") } песо; не больше { BOX("effects.casino.exchanges") ->
        [one] { BOX("effects.casino.exchanges") } раза
        [few] { BOX("effects.casino.exchanges") } раз
       *[other] { BOX("effects.casino.exchanges") } раз
    } за раунд. («Эль Президенте»)
building-customs_house = таможня
    .object = таможню
    .rule = Положите одну фишку товара из резерва на подходящее место корабля у причала или снимите одну с такого корабля. Очков никто не получает. («Эль Президенте»)
building-beach_cafe = пляжное кафе
    .object = пляжное кафе
    .rule = Действует само: альтернативы торговки, архитектора и мэра доступны вам и там, где лежат чёрные метки. («Эль Президенте»)
building-statue = статуя
    .object = статую
    .rule = Если бригадир использует её в последнем раунде, каждая ваша постройка в конце игры даёт { BOX("play.building_points", "effects.statue.points") ->
        [one] { BOX("play.building_points", "effects.statue.points") } очко
        [few] { BOX("play.building_points", "effects.statue.points") } очка
       *[other] { BOX("play.building_points", "effects.statue.points") } очков
    } вместо { BOX("play.building_points") }. («Эль Президенте»)
    .rule-statue_via_lawyer-true = Если ваш бригадир или адвокат использует её в последнем раунде, каждая ваша постройка в конце приносит { BOX("play.building_points", "effects.statue.points") ->
        [one] { BOX("play.building_points", "effects.statue.points") } очко
        [few] { BOX("play.building_points", "effects.statue.points") } очка
       *[other] { BOX("play.building_points", "effects.statue.points") } очков
    } вместо { BOX("play.building_points") }. («Эль Президенте»)
building-newspaper = газета
    .object = газету
    .rule = Положите жетон прессы на один законопроект этого раунда. Если он не станет законом, вы получите { BOX("effects.newspaper.points") ->
        [one] { BOX("effects.newspaper.points") } очко
        [few] { BOX("effects.newspaper.points") } очка
       *[other] { BOX("effects.newspaper.points") } очков
    } и { BOX("effects.newspaper.pesos") } песо. («Эль Президенте»)
    .rule-press_pays_for_veto-false = Положите жетон прессы на один законопроект этого раунда. Если парламент не сделает его законом, вы получите { BOX("effects.newspaper.points") ->
        [one] { BOX("effects.newspaper.points") } очко
        [few] { BOX("effects.newspaper.points") } очка
       *[other] { BOX("effects.newspaper.points") } очков
    } и { BOX("effects.newspaper.pesos") } песо; если на него наложили вето — ничего. («Эль Президенте»)

statute-tax_start = налог { BOX("start_laws.tax.pesos") } песо
    .rule = Действует с начала игры.
statute-duty_start = реквизиция: апельсины
    .rule = Действует с начала игры.
statute-t1 = налог { BOX("taxes.t1.pesos") } песо
    .rule = Заплатите { BOX("taxes.t1.pesos") } песо.
statute-t2 = налог { BOX("taxes.t2.pesos") } песо
    .rule = Заплатите { BOX("taxes.t2.pesos") } песо.
statute-t3 = налог { BOX("taxes.t3.pesos") } песо
    .rule = Заплатите { BOX("taxes.t3.pesos") } песо.
statute-t4 = налог { BOX("taxes.t4.pesos") } песо
    .rule = Заплатите { BOX("taxes.t4.pesos") } песо.
statute-t5 = налог { BOX("taxes.t5.pesos") } песо
    .rule = Заплатите { BOX("taxes.t5.pesos") } песо.
statute-t6 = налог на постройки
    .rule = Заплатите по { BOX("taxes.t6.pesos_per_building") } песо за каждую свою постройку, считая печатный склад.
    .rule-warehouse_counts_for_tax_and_subsidy-false = Заплатите по { BOX("taxes.t6.pesos_per_building") } песо за каждую свою постройку, не считая печатный склад.
statute-t7 = налог { BOX("taxes.t7.pesos") } песо
    .rule = Заплатите { BOX("taxes.t7.pesos") } песо. («Эль Президенте»)
statute-t8 = налог на очки
    .rule = Заплатите по { BOX("taxes.t8.pesos_per_points") } песо за каждые полные { BOX("taxes.t8.points") ->
        [one] { BOX("taxes.t8.points") } очко
        [few] { BOX("taxes.t8.points") } очка
       *[other] { BOX("taxes.t8.points") } очков
    }. («Эль Президенте»)
statute-d1 = реквизиция: тростник
    .rule = Сдайте { BOX("duties.d1.cane") ->
        [one] { BOX("duties.d1.cane") } тростник
        [few] { BOX("duties.d1.cane") } тростника
       *[other] { BOX("duties.d1.cane") } тростника
    }.
statute-d2 = реквизиция: табак
    .rule = Сдайте { BOX("duties.d2.tobacco") ->
        [one] { BOX("duties.d2.tobacco") } табак
        [few] { BOX("duties.d2.tobacco") } табака
       *[other] { BOX("duties.d2.tobacco") } табака
    }.
statute-d3 = реквизиция: вода
    .rule = Сдайте { BOX("duties.d3.water") ->
        [one] { BOX("duties.d3.water") } воду
        [few] { BOX("duties.d3.water") } воды
       *[other] { BOX("duties.d3.water") } воды
    }.
statute-d4 = реквизиция: апельсины
    .rule = Сдайте { BOX("duties.d4.citrus") ->
        [one] { BOX("duties.d4.citrus") } фишку апельсинов
        [few] { BOX("duties.d4.citrus") } фишки апельсинов
       *[other] { BOX("duties.d4.citrus") } фишек апельсинов
    }.
statute-d5 = реквизиция: { BOX("duties.d5.product") } продукции
    .rule = Сдайте { BOX("duties.d5.product") ->
        [one] { BOX("duties.d5.product") } фишку
        [few] { BOX("duties.d5.product") } фишки
       *[other] { BOX("duties.d5.product") } фишек
    } любой продукции.
statute-d6 = реквизиция: { BOX("duties.d6.resource") ->
        [one] { BOX("duties.d6.resource") } ресурс
        [few] { BOX("duties.d6.resource") } ресурса
       *[other] { BOX("duties.d6.resource") } ресурсов
    }
    .rule = Сдайте { BOX("duties.d6.resource") ->
        [one] { BOX("duties.d6.resource") } любой ресурс
        [few] { BOX("duties.d6.resource") } любых ресурса
       *[other] { BOX("duties.d6.resource") } любых ресурсов
    }.
statute-d7 = реквизиция в песо
    .rule = Заплатите ещё { BOX("duties.d7.taxes") ->
        [one] { BOX("duties.d7.taxes") } раз
        [few] { BOX("duties.d7.taxes") } раза
       *[other] { BOX("duties.d7.taxes") } раз
    } столько, сколько требует с вас налог. («Эль Президенте»)
statute-d8 = реквизиция: продукция и ресурс
    .rule = Сдайте { BOX("duties.d8.product") ->
        [one] { BOX("duties.d8.product") } любую фишку
        [few] { BOX("duties.d8.product") } любые фишки
       *[other] { BOX("duties.d8.product") } любых фишек
    } продукции и { BOX("duties.d8.resource") ->
        [one] { BOX("duties.d8.resource") } любой ресурс
        [few] { BOX("duties.d8.resource") } любых ресурса
       *[other] { BOX("duties.d8.resource") } любых ресурсов
    }. («Эль Президенте»)
statute-u1 = субсидия за воду
    .rule = По { BOX("subsidies.u1.points_per_water") ->
        [one] { BOX("subsidies.u1.points_per_water") } очку
        [few] { BOX("subsidies.u1.points_per_water") } очка
       *[other] { BOX("subsidies.u1.points_per_water") } очков
    } за каждую вашу воду, не больше { BOX("subsidies.u1.most") }.
statute-u2 = субсидия депутатам
    .rule = По { BOX("subsidies.u2.points_per_vote") ->
        [one] { BOX("subsidies.u2.points_per_vote") } очку
        [few] { BOX("subsidies.u2.points_per_vote") } очка
       *[other] { BOX("subsidies.u2.points_per_vote") } очков
    } за каждый голос на карте персонажа, посланного в парламент.
statute-u3 = субсидия за постройки
    .rule = По { BOX("subsidies.u3.points_per_building") ->
        [one] { BOX("subsidies.u3.points_per_building") } очку
        [few] { BOX("subsidies.u3.points_per_building") } очка
       *[other] { BOX("subsidies.u3.points_per_building") } очков
    } за каждую вашу постройку, считая печатный склад.
    .rule-warehouse_counts_for_tax_and_subsidy-false = По { BOX("subsidies.u3.points_per_building") ->
        [one] { BOX("subsidies.u3.points_per_building") } очку
        [few] { BOX("subsidies.u3.points_per_building") } очка
       *[other] { BOX("subsidies.u3.points_per_building") } очков
    } за каждую вашу постройку, не считая печатный склад.
statute-u4 = субсидия за сбережения
    .rule = По { BOX("subsidies.u4.points") ->
        [one] { BOX("subsidies.u4.points") } очку
        [few] { BOX("subsidies.u4.points") } очка
       *[other] { BOX("subsidies.u4.points") } очков
    } за каждые полные { BOX("subsidies.u4.pesos") } песо, не больше { BOX("subsidies.u4.most") }.
statute-u5 = субсидия за угодья
    .rule = По { BOX("subsidies.u5.points_per_field") ->
        [one] { BOX("subsidies.u5.points_per_field") } очку
        [few] { BOX("subsidies.u5.points_per_field") } очка
       *[other] { BOX("subsidies.u5.points_per_field") } очков
    } за каждый ваш лес, гору и озеро без постройки.
statute-u6 = субсидия за пашни
    .rule = По { BOX("subsidies.u6.points_per_field") ->
        [one] { BOX("subsidies.u6.points_per_field") } очку
        [few] { BOX("subsidies.u6.points_per_field") } очка
       *[other] { BOX("subsidies.u6.points_per_field") } очков
    } за каждое ваше поле продукции без постройки.
statute-u7 = субсидия за ром и сигары
    .rule = По { BOX("subsidies.u7.points_per_good") ->
        [one] { BOX("subsidies.u7.points_per_good") } очку
        [few] { BOX("subsidies.u7.points_per_good") } очка
       *[other] { BOX("subsidies.u7.points_per_good") } очков
    } за каждую вашу фишку рома и сигар. («Эль Президенте»)
statute-u8 = субсидия отстающим
    .rule = Очки по месту: первый получает { BOX("subsidies.u8.points_per_rank") }, второй { BOX("subsidies.u8.points_per_rank", times: 2) } и так далее; равные делят лучшее место, и каждый занимает по одному. («Эль Президенте»)
statute-o1 = закон о засухе
    .rule = Работник бесплатно использует только { BOX("other_laws.o1.free_harvests") ->
        [one] { BOX("other_laws.o1.free_harvests") } поле
        [few] { BOX("other_laws.o1.free_harvests") } поля
       *[other] { BOX("other_laws.o1.free_harvests") } полей
    } продукции, остальные за воду.
statute-o2 = рыночный закон: дефицит
    .rule = Каждый раунд с рынка уходят { BOX("other_laws.o2.pieces_of_each_product") ->
        [one] { BOX("other_laws.o2.pieces_of_each_product") } апельсин
        [few] { BOX("other_laws.o2.pieces_of_each_product") } апельсина
       *[other] { BOX("other_laws.o2.pieces_of_each_product") } апельсинов
    }, { BOX("other_laws.o2.pieces_of_each_product") ->
        [one] { BOX("other_laws.o2.pieces_of_each_product") } тростник
        [few] { BOX("other_laws.o2.pieces_of_each_product") } тростника
       *[other] { BOX("other_laws.o2.pieces_of_each_product") } тростника
    } и { BOX("other_laws.o2.pieces_of_each_product") ->
        [one] { BOX("other_laws.o2.pieces_of_each_product") } табак
        [few] { BOX("other_laws.o2.pieces_of_each_product") } табака
       *[other] { BOX("other_laws.o2.pieces_of_each_product") } табака
    }.
    .rule-market_act_repeats-false = Один раз, в том раунде, когда закон принят, с рынка уходят { BOX("other_laws.o2.pieces_of_each_product") ->
        [one] { BOX("other_laws.o2.pieces_of_each_product") } апельсин
        [few] { BOX("other_laws.o2.pieces_of_each_product") } апельсина
       *[other] { BOX("other_laws.o2.pieces_of_each_product") } апельсинов
    }, { BOX("other_laws.o2.pieces_of_each_product") ->
        [one] { BOX("other_laws.o2.pieces_of_each_product") } тростник
        [few] { BOX("other_laws.o2.pieces_of_each_product") } тростника
       *[other] { BOX("other_laws.o2.pieces_of_each_product") } тростника
    } и { BOX("other_laws.o2.pieces_of_each_product") ->
        [one] { BOX("other_laws.o2.pieces_of_each_product") } табак
        [few] { BOX("other_laws.o2.pieces_of_each_product") } табака
       *[other] { BOX("other_laws.o2.pieces_of_each_product") } табака
    }.
statute-o3 = закон о коррупции
    .rule = Голоса не покупают.
statute-o4 = рыночный закон: изобилие
    .rule = Каждый раунд на рынок приходят { BOX("other_laws.o4.pieces_of_each_product") ->
        [one] { BOX("other_laws.o4.pieces_of_each_product") } апельсин
        [few] { BOX("other_laws.o4.pieces_of_each_product") } апельсина
       *[other] { BOX("other_laws.o4.pieces_of_each_product") } апельсинов
    }, { BOX("other_laws.o4.pieces_of_each_product") ->
        [one] { BOX("other_laws.o4.pieces_of_each_product") } тростник
        [few] { BOX("other_laws.o4.pieces_of_each_product") } тростника
       *[other] { BOX("other_laws.o4.pieces_of_each_product") } тростника
    } и { BOX("other_laws.o4.pieces_of_each_product") ->
        [one] { BOX("other_laws.o4.pieces_of_each_product") } табак
        [few] { BOX("other_laws.o4.pieces_of_each_product") } табака
       *[other] { BOX("other_laws.o4.pieces_of_each_product") } табака
    }.
    .rule-market_act_repeats-false = Один раз, в том раунде, когда закон принят, на рынок приходят { BOX("other_laws.o4.pieces_of_each_product") ->
        [one] { BOX("other_laws.o4.pieces_of_each_product") } апельсин
        [few] { BOX("other_laws.o4.pieces_of_each_product") } апельсина
       *[other] { BOX("other_laws.o4.pieces_of_each_product") } апельсинов
    }, { BOX("other_laws.o4.pieces_of_each_product") ->
        [one] { BOX("other_laws.o4.pieces_of_each_product") } тростник
        [few] { BOX("other_laws.o4.pieces_of_each_product") } тростника
       *[other] { BOX("other_laws.o4.pieces_of_each_product") } тростника
    } и { BOX("other_laws.o4.pieces_of_each_product") ->
        [one] { BOX("other_laws.o4.pieces_of_each_product") } табак
        [few] { BOX("other_laws.o4.pieces_of_each_product") } табака
       *[other] { BOX("other_laws.o4.pieces_of_each_product") } табака
    }.
statute-o5 = закон о строительстве
    .rule = Архитектор доплачивает за постройку { BOX("other_laws.o5.pesos") } песо.
statute-o6 = портовый закон
    .rule = Корабль, который мэр или филиал заполнил до конца, уходит сразу.
statute-o7 = экспортный закон
    .rule = Каждая погруженная фишка приносит { BOX("other_laws.o7.points") ->
        [one] { BOX("other_laws.o7.points") } очко
        [few] { BOX("other_laws.o7.points") } очка
       *[other] { BOX("other_laws.o7.points") } очков
    } у любого причала. («Эль Президенте»)
statute-o8 = закон об управлении
    .rule = Альтернативы торговки, архитектора и мэра недоступны, пляжное кафе не помогает. («Эль Президенте»)

cuban-dancer = танцовщица
    .rule = Вы сразу становитесь стартовым игроком. Очерёдность ходов не меняется.
cuban-musician = музыкант
    .rule = { BOX("avenue.musician_pesos") } песо.
cuban-day_labourer = подёнщик
    .rule = Можно убрать на склад всю продукцию двора. На то, что появится позже, это не распространяется.
cuban-harbour_master = начальник порта
    .rule = Можно поменять местами два корабля у соседних причалов вместе с грузом.
cuban-lawyer = адвокат
    .rule = Можно заплатить { BOX("avenue.lawyer_pesos") } песо и использовать одну свою постройку, где бы ни стояла фигурка.
cuban-revolutionary = революционер
    .rule = { BOX("avenue.revolutionary_points") ->
        [one] { BOX("avenue.revolutionary_points") } очко
        [few] { BOX("avenue.revolutionary_points") } очка
       *[other] { BOX("avenue.revolutionary_points") } очков
    }.

cell-1 = два депутата
    .rule = В следующем раунде каждый играет на одного персонажа меньше и посылает в парламент двоих; их голоса складываются.
cell-2 = все законы проходят
    .rule = В этом раунде все законопроекты становятся законами. Никто не голосует.
    .rule-church_at_event_2-true = В этом раунде все законопроекты становятся законами, кроме одного, на который сейчас может наложить вето владелец неиспользованной церкви. Никто не голосует.
cell-3 = бригадир ходит
    .rule = В следующем раунде бригадир может сначала передвинуть фигурку, а потом использовать постройки. Урожай не собирают.
cell-4 = перестройка
    .rule = Сразу, начиная со стартового игрока, каждый может заплатить { BOX("avenue.rebuild_pesos") } песо и положить постройку с выкладки поверх одной из своих за разницу в кубиках.
cell-5 = потери лидеров
    .rule = Все, кто сейчас впереди по очкам, теряют по { BOX("avenue.leaders_lose") ->
        [one] { BOX("avenue.leaders_lose") } очку
        [few] { BOX("avenue.leaders_lose") } очка
       *[other] { BOX("avenue.leaders_lose") } очков
    }.
cell-6 = подарок рынка
    .rule = Сразу, начиная со стартового игрока, каждый может взять самую дешёвую фишку одного ряда рынка. Продукция идёт прямо на склад.

## Откуда очки и что считают

source-ships = корабли
source-tiles = использование построек
source-casino = казино
source-architect = альтернатива архитектора
source-laws = налог и реквизиция
source-subsidies = субсидии
source-avenue = бульвар
source-buildings = постройки в конце
source-statue = статуя

counts-points = очки
    .gain = { $count ->
        [one] очко
        [few] очка
       *[many] очков
    }
counts-money = песо
    .gain = песо
counts-pieces = фишки
counts-stored = продукция на складе
counts-supply = фишки в резерве
counts-market = фишки на рынке
counts-cargo = фишки на борту
counts-buildings = постройки
counts-laws = законы
counts-votes = голоса

## Настройки

option-el_presidente = Эль Президенте
    .help = Расширение с бульваром, кубинцами и автомобилем президента.
option-rounds = Раунды
    .help = Сколько раундов играют. Все: по одному на каждую карту стопки законов, с новыми законами { BOX("avenue.rounds") }, без них { BOX("play.rounds") }.
choice-rounds-all = все
option-plantation_side = Плантации
    .help = Одинаковые у всех или разные по цветам.
choice-plantation_side-common = общая сторона
choice-plantation_side-individual = разные стороны
option-colours = Цвета
    .help = Раздают ли цвета, а с ними и личные плантации, по местам, или их выбирают по порядку хода перед игрой.
choice-colours-by_seat = по местам
choice-colours-chosen = по выбору
option-ep_ships = Новые корабли
    .help = Шесть кораблей «Эль Президенте», среди них лесовоз.
option-ep_laws = Новые законы
    .help = Восемь карт законов «Эль Президенте». Без них в игре не больше { BOX("play.rounds") ->
        [one] { BOX("play.rounds") } раунда
        [few] { BOX("play.rounds") } раундов
       *[other] { BOX("play.rounds") } раундов
    }.
option-ep_buildings = Новые постройки
    .help = Пять построек «Эль Президенте»: добавить, заменить ими пять других или не брать.
choice-ep_buildings-add = добавить
choice-ep_buildings-swap = заменить пять других
choice-ep_buildings-none = не брать
option-swapped_buildings = Какие постройки уходят
    .help = Если новые постройки заменяют старые: пять уходящих определяет жребий или игроки выбирают их по одной по порядку хода.
choice-swapped_buildings-by_lot = по жребию
choice-swapped_buildings-chosen = по выбору
option-surplus_laws = Законы короткой игры
    .help = Откладывают ли лишние карты законов короткой игры не глядя или игроки выбирают их по одной по порядку хода.
choice-surplus_laws-unseen = не глядя
choice-surplus_laws-chosen = по выбору
option-donkey_1 = Первый ослик
    .help = Какого кубинца заменяет первый ослик (при двух, трёх и четырёх игроках).
choice-donkey_1-random = по жребию
choice-donkey_1-musician = { cuban-musician }
choice-donkey_1-day_labourer = { cuban-day_labourer }
choice-donkey_1-harbour_master = { cuban-harbour_master }
choice-donkey_1-lawyer = { cuban-lawyer }
choice-donkey_1-revolutionary = { cuban-revolutionary }
option-donkey_2 = Второй ослик
    .help = Какого кубинца заменяет второй ослик (при трёх игроках).
choice-donkey_2-random = по жребию
choice-donkey_2-musician = { cuban-musician }
choice-donkey_2-day_labourer = { cuban-day_labourer }
choice-donkey_2-harbour_master = { cuban-harbour_master }
choice-donkey_2-lawyer = { cuban-lawyer }
choice-donkey_2-revolutionary = { cuban-revolutionary }
option-secret_delegate = Тайные депутаты
    .help = Вариант из правил: до первого хода каждый кладёт карту для парламента рубашкой вверх.
option-dock3_departs = Причал 3
    .help = Уходит ли корабль от причала 3 в конце каждого раунда начиная со второго или только полным (домашнее правило).
choice-dock3_departs-always = уходит всегда
choice-dock3_departs-full_only = уходит только полным
option-full_ship_leaves = Полные корабли
    .help = Когда уходит полный корабль. Сразу — домашнее правило: будто портовый закон действует всегда.
choice-full_ship_leaves-end_of_round = в конце раунда
choice-full_ship_leaves-immediately = сразу
option-alt_uses_per_round = Сколько раз доступна альтернатива
    .help = Сколько раз за раунд можно занять каждое место альтернативы.
option-market_act_repeats = Рыночные законы повторяются
    .help = Действует ли рыночный закон каждый раунд, пока он в силе, или только в раунде принятия.
option-building_once_per_round = Постройка раз в раунд
    .help = Могут ли бригадир и адвокат вместе использовать постройку только один раз за раунд.
option-statue_via_lawyer = Статуя через адвоката
    .help = Может ли статую включить и адвокат.
option-warehouse_counts_for_tax_and_subsidy = Печатный склад в законах
    .help = Считается ли печатный склад постройкой для налога и субсидии на постройки.
option-warehouse_counts_for_final_vp = Печатный склад в конце игры
    .help = Считается ли печатный склад постройкой при последнем подсчёте.
option-foreman_single_anywhere = Одна постройка где угодно
    .help = Может ли бригадир вместо этого использовать одну постройку вне ряда и столбца.
option-bids_paid_by_all = Платят и проигравшие
    .help = Платят ли за купленные голоса все или только победитель (домашнее правило).
option-church_at_event_2 = Церковь при событии 2
    .help = Может ли владелец церкви, которую в этом раунде не использовали, наложить вето, когда событие 2 проводит все законопроекты, без бригадира и адвоката.
option-press_pays_for_veto = Газета и вето
    .help = Платит ли газета и за отмеченный законопроект, на который наложили вето.
option-resource_house_limit = Дом ресурсов
    .help = Считается ли предел в { BOX("effects.resource_house.most") ->
        [one] { BOX("effects.resource_house.most") } ресурс
        [few] { BOX("effects.resource_house.most") } ресурса
       *[other] { BOX("effects.resource_house.most") } ресурсов
    } на все виды вместе или на каждый вид.
choice-resource_house_limit-together = на все вместе
choice-resource_house_limit-each = на каждый вид
option-beach_cafe_value = Пляжное кафе
    .help = Что получает его владелец, отказавшись от действия архитектора или мэра: любое место по выбору; всегда первое; или первое открытое, а если закрыты оба — последнее.
choice-beach_cafe_value-either = любое место
choice-beach_cafe_value-first = первое место
choice-beach_cafe_value-last = последнее место

## Законы сохранения и источники

invariant-seats = места за столом
invariant-length = длина игры
invariant-pieces = фишки
invariant-market = рынок
invariant-buildings = постройки
invariant-plantations = плантации
invariant-ships = корабли
invariant-statutes = карты законов
invariant-markers = чёрные метки
invariant-hands = карты персонажей
invariant-cubans = кубинцы
invariant-turns = ходы
invariant-delegates = тайные депутаты
invariant-bids = ставки
invariant-points = очки
invariant-choices = открытый выбор

origin-base-rulebook = английские правила «Кубы»
origin-el-presidente = русские правила «Эль Президенте»
origin-both-rulebooks = правила «Кубы» и «Эль Президенте»
origin-inferred = следует из сказанного в правилах в других местах
origin-missing-pictures = в правилах это на рисунках, которых у нас нет; наша уравновешенная замена
origin-our-ruling = наше решение

## Поле

board-round = раунд { $number } из { $rounds }
board-start-player = стартовый игрок
board-market = Рынок
board-buy = купить
board-sell = продать
board-harbour = Гавань
board-dock = причал { $dock }
board-sea = на рейде
board-each = по { $points }
board-full = полный
board-no-ship = нет корабля
board-pile = стопка кораблей
board-under = под ней: { $count }
board-laws = В силе
board-bills = Законопроекты
board-law-pile = впереди: { $count }
board-vetoed = вето
board-none = нет
board-press = пресса: { $name }
board-vote-tile = жетон голосов: { $name }
board-enacted = принят
board-avenue = Бульвар Президента
board-donkey = ослик
board-car = авто
board-mansion = авто стоит у особняка
board-flag-two = в этом раунде два депутата
board-flag-two-next = в следующем раунде два депутата
board-flag-foreman = в этом раунде бригадир ходит
board-flag-foreman-next = в следующем раунде бригадир ходит
board-alternatives = Альтернативы
board-forbidden = запрещены
board-display = Постройки (дерево/камень/вода)
board-surcharge = + { $pesos } песо
board-supply = Резерв
board-yard = двор
board-stored = склад
board-pesos = песо
board-points = очки
board-buildings = построек
board-hand = на руке
board-tax = налог { $count }
board-cubans-due = взять кубинцев: { $count }
board-votes = голосов { $count }
board-bid = куплено { $count }
board-has-bid = ставка сделана
board-face-down = взакрытую
board-figure = фигурка
board-nothing = ничего

## Страница правил

rules-goal = Остров и цель
    .text =
        У каждого плантация из двенадцати полей с одной **фигуркой** и одни и те же пять **персонажей**: работник, торговка, архитектор, бригадир, мэр. Каждый раунд играют по { BOX("play.cards_played") } из них, оставшийся голосует в парламенте. Очки дают погрузка кораблей, использование построек, исполнение законов и субсидии; в конце очки приносит каждая постройка. Побеждает тот, у кого больше очков; при равенстве — у кого больше песо.

        Фишки называются так:

        - **продукция**: апельсины, тростник, табак. Во дворе она портится в конце раунда;
        - **ром и сигары**: не портятся;
        - **товары**: продукция, ром и сигары вместе, то, чем торгует рынок и что возят корабли;
        - **ресурсы**: дерево, камень и вода, кубики, которых стоят постройки. Они не портятся; ими не торгуют и их (кроме одного корабля) не грузят.

        Всё полученное лежит у вас во **дворе**. Продукцию можно убрать на **склад**: там она не портится. Тратить можно и то и другое, но фишки из двора уходят первыми. Деньги и фишки лежат открыто. В таблице указано число фишек каждого вида; чего нет в резерве, того не получить.
rules-setup = Подготовка
    .text =
        Каждый начинает с { BOX("play.start_pesos") } песо, без очков, с пятью персонажами и фигуркой на печатном складе. На рынке лежат апельсины ({ BOX("market.start_fill.citrus") }), тростник ({ BOX("market.start_fill.cane") }), табак ({ BOX("market.start_fill.tobacco") }), ром ({ BOX("market.start_fill.rum") }) и сигары ({ BOX("market.start_fill.cigars") }). Корабли стоят у причалов 1 и 2 и один на рейде; причал 3 в первом раунде пуст. Действуют налог { BOX("start_laws.tax.pesos") } песо и реквизиция апельсинов ({ BOX("start_laws.duty.citrus") }). Стартового игрока выбирает жребий, и по очереди каждый берёт { BOX("play.start_products") ->
            [one] { BOX("play.start_products") } фишку
            [few] { BOX("play.start_products") } фишки
           *[other] { BOX("play.start_products") } фишек
        } продукции и { BOX("play.start_resources") ->
            [one] { BOX("play.start_resources") } ресурс
            [few] { BOX("play.start_resources") } ресурса
           *[other] { BOX("play.start_resources") } ресурсов
        }, можно одинаковые.

        Все постройки с самого начала лежат открыто.
rules-plantation = Плантации
    .text =
        Три ряда по четыре поля: печатный склад в углу, по два поля каждой продукции, два леса (дерево), две горы (камень) и озеро (вода). Ряд и столбец фигурки вместе дают шесть полей, считая её собственное; это её **крест**. Постройка закрывает поле, и с этих пор оно ничего не даёт.

        Играют либо все на общей стороне, либо каждый на стороне своего цвета (настройка); цвета раздают по местам или выбирают (настройка). Сколько полей каждого рода, известно; где они расположены, неизвестно, и мы восстановили это так, чтобы два поля одного рода никогда не лежали в одном ряду или столбце.
rules-round = Раунд
    .text =
        В раунде пять фаз.

        - **A. Законопроекты.** Открывают верхние карты четырёх стопок: налог, реквизицию, субсидию и отдельный закон. Пока это только предложения.
        - **B. Действия.** Начиная со стартового игрока, по часовой стрелке, каждый за ход играет одного персонажа и выполняет его действие, пока все не сыграют по { BOX("play.cards_played") ->
            [one] { BOX("play.cards_played") } карте
            [few] { BOX("play.cards_played") } карты
           *[other] { BOX("play.cards_played") } карт
        }. Карту можно сыграть и без действия.
        - **C. Парламент.** Голосует оставшаяся карта; победитель делает законами { BOX("play.bills_enacted") ->
            [one] { BOX("play.bills_enacted") } законопроект
            [few] { BOX("play.bills_enacted") } законопроекта
           *[other] { BOX("play.bills_enacted") } законопроектов
        }.
        - **D. Законы.** Исполняют действующие законы.
        - **E. Конец раунда.** Продукция из дворов возвращается в резерв. Корабли движутся. Чёрные метки снимают, карты берут обратно. Рынок не пополняют.

        Без «Эль Президенте» стартовым становится тот, чья последняя сыгранная карта имеет наибольшее число; при равенстве тот, кто сыграл её позже. Он стартовый уже в фазах C и D.

        В базовой игре { BOX("play.rounds") ->
            [one] { BOX("play.rounds") } раунд
            [few] { BOX("play.rounds") } раунда
           *[other] { BOX("play.rounds") } раундов
        }, с новыми законами «Эль Президенте» до { BOX("avenue.rounds") } (настройка).
rules-characters = Персонажи
    .text =
        У каждого есть число, оно же число голосов. У торговки, архитектора и мэра по два **места альтернатив**: место служит одному игроку за раунд, потом на нём лежит чёрная метка. Архитектор и мэр: кто отказался от главного действия, без вопросов получает первое открытое место, { BOX("alternatives.architect_points.0") ->
            [one] { BOX("alternatives.architect_points.0") } очко
            [few] { BOX("alternatives.architect_points.0") } очка
           *[other] { BOX("alternatives.architect_points.0") } очков
        }, потом { BOX("alternatives.architect_points.1") }; { BOX("alternatives.mayor_pesos.0") } песо, потом { BOX("alternatives.mayor_pesos.1") }.

        Подробнее о **работнике**: сначала все кубики креста, потом продукция поле за полем: { BOX("play.free_harvests") ->
            [one] { BOX("play.free_harvests") } поле
            [few] { BOX("play.free_harvests") } поля
           *[other] { BOX("play.free_harvests") } полей
        } бесплатно, каждое следующее за воду, в том числе только что полученную. Остановиться можно в любой момент.

        Подробнее об **архитекторе**: заплатите кубики, возьмите постройку с выкладки и поставьте её на любое поле без постройки, можно на озеро или под фигурку, но не на печатный склад.

        Подробнее о **бригадире**: фигурка не двигается. Печатный склад тоже постройка: он убирает на склад всю продукцию двора. Ни одна постройка не используется дважды за раунд.
rules-market = Рынок
    .text =
        Пять рядов, по одному на каждый вид товара, цены слева направо падают. Фишки ряда лежат слева без промежутков.

        - **Покупка:** возьмите самую правую фишку и заплатите число под ней. Если ряд пуст, покупают из резерва по { BOX("market.buy_from_supply") }.
        - **Продажа:** положите фишку на первое пустое место и получите число на нём. Если ряд полон, фишка уходит в резерв за { BOX("market.sell_product_to_supply") } (продукция) или { BOX("market.sell_good_to_supply") } (ром, сигары).

        За одно действие можно торговать сколько угодно, но с каждым видом перейти от покупки к продаже или от продажи к покупке можно только раз. В долг не покупают.
rules-market-spaces = Места рынка
    .text =
        Первые места известны из подготовки; нижние следуют из цен, по которым торгует резерв.
rules-harbour = Гавань
    .text =
        У каждого корабля пять мест, каждое для одного вида. Фишка занимает свободное место своего вида, пока корабль не уйдёт. Тот, кто играет **мэра**, грузит на один корабль у причала сколько угодно подходящих фишек: по { BOX("play.dock_points.0") ->
            [one] { BOX("play.dock_points.0") } очку
            [few] { BOX("play.dock_points.0") } очка
           *[other] { BOX("play.dock_points.0") } очков
        } за фишку у причала 1, по { BOX("play.dock_points.1") } у причала 2, по { BOX("play.dock_points.2") } у причала 3. Корабль на рейде не грузят.

        В конце раунда уходят полные корабли, а начиная со второго раунда и корабль у причала 3 с любым грузом. Груз возвращается в резерв, карты идут под стопку, сначала карта причала 3. Затем корабли подвигаются: из стопки на рейд, потом к причалам 1, 2, 3, пока у каждого причала и на рейде не окажется по кораблю. В конце последнего раунда корабли не движутся.

        Число мест известно; для чего они, неизвестно и восстановлено нами.
rules-buildings = Постройки
    .text =
        Постройки использует бригадир (или адвокат), по желанию. Сколько отдать, решаете вы, от нуля до предела; что постройка даёт, берут целиком. Всё берётся из собственных фишек и идёт в резерв, а не на рынок. Если в резерве мало, вы получаете что есть и сдаёте только столько же.

        Сколько есть экземпляров каждой постройки, видно на выкладке: например, { BOX("copies.distillery") ->
            [one] { BOX("copies.distillery") } винокурня
            [few] { BOX("copies.distillery") } винокурни
           *[other] { BOX("copies.distillery") } винокурен
        } и { BOX("copies.cigar_factory") ->
            [one] { BOX("copies.cigar_factory") } сигарная фабрика
            [few] { BOX("copies.cigar_factory") } сигарные фабрики
           *[other] { BOX("copies.cigar_factory") } сигарных фабрик
        }. Построить можно и больше одной.

        Стоимость указана так: дерево, камень, вода.
rules-costs = Восстановленные стоимости
    .text =
        Стоимость этих двенадцати построек нам неизвестна. Числа наши.
rules-effects = Что дают постройки
    .text =
        Столбец `most` — сколько самое большее можно сдать за один раз; очки и песо за каждую фишку или за использование.
rules-effects-inferred = Выведенные действия
    .text =
        В правилах у лесопилки тоже стоит камень, явная опечатка. О доме ресурсов не сказано, за один ресурс песо или за оба.
rules-parliament = Парламент
    .text =
        Голоса — это число на несыгранной карте и ещё { BOX("play.vote_tile") } у того, кто использовал ратушу. Затем все тайно решают, сколько голосов купить, по песо за голос; открывают одновременно, и **платят все**, проигравшие тоже. У кого нет песо, того не спрашивают. Предела, кроме денег, нет; если песо больше 100, ставку делают в два шага: сотни и остальное.

        Побеждает тот, у кого голосов больше. При ничьей равные тайно докупают ещё раз. Если они всё равно равны, побеждает стартовый игрок, если он среди них, иначе первый из них по часовой стрелке от него.

        Победитель обязан сделать законами ровно **{ BOX("play.bills_enacted") ->
            [one] { BOX("play.bills_enacted") } законопроект
            [few] { BOX("play.bills_enacted") } законопроекта
           *[other] { BOX("play.bills_enacted") } законопроектов
        }**; остальные уходят из игры. Новый закон заменяет прежний того же рода и действует сразу. Жетон голосов возвращается. Последней платит газета.
rules-laws = Законы
    .text =
        Налог, реквизицию, субсидию и отдельный закон исполняют в этом порядке, каждый начиная со стартового игрока, каждый раунд, пока они в силе.

        Платить **налог и реквизицию** не обязательно, но только целиком. Налог даёт { BOX("play.tax_points") ->
            [one] { BOX("play.tax_points") } очко
            [few] { BOX("play.tax_points") } очка
           *[other] { BOX("play.tax_points") } очков
        }, реквизиция { BOX("play.duty_points") ->
            [one] { BOX("play.duty_points") } очко
            [few] { BOX("play.duty_points") } очка
           *[other] { BOX("play.duty_points") } очков
        }, вместе ещё { BOX("play.both_points") }. Штрафа нет. Налог каждого определяют до того, как кто-либо получит за него очки. Ничего не должен — значит заплатил.

        По **субсидии** очки получают все сразу, и это ничего не стоит. По **отдельному закону** меняется какое-то правило; рыночный закон исполняют сейчас, каждый раунд (настройка).

        То, что на каждый размер налога от 1 до 5 песо есть одна карта, выведено нами, как и число в налоге на постройки.
rules-duties = Выведенные реквизиции
    .text =
        Правила требуют два ресурса или две фишки продукции любого вида; то, что это две карты, выведено нами.
rules-end = Конец
    .text =
        После последнего раунда каждая постройка приносит { BOX("play.building_points") ->
            [one] { BOX("play.building_points") } очко
            [few] { BOX("play.building_points") } очка
           *[other] { BOX("play.building_points") } очков
        }, печатный склад тоже; перестроенная стопка считается одной постройкой. С включённой статуей каждая приносит { BOX("play.building_points", "effects.statue.points") }. За деньги очков не дают, но они решают при равенстве очков; если равны и деньги, победа общая.
rules-presidente = Эль Президенте
    .text =
        Расширение добавляет *Avenida del Presidente* с шестью ячейками. В начале каждого раунда в них открыто раскладывают шесть карт: кубинцев, а если игроков меньше пяти, то вместо некоторых **осликов**. Танцовщица есть всегда; кого заменят ослики, решает жребий на всю игру (настройка).

        За ход вы играете персонажа **или берёте кубинца**, и он сразу действует. За раунд каждый **обязан** взять { BOX("avenue.cubans_each.1") ->
            [one] { BOX("avenue.cubans_each.1") } кубинца
            [few] { BOX("avenue.cubans_each.1") } кубинцев
           *[other] { BOX("avenue.cubans_each.1") } кубинцев
        }, при двух игроках { BOX("avenue.cubans_each.0") }, когда ему удобно. Поэтому в раунде у каждого { BOX("play.cards_played", "avenue.cubans_each.1") ->
            [one] { BOX("play.cards_played", "avenue.cubans_each.1") } ход
            [few] { BOX("play.cards_played", "avenue.cubans_each.1") } хода
           *[other] { BOX("play.cards_played", "avenue.cubans_each.1") } ходов
        }, при двух игроках { BOX("play.cards_played", "avenue.cubans_each.0") }. Осликов не берут, каждого кубинца только раз. В конце остаётся ровно один кубинец.

        Правило базовой игры о стартовом игроке не действует: танцовщица сразу делает игрока стартовым, а если её никто не взял, карта в конце действий переходит налево.

        Затем автомобиль президента едет в ячейку оставшегося кубинца, пусть даже в ту же, что раньше, и происходит **событие этой ячейки**. Только потом собирается парламент.

        Новые корабли, законы и постройки — отдельные модули (настройки). В списках числа для двух, трёх, четырёх и пяти игроков.
rules-cubans = Кубинцы
    .text =
        Танцовщица, музыкант и революционер действуют всегда; трёх других можно взять, не пользуясь ими. Адвокату платят вперёд; без денег он ничего не делает.
rules-events = События
    .text =
        События 1 и 3 действуют в следующем раунде, событие 2 в парламенте этого раунда, остальные сразу. В последнем раунде события 1, 3 и 4 ничего не делают; то, что случилось раундом раньше, ещё действует.

        Подробнее о **перестройке**: вы платите { BOX("avenue.rebuild_pesos") } песо и, по каждому виду кубиков, насколько новая постройка дороже закрываемой; ничего не возвращается. В стопке считается верхняя постройка. Печатный склад закрыть нельзя. Закрытая постройка выбывает из игры; новую можно использовать со следующего раунда.
rules-new-ships = Новые корабли
    .text =
        Ещё шесть кораблей. Один из них, лесовоз, берёт дерево: у мэра и обоих филиалов, за очки причала. Таможня дерево не трогает. Для чего места, восстановлено нами.
rules-variants = Вариант
    .text =
        При **тайных депутатах** (настройка) в начале фазы B каждый кладёт карту для парламента рубашкой вверх (после события 1 — две) и играет остальными. Их открывают, когда собирается парламент.
rules-rulings = Решения
    .text =
        Если правила оставляют вопрос открытым, мы играем так.

        - Продукция на складе никогда не хуже, чем во дворе: убирают всегда весь двор, а подарок события 6 идёт прямо на склад. Спрашивает только подёнщик.
        - Бесплатная продукция торговки: пустой ряд считается ценой { BOX("market.buy_from_supply") }; вид, которого нет в резерве, взять нельзя.
        - Владелец пляжного кафе выбирает любое из двух мест карты по полной цене (настройка); метка ложится только на открытое место.
        - Казино делает { BOX("effects.casino.exchanges") ->
            [one] { BOX("effects.casino.exchanges") } обмен
            [few] { BOX("effects.casino.exchanges") } обмена
           *[other] { BOX("effects.casino.exchanges") } обменов
        } за раунд, в любую сторону, у бригадира и адвоката вместе. Очков не бывает меньше 0.
        - Корабль, заполненный таможней, стоит до конца раунда и при портовом законе. При этом законе корабль уходит после подсчёта погрузки.
        - Маяк называет любой корабль стопки; порядок остальных неизвестен. Корабли под стопкой лежат в том порядке, в каком туда попали.
        - Победитель принимает { BOX("play.bills_enacted") ->
            [one] { BOX("play.bills_enacted") } законопроект
            [few] { BOX("play.bills_enacted") } законопроекта
           *[other] { BOX("play.bills_enacted") } законопроектов
        } и тогда, когда церковь убрала один. При событии 2 проходят все оставшиеся; вето неиспользованной церкви тогда — только по настройке.
        - Жетон прессы остаётся, если на его законопроект наложили вето, и приносит доход (настройка). Сколько бы вето владелец церкви ни наложил за раунд, законопроекты всех этих родов в следующем ему недоступны.
        - Реквизиция в песо требует налог этого раунда, сколько бы очков ни стало потом.
        - Места и лидеров определяют один раз, по очкам на этот момент.
        - В короткой игре лишние карты законов откладывают не глядя или по выбору (настройка). Так же и постройки, которые заменяют новые: по жребию или по выбору (настройка).
        - Постройка считается использованной, даже если ничего не дала. Построенная в этом раунде ещё не использована.
        - Кто на каком-то шаге ничего не может, того не спрашивают.

## Что взвешивают боты

term-points = Очки
term-buildings = Постройки
term-money = Деньги
term-goods = Продукция, ром и сигары
term-resources = Ресурсы
term-timing = Ходы впереди

# Имена чисел на странице правил.
datum-supply = резерв
datum-rounds = раунды
datum-start_pesos = песо в начале
datum-start_products = продукция в начале
datum-start_resources = ресурсы в начале
datum-cards_played = персонажей за раунд
datum-free_harvests = сборов без воды
datum-vote_tile = голоса жетона
datum-bills_enacted = принимается законопроектов
datum-tax_points = очки за налог
datum-duty_points = очки за реквизицию
datum-both_points = очки за то и другое
datum-dock_points = очки причалов
datum-building_points = очки за постройку
datum-track = делений на шкале очков
datum-common = общая сторона
datum-architect_points = очки архитектора
datum-mayor_pesos = песо мэра
datum-buy_from_supply = покупка из резерва
datum-sell_product_to_supply = продукция в резерв
datum-sell_good_to_supply = ром и сигары в резерв
datum-start_fill = фишек в начале
datum-product_spaces = места для продукции
datum-good_spaces = места для рома и сигар
datum-most = не больше
datum-points = очки
datum-pesos = песо
datum-pesos_per_building = песо за каждую постройку
datum-product = продукция
datum-resource = ресурс
datum-donkeys = ослики
datum-cubans_each = кубинцев каждому
datum-musician_pesos = музыкант: песо
datum-lawyer_pesos = адвокат: песо
datum-revolutionary_points = революционер: очки
datum-rebuild_pesos = перестройка: песо
datum-leaders_lose = очков теряют лидеры
datum-fewest_rounds = меньше всего раундов

# Что происходит само собой; говорится в терминале.
news-dock =
    .ship = { $fewer ->
        [0] { "" }
       *[other] Вышли в море: { $lost }.
        } { $more ->
        [0] { "" }
       *[other] У причалов: { $items }.
        }
news-sea =
    .ship = { $more ->
        [0] { "" }
       *[other] На рейде корабль { $gained }.
        }
news-bill =
    .statute = { $more ->
        [0] { "" }
       *[other] Законопроекты этого раунда: { $gained }.
        }
news-law =
    .statute = { $more ->
        [0] { "" }
       *[other] Отныне действует: { $gained }.
        }
news-winner =
    .seat = { $more ->
        [0] { "" }
       *[other] В голосовании побеждает { $gained }.
        }
news-bid = { $more ->
    [0] { "" }
   *[other] { $name } покупает голоса: { $after }.
    }
news-start_player =
    .seat = Стартовый игрок: { $gained }.
news-avenue =
    .cuban = { $there ->
        [0] { "" }
       *[other] На бульваре: { $items }.
        }
news-car =
    .cell = { $more ->
        [0] { "" }
       *[other] Автомобиль президента останавливается здесь: { $gained }.
        }
news-bills_pass = { $after ->
    [0] { "" }
   *[other] Все законопроекты этого раунда принимаются без голосования.
    }
news-two_delegates = { $after ->
    [0] { "" }
   *[other] В этом раунде каждый посылает в парламент двух депутатов.
    }
news-foreman_moves = { $after ->
    [0] { "" }
   *[other] В этом раунде бригадир может передвинуть фигурку.
    }

## Числа, в которых мы не уверены: из чего они выведены

doubt-lengths = Самая короткая игра
    .text = Наше ограничение, не из коробки: правила разрешают меньше раундов, но наименьшего числа не называют. Самые длинные партии известны.
doubt-market_spaces = Нижние места рынка
    .text = В подготовке названы места 6, 5 и 4 для продукции и 6 и 5 для рома и сигар. Из пустого ряда продают по 7; в полный ряд берут продукцию по 1, ром и сигары по 3. Нижние места продолжают эту лестницу без пропусков.
doubt-plantations = Поля плантаций
    .text = Сколько полей каждого рода и что склад в левом верхнем углу, правила говорят; где лежат остальные, видно только на рисунках. Мы разложили их так, чтобы два поля одного рода никогда не лежали в одном ряду или столбце и чтобы все плантации различались.
    .common = Один рисунок английских правил описан словами: работник в ряду 1, столбце 3 получает 1 камень, 2 дерева, 1 апельсин и 1 табак, шестое поле — склад. Наша плантация даёт именно это.
doubt-costs_reconstructed = Стоимость двенадцати построек
    .text = Стоимость напечатана на жетонах, а правила называют её только для остальных построек. Эти числа оценены по известной стоимости построек с похожей пользой.
    .monastery = Как отделение банка: два кубика за небольшую пользу.
    .rum_cafe = Как сигарная фабрика, с которой они в паре.
    .cigar_cafe = Как сигарная фабрика, с которой они в паре.
    .small_branch_office = Как лесопилка.
    .large_branch_office = Дороже чёрного рынка, самой дорогой фабрики: приносит больше всех очков.
    .inn = Половина отеля, как отделение банка — половина большого банка.
    .product_house = Как отделение банка.
    .resource_house = Как отделение банка.
    .distillery = Как сигарная фабрика, её близнец.
    .church = Как большой банк.
    .town_hall = Между плотиной и большим банком.
    .lighthouse = Как универмаг.
doubt-effects_inferred = Свойства, которые текст оставляет открытыми
    .text = Две строки в списке построек нельзя понимать буквально.
    .sawmill = В списке стоит камень, как у цементного завода строкой выше. Название и один обзор говорят о дереве; сами числа напечатаны.
    .resource_house = «До двух ресурсов за 2 песо»: мы читаем по 2 песо за каждый. За оба вместе он был бы слабее отделения банка.
doubt-taxes = Налоги базовой игры
    .text = По правилам карт налога шесть: от 1 до 5 песо и одна по числу построек; значит, по одной карте на каждую сумму. Песо за постройку — наименьшее осмысленное число.
doubt-duties_inferred = Две реквизиции
    .text = В правилах шесть реквизиций: четыре требуют по одной названной фишке, остальные — два ресурса или две продукции любого вида. Остаётся две карты, мы взяли по одной.
doubt-ships = Места на кораблях
    .text = У каждого корабля пять мест; для чего они, видно только на картах. У наших пятнадцати кораблей по пятнадцать мест для каждого вида.
doubt-ships_el_presidente = Места на новых кораблях
    .text = По правилам новые корабли не отличаются от прежних, и ровно один из них берёт дерево. Остальное — наше: корабли, которым нужно много одного вида; таких в базовой игре мало.
