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
saved-at = Запись лежит в { $path }
curtain = Теперь { $name }: остальные отворачиваются. Нажмите Enter.
commands = Номер, запись хода, слова для поиска или: undo · help [тема] · why ТЕКСТ · hint · save [ФАЙЛ] · board · record · quit
forced = без выбора
secret-choice = тайный выбор
nothing-to-undo = Отменять нечего.
not-undone = Ничего не отменено.
take-back = { $name }, вместе с этим вернутся чужие ходы или то, что решил случай. Взять назад?
yes-or-no = д/н
round = Раунд { $number }
no-such-choice = Варианты: от 1 до { $most }.
no-choice-holds = Ни в одном варианте нет «{ $text }».
why-what = Что именно? Добавьте запись хода, номер или несколько слов: why ТЕКСТ.
undone = Ход взят назад.
hint-lead = Выбор сильного бота, лучшее сверху. Числа в доводах: очки против среднего варианта.
hint-promise = победа { $chance } %
it-is-legal = Это можно сыграть сейчас.
help =
    Ответьте номером варианта или его записью (после точки).
    Любые другие слова покажут варианты, в которых они есть.
    undo             взять назад последнее решение; если дальше, спросят всех
    help ТЕМА        объяснить фишку, карту, здание или главу правил
    why ТЕКСТ        почему это сейчас невозможно: запись хода или слова
    hint             что сделал бы сильный бот и почему
    save [ФАЙЛ]      где лежит запись, или хранить её теперь в этом файле
    board            показать стол ещё раз
    record           показать запись партии, насколько её можно знать
    quit             выйти; партия сохраняется после каждого решения
no-help = О «{ $topic }» справки нет. Темы: { $topics }.
more-help = Об этом есть ещё: { $topics }.
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

fan-work = *Неофициальная работа поклонников: свои слова, свои рисунки. Авторы и издатели оригинала к ней не причастны.*
numbers = Числа
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
unfinished = Прервано как бесконечные: { $count }.

bench-calibrating = Калибровка
bench-measuring = Измерение: { $title }
bench-title = Одно ядро. Пустой цикл здесь: { $loop } млн шагов/с (цели заданы при { $target } млн/с)
bench-what = игра
bench-decisions = решений/с
bench-games = партий/с
bench-batch = решений/с пачкой
bench-copy = копия
bench-play = pos.play
bench-import = import malecon после прогрева: { $seconds } с

# What --help says.
help-malecon = Карибские настольные игры: играйте, изучайте, пишите ботов.
help-title = Игра.
help-title-asked = Игра; если не указана, будет задан вопрос.
help-seats = Сколько мест.
help-seat = Имя человека или код бота, по разу на место.
help-seed = То же зерно даёт то же начало.
help-option = Вариант правил: имя=выбор.
help-preset = Набор вариантов правил по имени.
help-resume = Продолжить сохранённую запись.
help-record = Запись партии.
help-ply = Показать позицию после стольких ходов и закончить.
help-markdown = Вывести Markdown вместо страницы.
help-games = Сколько партий.
help-audit = Проверять все законы сохранения перед каждым решением.
help-json = Записать числа ещё и туда.
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
help-workers = Обслуживающие процессы; больше одного требует PostgreSQL.
help-thinkers = Процессы, в которых думают боты.
help-pace = Сколько миллисекунд бот думает самое меньшее.
help-rate = Запросов в секунду от одного сеанса.
help-address-rate = Запросов в секунду с одного адреса.
help-sockets = Сокетов с одного адреса.
help-proxy = Верить заголовкам X-Forwarded от прокси.
help-browser = Открыть страницу.
help-titles = Перечислить игры.
help-play = Играть в терминале с ботами или людьми за той же клавиатурой.
help-review = Разобрать партию с сильным ботом: какие решения стоили дороже всего.
help-review-seat = Чьи решения, с 0; без указания первого из людей.
help-review-bot = Бот, который судит; без указания expert.
reviewing = Разбор партии
review-sum = { $name }. Решений: { $decisions }, из них не хуже выбора бота { $code }: { $agreed }. Остальные вместе отдали { $lost } % победы.
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
help-serve = Обслуживать столы для браузеров.
help-openapi = Вывести договор сервера в OpenAPI.
help-store = Присмотреть за тем, что хранится.
help-verify = Переиграть все хранимые партии и назвать те, что кончились иначе.
help-rebuild = Вывести заново всё, что следует из записей.
help-arena = Свести ботов и сказать, кто лучше и насколько это верно.
help-ladder = Все уровни друг против друга: сильнее ли каждый предыдущего?
help-lab = Отчёт о балансе: кто начинает, откуда очки, что сопутствует победе. Один файл HTML и CSV.
help-soak = Сыграть миллионы случайных партий, проверяя все законы сохранения перед каждым решением.
help-soak-out = Записать таблицу туда в виде Markdown.
soak-done = Все законы соблюдались перед каждым решением; { $checks }.
soak-bounds-on = границы массивов проверялись
soak-bounds-off = границы массивов не проверялись (задайте NUMBA_BOUNDSCHECK=1)
soak-title = игра
soak-games = партий
soak-decisions = решений
soak-mixtures = наборов вариантов
soak-unfinished = прервано партий
soak-seconds = секунд
soak-when = { $date }, { $machine }, зерно { $seed }.
help-draw = Нарисовать позицию из записи в файл SVG.
help-draw-out = Куда записать.
help-draw-ply = Позиция после стольких ходов; без указания последняя.
help-draw-seat = Чьими глазами, с 0; без указания того, чей ход.
help-theme = light или dark.
drawn = Нарисовано: { $path }
no-such-seat = Нет места { $seat }: в записи места от 0 до { $last }.
no-such-theme = Нет темы «{ $theme }»: light или dark.
draw-needs-page = Для рисования нужны Node и собранная страница: выполните make setup.
draw-failed = Рисунок не получился: { $why }
