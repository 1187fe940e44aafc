"""``docs/protocol.md`` names everything that there is, and its examples are frames."""

import json
import re
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args

import jsonschema_rs
import msgspec
import pytest
from litestar.routes import HTTPRoute
from msgspec.structs import FieldInfo, fields

from botyard.server import driver, messages
from botyard.server.app import create_app
from botyard.server.body import (
    DEEPEST,
    MOST_ANONYMOUS,
    MOST_BYTES,
    MOST_ESCAPES,
    MOST_UPLOADED,
    MOST_VALUES,
)
from botyard.server.errors import ErrorBody
from botyard.server.limits import TooMany
from botyard.server.messages import Incoming, Outgoing, schema
from botyard.server.routes import live, people, seats, tables
from botyard.server.serving import LARGEST_FRAME, PING_EVERY
from botyard.server.settings import default_settings
from botyard.tables import clocks, entries, shown, timing
from botyard.tables import seats as table_seats
from server.frame import chosen

DOCS: Final = Path(__file__).parents[2] / "docs"
PROTOCOL: Final = (DOCS / "protocol.md").read_text(encoding="utf-8")
HOSTING: Final = (DOCS / "hosting.md").read_text(encoding="utf-8")
TO_SERVER, FROM_SERVER = "to server", "from server"

Type = type[msgspec.Struct]


class Example(NamedTuple):
    """A block of JSON, and what its first line says that it is."""

    what: str
    text: str


def structs_of(module: object) -> list[Type]:
    """The public types that a module itself defines."""
    return [
        found
        for name, found in vars(module).items()
        if isinstance(found, type)
        and issubclass(found, msgspec.Struct)
        and not name.startswith("_")
        and found.__module__ == module.__name__  # type: ignore[attr-defined]
    ]


def name_of(struct: Type) -> str:
    """What a type is called in the page: a frame by its ``type``."""
    return str(struct.__struct_config__.tag or struct.__name__)


def sections() -> dict[str, str]:
    """The text below each heading that names a frame or a type."""
    parts = re.split(r"^#+ (.*)$", PROTOCOL, flags=re.MULTILINE)
    found = zip(parts[1::2], parts[2::2], strict=True)
    return {title.strip("`"): text for title, text in found if title.startswith("`")}


FRAMES: Final = [*get_args(Incoming), *get_args(Outgoing)]
PARTS: Final = [
    messages.TableShown,
    *structs_of(shown),
    *structs_of(table_seats),
    clocks.ClockShown,
    entries.Clock,
    entries.Spectators,
]
BODIES: Final[dict[str, Type]] = {
    struct.__name__: struct for module in (people, tables, seats) for struct in structs_of(module)
} | {ErrorBody.__name__: ErrorBody}
EXAMPLES: Final = [
    Example(what, text)
    for what, text in re.findall(r"^```json (.+)\n((?:.+\n)+?)```$", PROTOCOL, re.MULTILINE)
]


@pytest.mark.parametrize("struct", [*FRAMES, *PARTS], ids=lambda struct: struct.__name__)
def test_every_frame_and_every_field_is_explained(struct: Type) -> None:
    text = sections()[name_of(struct)]
    prose = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
    for field in fields(struct):
        assert f"`{field.encode_name}`" in prose, field.encode_name


@pytest.mark.parametrize("struct", PARTS, ids=lambda struct: struct.__name__)
def test_what_an_absent_field_means_is_said(struct: Type) -> None:
    if not struct.__struct_config__.omit_defaults:
        return
    rows = [line.split("|") for line in sections()[struct.__name__].splitlines() if "`" in line]
    said = {name: row[2] for row in rows for name in re.findall(r"`(\w+)`", row[1])}
    for field in fields(struct):
        if not field.required:
            usual = default_of(field)
            assert usual is None or json.dumps(usual).strip('"') in said[field.name], field.name


def default_of(field: FieldInfo) -> object:
    """The usual value of a field; None if a word of its own says it."""
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default


def test_there_are_examples_of_every_frame() -> None:
    for side, union in ((TO_SERVER, Incoming), (FROM_SERVER, Outgoing)):
        seen = {json.loads(text)["type"] for what, text in EXAMPLES if what == side}
        assert seen == {name_of(frame) for frame in get_args(union)}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.what)
def test_every_example_is_what_it_says(example: Example) -> None:
    if example.what == TO_SERVER:
        messages.read_frame(example.text)
    elif example.what == FROM_SERVER:
        read = msgspec.json.decode(example.text, type=Outgoing)
        assert json.loads(messages.write_frame(read)) == json.loads(example.text)
    else:
        msgspec.json.decode(example.text, type=BODIES[example.what])


def test_no_block_of_json_goes_unchecked() -> None:
    assert len(EXAMPLES) == PROTOCOL.count("```json")


def test_the_schema_is_one_and_the_examples_fit_it() -> None:
    jsonschema_rs.meta.validate(schema())
    for side, name in ((TO_SERVER, "Incoming"), (FROM_SERVER, "Outgoing")):
        check = jsonschema_rs.Draft202012Validator(schema() | {"$ref": f"#/$defs/{name}"})
        for what, text in EXAMPLES:
            if what == side:
                check.validate(json.loads(text))
        for wrong in ('{"type": "?"}', '{"type": "hello"}', "[]"):
            assert not check.is_valid(json.loads(wrong))


def test_every_route_is_named(tmp_path: Path) -> None:
    routes = create_app(chosen(tmp_path)).routes
    for route in routes:
        path = re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path)
        methods: set[Any] = set(route.methods) if isinstance(route, HTTPRoute) else {"WebSocket"}
        for method in methods - {"OPTIONS"}:
            named = f"`{method} {path}`" if method != "WebSocket" else f"WebSocket `{path}`"
            assert named in PROTOCOL + HOSTING, named


def test_every_kind_of_entry_and_status_is_named() -> None:
    names = [name for name in vars(entries) if name.isupper() and name != "PROPOSALS"]
    assert len(names) > 15
    for name in names:
        assert f"`{getattr(entries, name)}`" in PROTOCOL, name


def test_the_numbers_are_those_of_the_server() -> None:
    def says(text: str) -> bool:
        return text in re.sub(r"\s+", " ", PROTOCOL)

    rates: Any = default_settings()["limits"]
    for kind, named in {
        "order": "frames after the hello | 600 a minute",
        "ask": "`hint` | 300 a minute",
        "connect": "live connections opened | 60 a minute",
        "request": "requests | 1200 a minute",
        "table": "new tables | 60 an hour",
        "link": "links made or tried | 120 an hour",
    }.items():
        assert says(named)
        count, _, time = str(rates[kind]).partition("/")
        assert re.search(rf"\| {count} an? {time}$", named), kind
    assert rates["people"] == "30/hour"
    assert rates["address_factor"] == 10
    assert says("new guests | 300 an hour")
    assert says(f"a body | {MOST_BYTES // 1024} KiB, a record {MOST_UPLOADED // 1024**2} MiB")
    assert says(f"{MOST_ANONYMOUS // 1024} KiB without a cookie")
    full = f"{MOST_VALUES:,} values and {MOST_ESCAPES:,} backslashes"
    assert says(f"nested {DEEPEST} deep, with at most {full}")
    assert says(f"up to {LARGEST_FRAME // 1024} KiB")
    assert says(f"within {live.GREETING:.0f} seconds")
    assert says(f"at most {live.THINKING:.0f} seconds each")
    assert says(f"pings every {PING_EVERY} seconds")
    assert says(f"up to {messages.MOST_PREVIEWED} `actions`")
    for code in (live.REFUSED, live.RESTART, live.LATER):
        assert says(f"| {code} |")
    assert says(f"| {TooMany.status} |")
    assert says(f"after {timing.SHOWING} seconds")
    assert says(f"wait {driver.GRACE:.0f} seconds for people to come back")
    assert says(f"longer than {driver.PATIENCE:.0f} seconds is replaced")
    assert f"by a lease of {driver.LEASE:.0f} seconds" in HOSTING
