"""What good play knows: odds as exact as greedy's, points as scored, features alike for all."""

import pytest
from mypy_extensions import i64

from botyard.bots.ausser_rand_und_band.odds import EVERYBODY, winning_odds
from botyard.games.ausser_rand_und_band.actions import FIELDS, MAX_SEATS
from botyard.games.ausser_rand_und_band.components import KINDS
from botyard.games.ausser_rand_und_band.declared import SHOVE_STEP
from botyard.games.ausser_rand_und_band.play import Play
from botyard.games.ausser_rand_und_band.scoring import score
from botyard.games.ausser_rand_und_band.study.odds import SURE, odds_of
from botyard.games.ausser_rand_und_band.study.outlook import UNIT, Outlook, width
from botyard.games.ausser_rand_und_band.study.turns import Turns
from botyard.kernel.dealer import Generator, SeededDealer
from botyard.kernel.exploring import explore
from botyard.kernel.registry import game_named
from botyard.kernel.vectors import vec

GAME = game_named("ausser-rand-und-band")
PRINTED = (1, 2, 2, 3, 3, 4)


def started(seats: int, seed: int) -> tuple[Play, SeededDealer]:
    dealer = SeededDealer(seed, len(GAME.outcomes))
    state = GAME.setup(GAME.simulation_options({}), seats, dealer)
    assert isinstance(state, Play)
    return state, dealer


def positions(seats: int, games: int) -> list[Play]:
    """A few states of random games, before every decision."""
    found: list[Play] = []
    for seed in range(games):
        state, dealer = started(seats, seed)
        chooser = Generator(seed, 1)
        while state.waiting():
            found.append(state.clone())
            allowed = state.legal(state.active)
            state.apply(state.active, allowed[chooser.below(len(allowed))], dealer)
    return found


@pytest.mark.parametrize("faces", [PRINTED, (1, 1, 2, 3, 4, 4), (2, 2, 2, 2, 2, 2)])
def test_odds_agree_with_those_of_greedy(faces: tuple[int, ...]) -> None:
    chooser = Generator(5)
    odds = odds_of(faces)
    for _ in range(200):
        seats = 2 + chooser.below(3)
        dice = [chooser.below(4) for _ in range(seats)]
        rolls = [chooser.below(32) for _ in range(seats)]
        roller = chooser.below(seats + 1) - 1
        fields = tuple(
            tuple(field for field in range(1, FIELDS + 1) if bits >> field - 1 & 1)
            for bits in rolls
        )
        if roller != EVERYBODY:  # then the tile leaves at once, and nobody rolls more onto it
            fields, rolls = ((),) * seats, [0] * seats
        odds.weigh(seats, vec[i64](dice), 0, vec[i64](rolls), roller)
        exact = winning_odds(faces, tuple(dice), fields, roller)
        for seat in range(seats):
            assert abs(odds.won[seat] / SURE - exact[seat]) < 1e-4
        assert abs(odds.won[MAX_SEATS] / SURE - (1 - sum(exact))) < 1e-4


def test_points_are_those_of_the_score() -> None:
    for state in positions(2, 2):
        outlook = Outlook(state.kit, state.seats)
        outlook.look(state)
        assert [outlook.score[seat] for seat in range(2)] == [score(state, 0), score(state, 1)]


def test_the_last_tile_is_worth_what_it_completes() -> None:
    """With one tile left and nothing to draw, its worth is the gain in points."""
    state, _ = started(2, 3)
    for kind in range(KINDS):
        state.stack.counts[kind] = 0
        state.won[kind] = 0
    state.stack.total = 0
    state.won[0] = state.won[6] = 1  # a red head and a red torso
    for field in range(1, FIELDS):
        state.belt[field] = -1
    state.belt[FIELDS] = 12  # red legs
    for place in range(len(state.dice)):
        state.dice[place] = 0
    state.dice[FIELDS * MAX_SEATS] = 2
    state.agenda.entries = vec[i64]()
    state.agenda.push(SHOVE_STEP, 1)
    outlook = Outlook(state.kit, 2)
    outlook.look(state)
    on_edge = sum(1 for owner in state.edge if owner == 0)
    assert on_edge == 0
    assert 0 <= 5 * UNIT - outlook.expected[0] <= 1  # from two loose tiles to a robot in one color


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_feature_is_filled_and_small_enough_for_a_net(seats: int) -> None:
    for state in positions(seats, 2):
        outlook = Outlook(state.kit, seats)
        outlook.look(state)
        for seat in range(seats):
            features = outlook.features(state, seat)
            assert len(features) == width(seats)
            assert outlook.filled() == width(seats)
            assert all(-8 * UNIT <= number <= 8 * UNIT for number in features)


def test_features_do_not_depend_on_what_was_looked_at_before() -> None:
    states = positions(3, 2)
    used = Outlook(states[0].kit, 3)
    for state in states:
        fresh = Outlook(state.kit, 3)
        used.look(state)
        fresh.look(state)
        for seat in range(3):
            assert list(used.features(state, seat)) == list(fresh.features(state, seat))


def test_seats_that_change_places_see_the_same() -> None:
    """What seat 2 sees is what seat 1 would see in its place."""
    for state in positions(2, 1):
        turned = state.clone()
        for field in range(FIELDS + 1):
            for seat in range(2):
                turned.dice[field * MAX_SEATS + seat] = state.dice[field * MAX_SEATS + 1 - seat]
        for space, owner in enumerate(state.edge):
            turned.edge[space] = 1 - owner if owner >= 0 else owner
        for seat in range(2):
            turned.supply[seat] = state.supply[1 - seat]
            for kind in range(KINDS):
                turned.won[seat * KINDS + kind] = state.won[(1 - seat) * KINDS + kind]
        turned.active = 1 - state.active
        one, other = Outlook(state.kit, 2), Outlook(state.kit, 2)
        one.look(state)
        other.look(turned)
        assert list(one.features(state, 0)) == list(other.features(turned, 1))


def test_an_action_is_worth_the_mean_over_all_dice() -> None:
    """As the explored outcomes say, each played best; halves may be rounded on the way."""
    for state in positions(2, 1)[::7]:
        if state.waiting() == 0 or state.agenda.step() == SHOVE_STEP:
            continue
        turns = Turns(state.kit, 2, None)
        for action in state.legal(state.active):
            mean = 0.0
            for odds, child in explore(state, state.active, action):
                assert isinstance(child, Play)
                mean += float(odds) * int(turns.best(child)[0])
            assert abs(int(turns.after(state, action)[0]) - mean) < 2.0


def test_the_state_is_left_alone() -> None:
    state, _ = started(3, 4)
    before = GAME.position(state)
    turns = Turns(state.kit, 3, None)
    turns.answer(state)
    for action in state.legal(state.active):
        turns.after(state, action)
    assert GAME.position(state) == before
