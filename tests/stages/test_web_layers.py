"""The check that the web app's imports go one way."""

from pathlib import Path

import pytest

from tools.web_layers import wrong


@pytest.mark.parametrize(
    ("file", "line", "said"),
    [
        ("games/chess/Board.svelte", 'import { x } from "../../screens/x.ts";', "games or below"),
        ("app/texts.ts", 'const all = import.meta.glob("../parts/*.css");', "app or below"),
        ("parts/die.ts", 'const later = await import("../games/index.ts");', "parts or below"),
        ("screens/Home.svelte", 'import App from "../App.svelte";', "none of app, parts"),
        ("games/chess/own/own.ts", 'import { y } from "../../go/y.ts";', "another game"),
    ],
)
def test_an_import_against_the_direction_is_named(
    tmp_path: Path, file: str, line: str, said: str
) -> None:
    planted = tmp_path / file
    planted.parent.mkdir(parents=True)
    planted.write_text(line, encoding="utf-8")
    [found] = wrong(tmp_path)
    assert found.startswith(f"{file} imports ")
    assert said in found


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("screens/Table.svelte", 'import { loadGame } from "../games/index.ts";'),
        ("games/chess/own/own.ts", 'import Die from "../../../parts/Die.svelte";'),
        ("games/index.ts", 'import.meta.glob("./*/index.ts");'),
        ("games/chess/index.ts", 'import type { GameModule } from "../index.ts";'),
        ("games/chess/own/own.ts", 'import text from "../../../../../outside.toml?raw";'),
    ],
)
def test_an_import_with_the_direction_is_none(tmp_path: Path, file: str, line: str) -> None:
    planted = tmp_path / file
    planted.parent.mkdir(parents=True)
    planted.write_text(line, encoding="utf-8")
    assert wrong(tmp_path) == []
