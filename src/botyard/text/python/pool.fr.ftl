### Ce que les processus de travail n’ont pas pu faire.

pool-busy = Le serveur a trop à faire en ce moment. Réessayez dans un instant.
pool-quota = Vous avez déjà { $most } demandes en cours. Attendez qu’elles soient traitées.
pool-late = Cela a pris trop de temps et a été interrompu.
pool-crashed = Cela n’a pas pu être terminé, car le programme qui y travaillait s’est arrêté.
pool-closed = Le serveur est en train de s’arrêter.
pool-failed = Quelque chose s’est mal passé sur le serveur. Réessayez ; si cela se reproduit, dites-le à l’hôte.
preview-too-long = Un aperçu montre au plus { $most } actions, et non { $count }.
