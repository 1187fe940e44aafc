"""Odd situations, each a scene of its own: ``botyard scene FILE`` plays it."""

from pathlib import Path

import pytest

from botyard.kernel.scene import play_scene, read_scene

SCENES = sorted(Path(__file__).with_name("scenes").glob("*.toml"))


@pytest.mark.parametrize("file", SCENES, ids=lambda file: file.stem)
def test_a_scene_comes_out_as_it_says(file: Path) -> None:
    assert play_scene(read_scene(file.read_text(encoding="utf-8"))) == []
