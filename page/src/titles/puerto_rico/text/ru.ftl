# Пуэрто-Рико на странице: краткие слова для поля.

letter-corn = К
letter-indigo = И
letter-sugar = С
letter-tobacco = Т
letter-coffee = Ф
fx-small_indigo_plant =
    Делает индиго, { BOX("buildings.small_indigo_plant.circles") ->
        [one] { BOX("buildings.small_indigo_plant.circles") } место
        [few] { BOX("buildings.small_indigo_plant.circles") } места
       *[other] { BOX("buildings.small_indigo_plant.circles") } мест
    }
fx-small_sugar_mill =
    Делает сахар, { BOX("buildings.small_sugar_mill.circles") ->
        [one] { BOX("buildings.small_sugar_mill.circles") } место
        [few] { BOX("buildings.small_sugar_mill.circles") } места
       *[other] { BOX("buildings.small_sugar_mill.circles") } мест
    }
fx-indigo_plant =
    Делает индиго, { BOX("buildings.indigo_plant.circles") ->
        [one] { BOX("buildings.indigo_plant.circles") } место
        [few] { BOX("buildings.indigo_plant.circles") } места
       *[other] { BOX("buildings.indigo_plant.circles") } мест
    }
fx-sugar_mill =
    Делает сахар, { BOX("buildings.sugar_mill.circles") ->
        [one] { BOX("buildings.sugar_mill.circles") } место
        [few] { BOX("buildings.sugar_mill.circles") } места
       *[other] { BOX("buildings.sugar_mill.circles") } мест
    }
fx-tobacco_storage =
    Делает табак, { BOX("buildings.tobacco_storage.circles") ->
        [one] { BOX("buildings.tobacco_storage.circles") } место
        [few] { BOX("buildings.tobacco_storage.circles") } места
       *[other] { BOX("buildings.tobacco_storage.circles") } мест
    }
fx-coffee_roaster =
    Делает кофе, { BOX("buildings.coffee_roaster.circles") ->
        [one] { BOX("buildings.coffee_roaster.circles") } место
        [few] { BOX("buildings.coffee_roaster.circles") } места
       *[other] { BOX("buildings.coffee_roaster.circles") } мест
    }
fx-small_market =
    +{ BOX("bonuses.small_market") ->
        [one] { BOX("bonuses.small_market") } дублон
        [few] { BOX("bonuses.small_market") } дублона
       *[other] { BOX("bonuses.small_market") } дублонов
    } при продаже
fx-hacienda = Ещё плантация вслепую
fx-construction_hut = Каменоломня у поселенца
fx-small_warehouse =
    Хранит ещё { BOX("bonuses.small_warehouse") ->
        [one] { BOX("bonuses.small_warehouse") } вид
        [few] { BOX("bonuses.small_warehouse") } вида
       *[other] { BOX("bonuses.small_warehouse") } видов
    }
fx-hospice = Новая клетка с колонистом
fx-office = Продать уже проданное
fx-large_market =
    +{ BOX("bonuses.large_market") ->
        [one] { BOX("bonuses.large_market") } дублон
        [few] { BOX("bonuses.large_market") } дублона
       *[other] { BOX("bonuses.large_market") } дублонов
    } при продаже
fx-large_warehouse =
    Хранит ещё { BOX("bonuses.large_warehouse") ->
        [one] { BOX("bonuses.large_warehouse") } вид
        [few] { BOX("bonuses.large_warehouse") } вида
       *[other] { BOX("bonuses.large_warehouse") } видов
    }
fx-factory = Дублоны за разный урожай
fx-university = Новое здание с колонистом
fx-harbor = +1 очко за погрузку
fx-wharf = Свой собственный корабль
fx-guild_hall = Очки за все производства
fx-residence = Очки за полный остров
fx-fortress =
    Очко за { BOX("bonuses.fortress_colonists") ->
        [one] { BOX("bonuses.fortress_colonists") } колониста
        [few] { BOX("bonuses.fortress_colonists") } колонистов
       *[other] { BOX("bonuses.fortress_colonists") } колонистов
    }
fx-customs_house =
    Очко за { BOX("bonuses.customs_house_points") ->
        [one] { BOX("bonuses.customs_house_points") } очко
        [few] { BOX("bonuses.customs_house_points") } очка
       *[other] { BOX("bonuses.customs_house_points") } очков
    }
fx-city_hall = Очки за фиолетовые здания
pr-tile-short-corn = Кукуруза
pr-tile-short-indigo = Индиго
pr-tile-short-sugar = Сахар
pr-tile-short-tobacco = Табак
pr-tile-short-coffee = Кофе
pr-tile-short-quarry = Камень
pr-role-note-settler = и каменоломня
pr-role-note-mayor = +1 колонист
pr-role-note-builder = дешевле на 1
pr-role-note-craftsman = +1 бочонок
pr-role-note-trader = +1 дублон
pr-role-note-captain = +1 очко
pr-role-note-prospector = 1 дублон
pr-role-cards = Карточки ролей
pr-roles-gone = Уже выбраны
pr-you-chose = ваш выбор
pr-chose = выбор: { $name }
pr-seafront = Набережная
pr-ships = Корабли
pr-ship-with = Корабль на { $size }: { $good }, на борту { $n }, свободно { $free }
pr-ship-empty = Корабль на { $size }, пустой
pr-colonist-ship = Корабль колонистов: { $n }
pr-empty = Пусто
pr-free = пусто
pr-n-free = своб. { $n }
pr-n-left = ещё { $n }
pr-colonists = Колонисты
pr-trading-house = Торговый дом
pr-plantations = Плантации
pr-in-stack = в стопке { $n }
pr-in-supply = В резерве
pr-market = Рынок зданий
pr-market-note = золото — ваша цена · зачёркнута печатная
pr-can-build = Могу построить ({ $n })
pr-column = Столбец { $n }
pr-you-save = скидка
pr-yours = ваше
pr-sold-out = продано
pr-short = ещё { $n }
pr-price = цена
pr-printed = печатная цена
pr-points = очки
pr-Points = Очки
pr-doubloons = дублоны
pr-Doubloons = Дублоны
pr-idle = без дела
pr-governor = губернатор
pr-my-board = Ваш планшет
pr-points-note = из них фишек: { $chips }; большие здания считаются в конце
pr-hidden-points = Напечатанное на зданиях; фишки лежат закрыто
pr-goods = Товары
pr-barrels = Бочонки
pr-quarries = Каменоломни
pr-island = Остров
pr-city = Город
pr-used = { $n } из { $of }
pr-at-work = за работой { $n }
pr-staffed = работает колонист
pr-unstaffed = без колониста
pr-crew = колонистов { $n } из { $of }
pr-governs = губернатор: { $name }
pr-choosing = Выбор роли
pr-then-round = раунд { $n }
pr-more-roles = ещё { $n }
pr-city-of = Город: { $name }
pr-pass = Пас
pr-decline = Отказаться
pr-to-ship = { $good }, корабль { $n }
pr-by-wharf = { $good }, своя верфь
pr-keep = { $good }: оставить { $n }
pr-tab-town = Город
pr-tab-port = Порт
pr-tab-mine = Моё
pr-mayor-draft = Кто где работает
pr-mayor-send = Расставить
pr-mayor-left = { $n ->
    [one] Остался { $n } колонист
    [few] Осталось { $n } колониста
   *[other] Осталось { $n } колонистов
}
pr-mayor-all = Все на местах
pr-city-grows = город { $from } → { $to }
field-round = раунд
field-role = роль
field-governor = губернатор
field-chooser = выбор сделан
field-choices_left = ролей ещё
field-ending = последний раунд
field-deck = плантаций в стопке
field-quarries = каменоломни
field-points_left = осталось очков
field-roles = карточки ролей
field-supply = резерв
field-house = торговый дом
field-ships = корабли
field-row = открытые плантации
field-discard = сброшенные плантации
field-colonists = колонисты
field-ship = на корабле
field-stock = рынок зданий
field-prices = цена по местам
field-left = осталось
field-boards = места
field-chips = фишки очков
field-doubloons = дублоны
field-goods = бочонки
field-san_juan = без дела в Сан-Хуане
field-island = остров
field-city = город
field-city_spaces = занято в городе
field-wharf_used = верфь использована
field-tiles = клетки острова
field-circles = кружки
field-capacity = вмещает
field-good = вид
field-barrels = бочонки
field-coins = дублоны
field-taken = взята
pr-storage = Что остаётся
pr-staffs = ставит колонистов на работу: { $list }
pr-staffs-none = снимает всех колонистов с работы
pr-ship-rule = На корабле один вид товара, и ни один вид не грузят на два корабля. Если вы можете грузить, вы обязаны погрузить сколько войдёт.
pr-house-rule = Мест: { BOX("goods.house") }; все бочонки разных видов, если нет офиса. Полный дом освобождают после торговца.
pr-colonist-rule = При мэре все по очереди берут отсюда. Затем корабль пополняют: по одному на каждое пустое место в городах, не меньше одного на игрока.
pr-storage-ask = Что остаётся у вас?
short-builder = Градо­строитель
short-prospector = Золото­искатель
short-prospector2 = Золото­искатель 2
short-craftsman = Произво­дитель
short-small_sugar_mill = Малый сах. завод
short-guild_hall = Совет произв.
short-construction_hut = Констр. бюро
short-settler = Поселенец

## Уроки: о чём каждый шаг, для первой партии
aim = Побеждает тот, у кого больше очков: их дают отплывшие товары и здания. Игра кончается после раунда, в котором не хватило колонистов для корабля, кончились очки или чей-то город застроен.
lesson-role = Выбранную роль выполняют все, но вы первым и с привилегией с карты, и монеты на ней ваши. Берите то, что поможет вам больше, чем другим.
lesson-hacienda = Имение даёт вам плантацию вслепую, прежде чем вы возьмёте обычную из ряда.
lesson-tile = Возьмите одну клетку на остров: плантация даёт товар, когда на ней колонист, а всем, кроме кукурузы, нужно ещё здание. Каменоломня удешевляет стройку: она для поселенца или при конструкторском бюро.
lesson-hospice = Больница посылает колониста вместе с новой клеткой, и она сразу работает.
lesson-recruit = Привилегия мэра: ещё один колонист из запаса. Потом колонистов с корабля делят на всех.
lesson-staff = Расставьте всех колонистов заново: «−» снимает, «+» ставит. Товару нужны один на плантации и один в здании; кукурузе хватит плантации.
lesson-build = Можно построить одно здание; золотая монета показывает вашу цену. Производственные делают товары, фиолетовые помогают в какой-то из фаз, а в конце все приносят очки.
lesson-university = Университет посылает колониста вместе с новым зданием, и оно сразу работает.
lesson-produce = Производят все. Бочонок товара даёт каждая плантация с колонистом, для которой есть занятое место в её здании.
lesson-extra = Привилегия производителя: ещё один бочонок того, что вы только что произвели.
lesson-trade =
    Можно продать один бочонок; цены в дублонах: кукуруза { BOX("goods.prices.corn") }, индиго { BOX("goods.prices.indigo") }, сахар { BOX("goods.prices.sugar") }, табак { BOX("goods.prices.tobacco") }, кофе { BOX("goods.prices.coffee") }. Дом не берёт один вид дважды, и в нём всего { BOX("goods.house") ->
        [one] { BOX("goods.house") } место
        [few] { BOX("goods.house") } места
       *[other] { BOX("goods.house") } мест
    }.
lesson-load = Каждый погружённый бочонок приносит очко, и если можете грузить, обязаны: один вид за ход, сколько войдёт. На корабле только один вид: займите его своим, и чужой товар может пропасть.
lesson-keep = Что не погружено, теперь портится, кроме одного бочонка на выбор и, если работает склад, целых видов.
pr-mayor-how = Нажмите на кружок, чтобы поставить колониста; ещё раз — чтобы забрать.
pr-mayor-reset = Сначала
pr-spot-stands = занято
pr-spot-proposed = предложено
pr-spot-open = пусто
lesson-ashore = Вы можете взять колонистов, которых привёз корабль, или оставить их на борту.
lesson-bonus = За эту погрузку положены дополнительные очки: за порт или как капитану. Возьмите их.
