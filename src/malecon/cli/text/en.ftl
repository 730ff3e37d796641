# The terminal.

seats-range = { $least } to { $most } seats
bad-language = There is no language “{ $lang }”. Languages: { $langs }.
bad-option = “{ $option }” is not an option. Write name=choice.
too-many-seats = { $named } seats are named, but the table has { $seats }.
bad-seats = “{ $seats }” is not a number of seats. Games here have { $least } to { $most }.
needs-extra = This needs “{ $module }”, which is not installed. Run pip install "malecon[{ $extra }]".
cannot-read = { $path } cannot be read: { $why }
cannot-write = { $path } cannot be written: { $why }

choose-title = Which game?
you = You
laying-out = Setting up the board …
thinking = { $name } is thinking …
saved-resume = Saved. To continue: malecon play --resume { $path }
saved-at = The record is in { $path }
curtain = { $name }'s turn. Everyone else, no peeking. Press Enter.
commands = A number, a notation, words, or: undo · help [topic] · why TEXT · hint · save [FILE] · board · record · quit
forced = no choice
secret-choice = chose in secret
nothing-to-undo = There is nothing to undo.
not-undone = Nothing was undone.
take-back = { $name }, this also takes back other players' moves or something that was drawn. Do you agree?
yes-or-no = y/n
round = Round { $number }
no-such-choice = Choose a number from 1 to { $most }.
no-choice-holds = No choice contains “{ $text }”.
choice-range = { $first } … { $last } ({ $count })
choice-more = { $what } … ({ $count })
choice-back = Choose the rest, or press Enter to go back.
screen-help = Help
screen-hint = Hint
screen-why = Why not?
screen-rules = Rules
screen-undo = Undo
screen-quit = Quit
screen-answer = Number, words, notation or command
screen-close = Esc closes this page.
screen-over = The game is over. Press Enter to close.
why-what = Why what? Add a notation, a number or a few words: why TEXT.
undone = Undone.
hint-lead = A strong bot’s choices, best first.
hint-alternative = { $other }? { $cost }
hint-whole = All of it: { $steps }
hint-numbers = ▸ { $numbers }
hint-promise = { $chance } % to win
it-is-legal = You can play that now.
help =
    Answer with the number of a choice or with its notation (after the dot).
    Any other words show the choices that contain them.
    undo             undo your last decision; going back further needs consent
    help TOPIC       explain a piece, a card, a building, or a chapter of the rules
    why TEXT         why you cannot play this now: a notation or words
    hint             what a strong bot would do, and why
    save [FILE]      show where the record is, or save it to this file from now on
    board            draw the table again
    record           show the record of this game, as far as you may know it
    quit             leave; the game is saved after every decision
no-help = There is no help on “{ $topic }”. Topics: { $topics }.
more-help = See also: { $topics }.
seat = seat
seats = seats
total = total
points-from = from
final-scores = Final scores
winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
replay-keys = Enter or n: next · p: previous · a number: go to that move · h: a bot's hint · q: quit
beginning = Start of the game
no-such-ply = There is no move { $ply }: the record goes from 0 to { $last }.

fan-work = *An unofficial fan project with its own text and drawings. The designers and publishers of the original are not involved.*
numbers = Numbers
number-corrected = corrected
numbers-title = { $title }: numbers to check
numbers-about = We don't have every picture and card from the box. The numbers below are from memory or reconstructed; each group says what it was inferred from. Every other number in the rules comes from a rulebook or is confirmed by another source.
numbers-all-certain = Every number in this game comes from a rulebook or is confirmed by another source. If your box differs, you can still correct it.
numbers-correct = If you own the box
    .text = Write what your box says into a file, for example `my-box.toml`. Name its tables after the game and the group, and its lines after the code beside each number, on this page and in the rules. Leave out everything that is right. A list is replaced as a whole, but a single building in a deck can be corrected by its code.
    .run = Then start Malecón with the file: `MALECON_DATA=my-box.toml malecon serve`. The rules, the boards and the bots use your numbers, and `MALECON_DATA=my-box.toml malecon rules { $title } --numbers` lists what you corrected. The first start takes longer, because the rules are compiled again. If you have checked a whole group, add `certainty = "confirmed"` to its table and it leaves this page. Records of games played with a corrected box carry a different data version: they replay only with the same corrections.
numbers-corrected = Corrected here: { $paths }
rule-options = Rule options
presets = Presets

compiling = Compiling { $title }
compiling-part = Compiling { $title }: { $part }
playing = Playing
warm = Ready: { $titles ->
    [one] one game
   *[other] { $titles } games
} compiled in { $seconds } s.
simulated = { $title }: { $games } random games
mean = mean
deviation = deviation
least = lowest
most-points = highest
wins = wins
simulation-speed = { $decisions } decisions in { $seconds } s: { $rate } M decisions/s, { $games } games/s.
unfinished = { $count } games were stopped because they did not end.

bench-calibrating = Calibrating
bench-measuring = Measuring { $title }
bench-title = One core. A bare loop runs { $loop } M iterations/s here (targets were set at { $target } M/s)
bench-what = game
bench-decisions = decisions/s
bench-games = games/s
bench-batch = batch decisions/s
bench-targets = Every target available here, in decisions/s
bench-target = target
bench-with-masks = batch, with masks
bench-with-observations = batch, with masks and observations
bench-on-cpu = one core
bench-on-threads = all cores
bench-on-wasm = WebAssembly
bench-on-cuda = graphics card
bench-copy = copy
bench-play = pos.play
bench-import = import malecon, warm: { $seconds } s

# What --help says.
help-malecon = Caribbean board games: play them, study them, build bots for them.
help-title = The game.
help-title-asked = The game; you are asked if you leave it out.
help-seats = Number of seats.
help-seat = A person's name or a bot's code, once per seat.
help-seed = The same seed gives the same set-up.
help-option = A rule option, name=choice.
help-preset = A named set of rule options.
help-resume = Continue a saved game.
help-plain = Print lines instead of taking the whole screen: for screen readers.
help-record = A record file.
help-ply = Show the position after this many moves and stop.
help-markdown = Print Markdown instead of a page.
help-numbers = Show the numbers we are not sure of, and how to correct them.
help-games = Number of games.
help-audit = Check every invariant of the pieces before every decision.
help-device = Where to run: cpu, or cuda for an NVIDIA graphics card.
help-threads = CPU threads; all cores by default.
help-json = Print one JSON object instead of tables.
help-bench-out = Also write the figures to this file, as JSON.
help-only-titles = Only these games.
help-lang = en, ru or it.
help-bots = One code for each seat: greedy,search:500,random,random.
help-processes = Processes; one per core by default.
help-ray = Address of a Ray cluster; “local” starts one here.
help-blocks = Number of seeds; each is played once for every rotation of the seats.
help-code = Your own bot's file; it takes the place of “mine” in --bots.
help-sprt = Stop as soon as the result is clear: win rates even,better of the first bot.
help-keep = Save the games here; run the same command again to continue.
help-lab-bots = One code for all seats, or one for each.
help-lab-out = The report to write, .html; CSV files go beside it.
help-host = Address to listen on.
help-port = Port; 0 picks a free one.
help-db = Where games are saved: a file or a database URL.
help-workers = Number of server processes; more than one needs PostgreSQL.
help-thinkers = Number of processes in which bots think.
help-pace = Minimum time a bot takes, in milliseconds.
help-rate = Requests per second from one session.
help-address-rate = Requests per second from one address.
help-sockets = Sockets from one address.
help-proxy = Trust a proxy's X-Forwarded headers.
help-browser = Open the page in a browser.
help-titles = List the games.
help-play = Play in the terminal, against bots or people at the same keyboard.
help-review = Go through a game with a strong bot and see which decisions cost most.
help-review-seat = Whose decisions to review, counting from 0; by default the first person's.
help-review-json = Print what was found as JSON: chances before each decision, costly decisions, seconds of work.
reviewing = Going through the game
review-sum = { $name }: { $lapses ->
    [0] no decision cost much of the win.
    [one] one decision cost { $lost } % of a win.
   *[other] { $lapses } decisions cost { $lost } % of a win together.
 }
review-curve = Chances of winning over the game
review-costly = What cost most
review-ply = move
review-played = played
review-better = better
review-cost = cost
review-look = To see one: malecon replay { $path } --ply { $ply }
help-replay = Step through a record.
help-rules = Show the rules of a game, and how sure we are of its numbers.
help-simulate = Play random games inside the JIT and summarize them.
help-bench = Measure the engine's speed, next to a calibration of this machine.
help-warm = Compile every game's programs now, so that you don't wait later. Quick if nothing has changed.
help-serve = Serve tables to browsers.
help-openapi = Print the server's OpenAPI contract.
help-store = Maintain the saved games.
help-verify = Replay every saved game and report each one that ends differently.
help-rebuild = Rebuild everything that is derived from the records.
help-arena = Let bots play each other; see who is better and how certain that is.
help-ladder = Play all levels against each other: is each one stronger than the one below?
help-lab = A balance report: who goes first, where points come from, what goes with winning. One HTML file and CSV.
help-learn = Train a game's network by self-play: malecon learn puerto_rico --minutes 30 --device cuda --out trained.
help-soak = Play random games by the million and check every invariant of the pieces before every decision.
help-soak-out = Write the table to this file, as Markdown.
soak-done = Every invariant held before every decision; { $checks }.
soak-bounds-on = array bounds were checked
soak-bounds-off = array bounds were not checked (set NUMBA_BOUNDSCHECK=1)
soak-title = game
soak-games = games
soak-decisions = decisions
soak-mixtures = option sets
soak-unfinished = games cut off
soak-seconds = seconds
soak-when = { $date }, { $machine }, seed { $seed }.
help-draw = Draw a position of a record as an SVG file.
help-draw-out = The file to write.
help-draw-ply = The position after this many moves; by default the last one.
help-draw-seat = The seat to look from, counting from 0; by default the seat whose turn it is.
help-theme = light or dark.
drawn = Drawing written to { $path }
no-such-seat = There is no seat { $seat }: the record has 0 to { $last }.
no-such-theme = There is no theme “{ $theme }”. Themes: light, dark.
draw-needs-page = Drawing needs Node and the built page. Run make setup.
draw-failed = The drawing failed: { $why }
help-access-log = Log one line per request
help-json-logs = Log one JSON object per line
help-store-rate = Compute every rating anew from the stored games.
help-admin = Run a public site: tables, bans, mutes and reports.
help-admin-token = Create a token for the operators' page.
help-admin-hours = How many hours it stays valid.
help-admin-bot = Make an account for a bot from outside, or give it a new token.
help-admin-bot-name = The bot's name; people see it with BOT before it.
help-admin-bot-rated = Let it play rated games with people.
help-admin-bot-end = End its token instead.
help-admin-bots = List the accounts of bots.
help-admin-end-tokens = End every operator's token.
help-admin-tables = List the most recently active tables.
help-admin-limit = Number to list.
help-admin-show = Show who sits at a table and what was said there.
help-admin-close = Stop a game. It can still be viewed.
help-admin-open = Let a closed game go on.
help-admin-hide = Take a table off the site. Nothing is lost.
help-admin-unhide = Bring a hidden table back.
help-admin-delete = Delete a table for good.
help-admin-yes = Do not ask for confirmation.
help-admin-ban = Ban a person or an address; for IPv6 its whole /64.
help-admin-mute = Keep a person from writing in chats.
help-admin-sanctions = List the bans and mutes in force.
help-admin-lift = Lift a ban or a mute.
help-admin-reports = Read what players have reported.
help-admin-all = Also show the ones that are done.
help-admin-done = Mark a report as done.
help-admin-table = The table's id.
help-admin-target = A person's id, a seat (TABLE/SEAT) or an IP address.
help-admin-days = Number of days; for good by default.
help-admin-reason = Why; the person reads it.
help-admin-sanction = The number of the ban or mute.
help-admin-report = The number of the report.
help-settings = A TOML file with settings; the command line overrides the environment, which overrides the file.

help-version = Show the version and stop.
help-completion = Print the script for your shell's completion: eval "$(malecon completion bash)".
help-shell = bash, zsh, fish or powershell.
bad-shell = There is no completion for “{ $shell }”. Shells: { $shells }.
first-start = This is the first time { $title } starts on this computer. Its rules and bots are compiled once, which takes about half a minute.
first-start-position = Compiling the rules ({ $number } of { $all }) …
first-start-bots = Compiling the bots ({ $number } of { $all }) …
first-start-done = { $title } is compiled ({ $seconds } s). From now on it starts at once.
first-start-others = Meanwhile, in the background: { $titles }. Their first tables may take a little longer.
help-bots-file = A file with one bot per line, from weak to strong; by default all levels.
help-served = Play nothing: list the bots that play on this server, from outside and of the house, by their ratings.
help-against = A second rule set to compare with, name=choice; the same seeds are played with it. “usual” alone: no options.
help-dataset = Write games of strong players as a Parquet file: positions, masks, actions, policies, results.
help-dataset-out = The file to write, .parquet.
help-baseline = Measure the usual bots on one seat against greedy ones, with intervals and cost.
help-baseline-bot = Only these bots.
help-baseline-out = Write the table to this file, as Markdown.
help-baseline-minutes = Stop each bot in each game after this many minutes, even if it has played fewer blocks.

help-analyse = Look at any position of a game: every player's chances, the best lines, and moves you try out.
help-analyse-ply = Analyse the position after this many moves; by default the last one.
help-analyse-bot = The bot that judges, for example puct:2000; by default the strongest adviser.
help-analyse-lines = How many of the best lines to show.
help-analyse-json = Print the chances and the lines as JSON.
analyse-tried = + { $count } tried
analyse-chances = Chances of winning
analyse-points = { $points ->
    [one] { $points } point now
   *[other] { $points } points now
}
analyse-lines = Best lines
analyse-chance = then chance decides
analyse-over = The game is over.
analyse-keys = a number or a notation: try that move · line 1: play that line · back · quit
analyse-no-line = Choose a line from 1 to { $last }.
analyse-no-back = This is the beginning of the game.

# Puzzles.

help-puzzles = Find the best move in positions from games of strong bots.
help-puzzles-solve = Play puzzles, one after the other; this is what malecon puzzles does by itself.
help-puzzles-daily = Only the puzzle of the day, the same for everybody.
help-puzzles-theme = Only puzzles of this theme; malecon puzzles list shows the themes.
help-puzzles-level = Only puzzles of this level: easy, medium, hard or expert.
help-puzzles-make = Make puzzles from games of strong bots; an interrupted run continues where it stopped.
help-puzzles-count = How many puzzles the file should hold in the end.
help-puzzles-out = The file to write; a name that ends in .puzzles is gzipped.
help-puzzles-minutes = Stop after this many minutes.
help-puzzles-check = Check puzzles again after the rules or the network have changed; those that no longer hold are dropped.
help-puzzles-check-out = The file to check and write; by default the one that comes with the package.
help-puzzles-list = Show how many puzzles there are, by game, level and theme.
puzzle-daily = Puzzle of the day, { $day }
puzzle-head = { $title } · puzzle { $rating } ({ $level })
puzzle-mine = Your rating { $rating } · solved in a row: { $row } · days in a row: { $days }
puzzle-find = Find the best move.
puzzle-prompt = Your move
puzzle-commands = A number, a notation, words, or: board · show (the solution) · quit
puzzle-right = Right!
puzzle-wrong = Not this time.
puzzle-rated = { $change }, your rating is { $rating }
puzzle-again = Try again, or type show for the solution.
puzzle-chance = { $move }: { $chance } % to win
puzzle-best = Best: { $move }, { $chance } % to win
puzzle-second = Second best: { $move }, { $chance } % to win
puzzle-days = { $count ->
    [one] The puzzle of the day is solved: { $count } day in a row.
   *[other] The puzzle of the day is solved: { $count } days in a row.
}
puzzle-next = Enter: next puzzle · q: quit
puzzle-all-done = { $count ->
    [one] You have solved the only puzzle that fits.
   *[other] You have solved all { $count } puzzles that fit.
}
puzzle-making = Playing the first games
puzzle-made = { $games } games, { $looked } positions looked at, { $checked } checked
puzzle-written = { $count ->
    [one] { $count } puzzle in { $path }
   *[other] { $count } puzzles in { $path }
}
puzzle-game = game
puzzle-themes = themes, as --theme takes them
puzzle-checking = Checking
puzzle-checked = { $holding } of { $count } puzzles still hold: { $path }
