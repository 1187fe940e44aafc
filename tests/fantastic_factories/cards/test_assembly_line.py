"""Assembly Line."""

import pytest

from ..board import check, choices, play, refused, table


@pytest.mark.rule("FF-32b")
@pytest.mark.parametrize("lowest", [1, 2, 3, 4])
def test_three_consecutive_dice_make_2_goods(lowest: int) -> None:
    works = table(f"""
        turn     3 A work
        A built  assembly-line
        A dice   {lowest + 2} {lowest} {lowest + 1}
    """)
    play(works, "use:assembly-line", f"die:{lowest}")
    check(
        works,
        f"""
        A        2 goods
        A dice   .
        A used   assembly-line={lowest},{lowest + 1},{lowest + 2}
    """,
    )


@pytest.mark.rule("FF-32b")
@pytest.mark.parametrize("dice", ["5 6 1", "2 2 3", "1 3 5", "6 6 6"])
def test_there_is_no_way_round_from_6_to_1(dice: str) -> None:
    works = table(f"""
        turn     3 A work
        A built  assembly-line
        A dice   {dice}
    """)
    assert refused(works, "use:assembly-line", "need", "have") == "needs-dice FF-28 need 3 have 3"


@pytest.mark.rule("FF-32b")
def test_where_several_runs_lie_the_lowest_die_is_chosen() -> None:
    works = table("""
        turn     3 A work
        A built  assembly-line
        A dice   1 2 3 4
    """)
    play(works, "use:assembly-line")
    assert choices(works, "die") == {"die:1", "die:2"}
    assert refused(works, "die:3") == "die-does-not-fit FF-28"
