"""``botyard serve`` as a process of its own: one of several on the same PostgreSQL."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tools.served import Served

BOTS = Path(__file__).parent / "bots"
IDLE = 1  # seconds after which a node lets go of a table
SETTINGS = f'log = "info"\n[tables]\nidle_seconds = {IDLE}'


class Node(Served):
    """One of the servers, in a folder of its own; some bots are there for nodes alone."""

    started_by = ("setpriv", "--pdeathsig", "KILL")  # tests that are killed leave none behind

    def __init__(self, folder: Path, database: str, name: str, **environment: str) -> None:
        (folder / name).mkdir()
        chosen = {"PYTHONPATH": str(BOTS), "BOTYARD_PURE": "1"} | environment
        super().__init__(folder / name, SETTINGS, database, **chosen)


@contextmanager
def running(*nodes: Node) -> Iterator[None]:
    """Start nodes at the same time, and end them."""
    with ExitStack() as ending:
        for node in nodes:
            node.begin()
            ending.callback(node.kill)
        for node in nodes:
            node.listens()
        yield
