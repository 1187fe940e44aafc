"""What always holds, whatever is played. Clauses: RR-2, RR-35, RR-37, RR-51."""

from mypy_extensions import i64

from botyard.games.roborally.actions import DECK_SIZE, REGISTERS
from botyard.games.roborally.boards.floor import is_deadly
from botyard.games.roborally.components import (
    ABLATIVE_COAT,
    CONDITIONAL_PROGRAM,
    FLYWHEEL,
    MINI_HOWITZER,
)
from botyard.games.roborally.positions.fields import fields_of
from botyard.games.roborally.rules.damage import FIRST_LOCKING
from botyard.games.roborally.rules.piles import card_of, deck_of, is_discarded
from botyard.games.roborally.state import (
    HAS_FINISHED,
    MOST_HELD,
    NO_CARD,
    NOBODY,
    NOWHERE,
    OUT_OF_RACE,
    RACING,
    Race,
    count_of,
)


def broken_invariants(race: Race) -> list[str]:
    """The names of those that do not hold."""
    robots = range(race.robots)
    holds = {
        "84 program cards, each once": sorted(_cards(race)) == list(range(DECK_SIZE)),
        "an option card has one owner": _options_once(race),
        "robots stand where the floor says": _occupied(race),
        "no robot stands in a pit or off the floor": not any(
            race.is_on_floor(robot) and is_deadly(race.floor.element[race.space[robot]])
            for robot in robots
        ),
        "who races stands on the floor": all(
            race.is_on_floor(robot) for robot in robots if race.fate[robot] == RACING
        ),
        "damage from the fifth on locks a register each": all(
            locks_fit(race, robot) for robot in robots
        ),
        "who is out has no life": all(
            (race.lives[robot] == 0) == (race.fate[robot] == OUT_OF_RACE)
            or race.fate[robot] == HAS_FINISHED  # RR-C27
            for robot in robots
        ),
        "what lies on an Option lies on somebody's": _kept_by_holders(race),
        "whoever carries a flag is on the floor": all(
            carrier == NOBODY or race.is_on_floor(carrier) for carrier in race.carriers
        ),
        "no hand is too large": all(0 <= held <= MOST_HELD for held in race.held),
    }
    for key in fields_of(race).out_of_range(race):
        holds[f"{key} is within its bounds"] = False
    return [name for name, held in holds.items() if not held]


def locks_fit(race: Race, robot: i64) -> bool:
    """
    Damage 5 locks register 5, damage 6 register 4 as well, and so on.

    A token that Fire Control aims locks any register, and sooner. Nothing tells such a token from
    others later, and the card may be back in a deck that was renewed; but where no Option was ever
    drawn, there was none. From then on at least the same number is locked, each by a token.

    Clauses: RR-35, RR-36, RR-48, RR-O10.
    """
    damage, locked = race.damage[robot], race.locked[robot]
    by_damage: i64 = damage - FIRST_LOCKING + 1 if damage >= FIRST_LOCKING else 0
    if race.in_play | race.spent_options == 0:
        highest: i64 = (1 << REGISTERS) - (1 << (REGISTERS - by_damage))
        return locked == highest
    return by_damage <= count_of(locked) <= damage


def _cards(race: Race) -> list[int]:
    """Every program card, wherever it lies."""
    cards = deck_of(race).items()
    cards += [card for card in range(DECK_SIZE) if is_discarded(race, card)]
    cards += [card for card in race.registers if card != NO_CARD]
    cards += [card_of(second) for second in race.seconds if second != NO_CARD]
    cards += [card for card in (race.flywheel, race.stored) if card != NO_CARD]
    cards += [*race.cast_off, *race.buried]
    return cards + [card for card in race.hands if card != NO_CARD]


def _kept_by_holders(race: Race) -> bool:
    """
    Cards and tokens lie only on Options that somebody has.

    Clauses: RR-O32.
    """
    kept = {
        FLYWHEEL: race.flywheel != NO_CARD,
        CONDITIONAL_PROGRAM: race.stored != NO_CARD,
        ABLATIVE_COAT: race.coat > 0,
        MINI_HOWITZER: race.shells > 0,
    }
    return all((race.in_play >> option) & 1 for option, used in kept.items() if used)


def _options_once(race: Race) -> bool:
    taken = race.spent_options
    count = count_of(taken)
    for held in race.held_options:
        taken |= held
        count += count_of(held)
    return count == count_of(taken) and taken & ~race.spent_options == race.in_play


def _occupied(race: Race) -> bool:
    standing = {space: robot for robot, space in enumerate(race.space) if space != NOWHERE}
    found = {space: robot for space, robot in enumerate(race.occupant) if robot != NOBODY}
    return standing == found
