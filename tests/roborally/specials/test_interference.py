"""Interference: a racer and a blocker for each player. RR-C10, RR-C25, RR-C26."""

from typing import Any, cast

import pytest

from botyard.cli.question import Question
from botyard.games.roborally import GAME
from botyard.games.roborally.play import Play
from botyard.games.roborally.specials.interference import is_blocker
from botyard.kernel.dealer import SeededDealer
from botyard.words import LANGUAGES, Words

from ..race import A, C, new_race, refused, run, told


def interference(seats: int = 2) -> Play:
    return new_race(seats, {"course": "interference"}, chance="first=1")


@pytest.mark.rule("RR-C10", "RR-C25")
def test_racers_then_blockers_start_on_the_docks() -> None:
    race = interference(3)
    assert list(race.owner) == [0, 1, 2, 0, 1, 2]
    assert [is_blocker(race, robot) for robot in range(6)] == [False] * 3 + [True] * 3
    assert list(race.lives) == [3] * 6
    assert list(race.held) == [9] * 6
    assert list(race.space) == list(race.floor.docks)[:6]


@pytest.mark.rule("RR-C10", "RR-8")
def test_the_timer_starts_when_all_but_one_have_both_programs_ready() -> None:
    race = interference()
    dealer = SeededDealer(1, len(GAME.outcomes))
    assert GAME.hurry(race, 1) == 0
    race.run_out(0, dealer)
    assert GAME.hurry(race, 1) == 60


@pytest.mark.rule("RR-C10")
def test_a_blocker_gets_nothing_from_flags() -> None:
    race = interference()
    flag = race.flag_at[0]
    for robot in (0, 2):
        race.occupant[race.space[robot]] = -1
    race.space[0], race.occupant[flag] = 0, 2
    race.space[2] = flag
    archive = race.archive[2]
    race.damage[2] = 3
    run(race, "touch")
    run(race, "repairs", register=0)
    assert (race.flags[2], race.archive[2], race.damage[2]) == (0, archive, 3)


@pytest.mark.rule("RR-C26")
def test_the_blocker_leaves_with_its_racer_and_the_other_wins() -> None:
    race = interference()
    race.fate[0], race.lives[0], race.archive[0] = 2, 0, 0
    race.occupant[race.space[0]] = -1
    race.space[0] = 0
    events = run(race, "end-of-register")
    assert told("left-race", events) == ["left-race seat=9"]
    assert told("won", events) == ["won seat=2"]
    assert race.standing() == [2, 1]


@pytest.mark.rule("RR-C10")
def test_the_second_robot_of_a_seat_has_a_name() -> None:
    words = Words("en", GAME, ["Ida", "Noor"])
    assert words.say("event-left-race", seat=9) == "Ida’s blocker leaves the race."


@pytest.mark.rule("RR-C10")
def test_no_card_passes_between_the_two() -> None:
    race = interference()
    known = cast(dict[str, Any], GAME.known(race, 0))
    assert known["hands"][1] == known["blockers"]["hands"][1] == ["?"] * 9
    assert "?" not in known["hands"][0] + known["blockers"]["hands"][0]
    for card in known["blockers"]["hands"][0]:
        assert refused(race, f"A program:1={card}") == "not-in-hand RR-6"


@pytest.mark.rule("RR-C10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_says_which_of_the_two_it_is_about(language: str) -> None:
    race = interference()
    words = Words(language, GAME, ["Ida", "Noor"])
    sides = []
    for _ in range(2):
        question = Question(GAME, race, 0)
        sides.append(GAME.view(race, 0)["about"])
        assert words.say(f"about-{sides[-1]}") in str(question.asked(words))
        race.ready |= 1 << (A if sides[-1] == "racer" else C)
    assert sides == ["racer", "blocker"]
    assert GAME.view(race, 0)["about"] is None
