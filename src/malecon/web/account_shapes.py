"""What is sent and told about one's own account."""

from typing import Annotated, Any

from msgspec import Meta

from malecon.tables.answers import Out
from malecon.web.requests import In

TicketText = Annotated[str, Meta(min_length=1, max_length=64)]


class Device(Out):
    id: str
    agent: Annotated[str, Meta(description="Browser/system, if known", examples=["Firefox/Linux"])]
    created_at: int
    seen_at: int
    here: Annotated[bool, Meta(description="The device making this request")]


class Passkey(Out):
    id: str
    agent: str
    created_at: int
    used_at: int | None


class Account(Out):
    name: str
    handle: Annotated[str, Meta(description="The address of your profile: /player/{handle}")]
    created_at: int
    passkeys: list[Passkey]
    recovery_at: Annotated[int | None, Meta(description="When the current recovery code was made")]
    mail: Annotated[str | None, Meta(description="The confirmed address for sign-in links")]
    devices: list[Device]
    ways_back: Annotated[int, Meta(description="0: only this browser knows you")]


class RecoveryCode(Out):
    code: Annotated[str, Meta(description="Shown only now; we keep a hash")]


class DeviceCode(Out):
    code: Annotated[str, Meta(description="Six characters; works once")]
    path: Annotated[str, Meta(description="The page's address that uses it")]
    seconds: int


class Ceremony(Out):
    """What a browser needs to make or use a passkey."""

    ticket: str
    options: Annotated[dict[str, Any], Meta(description="PublicKeyCredentialOptions in their JSON form")]


class CredentialIn(In):
    ticket: TicketText
    credential: Annotated[dict[str, Any], Meta(description="The browser's PublicKeyCredential as JSON")]


class CodeIn(In):
    code: Annotated[str, Meta(min_length=1, max_length=80)]


class FarewellIn(In):
    name: Annotated[str, Meta(max_length=40, description="Your name, typed again")]


class Exported(Out):
    """Everything that is kept about you."""

    name: str
    handle: str
    created_at: int
    settings: dict[str, Any]
    devices: list[Device]
    passkeys: list[Passkey]
    news: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    games: list[dict[str, Any]]
    messages: list[dict[str, Any]]
    notes: dict[str, str]
