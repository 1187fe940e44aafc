"""The probe's options, vocabulary, chance, steps, reasons and events."""

from typing import Final

from botyard.kernel.events import SEAT, Events
from botyard.kernel.names import Names
from botyard.kernel.options import flag_option, name_option, number_option
from botyard.kernel.outcomes import Outcomes
from botyard.kernel.reasons import Reasons
from botyard.kernel.vocabulary import Vocabulary

SEATS: Final = 8
CARDS: Final = 30
HAND: Final = 5
SMALL_HAND: Final = 3  # where more than four play
ROUNDS: Final = 2
HURRY: Final = 30  # seconds

CARD: Final = Names("card", [f"c{value}" for value in range(1, CARDS + 1)])
SLOT: Final = Names("slot", ["1", "2"])
PILE_SIDE: Final = Names("side", ["left", "right"])
WORTH: Final = Names("worth", ["number", "one"])

OPTIONS: Final = (
    flag_option("timer", False, "PR-8"),
    number_option("rounds", ROUNDS, "PR-9", 1, ROUNDS),
    name_option("worth", "number", "PR-7", WORTH),
)

VOCABULARY: Final = Vocabulary()
PROGRAM: Final = 0  # + slot * 30 + card
UNPROGRAM: Final = 60  # + slot
READY: Final = 62
BLOCK: Final = 63
LET: Final = 64
DISCARD: Final = 65  # + card
PILE: Final = 95  # + side
VOCABULARY.family(PROGRAM, "program:{slot}={card}", slot=SLOT, card=CARD)
VOCABULARY.family(UNPROGRAM, "unprogram:{slot}", slot=SLOT)
VOCABULARY.add(READY, "ready", ceremony=True)
VOCABULARY.add(BLOCK, "block")
VOCABULARY.add(LET, "let")
VOCABULARY.family(DISCARD, "discard:{card}", card=CARD)
VOCABULARY.family(PILE, "pile:{side}", side=PILE_SIDE)

OUTCOMES: Final = Outcomes()
DEAL: Final = 0  # + seat
TOP: Final = 8
DRAW: Final = 9  # + seat
FILL: Final = 17  # + seat: a clock ran out
HIDDEN: Final = 25  # a redeal
OUTCOMES.family(DEAL, "deal", SEATS, CARD)
OUTCOMES.add(TOP, "top", CARD)
OUTCOMES.family(DRAW, "draw", SEATS, CARD)
OUTCOMES.family(FILL, "fill", SEATS, CARD)
OUTCOMES.add(HIDDEN, "hidden", CARD)

STEPS: Final = Names("step", ["program", "interrupt", "tidy", "discard", "pile"])
PROGRAM_STEP: Final = 0
INTERRUPT_STEP: Final = 1  # (seat that is asked, seat that takes the card)
TIDY_STEP: Final = 2
DISCARD_STEP: Final = 3
PILE_STEP: Final = 4

REASONS: Final = Reasons()
OVER: Final = 1
NOT_ASKED: Final = 2
NOT_NOW: Final = 3
NOT_IN_HAND: Final = 4
SLOT_FULL: Final = 5
SLOT_EMPTY: Final = 6
REASONS.add(OVER, "over", "PR-1")
REASONS.add(NOT_ASKED, "not-asked", "PR-2")
REASONS.add(NOT_NOW, "not-now", "PR-3")
REASONS.add(NOT_IN_HAND, "not-in-hand", "PR-4")
REASONS.add(SLOT_FULL, "slot-full", "PR-5")
REASONS.add(SLOT_EMPTY, "slot-empty", "PR-6")

EVENTS: Final = Events()
DEALT: Final = 0
IS_READY: Final = 1
REVEALED: Final = 2
TOOK: Final = 3
BLOCKED: Final = 4
TURNED: Final = 5
DREW: Final = 6
DREW_CARD: Final = 7
BURIED: Final = 8
SHOWN: Final = 9
EVENTS.add(DEALT, "dealt", seat=SEAT, card=CARD, reveals=True)
EVENTS.add(IS_READY, "is-ready", seat=SEAT)
EVENTS.add(REVEALED, "revealed", seat=SEAT, card=CARD, second=CARD, reveals=True)
EVENTS.add(TOOK, "took", seat=SEAT, card=CARD)
EVENTS.add(BLOCKED, "blocked", seat=SEAT, card=CARD)
EVENTS.add(TURNED, "turned", card=CARD, reveals=True)
EVENTS.add(DREW, "drew", seat=SEAT)
EVENTS.add(DREW_CARD, "drew-card", seat=SEAT, card=CARD, reveals=True)
EVENTS.add(BURIED, "buried", seat=SEAT, side=PILE_SIDE)
EVENTS.add(SHOWN, "shown", reveals=True)
