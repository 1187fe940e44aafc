"""What always holds, whatever is played. Clauses: FF-3, FF-15, FF-18, FF-25, FF-48."""

from botyard.games.fantastic_factories.cards import (
    CREW,
    ENERGY,
    FLOORS,
    KINDS,
    METAL,
    NO_CARD,
    SLOTS,
)
from botyard.games.fantastic_factories.declared import MARKET_STEP
from botyard.games.fantastic_factories.positions.write import fields
from botyard.games.fantastic_factories.rules.ending import has_enough
from botyard.games.fantastic_factories.state import CHOSEN, ON_FLOOR, PICKS, STOCKS, Works


def broken_invariants(works: Works) -> list[str]:
    """The names of those that do not hold."""
    seats = range(works.seats)
    over = works.waiting() == 0
    market = [seat for seat in seats if works.asked(seat) == MARKET_STEP]
    holds = {
        "74 blueprints": _blueprints(works) == list(works.kit.copies),
        "17 contractors": _contractors(works) == list(works.kit.crew_copies),
        "no card stands too often": all(
            works.built[seat * KINDS + card] <= works.kit.most[card]
            for seat in seats
            for card in range(KINDS)
        ),
        "three dice on a floor": all(
            works.dice_count(seat, ON_FLOOR + floor) <= works.kit.spaces
            for seat in seats
            for floor in range(len(FLOORS))
        ),
        "one market turn at a time": len(market) <= 1,
        "limits are kept at the end": not over
        or all(_within_limits(works, seat) for seat in seats),
        "nothing is set aside without a reason": all(
            works.has_begun(seat)
            or (works.picked_count(seat) == 0 and works.dice_count(seat, CHOSEN) == 0)
            for seat in seats
        ),
        "the end is seen": works.ending != 0 or not any(has_enough(works, seat) for seat in seats),
        "the end comes": works.ending == 0 or works.round <= works.ending,
    }
    for key in fields(works.seats).out_of_range(works):
        holds[f"{key} is within its bounds"] = False
    return [name for name, held in holds.items() if not held]


def _blueprints(works: Works) -> list[int]:
    """How many of each blueprint there are, wherever they lie."""
    found = [
        int(works.deck.counts[card] + works.discard[card] + works.machine[card])
        for card in range(KINDS)
    ]
    for seat in range(works.seats):
        for card in range(KINDS):
            found[card] += works.hands[seat * KINDS + card] + works.built[seat * KINDS + card]
        for place in range(PICKS):
            card = int(works.picked[seat * PICKS + place])
            if card != NO_CARD:
                found[card] += 1
    for slot in range(SLOTS):
        if works.market[slot] != NO_CARD:
            found[works.market[slot]] += 1
    return found


def _contractors(works: Works) -> list[int]:
    """How many of each contractor there are."""
    found = [
        int(works.crew_deck.counts[number] + works.crew_discard[number]) for number in range(CREW)
    ]
    for slot in range(SLOTS, 2 * SLOTS):
        if works.market[slot] != NO_CARD:
            found[works.market[slot]] += 1
    return found


def _within_limits(works: Works, seat: int) -> bool:
    resources = works.stock[seat * STOCKS + METAL] + works.stock[seat * STOCKS + ENERGY]
    return resources <= works.kit.most_resources and works.hand_size(seat) <= works.kit.most_cards
