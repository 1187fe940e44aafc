"""
Tables written row by row, so that a rule test shows what lies there before and after.

How to add a rule test, in five minutes:

1. Write the table. Only ``turn`` is needed; what is left out is empty, or does not matter:

   >>> works = table('''
   ...     turn      3 A work
   ...     A         2 metal, 3 energy
   ...     A hand    biolab gymnasium
   ...     A built   dojo
   ...     A dice    1 3 3 6
   ... ''')

   turn      the round, whose turn it is, and whether to ``market`` or to ``work``. A turn to
             work means that all others have ended theirs
   seats     the letters of those who play, ``AB`` if left out; A is seat 1 of the engine
   first     who has the token; A if left out
   last      the last round, once it is known
   row       the four blueprints of the market; ``.`` is an empty slot
   crew      its four contractors
   tokens    the tool above each slot; as printed in ``TOOLS`` if left out
   discard   blueprints, crew-discard  contractors
   A         metal, energy and goods of A
   A hand, A built, A dice, A chosen, A picked, A hired, A copied, A armed
   A research, A generator, A mine
             dice on the floors
   A used    cards that were used, with the dice on them: ``biolab=1 robot``
   A cleared ``yes`` if A has discarded a row this round
   machine   its cards, machine-goods  its goods

2. Act; ``tests/kit.py`` says how moves are written:

   >>> events = play(works, "use:dojo", "die:6")

3. Say which rows must read how now:

   >>> check(works, '''
   ...     A         2 metal, 2 energy
   ...     A dice    1 1 3 3
   ... ''')

4. Name the clause: ``@pytest.mark.rule("FF-30a")``.
"""

from typing import Any, Final, cast

from botyard.games.fantastic_factories import GAME
from botyard.games.fantastic_factories.cards import KINDS
from botyard.games.fantastic_factories.play import Play
from botyard.kernel.game import Json
from botyard.kernel.state import waiting_seats
from kit import Kit

SEATS: Final = "ABCDE"
NONE: Final = "."
ROW: Final = "megalith megalith beacon beacon"
CREW: Final = "hired-hands hired-hands specialist specialist"
FLOORS: Final = ("research", "generator", "mine")
OF_FACTORY: Final = (
    *("hand", "built", "used", "dice", "chosen", "picked", "hired", "copied", "armed", "cleared"),
    *FLOORS,
)


def _check(works: Play) -> None:
    assert GAME.invariants(works) == []


KIT: Final[Kit[Play]] = Kit(GAME, check=_check)
act, play, run_out = KIT.act, KIT.play, KIT.run_out
dealt, set_out = KIT.dealt, KIT.set_out
refused, explained, allowed, choices = KIT.refused, KIT.explained, KIT.allowed, KIT.choices
considered, shown, told, copy = KIT.considered, KIT.shown, KIT.told, KIT.copy


def table(drawing: str, **options: object) -> Play:
    """The state that the rows describe."""
    rows = _rows(drawing)
    letters = KIT.seated(rows.pop("seats", "AB"))
    number, letter, phase = rows.pop("turn").split()
    first = letters.index(rows.pop("first", "A"))
    seat = letters.index(letter)
    turn = (seat - first) % len(letters) + 1
    position: Json = {
        "options": options,
        "seats": len(letters),
        "round": int(number),
        "first": first + 1,
        "blueprints": _slots(rows.pop("row", ROW)),
        "contractors": _slots(rows.pop("crew", CREW)),
        "discard": rows.pop("discard", "").split(),
        "contractor_discard": rows.pop("crew-discard", "").split(),
        "agenda": _agenda(phase, len(letters), turn, options.get("work-order") == "in-turn"),
    }
    if "last" in rows:
        position["last_round"] = int(rows.pop("last"))
    if "tokens" in rows:
        position["tokens"] = rows.pop("tokens").split()
    if len(letters) == 1:
        goods = int(rows.pop("machine-goods", "0"))
        position["machine"] = {"built": rows.pop("machine", "").split(), "goods": goods}
    position["factories"] = [
        _factory(rows, owner) | ({"agenda": [[phase]]} if owner == letter else {})
        for owner in letters
    ]
    assert not rows, f"there are no rows {list(rows)}"
    return GAME.read_position(position)


def check(works: Play, drawing: str) -> None:
    """Every row that is written must read so now."""
    now = drawn(works)
    for name, row in _rows(drawing).items():
        assert now[name] == " ".join(row.split()), f"{name}: {now[name]}"


def drawn(works: Play) -> dict[str, str]:
    """All rows of a table."""
    position = cast(dict[str, Any], GAME.position(works))
    letters = "BA" if KIT.exchanged else SEATS
    rows = {
        "row": _names(position["blueprints"]),
        "crew": _names(position["contractors"]),
        "tokens": _names(position["tokens"]),
        "discard": _names(position["discard"]),
        "crew-discard": _names(position["contractor_discard"]),
        "round": str(position["round"]),
        "first": letters[position["first"] - 1],
        "last": str(position["last_round"] or NONE),
        "waiting": _names(sorted(letters[seat] for seat in waiting_seats(works))),
    }
    if "machine" in position:
        rows["machine"] = _names(position["machine"]["built"])
        rows["machine-goods"] = str(position["machine"]["goods"])
    for letter, factory in zip(letters, position["factories"], strict=False):
        rows[letter] = _stock(factory)
        for key in OF_FACTORY:
            rows[f"{letter} {key}"] = _row_of(factory, key)
        rows[f"{letter} step"] = _names([step[0] for step in factory["agenda"][-1:]])
    return rows


def empty_deck(works: Play) -> None:
    """As if all blueprints of the deck lay with a player: the last one has them in hand."""
    last = works.seats - 1
    for card in range(KINDS):
        works.hands[last * KINDS + card] += works.deck.counts[card]
        works.deck.counts[card] = 0
    works.deck.total = 0


# Parts of a table


def _rows(drawing: str) -> dict[str, str]:
    rows: dict[str, str] = {}
    for text in drawing.strip().splitlines():
        name, _, rest = text.strip().partition(" ")
        second, _, last = rest.strip().partition(" ")
        if name in SEATS and second in (*OF_FACTORY, "step"):
            name, rest = f"{name} {second}", last
        assert name not in rows, f"the row {name} is written twice"
        rows[name] = rest.strip()
    return rows


def _agenda(phase: str, seats: int, turn: int, in_turn: bool) -> list[list[int | str]]:
    steps: list[list[int | str]] = [["end-of-round"]]
    if seats == 1:
        steps.append(["machine-turn"])
    if phase == "market":
        steps.append(["work-phase"])
        steps += [["market-turn", later] for later in range(seats, turn, -1)]
    elif in_turn:
        steps += [["work-turn", later] for later in range(seats, turn, -1)]
    return steps


def _factory(rows: dict[str, str], letter: str) -> Json:
    factory: Json = {}
    for part in rows.pop(letter, "").split(","):
        if part.strip():
            amount, what = part.split()
            factory[what] = int(amount)
    for key in ("hand", "built", "picked", "hired"):
        factory[key] = rows.pop(f"{letter} {key}", "").split()
    for key in ("dice", "chosen"):
        factory[key] = _dice(rows.pop(f"{letter} {key}", ""))
    for key in ("copied", "armed"):
        factory[key] = rows.pop(f"{letter} {key}", None)
    factory["floors"] = {name: _dice(rows.pop(f"{letter} {name}", "")) for name in FLOORS}
    factory["used"] = {
        word.partition("=")[0]: _dice(word.partition("=")[2].replace(",", " "))
        for word in rows.pop(f"{letter} used", "").split()
    }
    factory["cleared"] = rows.pop(f"{letter} cleared", "") == "yes"
    return factory


def _row_of(factory: dict[str, Any], key: str) -> str:
    if key in FLOORS:
        return _names(factory["floors"][key])
    if key == "used":
        used = cast(dict[str, list[int]], factory["used"])
        return _names([f"{card}{_on(dice)}" for card, dice in used.items()])
    if key == "cleared":
        return "yes" if factory[key] else NONE
    if key in ("copied", "armed"):
        return factory[key] or NONE
    return _names(factory[key])


def _on(dice: list[int]) -> str:
    return "=" + ",".join(map(str, dice)) if dice else ""


def _stock(factory: dict[str, Any]) -> str:
    parts = [f"{factory[what]} {what}" for what in ("metal", "energy", "goods") if factory[what]]
    return ", ".join(parts) or NONE


def _dice(text: str) -> list[int]:
    return [int(value) for value in text.split() if value != NONE]


def _slots(text: str) -> list[str | None]:
    return [None if word == NONE else word for word in text.split()]


def _names(words: list[Any]) -> str:
    return " ".join(NONE if word is None else str(word) for word in words) or NONE
