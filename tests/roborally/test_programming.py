"""Programs are made at the same time and in secret. RR-6, RR-7, RR-55."""

import pytest

from botyard.games.roborally.play import Play
from botyard.games.roborally.state import FATES

from .race import (
    A,
    B,
    act,
    asked,
    choices,
    hand,
    new_race,
    play_turn,
    program,
    raced,
    refused,
    run,
    told,
)

PROGRAM = "left-70 right-80 left-90 right-100 left-110"
LOWEST = ["u-turn-10", "u-turn-20", "u-turn-30", "u-turn-40", "u-turn-50"]
FILL = [f"program:{register}={card}" for register, card in enumerate(LOWEST, start=1)]


def alone() -> Play:
    """A player alone, with the nine lowest cards."""
    return new_race(1, {"timer": False})


@pytest.mark.rule("RR-6")
def test_players_program_at_the_same_time() -> None:
    race = new_race(3)
    assert asked(race) == "ABC"
    act(race, f"C program:1={hand(race, 'C').split()[0]}")
    act(race, f"A program:1={hand(race, 'A').split()[0]}")
    assert asked(race) == "ABC"


@pytest.mark.rule("RR-6")
def test_a_register_gets_one_card_from_the_hand() -> None:
    race = alone()
    act(race, "A program:1=u-turn-20")
    assert program(race, "A") == "u-turn-20 - - - -"
    assert "u-turn-20" not in hand(race, "A").split()
    assert refused(race, "A program:1=u-turn-10") == "register-full RR-6"


@pytest.mark.rule("RR-6")
def test_a_card_that_is_not_in_the_hand_is_refused() -> None:
    race = alone()
    assert refused(race, "A program:1=move3-840") == "not-in-hand RR-6"


@pytest.mark.rule("RR-6")
def test_a_card_of_another_hand_is_refused() -> None:
    race = new_race(2)
    card = hand(race, "B").split()[0]
    assert refused(race, f"A program:1={card}") == "not-in-hand RR-6"


@pytest.mark.rule("RR-6")
def test_a_card_lies_in_one_register_only() -> None:
    race = alone()
    act(race, "A program:1=u-turn-20")
    assert refused(race, "A program:2=u-turn-20").split()[0] == "placed-already"


@pytest.mark.rule("RR-6")
@pytest.mark.parametrize("missing", range(5))
def test_a_program_is_not_ready_while_a_free_register_is_empty(missing: int) -> None:
    race = alone()
    for step, action in enumerate(FILL):
        if step != missing:
            act(race, f"A {action}")
    assert refused(race, "A ready") == "registers-empty RR-6"
    act(race, f"A {FILL[missing]}")
    assert "ready" in choices(race, seat="A")


@pytest.mark.rule("RR-6")
def test_registers_may_be_filled_in_any_order() -> None:
    race = alone()
    for action in reversed(FILL):
        act(race, f"A {action}")
    assert program(race, "A") == " ".join(LOWEST)


@pytest.mark.rule("RR-6", "RR-35")
def test_locked_registers_keep_their_card_and_get_no_other() -> None:
    race = raced(".A^ .B^", damage={"A": 7}, cards={"A": PROGRAM}, locked={"A": "3 4 5"})
    play_turn(race)
    run(race, "end-of-turn")
    assert program(race, "A") == "- - left-90 right-100 left-110"
    first, second = hand(race, "A").split()
    assert refused(race, f"A program:3={first}") == "register-locked RR-35"
    assert refused(race, "A unprogram:3") == "register-locked RR-35"
    act(race, f"A program:1={second}")
    act(race, f"A program:2={first}")
    act(race, "A ready")
    assert program(race, "A") == f"{second} {first} left-90 right-100 left-110"


@pytest.mark.rule("RR-6", "RR-5", "RR-35")
@pytest.mark.parametrize("damage", range(10))
def test_the_hand_is_at_least_as_large_as_the_number_of_free_registers(damage: int) -> None:
    locked = " ".join(str(register) for register in range(5, 9 - damage, -1))
    race = raced(".A^ .B^", damage={"A": damage}, cards={"A": PROGRAM}, locked={"A": locked})
    play_turn(race)
    free = program(race, "A").split().count("-")
    events = run(race, "deal")
    dealt = [event for event in told("dealt-card", events) if "seat=1" in event]
    assert len(dealt) == 9 - damage >= free == min(5, 9 - damage)


@pytest.mark.rule("RR-6")
def test_leftover_cards_are_discarded() -> None:
    race = new_race(2)
    for register, card in enumerate(hand(race, "A").split()[:5], start=1):
        act(race, f"A program:{register}={card}")
    act(race, "A ready")
    for action in ("unprogram:1", f"program:1={hand(race, 'A').split()[0]}"):
        assert refused(race, f"A {action}") == "already-ready RR-7"


# Ready


@pytest.mark.rule("RR-7")
def test_after_ready_a_program_cannot_change() -> None:
    race = new_race(2)
    for register, card in enumerate(hand(race, "A").split()[:5], start=1):
        act(race, f"A program:{register}={card}")
    events = act(race, "A ready")
    assert told("ready", events) == ["ready seat=1"]
    assert asked(race) == "B"
    assert refused(race, "A unprogram:1") == "already-ready RR-7"
    assert refused(race, "A ready") == "already-ready RR-7"


@pytest.mark.rule("RR-7")
def test_before_ready_cards_can_be_put_back() -> None:
    race = alone()
    before = hand(race, "A")
    act(race, "A program:3=u-turn-20")
    act(race, "A unprogram:3")
    assert program(race, "A") == "- - - - -"
    assert hand(race, "A") == before
    assert refused(race, "A unprogram:3") == "register-empty RR-7"


@pytest.mark.rule("RR-7")
def test_before_ready_cards_can_be_moved_freely() -> None:
    race = alone()
    for action in FILL:
        act(race, f"A {action}")
    act(race, "A unprogram:1")
    act(race, "A unprogram:5")
    act(race, "A program:1=u-turn-50")
    act(race, "A program:5=u-turn-10")
    assert program(race, "A") == "u-turn-50 u-turn-20 u-turn-30 u-turn-40 u-turn-10"


@pytest.mark.rule("RR-7")
def test_nothing_happens_before_everybody_is_ready() -> None:
    race = new_race(2)
    for register, card in enumerate(hand(race, "A").split()[:5], start=1):
        act(race, f"A program:{register}={card}")
    events = act(race, "A ready")
    assert not told("register", events)
    for register, card in enumerate(hand(race, "B").split()[:5], start=1):
        act(race, f"B program:{register}={card}")
    events = act(race, "B ready")
    assert told("register", events)


@pytest.mark.rule("RR-7")
def test_a_full_program_is_not_ready_by_itself() -> None:
    race = alone()
    for action in FILL:
        assert not told("register", act(race, f"A {action}"))
    assert asked(race) == "A"
    assert told("register", act(race, "A ready"))


# Nothing to decide


@pytest.mark.rule("RR-55")
def test_a_robot_with_all_registers_locked_runs_the_same_five_cards_again() -> None:
    race = raced(
        """
        .A^ .   .
        .B> .   .
        """,
        damage={"A": 9},
        cards={"A": PROGRAM},
        locked={"A": "1 2 3 4 5"},
    )
    for _ in range(2):
        events = play_turn(race)
        revealed = [event for event in told("revealed", events) if "seat=1" in event]
        assert revealed == [f"revealed seat=1 card={card}" for card in PROGRAM.split()]


@pytest.mark.rule("RR-55")
def test_a_player_with_all_registers_locked_is_ready_at_once() -> None:
    race = raced(".A^ .   .B^", damage={"A": 9}, cards={"A": PROGRAM}, locked={"A": "1 2 3 4 5"})
    run(race, "end-of-turn")
    assert asked(race) == "B"
    assert race.is_ready(A)
    assert hand(race, "A") == ""


@pytest.mark.rule("RR-55")
def test_a_player_whose_robot_is_powered_down_is_ready_at_once() -> None:
    race = raced(".A^ .   .B^", power={"A": "down"})
    run(race, "end-of-turn")
    assert asked(race) == "B"
    assert refused(race, "A ready").split()[0] in ("is-powered-down", "already-ready")


@pytest.mark.rule("RR-55")
def test_if_nobody_has_anything_to_decide_the_turn_runs_by_itself() -> None:
    race = raced(
        """
        .A^ .   .
        """,
        damage={"A": 9},
        cards={"A": PROGRAM},
        locked={"A": "1 2 3 4 5"},
    )
    run(race, "end-of-turn")
    assert choices(race, seat="A") == {"power-down", "power-on"}
    events = act(race, "A power-on")
    assert len(told("register", events)) == 5


@pytest.mark.rule("RR-55", "RR-54")
def test_one_card_for_one_free_register_leaves_nothing_to_decide() -> None:
    race = raced(".A^ .   .B^", damage={"A": 8}, cards={"A": PROGRAM}, locked={"A": "2 3 4 5"})
    play_turn(race)
    run(race, "end-of-turn", chance="deal:1=move3-840")
    assert asked(race) == "B"
    assert race.is_ready(A)
    assert program(race, "A") == "move3-840 right-80 left-90 right-100 left-110"


@pytest.mark.rule("RR-55")
def test_two_cards_for_two_free_registers_leave_an_order_to_decide() -> None:
    race = raced(".A^ .   .B^", damage={"A": 7}, cards={"A": PROGRAM}, locked={"A": "3 4 5"})
    play_turn(race)
    run(race, "end-of-turn")
    assert asked(race) == "AB"
    assert race.held[B] == 9


@pytest.mark.rule("RR-50", "RR-6")
def test_with_fewer_cards_than_free_registers_a_program_is_ready_when_all_are_placed() -> None:
    race = raced(".A^ .   .B^", damage={"A": 6})
    run(race, "end-of-turn")
    first, second, third = hand(race, "A").split()
    act(race, f"A program:1={first}")
    act(race, f"A program:2={second}")
    assert refused(race, "A ready") == "registers-empty RR-6"
    act(race, f"A program:5={third}")
    act(race, "A ready")
    assert asked(race) == "B"
    assert program(race, "A") == f"{first} {second} - - {third}"


@pytest.mark.rule("RR-38", "RR-46")
@pytest.mark.parametrize(
    ("fate", "reason"),
    [
        ("destroyed", "is-destroyed RR-38"),
        ("out", "is-out RR-38"),
        ("finished", "is-home RR-46"),
    ],
)
def test_who_has_no_program_is_told_why(fate: str, reason: str) -> None:
    race = new_race(3)
    race.occupant[race.space[A]] = -1
    race.space[A], race.fate[A] = 0, FATES.number(fate)
    race.ready |= 1 << A
    assert asked(race) == "BC"
    assert refused(race, "A ready") == reason
