## On its card

game-tigris = Tigre & Euphrate
game-tigris-facts = 2–4 joueurs · 60–90 min
game-tigris-about = Fondez des royaumes entre le Tigre et l’Euphrate, unissez-les et survivez aux guerres. Votre couleur la plus faible fait votre score.
emblem-bow = Arc
emblem-bull = Buffle
emblem-urn = Urne
emblem-lion = Lion
learn-tigris-lesson = Fondez un royaume, gagnez des points, survivez à une révolte et à une guerre, et bâtissez un monument.

## Options: the name of each, and what it changes, in the words of docs/rules

option-tigris-english = Règle anglaise des renforts
option-tigris-english-about = Un renfort n’est permis que s’il peut changer le résultat. L’attaquant n’envoie rien, ou assez pour dépasser la force du défenseur sur la carte ; le défenseur rien, ou juste de quoi égaliser.
option-tigris-ziggurat = Ziggourat
option-tigris-ziggurat-about = Un édifice de plus : une croix de cinq tuiles d’une couleur peut devenir la ziggourat. Qui a le roi dans son royaume marque, à la fin de son propre tour, un point de la couleur de son choix.
option-tigris-open_scores = Scores ouverts
option-tigris-open_scores-about = Chacun voit tous les points et trésors. Sinon vous ne voyez que les vôtres jusqu’à la fin.

## Moves: what a button or the prompt says somebody is about to do

move-tile = Poser { $tile } en { $cell }
move-leader = Placer le { $leader } en { $cell }
move-catastrophe = Jouer une catastrophe en { $cell }
move-withdraw = Reprendre le { $leader }
move-swap = Échanger { $tiles }
move-war = Mener ensuite la guerre des { $leaders }
move-support = Envoyer { $n } { $n ->
        [one] tuile
       *[other] tuiles
    } en renfort
move-support-none = N’envoyer aucun renfort
move-monument = Bâtir le monument { $one } et { $other } en { $cell }
move-ziggurat = Bâtir la ziggourat autour de { $cell }
move-treasure = Prendre le trésor de { $cell }
move-point = Marquer un point { $color }
move-tile-red = un temple
move-tile-blue = une ferme
move-tile-green = un marché
move-tile-black = un peuplement
move-tiles-red = { $n } { $n ->
        [one] temple
       *[other] temples
    }
move-tiles-blue = { $n } { $n ->
        [one] ferme
       *[other] fermes
    }
move-tiles-green = { $n } { $n ->
        [one] marché
       *[other] marchés
    }
move-tiles-black = { $n } { $n ->
        [one] peuplement
       *[other] peuplements
    }
move-leader-red = prêtre
move-leader-blue = fermier
move-leader-green = marchand
move-leader-black = roi
move-leaders-red = prêtres
move-leaders-blue = fermiers
move-leaders-green = marchands
move-leaders-black = rois

## In the summary: luck, why it was won, why it ended

luck-tigris = Tuiles piochées dans le sac : piochées, et attendues d’après le sac à chaque fois.
why-tigris-totals = { $winner } a { $mine } dans la couleur la plus faible, { $other } { $theirs }.
why-tigris-totals-1 = { $winner } et { $other } ont tous deux { $same } dans leur couleur la plus faible. Dans la suivante, { $winner } a { $mine } contre { $theirs }.
why-tigris-totals-2 = { $winner } et { $other } ont tous deux { $same } dans leurs deux couleurs les plus faibles. Dans la troisième, { $winner } a { $mine } contre { $theirs }.
why-tigris-totals-3 = { $winner } et { $other } sont à égalité dans trois couleurs ({ $same }). Dans la plus forte, { $winner } a { $mine } contre { $theirs }.
why-tigris-equal = { $winner } et { $other } sont à égalité dans les quatre couleurs ({ $totals }).
ended-tigris-bag = Le sac ne pouvait plus compléter une main : la partie s’est arrêtée là.
ended-tigris-treasures = Il ne restait que deux trésors au plus : la partie s’est arrêtée là.
ended-tigris-turns = La partie a atteint son dernier tour.
board-name = La carte du Tigre et de l’Euphrate
board-first = Choisissez d’abord une tuile ou un chef.
board-fit = Montrer toute la carte
board-near = Agrandir

## What a square is called and what lies on it

cell-land = terre
cell-river = rivière
cell-ruin = catastrophe
cell-treasure = trésor
cell-corner = trésor de coin
cell-down = tuile retournée
cell-monument = monument { $a } et { $b }
cell-ziggurat = ziggourat
cell-leader = { $leader } { DE($name) }, force { $followers }, { $temples } { $temples ->
        [one] temple
       *[other] temples
    } à côté
cell-offer = peut être choisie
cell-conflict = peut être choisie, provoque un conflit
cell-no = impossible
cell-last = dernier coup
cell-counted = compte
cell-leaves = partirait
cell-ghost = proposé
tile-red = temple
tile-blue = ferme
tile-green = marché
tile-black = peuplement
tiles-red = temples
tiles-blue = fermes
tiles-green = marchés
tiles-black = peuplements
leader-red = prêtre
leader-blue = fermier
leader-green = marchand
leader-black = roi
leaders-red = prêtres
leaders-blue = fermiers
leaders-green = marchands
leaders-black = rois
color-red = rouge
color-blue = bleu
color-green = vert
color-black = noir
plate-attack = attaque
plate-defend = défense

## Answers to keys on the map

keys-tigris = Sur la carte, les flèches mènent d’une case à l’autre, N et Maj N à la prochaine qui peut être choisie et à la précédente. K décrit le royaume de la case, S tous les chefs, P les vôtres. 1 à 4 prennent une tuile, 5 à 8 un chef, 9 une catastrophe ; 0 échange des tuiles.
key-noKingdom = { $cell } n’est dans aucun royaume.
key-kingdom = Royaume de { $n } cases : { $leaders }
key-nobody = Aucun chef n’est sur la carte.

## The dock

dock-hand = Votre main
dock-empty = Aucune tuile
dock-leaders = Vos chefs
dock-catastrophes = Catastrophes
dock-points = Vos points
dock-onlyYou = (vous seul les voyez)
dock-weakest = La plus faible compte : { $color } { $points }
dock-filled = { $filled } avec les trésors
dock-bag = Sac
dock-treasures = trésors restants
dock-monuments = Monuments restants
dock-swap = Échanger
dock-swapHint = Choisissez les tuiles à écarter.
dock-swapNow = Échanger { $n } { $n ->
        [one] tuile
       *[other] tuiles
    }
dock-swapWarn = Ne peut pas être annulé : vous verrez de nouvelles tuiles.
dock-withdraw = Reprendre le { $leader } de { $cell }
dock-move = ou choisissez où il va
dock-atHome = prêt
dock-tile = { $tile }, { $n } en main
dock-leaderAt = { $leader }, en { $cell }
dock-leaderHome = { $leader }, hors de la carte
dock-ruin = Catastrophe, { $n } { $n ->
        [one] restante
       *[other] restantes
    }
dock-actions = action { $n } sur 2
dock-fits = Que placer en { $cell } ?

## What would follow a move

see-you = vous
see-unites = réunit deux royaumes
see-war = guerre { $a } { $x } : { $y } { $b }
see-revolt = révolte { $a } { $x } : { $y } { $b }
see-home = { $leader } { DE($name) } rentre
see-ownHome = Votre { $leader } rentre
see-for = pour { $name }
see-forYou = pour vous
see-treasure = { $name } prend le trésor de { $cell }
see-treasureYou = vous prenez le trésor de { $cell }
see-build = un édifice est possible
see-nothing = aucun point pour personne
see-others = Seuls d’autres y gagnent des points.
see-behind = Vous êtes moins fort sur la carte.
see-level = À égalité sur la carte : le défenseur l’emporte.
see-monument = grâce à un monument, à la fin du tour
see-destroys = { $color ->
        [red] détruit le temple
        [blue] détruit la ferme
        [green] détruit le marché
       *[black] détruit le peuplement
    } en { $cell }
see-ruins = ruine une case vide, ne détruit aucune tuile

## A conflict

fight-war = Guerre des { $leaders }
fight-revolt = Révolte des { $leaders }
fight-warAt = unis en { $cell }
fight-revoltAt = en { $cell }
fight-attacker = { $name }, attaque
fight-defender = { $name }, défend
fight-sum = { $leader } { $cell } · { $n } sur la carte
fight-sent = {" "}+ { $n } en renfort
fight-upTo = {" "}+ jusqu’à { $n }
fight-board = carte
fight-support = renfort
fight-open = encore possible
fight-of = de vos { $n } { $tiles }
fight-less = Une tuile de moins
fight-more = Une tuile de plus
fight-none = aucune
fight-enough = { $n } · juste assez
fight-beats = { $n } · bat la carte
fight-all = les { $n }
fight-send = Envoyer { $n }
fight-sendNone = Ne rien envoyer
fight-reach = Vous atteignez { $n }.
fight-needs = À égalité, le défenseur l’emporte : il faut { $n } ou plus à { $name }, sur { $hand } tuiles.
fight-ahead = { $name } est devant sans rien envoyer.
fight-wins = Vous gagnez : à égalité, le défenseur l’emporte.
fight-loses = Il vous manque { $n }.
fight-ifWin = Si vous gagnez
fight-ifLose = Si vous perdez
fight-leave = { $cells } { $n ->
        [one] part
       *[other] partent
    }
fight-next = puis la guerre des { $leaders }, { $x } : { $y }
fight-waiting = On attend le renfort { DE($name) }.
fight-outcome = Ce qui suit
fight-back = Retour
fight-fold = Replier
fight-unfold = Déplier
fight-wonWar = { $name } gagne la guerre des { $leaders }
fight-wonRevolt = { $name } gagne la révolte des { $leaders }
fight-level = { $name } tient l’égalité sans rien envoyer.
fight-noTile = { $color ->
        [red] Vous n’avez aucune tuile rouge
        [blue] Vous n’avez aucune tuile bleue
        [green] Vous n’avez aucune tuile verte
       *[black] Vous n’avez aucune tuile noire
    } à envoyer.
fight-useless = Rien de ce que vous pourriez envoyer ne changerait le résultat.
fight-tie = Égalité : le défenseur tient bon.

## Other questions

order-title = Quelle guerre est menée ensuite ?
order-more = Le reste est recompté après chaque guerre.
build-title = Bâtir ?
build-site = Sur { $cells }
build-choose = Choisissez, puis bâtissez.
panel-more = La suite plus bas
build-now = Maintenant ou jamais : personne ne pourra bâtir plus tard sur ces tuiles.
point-title = Un point de la ziggourat
point-which = Quelle couleur ?

## How it was won

end-colors = Points par couleur ; les trésors renforcent la plus faible.
end-bag = Le sac est vide.
