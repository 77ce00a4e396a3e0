"""The report of a site as one HTML file: result, regressions, and the history of every speed."""

from __future__ import annotations

from html import escape
from pathlib import Path

from .changes import WATCHED, Change, usual
from .history import Outcome, Record

STYLE = """
:root { --good: #1a7f4b; --bad: #b3261e; --text: #1f2328; --quiet: #656d76; --line: #d8dee4; --ground: #ffffff; }
@media (prefers-color-scheme: dark) {
  :root { --good: #4cc38a; --bad: #ff8a80; --text: #e6edf3; --quiet: #9198a1; --line: #3d444d; --ground: #0d1117; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--text); background: var(--ground);
       max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.4rem; margin-bottom: 0.2rem; }
h2 { font-size: 1.1rem; margin-top: 2rem; }
.verdict { font-size: 1.2rem; font-weight: 600; padding: 0.7rem 1rem; border-left: 0.4rem solid; margin: 1rem 0; }
.good { color: var(--good); } .bad { color: var(--bad); } .quiet { color: var(--quiet); }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 0.35rem 0.8rem 0.35rem 0; border-bottom: 1px solid var(--line);
         vertical-align: middle; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
td { overflow-wrap: anywhere; }
svg { display: block; }
/* On half a screen: the speed and its history, not the figures that it is made of. */
@media (max-width: 44rem) { .own { display: none; } }
"""

WIDTH, HEIGHT = 180, 36
# The chart shows at least this band round native speed, so that noise does not look like news.
BAND = (0.8, 1.2)


def chart(speeds: list[float]) -> str:
    """Speeds of one test over time; the dashed line is native speed, the dot is the latest run."""
    low, high = min([*speeds, BAND[0]]), max([*speeds, BAND[1]])

    def height(speed: float) -> float:
        return round(HEIGHT - 3 - (HEIGHT - 6) * (speed - low) / (high - low), 1)

    step = (WIDTH - 10) / max(len(speeds) - 1, 1)
    points = [(round(4 + step * place, 1), height(speed)) for place, speed in enumerate(speeds)]
    line = " ".join(f"{x},{y}" for x, y in points)
    x, y = points[-1]
    title = f"{len(speeds)} runs, from {min(speeds):.3f} to {max(speeds):.3f} of native speed"
    return (
        f'<svg width="{WIDTH}" height="{HEIGHT}" role="img" aria-label="{title}"><title>{title}</title>'
        f'<line x1="0" x2="{WIDTH}" y1="{height(1)}" y2="{height(1)}" stroke="var(--quiet)" stroke-dasharray="3 3"/>'
        f'<polyline points="{line}" fill="none" stroke="var(--text)" stroke-width="1.5"/>'
        f'<circle cx="{x}" cy="{y}" r="3" fill="var(--text)"/></svg>'
    )


def figures_of(outcome: Outcome) -> list[str]:
    return [name.removesuffix(WATCHED) for name in outcome.values if name.endswith(WATCHED)]


def shown(outcome: Outcome, name: str) -> str:
    value = outcome.values.get(name)
    return f"{value.number:.4g} {escape(value.unit)}" if value else ""


def speed_row(outcome: Outcome, figure: str, records: list[Record], week: list[Record], moved: bool) -> str:
    key = figure + WATCHED
    speed = outcome.values[key].number
    history = [
        one.outcomes[outcome.name].values[key].number
        for one in records
        if outcome.name in one.outcomes and key in one.outcomes[outcome.name].values
    ]
    before = usual(week, outcome.name, key)
    cells = [
        f"<td>{escape(outcome.test)}<br><span class='quiet'>{escape(outcome.where)}, {escape(figure)}</span></td>",
        f"<td class='number own'>{shown(outcome, figure + '_native')}</td>",
        f"<td class='number own'>{shown(outcome, figure + '_wasm')}</td>",
        f"<td class='number {'bad' if moved else ''}'><strong>{speed:.3f}</strong></td>",
        f"<td class='number'>{f'{before:.3f}' if before else 'none yet'}</td>",
        f"<td>{chart([*history, speed])}</td>",
    ]
    return f"<tr>{''.join(cells)}</tr>"


def verdict(changes: list[Change]) -> str:
    if not changes:
        return "<p class='verdict good'>All tests passed, and every speed is as in the last week.</p>"
    failures = sum(change.is_failure for change in changes)
    parts = []
    if failures:
        parts.append("1 test failed" if failures == 1 else f"{failures} tests failed")
    if moved := len(changes) - failures:
        parts.append("1 speed changed" if moved == 1 else f"{moved} speeds changed")
    return f"<p class='verdict bad'>{' and '.join(parts)}.</p>"


def write_page(
    place: Path, site: str, latest: Record, records: list[Record], week: list[Record], changes: list[Change]
) -> None:
    """Writes the report; the worst speed comes first."""
    moved = {change.name for change in changes}
    rows = [
        (outcome.values[figure + WATCHED].number, speed_row(outcome, figure, records, week, outcome.name in moved))
        for outcome in latest.outcomes.values()
        for figure in figures_of(outcome)
    ]
    other = [outcome for outcome in latest.outcomes.values() if not figures_of(outcome) and not outcome.failed]
    marks = "; ".join(f"{name} {value}" for name, value in latest.marks.items() if name != "site")
    before = records[-1].marks if records else latest.marks
    new = "; ".join(
        f"{name} {value}, was {before[name]}"
        for name, value in latest.marks.items()
        if before.get(name, value) != value
    )
    parts = [
        "<!doctype html><html lang='en'><head><meta charset='utf-8'>",
        "<meta name='viewport' content='width=device-width, initial-scale=1'>",
        f"<title>mpiwasm on {escape(site)}</title><style>{STYLE}</style></head><body>",
        f"<h1>mpiwasm on {escape(site)}</h1>",
        f"<p class='quiet'>Run of {latest.begin:%Y-%m-%d %H:%M}. {escape(marks)}. "
        f"{len(records)} earlier runs in this history.</p>",
        f"<p>Changed since the previous run: {escape(new)}.</p>" if new else "",
        verdict(changes),
    ]
    if changes:
        parts.append("<h2>Regressions and changes</h2><table><tr><th>Test</th><th>Result</th></tr>")
        parts += [f"<tr><td>{escape(one.name)}</td><td>{escape(one.says)}</td></tr>" for one in changes]
        parts.append("</table>")
    if rows:
        parts.append(
            "<h2>Speed of Wasm, the slowest first</h2><p class='quiet'>1 is the speed of the same program compiled "
            "natively, run in turn on the same nodes; more is faster.</p><table><tr><th>Test</th>"
            "<th class='number own'>native</th><th class='number own'>as Wasm</th><th class='number'>speed</th>"
            "<th class='number'>last week</th><th>history</th></tr>"
        )
        parts += [row for _, row in sorted(rows, key=lambda one: one[0])]
        parts.append("</table>")
    if other:
        parts.append("<h2>Passed</h2><ul>")
        parts += [f"<li>{escape(outcome.name)}</li>" for outcome in sorted(other, key=lambda one: one.name)]
        parts.append("</ul>")
    parts.append("</body></html>\n")
    place.write_text("\n".join(parts), encoding="utf-8")
