"""The engine against a plain reading of the clauses, on floors that nobody would print."""

import random

import pytest

from botyard.games.roborally.state import DOWN

from .plain_register import PlainRegister
from .race import play_register, raced

PLACES = 1500
SIZE = 5
SIGNS = ".......@x↑→↓←↑→↓←⇑⇒⇓⇐⇑⇒⇓⇐↻↺▲▶▼◀▲▶▼◀△▷▽◁"
UPRIGHT = "                ||>»<"
LEVEL = ["   "] * 16 + ["---", "---", "v--", "vv-", "^--"]


def random_drawing(chance: random.Random, robots: int) -> str:
    """A floor with everything anywhere, and robots on it."""
    signs = [[chance.choice(SIGNS) for _ in range(SIZE)] for _ in range(SIZE)]
    free = [(x, y) for x in range(SIZE) for y in range(SIZE) if signs[y][x] not in "@x"]
    chance.shuffle(free)
    standing = dict(zip(free, "ABCDEFGH"[:robots], strict=False))
    lines = []
    for y in range(SIZE):
        if y:
            walls = [chance.choice(LEVEL) for _ in range(SIZE)]
            for x in range(SIZE):
                if "x" in (signs[y][x], signs[y - 1][x]):
                    walls[x] = "   "
            lines.append(" ".join(walls))
        row = ""
        for x in range(SIZE):
            letter = standing.get((x, y))
            row += signs[y][x] + (letter + chance.choice("^>v<") if letter else "  ")
            wall = chance.choice(UPRIGHT)
            row += wall if x + 1 < SIZE and "x" not in (signs[y][x], signs[y][x + 1]) else " "
        lines.append(row)
    return "\n".join(lines)


@pytest.mark.rule("RR-16", "RR-19", "RR-24", "RR-58", "RR-60")
def test_every_register_ends_as_a_plain_reading_of_the_clauses_says() -> None:
    chance = random.Random(7)
    for _ in range(PLACES):
        drawing = random_drawing(chance, chance.randint(1, 8))
        race = raced(drawing)
        robots, register = range(race.robots), chance.randint(1, 5)
        drawn_cards = chance.sample(range(84), race.robots)
        down = {robot for robot in robots if chance.random() < 0.2}
        cards = {r: drawn_cards[r] for r in robots if r not in down and chance.random() < 0.8}
        plain = PlainRegister(race.floor, dict(enumerate(race.space)), dict(enumerate(race.facing)))
        for robot in down:
            race.power[robot] = DOWN
        for robot, card in cards.items():
            race.registers[robot * 5 + register - 1] = card
        plain.play(register, cards, down)
        play_register(race, register)
        found = {robot: race.space[robot] for robot in robots if race.is_on_floor(robot)}
        assert found == plain.at, drawing
        assert {r: race.facing[r] for r in found} == {r: plain.facing[r] for r in found}, drawing
        assert {r: race.damage[r] for r in found} == {r: plain.hits[r] for r in found}, drawing
        assert [r for r in robots if race.lives[r] == 2] == sorted(plain.fallen), drawing
