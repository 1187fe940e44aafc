### Was jeder Teil von Botyard sagt: Namen, Aufzählungen, Gründe, das Ende eines Spiels.

# Mehrere Dinge in einem Satz: „a, b und c“.
list = { $first } und { $last }

## Plätze

seat-person = Spieler { $number }
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

bot-random = Zufall
    .character = Tut irgendetwas, das erlaubt ist.
bot-greedy = Nimmersatt
    .character = Nimmt, was jetzt am meisten bringt.
bot-level-1 = Lehrling
    .character = Probiert alles einmal aus.
    .seat = Lehrling { $robot }
bot-level-2 = Tüftler
    .character = Gute Ideen, lose Schrauben.
    .seat = Tüftler { $robot }
bot-level-3 = Mechaniker
    .character = Solide. Patzt selten zweimal.
    .seat = Mechaniker { $robot }
bot-level-4 = Ingenieur
    .character = Denkt voraus und kommt dir in die Quere.
    .seat = Ingenieur { $robot }
bot-level-5 = Erfinder
    .character = Findet den Zug, den du übersehen hast.
    .seat = Erfinder { $robot }

## Warum nicht, in jedem Spiel

reason-no-such-seat = Dieses Spiel hat keinen Platz { $seat }.
reason-no-such-action = Diese Aktion gibt es in diesem Spiel nicht.
reason-nothing-to-take-back = Es gibt nichts zurückzunehmen: Du hast seit deiner letzten Entscheidung etwas erfahren oder noch keine getroffen.
reason-no-clock-runs = Für { $seat } läuft keine Uhr, denn auf diesen Platz wird nicht gewartet.

## Auch im Browser gesagt

dice-committed = Die Würfel dieses Spiels stehen von vornherein fest. Ihr Fingerabdruck: { $commitment }
told-undo = { $seat } nimmt die letzte Entscheidung zurück.
told-run-out = Die Uhr von { $seat } ist abgelaufen.
won = { $count ->
        [one] { $seats } gewinnt!
       *[other] { $seats } gewinnen gemeinsam!
    }
finished-alone = { $seats } hat das Spiel beendet.
lost-alone = { $seats } hat nicht gewonnen.
link-unknown = Dieser Link gilt nicht mehr: Er wurde auf einem anderen Gerät benutzt, ersetzt oder zurückgezogen. Bitte um einen neuen.
page-missing = Hier ist nichts.
table-nobody = An einem Tisch muss mindestens eine Person sitzen.
field-unknown = „{ $name }“
field-line = Zeile { $number }
game-missing = Dieses Spiel gibt es hier nicht. Wähle eins auf der Startseite.
