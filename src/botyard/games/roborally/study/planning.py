"""The best program that the cards allow: every order of them, driven to the end of the turn."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.components import DECK, KINDS
from botyard.games.roborally.state import FATAL_DAMAGE
from botyard.games.roborally.study.ground import DEAD, STAND, Drive, ground_of
from botyard.games.roborally.study.outlook import Outlook
from botyard.games.roborally.study.situation import NO_KIND, Situation, spaces
from botyard.games.roborally.study.table import Table
from botyard.kernel.vectors import append, vec

AS_GOOD: Final = 1e-9  # registers by which rounding may tell equal programs apart
_BADLY: Final = 3  # damage from which on it may be better to power down

# A place is how a robot stands after some registers, packed into one number, and below it is
# room for what is left of the hand: how many cards of each kind.
_KINDS: Final = len(KINDS.names)
_OF_A_KIND: Final = 4  # bits
_LEFT: Final = 28
_ARCHIVE: Final = 11
_FLAGS: Final = 4
_DAMAGE: Final = 4
# A program is the kinds of its cards, the first one lowest, and how many they are.
_KIND: Final = 6
_LENGTH: Final = 30


def place_of(pose: i64, damage: i64, flags: i64, archive: i64) -> i64:
    """How a robot stands, as one number; of one that is destroyed the pose is ``DEAD``."""
    return (((pose + 1) << _DAMAGE | damage) << _FLAGS | flags) << _ARCHIVE | archive


def pose_of(place: i64) -> i64:
    """Where it stands and where it faces, or ``DEAD``."""
    return (place >> _ARCHIVE + _FLAGS + _DAMAGE) - 1


def damage_of(place: i64) -> i64:
    """Its damage."""
    return (place >> _ARCHIVE + _FLAGS) & (1 << _DAMAGE) - 1


def flags_of(place: i64) -> i64:
    """How many flags it has touched."""
    return (place >> _ARCHIVE) & (1 << _FLAGS) - 1


def archive_of(place: i64) -> i64:
    """The space of its archive marker."""
    return place & (1 << _ARCHIVE) - 1


def length_of(program: i64) -> i64:
    """For how many registers a program has a card: the robot's turn ends with the last one."""
    return program >> _LENGTH


def kind_in(program: i64, register: i64) -> i64:
    """The kind of card, or of two cards, in a register."""
    return (program >> (register - 1) * _KIND) & (1 << _KIND) - 1


def _longer(program: i64, kind: i64) -> i64:
    """A program with one card more."""
    length = program >> _LENGTH
    one: i64 = 1
    return (program | kind << length * _KIND) + (one << _LENGTH)


def kinds_of(program: i64) -> list[int]:
    """The kinds of cards in a program."""
    return [kind_in(program, register) for register in range(1, length_of(program) + 1)]


class Planner:
    """Drives programs of one robot over the floor, and says what comes of them."""

    def __init__(self, situation: Situation) -> None:
        self._situation = situation
        ground = ground_of(situation.floor, situation.steady)
        self.ground = ground
        self._drive = Drive(ground, spaces(situation.others))
        self._last: i64 = len(situation.goals)
        self._touchable: i64 = self._last - (1 if situation.stays else 0)
        self._goals = vec[i64](list(situation.goals))
        self._ahead = situation.ahead
        self._helpful = spaces(situation.helpful_flags)
        self._there = vec[i64](situation.registers)
        self.outlook = Outlook(situation, self._drive)
        self._best = 0.0
        self.ends = vec[i64]()  # the places where programs lead, once all are driven
        self.programs = vec[i64]()  # the first that was found for each
        self.values: list[float] = []  # registers to go from there

    def here(self) -> i64:
        """Where the robot is now."""
        robot = self._situation
        pose = robot.space * 4 + robot.facing
        return place_of(pose, robot.damage, robot.flags, robot.archive)

    def best_programs(self) -> list[i64]:
        """
        The programs that nothing is better than; cards that lie in registers stay there.

        Orders that lead to the same place with the same cards left are one from there on.
        """
        self.drive_all()
        best = min(self.values)
        self._best = best
        return [
            self.programs[number]
            for number, value in enumerate(self.values)
            if value <= best + AS_GOOD
        ]

    def drive_all(self) -> None:
        """Drive every order of the hand to the end of the turn."""
        table, ended = _WAYS, _ENDS
        ended.clear()
        ends, programs = vec[i64](), vec[i64]()
        values: list[float] = []
        keys = vec[i64]([self.here() << _LEFT | self._hand()])
        ways = vec[i64]([0])
        register: i64
        kind: i64
        for register in range(1, REGISTERS + 1):
            table.clear()
            further, longer = vec[i64](), vec[i64]()
            fixed = self._there[register - 1]
            number: i64
            for number in range(len(keys)):
                key, program = keys[number], ways[number]
                place, left = key >> _LEFT, key & (1 << _LEFT) - 1
                alone = fixed if fixed != NO_KIND else (NO_KIND if left else STAND)
                first = alone if alone != NO_KIND else 0
                last = alone if alone != NO_KIND else _KINDS - 1
                for kind in range(first, last + 1):
                    rest = left
                    if alone == NO_KIND:
                        if not (left >> kind * _OF_A_KIND) & (1 << _OF_A_KIND) - 1:
                            continue
                        one: i64 = 1
                        rest = left - (one << kind * _OF_A_KIND)
                    to = self.after(place, kind, register)
                    if register == REGISTERS or self.is_over(to):
                        if ended.add(to):
                            ends = append(ends, to)
                            programs = append(programs, _longer(program, kind))
                            values.append(self.value(to, register))
                    elif table.add(to << _LEFT | rest):
                        further = append(further, to << _LEFT | rest)
                        longer = append(longer, _longer(program, kind))
            keys, ways = further, longer
        self.ends, self.programs, self.values = ends, programs, values

    def best_value(self) -> float:
        """Registers to go after the best program, once it is known."""
        return self._best

    def run(self, first: i64 = 1, changed: i64 = 0, kind: i64 = NO_KIND) -> i64:
        """Where the registers lead to from one on; in one another kind of card may lie."""
        place = self.here()
        register: i64
        for register in range(first, REGISTERS + 1):
            if not self.is_over(place):
                there = self._there[register - 1]
                played = kind if register == changed else there if there != NO_KIND else STAND
                place = self.after(place, played, register)
        return place

    def worth(self, first: i64 = 1, changed: i64 = 0, kind: i64 = NO_KIND) -> float:
        """Registers to go after that; fewer are better."""
        return self.value(self.run(first, changed, kind), REGISTERS)

    def after(self, place: i64, kind: i64, register: i64) -> i64:
        """
        One register: the card, the floor, its lasers; then flags and archive marker.

        Clauses: RR-15, RR-31, RR-37, RR-42, RR-43.
        """
        pose = self._drive.after(pose_of(place), kind, register)
        flags, archive = flags_of(place), archive_of(place)
        if pose == DEAD:
            return place_of(DEAD, 0, flags, archive)
        space = pose >> 2
        damage = damage_of(place) + self.ground.beams[space]
        if damage >= FATAL_DAMAGE:
            return place_of(DEAD, 0, flags, archive)
        if flags < self._touchable and self._goal(flags, register) == space:
            flags += 1
        if self._takes_marker(space):
            archive = space
        return place_of(pose, damage, flags, archive)

    def _goal(self, flag: i64, register: i64) -> i64:
        """Where a flag is in a register."""
        return self._goals[flag] if len(self._ahead) == 0 else self._ahead[register][flag]

    def _takes_marker(self, space: i64) -> bool:
        """Whether an archive marker may go there, and a robot is repaired."""
        if self.ground.is_site[space]:
            return True
        for flag in self._helpful:
            if flag == space:
                return True
        return False

    def is_over(self, place: i64) -> bool:
        """Whether the turn of the robot is over: it is destroyed, or has touched all flags."""
        return flags_of(place) == self._last or pose_of(place) == DEAD

    def value(self, place: i64, register: i64) -> float:
        """Registers to go after a register that is the robot's last one in this turn."""
        pose, flags = pose_of(place), flags_of(place)
        if flags == self._last:
            return float(register - REGISTERS)
        if pose == DEAD:
            return self.outlook.returning(archive_of(place), flags)
        damage = damage_of(place)
        if damage > 0 and self._takes_marker(pose >> 2):  # RR-44
            damage -= 1
        on = self.outlook.going_on(pose, damage, flags)
        if damage < _BADLY:
            return on
        return min(on, self.outlook.resting(pose, archive_of(place), flags))

    def _hand(self) -> i64:
        left: i64 = 0
        one: i64 = 1
        for card in self._situation.hand:
            left += one << DECK.kinds[card] * _OF_A_KIND
        return left


# Places that a search has come to: what they hold is of no meaning between searches.
_WAYS: Final = Table()
_ENDS: Final = Table()
