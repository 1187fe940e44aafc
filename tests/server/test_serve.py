"""``botyard serve`` as people start it: a process of its own, a real port."""

import re
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from botyard.cli.serve import address, drawn
from cli.piped import command, environment, say

PATIENCE = 60  # seconds; the machine may be busy


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that the developer has chosen for a server of their own counts."""
    for name in ("BOTYARD_SETTINGS", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "C")
    monkeypatch.setenv("BOTYARD_PURE", "1")


@contextmanager
def served(*arguments: str | Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server and where it says it is; it is killed in the end if it still runs."""
    line = [*command(), "serve", "--port", "0", *map(str, arguments)]
    with subprocess.Popen(
        line, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        try:
            assert process.stdout is not None
            url = process.stdout.readline().strip().removeprefix("Botyard is at ")
            yield process, url
        finally:
            process.kill()


def ended(process: subprocess.Popen[str], number: signal.Signals) -> tuple[int, str]:
    """Its exit code, and everything it said but where it is."""
    process.send_signal(number)
    assert process.stdout is not None
    said = process.stdout.read()
    return process.wait(PATIENCE), said


def test_it_shows_the_network_its_address_and_answers_until_ctrl_c() -> None:
    with served("--lan") as (process, url):
        answer = httpx.get(f"{url}/api/rules/BY-1", timeout=PATIENCE)
        code, said = ended(process, signal.SIGINT)
    assert answer.status_code == 200
    assert "server" not in answer.headers
    there = re.search(r"In your network: (http://\S+:\d+)", said)
    assert there is not None
    assert drawn(there[1]).split("\n")[1].strip() in said
    assert said.endswith("\nCtrl-C stops it. Games are kept.\n")
    assert code == 0


def test_it_stops_though_somebody_is_connected_and_has_logged_no_secret(tmp_path: Path) -> None:
    file = tmp_path / "loud.toml"
    file.write_text('log = "debug"\n')
    with served("--settings", file) as (process, url):
        with httpx.Client(base_url=url, timeout=PATIENCE) as asking:
            asking.post("/api/me", json={"nickname": "Ida"})
            asking.post("/api/me/account", json={"name": "ida", "password": "swordfish"})
            asking.post("/api/login", json={"name": "ida", "password": "sword-fish"})
            token = asking.cookies["botyard"]
        with socket.create_connection(("127.0.0.1", int(url.rpartition(":")[2]))) as idle:
            idle.sendall(b"GET / HTTP/1.1\r\n")
            code, said = ended(process, signal.SIGTERM)
    assert code == 0
    for secret in ("swordfish", "sword-fish", token.partition(".")[2], "argon2"):
        assert secret not in said


def answer_to(url: str, head: bytes, times: int) -> bytes:
    """What a server says to headers that are sent in many pieces; nothing if it hangs up."""
    with socket.create_connection(("127.0.0.1", int(url.rpartition(":")[2])), PATIENCE) as line:
        try:
            line.sendall(b"GET /api/rules/BY-1 HTTP/1.1\r\nhost: here\r\n")
            for _ in range(times):
                line.sendall(head)
            line.sendall(b"\r\n\r\n")
            return line.recv(12)
        except ConnectionError:
            return b""


def test_headers_without_an_end_are_not_read_for_ever() -> None:
    with served() as (_, url):
        assert answer_to(url, b"x: " + b"y" * 1000 + b"\r\n", 10) == b"HTTP/1.1 200"
        for endless in (b"x: " + b"y" * 1000 + b"\r\n", b"y" * 1000):
            assert answer_to(url, endless, 5000) in (b"HTTP/1.1 400", b"")


def test_a_second_server_does_not_take_the_same_file(tmp_path: Path) -> None:
    file = tmp_path / "here.toml"
    file.write_text('public_url = "https://play.example.org"\n')
    with served("--settings", file) as (_, url):
        said = say("serve", "--port", "0")
    assert url == "https://play.example.org"
    assert said.code == 2
    assert "is in use by another Botyard" in said.err


def test_a_port_that_is_taken_is_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = say("serve", "--port", port)
    assert said.code == 2
    assert f"Port {port} of 127.0.0.1 is taken" in said.err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--host", "999.1.1.1"], "999.1.1.1, port 8000 cannot be listened at"),
        (["--port", "70000"], "“port” is 70,000, but must be"),
        (["--settings", "/nowhere/x.toml"], "There is no file /nowhere/x.toml"),
    ],
)
def test_it_is_said_why_it_cannot_begin(arguments: list[str], told: str) -> None:
    said = say("serve", *arguments)
    assert (said.code, said.out) == (2, "")
    assert told in said.err


def test_a_database_that_is_none_is_told(tmp_path: Path) -> None:
    rubbish = tmp_path / "rubbish.db"
    rubbish.write_bytes(b"this is no database, whatever its name says" * 100)
    for database in (rubbish, "mysql://here", "postgresql://nobody@127.0.0.1:1/x"):
        said = say("serve", "--port", "0", "--database", database)
        assert (said.code, said.out) == (2, "")
        assert "database" in said.err
        assert "Traceback" not in said.err


@pytest.mark.parametrize("text", ["prot = 80", "port =", "[limits]\norder = 'often'"])
def test_what_is_wrong_in_a_settings_file_is_told_with_its_name(text: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text)
    said = say("serve", "--settings", file)
    assert said.code == 2
    assert str(file) in said.err
    assert "Traceback" not in said.err


def test_addresses_are_those_of_a_browser() -> None:
    assert address("127.0.0.1", 80) == address("::", 80) == "http://localhost:80"
    assert address("10.0.0.7", 80) == "http://10.0.0.7:80"
