"""A bot that fails is named; its own error stays the cause."""

import pytest

from botyard.bots import Answer, Asked, Bot
from botyard.bots import ausser_rand_und_band as ours
from botyard.bots.asking import BotTrouble, ask
from botyard.kernel.registry import game_named
from botyard.words import LANGUAGES
from cli.piped import GAME, MISSING, play, say

SEATS = "bot:broken,bot:random"


class Broken(Bot):
    """It has no idea."""

    def decide(self, asked: Asked) -> Answer:
        raise ZeroDivisionError("no idea")


@pytest.fixture(autouse=True)
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ours.BOTS, "broken", Broken)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_fails_is_named(language: str) -> None:
    series = say("simulate", GAME, "--seats", SEATS, "--games", "1", "--lang", language)
    for said in (play("--seats", SEATS, "--lang", language), series):
        assert said.code == 2
        assert "broken" in said.err
        assert "ZeroDivisionError: no idea." in said.err
        assert MISSING not in said.err


def test_its_own_error_is_the_cause() -> None:
    with pytest.raises(BotTrouble) as failed:
        ask(Broken(game_named(GAME), 1), "broken", Asked({}, 0, [1, 2]))
    assert isinstance(failed.value.__cause__, ZeroDivisionError)
