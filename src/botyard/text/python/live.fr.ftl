### Ce que dit le serveur des tables, des places et du jeu en direct.

table-missing = Cette table n’existe pas, ou elle n’est pas pour vous. Demandez un nouveau lien à qui vous a invité.
table-contested = D’autres ont modifié cette table au même instant, encore et encore. Réessayez.
table-full = Cette table est pleine : elle contient { $most } entrées, coups et annulations compris. Mettez fin à la partie d’un commun accord, puis continuez depuis la dernière position à une nouvelle table.
seat-not-yours = La place { $seat } n’est pas à vous. Ouvrez d’abord le lien de cette place.
substitute-plays-already = Vous jouez déjà à cette table. Un remplacement doit être quelqu’un qui n’a pas de place ici.
seat-held = Quelqu’un occupe la place { $seat }. Retirez d’abord cette personne, ou attendez qu’elle parte.
owner-only = Seule la personne qui a ouvert la table peut faire cela.
hello-missing = La page n’a pas dit à temps ce qu’elle veut. Rechargez-la.
hello-again = La page s’est présentée deux fois. Rechargez-la.
protocol-other = Le serveur parle le protocole { $spoken }, pas { $asked }. Rechargez la page ou mettez votre programme à jour.
frame-invalid = Le serveur ne comprend pas ce message. Rechargez la page et réessayez.
reason-no-hints = Les conseils sont désactivés à cette table.
record-running = Cette partie n’est pas terminée. Son enregistrement sera disponible à la fin.
deal-not-known = Les dés de cette partie n’ont jamais été publiés, on ne peut donc pas rejouer la même donne.
clock-empty = Une pendule a besoin de temps : donnez des secondes, ou des jours si elle compte en jours.
web-not-built = L’application web n’a pas été construite. Dans un clone du dépôt, lancez : make play
