"""
Draw the map of the house from the real imports: ``docs/architecture.svg``.

``tools/map.py --check`` says whether the picture is what it should be. An arrow is an import that
exists; one that other arrows imply is left out, so that few are left to look at.
"""

import ast
import sys
from pathlib import Path
from textwrap import wrap
from xml.sax.saxutils import escape

import grimp

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "docs" / "architecture.svg"
SOURCE = ROOT / "src" / "botyard"
WIDTH, HIGH, GAP, LEFT = 900, 76, 34, 30  # of a row of boxes, of a box, between rows, of the rows
Imports = dict[str, set[str]]


def main(check: bool) -> int:
    """Draw it, or with ``--check`` compare."""
    made = drawn(*imports())
    if check:
        if TARGET.exists() and TARGET.read_text(encoding="utf-8") == made:
            return 0
        print("docs/architecture.svg does not show the imports there are: run tools/map.py")
        return 1
    TARGET.write_text(made, encoding="utf-8")
    return 0


def imports() -> tuple[Imports, list[str]]:
    """Which parts of the house import which, and the games."""
    graph = grimp.build_graph("botyard")
    parts = {child.split(".")[1] for child in graph.find_children("botyard")} - {"_build"}
    games = sorted(child.split(".")[-1] for child in graph.find_children("botyard.games"))
    found: Imports = {part: set() for part in parts}
    for module in graph.modules:
        for other in graph.find_modules_directly_imported_by(module):
            here, there = module.split(".")[1:2], other.split(".")[1:2]
            if here and there and here != there and {*here, *there} <= parts:
                found[here[0]].add(there[0])
    return found, games


def reached(found: Imports, part: str) -> set[str]:
    """Everything that a part imports, by others too."""
    return found[part].union(*[reached(found, other) for other in found[part]])


def rows(found: Imports) -> list[list[str]]:
    """The parts from top to bottom, each below all that import it; the busiest on the left."""
    depths: dict[str, int] = {}

    def depth(part: str) -> int:
        if part not in depths:
            depths[part] = max([1 + depth(by) for by in found if part in found[by]], default=0)
        return depths[part]

    lowest = max(depth(part) for part in found)
    names = sorted(found, key=lambda part: (-len(found[part]), part))
    return [[part for part in names if depths[part] == at] for at in range(lowest + 1)]


def purpose(part: str) -> str:
    """The first sentence that a part says of itself."""
    folder = SOURCE / part / "__init__.py"
    file = folder if folder.exists() else SOURCE / f"{part}.py"
    said = (ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or "").split("\n")[0]
    first = said.partition(". ")[0].rstrip(".")
    return first.partition(": ")[2] or first


def drawn(found: Imports, games: list[str]) -> str:
    """The picture; the web app imports nothing of it, and stands beside the terminal."""
    boxes: dict[str, tuple[int, int, int]] = {}
    shapes: list[str] = []
    arrows: list[str] = []
    first, *others = rows(found)
    for at, row in enumerate([["web", *first], *others]):
        across = max(3, len(row)) if row == ["games"] else len(row)  # below bots, which play them
        width = (WIDTH - GAP * (across - 1)) // across
        for place, part in enumerate(row):
            boxes[part] = LEFT + place * (width + GAP), 24 + at * (HIGH + GAP), width
    [*_, [ground]] = others
    everything = all(ground in reached(found, part) for part in found if part != ground)
    for part, (x, y, width) in sorted(boxes.items()):
        middle = x + width // 2
        below = {"server"} if part == "web" else found[part]
        said = (
            "the web app: knows only views, choices and events" if part == "web" else purpose(part)
        )
        said = " · ".join(games).replace("_", " ") if part == "games" else said
        said += "; all others import it" if part == ground and everything else ""
        dashed = " web" if part == "web" else ""
        shapes.append(
            f'<rect class="box{dashed}" x="{x}" y="{y}" width="{width}" height="{HIGH}" rx="8"/>'
        )
        shapes.append(f'<text class="name" x="{middle}" y="{y + 24}">{part}</text>')
        for number, line in enumerate(wrap(said, width // 7)):
            shapes.append(f'<text x="{middle}" y="{y + 43 + 15 * number}">{escape(line)}</text>')
        implied = {far for other in below for far in reached(found, other)}
        for other in sorted(below if part == "web" else below - implied):
            left, top, wide = boxes[other]
            if other == ground and everything and top - y > HIGH + GAP:
                continue
            end = min(max(middle, left + 24), left + wide - 24)
            arrows.append(f'<path class="to{dashed}" d="M{middle} {y + HIGH}L{end} {top - 7}"/>')
    lines = "\n".join(arrows + shapes)
    high = 24 + len(rows(found)) * (HIGH + GAP)
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH + 2 * LEFT} {high}" \
role="img" aria-label="Which part of Botyard imports which">
<!-- Drawn by tools/map.py from the imports there are. Do not edit. -->
<style>
text {{ font: 12px sans-serif; text-anchor: middle; fill: #30343a }}
.name {{ font: bold 16px monospace }}
.box {{ fill: #f4efe4; stroke: #30343a; stroke-width: 1.5 }}
.to {{ fill: none; stroke: #b0452c; stroke-width: 2; marker-end: url(#tip) }}
.web {{ stroke-dasharray: 6 4 }}
</style>
<marker id="tip" viewBox="0 0 8 8" refX="4" refY="4" markerWidth="6" markerHeight="6" \
orient="auto"><path d="M0 0L8 4L0 8z" fill="#b0452c"/></marker>
<rect width="100%" height="100%" fill="#fff"/>
{lines}
</svg>
"""


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
