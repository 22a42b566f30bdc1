"""The features of China by name, and what each means at the table."""

from ziggurat.games.china.data import COLORS

STANDINGS = ("far ahead", "one ahead", "level", "one behind", "far behind", "absent")
OF_A_SEAT = {  # points are those if the game ended now
    "total": "points in all",
    "scored": "points already scored",
    "palaces": "points of majorities to come",
    "alliances": "points of alliances",
    "firm alliances": "points of alliances that no single emissary can take away",
    "roads": "points of roads",
    "harbours": "points of harbours",
    "tiles": "points of bonus tiles",
    **{
        f"provinces where {standing}": f"size of the unfinished provinces where it is {standing}"
        for standing in STANDINGS
    },
    **{
        f"spaces where {standing}": f"spaces left in the provinces where it is {standing}"
        for standing in STANDINGS[1:4]
    },
    "at risk": "points lost where somebody else builds one palace",
    "best palace": "the most points one palace would add",
    "best emissary": "the most points one emissary would add",
    "heads alone": "provinces where it alone has most emissaries",
    "heads with others": "provinces where it has as many emissaries as anybody",
    "one emissary short": "provinces where it lacks one emissary for that",
    "palaces left": "palaces in supply",
    "emissaries left": "emissaries in supply",
    "fortification left": "the fortification is still to be placed",
    "long roads open": "roads of four palaces or more that can grow",
    "threes open": "roads of three palaces that can grow",
    "twos open": "roads of two palaces that can grow",
    "best road": "the most points one palace may add to roads",
    "second road": "the same in another province",
    "still to move": "it moves after the one whose turn it is, in the same round",
    "influence": "two players: influence cards",
    "sole influence": "two players: influence cards the other cannot take at once",
    "emperor-first left": "two players: the special card to move the Emperor first",
    "two-provinces left": "two players: the special card to place in two provinces",
    "exchange left": "two players: the special card to exchange cards",
    "Emperor's points in reach": "points of the Emperor that one kept card would win",
    "harbours held": "harbours built on",
    "tiles within one": "colors of bonus tiles where one more would draw level with the best",
    "emissary gains": "points one more emissary in each province would add, all together",
    "cards": "cards in hand",
}
OF_MY_HAND = {
    "best play": "the most one turn with my cards would gain on the rival",
    "second piece": "the most a second piece of this turn would gain",
    "fit": "what my cards buy, all together",
    "worst fit": "what the least useful of my cards buys",
    "pair": "two like cards",
    "three alike": "three like cards",
    "two pieces": "my cards buy two pieces in a province that is begun",
    "card for the road": "points of the palace my roads want most, if my cards buy it",
    "any of the display": "what the best open card would buy me",
    "missing cards": "cards my hand lacks",
    **{color: f"cards of {color} I hold" for color in COLORS},
}
OF_BOTH = {
    "lead": "points I am ahead",
    "lead late": "the lead, the more the nearer the end is",
    "lead in the last round": "the lead once the last round has begun",
    "palace lead": "the lead in majorities to come",
    "alliance lead": "the lead in alliances",
    "road lead": "the lead in roads",
    "my best piece": "points my best piece would gain on the rival, with any cards",
    "my second best piece": "the same of my second best piece",
    "my pieces": "the same of a piece in every province, all together",
    "their best piece": "points the rival's best piece would gain on me",
    "their second best piece": "the same of his second best piece",
    "their pieces": "the same of a piece in every province, all together",
    "their best play seen": "the most his cards that were seen would gain on me",
    "their best of the display": "what the best open card would buy him",
    "Emperor's best for me": "two players: what the Emperor's next piece could gain me",
    "Emperor's best for them": "two players: what it could gain the rival",
    "best tile for me": "points the best bonus tile in sight would gain me",
    "best tile for them": "points it would gain the rival",
    "my turn": "it is my turn",
    "their turn": "it is the rival's turn",
    "placed": "pieces placed this turn, counted against me if it is another's",
    "to draw": "cards still to be drawn this turn, counted in the same way",
    "claimed": "a palace is paid for and not yet on the map",
    "late": "how much of both runs through the pile is over",
    "last round": "the last round has begun",
    "second pile": "the pile has run out once",
    "fortifications": "fortifications are in play",
    "bonus": "bonus tiles are in play",
    "influence": "influence cards are in play",
    "border": "border posts are in play",
    "always": "always one",
}
FEATURES = (
    *(f"{who}, {what}" for who in ("me", "rival") for what in OF_A_SEAT),
    *(f"hand, {what}" for what in OF_MY_HAND),
    *OF_BOTH,
)
BLOCK = len(OF_A_SEAT)
HAND_AT = 2 * BLOCK
BOTH_AT = HAND_AT + len(OF_MY_HAND)
