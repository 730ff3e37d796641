# Гавана, по-русски.

title = Гавана
    .line = Две карты, здания по краям.
    .favourites = Любимые карты
    .about = Игра Райнхарда Штаупе в издании 2024 года для двоих, троих или четверых: две карты за раунд решают, что вы делаете и насколько рано, а лучшие здания Гаваны достаются тому, кто раньше соберёт материалы.

## Что можно сделать

act-choose = { $card } + { $other }
act-perform = Выполнить: { $card }
act-throw = Сбросить, не показывая: { $card }
act-fetch = Вернуть в руку: { $card }
act-demolish = Снести здание: { $row } ряд, { $side } край
    .now = Снести: { $building } ({ $row } ряд, { $side } край)
act-rob = Обокрасть: { $seat }
act-take = Взять: { $material }
act-draw = Вытянуть { BOX("effects.contrabando_blind") ->
        [one] { BOX("effects.contrabando_blind") } материал
        [few] { BOX("effects.contrabando_blind") } материала
       *[other] { BOX("effects.contrabando_blind") } материалов
    } вслепую
act-pick = Выбрать из мешка: { $material }
act-build = Построить: { $row } ряд, { $side } край
    .now = Построить: { $building } ({ $row } ряд, { $side } край)
act-hire = Обменять { BOX("exchange.pesos") } песо на рабочего
    .pay = Заплатить { BOX("exchange.pesos") } песо вместо рабочего
act-change = Обменять { BOX("exchange.debris") } щебня на кирпич: { $colour }
    .pay = Заплатить { BOX("exchange.debris") } щебня вместо кирпича: { $colour }
act-lay = Положить втёмную: { $card }
act-discard = Сбросить открытую карту: { $card }
act-drop = Сбросить открытую карту при вскрытии: { $card }
act-pass = Готово
    .recycle = Ничего не сбрасывать
    .demolish = Ничего не сносить
    .build = Закончить ход
    .pay = Остальное заплатить как на карте

## Что сделано: так продолжает строку журнала имя игрока

did-points = { $points ->
        [0] {""}
        [one] : +{ $points } очко
        [few] : +{ $points } очка
       *[many] : +{ $points } очков
    }
did-choose = открывает карты: { $card } и { $other }
did-perform = играет карту: { $card }
did-throw = сбрасывает втёмную: { $card }
did-fetch = возвращает в руку: { $card }
did-demolish = сносит здание: { $row } ряд, { $side } край
    .now = сносит здание: { $building }
did-rob = крадёт у игрока { $seat }
did-take = берёт { $material }
did-draw = тянет { BOX("effects.contrabando_blind") ->
        [one] { BOX("effects.contrabando_blind") } материал
        [few] { BOX("effects.contrabando_blind") } материала
       *[other] { BOX("effects.contrabando_blind") } материалов
    } вслепую
did-pick = выбирает из мешка { $material }
did-build = строит: { $row } ряд, { $side } край{ did-points }
    .now = строит: { $building }{ did-points }
did-hire = меняет { BOX("exchange.pesos") } песо на рабочего
    .pay = платит { BOX("exchange.pesos") } песо вместо рабочего
did-change = меняет { BOX("exchange.debris") } щебня на { $colour } кирпич
    .pay = платит { BOX("exchange.debris") } щебня вместо кирпича ({ $colour })
did-lay = кладёт втёмную: { $card }
did-discard = сбрасывает карту: { $card }
did-drop = сбрасывает при вскрытии: { $card }
did-pass = заканчивает
    .recycle = ничего не сбрасывает
    .demolish = ничего не сносит
    .build = заканчивает ход
    .pay = платит остальное как на карте

## Вопросы

ask-choose = Какие две карты вы кладёте втёмную?
ask-act = Какое из двух действий вы выполните первым?
ask-recycle = Переработка: какую карту из руки вы сбросите (или никакую)?
ask-fetch = Переработка: какую карту вы вернёте из сброса?
ask-demolish = Снос: какое здание убрать (или никакое)?
ask-rob = Вор: у кого вы крадёте песо?
ask-fence = Укрыватель: у кого вы крадёте материалы?
ask-loot = Что вы берёте ({ $seat })? Осталось взять: { $count }.
ask-smuggle = Контрабанда: { BOX("effects.contrabando_blind") ->
        [one] { BOX("effects.contrabando_blind") } материал
        [few] { BOX("effects.contrabando_blind") } материала
       *[other] { BOX("effects.contrabando_blind") } материалов
    } вслепую или один по выбору?
ask-share = Мама: какие кирпичи вы берёте из общей кучи? Осталось взять: { $count }.
ask-build = Будете строить или обменивать?
ask-pay = { $building }: какие фишки вы замените ({ BOX("exchange.debris") } щебня или { BOX("exchange.pesos") } песо за одну)?
ask-lay = Какую новую карту вы кладёте втёмную?
ask-discard = От какой из двух открытых карт вы отказываетесь?
ask-end = Игра окончена.

phase-choose = первый выбор карт
phase-act = действия
phase-recycle = действия, переработка
phase-fetch = действия, переработка
phase-demolish = действия, снос
phase-rob = действия, вор
phase-fence = действия, укрыватель
phase-loot = действия, укрыватель
phase-smuggle = действия, контрабанда
phase-share = действия, мама
phase-build = строительство
phase-pay = строительство, оплата
phase-lay = замена, новая карта
phase-discard = замена, сброс
phase-end = игра окончена

## Почему нельзя

why-not-open = эта карта не лежит перед вами открыто.
why-performed = это действие вы уже выполнили.
why-no-effect = сейчас это ничего не даст.
why-actions-first = сначала выполните свои действия.
why-actions-done = действия выполнены, теперь строительство.
why-row-empty = этот ряд пуст.
why-no-architect = для этого здания нужен архитектор, а ваша карта не открыта.
why-short-white = не хватает белых кирпичей: { $short }.
why-short-yellow = не хватает жёлтых кирпичей: { $short }.
why-short-green = не хватает зелёных кирпичей: { $short }.
why-short-red = не хватает красных кирпичей: { $short }.
why-short-debris = не хватает щебня: { $short }.
why-short-pesos = не хватает песо: { $short }.
why-short-workers = не хватает рабочих: { $short }.
why-few-pesos = для обмена нужно песо: { $needed }, а у вас { $pesos }.
why-few-debris = для обмена нужно щебня: { $needed }, а у вас { $debris }.
why-no-workers = рабочих в запасе не осталось.
why-only-in-payment = за этим столом { BOX("exchange.debris") } щебня или { BOX("exchange.pesos") } песо идут за одну фишку только при оплате здания.
why-not-so-paid = так оплата не сходится: выбирайте цвета по порядку, затем рабочих, и покройте всё, чего не хватает.
why-not-in-bag = такого в мешке нет.
why-no-such-seat = игроков здесь всего { $seats }.
why-rob-yourself = красть у себя нельзя.
why-plays-before = красть можно только у тех, кто ходит после вас.
why-protected = этого игрока защищает телохранитель.
why-nothing-to-steal = у этого игрока нечего красть.
why-none-there = такого там нет.
why-debris-taken = щебень вы уже получили, выберите кирпичи.
why-not-in-hand = этой карты нет у вас в руке.
why-not-in-pile = этой карты нет в вашем сбросе.
why-just-thrown = эту карту вы только что сбросили.
why-must-replace = каждый кладёт ровно одну новую карту и сбрасывает ровно одну открытую, именно в этом порядке.

error-deck-size = В колоде зданий { $given }; возможно от { $least } до { $most }.
error-deck-entry = Зданию номер { $number } в колоде нужны id и points.
error-deck-twice = Здание «{ $building }» стоит в колоде дважды.
error-deck-key = У здания «{ $building }» есть неизвестная запись «{ $entry }». Возможные записи: { $keys }.
error-deck-value = У здания «{ $building }» не может быть { $entry } = { $value }: нужно целое число от 0 до { $most }.

## Карты действий

card-siesta = сиеста
    .object = сиеста
    .rule = Siesta, номер { BOX("cards.siesta") }. Ничего не даёт, но продвигает вас вперёд в очерёдности.
card-guardaespaldas = телохранитель
    .object = телохранитель
    .rule = Guardaespaldas, номер { BOX("cards.guardaespaldas") }. Весь раунд у вас никто не может красть, даже до вашего хода. От сноса зданий и от тех, кто берёт из общей кучи, карта не защищает.
card-mendigo = нищий
    .object = нищий
    .rule = Mendigo, номер { BOX("cards.mendigo") }. Возьмите { BOX("effects.mendigo") } песо из запаса.
card-reciclaje = переработка
    .object = переработка
    .rule = Reciclaje, номер { BOX("cards.reciclaje") }. Вы можете положить карту из руки в свой сброс, не показывая её, а затем взять в руку другую карту из сброса и показать её всем.
card-ruina = снос
    .object = снос
    .rule = Ruina, номер { BOX("cards.ruina") }. Вы можете убрать в коробку одну крайнюю карту любого ряда. За раунд сносят не больше одного здания, у скольких бы игроков ни была открыта эта карта.
card-escombros = щебень
    .object = щебень
    .rule = Escombros, номер { BOX("cards.escombros") }. Возьмите весь щебень из общей кучи.
card-obreros = рабочие
    .object = рабочие
    .rule = Obreros, номер { BOX("cards.obreros") }. Первый по очерёдности игрок с этой картой берёт из запаса { BOX("effects.obreros_first") ->
        [one] { BOX("effects.obreros_first") } рабочего
        [few] { BOX("effects.obreros_first") } рабочих
       *[other] { BOX("effects.obreros_first") } рабочих
    }, каждый следующий — { BOX("effects.obreros_later") }.
card-arquitecto = архитектор
    .object = архитектор
    .rule = Arquitecto, номер { BOX("cards.arquitecto") }. Возьмите { BOX("effects.arquitecto") ->
        [one] { BOX("effects.arquitecto") } рабочего
        [few] { BOX("effects.arquitecto") } рабочих
       *[other] { BOX("effects.arquitecto") } рабочих
    } из запаса. Пока карта открыта перед вами, вы можете завершать здания, которым нужен архитектор; карта не тратится.
card-ladron = вор
    .object = вор
    .rule = Ladrón, номер { BOX("card_five.ladron") }. Украдите { BOX("thief.ladron") } песо у одного игрока, который ходит после вас; если у него { BOX("thief.ladron_rich_from") } песо или больше — { BOX("thief.ladron_rich") }.
card-receptador = укрыватель
    .object = укрыватель
    .rule = Receptador, номер { BOX("cards.receptador") }. Украдите { BOX("effects.receptador") ->
        [one] { BOX("effects.receptador") } материал
        [few] { BOX("effects.receptador") } материала
       *[other] { BOX("effects.receptador") } материалов
    } по вашему выбору у одного игрока, который ходит после вас; если у него { BOX("effects.receptador_rich_from") ->
        [one] { BOX("effects.receptador_rich_from") } цветной кирпич
        [few] { BOX("effects.receptador_rich_from") } цветных кирпича
       *[other] { BOX("effects.receptador_rich_from") } цветных кирпичей
    } или больше — { BOX("effects.receptador_rich") ->
        [one] { BOX("effects.receptador_rich") } материал
        [few] { BOX("effects.receptador_rich") } материала
       *[other] { BOX("effects.receptador_rich") } материалов
    }.
card-contrabando = контрабанда
    .object = контрабанда
    .rule = Contrabando, номер { BOX("cards.contrabando") }. Первый по очерёдности игрок с этой картой тянет из мешка { BOX("effects.contrabando_blind") ->
        [one] { BOX("effects.contrabando_blind") } материал
        [few] { BOX("effects.contrabando_blind") } материала
       *[other] { BOX("effects.contrabando_blind") } материалов
    } вслепую или выбирает 1; каждый следующий тянет { BOX("effects.contrabando_later") } вслепую.
card-empresario = предприниматель
    .object = предприниматель
    .rule = Empresario, номер { BOX("cards.empresario") }. Возьмите половину песо из общей кучи, округляя вверх.
card-mama = мама
    .object = мама
    .rule = Mama, номер { BOX("cards.mama") }. Возьмите половину кирпичей из общей кучи (цвета выбираете вы) и половину щебня, то и другое с округлением вверх.

other-siesta = { card-siesta }
    .object = { card-siesta.object }
other-guardaespaldas = { card-guardaespaldas }
    .object = { card-guardaespaldas.object }
other-mendigo = { card-mendigo }
    .object = { card-mendigo.object }
other-reciclaje = { card-reciclaje }
    .object = { card-reciclaje.object }
other-ruina = { card-ruina }
    .object = { card-ruina.object }
other-escombros = { card-escombros }
    .object = { card-escombros.object }
other-obreros = { card-obreros }
    .object = { card-obreros.object }
other-arquitecto = { card-arquitecto }
    .object = { card-arquitecto.object }
other-ladron = { card-ladron }
    .object = { card-ladron.object }
other-receptador = { card-receptador }
    .object = { card-receptador.object }
other-contrabando = { card-contrabando }
    .object = { card-contrabando.object }
other-empresario = { card-empresario }
    .object = { card-empresario.object }
other-mama = { card-mama }
    .object = { card-mama.object }

## Материалы и места

material-white = белый кирпич
    .object = белый кирпич
    .gain = { $count ->
        [one] белый кирпич
        [few] белых кирпича
       *[many] белых кирпичей
    }
material-yellow = жёлтый кирпич
    .object = жёлтый кирпич
    .gain = { $count ->
        [one] жёлтый кирпич
        [few] жёлтых кирпича
       *[many] жёлтых кирпичей
    }
material-green = зелёный кирпич
    .object = зелёный кирпич
    .gain = { $count ->
        [one] зелёный кирпич
        [few] зелёных кирпича
       *[many] зелёных кирпичей
    }
material-red = красный кирпич
    .object = красный кирпич
    .gain = { $count ->
        [one] красный кирпич
        [few] красных кирпича
       *[many] красных кирпичей
    }
material-debris = щебень
    .object = щебень
    .gain = { $count ->
        [one] щебень
        [few] щебня
       *[many] щебня
    }

colour-white = белый
colour-yellow = жёлтый
colour-green = зелёный
colour-red = красный

row-upper = верхний
row-lower = нижний
side-left = левый
side-right = правый

## Здания

building-callejon_de_hamel = Переулок Амель
building-bodeguita_del_medio = Бодегита дель Медио
building-puente_de_hierro = Железный мост
building-portico_del_barrio_chino = Ворота Китайского квартала
building-heladeria_coppelia = Кафе «Коппелия»
building-quinta_avenida = Пятая авеню
building-el_floridita = Эль-Флоридита
building-parque_almendares = Парк Альмендарес
building-el_templete = Эль-Темплете
building-jardin_botanico = Ботанический сад
building-fabrica_partagas = Фабрика «Партагас»
building-plaza_vieja = Старая площадь
building-tropicana = Тропикана
building-malecon = Малекон
building-paseo_del_prado = Бульвар Прадо
building-plaza_de_san_francisco = Площадь Сан-Франциско
building-parque_central = Центральный парк
building-acuario_nacional = Национальный аквариум
building-almacenes_san_jose = Склады Сан-Хосе
building-monumento_a_jose_marti = Памятник Хосе Марти
building-plaza_de_armas = Оружейная площадь
building-castillo_de_la_real_fuerza = Крепость Ла-Фуэрса
building-estacion_central = Центральный вокзал
building-cristo_de_la_habana = Статуя Христа
building-universidad_de_la_habana = Гаванский университет
building-tunel_de_la_bahia = Туннель под бухтой
building-fortaleza_de_la_cabana = Крепость Ла-Кабанья
building-museo_de_la_revolucion = Музей революции
building-edificio_bacardi = Здание «Бакарди»
building-edificio_focsa = Здание «Фокса»
building-hotel_nacional = Отель «Насьональ»
building-gran_teatro = Большой театр
building-catedral_de_san_cristobal = Собор Святого Христофора
building-el_capitolio = Капитолий

## Откуда очки и что считают

source-buildings = здания

counts-points = очки
    .gain = { $count ->
        [one] очко
        [few] очка
       *[many] очков
    }
counts-money = песо
    .gain = песо
counts-materials = материалы
counts-workers = рабочие
    .gain = { $count ->
        [one] рабочий
        [few] рабочих
       *[many] рабочих
    }
counts-buildings = здания
counts-cards = карты

## Варианты правил

option-last_thief_robs_anyone = Последний вор крадёт у любого
    .help = Правило 2009 года: кто ходит в раунде последним, может красть у любого незащищённого игрока. Обычно вор и укрыватель последнему ничего не дают.
option-simultaneous_replacement = Все меняют карты сразу
    .help = Скрывает, какую открытую карту сбрасывает игрок, пока не выбрали все, и никто никого не ждёт. Обычно следующие игроки видят, какую карту оставил предыдущий.
option-age_by_seat = Возраст по местам
    .help = Если ничто другое не решает, кто раньше, первым ходит младший. Обычно возраст разыгрывается по жребию; с этой настройкой младший сидит на первом месте.
option-five_for_one = Пять к одному
    .help = По русским правилам { BOX("exchange.pesos") } песо обменивают на рабочего, а { BOX("exchange.debris") } щебня — на кирпич, и полученное можно оставить себе. По английским этими фишками платят вместо одной, и только при оплате здания.
choice-five_for_one-exchange = обмен
choice-five_for_one-payment = оплата
option-standstill = Когда ничего не меняется
    .help = Партию, в которой два полных круга карт, то есть { BOX("standstill.rounds") ->
        [one] { BOX("standstill.rounds") } раунд
        [few] { BOX("standstill.rounds") } раунда
       *[other] { BOX("standstill.rounds") } раундов
    }, никто не строит и никто ничего не получает, останавливают и подсчитывают очки. В правилах этого нет; если выбрать «играть дальше», такую партию закончат только сами игроки.
choice-standstill-two_cycles = остановить через { BOX("standstill.rounds") ->
    [one] { BOX("standstill.rounds") } раунд
    [few] { BOX("standstill.rounds") } раунда
   *[other] { BOX("standstill.rounds") } раундов
    }
choice-standstill-play_on = играть дальше

## Инварианты и источники

invariant-seats = места
invariant-bricks = кирпичи
invariant-debris = щебень
invariant-pesos = песо
invariant-workers = рабочие
invariant-buildings = здания
invariant-points = очки
invariant-cards = карты действий
invariant-hands = руки
invariant-secrets = тайные карты
invariant-turns = ходы

origin-rulebook = русские правила
origin-english-rulebook = английские правила того же издания
origin-reconstruction = реконструкция: напечатанные стоимости нам неизвестны

## Поле

board-head = Раунд { $round } · { $phase } · для победы нужно очков: { $target }
board-order = Очерёдность
board-upper = Верхний ряд
board-lower = Нижний ряд
board-stack = Стопка: { $left }
board-top = сверху
board-pool = Общая куча
board-supply = Запас
board-bag = Мешок
board-box = Коробка
board-seat = Игрок
board-open = Открытые карты
board-hand = Рука
board-pile = Сброс
board-buildings = Зданий
board-yours = Ваша рука
board-laid = Лежат втёмную
board-thrown = Сброшены втайне
board-leaving = Уйдёт при вскрытии
board-hidden = Скрытые карты
board-affordable = можно оплатить
board-ages = От младшего к старшему
board-none = —

short-white = Б
short-yellow = Ж
short-green = З
short-red = К
short-debris = Щ
short-pesos = $
short-workers = р
short-architect = А
legend = Б белый · Ж жёлтый · З зелёный · К красный · Щ щебень · $ песо · р рабочие · А архитектор · ★ очки

## Страница правил

rules-goal = Цель игры
    .text =
        Вы завершаете здания в Гаване. Каждое приносит очки, и тот, кто первым наберёт нужное число, сразу побеждает: { BOX("target.points.0") ->
            [one] { BOX("target.points.0") } очко
            [few] { BOX("target.points.0") } очка
           *[other] { BOX("target.points.0") } очков
        } вдвоём, { BOX("target.points.1") } втроём, { BOX("target.points.2") } вчетвером.

        Несколько слов, которые встречаются дальше:

        - **Кирпич** бывает белый, жёлтый, зелёный или красный. **Щебень** серый и кирпичом не считается. То и другое — **материалы**.
        - **Общая куча** — то, что лежит на карте ресурсов посередине: материалы и песо для тех, кто успеет.
        - **Запас** — песо и рабочие. Он ограничен.
        - В **мешке** лежат материалы, которые ещё появятся.
        - Что уходит в **коробку**, выбывает из игры.
rules-setup = Подготовка
    .text =
        Каждый получает одинаковые карты действий, { BOX("setup.pesos") } песо и { BOX("setup.debris") ->
            [one] { BOX("setup.debris") } щебень
            [few] { BOX("setup.debris") } щебня
           *[other] { BOX("setup.debris") } щебня
        }. Все остальные материалы кладут в мешок: кирпичи (белых { BOX("materials.white") }, жёлтых { BOX("materials.yellow") }, зелёных { BOX("materials.green") }, красных { BOX("materials.red") }) и оставшийся щебень (всего его { BOX("materials.debris") }). Рабочие ({ BOX("supply.workers") }) и оставшиеся песо (всего их { BOX("supply.pesos") }) образуют запас.

        Карты зданий перемешивают и выкладывают в два ряда по { BOX("rows.length") }; остальные лежат стопкой планом вверх, так что верхнюю карту видят все. Хотя бы одна из четырёх крайних карт должна приносить не больше { BOX("setup.easy_points") ->
            [one] { BOX("setup.easy_points") } очка
            [few] { BOX("setup.easy_points") } очков
           *[other] { BOX("setup.easy_points") } очков
        }. Если такой нет, первая подходящая карта стопки меняется местами с левым краем верхнего ряда.

        Наконец в общую кучу кладут { BOX("setup.pool_pesos") } песо из запаса и { BOX("setup.pool_materials") ->
            [one] { BOX("setup.pool_materials") } материал, вытянутый
            [few] { BOX("setup.pool_materials") } материала, вытянутых
           *[other] { BOX("setup.pool_materials") } материалов, вытянутых
        } из мешка.
rules-round = Раунд
    .text =
        Перед первым раундом каждый тайно выбирает две свои карты и кладёт их рубашкой вверх; затем все карты вскрывают одновременно.

        С этого момента перед каждым лежат две открытые карты, и каждый раунд состоит из четырёх фаз:

        - **Инициатива**: открытые карты определяют очерёдность.
        - **Действия и строительство**: игроки по очереди выполняют обе свои карты, а потом строят.
        - **Пополнение**: общая куча растёт.
        - **Замена**: каждый сбрасывает одну открытую карту и кладёт новую.
rules-initiative = Инициатива
    .text =
        Номера двух ваших карт, меньший впереди, составляют двузначное число: 6 и 5 — это 56, 7 и 0 — это 07. Первым ходит тот, у кого число меньше.

        При равенстве раньше ходит тот, у кого меньше, по порядку: очков, кирпичей, песо, рабочих, щебня. Если равно всё, раньше ходит младший; возраст в начале игры определяется жребием, и поле показывает его.

        Очерёдность определяется один раз, сразу после вскрытия карт, и действует весь раунд.
rules-cards = Действия
    .text =
        В свой ход вы выполняете **оба** действия в любом порядке. Что написано на карте, нужно сделать, насколько это возможно; отказаться можно только от сноса и переработки. Карта, которая ничего не может дать, пропускается.

        - **Красть** (вор и укрыватель) можно только у тех, кто стоит в очерёдности позже, и нельзя у того, чей телохранитель открыт. Вы выбираете среди тех, у кого есть что украсть; если таких нет, ничего не происходит. Богата ли жертва, смотрят в этот самый момент, и больше, чем есть, у неё не отнять.
        - **Первый игрок** (рабочие, контрабанда) — первый по очерёдности, у кого открыта эта карта, каким бы по счёту он ни ходил.
        - Если запас или мешок иссякает, вы берёте, что осталось.

        Карты и их номера:
rules-building = Строительство
    .text =
        Выполнив оба действия, вы можете завершить столько зданий, сколько сумеете оплатить.

        - Строить можно только **крайние карты** двух рядов: левую и правую в каждом. Когда карту забирают, крайней сразу становится её соседка.
        - Стоимость платят целиком. Кирпичи и щебень уходят в коробку, песо и рабочие возвращаются в запас.
        - Если на плане изображён архитектор, перед вами должна лежать открытой ваша карта архитектора. Она остаётся на месте и годится для любого числа зданий.
        - Когда карт в ряду остаётся { BOX("rows.refill_at") }, между ними тут же выкладывают слева направо { BOX("rows.refill") ->
            [one] { BOX("rows.refill") } новую
            [few] { BOX("rows.refill") } новые
           *[other] { BOX("rows.refill") } новых
        } из стопки. Короткая стопка даёт, что в ней есть; потом ряд просто укорачивается. Единственная карта — край ряда с обеих сторон.
rules-exchange = Пять к одному
    .text =
        Во время строительства вы можете сколько угодно раз обменивать: **{ BOX("exchange.pesos") } песо на 1 рабочего** или **{ BOX("exchange.debris") } щебня на 1 кирпич** любого цвета. Обратный обмен невозможен.

        Песо уходят в запас, рабочий берётся оттуда же. Щебень уходит в коробку, а кирпич достают из мешка, поэтому он там должен быть. Строить на полученное не обязательно.

        С настройкой **«оплата»** обмена нет. Зато при оплате здания { BOX("exchange.pesos") } песо могут заменить каждого рабочего, а { BOX("exchange.debris") } щебня — каждый кирпич, есть у вас эта фишка или нет. Из запаса и мешка ничего не берут.
rules-supply = Пополнение
    .text =
        Когда все сходили, в общую кучу добавляют { BOX("growth.pesos") } песо из запаса и { BOX("growth.materials") ->
            [one] { BOX("growth.materials") } материал, вытянутый
            [few] { BOX("growth.materials") } материала, вытянутых
           *[other] { BOX("growth.materials") } материалов, вытянутых
        } из мешка, что бы в ней ни оставалось. Если в запасе или мешке меньше, добавляют сколько есть.
rules-replacement = Замена карт
    .text =
        В очерёдности этого раунда каждый кладёт одну карту из руки рубашкой вверх и отправляет одну из двух открытых карт в свой сброс. Другая остаётся открытой и сработает ещё раз. Следующие игроки видят, какую карту оставил предыдущий, но не видят новую. Когда выбрали все, новые карты вскрывают одновременно.

        Заменить нужно ровно одну карту. У кого после этого в руке осталось только карт { BOX("hands.recover_at") }, тот забирает в руку весь свой сброс вместе с только что сброшенной картой. Это происходит у всех в одном и том же раунде.
rules-end = Конец игры
    .text =
        Игра прекращается **сразу**, как только кто-то набирает нужные очки, посреди его хода: он победил, раунд не доигрывают.

        Она прекращается сразу и тогда, когда в рядах и стопке не осталось зданий или все материалы оказались в коробке. Тогда побеждает тот, у кого больше очков, а равные делят победу.

        Ещё о двух случаях правила молчат. Оба проверяют в конце раунда, и тогда тоже побеждает тот, у кого больше очков:

        - **Построить уже ничего нельзя.** Материалов вне коробки, всех песо и рабочих — своих у какого-нибудь игрока и тех, что в запасе, — не хватит ни на одно здание из рядов и стопки. Очки больше ни у кого измениться не могут.
        - **Ничего не меняется.** Два полных круга карт, то есть { BOX("standstill.rounds") ->
            [one] { BOX("standstill.rounds") } раунд
            [few] { BOX("standstill.rounds") } раунда
           *[other] { BOX("standstill.rounds") } раундов
        }, никто не строил, и никто не получил и не потерял ни одной фишки. *(настройка)*

        Пустой мешок сам по себе игру не заканчивает.
rules-secrets = Что известно
    .text =
        Открыто всё, кроме карт в руках, карт рубашкой вверх, порядка стопки под верхней картой и того, что выйдет из мешка. Все видят, какие карты сыграны и сброшены, поэтому известно и то, что может быть у игрока в руке: поле показывает это как скрытые карты. Не видна только карта, сброшенная переработкой: пока сброс не вернулся в руку, никто другой не знает, какая из скрытых карт это была.
rules-deck = Здания
    .text =
        Этот список **реконструирован**. В русских правилах названы 34 карты зданий, поэтому здесь их 34; в английской коробке того же издания их 36, как и в издании 2009 года. Источника с напечатанными стоимостями найти не удалось, поэтому они составлены заново: чем больше здание требует, тем больше приносит, все цвета нужны одинаково часто, а названия — настоящие места Гаваны. Тот, у кого есть подлинный список или другой, любого размера, может поставить его на место этого.

        Для каждого здания: очки, стоимость и нужен ли архитектор.
rules-rulings = Решения
    .text =
        Если правила оставляют вопрос открытым, мы играем так. Отмеченное словом «настройка» можно изменить.

        - Карта { BOX("card_five.ladron") } в русских правилах пропущена. В английских правилах того же издания она есть, с номером и действием; её испанское название, Ladrón, приведено по памяти.
        - В колоде 34 здания, как в русских правилах. В английских их 36.
        - Последний в очерёдности ни у кого красть не может. *(настройка)*
        - Защита действует с вскрытия карт до замены телохранителя.
        - Укрыватель берёт только щебень и кирпичи, вор — только песо.
        - «Пять к одному» — это обмен фишек; полученное можно оставить себе. *(настройка)*
        - От переработки можно отказаться. Пока сброс пуст, она невозможна, а только что сброшенную карту взять нельзя.
        - Снос расходуется, когда здание убрано, а не когда от него отказались. Ряд после сноса пополняется так же, как после строительства.
        - Первый контрабандист может выбрать из мешка и щебень. Если в мешке одна фишка, выбора нет.
        - Цвета кирпичей для мамы выбирает тот, кто берёт.
        - Очки здания известны с самого начала.
        - Равенства в возрасте не бывает: его решает жребий. *(настройка)*
        - Сначала смотрят, набраны ли очки для победы, потом два редких случая.
        - Партия, в которой уже ничего нельзя построить, окончена. Окончена и та, в которой ничего не меняется два круга карт. *(настройка)*
        - При замене игроки выбирают по одному, в очерёдности раунда. *(настройка)*

## Что взвешивают боты

term-points = Очки
term-materials = Кирпичи и щебень
term-money = Деньги
term-workers = Рабочие
term-plans = Здания на подходе

# Имена чисел на странице правил.
datum-points = очки
datum-pesos = песо
datum-pool_pesos = песо в куче
datum-pool_materials = материалы в куче
datum-easy_points = очки лёгкого края
datum-materials = материалы
datum-workers = рабочие
datum-architect = архитектор

# Что происходит само собой; говорится в терминале.
news-open = { $more ->
    [0] { "" }
   *[other] Открыто у игрока { $name }: { $items }.
    }
news-order =
    .seat = Порядок ходов: { $items }.
news-pool = { $more ->
    [0] { "" }
   *[other] В общей куче: { $items }.
    }
    .each = { $after } × { $item }
news-pool_pesos = { $more ->
    [0] { "" }
   *[other] Песо в общей куче: { $after }.
    }
news-row =
    .building = { $more ->
        [0] { "" }
       *[other] Новые здания в рядах: { $gained }.
        }
news-top =
    .building = { $more ->
        [0] { "" }
       *[other] Верхнее в стопке: { $gained }.
        }

## Числа, в которых мы не уверены: из чего они выведены

doubt-deck = Колода зданий
    .text = Напечатанные стоимости нам неизвестны, а названия мы дали сами, по настоящим местам Гаваны. Известно вот что: очки — от 1 до 7, до 3 включительно считается дёшево, дорогие здания приносят больше, а платят чаще материалами, реже — песо, рабочими или архитектором. Стоимости составлены так, чтобы очко всюду стоило примерно одинаково (щебень и песо — 1, рабочий и архитектор — 2, кирпич — 2,5) и чтобы все цвета требовались одинаково часто. Карт 34, как в русских правилах; если в вашей коробке 36, запишите весь список.
