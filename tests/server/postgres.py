"""A real PostgreSQL for tests, in a folder of its own, reached by a socket in it."""

import os
import pwd
import shutil
import signal
import subprocess
import time
from itertools import count
from pathlib import Path

DEBIAN = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
QUICK = (
    "fsync=off",
    "full_page_writes=off",
    "listen_addresses=",
    "max_connections=60",
    "shared_buffers=16MB",
)
START = 60.0  # seconds that starting may take


class Postgres:
    """A server that can be stopped, started and killed."""

    def __init__(self, folder: Path, settings: tuple[str, ...] = QUICK) -> None:
        self._folder = folder
        self._settings = settings
        self._numbers = count(1)
        self._process: subprocess.Popen[bytes] | None = None
        self._user = _unprivileged()
        if self._user is not None:
            shutil.chown(folder, self._user)
        quick = ("--no-sync", "--no-locale", "--encoding=UTF8")
        data = str(folder / "data")
        self._run("initdb", "--pgdata", data, "--auth=trust", "--username=botyard", *quick)

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = [part for setting in self._settings for part in ("-c", setting)]
        self._process = subprocess.Popen(
            [_program("postgres"), "-D", self._folder / "data", "-k", self._folder, *settings],
            user=self._user,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
        )
        until = time.monotonic() + START
        while not self._answers():
            if time.monotonic() > until or self._process.poll() is not None:
                raise RuntimeError("PostgreSQL does not start")
            time.sleep(0.05)

    def stop(self) -> None:
        """Stop it at once; every connection is cut."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(START)
            self._process = None

    def new_database(self) -> str:
        """Make an empty database, and return its address."""
        name = f"test{next(self._numbers)}"
        self.say(f"CREATE DATABASE {name}")
        return self._address(name)

    def say(self, statement: str, url: str | None = None) -> None:
        """Execute a statement as an administrator, in a database or outside of all."""
        self._run("psql", "--quiet", "-c", statement, url or self._address("postgres"))

    def cut_connections(self) -> None:
        """End every connection but the own one, as an administrator might."""
        self.say(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
        )

    def add_space(self, name: str, folder: Path) -> None:
        """Let tables lie in another folder."""
        folder.mkdir()
        if self._user is not None:
            shutil.chown(folder, self._user)
        self.say(f"CREATE TABLESPACE {name} LOCATION '{folder}'")

    def _address(self, name: str) -> str:
        return f"postgresql://botyard@/{name}?host={self._folder}"

    def _answers(self) -> bool:
        command = [_program("pg_isready"), "--quiet", "--host", str(self._folder)]
        return subprocess.run(command, check=False).returncode == 0

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [_program(program), *arguments],
            user=self._user,
            stdout=subprocess.DEVNULL,
            check=True,
            cwd="/",
        )


def _program(name: str) -> str:
    """Debian keeps PostgreSQL's programs outside the path."""
    for folder in DEBIAN:
        if (folder / name).exists():
            return str(folder / name)
    return name


def _unprivileged() -> str | None:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    known = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"
