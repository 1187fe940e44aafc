"""Lists of cards that chance could deal to a seat's harm, whatever the seat does."""

from collections.abc import Iterator
from typing import Final

from mypy_extensions import i64

from botyard.games.fantastic_factories.actions import CARDS_GAIN, GAINS
from botyard.games.fantastic_factories.cards import KINDS, TOOLS
from botyard.games.fantastic_factories.components import MOST_COPIES
from botyard.games.fantastic_factories.formulas import AGAIN, NEVER, ROLLED_DIE
from botyard.games.fantastic_factories.rules.building import may_stand
from botyard.games.fantastic_factories.state import Works
from botyard.games.fantastic_factories.study.ways import WILD, Drawing, Menu
from botyard.kernel.vectors import vec

_MIXED: Final = -1  # tools in turn
_MOST_CHOSEN: Final = 16  # cards of a pile; what lies below them hardly comes
_NEVER: Final = 10**9


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
        self.uses = [self._use_of(card) for card in range(KINDS)]
        self.gains = [self._gain_of(card) for card in range(KINDS)]
        self.orders = [self._dealt(tool) for _, tool in [(0, _MIXED), *sorted(tools)]]

    def after(self, dealt: tuple[int, ...]) -> Iterator[list[int]]:
        """Lists that begin with these cards; what has been dealt does not come again."""
        lists: list[list[int]] = []
        for left in self._rests(dealt):
            cards = self._long_enough([*dealt, *left])
            if cards not in lists:
                lists.append(cards)
                yield cards

    def _rests(self, dealt: tuple[int, ...]) -> Iterator[list[int]]:
        """What may come after these cards: what promises least first."""
        for values in (self.uses, self.gains):
            yield self._least_promising(dealt, values)
        for order in self.orders:
            left = list(order)
            for card in dealt:
                if card != WILD:
                    left.remove(card)
            yield left

    def _least_promising(self, dealt: tuple[int, ...], values: list[int]) -> list[int]:
        """The rest of the piles, card by card so that the least can be built with all so far."""
        first = self.seat * KINDS
        held = [int(self.works.hands[first + card]) for card in range(KINDS)]
        known = [card for card in dealt if card != WILD]
        for card in known:
            held[card] += 1
        cards: list[int] = []
        for pile in (self.works.deck.counts, self.works.discard):
            left = [int(count) for count in pile]
            for card in list(known):
                if left[card] > 0:
                    left[card] -= 1
                    known.remove(card)
            cards += self._by_promise(left, held, values)
        return cards

    def _by_promise(self, left: list[int], held: list[int], values: list[int]) -> list[int]:
        """The cards of a pile in this order; they are held from then on."""
        cards: list[int] = []
        for _ in range(min(sum(left), _MOST_CHOSEN)):
            best, least = 0, _NEVER
            for card in range(KINDS):
                if left[card] > 0:
                    harm = 1000 * self._promise_of_one_more(card, held, values) + values[card]
                    if self._draws(card):
                        harm += 500
                    if harm < least:
                        best, least = card, harm
            cards.append(best)
            left[best] -= 1
            held[best] += 1
        return [*cards, *[card for card in range(KINDS) for _ in range(left[card])]]

    def _promise_of_one_more(self, card: int, held: list[int], values: list[int]) -> int:
        tool = int(self.works.kit.tool[card])
        before = self._promise(tool, held, values)
        held[card] += 1
        after = self._promise(tool, held, values)
        held[card] -= 1
        return after - before

    def _promise(self, tool: int, held: list[int], values: list[int]) -> int:
        """What the best cards of a tool are worth that can be built, and with one card more."""
        kit = self.works.kit
        found: list[int] = []
        count = 0
        for card in range(kit.tool_first[tool], kit.tool_first[tool + 1]):
            count += held[card]
            room = int(kit.most[card] - self.works.built[self.seat * KINDS + card])
            found += [values[card]] * min(held[card], room)
        found.sort(reverse=True)
        return 10 * sum(found[: count // 2]) + sum(found[: (count + 1) // 2])

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

    def _gain_of(self, card: i64) -> int:
        """The most that one more of a card gains, by its goods and its prestige."""
        kit = self.works.kit
        gain: i64 = kit.give_goods[card]
        if self.points:
            step: i64
            for step in range(card * (MOST_COPIES + 1), (card + 1) * (MOST_COPIES + 1) - 1):
                gain = max(gain, kit.give_goods[card] + kit.prestige[step + 1] - kit.prestige[step])
        return int(gain)

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
