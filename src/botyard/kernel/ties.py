"""How a tie on points was decided, line by line: for the score of every seat that is in one."""

from collections.abc import Sequence

from botyard.kernel.game import ScoreLine


def tie_lines(
    strengths: Sequence[tuple[int, ...]],
    seat: int,
    breaks: Sequence[tuple[str, str]],
    shared: str,
) -> list[ScoreLine]:
    """
    What decided between a seat and those with as many points, in the order of the rules.

    A strength is the points and what counts after them; ``breaks`` gives each of these the name
    of its line and its clause. If nothing decides, the clause ``shared`` says so.
    """
    mine = strengths[seat]
    others = [other for place, other in enumerate(strengths) if place != seat]
    lines: list[ScoreLine] = []
    for depth, (name, clause) in enumerate(breaks, 1):
        if not [other for other in others if other[:depth] == mine[:depth]]:
            return lines
        lines.append(ScoreLine(name, 0, {"count": mine[depth]}, clause))
    if mine in others:
        lines.append(ScoreLine("tie-shared", 0, {}, shared))
    return lines
