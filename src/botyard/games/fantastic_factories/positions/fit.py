"""Whether a position that somebody wrote can be: what is asked must fit what lies there."""

from typing import Final

from botyard.games.fantastic_factories.cards import (
    CONTRACTOR_ROW,
    CREW,
    ENERGY,
    FACES,
    FLOORS,
    KINDS,
    METAL,
    MONUMENT,
    NO_CARD,
    REPLICATOR,
    SLOTS,
)
from botyard.games.fantastic_factories.declared import (
    BUILD_STEP,
    COPY_STEP,
    DIE_STEP,
    DISCARD_STEP,
    DROP_STEP,
    GAIN_STEP,
    GIVE_STEP,
    HIRE_STEP,
    MARKET_STEP,
    MARKET_TURN_STEP,
    REROLL_STEP,
    RETURN_STEP,
    SET_STEP,
    SPLIT_STEP,
    TRAIN_STEP,
    VALUE_STEP,
    WORK_PHASE,
    WORK_STEP,
)
from botyard.games.fantastic_factories.formulas import (
    A_CARD,
    A_DIE,
    A_GAIN,
    A_SPLIT,
    A_VALUE,
    ACTIVE,
    NEVER,
    SOME_DICE,
)
from botyard.games.fantastic_factories.rules.ending import has_enough
from botyard.games.fantastic_factories.rules.workers import dice_to_set
from botyard.games.fantastic_factories.sequence import lay_out_market, lay_out_work
from botyard.games.fantastic_factories.state import (
    ARMED,
    CHOSEN,
    COPIED,
    HIRED,
    MARKS,
    NOT_USED,
    ON_FLOOR,
    STOCKS,
    Works,
)
from botyard.kernel.agenda import NOTHING, Agenda

_CHOICE_OF: Final = {VALUE_STEP: A_VALUE, GAIN_STEP: A_GAIN, SPLIT_STEP: A_SPLIT}
_MARKET: Final = (MARKET_STEP, GIVE_STEP)
_WORK: Final = (WORK_STEP, RETURN_STEP, DROP_STEP)


def misfit(works: Works) -> str:
    """The path of something that cannot be; empty if all fits."""
    if not _fits_agenda(works):
        return "agenda"
    for seat in range(works.seats):
        path = f"factories[{seat}]"
        if not _fits_compound(works, seat):
            return f"{path}.built"
        if not _fits_floors(works, seat):
            return f"{path}.floors"
        if not _fits_asked(works, seat) or not _fits_begun(works, seat):
            return f"{path}.agenda"
        if works.step_of(seat) != NOTHING and not works.legal(seat):
            return f"{path}.agenda"
    return ""


def impossible(works: Works) -> tuple[str, str]:
    """What breaks a rule of the game: the path, and the reason's key; both empty if nothing."""
    if works.ending != 0 and not works.round <= works.ending <= works.round + 1:
        return "last_round", "position-past-end"
    for seat in range(works.seats):
        path = f"factories[{seat}]"
        if works.ending == 0 and has_enough(works, seat):
            return path, "position-end-unseen"
        wrong = _wrong_mark(works, seat)
        if wrong:
            return f"{path}.{wrong}", f"position-{wrong}"
        if (works.cleared >> seat) & 1 and not _had_market_turn(works, seat):
            return f"{path}.cleared", "position-cleared"
    return "", ""


def _wrong_mark(works: Works, seat: int) -> str:
    """
    Which mark of a seat cannot be.

    A Replicator has been used for what it copied, and what waits to be set off is what it copied.
    A contractor is hired only as long as its dice are still to come.

    Clauses: FF-38, FF-38d, FF-43, FF-45, FF-46, FF-72.
    """
    copied = works.marks[seat * MARKS + COPIED]
    armed = works.marks[seat * MARKS + ARMED]
    used = works.worked[seat * KINDS + REPLICATOR] != NOT_USED
    if copied != NO_CARD and not (used and _can_be_copied(works, copied)):
        return "copied"
    if armed != NO_CARD and (armed != copied or works.kit.mode[armed] in (ACTIVE, NEVER)):
        return "armed"
    return "" if _fits_hired(works, seat) else "hired"


def _can_be_copied(works: Works, card: int) -> bool:
    """
    Whether a Replicator may use a card at all, and one lies where it can be seen.

    Clauses: FF-38b.
    """
    if works.kit.type[card] == MONUMENT or works.kit.choice[card] == A_CARD:
        return False
    return works.in_blueprint_row(card)


def _fits_hired(works: Works, seat: int) -> bool:
    """
    Whether those who wait for the work of a seat give dice that are still to come.

    Once the dice are rolled, only the die of a chosen value is.

    Clauses: FF-43, FF-45, FF-46, FF-72.
    """
    kit = works.kit
    has_rolled = works.asked(seat) in _WORK and works.step_of(seat) != SET_STEP
    for contractor in range(CREW):
        if works.has_hired(seat, contractor) and kit.chosen_dice[contractor] == 0:
            waits = kit.set_dice[contractor] + kit.rolled_dice[contractor]
            if waits == 0 or has_rolled:
                return False
    return _had_market_turn(works, seat) or works.marks[seat * MARKS + HIRED] == 0


def _had_market_turn(works: Works, seat: int) -> bool:
    """
    Whether the market turn of a seat in this round has begun.

    Clauses: FF-7.
    """
    number = (seat - works.first) % works.seats + 1
    return all(
        entry & 255 != MARKET_TURN_STEP or entry >> 8 != number for entry in works.agenda.entries
    )


def _fits_agenda(works: Works) -> bool:
    """Whether the steps of the table are what is left of a round, and the right seats asked."""
    left, laid = list(works.agenda.entries), Agenda()
    asked = [seat for seat in range(works.seats) if works.asked(seat) != NOTHING]
    if not left:
        return not asked and not any(works.has_begun(seat) for seat in range(works.seats))
    if works.agenda.has(WORK_PHASE):
        lay_out_market(laid, works)
        fits = not _has_dice(works) and all(works.asked(seat) in _MARKET for seat in asked)
    else:
        lay_out_work(laid, works)
        fits = all(works.asked(seat) in _WORK for seat in asked)
    whole = list(laid.entries)
    if not fits or left != whole[: len(left)]:
        return False
    begun = [entry >> 8 for entry in whole[len(left) :]]
    if whole[-1] >> 8:  # one after the other, so the turn that began last goes on
        return begun != [] and begun[0] > 0 and asked == [works.seat_in_turn(begun[0])]
    return bool(asked) and begun == []


def _has_dice(works: Works) -> bool:
    return any(count > 0 for count in works.dice)


def _fits_compound(works: Works, seat: int) -> bool:
    """
    No card stands there too often.

    Clauses: FF-18.
    """
    return all(works.built[seat * KINDS + card] <= works.kit.most[card] for card in range(KINDS))


def _fits_floors(works: Works, seat: int) -> bool:
    """
    No floor holds too many dice, or wrong ones.

    Clauses: FF-25.
    """
    for floor in range(len(FLOORS)):
        if works.dice_count(seat, ON_FLOOR + floor) > works.kit.spaces:
            return False
        for value in range(1, FACES + 1):
            allowed = works.kit.floor_values[floor] >> value & 1
            if not allowed and works.dice_at(seat, ON_FLOOR + floor, value):
                return False
    return True


def _fits_asked(works: Works, seat: int) -> bool:
    """Whether the numbers of a question are what they must be."""
    entry = int(works.own[seat * 2])
    step, first, second = entry & 255, entry >> 8 & 65535, entry >> 24
    stock = seat * STOCKS
    if step == RETURN_STEP:
        resources = works.stock[stock + METAL] + works.stock[stock + ENERGY]
        return first > 0 and first == resources - works.kit.most_resources and second <= ENERGY
    if step == DROP_STEP:
        cards = works.hand_size(seat)
        return first > 0 and first == cards - works.kit.most_cards and second < KINDS
    if step == GIVE_STEP:
        contractor = works.market[CONTRACTOR_ROW * SLOTS + first]
        gift = contractor != NO_CARD and works.kit.has_gift[contractor] != 0
        return gift and works.seats > 1
    return True


def _fits_begun(works: Works, seat: int) -> bool:
    """Whether what a seat has begun fits what it is asked, and what it has set aside."""
    chosen, picked = works.dice_count(seat, CHOSEN), works.picked_count(seat)
    if not works.has_begun(seat):
        return chosen == 0 and picked == 0
    asked, step, card = works.asked(seat), works.step_of(seat), works.argument(seat)
    if step == SET_STEP:
        fits = card > 0 and card + chosen == dice_to_set(works, seat)
        return fits and picked == 0 and asked in (WORK_STEP, NOTHING) and _lowest(works, seat)
    if step == HIRE_STEP:
        there = works.market[CONTRACTOR_ROW * SLOTS + card] != NO_CARD
        return asked == MARKET_STEP and there and chosen == 0 and picked == 0
    if asked != WORK_STEP:
        return False
    if step == BUILD_STEP:
        return chosen == 0 and picked == 1
    own = REPLICATOR if step == COPY_STEP or works.second_argument(seat) else card
    if works.built[seat * KINDS + own] == 0 or works.worked[seat * KINDS + own] != NOT_USED:
        return False
    if step == COPY_STEP:
        return chosen == 0 and picked == 0
    if own != card and not works.in_blueprint_row(card):
        return False
    return works.kit.mode[card] == ACTIVE and _fits_choice(works, step, card, chosen, picked)


def _fits_choice(works: Works, step: int, card: int, chosen: int, picked: int) -> bool:
    """Whether this is the next choice, after so many dice and cards."""
    kit = works.kit
    if step == DIE_STEP:
        return chosen < kit.dice_count[card] and picked == 0
    if step == TRAIN_STEP:
        return kit.choice[card] == A_DIE and chosen == 0 and picked == 0
    if step == REROLL_STEP:
        return kit.choice[card] == SOME_DICE and picked == 0
    if chosen != kit.dice_count[card]:
        return False
    if step == DISCARD_STEP:
        return picked < kit.pay_cards[card]
    return picked == kit.pay_cards[card] and kit.choice[card] == _CHOICE_OF[step]


def _lowest(works: Works, seat: int) -> bool:
    """The Foreman's next die is not below the one before, unless people will it so."""
    return 1 <= works.second_argument(seat) <= FACES
