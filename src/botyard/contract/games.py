"""Checks of whole games: replay, order, ends, components, undo."""

import json
from collections import Counter

from botyard.contract.broken import Broken, demand
from botyard.contract.secrecy import known_items
from botyard.contract.walk import THINKERS, new_match, walk
from botyard.kernel.dealer import Generator
from botyard.kernel.errors import BotyardError
from botyard.kernel.game import Game
from botyard.kernel.knowledge import item_at
from botyard.kernel.match import Match
from botyard.kernel.reasons import LEGAL
from botyard.kernel.record import DO, RUN_OUT, UNDO, read_record
from botyard.kernel.replay import replay
from botyard.kernel.scripted import ScriptedDealer
from botyard.kernel.state import State, waiting_seats


def check_components(match: Match) -> None:
    """Nothing is lost or made, and what always holds does hold."""
    game = match.game
    broken = game.invariants(match.state)
    demand(not broken, "components", f"it does not hold: {broken}")
    found = _all_items(game, match.state) == _all_items(game, match.state_after(0))
    demand(found, "components", "components were lost or made")


def check_undo(match: Match) -> None:
    """Taking back unteaches nothing, and doing the same again leads to the same."""
    game = match.game
    for seat in range(game.seat_count(match.state)):
        lines = match.undoable(seat)
        if not lines:
            continue
        before = match.without(lines)
        demand(before is not None, "undo", "it is offered and cannot be done")
        assert before is not None
        known = Counter(known_items(game, match.state, seat))
        learned = known - Counter(known_items(game, before, seat))  # what it put away is no news
        demand(not learned, "undo", f"seat {seat + 1} takes back after learning something")
        for line in lines:
            name = match.record.lines[line].action
            action = game.vocabulary.action(name)
            demand(before.refusal(seat, action) == LEGAL, "undo", f"{name} cannot be done again")
            before.apply(seat, action, ScriptedDealer([]))
        same = game.fingerprint(before) == game.fingerprint(match.state)
        demand(same, "undo", "doing the same again leads elsewhere")


def check_ends(match: Match) -> None:
    """A finished game has places, and took no more decisions than its bound."""
    game, state = match.game, match.state
    standing = state.standing()
    if state.waiting():
        demand(standing is None, "ends", "there are places before the end")
        return
    seats = game.seat_count(state)
    demand(standing is not None and len(standing) >= seats, "ends", f"places are {standing}")
    demand(standing is not None and min(standing) == 1, "ends", "nobody is first")
    points = [sum(line.points for line in game.score_lines(state, seat)) for seat in range(seats)]
    demand(points == state.scores(), "ends", f"lines add up to {points}, not {state.scores()}")


def check_bound(match: Match) -> None:
    """
    No game takes more decisions than its bound, what was taken back apart.

    Courtesies may be repeated, so a game with any of them is only checked for going on and on.
    """
    undone = sum(len(line.undone) for line in match.record.lines)
    taken = sum(1 for line in match.record.lines if line.kind in (DO, RUN_OUT)) - undone
    bound = match.game.bound(match.game.seat_count(match.state))
    if taken > bound and _had_courtesies(match):
        bound *= 3
    demand(taken <= bound, "bound", f"{taken} decisions, more than {bound}")


def check_ancestors(match: Match, fingerprints: list[str]) -> None:
    """Every state that was ever reached is as it was."""
    for line, fingerprint in enumerate(fingerprints):
        same = match.game.fingerprint(match.state_after(line)) == fingerprint
        demand(same, "ancestors", f"the state after line {line + 2} was changed later")


def check_replay(match: Match) -> None:
    """Record, replay, same position; also after a position round trip in the middle."""
    game = match.game
    try:
        again = replay(game, read_record(match.record.text()))
    except BotyardError as wrong:
        raise Broken("replay", f"the record cannot be replayed: {wrong}") from wrong
    same = game.fingerprint(again.state) == game.fingerprint(match.state)
    demand(same, "replay", "it ends elsewhere")
    demand(again.record.text() == match.record.text(), "replay", "the record is written anew")
    demand(again.events == match.events, "replay", "other events are told")
    _replay_from_the_middle(match)


def check_order(game: Game, seats: int, seed: int) -> None:
    """The same seed and any order of simultaneous seats lead to the same position."""
    ends = {_end_in_order(game, seats, seed, order) for order in range(3)}
    demand(len(ends) == 1, "order", "the order of simultaneous seats decides")


def check_seed(game: Game, seats: int, seed: int) -> None:
    """The same seed and choices give the same record: no chance but the dealer's."""
    records: set[str] = set()
    for _ in range(2):
        match = new_match(game, seats, seed)
        for _ in walk(match, seed, THINKERS):
            check_bound(match)
        records.add(match.record.text())
    demand(len(records) == 1, "seed", "the same seed gave two different games")


def _had_courtesies(match: Match) -> bool:
    for number, line in enumerate(match.record.lines):
        if line.kind == DO:
            before = match.state_after(number - 1)
            if match.game.vocabulary.action(line.action) in before.courtesies(line.seat):
                return True
    return False


def _replay_from_the_middle(match: Match) -> None:
    game, record = match.game, match.record
    undone = {number - 2 for line in record.lines for number in line.undone}
    lines = [
        line
        for number, line in enumerate(record.lines)
        if number not in undone and line.kind in (DO, RUN_OUT)
    ]
    state = match.state_after(0).clone()
    for number, line in enumerate(lines):
        if number == len(lines) // 2 or number % 7 == 3:
            state = game.read_position(json.loads(json.dumps(game.position(state))))
        dealer = ScriptedDealer(game.read_chance(line.chance))
        try:
            if line.kind == RUN_OUT:
                state.run_out(line.seat, dealer)
            else:
                state.apply(line.seat, game.vocabulary.action(line.action), dealer)
            dealer.finish()
        except (BotyardError, ValueError, IndexError) as wrong:
            raise Broken("replay", f"after a round trip it cannot go on: {wrong}") from wrong
    if not any(line.kind == UNDO for line in record.lines):
        same = game.fingerprint(state) == game.fingerprint(match.state)
        demand(same, "replay", "after a position round trip it ends elsewhere")


def _end_in_order(game: Game, seats: int, seed: int, order: int) -> str:
    """Where a game ends if each seat's choices depend on its own questions alone."""
    match = new_match(game, seats, seed)
    any_seat = Generator(seed, 5)
    choosers = [Generator(seed, 10 + seat) for seat in range(seats)]
    while match.state.waiting():
        waiting = waiting_seats(match.state)
        seat = waiting[(0, -1, any_seat.below(len(waiting)))[order]]
        choices = match.state.legal(seat)
        match.act(seat, choices[choosers[seat].below(len(choices))])
        check_bound(match)
    return game.fingerprint(match.state)


def _all_items(game: Game, state: State) -> list[str]:
    position = game.position(state)
    return sorted(str(item_at(position, slot.keys)) for slot in game.knowledge.all_slots(position))
