### Bot Factory: alles, was während des Spiels gesagt wird. Regeln stehen in rules.*.ftl.

game-bot-factory = Bot Factory
    .subtitle = Teile, Projekte und eine Beraterin
    .summary = Vier Spielpläne liegen nebeneinander: Montage, Teileproduktion, Projekte, Finanzen. Schicke deinen Arbeiter jede Runde auf einen davon, baue aus Teilen Roboter, treibe ihren Wert hoch und reserviere Aufträge für sie, während die Beraterin Sandra allen im Weg steht.
    .kind = Arbeitereinsatz
    .minutes = 30–60
    .pitch = Das Rad drehen, Bots bauen, Sandra bei Laune halten.

## Spielmaterial

colour-red = Rot
    .letter = Ro
colour-yellow = Gelb
    .letter = Ge
colour-blue = Blau
    .letter = Bl
colour-green = Grün
    .letter = Gr

body-head = Kopf
body-torso = Rumpf
body-legs = Beine

part-red-head = roter Kopf
part-red-torso = roter Rumpf
part-red-legs = rote Beine
part-yellow-head = gelber Kopf
part-yellow-torso = gelber Rumpf
part-yellow-legs = gelbe Beine
part-blue-head = blauer Kopf
part-blue-torso = blauer Rumpf
part-blue-legs = blaue Beine
part-green-head = grüner Kopf
part-green-torso = grüner Rumpf
part-green-legs = grüne Beine
part-universal-head = Universalkopf
part-universal-torso = Universalrumpf
part-universal-legs = Universalbeine

## Spielpläne und Felder

board-assembly = Montage
board-production = Teileproduktion
board-project = Projekte
board-finance = Finanzen

space-A1 = A1
    .does = 1 Teil einbauen
space-A2 = A2
    .does = 1–2 Teile einbauen
space-A3 = A3
    .does = 1–3 Teile einbauen, Kosten 1
space-P1 = P1
    .does = 1 Wortmeldung, 3 Bewegungspunkte
space-P2 = P2
    .does = 4 Bewegungspunkte
space-P3 = P3
    .does = 6 Bewegungspunkte
space-J1 = J1
    .does = 1 Projekt nehmen
space-J2 = J2
    .does = 1–2 Projekte nehmen
space-F1 = F1
    .does = Bis zu 2 Wortmeldungen ausgeben
space-F2 = F2
    .does = Bis zu 3 Wortmeldungen ausgeben
space-F3 = F3
    .does = Bis zu 4 Wortmeldungen ausgeben

pallet-left = links
pallet-right = rechts
output-left = links
output-right = rechts

slot-top-left = oben links
slot-top-right = oben rechts
slot-middle-left = Mitte links
slot-middle-right = Mitte rechts
slot-bottom-left = unten links
slot-bottom-right = unten rechts
to-top-left = { slot-top-left }
to-top-right = { slot-top-right }
to-middle-left = { slot-middle-left }
to-middle-right = { slot-middle-right }
to-bottom-left = { slot-bottom-left }
to-bottom-right = { slot-bottom-right }

spot-top-left = oben links
spot-top-middle = oben Mitte
spot-top-right = oben rechts
spot-middle-left = Mitte links
spot-middle-middle = ganz in der Mitte
spot-middle-right = Mitte rechts
spot-bottom-left = unten links
spot-bottom-middle = unten Mitte
spot-bottom-right = unten rechts

place-left-input = Eingang links
place-right-input = Eingang rechts
place-upper-right = rechts oben
place-lower-right = rechts unten
place-right-output = Ausgang rechts
place-left-output = Ausgang links
place-lower-left = links unten
place-upper-left = links oben

## Produktionsplättchen

tile-favour = Sandras Gunst
    .does = Sandras Anwesenheit kostet dich nichts, und du bekommst 1 Wortmeldung.
tile-discount = Finanzrabatt
    .does = Eine Zahlung auf dem Spielplan Finanzen kostet 1 Wortmeldung weniger; mindestens 1 gibst du aus.
tile-choice = Eins aus drei
    .does = Zahle 1 Wortmeldung: Nimm das oberste Teil eines Stapels, nimm ein Projekt oder baue ein Teil ein.
tile-value = Wertsteigerung
    .does = Erhöhe den Wert einer Farbe um 1 Feld.
tile-extra-place = Zusatzplatz
    .does = Stelle dich rechts neben einen vollen Spielplan und nutze sein rechtes Feld.
tile-one-project = Ein Projekt genügt
    .does = Für ein Universalteil legst du nur 1 Projekt ab.
tile-universal = Universalteil oder -roboter
    .does = Nimm ein Universalteil, oder gib zwei verschiedene für den Universalroboter zurück.

pair-torso-legs = Universalrumpf und -beine
pair-head-legs = Universalkopf und -beine
pair-head-torso = Universalkopf und -rumpf

## Phasen, Boni, Spielende

phase-move = Arbeiter versetzen
phase-act = Aktionen ausführen
phase-maintenance = Wartung
bonus-place-part = ein Teil einbauen
bonus-take-project = ein Projekt nehmen
bonus-take-part = ein Teil nehmen
ending-colour = Von einer Farbe steht keine Roboterfigur mehr auf dem Spielplan Montage.
ending-five-bots = Jemand hat fünf Roboter vollendet.
ending-limit = Die Höchstzahl an Runden ist erreicht.

## Die Inspektion

task-drawn = gezogen
task-three-alike = 3 Roboter einer Farbe
task-two-pairs = 2 Roboter einer Farbe und 2 einer anderen
task-three-at-twelve = 3 Roboter verschiedener Farben, jeder mindestens 12 wert
task-three-contracts = 3 erfüllte Aufträge
review-fired = Gefeuert!
review-poor = Schwache Leistung
review-adequate = Ordentliche Leistung
review-exemplary = Vorbildliche Leistung

## Was am Tisch gewählt wird

option-variant = Produktionsplättchen
option-universal-bot = Der Universalroboter und sein Plättchen, nur mit Produktionsplättchen
option-task = Die Aufgabe im Solospiel
option-round-limit = Höchstzahl an Runden; 0 heißt keine
option-data = Eigenes Spielmaterial anstelle rekonstruierter Werte: Wertleiste und Linien, Symbole, Aufträge, Prüfungsplättchen
variant-none = keine
variant-variant-1 = Variante 1: ein Plättchen zum ersten Auftrag, für später
variant-variant-2 = Variante 2: ein Plättchen, wann du willst, sofort genutzt

## Was ein Platz tun kann

action-move = { $space ->
        [A1] A1: { space-A1.does }
        [A2] A2: { space-A2.does }
        [A3] A3: { space-A3.does }
        [P1] P1: { space-P1.does }
        [P2] P2: { space-P2.does }
        [P3] P3: { space-P3.does }
        [J1] J1: { space-J1.does }
        [J2] J2: { space-J2.does }
        [F1] F1: { space-F1.does }
        [F2] F2: { space-F2.does }
       *[F3] F3: { space-F3.does }
    }
action-beside = Neben den Spielplan { $board } stellen
action-pay = 1 Wortmeldung für Sandras Anwesenheit zahlen
action-pass = Passen
action-done = Fertig
action-gain = 1 Wortmeldung nehmen
action-rotate = Das Rad drehen
action-dispense = Das Teil aus dem Ausgang { $output } entnehmen
action-take = Das oberste Teil vom Stapel { $colour } nehmen
action-feed = Das oberste Teil vom Stapel { $colour } einfüllen
action-project = Das Projekt { $slot } nehmen
action-drop = Ein Projekt in { $colour } ablegen
    .act = Zwei Projekte für ein Universalteil geben, als Erstes: { $colour }
action-universal = Ein Universalteil nehmen: { $body }
action-raise = Den Wert von { $colour } erhöhen
action-reserve = Den Auftrag { $spot } reservieren
action-keep = Den Auftrag { $spot } behalten
action-discard = Ablegen: { $part }
    .act = Drei Teile für eines geben, als Erstes: { $part }
action-swap = Gegen das Ersatzteil { $pallet } tauschen: { $part }
action-place = In Spalte { $colour } einbauen: { $part }
action-claim = Das Plättchen „{ $tile }“ nehmen
action-use = Das Plättchen „{ $tile }“ nutzen
action-return = { $pair } für den Universalroboter zurückgeben
action-complete = Ein Projekt in { $colour } mit dem Universalroboter abschließen

## Was jetzt gefragt ist, und was dazwischen geschieht

step-start = Nimm zu Beginn das oberste Teil eines beliebigen Stapels.
step-moves = Die Arbeiter werden versetzt, der linkste zuerst.
step-move = { $first ->
        [place] { step-place-worker }
       *[other] Versetze deinen Arbeiter auf ein freies Feld eines anderen Spielplans.
    }
step-place-worker = Setze deinen Arbeiter auf ein beliebiges freies Feld.
step-beside = Wähle den vollen Spielplan, neben den sich dein Arbeiter stellt.
step-acts = Wer steht, führt seine Aktion aus, von links nach rechts.
step-fee = Sandra ist auf deinem Spielplan: Zahle 1 Wortmeldung, oder passe.
step-act = Führe Haupt- und Führungsaktion Schritt für Schritt aus, bis du fertig bist.
    .now = { $first ->
        [P1] Übrige Bewegungspunkte: { $second }.
        [P2] Übrige Bewegungspunkte: { $second }.
        [P3] Übrige Bewegungspunkte: { $second }.
        [J1] Noch zu nehmende Projekte: { $second }.
        [J2] Noch zu nehmende Projekte: { $second }.
        [F1] Noch auszugebende Wortmeldungen: { $second }.
        [F2] Noch auszugebende Wortmeldungen: { $second }.
        [F3] Noch auszugebende Wortmeldungen: { $second }.
       *[other] Noch einzubauende Teile: { $second }.
    }
step-feed = Wähle den Stapel, aus dem der leere Eingang des Rads gefüllt wird.
    .now = { $first ->
        [left-input] Es ist der linke Eingang.
       *[other] Es ist der rechte Eingang.
    }
step-place-part = Bonus: Baue jetzt ein Teil ein, oder verzichte darauf.
    .now = { $first ->
        [0] Er ist kostenlos.
       *[other] Er kostet { $first } Wortmeldung.
    }
step-take-project = Bonus: Nimm jetzt ein Projekt, oder verzichte darauf.
step-take-part = Du hast ein Teilesymbol abgedeckt: Zahle 1 Wortmeldung für das oberste Teil eines Stapels, oder verzichte darauf.
step-exchange = Gib drei Teile für das oberste Teil eines Stapels.
    .now = { $first ->
        [1] Noch 1 Teil abzulegen.
       *[other] Noch { $first } Teile abzulegen.
    }
step-exchange-part = Nimm dafür das oberste Teil eines Stapels.
step-trade = Gib Projekte für ein Universalteil.
    .now = { $first ->
        [1] Noch 1 Projekt abzulegen.
       *[other] Noch { $first } Projekte abzulegen.
    }
step-trade-part = Nimm dafür ein Universalteil.
step-discount = Wähle die Zahlung, die dich 1 Wortmeldung weniger kostet.
step-choice = Nimm das oberste Teil eines Stapels, nimm ein Projekt, oder baue ein Teil ein.
step-value = Wähle die Farbe, deren Wert steigt.
step-universal = Nimm ein Universalteil, oder gib zwei für den Universalroboter zurück.
step-complete = Wähle das Projekt, das der Universalroboter abschließt.
step-claim = Dein erster Auftrag: Du darfst ein Produktionsplättchen nehmen.
step-end-of-turn = Der Zug endet.
step-excess-parts = Du darfst fünf Teile behalten: Lege ab, was zu viel ist.
    .now = { $first ->
        [1] Noch 1 Teil abzulegen.
       *[other] Noch { $first } Teile abzulegen.
    }
step-excess-projects = Du darfst fünf Projekte behalten: Lege ab, was zu viel ist.
    .now = { $first ->
        [1] Noch 1 Projekt abzulegen.
       *[other] Noch { $first } Projekte abzulegen.
    }
step-inspection = Vilela prüft drei Aufträge: Wähle den, der bleibt.
step-maintenance = Wartung: Volle Spalten werden geräumt, neue Projekte kommen.

## Was geschah

event-first-seat = { $seat } ist in der Anfangsreihenfolge vorn.
event-spare-laid = Ersatzteil { $pallet } ist jetzt: { $part }.
event-top-shown = { "" }
event-stack-renewed = Die abgelegten Teile in { $colour } bilden einen neuen Stapel.
event-marker-moved = { "" }
event-wheel-filled = Aufs Rad, { $place }: { $part }.
event-project-laid = Neues Projekt { $slot }: { $colour }.
event-projects-renewed = Die abgelegten Projekte bilden einen neuen Stapel.
event-project-dealt = { $seat } bekommt ein Projekt: { $colour }.
event-contract-laid = { "" }
event-task-set = Die Aufgabe: { $task }.
event-gained = { $count ->
        [1] { $seat } bekommt 1 Wortmeldung.
       *[other] { $seat } bekommt { $count } Wortmeldungen.
    }
    .then = { $source ->
        [start] { $count ->
            [1] Zum Start gibt es 1 Wortmeldung.
           *[other] Zum Start gibt es { $count } Wortmeldungen.
        }
       *[other] { $count ->
            [1] Das bringt 1 Wortmeldung.
           *[other] Das bringt { $count } Wortmeldungen.
        }
    }
event-spent = { $purpose ->
        [sandra] { $seat } gibt 1 Wortmeldung aus, weil Sandra da ist.
        [contract] { $count ->
            [1] { $seat } zahlt 1 Wortmeldung für einen Auftrag.
           *[other] { $seat } zahlt { $count } Wortmeldungen für einen Auftrag.
        }
       *[other] { $seat } zahlt { $count } Wortmeldung.
    }
    .then = { $purpose ->
        [sandra] 1 Wortmeldung wird ausgegeben, weil Sandra da ist.
        [contract] { $count ->
            [1] Für einen Auftrag wird 1 Wortmeldung gezahlt.
           *[other] Für einen Auftrag werden { $count } Wortmeldungen gezahlt.
        }
       *[other] Das kostet { $count } Wortmeldung.
    }
event-round = Runde { $round }.
    .heading = Runde { $round }
event-phase = { $phase }.
    .heading = { $phase }
event-moved = { $seat } geht auf { $space }.
event-stood-beside = { $seat } stellt sich neben den Spielplan { $board }.
event-sandra-walked = Sandra geht auf { $space }.
event-sandra-stayed = Sandra bleibt in Runde 1, wo sie ist.
event-sandra-acted = Sandra handelt auf dem Spielplan { $board }.
event-sandra-rested = Sandra legt sich hin, ohne zu handeln.
event-vilela-board-shown = Vilelas Plättchen zeigt { $board }.
event-vilela-board-rejected = Vilela kann dort nicht hin ({ $board }) und zieht noch einmal.
event-vilela-bot-shown = Sein Roboterplättchen zeigt { $colour }.
event-vilela-walked = Vilela geht auf { $space }.
event-vilela-stayed = Vilela bleibt in Runde 1, wo er ist.
event-vilela-acted = Vilela handelt auf dem Spielplan { $board } gegen { $colour }.
event-vilela-rested = Vilela legt sich hin, ohne zu handeln.
event-turn = { $seat } ist auf { $space } an der Reihe.
event-passed = { $seat } passt.
    .then = Es wird gepasst.
event-laid-down = { $seat } hat gehandelt.
    .then = { "" }
event-placed = { $seat } baut in Spalte { $colour } ein: { $part }.
    .then = In Spalte { $colour } eingebaut: { $part }.
event-completed = { $seat } vollendet einen Roboter in { $colour }.
    .then = Das vollendet einen Roboter in { $colour }!
event-swapped = { $seat } tauscht gegen das Ersatzteil { $pallet }: { $part }.
    .then = Für das Ersatzteil { $pallet } gegeben: { $part }.
event-took-spare = { $seat } nimmt das Ersatzteil { $pallet }: { $part }.
    .then = Dafür genommen: { $part }.
event-spare-discarded = Ersatzteil { $pallet } wird abgelegt: { $part }.
event-column-discarded = Aus Spalte { $colour } abgelegt: { $part }.
event-meeple-removed = Eine Roboterfigur in { $colour } kommt aus dem Spiel.
event-rotated = { $seat } dreht das Rad. Übrige Bewegungspunkte: { $credits }.
    .then = Das Rad dreht sich. Übrige Bewegungspunkte: { $credits }.
event-fed = Eingefüllt, { $place }: { $part }.
event-dispensed = { $seat } entnimmt: { $part }.
    .then = Aus dem Ausgang { $output } entnommen: { $part }.
event-wheel-discarded = Vom Rad abgelegt, { $place }: { $part }.
event-took-part = { $seat } nimmt von den Stapeln: { $part }.
    .then = Von den Stapeln genommen: { $part }.
event-discarded = { $seat } legt ab: { $part }.
    .then = Abgelegt: { $part }.
event-took-project = { $seat } nimmt ein Projekt in { $colour }, { $slot }.
    .then = Genommen: ein Projekt in { $colour }, { $slot }.
event-dropped = { $count ->
        [1] { $seat } legt ein Projekt ab: { $colour }.
       *[other] { $seat } legt Projekte ab: { $colour }.
    }
    .then = Projekte abgelegt: { $colour }.
event-took-universal = { $seat } nimmt: { $part }.
    .then = Genommen: { $part }.
event-project-discarded = Das Projekt { $slot } in { $colour } wird abgelegt.
event-project-slid = { "" }
event-raised = Der Wert von { $colour } steigt auf { $value }.
event-lowered = Der Wert von { $colour } fällt auf { $value }.
event-line-crossed = Das überschreitet die Linie bei { $value }.
event-reserved = { $seat } reserviert den Auftrag { $spot }, { $points ->
        [1] 1 Punkt.
       *[other] { $points } Punkte.
    }
    .then = Reserviert: der Auftrag { $spot }, { $points ->
        [1] 1 Punkt.
       *[other] { $points } Punkte.
    }
event-inspected = Vilela deckt Prüfungsplättchen { $number } auf.
event-contract-removed = Der Auftrag { $spot } kommt aus dem Spiel.
event-bonus-open = Ein Bonus für { $seat }: { $bonus }.
    .then = Bonus: { $bonus }.
event-bonus-lapsed = { $seat } verzichtet auf einen Bonus: { $bonus }.
    .then = Der Bonus verfällt: { $bonus }.
event-column-cleared = { $count ->
        [1] Die Spalte { $colour } wird geräumt.
       *[other] Geräumte Spalten: { $colour }.
    }
event-tile-claimed = { $seat } nimmt ein Produktionsplättchen: { $tile }.
    .then = Genommen: das Plättchen „{ $tile }“.
event-tile-used = { $seat } nutzt ein Produktionsplättchen: { $tile }.
    .then = Genutzt: das Plättchen „{ $tile }“.
event-universal-returned = { $seat } gibt zurück: { $part }.
    .then = Zurückgegeben: { $part }.
event-universal-bot-built = { $seat } schließt mit dem Universalroboter ein Projekt in { $colour } ab.
    .then = Der Universalroboter schließt ein Projekt in { $colour } ab.
event-end-nears = { $ending } Diese Runde ist die letzte.
event-ended = Das Spiel ist nach Runde { $round } zu Ende.

## Warum nicht

reason-game-over = Das Spiel ist zu Ende.
reason-not-your-turn = { $active } entscheidet gerade.
reason-not-your-start = { $active } nimmt zuerst ein Teil: Der Letzte in der Reihenfolge beginnt.
reason-not-your-placement = { $active } setzt zuerst einen Arbeiter ein.
reason-not-now = Nicht in diesem Schritt. { $step }
reason-start-first = Nimm zuerst das oberste Teil eines beliebigen Stapels.
reason-must-place = Du musst deinen Arbeiter einsetzen.
reason-must-move = Dein Arbeiter muss versetzt werden.
reason-fee-first = Zahle zuerst 1 Wortmeldung für Sandras Anwesenheit, oder passe.
reason-feed-first = Fülle zuerst den leeren Eingang des Rads: Wähle einen Stapel.
reason-bonus-first = Nutze zuerst deinen Bonus, oder verzichte auf ihn. { $step }
reason-exchange-first = { $left ->
        [0] Du hast drei Teile abgelegt: Nimm jetzt das oberste Teil eines Stapels.
        [1] Du gibst drei Teile für eines: Lege noch 1 ab.
       *[other] Du gibst drei Teile für eines: Lege noch { $left } ab.
    }
reason-trade-first = { $left ->
        [0] Du hast deine Projekte abgelegt: Nimm jetzt ein Universalteil.
        [1] Du gibst Projekte für ein Universalteil: Lege noch 1 ab.
       *[other] Du gibst Projekte für ein Universalteil: Lege noch { $left } ab.
    }
reason-claim-first = Nimm zuerst ein Produktionsplättchen für deinen ersten Auftrag, oder verzichte darauf.
reason-discount-first = Wähle zuerst die Zahlung, die dein Plättchen senkt.
reason-choice-first = Wähle zuerst, was dein Plättchen dir gibt: ein Teil, ein Projekt oder einen Einbau.
reason-value-first = Wähle zuerst den Wert, den dein Plättchen erhöht.
reason-beside-first = Wähle zuerst den vollen Spielplan, neben dem dein Arbeiter steht.
reason-universal-first = Nimm zuerst ein Universalteil, oder gib zwei für den Universalroboter zurück.
reason-complete-first = Wähle zuerst das Projekt, das der Universalroboter abschließt.
reason-excess-first = { $step }
reason-inspection-first = Wähle zuerst den Auftrag, der bleibt: Vilela entfernt die anderen beiden.
reason-no-fee = Sandra verlangt jetzt nichts von dir.
reason-nothing-to-feed = Eingänge werden nur gleich nach einer Drehung des Rads gefüllt.
reason-nothing-traded = Ein Universalteil kostet zwei Projekte: Lege sie zuerst ab.
reason-nothing-inspected = Vilela prüft gerade keine Aufträge.
reason-no-first-contract = Ein Plättchen darfst du nur gleich nach dem Reservieren deines ersten Auftrags nehmen.
reason-taken-by-using = In Variante 2 nimmst du ein Plättchen, indem du es nutzt.
reason-extra-place-unused = Nutze zuerst das Plättchen „{ tile-extra-place }“, um neben einem Spielplan zu stehen.
reason-universal-unused = Nutze zuerst das Plättchen „{ tile-universal }“.
reason-other-board = Dein Arbeiter handelt auf einem anderen Spielplan: { $board }.
reason-space-taken = { $meeple ->
        [worker] Dort ist der Arbeiter von { $owner }.
        [sandra] Dort ist Sandra.
       *[vilela] Dort ist Vilela.
    }
reason-same-board = Dein Arbeiter ist schon auf diesem Spielplan ({ $board }) und muss den Spielplan wechseln.
reason-sandra-is-there = Sandra ist auf diesem Spielplan ({ $board }). Zu zweit und allein ist er dir damit verschlossen.
reason-cannot-pay-sandra = Sandra verlangt 1 Wortmeldung, und du hast keine.
reason-no-part-for-a1 = Dieses Teil hast du nicht: { $part }.
reason-no-part-for-a2 = { reason-no-part-for-a1 }
reason-no-part-for-a3 = { reason-no-part-for-a1 }
reason-no-part-for-bonus = { reason-no-part-for-a1 }
reason-no-part-for-tile = { reason-no-part-for-a1 }
reason-no-part-to-swap = Dieses Teil hast du nicht zu tauschen: { $part }.
reason-no-part-to-exchange = Dieses Teil hast du nicht abzugeben: { $part }.
reason-no-part-to-discard = Dieses Teil hast du nicht abzulegen: { $part }.
reason-all-placed-on-a1 = A1 erlaubt 1 Teil, und du hast es eingebaut.
reason-all-placed-on-a2 = A2 erlaubt { $most } Teile, und keines mehr nach einem Teil für ein Symbol.
reason-all-placed-on-a3 = A3 erlaubt { $most } Teile, und keines mehr nach einem Teil für ein Symbol.
reason-wrong-column = Dieses Teil gehört nicht in Spalte { $colour }: { $part }.
reason-space-filled = Dort ist schon ein Teil: { $parts }.
reason-no-open-project = Für das dritte Teil brauchst du ein offenes Projekt in { $colour }.
reason-no-meeple = Es ist keine Roboterfigur in { $colour } mehr da.
reason-cannot-pay-space = A3 kostet 1 Wortmeldung, und du hast keine.
reason-no-icon = Du hast in dieser Aktion kein Teilesymbol abgedeckt, das noch zu nutzen wäre.
reason-cannot-pay-icon = Ein Teil für das Symbol kostet 1 Wortmeldung, und du hast keine.
reason-no-spare-part = Dort liegt kein Ersatzteil: { $pallet }.
reason-cannot-pay-swap = Ein Tausch kostet 1 Wortmeldung, und du hast keine.
reason-stack-empty = Es gibt kein Teil zu nehmen: Stapel und Ablage sind leer.
reason-no-credit-on-p1 = Alle { $most } Bewegungspunkte von { $space } sind verbraucht.
reason-no-credit-on-p2 = { reason-no-credit-on-p1 }
reason-no-credit-on-p3 = { reason-no-credit-on-p1 }
reason-output-empty = Im Ausgang { $output } liegt kein Teil.
reason-no-speech-here = Nur P1 gibt eine Wortmeldung.
reason-gained-already = Die Wortmeldung von P1 hast du schon genommen.
reason-executive-used = Die Führungsaktion dieses Spielplans lässt sich einmal im Zug nutzen.
reason-too-few-parts = Es sind { $need } Teile abzulegen, und du hast { $have }.
reason-no-project-there = Dort liegt kein Projekt: { $slot }.
reason-all-taken-on-j1 = J1 erlaubt 1 Projekt, und du hast es genommen.
reason-all-taken-on-j2 = J2 erlaubt { $most } Projekte, und du hast sie genommen.
reason-no-project-to-trade = Du hast kein offenes Projekt in { $colour }, das du abgeben könntest.
reason-no-project-to-discard = Du hast kein offenes Projekt in { $colour }, das du ablegen könntest.
reason-project-complete = Dein Projekt in { $colour } ist abgeschlossen: Es bleibt.
reason-too-few-projects = Es sind { $need } offene Projekte abzulegen, und du hast { $have }.
reason-no-universal-part = Dieses Universalteil liegt nicht auf dem Spielplan Projekte.
reason-no-universal-parts = Auf dem Spielplan Projekte liegt kein Universalteil mehr.
reason-value-at-top = Der Wert von { $colour } ist ganz oben: { $value }.
reason-spent-enough = Alle { $most } Wortmeldungen, die { $space } erlaubt, sind ausgegeben.
reason-cannot-pay-raise = Einen Wert zu erhöhen kostet 1 Wortmeldung, und du hast keine.
reason-no-contract-there = Dort liegt kein Auftrag: { $spot }.
reason-reserved-by-you = Diesen Auftrag hast du schon reserviert.
reason-contract-full = Diesen Auftrag haben schon { $owners } reserviert.
reason-over-the-maximum = Dieser Auftrag kostet { $need }, und dein Feld erlaubt noch { $have }.
reason-cannot-pay-contract = { $have ->
        [0] Dieser Auftrag kostet { $need }, und du hast keine Wortmeldung.
        [1] Dieser Auftrag kostet { $need }, und du hast 1 Wortmeldung.
       *[other] Dieser Auftrag kostet { $need }, und du hast { $have } Wortmeldungen.
    }
reason-not-marked = Das Prüfungsplättchen zeigt diesen Auftrag nicht: { $spot }.
reason-has-token = Auf diesem Auftrag liegt eine Wortmeldung: Er kann nicht entfernt werden.
reason-no-production-tiles = An diesem Tisch wird ohne Produktionsplättchen gespielt.
reason-no-universal-tile = An diesem Tisch wird ohne den Universalroboter und sein Plättchen gespielt.
reason-no-extra-place = Zu zweit und allein ist das Plättchen „{ $tile }“ nicht im Spiel.
reason-not-your-tile = Dieses Plättchen hast du nicht: { $tile }.
reason-not-left-to-take = Dieses Plättchen ist nicht mehr in der Auslage: { $tile }.
reason-not-left-to-use = Dieses Plättchen hat schon jemand anderes genutzt: { $tile }.
reason-tile-used-up = Du hast dein Produktionsplättchen genutzt.
reason-another-tile-used = Du hast schon ein Produktionsplättchen genutzt: Im ganzen Spiel gibt es für jeden nur eins.
reason-tile-too-new = Dieses Plättchen hast du gerade genommen: Es lässt sich ab deinem nächsten Versetzen nutzen.
reason-tile-not-now = Dieses Plättchen lässt sich jetzt nicht nutzen: { $tile }.
reason-board-not-full = Nur neben einem vollen Spielplan, auf den dein Arbeiter darf.
reason-nothing-to-discount = Es gibt keine Zahlung, die der Rabatt senken könnte.
reason-nothing-spent-yet = Der Rabatt gilt für eine Erhöhung erst, wenn du in diesem Zug 1 Wortmeldung ausgegeben hast.
reason-too-cheap = Dieser Auftrag kostet 1, und mindestens 1 musst du ausgeben.
reason-cannot-pay-tile = Dieses Plättchen kostet 1 Wortmeldung, und du hast keine.
reason-nothing-to-choose = Keines von den dreien ist jetzt möglich.
reason-nothing-to-raise = Alle Werte sind ganz oben.
reason-no-project-for-tile = Das Plättchen „{ $tile }“ braucht ein offenes Projekt von dir.
reason-nothing-universal = Auf dem Spielplan Projekte liegt kein Universalteil, und der Universalroboter ist außer Reichweite.
reason-not-this-pair = Du hast nicht beide Teile: { $pair }.
reason-no-universal-bot = Der Universalroboter steht nicht auf dem Spielplan Projekte.
reason-no-project-for-bot = Der Universalroboter braucht ein offenes Projekt von dir.
reason-no-project-to-complete = Du hast kein offenes Projekt in { $colour }.

## Wertung

score-bots = { $count ->
        [1] 1 Roboter in { $colour }, { $value } wert
       *[other] { $count } Roboter in { $colour }, je { $value } wert
    }
score-contract-fulfilled = Auftrag erfüllt ({ $colours }): { $points } und { $side } für seine Reihe
score-contract-failed = Auftrag nicht erfüllt ({ $colours })
score-speech = { $count ->
        [1] 1 Wortmeldung, ein Punkt je Paar
       *[other] { $count } Wortmeldungen, ein Punkt je Paar
    }
score-parts = { $count ->
        [1] 1 übriges Teil
       *[other] { $count } übrige Teile
    }
score-projects = { $count ->
        [1] 1 offenes Projekt
       *[other] { $count } offene Projekte
    }
score-task = { $result ->
        [fulfilled] Aufgabe erfüllt: { $task }
       *[failed] Aufgabe nicht erfüllt: { $task }
    }
score-review = { $review }
score-tie-bots = Gleich viele Punkte: Mehr Roboter gewinnen, hier { $count }
score-tie-speech = { $count ->
        [0] Auch gleich viele Roboter: Eine ungerade Zahl Wortmeldungen gewinnt, hier ist sie gerade
       *[other] Auch gleich viele Roboter: Eine ungerade Zahl Wortmeldungen gewinnt, hier ist sie ungerade
    }
score-tie-shared = Immer noch gleich: Der Platz wird geteilt

## Was an Daten oder einer Stellung nicht stimmt

data-track = { $path }: Die Werte müssen bis { $top } steigen, mit { $start } darunter.
data-line = { $path }: Bei { $value } kann keine Linie sein. Es muss ein Feld der Leiste sein, mit nur einer Linie.
data-need = { $path }: Ein Auftrag verlangt einen bis fünf Roboter, nicht { $count }.
data-points = { $path }: Ein Auftrag hat zwei Punktefelder, das erste ist mehr wert.
data-count = { $path }: Es müssen { $wanted } sein, nicht { $count }.
data-twice = { $path }: „{ $name }“ steht dort zweimal.
position-misfit = { $path } passt nicht zum Rest der Stellung.
position-space-taken = { $path }: Zwei Figuren sind auf einem Feld.
position-ended = { $path }: Das Spiel wäre schon vor dieser Runde zu Ende gewesen.
