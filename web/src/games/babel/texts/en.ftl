## On its card

game-babel = Babel
game-babel-facts = 2 players · 20–30 min
game-babel-about = A duel over five building sites. Bring nations in, use their powers, raise the higher temples.
emblem-sun = Sun
emblem-moon = Moon
learn-babel-lesson = Move, deploy and build, bring three cards of a nation together, and win with a stolen temple.

## Options: the name of each, and what it changes, in the words of docs/rules

option-babel-deal = First hands
option-babel-deal-about = The rulebook gives three cards to the first player and five to the other. The first edition gave five to both.
option-babel-deal-3-5 = three and five
option-babel-deal-5-5 = five each
option-babel-idle_powers = Powers without effect
option-babel-idle_powers-about = Powers of the Assyrians, Medes and Sumerians and halving may be used even if nothing happens: the card is paid all the same.

## Moves: what a button or the prompt says somebody is about to do

move-move = Move to the { $nation }
move-deploy = Deploy { $one }
move-build-mine = Build with the open card of your row
move-build-theirs = Build with the open card of the other row
move-build-start = Build the start temple
move-migrate = Migrate three cards from the { $from } to the { $to }
move-power-assyrians = Power of the Assyrians: destroy the temple opposite
move-power-hittites = Power of the Hittites: steal a level
move-power-medes = Power of the Medes: the { $nation } opposite desert
move-power-persians-mine = Power of the Persians: skip a level, with the card of your row
move-power-persians-theirs = Power of the Persians: skip a level, with the card of the other row
move-power-sumerians = Power of the Sumerians: win a nation over
move-halve = Halve the other hand, paid by the { $nation }
move-discard = Give up { $one }
one-assyrians = an Assyrian
one-hittites = a Hittite
one-medes = a Mede
one-persians = a Persian
one-sumerians = a Sumerian

## In the summary: luck, why it was won, why it ended

luck-babel = Nation cards drawn: drawn, and expected of what the pile held each time.
why-babel-height = The temples of { $winner } are { $mine } high, those of { $other } { $theirs }.
why-babel-cards = Both temples add up to { $same }. { $winner } has { $mine } cards in hand against { $theirs }.
why-babel-equal = Both have { $same } in height and { $spare } cards in hand.
ended-babel-lead = Fifteen against nine or fewer ended the game.
ended-babel-twenty = A height of twenty ended the game.
ended-babel-nine = One side fell to nine or fewer after fifteen had been reached.
ended-babel-pile = The last temple card was revealed.
ended-babel-turns = The game reached its last turn.
board = The wall: five sites, each with two sides
assyrians = Assyrians
hittites = Hittites
medes = Medes
persians = Persians
sumerians = Sumerians
does-assyrians = raze a temple
does-hittites = steal a level
does-medes = drive cards off
does-persians = skip a level
does-sumerians = win cards over
about-assyrians = Three Assyrians in a row at your pawn: discard one to destroy the temple opposite.
about-hittites = Three Hittites in a row at your pawn: discard one to steal the top level opposite, if it is above your own and you have as many cards there.
about-medes = Three Medes in a row at your pawn: discard one to drive all cards of one nation out of the column opposite.
about-persians = Three Persians in a row at your pawn: discard one to build an open level and skip the one below it.
about-sumerians = Three Sumerians in a row at your pawn: discard one to win over all cards like the last one opposite.
about-any = Or halve the other hand.
quarry = Quarry
noTemple = no temple
yourRow = Your row
rowOf = { $name }’s row
emptyRow = nothing revealed
start = start temple
templePile = temples
nationPile = nations
discard = Discarded, { $n }
nextTemples = Next: { $levels }
unseen = Still in the pile: { $levels }
hand = Your hand
handOf = Hand of { $name }
handCount = Your hand, { $n }
emptyHand = No card in hand.
acts = At the { $site }
actsAt = What you may do
noActs = Pick a card to deploy it or to move with it.
atQuarry = Your pawn is at the quarry. Pick the card of a site to move there.
waiting = It is not your turn. Runs and threats are marked on the wall.
withCard = With this card
deploy = Deploy here
deployAt = to your column at the { $site }
go = Move to the { $site }
goCost = the card is discarded
giveUp = Give up { $n } more { $n ->
        [one] card
       *[other] cards
    }: tap them.
giveUpOne = give up one
build = Build level { $level }
build-mine = open card of your row
build-theirs = open card of { $name }’s row
build-start = your start temple
power-assyrians = Destroy level { $level }
power-hittites = Steal level { $level }
power-medes = Drive a nation away
power-medes-one = Drive the { $nation } away
power-persians = Skip a level
power-persians-one = Skip to level { $level }
power-sumerians = Win the { $nation } over
power-idle = Without effect
halve = Halve { $name }’s hand
halve-of = { $name } gives up { $n } of { $all }
halve-some = { $name } chooses the cards
pays = 1 of { $n } { $nation }
pays-power = for one card
pays-mine = your row
pays-theirs = { $name }’s row
pays-start = the start temple
target-medes = Who deserts?
target-persians = Which open card?
deserters = { $n } { $n ->
        [one] card
       *[other] cards
    } there
comeOver = { $n } { $n ->
        [one] card comes
       *[other] cards come
    } over
sums = { $mine } : { $theirs }
wins = you win
ends = the game ends
endModeBegins = end mode begins
migrate = Migrate
migrateOnce = three cards, once a turn
migrateFrom = Migrate the last three cards from the { $site }
migrateWhence = Which column? Its last three cards go.
migrateWhither = Where to?
migrateTo = To the { $site }
race = Sums of heights: { $near } { $n }, { $far } { $m }
raceRule = 15 against 9 or fewer wins at once; against 10 or more it begins the end mode.
endMode = End mode
endRule = 20 wins, 9 or fewer loses.
threat-assyrians = could destroy level { $level }
threat-hittites = could take level { $level }
threat-medes = could drive cards away
threat-persians = could skip to level { $level }
threat-sumerians = could win cards over
threatShort-assyrians = razes { $level }
threatShort-hittites = takes { $level }
threatShort-medes = drives off
threatShort-persians = skips to { $level }
threatShort-sumerians = wins over
says-side = { $name } at the { $site }: { $temple }; { $cards }
says-temple = temple of height { $level }, levels { $levels }
says-noCards = no cards
says-cards = { $n } { $n ->
        [one] card
       *[other] cards
    }: { $names }
says-pawn = pawn of { $name } here
says-run = run of { $n } { $nation }
says-lit = can be chosen: { $what }
says-site = Site of the { $site }, heights { $mine } to { $theirs }
says-deploy = deploy the { $nation } here
says-open = open card, level { $level }
says-row = { $row }, from the first: { $levels }
says-start = start temple, level 1
won = How it was won
won-lead = Fifteen or more against nine or fewer.
won-twenty = Twenty was reached in end mode.
won-nine = One side fell to nine or fewer in end mode.
won-pile = The temple pile was empty: the higher sum wins, then the larger hand.
won-turns = The game had lasted too long: the higher sum wins, then the larger hand.
