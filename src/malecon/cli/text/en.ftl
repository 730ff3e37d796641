# The terminal.

seats-range = { $least } to { $most } seats
bad-language = There is no language “{ $lang }”. Languages: { $langs }.
bad-option = “{ $option }” is no option: write name=choice.
too-many-seats = { $named } seats are named, but the table has { $seats }.
cannot-read = { $path } cannot be read: { $why }
cannot-write = { $path } cannot be written: { $why }

choose-title = Which title?
you = You
thinking = { $name } is thinking …
saved-resume = Saved. Go on with: malecon play --resume { $path }
saved-at = The record is in { $path }
curtain = Now { $name }: the others look away. Press Enter.
commands = A number, a notation, words to look for, or: undo · help [topic] · why NOTATION · save [FILE] · board · record · quit
forced = no choice
secret-choice = chooses in secret
nothing-to-undo = There is nothing to undo.
undone = Taken back.
it-is-legal = That can be played now.
help =
    Answer with the number of a choice or with its notation (the grey words).
    Any other words show the choices that hold them.
    undo             take your last decision back
    help TOPIC       explain a role, a building, a tile
    why NOTATION     why something cannot be played now
    save [FILE]      say where the record is, or move it there
    board            draw the table again
    record           show the record of this play
    quit             leave; the play is saved after every decision
no-help = There is no help on “{ $topic }”. Topics: { $topics }.
seat = seat
seats = seats
total = total
final-scores = Final scores
winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
replay-keys = Enter or n: next · p: previous · a number: that ply · q: quit
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
