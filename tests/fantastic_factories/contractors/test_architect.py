"""Architect."""

import pytest

from ..board import check, choices, play, refused, table


@pytest.mark.seats_by_number
@pytest.mark.rule("FF-39", "FF-71", "FF-12")
def test_three_cards_are_drawn_then_a_chosen_opponent_draws_one() -> None:
    works = table("""
        turn     3 A market
        seats    ABC
        crew     architect miner miner investor
        A hand   golem
    """)
    hire = "discard:golem draw:1=biolab draw:1=dojo draw:1=foundry"
    play(works, "hire:architect@hammer", hire)
    check(
        works,
        """
        A hand   biolab dojo foundry
        crew     architect miner miner investor
    """,
    )
    assert choices(works) == {"give:2", "give:3"}
    play(works, "give:3 draw:3=robot crew=foreman")
    check(
        works,
        """
        C hand   robot
        crew     foreman miner miner investor
        crew-discard architect
    """,
    )


@pytest.mark.seats_by_number
@pytest.mark.rule("FF-71")
def test_nobody_gives_to_oneself_or_to_an_empty_seat() -> None:
    works = table("""
        turn     3 A market
        crew     architect miner miner investor
        A hand   golem
    """)
    play(works, "hire:architect@hammer", "discard:golem draw:1=biolab draw:1=dojo draw:1=foundry")
    assert refused(works, "give:1") == "not-yourself FF-71"
    assert refused(works, "give:3") == "nobody-there FF-71"


@pytest.mark.seats_by_number
@pytest.mark.rule("FF-52")
def test_alone_the_gift_is_left_out() -> None:
    works = table("""
        turn     3 A market
        seats    A
        crew     architect miner miner investor
        A hand   golem
    """)
    throw = " ".join(["throw:1=1"] * 4)
    draws = "draw:1=biolab draw:1=dojo draw:1=foundry crew=foreman"
    play(works, "hire:architect@hammer", f"discard:golem {draws} {throw}")
    check(works, "A step work")
