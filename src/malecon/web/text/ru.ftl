# Что говорит сервер.

web-no-session = Сначала введите имя.
web-too-fast = Слишком много запросов. Подождите немного.
web-too-large = Слишком большой запрос: можно не больше { $most } байт.
web-origin = Запрос пришёл с чужого сайта и отклонён. Откройте сам Malecón и попробуйте ещё раз.
web-unfit = Неверный запрос: { $where }: { $why }
web-not-found = По этому адресу ничего нет.
web-method = Этот адрес не поддерживает такой метод.
web-failed = У нас что-то сломалось. Ничего не потеряно. Попробуйте ещё раз.
web-no-database = База данных не отвечает. Ничего не потеряно. Попробуйте ещё раз чуть позже.
web-level-random = Случайный
web-level-easy = Лёгкий
web-level-medium = Средний
web-level-hard = Сильный
web-level-expert = Эксперт
web-level-master = Мастер
web-page-missing = Страница ещё не собрана
web-page-how = Выполните «make setup» в папке проекта и обновите страницу. API уже работает:
serve-ready = Malecón работает: { $url } (Ctrl-C — остановить)
serve-closing = Останавливаемся. Всё сохранено.
serve-db = Партии хранятся в { $db }
serve-port-taken = Порт { $port } занят. Может быть, Malecón уже запущен? Взять свободный порт: --port 0
serve-one-process = SQLite работает только с одним процессом. Для { $workers } нужен PostgreSQL: --db postgresql://…
store-verified = Переиграно партий: { $plays }, действий: { $actions }.
store-changed = Стол { $table }: { $why }
store-all-well = Все партии закончились так же, как раньше.
store-rebuilt = Столов восстановлено по записям: { $plays }, из них с исправлениями: { $mended }.
store-why-result = результат был { $was }, теперь { $is }
store-why-ply = хранится действий: { $ply }, а у стола записано { $says }
store-why-illegal = действие { $ply } больше не допускается: { $reason }
store-why-data = сыграно с данными { $was }, здесь { $is }
store-why-broken = запись не читается: { $why }
store-why-old = сыграно в более старой версии (записи «malecon { $format }»), поэтому не переигрывалось
store-old = { $n ->
    [one] { $n } партия сыграна
    [few] { $n } партии сыграны
   *[many] { $n } партий сыграно
} в более старой версии. С ними всё в порядке, но продолжить их здесь нельзя. Запись могут скачать те, кто играл.
web-no-writing = База данных сейчас не принимает изменений. Читать можно.
web-banned = Вам закрыт доступ к этому сайту{ $until ->
    [none] { "" }
   *[other] { " " }до { $until }
}. Причина: { $reason ->
    [none] не указана
   *[other] { $reason }
}.
web-no-operator = Нужен ключ администратора. Его создаёт на сервере команда «malecon admin token».
admin-token = Действует { $hours } { $hours ->
    [one] час
    [few] часа
   *[other] часов
}. Введите его на странице /operator вашего сервера.
admin-tokens-ended = Отозвано ключей: { $count }.
admin-over = закончена
admin-closed = закрыта
admin-hidden = скрыта
admin-private = закрытый стол
admin-ban = доступ закрыт
admin-mute = без чата
admin-until = { $until ->
    [none] навсегда
   *[other] до { $until }
}
admin-sure = Удалить стол { $table } вместе с чатом и заметками? Вернуть его будет нельзя.
admin-done-close = Стол { $table } закрыт.
admin-done-open = Стол { $table } снова открыт.
admin-done-hide = Стол { $table } скрыт.
admin-done-show = Стол { $table } снова виден.
admin-done-delete = Стол { $table } удалён.
admin-lifted = { $sanction } отменено.
admin-no-reports = Новых жалоб нет.
admin-bot-token = Выше — ключ бота { $name }. Он показан один раз: сохраните его там, где работает бот.
admin-bot-ended = Ключ бота { $name } больше не действует.
admin-bot-none = Учётных записей ботов нет.
admin-bot-guest = товарищеские партии
admin-bot-rated = и рейтинговые партии
admin-the-table = стол
admin-done-report = Жалоба { $report } разобрана.
setting-file = Не удалось прочесть настройки из { $file }: { $why }
setting-unknown = { $where }: настройки «{ $name }» нет. Есть: { $known }
setting-text = { $where }: значение «{ $name }» — текст в кавычках.
setting-yes = { $where }: значение «{ $name }» — true или false.
setting-number = { $where }: значение «{ $name }» — число{ $least ->
    [none] { "" }
   *[other] { ", " }не меньше { $least }
}{ $most ->
    [none] { "" }
   *[other] { ", " }не больше { $most }
}.
account-unknown = Такой учётной записи больше нет.
account-no-device = На этом устройстве вход уже закрыт.
account-no-passkey = Это не ваш ключ доступа.
account-passkey-not-added = Ключ доступа не добавлен. Ничего не изменилось.
account-too-many-passkeys = У вас уже { $most } ключей доступа. Сначала удалите один из них.
account-passkey-unknown = Этот ключ доступа нам неизвестен. Введите код восстановления или код с устройства, где вход открыт.
account-late = Время вышло. Попробуйте ещё раз.
account-recovery-wrong = Код восстановления не подходит или уже использован. Проверьте каждый знак.
account-code-wrong = Код устарел или уже использован. Получите новый на другом устройстве.
account-would-be-lost = В этом браузере играет { $name }, и вернуться к этим партиям будет некому. Сначала получите для этого имени код восстановления.
account-name-differs = Чтобы удалить учётную запись, введите своё имя: { $name }.
store-rated = Учтено рейтинговых партий: { $games }, людей с рейтингом: { $people }.
news-invited = Вас приглашают на партию: { $title }
news-turn = Ваш ход: { $title }
news-turn-left = Ваш ход: { $title }, осталось { $hours } ч { $minutes } мин
news-more = { $more ->
    [0] Других партий, ждущих вас, нет.
    [one] Ждёт ещё { $more } партия.
    [few] Ждут ещё { $more } партии.
   *[other] Ждут ещё { $more } партий.
}
news-stop = Вы получили это, потому что просили уведомлять вас о ходах. Отказаться можно одним нажатием:
news-end = Отключить
news-confirm = Уведомления о ходах от Malecón
news-confirm-how = { $name } просит присылать сюда уведомления о своих ходах. Если вы согласны, откройте ссылку; если нет, ничего не делайте.
news-test = Сообщение от Malecón
news-test-body = Так будут выглядеть уведомления о ваших ходах.
news-no-mail = Этот сервер не отправляет почту. Выберите браузер или чат.
news-bad-mail = Это не похоже на адрес почты. Проверьте его.
news-bad-address = Этот адрес не подходит. Нужен полный https-адрес, доступный и другим.
news-not-sent = Не доставлено ({ $why }). Проверьте адрес.
news-no-channel = Эти уведомления уже отключены.
news-late = Ссылка устарела. Запросите новую в учётной записи.
news-zone = Такой часовой пояс нам неизвестен.
account-link = Вернуться в Malecón
account-link-how = По этой ссылке можно войти один раз в течение 15 минут. Если вы её не просили, ничего не делайте.
account-link-late = Ссылка устарела или уже использована. Запросите новую.

web-preview-free = свободно
web-preview-join = Есть свободное место. Присоединяйтесь!
web-preview-running = Игра идёт. Заходите посмотреть.
web-preview-won = { $n ->
    [one] Победа: { $names }.
   *[other] Победу делят { $names }.
}
