"""The laboratory: how a title plays when bots play it very often, as one HTML file to look at and CSV to count with."""

import csv
from collections.abc import Callable
from dataclasses import dataclass, replace
from html import escape
from pathlib import Path
from typing import Any

import numpy as np

from malecon import title as title_of
from malecon.arena.compare import compare, compare_table
from malecon.arena.match import Game, Match
from malecon.arena.results import Results
from malecon.arena.rounds import choices, choices_table, curve, endings
from malecon.arena.runner import run
from malecon.arena.stats import wilson
from malecon.arena.svg import STYLE, WIDE, Bar, histogram, lines, rows, stacked
from malecon.arena.words import WORDS
from malecon.bots import LEVELS, level_code
from malecon.core.title import Title

SHOWN = 14  # actions at each end of the plot
RARE, COMMON = 0.03, 0.97  # an action that nearly nobody or everybody takes tells nothing


@dataclass(frozen=True)
class Habit:
    """One thing seats do: how common it is, how often those who do it win, how often winners and others do it."""

    notation: str
    done: float  # share of seats that did it at least once
    wins: float
    low: float
    high: float
    winners: float  # times a game, by winners
    others: float


def lab(
    title: str,
    games: int,
    bots: tuple[str, ...],
    out: str | Path,
    *,
    seed: int = 0,
    lang: str = "en",
    file: str | Path | None = None,
    options: dict[str, Any] | None = None,
    workers: int | None = None,
    ray: str | None = None,
    against: dict[str, Any] | None = None,
    progress: Callable[[Results], None] | None = None,
) -> Results:
    """Plays the games and writes the report to `out`, an HTML file, and tables beside it: out-seats.csv and so on.

    `against` is a second rule set, as options: the same seeds are played with it, and the report compares the two.
    """
    same = len(set(bots)) == 1  # with one code on all seats nothing is gained by rotating it
    games_a_block = 1 if same else len(bots)
    match = Match(title, bots, -(-games // games_a_block), seed, options or {}, detail=True, rotations=1 if same else 0)
    results = run(match, file, workers=workers, ray=ray, progress=progress)
    other = None
    if against is not None:
        second = Path(file).with_suffix(".b.jsonl") if file is not None else None
        other = run(replace(match, options=against), second, workers=workers, ray=ray, progress=progress)
    report = Path(out)
    report.parent.mkdir(parents=True, exist_ok=True)
    report.write_text(page(results, lang, other), encoding="utf-8")
    write_csv(results, report, other)
    return results


def by_turn(results: Results) -> list[tuple[float, float, float, float]]:
    """For the first to decide, the second and so on: win share with its interval, and mean score."""
    seats, games = results.match.seats, results.in_order()
    out = []
    for turn in range(seats):
        wins = sum(g.wins[(g.first + turn) % seats] for g in games)
        score = float(np.mean([g.scores[(g.first + turn) % seats] for g in games]))
        out.append((wins / len(games), *wilson(wins, len(games)), score))
    return out


def by_source(results: Results) -> tuple[list[float], list[float]]:
    """Mean points by source, of winners and of the others."""
    winners: list[list[int]] = []
    others: list[list[int]] = []
    for g in results.in_order():
        for wins, sources in zip(g.wins, g.sources, strict=True):
            (winners if wins else others).append(sources)
    return np.mean(winners, axis=0).tolist(), np.mean(others, axis=0).tolist()


def kind_of(title: Title, notation: str) -> str:
    """An action without its numbers: `staff corn 2` is `staff corn`."""
    action = title.actions.all[title.actions.parse(notation)]
    return " ".join([action.verb, *(label for _, label in action.parts if not label.isdigit())])


def habits(results: Results) -> list[Habit]:
    """What goes with winning, the best first."""
    title = title_of(results.match.title)
    kinds = {n: kind_of(title, n) for n in title.actions.notations}
    seen: dict[str, list[float]] = {}  # seats that did it, their wins, times by winners, times by others
    winners = others = 0
    for g in results.in_order():
        for wins, acts in zip(g.wins, g.acts, strict=True):
            winners += wins > 0
            others += wins == 0
            mine: dict[str, int] = {}
            for notation, times in acts.items():
                mine[kinds[notation]] = mine.get(kinds[notation], 0) + times
            for kind, times in mine.items():
                row = seen.setdefault(kind, [0.0, 0.0, 0.0, 0.0])
                row[0] += 1
                row[1] += wins
                row[2 if wins > 0 else 3] += times
    seats = winners + others
    found = [
        Habit(
            kind, done / seats, won / done, *wilson(won, int(done)), times_w / max(winners, 1), times_o / max(others, 1)
        )
        for kind, (done, won, times_w, times_o) in seen.items()
    ]
    return sorted(found, key=lambda h: -h.wins)


def said(title: Title, kind: str, lang: str) -> str:
    """A kind of action as a person would say it; its numbers are left open."""
    example = next(n for n in title.actions.notations if kind_of(title, n) == kind)
    action = title.actions.all[title.actions.parse(example)]
    parts = {axis: "…" if label.isdigit() else title.label(axis, label, lang) for axis, label in action.parts}
    return title.words.say(lang, f"act-{action.verb}", **parts)


def page(results: Results, lang: str = "en", other: Results | None = None) -> str:
    """The report as one HTML file with nothing to load."""
    match, games = results.match, results.in_order()
    title = title_of(match.title)

    def say(key: str, **parts: Any) -> str:
        return WORDS.say(lang, key, **parts)

    turns = by_turn(results)
    names = [_source(title, s, lang) for s in title.sources]
    winning, losing = by_source(results)
    known = [h for h in habits(results) if RARE < h.done < COMMON]
    picked = known[:SHOWN] + [h for h in known[-SHOWN:] if h not in known[:SHOWN]]
    fair = 1 / match.seats
    scores = [s for g in games for s in g.scores]
    best = [max(g.scores) for g in games]
    tiles = [
        (f"{len(games):,}", say("lab-games")), (str(match.seats), say("lab-seats")),
        (", ".join(player(code, title) for code in results.codes), say("lab-bots")),
        (f"{np.mean(scores):.1f}", say("lab-mean-score")),
        (f"{np.mean(best):.1f}", say("lab-winning-score")),
        (f"{np.mean([_margin(g) for g in games]):.1f}", say("lab-margin")),
        (f"{np.mean([g.plies for g in games]):.0f}", say("lab-length")),
    ]  # fmt: skip
    sections = [
        _section(say("lab-turn"), say("lab-turn-about", fair=f"{100 * fair:.0f}"),
                 rows([Bar(say("lab-nth", n=k + 1), 100 * s, 100 * lo, 100 * hi, f"({score:.1f})")
                       for k, (s, lo, hi, score) in enumerate(turns)], " %", 100 * fair)),
        _section(say("lab-sources"), say("lab-sources-about"),
                 stacked([(say("lab-winners"), winning), (say("lab-others"), losing)], names)),
        _section(say("lab-habits"), say("lab-habits-about", fair=f"{100 * fair:.0f}"),
                 rows([Bar(said(title, h.notation, lang), 100 * h.wins, 100 * h.low, 100 * h.high,
                           f"({100 * h.done:.0f} %)") for h in picked], " %", 100 * fair, dots=True, width=WIDE)
                 + _habit_table(title, known, lang, say), wide=True),
        _section(say("lab-scores"), say("lab-scores-about"),
                 histogram([(say("lab-all"), scores), (say("lab-winners"), best)])),
        _section(say("lab-lengths"), say("lab-lengths-about"),
                 histogram([(say("lab-length"), [g.plies for g in games])])),
    ]  # fmt: skip
    if other is not None:
        compared = compare_table(results, other, say)
        sections.insert(0, _section(say("lab-compare"), _rule_sets(results, other, say), compared, wide=True))
    sections += [
        _section(say("lab-ends"), say("lab-ends-about"),
                 rows([Bar(say(f"lab-end-{name}"), 100 * share) for name, share in endings(results)], " %")),
        _section(say("lab-curves"), say("lab-curves-about"),
                 lines([(say("lab-winners"), curve(results, True)), (say("lab-others"), curve(results, False))])),
        _section(say("lab-rounds"), say("lab-rounds-about"), choices_table(
            [(said(title, kind, lang), row) for kind, row in choices(results, lambda n: kind_of(title, n))],
            say("lab-what")), wide=True),
    ]  # fmt: skip
    cards = "".join(f'<div class="tile"><b>{escape(v)}</b><span>{escape(n)}</span></div>' for v, n in tiles)
    heading = escape(say("lab-title", title=title.name_in(lang)))
    lead = escape(say("lab-lead", seed=str(match.seed), data=title.data.version))
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{heading}</title><style>{STYLE}</style><main><h1>{heading}</h1>"
        f'<p class="lead">{lead}</p><div class="tiles">{cards}</div><div class="grid">{"".join(sections)}</div>'
        "</main></html>"
    )


def player(code: str, title: Title) -> str:
    """A level says who plays it in this title."""
    return f"{code} = {level_code(code, title)}" if code in LEVELS else code


def _rule_sets(a: Results, b: Results, say: Callable[..., str]) -> str:
    told = ["; ".join(f"{k}={v}" for k, v in r.match.options.items()) or say("lab-usual-rules") for r in (a, b)]
    return say("lab-compare-about", a=told[0], b=told[1], games=min(len(a), len(b)))


def _margin(game: Game) -> int:
    best, second = sorted(game.scores)[-1:-3:-1]
    return best - second


def _source(title: Title, source: str, lang: str) -> str:
    key = f"source-{source}"
    return title.words.say(lang, key) if title.words.has(key, lang) else source


def _section(heading: str, about: str, body: str, *, wide: bool = False) -> str:
    kind = ' class="wide"' if wide else ""
    return f'<section{kind}><h2>{escape(heading)}</h2><p class="about">{escape(about)}</p>{body}</section>'


def _habit_table(title: Title, known: list[Habit], lang: str, say: Callable[..., str]) -> str:
    head = "".join(
        f"<th>{escape(say(k))}</th>" for k in ("lab-what", "lab-done", "lab-wins", "lab-by-winners", "lab-by-others")
    )
    body = "".join(
        f"<tr><td>{escape(said(title, h.notation, lang))}</td><td>{100 * h.done:.1f} %</td>"
        f"<td>{100 * h.wins:.1f} %</td><td>{h.winners:.2f}</td><td>{h.others:.2f}</td></tr>"
        for h in known
    )
    return f"<details><summary>{escape(say('lab-all-of-them'))}</summary><table><tr>{head}</tr>{body}</table></details>"


def write_csv(results: Results, report: Path, other: Results | None = None) -> list[Path]:
    """The same numbers for a spreadsheet; English names, points as decimals."""
    title = title_of(results.match.title)
    winning, losing = by_source(results)
    tables: dict[str, list[list[Any]]] = {
        "seats": [["turn", "win_share", "low", "high", "mean_score"]]
        + [[k + 1, *(f"{x:.5f}" for x in row)] for k, row in enumerate(by_turn(results))],
        "sources": [["source", "winners", "others"]]
        + [[s, f"{w:.3f}", f"{o:.3f}"] for s, w, o in zip(title.sources, winning, losing, strict=True)],
        "habits": [["action", "done", "win_share", "low", "high", "times_by_winners", "times_by_others"]]
        + [[h.notation, *(f"{x:.4f}" for x in (h.done, h.wins, h.low, h.high, h.winners, h.others))]
           for h in habits(results)],
        "games": [["block", "rotation", "seed", "plies", "first", "scores", "wins"]]
        + [[g.block, g.rotation, g.seed, g.plies, g.first, " ".join(map(str, g.scores)),
            " ".join(f"{w:g}" for w in g.wins)] for g in results.in_order()],
    }  # fmt: skip
    tables["ends"] = [["end", "share"], *([name, f"{share:.5f}"] for name, share in endings(results))]
    tables["curves"] = [["round", "winners", "others"]] + [
        [k + 1, f"{w:.3f}", f"{o:.3f}"]
        for k, (w, o) in enumerate(zip(curve(results, True), curve(results, False), strict=False))
    ]
    by_round = choices(results, lambda n: kind_of(title, n), all_of_them=True)
    tables["rounds"] = [["action", *range(1, 1 + len(by_round[0][1] if by_round else []))]]
    tables["rounds"] += [[kind, *(f"{x:.4f}" for x in row)] for kind, row in by_round]
    if other is not None:
        tables["compare"] = [["measure", "a", "b", "difference", "low", "high"]]
        tables["compare"] += [[m.name, *(f"{x:.4f}" for x in (m.a, m.b, m.difference, m.low, m.high))]
                              for m in compare(results, other)]  # fmt: skip
    paths = []
    for name, table in tables.items():
        path = report.with_name(f"{report.stem}-{name}.csv")
        with path.open("w", encoding="utf-8", newline="") as file:
            csv.writer(file).writerows(table)
        paths.append(path)
    return paths
