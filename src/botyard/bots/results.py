"""Results as a file: one row for each game and seat, in CSV or Parquet."""

import csv
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import IO, Any

from botyard.bots.simulate import SeatResult
from botyard.kernel.errors import BotyardError

COLUMNS = SeatResult._fields


class ResultsTrouble(BotyardError):
    """A file of results that cannot be written; ``params["where"]`` names it."""


class ResultsFile(ABC):
    """Takes results as they come."""

    @abstractmethod
    def add(self, results: Sequence[SeatResult]) -> None:
        """Write some more rows."""

    @abstractmethod
    def close(self) -> None:
        """Write what is still missing."""


@contextmanager
def results_file(path: Path) -> Iterator[ResultsFile]:
    """
    A new file for results; its name says the format. One that exists is never overwritten.

    If the series is broken off, the unfinished file is removed.
    """
    if path.suffix not in (".csv", ".parquet"):
        raise ResultsTrouble("simulate-file-kind", where=str(path))
    arrow = _pyarrow(path) if path.suffix == ".parquet" else None
    try:
        file = path.open("xb")
    except FileExistsError:
        raise ResultsTrouble("file-exists", where=str(path)) from None
    except OSError as wrong:
        raise ResultsTrouble("file-trouble", where=str(path), why=wrong.strerror) from None
    try:
        with file:
            writer = _Csv(file) if arrow is None else _Parquet(file, arrow)
            yield writer
            writer.close()
    except BaseException:
        path.unlink()
        raise


class _Csv(ResultsFile):
    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._write([COLUMNS])

    def add(self, results: Sequence[SeatResult]) -> None:
        self._write(results)

    def close(self) -> None:
        return

    def _write(self, rows: Sequence[Sequence[object]]) -> None:
        lines = _Lines()
        csv.writer(lines, lineterminator="\n").writerows(rows)
        self._file.write("".join(lines.texts).encode())


class _Lines:
    """What the CSV writer writes to."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def write(self, text: str) -> None:
        self.texts.append(text)


class _Parquet(ResultsFile):
    def __init__(self, file: IO[bytes], arrow: ModuleType) -> None:
        kinds = {int: arrow.int64(), float: arrow.float64(), str: arrow.string()}
        hints = SeatResult.__annotations__
        self._arrow: Any = arrow
        self._schema = arrow.schema([(name, kinds[hints[name]]) for name in COLUMNS])
        self._writer: Any = import_module("pyarrow.parquet").ParquetWriter(file, self._schema)

    def add(self, results: Sequence[SeatResult]) -> None:
        columns = [list(column) for column in zip(*results, strict=True)]
        self._writer.write_table(self._arrow.table(columns, schema=self._schema))

    def close(self) -> None:
        self._writer.close()


def _pyarrow(path: Path) -> ModuleType:
    try:
        return import_module("pyarrow")
    except ImportError:
        raise ResultsTrouble("simulate-no-parquet", where=str(path)) from None
