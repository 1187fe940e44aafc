"""Whatever the game and the language: nothing that a table says is cut off at 80 columns."""

import io
from collections import Counter

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from botyard.cli.draw import Scene, drawing_for
from botyard.cli.question import Question
from botyard.contract.walk import rich_match, walk
from botyard.kernel.game import OPEN, Game
from botyard.kernel.registry import game_named
from botyard.kernel.state import State, waiting_seats
from botyard.words import LANGUAGES, Words

GAMES = ["ausser-rand-und-band", "bot-factory", "fantastic-factories", "roborally"]
NAMES = ["Ida", "Noor", "Ole", "Ada", "Zoe", "Max", "Lou", "Kim"]
WIDTH, ENDLESS = 80, 1000
LONGEST, EVERY = 300, 60  # lines of the record that are walked, and how often one looks


def shown(thing: RenderableType, width: int) -> list[str]:
    out = Console(file=io.StringIO(), width=width, color_system=None, highlight=False)
    with out.capture() as captured:
        out.print(thing)
    return [line.rstrip() for line in captured.get().splitlines()]


def scenes(game: Game, seats: int, language: str) -> list[Scene]:
    """Some positions of a random game with rare things in it, as somebody sees them."""
    match = rich_match(game, seats, seed=1)
    options = game.read_options(match.record.header.options)
    still = game.still(options)
    words = Words(language, game, NAMES[:seats])
    found: list[Scene] = []
    for number, _ in enumerate(walk(match, seed=1)):
        if number % EVERY == 0:
            viewer = (waiting_seats(match.state) or [OPEN])[0]
            keys = _keys(game, match.state, viewer)
            view = game.view(match.state, viewer)
            found.append(Scene(view, words, WIDTH, keys, still, viewer, options))
        if number == LONGEST:
            break
    return found


def _keys(game: Game, state: State, viewer: int) -> dict[str, int]:
    return Question(game, state, viewer).keys() if viewer >= 0 else {}


def _is_edge(line: str) -> bool:
    """Whether it is an edge of cards, where a name is all that may be shortened."""
    return line.startswith(("╭", "╰"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_cut_off(name: str, language: str) -> None:
    game = game_named(name)
    for seats in (game.seats[0], game.seats[-1]):
        for scene in scenes(game, seats, language):
            drawing = drawing_for(game)(scene)
            lines = shown(drawing, WIDTH)
            assert max(cell_len(line) for line in lines) <= WIDTH
            assert not [line for line in lines if "…" in line and not _is_edge(line)]
            whole = Counter("".join("".join(shown(drawing, ENDLESS)).split()))
            assert Counter("".join("".join(lines).split())) == whole
