"""How games unfold: what is chosen in which round, how scores grow, what ends them."""

from collections import Counter
from collections.abc import Callable
from html import escape

from malecon.arena.notes import ENDS
from malecon.arena.results import Results

SHOWN = 16  # actions in the table, the most common first
REACHED = 0.2  # a round that fewer games reach is left out: its mean would be of other games


def endings(results: Results) -> list[tuple[str, float]]:
    """The share of games that each trigger ended, the commonest first."""
    counted = Counter(game.end for game in results.in_order())
    return [(name, counted[name] / len(results)) for name in sorted(ENDS, key=lambda e: -counted[e]) if counted[name]]


def _rounds(results: Results) -> int:
    """How many rounds enough games have."""
    lengths = sorted((len(game.curve) for game in results.in_order()), reverse=True)
    return lengths[int(REACHED * (len(lengths) - 1))] if lengths else 0


def curve(results: Results, winners: bool) -> list[float]:
    """The mean score after each round, of winners or of the others; games that have ended count with their end."""
    out = []
    for k in range(_rounds(results)):
        seen = [
            game.curve[min(k, len(game.curve) - 1)][seat]
            for game in results.in_order()
            for seat, wins in enumerate(game.wins)
            if (wins > 0) == winners
        ]
        out.append(sum(seen) / max(len(seen), 1))
    return out


def choices(
    results: Results, kind_of: Callable[[str], str], *, all_of_them: bool = False
) -> list[tuple[str, list[float]]]:
    """How often each kind of action is taken in each round, a game that reaches it, all seats together."""
    games, rounds = results.in_order(), _rounds(results)
    kinds: dict[str, list[float]] = {}
    known: dict[str, str] = {}
    for k in range(rounds):
        reached = [game.by_round[k] for game in games if k < len(game.by_round)]
        for acts in reached:
            for notation, times in acts.items():
                kind = known.setdefault(notation, "") or kind_of(notation)
                known[notation] = kind
                kinds.setdefault(kind, [0.0] * rounds)[k] += times / len(reached)
    ordered = sorted(kinds.items(), key=lambda item: -sum(item[1]))
    return ordered if all_of_them else ordered[:SHOWN]


def choices_table(rows: list[tuple[str, list[float]]], heading: str) -> str:
    """Rows of actions by columns of rounds; the more often, the darker."""
    if not rows:
        return ""
    top = max(max(row) for _, row in rows) or 1.0
    head = "".join(f"<th>{k + 1}</th>" for k in range(len(rows[0][1])))
    body = "".join(
        f"<tr><td>{escape(label)}</td>"
        + "".join(f'<td class="heat" style="--heat:{55 * x / top:.0f}%">{x:.2f}</td>' for x in row)
        + "</tr>"
        for label, row in rows
    )
    return f'<div class="scroll"><table><tr><th>{escape(heading)}</th>{head}</tr>{body}</table></div>'
