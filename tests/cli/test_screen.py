"""The game on the whole screen, played by Textual's pilot: keys, mouse, the board in sight, and nobody's secrets."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, RichLog, Static

import malecon
from malecon.cli import plays
from malecon.cli.choices import numbered
from malecon.cli.console import console, set_lang
from malecon.cli.screen import Agreement, Curtain, Page, WholeScreen
from malecon.tables import Tables

Scene = Callable[[WholeScreen, Pilot[None]], Awaitable[None]]
BIG, USUAL, SMALL = (200, 50), (120, 48), (80, 24)


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Tables]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with plays.keyboard() as tables:
        yield tables
    assert console.width != 17  # nothing of the ledger's is left to the terminal


def act_out(
    tables: Tables, title: str, names: list[str], scene: Scene, size: tuple[int, int] = USUAL, seed: int = 7
) -> WholeScreen:
    """Plays a scene at a new game; everybody leaves afterwards."""
    return acted_out(plays.begin(tables, title, None, names, seed, [], None), scene, size)


def acted_out(play: plays.Play, scene: Scene, size: tuple[int, int] = USUAL) -> WholeScreen:
    app = WholeScreen(play)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await scene(app, pilot)
            if app.is_running:
                await app.action_quit()
                await until(pilot, lambda: not app._thread.is_alive())

    asyncio.run(run())
    assert app.trouble is None
    return app


async def until(pilot: Pilot[None], holds: Callable[[], bool], seconds: float = 180) -> None:
    for _ in range(int(seconds / 0.02)):
        if holds():
            await pilot.pause()
            return
        await pilot.pause(0.02)
    raise AssertionError("it never came to that")


async def asked(app: WholeScreen, pilot: Pilot[None]) -> None:
    await until(pilot, lambda: app.asked is not None)


async def type_in(app: WholeScreen, pilot: Pilot[None], text: str) -> None:
    app.query_one(Input).value = text
    await pilot.pause()
    await pilot.press("enter")


def board_of(app: WholeScreen) -> str:
    with console.capture() as drawn:
        console.print(app.query_one("#drawing", Static).render())
    return drawn.get()


def ledger(app: WholeScreen) -> str:
    return "\n".join(text.plain for text, _ in app._told)


def options(app: WholeScreen) -> list[str]:
    shown = app.query_one(OptionList)
    return [str(shown.get_option_at_index(n).prompt) for n in range(shown.option_count)]


@pytest.mark.parametrize("size", [BIG, USUAL, SMALL])
def test_everything_has_its_place_and_the_board_stays(keyboard: Tables, size: tuple[int, int]) -> None:
    async def scene(app: WholeScreen, pilot: Pilot[None]) -> None:
        await asked(app, pilot)
        whole = app.size.region
        places = {
            name: app.query_one(f"#{name}").region for name in ("board", "question", "choices", "answer", "ledger")
        }
        assert all(whole.contains_region(place) and place.area > 0 for place in places.values()), places
        assert all(
            not one.overlaps(other) for name, one in places.items() for more, other in places.items() if name < more
        )
        beside = places["choices"].x >= places["board"].right
        assert beside == (size == BIG) and places["board"].height >= size[1] // 3
        assert places["choices"].height >= 3
        await pilot.press("pagedown")
        assert app.query_one("#board").scroll_y > 0 or app.query_one("#board").max_scroll_y == 0
        await pilot.press("down", "enter")  # the board is where it was, also after a decision
        await until(pilot, lambda: app.asked is not None and bool(app.asked.pieces))
        assert app.query_one("#board").region == places["board"]

    act_out(keyboard, "havana", ["Ana", "random"], scene, size)


def test_a_list_is_filtered_as_one_types_and_chosen_by_keys_numbers_and_mouse(keyboard: Tables) -> None:
    async def scene(app: WholeScreen, pilot: Pilot[None]) -> None:
        await asked(app, pilot)
        assert len(options(app)) == 13
        await pilot.press(*"siesta")
        assert len(options(app)) == 12 and all("siesta" in words for words in options(app))
        await pilot.press("escape")
        assert len(options(app)) == 13
        await pilot.press("3", "enter")
        await until(pilot, lambda: app.asked is not None and bool(app.asked.pieces))
        assert len(options(app)) == 12
        await pilot.press("escape")
        await until(pilot, lambda: app.asked is not None and not app.asked.pieces)
        await pilot.click(OptionList, offset=(5, 1))  # the second card
        await until(pilot, lambda: app.asked is not None and bool(app.asked.pieces))
        assert app.asked is not None and app.asked.pieces[0].startswith("bodyguard")
        await pilot.press("down", "down", "enter")
        await until(pilot, lambda: app.play.live.ply >= 1)

    act_out(keyboard, "havana", ["Ana", "random"], scene)


def test_help_rules_hint_why_and_undo(keyboard: Tables) -> None:
    async def scene(app: WholeScreen, pilot: Pilot[None]) -> None:
        await asked(app, pilot)
        for key in ("f1", "f4"):
            await pilot.press(key)
            assert isinstance(app.screen, Page)
            await pilot.press("escape")
            assert not isinstance(app.screen, Page)
        await pilot.press("f3", *"build harbor", "enter")
        await until(pilot, lambda: "harbor — " in ledger(app).lower())
        await type_in(app, pilot, "hint greedy")
        await until(pilot, lambda: "% to win" in ledger(app))
        ply, now = app.play.live.ply, app.asked
        await type_in(app, pilot, "1")
        await until(pilot, lambda: app.play.live.ply > ply and app.asked is not None and app.asked is not now)
        await pilot.press("f6")
        await until(pilot, lambda: app.play.live.ply <= ply and "Undone." in ledger(app))
        await asked(app, pilot)
        await type_in(app, pilot, "role nobody")
        await until(pilot, lambda: "Cannot play “role nobody”" in ledger(app))
        await type_in(app, pilot, "no such thing at all")
        await until(pilot, lambda: "No choice contains" in ledger(app))
        log = app.query_one(RichLog)
        assert max(len(line.text.rstrip()) for line in log.lines) <= log.scrollable_content_region.width

    act_out(keyboard, "puerto_rico", ["Ana", "random"], scene)


def test_going_back_over_others_asks_everybody(keyboard: Tables) -> None:
    async def scene(app: WholeScreen, pilot: Pilot[None]) -> None:
        await asked(app, pilot)
        first = app.asked
        assert first is not None
        await type_in(app, pilot, "role settler")
        await until(pilot, lambda: app.asked is not None and app.asked.seat == first.seat and app.asked is not first)
        await type_in(app, pilot, "plant indigo" if "plant indigo" in app.play.live.position.legal() else "2")
        await until(pilot, lambda: app.asked is not None and app.asked.seat != first.seat)
        before = app.play.live.ply
        await type_in(app, pilot, "1")
        await until(pilot, lambda: app.play.live.ply > before and app.asked is not None)
        await pilot.press("f6")
        for _ in range(2):
            if app.play.live.ply == before:
                break
            await until(pilot, lambda: isinstance(app.screen, Agreement) or app.play.live.ply == before)
            if isinstance(app.screen, Agreement):
                await pilot.press("y")
        await until(pilot, lambda: app.play.live.ply <= before)

    act_out(keyboard, "puerto_rico", ["Ana", "Boris"], scene)


def test_secrets_stay_behind_a_curtain(keyboard: Tables) -> None:
    async def scene(app: WholeScreen, pilot: Pilot[None]) -> None:
        await asked(app, pilot)
        assert app.asked is not None
        first = app.asked.seat
        await type_in(app, pilot, "hint greedy")
        await until(pilot, lambda: "% to win" in ledger(app))
        await type_in(app, pilot, "1 1")
        await until(pilot, lambda: isinstance(app.screen, Curtain))
        assert board_of(app).strip() == "" and options(app) == [] and "% to win" not in ledger(app)
        assert "\n".join(line.text for line in app.query_one(RichLog).lines).count("% to win") == 0
        await pilot.press("enter")
        await asked(app, pilot)
        assert app.asked is not None and app.asked.seat != first
        assert "chose in secret" in ledger(app)

    act_out(keyboard, "havana", ["Ana", "Boris"], scene)


def test_leaving_while_bots_play_ends_at_once_and_keeps_the_game(keyboard: Tables) -> None:
    async def scene(app: WholeScreen, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.play.live.ply > 3)
        await pilot.press("f10")
        await until(pilot, lambda: not app._thread.is_alive())

    app = act_out(keyboard, "cuba", ["greedy", "greedy", "greedy"], scene)
    assert app.play.live.to_move is not None
    kept = malecon.replay(app.play.path.read_text())
    assert kept.ply == app.play.live.ply > 3


@pytest.mark.parametrize("lang", ["ru", "it"])
def test_the_screen_speaks_the_language_of_the_table(keyboard: Tables, lang: str) -> None:
    set_lang(lang)

    async def scene(app: WholeScreen, pilot: Pilot[None]) -> None:
        await asked(app, pilot)
        told = [binding.description for _, binding, _, _ in app.active_bindings.values() if binding.show]
        assert ("Подсказка" if lang == "ru" else "Suggerimento") in told and "Hint" not in told

    act_out(keyboard, "santiago", ["Ana", "random"], scene, seed=5)


def _moved_on(app: WholeScreen, asked: object) -> bool:
    return app.asked is not asked


def saved_game(title: str, left: int, file: Path) -> Path:
    """The record of a game of Ana against a bot, so many decisions before its end."""
    chance, position = Random(5), malecon.title(title).new(2, 5)
    while not position.is_over:
        greedy = position.to_move == 0
        position.play(malecon.bot("greedy").choose(position) if greedy else chance.choice(position.legal()))
    lines = position.record(("Ana", "bot:random")).splitlines()
    file.write_text("\n".join(lines[: lines.index("---") + 1 + max(0, position.ply - left)]) + "\n", encoding="utf-8")
    return file


# Havana's, the shortest one, from its first card on; of the others the last rounds.
@pytest.mark.parametrize(
    ("title", "left"), [("havana", 10_000), *((name, 60) for name in malecon.titles() if name != "havana")]
)
def test_a_game_to_its_end_through_the_pilot(keyboard: Tables, title: str, left: int, tmp_path: Path) -> None:
    """A bot chooses, and its choices are typed as numbers, piece by piece, or clicked."""
    chance, used = Random(1), set[str]()

    async def scene(app: WholeScreen, pilot: Pilot[None]) -> None:
        while True:
            await until(pilot, lambda: app.asked is not None or app.over)
            if app.over or app.asked is None:
                break
            now: Any = app.asked
            wanted = malecon.bot("greedy").choose(now.position)
            number, choice = next(
                (path, c) for path, c in numbered(now.level)
                if c.notation == wanted or any(inner.notation == wanted for inner in c.inner)
                or any(i.notation == wanted for inner in c.inner for i in inner.inner)
            )  # fmt: skip
            way = chance.choice(("number", "keys", "notation"))
            used.add(way)
            if way == "number" or (way == "notation" and choice.notation is None):
                await type_in(app, pilot, number)
            elif way == "notation":
                await type_in(app, pilot, wanted)
            else:
                await pilot.press(*["down"] * (int(number) - 1), "enter")
            await until(pilot, partial(_moved_on, app, now))
        assert used == {"number", "keys", "notation"}
        assert "wins" in ledger(app) or "share the win" in ledger(app)
        await pilot.press("enter")
        await until(pilot, lambda: not app.is_running)

    app = acted_out(plays.go_on(keyboard, saved_game(title, left, tmp_path / "saved.txt")), scene)
    assert app.play.live.to_move is None and malecon.replay(app.play.path.read_text()).is_over
