"""Games that an older Botyard saved in the terminal go on: see ``saved/README.md``."""

import shutil
from pathlib import Path

import pytest

from botyard.cli.saving import secret_path
from botyard.kernel.record import read_record
from botyard.kernel.registry import game_named
from cli.piped import Said, lines_of, say

FOLDER = Path(__file__).parent / "saved"
SAVED = sorted(path.stem for path in FOLDER.glob("*.jsonl"))
FIRST = ["1", ""] * 100  # the first choice, and Enter where a curtain or a ceremony wants it


def kept(name: str, folder: Path, lines: int | None = None) -> Path:
    """A saved game, or as much of it as was written when the power failed."""
    record = folder / f"{name}.jsonl"
    texts = (FOLDER / record.name).read_text(encoding="utf-8").splitlines()[:lines]
    record.write_text("\n".join(texts) + "\n", encoding="utf-8")
    if secret_path(FOLDER / record.name).exists():
        shutil.copy(secret_path(FOLDER / record.name), secret_path(record))
    return record


def resume(record: Path, typed: list[str]) -> Said:
    """Go on, and see that nothing is lost; rules of another day must say so instead."""
    before = record.read_text(encoding="utf-8")
    said = say("play", "--resume", record, typed=typed)
    header = read_record(before).header
    if header.rules != game_named(header.game).rules_version:
        assert (said.code, record.read_text(encoding="utf-8")) == (2, before)
        pytest.skip("played by other rules")
    assert record.read_text(encoding="utf-8").startswith(before)
    return said


def test_every_game_is_there() -> None:
    games = {read_record((FOLDER / f"{name}.jsonl").read_text()).header.game for name in SAVED}
    assert len(games) == 4


@pytest.mark.parametrize("name", SAVED)
def test_a_saved_game_asks_what_it_asked_and_changes_nothing_by_that(
    name: str, tmp_path: Path
) -> None:
    record = kept(name, tmp_path)
    before = record.read_text()
    said = resume(record, ["", "q"])
    assert (said.code, said.err, record.read_text()) == (0, "", before)
    assert "Ida" in said.out


@pytest.mark.parametrize("name", SAVED)
def test_a_saved_game_goes_on(name: str, tmp_path: Path) -> None:
    """To its end, if always taking the first choice leads there; then its dice are checked."""
    record = kept(name, tmp_path)
    before = len(lines_of(record))
    said = resume(record, FIRST)
    assert said.code in (0, 130)
    assert said.err == ""
    assert len(lines_of(record)) > before + 5
    if said.code == 0:
        assert not secret_path(record).exists()
        assert say("verify", record).code == 0
    else:
        assert say("play", "--resume", record, typed=["", "q"]).code == 0


@pytest.mark.parametrize("lines", [1, 2, 3, 5, 8, -1])
@pytest.mark.parametrize("name", SAVED)
def test_a_game_goes_on_from_any_line_that_was_written(
    name: str, lines: int, tmp_path: Path
) -> None:
    record = kept(name, tmp_path, lines)
    said = resume(record, ["", "1", "1"])
    assert (said.code, said.err) == (130, "")
    assert say("play", "--resume", record, typed=["", "q"]).code == 0


def test_what_was_just_taken_back_can_be_decided_again(tmp_path: Path) -> None:
    record = kept("race", tmp_path)
    resume(record, ["1", "u", "2", "q"])
    new = lines_of(record)[len(lines_of(FOLDER / "race.jsonl")) :]
    assert [list(line)[-1] for line in new] == ["do", "undo", "do"]
    assert new[0]["do"] != new[2]["do"]
