"""The program sheets of RoboRally: what everybody sees of each robot, in two lines or more."""

from typing import Any, Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from botyard.cli.draw.roborally_cards import card_text, registers_text, seconds_text
from botyard.cli.draw.roborally_special import roles
from botyard.cli.draw.scene import Scene
from botyard.cli.draw.wrapping import wrapped
from botyard.cli.palette import seat_color, seat_mark
from botyard.games.roborally.boards.drawing import FACINGS, FLAGS, ROBOTS
from botyard.games.roborally.boards.floor import DIRECTIONS

NARROWEST: Final = 26
_ROOMY: Final = 46  # columns for priorities and every damage token
_BEFORE_REGISTERS: Final = 7  # columns
_BEFORE_TEXT: Final = 4
_MOST_DAMAGE: Final = 10
_GOOD: Final = "bold #4a9b4a"
_BAD: Final = "bold #d7402b"
_FLAG: Final = "bold #d98e00"

Sheet = dict[str, Any]  # a robot as a view shows it


def mat(scene: Scene, robot: Sheet, flags: int, width: int) -> list[Text]:
    """A robot: its seat, lives, flags and damage; where it stands, its registers; what else is."""
    roomy = width >= _ROOMY
    lines = [_sign(scene, robot, flags, width, roomy), _registers(scene, robot, roomy)]
    if any(robot["seconds"]):
        seconds = seconds_text(robot["seconds"], priorities=roomy)
        lines.append(Text(" " * _BEFORE_REGISTERS, no_wrap=True).append_text(seconds))
    for option, card in robot["stored"].items():
        stored = f"{card_text(card).plain.strip()} {scene.words.say(f'option-{option}')}"
        lines += _told(stored, width)
    return lines + _told(_more(scene, robot), width)


def _told(text: str, width: int) -> list[Text]:
    """What is told below the registers, in as many lines as it takes."""
    return wrapped(" " * _BEFORE_TEXT + text, width, "italic", _BEFORE_TEXT) if text else []


def _sign(scene: Scene, robot: Sheet, flags: int, width: int, roomy: bool) -> Text:
    """The letter on the floor, the seat and its name; to the right lives, flags and damage."""
    seat = robot["seat"] - 1
    state = Text(" ").append_text(_lives(robot)).append(" ").append_text(_flags(robot, flags))
    state.append(" ").append_text(_damage(robot, roomy))
    name = scene.words.seats[seat] if seat < len(scene.words.seats) else str(seat + 1)
    room = width - 4 - len(state)
    waiting = " reverse" if robot["seat"] in scene.view["waiting"] else ""  # type: ignore[operator]
    sign = Text(no_wrap=True).append(ROBOTS[robot["dock"] - 1], f"bold {seat_color(seat)}")
    sign.append(" ").append_text(seat_mark(seat)).append(" ")
    shown = _cut(name, room)
    sign.append(shown, f"bold {seat_color(seat)}{waiting}")
    left = room - cell_len(shown)
    sign.append(f" {'─' * (left - 1)}" if left > 0 else "", "dim")
    return sign.append_text(state)


def _lives(robot: Sheet) -> Text:
    lost = robot["lives_of"] - robot["lives"]
    return Text().append("♥" * robot["lives"], _BAD).append("♡" * lost, "dim")


def _flags(robot: Sheet, flags: int) -> Text:
    """The flags that were touched, and a dot for each to come."""
    touched = robot["flags"]
    return Text().append(FLAGS[:touched], _FLAG).append("·" * (flags - touched), "dim")


def _damage(robot: Sheet, roomy: bool) -> Text:
    damage = robot["damage"]
    if not roomy:
        return Text(f"▰{damage}", _BAD if damage else "dim")
    return Text().append("▰" * damage, _BAD).append("▱" * (_MOST_DAMAGE - damage), "dim")


def _registers(scene: Scene, robot: Sheet, roomy: bool) -> Text:
    """Where the robot stands, and its five registers; a tick when its program is ready."""
    line = Text(f"  {_place(robot)}".ljust(_BEFORE_REGISTERS), no_wrap=True)
    cards = registers_text(robot["registers"], robot["locked"], priorities=roomy)
    line.append_text(cards)
    if scene.view["step"] == "program" and robot["ready"] and robot["dealt"]:
        line.append("✓", _GOOD)
    return line


def _place(robot: Sheet) -> str:
    """Its space and its facing."""
    if robot["space"] is None:
        return "–"
    return f"{robot['space']}{FACINGS[DIRECTIONS.number(robot['facing'])]}"


def _more(scene: Scene, robot: Sheet) -> str:
    """What is not as usual: power, fate, option cards."""
    say = scene.words.say
    told = [say(f"option-{option}") for option in robot["options"]]
    if robot["power"] != "up":
        told.insert(0, say(f"draw-power-{robot['power']}"))
    if robot["fate"] != "racing":
        told.insert(0, say(f"draw-fate-{robot['fate']}"))
    return ", ".join([*roles(scene, robot), *told])


def _cut(text: str, room: int) -> str:
    return text if cell_len(text) <= room else set_cell_size(text, max(0, room - 1)).rstrip() + "…"
