"""Using a card: what may be used, and the small choices up to the point where it works."""

from mypy_extensions import i64

from botyard.games.fantastic_factories.actions import GAINS
from botyard.games.fantastic_factories.cards import (
    BLUEPRINT_ROW,
    ENERGY,
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
    has_dice,
    refuse_formula,
    refuse_payment,
    sum_at,
)
from botyard.games.fantastic_factories.rules.piles import pick_card
from botyard.games.fantastic_factories.rules.working import work_card
from botyard.games.fantastic_factories.state import (
    CHOSEN,
    NOT_USED,
    PICKS,
    STOCKS,
    UNPLACED,
    Works,
)
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL


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


def refuse_copy(works: Works, seat: i64, card: i64) -> int:
    """
    Which clause, if any, forbids the Replicator to use this card.

    Clauses: FF-38, FF-38a, FF-38b, FF-38c, FF-38d, FF-38e.
    """
    if not works.in_blueprint_row(card):
        return NOT_TO_COPY
    if works.kit.type[card] == MONUMENT or works.kit.choice[card] == A_CARD:
        return NEVER_COPIED  # FF-38b
    return refuse_formula(works, seat, card, replicator_energy(works))


def replicator_energy(works: Works) -> i64:
    """What the Replicator itself costs."""
    return works.kit.pay_energy[REPLICATOR * BY_X]


def begin_use(works: Works, seat: i64, card: i64, dealer: Dealer) -> None:
    """
    The first choice of an activation; a card without any works at once.

    Clauses: FF-28, FF-68.
    """
    if works.kit.choice[card] == A_CARD:
        works.begin(seat, COPY_STEP)
    else:
        _go_on(works, seat, card, 0, dealer)


def begin_copy(works: Works, seat: i64, card: i64, dealer: Dealer) -> None:
    """
    The Replicator uses a card of the market as if it stood in the compound.

    One that is set off elsewhere is set off by the Replicator later on.

    Clauses: FF-38, FF-38d.
    """
    if works.kit.mode[card] == ACTIVE:
        _go_on(works, seat, card, 1, dealer)
    else:
        work_card(works, seat, card, 1, 0, dealer)


def refuse_die(works: Works, seat: i64, value: i64) -> int:
    """
    Which clause, if any, forbids choosing a die of this value for the card.

    Clauses: FF-16, FF-28, FF-68.
    """
    card = works.argument(seat)
    if works.dice_at(seat, UNPLACED, value) == 0:
        return NO_SUCH_DIE
    if works.kit.dice[card] == THREE:
        return LEGAL if _leads_to_sum(works, seat, card, value) else DIE_DOES_NOT_FIT
    if not has_dice(works, seat, card, value):
        return DIE_DOES_NOT_FIT
    return refuse_payment(works, seat, card, value, _more_energy(works, seat))


def choose_die(works: Works, seat: i64, value: i64, dealer: Dealer) -> None:
    """
    A die for the card; equal ones and a run come along, three for a sum one by one.

    Clauses: FF-28, FF-32b.
    """
    card, copied = works.argument(seat), works.second_argument(seat)
    rule = works.kit.dice[card]
    count: i64 = 1 if rule == THREE else works.kit.dice_count[card]
    while count > 0:
        _choose(works, seat, value)
        if rule == RUN:
            value += 1
        count -= 1
    _go_on(works, seat, card, copied, dealer)


def refuse_training(works: Works, seat: i64, value: i64) -> int:
    """
    Only an unplaced die that the card can change.

    Clauses: FF-30, FF-30b, FF-30c.
    """
    card = works.argument(seat)
    if works.dice_at(seat, UNPLACED, value) == 0:
        return NO_SUCH_DIE_TO_CHANGE
    if (works.kit.values[card] >> value) & 1 == 0:
        return SIX_STAYS if works.kit.change[card] == UP else ONE_STAYS
    return LEGAL


def train(works: Works, seat: i64, value: i64, dealer: Dealer) -> None:
    """
    One unplaced die is changed.

    Clauses: FF-30.
    """
    _choose(works, seat, value)
    work_card(works, seat, works.argument(seat), works.second_argument(seat), 0, dealer)


def refuse_reroll(works: Works, seat: i64) -> int:
    """
    At least one die is rolled again.

    Clauses: FF-30d.
    """
    return NO_DIE_CHOSEN if works.dice_count(seat, CHOSEN) == 0 else LEGAL


def choose_to_reroll(works: Works, seat: i64, value: i64) -> None:
    """
    One more unplaced die to be rolled again.

    Clauses: FF-30d.
    """
    _choose(works, seat, value)


def reroll(works: Works, seat: i64, dealer: Dealer) -> None:
    """
    The chosen dice are rolled again, for 1 energy in all.

    Clauses: FF-30d.
    """
    work_card(works, seat, works.argument(seat), works.second_argument(seat), 0, dealer)


def refuse_discard(works: Works, seat: i64, card: i64) -> int:
    """
    Any blueprint from hand, whatever its tool.

    Clauses: FF-69.
    """
    return NOT_HELD_TO_USE if works.hands[seat * KINDS + card] == 0 else LEGAL


def choose_discard(works: Works, seat: i64, card: i64, dealer: Dealer) -> None:
    """
    A blueprint that is discarded for the activation.

    Clauses: FF-69.
    """
    pick_card(works, seat, card)
    _go_on(works, seat, works.argument(seat), works.second_argument(seat), dealer)


def refuse_value(works: Works, seat: i64, value: i64) -> int:
    """
    X has to be paid for, where it is; an extra die may have any value.

    Clauses: FF-31a, FF-32h, FF-68.
    """
    card = works.argument(seat)
    if works.kit.dice_count[card] > 0:
        return LEGAL  # FF-32h
    return refuse_payment(works, seat, card, value, _more_energy(works, seat))


def refuse_gain(works: Works, seat: i64, what: i64) -> int:
    """
    One of the gains that the card offers.

    Clauses: FF-28, FF-32g, FF-33c.
    """
    card = works.argument(seat)
    return NO_SUCH_GAIN if works.kit.options[card * len(GAINS) + what] == 0 else LEGAL


def refuse_split(works: Works, seat: i64, metal: i64) -> int:
    """
    Never more metal or energy than is printed on the discarded card.

    Clauses: FF-34.
    """
    discarded = works.picked[seat * PICKS]
    total = works.kit.refund[works.argument(seat)]
    if metal > works.kit.metal[discarded] or total - metal > works.kit.energy[discarded]:
        return NOT_PRINTED
    return LEGAL


def decide(works: Works, seat: i64, decided: i64, dealer: Dealer) -> None:
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


def _refuse_replicator(works: Works, seat: i64) -> int:
    """
    Some card of the market must be usable.

    Clauses: FF-38, FF-38a.
    """
    if works.stock[seat * STOCKS + ENERGY] < replicator_energy(works):
        return REPLICATOR_NEEDS_ENERGY
    slot: i64
    for slot in range(SLOTS):
        card = works.market[BLUEPRINT_ROW * SLOTS + slot]
        if card != NO_CARD and refuse_copy(works, seat, card) == LEGAL:
            return LEGAL
    return NOTHING_TO_COPY


def _more_energy(works: Works, seat: i64) -> i64:
    """What the Replicator costs, if the seat uses a card by it."""
    return replicator_energy(works) if works.second_argument(seat) != 0 else 0


def _choose(works: Works, seat: i64, value: i64) -> None:
    works.add_die(seat, UNPLACED, value, -1)
    works.add_die(seat, CHOSEN, value)


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
