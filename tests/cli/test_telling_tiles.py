"""Außer Rand & Band in words: who wins a tile is named, whoever was named before."""

import pytest

from botyard.contract.walk import new_match
from botyard.kernel.events import Event
from botyard.kernel.registry import game_named
from botyard.kernel.state import waiting_seats
from botyard.words import LANGUAGES, Words

BELT = game_named("ausser-rand-und-band")
NAMES = ["Ida", "Noor"]


def falls() -> list[list[Event]]:
    """What the actions of a game told, as far as tiles were won."""
    match = new_match(BELT, len(NAMES), 3)
    while match.state.waiting():
        seat = waiting_seats(match.state)[0]
        match.act(seat, match.state.legal(seat)[-1])
    return [told for told in match.events if any(event.kind == "won" for event in told)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_winner_of_a_tile_is_named(language: str) -> None:
    words, named = Words(language, BELT, NAMES), set[str]()
    for events in falls():
        sentences = words.told(events)
        for event in events:
            if event.kind == "won":
                tile, winner = words.say(f"tile-{event.args['tile']}"), int(event.args["seat"]) - 1
                assert any(tile in one and NAMES[winner] in one for one in sentences), sentences
                named.add(NAMES[winner])
    assert named == set(NAMES)
