### Le regole di Außer Rand & Band, clausola per clausola.
###
### Un messaggio per ogni clausola di rules.toml: il testo è la clausola,
### l’attributo è il suo titolo. Tutte le lingue dicono la stessa cosa.

## Materiale

section-components = Materiale

rule-RB-D1 = Il gioco è per 2–4 giocatori.
    .title = Numero di giocatori
rule-RB-D2 = Il gioco è pensato per giocatori dai 7 anni in su e dura circa 30 minuti. La durata è solo indicativa e nessuno dei due numeri ha effetto sul gioco.
    .title = Età e durata
rule-RB-D3 = Ci sono 27 tessere robot: 9 mostrano una testa, 9 un torso e 9 le gambe.
    .title = 27 tessere robot
rule-RB-D4 = Le tessere robot sono di tre colori: blu, rosso e giallo. Alcune tessere mostrano due di questi colori.
    .title = Colori delle tessere
rule-RB-D5 = Le 9 tessere di ogni parte di robot sono 2 blu, 2 rosse, 2 gialle e 3 di due colori: una blu e rossa, una blu e gialla, una rossa e gialla. Che esistano tessere di due colori è noto, ma non quante; questa suddivisione è ricostruita e si può sostituire.
    .title = Tessere di uno e due colori
rule-RB-D6 = C’è esattamente una tessera dopolavoro. Si trova in fondo, sotto la pila di tessere robot.
    .title = La tessera dopolavoro
rule-RB-D7 = Ci sono 40 dadi: 10 in ciascuno dei quattro colori dei giocatori.
    .title = Dieci dadi ciascuno
rule-RB-D8 = Ogni dado ha sei facce che mostrano solo i valori da 1 a 4; un 5 o un 6, quindi, non esce mai. Un dado arriva sul campo 5 solo se vi è spostato, aggiunto, spinto dal bordo o portato dal nastro.
    .title = Dadi da 1 a 4
rule-RB-D9 = Le sei facce di un dado mostrano 1, 2, 2, 3, 3 e 4. Che un dado abbia sei facce con i valori da 1 a 4 è noto; quali valori si ripetano è ricostruito e si può sostituire.
    .title = Facce di un dado
rule-RB-D10 = Il nastro ha cinque campi, numerati da 1 a 5. Le tessere entrano da dietro, sul campo 1, ed escono davanti, dal campo 5: più alto è il numero, più il campo è avanti.
    .title = Cinque campi, una direzione
rule-RB-D11 = Sul bordo del nastro ci sono dieci campi: uno a sinistra e uno a destra di ciascuno dei cinque campi del nastro. Ognuno ha una propria azione. Fanno parte del telaio e non si muovono mai.
    .title = Dieci campi sul bordo
rule-RB-D12 = Su un lato, dal campo 1 al campo 5: «Aggiungere 2 tessere», «Retrocedere con 2 dadi propri», «Aggiungere 1 dado supplementare proprio», «Tutti i dadi avversari ottengono 1», «Riordinare i propri dadi». Sull’altro lato, dal campo 1 al campo 5: «Eseguire nuovamente l’azione di un campo occupato», «Aggiungere un dado sul campo 5», «Avanzare con 2 dadi propri», «Fare retrocedere 1 dado avversario», «Fare avanzare 1 dado avversario». Questa disposizione è ricostruita e si può sostituire; conta solo quando dei dadi passano dal bordo alle tessere (RB-25, RB-42).
    .title = Dove si trova ogni azione
rule-RB-D13 = Cinque delle 27 tessere robot si trovano sul nastro fin dall’inizio. La pila comincia quindi con 22 tessere robot, qualunque sia il numero di giocatori.
    .title = Pila di 22 tessere
rule-RB-D14 = Una partita dura al massimo 23 turni: 22 per le tessere robot della pila e uno per il dopolavoro. Ogni turno in cui si inseriscono due tessere, contando anche la tessera dopolavoro, accorcia la partita di un turno.
    .title = Al massimo 23 turni

## Preparazione

section-setup = Preparazione

rule-RB-1 = All’inizio cinque tessere robot prese a caso si trovano a faccia in su sul nastro, una su ciascuno dei campi da 1 a 5.
    .title = Cinque tessere all’inizio
rule-RB-2 = Tutte le altre tessere robot vengono mescolate e formano una pila a faccia in giù. Sotto la pila si trova la tessera dopolavoro.
    .title = La pila
rule-RB-3 = Ogni giocatore ha una provvista di 10 dadi, tutti di un solo colore.
    .title = La provvista
rule-RB-4 = Prima del primo turno, ogni giocatore tira 2 dei propri dadi. Ogni dado va sul campo di cui mostra il numero.
    .title = Due dadi prima del gioco
rule-RB-5 = Sommate i due dadi che ogni giocatore ha tirato prima del primo turno. Comincia chi ha il risultato complessivo più basso.
    .title = Chi comincia
rule-RB-6 = Se più giocatori condividono il risultato complessivo più basso, comincia il più giovane tra loro.
    .title = Pareggio per l’inizio
rule-RB-7 = I giocatori svolgono i loro turni nell’ordine dei posti, girando sempre intorno al tavolo.
    .title = Ordine di gioco
rule-RB-49 = Si può giocare in due, in tre o in quattro. Tutte le 27 tessere robot si usano con qualsiasi numero di giocatori; i dadi dei colori non usati restano fuori dal gioco.
    .title = Sempre tutte le tessere
rule-RB-50 = I numeri dei campi appartengono al telaio, non alle tessere. Un dado va sulla tessera che in quel momento si trova al suo numero. Da lì in poi viaggia con quella tessera, a meno che non venga spostato o ripreso.
    .title = Numeri fermi, tessere in viaggio

## Svolgimento

section-turn = Svolgimento

rule-RB-8 = Fase 1: tira 2 dadi della tua provvista, tutti e due insieme. Ogni dado va sul campo di cui mostra il numero.
    .title = Fase 1: due dadi
rule-RB-9 = Non c’è limite ai dadi su una tessera, e i dadi di tutti i giocatori possono starci insieme.
    .title = Quanti dadi si vuole
rule-RB-10 = Fase 2: metti 1 altro dado della tua provvista su un qualsiasi campo libero sul bordo. Questo dado non si tira.
    .title = Fase 2: dado sul bordo
rule-RB-11 = Un campo sul bordo contiene un solo dado. Puoi scegliere solo un campo libero.
    .title = Un dado per campo
rule-RB-12 = Appena il tuo dado si trova su un campo sul bordo, esegui l’azione di quel campo, per quanto possibile.
    .title = Azione immediata
rule-RB-13 = Se un’azione è del tutto impossibile, non ha luogo. Il tuo dado resta comunque sul campo sul bordo.
    .title = Azione impossibile
rule-RB-14 = Quando la tua provvista è vuota, devi prendere i dadi per le fasi 1 e 2 tra i tuoi dadi sul nastro (RB-U3, RB-U25).
    .title = Provvista vuota
rule-RB-15 = Fase 3: scopri la tessera in cima alla pila e spingila da dietro nel nastro. Ogni tessera avanza di un campo, insieme ai suoi dadi.
    .title = Fase 3: il nastro si muove
rule-RB-16 = La tessera davanti, quella sul campo 5, cade dal nastro. Cadono anche i dadi che porta e vengono tirati di nuovo.
    .title = La tessera davanti cade
rule-RB-17 = Dopo la caduta di una tessera, ogni giocatore somma i propri dadi caduti con essa.
    .title = La somma
rule-RB-18 = Vince la tessera chi da solo ha il risultato complessivo più alto.
    .title = Vince il risultato più alto
rule-RB-19 = Se più giocatori pareggiano per il risultato complessivo più alto, nessuno vince la tessera. Viene depositata accanto al nastro.
    .title = Pareggio per una tessera
rule-RB-20 = Se una tessera cade senza dadi, nessuno la vince. Anche questa viene depositata accanto al nastro.
    .title = Tessera senza dadi
rule-RB-21 = Tutte le tessere depositate vanno a chi sarà il prossimo a vincere una tessera, oltre a quella.
    .title = Vincere le tessere depositate
rule-RB-22 = I dadi caduti tornano nelle provviste dei loro proprietari.
    .title = I dadi tornano
rule-RB-23 = Quando i dadi caduti sono stati ripresi, comincia il turno del giocatore successivo.
    .title = Giocatore successivo
rule-RB-51 = Ogni turno è composto dalle fasi 1, 2 e 3 in quest’ordine; non puoi saltarne nessuna. In un turno ha effetto al massimo un’azione del bordo, e un’azione copiata è quell’unica. Perciò «Aggiungere 2 tessere» e «Tutti i dadi avversari ottengono 1» non agiscono mai nello stesso turno.
    .title = Tre fasi, un’azione
rule-RB-52 = Ciò che un dado mostra sul nastro o sul bordo non significa nulla finché non cade. Un dado sul bordo non si muove con il nastro: resta lì finché «Riordinare i propri dadi» (RB-42) o il dopolavoro (RB-25) lo mette, senza tirarlo, sulla tessera accanto. Non torna mai direttamente dal bordo alla provvista.
    .title = Dadi fermi
rule-RB-53 = Partecipano solo i giocatori che hanno un dado sulla tessera che cade. Se ce n’è uno solo, vince la tessera qualunque cosa mostrino i dadi.
    .title = Chi si contende una tessera
rule-RB-54 = Le tessere vinte restano a faccia in su davanti al giocatore che le ha vinte. Le tessere depositate restano a faccia in su accanto al nastro; possono essere quante si vuole.
    .title = Tessere vinte e depositate

## Dopolavoro

section-end-of-work = Dopolavoro

rule-RB-24 = Se si deve inserire una tessera ma la pila è vuota, il turno finisce invece con la tessera dopolavoro.
    .title = La pila è vuota
rule-RB-25 = Il dopolavoro comincia dal bordo: tutti i dadi che vi si trovano, di tutti i giocatori, vanno, senza essere tirati, sulle tessere accanto a loro.
    .title = Prima i dadi sul bordo
rule-RB-26 = Dopo i dadi del bordo, la tessera dopolavoro viene inserita da dietro e poi spinta avanti, un campo alla volta, finché tutte e cinque le tessere robot sono cadute. Cadono nell’ordine dei campi 5, 4, 3, 2, 1.
    .title = Fuori tutte le tessere
rule-RB-27 = Ogni tessera che cade nel dopolavoro viene assegnata separatamente nel modo consueto (da RB-16 a RB-22). Questo vale anche per depositare tessere e per vincere quelle depositate.
    .title = Ogni tessera per sé
rule-RB-28 = Se l’ultimissima tessera finisce in pareggio, non la riceve nessuno.
    .title = Pareggio per l’ultima tessera
rule-RB-29 = La partita finisce appena si conclude il dopolavoro.
    .title = Quando finisce la partita
rule-RB-55 = La tessera dopolavoro non è una tessera robot. Nessuno la vince, non ci sta mai sopra un dado e non conta nulla.
    .title = Non è una tessera robot

## Fine del gioco e punteggio

section-scoring = Fine del gioco e punteggio

rule-RB-30 = Un robot completo è formato da 1 testa, 1 torso e 1 tessera di gambe. Ogni tessera si può usare in un solo robot.
    .title = Un robot completo
rule-RB-31 = Una tessera di due colori conta come uno dei suoi due colori. Quale, lo sceglie il proprietario.
    .title = Tessere di due colori
rule-RB-32 = Un robot completo di un solo colore vale 7 punti robot.
    .title = Robot di un solo colore: 7
rule-RB-33 = Un robot completo di diversi colori vale 5 punti robot.
    .title = Robot di diversi colori: 5
rule-RB-34 = Una tessera rimasta fuori da ogni robot completo vale 1 punto robot.
    .title = Singola tessera: 1
rule-RB-35 = Vince chi ha più punti robot.
    .title = Vince chi ha più punti
rule-RB-36 = Se più giocatori pareggiano per il maggior numero di punti robot, tra loro vince chi ha più tessere robot.
    .title = Pareggio: più tessere
rule-RB-37 = Se dei giocatori pareggiano per la vittoria sia nei punti sia nelle tessere, vincono tutti.
    .title = Più vincitori
rule-RB-56 = Esempio: Barbara ha 9 tessere e ottiene 5 + 5 + 3 = 13. Roberto ha 7 tessere e ottiene 7 + 5 + 1 = 13. Franco ha 7 tessere e ottiene 7 + 4 = 11. Barbara vince grazie al suo maggior numero di tessere (RB-36).
    .title = Esempio di punteggio

## Azioni sul bordo del nastro

section-edge-actions = Azioni sul bordo del nastro

rule-RB-38 = Nella fase 3 di questo turno inserisci due tessere invece di una, prima l’una e poi l’altra. La prima tessera caduta viene assegnata e i suoi dadi vengono ripresi prima della seconda spinta.
    .title = Aggiungere 2 tessere
rule-RB-39 = Due tuoi dadi diversi sul nastro retrocedono di un campo ciascuno (contro la direzione di marcia, verso il campo 1).
    .title = Retrocedere con 2 dadi propri
rule-RB-40 = Tiri ancora un dado della tua provvista; va sul campo di cui mostra il numero. Se la tua provvista è vuota una volta messo il dado sul bordo, l’azione non ha luogo.
    .title = Aggiungere 1 dado supplementare proprio
rule-RB-41 = Ogni dado avversario che cade alla fine di questo turno vale 1. I tuoi dadi si tirano come al solito.
    .title = Tutti i dadi avversari ottengono 1
rule-RB-42 = Tutti i tuoi dadi sul bordo, compreso quello appena messo (RB-U1), vanno, senza essere tirati, sulle tessere accanto a loro.
    .title = Riordinare i propri dadi
rule-RB-43 = Scegli un altro campo sul bordo già occupato, non importa dal dado di chi, ed esegui la sua azione (RB-E2, RB-U9, RB-U10, RB-U30).
    .title = Eseguire nuovamente l’azione di un campo occupato
rule-RB-44 = Un dado della tua provvista va, senza essere tirato, sul campo 5. Se sul campo 5 non c’è alcun dado di nessun giocatore, l’azione non ha effetto. Se la tua provvista è vuota, non ha luogo.
    .title = Aggiungere un dado sul campo 5
rule-RB-45 = Due tuoi dadi diversi sul nastro avanzano di un campo ciascuno (nella direzione di marcia, verso il campo 5).
    .title = Avanzare con 2 dadi propri
rule-RB-46 = Un dado di un avversario sul nastro retrocede di un campo (contro la direzione di marcia, verso il campo 1).
    .title = Fare retrocedere 1 dado avversario
rule-RB-47 = Un dado di un avversario sul nastro avanza di un campo (nella direzione di marcia, verso il campo 5).
    .title = Fare avanzare 1 dado avversario
rule-RB-48 = Un dado spostato non lascia mai il nastro, da nessuna delle due estremità: i dadi sul campo 5 non possono avanzare, quelli sul campo 1 non possono retrocedere.
    .title = I dadi restano sul nastro

## Differenze tra le lingue stampate

section-languages = Differenze tra le lingue stampate

rule-RB-E1 = Quando fai retrocedere o avanzare 2 dei tuoi dadi, devono essere due dadi distinti; uno stesso dado non può spostarsi due volte. Ciò che mostrano non ha importanza. Il regolamento inglese chiede numeri diversi, ma fraintende l’originale tedesco.
    .title = Dadi diversi, non numeri diversi
rule-RB-E2 = «Eseguire nuovamente l’azione di un campo occupato» funziona su un campo con il dado di qualsiasi giocatore. Solo il regolamento francese lo limita ai campi con un tuo dado; gli altri tre, tra cui l’originale tedesco, no. Il campo deve essere stato occupato prima dell’arrivo del tuo dado; quindi non è mai il campo di quel dado stesso.
    .title = Copiare il campo di chiunque
rule-RB-E3 = «Aggiungere un dado sul campo 5» richiede un dado sul campo 5, non solo una tessera. Il regolamento francese parla di una tessera mancante, ma durante un turno lì c’è sempre una tessera; quella condizione, quindi, non potrebbe mai verificarsi.
    .title = Vuoto vuol dire senza dadi
rule-RB-E4 = Un dado spostato non lascia mai il nastro. Nel testo tedesco di cui disponevamo, in questo punto si trova la parola per «solo»; è un errore di lettura per «mai», come confermano le altre tre lingue.
    .title = Mai fuori dal nastro
rule-RB-E5 = Quando la tua provvista è vuota, riprendi i tuoi dadi dal nastro, non dadi dal bordo. Il regolamento tratta il nastro e il bordo come due luoghi distinti.
    .title = Riprendere solo dal nastro
rule-RB-E6 = In caso di pareggio per l’inizio comincia il più giovane dei giocatori in pareggio, non il più giovane di tutti. Il regolamento francese lascia aperto questo punto; gli altri tre lo dicono.
    .title = Il più giovane in pareggio
rule-RB-E7 = Una tessera viene depositata per un pareggio solo se il pareggio riguarda il risultato complessivo più alto. Il regolamento francese parla semplicemente di pareggio, ma risultati uguali più bassi non contano.
    .title = Solo il risultato più alto
rule-RB-E8 = L’esempio di punteggio ha ovunque gli stessi numeri: 13, 13 e 11, e vince Barbara. Le lingue differiscono solo nei nomi e nell’ordine, e nel testo tedesco di cui disponevamo una riga è andata persa con un’immagine.
    .title = Ovunque lo stesso esempio
rule-RB-E9 = Le lingue descrivono «Tutti i dadi avversari ottengono 1» in modo diverso ma intendono la stessa cosa: l’azione vale per ogni tessera che cade in questo turno. Si tratta di una tessera, o di tutte e cinque nel dopolavoro, ma mai di due (RB-51).
    .title = Tutte le tessere del turno
rule-RB-E10 = I dadi che lasciano il bordo vanno sulla tessera nella stessa sezione del nastro, proprio accanto a loro. Tutte e quattro le lingue intendono lo stesso punto.
    .title = Dal bordo alla tessera
rule-RB-E11 = Il robot della storia si chiama Olybipp 13K in italiano, Olybüx 13K in tedesco, Oiliver 13K in inglese e Cyber D6 in francese. Il nome non ha effetto sul gioco; «D6» fa pensare tutt’al più a dadi a sei facce.
    .title = Nome del robot
rule-RB-E12 = Un’azione si esegue per quanto possibile: se si può fare in parte, si fa in parte (RB-U6). Solo un’azione del tutto impossibile non ha luogo. Lo dice l’originale tedesco; le altre lingue dicono soltanto «se possibile».
    .title = Per quanto possibile
rule-RB-E13 = «Aggiungere 2 tessere» significa due spinte in tutto, non due in più oltre a quella normale. Lo dice più chiaramente il regolamento francese.
    .title = Due spinte, non tre
rule-RB-E14 = Quando la tua provvista è vuota, riprendere dadi dal nastro è un obbligo, non un’offerta. Lo dice più chiaramente il regolamento italiano.
    .title = Riprendere è un obbligo

## Decisioni sulle questioni aperte

section-rulings = Decisioni sulle questioni aperte

rule-RB-U1 = «Riordinare i propri dadi» porta via anche il dado appena messo su quel campo: si tratta di tutti i tuoi dadi, e uno che restasse lì bloccherebbe il campo per sempre. Perciò tra un turno e l’altro quel campo non è mai occupato, sul bordo c’è sempre un campo libero, e «Eseguire nuovamente l’azione di un campo occupato» non può mai copiare il riordino.
    .title = Il riordino libera il proprio campo
rule-RB-U2 = Non può succedere che tutti i campi sul bordo siano pieni quando devi mettere un dado: il campo del riordino è libero all’inizio di ogni turno (RB-U1). Se è l’unico campo libero, devi usarlo.
    .title = Bordo mai pieno
rule-RB-U3 = Se nella tua provvista ci sono meno dadi di quanti te ne servono, usa prima tutta la provvista. Poi prendi i tuoi dadi dal nastro, uno per uno, a tua scelta. Per la fase 2 puoi prendere persino un dado che hai messo sul nastro prima in questo stesso turno.
    .title = Provvista troppo piccola
rule-RB-U4 = Se nella fase 1 hai in tutto un solo dado tra provvista e nastro, tiri quello. Nella fase 2 lo riprendi dal nastro; allora l’unico campo libero sul bordo è quello del riordino, perciò un dado per il bordo non manca mai. Succede solo se 9 dei tuoi dadi sono sul bordo, il massimo possibile (RB-U1): con due giocatori, in circa una partita su 20 giocate a caso, e mai con più giocatori.
    .title = Un solo dado rimasto
rule-RB-U5 = Se la tua provvista è vuota, le azioni «Aggiungere 1 dado supplementare proprio» e «Aggiungere un dado sul campo 5» non hanno luogo, nemmeno se copiate. Riprendere dadi dal nastro (RB-14) non è permesso per queste azioni.
    .title = Senza provvista nessuna aggiunta
rule-RB-U6 = Se devi spostare 2 dei tuoi dadi ma solo uno può muoversi, sposti quello; se nessuno può muoversi, l’azione non ha luogo. Non puoi rinunciare a uno spostamento possibile.
    .title = Solo un dado può muoversi
rule-RB-U7 = Le azioni che fanno retrocedere o avanzare dadi valgono solo per i dadi sulle tessere del nastro, mai per quelli sul bordo.
    .title = Solo dadi sul nastro
rule-RB-U8 = Per «Aggiungere un dado sul campo 5» basta sul campo 5 un dado di qualsiasi giocatore.
    .title = Conta il dado di chiunque
rule-RB-U9 = L’azione «Eseguire nuovamente l’azione di un campo occupato» non si può applicare a sé stessa. Se nessun altro campo sul bordo è occupato, l’azione non ha luogo.
    .title = Nessuna copia di sé stessa
rule-RB-U10 = Un’azione copiata agisce per te come se avessi messo il tuo dado su quel campo. Il dado che vi si trova resta lì.
    .title = Effetto di un’azione copiata
rule-RB-U11 = «Aggiungere 2 tessere» con una sola tessera nella pila: la prima spinta è normale, la tessera caduta viene assegnata e i suoi dadi vengono ripresi. La seconda spinta è il dopolavoro (RB-24), e i dadi del bordo vanno sulle tessere così come si trovano dopo la prima spinta (RB-25). In quel turno cadono sei tessere.
    .title = Due spinte, una tessera rimasta
rule-RB-U12 = «Aggiungere 2 tessere» con la pila vuota: il dopolavoro ha luogo una volta sola. Una seconda spinta non avrebbe più nulla da muovere.
    .title = Due spinte, pila vuota
rule-RB-U13 = Se l’azione «Tutti i dadi avversari ottengono 1» si usa nel turno del dopolavoro, vale per tutte e cinque le tessere.
    .title = Gli 1 nel dopolavoro
rule-RB-U14 = Se l’ultima tessera finisce in pareggio o non porta dadi, non la riceve nessuno, e nessuno riceve le tessere ancora depositate. Non danno punti a nessuno.
    .title = Tessere depositate rimaste
rule-RB-U15 = Se con «Aggiungere 2 tessere» cadono due tessere e la prima finisce in pareggio, viene depositata. Chi poi vince la seconda le riceve entrambe.
    .title = Pareggio per la prima tessera
rule-RB-U16 = Un dado che cade non mantiene la faccia che mostrava. Ogni dado che cade viene tirato, indipendentemente dagli altri.
    .title = I dadi che cadono si tirano
rule-RB-U17 = Usare un campo sul bordo nella fase 2 non è facoltativo: devi metterci un dado in ogni turno.
    .title = Il bordo è obbligatorio
rule-RB-U18 = Per stabilire chi è il più giovane, un tavolo può indicare l’ordine delle età; altrimenti decide l’ordine dei posti. In tal caso, tra i giocatori in pareggio, comincia quello con il numero di posto più basso.
    .title = Chi è il più giovane
rule-RB-U19 = Una testa, un torso e delle gambe che sono tutti di due colori e hanno un colore in comune formano un robot di un solo colore, che vale 7 punti robot.
    .title = Tre tessere di due colori
rule-RB-U20 = Non devi montare tu i robot: ricevi sempre il miglior punteggio possibile. È 5·R + 2·M + (n − 3R). Qui n è il numero delle tue tessere, R il numero di robot completi (il più piccolo tra i tuoi numeri di teste, torsi e gambe) e M il maggior numero possibile di robot di un solo colore tra questi (RB-U32).
    .title = Il miglior punteggio per tutti
rule-RB-U21 = In caso di pareggio nei punti contano tutte le tessere raccolte, che facciano parte di un robot o no.
    .title = Contano tutte le tessere
rule-RB-U22 = Alcuni giocatori possono avere un turno in più di altri. È accettato; le regole non compensano la differenza.
    .title = Numero di turni diverso
rule-RB-U23 = Chi inserisce l’ultima tessera robot finisce quel turno come al solito. Il giocatore successivo svolge le fasi 1 e 2; poi, al posto della fase 3, c’è il dopolavoro (eccezione: RB-U11).
    .title = L’ultimo turno
rule-RB-U24 = Non fa differenza quale dei due dadi tirati si mette per primo sul nastro.
    .title = Ordine dei due dadi
rule-RB-U25 = Se devi riprendere dadi per la fase 1, li scegli prima che in questa fase si tiri alcun dado; poi i due dadi si tirano insieme. Con 1 dado nella provvista tiri quello e uno dei tuoi dadi sul nastro; con nessuno, due tuoi dadi diversi da qualsiasi campo del nastro (eccezione: RB-U4).
    .title = Riprendere nella fase 1
rule-RB-U26 = Nella fase 2 prima prendi il dado (se occorre dal nastro), poi lo metti, e solo allora si vede se l’azione è possibile. Esempio: la tua provvista è vuota e i tuoi unici dadi sul nastro si trovano sul campo 1 e sul campo 3, uno per campo. Prendi quello sul campo 3 e lo metti su «Retrocedere con 2 dadi propri»: l’altro non può muoversi, quindi l’azione non ha luogo.
    .title = Ordine nella fase 2
rule-RB-U27 = Quando sposti 2 dei tuoi dadi, li scegli entrambi dove si trovano adesso, poi si muovono tutti e due; nessun dado si muove due volte. Possono trovarsi sullo stesso campo. Se due o più dei tuoi dadi possono muoversi, devono muoversene esattamente due.
    .title = Scegliere due dadi
rule-RB-U28 = I dadi di un colore su uno stesso campo sono tutti uguali. Perciò scegli solo un campo e, per i dadi avversari, anche il proprietario.
    .title = Quale tra più dadi
rule-RB-U29 = Puoi scegliere un campo libero sul bordo anche se la sua azione è impossibile: l’azione non ha luogo e il tuo dado resta lì (RB-13). Una recensione del gioco lo vieta, ma vale il regolamento.
    .title = Scelta senza effetto
rule-RB-U30 = Si possono copiare otto azioni: tutte tranne il riordino (RB-U1) e la copia stessa; quindi non ci sono mai copie a catena. Se un campo si può copiare, devi copiarne uno; può anche essere uno la cui azione poi non ha luogo. Copiata, l’azione «Aggiungere 2 tessere» dà due spinte, e l’azione «Tutti i dadi avversari ottengono 1» agisce come in RB-41.
    .title = Che cosa si può copiare
rule-RB-U31 = Con «Tutti i dadi avversari ottengono 1» il risultato complessivo di un avversario è il numero dei suoi dadi caduti. La tessera viene poi assegnata come al solito (da RB-18 a RB-21). Esempio: il tuo unico dado fa 1 contro un unico dado avversario: pareggio.
    .title = Risultati con gli 1
rule-RB-U32 = M (RB-U20) è la somma più grande possibile di robot di un solo colore rossi, blu e gialli. Una combinazione è possibile se, per ogni parte di robot e per qualsiasi scelta di colori, non contiene più robot in quei colori di quante sono le tue tessere di quella parte che mostrano almeno uno di essi. Procedere colore per colore può far mancare il risultato migliore: con teste rossa e rossa/blu, torsi rosso e blu e gambe rosse e blu, M = 2.
    .title = Quanti robot di un solo colore
rule-RB-U33 = È nascosto solo l’ordine della pila. La tessera successiva viene scoperta nella fase 3, dopo la scelta dell’azione. Il numero di tessere rimaste, le tessere depositate e vinte e tutti i dadi sono visibili a tutti.
    .title = Che cosa è nascosto
rule-RB-U34 = Si gioca in senso orario, cioè per numeri di posto crescenti. Chi comincia si stabilisce una volta sola, secondo RB-5 e RB-6.
    .title = Direzione di gioco
rule-RB-U35 = L’azione «Riordinare i propri dadi» è possibile anche se sul bordo non c’è nessun altro tuo dado: allora muove il dado appena messo.
    .title = Riordino con un dado
rule-RB-U36 = Quando fai retrocedere o avanzare un dado avversario, scegli un qualsiasi dado di un qualsiasi avversario sul nastro che può muoversi. Se nessuno può muoversi, l’azione non ha luogo.
    .title = Quale dado avversario
