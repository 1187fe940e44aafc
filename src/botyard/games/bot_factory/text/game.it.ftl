### Bot Factory: tutto ciò che si dice durante la partita. Le regole stanno in rules.*.ftl.

game-bot-factory = Bot Factory
    .subtitle = Pezzi, progetti e una consulente
    .summary = Quattro plance una accanto all’altra: montaggio, produzione pezzi, progetti, finanze. A ogni round manda il tuo operaio su una di esse, trasforma i pezzi in robot, fanne salire il valore e prenota contratti per loro, mentre la consulente Sandra intralcia tutti.
    .kind = piazzamento lavoratori
    .minutes = 30–60
    .pitch = Gira la ruota, costruisci bot, tieni contenta Sandra.

## Materiale

colour-red = rosso
    .letter = R
colour-yellow = giallo
    .letter = G
colour-blue = blu
    .letter = B
colour-green = verde
    .letter = V

body-head = testa
body-torso = torso
body-legs = gambe

part-red-head = testa rossa
part-red-torso = torso rosso
part-red-legs = gambe rosse
part-yellow-head = testa gialla
part-yellow-torso = torso giallo
part-yellow-legs = gambe gialle
part-blue-head = testa blu
part-blue-torso = torso blu
part-blue-legs = gambe blu
part-green-head = testa verde
part-green-torso = torso verde
part-green-legs = gambe verdi
part-universal-head = testa universale
part-universal-torso = torso universale
part-universal-legs = gambe universali

## Plance e caselle

board-assembly = Montaggio
board-production = Produzione pezzi
board-project = Progetti
board-finance = Finanze

space-A1 = A1
    .does = Piazzare 1 pezzo
space-A2 = A2
    .does = Piazzare 1–2 pezzi
space-A3 = A3
    .does = Piazzare 1–3 pezzi, costo 1
space-P1 = P1
    .does = 1 gettone parola, 3 crediti
space-P2 = P2
    .does = 4 crediti
space-P3 = P3
    .does = 6 crediti
space-J1 = J1
    .does = Prendere 1 progetto
space-J2 = J2
    .does = Prendere 1–2 progetti
space-F1 = F1
    .does = Spendere fino a 2 gettoni parola
space-F2 = F2
    .does = Spendere fino a 3 gettoni parola
space-F3 = F3
    .does = Spendere fino a 4 gettoni parola

pallet-left = a sinistra
pallet-right = a destra
output-left = di sinistra
output-right = di destra

slot-top-left = in alto a sinistra
slot-top-right = in alto a destra
slot-middle-left = in mezzo a sinistra
slot-middle-right = in mezzo a destra
slot-bottom-left = in basso a sinistra
slot-bottom-right = in basso a destra
to-top-left = { slot-top-left }
to-top-right = { slot-top-right }
to-middle-left = { slot-middle-left }
to-middle-right = { slot-middle-right }
to-bottom-left = { slot-bottom-left }
to-bottom-right = { slot-bottom-right }

spot-top-left = in alto a sinistra
spot-top-middle = in alto al centro
spot-top-right = in alto a destra
spot-middle-left = in mezzo a sinistra
spot-middle-middle = al centro
spot-middle-right = in mezzo a destra
spot-bottom-left = in basso a sinistra
spot-bottom-middle = in basso al centro
spot-bottom-right = in basso a destra

place-left-input = ingresso sinistro
place-right-input = ingresso destro
place-upper-right = a destra in alto
place-lower-right = a destra in basso
place-right-output = uscita destra
place-left-output = uscita sinistra
place-lower-left = a sinistra in basso
place-upper-left = a sinistra in alto

## Tessere produzione

tile-favour = Favore di Sandra
    .does = La presenza di Sandra non ti costa nulla, e ottieni 1 gettone parola.
tile-discount = Sconto finanze
    .does = Un pagamento sulla plancia Finanze costa 1 gettone in meno, ma ne spendi almeno 1.
tile-choice = Uno su tre
    .does = Paga 1 gettone: prendi il primo pezzo di una pila, prendi un progetto o piazza un pezzo.
tile-value = Valore in rialzo
    .does = Aumenta di 1 casella il valore di un colore.
tile-extra-place = Posto supplementare
    .does = Mettiti a destra di una plancia piena e usa la sua casella più a destra.
tile-one-project = Basta un progetto
    .does = Per un pezzo universale scarti solo 1 progetto.
tile-universal = Pezzo o robot universale
    .does = Prendi un pezzo universale, o restituiscine due diversi per il robot universale.

pair-torso-legs = torso e gambe universali
pair-head-legs = testa e gambe universali
pair-head-torso = testa e torso universali

## Fasi, bonus, fine della partita

phase-move = Spostare gli operai
phase-act = Eseguire le azioni
phase-maintenance = Manutenzione
bonus-place-part = piazzare un pezzo
bonus-take-project = prendere un progetto
bonus-take-part = prendere un pezzo
ending-colour = Di un colore non resta alcun meeple robot sulla plancia Montaggio.
ending-five-bots = Qualcuno ha completato cinque robot.
ending-limit = Il limite di round è raggiunto.

## L’ispezione

task-drawn = sorteggiato
task-three-alike = 3 robot dello stesso colore
task-two-pairs = 2 robot di un colore e 2 di un altro
task-three-at-twelve = 3 robot di colori diversi, ognuno di valore almeno 12
task-three-contracts = 3 contratti completati
review-fired = Licenziato!
review-poor = Prestazione scarsa
review-adequate = Prestazione adeguata
review-exemplary = Prestazione esemplare

## Che cosa sceglie un tavolo

option-variant = Tessere produzione
option-universal-bot = Il robot universale e la sua tessera, solo con le tessere produzione
option-task = Il compito della partita in solitario
option-round-limit = Limite di round; 0 vuol dire nessuno
option-data = Materiale proprio al posto dei valori ricostruiti: tracciato del valore e linee, icone, contratti, tessere ispezione
variant-none = nessuna
variant-variant-1 = Variante 1: una tessera con il primo contratto, da usare più tardi
variant-variant-2 = Variante 2: una tessera quando vuoi, da usare subito

## Che cosa può fare un posto

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
action-beside = Mettersi accanto alla plancia { $board }
action-pay = Pagare 1 gettone per la presenza di Sandra
action-pass = Passare il turno
action-done = Fatto
action-gain = Ottenere 1 gettone parola
action-rotate = Girare la ruota
action-dispense = Prelevare il pezzo dall’uscita { $output }
action-take = Prendere il primo pezzo dalla pila del robot { $colour }
action-feed = Immettere il primo pezzo dalla pila del robot { $colour }
action-project = Prendere il progetto { $slot }
action-drop = Scartare un progetto { $colour }
    .act = Dare due progetti per un pezzo universale, il primo: { $colour }
action-universal = Prendere un pezzo universale: { $body }
action-raise = Aumentare il valore del robot { $colour }
action-reserve = Prenotare il contratto { $spot }
action-keep = Tenere il contratto { $spot }
action-discard = Scartare: { $part }
    .act = Dare tre pezzi per uno, il primo: { $part }
action-swap = Scambiare con il ricambio { $pallet }: { $part }
action-place = Piazzare nella colonna del robot { $colour }: { $part }
action-claim = Prendere la tessera «{ $tile }»
action-use = Usare la tessera «{ $tile }»
action-return = Restituire { $pair } per il robot universale
action-complete = Completare un progetto { $colour } con il robot universale

## Che cosa si chiede ora, e che cosa succede nel frattempo

step-start = Per cominciare prendi il primo pezzo di una pila qualsiasi.
step-moves = Gli operai si spostano, prima quello più a sinistra.
step-move = { $first ->
        [place] { step-place-worker }
       *[other] Sposta il tuo operaio su una casella libera di un’altra plancia.
    }
step-place-worker = Piazza il tuo operaio su una casella libera qualsiasi.
step-beside = Scegli la plancia piena accanto a cui si mette il tuo operaio.
step-acts = Chi è in piedi agisce, da sinistra a destra.
step-fee = Sandra è sulla tua plancia: paga 1 gettone, oppure passa.
step-act = Esegui passo per passo l’azione principale e quella dirigenziale, finché hai fatto.
    .now = { $first ->
        [P1] Crediti rimasti: { $second }.
        [P2] Crediti rimasti: { $second }.
        [P3] Crediti rimasti: { $second }.
        [J1] Progetti ancora da prendere: { $second }.
        [J2] Progetti ancora da prendere: { $second }.
        [F1] Gettoni ancora da spendere: { $second }.
        [F2] Gettoni ancora da spendere: { $second }.
        [F3] Gettoni ancora da spendere: { $second }.
       *[other] Pezzi ancora da piazzare: { $second }.
    }
step-feed = Scegli la pila che riempie l’ingresso vuoto della ruota.
    .now = { $first ->
        [left-input] È l’ingresso sinistro.
       *[other] È l’ingresso destro.
    }
step-place-part = Bonus: piazza un pezzo adesso, oppure rinunciaci.
    .now = { $first ->
        [0] È gratis.
       *[other] Costa { $first } gettone.
    }
step-take-project = Bonus: prendi un progetto adesso, oppure rinunciaci.
step-take-part = Hai coperto un’icona pezzo: paga 1 gettone per il primo pezzo di una pila, oppure rinunciaci.
step-exchange = Dai tre pezzi per il primo pezzo di una pila.
    .now = { $first ->
        [1] Ancora 1 pezzo da scartare.
       *[other] Ancora { $first } pezzi da scartare.
    }
step-exchange-part = Prendi in cambio il primo pezzo di una pila.
step-trade = Dai progetti per un pezzo universale.
    .now = { $first ->
        [1] Ancora 1 progetto da scartare.
       *[other] Ancora { $first } progetti da scartare.
    }
step-trade-part = Prendi in cambio un pezzo universale.
step-discount = Scegli il pagamento che ti costa 1 gettone in meno.
step-choice = Prendi il primo pezzo di una pila, prendi un progetto, oppure piazza un pezzo.
step-value = Scegli il colore il cui valore sale.
step-universal = Prendi un pezzo universale, o restituiscine due per il robot universale.
step-complete = Scegli il progetto che il robot universale completa.
step-claim = Il tuo primo contratto: puoi prendere una tessera produzione.
step-end-of-turn = Il turno finisce.
step-excess-parts = Puoi tenere cinque pezzi: scarta quelli di troppo.
    .now = { $first ->
        [1] Ancora 1 pezzo da scartare.
       *[other] Ancora { $first } pezzi da scartare.
    }
step-excess-projects = Puoi tenere cinque progetti: scarta quelli di troppo.
    .now = { $first ->
        [1] Ancora 1 progetto da scartare.
       *[other] Ancora { $first } progetti da scartare.
    }
step-inspection = Vilela ispeziona tre contratti: scegli quello che resta.
step-maintenance = Manutenzione: le colonne piene si svuotano, arrivano nuovi progetti.

## Che cosa è successo

event-first-seat = { $seat } apre l’ordine iniziale.
event-spare-laid = Il ricambio { $pallet } ora è: { $part }.
event-top-shown = { "" }
event-stack-renewed = I pezzi scartati del robot { $colour } formano una nuova pila.
event-marker-moved = { "" }
event-wheel-filled = Sulla ruota, { $place }: { $part }.
event-project-laid = Nuovo progetto { $slot }: { $colour }.
event-projects-renewed = I progetti scartati formano un nuovo mazzo.
event-project-dealt = { $seat } riceve un progetto: { $colour }.
event-contract-laid = { "" }
event-task-set = Il compito: { $task }.
event-gained = { $count ->
        [1] { $seat } ottiene 1 gettone parola.
       *[other] { $seat } ottiene { $count } gettoni parola.
    }
    .then = { $source ->
        [start] { $count ->
            [1] All’inizio c’è 1 gettone.
           *[other] All’inizio ci sono { $count } gettoni.
        }
       *[other] { $count ->
            [1] Frutta 1 gettone.
           *[other] Frutta { $count } gettoni.
        }
    }
event-spent = { $purpose ->
        [sandra] { $seat } spende 1 gettone, perché c’è Sandra.
        [contract] { $count ->
            [1] { $seat } paga 1 gettone per un contratto.
           *[other] { $seat } paga { $count } gettoni per un contratto.
        }
       *[other] { $seat } paga { $count } gettone.
    }
    .then = { $purpose ->
        [sandra] Si spende 1 gettone, perché c’è Sandra.
        [contract] { $count ->
            [1] Un contratto si paga 1 gettone.
           *[other] Un contratto si paga { $count } gettoni.
        }
       *[other] Costa { $count } gettone.
    }
event-round = Round { $round }.
    .heading = Round { $round }
event-phase = { $phase }.
    .heading = { $phase }
event-moved = { $seat } va in { $space }.
event-stood-beside = { $seat } si mette accanto alla plancia { $board }.
event-sandra-walked = Sandra va in { $space }.
event-sandra-stayed = Nel round 1 Sandra resta dov’è.
event-sandra-acted = Sandra agisce sulla plancia { $board }.
event-sandra-rested = Sandra si sdraia senza agire.
event-vilela-board-shown = La tessera di Vilela mostra { $board }.
event-vilela-board-rejected = Vilela non può andarci ({ $board }) e pesca ancora.
event-vilela-bot-shown = La sua tessera robot mostra il { $colour }.
event-vilela-walked = Vilela va in { $space }.
event-vilela-stayed = Nel round 1 Vilela resta dov’è.
event-vilela-acted = Vilela agisce sulla plancia { $board } contro il { $colour }.
event-vilela-rested = Vilela si sdraia senza agire.
event-turn = { $seat } agisce in { $space }.
event-passed = { $seat } passa.
    .then = Il turno è passato.
event-laid-down = { $seat } ha agito.
    .then = { "" }
event-placed = { $seat } piazza nella colonna del robot { $colour }: { $part }.
    .then = Piazzato nella colonna del robot { $colour }: { $part }.
event-completed = { $seat } completa un robot { $colour }.
    .then = Così si completa un robot { $colour }!
event-swapped = { $seat } scambia con il ricambio { $pallet }: { $part }.
    .then = Dato per il ricambio { $pallet }: { $part }.
event-took-spare = { $seat } prende il ricambio { $pallet }: { $part }.
    .then = Preso in cambio: { $part }.
event-spare-discarded = Il ricambio { $pallet } è scartato: { $part }.
event-column-discarded = Scartato dalla colonna del robot { $colour }: { $part }.
event-meeple-removed = Un meeple robot { $colour } lascia la partita.
event-rotated = { $seat } gira la ruota. Crediti rimasti: { $credits }.
    .then = La ruota gira. Crediti rimasti: { $credits }.
event-fed = Immesso, { $place }: { $part }.
event-dispensed = { $seat } preleva: { $part }.
    .then = Prelevato dall’uscita { $output }: { $part }.
event-wheel-discarded = Scartato dalla ruota, { $place }: { $part }.
event-took-part = { $seat } prende dalle pile: { $part }.
    .then = Preso dalle pile: { $part }.
event-discarded = { $seat } scarta: { $part }.
    .then = Scartato: { $part }.
event-took-project = { $seat } prende un progetto { $colour }, { $slot }.
    .then = Preso: un progetto { $colour }, { $slot }.
event-dropped = { $count ->
        [1] { $seat } scarta un progetto: { $colour }.
       *[other] { $seat } scarta dei progetti: { $colour }.
    }
    .then = Progetti scartati: { $colour }.
event-took-universal = { $seat } prende: { $part }.
    .then = Preso: { $part }.
event-project-discarded = Il progetto { $colour } { $slot } è scartato.
event-project-slid = { "" }
event-raised = Il valore del robot { $colour } sale a { $value }.
event-lowered = Il valore del robot { $colour } scende a { $value }.
event-line-crossed = Così si supera la linea a { $value }.
event-reserved = { $seat } prenota il contratto { $spot }, { $points ->
        [1] 1 punto.
       *[other] { $points } punti.
    }
    .then = Prenotato: il contratto { $spot }, { $points ->
        [1] 1 punto.
       *[other] { $points } punti.
    }
event-inspected = Vilela rivela la tessera ispezione { $number }.
event-contract-removed = Il contratto { $spot } lascia la partita.
event-bonus-open = Un bonus per { $seat }: { $bonus }.
    .then = Bonus: { $bonus }.
event-bonus-lapsed = { $seat } rinuncia a un bonus: { $bonus }.
    .then = Il bonus va perso: { $bonus }.
event-column-cleared = { $count ->
        [1] La colonna del robot { $colour } si svuota.
       *[other] Colonne svuotate: { $colour }.
    }
event-tile-claimed = { $seat } prende una tessera produzione: { $tile }.
    .then = Presa: la tessera «{ $tile }».
event-tile-used = { $seat } usa una tessera produzione: { $tile }.
    .then = Usata: la tessera «{ $tile }».
event-universal-returned = { $seat } restituisce: { $part }.
    .then = Restituito: { $part }.
event-universal-bot-built = { $seat } completa un progetto { $colour } con il robot universale.
    .then = Il robot universale completa un progetto { $colour }.
event-end-nears = { $ending } Questo round è l’ultimo.
event-ended = La partita è finita dopo il round { $round }.

## Perché no

reason-game-over = La partita è finita.
reason-not-your-turn = Adesso decide { $active }.
reason-not-your-start = Prima { $active } prende un pezzo: si comincia dall’ultimo dell’ordine.
reason-not-your-placement = Prima { $active } piazza un operaio.
reason-not-now = Non in questo passo. { $step }
reason-start-first = Prima prendi il primo pezzo di una pila qualsiasi.
reason-must-place = Devi piazzare il tuo operaio.
reason-must-move = Il tuo operaio deve spostarsi.
reason-fee-first = Prima paga 1 gettone per la presenza di Sandra, oppure passa.
reason-feed-first = Prima riempi l’ingresso vuoto della ruota: scegli una pila.
reason-bonus-first = Prima usa il tuo bonus, o rinuncia. { $step }
reason-exchange-first = { $left ->
        [0] Hai scartato tre pezzi: ora prendi il primo pezzo di una pila.
        [1] Dai tre pezzi per uno: scartane ancora 1.
       *[other] Dai tre pezzi per uno: scartane ancora { $left }.
    }
reason-trade-first = { $left ->
        [0] Hai scartato i tuoi progetti: ora prendi un pezzo universale.
        [1] Dai progetti per un pezzo universale: scartane ancora 1.
       *[other] Dai progetti per un pezzo universale: scartane ancora { $left }.
    }
reason-claim-first = Prima prendi una tessera produzione per il tuo primo contratto, o rinuncia.
reason-discount-first = Prima scegli il pagamento che la tua tessera riduce.
reason-choice-first = Prima scegli che cosa ti dà la tessera: un pezzo, un progetto o un piazzamento.
reason-value-first = Prima scegli il valore che la tua tessera aumenta.
reason-beside-first = Prima scegli la plancia piena accanto a cui sta il tuo operaio.
reason-universal-first = Prima prendi un pezzo universale, o restituiscine due per il robot universale.
reason-complete-first = Prima scegli il progetto che il robot universale completa.
reason-excess-first = { $step }
reason-inspection-first = Prima scegli il contratto che resta: Vilela toglie gli altri due.
reason-no-fee = Adesso Sandra non ti chiede niente.
reason-nothing-to-feed = Gli ingressi si riempiono solo subito dopo un giro della ruota.
reason-nothing-traded = Un pezzo universale costa due progetti: prima scartali.
reason-nothing-inspected = Adesso Vilela non ispeziona alcun contratto.
reason-no-first-contract = Una tessera si prende solo subito dopo aver prenotato il tuo primo contratto.
reason-taken-by-using = Nella variante 2 una tessera si prende usandola.
reason-extra-place-unused = Prima usa la tessera «{ tile-extra-place }» per stare accanto a una plancia.
reason-universal-unused = Prima usa la tessera «{ tile-universal }».
reason-other-board = Il tuo operaio agisce su un’altra plancia: { $board }.
reason-space-taken = { $meeple ->
        [worker] Lì c’è l’operaio di { $owner }.
        [sandra] Lì c’è Sandra.
       *[vilela] Lì c’è Vilela.
    }
reason-same-board = Il tuo operaio è già su questa plancia ({ $board }) e deve cambiarla.
reason-sandra-is-there = Sandra è su questa plancia ({ $board }). Con uno o due giocatori ti è chiusa.
reason-cannot-pay-sandra = Sandra chiede 1 gettone, e non ne hai.
reason-no-part-for-a1 = Non hai questo pezzo: { $part }.
reason-no-part-for-a2 = { reason-no-part-for-a1 }
reason-no-part-for-a3 = { reason-no-part-for-a1 }
reason-no-part-for-bonus = { reason-no-part-for-a1 }
reason-no-part-for-tile = { reason-no-part-for-a1 }
reason-no-part-to-swap = Non hai questo pezzo da scambiare: { $part }.
reason-no-part-to-exchange = Non hai questo pezzo da dare: { $part }.
reason-no-part-to-discard = Non hai questo pezzo da scartare: { $part }.
reason-all-placed-on-a1 = A1 permette 1 pezzo, e l’hai piazzato.
reason-all-placed-on-a2 = A2 permette { $most } pezzi, e nessuno dopo un pezzo preso per un’icona.
reason-all-placed-on-a3 = A3 permette { $most } pezzi, e nessuno dopo un pezzo preso per un’icona.
reason-wrong-column = Questo pezzo non va nella colonna del robot { $colour }: { $part }.
reason-space-filled = Lì c’è già un pezzo: { $parts }.
reason-no-open-project = Per il terzo pezzo ti serve un progetto { $colour } incompleto.
reason-no-meeple = Non resta alcun meeple robot { $colour }.
reason-cannot-pay-space = A3 costa 1 gettone, e non ne hai.
reason-no-icon = In questa azione non hai coperto alcuna icona pezzo ancora da usare.
reason-cannot-pay-icon = Un pezzo per l’icona costa 1 gettone, e non ne hai.
reason-no-spare-part = Non c’è alcun ricambio { $pallet }.
reason-cannot-pay-swap = Uno scambio costa 1 gettone, e non ne hai.
reason-stack-empty = Non ci sono pezzi da prendere: pila e scarti sono vuoti.
reason-no-credit-on-p1 = I { $most } crediti di { $space } sono tutti spesi.
reason-no-credit-on-p2 = { reason-no-credit-on-p1 }
reason-no-credit-on-p3 = { reason-no-credit-on-p1 }
reason-output-empty = Nell’uscita { $output } non ci sono pezzi.
reason-no-speech-here = Solo P1 dà un gettone.
reason-gained-already = Hai già ottenuto il gettone di P1.
reason-executive-used = L’azione dirigenziale di questa plancia si usa una volta per turno.
reason-too-few-parts = Bisogna scartare { $need } pezzi, e tu ne hai { $have }.
reason-no-project-there = Lì non c’è alcun progetto: { $slot }.
reason-all-taken-on-j1 = J1 permette 1 progetto, e l’hai preso.
reason-all-taken-on-j2 = J2 permette { $most } progetti, e li hai presi.
reason-no-project-to-trade = Non hai alcun progetto { $colour } incompleto da dare.
reason-no-project-to-discard = Non hai alcun progetto { $colour } incompleto da scartare.
reason-project-complete = Il tuo progetto { $colour } è completato: resta.
reason-too-few-projects = Bisogna scartare { $need } progetti incompleti, e tu ne hai { $have }.
reason-no-universal-part = Questo pezzo universale non è sulla plancia Progetti.
reason-no-universal-parts = Sulla plancia Progetti non restano pezzi universali.
reason-value-at-top = Il valore del robot { $colour } è al massimo: { $value }.
reason-spent-enough = I { $most } gettoni che { $space } permette sono tutti spesi.
reason-cannot-pay-raise = Aumentare un valore costa 1 gettone, e non ne hai.
reason-no-contract-there = Lì non c’è alcun contratto: { $spot }.
reason-reserved-by-you = Hai già prenotato questo contratto.
reason-contract-full = Questo contratto è già prenotato da { $owners }.
reason-over-the-maximum = Questo contratto costa { $need }, e la tua casella permette ancora { $have }.
reason-cannot-pay-contract = { $have ->
        [0] Questo contratto costa { $need }, e non hai gettoni.
        [1] Questo contratto costa { $need }, e hai 1 gettone.
       *[other] Questo contratto costa { $need }, e hai { $have } gettoni.
    }
reason-not-marked = La tessera ispezione non indica questo contratto: { $spot }.
reason-has-token = Su questo contratto c’è un gettone: non si può togliere.
reason-no-production-tiles = A questo tavolo si gioca senza tessere produzione.
reason-no-universal-tile = A questo tavolo si gioca senza il robot universale e la sua tessera.
reason-no-extra-place = Con uno o due giocatori la tessera «{ $tile }» non è in gioco.
reason-not-your-tile = Non hai questa tessera: { $tile }.
reason-not-left-to-take = Questa tessera non è più nell’offerta: { $tile }.
reason-not-left-to-use = Qualcun altro ha già usato questa tessera: { $tile }.
reason-tile-used-up = Hai usato la tua tessera produzione.
reason-another-tile-used = Hai già usato una tessera produzione: una sola per giocatore e partita.
reason-tile-too-new = Hai appena preso questa tessera: si usa dal tuo prossimo spostamento.
reason-tile-not-now = Questa tessera non si può usare adesso: { $tile }.
reason-board-not-full = Solo accanto a una plancia piena su cui il tuo operaio può andare.
reason-nothing-to-discount = Non c’è alcun pagamento che lo sconto possa ridurre.
reason-nothing-spent-yet = Lo sconto vale per un aumento solo dopo 1 gettone speso in questo turno.
reason-too-cheap = Questo contratto costa 1, e devi spendere almeno 1.
reason-cannot-pay-tile = Questa tessera costa 1 gettone, e non ne hai.
reason-nothing-to-choose = Adesso nessuna delle tre cose è possibile.
reason-nothing-to-raise = Tutti i valori sono al massimo.
reason-no-project-for-tile = Alla tessera «{ $tile }» serve un tuo progetto incompleto.
reason-nothing-universal = Sulla plancia Progetti non ci sono pezzi universali, e il robot universale è fuori portata.
reason-not-this-pair = Non hai entrambi i pezzi: { $pair }.
reason-no-universal-bot = Il robot universale non è sulla plancia Progetti.
reason-no-project-for-bot = Al robot universale serve un tuo progetto incompleto.
reason-no-project-to-complete = Non hai alcun progetto { $colour } incompleto.

## Punteggio

score-bots = { $count ->
        [1] 1 robot { $colour }, valore { $value }
       *[other] { $count } robot ({ $colour }), valore { $value } ciascuno
    }
score-contract-fulfilled = Contratto completato ({ $colours }): { $points }, e { $side } per la sua fila
score-contract-failed = Contratto non completato ({ $colours })
score-speech = { $count ->
        [1] 1 gettone parola, un punto per coppia
       *[other] { $count } gettoni parola, un punto per coppia
    }
score-parts = { $count ->
        [1] 1 pezzo avanzato
       *[other] { $count } pezzi avanzati
    }
score-projects = { $count ->
        [1] 1 progetto incompleto
       *[other] { $count } progetti incompleti
    }
score-task = { $result ->
        [fulfilled] Compito completato: { $task }
       *[failed] Compito non completato: { $task }
    }
score-review = { $review }
score-tie-bots = Parità di punti: vince chi ha più robot, qui { $count }
score-tie-speech = { $count ->
        [0] Parità anche nei robot: vince un numero dispari di gettoni parola, qui è pari
       *[other] Parità anche nei robot: vince un numero dispari di gettoni parola, qui è dispari
    }
score-tie-shared = Ancora parità: il posto è condiviso

## Che cosa non va in dati o in una posizione

data-track = { $path }: i valori devono salire fino a { $top }, con { $start } fra loro.
data-line = { $path }: a { $value } non può esserci una linea. Ci vuole una casella del tracciato, e una sola linea per ognuna.
data-need = { $path }: un contratto chiede da uno a cinque robot, non { $count }.
data-points = { $path }: un contratto ha due caselle punti, la prima vale di più.
data-count = { $path }: devono essere { $wanted }, non { $count }.
data-twice = { $path }: «{ $name }» c’è due volte.
position-misfit = { $path } non va d’accordo con il resto della posizione.
position-space-taken = { $path }: due meeple sono su una casella.
position-ended = { $path }: la partita sarebbe finita prima di questo round.
