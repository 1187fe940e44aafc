"""Replicator."""

import pytest

from ..board import check, choices, play, refused, table


@pytest.mark.rule("FF-38", "FF-38a")
def test_it_uses_a_card_of_the_market_and_the_dice_go_on_the_replicator() -> None:
    works = table("""
        turn     3 A work
        row      biolab dojo golem robot
        A        2 energy
        A built  replicator
        A dice   1 5
    """)
    events = play(works, "use:replicator", "copy:biolab", "die:1")
    check(
        works,
        """
        row      biolab dojo golem robot
        A        1 goods
        A dice   5
        A used   replicator=1
        A copied biolab
    """,
    )
    assert events[:2] == ["used seat=1 blueprint=replicator", "copied seat=1 blueprint=biolab"]
    assert refused(works, "use:replicator") == "used-already FF-28"


@pytest.mark.rule("FF-38a")
def test_its_energy_comes_on_top() -> None:
    row = "row battery-factory megalith beacon obelisk"
    poor = table(f"""
        turn     3 A work
        {row}
        A        4 energy
        A built  replicator
    """)
    assert refused(poor, "use:replicator") == "nothing-to-copy FF-38"
    rich = table(f"""
        turn     3 A work
        {row}
        A        5 energy
        A built  replicator
    """)
    play(rich, "use:replicator", "copy:battery-factory")
    check(rich, "A 1 goods")


@pytest.mark.rule("FF-38a", "FF-31a")
def test_what_is_chosen_is_paid_for_on_top_too() -> None:
    works = table("""
        turn     3 A work
        row      golem foundry beacon obelisk
        A        3 energy
        A built  replicator
        A dice   2 3
    """)
    play(works, "use:replicator", "copy:golem")
    assert choices(works, "value") == {"value:1", "value:2"}
    play(works, "back", "use:replicator", "copy:foundry")
    assert refused(works, "die:3", "need", "have") == "copy-needs-energy FF-38a need 4 have 3"
    play(works, "die:2")
    check(works, "A 2 metal")


@pytest.mark.rule("FF-38b", "FF-38")
def test_no_monument_no_replicator_and_nothing_that_is_not_in_the_market() -> None:
    works = table("""
        turn     3 A work
        row      beacon replicator biolab .
        A        5 energy
        A built  replicator
        A dice   1
    """)
    play(works, "use:replicator")
    assert choices(works, "copy") == {"copy:biolab"}
    assert refused(works, "copy:beacon") == "never-copied FF-38b"
    assert refused(works, "copy:replicator") == "never-copied FF-38b"
    assert refused(works, "copy:dojo") == "not-to-copy FF-38"


@pytest.mark.rule("FF-38c")
def test_an_own_card_of_that_name_counts_apart() -> None:
    works = table("""
        turn     3 A work
        row      biolab dojo golem robot
        A        3 energy
        A built  replicator biolab
        A dice   1 1
    """)
    play(works, "use:biolab", "die:1", "use:replicator", "copy:biolab", "die:1")
    check(
        works,
        """
        A        2 goods
        A used   biolab=1 replicator=1
    """,
    )


@pytest.mark.rule("FF-38d", "FF-35")
def test_a_laboratory_of_the_market_draws_once_beside_the_own_one() -> None:
    works = table("""
        turn     3 A work
        row      laboratory dojo golem robot
        A        9 energy
        A built  replicator laboratory battery-factory aluminum-factory
        A dice   3 3
    """)
    play(works, "use:replicator", "copy:laboratory")
    check(
        works,
        """
        A        8 energy
        A armed  laboratory
    """,
    )
    play(works, "use:battery-factory draw:1=biolab draw:1=foundry")
    check(
        works,
        """
        A hand   biolab foundry
        A armed  .
    """,
    )


@pytest.mark.rule("FF-38d", "FF-36")
def test_a_solar_array_of_the_market_is_set_off_by_the_next_build() -> None:
    works = table("""
        turn     3 A work
        row      solar-array dojo golem robot
        A        3 metal, 1 energy
        A hand   fitness-center refinery gymnasium motherlode
        A built  replicator
    """)
    play(works, "use:replicator", "copy:solar-array")
    check(works, "A 3 metal")
    play(works, "build:fitness-center", "discard:refinery")
    check(works, "A 2 metal, 2 energy")
    play(works, "build:gymnasium", "discard:motherlode")
    check(works, "A 1 metal, 2 energy")


@pytest.mark.rule("FF-38e", "FF-62")
def test_several_players_may_use_one_market_card_in_a_round() -> None:
    works = table(
        """
        turn     3 A work
        row      biolab dojo golem robot
        A        2 energy
        A built  replicator
        A dice   1
        B        2 energy
        B built  replicator
        B dice   1
        """,
        **{"work-order": "in-turn"},
    )
    play(works, "use:replicator", "copy:biolab", "die:1", "end-work")
    play(works, "B use:replicator", "B copy:biolab", "B die:1")
    check(
        works,
        """
        A        1 goods
        B        1 goods
    """,
    )


@pytest.mark.rule("FF-38d", "FF-36a", "FF-37")
def test_a_scrap_yard_of_the_market_works_once_beside_the_own_one_for_1_energy_alone() -> None:
    works = table("""
        turn     3 A work
        row      scrap-yard dojo golem robot
        A        3 metal, 1 energy
        A hand   fitness-center refinery gymnasium motherlode
        A built  replicator scrap-yard
    """)
    play(works, "use:replicator", "copy:scrap-yard")
    check(
        works,
        """
        A        3 metal
        A armed  scrap-yard
    """,
    )
    play(works, "build:fitness-center", "discard:refinery")
    check(
        works,
        """
        A        4 metal
        A armed  .
    """,
    )
    play(works, "build:gymnasium", "discard:motherlode")
    check(works, "A 3 metal")


@pytest.mark.rule("FF-38d")
def test_a_trigger_of_the_market_that_was_not_set_off_ends_with_the_round() -> None:
    works = table("""
        turn     3 A work
        row      laboratory dojo golem robot
        A        1 energy
        A built  replicator
    """)
    play(works, "use:replicator", "copy:laboratory")
    check(works, "A armed laboratory")
    play(works, "end-work")
    check(
        works,
        """
        round    4
        A armed  .
    """,
    )
