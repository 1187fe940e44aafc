"""The three floors of the Headquarters."""

import pytest

from .board import check, empty_deck, play, refused, table, told


@pytest.mark.rule("FF-22", "FF-27")
@pytest.mark.parametrize("value", [1, 3, 6])
def test_research_takes_any_die_and_draws_a_card(value: int) -> None:
    works = table(f"""
        turn     3 A work
        A dice   {value}
    """)
    play(works, f"place:research@{value} draw:1=dojo")
    check(
        works,
        f"""
        A hand      dojo
        A dice      .
        A research  {value}
    """,
    )


@pytest.mark.rule("FF-23")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_the_generator_gives_the_value_of_a_low_die_in_energy(value: int) -> None:
    works = table(f"""
        turn     3 A work
        A dice   {value}
    """)
    play(works, f"place:generator@{value}")
    check(works, f"A {value} energy")
    assert refused(works, "place:generator@4") == "no-such-die FF-16"


@pytest.mark.rule("FF-24")
@pytest.mark.parametrize("value", [4, 5, 6])
def test_the_mine_gives_1_metal_for_a_high_die(value: int) -> None:
    works = table(f"""
        turn     3 A work
        A dice   {value}
    """)
    play(works, f"place:mine@{value}")
    check(works, "A 1 metal")


@pytest.mark.rule("FF-23", "FF-24")
def test_other_dice_are_refused() -> None:
    works = table("""
        turn     3 A work
        A dice   3 4
    """)
    assert refused(works, "place:generator@4") == "wrong-for-generator FF-23"
    assert refused(works, "place:mine@3") == "wrong-for-mine FF-24"


@pytest.mark.rule("FF-25", "FF-26")
def test_a_fourth_die_finds_no_space() -> None:
    works = table("""
        turn     3 A work
        A dice   6 6 6 6
    """)
    play(works, "place:mine@6", "place:mine@6", "place:mine@6")
    check(
        works,
        """
        A        5 metal
        A mine   6 6 6
    """,
    )
    assert refused(works, "place:mine@6", "need", "have") == "floor-full FF-25 need 3 have 3"


@pytest.mark.rule("FF-26")
def test_2_2_2_on_the_generator_give_8_energy() -> None:
    works = table("""
        turn     3 A work
        A dice   2 2 2
    """)
    events = play(works, "place:generator@2", "place:generator@2", "place:generator@2")
    check(works, "A 8 energy")
    assert len(told("bonus", events)) == 2


@pytest.mark.rule("FF-26")
def test_three_dice_on_research_two_of_them_equal_draw_4_cards() -> None:
    works = table("""
        turn     3 A work
        A dice   1 5 5
    """)
    play(works, "place:research@5 draw:1=dojo", "place:research@1 draw:1=golem")
    play(works, "place:research@5 draw:1=robot draw:1=biolab")
    check(works, "A hand golem robot biolab dojo")


@pytest.mark.rule("FF-26", "FF-67")
def test_equal_dice_need_not_be_placed_together() -> None:
    works = table("""
        turn     3 A work
        A dice   3 4 6 6
    """)
    play(works, "place:mine@6", "place:generator@3", "place:research@4 draw:1=dojo", "place:mine@6")
    check(
        works,
        """
        A        3 metal, 3 energy
        A hand   dojo
    """,
    )


@pytest.mark.seats_by_number
@pytest.mark.rule("FF-70", "FF-4")
def test_a_die_may_be_placed_though_there_is_no_card_to_draw() -> None:
    works = table("""
        turn     3 A work
        A dice   1
    """)
    empty_deck(works)
    events = play(works, "place:research@1")
    assert told("drew-none", events) == ["drew-none seat=1"]
    check(works, "A hand .")


@pytest.mark.seats_by_number
@pytest.mark.rule("FF-4")
def test_the_discard_pile_is_shuffled_only_when_a_card_is_needed() -> None:
    works = table("""
        turn     3 A work
        discard  dojo golem
        A dice   1 2
    """)
    empty_deck(works)
    check(works, "discard golem dojo")
    events = play(works, "place:research@1 draw:1=dojo")
    assert told("shuffled", events) == ["shuffled row=blueprints"]
    check(
        works,
        """
        A hand   dojo
        discard  .
    """,
    )
