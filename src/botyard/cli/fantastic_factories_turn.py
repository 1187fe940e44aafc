"""What the solver of Fantastic Factories finds, in words."""

from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from botyard.cli.files import read_json, read_scene_file, read_text
from botyard.games.fantastic_factories import GAME
from botyard.games.fantastic_factories.declared import WORK_STEP
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.study.solution import CHANCES, Move, Solution
from botyard.games.fantastic_factories.study.solving import (
    GOALS,
    MOST_NODES,
    solve,
)
from botyard.kernel.errors import BadPosition, BadScene
from botyard.kernel.reading import Reader
from botyard.kernel.scene import start_position
from botyard.kernel.state import waiting_seats
from botyard.words import Words


class Asked(NamedTuple):
    """What is looked for, what becomes of chance, and how long; empty: as is usual for the file."""

    goal: str
    chance: str
    most_nodes: int


FOR_POSITIONS: Final = Asked("goods", "worst", MOST_NODES)
FOR_PUZZLES: Final = Asked("points", "aside", MOST_NODES)  # a puzzle relies on no luck


def solved_turn(file: Path, seat: int, asked: Asked, words: Words) -> RenderableType:
    """The best line for a seat, counted from 1; for 0 the first that works."""
    if file.suffix == ".toml":
        scene = read_scene_file(file)
        if scene.game.name != GAME.name:
            raise BadScene("solve-other-game", path="game")
        position, usual = start_position(scene), FOR_PUZZLES
        seat = seat or scene.learner + 1
    else:
        raw = read_json(read_text(file), "POSITION")
        position, usual = Reader(raw, "", BadPosition).whole(), FOR_POSITIONS
    works = GAME.read_position(position)
    asked = asked._replace(goal=asked.goal or usual.goal, chance=asked.chance or usual.chance)
    goal, chance = GOALS.number(asked.goal), CHANCES.number(asked.chance)
    found = solve(works, _working(works, seat), goal, asked.most_nodes, chance)
    return Group(*_told(found, asked, words))


def _working(works: Play, seat: int) -> int:
    """The seat whose work is looked at; it must be at work."""
    working = [one for one in waiting_seats(works) if works.asked(one) == WORK_STEP]
    if seat == 0 and working:
        return working[0]
    if seat - 1 not in working:
        raise BadPosition("solve-not-working", seat=seat)
    return seat - 1


def _told(found: Solution, asked: Asked, words: Words) -> list[Text]:
    say = words.say
    told = [Text(say(f"solve-{asked.goal}", before=found.before, value=found.value), "bold")]
    told += [Text(f"  {_move(move, words)}") for move in found.line]
    told.append(Text(say(f"solve-{CHANCES.name(found.chance)}")))
    sure = f"solve-exhaustive-{asked.chance}" if found.exhaustive else "solve-not-exhaustive"
    return [*told, Text(say(sure, nodes=found.nodes))]


def _move(move: Move, words: Words) -> str:
    """An action by its name, so that it can be played, and with what it was counted."""
    name = GAME.vocabulary.name(move.action)
    if not move.chance:
        return name
    return words.say("solve-with", action=name, chance=", ".join(GAME.chance_text(move.chance)))
