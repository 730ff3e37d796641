# Терминал.

seats-range = мест: от { $least } до { $most }
bad-language = Языка «{ $lang }» нет. Есть: { $langs }.
bad-option = «{ $option }» не похоже на настройку: пишите имя=значение.
too-many-seats = Названо мест: { $named }, а за столом их { $seats }.
bad-seats = «{ $seats }» — не число мест: в играх их от { $least } до { $most }.
needs-extra = Для этого нужен модуль «{ $module }», а он не установлен: выполните pip install "malecon[{ $extra }]".
cannot-read = Не удаётся прочитать { $path }: { $why }
cannot-write = Не удаётся записать { $path }: { $why }

choose-title = Во что играем?
you = Вы
laying-out = Раскладываем игру …
thinking = { $name } думает …
saved-resume = Сохранено. Продолжить: malecon play --resume { $path }
saved-at = Запись сохранена в { $path }
curtain = Ходит { $name }. Остальные не подглядывают. Нажмите Enter.
commands = Номер, запись хода, слова или: undo · help [тема] · why ТЕКСТ · hint · save [ФАЙЛ] · board · record · quit
forced = без выбора
secret-choice = делает тайный выбор
nothing-to-undo = Отменять нечего.
not-undone = Ничего не отменено.
take-back = { $name }, вместе с этим вернутся чужие ходы или то, что вытянули. Согласны?
yes-or-no = д/н
round = Раунд { $number }
no-such-choice = Выберите номер от 1 до { $most }.
no-choice-holds = Ни в одном варианте нет «{ $text }».
choice-range = { $first } … { $last } ({ $count })
choice-more = { $what } … ({ $count })
choice-back = Выберите остальное или нажмите Enter, чтобы вернуться.
screen-help = Помощь
screen-hint = Подсказка
screen-why = Почему нет?
screen-rules = Правила
screen-undo = Отменить
screen-quit = Выйти
screen-answer = Номер, слова, запись хода или команда
screen-close = Esc закрывает эту страницу.
screen-over = Партия окончена. Нажмите Enter, чтобы закрыть.
why-what = Что именно? Добавьте запись хода, номер или несколько слов: why ТЕКСТ.
undone = Отменено.
hint-lead = Ходы сильного бота, лучший первым.
hint-alternative = { $other }? { $cost }
hint-whole = Целиком: { $steps }
hint-numbers = ▸ { $numbers }
hint-promise = победа { $chance } %
it-is-legal = Это можно сыграть сейчас.
help =
    Ответьте номером варианта или его записью (после точки).
    Любые другие слова покажут варианты, в которых они есть.
    undo             отменить своё последнее решение; дальше — с согласия всех
    help ТЕМА        объяснить фишку, карту, здание или главу правил
    why ТЕКСТ        почему это сейчас невозможно: запись хода или слова
    hint             что сделал бы сильный бот и почему
    save [ФАЙЛ]      показать, где запись, или сохранять её теперь в этот файл
    board            показать стол ещё раз
    record           показать запись партии, насколько её можно знать
    quit             выйти; партия сохраняется после каждого решения
no-help = О «{ $topic }» справки нет. Темы: { $topics }.
more-help = См. также: { $topics }.
seat = место
seats = мест
total = всего
points-from = за что
final-scores = Итог
winners = { $count ->
    [one] Победа: { $names }.
   *[other] Победу делят: { $names }.
}
replay-keys = Enter или n: вперёд · p: назад · число: к этому ходу · h: подсказка бота · q: выход
beginning = Начало
no-such-ply = Хода { $ply } нет: в записи ходы от 0 до { $last }.

fan-work = *Неофициальный фанатский проект с собственными текстами и рисунками. Авторы и издатели оригинала в нём не участвуют.*
numbers = Числа
number-corrected = исправлено
numbers-title = { $title }: числа, которые стоит проверить
numbers-about = У нас есть не все рисунки и карты из коробки. Числа ниже взяты по памяти или восстановлены; у каждой группы сказано, из чего они выведены. Все остальные числа правил — из правил игры или подтверждены другим источником.
numbers-all-certain = Все числа этой игры — из правил или подтверждены другим источником. Если в вашей коробке иначе, их всё равно можно исправить.
numbers-correct = Если коробка есть у вас
    .text = Запишите то, что напечатано у вас, в файл, например `my-box.toml`. Таблицы называются по игре и группе, строки — по коду рядом с числом, здесь и в правилах. Всё, что верно, пропустите. Список заменяется целиком, но отдельную постройку колоды можно исправить по её коду.
    .run = Затем запустите Malecón с этим файлом: `MALECON_DATA=my-box.toml malecon serve`. Правила, поля и боты возьмут ваши числа, а `MALECON_DATA=my-box.toml malecon rules { $title } --numbers` перечислит исправленное. Первый запуск длится дольше: правила компилируются заново. Если вы проверили всю группу, добавьте в её таблицу `certainty = "confirmed"`, и она исчезнет с этой страницы. У записей партий с исправленной коробкой другая версия данных: они воспроизводятся только с теми же исправлениями.
numbers-corrected = Здесь исправлено: { $paths }
rule-options = Настройки правил
presets = Наборы

compiling = Компиляция: { $title }
compiling-part = Компиляция: { $title }, { $part }
playing = Идёт игра
warm = Готово: скомпилировано игр: { $titles }, за { $seconds } с.
simulated = { $title }: случайных партий: { $games }
mean = среднее
deviation = отклонение
least = меньше всего
most-points = больше всего
wins = победы
simulation-speed = Решений: { $decisions } за { $seconds } с: { $rate } млн решений/с, { $games } партий/с.
unfinished = Прервано, потому что не кончались: { $count }.

bench-calibrating = Калибровка
bench-measuring = Измерение: { $title }
bench-title = Одно ядро. Пустой цикл здесь: { $loop } млн шагов/с (цели заданы при { $target } млн/с)
bench-what = игра
bench-decisions = решений/с
bench-games = партий/с
bench-batch = решений/с пачкой
bench-targets = Все устройства этой машины, решений/с
bench-target = устройство
bench-with-masks = пачкой, с масками
bench-with-observations = пачкой, с масками и наблюдениями
bench-on-cpu = одно ядро
bench-on-threads = все ядра
bench-on-wasm = WebAssembly
bench-on-cuda = видеокарта
bench-copy = копия
bench-play = pos.play
bench-import = import malecon после прогрева: { $seconds } с

# What --help says.
help-malecon = Карибские настольные игры: играйте, изучайте, пишите ботов.
help-title = Игра.
help-title-asked = Игра; если не указать, программа спросит.
help-seats = Сколько мест.
help-seat = Имя человека или код бота, по разу на место.
help-seed = С тем же зерном начало то же.
help-option = Настройка правил: имя=значение.
help-preset = Набор настроек правил по имени.
help-resume = Продолжить сохранённую запись.
help-plain = Печатать строки, не занимая весь экран: для программ экранного доступа.
help-record = Запись партии.
help-ply = Показать позицию после стольких ходов и закончить.
help-markdown = Вывести Markdown вместо страницы.
help-numbers = Показать числа, в которых мы не уверены, и как их исправить.
help-games = Сколько партий.
help-audit = Проверять все инварианты перед каждым решением.
help-device = Где считать: cpu или cuda (видеокарта NVIDIA).
help-threads = Потоки процессора; по умолчанию все ядра.
help-json = Вместо таблиц напечатать один объект JSON.
help-bench-out = Записать показатели и в этот файл, в JSON.
help-only-titles = Только эти игры.
help-lang = en, ru или it.
help-bots = Код для каждого места: greedy,search:500,random,random.
help-processes = Процессы; по умолчанию по одному на ядро.
help-ray = Адрес кластера Ray; «local» запускает его здесь.
help-blocks = Зёрна; каждое играется по разу при каждом сдвиге мест.
help-code = Файл вашего бота; он встаёт на место «mine» в --bots.
help-sprt = Остановиться, когда ясно: доли побед первого бота «ровно,лучше».
help-keep = Хранить партии там; та же команда продолжит с ними.
help-lab-bots = Один код на все места или по коду на каждое.
help-lab-out = Куда писать отчёт, .html; рядом лягут файлы CSV.
help-host = Адрес, на котором слушать.
help-port = Порт; 0 возьмёт свободный.
help-db = Где хранятся партии: файл или URL базы данных.
help-workers = Число процессов сервера; для двух и больше нужен PostgreSQL.
help-thinkers = Число процессов, в которых думают боты.
help-pace = Сколько миллисекунд бот думает как минимум.
help-rate = Запросов в секунду от одного сеанса.
help-address-rate = Запросов в секунду с одного адреса.
help-sockets = Сокетов с одного адреса.
help-proxy = Доверять заголовкам X-Forwarded от прокси.
help-browser = Открыть страницу.
help-titles = Перечислить игры.
help-play = Играть в терминале с ботами или людьми за той же клавиатурой.
help-review = Разобрать партию с сильным ботом: какие решения стоили дороже всего.
help-review-seat = Чьи решения, считая с 0; по умолчанию первого из людей.
help-review-json = Вывести найденное как JSON: шансы перед каждым решением, дорогие решения, секунды работы.
reviewing = Разбор партии
review-sum = { $name }: { $lapses ->
    [0] ни одно решение не стоило заметной доли победы.
    [one] { $lapses } решение стоило { $lost } % победы.
    [few] { $lapses } решения вместе стоили { $lost } % победы.
   *[other] { $lapses } решений вместе стоили { $lost } % победы.
 }
review-curve = Шансы на победу по ходу партии
review-costly = Что обошлось дороже всего
review-ply = ход
review-played = сыграно
review-better = лучше
review-cost = цена
review-look = Посмотреть позицию: malecon replay { $path } --ply { $ply }
help-replay = Пройти по записи партии.
help-rules = Показать правила игры и насколько мы уверены в её числах.
help-simulate = Сыграть случайные партии внутри JIT и подвести итог.
help-bench = Измерить скорость движка рядом с калибровкой этой машины.
help-warm = Скомпилировать программы всех игр сейчас, чтобы потом не ждать. Быстро, если ничего не менялось.
help-serve = Запустить сервер для браузеров.
help-openapi = Вывести описание API в формате OpenAPI.
help-store = Обслуживание сохранённых партий.
help-verify = Переиграть все сохранённые партии и назвать те, что закончились иначе.
help-rebuild = Построить заново всё, что выводится из записей.
help-arena = Столкнуть ботов и узнать, кто лучше и насколько это надёжно.
help-ladder = Все уровни друг против друга: сильнее ли каждый следующий?
help-lab = Отчёт о балансе: кто начинает, откуда очки, что сопутствует победе. Один файл HTML и CSV.
help-learn = Обучить сеть игре на партиях с самой собой: malecon learn puerto_rico --minutes 30 --device cuda --out trained.
help-soak = Сыграть миллионы случайных партий, проверяя все инварианты перед каждым решением.
help-soak-out = Записать таблицу туда в виде Markdown.
soak-done = Все инварианты соблюдались перед каждым решением; { $checks }.
soak-bounds-on = границы массивов проверялись
soak-bounds-off = границы массивов не проверялись (задайте NUMBA_BOUNDSCHECK=1)
soak-title = игра
soak-games = партий
soak-decisions = решений
soak-mixtures = наборов настроек
soak-unfinished = прервано партий
soak-seconds = секунд
soak-when = { $date }, { $machine }, зерно { $seed }.
help-draw = Нарисовать позицию из записи в файл SVG.
help-draw-out = Куда записать.
help-draw-ply = Позиция после стольких ходов; по умолчанию последняя.
help-draw-seat = Чьими глазами, считая с 0; по умолчанию того, чей ход.
help-theme = light или dark.
drawn = Нарисовано: { $path }
no-such-seat = Нет места { $seat }: в записи места от 0 до { $last }.
no-such-theme = Нет темы «{ $theme }»: light или dark.
draw-needs-page = Для рисования нужны Node и собранная страница: выполните make setup.
draw-failed = Рисунок не получился: { $why }
help-access-log = Записывать в журнал каждый запрос
help-json-logs = Журнал в JSON: один объект в строке
help-store-rate = Вычислить все рейтинги заново по хранимым партиям.
help-admin = Управление открытым сайтом: столы, запреты, жалобы.
help-admin-token = Создать ключ для страницы администратора.
help-admin-hours = Сколько часов он действует.
help-admin-bot = Создать учётную запись для внешнего бота или выдать ему новый ключ.
help-admin-bot-name = Имя бота; люди видят перед ним BOT.
help-admin-bot-rated = Разрешить ему рейтинговые партии с людьми.
help-admin-bot-end = Вместо этого отменить его ключ.
help-admin-bots = Список учётных записей ботов.
help-admin-end-tokens = Отозвать все ключи администраторов.
help-admin-tables = Список столов, за которыми недавно играли.
help-admin-limit = Сколько.
help-admin-show = Кто сидит за столом и что там писали.
help-admin-close = Остановить партию. Смотреть её по-прежнему можно.
help-admin-open = Продолжить закрытую партию.
help-admin-hide = Убрать стол с сайта. Ничего не пропадёт.
help-admin-unhide = Вернуть скрытый стол.
help-admin-delete = Удалить стол навсегда.
help-admin-yes = Не переспрашивать.
help-admin-ban = Закрыть доступ человеку или адресу (для IPv6 — всей сети /64).
help-admin-mute = Запретить человеку писать в чат.
help-admin-sanctions = Список действующих запретов.
help-admin-lift = Отменить запрет.
help-admin-reports = Прочесть жалобы игроков.
help-admin-all = Показать и разобранные.
help-admin-done = Отметить жалобу как разобранную.
help-admin-table = Номер стола.
help-admin-target = Номер человека, место (СТОЛ/МЕСТО) или IP-адрес.
help-admin-days = На сколько дней; если не указано, навсегда.
help-admin-reason = Причина; её увидит сам человек.
help-admin-sanction = Номер запрета.
help-admin-report = Номер жалобы.
help-settings = Файл TOML с настройками; командная строка важнее переменных среды, а они важнее файла.

help-version = Показать версию и выйти.
help-completion = Вывести сценарий автодополнения для вашей оболочки: eval "$(malecon completion bash)".
help-shell = bash, zsh, fish или powershell.
bad-shell = Для «{ $shell }» автодополнения нет. Оболочки: { $shells }.
first-start = Первый запуск на этом компьютере, { $title }: правила и боты компилируются один раз, это займёт около половины минуты.
first-start-position = Компилируются правила ({ $number } из { $all }) …
first-start-bots = Компилируются боты ({ $number } из { $all }) …
first-start-done = { $title }: готово ({ $seconds } с). Теперь игра будет запускаться сразу.
first-start-others = Тем временем в фоне: { $titles }. Их первые столы могут открываться чуть дольше.
help-bots-file = Файл, в каждой строке по боту, от слабого к сильному; без него — все уровни.
help-served = Не играть, а показать ботов этого сервера, внешних и своих, по рейтингу.
help-against = Второй набор правил для сравнения, имя=значение; на тех же раскладах. Просто «usual» — без настроек.
help-dataset = Записать партии сильных игроков в файл Parquet: позиции, маски, действия, политики, результаты.
help-dataset-out = Файл для записи, .parquet.
help-baseline = Измерить обычных ботов: один против жадных, с интервалами и временем.
help-baseline-bot = Только эти боты.
help-baseline-out = Записать туда таблицу в Markdown.
help-baseline-minutes = Остановить каждого бота в каждой игре через столько минут, даже если сыграно меньше блоков.

help-analyse = Посмотреть на любую позицию партии: шансы игроков, лучшие продолжения и ходы, которые можно попробовать.
help-analyse-ply = Анализировать позицию после стольких ходов; по умолчанию последнюю.
help-analyse-bot = Бот, который оценивает, например puct:2000; по умолчанию самый сильный советчик.
help-analyse-lines = Сколько лучших продолжений показать.
help-analyse-json = Вывести шансы и продолжения в формате JSON.
analyse-tried = + пробных ходов: { $count }
analyse-chances = Шансы на победу
analyse-points = очки сейчас: { $points }
analyse-lines = Лучшие продолжения
analyse-chance = дальше решает случай
analyse-over = Партия закончена.
analyse-keys = номер или запись хода: попробовать · line 1: сыграть эту линию · back: назад · quit: выход
analyse-no-line = Выберите линию от 1 до { $last }.
analyse-no-back = Это начало партии.

# Задачи.

help-puzzles = Найти лучший ход в позициях из партий сильных ботов.
help-puzzles-solve = Решать задачи одну за другой; именно это делает malecon puzzles сам по себе.
help-puzzles-daily = Только задача дня, одна на всех.
help-puzzles-theme = Только задачи на эту тему; темы показывает malecon puzzles list.
help-puzzles-level = Только задачи этого уровня: easy, medium, hard или expert.
help-puzzles-make = Создать задачи из партий сильных ботов; прерванная работа продолжится с того же места.
help-puzzles-count = Сколько задач должно быть в файле в итоге.
help-puzzles-out = Куда записать; файл с именем на .puzzles сжимается gzip.
help-puzzles-minutes = Остановиться через столько минут.
help-puzzles-check = Проверить задачи заново, если изменились правила или сеть; неверные отбрасываются.
help-puzzles-check-out = Какой файл проверить и записать; по умолчанию тот, что поставляется с пакетом.
help-puzzles-list = Показать, сколько есть задач: по играм, уровням и темам.
puzzle-daily = Задача дня, { $day }
puzzle-head = { $title } · задача { $rating } ({ $level })
puzzle-mine = Ваш рейтинг { $rating } · решено подряд: { $row } · дней подряд: { $days }
puzzle-find = Найдите лучший ход.
puzzle-prompt = Ваш ход
puzzle-commands = Номер, запись хода, слова или: board (поле) · show (решение) · quit (выход)
puzzle-right = Верно!
puzzle-wrong = На этот раз нет.
puzzle-rated = { $change }, ваш рейтинг { $rating }
puzzle-again = Попробуйте ещё раз или введите show, чтобы увидеть решение.
puzzle-chance = { $move }: шансы на победу { $chance } %
puzzle-best = Лучший ход: { $move }, шансы на победу { $chance } %
puzzle-second = Второй по силе: { $move }, шансы на победу { $chance } %
puzzle-days = { $count ->
    [one] Задача дня решена: { $count } день подряд.
    [few] Задача дня решена: { $count } дня подряд.
   *[many] Задача дня решена: { $count } дней подряд.
}
puzzle-next = Enter: следующая задача · q: выход
puzzle-all-done = { $count ->
    [one] Вы решили { $count } подходящую задачу, больше их нет.
    [few] Вы решили все { $count } подходящие задачи.
   *[many] Вы решили все { $count } подходящих задач.
}
puzzle-making = Играются первые партии
puzzle-made = партий: { $games }, позиций просмотрено: { $looked }, проверено: { $checked }
puzzle-written = { $count ->
    [one] { $count } задача в файле { $path }
    [few] { $count } задачи в файле { $path }
   *[many] { $count } задач в файле { $path }
}
puzzle-game = игра
puzzle-themes = темы, как их понимает --theme
puzzle-checking = Проверка
puzzle-checked = Остались верными { $holding } из { $count }: { $path }
