"""The market phase."""

import pytest

from .board import check, choices, empty_deck, play, refused, table, told


@pytest.mark.rule("FF-7", "FF-9", "FF-11")
def test_a_blueprint_is_taken_free_and_its_slot_filled_at_once() -> None:
    works = table("""
        turn     3 A market
        row      dojo biolab golem robot
    """)
    play(works, "take:biolab row=foundry")
    check(
        works,
        """
        row      dojo foundry golem robot
        A hand   biolab
        waiting  B
    """,
    )


@pytest.mark.seats_by_number
@pytest.mark.rule("FF-7", "FF-6")
def test_everybody_takes_one_turn_clockwise_from_the_first_player() -> None:
    works = table("""
        turn     3 B market
        seats    ABC
        first    B
    """)
    assert refused(works, "C take:beacon") == "not-your-turn FF-7"
    play(works, "B take:beacon row=dojo")
    check(works, "waiting C")
    play(works, "C take:beacon row=dojo")
    check(works, "waiting A")
    dice = " ".join(f"throw:{seat}=1" for seat in (2, 2, 2, 2, 3, 3, 3, 3, 1, 1, 1, 1))
    play(works, f"take:megalith row=golem {dice}")
    check(
        works,
        """
        waiting  A B C
        A step   work
    """,
    )


@pytest.mark.rule("FF-7", "FF-60")
def test_nobody_may_pass_who_can_take_something() -> None:
    works = table("turn 3 A market")
    assert refused(works, "pass") == "must-choose FF-60"


@pytest.mark.seats_by_number
@pytest.mark.rule("FF-60")
def test_with_an_empty_row_and_no_contractor_to_pay_the_turn_may_end() -> None:
    works = table("""
        turn     3 A market
        row      . . . .
        crew     engineer miner . .
        A        3 energy
        A hand   golem
    """)
    empty_deck(works)
    assert refused(works, "take:dojo") == "not-in-row FF-9"
    assert choices(works) == {"clear:contractors@energy", "pass"}
    play(works, "pass crew=miner crew=investor")
    check(works, "waiting B")


@pytest.mark.rule("FF-60")
def test_not_so_if_a_contractor_can_be_paid() -> None:
    works = table("""
        turn     3 A market
        row      . . . .
        crew     miner . . .
        A hand   golem
    """)
    empty_deck(works)
    assert refused(works, "pass") == "must-choose FF-60"


@pytest.mark.rule("FF-8")
def test_a_row_is_discarded_for_1_metal_or_energy_and_the_choice_still_follows() -> None:
    works = table("""
        turn     3 A market
        row      dojo biolab golem robot
        A        1 metal
    """)
    assert choices(works, "clear") == {"clear:blueprints@metal", "clear:contractors@metal"}
    assert (
        refused(works, "clear:blueprints@energy", "need", "have")
        == "cannot-pay-clearing FF-8 need 1 have 0"
    )
    play(works, "clear:blueprints@metal row=foundry row=beacon row=obelisk row=harvester")
    check(
        works,
        """
        row      foundry beacon obelisk harvester
        discard  golem robot biolab dojo
        A        .
        A step   market
    """,
    )


@pytest.mark.rule("FF-8")
def test_once_a_round_and_one_row_only() -> None:
    works = table("""
        turn     3 A market
        A        2 energy
    """)
    play(works, "clear:contractors@energy crew=miner crew=miner crew=architect crew=foreman")
    check(
        works,
        """
        crew          miner miner architect foreman
        crew-discard  hired-hands hired-hands specialist specialist
    """,
    )
    assert refused(works, "clear:blueprints@energy") == "cleared-already FF-8"


@pytest.mark.rule("FF-8", "FF-4")
def test_the_discarded_row_is_shuffled_in_if_the_deck_is_empty() -> None:
    works = table("""
        turn     3 A market
        row      dojo biolab golem robot
        A        1 metal
    """)
    empty_deck(works)
    events = play(works, "clear:blueprints@metal row=robot row=golem row=biolab row=dojo")
    assert told("shuffled", events) == ["shuffled row=blueprints"]
    check(
        works,
        """
        row      robot golem biolab dojo
        discard  .
    """,
    )


@pytest.mark.rule("FF-8")
def test_an_empty_row_cannot_be_discarded() -> None:
    works = table("""
        turn     3 A market
        row      . . . .
        A        1 metal
    """)
    assert refused(works, "clear:blueprints@metal") == "row-empty FF-8"


@pytest.mark.seats_by_number
@pytest.mark.rule("FF-10", "FF-12", "FF-11")
def test_hiring_discards_a_card_with_the_tool_above_the_slot() -> None:
    works = table("""
        turn     3 A market
        tokens   gear shovel hammer wrench
        crew     miner investor electrician architect
        A hand   dojo golem robot
    """)
    play(works, "hire:electrician@hammer")
    assert choices(works) == {"discard:golem", "discard:robot", "back"}
    assert refused(works, "discard:dojo") == "tool-of-hire FF-10"
    assert refused(works, "discard:biolab") == "not-held-to-hire FF-10"
    play(works, "discard:robot", "give:2 crew=foreman")
    check(
        works,
        """
        A hand        golem dojo
        crew          miner investor foreman architect
        discard       robot
        crew-discard  electrician
    """,
    )


@pytest.mark.rule("FF-10")
def test_without_the_tool_or_under_another_token_it_is_refused() -> None:
    works = table("""
        turn     3 A market
        crew     miner investor electrician architect
        A hand   dojo
    """)
    assert (
        refused(works, "hire:miner@hammer", "need", "have")
        == "no-tool-for-hire FF-10 need 1 have 0"
    )
    assert refused(works, "hire:miner@gear") == "not-for-hire FF-10"


@pytest.mark.seats_by_number
@pytest.mark.rule("FF-12")
def test_payment_effect_discard_and_refill_follow_each_other() -> None:
    works = table("""
        turn     3 A market
        crew     miner investor electrician architect
        A hand   golem
    """)
    events = play(works, "hire:miner@hammer", "discard:golem", "give:2 crew=foreman")
    assert [event.split()[0] for event in events][:7] == [
        "hired",
        "discarded",
        "gained",
        "gave",
        "gained",
        "left",
        "arrived",
    ]


@pytest.mark.rule("FF-61")
def test_the_market_is_completed_at_the_start_of_the_market_phase() -> None:
    works = table("""
        turn     3 A work
        row      . dojo . biolab
        crew     . miner miner investor
    """)
    play(works, "end-work row=golem row=robot crew=foreman")
    check(
        works,
        """
        row      golem dojo robot biolab
        crew     foreman miner miner investor
    """,
    )


@pytest.mark.rule("FF-61", "FF-4")
def test_it_is_completed_as_far_as_there_are_cards() -> None:
    works = table("""
        turn     3 A market
        row      dojo . . .
        discard  robot
    """)
    empty_deck(works)
    play(works, "take:dojo row=robot")
    check(
        works,
        """
        row      robot . . .
        discard  .
    """,
    )


@pytest.mark.rule("FF-11")
def test_two_equal_blueprints_are_one_choice_and_the_left_one_is_taken() -> None:
    works = table("""
        turn     3 A market
        row      dojo golem golem biolab
    """)
    assert choices(works, "take") == {"take:dojo", "take:golem", "take:biolab"}
    events = play(works, "take:golem row=robot")
    assert told("took", events) == ["took seat=1 blueprint=golem slot=2"]
    check(works, "row dojo robot golem biolab")
