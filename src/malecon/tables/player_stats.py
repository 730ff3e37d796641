"""Statistics from a player's finished games, by title: wins by seat, scores, and favourite choices."""

from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Annotated, Any

from msgspec import Meta

import malecon
from malecon.core.errors import MaleconError
from malecon.core.title import Title
from malecon.store import SeatRow, Store, TableRow, persons
from malecon.tables.answers import Out
from malecon.tables.ratings import places

RECENT = 300  # newest games whose choices are counted
Games = Sequence[tuple[TableRow, tuple[SeatRow, ...]]]


class Favourite(Out):
    label: Annotated[str, Meta(description="Of the title's axis: a role, a card")]
    name: str
    count: int
    share: Annotated[float, Meta(description="Of all such choices")]


class Favourites(Out):
    head: Annotated[str, Meta(description="What is chosen, as a heading")]
    games: Annotated[int, Meta(description="How many games were looked at, the newest ones")]
    picks: Annotated[list[Favourite], Meta(description="The most frequent first")]


class TitleStats(Out):
    title: str
    title_name: str
    games: int
    wins: int
    fair: Annotated[float, Meta(description="The share of wins if all players won equally often")]
    average: float
    best: int
    seat_games: Annotated[list[int], Meta(description="Games at each seat")]
    seat_wins: list[int]
    scores: list[int]
    favourites: Favourites


def result(row: TableRow) -> dict[str, Any]:
    assert row.result is not None
    return row.result


def own(row: TableRow, seats: tuple[SeatRow, ...], person: str) -> tuple[int, int, int]:
    """(seat, place, points) of a person in a finished game."""
    seat = next(s.seat for s in seats if s.session == person)
    return seat, places(result(row))[seat], result(row)["scores"][seat]


def of_titles(store: Store, games: Games, person: str, lang: str) -> list[TitleStats]:
    """Statistics for each title, the most recently played first; titles without a finished game are left out."""
    found = []
    for name in malecon.titles():
        played = [one for one in games if one[0].title == name]
        if not played:
            continue
        title = malecon.title(name)
        mine = [own(row, seats, person) for row, seats in played]
        scores = [points for _, _, points in mine]
        most = range(title.seats.stop - 1)
        found.append(TitleStats(
            title=name, title_name=title.name_in(lang), games=len(mine), wins=sum(place == 1 for _, place, _ in mine),
            fair=round(sum(1 / len(seats) for _, seats in played) / len(played), 3),
            average=round(sum(scores) / len(scores), 1), best=max(scores),
            seat_games=[sum(seat == n for seat, _, _ in mine) for n in most],
            seat_wins=[sum(seat == n and place == 1 for seat, place, _ in mine) for n in most],
            scores=sorted(scores),
            favourites=_favourites(store, title, [row.id for row, _ in played[:RECENT]], person, lang),
        ))  # fmt: skip
    return found


def _favourites(store: Store, title: Title, tables: list[str], person: str, lang: str) -> Favourites:
    chosen = persons.choices(store, person, tables, title.favourites)
    picks = counted(title, chosen)
    most = picks.total()
    return Favourites(
        head=title.words.say(lang, "title.favourites") if title.favourites else "",
        games=len(tables),
        picks=[
            Favourite(label=label, name=title.label(axis, label, lang), count=n, share=round(n / most, 3))
            for (axis, label), n in sorted(picks.items(), key=lambda one: (-one[1], one[0]))
        ],
    )


def counted(title: Title, chosen: Mapping[str, int]) -> Counter[tuple[str, str]]:
    """How often each (axis, label) was chosen, from notations. Two pieces of one kind, such as both prospectors, count
    as one; so do an axis and the one that stands for its second piece."""
    found = Counter[tuple[str, str]]()
    for notation, n in chosen.items():
        with suppress(MaleconError):  # an action that today's rules don't have
            parts = title.actions.all[title.actions.parse(notation)].parts
            for _, label in parts:
                found[parts[0][0], label.rstrip("0123456789")] += n
    return found
