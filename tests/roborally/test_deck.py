"""Cards that are needed during a turn, and where all cards are. RR-50, RR-51."""

import pytest

from botyard.games.roborally import GAME
from botyard.games.roborally.components import CARDS
from botyard.games.roborally.play import Play
from botyard.games.roborally.rules.piles import deck_of, discard_card, is_discarded, put_into_hand
from botyard.kernel.dealer import SeededDealer
from botyard.kernel.state import waiting_seats

from .race import A, H, new_race, play_register, program, raced, told


def everywhere(race: Play) -> list[str]:
    """Every card wherever a position says that it lies."""
    position = GAME.position(race)
    piles = [position["deck"], position["discard"]]
    for key in ("hands", "leftovers", "face_up", "face_down"):
        pile = position[key]
        assert isinstance(pile, list)
        piles += pile
    cards: list[str] = []
    for pile in piles:
        assert isinstance(pile, list)
        cards += [card for card in pile if card is not None]
    return sorted(cards)


def target(damage: int = 4) -> Play:
    """A robot that is powered down before a laser: its next damage needs a card."""
    return raced(">.   .A^ .  |", damage={"A": damage}, power={"A": "down"})


@pytest.mark.rule("RR-50", "RR-12")
def test_a_card_needed_during_a_turn_comes_from_the_rest_of_the_deck() -> None:
    race = target()
    discard_card(race, CARDS.number("u-turn-10"))
    play_register(race, 1)
    assert program(race, "A") == "- - - - u-turn-20"  # the lowest in the deck
    assert is_discarded(race, CARDS.number("u-turn-10"))


@pytest.mark.rule("RR-50")
def test_when_the_deck_is_empty_the_discards_are_shuffled_into_a_new_one() -> None:
    race = target()
    for card in deck_of(race).items():
        discard_card(race, card)
    events = play_register(race, 1, chance="lock:1=move3-840")
    assert program(race, "A") == "- - - - move3-840"
    assert told("deck-renewed", events) == ["deck-renewed count=84"]
    assert deck_of(race).size() == 83


@pytest.mark.rule("RR-50")
def test_cards_in_registers_are_not_shuffled_into_the_new_deck() -> None:
    race = raced(
        ">.   .A^ .  |\n .B> .   .",
        damage={"A": 4},
        power={"A": "down"},
        cards={"B": "u-turn-10 u-turn-20 u-turn-30 u-turn-40 u-turn-50"},
    )
    for card in deck_of(race).items():
        discard_card(race, card)
    play_register(race, 1)
    assert program(race, "A") == "- - - - u-turn-60"
    assert deck_of(race).size() == 78


@pytest.mark.rule("RR-50", "RR-6")
def test_cards_left_over_from_hands_are_discards_and_shuffled_too() -> None:
    race = raced(">.   .A^ .  |\n .B> .   .", damage={"A": 4}, power={"A": "down"})
    for card in deck_of(race).items()[4:]:
        discard_card(race, card)
    for card in deck_of(race).items():
        put_into_hand(race, 1, card)
    play_register(race, 1, chance="lock:1=u-turn-40")
    assert program(race, "A") == "- - - - u-turn-40"


@pytest.mark.rule("RR-50")
def test_if_there_are_no_discards_either_nothing_is_drawn() -> None:
    race = raced(
        """
        >.   .A^ .  |
         .B> .   .
         .C> .   .
         .D> .   .
         .E> .   .
         .F> .   .
         .G> .   .
         .H> .   .
        """,
        damage={"A": 4},
        power={"A": "down"},
    )
    race.ready = 0  # hands are kept
    for number, card in enumerate(deck_of(race).items()[4:]):
        put_into_hand(race, number % 8, card)
    for number, card in enumerate(deck_of(race).items()):
        race.registers[H * 5 + 1 + number] = card
    events = play_register(race, 1)
    assert race.damage[A] == 5
    assert race.is_locked(A, 5)
    assert program(race, "A") == "- - - - -"
    assert not told("filled", events)


@pytest.mark.rule("RR-51")
@pytest.mark.parametrize("seats", [1, 2, 5, 8])
def test_every_card_is_always_in_exactly_one_place(seats: int) -> None:
    dealer = SeededDealer(seats, len(GAME.outcomes))
    race = GAME.setup(GAME.simulation_options({"turn-limit": 30}), seats, dealer)
    assert isinstance(race, Play)
    while race.waiting():
        assert everywhere(race) == sorted(CARDS.names)
        race.run_out(waiting_seats(race)[0], dealer)
    assert everywhere(race) == sorted(CARDS.names)


@pytest.mark.rule("RR-51", "RR-1")
def test_a_new_race_has_84_cards() -> None:
    assert len(everywhere(new_race(4))) == 84
