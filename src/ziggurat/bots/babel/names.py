"""The features of Babel by name, and what each means at the table."""

from ziggurat.games.babel.data import NATIONS, SITES

OF_A_SEAT = {
    "height": "levels of all temples: the score",
    "tallest": "levels of the tallest temple, which one strike can raze",
    "second tallest": "levels of the second tallest",
    "third tallest": "levels of the third tallest",
    "cards deployed": "cards at all sites",
    "cards to spare": "cards above what the temples stand on: the next levels need them",
    "powers to pay": "powers that runs could pay for, wherever they are",
    "powers at the pawn": "powers that runs could pay for without a move",
    "cards in hand": "cards in hand",
    "in the quarry": "the pawn has not set out yet",
    "start to build": "the first level put aside at the start is still to be built",
    "nine or less": "nine levels or less: who has fifteen then wins",
    "to fifteen": "levels that lack to fifteen",
    "to twenty": "levels that lack to twenty, which always wins",
    "above nine": "levels above nine: how far from that danger",
    "my open card fits": "the open card of the own row can be built at once",
    "their open card fits": "the open card of the other row can be built at once",
    "my open card lacks one": "the open card of the own row lacks one card at most",
    "their open card lacks one": "the open card of the other row lacks one card at most",
    "a card below fits": "the card below an open one lacks one card at most",
    "next temple fits": "the next card of the temple pile is known and could be used",
    "levels to build": "open cards that could be built one after another as the cards lie",
}
OF_A_POWER = {  # of one nation, in levels that its power would bring
    "ready": "with a run that is there",
    "one card away": "with a run that lacks one card",
    "at the pawn": "with a run that is there at the pawn's site",
    "by migration": "with the last three cards of another site",
}
OF_A_SITE = {  # on one side of it
    "level": "level of the temple",
    "cards": "cards deployed",
    "powers": "powers that its runs could pay for",
    "like cards at the end": "like cards that end the column",
    "pawn": "the pawn stands there",
}
OF_MY_SITE = {
    "in reach": "my pawn stands there, or I hold a card to go there",
    "next level open": "the next level of my temple lies open in a row",
}
OF_MY_HAND = {
    "most alike": "like cards I hold most of: the makings of a run",
    "second most alike": "like cards I hold second most of",
    "kinds": "nations I hold a card of",
    "sites in reach": "sites I can go to",
    "levels with hand": "open cards I could build one after another with my hand",
}
OF_BOTH = {
    "my turn": "it is my turn",
    "I must give up": "cards I must discard now",
    "rival must give up": "cards the rival must discard now",
    "migrated": "there was a migration this turn, counted against me if it is the rival's",
    "end mode": "the end has begun",
    "lead": "levels I am ahead",
    "lead late": "the lead, the more the fewer temple cards are left",
    "pile": "temple cards left in the pile",
    "last turn": "one turn is left of it",
    "one turn more": "two turns are left of it",
    "two turns more": "three turns are left of it",
    "last turn is mine": "I play when it runs out, and have the last word",
    "temples known": "cards of the temple pile that have been seen",
    "fifteen against nine": "with the rival at nine or less, how near I am to fifteen",
    "nine against fifteen": "with me at nine or less, how near the rival is to fifteen",
    "twenty near": "after the end has begun, how far I am above fifteen",
    "rival's twenty near": "after the end has begun, how far the rival is above fifteen",
    "a strike wins": "one temple razed would leave the rival at nine or less and end the game",
    "a strike loses": "the same against me",
    "always": "always one",
}
FEATURES = (
    *(f"{who}, {what}" for who in ("me", "rival") for what in OF_A_SEAT),
    *(
        f"{who}, {nation}: {way}"
        for who in ("me", "rival")
        for nation in NATIONS
        for way in OF_A_POWER
    ),
    *(
        f"site {i + 1}, {what}"
        for i in range(SITES)
        for what in (
            *(f"{who} {what}" for who in ("my", "rival's") for what in OF_A_SITE),
            *OF_MY_SITE,
        )
    ),
    *OF_MY_HAND,
    *(f"{nation}: with hand" for nation in NATIONS),
    *OF_BOTH,
)
A_SEAT, A_POWER, A_SITE = len(OF_A_SEAT), len(OF_A_POWER), len(OF_A_SITE)
BOTH_SIDES = 2 * A_SITE + len(OF_MY_SITE)
POWERS_AT = 2 * A_SEAT
SITES_AT = POWERS_AT + 2 * SITES * A_POWER
HAND_AT = SITES_AT + SITES * BOTH_SIDES
WITH_HAND_AT = HAND_AT + len(OF_MY_HAND)
BOTH_AT = WITH_HAND_AT + SITES
