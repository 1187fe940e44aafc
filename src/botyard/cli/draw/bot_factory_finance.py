"""The Finance board: value tracks with their lines, contracts with their tokens."""

from typing import Any, Final, cast

from rich.text import Text

from botyard.cli.draw.bot_factory_signs import COLORS, bot, key, padded, spaces, title
from botyard.cli.draw.scene import Scene
from botyard.cli.draw.wrapping import wrapped
from botyard.cli.palette import PART_COLORS, seat_mark

_ACROSS: Final = 3
_CELL: Final = 9


def finance(scene: Scene, width: int) -> list[Text]:
    """Tracks from left to right, what their lines give, and the nine contracts."""
    tracks = [_track(scene, color) for color in COLORS]
    lines = cast(list[dict[str, Any]], scene.still["lines"])
    bonuses = [f"{line['enter']} {_bonus(scene, line['bonus'])}" for line in lines]
    told = wrapped(f"┊ {', '.join(bonuses)}", width, "dim", len("┊ "))
    drawn = [title(scene, "finance", width), *tracks, *told]
    for row in range(3):
        drawn += _contracts(scene, row)
    return [*drawn, *spaces(scene, "finance", width)]


def _bonus(scene: Scene, bonus: str) -> str:
    return scene.words.say(f"draw-bonus-{bonus}")


def _track(scene: Scene, color: str) -> Text:
    """A value and its place on the track, with a line before each value that gives a bonus."""
    value = cast(dict[str, int], scene.view["values"])[color]
    enters = [line["enter"] for line in cast(list[dict[str, Any]], scene.still["lines"])]
    text = padded(bot(scene, color), 5).append(f"{value:>2} ", "bold")
    for step in cast(list[int], scene.still["track"]):
        text.append("┊" if step in enters else "", "dim")
        sign = "●" if step == value else "━" if step < value else "·"
        text.append(sign, PART_COLORS[color] if step <= value else "dim")
    return text


def _contracts(scene: Scene, row: int) -> list[Text]:
    """A row of contracts: price, bots that are asked for, points with the tokens on them."""
    shown = cast(list[dict[str, Any]], scene.view["contracts"])[row * _ACROSS : (row + 1) * _ACROSS]
    printed = cast(list[dict[str, Any]], scene.still["contracts"])
    price = cast(list[dict[str, Any]], scene.still["rows"])[row]
    needs, points = Text(f"{price['cost']} ", "bold"), Text("  ")
    for contract in shown:
        tile = printed[int(contract["number"]) - 1] if contract["number"] else None
        needs.append_text(padded(_needs(scene, tile), _CELL))
        worth = _points(scene, tile, contract)
        points.append_text(padded(worth, _CELL))
    return [needs.append(f"+{price['side']}", "bold"), points]


def _needs(scene: Scene, tile: dict[str, Any] | None) -> Text:
    if tile is None:
        return Text("·", "dim")
    needs = Text()
    for color in tile["need"]:
        letter = scene.words.say(f"colour-{color}.letter")
        needs.append(letter, f"bold {PART_COLORS[color]}")
    return needs


def _points(scene: Scene, tile: dict[str, Any] | None, contract: dict[str, Any]) -> Text:
    """The two spaces for tokens, and the number that reserves or keeps the contract."""
    if tile is None:
        return Text()
    text, tokens = Text(), contract["tokens"]
    for place, points in enumerate(tile["points"]):
        text.append(str(points), "dim")
        text.append_text(seat_mark(tokens[place] - 1) if place < len(tokens) else Text(" "))
    spot = contract["spot"]
    return text.append_text(key(scene, f"reserve:{spot}") or key(scene, f"keep:{spot}"))
