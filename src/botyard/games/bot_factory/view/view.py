"""What is drawn for a seat or a spectator."""

from typing import Final, Literal, TypedDict, cast

from mypy_extensions import i64

from botyard.games.bot_factory.actions import (
    BOARDS,
    BODY_COUNT,
    COLOR_COUNT,
    COLORS,
    FINANCE,
    PARTS,
    SPACES,
    SPOT_COUNT,
    SPOTS,
    TILES,
    UNIVERSAL_PART,
)
from botyard.games.bot_factory.declared import (
    ACT_STEP,
    BY_COLOR,
    BY_FIVE_BOTS,
    BY_LIMIT,
    CONTRACTS,
    ENDINGS,
    FEED_STEP,
    INSPECTION_STEP,
    INSPECTIONS,
    MOVE_STEP,
    MOVES_STEP,
    PHASE_ACT,
    PHASE_MOVE,
    PHASES,
    PLACE_STEP,
    PLACES,
    START_STEP,
    STEPS,
    TASKS,
)
from botyard.games.bot_factory.play import Play
from botyard.games.bot_factory.positions.write import PLACE_NAMES
from botyard.games.bot_factory.rules.moving import order_of
from botyard.games.bot_factory.rules.production import has_bonus
from botyard.games.bot_factory.scoring import score, score_lines
from botyard.games.bot_factory.state import (
    ALLOWED,
    ENOUGH_BOTS,
    MEEPLE_NAMES,
    MEEPLES,
    NO_CONTRACT,
    NOWHERE,
    SPEECH_TOKENS,
    TILE_STATES,
    UNIVERSAL_BOT_NOT_PLAYED,
    UNIVERSAL_BOT_ON_BOARD,
    tokens_on,
)
from botyard.kernel.game import Json, LineView
from botyard.kernel.names import Names
from botyard.kernel.vectors import total, vec

ALLOWANCES: Final = ("parts", "credits", "projects", "speech")  # what each board's spaces allow
START_PHASE: Final = "start"
OPEN: Final = "open"
USED: Final = "used"
NONE: Final = "none"


class MeepleView(TypedDict):
    """A meeple on the floor; meeples stand in turn order."""

    meeple: str
    space: str
    stands: bool


class AccountView(TypedDict):
    """How far an action is: ``left`` of ``most`` that the space allows."""

    space: str
    board: str
    allows: str
    left: int
    most: int
    begun: bool
    executive: str
    icons: int


class WheelView(TypedDict):
    """A place of the wheel as it lies now."""

    place: str
    part: str | None
    bonus: bool


class ContractView(TypedDict):
    """A contract space."""

    spot: str
    number: str | None
    tokens: list[int]


class UniversalBotView(TypedDict):
    """The completed project that the bot of no color stands on."""

    seat: int
    colour: str


class InspectionView(TypedDict):
    """The task, and what Vilela's tiles show."""

    task: str
    board: str | None
    bot: str | None


class SeatView(TypedDict):
    """What lies in front of a seat."""

    speech: int
    pledged: int
    pool: int
    parts: list[str]
    projects: list[str]
    bots: list[str]
    tile: str | None
    tile_state: str
    score: int
    lines: list[LineView]


class View(TypedDict):
    """The table, as it is drawn."""

    step: str | None
    args: list[int | str]
    waiting: list[int]
    round: int
    phase: str | None
    order: list[MeepleView]
    account: AccountView | None
    wheel: list[WheelView]
    turned: int
    marker: str
    tops: list[str | None]
    stacks: dict[str, int]
    discards: dict[str, list[str]]
    columns: dict[str, list[str | None]]
    spares: list[str | None]
    meeples: dict[str, int]
    supply: list[str]
    universal_bot: Literal["board"] | UniversalBotView | None
    project_board: list[str | None]
    project_deck: int
    project_discards: int
    values: dict[str, int]
    contracts: list[ContractView]
    offer: list[str]
    inspection: InspectionView | None
    endings: list[str]
    seats: list[SeatView]
    standing: list[int] | None


def view(factory: Play, seat: int) -> Json:
    """
    What is drawn; all seats and spectators see the same.

    Clauses: BF-144.
    """
    step = factory.agenda.step()
    seen: View = {
        "step": STEPS.name(step) if factory.waiting() else None,
        "args": _args(factory),
        "waiting": [factory.active + 1] if factory.waiting() else [],
        "round": int(factory.round),
        "phase": _phase(factory),
        "order": _order(factory),
        "account": _account(factory),
        "wheel": [
            {
                "place": name,
                "part": _name(PARTS, part),
                "bonus": has_bonus(factory, place),
            }
            for place, (name, part) in enumerate(zip(PLACES.names, factory.wheel, strict=True))
        ],
        "turned": int(factory.turned),
        "marker": COLORS.name(factory.marker),
        "tops": _parts(factory.tops),
        "stacks": {
            name: int(total(factory.stacks, color * BODY_COUNT, BODY_COUNT))
            for color, name in enumerate(COLORS.names)
        },
        "discards": {
            name: _counted(
                factory.discards, color * BODY_COUNT, BODY_COUNT, PARTS.names[color * BODY_COUNT :]
            )
            for color, name in enumerate(COLORS.names)
        },
        "columns": {
            name: _parts(factory.columns[color * BODY_COUNT : (color + 1) * BODY_COUNT])
            for color, name in enumerate(COLORS.names)
        },
        "spares": _parts(factory.spares),
        "meeples": dict(zip(COLORS.names, factory.meeples, strict=True)),
        "supply": _counted(factory.supply, 0, BODY_COUNT, PARTS.names[UNIVERSAL_PART:]),
        "universal_bot": _universal_bot(factory),
        "project_board": [_name(COLORS, color) for color in factory.slots],
        "project_deck": int(total(factory.deck, 0, COLOR_COUNT)),
        "project_discards": int(total(factory.dropped, 0, COLOR_COUNT)),
        "values": {
            name: int(factory.kit.values[value])
            for name, value in zip(COLORS.names, factory.values, strict=True)
        },
        "contracts": [_contract(factory, spot) for spot in range(SPOT_COUNT)],
        "offer": [name for tile, name in enumerate(TILES.names) if factory.offer >> tile & 1],
        "inspection": _inspection(factory),
        "endings": _endings(factory),
        "seats": [_seat(factory, number) for number in range(factory.seats)],
        "standing": factory.standing(),
    }
    return cast(Json, seen)


def _parts(parts: vec[i64]) -> list[str | None]:
    return [_name(PARTS, part) for part in parts]


def _name(names: Names, number: i64) -> str | None:
    return None if number < 0 else names.name(number)


def _counted(counts: vec[i64], first: int, length: int, names: list[str]) -> list[str]:
    """Counted things by name."""
    found: list[str] = []
    for number in range(length):
        found.extend([names[number]] * counts[first + number])
    return found


def _universal_bot(factory: Play) -> Literal["board"] | UniversalBotView | None:
    where = int(factory.universal_bot)
    if where == UNIVERSAL_BOT_NOT_PLAYED:
        return None
    if where == UNIVERSAL_BOT_ON_BOARD:
        return "board"
    return {"seat": where // COLOR_COUNT + 1, "colour": COLORS.name(where % COLOR_COUNT)}


def _inspection(factory: Play) -> InspectionView | None:
    if not factory.is_solo():
        return None
    return {
        "task": TASKS.name(factory.task),
        "board": _name(BOARDS, factory.vilela_board),
        "bot": _name(COLORS, factory.vilela_bot),
    }


def _args(factory: Play) -> list[int | str]:
    """What fills in the text of a step."""
    if not factory.waiting():
        return []
    step, first = factory.agenda.step(), factory.agenda.first()
    if step == ACT_STEP:
        return [SPACES.name(factory.space_of(factory.active)), factory.left]
    if step == MOVE_STEP and factory.round == 1:
        return ["place"]  # BF-29
    if step == FEED_STEP:
        return [PLACES.name(first)]
    if step == INSPECTION_STEP:
        return [INSPECTIONS.name(first)]
    return [first] if first or step == PLACE_STEP else []


def _phase(factory: Play) -> str | None:
    """Where in a round the game is."""
    if not factory.waiting():
        return None
    if factory.agenda.has(START_STEP):
        return START_PHASE
    return PHASES.name(PHASE_MOVE if factory.agenda.has(MOVES_STEP) else PHASE_ACT)


def _order(factory: Play) -> list[MeepleView]:
    """
    The meeples on the floor, in turn order.

    Clauses: BF-30.
    """
    on_floor = [meeple for meeple in range(MEEPLES) if factory.place[meeple] != NOWHERE]
    on_floor.sort(key=lambda meeple: order_of(factory.place[meeple]))
    return [
        {
            "meeple": MEEPLE_NAMES.name(meeple),
            "space": PLACE_NAMES.name(factory.place[meeple]),
            "stands": factory.stands(meeple),
        }
        for meeple in on_floor
    ]


def _account(factory: Play) -> AccountView | None:
    """The running account of the action, from Sandra's fee on."""
    if not factory.agenda.has(ACT_STEP):
        return None
    space = factory.space_of(factory.active)
    board = factory.board_of(factory.active)
    executive = USED if factory.executive else OPEN
    if board == FINANCE:
        executive = NONE  # BF-91
    return {
        "space": SPACES.name(space),
        "board": BOARDS.name(board),
        "allows": ALLOWANCES[board],
        "left": factory.left,
        "most": ALLOWED[space],
        "begun": factory.begun == 1,
        "executive": executive,
        "icons": factory.icons,
    }


def _contract(factory: Play, spot: int) -> ContractView:
    contract = factory.contracts[spot]
    return {
        "spot": SPOTS.name(spot),
        "number": None if contract == NO_CONTRACT else CONTRACTS.name(contract),
        "tokens": tokens_on(factory, spot),
    }


def _endings(factory: Play) -> list[str]:
    """
    Why this round is the last, as far as it is known.

    Clauses: BF-118, BF-119, BF-149.
    """
    found: list[str] = []
    if 0 in list(factory.meeples):
        found.append(ENDINGS.name(BY_COLOR))
    if any(factory.bots_of(seat) >= ENOUGH_BOTS for seat in range(factory.seats)):
        found.append(ENDINGS.name(BY_FIVE_BOTS))
    if factory.round_limit and factory.round >= factory.round_limit:
        found.append(ENDINGS.name(BY_LIMIT))
    return found


def _seat(factory: Play, seat: int) -> SeatView:
    return {
        "speech": factory.speech[seat],
        "pledged": factory.pledged(seat),
        "pool": SPEECH_TOKENS - factory.speech[seat] - factory.pledged(seat),
        "parts": _counted(factory.held, seat * len(PARTS), len(PARTS), PARTS.names),
        "projects": _counted(factory.projects, seat * COLOR_COUNT, COLOR_COUNT, COLORS.names),
        "bots": _counted(factory.bots, seat * COLOR_COUNT, COLOR_COUNT, COLORS.names),
        "tile": _name(TILES, factory.tile[seat]),
        "tile_state": TILE_STATES.name(factory.tile_state[seat]),
        "score": score(factory, seat),
        "lines": [part.shown() for part in score_lines(factory, seat)],
    }
