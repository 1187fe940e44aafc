"""What is hidden and what is seen, what can be taken back, and what views say."""

import json
from typing import Any, cast

import pytest

from botyard.contract.walk import new_match
from botyard.games.fantastic_factories import GAME
from botyard.games.fantastic_factories.play import Play
from botyard.kernel.dealer import SeededDealer
from botyard.kernel.game import OPEN, SPECTATOR, imagine

from .board import check, play, refused, table

BUSY = """
    turn     3 A work
    A        3 metal, 3 energy
    A hand   biolab dojo golem robot
    A built  trash-compactor
    A dice   2 2 5
"""


def seen(works: Play, seat: int) -> dict[str, Any]:
    """What somebody is shown; and as ``position`` what is known."""
    shown = {"position": GAME.known(works, seat), **GAME.view(works, seat)}
    return cast(dict[str, Any], json.loads(json.dumps(shown)))


@pytest.mark.seats_by_number
@pytest.mark.rule("FF-59")
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_others_see_how_many_cards_a_hand_holds_and_not_which(viewer: int) -> None:
    view = seen(table(BUSY), viewer)
    assert view["position"]["factories"][0]["hand"] == ["?"] * 4
    assert view["seats"][0]["hand"] == ["?"] * 4
    assert "biolab" not in json.dumps(view)
    own = seen(table(BUSY), 0)
    assert own["position"]["factories"][0]["hand"] == ["golem", "robot", "biolab", "dojo"]
    assert own["seats"][0]["hand"] == ["golem", "robot", "biolab", "dojo"]


@pytest.mark.seats_by_number
@pytest.mark.rule("FF-59")
@pytest.mark.parametrize(
    "begun",
    [
        ["build:biolab"],
        ["use:trash-compactor"],
        ["use:trash-compactor", "die:2"],
        ["use:trash-compactor", "die:2", "discard:golem"],
    ],
)
def test_what_a_seat_has_begun_only_it_sees(begun: list[str]) -> None:
    works = table(BUSY)
    before = seen(works, 1)
    play(works, *begun)
    assert seen(works, 1) == before
    assert seen(works, SPECTATOR) == seen(table(BUSY), SPECTATOR)
    assert seen(works, 0)["step"] != "work"
    imagined = imagine(GAME, GAME.known(works, 1), 1, SeededDealer(1, len(GAME.outcomes)))
    assert GAME.invariants(cast(Play, imagined)) == []


@pytest.mark.rule("FF-59")
def test_in_an_open_view_everything_is_shown() -> None:
    view = seen(table(BUSY), OPEN)
    assert len(view["position"]["deck"]) == 74 - 4 - 4 - 1
    assert ["golem", "robot", "biolab", "dojo"] in [seat["hand"] for seat in view["seats"]]


@pytest.mark.parametrize(
    ("turn", "options", "done"),
    [
        ("3 B work", {}, [True, False, True]),
        ("3 C work", {"work-order": "in-turn"}, [False, False, False]),
        ("3 A work", {"work-order": "in-turn"}, [False, False, True]),
        ("3 A market", {}, [False, False, False]),
    ],
)
def test_a_view_says_who_has_ended_the_work_of_this_round(
    turn: str, options: dict[str, Any], done: list[bool]
) -> None:
    works = table(
        f"""
        turn   {turn}
        seats  ABC
        first  C
    """,
        **options,
    )
    assert [seat["done"] for seat in seen(works, SPECTATOR)["seats"]] == done


def test_a_view_says_what_each_card_needs_and_whether_it_can_be_met() -> None:
    works = table("""
        turn     3 A work
        row      foundry beacon golem robot
        crew     engineer miner investor architect
        A        1 metal, 3 energy
        A hand   biolab dojo golem
        A built  trash-compactor motherlode replicator
        A dice   2 2 5
    """)
    own = seen(works, 0)["own"]
    assert own["build"] == [
        {"blueprint": "golem", "metal": 4, "energy": 0, "refused": "no-same-tool"},
        {"blueprint": "biolab", "metal": 1, "energy": 3, "refused": None},
        {"blueprint": "dojo", "metal": 1, "energy": 1, "refused": None},
    ]
    assert own["use"] == [
        {"blueprint": "motherlode", "refused": None},
        {"blueprint": "replicator", "refused": None},
        {"blueprint": "trash-compactor", "refused": None},
    ]
    assert own["copy"] == [
        {"blueprint": "golem", "refused": None},
        {"blueprint": "robot", "refused": None},
        {"blueprint": "foundry", "refused": None},
        {"blueprint": "beacon", "refused": "never-copied"},
    ]
    assert own["hire"][0] == {
        "contractor": "engineer",
        "tool": "hammer",
        "energy": 4,
        "refused": "fee-too-high",
    }


@pytest.mark.rule("FF-13", "FF-59")
def test_a_build_can_be_taken_back_while_others_work_but_not_past_a_draw() -> None:
    match = new_match(GAME, 2, 4, {"work-order": "simultaneous"})
    while cast(Play, match.state).agenda.step() != 0:  # until the work phase
        seat = 0 if match.state.waiting() == 1 else 1
        take = next(action for action in match.state.candidates(seat) if action < 32)
        match.act(seat, take)
    for seat in (0, 1):
        value = next(v for v in range(1, 7) if cast(Play, match.state).dice_at(seat, 0, v))
        floor = "generator" if value < 4 else "mine"
        match.act(seat, GAME.vocabulary.action(f"place:{floor}@{value}"))
    assert match.undoable(0)
    assert match.undoable(1)
    value = next(v for v in range(1, 7) if cast(Play, match.state).dice_at(0, 0, v))
    match.act(0, GAME.vocabulary.action(f"place:research@{value}"))
    assert not match.undoable(0)
    assert match.undoable(1)


@pytest.mark.seats_by_number
@pytest.mark.rule("FF-68")
def test_a_step_that_is_not_asked_is_refused_with_what_is() -> None:
    works = table(BUSY)
    play(works, "use:trash-compactor")
    assert refused(works, "place:research@2") == "use-first FF-68"
    refusal = GAME.why_not(works, 0, GAME.vocabulary.action("end-work"))
    assert refusal is not None
    assert refusal[1]["step"] == "put-die"
    assert refusal[1]["blueprint"] == "trash-compactor"
    play(works, "back")
    check(works, "A step work")
