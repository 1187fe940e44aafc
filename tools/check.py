"""Format, lint, types, import layers, spelling and fixtures, in seconds: ``make check``."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PYTHON = ["src", "tests", "tools", "bench", "examples", "setup.py"]
CHECKS = {
    "format": ["ruff", "format", "--quiet", "--check", *PYTHON],
    "lint": ["ruff", "check", "--quiet", *PYTHON],
    "types": ["mypy", "src", "tests", "tools", "bench", "examples"],
    "layers": ["lint-imports"],
    "spelling": ["python", "tools/spelling.py"],
    "map": ["python", "tools/map.py", "--check"],
    "web": ["python", "tools/web.py", "lint"],
    "web layers": ["python", "tools/web_layers.py"],
    "fixtures": ["python", "tools/web_games.py", "--check"],
}


def main() -> int:
    """Run every check, show what the failing ones say."""
    failed: list[str] = []
    for name, command in CHECKS.items():
        program = str(Path(sys.prefix) / "bin" / command[0])
        done = subprocess.run(
            [program, *command[1:]], cwd=ROOT, capture_output=True, text=True, check=False
        )
        print(f"{name:11}{'ok' if done.returncode == 0 else 'FAILED'}")
        if done.returncode:
            failed.append(name)
            print(done.stdout + done.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
