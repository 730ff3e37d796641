"""The contract with every client: what goes in and what comes out, typed. The page's types are generated from it."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Name = Annotated[str, Field(max_length=40, description="What people call you", examples=["Ana"])]
Notation = Annotated[str, Field(min_length=1, max_length=80, examples=["role settler"])]
Key = Annotated[
    str | None,
    Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$",
          description="Chosen by the client: the same key gets the same answer, and is acted on once"),
]  # fmt: skip
SeatNumber = Annotated[int, Field(ge=0, le=15)]
PlyNumber = Annotated[int, Field(ge=0, le=1_000_000)]


class In(BaseModel):
    """A request's body: nothing but what is described."""

    model_config = ConfigDict(extra="forbid")


class Out(BaseModel):
    """An answer. All that is described is there."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)


# -- what goes in


class SessionIn(In):
    name: Name


class SeatIn(In):
    kind: Literal["person", "bot", "open"] = "person"
    bot: Annotated[str | None, Field(max_length=60, examples=["medium"])] = None
    name: Annotated[str | None, Field(max_length=40)] = None
    mine: Annotated[bool, Field(description="The maker plays this person's seat too: hot-seat")] = False


class ClockIn(In):
    kind: Literal["none", "move", "bank"]
    seconds: Annotated[int, Field(ge=1, le=30 * 24 * 3600)] = 86400
    increment: Annotated[int, Field(ge=0, le=30 * 24 * 3600)] = 0


class TableIn(In):
    title: Annotated[str, Field(max_length=40, examples=["puerto_rico"])]
    seats: Annotated[list[SeatIn], Field(min_length=1, max_length=16)]
    options: Annotated[dict[str, str | int | bool], Field(default_factory=dict, max_length=60)]
    seed: Annotated[int | None, Field(ge=0, le=2**53 - 1)] = None
    clock: ClockIn | None = None
    pace: Annotated[int | None, Field(ge=0, le=10_000, description="Milliseconds a bot takes at least")] = None
    confirm: Annotated[bool, Field(description="Turns are ended by hand, and can be taken back until then")] = False
    rated: Annotated[bool, Field(description="No hints, and nothing is taken back by consent")] = False


class JoinIn(In):
    name: Annotated[str | None, Field(max_length=40)] = None
    seat: SeatNumber | None = None
    link: Annotated[str | None, Field(max_length=64)] = None


class ActionsIn(In):
    ply: Annotated[PlyNumber, Field(description="The ply before your eyes")]
    actions: Annotated[list[Notation], Field(min_length=1, max_length=200)]
    key: Key = None
    revision: Annotated[int | None, Field(ge=0, le=1_000_000, description="The revision before your eyes")] = None


class UndoIn(In):
    scope: Annotated[Literal["step", "turn"], Field(description="One step, or the whole turn")] = "step"
    key: Key = None


class KeyIn(In):
    key: Key = None


class TakebackIn(In):
    ply: Annotated[PlyNumber, Field(description="The ply to go back to")]
    key: Key = None


class AgreeIn(In):
    agree: bool
    key: Key = None


class ForkIn(In):
    ply: PlyNumber
    seats: Annotated[list[SeatIn] | None, Field(min_length=1, max_length=16)] = None
    seat: Annotated[SeatNumber | None, Field(description="Whose knowledge counts, if you hold several")] = None


class ImportIn(In):
    record: Annotated[str, Field(min_length=1, max_length=200_000)]
    seats: Annotated[list[SeatIn] | None, Field(min_length=1, max_length=16)] = None


class ChatIn(In):
    text: Annotated[str, Field(min_length=1, max_length=500)]


class NotesIn(In):
    text: Annotated[str, Field(max_length=10_000)]


class LeaveIn(In):
    seat: Annotated[SeatNumber | None, Field(description="One of yours; all of them if not given")] = None


class StandInIn(In):
    bot: Annotated[str | None, Field(max_length=60)] = None


class Condition(In):
    of: Annotated[
        str, Field(min_length=1, max_length=80, description="A notation, * matches anything", examples=["sell *"])
    ]
    counts: Annotated[str | None, Field(max_length=40, description="What it must give me", examples=["money"])] = None
    at_least: Annotated[int, Field(ge=-10_000, le=10_000)] = 1


class Plan(In):
    """A decision made beforehand: in this phase play the first legal of these, under these conditions."""

    play: Annotated[list[Notation], Field(min_length=1, max_length=20)]
    phase: Annotated[str | None, Field(max_length=40)] = None
    unless_any: Condition | None = None
    only_if_any: Condition | None = None
    once: bool = False


class PlansIn(In):
    plans: Annotated[list[Plan], Field(max_length=20)]


# -- what comes out


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
