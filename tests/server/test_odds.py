"""How likely something would be, told from what is known."""

from typing import Any

import pytest
from msgspec.structs import replace

from botyard.server.odds import odds_of
from kernel.table import BELT, belt_match, do, probe_match
from server.questions import preview_job


def odds(*actions: str, **position: object) -> list[Any]:
    """The odds of seat 1, whose turn it is, in a position of our own."""
    dealt = BELT.position(belt_match().state) | {"active": 1} | position
    state = BELT.read_position({key: value for key, value in dealt.items() if key != "stack"})
    names = [BELT.vocabulary.action(name) for name in actions]
    return list(odds_of(BELT, BELT.known(state, 0), 0, names))


def front(*dice: int) -> list[list[int]]:
    """Dice of every seat on the field in front only."""
    return [[0] * len(dice)] * 4 + [[*dice]]


def won(told: list[Any], seat: int) -> float:
    """In what share of cases a seat wins the tile in front."""
    shares = [
        one["share"] for one in told if (one["kind"], one["args"].get("seat")) == ("won", seat)
    ]
    return max(shares, default=0.0)


def stored(told: list[Any]) -> float:
    return float(sum(one["share"] for one in told if one["kind"] == "stored"))


def test_who_rides_alone_wins_for_certain() -> None:
    told = odds("shove", dice=front(2, 0), agenda=[["shove", 1]])
    assert won(told, 1) == 1.0
    assert [one["share"] for one in told if one["kind"] == "dropped"] == [1.0]


def test_equal_dice_have_equal_odds() -> None:
    told = odds("shove", dice=front(1, 1), agenda=[["shove", 1]])
    assert stored(told) == pytest.approx(10 / 36, abs=0.1)
    assert won(told, 1) == pytest.approx(13 / 36, abs=0.1)
    assert won(told, 1) + won(told, 2) + stored(told) == pytest.approx(1.0)


def test_what_comes_before_is_left_out() -> None:
    for agenda in ([["shove", 1], ["place"], ["roll"]], [["shove", 1], ["place"]]):
        assert won(odds("shove", dice=front(3, 0), agenda=agenda), 1) == 1.0


def test_actions_change_the_odds() -> None:
    position: dict[str, Any] = {"dice": front(1, 3), "agenda": [["shove", 1], ["place"]]}
    assert won(odds("shove", **position), 1) < 0.1
    assert won(odds("place:others-count-one", "shove", **position), 1) > 0.1


def test_what_is_refused_has_no_odds() -> None:
    assert odds("place:clean-up", "roll") == []
    assert odds("own:3") == []


def test_nothing_is_rolled_or_placed_that_has_to_be_taken_first() -> None:
    """Nine or all ten dice of the seat lie on the belt."""
    turn: list[Any] = [["shove", 1], ["place"], ["roll"]]
    for behind, agenda, action in (
        (8, [*turn, ["take-to-roll", 1, 1]], "roll"),
        (9, [*turn[:2], ["take-to-place"]], "place:others-count-one"),
    ):
        dice = [[behind, 0], [0, 0], [0, 0], [0, 0], [1, 0]]
        assert won(odds("shove", dice=dice, agenda=agenda), 1) == 1.0
        assert odds(action, dice=dice, agenda=agenda) == []


def test_odds_come_only_when_they_are_asked_for() -> None:
    job = preview_job(belt_match(), belt_match().state.waiting().bit_length(), "shove")
    assert "odds" not in job.do()
    assert replace(job, odds=True).do()["odds"]


def test_odds_know_nothing_but_what_the_seat_knows() -> None:
    match = probe_match()
    first = match.state.legal(0)[0]
    known = match.game.known(match.state, 0)
    before = odds_of(match.game, known, 0, [first])
    do(match, 2, match.game.vocabulary.name(match.state.legal(1)[0]))
    assert odds_of(match.game, known, 0, [first]) == before
