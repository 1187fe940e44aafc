"""The table of decisions."""

from collections import Counter

from botyard.games.fantastic_factories.decisions import ORDER


def test_no_two_choices_of_a_step_offer_the_same_action() -> None:
    for step in ORDER:
        offered = Counter(
            action for choice in step.choices for action in range(choice.first, choice.end)
        )
        assert set(offered.values()) <= {1}
