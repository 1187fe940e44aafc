"""
Which build of the engine runs: compiled or interpreted.

A stale compiled module would silently run old rules, so every source is compared with the
hash it was compiled from. ``BOTYARD_PURE=1`` runs the sources whatever is compiled.
"""

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

_FOLDER = Path(__file__).parent
_ENGINE = ("botyard.kernel", "botyard.games", "botyard.search")


class _SourcesOnly:
    """Finds the engine's modules as sources, and nothing else."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith(_ENGINE):
            return None
        for folder in path or []:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def _settle() -> str:
    """Choose the build, and say which it is."""
    listing = _FOLDER / "_build.json"
    build = json.loads(listing.read_text()) if listing.exists() else {}
    sources: dict[str, str] = build.get("sources", {})
    if os.environ.get("BOTYARD_PURE"):
        sys.meta_path.insert(0, _SourcesOnly)
        return "interpreted, because BOTYARD_PURE is set"
    compiled = any((_FOLDER / "kernel").glob("state.*.so")) or any(
        (_FOLDER / "kernel").glob("state.*.pyd")
    )
    if not compiled:
        return f"interpreted, because {build.get('interpreted_because') or 'it was not compiled'}"
    for name, digest in sources.items():
        source = _FOLDER / name
        if source.exists() and hashlib.sha256(source.read_bytes()).hexdigest() != digest:
            raise ImportError(_stale(name))
    if not sources:
        raise ImportError(_stale("_build.json"))
    return "compiled"


def _stale(name: str) -> str:
    return (
        f"the compiled engine is older than its source {name}: "
        "run 'make setup' to compile it again, or set BOTYARD_PURE=1 to run the sources"
    )


BUILD = _settle()
