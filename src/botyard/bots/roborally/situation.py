"""What a bot reads from its view before it thinks."""

from dataclasses import dataclass
from typing import Any, cast

from botyard.games.roborally.cards import CARDS
from botyard.games.roborally.components import FIRST_COURSE, course_of
from botyard.games.roborally.floor import DIRECTIONS, Floor
from botyard.games.roborally.view import HIDDEN
from botyard.kernel.game import Json


@dataclass(frozen=True)
class Situation:
    """The robot of one seat, and where the others stand."""

    floor: Floor
    space: int  # 0 if the robot is not on the floor
    facing: int
    damage: int
    lives: int
    flags: int  # touched already
    archive: int
    cards: tuple[int | None, ...]  # in the registers
    hand: tuple[int, ...]
    others: frozenset[int]  # spaces


def situation_of(view: Json, seat: int) -> Situation:
    """What a seat sees of its own robot, and of the others."""
    seen = cast(dict[str, Any], view)
    floor = course_of({"course": seen["position"]["options"].get("course", FIRST_COURSE)}).floor
    robots = {robot["seat"]: robot for robot in seen["robots"]}
    own = robots.pop(seat + 1)
    return Situation(
        floor,
        _space(floor, own["space"]),
        DIRECTIONS.number(own["facing"]),
        own["damage"],
        own["lives"],
        own["flags"],
        _space(floor, own["archive"]),
        tuple(None if card is None else CARDS.number(card) for card in own["registers"]),
        tuple(CARDS.number(card) for card in own["hand"] if card != HIDDEN),
        frozenset(_space(floor, robot["space"]) for robot in robots.values() if robot["space"]),
    )


def _space(floor: Floor, name: str | None) -> int:
    return floor.space(name) if name else 0
