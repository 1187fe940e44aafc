"""What can be touched: flags and repair sites. RR-42, RR-43."""

from mypy_extensions import i64

from botyard.games.roborally.boards.floor import NO_REPAIR, repair_of
from botyard.games.roborally.state import Race


def is_repair_site(race: Race, space: i64) -> bool:
    """Whether a wrench is printed there, with or without a hammer."""
    return repair_of(race.floor.element[space]) != NO_REPAIR


def is_flag(race: Race, space: i64) -> bool:
    """Whether a flag lies there."""
    for flag in race.flag_at:
        if flag == space:
            return True
    return False
