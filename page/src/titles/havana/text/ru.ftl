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
hv-draw = Два вслепую

hv-my-place = Моё место
hv-my-buildings = Мои здания
hv-no-buildings = здесь встанут ваши здания
hv-my-holdings = Что у меня есть
hv-holdings = Имущество
hv-five-to-one = 5 к 1
hv-hire = Обменять 5 песо на 1 рабочего
hv-change = Обменять 5 щебня на 1 кирпич
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
hv-chip-hire = 5 песо → рабочий
hv-chip-change = 5 щебня → { $colour }

fx-siesta = Ходить раньше
fx-guardaespaldas = Вас не обокрасть
fx-mendigo = Взять 1 песо
fx-reciclaje = Обмен со сбросом
fx-ruina = Снести крайнее
fx-escombros = Куча: весь щебень
fx-obreros = 2 рабочих, потом 1
fx-arquitecto = 1 рабочий; чертежи
fx-ladron = Украсть 2 песо
fx-receptador = Украсть материал
fx-contrabando = 2 вслепую или 1
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
