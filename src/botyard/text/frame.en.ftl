### What every part of Botyard says: names, lists, refusals, how a game ended.

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

## Bots

bot-random = Random
    .character = Does anything that is allowed.
bot-greedy = Greedy
    .character = Takes what brings most right now.
bot-level-1 = Apprentice
    .character = Tries everything once.
    .seat = Apprentice { $robot }
bot-level-2 = Tinkerer
    .character = Good ideas, loose screws.
    .seat = Tinkerer { $robot }
bot-level-3 = Mechanic
    .character = Solid. Rarely slips twice.
    .seat = Mechanic { $robot }
bot-level-4 = Engineer
    .character = Thinks ahead and gets in your way.
    .seat = Engineer { $robot }
bot-level-5 = Inventor
    .character = Finds the move you missed.
    .seat = Inventor { $robot }

## Why not, in every game

reason-no-such-seat = This game has no seat { $seat }.
reason-no-such-action = This game has no such action.
reason-nothing-to-take-back = There is nothing to take back: you have learned something since your last decision, or made none.
reason-no-clock-runs = No clock runs for { $seat }, because nothing is waited for there.

## Also said by the browser

dice-committed = The dice of this game are fixed beforehand. Their fingerprint: { $commitment }
told-undo = { $seat } takes the last decision back.
told-run-out = { $seat }’s clock ran out.
won = { $count ->
        [one] { $seats } wins!
       *[other] { $seats } win together!
    }
finished-alone = { $seats } has finished.
lost-alone = { $seats } did not win.
link-unknown = This link does not work any more: it was used on another device, replaced or withdrawn. Ask for a new one.
page-missing = There is nothing here.
table-nobody = At least one person must sit at a table.
field-unknown = “{ $name }”
field-line = line { $number }
game-missing = There is no such game here. Choose one on the home page.
