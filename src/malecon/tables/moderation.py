"""Running a public site: who may not come or talk, what players report, which tables are closed or hidden.

`Moderation` changes nothing but the database, so `malecon admin` can use it beside a running server, which hears of it
through a notice. `Sanctions` is what a server keeps of it in memory.
"""

from functools import lru_cache
from ipaddress import ip_address, ip_network
from secrets import choice, token_urlsafe

import msgspec

from malecon.store import ReportRow, SanctionRow, Store, moderation, retention
from malecon.tables import clock, people
from malecon.tables.errors import NotAllowed, NotFound, NotYours, TooMany, Unfit
from malecon.tables.limits import DAY
from malecon.tables.live import Live
from malecon.tables.making import LETTERS

HOUR = 3600 * 1000
BAN, MUTE = "ban", "mute"
LONGEST_REASON = 300
LONGEST_REPORT = 1000
PERSON_LENGTH = 64  # hexadecimal digits


class Sanctions:
    """The bans and mutes in force."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._rows: tuple[SanctionRow, ...] = ()
        self.reload()

    def reload(self) -> None:
        self._rows = tuple(moderation.sanctions(self._store, clock.now()))

    @property
    def rows(self) -> tuple[SanctionRow, ...]:
        return self._rows

    def of(self, what: str, person: str | None, address: str | None = None) -> SanctionRow | None:
        """The sanction that keeps this person or address from something."""
        if not self._rows:
            return None
        at = clock.now()
        for row in self._rows:
            meant = (person is not None and row.person == person) or (address is not None and row.address == address)
            if row.what == what and meant and (row.until is None or row.until > at):
                return row
        return None

    def check_voice(self, person: str) -> None:
        """NotAllowed if the person is muted."""
        muted = self.of(MUTE, person)
        if muted is not None:
            raise NotAllowed("table-muted", **sentence_parts(muted))


def sentence_parts(row: SanctionRow) -> dict[str, str]:
    """What a person is told about a sanction: until when, and why. "none" means that it never ends, or has no
    reason."""
    return {"until": "none" if row.until is None else clock.day_of(row.until), "reason": row.reason or "none"}


@lru_cache(maxsize=10_000)
def network(address: str) -> str:
    """The address that a limit or a ban counts. Of IPv6 it is the /64, which belongs to one customer."""
    try:
        parsed = ip_address(address.partition("%")[0].partition("/")[0].strip("[]"))
    except ValueError:
        return address
    if parsed.version == 4:
        return str(parsed)
    return str(parsed.ipv4_mapped or ip_network((parsed, 64), strict=False))


class Moderation:
    def __init__(self, store: Store) -> None:
        self.store = store

    # -- operators

    def token(self, hours: int) -> str:
        """A secret that makes its holder an operator for some time."""
        secret = token_urlsafe(32)
        moderation.save_token(self.store, people.hashed(secret), clock.now() + hours * HOUR)
        return secret

    def is_operator(self, secret: str | None) -> bool:
        if not secret or len(secret) > 200:
            return False
        return moderation.is_operator(self.store, people.hashed(secret), clock.now())

    def end_token(self, secret: str) -> None:
        moderation.forget_tokens(self.store, people.hashed(secret))

    def end_tokens(self) -> int:
        return moderation.forget_tokens(self.store)

    # -- tables

    def close(self, table: str) -> None:
        """Closes a game: it can still be viewed, but nobody can act or talk there."""
        self._mark(table, closed=True, due_at=None)

    def open(self, table: str) -> None:
        """Reopens a closed game. The time in between doesn't count on the clocks."""
        rows = self.store.load(table)
        if rows is None:
            raise NotFound("table-unknown")
        at = clock.now()
        row = msgspec.structs.replace(rows[0], moved_at=at, closed=False)
        self._mark(table, closed=False, moved_at=at, due_at=clock.due(row, rows[1], int(row.settings.get("pace", 0))))

    def hide(self, table: str) -> None:
        """Hides a table; nothing is lost."""
        self._mark(table, hidden=True, due_at=None)

    def show(self, table: str) -> None:
        self._mark(table, hidden=False)
        rows = self.store.load(table)
        if rows is not None and not rows[0].closed:
            self.open(table)

    def delete(self, table: str) -> None:
        """Deletes a table for good, with its chat and notes."""
        self._mark(table, hidden=True, closed=True, due_at=None)  # servers forget it first
        retention.delete_tables(self.store, [table])

    def _mark(self, table: str, **columns: object) -> None:
        if not moderation.mark_table(self.store, table, **columns):
            raise NotFound("table-unknown")

    # -- people

    def sanction(self, what: str, target: str, days: int | None, reason: str) -> SanctionRow:
        """Bans or mutes: a person, a table's seat (TABLE/SEAT), or bans an address (of IPv6 the /64)."""
        person, address = self.who(target)
        if what == MUTE and person is None:
            raise Unfit("table-mute-person")
        at = clock.now()
        known = {} if person is None else moderation.people(self.store, [person])
        row = SanctionRow(
            id=_new_id(),
            what=what,
            person=person,
            address=address,
            name=known[person].name if person in known else "",
            reason=people.line(reason, LONGEST_REASON),
            at=at,
            until=None if days is None else at + days * DAY,
        )
        moderation.add_sanction(self.store, row)
        return row

    def lift(self, sanction: str) -> None:
        if not moderation.lift_sanction(self.store, sanction):
            raise NotFound("table-no-sanction")

    def who(self, target: str) -> tuple[str | None, str | None]:
        """The person or the address that is meant (one of the two)."""
        if len(target) == PERSON_LENGTH and all(c in "0123456789abcdef" for c in target):
            return target, None
        table, _, seat = target.partition("/")
        rows = self.store.load(table) if seat.isdecimal() and len(seat) < 3 else None
        if rows is not None:
            sitting = next((s.session for s in rows[1] if s.seat == int(seat)), None)
            if sitting is None:
                raise NotFound("table-nobody-there")
            return sitting, None
        try:
            ip_address(target.partition("/")[0].strip("[]"))
        except ValueError:
            raise Unfit("table-target") from None
        return None, network(target)

    # -- reports

    def report(self, live: Live, person: str, name: str, seat: int | None, text: str, most: int) -> ReportRow:
        """A report about a table or a person, for the operators."""
        at = clock.now()
        if moderation.reports_by(self.store, person, at - DAY) >= most:
            raise TooMany("table-too-many-reports", most=most)
        if seat is not None and not 0 <= seat < len(live.seats):
            raise NotFound("table-no-seat", seat=seat)
        if seat is not None and live.seats[seat].session == person:
            raise NotYours("table-report-self")
        words = people.line(text, LONGEST_REPORT)
        if not words:
            raise Unfit("table-report-empty")
        about = None if seat is None else live.seats[seat]
        row = ReportRow(
            id=_new_id(),
            table_id=live.id,
            person=person,
            name=name,
            about=None if about is None else about.session,
            about_name="" if about is None else live.names[about.seat],
            text=words,
            at=at,
        )
        moderation.add_report(self.store, row)
        return row

    def finish(self, report: str) -> None:
        if not moderation.finish_report(self.store, report, clock.now()):
            raise NotFound("table-no-report")


def _new_id() -> str:
    return "".join(choice(LETTERS) for _ in range(10))
