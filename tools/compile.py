"""Install the package into .venv for development, and compile the engine beside its sources."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def main() -> int:
    """Compile; the first time, also install the command."""
    if not (Path(sys.prefix) / "bin" / "botyard").exists():
        install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps"]
        install += ["--disable-pip-version-check", "--no-build-isolation", "--editable", "."]
        return subprocess.run(install, cwd=ROOT, check=False).returncode
    build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    return subprocess.run(build, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
