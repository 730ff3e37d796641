"""The first game, explained: every lesson is played through by the real rules, at a real table."""

import re
from fnmatch import fnmatchcase
from time import sleep

import pytest

import malecon
from housing import Person
from malecon.core.words import LANGS
from malecon.tables import lessons

TITLE = pytest.mark.parametrize("name", malecon.titles())
SENTENCE = re.compile(r"[.!?…](?=\s|$)")
MOST_SENTENCES = 2


@TITLE
def test_the_script_can_be_played_and_each_step_belongs_to_the_newcomer(name: str) -> None:
    title = malecon.title(name)
    assert title.teaching is not None and title.teaching.lesson is not None
    lesson = title.teaching.lesson
    position = title.new(lesson.seats, lesson.seed, **lesson.options)
    for line in lesson.script:
        assert (position.to_move == lesson.seat) == (line.step is not None), (position.ply, line)
        position.play(line.notation)
    assert not position.is_over
    assert 8 <= len(lesson.steps) <= 15


MAIN = {
    "puerto_rico": "role settler, quarry, plant *, role mayor, staff *, role builder, build *, role craftsman, sell *, "
    "role captain, ship *",
    "cuba": "take *, play worker, figure *, harvest *, play architect, build *, site *, play foreman, use *, "
    "play tradeswoman, sell *, bid *, enact *, pay, play mayor, load *",
    "havana": "choose *, perform obreros, take *, build *, lay *, discard *, rob *, change *",
    "santiago": "visit *, move *, distillery *, church, claim *, port, deliver *, wood *, give *, aside *",
}


@TITLE
def test_every_main_mechanism_is_done_by_the_newcomers_own_hand(name: str) -> None:
    teaching = malecon.title(name).teaching
    assert teaching is not None and teaching.lesson is not None
    own = [line.notation for line in teaching.lesson.script if line.step]
    missing = [pattern for pattern in MAIN[name].split(", ") if not any(fnmatchcase(done, pattern) for done in own)]
    assert missing == []


def test_havanas_newcomer_never_has_to_leave_a_building_they_could_pay_for() -> None:
    """Told to end the turn with a point to be had, they would learn the wrong thing."""
    title = malecon.title("havana")
    assert title.teaching is not None and title.teaching.lesson is not None
    lesson = title.teaching.lesson
    position = title.new(lesson.seats, lesson.seed, **lesson.options)
    for line in lesson.script:
        if line.step and line.notation == "pass":
            assert not any(move.startswith("build") for move in position.legal())
        position.play(line.notation)


@TITLE
@pytest.mark.parametrize("lang", LANGS)
def test_every_step_has_a_goal_and_at_most_two_sentences(name: str, lang: str) -> None:
    title = malecon.title(name)
    assert title.teaching is not None and title.teaching.lesson is not None
    for step in (*title.teaching.lesson.steps, "end"):
        goal, text = (title.words.say(lang, f"lesson-{step}{part}") for part in ("", ".text"))
        assert 4 <= len(goal) <= 80 and not goal.endswith(".")
        assert 1 <= len(SENTENCE.findall(text)) <= MOST_SENTENCES, text
        assert len(text) <= 240, text


@TITLE
@pytest.mark.parametrize("lang", LANGS)
def test_every_main_phase_is_explained(name: str, lang: str) -> None:
    """Each phase has a name and a question, in every language: the coach has a line for it."""
    title = malecon.title(name)
    for key in title.words.keys(lang):
        if key.startswith("phase-"):
            assert title.words.has(key.replace("phase-", "ask-"), lang), key


@TITLE
def test_a_lesson_is_played_at_a_table_left_and_resumed(person: Person, name: str) -> None:
    ana, other = person("Ana"), person("Ben")
    table = ana.post("/api/v1/lessons", json={"title": name}).json()
    url = f"/api/v1/tables/{table['id']}"
    assert table["lesson"]["step"] == 1 and not table["lesson"]["over"]
    seen: list[str] = []
    for _ in range(4000):
        table = ana.get(url).json()
        lesson = table["lesson"]
        if lesson["over"]:
            break
        if not lesson["wanted"]:
            sleep(0.005)
            continue  # the bots follow their script by themselves
        offered = [choice["notation"] for choice in table["legal"]]
        assert lesson["wanted"][0] in offered and set(offered) <= set(lesson["wanted"])
        if lesson["key"] not in seen:
            seen.append(lesson["key"])
            assert len(lesson["done"]) == len(seen) - 1
        again = ana.post("/api/v1/lessons", json={"title": name}).json()
        assert again["id"] == table["id"]  # asked for once more, it goes on where it was left
        acted = ana.post(
            f"{url}/actions", json={"ply": table["ply"], "actions": lesson["wanted"], "key": f"k{table['ply']}"}
        )
        assert acted.status_code == 200, acted.text
    title = malecon.title(name)
    assert title.teaching is not None and title.teaching.lesson is not None
    assert tuple(seen) == title.teaching.lesson.steps
    assert lesson["key"] == "end"
    fresh = ana.post("/api/v1/lessons", json={"title": name}).json()
    assert fresh["id"] != table["id"]  # a lesson that is over is begun anew
    assert other.get(url).json().get("lesson") is None


def test_another_move_is_refused_with_the_one_that_is_wanted(person: Person) -> None:
    ana = person("Ana")
    table = ana.post("/api/v1/lessons", json={"title": "puerto_rico"}).json()
    refused = ana.post(
        f"/api/v1/tables/{table['id']}/actions", json={"ply": table["ply"], "actions": ["role mayor"], "key": "k"}
    )
    assert refused.status_code == 409
    assert "role settler" in refused.json()["text"]
    fork = ana.post(f"/api/v1/tables/{table['id']}/fork", json={"ply": table["ply"]}).json()
    assert fork["lesson"] is None and len(fork["legal"]) > 1  # whoever has had enough goes on alone


def test_where_the_order_makes_no_difference_the_newcomer_chooses_it(person: Person) -> None:
    """Cuba begins with four pieces to take, and two products to harvest: in any order, and nothing else."""
    ana = person("Ana")
    table = ana.post("/api/v1/lessons", json={"title": "cuba"}).json()
    url = f"/api/v1/tables/{table['id']}"
    backwards: list[str] = []
    while table["lesson"]["key"] != "architect":
        if not table["lesson"]["wanted"]:
            sleep(0.005)
            table = ana.get(url).json()
            continue
        offered = [choice["notation"] for choice in table["legal"]]
        chosen = offered[-1]
        backwards += [chosen] if chosen != table["lesson"]["wanted"][0] else []
        acted = ana.post(f"{url}/actions", json={"ply": table["ply"], "actions": [chosen], "key": f"k{table['ply']}"})
        assert acted.status_code == 200, acted.text
        table = ana.get(url).json()
    assert "harvest tobacco" in backwards


def test_the_lessons_mayor_can_be_done_as_a_whole(person: Person) -> None:
    """The layout that the lesson asks for is a draft of the page's editor, and the only one."""
    ana = person("Ana")
    table = ana.post("/api/v1/lessons", json={"title": "puerto_rico"}).json()
    url = f"/api/v1/tables/{table['id']}"
    while table["lesson"]["key"] != "mayor" or table["view"]["phase"] != "staff":
        if table["lesson"]["wanted"]:
            actions = table["lesson"]["wanted"][:1]
            ana.post(f"{url}/actions", json={"ply": table["ply"], "actions": actions, "key": f"k{table['ply']}"})
        sleep(0.005)
        table = ana.get(url).json()
    assert [set(table["lesson"]["wanted"]) <= set(draft["actions"]) for draft in table["drafts"]] == [True]
    whole = {"ply": table["ply"], "actions": table["drafts"][0]["actions"], "key": "whole"}
    assert ana.post(f"{url}/actions", json=whole).status_code == 200


def test_a_title_without_a_lesson_says_so(person: Person) -> None:
    assert person("Ana").post("/api/v1/lessons", json={"title": "chess"}).status_code in (404, 422)
    assert lessons.BOT in malecon.bots.LEVELS
