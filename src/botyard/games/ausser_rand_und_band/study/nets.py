"""The nets that judge states, one for each number of seats: ``botyard train`` makes them."""

from functools import lru_cache
from importlib import resources
from typing import Final

from botyard.search.net import Net, read_net

_NAMES: Final = {2: "two", 3: "three", 4: "four"}


@lru_cache(maxsize=8)
def net_for(seats: int) -> Net:
    """The net for so many seats."""
    name = f"{_NAMES[seats]}.net"
    file = resources.files(__package__).joinpath("values", name)
    return read_net(file.read_bytes(), name)
