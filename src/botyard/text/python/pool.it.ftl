### Che cosa i processi di lavoro non sono riusciti a fare.

pool-busy = In questo momento il server ha troppo da fare. Riprova tra un attimo.
pool-quota = Hai già { $most } richieste in corso. Aspetta che siano finite.
pool-late = Ci è voluto troppo tempo ed è stato interrotto.
pool-crashed = Non è stato portato a termine, perché il programma che ci lavorava si è bloccato.
pool-closed = Il server si sta spegnendo.
pool-failed = Qualcosa è andato storto nel server. Riprova; se succede di nuovo, dillo a chi ospita.
preview-too-long = Un’anteprima mostra al massimo { $most } azioni, non { $count }.
