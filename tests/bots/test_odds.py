"""The odds of the greedy bot, against counting every case."""

from itertools import product

import pytest

from botyard.bots.ausser_rand_und_band.forecast import departures
from botyard.bots.ausser_rand_und_band.odds import EVERYBODY, totals_with_more, winning_odds
from botyard.bots.ausser_rand_und_band.worth import worth_of_tiles
from botyard.games.ausser_rand_und_band.components import KINDS, TILES

FACES = (1, 2, 2, 3, 3, 4)


def counted(dice: tuple[int, ...], roller: int) -> list[float]:
    """The odds by rolling every combination of faces."""
    wins, cases = [0] * len(dice), 0
    for faces in product(FACES, repeat=sum(dice)):
        left = list(faces)
        totals = [sum(left.pop() for _ in range(count)) for count in dice]
        if roller != EVERYBODY:
            totals = [total if seat == roller else dice[seat] for seat, total in enumerate(totals)]
        cases += 1
        best = max(totals)
        if best and totals.count(best) == 1:
            wins[totals.index(best)] += 1
    return [count / cases for count in wins]


@pytest.mark.parametrize(
    ("dice", "roller"),
    [
        ((1, 1), EVERYBODY),
        ((2, 1), EVERYBODY),
        ((1, 3, 0), EVERYBODY),
        ((2, 2, 1), EVERYBODY),
        ((1, 1, 1, 1), EVERYBODY),
        ((0, 2), EVERYBODY),
        ((0, 0), EVERYBODY),
        ((2, 3), 0),
        ((1, 1, 2), 1),
    ],
)
def test_the_odds_of_winning_a_tile_are_exact(dice: tuple[int, ...], roller: int) -> None:
    odds = winning_odds(FACES, dice, ((),) * len(dice), roller)
    assert odds == pytest.approx(counted(dice, roller))


def test_dice_that_may_come_are_counted() -> None:
    totals = totals_with_more(FACES, 0, (2,))  # a third of the dice shows 2
    assert sum(totals) == pytest.approx(1)
    assert totals[0] == pytest.approx((2 / 3) ** 2)
    assert totals[1] == pytest.approx(2 * (1 / 3) * (2 / 3) / 6)
    assert totals_with_more(FACES, 1, (5,))[:5] == pytest.approx((0, 1 / 6, 2 / 6, 2 / 6, 1 / 6))


def test_tiles_leave_one_a_turn_and_seats_roll_in_between() -> None:
    tiles = departures(3, 1, 1, 10, to_roll=True)
    assert [tile.field for tile in tiles] == [5, 4, 3, 2, 1]
    assert [tile.now for tile in tiles] == [True, False, False, False, False]
    assert tiles[0].rolls == ((), (5,), ())
    assert tiles[2].rolls == ((5,), (3,), (4,))
    assert tiles[4].rolls == ((3,), (1, 4), (2, 5))
    assert not any(tile.swept_from for tile in tiles)


def test_shoving_twice_takes_two_tiles_in_this_turn() -> None:
    tiles = departures(2, 0, 2, 10, to_roll=False)
    assert [tile.now for tile in tiles] == [True, True, False, False, False]
    assert tiles[2].rolls == ((), (5,))


def test_at_the_end_of_work_edge_dice_join_the_tiles_beside_them() -> None:
    tiles = departures(2, 0, 1, 0, to_roll=False)
    assert all(tile.now for tile in tiles)
    assert [tile.swept_from for tile in tiles] == [5, 4, 3, 2, 1]
    one_more_turn = departures(2, 0, 1, 1, to_roll=False)
    assert [tile.swept_from for tile in one_more_turn] == [0, 5, 4, 3, 2]
    twice_with_one_tile = departures(2, 0, 2, 1, to_roll=False)
    assert all(tile.now for tile in twice_with_one_tile)
    assert [tile.swept_from for tile in twice_with_one_tile] == [0, 5, 4, 3, 2]


def pile(*names: str) -> tuple[int, ...]:
    counts = [0] * KINDS
    for name in names:
        counts[TILES.number(name)] += 1
    return tuple(counts)


def test_with_nothing_to_come_a_tile_is_worth_what_it_completes() -> None:
    legs, blue_legs, head = (
        TILES.number(name) for name in ("red-legs", "blue-legs", "yellow-head")
    )
    held = pile("red-head", "red-blue-torso")
    worth = worth_of_tiles(held, pile(), 0, (legs, blue_legs, head))
    assert worth == {legs: 5.0, blue_legs: 3.0, head: 1.0}


def test_early_in_the_game_a_missing_part_is_worth_more_than_a_third_head() -> None:
    held = pile("red-head", "red-head")
    left = tuple(2 - count if kind % 6 < 3 else 1 for kind, count in enumerate(held))
    head, legs = TILES.number("blue-head"), TILES.number("red-legs")
    worth = worth_of_tiles(held, left, 3, (head, legs))
    assert worth[legs] > worth[head] + 0.5
    assert worth[head] > 0.9  # a tile that is left over is still worth a point
