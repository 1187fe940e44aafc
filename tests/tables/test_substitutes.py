"""Substitutes at a table: who agrees, what is noted, and what survives being read again."""

import pytest

from botyard.kernel.errors import IllegalAction
from tables.seated import PROBE, Seated, begun, known

pytestmark = pytest.mark.rule("BY-13")


def gone(hands: list[set[int]]) -> Seated:
    """Seat 3 of a table is gone; the others are held as said."""
    seated = begun(PROBE, "ppp")
    seated.vacate(3)
    seated.table.hands = hands
    return seated


def test_a_substitute_sits_down_once_all_persons_agreed() -> None:
    seated = gone([{0}, {1}])
    with pytest.raises(IllegalAction, match="reason-seat-closed"):
        seated.sit_down(3)
    assert seated.propose(1, "substitute:3").opened == 0
    assert seated.table.ledger.proposals == {"substitute:3": {0}}
    assert seated.propose(2, "substitute:3").opened == 3
    assert known(seated.read()) == known(seated.table)
    with pytest.raises(IllegalAction, match="reason-did-not-leave"):
        seated.come_back(3)
    entry = seated.sit_down(3)
    assert (entry.kind, entry.seat) == ("substitute", 3)
    assert seated.table.ledger.persons() == {0, 1, 2}
    assert known(seated.read()) == known(seated.table)
    with pytest.raises(IllegalAction, match="reason-seat-closed"):
        seated.sit_down(3)
    seated.play_on()
    assert seated.record().lines[-1].content["substitutes"] == [3]


def test_a_paused_game_gets_a_substitute_too() -> None:
    seated = gone([{0}, {1}])
    for seat in (1, 2):
        seated.propose(seat, "pause")
    for seat in (1, 2):
        seated.propose(seat, "substitute:3")
    assert seated.sit_down(3).status == "paused"


@pytest.mark.parametrize(
    "hands", [[{0, 1}], [{0}, {0, 1}], [{0}, {1}, {0, 1}]], ids=["hot-seat", "phone", "both"]
)
def test_one_person_is_one_however_many_seats_and_devices(hands: list[set[int]]) -> None:
    seated = gone(hands)
    with pytest.raises(IllegalAction, match="reason-substitute-few"):
        seated.propose(1, "substitute:3")


def test_a_seat_that_is_held_gets_no_substitute() -> None:
    seated = gone([{0}, {1}, {2}])
    for seat in (1, 3):
        with pytest.raises(IllegalAction, match="reason-seat-has-person"):
            seated.propose(2, f"substitute:{seat}")
