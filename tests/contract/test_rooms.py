"""The rooms of a game: a reader who knows one game finds everything in another."""

from pathlib import Path

import pytest

import botyard.games

GAMES = Path(botyard.games.__file__).parent
ROOMS = {
    "__init__.py",  # GAME: the one place that ties the rooms together
    "sequence.py",  # the order of play
    "decisions.py",  # what seats are asked
    "steps.py",  # choices and steps, typed with this game's state
    "play.py",  # the class that meets the contract
    "state.py",  # the data of a game in play
    "setup.py",
    "scoring.py",
    "options.py",  # what a table chooses
    "rules",  # a file for each section of the rulebook
    "declared.py",  # steps, reasons, events, outcomes
    "actions.py",  # the vocabulary
    "rules.toml",  # the clauses
    "components.py",  # what is printed
    "data",
    "view",  # what others get
    "knowledge.toml",  # who may know what
    "positions",  # written, read, checked
    "study",  # solvers, search, bots' eyes
    "text",
    "lesson.toml",
    "lesson-alone.toml",
    "puzzles",
}
# What a game needs beside them.
BESIDE = {
    "fantastic_factories": {"cards.py", "formulas.py"},  # numbers of cards; what a card costs
    "roborally": {
        "boards",  # floors, boards and courses
        "options",  # a file for each option card, so what a table chooses stands apart
        "table_options.py",
        "specials",  # the rules of special courses
    },
}
UNSEEN = (".so", "__pycache__")


@pytest.mark.parametrize("game", sorted(path.parent.name for path in GAMES.glob("*/__init__.py")))
def test_a_game_has_no_rooms_that_others_do_not_know(game: str) -> None:
    found = {path.name for path in (GAMES / game).iterdir() if not path.name.endswith(UNSEEN)}
    assert found <= ROOMS | BESIDE.get(game, set()), "put it into a room that every game has"
