"""The state class that meets the contract: which rule speaks at which step."""

from mypy_extensions import i64

from botyard.games.fantastic_factories.actions import (
    BACK,
    BUILD,
    CLEAR,
    COPY,
    DIE,
    DISCARD,
    END_WORK,
    GAIN,
    GIVE,
    HIRE,
    PASS,
    PLACE,
    REROLL,
    RETURN,
    ROLL,
    SET,
    SPECIALIST,
    SPLIT,
    TAKE,
    USE,
    VALUE,
)
from botyard.games.fantastic_factories.cards import (
    FACES,
    SLOTS,
)
from botyard.games.fantastic_factories.choices import choices_at, others_at
from botyard.games.fantastic_factories.declared import (
    BUILD_FIRST,
    BUILD_STEP,
    COPY_FIRST,
    COPY_STEP,
    DIE_STEP,
    DISCARD_STEP,
    DROP_STEP,
    EXCESS_FIRST,
    GAIN_STEP,
    GAME_OVER,
    GIVE_FIRST,
    GIVE_STEP,
    HIRE_FIRST,
    HIRE_STEP,
    MARKET_STEP,
    NOT_NOW,
    NOT_YOUR_TURN,
    NOTHING_BEGUN,
    REROLL_STEP,
    RETURN_STEP,
    SET_FIRST,
    SET_STEP,
    SPLIT_STEP,
    TRAIN_STEP,
    USE_FIRST,
    VALUE_STEP,
    WORK_COMES,
    WORK_IS_ENDED,
    WORK_PHASE,
    WORK_STEP,
    WORK_TURN,
)
from botyard.games.fantastic_factories.observation import observe
from botyard.games.fantastic_factories.redealing import redeal
from botyard.games.fantastic_factories.rules.activating import (
    begin_copy,
    begin_use,
    choose_die,
    choose_discard,
    choose_to_reroll,
    decide,
    refuse_copy,
    refuse_die,
    refuse_discard,
    refuse_gain,
    refuse_reroll,
    refuse_split,
    refuse_training,
    refuse_use,
    refuse_value,
    reroll,
    train,
)
from botyard.games.fantastic_factories.rules.backing import go_back, refuse_back
from botyard.games.fantastic_factories.rules.building import (
    begin_build,
    build,
    refuse_build,
    refuse_discard_for_build,
)
from botyard.games.fantastic_factories.rules.ending import (
    drop,
    end_work,
    refuse_drop,
    refuse_return,
    return_one,
)
from botyard.games.fantastic_factories.rules.headquarters import place, refuse_place
from botyard.games.fantastic_factories.rules.hiring import (
    begin_hire,
    give,
    hire,
    refuse_discard_for_hire,
    refuse_give,
    refuse_hire,
)
from botyard.games.fantastic_factories.rules.market import (
    clear,
    go_without,
    refuse_clear,
    refuse_pass,
    refuse_take,
    take,
)
from botyard.games.fantastic_factories.rules.workers import (
    refuse_specialist,
    roll_rest,
    set_die,
    take_specialist,
)
from botyard.games.fantastic_factories.scoring import places, score
from botyard.games.fantastic_factories.sequence import advance
from botyard.games.fantastic_factories.state import Works
from botyard.kernel.agenda import NOTHING
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL


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

    def candidates(self, seat: int) -> list[int]:
        return choices_at(self, seat, self.step(seat))

    def courtesies(self, seat: int) -> list[int]:
        """Going back, and choosing several of a kind in another order."""
        thinking = self.candidates(seat)
        return [
            action
            for action in others_at(self, seat, self.step(seat))
            if action not in thinking and self.refusal(seat, action) == LEGAL
        ]

    def refusal(self, seat: int, action: int) -> int:
        step = self.step(seat)
        if step == NOTHING:
            return self._why_not_asked(seat)
        if step == WORK_STEP:
            return self._refuse_work(seat, action)
        if step == MARKET_STEP:
            return self._refuse_market(seat, action)
        if action == BACK:
            return refuse_back(self, seat)
        return self._refuse_answer(seat, step, action)

    def _why_not_asked(self, seat: i64) -> int:
        """
        Somebody else is asked, the own work is ended or still to come, or the game is over.

        Clauses: FF-7, FF-13, FF-48, FF-64.
        """
        if self.waiting() == 0:
            return GAME_OVER
        number = (seat - self.first) % self.seats + 1
        for entry in self.agenda.entries:
            if entry & 255 == WORK_PHASE:
                return NOT_YOUR_TURN
            if entry & 255 == WORK_TURN and entry >> 8 == number:
                return WORK_COMES
        return WORK_IS_ENDED

    def _refuse_market(self, seat: i64, action: i64) -> int:
        """
        A blueprint, a contractor, before that perhaps a row, or nothing at all.

        Clauses: FF-7, FF-8, FF-60.
        """
        if action < HIRE:
            return refuse_take(self, action - TAKE)
        if action < CLEAR:
            hired = action - HIRE
            return refuse_hire(self, seat, hired // SLOTS, hired % SLOTS)
        if action < PASS:
            cleared = action - CLEAR
            return refuse_clear(self, seat, cleared // 2, cleared % 2)
        if action == PASS:
            return refuse_pass(self, seat)
        return NOTHING_BEGUN if action == BACK else NOT_NOW

    def _refuse_work(self, seat: i64, action: i64) -> int:
        """
        Placing dice, building and using cards in any order, until the work is ended.

        Clauses: FF-14, FF-15.
        """
        if action < PLACE:
            return NOT_NOW
        if action < BUILD:
            placed = action - PLACE
            return refuse_place(self, seat, placed // FACES, placed % FACES + 1)
        if action < USE:
            return refuse_build(self, seat, action - BUILD)
        if action < SPECIALIST:
            return refuse_use(self, seat, action - USE)
        if action < END_WORK:
            return refuse_specialist(self, seat)
        if action == END_WORK:
            return LEGAL
        return NOTHING_BEGUN if action == BACK else NOT_NOW

    def _refuse_answer(self, seat: i64, step: i64, action: i64) -> int:
        """What answers a question that leaves less freedom."""
        if action >= RETURN:
            if step != RETURN_STEP:
                return self._why_not_now(step)
            return refuse_return(self, seat, action - RETURN)
        if action >= SPLIT:
            return (
                refuse_split(self, seat, action - SPLIT)
                if step == SPLIT_STEP
                else self._why_not_now(step)
            )
        if action >= GAIN:
            return (
                refuse_gain(self, seat, action - GAIN)
                if step == GAIN_STEP
                else self._why_not_now(step)
            )
        if action >= VALUE:
            return (
                refuse_value(self, seat, action - VALUE + 1)
                if step == VALUE_STEP
                else self._why_not_now(step)
            )
        if action >= DISCARD:
            return self._refuse_discard(seat, step, action - DISCARD)
        if action == REROLL:
            return refuse_reroll(self, seat) if step == REROLL_STEP else self._why_not_now(step)
        if action >= DIE:
            return self._refuse_die(seat, step, action - DIE + 1)
        if action >= COPY:
            return (
                refuse_copy(self, seat, action - COPY)
                if step == COPY_STEP
                else self._why_not_now(step)
            )
        if SET <= action <= ROLL:
            return LEGAL if step == SET_STEP else self._why_not_now(step)  # FF-43
        if GIVE <= action < SET:
            return (
                refuse_give(self, seat, action - GIVE)
                if step == GIVE_STEP
                else self._why_not_now(step)
            )
        return self._why_not_now(step)

    def _refuse_discard(self, seat: i64, step: i64, card: i64) -> int:
        if step == HIRE_STEP:
            return refuse_discard_for_hire(self, seat, card)
        if step == BUILD_STEP:
            return refuse_discard_for_build(self, seat, card)
        if step == DISCARD_STEP:
            return refuse_discard(self, seat, card)
        return refuse_drop(self, seat, card) if step == DROP_STEP else self._why_not_now(step)

    def _refuse_die(self, seat: i64, step: i64, value: i64) -> int:
        if step == DIE_STEP:
            return refuse_die(self, seat, value)
        if step == TRAIN_STEP or step == REROLL_STEP:
            return refuse_training(self, seat, value)
        return self._why_not_now(step)

    def _why_not_now(self, step: i64) -> int:
        """
        What was begun, or is left to decide, comes first.

        Clauses: FF-10, FF-15, FF-17, FF-38, FF-43, FF-68, FF-71.
        """
        if step == HIRE_STEP:
            return HIRE_FIRST
        if step == GIVE_STEP:
            return GIVE_FIRST
        if step == SET_STEP:
            return SET_FIRST
        if step == BUILD_STEP:
            return BUILD_FIRST
        if step == COPY_STEP:
            return COPY_FIRST
        return EXCESS_FIRST if step == RETURN_STEP or step == DROP_STEP else USE_FIRST

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        if action >= COPY:
            self._answer(seat, action, dealer)
        elif action >= PLACE:
            self._work(seat, action, dealer)
        else:
            self._trade(seat, action, dealer)
        if self.own[seat * 2] == NOTHING:
            advance(self, dealer)

    def _trade(self, seat: i64, action: i64, dealer: Dealer) -> None:
        if action < HIRE:
            take(self, seat, action - TAKE, dealer)
        elif action < CLEAR:
            begin_hire(self, seat, (action - HIRE) % SLOTS)
        elif action < PASS:
            cleared: i64 = action - CLEAR
            clear(self, seat, cleared // 2, cleared % 2, dealer)
        elif action == PASS:
            go_without(self, seat, dealer)
        elif action < SET:
            give(self, seat, action - GIVE, dealer)
        elif action < ROLL:
            set_die(self, seat, action - SET + 1, dealer)
        else:
            roll_rest(self, seat, dealer)

    def _work(self, seat: i64, action: i64, dealer: Dealer) -> None:
        if action < BUILD:
            placed: i64 = action - PLACE
            place(self, seat, placed // FACES, placed % FACES + 1, dealer)
        elif action < USE:
            begin_build(self, seat, action - BUILD)
        elif action < SPECIALIST:
            begin_use(self, seat, action - USE, dealer)
        elif action < END_WORK:
            take_specialist(self, seat, action - SPECIALIST + 1, dealer)
        else:
            end_work(self, seat, dealer)

    def _answer(self, seat: i64, action: i64, dealer: Dealer) -> None:
        if action < DIE:
            begin_copy(self, seat, action - COPY, dealer)
        elif action < REROLL:
            self._choose_die(seat, action - DIE + 1, dealer)
        elif action == REROLL:
            reroll(self, seat, dealer)
        elif action < VALUE:
            self._discard(seat, action - DISCARD, dealer)
        elif action < GAIN:
            decide(self, seat, action - VALUE + 1, dealer)
        elif action < SPLIT:
            decide(self, seat, action - GAIN, dealer)
        elif action < RETURN:
            decide(self, seat, action - SPLIT, dealer)
        elif action < BACK:
            return_one(self, seat, action - RETURN, dealer)
        else:
            go_back(self, seat)

    def _choose_die(self, seat: i64, value: i64, dealer: Dealer) -> None:
        step = self.step(seat)
        if step == DIE_STEP:
            choose_die(self, seat, value, dealer)
        elif step == TRAIN_STEP:
            train(self, seat, value, dealer)
        else:
            choose_to_reroll(self, seat, value)

    def _discard(self, seat: i64, card: i64, dealer: Dealer) -> None:
        step = self.step(seat)
        if step == HIRE_STEP:
            hire(self, seat, card, dealer)
        elif step == BUILD_STEP:
            build(self, seat, card, dealer)
        elif step == DISCARD_STEP:
            choose_discard(self, seat, card, dealer)
        else:
            drop(self, seat, card, dealer)

    def redeal(self, seat: int, dealer: Dealer) -> None:
        redeal(self, seat, dealer)

    def observe(self, seat: int, out: list[float]) -> None:
        observe(self, seat, out)

    def clone(self) -> "Play":
        copied = Play(
            self.kit,
            self.options,
            self.seats,
            self.tokens,
            self.market[:],
            self.stock[:],
            self.hands[:],
            self.built[:],
            self.worked[:],
            self.dice[:],
            self.picked[:],
            self.marks[:],
            self.own[:],
            self.deck.clone(),
            self.discard[:],
            self.crew_deck.clone(),
            self.crew_discard[:],
            self.machine[:],
            self.agenda.clone(),
        )
        copied.machine_goods = self.machine_goods
        copied.round = self.round
        copied.first = self.first
        copied.cleared = self.cleared
        copied.ending = self.ending
        return copied

    def scores(self) -> list[int]:
        return [score(self, seat) for seat in range(self.seats)]

    def standing(self) -> list[int] | None:
        return None if self.waiting() else places(self)
