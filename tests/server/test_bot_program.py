"""``examples/bot.py`` as somebody runs it: a process of its own, against a real server."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator

import httpx
import pytest

from tools.served import PATIENCE, ROOT, Json, Served

GAMES = ("ausser-rand-und-band", "probe")
BOT = ROOT / "examples" / "bot.py"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("bots"), BOTYARD_PURE="1") as server:
        yield server


@pytest.fixture
def host(served: Served) -> Iterator[httpx.Client]:
    """Whoever opens the tables, and does not play."""
    with httpx.Client(base_url=f"{served.url}/api", timeout=PATIENCE) as client:
        assert client.post("/me", json={"nickname": "Ida"}).status_code == 201
        yield client


def program(served: Served, secret: str, *options: str) -> subprocess.Popen[str]:
    """The example, started with a link to a seat."""
    path = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.Popen(
        [sys.executable, str(BOT), f"{served.url}/#/seat/{secret}", *options],
        env=path,  # it needs nothing of ours
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def opened(host: httpx.Client, game: str) -> Json:
    """A table for two programs and a bot of the server."""
    plan = [{"kind": "link"}, {"kind": "link"}, {"kind": "bot", "bot": "random"}]
    answer: Json = host.post("/tables", json={"game": game, "seats": plan}).json()
    return answer


def test_two_programs_and_a_bot_play_every_game_to_its_end(
    served: Served, host: httpx.Client
) -> None:
    programs: dict[str, list[subprocess.Popen[str]]] = {}
    for options in ((), ("--think",)):
        for game in GAMES:
            table = opened(host, game)
            programs[table["table"]["id"]] = [
                program(served, secret, *options) for secret in table["links"].values()
            ]
    for table_id, playing in programs.items():
        said = [one.communicate(timeout=PATIENCE)[0] for one in playing]
        last = host.get(f"/tables/{table_id}/log").json()[-1]
        record = host.get(f"/records/{table_id}").text.splitlines()
        assert [one.returncode for one in playing] == [0, 0], said
        assert said[0] == said[1] == f"Places: {places(record[-1])}\n"
        assert last["kind"] == "order"
        assert host.get(f"/records/{table_id}/check").json()["ok"]


def places(line: str) -> list[int]:
    """The places in the last line of a record."""
    found: list[int] = json.loads(line)["end"]["standing"]
    return found


def test_a_program_stops_when_its_seat_is_taken_away(served: Served, host: httpx.Client) -> None:
    table = opened(host, "probe")
    path = f"/tables/{table['table']['id']}"
    playing = program(served, table["links"]["1"])
    try:
        while not host.get(path).json()["seats"][0].get("present"):
            assert playing.poll() is None
        assert host.delete(f"{path}/seats/1/persons").status_code == 204
        said, _ = playing.communicate(timeout=PATIENCE)
    finally:
        playing.kill()
    assert said == "Seat 1 is not ours any more.\n"
    assert playing.returncode == 1


def test_a_link_that_is_used_up_is_an_error(served: Served, host: httpx.Client) -> None:
    del host
    with program(served, "0123456789abcdef") as playing:
        said, _ = playing.communicate(timeout=PATIENCE)
    assert "404" in said
    assert playing.returncode == 1
