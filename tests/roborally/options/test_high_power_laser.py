"""High-Power Laser: through one wall or one robot. RR-O14."""

import pytest

from ..race import B, C, D, act, asked, choices, raced, refused, run


@pytest.mark.rule("RR-O14")
def test_through_a_robot_which_is_hit_in_full() -> None:
    race = raced(".A> .B^ .C^ .D^", options={"A": "high-power-laser"})
    run(race, "weapons")
    assert choices(race, seat="A") == {"pass", "use:high-power-laser"}
    act(race, "A use:high-power-laser")
    run(race, "lasers")
    assert (race.damage[B], race.damage[C], race.damage[D]) == (1, 1, 0)


@pytest.mark.rule("RR-O14")
def test_through_a_wall_to_the_first_robot() -> None:
    race = raced(".A> .  |.B^ .C^", options={"A": "high-power-laser"})
    run(race, "weapons")
    act(race, "A use:high-power-laser")
    run(race, "lasers")
    assert (race.damage[B], race.damage[C]) == (1, 0)


@pytest.mark.rule("RR-O14", "RR-O30")
def test_offered_only_when_it_changes_who_is_hit() -> None:
    race = raced(".A> .B^ .", options={"A": "high-power-laser pressor-beam"})
    run(race, "weapons")
    assert refused(race, "A use:high-power-laser") == "same-targets RR-O14"
    race = raced(".A> .  |.  |.B^", options={"A": "high-power-laser"})
    run(race, "weapons")
    assert asked(race) == ""
