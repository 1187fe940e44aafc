"""
What seats are asked: every decision of the game, on one screen.

A step is a list of choices. A choice is a class beside its rule, which says what it offers, why
not, what it does, and what fills in a reason.
"""

from typing import Final

from botyard.games.bot_factory import declared as on
from botyard.games.bot_factory.actions import (
    BESIDE,
    CHOICE,
    CLAIM,
    COMPLETE,
    DISCARD,
    DISCOUNT,
    DISPENSE,
    DONE,
    DROP,
    EXTRA_PLACE,
    FAVOR,
    FEED,
    GAIN,
    KEEP,
    MOVE,
    ONE_PROJECT,
    PASS,
    PAY,
    PLACE,
    PROJECT,
    RAISE,
    RESERVE,
    RETURN,
    ROTATE,
    SWAP,
    TAKE,
    TILE_COUNT,
    UNIVERSAL,
    UNIVERSAL_TILE,
    USE,
    VALUE,
)
from botyard.games.bot_factory.rules import (
    assembly,
    finance,
    moving,
    production,
    project,
    tiles,
    turns,
)
from botyard.games.bot_factory.sequence import Acts, EndOfTurn, Maintenance, Moves, TakeFirstPart
from botyard.games.bot_factory.steps import Act, Board, Choice, Countdown, Refused, Step


def _ask(otherwise: int, *choices: Choice) -> Step:
    """Ask for one of these before anything else."""
    return Step(_with_tiles(*choices), otherwise)


def _ask_for_more(otherwise: int, choice: Choice) -> Step:
    """Ask for one of several tiles, or for what they are given for, before anything else."""
    return Countdown(_with_tiles(choice), otherwise)


def _board(*choices: Choice) -> Board:
    """What a board offers, tiles, and being done."""
    used = [
        tiles.UseDiscount(DISCOUNT),
        tiles.UseChoice(CHOICE),
        tiles.UseValue(VALUE),
        tiles.UseOneProject(ONE_PROJECT),
        tiles.UseUniversal(UNIVERSAL_TILE),
    ]
    return Board([*_with_tiles(*choices, *used), turns.EndAction(DONE), *_UNCALLED])


def _with_tiles(*choices: Choice) -> list[Choice]:
    """A tile that is not among the choices is not due, or refused for a reason of its own."""
    used = [choice.first for choice in choices]
    return [*choices, *[tiles.NotDue(tile) for tile in range(TILE_COUNT) if USE + tile not in used]]


# What nothing has called for while moving or acting.
_UNCALLED: Final[list[Choice]] = [
    tiles.OnlyByTile(BESIDE, on.EXTRA_PLACE_UNUSED),
    Refused(PAY, on.NO_FEE),
    Refused(PASS, on.NO_FEE),
    Refused(FEED, on.NOTHING_TO_FEED),
    Refused(UNIVERSAL, on.NOTHING_TRADED),
    Refused(KEEP, on.NOTHING_INSPECTED),
    tiles.NothingToClaim(CLAIM, on.NO_FIRST_CONTRACT),
    tiles.OnlyByTile(RETURN, on.UNIVERSAL_UNUSED),
    tiles.OnlyByTile(COMPLETE, on.UNIVERSAL_UNUSED),
]

_STEPS: Final[dict[int, Step]] = {
    on.START_STEP: _ask(on.START_FIRST, TakeFirstPart(TAKE)),
    on.MOVES_STEP: Moves([]),
    on.MOVE_STEP: Step(
        [
            *_with_tiles(moving.Move(MOVE), tiles.UseExtraPlace(EXTRA_PLACE)),
            moving.MustMove(DONE, on.MUST_MOVE),
            *_UNCALLED,
        ]
    ),
    on.BESIDE_STEP: _ask(on.BESIDE_FIRST, tiles.StandBeside(BESIDE)),
    on.ACTS_STEP: Acts([]),
    on.FEE_STEP: _ask(on.FEE_FIRST, turns.PayFee(PAY), turns.PassTurn(PASS), tiles.UseFavor(FAVOR)),
    on.ACT_STEP: Act(
        [  # by board
            _board(assembly.Place(PLACE), assembly.Swap(SWAP), assembly.UseIcon(TAKE)),
            _board(
                production.Rotate(ROTATE),
                production.Dispense(DISPENSE),
                production.Gain(GAIN),
                production.BeginExchange(DISCARD),
            ),
            _board(project.TakeMainProject(PROJECT), project.BeginTrade(DROP)),
            _board(finance.Raise(RAISE), finance.Reserve(RESERVE)),
        ]
    ),
    on.FEED_STEP: _ask(on.FEED_FIRST, production.Feed(FEED)),
    on.PLACE_STEP: _ask(
        on.BONUS_FIRST, assembly.PlaceAsBonus(PLACE), turns.Decline(DONE, on.BONUS_PLACE)
    ),
    on.PROJECT_STEP: _ask(
        on.BONUS_FIRST, project.TakeProject(PROJECT), turns.Decline(DONE, on.BONUS_PROJECT)
    ),
    on.ICON_STEP: _ask(
        on.BONUS_FIRST, assembly.UseBonusIcon(TAKE), turns.Decline(DONE, on.BONUS_PART)
    ),
    on.EXCHANGE_STEP: _ask_for_more(on.EXCHANGE_FIRST, production.Exchange(DISCARD)),
    on.EXCHANGE_PART_STEP: _ask_for_more(on.EXCHANGE_FIRST, production.TakePart(TAKE)),
    on.TRADE_STEP: _ask_for_more(on.TRADE_FIRST, project.Trade(DROP)),
    on.TRADE_PART_STEP: _ask_for_more(on.TRADE_FIRST, project.TakeUniversal(UNIVERSAL)),
    on.DISCOUNT_STEP: _ask(
        on.DISCOUNT_FIRST, finance.DiscountedRaise(RAISE), finance.DiscountedReserve(RESERVE)
    ),
    on.CHOICE_STEP: _ask(
        on.CHOICE_FIRST,
        production.TakePart(TAKE),
        project.TakeProject(PROJECT),
        assembly.PlaceFreely(PLACE),
    ),
    on.VALUE_STEP: _ask(on.VALUE_FIRST, finance.FreeRaise(RAISE)),
    on.UNIVERSAL_STEP: _ask(
        on.UNIVERSAL_FIRST, project.TakeUniversal(UNIVERSAL), tiles.ReturnPair(RETURN)
    ),
    on.COMPLETE_STEP: _ask(on.COMPLETE_FIRST, tiles.Complete(COMPLETE)),
    on.CLAIM_STEP: _ask(on.CLAIM_FIRST, tiles.Claim(CLAIM), tiles.ClaimNone(DONE)),
    on.END_OF_TURN_STEP: EndOfTurn([]),
    on.EXCESS_PARTS_STEP: _ask_for_more(on.EXCESS_FIRST, production.GiveUpPart(DISCARD)),
    on.EXCESS_PROJECTS_STEP: _ask_for_more(on.EXCESS_FIRST, project.GiveUpProject(DROP)),
    on.INSPECTION_STEP: _ask(on.INSPECTION_FIRST, finance.Keep(KEEP)),
    on.MAINTENANCE_STEP: Maintenance([]),
}
# By number; the last one stands for an empty agenda.
ORDER: Final[list[Step]] = [*[_STEPS[number] for number in range(len(on.STEPS))], Step([])]
