### La commande qui démarre un serveur.

cli-serve = Démarre un serveur, pour cet ordinateur, votre réseau ou le monde.
cli-host = Adresse où il écoute.
cli-port = Port où il écoute ; 0 en prend un qui est libre.
cli-database = Un fichier, ou postgresql://… Sinon botyard.db dans votre dossier de données.
cli-settings = Un fichier de réglages (TOML).
cli-lan = Écouter tout le réseau, et y montrer l’adresse sous forme de code QR.
cli-upgrade = Mettre à niveau une base PostgreSQL d’une version plus ancienne ; sauvegardez-la d’abord.

serve-here = Botyard est à { $url }
serve-lan = Dans votre réseau : { $url }
serve-stop = Ctrl-C l’arrête. Les parties sont gardées.
port-taken = Le port { $port } de { $host } est pris : quelque chose y écoute déjà. Choisissez-en un autre : --port
port-trouble = On ne peut pas écouter à { $host }, port { $port } : { $why }.
