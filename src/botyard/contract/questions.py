"""Checks of who may act, and how."""

import json

from botyard.contract.broken import demand
from botyard.kernel.dealer import RecordingDealer, SeededDealer
from botyard.kernel.game import Game
from botyard.kernel.match import Match
from botyard.kernel.reasons import LEGAL, NO_SUCH_ACTION, NO_SUCH_SEAT
from botyard.kernel.state import State, waits_for

_HUGE = 10**12


def check_decisions(match: Match) -> None:
    """A seat that is waited for has a legal action, and nobody else has one."""
    game, state = match.game, match.state
    for seat in range(game.seat_count(state)):
        if waits_for(state, seat):
            found = f"seat {seat + 1} is waited for and can do nothing"
            demand(len(state.legal(seat)) > 0, "decisions", found)
        else:
            allowed = _allowed(game, state, seat)
            demand(not allowed, "decisions", f"seat {seat + 1} is not asked, yet may {allowed}")


def check_vocabulary(match: Match) -> None:
    """Legal is the vocabulary less what is refused less courtesies."""
    game, state = match.game, match.state
    for seat in range(game.seat_count(state)):
        if not waits_for(state, seat):
            continue
        candidates, courtesies = state.candidates(seat), state.courtesies(seat)
        names = [game.vocabulary.name(action) for action in candidates]
        demand(len(set(names)) == len(names), "vocabulary", f"a candidate twice in {names}")
        both = set(candidates) & set(courtesies)
        demand(not both, "vocabulary", f"candidates and courtesies share {both}")
        thinking = {game.vocabulary.name(action) for action in state.legal(seat)}
        polite = {game.vocabulary.name(action) for action in courtesies}
        expected = set(_allowed(game, state, seat)) - polite
        differ = sorted(expected ^ thinking)
        demand(not differ, "vocabulary", f"legal and not refused differ in {differ}")


def check_ranges(match: Match) -> None:
    """Actions and seats out of range are refused before game code runs."""
    game, state = match.game, match.state
    seats = game.seat_count(state)
    for seat in (-1, seats, _HUGE, -_HUGE):
        reason = game.refusal(state, seat, 0)
        demand(reason == NO_SUCH_SEAT, "ranges", f"seat {seat} is not refused")
    for action in (-1, len(game.vocabulary), _HUGE, -_HUGE):
        reason = game.refusal(state, 0, action)
        demand(reason == NO_SUCH_ACTION, "ranges", f"action {action} is not refused")


def check_reasons(match: Match) -> None:
    """Every refusal has a declared reason with a clause, and parameters that JSON can hold."""
    game, state = match.game, match.state
    for seat in range(game.seat_count(state)):
        for action in range(len(game.vocabulary)):
            refused = game.why_not(state, seat, action)
            if refused is not None:
                reason, params = refused
                demand(bool(reason.clause), "reasons", f"{reason.name} has no clause")
                same = json.loads(json.dumps(params)) == params
                demand(same, "reasons", f"{reason.name} has parameters {params}")


def check_run_out(match: Match) -> None:
    """When a clock runs out the game goes on, and nothing is broken."""
    game = match.game
    for seat in range(game.seat_count(match.state)):
        if waits_for(match.state, seat):
            state = match.state.clone()
            state.run_out(seat, RecordingDealer(SeededDealer(1, len(game.outcomes))))
            moved = game.fingerprint(state) != game.fingerprint(match.state)
            demand(moved, "run-out", f"nothing happens when the clock of seat {seat + 1} runs out")
            broken = game.invariants(state)
            demand(not broken, "run-out", f"afterwards it does not hold: {broken}")


def _allowed(game: Game, state: State, seat: int) -> list[str]:
    return [
        game.vocabulary.name(action)
        for action in range(len(game.vocabulary))
        if state.refusal(seat, action) == LEGAL
    ]
