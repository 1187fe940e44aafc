"""Programs: cards from the hand into the registers, all at once and in secret. RR-6, RR-7."""

from mypy_extensions import i64

from botyard.games.roborally import declared as on
from botyard.games.roborally.actions import DECK_SIZE, PROGRAM, REGISTERS, UNPROGRAM, UNSTORE
from botyard.games.roborally.components import DECK, DUAL_PROCESSOR, PAIRING, STORING
from botyard.games.roborally.options.coming_up import may_pair_as_crab, may_pair_as_dual
from botyard.games.roborally.options.recompile import refuse_recompiling, take_recompiled
from botyard.games.roborally.options.storing import (
    refuse_taking,
    refuse_unstoring,
    stores,
    tell_stored,
    unstore_all,
)
from botyard.games.roborally.rules.piles import (
    CRAB,
    DUAL,
    empty_hand,
    is_placed,
    put_into_hand,
    put_second,
    second_in,
    take_from_hand,
    take_second,
)
from botyard.games.roborally.state import (
    DOWN,
    HAS_FINISHED,
    MOST_HELD,
    NO_CARD,
    NOBODY,
    RETURNING,
    Race,
)
from botyard.games.roborally.steps import NONE, Choice, Courtesy, Step, Together
from botyard.kernel.bag import ItemBag
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL


class Programming(Together):
    """
    All write their programs at the same time, until everybody is ready.

    While Recompile's damage is to be decided, nothing else is.

    Clauses: RR-6, RR-7, RR-10, RR-O22.
    """

    def __init__(self, choices: list[Choice], recompiled: list[Choice]) -> None:
        super().__init__(choices, on.NOT_WHILE_PROGRAMMING)
        self.recompiled = Together(recompiled, on.NOT_WHILE_PROGRAMMING)

    def now(self, race: Race, seat: i64) -> Step:
        robot = race.unready_of(seat)
        return self if robot == NOBODY or race.tokens[robot] == 0 else self.recompiled

    def run(self, race: Race, dealer: Dealer) -> bool:
        if race.ready != (1 << race.robots) - 1:
            return False
        race.agenda.pop()
        return True

    def courtesies(self, race: Race, seat: i64) -> list[int]:
        """Taking cards back, and filling registers in another order, register by register."""
        actions: list[int] = []
        robot = race.unready_of(seat)
        if robot == NOBODY:
            return actions
        leftmost = race.first_empty(robot)
        register: i64
        for register in range(1, REGISTERS + 1):
            if race.is_closed(robot, register):
                continue
            if race.card(robot, register) != NO_CARD:
                actions.append(UNPROGRAM + register - 1)
            elif register != leftmost:
                actions += placings(race, robot, register)
        if race.held_options[robot] & STORING:
            for where in range(2):
                if refuse_unstoring(race, robot, where) == LEGAL:
                    actions.append(UNSTORE + where)
        return actions

    def run_out(self, race: Race, seat: i64, dealer: Dealer) -> None:
        """
        Programs are completed at random.

        Clauses: RR-9.
        """
        robot = race.unready_of(seat)
        while robot != NOBODY:
            if race.tokens[robot] > 0:
                take_recompiled(race, robot, dealer)
            if not race.is_ready(robot):
                fill_at_random(race, robot, dealer)
            robot = race.unready_of(seat)

    def done(self, race: Race, seat: i64) -> int:
        """
        A seat whose robots are all ready, or have nothing to be programmed with.

        Clauses: RR-7, RR-11, RR-38, RR-46, RR-C33.
        """
        robot: i64
        for robot in range(race.robots):
            if race.owner[robot] == seat and race.is_active(robot):
                return on.ALREADY_READY  # RR-7
        for robot in range(race.robots):
            if race.owner[robot] == seat and race.power[robot] == DOWN:
                return on.IS_POWERED_DOWN  # RR-11
        for robot in range(race.robots):
            if race.owner[robot] == seat and race.fate[robot] == RETURNING:
                return (
                    on.SITS_OUT if (race.sat_out >> robot) & 1 else on.IS_DESTROYED
                )  # RR-C33, RR-38
            if race.owner[robot] == seat and race.fate[robot] == HAS_FINISHED:
                return on.IS_HOME  # RR-46
        return on.IS_OUT


# Cards and registers


class Place(Choice):
    """
    A card goes from the hand into a register, face down; a second one beside the first.

    Clauses: RR-6, RR-7, RR-35, RR-O6, RR-O8.
    """

    def candidates(self, race: Race, robot: i64) -> list[int]:
        """The leftmost empty register comes first, then second cards."""
        actions: list[int] = []
        if needs_card(race, robot):
            actions = placings(race, robot, race.first_empty(robot))
        if race.held_options[robot] & PAIRING:
            actions += _second_placings(race, robot)
        return actions

    def refuse(self, race: Race, robot: i64, number: i64) -> int:
        return _refuse_card(race, robot, number // DECK_SIZE + 1, number % DECK_SIZE)

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        place_card(race, robot, number // DECK_SIZE + 1, number % DECK_SIZE)


def _refuse_card(race: Race, robot: i64, register: i64, card: i64) -> int:
    """
    Which clause, if any, forbids placing that card there.

    Clauses: RR-6, RR-7, RR-35.
    """
    if race.is_closed(robot, register):
        return on.REGISTER_LOCKED  # RR-35
    if race.card(robot, register) != NO_CARD and not race.held_options[robot] & PAIRING:
        return on.REGISTER_FULL
    if not race.holds(robot, card):
        return on.PLACED_ALREADY if is_placed(race, robot, card) else on.NOT_IN_HAND
    if race.card(robot, register) != NO_CARD:
        return _refuse_second(race, robot, register, card)
    return LEGAL


def _refuse_second(race: Race, robot: i64, register: i64, card: i64) -> int:
    """
    Two cards go into one register only by Options, and only if enough are left for the others.

    Clauses: RR-6, RR-O6, RR-O8.
    """
    if second_in(race, robot, register) != NO_CARD:
        return on.REGISTER_HOLDS_TWO
    if way_of_pair(race, robot, race.card(robot, register), card) == 0:
        return on.NO_PAIR if race.has_option(robot, DUAL_PROCESSOR) else on.NO_SIDE_STEP
    few = race.held[robot] <= count_empty(race, robot)
    return on.TOO_FEW_CARDS if few else LEGAL


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


def placings(race: Race, robot: i64, register: i64) -> list[int]:
    """Every card of the hand that can go into that register."""
    actions: list[int] = []
    empty = race.card(robot, register) == NO_CARD and not race.is_closed(robot, register)
    place: i64
    for place in range(robot * MOST_HELD, robot * MOST_HELD + race.held[robot]):
        card = race.hands[place]
        if empty or _refuse_card(race, robot, register, card) == LEGAL:
            actions.append(PROGRAM + (register - 1) * DECK_SIZE + card)
    return actions


def _second_placings(race: Race, robot: i64) -> list[int]:
    """
    Every card of the hand that can go beside another one.

    Clauses: RR-O6, RR-O8.
    """
    actions: list[int] = []
    register: i64
    for register in range(1, REGISTERS + 1):
        if race.card(robot, register) != NO_CARD:
            actions += placings(race, robot, register)
    return actions


def place_card(race: Race, robot: i64, register: i64, card: i64) -> None:
    """
    Of two cards in a register the move card lies in the register itself.

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


class TakeBack(Courtesy):
    """
    Before the program is ready cards can be taken back; of two the second first.

    Clauses: RR-7, RR-62.
    """

    def refuse(self, race: Race, robot: i64, number: i64) -> int:
        if race.is_closed(robot, number + 1):
            return on.REGISTER_LOCKED  # RR-62
        return on.REGISTER_EMPTY if race.card(robot, number + 1) == NO_CARD else LEGAL

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        place = robot * REGISTERS + number
        second = take_second(race, place)
        if second != NO_CARD:
            put_into_hand(race, robot, second)
            return
        put_into_hand(race, robot, race.registers[place])
        race.registers[place] = NO_CARD


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


# Being ready


class Ready(Choice):
    """
    The program is complete, as far as there are cards for it.

    Clauses: RR-6.
    """

    def candidates(self, race: Race, robot: i64) -> list[int]:
        return NONE if needs_card(race, robot) else self.actions

    def refuse(self, race: Race, robot: i64, number: i64) -> int:
        return on.REGISTERS_EMPTY if needs_card(race, robot) else LEGAL

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        declare_ready(race, robot, dealer)


def has_a_choice(race: Race, robot: i64) -> bool:
    """
    Whether there is anything to decide for a robot that was dealt its cards.

    Clauses: RR-54, RR-55, RR-O5, RR-O6, RR-O8, RR-O11, RR-O22.
    """
    held = race.held[robot]
    if held > 1 and race.first_empty(robot) != 0:
        return True
    if held == 1 and count_empty(race, robot) > 1:
        return True
    if race.held_options[robot] == 0:
        return False
    if race.held_options[robot] & PAIRING and len(_second_placings(race, robot)) > 0:
        return True
    if len(stores(race, robot)) > 0 or refuse_taking(race, robot) == LEGAL:
        return True
    return refuse_recompiling(race, robot) == LEGAL


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
    dealer.tell(on.IS_READY, race.told_as[robot])


def fill_at_random(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    The time is up: empty registers are filled from the hand at random, and that is it.

    Clauses: RR-9.
    """
    seat = race.owner[robot]
    dealer.tell(on.RAN_OUT, race.told_as[robot])
    if race.held_options[robot] & STORING:
        unstore_all(race, robot)
    first = robot * MOST_HELD
    unused = ItemBag(race.hands[first : first + race.held[robot]])
    empty_hand(race, robot)
    locked = race.locked[robot]
    if robot == race.recompiler and race.open_register:
        locked &= ~(1 << (race.open_register - 1))  # RR-O22
    place: i64
    for place in range(robot * REGISTERS, robot * REGISTERS + REGISTERS):
        closed = (locked >> (place - robot * REGISTERS)) & 1
        if race.registers[place] == NO_CARD and not closed and len(unused.content) > 0:
            race.registers[place] = dealer.draw(on.FILL + seat, unused)
    for card in unused.content:
        put_into_hand(race, robot, card)
    declare_ready(race, robot, dealer)
