"""The state class that meets the contract."""

from botyard.games.ausser_rand_und_band.decisions import ORDER
from botyard.games.ausser_rand_und_band.declared import GAME_OVER, NOT_YOUR_TURN, STEPS
from botyard.games.ausser_rand_und_band.scoring import places, score
from botyard.games.ausser_rand_und_band.state import Line
from botyard.games.ausser_rand_und_band.steps import Step, named
from botyard.games.ausser_rand_und_band.view.observation import observe
from botyard.kernel.agenda import NOTHING
from botyard.kernel.dealer import Dealer
from botyard.kernel.game import Json


class Play(Line):
    """Außer Rand & Band in play."""

    def game_name(self) -> str:
        return "ausser-rand-und-band"

    def waiting(self) -> int:
        return 0 if self.agenda.step() == NOTHING else 1 << self.active

    def step(self) -> Step:
        """What the active seat is asked; after the game, nothing."""
        return ORDER[self.agenda.step()]

    def candidates(self, seat: int) -> list[int]:
        return self.step().candidates(self, seat) if seat == self.active else []

    def courtesies(self, seat: int) -> list[int]:
        """Picking two dice in another order than a thinking player (RB-U25, RB-U27)."""
        return self.step().courtesies(self, seat) if seat == self.active else []

    def legal(self, seat: int) -> list[int]:
        return self.step().legal(self, seat) if seat == self.active else []

    def refusal(self, seat: int, action: int) -> int:
        if self.agenda.step() == NOTHING:
            return GAME_OVER
        if seat != self.active:
            return NOT_YOUR_TURN
        return self.step().refuse(self, seat, action)

    def explain(self, seat: int, action: int) -> Json:
        """Parameters of the reason why an action is refused."""
        params: Json = {"active": self.active + 1}
        if self.waiting():
            params["step"] = STEPS.name(self.agenda.step())
        return params | named(self, action)

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        self.step().carry_out(self, seat, action, dealer)

    def redeal(self, seat: int, dealer: Dealer) -> None:
        """
        Only the order of the stack is hidden, and a bag has none.

        Clauses: RB-U33.
        """
        return

    def observe(self, seat: int, out: list[float]) -> None:
        observe(self, seat, out)

    def clone(self) -> "Play":
        copied = Play(self.kit, self.options, self.seats)
        copied.copy_from(self)
        return copied

    def scores(self) -> list[int]:
        return [score(self, seat) for seat in range(self.seats)]

    def standing(self) -> list[int] | None:
        return None if self.agenda.step() != NOTHING else places(self)
