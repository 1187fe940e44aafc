"""Everything that somebody can send has a largest size."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from litestar.handlers import HTTPRouteHandler

from botyard.server.app import ROUTES
from botyard.server.messages import schema

FREE: set[str] = {"TableWish.options", "StillWish.options"}  # see server/test_options.py


def parts(node: Any, defs: dict[str, Any], path: str, seen: set[str]) -> Iterator[tuple[str, Any]]:  # noqa: ANN401
    """Every schema below one, with where it is."""
    if isinstance(node, list):
        for one in node:
            yield from parts(one, defs, path, seen)
        return
    if not isinstance(node, dict):
        return
    if "$ref" in node:
        name = node["$ref"].rpartition("/")[2]
        if name not in seen:
            yield from parts(defs[name], defs, name, seen | {name})
        return
    yield path, node
    for key, below in node.get("properties", {}).items():
        yield from parts(below, defs, f"{path}.{key}", seen)
    for key in ("items", "additionalProperties", "anyOf", "oneOf", "allOf", "prefixItems"):
        yield from parts(node.get(key), defs, path, seen)


def unbounded(node: Any, defs: dict[str, Any]) -> set[str]:  # noqa: ANN401 - a schema
    return {path for path, part in parts(node, defs, "", set()) if not is_bounded(part)}


def is_bounded(part: dict[str, Any]) -> bool:
    """Whether a text, a list or a table has a largest size."""
    if part.get("type") == "object":
        return not part.get("additionalProperties") or "maxProperties" in part
    wanted = {
        "string": {"maxLength", "enum", "const"},
        "array": {"maxItems"},
    }
    bounds = wanted.get(str(part.get("type")))
    return bounds is None or bool(bounds & part.keys())


def bodies() -> list[Any]:
    """What handlers are sent, as they declare it."""
    found = [one.parsed_data_field for one in ROUTES if isinstance(one, HTTPRouteHandler)]
    return [field.annotation for field in found if field is not None]


@pytest.mark.parametrize("body", bodies(), ids=lambda body: body.__name__)
def test_every_text_of_a_request_is_bounded(body: Any) -> None:  # noqa: ANN401 - a type
    found = msgspec.json.schema(body)
    assert unbounded(found, found["$defs"]) - FREE == set()


def test_every_text_of_a_frame_is_bounded() -> None:
    defs = schema()["$defs"]
    assert unbounded({"$ref": "#/$defs/Incoming"}, defs) == set()


@pytest.mark.parametrize(("kind", "bound"), [("string", "maxLength"), ("array", "maxItems")])
def test_what_has_no_bound_is_found(kind: str, bound: str) -> None:
    defs = {"A": {"properties": {"b": {"type": kind}, "c": {"type": kind, bound: 3}}}}
    assert unbounded({"$ref": "#/A"}, defs) == {"A.b"}


def test_a_table_without_a_bound_is_found() -> None:
    free = {"type": "object", "additionalProperties": {"type": "boolean"}}
    defs = {"A": {"properties": {"b": free, "c": free | {"maxProperties": 3}}}}
    assert unbounded({"$ref": "#/A"}, defs) == {"A.b"}
