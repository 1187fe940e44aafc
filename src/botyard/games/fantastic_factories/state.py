"""The data of a game in play, and look-ups in it. What can be done is in ``decisions.py``."""

from typing import Final

from mypy_extensions import i64

from botyard.games.fantastic_factories.cards import (
    BLUEPRINT_ROW,
    FACES,
    KINDS,
    NO_CARD,
    SLOTS,
)
from botyard.games.fantastic_factories.components import Kit
from botyard.kernel.agenda import NOTHING, Agenda
from botyard.kernel.bag import CountBag
from botyard.kernel.game import Json
from botyard.kernel.state import State
from botyard.kernel.vectors import vec

# Where the dice of a seat lie
UNPLACED: Final = 0
ON_FLOOR: Final = 1  # + floor
CHOSEN: Final = 4  # for what the seat has begun
PLACES: Final = 5
DICE_OF_SEAT: Final = PLACES * FACES

# What a seat has got for this round
COPIED: Final = 0  # the market card that its Replicator used
ARMED: Final = 1  # the same, if it waits to be set off
HIRED: Final = 2  # contractors that wait for the work phase, as bits
MARKS: Final = 3

STOCKS: Final = 3  # metal, energy, goods
PICKS: Final = 2  # cards that can be picked for what was begun
NOT_USED: Final = 0
USED_WITHOUT_DICE: Final = 1

# A step of a seat is kept as an agenda keeps its own: the step in the lowest byte, then the
# first argument, then the second.
_STEP: Final = 255
_FIRST: Final = 8
_SECOND: Final = 24
_ARGUMENT: Final = (1 << 16) - 1


class Works(State):
    """
    The market, the decks, and the factories of all seats.

    Cards of one name are alike, so they are counted. What a seat is asked, and what it has
    begun above that (to hire, to build, to use a card), are the two steps of its own agenda;
    cards and dice that it picks for that are set aside until it is done, or goes back.
    """

    def __init__(self, kit: Kit, options: Json, seats: i64) -> None:
        self.kit = kit
        self.options = options  # what the table chose, never changed
        self.seats = seats
        self.tokens = vec[i64]()  # the tool above each slot, never changed once they lie there
        self.market = vec[i64]()  # row * 4 + slot: card or contractor
        self.stock = vec[i64]()  # seat * 3 + what: how much
        self.hands = vec[i64]()  # seat * 32 + card: how many
        self.built = vec[i64]()  # the same
        self.worked = vec[i64]()  # the same: 0, or 1 + the dice on it, to base 7
        self.dice = vec[i64]()  # (seat * 5 + place) * 6 + value - 1: how many
        self.picked = vec[i64]()  # seat * 2 + place: card
        self.marks = vec[i64]()  # seat * 3 + mark
        self.own = vec[i64]()  # seat * 2: what is asked; + 1: what was begun
        self.deck = CountBag(vec[i64]())
        self.discard = vec[i64]()  # how many of each card
        self.crew_deck = CountBag(vec[i64]())
        self.crew_discard = vec[i64]()  # how many of each contractor
        self.machine = vec[i64]()  # how many of each card
        self.agenda = Agenda()  # of the table
        self.machine_goods: i64 = 0
        self.round: i64 = 0  # counted from 1
        self.first: i64 = 0  # the seat with the token
        self.cleared: i64 = 0  # seats that discarded a row this round, as bits
        self.ending: i64 = 0  # the last round, once it is known

    def copy_from(self, other: "Works") -> None:
        """Become like another state of the same table; what never changes is shared."""
        self.tokens = other.tokens
        self.market = other.market[:]
        self.stock = other.stock[:]
        self.hands = other.hands[:]
        self.built = other.built[:]
        self.worked = other.worked[:]
        self.dice = other.dice[:]
        self.picked = other.picked[:]
        self.marks = other.marks[:]
        self.own = other.own[:]
        self.deck.copy_from(other.deck)
        self.discard = other.discard[:]
        self.crew_deck.copy_from(other.crew_deck)
        self.crew_discard = other.crew_discard[:]
        self.machine = other.machine[:]
        self.agenda.entries = other.agenda.entries[:]
        self.machine_goods = other.machine_goods
        self.round = other.round
        self.first = other.first
        self.cleared = other.cleared
        self.ending = other.ending

    # What a seat is asked

    def step_of(self, seat: i64) -> i64:
        """The step that a seat is at: what it has begun, else what it is asked."""
        begun = self.own[seat * 2 + 1]
        if begun != NOTHING:
            return begun & _STEP
        asked = self.own[seat * 2]
        return asked & _STEP if asked != NOTHING else NOTHING

    def asked(self, seat: i64) -> i64:
        """What a seat is asked, whatever it has begun."""
        asked = self.own[seat * 2]
        return asked & _STEP if asked != NOTHING else NOTHING

    def is_anybody_asked(self) -> bool:
        """Whether a seat has to answer first; nobody waits for a Foreman (FF-63)."""
        seat: i64
        for seat in range(self.seats):
            if self.own[seat * 2] != NOTHING:
                return True
        return False

    def has_begun(self, seat: i64) -> bool:
        """Whether a seat is in the middle of something that it can go back from."""
        return self.own[seat * 2 + 1] != NOTHING

    def argument(self, seat: i64) -> i64:
        """The first argument of the step that a seat is at."""
        return self._entry(seat) >> _FIRST & _ARGUMENT

    def second_argument(self, seat: i64) -> i64:
        """The second argument of the step that a seat is at."""
        return self._entry(seat) >> _SECOND

    def ask(self, seat: i64, step: i64, first: i64 = 0, second: i64 = 0) -> None:
        """A seat is asked something."""
        self.own[seat * 2] = second << _SECOND | first << _FIRST | step

    def begin(self, seat: i64, step: i64, first: i64 = 0, second: i64 = 0) -> None:
        """A seat begins something, or goes on with it."""
        self.own[seat * 2 + 1] = second << _SECOND | first << _FIRST | step

    def answered(self, seat: i64) -> None:
        """What a seat was asked is answered."""
        self.own[seat * 2] = NOTHING

    def finished(self, seat: i64) -> None:
        """What a seat had begun is done, or given up."""
        self.own[seat * 2 + 1] = NOTHING

    def _entry(self, seat: i64) -> i64:
        begun = self.own[seat * 2 + 1]
        return begun if begun != NOTHING else self.own[seat * 2]

    # Cards

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds, those set aside not counted."""
        return _sum(self.hands, seat * KINDS, KINDS)

    def compound_size(self, seat: i64) -> i64:
        """How many cards stand in a compound."""
        return _sum(self.built, seat * KINDS, KINDS)

    def tools_in_hand(self, seat: i64, tool: i64) -> i64:
        """How many cards with a tool a seat holds."""
        first = self.kit.tool_first[tool]
        return _sum(self.hands, seat * KINDS + first, self.kit.tool_first[tool + 1] - first)

    def cards_of_type(self, seat: i64, kind: i64) -> i64:
        """How many cards of a type stand in a compound."""
        total: i64 = 0
        card: i64
        for card in range(KINDS):
            if self.kit.type[card] == kind:
                total += self.built[seat * KINDS + card]
        return total

    def picked_count(self, seat: i64) -> i64:
        """How many cards a seat has set aside."""
        count: i64 = 0
        place: i64
        for place in range(seat * PICKS, seat * PICKS + PICKS):
            if self.picked[place] != NO_CARD:
                count += 1
        return count

    def slot_of(self, row: i64, card: i64) -> i64:
        """The first slot of a row that holds this card, or ``NO_CARD``."""
        slot: i64
        for slot in range(SLOTS):
            if self.market[row * SLOTS + slot] == card:
                return slot
        return NO_CARD

    def in_blueprint_row(self, card: i64) -> bool:
        """Whether a blueprint lies in the market."""
        return self.slot_of(BLUEPRINT_ROW, card) != NO_CARD

    # Dice

    def dice_at(self, seat: i64, place: i64, value: i64) -> i64:
        """How many dice of a value a seat has at a place."""
        return self.dice[(seat * PLACES + place) * FACES + value - 1]

    def dice_count(self, seat: i64, place: i64) -> i64:
        """How many dice a seat has at a place."""
        return _sum(self.dice, (seat * PLACES + place) * FACES, FACES)

    def add_die(self, seat: i64, place: i64, value: i64, count: i64 = 1) -> None:
        """Put dice of a value at a place, or with a number below 0 take them away."""
        self.dice[(seat * PLACES + place) * FACES + value - 1] += count

    # The table

    def seat_in_turn(self, number: i64) -> i64:
        """The seat that is so many-th in turn order, from 1."""
        return (self.first + number - 1) % self.seats

    def has_hired(self, seat: i64, contractor: i64) -> bool:
        """Whether a contractor waits for the work phase of a seat."""
        return (self.marks[seat * MARKS + HIRED] >> contractor) & 1 != 0


def _sum(counts: vec[i64], first: i64, length: i64) -> i64:
    total: i64 = 0
    place: i64
    for place in range(first, first + length):
        total += counts[place]
    return total
