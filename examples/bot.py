"""
A program that takes a seat at a Botyard table and plays any game.

    pip install httpx websockets
    python bot.py 'http://localhost:8000/#/seat/SECRET' --think

Without ``--think`` it does anything that is allowed. With it, it asks the server what each choice
would bring, and takes what ``worth`` likes best: put your own idea there. ``docs/protocol.md``
describes the messages.
"""

import argparse
import hashlib
import json
import random
import secrets
import time
from collections.abc import Callable
from itertools import count
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

MOST_PREVIEWS = 12  # the server does not do everything for everybody
REFUSED = 1008  # how the server ends a connection for good


def worth(view: dict[str, Any], seat: int) -> float:
    """What a view is worth to a seat: its points less the best of the others."""
    scores = view.get("scores") or [shown["score"] for shown in view["seats"]]
    return float(scores[seat - 1] - max(scores[: seat - 1] + scores[seat:]))


def commitment(host: str, seat: int, number: str) -> str:
    """What a seat publishes before it shows its number, bound to what the server published."""
    lines = ["botyard fair dice 2 seat", host, str(seat), number]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


class Player:
    """One seat at one table, over one connection."""

    def __init__(
        self, socket: ClientConnection, seat: int, show_number: Callable[[], object]
    ) -> None:
        self.socket = socket
        self.seat = seat
        self.show_number = show_number
        self.situation: dict[str, Any] = {"status": "gathering"}
        self.numbers = count(1)
        socket.send(json.dumps({"type": "hello", "protocol": 2}))

    def hear(self) -> dict[str, Any]:
        """Wait for the next message, and remember what the seat sees now."""
        message: dict[str, Any] = json.loads(self.socket.recv())
        if message["type"] == "refused":
            print(message["text"])
        if message["type"] == "welcome" and self.seat not in message["seats"]:
            raise SystemExit(f"Seat {self.seat} is not ours any more.")
        if message.get("table", {}).get("revealing"):
            self.show_number()  # everybody has committed to a number for the dice
        if message.get("situation", {}).get("seat") == self.seat:
            self.situation = message["situation"]
        return message

    def ask(self, kind: str, **content: object) -> dict[str, Any]:
        """Send a message, and wait for its answer."""
        number = str(next(self.numbers))
        self.socket.send(json.dumps({"type": kind, "id": number, "seat": self.seat, **content}))
        while (answer := self.hear()).get("id") != number:
            pass
        return answer

    def play(self, think: bool) -> None:
        """Answer every question until the game is over."""
        while self.situation["status"] != "over":
            question = self.situation.get("question")
            if question is None:
                self.hear()
                continue
            choices = [c["action"] for c in question["choices"] if not c.get("courtesy")]
            action = self.best(choices) if think else random.choice(choices)
            answer = self.ask("order", question=question["number"], action=action)
            if answer["type"] == "refused":
                time.sleep(1)  # look again, and choose again

    def best(self, choices: list[str]) -> str:
        """The choice that leads to the best view; what chance decides counts as no change."""
        tried = random.sample(choices, min(len(choices), MOST_PREVIEWS))
        if len(tried) == 1:
            return tried[0]
        now = self.situation["view"]
        views = {action: self.ask("preview", actions=[action]).get("view") for action in tried}
        return max(tried, key=lambda action: worth(views[action] or now, self.seat))


def main() -> None:
    """Take the seat of a link, commit to a number for the dice, show it in time, and play."""
    parser = argparse.ArgumentParser(description="Plays any game at a Botyard table.")
    parser.add_argument("link", help="the link to the seat")
    parser.add_argument("--name", default="Example bot")
    parser.add_argument("--think", action="store_true", help="try the choices out first")
    chosen = parser.parse_args()
    link = urlsplit(chosen.link)
    with httpx.Client(base_url=f"{link.scheme}://{link.netloc}/api") as server:

        def post(path: str, content: dict[str, Any]) -> dict[str, Any]:
            answer: dict[str, Any] = server.post(path, json=content).raise_for_status().json()
            return answer

        post("/me", {"nickname": chosen.name})
        taken = post("/seats", {"secret": link.fragment.rpartition("/")[2]})
        table, seat = taken["table"], taken["seat"]
        host = server.get(f"/tables/{table}").raise_for_status().json()["commitment"]
        number = secrets.token_hex(32)
        promise = commitment(host, seat, number)
        post(f"/tables/{table}/commitments", {"commitments": {str(seat): promise}})

        def show_number() -> None:
            post(f"/tables/{table}/numbers", {"numbers": {str(seat): number}})

        cookies = "; ".join(f"{name}={value}" for name, value in server.cookies.items())
        live = f"{link.scheme.replace('http', 'ws')}://{link.netloc}/api/tables/{table}/live"
        while True:
            try:
                with connect(live, additional_headers={"Cookie": cookies}) as socket:
                    player = Player(socket, seat, show_number)
                    player.play(chosen.think)
                    print(f"Places: {player.situation.get('standing')}")
                    return
            except (WebSocketException, OSError) as lost:
                if isinstance(lost, ConnectionClosed) and lost.rcvd and lost.rcvd.code == REFUSED:
                    raise SystemExit("The table is not for us.") from None
                time.sleep(1)  # nothing is lost: whatever is not answered is asked again


if __name__ == "__main__":
    main()
