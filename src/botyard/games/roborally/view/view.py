"""What a seat or a spectator sees. RR-52."""

from collections.abc import Iterator
from typing import Final, TypedDict, cast

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.boards.floor import DIRECTIONS, SPACES
from botyard.games.roborally.components import CARDS, FLYWHEEL
from botyard.games.roborally.components import OPTIONS as OPTION_NAMES
from botyard.games.roborally.declared import (
    CANCEL_STEP,
    DEPLOY_FACE_STEP,
    PROGRAM_STEP,
    RETURN_FACE_STEP,
    RETURN_POWER_STEP,
    STEPS,
)
from botyard.games.roborally.play import Play
from botyard.games.roborally.positions.read import read_position
from botyard.games.roborally.positions.write import option_names, position, registers_of, space_name
from botyard.games.roborally.rules.option_cards import holder_of, option_deck
from botyard.games.roborally.rules.piles import deck_of
from botyard.games.roborally.setup import lives_of
from botyard.games.roborally.specials.interference import ROLES, is_blocker
from botyard.games.roborally.state import FATES, NOBODY, POWERS, count_of
from botyard.games.roborally.view.showing import (
    FlagView,
    MoreView,
    asked_robot,
    flag_views,
    more_of,
)
from botyard.kernel.game import OPEN, Json
from botyard.kernel.state import waiting_seats

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


class RobotView(MoreView):
    """A robot as its program sheet shows it; cards that are hidden are question marks."""

    seat: int
    dock: int
    space: str | None
    facing: str
    damage: int
    lives: int
    lives_of: int
    flags: int
    archive: str | None
    power: str
    fate: str
    ready: bool
    locked: list[int]
    face_up: list[int]
    registers: list[str | None]
    hand: list[str]
    dealt: int
    options: list[str]
    tokens: int


class View(TypedDict):
    """
    The table. ``position`` is all of it that the seat knows, the rest is there to be drawn.

    ``about`` is which of a seat's two robots is asked for: ``racer`` or ``blocker``; ``asked``
    is the dock number of the robot that the seat decides for, 0 if it is asked nothing.
    """

    position: Json
    turn: int
    register: int
    step: str | None
    args: list[int | str]
    about: str | None
    asked: int
    waiting: list[int]
    robots: list[RobotView]
    flags: list[FlagView]
    turned: list[int]
    deck: int
    option_deck: int
    standing: list[int] | None


def view(race: Play, seat: int) -> Json:
    """
    The view of a seat: its own cards, and of the others what everybody sees.

    Clauses: RR-52.
    """
    known = position(race)
    if seat != OPEN:
        del known["deck"], known["option_deck"]
        _hide(known, seat)
        if BURIED in known:
            known[BURIED] = [HIDDEN for _ in cast("list[str]", known[BURIED])]
        if "blockers" in known:
            _hide(cast(Json, known["blockers"]), seat)
        _hide_where_taken(race, known, seat)
    seen: View = {
        "position": known,
        "turn": race.turn,
        "register": race.register,
        "step": STEPS.name(race.agenda.step()) if race.waiting() else None,
        "args": _args(race, seat),
        "about": _about(race, seat),
        "asked": asked_robot(race, seat),
        "waiting": [number + 1 for number in waiting_seats(race)],
        "robots": [_robot_view(race, robot, known) for robot in range(race.robots)],
        "flags": flag_views(race),
        "turned": [int(quarters) for quarters in race.turned],
        "deck": deck_of(race).size(),
        "option_deck": count_of(option_deck(race)),
        "standing": race.standing(),
    }
    return cast(Json, seen)


def _hide(known: Json, seat: int) -> None:
    """
    What others may not see becomes a question mark; what nobody sees, for everybody.

    Clauses: RR-52.
    """
    for key in (*SECRET, NOBODYS):
        if key in known:
            piles = cast("list[list[str | None]]", known[key])
            known[key] = [
                pile if owner == seat and key != NOBODYS else [card and HIDDEN for card in pile]
                for owner, pile in enumerate(piles)
            ]


def _hide_where_taken(race: Play, known: Json, seat: int) -> None:
    """Only its owner knows where the card from Flywheel lies."""
    gear = cast(Json, known.get("gear", {}))
    if "taken_at" in gear and race.owner[holder_of(race, FLYWHEEL)] != seat:
        del gear["taken_at"]
        if not gear:
            del known["gear"]


def read_view(seen: Json) -> Play:
    """A state that shows the same; what is hidden is filled with any cards."""
    known = dict(cast(Json, seen["position"]))
    if "blockers" in known:
        known["blockers"] = dict(cast(Json, known["blockers"]))
    parts = [known, *([cast(Json, known["blockers"])] if "blockers" in known else [])]
    shown: set[object] = set(cast("list[str]", known["discard"]))
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
    if BURIED in known:
        known[BURIED] = _filled(cast("list[str | None]", known[BURIED]), rest)
    _fill_options(known, shown)
    return read_position(known)


def _fill_options(known: Json, shown: set[object]) -> None:
    """Option cards that are offered to others, or lie under the deck."""
    for robot in cast("list[Json]", known["robots"]):
        shown.update(cast("list[str]", robot["options"]))
    shown.update(cast("list[str]", known["option_discard"]))
    rest = iter([name for name in OPTION_NAMES.names if name not in shown])
    for key in (OFFERED, UNDER):
        if key in known:
            piles = cast("list[list[str | None]]", known[key])
            known[key] = [_filled(pile, rest) for pile in piles]


def _filled(pile: list[str | None], rest: Iterator[str]) -> list[str | None]:
    return [next(rest) if card == HIDDEN else card for card in pile]


def _args(race: Play, seat: int) -> list[int | str]:
    """What the question is about: tokens still to be decided, which space, how much damage."""
    step = race.agenda.step()
    if step == PROGRAM_STEP:
        robot = asked_robot(race, seat) - 1
        return [race.tokens[robot] if robot >= 0 else 0]
    if step == CANCEL_STEP:
        return [race.tokens[race.asked()] - race.agenda.second()]
    if step in (RETURN_FACE_STEP, DEPLOY_FACE_STEP):
        return [SPACES.name(race.agenda.second())]
    if step == RETURN_POWER_STEP:
        return [race.damage[race.asked()]]
    return []


def _about(race: Play, seat: int) -> str | None:
    """
    Which of its two robots a seat decides about now; programs are everybody's own affair.

    Clauses: RR-C10.
    """
    if race.robots == race.seats:
        return None
    robot = race.asked() if race.asked() != NOBODY else race.step(seat).robot(race, seat)
    return None if robot == NOBODY else ROLES.name(int(is_blocker(race, robot)))


def _robot_view(race: Play, robot: int, known: Json) -> RobotView:
    """A robot and what is known of its cards."""
    seat = race.owner[robot]
    more = more_of(race, robot, known)
    known = known if robot < race.seats else cast(Json, known["blockers"])
    face_up = _pile(known, "face_up", seat)
    face_down = _pile(known, "face_down", seat)
    unseen = _pile(known, NOBODYS, seat) if NOBODYS in known else [None] * REGISTERS
    registers = [
        up or down or hidden for up, down, hidden in zip(face_up, face_down, unseen, strict=True)
    ]
    hand = [str(card) for card in _pile(known, "hands", seat)]
    locked = registers_of(race.locked[robot])
    free = [card for number, card in enumerate(registers, start=1) if number not in locked]
    return {
        "seat": seat + 1,
        "dock": robot + 1,
        "space": space_name(race, race.space[robot]),
        "facing": DIRECTIONS.name(race.facing[robot]),
        "damage": race.damage[robot],
        "lives": race.lives[robot],
        "lives_of": lives_of(race.special, race.seats),
        "flags": race.flags[robot],
        "archive": space_name(race, race.archive[robot]),
        "power": POWERS.name(race.power[robot]),
        "fate": FATES.name(race.fate[robot]),
        "ready": race.is_ready(robot),
        "locked": locked,
        "face_up": registers_of(race.face_up[robot]),
        "registers": registers,
        "hand": hand,
        "dealt": race.held[robot] + sum([1 for card in [*free, *more["seconds"]] if card]),
        "options": option_names(race.held_options[robot]),
        "tokens": race.tokens[robot],
        **more,
    }


def _pile(known: Json, key: str, seat: int) -> list[str | None]:
    return cast("list[list[str | None]]", known[key])[seat]
