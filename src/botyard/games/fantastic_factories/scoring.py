"""Scoring: goods and prestige."""

from mypy_extensions import i64

from botyard.games.fantastic_factories.cards import BLUEPRINTS, ENERGY, GOODS, KINDS, METAL
from botyard.games.fantastic_factories.components import MOST_COPIES
from botyard.games.fantastic_factories.rules.machine import machine_score
from botyard.games.fantastic_factories.state import STOCKS, Works
from botyard.kernel.game import ScoreLine
from botyard.kernel.ties import tie_lines


def score(works: Works, seat: i64) -> i64:
    """
    Goods, and the prestige of the compound.

    Clauses: FF-49.
    """
    total = works.stock[seat * STOCKS + GOODS]
    card: i64
    for card in range(KINDS):
        if works.built[seat * KINDS + card] > 0:
            total += prestige(works, seat, card)
    return total


def prestige(works: Works, seat: i64, card: i64) -> i64:
    """
    The prestige of all copies of a card in a compound.

    Clauses: FF-19, FF-20, FF-49, FF-66.
    """
    copies = works.built[seat * KINDS + card]
    return works.kit.prestige[card * (MOST_COPIES + 1) + copies]


def places(works: Works) -> list[int]:
    """
    The highest score wins; alone, The Machine is beaten only with more points.

    Clauses: FF-50, FF-57, FF-76, FF-79.
    """
    if works.seats == 1:
        return [1, 2] if score(works, 0) > machine_score(works) else [2, 1]
    strengths = [_strength(works, seat) for seat in range(works.seats)]
    return [1 + sum(1 for other in strengths if other > mine) for mine in strengths]


def _strength(works: Works, seat: i64) -> tuple[int, ...]:
    """
    Score; among equals more metal, then energy, then blueprints in hand.

    Clauses: FF-50, FF-76.
    """
    return (
        score(works, seat),
        works.stock[seat * STOCKS + METAL],
        works.stock[seat * STOCKS + ENERGY],
        works.hand_size(seat),
    )


def score_lines(works: Works, seat: int) -> list[ScoreLine]:
    """
    The score line by line: the goods, and every card with prestige; then how a tie was decided.

    Clauses: FF-19, FF-49, FF-50, FF-66.
    """
    goods = int(works.stock[seat * STOCKS + GOODS])
    lines = [ScoreLine("goods", goods, {"count": goods}, "FF-49")]
    for card in range(KINDS):
        points = int(prestige(works, seat, card))
        if points > 0:
            count = int(works.built[seat * KINDS + card])
            args: dict[str, object] = {"blueprint": BLUEPRINTS.name(card), "count": count}
            lines.append(ScoreLine("prestige", points, args, _clause_of(BLUEPRINTS.name(card))))
    if works.standing() is not None:
        breaks = [(f"tie-{kind}", "FF-50") for kind in ("metal", "energy", "blueprints")]
        strengths = [_strength(works, other) for other in range(works.seats)]
        lines += tie_lines(strengths, seat, breaks, "FF-50")
    return lines


def _clause_of(name: str) -> str:
    """The clause that rules the prestige of a card."""
    monuments = {"beacon": "FF-19", "obelisk": "FF-66", "megalith": "FF-20"}
    return monuments.get(name, "FF-49")
