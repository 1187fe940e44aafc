"""What a game brings to a search: its knowledge of good play, one class for each game."""

from mypy_extensions import mypyc_attr

from botyard.kernel.dealer import Generator
from botyard.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """
    What is worth trying, how everybody goes on from there, when to stop, and what it was worth.

    As it stands it serves every game: everything legal is tried, everybody plays at random, and
    only the end of the game counts. A game's own guide overrides what it knows better.

    A guide is given whole states, in which what is hidden has been dealt anew. What it answers
    for a seat must follow from what that seat knows in such a state and from nothing else: so
    no seat sees what another has just chosen. The state is never changed; to try something out,
    a guide clones it. A guide may keep what it has worked out, as long as that changes no answer.
    """

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Copied and pickled as it was made; what it has worked out is worked out again."""
        return type(self), ()

    def tries(self, state: State, seat: int) -> list[int]:
        """Legal actions worth trying for a seat that may act, the likely best first."""
        return state.legal(seat)

    def shares(self, state: State, seat: int, tries: list[int]) -> list[float]:
        """How far a tree search trusts each of the actions worth trying; together 1."""
        return [1.0 / len(tries)] * len(tries)

    def answer(self, state: State, seat: int, generator: Generator) -> int:
        """A legal action for a seat that may act: how it plays in a rollout."""
        allowed = state.legal(seat)
        if len(allowed) == 1:
            return allowed[0]
        return allowed[generator.below(len(allowed))]

    def moment(self, state: State) -> int:
        """How far the game has come, in the units of a search's depth: it never goes back."""
        return 0

    def value(self, state: State, seat: int) -> float:
        """
        What a state is worth to a seat where a rollout stops: from 0, lost, to 1, won.

        It estimates the share of a win, as it is counted at the end; a guide that reckons in
        points makes a share of them with ``share_of``.
        """
        return won(state, seat) if state.waiting() == 0 else 0.5


def won(state: State, seat: int) -> float:
    """The share of a win that a seat has at the end of a game: a shared first place in parts."""
    places = state.standing()
    if places is None or places[seat] != 1:
        return 0.0
    return 1.0 / places.count(1)


def share_of(margin: float, scale: float) -> float:
    """
    The share of a win that a margin of points stands for, without ``exp``: alike everywhere.

    A margin of one ``scale`` is worth three quarters.

    >>> share_of(0.0, 10.0), share_of(10.0, 10.0), share_of(-30.0, 10.0)
    (0.5, 0.75, 0.125)
    """
    return 0.5 + 0.5 * margin / (scale + abs(margin))
