"""A card works: everything is spent, then everything is gained, then Laboratory draws."""

from mypy_extensions import i64

from botyard.games.fantastic_factories.actions import CARDS_GAIN, GAINS
from botyard.games.fantastic_factories.cards import (
    ENERGY,
    FACES,
    GOODS,
    KINDS,
    METAL,
    NO_CARD,
    REPLICATOR,
)
from botyard.games.fantastic_factories.declared import (
    ARMED,
    CHANGED,
    COPIED,
    EXTRA,
    EXTRA_DIE,
    PICKED_UP,
    PUT,
    REROLLED,
    ROLLED,
    SET_OFF,
    USED,
)
from botyard.games.fantastic_factories.formulas import (
    A_GAIN,
    A_SPLIT,
    A_VALUE,
    ACTIVE,
    AGAIN,
    BY_GOODS,
    BY_X,
    CHOSEN_DIE,
    FLIP,
    NO_CHANGE,
    NO_DIE,
    ROLLED_DIE,
    UP,
)
from botyard.games.fantastic_factories.rules.ending import look_for_end
from botyard.games.fantastic_factories.rules.piles import (
    FACES_OF_DIE,
    discard_picked,
    draw_cards,
    gain,
    pay,
)
from botyard.games.fantastic_factories.state import ARMED as ARMED_MARK
from botyard.games.fantastic_factories.state import (
    CHOSEN,
    MARKS,
    NOT_USED,
    PICKS,
    UNPLACED,
    USED_WITHOUT_DICE,
    Works,
)
from botyard.games.fantastic_factories.state import COPIED as COPIED_MARK
from botyard.kernel.dealer import Dealer


def work_card(
    works: Works, seat: i64, card: i64, copied: i64, decided: i64, dealer: Dealer
) -> None:
    """
    A card works, with the dice and cards that were chosen for it and the last choice made.

    Clauses: FF-28, FF-68.
    """
    works.finished(seat)
    kit = works.kit
    own = REPLICATOR if copied != 0 else card
    dealer.tell(USED, seat, own)
    if copied != 0:
        works.marks[seat * MARKS + COPIED_MARK] = card
        dealer.tell(COPIED, seat, card)
    if kit.mode[card] != ACTIVE:
        _spend(works, seat, card, own, 0, dealer)
        works.marks[seat * MARKS + ARMED_MARK] = card  # FF-38d
        dealer.tell(ARMED, seat, card)
        return
    x = _x_of(works, seat, card, decided)
    discarded = works.picked[seat * PICKS]
    _spend(works, seat, card, own, x, dealer)
    gain(works, seat, GOODS, kit.give_goods[card], dealer)
    metal, energy, cards = _gains(works, card, x, decided, discarded)
    gain(works, seat, METAL, metal, dealer)
    gain(works, seat, ENERGY, energy, dealer)
    _train(works, seat, card, dealer)
    _extra_die(works, seat, card, decided, dealer)
    draw_cards(works, seat, cards, dealer)
    if kit.give_goods[card] > 0:
        _set_off_by_goods(works, seat, dealer)
        look_for_end(works, seat, dealer)


def _x_of(works: Works, seat: i64, card: i64, decided: i64) -> i64:
    """
    X: the value of the dice, or the chosen one.

    Clauses: FF-31a, FF-32e, FF-33b.
    """
    if works.kit.dice[card] != NO_DIE:
        return lowest_chosen(works, seat)
    return decided if works.kit.choice[card] == A_VALUE else 0


def _spend(works: Works, seat: i64, card: i64, own: i64, x: i64, dealer: Dealer) -> None:
    """
    Spending comes first: energy, metal, cards, and the dice, which stay on the card.

    Clauses: FF-38, FF-38a, FF-67, FF-68.
    """
    kit = works.kit
    energy: i64 = 0
    if kit.mode[card] == ACTIVE:
        energy = kit.pay_energy[card * BY_X + x]
        pay(works, seat, METAL, kit.pay_metal[card * BY_X + x], dealer)
    if own != card:
        energy += kit.pay_energy[own * BY_X]  # FF-38a
    pay(works, seat, ENERGY, energy, dealer)
    discard_picked(works, seat, dealer)
    worked: i64 = 0
    if kit.change[card] == NO_CHANGE:
        value: i64 = FACES
        while value > 0:
            chosen = works.dice_at(seat, CHOSEN, value)
            works.add_die(seat, CHOSEN, value, -chosen)
            while chosen > 0:
                worked = worked * (FACES + 1) + value
                dealer.tell(PUT, seat, own, value)
                chosen -= 1
            value -= 1
    works.worked[seat * KINDS + own] = USED_WITHOUT_DICE + worked


def _gains(works: Works, card: i64, x: i64, decided: i64, discarded: i64) -> tuple[i64, i64, i64]:
    """
    Metal, energy and cards that a card gives: printed, chosen, or by the discarded card.

    Clauses: FF-32, FF-32a, FF-32b, FF-32c, FF-32d, FF-32e, FF-32f, FF-32g, FF-32h, FF-32i.
    Clauses: FF-32j, FF-32k, FF-32l, FF-33, FF-33a, FF-33b, FF-33c, FF-33d, FF-33e, FF-33f.
    Clauses: FF-33g, FF-34.
    """
    kit = works.kit
    metal = kit.give_metal[card * BY_X + x]
    energy = kit.give_energy[card * BY_X + x]
    cards = kit.give_cards[card]
    choice = kit.choice[card]
    if choice == A_GAIN:
        amount = kit.options[card * len(GAINS) + decided]
        if decided == METAL:
            metal += amount
        elif decided == ENERGY:
            energy += amount
        elif decided == CARDS_GAIN:
            cards += amount
    elif choice == A_SPLIT:
        refund_metal, refund_energy = kit.metal[discarded], kit.energy[discarded]
        if refund_metal + refund_energy > kit.refund[card]:  # FF-34
            refund_metal, refund_energy = decided, kit.refund[card] - decided
        metal += refund_metal
        energy += refund_energy
    return metal, energy, cards


def _train(works: Works, seat: i64, card: i64, dealer: Dealer) -> None:
    """
    The chosen dice are changed, or rolled again, and stay unplaced.

    Clauses: FF-30, FF-30a, FF-30b, FF-30c, FF-30d.
    """
    change = works.kit.change[card]
    if change == NO_CHANGE:
        return
    dice = works.dice_count(seat, CHOSEN)
    value: i64
    for value in range(1, FACES + 1):
        chosen = works.dice_at(seat, CHOSEN, value)
        works.add_die(seat, CHOSEN, value, -chosen)
        while chosen > 0:
            chosen -= 1
            if change == AGAIN:
                dealer.tell(PICKED_UP, seat, value)
            else:
                to = 7 - value if change == FLIP else value + 1 if change == UP else value - 1
                works.add_die(seat, UNPLACED, to)
                dealer.tell(CHANGED, seat, value, to)
    while change == AGAIN and dice > 0:
        _roll_die(works, seat, REROLLED + seat, dealer)
        dice -= 1


def _extra_die(works: Works, seat: i64, card: i64, value: i64, dealer: Dealer) -> None:
    """
    An extra die, of the chosen value or rolled, usable at once.

    Clauses: FF-31, FF-31a, FF-31b, FF-32h.
    """
    extra = works.kit.extra[card]
    if extra == CHOSEN_DIE:
        works.add_die(seat, UNPLACED, value)
        dealer.tell(EXTRA_DIE, seat, value)
    elif extra == ROLLED_DIE:
        _roll_die(works, seat, EXTRA + seat, dealer)


def _roll_die(works: Works, seat: i64, stream: i64, dealer: Dealer) -> None:
    value = dealer.roll(stream, FACES_OF_DIE)
    works.add_die(seat, UNPLACED, value)
    dealer.tell(ROLLED, seat, value)


def _set_off_by_goods(works: Works, seat: i64, dealer: Dealer) -> None:
    """
    Gaining goods sets off Laboratory once a round, and once more by a Replicator.

    Clauses: FF-35, FF-37, FF-38d.
    """
    card: i64
    for card in range(KINDS):
        if works.kit.mode[card] != BY_GOODS:
            continue
        place = seat * KINDS + card
        if works.built[place] > 0 and works.worked[place] == NOT_USED:
            works.worked[place] = USED_WITHOUT_DICE
            dealer.tell(SET_OFF, seat, card)
            draw_cards(works, seat, works.kit.give_cards[card], dealer)
        if works.marks[seat * MARKS + ARMED_MARK] == card:
            works.marks[seat * MARKS + ARMED_MARK] = NO_CARD
            dealer.tell(SET_OFF, seat, card)
            draw_cards(works, seat, works.kit.give_cards[card], dealer)


def lowest_chosen(works: Works, seat: i64) -> i64:
    """The lowest value of the chosen dice."""
    value: i64 = 1
    while works.dice_at(seat, CHOSEN, value) == 0:
        value += 1
    return value
