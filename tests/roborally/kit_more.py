"""More for rule tests: what somebody sees, and floors that are joined from boards."""

from typing import cast

from botyard.games.roborally import GAME
from botyard.games.roborally.alphabet import ROBOTS
from botyard.games.roborally.play import Play
from botyard.kernel.game import SPECTATOR, Json

from .race import told


def seen(race: Play, by: str = "") -> Json:
    """What the owner of a robot sees; without one, what a spectator sees."""
    return GAME.view(race, race.owner[ROBOTS.index(by)] if by else SPECTATOR)


def robot_seen(race: Play, letter: str, by: str = "") -> Json:
    """A robot as somebody sees it."""
    robots = cast("list[Json]", seen(race, by)["robots"])
    return robots[ROBOTS.index(letter)]


def places(race: Play, events: list[str]) -> list[int] | None:
    """The final places, if the race ended with these events."""
    return race.standing() if told("ended", events) else None
