"""Which games there are, and what the rules say."""

import pytest

from botyard.kernel.registry import all_games
from botyard.words import LANGUAGES, Words
from server.frame import Client

GAME = "ausser-rand-und-band"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_listed_with_all_that_a_program_needs(language: str, asking: Client) -> None:
    games = {game["name"]: game for game in asking.get(f"/api/games?lang={language}").json()}
    assert set(games) == set(all_games())
    belt = games[GAME]
    assert belt["seats"] == [2, 3, 4]
    assert "greedy" in belt["bots"]
    assert belt["vocabulary"] == all_games()[GAME].vocabulary.names
    assert set(belt["ceremonies"]) <= set(belt["vocabulary"])
    assert {"kind": "roll", "args": {}} in belt["actions"]
    assert {option["name"]: option["default"] for option in belt["options"]}["data"] == {}
    rolled = next(event for event in belt["events"] if event["kind"] == "rolled")
    assert rolled["args"]["seat"] == {"what": "seat", "names": []}
    assert "⟨" not in str(belt)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_there_clause_by_clause(language: str, asking: Client) -> None:
    rules = asking.get(f"/api/games/{GAME}/rules?lang={language}").json()
    clauses = {clause["id"] for section in rules["sections"] for clause in section["clauses"]}
    assert {"RB-11", "BY-1"} <= clauses
    assert "⟨" not in str(rules)


def test_one_clause_is_found_by_its_name(asking: Client) -> None:
    of_game = asking.get("/api/rules/rb-11").json()
    of_house = asking.get("/api/rules/BY-1", headers={"accept-language": "de"}).json()
    missing = asking.get("/api/rules/RB-999")
    assert of_game["id"] == "RB-11"
    assert of_house["title"] == Words("de").say("rule-BY-1.title")
    assert (missing.status_code, missing.json()["error"]) == (404, "unknown-clause")


def test_the_words_of_a_game_are_given_as_files(asking: Client) -> None:
    belt = asking.get(f"/api/games/{GAME}/texts?lang=de").json()
    first = next(text for text in belt["sources"] if "action-roll" in text)
    assert "action-roll = Würfeln" in first
    assert "action-roll = Roll" in str(belt["sources"])
    probe = asking.get("/api/games/probe/texts", headers={"accept-language": "fr"}).json()
    assert (probe["game"], probe["language"]) == ("probe", "fr")
    assert len(probe["sources"]) == 1  # it speaks English alone
    assert asking.get("/api/games/nothing/texts").status_code == 404
