"""The clock of the bots notes every answer."""

from bench.bots import thinking_times
from botyard.kernel.registry import game_named


def test_every_choice_is_timed() -> None:
    times = thinking_times(game_named("ausser-rand-und-band"), "random", 2, 2)
    assert len(times) > 20
    assert times == sorted(times)
    assert times[0] > 0
