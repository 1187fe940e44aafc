"""
Who somebody is: a signed guest identity in a cookie, and optionally a name and a password.

The cookie holds a random number and a signature, nothing else. Seat secrets and passwords are
kept as hashes only.
"""

import asyncio
import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar.datastructures import Cookie
from litestar.types import Scope

from botyard.server.errors import NoPerson

COOKIE: Final = "botyard"
EARLIER: Final = "old-"  # begins the session of cookies of before there were sessions
LONGEST_TOKEN: Final = 128
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
_HASHERS_AT_ONCE: Final = 2  # each takes 64 MiB and a core for a moment


def new_id() -> str:
    """A name for a person, a table, a record: nobody guesses it."""
    return secrets.token_urlsafe(12)


def may_be_id(text: str) -> bool:
    """
    Whether something could be a name of ours; whatever else is asked for is not there.

    >>> may_be_id(new_id()), may_be_id("a/b")
    (True, False)
    """
    return _ID.fullmatch(text) is not None


def new_secret() -> str:
    """The secret of a seat link: 128 random bits."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    """A secret as it is stored. It is random, so that nothing slower is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()


@dataclass(frozen=True)
class Caller:
    """Who asks, as far as the connection itself says."""

    address: str  # an IPv4 address or an IPv6 /64: what counts as one place
    secure: bool  # whether it came over https
    person: str | None  # the cookie is signed by us, and its session has not ended
    session: str = ""

    def somebody(self) -> str:
        """The person, for what only somebody can do."""
        if self.person is None:
            raise NoPerson("no-person")
        return self.person


def caller_of(scope: Scope) -> Caller:
    """Who asks; the gate has found it out."""
    caller: Caller = scope["state"]["caller"]
    return caller


class Keys:
    """The key that cookies are signed with."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def sign(self, person: str, session: str) -> str:
        """A token that proves to be this person, in this session."""
        signed = f"{person}.{session}"
        return f"{signed}.{self._signature(signed)}"

    def read(self, token: str) -> tuple[str, str] | None:
        """
        Person and session of a token, or None for one that we have not signed.

        Tokens of before there were sessions name a person alone; all of theirs are one session.
        """
        signed, _, signature = token[:LONGEST_TOKEN].rpartition(".")
        given, right = signature.encode(errors="replace"), self._signature(signed).encode()
        if not hmac.compare_digest(given, right):
            return None
        person, _, session = signed.partition(".")
        return person, session or f"{EARLIER}{person}"

    def _signature(self, signed: str) -> str:
        signature = hmac.digest(self._key, signed.encode(errors="replace"), "sha256")
        return urlsafe_b64encode(signature).rstrip(b"=").decode()


def cookie(token: str, *, secure: bool, seconds: int = 0) -> Cookie:
    """The cookie that carries a token for a time; an empty token takes it away."""
    return Cookie(
        COOKIE,
        value=token,
        max_age=seconds if token else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
    )


class Passwords:
    """Passwords as argon2 hashes, made and checked beside the event loop, a few at once."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._turns = asyncio.Semaphore(_HASHERS_AT_ONCE)
        self._of_nobody = ""

    async def hash(self, password: str) -> str:
        """A password as it is stored."""
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, stored: str | None, password: str) -> bool:
        """Whether a password is right; where there is none, finding out takes as long."""
        if stored is None and not self._of_nobody:
            self._of_nobody = await self.hash(new_secret())  # which takes as long
            return False
        async with self._turns:
            return await asyncio.to_thread(self._verified, stored or self._of_nobody, password)

    def _verified(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False
