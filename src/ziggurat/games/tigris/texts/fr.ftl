## Words that stand for values

-color = { $it ->
        [0] noir
        [1] rouge
        [2] bleu
       *[3] vert
    }
-colored = { $it ->
        [0] noire
        [1] rouge
        [2] bleue
       *[3] verte
    }
-leader = { $it ->
        [0] roi
        [1] prêtre
        [2] fermier
       *[3] marchand
    }
-leaders = { $it ->
        [0] rois
        [1] prêtres
        [2] fermiers
       *[3] marchands
    }
# What is said of two strengths, by how much the winner's is more.
-if-tied = { $it ->
        [0] {""} : à égalité, le défenseur l'emporte
       *[other] {""}
    }
-tile = { $it ->
        [0] peuplement
        [1] temple
        [2] ferme
       *[3] marché
    }
-a-tile = { $it ->
        [0] un peuplement
        [1] un temple
        [2] une ferme
       *[3] un marché
    }
-the-tile = { $it ->
        [0] le peuplement
        [1] le temple
        [2] la ferme
       *[3] le marché
    }
-tiles = { $it ->
        [0] peuplements
        [1] temples
        [2] fermes
       *[3] marchés
    }
-monument = { $it ->
        [0] noir et rouge
        [1] noir et bleu
        [2] noir et vert
        [3] rouge et bleu
        [4] rouge et vert
       *[5] bleu et vert
    }
-reason = { $it ->
        [0] pour la tuile
        [1] pour la révolte
        [2] pour la guerre
        [3] grâce à un monument
       *[4] grâce à la ziggourat
    }
-end = { $it ->
        [0] {""}
        [1] le sac n'a plus assez de tuiles
        [2] il ne reste pas plus de deux trésors
       *[3] elle a trop duré
    }

## Events

tile_placed = { SEAT($seat) } pose { A-TILE($color) } en { CELL($cell) }.
leader_placed = { SEAT($seat) } place le { LEADER($color) } en { CELL($cell) }.
leader_moved = { SEAT($seat) } déplace le { LEADER($color) } de { CELL($origin) } en { CELL($cell) }.
leader_withdrawn = { SEAT($seat) } reprend le { LEADER($color) } de { CELL($cell) }.
leader_stranded = Le { LEADER($color) } { DE(SEAT($seat)) } en { CELL($cell) } n'a plus de temple et rentre.
leader_defeated = Le { LEADER($color) } { DE(SEAT($seat)) } en { CELL($cell) } est battu et rentre.
catastrophe_placed = { SEAT($seat) } provoque une catastrophe en { CELL($cell) }.
tile_destroyed = { THE-TILE($color) } en { CELL($cell) } disparaît.
tiles_swapped = { SEAT($seat) } échange { $tiles } { $tiles ->
        [one] tuile
       *[other] tuiles
    }.
turn_ended = { SEAT($seat) } termine son tour.
kingdoms_united = Deux royaumes sont réunis en { CELL($cell) }.
war_begun = Guerre entre { LEADERS($color) } : { SEAT($attacker) } attaque avec { $attack }, { SEAT($defender) } défend avec { $defense }.
revolt_begun = Révolte entre { LEADERS($color) } : { SEAT($attacker) } attaque avec { $attack }, { SEAT($defender) } défend avec { $defense }.
support_given = { SEAT($seat) } ajoute { $tiles } { $tiles ->
        [one] tuile
       *[other] tuiles
    } { COLORED($color) }{ $tiles ->
        [one] {""}
       *[other] s
    } en renfort.
war_settled = { SEAT($winner) } gagne la guerre des { LEADERS($color) }, { $strength } contre { $against }{ IF-TIED(EXCESS($strength, $against)) }.
revolt_settled = { SEAT($winner) } gagne la révolte des { LEADERS($color) }, { $strength } contre { $against }{ IF-TIED(EXCESS($strength, $against)) }.
tiles_lost = { SEAT($seat) } perd { $tiles } { $tiles ->
        [one] tuile
       *[other] tuiles
    } { COLORED($color) }{ $tiles ->
        [one] {""}
       *[other] s
    }.
scored = { SEAT($seat) } marque { $points } { $points ->
        [one] point
       *[other] points
    } { COLOR($color) }{ $points ->
        [one] {""}
       *[other] s
    } { REASON($reason) }.
monument_built = { SEAT($seat) } bâtit le monument { MONUMENT($monument) } en { CELL($cell) }.
ziggurat_built = { SEAT($seat) } bâtit la ziggourat autour de { CELL($cell) }.
build_declined = { SEAT($seat) } ne bâtit rien.
treasure_taken = { SEAT($seat) } prend le trésor de { CELL($cell) }.
tiles_drawn = { SEAT($seat) } pioche { $tiles } { $tiles ->
        [one] tuile
       *[other] tuiles
    }.
turn_begun = C'est le tour { DE(SEAT($seat)) }.
game_ended = La partie se termine : { END($reason) }.

## Questions

ask_action = Choisissez une action.
ask_war = Quelle guerre est menée ensuite ?
ask_support = Combien de tuiles ajoutez-vous ?
ask_build = Que bâtissez-vous ?
ask_treasure = Quel trésor prenez-vous ?
ask_point = De quelle couleur est le point de la ziggourat ?

## Questions, pour qui est interrogé : ce qui reste à faire, avec quoi, et pourquoi pas avec le reste

you_action = Action { $action } sur 2 : { $leaders ->
        [0] {""}
       *[other] placez ou déplacez un chef,{" "}
    }{ $tiles ->
        [0] {""}
       *[other] posez une tuile,{" "}
    }{ $catastrophes ->
        [0] {""}
       *[other] jouez une catastrophe,{" "}
    }{ $swaps ->
        [0] {""}
       *[other] échangez des tuiles,{" "}
    }{ $withdrawals ->
        [0] {""}
       *[other] reprenez un chef,{" "}
    }ou passez.{ $first ->
        [0] {""}
       *[other] {" "}Choisissez d'abord une tuile ou un chef, puis sa case.
    }{ $leaders ->
        [0] {" "}Aucun chef ne peut être placé : aucune case à côté d'un temple n'est libre pour lui.
        [4] {""}
       *[other] {" "}Tous les chefs ne peuvent pas être placés : un chef se tient à côté d'un temple et ne relie pas deux royaumes.
    }{ $swaps ->
        [0] {" "}Votre main est vide.
       *[other] {""}
    }{ $dry ->
        [0] {""}
       *[other] {" "}Aucune case de terre n'est libre pour vos tuiles.
    }{ $wet ->
        [0] {""}
       *[other] {" "}Aucune case de rivière n'est libre pour une ferme.
    }{ $ruins ->
        [0] {" "}Il ne vous reste plus de catastrophe.
       *[other] {""}
    }
you_war = { $wars } guerres à la fois : laquelle est menée ensuite ? Le reste est recompté après elle.
you_support = Vous { $side ->
        [0] attaquez
       *[1] défendez
    } avec { $mine } contre { $theirs }. { $held ->
        [0] Vous n'avez aucune tuile { COLORED($color) } à envoyer.
       *[other] { $most ->
            [0] Rien de ce que vous pourriez envoyer ne changerait le résultat.
           *[other] Envoyez des { TILES($color) } de votre main, ou aucun renfort : à égalité, le défenseur l'emporte.
        }
    }
you_build = Avec { THE-TILE($color) } en { CELL($cell) }, vous pouvez bâtir : choisissez quoi, ou ne bâtissez rien. Personne ne pourra bâtir plus tard sur ces tuiles.
you_treasure = Votre marchand prend un trésor : choisissez-en un parmi { $treasures }.{ $waiting ->
        [0] {""}
       *[other] {" "}Ceux qui sont proches des coins se prennent d'abord.
    }
you_point = La ziggourat vous rapporte un point : choisissez sa couleur.

## Why a move is not allowed

no_such_action = Ce coup n'existe pas.
first_action = Il n'y a rien à répondre maintenant : choisissez une action.
first_war = Dites d'abord quelle guerre est menée.
first_support = Le conflit d'abord : dites combien de tuiles vous ajoutez.
first_build = Dites d'abord ce que vous bâtissez, ou renoncez à bâtir.
first_treasure = Prenez d'abord un trésor.
first_point = Choisissez d'abord la couleur du point de la ziggourat.
no_such_tile = Vous n'avez pas de { TILE($color) }.
cell_has_catastrophe = Rien ne peut être posé sur la catastrophe en { CELL($cell) }.
cell_has_leader = Un chef se trouve en { CELL($cell) }.
cell_has_building = Un édifice se dresse en { CELL($cell) }.
cell_has_tile = Il y a déjà une tuile en { CELL($cell) }.
farm_needs_river = Une ferme doit être posée sur une rivière.
tile_on_river = Seules les fermes se posent sur les rivières.
unites_three = Cela réunirait trois royaumes.
leader_is_there = Votre { LEADER($color) } s'y trouve déjà.
leader_on_river = Un chef ne peut pas se tenir sur une rivière.
leader_needs_temple = Un chef doit se trouver à côté d'un temple.
temples_face_down = Un chef doit se trouver à côté d'un temple ; les tuiles retournées ne comptent pas.
leader_joins_kingdoms = Un chef ne peut pas relier deux royaumes.
no_catastrophe_left = Il ne vous reste plus de catastrophe.
catastrophe_on_treasure = Il y a un trésor en { CELL($cell) }.
leader_at_home = Votre { LEADER($color) } n'est pas sur la carte.
# Without $color.
not_so_many = Vous n'avez que { $tiles } { $tiles ->
        [one] tuile
       *[other] tuiles
    } de cette couleur.
no_such_war = Il n'y a pas de guerre entre { LEADERS($color) }.
english_attack = Règle anglaise : n'ajoutez rien, ou de quoi passer devant (au moins { $tiles }).
english_defense = Règle anglaise : n'ajoutez rien, ou juste de quoi égaliser ({ $tiles }).
english_ahead = Règle anglaise : vous tenez déjà, rien ne peut être ajouté.
monument_gone = Le monument { MONUMENT($monument) } n'est pas disponible.
square_elsewhere = Le carré doit contenir la tuile qui vient d'être posée en { CELL($cell) }.
square_incomplete = Le carré en { CELL($cell) } n'est pas fait de quatre tuiles de même couleur.
monument_color = Le monument doit avoir la couleur des tuiles : { COLOR($color) }.
no_ziggurat = Cette partie se joue sans la ziggourat.
ziggurat_stands = La ziggourat est déjà bâtie.
cross_elsewhere = La croix doit contenir la tuile qui vient d'être posée en { CELL($cell) }.
cross_incomplete = La croix autour de { CELL($cell) } n'est pas faite de cinq tuiles de même couleur.
no_treasure_there = Il n'y a pas de trésor en { CELL($cell) }.
treasure_elsewhere = Le trésor de { CELL($cell) } n'est pas dans le royaume de votre marchand.
corner_first = Les trésors proches des coins se prennent d'abord.

## Labels of the board in a terminal

legend = { COLOR($color) } : { TILE($color) } ({ $role } { LEADER($color) })
treasure_mark = trésors
ruin_mark = catastrophe
seat_line = { SEAT($seat) }
home_head = chefs à placer
points_head = points
hand_head = main
hidden_hand = { $tiles } { $tiles ->
        [one] tuile
       *[other] tuiles
    }
turn_line = Tour { DE(SEAT($seat)) } : { $actions } { $actions ->
        [one] action
       *[other] actions
    }.
helping = Les renforts sont des { TILES($color) }.
beside = Sac { $bag }, trésors { $treasures }, monuments

## Help

goal = Placez des chefs à côté des temples et des tuiles dans leurs royaumes : une tuile rapporte un point de sa couleur au chef de cette couleur. Quand des royaumes se rejoignent, leurs chefs se battent. À la fin, seule compte la couleur la plus faible de chacun, et un trésor vaut un point de n'importe quelle couleur.
about_tile = poser une tuile
about_leader = placer ou déplacer un chef
about_catastrophe = ruiner une case à jamais
about_withdraw = reprendre un chef
about_swap = échanger des tuiles
about_pass = terminer le tour
about_war = dire quelle guerre est menée
about_support = ajouter des tuiles au conflit
about_monument = bâtir sur quatre tuiles semblables
about_ziggurat = bâtir sur une croix de cinq
about_decline = ne rien bâtir
about_treasure = prendre ce trésor
about_point = un point de la ziggourat

## Words of moves: the first is shown, the others are understood too

move-tile = tuile, poser
move-leader = chef, placer
move-catastrophe = catastrophe
move-withdraw = reprendre, retirer
move-swap = échanger, échange, changer
move-pass = passer, passe
move-war = guerre
move-support = renfort, soutien, soutenir
move-monument = monument
move-ziggurat = ziggourat
move-decline = renoncer, renonce
move-treasure = trésor
move-point = point
move-black = noir, noire
    .after-tile = noire
    .after-swap = noire
    .after-war = noire
move-red = rouge
move-blue = bleu, bleue
    .after-tile = bleue
    .after-swap = bleue
    .after-war = bleue
move-green = vert, verte
    .after-tile = verte
    .after-swap = verte
    .after-war = verte

## Reasons of bots: what is seen in a move

bots-wins_war = Gagne la guerre des { LEADERS($color) }, { $strength } contre { $against }{ IF-TIED(EXCESS($strength, $against)) }.
bots-wins_revolt = Gagne la révolte des { LEADERS($color) }, { $strength } contre { $against }{ IF-TIED(EXCESS($strength, $against)) }.
bots-loses_war = Perd la guerre des { LEADERS($color) }, { $strength } contre { $against }{ IF-TIED(EXCESS($strength, $against)) }.
bots-loses_revolt = Perd la révolte des { LEADERS($color) }, { $strength } contre { $against }{ IF-TIED(EXCESS($strength, $against)) }.
bots-odds_war = Guerre des { LEADERS($color) }, { $strength } contre { $against } pour l'instant : { $percent } % de chances.
bots-odds_revolt = Révolte des { LEADERS($color) }, { $strength } contre { $against } pour l'instant : { $percent } % de chances.
bots-fights_war = Provoque une guerre des { LEADERS($color) }, { $strength } contre { $against }.
bots-fights_revolt = Provoque une révolte des { LEADERS($color) }, { $strength } contre { $against }.
bots-sets_against = Oppose { SEAT($attacker) } à { SEAT($defender) } dans une guerre des { LEADERS($color) }.
bots-takes_treasures = Prend { $treasures } { $treasures ->
        [one] trésor
       *[other] trésors
    }.
bots-gives_treasures = Laisse { $treasures } { $treasures ->
        [one] trésor
       *[other] trésors
    } à { SEAT($rival) }.
bots-sends_home = Renvoie le { LEADER($color) } { DE(SEAT($rival)) }.
bots-goes_home = { YOUR($you) } { LEADER($color) } y perd sa place sur la carte.
bots-scores_weakest = { YOUR-F($you) } couleur la plus faible est le { COLOR($color) } : cela rapporte { $points }.
bots-scores = Marque { $points } { $points ->
        [one] point
       *[other] points
    } { COLOR($color) }{ $points ->
        [one] {""}
       *[other] s
    }.
bots-gives_points = Donne { $points } { $points ->
        [one] point
       *[other] points
    } { COLOR($color) }{ $points ->
        [one] {""}
       *[other] s
    } à { SEAT($rival) }.
bots-may_build = Un monument peut alors être bâti.
bots-unites = Réunit deux royaumes sans conflit.

## Reasons of bots: what they go by

bots-outnumbers = { YOUR($you) } { LEADER($color) } a alors { $now } de plus qu'un rival à portée.
bots-outnumbered = { YOUR($you) } { LEADER($color) } a alors { $now } de moins qu'un rival à portée.
bots-less_threatened = { YOUR($you) } { LEADER($color) } est moins menacé par un rival plus fort.
bots-rival_outnumbered = Le { LEADER($color) } { DE(SEAT($rival)) } a alors { $now } de moins qu'un autre à portée.
bots-rival_outnumbers = Le { LEADER($color) } { DE(SEAT($rival)) } a alors { $now } de plus qu'un autre à portée.
bots-safer = { YOUR($you) } { LEADER($color) } craint moins les révoltes.
bots-exposed = { YOUR($you) } { LEADER($color) } est plus exposé aux révoltes.
bots-rival_exposed = Le { LEADER($color) } { DE(SEAT($rival)) } est plus exposé aux révoltes.
bots-rival_safer = Le { LEADER($color) } { DE(SEAT($rival)) } craint moins les révoltes.
bots-monument_pays = Un monument rapporte alors à chaque tour un point { A-YOUR($you) } { LEADER($color) }.
bots-monument_lost = { YOUR($you) } { LEADER($color) } a moins de monuments qui lui rapportent des points.
bots-rival_monument_pays = Un monument rapporte alors à chaque tour un point au { LEADER($color) } { DE(SEAT($rival)) }.
bots-rival_monument_lost = Le { LEADER($color) } { DE(SEAT($rival)) } a moins de monuments qui lui rapportent des points.
bots-nearly_square = Il ne manque plus qu'{ A-TILE($color) } pour compléter un carré.
bots-enters = { YOUR($you) } { LEADER($color) } entre sur la carte.
bots-leaves = { YOUR($you) } { LEADER($color) } n'est alors plus sur la carte.
bots-can_score = Les { TILES($color) } peuvent alors rapporter des points.
bots-cannot_score = Les { TILES($color) } ne rapportent alors plus rien.
bots-grows = { YOUR($you) } { LEADER($color) } a alors { $now } { $now ->
        [one] partisan
       *[other] partisans
    }.
bots-has_room = { YOUR($you) } { LEADER($color) } a plus de place pour grandir.
bots-rival_leaves = Le { LEADER($color) } { DE(SEAT($rival)) } n'est alors plus sur la carte.
bots-rival_stays = Le { LEADER($color) } { DE(SEAT($rival)) } reste sur la carte.
bots-rival_shrinks = Il reste { $now } { $now ->
        [one] partisan
       *[other] partisans
    } au { LEADER($color) } { DE(SEAT($rival)) }.
bots-rival_grows = Le { LEADER($color) } { DE(SEAT($rival)) } a alors { $now } { $now ->
        [one] partisan
       *[other] partisans
    }.
bots-weakest_rises = { YOUR-F($you) } couleur la plus faible monte à { $now }, trésors compris.
bots-weakest_stays = { YOUR-F($you) } couleur la plus faible reste à { $now }, trésors compris.
bots-treasure_near = Un royaume avec { $now } { $now ->
        [one] trésor
       *[other] trésors
    } est à portée { OF-YOUR($you) } marchand.
bots-treasure_far = Moins de trésors sont à portée { OF-YOUR($you) } marchand.
bots-rival_treasure_near = Un royaume avec { $now } { $now ->
        [one] trésor
       *[other] trésors
    } est à portée { DE(SEAT($rival)) }.
bots-rival_treasure_far = Garde des trésors hors de portée { DE(SEAT($rival)) }.
bots-keeps = Garde des { TILES($color) } en main : { $now }.
bots-spends = Utilise { A-TILE($color) } qui pourrait manquer.
bots-spends_catastrophe = Utilise une catastrophe.
bots-ziggurat_pays = { YOUR($you) } roi reçoit alors des points de la ziggourat.
