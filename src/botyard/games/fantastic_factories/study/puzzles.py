"""
Puzzles: a factory at the start of its work, and how many points can be made of it this round.

Those in ``puzzles/`` are scenes that carry their solution. Any number makes one more, the same
every time: so there is a new one for every day.
"""

from typing import Final

from botyard.games.fantastic_factories.actions import VOCABULARY
from botyard.games.fantastic_factories.cards import BLUEPRINTS, KINDS
from botyard.games.fantastic_factories.components import Kit, kit_of
from botyard.games.fantastic_factories.formulas import ACTIVE, AGAIN, ROLLED_DIE
from botyard.games.fantastic_factories.options import OPTIONS
from botyard.games.fantastic_factories.positions.read import read_position
from botyard.games.fantastic_factories.study.plain import solve_plainly
from botyard.games.fantastic_factories.study.solution import Solution
from botyard.kernel.dealer import Generator, seed_of_game
from botyard.kernel.game import Json, Puzzle, read_options

MOST_NODES: Final = 4000  # a puzzle that takes longer to solve is not set
LEAST_GAIN: Final = 4
LEAST_STEPS: Final = 8  # of the solution
_DICE: Final = 4
_ROW: Final = 4
_ROUND: Final = 5


def puzzle(number: int) -> Puzzle:
    """The puzzle of a number, with its stars and its solution."""
    made, found = puzzle_of(number)
    line = [VOCABULARY.name(move.action) for move in found.line]
    return Puzzle(made, 0, stars_of(found), line)


def puzzle_of(seed: int) -> tuple[Json, Solution]:
    """
    The puzzle of a number: the first good one of those that follow from it.

    Good are those that a plain search solves quickly. A better search would choose others, and
    the puzzles of days gone by would change; so the plain one is kept for this.
    """
    number = 0
    while True:
        made = made_position(seed_of_game(seed, number))
        found = solve_plainly(read_position(made), 0, MOST_NODES)
        if is_good(found):
            return made, found
        number += 1


def is_good(found: Solution) -> bool:
    """Whether a position is worth a puzzle: much to gain, in many steps, and no luck in it."""
    gain = found.value - found.before
    return found.exhaustive and gain >= LEAST_GAIN and len(found.line) >= LEAST_STEPS


def stars_of(found: Solution) -> list[int]:
    """The points that bring one, two and three stars."""
    gain = found.value - found.before
    return [found.before + (gain + 1) // 2, found.value - 1, found.value]


def made_position(seed: int) -> Json:
    """A factory with a few cards that work together, its dice and its hand."""
    kit = kit_of(read_options(OPTIONS, {}))
    choose = Generator(seed)
    left = [card for card in range(KINDS) for _ in range(kit.copies[card])]
    makers = [card for card in range(KINDS) if kit.give_goods[card] > 0]
    others = [card for card in range(KINDS) if _is_plain(kit, card)]
    built = [*_taken(choose, makers, 2 + choose.below(2)), *_taken(choose, others, 3)]
    for card in built:
        left.remove(card)
    hand = [left.pop(choose.below(len(left))) for _ in range(3 + choose.below(3))]
    row = [left.pop(choose.below(len(left))) for _ in range(_ROW)]
    factory: Json = {
        "metal": choose.below(4),
        "energy": 1 + choose.below(6),
        "goods": choose.below(6),
        "hand": sorted(BLUEPRINTS.name(card) for card in hand),
        "built": sorted(BLUEPRINTS.name(card) for card in built),
        "dice": sorted(1 + choose.below(6) for _ in range(_DICE)),
        "agenda": [["work"]],
    }
    return {
        "seats": 1,
        "round": _ROUND,
        "last_round": _ROUND,  # so that the game is over after it
        "blueprints": [BLUEPRINTS.name(card) for card in row],
        "agenda": [["end-of-round"], ["machine-turn"]],
        "factories": [factory],
    }


def _is_plain(kit: Kit, card: int) -> bool:
    """Whether a card can be used, makes no goods, and rolls no die."""
    if kit.mode[card] != ACTIVE or kit.give_goods[card] > 0:
        return False
    return kit.change[card] != AGAIN and kit.extra[card] != ROLLED_DIE


def _taken(choose: Generator, cards: list[int], count: int) -> list[int]:
    """So many different cards."""
    left = list(cards)
    return [left.pop(choose.below(len(left))) for _ in range(count)]
