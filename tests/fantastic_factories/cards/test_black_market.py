"""Black Market."""

import pytest

from ..board import check, choices, play, refused, table


@pytest.mark.rule("FF-33a", "FF-34", "FF-69")
def test_any_die_and_any_card_give_what_is_printed_on_the_card() -> None:
    works = table("""
        turn     3 A work
        A hand   obelisk dojo
        A built  black-market
        A dice   2 5
    """)
    play(works, "use:black-market", "die:5", "discard:obelisk")
    check(
        works,
        """
        A        3 metal, 1 energy
        A hand   dojo
        A dice   2
        A used   black-market=5
        discard  obelisk
    """,
    )


@pytest.mark.rule("FF-34")
@pytest.mark.parametrize(
    ("card", "splits"),
    [
        ("beacon", ["2+2", "1+3", "0+4"]),
        ("megalith", ["4+0", "3+1", "2+2"]),
        ("laboratory", ["1+3", "0+4"]),
        ("manufactory", ["2+2", "1+3"]),
        ("black-market", ["3+1", "2+2"]),
        ("mega-factory", ["3+1", "2+2"]),
        ("warehouse", ["3+1", "2+2"]),
    ],
)
def test_of_more_than_4_exactly_4_are_chosen_never_more_than_printed(
    card: str, splits: list[str]
) -> None:
    works = table(f"""
        turn     3 A work
        row      . . . .
        A hand   {card}
        A built  black-market
        A dice   1
    """)
    play(works, "use:black-market", "die:1", f"discard:{card}")
    assert choices(works, "split") == {f"split:{split}" for split in splits}
    play(works, f"split:{splits[0]}")
    metal, energy = splits[0].split("+")
    gained = [f"{metal} metal"] + ([f"{energy} energy"] if energy != "0" else [])
    check(works, f"A {', '.join(part for part in gained if part[0] != '0')}")


@pytest.mark.rule("FF-34")
def test_a_golem_gives_4_metal_and_a_split_that_is_not_printed_is_refused() -> None:
    works = table("""
        turn     3 A work
        A hand   golem laboratory
        A built  black-market
        A dice   1
    """)
    play(works, "use:black-market", "die:1", "discard:laboratory")
    assert refused(works, "split:2+2") == "not-printed FF-34"
    play(works, "back", "use:black-market", "die:1", "discard:golem")
    check(works, "A 4 metal")


@pytest.mark.rule("FF-34", "FF-20")
def test_a_megalith_counts_as_printed_beside_monuments_too() -> None:
    works = table("""
        turn     3 A work
        row      . . . .
        A hand   megalith
        A built  black-market obelisk obelisk beacon
        A dice   1
    """)
    play(works, "use:black-market", "die:1", "discard:megalith")
    assert choices(works, "split") == {"split:4+0", "split:3+1", "split:2+2"}


@pytest.mark.rule("FF-69")
def test_without_a_card_it_cannot_be_used() -> None:
    works = table("""
        turn     3 A work
        A built  black-market
        A dice   1
    """)
    assert refused(works, "use:black-market", "need", "have") == "needs-cards FF-69 need 1 have 0"
