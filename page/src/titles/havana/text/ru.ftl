# «Гавана» на странице: короткие слова. Названия, правила и причины — в каталоге самой игры.

hv-tab-town = Улицы
hv-tab-cards = Мои карты

hv-step-choose = Первые карты
hv-step-order = Порядок
hv-step-act = Действия и стройка
hv-step-supply = Пополнение
hv-step-replace = Замена
hv-first-to = до { $n } очков
hv-houses = Здания
hv-materials = Материалы
hv-n-left = ещё { $n }

hv-white = белые
hv-yellow = жёлтые
hv-green = зелёные
hv-red = красные
hv-debris = щебень
hv-pesos = песо
hv-workers = рабочие
hv-points = очки
hv-age = возраст, 1 — самый молодой

hv-n-white = { $n ->
    [one] { $n } белый кирпич
    [few] { $n } белых кирпича
   *[other] { $n } белых кирпичей
}
hv-n-yellow = { $n ->
    [one] { $n } жёлтый кирпич
    [few] { $n } жёлтых кирпича
   *[other] { $n } жёлтых кирпичей
}
hv-n-green = { $n ->
    [one] { $n } зелёный кирпич
    [few] { $n } зелёных кирпича
   *[other] { $n } зелёных кирпичей
}
hv-n-red = { $n ->
    [one] { $n } красный кирпич
    [few] { $n } красных кирпича
   *[other] { $n } красных кирпичей
}
hv-n-debris = щебень: { $n }
hv-n-pesos = { $n } песо
hv-n-workers = { $n ->
    [one] { $n } рабочий
    [few] { $n } рабочих
   *[other] { $n } рабочих
}
hv-n-architect = архитектор
hv-n-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
hv-n-buildings = { $n ->
    [0] пока без зданий
    [one] { $n } здание
    [few] { $n } здания
   *[other] { $n } зданий
}

hv-order = Порядок хода
hv-order-number = Номер дома
hv-plate-note = Две открытые карты, сначала меньшая цифра: ходит раньше тот, чей номер меньше. При равенстве — у кого меньше очков, кирпичей, песо, рабочих, щебня; затем младший (возраст { $n }).
hv-rows = Ряды зданий
hv-upper = Верхний ряд
hv-lower = Нижний ряд
hv-row-empty = В этом ряду ничего не осталось
hv-end = Край ряда
hv-not-end = Не на краю ряда
hv-next-end = станет краем
hv-can-build = Построить
hv-can-raze = Снести
hv-can-pay = Хватает
hv-chosen = Выбрано
hv-short = не хватает
hv-short-of = Не хватает: { $what }
hv-n-short = нет { $n }
hv-costs = стоит: { $what }
hv-then-end = краем станет { $name }

hv-pool = Куча
hv-bag = Мешок
hv-in-bag = В мешке
hv-supply = Запас
hv-stack = Стопка
hv-stack-top = Стопка: зданий { $n }, сверху { $name }
hv-stack-empty = Стопка пуста
hv-n-razed = снесено: { $n }
hv-razed = Снесено: { $names }
hv-draw = Вслепую: { BOX("effects.contrabando_blind") }

hv-my-place = Моё место
hv-my-buildings = Мои здания
hv-no-buildings = здесь встанут ваши здания
hv-my-holdings = Что у меня есть
hv-holdings = Имущество
hv-n-to-one = { $n } к 1
hv-hire = Обменять { BOX("exchange.pesos") } песо на 1 рабочего
hv-change = Обменять { BOX("exchange.debris") } щебня на 1 кирпич
hv-open = Открыты
hv-picked = Выбраны
hv-hand = Рука
hv-used = Сброс
hv-hidden = Скрыты
hv-unseen = сброшена втёмную
hv-hand-used = { $hand }, сброс { $used }
hv-cards-of = { $hand } на руке, { $used } в сбросе. Показать какие
hv-back-in = вернутся через { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[other] { $n } раундов
}
hv-of-target = { $n } из { $target } очков
hv-of = из { $n }
hv-face-down = втёмную
hv-done = готово
hv-goes = уходит
hv-do-first = сначала
hv-give-up = отдать
hv-lay-it = Положить втёмную
hv-throw-it = Сбросить
hv-hand-rest = одна выйдет при замене
hv-pick-two = выберите две карты
hv-lay-one = положите одну втёмную
hv-throw-one = сбросьте одну или ни одной

hv-now-building = строит
hv-now-choosing = выбирает
hv-now-acting = действует
hv-plays-next = следующий
hv-rob-pesos = Украсть { $n } песо
hv-rob-material = Украсть { $n ->
    [one] { $n } материал
   *[other] { $n } материала
}

hv-lay-both = Положить обе втёмную
hv-would-be = Номер дома: { $plate }
hv-pick-more = { $n ->
    [one] ещё одну карту
   *[other] выберите две карты
}

hv-pass-recycle = Ничего не сбрасывать
hv-pass-demolish = Ничего не сносить
hv-pass-build = Закончить ход
hv-pass-pay = Остальное по карте
hv-chip-hire = { BOX("exchange.pesos") } песо → рабочий
hv-chip-change = { BOX("exchange.debris") } щебня → { $colour }

fx-siesta = Ходить раньше
fx-guardaespaldas = Вас не обокрасть
fx-mendigo = Взять { BOX("effects.mendigo") } песо
fx-reciclaje = Обмен со сбросом
fx-ruina = Снести крайнее
fx-escombros = Куча: весь щебень
fx-obreros =
    { BOX("effects.obreros_first") ->
        [one] { BOX("effects.obreros_first") } рабочий
        [few] { BOX("effects.obreros_first") } рабочих
       *[other] { BOX("effects.obreros_first") } рабочих
    }, потом { BOX("effects.obreros_later") }
fx-arquitecto =
    { BOX("effects.arquitecto") ->
        [one] { BOX("effects.arquitecto") } рабочий
        [few] { BOX("effects.arquitecto") } рабочих
       *[other] { BOX("effects.arquitecto") } рабочих
    }; чертежи
fx-ladron = Украсть { BOX("thief.ladron") } песо
fx-receptador =
    Украсть { BOX("effects.receptador") ->
        [one] { BOX("effects.receptador") } материал
        [few] { BOX("effects.receptador") } материала
       *[other] { BOX("effects.receptador") } материалов
    }
fx-contrabando = { BOX("effects.contrabando_blind") } вслепую или 1
fx-empresario = Куча: ½ песо
fx-mama = Куча: ½ всего

field-round = раунд
field-order = порядок хода
field-turn = место в порядке
field-target = очков для победы
field-rows = ряды зданий
field-stack = стопка
stack-left = осталось
field-top = сверху
field-demolished = снесено
field-pool = общая куча
field-supply = запас
field-bag = мешок
field-box = коробка
field-affordable = можно оплатить сейчас
field-ruina_used = снос в этом раунде был
field-to_perform = ещё не выполнены
field-boards = места
field-own = мои карты
field-points = очки
field-materials = материалы
field-pesos = песо
field-workers = рабочие
field-buildings = здания
field-open = открытые карты
field-initiative = номер дома
field-hand = рука
field-laid = лежат втёмную
field-pile = сброс
field-thrown = сброшено втёмную
field-hidden = скрытые карты
field-age = возраст, от младшего
field-leaving = уйдёт при вскрытии
field-building = здание
field-cost = цена
field-architect = архитектор

## Уроки: о чём каждый шаг, для первой партии
aim = Стройте здания: каждое приносит очки. Кто первым наберёт нужное число, сразу побеждает: { BOX("target.points.0") } очков вдвоём, { BOX("target.points.1") } втроём, { BOX("target.points.2") } вчетвером.
lesson-choose = Две карты решают, что вы сделаете и когда: вместе они составляют число, 2 и 7 дают 27, и первым ходит тот, у кого оно меньше. Малые карты дают мало, но рано, пока общая куча не разобрана; большие дают много, если что-то осталось.
lesson-act = Действуют обе ваши карты, в любом порядке; потом можно строить. Порядок важен, только если одна карта меняет то, что нужно другой.
lesson-recycle = Можно обменять карту руки на уже использованную: здесь вы сбрасываете одну, затем берёте другую. Так сильная карта вернётся раньше срока.
lesson-fetch = Верните одну карту из своего сброса в руку. Все видят какую.
lesson-demolish = Можно снести одно здание с края ряда: то, за которое вот-вот заплатит соперник, или то, что заслоняет нужное вам.
lesson-rob = Украдите песо у одного из тех, кто ходит после вас: { BOX("thief.ladron") }, а если у него { BOX("thief.ladron_rich_from") } или больше, то { BOX("thief.ladron_rich") }. Открытый телохранитель защищает.
lesson-fence = Украдите материал у одного из тех, кто ходит после вас: { BOX("effects.receptador") }, а если цветных кирпичей у него { BOX("effects.receptador_rich_from") } или больше, то { BOX("effects.receptador_rich") }. Открытый телохранитель защищает.
lesson-loot = Берите то, чего не хватает вашему зданию, или то, что нужнее всего жертве. Бледные значки на крайних картах показывают, чего вам недостаёт.
lesson-smuggle =
    В этом раунде вы первый контрабандист: { BOX("effects.contrabando_blind") ->
        [one] { BOX("effects.contrabando_blind") } материал
        [few] { BOX("effects.contrabando_blind") } материала
       *[other] { BOX("effects.contrabando_blind") } материалов
    } вслепую из мешка или один на выбор; следующие тянут { BOX("effects.contrabando_later") }. Выбирайте, если зданию не хватает одного.
lesson-share = Мама берёт половину кирпичей общей кучи; цвета выбираете вы. Смотрите, чего требуют крайние карты рядов.
lesson-build = Очки дают только здания: стройте сколько угодно, если можете заплатить, но только с краёв двух рядов. Рабочий стоит { BOX("exchange.pesos") } песо, кирпич { BOX("exchange.debris") } щебня.
lesson-lay = На следующий раунд вы кладёте одну новую карту и оставляете одну из двух открытых: обе сработают и составят новое число. Использованные карты вернутся, только когда в руке останется карт: { BOX("hands.recover_at") }.
lesson-discard = Отданная карта уходит в ваш сброс; вторая остаётся открытой и сработает снова в следующем раунде вместе с только что положенной.
lesson-pay = Часть цены можно заплатить обменом: { BOX("exchange.pesos") } песо вместо рабочего или { BOX("exchange.debris") } щебня вместо кирпича. Выберите, что обменять, и оставьте то, что нужно для следующего здания.
