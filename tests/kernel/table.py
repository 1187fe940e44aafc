"""Matches of the probe and of Außer Rand & Band for tests of the kernel."""

from botyard.contract.walk import new_match
from botyard.kernel.match import Match
from botyard.kernel.registry import game_named
from botyard.kernel.state import waiting_seats
from botyard_probe import GAME as PROBE

BELT = game_named("ausser-rand-und-band")


def probe_match(seats: int = 2, seed: int = 7) -> Match:
    """A probe that was just dealt."""
    return new_match(PROBE, seats, seed)


def belt_match(seats: int = 2, seed: int = 7) -> Match:
    """Außer Rand & Band, just dealt."""
    return new_match(BELT, seats, seed)


def do(match: Match, seat: int, name: str) -> None:
    """An action by name, for a seat counted from 1."""
    match.act(seat - 1, match.game.vocabulary.action(name))


def program(match: Match, seat: int) -> None:
    """A seat programs its two lowest cards."""
    for _ in range(2):
        match.act(seat - 1, match.state.legal(seat - 1)[0])


def play_on(match: Match) -> None:
    """Everybody takes the first legal action until the end."""
    while match.state.waiting():
        seat = waiting_seats(match.state)[0]
        match.act(seat, match.state.legal(seat)[0])
    match.finish()
