### Fantastic Factories: tutto ciò che si dice durante la partita. Le carte stanno in cards.*.ftl.

game-fantastic-factories = Fantastic Factories
    .subtitle = Dadi che lavorano, fabbriche che rendono
    .summary = Costruisci, un progetto dopo l’altro, un complesso che trasforma i dadi in merci. In ogni round scegli al mercato, poi tutti lavorano insieme. Quando qualcuno ha prodotto 12 merci o costruito 10 carte, contano le merci e il prestigio.
    .kind = motore di dadi
    .minutes = 45–60
    .pitch = Costruisci un complesso che trasforma dadi in merci.

## Materiale

automaton-1 = La Macchina

type-production = Produzione
    .letter = P
type-utility = Servizi
    .letter = R
type-training = Formazione
    .letter = F
type-special = Speciale
    .letter = S
type-monument = Monumento
    .letter = M

tool-hammer = martello
    .short = Martello
tool-wrench = chiave inglese
    .short = Chiave
tool-gear = ingranaggio
    .short = Ingranaggio
tool-shovel = pala
    .short = Pala

floor-research = Ricerca
    .does = un dado qualsiasi → pesca 1 progetto
floor-generator = Generatore
    .does = un 1, un 2 o un 3 → altrettanta energia
floor-mine = Miniera
    .does = un 4, un 5 o un 6 → 1 metallo

row-blueprints = progetti
row-contractors = appaltatori

resource-metal = metallo
resource-energy = energia

gain-metal = metallo
gain-energy = energia
gain-cards = progetti dal mazzo

colour-green = dado verde
colour-red = dado rosso
colour-blue = dado blu
colour-purple = dado viola
colour-yellow = dado giallo

## Che cosa sceglie il tavolo

option-work-order = Come si svolge la fase di lavoro
option-level = Quanto è forte La Macchina nella partita in solitario
option-round-limit = Numero massimo di round; 0 vuol dire nessuno
option-data = Costi di costruzione propri al posto di quelli stampati
work-order-simultaneous = tutti insieme
work-order-in-turn = uno dopo l’altro
level-easy = facile
level-medium = media
level-hard = difficile
level-expert = esperta

## Che cosa può fare un posto

action-take = Prendere: { $blueprint }
action-hire = Ingaggiare: { $contractor } (attrezzo: { $tool })
action-clear = Scartare tutti i { $row } per 1 { $resource }
action-pass = Proseguire senza carta
action-give = { $seat }
action-set = Mettere un dado su { $die }
action-roll = Tirare gli altri
action-place = { $floor }: un { $die }
action-build = Costruire: { $blueprint }
action-use = Usare: { $blueprint }
action-specialist = Prendere il dado dello Specialista come { $die }
action-end-work = Finire il lavoro
action-copy = Usare dal mercato: { $blueprint }
action-die = Scegliere un { $die }
    .pair = Usare due { $die }
    .triple = Usare tre { $die }
    .run = Usare tre dadi da { $die } in su
action-reroll = Tirare i dadi scelti
action-discard = Scartare: { $blueprint }
action-value = Scegliere { $die }
action-gain = Ottenere { $gain }
action-split = Metallo + energia: { $split }
action-return = Restituire 1 { $resource }
action-back = Indietro

## Che cosa si chiede ora, e che cosa succede nel frattempo

step-end-of-round = Il round finisce.
step-machine-turn = Tocca a La Macchina.
step-work-phase = Comincia la fase di lavoro.
step-work-turn = Lavora il prossimo giocatore.
step-market-turn = Il prossimo giocatore va al mercato.
step-market = Prendi un progetto o ingaggia un appaltatore. Prima puoi scartare una fila, una volta sola.
step-give = Scegli chi altro guadagna con questo appaltatore.
step-work = Piazza dadi, costruisci e usa le tue carte nell’ordine che vuoi. Poi finisci il lavoro.
step-return = Tieni al massimo 12 tra metallo ed energia. Restituisci il resto.
    .now = { $first } di troppo.
step-drop = Tieni al massimo 10 progetti. Scarta il resto.
    .now = { $first } di troppo.
step-hire = Scarta un progetto con l’attrezzo sopra l’appaltatore.
step-set-dice = Il Caposquadra: metti i dadi sui valori che vuoi, o tira gli altri.
    .now = { $first ->
        [one] Resta 1 dado.
       *[other] Restano { $first } dadi.
    }
step-build = Scarta un altro progetto con lo stesso attrezzo.
step-copy = Scegli il progetto del mercato che il Replicatore usa.
step-put-die = Scegli un dado per la carta.
step-train = Scegli il dado da cambiare.
step-reroll = Scegli i dadi da ritirare, poi tirali.
step-discard = Scegli un progetto da scartare per la carta.
step-value = Scegli il valore del dado in più.
step-gain = Scegli che cosa dà la carta.
step-split = Scegli quali 4 delle risorse stampate ottieni.

## Che cosa si chiede, con la carta, l’appaltatore e l’attrezzo

asked-give = { $contractor }: scegli chi altro guadagna.
asked-hire = { $contractor }: scarta un progetto con l’attrezzo sopra la carta ({ $tool }).
asked-build = { $blueprint }: scarta un altro progetto con lo stesso attrezzo ({ $tool }).
asked-put-die = { $dice ->
        [pair] { $blueprint }: scegli il valore. Si usano due dadi uguali.
        [triple] { $blueprint }: scegli il valore. Si usano tre dadi uguali.
        [run] { $blueprint }: scegli il dado più basso. Si usano tre dadi in sequenza.
        [three] { $blueprint }: scegli uno dopo l’altro tre dadi con somma { $least } o più.
       *[one] { $blueprint }: scegli un dado.
    }
asked-train = { $blueprint }: scegli il dado da cambiare.
asked-reroll = { $blueprint }: scegli i dadi da rilanciare, poi rilanciali.
asked-discard = { $count ->
        [one] { $blueprint }: scegli un progetto da scartare.
       *[other] { $blueprint }: scegli uno dopo l’altro { $count } progetti da scartare.
    }
asked-value = { $blueprint }: scegli il valore del dado in più.
asked-gain = { $blueprint }: scegli che cosa ottieni.
asked-split = { $blueprint }: scegli quali 4 delle risorse stampate ottieni.

## Che cosa è successo

event-starts = Comincia { $seat }.
event-dealt = { $count ->
        [one] { $seat } riceve 1 progetto.
       *[other] { $seat } riceve { $count } progetti.
    }
event-dealt-card = Dato a { $seat }: { $blueprint }.
    .then = Ricevuto: { $blueprint }.
event-opened = Nuovo al mercato: { $blueprint }.
event-arrived = Nuovo da ingaggiare: { $contractor }.
event-token-put = Sopra lo spazio { $slot }: { $tool }.
event-round = Round { $round }.
    .heading = Round { $round }
event-market-turn = { $seat } va al mercato.
event-took = { $seat } prende: { $blueprint }.
    .then = Preso: { $blueprint }.
event-cleared = { $seat } paga 1 { $resource } e scarta tutti i { $row }.
    .then = Per 1 { $resource } si scartano tutti i { $row }.
event-passed = { $seat } non può prendere né ingaggiare nulla.
    .then = Non c’è nulla da prendere né da ingaggiare.
event-hired = { $seat } ingaggia: { $contractor }.
    .then = Ingaggio: { $contractor }.
event-discarded = { $seat } scarta: { $blueprint }.
    .then = Scartato: { $blueprint }.
event-paid = { $seat } paga { $stock ->
        [metal] { $amount } metallo
       *[energy] { $amount } energia
    }.
    .then = Pagato: { $stock ->
        [metal] { $amount } metallo
       *[energy] { $amount } energia
    }.
event-gained = { $seat } ottiene { $stock ->
        [metal] { $amount } metallo
        [energy] { $amount } energia
       *[goods] { $amount ->
            [one] 1 merce
           *[other] { $amount } merci
        }
    }.
    .then = Ottenuto: { $stock ->
        [metal] { $amount } metallo
        [energy] { $amount } energia
       *[goods] { $amount ->
            [one] 1 merce
           *[other] { $amount } merci
        }
    }.
event-drew = { $seat } pesca un progetto.
    .then = Si pesca un progetto.
event-drew-card = { $seat } pesca: { $blueprint }.
    .then = È: { $blueprint }.
event-drew-none = Non resta nessuna carta da pescare per { $seat }.
    .then = Non resta nessuna carta da pescare.
event-gave = { $seat } sceglie { $owner }, che guadagna anche.
    .then = Guadagna anche { $owner }.
event-revealed = { $seat } rivela: { $blueprint }.
    .then = Rivelato: { $blueprint }.
event-built = { $seat } costruisce: { $blueprint }.
    .then = Costruito: { $blueprint }.
event-built-nothing = Non resta nessuna carta che { $seat } possa costruire.
    .then = Non resta nessuna carta da costruire.
event-left = { $contractor } lascia il mercato.
event-shuffled = Una pila degli scarti diventa un nuovo mazzo: { $row }.
event-work = Comincia la fase di lavoro: si tirano tutti i dadi.
    .heading = Lavoro
event-set-die = { $seat } imposta { $value }.
    .then = Impostato: { $value }.
event-rolled = { $seat } tira { $value }.
    .then = Tirato: { $value }.
event-placed = { $seat } piazza un { $value }: { $floor }.
    .then = Un { $value } va nella sede: { $floor }.
event-bonus = Bonus di squadra per { $seat } ({ $floor }): { $amount } in più.
    .then = Bonus di squadra: { $amount } in più.
event-used = { $seat } usa: { $blueprint }.
    .then = Usato: { $blueprint }.
event-copied = { $seat } usa dal mercato: { $blueprint }.
    .then = Come una carta del mercato: { $blueprint }.
event-put = { $seat } mette un { $value } sulla carta: { $blueprint }.
    .then = Un { $value } va sulla carta: { $blueprint }.
event-changed = { $seat } cambia un { $value } in un { $to }.
    .then = Un { $value } diventa un { $to }.
event-picked-up = { $seat } riprende { $value }.
    .then = Ripreso: { $value }.
event-extra-die = { $seat } riceve un dado in più: { $value }.
    .then = Un dado in più: { $value }.
event-armed = Questa carta funzionerà una volta per { $seat } in questo round: { $blueprint }.
    .then = Questa carta funzionerà una volta in questo round: { $blueprint }.
event-set-off = Da { $seat } scatta: { $blueprint }.
    .then = Questo fa scattare: { $blueprint }.
event-ended-work = { $seat } ha finito il lavoro.
    .then = Il lavoro è finito.
event-returned = { $count ->
        [1] { $seat } restituisce 1 { $resource }.
       *[other] { $seat } restituisce { $resource }.
    }
    .then = { $count ->
        [1] Restituito: 1 { $resource }.
       *[other] Restituito: { $resource }.
    }
event-first = Nuovo primo giocatore: { $seat }.
event-triggered = { $seat } ha fatto abbastanza: dopo questo round se ne gioca ancora uno intero.
    .then = Basta così: dopo questo round se ne gioca ancora uno intero.
event-last-round = Questo è l’ultimo round.
event-limit = Il numero massimo di round è raggiunto.
event-ended = La partita è finita.
event-machine-opened = La Macchina comincia con: { $blueprint }.
event-machine-skipped = La Macchina comincia senza Monumenti; scartato: { $blueprint }.
event-machine-rolled = La Macchina tira { $value } ({ $colour }).
event-machine-took = { $slot ->
        [0] La Macchina prende dal mazzo: { $blueprint }.
       *[other] La Macchina prende dallo spazio { $slot }: { $blueprint }.
    }
event-machine-took-none = La Macchina non trova nessuna carta.
event-machine-cleared = La Macchina scarta tutti i { $row }.
event-machine-made = La Macchina produce 1 merce: { $type }.
event-machine-triggered = La Macchina ha 12 merci: si gioca ancora un round intero.

## Perché no

reason-game-over = La partita è finita.
reason-not-your-turn = Si aspetta { $active }.
reason-work-is-ended = Hai finito il lavoro di questo round. Si aspetta { $active }.
reason-work-comes = Lavorerai più tardi. Si aspetta { $active }.
reason-not-now = Non in questo passo. { $step }
reason-hire-first = { reason-not-now }
reason-give-first = { reason-not-now }
reason-set-first = { reason-not-now }
reason-build-first = { reason-not-now }
reason-excess-first = { reason-not-now }
reason-copy-first = { reason-not-now }
reason-use-first = { reason-not-now }
reason-not-in-row = Non è al mercato: { $blueprint }.
reason-not-for-hire = Sotto questo attrezzo ({ $tool }) non si ingaggia: { $contractor }.
reason-no-tool-for-hire = Non hai progetti con l’attrezzo richiesto: { $tool } ({ $contractor }).
reason-fee-too-high = { $contractor } costa { $need } energia, ne hai { $have }.
reason-cleared-already = In questo round hai già scartato una fila.
reason-row-empty = Questa fila è vuota: { $row }.
reason-cannot-pay-clearing = Ti manca di che pagare: { $resource }.
reason-must-choose = Puoi prendere un progetto o ingaggiare un appaltatore, quindi devi farlo.
reason-not-yourself = Deve guadagnare qualcun altro.
reason-nobody-there = Al posto { $seat } non gioca nessuno.
reason-no-such-die = Non hai nessun { $die } libero.
reason-no-such-die-to-change = { reason-no-such-die }
reason-wrong-for-generator = Il Generatore accetta solo 1, 2 e 3.
reason-wrong-for-mine = La Miniera accetta solo 4, 5 e 6.
reason-floor-full = { $floor }: i { $need } spazi sono tutti occupati.
reason-not-in-hand = Non è nella tua mano: { $blueprint }.
reason-not-held-to-hire = Non è nella tua mano e quindi non può servire da pagamento: { $blueprint }.
reason-not-held-to-use = Non è nella tua mano e quindi non si può scartare: { $blueprint }.
reason-not-held-to-drop = Non è nella tua mano: { $blueprint }. Scarta carte della tua mano.
reason-built-already = È già nel tuo complesso: { $blueprint }.
reason-no-same-tool = Per costruire { $blueprint } serve in mano un secondo progetto con lo stesso attrezzo: { $tool }.
reason-build-needs-metal = { $blueprint } costa { $need } metallo, ne hai { $have }.
reason-build-needs-energy = { $blueprint } costa { $need } energia, ne hai { $have }.
reason-not-built = Non è nel tuo complesso: { $blueprint }.
reason-monument-only-stands = { $blueprint } è un Monumento: conta, e non fa altro.
reason-sets-itself-off = { $blueprint } non si usa: scatta da sé.
reason-used-already = Già usato in questo round: { $blueprint }.
reason-needs-dice = { $blueprint } richiede altri dadi da quelli che hai.
reason-needs-metal = { $blueprint } richiede { $need } metallo, ne hai { $have }.
reason-needs-energy = { $blueprint } richiede { $need } energia, ne hai { $have }.
reason-replicator-needs-energy = { reason-needs-energy }
reason-copy-needs-energy = Con il Replicatore { $blueprint } richiede in tutto { $need } energia, ne hai { $have }.
reason-needs-cards = { $blueprint } richiede { $need ->
        [one] 1 progetto
       *[other] { $need } progetti
    } dalla tua mano, ne hai { $have }.
reason-no-die-to-change = Non hai dadi liberi che questa carta possa cambiare: { $blueprint }.
reason-nothing-to-copy = Nessun progetto del mercato si può usare ora.
reason-never-copied = Il Replicatore non può usare: { $blueprint }.
reason-not-to-copy = Non è al mercato: { $blueprint }.
reason-die-does-not-fit = Un { $die } qui non va bene.
reason-six-stays = Un 6 non può salire.
reason-one-stays = Un 1 non può scendere.
reason-no-die-chosen = Scegli almeno un dado.
reason-tool-of-hire = { $blueprint } non mostra l’attrezzo sopra l’appaltatore.
reason-tool-of-build = { $blueprint } non mostra l’attrezzo della carta che costruisci.
reason-builds-this-one = { $blueprint } è la carta che costruisci. Scartane un’altra con questo attrezzo: { $tool }.
reason-no-such-gain = { $blueprint } non dà questo.
reason-not-printed = Il progetto scartato non ne costa tanto.
reason-no-specialist = In questo round nessuno Specialista lavora per te.
reason-none-to-return = Non ne hai da restituire: { $resource }.
reason-nothing-begun = Non hai cominciato nulla da cui tornare indietro.

## Punteggio

score-goods = { $count ->
        [0] Nessuna merce
        [one] 1 merce
       *[other] { $count } merci
    }
score-prestige = { $count ->
        [1] { $blueprint }
       *[other] { $count } × { $blueprint }
    }
score-tie-metal = Parità di punti: vince chi ha più metallo, qui { $count }
score-tie-energy = Parità anche nel metallo: vince chi ha più energia, qui { $count }
score-tie-blueprints = Parità anche nell’energia: vince chi ha più progetti in mano, qui { $count }
score-tie-shared = Ancora parità: il posto è condiviso

## Che cosa non va in dati o in una posizione

data-tools = { $path }: le carte di uno stesso attrezzo devono stare insieme.
data-by-die = { $path } richiede sei numeri, uno per ogni valore del dado, non { $count }.
position-tokens = { $path } deve nominare una volta ciascuno dei quattro attrezzi.
position-used = { $path }: la carta non c’è, o ha troppi dadi sopra.
position-deck = { $path } nomina { $count } carte, ma ne restano { $wanted }, o altre.
position-too-many-cards = { $path }: non ci sono così tante carte «{ $name }».
position-past-end = { $path } dev’essere questo round o il prossimo.
position-end-unseen = { $path } ha ciò che porta alla fine, 12 merci o 10 carte; quindi va indicato l’ultimo round (FF-48).
position-copied = { $path }: nessun Replicatore è stato usato per questa carta, o non è nel mercato (FF-38).
position-armed = { $path }: solo una carta copiata dal Replicatore può attendere di essere attivata (FF-38d).
position-hired = { $path }: questo appaltatore non attende la fase di lavoro, o i suoi dadi sono già arrivati (FF-72).
position-cleared = { $path }: il turno di mercato di questo posto deve ancora venire (FF-7).
