"""Components and set-up."""

from typing import Any, cast

import pytest

from botyard.games.fantastic_factories import GAME
from botyard.games.fantastic_factories.cards import BLUEPRINTS, CONTRACTORS, TOOLS, TYPES
from botyard.games.fantastic_factories.components import kit_of
from botyard.kernel.dealer import RecordingDealer, SeededDealer

from .board import check, dealt, set_out, told

HANDS = (
    "deal:2=biolab deal:2=biolab deal:2=dojo deal:2=dojo "
    "deal:1=golem deal:1=golem deal:1=robot deal:1=robot"
)
ROW = "row=foundry row=refinery row=beacon row=obelisk"
CREW = "crew=miner crew=architect crew=investor crew=foreman"
TOKENS = "token=gear token=shovel token=hammer token=wrench"


@pytest.mark.seats_by_number
@pytest.mark.rule("FF-1", "FF-2", "FF-5", "FF-58")
def test_everything_is_dealt_in_the_printed_order() -> None:
    works = dealt(2, f"first=2 {HANDS} {ROW} {CREW} {TOKENS}")
    check(
        works,
        """
        round    1
        first    B
        waiting  B
        row      foundry refinery beacon obelisk
        crew     miner architect investor foreman
        tokens   gear shovel hammer wrench
        A        1 metal, 2 energy
        A hand   golem golem robot robot
        A built  .
        A dice   .
        B        1 metal, 2 energy
        B hand   biolab biolab dojo dojo
    """,
    )


@pytest.mark.rule("FF-1", "FF-59")
def test_the_cards_of_a_hand_are_told_to_its_owner_alone() -> None:
    dealer = RecordingDealer(SeededDealer(1, len(GAME.outcomes)))
    GAME.setup(GAME.read_options({}), 3, dealer)
    hands = [event for event in GAME.events_of(dealer.told) if event.kind == "dealt-card"]
    assert len(hands) == 12
    assert all(event.seen_by == 1 << (cast(int, event.args["seat"]) - 1) for event in hands)


@pytest.mark.seats_by_number
@pytest.mark.rule("FF-51", "FF-58", "FF-77")
def test_alone_the_machine_is_dealt_last_and_gets_no_monuments() -> None:
    chance = f"{HANDS[52:]} {ROW} {CREW} {TOKENS}"
    machine = "machine-card=dojo machine-card=beacon machine-card=dojo machine-card=biolab"
    works, events = set_out(1, f"{chance} {machine}", {"level": "medium"})
    assert told("machine-skipped", events) == ["machine-skipped blueprint=beacon"]
    check(
        works,
        """
        machine        biolab dojo dojo
        machine-goods  0
        discard        beacon
    """,
    )


@pytest.mark.rule("FF-51")
@pytest.mark.parametrize(
    ("level", "cards"), [("easy", 2), ("medium", 3), ("hard", 4), ("expert", 5)]
)
def test_the_level_says_how_many_cards_it_starts_with(level: str, cards: int) -> None:
    options = GAME.read_options({"level": level})
    works = GAME.setup(options, 1, SeededDealer(1, len(GAME.outcomes)))
    machine = cast(dict[str, Any], GAME.position(works)["machine"])
    assert len(machine["built"]) == cards


@pytest.mark.rule("FF-1", "FF-25", "FF-23", "FF-24")
def test_the_decks_hold_what_is_printed() -> None:
    kit = kit_of(GAME.read_options({}))
    assert sum(kit.copies) == 74
    assert sum(kit.crew_copies) == 17
    by_tool = dict.fromkeys(TOOLS.names, 0)
    by_type = dict.fromkeys(TYPES.names, 0)
    for card in range(len(BLUEPRINTS)):
        by_tool[TOOLS.name(kit.tool[card])] += kit.copies[card]
        by_type[TYPES.name(kit.type[card])] += kit.copies[card]
    assert by_tool == {"gear": 19, "shovel": 19, "wrench": 18, "hammer": 18}
    assert by_type == {
        "production": 25,
        "utility": 14,
        "special": 13,
        "monument": 12,
        "training": 10,
    }
    copies = {CONTRACTORS.name(number): int(count) for number, count in enumerate(kit.crew_copies)}
    assert copies == {
        "architect": 2,
        "electrician": 2,
        "engineer": 1,
        "foreman": 1,
        "hired-hands": 3,
        "investor": 3,
        "miner": 2,
        "specialist": 3,
    }
