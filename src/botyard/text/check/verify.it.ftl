### Verifica di una registrazione: ciò che dicono sia il terminale sia il browser.

verify-chain = Le { $count } righe si tengono: ognuna porta l’impronta di quella precedente.
verify-rules = Le regole di { $title } (versione { $rules }) permettono ogni mossa, e il risultato segue dalle mosse.
verify-dice = Ripetendo tiri e pescate, esce tutto uguale.
verify-commitment-proves = Che cosa prova: i dadi erano fissati prima della prima mossa, dal segreto dell’ospite e dai numeri insieme, e nessuno li ha cambiati dopo. L’impronta nella prima riga deve essere quella che ti è stata mostrata prima della partita.
verify-commitment-does-not-prove = Che cosa non prova: che nessuno li abbia scelti. In questa prima versione dei dadi i numeri si davano senza impegno: chi dava l’ultimo e conosceva il segreto, o li estraeva tutti su una macchina sola, poteva provare finché una distribuzione gli andava bene. Né che l’ospite non abbia guardato.
verify-agreed-proves = Che cosa prova: ospite e persone si erano impegnati sui loro numeri prima che uno venisse mostrato, tutti i tiri e tutte le pescate seguono da tutti questi numeri insieme, e nessuno li ha cambiati dopo. Se c’è anche il tuo numero, nessuno ha scelto questi dadi.
verify-agreed-does-not-prove = Che cosa non prova: che l’ospite non abbia guardato, perché chi conosceva il segreto durante la partita poteva sapere che cosa sarebbe uscito; e che le persone della registrazione esistano davvero. Il tuo browser confronta gli impegni con quelli che ha visto prima della partita.
verify-deal-proves = Questa partita ripete la distribuzione di una precedente. Tutti i tiri e tutte le pescate seguono dai numeri di quella.
verify-deal-does-not-prove = Sui suoi dadi non si afferma nulla: chi conosceva la partita precedente li conosceva.
verify-position-proves = Questa partita è continuata da una posizione. Tutti i tiri e le pescate seguenti vengono dai suoi numeri.
verify-position-does-not-prove = Sui suoi dadi non si afferma nulla: chi ha scelto la posizione sapeva che cosa vi è nascosto.
verify-given-up = Posti lasciati prima di mostrare il loro numero: { $seats }. Li hanno giocati dei bot, senza numero.
verify-substitutes = Posti in cui è subentrato un sostituto durante la partita, d’accordo tutte le persone: { $seats }.
verify-seed-proves = Che cosa prova: tutti i tiri e tutte le pescate seguono dal seme nella prima riga, e nessuno li ha cambiati dopo.
verify-seed-does-not-prove = Che cosa non prova: che nessuno li conoscesse prima. Chi conosce o sceglie il seme sa tutto ciò che esce; serve per prove e simulazioni.
verify-unchecked = Le righe da 2 a { $last } della registrazione sono state giocate con altre regole; qui non vengono controllate.
verify-other-rules = La partita è stata giocata con la versione { $rules } delle regole; questo Botyard ha la versione { $known }. Entrambe la giocano allo stesso modo.
verify-until = La partita è stata giocata con la versione { $rules } delle regole; questo Botyard ha la versione { $known }, che la gioca in modo diverso dopo la riga { $last } della registrazione. Mosse, dadi e risultato successivi non sono controllati qui; un Botyard con la versione { $rules } delle regole può farlo.
