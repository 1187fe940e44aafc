"""
Compare the solver of Fantastic Factories with brute force.

``python tools/solver.py 1000 2000`` solves a thousand small positions from number 2000 on.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))


def main(positions: int, first: int = 0) -> int:
    """Solve so many small positions both ways, for goods and for points."""
    from botyard.games.fantastic_factories.solving import GOALS, solve
    from fantastic_factories.brute import most_for_certain, small_position

    wrong = 0
    for seed in range(first, first + positions):
        works = small_position(seed)
        for goal in range(len(GOALS)):
            found = solve(works, 0, goal)
            if found.value - found.before != most_for_certain(works, 0, goal, {}):
                wrong += 1
                print(f"position {seed}, {GOALS.name(goal)}: {found.value - found.before}")
    print(f"{positions} positions, {wrong} differ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*[int(number) for number in sys.argv[1:]] or [1000]))
