"""Every pair of Options that can meet, and robots with five Options each, at random."""

from itertools import combinations
from random import Random

import pytest

from botyard.games.roborally.actions import OPTION_CARDS
from botyard.games.roborally.components import (
    ABLATIVE_COAT,
    ABORT_SWITCH,
    BRAKES,
    CIRCUIT_BREAKER,
    CONDITIONAL_PROGRAM,
    CRAB_LEGS,
    DOUBLE_BARRELED_LASER,
    DUAL_PROCESSOR,
    EXTRA_MEMORY,
    FIRE_CONTROL,
    FLYWHEEL,
    FOURTH_GEAR,
    GYROSCOPIC_STABILIZER,
    HIGH_POWER_LASER,
    MECHANICAL_ARM,
    MINI_HOWITZER,
    OPTIONS,
    POWER_DOWN_SHIELD,
    PRESSOR_BEAM,
    RADIO_CONTROL,
    RAMMING_GEAR,
    REAR_FIRING_LASER,
    RECOMPILE,
    REVERSE_GEAR,
    SCRAMBLER,
    SUPERIOR_ARCHIVE,
    TRACTOR_BEAM,
)

from ..loaded import LIGHT, dealt_options, loaded_match, play

# In which moments of a turn each Option has a say.
MOMENTS = {
    "programming": [
        CONDITIONAL_PROGRAM,
        CRAB_LEGS,
        DUAL_PROCESSOR,
        EXTRA_MEMORY,
        FLYWHEEL,
        RECOMPILE,
        ABLATIVE_COAT,
    ],
    "reveal": [
        GYROSCOPIC_STABILIZER,
        CONDITIONAL_PROGRAM,
        ABORT_SWITCH,
        SCRAMBLER,
        RADIO_CONTROL,
    ],
    "moving": [
        ABORT_SWITCH,
        BRAKES,
        CRAB_LEGS,
        DUAL_PROCESSOR,
        FOURTH_GEAR,
        GYROSCOPIC_STABILIZER,
        RADIO_CONTROL,
        RAMMING_GEAR,
        REVERSE_GEAR,
        ABLATIVE_COAT,
        POWER_DOWN_SHIELD,
    ],
    "lasers": [
        ABLATIVE_COAT,
        DOUBLE_BARRELED_LASER,
        FIRE_CONTROL,
        HIGH_POWER_LASER,
        MINI_HOWITZER,
        POWER_DOWN_SHIELD,
        PRESSOR_BEAM,
        RADIO_CONTROL,
        REAR_FIRING_LASER,
        SCRAMBLER,
        TRACTOR_BEAM,
    ],
    "clean-up": [
        CIRCUIT_BREAKER,
        CONDITIONAL_PROGRAM,
        MECHANICAL_ARM,
        SUPERIOR_ARCHIVE,
    ],
}
PAIRS = sorted({pair for held in MOMENTS.values() for pair in combinations(sorted(held), 2)})
DECISIONS = 40


def test_every_option_has_its_moment() -> None:
    assert sorted({option for held in MOMENTS.values() for option in held}) == list(
        range(OPTION_CARDS)
    )


@pytest.mark.rule("RR-O29", "RR-O32")
@pytest.mark.parametrize("together", [True, False], ids=["one robot", "two robots"])
def test_every_pair_that_can_meet_is_played(together: bool) -> None:
    for number, pair in enumerate(PAIRS):
        names = [OPTIONS.name(option) for option in pair]
        held = [names, []] if together else [names[:1], names[1:]]
        match = loaded_match(2, number, held, {"course": "twister"})
        play(match, number, DECISIONS)
        for check in LIGHT:
            check(match)


@pytest.mark.rule("RR-O29", "RR-51")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_random_play_with_five_options_each(seats: int) -> None:
    held = dealt_options(seats, 5, Random(seats))
    match = loaded_match(seats, seats, held, {"course": "chop-shop-challenge"})
    play(match, seats, 240, every=100)
