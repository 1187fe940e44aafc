"""A server that is killed while people and bots play on it loses nothing that it acknowledged."""

import os

from tools.server_kills import main

KILLS = 20


def test_nothing_that_was_acknowledged_is_ever_lost() -> None:
    assert main(KILLS, seed=int(os.environ.get("BOTYARD_SEED", "1"))) == []
