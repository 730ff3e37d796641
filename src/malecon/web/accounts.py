"""People who come back: passkeys, recovery codes, one-time codes for another device, and deleting an account."""

import json
import logging
from collections.abc import Callable
from contextlib import suppress
from secrets import choice, token_urlsafe
from typing import Any, TypeVar

import msgspec
import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from malecon.core.errors import MaleconError
from malecon.store import SessionRow, Store, news, persons, ratings
from malecon.store.handles import handle_of
from malecon.store.news import ChannelRow
from malecon.store.persons import PasskeyRow, PersonRow
from malecon.tables import Tables
from malecon.tables.clock import now
from malecon.tables.errors import TooMany
from malecon.tables.people import hashed
from malecon.tables.ratings import shown
from malecon.web import account_shapes as shapes
from malecon.web.problems import WORDS, NoAccount
from malecon.web.visitors import DEVICE, Sessions, person_of

log = logging.getLogger("malecon.web")

T = TypeVar("T")

LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # without those that are taken for one another
CODE, GROUPS, GROUP = 6, 5, 4
MINUTES = 5 * 60
MOST_PASSKEYS = 20
ADDING, ENTERING, LINK = "passkey-add", "passkey-enter", "link"


class NotProven(MaleconError):
    """A passkey or a code that does not open an account."""

    words = WORDS


class Enough(TooMany):
    """More ways back than anybody needs."""

    words = WORDS


def plain(code: str) -> str:
    """A code in the form in which codes are compared, however it was typed."""
    return "".join(c for c in code.upper() if c.isalnum())


def _fresh(length: int) -> str:
    return "".join(choice(LETTERS) for _ in range(length))


class Accounts:
    def __init__(self, tables: Tables, sessions: Sessions) -> None:
        self.tables, self.sessions = tables, sessions

    @property
    def store(self) -> Store:
        return self.tables.store

    def person(self, person: str) -> PersonRow:
        found = persons.person(self.store, person)
        if found is None:
            raise NoAccount("account-unknown")
        return found

    def account(self, session: SessionRow) -> shapes.Account:
        me = self.person(person_of(session))
        keys = [_passkey(row) for row in persons.passkeys(self.store, me.id)]
        devices = [_device(row, session) for row in persons.devices(self.store, me.id)]
        mail = self._mail_of(me.id)
        ways = len(keys) + (me.recovery is not None) + (mail is not None)
        return shapes.Account(
            name=me.name, handle=me.handle, created_at=me.created_at, passkeys=keys, recovery_at=me.recovery_at,
            mail=mail, devices=devices, ways_back=ways,
        )  # fmt: skip

    # -- passkeys

    def offer_passkey(self, person: str, host: str) -> shapes.Ceremony:
        """What a browser needs to make a passkey for this person."""
        me = self.person(person)
        known = [PublicKeyCredentialDescriptor(base64url_to_bytes(k.id)) for k in persons.passkeys(self.store, person)]
        options = webauthn.generate_registration_options(
            rp_id=host,
            rp_name="Malecón",
            user_id=me.handle.encode(),
            user_name=me.name,
            exclude_credentials=known,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
        )
        return self._ceremony(ADDING, person, options)

    def add_passkey(self, person: str, wish: shapes.CredentialIn, host: str, origins: list[str], agent: str) -> None:
        challenge = self._challenge(wish.ticket, ADDING, person)
        made = _proven(
            lambda: webauthn.verify_registration_response(
                credential=wish.credential,
                expected_challenge=challenge,
                expected_rp_id=host,
                expected_origin=origins,
            ),
            "account-passkey-not-added",
        )
        key = bytes_to_base64url(made.credential_id)
        if len(persons.passkeys(self.store, person)) >= MOST_PASSKEYS:
            raise Enough("account-too-many-passkeys", most=MOST_PASSKEYS)
        taken = persons.passkey(self.store, key)
        if taken is not None and taken.person != person:
            raise NotProven("account-passkey-not-added")
        public = bytes_to_base64url(made.credential_public_key)
        persons.add_passkey(self.store, PasskeyRow(key, person, public, made.sign_count, agent, now()))

    def ask_passkey(self, host: str) -> shapes.Ceremony:
        """What a browser needs to find a passkey of ours."""
        options = webauthn.generate_authentication_options(
            rp_id=host, user_verification=UserVerificationRequirement.PREFERRED
        )
        return self._ceremony(ENTERING, None, options)

    def by_passkey(self, wish: shapes.CredentialIn, host: str, origins: list[str]) -> str:
        """The person whose passkey this is."""
        challenge = self._challenge(wish.ticket, ENTERING, None)
        key = persons.passkey(self.store, str(wish.credential.get("id", ""))[:1400])
        if key is None:
            raise NotProven("account-passkey-unknown")
        used = _proven(
            lambda: webauthn.verify_authentication_response(
                credential=wish.credential,
                expected_challenge=challenge,
                expected_rp_id=host,
                expected_origin=origins,
                credential_public_key=base64url_to_bytes(key.public_key),
                credential_current_sign_count=key.sign_count,
            ),
            "account-passkey-unknown",
        )
        persons.use_passkey(self.store, key.id, used.new_sign_count, now())
        return key.person

    def _ceremony(self, kind: str, person: str | None, options: Any) -> shapes.Ceremony:
        ticket = token_urlsafe(18)
        challenge = bytes_to_base64url(options.challenge)
        persons.give_ticket(self.store, hashed(ticket), kind, person, now() + MINUTES * 1000, challenge)
        return shapes.Ceremony(ticket=ticket, options=json.loads(webauthn.options_to_json(options)))

    def _challenge(self, ticket: str, kind: str, person: str | None) -> bytes:
        spent = persons.spend_ticket(self.store, hashed(ticket), kind, now())
        if spent is None or spent[0] != person:
            raise NotProven("account-late")
        return base64url_to_bytes(spent[1])

    # -- codes

    def recovery_code(self, person: str) -> str:
        """A new recovery code; an earlier one is void."""
        code = _fresh(GROUPS * GROUP)
        persons.keep_recovery(self.store, person, hashed(code), now())
        return "-".join(code[i : i + GROUP] for i in range(0, len(code), GROUP))

    def by_recovery(self, code: str) -> str:
        person = persons.spend_recovery(self.store, hashed(plain(code)))
        if person is None:
            raise NotProven("account-recovery-wrong")
        return person

    def device_code(self, person: str) -> shapes.DeviceCode:
        """A short code for another device; one made before is void."""
        persons.drop_tickets(self.store, person, DEVICE)
        code = _fresh(CODE)
        persons.give_ticket(self.store, hashed(code), DEVICE, person, now() + MINUTES * 1000)
        return shapes.DeviceCode(code=code, path=f"/continue#{code}", seconds=MINUTES)

    def by_device_code(self, code: str) -> str:
        spent = persons.spend_ticket(self.store, hashed(plain(code)), DEVICE, now())
        if spent is None or spent[0] is None:
            raise NotProven("account-code-wrong")
        return spent[0]

    # -- a link by mail

    def _mail_of(self, person: str) -> str | None:
        return next((c.address for c in news.channels(self.store, person) if c.kind == "mail" and c.confirmed), None)

    def mail_link(self, address: str) -> tuple[ChannelRow, str] | None:
        """A sign-in link for the owner of a confirmed address, and where to send it; None if nobody confirmed that
        address."""
        owner = news.owner_of(self.store, address)
        if owner is None:
            return None
        ticket = token_urlsafe(18)
        persons.give_ticket(self.store, hashed(ticket), LINK, owner.person, now() + 3 * MINUTES * 1000)
        return owner, f"/continue?link#{ticket}"

    def by_link(self, ticket: str) -> str:
        spent = persons.spend_ticket(self.store, hashed(ticket), LINK, now())
        if spent is None or spent[0] is None:
            raise NotProven("account-link-late")
        return spent[0]

    # -- entering and leaving

    def enter(self, person: str, session: SessionRow | None, agent: str) -> tuple[str, SessionRow]:
        """Makes this browser a device of the person. It gets a new secret, so that nobody who knew the old one comes
        along."""
        if session is not None and person_of(session) == person:
            return self.sessions.begin_for(person, agent, session)
        if session is not None and self.would_be_lost(session):
            raise NotProven("account-would-be-lost", name=session.name)
        return self.sessions.begin_for(person, agent, session)

    def would_be_lost(self, session: SessionRow) -> bool:
        """Whether this session is the only way back to its games."""
        person = person_of(session)
        if not any(not over for _, over in persons.tables_of(self.store, person)):
            return False
        me = persons.person(self.store, person)
        ways = me is not None and (me.recovery is not None or bool(persons.passkeys(self.store, person)))
        ways = ways or self._mail_of(person) is not None
        return not ways and len(persons.devices(self.store, person)) < 2

    def end_device(self, person: str, device: str) -> str:
        """Signs a device out; the id of its session."""
        found = next((d for d in persons.devices(self.store, person) if _short(d) == device), None)
        if found is None:
            raise NoAccount("account-no-device")
        self.sessions.end(found)
        return found.id

    def delete(self, session: SessionRow, name: str) -> list[str]:
        """Deletes the account; returns the ids of the sessions that ended with it."""
        me = self.person(person_of(session))
        if " ".join(name.split()).casefold() != me.name.casefold():
            raise NotProven("account-name-differs", name=me.name)
        seated = persons.tables_of(self.store, me.id)
        for table, over in seated:
            if not over:
                with suppress(MaleconError):  # a game that can't be opened any more can't be left either
                    self.tables.leave(table, me.id)
        ended = [device.id for device in persons.devices(self.store, me.id)]
        persons.forget_person(self.store, me.id)
        self.sessions.forget_person(me.id)
        for table, _ in seated:
            self.tables.reread(table)
        return ended

    # -- everything that is kept

    def export(self, session: SessionRow) -> shapes.Exported:
        account, me = self.account(session), self.person(person_of(session))
        games, seats = [], {}
        for table, over in persons.tables_of(self.store, me.id):
            rows = self.store.load(table)
            if rows is None:
                continue
            row, sat, _ = rows
            seats[table] = [s.seat for s in sat if s.session == me.id]
            games.append({
                "table": table, "title": row.title, "seats": [s.name for s in sat], "mine": seats[table],
                "created_at": row.created_at, "moved_at": row.moved_at, "over": over, "rated": row.settings.get("rated"),
                "result": row.result, "record": self._record(table, me.id) if over else None,
            })  # fmt: skip
        said = persons.messages_of(self.store, seats)
        heard = [{"kind": c.kind, "address": c.address, "often": c.often} for c in news.channels(self.store, me.id)]
        rated = [msgspec.structs.asdict(shown(r)) | {"title": r.title} for r in ratings.of_person(self.store, me.id)]
        return shapes.Exported(
            name=me.name, handle=me.handle, created_at=me.created_at, settings=me.settings, devices=account.devices,
            passkeys=account.passkeys, news=heard, ratings=rated, games=games,
            messages=[{"table": t, "text": text, "at": at} for t, text, at in said],
            notes=persons.notes_of(self.store, me.id),
        )  # fmt: skip

    def _record(self, table: str, person: str) -> str | None:
        try:
            return self.tables.record(table, person)
        except MaleconError:
            return None


def _proven(verify: Callable[[], T], refusal: str) -> T:
    """What the library makes of what a browser sent; any error of the library counts as a refusal."""
    try:
        return verify()
    except Exception as error:
        log.info("a passkey was refused: %s", type(error).__name__)
        raise NotProven(refusal) from None


def _short(device: SessionRow) -> str:
    """The name of a device for its owner. It isn't the id itself: page scripts never see that one."""
    return handle_of(device.id)


def _device(row: SessionRow, mine: SessionRow) -> shapes.Device:
    here = row.id == mine.id
    return shapes.Device(
        id=_short(row), agent=row.agent, created_at=row.created_at, seen_at=now() if here else row.seen_at, here=here
    )


def _passkey(row: PasskeyRow) -> shapes.Passkey:
    return shapes.Passkey(id=row.id, agent=row.agent, created_at=row.created_at, used_at=row.used_at)
