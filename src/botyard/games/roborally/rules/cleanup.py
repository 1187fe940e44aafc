"""Clean-up after the fifth register: repairs, and registers are cleared. RR-44, RR-45."""

from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.boards.courses import DAY_OF_THE_SUPERBOT, NO_SPECIAL, OPTION_WORLD
from botyard.games.roborally.boards.floor import NO_REPAIR, WRENCH_AND_HAMMER, repair_of
from botyard.games.roborally.components import MECHANICAL_ARM
from botyard.games.roborally.declared import ARM_REPAIR_STEP, REPAIRS_STEP
from botyard.games.roborally.options.storing import drop_condition
from botyard.games.roborally.rules.damage import repair
from botyard.games.roborally.rules.option_cards import draw_option
from botyard.games.roborally.rules.piles import clear_register, see
from botyard.games.roborally.rules.touch import (
    Reach,
    helps,
    is_flag,
    is_repair_site,
    reach,
    reaches,
)
from botyard.games.roborally.state import Race
from botyard.kernel.dealer import Dealer


def repair_robots(race: Race, first: i64, dealer: Dealer) -> None:
    """
    On a repair site or a flag one damage is discarded; with a hammer an option card is drawn.

    Who has a Mechanical Arm may be asked in between; the others wait for the answer.

    Clauses: RR-14, RR-44, RR-45, RR-C9, RR-O15.
    """
    arm: i64 = race.in_play & 1 << MECHANICAL_ARM
    robot: i64
    for robot in range(first, race.robots):
        if not race.is_on_floor(robot):
            continue
        _repair_at(race, robot, race.space[robot], dealer)
        if race.special == DAY_OF_THE_SUPERBOT and robot == race.superbot:
            while race.damage[robot] > 0:  # RR-C9
                repair(race, robot, dealer)
        if arm and race.has_option(robot, MECHANICAL_ARM) and len(reaches(race, robot)) > 0:
            race.agenda.push(REPAIRS_STEP, robot + 1)
            race.agenda.push(ARM_REPAIR_STEP, robot)
            return


class RepairWithArm(Reach):
    """
    One neighboring flag or site helps as well, besides the own space.

    Clauses: RR-O15.
    """

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        race.agenda.pop()
        _repair_at(race, robot, reach(race, robot, number, dealer), dealer)


def _repair_at(race: Race, robot: i64, space: i64, dealer: Dealer) -> None:
    """
    What a space does for a robot; a flag that lies on a repair site counts as the site alone.

    In the Option World there is an Option in place of a repair.

    Clauses: RR-44, RR-C6.
    """
    site = repair_of(race.floor.element[space])
    if site == NO_REPAIR and not is_flag(race, space):
        return
    if race.special != NO_SPECIAL and not is_repair_site(race, space) and not helps(race, robot):
        return
    if race.special == OPTION_WORLD:
        draw_option(race, robot, dealer)  # RR-C6
    else:
        repair(race, robot, dealer)
    if site == WRENCH_AND_HAMMER:
        draw_option(race, robot, dealer)


def clear_registers(race: Race) -> None:
    """
    The cards in registers that are not locked are discarded; locked ones lie open from now on.

    Clauses: RR-38, RR-45, RR-52, RR-62, RR-O5.
    """
    robot: i64
    register: i64
    for robot in range(race.robots):
        locked = race.locked[robot]
        for register in range(1, REGISTERS + 1):
            if not (locked >> (register - 1)) & 1:
                clear_register(race, robot, register)
            elif race.unseen:
                see(race, robot, register)
        race.face_up[robot] = locked
    drop_condition(race)
