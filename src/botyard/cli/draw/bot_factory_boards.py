"""Three boards of Bot Factory: columns with spare parts, the wheel as a ring, the projects."""

from typing import Any, Final, cast

from rich.text import Text

from botyard.cli.draw.bot_factory_signs import COLORS, bot, key, part, spaces, title
from botyard.cli.draw.canvas import Canvas
from botyard.cli.draw.scene import Scene
from botyard.cli.draw.wrapping import wrapped

_BODIES: Final = ("head", "torso", "legs")
_COLUMN: Final = 6  # columns of a column
_AFTER: Final = 2  # columns before a line that goes on
# Where the places of the wheel are, from the left input clockwise: column and row.
_RING: Final = ((6, 1), (13, 1), (18, 2), (18, 3), (13, 4), (6, 4), (1, 3), (1, 2))
_RING_WIDTH: Final = 24
_RING_ROWS: Final = 6


def assembly(scene: Scene, width: int) -> list[Text]:
    """The four columns, the bot meeples above them, the spare parts below."""
    view = cast(dict[str, Any], scene.view)
    icons = cast(list[str], scene.still["icons"])
    meeples = Text()
    for color in COLORS:
        sign = Text.assemble(bot(scene, color), f"♟{view['meeples'][color]}")
        meeples.append_text(_in(sign, _COLUMN))
    lines = [title(scene, "assembly", width), meeples]
    for row, body in enumerate(_BODIES):
        line = Text(no_wrap=True)
        for color in COLORS:
            there = view["columns"][color][row]
            sign = part(there)
            if there is None and f"{color}-{body}" in icons:
                sign.append("+", "dim")
            line.append_text(_in(sign, _COLUMN))
        lines.append(line)
    spares = Text(scene.words.say("draw-spares") + " ", "dim", no_wrap=True)
    for spare in view["spares"]:
        spares.append_text(part(spare)).append(" ")
    return [*lines, Text(""), spares, *spaces(scene, "assembly", width)]


def production(scene: Scene, width: int) -> list[Text]:
    """The stacks with their top parts and the marker, and the wheel below them."""
    view = cast(dict[str, Any], scene.view)
    marks, tops = Text(no_wrap=True), Text(no_wrap=True)
    for place, color in enumerate(COLORS):
        top = view["tops"][place]
        count = view["stacks"][color] + (top is not None)
        marker = "▼" if view["marker"] == color else " "
        marks.append_text(_in(Text(f"{marker}{count}", "dim"), _COLUMN))
        tops.append_text(_in(part(top), _COLUMN))
    lines = [title(scene, "production", width), marks, tops]
    return [*lines, *_wheel(scene, width), *spaces(scene, "production", width)]


def _wheel(scene: Scene, width: int) -> list[Text]:
    """The ring: inputs at the top, outputs at the bottom, a star where a bonus is."""
    canvas = Canvas(width, _RING_ROWS)
    say = scene.words.say
    canvas.centered(0, 0, _RING_WIDTH, f"↓ {say('draw-inputs')} ↓", "dim")
    canvas.centered(0, _RING_ROWS - 1, _RING_WIDTH, f"↓ {say('draw-outputs')} ↓", "dim")
    canvas.put(10, 2, "╭─→╮", "dim")
    canvas.put(10, 3, "╰←─╯", "dim")
    wheel = cast(list[dict[str, Any]], scene.view["wheel"])
    for (column, row), place in zip(_RING, wheel, strict=True):
        canvas.put(column, row, part(place["part"]))
        canvas.put(column + 4, row, "*" if place["bonus"] else " ", "bold")
    canvas.put(0, _RING_ROWS - 1, key(scene, "dispense:left"))
    canvas.put(_RING_WIDTH - 3, _RING_ROWS - 1, key(scene, "dispense:right"))
    return list(canvas.text().split("\n", allow_blank=True))


def project(scene: Scene, width: int) -> list[Text]:
    """Six projects in three rows, the bonuses of the bottom one, universal parts, the deck."""
    view, say = cast(dict[str, Any], scene.view), scene.words.say
    slots = [f"{row}-{side}" for row in ("top", "middle", "bottom") for side in ("left", "right")]
    lines = [title(scene, "project", width)]
    for row in range(3):
        line = Text("  ", no_wrap=True)
        for place in (2 * row, 2 * row + 1):
            color = view["project_board"][place]
            sign = bot(scene, color) if color else Text(" · ", "dim")
            line.append_text(_in(Text.assemble(sign, key(scene, f"project:{slots[place]}")), 11))
        lines.append(line)
    lines += wrapped(say("draw-bottom"), width, "dim", _AFTER)
    parts = Text(no_wrap=True)
    for body in _BODIES:
        name = f"universal-{body}"
        count = view["supply"].count(name)
        parts.append_text(part(name if count else None)).append(f"{count} ", "dim")
    if view["universal_bot"] == "board":
        parts.append(" ♟", "bold")
    deck = say("draw-deck", count=view["project_deck"])
    return [
        *lines,
        Text(""),
        parts,
        *wrapped(deck, width, "dim", _AFTER),
        *spaces(scene, "project", width),
    ]


def _in(sign: Text, width: int) -> Text:
    return sign.append(" " * max(0, width - len(sign)))
