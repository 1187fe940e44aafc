"""The numbers and names that fill in a reason."""

from botyard.games.ausser_rand_und_band.actions import COPY, FIELDS, OTHER, OWN, PLACE, SPACES, TAKE
from botyard.games.ausser_rand_und_band.declared import STEPS
from botyard.games.ausser_rand_und_band.state import NOBODY, Line
from botyard.kernel.game import Json


def explain(line: Line, seat: int, action: int) -> Json:
    """Parameters of the reason why an action is refused."""
    params: Json = {"active": line.active + 1}
    if line.waiting():
        params["step"] = STEPS.name(line.agenda.step())
    if PLACE <= action < TAKE:
        space = (action - PLACE) % (COPY - PLACE)
        params["space"] = SPACES.name(space)
        if line.edge[space] != NOBODY:
            params["owner"] = line.edge[space] + 1
    elif TAKE <= action < OTHER:
        params["field"] = (action - TAKE) % (OWN - TAKE) + 1
    elif action >= OTHER:
        params["owner"] = (action - OTHER) // FIELDS + 1
        params["field"] = (action - OTHER) % FIELDS + 1
    return params
