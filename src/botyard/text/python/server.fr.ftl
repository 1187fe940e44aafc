### Ce que le serveur dit à ceux qui l’interrogent.

guest-name = Invité

## Ce qu’il refuse

request-bad = Le serveur ne comprend pas cette demande.
request-invalid = Le serveur ne comprend pas cette demande. Rechargez la page et réessayez.
method-not-allowed = Cela ne se fait pas ici de cette façon.
body-too-large = C’est trop grand.
body-anonymous = Seuls les invités connus peuvent envoyer plus de { $most } Ko. Choisissez d’abord un nom, puis réessayez.
request-cut-off = La requête s’est terminée avant la fin de son contenu. Renvoyez-la.
json-wanted = Envoyez du JSON et dites-le dans l’en-tête : « application/json », pas « { $type } ».
json-broken = Ce n’est pas du JSON valide. Vérifiez ce que vous envoyez et réessayez.
json-too-deep = Le JSON est trop imbriqué.
json-too-full = Le JSON contient plus de { $most } valeurs. Envoyez-en moins.
json-too-escaped = Le JSON contient plus de { $most } barres obliques inverses. Envoyez moins de texte qui en demande.
options-large = Les options ne peuvent dépasser { $most } kilo-octets. N’envoyez que ce qui diffère des valeurs par défaut.
options-deep = Les options ne peuvent être imbriquées sur plus de { $most } niveaux.
options-many = Les options ne peuvent contenir plus de { $most } valeurs. N’envoyez que ce qui diffère des valeurs par défaut.
options-name = Les noms d’options ne peuvent dépasser { $most } caractères.
host-wrong = L’adresse demandée n’en est pas une.
host-foreign = Ce serveur n’est pas { $host } ; il est à l’adresse { $url }. Si vous l’hébergez : faites passer l’en-tête Host par votre proxy, ou changez public_url dans les réglages.
origin-foreign = Un autre site web ({ $origin }) ne peut rien faire ici.
too-many = C’était trop souvent. Réessayez dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
connections-many = Trop de connexions en direct viennent de votre adresse. Fermez des onglets ou des programmes, puis réessayez.
server-trouble = Quelque chose s’est mal passé dans le serveur. L’hôte le trouve dans le journal sous { $reference }.

## Personnes

no-person = Vous n’êtes encore personne ici. Entrez d’abord.
seat-name = Le siège { $seat } ne peut pas avoir de nom : vous ne nommez que les personnes qui jouent sur votre appareil. Ne l’indiquez pas.
nickname-wrong = Un nom a de 1 à { $most } caractères visibles.
password-wrong = Le mot de passe actuel n’est pas le bon.
login-wrong = Ce nom et ce mot de passe ne vont pas ensemble.
session-missing = Vous n’êtes plus connecté sur cet appareil.
quota-tables = Vous avez { $most } tables qui ne sont pas finies ; vous ne pouvez pas en ouvrir plus. Finissez-en d’abord quelques-unes.
quota-uploads = Vous avez envoyé { $most } enregistrements ; vous ne pouvez pas en envoyer plus.
quota-bytes = Vos enregistrements dépasseraient ensemble { $most } Mo ; vous ne pouvez pas en envoyer plus.

## Réglages

settings-url = { $path } : « { $value } » n’est pas l’adresse d’un serveur, comme https://play.example.org.
settings-network = { $path } : « { $value } » n’est ni une adresse ni un réseau, comme 10.0.0.0/8.
settings-rate = { $path } : « { $value } » n’est pas un rythme. Écrivez combien de fois en combien de temps : 30/hour. Les durées sont second, minute, hour et day.

## La page qui décrit l’API

docs-title = Botyard : l’API
docs-intro = Tout ce qu’on peut demander par HTTP. La même chose pour les programmes :
docs-types = Types
docs-body = envoyé

## Invitations

invitation = Vous êtes invité à jouer à { $title }
invitation-by = { $host } vous invite à jouer à { $title }
invitation-seats = { $count ->
        [one] 1 joueur
       *[other] { $count } joueurs
    }{ $bots ->
        [0] {""}
        [one] , dont 1 bot
       *[other] , dont { $bots } bots
    }{ $free ->
        [0] {""}
        [one] , 1 place libre
       *[other] , { $free } places libres
    }
invitation-option = { $option } : { $value }
invitation-on = oui
invitation-off = non
invitation-picture = Une scène du jeu
invitation-nowhere = Quatre jeux de plateau dans des usines à robots, entre amis ou contre des bots. Sans compte.
    .title = Botyard
