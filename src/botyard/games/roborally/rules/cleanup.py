"""Clean-up after the fifth register: repairs, and registers are cleared. RR-44, RR-45."""

from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.floor import NO_REPAIR, WRENCH_AND_HAMMER, repair_of
from botyard.games.roborally.rules.damage import clear_register, repair
from botyard.games.roborally.rules.option_cards import draw_option
from botyard.games.roborally.rules.touch import is_flag
from botyard.games.roborally.state import Race
from botyard.kernel.dealer import Dealer


def repair_robots(race: Race, dealer: Dealer) -> None:
    """
    On a repair site or a flag one damage is discarded; with a hammer an option card is drawn.

    A flag that lies on a repair site counts as the site alone.

    Clauses: RR-14, RR-44, RR-45.
    """
    robot: i64
    for robot in range(race.robots):
        if not race.is_on_floor(robot):
            continue
        space = race.space[robot]
        site = repair_of(race.floor.element[space])
        if site != NO_REPAIR or is_flag(race, space):
            repair(race, robot, dealer)
        if site == WRENCH_AND_HAMMER:
            draw_option(race, robot, dealer)


def clear_registers(race: Race) -> None:
    """
    The cards in registers that are not locked are discarded; locked ones lie open from now on.

    Clauses: RR-38, RR-45, RR-52, RR-62.
    """
    robot: i64
    register: i64
    for robot in range(race.robots):
        locked = race.locked[robot]
        for register in range(1, REGISTERS + 1):
            if not (locked >> (register - 1)) & 1:
                clear_register(race, robot, register)
        race.face_up[robot] = locked
