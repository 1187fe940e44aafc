"""The end of the game, scores and places."""

import pytest

from botyard.games.fantastic_factories import GAME
from botyard.kernel.game import ScoreLine

from .board import check, play, table, told

NINE = "dojo robot biolab foundry refinery gymnasium obelisk obelisk obelisk"


@pytest.mark.seats_by_number
@pytest.mark.rule("FF-48")
def test_12_goods_trigger_the_end_and_one_more_full_round_is_played() -> None:
    works = table("""
        turn     5 A work
        A        4 energy, 11 goods
        A built  battery-factory
    """)
    events = play(works, "use:battery-factory", "end-work")
    assert told("triggered", events) == ["triggered seat=1"]
    check(
        works,
        """
        last     6
        round    6
    """,
    )
    play(works, "B take:beacon row=dojo")
    play(works, f"take:beacon row=dojo {'throw:2=1 ' * 4} {'throw:1=1 ' * 4}")
    play(works, "end-work")
    events = play(works, "B end-work")
    assert told("ended", events) == ["ended"]
    assert works.waiting() == 0
    assert GAME.why_not(works, 0, 0) is not None
    assert works.standing() == [1, 2]


@pytest.mark.rule("FF-48")
def test_10_cards_do_so_too_whatever_they_are_worth() -> None:
    works = table(f"""
        turn     5 A work
        A        1 metal
        A hand   temp-agency golem
        A built  {NINE}
    """)
    play(works, "build:temp-agency", "discard:golem")
    check(works, "last 6")


@pytest.mark.rule("FF-48")
def test_prestige_does_not_trigger_it() -> None:
    works = table("""
        turn     5 A work
        row      . . . .
        A        3 metal, 1 energy, 11 goods
        A hand   obelisk golem
        A built  beacon beacon beacon beacon
    """)
    play(works, "build:obelisk", "discard:golem")
    check(works, "last .")


@pytest.mark.rule("FF-75")
def test_a_second_trigger_changes_nothing() -> None:
    works = table("""
        turn     6 A work
        last     6
        A        4 energy, 11 goods
        A built  battery-factory
    """)
    play(works, "use:battery-factory", "end-work")
    assert works.waiting() == 0


@pytest.mark.rule("FF-80")
def test_a_limit_of_rounds_ends_the_game() -> None:
    works = table("turn 5 A work", **{"round-limit": 5})
    events = play(works, "end-work")
    assert told("limit", events) == ["limit"]
    assert works.waiting() == 0
    assert works.standing() == [1, 1]


@pytest.mark.rule("FF-80")
def test_there_is_none_unless_a_table_sets_one() -> None:
    works = table("turn 500 A work")
    play(works, "end-work")
    check(works, "round 501")


@pytest.mark.seats_by_number
@pytest.mark.rule("FF-49", "FF-19", "FF-66")
def test_the_score_is_goods_and_prestige() -> None:
    works = table("""
        turn     5 A work
        row      . . . .
        A        9 metal, 3 goods
        A built  beacon beacon obelisk dojo biolab megalith
    """)
    assert works.scores() == [3 + 5 + 2 + 0 + 1 + 3, 0]
    assert GAME.score_lines(works, 0)[:3] == [
        ScoreLine("goods", 3, {"count": 3}, "FF-49"),
        ScoreLine("prestige", 2, {"blueprint": "obelisk", "count": 1}, "FF-66"),
        ScoreLine("prestige", 3, {"blueprint": "megalith", "count": 1}, "FF-20"),
    ]


@pytest.mark.seats_by_number
@pytest.mark.rule("FF-50", "FF-76", "FF-15")
@pytest.mark.parametrize(
    ("a", "b", "hands", "places"),
    [
        ("3 goods", "4 goods, 9 metal", ("", ""), [2, 1]),
        ("3 goods, 2 metal", "3 goods, 1 metal, 9 energy", ("", ""), [1, 2]),
        ("3 goods, 2 energy", "3 goods, 3 energy", ("dojo", ""), [2, 1]),
        ("3 goods", "3 goods", ("dojo", ""), [1, 2]),
        ("3 goods", "3 goods", ("dojo", "golem"), [1, 1]),
        ("3 goods, 19 metal", "3 goods, 12 metal", ("", ""), [1, 1]),
    ],
)
def test_ties_are_broken_by_metal_energy_and_cards_within_the_limits(
    a: str, b: str, hands: tuple[str, str], places: list[int]
) -> None:
    works = table(f"""
        turn     6 A work
        last     6
        A        {a}
        A hand   {hands[0]}
        B        {b}
        B hand   {hands[1]}
    """)
    play(works, "end-work", *["return:metal"] * (7 if "19" in a else 0))
    assert works.standing() == places


@pytest.mark.seats_by_number
@pytest.mark.rule("FF-50")
@pytest.mark.parametrize(
    ("b", "hand", "told"),
    [
        ("4 goods", "", {}),
        ("3 goods, 1 metal", "", {"tie-metal": 0}),
        ("3 goods, 3 energy", "", {"tie-metal": 0, "tie-energy": 0}),
        ("3 goods", "", {"tie-metal": 0, "tie-energy": 0, "tie-blueprints": 1}),
        (
            "3 goods",
            "golem",
            {"tie-metal": 0, "tie-energy": 0, "tie-blueprints": 1, "tie-shared": None},
        ),
    ],
)
def test_a_tie_says_how_it_was_decided(b: str, hand: str, told: dict[str, int | None]) -> None:
    works = table(f"""
        turn     6 A work
        last     6
        A        3 goods
        A hand   dojo
        B        {b}
        B hand   {hand}
    """)
    assert [line.name for line in GAME.score_lines(works, 0)] == ["goods"]  # before the end
    play(works, "end-work")
    ties = GAME.score_lines(works, 0)[1:]
    assert {line.name: line.args.get("count") for line in ties} == told
    assert [(line.points, line.clause) for line in ties] == [(0, "FF-50")] * len(ties)


@pytest.mark.rule("FF-48")
def test_nothing_can_be_done_after_the_end() -> None:
    works = table("""
        turn     6 A work
        last     6
    """)
    play(works, "end-work")
    refusal = GAME.why_not(works, 0, GAME.vocabulary.action("end-work"))
    assert refusal is not None
    assert refusal[0].name == "game-over"
