"""A small net in floats, trained with NumPy, and turned into whole numbers for play."""

from itertools import pairwise
from typing import Final

import numpy as np
from mypy_extensions import i64

from botyard.kernel.errors import BadData
from botyard.kernel.game import Json
from botyard.kernel.vectors import vec
from botyard.learn.returns import Floats
from botyard.search.net import (
    CERTAIN,
    MOST_WEIGHT,
    ONE,
    ONE_BITS,
    Net,
    read_net,
    share,
    write_net,
)

AGREES: Final = 0.03  # by how much a share of a win may differ in whole numbers
_WIDEST: Final = 7.9  # a weight: as much as an int16 holds with ``ONE_BITS`` behind the point
_MOST_SHIFT: Final = 16
_STEPS: Final = (0.9, 0.999)  # Adam's


class Model:
    """
    Layers of weights. Hidden units are held between 0 and 1; the first head is a share of a win.

    Inputs are divided by the largest that was seen of each, so that all learn equally quickly.
    """

    def __init__(self, widths: list[int], seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.widths = widths
        self.scales: Floats = np.ones(widths[0], np.float32)
        self.parts: list[Floats] = []  # weights and biases, layer by layer
        for before, after in pairwise(widths):
            reach = 1.0 / before**0.5
            self.parts.append(chance.uniform(-reach, reach, (before, after)).astype(np.float32))
            self.parts.append(np.full(after, 0.25, np.float32))
        self.parts[-1][:] = 0.0
        self._first = [np.zeros_like(part) for part in self.parts]
        self._second = [np.zeros_like(part) for part in self.parts]
        self._steps = 0

    def fit_scales(self, rows: np.ndarray[tuple[int, ...], np.dtype[np.int16]]) -> None:
        """Take the largest of each input as its unit; once, before anything is learned."""
        most = np.abs(rows.astype(np.float32)).max(axis=0)
        self.scales = np.maximum(most, 1.0)

    def values(self, rows: np.ndarray[tuple[int, ...], np.dtype[np.int16]]) -> Floats:
        """What the heads say of states: the first one as a share of a win."""
        found: list[Floats] = []
        for first in range(0, len(rows), 8192):
            out = self._forward(rows[first : first + 8192].astype(np.float32) / self.scales)[-1]
            out[:, 0] = _logistic(out[:, 0])
            found.append(out)
        return np.concatenate(found)

    def learn(
        self,
        rows: np.ndarray[tuple[int, ...], np.dtype[np.int16]],
        targets: Floats,
        seed: int,
        *,
        rounds: int,
        rate: float,
        batch: int = 256,
    ) -> float:
        """Go over all states some times, in an order by chance; the mean loss of the last time."""
        chance = np.random.default_rng(seed)
        loss = 0.0
        for number in range(rounds):
            order = chance.permutation(len(rows))
            loss = 0.0
            speed = rate * (1.0 - 0.7 * number / rounds)
            for first in range(0, len(order), batch):
                chosen = order[first : first + batch]
                taken = rows[chosen].astype(np.float32) / self.scales
                loss += self._step(taken, targets[chosen], speed) * len(chosen)
        return loss / max(1, len(rows))

    def _forward(self, taken: Floats) -> list[Floats]:
        layers: list[Floats] = [taken]
        for place in range(0, len(self.parts), 2):
            sums = layers[-1] @ self.parts[place] + self.parts[place + 1]
            last = place + 2 == len(self.parts)
            layers.append(sums if last else np.clip(sums, 0.0, 1.0))
        return layers

    def _step(self, taken: Floats, targets: Floats, rate: float) -> float:
        """One step of Adam down the slope: cross entropy for the first head, squares for others."""
        layers = self._forward(taken)
        out = layers[-1]
        wins = _logistic(out[:, 0])
        back: Floats = out - targets
        back[:, 0] = wins - targets[:, 0]
        loss = float(np.mean(np.square(back).sum(axis=1)))
        back = back / np.float32(len(taken))
        slopes: list[Floats] = [np.empty(0, np.float32)] * len(self.parts)
        for place in range(len(self.parts) - 2, -1, -2):
            before = layers[place // 2]
            slopes[place] = before.T @ back
            slopes[place + 1] = back.sum(axis=0)
            if place:
                back = np.where((before > 0.0) & (before < 1.0), back @ self.parts[place].T, 0.0)
        self._steps += 1
        tempo = rate * (1 - _STEPS[1] ** self._steps) ** 0.5 / (1 - _STEPS[0] ** self._steps)
        for place, slope in enumerate(slopes):
            first, second = self._first[place], self._second[place]
            first += np.float32(1 - _STEPS[0]) * (slope - first)
            second += np.float32(1 - _STEPS[1]) * (np.square(slope) - second)
            step = first / (np.sqrt(second) + np.float32(1e-8))
            self.parts[place] -= np.float32(tempo) * step
        for place in range(0, len(self.parts), 2):
            widest = _WIDEST * self.scales[:, None] if place == 0 else _WIDEST
            np.clip(self.parts[place], -widest, widest, out=self.parts[place])
        return loss

    def written(self, about: Json) -> bytes:
        """The file of the net in whole numbers; ``about`` says what made it."""
        weights: list[list[list[int]]] = []
        biases: list[list[int]] = []
        shifts: list[int] = []
        unit = 1.0  # how the numbers that go into a layer are written
        for place in range(0, len(self.parts), 2):
            floats = self.parts[place].astype(np.float64)
            if place == 0:
                floats = floats / self.scales[:, None]
            bits = _MOST_SHIFT
            while np.abs(floats).max() * 2**bits > MOST_WEIGHT:
                bits -= 1
            weights.append([[int(weight) for weight in row] for row in np.rint(floats * 2**bits)])
            level = unit * 2**bits
            biases.append([round(float(bias) * level) for bias in self.parts[place + 1]])
            shifts.append(bits if place else bits - ONE_BITS)
            unit = float(ONE)
        return write_net({**about, "shifts": shifts}, weights, biases)

    def checked(
        self, about: Json, rows: np.ndarray[tuple[int, ...], np.dtype[np.int16]], where: str
    ) -> tuple[bytes, Net]:
        """The file and the net in whole numbers; they must agree with the floats on some states."""
        data = self.written(about)
        net = read_net(data, where)
        wanted = self.values(rows)[:, 0]
        for row, value in zip(rows, wanted, strict=True):
            found = share(net.weigh(vec[i64]([int(number) for number in row]))) / CERTAIN
            if abs(found - value) > AGREES:
                raise BadData("net-differs", where=where, found=found, wanted=float(value))
        return data, net

    def kept(self) -> dict[str, Floats]:
        """Everything that goes on learning needs, by name."""
        arrays: dict[str, Floats] = {
            "scales": self.scales,
            "steps": np.array([self._steps], np.float32),
        }
        for place, part in enumerate(self.parts):
            arrays[f"part-{place}"] = part
            arrays[f"first-{place}"] = self._first[place]
            arrays[f"second-{place}"] = self._second[place]
        return arrays

    def take(self, arrays: dict[str, Floats]) -> None:
        """Go on from what ``kept`` gave."""
        self.scales = arrays["scales"]
        self._steps = int(arrays["steps"][0])
        for place in range(len(self.parts)):
            self.parts[place] = arrays[f"part-{place}"]
            self._first[place] = arrays[f"first-{place}"]
            self._second[place] = arrays[f"second-{place}"]


def _logistic(numbers: Floats) -> Floats:
    return np.asarray(1.0 / (1.0 + np.exp(-np.clip(numbers, -30.0, 30.0))), np.float32)
