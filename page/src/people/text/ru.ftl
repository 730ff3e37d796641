# Люди: учётные записи, возвращение, страницы игроков, рейтинги, уведомления о ходах.

next-game = Следующая партия
next-game-n = { $n ->
    [one] партия ждёт вас
    [few] партии ждут вас
   *[other] партий ждут вас
}
head-play = Играть
head-puzzles = Задачи
head-ratings = Рейтинги
head-sections = Разделы
head-come-back = Я уже здесь играл
device-on = { $browser }, { $system }
device-some = Устройство

account = Ваша учётная запись
account-of = Учётная запись: { $name }
account-sub = Без пароля. Ваше имя, ваши партии и способы к ним вернуться.
account-safe = { $n ->
    [0] Вас знает только этот браузер. Добавьте способ вернуться.
    [one] Надёжно: { $n } способ вернуться
    [few] Надёжно: { $n } способа вернуться
   *[other] Надёжно: { $n } способов вернуться
}
account-ways = Как вернуться
account-passkeys = Ключи доступа
account-passkey-none = Пока нет. Вход по отпечатку, лицу или блокировке экрана.
account-passkey-cannot = Для ключей доступа нужен именной адрес с https или localhost.
account-passkey-on = { $device }, добавлен { $date }
account-passkey-add = Добавить ключ
account-passkey-not = Ключ доступа не добавлен. Ничего не изменилось.
account-remove = Убрать
account-recovery = Код восстановления
account-recovery-none = Код, который надо записать. Действует один раз.
account-recovery-made = Получен { $date }, не использован. Показать его снова нельзя.
account-recovery-make = Получить код
account-recovery-renew = Получить новый
account-recovery-write = Запишите этот код. Кто его знает, тот может войти как вы.
account-recovery-copy = Скопировать код
account-print = Напечатать
account-mail = Ссылка для входа придёт на { $address }, когда вы её попросите
account-mail-none = Укажите адрес в разделе «Уведомления о ходах», и вы сможете вернуться по ссылке для входа.
account-elsewhere = Продолжить на другом устройстве
account-elsewhere-note = Ваши партии и на телефоне: наведите камеру на код или введите шесть знаков.
account-elsewhere-how = Наведите камеру или откройте там { $address } и введите:
account-elsewhere-left = ещё { $time }, действует один раз
account-elsewhere-late = Код устарел.
account-elsewhere-make = Получить код
account-devices = Ваши устройства
account-devices-n = вход открыт: { $n }
account-this = это устройство
account-here = здесь
account-seen = в последний раз { $time } назад
account-sign-out = Выйти
account-sign-out-here = Выйти здесь
account-sign-out-here-note = Только если есть способ вернуться, иначе партии пропадут.
account-name = Ваше имя
account-rename = Переименовать
account-rename-note = В начатых партиях остаётся прежнее имя.
account-profile = Ваша страница
account-others = Партии остаются у других игроков; после удаления вместо вашего имени там будет «Бывший игрок».
account-export = Выгрузить всё
account-delete = Удалить учётную запись
account-delete-type = Чтобы удалить навсегда, введите: { $name }
account-keep = Оставить

continue-head = Продолжить с того же места
continue-sub = Введите код с другого устройства, войдите по ключу доступа или по коду восстановления.
continue-code = Код с другого устройства
continue-go = Продолжить
continue-passkey = Войти по ключу
continue-passkey-not = Ключ не использован. Ничего не изменилось.
continue-recovery = Код восстановления

level-random = Случайный
level-easy = Лёгкий
level-medium = Средний
level-hard = Сильный
level-expert = Эксперт
level-master = Мастер
rating-bot = Бот «{ $level }»

player-since = Здесь с { $date } · партий: { $games }, побед: { $wins }
player-export = Выгрузить мои партии
player-link = Скопировать мою ссылку
player-link-how = Друзья, открыв её, увидят эту страницу и смогут бросить вам вызов.
player-rank = { NUMBER($rank) }-е место из { $of } · партий: { $games }
player-provisional = предварительно · { $games } из 10 партий
player-unrated = рейтинговых партий ещё нет
player-band = Полоса показывает, насколько мы уверены. «?» стоит первые 10 партий.
player-rivals = Чаще всего играет с
player-rival-n = партий: { $games }, выше: { $won }
player-chart = Рейтинг, { $title }: { $value } после рейтинговых партий: { $games }
player-no-games = Законченных партий ещё нет. Рейтинг появится после первой рейтинговой.
player-no-rated = Рейтинговых партий ещё нет. Рейтинг появится после первой.
player-period = Период
player-period-month = Месяц
player-period-year = Год
player-period-all = Всё время
player-period-none = За этот период рейтинговых партий не было.
player-results = Результаты
player-results-n = партий: { $games }, побед: { $wins }
player-place = { $n }-е
player-of = из { $n }
player-rated = рейтинговая
player-casual = без рейтинга
player-change = рейтинг

stats-games = Победы по играм
stats-won = { $wins } из { $games }
stats-mark = Красная метка — равная доля.
stats-seats = Победы по местам
stats-seat = место { $n }: { $percent }%
stats-even = Красная черта — равная доля: { $percent }%.
stats-few = Партий пока мало, чтобы судить: { $n }.
stats-scores = Распределение очков
stats-nth = { $n }-е
stats-picks = доля среди всех выбранных
stats-average = в среднем { $n }
stats-scores-n = В среднем { $average }, лучшее { $best }

ratings-of = Рейтинги: { $title }
ratings-sub = Людей: { $people }, ботов: { $bots }, на одной шкале. Только рейтинговые партии.
ratings-who = Кого показать
ratings-all = Все
ratings-people = Люди
ratings-find = Найти игрока
ratings-rank = Место
ratings-player = Игрок
ratings-scale = На шкале
ratings-rating = Рейтинг
ratings-games = Партии
ratings-provisional = предварительно
ratings-none = Рейтинговых партий здесь ещё никто не играл.
ratings-you = Вы
ratings-place = { $rank }-е место
ratings-pass = Обогнать: { $name }
ratings-gap = { $from }–{ $to }
ratings-unrated = Сыграйте десять рейтинговых партий, чтобы получить место.
ratings-play = Сыграть на рейтинг
ratings-ahead = Кто окажется выше?
ratings-how = Как считается рейтинг
ratings-how-finish = Важно каждое место: вы растёте, обойдя соперника, кто бы ни победил.
ratings-how-band = Полоска показывает, где скорее всего ваша настоящая сила. С играми она сужается.
ratings-how-rules = В рейтинговых партиях нет подсказок и возврата ходов. Если вы уйдёте, результат всё равно засчитают.

seat-joined = { $bot ->
    [yes] { $name } играет вместо бота
   *[no] { $name } за столом
}
seat-left = { $bot ->
    [yes] { $name } больше не играет. Дальше играет бот
   *[no] { $name } больше не за столом
}
seat-asked = За игрока { $name } пока играет бот
seat-absent = { $name } не здесь. Пока играет бот
seat-flag = { $name }: время вышло. Дальше играет бот
seat-returned = { $name } снова в игре
seat-offered = { $name } слишком долго не появляется. Место снова свободно
seat-away = { $name } не здесь
seat-back = { $name } снова здесь

leave-sure = Выйти из партии? Ваше место займёт бот, и любой сможет его сменить.
leave-sure-early = Выйти из-за стола? Ещё никто не ходил: ваше место просто освободится.
leave-sure-rated = Выйти из рейтинговой партии? Её доиграет бот, а результат засчитают вам.
leave-stay = Остаться

seat-offer = Снова предложить это место
seat-offer-how = { $name } давно не появляется. Кто сядет на это место, продолжит партию, и об этом узнают все за столом.

spent-head = Это место занято.
spent-how = Приглашение было на одного, и по нему уже пришёл другой игрок: { $name }, { $time } назад. Оттого, что вы открыли ссылку, за столом ничего не изменилось.
spent-unknown = Такой ссылки у этого стола нет.
spent-unknown-how = Проверьте её у того, кто её прислал, или попросите новую.
spent-free = Есть другое свободное место. Сесть
spent-watch = Смотреть партию
spent-over = Посмотреть, как всё прошло
spent-watch-note = Видно то, что видят все. Карты на руках скрыты.
spent-device = Вы { $name }, но на другом устройстве?
spent-continue = Продолжить как { $name }
spent-never = по ключу доступа или короткому коду. Сама по себе ссылка место не передаёт.
spent-used = пришёл по этой ссылке
spent-host = хозяин стола
spent-full = Все места заняты. Если кто-то уйдёт, { $name } сможет снова предложить место, и об этом узнают все за столом.
spent-private = Приглашение было на одного, и им уже воспользовались.
table-private-how = Его видят только те, кто за ним играет. Если вы играете здесь с другого устройства, вернитесь по ключу доступа или короткому коду.
spent-own = Сыграть пока во что-нибудь другое

share-loopback = Эту ссылку откроет только этот компьютер. Чтобы пришли другие, запустите сервер командой «malecon serve --host 0.0.0.0» и откройте адрес, который он покажет.

news = Уведомления о ходах
news-note = когда партия ждёт вас, а вас здесь нет
news-often = Как часто
news-often-each = Каждый ход
news-often-hour = Не чаще раза в час
news-often-day = Раз в день
news-often-last = Только в последний момент
news-often-never = Только вход
news-remove = Убрать
news-trouble = Последнее сообщение не доставлено ({ $why }).
news-push = Браузер
news-push-on = { $n ->
    [0] выключено
    [one] на { $n } устройстве
   *[other] на { $n } устройствах
}
news-push-cannot = Этот браузер не может: нужен https или localhost.
news-blocked = Уведомления запрещены в этом браузере. Разрешите их в настройках сайта.
news-mail = Почта
news-mail-none = Этот сервер не отправляет почту.
news-mail-to = { $address }, в каждом письме ссылка для отказа
news-mail-wait = Мы отправили ссылку на { $address }. Уведомления начнут приходить, когда вы её откроете.
news-mail-address = Ваш адрес
news-hook = Чат
news-hook-address = Адрес вебхука
news-start = Включить
news-stop = Выключить
news-test = Проверить
news-tested = Отправлено
news-quiet = Тихие часы
news-quiet-off = выключены
news-quiet-at = с { $from }:00 до { $to }:00, { $zone }
news-from = с
news-to = до
news-last-call = Всё равно уведомить, если моё время кончается
news-hidden = В сообщениях сказано, чей ход, и никогда — что скрыто за столом.

stop-head = Отключить уведомления о ходах?
stop-do = Отключить
stop-done = Больше вы их не получите.
stop-agree = Получать здесь уведомления о своих ходах?
stop-agree-do = Да, присылайте
stop-agreed = Готово. В каждом сообщении есть ссылка для отказа.

time-left = осталось { $time }

home-hello = Здравствуйте, { $name }!
home-waiting = { $n ->
    [one] Вас ждёт { $n } партия.
    [few] Вас ждут { $n } партии.
   *[other] Вас ждут { $n } партий.
}
home-nothing = Ходить пока не надо. Любуйтесь видом.
home-first = В первой время кончится через { $time }.
continue-mail = Или получите ссылку для входа по почте
continue-mail-send = Отправить ссылку
continue-mail-sent = Если у кого-то здесь такой адрес, ссылка уже в пути.
continue-link = Ссылка готова. Она действует один раз.

keep-games = Вас знает только этот браузер. Чтобы не потерять партии, добавьте ключ доступа или код восстановления.
keep-games-do = Добавить
keep-games-not = Не сейчас

pair-head = Сыграть прямо сейчас
pair-crowd = { $n ->
    [one] ищет { $n } человек
    [few] ищут { $n } человека
   *[many] ищут { $n } человек
}
pair-find = Найти мне стол
pair-clock = 10 мин + 20 с каждому
pair-offline = Нет связи: найти никого нельзя.
pair-looking = { $n ->
    [one] Ищем ещё { $n } игрока
   *[other] Ищем ещё { $n } игроков
}
pair-leave-page = пока можно походить по сайту
pair-waited = Время ожидания
pair-offer = Подходящих соперников пока нет. Свободные места могут занять боты; такая партия не идёт в рейтинг.
pair-bots = Играть с ботами
pair-stop = Прекратить
pair-found = Ваш стол готов.
pair-sit = К столу

open-filter = Какие столы
open-live = Вживую
open-days = По переписке
open-all = Показать все
open-none-like = Таких открытых столов сейчас нет.
open-no-clock = без часов
open-clock-move = { $time } на ход
open-clock-bank = { $time } + { $more } с
lobby-join-unknown = Такого стола нет. Уточните ссылку или код у того, кто их прислал.

dash-soonest = сначала самые срочные
dash-left = осталось
dash-left-of = осталось из { $time }
dash-others = Ходят другие
dash-with = за столом: { $names }
dash-open = Открыть
dash-ended = Окончены
dash-ended-n = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}
dash-result = Итог
dash-hide = Скрыть
dash-show = Вернуть
dash-hide-all = Скрыть все
dash-show-hidden = Показать скрытые ({ $n })
dash-hide-again = Не показывать скрытые
dash-more = Показать ещё { $n }
ended-winner = Победа: { $name }, очки: { $score }
ended-you = Вы победили, очки: { $score }
away-me = Ваши часы остановлены до { $date }
away-until = { $name } в отпуске до { $date }

seat-days_off = { $name } берёт отпуск

days-off = Отпуск
days-off-note = Часы ваших партий по переписке остановятся, и все за столом увидят, что вас нет.
days-off-left = осталось дней в этом году: { $left } из { $allowed }
days-off-from = Первый день
days-off-to = Последний день
days-off-take = Взять отпуск
days-off-now = Вас нет до { $date }
days-off-then = Вас не будет с { $from } по { $to }
days-off-end = Я здесь
days-off-cancel = Отменить

invited-head = Приглашения
invited-by = { $name } держит для вас место
invited-decline = Нет, спасибо
new-told = получит уведомление
player-challenge = Вызвать
player-review = Разбор
player-again = Ещё партию
seat-declined = { $name } не сможет. Место открыто
