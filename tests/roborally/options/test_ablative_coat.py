"""Ablative Coat takes three tokens. RR-O1."""

import pytest

from ..race import A, act, asked, choices, options, play_register, raced, refused, run, told


@pytest.mark.rule("RR-O1", "RR-O29")
def test_the_next_tokens_go_onto_the_card() -> None:
    race = raced(".A> .B<", options={"A": "ablative-coat"})
    events = run(race, "lasers")
    assert told("coated", events) == ["coated seat=1 tokens=1"]
    assert (race.damage[A], race.coat) == (0, 1)


@pytest.mark.rule("RR-O1", "RR-O32")
def test_with_the_third_token_it_is_discarded() -> None:
    race = raced(".A> .B<", options={"A": "ablative-coat", "B": "double-barreled-laser"})
    race.coat = 2
    events = run(race, "lasers")
    assert told("spent", events) == ["spent seat=1 option=ablative-coat"]
    act(race, "B take-damage")
    assert (race.damage[A], race.coat, options(race, "A")) == (1, 0, "")


@pytest.mark.rule("RR-O1", "RR-O31")
def test_it_works_while_powered_down() -> None:
    race = raced(".A> .B<", options={"A": "ablative-coat"}, power={"A": "down"})
    run(race, "lasers")
    assert (race.damage[A], race.coat) == (0, 1)


@pytest.mark.rule("RR-O1")
def test_it_cannot_be_discarded_against_damage() -> None:
    race = raced(".A> .B<", options={"A": "ablative-coat brakes", "B": "double-barreled-laser"})
    race.coat = 2
    run(race, "lasers")
    assert asked(race) == "A"
    assert choices(race, seat="A") == {"take-damage", "discard:brakes"}
    race = raced(".A> .B<", options={"A": "ablative-coat brakes"})
    race.tokens[A] = 1
    run(race, "cancel")
    assert refused(race, "A discard:ablative-coat") == "coat-stays RR-O1"


@pytest.mark.rule("RR-O1")
def test_beams_of_the_board_count_too() -> None:
    race = raced(">.A^ .", options={"A": "ablative-coat"})
    play_register(race, 1, A="left")
    assert (race.damage[A], race.coat) == (0, 1)
