"""Fire Control: a hit locks a register, or costs an Option. RR-O10."""

import pytest

from botyard.games.roborally.rules.damage import repair
from botyard.kernel.dealer import FirstDealer

from ..race import A, B, act, asked, choices, options, program, raced, refused, run, told


@pytest.mark.rule("RR-O10")
def test_the_token_locks_a_register_of_the_shooters_choice() -> None:
    race = raced(".A> .B^", options={"A": "fire-control"}, cards={"B": "left left left left left"})
    run(race, "lasers")
    assert asked(race) == "A"
    assert {"pass", "aim:1", "aim:5"} <= choices(race, "A")
    events = act(race, "A", "aim:2")
    assert told("aimed", events) == ["aimed seat=1 target=2 register=2"]
    assert (race.damage[B], race.locked[B]) == (1, 0b00010)


@pytest.mark.rule("RR-O10")
def test_or_an_option_is_shot_off_without_damage() -> None:
    race = raced(".A> .B^", options={"A": "fire-control", "B": "brakes flywheel"})
    run(race, "lasers")
    assert refused(race, "A", "strip:scrambler") == ("not-targets-option", "RR-O10")
    act(race, "A", "strip:brakes")
    assert (race.damage[B], options(race, "B")) == (0, "flywheel")
    assert asked(race) == ""


@pytest.mark.rule("RR-O10", "RR-34")
def test_the_normal_hit_can_be_cancelled_an_aimed_one_cannot() -> None:
    race = raced(".A> .B^", options={"A": "fire-control", "B": "brakes"})
    run(race, "lasers")
    act(race, "A", "pass")
    assert asked(race) == "B"
    act(race, "B", "discard:brakes")
    assert race.damage[B] == 0


@pytest.mark.rule("RR-O10", "RR-O7")
def test_each_hit_is_decided_for_itself() -> None:
    held = {"A": "fire-control double-barreled-laser"}
    race = raced(".A> .B^", options=held, cards={"B": "left left left left left"})
    run(race, "lasers")
    act(race, "A", "aim:1")
    assert refused(race, "A", "aim:1") == ("aimed-locked", "RR-O10")
    act(race, "A", "aim:3")
    assert (race.damage[B], race.locked[B]) == (2, 0b00101)


@pytest.mark.rule("RR-O10", "RR-12")
def test_on_a_powered_down_target_the_register_is_filled() -> None:
    race = raced(".A> .B^", options={"A": "fire-control"}, power={"B": "down"})
    run(race, "lasers")
    act(race, "A", "aim:4", chance="lock:2=move1-490")
    assert program(race, "B") == "- - - move1-490 -"


@pytest.mark.rule("RR-O10", "RR-36")
def test_repairs_unlock_it() -> None:
    race = raced(".A> .B^", options={"A": "fire-control"}, cards={"B": "left left left left left"})
    run(race, "lasers")
    act(race, "A", "aim:2")
    repair(race, B, FirstDealer())
    assert (race.damage[B], race.locked[B]) == (0, 0)
    assert race.damage[A] == 0
