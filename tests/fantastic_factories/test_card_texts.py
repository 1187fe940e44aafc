"""What the cards do is said as their data says it."""

import subprocess
import sys
from pathlib import Path

import pytest

from botyard.kernel.registry import game_named
from botyard.words import LANGUAGES, Words

TOOL = Path(__file__).parents[2] / "tools" / "card_texts.py"
WORKS = game_named("fantastic-factories")


def test_the_texts_of_the_cards_are_what_their_data_says() -> None:
    done = subprocess.run([sys.executable, str(TOOL), "--check"], check=False, capture_output=True)
    assert done.returncode == 0, done.stderr.decode()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "two equal dice X, X metal → 2 goods"),
        ("fr", "deux dés égaux X, X métal → 2 marchandises"),
        ("de", "zwei gleiche Würfel X, X Metall → 2 Waren"),
        ("it", "due dadi uguali X, X metallo → 2 merci"),
    ],
)
def test_a_card_says_what_it_takes_and_gives(language: str, said: str) -> None:
    assert Words(language, WORKS).say("blueprint-concrete-plant.does") == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_something(language: str) -> None:
    words = Words(language, WORKS)
    known = words.keys()
    cards = [key for key in known if key.startswith(("blueprint-", "contractor-"))]
    assert len(cards) == 32 + 8
    assert all(words.has(f"{card}.does") for card in cards)
    assert not any("{" in words.say(f"{card}.does") for card in cards)
