"""``examples/bot.py`` at a table that is only as much of a server as it needs."""

import json
from collections import deque
from collections.abc import Callable
from typing import cast

import pytest
from websockets.sync.client import ClientConnection

from botyard.kernel.game import Json
from botyard.kernel.match import Match
from botyard.kernel.state import waits_for
from examples.bot import Player
from kernel.table import belt_match, probe_match
from server.questions import preview_job


class Socket:
    """Answers at once, and lets the other seats take their first choice."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.frames: deque[Json] = deque()
        self.previews = 0

    def recv(self) -> str:
        return json.dumps(self.frames.popleft())

    def send(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "hello":
            self.others_play()
            self.frames.append({"type": "welcome", "seats": [1]})
            self.frames.append({"type": "situation", "situation": self.shown()})
        elif message["type"] == "preview":
            self.previews += 1
            told = preview_job(self.match, message["seat"], *message["actions"]).do()
            self.frames.append({"type": "preview", "id": message["id"], **told})
        elif message["question"] != len(self.match.record.lines):
            refused = {"type": "refused", "id": message["id"], "text": "too late"}
            self.frames.append(refused)
        else:
            self.match.act(0, self.match.game.vocabulary.action(message["action"]))
            self.others_play()
            receipt = {"type": "receipt", "id": message["id"], "situation": self.shown()}
            self.frames += [{"type": "table"}, receipt]

    def others_play(self) -> None:
        state = self.match.state
        while not waits_for(state, 0) and state.waiting():
            self.match.act(1, state.legal(1)[0])
            state = self.match.state

    def shown(self) -> Json:
        """The situation of seat 1."""
        game, state = self.match.game, self.match.state
        shown: Json = {"seat": 1, "status": "over", "view": game.view(state, 0)}
        if state.waiting():
            polite = state.courtesies(0)
            choices = [
                {"action": game.vocabulary.name(action), "courtesy": action in polite}
                for action in state.offered(0)
            ]
            question = {"number": len(self.match.record.lines), "choices": choices}
            shown |= {"status": "playing", "question": question}
        return shown


@pytest.mark.parametrize("think", [False, True])
@pytest.mark.parametrize("match", [probe_match, belt_match])
def test_the_example_plays_any_game_to_its_end(match: Callable[[], Match], think: bool) -> None:
    socket = Socket(match())
    Player(cast(ClientConnection, socket), 1, lambda: None).play(think)
    assert socket.match.state.standing() is not None
    assert (socket.previews > 0) == think
