"""
Factory floors drawn in text, so that a rule test shows the table before and after.

How to add a rule test, in five minutes:

1. Draw the table. Rows may stand in any order and only ``turn`` is needed; what is left out is
   empty, at its start, or does not matter:

   >>> factory = table('''
   ...     turn     3 A act
   ...     floor    A=A2 B=P1 sandra=F3
   ...     red      rH . .
   ...     parts A  rT uL
   ...     speech   A=1 B=2
   ... ''')

   turn     round, whose turn, and what is decided: a step with its numbers (``feed 0``)
   seats    the letters of those who play, ``AB`` if left out; A is seat 1 of the engine
   floor    who is where; ``A^A2`` stands, ``A_A2`` lies. If not said: who is asked to act stands
            and all others lie; who is asked to move lies and all others stand
   red, yellow, blue, green
            the head, torso and legs in a column
   parts A, projects A, bots A …
            what a seat has
   spares, wheel, tops, supply, board (the six project spaces, row by row), dropped
            tiles, ``.`` is none
   values, meeples, speech
            ``red=8``, ``A=3``; what is left out is at its start, or 0
   contracts, tokens
            the numbers on the nine spaces, row by row; ``top-left=AB``
   left, begun, executive, icons
            the account of an action; ``left`` is what the space allows if not drawn
   anything else
            a key of the position, its value as JSON

   Parts are written with a letter for the color (u is universal) and H, T or L: ``rH``. Colors
   are written with their letter.

2. Act; ``tests/kit.py`` says how moves are written. Where nothing is written, chance deals the
   first thing there is:

   >>> act(factory, "place:red-torso@red")
   ['placed seat=1 part=red-torso colour=red', 'gained seat=1 count=2 source=part']

3. Draw the rows that must be different now, and compare:

   >>> assert drawn(factory, "red", "parts A", "speech") == rows('''
   ...     red      rH rT .
   ...     parts A  uL
   ...     speech   A=3 B=2
   ... ''')

4. Name the clause: ``@pytest.mark.rule("BF-53")``.
"""

import json
from collections.abc import Sequence
from typing import Final, cast

from botyard.games.bot_factory import GAME
from botyard.games.bot_factory.actions import COLORS, PARTS, SPACES, SPOTS
from botyard.games.bot_factory.declared import STEPS
from botyard.games.bot_factory.play import Play
from botyard.games.bot_factory.sequence import lay_out_steps
from botyard.games.bot_factory.state import ALLOWED
from botyard.kernel.agenda import Agenda
from botyard.kernel.game import Json
from kit import Kit

SEATS: Final = "ABCD"
NONE: Final = "."
START_PLACES: Final = {"A": "A1", "B": "P1", "C": "J1", "D": "F1"}

SHORT: Final = {name: name[0] + name.split("-")[1][0].upper() for name in PARTS.names}
LONG: Final = {short: long for long, short in SHORT.items()}
LETTER: Final = {name: name[0] for name in COLORS.names}
COLOR: Final = {letter: name for name, letter in LETTER.items()}

KIT: Final[Kit[Play]] = Kit(GAME, gaps="unwritten")
act, play, run_out, dealt = KIT.act, KIT.play, KIT.run_out, KIT.dealt
refused, explained, allowed, choices = KIT.refused, KIT.explained, KIT.allowed, KIT.choices
considered, shown, told, copy = KIT.considered, KIT.shown, KIT.told, KIT.copy


def table(drawing: str, options: Json | None = None) -> Play:
    """The state that a drawing shows."""
    drawn_rows = _rows(drawing)
    seats = KIT.seated(drawn_rows.pop("seats", "AB"))
    turn, letter, *step = drawn_rows.pop("turn").split()
    position: Json = {"options": options or {}, "seats": len(seats), "round": int(turn)}
    if "first" not in drawn_rows and KIT.exchanged:
        position["first"] = _seat("A")
    if letter != NONE:
        position["active"] = _seat(letter)
    position["agenda"] = _agenda(step)
    position |= _floor(drawn_rows.pop("floor", ""), seats, letter, step[0], int(turn))
    for kind, names in (("parts", LONG), ("projects", COLOR), ("bots", COLOR)):
        position[kind] = [
            [names[tile] for tile in drawn_rows.pop(f"{kind} {seat}", "").split()] for seat in seats
        ]
    position["columns"] = {
        color: _tiles(drawn_rows.pop(color, ". . ."), LONG) for color in COLORS.names
    }
    for row, key, names in (
        ("spares", "spares", LONG),
        ("wheel", "wheel", LONG),
        ("tops", "tops", LONG),
        ("board", "project_board", COLOR),
        ("dropped", "project_discards", COLOR),
    ):
        if row in drawn_rows:
            position[key] = _tiles(drawn_rows.pop(row), names)
    if "speech" in drawn_rows:
        given = _pairs(drawn_rows.pop("speech"))
        position["speech"] = [int(given.get(seat, "0")) for seat in seats]
    for row in ("values", "meeples"):
        if row in drawn_rows:
            position[row] = {
                name: int(number) for name, number in _pairs(drawn_rows.pop(row)).items()
            }
    if "contracts" in drawn_rows:
        position["contracts"] = [
            None if text == NONE else int(text) for text in drawn_rows.pop("contracts").split()
        ]
    if "tokens" in drawn_rows:
        tokens = _pairs(drawn_rows.pop("tokens"))
        position["tokens"] = [
            [_seat(letter) for letter in tokens.get(spot, "")] for spot in SPOTS.names
        ]
    position |= {key: json.loads(value) for key, value in drawn_rows.items()}
    if "left" not in position and step[0] not in ("move", "beside", "start", "inspection", "over"):
        position["left"] = _allowed(position, step[0])
    return GAME.read_position(position)


def rows(drawing: str) -> list[str]:
    """A drawing row by row, without the space that is there for the eye."""
    return [" ".join(line.split()) for line in drawing.strip().splitlines()]


def drawn(factory: Play, *wanted: str) -> list[str]:
    """The rows of these names, as they are now."""
    position = GAME.position(factory)
    return [" ".join([name, *_row(factory, position, name)]) for name in wanted]


def listed(factory: Play) -> list[str]:
    """What the seat that is asked may do, in the order of the vocabulary, without courtesies."""
    return [GAME.vocabulary.name(action) for action in factory.legal(int(factory.active))]


def asked(factory: Play) -> str:
    """Who is asked, and at which step: ``A act``."""
    if not factory.waiting():
        return "over"
    agenda = cast(list[list[int | str]], GAME.position(factory)["agenda"])
    return " ".join([_letters()[int(factory.active)], *[str(part) for part in agenda[-1]]])


# How rows are read and written


def _rows(drawing: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for line in drawing.strip().splitlines():
        words = line.split()
        if not words:
            continue
        width = 2 if words[0] in ("parts", "projects", "bots") else 1
        name = " ".join(words[:width])
        assert name not in found, f"the row {name} stands twice"
        found[name] = " ".join(words[width:])
    return found


def _row(factory: Play, position: Json, name: str) -> list[str]:
    kind, _, letter = name.partition(" ")
    if letter:
        names = SHORT if kind == "parts" else LETTER
        return _short(cast(list[list[str]], position[kind])[_seat(letter) - 1], names)
    if kind in COLORS.names:
        return _short(cast(dict[str, list[str]], position["columns"])[kind], SHORT)
    if kind in ("spares", "wheel", "tops", "supply"):
        return _short(cast(list[str], position[kind]), SHORT)
    if kind in ("board", "dropped"):
        key = "project_board" if kind == "board" else "project_discards"
        return _short(cast(list[str], position[key]), LETTER)
    if kind == "discards":
        piles = cast(dict[str, list[str]], position[kind])
        return _short([part for pile in piles.values() for part in pile], SHORT)
    if kind == "speech":
        speech = cast(list[int], position[kind])
        return sorted(f"{_letters()[seat]}={count}" for seat, count in enumerate(speech))
    if kind in ("values", "meeples"):
        return [f"{key}={count}" for key, count in cast(dict[str, int], position[kind]).items()]
    if kind == "contracts":
        return [
            NONE if number is None else str(number) for number in cast(list[int], position[kind])
        ]
    if kind == "tokens":
        owners = [
            (spot, "".join(_letters()[seat - 1] for seat in seats))
            for spot, seats in zip(
                SPOTS.names, cast(list[list[int]], position["tokens"]), strict=True
            )
        ]
        return [f"{spot}={letters}" for spot, letters in owners if letters]
    if kind == "floor":
        return _places(factory, position)
    if kind == "turn":
        return [str(position["round"]), *asked(factory).split()]
    return [json.dumps(position[kind])]


def _places(factory: Play, position: Json) -> list[str]:
    workers = zip(_letters(), cast(list[str], position["workers"]), strict=False)
    places = dict(sorted(workers))
    places["sandra"] = cast(str, position["sandra"])
    if position["vilela"] is not None:
        places["vilela"] = cast(str, position["vilela"])
    standing = cast(list[str], position["standing"])
    return [
        f"{name}{'^' if _meeple(name) in standing else '_'}{place or NONE}"
        for name, place in places.items()
    ]


def _agenda(step: list[str]) -> list[list[int | str]]:
    if step[0] == "over":
        return []
    if step[0] not in STEPS.names:
        return [[step[0]]]
    agenda = Agenda()
    lay_out_steps(agenda, STEPS.number(step[0]))
    below = agenda.written(STEPS)[:-1]
    return [*below, [step[0], *[int(number) for number in step[1:]]]]


def _floor(row: str, seats: str, letter: str, step: str, turn: int) -> Json:
    """Where everybody is, and who stands."""
    moving = step in ("move", "beside")
    places: dict[str, str | None] = {}
    if step == "start":
        places = dict.fromkeys(seats)
    places["sandra"] = "F3"
    if len(seats) == 1:
        places["vilela"] = "F1"
    standing: set[str] = set()
    drawn_marks: set[str] = set()
    for word in row.split():
        mark = next(mark for mark in "^_=" if mark in word)
        name, where = word.split(mark)
        places[name] = None if where == NONE else where
        if mark != "=":
            drawn_marks.add(name)
        if mark == "^":
            standing.add(name)
    taken = set(places.values())
    for seat in seats:
        if seat not in places:
            free = [START_PLACES[seat], "J2", "P3", "A3", "P2"]
            places[seat] = next(space for space in free if space not in taken)
            taken.add(places[seat])
    for name, place in places.items():
        if name not in drawn_marks and place is not None and step not in ("start", "over"):
            stands = (name == letter) != moving
            if moving and turn == 1 and name in ("sandra", "vilela"):
                stands = False
            if stands:
                standing.add(name)
    if step == "inspection":
        standing -= {"vilela", letter}
    return {
        "workers": [places[seat] for seat in seats],
        "sandra": places["sandra"],
        "vilela": places.get("vilela"),
        "standing": sorted(_meeple(name) for name in standing),
    }


def _allowed(position: Json, step: str) -> int:
    """What the space of the active worker allows, unless its action is over."""
    if step.startswith("excess"):
        return 0
    seat = cast(int, position["active"]) - 1
    place = cast(list[str], position["workers"])[seat]
    if place.startswith("beside-"):
        place = {"assembly": "A3", "production": "P3", "project": "J2", "finance": "F3"}[
            place.removeprefix("beside-")
        ]
    return int(ALLOWED[SPACES.number(place)])


def _meeple(name: str) -> str:
    return str(_seat(name)) if name in SEATS else name


def _seat(letter: str) -> int:
    return _letters().index(letter) + 1


def _letters() -> str:
    return "BA" if KIT.exchanged else SEATS


def _tiles(row: str, names: dict[str, str]) -> list[str | None]:
    return [None if tile == NONE else names[tile] for tile in row.split()]


def _short(tiles: Sequence[str | None], names: dict[str, str]) -> list[str]:
    return [NONE if tile is None else names[tile] for tile in tiles]


def _pairs(row: str) -> dict[str, str]:
    return dict(cast(tuple[str, str], tuple(word.split("="))) for word in row.split())
