### Humans!!! avec Zombies!!! en français. Ce qui n'est pas dit ici, les deux jeux sur lesquels il s'appuie le disent.

game-title = Humans!!! avec Zombies!!!
game-blurb = Les deux faces de la même nuit, sur un seul plan. Certains d'entre vous courent vers l'hélicoptère avec un fusil, les autres mènent les hordes qui n'ont pas encore mangé. La ville est pleine de gens et de zombies qui ne sont à personne, et chaque porte donne sur le dîner de quelqu'un.

## Styles des bots : style-…

style-hunter = chasseur
style-brawler = bagarreur
style-spoiler = trouble-fête

## Camps

role-shotgun_guy = Type au fusil
    .help = Court et combat comme dans Zombies!!!, et gagne à l'Héliport ou avec une collection de zombies.
role-zombie_player = Joueur zombie
    .help = Mène une horde comme dans Humans!!!, et gagne avec les points d'un personnage.

## Classes de cartes, decks et piles

kind-weapon = Arme
    .help = Arme celui qu'un adversaire va attraper. Si elle touche, la capture rate et coûte une blessure. Un Type au fusil peut aussi la jouer pour un jet de combat.
kind-item = Objet
    .help = Reste en jeu devant celui qui l'a joué. Seuls les Types au fusil peuvent le jouer.
deck-humans = Deck des événements de Humans!!!
deck-zombies = Deck des événements de Zombies!!!
stack-humans = Tuiles de Humans!!!
stack-zombies = Tuiles de Zombies!!!

## Tuiles différentes ici, ou qui ont le même nom dans les deux jeux

tile-town_square = Place centrale
    .kind = { kind-square }
    .text = Le milieu de la croix. Les Types au fusil partent de son centre, et qui était hors du plan y revient. Elle commence vide.
tile-helipad = Héliport
    .kind = { kind-helipad }
    .text = Le joueur zombie qui a le plus de points le place, avec 9 zombies errants. Un Type au fusil sur son centre gagne, s'il n'y a pas de zombie.
tile-road_straight = Route droite
    .kind = { kind-road }
    .text = Deux sorties : elle apporte 2 zombies errants, ou un humain, ou deux à cinq ou six joueurs.
tile-hu_road_straight = Route droite
    .kind = { kind-road }
    .text = Deux sorties : elle apporte 2 zombies errants, ou un humain, ou deux à cinq ou six joueurs.
tile-road_curve = Virage
    .kind = { kind-road }
    .text = Deux sorties : il apporte 2 zombies errants, ou un humain, ou deux à cinq ou six joueurs.
tile-hu_road_curve = Virage
    .kind = { kind-road }
    .text = Deux sorties : il apporte 2 zombies errants, ou un humain, ou deux à cinq ou six joueurs.
tile-road_t = Croisement en T
    .kind = { kind-road }
    .text = Trois sorties : il apporte 3 zombies errants, ou un humain, ou deux à cinq ou six joueurs.
tile-hu_road_t = Croisement en T
    .kind = { kind-road }
    .text = Trois sorties : il apporte 3 zombies errants, ou un humain, ou deux à cinq ou six joueurs.
tile-road_cross = Carrefour
    .kind = { kind-road }
    .text = Quatre sorties : il apporte 4 zombies errants, ou un humain, ou deux à cinq ou six joueurs.
tile-hu_road_cross = Carrefour
    .kind = { kind-road }
    .text = Quatre sorties : il apporte 4 zombies errants, ou un humain, ou deux à cinq ou six joueurs.
tile-hospital = Hôpital (Zombies!!!)
    .kind = { kind-building }
    .text = À l'intérieur : 8 zombies et 4 points de vie. On y joue { card-first_aid_kit }.
tile-hu_hospital = Hôpital (Humans!!!)
    .kind = { kind-building }
    .text = À l'intérieur : 5 humains et 2 jetons Relance. Barricade : 5.
tile-hardware_store = Quincaillerie (Zombies!!!)
    .kind = { kind-building }
    .text = À l'intérieur, derrière deux portes : 3 zombies, 1 point de vie et 2 balles.
tile-hu_hardware_store = Quincaillerie (Humans!!!)
    .kind = { kind-building }
    .text = À l'intérieur : 2 humains et 2 jetons Relance. Barricade : 5.

## Options de la partie

setting-hx_sides = Camps
    .help = Qui joue dans quel camp. Les camps ne sont pas des équipes : chacun gagne seul.
setting-hx_sides-alternate = En alternance, un Type au fusil d'abord
    .help = La première place est un Type au fusil, la deuxième un joueur zombie, et ainsi de suite.
setting-hx_sides-alternate_zombies = En alternance, un joueur zombie d'abord
    .help = La première place est un joueur zombie, la deuxième un Type au fusil, et ainsi de suite.
setting-hx_sides-one_guy = Un seul Type au fusil
    .help = La première place est un Type au fusil, toutes les autres sont des joueurs zombies.
setting-hx_sides-one_zombie_player = Un seul joueur zombie
    .help = La première place est un joueur zombie, toutes les autres sont des Types au fusil.
setting-hx_tile_stack = Piles de tuiles
    .help = Dans quelle pile on pioche les tuiles.
setting-hx_tile_stack-choice = Choix libre
    .help = Qui pioche choisit la pile.
setting-hx_tile_stack-own = Son propre camp
    .help = Les joueurs zombies piochent des tuiles de Humans!!! et les Types au fusil celles de Zombies!!!, tant qu'il y en a.
setting-hx_trapped_guy = Type pris au piège
    .help = Ce que devient un Type au fusil qui doit fuir et n'a pas de trajet.
setting-hx_trapped_guy-stay = Reste
    .help = Il reste où il est, et rien ne se passe.
setting-hx_trapped_guy-infected = Infecté
    .help = Il compte comme infecté, comme un humain.
setting-five_six_rules = Règles à cinq ou six
    .help = Qui choisit des humains pour une route en place deux au lieu d'un.
setting-zb_kill_goal = Zombies pour gagner
    .help = Avec combien de zombies dans sa collection un Type au fusil gagne.
setting-zb_life_cap = Vie maximale
    .help = Combien de points de vie un Type au fusil peut avoir.

## La table

phase-zombies = Zombies errants

## Pièces, jetons et nombres

piece-pawn = Type au fusil
    .kind = Vivant
    .text = Le pion d'un joueur. Il doit combattre les zombies sur la case desquels il entre, et les zombies de horde qui entrent sur la sienne l'attaquent.
piece-horde = Zombie de horde
    .kind = Mort-vivant
    .text = Un de ceux d'un joueur zombie, et 1 point. Il s'arrête quand il entre sur une case où se trouve un humain ou un Type au fusil. Une case peut en recevoir autant qu'on veut.
piece-stray = Zombie errant
    .kind = Mort-vivant
    .text = N'est à personne tant qu'un Type au fusil ne le tue pas, avec 4 ou plus. Il laisse tranquilles humains et hordes. Une case a un zombie errant au plus, et aucun avec un humain.
piece-human = Humain
    .kind = Vivant
    .text = N'est à personne. Les barricades n'arrêtent pas les humains. Qui a un zombie de horde sur la même case essaie de le capturer ; les Types au fusil passent à côté.

zone-humans_discard = Défausse de Humans!!!
zone-zombies_discard = Défausse de Zombies!!!

counter-humans_tiles_left = Tuiles de Humans!!!
    .count =
        { $count ->
            [0] aucune tuile restante
            [one] { $count } tuile restante
           *[other] { $count } tuiles restantes
        }
counter-zombies_tiles_left = Tuiles de Zombies!!!
    .count =
        { $count ->
            [0] aucune tuile restante
            [one] { $count } tuile restante
           *[other] { $count } tuiles restantes
        }
counter-humans_cards_left = Deck des événements de Humans!!!
    .count =
        { $count ->
            [0] aucune carte restante
            [one] { $count } carte restante
           *[other] { $count } cartes restantes
        }
counter-zombies_cards_left = Deck des événements de Zombies!!!
    .count =
        { $count ->
            [0] aucune carte restante
            [one] { $count } carte restante
           *[other] { $count } cartes restantes
        }
counter-strays = Zombies errants sur le plan
    .count =
        { $count ->
            [0] aucun zombie errant sur le plan
            [one] { $count } zombie errant sur le plan
           *[other] { $count } zombies errants sur le plan
        }
counter-to_move = Zombies errants à déplacer
    .count =
        { $count ->
            [0] aucun zombie errant à déplacer
            [one] { $count } zombie errant à déplacer
           *[other] { $count } zombies errants à déplacer
        }

state-off_map = Hors du plan jusqu'au prochain tour
state-may_strike_back = Peut contre-attaquer
