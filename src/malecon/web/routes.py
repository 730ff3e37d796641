"""The addresses. Each one asks the tables and answers; none knows a rule."""

import asyncio
from concurrent.futures import Future
from contextlib import suppress
from typing import Annotated, Any, TypeVar

import msgspec
from anyio import CapacityLimiter, fail_after, to_thread
from anyio.lowlevel import RunVar
from fastapi import Path, Query, Request, Response

from malecon import __version__
from malecon.bots import ADVISER, LEVELS
from malecon.store import Store, persons, seekers
from malecon.store.errors import unusable
from malecon.store.handles import is_program
from malecon.tables import answers as a
from malecon.tables import pairing, people, seating, views
from malecon.tables.clock import now
from malecon.tables.errors import Broken, NotAllowed, NotFound, Refused, Unfit
from malecon.tables.making import SeatWish
from malecon.web import requests as r
from malecon.web.contract import ACTING, LOOKING, OPEN, SIGNED, limiter, reply, route
from malecon.web.guard import COOKIE
from malecon.web.player_routes import put_away
from malecon.web.problems import WORDS
from malecon.web.visitors import PlyPath, SeatPath, SeatQuery, TableId, Visitor, Who, agent_of, remembered, session_told

T = TypeVar("T")

PATIENCE = 0.8  # seconds the database may take to answer a health check
_ASKING: "RunVar[CapacityLimiter]" = RunVar("malecon_asking")  # threads for health checks alone

MOST_LISTED = 100
MOST_REASONS = 200

Verb = Annotated[str | None, Query(max_length=40)]
Bot = Annotated[str, Query(pattern=r.LEVEL)]
FirstPly = Annotated[int, Query(ge=0, le=1_000_000)]


# -- the busiest first: addresses are tried in this order


@route("POST", "/tables/{id}/actions", ACTING, tag="acting")
def act(id: TableId, wish: r.ActionsIn, who: Who) -> a.Answer:
    """Plays actions for the seat to move, all or none. Answered once it is on the disk."""
    return who.tables.act(id, who.me, wish.ply, wish.actions, wish.key, wish.revision)


# -- the server


@route("GET", "/health", (403, 429, 503), tag="server")
async def health(who: Who) -> a.Health:
    """Whether the server and its database answer. The server's log has the details of any trouble."""
    store = who.tables.store
    try:
        with fail_after(PATIENCE):
            under_way, tables = await to_thread.run_sync(store.counts, abandon_on_cancel=True, limiter=limiter(_ASKING))
    except TimeoutError:
        raise unusable(store.url, TimeoutError("it did not answer")) from None
    why = None if store.writable else WORDS.say(who.lang, "web-no-writing")
    return a.Health(ok=True, ready=why is None, why=why, version=__version__, tables=tables, under_way=under_way)


@route("GET", "/titles", OPEN, tag="server")
def titles(who: Who, lang: Annotated[str | None, Query(max_length=8)] = None) -> a.Titles:
    """What can be played, with which options, against which bots."""
    bots = [a.Level(code=level, text=WORDS.say(who.lang, f"web-level-{level}")) for level in LEVELS]
    return a.Titles(titles=views.titles(who.lang), bots=bots)


@route("GET", "/titles/{title}/box", (*OPEN, 404), tag="server")
def box(title: Annotated[str, Path(max_length=40)]) -> a.Box:
    """Every number from a title's box, as its rules use them."""
    return views.box(title)


@route("POST", "/session", OPEN, tag="server", answer=a.Session)
def begin_session(wish: r.SessionIn, who: Who, request: Request) -> Response:
    """Signs you in under a name; a cookie remembers you. Sent again, it renames you."""
    name = people.name(wish.name)
    if not name:
        raise Unfit("table-name")
    name = people.marked(name) if is_program(who.id) else people.unmarked(name)
    if who.session is not None:
        who.sessions.rename(who.session, name)
        return reply(session_told(who.tables, who.me, name))
    secret = who.sessions.begin(name, agent_of(request), who.address)
    return remembered(reply(session_told(who.tables, people.hashed(secret), name)), secret, request)


@route("GET", "/session", (401, 403, 429, 503), tag="server")
def session(who: Who) -> a.Session:
    """Who you are."""
    return who.told()


@route("DELETE", "/session", (401, 403, 413, 429, 503), tag="server", status=204)
def end_session(who: Who, request: Request) -> Response:
    """Signs you out. Your seats are free, unless you keep an invitation to them."""
    who.sessions.end(who.signed)
    request.app.state.room.end(who.signed.id)
    answer = Response(status_code=204)
    answer.delete_cookie(COOKIE, path="/")
    return answer


# -- tables


def _wishes(seats: list[r.SeatIn], store: Store) -> list[SeatWish]:
    return [_kept(s, store) if s.player else _wish(s) for s in seats]


def _wish(seat: r.SeatIn) -> SeatWish:
    return SeatWish(seat.kind, seat.bot, people.unmarked(seat.name) if seat.name else seat.name, seat.mine)


def _kept(seat: r.SeatIn, store: Store) -> SeatWish:
    """A seat for a person with a profile, under their name."""
    person = persons.by_handle(store, str(seat.player))
    if person is None:
        raise NotFound("table-no-player")
    return SeatWish("person", name=person.name, invited=person.id)


@route("POST", "/tables", SIGNED, tag="tables", status=201)
def make_table(wish: r.TableIn, who: Who) -> a.Table:
    """A new table. You take the first person's seat."""
    others = [s for s in wish.seats if s.kind != "bot" and not s.mine][1:] or [
        s for s in wish.seats if s.kind == "open"
    ]
    if wish.seed is not None and others:
        raise NotAllowed("table-seed-people")
    live = who.tables.create(
        wish.title,
        _wishes(wish.seats, who.tables.store),
        session=who.me,
        name=who.signed.name,
        options=wish.options,
        seed=None if wish.seed is None else int(wish.seed),
        clock_wish=msgspec.structs.asdict(wish.clock) if wish.clock else None,
        settings={
            "pace": wish.pace,
            "confirm": wish.confirm,
            "rated": wish.rated,
            "private": wish.private,
            "lang": who.lang,
        },
        alone=wish.seed is not None,
    )
    return who.view(live)


@route("POST", "/lessons", SIGNED, tag="tables", status=201)
def begin_lesson(wish: r.LessonIn, who: Who) -> a.Table:
    """A guided first game: a staged opening against bots, then free play. A lesson you left is resumed."""
    return who.view(who.tables.begin_lesson(wish.title, session=who.me, name=who.signed.name))


@route("GET", "/tables", OPEN, tag="tables")
def list_tables(who: Who) -> a.TableList:
    """Your tables, unfinished ones first, and tables with a free seat for anyone."""
    store = who.tables.store
    mine = [] if who.id is None else store.tables_of(who.id, MOST_LISTED)
    others = [table for table in store.open_tables(MOST_LISTED) if table not in mine]
    away = put_away(store, who.id)
    own, free = ([found for t in some if (found := _brief(t, who, t in away))] for some in (mine, others))
    kept = [] if who.id is None else store.invitations(who.id, MOST_LISTED)
    invited = [found for t in kept if (found := _brief(t, who))]
    looking = seekers.looking(store, now() - pairing.ALIVE)
    return a.TableList(mine=sorted(own, key=_urgency), open=free, invited=invited, looking=looking)


def _urgency(b: a.Brief) -> tuple[bool, bool, bool, int]:
    """Sorts my turn before others', and the least time left first."""
    waits = b.my_turn and not b.over and b.runs_out_at is not None
    return b.over, not b.my_turn, not waits, b.runs_out_at or 0 if waits else -b.moved_at


def _brief(table: str, who: Visitor, put_away: bool = False) -> a.Brief | None:
    """A line of the lobby, even for a table that can't be opened any more."""
    try:
        return views.brief(who.tables.live(table), who.id, who.lang, put_away)
    except NotFound:
        return None  # deleted meanwhile
    except Broken as broken:
        rows = who.tables.store.load(table)
        return None if rows is None else views.broken_brief(rows[0], rows[1], who.id, broken, who.lang, put_away)


@route("POST", "/import", SIGNED, tag="tables", status=201)
def bring_record(wish: r.ImportIn, who: Who) -> a.Table:
    """A table from a record. If the game isn't over, its importer knows what is coming: they play it alone, or
    everything their seat can't know is drawn again."""
    seats = None if wish.seats is None else _wishes(wish.seats, who.tables.store)
    return who.view(who.tables.bring(wish.record, seats, session=who.me, name=who.signed.name, anew=wish.anew))


@route("GET", "/tables/{id}", LOOKING, tag="tables")
def table(id: TableId, who: Who, seat: SeatQuery = None) -> a.Table:
    """The table as you may see it: from your seat, or as a spectator."""
    return who.view(who.look(id), seat)


@route("GET", "/tables/{id}/history", LOOKING, tag="history")
def history(id: TableId, who: Who, seat: SeatQuery = None, first: FirstPly = 0) -> a.History:
    """What was played from a ply on, with what each action changed, as far as you may know it."""
    live = who.look(id)
    return views.history(live, who.eyes(live, seat), who.lang, first)


@route("GET", "/tables/{id}/plies/{ply}", LOOKING, tag="history")
def at_ply(id: TableId, ply: PlyPath, who: Who, seat: SeatQuery = None) -> a.AtPly:
    """The position after so many plies, as you may see it."""
    live = who.look(id)
    return views.at_ply(live, ply, who.eyes(live, seat), who.lang)


@route("GET", "/tables/{id}/record", LOOKING, tag="history", answer=str)
def record(id: TableId, who: Who) -> Response:
    """The whole game as text, once it is over; or for its players, if it can't be continued."""
    with suppress(Broken):
        who.look(id)
    headers = {"content-disposition": f'attachment; filename="malecon-{id}.txt"'}
    return Response(who.tables.record(id, who.id), media_type="text/plain", headers=headers)


@route("POST", "/tables/{id}/fork", SIGNED, tag="history", status=201)
def fork(id: TableId, wish: r.ForkIn, who: Who) -> a.Table:
    """A new table that continues from a ply of this one. In an unfinished game, everything you can't know is drawn
    again."""
    who.look(id)
    seats = None if wish.seats is None else _wishes(wish.seats, who.tables.store)
    live = who.tables.fork(id, wish.ply, seats, session=who.me, name=who.signed.name, seat=wish.seat)
    return who.view(live)


@route("POST", "/tables/{id}/rematch", ACTING, tag="tables", status=201)
def rematch(id: TableId, who: Who, keep: Annotated[bool, Query(description="The same seats too")] = False) -> a.Table:
    """A rematch with the same people, the first seat passed on. If it has already been made, you get the same table."""
    return who.view(who.tables.rematch(id, session=who.me, keep=keep))


# -- acting


@route("POST", "/tables/{id}/undo", ACTING, tag="acting")
def undo(id: TableId, wish: r.UndoIn, who: Who) -> a.Answer:
    """Takes back a step or the whole turn, if nothing new was revealed and nobody else has acted."""
    return who.tables.undo(id, who.me, wish.scope, wish.key)


@route("POST", "/tables/{id}/end-turn", ACTING, tag="acting")
def end_turn(id: TableId, wish: r.KeyIn, who: Who) -> a.Answer:
    """Ends your turn, at a table where turns are confirmed."""
    return who.tables.end_turn(id, who.me, wish.key)


@route("POST", "/tables/{id}/takeback", ACTING, tag="acting")
def propose_takeback(id: TableId, wish: r.TakebackIn, who: Who) -> a.Answer:
    """Asks everybody to go back to a ply. If only bots are at the table, it happens right away."""
    return who.tables.propose_takeback(id, who.me, wish.ply, wish.key)


@route("POST", "/tables/{id}/takeback/answer", ACTING, tag="acting")
def answer_takeback(id: TableId, wish: r.AgreeIn, who: Who) -> a.Answer:
    """Agrees to go back, or not."""
    return who.tables.answer_takeback(id, who.me, wish.agree, wish.key)


@route("GET", "/tables/{id}/reasons", SIGNED, tag="acting")
def reasons(id: TableId, who: Who, seat: SeatQuery = None, verb: Verb = None) -> a.Reasons:
    """Why what you can't play now isn't possible: for the verbs in question, or for one verb."""
    live = who.look(id)
    return views.reasons(live, who.me, who.eyes(live, seat), verb, who.lang, MOST_REASONS)


async def _thought(outcome: "Future[T]", request: Request) -> T:
    """The result of a thought. If the client disconnects, the thought is dropped."""
    waiting = asyncio.wrap_future(outcome)
    leaving: asyncio.Future[None] = asyncio.create_task(_left(request))
    both: set[asyncio.Future[Any]] = {waiting, leaving}
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        leaving.cancel()
        outcome.cancel()
    if not waiting.done() or waiting.cancelled():
        raise Refused("table-hint-moved")
    return waiting.result()


async def _left(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


@route("GET", "/tables/{id}/hint", ACTING, tag="acting")
async def hint(id: TableId, who: Who, request: Request, bot: Bot = ADVISER) -> a.Hints:
    """What a bot would do in your place, and why. It knows no more than you do."""
    return await _thought(await asyncio.to_thread(who.tables.hint, id, who.me, who.lang, bot), request)


@route("GET", "/tables/{id}/plies/{ply}/verdict", ACTING, tag="history")
async def verdict(id: TableId, ply: PlyPath, who: Who, request: Request, bot: Bot = ADVISER) -> a.Verdict:
    """What a decision in a finished game of yours cost, and what a bot would have done that knows no more than its seat
    did then."""
    return await _thought(await asyncio.to_thread(who.tables.verdict, id, who.me, ply, who.lang, bot), request)


@route("GET", "/tables/{id}/review", LOOKING, tag="history")
def review(id: TableId, who: Who) -> a.Review:
    """The review of a finished game: everybody's chances over time, and the decisions that cost each seat most."""
    who.look(id)
    return who.tables.review(id, who.lang)


@route("POST", "/tables/{id}/review", SIGNED, tag="history")
def begin_review(id: TableId, who: Who) -> a.Review:
    """Starts a review. It is done only once and kept; ask again to see its progress."""
    who.look(id)
    return who.tables.begin_review(id, who.me, who.lang)


# -- seats


@route("POST", "/tables/{id}/join", ACTING, tag="seats")
def join(id: TableId, wish: r.JoinIn, who: Who) -> a.Joined:
    """Takes a free seat, or the seat of an invitation, which can be used only once. A code for your own seat signs this
    browser in to your account."""
    person = None if wish.link is None else who.sessions.adopt(who.signed, wish.link)
    if person is not None:
        live = who.tables.live(id, certain=True)
        return a.Joined(ply=live.ply, revision=live.row.revision, version=live.row.version, over=live.over,
                        to_move=live.to_move, seat=next(iter(live.held_by(person)), 0))  # fmt: skip
    name = people.unmarked(wish.name) if wish.name and not is_program(who.me) else who.signed.name
    return who.tables.join(id, who.me, name, wish.seat, wish.link, wish.hot_seat)


@route("GET", "/tables/{id}/invitation", LOOKING, tag="seats")
def invitation(id: TableId, link: Annotated[str, Query(min_length=1, max_length=64)], who: Who) -> a.Invitation:
    """What an invitation still gives: a free seat, or who sat down with it before you."""
    state, event, at = seating.invitation(who.look(id), link)
    if event is None:
        return a.Invitation(state=state, seat=None, name=None, at=None)
    return a.Invitation(state=state, seat=event.seat.seat, name=event.seat.name, at=at)


@route("DELETE", "/tables/{id}/invitation", ACTING, tag="seats")
def decline(id: TableId, who: Who) -> a.Answer:
    """Declines the seat that is kept for you: it becomes open to anyone."""
    return who.tables.decline(id, who.me)


@route("POST", "/tables/{id}/leave", ACTING, tag="seats")
def leave(id: TableId, wish: r.LeaveIn, who: Who) -> a.Answer:
    """Gives up your seats. A bot plays on until somebody takes them."""
    return who.tables.leave(id, who.me, wish.seat)


@route("POST", "/tables/{id}/seats/{seat}/stand-in", ACTING, tag="seats")
def hand_over(id: TableId, seat: SeatPath, who: Who) -> a.Answer:
    """Lets a bot of the table's level play a seat: yours, or that of someone who is away."""
    return who.tables.hand_over(id, who.me, seat)


@route("DELETE", "/tables/{id}/seats/{seat}/stand-in", ACTING, tag="seats")
def take_back(id: TableId, seat: SeatPath, who: Who) -> a.Answer:
    """Plays your own seat again."""
    return who.tables.take_back(id, who.me, seat)


@route("POST", "/tables/{id}/seats/{seat}/link", ACTING, tag="seats", status=201)
def make_link(id: TableId, seat: SeatPath, who: Who) -> a.Link:
    """An invitation to a free seat of your table. For your own seat, it is a code that signs another browser in to your
    account, once and within ten minutes."""
    mine = seat in who.tables.live(id, certain=True).held_by(who.me)
    secret = who.sessions.device_code(who.me) if mine else who.tables.make_link(id, who.me, seat)
    return a.Link(link=secret, path=f"/table/{id}#join={secret}")


@route("DELETE", "/tables/{id}/seats/{seat}/link", ACTING, tag="seats", status=204)
def revoke_link(id: TableId, seat: SeatPath, who: Who) -> Response:
    """Revokes an invitation."""
    who.tables.revoke_link(id, who.me, seat)
    return Response(status_code=204)


@route("PUT", "/tables/{id}/seats/{seat}/plans", ACTING, tag="seats")
def plan(id: TableId, seat: SeatPath, wish: r.PlansIn, who: Who) -> a.Answer:
    """Sets your plans: decisions made in advance, tried in this order when the seat must decide."""
    return who.tables.plan(id, who.me, seat, wish.plans)


# -- talking


@route("GET", "/tables/{id}/chat", LOOKING, tag="talking")
def messages(id: TableId, who: Who, after: FirstPly = 0) -> a.Messages:
    """The chat."""
    live = who.look(id)
    if live.setting("private") and not live.held_by(who.id):
        raise NotAllowed("table-private")
    return a.Messages(messages=[views.message(row) for row in who.tables.messages(id, after)])


@route("POST", "/tables/{id}/chat", ACTING, tag="talking", status=201)
def say(id: TableId, wish: r.ChatIn, who: Who) -> a.Message:
    """Writes to the table's chat."""
    return views.message(who.tables.say(id, who.me, wish.text))


@route("GET", "/tables/{id}/notes", SIGNED, tag="talking")
def notes(id: TableId, who: Who) -> a.Notes:
    """Your own notes on this table."""
    return a.Notes(text=who.tables.note(id, who.me))


@route("PUT", "/tables/{id}/notes", SIGNED, tag="talking")
def write_notes(id: TableId, wish: r.NotesIn, who: Who) -> a.Notes:
    """Saves your notes. Nobody else can read them."""
    who.tables.write_note(id, who.me, wish.text)
    return a.Notes(text=people.note(wish.text))
