"""Options on the command line: a word, JSON, or a file."""

from pathlib import Path

import pytest

from botyard.cli.options import read_options
from botyard.kernel.errors import BadData
from botyard.kernel.registry import game_named

BELT = game_named("ausser-rand-und-band")


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("island-hop", "island-hop"),
        ("vault2", "vault2"),
        ('"island-hop"', "island-hop"),
        ("true", True),
        ("null", None),
        ("[1,2]", [1, 2]),
        ("7", 7),
    ],
)
def test_a_plain_word_needs_no_quotation_marks(text: str, value: object) -> None:
    assert read_options(BELT, [f"data={text}"], None) == {"data": value}


def test_a_file_is_read_as_toml(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text("[dice]\nper_seat = 10\n", encoding="utf-8")
    given = read_options(BELT, [f"data=@{path}"], None)
    assert given == read_options(BELT, [], path) == {"data": {"dice": {"per_seat": 10}}}


@pytest.mark.parametrize("text", ["", "Island", "two words", "[1"])
def test_anything_else_must_be_json(text: str) -> None:
    with pytest.raises(BadData, match="option-not-json"):
        read_options(BELT, [f"data={text}"], None)
