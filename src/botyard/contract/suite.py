"""All checks by name, and one random game that goes through them."""

from collections.abc import Callable, Collection
from typing import Final

from botyard.contract.bots import check_peeking
from botyard.contract.broken import Broken
from botyard.contract.copies import check_clones, check_json, check_positions
from botyard.contract.games import (
    check_ancestors,
    check_bound,
    check_components,
    check_ends,
    check_order,
    check_replay,
    check_seed,
    check_undo,
)
from botyard.contract.questions import (
    check_decisions,
    check_ranges,
    check_reasons,
    check_run_out,
    check_vocabulary,
)
from botyard.contract.secrecy import (
    check_imagination,
    check_redeal,
    check_secrecy,
    check_telling,
)
from botyard.contract.walk import PEOPLE, Manners, new_match, rich_match, walk
from botyard.kernel.game import Game, Json
from botyard.kernel.match import Match

OF_A_STATE: Final[dict[str, Callable[[Match], None]]] = {
    "decisions": check_decisions,
    "vocabulary": check_vocabulary,
    "ranges": check_ranges,
    "reasons": check_reasons,
    "run-out": check_run_out,
    "clones": check_clones,
    "positions": check_positions,
    "json": check_json,
    "secrecy": check_secrecy,
    "telling": check_telling,
    "imagination": check_imagination,
    "redeal": check_redeal,
    "components": check_components,
    "undo": check_undo,
    "ends": check_ends,
    "bound": check_bound,
}
OF_A_GAME: Final[dict[str, Callable[[Game, int, int], None]]] = {
    "order": check_order,
    "seed": check_seed,
    "peeking": check_peeking,
}
CHECKS: Final = (*OF_A_STATE, "ancestors", "replay", *OF_A_GAME)
RARE: Final = {"redeal": 9, "reasons": 3, "clones": 2}  # dear ones: at every so many lines


def play_and_check(
    game: Game,
    seats: int,
    seed: int,
    *,
    only: Collection[str] = CHECKS,
    every: int = 1,
    manners: Manners = PEOPLE,
    options: Json | None = None,
    rich: bool = False,
    match_out: list[Match] | None = None,
) -> Match:
    """
    Play a game at random, and check everything at every ``every``-th line and at its end.

    A ``rich`` one may begin with rare things in it, if its seed is odd. ``match_out`` is given
    the match as soon as it exists, so that a failure can be reported with what led to it.
    """
    begun = rich_match if rich else new_match
    match = begun(game, seats, seed, options)
    if match_out is not None:
        match_out.append(match)
    checks = {name: check for name, check in OF_A_STATE.items() if name in only}
    fingerprints: list[str] = []
    for number, _ in enumerate(walk(match, seed, manners)):
        over = match.state.waiting() == 0
        if "ancestors" in only:
            fingerprints.append(game.fingerprint(match.state))
        for name, check in checks.items():
            if over or number % (every * RARE.get(name, 1)) == 0:
                check(match)
        check_bound(match)
    check_ancestors(match, fingerprints)
    match.finish()
    if "replay" in only:
        check_replay(match)
    for name, whole in OF_A_GAME.items():
        if name in only:
            whole(game, seats, seed)
    return match


__all__ = ["CHECKS", "Broken", "play_and_check"]
