# Puzzles, in the terminal and on the page: themes, levels, and what goes wrong.

puzzles-format = { $path } has a format that this version does not read (it reads format { $ours }). Make the puzzles again: malecon puzzles make TITLE --count 150 --out FILE
puzzles-unreadable = { $path } cannot be read as puzzles: { $why }
puzzles-others = { $path } holds puzzles of another game, another seed or other rules. Choose another file with --out, or delete it.
puzzles-no-network = { $title } has no trained network, and puzzles are checked by a search that the network guides. Train one first: malecon learn { $title }
puzzles-none = No puzzle fits. Leave out --theme or --level, or choose another game.
puzzles-theme = “{ $theme }” is not a theme of these puzzles. Themes: { $themes }
puzzles-level = “{ $level }” is not a level. Levels: { $levels }

## Themes

theme-last = the last one
theme-block = in their way
theme-wait = better wait
theme-laws = laws and taxes
theme-rob = thieves
theme-ship = shipping
theme-trade = trade
theme-build = building
theme-people = people at work
theme-money = money
theme-goods = goods
theme-opening = opening
theme-endgame = endgame
theme-surprise = surprise
