"""What is refused in live play: told with the id of the frame, and in words with names."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import WebSocketTestSession

from botyard.kernel.committed import seat_commitment
from botyard.server.messages import PROTOCOL
from botyard.server.routes.live import LATER, REFUSED
from botyard.server.store import Store, StoreTrouble
from server.frame import client, guest

Frame = dict[str, Any]


class Playing:
    """Both seats of a table, at one screen."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.now: dict[int, Frame] = {}
        socket.send_json({"type": "hello", "protocol": PROTOCOL})
        self.until("table")

    def until(self, *kinds: str) -> Frame:
        """The next frame of some kind; all situations are remembered."""
        while True:
            frame: Frame = json.loads(self.socket.receive_text())
            if "situation" in frame:
                self.now[frame["situation"]["seat"]] = frame["situation"]
            if frame["type"] in kinds:
                return frame

    def asks(self, **frame: object) -> Frame:
        """What a frame is answered with."""
        self.socket.send_json(frame)
        return self.until("receipt", "reason", "refused")

    def moves(self, seat: int) -> str:
        """The first choice of a seat is taken, and everybody knows."""
        question = self.now[seat]["question"]
        action: str = question["choices"][0]["action"]
        number = question["number"]
        answer = self.asks(type="order", id="1", seat=seat, question=number, action=action)
        assert answer["type"] == "receipt"
        self.until("situation")
        return action


@pytest.fixture
def playing(tmp_path: Path) -> Iterator[Playing]:
    with client(tmp_path, limits={"order": "40/minute"}) as asking:
        guest(asking, "Ida")
        wish = {"game": "ausser-rand-und-band", "seats": [{"kind": "person"}] * 2}
        opened = asking.post("/api/tables", json=wish).json()["table"]
        table, host = opened["id"], opened["commitment"]
        numbers = {1: "1" * 64, 2: "2" * 64}
        promised = {seat: seat_commitment(host, seat - 1, numbers[seat]) for seat in numbers}
        given = [("commitments", promised), ("numbers", numbers)]
        for what, body in given:
            asking.post(f"/api/tables/{table}/{what}", json={what: body}).raise_for_status()
        with asking.websocket_connect(f"/api/tables/{table}/live") as socket:
            yield Playing(socket)


def test_a_seat_is_called_by_whoever_holds_it(playing: Playing) -> None:
    done: list[str] = []
    while len(done) < 8 and not any(action.startswith("place") for action in done):
        done.append(playing.moves(playing.now[1]["waiting"][0]))
    taken = done[-1]
    while playing.now[1]["view"]["step"] != "place":
        playing.moves(playing.now[1]["waiting"][0])
    seat = playing.now[1]["waiting"][0]
    why = playing.asks(type="why", id="2", seat=seat, action=taken)
    assert why["text"] == "Ida’s die lies there."
    number = playing.now[seat]["question"]["number"]
    told = playing.asks(type="order", id="3", seat=seat, question=number, action=taken)
    assert (told["type"], told["id"], told["text"]) == ("refused", "3", why["text"])


def test_a_refusal_bears_the_id_of_its_frame_whatever_is_wrong_with_it(playing: Playing) -> None:
    for wrong in ({"type": "odrer"}, {"type": "undo", "seat": 0}, {"type": "undo", "more": 1}):
        told = playing.asks(id="7", **wrong)
        assert (told["error"], told["id"]) == ("frame-invalid", "7")
    last = [playing.asks(type="undo", id=str(number), seat=2) for number in range(50)][-1]
    assert (last["error"], last["id"]) == ("too-many", "49")


async def gone(_: Store, __: str) -> None:
    raise StoreTrouble("store-gone")


@pytest.mark.parametrize("trouble", [False, True])
def test_whoever_cannot_come_in_hears_whether_to_try_again(
    trouble: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if trouble:
        monkeypatch.setattr(Store, "table", gone)
    with client(tmp_path) as asking, asking.websocket_connect("/api/tables/none/live") as socket:
        socket.send_json({"type": "hello", "protocol": PROTOCOL})
        told: Frame = json.loads(socket.receive_text())
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
    assert told["error"] == ("store-gone" if trouble else "table-missing")
    assert closed.value.code == (LATER if trouble else REFUSED)
