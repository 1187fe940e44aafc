"""Kill games in the terminal again and again: every one goes on, and can be checked."""

import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

BOTYARD = [sys.executable, "-m", "botyard.cli.main"]
PLAY = [*BOTYARD, "play", "ausser-rand-und-band", "--seats", "bot:random,bot:greedy,bot:random"]


def main(games: int, seed: int) -> list[str]:
    """Play so many games, each killed until it is over; what went wrong is returned."""
    chance = random.Random(seed)
    longest = 3 * _start()
    failures: list[str] = []
    for number in range(games):
        with tempfile.TemporaryDirectory() as folder:
            wrong = _one_game(Path(folder) / "game.jsonl", chance, longest)
            if wrong:
                failures.append(f"game {number}: {wrong}")
    return failures


def _start() -> float:
    """How many seconds the command takes to start: on a busy machine games live longer."""
    begun = time.monotonic()
    subprocess.run([*BOTYARD, "games"], stdout=subprocess.DEVNULL, check=True)
    return time.monotonic() - begun


def _one_game(record: Path, chance: random.Random, longest: float) -> str:
    kept = ""
    command = [*PLAY, "--pause", "0.02", "--record", str(record)]
    for _ in range(200):
        finished, said = _run_and_kill(command, chance.uniform(0.1, 1) * longest)
        text = record.read_text(encoding="utf-8") if record.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        if not whole.startswith(kept):
            return "lines that were written are gone"
        kept = whole
        if finished is None and '"end":' in kept.rpartition("\n{")[2]:
            finished = 0  # killed after the last line, on its way out
        if finished is not None:
            break
        if kept:
            command = [*BOTYARD, "play", "--resume", str(record), "--pause", "0.02"]
        else:  # killed before anything was dealt
            for file in record.parent.iterdir():
                file.unlink()
    if finished != 0:
        return f"it ended with exit code {finished}: {said}"
    checked = subprocess.run([*BOTYARD, "verify", str(record)], capture_output=True, check=False)
    return "" if checked.returncode == 0 else checked.stderr.decode()


def _run_and_kill(command: list[str], seconds: float) -> tuple[int | None, str]:
    """Exit code and complaint of a process; no code if it was killed after so many seconds."""
    with subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    ) as process:
        deadline = time.monotonic() + seconds
        while process.poll() is None and time.monotonic() < deadline:
            time.sleep(0.005)
        if process.poll() is None:
            process.kill()
            return None, ""
        assert process.stderr is not None
        return process.returncode, process.stderr.read().decode()
