"""Toggle Boggle: flags change hands. RR-C17, RR-C33."""

import pytest

from botyard.games.roborally.play import Play

from ..race import asked, new_race, refused, run, told


def boggle() -> Play:
    return new_race(4, {"course": "toggle-boggle"}, chance="first=1")


def put(race: Play, robot: int, space: int) -> None:
    race.occupant[race.space[robot]] = -1
    race.space[robot], race.occupant[space] = space, robot


@pytest.mark.rule("RR-C17")
def test_a_touch_claims_until_the_others_touch() -> None:
    race = boggle()
    put(race, 0, race.flag_at[1])
    assert told("claimed", run(race, "touch")) == ["claimed seat=1 flag=2"]
    put(race, 0, race.floor.docks[0])
    put(race, 1, race.flag_at[1])
    assert told("claimed", run(race, "touch")) == ["claimed seat=2 flag=2"]
    assert race.archive[1] == race.flag_at[1]
    assert list(race.flags) == [0] * 4


@pytest.mark.rule("RR-C17")
def test_all_three_win() -> None:
    race = boggle()
    race.claims = 0b010101
    run(race, "end-of-register")
    assert race.standing() == [1, 2, 1, 2]


@pytest.mark.rule("RR-C33")
def test_who_is_destroyed_sits_out_the_next_turn() -> None:
    race = boggle()
    race.occupant[race.space[0]] = -1
    race.space[0], race.fate[0], race.since[0] = 0, 1, 1
    run(race, "return", register=0)
    assert asked(race) == ""
    race.ready = 15
    run(race, "end-of-turn", register=0)
    assert (race.sat_out, race.held[0], asked(race)) == (1, 0, "BCD")
    assert refused(race, "A ready") == "sits-out RR-C33"
    run(race, "return", register=0)
    assert asked(race) == "A"
