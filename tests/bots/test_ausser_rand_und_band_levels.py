"""Levels of Außer Rand & Band: legal at every table, the same again, each in its own way."""

from typing import cast

import pytest

from bots.games import Watched, choice, play
from botyard.bots import Asked, bot_named
from botyard.bots.ausser_rand_und_band.levels import Level5
from botyard.games.ausser_rand_und_band.play import Play
from botyard.games.ausser_rand_und_band.study.foresight import Foresight
from botyard.games.ausser_rand_und_band.study.nets import net_for
from botyard.games.ausser_rand_und_band.study.turns import Turns
from botyard.kernel.dealer import SeededDealer
from botyard.kernel.game import Json
from botyard.kernel.registry import game_named
from botyard.search.budget import Budget
from botyard.search.findings import Findings

GAME = game_named("ausser-rand-und-band")
LEVELS = [f"level-{number}" for number in range(1, 6)]
OTHER_DICE: Json = {"data": {"dice": {"faces": {"values": [1, 1, 2, 3, 4, 4]}}}}


def placing(seats: int, seed: int, turns: int, options: Json | None = None) -> Play:
    """A state in which a die is placed, so many turns after the start."""
    dealer = SeededDealer(seed, len(GAME.outcomes))
    state = cast(Play, GAME.setup(GAME.simulation_options(options or {}), seats, dealer))
    while state.turn <= turns or len(state.legal(state.active)) < 4:
        allowed = state.legal(state.active)
        state.apply(state.active, allowed[state.turn % len(allowed)], dealer)
    return state


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_level_plays_a_whole_game(level: str, seats: int) -> None:
    bots = [Watched(bot_named(GAME, level, seat)) for seat in range(seats)]
    if level == "level-5":  # one of them is enough
        bots[1:] = [Watched(bot_named(GAME, "level-1", seat)) for seat in range(1, seats)]
    assert len(play(GAME, bots, 3)) == seats
    assert all(bot.answers for bot in bots)


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_with_other_dice(level: str) -> None:
    state = placing(2, 4, 3, OTHER_DICE)
    assert choice(bot_named(GAME, level, 1), state, state.active) in state.legal(state.active)


@pytest.mark.parametrize("level", LEVELS)
def test_an_answer_follows_from_seed_and_question_alone(level: str) -> None:
    """Whatever a bot was asked before, and though a server makes it new each time."""
    states = [placing(2, seed, 4) for seed in range(3)]
    used = bot_named(GAME, level, 9)
    for state in states:
        fresh = bot_named(GAME, level, 9)
        assert choice(used, state, state.active) == choice(fresh, state, state.active)


def test_the_first_level_overlooks_more_than_the_second() -> None:
    def differing(level: str) -> int:
        best = Turns(states[0].kit, 2, None)
        bots = [bot_named(GAME, level, seed) for seed in range(40)]
        return sum(
            choice(bot, state, state.active) != best.answer(state)
            for bot, state in zip(bots, states, strict=True)
        )

    states = [placing(2, seed, 2) for seed in range(40)]
    assert differing("level-1") > 2 * differing("level-2") > 0


def test_the_fourth_level_takes_what_its_net_likes_best() -> None:
    for seed in range(5):
        state = placing(2, seed, 5)
        best = Turns(state.kit, 2, net_for(2)).answer(state)
        assert choice(bot_named(GAME, "level-4", 1), state, state.active) == best


def look(state: Play, worlds: int, *, most: int = 5, near: float = 1.0) -> Findings:
    foresight = Foresight(Turns(state.kit, state.seats, net_for(2)), len(GAME.outcomes), most, near)
    return foresight.look(state, 7, Budget(worlds))


def test_foresight_looks_closer_at_the_likely_best_alone() -> None:
    state = placing(2, 1, 4)
    worth = [
        Turns(state.kit, 2, net_for(2)).after(state, action)[0] for action in look(state, 1).actions
    ]
    findings = look(state, 12, most=3)
    closer = [place for place, visits in enumerate(findings.visits) if visits > 1]
    ranked = sorted(range(len(worth)), key=lambda place: -worth[place])
    assert sorted(ranked[:3]) == closer
    assert {findings.visits[place] for place in closer} == {
        5
    }  # 12 worlds for three, and one before


def test_foresight_leaves_out_what_seems_much_worse() -> None:
    findings = look(placing(2, 1, 4), 12, near=0.0)
    assert max(findings.visits) == 2
    assert sum(visits > 1 for visits in findings.visits) == 1


def test_foresight_stops_when_its_time_is_up() -> None:
    ticks = iter(range(10000))
    budget = Budget(5000, seconds=3.0, clock=lambda: float(next(ticks)))
    state = placing(2, 1, 4)
    foresight = Foresight(Turns(state.kit, 2, net_for(2)), len(GAME.outcomes), 5, 1.0)
    assert max(foresight.look(state, 7, budget).visits) <= 5


def test_foresight_leaves_the_state_alone() -> None:
    state = placing(2, 1, 4)
    before = GAME.position(state)
    look(state, 10)
    assert GAME.position(state) == before


def test_at_the_end_foresight_counts_ends_of_work() -> None:
    """In the last turn a win is a win: shares of won ends, between 0 and 1."""
    state = placing(2, 6, 4)
    dealer = SeededDealer(6, len(GAME.outcomes))
    while state.stack.total > 0 or len(state.legal(state.active)) < 4:
        state.apply(state.active, state.legal(state.active)[-1], dealer)
    findings = look(state, 200, most=2)
    shares = [findings.mean(place) for place in range(len(findings.actions))]
    assert all(0.0 <= share <= 1.0 for share in shares)


def test_a_level_tells_what_it_found() -> None:
    state = placing(2, 1, 4)
    bot = bot_named(GAME, "level-5", 1)
    assert isinstance(bot, Level5)
    asked = Asked(GAME.known(state, state.active), state.active, state.legal(state.active))
    findings = bot.look(asked)
    assert findings.actions == asked.legal
    assert bot.decide(asked).actions == [findings.best()]
