### Ce que la page dit d'elle-même, en français.

## Partout

page-home = Deadtown, retour à l'accueil
page-close = Fermer
page-save = Enregistrer
page-yes = oui
page-no = non
page-nothing = rien
page-one-moment = Un instant…
page-lost = Il n'y a rien à cette adresse.
page-failed = Impossible d'afficher cet écran : cette page contient une erreur.
page-reconnecting = La connexion est perdue. Tentative de reconnexion…
page-copied = Copié.
page-made-up-names = Alix, Camille, Charlie, Claude, Dominique, Lou, Maxime, Noa, Sacha, Sol, Swann, Yaël

## Réglages

page-settings = Réglages
page-language = Langue
page-theme = Thème
page-theme-auto = Comme le système
page-theme-dark = Nuit
page-theme-light = Jour
page-motion = Animations
page-motion-auto = Comme le système
page-motion-full = Toutes
page-motion-none = Aucune
page-sounds = Sons
page-sounds-off = Coupés
page-sounds-on = Activés
page-bell = Cloche en arrière-plan
page-bell-on = Sonne quand c'est à moi
page-bell-off = Muette
page-calls = Notifications
page-calls-on = Quand c'est à moi
page-calls-off = Aucune
page-call-me = Me prévenir quand c'est à moi
page-careful = Avant un combat ou une carte
page-careful-on = Montrer l'effet, puis demander
page-careful-off = Agir tout de suite
page-board = Plateau
page-board-drawn = Dessiné
page-board-plain = En mots
page-board-failed = Impossible d'afficher le plateau : cette page contient une erreur.
page-board-see-drawn = Le voir dessiné
page-board-see-plain = Le lire en mots
page-your-name = Votre nom
page-renamed = Vous vous appelez maintenant { $name }.

## Touches

page-shortcuts = Raccourcis clavier
page-key-help = Afficher ces touches
page-key-answer = Choisir une réponse à côté de la question
page-key-things = D'un groupe d'éléments à l'autre
page-key-arrows = Vers l'élément le plus proche dans cette direction
page-key-ends = Vers le premier ou le dernier élément d'un groupe
page-key-card = Ce qu'est l'élément sélectionné, et pourquoi il ne peut pas être choisi
page-key-board = Vers le premier élément à choisir
page-key-standing = Répondre ainsi pour tout le tour, ou laisser la question revenir
page-key-undo = Annuler le coup
page-key-log = Au journal
page-key-chat = À la discussion
page-key-rules = Ouvrir les règles
page-key-skip = Passer les animations
page-key-choice-back = Annuler ce qui a été choisi sur le plateau
page-key-choice-do = Valider ce qui a été choisi sur le plateau
page-key-map-closer = Agrandir la carte
page-key-map-farther = Réduire la carte
page-key-map-whole = Montrer toute la carte
page-key-map-turn = Tourner ce qui est en train d'être posé
page-key-map-next = Vers la prochaine case à choisir
page-key-map-before = Vers la case à choisir précédente
page-key-map-several = Prendre un pion de plus, ou le reposer
page-key-map-push = Pousser tous les pions pris

## À la table

page-table = Table
page-title-turn = À vous : { $game }
page-table-of = Table : { $game }
page-no-entry = Vous ne pouvez pas entrer ici.
page-play-now = Jouer tout de suite
page-menu = Menu
page-options = Options
page-decision = Décision
page-look-closely = Voir de près
page-rule = Règle { $clause }
page-rules = Règles
page-over = La partie est finie.
page-asked-by-name = { $name } : { $question }
page-bot-decides = { $name } réfléchit…
page-other-decides = C'est à { $name } de décider.
page-nobody-decides = Personne à la place { $place } : la partie attend.
page-thinking = réfléchit
page-thought = Parties imaginées : { $done } sur { $all }
page-thought-so-far = Parties imaginées : { $done }
page-deciding = à son tour
page-you = vous
page-standing = Ne plus me le demander ce tour-ci : { $answer }
page-standing-said = Jusqu'à la fin du tour : { $answer }
page-standing-again = Me le redemander
page-standing-over = La question vous sera de nouveau posée.
page-seat-asked = peut répondre
page-window-asked = La question va à { $names }.
page-window-closes = { $seconds ->
    [one] { $seconds } seconde, puis se taire, c'est passer
   *[other] { $seconds } secondes, puis se taire, c'est passer
}
page-window-passed = Vous avez passé ; d'autres peuvent encore répondre.
page-window-answered = Vous avez répondu ; d'autres le peuvent encore.
page-window-answered-so = Vous avez répondu : { $answer }. D'autres le peuvent encore.
page-window-change = Changer d'avis
page-window-leave-it = En rester là
page-how-asked = Quand me demander
page-how-asked-help = Certaines questions vont à plusieurs joueurs à la fois : intervient qui veut. Personne d'autre n'apprend ce que vous dites ici.
page-how-asked-when = Me demander
page-how-asked-matters = Quand c'est important
    .help = Aux moments qui comptent le plus pour ce que j'ai en main, et quand quelqu'un est sur le point de gagner. Sinon, je passe.
page-how-asked-could = Quand je pourrais faire quelque chose
    .help = Au temps que cela prend, les autres peuvent deviner que vous avez quelque chose en main.
page-how-asked-always = Toujours
    .help = Même si je ne peux que passer : ainsi, personne ne sait ce que j'ai en main.
page-how-asked-kinds = Seulement dans ces cas
    .help = Dans tous les autres, je passe.
page-how-asked-resting = Ce tour-ci, ce que vous avez refusé ne vous est plus demandé.
page-foretold = Aussitôt :
page-foretold-open = La suite se verra une fois que c'est fait.
page-name-role = { $name } ({ $role })
page-undo = Annuler
page-undo-asked = Les autres doivent donner leur accord.
page-pause = Pause
page-paused = La partie est en pause.
page-resume = Reprendre
page-sit = S'asseoir
page-replay = Revoir la partie
page-share-table = Copier le lien pour les spectateurs
page-leave = Quitter la partie
page-leave-sure = Quitter vraiment ? Votre place vous reste réservée.
page-to-landing = À l'accueil
page-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}
page-rematch = Rejouer
page-next-game = À la partie suivante
page-you-win = { $name }, vous gagnez !
page-you-win-together = Vous gagnez ensemble, { $names } !
page-you-lose = { $count ->
    [one] { $names } gagne, vous perdez
   *[other] { $names } gagnent, vous perdez
}
page-see-table = Voir la table
page-see-ending = Revenir au résultat
page-ladder = Le départage
page-rung-decides = décide
page-rung-not-needed = inutile
page-rung-behind = { $name } { $count } est hors course

page-seat-empty = Libre
page-seat-number = Place { $place }
page-seat-open = libre
page-seat-kept = réservée à { $name }
page-seat-here = présent
page-seat-away = absent
page-seat-bot = bot
page-seat-bot-thinking = bot, réfléchit
page-clock = { $minutes ->
    [0] { $seconds ->
        [one] il reste { $seconds } seconde
       *[other] il reste { $seconds } secondes
    }
    [one] il reste { $minutes } minute et { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
   *[other] il reste { $minutes } minutes et { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
}

page-asked = Question aux joueurs
page-asks-undo = { $name } voudrait annuler un coup.
page-asks-pause = { $name } voudrait une pause.
page-asks-rematch = { $name } voudrait rejouer.
page-asks-seat = { $name } voudrait reprendre la place { $place }, et en connaîtrait la main.
page-you-ask-undo = Vous voudriez annuler un coup.
page-you-ask-pause = Vous voudriez une pause.
page-you-ask-rematch = Vous voudriez rejouer.
page-you-ask-seat = Vous voudriez reprendre la place { $place }.
page-from-record = Cette partie reprend à partir d'un enregistrement. Quiconque le possède peut connaître la main de chacun et l'ordre des cartes. Ce que le hasard apportera désormais, personne ne le sait.
page-kept = La place { $place } est réservée à { $name }.
page-kept-mine = La place { $place } est réservée pour vous.
page-sit-again = Se rasseoir
page-ask-seat = Demander la place { $place }
page-waiting-for = On attend { $names }.
page-waiting-for-you = On attend votre réponse.
page-agree = D'accord
page-decline = Refuser
page-take-back = Laisser tomber

page-handover = C'est à { $name } de jouer
page-handover-help = Passez l'appareil. D'ici là, aucune carte n'est montrée.
page-handover-ready = Je suis { $name }

page-side = Journal et discussion
page-log = Journal
page-chat = Discussion
page-undone = (annulé)
page-log-clauses = Indiquer les règles
page-log-before = Avant le premier tour
page-log-lines = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
page-side-fold = Replier le journal
page-side-unfold = Afficher le journal
page-since = Depuis votre dernier coup
page-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
page-say = Dire quelque chose
page-chat-empty = Personne n'a encore rien dit.
page-say-to = À qui
page-say-to-all = À tous
page-say-signed-in = Pour parler, choisissez un nom dans les réglages.
page-mute = Faire taire quelqu'un
page-mute-for-me = Je ne veux pas entendre { $name }
page-mute-for-all = Personne n'entend { $name }
page-send = Envoyer

## Accueil

page-tagline = Une seule table pour les jeux de zombies. On s'assied, on charge, on joue.
page-promise = Gratuit, dans le navigateur, entre amis ou contre des bots. Sans inscription.
page-games = Jeux
page-pitch-zombinion = Bâtissez un deck de munitions et d'alliés, et abattez plus de zombies que les autres.
page-pitch-zombiaki = Une rue, une nuit : faites passer un seul zombie par-dessus la barricade, ou tenez jusqu'à l'aube.
page-pitch-zombies = Bâtissez la ville tuile par tuile, frayez-vous un chemin, et atteignez l'hélicoptère avant les autres.
page-pitch-humans = Cette fois, les morts, c'est vous : percez les barricades, acculez les vivants, et faites de votre souper une horde.
page-pitch-combined = Courez à l'hélicoptère avec un fusil, ou menez la horde qui barre la route.
page-pitch-last_night = Quatre héros, une ville pleine de morts, et un but à atteindre avant l'aube. À vous de choisir votre camp.
page-for-players = De { $least } à { $most } joueurs
page-for-players-exactly = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
page-minutes = { $least }–{ $most } min
page-play-now-help = { $count ->
    [one] Une table contre un bot.
   *[other] Une table contre { $count } bots.
}
page-play-as = { $side ->
    [heroes] Jouer les héros
    [humans] Jouer les humains
    [zombies] Jouer les zombies
    [shotgun_guy] Jouer un Type au fusil
    [zombie_player] Mener une horde
   *[other] Jouer : { $role }
}
page-friends = Jouer entre amis
page-no-lesson = Cette leçon n'existe pas.
page-teach = Apprendre
page-set-up = Préparer une table
page-bot-names = Albert, Berthe, Colette, Edmond, Gaston, Huguette, Marcel, Odette
page-tables-mine = Vos parties
page-tables-finished = Vos parties terminées
page-tables-open = Tables ouvertes
page-tables-running = Parties en cours
page-tables-open-none = Personne n'attend de joueurs en ce moment. Ouvrez une table : quelqu'un viendra peut-être.
page-tables-failed = Impossible d'afficher les tables : le serveur ne répond pas.
page-nobody-yet = Personne pour l'instant
page-your-turn = à vous
page-free-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
page-last-move = Dernier coup : { $when }
page-opened = Ouverte : { $when }
page-ended = Terminée : { $when }
page-join = Rejoindre
page-watch = Regarder
page-go-on = Reprendre
page-resume-game = { $others ->
    [0] Votre table : { $game }
   *[other] Votre table : { $game }, avec { $names }
}
page-to-waiting-room = Vers la salle d'attente
page-of-table = { $action } : { $game }, { $names }
page-put-away = Ranger
page-put-away-sure = Vraiment ranger ?
page-to-theme-light = Passer au jour
page-to-theme-dark = Passer à la nuit
page-about = À propos de Deadtown
page-unreachable = Le serveur ne répond pas. Réessayez dans un instant.

## Préparer une table

page-new-title = Préparer une table
page-new-game = { $game } : préparer une table
page-seats = Places
page-seats-help = { $players }. La partie commence dès que toutes les places sont prises.
page-who-sits = Qui occupe la place { $place }
page-who-me = Vous
page-who-guest = Quelqu'un d'autre sur cet appareil
page-who-open = Libre, pour qui viendra
page-who-bot = Bot, { $level }
page-level-easy = facile
page-level-normal = normal
page-level-hard = difficile
page-name-of-seat = Nom à la place { $place }
page-name-too-long = Un nom compte au plus { $most } caractères ; celui-ci en a { $count }.
page-name-missing = Il manque un nom ici.
page-name-twice = Deux joueurs ne peuvent pas porter le même nom.
page-add-seat = Ajouter une place
page-remove-seat = Retirer la place { $place }
page-game-options = Le jeu
page-more-rules = Autres règles
page-as-usual = comme d'habitude
page-option-value = { $option } : { $value }
page-option-needs = demande { $needed }
page-more-with = { $count } de plus avec { $needed }
page-option-settled = { $by } le fixe.
page-option-needed = { $chosen } demande { $needed }, qui est maintenant dans le jeu.
page-option-lost = { $dropped } demande { $needed }. { $option } : { $usual }.
page-option-excluded = { $chosen } et { $other } ne vont pas ensemble. { $other } : { $usual }.
page-table-settings = La table
page-visibility = Qui peut venir
page-visibility-public = Tout le monde : la table est dans la liste
page-visibility-link = Seulement avec le lien
page-undo-rule = Annuler un coup
page-undo-rule-consent = Si les autres sont d'accord
page-undo-rule-free = Toujours
page-undo-rule-none = Jamais
page-clock-rule = Pendule
page-clock-rule-help = Quand le temps est écoulé, un bot prend cette décision.
page-clock-bank = Minutes par joueur pour toute la partie
page-clock-move = Secondes par décision
page-sit-in = Un bot remplace les absents
page-sit-in-after = Au bout de combien de secondes
page-sit-in-level = Quel bot
page-windows-rule = Quand plusieurs peuvent intervenir
page-windows-none = Continuer aussitôt
    .help = Dès qu'il n'y a plus personne à attendre. Une pause trahit que quelqu'un pourrait intervenir.
page-windows-least = Attendre au moins
    .help = Cache si quelqu'un peut intervenir, à moins qu'il n'y réfléchisse plus longtemps.
page-windows-same = Attendre toujours aussi longtemps
    .help = Cache qui peut intervenir et qui y réfléchit. Se taire, c'est passer.
page-windows-seconds = Secondes
page-windows-limit = Qui se tait passe
page-windows-limit-seconds = Après combien de secondes
page-windows-words-none = aussitôt
page-windows-words-least = au moins { $seconds } s
page-windows-words-same = toujours { $seconds } s
page-spectators = Les spectateurs peuvent regarder
page-chat-allowed = Discussion
page-forks = Copies de la partie en cours
page-forks-allowed = Les joueurs peuvent prendre une copie de la partie en cours pour faire des essais
page-forks-help = Une copie avec des bots peut donner des conseils. Tout le monde est prévenu quand quelqu'un en prend une.
page-open-table = Ouvrir la table
page-start-game = Commencer la partie
page-form-problem = Cela n'a pas marché

## Salle d'attente

page-waiting = On attend des joueurs
page-waiting-ready = Tout est prêt
page-waiting-host = Table ouverte par { $name }
page-invite = Envoyez ce lien à vos amis
page-invite-help = Qui l'ouvre choisit un nom et s'assied.
page-invite-local = Deadtown ne tourne que pour cet ordinateur : ce lien ne marche donc qu'ici. Pour laisser entrer d'autres personnes de votre réseau, lancez-le avec :
page-link-of-table = Lien vers cette table
page-copy = Copier le lien
page-share = Partager…
page-share-text = Viens jouer à { $game } avec moi.
page-copy-by-hand = Copiez vous-même le lien sélectionné : le navigateur ne l'a pas permis.
page-copy-seat-link = Copier le lien de la place { $place }
page-seat-link-copied = Copié : le lien de la place { $place }.
page-join-title = Prenez place
page-join-help = Comment les autres doivent-ils vous appeler ?
page-sit-down = S'asseoir
page-sit-here = S'asseoir à la place { $place }
page-full = Toutes les places sont prises. Vous pourrez regarder dès que la partie commence.
page-full-closed = Toutes les places sont prises, et cette table n'accueille pas de spectateurs.
page-host = hôte
page-watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
page-add-bot = Ajouter un bot
page-add-bot-at = Ajouter un bot à la place { $place }
page-add-guest-at = Quelqu'un d'autre sur cet appareil, place { $place }
page-guest-short = Sur cet appareil
page-bots-of-level = Niveau des nouveaux bots :
page-guest-name = Nom de l'autre joueur
page-clear-seat = Libérer la place { $place }
page-remove-player = Écarter { $name } de la table
page-remove-player-sure = Écarter vraiment { $name } ? Le retour sera impossible.
page-leave-seat = Quitter la place { $place }
page-rename = Changer de nom
page-start-dropping = { $count ->
    [one] Commencer sans la place libre
   *[other] Commencer sans les { $count } places libres
}
page-fill-with-bots = Compléter avec des bots et commencer
page-start-waits = { $count ->
    [one] La partie commence dès que la dernière place est prise.
   *[other] La partie commence dès que toutes les places sont prises : { $count } sont libres.
}
page-start-by-hand = Toutes les places sont prises. L'hôte ou n'importe quel joueur peut commencer.
page-close-table = Fermer la table
page-close-table-sure = Vraiment fermer la table ?
page-this-table = À cette table
page-no-clock = Aucune
page-clock-words = { $minutes } min par joueur, { $seconds } s par décision
page-sit-in-words = au bout de { $seconds } s, { $level }

## À propos

page-about-what = De quoi s'agit-il ?
page-about-text = Deadtown est une seule table pour les jeux de société de zombies. Les règles s'appliquent d'elles-mêmes, personne n'a besoin de les savoir par cœur : ce qui est permis luit, et ce qui ne l'est pas dit pourquoi, avec l'article du livret de règles.
page-about-fair = Un hasard honnête
page-about-fair-text = Avant chaque partie, le serveur fixe d'avance le hasard et en montre la preuve à la fin. Rien de caché n'est jamais envoyé à qui ne doit pas le voir.
page-about-privacy = Vos données
page-about-privacy-text = Il vous faut un nom et rien d'autre. Pas de publicité, pas de pistage, et rien ne vient d'autres sites.
page-credits = Crédits
page-credits-icons = Icônes : { $set } par Lorc, Delapouite et d'autres auteurs, sous { $licence }.
page-credits-font = Titres : { $font } de Ryoichi Tsunekawa, sous SIL Open Font License 1.1.
page-credits-art = Couvertures, cartes, plans et figurines : dessinés pour Deadtown.
page-licence = Licence
page-licence-text = Deadtown est un logiciel libre sous licence MIT. Il est fait avec Python, TypeScript, Preact et Fluent.
page-used-icons = Icônes utilisées ({ $count })

## Règles et cartes

page-rules-of = Règles : { $game }
page-rules-search = Chercher dans les règles
page-rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
page-rules-nothing-found = Aucune règle ne contient ces mots.
page-rules-only-here = Seulement ce qui compte dans cette partie
page-rules-not-here = pas dans cette partie
page-rules-contents = Sommaire
page-rules-minute = En une minute
page-rules-filler = a ai au aux avec c ce ces comment d dans de des dois doit du elle en est et faire fait il ils j je l la le les ma mes mon n ne on ou où par pas peut peux pour pourquoi qu quand que quel quelle quels qui quoi s sa se ses si son sont sur t ton tu un une vos votre vous y
page-try-again = Réessayer
page-cards = Les cartes
page-rulings = Précisions
page-look-at = Regarder { $name }
page-card-before = Précédente
page-card-after = Suivante
page-place-of = { $place } sur { $count }

## Revoir la partie

page-replay-of = Revoir la partie : { $game }
page-replay-tools = À travers la partie
page-replay-moment = Moment de la partie
page-replay-at = Décision { $number } sur { $count }
page-replay-first = Au début
page-replay-back = Un pas en arrière
page-replay-on = Un pas en avant
page-replay-last = À la fin
page-replay-run = Faire défiler
page-replay-stop = Arrêter
page-replay-turn = Tour
page-replay-turn-of = Tour { $turn } : { $name }
page-replay-set-up = Mise en place
page-eyes = Vu par
page-eyes-spectator = un spectateur
page-eyes-me = { $name } (vous)
page-copy-moment = Copier le lien vers ce moment
page-to-table = À la table
page-play-on = Continuer à partir d'ici
page-play-on-help = Une table à vous commence à ce moment. Les bots jouent les autres places.
page-play-on-running = La partie est encore en cours : ce que vous ne pouvez pas savoir, comme les cartes en main et dans les decks, est imaginé à nouveau. Si quelqu'un d'autre décide à ce moment, on commence à votre dernière décision d'avant.
page-play-on-as = Vous jouez
page-play-on-bots = Bots
page-key-replay-steps = Un pas en arrière ou en avant
page-key-replay-costly = La prochaine décision coûteuse, ou la précédente
page-key-replay-ends = Au début ou à la fin
page-key-replay-run = Faire défiler, ou arrêter

## Leçon

page-lesson-of = Apprendre { $game }
page-lesson-note = Explication
page-lesson-step = Étape { $place } sur { $count }
page-lesson-next = Suite
page-lesson-back = Retour
page-lesson-again = Depuis le début
page-lesson-do = À vous : { $what }
page-lesson-first = Pour l'instant, faites ceci : { $what }.
page-lesson-watch = Il n'y a rien à choisir maintenant. Continuez avec « { page-lesson-next } ».
page-lesson-over = Bien joué !
page-lesson-further = Pour en apprendre plus
page-lesson-happened = { $count ->
    [one] Ce qui s'est passé : { $count } ligne
   *[other] Ce qui s'est passé : { $count } lignes
}
page-key-lesson-next = Étape suivante
page-key-lesson-back = Une étape en arrière

## Fin de la partie

page-scores = Scores
page-score-points = Points
page-score-count = { $count ->
    [one] point
   *[other] points
}
page-reckoning-of = Points : { $name }
page-score-winner = gagne
page-reckoning-what = Quoi
page-reckoning-each = Nombre × valeur
page-reckoning-nothing = Rien qui compte.
page-course = Le cours de la partie
page-course-describe = { $figure } de chaque joueur après chaque tour. À la fin : { $ends }.
page-course-end = { $name } { $count }
page-figures = Les chiffres
page-course-turn = Tour
page-nobody-won = Personne ne gagne.
page-record = Télécharger l'enregistrement
page-fair-luck = Le hasard était honnête
page-fair-luck-help = Avant la partie, le serveur a publié l'empreinte de sa graine (BLAKE2b). Maintenant la graine est connue, et avec l'enregistrement chacun peut vérifier que tout le hasard vient d'elle.
page-seed = Graine
page-commitment = Empreinte

## L'analyse après la partie

page-analysis = Analyse
page-analysis-going = La partie est réexaminée…
page-analysis-stopped = Il fallait trop de temps : il n'y a que ce qui a été trouvé jusqu'ici.
page-analysis-failed = L'analyse a été interrompue.
page-analysis-chances = Les chances de gagner
page-analysis-describe = Les chances de gagner, décision par décision. À la fin : { $ends }.
page-analysis-chance-of = { $name } { $points } %
page-analysis-percent = { $points } %
page-analysis-chance = { $points } % ± { $margin }
page-analysis-decisions = Décision
page-analysis-costliest = Ce qui a coûté le plus
page-analysis-none = Aucune décision n'a coûté quelque chose à coup sûr.
page-analysis-at = Décision { $number }
page-analysis-at-turn = Tour { $turn }, décision { $number }
page-analysis-chosen = Choisi : « { $choice } »
page-analysis-better = Mieux : « { $choice } »
page-analysis-cost = −{ $points } { $points ->
    [one] point
   *[other] points
} (± { $margin })
page-analysis-points = { $points } ± { $margin }
page-analysis-note = Ici, { $name } a choisi « { $chosen } ». La recherche aurait choisi « { $better } ».
page-analysis-accuracy = Les décisions de chacun
page-analysis-player = Joueur
page-analysis-judged = Décisions
page-analysis-same = Comme la recherche
page-analysis-costly = Coûteuses
page-analysis-whole-cost = Points perdus
page-analysis-how = Comment cela a été trouvé
page-analysis-how-help = Une recherche a continué la partie depuis chaque décision, des centaines de fois. Elle savait ce que ce joueur savait à ce moment et a imaginé le reste : personne ne se voit reprocher ce qu'il ne pouvait pas voir. Un point est un centième des chances de gagner.
page-analysis-margin-help = Après ± se trouve de combien un nombre peut être faux par hasard. La recherche peut se tromper aussi : elle juge les positions comme les bots de ce jeu.

## Le plateau de Zombinion

page-zombinion-hunters = Chasseurs
page-zombinion-turn-of = { $name } joue
page-zombinion-your-turn = À vous de jouer
page-zombinion-pile = { $card }, coûte { $cost }, { $count ->
    [0] pile épuisée
   *[other] il en reste { $count }
}
page-zombinion-sold-out = Épuisée
page-zombinion-stack = { $count } × { $card }
page-zombinion-trash = Rebut, { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
page-zombinion-nothing-in-play = Aucune carte en jeu pour l'instant
page-zombinion-revealed-by = { $name } dévoile
page-zombinion-aside-by = { $name } met de côté
page-zombinion-in-hand = { $count ->
    [0] aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
page-zombinion-deck-empty = Le deck est vide
page-zombinion-deck-some = Le deck n'est pas vide
page-zombinion-deck-count = Deck, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-zombinion-discard-empty = La défausse est vide
page-zombinion-discard-top = Défausse, { $card } sur le dessus
page-zombinion-chosen-card = { $count ->
    [one] { $card }, choisie
   *[other] { $count } × { $card }, choisies
}
page-zombinion-chosen-of = { $picked } sur { $most }
page-zombinion-preview = Cartes de cette liste
page-zombinion-pick-ten = Choisissez { $most } cartes : { $picked } sur { $most }
page-zombinion-look = Regarder { $card }

## Le plateau de Zombiaki!

page-zombiaki-your-phase = Votre phase
page-zombiaki-turn = Regarder depuis l'autre bout de la rue
page-zombiaki-zombie = { $whole ->
    [yes] zombie { $strength }
   *[no] zombie { $strength } sur { $printed }
}
page-zombiaki-frozen = { $ends ->
    [one] Rue gelée jusqu'à la fin de la phase des humains
   *[other] Rue gelée jusqu'à la fin de la prochaine phase des humains
}
page-zombiaki-terror = Terreur : à leur prochaine étape de jeu, les humains ne peuvent jouer qu'une seule carte
page-zombiaki-deck = Deck, { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
page-zombiaki-discard = Défausse, { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
page-zombiaki-unseen-of = { $name } : encore dans le deck
page-zombiaki-unseen-dawn = Personne n'en connaît l'ordre, mais l'Aube vient en dernier.
page-zombiaki-unseen-help = Personne n'en connaît l'ordre.
page-zombiaki-discard-of = { $name } : défausse
page-zombiaki-stack = { $count } × { $card }
page-choice = Votre choix
page-zombiaki-on-space = Sur { $space }
page-zombiaki-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-zombiaki-next-space = Choisissez une case de la rue.
page-zombiaki-next-lane = Choisissez un couloir.
page-zombiaki-next-card = Choisissez une carte de l'autre main.
page-zombiaki-next-points = Combien de points ?
page-zombiaki-next-aim = La créature ou la voiture ?
page-zombiaki-more-space = Validez ainsi, ou ajoutez une case.
page-choice-do = Valider
page-choice-back = Retour
page-choice-careful = Montrer d'abord l'effet, puis demander
page-choice-foretold = Ce qui se passerait
page-choice-nothing = Rien d'autre ne se passe sur le moment.

## Tout plateau

page-group-count = { $count } choix
page-number = N° { $number }
page-number-zombies = Zombie { $number }
page-number-armed = Zombie { $number }
page-number-humans = Humain { $number }
page-field-seat = Place
page-field-phase = Phase
page-field-active = À qui le tour
page-field-card = Carte
page-field-name = Nom
page-field-count = Nombre
page-field-hunters = Chasseurs
page-field-took = Une carte a été prise
page-field-resolving = En cours
page-field-hand_count = Cartes en main
page-field-deck_count = Cartes dans le deck
page-field-deck_empty = Le deck est vide
page-field-discard_top = Dessus de la défausse
page-field-options = Options convenues
page-field-outcome = Résultat
page-field-winners = Vainqueurs
page-field-scores = Scores
page-field-ending = Fin de la partie
page-field-stage = Étape
page-field-creatures = Créatures
page-field-objects = Objets
page-field-object_numbers = Numéros des objets
page-field-freezes = Gel
page-field-blasts = Explosions en attente
page-field-order_given = Ordre donné
page-field-cards_played = Cartes jouées
page-field-unseen = Encore dans le deck
page-field-number = Numéro
page-field-shield = Bouclier
page-field-side = Camp
page-field-allowance = Pas obtenus
page-field-aside = Tuiles mises de côté
page-field-bonus = Bonus
page-field-dice = Dés
page-field-drawn = Tuile piochée
page-field-effects = En vigueur
page-field-fighting = En combat
page-field-fights = Zombies en chemin
page-field-first = Premier joueur
page-field-goal = En route vers
page-field-kind = Sorte
page-field-led = Zombie mené
page-field-left = Reste à faire
page-field-lifted = Zombies soulevés
page-field-may_play = Peut jouer une carte
page-field-moved = Zombies déjà déplacés
page-field-mover = Qui déplace le pion
page-field-need = Nécessaire
page-field-pending = À venir
page-field-reach = Cases par zombie
page-field-removed = Tuiles hors du jeu
page-field-roll = Jet
page-field-route = Chemin
page-field-space = Case
page-field-tile = Tuile
page-field-tiles = Tuiles sur le plan
page-field-tokens = Jetons
page-field-total = Total
page-field-turns = Quarts de tour
page-field-visits = Visités
page-field-ways = Cases à portée
page-field-by = Grâce à
page-field-coming = Le prochain jet
page-field-what = Pour quoi
page-field-x = Colonne
page-field-y = Rangée
page-field-zombies = Zombies sur le plan
page-field-character = Personnage
page-field-human = Humain
page-field-named = Cases indiquées
