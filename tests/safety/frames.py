"""Frames that nobody should send, made from those that one may, and raw connections for them."""

import asyncio
import base64
import json
import os
import random
import socket
import struct
from urllib.parse import urlsplit

from tools.served import Json, Served

TEXT, BINARY, CLOSE = 1, 2, 8
RUBBISH: list[object] = [
    None,
    True,
    -1,
    0,
    65,
    2**31,
    2**63,
    10**40,
    -(10**40),
    1.5,
    1e308,
    "",
    "\x00",
    "a" * 500,
    "program:1=c1",
    "\u202e",
    "😀" * 20,
    [],
    {},
    [[[]]],
    {"type": "order"},
    "hello",
    "order",
    "__class__",
]


def frames_of(seat: int, question: int) -> list[Json]:
    """One frame of each kind, some of them right; nothing that lets others go on by themselves."""
    asking = {"id": "a", "seat": seat}
    return [
        asking | {"type": "order", "question": question, "action": "ready"},
        asking | {"type": "order", "question": question, "action": "program:1=c7"},
        asking | {"type": "undo"},
        asking | {"type": "seen", "version": question},
        asking | {"type": "why", "action": "ready"},
        asking | {"type": "preview", "actions": ["ready"]},
        asking | {"type": "hint"},
        asking | {"type": "propose", "what": "end"},
        asking | {"type": "decline", "what": "end"},
        asking | {"type": "resume"},
        asking | {"type": "return"},
        {"type": "ping", "id": "a"},
        {"type": "hello", "protocol": 2},
    ]


def mangled(frame: Json, chance: random.Random) -> str | bytes:
    """A frame with something wrong in it."""
    changed: Json = dict(frame)
    key = chance.choice([*frame, "extra", "type"])
    match chance.randrange(9):
        case 0:
            changed.pop(key, None)
        case 1 | 2 | 3:
            changed[key] = chance.choice(RUBBISH)
        case 4:
            text = json.dumps(frame)
            return text[: chance.randrange(len(text))]
        case 5:
            text = json.dumps(frame)
            return text[:-1] + f', "{key}": {json.dumps(chance.choice(RUBBISH))}}}'
        case 6:
            raw = bytearray(json.dumps(frame).encode())
            for _ in range(chance.randint(1, 4)):
                raw[chance.randrange(len(raw))] = chance.randrange(256)
            return bytes(raw)
        case 7:
            return json.dumps(chance.choice([[frame], str(frame), [], 7, None, {"frame": frame}]))
        case _:
            deep = chance.choice([20, 40, 5000])
            return f'{{"type": "why", "id": "a", "seat": 1, "action": {"[" * deep}{"]" * deep}}}'
    return json.dumps(changed)


def wire(payload: bytes, kind: int = TEXT, *, mask: bool = True, first: int | None = None) -> bytes:
    """A frame as it goes over the wire; ``first`` replaces its first byte."""
    head = bytes([0x80 | kind if first is None else first])
    masked = 0x80 if mask else 0
    if len(payload) < 126:
        head += bytes([masked | len(payload)])
    elif len(payload) < 65536:
        head += bytes([masked | 126]) + struct.pack(">H", len(payload))
    else:
        head += bytes([masked | 127]) + struct.pack(">Q", len(payload))
    if not mask:
        return head + payload
    key = os.urandom(4)
    return head + key + bytes(byte ^ key[at % 4] for at, byte in enumerate(payload))


def handshake(served: Served, table: str, cookie: str = "") -> bytes:
    """The bytes that ask for a live connection."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: {urlsplit(served.url).netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: botyard={cookie}",
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


async def connected(served: Served) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A plain connection to a server."""
    parts = urlsplit(served.url)
    return await asyncio.open_connection(parts.hostname, parts.port)


def cut(writer: asyncio.StreamWriter) -> None:
    """End a connection without a word, as if somebody pulled the plug."""
    plug: socket.socket = writer.get_extra_info("socket")
    if plug.fileno() >= 0:  # the other side has not done so yet
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.transport.abort()
