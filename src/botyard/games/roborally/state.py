"""The data of a race, and look-ups in it. What can be done stands in ``play.py``."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.courses import Course
from botyard.kernel.agenda import Agenda
from botyard.kernel.game import Json
from botyard.kernel.names import Names
from botyard.kernel.state import State

NOWHERE: Final = 0  # the space of a robot that is not on the floor: a corner of the margin
NOBODY: Final = -1
NO_CARD: Final = -1
MOST_HELD: Final = 10  # cards in a hand

POWERS: Final = Names("power", ["up", "announced", "down"])
UP: Final = 0
ANNOUNCING: Final = 1  # up, and down next turn
DOWN: Final = 2

FATES: Final = Names("fate", ["racing", "destroyed", "out", "finished"])
RACING: Final = 0
RETURNING: Final = 1  # since: how many were destroyed this turn, this one included
OUT_OF_RACE: Final = 2  # since: the number of the register, from the start of the race
HAS_FINISHED: Final = 3  # since: the same


class Race(State):
    """
    A course with robots on it, and all cards.

    Robots are numbered in dock order: robot 0 started on dock 1. Registers are counted from 1
    and are the bits of masks from the lowest up. Whatever card lies nowhere else is in its
    deck (RR-51).

    Clauses: RR-4, RR-51.
    """

    def __init__(
        self,
        course: Course,
        options: Json,
        owner: vec[i64],
        space: vec[i64],
        facing: vec[i64],
        damage: vec[i64],
        lives: vec[i64],
        flags: vec[i64],
        archive: vec[i64],
        power: vec[i64],
        fate: vec[i64],
        since: vec[i64],
        locked: vec[i64],
        face_up: vec[i64],
        held_options: vec[i64],
        tokens: vec[i64],
        registers: vec[i64],
        hands: vec[i64],
        held: vec[i64],
        discard: vec[i64],
        occupant: vec[i64],
        agenda: Agenda,
    ) -> None:
        self.course = course
        self.floor = course.floor
        self.options = options  # what the table chose, never changed
        self.owner = owner  # the seat of each robot, never changed
        self.robots: i64 = len(owner)
        self.space = space
        self.facing = facing
        self.damage = damage
        self.lives = lives
        self.flags = flags  # how many it has touched
        self.archive = archive  # the space of its marker
        self.power = power
        self.fate = fate
        self.since = since
        self.locked = locked  # mask of registers
        self.face_up = face_up  # mask of registers whose card everybody has seen
        self.held_options = held_options  # mask of option cards
        self.tokens = tokens  # damage that arrives in this step
        self.registers = registers  # robot * 5 + register - 1: card
        self.hands = hands  # robot * 10 + place: card; once ready, what is left, face down
        self.held = held  # how many cards lie there, lowest first
        self.discard = discard  # face up: three parts of a mask of cards
        self.occupant = occupant  # the robot on each space
        self.agenda = agenda
        self.ready: i64 = 0  # mask of robots
        self.spent_options: i64 = 0  # mask of option cards, open beside their deck
        self.turn: i64 = 0  # counted from 1
        self.register: i64 = 0  # counted from 1; 0 before the first of a turn and in clean-up

    def is_on_floor(self, robot: i64) -> bool:
        """Whether a robot stands on a space."""
        return self.space[robot] != NOWHERE

    def is_active(self, robot: i64) -> bool:
        """Whether a robot is on the floor and not powered down."""
        return self.space[robot] != NOWHERE and self.power[robot] != DOWN

    def is_ready(self, robot: i64) -> bool:
        """Whether its program can no longer change."""
        return (self.ready >> robot) & 1 != 0

    def card(self, robot: i64, register: i64) -> i64:
        """The card in a register, or none."""
        return self.registers[robot * REGISTERS + register - 1]

    def is_locked(self, robot: i64, register: i64) -> bool:
        """Whether a register keeps its card."""
        return (self.locked[robot] >> (register - 1)) & 1 != 0

    def is_face_up(self, robot: i64, register: i64) -> bool:
        """Whether everybody has seen the card in a register."""
        return (self.face_up[robot] >> (register - 1)) & 1 != 0

    def first_empty(self, robot: i64) -> i64:
        """The lowest free register without a card, or 0."""
        register: i64 = 1
        while register <= REGISTERS:
            if self.card(robot, register) == NO_CARD and not self.is_locked(robot, register):
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

    def registers_run(self) -> i64:
        """The number of the register that is played, from the start of the race."""
        return (self.turn - 1) * REGISTERS + self.register


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
