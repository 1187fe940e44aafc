### Le regole di RoboRally, clausola per clausola.
###
### Un messaggio per ogni clausola di rules.toml: il testo è la clausola,
### l’attributo il suo titolo. Tutte le lingue dicono la stessa cosa.

## In generale

section-general = In generale

rule-RR-49 = Se le regole si contraddicono, la regola speciale di un percorso prevale su una carta Opzione, e una carta Opzione su una regola generale.
    .title = Quale regola prevale
rule-RR-54 = Quando più giocatori hanno qualcosa da decidere nello stesso momento, vengono interpellati nell’ordine dei moli, una volta ciascuno e apertamente. Solo la programmazione è simultanea e segreta (RR-6). Vieni interpellato solo se hai più di una risposta permessa. Se il tempo per una tale decisione scade, nessuna Opzione viene usata e nessun robot viene spento; dove bisogna scegliere, decide il caso tra ciò che è permesso.
    .title = Chi decide quando
rule-RR-67 = A ogni tavolo si scelgono il percorso, pubblicato o costruito (RR-C35), se la clessidra scorre (RR-8), se si continua dopo una vittoria (RR-46), se c’è un limite di turni (RR-66), le squadre (RR-C20) e se Zona di guerra comincia con Opzioni (RR-C18).
    .title = Che cosa sceglie un tavolo

## Il mazzo Programma

section-deck = Il mazzo Programma

rule-RR-1 = Tutti i giocatori usano un solo mazzo di 84 carte Programma, e nessuna priorità compare due volte: 6 Inversione a U (da 10 a 60, di 10 in 10), 18 Rotazione a sinistra (70, 90 e così via fino a 410), 18 Rotazione a destra (80, 100 e così via fino a 420), 6 Indietro (da 430 a 480, di 10 in 10), 18 Avanti 1 (da 490 a 660), 12 Avanti 2 (da 670 a 780) e 6 Avanti 3 (da 790 a 840), anche queste di 10 in 10.
    .title = 84 carte Programma
rule-RR-50 = Le carte che servono durante un turno (RR-12, o per un’Opzione) vengono dal resto del mazzo. Quando è vuoto, le carte Programma scartate si mescolano e formano un nuovo mazzo. Se non ce ne sono nemmeno lì, non si pesca nulla, e la carta da sostituire resta. Si distribuisce una carta alla volta, nell’ordine dei moli. Se il mazzo finisce, il che richiede che delle Opzioni abbiano bloccato due carte in un registro su almeno tre robot, la distribuzione finisce lì; un registro libero che non riceve carte viene saltato.
    .title = Quando mancano le carte
rule-RR-51 = Ogni carta Programma è sempre in un solo posto: nel mazzo, negli scarti, in una mano, in un registro o su una carta Opzione. In tutto sono sempre 84.
    .title = Nessuna carta si perde
rule-RR-52 = Tutti vedono le carte rivelate, le carte pescate per un robot spento (RR-12), ogni carta bloccata dalla fine del turno in cui si è bloccata, quante carte ha ogni mano, e tutti i danni, le vite, le bandiere, le Opzioni e i segnalini Archivio; inoltre, che una carta è stata messa su un’Opzione o che una mano è stata sostituita. Solo tu vedi la tua mano, i tuoi registri prima che siano rivelati e una carta messa su una tua Opzione. Nessuno vede il mazzo, né una carta messa dal Disturbatore di segnale prima della rivelazione. Le carte non rivelate si scartano coperte.
    .title = Chi vede che cosa

## Preparazione

section-setup = Preparazione

rule-RR-2 = Ogni robot ha 3 segnalini Vita, o 4 se i giocatori sono 5 o più.
    .title = Vite
rule-RR-3 = I robot e i loro segnalini Archivio partono dai moli 1, 2, 3 e così via, in senso orario intorno al tavolo, da un primo giocatore scelto a caso. Guardano verso la fabbrica, nel verso in cui la banchina è posata nel percorso. Da quel momento un molo è una casella normale.
    .title = Partenza dai moli
rule-RR-4 = L’ordine dei moli va dal numero più basso in su: molo 1, poi in senso orario intorno al tavolo. Non cambia mai e stabilisce ogni ordine che le regole lasciano aperto.
    .title = L’ordine dei moli
rule-RR-53 = I tabelloni di un percorso formano un’unica fabbrica. Movimenti, nastri, spinte e laser passano da un tabellone all’altro, a meno che ci sia un muro su uno dei due lati della giunzione; due muri sullo stesso bordo contano come uno. I muri al bordo di un tabellone valgono anche dove non confina con nessun altro. Tutto ciò che non è una casella di un tabellone è fuori dalla fabbrica, anche un buco tra tabelloni.
    .title = Un’unica fabbrica

## Distribuzione e programmazione

section-programming = Distribuzione e programmazione

rule-RR-5 = A ogni turno si mescolano tutte le carte Programma, tranne quelle bloccate in un registro o tenute su una carta Opzione. Ogni robot attivo, cioè in gioco e non spento, riceve 9 carte meno i suoi danni. I robot spenti o eliminati non ne ricevono.
    .title = Nove carte meno i danni
rule-RR-6 = Tutti i giocatori programmano allo stesso tempo e in segreto. Ogni registro non bloccato riceve una carta dalla mano; due solo dove lo permette un’Opzione. I registri bloccati tengono la loro carta. La mano ha sempre almeno tante carte quanti sono i registri liberi (RR-50 a parte). Le carte rimaste si scartano.
    .title = Cinque registri
rule-RR-7 = Quando il tuo programma è completo, ti dichiari pronto. Da quel momento non si può più cambiare. Prima puoi riprendere e spostare le carte come vuoi.
    .title = Pronto
rule-RR-55 = Un robot con tutti e cinque i registri bloccati esegue di nuovo le stesse cinque carte. Chi non ha nulla da decidere è subito pronto.
    .title = Niente da programmare
rule-RR-8 = Quando un solo giocatore non è pronto, gli restano 30 secondi per ogni robot ancora da programmare. Se in questo turno programma un solo giocatore, i 30 secondi per robot scorrono dalla distribuzione. Un tavolo può fare a meno della clessidra; non scorre mai quando più persone giocano su uno stesso schermo né nelle partite per corrispondenza né, salvo scelta diversa, quando tutti gli altri sono bot. Finché il tuo schermo rivede il turno precedente, la clessidra aspetta che la riproduzione finisca o che tu la salti, al massimo per il tempo fissato dal server.
    .title = Trenta secondi
rule-RR-9 = Quando il tuo tempo scade, le carte già messe restano. I registri vuoti si riempiono a caso con le tue carte non usate, nulla viene messo su un’Opzione, e sei pronto.
    .title = Tempo scaduto

## Spegnimento

section-power = Spegnimento

rule-RR-10 = Quando tutti i programmi sono pronti, ogni robot attivo e danneggiato, nell’ordine dei moli, annuncia lo spegnimento per il turno successivo oppure passa. Il programma in corso viene ancora eseguito. Può annunciarlo solo un robot danneggiato. Un annuncio vale anche se nel frattempo i danni vengono riparati; solo la distruzione lo annulla (RR-41).
    .title = Annunciare lo spegnimento
rule-RR-11 = All’inizio del turno da spento, cioè nell’ultimo passo della preparazione che lo precede, il robot scarta tutti i danni, tutti i suoi registri si sbloccano e le loro carte si scartano. Non riceve carte e non si muove da solo.
    .title = Un turno da spento
rule-RR-12 = Nastri, spintori, ingranaggi, spinte, pozzi, bordi e laser agiscono ancora su un robot spento, che può subire danni. Un registro che si blocca mentre è spento riceve subito la prima carta del mazzo, scoperta.
    .title = Spento, ma non al sicuro
rule-RR-13 = Nella preparazione del turno successivo il giocatore di un robot spento dice se resta spento per il turno successivo, danneggiato o no. Se sì, i danni vengono tolti di nuovo. Se no, tiene i danni e i registri bloccati, e le loro carte vengono eseguite.
    .title = Restare spento
rule-RR-14 = Un robot spento non spara né con il laser né con un’arma. Tocca comunque le bandiere, sposta il segnalino Archivio, viene riparato e pesca carte Opzione.
    .title = Che cosa funziona ancora
rule-RR-56 = Se nessun robot è attivo, i cinque registri si giocano comunque: gli elementi della fabbrica e i laser fissi funzionano.
    .title = Quando nessuno è attivo

## Le fasi di registro

section-registers = Le fasi di registro

rule-RR-15 = Ognuno dei cinque registri si gioca in quest’ordine: rivelazione, movimento dei robot, azione degli elementi, fuoco dei laser, distruzione per danni, tocco e archiviazione. Pozzi e bordi distruggono subito, in qualunque passo (RR-18).
    .title = Svolgimento di un registro
rule-RR-57 = Le Opzioni intervengono in questi momenti: Stabilizzatore giroscopico prima della rivelazione del registro 1; Programma condizionale prima di ogni rivelazione; Interruttore di annullamento dopo ogni rivelazione; Freni, Quarta marcia, Retromarcia e la scelta tra Doppio processore e Zampe di granchio quando tocca alla carta del robot secondo la priorità; le armi e le Opzioni sui danni durante il fuoco dei laser; Braccio meccanico nel tocco e nella preparazione del turno successivo.
    .title = Quando agiscono le Opzioni
rule-RR-16 = I robot si muovono uno dopo l’altro, prima la priorità più alta, ognuno fino alla fine del suo movimento. Due priorità uguali esistono solo per l’Opzione Radiocomando.
    .title = Prima la priorità più alta
rule-RR-17 = Avanti 1, 2 e 3 vanno avanti un passo alla volta. Indietro va di un passo indietro senza ruotare. Rotazione a sinistra e Rotazione a destra girano il robot di 90°, Inversione a U di 180°, sul posto.
    .title = Che cosa fanno le carte
rule-RR-18 = Un muro tra due caselle ferma il resto del movimento, senza danni. Un pozzo o il bordo del tabellone distrugge subito un robot, anche a metà movimento; nessuna casella viene saltata.
    .title = Muri, pozzi e bordi
rule-RR-19 = Un robot che va avanti, indietro o di lato spinge il robot che ha davanti di una casella nella direzione del passo, e così pure un’intera fila di robot. I robot spinti mantengono il loro orientamento. Spingere non causa danni.
    .title = Spingere
rule-RR-20 = Se un qualsiasi robot della fila dovesse attraversare un muro, in quel passo nessuno si muove, e il resto del movimento è perso.
    .title = Spingere contro un muro
rule-RR-21 = I robot possono essere spinti nei pozzi, fuori dal tabellone e sui nastri. Chi spinge continua con i passi che gli restano, anche nello stesso pozzo se lo ha davanti.
    .title = Spinto in un pozzo

## Elementi della fabbrica

section-elements = Elementi della fabbrica

rule-RR-22 = Gli elementi agiscono in quest’ordine: i nastri trasportatori espressi avanzano di una casella; i nastri espressi e normali avanzano di una casella; gli spintori attivi spingono; gli ingranaggi girano.
    .title = Ordine degli elementi
rule-RR-23 = Tutti i nastri di uno stesso passo si muovono insieme. I nastri non spingono mai.
    .title = I nastri si muovono insieme
rule-RR-24 = I robot che i nastri porterebbero sulla stessa casella restano tutti fermi. Resta fermo anche un robot la cui casella d’arrivo rimane occupata, e con lui tutti quelli in coda dietro. Una casella il cui robot parte nello stesso passo è libera. I robot su nastri che corrono l’uno verso l’altro non si scambiano di posto. Un anello chiuso pieno di robot avanza.
    .title = Quando i nastri si bloccano
rule-RR-25 = Un robot che un nastro porta su una curva, o in una confluenza dal suo lato curvo, ruota di 90° con il nastro. Chi arriva da un altro lato, con una carta o per una spinta non ruota mai; chi resta fermo nemmeno.
    .title = Le curve fanno ruotare
rule-RR-26 = Un robot bloccato quando si muovono i nastri espressi riprova quando si muovono tutti i nastri. Chi passa da un nastro espresso a uno normale viene trasportato ancora. Su un nastro normale ci si muove una volta sola.
    .title = Due passi dei nastri
rule-RR-27 = I nastri portano i robot nei pozzi e fuori dal tabellone. Se più robot vengono portati insieme nello stesso pozzo, cadono tutti.
    .title = Portato in un pozzo
rule-RR-59 = Un nastro non fa attraversare un muro a nessuno: il robot resta fermo, e blocca come ogni robot fermo.
    .title = Nastri e muri
rule-RR-28 = Uno spintore agisce solo nei registri stampati su di esso: 1, 3 e 5, oppure 2 e 4. Spinge via di una casella il robot sulla sua casella, con un’intera fila se serve. Un muro ferma la spinta.
    .title = Spintori
rule-RR-58 = Tutti gli spintori attivi spingono insieme, a partire dalle stesse posizioni. Le spinte che muoverebbero lo stesso robot o finirebbero sulla stessa casella falliscono tutte.
    .title = Gli spintori agiscono insieme
rule-RR-29 = Un ingranaggio fa ruotare di 90°, nel suo verso, il robot che ci sta sopra.
    .title = Ingranaggi

## Laser e danni

section-lasers = Laser e danni

rule-RR-30 = Tutti i colpi dei laser fissi e dei laser dei robot si determinano dalle stesse posizioni e poi si applicano insieme. Un robot distrutto in questo passo ha sparato comunque.
    .title = I laser sparano insieme
rule-RR-60 = Una linea di tiro va dritta da una casella in una delle quattro direzioni, casella per casella, fino a un muro, al primo robot o al bordo del tabellone. Pozzi, nastri, bandiere e altri elementi non la fermano.
    .title = Linea di tiro
rule-RR-31 = Un laser fisso colpisce il primo robot a partire dal suo emettitore, la casella dell’emettitore compresa: 1 danno per raggio. I muri lo fermano.
    .title = Laser fissi
rule-RR-32 = Ogni robot attivo spara in avanti lungo la sua linea di tiro, a qualunque distanza, sopra i pozzi e da un tabellone all’altro: 1 danno al primo robot, anche se è un compagno di squadra. Non può trattenere il fuoco.
    .title = Laser dei robot
rule-RR-33 = Conta solo dove si trova un robot quando i laser sparano. Attraversare un raggio senza fermarsi non fa danni.
    .title = Conta solo dove ti fermi
rule-RR-61 = Ogni raggio e ogni sparo è un colpo da 1 danno. I colpi che un robot riceve in un passo contano in quest’ordine, e così arrivano e bloccano i loro segnalini: prima i laser fissi, poi gli spari nell’ordine dei moli di chi ha sparato. Un segnalino mirato con Controllo di tiro ha il suo posto in quest’ordine come gli altri. Se un segnalino precedente dello stesso passo ha già bloccato il registro mirato, blocca ciò che dice RR-35.
    .title = Ordine dei colpi
rule-RR-34 = Un segnalino Danno si può annullare scartando una carta Opzione di quel robot: una carta per ogni segnalino, quante ne ha. Il suo giocatore decide segnalino per segnalino, sapendo quanti ne arrivano in questo passo.
    .title = Un’Opzione al posto di un danno
rule-RR-35 = Il segnalino Danno che porta un robot a 5 danni o più blocca subito il registro più alto non ancora bloccato, con la carta che vi si trova, giocata o no. Quella carta viene eseguita a ogni turno finché non si sblocca. I danni 5, 6, 7, 8 e 9 bloccano quindi i registri 5, 4, 3, 2 e 1; diversamente solo dopo il Controllo di tiro.
    .title = I danni bloccano i registri
rule-RR-36 = Riparare 1 danno sblocca il registro bloccato più basso, se ce n’è uno, e ne scarta la carta.
    .title = Riparare sblocca i registri
rule-RR-37 = Il decimo danno distrugge il robot. Tutti i robot che arrivano a 10 in uno stesso passo sono distrutti nello stesso momento.
    .title = Dieci danni distruggono
rule-RR-62 = Una carta bloccata resta finché il suo registro non si sblocca. Nessuna Opzione la sostituisce.
    .title = Le carte bloccate restano
rule-RR-63 = I danni fuori dal fuoco dei laser arrivano subito, e il giocatore può annullarli subito (RR-34). I 2 danni di un rientro (RR-39) e i danni che un percorso dà all’inizio non si possono né annullare né far assorbire da un’Opzione, tranne Archivio superiore.
    .title = Altri danni

## Distruzione e rientro

section-destruction = Distruzione e rientro

rule-RR-38 = Un robot distrutto lascia subito la fabbrica. Perde una vita e una carta Opzione, che il suo proprietario sceglie subito, e non partecipa più al turno. Danni e blocchi spariscono; le sue carte si scartano nella preparazione del turno successivo. Senza più vite è eliminato dalla corsa.
    .title = Distrutto
rule-RR-64 = Un robot eliminato se ne va con il suo segnalino Archivio, e le Opzioni che gli restano si scartano. Il suo posto in classifica lo stabilisce RR-65.
    .title = Eliminato
rule-RR-39 = Alla fine del turno i robot distrutti che hanno ancora vite rientrano sul loro segnalino Archivio, nell’ordine in cui sono stati distrutti; se nello stesso momento, nell’ordine dei moli. L’orientamento lo sceglie il giocatore. Un robot rientra con 2 danni.
    .title = Rientro
rule-RR-40 = Se la sua casella d’archivio è occupata o è diventata un pozzo, il robot prende una delle 8 caselle vicine della fabbrica senza robot e senza pozzo; muri e altri elementi non contano. Non può guardare verso un robot nella sua linea di tiro (RR-60) entro 3 caselle. Se nessuna casella vicina offre un orientamento permesso, si usa l’anello successivo verso l’esterno, e così via. Il segnalino Archivio resta dov’è. Chi ottiene la sua casella d’archivio può guardare dove vuole.
    .title = Quando la casella è occupata
rule-RR-41 = Ogni robot che rientra può rientrare spento per il turno successivo, che fosse annunciato o no. RR-11 gli toglie allora i 2 danni.
    .title = Rientrare spento

## Bandiere, riparazioni e preparazione del turno successivo

section-touch = Bandiere, riparazioni, preparazione

rule-RR-42 = Un robot sopravvissuto che alla fine di un registro si trova sulla sua prossima bandiera l’ha toccata. In un registro conta una sola bandiera; quella dopo si può toccare dal registro successivo.
    .title = Toccare le bandiere
rule-RR-43 = Un robot sopravvissuto su una qualunque bandiera o su un sito di riparazione vi sposta il suo segnalino Archivio, che la bandiera conti per lui o no. I moli non valgono.
    .title = Il segnalino Archivio
rule-RR-44 = Alla fine del turno, nell’ordine dei moli: su un sito di riparazione con la chiave o su una bandiera un robot scarta 1 danno; in un’officina (chiave e martello) scarta 1 danno e pesca una carta Opzione, scoperta. Se una bandiera è su una casella di questo tipo, conta solo la casella.
    .title = Riparazioni e carte Opzione
rule-RR-45 = La preparazione del turno successivo si svolge in quest’ordine: (1) riparazioni e carte Opzione (RR-44); (2) i registri non bloccati si svuotano; (3) Opzioni di fine turno, nell’ordine dei moli; (4) i robot spenti lo restano o no (RR-13); (5) i robot distrutti rientrano (RR-39); (6) i robot spenti nel turno successivo scartano i loro danni (RR-11). Un robot che rientra non viene riparato nella stessa preparazione.
    .title = Preparazione del turno successivo
rule-RR-48 = Quando il mazzo Opzioni è esaurito, si rinnova con i suoi scarti. Se sono vuoti entrambi, non si pesca nulla.
    .title = Il mazzo Opzioni

## Fine della corsa

section-ending = Fine della corsa

rule-RR-46 = Vince il primo robot che ha toccato tutte le bandiere in ordine, alla fine di quel registro; più robot nello stesso registro condividono la vittoria. Un robot che ha toccato la sua ultima bandiera ha vinto, anche se viene distrutto più tardi nello stesso registro (RR-C27). Un tavolo può scegliere di continuare per la classifica: allora un robot arrivato lascia la fabbrica, e si finisce quando al massimo un robot è ancora in corsa.
    .title = Vittoria
rule-RR-47 = Se nessuno è arrivato e alla fine di un registro un solo giocatore, nei percorsi a squadre una sola squadra, ha ancora un robot in corsa, vince quello. Se gli ultimi vengono eliminati nello stesso registro, decide RR-65.
    .title = L’ultimo robot
rule-RR-65 = Prima i robot arrivati, secondo il registro d’arrivo; poi quelli ancora in corsa: più bandiere, poi più vite, poi meno danni; poi gli eliminati: registro di eliminazione più tardo, poi più bandiere. Un’eliminazione durante la programmazione (RR-O22) viene dopo il registro 5 del turno precedente e prima del registro 1. A parità di tutto il posto è condiviso. Per un giocatore conta il suo robot in corsa, per una squadra il migliore.
    .title = Classifica
rule-RR-66 = Un tavolo può fissare un limite di turni. Se lo si raggiunge senza vincitore, la classifica la fa RR-65. Senza questa scelta non c’è limite.
    .title = Limite di turni
rule-RR-68 = Una corsa di prova si gioca da soli. RR-47 non vale; il risultato sono il numero di turni e le vite rimaste. Una corsa che finisce prima dell’ultima bandiera non è una vittoria: robot eliminato, limite di turni raggiunto o rinuncia.
    .title = Corsa di prova
rule-RR-69 = Nelle simulazioni, nelle arene e nell’apprendimento il limite di turni (RR-66) è attivo, con 150 turni.
    .title = 150 turni nelle simulazioni

## Percorsi

section-courses = Percorsi

rule-RR-C1 = I percorsi pubblicati si possono giocare. Un percorso che ha una regola speciale si gioca con quella, e ogni regola speciale è una clausola a sé.
    .title = Percorsi pubblicati
rule-RR-C19 = Il numero di giocatori indicato è un consiglio per i percorsi per principianti ed esperti: si può giocare da 2 a 8. È vincolante per i percorsi a squadre (4, 6 o 8) e per Interferenza (da 2 a 4). Non ci sono mai più robot che moli.
    .title = Numero di giocatori
rule-RR-C34 = La fabbrica più grande pubblicata ha 28 × 36 caselle (Follia da maratona). I rettangoli di Follia da maratona e Fabbrica frenetica hanno dei buchi.
    .title = La fabbrica più grande
rule-RR-C35 = Puoi anche costruire un percorso: scegli i tabelloni, come sono girati e dove sono moli e bandiere. I tabelloni stanno su una griglia di 12 × 12 caselle, la banchina con tutto il suo lato anteriore lungo uno di essi. Un percorso ingiocabile viene rifiutato con un motivo: tabelloni che si sovrappongono o non si toccano; una fabbrica oltre 36 × 36; non esattamente una banchina; bandiere non numerate da 1 a n, con n da 1 a 8; due bandiere sulla stessa casella; una bandiera su un pozzo o fuori dalla fabbrica; una bandiera che dal molo 1 non si può raggiungere con passi tra caselle adiacenti senza muro né pozzo. Un percorso costruito non ha regole speciali.
    .title = Costruire un percorso
