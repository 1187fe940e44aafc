"""Weapons and the High-Power Laser: chosen before lasers fire. RR-O27, RR-O30."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally import declared as on
from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.boards.floor import OFF, has_wall, opposite
from botyard.games.roborally.components import CHOSEN_BEFORE_LASERS
from botyard.games.roborally.options.hits import CONTROL, OTHER, SCRAMBLING, SHOVE, add_hit
from botyard.games.roborally.rules.lasers import ANY_DISTANCE, first_in_sight
from botyard.games.roborally.rules.option_cards import discard_option
from botyard.games.roborally.rules.piles import clear_register, draw_card
from botyard.games.roborally.state import NO_CARD, NOBODY, Race
from botyard.games.roborally.steps import NONE, AskInOrder, Pass, Use
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL
from botyard.kernel.vectors import append, vec

SHOTS: Final = 5
LAST_REGISTER: Final = 4  # in which there is something left to control


class AskForWeapons(AskInOrder):
    """
    Each owner who could fire something else, in dock order.

    Clauses: RR-O27, RR-O30, RR-54.
    """

    def may(self, race: Race, robot: i64) -> bool:
        if not race.held_options[robot] & CHOSEN_BEFORE_LASERS:
            return False
        return sum([len(choice.candidates(race, robot)) for choice in self.offering]) > 1


class FireMainLaser(Pass):
    """
    The main laser as it is.

    Clauses: RR-O27.
    """

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        race.agenda.pop()
        race.agenda.push(on.WEAPONS_STEP, robot + 1)


class Weapon(Use):
    """
    Fired instead of the main laser, at the first robot in its line of sight to the front.

    Nothing happens before all have chosen.

    Clauses: RR-O27, RR-O30, RR-O31.
    """

    def candidates(self, race: Race, robot: i64) -> list[int]:
        return super().candidates(race, robot) if race.is_active(robot) else NONE

    def refuse(self, race: Race, robot: i64, number: i64) -> int:
        if not race.has_option(robot, self.option):
            return on.NOT_YOUR_OPTION
        target = first_in_sight(race, race.space[robot], race.facing[robot], ANY_DISTANCE)
        return on.NO_TARGET if target == NOBODY else self.refuse_target(race, robot, target)

    def refuse_target(self, race: Race, robot: i64, target: i64) -> int:
        """Which rule forbids this target, if any."""
        return LEGAL

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        race.agenda.pop()
        race.agenda.push(on.WEAPONS_STEP, robot + 1)
        race.fired |= 1 << self.option

    def shoot(self, race: Race, robot: i64, dealer: Dealer) -> None:
        """Fire it; what it does beyond damage comes later in the step."""
        target = first_in_sight(race, race.space[robot], race.facing[robot], ANY_DISTANCE)
        dealer.tell(on.FIRED, race.told_as[robot], race.told_as[target], self.option)
        self.hit(race, robot, target, dealer)

    def hit(self, race: Race, robot: i64, target: i64, dealer: Dealer) -> None:
        """What it does to its target."""


class HighPowerLaser(Weapon):
    """
    The main laser with more power, offered when that changes who is hit.

    Clauses: RR-O14.
    """

    def refuse(self, race: Race, robot: i64, number: i64) -> int:
        if not race.has_option(robot, self.option):
            return on.NOT_YOUR_OPTION
        plain = first_in_sight(race, race.space[robot], race.facing[robot], ANY_DISTANCE)
        through = pierced(race, robot)
        if len(through) == 0 or (len(through) == 1 and through[0] == plain):
            return on.SAME_TARGETS
        return LEGAL

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        super().carry_out(race, robot, number, dealer)
        dealer.tell(on.USED, race.told_as[robot], self.option)


def pierced(race: Race, robot: i64) -> vec[i64]:
    """
    All robots that are hit: the laser passes one wall or one robot, a second obstacle stops it.

    Clauses: RR-O14.
    """
    element, direction = race.floor.element, race.facing[robot]
    targets = vec[i64]()
    passed = False
    here = race.space[robot]
    while not element[here] & OFF:
        if has_wall(element[here], direction):
            if passed:
                return targets
            passed = True
        here += race.floor.step[direction]
        if race.occupant[here] != NOBODY:
            targets = append(targets, race.occupant[here])
            if passed:
                return targets
            passed = True
    return targets


class MiniHowitzer(Weapon):
    """
    One damage, and later a push in the direction of the shot; after the fifth it is discarded.

    Clauses: RR-O16.
    """

    def hit(self, race: Race, robot: i64, target: i64, dealer: Dealer) -> None:
        direction = race.facing[robot]
        add_hit(race, OTHER, robot, target, opposite(direction))
        add_hit(race, SHOVE, robot, target, direction)
        race.shells += 1
        if race.shells == SHOTS:
            discard_option(race, robot, self.option)
            dealer.tell(on.SPENT, race.told_as[robot], self.option)


class PressorBeam(Weapon):
    """
    The target is pushed away, one space in the direction of the shot.

    Clauses: RR-O18.
    """

    def hit(self, race: Race, robot: i64, target: i64, dealer: Dealer) -> None:
        add_hit(race, SHOVE, robot, target, race.facing[robot])


class TractorBeam(Weapon):
    """
    A target that is not adjacent comes one space toward the robot that shot it.

    Clauses: RR-O26.
    """

    def refuse_target(self, race: Race, robot: i64, target: i64) -> int:
        next_space = race.space[robot] + race.floor.step[race.facing[robot]]
        return on.TARGET_ADJACENT if race.space[target] == next_space else LEGAL

    def hit(self, race: Race, robot: i64, target: i64, dealer: Dealer) -> None:
        add_hit(race, SHOVE, robot, target, opposite(race.facing[robot]))


def program_of(race: Race, robot: i64) -> i64:
    """
    The robot whose cards this one carries out.

    Clauses: RR-O19.
    """
    return race.controller if race.is_controlled(robot) else robot


class RadioControl(Weapon):
    """
    An active target that is not controlled yet, and a register to come.

    Clauses: RR-O19.
    """

    def refuse_target(self, race: Race, robot: i64, target: i64) -> int:
        if race.register > LAST_REGISTER:
            return on.NO_REGISTER_LEFT
        if not race.is_active(target):
            return on.TARGET_DOWN
        return on.TARGET_CONTROLLED if race.is_controlled(target) else LEGAL

    def hit(self, race: Race, robot: i64, target: i64, dealer: Dealer) -> None:
        add_hit(race, CONTROL, robot, target, 0)


def control(race: Race, robot: i64, target: i64, dealer: Dealer) -> None:
    """
    For the rest of the turn the target runs the cards of the robot that shot it.

    Clauses: RR-O19.
    """
    race.controller = robot
    race.controlled |= 1 << target
    dealer.tell(on.CONTROLLED, race.told_as[robot], race.told_as[target])


class Scrambler(Weapon):
    """
    An active target that runs its own cards, with a next register that is not locked.

    Clauses: RR-O24, RR-62.
    """

    def refuse_target(self, race: Race, robot: i64, target: i64) -> int:
        if race.register > LAST_REGISTER:
            return on.SCRAMBLES_NO_MORE
        if not race.is_active(target):
            return on.SCRAMBLES_DOWN
        if race.is_controlled(target):
            return on.SCRAMBLES_CONTROLLED
        return on.NEXT_LOCKED if race.is_locked(target, race.register + 1) else LEGAL

    def hit(self, race: Race, robot: i64, target: i64, dealer: Dealer) -> None:
        add_hit(race, SCRAMBLING, robot, target, 0)


def scramble(race: Race, robot: i64, target: i64, dealer: Dealer) -> None:
    """
    The top card of the deck, seen by nobody, takes the place of what lies there.

    A register that has locked meanwhile keeps its card.

    Clauses: RR-O24, RR-50, RR-62.
    """
    register = race.register + 1
    if race.is_locked(target, register):
        return
    card = draw_card(race, on.SCRAMBLE + race.owner[target], dealer)
    if card == NO_CARD:
        return
    clear_register(race, target, register)
    place = target * REGISTERS + register - 1
    race.registers[place] = card
    bit: i64 = 1
    race.unseen |= bit << place
    dealer.tell(on.SCRAMBLED, race.told_as[robot], race.told_as[target], register)
