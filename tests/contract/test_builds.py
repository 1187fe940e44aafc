"""The same games compiled and interpreted, compared after every action."""

import os
import shutil
import sys
from pathlib import Path

import pytest

import botyard
from botyard.games.roborally.boards.courses import COURSES, course_named
from botyard.kernel.game import Game
from botyard.kernel.registry import all_games
from tools.builds import INTERPRETED, Difference, Plan, compare, each_value

SEED = 21
# Here a robot at one of the last docks is scrambled soon.
SEEDS = {"day-of-the-superbot": 685, "tight-collar": 685, "war-zone": 643}


def short_games(game: Game) -> list[Plan]:
    """Every variant; of RoboRally every course with a special rule, with the most robots."""
    if game.name != "roborally":
        return each_value(game, SEED, actions=30)
    plans: list[Plan] = []
    for course in COURSES.names:
        if course_named(course).special:
            seats = max(game.allowed_seats(game.read_options({"course": course})))
            seed = SEEDS.get(course, SEED)
            plans.append(Plan(game.name, seats, {"course": course}, seed, actions=75))
    return plans


@pytest.mark.parametrize("name", sorted(all_games()))
def test_compiled_and_interpreted_games_never_differ(name: str) -> None:
    if botyard.BUILD != "compiled":
        pytest.skip("nothing is compiled here")
    plans = short_games(all_games()[name])
    found = list(compare(plans))
    assert found == plans, "\n".join(str(one) for one in found if isinstance(one, Difference))


def test_a_shift_that_loses_a_bit_is_found(tmp_path: Path) -> None:
    shutil.copytree(
        Path(botyard.__path__[0]), tmp_path / "botyard", ignore=shutil.ignore_patterns("*.so")
    )
    steps = tmp_path / "botyard" / "games" / "roborally" / "steps.py"
    rule = steps.read_text()
    bit = "1 << race.owner[robot]"
    steps.write_text(rule.replace(f"|= {bit}", f"|= {bit} & 127"))
    assert steps.read_text() != rule
    planted = INTERPRETED | {"PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
    plan = Plan("roborally", 8, {"course": "tight-collar"}, SEED, actions=9)
    (found,) = compare([plan], (INTERPRETED, planted))
    assert isinstance(found, Difference)
    assert {"legal for 7", "refused to 7", "view of -1"} <= set(found.parts)
    assert f"8 seats, seed {SEED}, after action 0: " in str(found)
    assert any(detail.startswith("view of -1.waiting") for detail in found.details)
    assert found.record.count("\n") == found.action + 2  # a header, the deal, actions
