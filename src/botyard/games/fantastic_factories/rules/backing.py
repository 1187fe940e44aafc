"""Going back from what was begun, before anything is spent or learnt."""

from mypy_extensions import i64

from botyard.games.fantastic_factories.cards import FACES
from botyard.games.fantastic_factories.declared import NOTHING_BEGUN, SET_STEP
from botyard.games.fantastic_factories.rules.piles import unpick_cards
from botyard.games.fantastic_factories.rules.workers import dice_to_set
from botyard.games.fantastic_factories.state import CHOSEN, UNPLACED, Works
from botyard.kernel.reasons import LEGAL


def refuse_back(works: Works, seat: i64) -> int:
    """
    Something must have been begun.

    Clauses: FF-68.
    """
    if not works.has_begun(seat):
        return NOTHING_BEGUN
    if works.step(seat) == SET_STEP and works.dice_count(seat, CHOSEN) == 0:
        return NOTHING_BEGUN
    return LEGAL


def go_back(works: Works, seat: i64) -> None:
    """
    What was begun is given up: cards go back to the hand, dice to the others.

    The Foreman begins anew.

    Clauses: FF-43, FF-68.
    """
    setting = works.step(seat) == SET_STEP
    unpick_cards(works, seat)
    value: i64
    for value in range(1, FACES + 1):
        chosen = works.dice_at(seat, CHOSEN, value)
        works.add_die(seat, CHOSEN, value, -chosen)
        if not setting:
            works.add_die(seat, UNPLACED, value, chosen)
    works.finished(seat)
    if setting:
        works.begin(seat, SET_STEP, dice_to_set(works, seat), 1)
