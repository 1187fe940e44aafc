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

unplayable-name = { $path }: Ein Name hat 1 bis { $most } Zeichen.
unplayable-players = { $path } müssen zwei Zahlen sein: die wenigsten Spieler, dann die meisten.
unplayable-size = { $path }: Dieser Spielplan ragt aus einer Halle von { $most } × { $most } Feldern hinaus; größer darf sie nicht sein.
unplayable-overlap = { $path }: Dieser Spielplan überdeckt einen anderen, zum Beispiel auf { $space }.
unplayable-bays = { $path }: Eine Strecke hat genau eine Andockstation, nicht { $count }.
unplayable-bay = { $path }: Die Andockstation muss mit ihrer ganzen oberen Seite, die sich mit ihr dreht, an einem Spielplan liegen.
unplayable-grid = { $path }: Spielpläne liegen in einem Raster von { $side } × { $side } Feldern; dieser liegt dazwischen.
unplayable-apart = { $path }: Dieser Spielplan schließt nicht an die anderen an.
unplayable-flags = { $path }: Eine Strecke hat 1 bis { $most } Flaggen, nicht { $count }.
unplayable-flag-off = { $path }: { $space } liegt außerhalb der Halle.
unplayable-flag-pit = { $path }: Auf { $space } ist eine Grube; dort kann keine Flagge liegen.
unplayable-flag-twice = { $path }: Auf { $space } liegt schon eine andere Flagge.
unplayable-flag-unreached = { $path }: Kein Weg führt von Dock 1 nach { $space }, um Wände und Gruben herum.

## Was an einer Zeichnung oder am Namen eines Feldes falsch ist

floor-no-such-space = In dieser Halle gibt es kein Feld „{ $name }“; sie reicht von A1 bis { $last }.
drawing-sign = Zeile { $line }, Feld { $place }: „{ $signs }“ bedeutet dort nichts.
drawing-row = Zeile { $line } passt nicht zu den anderen: Eine Reihe hat { $count } Felder, und Wände stehen über Feldern.
drawing-size = Eine Zeichnung hat von 1 × 1 bis { $most } × { $most } Felder.
drawing-other-size = Die Zeichnung hat nicht { $width } × { $height } Felder.
drawing-number = { $sign } fehlt in der Zeichnung.
