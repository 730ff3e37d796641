# Задачи, в терминале и на странице: темы, уровни и что может не получиться.

puzzles-format = Формат файла { $path } эта версия не читает (она читает формат { $ours }). Создайте задачи заново: malecon puzzles make TITLE --count 150 --out FILE
puzzles-unreadable = Файл { $path } не читается как задачи: { $why }
puzzles-others = В файле { $path } задачи другой игры, с другим зерном или по другим правилам. Укажите другой файл через --out или удалите этот.
puzzles-no-network = У игры { $title } нет обученной сети, а задачи проверяет поиск, которым она управляет. Сначала обучите сеть: malecon learn { $title }
puzzles-none = Подходящих задач нет. Уберите --theme или --level либо выберите другую игру.
puzzles-theme = Темы «{ $theme }» у этих задач нет. Темы: { $themes }
puzzles-level = Уровня «{ $level }» нет. Уровни: { $levels }

## Темы

theme-last = последний экземпляр
theme-block = помешать соперникам
theme-wait = лучше подождать
theme-laws = законы и налоги
theme-rob = воры
theme-ship = погрузка
theme-trade = торговля
theme-build = строительство
theme-people = люди за работой
theme-money = деньги
theme-goods = товары
theme-opening = начало игры
theme-endgame = конец игры
theme-surprise = неожиданный ход
