# People: accounts, coming back, profiles, ratings, news of turns.

next-game = Next game
next-game-n = { $n ->
    [one] game waits for you
   *[other] games wait for you
}
head-play = Play
head-puzzles = Puzzles
head-ratings = Ratings
head-sections = Sections
head-come-back = I’ve played here before
device-on = { $browser } on { $system }
device-some = A device

account = Your account
account-of = { $name }’s account
account-sub = No password. Your name, your games, and the ways back to them.
account-safe = { $n ->
    [0] Only this browser knows you. Add a way back.
    [one] Safe: one way back
   *[other] Safe: { $n } ways back
}
account-ways = Ways back in
account-passkeys = Passkeys
account-passkey-none = None yet. Your fingerprint, face or screen lock signs you in.
account-passkey-cannot = Passkeys need a named address with https, or localhost.
account-passkey-on = { $device }, added { $date }
account-passkey-add = Add a passkey
account-passkey-not = The passkey wasn’t added. Nothing has changed.
account-remove = Remove
account-recovery = Recovery code
account-recovery-none = A code to write down. It works once.
account-recovery-made = Made { $date }, not used. We can’t show it again.
account-recovery-make = Make one
account-recovery-renew = Make a new one
account-recovery-write = Write this down. Anyone who has it can be you.
account-recovery-copy = Copy the code
account-print = Print
account-mail = { $address } gets a sign-in link when you ask for one
account-mail-none = Give your address under Turn news, and a sign-in link can bring you back.
account-elsewhere = Continue on another device
account-elsewhere-note = Your games on your phone too: scan a code, or type six characters.
account-elsewhere-how = Scan this, or open { $address } there and type:
account-elsewhere-left = { $time } left, works once
account-elsewhere-late = That code has expired.
account-elsewhere-make = Make a code
account-devices = Your devices
account-devices-n = { $n } signed in
account-this = this device
account-here = here
account-seen = last seen { $time } ago
account-sign-out = Sign out
account-sign-out-here = Sign out here
account-sign-out-here-note = Only with a way back, or you would lose your games.
account-name = Your name
account-rename = Rename
account-rename-note = Games keep the name you sat down with.
account-profile = Your profile
account-others = Other players keep their games with you; after deletion your name there reads “Former player”.
account-export = Export everything
account-delete = Delete my account
account-delete-type = Type { $name } to delete the account for good
account-keep = Keep it

continue-head = Continue where you left off
continue-sub = Use the code from your other device, your passkey, or your recovery code.
continue-code = Code from the other device
continue-go = Continue
continue-passkey = Use a passkey
continue-passkey-not = No passkey was used. Nothing has changed.
continue-recovery = Recovery code

level-random = Random
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
level-master = Master
rating-bot = { $level } bot

player-since = Here since { $date } · { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins } won
player-export = Export my games
player-link = Copy my link
player-link-how = Friends who open it see this page and can challenge you.
player-rank = { NUMBER($rank) } of { $of } · { $games } games
player-provisional = provisional · { $games } of 10 games
player-unrated = no rated games yet
player-band = The band shows how sure we are. “?” stays for the first 10 games.
player-rivals = Plays most with
player-rival-n = { $games } games, ahead in { $won }
player-chart = Rating in { $title }: { $value } after { $games } rated games
player-no-games = No finished games yet. Ratings appear after the first rated one.
player-no-rated = No rated games yet. Ratings appear after the first one.
player-period = Period
player-period-month = Month
player-period-year = Year
player-period-all = All
player-period-none = No rated games in this period.
player-results = Results
player-results-n = { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins } won
player-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
player-of = of { $n }
player-rated = rated
player-casual = casual
player-change = rating

stats-games = Wins by game
stats-won = { $wins } of { $games }
stats-mark = The red mark is an even share.
stats-seats = Wins by seat
stats-seat = seat { $n }: { $percent }%
stats-even = The red line is an even share: { $percent }%.
stats-few = Too few games to tell: { $n }.
stats-scores = Score skyline
stats-nth = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
stats-picks = share of all choices
stats-average = average { $n }
stats-scores-n = Average { $average }, best { $best }

ratings-of = Ratings: { $title }
ratings-sub = { $people ->
    [one] One person
   *[other] { $people } people
} and { $bots } bots on one scale. Rated games only.
ratings-who = Who is shown
ratings-all = Everyone
ratings-people = People
ratings-find = Find a player
ratings-rank = Rank
ratings-player = Player
ratings-scale = On the scale
ratings-rating = Rating
ratings-games = Games
ratings-provisional = provisional
ratings-none = Nobody here has played rated games yet.
ratings-you = You
ratings-place = Rank { $rank }
ratings-pass = To pass { $name }
ratings-gap = { $from } to { $to }
ratings-unrated = Play ten rated games to get a rank.
ratings-play = Play a rated game
ratings-ahead = Who finishes ahead?
ratings-how = How ratings work
ratings-how-finish = Every finish counts: you gain by placing above someone, whoever wins.
ratings-how-band = The bar is where your true strength most likely lies. It narrows as you play.
ratings-how-rules = In rated games hints and take-backs are off. If you leave, the result still counts.

seat-joined = { $bot ->
    [yes] { $name } took over from the bot
   *[no] { $name } joined
}
seat-left = { $bot ->
    [yes] { $name } left. A bot plays on
   *[no] { $name } left
}
seat-asked = { $name } let a bot play
seat-absent = { $name } is away. A bot plays for them
seat-flag = { $name } ran out of time. A bot plays on
seat-returned = { $name } is playing again
seat-offered = { $name } has been away for too long. The seat is free again
seat-away = { $name } is away
seat-back = { $name } is back

leave-sure = Leave this game? A bot takes your seat, and anyone may take it over from the bot.
leave-sure-early = Leave this table? Nobody has moved yet: your seat is simply free again.
leave-sure-rated = Leave this rated game? A bot finishes it, and the result counts for you.
leave-stay = Stay

seat-offer = Offer this seat again
seat-offer-how = { $name } hasn’t been here for a long time. Whoever sits down plays on for them, and everyone is told.

spent-head = This seat is taken.
spent-how = The invitation was for one person, and { $name } sat down with it { $time } ago. Opening the link changed nothing at the table.
spent-unknown = That link doesn’t match a seat.
spent-unknown-how = Check it with the person who sent it, or ask for a new one.
spent-free = Another seat is free. Sit down
spent-watch = Watch the game
spent-over = See how it went
spent-watch-note = You’ll see what everyone sees. Hands stay hidden.
spent-device = Are you { $name }, on another device?
spent-continue = Continue as { $name }
spent-never = with your passkey or a short code. The link alone never moves a seat.
spent-used = used this link
spent-host = host
spent-full = All seats are taken. If someone leaves, { $name } can offer the seat again, and everyone at the table is told.
spent-private = The invitation was for one person, and someone has used it.
table-private-how = Only the people who play here can see it. If you’re one of them on another device, come back with your passkey or a short code.
spent-own = Play something else meanwhile

share-loopback = Only this computer can open this link. To let others in, start the server with “malecon serve --host 0.0.0.0” and open the address it shows.

news = Turn news
news-note = when a game waits for you and you’re not here
news-often = How often
news-often-each = Each turn
news-often-hour = At most hourly
news-often-day = Once a day
news-often-last = Last call only
news-often-never = Sign-in only
news-remove = Remove
news-trouble = The last message wasn’t delivered ({ $why }).
news-push = Browser
news-push-on = { $n ->
    [0] off
    [one] on one device
   *[other] on { $n } devices
}
news-push-cannot = This browser can’t: it needs https, or localhost.
news-blocked = This browser has blocked notifications. Allow them in its site settings.
news-mail = E-mail
news-mail-none = This server doesn’t send mail.
news-mail-to = { $address }, each with a link to stop
news-mail-wait = We’ve sent a link to { $address }. Open it to start getting turn news.
news-mail-address = Your address
news-hook = Chat room
news-hook-address = The webhook’s address
news-start = Turn on
news-stop = Turn off
news-test = Send a test
news-tested = Sent
news-quiet = Quiet hours
news-quiet-off = off
news-quiet-at = { $from }:00 to { $to }:00, { $zone }
news-from = from
news-to = to
news-last-call = Still tell me when my time is about to run out
news-hidden = Messages say whose turn it is, never what is hidden at the table.

stop-head = Stop turn news?
stop-do = Stop it
stop-done = You won’t get this news any more.
stop-agree = Get turn news here?
stop-agree-do = Yes, send me turn news
stop-agreed = Done. Every message has a link to stop.

time-left = { $time } left

home-hello = Hello, { $name }.
home-waiting = { $n ->
    [one] One game is waiting for you.
   *[other] { $n } games are waiting for you.
}
home-nothing = Nothing is waiting for you. Enjoy the view.
home-first = The first runs out in { $time }.
continue-mail = Or get a sign-in link by e-mail
continue-mail-send = Send the link
continue-mail-sent = If somebody here has this address, a link is on its way.
continue-link = Your link is ready. It works once.

keep-games = Only this browser knows you. Keep your games: add a passkey or a recovery code.
keep-games-do = Add a way back
keep-games-not = Not now

pair-head = Play live now
pair-crowd = { $n ->
    [one] one person looking
   *[other] { $n } people looking
}
pair-find = Find me a table
pair-clock = 10 min + 20 s each
pair-offline = You’re offline: nobody can be found.
pair-looking = { $n ->
    [one] Looking for one more
   *[other] Looking for { $n } more
}
pair-leave-page = you can look around the site meanwhile
pair-waited = Time waited
pair-offer = Nobody suitable yet. Bots can take the free seats; that game isn’t rated.
pair-bots = Play against bots
pair-stop = Stop
pair-found = Your table is ready.
pair-sit = Go to the table

open-filter = Which tables
open-live = Live
open-days = Days
open-all = Show all
open-none-like = No open table like that right now.
open-no-clock = no clock
open-clock-move = { $time } a move
open-clock-bank = { $time } + { $more } s
lobby-join-unknown = That doesn’t match a table. Check the link or code with the person who sent it.

dash-soonest = least time left first
dash-left = left
dash-left-of = left of { $time }
dash-others = Waiting for others
dash-with = with { $names }
dash-open = Open
dash-ended = Ended
dash-ended-n = { $n ->
    [one] one game
   *[other] { $n } games
}
dash-result = Result
dash-hide = Hide
dash-show = Show again
dash-hide-all = Hide all
dash-show-hidden = Show hidden ({ $n })
dash-hide-again = Hide them again
dash-more = Show { $n } more
ended-winner = { $name } won with { $score }
ended-you = You won with { $score }
away-me = Your clocks are stopped until { $date }
away-until = { $name } is away until { $date }

seat-days_off = { $name } is taking days off

days-off = Days off
days-off-note = The clocks of your correspondence games stop, and everyone at the table can see that you’re away.
days-off-left = { $left } of { $allowed } days left this year
days-off-from = First day
days-off-to = Last day
days-off-take = Take days off
days-off-now = Away until { $date }
days-off-then = Away from { $from } to { $to }
days-off-end = I’m back
days-off-cancel = Cancel

invited-head = Invitations
invited-by = { $name } keeps a seat for you
invited-decline = No, thanks
new-told = will be told
player-challenge = Challenge
player-review = Review
player-again = Play again
seat-declined = { $name } can’t come. The seat is open
