"""
Bot Factory in the terminal: four boards side by side, below them what each seat has.

In a window that is too narrow the boards stand two by two.
"""

from typing import Any, Final, cast

from rich.console import Group, RenderableType
from rich.text import Text

from botyard.cli.draw.bot_factory_boards import assembly, production, project
from botyard.cli.draw.bot_factory_finance import finance
from botyard.cli.draw.bot_factory_seats import seat_lines
from botyard.cli.draw.bot_factory_signs import COLORS, padded
from botyard.cli.draw.robots import in_brackets, small
from botyard.cli.draw.scene import Scene
from botyard.cli.terminal import GLUE

SHOWN: Final = ("move",)  # kinds of actions whose numbers stand in the drawing
_WIDTHS: Final = (25, 27, 25, 31)  # of the four boards
WIDE: Final = 114  # columns for all four
_MORE: Final = 10  # columns that a board may be wider, if there is room
_BETWEEN: Final = 2


def draw(scene: Scene) -> RenderableType:
    """The whole table."""
    across, widths = _layout(scene.width)
    boards = [assembly, production, project, finance]
    drawn = [board(scene, width) for board, width in zip(boards, widths, strict=True)]
    rows: list[Text] = [_heading(scene)]
    for first in range(0, len(drawn), across):
        rows += _beside(drawn[first : first + across], widths[first : first + across])
    rows += _inspection(scene) + _offer(scene) + _account(scene)
    for seat in range(len(cast(list[object], scene.view["seats"]))):
        rows += seat_lines(scene, seat)
    return Group(*rows)


def _layout(width: int) -> tuple[int, list[int]]:
    """How many boards stand beside each other, and how wide each is drawn."""
    room = width - sum(_WIDTHS) - _BETWEEN * (len(_WIDTHS) - 1)
    if room >= 0:
        return 4, [least + min(_MORE, room // len(_WIDTHS)) for least in _WIDTHS]
    half = (width - _BETWEEN) // 2
    if half >= max(_WIDTHS):
        return 2, [min(half, max(_WIDTHS) + _MORE)] * len(_WIDTHS)
    return 1, [max(width, *_WIDTHS)] * len(_WIDTHS)


def legend(scene: Scene) -> RenderableType:
    """What the signs mean."""
    say = scene.words.say
    bodies = Text("  ").join(
        Text.assemble(small(f"red-{body}"), f" {say(f'body-{body}')}")
        for body in ("head", "torso", "legs")
    )
    colors = Text("  ").join(in_brackets(name, say(f"colour-{name}")) for name in COLORS)
    universal = Text.assemble(small("universal-head"), f" {say('part-universal-head')}")
    told = [f"{sign} {say(f'legend-{name}')}" for sign, name in SIGNS.items()]
    signs = [sign.replace(" ", GLUE) for sign in told]  # no line is broken within one
    return Group(colors, Text.assemble(bodies, "  ", universal), Text("  ".join(signs)))


SIGNS: Final = {
    "↑": "stands",
    "S": "sandra",
    "V": "vilela",
    "▼": "marker",
    "*": "bonus",
    "+": "icon",
    "♟": "meeples",
    "●": "value",
    "┊": "line",
}


def _heading(scene: Scene) -> Text:
    """Game, round and phase; what makes this round the last."""
    say, view = scene.words.say, cast(dict[str, Any], scene.view)
    heading = Text().append(say("game-bot-factory"), "bold")
    heading.append("  " + say("draw-round", round=view["round"]), "dim")
    phase = view["phase"]
    if phase in ("move", "act"):
        heading.append(f", {say(f'phase-{phase}')}", "dim")
    for ending in view["endings"]:
        heading.append("  " + say(f"ending-{ending}"), "italic")
    return heading


def _beside(boards: list[list[Text]], widths: list[int]) -> list[Text]:
    """Boards beside each other, each as high as the highest."""
    rows: list[Text] = []
    for number in range(max(len(board) for board in boards)):
        row = Text(no_wrap=True, overflow="crop")
        for board, width in zip(boards, widths, strict=False):
            line = board[number] if number < len(board) else Text()
            row.append_text(padded(line, width + _BETWEEN))
        row.rstrip()
        rows.append(row)
    return [*rows, Text("")]


def _inspection(scene: Scene) -> list[Text]:
    """The task, and what Vilela's tiles show."""
    inspection, say = cast(dict[str, Any] | None, scene.view["inspection"]), scene.words.say
    if inspection is None:
        return []
    told = [say("draw-task", task=inspection["task"])]
    if inspection["board"]:
        told.append(say("draw-vilela", board=inspection["board"], colour=inspection["bot"]))
    return [Text("  ".join(told))]


def _offer(scene: Scene) -> list[Text]:
    """The production tiles that nobody has taken."""
    offer = cast(list[str], scene.view["offer"])
    if not offer:
        return []
    tiles = ", ".join(scene.words.say(f"tile-{tile}") for tile in offer)
    return [Text(f"{scene.words.say('draw-offer')}  {tiles}", "dim")]


def _account(scene: Scene) -> list[Text]:
    """How far the action is that is being carried out."""
    account = cast(dict[str, Any] | None, scene.view["account"])
    if account is None:
        return []
    say = scene.words.say
    told = [say(f"draw-left-{account['allows']}", **account)]
    if account["executive"] != "none":
        told.append(say(f"draw-executive-{account['executive']}"))
    if account["icons"]:
        told.append(say("draw-icons", count=account["icons"]))
    return [Text("  ".join(told), "bold")]
