### Die Kommandozeile und das Spiel im Terminal.

## Hilfe zu den Befehlen

cli-botyard = Roboterfabrik-Brettspiele im Terminal spielen, ansehen und prüfen.
cli-play = Ein Spiel spielen, gegen Bots oder zu mehreren an einer Tastatur.
cli-puzzle = Rätsel auflisten oder eines lösen.
cli-puzzle-which = Ein Name aus der Liste, „today“, ein Tag (2026-11-18) oder eine Rätseldatei (TOML). Ohne Angabe werden die Rätsel aufgelistet.
cli-puzzle-game = Nur Rätsel dieses Spiels.
cli-puzzle-solution = Die Lösung zeigen und aufhören.
cli-replay = Ein aufgezeichnetes Spiel erzählen, mit Zeichnungen.
cli-verify = Eine Aufzeichnung prüfen: unversehrt, regelgerecht, mit den vereinbarten Würfeln.
cli-games = Die Spiele auflisten, mit Plätzen, Bots und Optionen.
cli-game = Name des Spiels; ohne ihn wählst du aus einer Liste.
cli-seats = Wer spielt, in Sitzreihenfolge, mit Kommas: person, person:Ida, bot:greedy. Ohne Angabe: du und zwei Bots.
cli-seed = Würfel aus einer Startzahl: Dieselbe Zahl gibt dasselbe Spiel. Ohne Angabe bestimmen Gastgeber und Plätze die Würfel gemeinsam, und sie lassen sich danach prüfen.
cli-record = Die Aufzeichnung in diese neue Datei schreiben. Ohne Angabe liegen Spiele mit Personen in deinem Datenordner.
cli-resume = Das Spiel in dieser Datei fortsetzen; „last“ ist das zuletzt gespielte.
cli-option = Eine Option des Spiels wählen, NAME=WERT: ein Wort, JSON, oder @DATEI mit TOML; mehrmals möglich.
cli-data = Eine eigene Datendatei (TOML) anstelle rekonstruierter Werte.
cli-quiet = Nur sagen, wie es ausgeht.
cli-pause = Sekunden Pause nach jedem Zug, wenn nur Bots spielen.
cli-scroll = Den Bildschirm nie leeren.
cli-lang = Sprache: en, fr, de oder it. Ohne Angabe die deines Systems.
cli-version = Version, Bauart und Python zeigen.
cli-file = Eine Aufzeichnung.
cli-at = Nur diese Zeile der Datei zeigen, und den Tisch danach.
cli-step = Nach jeder Zeile auf die Eingabetaste warten.
cli-brief = Nur Worte, keine Zeichnungen.
cli-salvage = Den guten Teil einer beschädigten Aufzeichnung in diese neue Datei schreiben.
cli-arguments = Argumente
cli-options = Optionen
cli-commands = Befehle
cli-required = [nötig]
cli-help = Diese Hilfe zeigen.

version = Botyard { $version }, Engine { $build }, Python { $python }
usage-wrong = Diesen Befehl gibt es nicht, oder da steht ein Wort zu viel. Befehle: { $known }. { $hint }
usage-no-such-option = Es gibt keine Option { $name }. { $hint }
usage-missing = { $name } fehlt. { $hint }
usage-bad-value = Der Wert von { $name } ist nicht verwendbar. { $hint }
usage-hint = Alle Optionen: --help

## Liste der Spiele

games-seats = Spieler
games-bots = Bots
games-rules = Fassung der Regeln
games-skipped = Nicht zu gebrauchen: { $name }. { $why } Frage, wer es geschrieben hat, oder deinstalliere sein Paket.
games-option = Option

## Während des Spiels

question = { $seat }: { $step }
question-any = Wähle.
since-last-look = Seit deinem letzten Zug
prompt = { $count ->
        [1] 1
       *[other] 1–{ $count }
    }, h für Hilfe:
prompt-ceremony = Eingabetaste zum Ausführen, h für Hilfe:
prompt-game = Welches Spiel, 1–{ $count }?
prompt-step = Eingabetaste für die nächste Zeile:
prompt-story = Eingabetaste zum Weiterlesen:
choices-more = { $count ->
        [one] und 1 weitere in anderer Reihenfolge
       *[other] und { $count } weitere in anderer Reihenfolge
    }; ? zählt sie auf.
choices-refused-more = { $count ->
        [one] und 1 weitere, die jetzt nicht geht
       *[other] und { $count } weitere, die jetzt nicht gehen
    }; ? zeigt alle.
curtain = Jetzt ist { $seat } an der Reihe. Gib die Tastatur weiter; sonst sieht niemand hin.
curtain-prompt = Eingabetaste, wenn du bereit bist:

command-undo = Deine letzte Entscheidung zurücknehmen, solange du seither nichts erfahren hast.
command-why = Alles zeigen, was jetzt nicht geht, und warum.
command-story = Noch einmal erzählen, was seit deinem letzten Zug geschah.
command-scores = Die Punkte Zeile für Zeile zeigen.
command-rule = Eine Regel zeigen: r und ihre Nummer.
command-language = Die Sprache wechseln: l en, l fr, l de, l it.
command-hint = Den nächsten Schritt der Lösung zeigen.
command-solution = Die ganze Lösung zeigen.
command-again = Das Rätsel neu beginnen.
command-help = Diese Hilfe zeigen.
command-quit = Speichern und aufhören.
help-choice = { $action }: { $effect }
help-answers = Antworte mit der Nummer einer Wahl oder mit dem Namen der Aktion, der dahinter steht. Mehrere Antworten können in einer Zeile stehen; jede Nummer ist die der Liste, die du siehst.


score-of = { $seat }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
saved-finished = Die Aufzeichnung liegt in { $where }
    Noch einmal ansehen: botyard replay { $where }
    Die Würfel prüfen: botyard verify { $where }
saved-quit = Gespeichert in { $where }
    Später weiterspielen: botyard play --resume { $where }
saved-broken-off = Abgebrochen; nichts ist verloren. Das Spiel liegt in { $where }
    Später weiterspielen: botyard play --resume { $where }

## Ansehen und Prüfen

replay-line = Zeile { $line }
replay-lines = Zeilen { $first } bis { $last }
salvaged = { $count ->
        [one] 1 gute Zeile wurde
       *[other] { $count } gute Zeilen wurden
    } in { $where } geschrieben
salvage-hint = Was an einer beschädigten Aufzeichnung gut ist, lässt sich retten: botyard replay DATEI --salvage NEU.jsonl
verify-unfinished = Das Spiel ist nicht zu Ende.

## Was nicht stimmt

file-missing = Es gibt keine Datei { $where }.
file-not-text = { $where } ist keine Textdatei.
file-trouble = { $where }: { $why }.
file-exists = { $where } gibt es schon und wird nicht überschrieben.
wrong-in-file = { $where }: { $told }
folder-missing = Es gibt keinen Ordner { $where }.
system-trouble = Das System lehnt ab: { $why }.
saved-until = Das Spiel ist stehen geblieben: { $why }. Es ist bis zur letzten geschriebenen Zeile gespeichert, in { $where }
    Später weiterspielen: botyard play --resume { $where }
file-changed = { $where } wurde während des Spiels von jemand anderem geändert. Es wird nichts mehr hineingeschrieben.
data-not-toml = { $where } ist kein gültiges TOML: { $why }
option-not-json = Der Wert der Option { $name } ist kein gültiges JSON: { $value }
seats-unknown = „{ $name }“ ist kein Platz. Ein Platz ist person, person:NAME oder bot:NAME.
seats-name = „{ $name }“ kann kein Name sein: höchstens { $most } Zeichen, alle sichtbar.
seats-same-name = Zwei Spieler heißen { $name }. Gib ihnen verschiedene Namen.
seats-count = { $count ->
        [one] Mit 1 Spieler geht es nicht
       *[other] Mit { $count } Spielern geht es nicht
    }; das Spiel ist für { $allowed }.
seed-range = Die Startzahl { $value } liegt nicht zwischen 0 und { $most }.
pause-range = Eine Pause von { $value } geht nicht; wähle von 0 bis { $most } Sekunden.
resume-alone = --resume setzt ein Spiel fort, wie es ist; Spiel, Plätze, Würfel, Optionen und Datei lassen sich nicht neu wählen.
resume-last = Das letzte Spiel, das nicht zu Ende ist: { $where }
resume-finished = Das Spiel in { $where } ist zu Ende. Ansehen: botyard replay { $where }
secret-missing = Das Geheimnis der Würfel ({ $where }.secret) fehlt; deshalb kann das Spiel in { $where } nicht weitergehen.
nothing-to-resume = In { $where } liegt kein unbeendetes Spiel.
no-such-choice = Es gibt keine Wahl { $name }; { $most ->
        [1] wähle 1
       *[other] wähle von 1 bis { $most }
    }.
nothing-chosen = { $most ->
        [1] Wähle 1.
       *[other] Wähle von 1 bis { $most }.
    }
no-such-line = Es gibt keine Zeile { $name }; die Aufzeichnung geht von Zeile 2 bis Zeile { $last }.
