"""The state class that meets the contract."""

from mypy_extensions import i64

from botyard.games.roborally.actions import READY, STORE, VOCABULARY
from botyard.games.roborally.decisions import ORDER
from botyard.games.roborally.declared import STEPS
from botyard.games.roborally.rules.programming import empty_registers
from botyard.games.roborally.scoring import places, scores
from botyard.games.roborally.sequence import advance
from botyard.games.roborally.state import NOBODY, Race
from botyard.games.roborally.steps import Step
from botyard.games.roborally.view.observation import observe
from botyard.games.roborally.view.redeal import redeal
from botyard.kernel.agenda import NOTHING
from botyard.kernel.dealer import Dealer
from botyard.kernel.game import Json


class Play(Race):
    """RoboRally in play."""

    def game_name(self) -> str:
        return "roborally"

    def waiting(self) -> int:
        return ORDER[self.agenda.step()].waiting(self)

    def asked(self) -> i64:
        """The robot whose owner must decide, when it is one alone; else nobody."""
        return ORDER[self.agenda.step()].asked(self)

    def step(self, seat: i64) -> Step:
        """What a seat is asked."""
        return ORDER[self.agenda.step()].now(self, seat)

    def candidates(self, seat: int) -> list[int]:
        return self.step(seat).candidates(self, seat)

    def courtesies(self, seat: int) -> list[int]:
        return self.step(seat).courtesies(self, seat)

    def legal(self, seat: int) -> list[int]:
        return self.step(seat).legal(self, seat)

    def refusal(self, seat: int, action: int) -> int:
        return self.step(seat).refuse(self, seat, action)

    def explain(self, seat: int, action: int) -> Json:
        """
        Parameters of the reason why an action is refused.

        ``registers`` are those that are empty, ``asked`` is the seat that decides alone.
        """
        facts: Json = {"seat": seat + 1}
        if self.waiting():
            facts["step"] = STEPS.name(self.agenda.step())
            if self.asked() != NOBODY:
                facts["asked"] = self.owner[self.asked()] + 1
        if action == READY or action >= STORE:
            robot = self.unready_of(seat)
            empty = [] if robot == NOBODY else empty_registers(self, robot)
            facts |= {"registers": empty, "count": len(empty)}
        _, args = VOCABULARY.words(action)
        return facts | args

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        self.step(seat).carry_out(self, seat, action, dealer)
        advance(self, dealer)

    def run_out(self, seat: int, dealer: Dealer) -> None:
        ORDER[self.agenda.step()].run_out(self, seat, dealer)
        advance(self, dealer)

    def redeal(self, seat: int, dealer: Dealer) -> None:
        redeal(self, seat, dealer)

    def observe(self, seat: int, out: list[float]) -> None:
        observe(self, seat, out)

    def clone(self) -> "Play":
        copied = Play(self.course, self.options, self.owner, self.told_as, self.team)
        copied.copy_from(self)
        return copied

    def scores(self) -> list[int]:
        return scores(self)

    def standing(self) -> list[int] | None:
        return None if self.agenda.step() != NOTHING else places(self)
