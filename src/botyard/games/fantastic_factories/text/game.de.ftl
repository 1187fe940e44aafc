### Fantastic Factories: alles, was während des Spiels gesagt wird. Karten stehen in cards.*.ftl.

game-fantastic-factories = Fantastic Factories
    .subtitle = Würfel, die arbeiten, Fabriken, die sich lohnen
    .summary = Baue aus Bauplänen ein Werksgelände, das aus Würfeln Waren macht. In jeder Runde wählst du auf dem Markt, dann arbeiten alle gleichzeitig. Wenn jemand 12 Waren hergestellt oder 10 Karten gebaut hat, zählen Waren und Prestige.
    .kind = Würfelmaschine
    .minutes = 45–60
    .pitch = Ein Werk bauen, das aus Würfeln Waren macht.

## Spielmaterial

automaton-1 = Die Maschine

type-production = Produktion
    .letter = P
type-utility = Versorgung
    .letter = V
type-training = Ausbildung
    .letter = A
type-special = Spezial
    .letter = S
type-monument = Monument
    .letter = M

tool-hammer = Hammer
    .short = Hammer
tool-wrench = Schraubenschlüssel
    .short = Schlüssel
tool-gear = Zahnrad
    .short = Zahnrad
tool-shovel = Schaufel
    .short = Schaufel

floor-research = Forschung
    .does = ein beliebiger Würfel → 1 Bauplan ziehen
floor-generator = Generator
    .does = eine 1, 2 oder 3 → so viel Energie
floor-mine = Mine
    .does = eine 4, 5 oder 6 → 1 Metall

row-blueprints = Baupläne
row-contractors = Unternehmer

resource-metal = Metall
resource-energy = Energie

gain-metal = Metall
gain-energy = Energie
gain-cards = Baupläne vom Nachziehstapel

colour-green = grüner Würfel
colour-red = roter Würfel
colour-blue = blauer Würfel
colour-purple = violetter Würfel
colour-yellow = gelber Würfel

## Was am Tisch gewählt wird

option-work-order = Wie die Arbeitsphase abläuft
option-level = Wie stark Die Maschine im Solospiel ist
option-round-limit = Höchstzahl an Runden; 0 heißt keine
option-data = Eigene Baukosten anstelle der gedruckten
work-order-simultaneous = alle gleichzeitig
work-order-in-turn = einer nach dem anderen
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = Experte

## Was ein Platz tun kann

action-take = { $blueprint } nehmen
action-hire = { $contractor } anheuern, Werkzeug: { $tool }
action-clear = Alle { $row } ablegen für 1 { $resource }
action-pass = Ohne Karte weiter
action-give = { $seat }
action-set = Einen Würfel auf { $die } stellen
action-roll = Die übrigen würfeln
action-place = { $floor }: eine { $die }
action-build = { $blueprint } bauen
action-use = { $blueprint } nutzen
action-specialist = Den Würfel des Spezialisten als { $die } nehmen
action-end-work = Arbeit beenden
action-copy = { $blueprint } vom Markt nutzen
action-die = Eine { $die } wählen
    .pair = Zwei { $die }er einsetzen
    .triple = Drei { $die }er einsetzen
    .run = Drei Würfel ab { $die } einsetzen
action-reroll = Die gewählten Würfel würfeln
action-discard = { $blueprint } ablegen
action-value = { $die } wählen
action-gain = { $gain } nehmen
action-split = Metall + Energie: { $split }
action-return = 1 { $resource } zurückgeben
action-back = Zurück

## Was jetzt gefragt ist, und was dazwischen geschieht

step-end-of-round = Die Runde endet.
step-machine-turn = Die Maschine ist an der Reihe.
step-work-phase = Die Arbeitsphase beginnt.
step-work-turn = Der Nächste arbeitet.
step-market-turn = Der Nächste geht auf den Markt.
step-market = Nimm einen Bauplan oder heuere einen Unternehmer an. Vorher darfst du einmal eine Reihe ablegen.
step-give = Wähle, wer durch diesen Unternehmer auch etwas bekommt.
step-work = Setze Würfel ein, baue und nutze deine Karten in beliebiger Folge. Beende dann die Arbeit.
step-return = Du behältst höchstens 12 Metall und Energie zusammen. Gib den Rest zurück.
    .now = { $first } zu viel.
step-drop = Du behältst höchstens 10 Baupläne. Lege den Rest ab.
    .now = { $first } zu viel.
step-hire = Lege einen Bauplan mit dem Werkzeug über dem Unternehmer ab.
step-set-dice = Der Vorarbeiter: Stelle Würfel auf die Werte, die du willst, oder würfle die übrigen.
    .now = { $first ->
        [one] Noch 1 Würfel.
       *[other] Noch { $first } Würfel.
    }
step-build = Lege einen anderen Bauplan mit demselben Werkzeug ab.
step-copy = Wähle den Bauplan vom Markt, den der Replikator nutzt.
step-put-die = Wähle einen Würfel für die Karte.
step-train = Wähle den Würfel, der verändert wird.
step-reroll = Wähle die Würfel, die neu geworfen werden, und würfle sie dann.
step-discard = Wähle einen Bauplan, den du für die Karte ablegst.
step-value = Wähle den Wert des zusätzlichen Würfels.
step-gain = Wähle, was die Karte gibt.
step-split = Wähle, welche 4 der gedruckten Rohstoffe du bekommst.

## Was gefragt ist, mit Karte, Unternehmer und Werkzeug

asked-give = { $contractor }: Wähle, wer noch etwas bekommt.
asked-hire = { $contractor }: Lege einen Bauplan mit dem Werkzeug darüber ab ({ $tool }).
asked-build = { $blueprint }: Lege einen anderen Bauplan mit demselben Werkzeug ab ({ $tool }).
asked-put-die = { $dice ->
        [pair] { $blueprint }: Wähle den Wert. Zwei gleiche Würfel werden eingesetzt.
        [triple] { $blueprint }: Wähle den Wert. Drei gleiche Würfel werden eingesetzt.
        [run] { $blueprint }: Wähle den niedrigsten Würfel. Drei in Folge werden eingesetzt.
        [three] { $blueprint }: Wähle nacheinander drei Würfel mit Summe { $least } oder mehr.
       *[one] { $blueprint }: Wähle einen Würfel.
    }
asked-train = { $blueprint }: Wähle den Würfel, der verändert wird.
asked-reroll = { $blueprint }: Wähle die Würfel, die neu geworfen werden, und würfle sie dann.
asked-discard = { $count ->
        [one] { $blueprint }: Wähle einen Bauplan, den du ablegst.
       *[other] { $blueprint }: Wähle nacheinander { $count } Baupläne, die du ablegst.
    }
asked-value = { $blueprint }: Wähle den Wert des zusätzlichen Würfels.
asked-gain = { $blueprint }: Wähle, was du bekommst.
asked-split = { $blueprint }: Wähle, welche 4 der gedruckten Rohstoffe du bekommst.

## Was geschah

event-starts = { $seat } beginnt.
event-dealt = { $count ->
        [one] { $seat } bekommt 1 Bauplan.
       *[other] { $seat } bekommt { $count } Baupläne.
    }
event-dealt-card = Ausgeteilt an { $seat }: { $blueprint }.
    .then = Ausgeteilt: { $blueprint }.
event-opened = Neu auf dem Markt: { $blueprint }.
event-arrived = Neu zum Anheuern: { $contractor }.
event-token-put = Über Platz { $slot }: { $tool }.
event-round = Runde { $round }.
    .heading = Runde { $round }
event-market-turn = { $seat } geht auf den Markt.
event-took = { $seat } nimmt: { $blueprint }.
    .then = Genommen: { $blueprint }.
event-cleared = { $seat } zahlt 1 { $resource } und legt alle { $row } ab.
    .then = Für 1 { $resource } werden alle { $row } abgelegt.
event-passed = { $seat } kann nichts nehmen und niemanden anheuern.
    .then = Es gibt nichts zu nehmen und niemanden anzuheuern.
event-hired = { $seat } heuert an: { $contractor }.
    .then = Angeheuert: { $contractor }.
event-discarded = { $seat } legt ab: { $blueprint }.
    .then = Abgelegt: { $blueprint }.
event-paid = { $seat } zahlt { $stock ->
        [metal] { $amount } Metall
       *[energy] { $amount } Energie
    }.
    .then = Bezahlt: { $stock ->
        [metal] { $amount } Metall
       *[energy] { $amount } Energie
    }.
event-gained = { $seat } bekommt { $stock ->
        [metal] { $amount } Metall
        [energy] { $amount } Energie
       *[goods] { $amount ->
            [one] 1 Ware
           *[other] { $amount } Waren
        }
    }.
    .then = Erhalten: { $stock ->
        [metal] { $amount } Metall
        [energy] { $amount } Energie
       *[goods] { $amount ->
            [one] 1 Ware
           *[other] { $amount } Waren
        }
    }.
event-drew = { $seat } zieht einen Bauplan.
    .then = Ein Bauplan wird gezogen.
event-drew-card = { $seat } zieht: { $blueprint }.
    .then = Es ist: { $blueprint }.
event-drew-none = Für { $seat } ist keine Karte mehr zu ziehen da.
    .then = Es ist keine Karte mehr zu ziehen da.
event-gave = { $seat } wählt { $owner } als Nutznießer.
    .then = Auch { $owner } bekommt etwas.
event-revealed = { $seat } deckt auf: { $blueprint }.
    .then = Aufgedeckt: { $blueprint }.
event-built = { $seat } baut: { $blueprint }.
    .then = Gebaut: { $blueprint }.
event-built-nothing = Es gibt keine Karte mehr, die { $seat } bauen darf.
    .then = Es gibt keine Karte mehr, die gebaut werden darf.
event-left = { $contractor } verlässt den Markt.
event-shuffled = Ein Ablagestapel wird neuer Nachziehstapel: { $row }.
event-work = Die Arbeitsphase beginnt, alle Würfel fallen.
    .heading = Arbeit
event-set-die = { $seat } stellt ein: { $value }.
    .then = Eingestellt: { $value }.
event-rolled = { $seat } würfelt { $value }.
    .then = Gewürfelt: { $value }.
event-placed = { $seat } setzt eine { $value } ein: { $floor }.
    .then = Eine { $value } kommt ins Hauptquartier: { $floor }.
event-bonus = Paschbonus für { $seat } ({ $floor }): { $amount } mehr.
    .then = Paschbonus: { $amount } mehr.
event-used = { $seat } nutzt: { $blueprint }.
    .then = Genutzt: { $blueprint }.
event-copied = { $seat } nutzt vom Markt: { $blueprint }.
    .then = Er arbeitet wie eine Karte vom Markt: { $blueprint }.
event-put = { $seat } legt eine { $value } auf die Karte: { $blueprint }.
    .then = Eine { $value } kommt auf die Karte: { $blueprint }.
event-changed = { $seat } macht aus einer { $value } eine { $to }.
    .then = Aus einer { $value } wird eine { $to }.
event-picked-up = { $seat } nimmt vom Tisch: { $value }.
    .then = Vom Tisch genommen: { $value }.
event-extra-die = { $seat } bekommt einen zusätzlichen Würfel: { $value }.
    .then = Ein zusätzlicher Würfel: { $value }.
event-armed = Diese Karte wirkt in dieser Runde einmal für { $seat }: { $blueprint }.
    .then = Diese Karte wirkt in dieser Runde einmal: { $blueprint }.
event-set-off = Bei { $seat } wird ausgelöst: { $blueprint }.
    .then = Das löst aus: { $blueprint }.
event-ended-work = { $seat } hat die Arbeit beendet.
    .then = Die Arbeit ist beendet.
event-returned = { $count ->
        [1] { $seat } gibt 1 { $resource } zurück.
       *[other] { $seat } gibt { $resource } zurück.
    }
    .then = { $count ->
        [1] Zurückgegeben: 1 { $resource }.
       *[other] Zurückgegeben: { $resource }.
    }
event-first = Neuer Startspieler: { $seat }.
event-triggered = { $seat } hat genug beisammen: Nach dieser Runde folgt noch eine ganze.
    .then = Das genügt: Nach dieser Runde folgt noch eine ganze.
event-last-round = Das ist die letzte Runde.
event-limit = Die Höchstzahl an Runden ist erreicht.
event-ended = Das Spiel ist zu Ende.
event-machine-opened = Die Maschine beginnt mit: { $blueprint }.
event-machine-skipped = Die Maschine beginnt ohne Monument; abgelegt: { $blueprint }.
event-machine-rolled = Die Maschine würfelt { $value } ({ $colour }).
event-machine-took = { $slot ->
        [0] Die Maschine nimmt vom Stapel: { $blueprint }.
       *[other] Die Maschine nimmt von Platz { $slot }: { $blueprint }.
    }
event-machine-took-none = Die Maschine findet keine Karte.
event-machine-cleared = Die Maschine legt alle { $row } ab.
event-machine-made = Die Maschine stellt 1 Ware her: { $type }.
event-machine-triggered = Die Maschine hat 12 Waren: Es folgt noch eine ganze Runde.

## Warum nicht

reason-game-over = Das Spiel ist zu Ende.
reason-not-your-turn = Gewartet wird auf { $active }.
reason-work-is-ended = Du hast die Arbeit in dieser Runde beendet. Gewartet wird auf { $active }.
reason-work-comes = Du arbeitest später. Gewartet wird auf { $active }.
reason-not-now = Nicht in diesem Schritt. { $step }
reason-hire-first = { reason-not-now }
reason-give-first = { reason-not-now }
reason-set-first = { reason-not-now }
reason-build-first = { reason-not-now }
reason-excess-first = { reason-not-now }
reason-copy-first = { reason-not-now }
reason-use-first = { reason-not-now }
reason-not-in-row = Nicht auf dem Markt: { $blueprint }.
reason-not-for-hire = Unter diesem Werkzeug ({ $tool }) ist nicht anzuheuern: { $contractor }.
reason-no-tool-for-hire = Du hast keinen Bauplan mit dem Werkzeug, das es kostet: { $tool } ({ $contractor }).
reason-fee-too-high = { $contractor } kostet { $need } Energie, du hast { $have }.
reason-cleared-already = Du hast in dieser Runde schon eine Reihe abgelegt.
reason-row-empty = Diese Reihe ist leer: { $row }.
reason-cannot-pay-clearing = Dir fehlt, womit du bezahlen willst: { $resource }.
reason-must-choose = Du kannst einen Bauplan nehmen oder einen Unternehmer anheuern, also musst du es.
reason-not-yourself = Ein anderer muss etwas bekommen.
reason-nobody-there = An Platz { $seat } spielt niemand.
reason-no-such-die = Du hast keine freie { $die }.
reason-no-such-die-to-change = { reason-no-such-die }
reason-wrong-for-generator = Der Generator nimmt nur 1, 2 und 3.
reason-wrong-for-mine = Die Mine nimmt nur 4, 5 und 6.
reason-floor-full = { $floor }: Alle { $need } Plätze sind belegt.
reason-not-in-hand = Nicht auf deiner Hand: { $blueprint }.
reason-not-held-to-hire = Nicht auf deiner Hand und deshalb keine Bezahlung: { $blueprint }.
reason-not-held-to-use = Nicht auf deiner Hand und deshalb nicht abzuwerfen: { $blueprint }.
reason-not-held-to-drop = Nicht auf deiner Hand: { $blueprint }. Wirf Handkarten ab.
reason-built-already = Steht schon auf deinem Werksgelände: { $blueprint }.
reason-no-same-tool = Für { $blueprint } brauchst du einen zweiten Bauplan mit demselben Werkzeug auf der Hand: { $tool }.
reason-build-needs-metal = { $blueprint } kostet { $need } Metall, du hast { $have }.
reason-build-needs-energy = { $blueprint } kostet { $need } Energie, du hast { $have }.
reason-not-built = Nicht auf deinem Werksgelände: { $blueprint }.
reason-monument-only-stands = { $blueprint } ist ein Monument: Es zählt und tut sonst nichts.
reason-sets-itself-off = { $blueprint } wird nicht genutzt, sondern von selbst ausgelöst.
reason-used-already = In dieser Runde schon genutzt: { $blueprint }.
reason-needs-dice = { $blueprint } braucht andere Würfel, als du hast.
reason-needs-metal = { $blueprint } braucht { $need } Metall, du hast { $have }.
reason-needs-energy = { $blueprint } braucht { $need } Energie, du hast { $have }.
reason-replicator-needs-energy = { reason-needs-energy }
reason-copy-needs-energy = { $blueprint } braucht mit dem Replikator insgesamt { $need } Energie, du hast { $have }.
reason-needs-cards = { $blueprint } braucht { $need ->
        [one] 1 Bauplan
       *[other] { $need } Baupläne
    } von deiner Hand, du hast { $have }.
reason-no-die-to-change = Du hast keinen freien Würfel, den { $blueprint } verändern kann.
reason-nothing-to-copy = Kein Bauplan auf dem Markt lässt sich jetzt nutzen.
reason-never-copied = Das kann der Replikator nicht nutzen: { $blueprint }.
reason-not-to-copy = Nicht auf dem Markt: { $blueprint }.
reason-die-does-not-fit = Eine { $die } passt hier nicht.
reason-six-stays = Eine 6 geht nicht höher.
reason-one-stays = Eine 1 geht nicht tiefer.
reason-no-die-chosen = Wähle mindestens einen Würfel.
reason-tool-of-hire = { $blueprint } zeigt nicht das Werkzeug über dem Unternehmer.
reason-tool-of-build = { $blueprint } zeigt nicht das Werkzeug der Karte, die du baust.
reason-builds-this-one = { $blueprint } wird gerade gebaut. Lege eine andere Karte mit diesem Werkzeug ab: { $tool }.
reason-no-such-gain = Das gibt { $blueprint } nicht.
reason-not-printed = So viel davon kostet der abgelegte Bauplan nicht.
reason-no-specialist = In dieser Runde arbeitet kein Spezialist für dich.
reason-none-to-return = Davon hast du nichts zurückzugeben: { $resource }.
reason-nothing-begun = Du hast nichts begonnen, von dem du zurückkönntest.

## Wertung

score-goods = { $count ->
        [0] Keine Waren
        [one] 1 Ware
       *[other] { $count } Waren
    }
score-prestige = { $count ->
        [1] { $blueprint }
       *[other] { $count } × { $blueprint }
    }
score-tie-metal = Gleich viele Punkte: Mehr Metall gewinnt, hier { $count }
score-tie-energy = Auch gleich viel Metall: Mehr Energie gewinnt, hier { $count }
score-tie-blueprints = Auch gleich viel Energie: Mehr Baupläne auf der Hand gewinnen, hier { $count }
score-tie-shared = Immer noch gleich: Der Platz wird geteilt

## Was an Daten oder einer Stellung nicht stimmt

data-tools = { $path }: Die Karten eines Werkzeugs müssen beieinanderstehen.
data-by-die = { $path } braucht sechs Zahlen, für jeden Würfelwert eine, nicht { $count }.
position-tokens = { $path } muss jedes der vier Werkzeuge einmal nennen.
position-used = { $path }: Die Karte steht dort nicht oder trägt zu viele Würfel.
position-deck = { $path } nennt { $count } Karten, dort bleiben aber { $wanted } oder andere.
position-too-many-cards = { $path }: So viele Karten „{ $name }“ gibt es nicht.
position-past-end = { $path } muss diese Runde oder die nächste sein.
position-end-unseen = { $path } hat, was das Ende bringt, 12 Waren oder 10 Karten; also muss die letzte Runde angegeben sein (FF-48).
position-copied = { $path }: Kein Replikator wurde für diese Karte benutzt, oder sie liegt nicht im Markt (FF-38).
position-armed = { $path }: Nur eine Karte, die der Replikator kopiert hat, kann auf ihren Auslöser warten (FF-38d).
position-hired = { $path }: Dieser Auftragnehmer wartet nicht auf die Arbeitsphase, oder seine Würfel sind schon da (FF-72).
position-cleared = { $path }: Der Marktzug dieses Platzes kommt erst noch (FF-7).
