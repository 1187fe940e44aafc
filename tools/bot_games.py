"""
Golden bot games: the same on every Python, compiled and interpreted.

``python tools/bot_games.py`` prints what every game's bots play from fixed seeds, as digests; with
``--write`` they become ``tests/golden/bots.json``: only in a commit that changes rules, and names
the clause, for bots keep playing as they do. Any Python from 3.11 on will do, with
``tests/stand_ins`` on its path.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from botyard.bots.asking import Player
from botyard.bots.registry import bot_named
from botyard.contract.walk import new_match
from botyard.kernel.dealer import seed_of_game
from botyard.kernel.game import Json
from botyard.kernel.match import Match
from botyard.kernel.registry import game_named
from botyard.kernel.state import waiting_seats

GOLDEN = Path(__file__).parent.parent / "tests" / "golden" / "bots.json"
# Game, options, who sits there, seeds.
TABLES: list[tuple[str, Json, list[str], range]] = [
    ("ausser-rand-und-band", {}, ["greedy", "greedy"], range(3)),
    ("ausser-rand-und-band", {}, ["greedy", "random", "greedy", "greedy"], range(2)),
    ("bot-factory", {}, ["greedy", "greedy"], range(1)),
    ("bot-factory", {"variant": "variant-2"}, ["greedy", "random", "greedy"], range(1)),
    ("bot-factory", {"task": "three-at-twelve"}, ["greedy"], range(2)),
    ("fantastic-factories", {}, ["greedy", "greedy"], range(4, 6)),
    ("fantastic-factories", {"work-order": "in-turn"}, ["greedy", "random", "greedy"], range(1)),
    ("fantastic-factories", {"level": "expert"}, ["greedy"], range(2)),
    ("fantastic-factories", {}, ["level-4", "level-3"], range(1)),
    ("fantastic-factories", {}, ["level-1", "level-2", "level-1"], range(1)),
    ("roborally", {}, ["greedy", "greedy", "random", "greedy"], range(2)),
    ("roborally", {"course": "option-world"}, ["greedy", "greedy"], range(2)),
    ("roborally", {"course": "capture-the-flag"}, ["greedy"] * 4, range(1)),
]
# The same of levels, which think long where nothing is compiled: so many choices from the start.
OPENINGS: list[tuple[str, Json, list[str], int]] = [
    ("ausser-rand-und-band", {}, ["level-1", "level-2", "level-3", "level-4"], 40),
    ("ausser-rand-und-band", {}, ["level-4", "level-5"], 2),
    ("bot-factory", {"variant": "variant-1"}, ["level-1", "level-2", "level-3"], 12),
    ("bot-factory", {}, ["level-5", "level-4"], 1),
    ("bot-factory", {"task": "three-at-twelve"}, ["level-4"], 1),
    ("fantastic-factories", {}, ["level-5", "greedy"], 2),
    ("fantastic-factories", {}, ["level-5"], 2),
    ("roborally", {}, ["level-1", "level-2", "level-3"], 20),
    ("roborally", {"course": "option-world"}, ["level-4", "level-5"], 12),
]
WHOLE = 1 << 30  # choices that no game takes


def played() -> Iterator[tuple[str, str]]:
    """Every golden game: its name, and the digest of all that was done and drawn in it."""
    openings = [(*opening[:3], range(1), opening[3]) for opening in OPENINGS]
    for game, options, bots, seeds, most in [(*table, WHOLE) for table in TABLES] + openings:
        table = " ".join([game, *(f"{key}={value}" for key, value in options.items()), *bots])
        for seed in seeds:
            match = _played(game, options, bots, seed, most)
            lines = [[line.seat, line.action, line.chance] for line in match.record.lines]
            digest = hashlib.sha256(json.dumps(lines).encode()).hexdigest()
            yield f"{table}, seed {seed}", digest[:16]


def _played(name: str, options: Json, bots: list[str], seed: int, most: int) -> Match:
    """A game among bots, or so many choices of it; they are asked only where there is one."""
    game = game_named(name)
    match = new_match(game, len(bots), seed, options)
    players = [
        Player(bot_named(game, bot, seed_of_game(seed, seat)), bot) for seat, bot in enumerate(bots)
    ]
    while match.state.waiting() and most:
        seat = waiting_seats(match.state)[0]
        choices = match.state.legal(seat)
        most -= len(choices) > 1
        match.act(seat, players[seat].choose(match.state, seat, choices))
    return match


def main() -> int:
    """Print the digests, or write them."""
    text = json.dumps(dict(played()), indent=1) + "\n"
    if "--write" in sys.argv:
        GOLDEN.write_text(text, encoding="utf-8")
    else:
        print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
