"""Capture the Flag: home boards, and flags that are carried. RR-C16, RR-C28 … RR-C32."""


import pytest

from botyard.games.roborally import GAME
from botyard.games.roborally.components import OPTIONS
from botyard.games.roborally.play import Play
from botyard.games.roborally.rules.option_cards import give_option
from botyard.games.roborally.state import DOWN, RACING, SENT_OFF, UP

from ..kit_more import seen
from ..race import act, asked, choices, new_race, play_register, refused, run, told


def set_up(robots: int = 4) -> Play:
    return new_race(robots, {"course": "capture-the-flag"}, chance="first=1 coin=tails")


def capture() -> Play:
    """Team 1 (A, C) lives in the west, team 2 (B, D) in the east."""
    race = set_up()
    act(race, "A home:west")
    for letter, space in (("A", "A1"), ("C", "A2"), ("B", "X1"), ("D", "X2")):
        act(race, f"{letter} at:{space}")
        act(race, f"{letter} face:east")
    return race


def put(race: Play, robot: int, name: str) -> None:
    race.occupant[race.space[robot]] = -1
    race.space[robot] = race.floor.space(name)
    race.occupant[race.space[robot]] = robot


def carry(race: Play, robot: int, flag: int) -> None:
    race.carriers, race.flag_at = race.carriers[:], race.flag_at[:]
    race.carriers[flag], race.flag_at[flag] = robot, 0


@pytest.mark.rule("RR-C16")
def test_a_coin_decides_who_chooses_and_both_teams_deploy() -> None:
    race = set_up()
    assert choices(race, seat="A") == {"home:west", "home:east"}
    act(race, "A home:west")
    assert asked(race) == "A"
    assert refused(race, "A at:M1") == "not-back-columns RR-C16"
    act(race, "A at:A1")
    assert seen(race, "A")["args"] == ["A1"]
    act(race, "A face:south")
    assert asked(race) == "C"
    assert refused(race, "C at:A1") == "deploy-taken RR-C16"
    race = capture()
    assert (race.turn, asked(race)) == (1, "ABCD")
    assert race.archive[1] == race.floor.space("X1")


@pytest.mark.rule("RR-C28")
def test_who_is_pushed_at_home_is_sent_off_without_loss() -> None:
    race = capture()
    race.ready = 15
    put(race, 1, "B1")
    race.damage[1] = 2
    play_register(race, 1, A="move1-490", B="left-70", C="left-90", D="left-110")
    assert (race.fate[1], race.lives[1], race.damage[1] >= 2) == (SENT_OFF, 3, True)
    assert race.evictions == 0


def sent_off_while_down() -> Play:
    """B is powered down and pushed off A's home board; now come the stay-down decisions."""
    race = capture()
    race.ready = 15
    put(race, 1, "B1")
    race.power[1], race.damage[1] = DOWN, 2
    events = play_register(race, 5, A="move1-490")
    assert told("sent-off", events) == ["sent-off seat=2"]
    run(race, "stay-down", register=0)
    return race


def come_back(race: Play) -> None:
    run(race, "return", register=0)
    act(race, "B at:X5")
    act(race, "B face:north")
    run(race, "drop-damage", register=0)


@pytest.mark.rule("RR-C28", "RR-13")
def test_who_is_sent_off_while_powered_down_may_stay_down() -> None:
    race = sent_off_while_down()
    assert (asked(race), choices(race, seat="B")) == ("B", {"power-down", "power-on"})
    position = GAME.position(race)
    position["agenda"] = [["end-of-turn"], ["drop-damage"], ["return"], ["stay-down", 1]]
    assert GAME.read_position(position).waiting() == race.waiting()
    act(race, "B power-down")
    come_back(race)
    assert (race.power[1], race.damage[1]) == (DOWN, 0)


@pytest.mark.rule("RR-C28", "RR-13")
def test_who_is_sent_off_while_powered_down_may_power_up() -> None:
    race = sent_off_while_down()
    act(race, "B power-on")
    come_back(race)
    assert (race.power[1], race.damage[1]) == (UP, 2)


@pytest.mark.rule("RR-C28")
def test_two_who_pushed_each_other_are_both_sent_off() -> None:
    race = capture()
    race.ready = 15
    race.evictions = 1 << (0 * 8 + 1) | 1 << (1 * 8 + 0) | 1 << (2 * 8 + 3)
    race.occupant[race.space[2]] = -1
    race.space[2] = 0  # C is destroyed: whom it pushed stays
    events = run(race, "send-off")
    assert told("sent-off", events) == ["sent-off seat=1", "sent-off seat=2"]
    assert (race.since[0], race.since[1], race.fate[3]) == (1, 2, RACING)


@pytest.mark.rule("RR-C28")
@pytest.mark.parametrize("pusher", range(8))
@pytest.mark.parametrize("pushed", range(8))
def test_who_pushed_whom_can_be_read_back(pusher: int, pushed: int) -> None:
    if pusher == pushed:
        return
    race = set_up(8)
    race.evictions = 1 << (pusher * 8 + pushed)
    again = GAME.read_position(GAME.position(race))
    assert again.evictions == race.evictions


@pytest.mark.rule("RR-C29")
def test_it_comes_back_in_its_own_back_columns_facing_no_enemy() -> None:
    race = capture()
    race.ready = 15
    race.occupant[race.space[1]] = -1
    race.space[1], race.fate[1], race.since[1] = 0, SENT_OFF, 1
    put(race, 0, "W3")
    run(race, "return", register=0)
    assert asked(race) == "B"
    assert refused(race, "B at:A5") == "not-own-columns RR-C29"
    act(race, "B at:W2")
    assert refused(race, "B face:south") == "enemy-in-sight RR-C29"
    act(race, "B face:north")
    assert (race.fate[1], race.damage[1]) == (RACING, 0)


@pytest.mark.rule("RR-C30")
def test_the_enemy_flag_is_carried_and_dropped_when_pushed_abroad() -> None:
    race = capture()
    race.ready = 15
    put(race, 0, race.floor.name(race.flag_at[1]))
    events = run(race, "touch")
    assert told("picked-up", events) == ["picked-up seat=1 flag=2"]
    assert (race.carriers[1], race.flag_at[1]) == (0, 0)
    here = race.floor.name(race.space[0])
    put(race, 2, race.floor.name(race.space[0] - 1))
    race.facing[2] = 1
    events = play_register(race, 1, C="move1-490")
    assert told("dropped", events) == [f"dropped seat=1 flag=2 space={here}"]
    assert (race.flags[0], race.archive[0]) == (0, race.floor.space("A1"))


@pytest.mark.rule("RR-C30", "RR-C28")
def test_a_weapon_makes_nobody_drop_a_flag_and_a_fall_drops_it_before_the_pit() -> None:
    race = capture()
    race.ready = 15
    carry(race, 0, 1)
    put(race, 0, "M6")
    put(race, 1, "K6")
    give_option(race, 1, OPTIONS.number("pressor-beam"))
    race.facing[0], race.facing[1] = 0, 1
    run(race, "weapons")
    act(race, "B use:pressor-beam")
    events = run(race, "lasers")
    assert told("pushed", events) == ["pushed seat=1 space=N6 direction=east"]
    assert (told("dropped", events), race.carriers[1]) == ([], 0)
    put(race, 0, "X6")
    race.facing[0] = 1
    events = play_register(race, 1, A="move1-490")
    assert told("dropped", events) == ["dropped seat=1 flag=2 space=X6"]


@pytest.mark.rule("RR-C31")
def test_the_own_flag_astray_is_put_back() -> None:
    race = capture()
    race.flag_at = race.flag_at[:]
    race.flag_at[0] = race.floor.space("A1")
    events = run(race, "touch")
    start = race.floor.name(race.floor.flags[0])
    assert told("flag-back", events) == [f"flag-back flag=1 space={start}"]


@pytest.mark.rule("RR-C32")
def test_a_carrier_at_home_after_register_5_wins() -> None:
    race = capture()
    carry(race, 0, 1)
    run(race, "end-of-register", register=4)
    assert race.fate[0] == RACING
    run(race, "end-of-register", register=5)
    assert race.standing() == [1, 2, 1, 2]
