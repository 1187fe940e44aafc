"""What all tests share."""

import signal

import pytest

import botyard
from clauses import Coverage

# Imported, their folders would be on the path of all that tests start.
collect_ignore = ["levels", "stand_ins"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clauses", action="store_true", help="fail if a clause is not covered")


def pytest_configure(config: pytest.Config) -> None:
    # What a shell starts in the background ignores interrupts, and so would all that tests start.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if config.getoption("--clauses"):
        if not botyard.BUILD.startswith("interpreted"):
            raise pytest.UsageError("--clauses needs BOTYARD_PURE=1: compiled lines are not seen")
        config.pluginmanager.register(Coverage(), "clauses")
