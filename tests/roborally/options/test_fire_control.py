"""Fire Control: a hit locks a register, or costs an Option. RR-O10."""

import pytest

from botyard.games.roborally.play import Play
from botyard.games.roborally.rules.damage import repair
from botyard.kernel.dealer import FirstDealer

from ..race import B, act, asked, choices, options, program, raced, refused, run, told

FIVE = {"B": "left left left left left"}


@pytest.mark.rule("RR-O10")
def test_the_token_locks_a_register_of_the_shooters_choice() -> None:
    race = raced(".A> .B^", options={"A": "fire-control"}, cards=FIVE)
    run(race, "lasers")
    assert asked(race) == "A"
    assert {"pass", "aim:1", "aim:5"} <= choices(race, seat="A")
    events = act(race, "A aim:2")
    assert told("aimed", events) == ["aimed seat=1 target=2 register=2"]
    assert (race.damage[B], race.locked[B]) == (1, 0b00010)


@pytest.mark.rule("RR-O10")
def test_or_an_option_is_shot_off_without_damage() -> None:
    race = raced(".A> .B^", options={"A": "fire-control", "B": "brakes flywheel"})
    run(race, "lasers")
    assert refused(race, "A strip:scrambler") == "not-targets-option RR-O10"
    act(race, "A strip:brakes")
    assert (race.damage[B], options(race, "B")) == (0, "flywheel")
    assert asked(race) == ""


@pytest.mark.rule("RR-O10", "RR-34")
def test_the_normal_hit_can_be_canceled_an_aimed_one_cannot() -> None:
    race = raced(".A> .B^", options={"A": "fire-control", "B": "brakes"})
    run(race, "lasers")
    act(race, "A pass")
    assert asked(race) == "B"
    act(race, "B discard:brakes")
    assert race.damage[B] == 0
    race = raced(".A> .B^", options={"A": "fire-control", "B": "brakes"}, cards=FIVE)
    run(race, "lasers")
    act(race, "A aim:2")
    assert (asked(race), race.damage[B], options(race, "B")) == ("", 1, "brakes")


@pytest.mark.rule("RR-O10", "RR-O7")
def test_each_hit_is_decided_for_itself() -> None:
    held = {"A": "fire-control double-barreled-laser"}
    race = raced(".A> .B^", options=held, cards=FIVE)
    run(race, "lasers")
    act(race, "A aim:1")
    assert refused(race, "A aim:1") == "aimed-locked RR-O10"
    act(race, "A aim:3")
    assert (race.damage[B], race.locked[B]) == (2, 0b00101)


@pytest.mark.rule("RR-O10", "RR-12")
def test_on_a_powered_down_target_the_register_is_filled() -> None:
    race = raced(".A> .B^", options={"A": "fire-control"}, power={"B": "down"})
    run(race, "lasers")
    act(race, "A aim:4", chance="lock:2=move1-490")
    assert program(race, "B") == "- - - move1-490 -"


@pytest.mark.rule("RR-O10", "RR-36")
def test_repairs_unlock_it() -> None:
    race = raced(".A> .B^", options={"A": "fire-control"}, cards=FIVE)
    run(race, "lasers")
    act(race, "A aim:2")
    repair(race, B, FirstDealer())
    assert (race.damage[B], race.locked[B]) == (0, 0)
    assert program(race, "B").split()[1] == "-"


@pytest.mark.rule("RR-O10", "RR-37")
def test_an_aimed_token_as_tenth_damage_destroys() -> None:
    race = raced(".A> .B^", options={"A": "fire-control"}, damage={"B": 9}, cards=FIVE)
    race.locked[B] = 0b11110
    run(race, "lasers")
    events = act(race, "A aim:1")
    assert told("destroyed", events) == ["destroyed seat=2 lives=2"]


@pytest.mark.rule("RR-O10")
def test_without_a_legal_choice_the_hit_is_normal() -> None:
    race = raced(".A> .B^", options={"A": "fire-control"}, damage={"B": 8}, cards=FIVE)
    race.locked[B] = 0b11111
    run(race, "lasers")
    assert (asked(race), race.damage[B]) == ("", 9)


# The order of tokens

SHOT_BY_THREE = """
    .   .Cv .
    .A> .Bv .D<
    .   .   .
"""


def shot_by_three(fire_control: str, damage: int, held: str = "") -> Play:
    """A, C and D shoot at B, in this order; one of them has Fire Control."""
    given = {fire_control: "fire-control", "B": held}
    race = raced(SHOT_BY_THREE, options=given, damage={"B": damage}, cards=FIVE)
    run(race, "lasers")
    return race


@pytest.mark.rule("RR-61", "RR-O10")
@pytest.mark.parametrize(
    ("fire_control", "with_two", "with_three"),
    [("A", 0b11000, 0b11100), ("C", 0b11000, 0b11000), ("D", 0b10000, 0b11000)],
)
def test_an_aimed_token_lands_in_its_place(
    fire_control: str, with_two: int, with_three: int
) -> None:
    race = shot_by_three(fire_control, damage=2)
    act(race, f"{fire_control} aim:5")
    assert (race.damage[B], race.locked[B]) == (5, with_two)
    race = shot_by_three(fire_control, damage=3)
    act(race, f"{fire_control} aim:5")
    assert (race.damage[B], race.locked[B]) == (6, with_three)


@pytest.mark.rule("RR-61", "RR-35")
def test_a_register_that_has_locked_meanwhile_is_locked_no_second_time() -> None:
    race = shot_by_three("D", damage=4)
    act(race, "D aim:5")
    assert (race.damage[B], race.locked[B]) == (7, 0b11100)
    race = shot_by_three("D", damage=2)
    act(race, "D aim:1")
    assert (race.damage[B], race.locked[B]) == (5, 0b00001)


@pytest.mark.rule("RR-61", "RR-34")
@pytest.mark.parametrize(("first", "locked"), [(True, 0b11000), (False, 0b10000)])
def test_a_canceled_token_leaves_the_others_in_their_order(first: bool, locked: int) -> None:
    race = shot_by_three("C", damage=3, held="brakes")
    act(race, "C aim:5")
    if not first:
        act(race, "B take-damage")
    copy = race.clone()
    for shot in (race, copy):
        act(shot, "B discard:brakes")
        assert (shot.damage[B], shot.locked[B]) == (5, locked)
