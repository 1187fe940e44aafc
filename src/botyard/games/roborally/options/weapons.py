"""Before lasers fire, owners choose weapons and the High-Power Laser. RR-O27, RR-O30."""

from mypy_extensions import i64

from botyard.games.roborally.actions import OPTION_CARDS, PASS, USE
from botyard.games.roborally.declared import (
    FIRED,
    NO_TARGET,
    NOT_THIS_MOMENT,
    NOT_YOUR_OPTION,
    USED,
    WEAPONS_STEP,
)
from botyard.games.roborally.option_numbers import (
    CHOSEN_BEFORE_LASERS,
    HIGH_POWER_LASER,
    MINI_HOWITZER,
    PRESSOR_BEAM,
    RADIO_CONTROL,
    SCRAMBLER,
    TRACTOR_BEAM,
    WEAPONS,
)
from botyard.games.roborally.options.high_power_laser import refuse_high_power
from botyard.games.roborally.options.hits import CONTROL, SCRAMBLING, add_hit
from botyard.games.roborally.options.mini_howitzer import fire_howitzer
from botyard.games.roborally.options.pressor_beam import press
from botyard.games.roborally.options.radio_control import refuse_control
from botyard.games.roborally.options.scrambler import refuse_scrambling
from botyard.games.roborally.options.tractor_beam import pull, refuse_pulling
from botyard.games.roborally.rules.option_cards import cards_of
from botyard.games.roborally.rules.sight import ANY_DISTANCE, first_in_sight
from botyard.games.roborally.state import NOBODY, Race
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL


def ask_for_weapons(race: Race) -> bool:
    """
    Each owner who could fire something else, in dock order.

    True if somebody is asked.

    Clauses: RR-O27, RR-O30, RR-54.
    """
    robot = race.agenda.first()
    race.agenda.pop()
    if race.in_play & CHOSEN_BEFORE_LASERS:
        while robot < race.robots:
            if len(choices_of_weapons(race, robot)) > 1:
                race.agenda.push(WEAPONS_STEP, robot)
                return True
            robot += 1
    return False


def choices_of_weapons(race: Race, robot: i64) -> list[int]:
    """
    The main laser as it is, or one of the Options that can be used now.

    Clauses: RR-O30, RR-O31.
    """
    choices: list[int] = [PASS]
    held = race.held_options[robot] & CHOSEN_BEFORE_LASERS
    if held != 0 and race.is_active(robot):
        for option in cards_of(held):
            if refuse_weapon(race, robot, option) == LEGAL:
                choices.append(USE + option)
    return choices


def refuse_weapon(race: Race, robot: i64, option: i64) -> int:
    """
    A weapon needs a target, the first robot in its line of sight to the front.

    Clauses: RR-O30, RR-O19, RR-O24, RR-O26, RR-O14.
    """
    if not race.has_option(robot, option):
        return NOT_YOUR_OPTION
    if not (CHOSEN_BEFORE_LASERS >> option) & 1:
        return NOT_THIS_MOMENT
    if option == HIGH_POWER_LASER:
        return refuse_high_power(race, robot)
    target = first_in_sight(race, race.space[robot], race.facing[robot], ANY_DISTANCE)
    if target == NOBODY:
        return NO_TARGET
    if option == RADIO_CONTROL:
        return refuse_control(race, target)
    if option == SCRAMBLER:
        return refuse_scrambling(race, target)
    return refuse_pulling(race, robot, target) if option == TRACTOR_BEAM else LEGAL


def choose_weapon(race: Race, action: i64, dealer: Dealer) -> None:
    """
    The owner's choice; nothing happens before all have chosen.

    Clauses: RR-O27.
    """
    robot = race.agenda.first()
    race.agenda.pop()
    race.agenda.push(WEAPONS_STEP, robot + 1)
    if action != PASS:
        race.fired |= 1 << (action - USE)
        if action == USE + HIGH_POWER_LASER:
            dealer.tell(USED, race.told_as[robot], HIGH_POWER_LASER)


def weapon_of(race: Race, robot: i64) -> i64:
    """The weapon that a robot fires in this step instead of its main laser, or none."""
    chosen = race.held_options[robot] & race.fired & WEAPONS
    option: i64 = 0
    while chosen and option < OPTION_CARDS:
        if (chosen >> option) & 1:
            return option
        option += 1
    return NOBODY


def fire_weapon(race: Race, robot: i64, option: i64, dealer: Dealer) -> None:
    """
    One weapon is fired; what it does beyond damage comes later in the step.

    Clauses: RR-O27, RR-O30.
    """
    target = first_in_sight(race, race.space[robot], race.facing[robot], ANY_DISTANCE)
    dealer.tell(FIRED, race.told_as[robot], race.told_as[target], option)
    if option == MINI_HOWITZER:
        fire_howitzer(race, robot, target, dealer)
    elif option == PRESSOR_BEAM:
        press(race, robot, target)
    elif option == TRACTOR_BEAM:
        pull(race, robot, target)
    else:
        add_hit(race, CONTROL if option == RADIO_CONTROL else SCRAMBLING, robot, target, 0)
