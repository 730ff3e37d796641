# Гавана учит: чем хорош ход и что теряется с другим.

## Карты

hint-card-completes = Это как раз то, чего не хватает на здание с края ряда: { $building }.
hint-card-architect = { $count ->
    [one] Зданию с края ряда нужен архитектор: { $building }.
   *[other] Архитектор нужен зданиям с края ряда, их { $count }.
    }
hint-card-rubble = В общей куче щебня { $count }, и эта карта забирает их все.
hint-card-pesos = Вам достанется песо { $count } из { $pool }.
hint-card-mama = Мама забирает половину общей кучи: кирпичей { $bricks }, щебня { $debris }.
hint-card-workmen = Кто первым сыграет рабочих, возьмёт { BOX("effects.obreros_first") ->
        [one] { BOX("effects.obreros_first") } рабочего
        [few] { BOX("effects.obreros_first") } рабочих
       *[other] { BOX("effects.obreros_first") } рабочих
    }, остальные — по { BOX("effects.obreros_later") }.
hint-card-guard = Кирпичей у вас { $bricks }, песо { $pesos }: вас стоит ограбить, а в этом раунде никто вас не тронет.
hint-card-ladron = Песо без труда: { $seat } потеряет { $count }, если вы сходите раньше.
hint-card-receptador = Материал на выбор: { $seat } потеряет { $count }, если вы сходите раньше.
hint-card-smuggling = Первый контрабандист может выбрать материал, а не тянуть вслепую.
hint-card-siesta = С номером { $number } вы ходите рано, и вторая карта от этого выиграет: { $card }.
hint-card-ruin = Кто-то может победить, построив здание с края ряда: уберите его ({ $building }).
hint-choose-first = С номером { $number } вы ходите рано, и тогда эта карта ценнее всего: { $card }.
hint-perform-order = Порядок важен: мама оставит половину щебня, а вторая карта заберёт всё, что останется.
hint-keep = Оставленная карта сработает и в следующем раунде: { $card }.
hint-keep-architect = Оставьте архитектора открытым: зданий, которым он нужен, { $count }.
cost-cards-late = С номером { $number } вы ходите поздно, когда общая куча почти пуста.
cost-card-empty = В общей куче для неё сейчас ничего нет: { $card }.
cost-card-little = Из общей кучи она взяла бы всего { $count }: { $card }.
cost-card-nobody = Грабить некого: { $card }.
cost-card-later = До возврата сброса карта у вас только одна: позже она принесёт больше.

## Действия и стройка

hint-rob = Вы заберёте { $count }, больше, чем у других.
hint-rob-some = Вы заберёте { $count }.
hint-rob-leader = Очков у этого игрока { $points }, он впереди: бить надо там.
hint-take = { $count ->
    [0] Так у вас остаётся выбор.
   *[other] Это нужно зданиям с края рядов: { $count }.
    }
hint-take-lacks = Именно этого не хватает на здание с края ряда: { $building }.
hint-draw = { BOX("effects.contrabando_blind") ->
        [one] { BOX("effects.contrabando_blind") } материал
        [few] { BOX("effects.contrabando_blind") } материала
       *[other] { BOX("effects.contrabando_blind") } материалов
    } вслепую могут стоить больше одного на выбор.
hint-demolish = Следующим его может построить { $seat }: очков { $points }.
hint-demolish-win = Следующим его может построить { $seat }, и с этими очками ({ $points }) победит.
hint-demolish-opens = Откроется карта за ним, а она вам нужнее.
hint-build = Очков за него { $points }, до победы останется { $left }.
hint-build-wins = С ним у вас { $target } очков: вы сразу побеждаете.
hint-build-rival = Очков за него { $points }, и { $seat } тоже может его построить.
hint-build-both = Очков за него { $points }, и хватит ещё на карту за ним, а она даст { $more }: { $building }.
hint-change = Кирпич ценнее щебня ({ BOX("exchange.debris") }), которые лежат без дела.
hint-change-completes = Не хватает только этого кирпича: { $building }.
hint-hire = Рабочий ценнее { BOX("exchange.pesos") } песо, которые лежат без дела.
hint-hire-completes = Не хватает только рабочего: { $building }.
hint-pass-build = Приберегите запасы для здания подороже.
cost-build = Очков за него всего { $points }.
cost-pass = Вы оставите другим очки ({ $points }): { $building }.

## Первая партия, шаг за шагом

lesson-cards = Выберите рабочих и маму
    .text = Ваш ход — это две карты, а побеждает первый, кто наберёт { BOX("target.points.2") ->
        [one] { BOX("target.points.2") } очко
        [few] { BOX("target.points.2") } очка
       *[other] { BOX("target.points.2") } очков
    }. Их цифры, меньшая впереди, дают { BOX("cards.obreros") }{ BOX("cards.mama") }; первым ходит тот, чей номер меньше.
lesson-workmen = Возьмите рабочих
    .text = Кто первым в раунде сыграет рабочих, берёт { BOX("effects.obreros_first") ->
        [one] { BOX("effects.obreros_first") } рабочего
        [few] { BOX("effects.obreros_first") } рабочих
       *[other] { BOX("effects.obreros_first") } рабочих
    }, остальные по { BOX("effects.obreros_later") }. Рабочие входят в цену зданий.
lesson-mama = Сыграйте маму
    .text = Вы берёте половину кирпичей и половину щебня из общей кучи, с округлением вверх. Если цвета разные, выбираете вы.
lesson-build = Постройте здание с левого края верхнего ряда
    .text = Продаются только крайние здания двух рядов. Заплатите всю цену и получите очки здания.
lesson-replace = Закончите ход: положите вора, сбросьте маму
    .text = Одна открытая карта остаётся и сработает снова, другая уходит в сброс. Когда карт в руке остаётся { BOX("hands.recover_at") }, сброс возвращается к вам.
lesson-rob = Ограбьте кого-нибудь
    .text = Грабить можно лишь тех, кто ходит после вас: { BOX("thief.ladron") } песо, или { BOX("thief.ladron_rich") }, если у него { BOX("thief.ladron_rich_from") } и больше. Поэтому малый номер выгоден.
lesson-guard = Закончите ход: положите телохранителя, сбросьте вора
    .text = Пока телохранитель открыт, у его хозяина никто не украдёт, когда бы тот ни ходил. И номер у этой карты малый.
lesson-architect = Закончите ход: положите архитектора, сбросьте телохранителя
    .text = На некоторых зданиях знак архитектора: его карта должна лежать открытой, и она не тратится. А ещё он приводит рабочего.
lesson-win = Возьмите рабочих и постройте здание с левого края нижнего ряда
    .text = Во время строительства щебень ({ BOX("exchange.debris") }) меняют на кирпич любого цвета, а { BOX("exchange.pesos") } песо — на рабочего. Строить можно столько, сколько сможете оплатить.
lesson-end = Теперь играйте сами
    .text = Кто первым наберёт { BOX("target.points.2") ->
        [one] { BOX("target.points.2") } очко
        [few] { BOX("target.points.2") } очка
       *[other] { BOX("target.points.2") } очков
    }, побеждает сразу, посреди раунда. Следите, что могут построить другие до вашего хода.
