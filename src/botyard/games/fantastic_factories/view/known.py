"""What a seat knows: all but the hands of others, decks, and what others begin."""

from typing import Final, cast

from botyard.games.fantastic_factories.cards import KINDS
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.positions.read import read_loosely
from botyard.games.fantastic_factories.positions.write import position
from botyard.games.fantastic_factories.rules.backing import go_back
from botyard.kernel.game import OPEN, Json

UNKNOWN: Final = "?"


def known(works: Play, seat: int) -> Json:
    """
    The position without the decks, and the cards of others face down.

    Clauses: FF-59.
    """
    masked = position(without_begun(works, seat))
    if seat == OPEN:
        return masked
    del masked["deck"]
    del masked["contractor_deck"]
    for owner, factory in enumerate(cast(list[Json], masked["factories"])):
        if owner != seat:
            factory["hand"] = [UNKNOWN] * len(cast(list[str], factory["hand"]))
    return masked


def read_known(masked: Json) -> Play:
    """A state in which as much is known; what is hidden is filled with any cards that are left."""
    factories = cast(list[Json], masked["factories"])
    hands = [cast(list[str], factory["hand"]) for factory in factories]
    shown = [
        {**factory, "hand": [card for card in hand if card != UNKNOWN]}
        for factory, hand in zip(factories, hands, strict=True)
    ]
    works = read_loosely({**masked, "factories": shown})
    for seat, hand in enumerate(hands):
        for _ in range(hand.count(UNKNOWN)):
            works.hands[seat * KINDS + works.deck.take_at(0)] += 1
    return works


def without_begun(works: Play, seat: int) -> Play:
    """The table as if the other seats had begun nothing: they may still go back."""
    shown = works
    for other in range(works.seats):
        if seat not in (OPEN, other) and works.has_begun(other):
            if shown is works:
                shown = works.clone()
            go_back(shown, other)
    return shown
