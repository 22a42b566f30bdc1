"""The sentences of Tigris & Euphrates, in English and French."""

from ziggurat.core.text import CORE, Phrasebook, Table
from ziggurat.games.tigris.data import CELL_NAMES

WORDS: dict[str, tuple[Table, Table]] = {
    "seat": (("seat",), ("place",)),
    "cell": (CELL_NAMES, CELL_NAMES),
    "color": (("black", "red", "blue", "green"), ("noir", "rouge", "bleu", "vert")),
    "colored": (("black", "red", "blue", "green"), ("noire", "rouge", "bleue", "verte")),
    "leader": (
        ("king", "priest", "farmer", "trader"),
        ("roi", "prêtre", "fermier", "marchand"),
    ),
    "leaders": (
        ("kings", "priests", "farmers", "traders"),
        ("rois", "prêtres", "fermiers", "marchands"),
    ),
    "tile": (
        ("settlement", "temple", "farm", "market"),
        ("peuplement", "temple", "ferme", "marché"),
    ),
    "a_tile": (
        ("a settlement", "a temple", "a farm", "a market"),
        ("un peuplement", "un temple", "une ferme", "un marché"),
    ),
    "the_tile": (
        ("the settlement", "the temple", "the farm", "the market"),
        ("le peuplement", "le temple", "la ferme", "le marché"),
    ),
    "tiles": (
        ("settlements", "temples", "farms", "markets"),
        ("peuplements", "temples", "fermes", "marchés"),
    ),
    "monument": (
        ("black and red", "black and blue", "black and green")
        + ("red and blue", "red and green", "blue and green"),
        ("noir et rouge", "noir et bleu", "noir et vert")
        + ("rouge et bleu", "rouge et vert", "bleu et vert"),
    ),
    "reason": (
        ("for the tile", "for the revolt", "for the war", "from a monument", "from the ziggurat"),
        ("pour la tuile", "pour la révolte", "pour la guerre")
        + ("grâce à un monument", "grâce à la ziggourat"),
    ),
    "end": (
        (
            "",
            "the bag holds too few tiles",
            "no more than two treasures are left",
            "it has lasted too long",
        ),
        (
            "",
            "le sac n'a plus assez de tuiles",
            "il ne reste pas plus de deux trésors",
            "elle a trop duré",
        ),
    ),
}

EVENTS = {
    "tile_placed": (
        "{seat:seat} places {color:a_tile} on {cell:cell}.",
        "{seat:seat} pose {color:a_tile} en {cell:cell}.",
    ),
    "leader_placed": (
        "{seat:seat} places the {color:leader} on {cell:cell}.",
        "{seat:seat} place le {color:leader} en {cell:cell}.",
    ),
    "leader_moved": (
        "{seat:seat} moves the {color:leader} from {origin:cell} to {cell:cell}.",
        "{seat:seat} déplace le {color:leader} de {origin:cell} en {cell:cell}.",
    ),
    "leader_withdrawn": (
        "{seat:seat} takes the {color:leader} back from {cell:cell}.",
        "{seat:seat} reprend le {color:leader} de {cell:cell}.",
    ),
    "leader_stranded": (
        "The {color:leader} of {seat:seat} on {cell:cell} has no temple left and goes home.",
        "Le {color:leader} de {seat:seat} en {cell:cell} n'a plus de temple et rentre.",
    ),
    "leader_defeated": (
        "The {color:leader} of {seat:seat} on {cell:cell} is beaten and goes home.",
        "Le {color:leader} de {seat:seat} en {cell:cell} est battu et rentre.",
    ),
    "catastrophe_placed": (
        "{seat:seat} brings a catastrophe on {cell:cell}.",
        "{seat:seat} provoque une catastrophe en {cell:cell}.",
    ),
    "tile_destroyed": (
        "{color:the_tile} on {cell:cell} is destroyed.",
        "{color:the_tile} en {cell:cell} disparaît.",
    ),
    "tiles_swapped": (
        "{seat:seat} swaps {tiles} {tiles:tile|tiles}.",
        "{seat:seat} échange {tiles} {tiles:tuile|tuiles}.",
    ),
    "turn_ended": ("{seat:seat} ends the turn.", "{seat:seat} termine son tour."),
    "kingdoms_united": (
        "Two kingdoms are united at {cell:cell}.",
        "Deux royaumes sont réunis en {cell:cell}.",
    ),
    "war_begun": (
        "War between {color:leaders}: {attacker:seat} attacks with {attack}, "
        "{defender:seat} defends with {defense}.",
        "Guerre entre {color:leaders} : {attacker:seat} attaque avec {attack}, "
        "{defender:seat} défend avec {defense}.",
    ),
    "revolt_begun": (
        "Revolt between {color:leaders}: {attacker:seat} attacks with {attack}, "
        "{defender:seat} defends with {defense}.",
        "Révolte entre {color:leaders} : {attacker:seat} attaque avec {attack}, "
        "{defender:seat} défend avec {defense}.",
    ),
    "support_given": (
        "{seat:seat} supports with {tiles} {color:color} {tiles:tile|tiles}.",
        "{seat:seat} ajoute {tiles} {tiles:tuile|tuiles} {color:colored}{tiles:|s} en renfort.",
    ),
    "war_settled": (
        "{winner:seat} wins the war of the {color:leaders}, {strength} to {against}.",
        "{winner:seat} gagne la guerre des {color:leaders}, {strength} contre {against}.",
    ),
    "revolt_settled": (
        "{winner:seat} wins the revolt of the {color:leaders}, {strength} to {against}.",
        "{winner:seat} gagne la révolte des {color:leaders}, {strength} contre {against}.",
    ),
    "tiles_lost": (
        "{seat:seat} loses {tiles} {color:color} {tiles:tile|tiles}.",
        "{seat:seat} perd {tiles} {tiles:tuile|tuiles} {color:colored}{tiles:|s}.",
    ),
    "scored": (
        "{seat:seat} scores {points} {color:color} {points:point|points} {reason:reason}.",
        "{seat:seat} marque {points} {points:point|points} {color:color}{points:|s} "
        "{reason:reason}.",
    ),
    "monument_built": (
        "{seat:seat} builds the {monument:monument} monument on {cell:cell}.",
        "{seat:seat} bâtit le monument {monument:monument} en {cell:cell}.",
    ),
    "ziggurat_built": (
        "{seat:seat} builds the ziggurat around {cell:cell}.",
        "{seat:seat} bâtit la ziggourat autour de {cell:cell}.",
    ),
    "build_declined": ("{seat:seat} builds nothing.", "{seat:seat} ne bâtit rien."),
    "treasure_taken": (
        "{seat:seat} takes the treasure of {cell:cell}.",
        "{seat:seat} prend le trésor de {cell:cell}.",
    ),
    "tiles_drawn": (
        "{seat:seat} draws {tiles} {tiles:tile|tiles}.",
        "{seat:seat} pioche {tiles} {tiles:tuile|tuiles}.",
    ),
    "turn_begun": ("It is the turn of {seat:seat}.", "C'est le tour de {seat:seat}."),
    "game_ended": ("The game ends: {reason:end}.", "La partie se termine : {reason:end}."),
}

QUESTIONS = {
    "ask_action": ("Choose an action.", "Choisissez une action."),
    "ask_war": ("Which war is fought next?", "Quelle guerre est menée ensuite ?"),
    "ask_support": ("How many tiles do you add?", "Combien de tuiles ajoutez-vous ?"),
    "ask_build": ("What do you build?", "Que bâtissez-vous ?"),
    "ask_treasure": ("Which treasure do you take?", "Quel trésor prenez-vous ?"),
    "ask_point": (
        "Which color does the ziggurat pay?",
        "Quelle couleur la ziggourat paie-t-elle ?",
    ),
}

REASONS = {
    "no_such_action": ("There is no such move.", "Ce coup n'existe pas."),
    "first_action": (
        "There is nothing to answer now: choose an action.",
        "Il n'y a rien à répondre maintenant : choisissez une action.",
    ),
    "first_war": ("First say which war is fought.", "Dites d'abord quelle guerre est menée."),
    "first_support": (
        "First the conflict must be settled: say how many tiles you add.",
        "Le conflit d'abord : dites combien de tuiles vous ajoutez.",
    ),
    "first_build": (
        "First say what you build, or decline.",
        "Dites d'abord ce que vous bâtissez, ou renoncez.",
    ),
    "first_treasure": ("First take a treasure.", "Prenez d'abord un trésor."),
    "first_point": (
        "First choose the color of the ziggurat's point.",
        "Choisissez d'abord la couleur du point de la ziggourat.",
    ),
    "no_such_tile": ("You hold no {color:tile}.", "Vous n'avez pas de {color:tile}."),
    "cell_has_catastrophe": (
        "Nothing can be placed on the catastrophe on {cell:cell}.",
        "Rien ne peut être posé sur la catastrophe en {cell:cell}.",
    ),
    "cell_has_leader": ("A leader stands on {cell:cell}.", "Un chef se trouve en {cell:cell}."),
    "cell_has_building": (
        "A building stands on {cell:cell}.",
        "Un édifice se dresse en {cell:cell}.",
    ),
    "cell_has_tile": (
        "There is already a tile on {cell:cell}.",
        "Il y a déjà une tuile en {cell:cell}.",
    ),
    "farm_needs_river": (
        "A farm must lie on a river.",
        "Une ferme doit être posée sur une rivière.",
    ),
    "tile_on_river": (
        "Only farms lie on rivers.",
        "Seules les fermes se posent sur les rivières.",
    ),
    "unites_three": ("It would unite three kingdoms.", "Cela réunirait trois royaumes."),
    "leader_is_there": (
        "Your {color:leader} already stands there.",
        "Votre {color:leader} s'y trouve déjà.",
    ),
    "leader_on_river": (
        "A leader cannot stand on a river.",
        "Un chef ne peut pas se tenir sur une rivière.",
    ),
    "leader_needs_temple": (
        "A leader must stand beside a temple.",
        "Un chef doit se trouver à côté d'un temple.",
    ),
    "temples_face_down": (
        "A leader must stand beside a temple; face-down tiles do not count.",
        "Un chef doit se trouver à côté d'un temple ; les tuiles retournées ne comptent pas.",
    ),
    "leader_joins_kingdoms": (
        "A leader may not join two kingdoms.",
        "Un chef ne peut pas relier deux royaumes.",
    ),
    "no_catastrophe_left": (
        "You have no catastrophe left.",
        "Il ne vous reste plus de catastrophe.",
    ),
    "catastrophe_on_treasure": (
        "There is a treasure on {cell:cell}.",
        "Il y a un trésor en {cell:cell}.",
    ),
    "leader_at_home": (
        "Your {color:leader} is not on the map.",
        "Votre {color:leader} n'est pas sur la carte.",
    ),
    "not_so_many": (
        "You hold {tiles} {color:color} {tiles:tile|tiles}, not more.",
        "Vous n'avez que {tiles} {tiles:tuile|tuiles} de cette couleur.",
    ),
    "no_such_war": (
        "There is no war between {color:leaders}.",
        "Il n'y a pas de guerre entre {color:leaders}.",
    ),
    "english_attack": (
        "English rule: add nothing, or enough to take the lead (at least {tiles}).",
        "Règle anglaise : n'ajoutez rien, ou de quoi passer devant (au moins {tiles}).",
    ),
    "english_defense": (
        "English rule: add nothing, or just enough to draw level ({tiles}).",
        "Règle anglaise : n'ajoutez rien, ou juste de quoi égaliser ({tiles}).",
    ),
    "english_ahead": (
        "English rule: you hold already, so nothing may be added.",
        "Règle anglaise : vous tenez déjà, rien ne peut être ajouté.",
    ),
    "monument_gone": (
        "The {monument:monument} monument is not available.",
        "Le monument {monument:monument} n'est pas disponible.",
    ),
    "square_elsewhere": (
        "The square must hold the tile just placed on {cell:cell}.",
        "Le carré doit contenir la tuile qui vient d'être posée en {cell:cell}.",
    ),
    "square_incomplete": (
        "The square at {cell:cell} is not four tiles of one color.",
        "Le carré en {cell:cell} n'est pas fait de quatre tuiles de même couleur.",
    ),
    "monument_color": (
        "The monument must have the color of the tiles: {color:color}.",
        "Le monument doit avoir la couleur des tuiles : {color:color}.",
    ),
    "no_ziggurat": (
        "This game is played without the ziggurat.",
        "Cette partie se joue sans la ziggourat.",
    ),
    "ziggurat_stands": ("The ziggurat is already built.", "La ziggourat est déjà bâtie."),
    "cross_elsewhere": (
        "The cross must hold the tile just placed on {cell:cell}.",
        "La croix doit contenir la tuile qui vient d'être posée en {cell:cell}.",
    ),
    "cross_incomplete": (
        "The cross around {cell:cell} is not five tiles of one color.",
        "La croix autour de {cell:cell} n'est pas faite de cinq tuiles de même couleur.",
    ),
    "no_treasure_there": (
        "There is no treasure on {cell:cell}.",
        "Il n'y a pas de trésor en {cell:cell}.",
    ),
    "treasure_elsewhere": (
        "The treasure of {cell:cell} is not in your trader's kingdom.",
        "Le trésor de {cell:cell} n'est pas dans le royaume de votre marchand.",
    ),
    "corner_first": (
        "Treasures near the corners of the map come first.",
        "Les trésors proches des coins passent d'abord.",
    ),
}

LABELS = {
    "legend": (
        "{color:color} {color:tile} ({role} {color:leader})",
        "{color:color} : {color:tile} ({role} {color:leader})",
    ),
    "treasure_mark": ("treasures", "trésors"),
    "ruin_mark": ("catastrophe", "catastrophe"),
    "seat_line": ("{seat:seat}", "{seat:seat}"),
    "home_head": ("leaders at home", "chefs à placer"),
    "points_head": ("points", "points"),
    "hand_head": ("hand", "main"),
    "hidden_hand": ("{tiles} {tiles:tile|tiles}", "{tiles} {tiles:tuile|tuiles}"),
    "turn_line": (
        "{seat:seat}'s turn: {actions} {actions:action|actions} left.",
        "Tour de {seat:seat} : {actions} {actions:action|actions}.",
    ),
    "helping": (
        "Support comes from {color:tiles}.",
        "Les renforts sont des {color:tiles}.",
    ),
    "beside": (
        "Bag {bag}, treasures {treasures}, monuments",
        "Sac {bag}, trésors {treasures}, monuments",
    ),
}

# What each move does, and what the game is about, for those who ask.
HELP = {
    "goal": (
        "Place leaders beside temples and tiles in their kingdoms: a tile scores a point of its "
        "color for the leader of that color. When kingdoms meet their leaders fight. At the end "
        "each player's weakest color counts, and treasures count as any color.",
        "Placez des chefs à côté des temples et des tuiles dans leurs royaumes : une tuile donne "
        "un point de sa couleur au chef de cette couleur. Quand des royaumes se rejoignent, leurs "
        "chefs se battent. À la fin compte la couleur la plus faible de chacun, et un trésor vaut "
        "un point de n'importe quelle couleur.",
    ),
    "about_tile": ("place a tile", "poser une tuile"),
    "about_leader": ("place or move a leader", "placer ou déplacer un chef"),
    "about_catastrophe": ("ruin a square for good", "ruiner une case à jamais"),
    "about_withdraw": ("take a leader back", "reprendre un chef"),
    "about_swap": ("exchange some tiles", "échanger des tuiles"),
    "about_pass": ("end the turn", "terminer le tour"),
    "about_war": ("say which war is fought next", "dire quelle guerre est menée"),
    "about_support": ("add so many tiles to a conflict", "ajouter des tuiles au conflit"),
    "about_monument": ("build on four equal tiles", "bâtir sur quatre tuiles égales"),
    "about_ziggurat": ("build on a cross of five", "bâtir sur une croix de cinq"),
    "about_decline": ("build nothing", "ne rien bâtir"),
    "about_treasure": ("take this treasure", "prendre ce trésor"),
    "about_point": ("a point from the ziggurat", "un point de la ziggourat"),
}

BOOK = CORE | Phrasebook(EVENTS | QUESTIONS | REASONS | LABELS | HELP, WORDS)
