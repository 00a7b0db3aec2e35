# Refusals

## Pourquoi c'est impossible : cartes

refusal-not-in-hand = Vous n'avez pas cette carte en main : { $card }.
refusal-one-card-a-round = Vous avez déjà joué une carte depuis le début de votre dernier tour : { $card } doit attendre.
refusal-not-in-a-window = { $card } ne peut se jouer pendant qu'autre chose se décide.
refusal-not-asked-now = Ce n'est pas à vous de jouer une carte en ce moment.
refusal-only-after-their-capture-roll = { $card } est une arme : elle se joue juste après un jet de capture réussi par un adversaire.
refusal-only-before-your-move = { $card } se joue juste avant votre propre mouvement.
refusal-only-before-their-move = { $card } se joue juste avant le mouvement d'un adversaire.
refusal-only-at-a-turn-start = { $card } se joue au début d'un tour.
refusal-only-at-your-turn-start = { $card } se joue au début de votre propre tour.
refusal-only-after-your-breach = { $card } se joue juste après une de vos percées qui a raté.
refusal-only-before-your-capture-roll = { $card } se joue juste avant un de vos jets de capture.
refusal-only-before-their-capture-roll = { $card } se joue juste avant le jet de capture d'un adversaire.
refusal-only-with-your-capture-cards = { $card } se joue pendant que vos propres cartes capture sont dévoilées.
refusal-only-after-a-flight-roll = { $card } se joue juste après un jet de fuite.
refusal-only-in-your-turn = { $card } se joue à votre tour.
refusal-not-in-your-turn = { $card } se joue au tour d'un adversaire, pas au vôtre.
refusal-discard-at-the-end = { $card } peut être défaussé à la fin de votre tour, pas maintenant.
refusal-aimed-at-nothing = La carte { $card } ne se joue contre rien ni personne.
refusal-name-an-opponent = Dites contre qui vous jouez { $card }.
refusal-not-at-yourself = { $card } se joue contre un adversaire.
refusal-nobody-has-tokens = Aucun adversaire n'a de jeton Relance : { $card } ne changerait rien.
refusal-has-no-tokens = Cet adversaire n'a pas de jeton Relance : { $card } ne changerait rien.
refusal-name-a-tile = Dites pour quelle tuile vous jouez { $card }.
refusal-tile-not-on-map = { $tile } n'est pas sur le plan.
refusal-supply-empty = Il n'y a plus d'humains dans la réserve commune : { $card } ne changerait rien.
refusal-no-tile-with-room = Là où vous avez des zombies, il n'y a pas de place pour d'autres humains : { $card } ne changerait rien.
refusal-no-zombie-of-yours-on-tile = { $tile } : vous n'avez pas de zombie là, et { $card } n'y a pas d'effet.
refusal-no-room-on-tile = { $tile } : il n'y a pas là de place pour d'autres humains, et { $card } ne changerait rien.
refusal-name-a-building = Dites pour quel bâtiment vous jouez { $card }.
refusal-no-building-to-close = Aucun bâtiment n'a de brèche sans zombie à l'intérieur : { $card } ne changerait rien.
refusal-not-a-building = { $tile } : il n'y a pas là de bâtiment.
refusal-building-not-open = { $tile } : il n'y a pas là de brèche, et { $card } ne changerait rien.
refusal-zombies-inside = { $tile } : il y a des zombies à l'intérieur, et { $card } ne peut fermer le bâtiment.
refusal-no-wounds = Vous n'avez pas de blessure : { $card } ne changerait rien.
refusal-no-humans-on-map = Il n'y a pas d'humains sur le plan : { $card } ne changerait rien.
refusal-humans-hemmed-in = Aucun humain n'a où aller : { $card } ne changerait rien.
refusal-no-capture-cards = Aucune carte capture n'a été piochée : { $card } ne changerait rien.
refusal-you-move-it = C'est déjà vous qui déplacez cet humain, même sans { $card }.
refusal-human-trapped = L'humain est pris au piège : { $card } ne mène nulle part.

## Pourquoi c'est impossible : zombies et bâtiments

refusal-no-such-space = Il n'y a pas de case { $space } où se tenir.
refusal-no-zombie-of-yours = Vous n'avez pas de zombie sur { $space }.
refusal-zombie-stopped = Votre zombie sur { $space } s'est arrêté avec un humain : il ne bouge plus pendant ce tour.
refusal-zombie-where = Dites où va le zombie sur { $space }.
refusal-already-there = Le zombie est déjà sur { $space }.
refusal-step-instead = { $to } est juste à côté de { $space } : c'est un seul pas.
refusal-walk-instead = { $to } n'est pas à côté de { $space }, mais votre zombie peut y aller.
refusal-not-connected = { $space } et { $to } ne sont pas reliées.
refusal-barricaded = Il y a une barricade entre { $space } et { $to } : il faut une brèche sur { $space }.
refusal-no-way-out = De { $space }, on ne sort pas vers { $to } : il faut une brèche sur { $to }.
refusal-no-steps-left = Vos zombies n'ont plus de pas pendant ce tour.
refusal-humans-in-the-way = Il y a des humains entre { $space } et { $to } : les zombies s'arrêtent là où ils en rencontrent.
refusal-barricade-in-the-way = Il y a une barricade sur le chemin entre { $space } et { $to }.
refusal-too-far =
    De { $space } à { $to }, c'est trop loin pour { $left ->
        [one] { $left } pas.
       *[other] { $left } pas.
    }
refusal-breach-from-inside = { $space } est à l'intérieur : une percée se tente depuis un seuil.
refusal-not-a-doorstep = { $space } n'est pas à côté d'un bâtiment : il n'y a rien à percer.
refusal-opening-there = Il y a déjà une brèche sur { $space } : les zombies entrent sans percer.
refusal-tried-already = À ce tour, vous avez déjà tenté ce bâtiment : { $tile }.

## Pourquoi c'est impossible : humains

refusal-no-human = Il n'y a pas d'humain sur { $space }.
refusal-capture-after-moving = L'humain sur { $space } attend : les captures se tentent quand le mouvement est fini.
refusal-not-captured-this-turn = À ce tour, l'humain sur { $space } est laissé en paix : il n'était pas avec vos zombies quand les captures ont commencé.
refusal-human-must-go = L'humain ne peut rester sur { $space } : il doit aller quelque part.
refusal-zombie-there = Il y a un zombie sur { $space }.
refusal-human-there = Il y a déjà un humain sur { $space }.
refusal-zombies-in-the-way = Il y a des zombies sur le chemin vers { $space }, et les humains ne passent pas parmi eux.
refusal-not-that-long =
    Aucun trajet vers { $space } ne convient : l'humain doit faire exactement { $left ->
        [one] { $left } pas.
       *[other] { $left } pas.
    }
refusal-human-moved-already = L'humain sur { $space } a déjà été déplacé.
refusal-human-hemmed-in = L'humain sur { $space } n'a nulle part où aller.
refusal-human-too-far =
    L'humain ne peut atteindre { $space } avec { $left ->
        [one] { $left } pas.
       *[other] { $left } pas.
    }

## Pourquoi c'est impossible : tuiles et ce qu'elles apportent

refusal-cell-taken = Il y a déjà une tuile autour de { $space }.
refusal-no-link = Aucune route ne mène à l'emplacement autour de { $space }.
refusal-road-into-wall = Autour de { $space }, tournée ainsi, une route buterait contre un mur.
refusal-turned-alike = Tournée ainsi, la tuile est comme avec moins de quarts de tour : choisissez ceux-ci.
refusal-say-where-to-put = Dites sur quelle case va le suivant.
refusal-say-where-to-leave = Dites quelle case reste sans rien : c'est plus court ici.
refusal-chosen-already = { $space } est déjà choisie.
refusal-not-in-the-building = { $space } n'est pas dans le nouveau bâtiment : tout va à l'intérieur.
refusal-not-on-the-new-road = { $space } n'est pas sur la nouvelle tuile.
refusal-not-on-that-tile = { $space } n'est pas sur la tuile pour laquelle la carte a été jouée.

## Pourquoi c'est impossible : personnages, jetons et blessures

refusal-character-taken = { $character } est déjà pris : ces zombies sont menés par { $seat }.
refusal-not-your-ability = { $ability } n'est pas votre capacité : elle revient à ce personnage : { $character }.
refusal-ability-used = Vous avez déjà utilisé { $ability } : c'est possible une fois par partie.
refusal-ability-against-a-card = { $ability } s'utilise quand un adversaire vient de jouer une carte événement.
refusal-ability-before-your-move = { $ability } s'utilise quand votre mouvement commence, avant que l'on joue des cartes.
refusal-ability-with-wounds-drawn = { $ability } s'utilise quand vous avez pioché des cartes blessure et n'en avez pas encore gardé.
refusal-ability-before-your-capture = { $ability } s'utilise quand vous commencez une tentative de capture, avant que l'on joue des cartes.
refusal-ability-while-moving = { $ability } s'utilise pendant votre propre mouvement.
refusal-name-a-building-to-open = Dites pour quel bâtiment vous utilisez { $ability }.
refusal-no-building-to-open = Chaque bâtiment du plan a une brèche : { $ability } ne changerait rien.
refusal-building-open = { $tile } : il y a déjà une brèche là.
refusal-nothing-to-roll-again = Un jeton Relance se dépense juste après un jet, et il n'y en a pas maintenant.
refusal-no-die-token = Vous n'avez pas de jeton Relance.
refusal-keep-a-double = Vous ne pouvez garder cette blessure : { $wound }. Parmi les cartes piochées, certaines sont pareilles, et il faut garder l'une d'elles.
refusal-wound-not-drawn = Vous n'avez pas pioché cette blessure : { $wound }.

## Ce qui se décide d'abord

refusal-decide-window = C'est le moment de jouer des cartes : tout le reste attend que chacun ait passé.
refusal-decide-do-over-any = C'est le moment de dépenser des jetons Relance pour le jet : tout le reste attend que chacun ait passé.
refusal-decide-choose-character = Choisissez d'abord un personnage.
refusal-decide-place-tile = Placez d'abord la tuile.
refusal-decide-place-humans = Dites d'abord où vont les humains de la tuile.
refusal-decide-place-die-tokens = Dites d'abord où vont les jetons Relance du bâtiment.
refusal-decide-card-put = Dites d'abord où vont les humains.
refusal-decide-ability = Décidez d'abord si vous utilisez votre capacité spéciale.
refusal-decide-objection = Décidez d'abord si vous faites objection à la carte.
refusal-decide-move-step = Déplacez d'abord vos zombies, ou terminez le mouvement.
refusal-decide-do-over = Décidez d'abord si vous relancez le dé.
refusal-decide-capture-order = Dites d'abord quel humain vous tentez de capturer maintenant.
refusal-decide-infect-or-eat = Décidez d'abord si l'humain est infecté ou dévoré.
refusal-decide-keep-wound = Choisissez d'abord la blessure que vous gardez.
refusal-decide-move-human = Dites d'abord où fuit l'humain.
refusal-decide-lead-human = Choisissez d'abord un humain à déplacer, ou dites que c'est fini.
refusal-decide-lead-to = Dites d'abord où va l'humain.
refusal-decide-discard-card = Défaussez d'abord une carte, ou gardez-les toutes.
