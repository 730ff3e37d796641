# Сантьяго-де-Куба на странице: короткие слова для поля. «|» переносит строку на табличке здания.

letter-sugar = С
letter-citrus = Ц
letter-tobacco = Т
letter-rum = Р
letter-cigars = Г
letter-wood = Д
short-harbour_master = Капитания
short-cigar_factory = Сигарная ф-ка
short-distillery = Завод
fx-bank = взять { BOX("buildings.bank") } песо
fx-church =
    взять { BOX("buildings.church") ->
        [one] { BOX("buildings.church") } очко
        [few] { BOX("buildings.church") } очка
       *[other] { BOX("buildings.church") } очков
    }
fx-distillery = сахар|в ром
fx-cigar_factory = табак|в сигары
fx-black_market = обмен товара
fx-sawmill =
    1 дерево: { BOX("buildings.sawmill_vp") ->
        [one] { BOX("buildings.sawmill_vp") } очко
        [few] { BOX("buildings.sawmill_vp") } очка
       *[other] { BOX("buildings.sawmill_vp") } очков
    }|и { BOX("buildings.sawmill_pesos") } песо
fx-cafe =
    ром, сигара:|по { BOX("buildings.cafe") ->
        [one] { BOX("buildings.cafe") } очко
        [few] { BOX("buildings.cafe") } очка
       *[other] { BOX("buildings.cafe") } очков
    }
fx-customs = обнулить кубик
fx-casino = { BOX("buildings.casino") } песо за очко|или обратно
fx-harbour_master = флаг на один|вправо, влево
fx-office =
    1 товар|за { BOX("buildings.office") ->
        [one] { BOX("buildings.office") } очко
        [few] { BOX("buildings.office") } очка
       *[other] { BOX("buildings.office") } очков
    }
fx-newspaper = { BOX("buildings.newspaper") } песо, закрыть|кубинца
brief-bank = взять { BOX("buildings.bank") } песо
brief-church =
    взять { BOX("buildings.church") ->
        [one] { BOX("buildings.church") } очко
        [few] { BOX("buildings.church") } очка
       *[other] { BOX("buildings.church") } очков
    }
brief-distillery = сахар в ром
brief-cigar_factory = табак в сигары
brief-black_market = обмен товара
brief-sawmill = очко и песо
brief-cafe = ром, сигара: по { BOX("buildings.cafe") }
brief-customs = обнулить кубик
brief-casino = песо за очки
brief-harbour_master = флаг на один
brief-office =
    товар за { BOX("buildings.office") ->
        [one] { BOX("buildings.office") } очко
        [few] { BOX("buildings.office") } очка
       *[other] { BOX("buildings.office") } очков
    }
brief-newspaper = { BOX("buildings.newspaper") } песо, закрыть

sc-board = Поле Сантьяго-де-Куба
sc-street = Остановки улицы
sc-quarter = Квартал цветка: { $rose }
sc-rose-yellow = подсолнух, жёлтый
sc-rose-blue = плюмбаго, синий
sc-rose-red = гибискус, красный
sc-rose-white = марипоса, белая
sc-port = Порт
sc-port-rule = Доставлять могут все, начиная с вас; ваша фишка остаётся на месте.
sc-deliver = доставка
sc-claim = права
sc-one-each = по { BOX("cubans.el_zorro") }
sc-free = даром
sc-star-free = 0
sc-short = мало { $n }
sc-closed = закрыто
sc-stamp = ЗАКРЫТО
sc-car-here = автомобиль здесь
sc-car-at = Автомобиль здесь: { $where }
sc-owned-by = владеет { $name }
sc-pawn-of = фишка: { $name }
sc-n-pesos = { $n } песо
sc-n-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
sc-pass-raises = Проезд порта поднимает стоимость с { $from } до { $to }
sc-pass-sails = Проезд порта отправляет судно
sc-supply = Резерв
sc-of-each = всего по { $n }
sc-n-left = { $good }: в резерве { $n }
sc-hull-wants = Судно { $n }: спрос
sc-hull-choose = Судно { $n }: какой не ставить
sc-hull-empty = Судно { $n }: кубики в конце хода
sc-all-sailed = Последнее судно ушло
sc-rolled-n = { $good }: выпало { $n }
sc-wants-good = { $good }: спрос { $n }
sc-you-have = у вас { $n }
sc-you-n = ваши: { $n }
sc-value-flags = Флаги стоимости: { $n } за единицу
sc-flag-value = { $n } за единицу товара
sc-flag-sails = Судно уходит
sc-points-each = очков за единицу товара
sc-ship-of = Судно { $n } из { $of }
sc-choose = Выбор здесь
sc-pass = Пас
sc-decline = Отказаться
sc-not-used = Не использовать
sc-claim-one = Права: { $building }
sc-without = Без кубика: { $good } ({ $n })
sc-deliver-n = { $good } × { $n }: +{ $points }
sc-wood-n = Дерево × { $n } вместо: { $good }, +{ $points }
sc-die-off = { $good }: на 0
sc-serve-cigars = Сигара: +{ BOX("buildings.cafe") }
sc-serve-rum = Ром: +{ BOX("buildings.cafe") }
sc-serve-both = Ром и сигара: +{ BOX("buildings.cafe", "buildings.cafe") }
sc-flag-to = Стоимость { $from } → { $to }
sc-peso-only = Только песо
sc-close-one = Закрыть: { $cuban }
sc-make-n = { $n } × { $from } → { $to }
sc-stands-in = замена
sc-unwanted = не нужно
sc-wants-n = спрос { $n }
sc-my-screen = Ваша ширма
sc-only-you = видно лишь вам
sc-my-goods = Ваши товары
sc-markers-left = Осталось маркеров собственности: { $n } из { $of }
sc-goods-count =
    { $n ->
        [one] Каждый { $n } товар в конце даёт 1 очко
        [few] Каждые { $n } товара в конце дают 1 очко
       *[other] Каждые { $n } товаров в конце дают 1 очко
    }
sc-at-end = +{ $points } в конце: товаров { $goods }
sc-points = очки
sc-Points = Очки
sc-pesos = песо
sc-Pesos = Песо
sc-goods = Товары
sc-buildings = Здания
sc-markers = Маркеры
sc-pawn-at = Фишка: { $building }
sc-pawn-off = Фишка ещё не на поле
sc-owns = Владеет: { $list }
sc-passed = пас
sc-drives = за рулём
sc-next = следующий
sc-hidden = скрыто
sc-hidden-how = Товары, песо и очки скрыты за ширмой
sc-turn-n = Ход { $n }
sc-step-drive = Поездка
sc-step-service = Услуга
sc-step-pawn = Фишка
sc-step-building = Здание
sc-step-delivery = Доставка
sc-step-ship = Новое судно
sc-step-then = далее
sc-ships = Судно
sc-n-of = { $n } из { $of }
sc-value = Стоимость
sc-tab-town = Поле

field-turn = ход
field-start = первый игрок
field-active = чей ход
field-car = остановок от порта до автомобиля
field-street = улица
field-cuban = кубинец
field-rose = роза
field-inactive = закрыт
field-price = цена
field-quarters = кварталы
field-buildings = здание
field-building = здание
field-owner = владелец
field-pawn = фишка
field-ship = судно
field-number = номер
field-last = из
field-value = стоимость
field-demand = спрос
field-aside = не поставлен
field-rolled = выпало
field-supply = резерв
field-boards = места
field-goods = товары
field-pesos = песо
field-vp = очки
field-markers = маркеры
field-passed = пас

## Уроки: о чём каждый шаг, для первой партии
aim = Побеждает тот, у кого больше очков: их дают прежде всего товары, доставленные на суда. Игра кончается сразу, когда уйдёт последнее судно.
lesson-drive = Автомобиль один на всех и едет по часовой стрелке; бесплатных остановок: { BOX("street.free_steps") }, каждая дальше стоит { BOX("street.step") } песо. У кубинца вы получите его услугу, а затем здание его цвета; в порту доставляют все, вы первым.
lesson-lawyer =
    Алонсо позволяет заявить права на здание (всего за игру: { BOX("start.markers") }): если чужая фишка закончит на нём ход, вы получите { BOX("buildings.owner") ->
        [one] { BOX("buildings.owner") } очко
        [few] { BOX("buildings.owner") } очка
       *[other] { BOX("buildings.owner") } очков
    }. Или использовать то, что уже ваше.
lesson-fence =
    Пабло даёт на выбор { BOX("cubans.pablo") ->
        [one] { BOX("cubans.pablo") } товар
        [few] { BOX("cubans.pablo") } товара одного вида
       *[other] { BOX("cubans.pablo") } товаров одного вида
    }. Смотрите на судно: кубики показывают, какие товары и сколько оно примет.
lesson-give =
    Кто-то заехал к Эль Зорро, и каждый из остальных отдаёт ему { BOX("cubans.el_zorro") ->
        [one] { BOX("cubans.el_zorro") } песо, товар или очко
        [few] { BOX("cubans.el_zorro") } песо, товара одного вида или очка
       *[other] { BOX("cubans.el_zorro") } песо, товаров одного вида или очков
    }. Отдайте то, что нужно меньше всего; в конце очко дают { BOX("scoring.goods") ->
        [one] { BOX("scoring.goods") } товар
        [few] { BOX("scoring.goods") } товара
       *[other] { BOX("scoring.goods") } товаров
    }.
lesson-move =
    Ваша фишка должна перейти в свободное здание под розой цвета кубинца. Что оно делает, на нём написано; если оно чужое, владелец получит { BOX("buildings.owner") ->
        [one] { BOX("buildings.owner") } очко
        [few] { BOX("buildings.owner") } очка
       *[other] { BOX("buildings.owner") } очков
    }.
lesson-use = Можно один раз воспользоваться зданием, где стоит фишка, или отказаться. Предлагается только то, что сейчас возможно.
lesson-deliver = Доставляют по очереди, по одному виду за раз, и каждая штука приносит очки по флагу ({ BOX("ships.values.0") }, { BOX("ships.values.1") } или { BOX("ships.values.2") }), дерево всегда { BOX("ships.wood") }. Кто спасовал, выбыл из круга; если спасуют все, потом доставка будет дороже.
lesson-dice = Новое судно: пять кубиков показывают, сколько какого товара оно хочет, и один из них вы не ставите. Не ставьте тот, чей товар есть у других, но не у вас.
lesson-service = Кубинец предлагает услугу, от неё можно отказаться: взятое уходит из резерва. Затем ваша фишка идёт в здание того же цвета.
