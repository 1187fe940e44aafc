### Ce que disent toutes les parties de Botyard : noms, listes, refus, fin de partie.

# Plusieurs choses dans une phrase : « a, b et c ».
list = { $first } et { $last }

## Places

seat-person = Joueur { $number }
seat-bot = Bot { $robot }
robot-1 = Comet
robot-2 = Anvil
robot-3 = Bobbin
robot-4 = Wedge
robot-5 = Gasket
robot-6 = Kiosk
robot-7 = Rotor
robot-8 = Sputter

## Bots

bot-random = Hasard
    .character = Fait n’importe quoi de permis.
bot-greedy = Gourmand
    .character = Prend ce qui rapporte le plus tout de suite.
bot-level-1 = Apprenti
    .character = Essaie tout une fois.
    .seat = Apprenti { $robot }
bot-level-2 = Bricoleur
    .character = De bonnes idées, des vis mal serrées.
    .seat = Bricoleur { $robot }
bot-level-3 = Mécano
    .character = Du solide. Se trompe rarement deux fois.
    .seat = Mécano { $robot }
bot-level-4 = Ingénieur
    .character = Voit loin et se met en travers de votre route.
    .seat = Ingénieur { $robot }
bot-level-5 = Inventeur
    .character = Trouve le coup qui vous a échappé.
    .seat = Inventeur { $robot }

## Pourquoi pas, dans tous les jeux

reason-no-such-seat = Cette partie n’a pas de place { $seat }.
reason-no-such-action = Cette action n’existe pas dans ce jeu.
reason-nothing-to-take-back = Il n’y a rien à reprendre : vous avez appris quelque chose depuis votre dernière décision, ou vous n’en avez pas encore pris.
reason-no-clock-runs = Aucun temps ne court pour { $seat }, car rien n’y est attendu.

## Dit aussi par le navigateur

dice-committed = Les dés de cette partie sont fixés d’avance. Leur empreinte : { $commitment }
told-undo = { $seat } reprend sa dernière décision.
told-run-out = Temps écoulé : { $seat }.
won = { $count ->
        [one] { $seats } gagne !
       *[other] { $seats } gagnent ensemble !
    }
finished-alone = { $seats } a terminé.
lost-alone = { $seats } n’a pas gagné.
link-unknown = Ce lien ne marche plus : il a été utilisé sur un autre appareil, remplacé ou retiré. Demandez-en un nouveau.
page-missing = Il n’y a rien ici.
table-nobody = Au moins une personne doit être assise à une table.
field-unknown = « { $name } »
field-line = ligne { $number }
game-missing = Ce jeu n’existe pas ici. Choisissez-en un sur la page d’accueil.
