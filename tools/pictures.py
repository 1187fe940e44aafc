"""Draw the pictures of README and docs anew: ``python tools/pictures.py``."""

import io
import os
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

ROOT = Path(__file__).parent.parent
COLUMNS = 100
TURNS = 12  # answers before the picture is taken
PALETTE = [(14, 30, 38), (215, 64, 43), (46, 133, 64), (244, 184, 28)]
PALETTE += [(44, 111, 201), (125, 84, 209), (20, 166, 156), (180, 199, 201)]
NIGHT = TerminalTheme((14, 30, 38), (245, 236, 217), PALETTE)
FRAME = """<svg class="rich-terminal" xml:space="preserve" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font-size: {char_height}px; line-height: {line_height}px; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" /></clipPath>{lines}</defs>
<rect fill="#0E1E26" x="0" y="0" width="{width}" height="{height}" rx="12"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>
"""


def main() -> None:
    """Play a few turns, and draw the last question."""
    answers = ["1"] * TURNS + ["q"]
    shown = _play("--seats", "person:Ida,bot:greedy,bot:greedy", "--seed", "12", answers=answers)
    start = shown.rfind("Außer Rand & Band")
    start = shown.rfind("\n", 0, start)
    picture = shown[start : shown.rfind("\n", 0, shown.rfind("1–"))]
    target = ROOT / "docs" / "images" / "terminal.svg"
    target.parent.mkdir(exist_ok=True)
    target.write_text(_svg(picture.strip("\n")), encoding="utf-8")


def _play(*arguments: str, answers: list[str]) -> str:
    """What the terminal shows in a game, with its colors."""
    record = ROOT / "build" / "picture.jsonl"
    record.parent.mkdir(exist_ok=True)
    record.unlink(missing_ok=True)
    command = [str(Path(sys.prefix) / "bin" / "botyard"), "play", "ausser-rand-und-band"]
    command += [*arguments, "--lang", "en", "--record", str(record)]
    environment = os.environ | {"FORCE_COLOR": "1", "COLORTERM": "truecolor"}
    environment |= {"COLUMNS": str(COLUMNS), "TERM": "xterm-256color"}
    done = subprocess.run(
        command,
        input="\n".join(answers) + "\n",
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def _svg(ansi: str) -> str:
    console = Console(record=True, width=COLUMNS, file=io.StringIO(), force_terminal=True)
    console.print(Text.from_ansi(ansi))
    return console.export_svg(title="", theme=NIGHT, code_format=FRAME, unique_id="botyard")


if __name__ == "__main__":
    main()
