"""The contract: what the state of every game can do."""

from abc import ABC, abstractmethod
from importlib import import_module

from mypy_extensions import mypyc_attr

from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """
    One position of one game, with everything hidden in it, and the rules that lead on.

    A state is mutable, holds no source of chance, and is copied by ``clone`` alone.
    """

    @abstractmethod
    def game_name(self) -> str:
        """The name of the game this is a state of."""

    @abstractmethod
    def waiting(self) -> int:
        """The seats that may act now, as a bit mask; 0 when the game is over."""

    @abstractmethod
    def candidates(self, seat: int) -> list[int]:
        """A superset of what a thinking player may do, each action once, without courtesies."""

    def courtesies(self, seat: int) -> list[int]:
        """For people only: what takes back or re-orders the seat's own unrevealed choices."""
        return []

    @abstractmethod
    def refusal(self, seat: int, action: int) -> int:
        """The one source of legality: ``LEGAL``, or the reason why not."""

    def legal(self, seat: int) -> list[int]:
        """What a thinking player may do now: candidates less refused."""
        return [action for action in self.candidates(seat) if self.refusal(seat, action) == LEGAL]

    def offered(self, seat: int) -> list[int]:
        """What a person may do now: the legal actions and the courtesies that are not refused."""
        return self.legal(seat) + [
            action for action in self.courtesies(seat) if self.refusal(seat, action) == LEGAL
        ]

    @abstractmethod
    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        """Carry out a legal action and all that follows from it, up to the next decision."""

    def run_out(self, seat: int, dealer: Dealer) -> None:
        """
        The clock of a seat that is waited for ran out: what the rules say.

        A game whose rules are silent leaves ``own_timer`` unset, and tables let a bot decide;
        here the first legal action is taken.

        Clauses: BY-4.
        """
        self.apply(seat, self.legal(seat)[0], dealer)

    @abstractmethod
    def redeal(self, seat: int, dealer: Dealer) -> None:
        """Sample anew all that a seat cannot know, with the odds that the rules give."""

    @abstractmethod
    def observe(self, seat: int, out: list[float]) -> None:
        """Append numbers for evaluation and learners, from what the seat knows."""

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy; what never changes is shared."""

    @abstractmethod
    def scores(self) -> list[int]:
        """The points of every seat as they stand."""

    @abstractmethod
    def standing(self) -> list[int] | None:
        """Final places from 1; tied seats and members of a team share one. None while playing."""

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[object, tuple[str, object]]:
        """Pickled by way of the position, which is the only complete description."""
        registry = import_module("botyard.kernel.registry")
        game = registry.game_named(self.game_name())
        return registry.state_of, (game.name, game.position(self))


def waits_for(state: State, seat: int) -> bool:
    """Whether a seat may act now."""
    return state.waiting() >> seat & 1 == 1


def waiting_seats(state: State) -> list[int]:
    """The seats that may act now, lowest first."""
    mask = state.waiting()
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
