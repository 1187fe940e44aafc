### Le regole di Bot Factory, clausola per clausola.

## Materiale

section-components = Materiale

rule-BF-1 = In ognuno dei quattro colori ci sono 4 teste, 4 torsi e 4 gambe: 48 pezzi.
    .title = 48 pezzi colorati
rule-BF-2 = 2 teste, 2 torsi e 2 gambe sono universali. In tutto le tessere pezzo sono 54.
    .title = 6 pezzi universali
rule-BF-3 = 16 meeple robot (4 di ogni colore), 24 progetti (6 di ogni colore), 14 contratti e 4 segnalini valore.
    .title = Meeple e tessere
rule-BF-4 = Ogni giocatore ha 1 operaio e 9 gettoni parola di un colore.
    .title = Operaio e gettoni
rule-BF-142 = Una ruota, un cubetto promemoria, un segnalino distribuzione, una Sandra. Per il solitario Vilela, 4 tessere azione (una per plancia), 4 tessere robot (una per colore), 6 tessere ispezione e 4 tessere compito.
    .title = Tutto il resto
rule-BF-143 = Un gettone speso torna nella riserva, e puoi ottenerlo di nuovo. Un gettone su un contratto ci resta fino alla fine.
    .title = Dove vanno i gettoni spesi
rule-BF-144 = Tutti vedono pezzi, progetti, robot e gettoni di ognuno, il primo pezzo di ogni pila, la ruota, le plance e gli scarti. Nessuno vede il resto delle pile, il mazzo dei progetti e i tre mazzi di Vilela.
    .title = Chi vede che cosa

## Preparazione

section-setup = Preparazione

rule-BF-5 = Da sinistra a destra: Montaggio, Produzione pezzi, Progetti, Finanze.
    .title = Quattro plance
rule-BF-6 = Con 1 o 2 giocatori sulla plancia Montaggio ci sono 3 meeple di ogni colore, con 3 o 4 giocatori 4.
    .title = Quanti meeple robot
rule-BF-7 = Due pezzi colorati pescati a caso stanno scoperti sulle caselle ricambio di sinistra e di destra.
    .title = Due ricambi
rule-BF-8 = All’inizio i quarti con le icone bonus sono in alto e in basso.
    .title = Come sta la ruota
rule-BF-9 = Gli altri pezzi colorati formano una pila mescolata e scoperta per colore, da sinistra a destra rosso, giallo, blu, verde. Si vede solo il primo pezzo.
    .title = Quattro pile
rule-BF-10 = Comincia sopra la pila del colore del ricambio di sinistra.
    .title = Segnalino distribuzione
rule-BF-11 = Le 8 caselle si riempiono in senso orario dall’ingresso sinistro. Ogni pezzo viene dalla pila segnata, poi il segnalino va di una pila a destra, dal verde di nuovo al rosso.
    .title = Riempire la ruota
rule-BF-12 = Dopo gli 8 pezzi il segnalino è di nuovo sopra la pila di partenza.
    .title = Dove finisce il segnalino
rule-BF-13 = 6 progetti pescati a caso stanno scoperti sulla plancia Progetti. Gli altri sono il mazzo coperto.
    .title = Progetti
rule-BF-14 = Stanno scoperti sulla plancia Progetti, divisi in teste, torsi e gambe.
    .title = Pezzi universali
rule-BF-15 = I quattro segnalini valore cominciano a 6.
    .title = Valore 6
rule-BF-16 = 9 contratti pescati a caso occupano le caselle contratto. Gli altri 5 sono fuori dal gioco.
    .title = Nove contratti
rule-BF-17 = Sandra comincia in F3.
    .title = Partenza di Sandra
rule-BF-18 = Ogni giocatore prende l’operaio di un colore.
    .title = Il tuo colore
rule-BF-19 = Ogni giocatore riceve 1 progetto dal mazzo e lo tiene scoperto.
    .title = Un progetto a testa
rule-BF-20 = Il primo giocatore è sorteggiato; da lui l’ordine iniziale va in senso orario.
    .title = Chi è primo
rule-BF-21 = Ogni giocatore riceve 1 gettone parola, l’ultimo dell’ordine iniziale 2.
    .title = Gettoni iniziali
rule-BF-22 = Hai 9 gettoni; finché sono tutti in uso non ne ottieni.
    .title = Mai più di nove
rule-BF-23 = Dall’ultimo al primo dell’ordine, ognuno prende il primo pezzo di una pila qualsiasi.
    .title = Un pezzo a testa

## Il round

section-round = Il round

rule-BF-24 = Un round si compone dello spostamento degli operai, delle azioni e della manutenzione.
    .title = Tre fasi
rule-BF-25 = I round si susseguono finché in quello appena finito si è innescata la fine (BF-118, BF-119).
    .title = Round dopo round

## Fase 1: spostare gli operai

section-move = Fase 1: spostare gli operai

rule-BF-26 = In ordine di turno ognuno sposta il proprio operaio su una casella azione disponibile.
    .title = Uno spostamento a testa
rule-BF-27 = Una casella è disponibile se in quel momento non c’è alcun operaio, né Sandra né Vilela. Anche una casella lasciata prima in questa fase è disponibile.
    .title = Che cosa è disponibile
rule-BF-28 = L’operaio deve spostarsi, e su una plancia diversa dalla sua.
    .title = Un’altra plancia
rule-BF-29 = Nel round 1 gli operai arrivano da fuori su una casella disponibile qualsiasi, nell’ordine iniziale. Vale BF-33.
    .title = Round 1
rule-BF-30 = Una volta piazzati gli operai, l’ordine è sempre quello dei meeple da sinistra a destra, Sandra e Vilela compresi.
    .title = Ordine di turno
rule-BF-31 = Dal round 2 ci si sposta nell’ordine in cui si era sdraiati all’inizio della fase: sempre il più a sinistra ancora sdraiato.
    .title = Ordine degli spostamenti
rule-BF-32 = Chi si è spostato sta in piedi finché non ha agito.
    .title = In piedi
rule-BF-33 = Con 1 o 2 giocatori un operaio non può andare sulla plancia dove Sandra è in quel momento. Sandra può andare dove ci sono operai.
    .title = La plancia di Sandra è chiusa
rule-BF-34 = Nel round 1 Sandra non si sposta.
    .title = Sandra nel round 1
rule-BF-35 = Poi va sulla prima casella disponibile da sinistra a destra, cominciando dalla plancia a destra della sua.
    .title = Dove va Sandra
rule-BF-36 = Salta le plance senza caselle disponibili.
    .title = Plance piene
rule-BF-37 = Dalle Finanze, o se a destra non c’è nulla di libero, riprende da A1, ma mai sulla plancia che lascia.
    .title = Dal capo destro

## Fase 2: eseguire le azioni

section-act = Fase 2: eseguire le azioni

rule-BF-38 = Chi è in piedi agisce, da sinistra a destra, e poi si sdraia.
    .title = Da sinistra a destra
rule-BF-39 = Esegui l’azione principale della tua casella. Prima, in mezzo o dopo puoi usare l’azione dirigenziale della plancia.
    .title = Due azioni
rule-BF-40 = Puoi tralasciare l’una o l’altra. Chi non può o non vuole fare quella principale può fare quella dirigenziale.
    .title = Entrambe facoltative
rule-BF-41 = Se Sandra è sulla tua plancia, in piedi o sdraiata, prima paghi 1 gettone, oppure passi e non fai nessuna delle due azioni. Puoi passare anche se potresti pagare.
    .title = Il prezzo di Sandra
rule-BF-42 = Esegue l’azione della sua plancia, su qualunque casella sia, e si sdraia.
    .title = Sandra agisce
rule-BF-43 = Nel round 1 si sdraia senza agire.
    .title = Sandra riposa
rule-BF-44 = Alla fine del tuo turno d’azione puoi avere 5 pezzi, universali compresi, e 5 progetti. Scarti esattamente quanto è di troppo, a tua scelta. Durante il turno non c’è limite.
    .title = Cinque pezzi, cinque progetti
rule-BF-45 = Contano fra i 5 e non si scartano mai.
    .title = Progetti completati

## Montaggio

section-assembly = Montaggio

rule-BF-46 = Una colonna contiene una testa, un torso e un paio di gambe, piazzati in qualsiasi ordine.
    .title = Tre per colonna
rule-BF-47 = Un pezzo va sulla casella vuota del suo tipo nella colonna del suo colore; uno universale in ogni colonna.
    .title = Dove va un pezzo
rule-BF-48 = Piazza 1 pezzo.
    .title = A1
rule-BF-49 = Piazza 1 o 2 pezzi.
    .title = A2
rule-BF-50 = Piazza da 1 a 3 pezzi e paga per questo 1 gettone. Chi non paga può comunque usare l’azione dirigenziale.
    .title = A3
rule-BF-51 = Più pezzi possono andare in colonne diverse.
    .title = Colonne diverse
rule-BF-52 = Il primo pezzo di una colonna frutta 2 gettoni.
    .title = Il primo pezzo
rule-BF-53 = Il secondo pezzo di una colonna frutta 2 gettoni.
    .title = Il secondo pezzo
rule-BF-54 = Il terzo pezzo completa un robot: prendi un meeple del colore della colonna e mettilo su un tuo progetto libero di quel colore, che così è completato. Non frutta gettoni.
    .title = Il terzo pezzo
rule-BF-55 = Puoi piazzare un terzo pezzo solo se hai un progetto incompleto di quel colore.
    .title = Solo con un progetto
rule-BF-56 = Non importa chi ha piazzato gli altri due pezzi.
    .title = Chiunque abbia cominciato
rule-BF-57 = Dopo queste ricompense, per ogni casella con icona pezzo che hai coperto in questa azione, puoi pagare 1 gettone e prendere il primo pezzo di una pila qualsiasi.
    .title = Icone pezzo
rule-BF-58 = Una colonna completa resta piena fino alla manutenzione.
    .title = Piena fino alla manutenzione
rule-BF-59 = Paga 1 gettone per scambiare un tuo pezzo con un ricambio, quante volte vuoi.
    .title = Azione dirigenziale: scambiare
rule-BF-60 = Scarta entrambi i ricambi e li sostituisce dalla pila segnata; il segnalino avanza ogni volta.
    .title = Sandra
rule-BF-61 = Quando si deve pescare da una pila vuota, prima gli scarti di quel colore si mescolano in una nuova pila scoperta.
    .title = Una pila vuota
rule-BF-62 = Se la colonna del colore della sua tessera robot contiene esattamente 2 pezzi, si scartano entrambi. Altrimenti un meeple robot di quel colore lascia la plancia. Il suo valore non cambia.
    .title = Vilela

## Produzione pezzi

section-production = Produzione pezzi

rule-BF-63 = Ottieni 1 gettone e fino a 3 crediti di movimento.
    .title = P1
rule-BF-64 = Fino a 4 crediti di movimento.
    .title = P2
rule-BF-65 = Fino a 6 crediti di movimento. Quelli non usati vanno persi.
    .title = P3
rule-BF-66 = Per 1 credito la ruota gira di un quarto in senso orario.
    .title = Girare la ruota
rule-BF-67 = Dopo un giro ogni ingresso vuoto si riempie subito con il primo pezzo di una pila a tua scelta, prima il sinistro. Non costa crediti.
    .title = Riempire gli ingressi
rule-BF-68 = Questo riempimento non muove il segnalino distribuzione.
    .title = Il segnalino resta
rule-BF-69 = Per 1 credito prendi il pezzo di una delle due uscite.
    .title = Prelevare
rule-BF-70 = Se la casella da cui prelevi ha le icone bonus, puoi pagare 1 gettone per piazzare un tuo pezzo, con le solite limitazioni e ricompense.
    .title = Bonus della ruota
rule-BF-71 = Questo piazzamento non dà l’azione dirigenziale del Montaggio.
    .title = Nessuna azione dirigenziale
rule-BF-72 = Il bonus può capitare più volte in un turno.
    .title = Più volte
rule-BF-73 = I crediti si spendono in qualsiasi ordine. Un bonus li interrompe, e quel che resta prosegue dopo.
    .title = Mescolare
rule-BF-74 = Scarta 3 tuoi pezzi e prendi il primo pezzo di una pila qualsiasi.
    .title = Azione dirigenziale: tre per uno
rule-BF-75 = Riempie tutte le caselle vuote della ruota in senso orario dall’ingresso sinistro, senza girarla. Ogni pezzo viene dalla pila segnata, e il segnalino avanza ogni volta.
    .title = Sandra
rule-BF-76 = Si scartano tutti i pezzi sulla ruota del colore della sua tessera robot.
    .title = Vilela

## Progetti

section-project = Progetti

rule-BF-77 = Prendi 1 progetto qualsiasi della plancia.
    .title = J1
rule-BF-78 = Prendi 1 o 2 progetti, dall’una o dall’altra colonna.
    .title = J2
rule-BF-79 = I progetti presi non si sostituiscono subito. Solo Sandra e la manutenzione riempiono.
    .title = Nessun rimpiazzo
rule-BF-80 = Chi prende il progetto in fondo alla colonna sinistra può pagare 1 gettone per piazzare un pezzo, con le solite limitazioni e ricompense, senza azione dirigenziale.
    .title = In basso a sinistra
rule-BF-81 = Chi prende il progetto in fondo alla colonna destra ottiene 1 gettone.
    .title = In basso a destra
rule-BF-82 = Scarta 2 tuoi progetti incompleti e prendi da questa plancia un pezzo universale a scelta.
    .title = Azione dirigenziale: due per un pezzo universale
rule-BF-83 = Un pezzo universale va sulla casella del suo tipo in ogni colore.
    .title = Che cosa vuol dire universale
rule-BF-84 = Scarta i progetti della fila inferiore; gli altri scivolano in giù nelle colonne, e tutte le caselle vuote si riempiono dal mazzo.
    .title = Sandra
rule-BF-85 = Si scartano dalla plancia tutti i progetti del colore della sua tessera robot. Nulla scivola e nulla si riempie.
    .title = Vilela

## Finanze

section-finance = Finanze

rule-BF-86 = Spendi in tutto fino a 2, 3 o 4 gettoni per aumentare valori e prenotare contratti, mescolando e ripetendo a piacere. Altri pagamenti non contano.
    .title = F1, F2, F3
rule-BF-87 = Anche i gettoni che ottieni durante il turno si possono spendere, entro lo stesso massimo.
    .title = Gettoni ottenuti strada facendo
rule-BF-88 = Per 1 gettone il valore di un colore sale di 1 casella.
    .title = Aumentare un valore
rule-BF-89 = Nessun valore supera 15.
    .title = Mai oltre 15
rule-BF-90 = Far superare una linea a un valore ti dà il suo bonus, subito e gratis: piazzare un pezzo o prendere un progetto, con le solite limitazioni e ricompense. Quel che non si usa subito è perso.
    .title = Linee bonus
rule-BF-91 = La plancia Finanze non ne ha.
    .title = Nessuna azione dirigenziale
rule-BF-92 = Paga il prezzo della fila, da 1 a 3 gettoni. Uno va sulla casella libera più preziosa del contratto, gli altri nella riserva.
    .title = Prenotare un contratto
rule-BF-93 = Un contratto prenotato resta dov’è.
    .title = Il contratto resta
rule-BF-94 = Puoi prenotare un contratto una volta sola.
    .title = Una volta a testa
rule-BF-95 = Al massimo 2 giocatori possono prenotare lo stesso contratto.
    .title = Due al massimo
rule-BF-96 = Il prezzo intero deve rientrare in quanto la tua casella permette ancora.
    .title = Il prezzo intero
rule-BF-97 = Il colore di valore più basso sale di 1. Se 2 o 3 sono i più bassi insieme, ognuno sale di 1; se lo sono tutti e quattro, non succede nulla.
    .title = Sandra
rule-BF-98 = Il valore del colore della sua tessera robot scende di 1 se può. Poi si rivela una tessera ispezione, e scegli 2 dei 3 contratti che indica: si tolgono.
    .title = Vilela
rule-BF-99 = I contratti con un gettone restano. Se se ne può togliere solo 1, si toglie quello; se nessuno, non succede nulla. I contratti tolti sono fuori dal gioco, le loro caselle restano vuote.
    .title = Che cosa non si toglie

## Fase 3: manutenzione

section-maintenance = Fase 3: manutenzione

rule-BF-145 = La manutenzione comincia quando tutti sono sdraiati, Sandra e Vilela compresi. Prima le colonne (BF-100, BF-101), poi i progetti (BF-102).
    .title = Quando
rule-BF-100 = I pezzi colorati di una colonna piena si scartano, quelli universali tornano sulla plancia Progetti.
    .title = Svuotare le colonne
rule-BF-101 = Per ognuno di questi robot il valore del suo colore scende di 1 casella.
    .title = I valori scendono
rule-BF-102 = La fila inferiore della plancia Progetti si scarta, gli altri scivolano in giù, e il mazzo riempie il resto.
    .title = Nuovi progetti
rule-BF-103 = I progetti scartati si mescolano in un nuovo mazzo quando serve.
    .title = Un mazzo vuoto
rule-BF-104 = Tutti i meeple restano sdraiati sulle loro caselle.
    .title = Tutti restano

## In due

section-two-players = In due

rule-BF-105 = Ci sono 3 meeple robot di ogni colore (BF-6), e la plancia di Sandra è chiusa (BF-33). Il resto è uguale.
    .title = Due differenze

## Il solitario: Ispezione

section-inspection = Il solitario: Ispezione

rule-BF-106 = Come per 2 giocatori. Cominci con 1 gettone, 1 progetto e 1 pezzo.
    .title = Preparazione
rule-BF-107 = Scegli o peschi 1 tessera compito.
    .title = Un compito
rule-BF-108 = Le tessere azione, robot e ispezione di Vilela sono tre mazzi mescolati e coperti.
    .title = Tre mazzi
rule-BF-109 = Vilela comincia in F1.
    .title = Partenza di Vilela
rule-BF-110 = Per il resto valgono le regole per 2 giocatori.
    .title = Come in due
rule-BF-111 = Un mazzo vuoto di Vilela si rinnova con i suoi scarti.
    .title = Mazzi vuoti
rule-BF-112 = Nel round 1 Vilela non si sposta e non agisce.
    .title = Round 1
rule-BF-113 = Poi, quando tocca a lui spostarsi, si rivelano 1 tessera azione e 1 tessera robot. Va sulla casella libera più a sinistra della plancia indicata.
    .title = Come si sposta Vilela
rule-BF-148 = Entrambe le tessere restano visibili fino al suo prossimo spostamento. Il compito è noto dall’inizio.
    .title = Che cosa resta visibile
rule-BF-114 = Se la tessera indica la plancia dov’è, si pesca un’altra tessera azione.
    .title = Cambia plancia
rule-BF-115 = Esegue la sua azione della plancia con il colore della sua tessera robot (BF-62, BF-76, BF-85, BF-98) e si sdraia.
    .title = Come agisce Vilela
rule-BF-116 = Se toglie l’ultimo meeple di un colore, innesca la fine.
    .title = Vilela può finire la partita
rule-BF-117 = Senza il tuo compito perdi. Con il compito, fino a 19 punti la prestazione è scarsa, da 20 a 49 adeguata, da 50 in su esemplare.
    .title = Risultato

## Fine e punteggio

section-end = Fine e punteggio

rule-BF-118 = La fine si innesca quando di un colore non resta alcun meeple robot sulla plancia Montaggio.
    .title = Un colore è esaurito
rule-BF-119 = La fine si innesca quando un giocatore ha completato 5 robot.
    .title = Cinque robot
rule-BF-149 = Un tavolo può fissare un limite di round; allora la partita finisce dopo la manutenzione di quel round. Ai tavoli altrimenti non c’è; le simulazioni finiscono dopo 300 round.
    .title = Limite di round
rule-BF-120 = Il round si gioca fino in fondo, manutenzione compresa; poi la partita è finita.
    .title = L’ultimo round
rule-BF-121 = Ogni robot completato vale quanto il suo colore dopo l’ultima manutenzione.
    .title = Robot
rule-BF-122 = Ogni robot può servire per un contratto che hai prenotato.
    .title = Robot per i contratti
rule-BF-123 = Un contratto completato dà i punti sotto il tuo gettone e i punti a lato della sua fila.
    .title = Contratti completati
rule-BF-124 = Un contratto prenotato e non completato del tutto costa i punti sotto il tuo gettone.
    .title = Altri contratti
rule-BF-125 = Ogni coppia di gettoni in mano dà 1 punto.
    .title = Gettoni
rule-BF-126 = Ogni pezzo avanzato costa 1 punto.
    .title = Pezzi
rule-BF-127 = Ogni progetto incompleto costa 2 punti.
    .title = Progetti
rule-BF-128 = Vince il totale più alto. In caso di parità decidono più robot, poi un numero dispari di gettoni; altrimenti la vittoria si divide.
    .title = Chi vince

## Tessere produzione e robot universale

section-expansion = Tessere produzione e robot universale

rule-BF-146 = Sono facoltative: nessuna, Variante 1 o Variante 2. Stanno scoperte accanto alla plancia Finanze.
    .title = Tessere produzione
rule-BF-147 = È un’aggiunta possibile a entrambe le varianti: all’inizio sta sulla plancia Progetti, e la settima tessera entra nell’offerta.
    .title = Robot universale
rule-BF-129 = Quando prenoti il tuo primo contratto, e solo allora, puoi prendere una tessera.
    .title = Variante 1: prendere una tessera
rule-BF-130 = Si usa una volta nella partita, da un turno successivo. Nessuno ne riceve una seconda.
    .title = Variante 1: usarla
rule-BF-131 = Nel tuo spostamento o nel tuo turno d’azione puoi prendere una delle tessere rimaste e usarla subito, quando si presta (BF-Q55). Resta davanti a te come promemoria: una tessera per giocatore e partita.
    .title = Variante 2
rule-BF-132 = Non paghi nulla per la presenza di Sandra e ottieni invece 1 gettone.
    .title = Favore di Sandra
rule-BF-133 = Spendi 1 gettone in meno sulla plancia Finanze, ma almeno 1.
    .title = Sconto finanze
rule-BF-134 = Paga 1 gettone per una di queste cose: il primo pezzo di una pila, un progetto della plancia, o piazzare un pezzo.
    .title = Uno su tre
rule-BF-135 = Il valore di un colore sale di 1.
    .title = Valore in rialzo
rule-BF-136 = Se quando ti sposti tutte le caselle della plancia voluta sono occupate, mettiti alla loro destra e usa l’azione della casella alla tua sinistra.
    .title = Posto supplementare
rule-BF-137 = L’azione dirigenziale della plancia Progetti ti costa solo 1 progetto.
    .title = Basta un progetto
rule-BF-138 = Prendi un pezzo universale qualsiasi dalla plancia Progetti, oppure usa BF-139.
    .title = Un pezzo universale
rule-BF-139 = Restituisci alla plancia Progetti 2 pezzi universali di tipo diverso, prendi il robot universale e mettilo su un tuo progetto incompleto di qualsiasi colore.
    .title = Il robot universale
rule-BF-140 = Il robot universale conta come un robot del colore del suo progetto, per i cinque robot di BF-119 e nel punteggio.
    .title = Per che cosa conta
rule-BF-141 = I bonus che derivano da queste azioni valgono comunque.
    .title = Altri bonus

## Dove le edizioni differiscono

section-languages = Dove le edizioni differiscono

rule-BF-D1 = Il testo inglese di J2 manca; quello francese e il titolo inglese concordano.
    .title = J2
rule-BF-D2 = Solo il testo francese conserva l’introduzione, la nota sui gettoni ottenuti e il massimo di 15.
    .title = Finanze
rule-BF-D3 = La frase inglese è troncata; seguiamo quella francese.
    .title = Sandra alle Finanze
rule-BF-D4 = Entrambi i testi parlano di colori al plurale. Poiché il prezzo vale per un gettone, ogni gettone alza un colore di una casella.
    .title = Un colore per volta
rule-BF-D5 = In inglese le icone sono sopra una casella, in francese su di essa. In entrambi appartengono alla casella della ruota.
    .title = Icone della ruota
rule-BF-D6 = Una frase francese alimenta le pile dalla ruota. È la ruota a essere alimentata.
    .title = Alimentare la ruota
rule-BF-D7 = Il testo inglese scarta entrambi i pezzi, quello francese li toglie. Vanno fra gli scarti, gli universali sulla plancia Progetti.
    .title = Vilela al Montaggio
rule-BF-D8 = Le edizioni fissano la ruota in modi diversi. Sul gioco non ha effetto.
    .title = Montare la ruota
rule-BF-D9 = Il riassunto per 2 giocatori dà un altro numero a un passo della preparazione. Non ne dipende nulla.
    .title = Un errore di numero
rule-BF-D10 = Il testo inglese contiene 7, 5 e 2 senza un posto. Li leggiamo come i punti a lato delle file.
    .title = Tre numeri isolati
rule-BF-D11 = Due recensioni danno 2 pezzi a testa, entrambi i regolamenti 1.
    .title = Un pezzo all’inizio
rule-BF-D12 = Il foglio parla di sei tessere produzione e descrive sette effetti. Il settimo appartiene al robot universale ed è offerto solo con lui.
    .title = Sei o sette tessere
rule-BF-D13 = Un titolo del foglio è rimasto in inglese. Nessun effetto.
    .title = Un titolo
rule-BF-D14 = La scatola dice 2022, i negozi 2023.
    .title = L’anno
rule-BF-D15 = La riga inglese sulla seconda ricompensa è guasta; quella francese è chiara.
    .title = Il secondo pezzo
rule-BF-D16 = Alcune frasi dicono che tutti i robot di un colore sono completati, un’altra che non ne resta sulla plancia. Decide quest’ultima, chiunque abbia preso i meeple.
    .title = Un colore è esaurito

## Chiarimenti

section-rulings = Chiarimenti

rule-BF-Q1 = Contano fra i tuoi 9: ottieni al massimo quelli che non sono né in mano né su contratti.
    .title = Gettoni sui contratti
rule-BF-Q2 = No. Il suo prezzo si paga prima di tutto.
    .title = Pagare Sandra con gettoni di questo turno
rule-BF-Q3 = Chi passa non ottiene il gettone, perché non c’è azione principale.
    .title = Passare in P1
rule-BF-Q4 = È dovuto sulla plancia Finanze: solo lo spostamento e l’azione di Sandra non avvengono.
    .title = Il prezzo nel round 1
rule-BF-Q5 = Costa 2 gettoni in tutto, prima il suo prezzo. Con 1 solo non resta nulla di ciò che costa un gettone.
    .title = A3 sotto Sandra
rule-BF-Q6 = A Produzione e Progetti una volta per turno; lo scambio al Montaggio quante volte si vuole.
    .title = Quante azioni dirigenziali
rule-BF-Q7 = L’azione dirigenziale può stare fra due passi qualsiasi: pezzi, crediti, progetti.
    .title = In mezzo all’azione principale
rule-BF-Q8 = Dopo l’ultimo pezzo dell’azione; un pezzo preso così non si può più piazzare nella stessa azione. Con un piazzamento bonus, subito dopo.
    .title = Quando si usano le icone
rule-BF-Q9 = Le icone valgono anche per i pezzi piazzati come bonus.
    .title = Icone e bonus
rule-BF-Q10 = Allora non si può piazzare un terzo pezzo.
    .title = Nessun meeple rimasto
rule-BF-Q11 = Tre pezzi non sono due: si toglie un meeple.
    .title = Vilela e una colonna piena
rule-BF-Q12 = Tornano sempre sulla plancia Progetti.
    .title = Pezzi universali scartati
rule-BF-Q13 = Si scambia come ogni altro pezzo.
    .title = Scambiare un pezzo universale
rule-BF-Q14 = Il bonus appartiene alla casella in fondo. Quando è vuota, non ce n’è fino al riempimento.
    .title = Progetti in fondo
rule-BF-Q15 = Se mazzo e scarti sono vuoti, delle caselle restano vuote.
    .title = Nessun progetto
rule-BF-Q16 = Se una pila e i suoi scarti sono vuoti, nessuno può sceglierla. Il segnalino passa alla prossima pila che ha un pezzo, poi avanza di una. Se non ce n’è, la casella resta vuota e il segnalino fermo.
    .title = Nessun pezzo di un colore
rule-BF-Q17 = Sì, finché c’è un pezzo.
    .title = Gli ingressi vanno riempiti
rule-BF-Q18 = Solo il tuo aumento dà un bonus, mai quello di Sandra.
    .title = L’aumento di Sandra e le linee
rule-BF-Q19 = Dopo una discesa, superare la linea dà di nuovo il suo bonus.
    .title = Una linea di nuovo
rule-BF-Q20 = Un valore che non può scendere resta. Il più basso è 1; è ricostruito, nessun testo lo nomina.
    .title = Il valore più basso
rule-BF-Q21 = Dai Progetti Sandra riprende allora dal capo sinistro.
    .title = Le Finanze sono piene
rule-BF-Q22 = La plancia Finanze è chiusa, perché c’è Sandra.
    .title = In due, round 1
rule-BF-Q23 = Allora si pesca un’altra tessera azione, come se fosse la sua plancia.
    .title = Vilela non trova caselle
rule-BF-Q24 = La prima tessera azione si scarta. La tessera robot non si pesca di nuovo.
    .title = Pescare di nuovo
rule-BF-Q25 = Non costa nulla e non chiude plance.
    .title = La presenza di Vilela
rule-BF-Q26 = Non si può. Il gioco assegna i tuoi robot in modo che il tuo totale sia il più alto (per un compito vedi BF-Q51).
    .title = Un robot, due contratti
rule-BF-Q27 = Quel che a un contratto non serve resta libero.
    .title = Più robot del necessario
rule-BF-Q28 = Più robot in un turno possono diventare più di 5. Restano; allora si scartano solo progetti incompleti.
    .title = Più di cinque robot
rule-BF-Q29 = Fra chi è pari, chi ha un numero dispari divide la vittoria; se non ce l’ha nessuno, tutti. Contano solo i gettoni in mano.
    .title = Dispari in caso di parità
rule-BF-Q30 = In solitario è una prestazione scarsa.
    .title = Un totale sotto 0
rule-BF-Q31 = Nel punteggio finale, con gli ultimi valori; anche più robot del richiesto bastano.
    .title = Quando si controllano i compiti
rule-BF-Q32 = Toglie 1 gettone da un pagamento del turno: un contratto da 2 o 3, o un aumento dopo averne speso almeno 1. Per il massimo contano i gettoni spesi davvero.
    .title = Lo sconto
rule-BF-Q33 = Nell’ordine sta fra la plancia e la successiva. Cambio di plancia, plancia chiusa e prezzo di Sandra valgono ancora. Esiste solo per questo operaio.
    .title = Il posto supplementare
rule-BF-Q34 = Non ha colonna: nessun valore scende, nessun meeple lascia la plancia.
    .title = Robot universale e manutenzione
rule-BF-Q35 = È sorteggiato.
    .title = Primo giocatore
rule-BF-Q36 = L’ordine all’inizio della fase e il meeple sdraiato più a sinistra danno sempre lo stesso.
    .title = Ordine durante gli spostamenti
rule-BF-Q37 = Quando si pesca, non prima. Puoi scegliere una pila vuota il cui colore ha scarti; il pezzo si conosce dopo la mescolata.
    .title = Quando si rinnova una pila
rule-BF-Q38 = Pezzi e progetti non si scartano a piacere, solo con le azioni dirigenziali e il limite di cinque.
    .title = Liberarsi di qualcosa
rule-BF-Q39 = Ricambi: sinistra, poi destra. La ruota come in BF-11. I progetti scivolano in ordine; poi si riempie la fila inferiore, sinistra e destra, quella di mezzo, quella superiore.
    .title = Ordine dei riempimenti
rule-BF-Q40 = Solo aumenti e prenotazioni: non il prezzo di Sandra, non un piazzamento pagato, non le icone pezzo.
    .title = Che cosa conta per il massimo
rule-BF-Q41 = Conta solo la plancia del tuo operaio: né prezzo né plancia chiusa.
    .title = Sandra dove agisce un bonus
rule-BF-Q42 = Subito, prima di ogni altro passo. Quel che si rifiuta o non è possibile è perso.
    .title = Fino a quando un bonus
rule-BF-Q43 = Prima si finisce quello interno; poi l’azione esterna riprende da dove si era fermata.
    .title = Un bonus in un bonus
rule-BF-Q44 = Va perso, senza sostituto.
    .title = Un bonus senza mezzi
rule-BF-Q45 = Ottenerlo è il primo passo dell’azione principale. Tutti i crediti possono andare persi.
    .title = Il gettone di P1
rule-BF-Q46 = Con il primo pezzo, prima della sua ricompensa.
    .title = Quando si paga A3
rule-BF-Q47 = Ogni tuo pezzo, anche appena preso. Un progetto appena preso conta per BF-55.
    .title = Che cosa usa un piazzamento bonus
rule-BF-Q48 = Due incompleti qualsiasi, anche appena presi. Un tipo che non è sulla plancia non si può prendere; se non ce n’è alcuno, l’azione è chiusa.
    .title = Quali progetti per un pezzo universale
rule-BF-Q49 = Tre qualsiasi, anche universali e appena prelevati.
    .title = Quali tre pezzi
rule-BF-Q50 = Uno scambio richiede un pezzo da entrambe le parti.
    .title = Un pallet vuoto
rule-BF-Q51 = Un’assegnazione che completa 3 contratti viene prima di un totale più alto con meno.
    .title = Il compito dei tre contratti
rule-BF-Q52 = Contiene tutte le sue tessere: quella dell’ultimo round e le rifiutate si scartano prima di pescare la prossima.
    .title = Un mazzo rinnovato di Vilela
rule-BF-Q53 = Non succede nulla. I meeple che ha tolto sono fuori dal gioco e non contano per nessuno.
    .title = Vilela non trova meeple
rule-BF-Q54 = Scegli quali, ma se ne tolgono 2 dove se ne possono togliere 2.
    .title = Risparmiare contratti
rule-BF-Q55 = Il favore quando il prezzo è dovuto, lo sconto in un tuo turno alle Finanze, il posto supplementare nel tuo spostamento, il singolo progetto con quell’azione dirigenziale, le altre fra due passi del tuo turno d’azione. Mai in un turno passato.
    .title = Quando si usano le tessere
rule-BF-Q56 = Dal tuo prossimo spostamento. Chi non prende una tessera subito dopo la prima prenotazione non la prende più tardi.
    .title = Da un turno successivo
rule-BF-Q57 = Nessuna plancia aperta può essere piena, perciò questa tessera manca.
    .title = Posto supplementare con 1 o 2 giocatori
rule-BF-Q58 = Quella della casella più a destra: A3 con il suo prezzo, P3, J2 o F3.
    .title = Posto supplementare: quale azione
rule-BF-Q59 = Come per le azioni che imitano: limitazioni, ricompense, bonus e linee valgono, e un valore di 15 non sale.
    .title = Limiti delle tessere
rule-BF-Q60 = Conta per contratti, compiti e parità, non per BF-118, e non richiede un meeple del suo colore.
    .title = Il robot universale altrove
rule-BF-Q61 = Sono permesse.
    .title = Tessere produzione in solitario
rule-BF-Q62 = Chi ostacola potrebbe andare avanti per sempre, da cui BF-149.
    .title = Nessun limite nelle regole
rule-BF-Q63 = I suoi progetti si possono ancora prendere.
    .title = Un colore senza meeple
rule-BF-Q64 = Restano vuoti finché la ruota gira o Sandra la riempie.
    .title = Ingressi svuotati da Vilela
