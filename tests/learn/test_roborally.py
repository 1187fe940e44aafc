"""What a net learns RoboRally from."""

from botyard.games.roborally.boards.courses import COURSES, course_named
from botyard.learn import roborally
from botyard.learn.roborally import PUPILS, RacePupil
from botyard.learn.trace import END

TESTED_ON = ("risky-exchange", "pilgrimage", "vault-assault", "island-king", "oddest-sea")


def test_it_learns_on_plain_courses_and_is_tested_on_others() -> None:
    assert set(roborally.COURSES) < set(COURSES.names)
    assert not set(roborally.COURSES) & set(TESTED_ON)
    assert not any(course_named(name).special for name in roborally.COURSES)


def test_every_seat_sees_every_turn_and_one_wins() -> None:
    pupil = PUPILS["race"]
    assert isinstance(pupil, RacePupil)
    seating = next(seating for seating in pupil.seatings if seating.seats == 3)
    traces = pupil.play(seating, [None] * 3, seed=5, rate=0.2)
    assert len(traces) == 3
    assert len({len(trace.rows) for trace in traces}) == 1
    assert len(traces[0].rows) > 3
    assert sum(trace.targets[0] for trace in traces) == 1
    for trace in traces:
        assert trace.after == [*range(1, len(trace.rows)), END]
    again = pupil.play(seating, [None] * 3, seed=5, rate=0.2)
    assert [list(row) for row in again[0].rows] == [list(row) for row in traces[0].rows]
