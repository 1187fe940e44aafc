"""Everything that has a number and a name: chance, steps, reasons, events."""

from typing import Final

from botyard.games.bot_factory.actions import (
    BOARDS,
    COLORS,
    MAX_SEATS,
    OUTPUTS,
    PALLETS,
    PARTS,
    SLOTS,
    SPACES,
    SPOTS,
    TILES,
)
from botyard.kernel.events import NUMBER, SEAT, Events
from botyard.kernel.names import Names
from botyard.kernel.outcomes import Outcomes
from botyard.kernel.reasons import Reasons

CONTRACTS: Final = Names("number", [str(number) for number in range(1, 15)])
INSPECTIONS: Final = Names("number", [str(number) for number in range(1, 7)])
TASKS: Final = Names("task", ["three-alike", "two-pairs", "three-at-twelve", "three-contracts"])
THREE_ALIKE: Final = 0
TWO_PAIRS: Final = 1
THREE_AT_TWELVE: Final = 2
THREE_CONTRACTS: Final = 3

OUTCOMES: Final = Outcomes()
FIRST: Final = 0  # which seat is first in the initial order
SPARE: Final = 1  # the two spare parts of the set-up
STACK: Final = 2  # + color: the next part that lies on top
PROJECT_DECK: Final = 6
CONTRACT: Final = 7
TASK: Final = 8
VILELA_BOARD: Final = 9
VILELA_BOT: Final = 10
INSPECTION: Final = 11
OUTCOMES.add(FIRST, "first", Names("seat", [str(seat + 1) for seat in range(MAX_SEATS)]))
OUTCOMES.add(SPARE, "spare", PARTS)
OUTCOMES.add(STACK, "stack-red", PARTS)
OUTCOMES.add(STACK + 1, "stack-yellow", PARTS)
OUTCOMES.add(STACK + 2, "stack-blue", PARTS)
OUTCOMES.add(STACK + 3, "stack-green", PARTS)
OUTCOMES.add(PROJECT_DECK, "project", COLORS)
OUTCOMES.add(CONTRACT, "contract", CONTRACTS)
OUTCOMES.add(TASK, "task", TASKS)
OUTCOMES.add(VILELA_BOARD, "vilela-board", BOARDS)
OUTCOMES.add(VILELA_BOT, "vilela-bot", COLORS)
OUTCOMES.add(INSPECTION, "inspection", INSPECTIONS)

STEPS: Final = Names(
    "step",
    [
        "start",
        "moves",
        "move",
        "beside",
        "acts",
        "fee",
        "act",
        "feed",
        "place-part",
        "take-project",
        "take-part",
        "exchange",
        "exchange-part",
        "trade",
        "trade-part",
        "discount",
        "choice",
        "value",
        "universal",
        "complete",
        "claim",
        "end-of-turn",
        "excess-parts",
        "excess-projects",
        "inspection",
        "maintenance",
    ],
)
START_STEP: Final = 0  # (how many seats have yet to take a part)
MOVES_STEP: Final = 1
MOVE_STEP: Final = 2
BESIDE_STEP: Final = 3
ACTS_STEP: Final = 4
FEE_STEP: Final = 5
ACT_STEP: Final = 6  # its account stands in the state: left, begun, executive, icons
FEED_STEP: Final = 7  # (input: 0 left, 1 right)
PLACE_STEP: Final = 8  # (price): a bonus
PROJECT_STEP: Final = 9  # a bonus
ICON_STEP: Final = 10  # a part icon covered by a bonus
EXCHANGE_STEP: Final = 11  # (parts still to discard, lowest kind for a thinking player)
EXCHANGE_PART_STEP: Final = 12
TRADE_STEP: Final = 13  # (projects still to discard, lowest color for a thinking player)
TRADE_PART_STEP: Final = 14
DISCOUNT_STEP: Final = 15
CHOICE_STEP: Final = 16
VALUE_STEP: Final = 17
UNIVERSAL_STEP: Final = 18
COMPLETE_STEP: Final = 19
CLAIM_STEP: Final = 20
END_OF_TURN_STEP: Final = 21
EXCESS_PARTS_STEP: Final = 22  # (parts still to discard, lowest kind for a thinking player)
EXCESS_PROJECTS_STEP: Final = 23  # (projects still to discard, lowest color for a thinking player)
INSPECTION_STEP: Final = 24  # (inspection tile)
MAINTENANCE_STEP: Final = 25

# Why an action is refused, each reason with the clause that says so
REASONS: Final = Reasons()
GAME_OVER: Final = 1
REASONS.add(GAME_OVER, "game-over", "BF-120")
NOT_YOUR_TURN: Final = 2
REASONS.add(NOT_YOUR_TURN, "not-your-turn", "BF-30")
NOT_YOUR_START: Final = 3
REASONS.add(NOT_YOUR_START, "not-your-start", "BF-23")
NOT_YOUR_PLACEMENT: Final = 4
REASONS.add(NOT_YOUR_PLACEMENT, "not-your-placement", "BF-29")
NOT_NOW: Final = 5
REASONS.add(NOT_NOW, "not-now", "BF-24")

# what must come first
START_FIRST: Final = 6
REASONS.add(START_FIRST, "start-first", "BF-23")
MUST_PLACE: Final = 7
REASONS.add(MUST_PLACE, "must-place", "BF-29")
MUST_MOVE: Final = 8
REASONS.add(MUST_MOVE, "must-move", "BF-28")
FEE_FIRST: Final = 9
REASONS.add(FEE_FIRST, "fee-first", "BF-41")
FEED_FIRST: Final = 10
REASONS.add(FEED_FIRST, "feed-first", "BF-Q17")
BONUS_FIRST: Final = 11
REASONS.add(BONUS_FIRST, "bonus-first", "BF-Q42")
EXCHANGE_FIRST: Final = 12
REASONS.add(EXCHANGE_FIRST, "exchange-first", "BF-74")
TRADE_FIRST: Final = 13
REASONS.add(TRADE_FIRST, "trade-first", "BF-82")
CLAIM_FIRST: Final = 14
REASONS.add(CLAIM_FIRST, "claim-first", "BF-129")
DISCOUNT_FIRST: Final = 15
REASONS.add(DISCOUNT_FIRST, "discount-first", "BF-133")
CHOICE_FIRST: Final = 16
REASONS.add(CHOICE_FIRST, "choice-first", "BF-134")
VALUE_FIRST: Final = 17
REASONS.add(VALUE_FIRST, "value-first", "BF-135")
BESIDE_FIRST: Final = 18
REASONS.add(BESIDE_FIRST, "beside-first", "BF-136")
UNIVERSAL_FIRST: Final = 19
REASONS.add(UNIVERSAL_FIRST, "universal-first", "BF-138")
COMPLETE_FIRST: Final = 20
REASONS.add(COMPLETE_FIRST, "complete-first", "BF-139")
EXCESS_FIRST: Final = 21
REASONS.add(EXCESS_FIRST, "excess-first", "BF-44")
INSPECTION_FIRST: Final = 22
REASONS.add(INSPECTION_FIRST, "inspection-first", "BF-Q54")

# what nothing has called for
NO_FEE: Final = 23
REASONS.add(NO_FEE, "no-fee", "BF-41")
NOTHING_TO_FEED: Final = 24
REASONS.add(NOTHING_TO_FEED, "nothing-to-feed", "BF-67")
NOTHING_TRADED: Final = 25
REASONS.add(NOTHING_TRADED, "nothing-traded", "BF-82")
NOTHING_INSPECTED: Final = 26
REASONS.add(NOTHING_INSPECTED, "nothing-inspected", "BF-98")
NO_FIRST_CONTRACT: Final = 27
REASONS.add(NO_FIRST_CONTRACT, "no-first-contract", "BF-129")
TAKEN_BY_USING: Final = 28
REASONS.add(TAKEN_BY_USING, "taken-by-using", "BF-131")
EXTRA_PLACE_UNUSED: Final = 29
REASONS.add(EXTRA_PLACE_UNUSED, "extra-place-unused", "BF-136")
UNIVERSAL_UNUSED: Final = 30
REASONS.add(UNIVERSAL_UNUSED, "universal-unused", "BF-139")

# moving, and Sandra's fee
OTHER_BOARD: Final = 31
REASONS.add(OTHER_BOARD, "other-board", "BF-39")
SPACE_TAKEN: Final = 32
REASONS.add(SPACE_TAKEN, "space-taken", "BF-27")
SAME_BOARD: Final = 33
REASONS.add(SAME_BOARD, "same-board", "BF-28")
SANDRA_IS_THERE: Final = 34
REASONS.add(SANDRA_IS_THERE, "sandra-is-there", "BF-33")
CANNOT_PAY_SANDRA: Final = 35
REASONS.add(CANNOT_PAY_SANDRA, "cannot-pay-sandra", "BF-41")

# Assembly; + A1, A2, A3 where a reason stands three times
NO_PART_FOR_A1: Final = 36
REASONS.add(NO_PART_FOR_A1, "no-part-for-a1", "BF-48")
NO_PART_FOR_A2: Final = 37
REASONS.add(NO_PART_FOR_A2, "no-part-for-a2", "BF-49")
NO_PART_FOR_A3: Final = 38
REASONS.add(NO_PART_FOR_A3, "no-part-for-a3", "BF-50")
NO_PART_FOR_BONUS: Final = 39
REASONS.add(NO_PART_FOR_BONUS, "no-part-for-bonus", "BF-Q47")
NO_PART_FOR_TILE: Final = 40
REASONS.add(NO_PART_FOR_TILE, "no-part-for-tile", "BF-134")
NO_PART_TO_SWAP: Final = 41
REASONS.add(NO_PART_TO_SWAP, "no-part-to-swap", "BF-59")
NO_PART_TO_EXCHANGE: Final = 42
REASONS.add(NO_PART_TO_EXCHANGE, "no-part-to-exchange", "BF-74")
NO_PART_TO_DISCARD: Final = 43
REASONS.add(NO_PART_TO_DISCARD, "no-part-to-discard", "BF-44")
ALL_PLACED_ON_A1: Final = 44
REASONS.add(ALL_PLACED_ON_A1, "all-placed-on-a1", "BF-48")
ALL_PLACED_ON_A2: Final = 45
REASONS.add(ALL_PLACED_ON_A2, "all-placed-on-a2", "BF-49")
ALL_PLACED_ON_A3: Final = 46
REASONS.add(ALL_PLACED_ON_A3, "all-placed-on-a3", "BF-50")
WRONG_COLUMN: Final = 47
REASONS.add(WRONG_COLUMN, "wrong-column", "BF-47")
SPACE_FILLED: Final = 48
REASONS.add(SPACE_FILLED, "space-filled", "BF-46")
NO_OPEN_PROJECT: Final = 49
REASONS.add(NO_OPEN_PROJECT, "no-open-project", "BF-55")
NO_MEEPLE: Final = 50
REASONS.add(NO_MEEPLE, "no-meeple", "BF-Q10")
CANNOT_PAY_SPACE: Final = 51
REASONS.add(CANNOT_PAY_SPACE, "cannot-pay-space", "BF-50")
NO_ICON: Final = 52
REASONS.add(NO_ICON, "no-icon", "BF-57")
CANNOT_PAY_ICON: Final = 53
REASONS.add(CANNOT_PAY_ICON, "cannot-pay-icon", "BF-57")
NO_SPARE_PART: Final = 54
REASONS.add(NO_SPARE_PART, "no-spare-part", "BF-Q50")
CANNOT_PAY_SWAP: Final = 55
REASONS.add(CANNOT_PAY_SWAP, "cannot-pay-swap", "BF-59")
STACK_EMPTY: Final = 56
REASONS.add(STACK_EMPTY, "stack-empty", "BF-Q16")

# Part Production; + P1, P2, P3
NO_CREDIT_ON_P1: Final = 57
REASONS.add(NO_CREDIT_ON_P1, "no-credit-on-p1", "BF-63")
NO_CREDIT_ON_P2: Final = 58
REASONS.add(NO_CREDIT_ON_P2, "no-credit-on-p2", "BF-64")
NO_CREDIT_ON_P3: Final = 59
REASONS.add(NO_CREDIT_ON_P3, "no-credit-on-p3", "BF-65")
OUTPUT_EMPTY: Final = 60
REASONS.add(OUTPUT_EMPTY, "output-empty", "BF-69")
NO_SPEECH_HERE: Final = 61
REASONS.add(NO_SPEECH_HERE, "no-speech-here", "BF-63")
GAINED_ALREADY: Final = 62
REASONS.add(GAINED_ALREADY, "gained-already", "BF-Q45")
EXECUTIVE_USED: Final = 63
REASONS.add(EXECUTIVE_USED, "executive-used", "BF-Q6")
TOO_FEW_PARTS: Final = 64
REASONS.add(TOO_FEW_PARTS, "too-few-parts", "BF-74")

# Project; + J1, J2
NO_PROJECT_THERE: Final = 65
REASONS.add(NO_PROJECT_THERE, "no-project-there", "BF-79")
ALL_TAKEN_ON_J1: Final = 66
REASONS.add(ALL_TAKEN_ON_J1, "all-taken-on-j1", "BF-77")
ALL_TAKEN_ON_J2: Final = 67
REASONS.add(ALL_TAKEN_ON_J2, "all-taken-on-j2", "BF-78")
NO_PROJECT_TO_TRADE: Final = 68
REASONS.add(NO_PROJECT_TO_TRADE, "no-project-to-trade", "BF-82")
NO_PROJECT_TO_DISCARD: Final = 69
REASONS.add(NO_PROJECT_TO_DISCARD, "no-project-to-discard", "BF-44")
PROJECT_COMPLETE: Final = 70
REASONS.add(PROJECT_COMPLETE, "project-complete", "BF-45")
TOO_FEW_PROJECTS: Final = 71
REASONS.add(TOO_FEW_PROJECTS, "too-few-projects", "BF-82")
NO_UNIVERSAL_PART: Final = 72
REASONS.add(NO_UNIVERSAL_PART, "no-universal-part", "BF-Q48")
NO_UNIVERSAL_PARTS: Final = 73
REASONS.add(NO_UNIVERSAL_PARTS, "no-universal-parts", "BF-Q48")

# Finance
VALUE_AT_TOP: Final = 74
REASONS.add(VALUE_AT_TOP, "value-at-top", "BF-89")
SPENT_ENOUGH: Final = 75
REASONS.add(SPENT_ENOUGH, "spent-enough", "BF-86")
CANNOT_PAY_RAISE: Final = 76
REASONS.add(CANNOT_PAY_RAISE, "cannot-pay-raise", "BF-88")
NO_CONTRACT_THERE: Final = 77
REASONS.add(NO_CONTRACT_THERE, "no-contract-there", "BF-99")
RESERVED_BY_YOU: Final = 78
REASONS.add(RESERVED_BY_YOU, "reserved-by-you", "BF-94")
CONTRACT_FULL: Final = 79
REASONS.add(CONTRACT_FULL, "contract-full", "BF-95")
OVER_THE_MAXIMUM: Final = 80
REASONS.add(OVER_THE_MAXIMUM, "over-the-maximum", "BF-96")
CANNOT_PAY_CONTRACT: Final = 81
REASONS.add(CANNOT_PAY_CONTRACT, "cannot-pay-contract", "BF-92")
NOT_MARKED: Final = 82
REASONS.add(NOT_MARKED, "not-marked", "BF-98")
HAS_TOKEN: Final = 83
REASONS.add(HAS_TOKEN, "has-token", "BF-99")

# production tiles
NO_PRODUCTION_TILES: Final = 84
REASONS.add(NO_PRODUCTION_TILES, "no-production-tiles", "BF-146")
NO_UNIVERSAL_TILE: Final = 85
REASONS.add(NO_UNIVERSAL_TILE, "no-universal-tile", "BF-147")
NO_EXTRA_PLACE: Final = 86
REASONS.add(NO_EXTRA_PLACE, "no-extra-place", "BF-Q57")
NOT_YOUR_TILE: Final = 87
REASONS.add(NOT_YOUR_TILE, "not-your-tile", "BF-130")
NOT_LEFT_TO_TAKE: Final = 88
REASONS.add(NOT_LEFT_TO_TAKE, "not-left-to-take", "BF-129")
NOT_LEFT_TO_USE: Final = 89
REASONS.add(NOT_LEFT_TO_USE, "not-left-to-use", "BF-131")
TILE_USED_UP: Final = 90
REASONS.add(TILE_USED_UP, "tile-used-up", "BF-130")
ANOTHER_TILE_USED: Final = 91
REASONS.add(ANOTHER_TILE_USED, "another-tile-used", "BF-131")
TILE_TOO_NEW: Final = 92
REASONS.add(TILE_TOO_NEW, "tile-too-new", "BF-Q56")
TILE_NOT_NOW: Final = 93
REASONS.add(TILE_NOT_NOW, "tile-not-now", "BF-Q55")
BOARD_NOT_FULL: Final = 94
REASONS.add(BOARD_NOT_FULL, "board-not-full", "BF-136")
NOTHING_TO_DISCOUNT: Final = 95
REASONS.add(NOTHING_TO_DISCOUNT, "nothing-to-discount", "BF-Q32")
NOTHING_SPENT_YET: Final = 96
REASONS.add(NOTHING_SPENT_YET, "nothing-spent-yet", "BF-Q32")
TOO_CHEAP: Final = 97
REASONS.add(TOO_CHEAP, "too-cheap", "BF-133")
CANNOT_PAY_TILE: Final = 98
REASONS.add(CANNOT_PAY_TILE, "cannot-pay-tile", "BF-134")
NOTHING_TO_CHOOSE: Final = 99
REASONS.add(NOTHING_TO_CHOOSE, "nothing-to-choose", "BF-Q59")
NOTHING_TO_RAISE: Final = 100
REASONS.add(NOTHING_TO_RAISE, "nothing-to-raise", "BF-Q59")
NO_PROJECT_FOR_TILE: Final = 101
REASONS.add(NO_PROJECT_FOR_TILE, "no-project-for-tile", "BF-137")
NOTHING_UNIVERSAL: Final = 102
REASONS.add(NOTHING_UNIVERSAL, "nothing-universal", "BF-138")
NOT_THIS_PAIR: Final = 103
REASONS.add(NOT_THIS_PAIR, "not-this-pair", "BF-139")
NO_UNIVERSAL_BOT: Final = 104
REASONS.add(NO_UNIVERSAL_BOT, "no-universal-bot", "BF-139")
NO_PROJECT_FOR_BOT: Final = 105
REASONS.add(NO_PROJECT_FOR_BOT, "no-project-for-bot", "BF-139")
NO_PROJECT_TO_COMPLETE: Final = 106
REASONS.add(NO_PROJECT_TO_COMPLETE, "no-project-to-complete", "BF-139")

# What is seen to happen
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
FROM_FAVOR: Final = 4
ENDINGS: Final = Names("ending", ["colour", "five-bots", "limit"])
BY_COLOR: Final = 0
BY_FIVE_BOTS: Final = 1
BY_LIMIT: Final = 2

EVENTS: Final = Events()
FIRST_SEAT: Final = 0
EVENTS.add(FIRST_SEAT, "first-seat", seat=SEAT, reveals=True)
SPARE_LAID: Final = 1
EVENTS.add(SPARE_LAID, "spare-laid", pallet=PALLETS, part=PARTS)
TOP_SHOWN: Final = 2
EVENTS.add(TOP_SHOWN, "top-shown", part=PARTS, reveals=True)
STACK_RENEWED: Final = 3
EVENTS.add(STACK_RENEWED, "stack-renewed", colour=COLORS)
MARKER_MOVED: Final = 4
EVENTS.add(MARKER_MOVED, "marker-moved", colour=COLORS)
WHEEL_FILLED: Final = 5
EVENTS.add(WHEEL_FILLED, "wheel-filled", place=PLACES, part=PARTS)
PROJECT_LAID: Final = 6
EVENTS.add(PROJECT_LAID, "project-laid", slot=SLOTS, colour=COLORS, reveals=True)
PROJECTS_RENEWED: Final = 7
EVENTS.add(PROJECTS_RENEWED, "projects-renewed")
PROJECT_DEALT: Final = 8
EVENTS.add(PROJECT_DEALT, "project-dealt", seat=SEAT, colour=COLORS, reveals=True)
CONTRACT_LAID: Final = 9
EVENTS.add(CONTRACT_LAID, "contract-laid", spot=SPOTS, number=CONTRACTS, reveals=True)
TASK_SET: Final = 10
EVENTS.add(TASK_SET, "task-set", task=TASKS)
GAINED: Final = 11
EVENTS.add(GAINED, "gained", seat=SEAT, count=NUMBER, source=SOURCES)
SPENT: Final = 12
EVENTS.add(SPENT, "spent", seat=SEAT, count=NUMBER, purpose=PURPOSES)
ROUND: Final = 13
EVENTS.add(ROUND, "round", round=NUMBER)
PHASE: Final = 14
EVENTS.add(PHASE, "phase", phase=PHASES)
MOVED: Final = 15
EVENTS.add(MOVED, "moved", seat=SEAT, space=SPACES)
STOOD_BESIDE: Final = 16
EVENTS.add(STOOD_BESIDE, "stood-beside", seat=SEAT, board=BOARDS)
SANDRA_WALKED: Final = 17
EVENTS.add(SANDRA_WALKED, "sandra-walked", space=SPACES)
SANDRA_STAYED: Final = 18
EVENTS.add(SANDRA_STAYED, "sandra-stayed")  # in round 1 she does not move
SANDRA_ACTED: Final = 19
EVENTS.add(SANDRA_ACTED, "sandra-acted", board=BOARDS)  # what she does there follows
SANDRA_RESTED: Final = 20
EVENTS.add(SANDRA_RESTED, "sandra-rested")  # in round 1 she lies down without acting
VILELA_BOARD_SHOWN: Final = 21
EVENTS.add(VILELA_BOARD_SHOWN, "vilela-board-shown", board=BOARDS, reveals=True)
VILELA_BOARD_REJECTED: Final = 22
EVENTS.add(VILELA_BOARD_REJECTED, "vilela-board-rejected", board=BOARDS)
VILELA_BOT_SHOWN: Final = 23
EVENTS.add(VILELA_BOT_SHOWN, "vilela-bot-shown", colour=COLORS, reveals=True)
VILELA_WALKED: Final = 24
EVENTS.add(VILELA_WALKED, "vilela-walked", space=SPACES)
VILELA_STAYED: Final = 25
EVENTS.add(VILELA_STAYED, "vilela-stayed")
VILELA_ACTED: Final = 26
EVENTS.add(VILELA_ACTED, "vilela-acted", board=BOARDS, colour=COLORS)
VILELA_RESTED: Final = 27
EVENTS.add(VILELA_RESTED, "vilela-rested")
TURN: Final = 28
EVENTS.add(TURN, "turn", seat=SEAT, space=SPACES)  # whose action it is
PASSED: Final = 29
EVENTS.add(PASSED, "passed", seat=SEAT)
LAID_DOWN: Final = 30
EVENTS.add(LAID_DOWN, "laid-down", seat=SEAT)
PLACED: Final = 31
EVENTS.add(PLACED, "placed", seat=SEAT, part=PARTS, colour=COLORS)
COMPLETED: Final = 32
EVENTS.add(COMPLETED, "completed", seat=SEAT, colour=COLORS)
SWAPPED: Final = 33
EVENTS.add(SWAPPED, "swapped", seat=SEAT, part=PARTS, pallet=PALLETS)  # the part that is given
TOOK_SPARE: Final = 34
EVENTS.add(TOOK_SPARE, "took-spare", seat=SEAT, part=PARTS, pallet=PALLETS)
SPARE_DISCARDED: Final = 35
EVENTS.add(SPARE_DISCARDED, "spare-discarded", pallet=PALLETS, part=PARTS)
COLUMN_DISCARDED: Final = 36
EVENTS.add(COLUMN_DISCARDED, "column-discarded", colour=COLORS, part=PARTS)  # by Vilela
MEEPLE_REMOVED: Final = 37
EVENTS.add(MEEPLE_REMOVED, "meeple-removed", colour=COLORS)
ROTATED: Final = 38
EVENTS.add(ROTATED, "rotated", seat=SEAT, credits=NUMBER)  # how many are left
FED: Final = 39
EVENTS.add(FED, "fed", place=PLACES, part=PARTS)
DISPENSED: Final = 40
EVENTS.add(DISPENSED, "dispensed", seat=SEAT, part=PARTS, output=OUTPUTS)
WHEEL_DISCARDED: Final = 41
EVENTS.add(WHEEL_DISCARDED, "wheel-discarded", place=PLACES, part=PARTS)
TOOK_PART: Final = 42
EVENTS.add(TOOK_PART, "took-part", seat=SEAT, part=PARTS)  # from the top of its stack
DISCARDED: Final = 43
EVENTS.add(DISCARDED, "discarded", seat=SEAT, part=PARTS)
TOOK_PROJECT: Final = 44
EVENTS.add(TOOK_PROJECT, "took-project", seat=SEAT, colour=COLORS, slot=SLOTS)
DROPPED: Final = 45
EVENTS.add(DROPPED, "dropped", seat=SEAT, colour=COLORS)
TOOK_UNIVERSAL: Final = 46
EVENTS.add(TOOK_UNIVERSAL, "took-universal", seat=SEAT, part=PARTS)
PROJECT_DISCARDED: Final = 47
EVENTS.add(PROJECT_DISCARDED, "project-discarded", slot=SLOTS, colour=COLORS)
PROJECT_SLID: Final = 48
EVENTS.add(PROJECT_SLID, "project-slid", slot=SLOTS, to=SLOTS, colour=COLORS)
RAISED: Final = 49
EVENTS.add(RAISED, "raised", colour=COLORS, value=NUMBER)
LOWERED: Final = 50
EVENTS.add(LOWERED, "lowered", colour=COLORS, value=NUMBER)
LINE_CROSSED: Final = 51
EVENTS.add(LINE_CROSSED, "line-crossed", colour=COLORS, value=NUMBER, bonus=BONUSES)
RESERVED: Final = 52
EVENTS.add(RESERVED, "reserved", seat=SEAT, spot=SPOTS, points=NUMBER)
INSPECTED: Final = 53
EVENTS.add(INSPECTED, "inspected", number=INSPECTIONS, reveals=True)
CONTRACT_REMOVED: Final = 54
EVENTS.add(CONTRACT_REMOVED, "contract-removed", spot=SPOTS, number=CONTRACTS)
BONUS_OPEN: Final = 55
EVENTS.add(BONUS_OPEN, "bonus-open", seat=SEAT, bonus=BONUSES)  # to be used at once
BONUS_LAPSED: Final = 56
EVENTS.add(BONUS_LAPSED, "bonus-lapsed", seat=SEAT, bonus=BONUSES)
COLUMN_CLEARED: Final = 57
EVENTS.add(COLUMN_CLEARED, "column-cleared", colour=COLORS)
TILE_CLAIMED: Final = 58
EVENTS.add(TILE_CLAIMED, "tile-claimed", seat=SEAT, tile=TILES)
TILE_TURNED: Final = 59
EVENTS.add(TILE_TURNED, "tile-used", seat=SEAT, tile=TILES)
UNIVERSAL_RETURNED: Final = 60
EVENTS.add(UNIVERSAL_RETURNED, "universal-returned", seat=SEAT, part=PARTS)
UNIVERSAL_BOT_BUILT: Final = 61
EVENTS.add(UNIVERSAL_BOT_BUILT, "universal-bot-built", seat=SEAT, colour=COLORS)
END_NEARS: Final = 62
EVENTS.add(END_NEARS, "end-nears", ending=ENDINGS)  # this round is the last
ENDED: Final = 63
EVENTS.add(ENDED, "ended", round=NUMBER)
