"""A schema is changed only after a backup."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from botyard.server.store import Store, StoreTrouble
from server.persons import Nobody
from server.stores import opened
from server.yard import Yard
from upgrades.kept import MANIFEST, Known, database


def backups(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.backup"))


def dump(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return list(connection.iterdump())


def test_an_older_database_is_copied_before_it_is_changed(tmp_path: Path) -> None:
    file = database(tmp_path)
    before = dump(file)

    async def play() -> None:
        for _ in range(2):  # the second time nothing is changed, and nothing copied
            async with opened(str(file)):
                pass

    asyncio.run(play())
    (backup,) = backups(tmp_path)
    assert backup.name.startswith("botyard.db.0001-")
    assert backup.stat().st_mode & 0o777 == 0o600
    assert dump(backup) == before
    assert dump(file) != before


def test_a_new_database_needs_no_backup(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(str(tmp_path / "new.db")):
            pass

    asyncio.run(play())
    assert backups(tmp_path) == []


def test_without_a_backup_nothing_is_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = database(tmp_path)
    before = dump(file)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("botyard.server.store.sqlite._copy", full)
    with pytest.raises(StoreTrouble, match="store-backup"):
        asyncio.run(Store.open(str(file), "one"))
    assert dump(file) == before


def test_whoever_was_signed_in_stays_so_until_they_sign_out(tmp_path: Path) -> None:
    account = MANIFEST["account"]
    with Yard(database(tmp_path)) as yard:
        ida, old = Known(yard, "Ida"), Known(yard, "Ida")
        assert ida.asks("get", "/api/me")["name"] == "ida"
        ida.asks("post", "/api/me", {})
        assert ida.cookie != old.cookie, "from now on this device has a session of its own"
        assert len(ida.asks("get", "/api/me/sessions")) == 2
        ida.asks("delete", "/api/me/sessions")
        assert old.request("get", "/api/me").status_code == 401
        again = Nobody(yard)
        assert again.asks("post", "/api/login", account)["person"] == ida.me
