### Ce que dit chaque partie de Botyard : noms, énumérations, règles propres à Botyard.

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

## Les règles propres à Botyard, pour tous les jeux

section-house = Règles de la maison

rule-BY-1 = Une partie garde le nombre de places de son début. Personne ne joue pour une place qui n’existe pas.
    .title = Places de la partie
rule-BY-2 = Chaque action d’un jeu a un nom. Rien d’autre n’est possible.
    .title = Actions du jeu
rule-BY-3 = Vous pouvez reprendre vos propres décisions tant que vous n’avez rien appris depuis : pas au-delà de vos propres lancers ou tirages, ni de ce qui vous a été révélé, ni de l’action d’un autre joueur qui dépend de la vôtre. Vous pouvez remonter au plus 200 décisions de toute la table. Ce qui a suivi une décision sans autre choix est repris avec elle.
    .title = Reprendre un coup
rule-BY-4 = Si votre temps s’écoule pendant que la partie vous attend, il se passe ce que prévoient les règles du jeu. Si elles n’en disent rien, un bot décide pour vous.
    .title = Le temps est écoulé

reason-no-such-seat = Cette partie n’a pas de place { $seat }.
reason-no-such-action = Cette action n’existe pas dans ce jeu.
reason-nothing-to-take-back = Il n’y a rien à reprendre : vous avez appris quelque chose depuis votre dernière décision, ou vous n’en avez pas encore pris.
reason-no-clock-runs = Aucun temps ne court pour { $seat }, car rien n’y est attendu.
