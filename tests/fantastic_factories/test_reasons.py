"""Every refusal cites the clause that speaks, in a sentence that helps."""

import re
from importlib import resources

import pytest

from botyard.games.fantastic_factories import GAME
from botyard.kernel.register import read_register
from botyard.words import Words

from .board import play, refused, table

MARKET = """
    turn      3 A market
    crew      miner architect hired-hands specialist
    tokens    hammer wrench gear shovel
    A         3 energy
    A hand    golem robot biolab
"""
WORKING = """
    turn      3 A work
    row       battery-factory dojo beacon obelisk
    A         9 metal, {energy} energy
    A hand    biolab foundry golem robot megalith
    A built   {built}
    A dice    1 3 3 3 4 5
"""


def working(built: str, energy: int = 3) -> str:
    return WORKING.format(built=built, energy=energy)


@pytest.mark.rule("FF-10", "FF-71", "FF-17", "FF-38", "FF-68")
@pytest.mark.parametrize(
    ("drawing", "begun", "action", "reason"),
    [
        (MARKET, ["hire:miner@hammer"], "take:beacon", "hire-first FF-10"),
        (MARKET, ["hire:miner@hammer", "discard:golem"], "take:beacon", "give-first FF-71"),
        (working("dojo"), ["build:biolab"], "end-work", "build-first FF-17"),
        (working("replicator"), ["use:replicator"], "end-work", "copy-first FF-38"),
        (working("harvester"), ["use:harvester"], "end-work", "use-first FF-68"),
        (working("dojo"), ["use:dojo"], "place:mine@4", "use-first FF-68"),
        (working("recycling-plant"), ["use:recycling-plant"], "die:3", "use-first FF-68"),
    ],
)
def test_what_was_begun_comes_first_by_its_own_clause(
    drawing: str, begun: list[str], action: str, reason: str
) -> None:
    works = table(drawing)
    play(works, *begun)
    assert refused(works, action) == reason


@pytest.mark.rule("FF-15")
def test_the_excess_comes_before_anything_else() -> None:
    works = table(working("dojo", energy=9))
    play(works, "end-work")
    assert refused(works, "end-work") == "excess-first FF-15"
    hand = "biolab foundry golem robot megalith harvester dojo beacon obelisk warehouse motherlode"
    works = table(f"""
        turn      3 A work
        A hand    {hand}
    """)
    play(works, "end-work")
    assert refused(works, "use:dojo") == "excess-first FF-15"


@pytest.mark.seats_by_number
@pytest.mark.rule("FF-17")
def test_a_card_does_not_pay_for_itself() -> None:
    works = table(working("dojo"))
    play(works, "build:biolab")
    assert refused(works, "discard:biolab") == "builds-this-one FF-17"
    assert refused(works, "discard:beacon") == "not-in-hand FF-17"
    why = GAME.why_not(works, 0, GAME.vocabulary.action("discard:biolab"))
    assert why is not None
    assert Words("en", GAME, ["Ida", "Noor"]).reason(*why) == (
        "Biolab is the card you build. Discard another one with a gear."
    )


@pytest.mark.rule("FF-30")
@pytest.mark.parametrize("card", ["dojo", "temp-agency"])
def test_a_die_to_change_must_be_unplaced(card: str) -> None:
    works = table(working(card))
    play(works, f"use:{card}")
    assert refused(works, "die:6") == "no-such-die-to-change FF-30"


@pytest.mark.rule("FF-38", "FF-38a")
def test_energy_for_the_replicator_is_asked_by_its_clauses() -> None:
    works = table(working("replicator", energy=0))
    assert (
        refused(works, "use:replicator", "need", "have")
        == "replicator-needs-energy FF-38 need 1 have 0"
    )
    works = table(working("replicator", energy=4))
    play(works, "use:replicator")
    assert (
        refused(works, "copy:battery-factory", "need", "have")
        == "copy-needs-energy FF-38a need 5 have 4"
    )


def test_every_reason_has_a_clause_of_the_register() -> None:
    known = {clause.id for clause in read_register(GAME.package)}
    assert [reason.name for reason in GAME.reasons.all()[2:] if reason.clause not in known] == []


def test_every_reason_is_returned_somewhere() -> None:
    """A reason that no rule gives any more is dropped from the list."""
    folders = [resources.files(GAME.package).joinpath(name) for name in ("", "rules")]
    files = [file for folder in folders for file in folder.iterdir() if file.name.endswith(".py")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    declared = re.findall(r"^REASONS\.add\((\w+), ", text, re.MULTILINE)
    assert len(declared) == len(GAME.reasons)
    missing = [name for name in declared if len(re.findall(rf"\b{name}\b", text)) < 4]
    assert missing == []
