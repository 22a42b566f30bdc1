## Words that stand for values

-color = { $it ->
        [0] black
        [1] red
        [2] blue
       *[3] green
    }
-leader = { $it ->
        [0] king
        [1] priest
        [2] farmer
       *[3] trader
    }
-leaders = { $it ->
        [0] kings
        [1] priests
        [2] farmers
       *[3] traders
    }
# What is said of two strengths, by how much the winner's is more.
-if-tied = { $it ->
        [0] : the defender wins ties
       *[other] {""}
    }
-tile = { $it ->
        [0] settlement
        [1] temple
        [2] farm
       *[3] market
    }
-a-tile = { $it ->
        [0] a settlement
        [1] a temple
        [2] a farm
       *[3] a market
    }
-the-tile = { $it ->
        [0] the settlement
        [1] the temple
        [2] the farm
       *[3] the market
    }
-tiles = { $it ->
        [0] settlements
        [1] temples
        [2] farms
       *[3] markets
    }
-monument = { $it ->
        [0] black and red
        [1] black and blue
        [2] black and green
        [3] red and blue
        [4] red and green
       *[5] blue and green
    }
-reason = { $it ->
        [0] for the tile
        [1] for the revolt
        [2] for the war
        [3] from a monument
       *[4] from the ziggurat
    }
-end = { $it ->
        [0] {""}
        [1] the bag holds too few tiles
        [2] no more than two treasures are left
       *[3] it has lasted too long
    }

## Events

tile_placed = { SEAT($seat) } places { A-TILE($color) } on { CELL($cell) }.
leader_placed = { SEAT($seat) } places the { LEADER($color) } on { CELL($cell) }.
leader_moved = { SEAT($seat) } moves the { LEADER($color) } from { CELL($origin) } to { CELL($cell) }.
leader_withdrawn = { SEAT($seat) } takes the { LEADER($color) } back from { CELL($cell) }.
leader_stranded = The { LEADER($color) } of { SEAT($seat) } on { CELL($cell) } has no temple left and goes home.
leader_defeated = The { LEADER($color) } of { SEAT($seat) } on { CELL($cell) } is beaten and goes home.
catastrophe_placed = { SEAT($seat) } brings a catastrophe on { CELL($cell) }.
tile_destroyed = { THE-TILE($color) } on { CELL($cell) } is destroyed.
tiles_swapped = { SEAT($seat) } swaps { $tiles } { $tiles ->
        [one] tile
       *[other] tiles
    }.
turn_ended = { SEAT($seat) } ends the turn.
kingdoms_united = Two kingdoms are united at { CELL($cell) }.
war_begun = War between { LEADERS($color) }: { SEAT($attacker) } attacks with { $attack }, { SEAT($defender) } defends with { $defense }.
revolt_begun = Revolt between { LEADERS($color) }: { SEAT($attacker) } attacks with { $attack }, { SEAT($defender) } defends with { $defense }.
support_given = { SEAT($seat) } supports with { $tiles } { COLOR($color) } { $tiles ->
        [one] tile
       *[other] tiles
    }.
war_settled = { SEAT($winner) } wins the war of the { LEADERS($color) }, { $strength } to { $against }{ IF-TIED(EXCESS($strength, $against)) }.
revolt_settled = { SEAT($winner) } wins the revolt of the { LEADERS($color) }, { $strength } to { $against }{ IF-TIED(EXCESS($strength, $against)) }.
tiles_lost = { SEAT($seat) } loses { $tiles } { COLOR($color) } { $tiles ->
        [one] tile
       *[other] tiles
    }.
scored = { SEAT($seat) } scores { $points } { COLOR($color) } { $points ->
        [one] point
       *[other] points
    } { REASON($reason) }.
monument_built = { SEAT($seat) } builds the { MONUMENT($monument) } monument on { CELL($cell) }.
ziggurat_built = { SEAT($seat) } builds the ziggurat around { CELL($cell) }.
build_declined = { SEAT($seat) } builds nothing.
treasure_taken = { SEAT($seat) } takes the treasure of { CELL($cell) }.
tiles_drawn = { SEAT($seat) } draws { $tiles } { $tiles ->
        [one] tile
       *[other] tiles
    }.
turn_begun = It is the turn of { SEAT($seat) }.
game_ended = The game ends: { END($reason) }.

## Questions

ask_action = Choose an action.
ask_war = Which war is fought next?
ask_support = How many tiles do you add?
ask_build = What do you build?
ask_treasure = Which treasure do you take?
ask_point = Which color does the ziggurat pay?

## Questions, for who is asked: what is left to do, with what, and why not with the rest

you_action = Action { $action } of 2: { $leaders ->
        [0] {""}
       *[other] place or move a leader,{" "}
    }{ $tiles ->
        [0] {""}
       *[other] place a tile,{" "}
    }{ $catastrophes ->
        [0] {""}
       *[other] play a catastrophe,{" "}
    }{ $swaps ->
        [0] {""}
       *[other] swap tiles,{" "}
    }{ $withdrawals ->
        [0] {""}
       *[other] take a leader back,{" "}
    }or pass.{ $first ->
        [0] {""}
       *[other] {" "}Choose a piece first, then where it goes.
    }{ $leaders ->
        [0] {" "}No leader can be placed: no space beside a temple is free for one.
        [4] {""}
       *[other] {" "}Not every leader can be placed: he stands beside a temple and joins no two kingdoms.
    }{ $swaps ->
        [0] {" "}Your hand is empty.
       *[other] {""}
    }{ $dry ->
        [0] {""}
       *[other] {" "}No land is free for your tiles.
    }{ $wet ->
        [0] {""}
       *[other] {" "}No river space is free for a farm.
    }{ $ruins ->
        [0] {" "}You have no catastrophe left.
       *[other] {""}
    }
you_war = { $wars } wars at once: which is fought next? The rest is counted anew after it.
you_support = You { $side ->
        [0] attack
       *[1] defend
    } with { $mine } against { $theirs }. { $held ->
        [0] You have no { COLOR($color) } tile to send.
       *[other] { $most ->
            [0] Nothing you could send would change the result.
           *[other] Send { COLOR($color) } tiles from your hand, or none: the defender wins ties.
        }
    }
you_build = With the { TILE($color) } on { CELL($cell) } you can build: choose what, or build nothing. Nobody can build on these tiles later.
you_treasure = Your trader takes a treasure: choose one of { $treasures }.{ $waiting ->
        [0] {""}
       *[other] {" "}Those near the corners of the map come first.
    }
you_point = The ziggurat pays you a point: choose its color.

## Why a move is not allowed

no_such_action = There is no such move.
first_action = There is nothing to answer now: choose an action.
first_war = First say which war is fought.
first_support = First the conflict must be settled: say how many tiles you add.
first_build = First say what you build, or decline.
first_treasure = First take a treasure.
first_point = First choose the color of the ziggurat's point.
no_such_tile = You hold no { TILE($color) }.
cell_has_catastrophe = Nothing can be placed on the catastrophe on { CELL($cell) }.
cell_has_leader = A leader stands on { CELL($cell) }.
cell_has_building = A building stands on { CELL($cell) }.
cell_has_tile = There is already a tile on { CELL($cell) }.
farm_needs_river = A farm must lie on a river.
tile_on_river = Only farms lie on rivers.
unites_three = It would unite three kingdoms.
leader_is_there = Your { LEADER($color) } already stands there.
leader_on_river = A leader cannot stand on a river.
leader_needs_temple = A leader must stand beside a temple.
temples_face_down = A leader must stand beside a temple; face-down tiles do not count.
leader_joins_kingdoms = A leader may not join two kingdoms.
no_catastrophe_left = You have no catastrophe left.
catastrophe_on_treasure = There is a treasure on { CELL($cell) }.
leader_at_home = Your { LEADER($color) } is not on the map.
not_so_many = You hold { $tiles } { COLOR($color) } { $tiles ->
        [one] tile
       *[other] tiles
    }, not more.
no_such_war = There is no war between { LEADERS($color) }.
english_attack = English rule: add nothing, or enough to take the lead (at least { $tiles }).
english_defense = English rule: add nothing, or just enough to draw level ({ $tiles }).
english_ahead = English rule: you hold already, so nothing may be added.
monument_gone = The { MONUMENT($monument) } monument is not available.
square_elsewhere = The square must hold the tile just placed on { CELL($cell) }.
square_incomplete = The square at { CELL($cell) } is not four tiles of one color.
monument_color = The monument must have the color of the tiles: { COLOR($color) }.
no_ziggurat = This game is played without the ziggurat.
ziggurat_stands = The ziggurat is already built.
cross_elsewhere = The cross must hold the tile just placed on { CELL($cell) }.
cross_incomplete = The cross around { CELL($cell) } is not five tiles of one color.
no_treasure_there = There is no treasure on { CELL($cell) }.
treasure_elsewhere = The treasure of { CELL($cell) } is not in your trader's kingdom.
corner_first = Treasures near the corners of the map come first.

## Labels of the board in a terminal

legend = { COLOR($color) } { TILE($color) } ({ $role } { LEADER($color) })
treasure_mark = treasures
ruin_mark = catastrophe
seat_line = { SEAT($seat) }
home_head = leaders at home
points_head = points
hand_head = hand
hidden_hand = { $tiles } { $tiles ->
        [one] tile
       *[other] tiles
    }
turn_line = { SEAT($seat) }'s turn: { $actions } { $actions ->
        [one] action
       *[other] actions
    } left.
helping = Support comes from { TILES($color) }.
beside = Bag { $bag }, treasures { $treasures }, monuments

## Help

goal = Place leaders beside temples and tiles in their kingdoms: a tile scores a point of its color for the leader of that color. When kingdoms meet their leaders fight. At the end each player's weakest color counts, and treasures count as any color.
about_tile = place a tile
about_leader = place or move a leader
about_catastrophe = ruin a square for good
about_withdraw = take a leader back
about_swap = exchange some tiles
about_pass = end the turn
about_war = say which war is fought next
about_support = add so many tiles to a conflict
about_monument = build on four equal tiles
about_ziggurat = build on a cross of five
about_decline = build nothing
about_treasure = take this treasure
about_point = a point from the ziggurat

## Words of moves: the first is shown, the others are understood too

move-tile = tile
move-leader = leader
move-catastrophe = catastrophe
move-withdraw = withdraw
move-swap = swap
move-pass = pass
move-war = war
move-support = support
move-monument = monument
move-ziggurat = ziggurat
move-decline = decline
move-treasure = treasure
move-point = point
move-black = black
move-red = red
move-blue = blue
move-green = green

## Reasons of bots: what is seen in a move

bots-wins_war = Wins the war of the { LEADERS($color) }, { $strength } to { $against }{ IF-TIED(EXCESS($strength, $against)) }.
bots-wins_revolt = Wins the revolt of the { LEADERS($color) }, { $strength } to { $against }{ IF-TIED(EXCESS($strength, $against)) }.
bots-loses_war = Loses the war of the { LEADERS($color) }, { $strength } to { $against }{ IF-TIED(EXCESS($strength, $against)) }.
bots-loses_revolt = Loses the revolt of the { LEADERS($color) }, { $strength } to { $against }{ IF-TIED(EXCESS($strength, $against)) }.
bots-odds_war = War of the { LEADERS($color) }, { $strength } to { $against } so far: a chance of { $percent } %.
bots-odds_revolt = Revolt of the { LEADERS($color) }, { $strength } to { $against } so far: a chance of { $percent } %.
bots-fights_war = Brings a war of the { LEADERS($color) }, { $strength } to { $against }.
bots-fights_revolt = Brings a revolt of the { LEADERS($color) }, { $strength } to { $against }.
bots-sets_against = Sets { SEAT($attacker) } against { SEAT($defender) } in a war of the { LEADERS($color) }.
bots-takes_treasures = Takes { $treasures } { $treasures ->
        [one] treasure
       *[other] treasures
    }.
bots-gives_treasures = Leaves { $treasures } { $treasures ->
        [one] treasure
       *[other] treasures
    } to { SEAT($rival) }.
bots-sends_home = Sends the { LEADER($color) } of { SEAT($rival) } home.
bots-goes_home = Costs { YOUR($you) } { LEADER($color) } his place on the map.
bots-scores_weakest = { YOUR($you) } weakest color is { COLOR($color) }: this gains { $points }.
bots-scores = Scores { $points } { COLOR($color) } { $points ->
        [one] point
       *[other] points
    }.
bots-gives_points = Gives { SEAT($rival) } { $points } { COLOR($color) } { $points ->
        [one] point
       *[other] points
    }.
bots-may_build = A monument can then be built.
bots-unites = Unites two kingdoms in peace.

## Reasons of bots: what they go by

bots-outnumbers = { YOUR($you) } { LEADER($color) } is then stronger by { $now } than a rival within reach.
bots-outnumbered = { YOUR($you) } { LEADER($color) } is then weaker by { $now } than a rival within reach.
bots-less_threatened = { YOUR($you) } { LEADER($color) } is less threatened by a stronger rival.
bots-rival_outnumbered = The { LEADER($color) } of { SEAT($rival) } is then weaker by { $now } than one within reach.
bots-rival_outnumbers = The { LEADER($color) } of { SEAT($rival) } is then stronger by { $now } than one within reach.
bots-safer = { YOUR($you) } { LEADER($color) } is safer from revolts.
bots-exposed = { YOUR($you) } { LEADER($color) } is more exposed to revolts.
bots-rival_exposed = The { LEADER($color) } of { SEAT($rival) } is more exposed to revolts.
bots-rival_safer = The { LEADER($color) } of { SEAT($rival) } is safer from revolts.
bots-monument_pays = A monument then pays { YOUR($you) } { LEADER($color) } every turn.
bots-monument_lost = { YOUR($you) } { LEADER($color) } has fewer monuments to collect from.
bots-rival_monument_pays = A monument then pays the { LEADER($color) } of { SEAT($rival) } every turn.
bots-rival_monument_lost = The { LEADER($color) } of { SEAT($rival) } has fewer monuments to collect from.
bots-nearly_square = One more { TILE($color) } would complete a square.
bots-enters = { YOUR($you) } { LEADER($color) } comes onto the map.
bots-leaves = { YOUR($you) } { LEADER($color) } is then off the map.
bots-can_score = { TILES($color) } can then score.
bots-cannot_score = { TILES($color) } can no longer score.
bots-grows = { YOUR($you) } { LEADER($color) } then has { $now } { $now ->
        [one] follower
       *[other] followers
    }.
bots-has_room = { YOUR($you) } { LEADER($color) } has more room to grow.
bots-rival_leaves = The { LEADER($color) } of { SEAT($rival) } is then off the map.
bots-rival_stays = The { LEADER($color) } of { SEAT($rival) } stays on the map.
bots-rival_shrinks = The { LEADER($color) } of { SEAT($rival) } is left with { $now } { $now ->
        [one] follower
       *[other] followers
    }.
bots-rival_grows = The { LEADER($color) } of { SEAT($rival) } then has { $now } { $now ->
        [one] follower
       *[other] followers
    }.
bots-weakest_rises = { YOUR($you) } weakest color rises to { $now }, treasures included.
bots-weakest_stays = { YOUR($you) } weakest color stays at { $now }, treasures included.
bots-treasure_near = A kingdom with { $now } { $now ->
        [one] treasure
       *[other] treasures
    } is within reach { OF-YOUR($you) } trader.
bots-treasure_far = Fewer treasures are within reach { OF-YOUR($you) } trader.
bots-rival_treasure_near = A kingdom with { $now } { $now ->
        [one] treasure
       *[other] treasures
    } is within reach of { SEAT($rival) }.
bots-rival_treasure_far = Keeps treasures out of reach of { SEAT($rival) }.
bots-keeps = Keeps { TILES($color) } in hand: { $now }.
bots-spends = Spends { A-TILE($color) } that may be needed.
bots-spends_catastrophe = Spends a catastrophe.
bots-ziggurat_pays = { YOUR($you) } king then collects at the ziggurat.
