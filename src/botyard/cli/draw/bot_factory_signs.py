"""Signs of Bot Factory: parts, projects, meeples on spaces, and names cut to their room."""

from typing import Any, Final, cast

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from botyard.cli.draw.robots import in_brackets, small
from botyard.cli.draw.scene import Scene
from botyard.cli.draw.wrapping import wrapped
from botyard.cli.palette import LAMP, seat_mark

COLORS: Final = ("red", "yellow", "blue", "green")
KEY: Final = f"{LAMP} reverse"
_EMPTY: Final = "····"


def part(name: str | None) -> Text:
    """A part, or the empty space for one."""
    return Text(_EMPTY, "dim") if name is None else small(name)


def bot(scene: Scene, color: str) -> Text:
    """A bot or a project by its color."""
    return in_brackets(color, scene.words.say(f"colour-{color}.letter"))


def key(scene: Scene, action: str) -> Text:
    """The number that chooses an action, if it is possible."""
    number = scene.keys.get(action)
    return Text(f" {number} ", KEY) if number else Text()


def title(scene: Scene, board: str, width: int) -> Text:
    """The name of a board, underlined."""
    name = scene.words.say(f"board-{board}")
    return Text(f"{name} {'─' * max(0, width - cell_len(name) - 1)}", "bold", no_wrap=True)


def spaces(scene: Scene, board: str, width: int) -> list[Text]:
    """The action spaces of a board: who is there, and what they allow."""
    still = cast(list[dict[str, Any]], scene.still["spaces"])
    order = cast(list[dict[str, Any]], scene.view["order"])
    there = {meeple["space"]: meeple for meeple in order}
    lines: list[Text] = []
    for space in (space["space"] for space in still if space["board"] == board):
        line = Text(no_wrap=True).append(space, "bold").append(" ")
        line.append_text(_meeple(there.get(space))).append(" ")
        line.append_text(key(scene, f"move:{space}"))
        lines += _with_text(line, scene.words.say(f"space-{space}.does"), width)
    beside = there.get(f"beside-{board}")
    return [*lines, Text.assemble("   ", _meeple(beside))] if beside else lines


def _with_text(line: Text, does: str, width: int) -> list[Text]:
    """A line and what a space allows behind it, which goes on below itself."""
    before = len(line) + 1
    first, *others = wrapped(does, width - before, "dim")
    line.append(" ").append_text(first)
    return [line, *(Text(" " * before, no_wrap=True).append_text(other) for other in others)]


def _meeple(meeple: dict[str, Any] | None) -> Text:
    """A worker by the mark of its seat, Sandra and Vilela by their letters; ↑ if it stands."""
    if meeple is None:
        return Text("  ")
    name = meeple["meeple"]
    mark = seat_mark(int(name) - 1) if name.isdigit() else Text(name[0].upper(), "bold")
    return Text("↑" if meeple["stands"] else " ").append_text(mark)


def padded(line: Text, width: int) -> Text:
    """A line in so many columns."""
    room = width - cell_len(line.plain)
    return line.copy().append(" " * max(0, room))


def cut(text: str, room: int) -> str:
    """As much of a name as there is room for."""
    return text if cell_len(text) <= room else set_cell_size(text, max(0, room - 1)).rstrip() + "…"
