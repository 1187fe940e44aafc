### Ce que la base de données peut dire au lieu de faire son travail.

store-full = Le disque de la base de données est plein : rien n’a été enregistré. Faites de la place et la partie continuera.
store-locked = Un autre programme verrouille la base de données. Réessayez dans un instant.
store-gone = La base de données est injoignable. Réessayez dans un instant.
store-refused = Impossible d’ouvrir la base de données : vérifiez qu’elle existe et que Botyard peut y écrire.
store-disk = Le disque de la base de données signale une erreur.
store-damaged = La base de données est endommagée, ou n’est pas une base de Botyard.
store-trouble = La base de données a refusé cela.
store-newer = La base de données vient d’un Botyard plus récent. Installez cette version ou prenez une autre base.
store-backup = La base de données doit être mise à niveau, mais sa sauvegarde { $where } ne peut pas être écrite : rien n’a été changé. Libérez de la place, puis relancez.
store-upgrade = La base de données vient d’un Botyard plus ancien (schéma { $revision }) : rien n’a été changé. Sauvegardez-la avec pg_dump, puis lancez une fois : botyard serve --upgrade
store-address = Ce n’est pas l’adresse d’une base de données. Donnez un chemin, sqlite:///CHEMIN ou postgresql://UTILISATEUR@MACHINE/NOM.
store-driver = Il manque un paquet pour PostgreSQL. Lancez : pip install 'botyard[postgresql]'
store-in-use = { $where } est utilisé par un autre Botyard. Arrêtez-le ou prenez une autre base de données.
store-version-taken = Quelqu’un a été plus rapide. Regardez la table telle qu’elle est maintenant.
store-name-taken = Le nom « { $name } » est déjà pris. Choisissez-en un autre.
