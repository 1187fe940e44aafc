"""Where program cards go: hands, registers, the discard; and the deck, which is all the rest."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import DECK_SIZE, REGISTERS
from botyard.games.roborally.declared import DEALT_CARD, DECK_RENEWED
from botyard.games.roborally.state import MOST_HELD, NO_CARD, Race
from botyard.kernel.bag import ItemBag
from botyard.kernel.dealer import Dealer
from botyard.kernel.names import Names
from botyard.kernel.vectors import append, filled, vec

# The register itself holds the move card, whose priority counts; the second card rotates.
# Beside it stands in which ways the pair can be carried out, by the Options it was placed with.
WAYS: Final = Names("way", ["crab", "dual", "either"])
CRAB: Final = 1
DUAL: Final = 2
EITHER: Final = 3
_WAY: Final = 8
_CARD: Final = 255
THIRD: Final = 28  # cards in each part of a mask


def card_of(second: i64) -> i64:
    """The card of an entry."""
    return second & _CARD


def way_of(second: i64) -> i64:
    """In which ways a pair can be carried out."""
    return second >> _WAY


def second_in(race: Race, robot: i64, register: i64) -> i64:
    """The entry of the second card in a register, or none."""
    if len(race.seconds) == 0:
        return NO_CARD
    return race.seconds[robot * REGISTERS + register - 1]


def put_second(race: Race, place: i64, card: i64, way: i64) -> None:
    """
    A second card comes into a register; what a copy of the race holds does not change.

    Clauses: RR-O28.
    """
    if len(race.seconds) == 0:
        race.seconds = filled(race.robots * REGISTERS, NO_CARD)
    else:
        race.seconds = race.seconds[:]
    race.seconds[place] = card | way << _WAY


def take_second(race: Race, place: i64) -> i64:
    """The second card leaves a register; NO_CARD if there is none."""
    if len(race.seconds) == 0 or race.seconds[place] == NO_CARD:
        return NO_CARD
    card = card_of(race.seconds[place])
    race.seconds = race.seconds[:]
    race.seconds[place] = NO_CARD
    for second in race.seconds:
        if second != NO_CARD:
            return card
    race.seconds = vec[i64]()
    return card


def is_placed(race: Race, robot: i64, card: i64) -> bool:
    """Whether a card lies in a register of a robot, alone or as one of two."""
    register: i64
    for register in range(1, REGISTERS + 1):
        second = second_in(race, robot, register)
        if race.card(robot, register) == card or (second != NO_CARD and card_of(second) == card):
            return True
    return False


def deck_of(race: Race) -> ItemBag:
    """
    Every card that lies nowhere else.

    Clauses: RR-51.
    """
    elsewhere = vec[i64]([0] * DECK_SIZE)
    for programmed in race.registers:
        if programmed != NO_CARD:
            elsewhere[programmed] = 1
    robot: i64
    for robot in range(race.robots):
        first = robot * MOST_HELD
        for place in range(first, first + race.held[robot]):
            elsewhere[race.hands[place]] = 1
    if race.in_play or len(race.seconds) > 0 or len(race.cast_off) + len(race.buried) > 0:
        _strike_out_kept(race, elsewhere)
    deck = vec[i64]([0] * DECK_SIZE)
    size: i64 = 0
    card: i64 = 0
    bit: i64
    for discarded in race.discard:
        for bit in range(THIRD):
            if not elsewhere[card] and not (discarded >> bit) & 1:
                deck[size] = card
                size += 1
            card += 1
    return ItemBag(deck[:size])


def _strike_out_kept(race: Race, elsewhere: vec[i64]) -> None:
    """
    Second cards in registers, cards on Options, and what was discarded face down at once.

    Clauses: RR-51.
    """
    for second in race.seconds:
        if second != NO_CARD:
            elsewhere[card_of(second)] = 1
    for card in race.cast_off:
        elsewhere[card] = 1
    for card in race.buried:
        elsewhere[card] = 1
    if race.flywheel != NO_CARD:
        elsewhere[race.flywheel] = 1
    if race.stored != NO_CARD:
        elsewhere[race.stored] = 1


def draw_card(race: Race, stream: i64, dealer: Dealer) -> i64:
    """
    The top card of the deck; an empty one is renewed from the discards, face down ones too.

    With no card left anywhere, none is drawn.

    Clauses: RR-50.
    """
    deck = deck_of(race)
    if deck.size() == 0:
        gather_discards(race)
        deck = deck_of(race)
        if deck.size() == 0:
            return NO_CARD
        dealer.tell(DECK_RENEWED, deck.size())
    return dealer.draw(stream, deck)


def gather_discards(race: Race) -> None:
    """All discarded cards go back to the deck; what is left of hands is discarded by then."""
    for third in range(len(race.discard)):
        race.discard[third] = 0
    race.cast_off = vec[i64]()
    race.buried = vec[i64]()
    robot: i64
    for robot in range(race.robots):
        if race.is_ready(robot):
            empty_hand(race, robot)


def discard_card(race: Race, card: i64) -> None:
    """Put a card on the discard, face up."""
    race.discard[card // THIRD] |= 1 << (card % THIRD)


def discard_face_down(race: Race, robot: i64, card: i64) -> None:
    """
    Put a card on the discard that its owner alone knows.

    Clauses: RR-52.
    """
    if race.is_ready(robot):
        put_into_hand(race, robot, card)
    else:  # its hand is still in use: only Recompile discards so early
        cast_off(race, card)


def cast_off(race: Race, card: i64) -> None:
    """
    Add a card to what Recompile discards.

    Clauses: RR-O22, RR-52.
    """
    race.cast_off = _with(race.cast_off, card)


def bury(race: Race, card: i64) -> None:
    """
    Put a card on the discard that nobody has ever seen.

    Clauses: RR-52, RR-O5.
    """
    race.buried = _with(race.buried, card)


def _with(pile: vec[i64], card: i64) -> vec[i64]:
    """A pile with one card more. It lies in the order of numbers: it has no other."""
    cards = vec[i64]()
    for lower in pile:
        if lower < card:
            cards = append(cards, lower)
    cards = append(cards, card)
    for higher in pile:
        if higher > card:
            cards = append(cards, higher)
    return cards


def is_discarded(race: Race, card: i64) -> bool:
    """Whether a card lies on the discard, face up."""
    return (race.discard[card // THIRD] >> (card % THIRD)) & 1 != 0


def put_into_hand(race: Race, robot: i64, card: i64) -> None:
    """Add a card to a hand, which is kept in the order of priorities."""
    first = robot * MOST_HELD
    place = first + race.held[robot]
    while place > first and race.hands[place - 1] > card:
        race.hands[place] = race.hands[place - 1]
        place -= 1
    race.hands[place] = card
    race.held[robot] += 1


def take_from_hand(race: Race, robot: i64, card: i64) -> None:
    """Take a card out of the hand it is in."""
    last = robot * MOST_HELD + race.held[robot] - 1
    place = last
    above: i64 = NO_CARD
    while race.hands[place] != card:
        here = race.hands[place]
        race.hands[place] = above
        above = here
        place -= 1
    race.hands[place] = above
    race.held[robot] -= 1


def empty_hand(race: Race, robot: i64) -> None:
    """Nothing is left of a hand."""
    first = robot * MOST_HELD
    for place in range(first, first + race.held[robot]):
        race.hands[place] = NO_CARD
    race.held[robot] = 0


def show_cards(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    The owner sees the cards of the hand.

    Clauses: RR-52.
    """
    own: i64 = 1 << race.owner[robot]
    first = robot * MOST_HELD
    for place in range(first, first + race.held[robot]):
        dealer.tell(DEALT_CARD, race.told_as[robot], race.hands[place], 0, own)


def clear_register(race: Race, robot: i64, register: i64) -> None:
    """
    What lies in a register is discarded: face down if it was not revealed.

    Two cards go together. A card that not even its owner has seen stays a secret from everybody.

    Clauses: RR-52, RR-O5, RR-O28.
    """
    place = robot * REGISTERS + register - 1
    card = race.registers[place]
    if card == NO_CARD:
        return
    race.registers[place] = NO_CARD
    second: i64 = NO_CARD
    if len(race.seconds) > 0:
        second = take_second(race, place)
    if race.is_face_up(robot, register):
        race.face_up[robot] &= ~(1 << (register - 1))
        discard_card(race, card)
        if second != NO_CARD:
            discard_card(race, second)
    elif is_unseen(race, robot, register):
        see(race, robot, register)
        bury(race, card)
    else:
        discard_face_down(race, robot, card)
        if second != NO_CARD:
            discard_face_down(race, robot, second)


def is_unseen(race: Race, robot: i64, register: i64) -> bool:
    """
    Whether nobody has seen the card in a register.

    Clauses: RR-52, RR-O24.
    """
    return (race.unseen >> (robot * REGISTERS + register - 1)) & 1 != 0


def see(race: Race, robot: i64, register: i64) -> None:
    """From now on there is no secret about what lies in a register, or it is gone."""
    bit: i64 = 1
    race.unseen &= ~(bit << (robot * REGISTERS + register - 1))
