"""The state class that meets the contract: which rule speaks at which step."""

from librt.vecs import vec
from mypy_extensions import i64

from botyard.games.roborally.actions import (
    AT,
    DECK_SIZE,
    DISCARD,
    FACE,
    POWER_DOWN,
    POWER_ON,
    PROGRAM,
    READY,
    REGISTERS,
    TAKE_DAMAGE,
    UNPROGRAM,
)
from botyard.games.roborally.declared import (
    ANNOUNCE_STEP,
    CANCEL_STEP,
    GAME_OVER,
    LOSE,
    LOSE_OPTION_STEP,
    NOT_ASKED,
    NOT_DAMAGED,
    NOT_NOW,
    PLACE,
    PROGRAM_STEP,
    RETURN_AT_STEP,
    RETURN_FACE_STEP,
    RETURN_POWER_STEP,
    STAY_DOWN_STEP,
    TURN_TO,
)
from botyard.games.roborally.observation import observe
from botyard.games.roborally.redealing import redeal
from botyard.games.roborally.rules.damage import cancel_token, take_token
from botyard.games.roborally.rules.option_cards import (
    cards_of,
    choose_lost_option,
    refuse_discard,
)
from botyard.games.roborally.rules.power import announce, may_announce, stay_down
from botyard.games.roborally.rules.programming import (
    declare_ready,
    fill_at_random,
    needs_card,
    place_card,
    refuse_programming,
    robot_to_program,
    take_card_back,
)
from botyard.games.roborally.rules.returning import (
    refuse_at,
    refuse_face,
    return_at,
    return_facing,
    return_power,
    spaces_in_ring,
)
from botyard.games.roborally.scoring import places, scores
from botyard.games.roborally.sequence import advance
from botyard.games.roborally.state import MOST_HELD, NO_CARD, NOBODY, Race, lowest_of
from botyard.kernel.agenda import NOTHING
from botyard.kernel.bag import ItemBag
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL


class Play(Race):
    """RoboRally in play."""

    def game_name(self) -> str:
        return "roborally"

    def waiting(self) -> int:
        step = self.agenda.step()
        if step == NOTHING:
            return 0
        if step != PROGRAM_STEP:
            return 1 << self.owner[self.asked()]
        seats: i64 = 0
        robot: i64
        for robot in range(self.robots):
            if not self.is_ready(robot):
                seats |= 1 << self.owner[robot]
        return seats

    def asked(self) -> i64:
        """The robot whose owner must decide, when it is one alone."""
        if self.agenda.step() == LOSE_OPTION_STEP:
            return lowest_of(self.agenda.first())
        return self.agenda.first()

    def candidates(self, seat: int) -> list[int]:
        step = self.agenda.step()
        if step == PROGRAM_STEP:
            return self._programs(seat)
        if step == NOTHING or self.owner[self.asked()] != seat:
            return []
        if step == CANCEL_STEP:
            return [TAKE_DAMAGE, *self._discards()]
        if step == LOSE_OPTION_STEP:
            return self._discards()
        if step == RETURN_AT_STEP:
            spaces = spaces_in_ring(self, self.asked(), self.agenda.second())
            return [AT + self.floor.square(space) for space in spaces]
        if step == RETURN_FACE_STEP:
            return [FACE + direction for direction in range(4)]
        return [POWER_DOWN, POWER_ON]

    def _programs(self, seat: int) -> list[int]:
        """A thinking player fills the leftmost register that is empty."""
        robot = robot_to_program(self, seat)
        if robot == NOBODY:
            return []
        if not needs_card(self, robot):
            return [READY]
        return self._programs_of(robot, self.first_empty(robot))

    def _programs_of(self, robot: i64, register: i64) -> list[int]:
        """Every card of the hand into that register."""
        first = robot * MOST_HELD
        places = range(first, first + self.held[robot])
        return [PROGRAM + (register - 1) * DECK_SIZE + self.hands[place] for place in places]

    def _discards(self) -> list[int]:
        """Every option card of the robot that is asked."""
        return [DISCARD + option for option in cards_of(self.held_options[self.asked()])]

    def courtesies(self, seat: int) -> list[int]:
        """Taking cards back, and filling registers in another order (RR-7)."""
        robot = robot_to_program(self, seat)
        if self.agenda.step() != PROGRAM_STEP or robot == NOBODY:
            return []
        leftmost = self.first_empty(robot)
        actions: list[int] = []
        register: i64
        for register in range(1, REGISTERS + 1):
            if register == leftmost or self.is_locked(robot, register):
                continue
            if self.card(robot, register) == NO_CARD:
                actions += self._programs_of(robot, register)
            else:
                actions.append(UNPROGRAM + register - 1)
        return actions

    def refusal(self, seat: int, action: int) -> int:
        step = self.agenda.step()
        if step == NOTHING:
            return GAME_OVER
        if (step == PROGRAM_STEP) != (action <= READY):
            return NOT_NOW
        if step == PROGRAM_STEP:
            return refuse_programming(self, seat, action)
        if not self._is_answer(step, action):
            return NOT_NOW
        robot = self.asked()
        if self.owner[robot] != seat:
            return self._why_not_asked(seat, action)
        if action >= FACE:
            return refuse_face(self, robot, self.agenda.second(), action - FACE)
        if action >= AT:
            return refuse_at(self, robot, self.agenda.second(), action - AT)
        if action >= DISCARD:
            return refuse_discard(self, robot, action - DISCARD)
        return LEGAL

    def _is_answer(self, step: i64, action: i64) -> bool:
        """Whether this kind of action answers what is asked now."""
        if action >= FACE:
            return step == RETURN_FACE_STEP
        if action >= AT:
            return step == RETURN_AT_STEP
        if action >= DISCARD:
            return step == CANCEL_STEP or step == LOSE_OPTION_STEP
        if action == TAKE_DAMAGE:
            return step == CANCEL_STEP
        return step == ANNOUNCE_STEP or step == STAY_DOWN_STEP or step == RETURN_POWER_STEP

    def _why_not_asked(self, seat: i64, action: i64) -> int:
        """Another seat decides now; who wants to power down may not even be allowed to."""
        if self.agenda.step() == ANNOUNCE_STEP and action == POWER_DOWN:
            robot: i64
            for robot in range(self.robots):
                if self.owner[robot] == seat and may_announce(self, robot):
                    return NOT_ASKED
            return NOT_DAMAGED  # RR-10
        return NOT_ASKED

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        if action < READY:
            self._change_program(seat, action)
            return
        if action == READY:
            declare_ready(self, robot_to_program(self, seat), dealer)
        else:
            self._answer(action, dealer)
        advance(self, dealer)

    def _change_program(self, seat: i64, action: i64) -> None:
        robot = robot_to_program(self, seat)
        if action >= UNPROGRAM:
            take_card_back(self, robot, action - UNPROGRAM + 1)
        else:
            placed = action - PROGRAM
            place_card(self, robot, placed // DECK_SIZE + 1, placed % DECK_SIZE)

    def _answer(self, action: i64, dealer: Dealer) -> None:
        step, robot = self.agenda.step(), self.asked()
        if step == ANNOUNCE_STEP:
            announce(self, robot, action == POWER_DOWN, dealer)
        elif step == STAY_DOWN_STEP:
            stay_down(self, robot, action == POWER_DOWN, dealer)
        elif step == RETURN_POWER_STEP:
            return_power(self, robot, action == POWER_DOWN, dealer)
        elif step == RETURN_AT_STEP:
            return_at(self, robot, action - AT, dealer)
        elif step == RETURN_FACE_STEP:
            return_facing(self, robot, action - FACE, dealer)
        elif step == LOSE_OPTION_STEP:
            choose_lost_option(self, robot, action - DISCARD, dealer)
        elif action == TAKE_DAMAGE:
            take_token(self, robot)
        else:
            cancel_token(self, robot, action - DISCARD, dealer)

    def run_out(self, seat: int, dealer: Dealer) -> None:
        """
        Programs are completed at random; elsewhere nothing is used, and a choice is random.

        Clauses: RR-9, RR-54.
        """
        if self.agenda.step() == PROGRAM_STEP:
            robot = robot_to_program(self, seat)
            while robot != NOBODY:
                fill_at_random(self, robot, dealer)
                robot = robot_to_program(self, seat)
            advance(self, dealer)
        else:
            self.apply(seat, self._default(seat, dealer), dealer)

    def _default(self, seat: i64, dealer: Dealer) -> i64:
        """
        The answer when the time for a decision is up.

        Clauses: RR-54.
        """
        step, robot = self.agenda.step(), self.asked()
        if step == CANCEL_STEP:
            return TAKE_DAMAGE
        if step == LOSE_OPTION_STEP:
            held = cards_of(self.held_options[robot])
            return DISCARD + dealer.draw(LOSE + seat, ItemBag(held))
        if step == RETURN_AT_STEP:
            spaces = spaces_in_ring(self, robot, self.agenda.second())
            squares = vec[i64]([self.floor.square(space) for space in spaces])
            return AT + dealer.draw(PLACE + seat, ItemBag(squares))
        if step == RETURN_FACE_STEP:
            facings = vec[i64]([way for way in range(4) if self.refusal(seat, FACE + way) == LEGAL])
            return FACE + dealer.draw(TURN_TO + seat, ItemBag(facings))
        return POWER_ON

    def redeal(self, seat: int, dealer: Dealer) -> None:
        redeal(self, seat, dealer)

    def observe(self, seat: int, out: list[float]) -> None:
        observe(self, seat, out)

    def clone(self) -> "Play":
        copied = Play(
            self.course,
            self.options,
            self.owner,
            self.space[:],
            self.facing[:],
            self.damage[:],
            self.lives[:],
            self.flags[:],
            self.archive[:],
            self.power[:],
            self.fate[:],
            self.since[:],
            self.locked[:],
            self.face_up[:],
            self.held_options[:],
            self.tokens[:],
            self.registers[:],
            self.hands[:],
            self.held[:],
            self.discard[:],
            self.occupant[:],
            self.agenda.clone(),
        )
        copied.ready = self.ready
        copied.spent_options = self.spent_options
        copied.turn = self.turn
        copied.register = self.register
        return copied

    def scores(self) -> list[int]:
        return scores(self)

    def standing(self) -> list[int] | None:
        return None if self.agenda.step() != NOTHING else places(self)
