"""Laboratory."""

import pytest

from ..board import check, play, refused, table


@pytest.mark.rule("FF-35", "FF-68")
def test_the_first_goods_of_a_round_draw_1_card_however_many_goods() -> None:
    works = table("""
        turn     3 A work
        A        9 energy
        A built  laboratory aluminum-factory battery-factory
        A dice   2 2
    """)
    play(works, "use:aluminum-factory", "die:2 draw:1=dojo")
    check(
        works,
        """
        A        1 metal, 4 energy, 2 goods
        A hand   dojo
        A used   laboratory aluminum-factory=2,2
    """,
    )
    play(works, "use:battery-factory")
    check(works, "A hand dojo")


@pytest.mark.rule("FF-35")
def test_it_draws_after_everything_else_that_the_card_gives() -> None:
    works = table("""
        turn     3 A work
        A        2 energy
        A hand   dojo golem
        A built  laboratory recycling-plant
    """)
    last = "discard:dojo draw:1=biolab draw:1=foundry"
    events = play(works, "use:recycling-plant", "discard:golem", last)
    assert [event.split()[0] for event in events][-5:] == [
        "drew",
        "drew-card",
        "set-off",
        "drew",
        "drew-card",
    ]


@pytest.mark.rule("FF-28")
def test_it_is_set_off_not_activated() -> None:
    works = table("""
        turn     3 A work
        A built  laboratory
    """)
    assert refused(works, "use:laboratory") == "sets-itself-off FF-28"


@pytest.mark.seats_by_number
@pytest.mark.rule("FF-35", "FF-37")
def test_it_works_again_in_the_next_round() -> None:
    works = table("""
        turn     3 A work
        seats    A
        A        8 energy
        A built  laboratory battery-factory
    """)
    play(works, "use:battery-factory draw:1=dojo")
    dice = " ".join(["machine-die=1", *["machine-die=6"] * 4])
    throw = " ".join(["throw:1=6"] * 4)
    play(works, f"end-work {dice} row=robot")
    play(works, f"take:beacon row=golem {throw}", "use:battery-factory draw:1=biolab")
    check(works, "A hand biolab dojo beacon")
