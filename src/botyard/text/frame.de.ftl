### Was jeder Teil von Botyard sagt: Namen, Aufzählungen, die eigenen Regeln von Botyard.

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

## Die eigenen Regeln von Botyard, für jedes Spiel

section-house = Hausregeln

rule-BY-1 = Ein Spiel hat so viele Plätze, wie es bei seinem Beginn hatte. Für einen Platz, den es nicht gibt, handelt niemand.
    .title = Plätze des Spiels
rule-BY-2 = Jede Aktion eines Spiels hat einen Namen. Etwas anderes kann niemand tun.
    .title = Aktionen des Spiels
rule-BY-3 = Du darfst deine eigenen Entscheidungen zurücknehmen, solange du seither nichts erfahren hast: nicht über eigene Würfe oder gezogene Karten und Plättchen hinweg, nicht über etwas hinweg, das dir aufgedeckt wurde, und nicht über die Aktion eines Mitspielers hinweg, die auf deiner aufbaut. Du darfst höchstens über 200 Entscheidungen des ganzen Tisches zurückgehen. Was aus einer Entscheidung ohne weitere Wahl folgte, wird mit zurückgenommen.
    .title = Zurücknehmen
rule-BY-4 = Läuft deine Uhr ab, während auf dich gewartet wird, geschieht, was die Regeln des Spiels dafür vorsehen. Wo sie schweigen, entscheidet ein Bot für dich.
    .title = Die Uhr läuft ab

reason-no-such-seat = Dieses Spiel hat keinen Platz { $seat }.
reason-no-such-action = Diese Aktion gibt es in diesem Spiel nicht.
reason-nothing-to-take-back = Es gibt nichts zurückzunehmen: Du hast seit deiner letzten Entscheidung etwas erfahren oder noch keine getroffen.
reason-no-clock-runs = Für { $seat } läuft keine Uhr, denn auf diesen Platz wird nicht gewartet.
