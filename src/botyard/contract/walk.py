"""Random games with good and bad manners: courtesies, undos and clocks that run out."""

from collections.abc import Iterator
from dataclasses import dataclass

from botyard.kernel.dealer import Dealer, Generator, SeededDealer
from botyard.kernel.dice import seeded_dice
from botyard.kernel.game import Game, Json
from botyard.kernel.match import Match
from botyard.kernel.record import header_of
from botyard.kernel.state import waiting_seats


@dataclass(frozen=True)
class Manners:
    """How people behave, as odds of one in so many; 0 is never."""

    courtesy: int = 3
    undo: int = 12
    run_out: int = 40


THINKERS = Manners(0, 0, 0)
PEOPLE = Manners()


def new_match(
    game: Game, seats: int, seed: int, options: Json | None = None, dealer: Dealer | None = None
) -> Match:
    """A match that a seed deals, with the options of simulation unless others are given."""
    chosen = game.simulation_options(options or {})
    names = [f"seat {seat + 1}" for seat in range(seats)]
    header = header_of(game, chosen, names, seeded_dice(seed))
    match = Match(game, header, dealer or SeededDealer(seed, len(game.outcomes)))
    match.deal()
    return match


def rich_match(game: Game, seats: int, seed: int, options: Json | None = None) -> Match:
    """The same, but in every second game of one that knows how with rare things in it."""
    match = new_match(game, seats, seed, options)
    if game.enriched is None or seed % 2 == 0:
        return match
    position = game.enriched(game.position(match.state), seed)
    rich = Match(game, match.record.header, SeededDealer(seed, len(game.outcomes)))
    rich.go_on_from(position)
    return rich


def walk(match: Match, seed: int, manners: Manners = PEOPLE) -> Iterator[Match]:
    """Play a match at random to its end; it is handed out before every line."""
    chooser = Generator(seed, 1)
    while match.state.waiting():
        yield match
        take_step(match, chooser, manners)
    yield match


def take_step(match: Match, chooser: Generator, manners: Manners) -> None:
    """One action, undo or time-out of any seat that is waited for."""
    seats = waiting_seats(match.state)
    seat = seats[chooser.below(len(seats))]
    if _happens(chooser, manners.undo) and match.undoable(seat):
        match.undo(seat)
        return
    if _happens(chooser, manners.run_out):
        match.run_out(seat)
        return
    choices = match.state.legal(seat)
    if _happens(chooser, manners.courtesy):
        choices = match.state.offered(seat)
    match.act(seat, choices[chooser.below(len(choices))])


def _happens(chooser: Generator, one_in: int) -> bool:
    return one_in > 0 and chooser.below(one_in) == 0
