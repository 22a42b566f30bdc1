## On its card

game-tigris = Tigris & Euphrates
game-tigris-facts = 2–4 players · 60–90 min
game-tigris-about = Found kingdoms between two rivers, unite them, and survive the wars that follow. Your weakest color is your score.
emblem-bow = Bow
emblem-bull = Bull
emblem-urn = Urn
emblem-lion = Lion
learn-tigris-lesson = Found a kingdom, win points, survive a revolt and a war, and build a monument.

## Options: the name of each, and what it changes, in the words of docs/rules

option-tigris-english = English support rule
option-tigris-english-about = Support may only be sent where it can change the result. The attacker sends nothing or enough to pass the defender’s strength on the map; the defender sends nothing or exactly what makes a tie.
option-tigris-ziggurat = Ziggurat
option-tigris-ziggurat-about = One more building: a cross of five tiles of one color may become the ziggurat. Whoever has the king in its kingdom scores, at the end of each of their own turns, one point in a color of their choice.
option-tigris-open_scores = Open scores
option-tigris-open_scores-about = Everybody sees all points and treasures. Otherwise you see only your own until the game ends.

## Moves: what a button or the prompt says somebody is about to do

move-tile = Place { $tile } on { $cell }
move-leader = Put the { $leader } on { $cell }
move-catastrophe = Play a catastrophe on { $cell }
move-withdraw = Take the { $leader } back
move-swap = Swap { $tiles }
move-war = Fight the war of the { $leaders } next
move-support = Send { $n } { $n ->
        [one] tile
       *[other] tiles
    } as support
move-support-none = Send no support
move-monument = Build the { $one } and { $other } monument at { $cell }
move-ziggurat = Build the ziggurat around { $cell }
move-treasure = Take the treasure of { $cell }
move-point = Score a { $color } point
move-tile-red = a temple
move-tile-blue = a farm
move-tile-green = a market
move-tile-black = a settlement
move-tiles-red = { $n } { $n ->
        [one] temple
       *[other] temples
    }
move-tiles-blue = { $n } { $n ->
        [one] farm
       *[other] farms
    }
move-tiles-green = { $n } { $n ->
        [one] market
       *[other] markets
    }
move-tiles-black = { $n } { $n ->
        [one] settlement
       *[other] settlements
    }
move-leader-red = priest
move-leader-blue = farmer
move-leader-green = trader
move-leader-black = king
move-leaders-red = priests
move-leaders-blue = farmers
move-leaders-green = traders
move-leaders-black = kings

## In the summary: luck, why it was won, why it ended

luck-tigris = Tiles drawn from the bag: drawn, and expected of what the bag held each time.
why-tigris-totals = { $winner } has { $mine } in the weakest color, { $other } { $theirs }.
why-tigris-totals-1 = { $winner } and { $other } both have { $same } in their weakest color. In the next, { $winner } has { $mine } against { $theirs }.
why-tigris-totals-2 = { $winner } and { $other } both have { $same } in their two weakest colors. In the third, { $winner } has { $mine } against { $theirs }.
why-tigris-totals-3 = { $winner } and { $other } are equal in three colors ({ $same }). In the strongest, { $winner } has { $mine } against { $theirs }.
why-tigris-equal = { $winner } and { $other } are equal in all four colors ({ $totals }).
ended-tigris-bag = The bag could not fill a hand any more: the game ended there.
ended-tigris-treasures = Only two treasures or fewer were left on the map: the game ended there.
ended-tigris-turns = The game reached its last turn.
board-name = The map of Tigris and Euphrates
board-first = Choose a tile or a leader first.
board-fit = Show the whole map
board-near = Show it larger

## What a square is called and what lies on it

cell-land = land
cell-river = river
cell-ruin = catastrophe
cell-treasure = treasure
cell-corner = corner treasure
cell-down = face-down tile
cell-monument = monument { $a } and { $b }
cell-ziggurat = ziggurat
cell-leader = { $leader } of { $name }, { $followers } followers, { $temples } temples beside
cell-offer = can be chosen
cell-conflict = can be chosen, starts a conflict
cell-no = not possible
cell-last = last move
cell-counted = counted
cell-leaves = would leave
cell-ghost = proposed
tile-red = temple
tile-blue = farm
tile-green = market
tile-black = settlement
tiles-red = temples
tiles-blue = farms
tiles-green = markets
tiles-black = settlements
leader-red = priest
leader-blue = farmer
leader-green = trader
leader-black = king
leaders-red = priests
leaders-blue = farmers
leaders-green = traders
leaders-black = kings
color-red = red
color-blue = blue
color-green = green
color-black = black
plate-attack = attack
plate-defend = defend

## Answers to keys on the map

keys-tigris = On the map arrow keys move, N and Shift N lead to the next square that can be chosen and back. K tells of the kingdom there, S of all leaders, P of your own. 1 to 4 take a tile, 5 to 8 a leader, 9 a catastrophe; 0 swaps tiles.
key-noKingdom = { $cell } is in no kingdom.
key-kingdom = Kingdom of { $n } squares: { $leaders }
key-nobody = No leader is on the map.

## The dock

dock-hand = Your hand
dock-empty = No tiles
dock-leaders = Your leaders
dock-catastrophes = Catastrophes
dock-points = Your points
dock-onlyYou = (only you see them)
dock-weakest = Weakest color counts: { $color } { $points }
dock-filled = { $filled } with treasures
dock-bag = Bag
dock-treasures = treasures left
dock-monuments = Monuments left
dock-swap = Swap
dock-swapHint = Choose tiles to put aside.
dock-swapNow = Swap { $n } { $n ->
        [one] tile
       *[other] tiles
    }
dock-swapWarn = Cannot be undone: you will see new tiles.
dock-withdraw = Take the { $leader } back from { $cell }
dock-move = or choose where he goes
dock-atHome = ready
dock-tile = { $tile }, { $n } in hand
dock-leaderAt = { $leader }, on { $cell }
dock-leaderHome = { $leader }, not on the map
dock-ruin = Catastrophe, { $n } left
dock-actions = action { $n } of 2
dock-fits = What goes to { $cell }?

## What would follow a move

see-you = you
see-unites = joins two kingdoms
see-war = war { $a } { $x } : { $y } { $b }
see-revolt = revolt { $a } { $x } : { $y } { $b }
see-home = { $leader } of { $name } goes home
see-ownHome = Your { $leader } goes home
see-for = for { $name }
see-forYou = for you
see-treasure = { $name } takes the treasure of { $cell }
see-treasureYou = you take the treasure of { $cell }
see-build = a building is possible
see-nothing = no point for anybody
see-others = This scores only for others.
see-behind = You are behind on the map.
see-level = Level on the map: the defender wins ties.
see-monument = from a monument, at the end of the turn
see-destroys = { $color ->
        [red] destroys the temple
        [blue] destroys the farm
        [green] destroys the market
       *[black] destroys the settlement
    } on { $cell }
see-ruins = ruins an empty space, destroys no tile

## A conflict

fight-war = War of the { $leaders }
fight-revolt = Revolt of the { $leaders }
fight-warAt = united at { $cell }
fight-revoltAt = at { $cell }
fight-attacker = { $name }, attacker
fight-defender = { $name }, defender
fight-sum = { $leader } { $cell } · { $n } on the map
fight-sent = {" "}+ { $n } sent
fight-upTo = {" "}+ up to { $n }
fight-board = map
fight-support = support
fight-open = still possible
fight-of = of your { $n } { $tiles }
fight-less = One tile less
fight-more = One tile more
fight-none = none
fight-enough = { $n } · just enough
fight-beats = { $n } · beats the map
fight-all = all { $n }
fight-send = Send { $n }
fight-sendNone = Send none
fight-reach = You reach { $n }.
fight-needs = The defender wins ties, so { $name } needs { $n } or more from { $hand } tiles.
fight-ahead = { $name } is ahead without sending anything.
fight-wins = You win: ties are the defender’s.
fight-loses = You lose by { $n }.
fight-ifWin = If you win
fight-ifLose = If you lose
fight-leave = { $cells } { $n ->
        [one] leaves
       *[other] leave
    }
fight-next = then the war of the { $leaders }, { $x } : { $y }
fight-waiting = Waiting for { $name } to send support.
fight-outcome = What follows
fight-back = Back
fight-fold = Fold
fight-unfold = Unfold
fight-wonWar = { $name } wins the war of the { $leaders }
fight-wonRevolt = { $name } wins the revolt of the { $leaders }
fight-level = { $name } holds a tie without sending anything.
fight-noTile = { $color ->
        [red] You have no red tile
        [blue] You have no blue tile
        [green] You have no green tile
       *[black] You have no black tile
    } to send.
fight-useless = Nothing you could send would change the result.
fight-tie = A tie: the defender holds.

## Other questions

order-title = Which war is fought next?
order-more = The rest is counted anew after each war.
build-title = Build?
build-site = On { $cells }
build-choose = Choose one, then build it.
panel-more = More below
build-now = Now or never: nobody can build on these tiles later.
point-title = A point from the ziggurat
point-which = Which color?

## How it was won

end-colors = Points by color; treasures are added to the weakest.
end-bag = The bag is empty.
