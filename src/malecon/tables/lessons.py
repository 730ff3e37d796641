"""Guided first games: tables with a staged opening. The current step follows from the ply alone, so a lesson can be
left, resumed and undone like any other game."""

from itertools import takewhile

import malecon
from malecon.core.teaching import Lesson
from malecon.tables import answers as a
from malecon.tables.errors import Refused, Unfit
from malecon.tables.live import Live, Ply
from malecon.tables.making import SeatWish, Wish

BOT = "easy"
NAMES = ("Inés", "Teo", "Rosa", "Luz")


def wish(title: str, session: str, name: str) -> tuple[malecon.Position, Wish]:
    """The position and the table a lesson begins with."""
    found = malecon.title(title)
    if found.teaching is None or found.teaching.lesson is None:
        raise Unfit("table-no-lesson", title=title)
    lesson = found.teaching.lesson
    position = found.new(lesson.seats, lesson.seed, **lesson.options)
    return position, Wish(seats(lesson), session, name, None, {"lesson": True, "private": True}, True)


def seats(lesson: Lesson) -> list[SeatWish]:
    """The newcomer, and bots at the other seats."""
    bots = iter(NAMES)
    return [
        SeatWish("person") if seat == lesson.seat else SeatWish("bot", BOT, next(bots)) for seat in range(lesson.seats)
    ]


def lesson_of(live: Live) -> Lesson | None:
    teaching = live.title.teaching
    return teaching.lesson if teaching is not None and live.setting("lesson") else None


def staged(live: Live) -> Lesson | None:
    """The lesson while its script goes on. If the script has changed since this game began, it isn't followed."""
    lesson = lesson_of(live)
    if lesson is None or live.ply >= len(lesson.script) or live.over:
        return None
    return None if _rest(lesson, live.plies) is None else lesson


def _rest(lesson: Lesson, plies: tuple[Ply, ...]) -> list[str] | None:
    """What is left of the current step: within a step the player may change the order. None: something else was
    played."""
    script, rest = lesson.script, list[str]()
    for number, ply in enumerate(plies[: len(script)]):
        rest = rest or _block(lesson, number)
        if ply.row.action not in rest[: None if script[number].step else 1]:
            return None
        rest.remove(ply.row.action)
    return rest or _block(lesson, len(plies))


def _block(lesson: Lesson, first: int) -> list[str]:
    """The plies of one step, in a row; a bot's plies are steps of their own."""
    lines = lesson.script[first:]
    if not lines or lines[0].step is None:
        return [line.notation for line in lines[:1]]
    return [line.notation for line in takewhile(lambda line: line.step == lines[0].step, lines)]


def bots_move(live: Live) -> str | None:
    """The script's move for a bot now."""
    lesson = staged(live)
    return None if lesson is None or live.to_move == lesson.seat else lesson.script[live.ply].notation


def wanted(live: Live) -> list[str]:
    """What the player is to play now: every ply of the step until it is someone else's turn."""
    lesson = staged(live)
    if lesson is None or live.to_move != lesson.seat:
        return []
    return _rest(lesson, live.plies) or []


def allowed(live: Live) -> list[str]:
    """The moves that may come next: any of the step's remaining moves whose order makes no difference in the end."""
    rest = wanted(live)
    if not rest:
        return []
    end = _played(live.position, rest)
    found = []
    for first in dict.fromkeys(rest):
        others = rest.copy()
        others.remove(first)
        if first == rest[0] or (end is not None and _played(live.position, [first, *others]) == end):
            found.append(first)
    return found


def _played(start: malecon.Position, notations: list[str]) -> malecon.Position | None:
    """The position after these moves; None if they can't be played one after the other."""
    position = start.copy()
    for notation in notations:
        if notation not in position.legal():
            return None
        position.play(notation)
    return position


def check(live: Live, plies: tuple[Ply, ...]) -> None:
    """Refuses a person's moves that the lesson isn't about."""
    lesson = staged(live)
    if lesson is None or not plies:
        return
    rest = allowed(live)
    if plies[0].row.action not in rest or _rest(lesson, live.plies + plies) is None:
        raise Refused("table-lesson-first", wanted=wanted(live)[0])


def answer(live: Live, lang: str) -> a.LessonOut | None:
    """Where the lesson stands, in words; None for an ordinary game."""
    lesson = lesson_of(live)
    if lesson is None:
        return None
    words, steps = live.title.words, lesson.steps
    going_on = staged(live) is not None
    now = next((line.step for line in lesson.script[live.ply :] if line.step), None) if going_on else None
    number = steps.index(now) if now is not None else len(steps)
    key = now or "end"
    return a.LessonOut(
        step=number + 1,
        steps=len(steps),
        key=key,
        goal=words.say(lang, f"lesson-{key}"),
        text=words.say(lang, f"lesson-{key}.text"),
        done=[words.say(lang, f"lesson-{step}") for step in steps[:number]],
        wanted=wanted(live),
        over=not going_on,
    )
