"""
What goes wrong, told to whoever asked: a key, the clause behind it, and words they read.

Errors never carry a traceback to the outside. What nobody foresaw is logged under a random
reference, and the reference is all that is told.
"""

import logging
import secrets
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import Scope

from botyard.kernel.errors import BotyardError, IllegalAction, UnknownName
from botyard.server.language import language_of
from botyard.words import Words, error_text

LOG: Final = logging.getLogger("botyard")

# What Litestar refuses by itself.
_KEYS: Final = {
    400: "request-bad",
    404: "page-missing",
    405: "method-not-allowed",
    413: "body-too-large",
}

# What the terminal tells by names that are typed there; a page has none to type.
_FOR_READERS: Final = {"unknown-game": "game-missing"}


class ServerError(BotyardError):
    """Something the server refuses; ``status`` is what HTTP calls it."""

    status = 400


class NoPerson(ServerError):
    """Whoever asks has not said who they are."""

    status = 401


class Forbidden(ServerError):
    """Whoever asks may not."""

    status = 403


class Missing(ServerError):
    """It is not there, or is not for whoever asks: the answer is the same."""

    status = 404


class Trouble(ServerError):
    """Something nobody foresaw; ``params["reference"]`` is what the log has it under."""

    status = 500


class ErrorBody(msgspec.Struct):
    """An error as everybody is told of it."""

    error: str
    clause: str | None
    params: dict[str, Any]
    text: str


def error_body(wrong: BotyardError, language: str, words: Words | None = None) -> ErrorBody:
    """An error in words and in parts; ``words`` are those of a table, which knows names."""
    params = {key: _plain(value) for key, value in wrong.params.items() if key != "clause"}
    clause = wrong.params.get("clause")
    told = BotyardError(_FOR_READERS.get(wrong.key, wrong.key), **wrong.params)
    text = error_text(told, language) if words is None else words.error(told)
    return ErrorBody(wrong.key, str(clause) if clause else None, params, text)


def error_headers(wrong: BotyardError) -> dict[str, str]:
    """What an error says in headers: how many seconds to wait."""
    seconds = wrong.params.get("seconds")
    return {} if seconds is None else {"retry-after": str(seconds)}


def answer(request: Request[Any, Any, Any], wrong: Exception) -> Response[ErrorBody]:
    """The one answer to everything that goes wrong in a handler."""
    known = foreseen(wrong)
    of_litestar = wrong.headers if isinstance(wrong, HTTPException) else None
    return Response(
        error_body(known, language_of(request.scope)),
        status_code=status_of(known, request.scope),
        headers={**(of_litestar or {}), **error_headers(known)},
        media_type="application/json",
    )


def foreseen(wrong: Exception) -> BotyardError:
    """What is told of anything that goes wrong; what nobody foresaw is logged."""
    return _foreseen(wrong) or _unforeseen(wrong)


def status_of(wrong: BotyardError, scope: Scope) -> int:
    """What HTTP calls it. A name that stands in the address and is unknown is not found."""
    if isinstance(wrong, UnknownName):
        in_path = wrong.params.get("name") in scope.get("path_params", {}).values()
        return 404 if in_path else 400
    if isinstance(wrong, IllegalAction):
        return 409
    return int(getattr(wrong, "status", 400))


def _foreseen(wrong: Exception) -> BotyardError | None:
    """What it is called here, if it is the fault of whoever asked."""
    if isinstance(wrong, BotyardError):
        return wrong
    if isinstance(wrong, RecursionError):
        return ServerError("json-too-deep")
    if isinstance(wrong, ValidationException) and isinstance(wrong.extra, list):
        first = wrong.extra[0]
        path = first.get("key", ".")
        return ServerError("request-invalid", path=path, why=first.get("message", ""))
    if isinstance(wrong, HTTPException) and wrong.status_code < 500:
        refused = ServerError(_KEYS.get(wrong.status_code, _KEYS[400]))
        refused.status = wrong.status_code
        return refused
    return None


def _unforeseen(wrong: Exception) -> BotyardError:
    reference = secrets.token_hex(4)
    LOG.critical("server-trouble %s", reference, exc_info=wrong)
    return Trouble("server-trouble", reference=reference)


def _plain(value: object) -> object:
    """A parameter as JSON can hold it."""
    return value if isinstance(value, str | int | float | bool | list | None) else str(value)
