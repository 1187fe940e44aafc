"""
The probe with cards that are named by random texts, in every process that finds this package.

Whoever has one of these names was told of the card: nobody can guess it. So that nobody is
told by the list of what they may not do, only cards of the own hand are candidates.
"""

import hashlib
import os
from dataclasses import replace
from typing import Final

from botyard.kernel.vocabulary import Vocabulary
from botyard_probe import GAME as PROBE
from botyard_probe import declared, play


def names(veil: str) -> list[str]:
    """The cards' names, for those who know the veil."""
    digests = [hashlib.sha256(f"{veil} {card}".encode()) for card in range(declared.CARDS)]
    return [f"k{digest.hexdigest()[:16]}" for digest in digests]


def candidates(self: play.Probe, seat: int) -> list[int]:
    """What the probe offers, but for cards that lie elsewhere."""
    others = set(range(declared.CARDS)) - set(self.hands[seat])
    return [action for action in _candidates(self, seat) if card_of(action) not in others]


def card_of(action: int) -> int:
    """The card that an action names, or none."""
    if action < declared.UNPROGRAM:
        return action % declared.CARDS
    return action - declared.DISCARD if declared.DISCARD <= action < declared.PILE else -1


def veiled() -> Vocabulary:
    """The probe's vocabulary with its cards renamed."""
    vocabulary = Vocabulary()
    card, slot = declared.CARD, declared.SLOT
    vocabulary.family(declared.PROGRAM, "program:{slot}={card}", slot=slot, card=card)
    vocabulary.family(declared.UNPROGRAM, "unprogram:{slot}", slot=slot)
    vocabulary.add(declared.READY, "ready", ceremony=True)
    vocabulary.add(declared.BLOCK, "block")
    vocabulary.add(declared.LET, "let")
    vocabulary.family(declared.DISCARD, "discard:{card}", card=card)
    vocabulary.family(declared.PILE, "pile:{side}", side=declared.PILE_SIDE)
    return vocabulary


_candidates: Final = play.Probe.candidates
GAME = PROBE
if "BOTYARD_VEIL" in os.environ:
    declared.CARD.names = names(os.environ["BOTYARD_VEIL"])
    declared.CARD._numbers = {name: card for card, name in enumerate(declared.CARD.names)}
    GAME = replace(PROBE, vocabulary=veiled())
    play.Probe.candidates = candidates  # type: ignore[method-assign]
