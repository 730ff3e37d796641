"""Plots as inline SVG: small, sharp, readable in light and dark, with a tooltip on every mark."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

NARROW, WIDE, ROW, TEXT = 520, 1040, 24, 13  # half a page, a whole one


@dataclass(frozen=True)
class Bar:
    """One row: a value and, optionally, its interval."""

    label: str
    value: float
    low: float | None = None
    high: float | None = None
    note: str = ""


def rows(
    bars: Sequence[Bar], unit: str = "", mark: float | None = None, dots: bool = False, width: int = NARROW
) -> str:
    """Horizontal bars, or dots with whiskers; `mark` draws a reference line."""
    left = 90 if width == NARROW else 300
    top = max([b.high if b.high is not None else b.value for b in bars] + ([mark] if mark is not None else []) + [1e-9])
    scale = (width - left - 90) / (top * 1.04)
    height = len(bars) * ROW + 14
    out = [_open(width, height)]
    if mark is not None:
        x = left + mark * scale
        out.append(f'<line class="mark" x1="{x:.1f}" y1="0" x2="{x:.1f}" y2="{height - 12}"/>')
    for k, b in enumerate(bars):
        y = k * ROW + 4
        x = left + b.value * scale
        tip = escape(f"{b.label}: {b.value:.1f}{unit} {b.note}")
        out.append(f'<g><title>{tip}</title><text class="l" x="{left - 10}" y="{y + TEXT}">{escape(b.label)}</text>')
        if not dots:
            out.append(f'<rect class="bar" x="{left}" y="{y}" width="{max(x - left, 0.5):.1f}" height="16" rx="3"/>')
        if b.low is not None and b.high is not None:
            x1, x2 = left + b.low * scale, left + b.high * scale
            out.append(f'<line class="ci" x1="{x1:.1f}" x2="{x2:.1f}" y1="{y + 8}" y2="{y + 8}"/>')
        if dots:
            out.append(f'<circle class="dot" cx="{x:.1f}" cy="{y + 8}" r="5"/>')
        end = left + (b.high if b.high is not None else b.value) * scale + 8
        out.append(f'<text class="v" x="{end:.1f}" y="{y + TEXT}">{b.value:.1f}{unit}</text></g>')
    return "".join(out) + "</svg>"


def stacked(lines: Sequence[tuple[str, Sequence[float]]], names: Sequence[str]) -> str:
    """Stacked horizontal bars with a legend."""
    left = 90
    top = max([sum(parts) for _, parts in lines] + [1e-9])
    scale = (NARROW - left - 60) / top
    height = len(lines) * 34 + 10
    out = [_open(NARROW, height)]
    for k, (label, parts) in enumerate(lines):
        y, x = k * 34 + 4, float(left)
        out.append(f'<text class="l" x="{left - 10}" y="{y + 17}">{escape(label)}</text>')
        for part, (name, value) in enumerate(zip(names, parts, strict=True)):
            width = value * scale
            if width <= 0:
                continue
            out.append(
                f'<rect class="s{part % 10}" x="{x:.1f}" y="{y}" width="{width:.1f}" height="24">'
                f"<title>{escape(name)}: {value:.1f}</title></rect>"
            )
            if width > 26:
                out.append(f'<text class="in" x="{x + width / 2:.1f}" y="{y + 16}">{value:.1f}</text>')
            x += width
        out.append(f'<text class="v" x="{x + 8:.1f}" y="{y + 17}">{sum(parts):.1f}</text>')
    legend = "".join(
        f'<span><i class="s{k % 10}"></i>{escape(name)}</span>'
        for k, name in enumerate(names)
        if any(p[k] for _, p in lines)
    )
    return "".join(out) + f'</svg><p class="legend">{legend}</p>'


def histogram(groups: Sequence[tuple[str, Sequence[float]]], bins: int = 40) -> str:
    """A histogram of shares, one colour per group."""
    everything = [v for _, values in groups for v in values]
    if not everything:
        return ""
    low, high = min(everything), max(everything)
    step = max((high - low) / bins, 1e-9)
    if all(float(v).is_integer() for v in everything[:200]):
        step = max(1.0, round(step))
    bins = int((high - low) / step) + 1
    shares = []
    for _, values in groups:
        counts = [0] * bins
        for v in values:
            counts[min(int((v - low) / step), bins - 1)] += 1
        shares.append([c / max(len(values), 1) for c in counts])
    top = max(max(s) for s in shares) or 1.0
    height, base, left = 190, 160, 20
    wide = (NARROW - 2 * left) / bins
    out = [_open(NARROW, height)]
    for g, counts_share in enumerate(shares):
        for k, value in enumerate(counts_share):
            if value:
                tall = value / top * 150
                tip = f"{groups[g][0]}: {low + k * step:.0f}–{low + (k + 1) * step:.0f}, {100 * value:.1f} %"
                out.append(
                    f'<rect class="h s{g}" x="{left + k * wide:.1f}" y="{base - tall:.1f}" '
                    f'width="{max(wide - 1, 1):.1f}" height="{tall:.1f}"><title>{escape(tip)}</title></rect>'
                )
    for k in range(6):
        x = left + k / 5 * (NARROW - 2 * left)
        out.append(f'<text class="t" x="{x:.0f}" y="{base + 18}">{low + k / 5 * bins * step:.0f}</text>')
    out.append(f'<line class="axis" x1="{left}" x2="{NARROW - left}" y1="{base}" y2="{base}"/></svg>')
    legend = "".join(f'<span><i class="s{k}"></i>{escape(name)}</span>' for k, (name, _) in enumerate(groups))
    return "".join(out) + (f'<p class="legend">{legend}</p>' if len(groups) > 1 else "")


def lines(groups: Sequence[tuple[str, Sequence[float]]]) -> str:
    """Values that follow each other, a line a group, from 1 on."""
    longest = max((len(values) for _, values in groups), default=0)
    everything = [v for _, values in groups for v in values]
    if longest < 2:
        return ""
    low, high = min([0.0, *everything]), max([*everything, 1e-9])
    height, base, left = 190, 160, 34
    wide, tall = (NARROW - 2 * left) / (longest - 1), 145 / ((high - low) or 1.0)
    out = [_open(NARROW, height)]
    for g, (name, values) in enumerate(groups):
        points = [(left + k * wide, base - (v - low) * tall) for k, v in enumerate(values)]
        out.append(f'<polyline class="line l{g}" points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in points)}"/>')
        for k, (x, y) in enumerate(points):
            tip = escape(f"{name}, {k + 1}: {values[k]:.1f}")
            out.append(f'<circle class="s{g}" cx="{x:.1f}" cy="{y:.1f}" r="3"><title>{tip}</title></circle>')
    for k in range(0, longest, max(1, longest // 8)):
        out.append(f'<text class="t" x="{left + k * wide:.0f}" y="{base + 18}">{k + 1}</text>')
    for value in (low, high):
        out.append(f'<text class="t" x="{left / 2:.0f}" y="{base - (value - low) * tall + 4:.0f}">{value:.0f}</text>')
    out.append(f'<line class="axis" x1="{left}" x2="{NARROW - left}" y1="{base}" y2="{base}"/></svg>')
    legend = "".join(f'<span><i class="s{k}"></i>{escape(name)}</span>' for k, (name, _) in enumerate(groups))
    return "".join(out) + f'<p class="legend">{legend}</p>'


def _open(width: int, height: int) -> str:
    return f'<svg viewBox="0 0 {width} {height}" role="img" xmlns="http://www.w3.org/2000/svg">'


STYLE = """
:root{--ink:#1d2733;--soft:#5d6b7a;--line:#d9dee4;--paper:#fbfaf7;--card:#fff;--main:#0b6e8a;--warm:#d9822b}
@media(prefers-color-scheme:dark){:root{--ink:#e7ebef;--soft:#9aa7b4;--line:#36414d;--paper:#151b22;--card:#1d252e;--main:#4fb3d0;--warm:#f0a04b}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:1120px;margin:0 auto;padding:32px 20px 64px}
h1{font-size:30px;margin:0 0 4px}h2{font-size:19px;margin:0 0 4px}.lead,.about{color:var(--soft);margin:0 0 14px}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(128px,1fr));gap:12px;margin:20px 0}
.tile{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:12px 16px}
.tile b{display:block;font-size:clamp(16px,2vw,24px);overflow-wrap:anywhere}.tile span{color:var(--soft);font-size:13px}
.grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,480px),1fr));gap:18px}
section{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:18px 20px}
section.wide{grid-column:1/-1}
svg{width:100%;height:auto;display:block}svg text{font:13px system-ui,sans-serif;fill:var(--ink)}
.l{text-anchor:end}.v,.t{fill:var(--soft)!important}.v{paint-order:stroke;stroke:var(--card);stroke-width:4px}.t,.in{text-anchor:middle}.in{fill:#fff!important;font-size:12px!important}
.bar{fill:var(--main);opacity:.8}.dot{fill:var(--main)}.ci{stroke:var(--ink);stroke-width:2;opacity:.55}
.mark{stroke:var(--warm);stroke-width:2;stroke-dasharray:5 4}.axis{stroke:var(--line)}.h{opacity:.65}
.line{fill:none;stroke-width:2.5}.l0{stroke:#0b6e8a}.l1{stroke:#d9822b}.l2{stroke:#5b8c3a}.l3{stroke:#8d5aa8}
.scroll{overflow-x:auto}td.heat{background:color-mix(in srgb,var(--main) var(--heat),transparent)}
.s0{fill:#0b6e8a;background:#0b6e8a}.s1{fill:#d9822b;background:#d9822b}.s2{fill:#5b8c3a;background:#5b8c3a}
.s3{fill:#8d5aa8;background:#8d5aa8}.s4{fill:#c44e52;background:#c44e52}.s5{fill:#7a6a4f;background:#7a6a4f}
.s6{fill:#3f7fbf;background:#3f7fbf}.s7{fill:#a83f6f;background:#a83f6f}.s8{fill:#4a9c8c;background:#4a9c8c}
.s9{fill:#888;background:#888}
.legend{display:flex;flex-wrap:wrap;gap:6px 16px;font-size:13px;color:var(--soft);margin:8px 0 0}
.legend i{display:inline-block;width:11px;height:11px;border-radius:3px;margin-right:6px}
table{border-collapse:collapse;width:100%;font-size:14px}
th,td{padding:4px 10px;border-bottom:1px solid var(--line);text-align:right}
th:first-child,td:first-child{text-align:left}th{color:var(--soft);font-weight:600}
details summary{cursor:pointer;color:var(--soft);margin-top:10px}
"""
