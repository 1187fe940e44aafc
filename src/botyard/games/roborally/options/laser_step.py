"""The laser step where Options or a course's rule matter: hit by hit. RR-O10, RR-O27, RR-C4."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import AIM, REGISTERS, STRIP
from botyard.games.roborally.boards.courses import DAY_OF_THE_SUPERBOT, SET_TO_KILL
from botyard.games.roborally.boards.floor import opposite
from botyard.games.roborally.components import (
    DOUBLE_BARRELED_LASER,
    FIRE_CONTROL,
    HIGH_POWER_LASER,
    IN_THE_LASER_STEP,
    MINI_HOWITZER,
    PRESSOR_BEAM,
    RADIO_CONTROL,
    REAR_FIRING_LASER,
    SCRAMBLER,
    TRACTOR_BEAM,
    WEAPONS,
)
from botyard.games.roborally.declared import (
    AIMED,
    AIMED_LOCKED,
    HITS_STEP,
    LASERS,
    NOT_TARGETS_OPTION,
    SHOT,
    SIGNALS_STEP,
    STRIPPED,
    WEAPON_MOVES_STEP,
)
from botyard.games.roborally.options.arriving import is_taken
from botyard.games.roborally.options.hits import AIMED as AIMED_HIT
from botyard.games.roborally.options.hits import (
    BOARD,
    CONTROL,
    MAIN,
    OTHER,
    REAR,
    SCRAMBLING,
    SHOVE,
    add_hit,
    aim_hit,
    kind_of,
    number_of,
    register_of,
    shooter_of,
    target_of,
)
from botyard.games.roborally.options.weapons import (
    MiniHowitzer,
    PressorBeam,
    RadioControl,
    Scrambler,
    TractorBeam,
    Weapon,
    control,
    pierced,
    scramble,
)
from botyard.games.roborally.rules.damage import let_land
from botyard.games.roborally.rules.lasers import ANY_DISTANCE, first_in_sight, tell_beams
from botyard.games.roborally.rules.moves import push_of, shove
from botyard.games.roborally.rules.option_cards import cards_of, discard_option
from botyard.games.roborally.specials.superbot import note_chaser, note_shots
from botyard.games.roborally.state import NOBODY, NOWHERE, Race
from botyard.games.roborally.steps import Choice, Pass, Step
from botyard.kernel.agenda import Agenda
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL
from botyard.kernel.vectors import append, vec

ARSENAL: Final[list[Weapon]] = [  # in place of the main laser
    MiniHowitzer(MINI_HOWITZER),
    PressorBeam(PRESSOR_BEAM),
    RadioControl(RADIO_CONTROL),
    Scrambler(SCRAMBLER),
    TractorBeam(TRACTOR_BEAM),
]


def goes_hit_by_hit(race: Race) -> bool:
    """
    Whether anything but plain lasers may fire, or anything but robots take the damage.

    Clauses: RR-O27, RR-C4, RR-C9.
    """
    if race.in_play & IN_THE_LASER_STEP:
        return True
    return race.special == SET_TO_KILL or race.special == DAY_OF_THE_SUPERBOT


def work_out_hits(race: Race, dealer: Dealer) -> None:
    """
    All hits from the same positions: board lasers first, then shots by dock order.

    Clauses: RR-30, RR-61, RR-O27, RR-32.
    """
    race.hits = vec[i64]()
    _fire_board_lasers(race, dealer)
    told = len(race.hits) > 0
    robot: i64
    for robot in range(race.robots):
        if race.is_active(robot):
            if not told and _fires_at_somebody(race, robot):
                dealer.tell(LASERS)
                told = True
            _fire_front(race, robot, dealer)
            _fire_rear(race, robot, dealer)
    race.fired = 0
    if race.special == DAY_OF_THE_SUPERBOT:
        note_shots(race)
    if len(race.hits) > 0:
        let_hit(race.agenda)


def let_hit(agenda: Agenda) -> None:
    """
    Hits are counted and land; robots that still stand are moved, then controlled and scrambled.

    Clauses: RR-O27.
    """
    agenda.push(SIGNALS_STEP)
    agenda.push(WEAPON_MOVES_STEP)
    let_land(agenda)
    agenda.push(HITS_STEP)


def _fire_board_lasers(race: Race, dealer: Dealer) -> None:
    """
    One hit for each beam, from the side where the emitter stands.

    Clauses: RR-31, RR-61.
    """
    floor = race.floor
    targets = tell_beams(race, dealer)
    number: i64 = 0
    while number < len(targets):
        target = targets[number]
        if target != NOBODY:
            laser = floor.lasers[number]
            for _ in range(laser.count):
                add_hit(race, OTHER, BOARD, target, opposite(laser.direction))
        number += 1


def _targets(race: Race, robot: i64) -> vec[i64]:
    """
    Whom the main laser of a robot hits.

    Clauses: RR-32, RR-O14.
    """
    if (race.held_options[robot] & race.fired) >> HIGH_POWER_LASER & 1:
        return pierced(race, robot)
    target = first_in_sight(race, race.space[robot], race.facing[robot], ANY_DISTANCE)
    return vec[i64]() if target == NOBODY else vec[i64]([target])


def _fires_at_somebody(race: Race, robot: i64) -> bool:
    return len(_targets(race, robot)) > 0 or _rear_target(race, robot) != NOBODY


def _rear_target(race: Race, robot: i64) -> i64:
    """
    The robot that is hit from behind, whatever the front fires; or nobody.

    Clauses: RR-O21.
    """
    if not race.has_option(robot, REAR_FIRING_LASER):
        return NOBODY
    return first_in_sight(race, race.space[robot], opposite(race.facing[robot]), ANY_DISTANCE)


def _shots_of(race: Race, robot: i64) -> i64:
    """
    How many hits one shot of the main or the rear laser makes; weapons stay as they are.

    Clauses: RR-C4, RR-C9, RR-O30.
    """
    if race.special == SET_TO_KILL:
        return 2
    return 2 if race.special == DAY_OF_THE_SUPERBOT and race.superbot == robot else 1


def _fire_front(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    A weapon, or the main laser with all that strengthens it.

    Clauses: RR-32, RR-O7, RR-O14, RR-O30, RR-C4.
    """
    chosen = race.held_options[robot] & race.fired & WEAPONS
    if chosen:
        for weapon in ARSENAL:
            if (chosen >> weapon.option) & 1:
                weapon.shoot(race, robot, dealer)
                return
    shots = _shots_of(race, robot)
    if race.has_option(robot, DOUBLE_BARRELED_LASER):
        shots *= 2  # RR-O7
    for target in _targets(race, robot):
        for _ in range(shots):
            add_hit(race, MAIN, robot, target, opposite(race.facing[robot]))
            dealer.tell(SHOT, race.told_as[robot], race.told_as[target])


def _fire_rear(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    The rear laser, whatever the front does.

    Clauses: RR-O21, RR-C4.
    """
    target = _rear_target(race, robot)
    if target != NOBODY:
        for _ in range(_shots_of(race, robot)):
            add_hit(race, REAR, robot, target, race.facing[robot])
            dealer.tell(SHOT, race.told_as[robot], race.told_as[target])


class CountHits(Step):
    """
    Hit by hit: Power-Down Shield, else Ablative Coat, else Fire Control, else a token.

    Clauses: RR-61, RR-O27, RR-O10.
    """

    def run(self, race: Race, dealer: Dealer) -> bool:
        number = race.agenda.second()
        race.agenda.pop()
        while number < len(race.hits):
            hit = race.hits[number]
            kind, target = kind_of(hit), target_of(hit)
            if kind <= OTHER and not is_taken(race, target, number_of(hit), dealer):
                if kind == MAIN and may_control_fire(race, hit):
                    race.agenda.push(HITS_STEP, shooter_of(hit), number)
                    return False
                race.tokens[target] += 1
            number += 1
        return True


def move_by_weapons(race: Race, dealer: Dealer) -> None:
    """
    Targets that are still on the floor are pushed or pulled, all at the same time.

    Clauses: RR-O27, RR-O16, RR-O18, RR-O26, RR-C23.
    """
    pushes, shooters = vec[i64](), vec[i64]()
    for hit in race.hits:
        if kind_of(hit) == SHOVE and race.space[target_of(hit)] != NOWHERE:
            pushes = append(pushes, push_of(target_of(hit), number_of(hit)))
            shooters = append(shooters, shooter_of(hit))
    if len(pushes) == 0:
        return
    moved = shove(race, pushes, dealer)
    number: i64
    for number in range(len(pushes)):
        if (moved >> number) & 1 and pushes[number] >> 2 == race.superbot:
            note_chaser(race, shooters[number])


def send_signals(race: Race, dealer: Dealer) -> None:
    """
    Last come Radio Control and Scrambler, on targets that are still on the floor.

    Clauses: RR-O27, RR-O19, RR-O24.
    """
    for hit in race.hits:
        robot, target = shooter_of(hit), target_of(hit)
        if not race.is_active(target):
            continue
        if kind_of(hit) == CONTROL:
            control(race, robot, target, dealer)
        elif kind_of(hit) == SCRAMBLING and not race.is_controlled(target):
            scramble(race, robot, target, dealer)
    race.hits = vec[i64]()


# Fire Control: a hit locks a register, or costs an Option


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
