"""More for rule tests: what somebody sees and hears, how a race ended, floors that are laid."""

from typing import cast

from botyard.games.roborally import GAME
from botyard.games.roborally.boards.drawing import FACINGS, ROBOTS, draw_floor
from botyard.games.roborally.boards.floor import Floor
from botyard.games.roborally.play import Play
from botyard.kernel.dealer import FirstDealer, RecordingDealer
from botyard.kernel.game import SPECTATOR, Json

from .race import raced, told


def seen(race: Play, by: str = "") -> Json:
    """What the owner of a robot, or a spectator, is shown; and as ``position`` what is known."""
    seat = race.owner[ROBOTS.index(by)] if by else SPECTATOR
    return {"position": GAME.known(race, seat), **GAME.view(race, seat)}


def robot_seen(race: Play, letter: str, by: str = "") -> Json:
    """A robot as somebody sees it."""
    robots = cast("list[Json]", seen(race, by)["robots"])
    return robots[ROBOTS.index(letter)]


def heard(race: Play, letter: str, action: str, by: str = "") -> list[str]:
    """What the owner of a robot, or a spectator, hears when somebody acts; the lowest is dealt."""
    dealer = RecordingDealer(FirstDealer())
    race.apply(race.owner[ROBOTS.index(letter)], GAME.vocabulary.action(action), dealer)
    listener = race.owner[ROBOTS.index(by)] if by else SPECTATOR
    events = [event for event in GAME.events_of(dealer.told) if event.seen(listener)]
    return [f"{event.kind} {' '.join(map(str, event.args.values()))}" for event in events]


def places(race: Play, events: list[str]) -> list[int] | None:
    """The final places, if the race ended with these events."""
    return race.standing() if told("ended", events) else None


def raced_on(floor: Floor, **robots: str) -> Play:
    """A race on a floor that is not drawn, with robots such as ``A="C2>"``."""
    standing = [
        (ROBOTS.index(letter), floor.space(place[:-1]), FACINGS.index(place[-1]))
        for letter, place in robots.items()
    ]
    return raced(draw_floor(floor, standing))


def standing_at(race: Play, letter: str) -> str:
    """The space of a robot and its facing, such as ``C2>``; empty if it is off the floor."""
    robot = ROBOTS.index(letter)
    if not race.is_on_floor(robot):
        return ""
    return race.floor.name(race.space[robot]) + FACINGS[race.facing[robot]]
