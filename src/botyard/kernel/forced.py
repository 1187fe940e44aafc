"""Questions that leave no choice."""

from typing import Final

from botyard.kernel.game import Game
from botyard.kernel.state import State, waits_for

NO_ACTION: Final = -1


def forced(game: Game, state: State, seat: int, *, person: bool) -> int:
    """
    The only answer a seat can give, if nobody needs to be asked; else ``NO_ACTION``.

    A person is still asked to perform a ceremony.
    """
    if not waits_for(state, seat):
        return NO_ACTION
    choices = state.offered(seat) if person else state.legal(seat)
    if len(choices) != 1 or (person and game.vocabulary.is_ceremony(choices[0])):
        return NO_ACTION
    return choices[0]
