"""What a bot reads from its view before it thinks."""

from dataclasses import dataclass
from typing import Any, cast

from botyard.bots.roborally.goals import BLOCKER, floor_of, goals_of, helpful_flags
from botyard.games.roborally.cards import CARDS
from botyard.games.roborally.components import FIRST_COURSE, course_of
from botyard.games.roborally.floor import DIRECTIONS, Floor
from botyard.kernel.game import Json


@dataclass(frozen=True)
class Situation:
    """The robot of one seat that is decided about, and where the others stand."""

    floor: Floor
    space: int  # of no meaning while the robot is off the floor
    facing: int
    damage: int
    lives: int
    flags: int  # touched already
    archive: int
    registers: tuple[int | None, ...]  # the cards in them, as far as they are known
    hand: tuple[int, ...]
    others: frozenset[int]  # the spaces they stand on
    goals: tuple[int, ...]  # the flags, or what a course makes of them
    helpful_flags: frozenset[int]  # where flags lie that repair and take an archive marker


def situation_of(view: Json, seat: int) -> Situation:
    """What a seat sees of its own robot, and of the others."""
    seen = cast(dict[str, Any], view)
    position = seen["position"]
    course = course_of({"course": position["options"].get("course", FIRST_COURSE)})
    special = position.get("special", {})
    floor = floor_of(course, special)
    robots = {robot["dock"] - 1: robot for robot in seen["robots"]}
    number = _asked(seen, seat)
    own = robots.pop(number)
    about = {"seat": own["seat"], "table": position["options"]}
    goals = goals_of(course, special, about, number, position["seats"])
    return Situation(
        floor,
        _space(floor, own["space"]),
        DIRECTIONS.number(own["facing"]),
        own["damage"],
        own["lives"],
        min(own["flags"], len(goals) - 1),
        _space(floor, own["archive"]),
        tuple(_card(card) for card in own["registers"]),
        tuple(CARDS.number(card) for card in own["hand"]),
        frozenset(_space(floor, robot["space"]) for robot in robots.values() if robot["space"]),
        goals,
        helpful_flags(course, seen["about"]),
    )


def _asked(seen: dict[str, Any], seat: int) -> int:
    """The robot that is decided about: one of the seat's, where it has two."""
    own = [robot["dock"] - 1 for robot in seen["robots"] if robot["seat"] == seat + 1]
    return int(own[seen["about"] == BLOCKER])


def _card(card: str | None) -> int | None:
    return None if card is None or card == "?" else CARDS.number(card)


def _space(floor: Floor, name: str | None) -> int:
    return floor.space(name) if name else 0
