"""Guests, accounts, and what is stored about them."""

from pathlib import Path

import pytest

from server.frame import Client, client, guest

ACCOUNT = {"name": "Ida", "password": "correct horse"}


def test_who_comes_in_is_somebody(asking: Client) -> None:
    assert asking.get("/api/me").json()["error"] == "no-person"
    me = guest(asking, " Ida   B. ")
    assert me["nickname"] == "Ida B."
    assert asking.get("/api/me").json() == me


def test_who_comes_in_again_is_the_same(asking: Client) -> None:
    first = guest(asking)
    again = asking.post("/api/me", json={}).json()
    renamed = asking.post("/api/me", json={"nickname": "Noor"}).json()
    assert again == first
    assert (renamed["person"], renamed["nickname"]) == (first["person"], "Noor")


def test_a_guest_without_a_name_is_given_one(asking: Client) -> None:
    answer = asking.post("/api/me", json={}, headers={"accept-language": "de"})
    assert answer.json()["nickname"] == "Gast"


def test_new_guests_are_limited_by_address(tmp_path: Path) -> None:
    with client(tmp_path, limits={"people": "2/day", "address_factor": 1}) as asking:
        codes = []
        for _ in range(3):
            asking.cookies.clear()
            codes.append(asking.post("/api/me", json={}).status_code)
    assert codes == [201, 201, 429]


@pytest.mark.parametrize(
    "nickname",
    [
        "",
        "   ",
        "x" * 25,
        "a\nb\x00",
        "a\u202eb",
        "a\u2066b",
        "\u200b",
        "e" + "\u0301" * 9,
    ],
)
def test_a_nickname_that_would_upset_a_page_is_refused(nickname: str, asking: Client) -> None:
    guest(asking)
    answer = asking.patch("/api/me", json={"nickname": nickname})
    assert answer.status_code == 400
    assert answer.json()["error"] in ("nickname-wrong", "request-invalid")
    assert asking.get("/api/me").json()["nickname"] == "Ida"


@pytest.mark.parametrize("nickname", ["Zoë", "李雷", "Ана", "<b>&amp;", "🤖"])
def test_a_nickname_may_be_in_any_script(nickname: str, asking: Client) -> None:
    guest(asking)
    assert asking.patch("/api/me", json={"nickname": nickname}).json()["nickname"] == nickname


def account(asking: Client) -> str:
    person = str(guest(asking)["person"])
    answer = asking.post("/api/me/account", json=ACCOUNT)
    assert answer.status_code == 200, answer.text
    return person


def test_an_account_is_found_from_everywhere(tmp_path: Path) -> None:
    with client(tmp_path) as asking:
        person = account(asking)
        assert asking.post("/api/logout").status_code == 204
        assert asking.get("/api/me").status_code == 401
        for password in ("wrong horse", ACCOUNT["password"][:-1]):
            answer = asking.post("/api/login", json={"name": "ida", "password": password})
            assert (answer.status_code, answer.json()["error"]) == (401, "login-wrong")
        assert asking.post("/api/login", json={**ACCOUNT, "name": " IDA "}).status_code == 200
        assert asking.get("/api/me").json()["person"] == person


def test_nobody_learns_which_names_there_are_by_logging_in(tmp_path: Path) -> None:
    with client(tmp_path) as asking:
        account(asking)
        known = asking.post("/api/login", json={"name": "ida", "password": "wrong horse"})
        unknown = asking.post("/api/login", json={"name": "noor", "password": "wrong horse"})
    assert known.json() == unknown.json()


def test_a_name_is_taken_once(tmp_path: Path) -> None:
    with client(tmp_path) as asking:
        account(asking)
        asking.cookies.clear()
        guest(asking, "Ida")
        answer = asking.post("/api/me/account", json={**ACCOUNT, "name": "ida"})
    assert (answer.status_code, answer.json()["error"]) == (409, "store-name-taken")


def test_who_has_a_password_needs_it_to_change_it(tmp_path: Path) -> None:
    change = {"name": "Ida", "password": "battery staple"}
    with client(tmp_path) as asking:
        account(asking)
        refused = asking.post("/api/me/account", json=change)
        assert (refused.status_code, refused.json()["error"]) == (403, "password-wrong")
        changed = asking.post("/api/me/account", json={**change, "current": "correct horse"})
        assert changed.status_code == 200
        assert asking.post("/api/login", json=change).status_code == 200


def test_logging_in_is_limited_by_name(tmp_path: Path) -> None:
    with client(tmp_path, limits={"login": "2/day"}) as asking:
        codes = [
            asking.post("/api/login", json={"name": "ida", "password": "guess"}).status_code
            for _ in range(3)
        ]
    assert codes == [401, 401, 429]


def test_a_person_can_take_along_what_is_stored_and_be_forgotten(tmp_path: Path) -> None:
    with client(tmp_path) as asking:
        person = account(asking)
        cookie = asking.cookies["botyard"]
        export = asking.get("/api/me/export")
        assert export.headers["content-disposition"].startswith("attachment")
        assert person in export.text
        assert "argon2" not in export.text
        assert asking.get("/api/me/tables").json() == []
        assert asking.delete("/api/me").status_code == 204
        for path in ("/api/me", "/api/me/export"):
            answer = asking.get(path, headers={"cookie": f"botyard={cookie}"})
            assert answer.status_code == 401
        assert asking.post("/api/login", json=ACCOUNT).status_code == 401
