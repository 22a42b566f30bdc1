## Words that stand for values

-nation = { $it ->
        [0] Assyriens
        [1] Hittites
        [2] Mèdes
        [3] Perses
       *[4] Sumériens
    }
-single = { $it ->
        [0] Assyrien
        [1] Hittite
        [2] Mède
        [3] Perse
       *[4] Sumérien
    }
-one = { $it ->
        [0] un Assyrien
        [1] un Hittite
        [2] un Mède
        [3] un Perse
       *[4] un Sumérien
    }
-end = { $it ->
        [0] {""}
        [1] quinze contre neuf ou moins
        [2] vingt est atteint
        [3] neuf ou moins en mode fin de partie
        [4] la pile des temples est vide
       *[5] elle a trop duré
    }
-part = { $it ->
        [nation] nation
        [row] rangée
        [from] chantier
        [to] chantier
        [power] pouvoir
        [run] suite
       *[other] { $it }
    }

## Events

pawn_moved = { SEAT($seat) } défausse { ONE($site) } et se déplace chez les { NATION($site) }.
card_deployed = { SEAT($seat) } déploie { ONE($nation) } chez les { NATION($site) }.
level_built = { SEAT($seat) } bâtit le niveau { $level } chez les { NATION($site) }, pris dans la rangée { DE(SEAT($owner)) }.
start_built = { SEAT($seat) } bâtit le temple de départ chez les { NATION($site) }.
cards_migrated = { SEAT($seat) } fait migrer trois cartes des { NATION($origin) } vers les { NATION($site) }.
power_paid = { SEAT($seat) } utilise le pouvoir de trois { NATION($nation) } chez les { NATION($site) }.
temple_destroyed = Le temple de niveau { $level } { DE(SEAT($seat)) } chez les { NATION($site) } retourne sur la pile.
level_stolen = { SEAT($seat) } vole le niveau { $level } chez les { NATION($site) }.
cards_deserted = { $cards } { SINGLE($nation) }{ $cards ->
        [one] {""}
       *[other] s
    } { DE(SEAT($seat)) } { $cards ->
        [one] déserte
       *[other] désertent
    } chez les { NATION($site) }.
cards_won_over = { SEAT($seat) } rallie { $cards } { SINGLE($nation) }{ $cards ->
        [one] {""}
       *[other] s
    } chez les { NATION($site) }.
hand_halved = { SEAT($seat) } doit défausser { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }.
card_given_up = { SEAT($seat) } défausse { ONE($nation) }.
end_mode_begun = { SEAT($seat) } atteint quinze : désormais vingt gagne, et neuf ou moins perd.
turn_ended = { SEAT($seat) } termine son tour.
temple_revealed = { SEAT($seat) } dévoile un niveau { $level }.
pile_reshuffled = La défausse est mélangée en une nouvelle pile de { $cards }.
cards_drawn = { SEAT($seat) } pioche { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }.
turn_begun = C'est le tour { DE(SEAT($seat)) }.
game_ended = La partie se termine : { END($reason) }.

## Questions

ask_action = Choisissez une action.
ask_discard = Quelle carte défaussez-vous ?
ask_start_go = Votre temple de départ doit être bâti ce tour-ci : défaussez d’abord une carte pour vous déplacer sur le chantier de sa nation.
ask_start_elsewhere = Votre temple de départ doit être bâti ce tour-ci : défaussez une carte pour vous déplacer sur un chantier où vous n’en avez pas.
ask_start_deploy = Votre temple de départ doit être bâti ce tour-ci : déployez la carte qu’il lui faut chez les { NATION($site) }.
ask_start_build = Votre temple de départ doit être bâti ce tour-ci : vous pouvez le bâtir ici, chez les { NATION($site) }.
ask_cards = Déployez une carte{ $moves ->
        [0] {""}
       *[other] {" "}ou déplacez-vous avec elle
    }{ $level ->
        [0] {""}
       *[other] , bâtissez le niveau { $level }
    }{ $runs ->
        [0] {""}
       *[other] , utilisez une suite
    }{ $migrates ->
        [0] {""}
       *[other] , migrez
    }, ou terminez le tour.
ask_quarry = Votre pion est à la carrière : défaussez une carte pour vous déplacer sur le chantier de sa nation{ $migrates ->
        [0] {""}
       *[other] , migrez
    }, ou terminez le tour.
ask_acts = Votre main est vide. Vous pouvez encore { $level ->
        [0] {""}
       *[other] bâtir le niveau { $level },{" "}
    }{ $runs ->
        [0] {""}
       *[other] utiliser une suite,{" "}
    }{ $migrates ->
        [0] {""}
       *[other] migrer,{" "}
    }ou terminer le tour.
ask_end = Votre main est vide, et il n’y a ni niveau à bâtir ni suite à utiliser : terminez le tour.
ask_give_up = { SEAT($rival) } vous fait perdre la moitié de la main : défaussez encore { $cards } { $cards ->
        [one] carte
       *[other] cartes
    } de votre choix.

## Why a move is not allowed

no_such_action = Ce coup n'existe pas.
first_action = Il n'y a rien à défausser maintenant : choisissez une action.
first_discard = Défaussez d'abord { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }.
keep_start_in_reach = Votre temple de départ doit être bâti ce tour-ci : gardez de quoi le faire.
build_start_first = Votre temple de départ doit être bâti avant la fin du tour.
pawn_is_there = Votre pion est déjà chez les { NATION($site) }.
pawn_in_quarry = Votre pion est encore à la carrière : déplacez-le d'abord sur un chantier.
no_such_card = Vous n'avez pas { DE(NATION($nation)) }.
start_is_built = Votre temple de départ est déjà bâti.
row_is_empty = Cette rangée est vide.
temple_is_complete = Il n'y a pas de niveau au-dessus.
level_does_not_follow = Le niveau { $level } ne va pas ici : il faut un niveau { $wanted }.
too_few_cards = Le niveau { $level } demande { $level } de vos cartes ici, et il y en a { $cards }.
already_migrated = Vous avez déjà fait une migration ce tour-ci.
migrates_nowhere = Les cartes migrent vers un autre chantier.
too_few_to_migrate = Trois cartes migrent, et il y en a { $cards } chez les { NATION($site) }.
no_run = Il faut trois { NATION($nation) } à la suite sur le chantier de votre pion.
no_such_run = Aucune autre suite { DE(NATION($nation)) } ne commence là.
no_temple_to_destroy = Votre adversaire n'a pas de temple ici.
no_level_to_steal = Il n'y a pas de niveau à voler ici.
level_not_higher = Le niveau { $level } n'est pas plus haut que votre temple.
nobody_to_desert = Votre adversaire n'a pas { DE(NATION($nation)) } ici.
nobody_to_win_over = Votre adversaire n'a pas de carte ici.
hand_too_small = Votre adversaire a trop peu de cartes pour en perdre la moitié.

## Labels of the board in a terminal

seat_line = { SEAT($seat) }
site = { NATION($site) }
height = hauteur { $height }
hidden_hand = { $cards } { $cards ->
        [one] carte
       *[other] cartes
    } en main
row = rangée
start = temple de départ
piles = Pile des temples { $temples }, pile des nations { $nations }, défausse { $discard }
next = prochains temples
end_mode = FIN DE PARTIE : vingt gagne, neuf ou moins perd.
threat_assyrians = { SEAT($seat) } pourrait détruire le niveau { $level } chez les { NATION($site) }.
threat_hittites = { SEAT($seat) } pourrait voler le niveau { $level } chez les { NATION($site) }.
threat_medes = { SEAT($seat) } pourrait faire déserter des cartes chez les { NATION($site) }.
threat_persians = { SEAT($seat) } pourrait sauter au niveau { $level } chez les { NATION($site) }.
threat_sumerians = { SEAT($seat) } pourrait rallier des cartes chez les { NATION($site) }.

## Help

goal = Bâtissez des temples sur cinq chantiers : la plus grande somme de niveaux gagne. Les cartes déployées portent les niveaux, et trois cartes semblables à la suite ont un pouvoir.
about_move = défausser une carte, le pion va sur son chantier
about_deploy = une carte dans la colonne du pion
about_build = le niveau suivant, pris dans une rangée
about_migrate = trois cartes vers un autre chantier
about_power = le pouvoir d'une suite de trois
about_halve = l'adversaire perd la moitié de sa main
about_end = dévoiler deux temples, terminer le tour
about_discard = défausser une carte

## Words of moves: the first is shown, the others are understood too

move-move = déplacer, aller
move-deploy = déployer
move-build = bâtir, construire
move-migrate = migrer, migration
move-power = pouvoir
move-halve = moitié
move-end = finir, fin, terminer
move-discard = défausser, défausse
move-assyrians = assyriens, assyrien
move-hittites = hittites, hittite
move-medes = mèdes, mède
move-persians = perses, perse
move-sumerians = sumériens, sumérien
move-mine = mienne, moi
move-theirs = adverse, sienne
move-start = départ, réservé

## Reasons of bots: what is seen in a move

bots-wins_game = Termine la partie et la gagne, { $mine } à { $theirs }.
bots-ends_game = Termine la partie, { $mine } à { $theirs }.
bots-steals_level = Vole le niveau { $level } à { SEAT($rival) } chez les { NATION($site) } : { $mine } à { $theirs }.
bots-raises = Bâtit le niveau { $level } chez les { NATION($site) } : { $mine } à { $theirs }.
bots-destroys = Détruit le temple { DE(SEAT($rival)) } chez les { NATION($site) } : { $mine } à { $theirs }.
bots-end_mode = Atteint quinze : désormais vingt gagne, et neuf ou moins perd.
bots-halves = Coûte { $cards } { $cards ->
        [one] carte
       *[other] cartes
    } de sa main à { SEAT($rival) }.
bots-drives_away = Fait déserter { $cards } { SINGLE($nation) }{ $cards ->
        [one] {""}
       *[other] s
    } { DE(SEAT($rival)) }.
bots-wins_over = Rallie { $cards } { SINGLE($nation) }{ $cards ->
        [one] {""}
       *[other] s
    } { DE(SEAT($rival)) }.

## Reasons of bots: what they go by

bots-spare = Cartes qui pourraient porter d'autres niveaux : { $now }.
bots-less_spare = Il reste moins de cartes pour porter d'autres niveaux.
bots-can_build = Un niveau visible peut alors être bâti.
bots-rival_can_build = { SEAT($rival) } peut alors bâtir un niveau visible.
bots-rival_cannot_build = Ne laisse à { SEAT($rival) } aucun niveau visible à bâtir.
bots-power_ready = Le pouvoir des { NATION($nation) } vaut alors davantage.
bots-power_near = Une carte de plus donnerait le pouvoir des { NATION($nation) }.
bots-power_spent = Il reste moins du pouvoir des { NATION($nation) }.
bots-rival_power = Le pouvoir des { NATION($nation) } sert davantage { SEAT($rival) }.
bots-rival_no_power = Le pouvoir des { NATION($nation) } sert moins { SEAT($rival) }.
bots-like_cards = Cartes semblables gardées en main : { $now }.
bots-cards_kept = Cartes alors en main : { $now }.
bots-cards_spent = Il reste moins de cartes en main.
bots-strike_wins = Une seule action pourrait alors terminer la partie.
bots-strike_loses = Une seule action { DE(SEAT($rival)) } pourrait alors terminer la partie.
bots-no_strike = Aucune action { DE(SEAT($rival)) } ne termine à elle seule la partie.
