"""The OpenAPI document and the page made from it."""

from html.parser import HTMLParser

import pytest

from botyard.words import LANGUAGES
from server.frame import Client


class Reading(HTMLParser):
    """The tags of a page, and where they point."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.targets: set[str] = set()
        self.links: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            if name == "id":
                self.targets.add(f"#{value}")
            if name in ("href", "src"):
                self.links.add(str(value))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_no_script_and_nothing_from_elsewhere(language: str, asking: Client) -> None:
    answer = asking.get(f"/api/docs?lang={language}")
    page = Reading()
    page.feed(answer.text)
    for link in page.links - page.targets:
        assert asking.get(link).status_code == 200, link
    assert answer.headers["content-type"].startswith("text/html")
    assert not {"script", "style", "img", "iframe"} & set(page.tags)
    assert "⟨" not in answer.text


def test_every_address_is_described_and_every_error_has_our_form(asking: Client) -> None:
    document = asking.get("/api/openapi.json").json()
    page = asking.get("/api/docs").text
    for path, item in document["paths"].items():
        for method, operation in item.items():
            assert f"<b>{method.upper()}</b> <code>{path}</code>" in page
            assert operation["description"]
            told = operation["responses"]["default"]["content"]["application/json"]
            assert told["schema"]["$ref"].endswith("/ErrorBody")
    assert document["components"]["schemas"]["Guest"]["additionalProperties"] is False
    assert set(document["components"]["schemas"]["ErrorBody"]["properties"]) == {
        "error",
        "clause",
        "params",
        "text",
    }
