"""Mechanical Arm: flags and repair sites within reach. RR-O15."""

import pytest

from ..race import A, act, asked, choices, options, raced, refused, run, told


@pytest.mark.rule("RR-O15", "RR-42")
def test_a_neighboring_flag_is_touched_and_archived() -> None:
    race = raced("""
        .A> .
        .   ①
    """, options={"A": "mechanical-arm"})
    run(race, "touch")
    assert choices(race, seat="A") == {"pass", "reach:south-east"}
    assert refused(race, "A reach:north") == "out-of-reach RR-O15"
    events = act(race, "A reach:south-east")
    assert told("touched", events) == ["touched seat=1 flag=1"]
    assert race.archive[A] == race.floor.space("B2")


@pytest.mark.rule("RR-O15", "RR-42")
def test_still_one_flag_in_a_register() -> None:
    race = raced("①A> ②", options={"A": "mechanical-arm"})
    run(race, "touch")
    act(race, "A reach:east")
    assert race.flags[A] == 1
    assert race.archive[A] == race.floor.space("B1")


@pytest.mark.rule("RR-O15")
def test_a_wall_bars_an_adjacent_space() -> None:
    race = raced(".A>|①", options={"A": "mechanical-arm"})
    run(race, "touch")
    assert asked(race) == ""


@pytest.mark.rule("RR-O15")
def test_a_diagonal_space_is_barred_only_both_ways_round() -> None:
    open_one_way = """
        .A>|.
        .   ①
    """
    race = raced(open_one_way, options={"A": "mechanical-arm"})
    run(race, "touch")
    assert asked(race) == "A"
    barred = """
        .A>|.
        .  |①
    """
    race = raced(barred, options={"A": "mechanical-arm"})
    run(race, "touch")
    assert asked(race) == ""


@pytest.mark.rule("RR-O15", "RR-44", "RR-O31")
def test_in_clean_up_a_neighboring_site_helps_besides() -> None:
    race = raced("+A> *", damage={"A": 4}, options={"A": "mechanical-arm"}, power={"A": "down"})
    run(race, "repairs", register=0)
    assert race.damage[A] == 3
    act(race, "A reach:east", chance="option=brakes")
    assert race.damage[A] == 2
    assert options(race, "A") == "brakes mechanical-arm"
