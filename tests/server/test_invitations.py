"""Invitations: what messengers show of a link, and what the guest is told; no more than that."""

import re
import struct
from html import unescape

import pytest

from botyard.kernel.registry import all_games
from botyard.server.invitations import HEIGHT, WIDTH
from botyard.server.routes.web import INDEX
from botyard.server.webfiles import web_files
from server.persons import BELT, PROBE, Nobody, Person, Refusal, TableHere
from server.yard import Yard

RACE = "roborally"

pytestmark = pytest.mark.skipif(INDEX not in web_files(), reason="the web app was not built")


def tags(yard: Yard, path: str, language: str = "en") -> dict[str, str]:
    """What the page of an address says of itself."""
    answer = Nobody(yard).request("get", f"{path}?lang={language}")
    assert answer.status_code == 200
    page = answer.text
    assert page.count("<title>") == 1
    assert page.count('name="description"') == 1
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"', page)
    return {name: unescape(text) for name, text in found}


def test_a_link_is_shown_with_game_host_seats_and_options(yard: Yard) -> None:
    ida = Person(yard, "Ida")
    options = {"course": "dizzy-dash", "timer": False, "turn-limit": 5}
    table = ida.opens(RACE, "person", "link", "random", options=options)
    shown = tags(yard, f"/t/{table.id}")
    assert shown["og:title"] == "Ida invites you to play RoboRally"
    told = shown["og:description"]
    seats = "3 players, 1 of them a bot, 1 seat free"
    assert told == f"{seats}. Course: Dizzy Dash. Timer: off. Limit of turns: 5."
    assert shown["description"] == told
    assert shown["og:url"] == f"{yard.url}/t/{table.id}"
    assert shown["og:image"] == f"{yard.url}/previews/{RACE}.png"
    assert shown["twitter:card"] == "summary_large_image"
    assert shown["robots"] == "noindex"
    assert tags(yard, f"/t/{table.id}", "de")["og:title"] == "Ida lädt dich ein: RoboRally"


def test_it_is_the_page_that_everything_happens_on(yard: Yard) -> None:
    table = Person(yard).opens(BELT, "person", "link")
    page = Nobody(yard).request("get", f"/t/{table.id}")
    scripts = re.findall(r'src="(/assets/[^"]+)"', Nobody(yard).request("get", "/").text)
    assert scripts
    assert re.findall(r'src="(/assets/[^"]+)"', page.text) == scripts
    assert page.headers["cache-control"] == "no-cache"
    assert page.headers["content-type"].startswith("text/html")


def test_names_are_escaped(yard: Yard) -> None:
    ida = Person(yard, '"><script>x')
    page = Nobody(yard).request("get", f"/t/{ida.opens(BELT, 'person', 'link').id}").text
    assert "<script>x" not in page
    assert "&quot;&gt;&lt;script&gt;x invites you" in page


def test_a_private_table_tells_nothing_else(yard: Yard) -> None:
    ida, bob = Person(yard, "Ida"), Person(yard, "Bob the Guest")
    table = ida.opens(PROBE, "person", "link", "link", spectators={"allowed": False})
    bob.takes(table)
    page = Nobody(yard).request("get", f"/t/{table.id}").text
    assert "Ida invites you" in page
    assert "3 players, 1 seat free" in page
    for secret in ("Bob", ida.me, bob.me, *table.links.values()):
        assert secret not in page


@pytest.mark.parametrize("table_id", ["AAAAAAAAAAAAAAAA", "x", "%22%3E", "a" * 500])
def test_a_table_that_is_not_there_looks_like_any_page_of_ours(yard: Yard, table_id: str) -> None:
    shown = tags(yard, f"/t/{table_id}")
    assert shown["og:title"] == "Botyard"
    assert shown["og:image"] == f"{yard.url}/previews/botyard.png"
    assert shown["og:url"] == f"{yard.url}/"


def test_every_game_has_a_picture_of_the_size_that_messengers_want() -> None:
    ours = [name for name in all_games() if name != PROBE]
    for name in (*ours, "botyard"):
        picture = web_files()[f"previews/{name}.png"].content
        assert struct.unpack(">II", picture[16:24]) == (WIDTH, HEIGHT)
        assert len(picture) < 150_000


def invited(person: Person | Nobody, table: TableHere, seat: int = 2) -> dict[str, object]:
    answer = person.request("post", "/api/invitations", {"secret": table.links[seat]})
    assert answer.status_code == 200, answer.text
    found: dict[str, object] = answer.json()
    return found


def test_whoever_has_a_link_is_told_what_it_invites_to_and_takes_nothing_by_looking(
    yard: Yard,
) -> None:
    ida, bob = Person(yard, "Ida"), Person(yard, "Bob")
    table = ida.opens(BELT, "person", "link")
    told = invited(Nobody(yard), table)
    assert told["title"] == "Ida invites you to play Außer Rand & Band"
    assert (told["table"], told["game"]) == (table.id, BELT)
    assert told["seats"] == "2 players, 1 seat free"
    assert invited(Nobody(yard), table) == told
    bob.takes(table)
    assert invited(bob, table)["seats"] == "2 players"
    with pytest.raises(Refusal, match="link-unknown"):
        Person(yard).asks("post", "/api/invitations", {"secret": table.links[2]})


def test_nobody_is_named_where_the_host_is_gone(yard: Yard) -> None:
    ida, bob = Person(yard, "Ida"), Person(yard, "Bob")
    table = ida.opens(BELT, "person", "link", "link")
    bob.takes(table)
    ida.asks("delete", "/api/me")
    assert tags(yard, f"/t/{table.id}")["og:title"] == "You are invited to play Außer Rand & Band"
