"""What a host chooses."""

from ipaddress import ip_network
from pathlib import Path

import pytest

from botyard.kernel.game import Json
from botyard.server.settings import (
    BadSettings,
    Rate,
    default_settings,
    read_settings,
    settings_path,
)

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
HOME = {"XDG_DATA_HOME": "/home/ida/data"}

WRONG: dict[str, tuple[Json, str, str]] = {
    "unknown key": ({"hots": "x"}, "read-unknown-key", "hots"),
    "unknown key below": ({"limits": {"orders": "1/day"}}, "read-unknown-key", "limits.orders"),
    "no table": ({"limits": 3}, "read-not-a-table", "limits"),
    "no number": ({"port": "80"}, "read-not-a-number", "port"),
    "no port": ({"port": 65536}, "read-out-of-range", "port"),
    "no rate": ({"limits": {"order": "often"}}, "settings-rate", "limits.order"),
    "never": ({"limits": {"order": "0/day"}}, "settings-rate", "limits.order"),
    "no network": ({"proxies": ["10.0.0.0/8", "proxy"]}, "settings-network", "proxies[1]"),
    "no scheme": ({"public_url": "play.example.org"}, "settings-url", "public_url"),
    "a path": ({"public_url": "https://example.org/play"}, "settings-url", "public_url"),
    "a password": ({"public_url": "https://a:b@example.org"}, "settings-url", "public_url"),
    "no port in it": ({"public_url": "https://example.org:x"}, "settings-url", "public_url"),
    "no level": ({"log": "loud"}, "read-unknown-name", "log"),
}


def test_without_a_file_everything_has_a_default() -> None:
    settings = read_settings({}, HOME)
    assert settings.database == "/home/ida/data/botyard/botyard.db"
    assert (settings.host, settings.port) == ("127.0.0.1", 8000)
    assert settings.limits.rates["table"] == Rate(60, 3600)
    assert settings.workers >= 2


def test_one_worker_is_always_left_for_bots() -> None:
    assert [read_settings({"workers": count}, HOME).workers for count in (1, 2, 5)] == [2, 2, 5]


def test_a_file_names_only_what_differs() -> None:
    settings = read_settings({"port": 80, "limits": {"table": "1/day"}}, HOME)
    assert settings.port == 80
    assert settings.limits.rates["table"] == Rate(1, 86400)
    assert settings.limits.rates["order"] == Rate(600, 60)


def test_addresses_are_brought_into_one_form() -> None:
    raw: Json = {"public_url": "https://play.example.org/", "proxies": ["127.0.0.1", "10.1.2.3/8"]}
    settings = read_settings(raw, HOME)
    assert settings.public_url == "https://play.example.org"
    assert settings.proxies == (ip_network("127.0.0.1/32"), ip_network("10.0.0.0/8"))


@pytest.mark.parametrize("case", WRONG)
def test_what_cannot_be_used_is_named(case: str) -> None:
    raw, key, path = WRONG[case]
    with pytest.raises(BadSettings) as wrong:
        read_settings(raw, HOME)
    assert (wrong.value.key, wrong.value.params["path"]) == (key, path)


def test_a_misspelled_key_is_answered_with_the_nearest() -> None:
    with pytest.raises(BadSettings) as wrong:
        read_settings({"pubic_url": "x"}, HOME)
    assert wrong.value.params["nearest"] == "public_url"


def test_the_usual_file_is_read_if_it_is_there(tmp_path: Path) -> None:
    home = {"XDG_DATA_HOME": str(tmp_path)}
    assert settings_path(home) is None
    usual = tmp_path / "botyard" / "botyard.toml"
    usual.parent.mkdir()
    usual.write_text("port = 80")
    assert settings_path(home) == usual
    assert settings_path({**home, "BOTYARD_SETTINGS": "/etc/botyard.toml"}) == Path(
        "/etc/botyard.toml"
    )


def test_every_setting_is_documented() -> None:
    text = HOSTING.read_text(encoding="utf-8")
    for key, value in default_settings().items():
        keys = [f"{key}.{below}" for below in value] if isinstance(value, dict) else [key]
        for path in keys:
            assert f"| `{path}` |" in text, path
