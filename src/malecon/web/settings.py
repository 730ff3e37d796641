"""What an operator may set. The command line fills it; worker processes read it back from the environment."""

import os
from dataclasses import asdict, dataclass, field

import msgspec

from malecon.store import default_url

VARIABLE = "MALECON_SERVE"


@dataclass
class Settings:
    db: str = field(default_factory=default_url)
    workers: int = 1  # processes that serve
    bots: int = 2  # worker processes that think
    pace: int = 600  # milliseconds a bot takes at least
    started: int | None = None  # when the server was started, the same for all its processes
    rate: float = 50.0  # requests a second of one session, with bursts of four times as much
    address_rate: float = 200.0  # the same of one address, behind which several people may sit
    sockets: int = 20  # open sockets of one session
    address_sockets: int = 200
    behind_proxy: bool = False  # believe X-Forwarded-For

    def to_environment(self) -> None:
        os.environ[VARIABLE] = msgspec.json.encode(asdict(self)).decode()

    @classmethod
    def from_environment(cls) -> "Settings":
        given = os.environ.get(VARIABLE)
        return cls(**msgspec.json.decode(given)) if given else cls()
