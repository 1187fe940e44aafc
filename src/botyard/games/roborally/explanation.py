"""The numbers and names that fill in a reason."""

from botyard.games.roborally.actions import AT, DECK_SIZE, DISCARD, FACE, PROGRAM, READY, UNPROGRAM
from botyard.games.roborally.cards import CARDS
from botyard.games.roborally.cards import OPTIONS as OPTION_NAMES
from botyard.games.roborally.declared import PROGRAM_STEP, STEPS
from botyard.games.roborally.floor import DIRECTIONS, SPACES
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
    if race.waiting():
        params["step"] = STEPS.name(race.agenda.step())
        if race.agenda.step() != PROGRAM_STEP:
            params["asked"] = race.owner[race.asked()] + 1
    if action < UNPROGRAM:
        params["register"] = (action - PROGRAM) // DECK_SIZE + 1
        params["card"] = CARDS.name((action - PROGRAM) % DECK_SIZE)
    elif action < READY:
        params["register"] = action - UNPROGRAM + 1
    elif action == READY:
        robot = robot_to_program(race, seat)
        empty = [] if robot == NOBODY else empty_registers(race, robot)
        params["registers"] = ", ".join([str(register) for register in empty])
        params["count"] = len(empty)
    elif action >= FACE:
        params["direction"] = DIRECTIONS.name(action - FACE)
    elif action >= AT:
        params["space"] = SPACES.name(action - AT)
    elif action >= DISCARD:
        params["option"] = OPTION_NAMES.name(action - DISCARD)
    return params
