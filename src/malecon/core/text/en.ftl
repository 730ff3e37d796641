# Errors and reasons that belong to no title.

error-illegal = Cannot play “{ $notation }”: { $reason }
error-legal-now = Legal now: { $legal }.
error-legal-now-more = Legal now: { $legal }, and { $more } more.
error-record = Line { $line } of the record: { $reason }
error-title = There is no title “{ $title }”. Titles: { $titles }.
error-seats = { $title } is for { $least } to { $most } seats, not { $seats }.
error-seat = There is no seat { $seat } here: seats are numbered 0 to { $last }.
error-seed = “{ $seed }” is no seed: take a whole number from 0 to { $most }.
error-games = “{ $games }” is no number of games: take a whole number of 1 or more.
error-option-unknown = There is no option “{ $option }”. Options: { $options }.
error-option-value = Option { $option } cannot be “{ $value }”. Choices: { $choices }.
error-preset = There is no preset “{ $preset }”. Presets: { $presets }.
error-broken-law = The law of { $law } is broken in game { $game } of seed { $seed }. This is a bug in the rules: please report it.

error-position-not-a-dict = A position is described by its fields and their values.
error-position-unknown-field = A position has no field “{ $field }”.
error-position-missing-field = The field “{ $field }” is missing.
error-position-not-numbers = The field “{ $field }” must hold whole numbers.
error-position-shape = The field “{ $field }” must have the shape { $shape }, not { $given }.
error-position-limits = The field “{ $field }” cannot be { $value }: it lies between { $low } and { $high }.
error-position-law = The pieces do not add up: the law of { $law } is broken.
error-position-bytes = A position of { $title } has { $size } bytes.

error-data-file = The data file { $path } cannot be read: { $why }
error-data-notes = The group { $group } of { $title } must name its source and its certainty.
error-data-certainty = The certainty of the group { $group } of { $title } must be one of { $certainties }.
error-data-unknown = The override names { $path }, which the data does not have. Known there: { $known }.
error-data-override = The override of { $path } cannot be { $value }: give a value of the same type as the original.

reason-empty = the notation is empty.
reason-unknown-verb = there is no verb “{ $verb }”. Verbs: { $verbs }.
reason-unknown-verb-close = there is no verb “{ $verb }”. Did you mean “{ $close }”?
reason-unknown-notation = “{ $verb }” does not go with that. Did you mean “{ $close }”?
reason-no-such-number = actions are numbered 0 to { $most }.
reason-not-now = it is not possible now.
reason-over = the play is over.
reason-batch = it is illegal in play { $play }; nothing was altered.
reason-batch-shape = one action for each of the { $count } plays is needed.

record-missing = “{ $entry }” is missing.
record-entry = “{ $entry }” is no entry of a record's head. Entries: { $entries }.
record-first-line = a record begins with “malecon { $format }”.
record-twice = “{ $entry }” stands there twice.
record-value = “{ $value }” is no value for “{ $entry }”.
record-seed-or-position = a record has either a seed or a position, not both and not none.
record-data = the record was made with data { $given }; here the data is { $ours }. Replay it with the data it was made with.
record-option-with-position = a position has its options in it: remove the option.
record-seat-count = { $named } seats are named, but the position has { $seats }.

# How sure we are of a group of data.
certainty-rulebook = from the rulebook
certainty-confirmed = confirmed by other sources
certainty-recalled = recalled, not confirmed
certainty-reconstructed = reconstructed by us
seat-number = seat { $number }
