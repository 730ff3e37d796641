"""Advice: what a bot would do in your place, and what a decision of a finished game cost. It knows no more than you."""

from malecon.tables.errors import NotAllowed, NotFound, NotYours, Refused
from malecon.tables.live import Live
from malecon.tables.thinkers import Thought

MOST_HINTS = 5


def hint(live: Live, session: str, code: str, lang: str) -> Thought:
    """A question about the decision that this person has to make now."""
    seat = live.turn_of(session)
    if seat is None:
        raise NotYours("table-not-your-turn")
    if live.setting("rated"):
        raise NotAllowed("table-hint-rated")
    if not live.gathered:
        raise Refused("table-waiting")
    return Thought.about("hint", code, live.questions[seat], live.ply, MOST_HINTS, lang, live.called, owner=session)


def verdict(live: Live, session: str, ply: int, code: str, lang: str) -> Thought:
    """A question about a decision in a finished game of this person."""
    if not live.held_by(session):
        raise NotYours("table-not-seated")
    if not live.over:
        raise NotAllowed("table-verdict-not-over")
    if ply >= live.ply:
        raise NotFound("table-no-ply", ply=ply, last=live.ply - 1)
    played = live.plies[ply].row.action
    return Thought.about("verdict", code, live.at(ply), ply, played, lang, live.called, owner=session)
