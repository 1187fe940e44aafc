"""
How soon a phone shows the web app: Lighthouse on every kind of screen.

    .venv/bin/python bench/web/run.py [--runs 5] [--only home,table-roborally]

Prints for each page requests, bytes and depth, which are exact, and the median of the scores and
times, which are worth something on a quiet machine only.
"""

import argparse
import hashlib
import json
import os
import secrets
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

import httpx

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parents[2])  # where the package "bench" lies

from bench.running import Trouble
from bench.server.botyard_server import Botyard
from bench.server.process import cores, free_port, started
from botyard.kernel.committed import seat_commitment
from botyard.kernel.registry import all_games
from botyard.server.identity import COOKIE

FOLDER: Final = Path(__file__).parent
BROWSERS: Final = ("chromium", "chromium-headless-shell", "google-chrome")
SCORES: Final = ("performance", "accessibility", "best-practices", "seo")
EXACT: Final = ("requests", "bytes", "depth")
TIMES: Final = {"fcp": "{:.0f} ms", "lcp": "{:.0f} ms", "tbt": "{:.0f} ms", "cls": "{:.3f}"}
PUZZLES: Final = "fantastic-factories"

Json = dict[str, Any]


def main() -> int:
    """Audit the pages, and print a table."""
    asked = argparse.ArgumentParser(description=__doc__.strip().splitlines()[0])
    asked.add_argument("--runs", type=int, default=5, help="of each page; the median counts")
    asked.add_argument("--only", default="", help="names of pages, with commas")
    wanted = asked.parse_args()
    try:
        environment = os.environ | {"CHROME_PATH": browser()}
        install()
        allowed = os.sched_getaffinity(0)
        with TemporaryDirectory() as folder:
            port = free_port()
            command = Botyard(1).command(port, Path(folder))
            with started(command, port, Botyard.up, cores()):
                os.sched_setaffinity(0, allowed)  # the browser may use every core
                pages = chosen(pages_at(f"http://127.0.0.1:{port}"), wanted.only)
                show([summed(audited(page, wanted.runs, environment)) for page in pages])
    except Trouble as trouble:
        print(f"bench: {trouble}", file=sys.stderr)
        return 1
    return 0


def browser() -> str:
    """The Chromium that CHROME_PATH names, or the system's."""
    found = [os.environ.get("CHROME_PATH"), *map(shutil.which, BROWSERS)]
    path = next(filter(None, found), None)
    if path is None:
        raise Trouble("no Chromium found; install Debian's, or say where it is with CHROME_PATH")
    return path


def install() -> None:
    """Install the packages of the lock file, the first time and when it has changed."""
    if not (npm := shutil.which("npm")):
        raise Trouble("Lighthouse needs Node.js with npm")
    marker = FOLDER / "node_modules" / ".installed"
    digest = hashlib.sha256((FOLDER / "package-lock.json").read_bytes()).hexdigest()
    if marker.exists() and marker.read_text() == digest:
        return
    print("bench: installing Lighthouse", file=sys.stderr)
    command = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel", "error"]
    if subprocess.run(command, cwd=FOLDER, check=False).returncode:
        raise Trouble("Lighthouse could not be installed")
    marker.write_text(digest)


def pages_at(url: str) -> list[Json]:
    """Every kind of screen, with a table of each game that somebody plays at."""
    games = list(all_games())
    pages = [{"name": "home", "url": f"{url}/"}]
    pages += [table(url, game) for game in games]
    pages += [{"name": f"lesson-{games[0]}", "url": f"{url}/#/learn/{games[0]}"}]
    pages += [{"name": f"rules-{games[0]}", "url": f"{url}/#/rules/{games[0]}"}]
    pages += [{"name": f"puzzles-{PUZZLES}", "url": f"{url}/#/puzzles/{PUZZLES}"}]
    return pages


def chosen(pages: list[Json], names: str) -> list[Json]:
    """The pages that were asked for by name; all of them if none was."""
    wanted = [name.strip() for name in names.split(",") if name.strip()]
    known = [page["name"] for page in pages]
    unknown = [name for name in wanted if name not in known]
    if unknown:
        raise Trouble(f"no page is called {', '.join(unknown)}; there are {', '.join(known)}")
    return [page for page in pages if not wanted or page["name"] in wanted]


def table(url: str, game: str) -> Json:
    """Sit down to a game with two bots, as the browser does it."""
    with httpx.Client(base_url=f"{url}/api") as person:
        _ask(person, "/me", {})
        bots = [{"kind": "bot", "bot": "random"}] * 2
        opened = _ask(person, "/tables", {"game": game, "seats": [{"kind": "person"}, *bots]})
        shown, number = opened["table"], secrets.token_hex(32)
        promised = {"1": seat_commitment(shown["commitment"], 0, number)}
        _ask(person, f"/tables/{shown['id']}/commitments", {"commitments": promised})
        _ask(person, f"/tables/{shown['id']}/numbers", {"numbers": {"1": number}})
        cookie = {"name": COOKIE, "value": person.cookies[COOKIE]}
    return {"name": f"table-{game}", "url": f"{url}/#/table/{shown['id']}", "cookie": cookie}


def _ask(person: httpx.Client, path: str, body: Json) -> Json:
    return dict(person.post(path, json=body).raise_for_status().json())


def audited(page: Json, runs: int, environment: dict[str, str]) -> list[Json]:
    """What Lighthouse says of a page, run by run."""
    done = subprocess.run(
        ["node", "audit.mjs"],
        cwd=FOLDER,
        env=environment,
        input=json.dumps([page] * runs),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Trouble(f"{page['name']}: {done.stderr.strip()[-2000:]}")
    return [json.loads(line) for line in done.stdout.splitlines()]


def summed(runs: list[Json]) -> Json:
    """The median of each number, and every audit that failed in any run."""
    numbers = {key: median(run[key] for run in runs) for key in (*SCORES, *EXACT, *TIMES)}
    failed = sorted({audit for run in runs for audit in run["failed"]})
    found = {"name": runs[0]["name"], **numbers, "failed": failed}
    print(f"bench: {found['name']}: {numbers['performance']:.0f}", file=sys.stderr, flush=True)
    return found


def show(pages: list[Json]) -> None:
    """One line for each page."""
    print("| page | requests | kB | depth |", " | ".join([*SCORES, *TIMES]), "|")
    print("|---|---:|---:|---:|", "---:|" * (len(SCORES) + len(TIMES)))
    for page in pages:
        cells = [page["name"], f"{page['requests']:.0f}", f"{page['bytes'] / 1000:.0f}"]
        cells += [f"{page[key]:.0f}" for key in ("depth", *SCORES)]
        cells += [form.format(page[key]) for key, form in TIMES.items()]
        print("|", " | ".join(cells), "|")
    for page in pages:
        if page["failed"]:
            print(f"{page['name']}: {', '.join(page['failed'])}")


if __name__ == "__main__":
    sys.exit(main())
