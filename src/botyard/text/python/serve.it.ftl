### Il comando che avvia un server.

cli-serve = Avvia un server, per questo computer, la tua rete o il mondo.
cli-host = Indirizzo su cui ascolta.
cli-port = Porta su cui ascolta; 0 ne prende una libera.
cli-database = Un file, oppure postgresql://… Altrimenti botyard.db nella tua cartella dei dati.
cli-settings = Un file di impostazioni (TOML).
cli-lan = Ascolta tutta la rete e mostra lì l’indirizzo come codice QR.
cli-upgrade = Aggiorna un database PostgreSQL di una versione precedente; prima fanne una copia.

serve-here = Botyard è su { $url }
serve-lan = Nella tua rete: { $url }
serve-stop = Ctrl-C lo ferma. Le partite restano.
port-taken = La porta { $port } di { $host } è occupata: lì c’è già qualcosa in ascolto. Scegline un’altra: --port
port-trouble = Non si può ascoltare su { $host }, porta { $port }: { $why }.
