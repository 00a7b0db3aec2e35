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

## La leçon

lesson-title = Face à face
lesson-welcome = Deux jeux dans une ville. Vous êtes { $player_1 } et menez une horde, comme dans Humans!!!, et { $player_2 } a un fusil, comme dans Zombies!!! ; entre vous, il y a des humains et des zombies errants, qui ne sont à personne. Ce qu'un des deux jeux vous a appris vaut ici aussi. Si vous ne connaissez ni l'un ni l'autre, leurs leçons prennent plus de temps.
lesson-goals = Chaque camp gagne à sa façon. Il vous faut les points de votre personnage : un pour chaque zombie à vous en jeu, et un pour chaque carte { capture-eat }. À un Type au fusil, il faut 25 zombies dans sa collection, ou le centre de l'{ tile-helipad }. Cette leçon se termine après deux manches : gagne alors la plus grande part de son propre objectif.
lesson-cross = Neuf tuiles forment une croix. { $player_2 } commence au milieu, sur la { tile-town_square }, et vos deux zombies dans un des quatre bâtiments extérieurs. Ceux-ci sont ouverts, et vous avez choisi celui de l'est. Mettez le premier zombie en E7S1 ; le deuxième va en E5N1.
lesson-decks = Chacun a trois cartes événement, et il y a deux decks. Pour chaque carte, vous choisissez de nouveau l'un ou l'autre. Celui de Humans!!! est fait pour les hordes ; dans celui de Zombies!!! il y a aussi des objets, que seuls les Types au fusil peuvent jouer. Commencez par « { option-draw-from-humans } ».
lesson-hand = Vous avez maintenant en main { card-rigor_mortis } et { card-death_grip } de Humans!!!, et de Zombies!!! une { card-grenade }.
lesson-stacks = Le tour commence par une tuile, et il y a aussi deux piles. Choisissez « { option-tile-from-humans } ».
lesson-tile = Un { tile-hu_road_t }. La tuile va là où ses routes rencontrent celles de la ville, et peu importe de quel jeu elles sont. Placez-la autour de E6S3, un quart de tour à gauche.
lesson-road = Sur chaque route, c'est vous qui dites qui arrive : un humain au centre, ou un zombie errant pour chaque sortie. Il vous faut à manger : choisissez « { option-populate-humans } ».
lesson-sheet = Votre horde est celle du { character-lawyer }. { number-movement } 5, c'est combien de pas ils font dans un tour, tous ensemble.
lesson-walk = L'un d'eux est à trois pas de l'humain. Déplacez-le de E7S1 en E6S3.
lesson-block = Les deux pas qui restent sont pour l'autre. Un zombie qui arrive sur un humain ou un Type au fusil s'arrête là, mais { $player_2 } est encore trop loin. Barrez la route : déplacez-le de E5N1 en E4.
lesson-roll = Le mouvement est fini, et un de vos zombies partage une case avec un humain : vous essayez de le capturer. { number-capture } 4, c'est ce qu'il vous faut, et c'était un 3.
lesson-do-over = Vous avez quatre jetons Relance, et chacun vous laisse relancer un de vos dés. Choisissez « { option-reroll } ».
lesson-infected = Un 6, et deux cartes capture, toutes deux { capture-infect } : l'humain est maintenant votre troisième zombie, et votre troisième point.
lesson-no-strays = À la fin de chaque tour, du vôtre aussi, celui dont c'est le tour jette un dé et déplace autant de zombies errants. Pour l'instant, il n'y en a pas.
lesson-discard = Ensuite vous pouvez défausser une carte. La { card-grenade } est un objet, et ne sert à rien à une horde. Défaussez-la.
lesson-guy = { $player_2 } joue comme dans Zombies!!!, et a placé le { tile-army_surplus }, avec deux zombies errants. Le jet de mouvement est un 5. Un Type au fusil ajoute sa vie, ce qui fait 8 pas.
lesson-rigor = Les cartes des deux jeux se jouent aussi pendant le tour des autres, une carte d'un de vos tours au suivant. Avec 4 pas, { $player_2 } ne va pas plus loin que E4. Jouez { card-rigor_mortis }.
lesson-failed = Un Type au fusil qui entre sur une case avec des zombies de horde doit les combattre aussitôt, l'un après l'autre. Avec 4 ou plus, vous auriez une blessure. C'était un 1, et au lieu de payer trois balles { $player_2 } a préféré l'échec. Cela ne coûte pas de vie, mais le mouvement est fini.
lesson-next = Votre deuxième tour. Cette fois, choisissez « { option-tile-from-zombies } ».
lesson-gas = La { tile-gas_station }. Un bâtiment apporte ce que dit son propre jeu : celui-ci trois zombies errants, une vie et deux balles. Placez la tuile autour de E9S3, telle quelle.
lesson-tokens = Les zombies errants sont à l'intérieur, un par case. Vie et balles ne sont que pour les Types au fusil, comme les jetons Relance pour les hordes, et vous dites où ils sont. Mettez la vie loin de la porte, en E10S2.
lesson-walls = Les portes sont pour les Types au fusil et les zombies errants. Pour les hordes, chaque bâtiment est fermé par des barricades : ceux de Humans!!! avec leur nombre, ceux de Zombies!!! avec un 4. C'est ce qu'il faut au dé pour une percée ; chaque autre zombie à côté du vôtre le baisse de 1.
lesson-inside = Sauf si un zombie errant est à l'intérieur : alors vous entrez sans jet, et il y a une brèche dès ce moment. Déplacez un zombie de E6S3 en E8S2.
lesson-strike = Et maintenant { $player_2 }, toujours en E4. Un zombie qui entre sur la case d'un Type au fusil doit l'attaquer. Et celui contre lequel il a échoué peut contre-attaquer sans un pas, tant qu'aucun des deux n'est parti. Choisissez « { option-strike-back } ».
lesson-grip = Une attaque se passe comme une capture : un jet, puis les armes, puis les cartes capture. Il vous faut encore un 4. Avant de jeter le dé, jouez { card-death_grip }, qui ajoute 2.
lesson-enough = Un 2, et avec votre carte un 4 : juste assez. Choisissez « { option-accept } ».
lesson-objection = { $player_2 } joue une { card-big_chainsaw }, qui touche toujours : vous auriez une blessure, et le Type au fusil s'enfuirait comme le font les humains. Mais vous menez des avocats. C'est leur capacité spéciale : une fois par partie, ils font objection, et la carte d'un autre reste sans effet. Choisissez « { option-object } ».
lesson-caught = Une carte { capture-eat } et une { capture-infect } : c'est à vous de choisir. Dans les deux cas, { $player_2 } perd une vie et se retrouve hors du plan, mais garde sa collection et toutes ses cartes. Si vous infectez, vous pouvez mettre là un nouveau zombie ; si vous dévorez, vous gardez la carte { capture-eat }. L'un et l'autre valent un point. Choisissez « { option-eat } ».
lesson-gone = Votre quatrième point. { $player_2 } revient sur la { tile-town_square } au début de son prochain tour, avec une vie de moins.
lesson-strays = Maintenant il y a des zombies errants, et votre dé dit que vous en déplacez un. Ils vous laissent tranquille, et les humains aussi, mais un Type au fusil doit combattre chacun de ceux qu'il rencontre. Faites-en sortir un : de E2S3 en E3S3.
lesson-wound = { $player_2 } est de nouveau en E4 et a joué un { card-crowbar } : une telle arme aide les Types au fusil dans un jet de combat. C'était un 5, une réussite, et vous avez une blessure. { number-taking_wounds } 4 dit combien de cartes blessure vous avez piochées ; deux étaient pareilles, et ce devait être celle-là. Un deuxième { wound-left_arm }, ou une { wound-head_shot }, vous coûterait un zombie.
lesson-trophies = Pour une blessure, { $player_2 } prend dans la réserve un zombie pour sa collection, et trois pour un zombie que vous perdez ainsi.
lesson-victory = Les deux manches sont finies. Vous avez 4 de vos 9 points, { $player_2 } a 1 zombie sur 25 : vous avez gagné !
lesson-goodbye = Dans une vraie partie, on continue jusqu'à ce que quelqu'un atteigne son objectif. L'{ tile-helipad } est la dernière tuile de Zombies!!!, et c'est le joueur zombie qui a le plus de points qui le place, de préférence assez loin. La prochaine fois, vous pouvez prendre le fusil : vous savez maintenant qui vous attend.

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
