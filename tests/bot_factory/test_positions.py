"""Positions: what cannot be is refused, with its path; what is left out is at its place."""

import json
from copy import deepcopy

import pytest

from botyard.games.bot_factory import GAME
from botyard.games.bot_factory.sequence import ASKED_IN
from botyard.kernel.agenda import NOTHING
from botyard.kernel.dealer import Generator, SeededDealer
from botyard.kernel.errors import BotyardError
from botyard.kernel.game import Json

from .floor import drawn, play, table

ACTING = """
    turn        3 A act
    seats       ABC
    floor       A=A2 sandra=F3
    parts A     rH rT
    projects A  r
    speech      A=3
    spares      yH yT
    contracts   1 2 3 4 5 6 7 8 9
    tokens      top-left=AB
"""


def complaint(change: Json) -> tuple[str, object]:
    """What is wrong with a position that differs in these keys."""
    position = deepcopy(GAME.position(table(ACTING)))
    with pytest.raises(BotyardError) as wrong:
        GAME.read_position(position | change)
    return wrong.value.key, wrong.value.params.get("path")


@pytest.mark.parametrize(
    ("change", "key", "path"),
    [
        ({"workers": ["A2", "A2", "J1"]}, "position-space-taken", "workers"),
        ({"workers": ["A2", None, "J1"]}, "position-misfit", "workers"),
        ({"workers": ["A2", "P1"]}, "position-length", "workers"),
        ({"workers": ["A4", "P1", "J1"]}, "read-unknown-name", "workers[0]"),
        ({"vilela": "F1"}, "position-misfit", "workers"),
        ({"standing": ["1", "4"]}, "position-misfit", "workers"),
        ({"parts": [["red-head"] * 5, [], []]}, "position-too-many", "parts[0]"),
        ({"parts": [["universal-head"] * 3, [], []]}, "position-too-many", "parts[0]"),
        ({"projects": [["red"] * 7, [], []]}, "position-too-many", "projects[0]"),
        ({"columns": {"red": ["red-torso", None, None]}}, "position-misfit", "columns.red[0]"),
        ({"columns": {"pink": []}}, "read-unknown-key", "columns.pink"),
        ({"wheel": ["universal-head"] + [None] * 7}, "position-misfit", "wheel[0]"),
        ({"tops": ["red-legs"] * 4}, "position-misfit", "tops[1]"),
        ({"tops": [None] * 4}, "position-misfit", "tops[0]"),
        ({"stacks": {}}, "position-misfit", "stacks"),
        ({"contracts": [1, 1, *range(3, 10)]}, "position-too-many", "contracts[1]"),
        ({"contracts": [None, *range(2, 10)]}, "position-misfit", "tokens[0]"),
        ({"tokens": [[1, 1], *[[]] * 8]}, "position-too-many", "tokens[0]"),
        ({"tokens": [[4], *[[]] * 8]}, "read-out-of-range", "tokens[0][0]"),
        ({"values": {"red": 16}}, "read-out-of-range", "values.red"),
        ({"meeples": {"red": 5}}, "read-out-of-range", "meeples.red"),
        ({"meeples": {"red": 3}}, "position-misfit", "meeples"),
        ({"speech": [9, 0, 0]}, "position-misfit", "speech"),
        ({"tiles": ["value", None, None]}, "position-misfit", "tiles"),
        ({"left": 3}, "position-misfit", "left"),
        ({"active": 2}, "position-stuck", "agenda"),
        ({"agenda": [["act"]]}, "position-stuck", "agenda"),
        ({"agenda": [["maintenance"], ["acts"]]}, "position-stuck", "agenda"),
        (
            {"agenda": [["maintenance"], ["acts"], ["end-of-turn"], ["act", 1]]},
            "position-stuck",
            "agenda",
        ),
        ({"agenda": [["dance"]]}, "position-unknown-step", "agenda[0]"),
        ({"colour": "red"}, "read-unknown-key", "colour"),
    ],
)
def test_what_cannot_be_is_refused_with_its_path(change: Json, key: str, path: str) -> None:
    assert complaint(change) == (key, path)


@pytest.mark.parametrize(
    "step",
    [
        "fee",
        "feed 0",
        "feed 2",
        "place-part 2",
        "exchange 3",
        "trade 2",
        "excess-parts 1",
        "excess-projects 1",
        "complete",
        "inspection",
        "start 1",
        "claim",
        "value",
    ],
)
def test_a_step_that_cannot_be_asked_here_is_refused(step: str) -> None:
    drawing = ACTING.replace("3 A act", f"3 A {step}").replace(
        "speech", "wheel rH yH . . . . . .\n speech"
    )
    with pytest.raises(BotyardError):
        table(drawing)


def test_what_is_left_out_lies_in_stacks_and_decks_with_a_tile_on_top() -> None:
    factory = table("""
        turn   3 A act
        floor  A=A2 sandra=F3
    """)
    assert drawn(factory, "tops") == ["tops rH yH bH gH"]
    position = GAME.position(factory)
    assert position["stacks"] == {
        color: [f"{color}-head"] * 3 + [f"{color}-torso"] * 4 + [f"{color}-legs"] * 4
        for color in ("red", "yellow", "blue", "green")
    }


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_position_of_a_game_reads_as_itself_in_the_middle_of_decisions(seats: int) -> None:
    options = GAME.read_options({"variant": "variant-2", "universal-bot": True, "round-limit": 12})
    dealer, chooser = SeededDealer(seats, len(GAME.outcomes)), Generator(seats)
    state = GAME.setup(options, seats, dealer)
    steps: set[str] = set()
    while state.waiting():
        position = GAME.position(state)
        agenda = position["agenda"]
        assert isinstance(agenda, list)
        steps.add(agenda[-1][0])
        again = GAME.read_position(json.loads(json.dumps(position)))
        assert GAME.position(again) == position
        seat = state.waiting().bit_length() - 1
        allowed = state.legal(seat)
        state.apply(seat, allowed[chooser.below(len(allowed))], dealer)
    assert {"start", "move", "act"} <= steps


@pytest.mark.parametrize(
    ("floor", "marks", "path"),
    [
        ("A=A2", {"left": 3}, "left"),
        ("A=A2", {"executive": True}, "executive"),
        ("A=A2", {"begun": True}, "begun"),
        ("A=A2", {"icons": 1}, "icons"),
        ("A=A2", {"icons": 2, "left": 1}, "icons"),
        ("A=A3", {"left": 2}, "begun"),
        ("A=P1", {"left": 2}, "begun"),
        ("A=P1", {"icons": 1, "begun": True}, "icons"),
        ("A=P2", {"begun": True}, "begun"),
        ("A=J1", {"begun": True}, "begun"),
        ("A=F2", {"executive": True}, "executive"),
    ],
)
def test_marks_that_no_action_can_leave_are_refused(floor: str, marks: Json, path: str) -> None:
    drawing = ACTING.replace("A=A2 sandra=F3", f"{floor} sandra=F3")
    position = {**GAME.position(table(drawing)), **marks}
    with pytest.raises(BotyardError) as wrong:
        GAME.read_position(position)
    assert (wrong.value.key, wrong.value.params["path"]) == ("position-misfit", path)


@pytest.mark.rule("BF-41")
def test_nothing_is_used_before_the_fee_is_paid() -> None:
    drawing = ACTING.replace("A act", "A fee").replace("A=A2 sandra=F3", "A=A2 sandra=A1")
    position = GAME.position(table(drawing))
    assert GAME.read_position(position).waiting()
    with pytest.raises(BotyardError) as wrong:
        GAME.read_position({**position, "left": 1})
    assert (wrong.value.key, wrong.value.params["path"]) == ("position-misfit", "left")


@pytest.mark.rule("BF-118", "BF-119", "BF-120")
def test_a_round_after_the_last_is_refused_with_the_reason() -> None:
    for row, path in (("meeples red=0", "meeples"), ("bots A r y b g r", "bots")):
        bots = "bots B r r\nbots A r r" if path == "meeples" else ""
        with pytest.raises(BotyardError) as wrong:
            table(f"turn 3 A move\nseats ABC\n{row}\n{bots}")
        assert (wrong.value.key, wrong.value.params["path"]) == ("position-ended", path)
    table("turn 3 A act\nseats ABC\nbots A r y b g r")


def test_what_does_not_hold_is_refused_by_its_key() -> None:
    from botyard.games.bot_factory.positions.invariants import WHERE, broken_invariants

    factory = table(ACTING)
    keys = set(GAME.position(factory)) | {"."}
    assert set(WHERE.values()) <= keys
    factory.held[0] += 1
    assert set(broken_invariants(factory)) <= set(WHERE)


def test_every_step_is_asked_in_the_one_that_the_order_of_play_names() -> None:
    options = [
        GAME.read_options({"variant": variant, "universal-bot": True, "round-limit": 20})
        for variant in ("variant-1", "variant-2")
    ]
    built = table(
        """
        turn           2 A act
        floor          A=P1 sandra=F3
        parts A        uH uL
        projects A     r
        universal_bot  "board"
    """,
        options[1],
    )
    play(built, "use:universal", "return:head-legs")
    games = [built]
    dealer, chooser = SeededDealer(1, len(GAME.outcomes)), Generator(1)
    for number in range(80):
        games.append(GAME.setup(options[number % 2], number // 2 % 4 + 1, dealer))
    met: set[tuple[int, int]] = set()
    for factory in games:
        while factory.waiting():
            steps = [NOTHING, *[int(entry) & 255 for entry in factory.agenda.entries]]
            met.update(zip(steps[1:], steps, strict=False))
            allowed = factory.legal(factory.active)
            factory.apply(factory.active, allowed[chooser.below(len(allowed))], dealer)
    assert met == set(ASKED_IN.items())
