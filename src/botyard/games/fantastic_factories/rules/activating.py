"""Using a card: what may be used, and the small choices up to the point where it works."""

from mypy_extensions import i64

from botyard.games.fantastic_factories.actions import DIE, GAINS
from botyard.games.fantastic_factories.cards import (
    BLUEPRINT_ROW,
    BLUEPRINTS,
    ENERGY,
    FACES,
    KINDS,
    MONUMENT,
    NO_CARD,
    REPLICATOR,
    SLOTS,
)
from botyard.games.fantastic_factories.declared import (
    COPY_STEP,
    DIE_DOES_NOT_FIT,
    DIE_STEP,
    DISCARD_STEP,
    GAIN_STEP,
    MONUMENT_ONLY_STANDS,
    NEVER_COPIED,
    NO_DIE_CHOSEN,
    NO_SUCH_DIE,
    NO_SUCH_DIE_TO_CHANGE,
    NO_SUCH_GAIN,
    NOT_BUILT_YET,
    NOT_HELD_TO_USE,
    NOT_PRINTED,
    NOT_TO_COPY,
    NOTHING_TO_COPY,
    ONE_STAYS,
    REPLICATOR_NEEDS_ENERGY,
    REROLL_STEP,
    SETS_ITSELF_OFF,
    SIX_STAYS,
    SPLIT_STEP,
    TRAIN_STEP,
    USED_ALREADY,
    VALUE_STEP,
)
from botyard.games.fantastic_factories.formulas import (
    A_CARD,
    A_DIE,
    A_GAIN,
    A_SPLIT,
    A_VALUE,
    ACTIVE,
    BY_X,
    NEVER,
    RUN,
    SOME_DICE,
    THREE,
    UP,
)
from botyard.games.fantastic_factories.rules.formula import (
    best_sum,
    cheapest,
    explain_formula,
    has_dice,
    refuse_formula,
    refuse_payment,
    sum_at,
)
from botyard.games.fantastic_factories.rules.piles import lowest_first, pick_card
from botyard.games.fantastic_factories.rules.rows import blueprints
from botyard.games.fantastic_factories.rules.working import work_card
from botyard.games.fantastic_factories.state import (
    CHOSEN,
    NOT_USED,
    PICKS,
    STOCKS,
    UNPLACED,
    Works,
)
from botyard.games.fantastic_factories.steps import Choice, Step
from botyard.kernel.dealer import Dealer
from botyard.kernel.game import Json
from botyard.kernel.reasons import LEGAL


class Using(Step):
    """
    A card is being used: dice, discards and what else is decided, up to the point where it works.

    Clauses: FF-28, FF-68.
    """

    def facts(self, works: Works, seat: i64) -> Json:
        card = BLUEPRINTS.name(works.argument(seat))
        return super().facts(works, seat) | {"blueprint": card}


class Use(Choice):
    """
    A card of the compound is activated; one that leaves nothing to choose works at once.

    Clauses: FF-14, FF-21, FF-28, FF-29, FF-68.
    """

    def candidates(self, works: Works, seat: i64) -> list[int]:
        found: list[int] = []
        card: i64
        for card in range(KINDS):
            if works.built[seat * KINDS + card] > 0 and works.kit.mode[card] == ACTIVE:
                found.append(self.first + card)
        return found

    def refuse(self, works: Works, seat: i64, card: i64) -> int:
        return refuse_use(works, seat, card)

    def carry_out(self, works: Works, seat: i64, card: i64, dealer: Dealer) -> None:
        if works.kit.choice[card] == A_CARD:
            works.begin(seat, COPY_STEP)
        else:
            _go_on(works, seat, card, 0, dealer)

    def explain(self, works: Works, seat: i64, card: i64, reason: int) -> Json:
        if reason == REPLICATOR_NEEDS_ENERGY:
            have = works.stock[seat * STOCKS + ENERGY]
            return {"need": _replicator_energy(works), "have": have}
        return explain_formula(works, seat, card, cheapest(works, seat, card), 0, reason)


def refuse_use(works: Works, seat: i64, card: i64) -> int:
    """
    Which clause, if any, forbids activating this card now.

    Clauses: FF-21, FF-28, FF-29.
    """
    if works.built[seat * KINDS + card] == 0:
        return NOT_BUILT_YET
    mode = works.kit.mode[card]
    if mode != ACTIVE:
        return MONUMENT_ONLY_STANDS if mode == NEVER else SETS_ITSELF_OFF
    if works.worked[seat * KINDS + card] != NOT_USED:
        return USED_ALREADY
    if works.kit.choice[card] == A_CARD:
        return _refuse_replicator(works, seat)
    return refuse_formula(works, seat, card, 0)


def _refuse_replicator(works: Works, seat: i64) -> int:
    """
    Some card of the market must be usable.

    Clauses: FF-38, FF-38a.
    """
    if works.stock[seat * STOCKS + ENERGY] < _replicator_energy(works):
        return REPLICATOR_NEEDS_ENERGY
    slot: i64
    for slot in range(SLOTS):
        card = works.market[BLUEPRINT_ROW * SLOTS + slot]
        if card != NO_CARD and refuse_copy(works, seat, card) == LEGAL:
            return LEGAL
    return NOTHING_TO_COPY


class Copy(Choice):
    """
    The Replicator uses a card of the market as if it stood in the compound.

    One that is set off elsewhere is set off by the Replicator later on.

    Clauses: FF-38, FF-38d.
    """

    def candidates(self, works: Works, seat: i64) -> list[int]:
        return [self.first + card for card in blueprints(works)]

    def refuse(self, works: Works, seat: i64, card: i64) -> int:
        return refuse_copy(works, seat, card)

    def carry_out(self, works: Works, seat: i64, card: i64, dealer: Dealer) -> None:
        if works.kit.mode[card] == ACTIVE:
            _go_on(works, seat, card, 1, dealer)
        else:
            work_card(works, seat, card, 1, 0, dealer)

    def explain(self, works: Works, seat: i64, card: i64, reason: int) -> Json:
        x = cheapest(works, seat, card)
        return explain_formula(works, seat, card, x, _replicator_energy(works), reason)


def refuse_copy(works: Works, seat: i64, card: i64) -> int:
    """
    Which clause, if any, forbids the Replicator to use this card.

    Clauses: FF-38, FF-38a, FF-38b, FF-38c, FF-38d, FF-38e.
    """
    if not works.in_blueprint_row(card):
        return NOT_TO_COPY
    if works.kit.type[card] == MONUMENT or works.kit.choice[card] == A_CARD:
        return NEVER_COPIED  # FF-38b
    return refuse_formula(works, seat, card, _replicator_energy(works))


def _replicator_energy(works: Works) -> i64:
    """What the Replicator itself costs."""
    return works.kit.pay_energy[REPLICATOR * BY_X]


def _more_energy(works: Works, seat: i64) -> i64:
    """What the Replicator costs, if the seat uses a card by it."""
    return _replicator_energy(works) if works.second_argument(seat) != 0 else 0


class ChooseDie(Choice):
    """
    A die for the card; equal ones and a run come along, three for a sum one by one.

    Clauses: FF-16, FF-28, FF-32b, FF-68.
    """

    def candidates(self, works: Works, seat: i64) -> list[int]:
        card = works.argument(seat)
        if works.kit.dice[card] != THREE:
            return _unplaced(works, seat, 1)
        left = works.kit.dice_count[card] - works.dice_count(seat, CHOSEN)
        lowest = _last_chosen(works, seat)
        found: list[int] = []
        from_here: i64 = 0
        value: i64 = FACES
        while value >= lowest:
            here = works.dice_at(seat, UNPLACED, value)
            from_here += here
            if here > 0 and from_here >= left:
                found.append(self.first + value - 1)
            value -= 1
        return found if found else _unplaced(works, seat, 1)  # one was chosen out of turn

    def courtesies(self, works: Works, seat: i64) -> list[int]:
        return self.in_any_order(works, seat)

    def refuse(self, works: Works, seat: i64, number: i64) -> int:
        card, value = works.argument(seat), number + 1
        if works.dice_at(seat, UNPLACED, value) == 0:
            return NO_SUCH_DIE
        if works.kit.dice[card] == THREE:
            return LEGAL if _leads_to_sum(works, seat, card, value) else DIE_DOES_NOT_FIT
        if not has_dice(works, seat, card, value):
            return DIE_DOES_NOT_FIT
        return refuse_payment(works, seat, card, value, _more_energy(works, seat))

    def carry_out(self, works: Works, seat: i64, number: i64, dealer: Dealer) -> None:
        card, copied, value = works.argument(seat), works.second_argument(seat), number + 1
        rule = works.kit.dice[card]
        count: i64 = 1 if rule == THREE else works.kit.dice_count[card]
        while count > 0:
            _choose(works, seat, value)
            if rule == RUN:
                value += 1
            count -= 1
        _go_on(works, seat, card, copied, dealer)

    def explain(self, works: Works, seat: i64, number: i64, reason: int) -> Json:
        card, more = works.argument(seat), _more_energy(works, seat)
        return explain_formula(works, seat, card, number + 1, more, reason)


def _leads_to_sum(works: Works, seat: i64, card: i64, value: i64) -> bool:
    """
    Whether the sum can be reached with this die and the highest of the others.

    Clauses: FF-32l.
    """
    missing = works.kit.dice_count[card] - works.dice_count(seat, CHOSEN) - 1
    so_far = sum_at(works, seat, CHOSEN) + value
    works.add_die(seat, UNPLACED, value, -1)
    highest = best_sum(works, seat, missing)
    works.add_die(seat, UNPLACED, value)
    return highest >= 0 and so_far + highest >= works.kit.least[card]


class Train(Choice):
    """
    One unplaced die that the card can change is changed.

    Clauses: FF-30, FF-30b, FF-30c.
    """

    def candidates(self, works: Works, seat: i64) -> list[int]:
        return _unplaced(works, seat, 1)

    def refuse(self, works: Works, seat: i64, number: i64) -> int:
        card, value = works.argument(seat), number + 1
        if works.dice_at(seat, UNPLACED, value) == 0:
            return NO_SUCH_DIE_TO_CHANGE
        if (works.kit.values[card] >> value) & 1 == 0:
            return SIX_STAYS if works.kit.change[card] == UP else ONE_STAYS
        return LEGAL

    def carry_out(self, works: Works, seat: i64, number: i64, dealer: Dealer) -> None:
        _choose(works, seat, number + 1)
        _decide(works, seat, 0, dealer)


class ChooseToReroll(Train):
    """
    One more unplaced die to be rolled again.

    Clauses: FF-30d.
    """

    def candidates(self, works: Works, seat: i64) -> list[int]:
        return _unplaced(works, seat, _last_chosen(works, seat))

    def courtesies(self, works: Works, seat: i64) -> list[int]:
        return self.in_any_order(works, seat)

    def carry_out(self, works: Works, seat: i64, number: i64, dealer: Dealer) -> None:
        _choose(works, seat, number + 1)


class Reroll(Choice):
    """
    The chosen dice, at least one, are rolled again, for 1 energy in all.

    Clauses: FF-30d.
    """

    def refuse(self, works: Works, seat: i64, number: i64) -> int:
        return NO_DIE_CHOSEN if works.dice_count(seat, CHOSEN) == 0 else LEGAL

    def carry_out(self, works: Works, seat: i64, number: i64, dealer: Dealer) -> None:
        _decide(works, seat, 0, dealer)


class DiscardToUse(Choice):
    """
    Any blueprint from hand, whatever its tool, is discarded for the activation.

    Clauses: FF-69.
    """

    def candidates(self, works: Works, seat: i64) -> list[int]:
        left = works.kit.pay_cards[works.argument(seat)] - works.picked_count(seat)
        return lowest_first(works, seat, left, _last_picked(works, seat))

    def courtesies(self, works: Works, seat: i64) -> list[int]:
        return self.in_any_order(works, seat)

    def refuse(self, works: Works, seat: i64, card: i64) -> int:
        return NOT_HELD_TO_USE if works.hands[seat * KINDS + card] == 0 else LEGAL

    def carry_out(self, works: Works, seat: i64, card: i64, dealer: Dealer) -> None:
        pick_card(works, seat, card)
        _go_on(works, seat, works.argument(seat), works.second_argument(seat), dealer)


class ChooseValue(Choice):
    """
    X has to be paid for, where it is; an extra die may have any value.

    Clauses: FF-31a, FF-32h, FF-68.
    """

    def refuse(self, works: Works, seat: i64, number: i64) -> int:
        card = works.argument(seat)
        if works.kit.dice_count[card] > 0:
            return LEGAL  # FF-32h
        return refuse_payment(works, seat, card, number + 1, _more_energy(works, seat))

    def carry_out(self, works: Works, seat: i64, number: i64, dealer: Dealer) -> None:
        _decide(works, seat, number + 1, dealer)

    def explain(self, works: Works, seat: i64, number: i64, reason: int) -> Json:
        card, more = works.argument(seat), _more_energy(works, seat)
        return explain_formula(works, seat, card, number + 1, more, reason)


class ChooseGain(Choice):
    """
    One of the gains that the card offers.

    Clauses: FF-28, FF-32g, FF-33c.
    """

    def refuse(self, works: Works, seat: i64, what: i64) -> int:
        offered = works.kit.options[works.argument(seat) * len(GAINS) + what]
        return NO_SUCH_GAIN if offered == 0 else LEGAL

    def carry_out(self, works: Works, seat: i64, what: i64, dealer: Dealer) -> None:
        _decide(works, seat, what, dealer)


class ChooseSplit(Choice):
    """
    Never more metal or energy than is printed on the discarded card.

    Clauses: FF-34.
    """

    def refuse(self, works: Works, seat: i64, metal: i64) -> int:
        discarded = works.picked[seat * PICKS]
        total = works.kit.refund[works.argument(seat)]
        if metal > works.kit.metal[discarded] or total - metal > works.kit.energy[discarded]:
            return NOT_PRINTED
        return LEGAL

    def carry_out(self, works: Works, seat: i64, metal: i64, dealer: Dealer) -> None:
        _decide(works, seat, metal, dealer)


def _decide(works: Works, seat: i64, decided: i64, dealer: Dealer) -> None:
    """
    The last choice: a value, a gain, or so much metal of four resources.

    Clauses: FF-68.
    """
    work_card(works, seat, works.argument(seat), works.second_argument(seat), decided, dealer)


def _go_on(works: Works, seat: i64, card: i64, copied: i64, dealer: Dealer) -> None:
    """
    The next choice of an activation: dice, discards, then what else is decided.

    Clauses: FF-68.
    """
    kit = works.kit
    choice = kit.choice[card]
    if works.dice_count(seat, CHOSEN) < kit.dice_count[card]:
        works.begin(seat, DIE_STEP, card, copied)
    elif choice == A_DIE:
        works.begin(seat, TRAIN_STEP, card, copied)
    elif choice == SOME_DICE:
        works.begin(seat, REROLL_STEP, card, copied)
    elif works.picked_count(seat) < kit.pay_cards[card]:
        works.begin(seat, DISCARD_STEP, card, copied)
    elif choice == A_VALUE:
        works.begin(seat, VALUE_STEP, card, copied)
    elif choice == A_GAIN:
        works.begin(seat, GAIN_STEP, card, copied)
    elif choice == A_SPLIT and _is_more_than_refund(works, seat, card):
        works.begin(seat, SPLIT_STEP, card, copied)
    else:
        work_card(works, seat, card, copied, 0, dealer)


def _is_more_than_refund(works: Works, seat: i64, card: i64) -> bool:
    """
    Whether the discarded card costs more than is given for it.

    Clauses: FF-34.
    """
    discarded = works.picked[seat * PICKS]
    return works.kit.metal[discarded] + works.kit.energy[discarded] > works.kit.refund[card]


def _choose(works: Works, seat: i64, value: i64) -> None:
    works.add_die(seat, UNPLACED, value, -1)
    works.add_die(seat, CHOSEN, value)


def _unplaced(works: Works, seat: i64, lowest: i64) -> list[int]:
    """Every value that an unplaced die shows, from the lowest allowed."""
    found: list[int] = []
    value: i64
    for value in range(lowest, FACES + 1):
        if works.dice_at(seat, UNPLACED, value) > 0:
            found.append(DIE + value - 1)
    return found


def _last_picked(works: Works, seat: i64) -> i64:
    """The highest card that was set aside, or 0."""
    highest: i64 = 0
    place: i64
    for place in range(seat * PICKS, seat * PICKS + PICKS):
        if works.picked[place] > highest:
            highest = works.picked[place]
    return highest


def _last_chosen(works: Works, seat: i64) -> i64:
    """The highest value of the chosen dice, or 1."""
    value: i64 = FACES
    while value > 1 and works.dice_at(seat, CHOSEN, value) == 0:
        value -= 1
    return value
