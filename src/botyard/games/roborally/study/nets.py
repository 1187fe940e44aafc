"""The net that judges races, read once."""

from functools import lru_cache
from importlib import resources
from typing import Final

from botyard.search.net import Net, read_net

_NAME: Final = "race.net"


@lru_cache(maxsize=1)
def race_net() -> Net:
    """What ``botyard train roborally`` has learned."""
    file = resources.files(__package__).joinpath("values", _NAME)
    return read_net(file.read_bytes(), _NAME)
