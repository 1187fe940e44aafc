"""Puzzles: what there is, a try at one from all its actions so far, and the solution."""

import asyncio
from functools import lru_cache
from typing import Annotated, Any, Final

from litestar import get, post
from litestar.params import FromPath, JSONBody
from litestar.types import Scope
from msgspec import Meta, Struct, convert

from botyard.kernel.game import Game, Puzzle
from botyard.kernel.puzzles import puzzles_of
from botyard.kernel.registry import game_named
from botyard.server.attempt import MOST_ACTIONS, Attempt, PuzzleNow
from botyard.server.errors import Missing
from botyard.server.identity import Caller
from botyard.server.jobs import Preview
from botyard.server.language import language_of
from botyard.server.messages import MOST_PREVIEWED, Action, Previewed, ReasonTold
from botyard.server.puzzles import has_puzzles, today
from botyard.server.routes.given import OurServices, TheCaller
from botyard.server.routes.live import THINKING
from botyard.server.services import Services
from botyard.words import Words

Tried = Annotated[list[Action], Meta(max_length=MOST_ACTIONS)]


class PuzzleListed(Struct):
    """A puzzle of a game; its title is the text ``puzzle-<name>``."""

    name: str
    points: int  # before anything is done
    stars: list[int]  # the points for one, two and three


class PuzzlesShown(Struct):
    """The puzzles that come with a game, the easiest first, and what today's is called."""

    game: str
    puzzles: list[PuzzleListed]
    today: str | None  # a date; none: the game makes no puzzles


class PuzzleShown(Struct):
    """A puzzle, and what is needed to draw it."""

    game: str
    name: str
    seat: int
    seats: int
    points: int  # before anything is done
    stars: list[int]
    still: dict[str, Any]


class PuzzleTry(Struct, forbid_unknown_fields=True):
    """All that was done in a try, in order."""

    actions: Tried = []


class PuzzleWhy(Struct, forbid_unknown_fields=True):
    """Something that cannot be done after these actions."""

    action: Action
    actions: Tried = []


class PuzzlePreview(Struct, forbid_unknown_fields=True):
    """What might be done after these actions."""

    then: Annotated[list[Action], Meta(max_length=MOST_PREVIEWED)]
    actions: Tried = []


class PuzzleSolution(Struct):
    """The actions that earn three stars."""

    actions: list[str]


@get("/api/games/{game:str}/puzzles", sync_to_thread=True, tags=["puzzles"])
def list_puzzles(game: FromPath[str]) -> PuzzlesShown:
    """The puzzles of a game. One more is made for every day, and is called by its date."""
    found = game_named(game)
    if not has_puzzles(found):
        raise Missing("puzzles-missing", game=game)
    day = today().isoformat() if found.puzzle is not None else None
    return PuzzlesShown(found.name, _listed(found.name), day)


@get("/api/games/{game:str}/puzzles/{puzzle:str}", tags=["puzzles"], limit="order")
async def one_puzzle(
    services: OurServices, caller: TheCaller, game: FromPath[str], puzzle: FromPath[str]
) -> PuzzleShown:
    """One puzzle, by its name or its date. That of a day may take some seconds at first."""
    found, asked = await _found(services, caller, game, puzzle)
    return await asyncio.to_thread(_shown, found, puzzle, asked)


@post(
    "/api/games/{game:str}/puzzles/{puzzle:str}",
    status_code=200,
    tags=["puzzles"],
    limit="order",
    packed=True,
)
async def try_puzzle(
    services: OurServices,
    caller: TheCaller,
    game: FromPath[str],
    puzzle: FromPath[str],
    data: JSONBody[PuzzleTry],
) -> PuzzleNow:
    """
    How a try stands after these actions, and what can be done next.

    Nothing is kept: whoever takes back sends fewer actions. Chance does the same in every try.
    """
    found, asked = await _found(services, caller, game, puzzle)
    return await asyncio.to_thread(lambda: Attempt(found, puzzle, asked).do(data.actions).now())


@post(
    "/api/games/{game:str}/puzzles/{puzzle:str}/why",
    status_code=200,
    tags=["puzzles"],
    limit="order",
    packed=True,
)
async def why_not(
    services: OurServices,
    caller: TheCaller,
    scope: Scope,
    game: FromPath[str],
    puzzle: FromPath[str],
    data: JSONBody[PuzzleWhy],
) -> ReasonTold:
    """Why something cannot be done after these actions; no reason if it can."""
    found, asked = await _found(services, caller, game, puzzle)
    reason = await asyncio.to_thread(
        lambda: Attempt(found, puzzle, asked).do(data.actions).why(data.action)
    )
    words = Words(language_of(scope), found)
    text = "" if reason is None else words.say(reason.key, **reason.params)
    return ReasonTold("", data.action, reason, text)


@post(
    "/api/games/{game:str}/puzzles/{puzzle:str}/preview",
    status_code=200,
    tags=["puzzles"],
    limit="order",
    packed=True,
)
async def preview(
    services: OurServices,
    caller: TheCaller,
    game: FromPath[str],
    puzzle: FromPath[str],
    data: JSONBody[PuzzlePreview],
) -> Previewed:
    """What would come of some more actions, as far as it is certain."""
    found, asked = await _found(services, caller, game, puzzle)
    known = await asyncio.to_thread(lambda: Attempt(found, puzzle, asked).do(data.actions).known())
    job = Preview(game, asked.seat, known, data.then)
    told = await services.pool.run(job, deadline=THINKING, who=_who(caller))
    return convert({"type": "preview", "id": "", **told}, Previewed)


@get("/api/games/{game:str}/puzzles/{puzzle:str}/solution", tags=["puzzles"], limit="order")
async def solution(
    services: OurServices, caller: TheCaller, game: FromPath[str], puzzle: FromPath[str]
) -> PuzzleSolution:
    """The best that can be done there for certain, action by action."""
    _, asked = await _found(services, caller, game, puzzle)
    return PuzzleSolution(asked.solution)


ROUTES: Final = [list_puzzles, one_puzzle, try_puzzle, why_not, preview, solution]


async def _found(services: Services, caller: Caller, game: str, puzzle: str) -> tuple[Game, Puzzle]:
    found = game_named(game)
    return found, await services.puzzles.find(found, puzzle, _who(caller))


def _shown(game: Game, name: str, puzzle: Puzzle) -> PuzzleShown:
    state = game.read_position(puzzle.position)
    return PuzzleShown(
        game.name,
        name,
        puzzle.seat + 1,
        game.seat_count(state),
        state.scores()[puzzle.seat],
        puzzle.stars,
        game.still(game.read_options(puzzle.position.get("options", {}))),
    )


def _who(caller: Caller) -> str:
    return caller.person or caller.address


@lru_cache(maxsize=64)
def _listed(name: str) -> list[PuzzleListed]:
    game = game_named(name)
    return [
        PuzzleListed(
            called, game.read_position(puzzle.position).scores()[puzzle.seat], puzzle.stars
        )
        for called, puzzle in puzzles_of(name).items()
    ]
