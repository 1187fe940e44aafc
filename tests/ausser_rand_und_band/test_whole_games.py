"""What holds through every game, whatever is played."""

from collections import Counter
from dataclasses import dataclass, field

import pytest

from botyard.games.ausser_rand_und_band import GAME
from botyard.games.ausser_rand_und_band.actions import CLEAN_UP
from botyard.games.ausser_rand_und_band.declared import ROLL_STEP, TAKE_TO_ROLL
from botyard.games.ausser_rand_und_band.play import Play
from botyard.games.ausser_rand_und_band.sequence import ASKED_IN
from botyard.games.ausser_rand_und_band.state import NO_TILE, NOBODY
from botyard.kernel.agenda import NOTHING
from botyard.kernel.dealer import Generator, RecordingDealer, SeededDealer

from .board import check_counts


@dataclass
class Played:
    """A game that was played at random."""

    line: Play
    pushes: list[int] = field(default_factory=list)  # of each turn
    turns: Counter[int] = field(default_factory=Counter)  # of each seat
    decisions: int = 0


def played(seed: int, seats: int, *, avoid: str = "") -> Played:
    """A whole game at random; one edge action may be left alone."""
    dealer = SeededDealer(seed, len(GAME.outcomes))
    chooser = Generator(seed)
    line = GAME.setup(GAME.read_options({}), seats, dealer)
    assert isinstance(line, Play)
    game = Played(line)
    while line.waiting():
        check_invariants(line)
        seat = line.active
        allowed = [action for action in line.legal(seat) if avoid != GAME.vocabulary.name(action)]
        action = allowed[chooser.below(len(allowed))]
        recorder = RecordingDealer(dealer)
        line.apply(seat, action, recorder)
        game.decisions += 1
        assert game.decisions <= GAME.bound(seats)
        if GAME.vocabulary.name(action) == "shove":
            kinds = [event.kind for event in GAME.events_of(recorder.told)]
            game.pushes.append(kinds.count("shoved") + kinds.count("work-ended"))
            game.turns[seat] += 1
    return game


def check_invariants(line: Play) -> None:
    """What holds at every decision."""
    check_counts(line)
    assert all(tile != NO_TILE for tile in list(line.belt)[1:])
    assert 1 <= line.turn <= 23
    if line.agenda.step() in (TAKE_TO_ROLL, ROLL_STEP):
        assert line.edge[CLEAN_UP] == NOBODY
        assert sum(owner != NOBODY for owner in line.edge) <= 9


@pytest.mark.rule("RB-D14", "RB-24", "RB-38")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_turn_that_pushes_twice_shortens_the_game_by_one_of_23_turns(seats: int) -> None:
    for seed in range(40):
        game = played(seed, seats)
        assert set(game.pushes) <= {1, 2}
        assert sum(game.pushes) == 23
        assert len(game.pushes) == game.line.turn == 23 - game.pushes.count(2)


@pytest.mark.rule("RB-D14", "RB-U22", "RB-U23", "RB-D13")
def test_without_a_double_push_a_game_has_23_turns_and_the_starter_one_more() -> None:
    game = played(5, 2, avoid="place:shove-twice")
    assert sum(game.pushes) == game.line.turn == 23
    assert sorted(game.turns.values()) == [11, 12]


@pytest.mark.rule("RB-26", "RB-29", "RB-U14", "RB-22")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_end_the_belt_and_the_edge_are_empty_and_all_dice_are_back(seats: int) -> None:
    for seed in range(40):
        line = played(seed, seats).line
        assert list(line.belt)[1:] == [NO_TILE] * 5
        assert list(line.edge) == [NOBODY] * 10
        assert list(line.supply)[:seats] == [10] * seats
        assert line.stack.size() == 0
        check_counts(line)
        places = line.standing()
        assert places is not None
        assert min(places) == 1


def test_every_step_is_asked_in_the_one_that_the_order_of_play_names() -> None:
    dealer, chooser = SeededDealer(1, len(GAME.outcomes)), Generator(1)
    met: set[tuple[int, int]] = set()
    for number in range(12):
        line = GAME.setup(GAME.read_options({}), 2 + number % 3, dealer)
        assert isinstance(line, Play)
        while line.waiting():
            steps = [NOTHING, *[int(entry) & 255 for entry in line.agenda.entries]]
            met.update(zip(steps[1:], steps, strict=False))
            allowed = line.legal(line.active)
            line.apply(line.active, allowed[chooser.below(len(allowed))], dealer)
    assert met == set(ASKED_IN.items())
