"""Manufactory."""

import pytest

from ..board import check, play, table


@pytest.mark.rule("FF-32g")
@pytest.mark.parametrize(
    ("gain", "stock", "hand"),
    [
        ("gain:metal", "2 metal, 1 goods", "."),
        ("gain:energy", "3 energy, 1 goods", "."),
        ("gain:cards draw:1=dojo draw:1=golem", "1 goods", "golem dojo"),
    ],
)
def test_two_equal_dice_make_1_good_and_one_of_three_gains(
    gain: str, stock: str, hand: str
) -> None:
    works = table("""
        turn     3 A work
        A built  manufactory
        A dice   6 6 6
    """)
    play(works, "use:manufactory", "die:6", gain)
    check(
        works,
        f"""
        A        {stock}
        A hand   {hand}
        A dice   6
        A used   manufactory=6,6
    """,
    )


@pytest.mark.rule("FF-68")
def test_the_gain_is_chosen_before_laboratory_draws() -> None:
    works = table("""
        turn     3 A work
        A built  manufactory laboratory
        A dice   6 6
    """)
    play(works, "use:manufactory", "die:6")
    check(works, "A .")
    play(works, "gain:cards draw:1=dojo draw:1=golem draw:1=robot")
    check(works, "A hand golem robot dojo")
