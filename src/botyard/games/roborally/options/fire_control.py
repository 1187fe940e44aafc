"""Fire Control: a hit locks a register, or costs an Option. RR-O10."""

from librt.vecs import append, vec
from mypy_extensions import i64

from botyard.games.roborally.actions import AIM, PASS, REGISTERS, STRIP
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
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL


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


def choices_of_fire_control(race: Race) -> list[int]:
    """What the owner of the laser can do with this hit."""
    target = target_of(race.hits[race.agenda.second()])
    choices: list[int] = [PASS]
    for register in free_registers(race, target):
        choices.append(AIM + register - 1)
    for option in cards_of(race.held_options[target]):
        choices.append(STRIP + option)
    return choices


def refuse_fire_control(race: Race, action: i64) -> int:
    """
    A register that is not locked, or an Option that the target has.

    Clauses: RR-O10.
    """
    for choice in choices_of_fire_control(race):
        if choice == action:
            return LEGAL
    return NOT_TARGETS_OPTION if action >= STRIP else AIMED_LOCKED


def answer_fire_control(race: Race, action: i64, dealer: Dealer) -> None:
    """
    The token goes onto a register, or the target loses an Option instead; neither is cancelled.

    Clauses: RR-O10.
    """
    robot, number = race.agenda.first(), race.agenda.second()
    target = target_of(race.hits[number])
    race.agenda.pop()
    race.agenda.push(HITS_STEP, 0, number + 1)
    if action == PASS:
        race.tokens[target] += 1
    elif action >= STRIP:
        discard_option(race, target, action - STRIP)
        dealer.tell(STRIPPED, race.told_as[robot], race.told_as[target], action - STRIP)
    else:
        aim_hit(race, number, action - AIM + 1)
        dealer.tell(AIMED, race.told_as[robot], race.told_as[target], action - AIM + 1)
