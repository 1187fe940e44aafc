"""
The gate that every connection passes first: where it comes from, and whether it may come in.

Plain ASGI. A WebSocket is looked at once, when it connects; its frames pass untouched.
"""

import re
import socket
import time
from dataclasses import replace
from typing import Final, cast
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from botyard.kernel.errors import BotyardError
from botyard.server.address import is_number, origin_of
from botyard.server.connection_limits import ConnectionLimits
from botyard.server.errors import Forbidden, ServerError, error_body, error_headers, status_of
from botyard.server.identity import COOKIE, Caller
from botyard.server.language import language_of
from botyard.server.limits import TooMany
from botyard.server.services import Services

Headers = list[tuple[bytes, bytes]]

_SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
_HOST: Final = re.compile(rb"([a-zA-Z0-9_.-]{1,253}|\[[0-9a-fA-F:.]{2,45}\])(:\d{1,5})?")
_POLICY: Final = (
    b"default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    b"object-src 'none'"
)
_HEADERS: Final[Headers] = [
    (b"content-security-policy", _POLICY),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
_NOT_KEPT: Final = (b"cache-control", b"no-store")


class OtherHost(ServerError):
    """Somebody asks for a host that is not this one."""

    status = 421


class Gate:
    """
    Stands before the whole application, so that a page that does not exist passes it too.

    It refuses a host that is none, a foreign site's browser (``Origin``) and who comes too
    often; it finds out who asks, and adds headers that keep browsers strict.
    """

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._services = services
        self._names = _own_names(services.settings.public_url)
        self._live = ConnectionLimits(services.settings.connections, ())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a connection in, or say why not."""
        begun = time.perf_counter()
        if scope["type"] == ScopeType.HTTP:
            send = _strict(send, scope["path"])
            if scope["method"] == "HEAD":  # the same answer as to a GET, without its body
                scope = cast("Scope", {**scope, "method": "GET"})
                send = _bodiless(send)
        try:
            caller = self._let_in(scope)
            if caller.person and not await self._goes_on(caller):
                caller = replace(caller, person=None, session="")
            scope["state"]["caller"] = caller
            scope["state"]["limits"] = self._services.limits
        except BotyardError as wrong:
            await _refuse(wrong, scope, send)
            return
        if scope["type"] != ScopeType.WEBSOCKET:
            await self._app(scope, receive, send)
            self._services.metrics.requests.observe(time.perf_counter() - begun)
            return
        entered = self._live.enter_from(scope["state"]["caller"].address)
        if entered is None:
            await _refuse(TooMany("connections-many"), scope, send)
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._live.leave(entered)

    def _let_in(self, scope: Scope) -> Caller:
        """Who asks, if they may."""
        settings, limits = self._services.settings, self._services.limits
        headers = dict(scope["headers"])
        address, secure = origin_of(scope, headers, settings.proxies)
        person, session = self._signed(headers) or (None, "")
        caller = Caller(address, secure, person, session)
        live = scope["type"] == ScopeType.WEBSOCKET
        limits.spend("connect" if live else "request", caller.person, address)
        self._check_host(scope["headers"])
        if live or scope.get("method") not in _SAFE_METHODS:
            self._check_origin(headers, secure)
        return caller

    async def _goes_on(self, caller: Caller) -> bool:
        """Whether the session of a cookie has not ended."""
        return await self._services.signed_in.goes_on(caller.somebody(), caller.session)

    def _signed(self, headers: dict[bytes, bytes]) -> tuple[str, str] | None:
        """Person and session of the cookie, if we have signed it."""
        for part in headers.get(b"cookie", b"").split(b";"):
            name, _, token = part.strip().partition(b"=")
            if name == COOKIE.encode():
                return self._services.keys.read(token.decode("latin-1"))
        return None

    def _check_host(self, headers: object) -> None:
        """One host that looks like one, and is ours where we know what we are called."""
        hosts = [value for name, value in cast(Headers, headers) if name == b"host"]
        found = _HOST.fullmatch(hosts[0]) if len(hosts) == 1 else None
        if found is None:
            raise ServerError("host-wrong")
        host = found[1].decode().lower().rstrip(".")
        if self._names and host not in self._names and not is_number(host):
            public = self._services.settings.public_url
            raise OtherHost("host-foreign", host=host, url=public)

    def _check_origin(self, headers: dict[bytes, bytes], secure: bool) -> None:
        """A browser says which site asks: only ours may. Programs say nothing."""
        origin = headers.get(b"origin")
        if origin is None:
            return
        host = headers[b"host"]
        ours = [b"https://" + host] if secure else [b"https://" + host, b"http://" + host]
        public = self._services.settings.public_url.encode()
        if origin not in ours and (not public or origin != public):
            raise Forbidden("origin-foreign", origin=origin.decode("latin-1"))


def _own_names(public_url: str) -> set[str]:
    """What a browser may call us; with no public address, anything."""
    if not public_url:
        return set()
    own = socket.gethostname().lower()
    return {urlsplit(public_url).hostname or "", "localhost", own, f"{own}.local"}


def _bodiless(send: Send) -> Send:
    """A way to answer that leaves the body out."""

    async def send_head(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return send_head


def _strict(send: Send, path: str) -> Send:
    """A way to answer that adds the headers; what the API says is not kept by browsers."""

    async def send_strictly(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = list(message["headers"])
            if path.startswith("/api/") and all(name != _NOT_KEPT[0] for name, _ in headers):
                headers.append(_NOT_KEPT)
            message["headers"] = [*headers, *_HEADERS]
        await send(message)

    return send_strictly


async def _refuse(wrong: BotyardError, scope: Scope, send: Send) -> None:
    """Say why somebody may not come in; a WebSocket is told before it is one, where that works."""
    kind = "http.response"
    if scope["type"] == ScopeType.WEBSOCKET:
        kind = "websocket.http.response"
        if kind not in (scope.get("extensions") or {}):
            await send({"type": "websocket.close", "code": 1008, "reason": wrong.key})
            return
    body = msgspec.json.encode(error_body(wrong, language_of(scope)))
    headers = {"content-type": "application/json", "content-length": str(len(body))}
    headers |= error_headers(wrong)
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    status = status_of(wrong, scope)
    start = {"type": f"{kind}.start", "status": status, "headers": raw}
    await send(cast(Message, start))
    await send(cast(Message, {"type": f"{kind}.body", "body": body, "more_body": False}))
