### Percorsi di RoboRally: botyard course.

## Aiuto

cli-course = Elencare, mostrare e verificare i percorsi di RoboRally.
cli-course-list = Elencare i percorsi pubblicati, prima quelli facili.
cli-course-show = Disegnare un percorso.
cli-course-check = Verificare se un percorso proprio è giocabile.
courses-which = Nome di un percorso, o un file (TOML) con uno proprio.
courses-file = Un file (TOML) con un percorso proprio.

## Che cosa viene mostrato

courses-title = { $course }
courses-players = { $most ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    }
courses-good = { $course } è giocabile: { $width } × { $height } caselle, { $flags ->
        [one] 1 bandiera
       *[other] { $flags } bandiere
    }.
unknown-course = Non c’è un percorso «{ $name }», né un file con questo nome. Ci sono: { $known }.

## Segni del disegno

sign-flag = bandiera
sign-dock = molo
sign-belt = nastro trasportatore
sign-express = nastro espresso
sign-gear-right = ingranaggio a destra
sign-gear-left = ingranaggio a sinistra
sign-pusher-odd = spintore nei registri 1, 3, 5
sign-pusher-even = spintore nei registri 2, 4
sign-wrench = sito di riparazione
sign-hammer = riparazione e Opzione
sign-pit = pozzo
sign-hole = fuori dalla fabbrica
sign-laser = laser su un muro
