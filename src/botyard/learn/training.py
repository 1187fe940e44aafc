"""
Learning by self-play, generation after generation, each kept on the disk before the next.

A generation plays games with the net there is, forgets the oldest, works out again what every
state should have been worth, and trains. A training that was killed goes on where it was, and
comes to the same net.
"""

import json
import os
import shlex
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from datetime import date
from io import BytesIO
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from botyard.kernel.dealer import seed_of_game
from botyard.kernel.errors import BadData
from botyard.kernel.game import Json
from botyard.learn.curve import Point, picture
from botyard.learn.model import Model
from botyard.learn.pupil import Pupil
from botyard.learn.registry import pupil_named, pupils_of
from botyard.learn.returns import returns
from botyard.learn.series import Chunk, Seen, chunks_of, measure, play, together
from botyard.learn.trace import CUT

STATE: Final = "training.json"
_CHECKED: Final = 200  # states on which whole numbers and floats must agree


@dataclass(frozen=True)
class Plan:
    """How to train: everything that decides which net comes out."""

    games: int = 30_000
    seed: int = 0
    first: int = 600  # games before there is a net
    each: int = 300  # games of a generation
    kept: int = 2_500  # games that are learned from, the last ones
    trust: float = 0.8  # λ
    rate: float = 0.2  # of decisions at which a seat strays
    warmth: float = 0.05  # how far, in shares of a win
    rounds: int = 2  # over all states, in a generation
    speed: float = 0.001  # of learning
    measured: int = 100  # games against the yardstick
    every: int = 4  # generations between them


class Step(NamedTuple):
    """How far a training is."""

    games: int
    points: list[Point]  # of the learning curve


class Training:
    """A net that is being learned, in a folder of its own."""

    def __init__(self, pupil: Pupil, name: str, plan: Plan, folder: Path, workers: int = 0) -> None:
        self.pupil = pupil
        self.name = name
        self.plan = plan
        self.folder = folder
        self.workers = workers
        self.points: list[Point] = []
        self.generation = 0  # how many are done
        self.games = 0
        self._seen: list[Seen] = []
        self._model = Model([pupil.inputs, *pupil.hidden, len(pupil.heads)], plan.seed)
        self._net = b""

    def run(self) -> Iterator[Step]:
        """Go on to the end of the plan, and tell after every few games how far it is."""
        self._go_on()
        yield Step(self.games, self.points)
        while self.games < self.plan.games:
            yield from self._next()

    @property
    def net_file(self) -> Path:
        """Where the net lies."""
        return self.folder / f"{self.name}.net"

    @property
    def curve_file(self) -> Path:
        """Where the learning curve is drawn."""
        return self.folder / f"{self.name}.svg"

    def _next(self) -> Iterator[Step]:
        """One generation."""
        plan, pupil = self.plan, self.pupil
        wanted = plan.each if self._net else plan.first
        numbers = tuple(range(self.games, min(self.games + wanted, plan.games)))
        chunk = Chunk(pupil, self._net, numbers, plan.seed, plan.rate, plan.warmth)
        parts: list[Seen] = []
        for part in play(chunks_of(chunk), self.workers):
            parts.append(part)
            yield Step(self.games + sum(seen.games for seen in parts), self.points)
        fresh = together(parts)
        self._seen.append(fresh)
        while sum(seen.games for seen in self._seen[1:]) >= plan.kept:
            self._seen.pop(0)
        self._learn()
        self.games += len(numbers)
        self.generation += 1
        if self.generation % plan.every == 1 or self.games >= plan.games or plan.every == 1:
            self._measure()
        self._keep(fresh)
        yield Step(self.games, self.points)

    def _learn(self) -> None:
        plan, seen = self.plan, together(self._seen)
        if not self._net:
            self._model.fit_scales(seen.rows)
        values = self._model.values(seen.rows) if self._net else None
        targets = returns(seen.after, seen.ends, values, plan.trust)
        played = seen.after != CUT
        seed = seed_of_game(plan.seed, self.generation) % (1 << 32)
        self._model.learn(
            seen.rows[played], targets[played], seed, rounds=plan.rounds, rate=plan.speed
        )
        some = seen.rows[:: max(1, len(seen.rows) // _CHECKED)]
        games = self.games + self._seen[-1].games
        self._net, _ = self._model.checked(self._about(games), some, str(self.net_file))

    def _about(self, games: int) -> Json:
        """What made the net, for the header of its file."""
        plan = {key: value for key, value in asdict(self.plan).items() if key != "games"}
        command = ["botyard", "train", self.pupil.game, "--net", self.name]
        command += ["--seed", str(self.plan.seed), "--games", str(games)]
        return {
            "game": self.pupil.game,
            "name": self.name,
            "heads": list(self.pupil.heads),
            "games": games,
            "plan": plan,
            "command": shlex.join(command),
        }

    def _measure(self) -> None:
        plan = self.plan
        if not plan.measured:
            return
        seed = seed_of_game(plan.seed, (1 << 30) + self.generation)
        chunk = Chunk(self.pupil, self._net, tuple(range(plan.measured)), seed)
        shares = [share for part in measure(chunks_of(chunk), self.workers) for share in part]
        self.points.append(Point(self.games, sum(shares), len(shares)))

    def _keep(self, fresh: Seen) -> None:
        """Everything onto the disk; what comes last makes the generation count."""
        number = self.generation
        _replace(self._file("games", number), _packed(_arrays(fresh)))
        _replace(self._file("model", number), _packed(self._model.kept()))
        head, _, body = self._net.partition(b"\n")
        about = json.loads(head) | {"date": date.today().isoformat()}
        dated = json.dumps(about, sort_keys=True).encode() + b"\n" + body
        _replace(self.net_file, dated)
        title = f"{self.pupil.game}, {self.name}"
        _replace(
            self.curve_file, picture(self.points, title, self.pupil.seatings[0].seats).encode()
        )
        _replace(self.folder / STATE, json.dumps(self._state(), indent=1).encode() + b"\n")
        oldest = number - len(self._seen) + 1
        for file in self.folder.glob("*-*.npz"):
            kind, _, at = file.stem.partition("-")
            if int(at) < (oldest if kind == "games" else number):
                file.unlink()

    def _state(self) -> Json:
        return {
            **self._asked(),
            "generation": self.generation,
            "games": self.games,
            "kept": len(self._seen),
            "points": [list(point) for point in self.points],
        }

    def _asked(self) -> Json:
        """What must be the same for a training to go on; more games may follow at any time."""
        plan = {key: value for key, value in asdict(self.plan).items() if key != "games"}
        inputs = self.pupil.inputs
        return {"game": self.pupil.game, "net": self.name, "inputs": inputs, "plan": plan}

    def _go_on(self) -> None:
        """Take up what lies in the folder, if anything does."""
        path = self.folder / STATE
        if not path.exists():
            self.folder.mkdir(parents=True, exist_ok=True)
            return
        try:
            state = json.loads(path.read_text(encoding="utf-8"))
            for key, wanted in self._asked().items():
                if state[key] != wanted:
                    raise BadData("training-other", where=str(self.folder), what=key)
            self.generation, self.games = state["generation"], state["games"]
            self.points = [Point(*point) for point in state["points"]]
            last = range(self.generation - state["kept"] + 1, self.generation + 1)
            self._seen = [_seen(self._file("games", number)) for number in last]
            with np.load(self._file("model", self.generation)) as arrays:
                self._model.take(dict(arrays))
            self._net = self._model.written(self._about(self.games))
        except (OSError, ValueError, KeyError, TypeError):
            raise BadData("training-broken", where=str(self.folder)) from None

    def _file(self, kind: str, number: int) -> Path:
        return self.folder / f"{kind}-{number:05}.npz"


def training_in(
    folder: Path,
    game: str,
    name: str,
    games: int,
    seed: int | None,
    workers: int,
    *,
    or_seed: int,
) -> Training:
    """The training of a net by name; without a seed that of the folder, or ``or_seed``."""
    pupil = pupil_named(game, name)
    if seed is None:
        seed = _seed_in(folder, or_seed)
    name = name or next(iter(pupils_of(game)))
    plan = Plan(**{"games": games, "seed": seed, **pupil.plan})
    return Training(pupil, name, plan, folder, workers)


def _seed_in(folder: Path, otherwise: int) -> int:
    path = folder / STATE
    try:
        return int(json.loads(path.read_text(encoding="utf-8"))["plan"]["seed"])
    except FileNotFoundError:
        return otherwise
    except (OSError, ValueError, KeyError, TypeError):
        raise BadData("training-broken", where=str(folder)) from None


def _arrays(seen: Seen) -> dict[str, np.ndarray[tuple[int, ...], np.dtype[Any]]]:
    return {
        "rows": seen.rows,
        "after": seen.after,
        "ends": seen.ends,
        "games": np.array([seen.games]),
    }


def _seen(path: Path) -> Seen:
    with np.load(path) as arrays:
        return Seen(arrays["rows"], arrays["after"], arrays["ends"], int(arrays["games"][0]))


def _packed(arrays: Mapping[str, np.ndarray[tuple[int, ...], np.dtype[Any]]]) -> bytes:
    """Arrays as the content of a file."""
    file = BytesIO()
    np.savez_compressed(file, allow_pickle=False, **arrays)
    return file.getvalue()


def _replace(path: Path, content: bytes) -> None:
    """Write a file so that a kill leaves the old one or the new one, and never half of it."""
    draft = path.with_suffix(".draft")
    try:
        with draft.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as wrong:
        raise BadData("file-trouble", where=str(path), why=wrong.strerror) from None
