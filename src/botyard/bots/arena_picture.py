"""An arena as a picture: the ladder of all bots, and who beats whom how often, as SVG."""

from html import escape
from typing import Final

from botyard.bots.arena import Pairing, Standings

DRAWN: Final = "<svg xmlns"  # how a picture begins

# Widths and heights, in pixels.
_MARGIN: Final = 24
_ROW: Final = 36
_CELL: Final = 84
_LETTER: Final = 8.2  # an average one, of the names
_LADDER: Final = 300
_STYLE: Final = """
text { font: 14px system-ui, sans-serif; fill: #2b2620 }
.title { font-size: 18px; font-weight: 700 }
.name { font-weight: 600 }
.small { font-size: 11px; fill: #5c5346 }
.line { stroke: #b9ad97; stroke-width: 1 }
"""


def picture(standings: Standings, title: str) -> str:
    """
    The ladder and the cross table, the strongest bot first.

    On the ladder a dot is a rating, and its line goes two sigma to either side.
    """
    ratings = standings.ratings()
    names = max(len(bot) for bot in ratings) * _LETTER + 12
    ladder = _MARGIN + names
    table = ladder + _LADDER + 48 + names
    width = max(table + _CELL * len(ratings) + _MARGIN, len(title) * 10.5 + 2 * _MARGIN)
    height = 96 + _ROW * len(ratings) + _MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height}" '
        f'viewBox="0 0 {width:.0f} {height}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{_STYLE}</style>",
        f'<rect width="{width:.0f}" height="{height}" rx="12" fill="#f6f0e3"/>',
        f'<text class="title" x="{_MARGIN}" y="36">{escape(title)}</text>',
        *_ladder(standings, ladder),
        *_table(standings, table),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _ladder(standings: Standings, left: float) -> list[str]:
    """A row for each bot: its rating, and how sure that is."""
    ratings = standings.ratings()
    low = min(rating.mu - 2 * rating.sigma for rating in ratings.values())
    high = max(rating.mu + 2 * rating.sigma for rating in ratings.values())
    scale = (_LADDER - 24) / (high - low)

    def across(value: float) -> str:
        return f"{left + 12 + (value - low) * scale:.1f}"

    parts: list[str] = []
    for row, (bot, (mu, sigma)) in enumerate(ratings.items()):
        y = 96 + _ROW * row
        parts += [
            f'<text class="name" x="{_MARGIN}" y="{y + 5}">{escape(bot)}</text>',
            f'<line class="line" x1="{left}" x2="{left + _LADDER}" y1="{y}" y2="{y}"/>',
            f'<line x1="{across(mu - 2 * sigma)}" x2="{across(mu + 2 * sigma)}" y1="{y}" '
            f'y2="{y}" stroke="#c8621b" stroke-width="6" stroke-linecap="round"/>',
            f'<circle cx="{across(mu)}" cy="{y}" r="7" fill="#7c3a0c"/>',
            f'<text class="small" x="{across(mu)}" y="{y - 11}" text-anchor="middle">'
            f"{mu:.1f}</text>",
        ]
    return parts


def _table(standings: Standings, left: float) -> list[str]:
    """A cell for each pair: how often the bot of the row won, with its interval."""
    ratings, cells = standings.ratings(), standings.cells()
    parts: list[str] = []
    for column, bot in enumerate(ratings):
        x = left + _CELL * (column + 0.5)
        parts.append(
            f'<text class="small" x="{x}" y="66" text-anchor="middle">{escape(bot)}</text>'
        )
    for row, bot in enumerate(ratings):
        y = 96 + _ROW * row
        parts.append(
            f'<text class="name" x="{left - 8}" y="{y + 5}" text-anchor="end">{escape(bot)}</text>'
        )
        for column, against in enumerate(ratings):
            tally = cells.get(Pairing(bot, against))
            if tally is None:
                continue
            rate, (low, high) = tally.win_rate(), tally.interval()
            x = left + _CELL * column
            parts += [
                f'<rect x="{x + 2}" y="{y - 16}" width="{_CELL - 4}" height="{_ROW - 4}" rx="6" '
                f'fill="{_shade(rate, standings.fair)}"/>',
                f'<text x="{x + _CELL / 2}" y="{y}" text-anchor="middle">{rate:.0%}</text>',
                f'<text class="small" x="{x + _CELL / 2}" y="{y + 12}" text-anchor="middle">'
                f"{low:.0%}–{high:.0%}</text>",
            ]
    return parts


def _shade(rate: float, fair: float) -> str:
    """Green above the fair share, red below it, white at it."""
    above = rate >= fair
    strength = (rate - fair) / (1 - fair) if above else (fair - rate) / fair
    strongest = (122, 190, 130) if above else (228, 138, 116)
    red, green, blue = (round(255 + (end - 255) * strength) for end in strongest)
    return f"#{red:02x}{green:02x}{blue:02x}"
