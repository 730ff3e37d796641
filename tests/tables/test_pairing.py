"""A game with anyone: who is seated with whom, when, and only once, whichever process asks."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from databases import Cluster
from malecon.core.errors import MaleconError
from malecon.store import SeekerRow, SessionRow, Store, persons, ratings, seekers
from malecon.store.ratings import RatingRow
from malecon.tables import Tables, pairing
from malecon.tables.errors import NotFound, Unfit
from malecon.tables.pairing import ALIVE, OFFER, choose


def seeker(name: str, rating: float = 1500, waited: int = 0, seats: int = 2) -> SeekerRow:
    return SeekerRow(name, "havana", seats, False, name, rating, 1_000_000 - waited * 1000, 1_000_000)


def chosen(mine: SeekerRow, *others: SeekerRow) -> list[str] | None:
    found = choose(mine, [mine, *others], 1_000_000)
    return None if found is None else [s.person for s in found]


def test_people_of_like_rating_are_seated_at_once_and_others_as_the_window_widens() -> None:
    assert chosen(seeker("ana"), seeker("boris", 1590)) == ["ana", "boris"]
    assert chosen(seeker("ana"), seeker("boris", 1700)) is None
    assert chosen(seeker("ana", waited=20), seeker("boris", 1700, waited=20)) == ["ana", "boris"]
    # Both must put up with it: whoever has just come still waits for somebody nearer.
    assert chosen(seeker("ana", waited=60), seeker("boris", 1700)) is None


def test_the_nearest_are_chosen_and_the_longest_wait_comes_first() -> None:
    near, far = seeker("near", 1510, waited=3), seeker("far", 1590, waited=9)
    assert chosen(seeker("ana"), far, near) == ["near", "ana"]
    assert chosen(seeker("ana", seats=3), seeker("far", 1590, 9, 3), seeker("near", 1510, 3, 3)) == [
        "far", "near", "ana"
    ]  # fmt: skip
    # Two who fit me do not fit each other: then another neighbour does.
    trio = [seeker("low", 1420, 0, 3), seeker("high", 1560, 0, 3), seeker("higher", 1590, 0, 3)]
    assert chosen(seeker("ana", seats=3), *trio) == ["ana", "high", "higher"]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The time in milliseconds, which only the test moves."""
    at = [1_700_000_000_000]
    monkeypatch.setattr("malecon.tables.clock.now", lambda: at[0])
    return at


def arrive(tables: Tables, name: str) -> str:
    persons.enrol(tables.store, SessionRow(name.lower() * 8, name, 1, seen_at=1))
    return name.lower() * 8


def test_two_people_find_each_other_and_nobody_else(quiet: Tables, clock: list[int]) -> None:
    ana, boris, clara = (arrive(quiet, name) for name in ("Ana", "Boris", "Clara"))
    assert pairing.begin(quiet, ana, "Ana", "havana", 2, rated=True).table_id is None
    assert pairing.begin(quiet, clara, "Clara", "havana", 2, rated=False).table_id is None  # another wish
    table = pairing.begin(quiet, boris, "Boris", "havana", 2, rated=True).table_id
    assert table is not None
    mine = pairing.look(quiet, ana)
    assert mine is not None and mine.table_id == table
    live = quiet.live(table)
    assert live.people == {ana, boris} and sorted(live.called) == ["Ana", "Boris"]
    assert live.setting("rated") and live.row.clock == {"kind": "bank", "seconds": 600, "increment": 20}
    assert live.row.due_at is not None  # the clock runs
    assert seekers.looking(quiet.store, clock[0] - ALIVE) == {"havana": 1}
    seekers.stop(quiet.store, ana)
    assert pairing.look(quiet, ana) is None


def test_nobody_is_seated_with_an_abandoned_browser(quiet: Tables, clock: list[int]) -> None:
    ana, boris = arrive(quiet, "Ana"), arrive(quiet, "Boris")
    pairing.begin(quiet, ana, "Ana", "havana", 2, rated=False)
    clock[0] += ALIVE + 1
    assert pairing.begin(quiet, boris, "Boris", "havana", 2, rated=False).table_id is None
    back = pairing.look(quiet, ana)  # only her phone slept: she is there again
    assert back is not None and back.table_id is not None
    clock[0] += 2 * 3600 * 1000
    quiet.clean_up()
    assert seekers.beat(quiet.store, boris, clock[0]) is None


def test_ratings_keep_people_apart_until_they_have_waited(quiet: Tables, clock: list[int]) -> None:
    ana, boris = arrive(quiet, "Ana"), arrive(quiet, "Boris")
    ratings.replace_all(quiet.store, "havana", [RatingRow("havana", ana, 35.0, 2.0, 12)], [])  # 1800
    assert pairing.begin(quiet, ana, "Ana", "havana", 2, rated=False).rating == 1800
    assert pairing.begin(quiet, boris, "Boris", "havana", 2, rated=False).table_id is None
    for _ in range(3):
        clock[0] += 20_000
        mine, other = pairing.look(quiet, ana), pairing.look(quiet, boris)
    assert mine is not None and other is not None and other.table_id is not None


def test_bots_are_taken_only_by_whoever_is_still_alone(quiet: Tables, clock: list[int]) -> None:
    ana, boris, clara = (arrive(quiet, name) for name in ("Ana", "Boris", "Clara"))
    pairing.begin(quiet, ana, "Ana", "santiago", 4, rated=True)
    clock[0] += OFFER
    found = pairing.with_bots(quiet, ana)
    live = quiet.live(str(found.table_id))
    assert sorted(s.kind for s in live.seats) == ["bot", "bot", "bot", "person"]
    assert not live.setting("rated") and live.row.clock is None
    pairing.begin(quiet, boris, "Boris", "havana", 2, rated=False)
    table = pairing.begin(quiet, clara, "Clara", "havana", 2, rated=False).table_id
    assert pairing.with_bots(quiet, boris).table_id == table  # they had just been seated together
    with pytest.raises(NotFound):
        pairing.with_bots(quiet, "nobody")


def test_a_search_must_fit_the_title(quiet: Tables) -> None:
    ana = arrive(quiet, "Ana")
    for seats in (1, 5):
        with pytest.raises(Unfit) as refused:
            pairing.begin(quiet, ana, "Ana", "havana", seats, rated=False)
        assert "2 to 4" in refused.value.say("en")
    with pytest.raises(MaleconError):
        pairing.begin(quiet, ana, "Ana", "chess", 2, rated=False)


@pytest.fixture(params=["sqlite", "postgresql"])
def processes(patient: None, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[Tables]]:
    """Two houses on one PostgreSQL, as two worker processes are; or the only one on a file."""
    if request.param == "sqlite":
        urls = [f"sqlite:///{tmp_path / 'malecon.db'}"]
    else:
        running: Cluster = request.getfixturevalue("postgresql")
        urls = [running.database()] * 2
    made = [Tables(Store(url), pace=0) for url in urls]
    yield made
    for tables in made:
        tables.close()
        tables.store.close()


def test_many_at_once_are_seated_once_each_whichever_process_asks(processes: list[Tables]) -> None:
    people = [arrive(processes[0], f"P{n:02}") for n in range(12)]

    def play(number: int) -> Any:
        tables = processes[number % len(processes)]
        return pairing.begin(tables, people[number], people[number], "havana", 3, rated=False).table_id

    with ThreadPoolExecutor(8) as crowd:
        list(crowd.map(play, range(12)))
        found = list(crowd.map(lambda n: pairing.look(processes[n % len(processes)], people[n]), range(12)))
    tables = [str(mine.table_id) for mine in found if mine is not None and mine.table_id is not None]
    assert len(tables) == 12 and sorted(tables.count(table) for table in set(tables)) == [3, 3, 3, 3]
    for mine in found:
        assert mine is not None
        live = processes[0].live(str(mine.table_id), certain=True)
        assert mine.person in live.people and len(live.people) == 3
    assert len(processes[0].store.all_tables()) == 4  # none was made in vain


def test_no_title_is_loaded_while_everybody_elses_changes_wait(
    quiet: Tables, clock: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The writer is one thread: what it does for one keeps all the others waiting."""
    from threading import current_thread

    made_by: list[str] = []
    make = pairing._table

    def made(*about: Any) -> Any:
        made_by.append(current_thread().name)
        return make(*about)

    monkeypatch.setattr(pairing, "_table", made)
    ana, boris = arrive(quiet, "Ana"), arrive(quiet, "Boris")
    for person in (ana, boris):
        pairing.begin(quiet, person, person, "santiago", 2, False)
    assert pairing.look(quiet, ana)
    pairing.begin(quiet, ana, "Ana", "santiago", 2, False)
    assert pairing.with_bots(quiet, ana).table_id
    assert len(made_by) >= 2 and "malecon-writer" not in made_by
