# What tables say to people.

table-unknown = There is no such table. Check the link, or go back to the lobby.
table-no-seat = This table has no seat { $seat }.
table-no-ply = There is no move { $ply } here: moves go from 0 to { $last }.
table-seat-not-yours = That seat isn’t yours.
table-not-seated = You don’t have a seat at this table.
table-not-your-turn = It isn’t your turn.
table-has-chosen = You’ve already chosen. Undo takes your choice back until everyone has chosen.
table-stale = The game has moved on: your move was for position { $ply }, and the game is now at { $now }. Look again and choose.
table-busy = Too much is happening at this table right now. Please try again.
table-over = The game is over.
table-not-over = The game isn’t over yet.
table-held = { $name } hasn’t ended their turn yet.
table-nothing-held = There is no turn to end.
table-stood-in = A bot is playing for you. Take your seat back first.
table-actions = Send between 1 and { $most } actions.
table-secret-choice = chose in secret
table-secret-deed = chose in secret
table-undo-none = There is nothing to undo.
table-undo-other = Someone has moved since. You can ask everyone to go back.
table-undo-chance = Undo stops here: something was drawn or rolled. You can ask everyone to go back.
table-undo-secret = Undo stops here: hidden information was revealed. You can ask everyone to go back.
table-undo-past = That was played at another table. You can ask everyone to go back.
table-undo-over = The game is over, and everything that was hidden has been shown.
table-rated = You can’t go back any further in a rated game.
table-no-request = Nobody has asked to go back.
table-full = All seats are taken.
table-seat-taken = That seat is taken.
table-link = This invitation isn’t valid any more. Ask for a new one.
table-bot-there = A bot is already playing that seat.
table-no-bot-there = No bot is standing in at that seat.
table-not-absent = { $name } is here, or was a moment ago.
table-record-not-over = The record shows everything, including hidden cards. You can download it when the game is over.
table-fork-seat = Only players at this table can fork a game that isn’t over.
table-hint-rated = There are no hints in a rated game.
table-verdict-not-over = You can review a game once it’s over.
table-hint-none = The bot has no advice right now.
table-rematch-there = The rematch is already waiting.
table-seat-count = { $named } seats were given, but the table has { $seats }.
table-seat-kind = A seat can be for a person, for a bot, or open, not “{ $kind }”.
table-bot = There is no bot “{ $code }” here.
table-clock = A clock gives 1 to { $most } seconds, either per move or as a bank with an increment.
table-pace = Bots may take up to { $most } milliseconds per move.
table-name = Please enter a name.
table-name-long = A name can have at most { $most } characters.
table-name-bot = Names that begin with { $mark } are for bots. Choose another one.
table-no-bot = There is no bot called { $name }. malecon admin bots lists them.
table-bot-rated = A bot may join a rated game with people only if the server’s operator allows it (malecon admin bot NAME --rated).
table-only-bots = Only bots are asked here. An operator makes an account for one with malecon admin bot NAME.
table-message = A message must have between 1 and { $most } characters.
table-note-long = A note can have at most { $most } characters.
table-plans = You can have at most { $most } plans.
table-plan = A plan needs “play”, a list of notations. It may also have “phase”, “unless_any”, “only_if_any” and “once”.
table-one-seat = You already have a seat at this table.
table-invited = This seat is reserved for someone else. You need their invitation.
table-seat-free = Nobody is sitting there yet.
table-clock-decides = { $name } still has time on the clock. A bot takes over when it runs out.
table-waiting = The game starts when every seat is taken.
table-rated-left = In a rated game a seat that was left stays with its bot until the end.
table-rated-dealt = You left this rated game after the cards were dealt, so you can’t come back to it.
table-rated-hot-seat = In a rated game each person plays one seat.
table-rated-seed = In a rated game the server draws the seed. Leave the seed out, or play unrated.
table-old-format = This game was played with an older version of Malecón (records “malecon { $format }”) and can’t be continued here. Its players can download the record.
table-broken = This game can no longer be opened here. Its players can download the record.
table-fork-rated = A rated game can’t be forked until it’s over.
table-known-chance = You know what this game still has in store, so only you and bots can continue from it.
table-alone = Whoever made this table knows what is still to come, so nobody else can sit down here.
table-seed-people = When other people are at the table, the server draws the seed.
table-thinking = A bot is already working on your question. Wait for its answer.
table-hint-moved = The game has moved on. Ask again.
table-private = This table is private.
table-device-busy = This browser already has games of its own. Open the link in another browser.
table-too-many-tables = You already have { $most } games in progress. Finish or leave one first.
table-too-many-open = You already have { $most } tables waiting for players. Fill or close one first.
table-too-many-kept = You already have { $most } games here, and can’t import more. Ask the operator if you need room for more.
table-too-many-messages = You’ve said all you can at this table: { $most } messages.
table-no-lesson = There is no lesson for “{ $title }”.
table-lesson-first = The lesson is about another move right now: { $wanted }. Everything opens up after it.
table-closed = An operator has closed this game. You can still look at it.
table-muted = You can't write in the chat{ $until ->
    [none] { "" }
   *[other] { " " }until { $until }
}. Reason: { $reason ->
    [none] none given
   *[other] { $reason }
}.
table-mute-person = Only people can be muted. Name a person or a seat (TABLE/SEAT).
table-no-sanction = There is no ban or mute with this number.
table-no-report = There is no report with this number.
table-nobody-there = Nobody is sitting there.
table-target = Name a person (64 digits from 0 to f), a seat (TABLE/SEAT) or an IP address.
table-report-self = You can't report yourself.
table-report-empty = Say what is wrong.
table-too-many-reports = You have sent { $most } reports today. The operators will read them.
table-former-player = Former player
table-no-player = There is no such player.
table-rated-bot = In a rated game nobody lets a bot play for them. You can leave; the result still counts.
table-pairing-seats = You can look for a game with { $least } to { $most } seats.
table-not-looking = You aren’t looking for a game any more.
table-days-off = Days off must begin within a year and end after they begin.
table-days-off-many = You have { $left ->
    [one] one day off
   *[other] { $left } days off
} left this year, of { $most }.
table-not-invited = Nobody keeps a seat for you at this table.
