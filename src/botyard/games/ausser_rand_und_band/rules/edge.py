"""Step 2: one die on a free space at the edge, and the action of that space."""

from mypy_extensions import i64

from botyard.games.ausser_rand_und_band.actions import (
    ADD_TO_FIVE,
    CLEAN_UP,
    EDGE_SPACES,
    EXTRA_DIE,
    FIELDS,
    MAX_SEATS,
    OTHER_BACK,
    OTHER_FORWARD,
    OTHERS_COUNT_ONE,
    OWN_BACK,
    OWN_FORWARD,
    SHOVE_TWICE,
    USE_TAKEN,
)
from botyard.games.ausser_rand_und_band.declared import (
    ADDED,
    COPIED,
    COPY_STEP,
    LAPSED,
    MOVE_OTHER_BACK,
    MOVE_OTHER_FORWARD,
    MOVE_OWN_BACK,
    MOVE_OWN_FORWARD,
    NEVER_COPIED,
    NOT_ITSELF,
    PLACED,
    SHOVE_STEP,
    SPACE_FREE,
    SPACE_TAKEN,
    SWEPT,
)
from botyard.games.ausser_rand_und_band.rules.dice import roll_onto_belt
from botyard.games.ausser_rand_und_band.rules.moves import (
    BACK,
    FORWARD,
    movable_dice,
    movable_others,
)
from botyard.games.ausser_rand_und_band.state import NOBODY, Line
from botyard.games.ausser_rand_und_band.steps import Choice
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL


class Place(Choice):
    """
    One die of the supply, unrolled, on a free space; then the action of that space.

    Whether this action can be carried out does not matter.

    Clauses: RB-10, RB-11, RB-12, RB-U17, RB-U26, RB-U29.
    """

    def refuse(self, line: Line, seat: i64, space: i64) -> int:
        return LEGAL if line.edge[space] == NOBODY else SPACE_TAKEN  # RB-11

    def carry_out(self, line: Line, seat: i64, space: i64, dealer: Dealer) -> None:
        line.agenda.pop()
        line.supply[seat] -= 1
        line.edge[space] = seat
        dealer.tell(PLACED, seat, space)
        _use(line, seat, space, dealer)


class Copy(Choice):
    """
    The action of another occupied space, whoever's die lies there; the die stays.

    Clauses: RB-43, RB-E2, RB-U9, RB-U10, RB-U30.
    """

    def refuse(self, line: Line, seat: i64, space: i64) -> int:
        return refuse_copy(line, space)

    def carry_out(self, line: Line, seat: i64, space: i64, dealer: Dealer) -> None:
        line.agenda.pop()
        dealer.tell(COPIED, seat, space)
        _use(line, seat, space, dealer)


def refuse_copy(line: Line, space: i64) -> int:
    """
    Which clause, if any, forbids carrying out this space again.

    Whoever's die lies there.

    Clauses: RB-43, RB-E2, RB-U9, RB-U30.
    """
    if space == USE_TAKEN:
        return NOT_ITSELF  # RB-U9
    if space == CLEAN_UP:
        return NEVER_COPIED  # RB-U30
    if line.edge[space] == NOBODY:
        return SPACE_FREE  # RB-43
    return LEGAL


def _use(line: Line, seat: i64, space: i64, dealer: Dealer) -> None:
    """
    The action of a space, as far as possible; an impossible one lapses.

    Clauses: RB-12, RB-13, RB-E12, RB-U10.
    """
    done = True
    if space == SHOVE_TWICE:
        _change_shove(line, 2, 0)  # RB-38, RB-E13
    elif space == OTHERS_COUNT_ONE:
        _change_shove(line, 1, 1)  # RB-41
    elif space == OWN_BACK:
        done = _ask_own(line, seat, MOVE_OWN_BACK, BACK)  # RB-39
    elif space == OWN_FORWARD:
        done = _ask_own(line, seat, MOVE_OWN_FORWARD, FORWARD)  # RB-45
    elif space == OTHER_BACK:
        done = _ask_other(line, seat, MOVE_OTHER_BACK, BACK)  # RB-46
    elif space == OTHER_FORWARD:
        done = _ask_other(line, seat, MOVE_OTHER_FORWARD, FORWARD)  # RB-47
    elif space == EXTRA_DIE:
        done = _roll_extra(line, seat, dealer)
    elif space == ADD_TO_FIVE:
        done = _add_to_five(line, seat, dealer)
    elif space == CLEAN_UP:
        clean_up(line, seat, dealer)
    elif space == USE_TAKEN:
        done = _ask_copy(line)
    if not done:
        dealer.tell(LAPSED, seat, space)  # RB-13


def clean_up(line: Line, seat: i64, dealer: Dealer) -> None:
    """
    All own dice from the edge, the one just placed included, onto the tiles beside them.

    Clauses: RB-42, RB-52, RB-U1, RB-U35.
    """
    for space in range(EDGE_SPACES):
        if line.edge[space] == seat:
            sweep(line, space, dealer)


def sweep(line: Line, space: i64, dealer: Dealer) -> None:
    """
    The die on an edge space goes, unrolled, onto the tile beside it.

    Clauses: RB-52, RB-E10.
    """
    owner = line.edge[space]
    field = line.kit.fields[space]
    line.edge[space] = NOBODY
    line.dice[field * MAX_SEATS + owner] += 1
    dealer.tell(SWEPT, owner, space, field)


def _change_shove(line: Line, tiles: i64, ones: i64) -> None:
    """
    This turn the belt runs differently.

    Clauses: RB-38, RB-41.
    """
    line.agenda.pop()
    line.agenda.push(SHOVE_STEP, tiles, ones)


def _ask_own(line: Line, seat: i64, step: i64, direction: i64) -> bool:
    """
    Two different own dice, or the only one that can move; none: lapses.

    Clauses: RB-39, RB-45, RB-E1, RB-U6, RB-U27.
    """
    movable = movable_dice(line, seat, direction)
    if movable == 0:
        return False
    line.agenda.push(step, 2 if movable >= 2 else 1)
    return True


def _ask_other(line: Line, seat: i64, step: i64, direction: i64) -> bool:
    """
    Any one opponent's die on the belt that can move; none: lapses.

    Clauses: RB-46, RB-47, RB-U36.
    """
    if not movable_others(line, seat, direction):
        return False
    line.agenda.push(step)
    return True


def _roll_extra(line: Line, seat: i64, dealer: Dealer) -> bool:
    """
    One more die of the supply is rolled; with none left it lapses.

    Clauses: RB-40, RB-U5.
    """
    if line.supply[seat] == 0:
        return False
    roll_onto_belt(line, seat, dealer)
    return True


def _add_to_five(line: Line, seat: i64, dealer: Dealer) -> bool:
    """
    One die of the supply, unrolled, to the dice on field 5; without any die there it lapses.

    Clauses: RB-44, RB-E3, RB-U5, RB-U8.
    """
    if line.supply[seat] == 0 or line.anyones_dice_at(FIELDS) == 0:
        return False
    line.supply[seat] -= 1
    line.dice[FIELDS * MAX_SEATS + seat] += 1
    dealer.tell(ADDED, seat)
    return True


def _ask_copy(line: Line) -> bool:
    """
    One other occupied space must be chosen, if there is one.

    Clauses: RB-43, RB-U9, RB-U30.
    """
    for space in range(EDGE_SPACES):
        if refuse_copy(line, space) == LEGAL:
            line.agenda.push(COPY_STEP)
            return True
    return False
