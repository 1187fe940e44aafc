"""The contract suite over every registered game and the probe."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from botyard.contract import Broken, play_and_check
from botyard.contract.copies import check_positions
from botyard.contract.games import check_bound, check_components, check_replay
from botyard.contract.questions import check_decisions, check_vocabulary
from botyard.contract.walk import new_match, walk
from botyard.kernel.game import Game
from botyard.kernel.match import Match
from botyard.kernel.registry import all_games, game_named
from botyard.kernel.state import waiting_seats

TABLES = [(name, seats) for name, game in all_games().items() for seats in game.seats]


SOME, MANY = 150, 500  # actions: every check asks about each of them, for every seat
LOOKS = 150  # in a long game, or a few more


def seeds(name: str) -> range:
    """Fewer games where each takes longer; the soak plays more of them."""
    actions = len(game_named(name).vocabulary)
    return range(1 if actions > MANY else 2 if actions > SOME else 4)


def lines(game: Game, seats: int, seed: int) -> int:
    """How long a random game takes."""
    match = new_match(game, seats, seed)
    for _ in walk(match, seed):
        pass
    return len(match.record.lines)


@pytest.mark.parametrize(
    ("name", "seats", "seed"), [(*table, seed) for table in TABLES for seed in seeds(table[0])]
)
def test_random_games_keep_the_contract(name: str, seats: int, seed: int) -> None:
    game = game_named(name)
    every = 1 + len(game.vocabulary) * seats // MANY
    every = max(every, lines(game, seats, seed) // LOOKS)
    match = play_and_check(game, seats, seed, every=every)
    assert match.record.is_finished()


@settings(deadline=None, max_examples=40)
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 999), choices=st.data())
def test_no_choices_lead_out_of_the_contract(
    table: tuple[str, int], seed: int, choices: st.DataObject
) -> None:
    name, seats = table
    match = new_match(game_named(name), seats, seed)
    for _ in range(25):
        waiting = waiting_seats(match.state)
        if not waiting:
            break
        seat = choices.draw(st.sampled_from(waiting))
        match.act(seat, choices.draw(st.sampled_from(match.state.offered(seat))))
        for check in (check_decisions, check_vocabulary, check_components, check_positions):
            check(match)
        check_bound(match)
    check_replay(match)


def change_ones_mind(match: Match, times: int) -> None:
    """Seat 1 of a probe programs a card and takes it back, so often."""
    for _ in range(times):
        match.act(0, match.state.offered(0)[0])
        match.act(0, match.game.vocabulary.action("unprogram:1"))
        check_bound(match)


def test_courtesies_may_be_repeated_without_passing_the_bound() -> None:
    """A seat that keeps taking back its program decides more often than any bound."""
    match = new_match(game_named("probe"), 2, 1)
    change_ones_mind(match, 20)
    with pytest.raises(Broken, match="bound"):
        change_ones_mind(match, 40)
