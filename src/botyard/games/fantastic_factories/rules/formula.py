"""Whether what a card needs can be met now, from what the seat has, without draws or rolls."""

from mypy_extensions import i64

from botyard.games.fantastic_factories.cards import ENERGY, FACES, METAL
from botyard.games.fantastic_factories.declared import (
    COPY_NEEDS_ENERGY,
    NEEDS_CARDS,
    NEEDS_DICE,
    NEEDS_ENERGY,
    NEEDS_METAL,
    NO_DIE_TO_CHANGE,
)
from botyard.games.fantastic_factories.formulas import (
    A_VALUE,
    BY_X,
    NO_CHANGE,
    NO_DIE,
    ONE,
    RUN,
    THREE,
)
from botyard.games.fantastic_factories.state import CHOSEN, STOCKS, UNPLACED, Works
from botyard.kernel.game import Json
from botyard.kernel.reasons import LEGAL


def refuse_formula(works: Works, seat: i64, card: i64, more_energy: i64) -> int:
    """
    Which part of a card's formula cannot be met, if any: some way to the end must exist.

    A Replicator needs more energy on top.

    Clauses: FF-28, FF-38a, FF-68, FF-69.
    """
    kit = works.kit
    if kit.pay_cards[card] > 0 and works.hand_size(seat) < kit.pay_cards[card]:
        return NEEDS_CARDS
    if kit.change[card] != NO_CHANGE and not _can_change(works, seat, card):
        return NO_DIE_TO_CHANGE  # FF-30
    rule = kit.dice[card]
    if rule == NO_DIE:
        return refuse_payment(works, seat, card, cheapest(works, seat, card), more_energy)
    if rule == THREE:
        if not _can_reach(works, seat, card):
            return NEEDS_DICE
        return refuse_payment(works, seat, card, 0, more_energy)
    reason = NEEDS_DICE
    value: i64
    for value in range(1, FACES + 1):
        if has_dice(works, seat, card, value):
            reason = refuse_payment(works, seat, card, value, more_energy)
            if reason == LEGAL:
                return LEGAL
    return reason


def refuse_payment(works: Works, seat: i64, card: i64, x: i64, more_energy: i64) -> int:
    """
    Whether metal and energy suffice for this X.

    Clauses: FF-38a, FF-68.
    """
    if works.stock[seat * STOCKS + METAL] < works.kit.pay_metal[card * BY_X + x]:
        return NEEDS_METAL
    energy = works.kit.pay_energy[card * BY_X + x] + more_energy
    if works.stock[seat * STOCKS + ENERGY] < energy:
        return COPY_NEEDS_ENERGY if more_energy > 0 else NEEDS_ENERGY
    return LEGAL


def explain_formula(
    works: Works, seat: i64, card: i64, x: i64, more_energy: i64, reason: int
) -> Json:
    """What a card needs with this X, and what there is."""
    if reason == NEEDS_METAL:
        need = works.kit.pay_metal[card * BY_X + x]
        return {"need": need, "have": works.stock[seat * STOCKS + METAL]}
    if reason == NEEDS_ENERGY or reason == COPY_NEEDS_ENERGY:
        need = works.kit.pay_energy[card * BY_X + x] + more_energy
        return {"need": need, "have": works.stock[seat * STOCKS + ENERGY]}
    if reason == NEEDS_CARDS:
        return {"need": works.kit.pay_cards[card], "have": works.hand_size(seat)}
    if reason == NEEDS_DICE:
        return {"need": works.kit.dice_count[card], "have": works.dice_count(seat, UNPLACED)}
    return {}


def cheapest(works: Works, seat: i64, card: i64) -> i64:
    """The lowest X that the dice allow."""
    if works.kit.dice[card] == NO_DIE:
        return 1 if works.kit.choice[card] == A_VALUE else 0
    value: i64
    if works.kit.dice[card] != THREE:
        for value in range(1, FACES + 1):
            if has_dice(works, seat, card, value):
                return value
    return 0


def has_dice(works: Works, seat: i64, card: i64, value: i64) -> bool:
    """
    Whether the dice of a card can be met with this value, for a run the lowest of the three.

    Clauses: FF-28, FF-32b.
    """
    rule = works.kit.dice[card]
    dice = works.dice_at(seat, UNPLACED, value)
    if rule == ONE:
        return dice > 0 and (works.kit.values[card] >> value) & 1 != 0
    if rule == RUN:
        return (
            value <= FACES - 2
            and dice > 0
            and works.dice_at(seat, UNPLACED, value + 1) > 0
            and works.dice_at(seat, UNPLACED, value + 2) > 0
        )
    return dice >= works.kit.dice_count[card]


def best_sum(works: Works, seat: i64, count: i64) -> i64:
    """The highest sum of so many unplaced dice, or -1 if there are not so many."""
    total: i64 = 0
    value: i64 = FACES
    while value > 0 and count > 0:
        dice = works.dice_at(seat, UNPLACED, value)
        if dice > count:
            dice = count
        total += dice * value
        count -= dice
        value -= 1
    return total if count == 0 else -1


def sum_at(works: Works, seat: i64, place: i64) -> i64:
    """The sum of the dice at a place."""
    total: i64 = 0
    value: i64
    for value in range(1, FACES + 1):
        total += works.dice_at(seat, place, value) * value
    return total


def _can_change(works: Works, seat: i64, card: i64) -> bool:
    """
    Whether there is an unplaced die that this card can change.

    Clauses: FF-30.
    """
    value: i64
    for value in range(1, FACES + 1):
        if (works.kit.values[card] >> value) & 1 != 0 and works.dice_at(seat, UNPLACED, value) > 0:
            return True
    return False


def _can_reach(works: Works, seat: i64, card: i64) -> bool:
    """
    Whether the highest dice have the sum that the card needs.

    Clauses: FF-32l.
    """
    missing = works.kit.dice_count[card] - works.dice_count(seat, CHOSEN)
    highest = best_sum(works, seat, missing)
    return highest >= 0 and highest + sum_at(works, seat, CHOSEN) >= works.kit.least[card]
