"""The probe, brought along from outside by an entry point ``botyard.games``."""

from typing import Final

from botyard.kernel.game import GameOf, Json, ScoreLine
from botyard.kernel.knowledge import read_knowledge
from botyard_probe.declared import CARDS, EVENTS, OPTIONS, OUTCOMES, REASONS, VOCABULARY
from botyard_probe.play import EMPTY, Probe, hurry, set_up, teams
from botyard_probe.position import known, position, read_known, read_position, view


def lost_cards(probe: Probe) -> list[str]:
    """Every card lies in exactly one place."""
    piles = [*probe.hands, *probe.programmed, *probe.won, *probe.left, *probe.right]
    cards = [card for pile in piles for card in pile] + probe.held + probe.spent + [probe.top]
    cards = sorted([card for card in cards if card != EMPTY] + probe.deck.items())
    return [] if cards == list(range(CARDS)) else [f"{CARDS} cards, each once"]


def score_lines(probe: Probe, seat: int) -> list[ScoreLine]:
    """Cards won, and the rest."""
    won = sum(probe.worth(card) for card in probe.won[seat])
    lines: list[ScoreLine] = [ScoreLine("won", won, {"count": len(probe.won[seat])}, "PR-7")]
    rest = probe.scores()[seat] - won
    return lines + ([ScoreLine("buried", rest, {}, "PR-7")] if rest else [])


def still(options: Json) -> Json:
    """How many cards there are, and what they count."""
    return {"cards": CARDS, "worth": options["worth"]}


def explain(probe: Probe, seat: int, action: int) -> Json:
    """Nothing to fill in."""
    return {"seat": seat + 1}


GAME: Final = GameOf(
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
    view=view,
    known=known,
    read_known=read_known,
    position=position,
    read_position=read_position,
    explain=explain,
    score_lines=score_lines,
    invariants=lost_cards,
    teams=teams,
    own_timer=True,
    simulation={"timer": True},
    hurry=hurry,
    still=still,
)
