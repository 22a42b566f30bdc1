## Words that stand for values

-color = { $it ->
        [0] rouge
        [1] verte
        [2] jaune
        [3] orange
       *[4] mauve
    }
-colors = { $it ->
        [0] rouges
        [1] vertes
        [2] jaunes
        [3] orange
       *[4] mauves
    }
-letter = { $it ->
        [0] R
        [1] V
        [2] J
        [3] O
       *[4] M
    }
-one = { $it ->
        [0] une carte rouge
        [1] une carte verte
        [2] une carte jaune
        [3] une carte orange
       *[4] une carte mauve
    }
-tile = { $it ->
        [0] verte
        [1] jaune
       *[2] orange
    }
-empty = { $it ->
        [empty] vide
       *[other] { $it }
    }
-provinces-needed = { $it ->
        [1] une seule province
       *[2] deux provinces différentes
    }
# A map of the game by what the form of a new table calls it, any other by its title.
-map = { $it ->
        [map-34] de 2 à 4
        [map-45] pour 4 ou 5
        [map-border] Querelles frontalières
       *[other] { $it }
    }
-special = { $it ->
        [0] l'Empereur d'abord
        [1] deux provinces
       *[2] échange
    }
-special-word = { $it ->
        [0] empereur-premier
        [1] deux-provinces
       *[2] échange
    }
-time = { $it ->
        [0] {""}
        [1] première
       *[2] deuxième
    }
-end = { $it ->
        [0] {""}
        [1] la pioche a été épuisée deux fois
       *[2] plus aucun pion ne peut être placé
    }
-part = { $it ->
        [space] case
        [province] province
        [payment] paiement
        [color] couleur
        [source] source
        [given] couleur
        [got] couleur
       *[other] { $it }
    }
-pieces = { $it ->
        [1] un palais
        [2] un émissaire
        [3] un palais ou un émissaire
        [4] la fortification
        [5] un palais ou la fortification
        [6] un émissaire ou la fortification
       *[7] un palais, un émissaire ou la fortification
    }
-also = { $it ->
        [0] {""}
       *[1] {" "}Vous pouvez aussi jouer une carte spéciale.
    }
-instead = { $it ->
        [0] passez
       *[1] échangez une carte
    }
-drawn = { $it ->
        [0] Ne placez plus rien.
        [1] Piochez une carte.
        [2] Piochez 2 cartes.
       *[3] Piochez 3 cartes.
    }
-or-drawn = { $it ->
        [0] ne placez plus rien
        [1] ne placez plus rien et piochez une carte
        [2] ne placez plus rien et piochez 2 cartes
       *[3] ne placez plus rien et piochez 3 cartes
    }

## Events

cards_played = { SEAT($seat) } joue { $cards } { $cards ->
        [one] carte { COLOR($color) }
       *[other] cartes { COLORS($color) }
    }.
palace_placed = { SEAT($seat) } bâtit un palais en { SPACE($space) }, dans { PROVINCE($province) }.
post_placed = { SEAT($seat) } bâtit un palais sur le poste frontière { SPACE($space) } entre { PROVINCE($province) } et { PROVINCE($other) }.
emissary_placed = { SEAT($seat) } envoie un émissaire à { PROVINCE($province) }.
fort_placed = { SEAT($seat) } place une fortification en { SPACE($space) }, dans { PROVINCE($province) }.
province_claimed = { SEAT($seat) } bâtira le premier palais { DE(PROVINCE($province)) } : ses tuiles sont dévoilées.
tile_revealed = La tuile bonus en { SPACE($space) } est { TILE($tile) }.
tile_taken = { SEAT($seat) } prend la tuile bonus { TILE($tile) }.
province_scored = { PROVINCE($province) } est complète : elle est décomptée.
points_scored = { SEAT($seat) } marque { $points } { $points ->
        [one] point
       *[other] points
    }.
influence_scored = { SEAT($seat) } marque aussi { $points } { $points ->
        [one] point
       *[other] points
    } pour les palais de l'Empereur.
card_kept = { SEAT($seat) } conserve { ONE($color) }.
influence_won = { SEAT($seat) } prend la carte d'influence { COLOR($color) }.
card_exchanged = { SEAT($seat) } échange { ONE($color) }.
turn_passed = { SEAT($seat) } passe.
card_taken = { SEAT($seat) } prend { ONE($color) } face visible.
card_drawn = { SEAT($seat) } pioche une carte.
display_filled = { ONE($color) } est retournée.
pile_exhausted = La pioche est épuisée pour la { TIME($time) } fois ; { $cards } { $cards ->
        [one] carte est mélangée
       *[other] cartes sont mélangées
    }.
special_played = { SEAT($seat) } joue la carte spéciale « { SPECIAL($special) } ».
cards_swapped = { SEAT($seat) } échange { ONE($given) } contre { ONE($got) } face visible.
emperor_passed = { SEAT($seat) } ne place rien pour l'Empereur.
emperor_palace = { SEAT($seat) } fait bâtir à l'Empereur un palais en { SPACE($space) }, dans { PROVINCE($province) }.
emperor_emissary = { SEAT($seat) } fait envoyer à l'Empereur un émissaire à { PROVINCE($province) }.
emperor_paid = L'Empereur joue { $cards } { $cards ->
        [one] carte { COLOR($color) }
       *[other] cartes { COLORS($color) }
    }.
emperor_card = L'Empereur reçoit { ONE($color) }.
emperor_tile = La tuile bonus { TILE($tile) } revient à l'Empereur.
turn_begun = C'est le tour { DE(SEAT($seat)) }.
game_ended = La partie se termine : { END($reason) }.
palaces_counted = { SEAT($seat) } marque { $points } pour ses palais dans les provinces incomplètes.
alliances_counted = { SEAT($seat) } marque { $points } pour ses alliances.
roads_counted = { SEAT($seat) } marque { $points } pour ses routes.
harbours_counted = { SEAT($seat) } marque { $points } pour ses ports.
tiles_counted = { SEAT($seat) } marque { $points } pour ses tuiles bonus.
emperor_claimed = { SEAT($seat) } fait bâtir à l'Empereur le premier palais { DE(PROVINCE($province)) } : ses tuiles sont dévoilées.

## Questions

ask_place = Placez un pion, ou échangez une carte.
ask_draw = Piochez une carte : face visible ou de la pioche.
ask_site = Sur quelle case se dressera le palais ?
ask_keep = Laquelle des cartes jouées conservez-vous ?
ask_emperor = Que place l'Empereur ?

## Questions, telles que les lit le joueur interrogé

ask_first = Pion 1 sur 2 : placez { PIECES($pieces) }, ou { INSTEAD($exchange) }.{ ALSO($special) }
no_first_payment = Vos cartes ne paient aucun pion : { INSTEAD($exchange) }.{ ALSO($special) }
no_first_room = Il n'y a plus de place pour les pions qui vous restent : { INSTEAD($exchange) }.{ ALSO($special) }
no_first_card = Vous n'avez pas de carte à jouer : { INSTEAD($exchange) }.{ ALSO($special) }
ask_second = Pion 2 sur 2 : placez { PIECES($pieces) } dans { PROVINCE($province) }, ou { OR-DRAWN($cards) }.{ ALSO($special) }
ask_second_in_two = Pion 2 sur 2 : placez { PIECES($pieces) } dans { PROVINCE($province) } ou { PROVINCE($other) }, ou { OR-DRAWN($cards) }.{ ALSO($special) }
ask_second_anywhere = Pion 2 sur 2, dans n'importe quelle province grâce à la carte spéciale : placez { PIECES($pieces) }, ou { OR-DRAWN($cards) }.{ ALSO($special) }
no_second_in_empty = { PROVINCE($province) } était vide : un seul pion. { DRAWN($cards) }{ ALSO($special) }
no_second_payment_in = Vos cartes ne paient pas de second pion dans { PROVINCE($province) }. { DRAWN($cards) }{ ALSO($special) }
no_second_room_in = Il n'y a pas de place pour un second pion dans { PROVINCE($province) }. { DRAWN($cards) }{ ALSO($special) }
no_second_card_in = Vous n'avez pas de carte pour un second pion. { DRAWN($cards) }{ ALSO($special) }
no_second_payment = Vos cartes ne paient pas de second pion. { DRAWN($cards) }{ ALSO($special) }
no_second_room = Il n'y a pas de place pour un second pion. { DRAWN($cards) }{ ALSO($special) }
no_second_card = Vous n'avez pas de carte pour un second pion. { DRAWN($cards) }{ ALSO($special) }
ask_draw_cards = { $cards ->
        [one] Piochez une carte
       *[other] { $cards } cartes à piocher, une par une
    } : { $pile ->
        [0] la pioche est vide, prenez une carte face visible.
       *[other] prenez une carte face visible, ou celle du dessus de la pioche.
    }
ask_site_in = Vous bâtissez le premier palais dans { PROVINCE($province) } : choisissez sa case.
ask_site_for_emperor = L'Empereur bâtit le premier palais dans { PROVINCE($province) } : choisissez sa case.
ask_keep_of = Conservez une des { $cards } cartes que vous avez jouées : elle compte pour l'influence.
ask_emperor_piece = À l'Empereur : placez { PIECES($pieces) } avec ses cartes, là où se trouve déjà un pion, ou ne placez rien pour lui.
ask_emperor_into_empty = À l'Empereur : placez { PIECES($pieces) } avec ses cartes. Il ne lui reste que des provinces vides. Ou ne placez rien pour lui.

## Why a move is not allowed

no_such_action = Ce coup n'existe pas.
no_such_space = Cette case n'existe pas ici.
no_such_province = Cette province n'existe pas ici.
first_place = Placez d'abord un pion, ou échangez une carte.
first_draw = Complétez d'abord votre main.
first_site = Choisissez d'abord la case du palais.
first_keep = Choisissez d'abord la carte que vous conservez.
first_emperor = L'Empereur joue d'abord.
palace_needs_cards = Dites avec quelles cartes vous payez.
already_paid = Ce palais est payé : indiquez seulement la case.
space_is_taken = Il y a déjà un palais en { SPACE($space) }.
no_palace_left = Il ne vous reste aucun palais.
no_emissary_left = Il ne vous reste aucun émissaire.
no_fort_left = Il ne vous reste aucune fortification.
fort_is_there = Il y a déjà une fortification en { SPACE($space) }.
forts_not_played = Cette partie se joue sans fortifications.
tiles_not_played = Cette partie se joue sans tuiles bonus : indiquez la case tout de suite.
claim_first = Le premier palais { DE(PROVINCE($province)) } se réserve : ses tuiles sont dévoilées avant le choix de la case.
already_claimed = { PROVINCE($province) } a déjà un palais : indiquez la case tout de suite.
not_claimed = Le palais doit être bâti dans { PROVINCE($province) }.
not_bought = Les cartes jouées ne paient pas { SPACE($space) }.
post_not_claimed = Le poste { SPACE($space) } s'indique tout de suite, sans réservation.
one_province = Les deux pions d'un tour vont dans une même province.
one_piece_in_empty = { PROVINCE($province) } était vide au début de votre tour : un seul pion ce tour-ci.
another_province = Avec cette carte spéciale, le second pion va dans une autre province.
no_palace_there = Il n'y a pas encore de palais dans { PROVINCE($province) } : aucun émissaire n'y va.
limit_reached = { PROVINCE($province) } a déjà { $limit } { $limit ->
        [one] émissaire
       *[other] émissaires
    } et ne peut pas en recevoir plus.
wrong_payment = Un pion dans { PROVINCE($province) } coûte une carte { COLOR($color) }, ou deux d'une même autre couleur.
wrong_post_payment = Le poste { SPACE($space) } coûte { ONE($color) } et { ONE($other) }, ou deux d'une de ces couleurs.
no_such_card = Pas de carte { COLOR($color) } en main.
too_few_of_color = Il faut { $cards } cartes { COLORS($color) }, et il y en a { $held } en main.
three_cards_a_turn = On ne joue pas plus de trois cartes par tour.
exchange_instead = Un joueur qui ne place rien doit échanger une carte.
already_placed = Vous avez placé un pion : on n'échange plus de carte ce tour-ci.
nothing_to_take = Il ne reste aucune carte à prendre en échange.
pile_is_empty = La pioche est vide.
not_on_display = Aucune carte { COLOR($color) } n'est face visible.
not_played = Vous n'avez joué aucune carte { COLOR($color) } ce tour-ci.
emperor_has_none = Il ne reste aucun de ces pions à l'Empereur.
emperor_avoids_empty = L'Empereur n'entre dans { PROVINCE($province) }, qui est vide, que s'il ne peut rien faire d'autre.
special_is_for_two = Les cartes spéciales sont pour deux joueurs.
special_comes_first = Cette carte spéciale se joue avant le premier pion du tour.
special_is_used = Cette carte spéciale a déjà servi.
no_card_for_more = Il ne vous reste aucune carte à jouer pour un autre pion.

## Options that do not go together

map_not_for_two = La carte « { MAP($map) } » n'est pas pour deux joueurs.
map_not_for_seats = La carte « { MAP($map) } » n'est pas pour { $seats } joueurs.
forts_not_for_two = À deux, on joue sans fortifications.
forts_not_on_border = La carte « { MAP($map) } » a des postes frontières ou des ports : on y joue sans fortifications.
influence_is_for_two = Les cartes d'influence ne servent qu'à deux joueurs.
too_few_tiles = Dix-huit tuiles bonus suffisent pour neuf provinces, et la carte « { MAP($map) } » en a plus.
no_room_for_tiles = Sur la carte « { MAP($map) } », il n'y a pas de place pour deux tuiles bonus dans { $name }.

## What is wrong with a map; without a capital, behind the entry it is said of

map_missing = manque
map_word_like = il faut un mot comme { $pattern }, et non { FOUND($found) }
map_line = il faut une ligne de { $most } lettres au plus
map_twice = { $word } figure deux fois
map_schema = il faut { $wanted }, et non { FOUND($found) }
map_players = il faut des nombres de joueurs différents, un au moins
map_title = il faut un titre dans une langue, par exemple { $like }
map_homes = un emplacement du genre { $kind } se trouve dans { PROVINCES-NEEDED($needed) }
map_number_twice = le numéro { $number } figure deux fois
map_joins_itself = relie { FOUND($found) } à lui-même
map_joins_again = relie { $one } et { $other } une deuxième fois
map_entries = il faut de { $low } à { $high } entrées, et non { $count }
map_unknown_word = mot inconnu { FOUND($found) } (connus : { $known })
map_move_word = { $word } veut dire autre chose dans un coup
map_is_province = { $word } est une province
map_few_cards = { $left } cartes ne suffisent pas à { $count } joueurs : il en faut { $needed }
map_no_space = { $word } n'a aucun emplacement
map_count = c'est { $count }, mais il y en a { $there }
map_degree = { $space } a { $degree } routes, et non { $said }
map_junction = { $space }, avec { $degree } routes, est un carrefour
map_no_junction = { $space }, avec { $degree } routes, n'est pas un carrefour
map_may_hold = { $space } peut porter une tuile bonus
map_may_not_hold = { $space } ne peut pas porter de tuile bonus
map_unreached = aucune route ne mène de { $first } à { $space }
map_words = il faut { EMPTY($words) }, et non { EMPTY($found) }
map_two_numbers = il faut deux nombres, et non { $count }
map_number = il faut un nombre, et non { FOUND($found) }
map_color = il faut une couleur comme { $like }
map_off_canvas_outline = Le contour { DE($name) } sort du dessin.
map_off_canvas_dragon = Le dragon { DE($name) } sort du dessin.
map_off_canvas_label = Le nom { DE($name) } sort du dessin.
map_off_canvas_space = L'emplacement { $name } sort du dessin.
map_off_canvas_alliance = L'alliance { $name } sort du dessin.
map_off_canvas_step = La case { $name } de la piste de score sort du dessin.
map_steps = La piste de score ne compte pas de 0 à { $last }.
map_steps_near = Les cases { $one } et { $other } de la piste de score sont trop proches.
map_outline = Le contour { DE($name) } se croise, répète un point ou n'entoure rien.
map_dragon_outside = Le dragon { DE($province) } est hors de la province.
map_dragon_at_border = Le dragon { DE($province) } est à moins de { $room } de la frontière.
map_overlap = Les provinces { $one } et { $other } se chevauchent.
map_unallied = { $one } et { $other } sont voisines mais n'ont pas d'alliance.
map_alliance_apart = L'alliance { $number } unit { $one } et { $other }, qui n'ont pas de frontière commune.
map_one_color = { $one } et { $other } sont voisines et de la même couleur ({ COLOR($color) }).
map_alliance_off = L'alliance { $number } est à { $off } de la frontière entre { $one } et { $other }.
map_alliances_unlinked = Les alliances { $one } et { $other } n'ont pas de province commune.
map_post_apart = Le poste frontière { $post } appartient à { $one } et { $other }, qui n'ont pas de frontière commune.
map_post_off = Le poste frontière { $post } n'est pas sur la frontière entre { $one } et { $other }.
map_space_outside = L'emplacement { $space } est hors de sa province { $province }.
map_space_at_border = L'emplacement { $space } est à moins de { $room } de la frontière { DE($province) }.
map_spaces_near = Les emplacements { $one } et { $other } sont à { $room } ou moins l'un de l'autre.
map_space_at_dragon = L'emplacement { $space } est à moins de { $room } du dragon { DE($province) }.
map_space_at_alliance = L'emplacement { $space } est à moins de { $room } de l'alliance { $number }.
map_space_count = { $province } a { $count } emplacements, mais une province en a de { $low } à { $high }.
map_few_quiet = { $province } a { $count } des { $needed } emplacements qu'il faut à ses tuiles bonus.
map_roads_overlap = Les routes de { $corner } à { $one } et à { $other } se confondent presque.
map_roads_cross = Les routes { $one } et { $other } se croisent.
map_road_at_space = La route { $road } passe à moins de { $room } de l'emplacement { $name }.
map_road_at_dragon = La route { $road } passe à moins de { $room } du dragon { DE($name) }.
map_road_at_alliance = La route { $road } passe à moins de { $room } de l'alliance { $name }.
map_road_through_lake = La route { $road } traverse le lac.
map_road_through_mountains = La route { $road } traverse les montagnes.
map_trespass = La route { $road } traverse { $province }.
map_road_drawn = La route { $road } est dessinée { $times } fois dans road_lines, au lieu d'une.
map_no_such_road = road_lines dessine { $road }, qui n'est pas une route.

## Labels of the board in a terminal

seat_line = { SEAT($seat) }
emperor = Empereur
points = { $points } { $points ->
        [one] point
       *[other] points
    }
if_ended = ({ $points } si la partie s'arrêtait là)
left = reste { $palaces } palais, { $emissaries } émissaires
left_with_fort = reste { $palaces } palais, { $emissaries } émissaires, { $forts } { $forts ->
        [one] fortification
       *[other] fortifications
    }
hidden_hand = { $cards } { $cards ->
        [one] carte
       *[other] cartes
    } en main
tiles = { $tiles } { $tiles ->
        [one] tuile
       *[other] tuiles
    } bonus
display = Faces visibles
piles = pioche { $pile }, défausse { $discard }
exhausted = pioche épuisée { $times } fois
letter = { LETTER($color) }
special_word = { SPECIAL-WORD($special) }
tile_name = { TILE($tile) }
marks = { $space } une case libre, { $space }:0 avec un palais de la place 0
map_marks = ─│╱╲ routes, ░ frontières, (1) une alliance, ♟1/3 0×1 un émissaire sur trois au plus, il est à la place 0, ✓ une province décomptée
lake_marks = ≈ un lac
mountains_marks = ^ des montagnes
fort_marks = # fortification
tile_marks = ? une tuile bonus cachée, (V) une verte
post_marks = = poste frontière, ~ port
roads = routes { $roads } ; alliances { $allies }
emissaries = émissaires { $there } sur { $limit }
scored = décomptée
kept = conservées
influence = influence
specials = cartes spéciales

## Help

goal = Bâtissez des palais et envoyez des émissaires : les majorités dans les provinces, les alliances entre voisines et les chaînes de quatre palais ou plus le long des routes rapportent des points. À chaque tour, jusqu'à trois cartes, deux pions, une province.
about_palace = un palais sur une case libre
about_emissary = un émissaire dans une province
about_fort = une fortification sur une case libre
about_claim = le premier palais d'une province : voir ses tuiles, puis choisir la case
about_done = ne plus rien placer ce tour-ci
about_exchange = défausser une carte au lieu de placer un pion, et en piocher une
about_draw = une carte, piochée ou face visible
about_keep = conserver une des cartes jouées
about_emperor = un pion de l'Empereur, ou aucun
about_emperor-palace = un palais de l'Empereur
about_emperor-claim = le premier palais d'une province pour l'Empereur : voir ses tuiles, puis choisir la case
about_emperor-emissary = un émissaire de l'Empereur
about_emperor-pass = l'Empereur ne place rien
about_special = une carte spéciale, une fois par partie
about_special-emperor-first = l'Empereur joue avant votre tour
about_special-two-provinces = vos deux pions peuvent aller dans deux provinces
about_special-exchange = échanger une carte contre une carte face visible

## Words of moves: the first is shown, the others are understood too

move-palace = palais
move-emissary = émissaire
move-fort = fortification
move-claim = premier
move-done = fini, terminé, assez
move-exchange = échanger, échange
    .after-special = échange
move-draw = piocher, prendre
move-keep = conserver, garder
move-emperor = empereur
move-pass = passer, repos
move-special = spéciale, spécial
move-emperor-first = empereur-premier, empereur-d'abord
move-two-provinces = deux-provinces
move-with = avec
move-pile = pioche
move-red = rouge
move-green = verte, vert
move-yellow = jaune
move-orange = orange
move-purple = mauve, violette, violet

## Reasons of bots: what is seen in a move

bots-scores_now = Marque aussitôt { $points } { $points ->
        [one] point
       *[other] points
    }.
bots-gives_now = Donne aussitôt { $points } { $points ->
        [one] point
       *[other] points
    } à { SEAT($rival) }.
bots-takes_majority = Prend la majorité des palais dans { PROVINCE($province) }.
bots-shares_majority = Partage la majorité des palais dans { PROVINCE($province) }.
bots-breaks_majority = Ôte à { SEAT($rival) } la majorité dans { PROVINCE($province) }.
bots-leads_embassy = Donne la majorité des émissaires dans { PROVINCE($province) }.
bots-shares_embassy = Partage la majorité des émissaires dans { PROVINCE($province) }.
bots-makes_road = Forme une route de { $palaces } palais.
bots-worth = Vaut { $points } { $points ->
        [one] point
       *[other] points
    } de plus si la partie s'arrêtait là.
bots-costs = Coûte { $points } { $points ->
        [one] point
       *[other] points
    } à { SEAT($rival) } si la partie s'arrêtait là.

## Reasons of bots: what they go by

bots-palaces_worth = { YOUR-MANY($you) } palais des provinces non décomptées compteraient alors { $now }.
bots-rival_palaces_worth = Les palais { DE(SEAT($rival)) } dans les provinces non décomptées compteraient alors { $now }.
bots-alliances_worth = { YOUR-MANY($you) } alliances compteraient alors { $now }.
bots-rival_alliances_worth = Les alliances { DE(SEAT($rival)) } compteraient alors { $now }.
bots-roads_worth = { YOUR-MANY($you) } routes compteraient alors { $now }.
bots-rival_roads_worth = Les routes { DE(SEAT($rival)) } compteraient alors { $now }.
bots-at_risk = Un pion adverse pourrait alors coûter { $now } { $now ->
        [one] point
       *[other] points
    }.
bots-less_at_risk = Les rivaux peuvent faire perdre moins de points.
bots-road_to_come = Un palais de plus pourrait former une route valant { $now }.
bots-road_cut = { SEAT($rival) } a moins à gagner sur les routes.
bots-next_piece = Le prochain pion pourrait alors valoir { $now }.
bots-opens_piece = Laisse à { SEAT($rival) } un pion valant { $now }.
bots-closes_piece = Laisse moins à gagner à { SEAT($rival) } avec le prochain pion.
bots-open_card = Laisse à { SEAT($rival) } une bonne carte face visible.
bots-no_open_card = Ne laisse à { SEAT($rival) } aucune bonne carte face visible.
bots-cards_play = Les cartes qui restent pourraient valoir { $now } au prochain tour.
bots-cards_spent = Les cartes qui restent servent moins.
bots-two_pieces = Les cartes qui restent paient deux pions.
bots-more_influence = Cartes d'influence alors en main : { $now }.
