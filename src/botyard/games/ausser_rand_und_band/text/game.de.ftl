### Außer Rand & Band: alles, was während des Spiels gesagt wird.

game-ausser-rand-und-band = Außer Rand & Band
    .subtitle = Würfeln am laufenden Meter
    .summary = Deine Würfel fahren auf Roboterteilen übers Fließband. Wer am meisten würfelt, wenn ein Teil herunterfällt, gewinnt es; komplette Roboter zählen am meisten.
    .kind = Familienspiel
    .minutes = 30
    .pitch = Würfel fahren auf dem Band; die höchste Summe bekommt das Teil.

## Spielmaterial

part-head = Kopf
part-torso = Rumpf
part-legs = Beine

colour-red = rot
    .letter = R
colour-blue = blau
    .letter = B
colour-yellow = gelb
    .letter = G

tile-red-head = roter Kopf
tile-blue-head = blauer Kopf
tile-yellow-head = gelber Kopf
tile-red-blue-head = rot-blauer Kopf
tile-red-yellow-head = rot-gelber Kopf
tile-blue-yellow-head = blau-gelber Kopf
tile-red-torso = roter Rumpf
tile-blue-torso = blauer Rumpf
tile-yellow-torso = gelber Rumpf
tile-red-blue-torso = rot-blauer Rumpf
tile-red-yellow-torso = rot-gelber Rumpf
tile-blue-yellow-torso = blau-gelber Rumpf
tile-red-legs = rote Beine
tile-blue-legs = blaue Beine
tile-yellow-legs = gelbe Beine
tile-red-blue-legs = rot-blaue Beine
tile-red-yellow-legs = rot-gelbe Beine
tile-blue-yellow-legs = blau-gelbe Beine

## Felder am Bandrand: der Name, ein kurzer für Zeichnungen, und was das Feld bewirkt

space-shove-twice = 2x schieben
    .short = 2x schieben
    .does = Am Ende dieses Zuges läuft das Band zweimal.
space-own-back = 2 eigene Würfel zurück setzen
    .short = 2 eigene zurück
    .does = Zwei deiner Würfel auf dem Band rücken je ein Feld in Richtung 1.
space-extra-die = 1 eigener Würfel zusätzlich
    .short = 1 Würfel zusätzlich
    .does = Du würfelst noch einen Würfel aus deinem Vorrat aufs Band.
space-others-count-one = Alle gegnerischen Würfel erzielen 1
    .short = Gegner zählen 1
    .does = Würfel der Mitspieler, die in diesem Zug fallen, zählen je 1; deine werden gewürfelt wie sonst.
space-clean-up = Eigene Würfel aufräumen
    .short = Aufräumen
    .does = Alle deine Würfel am Bandrand, auch dieser, kommen auf die Plättchen daneben.
space-use-taken = Besetztes Feld nochmal ausführen
    .short = Besetztes nochmal
    .does = Du führst die Aktion eines anderen Feldes aus, auf dem ein Würfel liegt, egal wessen.
space-add-to-five = Würfel auf Feld 5 dazu setzen
    .short = Auf Feld 5 dazu
    .does = Noch ein Würfel aus deinem Vorrat kommt auf Feld 5, wenn dort schon einer liegt.
space-own-forward = 2 eigene Würfel vor setzen
    .short = 2 eigene vor
    .does = Zwei deiner Würfel auf dem Band rücken je ein Feld in Richtung 5.
space-other-back = 1 gegnerischen Würfel zurück setzen
    .short = 1 fremden zurück
    .does = Ein Würfel eines Mitspielers auf dem Band rückt ein Feld in Richtung 1.
space-other-forward = 1 gegnerischen Würfel vor setzen
    .short = 1 fremden vor
    .does = Ein Würfel eines Mitspielers auf dem Band rückt ein Feld in Richtung 5.

## Was ein Platz tun kann

action-roll = Würfeln
action-shove = Das Band laufen lassen
action-place = { $space }
action-copy = { $space }
action-take = Einen Würfel von Feld { $field } zurücknehmen
action-own = Einen deiner Würfel auf Feld { $field }
action-other = Einen Würfel von { $seat } auf Feld { $field }

## Was jetzt gefragt ist

step-take-to-roll = Nimm Würfel vom Band zurück, denn dein Vorrat reicht nicht für einen Wurf.
    .now = { $first ->
        [one] Noch 1 Würfel ist zu nehmen.
       *[other] Noch { $first } Würfel sind zu nehmen.
    }
step-roll = Würfle deine Würfel aufs Band.
step-take-to-place = Dein Vorrat ist leer: Nimm 1 Würfel vom Band zurück für den Bandrand.
step-place = Lege 1 Würfel auf ein freies Feld am Bandrand.
step-use-taken = Wähle ein besetztes Feld und führe seine Aktion nochmal aus.
step-own-back = Wähle einen eigenen Würfel, der ein Feld zurückrückt.
    .now = { $first ->
        [2] Zwei Würfel rücken: Das ist der erste.
       *[other] { $second ->
            [0] Nur dieser rückt.
           *[other] Das ist der zweite.
        }
    }
step-own-forward = Wähle einen eigenen Würfel, der ein Feld vorrückt.
    .now = { $first ->
        [2] Zwei Würfel rücken: Das ist der erste.
       *[other] { $second ->
            [0] Nur dieser rückt.
           *[other] Das ist der zweite.
        }
    }
step-other-back = Wähle einen gegnerischen Würfel, der ein Feld zurückrückt.
step-other-forward = Wähle einen gegnerischen Würfel, der ein Feld vorrückt.
step-shove = Lass das Band laufen.
    .now = { $first ->
        [2] Es läuft zweimal.
       *[other] { $second ->
            [1] Gegnerische Würfel zählen je 1.
           *[other] { "" }
        }
    }

## Was geschah

event-opened = Feld { $field }: { $tile }.
event-starts = { $seat } beginnt: niedrigstes Ergebnis, bei Gleichstand der jüngste Spieler, sonst der niedrigste Platz.
event-rolled = { $seat } würfelt { $field }.
    .then = Gewürfelt: { $field }.
event-took = { $count ->
        [1] { $seat } nimmt einen Würfel von Feld { $field } zurück.
       *[other] { $seat } nimmt { $count } Würfel von den Feldern { $field } zurück.
    }
    .then = { $count ->
        [1] Ein Würfel kommt von Feld { $field } zurück.
       *[other] { $count } Würfel kommen von den Feldern { $field } zurück.
    }
event-placed = { $seat } nimmt „{ $space }“.
    .then = Dann „{ $space }“.
event-lapsed = „{ $space }“ ist nicht möglich und verfällt.
    .then = Die Aktion ist nicht möglich und verfällt.
event-copied = { $seat } führt „{ $space }“ nochmal aus.
    .then = „{ $space }“ wird nochmal ausgeführt.
event-moved = Ein Würfel von { $seat } rückt von Feld { $field } auf { $to }.
    .then = Ein Würfel rückt von Feld { $field } auf { $to }.
event-added = { $seat } setzt einen Würfel auf Feld 5 dazu.
    .then = Ein Würfel kommt auf Feld 5 dazu.
event-swept = Ein Würfel von { $seat } kommt von „{ $space }“ auf Feld { $field }.
    .then = Der Würfel von „{ $space }“ kommt auf Feld { $field }.
event-shoved = Neu auf dem Band: { $tile }.
event-work-ended = Feierabend!
event-dropped = Vom Band fällt: { $tile }.
event-fell = { $seat } würfelt { $face }.
event-totalled = { $seat } hat { $total }.
    .then = Das macht { $total }.
event-won = { $seat } gewinnt: { $tile }.
event-stored = Niemand gewinnt; gelagert: { $tile }.
event-turn = { $seat } ist an der Reihe.
event-ended = Das Spiel ist zu Ende.

## Warum nicht

reason-game-over = Das Spiel ist zu Ende.
reason-not-your-turn = { $active } ist an der Reihe.
reason-not-now = Nicht in diesem Schritt. { $step }
reason-space-taken = Dort liegt ein Würfel von { $owner }.
reason-space-free = Dort liegt kein Würfel.
reason-never-copied = Aufräumen lässt sich nicht nochmal ausführen.
reason-not-itself = Dieses Feld kann nicht sich selbst ausführen.
reason-no-own-die = Du hast keinen Würfel auf Feld { $field }.
reason-at-the-front = Feld 5 ist ganz vorne; Würfel dort können nicht vor.
reason-at-the-back = Feld 1 ist ganz hinten; Würfel dort können nicht zurück.
reason-picked-already = Deinen einzigen Würfel auf Feld { $field } hast du schon gewählt.
reason-nobody-there = An Platz { $owner } spielt niemand.
reason-your-own-die = Das ist dein eigener Würfel.
reason-no-die-of-theirs = { $owner } hat keinen Würfel auf Feld { $field }.
reason-no-die-to-take = Auf Feld { $field } hast du keinen Würfel zum Zurücknehmen.

## Wertung

score-one-colour = Einfarbiger Roboter ({ $colour }): { $tiles }
score-several-colours = Mehrfarbiger Roboter: { $tiles }
score-loose = { $count ->
        [one] 1 einzelnes Plättchen
       *[other] { $count } einzelne Plättchen
    }: { $tiles }
score-tie-tiles = Gleich viele Punkte: Mehr Plättchen gewinnen, hier { $count }
score-tie-shared = Immer noch gleich: Der Platz wird geteilt

## Optionen

option-youngest-first = Plätze vom jüngsten zum ältesten Spieler, für Gleichstand beim Start
option-data = Eigenes Spielmaterial anstelle rekonstruierter Werte: Würfelseiten, Aufteilung der Plättchen, Anordnung am Bandrand

## Was an Daten oder einer Stellung nicht stimmt

data-faces = { $path }: Ein Würfel hat sechs Seiten, nicht { $count }.
data-tiles = { $path }: Von jedem Teil gibt es neun Plättchen, nicht { $count }.
data-side = { $path }: Eine Seite hat { $wanted } Felder, nicht { $count }.
data-twice = { $path }: „{ $name }“ steht dort zweimal.
option-seat-twice = { $path }: Ein Platz ist zweimal genannt.
position-too-many-tiles = { $path }: Von „{ $name }“ gibt es nur { $most }.
position-stack = { $path }: Der Stapel nennt { $count } Plättchen, für ihn bleiben aber { $wanted } oder andere.
position-clean-up = { $path }: Auf dem Aufräumfeld bleibt kein Würfel liegen, also ist es bei jeder Entscheidung frei.
position-at-end = { $path }: Am Ende des Spiels sind Band, Rand und Stapel leer.

## Wörter in der Zeichnung

draw-turn = Zug { $turn }
draw-back = hinten
draw-front = vorne
draw-stack = Stapel
draw-stored = gelagert
draw-supply = { $count } im Vorrat
