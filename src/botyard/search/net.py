"""
Small nets in whole numbers: what a state is worth, alike on every Python and every machine.

A net is read from a file: a line of JSON that says its shape and what made it, then for each layer
its weights (int16) and biases (int64), all little-endian. ``docs/bots.md`` tells how one is made.
"""

import json
import struct
from itertools import pairwise
from typing import Final

from mypy_extensions import i64

from botyard.kernel.errors import BadData
from botyard.kernel.game import Json
from botyard.kernel.vectors import filled, vec

FORMAT: Final = 1
ONE: Final = 4096  # how a hidden unit at its highest, and 1.0 of a head, are written
ONE_BITS: Final = 12
MOST_INPUT: Final = 32767  # a feature beyond it counts as much as this
MOST_WEIGHT: Final = 32767
MOST_BIAS: Final = 1 << 48
MOST_UNITS: Final = 4096  # of a layer
_LAYERS: Final = 3  # at most, the heads are one of them
_SAFE: Final = 1 << 62  # no sum comes as far

# The logistic function at 0, 1/4, … 8, in parts of 65,536; between two of them a straight line.
CERTAIN: Final = 65536
_SHARES: Final = vec[i64](
    [
        32768, 36843, 40793, 44511, 47911, 50941, 53581, 55834, 57724, 59287, 60565, 61598, 62428,
        63090, 63615, 64030, 64357, 64614, 64816, 64974, 65097, 65194, 65269, 65328, 65374, 65410,
        65438, 65459, 65476, 65489, 65500, 65508, 65514,
    ]
)  # fmt: skip
_STEP_BITS: Final = 10  # a quarter of ``ONE``


def share(strength: i64) -> i64:
    """
    The share of a win that the number of a head stands for, in parts of ``CERTAIN``.

    >>> share(0), share(4096), share(-4096), share(10**6)
    (32768, 47911, 17625, 65514)
    """
    if strength < 0:
        return CERTAIN - share(-strength)
    step = strength >> _STEP_BITS
    if step >= 32:
        return _SHARES[32]
    rest = strength & 1023
    return _SHARES[step] + ((_SHARES[step + 1] - _SHARES[step]) * rest >> _STEP_BITS)


class Net:
    """
    Layers of sums: hidden units are held between 0 and ``ONE``, heads come out as they are.

    It weighs one state at a time, in a room of its own. The sums of the first layer are kept, so
    that only the features that changed since the last state cost time. Heads are in parts of
    ``ONE``; the first one stands for a share of a win.
    """

    def __init__(self, about: Json, widths: list[int], shifts: list[int]) -> None:
        self.about = about
        self.inputs: i64 = widths[0]
        self.layers: i64 = len(shifts)
        self.widths = vec[i64](widths)
        self.shifts = vec[i64](shifts)
        self.weights = vec[i64]()  # layer by layer, all of a unit's inputs side by side
        self.biases = vec[i64]()
        self.out = filled(widths[-1], 0)
        self._sums = filled(max(widths), 0)
        self._taken = filled(max(widths), 0)
        self._last = filled(widths[0], 0)  # the features that were weighed last
        self._first = vec[i64]()  # what they came to in the first layer

    def fill(self, weights: list[int], biases: list[int]) -> None:
        """Take the numbers of a file."""
        self.weights = vec[i64](weights)
        self.biases = vec[i64](biases)
        self._first = vec[i64](biases[: self.widths[1]])

    def weigh(self, features: vec[i64]) -> i64:
        """Fill ``out`` for a state with these features, and give the first head."""
        self._weigh_features(features)
        sums, taken, weights, biases = self._sums, self._taken, self.weights, self.biases
        width = self.widths[1]
        row: i64 = self.inputs * width
        unit: i64
        place: i64
        layer: i64
        for unit in range(width):
            sums[unit] = self._first[unit]
        bias = width
        for layer in range(1, self.layers):
            shift = self.shifts[layer - 1]
            for unit in range(width):
                number = sums[unit] >> shift
                taken[unit] = 0 if number < 0 else ONE if number > ONE else number
            before = width
            width = self.widths[layer + 1]
            for unit in range(width):
                sums[unit] = biases[bias + unit]
            for place in range(before):
                number = taken[place]
                if number != 0:
                    for unit in range(width):
                        sums[unit] += number * weights[row + unit]
                row += width
            bias += width
        shift = self.shifts[self.layers - 1]
        for unit in range(width):
            self.out[unit] = sums[unit] >> shift
        return self.out[0]

    def _weigh_features(self, features: vec[i64]) -> None:
        """Bring the sums of the first layer up to date; they come out the same from any state."""
        first, last, weights = self._first, self._last, self.weights
        width = self.widths[1]
        row: i64 = 0
        place: i64
        unit: i64
        for place in range(self.inputs):
            number = features[place]
            if number > MOST_INPUT:
                number = MOST_INPUT
            elif number < -MOST_INPUT:
                number = -MOST_INPUT
            change = number - last[place]
            if change != 0:
                last[place] = number
                for unit in range(width):
                    first[unit] += change * weights[row + unit]
            row += width


def read_net(data: bytes, where: str) -> Net:
    """
    A net from the content of a file; one that is broken, or could overflow, is refused.

    No sum can leave 64 bits: what each weight can add at most is counted here, once.
    """
    head, _, rest = data.partition(b"\n")
    about = _about(head, where)
    widths, shifts = _numbers(about, "widths", where), _numbers(about, "shifts", where)
    if not 1 <= len(shifts) <= _LAYERS or len(widths) != len(shifts) + 1:
        raise BadData("net-shape", where=where)
    if not all(1 <= width <= MOST_UNITS for width in widths):
        raise BadData("net-shape", where=where)
    if not all(0 <= shift <= 40 for shift in shifts):
        raise BadData("net-shape", where=where)
    size = sum(2 * before * after + 8 * after for before, after in pairwise(widths))
    if len(rest) != size:
        raise BadData("net-size", where=where, wanted=size, found=len(rest))
    net = Net(about, widths, shifts)
    weights: list[int] = []
    biases: list[int] = []
    at, most = 0, MOST_INPUT
    for before, after in pairwise(widths):
        count = before * after
        weights += struct.unpack_from(f"<{count}h", rest, at)
        biases += struct.unpack_from(f"<{after}q", rest, at + 2 * count)
        at += 2 * count + 8 * after
        for unit in range(after):
            reach = abs(biases[len(biases) - after + unit])
            for weight in weights[len(weights) - count + unit :: after]:
                reach += most * abs(weight)
            if reach >= _SAFE:
                raise BadData("net-overflow", where=where)
        most = ONE
    net.fill(weights, biases)
    return net


def write_net(about: Json, weights: list[list[list[int]]], biases: list[list[int]]) -> bytes:
    """The file of a net: weights by layer, input, unit; ``about`` says shifts and what made it."""
    widths = [len(weights[0]), *[len(layer) for layer in biases]]
    head = json.dumps({"net": FORMAT, "widths": widths, **about}, sort_keys=True)
    parts = [head.encode(), b"\n"]
    for rows, layer in zip(weights, biases, strict=True):
        for row in rows:
            parts.append(struct.pack(f"<{len(row)}h", *row))
        parts.append(struct.pack(f"<{len(layer)}q", *layer))
    return b"".join(parts)


def _about(head: bytes, where: str) -> Json:
    try:
        about = json.loads(head)
    except (ValueError, RecursionError):
        about = None
    if not isinstance(about, dict) or about.get("net") != FORMAT:
        raise BadData("net-none", where=where)
    return about


def _numbers(about: Json, key: str, where: str) -> list[int]:
    found = about.get(key)
    if not isinstance(found, list):
        raise BadData("net-shape", where=where)
    numbers: list[int] = []
    for number in found:
        if not isinstance(number, int) or isinstance(number, bool):
            raise BadData("net-shape", where=where)
        numbers.append(number)
    return numbers
