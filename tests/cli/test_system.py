"""What the system refuses is said in words: full disks, closed streams, files out of reach."""

import errno
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from botyard.cli import saving
from cli.piped import GAME, command, environment, play, say

SEATS = "person,bot:random"


def shell(line: str) -> tuple[int, str, str]:
    """A line of the shell, with ``botyard`` in it; its exit code is that of the first command."""
    whole = line.replace("botyard", " ".join(command()))
    done = subprocess.run(
        ["bash", "-c", f"{whole}; exit ${{PIPESTATUS[0]}}"],
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    return done.returncode, done.stdout, done.stderr


def test_a_folder_that_cannot_be_made_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    said = play("--seats", SEATS)
    assert said.code == 2
    assert str(tmp_path / "file") in said.err


def test_a_full_disk_leaves_the_game_up_to_the_last_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(number: int, text: str) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    record = tmp_path / "game.jsonl"
    with monkeypatch.context() as patched:
        patched.setattr(saving, "put", full)
        said = play("--seats", SEATS, "--record", record, typed=["1"] * 9)
    assert said.code == 2
    assert "No space left on device" in said.err
    assert f"saved up to the last line that was written, in {record}" in said.err
    assert play("--resume", record).code == 2  # the game is not chosen anew
    assert say("play", "--resume", record, typed=["q"]).code == 0


def test_a_file_that_cannot_be_written_is_not_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(path: Path, flags: int) -> int:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    record = tmp_path / "game.jsonl"
    play("--seats", SEATS, "--record", record, typed=["q"])
    monkeypatch.setattr("botyard.cli.saving.os.open", refused)
    said = say("play", "--resume", record)
    assert said.code == 2
    assert f"{record}: Permission denied." in said.err


def test_a_link_to_nowhere_is_not_the_last_game(home: Path) -> None:
    folder = home / "data" / "botyard" / "games"
    folder.mkdir(parents=True)
    (folder / "gone.jsonl").symlink_to(home / "nowhere")
    said = say("play", "--resume", "last")
    assert said.code == 2
    assert f"no unfinished game in {folder}" in said.err


def test_output_that_nothing_takes_is_an_error() -> None:
    code, _, err = shell("botyard games > /dev/full")
    assert (code, err) == (2, "The system refuses: No space left on device.\n")


def test_a_closed_pipe_ends_it_quietly(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    play("--seats", "bot:random,bot:random", "--record", record)
    code, out, err = shell(f"botyard replay {record} | head -1")
    assert (code, err) == (141, "")
    assert out


def test_a_closed_input_is_the_end_of_the_input() -> None:
    code, out, err = shell(f"botyard play {GAME} --seats {SEATS} <&-")
    assert (code, err) == (130, "")
    assert "Broken off" in out


def workers_of(parent: int) -> int:
    """How many processes play for a process."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    commands = [Path(f"/proc/{child}/cmdline").read_bytes() for child in children]
    return sum(b"spawn_main" in command for command in commands)


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_an_interrupt_ends_the_contract_at_once() -> None:
    line = [*command(), "contract", GAME, "--games", "100000", "--seed", "1"]
    with subprocess.Popen(line, env=environment(), stderr=subprocess.PIPE, text=True) as running:
        try:
            until = time.monotonic() + 60
            while workers_of(running.pid) < (os.cpu_count() or 1):
                assert time.monotonic() < until
                time.sleep(0.05)
            time.sleep(2)  # by now they play, or are about to
            running.send_signal(signal.SIGINT)
            _, err = running.communicate(timeout=20)
        finally:
            running.kill()
    assert running.returncode == 130
    assert "Traceback" not in err


def test_a_damaged_record_is_named(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    play("--seats", SEATS, "--record", record, typed=["1", "q"])
    record.write_text(record.read_text().replace("chance", "chanse", 1))
    for arguments in (["play", "--resume"], ["verify"], ["replay"]):
        said = say(*arguments, record)
        assert said.code == 2
        assert said.err.startswith(f"{record}: line 3")


def test_the_last_game_is_named(home: Path) -> None:
    play("--seats", SEATS, typed=["q"])
    (path,) = (home / "data" / "botyard" / "games").glob("*.jsonl")
    assert f"not over: {path}" in say("play", "--resume", "last", typed=["q"]).out
