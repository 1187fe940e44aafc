"""The universal bot of the expansion: for two universal parts. BF-139, BF-140, BF-147."""

from mypy_extensions import i64

from botyard.games.bot_factory.actions import (
    BODY_COUNT,
    COLOR_COUNT,
    PART_KINDS,
    UNIVERSAL_PART,
)
from botyard.games.bot_factory.declared import (
    BY_FIVE_BOTS,
    COMPLETE_STEP,
    END_NEARS,
    NO_PROJECT_FOR_BOT,
    NO_PROJECT_TO_COMPLETE,
    NO_UNIVERSAL_BOT,
    NOT_THIS_PAIR,
    UNIVERSAL_BOT_BUILT,
    UNIVERSAL_RETURNED,
)
from botyard.games.bot_factory.state import ENOUGH_BOTS, UNIVERSAL_BOT_ON_BOARD, Factory
from botyard.games.bot_factory.steps import Choice
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL


class ReturnPair(Choice):
    """
    Give back two universal parts of different bodies for the universal bot.

    Clauses: BF-139, BF-147.
    """

    def refuse(self, factory: Factory, seat: i64, left_out: i64) -> int:
        if factory.universal_bot != UNIVERSAL_BOT_ON_BOARD:
            return NO_UNIVERSAL_BOT
        body: i64
        for body in range(BODY_COUNT):
            if body != left_out and factory.held[seat * PART_KINDS + UNIVERSAL_PART + body] == 0:
                return NOT_THIS_PAIR
        return LEGAL if factory.open_projects(seat) > 0 else NO_PROJECT_FOR_BOT

    def carry_out(self, factory: Factory, seat: i64, left_out: i64, dealer: Dealer) -> None:
        factory.agenda.pop()
        body: i64
        for body in range(BODY_COUNT):
            if body != left_out:
                factory.held[seat * PART_KINDS + UNIVERSAL_PART + body] -= 1
                factory.supply[body] += 1
                dealer.tell(UNIVERSAL_RETURNED, seat, UNIVERSAL_PART + body)
        factory.agenda.push(COMPLETE_STEP)


class Complete(Choice):
    """
    Complete an own project of any color with the universal bot, which counts as a bot of it.

    Clauses: BF-139, BF-140, BF-Q34, BF-Q60.
    """

    def refuse(self, factory: Factory, seat: i64, color: i64) -> int:
        if factory.projects[seat * COLOR_COUNT + color] > 0:
            return LEGAL
        return NO_PROJECT_TO_COMPLETE  # BF-139

    def carry_out(self, factory: Factory, seat: i64, color: i64, dealer: Dealer) -> None:
        factory.agenda.pop()
        factory.projects[seat * COLOR_COUNT + color] -= 1
        factory.bots[seat * COLOR_COUNT + color] += 1
        factory.universal_bot = seat * COLOR_COUNT + color
        dealer.tell(UNIVERSAL_BOT_BUILT, seat, color)
        if factory.bots_of(seat) == ENOUGH_BOTS:
            dealer.tell(END_NEARS, BY_FIVE_BOTS)  # BF-140
