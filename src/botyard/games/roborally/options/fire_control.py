"""Fire Control: a hit locks a register, or costs an Option. RR-O10."""

from mypy_extensions import i64

from botyard.games.roborally.actions import AIM, REGISTERS, STRIP
from botyard.games.roborally.declared import (
    AIMED,
    AIMED_LOCKED,
    HITS_STEP,
    NOT_TARGETS_OPTION,
    STRIPPED,
)
from botyard.games.roborally.option_numbers import FIRE_CONTROL
from botyard.games.roborally.options.hits import AIMED as AIMED_HIT
from botyard.games.roborally.options.hits import (
    aim_hit,
    kind_of,
    register_of,
    shooter_of,
    target_of,
)
from botyard.games.roborally.rules.option_cards import cards_of, discard_option
from botyard.games.roborally.state import Race
from botyard.games.roborally.steps import Choice, Pass
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL
from botyard.kernel.vectors import append, vec


def may_control_fire(race: Race, hit: i64) -> bool:
    """
    Whether the shooter has the card, and a legal choice with it.

    Clauses: RR-O10.
    """
    target = target_of(hit)
    if not race.has_option(shooter_of(hit), FIRE_CONTROL):
        return False
    return race.held_options[target] != 0 or len(free_registers(race, target)) > 0


def free_registers(race: Race, target: i64) -> vec[i64]:
    """
    The registers that are not locked, and that no hit of this step will lock.

    Clauses: RR-O10.
    """
    registers = vec[i64]()
    register: i64
    for register in range(1, REGISTERS + 1):
        if not race.is_locked(target, register) and not _is_aimed_at(race, target, register):
            registers = append(registers, register)
    return registers


def _is_aimed_at(race: Race, target: i64, register: i64) -> bool:
    for hit in race.hits:
        if kind_of(hit) == AIMED_HIT and target_of(hit) == target and register_of(hit) == register:
            return True
    return False


# What the owner of the laser can do with this hit; neither is canceled.


class LetHit(Pass):
    """
    A token, as without the card.

    Clauses: RR-O10.
    """

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        race.tokens[_target(race)] += 1
        _next_hit(race)


class Aim(Choice):
    """
    The token goes onto a register that is not locked.

    Clauses: RR-O10.
    """

    def candidates(self, race: Race, robot: i64) -> list[int]:
        return [AIM + register - 1 for register in free_registers(race, _target(race))]

    def refuse(self, race: Race, robot: i64, number: i64) -> int:
        for register in free_registers(race, _target(race)):
            if register == number + 1:
                return LEGAL
        return AIMED_LOCKED

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        target = _target(race)
        aim_hit(race, race.agenda.second(), number + 1)
        _next_hit(race)
        dealer.tell(AIMED, race.told_as[robot], race.told_as[target], number + 1)


class Strip(Choice):
    """
    The target loses one of its Options instead.

    Clauses: RR-O10.
    """

    def candidates(self, race: Race, robot: i64) -> list[int]:
        return [STRIP + option for option in cards_of(race.held_options[_target(race)])]

    def refuse(self, race: Race, robot: i64, number: i64) -> int:
        return LEGAL if race.has_option(_target(race), number) else NOT_TARGETS_OPTION

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        target = _target(race)
        _next_hit(race)
        discard_option(race, target, number)
        dealer.tell(STRIPPED, race.told_as[robot], race.told_as[target], number)


def _target(race: Race) -> i64:
    return target_of(race.hits[race.agenda.second()])


def _next_hit(race: Race) -> None:
    number = race.agenda.second()
    race.agenda.pop()
    race.agenda.push(HITS_STEP, 0, number + 1)
