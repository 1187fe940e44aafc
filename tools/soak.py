"""All games at length, within an hour: ``make soak``. Failures become scenes in ``soak/``."""

import argparse
import os
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests" / "probe"))
os.environ["PYTHONPATH"] = str(ROOT / "tests" / "probe")


def main() -> int:
    """Soak every game and the probe."""
    from botyard import BUILD
    from botyard.contract.soak import soak
    from botyard.kernel.registry import all_games

    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=100_000, help="games of each game")
    arguments.add_argument("--seed", type=int, default=int(time.time()))
    arguments.add_argument("--only", default="", help="one game")
    asked = arguments.parse_args()
    print(f"botyard {BUILD}, seed {asked.seed}")
    failed = 0
    for name in all_games():
        if asked.only not in ("", name):
            continue
        begun, played = time.monotonic(), 0
        for games, failures in soak(name, asked.games, asked.seed, os.cpu_count() or 1):
            played += games
            for failure in failures:
                failed += 1
                file = ROOT / "soak" / f"{name}-{failure.seats}-{failure.seed}.toml"
                file.parent.mkdir(exist_ok=True)
                file.write_text(failure.scene, encoding="utf-8")
                print(f"\n{failure.what}\n  scene: {file.relative_to(ROOT)}")
            pace = played / (time.monotonic() - begun)
            print(f"\r{name}: {played} of {asked.games} games, {pace:.0f}/s  ", end="", flush=True)
        print()
    print(f"{failed} failures")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
