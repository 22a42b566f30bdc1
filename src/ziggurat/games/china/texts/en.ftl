## Words that stand for values

-color = { $it ->
        [0] red
        [1] green
        [2] yellow
        [3] orange
       *[4] purple
    }
-letter = { $it ->
        [0] R
        [1] G
        [2] Y
        [3] O
       *[4] P
    }
-one = { $it ->
        [0] a red
        [1] a green
        [2] a yellow
        [3] an orange
       *[4] a purple
    }
-tile = { $it ->
        [0] green
        [1] yellow
       *[2] orange
    }
-empty = { $it ->
        [empty] empty
       *[other] { $it }
    }
-provinces-needed = { $it ->
        [1] one province
       *[2] two different provinces
    }
# A map of the game by what the form of a new table calls it, any other by its title.
-map = { $it ->
        [map-34] for 2 to 4
        [map-45] for 4 or 5
        [map-border] Border disputes
       *[other] { $it }
    }
-special = { $it ->
        [0] Emperor first
        [1] two provinces
       *[2] exchange
    }
-special-word = { $it ->
        [0] emperor-first
        [1] two-provinces
       *[2] exchange
    }
-time = { $it ->
        [0] {""}
        [1] first
       *[2] second
    }
-end = { $it ->
        [0] {""}
        [1] the pile was exhausted twice
       *[2] no piece can be placed any more
    }
-part = { $it ->
        [space] space
        [province] province
        [payment] payment
        [color] color
        [source] source
        [given] color
        [got] color
       *[other] { $it }
    }
-pieces = { $it ->
        [1] a palace
        [2] an emissary
        [3] a palace or an emissary
        [4] the fortification
        [5] a palace or the fortification
        [6] an emissary or the fortification
       *[7] a palace, an emissary or the fortification
    }
-also = { $it ->
        [0] {""}
       *[1] {" "}A special card can be played too.
    }
-instead = { $it ->
        [0] pass
       *[1] exchange a card
    }
-drawn = { $it ->
        [0] Place no more.
        [1] Draw a card.
        [2] Draw 2 cards.
       *[3] Draw 3 cards.
    }
-or-drawn = { $it ->
        [0] place no more
        [1] place no more and draw a card
        [2] place no more and draw 2 cards
       *[3] place no more and draw 3 cards
    }

## Events

cards_played = { SEAT($seat) } plays { $cards } { COLOR($color) } { $cards ->
        [one] card
       *[other] cards
    }.
palace_placed = { SEAT($seat) } builds a palace on { SPACE($space) } in { PROVINCE($province) }.
post_placed = { SEAT($seat) } builds a palace on the border post { SPACE($space) } between { PROVINCE($province) } and { PROVINCE($other) }.
emissary_placed = { SEAT($seat) } sends an emissary to { PROVINCE($province) }.
fort_placed = { SEAT($seat) } places a fortification on { SPACE($space) } in { PROVINCE($province) }.
province_claimed = { SEAT($seat) } will build the first palace of { PROVINCE($province) }: its tiles are shown.
tile_revealed = The bonus tile on { SPACE($space) } is { TILE($tile) }.
tile_taken = { SEAT($seat) } takes the { TILE($tile) } bonus tile.
province_scored = { PROVINCE($province) } is complete and is scored.
points_scored = { SEAT($seat) } scores { $points } { $points ->
        [one] point
       *[other] points
    }.
influence_scored = { SEAT($seat) } scores { $points } more for the Emperor's palaces there.
card_kept = { SEAT($seat) } keeps { ONE($color) } card.
influence_won = { SEAT($seat) } takes the { COLOR($color) } influence card.
card_exchanged = { SEAT($seat) } gives up { ONE($color) } card for another.
turn_passed = { SEAT($seat) } passes.
card_taken = { SEAT($seat) } takes { ONE($color) } card from the display.
card_drawn = { SEAT($seat) } draws a card from the pile.
display_filled = { ONE($color) } card is turned up.
pile_exhausted = The pile is exhausted for the { TIME($time) } time; { $cards } { $cards ->
        [one] card
       *[other] cards
    } shuffled.
special_played = { SEAT($seat) } plays the special card “{ SPECIAL($special) }”.
cards_swapped = { SEAT($seat) } swaps { ONE($given) } card for { ONE($got) } one of the display.
emperor_passed = { SEAT($seat) } places nothing for the Emperor.
emperor_palace = { SEAT($seat) } has the Emperor build on { SPACE($space) } in { PROVINCE($province) }.
emperor_emissary = { SEAT($seat) } has the Emperor send an emissary to { PROVINCE($province) }.
emperor_paid = The Emperor plays { $cards } { COLOR($color) } { $cards ->
        [one] card
       *[other] cards
    }.
emperor_card = The Emperor gets { ONE($color) } card.
emperor_tile = The { TILE($tile) } bonus tile goes to the Emperor.
turn_begun = It is the turn of { SEAT($seat) }.
game_ended = The game ends: { END($reason) }.
palaces_counted = { SEAT($seat) } scores { $points } for palaces in provinces that were not complete.
alliances_counted = { SEAT($seat) } scores { $points } for alliances.
roads_counted = { SEAT($seat) } scores { $points } for roads.
harbours_counted = { SEAT($seat) } scores { $points } for harbours.
tiles_counted = { SEAT($seat) } scores { $points } for bonus tiles.
emperor_claimed = { SEAT($seat) } has the Emperor build the first palace of { PROVINCE($province) }: its tiles are shown.

## Questions

ask_place = Place a piece, or exchange a card.
ask_draw = Where does the next card come from?
ask_site = On which space does the palace stand?
ask_keep = Which of the cards you played do you keep?
ask_emperor = What does the Emperor place?

## Questions, as the seat that is asked reads them

ask_first = Piece 1 of 2: place { PIECES($pieces) }, or { INSTEAD($exchange) }.{ ALSO($special) }
no_first_payment = Your cards pay for no piece: { INSTEAD($exchange) }.{ ALSO($special) }
no_first_room = There is no room for the pieces you have left: { INSTEAD($exchange) }.{ ALSO($special) }
no_first_card = You have no card to play: { INSTEAD($exchange) }.{ ALSO($special) }
ask_second = Piece 2 of 2: place { PIECES($pieces) } in { PROVINCE($province) }, or { OR-DRAWN($cards) }.{ ALSO($special) }
ask_second_in_two = Piece 2 of 2: place { PIECES($pieces) } in { PROVINCE($province) } or { PROVINCE($other) }, or { OR-DRAWN($cards) }.{ ALSO($special) }
ask_second_anywhere = Piece 2 of 2, by the special card in any province: place { PIECES($pieces) }, or { OR-DRAWN($cards) }.{ ALSO($special) }
no_second_in_empty = { PROVINCE($province) } was empty: one piece only. { DRAWN($cards) }{ ALSO($special) }
no_second_payment_in = Your cards pay for no second piece in { PROVINCE($province) }. { DRAWN($cards) }{ ALSO($special) }
no_second_room_in = There is no room for a second piece in { PROVINCE($province) }. { DRAWN($cards) }{ ALSO($special) }
no_second_card_in = You have no card for a second piece. { DRAWN($cards) }{ ALSO($special) }
no_second_payment = Your cards pay for no second piece. { DRAWN($cards) }{ ALSO($special) }
no_second_room = There is no room for a second piece. { DRAWN($cards) }{ ALSO($special) }
no_second_card = You have no card for a second piece. { DRAWN($cards) }{ ALSO($special) }
ask_draw_cards = { $cards ->
        [one] Draw a card
       *[other] { $cards } cards to draw, one by one
    }: { $pile ->
        [0] the pile is empty, take one that lies face up.
       *[other] take one that lies face up, or the next of the pile.
    }
ask_site_in = You build the first palace of { PROVINCE($province) }: choose its space.
ask_site_for_emperor = The Emperor builds the first palace of { PROVINCE($province) }: choose its space.
ask_keep_of = Keep one of the { $cards } cards you played: it counts for influence.
ask_emperor_piece = Move the Emperor: place { PIECES($pieces) } with his cards, where somebody has a piece already, or place nothing for him.
ask_emperor_into_empty = Move the Emperor: place { PIECES($pieces) } with his cards. Only empty provinces are left to him. Or place nothing for him.

## Why a move is not allowed

no_such_action = There is no such move.
no_such_space = There is no such space on this map.
no_such_province = There is no such province on this map.
first_place = First place a piece, or exchange a card.
first_draw = First fill your hand.
first_site = First choose the space of the palace.
first_keep = First choose the card you keep.
first_emperor = First move the Emperor.
palace_needs_cards = Say which cards you pay with.
already_paid = This palace is paid for: name only its space.
space_is_taken = There is a palace on { SPACE($space) } already.
no_palace_left = You have no palace left.
no_emissary_left = You have no emissary left.
no_fort_left = You have no fortification left.
fort_is_there = There is a fortification on { SPACE($space) } already.
forts_not_played = This game is played without fortifications.
tiles_not_played = This game is played without bonus tiles: name the space at once.
claim_first = The first palace of { PROVINCE($province) } is claimed: its tiles are shown before you choose the space.
already_claimed = { PROVINCE($province) } has a palace already: name the space at once.
not_claimed = The palace must stand in { PROVINCE($province) }.
not_bought = The cards you played do not pay for { SPACE($space) }.
post_not_claimed = The post { SPACE($space) } is named at once, and not after a claim.
one_province = Both pieces of a turn must lie in one province.
one_piece_in_empty = { PROVINCE($province) } was empty when your turn began: only one piece this turn.
another_province = With this special card the second piece lies in another province.
no_palace_there = There is no palace in { PROVINCE($province) } yet: no emissary may go there.
limit_reached = { PROVINCE($province) } holds { $limit } { $limit ->
        [one] emissary
       *[other] emissaries
    } and may hold no more.
wrong_payment = A piece in { PROVINCE($province) } costs one { COLOR($color) } card, or two of one other color.
wrong_post_payment = The post { SPACE($space) } costs { ONE($color) } and { ONE($other) } card, or two of one of these colors.
no_such_card = There is no { COLOR($color) } card in hand.
too_few_of_color = That takes { $cards } { COLOR($color) } cards, and there { $held ->
        [one] is
       *[other] are
    } { $held } in hand.
three_cards_a_turn = No more than three cards are played in a turn.
exchange_instead = Whoever places nothing must exchange a card.
already_placed = You have placed a piece: a card can no longer be exchanged this turn.
nothing_to_take = There is no card left to take in exchange.
pile_is_empty = The pile is empty.
not_on_display = No { COLOR($color) } card lies face up.
not_played = You played no { COLOR($color) } card this turn.
emperor_has_none = The Emperor has no such piece left.
emperor_avoids_empty = The Emperor enters { PROVINCE($province) }, which is empty, only if he can do nothing else.
special_is_for_two = Special cards are for two players.
special_comes_first = That special card is played before the first piece of a turn.
special_is_used = That special card has been used.
no_card_for_more = You have no card left to play for another piece.

## Options that do not go together

map_not_for_two = The map “{ MAP($map) }” is not for two players.
map_not_for_seats = The map “{ MAP($map) }” is not for { $seats } players.
forts_not_for_two = Two players play without fortifications.
forts_not_on_border = The map “{ MAP($map) }” has border posts or harbours: it is played without fortifications.
influence_is_for_two = Influence cards are for two players only.
too_few_tiles = Eighteen bonus tiles are enough for nine provinces, and the map “{ MAP($map) }” has more.
no_room_for_tiles = On the map “{ MAP($map) }” there is no room for two bonus tiles in { $name }.

## What is wrong with a map; without a capital, behind the entry it is said of

map_missing = is missing
map_word_like = must be a word like { $pattern }, not { FOUND($found) }
map_line = must be a line of up to { $most } letters
map_twice = { $word } stands twice
map_schema = must be { $wanted }, not { FOUND($found) }
map_players = must name different numbers of players, one at least
map_title = must be given in a language, such as { $like }
map_homes = a space of kind { $kind } lies in { PROVINCES-NEEDED($needed) }
map_number_twice = number { $number } stands twice
map_joins_itself = joins { FOUND($found) } to itself
map_joins_again = joins { $one } and { $other } a second time
map_entries = must have { $low } to { $high } entries, not { $count }
map_unknown_word = unknown word { FOUND($found) } (known: { $known })
map_move_word = { $word } means something else in a move
map_is_province = { $word } is a province
map_few_cards = { $left } cards are too few for { $count }: { $needed } are needed
map_no_space = { $word } has no space
map_count = is { $count }, but there are { $there }
map_degree = { $space } has { $degree } roads, not { $said }
map_junction = { $space } with { $degree } roads is a junction
map_no_junction = { $space } with { $degree } roads is no junction
map_may_hold = { $space } may hold a bonus tile
map_may_not_hold = { $space } may not hold a bonus tile
map_unreached = no road leads from { $first } to { $space }
map_words = must be { EMPTY($words) }, not { EMPTY($found) }
map_two_numbers = must be two numbers, not { $count }
map_number = must be a number, not { FOUND($found) }
map_color = must be a color like { $like }
map_off_canvas_outline = The outline of { $name } is not on the canvas.
map_off_canvas_dragon = The dragon of { $name } is not on the canvas.
map_off_canvas_label = The label of { $name } is not on the canvas.
map_off_canvas_space = Space { $name } is not on the canvas.
map_off_canvas_alliance = Alliance { $name } is not on the canvas.
map_off_canvas_step = Step { $name } of the score track is not on the canvas.
map_steps = The score track does not count from 0 to { $last }.
map_steps_near = Steps { $one } and { $other } of the score track are too near.
map_outline = The outline of { $name } crosses itself, repeats a point or encloses nothing.
map_dragon_outside = The dragon of { $province } lies outside the province.
map_dragon_at_border = The dragon of { $province } lies within { $room } of the border.
map_overlap = The provinces { $one } and { $other } overlap.
map_unallied = { $one } and { $other } are neighbors but have no alliance.
map_alliance_apart = Alliance { $number } joins { $one } and { $other }, which have no common border.
map_one_color = { $one } and { $other } are neighbors and both { COLOR($color) }.
map_alliance_off = Alliance { $number } lies { $off } off the border of { $one } and { $other }.
map_alliances_unlinked = Alliances { $one } and { $other } have no province in common.
map_post_apart = Border post { $post } belongs to { $one } and { $other }, which have no common border.
map_post_off = Border post { $post } does not stand on the border of { $one } and { $other }.
map_space_outside = Space { $space } lies outside its province { $province }.
map_space_at_border = Space { $space } lies within { $room } of the border of { $province }.
map_spaces_near = Spaces { $one } and { $other } are not more than { $room } apart.
map_space_at_dragon = Space { $space } lies within { $room } of the dragon of { $province }.
map_space_at_alliance = Space { $space } lies within { $room } of alliance { $number }.
map_space_count = { $province } has { $count } spaces, but a province has { $low } to { $high }.
map_few_quiet = { $province } has { $count } of the { $needed } spaces its bonus tiles need.
map_roads_overlap = The roads from { $corner } to { $one } and to { $other } nearly overlap.
map_roads_cross = The roads { $one } and { $other } cross.
map_road_at_space = The road { $road } passes within { $room } of space { $name }.
map_road_at_dragon = The road { $road } passes within { $room } of the dragon of { $name }.
map_road_at_alliance = The road { $road } passes within { $room } of alliance { $name }.
map_road_through_lake = The road { $road } leads through the lake.
map_road_through_mountains = The road { $road } leads through the mountains.
map_trespass = The road { $road } cuts through { $province }.
map_road_drawn = The road { $road } is drawn { $times } times in road_lines, not once.
map_no_such_road = road_lines draw { $road }, which is no road.

## Labels of the board in a terminal

seat_line = { SEAT($seat) }
emperor = Emperor
points = { $points } { $points ->
        [one] point
       *[other] points
    }
if_ended = ({ $points } if it ended now)
left = { $palaces } palaces, { $emissaries } emissaries left
left_with_fort = { $palaces } palaces, { $emissaries } emissaries, { $forts } { $forts ->
        [one] fortification
       *[other] fortifications
    } left
hidden_hand = { $cards } { $cards ->
        [one] card
       *[other] cards
    } in hand
tiles = { $tiles } bonus { $tiles ->
        [one] tile
       *[other] tiles
    }
display = Display
piles = pile { $pile }, discard { $discard }
exhausted = the pile was exhausted { $times } { $times ->
        [one] time
       *[other] times
    }
letter = { LETTER($color) }
special_word = { SPECIAL-WORD($special) }
tile_name = { TILE($tile) }
marks = { $space } a free space, { $space }:0 with a palace of seat 0
map_marks = ─│╱╲ roads, ░ borders, (1) an alliance, ♟1/3 0×1 one emissary of three at most, it is of seat 0, ✓ a province that was scored
lake_marks = ≈ a lake
mountains_marks = ^ mountains
fort_marks = # fortification
tile_marks = ? a hidden bonus tile, (G) a green one
post_marks = = border post, ~ harbour
roads = roads { $roads }; alliances { $allies }
emissaries = emissaries { $there } of { $limit }
scored = scored
kept = kept
influence = influence
specials = special cards

## Help

goal = Build palaces and send emissaries: majorities in provinces, alliances of neighbors and chains of four palaces along the roads score. Up to three cards, two pieces, one province a turn.
about_palace = a palace on a free space
about_emissary = an emissary to a province
about_fort = a fortification on a free space
about_claim = the first palace of a province: see its tiles, then choose the space
about_done = place no more this turn
about_exchange = discard a card instead of placing, and draw one
about_draw = a card from the pile or the display
about_keep = keep one of the cards played
about_emperor = a piece of the Emperor, or none
about_emperor-palace = a palace of the Emperor
about_emperor-claim = the Emperor’s first palace in a province: see its tiles, then choose the space
about_emperor-emissary = an emissary of the Emperor
about_emperor-pass = the Emperor places nothing
about_special = a special card, once a game
about_special-emperor-first = the Emperor moves before your turn
about_special-two-provinces = your two pieces may go to two provinces
about_special-exchange = swap a card with one of the display

## Words of moves: the first is shown, the others are understood too

move-palace = palace
move-emissary = emissary
move-fort = fort
move-claim = claim
move-done = done
move-exchange = exchange
move-draw = draw
move-keep = keep
move-emperor = emperor
move-pass = pass
move-special = special
move-emperor-first = emperor-first
move-two-provinces = two-provinces
move-with = with
move-pile = pile
move-red = red
move-green = green
move-yellow = yellow
move-orange = orange
move-purple = purple

## Reasons of bots: what is seen in a move

bots-scores_now = Scores { $points } { $points ->
        [one] point
       *[other] points
    } at once.
bots-gives_now = Gives { SEAT($rival) } { $points } { $points ->
        [one] point
       *[other] points
    } at once.
bots-takes_majority = Takes the majority of the palaces in { PROVINCE($province) }.
bots-shares_majority = Shares the majority of the palaces in { PROVINCE($province) }.
bots-breaks_majority = Costs { SEAT($rival) } the sole majority in { PROVINCE($province) }.
bots-leads_embassy = Leads the emissaries in { PROVINCE($province) }.
bots-shares_embassy = Draws level with the most emissaries in { PROVINCE($province) }.
bots-makes_road = Makes a road of { $palaces } palaces.
bots-worth = Worth { $points } { $points ->
        [one] point
       *[other] points
    } more if the game ended now.
bots-costs = Costs { SEAT($rival) } { $points } { $points ->
        [one] point
       *[other] points
    } if the game ended now.

## Reasons of bots: what they go by

bots-palaces_worth = { YOUR-MANY($you) } palaces in open provinces would then count { $now }.
bots-rival_palaces_worth = The palaces of { SEAT($rival) } in open provinces would then count { $now }.
bots-alliances_worth = { YOUR-MANY($you) } alliances would then count { $now }.
bots-rival_alliances_worth = The alliances of { SEAT($rival) } would then count { $now }.
bots-roads_worth = { YOUR-MANY($you) } roads would then count { $now }.
bots-rival_roads_worth = The roads of { SEAT($rival) } would then count { $now }.
bots-at_risk = One piece of a rival could then cost { $now } { $now ->
        [one] point
       *[other] points
    }.
bots-less_at_risk = Rivals can take fewer points away.
bots-road_to_come = One more palace could make a road worth { $now }.
bots-road_cut = { SEAT($rival) } has less to gain from roads.
bots-next_piece = The next piece could then be worth { $now }.
bots-opens_piece = Leaves { SEAT($rival) } a piece worth { $now }.
bots-closes_piece = Leaves { SEAT($rival) } less to gain with the next piece.
bots-open_card = Leaves { SEAT($rival) } a good card in the display.
bots-no_open_card = Leaves { SEAT($rival) } no good card in the display.
bots-cards_play = The cards left could be worth { $now } next turn.
bots-cards_spent = The cards left are of less use.
bots-two_pieces = The cards left pay for two pieces.
bots-more_influence = Influence cards then at hand: { $now }.
