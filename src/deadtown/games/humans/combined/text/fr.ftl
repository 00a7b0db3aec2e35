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

## Le plateau

board-brings-strays =
    { $count ->
        [one] { $count } zombie errant
       *[other] { $count } zombies errants
    }
fight-prize-horde = 1 zombie, ou 3 s'il tombe
fight-horde = Avec 4 ou plus, son joueur reçoit une blessure. En cas d'échec, votre déplacement s'arrête ici.
fight-stray = Avec 4 ou plus, il est à vous. En cas d'échec, vous perdez une vie et relancez.
fight-weapon = Votre jet de combat reçoit +{ $count }.
fight-fail = Vous ne perdez pas de vie, mais votre déplacement s'arrête ici, et la horde peut riposter.
fight-horde-bullets = Une balle par point : le joueur de la horde reçoit une blessure.

## Classes de cartes, decks et piles, et quand on peut jouer les cartes

kind-weapon = Arme
    .help = Arme celui qu'un adversaire va attraper. Si elle touche, la capture rate et coûte une blessure. Un Type au fusil peut aussi la jouer pour un jet de combat.
kind-item = Objet
    .help = Reste en jeu devant celui qui l'a joué. Seuls les Types au fusil peuvent le jouer.
kind-wound = Blessure
    .help = Reste devant le joueur zombie blessé jusqu'à ce qu'un de ses zombies soit retiré du plan.
kind-capture = Carte capture
    .help = Décide de ce que devient la proie, humain ou Type au fusil.
deck-humans = Deck des événements de Humans!!!
deck-zombies = Deck des événements de Zombies!!!
stack-humans = Tuiles de Humans!!!
stack-zombies = Tuiles de Zombies!!!
when-own-roll = À votre mouvement ou jet de combat
when-own-steps = Avant votre premier pas
when-opponent-steps = Avant le premier pas d'un adversaire
when-weapon = Captures adverses, ou combat
when-hospital = Dans un Hôpital

## Cartes de Humans!!! différentes ici

card-frying_pan = Poêle à frire
    .kind = { kind-weapon }
    .text = Lancez un dé : avec 4 ou plus, elle touche. Un jet de combat reçoit +0.
    .when = { when-weapon }
    .flavour = Le dîner est servi.
card-baseball_bat = Batte de base-ball
    .kind = { kind-weapon }
    .text = Lancez un dé et ajoutez 1 : avec 4 ou plus, elle touche. Ou bien +1 à votre jet de combat.
    .when = { when-weapon }
    .flavour = Coup de circuit.
card-crowbar = Pied-de-biche
    .kind = { kind-weapon }
    .text = Lancez un dé et ajoutez 1 : avec 4 ou plus, elle touche. Ou bien +1 à votre jet de combat.
    .when = { when-weapon }
    .flavour = Ouvre tout. Les têtes aussi.
card-fire_extinguisher = Extincteur
    .kind = { kind-weapon }
    .text = Lancez un dé et ajoutez 1 : avec 4 ou plus, elle touche ; un humain fuit avec +2. Ou bien +1 à votre jet de combat.
    .when = { when-weapon }
    .flavour = Soirée mousse.
card-hunting_rifle = Fusil de chasse
    .kind = { kind-weapon }
    .text = Lancez un dé et ajoutez 1 : avec 4 ou plus, elle touche ; sur un 6, une carte blessure de plus. Ou bien +1 à votre jet de combat.
    .when = { when-weapon }
    .flavour = La chasse est ouverte.
card-nail_gun = Pistolet à clous
    .kind = { kind-weapon }
    .text = Lancez un dé et ajoutez 2 : avec 4 ou plus, elle touche. Ou bien +2 à votre jet de combat.
    .when = { when-weapon }
    .flavour = Ça, c'est cloué.
card-sawed_off = Fusil à canon scié
    .kind = { kind-weapon }
    .text = Lancez un dé et ajoutez 2 : avec 4 ou plus, elle touche. Ou bien +2 à votre jet de combat.
    .when = { when-weapon }
    .flavour = Court, mais clair.
card-big_chainsaw = Grosse tronçonneuse
    .kind = { kind-weapon }
    .text = Elle touche toujours. Ou bien +3 à votre jet de combat.
    .when = { when-weapon }
    .flavour = Il n'y avait plus la petite.
card-fresh_meat = Chair fraîche
    .kind = { kind-event }
    .text = Mettez 3 humains sur une tuile où vous avez une pièce, sur des cases sans humain ni zombie.
    .when = { when-own-move }
    .flavour = Un car de touristes. Charmant.
card-second_wind = Second souffle
    .kind = { kind-event }
    .text = Vous avez 3 pas de plus pendant ce tour.
    .when = { when-own-steps }
    .flavour = Nous ne respirons pas, mais bon.
card-rigor_mortis = Rigor mortis
    .kind = { kind-event }
    .text = Cet adversaire n'a que la moitié des pas pendant ce tour, arrondie vers le bas.
    .when = { when-opponent-steps }
    .flavour = Un peu raides, aujourd'hui.
card-sticky_fingers = Doigts crochus
    .kind = { kind-event }
    .text = Pour joueurs zombies : prenez jusqu'à 2 jetons Relance à un adversaire.
    .when = { when-own-start }
    .flavour = Ils allaient tomber de toute façon.

## Cartes de Zombies!!! différentes ici

card-all_the_marbles = Des billes pour tous
    .kind = { kind-item }
    .text = Utilisez-la : aucun zombie errant ne bouge jusqu'à la fin de votre prochain tour.
    .when = { when-toy_store }
    .flavour = Attention où vous marchez.
card-alternate_food_source = Autre source de nourriture
    .kind = { kind-instant }
    .text = Jusqu'à la fin de votre prochain tour, personne ne combat les zombies errants : on passe à côté d'eux.
    .when = { when-any }
    .flavour = Aujourd'hui, c'est le boucher.
card-bad_sense_of_direction = Mauvais sens de l'orientation
    .kind = { kind-instant }
    .text = Payez 1 point de vie : un Type au fusil adverse, ou un zombie de horde, est mis sur le centre de la Place centrale.
    .when = { when-any-life }
    .flavour = À gauche. Non, l'autre gauche.
card-brain_cramp = Crampe au cerveau
    .kind = { kind-instant }
    .text = Vous menez ce Type au fusil pendant ce tour : tous ses pas, et son arrêt.
    .when = { when-opponent-moved }
    .flavour = Mais pourquoi je vais par là ?
card-butter_fingers = Mains de beurre
    .kind = { kind-instant }
    .text = Un Type au fusil adverse défausse une carte en jeu, ou 1 ou 2 balles : c'est vous qui choisissez.
    .when = { when-any }
    .flavour = Oups.
card-claustrophobia = Claustrophobie
    .kind = { kind-instant }
    .text = À son prochain tour, un adversaire n'entre dans aucun bâtiment : un Type au fusil doit sortir, une horde ne tente pas de percée.
    .when = { when-any }
    .flavour = Les murs étaient déjà si près ?
card-couldnt_get_any_worse = Juste quand on croyait avoir touché le fond
    .kind = { kind-instant }
    .text = Choisissez un bâtiment : ses cases intérieures sans humain ni zombie errant reçoivent un zombie errant chacune.
    .when = { when-any }
    .flavour = Surprise !
card-dont_think_theyre_dead = Je ne crois pas qu'ils soient morts
    .kind = { kind-instant }
    .text = Un Type au fusil adverse lance deux dés. Si l'un montre 3 ou moins à la fin, deux zombies quittent sa collection.
    .when = { when-any }
    .flavour = Celui-là m'a fait un clin d'œil.
card-fear = Peur
    .kind = { kind-instant }
    .text = À son prochain tour, un adversaire ne bouge pas du tout, ni Type au fusil ni horde.
    .when = { when-any }
    .flavour = Je suis très bien ici.
card-grenade = Grenade
    .kind = { kind-item }
    .text = Sur une tuile à bâtiment : ses zombies errants sont à vous, chaque horde dedans subit une blessure, vous perdez 1 point de vie.
    .when = { when-army_surplus }
    .flavour = Toc toc.
card-slight_miscalculation = Légère erreur de calcul
    .kind = { kind-instant }
    .text = Choisissez un bâtiment : ses zombies errants sont doublés, tant qu'il y a des cases.
    .when = { when-any }
    .flavour = Je les ai comptés. Ils allaient par deux.
card-this_isnt_so_bad = Ce n'est pas si terrible
    .kind = { kind-instant }
    .text = Mettez deux zombies errants du plan sur d'autres cases sans humain ni zombie errant, n'importe où.
    .when = { when-any }
    .flavour = Enfin, pour moi.
card-untied_shoe = Ton lacet est défait
    .kind = { kind-instant }
    .text = Les pas d'un adversaire sont divisés par deux : avant son premier pas, ceux de ce tour, sinon du prochain.
    .when = { when-any }
    .flavour = Je t'ai eu.
card-were_screwed = On est fichus !
    .kind = { kind-instant }
    .text = Placez 10 zombies errants sur des cases sans humain ni zombie errant, n'importe où.
    .when = { when-any }
    .flavour = Certains plus que d'autres.
card-where_did_everybody_go = Où sont-ils tous passés ?
    .kind = { kind-instant }
    .text = Déplacez de 5 pas un Type au fusil adverse, qui combat en chemin, ou un zombie de horde, qui ne combat pas.
    .when = { when-any }
    .flavour = Ils étaient juste derrière moi.
card-zombie_master = Maître des zombies
    .kind = { kind-instant }
    .text = Placez 5 zombies errants sur des cases sans humain, sans zombie et sans Type au fusil.
    .when = { when-any }
    .flavour = Assis. Pas bouger. Mange.

## Cartes blessure et cartes capture

wound-left_arm = Bras gauche
    .kind = { kind-wound }
    .text = Dès que vous en avez deux pareilles, un de vos zombies est retiré du plan et vos blessures sont défaussées.
wound-right_arm = Bras droit
    .kind = { kind-wound }
    .text = Dès que vous en avez deux pareilles, un de vos zombies est retiré du plan et vos blessures sont défaussées.
wound-left_leg = Jambe gauche
    .kind = { kind-wound }
    .text = Dès que vous en avez deux pareilles, un de vos zombies est retiré du plan et vos blessures sont défaussées.
wound-right_leg = Jambe droite
    .kind = { kind-wound }
    .text = Dès que vous en avez deux pareilles, un de vos zombies est retiré du plan et vos blessures sont défaussées.
wound-torso = Torse
    .kind = { kind-wound }
    .text = Dès que vous en avez deux pareilles, un de vos zombies est retiré du plan et vos blessures sont défaussées.
wound-head_shot = Balle dans la tête
    .kind = { kind-wound }
    .text = Si vous la gardez, un de vos zombies est aussitôt retiré du plan et vos blessures sont défaussées.
capture-escape = Fuite
    .kind = { kind-capture }
    .text = La proie fuit, quoi qu'on ait pioché d'autre.
capture-infect = Infection
    .kind = { kind-capture }
    .text = Plus nombreuses que les Dévorer : un humain devient un de vos zombies ; un Type au fusil perd un point de vie, et vous pouvez mettre un zombie.
capture-eat = Dévorer
    .kind = { kind-capture }
    .text = Plus nombreuses que les Infection : l'humain est dévoré, ou le Type au fusil perd un point de vie, et vous en gardez une comme point.

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
    .text = À l'intérieur : 8 zombies errants et 4 points de vie. Barricade : 4. On y joue { card-first_aid_kit }.
tile-hu_hospital = Hôpital (Humans!!!)
    .kind = { kind-building }
    .text = À l'intérieur : 5 humains et 2 jetons Relance. Barricade : 5. On y joue { card-first_aid_kit } aussi.
tile-lawn_and_garden = Jardinerie
    .kind = { kind-building }
    .text = À l'intérieur : 6 zombies errants, 2 points de vie et 3 balles. Barricade : 4. On y joue { card-chainsaw }.
tile-sporting_goods = Magasin de sport
    .kind = { kind-building }
    .text = À l'intérieur : 6 zombies errants, 2 points de vie et 4 balles. Barricade : 4. On y joue { card-lots_of_ammo }.
tile-fire_station = Caserne de pompiers
    .kind = { kind-building }
    .text = À l'intérieur, derrière trois portes : 6 zombies errants, 4 points de vie et 2 balles. Barricade : 4. On y joue { card-fire_axe }.
tile-army_surplus = Surplus militaire
    .kind = { kind-building }
    .text = À l'intérieur : 2 zombies errants et 2 balles. Barricade : 4. On y joue { card-grenade }.
tile-hardware_store = Quincaillerie (Zombies!!!)
    .kind = { kind-building }
    .text = À l'intérieur, derrière deux portes : 3 zombies errants, 1 point de vie et 2 balles. Barricade : 4.
tile-hu_hardware_store = Quincaillerie (Humans!!!)
    .kind = { kind-building }
    .text = À l'intérieur : 2 humains et 2 jetons Relance. Barricade : 5.
tile-toy_store = Magasin de jouets
    .kind = { kind-building }
    .text = À l'intérieur, derrière deux portes : 3 zombies errants, 1 point de vie et 1 balle. Barricade : 4. On y joue { card-all_the_marbles }.
tile-skate_shop = Boutique de skate
    .kind = { kind-building }
    .text = À l'intérieur : 3 zombies errants et 1 balle. Barricade : 4. On y joue { card-skateboard }.
tile-gas_station = Station-service
    .kind = { kind-building }
    .text = À l'intérieur : 3 zombies errants, 1 point de vie et 2 balles. Barricade : 4. On y joue { card-molotov_cocktail }.

## Options de la partie

setting-hx_sides = Camps
    .help = Qui joue dans quel camp. Les camps ne sont pas des équipes : chacun gagne seul. À trois ou quatre, les chances sont le mieux partagées avec un seul Type au fusil.
setting-hx_sides-alternate = En alternance, un Type au fusil d'abord
    .help = La première place est un Type au fusil, la deuxième un joueur zombie, et ainsi de suite.
setting-hx_sides-alternate_zombies = En alternance, un joueur zombie d'abord
    .help = La première place est un joueur zombie, la deuxième un Type au fusil, et ainsi de suite.
setting-hx_sides-one_guy = Un seul Type au fusil
    .help = La première place est un Type au fusil, toutes les autres sont des joueurs zombies.
setting-hx_sides-one_zombie_player = Un seul joueur zombie
    .help = La première place est un joueur zombie, toutes les autres sont des Types au fusil.
setting-hx_sides-seat_by_seat = Place par place
    .help = On dit pour chaque place dans quel camp elle joue.
setting-hx_seats = Camp de chaque place
    .help = Dans quel camp joue chaque place, quand on le dit place par place. Il faut au moins une place par camp.
setting-hx_seats-shotgun_guy = { role-shotgun_guy }
setting-hx_seats-zombie_player = { role-zombie_player }
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
setting-character_choice-random = Au sort
    .help = Chaque joueur zombie en reçoit un par le sort.
setting-character_choice-choose = Chacun choisit
    .help = L'un après l'autre, chaque joueur zombie en choisit un encore libre.
setting-five_six_rules = Règles à cinq ou six
    .help = Qui choisit des humains pour une route en place deux au lieu d'un.
setting-zb_kill_goal = Zombies pour gagner
    .help = Avec combien de zombies dans sa collection un Type au fusil gagne. À deux, les chances sont le mieux partagées avec 20.
setting-zb_life_cap = Vie maximale
    .help = Combien de points de vie un Type au fusil peut avoir.

## La table

phase-zombies = Zombies errants
roll-zombies = Zombies errants
    .total =
        { $count ->
            [one] { $count } zombie errant à déplacer
           *[other] { $count } zombies errants à déplacer
        }

## Ce qui vaut pour un joueur, ou est en attente

effect-adrenaline_rush = { card-adrenaline_rush }
    .text = Les pas de ce tour sont doublés.
effect-fear = { card-fear }
    .text = Au prochain tour, ce joueur ne bouge pas du tout.
effect-claustrophobia = { card-claustrophobia }
    .text = Au prochain tour, ce joueur n'entre dans aucun bâtiment : un Type au fusil doit sortir, une horde ne tente pas de percée.
effect-untied_shoe = { card-untied_shoe }
    .text = Les pas du prochain mouvement sont divisés par deux.
effect-all_the_marbles = { card-all_the_marbles }
    .text = Aucun zombie errant ne bouge jusqu'à la fin du prochain tour de ce joueur.
effect-alternate_food_source = { card-alternate_food_source }
    .text = Personne ne combat les zombies errants jusqu'à la fin du prochain tour de ce joueur.

## Quand on peut jouer des cartes : ce que tous entendent, et ce qu'on demande à chacun

prompt-turn-start =
    { $own ->
        [yes] Votre tour commence : jouez-vous ou utilisez-vous une carte ?
       *[no] { $seat } commence son tour : jouez-vous ou utilisez-vous une carte ?
    }
prompt-before-move =
    { $own ->
        [yes] Vos zombies vont bouger : jouez-vous une carte ?
       *[no] { $seat } va bouger ses zombies : jouez-vous ou utilisez-vous une carte ?
    }
window-weapon = { $seat } va capturer quelqu'un : on peut jouer des armes.
prompt-weapon =
    { $own ->
        [yes] Vous allez capturer quelqu'un : jouez-vous une arme ?
       *[no] { $seat } va capturer quelqu'un : jouez-vous une arme pour l'empêcher ?
    }
window-name-pre-zombie-roll = Quelqu'un va lancer le dé pour les zombies errants
window-pre-zombie-roll = { $seat } va lancer le dé pour les zombies errants : on peut jouer des cartes.
prompt-pre-zombie-roll =
    { $own ->
        [yes] Vous allez lancer le dé pour les zombies errants : jouez-vous ou utilisez-vous une carte ?
       *[no] { $seat } va lancer le dé pour les zombies errants : jouez-vous ou utilisez-vous une carte ?
    }
window-name-post-zombie-roll = Quelqu'un a lancé le dé pour les zombies errants
window-post-zombie-roll = { $seat } a lancé le dé pour les zombies errants : on peut jouer des cartes avant qu'ils bougent.
prompt-post-zombie-roll =
    { $own ->
        [yes] Vous avez lancé le dé pour les zombies errants : jouez-vous ou utilisez-vous une carte avant qu'ils bougent ?
       *[no] { $seat } a lancé le dé pour les zombies errants : jouez-vous ou utilisez-vous une carte avant qu'ils bougent ?
    }
prompt-do-over-any =
    { $what ->
        [breach] { roll-breach }
        [capture] { roll-capture }
        [weapon] { roll-weapon }
        [flight] { roll-flight }
        [combat] { roll-combat }
        [move] { roll-move }
        [zombies] { roll-zombies }
       *[stampede] { roll-stampede }
    }, { $need ->
        [0] total { $total }.
       *[other] total { $total }, il faut { $need }.
    } { $own ->
        [yes] Le jet est à vous :
       *[no] Le jet est à { $seat } :
    } dépensez-vous un jeton Relance pour que le dé soit relancé ?

## Ce qui est demandé

prompt-hx-start-pawns =
    { $left ->
        [one] D'où part votre second zombie ? Il est dans le même bâtiment.
       *[other] D'où part votre premier zombie ? Choisissez une case dans un des bâtiments extérieurs.
    }
prompt-hx-draw-from =
    Dans quel deck des événements piochez-vous ? { $left ->
        [one] Il reste { $left } carte à piocher.
       *[other] Il reste { $left } cartes à piocher.
    }
prompt-hx-draw-tile-from = Dans quelle pile piochez-vous une tuile ?
prompt-hx-populate = { $tile } : qui vient sur cette route ?
prompt-place-tile-zombies =
    { $count ->
        [one] { $count } zombie errant arrive.
       *[other] { $count } zombies errants arrivent.
    } { $what ->
        [put] { $left ->
            [one] Où placez-vous le dernier ?
           *[other] Où en placez-vous un ? Il en reste { $left }.
        }
       *[leave] { $left ->
            [one] Quelle case reste sans zombie ?
           *[other] Quelles cases restent sans zombie ? Il en reste { $left } à choisir.
        }
    }
prompt-hx-fight-order = Qui combattez-vous maintenant ?
prompt-hx-bullets =
    Contre le zombie de horde, il vous manque { $missing ->
        [one] { $missing } point.
       *[other] { $missing } points.
    } Payez-vous une balle par point ?
prompt-hx-counterattack = { $seat } a échoué contre votre horde et se trouve encore là : contre-attaquez-vous ?
prompt-hx-infect-pawn = Mettez-vous un zombie de votre réserve là où était le Type au fusil ?
prompt-hx-move-guy =
    { $own ->
        [yes] Vous fuyez : où allez-vous ?
       *[no] { $seat } fuit : pour aller où ?
    } { $left ->
        [one] Le jet vaut { $left } pas.
       *[other] Le jet vaut { $left } pas.
    }
prompt-hx-grenade-pawn = Une Grenade explose dans le bâtiment : lequel de vos zombies subit la blessure ?
prompt-move-pawn =
    Que font vos zombies ? { $left ->
        [0] Il ne reste plus de pas.
       *[other] Il reste { $left } pas.
    }
prompt-move-step =
    { $own ->
        [yes] Où allez-vous ?
       *[no] À vous de décider : où va { $seat } ?
    } { $left ->
        [one] Il reste { $left } pas.
       *[other] Il reste { $left } pas.
    }
prompt-forced-step =
    Vous menez une pièce à { $seat } : où va-t-elle ? { $left ->
        [one] Il reste { $left } pas.
       *[other] Il reste { $left } pas.
    }
prompt-combat-response =
    Pour battre le zombie errant, il vous manque { $missing ->
        [one] { $missing } point.
       *[other] { $missing } points.
    } Que faites-vous ?
prompt-dead-dice-response = Les dés montrent { $one } et { $two } ; il faut 4 ou plus sur chacun, sinon des zombies quittent votre collection. Payez-vous pour l'un d'eux ?
prompt-move-zombie =
    Quel zombie errant va où ? { $left ->
        [one] Il en reste { $left } à déplacer.
       *[other] Il en reste { $left } à déplacer.
    }
prompt-card-put =
    { $card } : { $left ->
        [one] sur quelle case posez-vous le dernier ?
       *[other] sur quelle case en posez-vous un ? Il en reste { $left }.
    }
prompt-card-lift =
    Quel zombie errant prenez-vous ? { $left ->
        [one] C'est le dernier.
       *[other] Il en reste { $left }.
    }
prompt-do-over =
    { $what ->
        [breach] { roll-breach }
        [capture] { roll-capture }
        [weapon] { roll-weapon }
        [flight] { roll-flight }
        [combat] { roll-combat }
        [move] { roll-move }
        [zombies] { roll-zombies }
       *[stampede] { roll-stampede }
    }, { $need ->
        [0] total { $total }.
       *[other] total { $total }, il faut { $need }.
    } Dépensez-vous un jeton Relance pour relancer ?
prompt-capture-order = Qui essayez-vous de capturer maintenant ?
prompt-infect-or-eat = Autant d'Infection que de Dévorer : que devient votre proie ?

## Ce qui peut être répondu

option-draw-from-humans = Piocher dans le deck de Humans!!!
option-draw-from-zombies = Piocher dans le deck de Zombies!!!
option-tile-from-humans = Piocher une tuile de Humans!!!
option-tile-from-zombies = Piocher une tuile de Zombies!!!
option-populate-humans = Des humains
option-populate-zombies = Des zombies errants
option-fight-pawn = Combattre un zombie mené par { $seat }
option-fight-zombie = Combattre le zombie errant
option-fail = Ne rien payer : c'est un échec
option-attack = Attaquer { $seat }
option-strike-back = Contre-attaquer
option-let-go = En rester là
option-raise = Y mettre un zombie
option-leave-it = Ne pas en mettre
option-pawn = Le zombie sur { $space }
option-play-pawn = Jouer { $card } contre { $seat } : zombie sur { $space }
option-play-on-copy-humans = Jouer { $card } : { $tile } nº { $number } (Humans!!!)
option-play-on-copy-zombies = Jouer { $card } : { $tile } nº { $number } (Zombies!!!)
option-use-item = Utiliser { $card }
option-go = Aller en { $space }
option-step = Votre zombie : { $space } → { $to }
option-walk = Votre zombie : { $space } → { $to }
option-zombie = Zombie errant : { $space } → { $to }
option-lift = Prendre le zombie errant sur { $space }
option-accept = Laisser le jet comme il est

## Ce qui se passe

event-side-taken =
    { $side ->
        [shotgun_guy] { $seat } est un Type au fusil.
       *[zombie_player] { $seat } est un joueur zombie.
    }
event-zombie-came = { $seat } met un zombie de sa horde sur { $space }.
event-drew-humans = { $seat } pioche une carte événement de Humans!!!
event-drew-zombies = { $seat } pioche une carte événement de Zombies!!!
event-shuffled-event = La défausse de Humans!!! est mélangée et devient un nouveau deck des événements.
event-shuffled = La défausse de Zombies!!! est mélangée et devient un nouveau deck des événements.
event-zombies-came =
    { $seat } place { $count ->
        [one] { $count } zombie errant sur { $spaces }.
       *[other] { $count } zombies errants : { $spaces }.
    }
event-zombies-came-in =
    { $seat } place { $count ->
        [one] { $count } zombie errant sur { $spaces } ({ $tile }).
       *[other] { $count } zombies errants : { $tile }.
    }
event-armed = { $card } aidera { $seat } au prochain jet de combat.
event-combat-rolled = { $seat } combat et fait { $dice }.
event-killed =
    { $seat } tue le zombie errant sur { $space }. Collection : { $kills }.
event-killed-in =
    { $seat } tue le zombie errant sur { $space } ({ $tile }). Collection : { $kills }.
event-died =
    { $seat } meurt et reste hors du plan jusqu'au prochain tour. { $lost ->
        [0] La collection n'avait pas de zombies à perdre.
        [one] { $lost } zombie de la collection est perdu.
       *[other] { $lost } zombies de la collection sont perdus.
    }
event-pawn-fought = { $seat } attaque un zombie mené par { $owner } sur { $space }.
event-pawn-beaten =
    Réussite contre { $owner } : { $seat } prend { $count ->
        [0] zéro zombie, car la réserve est vide.
        [one] { $count } zombie errant.
       *[other] { $count } zombies errants.
    } Collection : { $kills }.
event-attack-failed = Échec : { $seat } n'a pas battu le zombie mené par { $owner }.
event-guy-attacked = { $seat } attaque { $owner } sur { $space }.
event-guy-attacked-back = { $seat } contre-attaque { $owner } sur { $space }.
event-guy-eaten =
    { $seat } dévore { $owner }, qui perd un point de vie et reste hors du plan jusqu'au prochain tour, ensuite avec { $life ->
        [one] { $life } point de vie.
       *[other] { $life } points de vie.
    }
event-guy-infected =
    { $seat } infecte { $owner }, qui perd un point de vie et reste hors du plan jusqu'au prochain tour, ensuite avec { $life ->
        [one] { $life } point de vie.
       *[other] { $life } points de vie.
    }
event-zombie-raised =
    { $seat } met un zombie de sa réserve sur { $space } et a { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-guy-fled = { $owner } fuit de { $space } à { $to } : c'est { $seat } qui a dit où.
event-guy-fled-into = { $owner } fuit de { $space } à { $to } ({ $tile }) : c'est { $seat } qui a dit où.
event-guy-stays = { $owner } n'a aucune issue et reste sur { $space }.
event-came-back-guy = { $seat } revient, au centre de la Place centrale.
event-came-back-zombie = { $seat } : le dernier zombie revient, au centre de la Place centrale.
event-pawn-sent = Un zombie mené par { $seat } est emmené de { $space } à { $to }.
event-zombie-lost = { $seat } perd le zombie de horde sur { $space }.
event-zombie-lost-last = { $seat } perd son dernier zombie de horde, sur { $space } : il reste hors du plan jusqu'au prochain tour.
event-food-found = { $seat } a détourné les zombies errants : personne ne les combat jusqu'à la fin de son prochain tour.
event-got-up =
    { $count ->
        [one] { $count } zombie de la collection se relève et échappe
       *[other] { $count } zombies de la collection se relèvent et échappent
    } à { $seat } (il en reste { $kills }).
event-rolled-capture = { $seat } tend la main vers sa proie et fait { $dice } (il faut { $need }).
event-rolled-flight = La proie essaie de s'échapper : { $seat } fait { $dice }.
event-rolled-zombies = { $seat } lance le dé pour les zombies errants : { $dice }.
event-zombie-stepped = { $seat } déplace un zombie de horde de { $space } à { $to }.
event-zombie-stepped-into = { $seat } déplace un zombie de horde de { $space } à { $to } ({ $tile }).
event-zombies-rolled =
    { $seat } lance le dé pour les zombies errants : { $die ->
        [one] { $die } zombie se déplace.
       *[other] { $die } zombies se déplacent.
    }
event-roll-void = Des billes partout, grâce à { $seat } : aucun zombie errant ne se déplace jusqu'à la fin de son prochain tour.
event-zombie-moved = { $seat } déplace un zombie errant de { $space } à { $to }.
event-zombie-lifted = { $seat } prend le zombie errant sur { $space }.
event-zombie-put = { $seat } pose un zombie errant sur { $to }.

## Comment la partie s'est passée, et pourquoi elle a été gagnée

reckoning-zombies = Zombies de horde en jeu
reckoning-zombies-held = Zombies en collection
verdict-collection =
    À la manche { $round }, { $winners } avait { $count ->
        [one] { $count } zombie
       *[other] { $count } zombies
    } en collection.
verdict-points =
    À la manche { $round }, { $winners } a atteint son objectif avec { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
verdict-rounds =
    À la fin de la manche { $round }, personne n'avait gagné. { $winners_count ->
        [one] { $winners } avait atteint la plus grande part de son objectif.
       *[other] { $winners } avaient atteint des parts égales de leur objectif.
    }
rung-share = Plus grande part de son objectif, en millièmes
course-share = Part de son objectif (%)
course-score = Collection, ou points

## Un combat

fight-lose-life = Le zombie errant mord, puis vous relancez.
fight-death = Vous mourez et restez hors du plan jusqu'à votre prochain tour.
fight-accept = Des zombies quittent votre collection si un dé est trop bas.
hunt-infect = Un humain devient un de vos zombies ; un Type au fusil perd un point de vie.

## La leçon

lesson-title = Face à face
lesson-welcome = Deux jeux dans une ville. Vous êtes { $player_1 } et menez une horde, comme dans Humans!!!, et { $player_2 } a un fusil, comme dans Zombies!!! ; entre vous, il y a des humains et des zombies errants, qui ne sont à personne. Ce qu'un des deux jeux vous a appris vaut ici aussi. Si vous ne connaissez ni l'un ni l'autre, leurs leçons prennent plus de temps.
lesson-goals = Chaque camp gagne à sa façon. Il vous faut les points de votre personnage : un pour chaque zombie à vous en jeu, et un pour chaque carte { capture-eat }. À un Type au fusil, il faut 25 zombies dans sa collection, ou le centre de l'{ tile-helipad }. Cette leçon se termine après deux manches : gagne alors celui qui a la plus grande part de son propre objectif.
lesson-cross = Neuf tuiles forment une croix. { $player_2 } commence au milieu, sur la { tile-town_square }, et vos deux zombies dans un des quatre bâtiments extérieurs. Ceux-ci sont ouverts, et vous avez choisi celui de l'est. Mettez le premier zombie en E7S1 ; le deuxième va en E5N1.
lesson-decks = Chacun a trois cartes événement, et il y a deux decks. Pour chaque carte, vous choisissez de nouveau l'un ou l'autre. Celui de Humans!!! est fait pour les hordes ; dans celui de Zombies!!! il y a aussi des objets, que seuls les Types au fusil peuvent jouer. Commencez par « { option-draw-from-humans } ».
lesson-hand = Vous avez maintenant en main { card-rigor_mortis } et { card-death_grip } de Humans!!!, et de Zombies!!! une { card-grenade }.
lesson-stacks = Le tour commence par une tuile, et il y a aussi deux piles. Choisissez « { option-tile-from-humans } ».
lesson-tile = Un { tile-hu_road_t }. La tuile va là où ses routes rencontrent celles de la ville, et peu importe de quel jeu elles sont. Placez-la autour de E6S3, un quart de tour à gauche.
lesson-road = Sur chaque route, c'est vous qui dites qui arrive : un humain au centre, ou un zombie errant pour chaque sortie. Il vous faut à manger : choisissez « { option-populate-humans } ».
lesson-sheet = Votre horde est celle du { character-lawyer }. { number-movement } 5, c'est combien de pas ses zombies font dans un tour, tous ensemble.
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
lesson-objection = { $player_2 } joue une { card-big_chainsaw }, qui touche toujours : vous auriez une blessure, et le Type au fusil s'enfuirait comme le font les humains. Mais vous menez des avocats, et voici leur capacité spéciale : une fois par partie, ils font objection, et la carte d'un autre reste sans effet. Choisissez « { option-object } ».
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
token-die = Relance
    .kind = Jeton
    .text = Un joueur zombie le dépense pour relancer un de ses dés. Il est pris par un zombie de horde sur sa case, au tour de son joueur, s'il n'y a pas d'humain.
token-no_barricade = Pas de barricade
    .kind = Jeton
    .text = Une brèche : par là, zombies de toute sorte et Types au fusil entrent dans le bâtiment et en sortent.
token-opening = Pas de barricade
    .kind = Jeton
    .text = Une brèche : par là, zombies de toute sorte et Types au fusil entrent dans le bâtiment et en sortent.
token-life = Vie
    .kind = Jeton
    .text = 1 point de vie pour le premier Type au fusil qui entre sur la case sans zombie errant, ou qui tue celui qui s'y trouve.
token-bullet = Balle
    .kind = Jeton
    .text = 1 balle pour le premier Type au fusil qui entre sur la case sans zombie errant, ou qui tue celui qui s'y trouve.

zone-human_discard = Défausse de Humans!!!
zone-zombie_discard = Défausse de Zombies!!!
zone-zombies = Zombies sur le plan
zone-moved = Zombies errants déjà déplacés
zone-lifted = Zombies errants pris
zone-armed = Armes pour le prochain jet de combat
zone-hunted = Types au fusil à attaquer
zone-grudges = Qui peut contre-attaquer
zone-pawn_ways = Trajets de la horde

counter-human_tiles_left = Tuiles de Humans!!!
    .count =
        { $count ->
            [0] aucune tuile restante
            [one] { $count } tuile restante
           *[other] { $count } tuiles restantes
        }
counter-zombie_tiles_left = Tuiles de Zombies!!!
    .count =
        { $count ->
            [0] aucune tuile restante
            [one] { $count } tuile restante
           *[other] { $count } tuiles restantes
        }
counter-human_cards_left = Deck des événements de Humans!!!
    .count =
        { $count ->
            [0] aucune carte restante
            [one] { $count } carte restante
           *[other] { $count } cartes restantes
        }
counter-zombie_cards_left = Deck des événements de Zombies!!!
    .count =
        { $count ->
            [0] aucune carte restante
            [one] { $count } carte restante
           *[other] { $count } cartes restantes
        }
counter-human_cards = Cartes de Humans!!! en main
    .count =
        { $count ->
            [0] aucune carte de Humans!!!
            [one] { $count } carte de Humans!!!
           *[other] { $count } cartes de Humans!!!
        }
counter-zombies = Zombies de horde en jeu
    .count =
        { $count ->
            [0] aucun zombie de horde en jeu
            [one] { $count } zombie de horde en jeu
           *[other] { $count } zombies de horde en jeu
        }
counter-reserve = Réserve de la horde
    .count =
        { $count ->
            [0] réserve vide
            [one] { $count } zombie de horde dans la réserve
           *[other] { $count } zombies de horde dans la réserve
        }
counter-kills = Collection
    .count =
        { $count ->
            [0] collection vide
            [one] { $count } zombie dans la collection
           *[other] { $count } zombies dans la collection
        }
counter-pool = Réserve de zombies errants
    .count =
        { $count ->
            [0] aucun zombie errant dans la réserve
            [one] { $count } zombie errant dans la réserve
           *[other] { $count } zombies errants dans la réserve
        }
counter-goal = Objectif
    .count = objectif : { $count }
counter-score = Atteint de l'objectif
counter-left = Reste à faire
state-stopped = Arrêté
state-mover = Qui déplace la pièce
state-against = Horde au combat
state-attacked = Type au fusil attaqué
state-guy = Type au fusil
state-zombie = Zombie de horde
state-away = Hors du plan

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
refusal-only-before-their-move = { $card } se joue juste avant le mouvement d'un adversaire : pour un Type au fusil, après son jet de mouvement.
refusal-only-for-guys = Seuls les Types au fusil peuvent jouer cette carte : { $card }. Vous pouvez la garder ou la défausser.
refusal-only-for-hordes = Seuls les joueurs zombies peuvent jouer cette carte : { $card }. Vous pouvez la garder ou la défausser.
refusal-weapon-for-yourself = { $card } est une arme : elle se joue juste après un jet de capture réussi par un joueur zombie, ou avant un de vos jets de combat.
refusal-not-in-this-window = Ce moment est celui des percées et des captures : { $card } ne peut ni se jouer ni s'utiliser.
refusal-use-in-your-turn = { $card } s'utilise pendant votre tour.
refusal-you-are-off-the-map = Vous êtes hors du plan jusqu'à votre prochain tour : { $card } n'a pas d'effet.
refusal-only-at-guys = { $card } ne concerne que les Types au fusil, et { $seat } mène une horde.
refusal-target-off-the-map = { $seat } est hors du plan : { $card } n'a pas d'effet.
refusal-name-a-horde-zombie = Dites pour quel zombie vous jouez { $card } contre { $seat }.
refusal-no-zombie-of-theirs = { $seat } n'a pas de zombie sur { $space }.
refusal-zombie-at-home = Le zombie sur { $space } y est déjà.
refusal-zombie-has-no-way = Le zombie sur { $space } n'a nulle part où aller.
refusal-adds-nothing = { $card } n'ajoute rien à un jet de combat.
refusal-movement-stays = Le mouvement resterait tel quel : { $card } ne changerait rien.
refusal-zombie-in-combat = Le zombie sur { $space } est en plein combat et ne peut être emmené.
refusal-no-tile-with-room = Là où vous avez une pièce, il n'y a pas de place pour d'autres humains : { $card } ne changerait rien.
refusal-no-piece-of-yours-on-tile = { $tile } : vous n'avez pas de pièce là, et { $card } n'y a pas d'effet.
refusal-building-full = { $tile } : il n'y a pas là de case sans humain ni zombie errant, et { $card } n'a pas d'effet.
refusal-building-empty = { $tile } : il n'y a pas là de zombies errants à doubler avec { $card }.
refusal-no-zombies-on-map = Il n'y a pas de zombies errants sur le plan pour { $card }.
refusal-zombies-rest = Aucun zombie errant ne se déplace maintenant : { $card } ne peut être joué.
refusal-zombies-are-fed = Personne ne peut tuer de zombies errants maintenant, et il n'y a pas de zombie de horde à l'intérieur : { $card } ne peut servir.

## Pourquoi c'est impossible : Types au fusil

refusal-guy-there-already = Le Type au fusil est déjà sur { $space }.
refusal-guy-step-instead = { $space } est juste à côté du Type au fusil : c'est un seul pas.
refusal-guy-walk-instead = { $space } n'est pas à côté du Type au fusil, mais il peut y aller.
refusal-guy-not-connected = { $space } n'est pas reliée à la case du Type au fusil.
refusal-guy-too-far =
    { $space } est hors d'atteinte avec { $left ->
        [one] { $left } pas.
       *[other] { $left } pas.
    }
refusal-guy-from-his-space = Le Type au fusil part de là où il est : nommez seulement la case où il va.
refusal-wall-between = Il y a un mur du côté de { $space } : il faut une porte ou une brèche.
refusal-not-indoors = { $space } est dans un bâtiment, et le Type au fusil ne peut entrer dans aucun à ce tour.
refusal-way-out-first = Le Type au fusil doit sortir du bâtiment par le plus court chemin, pas par { $space }.
refusal-must-leave = Le Type au fusil ne peut s'arrêter avant d'être sorti du bâtiment.
refusal-strays-are-fed = Le zombie errant sur { $space } a trouvé autre chose à manger : personne ne le combat maintenant.
refusal-fought-already = Sur { $space }, { $seat } n'a plus de zombie à combattre : vous les avez déjà tous combattus.
refusal-same-side = Seules des pièces de camps différents s'attaquent.
refusal-attack-by-moving = Les joueurs ne s'attaquent qu'en allant sur une case avec une pièce de l'autre camp.
refusal-guy-must-go = Le Type au fusil ne peut rester sur { $space } : il doit fuir.
refusal-zombies-in-his-way = Il y a des zombies sur le chemin vers { $space }, et le Type au fusil ne passe pas parmi eux quand il fuit.
refusal-guy-not-that-long =
    Aucun trajet vers { $space } ne convient : le Type au fusil doit faire exactement { $left ->
        [one] { $left } pas.
       *[other] { $left } pas.
    }

## Pourquoi c'est impossible : hordes

refusal-not-in-an-outer-building = { $space } n'est pas dans un des bâtiments extérieurs, d'où partent les hordes.
refusal-both-in-one-building = { $space } est dans un autre bâtiment : vos deux zombies partent du même.
refusal-zombie-stopped = Votre zombie sur { $space } s'est arrêté avec un humain ou un Type au fusil : il ne bouge plus pendant ce tour.
refusal-humans-in-the-way = Il y a un humain ou un Type au fusil entre { $space } et { $to } : les zombies s'arrêtent là où ils en rencontrent.
refusal-hordes-stay-outside = { card-claustrophobia } : à ce tour, aucun de vos zombies ne peut entrer dans un bâtiment ni tenter de percée, sur { $space } non plus.
refusal-no-zombie-with-him = Vous n'avez pas de zombie là où se tient { $seat }.
refusal-attack-after-moving = { $seat } s'attaque quand votre mouvement est fini.
refusal-not-come-to-him = { $seat } n'a reçu la visite d'aucun de vos zombies pendant ce tour : ils se laissent tranquilles.
refusal-guy-off-the-map = { $seat } est hors du plan et ne peut être attaqué.
refusal-not-in-that-building = Votre zombie sur { $space } n'est pas dans le bâtiment que touche { card-grenade }.
refusal-guys-have-no-ability = { $ability } est une capacité des hordes : les Types au fusil n'en ont pas.

## Pourquoi c'est impossible : humains et zombies errants

refusal-no-zombie = Il n'y a pas de zombie errant sur { $space }.
refusal-zombie-moved = Le zombie errant sur { $space } a déjà été déplacé.
refusal-zombie-hemmed-in = Le zombie errant sur { $space } n'a pas de case libre à côté de lui.
refusal-zombie-not-connected = Un zombie errant ne peut aller de { $space } à { $to } en un pas.
refusal-space-taken = Il y a déjà un zombie errant sur { $space }.
refusal-piece-there = Il y a un Type au fusil ou un zombie de horde sur { $space } : choisissez une case sans eux.
refusal-not-onto-the-living = Il y a un humain ou un Type au fusil sur { $space } : le zombie de horde ne peut y être mené.
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
