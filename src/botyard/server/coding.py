"""Which coding of a body somebody accepts: ``Accept-Encoding``."""

from collections.abc import Iterable, Sequence
from typing import Final

_MOST_READ: Final = 20  # entries of a header; the rest of a longer one is not read


def accepted_coding(headers: Iterable[tuple[bytes, bytes]], offered: Sequence[str]) -> str | None:
    """
    Return the first of the codings on offer that the headers of a request accept.

    >>> accepted_coding([(b"accept-encoding", b"gzip, br;q=0.5")], ["br", "gzip"])
    'br'
    >>> accepted_coding([(b"accept-encoding", b"gzip, br;q=0")], ["br", "gzip"])
    'gzip'
    >>> accepted_coding([], ["br", "gzip"])
    """
    accepted: dict[str, bool] = {}
    for name, value in headers:
        if name == b"accept-encoding":
            for entry in value.decode("latin-1").lower().split(",")[:_MOST_READ]:
                coding, _, quality = entry.partition(";")
                accepted[coding.strip()] = not _is_nothing(quality)
    others = accepted.get("*", False)
    return next((coding for coding in offered if accepted.get(coding, others)), None)


def _is_nothing(quality: str) -> bool:
    """Whether a quality refuses: ``q=0``, ``q=0.000``."""
    name, _, value = quality.strip().partition("=")
    return name.strip() == "q" and value.strip().rstrip("0") in ("", "0.", ".")
