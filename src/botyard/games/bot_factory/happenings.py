"""The events: everything that is seen to happen, by name."""

from typing import Final

from botyard.games.bot_factory.actions import (
    BOARDS,
    COLOURS,
    OUTPUTS,
    PALLETS,
    PARTS,
    SLOTS,
    SPACES,
    SPOTS,
    TILES,
)
from botyard.games.bot_factory.declared import CONTRACTS, INSPECTIONS, TASKS
from botyard.kernel.events import NUMBER, SEAT, Events
from botyard.kernel.names import Names

PHASES: Final = Names("phase", ["move", "act", "maintenance"])
PHASE_MOVE: Final = 0
PHASE_ACT: Final = 1
PHASE_MAINTENANCE: Final = 2

# Places of the wheel, from the left input clockwise.
PLACES: Final = Names(
    "place",
    [
        "left-input",
        "right-input",
        "upper-right",
        "lower-right",
        "right-output",
        "left-output",
        "lower-left",
        "upper-left",
    ],
)
BONUSES: Final = Names("bonus", ["place-part", "take-project", "take-part"])
BONUS_PLACE: Final = 0
BONUS_PROJECT: Final = 1
BONUS_PART: Final = 2

# What speech tokens are spent on, and what they are gained for.
PURPOSES: Final = Names(
    "purpose", ["sandra", "space", "icon", "swap", "bonus", "raise", "contract", "tile"]
)
FOR_SANDRA: Final = 0
FOR_SPACE: Final = 1
FOR_ICON: Final = 2
FOR_SWAP: Final = 3
FOR_BONUS: Final = 4
FOR_RAISE: Final = 5
FOR_CONTRACT: Final = 6
FOR_TILE: Final = 7
SOURCES: Final = Names("source", ["start", "space", "part", "project", "favour"])
FROM_START: Final = 0
FROM_SPACE: Final = 1
FROM_PART: Final = 2
FROM_PROJECT: Final = 3
FROM_FAVOUR: Final = 4
ENDINGS: Final = Names("ending", ["colour", "five-bots", "limit"])
BY_COLOUR: Final = 0
BY_FIVE_BOTS: Final = 1
BY_LIMIT: Final = 2

EVENTS: Final = Events()
FIRST_SEAT: Final = 0
SPARE_LAID: Final = 1
TOP_SHOWN: Final = 2
STACK_RENEWED: Final = 3
MARKER_MOVED: Final = 4
WHEEL_FILLED: Final = 5
PROJECT_LAID: Final = 6
PROJECTS_RENEWED: Final = 7
PROJECT_DEALT: Final = 8
CONTRACT_LAID: Final = 9
TASK_SET: Final = 10
GAINED: Final = 11
SPENT: Final = 12
ROUND: Final = 13
PHASE: Final = 14
MOVED: Final = 15
STOOD_BESIDE: Final = 16
SANDRA_WALKED: Final = 17
SANDRA_STAYED: Final = 18
SANDRA_ACTED: Final = 19
SANDRA_RESTED: Final = 20
VILELA_BOARD_SHOWN: Final = 21
VILELA_BOARD_REJECTED: Final = 22
VILELA_BOT_SHOWN: Final = 23
VILELA_WALKED: Final = 24
VILELA_STAYED: Final = 25
VILELA_ACTED: Final = 26
VILELA_RESTED: Final = 27
TURN: Final = 28
PASSED: Final = 29
LAID_DOWN: Final = 30
PLACED: Final = 31
COMPLETED: Final = 32
SWAPPED: Final = 33
TOOK_SPARE: Final = 34
SPARE_DISCARDED: Final = 35
COLUMN_DISCARDED: Final = 36
MEEPLE_REMOVED: Final = 37
ROTATED: Final = 38
FED: Final = 39
DISPENSED: Final = 40
WHEEL_DISCARDED: Final = 41
TOOK_PART: Final = 42
DISCARDED: Final = 43
TOOK_PROJECT: Final = 44
DROPPED: Final = 45
TOOK_UNIVERSAL: Final = 46
PROJECT_DISCARDED: Final = 47
PROJECT_SLID: Final = 48
RAISED: Final = 49
LOWERED: Final = 50
LINE_CROSSED: Final = 51
RESERVED: Final = 52
INSPECTED: Final = 53
CONTRACT_REMOVED: Final = 54
BONUS_OPEN: Final = 55
BONUS_LAPSED: Final = 56
COLUMN_CLEARED: Final = 57
TILE_CLAIMED: Final = 58
TILE_TURNED: Final = 59
UNIVERSAL_RETURNED: Final = 60
UNIVERSAL_BOT_BUILT: Final = 61
END_NEARS: Final = 62
ENDED: Final = 63
EVENTS.add(FIRST_SEAT, "first-seat", seat=SEAT, reveals=True)
EVENTS.add(SPARE_LAID, "spare-laid", pallet=PALLETS, part=PARTS)
EVENTS.add(TOP_SHOWN, "top-shown", part=PARTS, reveals=True)
EVENTS.add(STACK_RENEWED, "stack-renewed", colour=COLOURS)
EVENTS.add(MARKER_MOVED, "marker-moved", colour=COLOURS)
EVENTS.add(WHEEL_FILLED, "wheel-filled", place=PLACES, part=PARTS)
EVENTS.add(PROJECT_LAID, "project-laid", slot=SLOTS, colour=COLOURS, reveals=True)
EVENTS.add(PROJECTS_RENEWED, "projects-renewed")
EVENTS.add(PROJECT_DEALT, "project-dealt", seat=SEAT, colour=COLOURS, reveals=True)
EVENTS.add(CONTRACT_LAID, "contract-laid", spot=SPOTS, number=CONTRACTS, reveals=True)
EVENTS.add(TASK_SET, "task-set", task=TASKS)
EVENTS.add(GAINED, "gained", seat=SEAT, count=NUMBER, source=SOURCES)
EVENTS.add(SPENT, "spent", seat=SEAT, count=NUMBER, purpose=PURPOSES)
EVENTS.add(ROUND, "round", round=NUMBER)
EVENTS.add(PHASE, "phase", phase=PHASES)
EVENTS.add(MOVED, "moved", seat=SEAT, space=SPACES)
EVENTS.add(STOOD_BESIDE, "stood-beside", seat=SEAT, board=BOARDS)
EVENTS.add(SANDRA_WALKED, "sandra-walked", space=SPACES)
EVENTS.add(SANDRA_STAYED, "sandra-stayed")  # in round 1 she does not move
EVENTS.add(SANDRA_ACTED, "sandra-acted", board=BOARDS)  # what she does there follows
EVENTS.add(SANDRA_RESTED, "sandra-rested")  # in round 1 she lies down without acting
EVENTS.add(VILELA_BOARD_SHOWN, "vilela-board-shown", board=BOARDS, reveals=True)
EVENTS.add(VILELA_BOARD_REJECTED, "vilela-board-rejected", board=BOARDS)
EVENTS.add(VILELA_BOT_SHOWN, "vilela-bot-shown", colour=COLOURS, reveals=True)
EVENTS.add(VILELA_WALKED, "vilela-walked", space=SPACES)
EVENTS.add(VILELA_STAYED, "vilela-stayed")
EVENTS.add(VILELA_ACTED, "vilela-acted", board=BOARDS, colour=COLOURS)
EVENTS.add(VILELA_RESTED, "vilela-rested")
EVENTS.add(TURN, "turn", seat=SEAT, space=SPACES)  # whose action it is
EVENTS.add(PASSED, "passed", seat=SEAT)
EVENTS.add(LAID_DOWN, "laid-down", seat=SEAT)
EVENTS.add(PLACED, "placed", seat=SEAT, part=PARTS, colour=COLOURS)
EVENTS.add(COMPLETED, "completed", seat=SEAT, colour=COLOURS)
EVENTS.add(SWAPPED, "swapped", seat=SEAT, part=PARTS, pallet=PALLETS)  # the part that is given
EVENTS.add(TOOK_SPARE, "took-spare", seat=SEAT, part=PARTS, pallet=PALLETS)
EVENTS.add(SPARE_DISCARDED, "spare-discarded", pallet=PALLETS, part=PARTS)
EVENTS.add(COLUMN_DISCARDED, "column-discarded", colour=COLOURS, part=PARTS)  # by Vilela
EVENTS.add(MEEPLE_REMOVED, "meeple-removed", colour=COLOURS)
EVENTS.add(ROTATED, "rotated", seat=SEAT, credits=NUMBER)  # how many are left
EVENTS.add(FED, "fed", place=PLACES, part=PARTS)
EVENTS.add(DISPENSED, "dispensed", seat=SEAT, part=PARTS, output=OUTPUTS)
EVENTS.add(WHEEL_DISCARDED, "wheel-discarded", place=PLACES, part=PARTS)
EVENTS.add(TOOK_PART, "took-part", seat=SEAT, part=PARTS)  # from the top of its stack
EVENTS.add(DISCARDED, "discarded", seat=SEAT, part=PARTS)
EVENTS.add(TOOK_PROJECT, "took-project", seat=SEAT, colour=COLOURS, slot=SLOTS)
EVENTS.add(DROPPED, "dropped", seat=SEAT, colour=COLOURS)
EVENTS.add(TOOK_UNIVERSAL, "took-universal", seat=SEAT, part=PARTS)
EVENTS.add(PROJECT_DISCARDED, "project-discarded", slot=SLOTS, colour=COLOURS)
EVENTS.add(PROJECT_SLID, "project-slid", slot=SLOTS, to=SLOTS, colour=COLOURS)
EVENTS.add(RAISED, "raised", colour=COLOURS, value=NUMBER)
EVENTS.add(LOWERED, "lowered", colour=COLOURS, value=NUMBER)
EVENTS.add(LINE_CROSSED, "line-crossed", colour=COLOURS, value=NUMBER, bonus=BONUSES)
EVENTS.add(RESERVED, "reserved", seat=SEAT, spot=SPOTS, points=NUMBER)
EVENTS.add(INSPECTED, "inspected", number=INSPECTIONS, reveals=True)
EVENTS.add(CONTRACT_REMOVED, "contract-removed", spot=SPOTS, number=CONTRACTS)
EVENTS.add(BONUS_OPEN, "bonus-open", seat=SEAT, bonus=BONUSES)  # to be used at once
EVENTS.add(BONUS_LAPSED, "bonus-lapsed", seat=SEAT, bonus=BONUSES)
EVENTS.add(COLUMN_CLEARED, "column-cleared", colour=COLOURS)
EVENTS.add(TILE_CLAIMED, "tile-claimed", seat=SEAT, tile=TILES)
EVENTS.add(TILE_TURNED, "tile-used", seat=SEAT, tile=TILES)
EVENTS.add(UNIVERSAL_RETURNED, "universal-returned", seat=SEAT, part=PARTS)
EVENTS.add(UNIVERSAL_BOT_BUILT, "universal-bot-built", seat=SEAT, colour=COLOURS)
EVENTS.add(END_NEARS, "end-nears", ending=ENDINGS)  # this round is the last
EVENTS.add(ENDED, "ended", round=NUMBER)
