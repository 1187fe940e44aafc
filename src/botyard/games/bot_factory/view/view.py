"""What is drawn for a seat or a spectator."""

from typing import Final, TypedDict, cast

from botyard.games.bot_factory.actions import (
    BOARDS,
    COLORS,
    FINANCE,
    PARTS,
    SPACES,
    SPOT_COUNT,
    SPOTS,
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
    NO_PART,
    NOWHERE,
    SPEECH_TOKENS,
    tokens_on,
)
from botyard.kernel.game import Json, LineView

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


class SeatView(TypedDict):
    """What lies in front of a seat."""

    speech: int
    pledged: int
    pool: int
    score: int
    lines: list[LineView]


class View(TypedDict):
    """The table, as it is drawn."""

    step: str | None
    args: list[int | str]
    waiting: list[int]
    phase: str | None
    order: list[MeepleView]
    account: AccountView | None
    wheel: list[WheelView]
    contracts: list[ContractView]
    removed: dict[str, int]
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
        "phase": _phase(factory),
        "order": _order(factory),
        "account": _account(factory),
        "wheel": [
            {
                "place": name,
                "part": None if part == NO_PART else PARTS.name(part),
                "bonus": has_bonus(factory, place),
            }
            for place, (name, part) in enumerate(zip(PLACES.names, factory.wheel, strict=True))
        ],
        "contracts": [_contract(factory, spot) for spot in range(SPOT_COUNT)],
        "removed": {
            name: factory.removed_meeples(color) for color, name in enumerate(COLORS.names)
        },
        "endings": _endings(factory),
        "seats": [_seat(factory, number) for number in range(factory.seats)],
        "standing": factory.standing(),
    }
    return cast(Json, seen)


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
        "score": score(factory, seat),
        "lines": [part.shown() for part in score_lines(factory, seat)],
    }
