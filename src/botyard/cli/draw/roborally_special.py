"""What special courses change in the drawing: turned boards, moved flags, who is special."""

from typing import Any, cast

from botyard.cli.draw.scene import Scene
from botyard.games.roborally.boards.courses import FIRST_COURSE, Course, course_of
from botyard.games.roborally.boards.floor import Floor
from botyard.games.roborally.boards.laying import with_flags
from botyard.games.roborally.specials.frenetic_factory import floor_turned
from botyard.games.roborally.specials.teams import team_count, teams_of


def course_in(scene: Scene) -> Course:
    """The course of the table."""
    return course_of({"course": _position(scene)["options"].get("course", FIRST_COURSE)})


def floor_now(scene: Scene) -> Floor:
    """The floor as its boards and flags lie now; a flag that is away lies off the floor."""
    course, special = course_in(scene), _position(scene).get("special", {})
    floor = floor_turned(course, special["turned"]) if "turned" in special else course.floor
    if "flags" in special:
        flags = [0 if name is None else floor.space(name) for name in special["flags"]]
        floor = with_flags(floor, flags)
    return floor


def roles(scene: Scene, robot: dict[str, Any]) -> list[str]:
    """What a robot is on this course: of a team, a blocker, the SuperBot, the bearer of a flag."""
    course, position = course_in(scene), _position(scene)
    say, special = scene.words.say, position.get("special", {})
    number, seats = robot["dock"] - 1, position["seats"]
    told: list[str] = []
    if team_count(course.special, seats):
        team = teams_of(course.special, seats, position["options"])[robot["seat"] - 1]
        told.append(say("draw-team", team=int(team) + 1))
    if number >= seats:
        told.append(say("draw-blocker"))
    if special.get("superbot") == number:
        told.append(say("draw-superbot"))
    if number in special.get("carriers", []):
        told.append(say("draw-carries", flag=special["carriers"].index(number) + 1))
    return told


def _position(scene: Scene) -> dict[str, Any]:
    return cast(dict[str, Any], scene.view["position"])
