"""What the guide of Bot Factory says of drawn tables: who is ahead, the end, the task."""

import pytest

from bot_factory.floor import table
from botyard.games.bot_factory.study.guide import FactoryGuide
from botyard.kernel.dealer import Generator, SeededDealer
from botyard.search.rollout import TO_THE_END, roll_out

GUIDE = FactoryGuide()
PLAYING = """
    turn    5 A act
    floor   A^F1 B_P1 sandra_A3
"""
OVER = """
    turn    5 . over
    floor   A_F1 B_P1 sandra_A3
"""
AHEAD = """
    bots A  r r b
    bots B  r
    meeples red=0 yellow=3 blue=2 green=3
    speech  A=4 B=4
"""
EVEN = """
    bots A  r b
    bots B  r b
    meeples red=1 yellow=3 blue=1 green=3
    speech  A=4 B=4
"""


def worth(drawing: str, seat: int = 0, task: str = "") -> float:
    return GUIDE.value(table(f'{drawing}\ntask "{task}"' if task else drawing), seat)


def test_equals_have_half_of_it_each_and_a_lead_is_worth_more() -> None:
    assert worth(PLAYING + EVEN, 0) == worth(PLAYING + EVEN, 1) == 0.5
    assert worth(PLAYING + EVEN.replace("A=4", "A=6"), 0) > 0.5


def test_what_can_still_be_built_is_worth_something() -> None:
    red = f"{PLAYING}{EVEN}red rH rT .\n"
    assert worth(f"{red}parts A rL\nprojects A r") > worth(f"{red}parts A yL\nprojects A y")


def test_at_the_end_whoever_is_ahead_has_won() -> None:
    assert worth(OVER + AHEAD, 0) > worth(PLAYING + AHEAD, 0) + 0.1
    assert worth(OVER + AHEAD, 1) < worth(PLAYING + AHEAD, 1) - 0.1


def test_at_the_end_more_points_are_worth_more() -> None:
    assert worth(f"{OVER}{AHEAD}values red=12", 0) > worth(f"{OVER}{AHEAD}values red=6", 0) > 0.8


ALONE = """
    turn     9 . over
    seats    A
    floor    A_F1 vilela_F2 sandra_A3
    speech   A=2
"""
ALONE_PLAYING = ALONE.replace(". over", "A act").replace("A_F1", "A^F1")


@pytest.mark.parametrize(
    ("task", "done", "missed"),
    [
        ("three-alike", "r r r", "r r b"),
        ("two-pairs", "r r b b", "r r b g"),
    ],
)
@pytest.mark.parametrize("table_before", [ALONE, ALONE_PLAYING], ids=["over", "playing"])
def test_alone_the_task_counts_more_than_points(
    table_before: str, task: str, done: str, missed: str
) -> None:
    drawing = f"{table_before}meeples red=0 yellow=3 blue=1 green=2\n"
    with_it = worth(f"{drawing}bots A {done}\nvalues red=6 blue=6", task=task)
    without = worth(f"{drawing}bots A {missed}\nvalues red=15 blue=15 green=15", task=task)
    assert with_it > 0.6
    assert without < with_it - 0.3


def test_alone_the_best_review_is_worth_more_than_its_points() -> None:
    """Three red bots of 15, a contract of 4 and tokens: 49, 50 and 51 points."""
    drawing = f"""
        {ALONE}
        meeples    red=0 yellow=3 blue=3 green=3
        bots A     r r r
        values     red=15
        contracts  . . . . . . 1 . .
        tokens     bottom-left=A
    """
    worths = [
        worth(drawing.replace("A=2", f"A={tokens}"), task="three-alike") for tokens in (0, 2, 4)
    ]
    assert worths[1] - worths[0] > 5 * (worths[2] - worths[1]) > 0


def test_alone_a_task_that_is_missed_at_the_end_is_missed() -> None:
    close = "meeples red=1 yellow=3 blue=0 green=3\nbots A r r b b"
    assert worth(ALONE + close, task="three-alike") <= 0.1
    assert worth(ALONE_PLAYING + close, task="three-alike") > 0.15


def test_alone_being_close_to_the_task_is_worth_something() -> None:
    drawing = f"{ALONE_PLAYING}meeples red=1 yellow=3 blue=3 green=3\n"
    assert worth(f"{drawing}bots A r r", task="three-alike") > worth(
        f"{drawing}bots A r", task="three-alike"
    )


def test_rollouts_go_on_by_rule_of_thumb_to_the_end() -> None:
    factory = table(PLAYING + EVEN)
    roll_out(factory, GUIDE, SeededDealer(3, 12), Generator(4), TO_THE_END)
    assert factory.standing() is not None
    assert int(factory.round) < 40


def test_moments_are_rounds() -> None:
    assert GUIDE.moment(table(PLAYING)) == 5
