"""What a training left behind as a page with plots: python -m malecon.learn.report FOLDER writes TITLE.html beside TITLE.json.

Needs neither torch nor a plotting library.
"""

import argparse
import json
from html import escape
from pathlib import Path
from typing import Any

WIDE, HIGH, EDGE = 520, 240, 44
STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:1120px;margin:0 auto;padding:32px 20px;color:#1d2733;background:#fbfaf7}
.grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,480px),1fr));gap:18px}
svg{width:100%;height:auto;background:#fff;border:1px solid #d9dee4;border-radius:12px}
text{font:12px system-ui,sans-serif;fill:#5d6b7a}polyline{fill:none;stroke:#0b6e8a;stroke-width:2}
circle{fill:#d9822b}.axis{stroke:#d9dee4}.ci{stroke:#d9822b;opacity:.5}
@media(prefers-color-scheme:dark){body{background:#151b22;color:#e7ebef}svg{background:#1d252e;border-color:#36414d}}
"""
PLOTS = (
    ("win", "Loss of the win share"),
    ("lead", "Loss of the final lead"),
    ("entropy", "Entropy of a decision"),
    ("speed", "Decisions a second"),
    ("moved", "Share of clipped decisions"),
    ("entropy_weight", "Weight of the entropy"),
)


def curve(points: list[tuple[float, float]], heading: str, spread: list[float] | None = None) -> str:
    """A line through points; with a spread, dots with whiskers instead."""
    top = max([y + (spread[k] if spread else 0.0) for k, (_, y) in enumerate(points)] + [1e-9])
    last = max([x for x, _ in points] + [1e-9])

    def place(x: float, y: float) -> tuple[float, float]:
        return EDGE + x / last * (WIDE - 2 * EDGE), HIGH - EDGE - max(y, 0.0) / top * (HIGH - 2 * EDGE)

    out = [f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" xmlns="http://www.w3.org/2000/svg">']
    out.append(f'<text x="{EDGE}" y="22">{escape(heading)}</text>')
    out.append(f'<line class="axis" x1="{EDGE}" x2="{WIDE - EDGE}" y1="{HIGH - EDGE}" y2="{HIGH - EDGE}"/>')
    out.append(f'<text x="{WIDE - EDGE}" y="{HIGH - 22}" text-anchor="end">{last:,.0f} M decisions</text>')
    out.append(f'<text x="{EDGE - 6}" y="{EDGE + 4}" text-anchor="end">{top:,.3g}</text>')
    if spread is None:
        out.append('<polyline points="' + " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*p) for p in points)) + '"/>')
    else:
        for (x, y), half in zip(points, spread, strict=True):
            at, low, high = place(x, y), place(x, y - half), place(x, y + half)
            out.append(f'<line class="ci" x1="{at[0]:.1f}" x2="{at[0]:.1f}" y1="{low[1]:.1f}" y2="{high[1]:.1f}"/>')
            out.append(f'<circle cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="4"><title>{y:.2f}</title></circle>')
    return "".join(out) + "</svg>"


def page(report: dict[str, Any]) -> str:
    log = [row for row in report["log"] if row.get("decisions")]
    plots = [
        curve([(row["decisions"] / 1e6, row[key]) for row in log if key in row], heading)
        for key, heading in PLOTS
        if log
    ]
    tried = [c for c in report["candidates"] if c["games"]]
    if tried:
        spread = [2.0 * (max(c["share"] * (1 - c["share"]), 0.02) / c["games"]) ** 0.5 for c in tried]
        shares = [(c["decisions"] / 1e6, c["share"]) for c in tried]
        plots.insert(0, curve(shares, f"Wins against {report['rival']} at all other seats", spread))
    title = escape(report["title"])
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
        f'<h1>How the network of {title} learned</h1><div class="grid">{"".join(plots)}</div></html>'
    )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    for file in sorted(asked.parse_args().folder.glob("*.json")):
        told = json.loads(file.read_text(encoding="utf-8"))
        if "candidates" in told:
            file.with_suffix(".html").write_text(page(told), encoding="utf-8")
            print(file.with_suffix(".html"))


if __name__ == "__main__":
    main()
