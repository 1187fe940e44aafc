"""Records as files: nothing is lost, nothing is overwritten, everything can go on."""

import os
import signal
import stat
import subprocess
import time
from pathlib import Path

import pytest

from botyard.cli.saving import secret_path
from cli.piped import FIRST, GAME, command, environment, lines_of, play, say

SEATS = ["--seats", "person:Ida,bot:random"]


def kill_in_mid_game(record: Path) -> int:
    """Play a little, then kill the process without warning; how many lines it left."""
    arguments = [*command(), "play", GAME, *SEATS, "--record", str(record)]
    with subprocess.Popen(
        arguments, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, env=environment(), text=True
    ) as process:
        assert process.stdin is not None
        process.stdin.write("1\n" * 12)
        process.stdin.flush()
        deadline = time.monotonic() + 60
        while not record.exists() or len(record.read_text().splitlines()) < 14:
            assert time.monotonic() < deadline
            time.sleep(0.02)
        process.send_signal(signal.SIGKILL)
    return len(record.read_text().splitlines())


def test_a_killed_game_goes_on_and_its_dice_can_be_checked(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    left = kill_in_mid_game(record)
    secret = secret_path(record)
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    before = record.read_text()
    said = say("play", "--resume", record, typed=FIRST)
    assert said.code == 0
    assert record.read_text().startswith(before)
    assert len(lines_of(record)) > left
    assert not secret.exists()
    checked = say("verify", record)
    assert checked.code == 0
    assert "that the host did not look" in checked.words()


def test_a_line_that_was_cut_off_while_it_was_written_is_dropped(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    play(*SEATS, "--record", record, typed=["1", "1", "q"])
    whole = record.read_bytes()
    for cut in (whole + b'{"prev":"12', whole[:-1]):
        record.write_bytes(cut)
        assert say("play", "--resume", record, typed=["q"]).code == 0
        assert record.read_bytes().startswith(whole)


def test_a_record_is_never_overwritten(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    record.write_text("mine")
    said = play("--seats", "bot:random,bot:random", "--record", record)
    assert (said.code, said.out) == (2, "")
    assert f"{record} exists already" in said.err
    assert record.read_text() == "mine"
    assert not secret_path(record).exists()


def test_without_a_file_the_game_is_kept_in_the_users_folder(tmp_path: Path) -> None:
    said = play(*SEATS, typed=["1", "q"])
    assert said.code == 0
    kept = list((tmp_path / "data" / "botyard" / "games").glob("*.jsonl"))
    assert len(kept) == 1
    assert f"botyard play --resume {kept[0]}" in said.out
    assert say("play", "--resume", "last", typed=FIRST).code == 0
    over = say("play", "--resume", "last")
    assert over.code == 2
    assert "There is no unfinished game" in over.err


def test_the_end_of_the_input_breaks_off_politely_and_loses_nothing(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    said = play(*SEATS, "--record", record, typed=["1", "1", "1"])
    assert said.code == 130
    assert f"botyard play --resume {record}" in said.out
    assert "Traceback" not in said.err
    assert say("play", "--resume", record, typed=FIRST).code == 0


def test_an_interrupt_ends_with_130_and_names_the_saved_game(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    arguments = [*command(), "play", GAME, *SEATS, "--record", str(record)]
    with subprocess.Popen(
        arguments,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        text=True,
    ) as process:
        assert process.stdout is not None
        shown = ""
        while "h for help" not in shown:
            shown += process.stdout.read(1)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, "")
    assert f"botyard play --resume {record}" in out


def test_a_finished_game_is_not_resumed(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    play("--seats", "bot:random,bot:random", "--record", record)
    said = say("play", "--resume", record)
    assert said.code == 2
    assert "is over" in said.err


def test_a_game_without_its_secret_does_not_go_on(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    play(*SEATS, "--record", record, typed=["1", "q"])
    secret = secret_path(record)
    kept = secret.read_text()
    secret.unlink()
    assert "is missing" in say("play", "--resume", record).err
    secret.write_text(kept[2:] if kept[:2] == "00" else "00" + kept[2:])
    assert "does not fit" in say("play", "--resume", record).err


def test_what_was_decided_is_not_decided_again_when_a_game_goes_on(tmp_path: Path) -> None:
    said = say("play", "--resume", tmp_path / "game.jsonl", "--seed", "7")
    assert said.code == 2
    assert "--resume goes on with a game as it is" in said.err


def test_two_processes_do_not_write_to_one_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = tmp_path / "game.jsonl"
    play(*SEATS, "--record", record, "--seed", "5", typed=["q"])

    real = os.fstat

    class Longer:
        def __init__(self, size: int) -> None:
            self.st_size = size + 1

    monkeypatch.setattr(os, "fstat", lambda number: Longer(real(number).st_size))
    said = say("play", "--resume", record, typed=["1"])
    assert said.code == 2
    assert "was changed by somebody else" in said.err
