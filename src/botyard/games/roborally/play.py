"""The state class that meets the contract: which rule speaks at which step."""

from mypy_extensions import i64

from botyard.games.roborally.actions import (
    AT,
    DISCARD,
    FACE,
    HOME,
    KEEP,
    POWER_DOWN,
    POWER_ON,
    READY,
    REGISTERS,
    TAKE_DAMAGE,
    UNPROGRAM,
    UNSTORE,
    USE,
)
from botyard.games.roborally.copying import copy_options, copy_specials
from botyard.games.roborally.declared import (
    ANNOUNCE_STEP,
    ARM_REPAIR_STEP,
    CANCEL_STEP,
    GAME_OVER,
    HOME_STEP,
    KEEP_STEP,
    LOSE_OPTION_STEP,
    NOT_ASKED,
    NOT_DAMAGED,
    NOT_IN_CLEAN_UP,
    NOT_NOW,
    NOT_WHILE_ANNOUNCING,
    NOT_WHILE_DEPLOYING,
    NOT_WHILE_KEEPING,
    NOT_WHILE_PROGRAMMING,
    PROGRAM_STEP,
    RETURN_AT_STEP,
    RETURN_FACE_STEP,
    RETURN_POWER_STEP,
    STAY_DOWN_STEP,
)
from botyard.games.roborally.observation import observe
from botyard.games.roborally.option_numbers import STORING
from botyard.games.roborally.options.recompile import take_recompiled
from botyard.games.roborally.options.storing import refuse_unstoring
from botyard.games.roborally.questions import answer, asks_more, choices, is_answer, refuse
from botyard.games.roborally.redealing import redeal
from botyard.games.roborally.rules.damage import cancel_token, take_token
from botyard.games.roborally.rules.option_cards import (
    cards_of,
    choose_lost_option,
    refuse_cancelling,
    refuse_losing,
)
from botyard.games.roborally.rules.power import announce, stay_down
from botyard.games.roborally.rules.program_changes import change_program, is_for_programs
from botyard.games.roborally.rules.programming import (
    choices_of_program,
    placings,
    refuse_programming,
    robot_to_program,
)
from botyard.games.roborally.rules.returning import (
    refuse_at,
    refuse_face,
    return_at,
    return_facing,
    return_power,
    spaces_in_ring,
)
from botyard.games.roborally.rules.timer import fill_at_random
from botyard.games.roborally.running_out import default_answer
from botyard.games.roborally.scoring import places, scores
from botyard.games.roborally.sequence import advance
from botyard.games.roborally.special_numbers import NO_SPECIAL
from botyard.games.roborally.specials.tricksy import (
    choices_of_keeping,
    keep,
    refuse_keeping,
    robot_to_keep,
)
from botyard.games.roborally.state import NO_CARD, NOBODY, Race, lowest_of
from botyard.kernel.agenda import NOTHING
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
        if step != PROGRAM_STEP and step != KEEP_STEP:
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
            robot = robot_to_program(self, seat)
            return [] if robot == NOBODY else choices_of_program(self, robot)
        if step == KEEP_STEP:
            return choices_of_keeping(self, seat)
        if step == NOTHING or self.owner[self.asked()] != seat:
            return []
        if asks_more(step):
            return choices(self, step, self.asked())
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

    def _discards(self) -> list[int]:
        """Every option card of the robot that is asked."""
        return [DISCARD + option for option in cards_of(self.held_options[self.asked()])]

    def courtesies(self, seat: int) -> list[int]:
        """Taking cards back, and filling registers in another order (RR-7)."""
        robot = robot_to_program(self, seat)
        if self.agenda.step() != PROGRAM_STEP or robot == NOBODY or self.tokens[robot] > 0:
            return []
        leftmost = self.first_empty(robot)
        actions: list[int] = []
        register: i64
        for register in range(1, REGISTERS + 1):
            if self.is_closed(robot, register):
                continue
            if self.card(robot, register) != NO_CARD:
                actions.append(UNPROGRAM + register - 1)
            elif register != leftmost:
                actions += placings(self, robot, register)
        if self.held_options[robot] & STORING:
            for where in range(2):
                if refuse_unstoring(self, robot, where) == LEGAL:
                    actions.append(UNSTORE + where)
        return actions

    def refusal(self, seat: int, action: int) -> int:
        step = self.agenda.step()
        if step == NOTHING:
            return GAME_OVER
        if step == PROGRAM_STEP:
            if not is_for_programs(action):
                return NOT_WHILE_PROGRAMMING
            return refuse_programming(self, seat, action)
        if step == KEEP_STEP:
            offered = KEEP <= action < HOME
            return refuse_keeping(self, seat, action - KEEP) if offered else NOT_WHILE_KEEPING
        robot = self.asked()
        if self.owner[robot] != seat:
            return self._why_not_asked(seat, action)
        if asks_more(step):
            fits = is_answer(step, action)
            return refuse(self, step, robot, action) if fits else self._why_not_now(step)
        if not self._is_answer(step, action):
            return self._why_not_now(step)
        if action >= FACE:
            return refuse_face(self, robot, self.agenda.second(), action - FACE)
        if action >= AT:
            return refuse_at(self, robot, self.agenda.second(), action - AT)
        if action >= DISCARD:
            if step == CANCEL_STEP:
                return refuse_cancelling(self, robot, action - DISCARD)
            return refuse_losing(self, robot, action - DISCARD)
        return LEGAL

    def _is_answer(self, step: i64, action: i64) -> bool:
        """Whether this kind of action answers what is asked now."""
        if action >= USE or action <= READY:
            return False
        if action >= FACE:
            return step == RETURN_FACE_STEP
        if action >= AT:
            return step == RETURN_AT_STEP
        if action >= DISCARD:
            return step == CANCEL_STEP or step == LOSE_OPTION_STEP
        if action == TAKE_DAMAGE:
            return step == CANCEL_STEP
        return step == ANNOUNCE_STEP or step == STAY_DOWN_STEP or step == RETURN_POWER_STEP

    def _why_not_now(self, step: i64) -> int:
        """
        The order of play that this step belongs to.

        Clauses: RR-10, RR-15, RR-45, RR-C16.
        """
        if step == ANNOUNCE_STEP:
            return NOT_WHILE_ANNOUNCING
        if step >= HOME_STEP and self.turn == 0:
            return NOT_WHILE_DEPLOYING
        cleaning = STAY_DOWN_STEP <= step <= RETURN_POWER_STEP or step >= HOME_STEP
        return NOT_IN_CLEAN_UP if cleaning or step == ARM_REPAIR_STEP else NOT_NOW

    def _why_not_asked(self, seat: i64, action: i64) -> int:
        """Another seat decides now; who wants to power down may not even be allowed to."""
        if self.agenda.step() == ANNOUNCE_STEP and action == POWER_DOWN:
            robot: i64
            for robot in range(self.robots):
                if self.owner[robot] == seat and (
                    not self.is_active(robot) or self.damage[robot] > 0
                ):
                    return NOT_ASKED
            return NOT_DAMAGED  # RR-10
        return NOT_ASKED

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        step = self.agenda.step()
        if step == PROGRAM_STEP:
            change_program(self, robot_to_program(self, seat), action, dealer)
        elif step == KEEP_STEP:
            keep(self, robot_to_keep(self, seat), action - KEEP)
        elif asks_more(step):
            answer(self, step, self.asked(), action, dealer)
        else:
            self._answer(action, dealer)
        advance(self, dealer)

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
                if self.tokens[robot] > 0:
                    take_recompiled(self, robot, dealer)
                if not self.is_ready(robot):
                    fill_at_random(self, robot, dealer)
                robot = robot_to_program(self, seat)
            advance(self, dealer)
        else:
            self.apply(seat, default_answer(self, seat, self.asked(), dealer), dealer)

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
        copied.told_as = self.told_as
        copied.team = self.team
        if self.in_play or self.spent_options or len(self.seconds) > 0:
            copy_options(self, copied)
        if self.special != NO_SPECIAL:
            copy_specials(self, copied)
        return copied

    def scores(self) -> list[int]:
        return scores(self)

    def standing(self) -> list[int] | None:
        return None if self.agenda.step() != NOTHING else places(self)
