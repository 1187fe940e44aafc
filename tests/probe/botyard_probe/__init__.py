"""The probe, brought along from outside by an entry point ``botyard.games``."""

from collections.abc import Callable
from typing import Final, TypeVar, cast

from botyard.kernel.game import Game, Json, ScoreLine
from botyard.kernel.knowledge import read_knowledge
from botyard.kernel.state import State
from botyard_probe.declared import CARDS, EVENTS, OPTIONS, OUTCOMES, REASONS, VOCABULARY
from botyard_probe.play import EMPTY, Probe, hurry, set_up, teams
from botyard_probe.position import position, read_position, read_view, view

Result = TypeVar("Result")


def of_probe(function: Callable[[Probe], Result]) -> Callable[[State], Result]:
    """A function of probes, for the contract."""
    return lambda state: function(cast(Probe, state))


def lost_cards(probe: Probe) -> list[str]:
    """Every card lies in exactly one place."""
    piles = [*probe.hands, *probe.programmed, *probe.won, *probe.left, *probe.right]
    cards = [card for pile in piles for card in pile] + probe.held + probe.spent + [probe.top]
    cards = sorted([card for card in cards if card != EMPTY] + probe.deck.items())
    return [] if cards == list(range(CARDS)) else [f"{CARDS} cards, each once"]


def score_lines(state: State, seat: int) -> list[ScoreLine]:
    """Cards won, and the rest."""
    probe = cast(Probe, state)
    won = sum(probe.worth(card) for card in probe.won[seat])
    lines: list[ScoreLine] = [ScoreLine("won", won, {"count": len(probe.won[seat])}, "PR-7")]
    rest = probe.scores()[seat] - won
    return lines + ([ScoreLine("buried", rest, {}, "PR-7")] if rest else [])


def still(options: Json) -> Json:
    """How many cards there are, and what they count."""
    return {"cards": CARDS, "worth": options["worth"]}


def explain(state: State, seat: int, action: int) -> Json:
    """Nothing to fill in."""
    return {"seat": seat + 1}


GAME: Final = Game(
    name="probe",
    package="botyard_probe",
    rules_version=1,
    seats=(1, 2, 3, 4, 8),
    options=OPTIONS,
    vocabulary=VOCABULARY,
    outcomes=OUTCOMES,
    reasons=REASONS,
    events=EVENTS,
    knowledge=read_knowledge("botyard_probe"),
    bound=lambda seats: 14 * seats + 2,
    digest=lambda options: "probe",
    setup=set_up,
    view=lambda state, seat: view(cast(Probe, state), seat),
    read_view=read_view,
    position=of_probe(position),
    read_position=read_position,
    explain=explain,
    score_lines=score_lines,
    invariants=of_probe(lost_cards),
    teams=of_probe(teams),
    own_timer=True,
    simulation={"timer": True},
    hurry=lambda state, seat: hurry(cast(Probe, state), seat),
    still=still,
)
