### Humans!!! avec Zombies!!! en français. Ce qui n'est pas dit ici, les deux jeux sur lesquels il s'appuie le disent.

game-title = Humans!!! avec Zombies!!!
game-blurb = Les deux faces de la même nuit, sur un seul plan. Certains d'entre vous courent vers l'hélicoptère avec un fusil, les autres mènent les hordes qui n'ont pas encore mangé. La ville est pleine de gens et de zombies qui ne sont à personne, et chaque porte donne sur le dîner de quelqu'un.

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
when-weapon = Après une capture adverse, ou avant votre jet de combat
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
    .help = Qui joue dans quel camp. Les camps ne sont pas des équipes : chacun gagne seul.
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
    .help = Avec combien de zombies dans sa collection un Type au fusil gagne.
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
