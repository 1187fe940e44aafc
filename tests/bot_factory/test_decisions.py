"""The table of decisions."""

from collections import Counter

from botyard.games.bot_factory.decisions import ORDER
from botyard.games.bot_factory.steps import Act


def test_no_two_choices_of_a_step_offer_the_same_action() -> None:
    boards = [board for step in ORDER if isinstance(step, Act) for board in step.boards]
    for step in [*ORDER, *boards]:
        offered = Counter(
            action for choice in step.choices for action in range(choice.first, choice.end)
        )
        assert set(offered.values()) <= {1}
