"""Bots from outside: programs with an account and a token. They sit at tables as people do and are marked as bots."""

from secrets import token_hex, token_urlsafe

import msgspec

from malecon.store import SessionRow, Store, persons
from malecon.store.handles import PROGRAM, handle_of, is_program
from malecon.store.persons import PersonRow
from malecon.tables import clock, people
from malecon.tables.errors import NotAllowed, NotFound, Unfit
from malecon.tables.live import Live

GUEST, RATED = "guest", "rated"  # what a bot may do: RATED bots may also play rated games with people


class Programs:
    """The accounts of bots, for operators."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def all(self) -> list[PersonRow]:
        return persons.programs(self._store)

    def admit(self, name: str, rated: bool) -> tuple[PersonRow, str]:
        """Makes a bot's account and its token, which is shown only once. An earlier token is void."""
        if not people.name(name):
            raise Unfit("table-name")
        called, at = people.marked(name), clock.now()
        known = self._known(called)
        fresh = PROGRAM + token_hex(16)
        row = known or PersonRow(fresh, handle_of(fresh), called, at)
        row = msgspec.structs.replace(row, program=RATED if rated else GUEST)
        secret = token_urlsafe(32)
        token = SessionRow(people.hashed(secret), called, at, person=row.id, seen_at=at, agent="bot")
        persons.keep_program(self._store, row, token)
        return row, secret

    def dismiss(self, name: str) -> PersonRow:
        """Ends a bot's token. Its games stay, and with a new token it can come back."""
        row = self._known(people.marked(name))
        if row is None:
            raise NotFound("table-no-bot", name=people.marked(name))
        persons.keep_program(self._store, row, None)
        return row

    def _known(self, called: str) -> PersonRow | None:
        return next((row for row in self.all() if row.name.casefold() == called.casefold()), None)


def check_company(store: Store, live: Live, newcomer: str) -> None:
    """NotAllowed if a bot without permission would play a rated game with people."""
    if not live.setting("rated"):
        return
    company = live.people | {newcomer}
    bots = {person for person in company if is_program(person)}
    if bots and bots != company and not all(_may_be_rated(store, bot) for bot in bots):
        raise NotAllowed("table-bot-rated")


def check_search(store: Store, person: str, rated: bool) -> None:
    """NotAllowed if a bot without permission looks for a rated game: people look for those too."""
    if rated and is_program(person) and not _may_be_rated(store, person):
        raise NotAllowed("table-bot-rated")


def _may_be_rated(store: Store, bot: str) -> bool:
    row = persons.person(store, bot)
    return row is not None and row.program == RATED
