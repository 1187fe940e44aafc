"""Learning end to end on a game whose best play is known, and its parts."""

import shutil
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from mypy_extensions import i64

from botyard.kernel.errors import BadData
from botyard.kernel.vectors import vec
from botyard.learn import series
from botyard.learn.curve import Point, picture
from botyard.learn.model import Model
from botyard.learn.pupil import Exploring
from botyard.learn.returns import returns
from botyard.learn.trace import CUT, END, Trace
from botyard.learn.training import STATE, Plan, Training
from botyard.search.net import CERTAIN, Net, read_net, share
from learn.sticks import MOST, SticksPupil

PLAN = Plan(
    games=1000, seed=5, first=200, each=100, kept=600, speed=0.01, rounds=3, measured=20, every=3
)


def trained(folder: Path, plan: Plan = PLAN, workers: int = 1) -> Net:
    training = Training(SticksPupil(), "sticks", plan, folder, workers)
    for _ in training.run():
        continue
    return read_net(training.net_file.read_bytes(), "sticks.net")


def without_date(net: Net) -> tuple[list[int], list[int]]:
    return list(net.weights), list(net.biases)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("whole")
    trained(folder)
    return folder


def test_self_play_finds_that_multiples_of_four_are_lost(whole: Path) -> None:
    net = read_net((whole / "sticks.net").read_bytes(), "sticks.net")
    for left in range(1, MOST):
        row = vec[i64]([100 if number == left else 0 for number in range(MOST + 1)])
        good = share(net.weigh(row)) > CERTAIN // 2
        assert good == (left % 4 == 0), f"leaving {left} sticks"


def test_the_header_says_what_made_the_net(whole: Path) -> None:
    about = read_net((whole / "sticks.net").read_bytes(), "sticks.net").about
    assert about["command"] == "botyard train sticks --net sticks --seed 5 --games 1000"
    assert about["games"] == 1000
    assert about["date"]


def test_the_curve_is_a_picture_that_rises(whole: Path) -> None:
    drawn = (whole / "sticks.svg").read_text()
    ElementTree.fromstring(drawn)
    assert drawn.count("<circle") == 4  # after 1, 4 and 7 generations, and at the end


def test_a_killed_training_goes_on_to_the_same_net(whole: Path, tmp_path: Path) -> None:
    killed = Training(SticksPupil(), "sticks", PLAN, tmp_path, 1)
    for step in killed.run():
        if step.games > 630:  # in the middle of a generation
            break
    net = trained(tmp_path)
    assert without_date(net) == without_date(
        read_net((whole / "sticks.net").read_bytes(), "sticks.net")
    )
    assert (tmp_path / "sticks.svg").read_text() == (whole / "sticks.svg").read_text()


def test_more_games_follow_and_another_plan_is_refused(whole: Path, tmp_path: Path) -> None:
    shutil.copytree(whole, tmp_path, dirs_exist_ok=True)
    trained(tmp_path, replace(PLAN, games=1100))
    with pytest.raises(BadData) as wrong:
        trained(tmp_path, replace(PLAN, trust=0.5))
    assert wrong.value.key == "training-other"
    (tmp_path / STATE).write_text("{}")
    with pytest.raises(BadData) as wrong:
        trained(tmp_path)
    assert wrong.value.key == "training-broken"


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    plan = replace(PLAN, games=60, first=40, each=20, measured=0)
    assert without_date(trained(tmp_path / "one", plan)) == without_date(
        trained(tmp_path / "two", plan, workers=2)
    )


def test_returns_believe_the_end_as_far_as_they_are_told() -> None:
    after = np.array([1, 2, END])
    ends = np.ones((3, 1), np.float32)
    values = np.array([[0.1], [0.2], [0.4]], np.float32)
    assert returns(after, ends, values, 1.0).tolist() == [[1.0], [1.0], [1.0]]
    assert np.allclose(returns(after, ends, values, 0.0)[:, 0], [0.2, 0.4, 1.0])
    assert np.allclose(returns(after, ends, values, 0.5)[:, 0], [0.45, 0.7, 1.0])


def test_returns_are_cut_where_a_seat_strayed() -> None:
    trace = Trace()
    rows = [vec[i64]([number]) for number in range(5)]
    trace.settle(rows[0])
    trace.keep(rows[1])
    trace.settle(rows[2], better=rows[3])
    trace.settle(rows[4])
    trace.finish([1.0])
    # Before the detour counts what was liked better; what was seen on it counts its own luck.
    assert [int(row[0]) for row in trace.rows] == [0, 1, 2, 3, 4]
    assert trace.after == [3, 2, 4, CUT, END]
    values = np.array([[0.0], [0.0], [0.0], [0.7], [0.0]], np.float32)
    found = returns(np.array(trace.after), np.ones((5, 1), np.float32), values, 1.0)
    assert np.allclose(found[:, 0], [0.7, 1.0, 1.0, 0.7, 1.0])


def test_followers_keep_their_place_when_series_are_put_together() -> None:
    part = series.Seen(
        np.zeros((3, 2), np.int16), np.array([1, CUT, END]), np.zeros((3, 1), np.float32), 1
    )
    assert series.together([part, part]).after.tolist() == [1, CUT, END, 4, CUT, END]


def test_a_net_that_whole_numbers_cannot_say_is_refused() -> None:
    model = Model([2, 1, 1], 0)
    model.parts[0][:] = 0.00001  # below what an int16 holds beside a large one
    model.parts[0][0] = 7.0
    model.parts[2][:] = 7.0
    rows = np.array([[0, 30000]], np.int16)
    with pytest.raises(BadData) as wrong:
        model.checked({}, rows, "coarse.net")
    assert wrong.value.key == "net-differs"


def test_straying_prefers_what_is_good() -> None:
    exploring = Exploring(3, 0.25, 0.05)
    assert 200 < sum(exploring.strays() for _ in range(1000)) < 300
    drawn = [exploring.drawn([0.5, 0.55, 0.1]) for _ in range(1000)]
    assert drawn.count(1) > drawn.count(0) > 200  # e to 1
    assert drawn.count(2) < 5


def test_a_point_of_the_curve_stands_where_it_belongs() -> None:
    drawn = picture([Point(100, 3, 4), Point(200, 4, 4)], "sticks & more", 2)
    ElementTree.fromstring(drawn)
    assert 'cx="384.0" cy="130.0"' in drawn  # half way, three quarters up
