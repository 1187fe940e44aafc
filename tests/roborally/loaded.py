"""Races in which robots have Options from the start, played at random and checked."""

import json
from random import Random

from botyard.contract.copies import check_clones, check_positions
from botyard.contract.games import check_components
from botyard.contract.questions import check_decisions, check_run_out, check_vocabulary
from botyard.contract.secrecy import check_imagination, check_secrecy
from botyard.contract.walk import new_match
from botyard.games.roborally import GAME
from botyard.games.roborally.actions import OPTION_CARDS
from botyard.games.roborally.components import OPTIONS
from botyard.kernel.dealer import SeededDealer
from botyard.kernel.game import Json
from botyard.kernel.match import Match
from botyard.kernel.state import waiting_seats

LIGHT = (check_positions, check_clones, check_components, check_run_out)
CHECKS = (
    *LIGHT,
    check_decisions,
    check_vocabulary,
    check_secrecy,
    check_imagination,
)


def dealt_options(robots: int, each: int, chance: Random) -> list[list[str]]:
    """So many option cards for each robot, as far as there are any."""
    cards = [OPTIONS.name(option) for option in range(OPTION_CARDS)]
    chance.shuffle(cards)
    return [sorted(cards[number * each : (number + 1) * each]) for number in range(robots)]


def loaded_match(seats: int, seed: int, held: list[list[str]], table: Json | None = None) -> Match:
    """A race whose robots have these option cards."""
    match = new_match(GAME, seats, seed, table)
    position = json.loads(json.dumps(match.game.position(match.state)))
    if "offered" in position:
        return match
    for robot, options in zip(position["robots"], held, strict=False):
        if not robot["options"]:
            robot["options"] = options
    taken = {option for robot in position["robots"] for option in robot["options"]}
    for key in ("option_deck", "option_discard"):
        position[key] = [option for option in position[key] if option not in taken]
    loaded = Match(GAME, match.record.header, SeededDealer(seed, len(GAME.outcomes)))
    loaded.go_on_from(position)
    return loaded


def play(match: Match, seed: int, decisions: int, every: int = 0) -> int:
    """Play so many decisions at random, and check every so many; the answer is how many."""
    chance = Random(seed)
    for number in range(decisions):
        waiting = waiting_seats(match.state)
        if not waiting:
            return number
        seat = chance.choice(waiting)
        choices = match.state.legal(seat)
        if chance.random() < 0.1:
            choices = match.state.offered(seat)
        if chance.random() < 0.02:
            match.run_out(seat)
        else:
            match.act(seat, chance.choice(choices))
        broken = match.game.invariants(match.state)
        assert not broken, broken
        if every and number % every == 0:
            for check in CHECKS:
                check(match)
    return decisions
