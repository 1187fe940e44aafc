"""What ``botyard verify`` says of dice that all committed to, and of games that claim nothing."""

from pathlib import Path

import pytest

from botyard.kernel.committed import commitment, seat_commitment
from botyard.kernel.dice import SECOND
from botyard.words import LANGUAGES
from cli.piped import say
from tables.seated import BELT, SECRET, Seated, opening

HOST = commitment(SECRET)


def begun(seats: str, **more: object) -> Seated:
    """A table where seat 1 has shown its number."""
    seated = Seated(opening(BELT, seats, dice=SECOND, **more))
    numbers = {seat: f"{seat}" * 64 for seat in range(1, len(seats) + 1)}
    seated.commit({seat: seat_commitment(HOST, seat - 1, numbers[seat]) for seat in numbers})
    seated.give({1: numbers[1]})
    return seated


def saved(seated: Seated, folder: Path) -> Path:
    seated.play_on()
    path = folder / "game.jsonl"
    path.write_text(seated.record().text(), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_agreed_dice_with_a_seat_that_gave_up_and_one_that_was_replaced(
    tmp_path: Path, language: str
) -> None:
    seated = begun("ppp")
    seated.leave(3)
    seated.give({2: "2" * 64})
    seated.table.hands = [{0}, {1}]
    for seat in (1, 2):
        seated.propose(seat, "substitute:3")
    seated.sit_down(3)
    said = say("verify", saved(seated, tmp_path), "--lang", language)
    assert said.code == 0
    if language == "en":
        words = said.words()
        assert "had committed to their numbers before any was shown" in words
        assert "Seats that gave up before they showed their number: 3." in words
        assert "Seats that a substitute took over during the game" in words


def test_a_deal_that_was_played_before_claims_nothing(tmp_path: Path) -> None:
    first = begun("p" * 2)
    first.give({2: "2" * 64})
    again = begun("pp", deal=first.record().header.dice)
    again.give({2: "2" * 64})
    said = say("verify", saved(again, tmp_path)).words()
    assert "This game repeats the deal of an earlier one." in said
    assert "Nothing is claimed about its dice" in said
    assert "nobody chose" not in said
