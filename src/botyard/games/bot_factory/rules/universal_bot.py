"""The universal bot of the expansion: for two universal parts. BF-139, BF-140, BF-147."""

from mypy_extensions import i64

from botyard.games.bot_factory.actions import (
    BODY_COUNT,
    COLOUR_COUNT,
    COMPLETE,
    PART_KINDS,
    RETURN,
    UNIVERSAL_PART,
)
from botyard.games.bot_factory.declared import COMPLETE_STEP
from botyard.games.bot_factory.happenings import (
    BY_FIVE_BOTS,
    END_NEARS,
    UNIVERSAL_BOT_BUILT,
    UNIVERSAL_RETURNED,
)
from botyard.games.bot_factory.reasons import (
    NO_PROJECT_FOR_BOT,
    NO_PROJECT_TO_COMPLETE,
    NO_UNIVERSAL_BOT,
    NOT_THIS_PAIR,
)
from botyard.games.bot_factory.state import ENOUGH_BOTS, UNIVERSAL_BOT_ON_BOARD, Factory
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL


def refuse_return(factory: Factory, seat: i64, left_out: i64) -> int:
    """
    Which clause, if any, forbids giving these two universal parts for the universal bot.

    Clauses: BF-139, BF-147.
    """
    if factory.universal_bot != UNIVERSAL_BOT_ON_BOARD:
        return NO_UNIVERSAL_BOT
    body: i64
    for body in range(BODY_COUNT):
        if body != left_out and factory.held[seat * PART_KINDS + UNIVERSAL_PART + body] == 0:
            return NOT_THIS_PAIR
    return LEGAL if factory.open_projects(seat) > 0 else NO_PROJECT_FOR_BOT


def refuse_completion(factory: Factory, seat: i64, colour: i64) -> int:
    """
    Only an incomplete project that one has.

    Clauses: BF-139.
    """
    return LEGAL if factory.projects[seat * COLOUR_COUNT + colour] > 0 else NO_PROJECT_TO_COMPLETE


def return_pair(factory: Factory, seat: i64, left_out: i64, dealer: Dealer) -> None:
    """
    Two universal parts of different bodies go back to the Project board.

    Clauses: BF-139.
    """
    factory.agenda.pop()
    body: i64
    for body in range(BODY_COUNT):
        if body != left_out:
            factory.held[seat * PART_KINDS + UNIVERSAL_PART + body] -= 1
            factory.supply[body] += 1
            dealer.tell(UNIVERSAL_RETURNED, seat, UNIVERSAL_PART + body)
    factory.agenda.push(COMPLETE_STEP)


def complete_with_universal_bot(factory: Factory, seat: i64, colour: i64, dealer: Dealer) -> None:
    """
    The universal bot completes an own project of any colour, and counts as a bot of it.

    Clauses: BF-139, BF-140, BF-Q34, BF-Q60.
    """
    factory.agenda.pop()
    factory.projects[seat * COLOUR_COUNT + colour] -= 1
    factory.bots[seat * COLOUR_COUNT + colour] += 1
    factory.universal_bot = seat * COLOUR_COUNT + colour
    dealer.tell(UNIVERSAL_BOT_BUILT, seat, colour)
    if factory.bots_of(seat) == ENOUGH_BOTS:
        dealer.tell(END_NEARS, BY_FIVE_BOTS)  # BF-140


def returns() -> list[int]:
    """Every pair."""
    return [RETURN + left_out for left_out in range(BODY_COUNT)]


def completions() -> list[int]:
    """Every colour."""
    return [COMPLETE + colour for colour in range(COLOUR_COUNT)]
