"""The numbers and names that fill in a reason."""

from botyard.games.roborally.actions import READY, STORE, VOCABULARY
from botyard.games.roborally.declared import KEEP_STEP, PROGRAM_STEP, STEPS
from botyard.games.roborally.play import Play
from botyard.games.roborally.rules.programming import empty_registers, robot_to_program
from botyard.games.roborally.state import NOBODY
from botyard.kernel.game import Json


def explain(race: Play, seat: int, action: int) -> Json:
    """
    Parameters of the reason why an action is refused.

    ``registers`` are those that are empty, ``asked`` is the seat that decides alone.
    """
    params: Json = {"seat": seat + 1}
    step = race.agenda.step()
    if race.waiting():
        params["step"] = STEPS.name(step)
        if step not in (PROGRAM_STEP, KEEP_STEP):
            params["asked"] = race.owner[race.asked()] + 1
    if action == READY or action >= STORE:
        robot = robot_to_program(race, seat)
        empty = [] if robot == NOBODY else empty_registers(race, robot)
        params["registers"] = empty
        params["count"] = len(empty)
    _, args = VOCABULARY.words(action)
    params.update(args)
    return params
