"""Who sits where, and who has which dock, decides nothing that happens at the same time."""

from random import Random

import pytest
from mypy_extensions import i64

from botyard.games.roborally import GAME
from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.boards.courses import (
    CAPTURE_THE_FLAG,
    COURSES,
    DAY_OF_THE_SUPERBOT,
    INTERFERENCE,
    course_named,
)
from botyard.games.roborally.boards.floor import is_deadly
from botyard.games.roborally.components import CARDS
from botyard.games.roborally.declared import DEAL, FILL, LOCK, LOSE, PLACE, TURN_TO
from botyard.games.roborally.play import Play
from botyard.games.roborally.setup import lay_out
from botyard.games.roborally.state import NOBODY
from botyard.kernel.dealer import Dealer, SeededDealer
from botyard.kernel.game import Json
from botyard.kernel.state import waiting_seats
from botyard.kernel.vectors import vec

from .race import play_register

ROBOTS = 8
FAMILIES = (DEAL, FILL, LOCK, LOSE, PLACE, TURN_TO)


def crowded(course: str, random: Random) -> Play:
    """Eight damaged robots close together anywhere on a course, with any programs."""
    options = GAME.read_options({"course": course})
    special = course_named(course).special
    seats = ROBOTS // 2 if special == INTERFERENCE else ROBOTS
    race = lay_out(course_named(course), options, seats, 0)
    race.ready = (1 << ROBOTS) - 1
    if special == DAY_OF_THE_SUPERBOT:
        race.superbot = random.randrange(ROBOTS)
    elif special == CAPTURE_THE_FLAG:
        race.west, race.carriers = 0, vec[i64]([NOBODY, NOBODY])
    floor = race.floor
    free = [space for space in range(floor.spaces) if not is_deadly(floor.element[space])]
    first = random.randrange(len(free))
    near = sorted(free, key=lambda space: distance(race, space, free[first]))
    spaces = random.sample(near[:20], ROBOTS)
    cards = random.sample(range(len(CARDS)), ROBOTS * REGISTERS)
    for robot, space in enumerate(spaces):
        race.space[robot] = race.archive[robot] = space
        race.occupant[space] = robot
        race.facing[robot] = random.randrange(4)
        race.damage[robot] = random.randrange(5)
        for register in range(REGISTERS):
            race.registers[robot * REGISTERS + register] = cards.pop()
    return race


def reordered(course: str, random: Random) -> list[int]:
    """Another dock order; racers stay racers, and blockers blockers."""
    order = list(range(ROBOTS))
    if course_named(course).special != INTERFERENCE:
        return random.sample(order, ROBOTS)
    half = ROBOTS // 2
    return random.sample(order[:half], half) + random.sample(order[half:], half)


def distance(race: Play, one: int, other: int) -> int:
    """How many steps there are between two spaces."""
    stride: int = race.floor.stride
    return abs(one % stride - other % stride) + abs(one // stride - other // stride)


def shuffled(race: Play, order: list[int]) -> Play:
    """The same race with the robots in another dock order."""
    other = race.clone()
    for new, old in enumerate(order):
        for mine, theirs in zip(vectors(other), vectors(race), strict=True):
            mine[new] = theirs[old]
        other.occupant[race.space[old]] = new
        for register in range(REGISTERS):
            card = race.registers[old * REGISTERS + register]
            other.registers[new * REGISTERS + register] = card
    other.team = vec[i64]([race.team[old] for old in order])
    if race.superbot != NOBODY:
        other.superbot = order.index(race.superbot)
    return other


def vectors(race: Play) -> list[vec[i64]]:
    return [
        race.space,
        race.facing,
        race.damage,
        race.lives,
        race.flags,
        race.archive,
        race.fate,
        race.locked,
        race.face_up,
    ]


def told(race: Play, order: list[int]) -> list[list[int]]:
    """What has become of each robot, in an order."""
    return [
        [vector[robot] for vector in vectors(race)]
        + list(race.registers)[robot * REGISTERS : (robot + 1) * REGISTERS]
        + [robot == race.superbot, race.team[robot], robot in race.carriers]
        for robot in order
    ]


@pytest.mark.rule("RR-23", "RR-24", "RR-30", "RR-58")
@pytest.mark.parametrize("course", COURSES.names)
def test_another_dock_order_changes_nothing_in_a_register(course: str) -> None:
    """In the Frenetic Factory all coins show tails: who flips first is asked there (RR-C12)."""
    random = Random(course)
    for _ in range(12):
        race = crowded(course, random)
        order = reordered(course, random)
        other = shuffled(race, order)
        for register in range(1, REGISTERS + 1):
            play_register(race, register)
            play_register(other, register)
            assert told(race, order) == told(other, list(range(ROBOTS)))
            assert list(race.flag_at) == list(other.flag_at)
            assert race.claims == other.claims


class Turned(Dealer):
    """Deals to each seat what another dealer deals to the seat so far before it."""

    def __init__(self, inner: Dealer, seats: int, by: int) -> None:
        self.inner = inner
        self.seats = seats
        self.by = by

    def index(self, stream: i64, n: i64) -> i64:
        for family in FAMILIES:
            if family <= stream < family + self.seats:
                stream = family + (stream - family - self.by) % self.seats
        return self.inner.index(stream, n)


def turned(position: Json, by: int) -> Json:
    """The same position with everybody some chairs further round the table."""
    after = dict(position)
    seats = len(position["robots"])  # type: ignore[arg-type]
    for key in ("robots", "hands", "leftovers", "face_up", "face_down"):
        piles = position[key]
        assert isinstance(piles, list)
        after[key] = [piles[(seat - by) % seats] for seat in range(seats)]
    first = position["first"]
    assert isinstance(first, int)
    after["first"] = (first - 1 + by) % seats + 1
    return after


@pytest.mark.rule("RR-4")
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_everybody_on_another_chair_is_the_same_race(seats: int) -> None:
    by = seats // 2 + (seats > 2)
    dealer = SeededDealer(seats, len(GAME.outcomes))
    race = GAME.setup(GAME.read_options({"turn-limit": 20}), seats, dealer)
    other = GAME.read_position(turned(GAME.position(race), by))
    mirror = Turned(SeededDealer(seats, len(GAME.outcomes)), seats, by)
    dealer = SeededDealer(seats, len(GAME.outcomes))
    while race.waiting():
        seat = waiting_seats(race)[0]
        race.run_out(seat, dealer)
        other.run_out((seat + by) % seats, mirror)
        assert turned(GAME.position(race), by) == GAME.position(other)
    standing, others = race.standing(), other.standing()
    assert standing is not None
    assert others is not None
    assert standing == [others[(seat + by) % seats] for seat in range(seats)]
