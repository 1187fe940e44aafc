"""Levels 1 to 5 of Fantastic Factories: legal, alike each time, at every number of seats."""

from pathlib import Path

import pytest
from mypy_extensions import i64

from botyard.bots import bot_named
from botyard.bots.asking import Player
from botyard.bots.bot import Asked
from botyard.bots.fantastic_factories.levels import LEVELS
from botyard.bots.simulate import Series, simulate
from botyard.bots.tally import Tallies
from botyard.games.fantastic_factories import GAME
from botyard.games.fantastic_factories.declared import FIRST_BEGUN
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.study import values
from botyard.games.fantastic_factories.study.estimates import Estimates
from botyard.games.fantastic_factories.study.features import (
    BEFORE_DICE,
    INPUTS,
    WORKED,
    WORKING,
    describe,
)
from botyard.games.fantastic_factories.study.turns import Judge, Turns
from botyard.kernel.dealer import Generator, SeededDealer
from botyard.kernel.state import waiting_seats
from botyard.kernel.vectors import filled, vec
from botyard.search.net import read_net
from fantastic_factories.board import table

STREAMS = len(GAME.outcomes)
NET = next(Path(values.__file__).parent.glob("*.net"))


def some_rounds(level: str, seats: int, rounds: int) -> list[int]:
    """What a level does at every seat, in the first rounds of a game."""
    dealer = SeededDealer(7, STREAMS)
    state = GAME.setup(GAME.simulation_options({"level": "hard"}), seats, dealer)
    assert isinstance(state, Play)
    players = [Player(bot_named(GAME, level, seat), level) for seat in range(seats)]
    done: list[int] = []
    while state.waiting() and state.round <= rounds:
        seat = waiting_seats(state)[0]
        legal = state.legal(seat)
        done.append(players[seat].choose(state, seat, legal))
        assert done[-1] in legal
        state.apply(seat, done[-1], dealer)
    return done


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_legally_and_alike(level: str, seats: int) -> None:
    assert some_rounds(level, seats, 2) == some_rounds(level, seats, 2)


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_goes_on_where_another_began(level: str) -> None:
    """In the middle of a use too, where the work cannot end."""
    options = GAME.simulation_options({"work-order": "in-turn"})
    begun = 0
    for seed in range(4):
        dealer, generator = SeededDealer(seed, STREAMS), Generator(seed)
        state = GAME.setup(options, 2, dealer)
        while state.waiting() and state.round < 5:
            seat = waiting_seats(state)[0]
            legal = state.legal(seat)
            if state.step_of(seat) >= FIRST_BEGUN and len(legal) > 1:
                begun += 1
                known = GAME.known(state, seat)
                answer = bot_named(GAME, level, seed).decide(Asked(known, seat, legal))
                assert answer.actions[0] in legal
            state.apply(seat, legal[generator.below(len(legal))], dealer)
    assert begun > 10


def drawn_from(state: Play, seat: int) -> list[Play]:
    """States of which a seat knows the same."""
    states = []
    for seed in range(5):
        states.append(state.clone())
        states[-1].redeal(seat, SeededDealer(seed, STREAMS))
    return states


def test_features_say_nothing_of_other_hands_and_decks() -> None:
    dealer = SeededDealer(3, STREAMS)
    state = GAME.setup(GAME.simulation_options({}), 3, dealer)
    assert isinstance(state, Play)
    player = Player(bot_named(GAME, "greedy", 1), "greedy")
    for _ in range(200):
        seat = waiting_seats(state)[0]
        for phase in (BEFORE_DICE, WORKING, WORKED):
            seen = {tuple(described(other, 0, phase)) for other in drawn_from(state, 0)}
            assert len(seen) == 1
        state.apply(seat, player.choose(state, seat, state.legal(seat)), dealer)


def described(state: Play, seat: int, phase: int) -> vec[i64]:
    out = filled(INPUTS, 99)
    estimates = Estimates(state.kit)
    estimates.start(state)
    describe(state, seat, phase, estimates, out)
    return out


def test_every_feature_is_filled_anew() -> None:
    state = GAME.setup(GAME.simulation_options({}), 2, SeededDealer(3, STREAMS))
    assert isinstance(state, Play)
    found = described(state, 0, WORKED)
    assert len(found) == INPUTS
    assert 99 not in list(found)


def test_dice_show_only_while_there_is_work() -> None:
    state = table("""
        turn      3 A work
        A dice    5 5 6
    """)
    with_dice = described(state, 0, WORKING)
    state.add_die(0, 0, 1)
    assert list(described(state, 0, WORKING)) != list(with_dice)
    done = described(state, 0, WORKED)
    state.add_die(0, 0, 2)
    assert list(described(state, 0, WORKED)) == list(done)


def test_a_turn_through_the_market_is_judged_before_anything_is_rolled() -> None:
    """Even at the last seat, after whose turn all dice are rolled."""
    state = GAME.setup(GAME.simulation_options({}), 2, SeededDealer(3, STREAMS))
    assert isinstance(state, Play)
    state.apply(state.first, state.legal(state.first)[0], SeededDealer(3, STREAMS))
    last = waiting_seats(state)[0]
    judge = Judge(read_net(NET.read_bytes(), NET.name), Estimates(state.kit))
    judge.start(state, last)
    lines = Turns(judge, STREAMS).market(state, last, 5)
    assert lines
    for line in lines:
        assert all(line.works.dice_count(seat, 0) == 0 for seat in range(2))
        assert line.works.round == state.round
        assert line.actions()[: len(line.sure())] == line.sure()
    strengths = [line.strength for line in lines]
    assert strengths == sorted(strengths, reverse=True)


def test_a_plan_stops_at_the_first_thing_that_is_drawn() -> None:
    state = table("""
        turn      3 A work
        A         1 metal, 2 energy
        A dice    6 6 6
    """)
    judge = Judge(None, Estimates(state.kit))
    judge.start(state, 0)
    lines = Turns(judge, STREAMS).work(state, 0, 5)
    names = [[GAME.vocabulary.name(action) for action in line.sure()] for line in lines]
    drawn = [done for done in names if any("research" in action for action in done)]
    assert drawn
    assert all("research" in done[-1] and "research" not in str(done[:-1]) for done in drawn)


def test_even_level_1_beats_what_plays_at_random() -> None:
    tallies = Tallies()
    series = Series("fantastic-factories", ("level-1", "random"), games=8, seed=5, paired=True)
    for results in simulate(series, workers=1):
        tallies.add(results)
    assert tallies.by_bot["level-1"].wins == 8
