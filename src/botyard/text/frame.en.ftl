### What every part of Botyard says: names, lists, Botyard’s own rules.

# Several things in one sentence: “a, b and c”.
list = { $first } and { $last }

## Seats

seat-person = Player { $number }
seat-bot = Bot { $robot }
robot-1 = Comet
robot-2 = Anvil
robot-3 = Bobbin
robot-4 = Wedge
robot-5 = Gasket
robot-6 = Kiosk
robot-7 = Rotor
robot-8 = Sputter

## Botyard’s own rules, for every game

section-house = House rules

rule-BY-1 = A game has as many seats as it was begun with. Nobody acts for a seat that does not exist.
    .title = Seats of the game
rule-BY-2 = Every action of a game has a name. Nothing else can be done.
    .title = Actions of the game
rule-BY-3 = You may take back your own decisions as far as you have learnt nothing since: not past dice or draws of your own, not past anything revealed to you, and not past another player’s action that builds on yours. You may go back over 200 decisions of the whole table at most. What followed from a decision without a choice is taken back with it.
    .title = Taking back
rule-BY-4 = When your clock runs out while the game waits for you, what the rules of the game say happens. Where they are silent, a bot decides for you.
    .title = The clock runs out

reason-no-such-seat = This game has no seat { $seat }.
reason-no-such-action = This game has no such action.
reason-nothing-to-take-back = There is nothing to take back: you have learnt something since your last decision, or made none.
reason-no-clock-runs = No clock runs for { $seat }, because nothing is waited for there.
