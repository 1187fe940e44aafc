"""Checks of bots: they decide by what their seat knows, by their seed and by nothing else."""

import json
from typing import Final

from botyard.bots.asking import ask, read_note
from botyard.bots.bot import Asked
from botyard.bots.registry import bot_named, bot_names
from botyard.contract.broken import demand
from botyard.contract.copies import match_dealer
from botyard.contract.secrecy import swapped
from botyard.contract.walk import new_match, walk
from botyard.kernel.dealer import Generator
from botyard.kernel.game import Game
from botyard.kernel.match import Match
from botyard.kernel.state import State, waiting_seats

QUESTIONS: Final = 2  # of a game, at which a bot is asked

Decision = tuple[list[int], str]  # the actions and the note of an answer


def check_peeking(game: Game, seats: int, seed: int) -> None:
    """One bot of the game, another for each seed, answers the same whatever is hidden from it."""
    names = bot_names(game)
    check_bot(game, names[(seed + seats) % len(names)], seats, seed)


def check_bot(game: Game, name: str, seats: int, seed: int, questions: int = QUESTIONS) -> None:
    """At so many questions of a random game, a bot answers the same whatever is hidden from it."""
    match = new_match(game, seats, seed)
    length = sum(1 for _ in walk(new_match(game, seats, seed), seed))
    every = max(1, length // (questions + 1))
    for number, _ in enumerate(walk(match, seed), start=1):
        if number % every == 0:
            _check_answers(match, name, seed)


def _check_answers(match: Match, name: str, seed: int) -> None:
    """Ask a bot in states that its seat cannot tell apart."""
    game, state = match.game, match.state
    asked = [seat for seat in waiting_seats(state) if len(state.legal(seat)) > 1]
    for seat in asked[:1]:
        answers = _answers(game, name, seed, state, seat)
        for other in _as_far_as_it_knows(match, seat):
            same = _answers(game, name, seed, other, seat) == answers
            demand(same, "peeking", f"{name} at seat {seat + 1} decides by what it cannot know")


def _answers(game: Game, name: str, seed: int, state: State, seat: int) -> list[Decision]:
    """What a new bot says to a question, and to the same one again with its own note."""
    bot = bot_named(game, name, seed)
    answers: list[Decision] = []
    note = ""
    for _ in range(2):
        known = json.loads(json.dumps(game.known(state, seat)))
        decision = ask(bot, name, Asked(known, seat, state.legal(seat), read_note(note)))
        note = decision[1]
        answers.append(decision)
    return answers


def _as_far_as_it_knows(match: Match, seat: int) -> list[State]:
    """States that are the same to a seat: itself, with hidden items exchanged, and redealt."""
    state = match.state
    redealt = state.clone()
    redealt.redeal(seat, match_dealer(match))
    exchanged = swapped(match.game, state, seat, Generator(len(match.record.lines), 5))
    return [state.clone(), redealt, *([] if exchanged is None else [exchanged])]
