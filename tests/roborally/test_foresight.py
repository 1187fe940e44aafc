"""Where a program would lead, on a floor without the others."""

from botyard.games.roborally import GAME
from botyard.games.roborally.declared import STEPS
from botyard.games.roborally.play import Play
from botyard.games.roborally.sequence import begin_turn
from botyard.kernel.dealer import FirstDealer, RecordingDealer
from botyard.server.preview import preview_of

from .race import act, drawn, new_race, raced


def programming(race: Play) -> Play:
    """Programs are being written."""
    begin_turn(race, FirstDealer())
    assert race.agenda.step() == STEPS.number("deal")
    race.agenda.pop()
    return race


def foreseen(race: Play, seat: int = 1) -> list[str]:
    """What the plan of a seat leads to; the race itself stays as it is."""
    before = drawn(race)
    listener = RecordingDealer(FirstDealer())
    GAME.foresee(race.clone(), seat - 1, listener)
    assert drawn(race) == before
    return [
        " ".join([event.kind, *map(str, event.args.values())])
        for event in GAME.events_of(listener.told)
    ]


def test_other_robots_are_not_there() -> None:
    race = programming(raced(".A> .B> .", cards={"A": "move2", "B": "back"}))
    told = foreseen(race)
    assert "moved 1 B1 east" in told
    assert "moved 1 C1 east" in told
    assert not [event for event in told if event.startswith(("pushed", "shot", "revealed 2"))]


def test_registers_without_a_card_do_nothing_but_the_floor_works() -> None:
    race = programming(raced("→A> →   →   .", cards={"A": "- - left"}))
    told = foreseen(race)
    assert told.count("belts all") == 3
    assert [event for event in told if event.startswith("register")] == [
        f"register {number}" for number in range(1, 6)
    ]


def test_a_fall_is_foreseen() -> None:
    race = programming(raced(".A> @", cards={"A": "move1 move1"}))
    told = foreseen(race)
    assert "fell 1 B1 pit" in told
    assert not [event for event in told if event.startswith("moved")]


def test_the_clean_up_is_not_foreseen() -> None:
    race = programming(raced(".A> +", cards={"A": "move1"}, damage={"A": 2}))
    told = foreseen(race)
    assert "archived 1 B1" in told
    assert not [event for event in told if event.startswith("repaired")]


def test_actions_come_first_and_only_who_programs_foresees() -> None:
    race = new_race(2)
    robots = GAME.view(race, 0)["robots"]
    assert isinstance(robots, list)
    mine = next(robot for robot in robots if robot["seat"] == 1)["hand"][0]
    action = GAME.vocabulary.action(f"program:1={mine}")
    told = preview_of(GAME, GAME.known(race, 0), 0, [action], foresee=True)
    events = told["events"]
    assert isinstance(events, list)
    assert {"kind": "revealed", "args": {"seat": 1, "card": mine}} in events
    letter = "A" if race.owner[0] == 0 else "B"
    act(race, f"{letter} program:1={mine}")
    assert f"revealed 1 {mine}" in foreseen(race)
    assert f"revealed 1 {mine}" not in foreseen(race, seat=2)


def test_options_are_left_aside() -> None:
    held = {"A": "gyroscopic-stabilizer brakes"}
    race = programming(raced(".A> .   .", options=held, cards={"A": "move1"}))
    told = foreseen(race)
    assert "moved 1 B1 east" in told
    assert "register 5" in told
