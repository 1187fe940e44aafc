"""What a seat is offered, from what is its own."""

from typing import cast

import pytest

from botyard.games.fantastic_factories import GAME
from botyard.kernel.dealer import FirstDealer, RecordingDealer

from .board import act, check, considered, play, refused, shown, table, told

BOTH = """
    turn     3 B work
    A        9 metal, 9 energy
    A hand   golem
    A built  dojo
    A dice   1
    B hand   robot robot biolab
    B built  biolab obelisk laboratory
    B dice   2 5
"""


@pytest.mark.rule("FF-14", "FF-22", "FF-23", "FF-24")
def test_dice_are_offered_the_floors_that_take_them() -> None:
    works = table(BOTH)
    low, high = ["place:research@2", "place:generator@2"], ["place:research@5", "place:mine@5"]
    assert shown(works, "place") == low + high


@pytest.mark.rule("FF-14", "FF-21", "FF-17")
def test_only_own_cards_are_offered_to_build_and_to_use() -> None:
    works = table(BOTH)
    assert shown(works, "build") == ["build:robot", "build:biolab"]
    assert shown(works, "use") == ["use:biolab"]  # the others only stand, or set themselves off


@pytest.mark.rule("FF-17")
def test_each_player_pays_with_own_resources() -> None:
    works = table(BOTH)
    assert refused(works, "build:robot", "need", "have") == "build-needs-metal FF-17 need 1 have 0"
    rich = table(BOTH + "B  1 metal")
    told = refused(rich, "build:robot", "need", "have")
    assert told == "build-needs-energy FF-17 need 1 have 0"


@pytest.mark.rule("FF-38")
def test_a_replicator_is_offered_each_card_of_the_market_once() -> None:
    works = table("""
        turn     3 A work
        row      dojo dojo . golem
        A        9 energy
        A built  replicator
        A dice   1 2
    """)
    act(works, "use:replicator")
    assert shown(works, "copy") == ["copy:dojo", "copy:golem"]


@pytest.mark.rule("FF-8")
def test_a_row_of_contractors_is_empty_whatever_blueprints_lie_there() -> None:
    works = table("""
        turn     3 A market
        row      dojo biolab golem robot
        crew     . . . .
        A        1 metal
    """)
    assert refused(works, "clear:contractors@metal") == "row-empty FF-8"


@pytest.mark.rule("FF-32l")
def test_dice_of_the_next_player_count_for_nobody_else() -> None:
    works = table("""
        turn     3 A work
        A        2 energy
        A built  warehouse
        A dice   1 3 5 5 6
        B dice   1 1 1
    """)
    play(works, "use:warehouse")
    assert refused(works, "die:1") == "die-does-not-fit FF-28"
    act(works, "die:3")
    act(works, "die:5")
    assert considered(works) == {"die:6"}


@pytest.mark.rule("FF-15")
def test_a_thinking_player_returns_metal_first() -> None:
    works = table("""
        turn     3 B work
        A        1 energy
        B        8 metal, 8 energy
    """)
    act(works, "end-work")
    assert considered(works) == {"return:metal", "return:energy"}
    act(works, "return:metal")
    assert considered(works) == {"return:metal", "return:energy"}
    act(works, "return:energy")
    assert considered(works) == {"return:energy"}
    play(works, "return:energy", "return:energy")
    check(works, "B 7 metal, 5 energy")


@pytest.mark.rule("FF-33a", "FF-34")
def test_what_a_card_refunds_is_read_from_the_own_discard() -> None:
    works = table("""
        turn     3 B work
        B hand   aluminum-factory
        B built  black-market
        B dice   4
    """)
    play(works, "use:black-market", "die:4", "discard:aluminum-factory")
    check(works, "B 2 metal, 2 energy\nA used .\nB used black-market=4")


@pytest.mark.rule("FF-35", "FF-37")
def test_without_goods_nothing_is_set_off_by_goods() -> None:
    works = table("""
        turn     3 A work
        A        1 metal
        A built  laboratory robot
    """)
    events = play(works, "use:robot extra:1=3")
    assert told("set-off", events) == []


@pytest.mark.seats_by_number
@pytest.mark.rule("FF-27", "FF-59")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_drawn_card_is_seen_by_its_owner_alone(seat: int) -> None:
    letter = "AB"[seat]
    works = table(f"turn 3 {letter} work\n{letter} dice 3")
    dealer = RecordingDealer(FirstDealer())
    works.apply(seat, GAME.vocabulary.action("place:research@3"), dealer)
    seen = {event.kind: event.seen_by for event in GAME.events_of(dealer.told)}
    assert seen["drew-card"] == 1 << seat
    assert seen["drew"] == seen["placed"] == -1


@pytest.mark.rule("FF-11", "FF-61")
def test_each_new_card_of_the_market_is_told_with_its_slot() -> None:
    works = table("""
        turn     3 A market
        row      dojo . golem .
        crew     miner . foreman investor
    """)
    events = play(works, "take:golem row=robot row=foundry row=beacon crew=architect")
    opened = ["opened blueprint=robot slot=2", "opened blueprint=foundry slot=3"]
    assert told("opened", events) == [*opened, "opened blueprint=beacon slot=4"]
    assert told("arrived", events) == ["arrived contractor=architect slot=2"]


@pytest.mark.rule("FF-31", "FF-46")
def test_the_die_of_a_specialist_is_told_with_its_value() -> None:
    works = table("""
        turn     3 A work
        A hired  specialist
    """)
    assert play(works, "specialist:4") == ["extra-die seat=1 value=4"]


@pytest.mark.rule("FF-68", "FF-69")
def test_a_thinking_player_discards_the_lowest_card_first() -> None:
    drawing = """
        turn     3 A work
        A        2 energy
        A hand   golem biolab dojo
        A built  recycling-plant
    """
    works = table(drawing)
    play(works, "use:recycling-plant")
    assert considered(works) == {"discard:golem", "discard:biolab"}
    act(works, "discard:biolab")
    assert considered(works) == {"discard:dojo"}
    works = table(drawing)
    play(works, "use:recycling-plant", "discard:dojo")
    assert considered(works) == {"discard:golem", "discard:biolab"}


@pytest.mark.rule("FF-15")
def test_over_the_limit_it_is_the_same() -> None:
    works = table("""
        turn     3 A work
        A hand   golem golem robot robot robot harvester refinery biolab biolab dojo dojo foundry
    """)
    act(works, "end-work")
    lower = ("golem", "harvester", "robot", "refinery", "biolab", "dojo")
    assert considered(works) == {f"discard:{name}" for name in lower}
    act(works, "discard:dojo")
    assert considered(works) == {"discard:dojo", "discard:foundry"}


@pytest.mark.rule("FF-43")
def test_a_thinking_player_sets_the_dice_of_a_foreman_lowest_first() -> None:
    works = table("""
        turn     3 B market
        A hired  foreman
    """)
    act(works, "take:beacon row=dojo throw:2=1 throw:2=1 throw:2=1 throw:2=1")
    assert considered(works, "A") == {"roll", *[f"set:{value}" for value in range(1, 7)]}
    act(works, "A set:4")
    assert considered(works, "A") == {"roll", "set:4", "set:5", "set:6"}


@pytest.mark.rule("FF-32l")
def test_a_thinking_player_chooses_three_dice_lowest_first() -> None:
    drawing = """
        turn     3 A work
        A built  warehouse
        A dice   1 3 5 5 6
    """
    works = table(drawing)
    act(works, "use:warehouse")
    assert shown(works, "die") == ["die:5", "die:3", "die:1"]
    act(works, "die:5")
    assert considered(works) == {"die:5"}
    works = table(drawing)
    play(works, "use:warehouse", "die:6")
    assert considered(works) == {"die:3", "die:5"}


@pytest.mark.rule("FF-4")
def test_discarded_contractors_become_their_deck() -> None:
    nobody = table("turn 3 A market\ncrew . . . .")
    everybody = " ".join(cast(list[str], GAME.position(nobody)["contractor_deck"]))
    works = table(f"""
        turn          3 A market
        crew          . . . .
        row           dojo golem robot foundry
        crew-discard  {everybody}
    """)
    events = play(works, "take:dojo row=beacon crew=miner crew=foreman crew=miner crew=architect")
    assert told("shuffled", events) == ["shuffled row=contractors"]
    check(works, "crew miner foreman miner architect\ncrew-discard .")
    assert works.crew_deck.total == 17 - 4


@pytest.mark.rule("FF-32l")
def test_two_dice_are_no_three() -> None:
    works = table("""
        turn     3 A work
        A built  warehouse
        A dice   6 6
    """)
    assert refused(works, "use:warehouse").startswith("needs-dice")


@pytest.mark.rule("FF-28")
def test_every_own_die_is_considered_for_a_card_that_takes_one() -> None:
    works = table("""
        turn     3 A work
        A        9 energy
        A built  biolab
        A dice   1
        B dice   2 6
    """)
    act(works, "use:biolab")
    assert considered(works) == {"die:1"}


@pytest.mark.rule("FF-38")
def test_a_replicator_is_refused_with_the_own_energy() -> None:
    works = table("""
        turn     3 A work
        row      golem foundry beacon obelisk
        A        5 metal
        A built  replicator
        B        5 metal, 4 energy, 3 goods
    """)
    why = refused(works, "use:replicator", "need", "have")
    assert why.split(" ", 1)[1] == "FF-38 need 1 have 0"
