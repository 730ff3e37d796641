# Ошибки и причины, не относящиеся к отдельной игре.

error-illegal = Нельзя сыграть «{ $notation }»: { $reason }
error-legal-now = Сейчас можно: { $legal }.
error-legal-now-more = Сейчас можно: { $legal } и ещё { $more }.
error-record = Строка { $line } записи: { $reason }
error-title = Игры «{ $title }» нет. Есть: { $titles }.
error-seats = В { $title } от { $least } до { $most } мест, а не { $seats }.
error-seat = Места { $seat } здесь нет: места нумеруются от 0 до { $last }.
error-seed = «{ $seed }» не подходит как зерно. Нужно целое число от 0 до { $most }.
error-games = «{ $games }» не подходит как число партий. Нужно целое число от 1.
error-count = «{ $count }» не подходит как число партий. Нужно целое число от 1.
error-device = Устройства «{ $device }» нет. Есть: { $devices }.
error-threads = «{ $threads }» не подходит как число потоков. Нужно целое число от 1.
error-play = Партии { $play } здесь нет: партии нумеруются от 0 до { $last }.
error-out = Массив для заполнения имеет форму { $shape }, а нужна { $wanted }.
error-batch-titles = Все позиции должны быть из одной игры.
error-batch-each = Укажите одно число мест и один набор настроек для всех партий или { $count }: по одному на каждую партию.
error-batch-numbers = Задайте действия целыми числами (их номерами в title.actions), а не { $kind }.
error-cuda-missing = Видеокарту использовать нельзя: { $why }. Укажите device="cpu" или возьмите машину с картой NVIDIA и её драйвером.
error-cuda-extra = Чтобы считать на видеокарте, установите дополнение: pip install "malecon[cuda]".
error-cuda = Драйвер видеокарты не выполнил «{ $call }»: { $why }.
error-no-ray = Ray здесь не установлен: выполните pip install "malecon[arena]" или уберите --ray, чтобы обойтись ядрами этой машины.
error-option-unknown = Настройки «{ $option }» нет. Есть: { $options }.
error-option-value = Настройка { $option } не может быть «{ $value }». Варианты: { $choices }.
error-preset = Набора «{ $preset }» нет. Есть: { $presets }.
error-broken-invariant = Фишки не сходятся ({ $invariant }) в партии { $game } с зерном { $seed }. Это ошибка в правилах: пожалуйста, сообщите о ней.

error-position-not-a-dict = Опишите позицию полями и их значениями.
error-position-unknown-field = У позиции нет поля «{ $field }».
error-position-missing-field = Не хватает поля «{ $field }».
error-position-not-numbers = В поле «{ $field }» должны быть целые числа.
error-position-shape = Поле «{ $field }» должно иметь форму { $shape }, а не { $given }.
error-position-limits = Поле «{ $field }» не может быть { $value }: допустимо от { $low } до { $high }.
error-position-invariant = Фишки не сходятся: { $invariant }.
error-position-bytes = Позиция { $title } занимает { $size } байт.

error-data-file = Файл данных { $path } не читается: { $why }
error-data-notes = Группа { $group } в { $title } должна назвать источник и достоверность.
error-data-certainty = Достоверность группы { $group } в { $title } должна быть одной из: { $certainties }.
error-data-unknown = Поправка называет { $path }, чего в данных нет. Там есть: { $known }.
error-data-override = Поправка { $path } не может быть { $value }: нужен тот же тип, что у исходного значения.

reason-empty = запись хода пуста.
reason-unknown-verb = глагола «{ $verb }» нет. Есть: { $verbs }.
reason-unknown-verb-close = глагола «{ $verb }» нет. Может быть, «{ $close }»?
reason-unknown-notation = «{ $verb }» с этим не сочетается. Может быть, «{ $close }»?
reason-no-such-number = действия нумеруются от 0 до { $most }.
reason-not-now = сейчас это невозможно.
reason-over = партия окончена.
reason-batch = это недопустимо в партии { $play }; ничего не изменено.
reason-batch-shape = нужно по одному действию на каждую из { $count } партий.
reason-batch-since = после последней проверки в партии { $play } встретилось недопустимое действие; эта партия осталась как была.

record-missing = не хватает «{ $entry }».
record-entry = в заголовке записи нет строки «{ $entry }». Возможные строки: { $entries }.
record-first-line = запись должна начинаться со строки «malecon { $format }».
record-format-1 = записи Malecón 0.1 («malecon 1») сделаны с другим генератором случайных чисел, воспроизвести их нельзя. Откройте запись в версии 0.1.
record-twice = «{ $entry }» встречается дважды.
record-value = значение «{ $value }» не подходит для «{ $entry }».
record-seed-or-position = в записи должно быть либо зерно, либо позиция: что-то одно.
record-data = запись сделана с данными { $given }, а здесь данные { $ours }. Воспроизведите её с теми же данными.
record-option-with-position = настройки уже содержатся в позиции: уберите эту строку.
record-seat-count = названо мест: { $named }, а в позиции их { $seats }.

# Насколько мы уверены в группе данных.
certainty-rulebook = из правил игры
certainty-confirmed = подтверждено другими источниками
certainty-recalled = по памяти, не подтверждено
certainty-reconstructed = восстановлено нами
seat-number = место { $number }
