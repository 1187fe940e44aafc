"""What a seat knows. RR-52."""

from collections.abc import Iterator
from typing import Final, cast

from botyard.games.roborally.components import CARDS, FLYWHEEL
from botyard.games.roborally.components import OPTIONS as OPTION_NAMES
from botyard.games.roborally.play import Play
from botyard.games.roborally.positions.read import read_position
from botyard.games.roborally.positions.write import cards, position
from botyard.games.roborally.rules.option_cards import holder_of
from botyard.kernel.game import OPEN, Json

HIDDEN: Final = "?"
OFFERED: Final = "offered"
UNDER: Final = "under"
SECRET: Final = (
    "hands",
    "leftovers",
    "face_down",
    "second_down",
    "flywheel",
    "stored",
    "cast_off",
    OFFERED,
    UNDER,
)
OPEN_PILES: Final = ("face_up", "second_up")
NOBODYS: Final = "unseen"
BURIED: Final = "buried"


def known(race: Play, seat: int) -> Json:
    """
    The position without decks; cards that others hold, or nobody sees, are question marks.

    Clauses: RR-52.
    """
    masked = position(race)
    if seat != OPEN:
        del masked["deck"], masked["option_deck"]
        _hide_cards(masked, seat)
        _hide_where_taken(race, masked, seat)
    return masked


def known_cards(race: Play, seat: int) -> Json:
    """
    The cards of what is known, and nothing else: all that a view needs of it.

    Clauses: RR-52.
    """
    masked = cards(race)
    if seat != OPEN:
        _hide_cards(masked, seat)
    return masked


def _hide_cards(masked: Json, seat: int) -> None:
    """
    Cards that a seat may not see become question marks, wherever they lie.

    Clauses: RR-52.
    """
    _hide(masked, seat)
    if BURIED in masked:
        masked[BURIED] = [HIDDEN for _ in cast("list[str]", masked[BURIED])]
    if "blockers" in masked:
        _hide(cast(Json, masked["blockers"]), seat)


def _hide(masked: Json, seat: int) -> None:
    """
    What others may not see becomes a question mark; what nobody sees, for everybody.

    Clauses: RR-52.
    """
    for key in (*SECRET, NOBODYS):
        if key in masked:
            piles = cast("list[list[str | None]]", masked[key])
            masked[key] = [
                pile if owner == seat and key != NOBODYS else [card and HIDDEN for card in pile]
                for owner, pile in enumerate(piles)
            ]


def _hide_where_taken(race: Play, masked: Json, seat: int) -> None:
    """Only its owner knows where the card from Flywheel lies."""
    gear = cast(Json, masked.get("gear", {}))
    if "taken_at" in gear and race.owner[holder_of(race, FLYWHEEL)] != seat:
        del gear["taken_at"]
        if not gear:
            del masked["gear"]


def read_known(masked: Json) -> Play:
    """A state in which as much is known; what is hidden is filled with any cards."""
    filled = dict(masked)
    if "blockers" in filled:
        filled["blockers"] = dict(cast(Json, filled["blockers"]))
    parts = [filled, *([cast(Json, filled["blockers"])] if "blockers" in filled else [])]
    shown: set[object] = set(cast("list[str]", filled["discard"]))
    for part in parts:
        for key in (*SECRET, NOBODYS, *OPEN_PILES):
            for pile in cast("list[list[str | None]]", part.get(key, [])):
                shown.update(pile)
    rest = iter([name for name in CARDS.names if name not in shown])
    for part in parts:
        for key in (*SECRET, NOBODYS):
            if key in part and key not in (OFFERED, UNDER):
                piles = cast("list[list[str | None]]", part[key])
                part[key] = [_filled(pile, rest) for pile in piles]
    if BURIED in filled:
        filled[BURIED] = _filled(cast("list[str | None]", filled[BURIED]), rest)
    _fill_options(filled, shown)
    return read_position(filled)


def _fill_options(filled: Json, shown: set[object]) -> None:
    """Option cards that are offered to others, or lie under the deck."""
    for robot in cast("list[Json]", filled["robots"]):
        shown.update(cast("list[str]", robot["options"]))
    shown.update(cast("list[str]", filled["option_discard"]))
    rest = iter([name for name in OPTION_NAMES.names if name not in shown])
    for key in (OFFERED, UNDER):
        if key in filled:
            piles = cast("list[list[str | None]]", filled[key])
            filled[key] = [_filled(pile, rest) for pile in piles]


def _filled(pile: list[str | None], rest: Iterator[str]) -> list[str | None]:
    return [next(rest) if card == HIDDEN else card for card in pile]
