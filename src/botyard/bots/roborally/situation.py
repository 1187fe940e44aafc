"""What a bot reads from its view before it thinks."""

from dataclasses import dataclass
from typing import Any, cast

from botyard.games.roborally.cards import CARDS
from botyard.games.roborally.components import FIRST_COURSE, course_of
from botyard.games.roborally.floor import DIRECTIONS, Floor
from botyard.kernel.game import Json


@dataclass(frozen=True)
class Situation:
    """The robot of one seat, and where the others stand."""

    floor: Floor
    space: int  # of no meaning while the robot is off the floor
    facing: int
    damage: int
    lives: int
    flags: int  # touched already
    archive: int
    registers: tuple[int | None, ...]  # the cards in them
    hand: tuple[int, ...]
    others: frozenset[int]  # the spaces they stand on


def situation_of(view: Json, seat: int) -> Situation:
    """What a seat sees of its own robot, and of the others."""
    seen = cast(dict[str, Any], view)
    course = seen["position"]["options"].get("course", FIRST_COURSE)
    floor = course_of({"course": course}).floor
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
        tuple(CARDS.number(card) for card in own["hand"]),
        frozenset(_space(floor, robot["space"]) for robot in robots.values() if robot["space"]),
    )


def _space(floor: Floor, name: str | None) -> int:
    return floor.space(name) if name else 0
