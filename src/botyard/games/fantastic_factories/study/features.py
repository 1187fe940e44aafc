"""What a factory knows of the table, as numbers for a net: own things first, then the others."""

from typing import Final

from mypy_extensions import i64

from botyard.games.fantastic_factories.cards import CREW, ENERGY, FACES, GOODS, KINDS, METAL
from botyard.games.fantastic_factories.rules.machine import machine_score, machine_size
from botyard.games.fantastic_factories.scoring import score
from botyard.games.fantastic_factories.state import (
    CHOSEN,
    HIRED,
    MARKS,
    STOCKS,
    UNPLACED,
    Works,
)
from botyard.games.fantastic_factories.study.estimates import Estimates
from botyard.kernel.vectors import vec

# When a state is looked at.
BEFORE_DICE: Final = 0  # the market turn is over
WORKING: Final = 1  # dice are still to be used
WORKED: Final = 2  # as if the work ended here

# How far each amount is counted in steps: "at least 1", "at least 2", …
_METAL: Final = 12
_ENERGY: Final = 12
_GOODS: Final = 14
_SIZE: Final = 10
_HAND: Final = 10
_ROUNDS: Final = 14
_LEADS: Final = vec[i64]([-10, -7, -5, -3, -2, -1, 0, 1, 2, 3, 5, 7, 10])

_BUILT: Final = 0
_HELD: Final = _BUILT + KINDS
_OWN: Final = _HELD + KINDS
_DICE: Final = _OWN + _METAL + _ENERGY + _GOODS + _SIZE + _HAND
_CONTRACTORS: Final = _DICE + FACES
_PHASE: Final = _CONTRACTORS + CREW
_SUMS: Final = _PHASE + 3
_LEADER: Final = _SUMS + 6
_LEADER_STEPS: Final = _LEADER + KINDS
_LEADER_SUMS: Final = _LEADER_STEPS + _GOODS + _SIZE
_SECOND: Final = _LEADER_SUMS + 5
_TABLE: Final = _SECOND + 4
_LEAD: Final = _TABLE + 5 + _ROUNDS + 5
INPUTS: Final = _LEAD + 13 + 1


def describe(works: Works, seat: i64, phase: i64, estimates: Estimates, out: vec[i64]) -> None:
    """
    Fill ``out`` with what a seat knows; what others have begun or hold does not show.

    Alone, The Machine stands in the place of the others.
    """
    place: i64
    for place in range(INPUTS):
        out[place] = 0
    _own(works, seat, phase, estimates, out)
    rounds = estimates.rounds
    income = out[_SUMS + 1]
    mine = out[_SUMS] * 16 + (income * rounds >> 4)
    best: i64 = -1
    second: i64 = -1
    best_worth: i64 = -1
    second_worth: i64 = -1
    offset: i64
    for offset in range(1, works.seats):
        other = (seat + offset) % works.seats
        worth = score(works, other) * 16
        worth += estimates.income(_built(works, other)) * rounds >> 4
        if worth > best_worth:
            second, second_worth = best, best_worth
            best, best_worth = other, worth
        elif worth > second_worth:
            second, second_worth = other, worth
    against: i64 = 0
    if best >= 0:
        against = score(works, best)
        _leader(works, best, estimates, out)
        if second >= 0:
            out[_SECOND] = 16
            out[_SECOND + 1] = score(works, second)
            out[_SECOND + 2] = works.compound_size(second)
            out[_SECOND + 3] = second_worth >> 4
    else:
        against = machine_score(works)
        best_worth = against * 16
        _machine(works, out)
    _table(works, seat, estimates, out)
    lead = out[_SUMS] - against
    step: i64
    for step in range(len(_LEADS)):
        if lead >= _LEADS[step]:
            out[_LEAD + step] = 16
    out[_LEAD + len(_LEADS)] = mine - best_worth


def _own(works: Works, seat: i64, phase: i64, estimates: Estimates, out: vec[i64]) -> None:
    kit = works.kit
    first = seat * KINDS
    built = _built(works, seat)
    hope: i64 = 0
    hope_2: i64 = 0
    hope_3: i64 = 0
    hand: i64 = 0
    size: i64 = 0
    card: i64
    for card in range(KINDS):
        count = works.built[first + card]
        if count != 0:
            out[_BUILT + card] = count * 16
            size += count
        held = works.hands[first + card]
        if held != 0:
            out[_HELD + card] = held * 16
            hand += held
            if count < kit.most[card]:
                hoped = estimates.hope(card, built, count)
                if hoped > hope:
                    hope, hope_2, hope_3 = hoped, hope, hope_2
                elif hoped > hope_2:
                    hope_2, hope_3 = hoped, hope_2
                elif hoped > hope_3:
                    hope_3 = hoped
    at: i64 = _OWN
    at = _steps(out, at, works.stock[seat * STOCKS + METAL], _METAL)
    at = _steps(out, at, works.stock[seat * STOCKS + ENERGY], _ENERGY)
    at = _steps(out, at, works.stock[seat * STOCKS + GOODS], _GOODS)
    at = _steps(out, at, size, _SIZE)
    _steps(out, at, hand, _HAND)
    hired = works.marks[seat * MARKS + HIRED]
    if hired != 0 and phase != WORKED:
        for card in range(CREW):
            if kit.rolled_dice[card] == 0:  # those show in the dice
                out[_CONTRACTORS + card] = (hired >> card & 1) * 16
    out[_PHASE + phase] = 16
    _dice(works, seat, phase, estimates, out)
    out[_SUMS] = score(works, seat)
    out[_SUMS + 1] = estimates.income(built)
    out[_SUMS + 2] = hope
    out[_SUMS + 3] = hope_2
    out[_SUMS + 4] = hope_3


def _dice(works: Works, seat: i64, phase: i64, estimates: Estimates, out: vec[i64]) -> None:
    """The dice that are left, or how many more than usual will be rolled."""
    if phase == WORKING:
        place: i64 = (seat * 5 + UNPLACED) * FACES
        chosen: i64 = (seat * 5 + CHOSEN) * FACES
        value: i64
        for value in range(FACES):
            out[_DICE + value] = (works.dice[place + value] + works.dice[chosen + value]) * 16
        out[_SUMS + 5] = estimates.of_dice(works, seat)
    elif phase == BEFORE_DICE:
        hired = works.marks[seat * MARKS + HIRED]
        rolled = works.dice_count(seat, UNPLACED)
        extra: i64 = rolled - works.kit.start_dice if rolled > 0 else 0  # of Hired Hands
        card: i64
        for card in range(CREW):
            if hired >> card & 1 != 0 and works.kit.chosen_dice[card] == 0:
                extra += works.kit.rolled_dice[card]
        out[_SUMS + 5] = extra * 16 if extra > 0 else 0


def _leader(works: Works, seat: i64, estimates: Estimates, out: vec[i64]) -> None:
    """What everybody sees of the other who stands best."""
    card: i64
    size: i64 = 0
    for card in range(KINDS):
        count = works.built[seat * KINDS + card]
        if count != 0:
            out[_LEADER + card] = count * 16
            size += count
    at = _steps(out, _LEADER_STEPS, works.stock[seat * STOCKS + GOODS], _GOODS)
    _steps(out, at, size, _SIZE)
    out[_LEADER_SUMS] = works.stock[seat * STOCKS + METAL]
    out[_LEADER_SUMS + 1] = works.stock[seat * STOCKS + ENERGY]
    out[_LEADER_SUMS + 2] = works.hand_size(seat) + works.picked_count(seat)
    out[_LEADER_SUMS + 3] = score(works, seat)
    out[_LEADER_SUMS + 4] = estimates.income(_built(works, seat))


def _machine(works: Works, out: vec[i64]) -> None:
    card: i64
    for card in range(KINDS):
        out[_LEADER + card] = works.machine[card] * 16
    at = _steps(out, _LEADER_STEPS, works.machine_goods, _GOODS)
    _steps(out, at, machine_size(works), _SIZE)
    out[_LEADER_SUMS + 3] = machine_score(works)
    kind: i64
    for card in range(KINDS):
        kind = works.kit.type[card]
        if works.machine[card] != 0 and kind < 4:  # a die makes a good for each card of its type
            out[_SECOND + kind] += works.machine[card] * 16


def _table(works: Works, seat: i64, estimates: Estimates, out: vec[i64]) -> None:
    if works.ending != 0:
        out[_TABLE] = 16
        if works.ending == works.round:
            out[_TABLE + 1] = 16
    out[_TABLE + 2] = estimates.rounds
    following = (works.first + 1) % works.seats
    out[_TABLE + 3] = 16 if following == seat else 0
    out[_TABLE + 4] = (seat - following + works.seats) % works.seats * 16
    at = _steps(out, _TABLE + 5, works.round, _ROUNDS)
    out[at + works.seats - 1] = 16


def _steps(out: vec[i64], at: i64, amount: i64, most: i64) -> i64:
    """An amount in steps; the place behind them."""
    step: i64
    reached = amount if amount < most else most
    for step in range(reached):
        out[at + step] = 16
    return at + most


def _built(works: Works, seat: i64) -> i64:
    """The cards of a compound that bring something every round, as bits."""
    bits: i64 = 0
    card: i64
    for card in range(KINDS):
        if works.built[seat * KINDS + card] != 0 and works.kit.mode[card] != 0:
            bits |= 1 << card
    return bits
