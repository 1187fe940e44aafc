"""What a view shows of Options, teams and special rules, for who draws it."""

from typing import TypedDict, cast

from mypy_extensions import i64

from botyard.games.roborally.boards.courses import CAPTURE_THE_FLAG, TOGGLE_BOGGLE
from botyard.games.roborally.components import (
    ABLATIVE_COAT,
    CONDITIONAL_PROGRAM,
    FLYWHEEL,
    MINI_HOWITZER,
)
from botyard.games.roborally.options.weapons import SHOTS
from botyard.games.roborally.play import Play
from botyard.games.roborally.rules.option_cards import holder_of
from botyard.games.roborally.specials.capture_the_flag import own_flag
from botyard.games.roborally.specials.interference import is_blocker
from botyard.games.roborally.specials.teams import team_count
from botyard.games.roborally.specials.toggle_boggle import claimed_by
from botyard.games.roborally.state import NOBODY, NOWHERE
from botyard.kernel.game import Json


class MoreView(TypedDict):
    """What a robot may have besides: its team from 1, a second card in a register …"""

    team: int
    blocker: bool
    superbot: bool
    seconds: list[str | None]
    stored: dict[str, str]
    counts: dict[str, int]
    controller: int
    stabilized: bool


class FlagView(TypedDict):
    """A flag: where it lies, the dock number of who carries it, and the team it belongs to."""

    space: str | None
    carrier: int
    team: int


def asked_robot(race: Play, seat: int) -> int:
    """The dock number of the robot that a seat decides for; 0 if it is asked nothing."""
    return 0 if seat < 0 else race.step(seat).robot(race, seat) + 1


def flag_views(race: Play) -> list[FlagView]:
    """
    Every flag as it is now.

    Clauses: RR-C3, RR-C17, RR-C30.
    """
    flags: list[FlagView] = []
    for flag in range(len(race.flag_at)):
        space = race.flag_at[flag]
        carrier = race.carriers[flag] if len(race.carriers) > 0 else NOBODY
        flags.append(
            {
                "space": None if space == NOWHERE else race.floor.name(space),
                "carrier": carrier + 1,
                "team": _team_of_flag(race, flag),
            }
        )
    return flags


def _team_of_flag(race: Play, flag: i64) -> int:
    """Who has claimed it, or whose home it stands for; 0: nobody's."""
    if race.special == TOGGLE_BOGGLE:
        return claimed_by(race, flag) + 1
    if race.special != CAPTURE_THE_FLAG or race.west == NOBODY:
        return 0
    return 1 if own_flag(race, 0) == flag else 2


def more_of(race: Play, robot: i64, known: Json) -> MoreView:
    """
    What a robot has besides; cards that the seat may not see are as ``known`` says.

    Clauses: RR-52, RR-O28, RR-C10, RR-C20.
    """
    seat = race.owner[robot]
    teams = team_count(race.special, race.seats)
    part = known if robot < race.seats else cast(Json, known["blockers"])
    controlled = race.is_controlled(robot)
    return {
        "team": race.team[robot] + 1 if teams else 0,
        "blocker": is_blocker(race, robot),
        "superbot": race.superbot == robot,
        "seconds": _seconds(part, seat),
        "stored": _stored(race, robot, known),
        "counts": _counts(race, robot),
        "controller": race.controller + 1 if controlled else 0,
        "stabilized": race.stabilized == robot,
    }


def _seconds(part: Json, seat: i64) -> list[str | None]:
    """The second cards in the registers of a robot; an empty list where nobody has any."""
    if "second_up" not in part:
        return []
    up = cast("list[list[str | None]]", part["second_up"])[seat]
    down = cast("list[list[str | None]]", part["second_down"])[seat]
    return [one or other for one, other in zip(up, down, strict=True)]


def _stored(race: Play, robot: i64, known: Json) -> dict[str, str]:
    """The cards that lie on its Options, by the name of the Option."""
    found: dict[str, str] = {}
    for option, key, name in (
        (CONDITIONAL_PROGRAM, "stored", "conditional-program"),
        (FLYWHEEL, "flywheel", "flywheel"),
    ):
        if key in known and holder_of(race, option) == robot:
            pile = cast("list[list[str]]", known[key])[race.owner[robot]]
            found[name] = pile[0]
    return found


def _counts(race: Play, robot: i64) -> dict[str, int]:
    """
    Tokens on Ablative Coat, and the shots that Mini Howitzer has left.

    Clauses: RR-O1, RR-O16.
    """
    found: dict[str, int] = {}
    if race.has_option(robot, ABLATIVE_COAT):
        found["ablative-coat"] = race.coat
    if race.has_option(robot, MINI_HOWITZER):
        found["mini-howitzer"] = SHOTS - race.shells
    return found
