"""What is declared for the edge: chance, steps, reasons and events, each with its name."""

from typing import Final

from botyard.games.fantastic_factories.actions import MAX_SEATS
from botyard.games.fantastic_factories.cards import (
    BLUEPRINTS,
    CONTRACTORS,
    FLOORS,
    RESOURCES,
    ROWS,
    STOCK,
    TOOLS,
    TYPES,
)
from botyard.kernel.events import NUMBER, SEAT, Events
from botyard.kernel.names import Names
from botyard.kernel.outcomes import Outcomes
from botyard.kernel.reasons import Reasons

OUTCOMES: Final = Outcomes()
_SEATS: Final = Names("seat", ["1", "2", "3", "4", "5"])
_FACES: Final = Names("face", ["0", "1", "2", "3", "4", "5", "6"])
FIRST_SEAT: Final = 0
DEAL: Final = 1  # + seat: the first hand
ROW: Final = 6  # blueprints into the market
CREW_ROW: Final = 7  # contractors into it
TOKEN: Final = 8
DRAW: Final = 9  # + seat
REVEAL: Final = 14  # + seat: for Investor and Engineer
THROW: Final = 19  # + seat: dice at the start of work
EXTRA: Final = 24  # + seat: an extra die
REROLLED: Final = 29  # + seat: dice rolled again
MACHINE_CARD: Final = 34
MACHINE_DIE: Final = 35
HIDDEN: Final = 36  # a redeal
OUTCOMES.add(FIRST_SEAT, "first", _SEATS)
OUTCOMES.family(DEAL, "deal", MAX_SEATS, BLUEPRINTS)
OUTCOMES.add(ROW, "row", BLUEPRINTS)
OUTCOMES.add(CREW_ROW, "crew", CONTRACTORS)
OUTCOMES.add(TOKEN, "token", TOOLS)
OUTCOMES.family(DRAW, "draw", MAX_SEATS, BLUEPRINTS)
OUTCOMES.family(REVEAL, "reveal", MAX_SEATS, BLUEPRINTS)
OUTCOMES.family(THROW, "throw", MAX_SEATS, _FACES)
OUTCOMES.family(EXTRA, "extra", MAX_SEATS, _FACES)
OUTCOMES.family(REROLLED, "reroll", MAX_SEATS, _FACES)
OUTCOMES.add(MACHINE_CARD, "machine-card", BLUEPRINTS)
OUTCOMES.add(MACHINE_DIE, "machine-die", _FACES)
OUTCOMES.add(HIDDEN, "hidden", BLUEPRINTS)

# The dice of The Machine in the order in which they are resolved; from the second on, that of
# the types in ``TYPES``.
MACHINE_DICE: Final = Names("colour", ["green", "red", "blue", "purple", "yellow"])

# Steps of the table, then those of a seat: what it is asked, and what it has begun above that.
STEPS: Final = Names(
    "step",
    [
        "end-of-round",
        "machine-turn",
        "work-phase",
        "work-turn",
        "market-turn",
        "market",
        "give",
        "work",
        "return",
        "drop",
        "hire",
        "set-dice",
        "build",
        "copy",
        "put-die",
        "train",
        "reroll",
        "discard",
        "value",
        "gain",
        "split",
    ],
)
END_OF_ROUND: Final = 0
MACHINE_STEP: Final = 1
WORK_PHASE: Final = 2
WORK_TURN: Final = 3  # (number of the seat in turn order, from 1)
MARKET_TURN_STEP: Final = 4  # the same
MARKET_STEP: Final = 5  # take a blueprint or hire
GIVE_STEP: Final = 6  # (slot of the contractor): who else gains
WORK_STEP: Final = 7
RETURN_STEP: Final = 8  # (resources over the limit, 1 once energy was returned)
DROP_STEP: Final = 9  # (cards over the limit, lowest card for a thinking player)
HIRE_STEP: Final = 10  # (slot): which blueprint is discarded for it
SET_STEP: Final = 11  # (dice that can still be set, lowest value for a thinking player)
BUILD_STEP: Final = 12  # which blueprint is discarded for it
COPY_STEP: Final = 13  # which market card the Replicator uses
DIE_STEP: Final = 14  # (card, 1 if by the Replicator)
TRAIN_STEP: Final = 15  # the same
REROLL_STEP: Final = 16  # the same
DISCARD_STEP: Final = 17  # the same
VALUE_STEP: Final = 18  # the same
GAIN_STEP: Final = 19  # the same
SPLIT_STEP: Final = 20  # the same
FIRST_OF_SEAT: Final = MARKET_STEP
FIRST_BEGUN: Final = HIRE_STEP

REASONS: Final = Reasons()
GAME_OVER: Final = 1
NOT_YOUR_TURN: Final = 2
WORK_IS_ENDED: Final = 3
NOT_NOW: Final = 4
NOT_IN_ROW: Final = 5
NOT_FOR_HIRE: Final = 6
NO_TOOL_FOR_HIRE: Final = 7
FEE_TOO_HIGH: Final = 8
CLEARED_ALREADY: Final = 9
ROW_EMPTY: Final = 10
CANNOT_PAY_CLEARING: Final = 11
MUST_CHOOSE: Final = 12
NOT_YOURSELF: Final = 13
NOBODY_THERE: Final = 14
NO_SUCH_DIE: Final = 15
WRONG_FOR_GENERATOR: Final = 16
WRONG_FOR_MINE: Final = 17
FLOOR_FULL: Final = 18
NOT_IN_HAND: Final = 19
BUILT_ALREADY: Final = 20
NO_SAME_TOOL: Final = 21
BUILD_NEEDS_METAL: Final = 22
BUILD_NEEDS_ENERGY: Final = 23
NOT_BUILT_YET: Final = 24
MONUMENT_ONLY_STANDS: Final = 25
SETS_ITSELF_OFF: Final = 26
USED_ALREADY: Final = 27
NEEDS_DICE: Final = 28
NEEDS_METAL: Final = 29
NEEDS_ENERGY: Final = 30
NEEDS_CARDS: Final = 31
NO_DIE_TO_CHANGE: Final = 32
NOTHING_TO_COPY: Final = 33
NEVER_COPIED: Final = 34
NOT_TO_COPY: Final = 35
DIE_DOES_NOT_FIT: Final = 36
SIX_STAYS: Final = 37
ONE_STAYS: Final = 38
NO_DIE_CHOSEN: Final = 39
TOOL_OF_HIRE: Final = 40
TOOL_OF_BUILD: Final = 41
NO_SUCH_GAIN: Final = 42
NOT_PRINTED: Final = 43
NO_SPECIALIST: Final = 44
NONE_TO_RETURN: Final = 45
NOTHING_BEGUN: Final = 46
WORK_COMES: Final = 47
NOT_HELD_TO_HIRE: Final = 48
NOT_HELD_TO_USE: Final = 49
NOT_HELD_TO_DROP: Final = 50
HIRE_FIRST: Final = 51
GIVE_FIRST: Final = 52
SET_FIRST: Final = 53
BUILD_FIRST: Final = 54
EXCESS_FIRST: Final = 55
COPY_FIRST: Final = 56
USE_FIRST: Final = 57
NO_SUCH_DIE_TO_CHANGE: Final = 58
REPLICATOR_NEEDS_ENERGY: Final = 59
COPY_NEEDS_ENERGY: Final = 60
BUILDS_THIS_ONE: Final = 61
REASONS.add(GAME_OVER, "game-over", "FF-48")
REASONS.add(NOT_YOUR_TURN, "not-your-turn", "FF-7")
REASONS.add(WORK_IS_ENDED, "work-is-ended", "FF-64")
REASONS.add(NOT_NOW, "not-now", "FF-6")
REASONS.add(NOT_IN_ROW, "not-in-row", "FF-9")
REASONS.add(NOT_FOR_HIRE, "not-for-hire", "FF-10")
REASONS.add(NO_TOOL_FOR_HIRE, "no-tool-for-hire", "FF-10")
REASONS.add(FEE_TOO_HIGH, "fee-too-high", "FF-10")
REASONS.add(CLEARED_ALREADY, "cleared-already", "FF-8")
REASONS.add(ROW_EMPTY, "row-empty", "FF-8")
REASONS.add(CANNOT_PAY_CLEARING, "cannot-pay-clearing", "FF-8")
REASONS.add(MUST_CHOOSE, "must-choose", "FF-60")
REASONS.add(NOT_YOURSELF, "not-yourself", "FF-71")
REASONS.add(NOBODY_THERE, "nobody-there", "FF-71")
REASONS.add(NO_SUCH_DIE, "no-such-die", "FF-16")
REASONS.add(WRONG_FOR_GENERATOR, "wrong-for-generator", "FF-23")
REASONS.add(WRONG_FOR_MINE, "wrong-for-mine", "FF-24")
REASONS.add(FLOOR_FULL, "floor-full", "FF-25")
REASONS.add(NOT_IN_HAND, "not-in-hand", "FF-17")
REASONS.add(BUILT_ALREADY, "built-already", "FF-18")
REASONS.add(NO_SAME_TOOL, "no-same-tool", "FF-17")
REASONS.add(BUILD_NEEDS_METAL, "build-needs-metal", "FF-17")
REASONS.add(BUILD_NEEDS_ENERGY, "build-needs-energy", "FF-17")
REASONS.add(NOT_BUILT_YET, "not-built", "FF-28")
REASONS.add(MONUMENT_ONLY_STANDS, "monument-only-stands", "FF-29")
REASONS.add(SETS_ITSELF_OFF, "sets-itself-off", "FF-28")
REASONS.add(USED_ALREADY, "used-already", "FF-28")
REASONS.add(NEEDS_DICE, "needs-dice", "FF-28")
REASONS.add(NEEDS_METAL, "needs-metal", "FF-68")
REASONS.add(NEEDS_ENERGY, "needs-energy", "FF-68")
REASONS.add(NEEDS_CARDS, "needs-cards", "FF-69")
REASONS.add(NO_DIE_TO_CHANGE, "no-die-to-change", "FF-30")
REASONS.add(NOTHING_TO_COPY, "nothing-to-copy", "FF-38")
REASONS.add(NEVER_COPIED, "never-copied", "FF-38b")
REASONS.add(NOT_TO_COPY, "not-to-copy", "FF-38")
REASONS.add(DIE_DOES_NOT_FIT, "die-does-not-fit", "FF-28")
REASONS.add(SIX_STAYS, "six-stays", "FF-30b")
REASONS.add(ONE_STAYS, "one-stays", "FF-30c")
REASONS.add(NO_DIE_CHOSEN, "no-die-chosen", "FF-30d")
REASONS.add(TOOL_OF_HIRE, "tool-of-hire", "FF-10")
REASONS.add(TOOL_OF_BUILD, "tool-of-build", "FF-17")
REASONS.add(NO_SUCH_GAIN, "no-such-gain", "FF-28")
REASONS.add(NOT_PRINTED, "not-printed", "FF-34")
REASONS.add(NO_SPECIALIST, "no-specialist", "FF-46")
REASONS.add(NONE_TO_RETURN, "none-to-return", "FF-15")
REASONS.add(NOTHING_BEGUN, "nothing-begun", "FF-68")
REASONS.add(WORK_COMES, "work-comes", "FF-13")
REASONS.add(NOT_HELD_TO_HIRE, "not-held-to-hire", "FF-10")
REASONS.add(NOT_HELD_TO_USE, "not-held-to-use", "FF-69")
REASONS.add(NOT_HELD_TO_DROP, "not-held-to-drop", "FF-15")
REASONS.add(HIRE_FIRST, "hire-first", "FF-10")
REASONS.add(GIVE_FIRST, "give-first", "FF-71")
REASONS.add(SET_FIRST, "set-first", "FF-43")
REASONS.add(BUILD_FIRST, "build-first", "FF-17")
REASONS.add(EXCESS_FIRST, "excess-first", "FF-15")
REASONS.add(COPY_FIRST, "copy-first", "FF-38")
REASONS.add(USE_FIRST, "use-first", "FF-68")
REASONS.add(NO_SUCH_DIE_TO_CHANGE, "no-such-die-to-change", "FF-30")
REASONS.add(REPLICATOR_NEEDS_ENERGY, "replicator-needs-energy", "FF-38")
REASONS.add(COPY_NEEDS_ENERGY, "copy-needs-energy", "FF-38a")
REASONS.add(BUILDS_THIS_ONE, "builds-this-one", "FF-17")

EVENTS: Final = Events()
STARTS: Final = 0
DEALT: Final = 1
DEALT_CARD: Final = 2
OPENED: Final = 3
ARRIVED: Final = 4
TOKEN_PUT: Final = 5
ROUND: Final = 6
MARKET_TURN: Final = 7
TOOK: Final = 8
CLEARED: Final = 9
PASSED: Final = 10
HIRED: Final = 11
DISCARDED: Final = 12
PAID: Final = 13
GAINED: Final = 14
DREW: Final = 15
DREW_CARD: Final = 16
DREW_NONE: Final = 17
GAVE: Final = 18
REVEALED: Final = 19
BUILT: Final = 20
BUILT_NOTHING: Final = 21
LEFT: Final = 22
SHUFFLED: Final = 23
WORK: Final = 24
SET_DIE: Final = 25
ROLLED: Final = 26
PLACED: Final = 27
BONUS: Final = 28
USED: Final = 29
COPIED: Final = 30
PUT: Final = 31
CHANGED: Final = 32
PICKED_UP: Final = 33
EXTRA_DIE: Final = 34
ARMED: Final = 35
SET_OFF: Final = 36
ENDED_WORK: Final = 37
RETURNED: Final = 38
FIRST: Final = 39
TRIGGERED: Final = 40
LAST_ROUND: Final = 41
LIMIT: Final = 42
ENDED: Final = 43
MACHINE_OPENED: Final = 44
MACHINE_SKIPPED: Final = 45
MACHINE_ROLLED: Final = 46
MACHINE_TOOK: Final = 47
MACHINE_TOOK_NONE: Final = 48
MACHINE_CLEARED: Final = 49
MACHINE_MADE: Final = 50
MACHINE_TRIGGERED: Final = 51
EVENTS.add(STARTS, "starts", seat=SEAT)
EVENTS.add(DEALT, "dealt", seat=SEAT, count=NUMBER)
EVENTS.add(DEALT_CARD, "dealt-card", seat=SEAT, blueprint=BLUEPRINTS, reveals=True)
EVENTS.add(OPENED, "opened", blueprint=BLUEPRINTS, slot=NUMBER, reveals=True)
EVENTS.add(ARRIVED, "arrived", contractor=CONTRACTORS, slot=NUMBER, reveals=True)
EVENTS.add(TOKEN_PUT, "token-put", tool=TOOLS, slot=NUMBER, reveals=True)
EVENTS.add(ROUND, "round", round=NUMBER)
EVENTS.add(MARKET_TURN, "market-turn", seat=SEAT)
EVENTS.add(TOOK, "took", seat=SEAT, blueprint=BLUEPRINTS, slot=NUMBER)
EVENTS.add(CLEARED, "cleared", seat=SEAT, row=ROWS, resource=RESOURCES)
EVENTS.add(PASSED, "passed", seat=SEAT)
EVENTS.add(HIRED, "hired", seat=SEAT, contractor=CONTRACTORS, slot=NUMBER)
EVENTS.add(DISCARDED, "discarded", seat=SEAT, blueprint=BLUEPRINTS)
EVENTS.add(PAID, "paid", seat=SEAT, stock=STOCK, amount=NUMBER)
EVENTS.add(GAINED, "gained", seat=SEAT, stock=STOCK, amount=NUMBER)
EVENTS.add(DREW, "drew", seat=SEAT)
EVENTS.add(DREW_CARD, "drew-card", seat=SEAT, blueprint=BLUEPRINTS, reveals=True)
EVENTS.add(DREW_NONE, "drew-none", seat=SEAT)
EVENTS.add(GAVE, "gave", seat=SEAT, owner=SEAT)
EVENTS.add(REVEALED, "revealed", seat=SEAT, blueprint=BLUEPRINTS, reveals=True)
EVENTS.add(BUILT, "built", seat=SEAT, blueprint=BLUEPRINTS)
EVENTS.add(BUILT_NOTHING, "built-nothing", seat=SEAT)
EVENTS.add(LEFT, "left", contractor=CONTRACTORS, slot=NUMBER)
EVENTS.add(SHUFFLED, "shuffled", row=ROWS, hides=True)
EVENTS.add(WORK, "work")
EVENTS.add(SET_DIE, "set-die", seat=SEAT, value=NUMBER)
EVENTS.add(ROLLED, "rolled", seat=SEAT, value=NUMBER, reveals=True)
EVENTS.add(PLACED, "placed", seat=SEAT, floor=FLOORS, value=NUMBER)
EVENTS.add(BONUS, "bonus", seat=SEAT, floor=FLOORS, amount=NUMBER)
EVENTS.add(USED, "used", seat=SEAT, blueprint=BLUEPRINTS)
EVENTS.add(COPIED, "copied", seat=SEAT, blueprint=BLUEPRINTS)
EVENTS.add(PUT, "put", seat=SEAT, blueprint=BLUEPRINTS, value=NUMBER)
EVENTS.add(CHANGED, "changed", seat=SEAT, value=NUMBER, to=NUMBER)
EVENTS.add(PICKED_UP, "picked-up", seat=SEAT, value=NUMBER)
EVENTS.add(EXTRA_DIE, "extra-die", seat=SEAT, value=NUMBER)
EVENTS.add(ARMED, "armed", seat=SEAT, blueprint=BLUEPRINTS)
EVENTS.add(SET_OFF, "set-off", seat=SEAT, blueprint=BLUEPRINTS)
EVENTS.add(ENDED_WORK, "ended-work", seat=SEAT)
EVENTS.add(RETURNED, "returned", seat=SEAT, resource=RESOURCES)
EVENTS.add(FIRST, "first", seat=SEAT)
EVENTS.add(TRIGGERED, "triggered", seat=SEAT)
EVENTS.add(LAST_ROUND, "last-round")
EVENTS.add(LIMIT, "limit")
EVENTS.add(ENDED, "ended")
EVENTS.add(MACHINE_OPENED, "machine-opened", blueprint=BLUEPRINTS, reveals=True)
EVENTS.add(MACHINE_SKIPPED, "machine-skipped", blueprint=BLUEPRINTS, reveals=True)
EVENTS.add(MACHINE_ROLLED, "machine-rolled", colour=MACHINE_DICE, value=NUMBER, reveals=True)
EVENTS.add(MACHINE_TOOK, "machine-took", blueprint=BLUEPRINTS, slot=NUMBER, reveals=True)
EVENTS.add(MACHINE_TOOK_NONE, "machine-took-none")
EVENTS.add(MACHINE_CLEARED, "machine-cleared", row=ROWS)
EVENTS.add(MACHINE_MADE, "machine-made", type=TYPES)
EVENTS.add(MACHINE_TRIGGERED, "machine-triggered")
