"""A match that lets go of what nobody can take back answers like one that never does."""

import pytest

from botyard.contract.walk import Manners, new_match, walk
from botyard.kernel.match import Match
from botyard.kernel.registry import game_named
from tables.seated import BELT, PROBE, begun

RESTLESS = Manners(courtesy=3, undo=3, run_out=20)


def take_backs(match: Match) -> list[tuple[list[int], str]]:
    """What every seat could take back now, and where that would lead."""
    found: list[tuple[list[int], str]] = []
    for seat in range(len(match.record.header.seats)):
        lines = match.undoable(seat)
        state = match.without(lines) if lines else match.state
        assert state is not None
        found.append((lines, match.game.fingerprint(state)))
    return found


@pytest.mark.rule("BY-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("name", "games"), [(PROBE, 6), (BELT, 4)])
def test_undo_answers_the_same_after_forgetting(name: str, games: int, seats: int) -> None:
    game = game_named(name)
    forgot = 0
    for seed in range(games):
        whole, short = new_match(game, seats, seed), new_match(game, seats, seed)
        for _ in walk(whole, seed, RESTLESS):
            for line in whole.record.lines[len(short.record.lines) :]:
                short.repeat(line)
            short.forget()
            assert take_backs(short) == take_backs(whole)
            assert short.record.texts[-1] == whole.record.texts[-1]
        forgot += short.record.forgotten
    assert forgot > 10 * games


def test_the_oldest_state_that_is_kept_holds_nothing_that_was_taken_back_later() -> None:
    """Seat 1 takes back what it began before the clock of seat 2 ran out, then is late too."""
    match = new_match(game_named(PROBE), 2, 7)
    for seat in (0, 1):
        match.run_out(seat)
    match.run_out(match.state.waiting().bit_length() - 1)
    begun_at = len(match.record.lines)
    match.act(0, match.state.legal(0)[0])
    match.run_out(1)
    match.undo(0)
    match.run_out(0)
    match.forget()
    assert match.record.forgotten == begun_at - 1


def test_what_was_forgotten_cannot_be_written_any_more() -> None:
    seated = begun(PROBE, "pp")
    seated.reveal()
    match = seated.table.playing()
    assert match.record.forgotten > 0
    with pytest.raises(ValueError, match="forgotten"):
        match.record.text()


def test_forgetting_again_forgets_nothing_more() -> None:
    seated = begun(PROBE, "pp")
    seated.reveal()
    match = seated.table.playing()
    forgotten = match.record.forgotten
    match.forget()
    assert match.record.forgotten == forgotten


def test_nothing_is_forgotten_that_somebody_can_still_take_back() -> None:
    seated = begun(PROBE, "pp")
    seated.program(1, 2)
    match = seated.table.playing()
    assert match.record.forgotten == 0
    for seat in (1, 2, 1, 2):
        seated.undo(seat)
    assert match.game.fingerprint(match.state) == match.game.fingerprint(match.state_after(0))
