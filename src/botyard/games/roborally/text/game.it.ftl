### RoboRally: tutto ciò che si dice durante la partita. Le carte stanno in cards.*.ftl, i
### tabelloni e i percorsi in courses.*.ftl.

game-roborally = RoboRally
    .subtitle = Programma, spingi, corri
    .summary = Cinque carte alla volta guidano il tuo robot attraverso una fabbrica piena di nastri, pozzi e laser. Tutti programmano insieme, e poi non si cambia più nulla. Vince chi tocca per primo tutte le bandiere in ordine.
    .kind = corsa
    .minutes = 60–120
    .pitch = Programma cinque mosse, poi guardale andare storte insieme.

## Direzioni

direction-north = nord
direction-east = est
direction-south = sud
direction-west = ovest
facing-north = { direction-north }
facing-east = { direction-east }
facing-south = { direction-south }
facing-west = { direction-west }

## Che cosa sceglie un tavolo

option-course = Percorso: uno di quelli pubblicati, con il suo nome, o uno tuo
option-timer = Clessidra: 30 secondi per l’ultimo che non è pronto
option-play-on = Continuare per gli altri posti quando il primo robot è arrivato
option-turn-limit = Limite di turni; 0 vuol dire nessuno
field-course = Percorso
field-teams = Squadre
    .one = Squadra del posto { $number }
field-name = Nome
field-players = Giocatori
    .one = Numero di giocatori { $number }
field-boards = Tabelloni
    .one = Tabellone { $number }
field-board = Tabellone
field-at = Posto dell’angolo
field-turned = Quarti di giro
field-flags = Bandiere
    .one = Bandiera { $number }

## Che cosa può fare un posto

action-program = Registro { $register }: { $card }
action-unprogram = Riprendere la carta del registro { $register }
action-ready = Pronto
action-power-down = Spento nel prossimo turno
action-power-on = Acceso nel prossimo turno
action-take-damage = Prendere il danno
action-discard = Scartare { $option }
action-at = Metti in { $space }
action-face = Guardare verso { $direction }

## Che cosa si chiede ora, e che cosa succede nel frattempo

step-deal = Si distribuiscono le carte.
step-program = Metti una carta in ogni registro libero, poi dichiarati pronto.
    .now = { $first ->
        [0] { "" }
       *[other] Prima: la ricompilazione porta { $first } danno. Prendilo, oppure scarta una carta Opzione.
    }
step-announce = Il tuo robot è danneggiato. Vuoi che nel prossimo turno sia spento, per scartare tutti i danni?
step-register = Comincia il prossimo registro.
step-reveal = Si rivelano le carte di questo registro.
step-move = I robot si muovono, prima la priorità più alta.
step-go-on = Un robot continua il suo movimento.
step-express-belts = I nastri espressi si muovono.
step-belts = Tutti i nastri si muovono.
step-pushers = Gli spintori attivi spingono.
step-gears = Gli ingranaggi girano.
step-lasers = I laser sparano.
step-cancel = Il tuo robot è colpito. Prendi il segnalino Danno, oppure scarta una carta Opzione al suo posto.
    .now = { $first ->
        [1] È l’unico su cui resta da decidere.
       *[other] Resta da decidere su { $first } segnalini.
    }
step-land = I danni arrivano.
step-destruction = I robot con 10 danni vengono distrutti.
step-touch = I robot toccano le bandiere e spostano i segnalini Archivio.
step-end-of-register = Il registro finisce.
step-repairs = I robot su una bandiera o su un sito di riparazione vengono riparati.
step-clear = I registri non bloccati si svuotano.
step-stay-down = Il tuo robot è spento. Vuoi che lo resti nel prossimo turno?
step-return = I robot distrutti rientrano.
step-return-at = La tua casella d’archivio è occupata. Scegli una casella vicina per il tuo robot.
step-return-face = Il tuo robot rientra. Scegli verso dove guarda.
    .now = Arriva in { $first }.
step-return-power = Il tuo robot è tornato. Vuoi che nel prossimo turno sia spento?
    .now = { $first ->
        [0] Non ha danni.
       *[other] Ha { $first } danni, che in quel caso scarta.
    }
step-drop-damage = I robot spenti scartano i loro danni.
step-end-of-turn = Il turno finisce.
step-lose-option = Il tuo robot è stato distrutto. Scegli la carta Opzione che perde.

## Che cosa è successo

event-docked = { $seat } parte dal molo { $dock }, in { $space }.
event-turn = Turno { $turn }.
    .heading = Turno { $turn }
event-dealt = { $count ->
        [0] { $seat } non riceve carte.
        [1] { $seat } riceve 1 carta.
       *[other] { $seat } riceve { $count } carte.
    }
event-dealt-card = Carte per { $seat }: { $card }.
    .then = Carte: { $card }.
event-ran-out = I registri vuoti di { $seat } si riempiono a caso.
event-ready = { $seat }: «pronto».
event-announced = { $seat } annuncia lo spegnimento per il prossimo turno.
    .then = Lo spegnimento è annunciato per il prossimo turno.
event-register = { $count ->
        [1] Registro { $register }.
       *[other] Registri { $register }.
    }
    .heading = Registro { $register }
event-revealed = { $seat } rivela { $card }.
event-turned = { $by ->
        [belt] Il nastro fa ruotare { $seat } verso { $facing }.
        [gear] Un ingranaggio fa ruotare { $seat } verso { $facing }.
       *[card] { $seat } ruota verso { $facing }.
    }
    .then = { $by ->
        [belt] Il nastro fa ruotare il robot verso { $facing }.
        [gear] Un ingranaggio fa ruotare il robot verso { $facing }.
       *[card] Il robot ruota verso { $facing }.
    }
event-moved = { $seat } va in { $space }.
    .then = Poi in { $space }.
event-pushed = Spinta: { $seat } finisce in { $space }.
event-blocked = Un muro ferma { $seat }.
    .then = Un muro ferma il robot.
event-belts = { $running ->
        [express] I nastri espressi si muovono.
       *[all] Tutti i nastri si muovono.
    }
event-carried = Un nastro porta { $seat } in { $space }.
event-pushers = Gli spintori spingono.
event-gears = Gli ingranaggi girano.
event-lasers = I laser sparano.
event-beam = { $hits ->
        [1] Un laser fisso colpisce { $seat }.
       *[other] Un laser fisso colpisce { $seat } con { $hits } raggi.
    }
event-shot = { $seat } colpisce { $target } con il laser.
event-cancelled = { $seat } scarta { $option } invece di prendere un danno.
event-damaged = { $count ->
        [1] { $damage ->
            [1] { $seat } ha ora 1 danno.
           *[other] { $seat } ha ora { $damage } danni.
        }
       *[other] { $seat } subisce { $count } danni, segnalini { $damage }.
    }
    .then = { $count ->
        [1] Danni ora: { $damage }.
       *[other] { $count } danni, segnalini { $damage }.
    }
event-locked = { $count ->
        [1] Il registro { $register } di { $seat } si blocca.
       *[other] I registri { $register } di { $seat } si bloccano.
    }
    .then = { $count ->
        [1] Il registro { $register } si blocca.
       *[other] I registri { $register } si bloccano.
    }
event-filled = Il registro { $register } di { $seat } riceve dal mazzo { $card }.
    .then = Il registro { $register } riceve dal mazzo { $card }.
event-unlocked = { $count ->
        [1] Il registro { $register } di { $seat } si sblocca.
       *[other] I registri { $register } di { $seat } si sbloccano.
    }
    .then = { $count ->
        [1] Il registro { $register } si sblocca.
       *[other] I registri { $register } si sbloccano.
    }
event-fell = { $how ->
        [pit] { $seat } cade nel pozzo in { $space }.
       *[edge] { $seat } cade fuori dal tabellone da { $space }.
    }
    .then = { $how ->
        [pit] Il robot cade nel pozzo in { $space }.
       *[edge] Il robot cade fuori dal tabellone da { $space }.
    }
event-destroyed = { $lives ->
        [0] { $seat }: robot distrutto, nessuna vita rimasta.
        [1] { $seat }: robot distrutto, ancora 1 vita.
       *[other] { $seat }: robot distrutto, ancora { $lives } vite.
    }
    .then = { $lives ->
        [0] È distrutto e non ha più vite.
        [1] È distrutto e ha ancora 1 vita.
       *[other] È distrutto e ha ancora { $lives } vite.
    }
event-lost-option = { $seat } perde { $option }.
    .then = Perso: { $option }.
event-out = { $seat } è fuori dalla corsa.
    .then = Fuori dalla corsa!
event-touched = { $seat } tocca la bandiera { $flag }.
event-archived = { $seat } sposta il segnalino Archivio in { $space }.
    .then = Il segnalino Archivio va in { $space }.
event-finished = { $seat } ha toccato tutte le bandiere.
    .then = Era l’ultima bandiera.
event-repaired = { $damage ->
        [0] Riparazione: { $seat } non ha più danni.
        [1] Riparazione: { $seat } ha ancora 1 danno.
       *[other] Riparazione: { $seat } ha ancora { $damage } danni.
    }
event-drew-option = { $seat } pesca una carta Opzione: { $option }.
    .then = Carta Opzione pescata: { $option }.
event-stays-down = Il robot di { $seat } resta spento.
event-powered-up = { $seat } si riaccende.
event-returned = { $seat } rientra in { $space } e guarda verso { $facing }.
event-returned-with = { $damage ->
        [0] { $seat } rientra senza danni.
       *[other] { $seat } rientra con { $damage } danni.
    }
    .then = { $damage ->
        [0] Senza danni.
       *[other] Con { $damage } danni.
    }
event-powered-down = Il robot di { $seat } è spento e scarta tutti i danni.
    .then = Il robot è spento e scarta tutti i danni.
event-deck-renewed = Le carte Programma scartate, mescolate, formano un nuovo mazzo di { $count } carte.
event-options-renewed = Le carte Opzione scartate, mescolate, formano un nuovo mazzo di { $count } carte.
event-limit = Il limite di { $turn } turni è raggiunto.
event-won = { $seat } vince la corsa!
event-ended = La corsa è finita.

## Perché no

reason-game-over = La corsa è finita.
reason-not-asked = Ora decide { $asked }.
reason-not-now = Non in questo passo. { $step }
reason-not-while-programming = Non si può fare durante la programmazione.
reason-not-while-announcing = { reason-not-now }
reason-not-in-clean-up = { reason-not-now }
reason-is-out = Il tuo robot è eliminato.
reason-is-destroyed = Il tuo robot è stato distrutto. In questo turno non ha un programma e rientra alla fine del turno.
reason-sits-out = Il tuo robot è stato distrutto nel turno precedente e salta questo. Rientra alla fine del turno.
reason-is-home = Il tuo robot ha toccato tutte le bandiere e ha lasciato la fabbrica.
reason-is-powered-down = In questo turno il tuo robot è spento: non ha carte da programmare.
reason-already-ready = Il tuo programma è pronto e non si può più cambiare.
reason-register-locked = Il registro { $register } è bloccato. Tiene la sua carta finché non si ripara un danno.
reason-register-full = Nel registro { $register } c’è già una carta. Prima riprendi quella.
reason-register-holds-two = Nel registro { $register } ci sono già due carte. Prima riprendine una.
reason-register-empty = Nel registro { $register } non c’è nessuna carta da riprendere.
reason-registers-empty = { $count ->
        [1] Il registro { $registers } è vuoto. Prima mettici una carta.
       *[other] I registri { $registers } sono vuoti. Prima metti una carta in ognuno.
    }
reason-not-in-hand = { $card } non è nella tua mano.
reason-placed-already = { $card } è già in un registro. Prima riprendi quella carta.
reason-not-damaged = Il tuo robot non è danneggiato. Solo un robot danneggiato può annunciare lo spegnimento.
reason-not-your-option = Il tuo robot non ha questa carta Opzione: { $option }.
reason-not-yours-to-discard = { reason-not-your-option }
reason-not-yours-to-lose = { reason-not-your-option }
reason-off-the-floor = { $space } è fuori dalla fabbrica.
reason-space-is-pit = In { $space } c’è un pozzo.
reason-space-taken = In { $space } c’è un altro robot.
reason-not-nearest = Il tuo robot rientra il più vicino possibile al suo segnalino Archivio; { $space } è in un altro anello.
reason-no-safe-facing = In { $space } c’è un robot entro 3 caselle, ovunque si guardi.
reason-robot-in-sight = Verso { $direction } c’è un robot in vista entro 3 caselle. Scegli un altro orientamento.

## A che punto è la corsa

score-flags = { $count ->
        [0] Nessuna bandiera toccata
        [1] 1 bandiera toccata
       *[other] { $count } bandiere toccate
    }
score-lives = { $count ->
        [0] Nessuna vita rimasta
        [1] Ancora 1 vita
       *[other] Ancora { $count } vite
    }
score-damage = { $count ->
        [0] Nessun danno
        [1] 1 danno
       *[other] { $count } danni
    }
score-turns = { $count ->
        [1] Dopo 1 turno
       *[other] Dopo { $count } turni
    }
score-finished = Al traguardo nel turno { $turn }, registro { $register }
score-out = { $register ->
        [0] Fuori gara nel turno { $turn }, durante la programmazione
       *[other] Fuori gara nel turno { $turn }, registro { $register }
    }

## Che cosa non va in una posizione

position-misfit = { $path } non va d’accordo con il resto della posizione.
position-space-taken = { $path }: lì c’è un altro robot.
position-no-space = { $path }: in { $name } non può stare nessun robot.
position-card-twice = { $path }: «{ $name }» è in due posti.
position-deck = { $path } nomina { $count } carte, ma ne restano { $wanted } per esso, o altre.
position-no-holder = { $path }: nessun robot ha la carta Opzione su cui si trova.
position-other-course = { $path }: solo un altro percorso ha questa regola.
position-too-early = { $path }: prima del primo registro non può valere nulla di simile.
position-carrier = { $path }: una bandiera portata non sta da nessuna parte, e chi la porta è in fabbrica.
position-ended = { $path }: la gara sarebbe finita prima di questo momento.
