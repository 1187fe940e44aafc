"""What special courses change in the drawing: turned boards, moved flags, who is special."""

from typing import Any, cast

from botyard.cli.draw.scene import Scene
from botyard.games.roborally.boards.courses import FIRST_COURSE, Course, course_of
from botyard.games.roborally.boards.floor import Floor
from botyard.games.roborally.boards.laying import with_flags
from botyard.games.roborally.specials.frenetic_factory import floor_turned


def course_in(scene: Scene) -> Course:
    """The course of the table."""
    return course_of({"course": scene.options.get("course", FIRST_COURSE)})


def floor_now(scene: Scene) -> Floor:
    """The floor as its boards and flags lie now; a flag that is away lies off the floor."""
    course, view = course_in(scene), cast(dict[str, Any], scene.view)
    floor = floor_turned(course, view["turned"]) if view["turned"] else course.floor
    flags = [flag["space"] for flag in view["flags"]]
    return with_flags(floor, [0 if name is None else floor.space(name) for name in flags])


def roles(scene: Scene, robot: dict[str, Any]) -> list[str]:
    """What a robot is on this course: of a team, a blocker, the SuperBot, the bearer of a flag."""
    say, told = scene.words.say, list[str]()
    if robot["team"]:
        told.append(say("draw-team", team=robot["team"]))
    if robot["blocker"]:
        told.append(say("draw-blocker"))
    if robot["superbot"]:
        told.append(say("draw-superbot"))
    for number, flag in enumerate(cast(list[dict[str, Any]], scene.view["flags"]), start=1):
        if flag["carrier"] == robot["dock"]:
            told.append(say("draw-carries", flag=number))
    return told
