"""A first game, explained: a table whose opening is staged. Which step it is follows from the ply alone, so that it can
be left, resumed and taken back like any other game."""

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
    """The lesson while its script goes on. A script that was altered since this game began is not followed."""
    lesson = lesson_of(live)
    if lesson is None or live.ply >= len(lesson.script) or live.over:
        return None
    played = (ply.row.action for ply in live.plies)
    return lesson if all(line.notation == n for line, n in zip(lesson.script, played, strict=False)) else None


def bots_move(live: Live) -> str | None:
    """What the script has a bot play now."""
    lesson = staged(live)
    return None if lesson is None or live.to_move == lesson.seat else lesson.script[live.ply].notation


def wanted(live: Live) -> list[str]:
    """What the newcomer is to play now: every ply of the step up to somebody else's."""
    lesson = staged(live)
    if lesson is None or live.to_move != lesson.seat:
        return []
    first = lesson.script[live.ply].step
    found = []
    for line in lesson.script[live.ply :]:
        if line.step != first:
            break
        found.append(line.notation)
    return found


def check(live: Live, plies: tuple[Ply, ...]) -> None:
    """A person's move in a lesson must be the one the lesson is about."""
    lesson = staged(live)
    if lesson is None:
        return
    for ply in plies:
        if ply.row.ply < len(lesson.script) and ply.row.action != lesson.script[ply.row.ply].notation:
            raise Refused("table-lesson-first", wanted=lesson.script[ply.row.ply].notation)


def answer(live: Live, lang: str) -> a.LessonOut | None:
    """Where the lesson stands, in words; None: this is an ordinary game."""
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
