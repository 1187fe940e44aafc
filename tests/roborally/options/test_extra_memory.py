"""Extra Memory: one card more. RR-O9."""

import pytest

from ..race import A, hand, raced, run


@pytest.mark.rule("RR-O9")
@pytest.mark.parametrize(("damage", "cards"), [(0, 10), (4, 6), (9, 1)])
def test_one_card_more_in_each_deal(damage: int, cards: int) -> None:
    race = raced(".A> .B<", damage={"A": damage}, options={"A": "extra-memory"})
    run(race, "deal", register=0)
    assert len(hand(race, "A").split()) == cards


@pytest.mark.rule("RR-O9", "RR-O31")
def test_none_while_powered_down() -> None:
    race = raced(".A> .B<", options={"A": "extra-memory"}, power={"A": "down"})
    run(race, "deal", register=0)
    assert race.held[A] == 0
