"""The table of decisions, and the copies on which they are tried."""

from collections import Counter

from mypy_extensions import i64

from botyard.contract.copies import attributes
from botyard.games.roborally import GAME
from botyard.games.roborally.boards.courses import course_of
from botyard.games.roborally.boards.floor import Floor
from botyard.games.roborally.decisions import ORDER
from botyard.games.roborally.play import Play
from botyard.games.roborally.positions.fields import fields_of
from botyard.games.roborally.rules.programming import Programming
from botyard.games.roborally.setup import lay_out
from botyard.games.roborally.steps import OtherOptions
from botyard.kernel.agenda import Agenda
from botyard.kernel.vectors import vec

FIXED = {"course", "options", "owner", "told_as", "team", "robots", "seats", "special"}
OPTIONS = GAME.read_options({})


def test_no_two_choices_of_a_step_offer_the_same_action() -> None:
    """Only what is said of all other Options goes beyond those that a step names."""
    recompiled = [step.recompiled for step in ORDER if isinstance(step, Programming)]
    for step in [*ORDER, *recompiled]:
        offered = Counter(
            action
            for choice in step.choices
            if not isinstance(choice, OtherOptions)
            for action in range(choice.first, choice.end)
        )
        assert set(offered.values()) <= {1}


def test_other_options_are_offered_nowhere() -> None:
    others = [one for step in ORDER for one in step.choices if isinstance(one, OtherOptions)]
    assert len(others) == 5
    assert [choice.actions for choice in others] == [[]] * 5


def test_copying_forgets_no_attribute() -> None:
    """Whatever can change is other than before, so that nothing is right by chance."""
    race, copied = _race(), _race()
    for number, name in enumerate(attributes(race), start=1000):
        value = getattr(race, name)
        if name in FIXED:
            continue
        if isinstance(value, Agenda):
            value.push(number % 100)
        elif isinstance(value, Floor):
            race.floor = course_of(GAME.read_options({"course": "dizzy-dash"})).floor
        elif isinstance(value, int):
            setattr(race, name, number)
        else:
            setattr(race, name, vec[i64]([number]))
    before = attributes(copied)
    copied.copy_from(race)
    after = attributes(copied)
    assert after == attributes(race) == attributes(race.clone())
    assert {name for name in after if after[name] == before[name]} == FIXED


def test_positions_forget_no_attribute() -> None:
    race = _race()
    assert fields_of(race).forgotten(attributes(race)) == []


def test_numbers_out_of_bounds_are_noticed() -> None:
    race = _race()
    race.turn = 1
    assert fields_of(race).out_of_range(race) == []
    race.damage[2] = 10
    race.superbot = 4
    assert fields_of(race).out_of_range(race) == ["superbot", "damage of robot 2"]


def _race() -> Play:
    return lay_out(course_of(OPTIONS), OPTIONS, 4, 0)
