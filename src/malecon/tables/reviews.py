"""Reviews of finished games. The bots' workers make them in small tasks, between other tables' moves, and the result is
kept with the table."""

import logging
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from threading import Lock
from typing import TYPE_CHECKING, Any

from malecon.bots import ADVISER, Lapse, Lookback, kept, read_lapses
from malecon.store import Store
from malecon.store.reviews import keep_review, review_of
from malecon.tables import answers as a
from malecon.tables.clock import now
from malecon.tables.errors import NotAllowed, TooMany
from malecon.tables.live import Live
from malecon.tables.thinkers import Thought

if TYPE_CHECKING:
    from malecon.tables.thinkers import Thinkers

log = logging.getLogger("malecon.tables")


@dataclass
class Going:
    """A review in progress, and who is waiting for it."""

    looking: Lookback
    owner: str
    known: bytes
    ply: int
    revision: int


class Reviews:
    def __init__(self, store: Store, thinkers: "Thinkers") -> None:
        self._store = store
        self._thinkers = thinkers
        self._going: dict[str, Going] = {}
        self._lock = Lock()

    def see(self, live: Live, lang: str) -> a.Review:
        """The result of a review, or its progress."""
        _check(live)
        found = review_of(self._store, live.id, live.ply, live.row.revision)
        if found is not None:
            return a.Review(state="done", done=1, all=1, ply=live.ply, shares=found["shares"],
                            lapses=[_told(live, x, lang) for x in read_lapses(live.title, found)])  # fmt: skip
        going = self._going.get(live.id)
        if going is None:
            return a.Review(state="none", done=0, all=0, ply=live.ply, shares=[], lapses=[])
        looking = going.looking
        return a.Review(state="going", done=looking.done, all=looking.all, ply=live.ply, shares=[], lapses=[])

    def begin(self, live: Live, person: str) -> None:
        """Starts a review, unless there is one or it is in progress. One at a time per person."""
        _check(live)
        if review_of(self._store, live.id, live.ply, live.row.revision) is not None:
            return
        start = live.at(0)
        plays = [live.title.actions.parse(ply.row.action) for ply in live.plies]
        going = Going(Lookback(start, plays), person, start.to_bytes(), live.ply, live.row.revision)
        with self._lock:
            if live.id in self._going:
                return
            if any(other.owner == person for other in self._going.values()):
                raise TooMany("table-thinking")
            self._going[live.id] = going
        self._go_on(live.id, going)

    def _go_on(self, table: str, going: Going) -> None:
        """Has the next task done; the result is saved after the last one."""
        looking = going.looking
        task = looking.next()
        if task is None:
            try:
                keep_review(self._store, table, going.ply, going.revision, kept(looking), now())
            finally:
                self._going.pop(table, None)
            return
        extra = looking.plays, task.kind, task.about
        thought = Thought("review", ADVISER, looking.title.name, going.known, (), extra, going.owner)
        thought.outcome.add_done_callback(partial(self._done, table, going))
        self._thinkers.think(thought)

    def _done(self, table: str, going: Going, outcome: "Future[Any]") -> None:
        try:
            going.looking.take(outcome.result())
            self._go_on(table, going)
        except BaseException as error:  # nobody else hears of it; if asked for again, it starts over
            log.warning("a game could not be reviewed: %s (%s)", table, type(error).__name__)
            self._going.pop(table, None)


def _check(live: Live) -> None:
    if not live.over:
        raise NotAllowed("table-verdict-not-over")


def _told(live: Live, x: Lapse, lang: str) -> a.Lapse:
    """A costly decision in words."""
    title, names, past = live.title, live.called, live.plies[x.ply]
    view = live.at(x.ply).view(x.seat)

    def choice(action: int, chance: float) -> a.Weighed:
        said = title.sentence(action, lang, names, title.moment(view, action))
        return a.Weighed(notation=title.actions.notation(action), sentence=said, chance=chance)

    return a.Lapse(
        ply=x.ply,
        seat=x.seat,
        round=past.round,
        loss=x.loss,
        played=choice(x.played, x.chance),
        better=choice(x.better, x.possible),
        why=x.why(lang, names),
        price=x.price(lang, names),
        whole=[title.actions.notation(action) for action in x.whole],
        steps=[title.sentence(action, lang, names) for action in x.whole] if len(x.whole) > 1 else [],
    )
