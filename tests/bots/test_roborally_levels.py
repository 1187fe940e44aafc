"""The five levels of RoboRally: legal, repeatable, blind to what is hidden, and fit to be asked."""

from random import Random

import pytest

from bots.games import choice
from botyard.bots import bot_named
from botyard.bots.asking import Player
from botyard.bots.bot import Bot
from botyard.bots.roborally import BOTS
from botyard.bots.roborally.levels import SearchingBot
from botyard.bots.simulate import Series, simulate
from botyard.bots.tally import Tallies
from botyard.games.roborally import GAME
from botyard.games.roborally.boards.courses import COURSES, course_named
from botyard.games.roborally.components import DECK
from botyard.games.roborally.declared import PROGRAM_STEP
from botyard.games.roborally.play import Play
from botyard.games.roborally.rules.leaving import leave_floor
from botyard.games.roborally.state import NO_CARD, RETURNING
from botyard.games.roborally.study.features import WIDTH, Features
from botyard.games.roborally.study.guide import RaceGuide, take_back
from botyard.games.roborally.study.judging import registers_to_go, share_of_win
from botyard.kernel.dealer import SeededDealer
from botyard.kernel.state import waiting_seats
from botyard.search.net import MOST_INPUT
from roborally.loaded import dealt_options, loaded_match
from roborally.race import raced

LEVELS = [name for name in BOTS if name.startswith("level-")]
SPECIAL = [name for name in COURSES.names if course_named(name).special]


class Hasty(SearchingBot):
    """A search like that of the higher levels, but a short one."""

    most = 4
    iterations = 24


def started(seats: int, seed: int, **options: str) -> Play:
    dealer = SeededDealer(seed, len(GAME.outcomes))
    return GAME.setup(GAME.simulation_options(dict(options)), seats, dealer)


def programs(race: Play, seat: int, bot: Bot) -> list[str]:
    """What a bot writes, until it is ready."""
    race, player = race.clone(), Player(bot, "level")
    written: list[str] = []
    turn = race.turn
    while race.turn == turn and race.agenda.step() == PROGRAM_STEP and race.waiting() >> seat & 1:
        legal = race.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            action = player.choose(race, seat, legal)
        assert action in legal
        written.append(GAME.vocabulary.name(action))
        race.apply(seat, action, SeededDealer(1, len(GAME.outcomes)))
    return written


def test_there_are_five_levels_the_strongest_last() -> None:
    assert list(BOTS) == ["greedy", "level-1", "level-2", "level-3", "level-4", "level-5"]


@pytest.mark.parametrize("course", SPECIAL)
def test_a_search_breaks_on_no_course(course: str) -> None:
    seats = next(count for count in course_named(course).seats() if count > 1)
    held = dealt_options(seats, 5, Random(course))
    match = loaded_match(seats, len(course), held, {"course": course})
    bots = [Player(Hasty(GAME, seat), "hasty") for seat in range(seats)]
    for _ in range(40):
        seat = waiting_seats(match.state)[0]
        choices = match.state.legal(seat)
        chosen = bots[seat].choose(match.state, seat, choices)
        assert chosen in choices
        match.act(seat, chosen)
        if not match.state.waiting():
            break


@pytest.mark.parametrize("seats", range(1, 9))
def test_levels_play_at_every_table(seats: int) -> None:
    state = started(seats, seed=seats)
    names = [*LEVELS[:3], "level-4"]
    bots = [Player(bot_named(GAME, names[seat % 4], seat), "level") for seat in range(seats)]
    dealer = SeededDealer(seats, len(GAME.outcomes))
    for _ in range(60):
        if not state.waiting():
            break
        seat = waiting_seats(state)[0]
        choices = state.legal(seat)
        chosen = choices[0]
        if len(choices) > 1:
            chosen = bots[seat].choose(state, seat, choices)
        assert chosen in choices
        state.apply(seat, chosen, dealer)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_writes_the_same_program(level: str) -> None:
    race = started(2, seed=4)
    one, other = (programs(race, 0, bot_named(GAME, level, 9)) for _ in range(2))
    assert one == other
    assert len(one) == 6


@pytest.mark.rule("RR-52")
@pytest.mark.parametrize("level", LEVELS)
def test_a_program_does_not_depend_on_what_others_hold_or_have_written(level: str) -> None:
    """A rival has written already, and then holds other cards, all of them unknown."""
    race = started(2, seed=5)
    for action in programs(race, 0, bot_named(GAME, "greedy", 1)):
        race.apply(0, GAME.vocabulary.action(action), SeededDealer(1, len(GAME.outcomes)))
    written = []
    for seed in range(2):
        other = race.clone()
        other.redeal(1, SeededDealer(seed, len(GAME.outcomes)))
        written.append(programs(other, 1, bot_named(GAME, level, 3)))
    assert written[0] == written[1]


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_forgets_its_program_goes_on_with_what_is_open(level: str) -> None:
    """Each card is asked of a new bot, as a server does that was restarted."""
    race = started(2, seed=6)
    robot = race.unready_of(0)
    dealer = SeededDealer(1, len(GAME.outcomes))
    for number in range(5):
        legal = race.legal(0)
        chosen = choice(bot_named(GAME, level, number), race)
        assert chosen in legal
        race.apply(0, chosen, dealer)
    assert race.first_empty(robot) == 0


@pytest.mark.rule("RR-7")
def test_in_an_imagined_race_others_write_again() -> None:
    race = started(3, seed=7)
    for seat in (0, 2):
        for action in programs(race, seat, bot_named(GAME, "greedy", 1)):
            race.apply(seat, GAME.vocabulary.action(action), SeededDealer(1, len(GAME.outcomes)))
    assert waiting_seats(race) == [1]
    RaceGuide().deal(race, 1, SeededDealer(3, len(GAME.outcomes)))
    assert waiting_seats(race) == [0, 1, 2]
    assert [race.held[robot] for robot in range(3)] == [9, 9, 9]
    assert list(race.registers) == [NO_CARD] * 15


@pytest.mark.rule("RR-62")
def test_locked_registers_are_not_taken_back() -> None:
    race = raced(".A> .   .B> ①", damage={"B": 5}, locked={"B": "5"}, cards={"B": "- - - - left"})
    take_back(race, 1)
    assert race.card(1, 5) != NO_CARD


def test_a_program_ends_with_ready_and_takes_the_highest_card_of_a_kind() -> None:
    race = started(2, seed=8)
    robot = race.unready_of(0)
    hand = [int(card) for card in race.hands[robot * 11 : robot * 11 + 9]]
    for actions in RaceGuide().programs(race, 0, 10):
        names = [GAME.vocabulary.name(action) for action in actions]
        assert names[-1] == "ready"
        cards = [GAME.vocabulary.words(action)[1]["card"] for action in actions[:-1]]
        assert len(set(cards)) == 5
        numbers = [DECK.names.number(str(card)) for card in cards]
        for kind in {DECK.kinds[card] for card in numbers}:
            used = [card for card in numbers if DECK.kinds[card] == kind]
            there = sorted(card for card in hand if DECK.kinds[card] == kind)
            assert sorted(used) == there[-len(used) :]


def to_go(drawing: str, **more: dict[str, int]) -> float:
    return registers_to_go(raced(drawing, **more), 0)  # type: ignore[arg-type]


def test_damage_lost_lives_and_distance_make_a_race_longer() -> None:
    near, far = ".   .   .A> .   ①", ".A> .   .   .   ①"
    assert to_go(near) < to_go(far)
    assert to_go(near) < to_go(near, damage={"A": 1}) < to_go(near, damage={"A": 2})
    assert to_go(near) < to_go(near, lives={"A": 2}) < to_go(near, lives={"A": 1})


def test_a_race_is_worth_more_to_whoever_is_ahead() -> None:
    ahead = raced(".B> .   .   .A> .   ①")
    shares = [share_of_win(ahead, seat) for seat in range(2)]
    assert shares[0] > 0.6
    assert abs(sum(shares) - 1) < 1e-9


@pytest.mark.rule("RR-52")
@pytest.mark.parametrize("seats", range(1, 9))
def test_a_net_is_shown_as_many_numbers_at_every_table_and_nothing_hidden(seats: int) -> None:
    race, features = started(seats, seed=seats), Features()
    seen = list(features.look(race, 0))
    assert len(seen) == WIDTH
    assert all(-MOST_INPUT <= number <= MOST_INPUT for number in seen)
    other = race.clone()
    other.redeal(0, SeededDealer(4, len(GAME.outcomes)))
    assert list(features.look(other, 0)) == seen


DUEL = """
    .   .   .   .   .   .   ①
    .A> .   .   .B^ .   .   .
"""


def shown(drawing: str, **more: dict[str, int] | dict[str, str]) -> list[int]:
    return list(Features().look(raced(drawing, **more), 0))  # type: ignore[arg-type]


def test_a_net_is_shown_damage_lives_power_and_who_faces_whom() -> None:
    plain = shown(DUEL)
    for more in ({"damage": {"A": 1}}, {"lives": {"B": 1}}, {"power": {"B": "down"}}):
        assert shown(DUEL, **more) != plain
    assert shown(DUEL.replace("B^", "B<")) != plain
    assert shown(DUEL.replace("A>", "A^")) != plain


def test_a_robot_that_is_gone_is_shown_as_gone() -> None:
    race = raced(DUEL)
    before = list(Features().look(race, 0))
    leave_floor(race, 1)
    race.fate[1] = RETURNING
    after = list(Features().look(race, 0))
    assert len(after) == len(before) == WIDTH
    assert after != before


def wins(bot: str, against: str, games: int) -> float:
    tallies = Tallies()
    for results in simulate(Series(GAME.name, (bot, against), games=games, seed=3), workers=1):
        tallies.add(results)
    return tallies.by_bot[bot].win_rate()


def test_the_lowest_level_is_beaten_and_a_search_beats_greedy() -> None:
    assert wins("level-1", "greedy", 20) <= 0.3
    assert wins("level-4", "greedy", 20) >= 0.6
