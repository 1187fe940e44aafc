"""Steps of an action are taken back one by one, in the middle of chained bonuses too."""

from botyard.games.bot_factory import GAME
from botyard.games.bot_factory.play import Play
from botyard.kernel.dealer import SeededDealer
from botyard.kernel.dice import seeded_dice
from botyard.kernel.match import Match
from botyard.kernel.record import Header

from .floor import table

CHAIN = """
    turn     2 A act
    floor    A=F2 sandra=A1
    speech   A=3
    values   red=9
    board    r y b g r y
    parts A  yT
"""


def begun(factory: Play) -> Match:
    """A match that goes on from a position."""
    options = GAME.chosen_options(factory.options)
    seats = [f"seat {seat + 1}" for seat in range(factory.seats)]
    digest = GAME.digest(factory.options)
    header = Header(GAME.name, GAME.rules_version, digest, options, seats, seeded_dice(1))
    match = Match(GAME, header, SeededDealer(1, len(GAME.outcomes)))
    match.go_on_from(GAME.position(factory))
    return match


def do(match: Match, *actions: str) -> list[str]:
    """Actions of seat 1, and the fingerprint before each."""
    before: list[str] = []
    for action in actions:
        before.append(match.game.fingerprint(match.state))
        match.act(0, GAME.vocabulary.action(action))
    return before


def test_a_chain_of_bonuses_is_taken_back_step_by_step() -> None:
    match = begun(table(CHAIN))
    before = do(match, "raise:red", "project:bottom-left", "place:yellow-torso@yellow")
    for fingerprint in reversed(before):
        assert match.undoable(0)
        match.undo(0)
        assert match.game.fingerprint(match.state) == fingerprint
    assert not match.undoable(0)


def test_what_showed_a_new_tile_is_not_taken_back() -> None:
    match = begun(table(CHAIN))
    do(match, "raise:red", "project:bottom-left", "place:yellow-torso@yellow", "take:green")
    assert not match.undoable(0)


def test_a_chain_is_saved_and_read_in_its_middle() -> None:
    match = begun(table(CHAIN))
    do(match, "raise:red", "project:bottom-left")
    position = match.game.position(match.state)
    assert position["agenda"] == [
        ["maintenance"],
        ["acts"],
        ["end-of-turn"],
        ["act"],
        ["place-part", 1],
    ]
    again = GAME.read_position(position)
    assert GAME.fingerprint(again) == match.game.fingerprint(match.state)
