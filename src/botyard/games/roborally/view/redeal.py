"""What a seat cannot know is dealt anew. RR-52."""

from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.components import CONDITIONAL_PROGRAM, FLYWHEEL
from botyard.games.roborally.declared import HIDDEN, HIDDEN_OPTION
from botyard.games.roborally.rules.option_cards import cards_of, option_deck
from botyard.games.roborally.rules.piles import (
    bury,
    card_of,
    cast_off,
    deck_of,
    empty_hand,
    is_unseen,
    put_into_hand,
    put_second,
    second_in,
    way_of,
)
from botyard.games.roborally.state import MOST_HELD, NO_CARD, Race, count_of
from botyard.kernel.bag import ItemBag
from botyard.kernel.dealer import Dealer
from botyard.kernel.vectors import vec


def redeal(race: Race, seat: i64, dealer: Dealer) -> None:
    """
    Hands, leftovers and face-down registers of others change cards with the deck.

    So do the cards that others keep on Options, and those that nobody has seen.

    Clauses: RR-52.
    """
    hidden = deck_of(race)
    for card in race.buried:
        hidden.put(card)
    robot: i64
    for robot in range(race.robots):
        _put_back(race, robot, race.owner[robot] == seat, hidden)
    for robot in range(race.robots):
        _deal_again(race, robot, race.owner[robot] == seat, hidden, dealer)
    buried = len(race.buried)
    race.buried = vec[i64]()
    for _ in range(buried):
        bury(race, dealer.draw(HIDDEN, hidden))
    if len(race.on_offer) > 0 or len(race.under) > 0:
        _redeal_options(race, seat, dealer)


def _put_back(race: Race, robot: i64, own: bool, hidden: ItemBag) -> None:
    register: i64
    for register in range(1, REGISTERS + 1):
        if _is_hidden(race, robot, register, own):
            hidden.put(race.card(robot, register))
            second = second_in(race, robot, register)
            if second != NO_CARD:
                hidden.put(card_of(second))
    if own:
        return
    place: i64
    for place in range(race.held[robot]):
        hidden.put(race.hands[robot * MOST_HELD + place])
    if race.flywheel != NO_CARD and race.has_option(robot, FLYWHEEL):
        hidden.put(race.flywheel)
    if race.stored != NO_CARD and race.has_option(robot, CONDITIONAL_PROGRAM):
        hidden.put(race.stored)
    if race.recompiler == robot:
        for card in race.cast_off:
            hidden.put(card)


def _deal_again(race: Race, robot: i64, own: bool, hidden: ItemBag, dealer: Dealer) -> None:
    register: i64
    for register in range(1, REGISTERS + 1):
        if _is_hidden(race, robot, register, own):
            place = robot * REGISTERS + register - 1
            race.registers[place] = dealer.draw(HIDDEN, hidden)
            second = second_in(race, robot, register)
            if second != NO_CARD:
                put_second(race, place, dealer.draw(HIDDEN, hidden), way_of(second))
    if own:
        return
    held = race.held[robot]
    empty_hand(race, robot)
    for _ in range(held):
        put_into_hand(race, robot, dealer.draw(HIDDEN, hidden))
    if race.has_option(robot, FLYWHEEL):
        race.taken = NO_CARD
        if race.flywheel != NO_CARD:
            race.flywheel = dealer.draw(HIDDEN, hidden)
    if race.stored != NO_CARD and race.has_option(robot, CONDITIONAL_PROGRAM):
        race.stored = dealer.draw(HIDDEN, hidden)
    if race.recompiler == robot:
        count = len(race.cast_off)
        race.cast_off = vec[i64]()
        for _ in range(count):
            cast_off(race, dealer.draw(HIDDEN, hidden))


def _is_hidden(race: Race, robot: i64, register: i64, own: bool) -> bool:
    """A card lies there that the seat does not know."""
    if race.card(robot, register) == NO_CARD or race.is_face_up(robot, register):
        return False
    return not own or is_unseen(race, robot, register)


def _redeal_options(race: Race, seat: i64, dealer: Dealer) -> None:
    """
    Options that others choose from, and those that they put under the deck, change with it.

    Clauses: RR-52, RR-C2.
    """
    unknown = option_deck(race)
    robot: i64
    for robot in range(race.robots):
        if race.owner[robot] != seat and len(race.on_offer) > 0:
            unknown |= race.on_offer[robot]
        if race.owner[robot] == seat and len(race.under) > 0:
            unknown &= ~race.under[robot]
    hidden = ItemBag(cards_of(unknown))
    race.on_offer = _dealt_anew(race, race.on_offer, seat, hidden, dealer)
    race.under = _dealt_anew(race, race.under, seat, hidden, dealer)


def _dealt_anew(
    race: Race, masks: vec[i64], seat: i64, hidden: ItemBag, dealer: Dealer
) -> vec[i64]:
    """As many Options for every robot of others; one's own stay."""
    dealt = masks[:]
    robot: i64
    for robot in range(len(masks)):
        if race.owner[robot] != seat:
            dealt[robot] = 0
            for _ in range(count_of(masks[robot])):
                dealt[robot] |= 1 << dealer.draw(HIDDEN_OPTION, hidden)
    return dealt
