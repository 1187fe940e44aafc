"""The solver again, as plainly as can be: every action, every outcome, no bounds, no order."""

import random
from typing import cast

from botyard.games.fantastic_factories import GAME
from botyard.games.fantastic_factories.actions import (
    BACK,
    COPY,
    DIE,
    END_WORK,
    REROLL,
    SPECIALIST,
    USE,
)
from botyard.games.fantastic_factories.cards import BLUEPRINTS, NO_CARD
from botyard.games.fantastic_factories.formulas import AGAIN, ROLLED_DIE
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.study.chance import after_aside
from botyard.games.fantastic_factories.study.solving import worth
from botyard.games.fantastic_factories.study.ways import THINGS, Drawing, Menu
from botyard.kernel.bag import Bag
from botyard.kernel.dealer import Dealer
from botyard.kernel.exploring import explore
from botyard.kernel.game import Json

Memory = dict[tuple[int, ...], int]

EVERYWHERE = ("battery-factory", "biolab", "nuclear-plant", "manufactory", "trash-compactor")


def most_for_certain(works: Play, seat: int, goal: int, memory: Memory) -> int:
    """What can still be gained whatever chance does."""
    key = _all_of(works, seat)
    if key not in memory:
        now = worth(works, seat, goal)
        best = 0
        for action in works.legal(seat):
            if action in (END_WORK, BACK):
                continue
            least = min(
                worth(cast(Play, after), seat, goal)
                - now
                + most_for_certain(cast(Play, after), seat, goal, memory)
                for _, after in explore(works, seat, action)
            )
            best = max(best, least)
        memory[key] = best
    return memory[key]


def most_aside(works: Play, seat: int, goal: int, memory: Memory) -> int:
    """What can still be gained with nothing rolled and drawn cards left aside."""
    key = _all_of(works, seat)
    if key not in memory:
        now = worth(works, seat, goal)
        memory[key] = max(
            (
                worth(after, seat, goal) - now + most_aside(after, seat, goal, memory)
                for after in _next_aside(works, seat)
            ),
            default=0,
        )
    return memory[key]


class KnownDealer(Dealer):
    """Deals these cards in this order, then whatever is there; dice that are rolled show 1."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = list(cards)

    def index(self, stream: int, n: int) -> int:
        return 0

    def draw(self, stream: int, bag: Bag) -> int:
        card = self.cards.pop(0) if self.cards else int(bag.items()[0])
        bag.take(card)
        return card


def most_knowing(works: Play, seat: int, goal: int, cards: tuple[int, ...], memory: Memory) -> int:
    """What can still be gained by a seat that knows which cards come; no die is rolled again."""
    key = (*_all_of(works, seat), len(cards))
    if key not in memory:
        now = worth(works, seat, goal)
        best = 0
        for action in works.legal(seat):
            if action in (END_WORK, BACK, REROLL) or _rolls_again(works, action):
                continue
            dealer = KnownDealer(cards)
            after = works.clone()
            after.apply(seat, action, dealer)
            gained = worth(after, seat, goal) - now
            gained += most_knowing(after, seat, goal, tuple(dealer.cards), memory)
            best = max(best, gained)
        memory[key] = best
    return memory[key]


def most_things_aside(works: Play, seat: int) -> list[int]:
    """The most of each thing of a plan that the seat has at any time, whatever it does."""
    seen: set[tuple[int, ...]] = set()
    most = [0] * THINGS
    left = [works]
    while left:
        state = left.pop()
        key = _all_of(state, seat)
        if key not in seen:
            seen.add(key)
            left += _next_aside(state, seat)
            if not state.has_begun(seat):
                has = Menu(state, seat, False, Drawing(draws=False, cards=[], face=0)).start()
                most = [max(one, int(other)) for one, other in zip(most, has, strict=True)]
    return most


def _next_aside(works: Play, seat: int) -> list[Play]:
    return [
        after_aside(works, seat, action)
        for action in works.legal(seat)
        if action not in (END_WORK, BACK, REROLL) and not _rolls(works, action)
    ]


def _rolls(works: Play, action: int) -> bool:
    card = _used(action)
    return _rolls_again(works, action) or (card >= 0 and works.kit.extra[card] == ROLLED_DIE)


def _rolls_again(works: Play, action: int) -> bool:
    card = _used(action)
    return bool(card >= 0 and works.kit.change[card] == AGAIN)


def _used(action: int) -> int:
    """The card that is used or copied; -1: the action is another one."""
    for first, beyond in ((USE, SPECIALIST), (COPY, DIE)):
        if first <= action < beyond:
            return action - first
    return -1


def small_position(seed: int) -> Play:
    """A seat at work with a few dice and cards, and hardly anything left to draw."""
    choose = random.Random(seed)
    left = [name for card, name in enumerate(BLUEPRINTS.names) for _ in range(_copies(card))]
    choose.shuffle(left)
    built = sorted({left.pop() for _ in range(choose.randint(0, 2))})
    made = [name for name in EVERYWHERE if name in left and name not in built]
    for name in choose.sample(made, choose.randint(0, 2)):
        left.remove(name)
        built.append(name)
    hand = [left.pop() for _ in range(choose.randint(0, 3))]
    row = [left.pop() for _ in range(4)]
    deck = choose.randint(0, 3)
    position: Json = {
        "seats": 2,
        "round": 4,
        "blueprints": row,
        "agenda": [["end-of-round"]],
        "factories": [
            {
                "metal": choose.randint(0, 4),
                "energy": choose.randint(0, 5),
                "hand": hand,
                "built": built,
                "dice": [choose.randint(1, 6) for _ in range(choose.randint(1, 3))],
                "hired": ["specialist"] if choose.random() < 0.1 else [],
                "agenda": [["work"]],
            },
            {"hand": _rest(left, deck)},
        ],
    }
    return GAME.read_position(position)


def open_position(seed: int) -> Play:
    """A seat with little at hand, that can draw more different cards."""
    choose = random.Random(seed)
    left = [name for card, name in enumerate(BLUEPRINTS.names) for _ in range(_copies(card))]
    choose.shuffle(left)
    built = sorted({left.pop() for _ in range(choose.randint(1, 3))})
    hand = [left.pop() for _ in range(choose.randint(0, 3))]
    row = [left.pop() for _ in range(4)]
    factory: Json = {
        "metal": choose.randint(0, 3),
        "energy": choose.randint(0, 3),
        "hand": hand,
        "built": built,
        "dice": [choose.randint(1, 6) for _ in range(choose.randint(1, 2))],
        "agenda": [["work"]],
    }
    position: Json = {
        "seats": 2,
        "round": 4,
        "blueprints": row,
        "agenda": [["end-of-round"]],
        "factories": [factory, {"hand": _rest(left, choose.randint(5, 9))}],
    }
    return GAME.read_position(position)


def _rest(left: list[str], deck: int) -> list[str]:
    """What the other seat holds, so that only so many cards are in the deck."""
    return left[deck:]


def _copies(card: int) -> int:
    options = GAME.read_options({})
    blueprints = cast(list[Json], GAME.still(options)["blueprint"])
    copies = {str(entry["id"]): cast(int, entry["copies"]) for entry in blueprints}
    return copies[BLUEPRINTS.name(card)]


def _all_of(works: Play, seat: int) -> tuple[int, ...]:
    """Everything that a seat's work can change."""
    market = [card for card in works.market if card != NO_CARD]
    parts = (works.stock, works.hands, works.built, works.worked, works.dice, works.picked)
    numbers = [int(number) for part in parts for number in part]
    numbers += [int(number) for part in (works.marks, works.own) for number in part]
    numbers += [int(number) for part in (works.deck.counts, works.discard) for number in part]
    return (seat, *market, *numbers)
