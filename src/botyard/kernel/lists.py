"""Lists in place of ``librt``'s vectors, for installs without it: see ``vectors``."""

from typing import SupportsIndex, overload


class vec(list[int]):  # noqa: N801
    """A vector of numbers: ``vec[i64]([1, 2])``."""

    def __class_getitem__(cls, item: object) -> type["vec"]:  # type: ignore[override]
        return cls

    @overload
    def __getitem__(self, place: SupportsIndex) -> int: ...
    @overload
    def __getitem__(self, place: slice) -> "vec": ...
    def __getitem__(self, place: SupportsIndex | slice) -> "int | vec":
        found = super().__getitem__(place)
        return vec(found) if isinstance(found, list) else found


def append(vector: vec, item: int) -> vec:
    """A vector with one more item: the same one."""
    vector.append(item)
    return vector


def pop(vector: vec, place: int = -1) -> tuple[vec, int]:
    """A vector without one of its items, and that item."""
    item = vector.pop(place)
    return vector, item
