"""What a client is told, typed once: `views` builds these structs, they are sent as JSON, and the OpenAPI contract
describes them; the page's types are generated from it."""

from typing import Annotated, Any, Literal, TypedDict

from msgspec import Meta, Struct

Scalar = str | int | bool


class Out(Struct):
    """An answer. Every field is always present."""


class View(TypedDict):
    """What a seat may know. Each title adds its own entries; if its view is typed, that type appears here."""

    title: str
    seats: int
    to_move: int | None
    over: bool
    viewer: int | None
    options: dict[str, Scalar]
    phase: str
    asked: dict[str, Any]


class Session(Out):
    name: str
    handle: Annotated[str, Meta(description="The address of your profile: /player/{handle}")]
    waiting: Annotated[int, Meta(description="Tables at which it is your turn")]
    next: Annotated[list[str], Meta(description="Those tables, least time left first")]


class Choice(Out):
    value: Scalar
    text: str


class Option(Out):
    name: str
    text: str
    help: str
    default: Scalar
    choices: list[Choice]


class Named(Out):
    name: str
    text: str


class TitleOut(Out):
    name: str
    title: str
    line: Annotated[str, Meta(description="What the game is about, in one line")]
    least_seats: int
    most_seats: int
    data: Annotated[str, Meta(description="The version of the title's data file")]
    options: list[Option]
    presets: list[str]
    sources: Annotated[list[Named], Meta(description="Where points come from")]
    levels: Annotated[dict[str, int], Meta(description="What each level of bots is rated, on the scale of people")]


class Listing(Out):
    group: Annotated[str, Meta(description="The group of the data file")]
    entries: Annotated[dict[str, Any], Meta(description="Its numbers, entry by entry")]
    certainty: Annotated[str, Meta(description="How sure we are of them: certainty-<this> says it")]


class Box(Out):
    title: str
    data: Annotated[str, Meta(description="The version of the title's data file")]
    tables: Annotated[dict[str, dict[str, Any]], Meta(description="Every number of the box, corrections included")]
    listings: Annotated[
        dict[str, Listing], Meta(description="The table of numbers under a chapter of the rules, by chapter")
    ]
    names: Annotated[
        dict[str, str], Meta(description="Which word of the catalogue says what a code in the listings means")
    ]


class Level(Out):
    code: str
    text: str


class Titles(Out):
    titles: list[TitleOut]
    bots: Annotated[list[Level], Meta(description="The levels a bot's seat can have")]


class Change(Out):
    field: str
    seat: Annotated[int | None, Meta(description="Its owner; null: the table")]
    item: tuple[str, ...]
    before: int
    after: int
    counts: Annotated[str | None, Meta(description="What a person calls it: money, points, goods …")]


class Legal(Out):
    notation: str
    sentence: str
    verb: str
    parts: dict[str, str]
    preview: Annotated[list[Change], Meta(description="What it changes for certain, whatever is hidden")]
    facts: Annotated[list[Change], Meta(description="The facts that follow from it: taxes, subsidies")]


class Draft(Out):
    """A compound decision as a whole."""

    actions: list[str]
    preview: list[Change]
    facts: list[Change]


SeatKind = Literal["person", "bot", "open"]
StandInWhy = Literal["asked", "absent", "flag", "left"]


class Seat(Out):
    seat: int
    kind: SeatKind
    bot: str | None
    name: str
    player: Annotated[str | None, Meta(description="Whose profile: /player/{player}")]
    program: Annotated[bool, Meta(description="A bot from outside plays here over HTTP; its name says so too")]
    taken: bool
    present: bool
    stand_in: Annotated[str | None, Meta(description="The bot that plays for the person at the moment")]
    stand_in_why: StandInWhy | None
    link: Annotated[bool, Meta(description="There is an invitation to this seat")]
    lost: Annotated[bool, Meta(description="Its holder has been away so long that the host may offer the seat")]
    away_from: Annotated[int | None, Meta(description="Days off, on which the seat's clock is stopped")] = None
    away_until: int | None = None


class SeatEvent(Out):
    """Something that happened to a seat."""

    number: int
    seat: int
    kind: Literal["joined", "left", "asked", "absent", "flag", "returned", "offered", "days_off", "declined"]
    name: str
    bot: Annotated[str | None, Meta(description="The bot that stepped in, or back")]
    ply: int
    at: int


class Invitation(Out):
    state: Literal["free", "spent", "unknown"]
    seat: Annotated[int | None, Meta(description="The seat it was for, once it has been used")]
    name: Annotated[str | None, Meta(description="Who sat down with it")]
    at: int | None


class Clock(Out):
    kind: Literal["move", "bank"]
    seconds: int
    increment: int
    left: Annotated[list[int], Meta(description="Milliseconds left to each seat at the time `now`")]
    running: Annotated[list[int], Meta(description="The seats whose time runs")]
    now: int


class Undo(Out):
    step: Annotated[int | None, Meta(description="The ply after taking back one step; null: not free")]
    turn: Annotated[int | None, Meta(description="The ply after taking back the turn")]
    key: str | None
    text: Annotated[str | None, Meta(description="What prevents it")]


class Sealed(Out):
    """A step of your own secret choice, hidden from the others until all have chosen."""

    notation: str
    sentence: str


class Takeback(Out):
    ply: int
    seat: int
    agreed: list[int]


class Result(Out):
    scores: list[int]
    winners: list[int]
    points: Annotated[list[dict[str, int]], Meta(description="Each seat's points by source")]


class TableSettings(Out):
    pace: int
    confirm: bool
    rated: bool
    private: bool


class Parent(Out):
    table: str
    ply: int


class Condition(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Some legal action matches, and gives the seat at least so much of what is counted."""

    of: Annotated[
        str, Meta(min_length=1, max_length=80, description="A notation; * matches anything", examples=["sell *"])
    ]
    counts: Annotated[str, Meta(max_length=40, description="What it must give", examples=["money"])] | None = None
    at_least: Annotated[int, Meta(ge=-10_000, le=10_000)] = 1


class Plan(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A decision made in advance: in this phase, play the first of these that is legal, under these conditions."""

    play: Annotated[
        list[Annotated[str, Meta(min_length=1, max_length=80, examples=["role settler"])]],
        Meta(min_length=1, max_length=20),
    ]
    phase: Annotated[str, Meta(max_length=40)] | None = None
    unless_any: Condition | None = None
    only_if_any: Condition | None = None
    once: bool = False


class LessonOut(Out):
    """Where a guided first game stands."""

    step: Annotated[int, Meta(description="From 1; one more than `steps` once the script has been played")]
    steps: int
    key: str
    goal: str
    text: Annotated[str, Meta(description="At most two sentences")]
    done: Annotated[list[str], Meta(description="The goals reached so far")]
    wanted: Annotated[list[str], Meta(description="What to play now; empty while others move")]
    over: Annotated[bool, Meta(description="Whether the staged part is over and play is free")]


class Table(Out):
    id: str
    title: str
    data: Annotated[str, Meta(description="Version of the title's numbers")]
    title_name: str
    ply: int
    revision: Annotated[int, Meta(description="The number of take-backs so far")]
    version: Annotated[int, Meta(description="The number of changes of the table so far")]
    over: bool
    to_move: Annotated[int | None, Meta(description="Your seat if it must decide, or the first that must")]
    asked: Annotated[
        list[int], Meta(description="All seats that must decide: secret choices are made at the same time")
    ]
    chosen: Annotated[list[int], Meta(description="Seats that have chosen secretly and wait for the others")]
    sealed: Annotated[list[Sealed], Meta(description="What your seat has chosen secretly")]
    seat: Annotated[int | None, Meta(description="Through whose eyes this is seen; null: a spectator")]
    my_seats: list[int]
    maker: bool
    view: View
    prompt: str
    legal: Annotated[list[Legal], Meta(description="Empty unless the decision is yours")]
    drafts: Annotated[list[Draft], Meta(description="Ways to take a compound decision as a whole, if there are few")]
    secret: Annotated[bool, Meta(description="Whether your present decision is hidden from the others")]
    known: Annotated[
        dict[str, Any] | None,
        Meta(
            description="Every field of a position that your seat takes for possible, for an engine of your own: whatever it "
            "cannot know is drawn anew, the same way whatever it is; null unless the decision is yours, and in rated games"
        ),
    ]
    seats: list[Seat]
    events: Annotated[list[SeatEvent], Meta(description="Who joined, left, came back or was replaced by a bot")]
    clock: Clock | None
    undo: Undo
    takeback: Takeback | None
    hold: Annotated[int | None, Meta(description="The seat that hasn't ended its turn yet")]
    result: Result | None
    settings: TableSettings
    closed: Annotated[bool, Meta(description="An operator has stopped the game")]
    lesson: Annotated[LessonOut | None, Meta(description="Of a first game, explained; null: an ordinary game")]
    seed: Annotated[str | None, Meta(description="Digits; shown after the game, or at once where it was chosen")]
    commitment: Annotated[
        str | None, Meta(description="SHA-256 of `seed:id` in hexadecimal digits: shown from the start, checked after")
    ]
    parent: Parent | None
    rematch: str | None
    plans: Annotated[dict[str, list[Plan]], Meta(description="Of each of your seats")]
    created_at: int
    moved_at: int


class Question(Out):
    """A decision that a bot from outside has to make."""

    table: str
    title: str
    ply: Annotated[int, Meta(description="To be sent along with the answer")]
    revision: int
    seat: Annotated[int, Meta(description="Whose decision it is: your seat")]
    seats: list[Seat]
    prompt: Annotated[str, Meta(description="What is asked, in words")]
    legal: Annotated[list[str], Meta(description="The notations of which one must be played")]
    view: View
    position: Annotated[
        dict[str, Any] | None,
        Meta(
            description="Every field of a position that your seat takes for possible: what it cannot know is drawn at random"
        ),
    ]
    runs_out_at: Annotated[int | None, Meta(description="When your time runs out, in milliseconds since 1970")]


class Next(Out):
    question: Annotated[Question | None, Meta(description="null: nothing was asked meanwhile; ask again")]


class ClockRule(Out):
    kind: Literal["move", "bank"]
    seconds: int
    increment: int


class Told(Out):
    """A sentence of the ledger, as a spectator reads it."""

    seat: int
    text: Annotated[str, Meta(description="What stands after the seat's name")]


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
    runs_out_at: Annotated[int | None, Meta(description="When the time of the seat to move runs out")]
    problem: Annotated[str | None, Meta(description="Why the table cannot be opened any more")]
    created_at: int
    moved_at: int
    rated: bool = False
    clock: ClockRule | None = None
    days: Annotated[bool, Meta(description="By correspondence: nobody need be there at the same time")] = False
    lang: Annotated[str | None, Meta(description="The language in which the table was made")] = None
    round: int | None = None
    asked: Annotated[str, Meta(description="What you are asked, if it is your turn")] = ""
    scores: Annotated[list[int] | None, Meta(description="Everybody's points, where they are public")] = None
    since: Annotated[list[Told], Meta(description="The last that happened since your own last move")] = []
    put_away: Annotated[bool, Meta(description="You have hidden this finished game from your list")] = False


class TableList(Out):
    mine: list[Brief]
    open: Annotated[list[Brief], Meta(description="With a free seat for anyone")]
    invited: Annotated[list[Brief], Meta(description="Which keep a seat for you")] = []
    looking: Annotated[dict[str, int], Meta(description="How many people look for a game of each title now")] = {}


class Pairing(Out):
    """A search for a game with anyone."""

    title: str
    seats: int
    rated: bool
    since: int
    now: int
    alike: Annotated[int, Meta(description="How many people have the same wish now, you included")]
    offer: Annotated[bool, Meta(description="You have waited for a while: bots may take the free seats")]
    table: Annotated[str | None, Meta(description="Where you are seated; the search is over")]


class Search(Out):
    pairing: Annotated[Pairing | None, Meta(description="null: you look for nothing")]


class Report(Out):
    id: str
    table: str
    name: Annotated[str, Meta(description="Who wrote it")]
    about: Annotated[str | None, Meta(description="The person it is about; null: the table, or nobody sat there")]
    about_name: str
    text: str
    at: int


class Sanction(Out):
    id: str
    what: Literal["ban", "mute"]
    person: str | None
    address: str | None
    name: str
    reason: str
    at: int
    until: Annotated[int | None, Meta(description="null: for good")]


class OperatorSeat(Out):
    seat: int
    name: str
    bot: str | None
    person: Annotated[str | None, Meta(description="Whom a sanction names")]
    address: Annotated[str | None, Meta(description="Where they were last seen from, of IPv6 the /64")]


class OperatorTable(Out):
    id: str
    title: str
    ply: int
    over: bool
    closed: bool
    hidden: bool
    private: bool
    seats: list[OperatorSeat]
    messages: list["Message"]
    moved_at: int


class Overview(Out):
    reports: list[Report]
    sanctions: list[Sanction]
    tables: list[OperatorTable]


class Answer(Out):
    """It has happened and is saved."""

    ply: int
    revision: int
    version: int
    over: bool
    to_move: int | None


class Joined(Answer):
    """You have a seat."""

    seat: int


class Forced(Out):
    seat: int
    notation: str | None
    sentence: str
    told: str = ""


class PlyOut(Out):
    ply: Annotated[int, Meta(description="Counts from 0: this action led from ply n to n + 1")]
    seat: int
    notation: Annotated[str | None, Meta(description="null: somebody else's secret choice")]
    sentence: str
    by: Annotated[str, Meta(description="person, plan, record, or a bot's code")]
    at: int
    round: int | None
    phase: str
    forced: Annotated[list[Forced], Meta(description="Steps that left no choice and were taken at once")]
    changes: list[Change]
    told: Annotated[str, Meta(description="What the ledger says after the seat's name: built a harbor for 7")] = ""


class History(Out):
    id: str
    ply: int
    revision: int
    seat: int | None
    plies: list[PlyOut]
    opening: Annotated[list[Forced], Meta(description="Forced steps before the first decision")]
    scores: Annotated[list[list[int]] | None, Meta(description="Everybody's points after each ply, once it is over")]


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
    path: Annotated[str, Meta(description="The page's address that uses it")]


class WhyNot(Out):
    notation: str
    key: str
    text: str


class Reasons(Out):
    reasons: list[WhyNot]


class Alternative(Out):
    """The tempting alternative, and what it would give away."""

    notation: str
    sentence: str
    cost: str


class Hint(Out):
    notation: str
    sentence: str
    visits: int
    expected: float
    chance: float
    reason: Annotated[
        str, Meta(description="The numbers: parts of the bot's estimate, compared with the average choice")
    ]
    plan: Annotated[str, Meta(description="Why, in one sentence")]
    alternative: Annotated[Alternative | None, Meta(description="Of the best choice: what the next best one costs")]
    whole: Annotated[
        list[str], Meta(description="Of the best choice: its notation with those that finish the decision")
    ]
    steps: Annotated[list[str], Meta(description="The same in words, where they are several")]


class Hints(Out):
    ply: int
    hints: list[Hint]


class Verdict(Out):
    ply: Annotated[int, Meta(description="The decision, by the ply at which it was made")]
    seat: int
    loss: Annotated[float, Meta(description="The share of the win it gave away, 0 to 1, as the bot sees it")]
    played: Hint
    better: Annotated[Hint | None, Meta(description="What the bot would have done, where that was better")]


class Weighed(Out):
    """A choice, and the share of the win it can expect."""

    notation: str
    sentence: str
    chance: float


class Lapse(Out):
    """A decision that cost its seat part of the win."""

    ply: Annotated[int, Meta(description="The decision, by the ply at which it was made")]
    seat: int
    round: int | None
    loss: Annotated[float, Meta(description="The share of the win it gave away, 0 to 1")]
    played: Weighed
    better: Weighed
    why: Annotated[str, Meta(description="Why that was better, in one sentence")]
    price: Annotated[str, Meta(description="What the choice gave away, in one sentence")]
    whole: Annotated[list[str], Meta(description="The better action with those that finish the decision")]
    steps: Annotated[list[str], Meta(description="The same in words, where they are several")]


class Review(Out):
    """The review of a finished game."""

    state: Annotated[Literal["none", "going", "done"], Meta(description="none: ask for it with POST")]
    done: Annotated[int, Meta(description="Tasks done so far")]
    all: int
    ply: int
    shares: Annotated[
        list[list[float]], Meta(description="Each seat's chance of winning before each ply, and at the end")
    ]
    lapses: Annotated[list[Lapse], Meta(description="What cost each seat most, in the order of the game")]


class Health(Out):
    ok: bool
    ready: Annotated[bool, Meta(description="Whether actions can be kept at the moment")]
    why: Annotated[str | None, Meta(description="What prevents it")]
    version: str
    tables: int
    under_way: int


class Problem(Out):
    """What went wrong and how to fix it, in the reader's language."""

    key: str
    text: str


class StaleProblem(Problem):
    """The table as it stands now."""

    table: Table


class IllegalProblem(Problem):
    """The reason, and what is possible instead."""

    reason: Annotated[str | None, Meta(description="The rule's own reason")] = None
    legal: list[str] = []


class SocketMessage(Out):
    """A message on a table's socket. `view`: the whole table, with what has happened since the last message."""

    type: Literal["view", "chat", "beat"]
    table: Table | None = None
    plies: list[PlyOut] | None = None
    messages: list[Message] | None = None
