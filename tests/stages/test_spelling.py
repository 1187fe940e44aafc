"""The check of spelling finds British words, and leaves names alone that others rely on."""

import pytest

from tools.spelling import british


def test_british_words_are_found_with_their_lines() -> None:
    assert british("fine\na grey neighbour\n") == [(2, "grey"), (2, "neighbour")]
    assert british("MOST_COLOURS = 1  # in a centred row") == [(1, "COLOUR"), (1, "centred")]


@pytest.mark.parametrize(
    "kept",
    ['add(DYED, "dyed", colour=COLORS)', "{ $colour }", "colour-red = red", '"take:{colour}"'],
)
def test_names_on_the_wire_stay(kept: str) -> None:
    assert british(kept) == []
