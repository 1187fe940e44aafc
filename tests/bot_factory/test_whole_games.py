"""The contract suite over every variant, and what whole games look like."""

import pytest

from botyard.contract import play_and_check
from botyard.contract.walk import THINKERS, new_match, walk
from botyard.games.bot_factory import GAME
from botyard.games.bot_factory.actions import VOCABULARY
from botyard.kernel.game import Json
from botyard.kernel.record import DO

VARIANTS: list[Json] = [
    {"variant": "variant-1"},
    {"variant": "variant-1", "universal-bot": True},
    {"variant": "variant-2", "universal-bot": True, "task": "three-contracts"},
    {"data": {"presets": ["lines-wide", "contract-set-pairs"]}},
]


@pytest.mark.parametrize("options", VARIANTS, ids=["first", "bot", "second", "presets"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_variant_keeps_the_contract(seats: int, options: Json) -> None:
    short: Json = {"round-limit": 8}
    match = play_and_check(GAME, seats, 7 * seats, options=options | short, every=4)
    assert match.record.is_finished()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_use_the_whole_vocabulary_and_stay_within_the_bound(seats: int) -> None:
    used: set[str] = set()
    for seed in range(3):
        options: Json = {"variant": "variant-2", "universal-bot": True}
        match = new_match(GAME, seats, seed, options)
        for _ in walk(match, seed, THINKERS):
            assert not match.game.invariants(match.state)
        decisions = [line for line in match.record.lines if line.kind == DO]
        assert len(decisions) < GAME.bound(seats)
        used |= {VOCABULARY.words(VOCABULARY.action(line.action))[0] for line in decisions}
    rare = {"beside", "return", "complete", "claim", "keep", "use", "universal", "pay"}
    kinds = {VOCABULARY.words(action)[0] for action in range(len(VOCABULARY))}
    assert kinds - rare <= used
