"""The addresses. Each one asks the tables and answers; none knows a rule."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from malecon import __name__ as _package
from malecon.bots import ADVISER
from malecon.core.position import Position
from malecon.store import SessionRow
from malecon.tables import people, views
from malecon.tables.bots import check_code, levels, task
from malecon.tables.errors import NotAllowed, NotFound, NotYours, Refused, Unfit
from malecon.tables.making import SeatPlan
from malecon.web import asked
from malecon.web import models as m
from malecon.web.context import A_YEAR, Ask, Asking, SeatPath, SeatQuery, TableId, reply
from malecon.web.guard import COOKIE
from malecon.web.problems import WORDS

MOST_LISTED = 100
MOST_REASONS = 200
MOST_HINTS = 5

_TOO_MUCH: dict[int | str, dict[str, Any]] = {
    413: {"model": m.Problem, "description": "Too large"},
    429: {"model": m.Problem, "description": "Too fast"},
    503: {"model": m.Problem, "description": "The database does not answer: try again"},
}
_UNFIT: dict[int | str, dict[str, Any]] = {
    422: {"model": m.IllegalProblem, "description": "The request does not fit, or the rules refuse it"}
}
_OPEN = {**_TOO_MUCH, **_UNFIT, 404: {"model": m.Problem, "description": "No such thing"}}
_LOOKING = {**_OPEN, 403: {"model": m.Problem, "description": "Not your seat, or from another page"}}
_SIGNED = {**_LOOKING, 401: {"model": m.Problem, "description": "No session"}}
_ACTING = {**_SIGNED, 409: {"model": m.StaleProblem, "description": "Not as things stand: the table as it is now"}}

router = APIRouter(prefix="/api", generate_unique_id_function=lambda route: route.name)


# -- the busiest first: addresses are tried in this order


@router.post("/tables/{id}/actions", response_model=m.Answer, responses=_ACTING, tags=["acting"])
async def act(id: TableId, body: asked.ActionsIn, ask: Ask) -> Response:
    """Plays actions for the seat to move, all or none. Answered once it is on the disk."""
    return reply(await ask.tables.act_soon(id, ask.who.id, body.ply, body.actions, body.key, body.revision))


# -- the house


@router.get("/health", response_model=m.Health, responses=_TOO_MUCH, tags=["house"])
def health(ask: Ask) -> Response:
    """Whether the server and its database answer."""
    from importlib.metadata import version

    live, tables = ask.tables.store.counts()
    return reply({"ok": True, "version": version(_package), "tables": tables, "live": live})


@router.get("/titles", response_model=m.Titles, responses=_TOO_MUCH | _UNFIT, tags=["house"])
def titles(ask: Ask, lang: Annotated[str | None, Query(max_length=8)] = None) -> Response:
    """What can be played, with which options, against which bots."""
    bots = [{"code": level, "text": WORDS.say(ask.lang, f"web-level-{level}")} for level, _ in levels()]
    return reply({"titles": views.titles_data(ask.lang), "bots": bots})


@router.post("/session", response_model=m.Session, responses=_TOO_MUCH | _UNFIT | {403: _LOOKING[403]}, tags=["house"])
def begin_session(body: asked.SessionIn, ask: Ask, request: Request) -> Response:
    """Says who you are. A cookie remembers it; said again, it renames you."""
    name = people.name(body.name)
    if not name:
        raise Unfit("table-name")
    if ask.session is not None:
        row = ask.sessions.save(SessionRow(ask.session.id, name, ask.session.created_at))
        return reply({"name": name, "waiting": ask.tables.store.seats_waiting(row.id)})
    secret, _ = ask.sessions.begin(name)
    answer = reply({"name": name, "waiting": 0})
    secure = request.url.scheme == "https"
    answer.set_cookie(COOKIE, secret, max_age=A_YEAR, httponly=True, samesite="strict", secure=secure, path="/")
    return answer


@router.get("/session", response_model=m.Session, responses=_TOO_MUCH | {401: _SIGNED[401]}, tags=["house"])
def session(ask: Ask) -> Response:
    """Who you are."""
    return reply({"name": ask.who.name, "waiting": ask.tables.store.seats_waiting(ask.who.id)})


@router.delete(
    "/session", status_code=204, responses=_TOO_MUCH | {401: _SIGNED[401], 403: _LOOKING[403]}, tags=["house"]
)
def end_session(ask: Ask) -> Response:
    """Forgets you. Your seats are nobody's then, unless you keep an invitation to them."""
    ask.sessions.end(ask.who)
    answer = Response(status_code=204)
    answer.delete_cookie(COOKIE, path="/")
    return answer


# -- tables


def _plans(seats: list[asked.SeatIn] | None) -> list[SeatPlan] | None:
    return None if seats is None else [SeatPlan(s.kind, s.bot, s.name, s.mine) for s in seats]


@router.post("/tables", status_code=201, response_model=m.Table, responses=_SIGNED, tags=["tables"])
def make_table(body: asked.TableIn, ask: Ask) -> Response:
    """A new table. You take the first person's seat."""
    live = ask.tables.create(
        body.title,
        _plans(body.seats) or [],
        session=ask.who.id,
        name=ask.who.name,
        options=body.options,
        seed=body.seed,
        clock_wish=body.clock.model_dump() if body.clock else None,
        settings={"pace": body.pace, "confirm": body.confirm, "rated": body.rated},
    )
    return reply(ask.table(live), 201)


@router.get("/tables", response_model=m.TableList, responses=_TOO_MUCH | _UNFIT, tags=["tables"])
def list_tables(ask: Ask) -> Response:
    """Your tables, those under way first; and those with a free seat for whoever comes."""
    store = ask.tables.store
    mine = [] if ask.id is None else store.tables_of(ask.id, MOST_LISTED)
    others = [table for table in store.open_tables(MOST_LISTED) if table not in mine]
    brief = [[views.brief(ask.tables.live(t), ask.id, ask.lang) for t in some] for some in (mine, others)]
    brief[0].sort(key=lambda b: (b["over"], not b["my_turn"]))
    return reply({"mine": brief[0], "open": brief[1]})


@router.post("/import", status_code=201, response_model=m.Table, responses=_SIGNED, tags=["tables"])
def bring_record(body: asked.ImportIn, ask: Ask) -> Response:
    """A table from a record."""
    live = ask.tables.bring(body.record, _plans(body.seats), session=ask.who.id, name=ask.who.name)
    return reply(ask.table(live), 201)


@router.get("/tables/{id}", response_model=m.Table, responses=_LOOKING, tags=["tables"])
def table(id: TableId, ask: Ask, seat: SeatQuery = None) -> Response:
    """The table as you may see it: from your seat, or as a spectator."""
    return reply(ask.table(ask.tables.live(id, certain=True), seat))


@router.get("/tables/{id}/history", response_model=m.History, responses=_LOOKING, tags=["history"])
def history(
    id: TableId, ask: Ask, seat: SeatQuery = None, first: Annotated[int, Query(ge=0, le=1_000_000)] = 0
) -> Response:
    """What was played, from a ply on, with what each action changed, as you may know it."""
    live = ask.tables.live(id, certain=True)
    eyes = ask.tables.seat_for(live, ask.id, seat)
    return reply({
        "id": id,
        "ply": live.ply,
        "revision": live.row.revision,
        "seat": eyes,
        "plies": views.history_data(live, eyes, ask.lang, first),
        "opening": views.forced_data(live, live.opening, eyes, ask.lang),
        "scores": views.scores_data(live) if live.over else None,
    })  # fmt: skip


@router.get("/tables/{id}/plies/{ply}", response_model=m.AtPly, responses=_LOOKING, tags=["history"])
def at_ply(id: TableId, ply: Annotated[int, Path(ge=0, le=1_000_000)], ask: Ask, seat: SeatQuery = None) -> Response:
    """The position after so many plies, as you may see it."""
    live = ask.tables.live(id, certain=True)
    return reply(views.at_ply(ask.tables, live, ply, ask.tables.seat_for(live, ask.id, seat), ask.lang))


@router.get(
    "/tables/{id}/record",
    response_class=Response,
    responses=_LOOKING
    | {200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "The record"}},
    tags=["history"],
)
def record(id: TableId, ask: Ask) -> Response:
    """The whole play as text, once it is over."""
    headers = {"content-disposition": f'attachment; filename="malecon-{id}.txt"'}
    return Response(ask.tables.record(id), media_type="text/plain", headers=headers)


@router.post("/tables/{id}/fork", status_code=201, response_model=m.Table, responses=_SIGNED, tags=["history"])
def fork(id: TableId, body: asked.ForkIn, ask: Ask) -> Response:
    """A new table that goes on from a ply of this one. What you cannot know of a play under way is drawn anew."""
    who = ask.who
    live = ask.tables.fork(id, body.ply, _plans(body.seats), session=who.id, name=who.name, seat=body.seat)
    return reply(ask.table(live), 201)


@router.post("/tables/{id}/rematch", status_code=201, response_model=m.Table, responses=_ACTING, tags=["tables"])
def rematch(id: TableId, ask: Ask) -> Response:
    """The same people again; whoever asks second comes to the same table."""
    return reply(ask.table(ask.tables.rematch(id, session=ask.who.id)), 201)


# -- acting


@router.post("/tables/{id}/undo", response_model=m.Answer, responses=_ACTING, tags=["acting"])
def undo(id: TableId, body: asked.UndoIn, ask: Ask) -> Response:
    """Takes back a step or the turn, where nothing new was learnt and nobody else has acted."""
    return reply(ask.tables.undo(id, ask.who.id, body.scope, body.key))


@router.post("/tables/{id}/end-turn", response_model=m.Answer, responses=_ACTING, tags=["acting"])
def end_turn(id: TableId, body: asked.KeyIn, ask: Ask) -> Response:
    """Lets the others go on, where turns are ended by hand."""
    return reply(ask.tables.end_turn(id, ask.who.id, body.key))


@router.post("/tables/{id}/takeback", response_model=m.Answer, responses=_ACTING, tags=["acting"])
def ask_back(id: TableId, body: asked.TakebackIn, ask: Ask) -> Response:
    """Asks everybody to go back to a ply; alone with bots it is done at once."""
    return reply(ask.tables.ask_back(id, ask.who.id, body.ply, body.key))


@router.post("/tables/{id}/takeback/answer", response_model=m.Answer, responses=_ACTING, tags=["acting"])
def answer_back(id: TableId, body: asked.AgreeIn, ask: Ask) -> Response:
    """Agrees to go back, or not."""
    return reply(ask.tables.answer_back(id, ask.who.id, body.agree, body.key))


@router.get("/tables/{id}/reasons", response_model=m.Reasons, responses=_SIGNED, tags=["acting"])
def reasons(
    id: TableId, ask: Ask, seat: SeatQuery = None, verb: Annotated[str | None, Query(max_length=40)] = None
) -> Response:
    """Why what you cannot play now cannot be played: of the verbs in question, or of one."""
    live = ask.tables.live(id, certain=True)
    eyes = ask.tables.seat_for(live, ask.who.id, seat)
    return reply({"reasons": views.reasons_data(live, ask.id, eyes, verb, ask.lang, MOST_REASONS)})


@router.get("/tables/{id}/hint", response_model=m.Hints, responses=_ACTING, tags=["acting"])
async def hint(id: TableId, ask: Ask, bot: Annotated[str | None, Query(max_length=60)] = None) -> Response:
    """What a bot would do in your place, and why. It knows no more than you."""
    code = check_code(bot or ADVISER)
    live = await asyncio.to_thread(ask.tables.live, id, certain=True)
    seat = live.to_move
    if seat is None or seat not in live.held_by(ask.who.id):
        raise NotYours("table-not-your-turn")
    if live.row.settings.get("rated"):
        raise NotAllowed("table-hint-rated")
    hints = await _thought(ask, "hint", code, live.position, MOST_HINTS, ask.lang, views.names_of(live))
    return reply({"ply": live.ply, "hints": hints})


@router.get("/tables/{id}/plies/{ply}/verdict", response_model=m.Verdict, responses=_ACTING, tags=["history"])
async def verdict(
    id: TableId,
    ply: Annotated[int, Path(ge=0, le=1_000_000)],
    ask: Ask,
    bot: Annotated[str | None, Query(max_length=60)] = None,
) -> Response:
    """What a decision of a finished play of yours cost, and what a bot would have done, who knows no more than its
    seat did then."""
    code = check_code(bot or ADVISER)
    live = await asyncio.to_thread(ask.tables.live, id, certain=True)
    if not live.held_by(ask.who.id):
        raise NotYours("table-not-seated")
    if not live.over:
        raise NotAllowed("table-verdict-not-over")
    if ply >= live.ply:
        raise NotFound("table-no-ply", ply=ply, last=live.ply - 1)
    position, row = await asyncio.to_thread(live.at, ply), live.plies[ply].row
    found = await _thought(ask, "verdict", code, position, row.action, ask.lang, views.names_of(live))
    return reply({"ply": ply, "seat": row.seat, **found})


async def _thought(ask: Asking, kind: str, code: str, position: Position, *extra: Any) -> Any:
    """What a bot has to say of a position, as the seat to move sees it."""
    loop = asyncio.get_running_loop()
    found: asyncio.Future[Any] = loop.create_future()

    def done(outcome: Any) -> None:
        loop.call_soon_threadsafe(lambda: None if found.done() else found.set_result(outcome))

    ask.tables.pool.submit(task(kind, code, position, position.to_move or 0, done, *extra))
    outcome = await found
    if outcome is None:
        raise Refused("table-hint-none")
    return outcome


# -- seats


@router.post("/tables/{id}/join", response_model=m.Joined, responses=_ACTING, tags=["seats"])
def join(id: TableId, body: asked.JoinIn, ask: Ask) -> Response:
    """Takes a free seat, or the one an invitation is for. Several seats may be yours: hot-seat."""
    return reply(ask.tables.join(id, ask.who.id, body.name or ask.who.name, body.seat, body.link))


@router.post("/tables/{id}/leave", response_model=m.Answer, responses=_ACTING, tags=["seats"])
def leave(id: TableId, body: asked.LeaveIn, ask: Ask) -> Response:
    """Gives up your seats. A bot plays on until somebody takes them."""
    return reply(ask.tables.leave(id, ask.who.id, body.seat))


@router.post("/tables/{id}/seats/{seat}/stand-in", response_model=m.Answer, responses=_ACTING, tags=["seats"])
def hand_over(id: TableId, seat: SeatPath, body: asked.StandInIn, ask: Ask) -> Response:
    """Lets a bot play a seat: yours, or that of somebody who is not there."""
    return reply(ask.tables.hand_over(id, ask.who.id, seat, body.bot))


@router.delete("/tables/{id}/seats/{seat}/stand-in", response_model=m.Answer, responses=_ACTING, tags=["seats"])
def take_back(id: TableId, seat: SeatPath, ask: Ask) -> Response:
    """Plays your own seat again."""
    return reply(ask.tables.take_back(id, ask.who.id, seat))


@router.post(
    "/tables/{id}/seats/{seat}/link", status_code=201, response_model=m.Link, responses=_ACTING, tags=["seats"]
)
def make_link(id: TableId, seat: SeatPath, ask: Ask) -> Response:
    """An invitation to a seat: to a free one of your table, or to your own, for another device of yours."""
    secret = ask.tables.make_link(id, ask.who.id, seat)
    return reply({"link": secret, "path": f"/table/{id}#join={secret}"}, 201)


@router.delete("/tables/{id}/seats/{seat}/link", status_code=204, responses=_ACTING, tags=["seats"])
def revoke_link(id: TableId, seat: SeatPath, ask: Ask) -> Response:
    """Makes the invitation void."""
    ask.tables.revoke_link(id, ask.who.id, seat)
    return Response(status_code=204)


@router.put("/tables/{id}/seats/{seat}/plans", response_model=m.Answer, responses=_ACTING, tags=["seats"])
def plan(id: TableId, seat: SeatPath, body: asked.PlansIn, ask: Ask) -> Response:
    """Decisions made beforehand, tried in this order when the seat must decide."""
    wishes = [p.model_dump(exclude_none=True) for p in body.plans]
    return reply(ask.tables.plan(id, ask.who.id, seat, wishes))


# -- talking


def _messages(ask: Asking, id: str, after: int) -> Response:
    return reply({"messages": [views.message_data(row) for row in ask.tables.messages(id, after)]})


@router.get("/tables/{id}/chat", response_model=m.Messages, responses=_LOOKING, tags=["talking"])
def messages(id: TableId, ask: Ask, after: Annotated[int, Query(ge=0, le=1_000_000)] = 0) -> Response:
    """What was said."""
    return _messages(ask, id, after)


@router.post("/tables/{id}/chat", status_code=201, response_model=m.Message, responses=_SIGNED, tags=["talking"])
def say(id: TableId, body: asked.ChatIn, ask: Ask) -> Response:
    """Says something to the table."""
    return reply(views.message_data(ask.tables.say(id, ask.who.id, body.text)), 201)


@router.get("/tables/{id}/notes", response_model=m.Notes, responses=_SIGNED, tags=["talking"])
def notes(id: TableId, ask: Ask) -> Response:
    """Your own notes on this table."""
    return reply({"text": ask.tables.note(id, ask.who.id)})


@router.put("/tables/{id}/notes", response_model=m.Notes, responses=_SIGNED, tags=["talking"])
def write_notes(id: TableId, body: asked.NotesIn, ask: Ask) -> Response:
    """Keeps your notes. Nobody else can read them."""
    ask.tables.write_note(id, ask.who.id, body.text)
    return reply({"text": people.note(body.text)})
