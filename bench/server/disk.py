"""How long the disk itself takes: the part of a durable move that no server can save."""

import os
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryFile
from typing import Final

WRITES: Final = 200
PAGE: Final = bytes(4096)


def sync_time(folder: Path) -> float:
    """Return the median time, in milliseconds, to append a page to a file and sync it."""
    taken = []
    with TemporaryFile(dir=folder, buffering=0) as file:
        for _ in range(WRITES):
            begun = time.perf_counter()
            file.write(PAGE)
            os.fdatasync(file.fileno())
            taken.append(time.perf_counter() - begun)
    return 1000 * median(taken)
