# Задачи на странице. Темы и уровни названы в src/malecon/puzzles/text.

puzzles = Задачи
find-the-move = Найдите ход
lead = Позиции из партий сильных ботов. Один ход явно лучше остальных: видите какой?
of-the-day = Задача дня
day-same = Одна на всех, до полуночи по UTC.
day-solve = Решить
day-solved = Сегодня решена
streak = Дней подряд
row = Решено подряд
your-rating = Ваш рейтинг
this-puzzle = Задача
any-game = Все игры
any-level = Любой уровень
any-theme = Любая тема
choose-game = Игра
choose-level = Уровень
choose-theme = Тема
level-easy = Лёгкие
level-medium = Средние
level-hard = Трудные
level-expert = Для знатоков
start = Решать
tried = Опробовано { $tried } из { $count }
none-fit = Подходящих задач нет. Выберите другой уровень или тему.
failed = Задачи не загрузились. Проверьте соединение и попробуйте ещё раз.
again-load = Попробовать ещё раз
ask = Сделайте ход на поле: один вариант явно лучше остальных.
ask-first = Считается только первая попытка.
right = Верно!
wrong = На этот раз нет
shown = Решение
chance = шансы на победу { $chance } %
second = Второй по силе: { $move }, шансы { $chance } %.
chose = Ваш выбор: { $move }
promises-less = С ним побеждают реже, чем с лучшим ходом.
again = Ещё раз
show = Показать решение
next = Следующая
all = Все задачи
day-row = { $count ->
    [one] Задача дня решена: { $count } день подряд
    [few] Задача дня решена: { $count } дня подряд
   *[many] Задача дня решена: { $count } дней подряд
}
