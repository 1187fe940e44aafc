"""The program deck and the Options as data."""

from collections import Counter

import pytest

from botyard.games.roborally.components import CARDS, DECK, KINDS, OPTIONS, read_deck
from botyard.kernel.errors import BadData
from botyard.kernel.reading import Reader


def priorities(kind: str) -> list[int]:
    return [
        priority
        for number, priority in zip(DECK.kinds, DECK.priorities, strict=True)
        if KINDS.name(number) == kind
    ]


@pytest.mark.rule("RR-1")
def test_there_are_84_cards_each_with_its_own_priority() -> None:
    assert len(CARDS) == DECK.size == 84
    assert list(DECK.priorities) == list(range(10, 850, 10))
    assert Counter(KINDS.name(kind) for kind in DECK.kinds) == {
        "u-turn": 6,
        "left": 18,
        "right": 18,
        "back": 6,
        "move1": 18,
        "move2": 12,
        "move3": 6,
    }


@pytest.mark.rule("RR-1")
def test_faster_cards_move_farther() -> None:
    assert priorities("u-turn") == list(range(10, 70, 10))
    assert priorities("left") == list(range(70, 420, 20))
    assert priorities("right") == list(range(80, 430, 20))
    assert priorities("back") == list(range(430, 490, 10))
    assert priorities("move1") == list(range(490, 670, 10))
    assert priorities("move2") == list(range(670, 790, 10))
    assert priorities("move3") == list(range(790, 850, 10))


def test_a_card_is_named_by_what_it_does_and_its_priority() -> None:
    assert (CARDS.name(0), CARDS.name(83)) == ("u-turn-10", "move3-840")
    for name in ("left-70", "right-80", "back-430", "move1-490", "move2-670"):
        assert DECK.priorities[CARDS.number(name)] == int(name.rsplit("-", 1)[1])


def test_a_card_of_no_kind_is_refused() -> None:
    cards = {"cards": [{"kind": "jump", "first": 10, "step": 10, "count": 1}]}
    with pytest.raises(BadData, match=r"cards\[0\]\.kind"):
        read_deck(Reader(cards, "", BadData))


def test_there_is_one_of_each_of_26_options() -> None:
    assert len(OPTIONS) == len(set(OPTIONS.names)) == 26
    assert OPTIONS.names == sorted(OPTIONS.names)
