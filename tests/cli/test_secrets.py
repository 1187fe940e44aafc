"""Persons with secrets from each other at one keyboard: the probe."""

from cli.piped import FIRST, Said, say

TWO = ["play", "probe", "--seats", "person:Ida,person:Noor", "--seed", "4"]
CURTAIN = "Pass the keyboard on"


def screens(said: Said) -> list[str]:
    """What stood on the screen between two curtains."""
    return said.out.split(CURTAIN)[1:]


def test_a_curtain_falls_between_two_persons() -> None:
    said = say(*TWO, typed=FIRST)
    assert said.code == 0
    assert said.out.count(CURTAIN) > 2


def test_behind_the_curtain_is_nothing_of_the_other_hand() -> None:
    ida, noor = screens(say(*TWO, typed=["", *["1"] * 3, "", *["1"] * 2]))[:2]
    assert "Ida is dealt" in ida
    assert "Noor is dealt" not in ida
    assert "Noor is dealt" in noor
    assert "Ida is dealt" not in noor
    assert "hands       1 ?, ?, ?" in noor
    assert "hands       1 c" in ida


def test_one_person_against_bots_needs_no_curtain() -> None:
    said = say("play", "probe", "--seats", "person,bot:random", "--seed", "4", typed=FIRST)
    assert said.code == 0
    assert CURTAIN not in said.out


def test_a_game_of_another_language_is_worded_in_english() -> None:
    said = say(*TWO, "--lang", "de", typed=["", "1", "q"])
    assert "Card c4 in slot 1" in said.out
    assert "Ida: Wähle." in said.out
    assert "⟨" not in said.out
