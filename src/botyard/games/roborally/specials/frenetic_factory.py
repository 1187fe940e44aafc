"""Frenetic Factory: boards turn. RR-C12, RR-C27."""

from mypy_extensions import i64

from botyard.games.roborally.boards.courses import Course
from botyard.games.roborally.boards.floor import LARGEST, PIT, Floor
from botyard.games.roborally.boards.laying import Placement, lay_floor
from botyard.games.roborally.declared import BOARD_TURNED, COIN, COIN_FELL, TURN_BOARDS_STEP
from botyard.games.roborally.rules.destruction import fall
from botyard.games.roborally.state import NOBODY, NOWHERE, Race, lowest_of
from botyard.kernel.dealer import Dealer
from botyard.kernel.vectors import filled


def turn_boards(race: Race, credited: i64, dealer: Dealer) -> None:
    """
    Whoever was credited with a flag flips a coin, in dock order; on heads the board turns.

    Clauses: RR-C12.
    """
    robot = lowest_of(credited)
    if credited & ~(1 << robot):
        race.agenda.push(TURN_BOARDS_STEP, credited & ~(1 << robot))
    if race.space[robot] == NOWHERE:
        return
    heads = dealer.pick(COIN, 2)
    dealer.tell(COIN_FELL, race.told_as[robot], heads)
    board = _board_under(race, race.space[robot])
    if heads and board != NOBODY:
        _turn_board(race, board, dealer)


def _board_under(race: Race, space: i64) -> i64:
    """
    The number of the board that a space belongs to; the docking bay never turns.

    Clauses: RR-C12.
    """
    square = race.floor.square(space)
    x: int = square % LARGEST
    y: int = square // LARGEST
    for number, placed in enumerate(race.course.placements):
        inside = 0 <= x - placed.x < placed.width and 0 <= y - placed.y < placed.height
        if inside and len(placed.board.docks) == 0:
            return number
    return NOBODY


def _turn_board(race: Race, board: i64, dealer: Dealer) -> None:
    """
    Everything printed turns; robots, flags and markers keep their spaces.

    Who stands on a pit then is destroyed at once.

    Clauses: RR-C12, RR-C27.
    """
    count = len(race.course.placements)
    race.turned = race.turned[:] if len(race.turned) > 0 else filled(count, 0)
    race.turned[board] = (race.turned[board] + 1) & 3
    race.floor = floor_turned(race.course, list(race.turned))
    dealer.tell(BOARD_TURNED, board + 1, race.turned[board])
    robot: i64
    for robot in range(race.robots):
        if race.space[robot] != NOWHERE and race.floor.element[race.space[robot]] & PIT:
            fall(race, robot, race.space[robot], dealer)


def floor_turned(course: Course, turned: list[int]) -> Floor:
    """
    The floor of a course after its boards have turned by so many quarters; each is laid once.

    Clauses: RR-C12.
    """
    key = ",".join([str(quarters) for quarters in turned])
    known = course.floors.get(key)
    if known is not None:
        return known
    placements = [
        Placement(placed.board, placed.x, placed.y, (placed.turned + quarters) % 4)
        for placed, quarters in zip(course.placements, turned, strict=True)
    ]
    squares = [course.floor.square(flag) for flag in course.floor.flags]
    floor = lay_floor(placements, [int(square) for square in squares])
    course.floors[key] = floor
    return floor
