"""Scores and score lines of every seat. FF-49."""

import pytest

from botyard.games.fantastic_factories import GAME

from .board import table

TWO = """
    turn     5 A work
    A        3 goods
    A built  obelisk robot
    B        4 goods
    B built  beacon beacon golem
"""


@pytest.mark.seats_by_number
@pytest.mark.rule("FF-49")
def test_each_seat_scores_its_own_goods_and_its_own_compound() -> None:
    works = table(TWO)
    for seat in range(2):
        lines = GAME.score_lines(works, seat)
        assert sum(line.points for line in lines) == works.scores()[seat]
    assert works.scores() == [3 + 2, 4 + (2 + 3) + 1]


@pytest.mark.seats_by_number
@pytest.mark.rule("FF-49", "FF-19")
def test_the_lines_of_a_score_name_the_cards_of_the_seat_and_how_many() -> None:
    told = [(line.name, line.points, line.args) for line in GAME.score_lines(table(TWO), 1)]
    assert told == [
        ("goods", 4, {"count": 4}),
        ("prestige", 1, {"blueprint": "golem", "count": 1}),
        ("prestige", 5, {"blueprint": "beacon", "count": 2}),
    ]
