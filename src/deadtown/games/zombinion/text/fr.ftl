### Zombinion en français. Espace insécable devant : ; ! ? et à l'intérieur des guillemets.

game-title = Zombinion
game-blurb = Les morts tiennent la ville et les autorités ont déclaré la chasse ouverte : quiconque possède une arme est invité à descendre dans la rue. Trouvez des munitions, des alliés et de bonnes idées, filez ou grimpez quand ça tourne mal, et abattez plus de zombies que les autres chasseurs !

## Styles des bots

style-attacker = à l'attaque
style-minimalist = minimaliste
style-planner = stratège
style-marksman = fine gâchette

## Types et familles de cartes

kind-aim = Visée
kind-victory = Victoire
kind-infection = Infection
kind-action = Action
kind-action-attack = Action-Attaque
kind-action-reaction = Action-Réaction

family-aim = Visée
family-victory = Victoire-Zombie
family-infection = Infection
family-combat = Combat
when-action = Phase Action, pour 1 Action
when-reaction = Phase Action, ou si on attaque
when-aim = Phase Chasse
when-end = En fin de partie

## Cartes de base

card-bullet = Balle
    .kind = { kind-aim }
    .text = Donne 1 tir.
    .when = { when-aim }
card-rounds = Cartouches
    .kind = { kind-aim }
    .text = Donne 2 tirs.
    .when = { when-aim }
card-magazine = Chargeur
    .kind = { kind-aim }
    .text = Donne 3 tirs.
    .when = { when-aim }
card-zombie = Zombie
    .kind = { kind-victory }
    .text = Vaut 1 point.
    .when = { when-end }
card-many_zombies = Beaucoup de zombies
    .kind = { kind-victory }
    .text = Vaut 3 points.
    .when = { when-end }
card-many_more_zombies = Encore plus de zombies
    .kind = { kind-victory }
    .text = Vaut 6 points.
    .when = { when-end }
card-infection = Infection
    .kind = { kind-infection }
    .text = Vaut −1 point.
    .when = { when-end }

## Cartes Combat

card-stick_together = Entraide
    .kind = { kind-action }
    .text = +2 Actions. +1 cible. +2 tirs.
    .when = { when-action }
card-barricade = Barricade
    .kind = { kind-action-reaction }
    .text = +2 cartes. Réaction : quand un autre joueur joue une Attaque, vous pouvez dévoiler cette carte de votre main ; l'Attaque ne vous affecte pas.
    .when = { when-reaction }
card-sidekick = Couverture
    .kind = { kind-action }
    .text = +1 carte. +1 Action. +1 cible. +1 tir.
    .when = { when-action }
card-courage = Courage
    .kind = { kind-action }
    .text = +2 cartes. +1 Action.
    .when = { when-action }
card-weapons_cache = Dépôt d'armes
    .kind = { kind-action }
    .text = Mettez cette carte au rebut. Prenez une carte coûtant 5 au plus.
    .when = { when-action }
card-decoy = Appât
    .kind = { kind-action }
    .text = +1 Action. Défaussez autant de cartes de votre main que vous voulez, puis piochez-en autant.
    .when = { when-action }
card-shotgun = Fusil à pompe
    .kind = { kind-action }
    .text = +1 cible. +2 tirs.
    .when = { when-action }
card-quick_escape = Fuite rapide
    .kind = { kind-action-attack }
    .text = Prenez une carte Cartouches et posez-la sur votre deck. Chaque autre joueur montre une carte Victoire de sa main et la pose sur son deck, ou montre une main qui n'en contient pas.
    .when = { when-action }
card-cunning = Ruse
    .kind = { kind-action }
    .text = +3 cartes.
    .when = { when-action }
card-scavenger = Fouille
    .kind = { kind-action-attack }
    .text = Chaque autre joueur dévoile 2 cartes de son deck et met au rebut une carte Visée dévoilée, à votre choix. Vous pouvez prendre celles que vous voulez parmi les cartes ainsi mises au rebut. Le reste est défaussé.
    .when = { when-action }
card-maverick = Maverick
    .kind = { kind-action }
    .text = +1 carte. +2 Actions.
    .when = { when-action }
card-molotov_cocktail = Cocktail Molotov
    .kind = { kind-action }
    .text = +4 cartes. +1 cible. Chaque autre joueur pioche 1 carte.
    .when = { when-action }
card-ammo_box = Caisse de munitions
    .kind = { kind-action }
    .text = Prenez une carte coûtant 4 au plus.
    .when = { when-action }
card-hide = Cachette
    .kind = { kind-action }
    .text = Piochez jusqu'à avoir 7 cartes en main. Vous pouvez mettre de côté les cartes Action au fur et à mesure ; défaussez-les à la fin.
    .when = { when-action }
card-higher_ground = Étage supérieur
    .kind = { kind-action-attack }
    .text = +2 tirs. Chaque autre joueur défausse des cartes jusqu'à n'en avoir plus que 3 en main.
    .when = { when-action }
card-hollow_points = Balles explosives
    .kind = { kind-action }
    .text = Mettez au rebut une Balle de votre main. Si vous l'avez fait : +3 tirs.
    .when = { when-action }
card-radio = Radio
    .kind = { kind-action }
    .text = Dévoilez les 5 premières cartes de votre deck. La personne à votre gauche en choisit une, que vous défaussez ; les autres rejoignent votre main.
    .when = { when-action }
card-regroup = Regroupement
    .kind = { kind-action }
    .text = +2 tirs. Vous pouvez aussitôt retourner votre deck sur votre défausse.
    .when = { when-action }
card-reload = Rechargement
    .kind = { kind-action }
    .text = Mettez au rebut une carte Visée de votre main. Prenez en main une carte Visée coûtant jusqu'à 3 de plus.
    .when = { when-action }
card-recon = Reconnaissance
    .kind = { kind-action-attack }
    .text = +1 carte. +1 Action. Chaque joueur, y compris vous, dévoile la première carte de son deck ; pour chacune, vous décidez : défaussée ou remise en place.
    .when = { when-action }
card-restock = Ravitaillement
    .kind = { kind-action }
    .text = Mettez au rebut une carte de votre main. Prenez une carte coûtant jusqu'à 2 de plus.
    .when = { when-action }
card-sacrifice = Sacrifice
    .kind = { kind-action }
    .text = Mettez au rebut jusqu'à 4 cartes de votre main.
    .when = { when-action }
card-zombie_swarm = Nuée de zombies
    .kind = { kind-action-attack }
    .text = +2 cartes. Chaque autre joueur prend une Infection.
    .when = { when-action }
card-survivors = Survivants
    .kind = { kind-victory }
    .text = Vaut 1 point par tranche complète de 10 cartes que vous possédez.
    .when = { when-end }
card-tactics = Tactique
    .kind = { kind-action }
    .text = Choisissez une carte Action de votre main et jouez-la deux fois.
    .when = { when-action }
card-one_in_the_chamber = Le tout pour le tout
    .kind = { kind-action }
    .text = Dévoilez des cartes de votre deck jusqu'à obtenir 2 cartes Visée. Celles-ci rejoignent votre main ; défaussez le reste.
    .when = { when-action }

## Sélections de cartes Combat

set-first_game = Première partie
    .help = Un peu de tout : idéale pour commencer.
set-shoot_em_up = Fusillade
    .help = Les munitions avant tout : améliorez vos cartes Visée et visez haut.
set-clash = Affrontement
    .help = Des Attaques de tous côtés : gardez une Barricade sous la main.
set-life_or_death = À la vie, à la mort
    .help = Decks minuscules contre decks énormes : mettez au rebut, prenez et comptez vos Survivants.
set-infested_city = Ville infestée
    .help = Une Action en amène une autre : de longs tours, avec beaucoup de cartes.
set-custom = Liste personnelle
    .help = Dix cartes Combat de votre choix.
set-random = Au hasard
    .help = Dix cartes Combat tirées au hasard.
set-ask = À choisir à la table
    .help = La personne qui ouvre la table choisit au début de la partie.

## Options de la partie

setting-combat_set = Cartes Combat
    .help = Les dix cartes Combat de la partie.
setting-custom = Cartes de la liste personnelle
    .help = Dix cartes Combat différentes, pour une liste personnelle.
setting-start_player = Premier joueur
    .help = Qui joue en premier.
setting-start_player-random = Tirage au sort
    .help = Tiré au sort parmi tout le monde.
setting-start_player-rematch = Revanche
    .help = D'après la partie précédente de la table : à gauche du vainqueur, ou parmi ceux qui n'ont pas gagné.
setting-last_winners = Vainqueurs de la partie précédente
    .help = Qui a gagné la partie précédente à cette table ; rempli automatiquement.
setting-last_players = Joueurs de la partie précédente
    .help = Qui a joué la partie précédente à cette table ; rempli automatiquement.
setting-offer_cut = Proposer la coupe
    .help = Après chaque mélange, la personne assise à gauche peut couper le deck.
setting-cleanup_top_choice = Choisir la carte du dessus au Nettoyage
    .help = Vous désignez la carte de votre main qui finit sur votre défausse.
setting-turn_cap = Limite de tours
    .help = La partie se termine aussi quand tout le monde a joué ce nombre de tours ; 0 signifie aucune limite.
setting-pile_counts = Taille des piles
    .help = Le nombre de cartes d'une pile de la Réserve au départ, quand ce n'est pas le nombre habituel.

## La table

phase-set_up = Mise en place
phase-action = Phase Action
phase-hunt = Phase Chasse
phase-clean_up = Phase Nettoyage
phase-over = Fin de partie

zone-supply = Réserve
zone-trash = Rebut
zone-deck = Deck
zone-hand = Main
zone-discard = Défausse
zone-in_play = Zone de jeu
zone-aside = Cartes mises de côté
zone-revealed = Cartes dévoilées
zone-picked = Cartes choisies
zone-collection = Toutes les cartes

end-of-supply = Fin de réserve
resolving = En cours : { $card }

counter-actions = Actions
    .count =
        { $count ->
            [one] { $count } Action
           *[other] { $count } Actions
        }
counter-targets = Cibles
    .count =
        { $count ->
            [one] { $count } cible
           *[other] { $count } cibles
        }
counter-shots = Tirs
    .count =
        { $count ->
            [one] { $count } tir
           *[other] { $count } tirs
        }
counter-cards = Cartes
    .count =
        { $count ->
            [0] aucune carte
            [one] { $count } carte
           *[other] { $count } cartes
        }
counter-turns = Tours
    .count =
        { $count ->
            [one] { $count } tour
           *[other] { $count } tours
        }
counter-points = Points
    .count =
        { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
counter-cost = Coût
counter-score = Score

## Comment finit une partie

ending-many_more_zombies = La pile { card-many_more_zombies } est vide
ending-three_piles = Au moins trois piles de la Réserve sont vides
ending-turn_cap = La limite de tours est atteinte

## Pourquoi une partie a été gagnée

verdict-points =
    { $winners } totalise { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, devant { $owner } : { $margin } d'écart.
verdict-turns =
    { $winners } a { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, comme { $owner }, mais en { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } seulement : à égalité, le moins de tours l'emporte.
verdict-together =
    { $winners } ont { $score ->
        [one] { $score } point
       *[other] { $score } points
    } et { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } à leur actif : la victoire est partagée.
rung-points = Le plus de points
rung-turns = Le moins de tours
rung-together = Encore à égalité : victoire partagée

## Comment la partie s'est passée

course-points = Points
course-cards = Cartes possédées

## Ce qui se passe

event-set-chosen = Cartes Combat : { $set } ({ $cards }).
event-start-player = { $seat } commence.
event-turn-began = { $seat } commence le tour { $turn }.
event-played = { $seat } joue { $card }.
event-played-again = { $seat } joue { $card } une seconde fois.
event-aimed =
    { $seat } joue { $cards } : { $shots ->
        [one] { $shots } tir.
       *[other] { $shots } tirs.
    }
event-took = { $seat } prend { $card }.
event-gained-to-discard = { $seat } prend { $card }.
event-gained-to-deck = { $seat } prend { $card } et pose la carte sur son deck.
event-gained-to-hand = { $seat } prend { $card } en main.
event-no-gain = { $seat } ne prend rien.
event-drew =
    { $seat } pioche { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
event-drew-seen = { $seat } pioche { $cards }.
event-shuffled = { $seat } mélange un nouveau deck.
event-cut =
    { $seat } coupe pour { $owner } : { $count ->
        [one] { $count } carte du dessus passe
       *[other] { $count } cartes du dessus passent
    } sous le deck.
event-discarded =
    { $seat } défausse { $count ->
        [one] { $top }.
       *[other] { $count } cartes, avec { $top } sur le dessus.
    }
event-discarded-seen = { $seat } défausse { $cards }.
event-discarded-shown = { $seat } défausse { $cards }.
event-trashed = { $seat } met au rebut { $cards }.
event-revealed = { $seat } dévoile { $cards }.
event-showed-hand = { $seat } montre sa main : { $cards }.
event-reacted = { $seat } dévoile { $card } et échappe à l'Attaque { $attack }.
event-put-back = { $seat } pose { $card } sur son deck.
event-set-aside = { $seat } met de côté { $card }.
event-to-hand = { $seat } ajoute à sa main { $cards }.
event-flipped = { $seat } retourne son deck sur sa défausse, avec { $top } sur le dessus.
event-cleaned-up = { $seat } passe au Nettoyage, avec { $top } sur le dessus de la défausse.
event-cleaned-up-nothing = { $seat } passe au Nettoyage ; sa défausse est vide.
event-ended-many-more-zombies =
    { ending-many_more_zombies } : la partie est terminée. { $winners_count ->
        [one] { $winners } gagne.
       *[other] { $winners } gagnent ensemble.
    }
event-ended-three-piles =
    { ending-three_piles } : la partie est terminée. { $winners_count ->
        [one] { $winners } gagne.
       *[other] { $winners } gagnent ensemble.
    }
event-ended-turn-cap =
    { ending-turn_cap } : la partie est terminée. { $winners_count ->
        [one] { $winners } gagne.
       *[other] { $winners } gagnent ensemble.
    }
event-scored =
    { $seat } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    } en { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, avec { $cards_count ->
        [one] { $cards_count } carte
       *[other] { $cards_count } cartes
    } : { $cards }.

## Ce qui est demandé

prompt-choose-combat-set = Choisissez les cartes Combat de cette partie.
prompt-choose-custom-set = Choisissez { $most } cartes Combat différentes pour cette partie : { $picked } sur { $most } pour l'instant.
prompt-play-action =
    Phase Action : jouez une carte Action ou mettez fin à la phase. Il vous reste { $actions ->
        [one] { $actions } Action.
       *[other] { $actions } Actions.
    }
prompt-hunt =
    Phase Chasse : { $aim ->
        [1] jouez vos cartes Visée, puis prenez des cartes.
       *[0] prenez des cartes.
    } Il vous reste { $targets ->
        [one] { $targets } cible
       *[other] { $targets } cibles
    } et { $shots ->
        [one] { $shots } tir.
       *[other] { $shots } tirs.
    }
window-name-react = Quelqu'un attaque : dévoiler { card-barricade }
window-react = Attaque avec { $card } : ceux qui sont visés peuvent dévoiler { card-barricade }.
prompt-react = On vous attaque avec { $card } : dévoilez-vous { card-barricade } ?
prompt-discard-any =
    Choisissez autant de cartes à défausser que vous voulez ; vous en piocherez autant. { $picked ->
        [0] Aucune carte choisie pour l'instant.
        [one] { $picked } carte choisie pour l'instant.
       *[other] { $picked } cartes choisies pour l'instant.
    }
prompt-discard-down =
    Choisissez { $most ->
        [one] { $most } carte
       *[other] { $most } cartes
    } à défausser, pour en garder 3 en main : { $picked } sur { $most } pour l'instant.
prompt-trash-up-to =
    Choisissez jusqu'à { $most ->
        [one] { $most } carte
       *[other] { $most } cartes
    } de votre main à mettre au rebut : { $picked } sur { $most } pour l'instant.
prompt-trash-one = Choisissez une carte de votre main à mettre au rebut.
prompt-gain-one = { $to ->
    [hand] Choisissez une carte Visée à prendre en main, coûtant { $most } au plus.
   *[discard] Choisissez une carte à prendre, coûtant { $most } au plus.
}
prompt-set-aside = Vous avez pioché { $card } : garder la carte ou la mettre de côté ?
prompt-flip-deck = { $card } : retournez-vous votre deck sur votre défausse ?
prompt-put-back-victory = Choisissez une carte Victoire de votre main : tout le monde la voit, et elle va sur votre deck.
prompt-scavenge-trash = { $seat } a dévoilé deux cartes Visée : choisissez celle qui est mise au rebut.
prompt-scavenge-keep = Choisissez celles que vous prenez parmi les cartes Visée mises au rebut : { $picked } sur { $most } pour l'instant.
prompt-recon-verdict =
    { $own ->
        [yes] Vous avez dévoilé { $card } : défausser la carte ou la remettre sur votre deck ?
       *[no] { $seat } a dévoilé { $card } : faire défausser la carte ou la faire remettre sur le deck ?
    }
prompt-radio-discard = { $seat } a dévoilé ces cartes : choisissez celle qui est défaussée. Les autres rejoindront sa main.
prompt-double-action = Choisissez une carte Action de votre main : vous la jouez deux fois.
prompt-cut = { $seat } a mélangé : choisissez combien de cartes du dessus passent sous le deck.
prompt-cleanup-top = Choisissez la carte de votre main qui finira sur le dessus de votre défausse.

## Ce qui peut être répondu

option-play = Jouer { $card }
option-play-all-aim = Jouer toutes les cartes Visée
option-end-actions = Mettre fin à la phase Action
option-take = Prendre { $card }
option-end-hunt = Mettre fin à la phase Chasse
option-reveal = Dévoiler { card-barricade }
option-pass = Ne pas dévoiler
option-pick = Choisir { $card }
option-done = Terminé
option-trash = Mettre au rebut { $card }
option-gain = Prendre { $card }
option-keep = Garder la carte en main
option-set-aside = Mettre la carte de côté
option-flip = Retourner le deck
option-leave = Laisser le deck tel quel
option-put-back = Poser { $card } sur le deck
    .alone = Remettre la carte sur le deck
option-discard = Défausser { $card }
    .alone = Défausser la carte
option-cut =
    { $count ->
        [0] Ne pas couper
        [one] Couper { $count } carte
       *[other] Couper { $count } cartes
    }
option-top = { $card } sur le dessus
option-set = Cartes Combat : { $set }

## Pourquoi c'est impossible

refusal-not-in-hand = Vous n'avez pas { $card } en main.
refusal-victory-not-played = { $card } est une carte Victoire : elle ne se joue jamais et ne compte qu'à la fin.
refusal-infection-not-played = { $card } ne se joue pas : cette carte ne fait que coûter des points à la fin.
refusal-action-phase-over = Votre phase Action est terminée : vous ne pouvez plus jouer { $card } de ce tour.
refusal-aim-in-hunt = { $card } est une carte Visée, qui se joue pendant la phase Chasse : mettez d'abord fin à la phase Action.
refusal-aim-before-take = Vous avez déjà pris une carte : vous ne pouvez plus jouer { $card } de ce tour.
refusal-take-in-hunt = Vous ne pouvez pas prendre { $card } avant la phase Chasse : mettez d'abord fin à la phase Action.
refusal-not-in-supply = { $card } ne fait pas partie de la Réserve de cette partie.
refusal-pile-empty = La pile { $card } est vide.
refusal-too-dear =
    La carte { $card } coûte { $cost }, et vous avez { $shots ->
        [one] { $shots } tir.
       *[other] { $shots } tirs.
    }
refusal-gain-too-dear = La carte { $card } coûte { $cost }, et celle que vous prenez peut coûter { $most } au plus.
refusal-gain-aim-only = { $card } n'est pas une carte Visée, et vous ne pouvez prendre qu'une carte Visée.
refusal-trash-aim-only = { $card } n'est pas une carte Visée, et vous ne pouvez mettre au rebut qu'une carte Visée.
refusal-no-such-card = Aucune carte ne s'appelle « { $typed } ».
refusal-bad-turn-cap = La limite de tours ne peut pas être { $cap } : c'est un nombre de tours, ou 0 pour aucune limite.
refusal-not-a-combat-card = { $card } n'est pas une carte Combat.
refusal-combat-card-twice = Une liste personnelle nomme chaque carte une seule fois ; { $card } y figure deux fois.
refusal-custom-set-of-ten =
    Une liste personnelle nomme exactement dix cartes Combat différentes, chacune une seule fois ; { $count ->
        [one] celle-ci en nomme { $count }.
       *[other] celle-ci en nomme { $count } différentes.
    }

refusal-decide-choose-combat-set = Il faut d'abord choisir les cartes Combat de cette partie.
refusal-decide-choose-custom-set = Il faut choisir dix cartes Combat différentes pour cette partie, chacune une seule fois.
refusal-decide-play-action = C'est votre phase Action : jouez une carte Action ou mettez fin à la phase.
refusal-decide-hunt = C'est votre phase Chasse : prenez une carte ou mettez fin à la phase. Les cartes Visée se jouent avant de prendre la première carte.
refusal-decide-react = Ceux qui sont attaqués décident d'abord s'ils dévoilent { card-barricade }.
refusal-decide-discard-any = Choisissez des cartes de votre main à défausser, puis choisissez « { option-done } ».
refusal-decide-discard-down = Choisissez d'abord les cartes de votre main à défausser.
refusal-decide-trash-up-to = Choisissez des cartes de votre main à mettre au rebut, puis choisissez « { option-done } ».
refusal-decide-trash-one = Choisissez d'abord une carte de votre main à mettre au rebut.
refusal-decide-gain-one = Choisissez d'abord une carte à prendre.
refusal-decide-set-aside = Décidez d'abord si vous gardez la carte piochée ou si vous la mettez de côté.
refusal-decide-flip-deck = Décidez d'abord si vous retournez votre deck.
refusal-decide-put-back-victory = Choisissez d'abord une carte Victoire de votre main à poser sur votre deck.
refusal-decide-scavenge-trash = Choisissez d'abord laquelle des cartes Visée dévoilées est mise au rebut.
refusal-decide-scavenge-keep = Choisissez celles que vous prenez parmi les cartes Visée mises au rebut à l'instant, puis choisissez « { option-done } ».
refusal-decide-recon-verdict = Décidez d'abord si la carte dévoilée est défaussée ou remise en place.
refusal-decide-radio-discard = Choisissez d'abord laquelle des cartes dévoilées est défaussée.
refusal-decide-double-action = Choisissez d'abord une carte Action de votre main à jouer deux fois.
refusal-decide-cut = Dites d'abord combien de cartes vous coupez : d'aucune à toutes sauf une.
refusal-decide-cleanup-top = Choisissez d'abord la carte de votre main qui finira sur le dessus de votre défausse.

## La leçon

lesson-title = Votre première chasse
lesson-welcome = La chasse est ouverte ! Vous êtes { $player_1 }, et { $player_2 } chasse contre vous. Les zombies abattus sont des points : à la fin, la victoire revient à qui en a le plus.
lesson-deck = Vous commencez tous les deux avec le même petit deck : sept Balles et trois Zombies. Les cinq cartes que vous avez piochées forment votre main.
lesson-bullet = Vous n'avez que des Balles en main. La { card-bullet } est une carte Visée : elle donne 1 tir, et les tirs servent à prendre de nouvelles cartes. Inutile de les jouer une par une : choisissez « { option-play-all-aim } ».
lesson-take-sidekick = Cinq tirs ! Les piles du milieu forment la Réserve, et chacune indique son coût. Prenez une { card-sidekick } pour 5 tirs : c'est une carte Action, qui vous aidera aux tours suivants.
lesson-clean-up = Vous n'aviez qu'une cible, donc qu'une carte à prendre. Votre tour est fini et vous passez au Nettoyage : les cartes jouées et la carte prise sont dans votre défausse, et vous en avez pioché cinq nouvelles. C'est à { $player_2 } de jouer.
lesson-clogged = Une main bien maigre : trois Zombies. Les cartes Victoire sont vos points à la fin, mais d'ici là elles ne donnent aucun tir et encombrent votre main. Pour les deux Balles, choisissez « { option-play-all-aim } ».
lesson-take-barricade = Deux tirs suffisent pour une { card-barricade } : tant que vous l'avez en main, elle vous protège des Attaques. Prenez-la.
lesson-shuffled = Au moment de piocher, votre deck était vide : votre défausse a été mélangée pour en former un nouveau. C'est ainsi que les cartes prises arrivent dans votre main : la { card-sidekick } y est déjà !
lesson-attack-ahead = Attention : { $player_2 } a pris { card-higher_ground }, une Attaque. Elle ressortira tôt ou tard, tout comme votre { card-sidekick }.
lesson-play-sidekick = Le tour commence par la phase Action : vous avez 1 Action, vous pouvez donc jouer une carte Action. Jouez la { card-sidekick }.
lesson-plus = Elle a fait quatre choses : +1 carte (vous l'avez déjà piochée), +1 Action, +1 cible et +1 tir. Comme vous n'avez pas d'autre carte Action en main, la phase Chasse commence aussitôt : choisissez « { option-play-all-aim } ».
lesson-two-targets = Six tirs et deux cibles : vous pouvez prendre deux cartes. De meilleures munitions renforcent toutes vos mains à venir. Prenez { card-rounds }, une carte Visée qui vaut 2 tirs.
lesson-second-target = Il reste trois tirs et une cible : vous répartissez vos tirs comme vous voulez. Prenez { card-rounds } une deuxième fois.
lesson-react = { $player_2 } joue { card-higher_ground } : vous devriez défausser des cartes jusqu'à n'en garder que trois. Mais vous avez une { card-barricade } en main ! Choisissez « { option-reveal } ».
lesson-safe = L'Attaque ne vous touche pas, et la { card-barricade } reste dans votre main. { $player_2 } reçoit quand même les deux tirs que donne la carte.
lesson-play-barricade = Pendant votre tour, la { card-barricade } est aussi une Action : +2 cartes. Au Nettoyage, vous devriez la défausser de toute façon : jouez-la.
lesson-drawn = Vous avez pioché un { card-zombie }, puis votre deck s'est vidé, la défausse a été mélangée, et voici vos premières { card-rounds }. Choisissez « { option-play-all-aim } ».
lesson-ammunition-first = Quatre tirs. Vous pourriez déjà prendre un { card-zombie } pour un point, mais en début de partie mieux vaut renforcer votre deck. Prenez { card-rounds }.
lesson-sidekick-again = Votre { card-sidekick } est de retour. Elle vous rend l'Action qu'elle coûte, alors inutile d'attendre : jouez-la.
lesson-aim-again = Jouez vos cartes Visée avant de prendre quoi que ce soit : une fois une carte prise, vous ne pouvez plus en jouer pendant ce tour. Choisissez « { option-play-all-aim } ».
lesson-take-points = Six tirs : c'est le moment de marquer des points ! { card-many_zombies } vaut 3 points à la fin. Comme toute carte Victoire, elle encombre la main : mieux vaut ne pas la prendre trop tôt. Prenez { card-many_zombies }.
lesson-leave-the-rest = Il reste un tir et une cible. Vous pourriez prendre une autre { card-bullet } gratuitement, mais les cartes faibles ne font que prendre la place des bonnes. Choisissez « { option-end-hunt } ».
lesson-hit = Encore { card-higher_ground }, et cette fois votre { card-barricade } n'est pas dans votre main : vous devez défausser deux cartes. Choisissez d'abord le { card-zombie } : en main il ne sert à rien, et à la fin il compte quand même.
lesson-hit-again = Encore une : une { card-bullet } est la moindre perte. Choisissez { card-bullet }.
lesson-ending = Cette leçon s'arrête après cinq tours chacun. Une vraie partie dure jusqu'à ce que la pile { card-many_more_zombies } soit vide, ou trois piles quelconques.
lesson-scores = Toutes vos cartes comptent, où qu'elles soient : trois Zombies font 3 points, et { card-many_zombies } en ajoute 3. Vous gagnez 6 à 3 !
lesson-goodbye = Vous en savez assez. Le reste est écrit sur les cartes : chaque partie compte dix sortes de cartes Combat, que vous pouvez lire à tout moment. Lancez-vous dans une vraie partie, et bonne chasse !
