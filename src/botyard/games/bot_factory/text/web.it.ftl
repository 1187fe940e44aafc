### Bot Factory nel browser: parole sul disegno e intorno a esso.

## La fabbrica

board-tab = Fabbrica
floor-label = Le quattro plance della fabbrica
floor-A1 = 1 pezzo
floor-A2 = 1–2 pezzi
floor-A3 = 1–3 pezzi,
floor-P1 = 3 crediti +
floor-P2 = 4 crediti
floor-P3 = 6 crediti
floor-J1 = 1 progetto
floor-J2 = 1–2 progetti
floor-F1 = fino a 2
floor-F2 = fino a 3
floor-F3 = fino a 4
figure-sandra = Sandra
figure-vilela = Vilela
figure-stands = { $who } sta in piedi qui
figure-lies = { $who } sta sdraiato qui

## Sulle plance

bot-red = un robot rosso
bot-yellow = un robot giallo
bot-blue = un robot blu
bot-green = un robot verde
assembly-meeples = { $count ->
        [0] Nessun robot rimasto: { $colour }
        [one] 1 robot rimasto: { $colour }
       *[other] { $count } robot rimasti: { $colour }
    }
assembly-first = 1º
assembly-second = 2º
assembly-third = 3º
assembly-rewards = Primo e secondo pezzo di una colonna: 2 gettoni parola ciascuno. Terzo pezzo: un robot per un progetto del suo colore.
assembly-spare = Ricambi
assembly-swap = 1 gettone parola: scambiare un tuo pezzo con un ricambio
assembly-hold-pallet = Ricambio, { $pallet }, { $part }: scegli il pezzo che dai in cambio
production-in = entra
production-out = esce
production-credits = Crediti
production-marker = Il segnalino distribuzione è su: { $colour }
production-executive = Tre tuoi pezzi per il primo pezzo di una pila
production-discards = { $count ->
        [one] 1 pezzo scartato
       *[other] { $count } pezzi scartati
    }
project-bonus-left = Chi prende il progetto qui sopra può pagare 1 gettone parola per piazzare un pezzo
project-bonus-right = Chi prende il progetto qui sopra riceve 1 gettone parola
project-universal = Pezzi universali
project-deck = { $count ->
        [one] 1 progetto nel mazzo
       *[other] { $count } progetti nel mazzo
    }
finance-row = I contratti di questa fila costano { $cost }. Completato, ognuno dà { $side } punti in più.
finance-line = Portato a { $value }, un valore dà un bonus: { $bonus }
finance-value = { $colour }: { $value }.
finance-contract = Chiede { $bots }. Dà { $first } punti, oppure { $second } al secondo.
finance-lacks = Ti manca: { $bots }.
finance-lacks-none = Li hai tutti.
finance-token = Prenotato da { $seat }.

## Le tue cose

own-label = Le tue cose
own-you = Tu
own-score = { $count } punti al momento
own-score-why = Da dove vengono questi punti
own-bots = { $count } robot su { $most }
own-speech = Parola
own-speech-count = { $count } in mano, { $most } in tutto
own-pledged = { $count ->
        [one] su un contratto
       *[other] su contratti
    }
own-parts = Pezzi, al massimo { $most }
own-projects = Progetti, al massimo { $most }
own-project-open = Un progetto incompleto: { $colour }.
own-project-done = Un progetto completato: { $colour }.
own-hold = Prendi in mano: { $part }
own-contracts = { $count ->
        [0] Nessun contratto prenotato
        [one] Contratto prenotato
       *[other] Contratti prenotati
    }
own-contract-fulfilled = { $points ->
        [one] Completato: 1 punto e { $side } per la fila.
       *[other] Completato: { $points } punti e { $side } per la fila.
    }
own-contract-missing = Manca: { $colours }. Altrimenti −{ $points }.
own-contract-lacks = manca
own-tile = Tessera produzione: { $tile }. { $does }
own-tile-spent = Tessera produzione, usata: { $tile }.

## Che cosa si può fare

panel-label = Che cosa puoi fare
panel-done = Fatto, sdraiarsi
panel-enter = Invio
panel-order = Ordine di turno
do-dispense = Preleva
do-place = Piazza
do-project = Prendi un progetto
do-raise = Aumenta un valore
do-reserve = Prenota un contratto
do-take = Prendi un pezzo
do-feed = Riempi l’ingresso
do-universal = Prendi un pezzo universale
do-keep = Tieni un contratto
do-complete = Completa un progetto
do-return = Restituisci due pezzi
do-discard = Scarta un pezzo
do-drop = Scarta un progetto
do-swap = Scambia con un ricambio
do-claim = Prendi una tessera
do-use = Usa una tessera
do-beside = Mettiti accanto a una plancia
do-move = Sposta il tuo operaio
executive-assembly = Scambiare con un ricambio
executive-production = 3 pezzi per 1 pezzo
executive-project = 2 progetti per un pezzo universale
account-round = { $when ->
        [move] Round { $round }: gli operai si spostano
        [act] Round { $round }: le azioni
       *[other] Round { $round }
    }
account-sandra = Agisce Sandra
account-vilela = Agisce Vilela
account-parts = { $left } di { $most ->
        [one] 1 pezzo
       *[other] { $most } pezzi
    }
account-credits = { $left } di { $most } crediti
account-projects = { $left } di { $most ->
        [one] 1 progetto
       *[other] { $most } progetti
    }
account-speech = { $left } di { $most } gettoni
account-speech-held = { $count ->
        [one] 1 gettone parola in mano
       *[other] { $count } gettoni parola in mano
    }
account-bonus = Bonus adesso: { $bonus }.
account-icons = { $count ->
        [one] 1 icona pezzo coperta: un pezzo per 1 gettone.
       *[other] { $count } icone pezzo coperte: un pezzo per 1 gettone ciascuna.
    }
account-last = Questo round è l’ultimo.
preview = → { $what }
preview-spent = { $count ->
        [one] costa 1 gettone parola
       *[other] costa { $count } gettoni parola
    }
preview-gained = { $count ->
        [one] dà 1 gettone parola
       *[other] dà { $count } gettoni parola
    }
preview-project = prende un progetto: { $colour }
preview-bots = completa { $bots }
preview-parts = prende { $parts }
preview-bonus = bonus: { $bonus }
preview-lapsed = bonus perso: { $bonus }

## Che cosa hanno gli altri

mat-label = { $seat }: { $points } punti, { $speech } gettoni parola. Pezzi: { $parts }. Progetti incompleti: { $projects }. Robot: { $bots }. { $state ->
        [decides] Decide adesso.
        [stands] L’operaio è in piedi.
        [lies] L’operaio è sdraiato.
       *[none] { "" }
    }
mat-nothing = nessuno
mat-decides = decide
offer-label = Tessere produzione in offerta
inspection-task = Compito
inspection-tiles = { $board }, contro: { $colour }
inspection-none = Le sue tessere sono coperte.
inspection-review = Al momento

## Valori ricostruiti

recon-open = Quali valori sono ricostruiti?
recon-sign = Ricostruito: { $what }
recon-title = Valori ricostruiti
recon-why = Alcuni valori stanno solo nelle immagini del gioco stampato, che le nostre fonti non mostrano. Queste sono ipotesi accurate:
recon-track = I passi dei tracciati del valore fra 6 e 15, e il valore più basso
recon-lines = Dove passano le linee dei tracciati, e il bonus di ognuna
recon-icons = Quali caselle delle colonne hanno un’icona pezzo
recon-wheel = Che entrambe le caselle di un quarto della ruota diano il bonus
recon-rows = Il prezzo delle file inferiori di contratti, e i punti accanto a ogni fila
recon-contracts = I robot che ogni contratto chiede, e i suoi punti
recon-inspections = I contratti che ogni tessera ispezione segna
recon-own = Un tuo file può sostituirli quando si prepara un tavolo.

## La fabbrica in parole

text-title = Bot Factory, round { $round }
text-round = Round { $round }.
text-seats = Che cosa hanno tutti
text-seat = Posto
text-points = Punti
text-speech = Gettoni parola
text-worker = Operaio
text-parts = Pezzi
text-open = Progetti incompleti
text-bots = Robot
text-tile = Tessera produzione
text-stands = in piedi su { $space }
text-lies = sdraiato su { $space }
text-spaces = Caselle azione, in ordine di turno
text-space = Casella
text-allows = Azione
text-who = Chi c’è
text-column = Colonna
text-head = Testa
text-torso = Torso
text-legs = Gambe
text-left = Robot rimasti
text-icon = icona pezzo
text-spare = Ricambio, { $pallet }: { $part }.
text-stacks = Pile di pezzi. Il segnalino distribuzione è su: { $colour }.
text-stack = Pila
text-top = In cima
text-count = Pezzi
text-discards = Scartati
text-wheel = La ruota, in senso orario
text-place = Casella
text-part = Pezzo
text-bonus = bonus
text-slot = Casella
text-project = Progetto
text-universal = Pezzi universali: { $parts }.
text-universal-bot = Qui sta il robot universale.
text-values = Quanto vale un robot
text-colour = Colore
text-value = Valore
text-contracts = Contratti
text-spot = Casella
text-need = Chiede
text-cost = Prezzo
text-worth = Punti, primo e secondo
text-side = Per la fila
text-tokens = Prenotato da
text-token = { $seat } ({ $points })
text-missing = Ti manca
