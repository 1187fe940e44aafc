"""The web app as it is served: files out of the package, packed, and strict."""

import gzip
import re
from pathlib import Path

import httpx
import pytest

from botyard.server.routes.web import INDEX
from botyard.server.webfiles import FOR_EVER, web_files
from server.persons import Nobody
from server.yard import Yard
from text.files import browser_keys, keys

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


@pytest.mark.parametrize("accepted", ["gzip, deflate, br, zstd", "gzip", "br", "gzip, br;q=0"])
def test_a_file_is_sent_packed_as_its_reader_accepts_it(accepted: str, yard: Yard) -> None:
    wanted = "br" if "br" in accepted and "br;q=0" not in accepted else "gzip"
    for name, file in web_files().items():
        if not name.endswith((".js", ".css", ".html")) or len(file.content) < 500:
            continue
        told, body = _raw(yard, name, {"accept-encoding": accepted})
        assert told["content-encoding"] == wanted, name
        assert told["content-length"] == str(len(body))
        assert told["vary"] == "accept-encoding"
        assert len(body) < len(file.content)
        if wanted == "gzip":
            assert gzip.decompress(body) == file.content


def test_a_file_is_sent_as_it_is_where_no_packing_is_accepted(yard: Yard) -> None:
    for name, file in web_files().items():
        told, body = _raw(yard, name, {"accept-encoding": "identity"})
        assert body == file.content
        assert "content-encoding" not in told
        assert told.get("vary") == ("accept-encoding" if file.packed else None)


def test_fonts_are_not_packed_twice(yard: Yard) -> None:
    fonts = [name for name in web_files() if name.endswith(".woff2")]
    assert fonts
    for name in fonts:
        told, _ = _raw(yard, name, {"accept-encoding": "gzip, br"})
        assert "content-encoding" not in told


@pytest.mark.parametrize("accepted", ["br", "gzip", "identity"])
def test_a_file_that_is_kept_is_not_sent_again(accepted: str, yard: Yard) -> None:
    said = {"accept-encoding": accepted}
    told, _ = _raw(yard, INDEX, said)
    for kept in (told["etag"], f"W/{told['etag']}", f'"other", {told["etag"]}', "*"):
        again, body = _raw(yard, INDEX, {**said, "if-none-match": kept})
        assert (again["status"], body) == ("304", b"")
        assert again["etag"] == told["etag"]
        assert again["cache-control"] == told["cache-control"]
    other, _ = _raw(yard, INDEX, {**said, "if-none-match": '"other"'})
    assert other["status"] == "200"


def test_packed_and_plain_are_told_apart_by_their_tags(yard: Yard) -> None:
    tags = [
        _raw(yard, INDEX, {"accept-encoding": coding})[0]["etag"]
        for coding in ("br", "gzip", "identity")
    ]
    assert len(set(tags)) == 3


def test_a_part_of_a_file_is_never_sent(yard: Yard) -> None:
    told, body = _raw(yard, INDEX, {"accept-encoding": "identity", "range": "bytes=0-9"})
    assert (told["status"], body) == ("200", web_files()[INDEX].content)
    assert told["accept-ranges"] == "none"


def test_packed_files_have_no_address_of_their_own(yard: Yard) -> None:
    for ending in (".br", ".gz"):
        assert Nobody(yard).request("get", f"/{INDEX}{ending}").status_code == 404


def test_the_browser_is_sent_no_text_that_it_does_not_show() -> None:
    python = set(keys("en")) - browser_keys()
    assert {"cli-botyard", "rule-BY-1", "rule-RB-11"} <= python
    files = b"\n".join(file.content for file in web_files().values())
    sent = {key.decode() for key in re.findall(rb"^([a-zA-Z][\w-]*) = ", files, re.MULTILINE)}
    assert "web-slogan" in sent
    assert sorted(sent & python) == []


def _raw(yard: Yard, path: str, headers: dict[str, str]) -> tuple[dict[str, str], bytes]:
    """The headers of an answer, its status among them, and its body as it is on the wire."""
    with httpx.stream("GET", f"{yard.url}/{path}", headers=headers) as answer:
        told = {**answer.headers, "status": str(answer.status_code)}
        return told, b"".join(answer.iter_raw())


def test_nothing_outside_of_the_app_is_served(yard: Yard) -> None:
    for path in ("/../settings.toml", "/%2e%2e/settings.toml", "/assets/../../app.py", "/x"):
        assert Nobody(yard).request("get", path).status_code == 404


def test_the_licenses_of_what_is_bundled_are_told() -> None:
    notice = (ROOT / "NOTICE").read_bytes()
    assert notice == web_files()["NOTICE.txt"].content
    for name in (b"svelte", b"@fluent/bundle", b"atkinson-hyperlegible-next"):
        assert name in notice
