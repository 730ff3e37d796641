"""The addresses for players: profiles and leaderboards, finding a game, days off, hiding games from one's list."""

from typing import Annotated

from fastapi import Path, Response

from malecon.store import SeekerRow, Store, persons, seekers
from malecon.tables import answers as a
from malecon.tables import days_off, pairing, profiles
from malecon.tables.clock import now
from malecon.web import requests as r
from malecon.web.account_routes import MINE
from malecon.web.contract import OPEN, SIGNED, route
from malecon.web.visitors import Visitor, Who

Handle = Annotated[str, Path(max_length=16, pattern="^[0-9a-f]+$")]
PUT_AWAY = "put_away"  # a setting of a person: finished games that their list doesn't show
MOST_PUT_AWAY = 2000


@route("GET", "/players/{handle}", (*OPEN, 404), tag="players")
def player(handle: Handle, who: Who) -> profiles.Profile:
    """A player: ratings and their history, finished games with replays, statistics."""
    return profiles.profile(who.tables.store, handle, who.id, who.lang)


@route("GET", "/ratings/{title}", (*OPEN, 404), tag="players")
def leaderboard(title: Annotated[str, Path(max_length=40)], who: Who) -> profiles.Leaderboard:
    """People and bots of a title on one scale."""
    return profiles.leaderboard(who.tables.store, title, who.id, who.lang)


# -- a game with anyone


def _search(who: Visitor, row: SeekerRow | None) -> a.Search:
    if row is None:
        return a.Search(pairing=None)
    at = now()
    alike = seekers.alike(who.tables.store, row, at - pairing.ALIVE)
    return a.Search(
        pairing=a.Pairing(
            title=row.title, seats=row.seats, rated=row.rated, since=row.since, now=at, alike=len(alike),
            offer=at - row.since >= pairing.OFFER, table=row.table_id,
        )
    )  # fmt: skip


@route("POST", "/pairing", SIGNED, tag="pairing", status=201)
def look_for_game(wish: r.PairingIn, who: Who) -> a.Search:
    """Starts looking for a game, replacing any earlier search. Ask GET /pairing every few seconds: it finds the table,
    and a search without a sign of life ends."""
    row = pairing.begin(who.tables, who.me, who.signed.name, wish.title, wish.seats, wish.rated)
    return _search(who, row)


@route("GET", "/pairing", SIGNED, tag="pairing")
def search(who: Who) -> a.Search:
    """How your search for a game stands."""
    return _search(who, pairing.look(who.tables, who.me))


@route("POST", "/pairing/bots", SIGNED, tag="pairing")
def play_bots(who: Who) -> a.Search:
    """Starts right away, with bots on the free seats. Such a game isn't rated."""
    return _search(who, pairing.with_bots(who.tables, who.me))


@route("DELETE", "/pairing", SIGNED, tag="pairing", status=204)
def stop_looking(who: Who) -> Response:
    """Ends your search. If a table has been found for you, it stays."""
    seekers.stop(who.tables.store, who.me)
    return Response(status_code=204)


# -- days off


@route("GET", "/account/days-off", MINE, tag="account")
def my_days_off(who: Who) -> days_off.DaysOff:
    """When the clocks of your correspondence games are stopped, and how many days off are left this year."""
    return days_off.told(who.tables, who.me)


@route("PUT", "/account/days-off", MINE, tag="account")
def take_days_off(wish: r.DaysOffIn, who: Who) -> days_off.DaysOff:
    """Takes days off, replacing those you had planned. Everybody at your correspondence games sees them."""
    days_off.take(who.tables, who.me, wish.begins, wish.ends)
    return days_off.told(who.tables, who.me)


@route("DELETE", "/account/days-off", MINE, tag="account")
def end_days_off(who: Who) -> days_off.DaysOff:
    """Ends your days off: your clocks run again, and the remaining days are yours again."""
    days_off.end(who.tables, who.me)
    return days_off.told(who.tables, who.me)


# -- one's own list


def put_away(store: Store, person: str | None) -> frozenset[str]:
    """The games a person has hidden from their list."""
    found = None if person is None else persons.person(store, person)
    return frozenset() if found is None else frozenset(found.settings.get(PUT_AWAY, ()))


@route("PUT", "/account/put-away", MINE, tag="account", status=204)
def put_games_away(wish: r.PutAwayIn, who: Who) -> Response:
    """Hides finished games from your list, or shows them again."""
    store = who.tables.store
    person = persons.person(store, who.me)
    if person is not None:
        known = [table for table in person.settings.get(PUT_AWAY, ()) if table not in wish.tables]
        kept = (known + wish.tables if wish.away else known)[-MOST_PUT_AWAY:]
        persons.keep_settings(store, who.me, person.settings | {PUT_AWAY: kept})
    return Response(status_code=204)
