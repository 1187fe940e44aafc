"""
Compare the solver of Fantastic Factories with brute force.

``python tools/solver.py 1000 2000`` solves a thousand small positions from number 2000 on, and as
many with less at hand and more to draw.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))


def main(positions: int, first: int = 0) -> int:
    """Solve so many positions of each kind both ways, for goods and for points."""
    from botyard.games.fantastic_factories.study.solving import GOALS, solve
    from fantastic_factories.brute import most_for_certain, open_position, small_position

    compared = wrong = unproven = 0
    for kind in (small_position, open_position):
        for seed in range(first, first + positions):
            works = kind(seed)
            for goal in range(len(GOALS)):
                found = solve(works, 0, goal)
                compared += 1
                unproven += not found.exhaustive
                if found.value - found.before != most_for_certain(works, 0, goal, {}):
                    wrong += found.exhaustive
                    which = f"{kind.__name__} {seed}, {GOALS.name(goal)}"
                    print(f"{which}: {found.value - found.before}, proven: {found.exhaustive}")
    print(f"{compared} compared, {wrong} differ, {unproven} not proven")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*[int(number) for number in sys.argv[1:]] or [1000]))
