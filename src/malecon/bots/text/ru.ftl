# Боты: их ошибки и доводы.

bot-unknown = Нет бота «{ $code }». Боты: { $codes }; или путь к вашему боту (.py) или к обученной сети (.npz).
bot-setting = У бота «{ $code }» нет настройки «{ $setting }». Настройки: { $settings }.
bot-value = Настройка { $setting } бота «{ $code }» должна быть числом, а не «{ $value }».
bot-no-amount = Боту «{ $code }» не нужно число: пишите «{ $bare }».
bot-playouts = Для «{ $code }» нужно число розыгрышей на каждое действие: пишите «flat:200».
bot-iterations = Для «{ $code }» нужно число итераций или секунд на решение: пишите «search:500» или «search:2s».
bot-threads = Для «{ $code }» нужно от 1 до { $most } потоков: пишите «search:2s,threads=2».
bot-over = Партия окончена: выбирать нечего.
bot-illegal = Бот { $code } выбрал «{ $notation }», но так пойти нельзя. Сейчас можно: { $legal }.
bot-no-network = Для игры { $title } здесь нет обученной сети. Без неё обходятся боты greedy и search:500.
bot-no-file = Нет файла бота { $path }.
bot-bad-network = В файле { $path } нет обученной сети: { $why }
bot-other-network = Сеть из файла { $path } обучена для { $theirs } и не умеет играть в { $ours }.
bot-file-fails = Файл бота { $path } не выполняется: { $why }
bot-no-choose = Файл бота { $path } должен определять функцию «choose(position)», которая возвращает одно из position.legal().

hint-for = { $terms }
hint-against = отнимает у других: { $terms }
hint-later = сразу ничего не даёт, но окупится позже
hint-even = не лучше и не хуже других ходов
plan-later = Сразу этого не видно, но позже окупится.
plan-even = Несколько ходов примерно равны, и этот не хуже других.
cost-close = Почти так же хорошо: выбирайте, что больше по душе.
cost-less = Это стоит примерно { $percent } % победы.
level-easy = лёгкий
level-medium = средний
level-hard = сильный
level-expert = эксперт
level-master = мастер
