"""Signed cookies, secrets and passwords."""

import asyncio

from hypothesis import given, settings
from hypothesis import strategies as st

from botyard.server.identity import Keys, Passwords, cookie, hashed, new_id, new_secret


def test_a_token_is_read_by_the_key_that_signed_it() -> None:
    keys, others = Keys("ours"), Keys("theirs")
    person, session = new_id(), new_id()
    assert keys.read(keys.sign(person, session)) == (person, session)
    assert others.read(keys.sign(person, session)) is None


def test_a_token_that_was_changed_is_none() -> None:
    keys = Keys("ours")
    token = keys.sign("somebody", "somewhere")
    for place in range(len(token)):
        other = "A" if token[place] != "A" else "B"
        assert keys.read(token[:place] + other + token[place + 1 :]) is None
    assert keys.read(token + "A") is None
    assert keys.read("x" * 200 + token) is None


@settings(deadline=None)  # a busy machine may take any time
@given(st.text())
def test_nothing_that_is_sent_as_a_token_breaks_anything(token: str) -> None:
    assert Keys("ours").read(token) is None


def test_secrets_have_128_bits_and_are_stored_hashed() -> None:
    secret = new_secret()
    assert len(secret) == 22
    assert secret not in hashed(secret)
    assert hashed(secret) == hashed(secret) != hashed(new_secret())


def test_the_cookie_is_for_us_alone() -> None:
    plain = cookie("token", secure=False, seconds=9).to_header(header="")
    assert "HttpOnly" in plain
    assert "SameSite=lax" in plain
    assert "Path=/" in plain
    assert "Max-Age=9" in plain
    assert "Secure" not in plain
    assert "Secure" in cookie("token", secure=True).to_header(header="")
    assert "Max-Age=0" in cookie("", secure=True).to_header(header="")


def test_a_password_fits_its_hash_alone() -> None:
    async def check() -> list[bool]:
        passwords = Passwords()
        stored = await passwords.hash("correct horse")
        assert "correct" not in stored
        return [
            await passwords.fits(stored, "correct horse"),
            await passwords.fits(stored, "battery staple"),
            await passwords.fits(None, "correct horse"),
            await passwords.fits("rubbish", "correct horse"),
        ]

    assert asyncio.run(check()) == [True, False, False, False]
