"""A table of this device against the server's: the same views, choices, previews, sentences, history, hints, records."""

import json
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import malecon
from malecon.bots import ADVISER, LEVELS, Lapse, Task, work
from malecon.bots.speaking import Spoken
from malecon.core import records
from malecon.core.words import LANGS
from malecon.store import ActionRow, SeatRow, TableRow
from malecon.tables import acting, advice, lessons, making, views, worker
from malecon.tables.errors import TableError
from malecon.tables.live import Live, load
from malecon.tables.thinkers import DEFAULT_BOT

HERE = Path(__file__).parent
ME = "me"
GAMES, CUTS = 3, 2  # games a title, and positions of each that are looked at, the last one among them
HINTS = 8  # of a game of each title
CLOSE = 1e-9  # sums of floating-point numbers in another order
TABLE = ("title_name", "ply", "over", "to_move", "seat", "my_seats", "view", "prompt", "legal", "drafts", "secret",
         "undo", "result", "lesson")  # fmt: skip


def played(title: Any, dice: random.Random) -> Any:
    """A whole game of random decisions."""
    position = title.new(dice.choice(title.seats), dice.getrandbits(128))
    while not position.is_over:
        position.play_action(dice.choice(position.legal_actions()))
    return position


def scripted(title: Any) -> Any:
    """The position at the end of a title's lesson."""
    lesson = title.teaching.lesson
    position = title.new(lesson.seats, lesson.seed, **lesson.options)
    for line in lesson.script:
        position.play(line.notation)
    return position


def rows_of(end: Any, plies: int, lesson: bool = False, start: Any = None) -> Live:
    """The table after so many plies of a game, as the server keeps it: I am the first, the others are bots. `start`: a
    described position it began from."""
    title, at = end.title, 1_700_000_000_000
    seats = tuple(
        SeatRow("x", seat, "bot" if seat else "person", ("Ana", "Inés", "Teo", "Rosa", "Paco")[seat],
                bot=LEVELS[0] if seat else None, session=None if seat else ME, seen_at=None if seat else at)
        for seat in range(end.seats)
    )  # fmt: skip
    options = dict(title.teaching.lesson.options) if lesson else {}
    settings = {"pace": 0, **({"lesson": True} if lesson else {})}
    position = title.new(end.seats, end.seed, **options) if start is None else title.from_dict(start)
    actions = []
    for number, action in enumerate(end.plays[:plies]):
        seat = position.to_move
        by = LEVELS[0] if seat else "person"
        actions.append(ActionRow(number, seat, title.actions.notation(action), by, at, None))
        position.play_action(action)
    seed = None if start else str(end.seed)
    row = TableRow("x", title.name, title.data.version, options, settings, at, seed=seed, maker=ME, start=start, ply=plies,
                   over=position.is_over, to_move=position.to_move, moved_at=at)  # fmt: skip
    return load(row, seats, tuple(actions), at)


def for_javascript(numbers: Any) -> Any:
    """What is too long for a number there is a string of digits."""
    if isinstance(numbers, dict):
        return {name: for_javascript(value) for name, value in numbers.items()}
    if isinstance(numbers, list):
        return [for_javascript(value) for value in numbers]
    return numbers if numbers < 2**53 else str(numbers)


def kept_of(live: Live) -> dict[str, Any]:
    """The same as a browser keeps it."""
    seats = [{"kind": s.kind, "bot": s.bot, "name": s.name, "stand_in": None} for s in live.seats]
    plies = [{"notation": p.row.action, "by": p.row.by, "at": p.row.at} for p in live.plies]
    start = for_javascript(live.row.start) if live.row.start else None
    return {
        "id": live.id, "title": live.row.title, "data": live.row.data, "seats": seats, "options": live.row.options,
        "seed": live.row.seed, "start": start, "plies": plies, "revision": 0, "version": 0, "pace": 0, "notes": "",
        "parent": None, "rematch": None, "lesson": bool(live.setting("lesson")), "created_at": live.row.created_at,
        "moved_at": live.row.moved_at,
    }  # fmt: skip


def shown_of(live: Live, lang: str, at: int, hint: bool, weighed: int | None) -> dict[str, Any]:
    """What the server shows of it."""
    seat = 0
    table = views.table(live, ME, seat, lang)
    asks = live.to_move == seat
    thought = advice.hint(live, ME, ADVISER, lang) if hint else None

    def think(kind: str, thought: Any) -> Any:
        known = malecon.title(thought.title).from_bytes(thought.known, trusted=True)
        return worker.THINKING[kind](thought.code, known, *thought.extra)

    found = {
        "table": table,
        "history": views.history(live, seat, lang),
        "at": views.at_ply(live, at, seat, lang),
        "reasons": views.reasons(live, ME, seat, None, lang, 200) if asks else None,
        "hint": think("hint", thought) if thought else None,
        "glances": None if weighed is None else glances(live, weighed),
        "weighed": None if weighed is None else weighing(live, weighed),
        "record": records.write(live.position, live.names),
        "again": live.ply,
    }
    shown: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(found))
    return shown


def glances(live: Live, first: int) -> list[Any]:
    """A first look at some decisions: the ply, the seat, how costly it looks, and everybody's chances."""
    plays = [live.title.actions.parse(p.row.action) for p in live.plies]
    task = Task("glance", tuple((ply,) for ply in range(first, min(first + 10, live.ply + 1))))
    return [[ply, seat, doubt, shares] for ply, seat, _, doubt, shares in work(live.at(0), plays, task)]


def weighing(live: Live, ply: int) -> list[Any]:
    """The ply, the seat, what was played, what was better, and the chances with each."""
    plays = [live.title.actions.parse(p.row.action) for p in live.plies]
    [(_, seat, better, chance, possible)] = work(live.at(0), plays, Task("weigh", ((ply,),)))
    return [ply, seat, plays[ply], better, chance, possible]


def same(mine: Any, theirs: Any) -> bool:
    """Equal, but for the last bits of floating-point numbers."""
    if isinstance(mine, float) or isinstance(theirs, float):
        return bool(abs(mine - theirs) < CLOSE)
    if isinstance(mine, dict):
        return mine.keys() == theirs.keys() and all(same(mine[key], theirs[key]) for key in mine)
    if isinstance(mine, list):
        return len(mine) == len(theirs) and all(map(same, mine, theirs))
    return bool(mine == theirs)


def differences(mine: dict[str, Any], theirs: dict[str, Any]) -> Iterator[tuple[Any, ...]]:
    """Where two tables differ: the part, what the server shows, what the device shows."""
    for part, keys in (("table", TABLE), ("history", ("plies", "scores", "seat"))):
        for key in keys:
            if not same(mine[part][key], theirs[part][key]):
                yield part, key, str(mine[part][key])[:600], str(theirs[part][key])[:600]
    for part in ("at", "reasons", "hint", "glances", "weighed", "record", "again"):
        if not same(mine[part], theirs[part]):
            yield part, str(mine[part])[:600], str(theirs[part])[:600]


def on_the_device(jobs: dict[str, Any], tmp_path: Path) -> dict[str, list[Any]]:
    """What the device makes of these jobs, title by title."""
    file = tmp_path / "jobs.json"
    file.write_text(json.dumps(jobs))
    done = subprocess.run(
        ["node", str(HERE / "local_in_node.mjs"), str(file)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    found: dict[str, list[Any]] = json.loads(done.stdout)
    return found


def differing(expected: dict[str, list[Any]], found: dict[str, list[Any]]) -> list[tuple[Any, ...]]:
    return [
        (name, number, *where)
        for name, cases in expected.items()
        for number, (mine, theirs) in enumerate(zip(cases, found[name], strict=True))
        for where in differences(mine, theirs)
    ]


def test_a_table_of_this_device_shows_what_the_server_shows(tmp_path: Path) -> None:
    jobs: dict[str, Any] = {}
    expected: dict[str, Any] = {}
    for name in malecon.titles():
        dice = random.Random(name)
        jobs[name], expected[name] = [], []
        for number in range(GAMES):
            end = played(malecon.title(name), dice)
            cuts = [*sorted(dice.sample(range(len(end.plays)), CUTS - 1)), len(end.plays)]
            for cut in cuts:
                live, lang = rows_of(end, cut), LANGS[number % len(LANGS)]
                hint = live.to_move == 0
                own = [p.row.ply for p in live.plies if p.seat == 0]
                weighed = dice.choice(own) if live.over and number == 0 else None
                at = dice.randint(0, cut)
                game = kept_of(live)
                jobs[name].append({"game": game, "lang": lang, "at": at, "hint": hint, "weighed": weighed})
                expected[name].append(shown_of(live, lang, at, hint, weighed))
    assert differing(expected, on_the_device(jobs, tmp_path)) == []


def test_hints_are_said_in_the_same_words(tmp_path: Path) -> None:
    """The plan, what the alternative gives away, and compound decisions to their end."""
    jobs: dict[str, Any] = {}
    expected: dict[str, Any] = {}
    for name in malecon.titles():
        dice = random.Random(f"hints of {name}")
        end = played(malecon.title(name), dice)
        own = [p.row.ply for p in rows_of(end, len(end.plays)).plies if p.seat == 0]
        jobs[name], expected[name] = [], []
        for number, cut in enumerate(sorted(dice.sample(own, HINTS))):
            live, lang = rows_of(end, cut), LANGS[number % len(LANGS)]
            jobs[name].append({"game": kept_of(live), "lang": lang, "at": 0, "hint": True, "weighed": None})
            expected[name].append(shown_of(live, lang, 0, True, None))
    assert differing(expected, on_the_device(jobs, tmp_path)) == []
    best = [case["hint"]["hints"][0] for cases in expected.values() for case in cases]
    assert any(hint["alternative"] for hint in best) and any(hint["steps"] for hint in best)


def told(live: Live, lapse: dict[str, Any], lang: str) -> list[Any]:
    """A lapse as the server puts it into words: why, the price, all it takes to do better."""
    title, names = live.title, live.called
    plays = [title.actions.parse(ply.row.action) for ply in live.plies]
    _, plan, cost, whole = work(live.at(0), plays, Task("tell", ((lapse["ply"], lapse["better"]),)))[0]
    said = Lapse(lapse["ply"], 0, lapse["played"], lapse["better"], lapse["chance"], lapse["possible"],
                 Spoken.of(title, *plan), Spoken.of(title, *cost) if cost else None, tuple(whole))  # fmt: skip
    steps = [title.sentence(action, lang, names) for action in whole] if len(whole) > 1 else []
    return [said.why(lang, names), said.price(lang, names), [title.actions.notation(a) for a in whole], steps]


def test_looking_back_is_told_in_the_same_words(tmp_path: Path) -> None:
    jobs: dict[str, Any] = {}
    expected: dict[str, Any] = {}
    for name in malecon.titles():
        dice = random.Random(f"lapses of {name}")
        end = played(malecon.title(name), dice)
        live = rows_of(end, len(end.plays))
        own = [ply for ply in live.plies if ply.seat == 0 and len(live.at(ply.row.ply).legal()) > 1]
        jobs[name], expected[name] = [], []
        for number, ply in enumerate(dice.sample(own, 3)):
            action = live.title.actions.parse(ply.row.action)
            better = dice.choice([a for a in live.at(ply.row.ply).legal_actions() if a != action])
            lapse = {"ply": ply.row.ply, "seat": 0, "played": action, "better": better, "chance": 0.25, "possible": 0.5}
            lang = LANGS[number % len(LANGS)]
            game = kept_of(live)
            jobs[name].append({"game": game, "lang": lang, "at": 0, "hint": False, "weighed": None, "lapse": lapse})
            expected[name].append(told(live, lapse, lang))
    found = on_the_device(jobs, tmp_path)
    said = {name: [case["lapse"] for case in cases] for name, cases in found.items()}
    assert {
        name: [[x["why"], x["price"], x["whole"], x["steps"]] for x in cases] for name, cases in said.items()
    } == expected


def refused_on_the_server(live: Live, notation: str) -> list[Any] | None:
    try:
        acting.by_person(live, ME, live.ply, [notation], None)
    except TableError as error:
        return [error.key, error.parts]
    return None


def test_a_lesson_on_this_device_goes_as_on_the_server(tmp_path: Path) -> None:
    """Every ply of every lesson: what is shown, what the script has a bot play, that no other move is taken; and the end."""
    changed = 0
    jobs: dict[str, Any] = {}
    expected: dict[str, Any] = {}
    for name in malecon.titles():
        title = malecon.title(name)
        end = scripted(title)
        jobs[name], expected[name] = [], []
        for ply in range(len(end.plays) + 1):
            live, lang = rows_of(end, ply, lesson=True), LANGS[ply % len(LANGS)]
            wanted = lessons.wanted(live)
            other = next((n for n in live.position.legal() if n not in wanted), None) if wanted else None
            job = {"game": kept_of(live), "lang": lang, "at": 0, "hint": False, "weighed": None, "other": other}
            jobs[name].append(job)
            shown = shown_of(live, lang, 0, False, None)
            shown["scripted"] = lessons.bots_move(live)
            shown["refused"] = None if other is None else refused_on_the_server(live, other)
            expected[name].append(shown)
            for first in lessons.allowed(live)[1:]:  # within a step the newcomer may change the order
                position = live.position.copy()
                position.play(first)
                otherwise = rows_of(position, position.ply, lesson=True)
                jobs[name].append(job | {"game": kept_of(otherwise), "other": None})
                shown = shown_of(otherwise, lang, 0, False, None)
                expected[name].append(shown | {"scripted": lessons.bots_move(otherwise), "refused": None})
                changed += 1
    assert changed
    found = on_the_device(jobs, tmp_path)
    assert differing(expected, found) == []
    assert {name: [(case["scripted"], case["refused"]) for case in cases] for name, cases in found.items()} == {
        name: [(case["scripted"], case["refused"]) for case in cases] for name, cases in expected.items()
    }
    assert all(any(case["refused"] for case in cases) for cases in expected.values())


def test_a_described_position_is_played_on_and_recorded_as_on_the_server(tmp_path: Path) -> None:
    """The game begins from what a seat knows in the middle of another one."""
    jobs: dict[str, Any] = {}
    expected: dict[str, Any] = {}
    for name in malecon.titles():
        dice = random.Random(f"described {name}")
        middle = played(malecon.title(name), dice)
        began = rows_of(middle, len(middle.plays) // 2).position.determinize(0, dice.getrandbits(128))
        end = began.copy()
        while not end.is_over:
            end.play_action(dice.choice(end.legal_actions()))
        jobs[name], expected[name] = [], []
        for cut in (0, dice.randrange(len(end.plays)), len(end.plays)):
            live = rows_of(end, cut, start=began.to_dict())
            jobs[name].append({"game": kept_of(live), "lang": "en", "at": cut, "hint": False, "weighed": None})
            expected[name].append(shown_of(live, "en", cut, False, None))
    assert differing(expected, on_the_device(jobs, tmp_path)) == []


def test_a_fork_knows_what_its_player_knows(tmp_path: Path) -> None:
    """From a game under way everything else is drawn anew, as on the server; a finished one goes on as it was."""
    jobs: dict[str, Any] = {}
    lives: dict[str, list[Live]] = {}
    for name in malecon.titles():
        dice = random.Random(f"forks of {name}")
        end = played(malecon.title(name), dice)
        own = [p.row.ply for p in rows_of(end, len(end.plays)).plies if p.seat == 0]
        lives[name] = [rows_of(end, cut) for cut in (*dice.sample(own, 3), len(end.plays))]
        jobs[name] = [{"game": kept_of(live), "lang": "en", "at": 0, "hint": False, "weighed": None,
                       "fork": [live.ply // 2, str(dice.getrandbits(128))]} for live in lives[name]]  # fmt: skip
    found = on_the_device(jobs, tmp_path)
    for name, tables in lives.items():
        for live, job, shown in zip(tables, jobs[name], found[name], strict=True):
            ply, seed = job["fork"]
            fork = shown["fork"]
            if live.over:
                assert (fork["seed"], fork["start"], len(fork["plies"])) == (live.row.seed, None, ply)
                continue
            known = live.at(ply).determinize(0, int(seed))
            assert (fork["seed"], fork["plies"]) == (None, [])
            assert fork["start"] == for_javascript(known.to_dict())
            assert malecon.title(name).from_dict(known.to_dict()).view(0) == live.at(ply).view(0)


def test_what_the_server_tells_a_seat_is_enough_for_reasons_previews_and_hints(tmp_path: Path) -> None:
    """Nothing is given to the device but the answer of the server; where its numbers are others, the device refuses."""
    jobs: dict[str, Any] = {}
    expected: dict[str, Any] = {}
    for name in malecon.titles():
        dice = random.Random(f"seen in {name}")
        end = played(malecon.title(name), dice)
        own = [p.row.ply for p in rows_of(end, len(end.plays)).plies if p.seat == 0]
        jobs[name], expected[name] = [], []
        for number, cut in enumerate(dice.sample(own, HINTS)):
            live, lang = rows_of(end, cut), LANGS[number % len(LANGS)]
            shown, hint = shown_of(live, lang, 0, number < 2, None), number < 2
            table = shown["table"]
            names = [seat["name"] for seat in table["seats"]]
            seen = {"data": table["data"], "known": table["known"], "ply": table["ply"], "names": names}
            jobs[name].append({"seen": seen, "lang": lang, "hint": hint})
            parts = {"legal": table["legal"], "drafts": table["drafts"]}
            expected[name].append(parts | {"reasons": shown["reasons"], "hint": shown["hint"]})
        jobs[name].append({"seen": seen | {"data": "000000"}, "lang": "en", "hint": False})
    found = on_the_device(jobs, tmp_path)
    for name, cases in expected.items():
        assert any(case["reasons"]["reasons"] for case in cases)
        for mine, theirs in zip(cases, found[name], strict=False):
            assert {part: theirs[part] for part in mine if not same(mine[part], theirs[part])} == {}
        assert found[name][-1] == ["engine-unfit", {}]


@pytest.mark.parametrize("title", malecon.titles())
def test_records_are_read_as_on_the_server(title: str, tmp_path: Path) -> None:
    """Bots keep their level where people can choose it; a position that cannot be is refused with its line."""
    position = malecon.title(title).new(2, 3).determinize(0, 2**127 + 5)
    text = records.write(position, ("Ana", "bot:hard"))
    head, _, _ = text.partition("seats")
    names = {"bot:hard": "hard", "bot:search:50": DEFAULT_BOT, "Inés": None}
    good = [text.replace("bot:hard", name) for name in names]
    bad = [
        text.replace('"seats":2', '"seats":9'),
        text.replace('"seats":2', '"seats":2,"nothing":1'),
        text.replace('"seats":2', '"seats":2.5'),
        text.replace("position", "seed 5\nposition"),
        text.replace('"seats":2,', ""),
        f"{head}seats Ana bot:hard\n---\n",
        f"{text}# a remark\n\n{position.legal()[0]}\nnonsense\n",
    ]
    live = rows_of(malecon.title(title).new(2, 3), 0)
    job = {"game": kept_of(live), "lang": "en", "at": 0, "hint": False, "weighed": None, "read": [*good, *bad]}
    read = on_the_device({title: [job]}, tmp_path)[title][0]["read"]
    assert [r["seats"][1]["bot"] for r in read[: len(good)]] == list(names.values())
    assert [making.seat_for_name(name).bot for name in names] == list(names.values())
    assert all(r["start"] == for_javascript(position.to_dict()) for r in read[: len(good)])
    for given, (key, parts) in zip(bad, read[len(good) :], strict=True):
        with pytest.raises(malecon.BadRecord) as refused:
            malecon.replay(given)
        assert key == "local-record"
        assert parts["line"] in (1, refused.value.line)  # 1: the header as a whole
    assert read[-1][1]["line"] == text.count("\n") + 4
