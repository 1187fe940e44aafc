"""What a seat or a spectator sees. RR-52."""

from typing import TypedDict, cast

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.boards.floor import DIRECTIONS, SPACES
from botyard.games.roborally.declared import (
    CANCEL_STEP,
    DEPLOY_FACE_STEP,
    PROGRAM_STEP,
    RETURN_FACE_STEP,
    RETURN_POWER_STEP,
    STEPS,
)
from botyard.games.roborally.play import Play
from botyard.games.roborally.positions.write import option_names, registers_of, space_name
from botyard.games.roborally.rules.option_cards import option_deck
from botyard.games.roborally.rules.piles import deck_of
from botyard.games.roborally.setup import lives_of
from botyard.games.roborally.specials.interference import ROLES, is_blocker
from botyard.games.roborally.state import FATES, NOBODY, POWERS, count_of
from botyard.games.roborally.view.known import NOBODYS, known_cards
from botyard.games.roborally.view.showing import (
    FlagView,
    MoreView,
    asked_robot,
    flag_views,
    more_of,
)
from botyard.kernel.game import Json
from botyard.kernel.state import waiting_seats


class RobotView(MoreView):
    """A robot as its program sheet shows it; cards that are hidden are question marks."""

    seat: int
    dock: int
    space: str | None
    facing: str
    damage: int
    lives: int
    lives_of: int
    flags: int
    archive: str | None
    power: str
    fate: str
    ready: bool
    locked: list[int]
    face_up: list[int]
    registers: list[str | None]
    hand: list[str]
    dealt: int
    options: list[str]
    tokens: int


class View(TypedDict):
    """
    The table, as it is drawn.

    ``about`` is which of a seat's two robots is asked for: ``racer`` or ``blocker``; ``asked``
    is the dock number of the robot that the seat decides for, 0 if it is asked nothing.
    """

    turn: int
    register: int
    step: str | None
    args: list[int | str]
    about: str | None
    asked: int
    waiting: list[int]
    robots: list[RobotView]
    flags: list[FlagView]
    turned: list[int]
    deck: int
    option_deck: int
    standing: list[int] | None


def view(race: Play, seat: int) -> Json:
    """
    What is drawn for a seat: its own cards, and of the others what everybody sees.

    Clauses: RR-52.
    """
    masked = known_cards(race, seat)
    seen: View = {
        "turn": race.turn,
        "register": race.register,
        "step": STEPS.name(race.agenda.step()) if race.waiting() else None,
        "args": _args(race, seat),
        "about": _about(race, seat),
        "asked": asked_robot(race, seat),
        "waiting": [number + 1 for number in waiting_seats(race)],
        "robots": [_robot_view(race, robot, masked) for robot in range(race.robots)],
        "flags": flag_views(race),
        "turned": [int(quarters) for quarters in race.turned],
        "deck": deck_of(race).size(),
        "option_deck": count_of(option_deck(race)),
        "standing": race.standing(),
    }
    return cast(Json, seen)


def _args(race: Play, seat: int) -> list[int | str]:
    """What the question is about: tokens still to be decided, which space, how much damage."""
    step = race.agenda.step()
    if step == PROGRAM_STEP:
        robot = asked_robot(race, seat) - 1
        return [race.tokens[robot] if robot >= 0 else 0]
    if step == CANCEL_STEP:
        return [race.tokens[race.asked()] - race.agenda.second()]
    if step in (RETURN_FACE_STEP, DEPLOY_FACE_STEP):
        return [SPACES.name(race.agenda.second())]
    if step == RETURN_POWER_STEP:
        return [race.damage[race.asked()]]
    return []


def _about(race: Play, seat: int) -> str | None:
    """
    Which of its two robots a seat decides about now; programs are everybody's own affair.

    Clauses: RR-C10.
    """
    if race.robots == race.seats:
        return None
    robot = race.asked() if race.asked() != NOBODY else race.step(seat).robot(race, seat)
    return None if robot == NOBODY else ROLES.name(int(is_blocker(race, robot)))


def _robot_view(race: Play, robot: int, masked: Json) -> RobotView:
    """A robot and what is known of its cards."""
    seat = race.owner[robot]
    more = more_of(race, robot, masked)
    masked = masked if robot < race.seats else cast(Json, masked["blockers"])
    face_up = _pile(masked, "face_up", seat)
    face_down = _pile(masked, "face_down", seat)
    unseen = _pile(masked, NOBODYS, seat) if NOBODYS in masked else [None] * REGISTERS
    registers = [
        up or down or hidden for up, down, hidden in zip(face_up, face_down, unseen, strict=True)
    ]
    hand = [str(card) for card in _pile(masked, "hands", seat)]
    locked = registers_of(race.locked[robot])
    free = [card for number, card in enumerate(registers, start=1) if number not in locked]
    return {
        "seat": seat + 1,
        "dock": robot + 1,
        "space": space_name(race, race.space[robot]),
        "facing": DIRECTIONS.name(race.facing[robot]),
        "damage": race.damage[robot],
        "lives": race.lives[robot],
        "lives_of": lives_of(race.special, race.seats),
        "flags": race.flags[robot],
        "archive": space_name(race, race.archive[robot]),
        "power": POWERS.name(race.power[robot]),
        "fate": FATES.name(race.fate[robot]),
        "ready": race.is_ready(robot),
        "locked": locked,
        "face_up": registers_of(race.face_up[robot]),
        "registers": registers,
        "hand": hand,
        "dealt": race.held[robot] + sum([1 for card in [*free, *more["seconds"]] if card]),
        "options": option_names(race.held_options[robot]),
        "tokens": race.tokens[robot],
        **more,
    }


def _pile(masked: Json, key: str, seat: int) -> list[str | None]:
    return cast("list[list[str | None]]", masked[key])[seat]
