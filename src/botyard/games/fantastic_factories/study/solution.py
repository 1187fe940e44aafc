"""What the solver answers."""

from dataclasses import dataclass
from typing import Final

from botyard.kernel.names import Names

CHANCES: Final = Names("chance", ["aside", "worst"])
ASIDE: Final = 0
WORST: Final = 1

# Whether something can be had for certain
NO: Final = 0
UNKNOWN: Final = 1
YES: Final = 2

Outcomes = list[tuple[int, int]]


@dataclass(frozen=True)
class Move:
    """One action of the best line, and the outcomes it was counted with."""

    action: int
    chance: Outcomes


@dataclass(frozen=True)
class Solution:
    """What is reached, how, and how sure that is."""

    before: int
    value: int
    line: list[Move]
    chance: int  # ASIDE if the line uses nothing that is drawn or rolled, else WORST
    exhaustive: bool  # whether nothing better can be reached for certain, or with chance aside
    nodes: int
