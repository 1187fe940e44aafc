"""
Write golden transcripts: ``python tools/golden.py [--again]``.

Those that are missing are made from a seed. With ``--again`` all are written anew from their
own records; commit that only with the clause that changed in the message.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
GOLDEN = ROOT / "tests" / "golden"
sys.path.insert(0, str(ROOT / "tests" / "probe"))


def main() -> int:
    """Make what is missing."""
    from botyard.contract.transcript import transcript, transcript_again
    from botyard.contract.walk import new_match, walk
    from botyard.kernel.registry import all_games

    for name, game in all_games().items():
        for seats in game.seats:
            file = GOLDEN / f"{name}-{seats}.txt"
            if file.exists():
                if "--again" in sys.argv:
                    text = transcript_again(game, file.read_text(encoding="utf-8"))
                    file.write_text(text, encoding="utf-8")
                continue
            match = new_match(game, seats, 1000 + seats)
            for _ in walk(match, seats):
                pass
            match.finish()
            file.write_text(transcript(match), encoding="utf-8")
            print(f"made {file.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
