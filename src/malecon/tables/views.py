"""A table as someone may see it. Everything that is shown anywhere is built here."""

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, cast

import msgspec

import malecon
from malecon.core import changes
from malecon.core.changes import NOTHING
from malecon.core.listing import entries_of, names_of
from malecon.core.position import Position
from malecon.core.title import Moment, Notes, Title
from malecon.store import EventRow, MessageRow, SeatRow, TableRow
from malecon.store.handles import handle_of, is_former, is_program
from malecon.tables import answers as a
from malecon.tables import clock, going_back, knowledge, lessons, plans, ratings, seating
from malecon.tables.errors import WORDS, Broken, NotYours
from malecon.tables.live import Live

MOST_EVENTS = 100  # of what happened to the seats, told at once: the last ones
Names = tuple[str, ...]  # of the seats; "" where nobody sits


@lru_cache(maxsize=20_000)
def _sentence(title: Title, action: int, lang: str, names: Names, moment: Moment | None) -> str:
    return title.sentence(action, lang, names, moment)


def sentence(title: Title, action: int, lang: str, names: Names, moment: Moment | None = None) -> str:
    speaks_of_seats = any(axis == "seat" for axis, _ in title.actions.all[action].parts)
    return _sentence(title, action, lang, names if speaks_of_seats else (), moment)


@lru_cache(maxsize=20_000)
def _told(title: Title, action: int, deed: Notes, lang: str, names: Names, moment: Moment | None) -> str:
    return title.told(action, deed, lang, names, moment)


def told(live: Live, notation: str, deed: Notes, lang: str, moment: Moment | None = None) -> str:
    """What the ledger says about an action after the seat's name."""
    action = live.title.actions.parse(notation)
    speaks_of_seats = any(axis == "seat" for axis, _ in live.title.actions.all[action].parts)
    return _told(live.title, action, deed, lang, live.called if speaks_of_seats else (), moment)


def spoken(live: Live, notation: str, lang: str, moment: Moment | None = None) -> str:
    return sentence(live.title, live.title.actions.parse(notation), lang, live.called, moment)


def change(c: changes.Change) -> a.Change:
    return a.Change(field=c.field, seat=c.seat, item=c.item, before=c.before, after=c.after, counts=c.counts)


def drafts(position: Position, phase: str, seat: int) -> list[a.Draft]:
    """All ways to take a compound decision as a whole."""
    if phase not in position.title.compound:
        return []
    return [
        a.Draft(
            actions=list(d.actions),
            preview=[change(c) for c in d.preview.changes],
            facts=[change(c) for c in d.preview.facts],
        )
        for d in knowledge.drafts(position, seat)
    ]


def legal(position: Position, view: dict[str, Any], seat: int, lang: str, names: Names = ()) -> list[a.Legal]:
    """The legal actions, with what each changes for certain."""
    shown = knowledge.previews(position, seat)
    title = position.title
    return [
        a.Legal(
            notation=title.actions.notation(action),
            sentence=sentence(title, action, lang, names, title.moment(view, action)),
            verb=title.actions.all[action].verb,
            parts=dict(title.actions.all[action].parts),
            preview=[change(c) for c in shown[action].changes],
            facts=[change(c) for c in shown[action].facts],
        )
        for action in position.legal_actions()
    ]


def prompt(title: Title, view: dict[str, Any], lang: str, names: Names = ()) -> str:
    if view["over"]:
        return WORDS.say(lang, "table-over")
    return title.prompt(view, lang, names)


_encode = msgspec.json.Encoder().encode


Shown = tuple[a.View, list[a.Legal], list[a.Draft], str, dict[str, Any] | None]
ALWAYS = 0  # the seed for drawing a seat's position: it reveals nothing that the view doesn't


def _shown(live: Live, seat: int | None, lang: str, decides: bool) -> Shown:
    """(view, legal, drafts, prompt, known). What a seat may do comes from the position in which it decides, which may
    be ahead of the one that everybody sees; it is shown the latter, with its own question. Several people look through
    the same eyes, so everything but the last is turned into JSON once and kept with the table in that form, ready for
    an answer."""
    found = live.shown.get((seat, lang, decides))
    if found is None:
        position = live.position
        choices, whole, known = [], [], None
        if decides and seat is not None:
            position, view = _decision(live, seat)
            ahead = position.view(seat)
            choices = legal(position, ahead, seat, lang, live.called)
            whole = drafts(position, ahead["phase"], seat)
            if not live.setting(
                "rated"
            ):  # nobody may let a bot look at a rated game: the server itself says what isn't possible
                known = position.determinize(seat, ALWAYS).to_dict()
        else:
            view = position.view(seat) | {"to_move": live.to_move}
        staged = lessons.wanted(live)
        if staged:  # the other choices become available after this step
            first = lessons.allowed(live)
            choices = [choice for choice in choices if choice.notation in first]
            whole = [draft for draft in whole if set(staged) <= set(draft.actions)]
        found = (
            msgspec.Raw(_encode(view)),
            msgspec.Raw(_encode(choices)),
            msgspec.Raw(_encode(whole)),
            prompt(position.title, view, lang, live.called),
            None if known is None else msgspec.Raw(_encode(known)),
        )
        live.shown[seat, lang, decides] = found
    return cast(Shown, found)


def _decision(live: Live, seat: int) -> tuple[Position, dict[str, Any]]:
    """The position in which a seat decides, and the view of the one that everybody sees, with the seat's question."""
    position = live.questions[seat]
    ahead = position.view(seat)
    view = live.position.view(seat) | {"to_move": seat, "phase": ahead["phase"], "asked": ahead["asked"]}
    return position, view


def table(live: Live, session: str | None, seat: int | None, lang: str) -> a.Table:
    """Everything this session may know about a table, through the eyes of `seat`."""
    mine = live.held_by(session)
    row = live.row
    decides = seat is not None and seat == live.turn_of(session) and live.seats[seat].stand_in is None
    decides = decides and (row.hold is None or row.hold in mine) and not row.closed and live.gathered
    view, choices, whole, question, known = _shown(live, seat, lang, decides)
    return a.Table(
        id=row.id,
        title=row.title,
        data=row.data,
        title_name=live.title.name_in(lang),
        ply=live.ply,
        revision=row.revision,
        version=row.version,
        over=live.over,
        to_move=seat if decides else live.to_move,
        asked=list(live.questions),
        chosen=list(live.asking.chosen),
        sealed=_sealed(live, seat if seat in mine else None, lang),
        seat=seat,
        my_seats=list(mine),
        maker=session is not None and session == row.maker,
        view=view,
        prompt=question,
        legal=choices,
        drafts=whole,
        secret=decides and seat is not None and _is_secret(live, seat),
        known=known,
        seats=[_seat(s, lang, seating.lost(live, s)) for s in live.seats],
        events=[_event(e, lang) for e in live.events[-MOST_EVENTS:]],
        clock=_clock(live),
        undo=_undo(live, session, lang),
        takeback=_takeback(live),
        hold=row.hold,
        result=_result(live),
        settings=a.TableSettings(**{name: row.settings.get(name, False) for name in a.TableSettings.__struct_fields__}),
        closed=row.closed,
        lesson=lessons.answer(live, lang) if mine else None,
        seed=_seed(live),
        commitment=None if row.seed is None else commitment(row.id, row.seed),
        parent=None if row.parent is None else a.Parent(table=row.parent, ply=row.parent_ply or 0),
        rematch=row.rematch,
        plans={str(s): plans.read(live.seats[s].plans) for s in mine},
        created_at=row.created_at,
        moved_at=row.moved_at,
    )


def question(live: Live, seat: int, lang: str, with_position: bool) -> a.Question:
    """A decision for an outside bot: everything a person in this seat would see, without the sentences."""
    position, view = _decision(live, seat)
    drawn = position.determinize(seat, live.title.check_seed(None)).to_dict() if with_position else None
    return a.Question(
        table=live.id,
        title=live.row.title,
        ply=live.ply,
        revision=live.row.revision,
        seat=seat,
        seats=[_seat(s, lang) for s in live.seats],
        prompt=prompt(live.title, view, lang, live.called),
        legal=list(position.legal()),
        view=cast(a.View, view),
        position=drawn,
        runs_out_at=live.row.due_at if seat in clock.running(live.row, live.seats) else None,
    )


def _is_secret(live: Live, seat: int) -> bool:
    return any(map(live.title.is_secret, live.questions[seat].legal_actions()))


def _sealed(live: Live, seat: int | None, lang: str) -> list[a.Sealed]:
    """What this seat has chosen while the others are still thinking."""
    sealed = None if seat is None else live.asking.sealed.get(seat)
    steps = () if sealed is None else sealed.actions
    return [a.Sealed(notation=n, sentence=spoken(live, n, lang)) for n in steps]


def _seed(live: Live) -> str | None:
    """The seed, once nobody can gain by it: after the game, or if it was chosen and everybody may know it."""
    return live.row.seed if live.over or live.setting("seed_chosen") else None


def commitment(table_id: str, seed: str) -> str:
    """What commits the server to its seed before it is shown: SHA-256 of "seed:table", in hexadecimal."""
    return hashlib.sha256(f"{seed}:{table_id}".encode()).hexdigest()


def _seat(s: SeatRow, lang: str, lost: bool = False) -> a.Seat:
    former = is_former(s.session)
    return a.Seat(
        seat=s.seat,
        kind=cast(a.SeatKind, s.kind),
        bot=s.bot,
        name=WORDS.say(lang, "table-former-player") if former else s.name,
        player=None if s.session is None or former else handle_of(s.session),
        program=is_program(s.session),
        taken=s.kind == "bot" or s.session is not None or seating.given_up(s),
        present=s.kind == "bot" or not seating.absent(s),
        stand_in=s.stand_in,
        stand_in_why=cast(a.StandInWhy | None, s.stand_in_why),
        link=s.link is not None,
        lost=lost,
        away_from=s.away_from,
        away_until=s.away_until,
    )


def _event(e: EventRow, lang: str) -> a.SeatEvent:
    name = WORDS.say(lang, "table-former-player") if is_former(e.person) else e.name
    return a.SeatEvent(seat=e.seat, number=e.number, kind=e.kind, name=name, bot=e.bot, ply=e.ply, at=e.at)  # type: ignore[arg-type]


def _clock(live: Live) -> a.Clock | None:
    row, now = live.row, clock.now()
    if row.clock is None:
        return None
    return a.Clock(**row.clock, left=clock.left(live, now) or [], running=clock.running(row, live.seats), now=now)


def _undo(live: Live, session: str | None, lang: str) -> a.Undo:
    step, turn, obstacle = going_back.free(live, session)
    return a.Undo(step=step, turn=turn, key=obstacle, text=WORDS.say(lang, obstacle) if obstacle else None)


def _takeback(live: Live) -> a.Takeback | None:
    request = live.row.takeback
    if request is None:
        return None
    agreed = [s.seat for s in live.seats if s.session in request["agreed"]]
    return a.Takeback(ply=request["ply"], seat=request["seat"], agreed=agreed)


def _result(live: Live) -> a.Result | None:
    if not live.over:
        return None
    p = live.position
    return a.Result(
        scores=list(p.scores()), winners=list(p.winners()), points=[p.points(seat) for seat in range(p.seats)]
    )


SENTENCES = 2  # sentences since someone's last move, shown in the lobby


def brief(live: Live, session: str | None, lang: str, put_away: bool = False) -> a.Brief:
    """A table as a line of the lobby."""
    mine = live.held_by(session)
    waiting = live.turn_of(session) if live.row.hold is None else live.row.hold
    row = live.row
    view = _plain(live)
    my_turn = waiting in mine and live.gathered and not row.closed
    return a.Brief(
        id=live.id,
        title=live.row.title,
        title_name=live.title.name_in(lang),
        ply=live.ply,
        over=live.over,
        to_move=live.to_move,
        my_seats=list(mine),
        my_turn=my_turn,
        seats=[_seat(s, lang) for s in live.seats],
        result=_result(live),
        runs_out_at=live.row.due_at if clock.running(live.row, live.seats) else None,
        problem=None,
        created_at=live.row.created_at,
        moved_at=live.row.moved_at,
        rated=bool(row.settings.get("rated")),
        clock=None if row.clock is None else a.ClockRule(**row.clock),
        days=clock.by_correspondence(row.clock),
        lang=row.settings.get("lang"),
        round=view["round"],
        asked=_shown(live, waiting, lang, decides=False)[3] if my_turn and not live.over else "",
        scores=view["scores"],
        since=_since(live, mine, lang),
        put_away=put_away,
    )


def _plain(live: Live) -> dict[str, Any]:
    """What a line of the lobby says about the position: as much as any spectator may know."""
    found = live.shown.get("brief")
    if found is None:
        view = live.position.view(None)
        points = [board.get("points") for board in view.get("boards", ())]
        public = len(points) == len(live.seats) and all(isinstance(one, int) for one in points)
        found = {"round": view.get("round"), "scores": points if public else None}
        live.shown["brief"] = found
    return cast(dict[str, Any], found)


def _since(live: Live, mine: Sequence[int], lang: str) -> list[a.Told]:
    """The last sentences of the ledger since someone's own last move."""
    if not mine or live.over:
        return []
    own = max((past.row.ply for past in live.plies if past.seat in mine), default=-1)
    last = range(max(own + 1, live.ply - SENTENCES), live.ply)
    told = [ply(live, number, None, lang) for number in last]
    return [a.Told(seat=one.seat, text=one.told) for one in told if one.told]


def broken_brief(
    row: TableRow,
    seats: Sequence[SeatRow],
    session: str | None,
    problem: Broken,
    lang: str,
    put_away: bool = False,
) -> a.Brief:
    """A table that can't be replayed any more, as a line of the lobby."""
    known = row.title in malecon.titles()
    scores = [] if row.result is None else row.result["scores"]
    winners = [] if row.result is None else row.result["winners"]
    return a.Brief(
        id=row.id,
        title=row.title,
        title_name=malecon.title(row.title).name_in(lang) if known else row.title,
        ply=row.ply,
        over=row.over,
        to_move=None,
        my_seats=[s.seat for s in seats if session is not None and s.session == session],
        my_turn=False,
        seats=[_seat(s, lang) for s in seats],
        result=a.Result(scores=scores, winners=winners, points=[{} for _ in scores]) if row.over else None,
        runs_out_at=None,
        problem=problem.say(lang),
        created_at=row.created_at,
        moved_at=row.moved_at,
        rated=bool(row.settings.get("rated")),
        put_away=put_away,
    )


# -- history


def ply(live: Live, number: int, seat: int | None, lang: str) -> a.PlyOut:
    """What a ply did, as far as this seat may know it. A finished game is open to all."""
    past = live.plies[number]
    title, row = live.title, past.row
    open_to_me = live.over or seat == row.seat or not knowledge.is_secret(title, row.action)
    shown = past.changes if live.over else live.position.seen(past.changes, seat)
    moment = Moment(past.phase, past.there)
    return a.PlyOut(
        ply=number,
        seat=row.seat,
        notation=row.action if open_to_me else None,
        sentence=spoken(live, row.action, lang, moment) if open_to_me else WORDS.say(lang, "table-secret-choice"),
        told=told(live, row.action, past.deed, lang, moment) if open_to_me else WORDS.say(lang, "table-secret-deed"),
        by=row.by,
        at=row.at,
        round=past.round,
        phase=past.phase,
        forced=forced(live, past.forced, seat, lang),
        changes=[change(c) for c in shown if c.counts is not None],
    )


def forced(live: Live, steps: Sequence[tuple[int, str]], seat: int | None, lang: str) -> list[a.Forced]:
    """Steps that left no choice. Of someone else's secret one, only the fact is told."""
    return [
        a.Forced(seat=who, notation=n, sentence=spoken(live, n, lang), told=told(live, n, NOTHING, lang))
        if live.over or who == seat or not knowledge.is_secret(live.title, n)
        else a.Forced(
            seat=who,
            notation=None,
            sentence=WORDS.say(lang, "table-secret-choice"),
            told=WORDS.say(lang, "table-secret-deed"),
        )
        for who, n in steps
    ]


def plies(live: Live, seat: int | None, lang: str, first: int = 0) -> list[a.PlyOut]:
    return [ply(live, number, seat, lang) for number in range(max(0, first), live.ply)]


def history(live: Live, seat: int | None, lang: str, first: int = 0) -> a.History:
    """What was played from a ply on. Once the game is over, with everybody's points after each ply."""
    return a.History(
        id=live.id,
        ply=live.ply,
        revision=live.row.revision,
        seat=seat,
        plies=plies(live, seat, lang, first),
        opening=forced(live, live.opening, seat, lang),
        scores=[list(past.scores) for past in live.plies] if live.over else None,
    )


def at_ply(live: Live, number: int, seat: int | None, lang: str) -> a.AtPly:
    """The position after so many plies, as this seat may see it, and what led there."""
    position = live.at(number)
    view = position.view(seat)
    return a.AtPly(
        id=live.id,
        title=live.row.title,
        ply=number,
        last=live.ply,
        seat=seat,
        over=position.is_over,
        to_move=position.to_move,
        view=cast(a.View, view),
        prompt=prompt(live.title, view, lang, live.called),
        scores=list(position.scores()) if live.over else None,
        action=ply(live, number - 1, seat, lang) if number else None,
    )


def message(row: MessageRow) -> a.Message:
    return a.Message(number=row.number, seat=row.seat, name=row.name, text=row.text, at=row.at)


def reasons(live: Live, session: str | None, seat: int | None, verb: str | None, lang: str, most: int) -> a.Reasons:
    """Why what can't be played isn't possible: for the verbs in question now, or for one verb."""
    if seat is None or seat != live.turn_of(session):
        raise NotYours("table-not-your-turn")
    position, title = live.questions[seat], live.title
    possible = set(position.legal_actions())
    verbs = {title.actions.all[action].verb for action in possible} if verb is None else {verb}
    found: list[a.WhyNot] = []
    for action in title.actions.all:
        if action.verb in verbs and action.index not in possible and len(found) < most:
            reason = position.why_not(action.notation)
            if reason is not None:
                found.append(a.WhyNot(notation=action.notation, key=reason.key, text=reason.say(lang)))
    return a.Reasons(reasons=found)


def titles(lang: str) -> list[a.TitleOut]:
    """The titles with their seats and options, for the page on which tables are made."""
    return [_title(malecon.title(name), lang) for name in malecon.titles()]


def box(name: str) -> a.Box:
    """All numbers of a title's box as its rules use them, including an operator's corrections."""
    title = malecon.title(name)
    data, names = title.data, dict[str, str]()
    listings = {}
    for chapter in title.chapters:
        if chapter.data:
            entries = entries_of(data[chapter.data])
            listings[chapter.key] = a.Listing(
                group=chapter.data, entries=entries, certainty=data.certainty(chapter.data)
            )
            names |= names_of(title, entries)
    return a.Box(title=name, data=data.version, tables=data.tables, listings=listings, names=names)


def _title(title: Title, lang: str) -> a.TitleOut:
    def said(key: str, otherwise: str) -> str:
        return title.words.say(lang, key) if title.words.has(key, lang) else otherwise

    options = [
        a.Option(
            name=o.name,
            text=said(f"option-{o.name}", o.name),
            help=said(f"option-{o.name}.help", ""),
            default=o.default,
            choices=[a.Choice(value=c, text=said(f"choice-{o.name}-{c}", str(c).lower())) for c in o.choices],
        )
        for o in title.options.all.values()
    ]
    return a.TitleOut(
        name=title.name,
        title=title.name_in(lang),
        line=said("title.line", ""),
        least_seats=title.seats.start,
        most_seats=title.seats.stop - 1,
        data=title.data.version,
        options=options,
        presets=list(title.options.presets),
        sources=[a.Named(name=s, text=said(f"source-{s}", s)) for s in title.sources],
        levels=ratings.levels(title.name),
    )
