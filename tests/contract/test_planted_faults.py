"""The suite is tested too: every planted fault is caught, by the check that is named for it."""

import pytest

from botyard.contract import CHECKS, Broken, play_and_check
from botyard.kernel.game import Game
from botyard_probe import GAME
from faults import FAULTS

SEEDS = range(8)


def is_caught(game: Game, check: str) -> bool:
    """Whether a check finds something in a handful of games."""
    for seed in SEEDS:
        try:
            play_and_check(game, GAME.seats[seed % len(GAME.seats)], seed, only=[check])
        except Broken as broken:
            return broken.check == check
    return False


@pytest.mark.parametrize("check", CHECKS)
def test_a_probe_without_a_fault_passes(check: str) -> None:
    assert not is_caught(GAME, check)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_caught_by_its_check(fault: str) -> None:
    game, check = FAULTS[fault]
    assert is_caught(game, check)


def test_every_check_catches_some_fault() -> None:
    not_shown = {
        "ranges",
        "peeking",
    }  # no game can break what the kernel or a bot does: test_bots.py
    assert {check for _, check in FAULTS.values()} == set(CHECKS) - not_shown
