"""The data of a race, and look-ups in it. What can be done stands in ``play.py``."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.boards.courses import Course
from botyard.kernel.agenda import Agenda
from botyard.kernel.game import Json
from botyard.kernel.names import Names
from botyard.kernel.state import State
from botyard.kernel.vectors import vec

NOWHERE: Final = 0  # the space of a robot that is not on the floor: a corner of the margin
NOBODY: Final = -1
NO_CARD: Final = -1
MOST_HELD: Final = 11  # cards in a hand: nine, one more by Extra Memory, one from Flywheel

POWERS: Final = Names("power", ["up", "announced", "down"])
UP: Final = 0
ANNOUNCING: Final = 1  # up, and down next turn
DOWN: Final = 2

FATES: Final = Names("fate", ["racing", "destroyed", "out", "finished", "sent-off"])
RACING: Final = 0
RETURNING: Final = 1  # since: how many were destroyed this turn, this one included
OUT_OF_RACE: Final = 2  # since: the moment of the race
HAS_FINISHED: Final = 3  # since: the same
SENT_OFF: Final = 4  # since: as when it is destroyed; it comes back without damage, RR-C29


FATAL_DAMAGE: Final = 10
MOMENTS: Final = REGISTERS + 1  # of a turn in which a robot can go out: programming is one


class Race(State):
    """
    A course with robots on it, and all cards.

    Robots are numbered in dock order: robot 0 started on dock 1. Registers are counted from 1
    and are the bits of masks from the lowest up. Whatever card lies nowhere else is in its
    deck (RR-51).

    What Options and the special rules of courses keep in mind comes last; in most races it is
    nothing. Each option card exists once, so what lies on it or was begun by it does, too.
    Vectors there are never changed, but replaced: copies of a race share them.

    Clauses: RR-4, RR-51, RR-O29.
    """

    # All in one place: compiled code reads fast only what it sees set in the class's own __init__.
    def __init__(  # noqa: PLR0915
        self, course: Course, options: Json, owner: vec[i64], told_as: vec[i64], team: vec[i64]
    ) -> None:
        self.course = course
        self.options = options  # what the table chose
        self.owner = owner  # the seat of each robot
        self.told_as = told_as  # what events call each robot: its seat, or see setup.py
        self.team = team  # of each robot; without teams its seat
        self.robots: i64 = len(owner)
        self.seats: i64 = seats_of(owner)
        self.special: i64 = course.special  # the course's rule, see boards/courses.py
        # All that changes is laid out by ``setup.py``, or copied.
        self.space = vec[i64]()
        self.facing = vec[i64]()
        self.damage = vec[i64]()
        self.lives = vec[i64]()
        self.flags = vec[i64]()  # how many it has touched
        self.archive = vec[i64]()  # the space of its marker
        self.power = vec[i64]()
        self.fate = vec[i64]()
        self.since = vec[i64]()
        self.locked = vec[i64]()  # mask of registers
        self.face_up = vec[i64]()  # mask of registers whose card everybody has seen
        self.held_options = vec[i64]()  # mask of option cards
        self.tokens = vec[i64]()  # damage that arrives in this step
        self.registers = vec[i64]()  # robot * 5 + register - 1: card
        self.hands = vec[i64]()  # robot * 11 + place: card; once ready, what is left, face down
        self.held = vec[i64]()  # how many cards lie there, lowest first
        self.discard = vec[i64]()  # face up: three parts of a mask of cards
        self.occupant = vec[i64]()  # the robot on each space
        self.agenda = Agenda()
        self.ready: i64 = 0  # mask of robots
        self.spent_options: i64 = 0  # mask of option cards, open beside their deck
        self.turn: i64 = 0  # counted from 1
        self.register: i64 = 0  # counted from 1; 0 before the first of a turn and in clean-up

        # What Options keep.
        self.in_play: i64 = 0  # mask of the option cards that robots have
        self.seconds = vec[i64]()  # second cards like registers (see piles.py); empty: none at all
        self.coat: i64 = 0  # tokens on Ablative Coat
        self.shells: i64 = 0  # that Mini Howitzer has fired
        self.flywheel: i64 = NO_CARD  # the card on it
        self.fresh: i64 = 0  # 1: it was put there while this program is written
        self.taken: i64 = NO_CARD  # the card that was taken from it for this program
        self.stored: i64 = NO_CARD  # the card on Conditional Program
        self.recompiler: i64 = NOBODY  # the robot that recompiled this turn
        self.open_register: i64 = 0  # its register that locked by it and is still programmed
        self.cast_off = vec[i64]()  # what it discarded, face down
        self.aborting: i64 = NOBODY  # the robot whose Abort Switch is on
        self.stabilized: i64 = NOBODY  # the robot that gears and belts do not turn
        self.controller: i64 = NOBODY  # the robot whose cards others carry out
        self.controlled: i64 = 0  # mask of those robots
        self.unseen: i64 = 0  # mask of places in registers whose card nobody has seen
        self.buried = vec[i64]()  # such cards, discarded face down
        self.shielded: i64 = 0  # mask of sides that Power-Down Shield has used up
        self.fired: i64 = 0  # mask of the option cards chosen for this laser step
        self.hits = vec[i64]()  # of this laser step, while option cards matter (see hits.py)

        # What courses keep.
        self.floor = course.floor  # boards may turn
        self.flag_at = course.floor.flags  # where the flags are now; NOWHERE: away, or carried
        self.riding = vec[i64]()  # the moving flag under each archive marker, or nobody
        self.superbot: i64 = NOBODY
        self.chasers = vec[i64]()  # who last shot or pushed the SuperBot, the last one last
        self.turned = vec[i64]()  # quarters that each board has turned; empty: none at all
        self.on_offer = vec[i64]()  # masks of option cards to keep one of
        self.under = vec[i64]()  # masks of option cards that are drawn last, by who put them there
        self.west: i64 = NOBODY  # the team whose home board lies in the west
        self.carriers = vec[i64]()  # the robot that carries each flag, or nobody
        self.evictions: i64 = 0  # mask of pusher * 8 + pushed: who is sent off a home board
        self.credited: i64 = 0  # mask of the robots that got a flag in this register
        self.claims: i64 = 0  # two bits for each flag: 0 nobody's, else the team + 1
        self.sat_out: i64 = 0  # mask of the robots that sit out this turn

    def copy_from(self, other: "Race") -> None:  # noqa: PLR0915
        """Take over all that changes from another race of the same table."""
        self.space = other.space[:]
        self.facing = other.facing[:]
        self.damage = other.damage[:]
        self.lives = other.lives[:]
        self.flags = other.flags[:]
        self.archive = other.archive[:]
        self.power = other.power[:]
        self.fate = other.fate[:]
        self.since = other.since[:]
        self.locked = other.locked[:]
        self.face_up = other.face_up[:]
        self.held_options = other.held_options[:]
        self.tokens = other.tokens[:]
        self.registers = other.registers[:]
        self.hands = other.hands[:]
        self.held = other.held[:]
        self.discard = other.discard[:]
        self.occupant = other.occupant[:]
        self.agenda.entries = other.agenda.entries[:]
        self.ready = other.ready
        self.spent_options = other.spent_options
        self.turn = other.turn
        self.register = other.register
        # What Options and courses keep; vectors there are never changed, but replaced.
        self.in_play = other.in_play
        self.seconds = other.seconds
        self.coat = other.coat
        self.shells = other.shells
        self.flywheel = other.flywheel
        self.fresh = other.fresh
        self.taken = other.taken
        self.stored = other.stored
        self.recompiler = other.recompiler
        self.open_register = other.open_register
        self.cast_off = other.cast_off
        self.aborting = other.aborting
        self.stabilized = other.stabilized
        self.controller = other.controller
        self.controlled = other.controlled
        self.unseen = other.unseen
        self.buried = other.buried
        self.shielded = other.shielded
        self.fired = other.fired
        self.hits = other.hits
        self.floor = other.floor
        self.flag_at = other.flag_at
        self.riding = other.riding
        self.superbot = other.superbot
        self.chasers = other.chasers
        self.turned = other.turned
        self.on_offer = other.on_offer
        self.under = other.under
        self.west = other.west
        self.carriers = other.carriers
        self.evictions = other.evictions
        self.credited = other.credited
        self.claims = other.claims
        self.sat_out = other.sat_out

    def is_on_floor(self, robot: i64) -> bool:
        """Whether a robot stands on a space."""
        return self.space[robot] != NOWHERE

    def is_active(self, robot: i64) -> bool:
        """Whether a robot is on the floor and not powered down."""
        return self.space[robot] != NOWHERE and self.power[robot] != DOWN

    def is_ready(self, robot: i64) -> bool:
        """Whether its program can no longer change."""
        return (self.ready >> robot) & 1 != 0

    def unready_of(self, seat: i64) -> i64:
        """The first robot of a seat that is not ready, or nobody."""
        robot: i64
        for robot in range(self.robots):
            if self.owner[robot] == seat and not self.is_ready(robot):
                return robot
        return NOBODY

    def card(self, robot: i64, register: i64) -> i64:
        """The card in a register, or none."""
        return self.registers[robot * REGISTERS + register - 1]

    def is_locked(self, robot: i64, register: i64) -> bool:
        """Whether a register keeps its card."""
        return (self.locked[robot] >> (register - 1)) & 1 != 0

    def is_closed(self, robot: i64, register: i64) -> bool:
        """
        Whether a register cannot be programmed: it is locked, unless Recompile locked it just now.

        Clauses: RR-35, RR-O22.
        """
        if not (self.locked[robot] >> (register - 1)) & 1:
            return False
        return robot != self.recompiler or register != self.open_register

    def has_option(self, robot: i64, option: i64) -> bool:
        """Whether a robot has an option card."""
        return (self.held_options[robot] >> option) & 1 != 0

    def are_options_at_work(self) -> bool:
        """
        Whether robots have option cards, or what lost ones have begun still goes on.

        Clauses: RR-O28, RR-O32.
        """
        if self.in_play or self.aborting != NOBODY or self.unseen:
            return True
        return self.controlled != 0 or len(self.seconds) > 0

    def is_controlled(self, robot: i64) -> bool:
        """Whether a robot carries out another's cards."""
        return (self.controlled >> robot) & 1 != 0

    def is_face_up(self, robot: i64, register: i64) -> bool:
        """Whether everybody has seen the card in a register."""
        return (self.face_up[robot] >> (register - 1)) & 1 != 0

    def first_empty(self, robot: i64) -> i64:
        """The lowest free register without a card, or 0."""
        register: i64 = 1
        while register <= REGISTERS:
            if self.card(robot, register) == NO_CARD and not self.is_closed(robot, register):
                return register
            register += 1
        return 0

    def holds(self, robot: i64, card: i64) -> bool:
        """Whether a card is in the hand of a robot."""
        first = robot * MOST_HELD
        for place in range(first, first + self.held[robot]):
            if self.hands[place] == card:
                return True
        return False

    def moment(self) -> i64:
        """
        How far the race has come: programming and five registers in each turn, later is more.

        Clauses: RR-65.
        """
        return (self.turn - 1) * MOMENTS + self.register


def seats_of(owner: vec[i64]) -> i64:
    """How many seats play."""
    last: i64 = 0
    for seat in owner:
        if seat > last:
            last = seat
    return last + 1


def count_of(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def lowest_of(mask: i64) -> i64:
    """
    The number of the lowest bit that is set.

    >>> lowest_of(12)
    2
    """
    number: i64 = 0
    while not (mask >> number) & 1:
        number += 1
    return number
