### Spielpläne, Strecken, und warum eine Strecke nicht spielbar ist.

## Spielpläne

board-chess = Schachbrett
board-chop-shop = Ausschlachterei
board-cross = Kreuz
board-dock-belt = Andockstation mit Fließbändern
board-dock-plain = Andockstation ohne Fließbänder
board-exchange = Umschlagplatz
board-island = Insel
board-maelstrom = Mahlstrom
board-spin-zone = Drehzone
board-vault = Tresorraum

## Strecken

course-risky-exchange = Riskanter Umschlag
course-checkmate = Schachmatt
course-dizzy-dash = Schwindelsprint
course-island-hop = Inselhüpfen
course-chop-shop-challenge = Prüfung in der Ausschlachterei
course-twister = Wirbelsturm
course-bloodbath-chess = Blutbad-Schach
course-around-the-world = Rund um die Welt
course-death-trap = Todesfalle
course-pilgrimage = Pilgerfahrt
course-vault-assault = Sturm auf den Tresor
course-whirlwind-tour = Wirbelwindtour
course-lost-bearings = Orientierung verloren
course-robot-stew = Robotereintopf
course-oddest-sea = Seltsame Odyssee
course-against-the-grain = Gegen den Strich
course-island-king = Inselkönig
course-tricksy = Hinterlist
course-moving-targets = Bewegliche Ziele
course-set-to-kill = Auf Töten gestellt
course-factory-rejects = Ausschussware
course-option-world = Optionswelt
course-ball-lightning = Kugelblitz
course-tight-collar = Enger Kragen
course-day-of-the-superbot = Der Tag des SuperBots
course-interference = Störmanöver
course-flag-fry = Flaggengrill
course-frenetic-factory = Die rasende Fabrik
course-marathon-madness = Marathonwahnsinn
course-tandem-carnage = Tandemgemetzel
course-all-for-one = Alle für einen oder einer für alle?
course-capture-the-flag = Flaggenraub
course-toggle-boggle = Wechselfieber
course-war-zone = Kampfzone

## Was eine Strecke über sich sagt

category-beginner = für Einsteiger
category-expert = für Fortgeschrittene
category-team = für Teams
category-built = von Spielern gebaut
level-easy = leicht
level-mid = mittel
level-hard = schwer
length-short = kurz, etwa 1 Stunde
length-medium = mittel, 1 bis 2 Stunden
length-long = lang, über 2 Stunden

## Warum eine Strecke nicht spielbar ist

unplayable-name = Gib der Strecke einen Namen mit 1 bis { $most } Zeichen.
unplayable-players = Gib zwei Spielerzahlen an: die kleinste, dann die größte.
unplayable-size = Der Spielplan { $board } liegt außerhalb der größten Halle, { $most } × { $most } Felder. Schiebe ihn weiter nach links oben.
unplayable-overlap = Der Spielplan { $board } verdeckt einen anderen, zum Beispiel auf { $space }. Verschiebe einen der beiden.
unplayable-bays = { $count ->
        [0] Die Strecke hat keine Andockstation. Lege eine dazu.
       *[other] Die Strecke hat { $count } Andockstationen. Behalte nur eine.
    }
unplayable-bay = Die Andockstation muss mit ihrer ganzen oberen Seite an einem Spielplan liegen. Verschiebe oder drehe sie.
unplayable-grid = Der Spielplan { $board } liegt zwischen den Linien des Rasters von { $side } × { $side } Feldern. Verschiebe ihn so, dass Seite an Seite liegt.
unplayable-apart = Der Spielplan { $board } hängt nicht mit den anderen zusammen. Lege ihn neben einen von ihnen.
unplayable-flags = { $count ->
        [0] Die Strecke hat keine Flagge. Lege mindestens eine dazu.
       *[other] Die Strecke hat { $count } Flaggen, möglich sind höchstens { $most }. Nimm einige weg.
    }
unplayable-flag-off = Flagge { $number } liegt außerhalb der Halle, auf { $space }. Lege sie auf einen Spielplan.
unplayable-flag-pit = Flagge { $number } liegt auf der Grube { $space }. Lege sie auf ein anderes Feld.
unplayable-flag-twice = Flagge { $number } liegt mit einer anderen auf { $space }. Verschiebe eine der beiden.
unplayable-flag-unreached = Von Dock 1 führt kein Weg um Wände und Gruben herum zu Flagge { $number } auf { $space }. Verschiebe die Flagge.

## Was an einer Zeichnung oder am Namen eines Feldes falsch ist

floor-no-such-space = In dieser Halle gibt es kein Feld „{ $name }“; sie reicht von A1 bis { $last }.
drawing-sign = In Reihe { $line } der Zeichnung, Feld { $place }, hat „{ $signs }“ keine Bedeutung.
drawing-row = Reihe { $line } der Zeichnung passt nicht zu den anderen: Eine Reihe hat { $count } Felder, und Wände sind über Feldern.
drawing-size = Eine Zeichnung hat von 1 × 1 bis { $most } × { $most } Felder.
drawing-other-size = Die Zeichnung hat nicht { $width } × { $height } Felder.
drawing-number = { $sign } fehlt in der Zeichnung.
