"""The web app as it is served: files out of the package, packed, and strict."""

import re
from pathlib import Path

import pytest

from botyard.server.routes.web import INDEX
from botyard.server.webfiles import FOR_EVER, web_files
from server.persons import Nobody
from server.yard import Yard

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(INDEX not in web_files(), reason="the web app was not built")


def test_the_page_holds_no_script_and_no_style_of_its_own(yard: Yard) -> None:
    page = Nobody(yard).request("get", "/").text
    assert re.findall(r"<script[^>]*>[^<]", page) == []
    assert "style=" not in page
    assert "<style" not in page


def test_everything_the_page_names_is_there_and_kept_for_ever(yard: Yard) -> None:
    anybody = Nobody(yard)
    named = re.findall(r'(?:src|href)="(/assets/[^"]+)"', anybody.request("get", "/").text)
    assert named
    for path in named:
        answer = anybody.request("get", path)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == FOR_EVER


def test_the_page_is_asked_for_again_after_an_upgrade(yard: Yard) -> None:
    assert Nobody(yard).request("get", "/").headers["cache-control"] == "no-cache"


def test_nothing_outside_of_the_app_is_served(yard: Yard) -> None:
    for path in ("/../settings.toml", "/%2e%2e/settings.toml", "/assets/../../app.py", "/x"):
        assert Nobody(yard).request("get", path).status_code == 404


def test_the_licences_of_what_is_bundled_are_told() -> None:
    notice = (ROOT / "NOTICE").read_bytes()
    assert notice == web_files()["NOTICE.txt"].content
    for name in (b"svelte", b"@fluent/bundle", b"atkinson-hyperlegible-next"):
        assert name in notice
