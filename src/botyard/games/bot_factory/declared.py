"""What is declared for the edge: chance, steps and reasons, each with its name."""

from typing import Final

from botyard.games.bot_factory.actions import BOARDS, COLOURS, MAX_SEATS, PARTS
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
STACK: Final = 2  # + colour: the next part that lies on top
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
OUTCOMES.add(PROJECT_DECK, "project", COLOURS)
OUTCOMES.add(CONTRACT, "contract", CONTRACTS)
OUTCOMES.add(TASK, "task", TASKS)
OUTCOMES.add(VILELA_BOARD, "vilela-board", BOARDS)
OUTCOMES.add(VILELA_BOT, "vilela-bot", COLOURS)
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
TRADE_STEP: Final = 13  # (projects still to discard, lowest colour for a thinking player)
TRADE_PART_STEP: Final = 14
DISCOUNT_STEP: Final = 15
CHOICE_STEP: Final = 16
VALUE_STEP: Final = 17
UNIVERSAL_STEP: Final = 18
COMPLETE_STEP: Final = 19
CLAIM_STEP: Final = 20
END_OF_TURN_STEP: Final = 21
EXCESS_PARTS_STEP: Final = 22  # (parts still to discard, lowest kind for a thinking player)
EXCESS_PROJECTS_STEP: Final = 23  # (projects still to discard, lowest colour for a thinking player)
INSPECTION_STEP: Final = 24  # (inspection tile)
MAINTENANCE_STEP: Final = 25

REASONS: Final = Reasons()
GAME_OVER: Final = 1
NOT_YOUR_TURN: Final = 2
NOT_NOW: Final = 3
OTHER_BOARD: Final = 4
SPACE_TAKEN: Final = 5
SAME_BOARD: Final = 6
SANDRA_IS_THERE: Final = 7
CANNOT_PAY_SANDRA: Final = 8
NOT_OPTIONAL: Final = 9
NOT_YOUR_PART: Final = 10
WRONG_COLUMN: Final = 11
SPACE_FILLED: Final = 12
NO_OPEN_PROJECT: Final = 13
NO_MEEPLE: Final = 14
ALL_PLACED: Final = 15
CANNOT_PAY_SPACE: Final = 16
NO_ICON: Final = 17
CANNOT_PAY_ICON: Final = 18
NO_SPARE_PART: Final = 19
CANNOT_PAY_SWAP: Final = 20
STACK_EMPTY: Final = 21
NO_CREDIT: Final = 22
OUTPUT_EMPTY: Final = 23
NO_SPEECH_HERE: Final = 24
GAINED_ALREADY: Final = 25
EXECUTIVE_USED: Final = 26
TOO_FEW_PARTS: Final = 27
NO_PROJECT_THERE: Final = 28
ALL_PROJECTS_TAKEN: Final = 29
NOT_YOUR_PROJECT: Final = 30
TOO_FEW_PROJECTS: Final = 31
NO_UNIVERSAL_PART: Final = 32
VALUE_AT_TOP: Final = 33
SPENT_ENOUGH: Final = 34
CANNOT_PAY_RAISE: Final = 35
NO_CONTRACT_THERE: Final = 36
RESERVED_BY_YOU: Final = 37
CONTRACT_FULL: Final = 38
OVER_THE_MAXIMUM: Final = 39
CANNOT_PAY_CONTRACT: Final = 40
NOT_MARKED: Final = 41
NO_PRODUCTION_TILES: Final = 42
NOT_YOUR_TILE: Final = 43
TILE_USED: Final = 44
TILE_TOO_NEW: Final = 45
NOT_OFFERED: Final = 46
TILE_NOT_NOW: Final = 47
BOARD_NOT_FULL: Final = 48
NOTHING_TO_DISCOUNT: Final = 49
CANNOT_PAY_TILE: Final = 50
NOTHING_TO_CHOOSE: Final = 51
NOTHING_TO_RAISE: Final = 52
NOTHING_UNIVERSAL: Final = 53
NOT_THIS_PAIR: Final = 54
NO_UNIVERSAL_BOT: Final = 55
NO_PROJECT_FOR_BOT: Final = 56
HAS_TOKEN: Final = 57
MUST_MOVE: Final = 58
REASONS.add(GAME_OVER, "game-over", "BF-120")
REASONS.add(NOT_YOUR_TURN, "not-your-turn", "BF-30")
REASONS.add(NOT_NOW, "not-now", "BF-24")
REASONS.add(OTHER_BOARD, "other-board", "BF-39")
REASONS.add(SPACE_TAKEN, "space-taken", "BF-27")
REASONS.add(SAME_BOARD, "same-board", "BF-28")
REASONS.add(SANDRA_IS_THERE, "sandra-is-there", "BF-33")
REASONS.add(CANNOT_PAY_SANDRA, "cannot-pay-sandra", "BF-41")
REASONS.add(NOT_OPTIONAL, "not-optional", "BF-Q17")
REASONS.add(NOT_YOUR_PART, "not-your-part", "BF-48")
REASONS.add(WRONG_COLUMN, "wrong-column", "BF-47")
REASONS.add(SPACE_FILLED, "space-filled", "BF-46")
REASONS.add(NO_OPEN_PROJECT, "no-open-project", "BF-55")
REASONS.add(NO_MEEPLE, "no-meeple", "BF-Q10")
REASONS.add(ALL_PLACED, "all-placed", "BF-Q8")
REASONS.add(CANNOT_PAY_SPACE, "cannot-pay-space", "BF-50")
REASONS.add(NO_ICON, "no-icon", "BF-57")
REASONS.add(CANNOT_PAY_ICON, "cannot-pay-icon", "BF-57")
REASONS.add(NO_SPARE_PART, "no-spare-part", "BF-Q50")
REASONS.add(CANNOT_PAY_SWAP, "cannot-pay-swap", "BF-59")
REASONS.add(STACK_EMPTY, "stack-empty", "BF-Q16")
REASONS.add(NO_CREDIT, "no-credit", "BF-73")
REASONS.add(OUTPUT_EMPTY, "output-empty", "BF-69")
REASONS.add(NO_SPEECH_HERE, "no-speech-here", "BF-63")
REASONS.add(GAINED_ALREADY, "gained-already", "BF-Q45")
REASONS.add(EXECUTIVE_USED, "executive-used", "BF-Q6")
REASONS.add(TOO_FEW_PARTS, "too-few-parts", "BF-74")
REASONS.add(NO_PROJECT_THERE, "no-project-there", "BF-79")
REASONS.add(ALL_PROJECTS_TAKEN, "all-projects-taken", "BF-78")
REASONS.add(NOT_YOUR_PROJECT, "not-your-project", "BF-45")
REASONS.add(TOO_FEW_PROJECTS, "too-few-projects", "BF-82")
REASONS.add(NO_UNIVERSAL_PART, "no-universal-part", "BF-Q48")
REASONS.add(VALUE_AT_TOP, "value-at-top", "BF-89")
REASONS.add(SPENT_ENOUGH, "spent-enough", "BF-86")
REASONS.add(CANNOT_PAY_RAISE, "cannot-pay-raise", "BF-88")
REASONS.add(NO_CONTRACT_THERE, "no-contract-there", "BF-99")
REASONS.add(RESERVED_BY_YOU, "reserved-by-you", "BF-94")
REASONS.add(CONTRACT_FULL, "contract-full", "BF-95")
REASONS.add(OVER_THE_MAXIMUM, "over-the-maximum", "BF-96")
REASONS.add(CANNOT_PAY_CONTRACT, "cannot-pay-contract", "BF-92")
REASONS.add(NOT_MARKED, "not-marked", "BF-98")
REASONS.add(NO_PRODUCTION_TILES, "no-production-tiles", "BF-146")
REASONS.add(NOT_YOUR_TILE, "not-your-tile", "BF-130")
REASONS.add(TILE_USED, "tile-used", "BF-131")
REASONS.add(TILE_TOO_NEW, "tile-too-new", "BF-Q56")
REASONS.add(NOT_OFFERED, "not-offered", "BF-129")
REASONS.add(TILE_NOT_NOW, "tile-not-now", "BF-Q55")
REASONS.add(BOARD_NOT_FULL, "board-not-full", "BF-136")
REASONS.add(NOTHING_TO_DISCOUNT, "nothing-to-discount", "BF-Q32")
REASONS.add(CANNOT_PAY_TILE, "cannot-pay-tile", "BF-134")
REASONS.add(NOTHING_TO_CHOOSE, "nothing-to-choose", "BF-Q59")
REASONS.add(NOTHING_TO_RAISE, "nothing-to-raise", "BF-135")
REASONS.add(NOTHING_UNIVERSAL, "nothing-universal", "BF-138")
REASONS.add(NOT_THIS_PAIR, "not-this-pair", "BF-139")
REASONS.add(NO_UNIVERSAL_BOT, "no-universal-bot", "BF-147")
REASONS.add(NO_PROJECT_FOR_BOT, "no-project-for-bot", "BF-139")
REASONS.add(HAS_TOKEN, "has-token", "BF-99")
REASONS.add(MUST_MOVE, "must-move", "BF-28")
