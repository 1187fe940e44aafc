"""Levels: which are offered, in which order, how they are called and by which other names."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from botyard.bots import bot_named, bot_names
from botyard.bots.fantastic_factories.greedy import GreedyBot
from botyard.bots.levels import HIGHEST, LEVELS
from botyard.bots.registry import best_bot, known_bot, offered_bots
from botyard.cli.seats import read_seats
from botyard.kernel.errors import UnknownName
from botyard.kernel.registry import game_named
from botyard.words import LANGUAGES, Words
from cli.piped import MISSING, say
from outside import installed

FOLDER = Path(__file__).parents[1] / "levels"
PROBE = game_named("probe")
WORKS = game_named("fantastic-factories")


@pytest.fixture
def levels() -> Iterator[None]:
    """The probe has all five levels, as if somebody had installed them."""
    with installed(FOLDER):
        yield


@pytest.mark.usefixtures("levels")
def test_levels_are_offered_weakest_first_up_to_the_hosts_highest() -> None:
    assert offered_bots(PROBE) == [*LEVELS]
    assert offered_bots(PROBE, 2) == ["level-1", "level-2"]
    assert bot_names(PROBE) == [*LEVELS, "random"]


def test_where_there_are_no_levels_all_bots_are_offered() -> None:
    assert offered_bots(PROBE) == ["random"]


@pytest.mark.usefixtures("levels")
def test_the_best_bot_is_the_highest_level_that_is_offered() -> None:
    assert [best_bot(PROBE, highest) for highest in (HIGHEST, 3)] == ["level-5", "level-3"]


@pytest.mark.usefixtures("levels")
def test_a_bot_is_meant_by_its_number_and_greedy_by_its_frozen_name() -> None:
    assert known_bot(PROBE, "3") == "level-3"
    assert known_bot(WORKS, "greedy-1") == "greedy"
    assert isinstance(bot_named(WORKS, "greedy-1", 1), GreedyBot)
    assert [seat.bot for seat in read_seats("person,bot:2,bot:level-4", PROBE)] == [
        "",
        "level-2",
        "level-4",
    ]
    for unknown in ("6", "0", "level-6"):
        with pytest.raises(UnknownName, match="unknown-bot"):
            known_bot(PROBE, unknown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_character_and_is_called_by_it(language: str) -> None:
    words = Words(language)
    called = words.seat_names([(name, "") for name in LEVELS])
    assert len({words.bot(name) for name in LEVELS}) == HIGHEST
    for number, name in enumerate(LEVELS, start=1):
        assert words.bot(name) in called[number - 1]
        assert words.say(f"robot-{number}") in called[number - 1]
        assert words.say(f"bot-{name}.character").endswith(".")
    assert words.bot("from-outside") == "from-outside"
    assert words.seat_names([("greedy", "")]) == [words.say("seat-bot", robot=words.say("robot-1"))]


@pytest.mark.usefixtures("levels")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_games_says_what_each_level_is_like(language: str) -> None:
    words, told = Words(language), say("games", "--lang", language).words()
    for name in LEVELS:
        assert f"bot:{name} {words.bot(name)} {words.say(f'bot-{name}.character')}" in told
    assert MISSING not in told


@pytest.mark.usefixtures("levels")
def test_series_and_arenas_take_levels_by_number() -> None:
    series = say(
        "simulate", "probe", "--games", "2", "--workers", "1", "--seats", "bot:1,bot:random"
    )
    arena = say("arena", "probe", "--games", "2", "--workers", "1", "--bots", "5,random")
    assert "bot:level-1" in series.words()
    assert "level-5" in arena.words()
