"""
What a seat may think of doing at each step.

Where several cards or dice of equal standing are chosen one by one, a thinking player chooses
the lowest first; people may choose in any order, and go back.
"""

from mypy_extensions import i64

from botyard.games.fantastic_factories.actions import (
    BACK,
    BUILD,
    CLEAR,
    COPY,
    DIE,
    DISCARD,
    END_WORK,
    GAIN,
    GAINS,
    GIVE,
    HIRE,
    PASS,
    PLACE,
    REROLL,
    RETURN,
    ROLL,
    SET,
    SPECIALIST,
    SPLIT,
    SPLITS,
    TAKE,
    USE,
    VALUE,
)
from botyard.games.fantastic_factories.cards import (
    BLUEPRINT_ROW,
    CONTRACTOR_ROW,
    FACES,
    FLOORS,
    KINDS,
    NO_CARD,
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
    REROLL_STEP,
    RETURN_STEP,
    SET_STEP,
    SPLIT_STEP,
    TRAIN_STEP,
    VALUE_STEP,
    WORK_STEP,
)
from botyard.games.fantastic_factories.formulas import ACTIVE, THREE
from botyard.games.fantastic_factories.rules.ending import returns
from botyard.games.fantastic_factories.rules.rows import is_empty
from botyard.games.fantastic_factories.rules.workers import waiting_specialist
from botyard.games.fantastic_factories.state import CHOSEN, PICKS, UNPLACED, Works
from botyard.kernel.agenda import NOTHING


def choices_at(works: Works, seat: i64, step: i64) -> list[int]:
    """What a thinking player may do at a step; some of it may be refused."""
    if step == WORK_STEP:
        return _works(works, seat)
    if step == MARKET_STEP:
        return _trades(works, seat)
    if step == BUILD_STEP or step == HIRE_STEP:
        return _with_tool(works, seat, step)
    if step == DISCARD_STEP:
        left = works.kit.pay_cards[works.argument(seat)] - works.picked_count(seat)
        return _discards(works, seat, left, _last_picked(works, seat))
    if step == DROP_STEP:
        return _discards(works, seat, works.argument(seat), works.second_argument(seat))
    if step == DIE_STEP and works.kit.dice[works.argument(seat)] == THREE:
        return _three_dice(works, seat)
    if step == DIE_STEP or step == TRAIN_STEP:
        return _dice(works, seat, 1)
    if step == REROLL_STEP:
        return [*_dice(works, seat, _last_chosen(works, seat)), REROLL]
    if step == NOTHING:
        return []
    return _answers(works, seat, step)


def others_at(works: Works, seat: i64, step: i64) -> list[int]:
    """What people may do at a step besides; some of it may be refused, or offered already."""
    found: list[int] = [BACK] if works.has_begun(seat) else []
    if step == DISCARD_STEP or step == DROP_STEP:
        return found + [DISCARD + card for card in range(KINDS)]
    if step == DIE_STEP or step == REROLL_STEP:
        return found + [DIE + place for place in range(FACES)]
    if step == SET_STEP:
        return found + [SET + place for place in range(FACES)]
    if step == RETURN_STEP:
        return [RETURN, RETURN + 1]
    return found


def _trades(works: Works, seat: i64) -> list[int]:
    """
    The market phase.

    Clauses: FF-7, FF-8, FF-60.
    """
    found: list[int] = []
    slot: i64
    for slot in range(SLOTS):
        card = works.market[slot]
        if card != NO_CARD and works.slot_of(BLUEPRINT_ROW, card) == slot:
            found.append(TAKE + card)
    for slot in range(SLOTS):
        contractor = works.market[CONTRACTOR_ROW * SLOTS + slot]
        if contractor != NO_CARD:
            found.append(HIRE + contractor * SLOTS + works.tokens[slot])
    if (works.cleared >> seat) & 1 == 0:
        found += [CLEAR, CLEAR + 1, CLEAR + 2, CLEAR + 3]
    if is_empty(works, BLUEPRINT_ROW):
        found.append(PASS)
    return found


def _works(works: Works, seat: i64) -> list[int]:
    """
    The work phase.

    Clauses: FF-14.
    """
    found: list[int] = []
    value: i64
    floor: i64
    for value in range(1, FACES + 1):
        if works.dice_at(seat, UNPLACED, value) > 0:
            for floor in range(len(FLOORS)):
                if (works.kit.floor_values[floor] >> value) & 1 != 0:
                    found.append(PLACE + floor * FACES + value - 1)
    card: i64
    for card in range(KINDS):
        if works.hands[seat * KINDS + card] > 0:
            found.append(BUILD + card)
    for card in range(KINDS):
        if works.built[seat * KINDS + card] > 0 and works.kit.mode[card] == ACTIVE:
            found.append(USE + card)
    if waiting_specialist(works, seat) != NO_CARD:
        for value in range(FACES):
            found.append(SPECIALIST + value)
    found.append(END_WORK)
    return found


def _answers(works: Works, seat: i64, step: i64) -> list[int]:
    """Steps whose answers are few."""
    if step == GIVE_STEP:
        return [GIVE + other for other in range(works.seats) if other != seat]
    if step == SET_STEP:
        return [SET + place for place in range(works.second_argument(seat) - 1, FACES)] + [ROLL]
    if step == COPY_STEP:
        return _copies(works)
    if step == VALUE_STEP:
        return [VALUE + place for place in range(FACES)]
    if step == GAIN_STEP:
        return [GAIN + what for what in range(len(GAINS))]
    if step == SPLIT_STEP:
        return [SPLIT + metal for metal in range(len(SPLITS))]
    return [RETURN + resource for resource in returns(works, seat)]


def _copies(works: Works) -> list[int]:
    found: list[int] = []
    slot: i64
    for slot in range(SLOTS):
        card = works.market[slot]
        if card != NO_CARD and works.slot_of(BLUEPRINT_ROW, card) == slot:
            found.append(COPY + card)
    return found


def _with_tool(works: Works, seat: i64, step: i64) -> list[int]:
    """
    The cards with the tool that is needed.

    Without any, which cannot happen in play, all that is left is to go back.

    Clauses: FF-10, FF-17.
    """
    if step == BUILD_STEP:
        tool = works.kit.tool[works.picked[seat * PICKS]]
    else:
        tool = works.tokens[works.argument(seat)]
    found: list[int] = []
    card: i64
    for card in range(works.kit.tool_first[tool], works.kit.tool_first[tool + 1]):
        if works.hands[seat * KINDS + card] > 0:
            found.append(DISCARD + card)
    return found if found else [BACK]


def _discards(works: Works, seat: i64, left: i64, lowest: i64) -> list[int]:
    """So many cards are still to be discarded, the lowest first."""
    found: list[int] = []
    from_here: i64 = 0
    card: i64 = KINDS - 1
    while card >= lowest:
        here = works.hands[seat * KINDS + card]
        from_here += here
        if here > 0 and from_here >= left:
            found.append(DISCARD + card)
        card -= 1
    if not found:  # one was discarded out of turn
        for card in range(KINDS):
            if works.hands[seat * KINDS + card] > 0:
                found.append(DISCARD + card)
    return found


def _three_dice(works: Works, seat: i64) -> list[int]:
    """Three dice for a sum, the lowest first, as far as there are dice for the rest."""
    left = works.kit.dice_count[works.argument(seat)] - works.dice_count(seat, CHOSEN)
    lowest = _last_chosen(works, seat)
    found: list[int] = []
    from_here: i64 = 0
    value: i64 = FACES
    while value >= lowest:
        here = works.dice_at(seat, UNPLACED, value)
        from_here += here
        if here > 0 and from_here >= left:
            found.append(DIE + value - 1)
        value -= 1
    return found if found else _dice(works, seat, 1)  # one was chosen out of turn


def _dice(works: Works, seat: i64, lowest: i64) -> list[int]:
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
