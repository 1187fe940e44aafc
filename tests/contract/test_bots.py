"""No bot peeks: every bot and level of every game, and one that does, which must be caught."""

from collections.abc import Callable
from dataclasses import replace
from importlib.metadata import EntryPoint
from typing import Final

import pytest

from botyard import BUILD
from botyard.bots import Answer, Asked, Bot, bot_names
from botyard.bots import registry as bot_registry
from botyard.contract import Broken
from botyard.contract.bots import check_bot, check_peeking
from botyard.kernel.dealer import fresh_seed
from botyard.kernel.game import Game, Json
from botyard.kernel.registry import all_games
from botyard_probe import GAME
from botyard_probe.play import Probe
from botyard_probe.position import known

EVERY = [(game, bot) for game in all_games().values() for bot in bot_names(game)]
SEATS: Final = 3


@pytest.mark.parametrize(("game", "name"), EVERY, ids=lambda part: getattr(part, "name", part))
def test_no_bot_decides_by_what_it_cannot_know(game: Game, name: str) -> None:
    seats = min(game.seats, key=lambda count: abs(count - SEATS))
    check_bot(game, name, seats, seed=1, questions=4 if BUILD == "compiled" else 1)


class Window:
    """Through which a bot can look at the whole state that it is asked about."""

    state: Probe


def seen_through(state: Probe, seat: int) -> Json:
    Window.state = state
    return known(state, seat)


LEAKING: Final = replace(GAME, known=seen_through)


class PeekingBot(Bot):
    """Acts by the cards that another seat holds."""

    def decide(self, asked: Asked) -> Answer:
        hidden = [int(card) for card in Window.state.hands[1 - asked.seat]]
        return Answer([asked.legal[sum(hidden) % len(asked.legal)]])


class MoodyBot(Bot):
    """Decides by chance that its seed does not rule."""

    def decide(self, asked: Asked) -> Answer:
        return Answer([asked.legal[fresh_seed() % len(asked.legal)]])


class GossipingBot(Bot):
    """Acts blindly, but notes what it saw."""

    def decide(self, asked: Asked) -> Answer:
        seen = [int(card) for card in Window.state.hands[1 - asked.seat]]
        return Answer(asked.legal[:1], {"seen": seen})


def check_all(check: Callable[[int], None]) -> None:
    for seed in range(16):
        check(seed)


def found_outside(monkeypatch: pytest.MonkeyPatch, bot: type[Bot]) -> None:
    entry = EntryPoint("probe:planted", f"{__name__}:{bot.__name__}", "botyard.bots")
    monkeypatch.setattr(bot_registry, "_from_outside", lambda: [entry])


@pytest.mark.parametrize("bot", [PeekingBot, MoodyBot, GossipingBot])
def test_a_planted_bot_is_caught(bot: type[Bot], monkeypatch: pytest.MonkeyPatch) -> None:
    found_outside(monkeypatch, bot)
    with pytest.raises(Broken, match="peeking"):
        check_all(lambda seed: check_bot(LEAKING, "planted", 2, seed))


def test_the_suite_asks_every_bot_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    found_outside(monkeypatch, PeekingBot)
    assert bot_names(LEAKING) == ["planted", "random"]
    with pytest.raises(Broken, match="planted"):
        check_all(lambda seed: check_peeking(LEAKING, 2, seed))
