"""Packages from outside, found as if they were installed."""

import importlib
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from botyard.bots import registry


@contextmanager
def installed(folder: Path, *forget: Callable[[], None]) -> Iterator[None]:
    """
    Find bots in a folder, and forget them when it is gone again.

    A server in the same process may look for bots at any time, so first the folder goes.
    """
    sys.path.insert(0, str(folder))
    importlib.invalidate_caches()
    for cached in (registry._from_outside.cache_clear, *forget):
        cached()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        for cached in (registry._from_outside.cache_clear, *forget):
            cached()
