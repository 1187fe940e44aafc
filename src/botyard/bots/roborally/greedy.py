"""The greedy bot: the program that leads furthest, as if all others stood still."""

from typing import Any, Final, cast

from botyard.bots.bot import Answer, Asked, Bot
from botyard.bots.roborally.equipment import (
    SIMPLE,
    abort_if_doomed,
    change_of_gear,
    pair_up_or_end,
    reach_out,
    replace_card,
    steady_or_not,
    wants_new_cards,
)
from botyard.bots.roborally.program import Planner
from botyard.bots.roborally.situation import Situation, situation_of
from botyard.bots.roborally.weapons import choose_weapon
from botyard.games.roborally.actions import (
    AT,
    DECK_SIZE,
    DISCARD,
    FACE,
    PASS,
    POWER_DOWN,
    POWER_ON,
    PROGRAM,
    READY,
    TAKE_DAMAGE,
    UNPROGRAM,
    USE,
)
from botyard.games.roborally.components import DECK, FLYWHEEL, OPTIONS, RECOMPILE
from botyard.kernel.dealer import Generator
from botyard.kernel.game import Game, Json

# Option cards that work without a decision: the others are given away first.
_BY_THEMSELVES: Final = (
    "double-barreled-laser",
    "extra-memory",
    "power-down-shield",
    "ramming-gear",
    "rear-firing-laser",
    "superior-archive",
)
_HARMLESS: Final = 3  # damage up to which those are worth more than a token


class GreedyBot(Bot):
    """
    Drives every order of its hand over the floor, others standing still, and counts registers.

    It keeps nothing in mind: each card is chosen by planning again what is still open. The seed
    decides between programs that are as good as each other.
    """

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self._generator = Generator(seed)

    def decide(self, asked: Asked) -> Answer:
        if len(asked.legal) == 1:
            return Answer(asked.legal)
        return Answer([self._chosen(asked.known, asked.seat, asked.legal)])

    def _chosen(self, known: Json, seat: int, legal: list[int]) -> int:
        view = cast("dict[str, Any]", self.game.view(self.game.read_known(known), seat))
        step = str(view["step"])
        if step in SIMPLE:
            return SIMPLE[step](legal)
        situation = situation_of(known, view, seat)
        if step == "program" and legal[0] != TAKE_DAMAGE:
            return self._program(situation, legal)
        if POWER_DOWN in legal:
            return _power(situation, announcing=step == "announce")
        if PASS in legal or step == "act":
            return _use_option(situation, step, view["register"], legal)
        if legal[0] >= FACE:
            space = situation.floor.space(view["args"][0])
            return _facing(situation, space, legal)
        if legal[0] >= AT:
            return _space(situation, legal)
        return _discard(situation, legal)

    def _program(self, situation: Situation, legal: list[int]) -> int:
        """The next card of a best program; of cards of a kind the one that moves first."""
        if legal[0] >= READY:
            return pair_up_or_end(situation, legal)
        if USE + FLYWHEEL in legal:
            return USE + FLYWHEEL
        register = (legal[0] - PROGRAM) // DECK_SIZE
        cards = {
            action: (action - PROGRAM) % DECK_SIZE
            for action in legal
            if action < UNPROGRAM and (action - PROGRAM) // DECK_SIZE == register
        }
        planner = Planner(situation)
        programs = planner.best_programs()
        program = programs[self._generator.below(len(programs))]
        if USE + RECOMPILE in legal and wants_new_cards(planner, situation, program):
            return USE + RECOMPILE
        if register >= len(program):  # its turn is over by then: the most harmless card
            return min(cards, key=lambda action: DECK.kinds[cards[action]])
        fitting = [action for action in cards if DECK.kinds[cards[action]] == program[register]]
        return max(fitting)


def _use_option(situation: Situation, step: str, register: int, legal: list[int]) -> int:
    """
    What Options offer in a register or after it.

    Clauses: RR-57.
    """
    if step == "act":
        return change_of_gear(situation, register, legal)
    if step == "weapons":
        return choose_weapon(situation, legal)
    if step == "stabilize":
        return steady_or_not(situation)
    if step == "conditional":
        return replace_card(situation, register)
    if step == "abort":
        return abort_if_doomed(situation, register)
    return reach_out(situation, legal, repairing=step == "arm-repair")


def _power(situation: Situation, *, announcing: bool) -> int:
    """
    Whether a turn without cards costs less than the damage; announced before the program runs.

    Clauses: RR-10, RR-13, RR-41.
    """
    planner = Planner(situation)
    place = planner.run() if announcing else planner.here()
    if planner.is_over(place):
        return POWER_ON
    going_on = planner.outlook.going_on(place.pose, place.damage, place.flags)
    resting = planner.outlook.resting(place.pose, place.archive, place.flags)
    return POWER_DOWN if resting < going_on else POWER_ON


def _facing(situation: Situation, space: int, legal: list[int]) -> int:
    """The way on."""
    outlook = Planner(situation).outlook
    return min(
        legal, key=lambda action: outlook.registers(space * 4 + action - FACE, situation.flags)
    )


def _space(situation: Situation, legal: list[int]) -> int:
    """The nearest to the next flag."""
    outlook, index = Planner(situation).outlook, situation.floor.index
    return min(legal, key=lambda action: outlook.best_facing(index(action - AT), situation.flags))


def _discard(situation: Situation, legal: list[int]) -> int:
    """
    An option card that needs decisions, for a token or with a life; others rather late.

    Clauses: RR-34, RR-38.
    """
    cards = [action for action in legal if action != TAKE_DAMAGE]
    idle = [action for action in cards if OPTIONS.name(action - DISCARD) not in _BY_THEMSELVES]
    if not idle and TAKE_DAMAGE in legal and situation.damage < _HARMLESS:
        return TAKE_DAMAGE
    return (idle or cards)[0]
