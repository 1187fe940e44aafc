"""The special rules of courses by number: RR-C3 is 3. RR-C1."""

from typing import Final

NO_SPECIAL: Final = 0
TRICKSY: Final = 2
MOVING_TARGETS: Final = 3
SET_TO_KILL: Final = 4
FACTORY_REJECTS: Final = 5
OPTION_WORLD: Final = 6
BALL_LIGHTNING: Final = 7
TIGHT_COLLAR: Final = 8
DAY_OF_THE_SUPERBOT: Final = 9
INTERFERENCE: Final = 10
FLAG_FRY: Final = 11
FRENETIC_FACTORY: Final = 12
MARATHON_MADNESS: Final = 13
TANDEM_CARNAGE: Final = 14
ALL_FOR_ONE: Final = 15
CAPTURE_THE_FLAG: Final = 16
TOGGLE_BOGGLE: Final = 17
WAR_ZONE: Final = 18
