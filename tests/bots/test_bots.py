"""Every bot of every game: legal, blind to what is hidden, the same for the same seed."""

from importlib.metadata import EntryPoint

import pytest

from bots.games import Watched, play
from botyard.bots import Answer, Asked, Bot, bot_named, bot_names
from botyard.bots import registry as bot_registry
from botyard.bots.registry import best_bot, quick_bot
from botyard.kernel.errors import UnknownName
from botyard.kernel.game import Game
from botyard.kernel.registry import all_games, game_named

EVERY = [  # levels think too long for whole games: each game's own tests ask them now and then
    (game, bot)
    for game in all_games().values()
    for bot in bot_names(game)
    if not bot.startswith("level-")
]
BELT = game_named("ausser-rand-und-band")


@pytest.mark.parametrize(("game", "name"), EVERY, ids=lambda part: getattr(part, "name", part))
def test_a_bot_is_given_what_it_knows_and_answers_with_legal_actions(game: Game, name: str) -> None:
    for seats in game.seats:
        for seed in range(3):
            bots = [Watched(bot_named(game, name, seed + seat)) for seat in range(seats)]
            assert len(play(game, bots, seed)) >= seats  # automata are extra places
            assert all(bot.answers for bot in bots)


@pytest.mark.parametrize(("game", "name"), EVERY, ids=lambda part: getattr(part, "name", part))
def test_the_same_seed_gives_the_same_answers(game: Game, name: str) -> None:
    def answers() -> list[list[int]]:
        bots = [Watched(bot_named(game, name, 7 + seat)) for seat in range(game.seats[0])]
        play(game, bots, 5)
        return [bot.answers for bot in bots]

    assert answers() == answers()


def test_random_bots_of_different_seeds_differ() -> None:
    bots = [Watched(bot_named(BELT, "random", seed)) for seed in (1, 2)]
    legal = list(range(40))
    first, second = ([bot.decide(Asked({}, 0, legal)) for _ in range(20)] for bot in bots)
    assert first != second


def test_bots_are_listed_by_name() -> None:
    levels = [f"level-{number}" for number in range(1, 6)]
    assert bot_names(BELT) == ["greedy", *levels, "random"]
    assert bot_names(game_named("probe")) == ["random"]


def test_the_best_bot_is_the_last_of_ours_or_the_random_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert best_bot(game_named("probe")) == "random"
    monkeypatch.setattr(bot_registry, "_own", lambda game: {"greedy": LastBot, "last": LastBot})
    assert best_bot(BELT) == "last"


def test_the_quick_bot_is_the_first_of_ours_or_the_random_one() -> None:
    assert quick_bot(game_named("bot-factory")) == "greedy"
    assert quick_bot(game_named("probe")) == "random"


def test_an_unknown_bot_is_answered_with_the_nearest() -> None:
    with pytest.raises(UnknownName) as wrong:
        bot_named(BELT, "gredy", 1)
    assert wrong.value.key == "unknown-bot"
    known = ", ".join(bot_names(BELT))
    assert wrong.value.params == {"name": "gredy", "nearest": "greedy", "known": known}


class LastBot(Bot):
    """A user's bot."""

    def decide(self, asked: Asked) -> Answer:
        return Answer([asked.legal[-1]])


def test_bots_come_from_outside_by_an_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = [
        EntryPoint("probe:last", f"{__name__}:LastBot", "botyard.bots"),
        EntryPoint("ausser-rand-und-band:greedy", f"{__name__}:LastBot", "botyard.bots"),
    ]
    monkeypatch.setattr(bot_registry, "_from_outside", lambda: entries)
    probe = game_named("probe")
    assert bot_names(probe) == ["last", "random"]
    assert isinstance(bot_named(probe, "last", 1), LastBot)
    assert not isinstance(bot_named(BELT, "greedy", 1), LastBot)  # ours are not replaced
    assert play(probe, [LastBot(probe, seat) for seat in range(2)], 1)
