"""
Tables drawn in text, so that a rule test shows the line before and after.

How to add a rule test, in five minutes:

1. Draw the table. Rows may stand in any order and only ``turn`` is needed; what is left out
   is empty, or does not matter:

   >>> line = table('''
   ...     turn    4 A place
   ...     field   1    2    3    4    5
   ...     tile    rH   bT   yL   rbH  byT
   ...     dice    AB   .    AAB  .    B
   ...     edge    own-back=A extra-die=B
   ...     stored  rT bL
   ...     won A   rH yL
   ... ''')

   turn    which turn of the game, whose, and what is to be decided (the phrases of ``_STEPS``)
   seats   the letters of those who play, ``AB`` if left out; A is seat 1 of the engine
   field   the five columns, for the reader's eye
   tile    the tile on each field: r, b, y or two of them, then H, T or L; ``rbH`` is the
           red and blue head
   dice    whose dice ride on the tile of that column, one letter for each; ``.`` is none
   edge    whose die lies on which edge space (a backslash joins a long row with the next line)
   supply  never needed: dice that lie nowhere else. If drawn, it must be right
   stored, won A, won B …, stack
           tiles; ``*`` stands for all that are named nowhere. Without a ``*`` those are in
           the stack

2. Act; ``tests/kit.py`` says how moves are written:

   >>> act(line, "place:extra-die")
   Traceback (most recent call last):
   ...
   AssertionError: place:extra-die is refused: space-taken (RB-11)
   >>> act(line, "place:add-to-five")
   ['placed seat=1 space=add-to-five', 'added seat=1']

3. Draw the table as it must be now, in full, and compare:

   >>> assert drawn(line) == redrawn('''
   ...     turn    4 A shove
   ...     field   1    2    3    4    5
   ...     tile    rH   bT   yL   rbH  byT
   ...     dice    AB   .    AAB  .    AB
   ...     edge    own-back=A extra-die=B add-to-five=A
   ...     stored  rT bL
   ...     won A   rH yL
   ... ''')

4. Name the clause: ``@pytest.mark.rule("RB-44")``.
"""

import json
from collections import Counter
from collections.abc import Iterable
from typing import Final, cast

from botyard.games.ausser_rand_und_band import GAME
from botyard.games.ausser_rand_und_band.actions import FIELDS, SPACES
from botyard.games.ausser_rand_und_band.components import COATS, PARTS, TILES
from botyard.games.ausser_rand_und_band.play import Play
from botyard.kernel.game import Json
from botyard.kernel.state import State
from kit import Kit

SEATS: Final = "ABCD"
NONE: Final = "."
REST: Final = "*"
DICE_EACH: Final = 10
ALL_TILES: Final = 27

Agenda = list[list[int | str]]


def _short(coat: str, part: str) -> str:
    return "".join(color[0] for color in coat.split("-")) + part[0].upper()


SHORT: Final = {f"{coat}-{part}": _short(coat, part) for coat in COATS for part in PARTS.names}
LONG: Final = {short: long for long, short in SHORT.items()}
BOX: Final = Counter(
    {name: 1 if name.count("-") == 2 else 2 for name in TILES.names}
)  # the tiles of our own data file: RB-D5

_SHOVE: Final[Agenda] = [["shove", 1]]
_PLACE: Final[Agenda] = [*_SHOVE, ["place"]]
_ROLL: Final[Agenda] = [*_PLACE, ["roll"]]
_STEPS: Final[dict[str, Agenda]] = {
    "take-to-roll 2": [*_ROLL, ["take-to-roll", 2, 1]],
    "take-to-roll 1": [*_ROLL, ["take-to-roll", 1, 1]],
    "roll": _ROLL,
    "take-to-place": [*_PLACE, ["take-to-place"]],
    "place": _PLACE,
    "use-taken": [*_SHOVE, ["use-taken"]],
    "own-back 2": [*_SHOVE, ["own-back", 2]],
    "own-back 1": [*_SHOVE, ["own-back", 1]],
    "own-forward 2": [*_SHOVE, ["own-forward", 2]],
    "own-forward 1": [*_SHOVE, ["own-forward", 1]],
    "other-back": [*_SHOVE, ["other-back"]],
    "other-forward": [*_SHOVE, ["other-forward"]],
    "shove": _SHOVE,
    "shove twice": [["shove", 2]],
    "shove ones": [["shove", 1, 1]],
    "over": [],
}


class BadDrawing(Exception):
    """A drawing that cannot be read."""


def check_counts(line: Play) -> None:
    """Nothing is ever lost: ten dice for each seat, 27 tiles."""
    for seat in range(line.seats):
        dice = line.supply[seat] + line.dice_on_belt(seat) + line.dice_on_edge(seat)
        assert dice == DICE_EACH, f"{SEATS[seat]} has {dice} dice"
    won = sum(line.tiles_won(seat) for seat in range(line.seats))
    on_belt = sum(tile >= 0 for tile in list(line.belt)[1:])
    tiles = on_belt + won + sum(line.stored) + line.stack.size()
    assert tiles == ALL_TILES, f"there are {tiles} tiles"


KIT: Final[Kit[Play]] = Kit(GAME, check=check_counts)
act, play, run_out = KIT.act, KIT.play, KIT.run_out
dealt, set_out = KIT.dealt, KIT.set_out
refused, explained, allowed, choices = KIT.refused, KIT.explained, KIT.allowed, KIT.choices
considered, shown, told, copy = KIT.considered, KIT.shown, KIT.told, KIT.copy


# Drawing and reading


def table(drawing: str, options: Json | None = None) -> Play:
    """The state that a drawing shows."""
    rows = _rows(drawing)
    seats = rows.pop("seats", ["AB"])[0]
    if seats not in ("AB", "ABC", "ABCD"):
        raise BadDrawing(f"seats are AB, ABC or ABCD, not {seats}")
    turn, active, step = _turn(rows.pop("turn", []), seats)
    if rows.pop("field", list("12345")) != list("12345"):
        raise BadDrawing("the fields are 1 2 3 4 5")
    default_tiles = [NONE] * FIELDS if step == "over" else ["rH", "bT", "yL", "rT", "bL"]
    tiles = _columns("tile", rows.pop("tile", default_tiles))
    belt = [None if tile == NONE else _tile(tile) for tile in tiles]
    dice = _columns("dice", rows.pop("dice", [NONE] * FIELDS))
    edge = dict(_pair(text, seats) for text in rows.pop("edge", []))
    supply = rows.pop("supply", None)
    piles = _piles(rows, belt, seats)
    position: Json = {
        "options": options or {},
        "seats": len(seats),
        "turn": turn,
        "active": active + 1,
        "belt": belt,
        "dice": [_counts(letters, seats) for letters in dice],
        "edge": {space: seat + 1 for space, seat in edge.items()},
        "stored": piles["stored"],
        "won": [piles[f"won {seat}"] for seat in seats],
        "agenda": _STEPS[step],
    }
    if "stack" in piles:
        position["stack"] = piles["stack"]
    line = GAME.read_position(position)
    if supply is not None and supply != _supply(line):
        raise BadDrawing(f"the supply is {' '.join(_supply(line))}, not {' '.join(supply)}")
    return line


def drawn(state: State) -> str:
    """A state as a drawing."""
    line = cast(Play, state)
    position = GAME.position(line)
    seats = SEATS[: line.seats]
    belt = cast("list[str | None]", position["belt"])
    counts = cast("list[list[int]]", position["dice"])
    dice = ["".join(seat * n for seat, n in zip(seats, row, strict=True)) for row in counts]
    edge = cast("dict[str, int]", position["edge"])
    won = cast("list[list[str]]", position["won"])
    agenda = cast(Agenda, position["agenda"])
    phrases = [phrase for phrase, steps in _STEPS.items() if steps == agenda]
    rows = [
        ("turn", [str(line.turn), SEATS[line.active], *(phrases or [json.dumps(agenda)])]),
        ("seats", [seats]),
        ("field", list("12345")),
        ("tile", [SHORT[tile] if tile else NONE for tile in belt]),
        ("dice", [letters or NONE for letters in dice]),
        ("edge", [f"{space}={SEATS[seat - 1]}" for space, seat in edge.items()]),
        ("supply", _supply(line)),
        ("stored", _shorts(cast("list[str]", position["stored"]))),
        *((f"won {seat}", _shorts(tiles)) for seat, tiles in zip(seats, won, strict=True)),
        ("stack", _shorts(cast("list[str]", position["stack"]))),
    ]
    return "\n".join(f"{name:<8}" + " ".join(f"{word:<4}" for word in row) for name, row in rows)


def redrawn(drawing: str, options: Json | None = None) -> str:
    """A drawing in the form of ``drawn``, with all that it leaves out."""
    return drawn(table(drawing, options))


# Parts of a drawing


def _rows(drawing: str) -> dict[str, list[str]]:
    rows: dict[str, list[str]] = {}
    for text in drawing.strip().splitlines():
        name, *words = text.split()
        if name == "won" and words:
            name = f"won {words.pop(0)}"
        if name in rows:
            raise BadDrawing(f"the row {name} is drawn twice")
        rows[name] = words
    return rows


def _turn(words: list[str], seats: str) -> tuple[int, int, str]:
    if len(words) < 3 or not words[0].isdecimal() or words[1] not in list(seats):
        raise BadDrawing("the row turn needs a number, a seat and a step: turn 4 A place")
    step = " ".join(words[2:])
    if step not in _STEPS:
        raise BadDrawing(f"there is no step {step}; there are {', '.join(_STEPS)}")
    return int(words[0]), seats.index(words[1]), step


def _columns(name: str, words: list[str]) -> list[str]:
    if len(words) != FIELDS:
        raise BadDrawing(f"the row {name} has {len(words)} columns")
    return words


def _counts(letters: str, seats: str) -> list[int]:
    dice = "" if letters == NONE else letters
    strangers = set(dice) - set(seats)
    if strangers:
        raise BadDrawing(f"{' '.join(sorted(strangers))} does not play")
    return [dice.count(seat) for seat in seats]


def _pair(text: str, seats: str) -> tuple[str, int]:
    space, _, seat = text.partition("=")
    if space not in SPACES.names or seat not in list(seats):
        raise BadDrawing(f"the row edge needs spaces with seats: own-back=A, not {text}")
    return space, seats.index(seat)


def _piles(rows: dict[str, list[str]], belt: list[str | None], seats: str) -> dict[str, list[str]]:
    """Stored and won tiles, and the stack if it is drawn; nothing else may be left to read."""
    known = ["stored", *(f"won {seat}" for seat in seats), "stack"]
    for name in rows:
        if name not in known:
            raise BadDrawing(f"there is no row {name}")
    piles = {name: rows.get(name, []) for name in known if name != "stack" or name in rows}
    if sum(REST in words for words in piles.values()) > 1:
        raise BadDrawing("only one row can have the rest of the tiles")
    named = [_tile(word) for words in piles.values() for word in words if word != REST]
    rest = BOX - Counter(named) - Counter(tile for tile in belt if tile)
    return {name: _pile(words, rest) for name, words in piles.items()}


def _pile(words: list[str], rest: Counter[str]) -> list[str]:
    tiles = [_tile(word) for word in words if word != REST]
    return tiles + list(rest.elements()) if REST in words else tiles


def _tile(short: str) -> str:
    if short not in LONG:
        raise BadDrawing(f"there is no tile {short}; there are {', '.join(LONG)}")
    return LONG[short]


def _shorts(tiles: Iterable[str]) -> list[str]:
    return [SHORT[tile] for tile in tiles]


def _supply(line: Play) -> list[str]:
    return [f"{SEATS[seat]}={line.supply[seat]}" for seat in range(line.seats)]
