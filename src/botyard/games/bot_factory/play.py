"""The state class that meets the contract."""

from botyard.games.bot_factory.actions import VOCABULARY
from botyard.games.bot_factory.decisions import ORDER
from botyard.games.bot_factory.declared import GAME_OVER, MOVE_STEP, STEPS
from botyard.games.bot_factory.scoring import places, score
from botyard.games.bot_factory.sequence import not_your_turn
from botyard.games.bot_factory.state import Factory
from botyard.games.bot_factory.steps import Step
from botyard.games.bot_factory.view.observation import observe
from botyard.kernel.agenda import NOTHING
from botyard.kernel.dealer import Dealer
from botyard.kernel.game import Json


class Play(Factory):
    """Bot Factory in play."""

    def game_name(self) -> str:
        return "bot-factory"

    def waiting(self) -> int:
        return 0 if self.agenda.step() == NOTHING else 1 << self.active

    def step(self) -> Step:
        """What the active seat is asked; after the game, nothing."""
        return ORDER[self.agenda.step()].now(self)

    def candidates(self, seat: int) -> list[int]:
        return self.step().candidates(self, seat) if seat == self.active else []

    def courtesies(self, seat: int) -> list[int]:
        """Discarding several parts or projects in another order than a thinking player."""
        return self.step().courtesies(self, seat) if seat == self.active else []

    def legal(self, seat: int) -> list[int]:
        return self.step().legal(self, seat) if seat == self.active else []

    def refusal(self, seat: int, action: int) -> int:
        if self.agenda.step() == NOTHING:
            return GAME_OVER
        if seat != self.active:
            return not_your_turn(self)
        return self.step().refuse(self, seat, action)

    def explain(self, seat: int, action: int) -> Json:
        """Parameters of the reason why an action is refused."""
        _, args = VOCABULARY.words(action)
        params: Json = {"active": self.active + 1, **args}
        if not self.waiting():
            return params
        placing = self.agenda.step() == MOVE_STEP and self.round == 1  # workers do not move yet
        params["step"] = "place-worker" if placing else STEPS.name(self.agenda.step())
        return params | self.step().explain(self, seat, action) if seat == self.active else params

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        self.step().carry_out(self, seat, action, dealer)
        while ORDER[self.agenda.step()].run(self, dealer):
            continue

    def redeal(self, seat: int, dealer: Dealer) -> None:
        """
        Only the order of stacks and decks is hidden, and a bag has none.

        Clauses: BF-144.
        """
        return

    def observe(self, seat: int, out: list[float]) -> None:
        observe(self, seat, out)

    def clone(self) -> "Play":
        copied = Play(self.kit, self.options, self.seats, self.variant, self.round_limit)
        copied.copy_from(self)
        return copied

    def scores(self) -> list[int]:
        return [score(self, seat) for seat in range(self.seats)]

    def standing(self) -> list[int] | None:
        return None if self.waiting() else places(self)
