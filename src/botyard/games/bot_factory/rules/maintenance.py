"""Phase 3: Maintenance, and whether the game is over. BF-100 … BF-104, BF-118 … BF-120."""

from mypy_extensions import i64

from botyard.games.bot_factory.actions import BODY_COUNT, COLOR_COUNT
from botyard.games.bot_factory.declared import BY_LIMIT, COLUMN_CLEARED, END_NEARS
from botyard.games.bot_factory.rules.finance import step_down
from botyard.games.bot_factory.rules.project import renew_projects
from botyard.games.bot_factory.rules.stacks import discard_part
from botyard.games.bot_factory.state import ENOUGH_BOTS, NO_PART, Factory
from botyard.kernel.dealer import Dealer


def maintain(factory: Factory, dealer: Dealer) -> None:
    """
    Completed columns first, then the projects; all meeples stay, lying.

    Clauses: BF-58, BF-102, BF-104, BF-145.
    """
    color: i64
    for color in range(COLOR_COUNT):
        if factory.parts_in(color) == BODY_COUNT:
            _clear_column(factory, color, dealer)
    renew_projects(factory, dealer)  # BF-102


def _clear_column(factory: Factory, color: i64, dealer: Dealer) -> None:
    """
    The parts of a bot leave its column, and its color is worth one space less.

    Clauses: BF-100, BF-101, BF-Q12, BF-Q20.
    """
    dealer.tell(COLUMN_CLEARED, color)
    space: i64
    for space in range(color * BODY_COUNT, (color + 1) * BODY_COUNT):
        discard_part(factory, factory.columns[space])
        factory.columns[space] = NO_PART
    step_down(factory, color, dealer)  # BF-101


def is_over(factory: Factory, dealer: Dealer) -> bool:
    """
    Whether this was the last round: a color has no meeple left, somebody has five bots, or
    the table's limit of rounds is reached.

    Clauses: BF-25, BF-116, BF-118, BF-119, BF-120, BF-140, BF-149, BF-D16, BF-Q60.
    """
    number: i64
    for number in range(COLOR_COUNT):
        if factory.meeples[number] == 0:
            return True  # BF-118
    for number in range(factory.seats):
        if factory.bots_of(number) >= ENOUGH_BOTS:
            return True  # BF-119
    if factory.round_limit and factory.round >= factory.round_limit:
        dealer.tell(END_NEARS, BY_LIMIT)  # BF-149
        return True
    return False
