"""Bot codes: `name`, `name:amount`, `name:amount,setting=value`; or the path of a file: one's own bot, a trained network."""

import re
from collections.abc import Callable
from pathlib import Path

from malecon.bots.base import Bot, Choice, Sight, own_bot
from malecon.bots.guided import Puct
from malecon.bots.network import from_file, has_network
from malecon.bots.players import Flat, Greedy, Random, Search
from malecon.bots.trained import Net
from malecon.bots.words import BadBot
from malecon.core.title import Title
from malecon.core.warming import task

# The levels people choose from: how hot the title's network plays, or how long it thinks, and the code for titles that
# have no network. The heats are chosen in the arena, so that each level is felt: see docs/learning.md.
HEATS = {"easy": 5.5, "medium": 3.5, "hard": 2.0}
THINKING = {"expert": "puct:80", "master": "puct:1000"}
UNTRAINED = {
    "easy": "greedy,heat=0.25",
    "medium": "greedy",
    "hard": "search:200",
    "expert": "search:1000",
    "master": "search:5000",
}
LEVELS = tuple(UNTRAINED)
ADVISER = "expert"  # gives the hints and verdicts
CODES = (
    "random",
    "greedy",
    "flat:200",
    "search:500",
    "search:2s",
    "search:2s,threads=2",
    "net",
    "net,heat=0.5",
    "puct:200",
    "puct:1s",
    *LEVELS,
)  # examples of each kind

MOST_ITERATIONS = 10_000_000
MOST_SECONDS = 600.0
MOST_THREADS = 64

_KNOBS = (
    "explore",
    "ambition",
    "least",
    "most",
    "caution",
    "spread",
    "bold",
)  # for experiments, see bots/compiled/playout.py
_SETTINGS = {
    "random": {"seed"},
    "greedy": {"heat", "seed"},
    "flat": {"seed"},
    "search": {"threads", "seed", *_KNOBS},
    "net": {"heat", "seed"},
    "puct": {"threads", "seed", "explore", "caution", "ambition", "heat", "ahead", "refresh"},
}
_NETWORK = re.compile(r"(.+\.npz)(?::(\w+))?")  # a network's file, and how long a search guided by it thinks
_AMOUNT = re.compile(r"(\d+)$|(\d+(?:\.\d+)?)s$")


def bot(code: str, seed: int = 0) -> Bot:
    """Makes a bot from its code. A path that ends in .py loads your own bot, one that ends in .npz your own network."""
    text = str(code).strip()
    if text.endswith(".py"):
        return own_bot(text, seed)
    if found_file := _NETWORK.fullmatch(text):
        return FromFile(text, seed, Path(found_file[1]), found_file[2])
    if text in LEVELS:
        return Level(text, seed)
    found = _read(text, seed)
    found.code = text
    return found


def level_code(level: str, title: Title) -> str:
    """The code of a level for this title, which uses the title's network if there is one."""
    if not has_network(title):
        return UNTRAINED[level]
    return THINKING.get(level) or f"net,heat={HEATS[level] * title.warmth:g}"


class Level(Bot):
    """A level that people choose; the title decides which bot plays it."""

    def __init__(self, code: str, seed: int = 0) -> None:
        super().__init__(code, seed)
        self._players: dict[str, Bot] = {}

    def weigh_up(self, sight: Sight) -> Choice:
        code = level_code(self.code, sight.title)
        if code not in self._players:
            self._players[code] = _read(code, self.seed)
        return self._players[code].weigh_up(sight)


class FromFile(Bot):
    """A network from a file, as `malecon learn` writes it: plays its favourite action, or with an amount like puct."""

    def __init__(self, code: str, seed: int, file: Path, amount: str | None) -> None:
        super().__init__(code, seed)
        if not file.is_file():
            raise BadBot("bot-no-file", path=str(file))
        self._file, self._players = file, dict[str, Bot]()
        self._effort = None if amount is None else _effort(code, amount, {})

    def weigh_up(self, sight: Sight) -> Choice:
        name = sight.title.name
        if name not in self._players:
            network = from_file(self._file, sight.title)
            self._players[name] = (
                Net(self.code, self.seed, network=network)
                if self._effort is None
                else Puct(self.code, *self._effort, self.seed, network)
            )
        return self._players[name].weigh_up(sight)


@task
def bots(title: Title) -> None:
    """Compiles what bots need."""
    position = title.new(title.seats.start, seed=0)
    learned = ("net", "puct:1") if has_network(title) else ()
    for code in ("greedy", "flat:1", "search:1", *learned):
        bot(code).choose_action(position)


def split_codes(text: str) -> list[str]:
    """Splits a list at commas; a setting stays with the code before it: `greedy,search:2s,threads=2,random`."""
    codes: list[str] = []
    for piece in (p.strip() for p in text.split(",")):
        if "=" in piece and codes:
            codes[-1] += "," + piece
        elif piece:
            codes.append(piece)
    return codes


def _read(code: str, seed: int) -> Bot:
    head, *rest = code.split(",")
    name, _, amount = head.partition(":")
    if name not in _MAKERS:
        raise BadBot("bot-unknown", code=code, codes=", ".join(CODES))
    settings: dict[str, float] = {}
    for piece in rest:
        key, _, value = piece.strip().partition("=")
        if key not in _SETTINGS[name]:
            raise BadBot("bot-setting", code=code, setting=key, settings=", ".join(sorted(_SETTINGS[name])))
        try:
            settings[key] = float(value)
        except ValueError:
            raise BadBot("bot-value", code=code, setting=key, value=value) from None
    own_seed = int(settings.pop("seed", seed))
    return _MAKERS[name](code, amount, settings, own_seed)


def _random(code: str, amount: str, settings: dict[str, float], seed: int) -> Bot:
    _refuse_amount(code, amount)
    return Random(code, seed)


def _greedy(code: str, amount: str, settings: dict[str, float], seed: int) -> Bot:
    _refuse_amount(code, amount)
    return Greedy(code, seed, **settings)


def _flat(code: str, amount: str, settings: dict[str, float], seed: int) -> Bot:
    number = _AMOUNT.match(amount or "200")
    if number is None or number[1] is None or not 1 <= int(number[1]) <= MOST_ITERATIONS:
        raise BadBot("bot-playouts", code=code)
    return Flat(code, int(number[1]), seed)


def _search(code: str, amount: str, settings: dict[str, float], seed: int) -> Bot:
    iterations, seconds, threads = _effort(code, amount or "500", settings)
    return Search(code, iterations, seconds, threads, seed, **settings)


def _net(code: str, amount: str, settings: dict[str, float], seed: int) -> Bot:
    _refuse_amount(code, amount)
    return Net(code, seed, settings.get("heat", 0.0))


def _puct(code: str, amount: str, settings: dict[str, float], seed: int) -> Bot:
    iterations, seconds, threads = _effort(code, amount or "200", settings)
    return Puct(code, iterations, seconds, threads, seed, None, **settings)


def _effort(code: str, amount: str, settings: dict[str, float]) -> tuple[int, float, int]:
    """Iterations or seconds per decision, and threads, which are removed from the settings."""
    number = _AMOUNT.match(amount)
    threads = settings.pop("threads", 1.0)
    if threads != int(threads) or not 1 <= threads <= MOST_THREADS:
        raise BadBot("bot-threads", code=code, most=MOST_THREADS)
    if number is None:
        raise BadBot("bot-iterations", code=code)
    if number[1] is not None:
        iterations, seconds = int(number[1]), 0.0
    else:
        iterations, seconds = 0, float(number[2])
    if not 1 <= iterations <= MOST_ITERATIONS and not 0.0 < seconds <= MOST_SECONDS:
        raise BadBot("bot-iterations", code=code)
    return iterations, seconds, int(threads)


def _refuse_amount(code: str, amount: str) -> None:
    if amount:
        raise BadBot("bot-no-amount", code=code, bare=code.partition(":")[0])


_MAKERS: dict[str, Callable[[str, str, dict[str, float], int], Bot]] = {
    "random": _random,
    "greedy": _greedy,
    "flat": _flat,
    "search": _search,
    "net": _net,
    "puct": _puct,
}
