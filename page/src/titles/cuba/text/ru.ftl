# Куба на странице: краткие формы для поля.

letter-citrus = А
letter-cane = Т
letter-tobacco = Б
letter-rum = Р
letter-cigars = С
letter-wood = Д

short-warehouse = Склад
short-citrus = Апельсин
short-mountain = Гора
short-cement_factory = Цемент. завод
short-golf_course = Гольф
short-rum_cafe = Ромовое кафе
short-cigar_cafe = Сигарное кафе
short-small_branch_office = Малый филиал
short-large_branch_office = Бол. филиал
short-product_house = Дом продукции
short-resource_house = Дом ресурсов
short-small_bank = Отд. банка
short-cigar_factory = Сигарная фабр.
short-beach_cafe = Пляжное кафе
short-other = Прочее
short-duty = Реквиз.
short-tax = Налог
short-subsidy = Субсидия
short-o1 = О засухе
short-o2 = Дефицит
short-o3 = О коррупции
short-o4 = Изобилие
short-o5 = О стройке
short-o6 = О порте
short-o7 = Об экспорте
short-o8 = Управление
short-harbour_master = Нач. порта
short-dancer = Танцов­щица
short-musician = Музы­кант
short-lawyer = Адво­кат
short-day_labourer = Подён­щик
short-revolutionary = Бун­тарь

fx-cement_factory =
    камень: { BOX("effects.cement_factory.points") ->
        [one] { BOX("effects.cement_factory.points") } очко
        [few] { BOX("effects.cement_factory.points") } очка
       *[other] { BOX("effects.cement_factory.points") } очков
    }
fx-sawmill =
    дерево: { BOX("effects.sawmill.points") ->
        [one] { BOX("effects.sawmill.points") } очко
        [few] { BOX("effects.sawmill.points") } очка
       *[other] { BOX("effects.sawmill.points") } очков
    }
fx-golf_course =
    вода: { BOX("effects.golf_course.points") ->
        [one] { BOX("effects.golf_course.points") } очко
        [few] { BOX("effects.golf_course.points") } очка
       *[other] { BOX("effects.golf_course.points") } очков
    }
fx-monastery =
    урожай: { BOX("effects.monastery.points") ->
        [one] { BOX("effects.monastery.points") } очко
        [few] { BOX("effects.monastery.points") } очка
       *[other] { BOX("effects.monastery.points") } очков
    }
fx-rum_cafe =
    ром: { BOX("effects.rum_cafe.points") ->
        [one] { BOX("effects.rum_cafe.points") } очко
        [few] { BOX("effects.rum_cafe.points") } очка
       *[other] { BOX("effects.rum_cafe.points") } очков
    }
fx-cigar_cafe =
    сигары: { BOX("effects.cigar_cafe.points") ->
        [one] { BOX("effects.cigar_cafe.points") } очко
        [few] { BOX("effects.cigar_cafe.points") } очка
       *[other] { BOX("effects.cigar_cafe.points") } очков
    }
fx-small_branch_office = погрузить 1
fx-large_branch_office = погрузить 1 вид
fx-hotel =
    { BOX("effects.hotel.points") ->
        [one] { BOX("effects.hotel.points") } очко
        [few] { BOX("effects.hotel.points") } очка
       *[other] { BOX("effects.hotel.points") } очков
    }
fx-inn =
    { BOX("effects.inn.points") ->
        [one] { BOX("effects.inn.points") } очко
        [few] { BOX("effects.inn.points") } очка
       *[other] { BOX("effects.inn.points") } очков
    }
fx-general_store = товар: { BOX("effects.general_store.pesos") } песо
fx-product_house = урожай: { BOX("effects.product_house.pesos") } песо
fx-resource_house = ресурс: { BOX("effects.resource_house.pesos") } песо
fx-small_bank = { BOX("effects.small_bank.pesos") } песо
fx-large_bank = { BOX("effects.large_bank.pesos") } песо
fx-cigar_factory = табак в сигары
fx-distillery = тростник в ром
fx-black_market = на ром, сигары
fx-church = вето проекту
fx-town_hall =
    ещё { BOX("play.vote_tile") ->
        [one] { BOX("play.vote_tile") } голос
        [few] { BOX("play.vote_tile") } голоса
       *[other] { BOX("play.vote_tile") } голосов
    }
fx-dam = вода: { BOX("effects.dam.water") }
fx-lighthouse = выбор корабля
fx-storehouse = двор на склад
fx-casino = песо ⇄ очки
fx-customs_house = грузить, снять
fx-beach_cafe = места открыты
fx-statue = постройка: { BOX("play.building_points", "effects.statue.points") }
fx-newspaper = против проекта
fx-dancer = старт. игрок
fx-musician = { BOX("avenue.musician_pesos") } песо
fx-day_labourer = двор на склад
fx-harbour_master = обмен причалов
fx-lawyer = { BOX("avenue.lawyer_pesos") } песо: постройка
fx-revolutionary =
    { BOX("avenue.revolutionary_points") ->
        [one] { BOX("avenue.revolutionary_points") } очко
        [few] { BOX("avenue.revolutionary_points") } очка
       *[other] { BOX("avenue.revolutionary_points") } очков
    }
fx-u1 = воду, до { BOX("subsidies.u1.most") }
fx-u2 = голос депутата
fx-u3 = постройку
fx-u4 = { BOX("subsidies.u4.pesos") } песо, до { BOX("subsidies.u4.most") }
fx-u5 = угодье
fx-u6 = пашню
fx-u7 = ром, сигары
fx-u8 = место по очкам
fx-o1 =
    работник: { BOX("other_laws.o1.free_harvests") ->
        [one] { BOX("other_laws.o1.free_harvests") } поле
        [few] { BOX("other_laws.o1.free_harvests") } поля
       *[other] { BOX("other_laws.o1.free_harvests") } полей
    } даром
fx-o2 = с рынка по { BOX("other_laws.o2.pieces_of_each_product") } продукции
fx-o3 = голоса не продаются
fx-o4 = на рынок по { BOX("other_laws.o4.pieces_of_each_product") } продукции
fx-o5 = стройка на { BOX("other_laws.o5.pesos") } песо дороже
fx-o6 = полный корабль уходит
fx-o7 =
    { BOX("other_laws.o7.points") ->
        [one] { BOX("other_laws.o7.points") } очко
        [few] { BOX("other_laws.o7.points") } очка
       *[other] { BOX("other_laws.o7.points") } очков
    } у всех причалов
fx-o8 = без альтернатив

cu-points = очки
cu-Points = Очки
cu-points-now = С постройками
cu-points-end = { $n }, если бы игра кончилась сейчас
cu-pesos = песо
cu-Pesos = Песо
cu-pieces = Фишки
cu-yard = Двор
cu-spoils = портится
cu-spoils-tip = Продукция во дворе портится в конце раунда
cu-warehouse = Склад
cu-store-all = На склад: { $n }
cu-store = Двор на склад
cu-stored-n = на складе { $n }
cu-my-board = Ваша финка
cu-my-plantation = Ваша плантация, три ряда по четыре поля
cu-plantation = Плантация
cu-my-cards = Ваши пять персонажей
cu-figure = фигурка
cu-alone = одно
cu-lit = в кресте
cu-used = уже использовано
cu-nothing = ничего
cu-at-once = сразу
cu-choose-of = выбрать { $n } из { $of }
cu-free-left = даром: { $n }
cu-each-further = далее по
cu-foreman-reaches = бригадиру
cu-choose-field = Выберите для неё поле
cu-in-play = в игре
cu-played = сыграна
cu-played-in = ход { $n }
cu-face-down = закрыта
cu-delegate = депутат
cu-votes =
    { $n ->
        [one] { $n } голос
        [few] { $n } голоса
       *[other] { $n } голосов
    }
cu-votes-word = голоса
cu-figure-moves = фигурка ходит
cu-n-fields-free = { $n ->
    [one] { $n } поле
    [few] { $n } поля
   *[other] { $n } полей
} даром
cu-surcharge = + { $n } песо
cu-n-pesos = { $n } песо
cu-space-shut = закрыто чёрной меткой или законом
cu-does-worker = Урожай ряда и столбца
cu-does-tradeswoman = Купить и продать
cu-does-architect = Построить одно
cu-does-foreman = Постройки креста
cu-does-mayor = Загрузить корабль
cu-alt-resource = или ресурс
cu-alt-product = или продукция
cu-alt-architect_1 = или { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
cu-alt-architect_2 = или { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
cu-alt-mayor_1 = или { $n } песо
cu-alt-mayor_2 = или { $n } песо
cu-market = Рынок
cu-market-note = покупка справа, продажа в просвет
cu-merchandise = Товар
cu-buy = Купить
cu-sell = Продать
cu-buy-piece = Купить: { $piece }
cu-sell-piece = Продать: { $piece }
cu-free = даром
cu-from-supply = * из резерва: ряд пуст
cu-to-supply = * в резерв: ряд полон
cu-row-says = { $piece }: занято { $n } из { $of }
cu-supply = Резерв
cu-harbour = Гавань
cu-at-sea = На рейде
cu-pile = в стопке { $n }
cu-dock = Причал { $n }
cu-worth = очков за каждый груз: { $n }
cu-no-ship = нет корабля
cu-full = полон
cu-n-free = своб. { $n }
cu-loaded = погружено
cu-open = свободно
cu-swap = Причалы { $a } и { $b } местами
cu-call-ship = Позвать корабль из стопки
cu-to-dock = { $piece }, причал { $n }
cu-stow = { $piece } на причал { $n }
cu-unload = { $piece } с причала { $n }
cu-buildings = Постройки
cu-left-of = осталось { $n } из { $of }
cu-costs = Цена:
cu-built-by = Построил: { $name }
cu-out = Вне игры
cu-group-refine = Переработка
cu-group-points = Очки
cu-group-money = Деньги
cu-group-income = Доход
cu-group-services = Порт и город
cu-group-presidente = El Presidente
cu-laws = Законы
cu-laws-note =
    налог { BOX("play.tax_points") }, реквизиция { BOX("play.duty_points") }, оба { BOX("play.tax_points", "play.duty_points", "play.both_points") ->
        [one] { BOX("play.tax_points", "play.duty_points", "play.both_points") } очко
        [few] { BOX("play.tax_points", "play.duty_points", "play.both_points") } очка
       *[other] { BOX("play.tax_points", "play.duty_points", "play.both_points") } очков
    }
cu-in-force = Действуют
cu-bills = Проекты
cu-no-law = нет закона
cu-no-bill = нет законопроекта
cu-to-come = карт впереди { $n }, из:
cu-per = за
cu-per-building = за постройку
cu-per-points = за { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
cu-tax-again = налог ещё ×{ $n }
cu-any-product =
    { $n ->
        [one] продукция
       *[other] продукции
    }
cu-any-resource =
    { $n ->
        [one] ресурс
       *[other] ресурса
    }
cu-law-pay = с вас { $n }
cu-law-short = не хватает { $n }
cu-law-ready = у вас есть
cu-law-lacking = у вас нет
cu-law-get = вам { $n }
cu-paid = уплачен
cu-delivered = сдана
cu-press-of = Жетон прессы: { $name }
cu-enacted = принят
cu-colours = Цвета
cu-laws-left-out = Лишние законы: { $kind }
cu-parliament = Парламент
cu-parliament-note = пройдёт проектов: { BOX("play.bills_enacted") }
cu-tie-note = ничья: докупка голосов
cu-statutes = Исполнение законов
cu-statutes-note =
    исполнено: налог { BOX("play.tax_points") }, реквизиция { BOX("play.duty_points") }, оба { BOX("play.tax_points", "play.duty_points", "play.both_points") ->
        [one] { BOX("play.tax_points", "play.duty_points", "play.both_points") } очко
        [few] { BOX("play.tax_points", "play.duty_points", "play.both_points") } очка
       *[other] { BOX("play.tax_points", "play.duty_points", "play.both_points") } очков
    }
cu-vote-tile = жетон голосов: { BOX("play.vote_tile") }
cu-bought = куплено
cu-secret = тайно
cu-sealed = решил
cu-thinking = ждём
cu-buy-votes = Купить голоса
cu-bid-for = За { $n }: голосов { $votes }
cu-won-vote = { $name } выигрывает, законов ещё { $n }
cu-tax-short = налог
cu-duty-short = рекв.
cu-pay-tax = Заплатить
cu-deliver = Сдать
cu-avenida = Бульвар Президента
cu-car-may = Последний кубинец позовёт автомобиль: ячейка { $cells }
cu-car-comes = Автомобиль едет в ячейку { $n }
cu-car-at = автомобиль президента, ячейка { $n }
cu-car-mansion = автомобиль президента у особняка
cu-donkey = Ослик
cu-donkey-tip = Здесь ослик: брать некого
cu-not-for-hire = не нанять
cu-with = у { $name }
cu-events = События
cu-event-1 = Два депутата
cu-event-2 = Все проекты
cu-event-3 = Ход бригадира
cu-event-4 = Перестройка
cu-event-5 =
    Лидерам −{ BOX("avenue.leaders_lose") ->
        [one] { BOX("avenue.leaders_lose") } очко
        [few] { BOX("avenue.leaders_lose") } очка
       *[other] { BOX("avenue.leaders_lose") } очков
    }
cu-event-6 = Дар рынка
cu-event-now = Действует в этом раунде
cu-event-next = Действует в следующем раунде
cu-next = далее
cu-cuban-due =
    { $n ->
        [one] взять кубинца
       *[other] взять кубинцев: { $n }
    }
cu-cubans-left = Взять кубинцев
cu-starts = начинает
cu-start-player = стартовый игрок
cu-rank = { $n }-е место
cu-cards-left = Карт осталось
cu-tax-due = Налог
cu-duty-can = Реквизиция готова
cu-subsidy-now = Субсидия
cu-gamble = { $pesos } песо → очки: { $points }
cu-cash = очки: { $points } → { $pesos } песо
cu-rounds = Раунды
cu-of-rounds = из { $n } · начинает { $name }
cu-n-to-go = ещё { $n }
cu-turn-of = Действия, ход { $n } из { $of }
cu-stage-bills = Проекты
cu-stage-actions = Действия
cu-stage-parliament = Парламент
cu-stage-statutes = Законы
cu-stage-end = Конец
cu-tab-finca = Финка
cu-tab-harbour = Гавань
cu-tab-market = Рынок
cu-tab-buildings = Стройка

cu-done-harvest = Хватит собирать
cu-done-trade = Закончить торговлю
cu-done-architect = Не строить
cu-done-foreman = Закончить
cu-done-hand_in = Достаточно
cu-done-black_market = Без обмена
cu-done-casino = Достаточно
cu-done-customs = Ничего не трогать
cu-done-load = Закончить погрузку
cu-done-labourer = Оставить во дворе
cu-done-harbour_master = Оставить корабли
cu-done-lawyer = Без постройки
cu-done-rebuild = Не перестраивать
cu-done-gift = Ничего не брать
cu-done-event_veto = Без вето
cu-done-tax = Не платить
cu-done-duty = Не сдавать

field-round = раунд
field-rounds = всего раундов
field-start_player = стартовый игрок
field-market = рынок
field-spaces = места
field-buy = покупка
field-sell = продажа
field-lowest = низшая цена
field-supply = резерв
field-docks = причалы
field-ship = корабль
field-cargo = груз
field-full = полон
field-sea = на рейде
field-ship_pile = стопка кораблей
field-shuffled = перемешаны
field-under = под стопкой
field-laws = действующие законы
field-bills = законопроекты
field-enacted = приняты в раунде
field-law_piles = стопки законов
field-cards = карты
field-unseen = ещё не видны
field-press = жетон прессы
field-vote_tile = жетон голосов
field-winner = победитель голосования
field-alternatives = чёрные метки
field-alternatives_allowed = альтернативы разрешены
field-display = постройки в продаже
field-cost = дерево, камень, вода
field-left = осталось
field-surcharge = доплата за стройку
field-gone = вне игры
field-avenue = бульвар
field-cells = ячейки
field-cuban = кубинец
field-taken_by = взят
field-car = автомобиль
field-boards = игроки
field-colour = цвет
field-points = очки
field-marker = маркер
field-final_points = если бы кончилось
field-pesos = песо
field-yard = двор
field-stored = склад
field-figure = фигурка
field-fields = поля
field-field = поле
field-land = земля
field-building = постройка
field-lit = в кресте
field-used = использовано
field-buildings = постройки
field-hand = карты на руке
field-cards_due = сыграть карт
field-cubans_due = взять кубинцев
field-has_laid = депутаты выложены
field-laid = закрыты
field-has_bid = ставка сделана
field-secret_bid = тайная ставка
field-bid = куплено голосов
field-votes = голоса
field-tied = ничья
field-tax = налог
field-tax_paid = налог уплачен
field-duty_ready = реквизиция готова
field-duty_paid = реквизиция сдана
field-subsidy = субсидия сейчас
field-casino_exchanges = обмены в казино
field-vetoed = вето
field-vetoed_before = вето раньше
field-statue = статуя работает
field-asked = вопрос
field-two_delegates = два депутата
field-two_delegates_next = два депутата потом
field-foreman_moves = бригадир ходит
field-foreman_moves_next = бригадир ходит потом
field-bills_pass = все проекты проходят

## Уроки: о чём каждый шаг, для первой партии
aim = Побеждает тот, у кого больше очков: их дают корабли, постройки, налоги, реквизиции и субсидии. Игра кончается с последним раундом, когда кончились законы, и тогда очки приносит каждая постройка.
lesson-start = Возьмите продукцию ({ BOX("play.start_products") }), затем ресурсы ({ BOX("play.start_resources") }). Продукцию продают, грузят или сдают по закону; деревом, камнем и водой платят за первую постройку.
lesson-delegate = Положите лицом вниз персонажа, который будет голосовать в парламенте. Его число и есть голоса, но в этом раунде он ничего не сделает.
lesson-turn = За раунд действуют { BOX("play.cards_played") } из пяти персонажей, по одному за ход: работник собирает, торговка торгует, архитектор строит, бригадир использует постройки, мэр грузит корабли. Оставшиеся голосуют своими числами.
lesson-figure = Поставьте фигурку туда, где её ряд и столбец дают нужное: все кубики и продукцию с полей ({ BOX("play.free_harvests") }). Бригадир использует постройки того же ряда и столбца.
lesson-harvest = Продукцию дают поля в ряду и столбце фигурки: { BOX("play.free_harvests") } бесплатно, каждое следующее за воду. В конце раунда она портится, если её не продать, не погрузить, не использовать и не убрать на склад.
lesson-trade = Покупайте и продавайте сколько угодно: с каждой покупкой вид дорожает, с каждой продажей дешевеет. Или возьмите одну фишку даром, где нет чёрной метки.
lesson-architect =
    Постройка стоит дерева, камня и воды, занимает одно ваше поле и в конце даёт { BOX("play.building_points") ->
        [one] { BOX("play.building_points") } очко
        [few] { BOX("play.building_points") } очка
       *[other] { BOX("play.building_points") } очков
    }; работает она, только когда её использует бригадир. Кто не строит, получает очки с карты.
lesson-site = Поле под постройкой больше ничего не даёт: закройте самое ненужное. Постройки одного ряда и столбца один бригадир использует вместе.
lesson-foreman_figure = На этот раз фигурку можно сначала передвинуть. Потом вы используете постройки её ряда и столбца.
lesson-foreman = Используйте постройки в ряду и столбце фигурки, каждую по разу, в любом порядке; или только одну где угодно. Порядок важен: что сделала одна, другая превратит в очки.
lesson-amount = Выберите, сколько сдать; можно и ничего. У каждого варианта видно, что он принесёт.
lesson-hand_in = Сдавайте по одной и остановитесь, когда хотите. Продукция во дворе испортится в конце раунда, поэтому уходит первой.
lesson-black_market = Отдайте одно за другое: продукцию за ром или сигары, ром или сигары за продукцию.
lesson-receive = Возьмите то, чего просят корабль у причала, реквизиция или ваша постройка.
lesson-casino =
    Казино меняет { BOX("effects.casino.pesos") } песо на { BOX("effects.casino.points") ->
        [one] { BOX("effects.casino.points") } очко
        [few] { BOX("effects.casino.points") } очка
       *[other] { BOX("effects.casino.points") } очков
    } или обратно; обменов за раунд не больше { BOX("effects.casino.exchanges") }.
lesson-customs = Положите фишку из резерва на корабль или снимите. Очков это не даёт, но место может закрыться для соперника или открыться для вас.
lesson-veto = Уберите из игры один из четырёх законопроектов, пока его не приняли: налог, который вам не по силам, субсидию, полезную другим.
lesson-press =
    Положите жетон на законопроект, который, по-вашему, не пройдёт. Если он не станет законом, вы получите { BOX("effects.newspaper.points") ->
        [one] { BOX("effects.newspaper.points") } очко
        [few] { BOX("effects.newspaper.points") } очка
       *[other] { BOX("effects.newspaper.points") } очков
    } и { BOX("effects.newspaper.pesos") } песо.
lesson-lighthouse = Корабль на рейде в конце раунда или позже встанет к причалу 1. Назовите тот, которому нужно ваше.
lesson-load = Каждая фишка приносит очки причала: { BOX("play.dock_points.0") }, { BOX("play.dock_points.1") } или { BOX("play.dock_points.2") }; место принимает только свой вид и только раз. В конце раунда уходят полные корабли и тот, что у причала 3.
lesson-labourer = Продукция на складе хранится всегда; что лежит во дворе, портится в конце раунда.
lesson-harbour_master = Два корабля у соседних причалов меняются местами со всем грузом: поставьте тот, что можете загрузить, к более дорогому причалу.
lesson-lawyer = За { BOX("avenue.lawyer_pesos") } песо вы используете любую свою постройку, где бы ни стояла фигурка.
lesson-rebuild = За { BOX("avenue.rebuild_pesos") } песо и разницу в кубиках новая постройка встаёт поверх одной из ваших. Новое поле не занято, но прежняя постройка потеряна.
lesson-gift = Событие позволяет взять фишку с рынка даром. Продукция попадает сразу на склад.
lesson-bid = У кого больше голосов, тот решает, какие законопроекты ({ BOX("play.bills_enacted") }) станут законами. Голоса покупают тайно, по песо, и платят даже проигравшие: берите, только если эти законы вам того стоят.
lesson-tie_bid = У вас поровну с другим. Докупают ещё раз тайно; если снова поровну, решает порядок хода.
lesson-enact = Вы победили в голосовании и выбираете, что станет законом (законопроектов: { BOX("play.bills_enacted") }); остальные уйдут из игры. Выбирайте налог и реквизицию, посильные вам, а не другим, или субсидию для себя.
lesson-tax =
    Платить не обязательно. Кто платит налог целиком, получает { BOX("play.tax_points") ->
        [one] { BOX("play.tax_points") } очко
        [few] { BOX("play.tax_points") } очка
       *[other] { BOX("play.tax_points") } очков
    }; кто сдаёт и реквизицию, получает за неё ещё { BOX("play.duty_points") } и сверх того { BOX("play.both_points") }.
lesson-duty =
    Сдавать не обязательно. Кто сдаёт реквизицию целиком, получает { BOX("play.duty_points") ->
        [one] { BOX("play.duty_points") } очко
        [few] { BOX("play.duty_points") } очка
       *[other] { BOX("play.duty_points") } очков
    } и ещё { BOX("play.both_points") }, если уплатил и налог.
lesson-colour = Выберите цвет. Если у каждого цвета своя плантация, от него зависит, где лежат ваши поля.
lesson-event_veto = В этом раунде проходят все законопроекты, но ваша церковь может остановить один из них.
lesson-hundreds = Решает тот, у кого больше голосов. Столько голосов покупают в два шага: сначала сотни, потом остаток.
lesson-put_away = В короткой игре законов меньше. Уберите карты, которые повредили бы вам больше всего.
lesson-swap_out = Новые постройки встают на место старых. Выберите, какие из старых уйдут из игры.
