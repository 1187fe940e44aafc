"""Programs: cards from the hand into the registers, all at once and in secret. RR-6, RR-7."""

from mypy_extensions import i64

from botyard.games.roborally.actions import (
    AT,
    DECK_SIZE,
    DISCARD,
    PROGRAM,
    READY,
    REGISTERS,
    STORE,
    TAKE_DAMAGE,
    UNPROGRAM,
    UNSTORE,
    USE,
)
from botyard.games.roborally.cards import DECK
from botyard.games.roborally.declared import (
    ALREADY_READY,
    DAMAGE_FIRST,
    IS_DESTROYED,
    IS_HOME,
    IS_OUT,
    IS_POWERED_DOWN,
    IS_READY,
    NO_PAIR,
    NO_SIDE_STEP,
    NOT_IN_HAND,
    NOT_THIS_MOMENT,
    NOT_WHILE_PROGRAMMING,
    NOT_YOUR_OPTION,
    PLACED_ALREADY,
    REGISTER_EMPTY,
    REGISTER_FULL,
    REGISTER_HOLDS_TWO,
    REGISTER_LOCKED,
    REGISTERS_EMPTY,
    SITS_OUT,
    TOO_FEW_CARDS,
)
from botyard.games.roborally.option_numbers import (
    ABLATIVE_COAT,
    DUAL_PROCESSOR,
    FLYWHEEL,
    PAIRING,
    RECOMPILE,
    STORING,
)
from botyard.games.roborally.options.crab_legs import may_pair_as_crab
from botyard.games.roborally.options.dual_processor import may_pair_as_dual
from botyard.games.roborally.options.flywheel import refuse_taking
from botyard.games.roborally.options.recompile import refuse_recompiling
from botyard.games.roborally.options.storing import (
    refuse_storing,
    refuse_unstoring,
    stores,
    tell_stored,
)
from botyard.games.roborally.pairs import CRAB, DUAL, is_placed, put_second, second_in, take_second
from botyard.games.roborally.piles import put_into_hand, take_from_hand
from botyard.games.roborally.rules.option_cards import cards_of, refuse_cancelling
from botyard.games.roborally.state import (
    DOWN,
    HAS_FINISHED,
    MOST_HELD,
    NO_CARD,
    NOBODY,
    RETURNING,
    Race,
)
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL


def robot_to_program(race: Race, seat: i64) -> i64:
    """The first robot of a seat whose program is not ready, or nobody."""
    robot: i64
    for robot in range(race.robots):
        if race.owner[robot] == seat and not race.is_ready(robot):
            return robot
    return NOBODY


def refuse_programming(race: Race, seat: i64, action: i64) -> int:
    """
    Which clause, if any, forbids placing a card, taking it back, using an Option or being ready.

    Clauses: RR-6, RR-7, RR-35, RR-62, RR-O22.
    """
    robot = robot_to_program(race, seat)
    if robot == NOBODY:
        return _why_no_program(race, seat)
    if TAKE_DAMAGE <= action < AT:
        return _refuse_token(race, robot, action)
    if race.tokens[robot] > 0:
        return DAMAGE_FIRST
    if action == READY:
        return REGISTERS_EMPTY if needs_card(race, robot) else LEGAL  # RR-6
    if action < UNPROGRAM:
        placed = action - PROGRAM
        return _refuse_program(race, robot, placed // DECK_SIZE + 1, placed % DECK_SIZE)
    if action < READY:
        return _refuse_unprogram(race, robot, action - UNPROGRAM + 1)
    return refuse_option(race, robot, action)


def _refuse_token(race: Race, robot: i64, action: i64) -> int:
    """
    Recompile's damage is decided at once.

    Clauses: RR-O22, RR-63.
    """
    if race.tokens[robot] == 0:
        return NOT_WHILE_PROGRAMMING
    return LEGAL if action == TAKE_DAMAGE else refuse_cancelling(race, robot, action - DISCARD)


def refuse_option(race: Race, robot: i64, action: i64) -> int:
    """
    Which clause, if any, forbids storing a card or using an Option while programming.

    Clauses: RR-O5, RR-O11, RR-O22, RR-57.
    """
    if action >= UNSTORE:
        return refuse_unstoring(race, robot, action - UNSTORE)
    if action >= STORE:
        stored = action - STORE
        return refuse_storing(race, robot, stored // DECK_SIZE, stored % DECK_SIZE)
    if action == USE + FLYWHEEL:
        return refuse_taking(race, robot)
    if action == USE + RECOMPILE:
        return refuse_recompiling(race, robot)
    return NOT_THIS_MOMENT if race.has_option(robot, action - USE) else NOT_YOUR_OPTION


def _why_no_program(race: Race, seat: i64) -> int:
    """
    A seat whose robots are all ready, or have nothing to be programmed with.

    Clauses: RR-7, RR-11, RR-38, RR-46, RR-C33.
    """
    robot: i64
    for robot in range(race.robots):
        if race.owner[robot] == seat and race.is_active(robot):
            return ALREADY_READY  # RR-7
    for robot in range(race.robots):
        if race.owner[robot] == seat and race.power[robot] == DOWN:
            return IS_POWERED_DOWN  # RR-11
    for robot in range(race.robots):
        if race.owner[robot] == seat and race.fate[robot] == RETURNING:
            return SITS_OUT if (race.sat_out >> robot) & 1 else IS_DESTROYED  # RR-C33, RR-38
        if race.owner[robot] == seat and race.fate[robot] == HAS_FINISHED:
            return IS_HOME  # RR-46
    return IS_OUT


def _refuse_program(race: Race, robot: i64, register: i64, card: i64) -> int:
    if race.is_closed(robot, register):
        return REGISTER_LOCKED  # RR-35
    if race.card(robot, register) != NO_CARD and not race.held_options[robot] & PAIRING:
        return REGISTER_FULL
    if not race.holds(robot, card):
        return PLACED_ALREADY if is_placed(race, robot, card) else NOT_IN_HAND
    if race.card(robot, register) != NO_CARD:
        return _refuse_second(race, robot, register, card)
    return LEGAL


def _refuse_second(race: Race, robot: i64, register: i64, card: i64) -> int:
    """
    Two cards go into one register only by Options, and only if enough are left for the others.

    Clauses: RR-6, RR-O6, RR-O8.
    """
    if second_in(race, robot, register) != NO_CARD:
        return REGISTER_HOLDS_TWO
    if way_of_pair(race, robot, race.card(robot, register), card) == 0:
        return NO_PAIR if race.has_option(robot, DUAL_PROCESSOR) else NO_SIDE_STEP
    few = race.held[robot] <= count_empty(race, robot)
    return TOO_FEW_CARDS if few else LEGAL


def way_of_pair(race: Race, robot: i64, one: i64, other: i64) -> i64:
    """
    In which ways two cards can share a register, by the Options of the robot; 0: in none.

    Clauses: RR-O6, RR-O8.
    """
    move, rotation = DECK.kinds[one], DECK.kinds[other]
    if move < rotation:
        move, rotation = rotation, move
    way: i64 = CRAB if may_pair_as_crab(race, robot, move, rotation) else 0
    return way | DUAL if may_pair_as_dual(race, robot, move, rotation) else way


def _refuse_unprogram(race: Race, robot: i64, register: i64) -> int:
    if race.is_closed(robot, register):
        return REGISTER_LOCKED  # RR-62
    return REGISTER_EMPTY if race.card(robot, register) == NO_CARD else LEGAL


def choices_of_program(race: Race, robot: i64) -> list[int]:
    """
    What a thinking player may do: the leftmost empty register comes first.

    Clauses: RR-6, RR-7, RR-O5, RR-O6, RR-O8, RR-O11, RR-O22.
    """
    if race.tokens[robot] > 0:
        cards = cards_of(race.held_options[robot] & ~(1 << ABLATIVE_COAT))
        return [TAKE_DAMAGE, *[DISCARD + option for option in cards]]
    actions: list[int] = []
    if needs_card(race, robot):
        actions = placings(race, robot, race.first_empty(robot))
    else:
        actions.append(READY)
    if race.held_options[robot]:
        actions += _choices_by_options(race, robot)
    return actions


def _choices_by_options(race: Race, robot: i64) -> list[int]:
    """
    Second cards, cards to store, and the Options that are used while programming.

    Clauses: RR-O5, RR-O6, RR-O8, RR-O11, RR-O22.
    """
    actions: list[int] = []
    if race.held_options[robot] & PAIRING:
        register: i64
        for register in range(1, REGISTERS + 1):
            if race.card(robot, register) != NO_CARD:
                actions += placings(race, robot, register)
    actions += stores(race, robot)
    if refuse_taking(race, robot) == LEGAL:
        actions.append(USE + FLYWHEEL)
    if refuse_recompiling(race, robot) == LEGAL:
        actions.append(USE + RECOMPILE)
    return actions


def placings(race: Race, robot: i64, register: i64) -> list[int]:
    """Every card of the hand that can go into that register."""
    actions: list[int] = []
    empty = race.card(robot, register) == NO_CARD and not race.is_closed(robot, register)
    place: i64
    for place in range(robot * MOST_HELD, robot * MOST_HELD + race.held[robot]):
        card = race.hands[place]
        if empty or _refuse_program(race, robot, register, card) == LEGAL:
            actions.append(PROGRAM + (register - 1) * DECK_SIZE + card)
    return actions


def has_a_choice(race: Race, robot: i64) -> bool:
    """
    Whether there is anything to decide for a robot that was dealt its cards.

    Clauses: RR-54, RR-55.
    """
    held = race.held[robot]
    if held > 1 and race.first_empty(robot) != 0:
        return True
    if held == 1 and count_empty(race, robot) > 1:
        return True
    return race.held_options[robot] != 0 and len(_choices_by_options(race, robot)) > 0


def needs_card(race: Race, robot: i64) -> bool:
    """
    Whether a register is empty and there is a card for it.

    Clauses: RR-6, RR-50.
    """
    return race.held[robot] > 0 and race.first_empty(robot) != 0


def count_empty(race: Race, robot: i64) -> i64:
    """How many free registers have no card."""
    count: i64 = 0
    register: i64
    for register in range(1, REGISTERS + 1):
        if race.card(robot, register) == NO_CARD and not race.is_closed(robot, register):
            count += 1
    return count


def empty_registers(race: Race, robot: i64) -> list[int]:
    """The free registers without a card."""
    registers: list[int] = []
    register: i64
    for register in range(1, REGISTERS + 1):
        if race.card(robot, register) == NO_CARD and not race.is_closed(robot, register):
            registers.append(register)
    return registers


def place_card(race: Race, robot: i64, register: i64, card: i64) -> None:
    """
    A card goes from the hand into a register, face down; a second one beside the first.

    Of two the move card lies in the register itself.

    Clauses: RR-6, RR-O6, RR-O8.
    """
    take_from_hand(race, robot, card)
    place = robot * REGISTERS + register - 1
    first = race.registers[place]
    if first == NO_CARD:
        race.registers[place] = card
        return
    way = way_of_pair(race, robot, first, card)
    if DECK.kinds[card] > DECK.kinds[first]:
        race.registers[place] = card
        card = first
    put_second(race, place, card, way)


def take_card_back(race: Race, robot: i64, register: i64) -> None:
    """
    Before its program is ready, a robot's cards can be put back; of two the second first.

    Clauses: RR-7.
    """
    place = robot * REGISTERS + register - 1
    second = take_second(race, place)
    if second != NO_CARD:
        put_into_hand(race, robot, second)
        return
    put_into_hand(race, robot, race.registers[place])
    race.registers[place] = NO_CARD


def declare_ready(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    The program stands; what is left of the hand counts as discarded, face down.

    Clauses: RR-6, RR-7, RR-52.
    """
    race.ready |= 1 << robot
    if race.held_options[robot] & STORING:
        tell_stored(race, robot, dealer)
    if race.recompiler == robot:
        race.open_register = 0
    dealer.tell(IS_READY, race.told_as[robot])


def end_programming(race: Race) -> bool:
    """
    Programming is over when everybody is ready; false until then.

    Clauses: RR-6, RR-10.
    """
    if race.ready != (1 << race.robots) - 1:
        return False
    race.agenda.pop()
    return True
