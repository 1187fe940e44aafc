"""The program cards: 84, told apart by their priority, numbered from the lowest up."""

from typing import Final

from mypy_extensions import i64

from botyard.kernel.names import Names

CARDS: Final = 84  # RR-1

# The first card of each kind; rotations to the left and to the right alternate.
FIRST_ROTATION: Final = 6
FIRST_BACK_UP: Final = 42
FIRST_MOVE_1: Final = 48
FIRST_MOVE_2: Final = 66
FIRST_MOVE_3: Final = 78

U_TURN: Final = 0
ROTATE_LEFT: Final = 1
ROTATE_RIGHT: Final = 2
BACK_UP: Final = 3
MOVE_1: Final = 4
MOVE_2: Final = 5
MOVE_3: Final = 6
_KINDS: Final = ["u-turn", "left", "right", "back", "move1", "move2", "move3"]


def kind_of(card: i64) -> i64:
    """
    What a card makes a robot do.

    >>> [kind_of(card) for card in (0, 6, 7, 42, 48, 66, 83)]
    [0, 1, 2, 3, 4, 5, 6]

    Clauses: RR-1.
    """
    if card < FIRST_ROTATION:
        return U_TURN
    if card < FIRST_BACK_UP:
        return ROTATE_RIGHT if card & 1 else ROTATE_LEFT
    if card < FIRST_MOVE_1:
        return BACK_UP
    if card < FIRST_MOVE_2:
        return MOVE_1
    return MOVE_2 if card < FIRST_MOVE_3 else MOVE_3


def priority_of(card: i64) -> i64:
    """
    Every priority is printed once, so it names the card.

    Clauses: RR-1.
    """
    return (card + 1) * 10


CARD: Final = Names(
    "card", [f"{_KINDS[kind_of(card)]}-{priority_of(card)}" for card in range(CARDS)]
)
