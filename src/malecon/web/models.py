"""The contract with every client, its second half: what comes out, typed. The page's types are generated from both."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from malecon.web.asked import Plan


class Out(BaseModel):
    """An answer. All that is described is there."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)


class Session(Out):
    name: str
    waiting: Annotated[int, Field(description="Tables at which it is your turn")]


class Choice(Out):
    value: str | int | bool
    text: str


class Option(Out):
    name: str
    text: str
    help: str
    default: str | int | bool
    choices: list[Choice]


class Named(Out):
    name: str
    text: str


class TitleOut(Out):
    name: str
    title: str
    line: Annotated[str, Field(description="What one does in it, in one line")]
    least_seats: int
    most_seats: int
    data: str
    options: list[Option]
    presets: list[str]
    sources: Annotated[list[Named], Field(description="Where points come from")]


class Bot(Out):
    code: str
    text: str


class Titles(Out):
    titles: list[TitleOut]
    bots: Annotated[list[Bot], Field(description="Levels offered to people; any other code of a bot may be given too")]


class Change(Out):
    field: str
    seat: Annotated[int | None, Field(description="Whose it is; null: the table's")]
    item: list[str]
    before: int
    after: int
    counts: Annotated[str | None, Field(description="What a person calls it: money, points, goods …")]


class Legal(Out):
    notation: str
    sentence: str
    verb: str
    parts: dict[str, str]
    preview: Annotated[list[Change], Field(description="What it changes for certain, whatever is hidden")]


class Seat(Out):
    seat: int
    kind: Literal["person", "bot", "open"]
    bot: str | None
    name: str
    taken: bool
    present: bool
    stand_in: Annotated[str | None, Field(description="The bot that plays for the person at the moment")]
    stand_in_why: Literal["asked", "absent", "flag", "left"] | None
    link: Annotated[bool, Field(description="An invitation to this seat is about")]


class Clock(Out):
    kind: Literal["move", "bank"]
    seconds: int
    increment: int
    left: Annotated[list[int], Field(description="Milliseconds left to each seat at the time `now`")]
    running: int | None
    now: int


class Undo(Out):
    step: Annotated[int | None, Field(description="The ply after taking back one step; null: not free")]
    turn: Annotated[int | None, Field(description="The ply after taking back the turn")]
    key: str | None
    text: Annotated[str | None, Field(description="What stands in the way")]


class Takeback(Out):
    ply: int
    seat: int
    agreed: list[int]


class Result(Out):
    scores: list[int]
    winners: list[int]
    points: Annotated[list[dict[str, int]], Field(description="Each seat's points by source")]


class TableSettings(Out):
    pace: int
    confirm: bool
    rated: bool


class Parent(Out):
    table: str
    ply: int


class View(Out):
    """What a seat may know. Beside these the title's own entries."""

    model_config = ConfigDict(extra="allow")

    title: str
    seats: int
    to_move: int | None
    over: bool
    viewer: int | None
    options: dict[str, Any]
    phase: str
    asked: dict[str, Any]


class Table(Out):
    id: str
    title: str
    title_name: str
    ply: int
    revision: Annotated[int, Field(description="Counts what was taken back")]
    version: Annotated[int, Field(description="Counts every change of the table")]
    over: bool
    to_move: int | None
    seat: Annotated[int | None, Field(description="Through whose eyes this is seen; null: a spectator")]
    my_seats: list[int]
    maker: bool
    view: View
    prompt: str
    legal: Annotated[list[Legal], Field(description="Empty unless the decision is yours")]
    secret: Annotated[bool, Field(description="Whether what you decide now is kept from the others")]
    seats: list[Seat]
    clock: Clock | None
    undo: Undo
    takeback: Takeback | None
    hold: Annotated[int | None, Field(description="The seat that has yet to end its turn")]
    result: Result | None
    settings: TableSettings
    parent: Parent | None
    rematch: str | None
    plans: Annotated[dict[str, list[Plan]], Field(description="Of each of your seats")]
    created_at: int
    moved_at: int


class Brief(Out):
    id: str
    title: str
    title_name: str
    ply: int
    over: bool
    to_move: int | None
    my_seats: list[int]
    my_turn: bool
    seats: list[Seat]
    result: Result | None
    created_at: int
    moved_at: int


class TableList(Out):
    mine: list[Brief]
    open: Annotated[list[Brief], Field(description="With a free seat for whoever comes")]


class Answer(Out):
    """It happened, and is kept."""

    ply: int
    revision: int
    version: int
    over: bool
    to_move: int | None


class Joined(Answer):
    seat: int


class Forced(Out):
    seat: int
    notation: str | None
    sentence: str


class PlyOut(Out):
    ply: Annotated[int, Field(description="Counts from 0: this action led from ply n to n + 1")]
    seat: int
    notation: Annotated[str | None, Field(description="null: a secret choice of another")]
    sentence: str
    by: Annotated[str, Field(description="person, plan, record, or a bot's code")]
    at: int
    round: int | None
    phase: str
    forced: Annotated[list[Forced], Field(description="Steps that left no choice and were taken at once")]
    changes: list[Change]


class History(Out):
    id: str
    ply: int
    revision: int
    seat: int | None
    plies: list[PlyOut]
    opening: Annotated[list[Forced], Field(description="Forced steps before the first decision")]
    scores: Annotated[list[list[int]] | None, Field(description="Everybody's points after each ply, once it is over")]


class AtPly(Out):
    id: str
    title: str
    ply: int
    last: int
    seat: int | None
    over: bool
    to_move: int | None
    view: View
    prompt: str
    scores: list[int] | None
    action: PlyOut | None


class Message(Out):
    number: int
    seat: int | None
    name: str
    text: str
    at: int


class Messages(Out):
    messages: list[Message]


class Notes(Out):
    text: str


class Link(Out):
    link: str
    path: Annotated[str, Field(description="The page's address that uses it")]


class WhyNot(Out):
    notation: str
    key: str
    text: str


class Reasons(Out):
    reasons: list[WhyNot]


class Hint(Out):
    notation: str
    sentence: str
    visits: int
    expected: float
    chance: float
    reason: str


class Hints(Out):
    ply: int
    hints: list[Hint]


class Verdict(Out):
    ply: Annotated[int, Field(description="The decision, by the ply at which it was made")]
    seat: int
    loss: Annotated[float, Field(description="The share of the win it gave away, 0 to 1, as the bot sees it")]
    played: Hint
    better: Annotated[Hint | None, Field(description="What the bot would have done, where that was better")]


class Health(Out):
    ok: bool
    version: str
    tables: int
    live: int


class Problem(Out):
    """What went wrong, and how to mend it, in the language asked for."""

    key: str
    text: str


class StaleProblem(Problem):
    """The table as it stands now."""

    table: Table


class IllegalProblem(Problem):
    """Why, and what is possible instead."""

    reason: Annotated[str | None, Field(description="The rule's own reason")] = None
    legal: list[str] = []


class LiveMessage(Out):
    """What comes over the socket. `view`: the whole table, with what happened since the last one."""

    type: Literal["view", "chat", "beat", "problem"]
    table: Table | None = None
    plies: list[PlyOut] | None = None
    messages: list[Message] | None = None
    problem: Problem | None = None
