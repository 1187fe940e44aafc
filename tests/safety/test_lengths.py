"""Every text that somebody can send has a longest length."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from litestar.handlers import HTTPRouteHandler

from botyard.server.app import ROUTES
from botyard.server.messages import schema

FREE: set[str] = {"TableWish.options", "StillWish.options"}  # a game reads them; the body is short


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
    return {
        path
        for path, part in parts(node, defs, "", set())
        if part.get("type") == "string" and not {"maxLength", "enum", "const"} & part.keys()
    }


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


def test_a_text_without_a_bound_is_found() -> None:
    defs = {"A": {"properties": {"b": {"type": "string"}, "c": {"type": "string", "maxLength": 3}}}}
    assert unbounded({"$ref": "#/A"}, defs) == {"A.b"}
