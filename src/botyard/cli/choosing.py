"""Which game: the one that was named, the only one there is, or the one a person picks."""

from rich.text import Text

from botyard.cli.games import game_list
from botyard.cli.terminal import Terminal
from botyard.kernel.errors import BotyardError, UnknownName
from botyard.kernel.game import Game
from botyard.kernel.registry import all_games, game_named
from botyard.words import Words


def choose_game(name: str | None, terminal: Terminal, words: Words) -> Game:
    """The game to play."""
    if name is not None:
        return game_named(name)
    games = list(all_games().values())
    if len(games) == 1:
        return games[0]
    terminal.show(game_list(games, words.language))
    while True:
        typed = terminal.ask(words.say("prompt-game", count=len(games)))
        try:
            return _picked(typed, games)
        except BotyardError as wrong:
            terminal.show(Text(words.error(wrong)))


def _picked(typed: str, games: list[Game]) -> Game:
    if not typed.isdecimal():
        return game_named(typed)
    if not 1 <= int(typed) <= len(games):
        raise UnknownName("no-such-choice", name=typed, most=len(games))
    return games[int(typed) - 1]
