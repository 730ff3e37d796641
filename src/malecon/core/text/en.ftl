# Errors and reasons that belong to no title.

error-illegal = Cannot play “{ $notation }”: { $reason }
error-legal-now = Legal now: { $legal }.
error-legal-now-more = Legal now: { $legal }, and { $more } more.
error-record = Line { $line } of the record: { $reason }
error-title = There is no game called “{ $title }”. Games: { $titles }.
error-seats = { $title } has { $least } to { $most } seats, not { $seats }.
error-seat = There is no seat { $seat } here: seats are numbered 0 to { $last }.
error-seed = “{ $seed }” is not a valid seed. Use a whole number from 0 to { $most }.
error-games = “{ $games }” is not a number of games. Use a whole number of 1 or more.
error-count = “{ $count }” is not a number of games for a batch. Use a whole number of 1 or more.
error-device = There is no device “{ $device }”. Devices: { $devices }.
error-threads = “{ $threads }” is not a number of threads. Use a whole number of 1 or more.
error-play = There is no game { $play } in this batch: games are numbered 0 to { $last }.
error-out = The array to fill has the shape { $shape }; it must be { $wanted }.
error-batch-titles = All positions in a batch must be from the same game.
error-batch-each = Give one seat count and one set of options for all games, or { $count } of them, one for each game.
error-batch-numbers = Give actions as whole numbers, not as { $kind }: their places in title.actions.
error-cuda-missing = No graphics card can be used here: { $why }. Use device="cpu", or a machine with an NVIDIA card and its driver.
error-cuda-extra = To run on a graphics card, install the extra: pip install "malecon[cuda]".
error-cuda = The graphics card's driver refused “{ $call }”: { $why }.
error-no-ray = Ray is not installed. Run pip install "malecon[arena]", or leave out --ray to use this machine's cores.
error-option-unknown = There is no option “{ $option }”. Options: { $options }.
error-option-value = Option { $option } cannot be “{ $value }”. Choices: { $choices }.
error-preset = There is no preset “{ $preset }”. Presets: { $presets }.
error-broken-invariant = The pieces don't add up ({ $invariant }) in game { $game } with seed { $seed }. This is a bug in the rules: please report it.

error-position-not-a-dict = A position must be described by its fields and their values.
error-position-unknown-field = A position has no field “{ $field }”.
error-position-missing-field = The field “{ $field }” is missing.
error-position-not-numbers = The field “{ $field }” must hold whole numbers.
error-position-shape = The field “{ $field }” must have the shape { $shape }, not { $given }.
error-position-limits = The field “{ $field }” cannot be { $value }. It must be between { $low } and { $high }.
error-position-invariant = The pieces don't add up: { $invariant }.
error-position-bytes = A position of { $title } is { $size } bytes long.

error-data-file = The data file { $path } cannot be read: { $why }
error-data-notes = The group { $group } of { $title } must name its source and its certainty.
error-data-certainty = The certainty of the group { $group } of { $title } must be one of { $certainties }.
error-data-unknown = The override names { $path }, which the data does not have. Known there: { $known }.
error-data-override = The override of { $path } cannot be { $value }: give a value of the same type as the original.

reason-empty = the notation is empty.
reason-unknown-verb = there is no verb “{ $verb }”. Verbs: { $verbs }.
reason-unknown-verb-close = there is no verb “{ $verb }”. Did you mean “{ $close }”?
reason-unknown-notation = “{ $verb }” doesn't take that. Did you mean “{ $close }”?
reason-no-such-number = actions are numbered 0 to { $most }.
reason-not-now = not possible right now.
reason-over = the game is over.
reason-batch = it is illegal in game { $play }; nothing was changed.
reason-batch-shape = give one action for each of the { $count } games.
reason-batch-since = it was illegal in game { $play } in a step since the last check; that game stayed as it was.

record-missing = “{ $entry }” is missing.
record-entry = “{ $entry }” is not an entry of a record's header. Entries: { $entries }.
record-first-line = a record must begin with “malecon { $format }”.
record-format-1 = records of Malecón 0.1 (“malecon 1”) used a different random generator and cannot be replayed here. Replay them with version 0.1.
record-twice = “{ $entry }” appears twice.
record-value = “{ $value }” is not a valid value for “{ $entry }”.
record-seed-or-position = a record needs either a seed or a position, and not both.
record-data = this record was made with data { $given }, but this version has data { $ours }. Replay it with the data it was made with.
record-option-with-position = the position already contains its options: remove the option.
record-seat-count = { $named } seats are named, but the position has { $seats }.

# How sure we are of a group of data.
certainty-rulebook = from the rulebook
certainty-confirmed = confirmed by other sources
certainty-recalled = from memory, not confirmed
certainty-reconstructed = reconstructed by us
seat-number = seat { $number }
