"""Engineer."""

import pytest

from ..board import check, empty_deck, play, refused, table, told

CREW = "crew engineer miner miner investor"


@pytest.mark.rule("FF-44", "FF-10")
def test_a_revealed_card_is_built_free() -> None:
    works = table(f"""
        turn     3 A market
        {CREW}
        A        5 energy
        A hand   golem
    """)
    play(works, "hire:engineer@hammer", "discard:golem reveal:1=warehouse crew=foreman")
    check(
        works,
        """
        A        1 energy
        A hand   .
        A built  warehouse
        discard  golem
    """,
    )


@pytest.mark.rule("FF-44", "FF-18")
def test_a_card_that_is_owned_already_is_discarded_and_another_revealed() -> None:
    works = table(f"""
        turn     3 A market
        {CREW}
        A        4 energy
        A hand   golem
        A built  warehouse
    """)
    reveal = "reveal:1=warehouse reveal:1=dojo"
    play(works, "hire:engineer@hammer", f"discard:golem {reveal} crew=foreman")
    check(
        works,
        """
        A built  warehouse dojo
        discard  golem warehouse
    """,
    )


@pytest.mark.rule("FF-44")
def test_the_fee_is_4_energy() -> None:
    works = table(f"""
        turn     3 A market
        {CREW}
        A        3 energy
        A hand   golem
    """)
    assert (
        refused(works, "hire:engineer@hammer", "need", "have") == "fee-too-high FF-10 need 4 have 3"
    )


@pytest.mark.seats_by_number
@pytest.mark.rule("FF-74", "FF-36", "FF-37")
def test_it_sets_off_scrap_yard_which_is_then_used_up_for_the_round() -> None:
    works = table(f"""
        turn     3 A market
        seats    A
        {CREW}
        A        1 metal, 4 energy
        A hand   golem gymnasium motherlode
        A built  scrap-yard
    """)
    throw = " ".join(["throw:1=1"] * 4)
    last = f"discard:golem reveal:1=solar-array crew=foreman {throw}"
    play(works, "hire:engineer@hammer", last)
    check(works, "A 2 metal")
    play(works, "build:gymnasium", "discard:motherlode")
    check(works, "A 1 metal, 2 energy")


@pytest.mark.seats_by_number
@pytest.mark.rule("FF-36", "FF-74")
def test_a_scrap_yard_it_builds_gives_for_the_first_build_of_the_work_phase() -> None:
    works = table(f"""
        turn     3 A market
        seats    A
        {CREW}
        A        1 metal, 4 energy
        A hand   golem gymnasium motherlode
    """)
    throw = " ".join(["throw:1=1"] * 4)
    last = f"discard:golem reveal:1=scrap-yard crew=foreman {throw}"
    play(works, "hire:engineer@hammer", last)
    check(works, "A 1 metal")
    play(works, "build:gymnasium", "discard:motherlode")
    check(works, "A 1 metal")


@pytest.mark.rule("FF-73")
def test_with_nothing_left_that_may_be_built_it_ends_without_a_build() -> None:
    works = table(f"""
        turn     3 A market
        {CREW}
        A        4 energy
        A hand   golem
        A built  golem
    """)
    empty_deck(works)
    events = play(works, "hire:engineer@hammer", "discard:golem crew=foreman")
    check(
        works,
        """
        A        .
        A built  golem
        discard  golem
    """,
    )
    assert told("revealed", events) == []
    assert told("built-nothing", events) == ["built-nothing seat=1"]


@pytest.mark.rule("FF-75", "FF-48")
def test_the_tenth_card_triggers_the_end_in_the_market_phase() -> None:
    works = table(f"""
        turn     7 A market
        {CREW}
        A        4 energy
        A hand   golem
        A built  dojo robot biolab foundry refinery gymnasium obelisk obelisk obelisk
    """)
    play(works, "hire:engineer@hammer", "discard:golem reveal:1=warehouse crew=foreman")
    check(
        works,
        """
        last     8
        waiting  B
    """,
    )


@pytest.mark.rule("FF-44", "FF-73")
def test_one_card_that_may_be_built_is_enough() -> None:
    works = table(f"""
        turn     3 A market
        {CREW}
        A        4 energy
        A hand   golem
    """)
    empty_deck(works)
    play(works, "hire:engineer@hammer", "discard:golem reveal:1=golem crew=foreman")
    check(works, "A built golem\ndiscard .")
