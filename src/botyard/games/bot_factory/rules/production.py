"""The Part Production board: the hopper wheel. BF-63 … BF-76."""

from typing import Final

from mypy_extensions import i64

from botyard.games.bot_factory.actions import (
    BODY_COUNT,
    COLOUR_COUNT,
    DISCARD,
    DISPENSE,
    FEED,
    GAIN,
    P1,
    PART_KINDS,
    ROTATE,
)
from botyard.games.bot_factory.declared import EXCHANGE_PART_STEP, EXCHANGE_STEP, FEED_STEP
from botyard.games.bot_factory.happenings import (
    DISCARDED,
    DISPENSED,
    FED,
    FROM_SPACE,
    ROTATED,
    WHEEL_DISCARDED,
    WHEEL_FILLED,
)
from botyard.games.bot_factory.picking import lowest_after, pickable
from botyard.games.bot_factory.purse import gain
from botyard.games.bot_factory.reasons import (
    EXECUTIVE_USED,
    GAINED_ALREADY,
    NO_CREDIT_ON_P1,
    NO_PART_TO_EXCHANGE,
    NO_SPEECH_HERE,
    OUTPUT_EMPTY,
    STACK_EMPTY,
    TOO_FEW_PARTS,
)
from botyard.games.bot_factory.rules.assembly import offer_placement
from botyard.games.bot_factory.stacks import (
    any_can_give,
    can_give,
    discard_part,
    draw_marked,
    draw_top,
    take_part,
)
from botyard.games.bot_factory.state import NO_PART, Factory
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL

WHEEL_PLACES: Final = 8
QUARTER: Final = 2  # places of the wheel
INPUTS: Final = 2  # places 0 and 1
LEFT_OUTPUT: Final = 5
RIGHT_OUTPUT: Final = 4
EXCHANGED: Final = 3  # parts: BF-74

# Main action: turn the wheel, dispense parts


def refuse_gain(factory: Factory, seat: i64) -> int:
    """
    Which clause, if any, forbids gaining the token of the space.

    Clauses: BF-63, BF-Q45.
    """
    if factory.space_of(seat) != P1:
        return NO_SPEECH_HERE  # BF-63
    return GAINED_ALREADY if factory.begun else LEGAL  # BF-Q45


def begin_production(factory: Factory, seat: i64, dealer: Dealer) -> None:
    """
    The first step of the main action on P1 gains 1 speech token.

    Clauses: BF-63, BF-Q45.
    """
    if factory.begun == 0 and factory.space_of(seat) == P1:
        factory.begun = 1
        gain(factory, seat, 1, FROM_SPACE, dealer)


def refuse_rotate(factory: Factory, seat: i64) -> int:
    """
    Which clause, if any, forbids turning the wheel.

    Clauses: BF-63, BF-64, BF-65, BF-66, BF-73.
    """
    return LEGAL if factory.left > 0 else int(NO_CREDIT_ON_P1 + factory.space_of(seat) - P1)


def rotate(factory: Factory, seat: i64, dealer: Dealer) -> None:
    """
    1 credit: a quarter turn clockwise; then empty inputs are filled, the left one first.

    Clauses: BF-66, BF-67, BF-73.
    """
    begin_production(factory, seat, dealer)
    factory.left -= 1
    turn_wheel(factory)
    dealer.tell(ROTATED, seat, factory.left)
    _ask_to_feed(factory, 0)


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


def refuse_feed(factory: Factory, colour: i64) -> int:
    """
    Which clause, if any, forbids filling the input from this stack.

    Clauses: BF-67, BF-Q16.
    """
    return LEGAL if can_give(factory, colour) else STACK_EMPTY


def feed(factory: Factory, colour: i64, dealer: Dealer) -> None:
    """
    An input is filled from a stack of the player's choice; the marker stays.

    Clauses: BF-67, BF-68, BF-Q17.
    """
    place = factory.agenda.first()
    factory.agenda.pop()
    factory.wheel[place] = draw_top(factory, colour, FED, place, dealer)
    _ask_to_feed(factory, place + 1)


def refuse_dispense(factory: Factory, seat: i64, output: i64) -> int:
    """
    Which clause, if any, forbids taking the part from this output.

    Clauses: BF-63, BF-64, BF-65, BF-69, BF-73.
    """
    if factory.left == 0:
        return int(NO_CREDIT_ON_P1 + factory.space_of(seat) - P1)
    return OUTPUT_EMPTY if factory.wheel[place_of(output)] == NO_PART else LEGAL


def dispense(factory: Factory, seat: i64, output: i64, dealer: Dealer) -> None:
    """
    1 credit: the part of an output; from a space with the icons a part may be placed for 1.

    Clauses: BF-69, BF-70, BF-72, BF-73, BF-Q47.
    """
    begin_production(factory, seat, dealer)
    factory.left -= 1
    place = place_of(output)
    part = factory.wheel[place]
    factory.wheel[place] = NO_PART
    factory.held[seat * PART_KINDS + part] += 1
    dealer.tell(DISPENSED, seat, part, output)
    if has_bonus(factory, place):
        offer_placement(factory, seat, 1, dealer)


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


# Executive action: three parts for one


def refuse_exchange(factory: Factory, seat: i64, part: i64) -> int:
    """
    Which clause, if any, forbids discarding this part as the first of three.

    Clauses: BF-74, BF-Q6, BF-Q16, BF-Q49.
    """
    if factory.executive:
        return EXECUTIVE_USED  # BF-Q6
    refused = refuse_exchanged(factory, seat, part)
    if refused != LEGAL:
        return refused
    if factory.parts_of(seat) < EXCHANGED:
        return TOO_FEW_PARTS  # BF-74
    return LEGAL if any_can_give(factory) else STACK_EMPTY


def refuse_exchanged(factory: Factory, seat: i64, part: i64) -> int:
    """
    Only a part that one has.

    Clauses: BF-74.
    """
    return LEGAL if factory.held[seat * PART_KINDS + part] > 0 else NO_PART_TO_EXCHANGE


def begin_exchange(factory: Factory, seat: i64, part: i64, dealer: Dealer) -> None:
    """
    The first of three parts; the other two follow, then the top part of any stack.

    Clauses: BF-74, BF-Q6.
    """
    factory.executive = 1
    factory.agenda.push(EXCHANGE_STEP, EXCHANGED, 0)
    exchange(factory, seat, part, dealer)


def exchange(factory: Factory, seat: i64, part: i64, dealer: Dealer) -> None:
    """
    One more part is discarded; after the last, the top part of any stack is due.

    Clauses: BF-74, BF-Q49.
    """
    if give_up_part(factory, seat, part, dealer):
        factory.agenda.push(EXCHANGE_PART_STEP)


def take_exchanged(factory: Factory, seat: i64, colour: i64, dealer: Dealer) -> None:
    """
    The part that three were given for.

    Clauses: BF-74.
    """
    factory.agenda.pop()
    take_part(factory, seat, colour, dealer)


def give_up_part(factory: Factory, seat: i64, part: i64, dealer: Dealer) -> bool:
    """
    A part of those that must be discarded; true if it was the last of them.

    Clauses: BF-44, BF-74, BF-Q12.
    """
    step, left, lowest = factory.agenda.step(), factory.agenda.first() - 1, factory.agenda.second()
    factory.agenda.pop()
    factory.held[seat * PART_KINDS + part] -= 1
    discard_part(factory, part)
    dealer.tell(DISCARDED, seat, part)
    if left == 0:
        return True
    lowest = lowest_after(factory.held, seat * PART_KINDS, PART_KINDS, part, lowest, left)
    factory.agenda.push(step, left, lowest)
    return False


def discards(factory: Factory, seat: i64, lowest: i64, left: i64) -> list[int]:
    """The parts that a thinking player may discard now, with more to come."""
    kinds = pickable(factory.held, seat * PART_KINDS, PART_KINDS, lowest, left)
    return [DISCARD + kind for kind in kinds]


def choices_at_production(factory: Factory, seat: i64) -> list[int]:
    """What main and executive action may offer now."""
    actions: list[int] = []
    if factory.left > 0:
        actions = [ROTATE, DISPENSE, DISPENSE + 1]
    if factory.begun == 0 and factory.space_of(seat) == P1:
        actions.append(GAIN)
    if factory.executive == 0:
        actions += discards(factory, seat, 0, EXCHANGED)
    return actions


def feeds() -> list[int]:
    """Every stack for an input."""
    return [FEED + colour for colour in range(COLOUR_COUNT)]


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
    All parts of his colour leave the wheel; their places stay empty.

    Clauses: BF-76, BF-Q64.
    """
    place: i64
    for place in range(WHEEL_PLACES):
        part = factory.wheel[place]
        if part != NO_PART and part // BODY_COUNT == factory.vilela_bot:
            factory.wheel[place] = NO_PART
            discard_part(factory, part)
            dealer.tell(WHEEL_DISCARDED, place, part)
