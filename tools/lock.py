"""Write the lock files anew, without the name of any registry: ``make lock``."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
LOCKS = {
    "requirements.lock": ["pyproject.toml", "--extra", "dev", "--universal"],
    "bench/peers/requirements.txt": ["bench/peers/requirements.in"],
}


def main() -> int:
    """Resolve every set of requirements for Python 3.11."""
    for target, source in LOCKS.items():
        command = [str(Path(sys.prefix) / "bin" / "uv"), "pip", "compile", *source]
        command += ["--generate-hashes", "--no-emit-index-url", "--quiet", "--upgrade"]
        command += ["--python-version", "3.11", "--output-file", target]
        if subprocess.run(command, cwd=ROOT, check=False).returncode:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
