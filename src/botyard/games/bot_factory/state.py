"""The data of a game in play, and look-ups in it. What can be done stands in ``play.py``."""

from typing import Final

from mypy_extensions import i64

from botyard.games.bot_factory.actions import (
    BODY_COUNT,
    COLOR_COUNT,
    PART_KINDS,
    SPACE_COUNT,
    SPOT_COUNT,
    UNIVERSAL_PART,
)
from botyard.games.bot_factory.components import Kit
from botyard.kernel.agenda import Agenda
from botyard.kernel.game import Json
from botyard.kernel.names import Names
from botyard.kernel.state import State
from botyard.kernel.vectors import total, vec

NOBODY: Final = -1
NO_PART: Final = -1
NO_PROJECT: Final = -1
NO_CONTRACT: Final = -1
NO_TILE: Final = -1
NO_TASK: Final = -1
NOTHING_SHOWN: Final = -1  # of Vilela's tiles
NOWHERE: Final = -1  # a worker that is not yet on the floor

SPEECH_TOKENS: Final = 9  # of each seat: BF-4
HAND_LIMIT: Final = 5  # of parts, and of projects: BF-44
ENOUGH_BOTS: Final = 5  # BF-119

# Meeples: the workers by seat, then
SANDRA: Final = 4
VILELA: Final = 5
MEEPLES: Final = 6
MEEPLE_NAMES: Final = Names("meeple", ["1", "2", "3", "4", "sandra", "vilela"])

# Places: the action spaces from left to right, then one extra place beside each board.
EXTRA: Final = SPACE_COUNT  # + board
BOARD_OF: Final = vec[i64]([0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 3, 0, 1, 2, 3])
FIRST_SPACE: Final = vec[i64]([0, 3, 6, 8, 11])  # of each board, and one past the last
# BF-48 … BF-50: placements; BF-63 … BF-65: credits; BF-77, BF-78: projects; BF-86: speech
ALLOWED: Final = vec[i64]([1, 2, 3, 3, 4, 6, 1, 2, 2, 3, 4])

TILE_STATES: Final = Names("tile-state", ["none", "new", "ready", "used"])
TILE_NONE: Final = 0
TILE_NEW: Final = 1  # taken this turn in Variant 1
TILE_READY: Final = 2
TILE_SPENT: Final = 3

# The universal bot: seat * 4 + color of the project it stands on, or
UNIVERSAL_BOT_ON_BOARD: Final = -1
UNIVERSAL_BOT_NOT_PLAYED: Final = -2


class Factory(State):
    """
    The factory floor with all that lies on it and around it.

    Tiles that are alike are counted. A part is color * 3 + body, from 12 on universal; a
    column's space likewise. Values are spaces of the track, from 0 at the bottom.

    Clauses: BF-144.
    """

    def __init__(self, kit: Kit, options: Json, seats: i64, variant: i64, round_limit: i64) -> None:
        self.kit = kit
        self.options = options  # what the table chose
        self.seats = seats
        self.variant = variant  # of the production tiles
        self.round_limit = round_limit  # 0: none
        # All that changes is laid out by ``setup.py``, or copied.
        self.held = vec[i64]()  # seat * 15 + part: how many
        self.projects = vec[i64]()  # seat * 4 + color: how many incomplete ones
        self.bots = vec[i64]()  # seat * 4 + color: how many completed ones
        self.speech = vec[i64]()  # tokens in hand
        self.tile = vec[i64]()  # the production tile of each seat
        self.tile_state = vec[i64]()
        self.place = vec[i64]()  # of each meeple
        self.columns = vec[i64]()  # color * 3 + body: the part there
        self.spares = vec[i64]()
        self.meeples = vec[i64]()  # bot meeples left on the board, by color
        self.wheel = vec[i64]()  # from the left input clockwise
        self.tops = vec[i64]()  # the part that lies face up on each stack
        self.stacks = vec[i64]()  # color * 3 + body: how many lie below
        self.discards = vec[i64]()  # the same, beside the stacks
        self.supply = vec[i64]()  # universal parts on the Project board, by body
        self.slots = vec[i64]()  # the color of the project on each space
        self.deck = vec[i64]()  # projects face down, by color
        self.dropped = vec[i64]()  # discarded projects, by color
        self.values = vec[i64]()
        self.contracts = vec[i64]()  # on each spot
        self.tokens = vec[i64]()  # spot * 2 + token space: whose
        self.agenda = Agenda()
        self.active: i64 = 0  # who is asked
        self.first: i64 = 0  # of the initial order
        self.round: i64 = 1
        self.standing_up: i64 = 0  # mask of meeples that have moved and not acted
        self.turned: i64 = 0  # quarter turns of the wheel since set-up, modulo 4
        self.marker: i64 = 0  # the stack under the Distribution marker
        self.offer: i64 = 0  # mask of production tiles
        self.universal_bot: i64 = UNIVERSAL_BOT_NOT_PLAYED
        self.task: i64 = NO_TASK
        self.vilela_board: i64 = NOTHING_SHOWN
        self.vilela_bot: i64 = NOTHING_SHOWN
        self.board_deck: i64 = 0  # Vilela's action tiles face down, as a mask of boards
        self.bot_deck: i64 = 0  # mask of colors
        self.inspection_deck: i64 = 0  # mask of inspection tiles
        # The account of the action that is being carried out; all 0 between actions.
        self.left: i64 = 0  # parts, credits, projects or speech tokens that the space still allows
        self.begun: i64 = 0  # 1: A3 is paid for, or the token of P1 is gained
        self.executive: i64 = 0  # 1: the executive action is used
        self.icons: i64 = 0  # part icons that are covered and not used

    def copy_from(self, other: "Factory") -> None:
        """Take over all that changes from another factory of the same table."""
        self.held = other.held[:]
        self.projects = other.projects[:]
        self.bots = other.bots[:]
        self.speech = other.speech[:]
        self.tile = other.tile[:]
        self.tile_state = other.tile_state[:]
        self.place = other.place[:]
        self.columns = other.columns[:]
        self.spares = other.spares[:]
        self.meeples = other.meeples[:]
        self.wheel = other.wheel[:]
        self.tops = other.tops[:]
        self.stacks = other.stacks[:]
        self.discards = other.discards[:]
        self.supply = other.supply[:]
        self.slots = other.slots[:]
        self.deck = other.deck[:]
        self.dropped = other.dropped[:]
        self.values = other.values[:]
        self.contracts = other.contracts[:]
        self.tokens = other.tokens[:]
        self.agenda.entries = other.agenda.entries[:]
        self.active = other.active
        self.first = other.first
        self.round = other.round
        self.standing_up = other.standing_up
        self.turned = other.turned
        self.marker = other.marker
        self.offer = other.offer
        self.universal_bot = other.universal_bot
        self.task = other.task
        self.vilela_board = other.vilela_board
        self.vilela_bot = other.vilela_bot
        self.board_deck = other.board_deck
        self.bot_deck = other.bot_deck
        self.inspection_deck = other.inspection_deck
        self.left = other.left
        self.begun = other.begun
        self.executive = other.executive
        self.icons = other.icons

    def is_solo(self) -> bool:
        """Whether one seat plays against the inspection."""
        return self.seats == 1

    def board_of(self, meeple: i64) -> i64:
        """The board that a meeple is on, or ``NOWHERE``."""
        place = self.place[meeple]
        return NOWHERE if place == NOWHERE else BOARD_OF[place]

    def space_of(self, seat: i64) -> i64:
        """
        The action space that a seat's worker uses; beside a board it is the rightmost one.

        Clauses: BF-136, BF-Q58.
        """
        place = self.place[seat]
        if place < EXTRA:
            return place
        return FIRST_SPACE[place - EXTRA + 1] - 1

    def stands(self, meeple: i64) -> bool:
        """Whether a meeple has moved and not yet acted."""
        return (self.standing_up >> meeple) & 1 != 0

    def is_taken(self, space: i64) -> bool:
        """
        Whether any meeple is on a space.

        Clauses: BF-27.
        """
        meeple: i64
        for meeple in range(MEEPLES):
            if self.place[meeple] == space:
                return True
        return False

    def parts_of(self, seat: i64) -> i64:
        """How many parts a seat holds, universal ones included."""
        return total(self.held, seat * PART_KINDS, PART_KINDS)

    def open_projects(self, seat: i64) -> i64:
        """How many incomplete projects a seat has."""
        return total(self.projects, seat * COLOR_COUNT, COLOR_COUNT)

    def bots_of(self, seat: i64) -> i64:
        """How many bots a seat has completed."""
        return total(self.bots, seat * COLOR_COUNT, COLOR_COUNT)

    def pledged(self, seat: i64) -> i64:
        """How many tokens of a seat lie on contracts."""
        count: i64 = 0
        space: i64
        for space in range(SPOT_COUNT * 2):
            if self.tokens[space] == seat:
                count += 1
        return count

    def parts_in(self, column: i64) -> i64:
        """How many parts a column holds."""
        count: i64 = 0
        space: i64
        for space in range(column * BODY_COUNT, (column + 1) * BODY_COUNT):
            if self.columns[space] != NO_PART:
                count += 1
        return count

    def removed_meeples(self, color: i64) -> i64:
        """
        How many bot meeples of a color Vilela took out of the game: all that lie nowhere else.

        Clauses: BF-6, BF-Q53.
        """
        count = meeples_at_start(self.seats) - self.meeples[color]
        seat: i64
        for seat in range(self.seats):
            count -= self.bots[seat * COLOR_COUNT + color]
        if self.universal_bot >= 0 and self.universal_bot % COLOR_COUNT == color:
            count += 1  # BF-140
        return count

    def universal_parts_left(self) -> i64:
        """How many universal parts lie on the Project board."""
        return total(self.supply, 0, BODY_COUNT)

    def value_of(self, color: i64) -> i64:
        """What a bot of a color is worth."""
        return self.kit.values[self.values[color]]


def meeples_at_start(seats: i64) -> i64:
    """
    How many bot meeples of each color are played with.

    Clauses: BF-6, BF-105.
    """
    return 3 if seats <= 2 else 4


def tokens_on(factory: Factory, spot: i64) -> list[int]:
    """The seats whose tokens lie on a contract, the first one first."""
    owners = [int(factory.tokens[spot * 2]), int(factory.tokens[spot * 2 + 1])]
    return [owner + 1 for owner in owners if owner != NOBODY]


def body_of(part: i64) -> i64:
    """Head, torso or legs."""
    return part % BODY_COUNT


def is_universal(part: i64) -> bool:
    """Whether a part fits any color."""
    return part >= UNIVERSAL_PART


def row_of(spot: i64) -> i64:
    """The row of a contract space, from the top."""
    return spot // 3
