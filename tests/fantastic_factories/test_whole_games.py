"""Whole games at every number of seats, in both work orders and at all levels."""

import pytest

from botyard.contract import CHECKS, play_and_check
from botyard.contract.walk import THINKERS, new_match, walk
from botyard.games.fantastic_factories import GAME
from botyard.games.fantastic_factories.play import Play
from botyard.kernel.dealer import Generator, SeededDealer
from botyard.kernel.game import Json
from botyard.kernel.state import waiting_seats

LEVELS = ("easy", "medium", "hard", "expert")
ORDERS = ("simultaneous", "in-turn")
TABLES: list[tuple[int, Json]] = [(1, {"level": level}) for level in LEVELS]
TABLES += [(seats, {"work-order": order}) for seats in (2, 3, 4, 5) for order in ORDERS]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_games_end_and_nothing_is_lost(seats: int, options: Json) -> None:
    for seed in range(6):
        dealer = SeededDealer(seed, len(GAME.outcomes))
        chooser = Generator(seed)
        works = GAME.setup(GAME.simulation_options(options), seats, dealer)
        decisions = 0
        while works.waiting():
            waiting = waiting_seats(works)
            seat = waiting[chooser.below(len(waiting))]
            choices = works.legal(seat)
            works.apply(seat, choices[chooser.below(len(choices))], dealer)
            decisions += 1
            if decisions % 10 == 0:
                assert GAME.invariants(works) == []
        assert decisions < GAME.bound(seats)
        assert GAME.invariants(works) == []
        standing = works.standing()
        assert standing is not None
        assert len(standing) == max(2, seats)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_they_keep_the_contract_with_every_option(seats: int, options: Json) -> None:
    """The order of arrival decides who draws what from a common deck (FF-13): not checked."""
    checks = [check for check in CHECKS if check != "order"]
    play_and_check(GAME, seats, 11, only=checks, every=60, options=options)


@pytest.mark.rule("FF-13")
def test_working_at_once_the_order_of_arrival_decides_only_what_is_drawn() -> None:
    """Without draws and rolls, two seats that work at once lead to the same position."""
    ends: set[str] = set()
    for order in (0, -1):
        match = new_match(GAME, 2, 5, {"work-order": "simultaneous"})
        while match.state.waiting() != 3:
            seat = waiting_seats(match.state)[0]
            match.act(seat, match.state.legal(seat)[0])
        for _ in range(4):
            for seat in (0, 1) if order == 0 else (1, 0):
                places = [a for a in match.state.legal(seat) if 87 <= a < 99]
                if places:
                    match.act(seat, places[0])
        ends.add(match.game.fingerprint(match.state))
    assert len(ends) == 1


def test_a_walk_of_thinkers_reaches_every_kind_of_step() -> None:
    steps: set[int] = set()
    for seed in range(12):
        match = new_match(GAME, 3, seed)
        for now in walk(match, seed, THINKERS):
            state = now.state
            assert isinstance(state, Play)
            steps.update(int(state.step_of(seat)) for seat in waiting_seats(state))
    assert len(steps) >= 14
