"""The browser's engine against the native one: the same positions, masks and scores, byte for byte."""

import base64
import gzip
import json
import random
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

import malecon
from engine.native import digests_of, random_jobs, recorded_games, replayed
from malecon.bots import LEVELS, speaking
from malecon.bots.network import has_network
from packages import chromium

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
BUILT = ROOT / "page" / "src" / "engine" / "built"
POSITIONS = 500  # to look at, a title
LEAST_SPEED, TRIES = 0.6, 8  # of native speed on one core
MANY_REASONS = 12  # different ones that are found in these positions, at least
LARGEST = 60 * 1024  # bytes of a module, gzipped


@pytest.fixture(scope="module")
def random_play() -> tuple[dict[str, Any], dict[str, Any]]:
    """Random games for the other engine, by title, and what they come to here."""
    asked = {name: random_jobs(malecon.title(name)) for name in malecon.titles()}
    return asked, {
        name: [" ".join(map(str, digests_of(malecon.title(name), job))) for job in jobs] for name, jobs in asked.items()
    }


@pytest.fixture(scope="module")
def recorded_play() -> tuple[dict[str, Any], dict[str, Any]]:
    """The same with the recorded games."""
    ends = {name: recorded_games(name) for name in malecon.titles()}
    asked = {
        name: [{"seats": p.seats, "seed": p.seed, "options": p.options, "actions": p.plays} for p in games]
        for name, games in ends.items()
    }
    return asked, {name: [replayed(p) for p in games] for name, games in ends.items()}


def run(script: str, kind: str, asked: dict[str, Any], folder: Path) -> dict[str, Any]:
    """What the other engine makes of jobs of one kind, by title."""
    if script == "in_chromium.mjs":
        chromium()
    file = folder / "jobs.json"
    file.write_text(json.dumps({"kind": kind, "titles": asked}))
    done = subprocess.run(["node", str(HERE / script), str(file)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return dict(json.loads(done.stdout))


def assert_same(script: str, kind: str, play: tuple[dict[str, Any], dict[str, Any]], folder: Path) -> None:
    asked, expected = play
    found = run(script, kind, asked, folder)
    for name, games in expected.items():
        assert found[name] == games, name


@pytest.mark.parametrize("script", ["in_node.mjs", pytest.param("in_chromium.mjs", marks=pytest.mark.browser)])
def test_random_games_are_the_same(script: str, random_play: Any, tmp_path: Path) -> None:
    assert_same(script, "random", random_play, tmp_path)


@pytest.mark.parametrize("script", ["in_node.mjs", pytest.param("in_chromium.mjs", marks=pytest.mark.browser)])
def test_recorded_games_are_the_same(script: str, recorded_play: Any, tmp_path: Path) -> None:
    assert_same(script, "recorded", recorded_play, tmp_path)


def positions(title: Any, count: int) -> list[Any]:
    """Positions of random games: every number of seats, options at random."""
    dice = random.Random(title.name)
    found: list[Any] = []
    while len(found) < count:
        options = {o.name: dice.choice(o.choices) for o in title.options.all.values()}
        try:
            position = title.new(dice.choice(title.seats), dice.getrandbits(128), **options)
        except malecon.BadOption:  # choices that do not go together
            continue
        while not position.is_over and len(found) < count and position.ply < 600:
            position.play_action(dice.choice(position.legal_actions()))
            if dice.random() < 0.1 or position.is_over:
                found.append(position.copy())
    return found


def record_of(position: Any) -> str:
    return base64.b64encode(position.to_bytes()).decode()


def look_at(position: Any, dice: random.Random) -> tuple[dict[str, Any], dict[str, Any]]:
    """A position to look at, and what Python sees: a view, reasons, notes, what speaks for the moves and against them."""
    title, seat = position.title, dice.choice((None, *range(position.seats)))
    legal = position.legal_actions()
    refused = [a for a in dice.sample(range(len(title.actions)), 6) if a not in legal]
    taken = dice.sample(legal, min(4, len(legal)))
    view = position.view(seat)
    reasons = [position.why_not(title.actions.notation(a)) for a in refused]
    job = {"record": record_of(position), "seat": seat, "refused": refused, "taken": taken}
    return job, {
        "view": view,
        "reasons": [[reason.key, reason.parts] for reason in reasons],
        "notes": [dict(title.moment(view, a).there) for a in taken],
        "hints": hints(position, taken),
    }


def hints(position: Any, actions: list[int]) -> list[Any]:
    """The weightiest reasons for and against these actions, as the seat to move finds them in its view."""
    title, seat = position.title, position.to_move
    if seat is None:
        return []
    asked = speaking.question(position, seat)
    found = [
        speaking.weightiest(find(asked, speaking.move_of(title, action)))
        for action in actions
        for find in (title.teaching.favours, title.teaching.costs)
    ]
    return [None if why is None else [why.key, why.parts] for why in found]


@pytest.fixture(scope="module")
def looks() -> tuple[dict[str, Any], dict[str, Any]]:
    asked, expected = {}, {}
    for name in malecon.titles():
        dice = random.Random(name)
        pairs = [look_at(position, dice) for position in positions(malecon.title(name), POSITIONS)]
        asked[name], expected[name] = [job for job, _ in pairs], [found for _, found in pairs]
    return asked, expected


@pytest.mark.parametrize("script", ["in_node.mjs", pytest.param("in_chromium.mjs", marks=pytest.mark.browser)])
def test_views_reasons_and_hints_are_the_same(script: str, looks: Any, tmp_path: Path) -> None:
    """Views in the same order of keys too, reasons, what sentences name, and what speaks for moves and against them."""
    asked, expected = looks
    found = run(script, "look", asked, tmp_path)
    for name, cases in expected.items():
        for mine, theirs in zip(cases, found[name], strict=True):
            assert json.dumps(theirs["view"]) == json.dumps(mine["view"]), name
            assert theirs == json.loads(json.dumps(mine)), name
        said = {why[0] for case in cases for why in case["hints"] if why}
        assert len(said) > MANY_REASONS, f"{name}: only {said}"


def bots_to_ask(title: Any) -> tuple[str, ...]:
    """Each kind of bot, and every level whose thought is short enough for a test: the others differ in effort only."""
    levels = [level for level in LEVELS if level != "master"]
    learned = ("net", "puct:30") if has_network(title) else ("flat:20",)
    return ("random", "greedy", "search:60", *learned, *levels)


def test_bots_choose_the_same(tmp_path: Path) -> None:
    """Also the levels that people choose, with a trained network where the title has one."""
    asked: dict[str, Any] = {}
    expected: dict[str, Any] = {}
    for name in malecon.titles():
        codes = bots_to_ask(malecon.title(name))
        undecided = [p for p in positions(malecon.title(name), 12) if not p.is_over]
        asked[name] = [{"record": record_of(p), "codes": codes, "seed": 7} for p in undecided]
        expected[name] = []
        for position in undecided:
            choices = [malecon.bot(code, seed=7).study(position) for code in codes]
            expected[name].append([[c.action, float(c.chance[c.action]), float(c.points[c.action])] for c in choices])
    assert run("in_node.mjs", "bots", asked, tmp_path) == expected


def test_a_module_is_fast(tmp_path: Path) -> None:
    """Beside native play on one core, one right after the other; several tries, since the machine may be busy."""
    shares = dict.fromkeys(malecon.titles(), 0.0)
    for _ in range(TRIES):
        slow = [name for name, share in shares.items() if share < LEAST_SPEED]
        for name in slow:
            theirs = run("in_node.mjs", "speed", {name: [{"seats": 4, "games": 3000}]}, tmp_path)[name][0]
            ours = malecon.simulate(name, seats=4, games=3000, seed=1, threads=1).decisions_per_second
            shares[name] = max(shares[name], theirs / ours)
    print({name: f"{share:.0%}" for name, share in shares.items()})
    assert min(shares.values()) >= LEAST_SPEED, shares


def test_the_build_prints_the_size_and_the_speed_of_every_module() -> None:
    """By the line of package.json that builds the page."""
    build = json.loads((ROOT / "page" / "package.json").read_text())["scripts"]["build"]
    assert "npm run --silent engine && " in build and " && node scripts/speed.mjs && " in build
    done = subprocess.run(["node", "scripts/speed.mjs"], cwd=ROOT / "page", capture_output=True, text=True, check=True)
    printed = dict(line.split(": ", 1) for line in done.stdout.splitlines())
    assert set(printed) == {f"{name}.wasm" for name in malecon.titles()}
    for about in printed.values():
        size, speed = re.fullmatch(r"([\d.]+) KB gzip, ([\d.]+) M random decisions a second here", about).groups()  # type: ignore[union-attr]
        assert 1024 * float(size) < LARGEST and float(speed) > 0


@pytest.mark.parametrize("name", malecon.titles())
def test_a_module_is_small(name: str) -> None:
    assert len(gzip.compress((BUILT / f"{name}.wasm").read_bytes(), 9)) < LARGEST
