"""One player against The Machine."""

import pytest

from .board import check, play, table, told

NO_GOODS = "machine-die=6 machine-die=6 machine-die=6 machine-die=6"


@pytest.mark.rule("FF-53", "FF-54", "FF-77", "FF-61")
def test_the_green_die_takes_the_card_of_that_slot() -> None:
    works = table("""
        turn     3 A work
        seats    A
        row      dojo biolab golem robot
    """)
    events = play(works, f"end-work machine-die=2 {NO_GOODS} row=foundry")
    check(
        works,
        """
        machine        biolab
        machine-goods  0
        row            dojo foundry golem robot
        round          4
        A step         market
    """,
    )
    assert len(told("machine-rolled", events)) == 5


@pytest.mark.rule("FF-54")
def test_a_5_takes_from_the_deck_and_discards_the_blueprints() -> None:
    works = table("""
        turn     3 A work
        seats    A
        row      dojo biolab golem robot
    """)
    row = "row=foundry row=beacon row=obelisk row=refinery"
    play(works, f"end-work machine-die=5 {NO_GOODS} machine-card=megalith {row}")
    check(
        works,
        """
        machine  megalith
        row      foundry beacon obelisk refinery
        discard  golem robot biolab dojo
    """,
    )


@pytest.mark.rule("FF-54")
def test_a_6_takes_from_the_deck_and_discards_the_contractors() -> None:
    works = table("""
        turn     3 A work
        seats    A
    """)
    crew = "crew=miner crew=miner crew=foreman crew=architect"
    play(works, f"end-work machine-die=6 {NO_GOODS} machine-card=dojo {crew}")
    check(
        works,
        """
        machine       dojo
        crew          miner miner foreman architect
        crew-discard  hired-hands hired-hands specialist specialist
    """,
    )


@pytest.mark.rule("FF-78")
def test_an_empty_slot_gives_it_nothing() -> None:
    works = table("""
        turn     3 A work
        seats    A
        row      dojo . golem robot
    """)
    events = play(works, f"end-work machine-die=2 {NO_GOODS} row=biolab")
    assert told("machine-took-none", events) == ["machine-took-none"]
    check(
        works,
        """
        machine  .
        row      dojo biolab golem robot
    """,
    )


@pytest.mark.rule("FF-55", "FF-53")
def test_a_die_of_at_most_the_cards_of_its_type_makes_a_good() -> None:
    works = table("""
        turn     3 A work
        seats    A
        row      golem . . .
        machine  robot
    """)
    dice = "machine-die=1 machine-die=1 machine-die=1 machine-die=2 machine-die=1"
    rest = "row=dojo row=biolab row=foundry row=beacon"
    events = play(works, f"end-work {dice} {rest}")
    check(works, "machine-goods 1")
    assert told("machine-made", events) == ["machine-made type=special"]


@pytest.mark.rule("FF-55")
def test_each_color_stands_for_its_type_and_monuments_have_none() -> None:
    works = table("""
        turn     3 A work
        seats    A
        row      beacon . . .
        machine  dojo biolab golem foundry obelisk obelisk
    """)
    rest = "row=dojo row=biolab row=foundry row=robot"
    events = play(works, f"end-work {'machine-die=1 ' * 5} {rest}")
    made = [event.split("=")[1] for event in told("machine-made", events)]
    assert made == ["training", "production", "special", "utility"]


@pytest.mark.rule("FF-56")
def test_it_triggers_the_end_with_12_goods_never_with_cards() -> None:
    works = table("""
        turn           3 A work
        seats          A
        row            beacon . . .
        machine        dojo golem robot foundry
        machine-goods  11
    """)
    rest = "row=dojo row=biolab row=foundry row=robot"
    chance = f"machine-die=1 machine-die=1 {'machine-die=6 ' * 3}"
    events = play(works, f"end-work {chance} {rest}")
    assert told("machine-triggered", events) == ["machine-triggered"]
    check(works, "last 4")
    short = table("""
        turn           3 A work
        seats          A
        machine-goods  11
    """)
    play(short, f"end-work machine-die=1 {NO_GOODS} row=gymnasium")
    check(short, "last .")
    many = table("""
        turn           3 A work
        seats          A
        machine        dojo dojo golem robot foundry foundry refinery obelisk obelisk obelisk
    """)
    play(many, f"end-work machine-die=1 {NO_GOODS} row=gymnasium")
    check(many, "last .")


@pytest.mark.seats_by_number
@pytest.mark.rule("FF-56", "FF-77")
def test_if_the_player_triggers_both_play_this_round_and_one_more() -> None:
    works = table("""
        turn     7 A work
        seats    A
        A        4 energy, 11 goods
        A built  battery-factory
    """)
    play(works, "use:battery-factory", f"end-work machine-die=1 {NO_GOODS} row=dojo")
    check(
        works,
        """
        round    8
        machine  megalith
    """,
    )
    play(works, f"take:beacon row=dojo {'throw:1=1 ' * 4}")
    play(works, f"end-work machine-die=2 {NO_GOODS} row=robot")
    assert works.waiting() == 0
    check(works, "machine megalith megalith")


@pytest.mark.rule("FF-57", "FF-79", "FF-76")
@pytest.mark.parametrize(("goods", "places"), [(6, [2, 1]), (7, [2, 1]), (8, [1, 2])])
def test_the_player_wins_only_with_more_points(goods: int, places: list[int]) -> None:
    works = table(f"""
        turn           7 A work
        last           7
        seats          A
        row            dojo beacon . .
        machine        obelisk obelisk
        machine-goods  2
        A              {goods} goods
    """)
    play(works, f"end-work machine-die=1 {NO_GOODS} row=robot row=golem row=biolab")
    assert works.standing() == places


@pytest.mark.rule("FF-57")
def test_two_obelisks_score_4_for_the_machine() -> None:
    works = table("""
        turn     7 A work
        last     7
        seats    A
        row      . . . .
        machine  obelisk obelisk
        A        5 goods
    """)
    play(works, f"end-work machine-die=1 {NO_GOODS} row=robot row=golem row=biolab row=dojo")
    assert works.standing() == [1, 2]


@pytest.mark.seats_by_number
@pytest.mark.rule("FF-56")
def test_if_it_triggers_both_play_one_more_round_and_no_other() -> None:
    works = table("""
        turn           3 A work
        seats          A
        machine        dojo golem robot foundry
        machine-goods  11
    """)
    chance = "machine-die=1 machine-die=1 machine-die=6 machine-die=1 machine-die=6"
    events = play(works, f"end-work {chance} row=gymnasium")
    assert told("machine-triggered", events) == ["machine-triggered"]
    assert works.waiting() == 1
    check(works, "round 4")
    play(works, f"take:beacon row=dojo {'throw:1=1 ' * 4}")
    events = play(works, f"end-work machine-die=2 {NO_GOODS} row=robot")
    assert not told("machine-triggered", events)
    assert works.waiting() == 0


@pytest.mark.rule("FF-56", "FF-48")
def test_the_player_triggers_the_end_with_10_cards_too() -> None:
    nine = "dojo golem robot foundry refinery biolab gymnasium laboratory obelisk"
    works = table(f"""
        turn     3 A work
        seats    A
        A        1 metal
        A hand   fitness-center refinery
        A built  {nine}
    """)
    play(works, "build:fitness-center", "discard:refinery")
    check(works, "last 4")
