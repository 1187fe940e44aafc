"""Why an action is refused: each reason with its name and the clause that says so."""

from typing import Final

from botyard.kernel.reasons import Reasons

REASONS: Final = Reasons()
GAME_OVER: Final = 1
NOT_YOUR_TURN: Final = 2
NOT_YOUR_START: Final = 3
NOT_YOUR_PLACEMENT: Final = 4
NOT_NOW: Final = 5

# what must come first
START_FIRST: Final = 6
MUST_PLACE: Final = 7
MUST_MOVE: Final = 8
FEE_FIRST: Final = 9
FEED_FIRST: Final = 10
BONUS_FIRST: Final = 11
EXCHANGE_FIRST: Final = 12
TRADE_FIRST: Final = 13
CLAIM_FIRST: Final = 14
DISCOUNT_FIRST: Final = 15
CHOICE_FIRST: Final = 16
VALUE_FIRST: Final = 17
BESIDE_FIRST: Final = 18
UNIVERSAL_FIRST: Final = 19
COMPLETE_FIRST: Final = 20
EXCESS_FIRST: Final = 21
INSPECTION_FIRST: Final = 22

# what nothing has called for
NO_FEE: Final = 23
NOTHING_TO_FEED: Final = 24
NOTHING_TRADED: Final = 25
NOTHING_INSPECTED: Final = 26
NO_FIRST_CONTRACT: Final = 27
TAKEN_BY_USING: Final = 28
EXTRA_PLACE_UNUSED: Final = 29
UNIVERSAL_UNUSED: Final = 30

# moving, and Sandra's fee
OTHER_BOARD: Final = 31
SPACE_TAKEN: Final = 32
SAME_BOARD: Final = 33
SANDRA_IS_THERE: Final = 34
CANNOT_PAY_SANDRA: Final = 35

# Assembly; + A1, A2, A3 where a reason stands three times
NO_PART_FOR_A1: Final = 36
NO_PART_FOR_A2: Final = 37
NO_PART_FOR_A3: Final = 38
NO_PART_FOR_BONUS: Final = 39
NO_PART_FOR_TILE: Final = 40
NO_PART_TO_SWAP: Final = 41
NO_PART_TO_EXCHANGE: Final = 42
NO_PART_TO_DISCARD: Final = 43
ALL_PLACED_ON_A1: Final = 44
ALL_PLACED_ON_A2: Final = 45
ALL_PLACED_ON_A3: Final = 46
WRONG_COLUMN: Final = 47
SPACE_FILLED: Final = 48
NO_OPEN_PROJECT: Final = 49
NO_MEEPLE: Final = 50
CANNOT_PAY_SPACE: Final = 51
NO_ICON: Final = 52
CANNOT_PAY_ICON: Final = 53
NO_SPARE_PART: Final = 54
CANNOT_PAY_SWAP: Final = 55
STACK_EMPTY: Final = 56

# Part Production; + P1, P2, P3
NO_CREDIT_ON_P1: Final = 57
NO_CREDIT_ON_P2: Final = 58
NO_CREDIT_ON_P3: Final = 59
OUTPUT_EMPTY: Final = 60
NO_SPEECH_HERE: Final = 61
GAINED_ALREADY: Final = 62
EXECUTIVE_USED: Final = 63
TOO_FEW_PARTS: Final = 64

# Project; + J1, J2
NO_PROJECT_THERE: Final = 65
ALL_TAKEN_ON_J1: Final = 66
ALL_TAKEN_ON_J2: Final = 67
NO_PROJECT_TO_TRADE: Final = 68
NO_PROJECT_TO_DISCARD: Final = 69
PROJECT_COMPLETE: Final = 70
TOO_FEW_PROJECTS: Final = 71
NO_UNIVERSAL_PART: Final = 72
NO_UNIVERSAL_PARTS: Final = 73

# Finance
VALUE_AT_TOP: Final = 74
SPENT_ENOUGH: Final = 75
CANNOT_PAY_RAISE: Final = 76
NO_CONTRACT_THERE: Final = 77
RESERVED_BY_YOU: Final = 78
CONTRACT_FULL: Final = 79
OVER_THE_MAXIMUM: Final = 80
CANNOT_PAY_CONTRACT: Final = 81
NOT_MARKED: Final = 82
HAS_TOKEN: Final = 83

# production tiles
NO_PRODUCTION_TILES: Final = 84
NO_UNIVERSAL_TILE: Final = 85
NO_EXTRA_PLACE: Final = 86
NOT_YOUR_TILE: Final = 87
NOT_LEFT_TO_TAKE: Final = 88
NOT_LEFT_TO_USE: Final = 89
TILE_USED_UP: Final = 90
ANOTHER_TILE_USED: Final = 91
TILE_TOO_NEW: Final = 92
TILE_NOT_NOW: Final = 93
BOARD_NOT_FULL: Final = 94
NOTHING_TO_DISCOUNT: Final = 95
NOTHING_SPENT_YET: Final = 96
TOO_CHEAP: Final = 97
CANNOT_PAY_TILE: Final = 98
NOTHING_TO_CHOOSE: Final = 99
NOTHING_TO_RAISE: Final = 100
NO_PROJECT_FOR_TILE: Final = 101
NOTHING_UNIVERSAL: Final = 102
NOT_THIS_PAIR: Final = 103
NO_UNIVERSAL_BOT: Final = 104
NO_PROJECT_FOR_BOT: Final = 105
NO_PROJECT_TO_COMPLETE: Final = 106

REASONS.add(GAME_OVER, "game-over", "BF-120")
REASONS.add(NOT_YOUR_TURN, "not-your-turn", "BF-30")
REASONS.add(NOT_YOUR_START, "not-your-start", "BF-23")
REASONS.add(NOT_YOUR_PLACEMENT, "not-your-placement", "BF-29")
REASONS.add(NOT_NOW, "not-now", "BF-24")
REASONS.add(START_FIRST, "start-first", "BF-23")
REASONS.add(MUST_PLACE, "must-place", "BF-29")
REASONS.add(MUST_MOVE, "must-move", "BF-28")
REASONS.add(FEE_FIRST, "fee-first", "BF-41")
REASONS.add(FEED_FIRST, "feed-first", "BF-Q17")
REASONS.add(BONUS_FIRST, "bonus-first", "BF-Q42")
REASONS.add(EXCHANGE_FIRST, "exchange-first", "BF-74")
REASONS.add(TRADE_FIRST, "trade-first", "BF-82")
REASONS.add(CLAIM_FIRST, "claim-first", "BF-129")
REASONS.add(DISCOUNT_FIRST, "discount-first", "BF-133")
REASONS.add(CHOICE_FIRST, "choice-first", "BF-134")
REASONS.add(VALUE_FIRST, "value-first", "BF-135")
REASONS.add(BESIDE_FIRST, "beside-first", "BF-136")
REASONS.add(UNIVERSAL_FIRST, "universal-first", "BF-138")
REASONS.add(COMPLETE_FIRST, "complete-first", "BF-139")
REASONS.add(EXCESS_FIRST, "excess-first", "BF-44")
REASONS.add(INSPECTION_FIRST, "inspection-first", "BF-Q54")
REASONS.add(NO_FEE, "no-fee", "BF-41")
REASONS.add(NOTHING_TO_FEED, "nothing-to-feed", "BF-67")
REASONS.add(NOTHING_TRADED, "nothing-traded", "BF-82")
REASONS.add(NOTHING_INSPECTED, "nothing-inspected", "BF-98")
REASONS.add(NO_FIRST_CONTRACT, "no-first-contract", "BF-129")
REASONS.add(TAKEN_BY_USING, "taken-by-using", "BF-131")
REASONS.add(EXTRA_PLACE_UNUSED, "extra-place-unused", "BF-136")
REASONS.add(UNIVERSAL_UNUSED, "universal-unused", "BF-139")
REASONS.add(OTHER_BOARD, "other-board", "BF-39")
REASONS.add(SPACE_TAKEN, "space-taken", "BF-27")
REASONS.add(SAME_BOARD, "same-board", "BF-28")
REASONS.add(SANDRA_IS_THERE, "sandra-is-there", "BF-33")
REASONS.add(CANNOT_PAY_SANDRA, "cannot-pay-sandra", "BF-41")
REASONS.add(NO_PART_FOR_A1, "no-part-for-a1", "BF-48")
REASONS.add(NO_PART_FOR_A2, "no-part-for-a2", "BF-49")
REASONS.add(NO_PART_FOR_A3, "no-part-for-a3", "BF-50")
REASONS.add(NO_PART_FOR_BONUS, "no-part-for-bonus", "BF-Q47")
REASONS.add(NO_PART_FOR_TILE, "no-part-for-tile", "BF-134")
REASONS.add(NO_PART_TO_SWAP, "no-part-to-swap", "BF-59")
REASONS.add(NO_PART_TO_EXCHANGE, "no-part-to-exchange", "BF-74")
REASONS.add(NO_PART_TO_DISCARD, "no-part-to-discard", "BF-44")
REASONS.add(ALL_PLACED_ON_A1, "all-placed-on-a1", "BF-48")
REASONS.add(ALL_PLACED_ON_A2, "all-placed-on-a2", "BF-49")
REASONS.add(ALL_PLACED_ON_A3, "all-placed-on-a3", "BF-50")
REASONS.add(WRONG_COLUMN, "wrong-column", "BF-47")
REASONS.add(SPACE_FILLED, "space-filled", "BF-46")
REASONS.add(NO_OPEN_PROJECT, "no-open-project", "BF-55")
REASONS.add(NO_MEEPLE, "no-meeple", "BF-Q10")
REASONS.add(CANNOT_PAY_SPACE, "cannot-pay-space", "BF-50")
REASONS.add(NO_ICON, "no-icon", "BF-57")
REASONS.add(CANNOT_PAY_ICON, "cannot-pay-icon", "BF-57")
REASONS.add(NO_SPARE_PART, "no-spare-part", "BF-Q50")
REASONS.add(CANNOT_PAY_SWAP, "cannot-pay-swap", "BF-59")
REASONS.add(STACK_EMPTY, "stack-empty", "BF-Q16")
REASONS.add(NO_CREDIT_ON_P1, "no-credit-on-p1", "BF-63")
REASONS.add(NO_CREDIT_ON_P2, "no-credit-on-p2", "BF-64")
REASONS.add(NO_CREDIT_ON_P3, "no-credit-on-p3", "BF-65")
REASONS.add(OUTPUT_EMPTY, "output-empty", "BF-69")
REASONS.add(NO_SPEECH_HERE, "no-speech-here", "BF-63")
REASONS.add(GAINED_ALREADY, "gained-already", "BF-Q45")
REASONS.add(EXECUTIVE_USED, "executive-used", "BF-Q6")
REASONS.add(TOO_FEW_PARTS, "too-few-parts", "BF-74")
REASONS.add(NO_PROJECT_THERE, "no-project-there", "BF-79")
REASONS.add(ALL_TAKEN_ON_J1, "all-taken-on-j1", "BF-77")
REASONS.add(ALL_TAKEN_ON_J2, "all-taken-on-j2", "BF-78")
REASONS.add(NO_PROJECT_TO_TRADE, "no-project-to-trade", "BF-82")
REASONS.add(NO_PROJECT_TO_DISCARD, "no-project-to-discard", "BF-44")
REASONS.add(PROJECT_COMPLETE, "project-complete", "BF-45")
REASONS.add(TOO_FEW_PROJECTS, "too-few-projects", "BF-82")
REASONS.add(NO_UNIVERSAL_PART, "no-universal-part", "BF-Q48")
REASONS.add(NO_UNIVERSAL_PARTS, "no-universal-parts", "BF-Q48")
REASONS.add(VALUE_AT_TOP, "value-at-top", "BF-89")
REASONS.add(SPENT_ENOUGH, "spent-enough", "BF-86")
REASONS.add(CANNOT_PAY_RAISE, "cannot-pay-raise", "BF-88")
REASONS.add(NO_CONTRACT_THERE, "no-contract-there", "BF-99")
REASONS.add(RESERVED_BY_YOU, "reserved-by-you", "BF-94")
REASONS.add(CONTRACT_FULL, "contract-full", "BF-95")
REASONS.add(OVER_THE_MAXIMUM, "over-the-maximum", "BF-96")
REASONS.add(CANNOT_PAY_CONTRACT, "cannot-pay-contract", "BF-92")
REASONS.add(NOT_MARKED, "not-marked", "BF-98")
REASONS.add(HAS_TOKEN, "has-token", "BF-99")
REASONS.add(NO_PRODUCTION_TILES, "no-production-tiles", "BF-146")
REASONS.add(NO_UNIVERSAL_TILE, "no-universal-tile", "BF-147")
REASONS.add(NO_EXTRA_PLACE, "no-extra-place", "BF-Q57")
REASONS.add(NOT_YOUR_TILE, "not-your-tile", "BF-130")
REASONS.add(NOT_LEFT_TO_TAKE, "not-left-to-take", "BF-129")
REASONS.add(NOT_LEFT_TO_USE, "not-left-to-use", "BF-131")
REASONS.add(TILE_USED_UP, "tile-used-up", "BF-130")
REASONS.add(ANOTHER_TILE_USED, "another-tile-used", "BF-131")
REASONS.add(TILE_TOO_NEW, "tile-too-new", "BF-Q56")
REASONS.add(TILE_NOT_NOW, "tile-not-now", "BF-Q55")
REASONS.add(BOARD_NOT_FULL, "board-not-full", "BF-136")
REASONS.add(NOTHING_TO_DISCOUNT, "nothing-to-discount", "BF-Q32")
REASONS.add(NOTHING_SPENT_YET, "nothing-spent-yet", "BF-Q32")
REASONS.add(TOO_CHEAP, "too-cheap", "BF-133")
REASONS.add(CANNOT_PAY_TILE, "cannot-pay-tile", "BF-134")
REASONS.add(NOTHING_TO_CHOOSE, "nothing-to-choose", "BF-Q59")
REASONS.add(NOTHING_TO_RAISE, "nothing-to-raise", "BF-Q59")
REASONS.add(NO_PROJECT_FOR_TILE, "no-project-for-tile", "BF-137")
REASONS.add(NOTHING_UNIVERSAL, "nothing-universal", "BF-138")
REASONS.add(NOT_THIS_PAIR, "not-this-pair", "BF-139")
REASONS.add(NO_UNIVERSAL_BOT, "no-universal-bot", "BF-139")
REASONS.add(NO_PROJECT_FOR_BOT, "no-project-for-bot", "BF-139")
REASONS.add(NO_PROJECT_TO_COMPLETE, "no-project-to-complete", "BF-139")
