"""Where a connection comes from. What a header says counts only if a trusted proxy wrote it."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

from litestar.types import Scope

from botyard.server.settings import Network

UNKNOWN: Final = "?"  # a socket without addresses, or what no proxy of ours would write
_MOST_HOPS: Final = 10


def origin_of(
    scope: Scope, headers: Mapping[bytes, bytes], proxies: Sequence[Network]
) -> tuple[str, bool]:
    """The place that a connection counts for, and whether it came over https."""
    client = scope.get("client")
    address = client[0] if client else UNKNOWN
    secure = scope["scheme"] in ("https", "wss")
    if not proxies or not among(address, proxies):
        return place(address), secure
    hops = headers.get(b"x-forwarded-for", b"").decode("latin-1").split(",")[-_MOST_HOPS:]
    for hop in reversed(hops):
        address = hop.strip() or address
        if not among(address, proxies):
            break
    protocol = headers.get(b"x-forwarded-proto", b"").decode("latin-1").split(",")[-1].strip()
    return place(address), secure or protocol.lower() in ("https", "wss")


def is_local(scope: Scope) -> bool:
    """Whether a connection comes from a program of this computer, and no proxy has passed it on."""
    client = scope.get("client")
    found = _read(client[0]) if client else None
    passed_on = {b"x-forwarded-for", b"forwarded"} & {name for name, _ in scope["headers"]}
    return found is not None and found.is_loopback and not passed_on


def is_number(host: str) -> bool:
    """Whether a host is written as an address and not as a name."""
    return _read(host) is not None


@lru_cache(maxsize=4096)
def place(address: str) -> str:
    """
    What counts as one address: of IPv6, where everybody has many, the network.

    >>> place("::ffff:192.0.2.7"), place("2001:db8:1:2:3:4:5:6")
    ('192.0.2.7', '2001:db8:1:2::/64')
    """
    found = _read(address)
    if isinstance(found, IPv6Address):
        return str(ip_network((int(found) >> 64 << 64, 64)))
    return str(found or UNKNOWN)


@lru_cache(maxsize=4096)
def wider_place(address: str) -> str | None:
    """
    The network around one place, of those that one customer often has whole; of IPv6 alone.

    >>> wider_place("2001:db8:1:2::/64"), wider_place("192.0.2.7")
    ('2001:db8:1::/48', None)
    """
    network, _, size = address.partition("/")
    return str(ip_network((network, int(size))).supernet(new_prefix=48)) if size else None


def among(address: str, networks: Sequence[Network]) -> bool:
    """Whether an address is one of these, or in one of these networks."""
    found = _read(address)
    return found is not None and any(found in network for network in networks)


def _read(address: str) -> IPv4Address | IPv6Address | None:
    """An address in one spelling: IPv4 is IPv4, also where it is written as IPv6."""
    try:
        found = ip_address(address.strip("[]").partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found
