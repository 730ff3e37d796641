"""The game on the whole screen: the board stays in sight, and the question, the choices and the ledger are beside it,
or below it on a narrow screen.

Nothing is played here: a `Game` runs in a thread and asks through this module's desk.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from io import StringIO
from queue import SimpleQueue
from threading import Thread
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Footer, Input, Markdown, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from malecon.cli.choices import Numbered, every, numbered
from malecon.cli.commands import COMMANDS
from malecon.cli.console import console, lang, say
from malecon.cli.desk import Asked
from malecon.cli.play import Game
from malecon.cli.plays import Play
from malecon.cli.prompt import NUMBERS
from malecon.cli.rules import handbook
from malecon.cli.telling import tell_end
from malecon.core.position import Position

WIDE = 150  # columns from which everything else is beside the board, which is drawn for 100
QUIT = "quit"


def play_on_screen(play: Play) -> None:
    """Plays until the people leave or the game is over; then tells in the terminal where it is saved."""
    app = WholeScreen(play)
    app.run()
    if app.trouble is not None:
        raise app.trouble
    over = play.live.to_move is None
    if over:
        tell_end(play.live.position, play.names)
    console.print(say("saved-at" if over else "saved-resume", path=str(play.path)), soft_wrap=True)


class Page(ModalScreen[None]):
    """Something to read, on top of everything else."""

    BINDINGS: ClassVar[Any] = [("escape,enter,q", "dismiss")]
    CSS = """
    Page { align: center middle; }
    Page > VerticalScroll { width: 90%; max-width: 110; height: 90%; border: round $accent; padding: 1 2; background: $surface; }
    """

    def __init__(self, text: str, markdown: bool) -> None:
        super().__init__()
        self._text, self._markdown = text, markdown

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Markdown(self._text) if self._markdown else Static(Text(self._text))
            yield Static(Text(f"\n{say('screen-close')}", "dim"))

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()


class Curtain(ModalScreen[bool]):
    """Hides everything until the next person is there."""

    BINDINGS: ClassVar[Any] = [("enter", "dismiss(True)")]
    CSS = "Curtain { align: center middle; background: $background 100%; } Curtain > Static { width: auto; text-style: bold; }"

    def __init__(self, name: str) -> None:
        super().__init__()
        self._who = name

    def compose(self) -> ComposeResult:
        yield Static(Text(say("curtain", name=self._who)))

    def on_click(self) -> None:
        self.dismiss(True)


class Agreement(ModalScreen[bool]):
    """A yes-or-no question."""

    CSS = """
    Agreement { align: center middle; }
    Agreement > Vertical { width: 70%; height: auto; border: round $accent; padding: 1 2; background: $surface; }
    """

    def __init__(self, question: str) -> None:
        super().__init__()
        self._question, self._letters = question, say("yes-or-no")

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(Text(f"{self._question} ({self._letters})"))

    def on_key(self, event: events.Key) -> None:
        letter = (event.character or "").lower()
        if letter and letter in self._letters.partition("/")[::2]:
            self.dismiss(letter == self._letters[0])
        elif event.key == "escape":
            self.dismiss(False)


class WholeScreen(App[None]):
    """The window. Its methods run in its own thread; the desk below calls them there."""

    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012, not declared ClassVar there
    CSS = """
    #table { height: 1fr; }
    .-narrow #table { layout: vertical; }
    .-wide #table { layout: horizontal; }
    #board { border: round $primary; padding: 0 1; height: auto; }
    .-narrow #board { width: 100%; max-height: 65%; }
    .-wide #board { width: 1fr; max-height: 100%; height: 100%; }
    #beside { height: 1fr; min-height: 8; }
    .-narrow #beside { layout: horizontal; width: 100%; }
    .-wide #beside { layout: vertical; width: 48; height: 100%; }
    #asking { height: 1fr; width: 3fr; }
    .-wide #asking { width: 100%; }
    #question { text-style: bold; padding: 0 1; height: auto; max-height: 4; }
    #choices { height: 1fr; border: none; padding: 0; }
    #answer { border: none; height: 1; padding: 0 1; background: $boost; }
    #ledger { height: 1fr; width: 2fr; border-left: solid $primary; padding: 0 0 0 1; }
    .-wide #ledger { width: 100%; border-left: none; border-top: solid $primary; }
    """

    def __init__(self, play: Play) -> None:
        super().__init__()
        self.play = play
        self.asked: Asked | None = None  # the question being asked now
        self.trouble: Exception | None = None
        self.over = False
        self._told: list[tuple[Text, bool]] = []  # the ledger: what was said, and whether only to the person who asked
        self._desk = ScreenDesk(self)
        self._thread = Thread(target=self._run, name="malecon-game", daemon=True)
        for key, action in (("f1", "help"), ("f2", "hint"), ("f3", "why"), ("f4", "rules"), ("f6", "undo")):
            self.bind(key, action, description=say(f"screen-{action}"))
        self.bind("f10", QUIT, description=say("screen-quit"))
        self.bind("escape", "step_back", show=False)
        for key, step in (("up", -1), ("down", 1)):
            self.bind(key, f"highlight({step})", show=False)
        for key, step in (("pageup", -1), ("pagedown", 1)):
            self.bind(key, f"scroll_board({step})", show=False)

    def compose(self) -> ComposeResult:
        with Horizontal(id="table"):
            with VerticalScroll(id="board", can_focus=False):
                yield Static(id="drawing")
            with Horizontal(id="beside"):
                with Vertical(id="asking"):
                    yield Static(id="question")
                    choices = OptionList(id="choices")
                    choices.can_focus = False  # the input line keeps the keyboard; the mouse works anyway
                    yield choices
                    yield Input(id="answer", placeholder=say("screen-answer"), select_on_focus=False)
                ledger = RichLog(id="ledger", wrap=True, min_width=20)
                ledger.can_focus = False
                yield ledger
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.title = self.play.title.name_in(lang())
        self.query_one("#board").border_title = self.title
        self.query_one(Input).focus()
        self.call_after_refresh(self._begin)

    def _begin(self) -> None:
        """Starts once everything has its place: the ledger's first lines are as wide as the ledger."""
        self._thread.start()
        self._fit()

    def _run(self) -> None:
        """Runs the game, in its own thread."""
        with self._desk.printing():
            try:
                Game(self.play, self._desk).run()
            except Exception as trouble:  # shown once the terminal is back to normal
                self.trouble = trouble
        self.call_from_thread(self._ended)

    def _ended(self) -> None:
        self.over = self.trouble is None and self.play.live.to_move is None
        if not self.over or self._desk.left:
            self.exit()
            return
        self.asked = None
        self.query_one("#question", Static).update(Text(say("screen-over")))
        self._list([])

    # -- what the desk shows

    def draw(self, position: Position, seat: int | None, names: Sequence[str]) -> None:
        board = import_module(f"malecon.titles.{position.title.name}.board").board
        self.query_one("#drawing", Static).update(board(position.view(seat), position.title, lang(), names))

    def question(self, asked: Asked) -> None:
        self.asked = asked
        self.query_one("#question", Static).update(Text(f"{asked.names[asked.seat]}: {asked.question}"))
        self.query_one(Input).value = ""
        self._list(numbered(asked.level))

    def go_on(self, asked: Asked) -> None:
        """The same question again, after a command; what was typed meanwhile stays."""
        self.asked = asked
        self._filter(self.query_one(Input).value.strip())

    def rest(self, words: str) -> None:
        """Nobody is asked: a bot is thinking, or the next person has yet to come."""
        self.asked = None
        self.query_one("#question", Static).update(Text(words, "dim"))
        self._list([])

    def blank(self) -> None:
        """Removes everything that only the last person may see."""
        self.rest("")
        self.query_one("#drawing", Static).update("")
        self._told = [(text, private) for text, private in self._told if not private]
        ledger = self.query_one(RichLog)
        ledger.clear()
        for text, _ in self._told:
            ledger.write(text)

    def ask(self, screen: Callable[[], ModalScreen[bool]], answered: Callable[[bool | None], None]) -> None:
        self.push_screen(screen(), answered)

    def on_resize(self) -> None:
        """What is printed into the ledger is as wide as the ledger."""
        self.call_after_refresh(self._fit)

    def _fit(self) -> None:
        width = self.query_one(RichLog).scrollable_content_region.width
        if self._thread.is_alive() and width > 0:
            console.width = width

    def say(self, text: Text, private: bool) -> None:
        self._told.append((text, private))
        self.query_one(RichLog).write(text)

    def _list(self, shown: Sequence[Numbered]) -> None:
        options = self.query_one(OptionList)
        options.clear_options()
        width = max((len(path) for path, _ in shown), default=0)
        for path, choice in shown:
            words = Text.assemble((f"{path:>{width}} ", "bold"), choice.words)
            if choice.notation is not None:
                words.append(f" · {choice.notation}", "dim")
            options.add_option(Option(words, id=path))
        options.highlighted = 0 if shown else None

    # -- what people do

    def on_input_changed(self, event: Input.Changed) -> None:
        """Filters a long list while somebody types; a number selects its choice."""
        self._filter(event.value.strip())

    def _filter(self, text: str) -> None:
        if self.asked is None:
            return
        if not text or NUMBERS.fullmatch(text) or text.split()[0].lower() in COMMANDS:
            self._list(numbered(self.asked.level))
            if text.isdigit() and 1 <= int(text) <= len(self.asked.level):
                self.query_one(OptionList).highlighted = int(text) - 1
        else:
            self._list([one for one in every(self.asked.level) if one[1].holds(text)])

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if self.over:
            self.exit()
            return
        text, options = event.value.strip(), self.query_one(OptionList)
        typed = NUMBERS.fullmatch(text) or (text and text.split()[0].lower() in COMMANDS)
        legal = self.asked is not None and self.asked.position.why_not(text) is None if text else False
        if not typed and not legal and options.highlighted is not None and options.option_count:
            text = str(options.get_option_at_index(options.highlighted).id)
        self.send(text)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.send(str(event.option.id))

    def send(self, text: str) -> None:
        """An answer, as if it had been typed in the plain mode."""
        self.query_one(Input).value = ""
        if self.asked is not None and text:
            self.asked = None  # a second Enter does not answer the next question
            self._desk.answers.put(text)

    def action_highlight(self, step: int) -> None:
        options = self.query_one(OptionList)
        if options.option_count:
            options.highlighted = ((options.highlighted or 0) + step) % options.option_count

    def action_scroll_board(self, step: int) -> None:
        board = self.query_one("#board")
        board.scroll_relative(y=step * max(1, board.size.height - 2), animate=False)

    def action_step_back(self) -> None:
        """Clears what was typed, or drops the piece chosen last."""
        answer = self.query_one(Input)
        if answer.value:
            answer.value = ""
        elif self.asked is not None and self.asked.pieces:
            self.send("undo")

    def action_help(self) -> None:
        self.push_screen(Page(say("help"), markdown=False))

    def action_rules(self) -> None:
        self.push_screen(Page(handbook(self.play.title, lang()), markdown=True))

    def action_hint(self) -> None:
        self.send("hint")

    def action_undo(self) -> None:
        self.send("undo")

    def action_why(self) -> None:
        """Why something can't be played: what has been typed, or what will be."""
        answer = self.query_one(Input)
        if answer.value.strip():
            self.send(f"why {answer.value.strip()}")
        else:
            answer.value = "why "
            answer.cursor_position = len(answer.value)

    async def action_quit(self) -> None:
        self._desk.left = True
        if self.over or not self._thread.is_alive():
            self.exit()
            return
        self._desk.answers.put(QUIT)
        if isinstance(self.screen, Curtain | Agreement):
            self.screen.dismiss(False)


class ScreenDesk:
    """The desk of a game on the whole screen. The game's thread calls it."""

    def __init__(self, app: WholeScreen) -> None:
        self.left = False
        self.answers: SimpleQueue[str] = SimpleQueue()
        self._app = app
        self._private = False

    def draw(self, position: Position, seat: int | None, names: Sequence[str]) -> None:
        self._app.call_from_thread(self._app.draw, position, seat, names)

    moved = draw

    def question(self, asked: Asked, whole: bool) -> None:
        self._app.call_from_thread(self._app.question, asked)

    def read(self, asked: Asked) -> str:
        if self._app.asked is not asked:
            self._app.call_from_thread(self._app.go_on, asked)
        return QUIT if self.left else self.answers.get()

    def agreed(self, question: str) -> bool:
        return self._answer_of(lambda: Agreement(question))

    def curtain(self, name: str) -> None:
        self._app.call_from_thread(self._app.blank)
        self._answer_of(lambda: Curtain(name))

    def _answer_of(self, screen: Callable[[], ModalScreen[bool]]) -> bool:
        answered: SimpleQueue[bool | None] = SimpleQueue()
        self._app.call_from_thread(self._app.ask, screen, answered.put)
        return bool(answered.get())

    @contextmanager
    def busy(self, name: str) -> Iterator[None]:
        self._app.call_from_thread(self._app.rest, say("thinking", name=name))
        yield

    @contextmanager
    def aside(self) -> Iterator[None]:
        self._private = True
        try:
            yield
        finally:
            self._private = False

    @contextmanager
    def printing(self) -> Iterator[None]:
        """Everything printed meanwhile goes to the ledger."""
        width = console._width
        console.file = Told(self._say)
        try:
            yield
        finally:
            console.file = None  # type: ignore[assignment]  # where it printed before: wherever sys.stdout leads
            console._width = width

    def _say(self, text: str) -> None:
        self._app.call_from_thread(self._app.say, Text.from_ansi(text), self._private)


class Told(StringIO):
    """A file that reports each flush."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        super().__init__()
        self._tell = tell

    def flush(self) -> None:
        said = self.getvalue().rstrip("\n")
        self.seek(0)
        self.truncate()
        if said:
            self._tell(said)
