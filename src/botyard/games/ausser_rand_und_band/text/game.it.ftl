### Außer Rand & Band: tutto ciò che si dice durante la partita.

game-ausser-rand-und-band = Außer Rand & Band
    .subtitle = Bulloni, dadi e robot a volontà
    .summary = I tuoi dadi viaggiano su parti di robot lungo una catena di montaggio. Quando una parte cade, la vince chi ottiene di più; i robot completi valgono più di tutto.
    .kind = gioco di dadi per tutti
    .minutes = 30
    .pitch = I dadi viaggiano sul nastro; la somma più alta prende il pezzo.

## Materiale

part-head = testa
part-torso = torso
part-legs = gambe

colour-red = rosso
    .letter = R
colour-blue = blu
    .letter = B
colour-yellow = giallo
    .letter = G

tile-red-head = testa rossa
tile-blue-head = testa blu
tile-yellow-head = testa gialla
tile-red-blue-head = testa rossa/blu
tile-red-yellow-head = testa rossa/gialla
tile-blue-yellow-head = testa blu/gialla
tile-red-torso = torso rosso
tile-blue-torso = torso blu
tile-yellow-torso = torso giallo
tile-red-blue-torso = torso rosso/blu
tile-red-yellow-torso = torso rosso/giallo
tile-blue-yellow-torso = torso blu/giallo
tile-red-legs = gambe rosse
tile-blue-legs = gambe blu
tile-yellow-legs = gambe gialle
tile-red-blue-legs = gambe rosse/blu
tile-red-yellow-legs = gambe rosse/gialle
tile-blue-yellow-legs = gambe blu/gialle

## Campi sul bordo: il nome, uno breve per i disegni, e che cosa fa il campo

space-shove-twice = Aggiungere 2 tessere
    .short = Aggiungere 2 tessere
    .does = Alla fine di questo turno il nastro si muove due volte.
space-own-back = Retrocedere con 2 dadi propri
    .short = 2 propri indietro
    .does = Due tuoi dadi sul nastro vanno ognuno di un campo verso 1.
space-extra-die = Aggiungere 1 dado supplementare proprio
    .short = 1 dado in più
    .does = Tiri sul nastro un altro dado della tua provvista.
space-others-count-one = Tutti i dadi avversari ottengono 1
    .short = Avversari valgono 1
    .does = I dadi avversari che cadono in questo turno valgono 1 ciascuno; i tuoi si tirano come al solito.
space-clean-up = Riordinare i propri dadi
    .short = Riordinare
    .does = Tutti i tuoi dadi sul bordo, compreso questo, vanno sulle tessere accanto.
space-use-taken = Eseguire nuovamente l’azione di un campo occupato
    .short = Ripetere un occupato
    .does = Esegui l’azione di un altro campo con un dado, non importa di chi.
space-add-to-five = Aggiungere un dado sul campo 5
    .short = Dado sul campo 5
    .does = Un altro dado della tua provvista va sul campo 5, se lì c’è già un dado.
space-own-forward = Avanzare con 2 dadi propri
    .short = 2 propri avanti
    .does = Due tuoi dadi sul nastro vanno ognuno di un campo verso 5.
space-other-back = Fare retrocedere 1 dado avversario
    .short = 1 altrui indietro
    .does = Un dado di un avversario sul nastro va di un campo verso 1.
space-other-forward = Fare avanzare 1 dado avversario
    .short = 1 altrui avanti
    .does = Un dado di un avversario sul nastro va di un campo verso 5.

## Che cosa può fare un posto

action-roll = Tirare i dadi
action-shove = Far muovere il nastro
action-place = { $space }
action-copy = { $space }
action-take = Riprendere un dado dal campo { $field }
action-own = Un tuo dado sul campo { $field }
action-other = Un dado di { $seat } sul campo { $field }

## Che cosa si chiede ora

step-take-to-roll = Riprendi dadi dal nastro, perché la tua provvista non basta per un tiro.
    .now = { $first ->
        [one] Resta 1 dado da prendere.
       *[other] Restano { $first } dadi da prendere.
    }
step-roll = Tira i tuoi dadi sul nastro.
step-take-to-place = La tua provvista è vuota: riprendi 1 dado dal nastro per il bordo.
step-place = Metti 1 dado su un campo libero sul bordo del nastro.
step-use-taken = Scegli un campo occupato ed esegui nuovamente la sua azione.
step-own-back = Scegli un tuo dado che retrocede di un campo.
    .now = { $first ->
        [2] Si muovono due dadi: questo è il primo.
       *[other] { $second ->
            [0] Si muove solo questo.
           *[other] Questo è il secondo.
        }
    }
step-own-forward = Scegli un tuo dado che avanza di un campo.
    .now = { $first ->
        [2] Si muovono due dadi: questo è il primo.
       *[other] { $second ->
            [0] Si muove solo questo.
           *[other] Questo è il secondo.
        }
    }
step-other-back = Scegli un dado avversario che retrocede di un campo.
step-other-forward = Scegli un dado avversario che avanza di un campo.
step-shove = Fai muovere il nastro.
    .now = { $first ->
        [2] Si muove due volte.
       *[other] { $second ->
            [1] I dadi avversari valgono 1 ciascuno.
           *[other] { "" }
        }
    }

## Che cosa è successo

event-opened = Campo { $field }: { $tile }.
event-starts = { $seat } comincia: risultato più basso; in caso di parità il più giovane, altrimenti il posto con il numero più basso.
event-rolled = { $seat } tira { $field }.
    .then = Tirato: { $field }.
event-took = { $count ->
        [1] { $seat } riprende un dado dal campo { $field }.
       *[other] { $seat } riprende { $count } dadi dai campi { $field }.
    }
    .then = { $count ->
        [1] Un dado torna dal campo { $field }.
       *[other] { $count } dadi tornano dai campi { $field }.
    }
event-placed = { $seat } occupa «{ $space }».
    .then = Poi «{ $space }».
event-lapsed = «{ $space }» non è possibile e scade.
    .then = L’azione non è possibile e scade.
event-copied = { $seat } esegue nuovamente «{ $space }».
    .then = «{ $space }» si esegue nuovamente.
event-moved = Un dado di { $seat } passa dal campo { $field } al { $to }.
    .then = Un dado passa dal campo { $field } al { $to }.
event-added = { $seat } aggiunge un dado sul campo 5.
    .then = Un dado si aggiunge sul campo 5.
event-swept = Un dado di { $seat } va da «{ $space }» sul campo { $field }.
    .then = Il dado su «{ $space }» va sul campo { $field }.
event-shoved = Nuovo sul nastro: { $tile }.
event-work-ended = Dopolavoro!
event-dropped = Cade dal nastro: { $tile }.
event-fell = { $seat } tira { $face }.
event-totalled = { $seat } ha { $total }.
    .then = Fa { $total }.
event-won = { $seat } vince: { $tile }.
event-stored = Non vince nessuno; in deposito: { $tile }.
event-turn = Tocca a { $seat }.
event-ended = La partita è finita.

## Perché no

reason-game-over = La partita è finita.
reason-not-your-turn = Tocca a { $active }.
reason-not-now = Non in questa fase. { $step }
reason-space-taken = Lì c’è un dado di { $owner }.
reason-space-free = Lì non c’è nessun dado.
reason-never-copied = Riordinare non si può eseguire nuovamente.
reason-not-itself = Questo campo non può eseguire sé stesso.
reason-no-own-die = Non hai dadi sul campo { $field }.
reason-at-the-front = Il campo 5 è il primo davanti; lì i dadi non possono avanzare.
reason-at-the-back = Il campo 1 è l’ultimo dietro; lì i dadi non possono retrocedere.
reason-picked-already = Hai già scelto il tuo unico dado sul campo { $field }.
reason-nobody-there = Al posto { $owner } non gioca nessuno.
reason-your-own-die = Quel dado è tuo.
reason-no-die-of-theirs = { $owner } non ha dadi sul campo { $field }.
reason-no-die-to-take = Sul campo { $field } non hai dadi da riprendere.

## Punteggio

score-one-colour = Robot di un solo colore ({ $colour }): { $tiles }
score-several-colours = Robot di diversi colori: { $tiles }
score-loose = { $count ->
        [one] 1 singola tessera robot
       *[other] { $count } singole tessere robot
    }: { $tiles }
score-tie-tiles = Parità di punti: vince chi ha più tessere, qui { $count }
score-tie-shared = Ancora parità: il posto è condiviso

## Opzioni

option-youngest-first = Posti dal più giovane al più anziano, per il pareggio all’inizio
option-data = Materiale tuo al posto dei valori ricostruiti: facce dei dadi, suddivisione delle tessere, disposizione del bordo

## Che cosa non va in dati o in una posizione

data-faces = { $path }: un dado ha sei facce, non { $count }.
data-tiles = { $path }: di ogni parte ci sono nove tessere, non { $count }.
data-side = { $path }: un lato ha { $wanted } campi, non { $count }.
data-twice = { $path }: «{ $name }» vi compare due volte.
option-seat-twice = { $path }: un posto è nominato due volte.
position-too-many-tiles = { $path }: di «{ $name }» ce ne sono solo { $most }.
position-stack = { $path }: la pila nomina { $count } tessere, ma ne restano { $wanted } per essa, o altre.
position-clean-up = { $path }: nessun dado resta sulla casella «Riordinare i propri dadi», quindi è libera a ogni decisione.
position-at-end = { $path }: alla fine della partita nastro, bordo e pila sono vuoti.

## Parole del disegno

draw-turn = turno { $turn }
draw-back = dietro
draw-front = davanti
draw-stack = pila
draw-stored = deposito
draw-supply = { $count } in provvista
