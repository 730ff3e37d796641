"""What clients send: the bodies of requests, typed and bounded."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from malecon.bots import LEVELS
from malecon.tables.answers import Plan, Scalar, SeatKind

Name = Annotated[str, Meta(max_length=40, description="What people call you", examples=["Ana"])]
Notation = Annotated[str, Meta(min_length=1, max_length=80, examples=["role settler"])]
Key = Annotated[
    str,
    Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$",
         description="Chosen by the client: the same key gets the same answer, and is acted on once"),
]  # fmt: skip
LEVEL = f"^({'|'.join(LEVELS)})$"
Level = Annotated[str, Meta(pattern=LEVEL, description="A bot's level", examples=[next(iter(LEVELS))])]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
PlyNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
LONGEST = 30 * 24 * 3600


class In(Struct, forbid_unknown_fields=True):
    """A request's body: nothing but what is described here."""


class SessionIn(In):
    name: Name


class SeatIn(In):
    kind: SeatKind = "person"
    bot: Level | None = None
    name: Annotated[str, Meta(max_length=40)] | None = None
    mine: Annotated[bool, Meta(description="The maker plays this seat too, on the same screen")] = False
    player: (
        Annotated[str, Meta(max_length=16, pattern="^[0-9a-f]+$", description="Whom it is kept for, and who is told")]
        | None
    ) = None


Seats = Annotated[list[SeatIn], Meta(min_length=1, max_length=16)]


class ClockIn(In):
    kind: Literal["none", "move", "bank"]
    seconds: Annotated[int, Meta(ge=1, le=LONGEST)] = 86400
    increment: Annotated[int, Meta(ge=0, le=LONGEST)] = 0


class LessonIn(In):
    title: Annotated[str, Meta(max_length=40, examples=["puerto_rico"])]


class TableIn(In):
    title: Annotated[str, Meta(max_length=40, examples=["puerto_rico"])]
    seats: Seats
    options: Annotated[dict[str, Scalar], Meta(max_length=60)] = {}
    seed: (
        Annotated[int, Meta(ge=0, le=2**53 - 1)]
        | Annotated[str, Meta(pattern="^[0-9]{1,39}$", description="Only where nobody but you and bots sits")]
        | None
    ) = None
    clock: ClockIn | None = None
    pace: Annotated[int, Meta(ge=0, le=10_000, description="Milliseconds a bot takes at least")] | None = None
    confirm: Annotated[bool, Meta(description="Players end their turns by hand, and can undo until then")] = False
    rated: Annotated[bool, Meta(description="Counts for ratings: no hints, no forks, no take-backs")] = False
    private: Annotated[bool, Meta(description="Not listed, no spectators, only players read the chat")] = False


class PairingIn(In):
    title: Annotated[str, Meta(max_length=40, examples=["havana"])]
    seats: Annotated[int, Meta(ge=2, le=16)] = 2
    rated: bool = False


class PutAwayIn(In):
    tables: Annotated[
        list[Annotated[str, Meta(max_length=32, pattern="^[a-z0-9]+$")]], Meta(min_length=1, max_length=100)
    ]
    away: Annotated[bool, Meta(description="false: shows them again")] = True


class DaysOffIn(In):
    begins: Annotated[int, Meta(ge=0, le=2**53 - 1, description="Milliseconds since 1970; the past: now")]
    ends: Annotated[int, Meta(ge=0, le=2**53 - 1)]


class JoinIn(In):
    name: Annotated[str, Meta(max_length=40)] | None = None
    seat: SeatNumber | None = None
    link: Annotated[str, Meta(max_length=64)] | None = None
    hot_seat: Annotated[bool, Meta(description="Another seat for the maker of the table, on the same screen")] = False


class ActionsIn(In):
    ply: Annotated[PlyNumber, Meta(description="The ply you see")]
    actions: Annotated[list[Notation], Meta(min_length=1, max_length=200)]
    key: Key | None = None
    revision: Annotated[int, Meta(ge=0, le=1_000_000, description="The revision you see")] | None = None


class UndoIn(In):
    scope: Annotated[Literal["step", "turn"], Meta(description="One step, or the whole turn")] = "step"
    key: Key | None = None


class KeyIn(In):
    key: Key | None = None


class TakebackIn(In):
    ply: Annotated[PlyNumber, Meta(description="The ply to go back to")]
    key: Key | None = None


class AgreeIn(In):
    agree: bool
    key: Key | None = None


class ForkIn(In):
    ply: PlyNumber
    seats: Seats | None = None
    seat: Annotated[SeatNumber, Meta(description="The seat whose knowledge counts, if you have several")] | None = None


class ImportIn(In):
    record: Annotated[str, Meta(min_length=1, max_length=200_000)]
    seats: Seats | None = None
    anew: Annotated[
        bool,
        Meta(
            description="Draws anew what your seat cannot know of a game under way, so that others may play in it too"
        ),
    ] = False


class ChatIn(In):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class ReportIn(In):
    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    seat: Annotated[SeatNumber, Meta(description="Whom it is about, if it is about a person")] | None = None


class OperatorIn(In):
    token: Annotated[str, Meta(min_length=1, max_length=200)]


class TableOrderIn(In):
    do: Literal["close", "open", "hide", "show", "delete"]


class SanctionIn(In):
    what: Literal["ban", "mute"]
    target: Annotated[
        str, Meta(min_length=1, max_length=64, description="A person, TABLE/SEAT, or (to ban) an address")
    ]
    days: Annotated[int, Meta(ge=1, le=3650)] | None = None
    reason: Annotated[str, Meta(max_length=300)] = ""


class NotesIn(In):
    text: Annotated[str, Meta(max_length=10_000)]


class LeaveIn(In):
    seat: Annotated[SeatNumber, Meta(description="One of your seats; all of them by default")] | None = None


class PlansIn(In):
    plans: Annotated[list[Plan], Meta(max_length=20)]
