"""Games among bots, to be watched where nobody plays in public."""

import json

import pytest

from botyard.bots.show import play_show
from botyard.kernel.record import read_record
from botyard.kernel.registry import game_named
from botyard.kernel.replay import replay
from server.persons import BELT, PROBE, Nobody, Person, Refusal
from server.yard import Yard


@pytest.mark.parametrize("name", [BELT, PROBE])
def test_bots_play_a_whole_game_which_can_be_replayed(name: str) -> None:
    game = game_named(name)
    text = play_show(game, 7)
    record = read_record(text)
    assert record.is_finished()
    assert all(seat.startswith("bot:") for seat in record.header.seats)
    assert replay(game, record).state.waiting() == 0
    assert (play_show(game, 7), play_show(game, 8) == text) == (text, False)


def test_everybody_sees_the_same_show_and_it_can_be_watched(yard: Yard) -> None:
    shown = Nobody(yard).asks("get", f"/api/games/{BELT}/show")
    assert Person(yard).asks("get", f"/api/games/{BELT}/show") == shown
    film = json.loads(Nobody(yard).request("get", f"/api/records/{shown['id']}/film").text)
    assert film["header"]["game"] == BELT
    assert film["steps"][-1]["standing"] is not None


def test_of_a_game_that_does_not_exist_nothing_is_shown(yard: Yard) -> None:
    with pytest.raises(Refusal, match="unknown-game"):
        Nobody(yard).asks("get", "/api/games/chess/show")
