"""The greedy bot of Fantastic Factories plays sensibly; its strength stands in docs/bots.md."""

import pytest

from bots.games import Watched, choice, play
from botyard.bots import bot_named
from botyard.bots.asking import Player
from botyard.bots.simulate import Series, simulate
from botyard.bots.tally import Tallies
from botyard.games.fantastic_factories import GAME
from botyard.games.fantastic_factories.cards import BLUEPRINTS
from botyard.games.fantastic_factories.components import kit_of
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.study.income import income, used
from botyard.games.fantastic_factories.study.prices import FLOOR
from botyard.kernel.dealer import SeededDealer
from fantastic_factories.board import table

KIT = kit_of(GAME.read_options({}))
FROZEN = [[20, 21, 0], [26, 8, 23], [7, 24, 25]]
FROZEN_ALONE = [28, 24, 21, 23]


def chosen(state: Play, seat: int = 0) -> str:
    """What the greedy bot does."""
    bot = bot_named(GAME, "greedy", 1)
    return GAME.vocabulary.name(choice(bot, state, seat))


def worked(state: Play) -> list[str]:
    """All that the greedy bot does until its work is ended."""
    player = Player(bot_named(GAME, "greedy", 1), "greedy")
    dealer = SeededDealer(1, len(GAME.outcomes))
    done: list[str] = []
    while not done or done[-1] != "end-work":
        action = player.choose(state, 0, state.legal(0))
        done.append(GAME.vocabulary.name(action))
        state.apply(0, action, dealer)
    return done


def bits(*names: str) -> int:
    return sum(1 << BLUEPRINTS.number(name) for name in names)


def test_it_earns_metal_first_to_build_what_makes_goods() -> None:
    done = worked(
        table("""
            turn      3 A work
            A         1 metal, 2 energy
            A hand    nuclear-plant battery-factory
            A dice    5 5 6
        """)
    )
    assert done.index("place:mine@6") < done.index("build:nuclear-plant")


def test_it_makes_goods_where_it_can() -> None:
    done = worked(
        table("""
            turn      3 A work
            A         5 energy
            A built   nuclear-plant battery-factory
            A dice    2 6
        """)
    )
    assert {"use:nuclear-plant", "use:battery-factory"} <= set(done)


def test_in_the_last_round_only_points_count() -> None:
    done = worked(
        table("""
            turn      8 A work
            last      8
            A         3 metal, 1 energy
            A hand    obelisk golem gymnasium fitness-center
            A built   power-plant
            A dice    6
        """)
    )
    assert done[:2] == ["build:obelisk", "discard:golem"]


def test_it_takes_the_blueprint_that_fits_its_hand() -> None:
    state = table("""
        turn      1 A market
        row       fitness-center nuclear-plant megalith megalith
        A         2 metal, 2 energy
        A hand    battery-factory refinery
    """)
    assert chosen(state) == "take:nuclear-plant"


def test_gifts_go_to_whoever_has_fewest_points() -> None:
    state = table("""
        turn      3 A market
        seats     ABC
        crew      miner miner specialist specialist
        A hand    obelisk
        B         5 goods
        C         1 goods
    """)
    dealer = SeededDealer(1, len(GAME.outcomes))
    for name in ("hire:miner@hammer", "discard:obelisk"):
        state.apply(0, GAME.vocabulary.action(name), dealer)
    assert chosen(state) == "give:3"


def test_dice_go_where_they_bring_most() -> None:
    nuclear = [BLUEPRINTS.number("nuclear-plant")]
    assert used(KIT, nuclear, [0, 0, 0, 0, 0, 0, 1]) > FLOOR[6]
    assert used(KIT, nuclear, [0, 0, 0, 1, 0, 0, 0]) == FLOOR[3]


def test_a_compound_brings_more_with_a_card_that_helps_the_others() -> None:
    alone, helped = income(KIT, bits("nuclear-plant")), income(KIT, bits("nuclear-plant", "dojo"))
    assert income(KIT, 0) < alone < helped


def test_it_sees_views_only_and_answers_with_what_is_legal() -> None:
    bots = [Watched(bot_named(GAME, "greedy", seat)) for seat in range(3)]
    assert sorted(play(GAME, bots, 5))[0] == 1
    assert all(bot.answers for bot in bots)


def test_it_beats_random_bots() -> None:
    for bots in (("greedy", "random"), ("greedy", *["random"] * 4)):
        tallies = Tallies()
        for results in simulate(Series(GAME.name, bots, games=6, seed=3), workers=1):
            tallies.add(results)
        assert tallies.by_bot["greedy"].win_rate() > 0.8


def scores_of(series: Series) -> list[list[int]]:
    scores: dict[int, list[int]] = {}
    for chunk in simulate(series, workers=1):
        for result in chunk:
            scores.setdefault(result.game, []).append(result.score)
    return list(scores.values())


def test_it_is_frozen() -> None:
    """Numbers were measured for this bot; one that chooses otherwise gets another name."""
    bots = ("greedy", "greedy", "random")
    assert scores_of(Series(GAME.name, bots, games=3, seed=9)) == FROZEN


@pytest.mark.parametrize("number", range(4))
def test_it_is_frozen_alone(number: int) -> None:
    level = ["easy", "medium", "hard", "expert"][number]
    series = Series(GAME.name, ("greedy",), games=1, seed=9, options={"level": level})
    assert scores_of(series) == [[FROZEN_ALONE[number]]]
