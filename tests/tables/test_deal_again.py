"""A stranger's program deals records of every game again, from the document alone."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from botyard.kernel.committed import commitment, seat_commitment
from botyard.kernel.dealer import Generator
from botyard.kernel.dice import SECOND
from botyard.kernel.registry import game_named
from botyard.tables.entries import Opening, Plan
from tables.seated import Seated

ROOT = Path(__file__).parent.parent.parent
SECRET = bytes(range(32))
HOST = commitment(SECRET)
GAMES = [
    ("ausser-rand-und-band", "pp", {}),
    ("ausser-rand-und-band", "pppp", {}),
    ("bot-factory", "p", {}),
    ("bot-factory", "ppp", {}),
    ("fantastic-factories", "p", {}),
    ("fantastic-factories", "ppp", {}),
    ("roborally", "pp", {"course": "dizzy-dash", "turn-limit": 3, "options": True}),
    ("roborally", "pppp", {"turn-limit": 5}),
]


def played(game: str, seats: str, options: dict[str, object]) -> Seated:
    """A whole game by seats that do anything."""
    known = {option.name for option in game_named(game).options}
    chosen = {name: value for name, value in options.items() if name in known}
    plans = [Plan("bot", "greedy") if seat == "b" else Plan() for seat in seats]
    opening = Opening(game, chosen, plans, HOST, 1, "random", dice=SECOND)
    seated = Seated(opening, SECRET)
    numbers = {seat: f"{seat:x}" * 64 for seat in range(1, len(seats) + 1)}
    seated.commit({seat: seat_commitment(HOST, seat - 1, numbers[seat]) for seat in numbers})
    seated.give(numbers)
    chooser = Generator(7)
    for _ in range(4000):
        if seated.table.ledger.status != "playing":
            return seated
        seat = seated.asked()[0]
        choices = seated.table.choices_of_bot(seat - 1)
        seated.do(seat, choices[chooser.below(len(choices))])
    for seat in range(1, len(seats) + 1):
        seated.propose(seat, "end")
    return seated


def dealt_again(text: str, folder: Path) -> subprocess.CompletedProcess[str]:
    node = shutil.which("node") or str(Path(sys.prefix) / "node" / "node")
    record = folder / "record.jsonl"
    record.write_text(text, encoding="utf-8")
    program = [node, str(ROOT / "tests" / "kernel" / "deal_again.mjs")]
    return subprocess.run(
        [*program, str(ROOT / "docs" / "fair-dice.md"), str(record)],
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_stranger_deals_the_same(
    game: str, seats: str, options: dict[str, object], tmp_path: Path
) -> None:
    record = played(game, seats, options).record()
    done = dealt_again(record.text(), tmp_path)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    chances = sum(len(line.chance) for line in record.lines)
    assert told["exact"] + told["possible"] == chances
    assert told["exact"] >= len(record.lines[0].chance) > 0
    if game == "ausser-rand-und-band":
        assert told["possible"] == 0


def test_the_stranger_notices_another_outcome(tmp_path: Path) -> None:
    record = played("ausser-rand-und-band", "pp", {}).record()
    text = record.text()
    at = text.rindex("throw:")
    face = text[at + len("throw:1=")]
    other = text[: at + len("throw:1=")] + ("1" if face != "1" else "2") + text[at + 9 :]
    done = dealt_again(other, tmp_path)
    assert done.returncode == 1
    assert "gives" in done.stderr
