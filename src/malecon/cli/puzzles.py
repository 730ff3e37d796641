"""malecon puzzles: find the move. Plays puzzles at the ordinary prompt, makes them, lists them."""

import random
import time
from collections import Counter
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from rich.markup import escape
from rich.table import Table as Grid

import malecon
from malecon.bots import Sight, speaking
from malecon.bots.words import WORDS as BOT_WORDS
from malecon.cli import prompt
from malecon.cli.choices import Choice, choices, numbered
from malecon.cli.console import BadInput, console, lang, say
from malecon.cli.laboratory import progress_bar
from malecon.cli.plays import folder
from malecon.cli.telling import draw_board
from malecon.core.teaching import Question
from malecon.puzzles import (
    LEVELS,
    PACKED,
    BadPuzzles,
    Progress,
    Puzzle,
    daily,
    level_of,
    read,
    shipped,
    title_of_day,
    today,
)
from malecon.puzzles.making import Maker, again
from malecon.puzzles.progress import name_of
from malecon.puzzles.puzzle import SHIPPED
from malecon.puzzles.words import WORDS

NEAR = 8  # the next puzzle is one of this many with a rating nearest to the solver's


def kept() -> Path:
    """The file with the solver's rating and streaks, next to the games."""
    return folder().parent / "puzzles.json"


# -- choosing


def chosen(title: str | None, theme: str | None, level: str | None) -> list[Puzzle]:
    """The puzzles that fit. If there are none, BadPuzzles says which themes and levels exist."""
    all_of = [p for name in ([title] if title else malecon.titles()) for p in shipped(name).all]
    if level is not None:
        if level not in LEVELS:
            raise BadPuzzles("puzzles-level", level=level, levels=", ".join(reversed(LEVELS)))
        all_of = [p for p in all_of if level_of(p.rating) == level]
    if theme is not None:
        themes = sorted({bare(t) for p in all_of for t in p.themes})
        if theme not in themes:
            raise BadPuzzles("puzzles-theme", theme=theme, themes=", ".join(themes))
        all_of = [p for p in all_of if theme in map(bare, p.themes)]
    if not all_of:
        raise BadPuzzles("puzzles-none")
    return all_of


def bare(theme: str) -> str:
    """A theme as it is typed: `ship` for theme-ship, `phase-load` as it is."""
    return theme.removeprefix("theme-")


def theme_name(title: malecon.Title, theme: str) -> str:
    words = WORDS if theme.startswith("theme-") else title.words
    return words.say(lang(), theme)


def level_name(rating: int) -> str:
    return BOT_WORDS.say(lang(), f"level-{level_of(rating)}")


def next_of(puzzles: Sequence[Puzzle], progress: Progress) -> Puzzle | None:
    """An untried puzzle that suits the solver best; if all were tried, one that wasn't solved at once."""
    untried = [p for p in puzzles if name_of(p) not in progress.done]
    left = untried or [p for p in puzzles if not progress.done[name_of(p)]]
    left.sort(key=lambda p: abs(p.rating - progress.rating))
    return random.choice(left[:NEAR]) if left else None


# -- solving


def solve(title: str | None, is_daily: bool, theme: str | None, level: str | None) -> None:
    """Puzzle after puzzle until the solver leaves; with --daily, only today's."""
    progress = Progress.load(kept())
    if is_daily:
        day = today()
        puzzle = daily(chosen(title or title_of_day(day), theme, level), day)
        console.print(f"[bold]{escape(say('puzzle-daily', day=day.isoformat()))}[/]")
        One(puzzle, progress, day).run()
        return
    puzzles = chosen(title, theme, level)
    while (found := next_of(puzzles, progress)) is not None:
        if not One(found, progress).run():
            return
    console.print(say("puzzle-all-done", count=len(puzzles)))


class One:
    """A puzzle at the keyboard."""

    def __init__(self, puzzle: Puzzle, progress: Progress, day: date | None = None) -> None:
        self.puzzle, self.progress, self.day = puzzle, progress, day
        self.position = puzzle.position()
        self.title = self.position.title
        mover = self.position.to_move
        assert mover is not None
        self.seat = mover
        words = self.title.words
        self.names = [
            say("you") if seat == mover else words.say(lang(), "seat-number", number=seat + 1)
            for seat in range(self.position.seats)
        ]
        self._levels: list[tuple[Choice, ...]] = [choices(self.position, self.names)]

    def run(self) -> bool:
        """Asks until the move is found, shown or given up; False to stop."""
        self._head()
        self._board()
        self._ask()
        try:
            while True:
                answer = self._answered(prompt.read(f"[bold]{escape(say('puzzle-prompt'))}[/] » "))
                if answer is not None:
                    return answer
        except (KeyboardInterrupt, EOFError):
            console.print()
            return False

    def _head(self) -> None:
        puzzle, themes = self.puzzle, [theme_name(self.title, t) for t in self.puzzle.themes]
        console.rule(say("puzzle-head", title=self.title.name_in(lang()), rating=str(puzzle.rating),
                         level=level_name(puzzle.rating)), style="dim")  # fmt: skip
        mine = say("puzzle-mine", rating=str(self.progress.rating), row=self.progress.row,
                   days=self.progress.streak(today()))  # fmt: skip
        console.print(f"[dim]{escape(' · '.join(themes))}[/]\n[dim]{escape(mine)}[/]")

    def _board(self) -> None:
        draw_board(self.position, self.seat, self.names)

    def _ask(self) -> None:
        asked = self.title.prompt(self.position.view(self.seat), lang(), self.names)
        console.print(f"\n[bold]{escape(say('puzzle-find'))}[/] {escape(asked)}")
        prompt.menu(numbered(self._levels[-1]))
        commands = say("choice-back") if len(self._levels) > 1 else say("puzzle-commands")
        console.print(f"[dim]{escape(commands)}[/]")

    def _answered(self, text: str) -> bool | None:
        """What an answer does: None to go on asking, True for the next puzzle, False to stop."""
        word = text.lower()
        if word in ("quit", "exit", "q"):
            return False
        if len(self._levels) > 1 and word in ("", "undo"):
            self._levels.pop()
            self._ask()
        elif word in ("show", "next"):
            self._count(False)
            self._tell_answer()
            return self._go_on()
        elif word == "board":
            self._board()
            self._ask()
        elif word in ("help", "?"):
            console.print(say("puzzle-commands"))
        elif text:
            choice = prompt.chosen(self.position, self._levels[-1], text)
            if choice is not None and choice.notation is None:
                self._levels.append(choice.inner)
                self._ask()
            elif choice is not None and choice.notation is not None:
                return self._judge(choice.notation)
        return None

    def _judge(self, notation: str) -> bool | None:
        written = self.title.actions.notation(self.title.actions.parse(notation))
        right = written == self.puzzle.best
        change = self._count(right)
        rated = say("puzzle-rated", change=f"{change:+d}".replace("-", "−"), rating=str(self.progress.rating))
        if not right:
            console.print(f"[red]✗ {escape(say('puzzle-wrong'))}[/]" + (f" [dim]{escape(rated)}[/]" if change else ""))
            self._tell_wrong(written)
            console.print(f"[dim]{escape(say('puzzle-again'))}[/]")
            del self._levels[1:]
            return None
        console.print(f"[green]✓ {escape(say('puzzle-right'))}[/]" + (f" [dim]{escape(rated)}[/]" if change else ""))
        if self.day is not None:
            self.progress.solve_daily(self.day)
            self.progress.save(kept())
            console.print(say("puzzle-days", count=self.progress.days))
        self._tell_answer()
        return self._go_on()

    def _count(self, solved: bool) -> int:
        change = self.progress.count(self.puzzle, solved)
        try:
            self.progress.save(kept())
        except OSError as trouble:
            raise BadInput("cannot-write", path=str(kept()), why=str(trouble)) from None
        return change

    def _go_on(self) -> bool:
        if self.day is not None:
            return False
        return prompt.read(f"[dim]{escape(say('puzzle-next'))}[/] ").lower() not in ("quit", "exit", "q")

    # -- words

    def _sentence(self, notation: str) -> str:
        action = self.title.actions.parse(notation)
        view = self.position.view(self.seat)
        return self.title.sentence(action, lang(), self.names, self.title.moment(view, action))

    def _tell_wrong(self, notation: str) -> None:
        """What the choice is worth, as far as it was measured, and what it gives away, as far as that can be seen."""
        chance = self.puzzle.chance_of(notation)
        if chance is not None:
            worth = say("puzzle-chance", move=self._sentence(notation), chance=percent(chance))
            console.print(f"  {escape(worth)}")
        price = speaking.given_away(Sight.of(self.position), self.title.actions.parse(notation), self._question())
        if price is not None:
            console.print(f"  [italic]{escape(price.say(lang(), self.names))}[/]")

    def _tell_answer(self) -> None:
        puzzle = self.puzzle
        for notation, chance in ((puzzle.best, puzzle.chance), (puzzle.second, puzzle.second_chance)):
            key = "puzzle-best" if notation == puzzle.best else "puzzle-second"
            console.print(f"  {escape(say(key, move=self._sentence(notation), chance=percent(chance)))}")
        plan = speaking.plan(
            Sight.of(self.position), self.title.actions.parse(puzzle.best), self._question(), ahead=True
        )
        console.print(f"  [italic]{escape(plan.say(lang(), self.names))}[/]")

    def _question(self) -> Question:
        return speaking.question(self.position, self.seat)


def percent(chance: float) -> str:
    return f"{100 * chance:.0f}"


# -- making and listing


def make(name: str, count: int, out: Path, seed: int, minutes: float | None, ray: str | None = None) -> None:
    """Makes puzzles until there are enough or time is up. What is made is in the file at once."""
    title = malecon.title(name)
    maker = Maker(title, seed, out, ray)
    end = time.monotonic() + 60.0 * minutes if minutes else float("inf")
    try:
        with progress_bar() as bar:
            task = bar.add_task(say("puzzle-making"), total=count, completed=maker.step.made)
            for step in maker.run(count):
                told = say("puzzle-made", games=step.games, looked=step.looked, checked=step.checked)
                bar.update(task, completed=step.made, description=told)
                if time.monotonic() >= end:
                    break
    except OSError as trouble:
        raise BadInput("cannot-write", path=str(out), why=str(trouble)) from None
    except KeyboardInterrupt:
        console.print()
    console.print(say("puzzle-written", count=len(maker.found.all), path=str(out)), soft_wrap=True)


def check(name: str, out: Path | None) -> None:
    """Checks the puzzles of a title or a file again and writes those that hold. Ctrl-C leaves the file as it was."""
    path = out or SHIPPED / f"{name}{PACKED}"
    found = read(path)
    holding = 0
    try:
        with progress_bar() as bar:
            task = bar.add_task(say("puzzle-checking"), total=len(found.all))
            for number, hold in again(found, path):
                holding = hold
                bar.update(task, completed=number)
    except OSError as trouble:
        raise BadInput("cannot-write", path=str(path), why=str(trouble)) from None
    console.print(say("puzzle-checked", count=len(found.all), holding=holding, path=str(path)), soft_wrap=True)


def show_list(name: str | None) -> None:
    """How many puzzles there are of each game, by level, and their themes."""
    grid = Grid()
    grid.add_column(say("puzzle-game"))
    for level in reversed(LEVELS):
        grid.add_column(BOT_WORDS.say(lang(), f"level-{level}"), justify="right")
    grid.add_column(say("puzzle-themes"))
    for one in [name] if name else malecon.titles():
        title, puzzles = malecon.title(one), shipped(one).all
        levels = Counter(level_of(p.rating) for p in puzzles)
        themes = Counter(t for p in puzzles for t in p.themes if t.startswith("theme-"))
        told = ", ".join(f"{bare(t)} {n}" for t, n in themes.most_common())
        grid.add_row(title.name_in(lang()), *(str(levels[level]) for level in reversed(LEVELS)), told)
    console.print(grid)
