"""The levels of Bot Factory: legal and the same again at every table, and what they look for."""

from itertools import product

import pytest

from bot_factory.floor import table
from botyard.bots import Asked, bot_named
from botyard.bots.bot_factory import BOTS
from botyard.bots.simulate import Series, simulate
from botyard.bots.tally import Tallies
from botyard.contract.walk import new_match
from botyard.games.bot_factory.declared import TASKS
from botyard.games.bot_factory.play import Play
from botyard.kernel.dealer import Generator
from botyard.kernel.game import Json
from botyard.kernel.registry import game_named
from botyard.kernel.state import State, waiting_seats

GAME = game_named("bot-factory")
LEVELS = [name for name in BOTS if name.startswith("level-")]
TABLES: list[tuple[int, Json]] = [
    *[(1, dict[str, object](task=task)) for task in TASKS.names],
    (1, {"variant": "variant-2", "universal-bot": True}),
    *[
        (seats, {"variant": variant, "universal-bot": True})
        for seats, variant in product((2, 3, 4), ("variant-1", "variant-2"))
    ],
    *[(seats, {}) for seats in (2, 3, 4)],
]
EARLY, LATE = 15, 60  # actions at random before the levels are asked


def chosen(factory: Play, level: str = "level-3") -> str:
    """What a level does for the seat that is asked."""
    seat = int(factory.active)
    bot = bot_named(GAME, level, 1)
    asked = Asked(GAME.known(factory, seat), seat, factory.legal(seat))
    return GAME.vocabulary.name(bot.decide(asked).actions[0])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_a_level_answers_legally_and_the_same_again(seats: int, options: Json, level: str) -> None:
    for moment in (EARLY, LATE):
        factory, seat = _played(seats, options, moment)
        asked = Asked(GAME.known(factory, seat), seat, factory.legal(seat))
        answers = [bot_named(GAME, level, 3).decide(asked).actions for _ in range(2)]
        assert answers[0] == answers[1]
        assert answers[0][0] in asked.legal


def _played(seats: int, options: Json, moment: int) -> tuple[State, int]:
    """A table after so many actions at random, and a seat that has a choice there."""
    match, generator = new_match(GAME, seats, 5, options), Generator(moment)
    while True:
        (seat,) = waiting_seats(match.state)
        legal = match.state.legal(seat)
        if len(match.record.lines) >= moment and len(legal) > 1:
            return match.state, seat
        match.act(seat, legal[generator.below(len(legal))])


def test_there_are_five_levels_weakest_first() -> None:
    assert list(BOTS) == ["greedy", "level-1", "level-2", "level-3", "level-4", "level-5"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_is_completed_where_it_can_be(level: str) -> None:
    factory = table("""
        turn        4 A act
        floor       A=A1 sandra=F3
        red         rH rT .
        parts A     rL
        projects A  r
        values      red=12
    """)
    assert chosen(factory, level) == "place:red-legs@red"


LAST_BOT = """
    turn        9 A act
    floor       A^A1 B_P1 sandra_F3
    red         rH rT .
    yellow      yH . .
    parts A     rL yT
    projects A  r
    speech      A=2 B=2
"""


@pytest.mark.parametrize("level", LEVELS[2:])
def test_the_game_is_ended_by_who_is_ahead_and_not_by_who_is_far_behind(level: str) -> None:
    ahead = f"{LAST_BOT}bots A r b\nbots B r\nmeeples red=1 yellow=3 blue=2 green=3"
    behind = f"{LAST_BOT}bots B r r g g\nmeeples red=1 yellow=3 blue=3 green=1\nvalues green=12"
    assert chosen(table(ahead), level) == "place:red-legs@red"
    assert chosen(table(behind), level) != "place:red-legs@red"


@pytest.mark.parametrize(("level", "below"), [("level-2", "level-1")])
def test_a_level_beats_the_one_below(level: str, below: str) -> None:
    tallies = Tallies()
    for results in simulate(Series(GAME.name, (level, below), games=20, seed=3), workers=1):
        tallies.add(results)
    assert tallies.by_bot[level].win_rate() >= 0.6
