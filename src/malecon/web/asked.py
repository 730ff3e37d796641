"""The contract with every client, its first half: what goes in, typed. What comes out stands in models.py."""

from typing import Annotated, Literal

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
