"""The table of decisions."""

from collections import Counter

from botyard.games.roborally.decisions import ORDER
from botyard.games.roborally.rules.programming import Programming
from botyard.games.roborally.steps import OtherOptions


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
