# The puzzles on the page. Themes and levels are named in src/malecon/puzzles/text.

puzzles = Puzzles
find-the-move = Find the move
lead = Positions from games of strong bots. One choice is clearly best: can you see it?
of-the-day = Puzzle of the day
day-same = Everyone gets the same one, until midnight UTC.
day-solve = Solve it
day-solved = Solved today
streak = Days in a row
row = Solved in a row
your-rating = Your rating
this-puzzle = This puzzle
any-game = All games
any-level = Any level
any-theme = Any theme
choose-game = Game
choose-level = Level
choose-theme = Theme
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
start = Start solving
tried = { $tried } of { $count } tried
none-fit = No puzzle fits. Choose another level or theme.
failed = The puzzles couldn’t be loaded. Check your connection and try again.
again-load = Try again
ask = Make your move on the board: one choice is clearly best.
ask-first = Only your first try counts.
right = Right!
wrong = Not this time
shown = The solution
chance = { $chance } % to win
second = Second best: { $move }, { $chance } % to win.
chose = You chose: { $move }
promises-less = It wins less often than the best choice.
again = Try again
show = Show the solution
next = Next puzzle
all = All puzzles
day-row = { $count ->
    [one] Puzzle of the day solved: { $count } day in a row
   *[other] Puzzle of the day solved: { $count } days in a row
}
