"""The table of decisions, copies on which they are tried, and the table of fields."""

from collections import Counter

from botyard.contract.copies import attributes
from botyard.games.bot_factory import GAME
from botyard.games.bot_factory.decisions import ORDER
from botyard.games.bot_factory.positions.write import fields
from botyard.games.bot_factory.setup import lay_out
from botyard.games.bot_factory.steps import Act
from botyard.kernel.agenda import Agenda


def test_no_two_choices_of_a_step_offer_the_same_action() -> None:
    boards = [board for step in ORDER if isinstance(step, Act) for board in step.boards]
    for step in [*ORDER, *boards]:
        offered = Counter(
            action for choice in step.choices for action in range(choice.first, choice.end)
        )
        assert set(offered.values()) <= {1}


def test_copying_forgets_no_attribute() -> None:
    """Every number that can change is another one than before, so that none is right by chance."""
    factory = lay_out(GAME.read_options({}), 4)
    for number, name in enumerate(attributes(factory), start=1000):
        value = getattr(factory, name)
        if name in ("kit", "options", "seats", "variant", "round_limit"):
            continue
        if isinstance(value, Agenda):
            value.push(number % 100)
        elif isinstance(value, int):
            setattr(factory, name, number)
        else:
            value[0] = number
    copied = lay_out(GAME.read_options({}), 4)
    before = attributes(copied)
    copied.copy_from(factory)
    after = attributes(copied)
    assert after == attributes(factory) == attributes(factory.clone())
    same = {name for name in after if after[name] == before[name]}
    assert same == {"kit", "options", "seats", "variant", "round_limit"}


def test_positions_forget_no_attribute() -> None:
    factory = lay_out(GAME.read_options({}), 1)  # an inspection, in which every attribute counts
    assert fields(factory.seats, factory.kit).forgotten(attributes(factory)) == []
