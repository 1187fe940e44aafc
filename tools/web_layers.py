"""
Check that the web app's imports go one way: ``tools/web_layers.py``.

``screens`` may import ``games``, these ``parts``, these ``app``; no game imports another.
"""

import re
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "web" / "src"
LAYERS = ["app", "parts", "games", "screens"]
NAMED = re.compile(r"""["'`](\.\.?/[^"'`\n]*)["'`]""")  # in an import, or in import.meta.glob


def main() -> int:
    """Say which files import what they must not."""
    found = sorted(wrong(SOURCE))
    for line in found:
        print(line)
    return 1 if found else 0


def wrong(source: Path) -> list[str]:
    """Every import against the direction below this folder, with what to do about it."""
    found: list[str] = []
    for layer in LAYERS:
        for file in (source / layer).rglob("*"):
            if file.suffix not in {".ts", ".svelte"}:
                continue
            for name in NAMED.findall(file.read_text(encoding="utf-8")):
                place = (file.parent / name).resolve()
                if place.is_relative_to(source):
                    found += refused(file.relative_to(source), place.relative_to(source))
    return found


def refused(file: Path, imported: Path) -> list[str]:
    """What is wrong with one import, if anything."""
    layer, target = file.parts[0], imported.parts[0]
    if target not in LAYERS:
        return [f"{file} imports {imported}, which lies in none of {', '.join(LAYERS)}"]
    if LAYERS.index(target) > LAYERS.index(layer):
        return [f"{file} imports {imported}: move what both need to {layer} or below"]
    games = {path.parts[1] for path in (file, imported) if len(path.parts) > 2}
    if layer == target == "games" and len(games) > 1:
        return [f"{file} imports {imported}, another game: move what both need to parts"]
    return []


if __name__ == "__main__":
    sys.exit(main())
