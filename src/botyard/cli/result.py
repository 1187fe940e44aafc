"""How a game stands: the score of every seat line by line, and who won."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from botyard.cli.palette import CLAUSE, seat_mark, with_names
from botyard.kernel.game import Game
from botyard.kernel.state import State
from botyard.words import Words


def score_sheet(game: Game, state: State, words: Words) -> RenderableType:
    """Every seat's points, and what they are given for."""
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(width=1)
    rows.add_column(justify="right")
    rows.add_column(ratio=1)
    rows.add_column(style=CLAUSE)
    for seat, points in enumerate(state.scores()):
        name = with_names(words.say("score-of", seat=seat + 1, points=points), words.seats)
        rows.add_row(seat_mark(seat), "", name)
        for line in game.score_lines(state, seat):
            told = Text(words.score_line(line))
            given = Text(f"{line.points:+}" if line.points else "", "dim")
            rows.add_row("", given, told, line.clause)
    return rows


def outcome(state: State, words: Words) -> Text:
    """Who won; one who played alone, without an automaton that has a name, has finished or not."""
    places = state.standing() or []
    players = words.seats + _automata(words, len(places) - len(words.seats))
    if len(players) == 1:
        key = "finished-alone" if places[0] == 1 else "lost-alone"
        return with_names(words.say(key, seats=players[0]), words.seats)
    winners = [name for name, place in zip(players, places, strict=True) if place == 1]
    told = words.say("won", seats=words.joined(winners), count=len(winners))
    return with_names(told, words.seats)


def _automata(words: Words, count: int) -> list[str]:
    """The names of automata, which have the places behind those of the seats."""
    keys = [f"automaton-{number}" for number in range(1, count + 1)]
    return [words.say(key) for key in keys if words.has(key)]


def ending(game: Game, state: State, words: Words) -> RenderableType:
    """The score sheet of a finished game, and who won."""
    return Group(Text(""), score_sheet(game, state, words), Text(""), outcome(state, words))
