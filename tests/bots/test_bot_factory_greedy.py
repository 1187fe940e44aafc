"""The greedy bot of Bot Factory plays sensibly."""

import pytest

from bot_factory.floor import table
from bots.games import choice
from botyard.bots import bot_named
from botyard.bots.simulate import Series, simulate
from botyard.bots.tally import Tallies
from botyard.games.bot_factory.play import Play
from botyard.kernel.registry import game_named

GAME = game_named("bot-factory")


def chosen(factory: Play) -> str:
    """What the greedy bot does for the seat that is asked."""
    seat = int(factory.active)
    bot = bot_named(GAME, "greedy", 1)
    return GAME.vocabulary.name(choice(bot, factory, seat))


def test_it_completes_a_bot_where_it_can() -> None:
    factory = table("""
        turn        4 A act
        floor       A=A1 sandra=F3
        red         rH rT .
        parts A     rL yH
        projects A  r
    """)
    assert chosen(factory) == "place:red-legs@red"


def test_it_goes_where_it_can_complete_a_bot() -> None:
    factory = table("""
        turn        4 A move
        floor       A=P1 B=J1 sandra=F3
        red         rH rT .
        parts A     rL
        projects A  r
    """)
    assert chosen(factory).startswith("move:A")


def test_it_pays_sandra_for_a_bot_and_not_for_nothing() -> None:
    drawing = """
        turn        4 A fee
        floor       A=A1 sandra=A2
        red         rH rT .
        speech      A=1
    """
    assert chosen(table(drawing)) == "pass"
    assert chosen(table(drawing + "parts A rL\n projects A r")) == "pay"


def test_it_takes_the_part_that_is_missing() -> None:
    factory = table("""
        turn        4 A act
        floor       A=P2 sandra=F3
        red         rH rT .
        projects A  r
        wheel       yH yH yH yH gL rL bH bH
        turned      1
    """)
    assert chosen(factory) == "dispense:left"


def test_it_raises_what_it_has_built() -> None:
    factory = table("""
        turn    6 A act
        floor   A=F1 sandra=A1
        bots A  b b
        speech  A=5
    """)
    assert chosen(factory) == "raise:blue"


def test_it_discards_what_it_cannot_use() -> None:
    factory = table("""
        turn     4 A excess-parts 1
        floor    A=P1 sandra=F3
        red      rH . .
        parts A  rH yH bH gH yT gT
    """)
    assert chosen(factory) == "discard:red-head"


@pytest.mark.parametrize("rivals", [1, 3])
def test_it_beats_random_bots(rivals: int) -> None:
    tallies = Tallies()
    series = Series(GAME.name, ("greedy", *["random"] * rivals), games=6, seed=3)
    for results in simulate(series, workers=1):
        tallies.add(results)
    assert tallies.by_bot["greedy"].win_rate() > 0.9


def test_alone_it_builds_bots_and_meets_a_task_now_and_then() -> None:
    options: dict[str, object] = {"task": "three-alike"}
    series = Series(GAME.name, ("greedy",), games=10, seed=3, options=options)
    results = [result for chunk in simulate(series, workers=1) for result in chunk]
    assert sum(result.score for result in results) / len(results) > 20
    assert any(result.place == 1 for result in results)


# Of each seat in each game: points and decisions.
FROZEN = [
    [(64, 112), (26, 91), (-4, 56)],
    [(88, 180), (4, 125), (67, 191)],
    [(-5, 113), (91, 164), (71, 183)],
    [(34, 153), (79, 176), (13, 115)],
]
FROZEN_ALONE = [[(27, 104)], [(42, 89)], [(48, 168)], [(57, 164)]]


@pytest.mark.parametrize(
    ("bots", "frozen"), [(("greedy", "greedy", "random"), FROZEN), (("greedy",), FROZEN_ALONE)]
)
def test_it_is_frozen(bots: tuple[str, ...], frozen: list[list[tuple[int, int]]]) -> None:
    """Numbers were measured for this bot; one that chooses otherwise gets another name."""
    games: dict[int, list[tuple[int, int]]] = {}
    for chunk in simulate(Series(GAME.name, bots, games=4, seed=9), workers=1):
        for result in chunk:
            games.setdefault(result.game, []).append((result.score, result.decisions))
    assert list(games.values()) == frozen
