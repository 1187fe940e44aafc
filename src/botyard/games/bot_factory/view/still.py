"""What never changes at a table, to be drawn: what is printed on boards and tiles."""

from botyard.games.bot_factory.actions import (
    BOARDS,
    COLORS,
    PARTS,
    SPACES,
    SPOTS,
    UNIVERSAL_PART,
)
from botyard.games.bot_factory.components import (
    CONTRACT_COUNT,
    INSPECTION_COUNT,
    NO_BONUS,
    kit_of,
)
from botyard.games.bot_factory.declared import BONUSES, PLACES
from botyard.games.bot_factory.state import ALLOWED, BOARD_OF
from botyard.kernel.fields import Mask
from botyard.kernel.game import Json


def still(options: Json) -> Json:
    """Spaces, value tracks with their lines, icons, contracts, inspection tiles."""
    kit = kit_of(options)
    values = [int(value) for value in kit.values]
    return {
        "spaces": [
            {"space": name, "board": BOARDS.name(BOARD_OF[space]), "allows": int(ALLOWED[space])}
            for space, name in enumerate(SPACES.names)
        ],
        "track": values,
        "start": values[kit.start],
        "lines": [
            {"enter": value, "bonus": BONUSES.name(kit.bonus_at[place])}
            for place, value in enumerate(values)
            if kit.bonus_at[place] != NO_BONUS
        ],
        "icons": [PARTS.name(space) for space in range(UNIVERSAL_PART) if kit.icons[space]],
        "wheel_bonus": [name for place, name in enumerate(PLACES.names) if kit.wheel_bonus[place]],
        "rows": [
            {"cost": int(cost), "side": int(side)}
            for cost, side in zip(kit.cost, kit.side, strict=True)
        ],
        "contracts": [
            {
                "number": contract + 1,
                "need": [COLORS.name(color) for color in kit.need_of(contract)],
                "points": [int(kit.points[contract * 2]), int(kit.points[contract * 2 + 1])],
            }
            for contract in range(CONTRACT_COUNT)
        ],
        "inspections": [Mask(SPOTS).write(kit.marks, tile) for tile in range(INSPECTION_COUNT)],
    }
