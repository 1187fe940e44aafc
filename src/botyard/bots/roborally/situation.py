"""What a bot reads from what it knows before it thinks."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, cast

from botyard.bots.roborally.goals import BLOCKER, floor_of, goals_of, helpful_flags, stays_there
from botyard.bots.roborally.ground import pair_kind
from botyard.bots.roborally.moving import Ahead, flags_ahead
from botyard.games.roborally.boards.courses import FIRST_COURSE, course_of
from botyard.games.roborally.boards.floor import DIRECTIONS, Floor
from botyard.games.roborally.components import CARDS, DECK
from botyard.games.roborally.specials.teams import teams_of
from botyard.games.roborally.state import NOWHERE
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
    registers: tuple[int | None, ...]  # the kinds of cards in them, as far as they are known
    hand: tuple[int, ...]
    others: frozenset[int]  # the spaces they stand on
    goals: tuple[int, ...]  # the flags, or what a course makes of them
    helpful_flags: frozenset[int]  # where flags lie that repair and take an archive marker
    friends: frozenset[int] = frozenset()  # the spaces of team-mates, and of its other robot
    steady: bool = False  # neither gears nor belts turn it, RR-O13
    steps_aside: bool = False  # a Move 1 with a rotation is a step to that side, RR-O6
    stored: int | None = None  # the kind of card on Conditional Program
    stays: bool = False  # the last goal is where it wants to be, and goes on
    ahead: Ahead = ()  # where flags that move will be


def situation_of(known: Json, seen: dict[str, Any], seat: int) -> Situation:
    """What a seat knows of the position, and sees of its own robot and of the others."""
    position = cast("dict[str, Any]", known)
    course = course_of({"course": position["options"].get("course", FIRST_COURSE)})
    special = position.get("special", {})
    floor = floor_of(course, special)
    robots = {robot["dock"] - 1: robot for robot in seen["robots"]}
    number = _asked(seen, seat)
    own = robots.pop(number)
    about = {"seat": own["seat"], "table": position["options"]}
    goals = goals_of(course, special, about, number, position["seats"])
    flags = min(own["flags"], len(goals) - 1)
    ahead = flags_ahead(course, special, seen["register"])
    if ahead and ahead[-1][flags] != NOWHERE:
        goals = (*goals[:flags], ahead[-1][flags], *goals[flags + 1 :])
    teams = teams_of(course.special, position["seats"], position["options"])
    mates = [robot for robot in robots.values() if teams[robot["seat"] - 1] == teams[seat]]
    cards = position["blockers"] if seen["about"] == BLOCKER else position
    stored = position.get("stored", [[]] * (seat + 1))[seat]
    return Situation(
        floor,
        _space(floor, own["space"]),
        DIRECTIONS.number(own["facing"]),
        own["damage"],
        own["lives"],
        flags,
        _space(floor, own["archive"]),
        tuple(_kinds(own["registers"], cards, seat)),
        tuple(CARDS.number(card) for card in own["hand"]),
        _spaces(floor, robots.values()),
        goals,
        helpful_flags(course, seen["about"]),
        _spaces(floor, mates),
        position.get("gear", {}).get("stabilized") == number,
        "crab-legs" in own["options"],
        _kind(stored[0]) if stored and "conditional-program" in own["options"] else None,
        stays_there(course),
        ahead,
    )


def _asked(seen: dict[str, Any], seat: int) -> int:
    """The robot that is decided about: one of the seat's, where it has two."""
    own = [robot["dock"] - 1 for robot in seen["robots"] if robot["seat"] == seat + 1]
    return int(own[seen["about"] == BLOCKER])


def _kinds(registers: list[str | None], cards: dict[str, Any], seat: int) -> Iterator[int | None]:
    """The kind of card in each register, or of both cards."""
    ways = cards["ways"][seat] if "ways" in cards else [None] * len(registers)
    for number, (card, way) in enumerate(zip(registers, ways, strict=True)):
        move = _kind(card)
        if way is None or move is None:
            yield move
            continue
        second = cards["second_up"][seat][number] or cards["second_down"][seat][number]
        rotation = _kind(second)
        yield None if rotation is None else pair_kind(move, rotation, sideways=way != "dual")


def _kind(card: str | None) -> int | None:
    return None if card is None or card == "?" else DECK.kinds[CARDS.number(card)]


def _spaces(floor: Floor, robots: Iterable[dict[str, Any]]) -> frozenset[int]:
    return frozenset(_space(floor, robot["space"]) for robot in robots if robot["space"])


def _space(floor: Floor, name: str | None) -> int:
    return floor.space(name) if name else 0
