"""A game in a terminal: whose turn it is, and what an answer does. The tables play it, and the desk shows it."""

from collections.abc import Callable
from functools import partial

from rich.prompt import Prompt

import malecon
from malecon.cli import prompt
from malecon.cli.choices import Choice, choices
from malecon.cli.commands import COMMANDS
from malecon.cli.console import BadInput, console, error, lang, say
from malecon.cli.desk import Asked, Desk, Plain
from malecon.cli.plays import Play
from malecon.cli.telling import Teller, announce_round, tell_end
from malecon.store import Unusable
from malecon.tables import Stale
from malecon.tables.knowledge import has_secrets
from malecon.tables.live import Live, where


def ask_title() -> str:
    """Lets a person choose a title."""
    console.print(say("choose-title"))
    for number, name in enumerate(malecon.titles(), 1):
        console.print(f"  [bold]{number}[/] {malecon.title(name).name_in(lang())}")
    choices = [str(n) for n in range(1, len(malecon.titles()) + 1)]
    return malecon.titles()[int(Prompt.ask("»", choices=choices, default="1", console=console)) - 1]


class Game:
    """A game in progress at the keyboard."""

    def __init__(self, play: Play, desk: Desk | None = None) -> None:
        self.play = play
        self.desk: Desk = desk or Plain()
        self._teller = Teller(play.names, self.eyes)
        self._asked: tuple[int, Live] | None = None  # who was asked last, and how the table stood
        self._levels: list[Asked] = []  # the question and, if it is asked piece by piece, what has been chosen of it

    @property
    def eyes(self) -> int | None:
        """Through whose eyes everybody at the keyboard may look while nobody is asked."""
        return self.play.people[0] if len(self.play.people) == 1 else None

    @property
    def level(self) -> tuple[Choice, ...]:
        """The choices asked for now."""
        return self._levels[-1].level

    def run(self) -> None:
        play = self.play
        announce_round(where(play.live.position)[1])
        try:
            while not self.desk.left and (seat := play.live.to_move) is not None:
                code = play.live.bot_of(seat)
                if code is not None:
                    with self.desk.busy(play.names[seat]):
                        self._act(partial(play.let_bot_act, seat, code))
                elif not self._ask(seat):
                    break
            if play.live.to_move is None:
                self.desk.draw(play.live.position, None, play.names)
                tell_end(play.live.position, play.names)
                console.print(say("saved-at", path=str(play.path)), soft_wrap=True)
                return
        except (KeyboardInterrupt, EOFError):
            console.print()
            play.keep()  # a decision may be in the store and not in the file yet
        except (Unusable, BadInput):  # no space, or no permission to write: what was told is in the file anyway
            console.print(say("saved-resume", path=str(play.path)), soft_wrap=True)
            raise
        console.print(say("saved-resume", path=str(play.path)), soft_wrap=True)

    def draw(self, seat: int) -> None:
        self.desk.draw(self.play.live.position, seat, self.play.names)
        self.desk.question(self._levels[-1], whole=True)

    def _act(self, act: Callable[[], None]) -> None:
        """Does something at the table and tells what was played."""
        before = self.play.live
        act()
        after = self.play.live
        if after.row.revision != before.row.revision:
            return  # another terminal is at this table and went back
        position = before.position.copy()
        for past in after.plies[before.ply :]:
            self._teller.tell(position, self.play.title.actions.parse(past.row.action))
            position.play(past.row.action)
        self.desk.moved(after.position, self.eyes, self.play.names)

    # -- a person's decision

    def _ask(self, seat: int) -> bool:
        """Asks until something is decided; False to leave the table."""
        position, names = self.play.live.position, self.play.names
        if has_secrets(self.play.title) and self._asked is not None and self._asked[0] != seat:
            self.desk.curtain(names[seat])
        self._levels = [Asked(position, seat, names, choices(position, names))]
        if self._is_half_way(seat):
            self.desk.moved(position, seat, names)
            self.desk.question(self._levels[-1], whole=False)
        else:
            self.draw(seat)
        self._asked = seat, self.play.live
        while True:
            outcome = self._answered(seat, self.desk.read(self._levels[-1]))
            if outcome is not None:
                return outcome

    def _answered(self, seat: int, text: str) -> bool | None:
        """What an answer does: None to keep asking, otherwise as for commands."""
        word, _, rest = text.partition(" ")
        if len(self._levels) > 1 and word.lower() in ("", "undo"):
            self._levels.pop()
            self.desk.question(self._levels[-1], whole=False)
            return None
        command = COMMANDS.get(word.lower())
        if command is not None:
            with self.desk.aside():
                return command(self, seat, rest.strip())
        if not text:
            return None
        with self.desk.aside():
            choice = prompt.chosen(self._levels[-1].position, self.level, text)
        return None if choice is None else self._choose(seat, choice)

    def _choose(self, seat: int, choice: Choice) -> bool | None:
        """Plays an action, or keeps asking if only a piece of it was chosen."""
        if choice.notation is None:
            asked = self._levels[-1]
            self._levels.append(Asked(asked.position, seat, asked.names, choice.inner, (*asked.pieces, choice.words)))
            self.desk.question(self._levels[-1], whole=False)
            return None
        try:
            self._act(partial(self.play.act, seat, choice.notation))
        except Stale as trouble:  # another terminal is at the same table
            error(trouble)
        return True

    def _is_half_way(self, seat: int) -> bool:
        """Whether this seat continues its own turn: nobody else has done anything since it was asked, so the board
        needn't be drawn again."""
        if self._asked is None or self._asked[0] != seat:
            return False
        then, now = self._asked[1], self.play.live
        since = now.plies[then.ply :]
        alone = all(who == seat for past in since for who in (past.seat, *(s for s, _ in past.forced)))
        return bool(since) and alone and where(then.position)[1] == where(now.position)[1]
