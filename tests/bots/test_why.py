"""Why a bot does what it does: what that gains over the next best action, and what it risks."""

from bot_factory.floor import table
from botyard.bots import Asked, bot_named
from botyard.bots.why import RULE_OF_THUMB, Comparison, next_best
from botyard.games.bot_factory.play import Play
from botyard.kernel.game import Game
from botyard.kernel.registry import all_games, game_named
from botyard.search.findings import Findings
from botyard.search.guide import Guide
from search.games import Pennies

GAME = game_named("bot-factory")
LEGS_ARE_MISSING = """
    turn        4 A act
    floor       A^A1 B_P1 sandra_F3
    red         rH rT .
    parts A     rL
    projects A  r
    values      red=12
"""


class Heads(Guide):
    """Shows heads, and counts points."""

    def value(self, state: object, seat: int) -> float:
        assert isinstance(state, Pennies)
        return float(state.points[seat])


def why(factory: Play, action: str) -> tuple[str, dict[str, object]]:
    seat, game = int(factory.active), GAME
    asked = Asked(game.known(factory, seat), seat, factory.legal(seat))
    told = bot_named(game, "level-4", 1).why(asked, game.vocabulary.action(action))
    return told.key, told.args


def test_a_bot_that_searches_says_what_it_gains_over_the_next_best_action() -> None:
    key, args = why(table(LEGS_ARE_MISSING), "place:red-legs@red")
    assert key == "points"
    assert args["other"] in ("done", "swap:red-legs@left", "swap:red-legs@right")
    assert (args["tries"], args["better"]) == (32, 32)
    assert int(str(args["points"])) >= 5


def test_it_says_how_often_the_other_action_went_better() -> None:
    """The hidden coin shows heads once in four times, and nothing else counts."""
    told = Comparison(Heads(), 1, 1).told(Pennies(2, 1), 0, 1, 0, seed=7, name="heads")
    better, worse = int(str(told.args["better"])), int(str(told.args["worse"]))
    assert better + worse == told.args["tries"]
    assert 18 <= better <= 30
    assert told.key == "points"
    assert told.args["points"] == round((better - worse) * 2 / 32 / 2 + 1e-9)
    other = Comparison(Heads(), 1, 1).told(Pennies(2, 1), 0, 0, 1, seed=7, name="tails")
    assert other.key == "chances"
    assert (other.args["better"], other.args["worse"]) == (worse, better)


def test_the_next_best_action_was_tried_most_besides() -> None:
    findings = Findings([3, 5, 8])
    for place, value in ((0, 0.5), (0, 0.5), (1, 0.9), (2, 0.2), (2, 0.3)):
        findings.add(place, value)
    assert next_best(findings, 3) == 8
    assert next_best(findings, 8) == 3
    assert next_best(Findings([3]), 3) is None


def test_every_other_bot_has_a_plain_sentence() -> None:
    for game in [*all_games().values(), game_named("probe")]:
        assert _plain(game) == RULE_OF_THUMB


def _plain(game: Game) -> object:
    return bot_named(game, "random", 1).why(Asked({}, 0, [0, 1]), 0)
