"""British spellings in code, comments and English texts: we write American English."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
READ = {".py", ".ts", ".mjs", ".svelte", ".css", ".html", ".toml", ".md"}
WRITTEN_ONCE = (
    "README.md",
    "CHANGELOG.md",
    "tests/golden/",
    "tests/upgrades/",
    "tests/stages/test_spelling.py",
)
BRITISH = re.compile(
    r"[Cc]olour|COLOUR|[Ff]avour|[Nn]eighbour|[Bb]ehaviour|[Hh]onour|\b[Cc]entre[ds]?\b|\b[Gg]rey\b"
    r"|[Ll]earnt|[Ss]pelt\b|[Ss]poilt|[Tt]owards\b|[Ll]icence|[Ll]abelled(?!by)|[Cc]ancelled"
    r"|[Ff]ulfils?\b|(?:[Rr]ecogn|[Oo]rgan|[Nn]ormal|[Ss]erial|[Oo]ptim)is(?:e|ing|ation)"
)
# Names that records, events and texts keep: `"colour"`, `$colour`, `colour-red`, `colour=red`,
# `told.colour`, `{ colour: color }` in TypeScript; and what libraries call it.
KEPT = re.compile(
    r"""["'`.$:=-](?:colours?|favour|cancelled)\b|\b(?:colours?|cancelled)(?=[-="']|\??:)"""
    r"|\{colour\}|favour(?= discount)|cancelled(?= (?:seat|\{seat))|CancelledError|route\.fulfil"
)


def british(text: str) -> list[tuple[int, str]]:
    """Every British word with its line; names that others rely on are none."""
    if BRITISH.search(text) is None:
        return []
    lines = enumerate(KEPT.sub("", text).splitlines(), 1)
    return [(at, word[0]) for at, line in lines for word in BRITISH.finditer(line)]


def main() -> int:
    """Read every file of ours; say where a word should be spelled the American way."""
    listing = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    bad = 0
    for name in listing.stdout.splitlines():
        file = ROOT / name
        ours = file.suffix in READ or name.endswith(".en.ftl")
        if not ours or name.startswith(WRITTEN_ONCE) or file == Path(__file__) or not file.exists():
            continue
        for at, word in british(file.read_text(encoding="utf-8")):
            print(f"{name}:{at}: {word}: spell it the American way")
            bad += 1
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
