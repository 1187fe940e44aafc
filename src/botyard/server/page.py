"""The API described: the OpenAPI document, and a page made from it without any script."""

from html import escape
from importlib import resources
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Request, Router, get
from litestar.openapi import OpenAPIConfig
from litestar.params import FromQuery
from litestar.routes import BaseRoute
from litestar.types import ControllerRouterHandler

from botyard import __version__
from botyard.server.errors import ErrorBody
from botyard.server.language import chosen_language
from botyard.words import Words

Schema = dict[str, Any]

_REFERENCE: Final = "#/components/schemas/"
_METHODS: Final = ("get", "post", "put", "patch", "delete")


class _NoRoutes(Router):
    """Litestar would add pages that load scripts from elsewhere; here they find no place."""

    def register(self, value: ControllerRouterHandler) -> list[BaseRoute]:
        return []


DOCUMENT: Final = OpenAPIConfig(
    title="Botyard",
    version=__version__,
    openapi_router=_NoRoutes("/", route_handlers=[]),
    use_handler_docstrings=True,
)


@get("/api/openapi.json", sync_to_thread=True, include_in_schema=False)
def openapi(request: Request[Any, Any, Any]) -> Schema:
    """The OpenAPI document."""
    return document_of(request.app)


@get("/api/docs", sync_to_thread=True, include_in_schema=False, media_type=MediaType.HTML)
def docs(request: Request[Any, Any, Any], lang: FromQuery[str | None] = None) -> str:
    """The same, to be read."""
    words = Words(chosen_language(lang, request.scope))
    return rendered(document_of(request.app), words)


@get("/api/docs.css", sync_to_thread=False, include_in_schema=False, media_type="text/css")
def style() -> str:
    """How that page looks."""
    return resources.files("botyard.server").joinpath("docs.css").read_text(encoding="utf-8")


ROUTES: Final = [openapi, docs, style]


def document_of(app: Litestar) -> Schema:
    """The OpenAPI document of an application; it is made once."""
    if "document" not in app.state:
        app.state["document"] = _corrected(app.openapi_schema.to_schema())
    document: Schema = app.state["document"]
    return document


def _corrected(document: Schema) -> Schema:
    """What Litestar does not know: errors have one form, and unknown keys are refused."""
    schemas = document["components"]["schemas"]
    _, ours = msgspec.json.schema_components([ErrorBody], ref_template=_REFERENCE + "{name}")
    schemas |= ours
    told = {"application/json": {"schema": {"$ref": f"{_REFERENCE}{ErrorBody.__name__}"}}}
    for item in document["paths"].values():
        for method in item.keys() & set(_METHODS):
            operation = item[method]
            responses = operation["responses"]
            responses.pop("400", None)
            responses.get("204", {}).pop("content", None)
            responses["default"] = {"description": ErrorBody.__doc__, "content": told}
            _close(operation.get("requestBody"), schemas)
    return document


def _close(part: object, schemas: Schema) -> None:
    """Allow no other keys in whatever is sent, however far inside."""
    if isinstance(part, list):
        for inside in part:
            _close(inside, schemas)
    if isinstance(part, dict):
        named = schemas.get(str(part.get("$ref", "")).removeprefix(_REFERENCE))
        if named is not None and "additionalProperties" not in named:
            named["additionalProperties"] = False
            _close(named, schemas)
        _close(list(part.values()), schemas)


def rendered(document: Schema, words: Words) -> str:
    """An OpenAPI document as a page."""
    title, intro, types = (_text(words.say(f"docs-{part}")) for part in ("title", "intro", "types"))
    operations = [
        _operation(method, path, item[method], words)
        for path, item in sorted(document["paths"].items())
        for method in _METHODS
        if method in item
    ]
    schemas = [_schema(*named) for named in sorted(document["components"]["schemas"].items())]
    return f"""<!doctype html>
<html lang="{words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<h1>{title}</h1>
<p>{intro} <a href="/api/openapi.json">openapi.json</a></p>
{"".join(operations)}
<h2>{types}</h2>
{"".join(schemas)}
</body>
</html>
"""


def _operation(method: str, path: str, operation: Schema, words: Words) -> str:
    """What can be asked at one address, what has to be sent, and what comes back."""
    rows = [
        (_code(parameter["name"]), _type(parameter["schema"]))
        for parameter in operation.get("parameters", [])
    ]
    if "requestBody" in operation:
        rows.append((_text(words.say("docs-body")), _content(operation["requestBody"])))
    for status, response in sorted(operation["responses"].items()):
        rows.append((_text(status), _content(response)))
    head = f"<h2><b>{method.upper()}</b> {_code(path)}</h2>"
    return f"<article>{head}<p>{_text(operation.get('description', ''))}</p>{_rows(rows)}</article>"


def _schema(name: str, schema: Schema) -> str:
    """A type with its fields."""
    needed = schema.get("required", [])
    rows = [
        (_code(field if field in needed else f"{field}?"), _type(inside))
        for field, inside in schema.get("properties", {}).items()
    ]
    head = f"<h3>{_text(name)}</h3><p>{_text(schema.get('description', ''))}</p>"
    return f'<article id="{_text(name)}">{head}{_rows(rows)}</article>'


def _content(message: Schema) -> str:
    """The type of a body."""
    found = [_type(content.get("schema", {})) for content in message.get("content", {}).values()]
    return " | ".join(found) or _text(message.get("description", ""))


def _type(schema: Schema) -> str:
    """A type in one line; one that has a name links to it."""
    if "$ref" in schema:
        name = _text(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    several = schema.get("oneOf") or schema.get("anyOf")
    if several:
        return " | ".join(_type(one) for one in several)
    if "enum" in schema:
        return " | ".join(_code(str(value)) for value in schema["enum"])
    if schema.get("type") == "array":
        return f"[ {_type(schema.get('items', {}))} … ]"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"{{ … : {_type(schema['additionalProperties'])} }}"
    kind = schema.get("type", "…")
    return _text(" | ".join(kind) if isinstance(kind, list) else str(kind))


def _rows(rows: list[tuple[str, str]]) -> str:
    lines = [f"<tr><th>{name}</th><td>{content}</td></tr>" for name, content in rows]
    return f"<table>{''.join(lines)}</table>" if lines else ""


def _code(text: str) -> str:
    return f"<code>{_text(text)}</code>"


def _text(text: str) -> str:
    return escape(text)
