"""
What seats are asked: every decision of the game, on one screen.

A step is a list of choices. A choice is a class beside its rule: what it offers, why not, what it
does, and what fills in a reason.
"""

from typing import Final

from botyard.games.fantastic_factories import declared as on
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
from botyard.games.fantastic_factories.declared import (
    BUILD_FIRST,
    COPY_FIRST,
    EXCESS_FIRST,
    GIVE_FIRST,
    HIRE_FIRST,
    NOT_NOW,
    NOTHING_BEGUN,
    SET_FIRST,
    USE_FIRST,
)
from botyard.games.fantastic_factories.rules import (
    activating,
    building,
    ending,
    headquarters,
    hiring,
    market,
    workers,
)
from botyard.games.fantastic_factories.rules.activating import Using
from botyard.games.fantastic_factories.rules.backing import ForTool, GoBack, SetAgain
from botyard.games.fantastic_factories.sequence import (
    EndOfRound,
    MachineTurn,
    MarketTurn,
    NotAsked,
    WorkPhase,
    WorkTurn,
)
from botyard.games.fantastic_factories.state import Works
from botyard.games.fantastic_factories.steps import Choice, Refused, Step
from botyard.kernel.dealer import Dealer


def _ask(otherwise: int, *choices: Choice) -> Step:
    """A question, not something that the seat has begun: there is nothing to go back from."""
    return Step([*choices, Refused(BACK, NOTHING_BEGUN)], otherwise)


def _use(*choices: Choice) -> Step:
    """A card is being used."""
    return Using([GoBack(BACK), *choices], USE_FIRST)


_STEPS: Final[dict[int, Step]] = {
    on.END_OF_ROUND: EndOfRound([]),
    on.MACHINE_STEP: MachineTurn([]),
    on.WORK_PHASE: WorkPhase([]),
    on.WORK_TURN: WorkTurn([]),
    on.MARKET_TURN_STEP: MarketTurn([]),
    on.MARKET_STEP: _ask(
        NOT_NOW, market.Take(TAKE), hiring.Hire(HIRE), market.Clear(CLEAR), market.Pass(PASS)
    ),
    on.GIVE_STEP: _ask(GIVE_FIRST, hiring.Give(GIVE)),
    on.WORK_STEP: _ask(
        NOT_NOW,
        headquarters.Place(PLACE),
        building.Build(BUILD),
        activating.Use(USE),
        workers.Specialist(SPECIALIST),
        ending.EndWork(END_WORK),
    ),
    on.RETURN_STEP: _ask(EXCESS_FIRST, ending.Return(RETURN)),
    on.DROP_STEP: _ask(EXCESS_FIRST, ending.Drop(DISCARD)),
    on.HIRE_STEP: ForTool(hiring.DiscardToHire(DISCARD), HIRE_FIRST),
    on.SET_STEP: Step([SetAgain(BACK), workers.SetDie(SET), workers.RollRest(ROLL)], SET_FIRST),
    on.BUILD_STEP: ForTool(building.DiscardToBuild(DISCARD), BUILD_FIRST),
    on.COPY_STEP: Step([GoBack(BACK), activating.Copy(COPY)], COPY_FIRST),
    on.DIE_STEP: _use(activating.ChooseDie(DIE)),
    on.TRAIN_STEP: _use(activating.Train(DIE)),
    on.REROLL_STEP: _use(activating.ChooseToReroll(DIE), activating.Reroll(REROLL)),
    on.DISCARD_STEP: _use(activating.DiscardToUse(DISCARD)),
    on.VALUE_STEP: _use(activating.ChooseValue(VALUE)),
    on.GAIN_STEP: _use(activating.ChooseGain(GAIN)),
    on.SPLIT_STEP: _use(activating.ChooseSplit(SPLIT)),
}
# By number; the last one is for a seat that is asked nothing, and for the table once it is over.
ORDER: Final[list[Step]] = [*[_STEPS[number] for number in range(len(on.STEPS))], NotAsked([])]


def advance(works: Works, dealer: Dealer) -> None:
    """Carry out step after step, until a seat is asked something or the game is over."""
    if not works.is_anybody_asked():
        while ORDER[works.agenda.step()].run(works, dealer):
            continue
