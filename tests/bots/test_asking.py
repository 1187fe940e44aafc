"""What a bot is asked and answers: plans that are carried out, notes that come back."""

import json
import pickle
import time
from copy import deepcopy

import pytest

from bots.games import Watched, play
from botyard.bots import Answer, Asked, Bot, bot_named, bot_names
from botyard.bots.asking import LONGEST_NOTE, MOST_ACTIONS, BotTrouble, Plan, Player, ask
from botyard.bots.levels import level_of
from botyard.bots.simulate import Series, play_game
from botyard.kernel.dealer import SeededDealer
from botyard.kernel.forced import NO_ACTION
from botyard.kernel.game import Game, Json
from botyard.kernel.registry import all_games, game_named
from botyard.kernel.state import State, waiting_seats

PROBE = game_named("probe")
EVERY = [(game, bot) for game in all_games().values() for bot in bot_names(game)]

QUICK = [(game, bot) for game, bot in EVERY if not level_of(bot)]  # for whole games


class Scripted(Bot):
    """Answers what it was given, and keeps what it was asked."""

    def __init__(self, *answers: Answer) -> None:
        super().__init__(PROBE, 1)
        self.answers = [*answers]
        self.heard: list[Asked] = []

    def decide(self, asked: Asked) -> Answer:
        self.heard.append(asked)
        return self.answers.pop(0)


def dealt() -> State:
    state: State = PROBE.setup(
        PROBE.simulation_options({}), 2, SeededDealer(1, len(PROBE.outcomes))
    )
    return state


def test_a_plan_is_carried_out_without_asking_again() -> None:
    state, dealer = dealt(), SeededDealer(1, len(PROBE.outcomes))
    first = state.legal(0)[0]
    later = state.clone()
    later.apply(0, first, dealer)
    second = later.legal(0)[-1]
    bot = Scripted(Answer([first, second]))
    player = Player(bot, "scripted")
    assert player.choose(state, 0, state.legal(0)) == first
    assert player.choose(later, 0, later.legal(0)) == second
    assert len(bot.heard) == 1


def test_a_bot_is_asked_again_where_its_plan_is_illegal() -> None:
    state = dealt()
    first = state.legal(0)[0]
    illegal = next(one for one in range(len(PROBE.vocabulary)) if one not in state.legal(0))
    bot = Scripted(Answer([first, illegal, first]), Answer([first]))
    player = Player(bot, "scripted")
    assert [player.choose(state, 0, state.legal(0)) for _ in range(2)] == [first, first]
    assert len(bot.heard) == 2
    assert player.plan.actions == []


def test_a_plan_ends_where_the_seat_does_something_else() -> None:
    plan = Plan()
    plan.keep([3, 4, 5], "{}")
    assert plan.next([3, 7]) == 3
    plan.did(3)
    plan.did(4)  # an answer that left no choice counts as well
    assert plan.next([5, 6]) == 5
    plan.did(6)
    assert plan.next([5, 6]) == NO_ACTION
    assert plan.note == "{}"


def test_a_bot_is_given_its_note_back_and_nothing_else() -> None:
    state = dealt()
    first = state.legal(0)[0]
    note: Json = {"tree": [1, [2.5, "x"]], "left": None}
    bot = Scripted(Answer([first], note), Answer([first]), Answer([first]))
    player = Player(bot, "scripted")
    for _ in range(3):
        player.choose(state, 0, state.legal(0))
    assert [asked.note for asked in bot.heard] == [None, note, None]
    assert bot.heard[1].note is not note


@pytest.mark.parametrize("actions", [[], [-1], [10_000]])
def test_what_is_illegal_is_refused(actions: list[int]) -> None:
    with pytest.raises(BotTrouble, match="bot-illegal"):
        ask(Scripted(Answer(actions)), "wrong", Asked({}, 0, [1, 2]))


@pytest.mark.parametrize("later", [[-1], [10_000], [1] * MOST_ACTIONS])
def test_a_plan_of_what_the_game_does_not_have_is_refused(later: list[int]) -> None:
    with pytest.raises(BotTrouble, match="bot-plan"):
        ask(Scripted(Answer([1, *later])), "wrong", Asked({}, 0, [1, 2]))


def test_a_note_has_a_bound() -> None:
    longest: Json = {"": "x" * (LONGEST_NOTE - len('{"":""}'))}
    _, note = ask(Scripted(Answer([1], longest)), "full", Asked({}, 0, [1]))
    assert json.loads(note) == longest
    longer: Json = {"": "x" * (LONGEST_NOTE - len('{"":""}') + 1)}
    with pytest.raises(BotTrouble, match="bot-note"):
        ask(Scripted(Answer([1], longer)), "full", Asked({}, 0, [1]))


@pytest.mark.parametrize("value", [float("nan"), {1, 2}, object()])
def test_a_note_is_json(value: object) -> None:
    with pytest.raises(BotTrouble, match="bot-failed"):
        ask(Scripted(Answer([1], {"": value})), "odd", Asked({}, 0, [1]))


def test_seconds_cut_a_search_short_and_without_them_only_iterations_count() -> None:
    unhurried = Asked({}, 0, [1]).budget(500)
    hurried = Asked({}, 0, [1], seconds=0.001).budget(500)
    unhurried.start()
    hurried.start()
    time.sleep(0.002)
    assert (unhurried.iterations, hurried.iterations) == (500, 500)
    assert unhurried.spent() == 0.0
    assert hurried.spent() > 1.0


@pytest.mark.parametrize(("game", "name"), QUICK, ids=lambda part: getattr(part, "name", part))
def test_a_lost_note_never_costs_a_legal_answer(game: Game, name: str) -> None:
    class Forgetful(Watched):
        def decide(self, asked: Asked) -> Answer:
            return super().decide(asked._replace(note=None))

    for seats in game.seats[:2]:
        play(game, [Forgetful(bot_named(game, name, seat)) for seat in range(seats)], 1)


@pytest.mark.parametrize(("game", "name"), EVERY, ids=lambda part: getattr(part, "name", part))
def test_a_copied_bot_plays_on_alike(game: Game, name: str) -> None:
    """Both copies decide the next questions as the bot itself does."""
    dealer = SeededDealer(3, len(game.outcomes))
    seats = game.seats[0]
    state: State = game.setup(game.simulation_options({}), seats, dealer)
    players = [Player(bot_named(game, name, seat), name) for seat in range(seats)]
    for _ in range(6 if level_of(name) else 12):
        if not state.waiting():
            break
        seat = waiting_seats(state)[0]
        player, legal = players[seat], state.legal(seat)
        twins = deepcopy(player), pickle.loads(pickle.dumps(player))
        chosen = player.choose(state, seat, legal)
        assert [twin.choose(state, seat, legal) for twin in twins] == [chosen] * 2
        state.apply(seat, chosen, dealer)


def test_a_bot_made_anew_for_each_question_plays_on_with_its_note() -> None:
    """As a server has it: Fantastic Factories' greedy carries its plan of a round in its note."""
    game = game_named("fantastic-factories")
    planned: list[int] = []

    class MadeAnew(Bot):
        def decide(self, asked: Asked) -> Answer:
            answer = bot_named(game, "greedy", len(planned)).decide(asked)
            left = (answer.note or {"plan": []})["plan"]
            assert isinstance(left, list)
            planned.append(len(left))
            return answer

    play_game(game, Series(game.name, ("anew",) * 2, 1, 1), 0, {"anew": MadeAnew})
    assert sum(planned) > len(planned)
