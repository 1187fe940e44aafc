"""What everybody sees, and when. RR-52."""

import json
from typing import cast

import pytest

from botyard.games.roborally import GAME
from botyard.games.roborally.components import CARDS
from botyard.games.roborally.play import Play
from botyard.kernel.dealer import FirstDealer, RecordingDealer
from botyard.kernel.game import SPECTATOR, Json

from .kit_more import heard, robot_seen, seen
from .race import A, act, asked, hand, new_race, play_register, play_turn, raced, run

CARDS_OF_A = "left-70 right-80 left-90 right-100 left-110"


def named(race: Play, by: str = "") -> set[str]:
    """Every program card that somebody's view names anywhere."""
    text = json.dumps(seen(race, by))
    return {card for card in CARDS.names if f'"{card}"' in text}


def make_ready(race: Play, letter: str) -> list[str]:
    cards = hand(race, letter).split()[:5]
    for register, card in enumerate(cards, start=1):
        act(race, f"{letter} program:{register}={card}")
    act(race, f"{letter} ready")
    return cards


# Hands


@pytest.mark.rule("RR-52")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    race = new_race(3)
    assert robot_seen(race, "A", by="A")["hand"] == hand(race, "A").split()
    for other in ("B", "C", ""):
        assert robot_seen(race, "A", by=other)["hand"] == ["?"] * 9
    assert named(race, "B") == set(hand(race, "B").split())
    assert named(race) == set()


@pytest.mark.rule("RR-52")
def test_everybody_sees_how_many_cards_each_hand_holds() -> None:
    race = raced(".A^ .B^ .C^", damage={"A": 3, "C": 4})
    run(race, "deal")
    race.ready = 0
    for other in ("A", "B", "C", ""):
        held = [len(robot_seen(race, letter, by=other)["hand"]) for letter in "ABC"]  # type: ignore[arg-type]
        assert held == [6, 9, 5]


@pytest.mark.rule("RR-52", "RR-6")
def test_others_see_no_card_while_programs_are_made() -> None:
    race = new_race(2)
    first = hand(race, "A").split()[0]
    act(race, f"A program:3={first}")
    assert robot_seen(race, "A", by="A")["registers"] == [None, None, first, None, None]
    assert first not in named(race, "B") | named(race)
    make = make_ready(race, "B")
    assert set(make) & named(race, "A") == set()


@pytest.mark.rule("RR-52")
def test_two_races_that_differ_in_a_hidden_card_look_the_same_to_others() -> None:
    races = [new_race(2, chance=f"deal:1=move3-{priority}") for priority in (830, 840)]
    one, two = races
    assert seen(one, "A") != seen(two, "A")
    for other in ("B", ""):
        assert seen(one, other) == seen(two, other)
    for race, card in zip(races, ("move3-830", "move3-840"), strict=True):
        act(race, f"A program:1={card}")
    for other in ("B", ""):
        assert seen(one, other) == seen(two, other)


@pytest.mark.rule("RR-52")
def test_the_cards_of_a_deal_are_told_to_their_owner_alone() -> None:
    dealer = RecordingDealer(FirstDealer())
    GAME.setup(GAME.read_options({}), 3, dealer)
    events = GAME.events_of(dealer.told)
    for seat in (0, 1, 2):
        cards = [event for event in events if event.kind == "dealt-card" and event.seen(seat)]
        assert len(cards) == 9
        assert {event.args["seat"] for event in cards} == {seat + 1}
    assert not any(event.kind == "dealt-card" and event.seen(SPECTATOR) for event in events)
    counts = [event for event in events if event.kind == "dealt" and event.seen(SPECTATOR)]
    assert [event.args["count"] for event in counts] == [9, 9, 9]


@pytest.mark.rule("RR-52", "RR-7")
def test_what_is_placed_and_declared_ready_is_not_told_to_others() -> None:
    race = new_race(3)
    cards = hand(race, "A").split()[:5]
    told = []
    for register, card in enumerate(cards, start=1):
        told += heard(race, "A", f"program:{register}={card}", by="B")
    told += heard(race, "A", "ready", by="B")
    assert not any(card in event for card in CARDS.names for event in told)
    assert "ready 1" in told


# Registers


@pytest.mark.rule("RR-52")
def test_own_unrevealed_registers_are_seen_by_the_owner_alone() -> None:
    race = new_race(2)
    cards = make_ready(race, "A")
    assert robot_seen(race, "A", by="A")["registers"] == cards
    assert robot_seen(race, "A", by="B")["registers"] == ["?"] * 5
    assert robot_seen(race, "A")["registers"] == ["?"] * 5


@pytest.mark.rule("RR-52")
def test_revealed_cards_are_seen_by_all_and_later_ones_are_not() -> None:
    race = raced(".A^ .   .B>", cards={"A": CARDS_OF_A})
    play_register(race, 1)
    play_register(race, 2)
    for other in ("B", ""):
        assert robot_seen(race, "A", by=other)["registers"] == ["left-70", "right-80", *"???"]
    assert robot_seen(race, "A", by="A")["registers"] == CARDS_OF_A.split()


@pytest.mark.rule("RR-52", "RR-35")
def test_a_card_that_locks_before_its_reveal_stays_hidden_in_that_turn() -> None:
    race = raced(">.   .A^ .  |\n .B> .   .", damage={"A": 4}, cards={"A": CARDS_OF_A})
    play_register(race, 1)
    assert race.is_locked(A, 5)
    assert robot_seen(race, "A", by="B")["registers"] == ["left-70", *"????"]
    assert robot_seen(race, "A", by="B")["locked"] == [5]


@pytest.mark.rule("RR-52", "RR-35")
def test_every_locked_card_is_seen_by_all_from_the_end_of_the_turn() -> None:
    race = raced(">.   .A^ .  |\n .B> .   .", damage={"A": 3}, cards={"A": CARDS_OF_A})
    play_turn(race)
    locked = [None, "right-80", "left-90", "right-100", "left-110"]
    for other in ("A", "B", ""):
        assert robot_seen(race, "A", by=other)["registers"] == locked
    run(race, "end-of-turn")
    for other in ("B", ""):
        shown = robot_seen(race, "A", by=other)["registers"]
        assert isinstance(shown, list)
        assert shown[1:] == locked[1:]


@pytest.mark.rule("RR-52", "RR-12")
def test_cards_of_a_powered_down_robot_are_seen_by_all_at_once() -> None:
    race = raced(">.   .A^ .  |\n .B> .   .", damage={"A": 4}, power={"A": "down"})
    play_register(race, 1, chance="lock:1=back-430")
    for other in ("A", "B", ""):
        assert robot_seen(race, "A", by=other)["registers"] == [None] * 4 + ["back-430"]


def programmed(race: Play, letter: str) -> None:
    """The turn begins, and a robot fills its registers."""
    run(race, "end-of-turn")
    make_ready(race, letter)


@pytest.mark.rule("RR-52")
def test_registers_shown_in_one_turn_are_hidden_again_in_the_next() -> None:
    race = raced(".A^ .   .B>", cards={"A": CARDS_OF_A})
    play_turn(race)
    programmed(race, "A")
    for other in ("B", ""):
        assert robot_seen(race, "A", by=other)["registers"] == ["?"] * 5


@pytest.mark.rule("RR-52", "RR-36")
def test_a_register_that_a_repair_unlocked_is_hidden_again() -> None:
    race = raced("+A^ .   .B>", damage={"A": 5}, cards={"A": CARDS_OF_A}, locked={"A": "5"})
    play_turn(race)
    programmed(race, "A")
    for other in ("B", ""):
        assert robot_seen(race, "A", by=other)["registers"] == ["?"] * 5


@pytest.mark.rule("RR-52", "RR-11")
def test_registers_that_power_down_unlocked_are_hidden_again() -> None:
    race = raced(
        ".A^ .   .B>",
        damage={"A": 5},
        power={"A": "announced"},
        cards={"A": CARDS_OF_A},
        locked={"A": "5"},
    )
    play_turn(race)
    play_turn(race)
    act(race, "A power-on")
    programmed(race, "A")
    for other in ("B", ""):
        assert robot_seen(race, "A", by=other)["registers"] == ["?"] * 5


@pytest.mark.rule("RR-52", "RR-38")
def test_registers_of_a_robot_that_returned_are_hidden_again() -> None:
    race = raced(
        ".   .   .A>\n.B> .   .",
        archive={"A": "A1"},
        damage={"A": 5},
        cards={"A": "move1 left left left left"},
        locked={"A": "5"},
    )
    play_turn(race)
    act(race, "A face:north")
    act(race, "A power-on")
    programmed(race, "A")
    for other in ("B", ""):
        assert robot_seen(race, "A", by=other)["registers"] == ["?"] * 5


@pytest.mark.rule("RR-52", "RR-5")
def test_what_was_shown_and_discarded_is_unknown_again_after_the_shuffle() -> None:
    race = raced(".A^ .   .B>", cards={"A": CARDS_OF_A})
    play_turn(race)
    assert set(CARDS_OF_A.split()) <= named(race, "B")
    run(race, "end-of-turn")
    assert named(race, "B") == set(hand(race, "B").split())
    assert named(race) == set()


# What is left


@pytest.mark.rule("RR-52", "RR-6")
def test_leftover_cards_are_discarded_face_down() -> None:
    race = new_race(2)
    make_ready(race, "A")
    left = set(hand(race, "A").split())
    assert len(left) == 4
    assert left <= named(race, "A")
    assert not left & (named(race, "B") | named(race))


@pytest.mark.rule("RR-52", "RR-38")
def test_unrevealed_cards_of_a_destroyed_robot_are_discarded_face_down() -> None:
    race = raced(
        ".   .   .A>\n.B> .   .", cards={"A": "move1-490 left-70 left-90 left-110 left-130"}
    )
    play_turn(race)
    assert asked(race) == "A"  # the clean-up has discarded them
    hidden = {"left-70", "left-90", "left-110", "left-130"}
    assert not hidden & (named(race, "B") | named(race))


@pytest.mark.rule("RR-52", "RR-38")
def test_unrevealed_cards_stay_hidden_while_the_turn_goes_on() -> None:
    race = raced(
        ".   .   .A>\n.B> .   .", cards={"A": "move1-490 left-70 left-90 left-110 left-130"}
    )
    play_register(race, 1)
    play_register(race, 2)
    assert named(race, "B") == {"move1-490"}


@pytest.mark.rule("RR-52", "RR-38")
def test_no_unrevealed_card_of_a_robot_that_is_out_is_shown() -> None:
    race = raced(
        ".   .   .A>\n.B> .   .\n.C> .   .",
        lives={"A": 1},
        power={"C": "down"},
        cards={"A": "move1-490 left-70 left-90 left-110 left-130"},
    )
    play_turn(race)
    assert asked(race) == "C"
    assert not {"left-70", "left-90", "left-110", "left-130"} & (named(race, "B") | named(race))


@pytest.mark.rule("RR-52", "RR-46")
def test_no_unrevealed_card_of_a_robot_that_has_finished_is_shown() -> None:
    race = raced(
        "①A> .   .\n.B> .   .\n.C> .   .",
        power={"C": "down"},
        table={"play-on": True},
        cards={"A": "left-70 left-90 left-110 left-130 left-150"},
    )
    play_turn(race)
    assert asked(race) == "C"
    assert not {"left-90", "left-110", "left-130", "left-150"} & (named(race, "B") | named(race))


@pytest.mark.rule("RR-52")
def test_the_deck_is_seen_by_nobody() -> None:
    race = new_race(2)
    for other in ("A", "B", ""):
        position = seen(race, other)["position"]
        assert isinstance(position, dict)
        assert "deck" not in position
        assert "option_deck" not in position
        assert seen(race, other)["deck"] == 84 - 18


# What lies open


@pytest.mark.rule("RR-52")
def test_damage_lives_flags_options_and_archive_markers_are_seen_by_all() -> None:
    race = raced(
        ".A> .   .B^\n①   ②   ③",
        damage={"A": 3},
        lives={"A": 2},
        flags={"A": 1},
        options={"A": "brakes flywheel"},
        archive={"A": "B2"},
    )
    for other in ("A", "B", ""):
        robot = robot_seen(race, "A", by=other)
        assert (robot["damage"], robot["lives"], robot["flags"]) == (3, 2, 1)
        assert robot["options"] == ["brakes", "flywheel"]
        assert robot["archive"] == "B2"


@pytest.mark.rule("RR-54", "RR-10")
def test_an_announcement_is_made_openly() -> None:
    race = raced(".A> .   .B^", damage={"A": 1, "B": 1})
    run(race, "announce")
    assert "announced 1" in heard(race, "A", "power-down", by="B")
    assert asked(race) == "B"
    assert robot_seen(race, "A", by="B")["power"] == "announced"


@pytest.mark.rule("RR-52")
def test_what_a_seat_sees_can_be_read_back_and_shows_the_same() -> None:
    race = new_race(3)
    make_ready(race, "B")
    for other in ("A", "B", "C"):
        again = GAME.read_known(cast(Json, seen(race, other)["position"]))
        assert seen(again, other) == seen(race, other)
