"""The game in a terminal: a board, a question, numbered answers. What is played is the tables' business."""

from collections.abc import Callable
from functools import partial

from rich.markup import escape
from rich.prompt import Prompt

import malecon
from malecon.cli import prompt
from malecon.cli.commands import COMMANDS
from malecon.cli.console import BadInput, console, error, lang, say
from malecon.cli.plays import Play
from malecon.cli.telling import Teller, announce_round, draw_board, tell_end
from malecon.store import Unusable
from malecon.tables import Stale
from malecon.tables.knowledge import has_secrets
from malecon.tables.live import Live, where


def ask_title() -> str:
    """Lets a person pick a title."""
    console.print(say("choose-title"))
    for number, name in enumerate(malecon.titles(), 1):
        console.print(f"  [bold]{number}[/] {malecon.title(name).name_in(lang())}")
    choices = [str(n) for n in range(1, len(malecon.titles()) + 1)]
    return malecon.titles()[int(Prompt.ask("»", choices=choices, default="1", console=console)) - 1]


class Game:
    """A play as it goes on at the keyboard."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self._teller = Teller(play.names, play.people[0] if len(play.people) == 1 else None)
        self._asked: tuple[int, Live] | None = None  # who was asked last, and how the table stood

    def run(self) -> None:
        play = self.play
        announce_round(where(play.live.position)[1])
        try:
            while (seat := play.live.to_move) is not None:
                code = play.live.bot_of(seat)
                if code is not None:
                    with console.status(say("thinking", name=escape(play.names[seat]))):
                        self._act(partial(play.let_bot_act, seat, code))
                elif not self._ask(seat):
                    break
            else:
                draw_board(play.live.position, None, play.names)
                tell_end(play.live.position, play.names)
                console.print(say("saved-at", path=str(play.path)), soft_wrap=True)
                return
        except (KeyboardInterrupt, EOFError):
            console.print()
            play.keep()  # a decision may be in the store and not yet in the file
        except (Unusable, BadInput):  # no room, or no right to write: what was told is in the file all the same
            console.print(say("saved-resume", path=str(play.path)), soft_wrap=True)
            raise
        console.print(say("saved-resume", path=str(play.path)), soft_wrap=True)

    def draw(self, seat: int) -> None:
        draw_board(self.play.live.position, seat, self.play.names)
        self._question(seat)
        console.print(f"[dim]{escape(say('commands'))}[/]")

    def _question(self, seat: int) -> None:
        position, names = self.play.live.position, self.play.names
        asked = position.title.prompt(position.view(seat), lang(), names)
        console.print(f"\n[bold]{escape(names[seat])}[/]: {escape(asked)}")
        prompt.menu(position, range(len(position.legal())), names)

    def _act(self, act: Callable[[], None]) -> None:
        """Does something at the table and tells what was played."""
        before = self.play.live
        act()
        after = self.play.live
        if after.row.revision != before.row.revision:
            return  # another terminal sits at this table, and went back
        position = before.position.copy()
        for past in after.plies[before.ply :]:
            self._teller.tell(position, self.play.title.actions.parse(past.row.action))
            position.play(past.row.action)

    # -- a person's decision

    def _ask(self, seat: int) -> bool:
        """Asks until something is decided; False to leave the table."""
        self._curtain(seat)
        if self._is_half_way(seat):
            self._question(seat)
        else:
            self.draw(seat)
        self._asked = seat, self.play.live
        while True:
            text = prompt.read(f"[bold]{escape(self.play.names[seat])}[/] » ")
            word, _, rest = text.partition(" ")
            command = COMMANDS.get(word.lower())
            if command is not None:
                outcome = command(self, seat, rest.strip())
                if outcome is not None:
                    return outcome
            elif text and (notation := prompt.chosen(self.play.live.position, text, self.play.names)):
                try:
                    self._act(partial(self.play.act, seat, notation))
                except Stale as trouble:  # another terminal sits at the same table
                    error(trouble)
                return True

    def _curtain(self, seat: int) -> None:
        """Between two people at one screen, where something is secret."""
        if has_secrets(self.play.title) and self._asked is not None and self._asked[0] != seat:
            console.clear()
            console.input(escape(say("curtain", name=self.play.names[seat])))

    def _is_half_way(self, seat: int) -> bool:
        """Whether this seat goes on with its own turn: nobody else did anything since it was asked last, so that it
        need not be shown the whole board again."""
        if self._asked is None or self._asked[0] != seat:
            return False
        then, now = self._asked[1], self.play.live
        since = now.plies[then.ply :]
        alone = all(who == seat for past in since for who in (past.seat, *(s for s, _ in past.forced)))
        return bool(since) and alone and where(then.position)[1] == where(now.position)[1]
