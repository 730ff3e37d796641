"""Sends turn news to people who aren't there: each channel as often as they like, several games in one message, never
in quiet hours unless time is about to run out. What is due follows from the database alone, so nothing is forgotten or
sent twice after a restart. One process does it."""

import logging
from datetime import datetime
from threading import Event, Thread
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import malecon
from malecon.core.words import LANGS
from malecon.store import news, persons
from malecon.store.news import ChannelRow, Waiting
from malecon.tables import Tables, days_off
from malecon.tables.clock import now
from malecon.web.posting import NotSent
from malecon.web.problems import WORDS
from malecon.web.sending import Senders, Telling

log = logging.getLogger("malecon.news")

EVERY = 10.0  # seconds between two looks
GRACE = 30_000  # milliseconds in which someone who is there would have seen it
SECOND, MINUTE, HOUR, DAY = 1000, 60_000, 3_600_000, 86_400_000
PAUSE = {"each": MINUTE, "hour": HOUR, "day": DAY, "last": 0}  # between two messages of a channel
LAST_CALL = 3 * HOUR  # before a clock runs out, or a tenth of what it gave


class Newsroom:
    def __init__(self, tables: Tables, senders: Senders) -> None:
        self._tables, self._store, self._senders = tables, tables.store, senders
        self._stopped = Event()
        self._thread = Thread(target=self._run, name="malecon-news", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._stopped.set()
        if self._thread.is_alive():
            self._thread.join(3)

    def _run(self) -> None:
        while not self._stopped.wait(EVERY):
            try:
                if self._store.try_to_lead():
                    self.look(now())
            except Exception:
                log.exception("news could not be told")

    def look(self, at: int) -> int:
        """Sends every channel what is due; returns the number of messages."""
        heard = [c for c in news.channels(self._store) if c.confirmed and c.often != news.NEVER]
        return sum(self._tell(channel, at) for channel in heard)

    def _tell(self, channel: ChannelRow, at: int) -> bool:
        games = news.waiting(self._store, channel)
        person = persons.person(self._store, channel.person) if games else None
        if person is None or days_off.away(person.settings, at):
            return False
        last = {g.table for g in games if not g.last and _runs_out(g, at)}
        fresh = [g for g in games if _unseen(g, at) and (g.told_at != g.moved_at or g.table in last)]
        if channel.often == "last":
            fresh = [g for g in fresh if g.table in last]
        if is_quiet(person.settings, at):
            fresh = [g for g in fresh if g.table in last and person.settings.get("last_call", True)]
        urgent = any(g.table in last for g in fresh)
        if not fresh or (not urgent and at - (channel.told_at or 0) < PAUSE[channel.often]):
            return False
        lang = person.settings.get("lang")
        telling = compose(games, at, lang if lang in LANGS else "en")
        trouble = None
        try:
            self._senders.send(channel, telling)
        except NotSent as problem:
            if problem.gone and channel.kind == "push":  # the browser has ended the subscription
                news.drop(self._store, channel.person, channel.id)
                return False
            trouble = str(problem)[:100]
        news.note(self._store, channel, games, {g.table for g in games if g.last or g.table in last}, at, trouble)
        return trouble is None


def _unseen(game: Waiting, at: int) -> bool:
    return at - game.moved_at >= GRACE and at - (game.seen_at or 0) >= 2 * GRACE


def _runs_out(game: Waiting, at: int) -> bool:
    if game.due_at is None or game.clock is None or game.invited:
        return False
    return game.due_at - at < min(LAST_CALL, int(game.clock["seconds"]) * SECOND // 10)


def is_quiet(settings: dict[str, Any], at: int) -> bool:
    """Whether it is a quiet hour in the person's time zone."""
    if not settings.get("quiet"):
        return False
    try:
        zone = ZoneInfo(str(settings.get("zone") or "UTC"))
    except (ZoneInfoNotFoundError, ValueError):
        zone = ZoneInfo("UTC")
    hour = datetime.fromtimestamp(at / 1000, zone).hour
    begins, ends = int(settings.get("from", 23)), int(settings.get("to", 8))
    return begins <= hour < ends if begins <= ends else hour >= begins or hour < ends


def compose(games: list[Waiting], at: int, lang: str) -> Telling:
    """The game with the least time left, and how many more. Nothing hidden at a table is used here."""
    first = games[0]
    title = malecon.title(first.title).name_in(lang)
    if first.invited:
        head = WORDS.say(lang, "news-invited", title=title)
    elif first.due_at is None:
        head = WORDS.say(lang, "news-turn", title=title)
    else:
        hours, minutes = divmod(max(0, first.due_at - at) // MINUTE, 60)
        head = WORDS.say(lang, "news-turn-left", title=title, hours=hours, minutes=minutes)
    more, stop, end = (WORDS.say(lang, key, more=len(games) - 1) for key in ("news-more", "news-stop", "news-end"))
    return Telling(head, more, f"/table/{first.table}", stop, end)
