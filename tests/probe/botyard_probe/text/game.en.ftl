### The probe speaks English alone; in other languages it is worded in English too.

game-probe = Probe
    .subtitle = A game for tests
    .summary = Cards are programmed secretly and at once.
    .kind = probing
    .minutes = 5
    .pitch = Two cards, twice.

board-tab = Slots

option-timer = The last who is not ready has to hurry
option-rounds = Rounds
option-worth = What a card counts
worth-number = Its number
worth-one = One point

action-program = Card { $card } in slot { $slot }
action-unprogram = Empty slot { $slot }
action-ready = Ready
action-block = Block
action-let = Let it be
action-discard = Bury card { $card }
action-pile = On the { $side } pile

event-dealt = { $seat } is dealt { $card }.
event-is-ready = { $seat } is ready.
event-revealed = { $seat } reveals { $card } and { $second }.
event-took = { $seat } takes { $card }.
event-blocked = { $seat } is blocked and does not get { $card }.
event-turned = Face up: { $card }.
event-drew = { $seat } draws a card.
event-drew-card = It is { $card }.
event-buried = { $seat } buries a card on the { $side }.
event-shown = Everything is shown.

reason-over = The probe is over.
reason-not-asked = { $seat } is not asked.
reason-not-now = Not now.
reason-not-in-hand = That card is not in your hand.
reason-slot-full = That slot is full.
reason-slot-empty = That slot is empty.

score-won = { $count } cards won
score-buried = Cards buried

fact-deck-size = Cards in the deck
fact-hands = Hand
fact-held = Held
fact-left = Left pile
fact-own = To do
fact-programmed = Programmed
fact-right = Right pile
fact-spent = Spent
fact-table = Next
fact-top = Face up
fact-won = Won
