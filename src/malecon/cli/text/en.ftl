# The terminal.

seats-range = { $least } to { $most } seats
bad-language = There is no language “{ $lang }”. Languages: { $langs }.
bad-option = “{ $option }” is no option: write name=choice.
too-many-seats = { $named } seats are named, but the table has { $seats }.
bad-seats = “{ $seats }” is no number of seats: a title has { $least } to { $most }.
needs-extra = This needs “{ $module }”, which is not installed: run pip install "malecon[{ $extra }]".
cannot-read = { $path } cannot be read: { $why }
cannot-write = { $path } cannot be written: { $why }

choose-title = Which title?
you = You
laying-out = Laying out the board …
thinking = { $name } is thinking …
saved-resume = Saved. Go on with: malecon play --resume { $path }
saved-at = The record is in { $path }
curtain = Now { $name }: the others look away. Press Enter.
commands = A number, a notation, words to look for, or: undo · help [topic] · why TEXT · hint · save [FILE] · board · record · quit
forced = no choice
secret-choice = chooses in secret
nothing-to-undo = There is nothing to undo.
not-undone = Nothing was taken back.
take-back = { $name }, this takes back what others did or what was drawn. Take it back?
yes-or-no = y/n
round = Round { $number }
no-such-choice = Choices are 1 to { $most }.
no-choice-holds = No choice holds “{ $text }”.
why-what = Why what? Add a notation, a number or a few words: why TEXT.
undone = Taken back.
hint-lead = A strong bot’s choices, best first. Numbers in the reasons: points against the average choice.
hint-promise = { $chance } % of the win
it-is-legal = That can be played now.
help =
    Answer with the number of a choice or with its notation (after the dot).
    Any other words show the choices that hold them.
    undo             take the last decision back; all are asked if more than it goes
    help TOPIC       explain a piece, a card, a building, or a chapter of the rules
    why TEXT         why it cannot be played now: a notation or words
    hint             what a strong bot would do, and why
    save [FILE]      say where the record is, or keep it in this file from now on
    board            draw the table again
    record           show the record of this play, as far as you may know it
    quit             leave; the play is saved after every decision
no-help = There is no help on “{ $topic }”. Topics: { $topics }.
more-help = There is more on it under: { $topics }.
seat = seat
seats = seats
total = total
points-from = from
final-scores = Final scores
winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
replay-keys = Enter or n: next · p: previous · a number: that ply · h: a bot’s hint · q: quit
beginning = The beginning
no-such-ply = There is no ply { $ply }: the record has 0 to { $last }.

fan-work = *An unofficial fan work with its own words and drawings. The designers and publishers of the original are not involved.*
numbers = Numbers
rule-options = Rule options
presets = Presets

compiling = Compiling { $title }
compiling-part = Compiling { $title }: { $part }
playing = Playing
warm = Ready: { $titles ->
    [one] one title
   *[other] { $titles } titles
} compiled in { $seconds } s.
simulated = { $title }: { $games } random games
mean = mean
deviation = deviation
least = least
most-points = most
wins = wins
simulation-speed = { $decisions } decisions in { $seconds } s: { $rate } M decisions/s, { $games } games/s.
unfinished = { $count } games were given up as endless.

bench-calibrating = Calibrating
bench-measuring = Measuring { $title }
bench-title = One core. A bare loop runs { $loop } M iterations/s here (targets were set at { $target } M/s)
bench-what = title
bench-decisions = decisions/s
bench-games = games/s
bench-batch = batch decisions/s
bench-copy = copy
bench-play = pos.play
bench-import = import malecon, warm: { $seconds } s

# What --help says.
help-malecon = Caribbean euro board games: play them, study them, build bots for them.
help-title = The title.
help-title-asked = The title; asked for if not given.
help-seats = How many seats.
help-seat = A person's name or a bot's code, once per seat.
help-seed = The same seed gives the same beginning.
help-option = A rule option, name=choice.
help-preset = A named set of rule options.
help-resume = Go on with a saved record.
help-record = A record.
help-ply = Show the position after so many plies and stop.
help-markdown = Print Markdown instead of a page.
help-games = How many games.
help-audit = Check every law of the pieces before every decision.
help-json = Also write the figures there.
help-only-titles = Only these titles.
help-lang = en, ru or it.
help-bots = One code for each seat: greedy,search:500,random,random.
help-processes = Processes; by default one for each core.
help-ray = Address of a Ray cluster; “local” starts one here.
help-blocks = Seeds; each is played once for every rotation of the seats.
help-code = Your own bot's file; it takes the place of “mine” in --bots.
help-sprt = Stop when it is clear: win shares even,better of the first bot.
help-keep = Keep the games there; the same command goes on with them.
help-lab-bots = One code for all seats, or one for each.
help-lab-out = The report to write, .html; CSV files lie beside it.
help-host = The address to listen at.
help-port = The port; 0 takes a free one.
help-db = Where plays are kept: a file or a database URL.
help-workers = Processes that serve; more than one needs PostgreSQL.
help-thinkers = Processes in which bots think.
help-pace = Milliseconds a bot takes at least.
help-rate = Requests a second of one session.
help-address-rate = Requests a second of one address.
help-sockets = Sockets of one address.
help-proxy = Believe a proxy's X-Forwarded headers.
help-browser = Open the page.
help-titles = List the titles.
help-play = Play in the terminal, against bots or people at the same keyboard.
help-review = Go through a play with a strong bot: which decisions cost most.
help-review-seat = Whose decisions, from 0; the first person's if not given.
help-review-bot = The bot that judges; the expert if not given.
reviewing = Going through the play
review-sum = { $name }: { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}, { $agreed } of them as good as what { $code } would have done. Together the others gave away { $lost } % of a win.
review-costly = What cost most
review-ply = ply
review-played = played
review-better = better
review-cost = cost
review-look = Look at one: malecon replay { $path } --ply { $ply }
help-replay = Step through a record.
help-rules = Show the rules of a title, with how sure we are of its numbers.
help-simulate = Play random games inside the JIT and sum them up.
help-bench = Measure the engine's speed, with a calibration of this machine beside it.
help-warm = Compile every title's programs now, so that nothing waits later. Quick when nothing changed.
help-serve = Serve tables to browsers.
help-openapi = Print the server's OpenAPI contract.
help-store = Look after what is kept.
help-verify = Replay every kept play and report each that comes out differently.
help-rebuild = Derive everything that follows from the records anew.
help-arena = Let bots play each other and tell who is better, and how sure that is.
help-ladder = A round robin of all levels: is each stronger than the one below?
help-lab = A balance report: who begins, where points come from, what goes with winning. One HTML file and CSV.
help-soak = Play random games by the million and check every law of the pieces before every decision.
help-soak-out = Write the table there as Markdown.
soak-done = Every law held before every decision; { $checks }.
soak-bounds-on = array bounds were checked
soak-bounds-off = array bounds were not checked (set NUMBA_BOUNDSCHECK=1)
soak-title = title
soak-games = games
soak-decisions = decisions
soak-mixtures = mixtures of options
soak-unfinished = games cut off
soak-seconds = seconds
soak-when = { $date }, { $machine }, seed { $seed }.
help-draw = Draw a position of a record as an SVG file.
help-draw-out = The file to write.
help-draw-ply = The position after so many plies; the last if not given.
help-draw-seat = Through whose eyes, from 0; the seat to move if not given.
help-theme = light or dark.
drawn = Drawn: { $path }
no-such-seat = There is no seat { $seat }: the record has 0 to { $last }.
no-such-theme = “{ $theme }” is no theme: light or dark.
draw-needs-page = Drawing needs Node and the built page: run make setup.
draw-failed = The drawing failed: { $why }
