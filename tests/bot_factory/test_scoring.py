"""Final scoring, ties, and the review of an inspection."""

import pytest

from botyard.games.bot_factory import GAME
from botyard.games.bot_factory.play import Play
from botyard.kernel.game import Json

from .floor import drawn, play, table

OVER = """
    turn  9 . over
"""


def over(drawing: str, options: dict[str, object] | None = None) -> Play:
    """A game that is over."""
    return table(f"{OVER}{drawing}", options)


def lines(factory: Play, seat: int = 0) -> dict[str, int]:
    """The points of each line of a score, by name; they add up to the score."""
    found: dict[str, int] = {}
    for line in GAME.score_lines(factory, seat):
        found[line.name] = found.get(line.name, 0) + line.points
    assert sum(found.values()) == factory.scores()[seat]
    return found


@pytest.mark.seats_by_number
@pytest.mark.rule("BF-121")
def test_each_completed_bot_is_worth_the_value_of_its_color() -> None:
    factory = over("""
        bots A  r r y
        values  red=9 yellow=4
    """)
    assert lines(factory) == {"bots": 22}
    assert [line.args for line in GAME.score_lines(factory, 0)] == [
        {"colour": "red", "count": 2, "value": 9},
        {"colour": "yellow", "count": 1, "value": 4},
    ]


@pytest.mark.seats_by_number
@pytest.mark.rule("BF-122", "BF-123")
def test_a_fulfilled_contract_gives_the_points_of_the_token_and_of_the_row() -> None:
    factory = over("""
        bots A     r y
        values     red=1 yellow=1
        contracts  5 . . . . . . . .
        tokens     top-left=A
    """)
    assert lines(factory) == {"bots": 2, "contract-fulfilled": 5 + 7}
    assert GAME.score_lines(factory, 0)[2].args == {
        "number": "5",
        "spot": "top-left",
        "colours": ["red", "yellow"],
        "points": 5,
        "side": 7,
    }


@pytest.mark.seats_by_number
@pytest.mark.rule("BF-123")
@pytest.mark.parametrize(
    ("spot", "side"), [("top-left", 7), ("middle-left", 5), ("bottom-left", 2)]
)
def test_rows_give_7_5_and_2_points_at_their_side(spot: str, side: int) -> None:
    factory = over(
        f"""
        bots A     r
        values     red=1
        contracts  1 . . 2 . . 3 . .
        tokens     {spot}=BA
    """.replace("contracts  1 . . 2 . . 3", f"contracts  {_red_at(spot)}")
    )
    assert lines(factory)["contract-fulfilled"] == 1 + side


def _red_at(spot: str) -> str:
    """The contract for a red bot in one row of the left column."""
    row = ["top-left", "middle-left", "bottom-left"].index(spot)
    return " . . ".join("1" if number == row else "." for number in range(3))


@pytest.mark.seats_by_number
@pytest.mark.rule("BF-124")
def test_a_contract_that_is_not_completely_fulfilled_costs_the_points_of_the_token() -> None:
    factory = over("""
        bots A     r
        values     red=1
        contracts  11 . . . . . . . .
        tokens     top-left=A
    """)
    assert lines(factory) == {"bots": 1, "contract-failed": -10}


@pytest.mark.seats_by_number
@pytest.mark.rule("BF-Q26", "BF-122")
def test_each_bot_serves_one_contract_and_the_best_assignment_counts() -> None:
    """Taking contracts one by one, from the top, would give the red bot away for less."""
    factory = over("""
        bots A     r y
        values     red=1 yellow=1
        contracts  . . . 1 . . 5 . 2
        tokens     middle-left=A bottom-left=A bottom-right=A
    """)
    assert lines(factory) == {
        "bots": 2,
        "contract-fulfilled": (2 + 5) + (2 + 2),
        "contract-failed": -5,
    }


@pytest.mark.seats_by_number
@pytest.mark.rule("BF-Q26", "BF-122", "BF-124")
def test_a_large_contract_goes_before_small_ones_where_that_is_worth_more() -> None:
    factory = over("""
        bots A     r y b
        values     red=1 yellow=1 blue=1
        contracts  11 . . . . . 1 . .
        tokens     top-left=A bottom-left=A
    """)
    assert lines(factory) == {"bots": 3, "contract-fulfilled": 17, "contract-failed": -2}


@pytest.mark.seats_by_number
@pytest.mark.rule("BF-Q27", "BF-122")
def test_surplus_bots_stay_unassigned() -> None:
    factory = over("""
        bots A     r r r
        values     red=1
        contracts  . . . . . . 1 . .
        tokens     bottom-left=A
    """)
    assert lines(factory) == {"bots": 3, "contract-fulfilled": 4}


@pytest.mark.seats_by_number
@pytest.mark.rule("BF-125", "BF-126", "BF-127")
def test_speech_pairs_count_and_leftover_parts_and_projects_cost() -> None:
    factory = over("""
        speech      A=5
        parts A     rH uL
        projects A  r y
    """)
    assert lines(factory) == {"speech": 2, "parts": -2, "projects": -4}


@pytest.mark.seats_by_number
@pytest.mark.rule("BF-125")
def test_tokens_on_contracts_are_not_counted_in_pairs() -> None:
    factory = over("""
        speech     A=1
        bots A     r
        values     red=1
        contracts  . . . . . . 1 . .
        tokens     bottom-left=A
    """)
    assert lines(factory)["speech"] == 0


@pytest.mark.rule("BF-128", "BF-Q29")
@pytest.mark.parametrize(
    ("drawing", "places"),
    [
        ("bots A r\nbots B y y\nspeech C=1", [2, 1, 3]),
        ("bots A r\nbots B y y\nvalues red=12\nspeech A=2", [1, 2, 3]),
        ("bots A r\nbots B y y\nvalues red=12", [2, 1, 3]),
        ("bots A r\nbots B y\nspeech A=2 B=3", [2, 1, 3]),
        ("bots A r\nbots B y\nspeech A=3 B=3", [1, 1, 3]),
        ("bots A r\nbots B y\nspeech A=2 B=2", [1, 1, 3]),
        ("bots A r\nbots B y\nbots C b\nspeech A=2 B=3 C=3", [3, 1, 1]),
    ],
)
def test_most_points_win_then_more_bots_then_an_odd_number_of_tokens(
    drawing: str, places: list[int]
) -> None:
    assert over(f"seats ABC\n{drawing}").standing() == places


@pytest.mark.rule("BF-128", "BF-Q29")
@pytest.mark.parametrize(
    ("drawing", "told"),
    [
        ("bots A r\nbots B y y\nspeech C=1", []),
        ("bots A r\nbots B y y\nvalues red=12", [("tie-bots", 1, "BF-128")]),
        (
            "bots A r\nbots B y\nspeech A=2 B=3",
            [("tie-bots", 1, "BF-128"), ("tie-speech", 0, "BF-Q29")],
        ),
        (
            "bots A r\nbots B y\nspeech A=3 B=3",
            [
                ("tie-bots", 1, "BF-128"),
                ("tie-speech", 1, "BF-Q29"),
                ("tie-shared", None, "BF-128"),
            ],
        ),
    ],
)
def test_a_tie_says_how_it_was_decided(
    drawing: str, told: list[tuple[str, int | None, str]]
) -> None:
    factory = over(f"seats ABC\n{drawing}")
    ties = [line for line in GAME.score_lines(factory, 0) if line.name.startswith("tie-")]
    assert [(line.name, line.args.get("count"), line.clause) for line in ties] == told
    assert not [line for line in ties if line.points]


def inspected(task: str, drawing: str) -> tuple[list[int] | None, str, str]:
    """Who is before whom, whether the task is fulfilled, and the review."""
    factory = over(f"""
        seats  A
        floor  A=A1
        task   "{task}"
        {drawing}
    """)
    by_name = {line.name: line for line in GAME.score_lines(factory, 0)}
    assert by_name["task"].args["task"] == task
    result, review = by_name["task"].args["result"], by_name["review"].args["review"]
    return factory.standing(), str(result), str(review)


@pytest.mark.rule("BF-117", "BF-Q31")
@pytest.mark.parametrize(
    ("task", "drawing", "fulfilled"),
    [
        ("three-alike", "bots A r r r", True),
        ("three-alike", "bots A r r y y", False),
        ("two-pairs", "bots A r r y y", True),
        ("two-pairs", "bots A r r r", False),
        ("three-at-twelve", "bots A r y b\nvalues red=12 yellow=12 blue=13", True),
        ("three-at-twelve", "bots A r y b\nvalues red=12 yellow=12 blue=11", False),
        ("three-at-twelve", "bots A r r y\nvalues red=12 yellow=12 blue=15", False),
        (
            "three-contracts",
            "bots A r y b\ncontracts 1 2 3 . . . . . .\ntokens top-left=A top-middle=A top-right=A",
            True,
        ),
        (
            "three-contracts",
            "bots A r y\ncontracts 1 2 3 . . . . . .\ntokens top-left=A top-middle=A top-right=A",
            False,
        ),
    ],
)
def test_the_task_decides_whether_an_inspection_is_won(
    task: str, drawing: str, fulfilled: bool
) -> None:
    standing, result, review = inspected(task, drawing)
    assert standing == ([1, 2] if fulfilled else [2, 1])
    assert result == ("fulfilled" if fulfilled else "failed")
    assert (review == "fired") == (not fulfilled)


@pytest.mark.rule("BF-117", "BF-Q30")
@pytest.mark.parametrize(
    ("values", "parts", "review"),
    [
        ("red=1", "", "poor"),
        ("red=1", "parts A rH rT rL yH yT", "poor"),
        ("red=6", "", "poor"),
        ("red=7", "parts A rH", "adequate"),
        ("red=15", "", "adequate"),
        ("red=15", "speech A=1\ncontracts . . . . . . 1 . .\ntokens bottom-left=A", "adequate"),
        ("red=15", "speech A=2\ncontracts . . . . . . 1 . .\ntokens bottom-left=A", "exemplary"),
        ("red=15", "speech A=8\ncontracts 1 . . . . . . . .\ntokens top-left=A", "exemplary"),
    ],
)
def test_the_total_is_reviewed_as_poor_adequate_or_exemplary(
    values: str, parts: str, review: str
) -> None:
    drawing = f"bots A r r r\nvalues {values}\n{parts}"
    assert inspected("three-alike", drawing)[2] == review


@pytest.mark.rule("BF-Q51")
def test_for_the_task_of_three_contracts_three_go_before_a_higher_total() -> None:
    """The large contract at the top is worth more than the two small ones at the bottom."""
    drawing = """
        bots A     r y b
        contracts  11 . . . . . 1 2 3
        tokens     top-left=A bottom-left=A bottom-middle=A bottom-right=A
    """
    assert inspected("three-contracts", drawing)[1] == "fulfilled"
    factory = over(f"""
        seats  A
        floor  A=A1
        task   "three-contracts"
        {drawing}
    """)
    assert lines(factory)["contract-fulfilled"] == 3 * 4
    assert lines(factory)["contract-failed"] == -10
    other = over(f"""
        seats  A
        floor  A=A1
        task   "three-alike"
        {drawing}
    """)
    assert lines(other)["contract-fulfilled"] == 17


@pytest.mark.seats_by_number
@pytest.mark.rule("BF-Q29", "BF-128")
def test_in_a_tie_tokens_on_contracts_do_not_make_a_number_odd() -> None:
    """A: 6 for the bot, 4 for the contract; B: 10 for the bot; both 1 for their tokens."""
    factory = over("""
        seats      AB
        bots A     r
        bots B     y
        values     red=6 yellow=10
        contracts  . . . . . . 1 . .
        tokens     bottom-left=A
        speech     A=2 B=3
    """)
    assert factory.scores() == [11, 11]
    assert factory.standing() == [2, 1]


@pytest.mark.rule("BF-Q31", "BF-Q60")
@pytest.mark.parametrize(
    ("task", "bots"),
    [("three-alike", "r r r r"), ("two-pairs", "r r r y y"), ("two-pairs", "r r y y b b")],
)
def test_more_bots_than_a_task_asks_for_are_enough(task: str, bots: str) -> None:
    options: Json = {"variant": "variant-2", "universal-bot": True}
    built = 'universal_bot {"seat": 1, "colour": "red"}' if bots == "r r r r" else ""
    factory = over(
        f"""
        seats   A
        floor   A=A1
        task    "{task}"
        bots A  {bots}
        {built}
    """,
        options,
    )
    assert factory.standing() == [1, 2]


@pytest.mark.rule("BF-Q31", "BF-101", "BF-120", "BF-121")
@pytest.mark.parametrize(("value", "standing"), [(13, [1, 2]), (12, [2, 1])])
def test_a_task_is_checked_with_the_values_after_the_last_maintenance(
    value: int, standing: list[int]
) -> None:
    """The third bot is red: its column is cleared, and red falls by 1 before it counts."""
    factory = table(f"""
        turn        9 A act
        seats       A
        floor       A^A1 sandra_P3 vilela_J1
        task        "three-at-twelve"
        vilela_board  "project"
        vilela_bot    "green"
        red         rH rT .
        parts A     rL
        projects A  r
        bots A      y b
        meeples     red=1
        values      red={value} yellow=12 blue=12
    """)
    play(factory, "place:red-legs@red", "done")
    assert drawn(factory, "values") == [f"values red={value - 1} yellow=12 blue=12 green=6"]
    assert factory.standing() == standing


@pytest.mark.rule("BF-Q51")
def test_where_three_contracts_are_out_of_reach_the_higher_total_counts() -> None:
    """One large contract of the top row, or two small ones: two are not three."""
    factory = over("""
        seats      A
        floor      A=A1
        task       "three-contracts"
        bots A     r y
        values     red=1 yellow=1
        contracts  5 . . . . . 1 2 3
        tokens     top-left=A bottom-left=A bottom-middle=A
    """)
    assert lines(factory) == {
        "bots": 2,
        "contract-fulfilled": 5 + 7,
        "contract-failed": -4,
        "task": 0,
        "review": 0,
    }


@pytest.mark.seats_by_number
@pytest.mark.rule("BF-121")
def test_the_lines_of_a_score_are_those_of_the_seat() -> None:
    factory = over("""
        seats   AB
        bots A  r r
        bots B  g
        values  red=3 green=4
    """)
    assert lines(factory, 0) == {"bots": 6}
    assert lines(factory, 1) == {"bots": 4}
    told = [line.args for line in GAME.score_lines(factory, 1)]
    assert told == [{"colour": "green", "count": 1, "value": 4}]
