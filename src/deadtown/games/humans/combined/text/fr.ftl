### Humans!!! avec Zombies!!! en français. Ce qui n'est pas dit ici, les deux jeux sur lesquels il s'appuie le disent.

game-title = Humans!!! avec Zombies!!!
game-blurb = Les deux faces de la même nuit, sur un seul plan. Certains d'entre vous courent vers l'hélicoptère avec un fusil, les autres mènent les hordes qui n'ont pas encore mangé. La ville est pleine de gens et de zombies qui ne sont à personne, et chaque porte donne sur le dîner de quelqu'un.

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

## Pourquoi c'est impossible : cartes

refusal-only-after-your-roll = { $card } se joue juste après votre propre jet de mouvement.
refusal-only-before-their-move = { $card } se joue juste avant le mouvement d'un adversaire : pour un Type au fusil, après son jet de mouvement.
refusal-only-for-guys = Seuls les Types au fusil peuvent jouer cette carte : { $card }. Vous pouvez la garder ou la défausser.
refusal-only-for-hordes = Seuls les joueurs zombies peuvent jouer cette carte : { $card }. Vous pouvez la garder ou la défausser.
refusal-weapon-for-yourself = { $card } est une arme : elle se joue juste après un jet de capture réussi par un joueur zombie, ou avant un de vos jets de combat.
refusal-not-in-this-window = Ce moment est celui des percées et des captures : { $card } ne peut ni se jouer ni s'utiliser.
refusal-use-in-your-turn = { $card } s'utilise pendant votre tour.
refusal-you-are-off-the-map = Vous êtes hors du plan jusqu'à votre prochain tour : { $card } n'a pas d'effet.
refusal-only-at-guys = { $card } ne concerne que les Types au fusil, et { $seat } mène une horde.
refusal-target-off-the-map = { $seat } est hors du plan : { $card } n'a pas d'effet.
refusal-name-a-horde-zombie = Dites pour quel zombie de { $seat } vous jouez { $card }.
refusal-no-zombie-of-theirs = { $seat } n'a pas de zombie sur { $space }.
refusal-zombie-at-home = Le zombie sur { $space } y est déjà.
refusal-zombie-has-no-way = Le zombie sur { $space } n'a nulle part où aller.
refusal-no-tile-with-room = Là où vous avez une pièce, il n'y a pas de place pour d'autres humains : { $card } ne changerait rien.
refusal-no-piece-of-yours-on-tile = { $tile } : vous n'avez pas de pièce là, et { $card } n'y a pas d'effet.
refusal-building-full = { $tile } : il n'y a pas là de case sans humain ni zombie errant, et { $card } n'a pas d'effet.
refusal-building-empty = { $tile } : il n'y a pas là de zombies errants à doubler avec { $card }.
refusal-no-zombies-on-map = Il n'y a pas de zombies errants sur le plan pour { $card }.
refusal-zombies-rest = Aucun zombie errant ne se déplace maintenant : { $card } ne peut être joué.
refusal-zombies-are-fed = Personne ne peut tuer de zombies errants maintenant, et il n'y a pas de zombie de horde à l'intérieur : { $card } ne peut servir.

## Pourquoi c'est impossible : Types au fusil

refusal-guy-there-already = Le Type au fusil est déjà sur { $space }.
refusal-guy-step-instead = { $space } est juste à côté du Type au fusil : c'est un seul pas.
refusal-guy-walk-instead = { $space } n'est pas à côté du Type au fusil, mais il peut y aller.
refusal-guy-not-connected = { $space } n'est pas reliée à la case du Type au fusil.
refusal-guy-too-far =
    { $space } est hors d'atteinte avec { $left ->
        [one] { $left } pas.
       *[other] { $left } pas.
    }
refusal-guy-from-his-space = Le Type au fusil part de là où il est : nommez seulement la case où il va.
refusal-wall-between = Il y a un mur du côté de { $space } : il faut une porte ou une brèche.
refusal-not-indoors = { $space } est dans un bâtiment, et le Type au fusil ne peut entrer dans aucun à ce tour.
refusal-way-out-first = Le Type au fusil doit sortir du bâtiment par le plus court chemin, pas par { $space }.
refusal-must-leave = Le Type au fusil ne peut s'arrêter avant d'être sorti du bâtiment.
refusal-strays-are-fed = Le zombie errant sur { $space } a trouvé autre chose à manger : personne ne le combat maintenant.
refusal-fought-already = Sur { $space }, vous avez déjà combattu tous les zombies de { $seat } qui étaient à combattre.
refusal-same-side = Seules des pièces de camps différents s'attaquent.
refusal-attack-by-moving = Les joueurs ne s'attaquent qu'en allant sur une case avec une pièce de l'autre camp.
refusal-guy-must-go = Le Type au fusil ne peut rester sur { $space } : il doit fuir.
refusal-zombies-in-his-way = Il y a des zombies sur le chemin vers { $space }, et le Type au fusil ne passe pas parmi eux quand il fuit.
refusal-guy-not-that-long =
    Aucun trajet vers { $space } ne convient : le Type au fusil doit faire exactement { $left ->
        [one] { $left } pas.
       *[other] { $left } pas.
    }

## Pourquoi c'est impossible : hordes

refusal-not-in-an-outer-building = { $space } n'est pas dans un des bâtiments extérieurs, d'où partent les hordes.
refusal-both-in-one-building = { $space } est dans un autre bâtiment : vos deux zombies partent du même.
refusal-zombie-stopped = Votre zombie sur { $space } s'est arrêté avec un humain ou un Type au fusil : il ne bouge plus pendant ce tour.
refusal-humans-in-the-way = Il y a un humain ou un Type au fusil entre { $space } et { $to } : les zombies s'arrêtent là où ils en rencontrent.
refusal-hordes-stay-outside = { card-claustrophobia } : à ce tour, aucun de vos zombies ne peut entrer dans un bâtiment ni tenter de percée, sur { $space } non plus.
refusal-step-by-step = { card-claustrophobia } : à ce tour, vos zombies vont un pas à la fois.
refusal-no-zombie-with-him = Vous n'avez pas de zombie sur la case de { $seat }.
refusal-attack-after-moving = { $seat } s'attaque quand votre mouvement est fini.
refusal-not-come-to-him = Aucun de vos zombies n'est venu auprès de { $seat } pendant ce tour : ils se laissent tranquilles.
refusal-guy-off-the-map = { $seat } est hors du plan et ne peut être attaqué.
refusal-not-in-that-building = Votre zombie sur { $space } n'est pas dans le bâtiment que touche { card-grenade }.
refusal-guys-have-no-ability = { $ability } est une capacité des hordes : les Types au fusil n'en ont pas.

## Pourquoi c'est impossible : humains et zombies errants

refusal-no-zombie = Il n'y a pas de zombie errant sur { $space }.
refusal-zombie-moved = Le zombie errant sur { $space } a déjà été déplacé.
refusal-zombie-hemmed-in = Le zombie errant sur { $space } n'a pas de case libre à côté de lui.
refusal-zombie-not-connected = Un zombie errant ne peut aller de { $space } à { $to } en un pas.
refusal-space-taken = Il y a déjà un zombie errant sur { $space }.
refusal-piece-there = Il y a un Type au fusil ou un zombie de horde sur { $space } : choisissez une case sans eux.
refusal-not-onto-the-living = Il y a un humain ou un Type au fusil sur { $space } : le zombie de horde ne peut y être mené.
refusal-zombie-not-beside = Le zombie de horde ne peut aller sur { $space } en un pas.

## Pourquoi c'est impossible : camps

refusal-a-side-for-every-seat =
    { $count ->
        [one] Indiquez un camp pour { $count } place.
       *[other] Indiquez un camp pour chacune des { $count } places.
    }
refusal-both-sides = Il faut au moins un Type au fusil et un joueur zombie.

## Pourquoi c'est impossible : autre chose se décide d'abord

refusal-decide-hx-draw-from = Dites d'abord de quel deck des événements vous piochez.
refusal-decide-hx-start-pawns = Dites d'abord d'où partent vos zombies.
refusal-decide-hx-draw-tile-from = Dites d'abord de quelle pile vous piochez une tuile.
refusal-decide-hx-populate = Dites d'abord si la route apporte des humains ou des zombies errants.
refusal-decide-hx-fight-order = Dites d'abord qui vous combattez maintenant.
refusal-decide-hx-bullets = Décidez d'abord si vous payez des balles ou laissez l'attaque échouer.
refusal-decide-hx-counterattack = Décidez d'abord si vous contre-attaquez.
refusal-decide-hx-infect-pawn = Décidez d'abord si vous mettez un zombie sur la case du combat.
refusal-decide-hx-move-guy = Dites d'abord où fuit le Type au fusil.
refusal-decide-hx-grenade-pawn = Dites d'abord lequel de vos zombies est touché.
refusal-decide-move-pawn = Déplacez d'abord vos zombies, ou terminez le mouvement.
refusal-decide-move-step = Allez d'abord quelque part, ou arrêtez-vous.
refusal-decide-place-tile-zombies = Dites d'abord où vont les zombies errants de la tuile.
refusal-decide-card-put = Dites d'abord où la carte pose le suivant.
refusal-decide-card-lift = Prenez d'abord un zombie errant.
refusal-decide-capture-order = Dites d'abord qui vous tentez de prendre maintenant.
refusal-decide-infect-or-eat = Décidez d'abord entre infecter et dévorer.
refusal-decide-move-zombie = Déplacez d'abord un zombie errant d'une case.
