"""Cards are shuffled and dealt. RR-5, RR-50, RR-51."""

import pytest

from botyard.games.roborally.components import CARDS
from botyard.games.roborally.rules.piles import deck_of, discard_card, is_discarded

from .race import A, B, asked, hand, new_race, play_turn, program, raced, run, told

PROGRAM = "left-70 right-80 left-90 right-100 left-110"


@pytest.mark.rule("RR-5")
@pytest.mark.parametrize("damage", range(10))
def test_each_active_robot_is_dealt_nine_cards_minus_its_damage(damage: int) -> None:
    race = raced(".A^ .B^", damage={"A": damage})
    run(race, "deal")
    assert (race.held[A], race.held[B]) == (9 - damage, 9)


@pytest.mark.rule("RR-5")
def test_robots_that_are_powered_down_or_out_get_none() -> None:
    race = raced(".A^ .B^ .D^", power={"A": "down"})
    events = run(race, "deal")
    assert list(race.held) == [0, 9, 0, 9]
    assert told("dealt", events) == ["dealt seat=2 count=9", "dealt seat=4 count=9"]


@pytest.mark.rule("RR-5")
def test_a_robot_that_has_announced_power_down_is_still_dealt_its_cards() -> None:
    race = raced(".A^ .B^", power={"A": "announced"}, damage={"A": 2})
    run(race, "deal")
    assert race.held[A] == 7


@pytest.mark.rule("RR-5")
def test_cards_that_are_locked_are_not_shuffled_and_not_dealt() -> None:
    race = raced(".A^ .B^", damage={"A": 7}, cards={"A": PROGRAM}, locked={"A": "3 4 5"})
    run(race, "clear")
    run(race, "deal")
    assert program(race, "A") == "- - left-90 right-100 left-110"
    dealt = hand(race, "A").split() + hand(race, "B").split()
    assert not {"left-90", "right-100", "left-110"} & set(dealt)
    assert {"left-70", "right-80"} <= set(dealt)  # the lowest in the deck again


@pytest.mark.rule("RR-5")
def test_all_other_cards_are_shuffled_discards_and_leftovers_too() -> None:
    race = raced(".A^ .B^", hand={"A": "u-turn-10", "B": "u-turn-20"})
    discard_card(race, CARDS.number("u-turn-30"))
    play_turn(race, A=PROGRAM)
    run(race, "deal")
    assert not any(is_discarded(race, card) for card in range(84))
    assert deck_of(race).size() == 84 - 18
    assert {"u-turn-10", "u-turn-20", "u-turn-30"} <= set(
        hand(race, "A").split() + hand(race, "B").split()
    )


@pytest.mark.rule("RR-5")
def test_a_turn_begins_with_the_deal_and_everybody_programs() -> None:
    race = raced(".A^ .B^")
    race.turn = 3
    events = run(race, "end-of-turn")
    assert told("turn", events) == ["turn turn=4"]
    assert told("dealt", events) == ["dealt seat=1 count=9", "dealt seat=2 count=9"]
    assert asked(race) == "AB"


@pytest.mark.rule("RR-5", "RR-51")
def test_eight_whole_robots_are_all_dealt_nine_cards() -> None:
    race = new_race(8)
    assert list(race.held) == [9] * 8
    assert deck_of(race).size() == 12


@pytest.mark.rule("RR-50")
def test_hands_are_dealt_round_by_round_in_dock_order() -> None:
    race = raced(".A^ .B^ .C^", damage={"A": 7, "B": 8, "C": 6})
    run(race, "deal")  # the lowest card there is, each time
    assert hand(race, "A") == "u-turn-10 u-turn-40"
    assert hand(race, "B") == "u-turn-20"
    assert hand(race, "C") == "u-turn-30 u-turn-50 u-turn-60"


@pytest.mark.rule("RR-50")
def test_should_the_deck_run_out_the_deal_ends_there() -> None:
    lowest = iter(CARDS.names)
    race = raced(
        ".A^ .B^ .C^ .D^ .E^ .F^ .G^ .H^",
        cards={letter: " ".join(next(lowest) for _ in range(5)) for letter in "ABCDEFGH"},
        locked=dict.fromkeys("ABCDEFGH", "1 2 3 4 5"),
    )
    events = run(race, "deal")
    assert list(race.held) == [6, 6, 6, 6, 5, 5, 5, 5]
    assert deck_of(race).size() == 0
    assert told("dealt", events)[-1] == "dealt seat=8 count=5"
