"""The addresses of what everybody may see of a player: profiles and leaderboards."""

from typing import Annotated

from fastapi import Path

from malecon.tables import profiles
from malecon.web.contract import OPEN, route
from malecon.web.visitors import Who

Handle = Annotated[str, Path(max_length=16, pattern="^[0-9a-f]+$")]


@route("GET", "/players/{handle}", (*OPEN, 404), tag="players")
def player(handle: Handle, who: Who) -> profiles.Profile:
    """A player: ratings and how they came about, finished games with their replays, statistics."""
    return profiles.profile(who.tables.store, handle, who.id, who.lang)


@route("GET", "/ratings/{title}", (*OPEN, 404), tag="players")
def leaderboard(title: Annotated[str, Path(max_length=40)], who: Who) -> profiles.Leaderboard:
    """People and bots of a title on one scale."""
    return profiles.leaderboard(who.tables.store, title, who.id, who.lang)
