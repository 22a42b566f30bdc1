"""The drawing of docs/scale.md: how long a move takes while a site grows."""

from collections.abc import Callable
from math import log10

from scale_queues import quantile
from scale_tables import GROWTH, PLANS, latencies

WIDTH, HEIGHT = 760, 380
LEFT, RIGHT, TOP, BOTTOM = 90, 710, 60, 330
X, Y = (1_000, 1_000_000), (1, 10_000)  # people a day, and milliseconds
COLORS, WORST = ("#0b6b8a", "#b3541e"), 0.99
STYLE = "font: 13px sans-serif; fill: #222"


def between(low: float, high: float, start: float, end: float) -> Callable[[float], float]:
    """Where a number stands on an axis of powers of ten."""

    def place(value: float) -> float:
        share = (log10(value) - log10(low)) / (log10(high) - log10(low))
        return start + (end - start) * min(max(share, 0.0), 1.0)

    return place


def drawn(seed: int) -> str:
    """The whole drawing, as SVG."""
    across, up = between(*X, LEFT, RIGHT), between(*Y, BOTTOM, TOP)
    parts = [*grid(across, up)]
    for number, name in enumerate(PLANS):
        points = []
        for people in GROWTH:
            worst = quantile(latencies(name, people, seed), WORST)
            points.append((across(people), up(max(worst, Y[0]))))
        parts += curve(points, name, number)
    title = "99 of 100 moves are seen by all within so many milliseconds (simulated)"
    parts.append(f'<text x="{LEFT}" y="22" style="{STYLE}; font-weight: bold">{title}</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{title}">\n<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def grid(across: Callable[[float], float], up: Callable[[float], float]) -> list[str]:
    """Lines and numbers of both axes."""
    lines = []
    for power in range(3, 7):
        x = across(10**power)
        lines.append(f'<path d="M{x:.0f} {TOP}V{BOTTOM}" stroke="#ddd"/>')
        lines.append(label(x, BOTTOM + 20, f"{10**power:,}", "middle"))
    for power in range(5):
        y = up(10**power)
        lines.append(f'<path d="M{LEFT} {y:.0f}H{RIGHT}" stroke="#ddd"/>')
        lines.append(label(LEFT - 8, y + 4, f"{10**power:,} ms", "end"))
    lines.append(label((LEFT + RIGHT) / 2, BOTTOM + 42, "people who play on a day", "middle"))
    return lines


def curve(points: list[tuple[float, float]], name: str, number: int) -> list[str]:
    """One arrangement: its line, and its name above the drawing."""
    path, color = " ".join(f"{x:.1f},{y:.1f}" for x, y in points), COLORS[number]
    dash = ' stroke-dasharray="7 4"' if number else ""
    x = LEFT + 235 * number
    return [
        f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="2.5"{dash}/>',
        f'<path d="M{x} 42h26" stroke="{color}" stroke-width="2.5"{dash}/>',
        label(x + 32, 46, name, "start"),
    ]


def label(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}" style="{STYLE}">{words}</text>'
