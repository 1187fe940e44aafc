"""A learning curve as a picture: how a net does against its yardstick, as SVG."""

from html import escape
from typing import Final, NamedTuple

from botyard.bots.tally import wilson

# Widths and heights, in pixels.
_LEFT: Final = 64
_TOP: Final = 60
_WIDE: Final = 640
_HIGH: Final = 280
_STYLE: Final = """
text { font: 14px system-ui, sans-serif; fill: #2b2620 }
.title { font-size: 18px; font-weight: 700 }
.small { font-size: 11px; fill: #5c5346 }
.line { stroke: #d8ccb3; stroke-width: 1 }
.fair { stroke: #8a7d66; stroke-width: 1; stroke-dasharray: 4 4 }
"""


class Point(NamedTuple):
    """After so many games: the wins, of so many games against the yardstick."""

    games: int
    wins: float
    of: int


def picture(points: list[Point], title: str, seats: int) -> str:
    """The share of wins over the games that were played; a bar is Wilson's 95 % interval."""
    most = max([point.games for point in points], default=1)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_LEFT + _WIDE + 40} '
        f'{_TOP + _HIGH + 48}" width="{_LEFT + _WIDE + 40}" height="{_TOP + _HIGH + 48}" '
        'role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{_STYLE}</style>",
        '<rect width="100%" height="100%" rx="12" fill="#f6f0e3"/>',
        f'<text class="title" x="24" y="36">{escape(title)}</text>',
    ]
    for percent in range(0, 101, 20):
        y = _down(percent / 100)
        parts += [
            f'<line class="line" x1="{_LEFT}" x2="{_LEFT + _WIDE}" y1="{y}" y2="{y}"/>',
            f'<text class="small" x="{_LEFT - 8}" y="{y + 4}" text-anchor="end">{percent}%</text>',
        ]
    if seats > 1:
        y = _down(1 / seats)
        parts.append(f'<line class="fair" x1="{_LEFT}" x2="{_LEFT + _WIDE}" y1="{y}" y2="{y}"/>')
    places: list[str] = []
    for point in points:
        x = round(_LEFT + _WIDE * point.games / most, 1)
        low, high = wilson(point.wins, point.of)
        places.append(f"{x},{_down(point.wins / point.of)}")
        parts += [
            f'<line x1="{x}" x2="{x}" y1="{_down(low)}" y2="{_down(high)}" stroke="#c8621b" '
            'stroke-width="4" stroke-linecap="round" opacity="0.5"/>',
            f'<circle cx="{x}" cy="{_down(point.wins / point.of)}" r="4" fill="#7c3a0c"/>',
        ]
    parts.append(
        f'<polyline points="{" ".join(places)}" fill="none" stroke="#7c3a0c" stroke-width="2"/>'
    )
    for part in range(5):
        x = _LEFT + _WIDE * part / 4
        games = f"{round(most * part / 4):,}".replace(",", " ")
        parts.append(
            f'<text class="small" x="{x:.0f}" y="{_TOP + _HIGH + 24}" text-anchor="middle">'
            f"{games}</text>"
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


def _down(rate: float) -> float:
    return round(_TOP + _HIGH * (1 - rate), 1)
