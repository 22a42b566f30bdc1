"""The features of Tigris & Euphrates by name, and what each means at the table."""

from ziggurat.games.tigris.data import COLORS

OF_A_COLOR = {  # of a seat's leader of one color, and of its points
    "on the map": "the leader is on the map",
    "followers": "tiles of his color in his kingdom",
    "temples beside": "temples that protect him in a revolt",
    "can meet a rival": "one tile could bring him to war with another of his color",
    "stronger by": "followers more than the weakest rival he could meet",
    "weaker by": "followers fewer than the strongest rival who could meet him",
    "spoils": "points a war with the weakest rival in reach would pay",
    "open to revolt": "temples a leader landing in his kingdom could stand beside, above his own",
    "monuments": "monuments that pay him every turn",
    "can score": "a tile of this color could bring a point",
    "room": "free cells where it would",
    "points": "points of this color",
    "points to spare": "points above the weakest color, which do not count for now",
    "weakest and can score": "it is the weakest color, and one that can be scored",
    "squares to complete": "squares of four of this color that lack one tile",
    "kingdom": "tiles and leaders of his kingdom",
    "strangers": "leaders of others who live there too",
}
OF_A_SEAT = {
    "weakest total": "points of the weakest color, treasures given out: the score",
    "second total": "points of the second weakest color",
    "third total": "points of the third weakest color",
    "strongest total": "points of the strongest color",
    "treasures": "treasures taken",
    "catastrophes left": "catastrophes not yet played",
    "treasures to take": "treasures in the trader's kingdom",
    "treasures in reach": "treasures in the richest kingdom one tile could join to his",
    "leaders": "leaders on the map",
    "king at the ziggurat": "the king collects at the ziggurat",
}
OF_MY_HAND = {  # of one color
    "in hand": "tiles of this color I hold",
    "any in hand": "I hold one at least",
    "war with hand": "by how much my leader beats the rival's with all of them",
    "revolt with hand": "by how much a revolt against the rival's leader would succeed",
}
OF_BOTH = {
    "missing tiles": "tiles my hand lacks",
    "my turn": "it is my turn",
    "actions left": "actions left in this turn, counted against me if it is another's",
    "bag": "tiles in the bag",
    "treasures left": "treasures on the map before the game ends",
    "weakest lead": "by how much my weakest color is above the rival's",
    "second lead": "the same of the second weakest",
    "third lead": "the same of the third weakest",
    "strongest lead": "the same of the strongest",
    "weakest lead late": "the weakest lead, the more the nearer the end is",
    "second lead late": "the second lead, the more the nearer the end is",
    "always": "always one",
}
FEATURES = (
    *(
        f"{who}, {what}" if not color else f"{who}, {color}: {what}"
        for who in ("me", "rival")
        for color, names in (*((c, OF_A_COLOR) for c in COLORS), ("", OF_A_SEAT))
        for what in names
    ),
    *(f"{color}: {what}" for color in COLORS for what in OF_MY_HAND),
    *OF_BOTH,
)
A_COLOR, A_SEAT, A_HAND = len(OF_A_COLOR), len(OF_A_SEAT), len(OF_MY_HAND)
BLOCK = 4 * A_COLOR + A_SEAT
HAND_AT = 2 * BLOCK
BOTH_AT = HAND_AT + 4 * A_HAND
