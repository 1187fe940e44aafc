"""
All games at length, both builds side by side, kills and fuzz, within an hour: ``make soak``.

Games that fail become scenes in ``soak/``, those that differ between builds records.
"""

import argparse
import os
import subprocess
import sys
import time
from itertools import islice
from pathlib import Path

ROOT = Path(__file__).parent.parent
PROBE = str(ROOT / "tests" / "probe")
sys.path[:0] = [PROBE, str(ROOT)]
os.environ["PYTHONPATH"] = PROBE
AT_ONCE = 8  # games that two processes of both builds play before two others take over
FUZZ = ("tests/kernel/test_fuzz.py", "tests/safety/test_schema.py", "tests/safety/test_live.py")


def main() -> int:
    """Soak every game and the probe, compare builds, kill games and servers, fuzz input."""
    from botyard import BUILD

    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=100_000, help="games of each game")
    arguments.add_argument("--minutes", type=float, default=8, help="for each game at most")
    arguments.add_argument(
        "--both", type=float, default=2, help="minutes for each game in both builds"
    )
    arguments.add_argument("--kills", type=int, default=25, help="games that are killed")
    arguments.add_argument("--server-kills", type=int, default=200, help="kills of a server")
    arguments.add_argument("--fuzz", type=int, default=10_000, help="examples for each fuzz test")
    arguments.add_argument("--seed", type=int, default=int(time.time()))
    asked = arguments.parse_args()
    print(f"botyard {BUILD}, seed {asked.seed}", flush=True)
    begun = time.monotonic()
    failed = games(asked.games, asked.minutes, asked.seed) + kills(asked.kills, asked.seed)
    failed += both_builds(asked.both, asked.seed)
    failed += server_kills(asked.server_kills, asked.seed) + fuzz(asked.fuzz)
    print(f"{failed} failures in {(time.monotonic() - begun) / 60:.0f} minutes")
    return 1 if failed else 0


def games(number: int, minutes: float, seed: int) -> int:
    """Play every game so often or so long, at all its tables in turn; the number of failures."""
    from botyard.contract.soak import soak
    from botyard.kernel.registry import all_games

    failed = 0
    for name in all_games():
        begun, played, shown = time.monotonic(), 0, 0.0
        for chunk, failures in soak(name, number, seed, os.cpu_count() or 1):
            played += chunk
            for failure in failures:
                failed += 1
                file = ROOT / "soak" / f"{name}-{failure.seats}-{failure.seed}.toml"
                file.parent.mkdir(exist_ok=True)
                file.write_text(failure.scene, encoding="utf-8")
                print(f"{failure.what}\n  scene: {file.relative_to(ROOT)}", flush=True)
            spent = time.monotonic() - begun
            ends = played == number or spent > minutes * 60
            if spent - shown > 30 or ends:
                shown = spent
                print(f"{name}: {played} of {number} games, {played / spent:.0f}/s", flush=True)
            if ends:
                break
    return failed


def both_builds(minutes: float, seed: int) -> int:
    """Play every game compiled and interpreted side by side; the number of differences."""
    from botyard import BUILD
    from botyard.kernel.registry import all_games
    from tools.builds import Difference, compare, whole_games

    if BUILD != "compiled":
        print("nothing is compiled here: no games are played in both builds", flush=True)
        return 0
    failed = 0
    for name, game in all_games().items():
        begun, played, plans = time.monotonic(), 0, whole_games(game, seed)
        while time.monotonic() - begun < minutes * 60:
            for found in compare(list(islice(plans, AT_ONCE))):
                played += 1
                if isinstance(found, Difference):
                    failed += 1
                    file = ROOT / "soak" / f"{name}-{found.plan.seats}-{found.plan.seed}.jsonl"
                    file.parent.mkdir(exist_ok=True)
                    file.write_text(found.record, encoding="utf-8")
                    print(f"{found}\n  record: {file.relative_to(ROOT)}", flush=True)
        print(f"{name}: {played} games in both builds", flush=True)
    return failed


def kills(number: int, seed: int) -> int:
    """Kill games in the terminal and go on with them."""
    from tools.kills import main as kill_games

    failures = kill_games(number, seed)
    print("\n".join([*failures, f"killed games: {number}"]), flush=True)
    return len(failures)


def server_kills(number: int, seed: int) -> int:
    """Kill a server while people and bots play on it."""
    from tools.server_kills import main as kill_servers

    failures = kill_servers(number, seed)
    print("\n".join([*failures, f"kills of a server: {number}"]), flush=True)
    return len(failures)


def fuzz(examples: int) -> int:
    """Mangle positions, records and options, and all that is sent to a server."""
    command = [sys.executable, "-m", "pytest", "-n", "auto", *FUZZ]
    environment = os.environ | {"BOTYARD_FUZZ": str(examples)}
    return min(1, subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode)


if __name__ == "__main__":
    sys.exit(main())
