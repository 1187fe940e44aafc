"""
The kit for rule tests: a drawing becomes a race, one thing happens, a drawing is compared.

    race = raced('''
        →A^ ↓
        .   .
    ''')
    run(race, "belts")
    assert drawn(race) == '''
        →   ↓A>
        .   .
    '''

**A race.** ``raced(drawing, …)`` puts the robots of a drawing on its floor; ``docs/boards.md``
explains the signs. Robot A belongs to seat 1, B to seat 2 …; ``A`` … ``H`` are also constants
for the vectors of the state: ``race.damage[A]``. Robots that are not drawn but come before one
that is, or that ``robots=3`` asks for, are out of the race. More can be said of each robot:

    raced(drawing, damage={"A": 5}, lives={"A": 1}, flags={"B": 2}, archive={"A": "C2"},
          power={"B": "down"}, options={"A": "brakes crab-legs"}, locked={"A": "5"},
          cards={"A": "move1-490 left move2-670"}, hand={"A": "back u-turn"},
          table={"play-on": True})

``cards`` fills the registers from the first on (``-`` leaves one empty), ``hand`` the hand. A card
without a priority is the lowest one of its kind that lies nowhere yet. Archive markers lie where
robots stand, unless something else is said. ``locked`` registers need cards; they lie face up.

**What happens.** Each of these returns what was told, as lines like ``moved seat=1 space=B2 …``:

    run(race, "pushers", register=2)          one step by its name in STEPS, and what follows
    play_register(race, 3, A="move1-490", B="left-70")      one register with these cards
    play_turn(race, A="move1 left move2 back u-turn")       registers 1 to 5 and the clean-up
    act(race, "A face:north")                 a seat decides, and play goes on
    run_out(race, "A")                        the time of a seat is up

They stop where somebody must decide (``asked(race)`` says who), and when they are done nothing is
left to do. ``new_race(2)`` is a race from its set-up on, with everything dealt.

**Chance** is written as ``chance="deal:1=move1-490 lock:2=back-430"``. What is not written
comes out lowest first. ``tests/kit.py`` says more of it, and how moves are written.

**Looking.** ``drawn(race)``, ``program(race, "A")``, ``hand(race, "A")``, ``options(race, "A")``,
``told("moved", events)``, ``choices(race, seat="A")``, ``refused(race, "A ready")``.
"""

from collections.abc import Mapping
from typing import Final

from botyard.games.roborally import GAME
from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.boards.courses import Course
from botyard.games.roborally.boards.drawing import ROBOTS, Drawn, draw_floor, read_drawing
from botyard.games.roborally.components import CARDS
from botyard.games.roborally.components import OPTIONS as OPTION_CARDS
from botyard.games.roborally.declared import REGISTER_STEP, STEPS
from botyard.games.roborally.play import Play
from botyard.games.roborally.rules.option_cards import give_option
from botyard.games.roborally.rules.piles import deck_of, put_into_hand
from botyard.games.roborally.sequence import AFTER_REGISTERS, advance
from botyard.games.roborally.setup import lay_out
from botyard.games.roborally.state import MOST_HELD, NO_CARD, OUT_OF_RACE, POWERS
from botyard.kernel.agenda import Agenda
from botyard.kernel.game import Json
from botyard.kernel.state import waiting_seats
from kit import Kit

A: Final = 0
B: Final = 1
C: Final = 2
D: Final = 3
E: Final = 4
F: Final = 5
G: Final = 6
H: Final = 7

EMPTY: Final = "-"
Numbers = Mapping[str, int]
Words = Mapping[str, str]


class Picture(str):
    """A drawing that is equal to every other one that shows the same."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, str) and str(self) == _redrawn(other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = str.__hash__


def _seat(race: Play, letter: str) -> int:
    return race.owner[_robot(letter)]


KIT: Final[Kit[Play]] = Kit(GAME, gaps="always", seat_of=_seat)
act, play, run_out = KIT.act, KIT.play, KIT.run_out
refused, explained, allowed, choices = KIT.refused, KIT.explained, KIT.allowed, KIT.choices
considered, shown, told, copy = KIT.considered, KIT.shown, KIT.told, KIT.copy


# A race


def raced(
    drawing: str,
    *,
    robots: int = 0,
    damage: Numbers | None = None,
    lives: Numbers | None = None,
    flags: Numbers | None = None,
    archive: Words | None = None,
    power: Words | None = None,
    options: Words | None = None,
    locked: Words | None = None,
    cards: Words | None = None,
    hand: Words | None = None,
    table: Json | None = None,
) -> Play:
    """The race that a drawing shows; nothing is to be done in it."""
    shown = read_drawing(drawing)
    race = _on_floor(shown, robots, table or {})
    for letter, number in (damage or {}).items():
        race.damage[_robot(letter)] = number
    for letter, number in (lives or {}).items():
        race.lives[_robot(letter)] = number
    for letter, number in (flags or {}).items():
        race.flags[_robot(letter)] = number
    for letter, word in (archive or {}).items():
        race.archive[_robot(letter)] = race.floor.space(word)
    for letter, word in (power or {}).items():
        race.power[_robot(letter)] = POWERS.number(word)
    for letter, word in (options or {}).items():
        for name in word.split():
            give_option(race, _robot(letter), OPTION_CARDS.number(name))
    for letter, words in (cards or {}).items():
        place(race, letter, words)
    for letter, words in (locked or {}).items():
        _lock(race, letter, words)
    for letter, words in (hand or {}).items():
        for word in words.split():
            put_into_hand(race, _robot(letter), _card(race, word))
    return race


def new_race(seats: int, table: Json | None = None, chance: str = "") -> Play:
    """A race from its set-up on."""
    return KIT.dealt(seats, chance, table)


def place(race: Play, letter: str, words: str, first: int = 1) -> None:
    """Put cards into registers, face down, from one on."""
    for number, word in enumerate(words.split()):
        where = _robot(letter) * REGISTERS + first - 1 + number
        if word != EMPTY:
            race.registers[where] = _card(race, word)


# What happens


def run(race: Play, step: str, first: int = 0, *, register: int = 1, chance: str = "") -> list[str]:
    """One step, and what follows from it."""
    race.register = register
    race.agenda = Agenda()
    race.agenda.push(STEPS.number(step), first)
    return go_on(race, chance)


def play_register(race: Play, register: int, /, chance: str = "", **cards: str) -> list[str]:
    """One register, with these cards in it."""
    for letter, words in cards.items():
        place(race, letter, words, register)
    return run(race, "register", register, chance=chance)


def play_turn(race: Play, /, chance: str = "", **cards: str) -> list[str]:
    """Five registers and the clean-up, with these programs."""
    for letter, words in cards.items():
        place(race, letter, words)
    race.agenda = Agenda()
    for step in reversed(list(AFTER_REGISTERS)[:-1]):
        race.agenda.push(step)
    for register in range(REGISTERS, 0, -1):
        race.agenda.push(REGISTER_STEP, register)
    return go_on(race, chance)


def go_on(race: Play, chance: str = "") -> list[str]:
    """Whatever is to be done is done, until somebody must decide."""
    if race.turn == 0:
        race.turn = 1
    return KIT.hear(lambda dealer: advance(race, dealer), chance)


# Looking


def drawn(race: Play) -> Picture:
    """The floor with the robots on it."""
    robots = [
        (robot, race.space[robot], race.facing[robot])
        for robot in range(race.robots)
        if race.is_on_floor(robot)
    ]
    return Picture(f"\n{draw_floor(race.floor, robots)}\n")


def asked(race: Play) -> str:
    """The letters of the robots whose owners must decide."""
    seats = waiting_seats(race)
    return "".join(ROBOTS[robot] for robot in range(race.robots) if race.owner[robot] in seats)


def program(race: Play, letter: str) -> str:
    """The cards in the registers of a robot."""
    first = _robot(letter) * REGISTERS
    return _names(list(race.registers)[first : first + REGISTERS])


def hand(race: Play, letter: str) -> str:
    """The cards in the hand of a robot; once it is ready, what was left over."""
    first = _robot(letter) * MOST_HELD
    return _names(list(race.hands)[first : first + race.held[_robot(letter)]])


def options(race: Play, letter: str) -> str:
    """The option cards of a robot."""
    held = race.held_options[_robot(letter)]
    return " ".join(name for number, name in enumerate(OPTION_CARDS.names) if held >> number & 1)


# Parts


def _on_floor(shown: Drawn, robots: int, table: Json) -> Play:
    floor = shown.floor
    course = Course("drawn", "built", "", [1, 8], "", [], [], floor)
    robots = max([robots, *(robot + 1 for robot, _, _ in shown.robots)])
    race = lay_out(course, GAME.read_options(table), robots, 0)
    race.ready = (1 << robots) - 1
    for robot in range(robots):
        race.fate[robot], race.lives[robot] = OUT_OF_RACE, 0
    for robot, space, facing in shown.robots:
        race.fate[robot], race.lives[robot] = 0, 3
        race.space[robot], race.archive[robot], race.facing[robot] = space, space, facing
        race.occupant[space] = robot
    return race


def _lock(race: Play, letter: str, words: str) -> None:
    robot = _robot(letter)
    for word in words.split():
        bit = 1 << (int(word) - 1)
        assert race.card(robot, int(word)) != NO_CARD, f"register {word} of {letter} has no card"
        race.locked[robot] |= bit
        race.face_up[robot] |= bit


def _card(race: Play, word: str) -> int:
    """A card by its name, or the lowest of a kind that is still in the deck."""
    if word in CARDS.names:
        return CARDS.number(word)
    left = [card for card in deck_of(race).items() if CARDS.name(card).startswith(f"{word}-")]
    return left[0]


def _robot(letter: str) -> int:
    return ROBOTS.index(letter)


def _names(cards: list[int]) -> str:
    return " ".join(EMPTY if card == NO_CARD else CARDS.name(card) for card in cards)


def _redrawn(drawing: str) -> str:
    shown = read_drawing(drawing)
    return f"\n{draw_floor(shown.floor, shown.robots)}\n"
