### RoboRally im Browser: Wörter auf der Zeichnung und über sie.

## Die Halle

floor-label = Fabrikhalle, { $width } mal { $height } Felder. Pfeiltasten verschieben sie, Plus und Minus vergrößern und verkleinern, Pos1 zeigt alles.
floor-closer = Näher
floor-farther = Weiter weg
floor-fit = Die ganze Halle zeigen
floor-follow = Meinem Roboter folgen
floor-find = { $robot } in der Halle zeigen
floor-open = Die Halle öffnen

## Programmtafeln

mat-you = Du
mat-label = { $seat } mit { $robot }: Schaden { $damage }, { $lives ->
        [one] 1 Leben
       *[other] { $lives } Leben
    }, { $flags ->
        [one] 1 Flagge
       *[other] { $flags } Flaggen
    }.
mat-programming = programmiert
mat-deciding = entscheidet
mat-ready = fertig
mat-down = abgeschaltet
mat-announced = schaltet bald ab
mat-destroyed = zerstört
mat-out = ausgeschieden
mat-finished = im Ziel

## Der eigene Roboter

board-tab = Programm
own-panes = Dein Roboter und die Halle
own-pane-own = Dein Roboter
own-pane-floor = Halle
own-console = Dein Roboter
own-title = { $robot }, dein Roboter
own-away = Nicht in der Halle, bis er zurückkehrt.
own-damage = { $damage ->
        [0] Kein Schaden
       *[other] Schaden { $damage }
    }: { $cards ->
        [0] keine Karten.
        [one] 1 Karte.
       *[other] { $cards } Karten.
    }
own-flag = Nächste Flagge: { $flag }, auf { $space }.
own-registers = Deine Register
own-register-card = Register { $register }: { $card }. Drücken nimmt die Karte zurück.
own-register-locked = Register { $register } ist gesperrt: { $card }.
own-register-next = Register { $register }: Hierhin kommt die nächste Karte.
own-register-empty = Register { $register } ist leer. Drücken, um es als Nächstes zu füllen.
own-next = nächste Karte
own-hand = Karten erhalten: { $count }
own-in = in
own-take-back = { $card } liegt in Register { $register }. Zurücknehmen.
own-place = { $card } in Register { $register }
own-choose-space = Wähle ein Feld, das auf dem Plan leuchtet.
own-choose = Wähle oder ziehe eine Karte für Register { $register }.
own-full = Alle Register sind gefüllt. Noch kannst du Karten zurücknehmen.
own-highest = Die höchste Zahl bewegt sich zuerst.
own-ready = Fertig
own-is-ready = Dein Programm ist fertig.

## Die Register ansehen

playback-turn = Runde { $turn }
playback-register = Register { $register } ansehen
playback-order = Register { $register }, die höchste Priorität zuerst
playback-back = Zurück an den Anfang des Registers
playback-on = Weiter
playback-pause = Anhalten
playback-step = Ein Schritt
playback-again = Nochmal ansehen

## Die Halle in Worten

space-none = kein Boden
space-floor = leerer Boden
space-pit = Grube
space-belt = Fließband nach { $direction }
space-express = Express-Fließband nach { $direction }
space-gear-right = Zahnrad, dreht nach rechts
space-gear-left = Zahnrad, dreht nach links
space-repair-1 = Reparaturfeld
space-repair-2 = Werkstattfeld
space-pusher = Schieber nach { $direction } in den Registern { $registers }
space-laser = { $count ->
        [one] Laserstrahl nach { $direction }
       *[other] { $count } Laserstrahlen nach { $direction }
    }
space-wall = Wand im { $sides }
space-dock = Dock { $dock }
space-flag = Flagge { $flag }

## Die Texttafel

text-race = Strecke { $course }, Runde { $turn }{ $register ->
        [0] .
       *[other] , Register { $register }.
    }
text-robots = Die Roboter
text-column-robot = Roboter
text-column-place = Feld und Blickrichtung
text-column-damage = Schaden
text-column-lives = Leben
text-column-flags = Flaggen
text-column-archive = Archiv
text-column-state = Zustand
text-column-cards = Handkarten
text-column-program = Register
text-column-options = Optionen
text-place = { $space }, Blick nach { $direction }
text-away = nicht in der Halle
text-empty = leer
text-hidden = verdeckt
text-locked = { $card }, gesperrt
text-in-register = in Register { $register }
text-state-up = eingeschaltet
text-state-announced = nächste Runde abgeschaltet
text-state-down = abgeschaltet
text-state-destroyed = zerstört, kehrt zurück
text-state-out = ausgeschieden
text-state-finished = im Ziel
text-floor = Um { $robot } auf { $space }
text-around = Zwei Felder in jede Richtung, Norden ist oben
text-ahead = Voraus, nach { $direction }
text-ahead-wall = dann eine Wand
text-ahead-edge = dann der Rand der Halle
text-flags = Die Flaggen aus der Sicht dieses Roboters
text-flag = Flagge { $flag } auf { $space }:
text-ahead-by = { $count } voraus
text-behind-by = { $count } zurück
text-right-by = { $count } nach rechts
text-left-by = { $count } nach links

## Eine Strecke wählen

track-title = Strecke
track-picture = Die Halle von { $course }
track-players = { $from }–{ $to } Spieler
track-flags = { $count ->
        [one] 1 Flagge
       *[other] { $count } Flaggen
    }
track-advice = Diese Strecke ist für { $from } bis { $to } Spieler gedacht.
track-change = Eine andere wählen
track-build = Eine Strecke bauen
track-filter-players = Spieler
track-filter-length = Länge
track-filter-experience = Erfahrung
track-whose = Strecken
track-any = egal
track-for = für { $count }
track-length-short = kurz
track-length-medium = mittel
track-length-long = lang
track-experience-easy = leicht
track-experience-mid = mittel
track-experience-hard = schwer
track-experience-expert = für Kenner
track-published = veröffentlichte
track-mine = eigene
track-found = { $count ->
        [0] Keine Strecke ist so.
        [one] 1 Strecke
       *[other] { $count } Strecken
    }

## Eine Strecke bauen

track-name = Name der Strecke
track-new = Meine Strecke
track-checking = Lässt sich das spielen? Einen Augenblick …
track-playable = Diese Strecke ist spielbar.
track-hint = Ziehe Spielpläne auf das Raster, die Andockstation an eine Seite eines Plans, Flaggen auf Felder. R dreht den gewählten Plan, Entf nimmt ihn weg.
track-bench = Die Strecke: drei mal drei Spielpläne
track-cell = Platz { $column } in Reihe { $row }: { $board }
track-turn = Drehen
track-remove = Wegnehmen
track-flag = Flagge { $number }
track-flags-title = Flaggen
track-unflag = Flagge { $number } wegnehmen
track-file = Als Datei speichern
track-open = Datei öffnen
track-link = Link kopieren
track-keep = In diesem Browser behalten
track-kept = { $name } bleibt in diesem Browser.
track-forget = { $name } vergessen
track-unreadable = In dieser Datei ist keine Strecke.
track-use = Diese Strecke nehmen
sure-track-discard = Deine Änderungen an dieser Strecke gehen verloren. Um sie zu behalten, drücke zuerst „{ track-keep }“.
    .title = Strecke verwerfen?
    .yes = Verwerfen
sure-track-forget = Die Strecke wird aus diesem Browser gelöscht. Das lässt sich nicht rückgängig machen.
    .title = { $name } löschen?
    .yes = Löschen
sure-track-replace = In diesem Browser liegt schon eine Strecke mit diesem Namen. Sie wird ersetzt und lässt sich nicht zurückholen.
    .title = { $name } ersetzen?
    .yes = Ersetzen

## Optionen auf dem Tisch

option-kind-weapon = Waffe, statt des Lasers
option-kind-programming = Beim Programmieren
option-kind-choice = Nach Wahl
option-kind-always = Immer
option-count-ablative-coat = { $count } von 3 Marken liegen darauf.
option-count-mini-howitzer = { $count ->
        [one] 1 Schuss ist übrig.
       *[other] { $count } Schüsse sind übrig.
    }
option-stored = Eine Karte liegt darauf: { $card }.
options-of = Optionen von { $robot }
would-lead = Dann: { $text }
own-pair = Eine zweite Karte in Register { $register } legen
own-keep-card = Eine Karte darauf behalten
own-choose-kept = Wähle die Karte, die hier liegen bleibt: { $option }.

## Teams und besondere Strecken

team-1 = Team A
team-2 = Team B
team-3 = Team C
team-4 = Team D
teams-title = Teams
teams-of = Team von Spieler { $number }
robot-blocker = { $robot }, Blocker
mat-racer = Renner
mat-blocker = Blocker
mat-superbot = SuperBot
mat-sent-off = hinausgestellt, kommt zurück
mat-carries = Trägt Flagge { $flag }
own-both = Deine beiden Roboter
own-now = jetzt
own-later = danach
own-flag-away = Nächste Flagge: { $flag }, gerade nicht auf dem Plan.
own-goal-blocker = Steh allen im Weg.
own-goal-capture-the-flag = Trag die Flagge der Gegner auf euren Heimatplan.
own-goal-toggle-boggle = Beansprucht alle drei Flaggen für euer Team.
own-goal-war-zone = Zerstört die Roboter des anderen Teams.
own-goal-not-superbot = Nur der SuperBot sammelt Flaggen: Zerstöre ihn.
coin-heads = Kopf
coin-tails = Zahl
track-counts = { $counts } Spieler
track-only = Diese Strecke geht nur mit { $counts } Spielern.
track-set = Zu { $count } spielen
track-experience-team = Teams
special-rr-c2 = Jeder behält am Anfang eine von drei Optionen.
special-rr-c3 = Fließbänder tragen die Flaggen fort.
special-rr-c4 = Laser der Roboter treffen doppelt.
special-rr-c5 = Alle beginnen mit 2 Schaden, und niemand kann abschalten.
special-rr-c6 = Flaggen und Reparaturfelder geben Optionen, statt zu reparieren.
special-rr-c7 = 30 Sekunden zum Programmieren, jede Runde.
special-rr-c8 = 60 Sekunden zum Programmieren, jede Runde.
special-rr-c9 = Nur der SuperBot sammelt Flaggen; wer ihn zerstört, ist der nächste.
special-rr-c10 = Jeder steuert zwei Roboter: einen Renner und einen Blocker.
special-rr-c11 = Jeder beginnt mit einer Option.
special-rr-c12 = Wer eine Flagge berührt, wirft eine Münze: Bei Kopf dreht sich der Spielplan.
special-rr-c13 = Jeder beginnt mit einer Option.
special-rr-c14 = Zweierteams sammeln ihre Flaggen gemeinsam.
special-rr-c15 = Zwei Teams; der erste Roboter mit allen Flaggen gewinnt für seines.
special-rr-c16 = Zwei Teams; tragt die Flagge der Gegner heim.
special-rr-c17 = Zwei Teams; haltet alle drei Flaggen zugleich.
special-rr-c18 = Zwei Teams, keine Flaggen: Die letzten Roboter gewinnen.
special-no-timer = Dieser Tisch hat keine Uhr, also auch keine Grenze.
text-team = Team
text-special = Sonderregel: { $rule }
text-second = { $card } mit { $second }
text-state-sent-off = hinausgestellt, kommt zurück
text-superbot = SuperBot
text-controlled = führt die Karten von { $robot } aus
text-carried = getragen von { $robot }
text-flag-away = nicht auf dem Plan
text-flag-team = gehört { $team }

## Bilder in den Regeln

picture-rr-1 = Die sieben Arten von Programmkarten; die Zahl ist die Priorität.
picture-rr-3 = Roboter auf ihren Docks, mit Blick in die Fabrikhalle.
picture-rr-17 = Comet fährt 2 vorwärts, Anvil dreht sich nach rechts.
picture-rr-18 = Comet wird von einer Wand aufgehalten; Anvil fährt 3 vorwärts und fällt in die Grube.
picture-rr-19 = Comet fährt 1 vorwärts und schiebt Anvil und Bobbin; ihre Blickrichtung bleibt.
picture-rr-20 = Bobbin müsste durch eine Wand: Niemand bewegt sich.
picture-rr-22 = Das Express-Fließband trägt Comet zwei Felder, das Fließband Anvil eines; Zahnräder drehen Bobbin nach rechts und Wedge nach links.
picture-rr-24 = Fließbänder brächten drei Roboter auf ein Feld: Alle bleiben stehen.
picture-rr-25 = Das Fließband trägt Comet in eine Kurve und dreht den Roboter mit.
picture-rr-26 = Zuerst trägt das Express-Fließband Comet, dann tragen alle Fließbänder.
picture-rr-28 = In Register 1 schiebt nur der Schieber mit den Zahlen 1, 3 und 5.
picture-rr-29 = Ein grünes Zahnrad dreht nach rechts, ein rotes nach links.
picture-rr-31 = Jeder Laser trifft nur den ersten Roboter; zwei Strahlen sind zwei Schaden.
picture-rr-32 = Comet trifft Anvil über die Grube hinweg, auch Bobbin trifft Anvil; den Schuss von Wedge hält eine Wand auf.
picture-rr-35 = Sechs Schaden: Die Register 5 und 4 sind gesperrt.
picture-rr-42 = Comet steht auf Flagge 1, Anvil auf Flagge 2.
picture-rr-43 = Hierher kommen Archivmarker: Reparaturfeld, Werkstattfeld, Flagge.
picture-rr-44 = Ein Schraubenschlüssel oder eine Flagge repariert 1 Schaden; Schlüssel und Hammer geben auch eine Optionskarte.
picture-rr-53 = Eine Wand gilt für beide Seiten; wo kein Spielplan liegt, ist kein Boden.
picture-rr-c20 = Die Zeichen der Teams: Jedes hat einen Buchstaben und eine Form.
picture-rr-c10 = Ein Renner und sein Blocker mit der Schaufel vorn.
