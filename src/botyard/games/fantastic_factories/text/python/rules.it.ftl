### Le regole di Fantastic Factories, articolo per articolo.
###
### Un messaggio per ogni articolo di rules.toml: il testo è l’articolo,
### l’attributo il suo titolo. Tutte le lingue dicono lo stesso.

## Materiale e preparazione

section-components = Materiale e preparazione

rule-FF-1 = Ognuno ha una Sede centrale, quattro dadi, 1 metallo, 2 energia e quattro progetti che gli altri non vedono. Non ci sono ancora merci, e il complesso è vuoto. Il colore non ha effetto.
    .title = Con che cosa si comincia
rule-FF-2 = Quattro progetti e quattro appaltatori sono scoperti, negli spazi da 1 a 4. Sopra ogni spazio degli appaltatori sta uno dei quattro segnalini Attrezzo; si mettono a caso e restano lì per tutta la partita.
    .title = Il mercato
rule-FF-58 = Prima si trova il primo giocatore. Poi, in senso orario da lui, si danno quattro carte a testa; poi la fila dei progetti e quella degli appaltatori, spazio per spazio; poi i segnalini Attrezzo; in solitario per ultime le carte di La Macchina.
    .title = Ordine della preparazione
rule-FF-59 = Tutti vedono risorse, merci, complessi, dadi, che cosa ognuno ha usato, gli appaltatori ingaggiati che aspettano, quante carte hanno le mani e i mazzi, e le due pile degli scarti. Nascosti sono le carte in mano altrui e i mazzi. Ciò che si scarta o si rivela lo vedono tutti; ciò che si pesca solo chi pesca. Il lavoro si vede mentre accade.
    .title = Che cosa è visibile e che cosa nascosto
rule-FF-3 = Risorse, merci e dadi bastano sempre.
    .title = Nulla si esaurisce
rule-FF-4 = Quando serve una carta e il suo mazzo è vuoto, e non prima, la sua pila degli scarti si mescola in un nuovo mazzo. Se entrambi sono vuoti, non si pesca nulla.
    .title = Un mazzo vuoto
rule-FF-5 = Il primo giocatore si sorteggia; alla fine di ogni round il segnalino passa in senso orario.
    .title = Primo giocatore

## Il round

section-round = Il round

rule-FF-6 = Un round è una fase di mercato, poi una fase di lavoro.
    .title = Due fasi
rule-FF-7 = Dal primo giocatore in senso orario ognuno va una volta al mercato e deve prendere un progetto o ingaggiare un appaltatore. Nessuno può passare o pescare alla cieca; l’unica eccezione è FF-60.
    .title = Ognuno una volta al mercato
rule-FF-60 = Chi non trova progetti al mercato e non può pagare nessun appaltatore può finire il turno di mercato senza carta.
    .title = Quando non si può avere nulla
rule-FF-8 = Una volta per round, prima di scegliere, si può pagare 1 metallo o 1 energia e scartare un’intera fila; si rivelano quattro carte nuove. La vecchia fila è già negli scarti prima di ciò. I segnalini restano. Una fila vuota non si scarta. La scelta resta da fare.
    .title = Scartare una fila
rule-FF-9 = Un progetto del mercato va in mano e non costa nulla.
    .title = Prendere un progetto
rule-FF-10 = Per ingaggiare un appaltatore scarti dalla mano un progetto con l’attrezzo sopra il suo spazio e paghi l’energia stampata. Agisce subito e si scarta.
    .title = Ingaggiare
rule-FF-11 = Uno spazio vuoto riceve subito una carta nuova; le altre carte non si muovono.
    .title = Il vuoto si riempie
rule-FF-61 = Dopo ogni turno di mercato, all’inizio di ogni fase di mercato e dopo che La Macchina è stata al mercato, ogni spazio vuoto si riempie, prima i progetti, da 1 a 4, finché ci sono carte.
    .title = Quando si completa il mercato
rule-FF-12 = Prima si paga, poi l’appaltatore agisce, poi si scarta, poi il suo spazio si riempie.
    .title = Pagare, agire, scartare, riempire
rule-FF-62 = Nulla nella fase di lavoro prende, aggiunge o sposta una carta del mercato.
    .title = Il lavoro non tocca il mercato
rule-FF-13 = Si tirano tutti i dadi, poi tutti lavorano insieme; chi pesca prima riceve la prima carta, e la registrazione tiene quest’ordine. Un tavolo può scegliere invece di lavorare uno dopo l’altro, in senso orario.
    .title = Tutti lavorano
rule-FF-63 = I quattro dadi propri e quelli della Manodopera si tirano insieme, un giocatore dopo l’altro dal primo, comunque si lavori. Solo chi ha un Caposquadra sceglie prima; nessuno aspetta per questo.
    .title = Il tiro
rule-FF-14 = Costruire, piazzare dadi e usare carte si mescolano a piacere; ciò che ottieni si usa subito.
    .title = In qualunque ordine
rule-FF-15 = Finisci tu il tuo lavoro. Allora tieni al massimo 12 tra metallo ed energia e al massimo 10 progetti; scegli che cosa va, esattamente l’eccedenza. Le merci non contano. In nessun altro momento c’è un limite.
    .title = La fine del tuo lavoro
rule-FF-64 = Un lavoro finito non si riprende. Quando tutti hanno finito, i dadi tornano, i dadi in più e gli appaltatori non usati si perdono, ogni carta si può usare di nuovo, e il segnalino passa.
    .title = La fine del round
rule-FF-16 = Un dado si usa una volta per round. Può restare inutilizzato, ma non si conserva.
    .title = Ogni dado una volta

## Costruire

section-building = Costruire

rule-FF-17 = Nella fase di lavoro costruisci un progetto dalla mano: ne scarti un altro con lo stesso attrezzo, anche una seconda copia, e paghi metallo ed energia. Puoi costruire finché puoi pagare.
    .title = Quanto costa costruire
rule-FF-65 = Tutto è pagato, la carta sta nel complesso, poi Deposito di rottami e Impianto solare danno. Ciò che danno non può pagare la costruzione che li fa scattare.
    .title = Ordine di una costruzione
rule-FF-18 = Nessuno costruisce due carte dello stesso nome, tranne Fiaccola e Obelisco.
    .title = Ogni nome una volta
rule-FF-19 = La prima Fiaccola di un complesso vale 2 prestigio, la seconda 3, la terza 4, la quarta 5; tutte e quattro 14.
    .title = Fiaccola
rule-FF-66 = Ogni Obelisco vale 2 prestigio. Se ne può costruire un numero qualsiasi.
    .title = Obelisco
rule-FF-20 = Vale 3 prestigio e costa 1 metallo in meno per ogni Monumento nel tuo complesso, mai meno di 0. L’energia e lo scarto restano.
    .title = Megalite
rule-FF-21 = Una carta si può usare già nel round in cui è costruita.
    .title = Subito

## Sede centrale

section-headquarters = Sede centrale

rule-FF-22 = Un dado qualsiasi: pesca 1 progetto.
    .title = Ricerca
rule-FF-23 = Un 1, un 2 o un 3: ottieni altrettanta energia.
    .title = Generatore
rule-FF-24 = Un 4, un 5 o un 6: ottieni 1 metallo.
    .title = Miniera
rule-FF-25 = Ogni piano accoglie tre dadi per round.
    .title = Tre spazi
rule-FF-26 = Un dado uguale a uno dello stesso piano rende 1 in più di ciò che dà il piano, al Generatore 1 energia; un terzo dado uguale rende ancora 1 in più. Non serve piazzarli insieme.
    .title = Bonus di squadra
rule-FF-67 = Un piano dà subito, dado per dado. Un dado piazzato resta fino alla fine del round e non cambia più.
    .title = Dado per dado
rule-FF-27 = Le carte pescate lavorando vengono dal mazzo, mai dal mercato.
    .title = Carte della fase di lavoro

## Usare le carte

section-activating = Usare le carte

rule-FF-28 = Una carta del tuo complesso si usa nella fase di lavoro, al massimo una volta per round: spendi tutto ciò che sta a sinistra e ottieni tutto ciò che sta a destra. Laboratorio, Deposito di rottami e Impianto solare scattano da sé.
    .title = Usare una carta
rule-FF-68 = Spendi ciò che avevi prima; ciò che una carta dà non la paga mai. Tutto si sceglie prima di pescare o tirare. Poi si ottiene tutto, e il Laboratorio viene per ultimo.
    .title = Spendere, poi ottenere
rule-FF-69 = Se una carta chiede progetti scartati, va bene qualsiasi progetto della mano, con qualunque attrezzo.
    .title = Scartare per una carta
rule-FF-70 = Si può piazzare un dado e usare una carta anche se non c’è nulla da pescare; si pesca ciò che c’è.
    .title = Nessuna carta da pescare
rule-FF-29 = Una carta senza spazio per dadi si usa senza dado. I Monumenti non si usano mai.
    .title = Senza dado

## Formazione

section-training = Formazione

rule-FF-30 = Costano 1 energia, non prendono dadi e cambiano dadi liberi, anche quelli in più. Senza un dado da cambiare non si usano.
    .title = Carte Formazione
rule-FF-30a = 1 energia: un dado si gira sulla faccia opposta; insieme fanno 7.
    .title = Dojo
rule-FF-30b = 1 energia: un dado sale di 1, ma non un 6.
    .title = Palestra
rule-FF-30c = 1 energia: un dado scende di 1, ma non un 1.
    .title = Centro fitness
rule-FF-30d = 1 energia in tutto: ritira quanti dadi vuoi, almeno uno.
    .title = Agenzia interinale

## Dadi in più

section-extra-dice = Dadi in più

rule-FF-31 = Un dado in più si usa subito, dura fino alla fine del round ed è un dado come gli altri.
    .title = Dadi in più
rule-FF-31a = Scegli X da 1 a 6 e paga X energia: un dado in più mostra X.
    .title = Golem
rule-FF-31b = 1 metallo: tira un dado in più.
    .title = Robot

## Produzione

section-production = Produzione

rule-FF-32 = Solo le dodici carte Produzione fanno merci; ognuna prende e dà esattamente ciò che dice.
    .title = Carte Produzione
rule-FF-32a = Due dadi uguali e 5 energia: 2 merci e 1 metallo.
    .title = Fabbrica di alluminio
rule-FF-32b = Tre dadi in sequenza, da 1-2-3 a 4-5-6, senza tornare dal 6 all’1: 2 merci.
    .title = Catena di montaggio
rule-FF-32c = Nessun dado, 4 energia: 1 merce.
    .title = Fabbrica di batterie
rule-FF-32d = Un 1 e 1 energia: 1 merce.
    .title = Biolaboratorio
rule-FF-32e = Due dadi uguali X e X metallo: 2 merci, qualunque sia X.
    .title = Impianto di calcestruzzo
rule-FF-32f = Un 4 e 2 energia: 1 merce e 1 metallo.
    .title = Centro logistico
rule-FF-32g = Due dadi uguali: 1 merce, e 2 metallo o 3 energia o 2 progetti dal mazzo.
    .title = Manifattura
rule-FF-32h = Tre dadi uguali: 2 merci e un dado in più a tua scelta.
    .title = Megafabbrica
rule-FF-32i = Un 6: 1 merce e 1 energia.
    .title = Centrale nucleare
rule-FF-32j = Nessun dado, 2 energia e 2 progetti scartati: 1 merce e 1 progetto dal mazzo.
    .title = Impianto di riciclaggio
rule-FF-32k = Due dadi uguali e 2 progetti scartati: 2 merci.
    .title = Compattatore di rifiuti
rule-FF-32l = Tre dadi con somma 14 o più: 2 merci e 2 energia.
    .title = Magazzino

## Servizi

section-utility = Servizi

rule-FF-33 = Le sette carte Servizi danno risorse e mai merci; ognuna prende e dà esattamente ciò che dice.
    .title = Carte Servizi
rule-FF-33a = Un dado qualsiasi e un progetto scartato: ciò che questo costa, secondo FF-34.
    .title = Mercato nero
rule-FF-33b = Un dado X e X energia: X metallo.
    .title = Fonderia
rule-FF-33c = Due dadi uguali: 4 metallo o 7 energia.
    .title = Raccoglitrice
rule-FF-33d = Nessun dado, 1 metallo e un progetto scartato: 6 energia.
    .title = Inceneritore
rule-FF-33e = Un dado da 1 a 3: 1 metallo; da 4 a 6: 2 metallo.
    .title = Filone madre
rule-FF-33f = Un dado X: X energia.
    .title = Centrale elettrica
rule-FF-33g = Nessun dado, 3 energia e un progetto scartato: 3 metallo.
    .title = Raffineria
rule-FF-34 = Dà il metallo e l’energia stampati della carta scartata. Se sono più di 4, ne scegli esattamente 4, di nessuno più di quanto è stampato. Le riduzioni non contano, e merci non ne dà mai.
    .title = Quanto paga il Mercato nero

## Speciale

section-special = Speciale

rule-FF-35 = Una volta per round, quando ottieni merci, peschi 1 progetto, quante che siano. Avviene da sé la prima volta, dopo tutto ciò che dà la carta.
    .title = Laboratorio
rule-FF-36 = Deposito di rottami e Impianto solare agiscono una volta per round, dopo una costruzione: non la propria, ma quella dell’altro. Avviene da sé alla prima occasione.
    .title = Scattano costruendo
rule-FF-36a = Dà 1 metallo.
    .title = Deposito di rottami
rule-FF-36b = Dà 2 energia.
    .title = Impianto solare
rule-FF-37 = Una volta vale per la fase di mercato e quella di lavoro insieme: ciò che la costruzione dell’Ingegnere fa scattare al mercato è consumato.
    .title = Una volta per round
rule-FF-38 = 1 energia: usa un progetto del mercato come se stesse nel tuo complesso; i suoi dadi vanno sul Replicatore. È l’unico uso del Replicatore nel round.
    .title = Replicatore
rule-FF-38a = I dadi e i costi della carta copiata si aggiungono a 1 energia, tutto pagato prima di ottenere qualcosa. La Fabbrica di batterie richiede così 5 energia.
    .title = Il prezzo del Replicatore
rule-FF-38b = Monumenti, Replicatori e appaltatori.
    .title = Che cosa non si copia
rule-FF-38c = La carta copiata può stare anche nel tuo complesso, usata o no; le due contano separatamente.
    .title = Un nome che hai
rule-FF-38d = Per 1 energia Laboratorio, Deposito di rottami o Impianto solare agisce una volta per te fino alla fine del round, oltre al tuo.
    .title = Copiare ciò che scatta
rule-FF-38e = Una carta copiata non si consuma: altri possono copiarla nello stesso round.
    .title = La carta resta al mercato

## Appaltatori

section-contractors = Appaltatori

rule-FF-39 = Pesca 3 progetti; poi un avversario a tua scelta ne pesca 1.
    .title = Architetto
rule-FF-40 = Ottieni 5 energia; poi un avversario a tua scelta ne ottiene 2.
    .title = Elettricista
rule-FF-41 = Ottieni 3 metallo; poi un avversario a tua scelta ne ottiene 1.
    .title = Minatore
rule-FF-71 = Dopo il tuo guadagno devi scegliere uno qualsiasi degli altri giocatori. In solitario nessun altro guadagna.
    .title = Chi altro guadagna
rule-FF-42 = Si rivela un progetto; ottieni esattamente il suo metallo e la sua energia, senza limite e senza riduzioni. Poi si scarta.
    .title = Investitore
rule-FF-43 = 2 energia: all’inizio della prossima fase di lavoro, prima di tutto il resto, imposti a piacere da zero a quattro dei tuoi dadi invece di tirarli; poi tiri gli altri. Vale anche con più di quattro dadi.
    .title = Caposquadra
rule-FF-44 = 4 energia: si rivela un progetto e lo si costruisce gratis, senza scarto. Se non puoi costruirlo, si scarta e si rivela il prossimo. Non scegli nulla.
    .title = Ingegnere
rule-FF-73 = Se né il mazzo né gli scarti hanno una carta che puoi costruire, non si costruisce nulla e il prezzo è perso. Ingaggiarlo si può comunque.
    .title = Nessuna carta per l’Ingegnere
rule-FF-74 = La carta dell’Ingegnere fa scattare Deposito di rottami e Impianto solare, può portare la fine e si usa già in questo round.
    .title = Costruito è costruito
rule-FF-45 = 3 energia: tira due dadi in più all’inizio della prossima fase di lavoro.
    .title = Manodopera
rule-FF-46 = Nella prossima fase di lavoro ricevi un dado in più a tua scelta. Lo prendi, e ne scegli il valore, in qualunque momento dopo il tiro e prima di finire il lavoro.
    .title = Specialista
rule-FF-72 = È quella dello stesso round. Poiché ognuno ingaggia al massimo un appaltatore per round, Caposquadra, Manodopera e Specialista non s’incontrano in gioco; una posizione può unirli.
    .title = La prossima fase di lavoro
rule-FF-47 = I dadi in più degli appaltatori si perdono alla fine del round.
    .title = Solo questo round

## Fine e punteggio

section-end = Fine e punteggio

rule-FF-48 = Appena qualcuno ha 12 merci o 10 carte nel complesso, di qualunque tipo, si finisce il round e se ne gioca ancora uno intero.
    .title = La fine si avvicina
rule-FF-80 = Un tavolo può fissarlo; quando è raggiunto si contano i punti così come sono. I tavoli non ne hanno se non lo scelgono; le simulazioni finiscono dopo 60 round.
    .title = Un limite di round
rule-FF-75 = Se l’Ingegnere porta la fine, segue il resto del round, poi il round supplementare. Una seconda volta non cambia nulla.
    .title = La fine nella fase di mercato
rule-FF-49 = Le merci più il prestigio del complesso.
    .title = Punti
rule-FF-50 = Vince chi ha più metallo, poi più energia, poi più progetti in mano; altrimenti il posto è condiviso. Conta ciò che resta dopo i limiti.
    .title = Parità
rule-FF-76 = Vince chi ha più punti; gli altri posti seguono allo stesso modo.
    .title = Posti

## Solitario: La Macchina

section-solo = Solitario: La Macchina

rule-FF-51 = La Macchina comincia con 2, 3, 4 o 5 progetti dal mazzo: facile, media, difficile, esperta. I Monumenti tra questi si scartano e si sostituiscono; due carte dello stesso nome sono possibili.
    .title = Le carte di La Macchina
rule-FF-52 = In solitario ciò che gli appaltatori danno a un avversario si ignora.
    .title = Niente doni in solitario
rule-FF-77 = La tua fase di mercato, la tua fase di lavoro con i suoi limiti, poi La Macchina. Non ha mano né risorse, non paga nulla e non usa carte; le sue carte stanno raggruppate per tipo.
    .title = Un round in solitario
rule-FF-53 = La Macchina tira insieme cinque dadi colorati. Il verde viene per primo.
    .title = Cinque dadi
rule-FF-54 = Da 1 a 4 prende il progetto di quello spazio. 5: prende la prima carta del mazzo, poi scarta la fila dei progetti; 6: prende la prima carta del mazzo, poi scarta la fila degli appaltatori. Prende anche Monumenti e seconde copie. Poi si completa il mercato.
    .title = Il dado verde
rule-FF-78 = Se lo spazio o il mazzo non hanno carte non ne prende; una fila si scarta comunque.
    .title = Nessuna carta per La Macchina
rule-FF-55 = Rosso per Formazione, blu per Produzione, viola per Speciale, giallo per Servizi. Ogni dado che non supera il numero delle sue carte di quel tipo fa 1 merce.
    .title = Gli altri dadi
rule-FF-56 = Tu porti la fine come al solito, La Macchina solo con 12 merci. Si finisce il round e se ne gioca ancora uno, così entrambi hanno giocato lo stesso numero di volte.
    .title = La fine in solitario
rule-FF-57 = 1 per merce, 1 per carta, 1 in più per Monumento. Vinci solo con più punti.
    .title = I punti di La Macchina
rule-FF-79 = A pari punti vince La Macchina.
    .title = Punti pari
