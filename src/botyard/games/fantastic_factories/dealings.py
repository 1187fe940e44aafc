"""Lists of cards that chance could deal to a seat's harm, whatever the seat does."""

from collections.abc import Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from botyard.games.fantastic_factories.actions import CARDS_GAIN, GAINS
from botyard.games.fantastic_factories.cards import KINDS, TOOLS
from botyard.games.fantastic_factories.components import MOST_COPIES
from botyard.games.fantastic_factories.formulas import AGAIN, NEVER, ROLLED_DIE
from botyard.games.fantastic_factories.rules.building import may_stand
from botyard.games.fantastic_factories.state import Works
from botyard.games.fantastic_factories.ways import WILD, Drawing, Menu

_MIXED: Final = -1  # tools in turn


class Dealings:
    """
    Lists of cards that chance can deal in this order, each as long as can be drawn.

    First cards of the deck, all of it if need be, then some that lie in the discard pile now.
    After those only what the seat itself discards could come: a wild card stands for it, which
    is more than any.
    """

    def __init__(self, works: Works, seat: i64, points: bool) -> None:
        self.works = works
        self.seat = seat
        self.points = points
        tools = [(int(works.tools_in_hand(seat, tool)), tool) for tool in range(len(TOOLS))]
        self.orders = [self._dealt(tool) for _, tool in [(0, _MIXED), *sorted(tools)]]

    def after(self, dealt: tuple[int, ...]) -> Iterator[list[int]]:
        """Lists that begin with these cards; what has been dealt does not come again."""
        lists: list[list[int]] = []
        for order in self.orders:
            left = list(order)
            for card in dealt:
                if card != WILD:
                    left.remove(card)
            cards = self._long_enough([*dealt, *left])
            if cards not in lists:
                lists.append(cards)
                yield cards

    def _dealt(self, tool: i64) -> list[int]:
        return [
            *self._in_order(self.works.deck.counts, tool),
            *self._in_order(self.works.discard, tool),
        ]

    def _in_order(self, counts: vec[i64], tool: i64) -> list[int]:
        """The cards of a pile: those of a tool first, or tool by tool in turn."""
        keyed: list[tuple[int, int, int]] = []
        seen = [0] * len(TOOLS)
        by_use = sorted((self._use_of(card), card) for card in range(KINDS))
        for use, card in by_use:
            own = int(self.works.kit.tool[card])
            for _ in range(counts[card]):
                seen[own] += 1
                rank = seen[own] if tool == _MIXED else int(own != tool)
                keyed.append((rank + (1000 if self._draws(card) else 0), use, card))
        return [card for _, _, card in sorted(keyed)]

    def _long_enough(self, cards: list[int]) -> list[int]:
        """As many of these cards as can be drawn, filled up with wild ones."""
        length = self._most_draws([])
        while True:
            dealt = (cards + [WILD] * length)[:length]
            more = self._most_draws(dealt)
            if more <= length:
                return dealt
            length = more

    def _most_draws(self, cards: list[int]) -> int:
        """How many cards can be drawn at most, these among them."""
        menu = Menu(self.works, self.seat, self.points, Drawing(draws=True, cards=cards, face=1))
        return sum(int(max(way.draws for way in ways)) for ways in menu.lists)

    def _draws(self, card: i64) -> bool:
        kit = self.works.kit
        return kit.give_cards[card] + kit.options[card * len(GAINS) + CARDS_GAIN] > 0

    def _use_of(self, card: i64) -> int:
        """How much a seat can probably do with a card."""
        kit = self.works.kit
        if not may_stand(self.works, self.seat, card):
            return 0
        use: i64 = 1
        if self.points:
            step: i64
            for step in range(card * (MOST_COPIES + 1), (card + 1) * (MOST_COPIES + 1) - 1):
                use = max(use, 1 + 10 * (kit.prestige[step + 1] - kit.prestige[step]))
        if kit.mode[card] != NEVER and kit.change[card] != AGAIN:
            use += 3 if kit.extra[card] == ROLLED_DIE else 5
        return use + 20 * kit.give_goods[card]
