"""Foreman."""

import pytest

from ..board import check, play, refused, table


@pytest.mark.rule("FF-43", "FF-63", "FF-72")
def test_values_of_own_dice_are_set_before_the_rest_is_rolled() -> None:
    works = table("""
        turn     3 B market
        A hired  foreman
    """)
    throw = " ".join(["throw:2=1"] * 4)
    play(works, f"B take:beacon row=dojo {throw}")
    check(
        works,
        """
        A step   set-dice
        B step   work
        A dice   .
        waiting  A B
    """,
    )
    play(works, "set:6", "set:6", "roll throw:1=2 throw:1=3")
    check(
        works,
        """
        A dice   2 3 6 6
        A hired  .
        A step   work
    """,
    )


@pytest.mark.rule("FF-43")
def test_after_four_dice_nothing_is_left_to_set() -> None:
    works = table("""
        turn     3 B market
        A hired  foreman
    """)
    play(works, "B take:beacon row=dojo throw:2=1 throw:2=1 throw:2=1 throw:2=1")
    play(works, "set:5", "set:4", "set:4", "set:1")
    check(
        works,
        """
        A dice   1 4 4 5
        A step   work
    """,
    )


@pytest.mark.rule("FF-43")
def test_none_may_be_set_and_one_can_begin_anew() -> None:
    works = table("""
        turn     3 B market
        A hired  foreman
    """)
    play(works, "B take:beacon row=dojo throw:2=1 throw:2=1 throw:2=1 throw:2=1")
    assert refused(works, "back") == "nothing-begun FF-68"
    play(works, "set:5", "set:4", "back")
    check(works, "A chosen .")
    play(works, "roll throw:1=1 throw:1=2 throw:1=3 throw:1=4")
    check(works, "A dice 1 2 3 4")


@pytest.mark.rule("FF-43", "FF-45", "FF-72")
def test_dice_of_hired_hands_are_rolled_after_it() -> None:
    works = table("""
        turn     3 B market
        A hired  foreman hired-hands
    """)
    play(works, "B take:beacon row=dojo throw:2=1 throw:2=1 throw:2=1 throw:2=1")
    play(works, "set:6", "set:6", "set:6", "set:6 throw:1=1 throw:1=2")
    check(works, "A dice 1 2 6 6 6 6")


@pytest.mark.rule("FF-43", "FF-45")
def test_with_more_than_four_dice_none_need_be_set_either() -> None:
    works = table("""
        turn     3 B market
        A hired  foreman hired-hands
    """)
    play(works, "B take:beacon row=dojo throw:2=1 throw:2=1 throw:2=1 throw:2=1")
    rolled = " ".join(f"throw:1={value}" for value in (1, 2, 3, 4, 5, 6))
    play(works, f"roll {rolled}")
    check(works, "A dice 1 2 3 4 5 6")


@pytest.mark.rule("FF-43", "FF-10")
def test_the_fee_is_2_energy() -> None:
    works = table("""
        turn     3 A market
        crew     foreman miner miner investor
        A        1 energy
        A hand   golem
    """)
    assert (
        refused(works, "hire:foreman@hammer", "need", "have") == "fee-too-high FF-10 need 2 have 1"
    )
