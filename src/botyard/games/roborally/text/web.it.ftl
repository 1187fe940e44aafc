### RoboRally nel browser: le parole del disegno.

## La fabbrica

floor-label = Fabbrica, { $width } per { $height } caselle. Le frecce la spostano, più e meno cambiano la scala, Inizio mostra tutto.
floor-closer = Più vicino
floor-farther = Più lontano
floor-fit = Mostra tutta la fabbrica
floor-follow = Segui il mio robot
floor-find = Mostra { $robot } nella fabbrica
floor-open = Apri la fabbrica

## Plance

mat-you = Tu
mat-label = { $seat } con { $robot }: { $damage ->
        [one] 1 danno
       *[other] { $damage } danni
    }, { $lives ->
        [one] 1 vita
       *[other] { $lives } vite
    }, { $flags ->
        [one] 1 bandiera
       *[other] { $flags } bandiere
    }.
mat-programming = programma
mat-deciding = decide
mat-ready = pronto
mat-down = spento
mat-announced = si spegne presto
mat-destroyed = distrutto
mat-out = eliminato
mat-finished = arrivato

## Il proprio robot

board-tab = Programma
own-panes = Il tuo robot e la fabbrica
own-pane-own = Il tuo robot
own-pane-floor = Fabbrica
own-console = Il tuo robot
own-title = { $robot }, il tuo robot
own-away = Fuori dal tabellone fino al rientro.
own-damage = { $damage ->
        [0] Nessun danno
        [one] 1 danno
       *[other] { $damage } danni
    }: { $cards ->
        [0] nessuna carta.
        [one] 1 carta.
       *[other] { $cards } carte.
    }
own-flag = Prossima bandiera: { $flag }, in { $space }.
own-registers = I tuoi registri
own-register-card = Registro { $register }: { $card }. Premi per riprenderla.
own-register-locked = Il registro { $register } è bloccato: { $card }.
own-register-next = Registro { $register }: qui va la prossima carta.
own-register-empty = Il registro { $register } è vuoto. Premi per riempirlo dopo.
own-next = prossima carta
own-hand = Carte ricevute: { $count }
own-in = nel
own-take-back = { $card } è nel registro { $register }. Riprendila.
own-place = { $card } nel registro { $register }
own-choose-space = Scegli una casella che brilla sul tabellone.
own-choose = Scegli o trascina una carta per il registro { $register }.
own-full = Tutti i registri sono pieni. Puoi ancora riprendere le carte.
own-highest = Il numero più alto si muove per primo.
own-ready = Pronto
own-is-ready = Il tuo programma è pronto.

## Rivedere i registri

playback-turn = Turno { $turn }
playback-register = Rivedi il registro { $register }
playback-order = Registro { $register }, prima la priorità più alta
playback-back = Torna all’inizio del registro
playback-on = Continua
playback-pause = Pausa
playback-step = Un passo
playback-again = Rivedi

## La fabbrica a parole

space-none = nessun pavimento
space-floor = pavimento vuoto
space-pit = pozzo
space-belt = nastro trasportatore verso { $direction }
space-express = nastro espresso verso { $direction }
space-gear-right = ingranaggio, gira a destra
space-gear-left = ingranaggio, gira a sinistra
space-repair-1 = sito di riparazione
space-repair-2 = officina
space-pusher = spintore verso { $direction } nei registri { $registers }
space-laser = { $count ->
        [one] raggio laser verso { $direction }
       *[other] { $count } raggi laser verso { $direction }
    }
space-wall = muro a { $sides }
space-dock = molo { $dock }
space-flag = bandiera { $flag }

## Il tavolo in testo

text-race = Percorso { $course }, turno { $turn }{ $register ->
        [0] .
       *[other] , registro { $register }.
    }
text-robots = I robot
text-column-robot = Robot
text-column-place = Casella e direzione
text-column-damage = Danni
text-column-lives = Vite
text-column-flags = Bandiere
text-column-archive = Archivio
text-column-state = Stato
text-column-cards = Carte in mano
text-column-program = Registri
text-column-options = Opzioni
text-place = { $space }, rivolto a { $direction }
text-away = non nella fabbrica
text-empty = vuoto
text-hidden = coperta
text-locked = { $card }, bloccata
text-in-register = nel registro { $register }
text-state-up = acceso
text-state-announced = spento al prossimo turno
text-state-down = spento
text-state-destroyed = distrutto, rientra
text-state-out = eliminato
text-state-finished = arrivato
text-floor = Intorno a { $robot } in { $space }
text-around = Due caselle in ogni direzione, il nord in alto
text-ahead = Davanti, verso { $direction }
text-ahead-wall = poi un muro
text-ahead-edge = poi il bordo del tabellone
text-flags = Le bandiere, viste da questo robot
text-flag = Bandiera { $flag } in { $space }:
text-ahead-by = { $count } avanti
text-behind-by = { $count } indietro
text-right-by = { $count } a destra
text-left-by = { $count } a sinistra

## Scegliere un percorso

track-title = Percorso
track-picture = La fabbrica: { $course }
track-players = { $from }–{ $to } giocatori
track-flags = { $count ->
        [one] 1 bandiera
       *[other] { $count } bandiere
    }
track-advice = Questo percorso è pensato per { $from }–{ $to } giocatori.
track-change = Scegline un altro
track-build = Costruisci un percorso
track-filter-players = Giocatori
track-filter-length = Durata
track-filter-experience = Esperienza
track-whose = Percorsi
track-any = qualsiasi
track-for = per { $count }
track-length-short = breve
track-length-medium = medio
track-length-long = lungo
track-experience-easy = facile
track-experience-mid = medio
track-experience-hard = difficile
track-experience-expert = esperto
track-published = pubblicati
track-mine = i tuoi
track-found = { $count ->
        [0] Nessun percorso è così.
        [one] 1 percorso
       *[other] { $count } percorsi
    }

## Costruire un percorso

track-name = Nome del percorso
track-new = Il mio percorso
track-checking = Si può giocare? Un momento…
track-playable = Questo percorso si può giocare.
track-hint = Trascina i tabelloni sulla griglia, la banchina a un lato di un tabellone, le bandiere sulle caselle. R gira il tabellone scelto, Canc lo toglie.
track-bench = Il percorso: tre per tre tabelloni
track-cell = Posto { $column } della riga { $row }: { $board }
track-turn = Gira
track-remove = Togli
track-flag = Bandiera { $number }
track-flags-title = Bandiere
track-unflag = Togli la bandiera { $number }
track-file = Salva come file
track-open = Apri un file
track-link = Copia il link
track-keep = Tieni in questo browser
track-kept = { $name } resta in questo browser.
track-forget = Dimentica { $name }
track-unreadable = In questo file non c’è nessun percorso.
track-use = Usa questo percorso
sure-track-discard = Le modifiche a questo percorso vanno perse. Per tenerle, premi prima «{ track-keep }».
    .title = Scartare questo percorso?
    .yes = Scarta
sure-track-forget = Il percorso viene eliminato da questo browser. Non si può annullare.
    .title = Eliminare { $name }?
    .yes = Elimina
sure-track-replace = In questo browser c’è già un percorso con questo nome. Viene sostituito e non si può recuperare.
    .title = Sostituire { $name }?
    .yes = Sostituisci

## Opzioni sul tavolo

option-kind-weapon = Arma, al posto del laser
option-kind-programming = Durante la programmazione
option-kind-choice = A tua scelta
option-kind-always = Sempre
option-count-ablative-coat = { $count ->
        [one] Sopra c’è 1 segnalino su 3.
       *[other] Sopra ci sono { $count } segnalini su 3.
    }
option-count-mini-howitzer = { $count ->
        [one] Resta 1 colpo.
       *[other] Restano { $count } colpi.
    }
option-stored = Sopra c’è una carta: { $card }.
options-of = Opzioni di { $robot }
would-lead = Poi: { $text }
own-pair = Metti una seconda carta nel registro { $register }
own-keep-card = Tieni qui una carta
own-choose-kept = Scegli la carta da tenere qui: { $option }.

## Squadre e percorsi speciali

team-1 = Squadra A
team-2 = Squadra B
team-3 = Squadra C
team-4 = Squadra D
teams-title = Squadre
teams-of = Squadra del giocatore { $number }
robot-blocker = { $robot }, disturbatore
mat-racer = Corridore
mat-blocker = Disturb.
mat-superbot = SuperBot
mat-sent-off = espulso, torna
mat-carries = Porta la bandiera { $flag }
own-both = I tuoi due robot
own-now = ora
own-later = dopo
own-flag-away = Prossima bandiera: la { $flag }, ora assente.
own-goal-blocker = Sbarra la strada a tutti.
own-goal-capture-the-flag = Porta la bandiera avversaria sul vostro tabellone.
own-goal-toggle-boggle = Prendete tutte e tre le bandiere per la squadra.
own-goal-war-zone = Distruggete i robot dell’altra squadra.
own-goal-not-superbot = Solo il SuperBot raccoglie bandiere: distruggilo.
coin-heads = Testa
coin-tails = Croce
track-counts = { $counts } giocatori
track-only = Questo percorso si gioca solo in { $counts } giocatori.
track-set = Gioca in { $count }
track-experience-team = squadre
special-rr-c2 = All’inizio ognuno tiene una di tre Opzioni.
special-rr-c3 = I nastri portano via le bandiere.
special-rr-c4 = I laser dei robot colpiscono due volte.
special-rr-c5 = Tutti cominciano con 2 danni, e nessuno può spegnersi.
special-rr-c6 = Bandiere e siti danno Opzioni invece di riparare.
special-rr-c7 = 30 secondi per programmare, ogni turno.
special-rr-c8 = 60 secondi per programmare, ogni turno.
special-rr-c9 = Solo il SuperBot raccoglie bandiere; chi lo distrugge è il prossimo.
special-rr-c10 = Ognuno guida due robot: un corridore e un disturbatore.
special-rr-c11 = Ognuno comincia con un’Opzione.
special-rr-c12 = Chi tocca una bandiera lancia una moneta: con testa il tabellone gira.
special-rr-c13 = Ognuno comincia con un’Opzione.
special-rr-c14 = Le squadre di due raccolgono insieme le loro bandiere.
special-rr-c15 = Due squadre; il primo robot con tutte le bandiere vince per la sua.
special-rr-c16 = Due squadre; portate a casa la bandiera avversaria.
special-rr-c17 = Due squadre; tenete tutte e tre le bandiere insieme.
special-rr-c18 = Due squadre, niente bandiere: vincono gli ultimi robot.
special-no-timer = Questo tavolo non ha timer, quindi nessun limite.
text-team = Squadra
text-special = Regola speciale: { $rule }
text-second = { $card } con { $second }
text-state-sent-off = espulso, torna
text-superbot = SuperBot
text-controlled = esegue le carte di { $robot }
text-carried = portata da { $robot }
text-flag-away = assente
text-flag-team = di { $team }

## Immagini nelle regole

picture-rr-1 = I sette tipi di carte Programma; il numero è la priorità.
picture-rr-3 = I robot sui loro moli, rivolti verso la fabbrica.
picture-rr-17 = Comet avanza di 2, Anvil ruota a destra.
picture-rr-18 = Un muro ferma Comet; Anvil avanza di 3 e cade nel pozzo.
picture-rr-19 = Comet avanza di 1 e spinge Anvil e Bobbin, che tengono la loro direzione.
picture-rr-20 = Bobbin dovrebbe attraversare un muro: nessuno si muove.
picture-rr-22 = Il nastro espresso porta Comet di due caselle, il nastro normale porta Anvil di una; gli ingranaggi girano Bobbin a destra e Wedge a sinistra.
picture-rr-24 = I nastri porterebbero tre robot su una casella: restano tutti.
picture-rr-25 = Il nastro porta Comet in una curva, che gira il robot.
picture-rr-26 = Prima il nastro espresso porta Comet, poi tutti i nastri.
picture-rr-28 = Nel registro 1 spinge solo lo spintore con i numeri 1, 3 e 5.
picture-rr-29 = Un ingranaggio verde gira a destra, uno rosso a sinistra.
picture-rr-31 = Ogni laser colpisce solo il primo robot; due raggi sono due danni.
picture-rr-32 = Comet colpisce Anvil oltre il pozzo, anche Bobbin colpisce Anvil; un muro ferma il colpo di Wedge.
picture-rr-35 = Sei danni: i registri 5 e 4 sono bloccati.
picture-rr-42 = Comet è sulla bandiera 1, Anvil sulla bandiera 2.
picture-rr-43 = Qui vanno i segnalini Archivio: sito di riparazione, officina, bandiera.
picture-rr-44 = Una chiave o una bandiera ripara 1 danno; chiave e martello danno anche una carta Opzione.
picture-rr-53 = Un muro vale per entrambi i lati; dove non c’è tabellone non c’è pavimento.
picture-rr-c20 = I segni delle squadre: ognuna ha una lettera e una forma.
picture-rr-c10 = Un corridore e il suo disturbatore con la lama davanti.
