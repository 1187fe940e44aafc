"""What each seat of Bot Factory has: speech tokens, bots, projects, parts, its tile."""

from typing import Any, Final, cast

from rich.cells import cell_len
from rich.text import Text

from botyard.cli.draw.bot_factory_signs import bot, cut, part
from botyard.cli.draw.scene import Scene
from botyard.cli.palette import seat_color, seat_mark

_WIDEST: Final = 114
_NAME: Final = 16


def seat_lines(scene: Scene, seat: int) -> list[Text]:
    """A seat on two lines: its name, tokens, bots and points; its projects and parts."""
    return [_sign(scene, seat), _things(scene, seat)]


def _sign(scene: Scene, seat: int) -> Text:
    """Who it is, and what it has won so far; who is waited for stands out."""
    say, view = scene.words.say, cast(dict[str, Any], scene.view)
    own = view["seats"][seat]
    name = cut(scene.words.seats[seat] if seat < len(scene.words.seats) else str(seat + 1), _NAME)
    waiting = " reverse" if seat + 1 in view["waiting"] else ""
    sign = Text(no_wrap=True).append_text(seat_mark(seat)).append(" ")
    sign.append(name, f"bold {seat_color(seat)}{waiting}").append("  ")
    sign.append("▪" * own["speech"], "bold").append("·" * own["pool"], "dim")
    sign.append(f" {say('draw-speech', count=own['speech'])}", "dim")
    if own["bots"]:
        sign.append("  ♟").append_text(_all(scene, own["bots"]))
    points = say("draw-points", count=own["score"])
    room = min(scene.width, _WIDEST) - cell_len(sign.plain) - cell_len(points) - 2
    sign.append(f" {'─' * room}" if room > 0 else "", "dim")
    return sign.append(f" {points}", "bold")


def _things(scene: Scene, seat: int) -> Text:
    """Incomplete projects, parts, and a production tile."""
    say, own = scene.words.say, cast(dict[str, Any], scene.view)["seats"][seat]
    line = Text("  ")
    line.append(say("draw-projects") + " ", "dim")
    line.append_text(_all(scene, own["projects"]) or Text("–", "dim"))
    line.append(f"  {say('draw-parts')} ", "dim")
    parts = [part(name) for name in own["parts"]]
    line.append_text(Text(" ").join(parts) if parts else Text("–", "dim"))
    tile = own["tile"]
    if tile is not None:
        used = own["tile_state"] == "used"
        line.append(f"  {say(f'tile-{tile}')}", "dim strike" if used else "italic")
        line.append(" ✓" if used else "")
    return line


def _all(scene: Scene, colors: list[str]) -> Text:
    return Text("").join(bot(scene, color) for color in colors)
