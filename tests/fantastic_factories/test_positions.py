"""Positions that can be, and such that cannot."""

import json
from copy import deepcopy
from typing import Any

import pytest

from botyard.games.fantastic_factories import GAME
from botyard.kernel.errors import BadPosition

GOOD: dict[str, Any] = {
    "seats": 2,
    "round": 3,
    "blueprints": ["dojo", "biolab", "golem", None],
    "contractors": ["miner", "miner", "foreman", "investor"],
    "agenda": [["end-of-round"]],
    "factories": [
        {"metal": 2, "hand": ["dojo", "biolab"], "dice": [1, 2], "agenda": [["work"]]},
        {"built": ["refinery"]},
    ],
}

END_UNSEEN = ("position-end-unseen", "factories[1]")

MARKET: dict[str, Any] = GOOD | {
    "agenda": [["end-of-round"], ["work-phase"], ["market-turn", 2]],
    "factories": [{"agenda": [["market"]]}, {}],
}


def changed(path: str, value: object) -> dict[str, Any]:
    position = deepcopy(GOOD)
    here: Any = position
    *keys, last = path.split(".")
    for key in keys:
        here = here[int(key)] if key.isdecimal() else here[key]
    here[last] = value
    return position


def test_what_is_not_named_lies_in_the_decks() -> None:
    works = GAME.read_position(GOOD)
    position = GAME.position(works)
    assert len(position["deck"]) == 74 - 3 - 2 - 1  # type: ignore[arg-type]
    assert GAME.fingerprint(GAME.read_position(position)) == GAME.fingerprint(works)


@pytest.mark.parametrize(
    ("path", "value", "key", "place"),
    [
        ("round", 0, "read-out-of-range", "round"),
        ("blueprints", ["dojo"] * 3, "position-too-many-cards", "blueprints[2]"),
        ("blueprints", ["dojo"] * 5, "position-length", "blueprints"),
        ("contractors", ["foreman", "foreman"], "position-too-many-cards", "contractors[1]"),
        ("tokens", ["gear"] * 4, "position-tokens", "tokens"),
        ("deck", ["golem"], "position-deck", "deck"),
        ("agenda", [["shove"]], "position-unknown-step", "agenda[0]"),
        ("agenda", [], "position-stuck", "agenda"),
        ("agenda", [["end-of-round"], ["work-phase"]], "position-stuck", "agenda"),
        ("agenda", [["end-of-round"], ["work-turn", 2]], "position-stuck", "agenda"),
        ("factories.0.agenda", [], "position-stuck", "agenda"),
        ("factories.0.agenda", [["market"]], "position-stuck", "agenda"),
        ("factories.0.agenda", [["work"], ["build"]], "position-stuck", "factories[0].agenda"),
        ("factories.0.agenda", [["return", 3]], "position-stuck", "factories[0].agenda"),
        ("factories.0.agenda", [["work", 3]], "position-not-a-step", "factories[0].agenda[0]"),
        ("factories.0.agenda", [["work"]] * 2, "position-not-a-step", "factories[0].agenda[1]"),
        (
            "factories.0.agenda",
            [["end-of-round"]],
            "position-unknown-step",
            "factories[0].agenda[0]",
        ),
        (
            "factories.0.agenda",
            [["work"], ["put-die", "warehouse"]],
            "position-stuck",
            "factories[0].agenda",
        ),
        ("factories.0.picked", ["golem"], "position-stuck", "factories[0].agenda"),
        (
            "factories.0.picked",
            ["golem", "robot", "robot"],
            "position-length",
            "factories[0].picked",
        ),
        ("factories.1.built", ["refinery"] * 2, "position-stuck", "factories[1].built"),
        ("factories.1.used", {"dojo": []}, "position-used", "factories[1].used.dojo"),
        ("factories.1.used", {"refinery": [1] * 4}, "position-used", "factories[1].used.refinery"),
        ("factories.1.floors", {"mine": [1]}, "position-stuck", "factories[1].floors"),
        ("factories.1.floors", {"mine": [6] * 4}, "position-stuck", "factories[1].floors"),
        ("factories", [{}], "position-length", "factories"),
        ("last_round", 2, "position-past-end", "last_round"),
        ("last_round", 5, "position-past-end", "last_round"),
        ("factories.1.goods", 12, "position-end-unseen", "factories[1]"),
        ("factories.1.built", ["obelisk"] * 5 + ["beacon"] * 4 + ["golem"], *END_UNSEEN),
        ("factories.1.copied", "dojo", "position-copied", "factories[1].copied"),
        ("factories.1.armed", "laboratory", "position-armed", "factories[1].armed"),
        ("factories.1.hired", ["miner"], "position-hired", "factories[1].hired"),
        ("factories.0.hired", ["foreman"], "position-hired", "factories[0].hired"),
        ("factories.0.hired", ["hired-hands"], "position-hired", "factories[0].hired"),
        ("factories.0.silver", 3, "read-unknown-key", "factories[0].silver"),
    ],
)
def test_what_cannot_be_is_refused_with_its_path(
    path: str, value: object, key: str, place: str
) -> None:
    with pytest.raises(BadPosition) as wrong:
        GAME.read_position(changed(path, value))
    assert (wrong.value.key, wrong.value.params["path"]) == (key, place)


def test_the_steps_of_a_seat_are_written_by_name() -> None:
    steps = [["work"], ["put-die", "biolab", "replicator"]]
    position = changed("factories.0.built", ["replicator"])
    position["factories"][0] |= {"energy": 5, "agenda": steps}
    works = GAME.read_position(position)
    again = json.loads(json.dumps(GAME.position(works)))
    assert again["factories"][0]["agenda"] == steps


@pytest.mark.parametrize(("key", "value"), [("cleared", True), ("hired", ["specialist"])])
def test_nobody_has_traded_before_the_own_market_turn(key: str, value: object) -> None:
    position = deepcopy(MARKET)
    GAME.read_position(position)
    position["factories"][1][key] = value
    with pytest.raises(BadPosition) as wrong:
        GAME.read_position(position)
    assert wrong.value.key == f"position-{key}"
    assert wrong.value.params["path"] == f"factories[1].{key}"


@pytest.mark.parametrize(
    ("key", "card"), [("copied", "golem"), ("copied", "obelisk"), ("armed", "biolab")]
)
def test_marks_of_a_replicator_must_be_possible(key: str, card: str) -> None:
    position = changed("factories.1.built", ["replicator"])
    position["blueprints"] = ["biolab", "laboratory", "obelisk", None]
    position["factories"][1] |= {"used": {"replicator": []}, "copied": "laboratory"}
    GAME.read_position(position)
    position["factories"][1]["armed"] = "laboratory"
    GAME.read_position(position)
    position["factories"][1][key] = card
    with pytest.raises(BadPosition) as wrong:
        GAME.read_position(position)
    assert wrong.value.params["path"] == f"factories[1].{key}"


def test_the_last_round_explains_twelve_goods() -> None:
    position = changed("factories.1.goods", 12)
    position["last_round"] = 4
    assert GAME.read_position(position).waiting()
