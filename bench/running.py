"""Every row in a process of its own: our engine in several builds, and the peers."""

import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parent.parent
PEERS: Final = ROOT / "bench" / "peers"
PEERS_PYTHON: Final = (3, 11)  # the version that their lock file is made for


class Trouble(Exception):
    """Something that a row needs is missing; the text says what to do."""


class Measured(NamedTuple):
    """One run of one row."""

    key: str
    title: str
    seats: int
    seconds: float
    games: int
    decisions: int
    choices: int
    chance: int
    clone: float | None  # microseconds
    share: float = 1.0  # of the core that its process got; less if others were at work

    def games_rate(self) -> float:
        """Games per second."""
        return self.games / self.seconds

    def decisions_rate(self) -> float:
        """Decisions per second."""
        return self.decisions / self.seconds

    def choices_rate(self) -> float:
        """Decisions with more than one legal action, per second."""
        return self.choices / self.seconds

    def chance_rate(self) -> float:
        """Chance steps per second, where an engine shows them apart."""
        return self.chance / self.seconds


class Row(NamedTuple):
    """A line of the table: how its process is started."""

    key: str
    command: list[str]
    environ: dict[str, str]

    def run(self, seconds: float, seed: int) -> Measured:
        """Measure it once."""
        command = [*self.command, "--seconds", str(seconds), "--seed", str(seed)]
        begun, worked = time.perf_counter(), _seconds_of_children()
        done = subprocess.run(
            command, cwd=ROOT, env=self.environ, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise Trouble(f"{self.key}: {done.stderr.strip() or 'failed'}")
        share = (_seconds_of_children() - worked) / (time.perf_counter() - begun)
        return read_measured(self.key, json.loads(done.stdout))._replace(share=share)


def _seconds_of_children() -> float:
    """The time that finished child processes worked."""
    times = os.times()
    return times.children_user + times.children_system


def read_measured(key: str, told: dict[str, str | int | float]) -> Measured:
    """What a process told of its row."""
    return Measured(
        key,
        f"{told['name']} ({told['version']})",
        int(told["seats"]),
        float(told["seconds"]),
        int(told["games"]),
        int(told["decisions"]),
        int(told["choices"]),
        int(told["chance"]),
        float(told["clone"]) if "clone" in told else None,
    )


def engine_row(
    key: str, row: str, *, source: Path = ROOT / "src", interpreted: bool = False
) -> Row:
    """
    A row of our own engine; ``source`` is where the package lies.

    The loop that times it comes from the same revision: today's may import modules that an
    older engine has in other places.
    """
    environ = {name: value for name, value in os.environ.items() if name != "BOTYARD_PURE"}
    environ["PYTHONPATH"] = str(source)
    if interpreted:
        environ["BOTYARD_PURE"] = "1"
    command = [sys.executable, str(source.parent / "bench" / "engine.py"), row]
    return Row(key, command, environ)


def peer_rows() -> list[Row]:
    """The rows of all peers, in their own environment."""
    python = str(_peers_environment())
    run = str(PEERS / "run.py")
    listed = subprocess.run([python, run, "--list"], capture_output=True, text=True, check=True)
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return [Row(key, [python, run, key], environ) for key in listed.stdout.split()]


def _peers_environment() -> Path:
    """The peers' Python; the first time, it is installed."""
    folder = PEERS / ".venv"
    python = folder / "bin" / "python"
    lock = PEERS / "requirements.txt"
    digest = hashlib.sha256(lock.read_bytes()).hexdigest()
    marker = folder / "installed"
    if marker.exists() and marker.read_text() == digest:
        return python
    print(f"bench: installing the peers into {folder.relative_to(ROOT)}", file=sys.stderr)
    subprocess.run([_python_for_peers(), "-m", "venv", "--clear", str(folder)], check=True)
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    installed = subprocess.run([*pip, "--require-hashes", "-r", str(lock)], check=False)
    if installed.returncode:
        raise Trouble("the peers could not be installed; --no-peers leaves them out")
    marker.write_text(digest)
    return python


def _python_for_peers() -> str:
    if sys.version_info[:2] == PEERS_PYTHON:
        return sys.executable
    wanted = "python{}.{}".format(*PEERS_PYTHON)
    found = shutil.which(wanted)
    if found is None:
        raise Trouble(f"the peers need {wanted}; --no-peers leaves them out")
    return found


@contextmanager
def built(revision: str) -> Iterator[Path]:
    """The engine of another revision, compiled in a temporary folder."""
    archive = subprocess.run(
        ["git", "archive", "--format=tar", revision], cwd=ROOT, capture_output=True, check=False
    )
    if archive.returncode:
        raise Trouble(archive.stderr.decode().strip())
    with TemporaryDirectory(prefix="botyard-bench-") as folder:
        with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as tar:
            tar.extractall(folder, filter="data")
        print(f"bench: compiling {revision}", file=sys.stderr)
        compile_it = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
        done = subprocess.run(compile_it, cwd=folder, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Trouble(f"{revision} cannot be compiled: {done.stderr.strip()[-500:]}")
        yield Path(folder) / "src"
