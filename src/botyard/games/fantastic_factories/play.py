"""The state class that meets the contract."""

from mypy_extensions import i64

from botyard.games.fantastic_factories.decisions import ORDER, advance
from botyard.games.fantastic_factories.scoring import places, score
from botyard.games.fantastic_factories.state import Works
from botyard.games.fantastic_factories.steps import Step
from botyard.games.fantastic_factories.view.observation import observe
from botyard.games.fantastic_factories.view.redeal import redeal
from botyard.kernel.agenda import NOTHING
from botyard.kernel.dealer import Dealer
from botyard.kernel.game import Json


class Play(Works):
    """Fantastic Factories in play."""

    def game_name(self) -> str:
        return "fantastic-factories"

    def waiting(self) -> int:
        mask: i64 = 0
        seat: i64
        for seat in range(self.seats):
            if self.own[seat * 2] != NOTHING or self.own[seat * 2 + 1] != NOTHING:
                mask |= 1 << seat
        return mask

    def step(self, seat: int) -> Step:
        """What a seat is asked, by its own agenda; the last step says why it is asked nothing."""
        return ORDER[self.step_of(seat)]

    def candidates(self, seat: int) -> list[int]:
        return self.step(seat).candidates(self, seat)

    def courtesies(self, seat: int) -> list[int]:
        """Going back, and choosing several of a kind in another order."""
        return self.step(seat).courtesies(self, seat)

    def legal(self, seat: int) -> list[int]:
        return self.step(seat).legal(self, seat)

    def refusal(self, seat: int, action: int) -> int:
        return self.step(seat).refuse(self, seat, action)

    def explain(self, seat: int, action: int) -> Json:
        """Parameters of the reason why an action is refused."""
        return {"round": self.round, **self.step(seat).explain(self, seat, action)}

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        self.step(seat).carry_out(self, seat, action, dealer)
        advance(self, dealer)

    def redeal(self, seat: int, dealer: Dealer) -> None:
        redeal(self, seat, dealer)

    def observe(self, seat: int, out: list[float]) -> None:
        observe(self, seat, out)

    def clone(self) -> "Play":
        copied = Play(self.kit, self.options, self.seats)
        copied.copy_from(self)
        return copied

    def scores(self) -> list[int]:
        return [score(self, seat) for seat in range(self.seats)]

    def standing(self) -> list[int] | None:
        return None if self.waiting() else places(self)
