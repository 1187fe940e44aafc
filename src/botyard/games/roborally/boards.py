"""The printed boards, each drawn in a file of its own."""

import tomllib
from functools import cache
from importlib import resources
from typing import Final

from botyard.games.roborally.drawing import read_drawing
from botyard.games.roborally.floor import Floor
from botyard.kernel.errors import BadData
from botyard.kernel.game import Json
from botyard.kernel.names import Names
from botyard.kernel.reading import Reader

SUFFIX: Final = ".toml"


def data_names(folder: str) -> list[str]:
    """The names of the data files in a folder."""
    files = resources.files(__package__).joinpath("data", folder).iterdir()
    return sorted([file.name.removesuffix(SUFFIX) for file in files if file.name.endswith(SUFFIX)])


def data_table(*path: str) -> Json:
    """The content of a data file."""
    file = resources.files(__package__).joinpath("data", *path[:-1], path[-1] + SUFFIX)
    return tomllib.loads(file.read_text(encoding="utf-8"))


BOARDS: Final = Names("board", data_names("boards"))


@cache
def board_named(name: str) -> Floor:
    """A board as it is printed; those with docks are the two faces of the docking bay."""
    reader = Reader(data_table("boards", name), "", BadData)
    reader.name("name", BOARDS)
    size = reader.integers("size", 1, 12)
    board = read_drawing(reader.text("drawing")).floor
    reader.close()
    if size != [board.width, board.height]:
        raise BadData("drawing-other-size", width=size[0], height=size[-1])
    return board
