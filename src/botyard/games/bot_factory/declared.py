"""What is declared for the edge: chance and steps, each with its name."""

from typing import Final

from botyard.games.bot_factory.actions import BOARDS, COLOURS, MAX_SEATS, PARTS
from botyard.kernel.names import Names
from botyard.kernel.outcomes import Outcomes

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
