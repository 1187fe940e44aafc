"""What a seat can come by in one work phase, whatever it does: for bounds on its gain."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from botyard.games.fantastic_factories.actions import CARDS_GAIN, GAINS
from botyard.games.fantastic_factories.cards import (
    KINDS,
    NO_CARD,
    REPLICATOR,
    RESEARCH,
    SLOTS,
    TOOLS,
)
from botyard.games.fantastic_factories.components import MOST_COPIES
from botyard.games.fantastic_factories.formulas import A_CARD, A_SPLIT, AGAIN, NO_CHANGE, NO_EXTRA
from botyard.games.fantastic_factories.rules.workers import waiting_specialist
from botyard.games.fantastic_factories.state import (
    ARMED,
    MARKS,
    NOT_USED,
    ON_FLOOR,
    PICKS,
    Works,
)
from botyard.kernel.vectors import filled

_ALL_DICE: Final = 3  # that a card takes
_A_BONUS: Final = 2  # cards for a die on the research floor, with the bonus


class Outlook:
    """
    What can be held and drawn.

    Chance may always draw what helps least, as far as there is enough of it. ``is_bounded`` is
    false if cards that give further cards could not be avoided.
    """

    def __init__(self, works: Works, seat: i64, draws: bool, points: bool) -> None:
        self.works = works
        self.seat = seat
        self.kit = works.kit
        self.draws = draws  # whether what is drawn may be used
        self.points = points  # whether prestige counts
        self.is_bounded = True
        self.row: list[int] = []  # blueprints of the market, for a Replicator
        self.is_plain = filled(KINDS, 0)  # cards whose worth depends on no other card
        self.turns = filled(KINDS, 0)  # cards that turn a die, or bring one
        self.drawn_turns: i64 = 0  # the same by cards that are drawn
        self.must_come = filled(KINDS, 0)  # cards that chance cannot avoid, if enough are drawn
        self.may_come = filled(KINDS, 0)  # how many of others it can draw instead
        self.free_draws: i64 = 0  # how many of those it needs
        self.may_hold = filled(KINDS, 0)
        self.tools = filled(len(TOOLS), 0)  # of cards that may be held
        self.least_metal = filled(KINDS, 0)  # for building
        self.most_prestige = filled(KINDS, 0)  # of one more copy
        self._look_at_cards()
        if draws:
            self._look_at_deck()
        self._look_at_hand()

    def _look_at_cards(self) -> None:
        kit = self.kit
        slot: i64
        for slot in range(SLOTS):
            if self.works.market[slot] != NO_CARD:
                self.row.append(self.works.market[slot])
        lowered: i64 = 0  # types of cards that make others cheaper, as bits
        card: i64
        for card in range(KINDS):
            if kit.discount[card] != 0:
                lowered |= 1 << kit.discount_type[card]
        for card in range(KINDS):
            odd = kit.choice[card] == A_CARD or kit.choice[card] == A_SPLIT
            if not odd and self._cards_of(card) == 0 and (lowered >> kit.type[card]) & 1 == 0:
                self.is_plain[card] = 1
            changes = kit.change[card] != NO_CHANGE and kit.change[card] != AGAIN
            if changes or kit.extra[card] != NO_EXTRA or kit.choice[card] == A_CARD:
                self.turns[card] = 1
            self.least_metal[card] = self._least_metal(card)
            if self.points:
                self.most_prestige[card] = self._most_prestige(card)

    def _cards_of(self, card: i64) -> i64:
        """How many cards a card gives at most."""
        return self.kit.give_cards[card] + self.kit.options[card * len(GAINS) + CARDS_GAIN]

    def _least_metal(self, card: i64) -> i64:
        """What a card costs if all others that make it cheaper are built first."""
        kit = self.kit
        metal = kit.metal[card]
        other: i64
        for other in range(KINDS):
            if kit.discount[card] != 0 and kit.type[other] == kit.discount_type[card]:
                count = self.works.built[self.seat * KINDS + other] + self._held(other)
                metal -= kit.discount[card] * count
        return metal if metal > 0 else 0

    def _most_prestige(self, card: i64) -> i64:
        most: i64 = 0
        step: i64
        for step in range(card * (MOST_COPIES + 1), (card + 1) * (MOST_COPIES + 1) - 1):
            gained = self.kit.prestige[step + 1] - self.kit.prestige[step]
            if gained > most:
                most = gained
        return most

    def _look_at_deck(self) -> None:
        """What chance can draw; the discard pile is shuffled once the deck is empty."""
        deck, discard = self.works.deck, self.works.discard
        self.free_draws = self._most_draws()
        card: i64
        if deck.total < self.free_draws:
            self.free_draws -= deck.total
            self._must_all_come(deck.counts)
            self.drawn_turns = _ALL_DICE
            if self._offer(discard, turning=True) < self.free_draws:
                self._must_all_come(discard)
                for card in range(KINDS):
                    if self._held(card) > 0:
                        self._must_come(card)
        elif self._offer(deck.counts, turning=False) < self.free_draws:
            self.drawn_turns = _ALL_DICE
            if self._offer(deck.counts, turning=True) < self.free_draws:
                self.is_bounded = False

    def _must_all_come(self, counts: vec[i64]) -> None:
        card: i64
        for card in range(KINDS):
            if counts[card] > 0:
                self._must_come(card)

    def _must_come(self, card: i64) -> None:
        self.must_come[card] = 1
        if self.is_plain[card] == 0:
            self.is_bounded = False

    def _offer(self, counts: vec[i64], *, turning: bool) -> i64:
        """Chance may draw the plain cards of a pile; how many there are."""
        total: i64 = 0
        card: i64
        for card in range(KINDS):
            if self.is_plain[card] != 0 and (turning or self.turns[card] == 0):
                self.may_come[card] = counts[card]
                total += counts[card]
        return total

    def _most_draws(self) -> i64:
        """How many cards can be drawn, as long as none that is drawn gives more."""
        works, seat = self.works, self.seat
        spaces = self.kit.spaces - works.dice_count(seat, ON_FLOOR + RESEARCH)
        draws: i64 = spaces * _A_BONUS
        card: i64
        for card in range(KINDS):
            if works.built[seat * KINDS + card] > 0 or self._held(card) > 0:
                draws += self._cards_of(card)
        if works.built[seat * KINDS + REPLICATOR] > 0 or self._held(REPLICATOR) > 0:
            copied: i64 = 0
            for card in self.row:
                if self._cards_of(card) > copied:
                    copied = self._cards_of(card)
            draws += copied
        if works.marks[seat * MARKS + ARMED] != NO_CARD:
            draws += self._cards_of(works.marks[seat * MARKS + ARMED])
        return draws

    def _look_at_hand(self) -> None:
        card: i64
        for card in range(KINDS):
            if self._held(card) + self.must_come[card] + self.may_come[card] > 0:
                self.may_hold[card] = 1
                self.tools[self.kit.tool[card]] = 1

    def dice_to_turn(self, works: Works, seat: i64) -> i64:
        """How many dice can still be turned to another face, or come on top."""
        turns = self.drawn_turns
        if waiting_specialist(works, seat) != NO_CARD:
            turns += 1
        card: i64
        for card in range(KINDS):
            place = seat * KINDS + card
            if works.built[place] > 0:
                if works.worked[place] == NOT_USED:
                    turns += self.turns[card]
            elif self.turns[card] != 0 and held_of(works, seat, card) > 0:
                turns += 1
        return turns

    def _held(self, card: i64) -> i64:
        return held_of(self.works, self.seat, card)


def held_of(works: Works, seat: i64, card: i64) -> i64:
    """How many of a card a seat holds, those set aside included."""
    count = works.hands[seat * KINDS + card]
    if works.picked[seat * PICKS] == card:
        count += 1
    if works.picked[seat * PICKS + 1] == card:
        count += 1
    return count
