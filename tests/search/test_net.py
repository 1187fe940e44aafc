"""Nets in whole numbers: sums, bounds, broken files, one share on every Python."""

import json
import math
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from mypy_extensions import i64

from botyard.kernel.dealer import Generator
from botyard.kernel.errors import BadData
from botyard.kernel.vectors import vec
from botyard.search.net import CERTAIN, ONE, read_net, share, write_net

ABOUT = {"shifts": [0, 12], "heads": ["win"]}
WEIGHTS = [[[2048, -1], [4096, 4096], [0, 32767]], [[4096], [-8192]]]
BIASES = [[0, 5], [7 * ONE]]  # of a layer's sums: the heads' are shifted by 12


def tiny(**about: object) -> bytes:
    return write_net({**ABOUT, **about}, WEIGHTS, BIASES)


def any_net(seed: int, widths: list[int]) -> bytes:
    chance = Generator(seed)
    weights = [
        [[chance.below(4001) - 2000 for _ in range(after)] for _ in range(before)]
        for before, after in pairwise(widths)
    ]
    biases = [[chance.below(1 << 20) - (1 << 19) for _ in range(width)] for width in widths[1:]]
    return write_net({"shifts": [4, *[11] * (len(widths) - 2)]}, weights, biases)


def test_a_net_adds_up_what_its_units_say() -> None:
    net = read_net(tiny(), "tiny.net")
    assert net.weigh(vec[i64]([1, 0, 0])) == 2048 + 7 - 8
    assert net.weigh(vec[i64]([1, 1, 0])) == ONE - 2 * ONE + 7  # 6144 and 4100 are held at ONE
    assert net.weigh(vec[i64]([-1, 0, 0])) == 7 - 12  # below 0 a unit is silent; 5 + 1 is left
    assert list(net.out) == [7 - 12]


def test_what_is_shifted_is_rounded_down_like_floor_division() -> None:
    net = read_net(write_net({"shifts": [3]}, [[[5], [-5]]], [[0]]), "one.net")
    for number in range(-20, 20):
        assert net.weigh(vec[i64]([number, 0])) == 5 * number // 8


def test_the_share_is_close_to_the_logistic_function_and_never_falls() -> None:
    before = 0
    for strength in range(-9 * ONE, 9 * ONE, 37):
        found = share(strength)
        assert abs(found / CERTAIN - 1 / (1 + math.exp(-strength / ONE))) < 0.001
        assert found >= before
        before = found
    assert share(-10 * ONE) == CERTAIN - share(10 * ONE)


SAID = """
import sys
sys.path.insert(0, "tests")
from mypy_extensions import i64
from search.test_net import any_net
from botyard.kernel.dealer import Generator
from botyard.kernel.vectors import vec
from botyard.search.net import read_net, share
for widths in ([40, 24, 2], [30, 16, 8, 3]):
    net = read_net(any_net(7, widths), "any.net")
    chance = Generator(3)
    for _ in range(50):
        features = vec[i64]([chance.below(9) - 4 for _ in range(widths[0])])
        print(share(net.weigh(features)), list(net.out))
"""


def test_compiled_and_interpreted_agree() -> None:
    said = [
        subprocess.run(
            [sys.executable, "-c", SAID],
            env=os.environ | {"BOTYARD_PURE": pure},
            cwd=Path(__file__).parents[2],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for pure in ("", "1")
    ]
    assert said[0] == said[1]
    assert len(set(said[0].splitlines())) > 60  # they do say something


def test_features_beyond_the_bound_count_as_the_bound() -> None:
    net = read_net(tiny(), "tiny.net")
    high, most = net.weigh(vec[i64]([0, 0, 1 << 60])), net.weigh(vec[i64]([0, 0, 32767]))
    assert high == most
    assert net.weigh(vec[i64]([0, 0, -(1 << 60)])) == net.weigh(vec[i64]([0, 0, -32767]))


def test_what_was_weighed_before_changes_nothing() -> None:
    widths, chance = [40, 24, 2], Generator(5)
    net = read_net(any_net(7, widths), "any.net")
    for _ in range(100):
        features = vec[i64]([chance.below(70_000) - 35_000 for _ in range(40)])
        fresh = read_net(any_net(7, widths), "any.net")
        assert net.weigh(features) == fresh.weigh(features)
        assert list(net.out) == list(fresh.out)


def test_a_net_that_could_overflow_is_refused() -> None:
    fits = [[[1]]], [[(1 << 62) - 32767 - 1]]
    assert read_net(write_net({"shifts": [0]}, *fits), "fits.net").weigh(vec[i64]([9])) > 1 << 61
    with pytest.raises(BadData) as wrong:
        read_net(write_net({"shifts": [0]}, [[[1]]], [[(1 << 62) - 32767]]), "wide.net")
    assert wrong.value.key == "net-overflow"
    assert wrong.value.params == {"where": "wide.net"}
    with pytest.raises(BadData):
        read_net(
            write_net({"shifts": [0, 0]}, [[[0]], [[-8]]], [[0], [-(1 << 62) + 9]]), "wide.net"
        )


def test_a_broken_file_is_refused_with_what_is_wrong() -> None:
    whole = tiny()
    head, _, body = whole.partition(b"\n")
    about = json.loads(head)

    def with_head(**other: object) -> bytes:
        return json.dumps(about | other).encode() + b"\n" + body

    broken = {
        b"": "net-none",
        b"\x00\xff": "net-none",
        b"[]\n" + body: "net-none",
        b"[" * 100_000: "net-none",
        with_head(net=2): "net-none",
        with_head(widths=[3, 2]): "net-shape",
        with_head(widths=[3, 2, 0]): "net-shape",
        with_head(widths=[3, 2, 1 << 40]): "net-shape",
        with_head(widths=[3, True, 1]): "net-shape",
        with_head(widths="321"): "net-shape",
        with_head(shifts=[0, -1]): "net-shape",
        with_head(shifts=[]): "net-shape",
        with_head(widths=[3, 3, 1]): "net-size",
        whole[:-1]: "net-size",
        whole + b"\x00": "net-size",
    }
    for data, key in broken.items():
        with pytest.raises(BadData) as wrong:
            read_net(data, "broken.net")
        assert wrong.value.key == key
        assert wrong.value.params["where"] == "broken.net"
