"""Tables of one seat, and of eight."""

import pytest

from botyard.kernel.game import SPECTATOR
from botyard.kernel.replay import replay
from botyard.tables.situations import situation
from tables.manners import People, play
from tables.seated import PROBE, begun, known


@pytest.mark.parametrize("seats", ["p", "l", "plpbplpb", "llllllll"])
@pytest.mark.parametrize("timer", [False, True])
def test_whatever_happens_written_entries_are_the_table(seats: str, timer: bool) -> None:
    seated = begun(PROBE, seats, 100.0, options={"timer": True} if timer else {})
    for entry in play(seated.table, People(len(seats))):
        seated.keep(entry)
    assert known(seated.read()) == known(seated.table)
    match = replay(seated.table.game, seated.record())
    assert match.game.position(match.state) == seated.table.position()


@pytest.mark.parametrize("seats", ["p", "plpbplpb"])
def test_everybody_sees_the_end(seats: str) -> None:
    seated = begun(PROBE, seats)
    seated.play_on()
    for seat in (SPECTATOR, *range(len(seats))):
        shown = situation(seated.table, seat, [])
        assert shown.standing is not None
        assert (len(shown.scores), len(shown.standing)) == (len(seats), len(seats))
        assert len(shown.score_lines) == len(seats)


@pytest.mark.rule("BY-6", "BY-9")
def test_one_alone_agrees_with_nobody_else() -> None:
    seated = begun(PROBE, "p")
    assert seated.propose(1, "pause").status == "paused"
    assert seated.resume(1).status == "playing"
    assert seated.propose(1, "end").status == "over"


@pytest.mark.rule("BY-10")
def test_one_alone_may_leave_and_the_game_waits() -> None:
    seated = begun(PROBE, "p")
    seated.leave(1)
    assert (seated.table.ledger.status, seated.table.wakes_at()) == ("paused", None)
    seated.resume(1)
    assert seated.asked() == [1]
