"""The state class that meets the contract: which rule speaks at which step."""

from mypy_extensions import i64

from botyard.games.ausser_rand_und_band.actions import (
    COPY,
    EDGE_SPACES,
    FIELDS,
    OTHER,
    OWN,
    PLACE,
    ROLL,
    SHOVE,
    TAKE,
)
from botyard.games.ausser_rand_und_band.declared import (
    COPY_STEP,
    GAME_OVER,
    MOVE_OTHER_BACK,
    MOVE_OTHER_FORWARD,
    MOVE_OWN_BACK,
    MOVE_OWN_FORWARD,
    NOT_NOW,
    NOT_YOUR_TURN,
    PLACE_STEP,
    ROLL_STEP,
    SHOVE_STEP,
    TAKE_TO_PLACE,
    TAKE_TO_ROLL,
)
from botyard.games.ausser_rand_und_band.observation import observe
from botyard.games.ausser_rand_und_band.rules.belt import run_belt
from botyard.games.ausser_rand_und_band.rules.dice import (
    refuse_take,
    roll_two,
    take_back,
    takes_from,
)
from botyard.games.ausser_rand_und_band.rules.edge import copy, place, refuse_copy, refuse_place
from botyard.games.ausser_rand_und_band.rules.moves import (
    move_other,
    own_to_pick,
    pick_own,
    refuse_other,
    refuse_own,
)
from botyard.games.ausser_rand_und_band.scoring import places, score
from botyard.games.ausser_rand_und_band.state import Line
from botyard.kernel.agenda import NOTHING
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL


class Play(Line):
    """Außer Rand & Band in play."""

    def game_name(self) -> str:
        return "ausser-rand-und-band"

    def waiting(self) -> int:
        if self.agenda.step() == NOTHING:
            return 0
        return 1 << self.active

    def candidates(self, seat: int) -> list[int]:
        step = self.agenda.step()
        if step == PLACE_STEP:
            return [PLACE + space for space in range(EDGE_SPACES)]
        if step == ROLL_STEP:
            return [ROLL]
        if step == SHOVE_STEP:
            return [SHOVE]
        if step == MOVE_OWN_BACK or step == MOVE_OWN_FORWARD:
            return [OWN - 1 + field for field in own_to_pick(self, seat)]
        if step == MOVE_OTHER_BACK or step == MOVE_OTHER_FORWARD:
            return [OTHER + die for die in range(self.seats * FIELDS)]
        if step == COPY_STEP:
            return [COPY + space for space in range(EDGE_SPACES)]
        if step == TAKE_TO_ROLL:
            left, lowest = self.agenda.first(), self.agenda.second()
            return [TAKE - 1 + field for field in takes_from(self, seat, left, lowest)]
        if step == TAKE_TO_PLACE:
            return [TAKE + place for place in range(FIELDS)]
        return []

    def courtesies(self, seat: int) -> list[int]:
        """Picking two dice in another order than a thinking player (RB-U25, RB-U27)."""
        step = self.agenda.step()
        if step == TAKE_TO_ROLL:
            first = TAKE
        elif step == MOVE_OWN_BACK or step == MOVE_OWN_FORWARD:
            first = OWN
        else:
            return []
        thinking = self.candidates(seat)
        return [
            action
            for action in range(first, first + FIELDS)
            if action not in thinking and self.refusal(seat, action) == LEGAL
        ]

    def refusal(self, seat: int, action: int) -> int:
        step = self.agenda.step()
        if step == NOTHING:
            return GAME_OVER
        if seat != self.active:
            return NOT_YOUR_TURN
        if action < PLACE:
            due = ROLL_STEP if action == ROLL else SHOVE_STEP
            return LEGAL if step == due else NOT_NOW
        if action < COPY:
            return refuse_place(self, action - PLACE) if step == PLACE_STEP else NOT_NOW
        if action < TAKE:
            return refuse_copy(self, action - COPY) if step == COPY_STEP else NOT_NOW
        if action < OWN:
            if step != TAKE_TO_ROLL and step != TAKE_TO_PLACE:
                return NOT_NOW
            return refuse_take(self, seat, action - TAKE + 1)
        if action < OTHER:
            if step != MOVE_OWN_BACK and step != MOVE_OWN_FORWARD:
                return NOT_NOW
            return refuse_own(self, seat, action - OWN + 1)
        if step != MOVE_OTHER_BACK and step != MOVE_OTHER_FORWARD:
            return NOT_NOW
        die: i64 = action - OTHER
        return refuse_other(self, seat, die // FIELDS, die % FIELDS + 1)

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        if action == ROLL:
            roll_two(self, seat, dealer)
        elif action == SHOVE:
            run_belt(self, dealer)
        elif action < COPY:
            place(self, seat, action - PLACE, dealer)
        elif action < TAKE:
            copy(self, seat, action - COPY, dealer)
        elif action < OWN:
            take_back(self, seat, action - TAKE + 1, dealer)
        elif action < OTHER:
            pick_own(self, seat, action - OWN + 1, dealer)
        else:
            die: i64 = action - OTHER
            move_other(self, die // FIELDS, die % FIELDS + 1, dealer)

    def redeal(self, seat: int, dealer: Dealer) -> None:
        """
        Only the order of the stack is hidden, and a bag has none.

        Clauses: RB-U33.
        """
        return

    def observe(self, seat: int, out: list[float]) -> None:
        observe(self, seat, out)

    def clone(self) -> "Play":
        copied = Play(
            self.kit,
            self.options,
            self.seats,
            self.belt[:],
            self.dice[:],
            self.edge[:],
            self.supply[:],
            self.stack.clone(),
            self.stored[:],
            self.won[:],
            self.agenda.clone(),
        )
        copied.active = self.active
        copied.turn = self.turn
        return copied

    def scores(self) -> list[int]:
        return [score(self, seat) for seat in range(self.seats)]

    def standing(self) -> list[int] | None:
        if self.agenda.step() != NOTHING:
            return None
        return places(self)
