### Strecken von RoboRally: botyard course.

## Hilfe

cli-course = Strecken von RoboRally auflisten, zeigen und prüfen.
cli-course-list = Die gedruckten Strecken auflisten, die leichten zuerst.
cli-course-show = Eine Strecke zeichnen.
cli-course-check = Prüfen, ob eine eigene Strecke spielbar ist.
courses-which = Name einer Strecke, oder eine Datei (TOML) mit einer eigenen.
courses-file = Eine Datei (TOML) mit einer eigenen Strecke.

## Was gezeigt wird

courses-title = { $course }
courses-players = { $most ->
        [one] 1 Spieler
       *[other] { $players } Spieler
    }
courses-good = { $course } ist spielbar: { $width } × { $height } Felder, { $flags ->
        [one] 1 Flagge
       *[other] { $flags } Flaggen
    }.
unknown-course = Es gibt keine Strecke „{ $name }“ und keine solche Datei. Es gibt: { $known }.

## Zeichen der Zeichnung

sign-flag = Flagge
sign-dock = Dock
sign-belt = Fließband
sign-express = Express-Fließband
sign-gear-right = Zahnrad nach rechts
sign-gear-left = Zahnrad nach links
sign-pusher-odd = Schieber in Registern 1, 3, 5
sign-pusher-even = Schieber in Registern 2, 4
sign-wrench = Reparaturfeld
sign-hammer = Reparatur und Option
sign-pit = Grube
sign-hole = außerhalb der Halle
sign-laser = Laser an einer Wand
