"""What an operator can set: in a file, in environment variables, on the command line; later ones win. Worker processes
get the settings through one environment variable."""

import os
import tomllib
from collections.abc import Mapping
from dataclasses import Field, asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

import msgspec

from malecon.core.errors import MaleconError
from malecon.store import default_url
from malecon.tables.limits import Limits
from malecon.web.problems import WORDS

PREFIX = "MALECON_"
VARIABLE = f"{PREFIX}SERVE"  # carries all of them to worker processes
FILE = f"{PREFIX}SETTINGS"  # names the file
LIMIT = "limit_"  # the prefix of the names of limits
YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")


class BadSetting(MaleconError):
    """A setting that doesn't exist or makes no sense."""

    words = WORDS


@dataclass
class Settings:
    host: str = "127.0.0.1"
    port: int = field(default=8765, metadata={"least": 0, "most": 65535})  # 0 takes a free one
    db: str = field(default_factory=default_url)
    workers: int = field(default=1, metadata={"least": 1})  # processes that serve
    bots: int = field(default=2, metadata={"least": 1})  # worker processes that think
    pace: int = field(default=600, metadata={"least": 0, "most": 10_000})  # milliseconds a bot takes at least
    rate: float = field(default=50.0, metadata={"least": 0.1})  # requests a second of one session, bursts of four times
    address_rate: float = field(default=200.0, metadata={"least": 0.1})  # the same of one address
    sockets: int = field(default=20, metadata={"least": 1})  # open sockets of one session
    address_sockets: int = field(default=200, metadata={"least": 1})
    behind_proxy: bool = False  # believe X-Forwarded-For
    access_log: bool = False  # a line for each request
    json_logs: bool = False  # one JSON object a line
    metrics_token: str = ""  # reads /metrics from elsewhere
    url: str = ""  # the address under which others open the site
    mail: str = ""  # smtp://user:password@host:port?from=…
    news_anywhere: bool = False  # let webhooks lead into the operator's own network
    limits: Limits = field(default_factory=Limits)  # what one person may have, and how long it is kept
    started: int | None = None  # when the server was started, the same for all its processes; not a setting

    def to_environment(self) -> None:
        os.environ[VARIABLE] = msgspec.json.encode(asdict(self)).decode()

    @classmethod
    def from_environment(cls) -> "Settings":
        given = os.environ.get(VARIABLE)
        return msgspec.json.decode(given, type=cls) if given else cls()


def names() -> dict[str, "Field[Any]"]:
    """Every setting by its name in the file; its environment variable is MALECON_ and the name in capitals."""
    own = {one.name: one for one in fields(Settings) if one.name not in ("limits", "started")}
    return own | {LIMIT + one.name: one for one in fields(Limits)}


def gather(
    options: Mapping[str, Any], file: str | Path | None = None, environment: Mapping[str, str] = os.environ
) -> Settings:
    """The settings from a file, the environment and the command line (`options`; None: not given), in this order."""
    known = names()
    values: dict[str, Any] = {}
    path = file or environment.get(FILE)
    if path:
        values |= {name: _checked(known, name, value, str(path)) for name, value in _read(Path(path)).items()}
    for name in known:
        variable = PREFIX + name.upper()
        if variable in environment:
            values[name] = _checked(known, name, environment[variable], variable)
    values |= {name: value for name, value in options.items() if value is not None}
    limits = {name.removeprefix(LIMIT): values.pop(name) for name in list(values) if name.startswith(LIMIT)}
    return Settings(**values, limits=Limits(**limits))


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text())
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadSetting("setting-file", file=str(path), why=" ".join(str(error).split())) from None


def _checked(known: "dict[str, Field[Any]]", name: str, value: Any, where: str) -> Any:
    """The value in the type of its setting: the environment only has text."""
    if name not in known:
        raise BadSetting("setting-unknown", name=name, where=where, known=", ".join(known))
    kind: Any = known[name].type
    least, most = (known[name].metadata.get(bound) for bound in ("least", "most"))
    least = 1 if name.startswith(LIMIT) else least
    wish = "setting-text" if kind is str else "setting-yes" if kind is bool else "setting-number"
    try:
        if kind is bool:
            found: Any = _yes(value)
        elif kind is str:
            found = _text(value)
        else:
            if isinstance(value, bool):
                raise ValueError
            found = kind(value)
    except (TypeError, ValueError):
        found = None
    out = (least is not None and found is not None and found < least) or (
        most is not None and found is not None and found > most
    )
    if found is None or out:
        bounds = {"least": "none" if least is None else str(least), "most": "none" if most is None else str(most)}
        raise BadSetting(wish, name=name, where=where, **({} if kind in (str, bool) else bounds))
    return found


def _yes(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    told = str(value).strip().lower()
    if told not in YES + NO:
        raise ValueError
    return told in YES


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError
    return value
