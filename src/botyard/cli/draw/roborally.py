"""
RoboRally in the terminal: the floor, a program sheet for each robot, the own hand.

The sheets stand beside the floor if there is room, else below it. In a low window the floor is
drawn with one line for each row.
"""

from typing import Any, Final, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from botyard.cli.draw.roborally_cards import card_text, registers_text, seconds_text
from botyard.cli.draw.roborally_floor import Pieces, floor_sheet, floor_size
from botyard.cli.draw.roborally_legend import floor_legend, race_legend
from botyard.cli.draw.roborally_mats import NARROWEST, Sheet, mat
from botyard.cli.draw.roborally_special import course_in, floor_now
from botyard.cli.draw.scene import Scene
from botyard.cli.palette import LAMP
from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.boards.courses import BUILT, Course
from botyard.games.roborally.boards.floor import DIRECTIONS, Floor

SHOWN: Final = ("program", "unprogram", "at")  # kinds of actions whose numbers stand in the drawing
_BESIDE: Final = 2  # columns between the floor and the sheets
_WIDEST: Final = 60  # columns of a sheet
_BELOW: Final = 8  # rows that a heading, the hand and a question take


def draw(scene: Scene) -> RenderableType:
    """The whole table."""
    view = cast(dict[str, Any], scene.view)
    course = course_in(scene)
    floor, robots = floor_now(scene), cast(list[Sheet], view["robots"])
    _, rows = floor_size(floor, scene.width, low=False)
    low = 0 < scene.height < rows + _BELOW
    sheet = floor_sheet(floor, scene.width, _pieces(scene, floor, robots), low=low)
    parts: list[RenderableType] = [_heading(scene, course)]
    columns, _ = floor_size(floor, scene.width, low=low)
    room = min(_WIDEST, scene.width - columns - _BESIDE)
    flags = len(floor.flags)
    if room >= NARROWEST:
        parts.append(_beside(sheet, [mat(scene, robot, flags, room) for robot in robots], columns))
    else:
        parts += [sheet, _below(scene, robots, flags)]
    own = [robot for robot in robots if robot["seat"] == scene.seat + 1]
    own.sort(key=lambda robot: robot["ready"])  # where a seat has two, the one to program
    return Group(*parts, *(_program(scene, own[0]) if own else []))


def legend(scene: Scene) -> RenderableType:
    """What the signs mean."""
    return Group(floor_legend(course_in(scene).floor, scene.words), race_legend(scene.words))


def _heading(scene: Scene, course: Course) -> Text:
    """Game, course, turn and register."""
    say = scene.words.say
    heading = Text()
    heading.append(say("game-roborally"), "bold")
    name = course.name if course.category == BUILT else say(f"course-{course.name}")
    heading.append(f"  {name}  ")
    heading.append(say("draw-turn", turn=scene.view["turn"]), "dim")
    register = scene.view["register"]
    return heading.append(f", {say('draw-register', register=register)}" if register else "", "dim")


def _pieces(scene: Scene, floor: Floor, robots: list[Sheet]) -> Pieces:
    """Robots, archive markers, and the spaces that can be chosen."""
    archives: dict[int, list[int]] = {}
    for robot in robots:
        if robot["archive"] is not None:
            archives.setdefault(floor.space(robot["archive"]), []).append(robot["dock"] - 1)
    choices = [
        (name.partition(":")[2], key) for name, key in scene.keys.items() if name[:3] == "at:"
    ]
    return Pieces(
        [
            (robot["dock"] - 1, floor.space(robot["space"]), DIRECTIONS.number(robot["facing"]))
            for robot in robots
            if robot["space"] is not None
        ],
        [robot["seat"] - 1 for robot in robots],
        archives,
        {floor.space(name): key for name, key in choices},
    )


def _beside(sheet: Text, mats: list[list[Text]], columns: int) -> Table:
    """The floor to the left, the sheets of the robots to the right."""
    table = Table.grid(padding=(0, _BESIDE, 0, 0))
    table.add_column(width=columns)
    table.add_column()
    rows = sheet.plain.count("\n") + 1
    lines = sum(len(lines) for lines in mats)
    between = [Text("")] if lines + len(mats) <= rows else []
    table.add_row(sheet, Group(*(line for lines in mats for line in [*between, *lines])))
    return table


def _below(scene: Scene, robots: list[Sheet], flags: int) -> Table:
    """The sheets of the robots in two columns, if there is room for two."""
    across = 2 if scene.width >= 2 * NARROWEST + _BESIDE and len(robots) > 1 else 1
    room = min(_WIDEST, (scene.width - _BESIDE * (across - 1)) // across)
    table = Table.grid(padding=(0, _BESIDE, 0, 0))
    for first in range(0, len(robots), across):
        mats = [mat(scene, robot, flags, room) for robot in robots[first : first + across]]
        table.add_row(*(Text("\n").join(lines) for lines in mats))
    return table


def _program(scene: Scene, robot: Sheet) -> list[RenderableType]:
    """The own registers, and the hand with the numbers that put a card into the next one."""
    if scene.view["step"] != "program" or robot["ready"]:
        return []
    say = scene.words.say
    registers = [_register(scene, robot, number) for number in range(1, REGISTERS + 1)]
    hand = [_choice(scene, robot, card) for card in robot["hand"]]
    labels = [say("draw-program"), say("draw-hand")]
    indent = max(len(label) for label in labels) + 2
    rows = [_row(labels[0], indent, registers, scene.width)]
    return [*rows, _row(labels[1], indent, hand, scene.width)] if hand else [*rows]


def _register(scene: Scene, robot: Sheet, number: int) -> Text:
    """A register with its cards, and behind them the number that takes one back."""
    locked = [1] if number in robot["locked"] else []
    text = Text(str(number), "dim")
    text.append_text(registers_text([robot["registers"][number - 1]], locked, priorities=True))
    if robot["seconds"] and robot["seconds"][number - 1]:
        text.append_text(seconds_text([robot["seconds"][number - 1]], priorities=True)).append(" ")
    key = scene.keys.get(f"unprogram:{number}")
    return text.append(f"×{key}" if key else "", f"{LAMP} reverse")


def _choice(scene: Scene, robot: Sheet, card: str) -> Text:
    """
    A card of the hand behind the number that puts it into the next register.

    Behind it stand the registers that it can share with another card, each with its number.
    """
    number, shared = "  ", ""
    empty = [at for at, there in enumerate(robot["registers"], start=1) if there is None]
    for register in range(1, REGISTERS + 1):
        key = scene.keys.get(f"program:{register}={card}")
        if key and register in empty:
            number = number if number.strip() else f"{key:>2}"
        elif key:
            shared += f"+{register}:{key} "
    text = Text.assemble((number, f"{LAMP} reverse" if number.strip() else ""), " ")
    return text.append_text(card_text(card)).append(f" {shared.rstrip()}" if shared else "", LAMP)


def _row(label: str, indent: int, items: list[Text], width: int) -> Text:
    """A label, and things beside each other in as many lines as they need."""
    lines = [Text(no_wrap=True).append(label.ljust(indent), "dim")]
    for item in items:
        if len(lines[-1]) + len(item) > width:
            lines.append(Text(" " * indent, no_wrap=True))
        lines[-1].append_text(item).append(" ")
    return Text("\n").join(lines)
