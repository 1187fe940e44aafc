"""What a copy of a race shares with it, or has for itself, where Options or courses matter."""

from botyard.games.roborally.state import Race


def copy_options(race: Race, copied: Race) -> None:
    """Whatever option cards have left behind; its vectors are never changed, but replaced."""
    copied.in_play = race.in_play
    copied.seconds = race.seconds
    copied.coat = race.coat
    copied.shells = race.shells
    copied.flywheel = race.flywheel
    copied.fresh = race.fresh
    copied.taken = race.taken
    copied.stored = race.stored
    copied.recompiler = race.recompiler
    copied.open_register = race.open_register
    copied.cast_off = race.cast_off
    copied.aborting = race.aborting
    copied.stabilized = race.stabilized
    copied.controller = race.controller
    copied.controlled = race.controlled
    copied.unseen = race.unseen
    copied.buried = race.buried
    copied.shielded = race.shielded
    copied.fired = race.fired
    copied.hits = race.hits


def copy_specials(race: Race, copied: Race) -> None:
    """Whatever the special rule of a course keeps."""
    copied.floor = race.floor
    copied.hits = race.hits
    copied.flag_at = race.flag_at
    copied.riding = race.riding
    copied.superbot = race.superbot
    copied.chasers = race.chasers
    copied.turned = race.turned
    copied.on_offer = race.on_offer
    copied.under = race.under
    copied.west = race.west
    copied.carriers = race.carriers
    copied.evictions = race.evictions
    copied.credited = race.credited
    copied.claims = race.claims
    copied.sat_out = race.sat_out
