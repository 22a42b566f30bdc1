"""What is asked of a player, why not, and the words around the board, in both languages."""

QUESTIONS = {
    "ask_place": (
        "Place a piece, or exchange a card.",
        "Placez un pion, ou échangez une carte.",
    ),
    "ask_draw": ("Where does the next card come from?", "D'où vient la carte suivante ?"),
    "ask_site": ("On which space do you build?", "Sur quelle case bâtissez-vous ?"),
    "ask_keep": (
        "Which of the cards you played do you keep?",
        "Laquelle des cartes jouées conservez-vous ?",
    ),
    "ask_emperor": ("What does the Emperor place?", "Que place l'Empereur ?"),
}

REASONS = {
    "no_such_action": ("There is no such move.", "Ce coup n'existe pas."),
    "no_such_space": ("There is no such space on this map.", "Cette case n'existe pas ici."),
    "no_such_province": (
        "There is no such province on this map.",
        "Cette province n'existe pas ici.",
    ),
    "first_place": (
        "First place a piece, or exchange a card.",
        "Placez d'abord un pion, ou échangez une carte.",
    ),
    "first_draw": ("First fill your hand.", "Complétez d'abord votre main."),
    "first_site": (
        "First choose the space of your palace.",
        "Choisissez d'abord la case de votre palais.",
    ),
    "first_keep": (
        "First choose the card you keep.",
        "Choisissez d'abord la carte que vous conservez.",
    ),
    "first_emperor": ("First move the Emperor.", "Jouez d'abord l'Empereur."),
    "palace_needs_cards": (
        "Say which cards you pay with.",
        "Dites avec quelles cartes vous payez.",
    ),
    "already_paid": (
        "This palace is paid for: name only its space.",
        "Ce palais est payé : indiquez seulement la case.",
    ),
    "space_is_taken": (
        "There is a palace on {space:space} already.",
        "Il y a déjà un palais en {space:space}.",
    ),
    "no_palace_left": ("You have no palace left.", "Il ne vous reste aucun palais."),
    "no_emissary_left": ("You have no emissary left.", "Il ne vous reste aucun émissaire."),
    "no_fort_left": ("You have no fortification left.", "Il ne vous reste aucune fortification."),
    "fort_is_there": (
        "There is a fortification on {space:space} already.",
        "Il y a déjà une fortification en {space:space}.",
    ),
    "forts_not_played": (
        "This game is played without fortifications.",
        "Cette partie se joue sans fortifications.",
    ),
    "tiles_not_played": (
        "This game is played without bonus tiles: name the space at once.",
        "Cette partie se joue sans tuiles bonus : indiquez la case tout de suite.",
    ),
    "claim_first": (
        "The first palace of {province:province} is claimed: its tiles are shown before you "
        "choose the space.",
        "Le premier palais de {province:province} se réserve : ses tuiles sont dévoilées avant "
        "le choix de la case.",
    ),
    "already_claimed": (
        "{province:province} has a palace already: name the space at once.",
        "{province:province} a déjà un palais : indiquez la case tout de suite.",
    ),
    "not_claimed": (
        "Your palace must stand in {province:province}, and not on a post.",
        "Votre palais doit être bâti dans {province:province}, et non sur un poste.",
    ),
    "one_province": (
        "Both pieces of a turn must lie in one province.",
        "Les deux pions d'un tour vont dans une même province.",
    ),
    "one_piece_in_empty": (
        "{province:province} was empty when your turn began: only one piece this turn.",
        "{province:province} était vide au début de votre tour : un seul pion ce tour-ci.",
    ),
    "another_province": (
        "With this special card the second piece lies in another province.",
        "Avec cette carte spéciale, le second pion va dans une autre province.",
    ),
    "no_palace_there": (
        "There is no palace in {province:province} yet: no emissary may go there.",
        "Il n'y a pas encore de palais dans {province:province} : aucun émissaire n'y va.",
    ),
    "limit_reached": (
        "{province:province} holds {limit} {limit:emissary|emissaries} and may hold no more.",
        "{province:province} a déjà {limit} {limit:émissaire|émissaires} et ne peut en avoir plus.",
    ),
    "wrong_payment": (
        "A piece in {province:province} costs one {color:color} card, or two of one other color.",
        "Un pion dans {province:province} coûte une carte {color:color}, ou deux d'une même "
        "autre couleur.",
    ),
    "wrong_post_payment": (
        "The post {space:space} costs {color:one} and {other:one} card, or two of one of "
        "these colors.",
        "Le poste {space:space} coûte {color:one} et {other:one}, ou deux d'une de ces couleurs.",
    ),
    "no_such_card": (
        "There is no {color:color} card in hand.",
        "Pas de carte {color:color} en main.",
    ),
    "too_few_of_color": (
        "That takes {cards} {color:color} cards, and there {held:is|are} {held} in hand.",
        "Il faut {cards} cartes de couleur {color:color}, et il y en a {held} en main.",
    ),
    "three_cards_a_turn": (
        "No more than three cards are played in a turn.",
        "On ne joue pas plus de trois cartes par tour.",
    ),
    "exchange_instead": (
        "Who places nothing must exchange a card.",
        "Qui ne place rien doit échanger une carte.",
    ),
    "already_placed": (
        "You have placed a piece: a card can no longer be exchanged this turn.",
        "Vous avez placé un pion : on n'échange plus de carte ce tour-ci.",
    ),
    "nothing_to_take": (
        "There is no card left to take in exchange.",
        "Il ne reste aucune carte à prendre en échange.",
    ),
    "pile_is_empty": ("The pile is empty.", "La pioche est vide."),
    "not_on_display": (
        "No {color:color} card lies face up.",
        "Aucune carte {color:color} n'est face visible.",
    ),
    "not_played": (
        "You played no {color:color} card this turn.",
        "Vous n'avez joué aucune carte {color:color} ce tour-ci.",
    ),
    "emperor_has_none": (
        "The Emperor has no such piece left.",
        "Il ne reste aucun de ces pions à l'Empereur.",
    ),
    "emperor_avoids_empty": (
        "The Emperor enters {province:province}, which is empty, only if he can do nothing else.",
        "L'Empereur n'entre dans {province:province}, qui est vide, que s'il ne peut rien faire "
        "d'autre.",
    ),
    "special_is_for_two": (
        "Special cards are for two players.",
        "Les cartes spéciales sont pour deux joueurs.",
    ),
    "special_comes_first": (
        "A special card is played before the first piece of a turn.",
        "Une carte spéciale se joue avant le premier pion du tour.",
    ),
    "special_is_used": (
        "That special card has been used.",
        "Cette carte spéciale a déjà servi.",
    ),
}

REFUSALS = {
    "map_not_for_two": (
        "The map “{map}” is not for two players.",
        "La carte « {map} » n'est pas pour deux joueurs.",
    ),
    "map_not_for_seats": (
        "The map “{map}” is not for {seats} players.",
        "La carte « {map} » n'est pas pour {seats} joueurs.",
    ),
    "forts_not_for_two": (
        "Two players play without fortifications.",
        "À deux, on joue sans fortifications.",
    ),
    "forts_not_on_border": (
        "The map “{map}” has border posts or harbours: it is played without fortifications.",
        "La carte « {map} » a des postes frontières ou des ports : on y joue sans fortifications.",
    ),
    "influence_is_for_two": (
        "There are no influence cards with more than two players, so they cannot be left out.",
        "À plus de deux joueurs il n'y a pas de cartes d'influence, on ne peut donc pas les ôter.",
    ),
    "too_few_tiles": (
        "Eighteen bonus tiles are enough for nine provinces, and the map “{map}” has more.",
        "Dix-huit tuiles bonus suffisent pour neuf provinces, et la carte « {map} » en a plus.",
    ),
    "no_room_for_tiles": (
        "On the map “{map}” there is no room for two bonus tiles in {name}.",
        "Sur la carte « {map} », il n'y a pas de place pour deux tuiles bonus dans {name}.",
    ),
}

LABELS = {
    "seat_line": ("{seat:seat}", "{seat:seat}"),
    "emperor": ("Emperor", "Empereur"),
    "points": ("{points} {points:point|points}", "{points} {points:point|points}"),
    "if_ended": ("({points} if it ended now)", "({points} si c'était fini)"),
    "left": (
        "{palaces} palaces, {emissaries} emissaries left",
        "reste {palaces} palais, {emissaries} émissaires",
    ),
    "left_with_fort": (
        "{palaces} palaces, {emissaries} emissaries, "
        "{forts} {forts:fortification|fortifications} left",
        "reste {palaces} palais, {emissaries} émissaires, "
        "{forts} {forts:fortification|fortifications}",
    ),
    "hidden_hand": (
        "{cards} {cards:card|cards} in hand",
        "{cards} {cards:carte|cartes} en main",
    ),
    "tiles": ("{tiles} bonus {tiles:tile|tiles}", "{tiles} {tiles:tuile|tuiles} bonus"),
    "display": ("Display", "Face visible"),
    "piles": (
        "pile {pile}, discard {discard}",
        "pioche {pile}, défausse {discard}",
    ),
    "exhausted": (
        "the pile was exhausted {times} {times:time|times}",
        "pioche épuisée {times} fois",
    ),
    "letter": ("{color:letter}", "{color:letter}"),
    "special_word": ("{special:special_word}", "{special:special_word}"),
    "tile_name": ("{tile:tile}", "{tile:tile}"),
    "marks": (
        "{space} a free space, {space}:0 with a palace of seat 0",
        "{space} une case libre, {space}:0 avec un palais de la place 0",
    ),
    "map_marks": (
        "─│╱╲ roads, ░ borders, (1) an alliance, ♟1/3 0×1 one emissary of three at most, it is "
        "of seat 0, ✓ a province that was scored",
        "─│╱╲ routes, ░ frontières, (1) une alliance, ♟1/3 0×1 un émissaire sur trois au plus, "
        "il est à la place 0, ✓ une province comptée",
    ),
    "lake_marks": ("≈ a lake", "≈ un lac"),
    "mountains_marks": ("^ mountains", "^ des montagnes"),
    "fort_marks": ("# fortification", "# fortification"),
    "tile_marks": (
        "? a hidden bonus tile, (G) a green one",
        "? une tuile bonus cachée, (V) une verte",
    ),
    "post_marks": ("= border post, ~ harbour", "= poste frontière, ~ port"),
    "roads": ("roads {roads}; alliances {allies}", "routes {roads} ; alliances {allies}"),
    "emissaries": ("emissaries {there} of {limit}", "émissaires {there} sur {limit}"),
    "scored": ("scored", "comptée"),
    "kept": ("kept", "conservées"),
    "influence": ("influence", "influence"),
    "specials": ("special cards", "cartes spéciales"),
}

HELP = {
    "goal": (
        "Build palaces and send emissaries: majorities in provinces, alliances of neighbors and "
        "chains of four palaces along the roads score. Up to three cards, two pieces, one "
        "province a turn.",
        "Bâtissez des palais et envoyez des émissaires : majorités dans les provinces, alliances "
        "entre voisines et chaînes de quatre palais le long des routes rapportent des points. "
        "Jusqu'à trois cartes, deux pions, une province par tour.",
    ),
    "about_palace": ("a palace on a free space", "un palais sur une case libre"),
    "about_emissary": ("an emissary to a province", "un émissaire dans une province"),
    "about_fort": ("a fortification on a free space", "une fortification sur une case libre"),
    "about_claim": (
        "the first palace of a province: see its tiles, then choose the space",
        "le premier palais d'une province : voir ses tuiles, puis choisir la case",
    ),
    "about_done": ("place no more this turn", "ne plus rien placer ce tour-ci"),
    "about_exchange": (
        "discard a card instead of placing, and draw one",
        "défausser une carte au lieu de placer, et en piocher une",
    ),
    "about_draw": ("a card from the pile or the display", "une carte, piochée ou face visible"),
    "about_keep": ("keep one of the cards played", "conserver une des cartes jouées"),
    "about_emperor": ("a piece of the Emperor, or none", "un pion de l'Empereur, ou aucun"),
    "about_emperor palace": ("a palace of the Emperor", "un palais de l'Empereur"),
    "about_emperor emissary": ("an emissary of the Emperor", "un émissaire de l'Empereur"),
    "about_emperor pass": ("the Emperor places nothing", "l'Empereur ne place rien"),
    "about_special": ("a special card, once a game", "une carte spéciale, une fois par partie"),
    "about_special emperor-first": (
        "the Emperor moves before your turn",
        "l'Empereur joue avant votre tour",
    ),
    "about_special two-provinces": (
        "your two pieces go to two provinces",
        "vos deux pions vont dans deux provinces",
    ),
    "about_special exchange": (
        "swap a card with one of the display",
        "échanger une carte avec une face visible",
    ),
}
