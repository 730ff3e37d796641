# What the server says.

web-no-session = Enter your name first.
web-too-fast = Too many requests. Please wait a moment.
web-too-large = That’s too large: the limit is { $most } bytes.
web-origin = This request came from another website and was refused. Open Malecón itself and try again.
web-unfit = The request isn’t valid: { $where }: { $why }
web-not-found = There’s nothing at this address.
web-method = This address doesn’t support that method.
web-failed = Something went wrong on our side. Nothing was lost. Please try again.
web-no-database = The database isn’t responding. Nothing was lost. Please try again in a moment.
web-level-random = Random
web-level-easy = Easy
web-level-medium = Medium
web-level-hard = Hard
web-level-expert = Expert
web-level-master = Master
web-page-missing = The page hasn’t been built yet
web-page-how = Run “make setup” in the project folder, then reload. The API works already:
serve-ready = Malecón is running at { $url } (press Ctrl-C to stop)
serve-closing = Shutting down. Everything is saved.
serve-db = Games are saved in { $db }
serve-port-taken = Port { $port } is taken. Is Malecón already running? To use a free port: --port 0
serve-one-process = SQLite works with one process only. For { $workers } processes use PostgreSQL: --db postgresql://…
store-verified = { $plays } games replayed, { $actions } actions.
store-changed = Table { $table }: { $why }
store-all-well = Every game ended as it did before.
store-rebuilt = { $plays } tables rebuilt from their records; { $mended } of them needed repair.
store-why-result = the result was { $was }, now it is { $is }
store-why-ply = { $ply } actions are stored, but the table says { $says }
store-why-illegal = action { $ply } is no longer legal: { $reason }
store-why-data = it was played with data { $was }; this version has { $is }
store-why-broken = it can’t be read: { $why }
store-why-old = it was played with an older version (records “malecon { $format }”) and was not replayed
store-old = { $n ->
    [one] One game is
   *[other] { $n } games are
} from an older version. Nothing is wrong with such games, but they can’t be continued here; their players can download the record.
web-no-writing = The database isn’t accepting changes right now. You can still read.
web-banned = You are banned from this site{ $until ->
    [none] { "" }
   *[other] { " " }until { $until }
}. Reason: { $reason ->
    [none] none given
   *[other] { $reason }
}.
web-no-operator = This needs an operator's token. Create one on the server with “malecon admin token”.
admin-token = Valid for { $hours } { $hours ->
    [one] hour
   *[other] hours
}. Enter it on the page /operator of your server.
admin-tokens-ended = Tokens ended: { $count }.
admin-over = finished
admin-closed = closed
admin-hidden = hidden
admin-private = private
admin-ban = ban
admin-mute = mute
admin-until = { $until ->
    [none] for good
   *[other] until { $until }
}
admin-sure = Delete table { $table } with its chat and notes? This cannot be undone.
admin-done-close = Table { $table } is closed.
admin-done-open = Table { $table } is open again.
admin-done-hide = Table { $table } is hidden.
admin-done-show = Table { $table } is shown again.
admin-done-delete = Table { $table } is deleted.
admin-lifted = { $sanction } is lifted.
admin-no-reports = No reports are waiting.
admin-bot-token = The token of { $name } is above. It is shown only once: keep it where the bot runs.
admin-bot-ended = The token of { $name } is void.
admin-bot-none = There are no bot accounts.
admin-bot-guest = friendly games
admin-bot-rated = rated games too
admin-the-table = the table
admin-done-report = Report { $report } is done.
setting-file = The settings cannot be read from { $file }: { $why }
setting-unknown = { $where }: there is no setting “{ $name }”. There are: { $known }
setting-text = { $where }: “{ $name }” must be text in quotation marks.
setting-yes = { $where }: “{ $name }” must be true or false.
setting-number = { $where }: “{ $name }” must be a number{ $least ->
    [none] { "" }
   *[other] { ", " }at least { $least }
}{ $most ->
    [none] { "" }
   *[other] { ", " }at most { $most }
}.
account-unknown = There is no such account any more.
account-no-device = That device is no longer signed in.
account-no-passkey = That passkey is not one of yours.
account-passkey-not-added = The passkey wasn't added. Nothing has changed.
account-too-many-passkeys = You already have { $most } passkeys. Remove one first.
account-passkey-unknown = We don't know this passkey. Use the recovery code, or a code from a device that is signed in.
account-late = That took too long. Please try again.
account-recovery-wrong = That recovery code doesn't match an account, or has been used. Check every character.
account-code-wrong = That code has expired or was used. Make a new one on your other device.
account-would-be-lost = This browser plays as { $name }, and nobody could come back to those games. Make a recovery code for { $name } first.
account-name-differs = Type your name, { $name }, to delete the account.
store-rated = { $games } rated games counted, { $people } people rated.
news-invited = You are invited to a game of { $title }
news-turn = Your turn in { $title }
news-turn-left = Your turn in { $title }, { $hours } h { $minutes } min left
news-more = { $more ->
    [0] No other game is waiting.
    [one] One more game is waiting.
   *[other] { $more } more games are waiting.
}
news-stop = You get this because you asked for turn news. One click turns it off:
news-end = Turn off
news-confirm = Turn news from Malecón
news-confirm-how = { $name } asked for turn news at this address. Open the link to agree; otherwise do nothing.
news-test = A message from Malecón
news-test-body = This is what news of your turns will look like.
news-no-mail = This server can't send mail. Use the browser or a chat room instead.
news-bad-mail = That doesn't look like an e-mail address. Check it.
news-bad-address = That address can't be used. Give a full https address that others can reach too.
news-not-sent = It wasn't delivered ({ $why }). Check the address.
news-no-channel = That news has already been turned off.
news-late = This link has expired. Ask for a new one in your account.
news-zone = We don't know that time zone.
account-link = Your way back to Malecón
account-link-how = This link signs you in, once and within 15 minutes. If you didn't ask for it, do nothing.
account-link-late = This link has expired or was used. Ask for a new one.

web-preview-free = free seat
web-preview-join = A seat is free. Join the game.
web-preview-running = The game is on. Come and watch.
web-preview-won = { $n ->
    [one] { $names } won.
   *[other] { $names } share the victory.
}
