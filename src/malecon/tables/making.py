"""New tables: checks what was asked for and turns it into rows."""

from collections.abc import Sequence
from dataclasses import dataclass
from secrets import choice
from typing import Any

import msgspec

from malecon.bots import LEVELS
from malecon.core.position import Position
from malecon.store import ActionRow, SeatRow, TableRow
from malecon.tables import clock, people
from malecon.tables.errors import Refused, Unfit
from malecon.tables.live import Draft, Live, standing
from malecon.tables.thinkers import DEFAULT_BOT, check_code

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # without those that are easily mistaken for one another
LONGEST_PACE = 10_000


@dataclass(frozen=True)
class SeatWish:
    """What was asked for a seat: a person, a bot, or open to anyone; `mine`: the maker plays this one too."""

    kind: str = "person"
    bot: str | None = None
    name: str | None = None
    mine: bool = False
    invited: str | None = None  # the person the seat is kept for


@dataclass(frozen=True)
class Wish:
    """What was asked for a table, besides its position."""

    seats: Sequence[SeatWish]
    session: str | None = None  # its maker
    name: str = ""
    clock: dict[str, Any] | None = None
    settings: dict[str, Any] | None = None
    seed_chosen: bool = False  # by a person, who may then know what is coming
    alone: bool = False  # its maker may know what is coming, so nobody else may ever sit down
    parent: tuple[str, int] | None = None
    seat_rows: tuple[SeatRow, ...] | None = None  # in a rematch: who already sits there


def rows(position: Position, wish: Wish, pace: int) -> tuple[TableRow, tuple[SeatRow, ...], tuple[ActionRow, ...]]:
    """A new table that starts from a position."""
    title, at = position.title, clock.now()
    if len(wish.seats) != position.seats:
        raise Unfit("table-seat-count", named=len(wish.seats), seats=position.seats)
    kept = clock.check(wish.clock)
    chosen = {} if position.seed is None else {
        n: c for n, c in position.options.items() if c != title.options.all[n].default
    }  # fmt: skip
    parent, parent_ply = wish.parent or (None, None)
    row = TableRow(
        id="".join(choice(LETTERS) for _ in range(12)),
        title=title.name,
        data=title.data.version,
        options=chosen,
        seed=None if position.seed is None else str(position.seed),
        start=None if position.seed is not None else title.state.to_dict(position._start[0]),
        clock=kept,
        banks=clock.fresh(kept, len(wish.seats)),
        settings=_settings(wish, pace),
        maker=wish.session,
        created_at=at,
        moved_at=at,
        ply=position.ply,
        parent=parent,
        parent_ply=parent_ply,
        **standing(position, position.to_move),
    )
    taken = wish.seat_rows or _seated(wish, at)
    return row, tuple(msgspec.structs.replace(s, table_id=row.id) for s in taken), _past(position, at)


def _settings(wish: Wish, usual: int) -> dict[str, Any]:
    wishes = wish.settings or {}
    pace = wishes.get("pace")
    pace = usual if pace is None else pace
    if not isinstance(pace, int) or not 0 <= pace <= LONGEST_PACE:
        raise Unfit("table-pace", most=LONGEST_PACE)
    rated = bool(wishes.get("rated"))
    if rated and sum(place.mine for place in wish.seats) > 0:
        raise Unfit("table-rated-hot-seat")
    if rated and wish.seed_chosen:
        raise Unfit("table-rated-seed")
    return {"pace": pace, "confirm": bool(wishes.get("confirm")), "rated": rated,
            "private": bool(wishes.get("private")), "seed_chosen": wish.seed_chosen,
            **({"alone": True} if wish.alone else {}),
            **({"lang": str(wishes["lang"])} if wishes.get("lang") else {}),
            **({"lesson": True} if wishes.get("lesson") else {})}  # fmt: skip


def _seated(wish: Wish, at: int) -> tuple[SeatRow, ...]:
    """Gives the maker the first person's seat, and any others they asked for."""
    found, sat = [], False
    for number, place in enumerate(wish.seats):
        if place.kind not in ("person", "bot", "open"):
            raise Unfit("table-seat-kind", kind=str(place.kind)[:20])
        if place.kind == "bot":
            code = check_code(place.bot or DEFAULT_BOT)
            found.append(SeatRow("", number, "bot", people.name(place.name), bot=code))
            continue
        mine = wish.session is not None and place.kind == "person" and (place.mine or not sat)
        sat = sat or mine
        given = people.name(place.name, people.name(wish.name) if mine else "")
        found.append(SeatRow("", number, place.kind, given, session=wish.session if mine else None,
                             seen_at=at if mine else None, invited=None if mine else place.invited))  # fmt: skip
    return tuple(found)


def _past(position: Position, at: int) -> tuple[ActionRow, ...]:
    """The rows of what was already played in a position, for a table that continues from it."""
    if not position.plays:
        return ()
    title = position.title
    if position.seed is None:
        again = title.from_dict(title.state.to_dict(position._start[0]))
    else:
        again = title.new(position.seats, position.seed, **position.options)
    found = []
    for ply, action in enumerate(position.plays):
        seat = again.to_move
        assert seat is not None
        again.play_action(action)
        found.append(ActionRow(ply, seat, title.actions.notation(action), "record", at, "past"))
    return tuple(found)


def seat_for_name(name: str) -> SeatWish:
    """A seat from its name in a record: bot:code, or a person's name."""
    if not name.startswith("bot:"):
        return SeatWish("person", name=name[: people.LONGEST_NAME], mine=True)
    code = name.removeprefix("bot:")
    return SeatWish("bot", bot=code if code in LEVELS else DEFAULT_BOT)


def again(seats: tuple[SeatRow, ...], keep: bool) -> tuple[SeatRow, ...]:
    """The same people for another game, at the same seats or with the first seat passed on. Seats of people who left
    are open."""
    clean = {"link": None, "stand_in": None, "stand_in_why": None, "plans": None, "sealed": None, "invited": None,
             "away_from": None, "away_until": None}  # fmt: skip
    following = [seats[seat if keep else (seat + 1) % len(seats)] for seat in range(len(seats))]
    kinds = ["open" if s.kind == "person" and s.session is None else s.kind for s in following]
    return tuple(
        msgspec.structs.replace(s, seat=seat, kind=kind, **clean)
        for seat, (s, kind) in enumerate(zip(following, kinds, strict=True))
    )


def rematch(live: Live, made: str) -> Draft:
    """Notes which table is the rematch, unless there already is one."""
    if live.row.rematch is not None:
        raise Refused("table-rematch-there")
    return Draft({"rematch": made})
