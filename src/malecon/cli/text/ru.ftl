# Терминал.

seats-range = мест: от { $least } до { $most }
bad-language = Языка «{ $lang }» нет. Есть: { $langs }.
bad-option = «{ $option }» не похоже на настройку: пишите имя=значение.
too-many-seats = Названо мест: { $named }, а за столом их { $seats }.
cannot-read = Не удаётся прочитать { $path }: { $why }
cannot-write = Не удаётся записать { $path }: { $why }

choose-title = Во что играем?
you = Вы
thinking = { $name } думает …
saved-resume = Сохранено. Продолжить: malecon play --resume { $path }
saved-at = Запись лежит в { $path }
curtain = Теперь { $name }: остальные отворачиваются. Нажмите Enter.
commands = Номер, запись хода, слова для поиска или: undo · help [тема] · why ХОД · save [ФАЙЛ] · board · record · quit
forced = без выбора
secret-choice = тайный выбор
nothing-to-undo = Отменять нечего.
undone = Ход взят назад.
it-is-legal = Это можно сыграть сейчас.
help =
    Ответьте номером варианта или его записью (серые слова).
    Любые другие слова покажут варианты, в которых они есть.
    undo             взять назад последнее решение
    help ТЕМА        объяснить роль, здание, плитку
    why ХОД          почему этот ход сейчас невозможен
    save [ФАЙЛ]      где лежит запись, или перенести её
    board            показать стол ещё раз
    record           показать запись партии
    quit             выйти; партия сохраняется после каждого решения
no-help = О «{ $topic }» справки нет. Темы: { $topics }.
seat = место
seats = мест
total = всего
final-scores = Итог
winners = { $count ->
    [one] Победа: { $names }.
   *[other] Победу делят: { $names }.
}
replay-keys = Enter или n: вперёд · p: назад · число: к этому ходу · q: выход
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
