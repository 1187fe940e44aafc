"""Damage locks registers, repairs unlock them. RR-35, RR-36, RR-62."""

import pytest

from .race import A, play_register, play_turn, program, raced, run, told

PROGRAM = "left-70 right-80 left-90 right-100 left-110"


def registers(mask: int) -> str:
    return "".join(str(number + 1) for number in range(5) if mask >> number & 1)


@pytest.mark.rule("RR-35")
@pytest.mark.parametrize(
    ("damage", "locked"),
    [(0, ""), (3, ""), (4, "5"), (5, "45"), (6, "345"), (7, "2345"), (8, "12345")],
)
def test_the_token_that_brings_five_or_more_locks_the_highest_free_register(
    damage: int, locked: str
) -> None:
    race = raced(
        ">.   .A^ .  |",
        damage={"A": damage},
        cards={"A": PROGRAM},
        locked={"A": " ".join(locked[1:])},
    )
    play_register(race, 1)
    assert registers(race.locked[A]) == locked


@pytest.mark.rule("RR-35")
def test_several_tokens_lock_several_registers_from_the_highest_down() -> None:
    race = raced("⋙.   .A^ .  |", damage={"A": 3}, cards={"A": PROGRAM})
    events = play_register(race, 1)
    assert registers(race.locked[A]) == "45"
    assert told("locked", events) == ["locked seat=1 register=5", "locked seat=1 register=4"]


@pytest.mark.rule("RR-35")
def test_a_register_locks_with_the_card_that_lies_there() -> None:
    race = raced(">.   .A^ .  |", damage={"A": 4}, cards={"A": PROGRAM})
    play_register(race, 1)
    run(race, "clear")
    assert program(race, "A") == "- - - - left-110"


@pytest.mark.rule("RR-35")
def test_a_register_locks_before_its_card_is_played_and_the_card_still_runs() -> None:
    race = raced(
        """
        >.   .A^ .  |
         .   .   .
        """,
        damage={"A": 4},
    )
    play_register(race, 4, A="left-70 right-80")
    assert registers(race.locked[A]) == "5"
    events = play_register(race, 5)
    assert told("revealed", events) == ["revealed seat=1 card=right-80"]


@pytest.mark.rule("RR-35")
def test_a_register_locks_after_its_card_has_been_played() -> None:
    race = raced(">.   .A^ .  |", damage={"A": 4}, cards={"A": PROGRAM})
    play_register(race, 5)
    run(race, "clear")
    assert program(race, "A") == "- - - - left-110"


@pytest.mark.rule("RR-35")
def test_a_locked_card_runs_every_turn() -> None:
    race = raced(
        ".A^ .   .   .   .",
        damage={"A": 5},
        cards={"A": "- - - - right-80"},
        locked={"A": "5"},
    )
    for facing in (1, 2, 3):
        play_turn(race)
        assert race.facing[A] == facing
        assert program(race, "A") == "- - - - right-80"


@pytest.mark.rule("RR-35")
def test_with_another_register_locked_the_highest_that_is_not_locked_follows() -> None:
    race = raced("».   .A^ .  |", damage={"A": 5}, cards={"A": PROGRAM}, locked={"A": "5"})
    events = play_register(race, 1)
    assert told("locked", events) == ["locked seat=1 register=4", "locked seat=1 register=3"]
    race = raced("».   .A^ .  |", damage={"A": 5}, cards={"A": PROGRAM}, locked={"A": "4"})
    events = play_register(race, 1)
    assert told("locked", events) == ["locked seat=1 register=5", "locked seat=1 register=3"]


@pytest.mark.rule("RR-36")
def test_repairing_a_damage_unlocks_the_lowest_locked_register_and_discards_its_card() -> None:
    race = raced(
        "+A^ .",
        damage={"A": 7},
        cards={"A": PROGRAM},
        locked={"A": "3 4 5"},
    )
    events = run(race, "repairs")
    assert race.damage[A] == 6
    assert registers(race.locked[A]) == "45"
    assert told("unlocked", events) == ["unlocked seat=1 register=3"]
    run(race, "clear")
    assert program(race, "A") == "- - - right-100 left-110"


@pytest.mark.rule("RR-36")
def test_a_repair_above_nine_locks_unlocks_the_first_register() -> None:
    race = raced("+A^ .", damage={"A": 9}, cards={"A": PROGRAM}, locked={"A": "1 2 3 4 5"})
    run(race, "repairs")
    assert registers(race.locked[A]) == "2345"


@pytest.mark.rule("RR-36")
def test_a_repair_unlocks_nothing_if_nothing_is_locked() -> None:
    race = raced("+A^ .", damage={"A": 4}, cards={"A": PROGRAM})
    events = run(race, "repairs")
    assert race.damage[A] == 3
    assert not told("unlocked", events)


@pytest.mark.rule("RR-36")
def test_a_repair_from_five_to_four_unlocks_the_fifth_register() -> None:
    race = raced("+A^ .", damage={"A": 5}, cards={"A": PROGRAM}, locked={"A": "5"})
    run(race, "repairs")
    assert registers(race.locked[A]) == ""
    run(race, "clear")
    assert program(race, "A") == "- - - - -"


@pytest.mark.rule("RR-36")
def test_the_lowest_locked_register_unlocks_also_if_others_than_the_highest_are_locked() -> None:
    race = raced("+A^ .", damage={"A": 6}, cards={"A": PROGRAM}, locked={"A": "2 5"})
    run(race, "repairs")
    assert registers(race.locked[A]) == "5"


@pytest.mark.rule("RR-36", "RR-35")
def test_what_a_repair_unlocked_the_next_token_locks_again() -> None:
    race = raced(
        """
        >.   +A^ .  |
        """,
        damage={"A": 6},
        cards={"A": PROGRAM},
        locked={"A": "4 5"},
    )
    run(race, "repairs")
    assert registers(race.locked[A]) == "5"
    play_register(race, 1)
    assert registers(race.locked[A]) == "45"


@pytest.mark.rule("RR-62", "RR-45")
def test_a_locked_card_stays_through_the_clean_up() -> None:
    race = raced(".A^ .   .", damage={"A": 7}, cards={"A": PROGRAM}, locked={"A": "3 4 5"})
    play_turn(race)
    assert program(race, "A") == "- - left-90 right-100 left-110"
