"""The Part Production board: the hopper wheel. BF-63 … BF-76."""

from typing import Final

from mypy_extensions import i64

from botyard.games.bot_factory.actions import BODY_COUNT, P1, PART_KINDS
from botyard.games.bot_factory.declared import (
    DISCARDED,
    DISPENSED,
    EXCHANGE_PART_STEP,
    EXCHANGE_STEP,
    EXECUTIVE_USED,
    FED,
    FEED_STEP,
    FROM_SPACE,
    GAINED_ALREADY,
    NO_CREDIT_ON_P1,
    NO_PART_TO_DISCARD,
    NO_PART_TO_EXCHANGE,
    NO_SPEECH_HERE,
    OUTPUT_EMPTY,
    ROTATED,
    STACK_EMPTY,
    TOO_FEW_PARTS,
    WHEEL_DISCARDED,
    WHEEL_FILLED,
)
from botyard.games.bot_factory.rules.assembly import offer_placement
from botyard.games.bot_factory.rules.discarding import GiveUp
from botyard.games.bot_factory.rules.purse import gain
from botyard.games.bot_factory.rules.stacks import (
    any_can_give,
    can_give,
    discard_part,
    draw_marked,
    draw_top,
    take_part,
)
from botyard.games.bot_factory.state import NO_PART, Factory
from botyard.games.bot_factory.steps import Choice, account
from botyard.kernel.dealer import Dealer
from botyard.kernel.game import Json
from botyard.kernel.reasons import LEGAL
from botyard.kernel.vectors import vec

WHEEL_PLACES: Final = 8
QUARTER: Final = 2  # places of the wheel
INPUTS: Final = 2  # places 0 and 1
LEFT_OUTPUT: Final = 5
RIGHT_OUTPUT: Final = 4
EXCHANGED: Final = 3  # parts: BF-74

# Main action: turn the wheel, dispense parts


class Gain(Choice):
    """
    Take the speech token of P1 before anything else.

    Clauses: BF-63, BF-Q45.
    """

    def candidates(self, factory: Factory, seat: i64) -> list[int]:
        return self.actions if factory.begun == 0 and factory.space_of(seat) == P1 else []

    def refuse(self, factory: Factory, seat: i64, number: i64) -> int:
        if factory.space_of(seat) != P1:
            return NO_SPEECH_HERE  # BF-63
        return GAINED_ALREADY if factory.begun else LEGAL  # BF-Q45

    def carry_out(self, factory: Factory, seat: i64, number: i64, dealer: Dealer) -> None:
        begin_production(factory, seat, dealer)


def begin_production(factory: Factory, seat: i64, dealer: Dealer) -> None:
    """
    The first step of the main action on P1 gains 1 speech token.

    Clauses: BF-63, BF-Q45.
    """
    if factory.begun == 0 and factory.space_of(seat) == P1:
        factory.begun = 1
        gain(factory, seat, 1, FROM_SPACE, dealer)


class Rotate(Choice):
    """
    Spend 1 credit on a quarter turn clockwise; then fill empty inputs, the left one first.

    Clauses: BF-63, BF-64, BF-65, BF-66, BF-67, BF-73.
    """

    def candidates(self, factory: Factory, seat: i64) -> list[int]:
        return self.actions if factory.left > 0 else []

    def refuse(self, factory: Factory, seat: i64, number: i64) -> int:
        return LEGAL if factory.left > 0 else int(NO_CREDIT_ON_P1 + factory.space_of(seat) - P1)

    def carry_out(self, factory: Factory, seat: i64, number: i64, dealer: Dealer) -> None:
        begin_production(factory, seat, dealer)
        factory.left -= 1
        turn_wheel(factory)
        dealer.tell(ROTATED, seat, factory.left)
        _ask_to_feed(factory, 0)

    def explain(self, factory: Factory, seat: i64, number: i64, reason: int) -> Json:
        return account(factory, seat)


def turn_wheel(factory: Factory) -> None:
    """
    What lies at a place goes two places on; the icons go with it.

    Clauses: BF-66, BF-70.
    """
    before = factory.wheel[:]
    place: i64
    for place in range(WHEEL_PLACES):
        factory.wheel[(place + QUARTER) % WHEEL_PLACES] = before[place]
    factory.turned = (factory.turned + 1) % 4


def _ask_to_feed(factory: Factory, first: i64) -> None:
    """
    The next empty input must be filled, if any stack can give a tile.

    Clauses: BF-67, BF-Q17.
    """
    place: i64
    for place in range(first, INPUTS):
        if factory.wheel[place] == NO_PART and any_can_give(factory):
            factory.agenda.push(FEED_STEP, place)
            return


class Feed(Choice):
    """
    Fill an input from a stack of the player's choice; the marker stays.

    Clauses: BF-67, BF-68, BF-Q16, BF-Q17.
    """

    def refuse(self, factory: Factory, seat: i64, color: i64) -> int:
        return LEGAL if can_give(factory, color) else STACK_EMPTY  # BF-Q16

    def carry_out(self, factory: Factory, seat: i64, color: i64, dealer: Dealer) -> None:
        place = factory.agenda.first()
        factory.agenda.pop()
        factory.wheel[place] = draw_top(factory, color, FED, place, dealer)
        _ask_to_feed(factory, place + 1)


class Dispense(Choice):
    """
    Spend 1 credit on the part of an output; at the bonus icons a part may be placed for 1.

    Clauses: BF-63, BF-64, BF-65, BF-69, BF-70, BF-72, BF-73, BF-Q47.
    """

    def candidates(self, factory: Factory, seat: i64) -> list[int]:
        return self.actions if factory.left > 0 else []

    def refuse(self, factory: Factory, seat: i64, output: i64) -> int:
        if factory.left == 0:
            return int(NO_CREDIT_ON_P1 + factory.space_of(seat) - P1)
        return OUTPUT_EMPTY if factory.wheel[place_of(output)] == NO_PART else LEGAL  # BF-69

    def carry_out(self, factory: Factory, seat: i64, output: i64, dealer: Dealer) -> None:
        begin_production(factory, seat, dealer)
        factory.left -= 1
        place = place_of(output)
        part = factory.wheel[place]
        factory.wheel[place] = NO_PART
        factory.held[seat * PART_KINDS + part] += 1
        dealer.tell(DISPENSED, seat, part, output)
        if has_bonus(factory, place):
            offer_placement(factory, seat, 1, dealer)

    def explain(self, factory: Factory, seat: i64, output: i64, reason: int) -> Json:
        return {} if reason == OUTPUT_EMPTY else account(factory, seat)


def place_of(output: i64) -> i64:
    """The place of the wheel that an output is."""
    return LEFT_OUTPUT if output == 0 else RIGHT_OUTPUT


def has_bonus(factory: Factory, place: i64) -> bool:
    """
    Whether the bonus icons are at a place of the wheel as it lies now.

    Clauses: BF-8, BF-70.
    """
    return (
        factory.kit.wheel_bonus[(place + WHEEL_PLACES - QUARTER * factory.turned) % WHEEL_PLACES]
        == 1
    )


# Parts that are given up: those too many, and three for one as the executive action


class GiveUpPart(GiveUp):
    """
    Discard an own part of those that are too many.

    Clauses: BF-44, BF-Q12.
    """

    def held(self, factory: Factory) -> vec[i64]:
        return factory.held

    def refuse(self, factory: Factory, seat: i64, part: i64) -> int:
        return LEGAL if factory.held[seat * PART_KINDS + part] > 0 else NO_PART_TO_DISCARD

    def carry_out(self, factory: Factory, seat: i64, part: i64, dealer: Dealer) -> None:
        self.give_up(factory, seat, part, dealer)

    def give_up(self, factory: Factory, seat: i64, part: i64, dealer: Dealer) -> bool:
        """
        Discard a part of those that must go; true if more must.

        Clauses: BF-44, BF-74, BF-Q12.
        """
        factory.held[seat * PART_KINDS + part] -= 1
        discard_part(factory, part)
        dealer.tell(DISCARDED, seat, part)
        return self.ask_for_next(factory, seat, part)


class Exchange(GiveUpPart):
    """
    Discard one more part of three; after the last, the top part of any stack is due.

    Clauses: BF-74, BF-Q49.
    """

    def refuse(self, factory: Factory, seat: i64, part: i64) -> int:
        return LEGAL if factory.held[seat * PART_KINDS + part] > 0 else NO_PART_TO_EXCHANGE

    def carry_out(self, factory: Factory, seat: i64, part: i64, dealer: Dealer) -> None:
        if not self.give_up(factory, seat, part, dealer):
            factory.agenda.push(EXCHANGE_PART_STEP)


class BeginExchange(GiveUpPart):
    """
    Discard the first of three parts; the other two follow, then the top part of any stack.

    Clauses: BF-74, BF-Q6, BF-Q16, BF-Q49.
    """

    def candidates(self, factory: Factory, seat: i64) -> list[int]:
        return self.in_order(factory, seat, 0, EXCHANGED) if factory.executive == 0 else []

    def refuse(self, factory: Factory, seat: i64, part: i64) -> int:
        if factory.executive:
            return EXECUTIVE_USED  # BF-Q6
        if factory.held[seat * PART_KINDS + part] == 0:
            return NO_PART_TO_EXCHANGE  # BF-74
        if factory.parts_of(seat) < EXCHANGED:
            return TOO_FEW_PARTS  # BF-74
        return LEGAL if any_can_give(factory) else STACK_EMPTY  # BF-Q16

    def carry_out(self, factory: Factory, seat: i64, part: i64, dealer: Dealer) -> None:
        factory.executive = 1
        factory.agenda.push(EXCHANGE_STEP, EXCHANGED)
        self.give_up(factory, seat, part, dealer)

    def explain(self, factory: Factory, seat: i64, part: i64, reason: int) -> Json:
        if reason == TOO_FEW_PARTS:
            return {"need": EXCHANGED, "have": factory.parts_of(seat)}
        return {}


class TakePart(Choice):
    """
    Take the top part of any stack.

    Clauses: BF-74, BF-134, BF-Q16.
    """

    def refuse(self, factory: Factory, seat: i64, color: i64) -> int:
        return LEGAL if can_give(factory, color) else STACK_EMPTY  # BF-Q16

    def carry_out(self, factory: Factory, seat: i64, color: i64, dealer: Dealer) -> None:
        factory.agenda.pop()
        take_part(factory, seat, color, dealer)


# Sandra and Vilela


def run_sandra_at_production(factory: Factory, dealer: Dealer) -> None:
    """
    Every empty place of the wheel is filled from the marked stacks, without turning it.

    Clauses: BF-75, BF-Q16, BF-Q39.
    """
    fill_wheel(factory, dealer)


def fill_wheel(factory: Factory, dealer: Dealer) -> None:
    """
    From the left input clockwise, each empty place from the marked stack.

    Clauses: BF-11, BF-12, BF-75.
    """
    place: i64
    for place in range(WHEEL_PLACES):
        if factory.wheel[place] == NO_PART:
            factory.wheel[place] = draw_marked(factory, WHEEL_FILLED, place, dealer)


def run_vilela_at_production(factory: Factory, dealer: Dealer) -> None:
    """
    All parts of his color leave the wheel; their places stay empty.

    Clauses: BF-76, BF-Q64.
    """
    place: i64
    for place in range(WHEEL_PLACES):
        part = factory.wheel[place]
        if part != NO_PART and part // BODY_COUNT == factory.vilela_bot:
            factory.wheel[place] = NO_PART
            discard_part(factory, part)
            dealer.tell(WHEEL_DISCARDED, place, part)
