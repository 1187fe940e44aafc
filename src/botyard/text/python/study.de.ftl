### Befehle für alle, die in die Spiele hineinsehen: Regeln, Szenen, Vertrag, Perft.

cli-rule = Eine Regelklausel zeigen: ihren Text, woher sie kommt, und den Code und die Tests, die sie nennen.
cli-clause = Eine Klausel, etwa RB-39.
cli-rules = Alle Regeln eines Spiels zeigen, Klausel für Klausel.
cli-rules-game = Name des Spiels.
cli-scene = Szenen durchspielen und sagen, was anders kommt als erwartet.
cli-scene-file = Eine Szene (TOML).
cli-contract = Zufällige Partien spielen und alles prüfen, was ein Spiel einhalten muss.
cli-perft = Die Zugfolgen vom Anfang an zählen, um zwei Fassungen der Regeln zu vergleichen.

## Klauseln

rule-section = Abschnitt
rule-kind = Art
rule-status = Status
rule-source = Quelle
rule-see = Siehe auch
rule-code = Code
rule-test = Test

kind-rule = Regel
kind-data = Wert des Spielmaterials
kind-permission = Erlaubnis
kind-note = Hinweis

status-printed = gedruckt
status-ruling = Entscheidung
status-derived = Folgerung
status-reconstructed = rekonstruiert

source-rulebook = Spielregel
source-summary = Zusammenfassung auf einer Seite
source-languages = Spielregel, ihre Sprachen verglichen
source-reviews = öffentliche Besprechungen
source-transcriptions = öffentliche Abschriften der Karten
source-ruling = unsere Entscheidung
source-reconstruction = Rekonstruktion
source-consequence = andere Klauseln
source-count = Zählung des Materials
source-mathematics = Mathematik

## Szenen

scene-holds = { $title }: { $count ->
        [one] 1 Schritt, wie erwartet
       *[other] { $count } Schritte, wie erwartet
    }
scene-differs = { $title }: nicht wie erwartet
scene-step = Schritt { $number }, { $path }
scene-expected = erwartet:
scene-found = gefunden:

## Der Vertrag

contract-games = Wie viele Partien.
contract-seed = Die gleiche Startzahl spielt die gleichen Partien.
contract-scenes = Ordner für die Szenen der Fehler.
contract-scene = Szene: { $where }
contract-played = { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }, { $checks } Prüfungen, { $failures ->
        [0] nichts verletzt
        [one] 1 Partie hat den Vertrag verletzt
       *[other] { $failures } Partien haben den Vertrag verletzt
    }.
contract-again = Noch einmal: --seed { $seed }

## Perft

perft-depth = Wie viele Entscheidungen tief.
perft-seats = Wie viele Plätze; ohne Angabe so wenige wie möglich.
perft-dealer = Was der Zufall tut: first (immer das erste Ergebnis), seeded (aus einer Startzahl) oder all (jedes Ergebnis wird gezählt).
perft-lines = { $depth }: { $lines }
unknown-dealer = Es gibt keinen Geber „{ $name }“. Bekannt: { $known }.

## Records

record-deal = Eine Partie wird nur einmal aufgebaut, an ihrem Anfang (Zeile { $line } der Aufzeichnung).
record-after-end = Nach dem Ende der Partie kommt noch etwas (Zeile { $line } der Aufzeichnung). Lade die Aufzeichnung noch einmal herunter.
