### RoboRally: che cosa dicono le carte Opzione, e che cosa si dice con esse e sui percorsi con regola speciale.

## Carte Opzione

option-ablative-coat = Rivestimento ablativo
    .does = Sempre: i prossimi 3 segnalini Danno del robot, da qualunque fonte, vanno su questa carta; con il terzo viene scartata. I segnalini su di essa non sono danni. Li prende prima del Controllo di tiro e prima di scartare Opzioni, e non può essere scartata a sua volta contro un danno.
option-abort-switch = Interruttore di annullamento
    .does = Dopo una rivelazione, una volta per turno: la carta rivelata viene scartata e la prima carta del mazzo prende il suo posto, con la propria priorità; in ogni registro successivo del turno accade lo stesso senza scelta. I registri bloccati restano come sono. Due carte sono sostituite da una sola. Non per un robot radiocomandato.
option-brakes = Freni
    .does = Quando tocca a un Avanti 1 del robot: si muove di 0 invece che di 1, alla priorità della carta. Anche per il passo laterale delle Zampe di granchio e per un Avanti 1 eseguito sotto Radiocomando.
option-circuit-breaker = Salvavita
    .does = Sempre, nella preparazione, dopo le riparazioni: con 3 o più danni il robot è spento nel turno successivo come se fosse annunciato; uno già spento resta tale. Un robot che rientra in questa preparazione non viene controllato.
option-conditional-program = Programma condizionale
    .does = Quando il programma è pronto si può mettervi sopra, coperta, una carta avanzata. Prima della rivelazione di un qualsiasi registro di quel turno la carta può essere messa nel registro; quella che c’era viene scartata coperta. Non in un registro bloccato e non sotto Radiocomando. Se non usata viene scartata nella preparazione; l’Opzione resta.
option-crab-legs = Zampe di granchio
    .does = Durante la programmazione: un Avanti 1 e una Rotazione a sinistra o a destra possono stare in un registro. Il robot fa allora un passo da quel lato senza girarsi, alla priorità dell’Avanti 1, e spinge come a ogni passo.
option-double-barreled-laser = Laser a doppia canna
    .does = Sempre: il laser principale colpisce 2 volte invece di una. Non il laser posteriore e non le armi.
option-dual-processor = Doppio processore
    .does = Durante la programmazione: una carta movimento e una carta rotazione possono stare in un registro. Il movimento è più corto di una casella, di due con un’Inversione a U, mai sotto 0; poi il robot ruota. La carta movimento dà la priorità. Quarta marcia e Retromarcia allungano prima. Chi ha anche le Zampe di granchio sceglie, per un Avanti 1 con una Rotazione, quando il registro viene eseguito.
option-extra-memory = Memoria aggiuntiva
    .does = Sempre: una carta in più a ogni distribuzione per il robot attivo, anche con 9 danni.
option-fire-control = Controllo di tiro
    .does = Per ogni colpo del laser principale che né scudo né rivestimento ha preso: invece del segnalino normale, o va su un registro non bloccato del bersaglio, conta come danno e blocca quel registro; oppure un’Opzione del bersaglio viene scartata, senza danno. Né l’uno né l’altro si può annullare.
option-flywheel = Volano
    .does = Quando il programma è pronto si può mettervi sopra, coperta, una carta avanzata qualsiasi se è vuoto; programmando in un turno successivo la si può prendere in mano. Non viene distribuita: Ricompilazione non scarta una carta di un turno precedente, ovunque si trovi, ma ogni carta distribuita in questo turno, anche qui. Resta anche con spegnimento e distruzione.
option-fourth-gear = Quarta marcia
    .does = Quando tocca a un Avanti 3: 4 caselle invece di 3, alla sua priorità.
option-gyroscopic-stabilizer = Stabilizzatore giroscopico
    .does = Ogni turno prima della rivelazione del registro 1, acceso o spento. Acceso: ingranaggi e curve dei nastri non girano il robot per tutto il turno; le carte sì, e i nastri lo trasportano comunque.
option-high-power-laser = Laser ad alta potenza
    .does = Al fuoco dei laser, quando cambia chi è colpito: il laser principale passa un muro, o un robot, colpito in pieno, e prosegue fino al robot successivo; un secondo ostacolo lo ferma. Non per le armi né per il laser posteriore.
option-mechanical-arm = Braccio meccanico
    .does = Al tocco di ogni registro una bandiera o un sito di riparazione su una casella vicina può essere toccato come se il robot fosse lì; il segnalino Archivio va allora lì. Nella preparazione aiuta anche una bandiera o un sito vicino, oltre alla propria casella. Un muro in mezzo sbarra una casella adiacente; una in diagonale solo se lo sono entrambe le vie attorno all’angolo.
option-mini-howitzer = Mini obice
    .does = Arma: 1 danno, poi il bersaglio è spinto di una casella nella direzione del tiro, con tutti quelli sulla sua via, non attraverso i muri, anche nei pozzi e fuori dalla fabbrica. 5 colpi, poi viene scartata. Il danno si può annullare, la spinta no.
option-power-down-shield = Scudo da spento
    .does = Sempre, finché il robot è spento: in ogni registro impedisce il primo danno da ciascuno dei quattro lati, da laser, Mini obice o Ariete. Un secondo colpo dallo stesso lato conta; le spinte non sono fermate.
option-pressor-beam = Raggio repulsore
    .does = Arma: nessun danno; il bersaglio è spinto di una casella nella direzione del tiro, con tutti quelli sulla sua via, non attraverso i muri.
option-radio-control = Radiocomando
    .does = Arma, registri da 1 a 4, su un bersaglio attivo che non controlla ancora: per il resto del turno il bersaglio non esegue i propri registri ma, subito dopo il robot, la carta nel registro di quello, con le proprie Opzioni. Se il robot è distrutto si continua con le carte così come sono.
option-ramming-gear = Ariete
    .does = Sempre, in ogni passo della carta in cui il robot spinge: dopo, il robot direttamente davanti, se ancora nella fabbrica, prende 1 danno. Niente se la spinta è bloccata.
option-rear-firing-laser = Laser posteriore
    .does = Sempre, anche quando davanti spara un’arma: un secondo laser all’indietro, 1 danno. Nessuna Opzione del laser principale lo cambia.
option-recompile = Ricompilazione
    .does = Durante la programmazione, una volta per turno, con almeno una carta distribuita: tutte le carte distribuite in questo turno, piazzate o no, anche su Volano o Programma condizionale, vengono scartate e altrettante pescate; poi 1 danno, che si può annullare, anche con questa carta. Un registro bloccato così si programma ancora in questo turno. Come decimo danno distrugge il robot prima del registro 1.
option-reverse-gear = Retromarcia
    .does = Quando tocca a un Indietro: 2 caselle indietro invece di 1, alla sua priorità.
option-scrambler = Disturbatore di segnale
    .does = Arma, registri da 1 a 4, su un bersaglio attivo non radiocomandato e il cui registro successivo non è bloccato: la carta che vi si trova viene scartata e vi si mette coperta la prima del mazzo, che nessuno vede prima della rivelazione.
option-superior-archive = Archivio superiore
    .does = Sempre, se la si possiede ancora quando il robot rientra: rientra senza i 2 danni.
option-tractor-beam = Raggio traente
    .does = Arma, su un bersaglio non adiacente: nessun danno; viene tirato di una casella verso chi spara.

## Direzioni intermedie

direction-north-east = nord-est
direction-south-east = sud-est
direction-south-west = sud-ovest
direction-north-west = nord-ovest

## Che cosa sceglie un tavolo

option-teams = Squadre: la squadra di ogni posto, da 1; niente lascia fare al percorso
option-war-zone-options = Zona di guerra: un’Opzione per tutti all’inizio

## Che cosa può fare un posto

action-use = Usare { $option }
action-pass = Niente di questo
action-aim = Bloccare il registro { $register } del bersaglio
action-strip = Scartare un’Opzione del bersaglio: { $option }
action-reach = Tendere il braccio: { $direction }
action-store = { $option }: conservare { $card }
action-unstore = { $option }: riprendere la carta
action-keep = Tenere { $option }
action-home = Tabellone: { $direction }

## Che cosa si chiede ora, e che cosa accade nel mezzo

step-stabilize = Lo Stabilizzatore giroscopico deve essere acceso in questo turno?
step-conditional = La carta sul Programma condizionale deve andare in questo registro?
step-abort = L’Interruttore di annullamento deve sostituire questa carta e tutte le successive del turno?
step-act = Tocca alla carta del tuo robot. Un’Opzione deve cambiarla?
step-rotate = La rotazione dopo un movimento.
step-weapons = I laser stanno per sparare. Il tuo robot può usare qualcos’altro.
step-hits = Il tuo laser colpisce. Scegli che cosa ne fa il Controllo di tiro.
step-weapon-moves = Le armi muovono i bersagli.
step-signals = Agiscono Radiocomando e Disturbatore di segnale.
step-arm = Che cosa deve toccare il Braccio meccanico?
step-arm-repair = Dove deve cercare aiuto il Braccio meccanico?
step-keep = Tieni una delle tue tre Opzioni.
step-home = Scegli il tabellone della tua squadra.
step-deploy-at = Metti il robot su una casella delle tue colonne di fondo.
step-deploy-face = Scegli dove guarda il tuo robot.
    .now = È in { $first }.
step-send-off = I robot spinti in casa sono mandati via.
step-turn-boards = Si lanciano le monete e i tabelloni girano.
about-racer = Si tratta del tuo corridore.
about-blocker = Si tratta del tuo disturbatore.

## Che cosa è successo

event-used = { $seat } usa { $option }.
event-fired = { $seat } spara a { $target }: { $option }.
event-shielded = Lo Scudo da spento di { $seat } ferma un colpo.
event-coated = Il Rivestimento ablativo di { $seat } prende un segnalino: { $tokens } su 3.
event-aimed = { $seat } mira al registro { $register } di { $target }.
event-stripped = { $seat } strappa un’Opzione a { $target }: { $option }.
event-stored = { $seat } conserva una carta su { $option }.
event-took = { $seat } prende la carta dal Volano.
event-recompiled = { $seat } ricompila: { $count } carte nuove.
event-replaced = Il mazzo decide per { $seat }: { $card }.
event-controlled = { $seat } radiocomanda { $target } per il resto del turno.
event-scrambled = { $seat } disturba il registro { $register } di { $target }.
event-rammed = { $seat } sperona { $target }.
event-reached = { $seat } tende il braccio verso { $space }.
event-spent = { $option } di { $seat }: esaurita.
event-offered = Offerta a { $seat }: { $option }.
event-superbot = { $seat } ora è il SuperBot.
event-flag-moved = Un nastro porta la bandiera { $flag } in { $space }.
event-flag-away = La bandiera { $flag } cade in un pozzo.
event-flag-back = La bandiera { $flag } è tornata in { $space }.
event-left-race = { $seat } lascia la corsa.
event-claimed = { $seat } prende la bandiera { $flag }.
event-board-turned = Il tabellone { $board } gira; ora è a { $quarters } quarti dalla partenza.
event-coin-fell = { $side ->
        [heads] { $seat } lancia una moneta: testa.
       *[tails] { $seat } lancia una moneta: croce.
    }
event-picked-up = { $seat } raccoglie la bandiera { $flag }.
event-dropped = { $seat } lascia cadere la bandiera { $flag } in { $space }.
event-sent-off = { $seat } è mandato via dalla fabbrica.
event-home-chosen = { $seat } sceglie il tabellone: { $direction }.
event-deployed = { $seat } è in { $space }, guarda verso { $facing }.
robot-second = { $player } (disturbatore)

## Perché no

reason-no-target = Nessun robot è nella linea di tiro davanti.
reason-target-adjacent = Il bersaglio è già adiacente; non si può tirarlo più vicino.
reason-no-register-left = Dopo questo non c’è più un registro in cui possa agire.
reason-target-down = Il bersaglio è spento.
reason-target-controlled = Il bersaglio è già radiocomandato.
reason-next-locked = Il prossimo registro del bersaglio è bloccato.
reason-scrambles-no-more = { reason-no-register-left }
reason-scrambles-down = { reason-target-down }
reason-scrambles-controlled = Il bersaglio è radiocomandato e non esegue le proprie carte.
reason-same-targets = Non colpirebbe nessun altro.
reason-not-this-moment = { $option } non può fare nulla in questo momento.
reason-coat-stays = Il Rivestimento ablativo prende lui stesso i segnalini; non si scarta contro un danno.
reason-aimed-locked = Il registro { $register } del bersaglio è già bloccato, o lo sarà.
reason-not-targets-option = Il bersaglio non ha questa Opzione: { $option }.
reason-out-of-reach = Lì non c’è nulla a portata: { $direction }.
reason-wall-bars-arm = Un muro ferma il Braccio meccanico: { $direction }.
reason-no-pair = { $card } non va con la carta del registro { $register }.
reason-no-side-step = { $card } non va con la carta del registro { $register }: le Zampe di granchio vogliono Avanti 1 e una Rotazione.
reason-too-few-cards = Allora resterebbero troppo poche carte per i registri vuoti.
reason-card-on-it = C’è già una carta: { $option }.
reason-card-on-flywheel = { reason-card-on-it }
reason-no-card-on-it = Non c’è nessuna carta da prendere: { $option }.
reason-no-card-on-flywheel = { reason-no-card-on-it }
reason-stored-this-turn = Questa carta è stata messa lì in questo turno. Riprendila, invece: { $option }.
reason-stored-earlier = Questa carta viene da un turno precedente. Usa l’Opzione per prenderla in mano: { $option }.
reason-not-left-for-condition = Lì va solo una carta rimasta in mano, e { $card } non è nella tua mano.
reason-not-left-for-flywheel = { reason-not-left-for-condition }
reason-fill-before-condition = { reason-registers-empty }
reason-fill-before-flywheel = { reason-registers-empty }
reason-recompiled-already = Hai già ricompilato in questo turno.
reason-damage-first = Decidi prima del danno di Ricompilazione.
reason-must-choose = Bisogna scegliere uno dei due modi.
reason-nothing-dealt = Il tuo robot non ha ricevuto carte in questo turno.
reason-not-offered = { $option } non ti è stata offerta.
reason-kept-already = Hai già tenuto un’Opzione.
reason-not-while-keeping = Prima ciascuno tiene una di tre Opzioni.
reason-not-while-deploying = { reason-not-now }
reason-not-back-columns = { $space } non è nelle sei colonne di fondo del tuo tabellone.
reason-deploy-in-pit = { reason-space-is-pit }
reason-deploy-taken = { reason-space-taken }
reason-not-own-columns = { reason-not-back-columns }
reason-come-back-in-pit = { reason-space-is-pit }
reason-come-back-taken = { reason-space-taken }
reason-enemy-in-sight = Verso { $direction } c’è un nemico in vista entro 3 caselle. Scegli un altro orientamento.
reason-enemies-all-round = In { $space } c’è un nemico in vista entro 3 caselle, ovunque si guardi.

## Che cosa non va in un tavolo

teams-unequal = Le squadre devono essere di pari numero, e ogni posto ne ha una.

## Come si piazza una squadra

score-team = { $team ->
        [1] Squadra A
        [2] Squadra B
        [3] Squadra C
       *[other] Squadra D
    }
