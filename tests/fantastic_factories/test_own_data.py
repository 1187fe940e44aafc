"""Costs of one's own in place of those that rest on transcriptions alone."""

import pytest

from botyard.games.fantastic_factories import GAME
from botyard.kernel.errors import BadData

from .board import check, play, refused, table

CHEAP = {"blueprint": [{"id": "manufactory", "cost": {"metal": 2, "energy": 2}}]}


@pytest.mark.rule("FF-17")
def test_a_cost_can_be_replaced() -> None:
    drawing = """
        turn     3 A work
        A        2 metal, 2 energy
        A hand   manufactory refinery
    """
    printed = table(drawing)
    assert (
        refused(printed, "build:manufactory", "need", "have")
        == "build-needs-energy FF-17 need 3 have 2"
    )
    cheap = table(drawing, data=CHEAP)
    play(cheap, "build:manufactory", "discard:refinery")
    check(cheap, "A built manufactory")


def test_the_digest_and_what_is_drawn_say_so() -> None:
    usual, own = GAME.read_options({}), GAME.read_options({"data": CHEAP})
    assert GAME.digest(usual) != GAME.digest(own)
    cards = {card["id"]: card for card in GAME.still(own)["blueprint"]}  # type: ignore[attr-defined]
    assert cards["manufactory"]["cost"] == {"metal": 2, "energy": 2}
    assert cards["mega-factory"]["cost"] == {"metal": 3, "energy": 2}


@pytest.mark.parametrize(
    ("card", "key", "place"),
    [
        ({"id": "castle", "cost": {}}, "read-unknown-name", "id"),
        ({"id": "dojo"}, "read-missing", "cost"),
        ({"id": "dojo", "cost": {}, "tool": "gear"}, "read-unknown-key", "tool"),
        ({"id": "dojo", "cost": {"metal": 10}}, "read-out-of-range", "metal"),
    ],
)
def test_anything_else_is_refused_with_its_path(
    card: dict[str, object], key: str, place: str
) -> None:
    with pytest.raises(BadData) as wrong:
        GAME.read_options({"data": {"blueprint": [card]}})
    path = str(wrong.value.params["path"])
    assert wrong.value.key == key
    assert path.startswith("options.data.blueprint[")
    assert path.endswith(place)
