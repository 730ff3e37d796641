"""A table as somebody may see it: plain data, ready for JSON. Everything that is shown anywhere is built here."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

import malecon
from malecon.core.changes import Change
from malecon.core.position import Position
from malecon.core.title import Moment, Title
from malecon.store import MessageRow, SeatRow
from malecon.tables import clock, going_back, knowledge, seating
from malecon.tables.errors import WORDS, NotYours
from malecon.tables.live import Live

if TYPE_CHECKING:
    from malecon.tables.service import Tables


Names = tuple[str, ...]  # of the seats; "" where nobody sits


@lru_cache(maxsize=20_000)
def _sentence(title: Title, action: int, lang: str, names: Names, moment: Moment | None) -> str:
    return title.sentence(action, lang, names, moment)


def sentence(title: Title, action: int, lang: str, names: Names, moment: Moment | None = None) -> str:
    speaks_of_seats = any(axis == "seat" for axis, _ in title.actions.all[action].parts)
    return _sentence(title, action, lang, names if speaks_of_seats else (), moment)


def names_of(live: Live) -> Names:
    return tuple(seat.name or "" for seat in live.seats)


def spoken(live: Live, notation: str, lang: str, moment: Moment | None = None) -> str:
    return sentence(live.title, live.title.actions.parse(notation), lang, names_of(live), moment)


def change_data(c: Change) -> dict[str, Any]:
    return {
        "field": c.field,
        "seat": c.seat,
        "item": list(c.item),
        "before": c.before,
        "after": c.after,
        "counts": c.counts,
    }


def legal_data(
    position: Position, view: dict[str, Any], seat: int, lang: str, names: Names = ()
) -> list[dict[str, Any]]:
    """The legal actions with what each changes for certain."""
    shown = knowledge.previews(position, seat)
    title = position.title
    return [
        {"notation": title.actions.notation(a), "sentence": sentence(title, a, lang, names, title.moment(view, a)),
         "verb": title.actions.all[a].verb, "parts": dict(title.actions.all[a].parts),
         "preview": [change_data(c) for c in shown[a]]}
        for a in position.legal_actions()
    ]  # fmt: skip


def prompt_of(title: Title, view: dict[str, Any], lang: str, names: Names = ()) -> str:
    if view["over"]:
        return WORDS.say(lang, "table-over")
    return title.prompt(view, lang, names)


_encode = msgspec.json.Encoder().encode


def _drawn(live: Live, seat: int | None, lang: str, decides: bool) -> tuple[Any, ...]:
    """(view, legal, prompt), the first two as JSON. Several look through the same eyes: drawn once, kept with the table."""
    found = live.drawn.get((seat, lang, decides))
    if found is None:
        position = live.position
        view = position.view(seat)
        legal = legal_data(position, view, seat, lang, names_of(live)) if decides and seat is not None else []
        found = (
            msgspec.Raw(_encode(view)),
            msgspec.Raw(_encode(legal)),
            prompt_of(position.title, view, lang, names_of(live)),
        )
        live.drawn[seat, lang, decides] = found
    return found


def table_data(
    tables: "Tables", live: Live, session: str | None, seat: int | None, lang: str, now: int
) -> dict[str, Any]:
    """Everything about a table that this session may know, looking through the eyes of `seat`."""
    mine = live.held_by(session)
    row = live.row
    decides = seat is not None and seat == live.to_move and seat in mine and live.seats[seat].stand_in is None
    decides = decides and (row.hold is None or row.hold in mine)
    view, legal, prompt = _drawn(live, seat, lang, decides)
    step, turn, obstacle = going_back.free(live, session)
    return {
        "id": row.id,
        "title": row.title,
        "title_name": live.title.name_in(lang),
        "ply": live.ply,
        "revision": row.revision,
        "version": row.version,
        "over": live.over,
        "to_move": live.to_move,
        "seat": seat,
        "my_seats": list(mine),
        "maker": session is not None and session == row.maker,
        "view": view,
        "prompt": prompt,
        "legal": legal,
        "secret": decides and any(knowledge.is_secret(live.title, n) for n in live.position.legal()),
        "seats": [seat_data(s) for s in live.seats],
        "clock": clock_data(tables, live, now),
        "undo": {"step": step, "turn": turn, "key": obstacle, "text": WORDS.say(lang, obstacle) if obstacle else None},
        "takeback": _takeback(live),
        "hold": row.hold,
        "result": result_data(live),
        "settings": {name: row.settings.get(name) for name in ("pace", "confirm", "rated")},
        "parent": None if row.parent is None else {"table": row.parent, "ply": row.parent_ply or 0},
        "rematch": row.rematch,
        "plans": {str(s): live.seats[s].plans or [] for s in mine},
        "created_at": row.created_at,
        "moved_at": row.moved_at,
    }


def seat_data(s: SeatRow) -> dict[str, Any]:
    return {
        "seat": s.seat,
        "kind": s.kind,
        "bot": s.bot,
        "name": s.name,
        "taken": s.kind == "bot" or s.session is not None,
        "present": s.kind == "bot" or not seating.absent(s),
        "stand_in": s.stand_in,
        "stand_in_why": s.stand_in_why,
        "link": s.link is not None,
    }


def clock_data(tables: "Tables", live: Live, now: int) -> dict[str, Any] | None:
    row = live.row
    if row.clock is None:
        return None
    return {**row.clock, "left": clock.left(row, live.seats, now, tables.started),
            "running": clock.running(row, live.seats), "now": now}  # fmt: skip


def _takeback(live: Live) -> dict[str, Any] | None:
    request = live.row.takeback
    if request is None:
        return None
    agreed = [s.seat for s in live.seats if s.session in request["agreed"]]
    return {"ply": request["ply"], "seat": request["seat"], "agreed": agreed}


def result_data(live: Live) -> dict[str, Any] | None:
    if not live.over:
        return None
    p = live.position
    return {"scores": list(p.scores()), "winners": list(p.winners()), "points": [p.points(s) for s in range(p.seats)]}


def brief(live: Live, session: str | None, lang: str) -> dict[str, Any]:
    """A table as a line of the lobby."""
    mine = live.held_by(session)
    waiting = live.row.hold if live.row.hold is not None else live.to_move
    return {
        "id": live.id,
        "title": live.row.title,
        "title_name": live.title.name_in(lang),
        "ply": live.ply,
        "over": live.over,
        "to_move": live.to_move,
        "my_seats": list(mine),
        "my_turn": waiting in mine,
        "seats": [seat_data(s) for s in live.seats],
        "result": result_data(live),
        "created_at": live.row.created_at,
        "moved_at": live.row.moved_at,
    }


# -- history


def ply_data(live: Live, number: int, seat: int | None, lang: str) -> dict[str, Any]:
    """What a ply did, as this seat may know it. A finished play is open to all."""
    past = live.plies[number]
    title, row = live.title, past.row
    open_to_me = live.over or seat == row.seat or not knowledge.is_secret(title, row.action)
    shown = past.changes if live.over else live.position.seen(past.changes, seat)
    return {
        "ply": number,
        "seat": row.seat,
        "notation": row.action if open_to_me else None,
        "sentence": spoken(live, row.action, lang, Moment(past.phase, past.there))
        if open_to_me
        else WORDS.say(lang, "table-secret-choice"),
        "by": row.by,
        "at": row.at,
        "round": past.round,
        "phase": past.phase,
        "forced": forced_data(live, past.forced, seat, lang),
        "changes": [change_data(c) for c in shown if c.counts is not None],
    }


def forced_data(live: Live, forced: Sequence[tuple[int, str]], seat: int | None, lang: str) -> list[dict[str, Any]]:
    """Steps that left no choice. Another's secret one is only counted."""
    return [
        {"seat": who, "notation": n, "sentence": spoken(live, n, lang)}
        if live.over or who == seat or not knowledge.is_secret(live.title, n)
        else {"seat": who, "notation": None, "sentence": WORDS.say(lang, "table-secret-choice")}
        for who, n in forced
    ]


def history_data(live: Live, seat: int | None, lang: str, first: int = 0) -> list[dict[str, Any]]:
    return [ply_data(live, number, seat, lang) for number in range(max(0, first), live.ply)]


def at_ply(tables: "Tables", live: Live, ply: int, seat: int | None, lang: str) -> dict[str, Any]:
    """The position after so many plies, as this seat may see it, and what led there."""
    position = tables.at(live, ply)
    view = position.view(seat)
    return {
        "id": live.id,
        "title": live.row.title,
        "ply": ply,
        "last": live.ply,
        "seat": seat,
        "over": position.is_over,
        "to_move": position.to_move,
        "view": view,
        "prompt": prompt_of(live.title, view, lang, names_of(live)),
        "scores": list(position.scores()) if live.over else None,
        "action": ply_data(live, ply - 1, seat, lang) if ply else None,
    }


def scores_data(live: Live) -> list[list[int]]:
    """Everybody's points after each ply, once the play is over."""
    return [list(past.scores) for past in live.plies]


def message_data(row: MessageRow) -> dict[str, Any]:
    return {"number": row.number, "seat": row.seat, "name": row.name, "text": row.text, "at": row.at}


def reasons_data(
    live: Live, session: str | None, seat: int | None, verb: str | None, lang: str, most: int
) -> list[dict[str, Any]]:
    """Why what cannot be played cannot: of the verbs that are about now, or of one."""
    if seat is None or seat != live.to_move or seat not in live.held_by(session):
        raise NotYours("table-not-your-turn")
    position, title = live.position, live.title
    legal = set(position.legal_actions())
    verbs = {title.actions.all[a].verb for a in legal} if verb is None else {verb}
    found: list[dict[str, Any]] = []
    for action in title.actions.all:
        if action.verb in verbs and action.index not in legal and len(found) < most:
            reason = position.why_not(action.notation)
            if reason is not None:
                found.append({"notation": action.notation, "key": reason.key, "text": reason.say(lang)})
    return found


def titles_data(lang: str) -> list[dict[str, Any]]:
    """The titles with their seats and options, for the screen on which a table is made."""
    found = []
    for name in malecon.titles():
        title = malecon.title(name)
        found.append({
            "name": name,
            "title": title.name_in(lang),
            "line": _said(title, "title.line", "", lang),
            "least_seats": title.seats.start,
            "most_seats": title.seats.stop - 1,
            "data": title.data.version,
            "options": [
                {"name": o.name, "text": _said(title, f"option-{o.name}", o.name, lang),
                 "help": _said(title, f"option-{o.name}.help", "", lang), "default": o.default,
                 "choices": [{"value": c, "text": _said(title, f"choice-{o.name}-{c}", str(c).lower(), lang)}
                             for c in o.choices]}
                for o in title.options.all.values()
                if not o.fixed
            ],
            "presets": list(title.options.presets),
            "sources": [{"name": s, "text": _said(title, f"source-{s}", s, lang)} for s in title.sources],
        })  # fmt: skip
    return found


def _said(title: Title, key: str, otherwise: str, lang: str) -> str:
    return title.words.say(lang, key) if title.words.has(key, lang) else otherwise
