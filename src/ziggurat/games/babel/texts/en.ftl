## Words that stand for values

-nation = { $it ->
        [0] Assyrians
        [1] Hittites
        [2] Medes
        [3] Persians
       *[4] Sumerians
    }
-single = { $it ->
        [0] Assyrian
        [1] Hittite
        [2] Mede
        [3] Persian
       *[4] Sumerian
    }
-one = { $it ->
        [0] an Assyrian
        [1] a Hittite
        [2] a Mede
        [3] a Persian
       *[4] a Sumerian
    }
-end = { $it ->
        [0] {""}
        [1] fifteen against nine or less
        [2] twenty is reached
        [3] nine or less in end mode
        [4] the temple pile is empty
       *[5] it has lasted too long
    }
-part = { $it ->
        [nation] nation
        [row] row
        [from] site
        [to] site
        [power] power
        [run] run
       *[other] { $it }
    }

## Events

pawn_moved = { SEAT($seat) } discards { ONE($site) } and goes to the { NATION($site) }.
card_deployed = { SEAT($seat) } deploys { ONE($nation) } at the { NATION($site) }.
level_built = { SEAT($seat) } builds level { $level } at the { NATION($site) }, from the row of { SEAT($owner) }.
start_built = { SEAT($seat) } builds the start temple at the { NATION($site) }.
cards_migrated = { SEAT($seat) } migrates three cards from the { NATION($origin) } to the { NATION($site) }.
power_paid = { SEAT($seat) } uses the power of three { NATION($nation) } at the { NATION($site) }.
temple_destroyed = The level { $level } temple of { SEAT($seat) } at the { NATION($site) } goes back on the pile.
level_stolen = { SEAT($seat) } steals level { $level } at the { NATION($site) }.
cards_deserted = { $cards } { SINGLE($nation) }{ $cards ->
        [one] {""}
       *[other] s
    } of { SEAT($seat) } { $cards ->
        [one] deserts
       *[other] desert
    } at the { NATION($site) }.
cards_won_over = { SEAT($seat) } wins over { $cards } { SINGLE($nation) }{ $cards ->
        [one] {""}
       *[other] s
    } at the { NATION($site) }.
hand_halved = { SEAT($seat) } must give up { $cards } { $cards ->
        [one] card
       *[other] cards
    }.
card_given_up = { SEAT($seat) } gives up { ONE($nation) }.
end_mode_begun = { SEAT($seat) } reaches fifteen: from now on twenty wins, and nine or less loses.
turn_ended = { SEAT($seat) } ends the turn.
temple_revealed = { SEAT($seat) } reveals level { $level }.
pile_reshuffled = The discard is shuffled into a new pile of { $cards }.
cards_drawn = { SEAT($seat) } draws { $cards } { $cards ->
        [one] card
       *[other] cards
    }.
turn_begun = It is the turn of { SEAT($seat) }.
game_ended = The game ends: { END($reason) }.

## Questions

ask_action = Choose an action.
ask_discard = Which card do you give up?
ask_start_go = Your start temple must be built this turn: first discard a card to go to its nation’s site.
ask_start_elsewhere = Your start temple must be built this turn: discard a card to go to a site where you have none.
ask_start_deploy = Your start temple must be built this turn: deploy the card it needs at the { NATION($site) }.
ask_start_build = Your start temple must be built this turn: you can build it here, at the { NATION($site) }.
ask_cards = Deploy a card{ $moves ->
        [0] {""}
       *[other] {" "}or move with it
    }{ $level ->
        [0] {""}
       *[other] , build level { $level }
    }{ $runs ->
        [0] {""}
       *[other] , use a run
    }{ $migrates ->
        [0] {""}
       *[other] , migrate
    }, or end the turn.
ask_quarry = Your pawn is at the quarry: discard a card to go to its nation’s site{ $migrates ->
        [0] {""}
       *[other] , migrate
    }, or end the turn.
ask_acts = Your hand is empty. You may still { $level ->
        [0] {""}
       *[other] build level { $level },{" "}
    }{ $runs ->
        [0] {""}
       *[other] use a run,{" "}
    }{ $migrates ->
        [0] {""}
       *[other] migrate,{" "}
    }or end the turn.
ask_end = Your hand is empty, and there is no level to build and no run to use: end the turn.
ask_give_up = { SEAT($rival) } halves your hand: give up { $cards } { $cards ->
        [one] more card
       *[other] more cards
    }, of your choice.

## Why a move is not allowed

no_such_action = There is no such move.
first_action = There is nothing to give up now: choose an action.
first_discard = First give up { $cards } { $cards ->
        [one] card
       *[other] cards
    }.
keep_start_in_reach = Your start temple must be built this turn: keep what you need for it.
build_start_first = Your start temple must be built before the turn ends.
pawn_is_there = Your pawn is already at the { NATION($site) }.
pawn_in_quarry = Your pawn is still in the quarry: move it to a site first.
no_such_card = You hold no { NATION($nation) }.
start_is_built = Your start temple is already built.
row_is_empty = That row is empty.
temple_is_complete = There is no level above that.
level_does_not_follow = Level { $level } does not fit here: level { $wanted } is needed.
too_few_cards = Level { $level } needs { $level } of your cards here, and there are { $cards }.
already_migrated = You have migrated this turn already.
migrates_nowhere = Cards migrate to another site.
too_few_to_migrate = Three cards migrate, and there are { $cards } at the { NATION($site) }.
no_run = You need three { NATION($nation) } in a row at your pawn's site.
no_such_run = No other run of { NATION($nation) } begins there.
no_temple_to_destroy = Your opponent has no temple here.
no_level_to_steal = There is no level to steal here.
level_not_higher = Level { $level } is not higher than your own temple.
nobody_to_desert = Your opponent has no { NATION($nation) } here.
nobody_to_win_over = Your opponent has no card here.
hand_too_small = Your opponent has too few cards to lose half of them.

## Labels of the board in a terminal

seat_line = { SEAT($seat) }
site = { NATION($site) }
height = height { $height }
hidden_hand = { $cards } { $cards ->
        [one] card
       *[other] cards
    } in hand
row = row
start = start temple
piles = Temple pile { $temples }, nation pile { $nations }, discard { $discard }
next = next temples
end_mode = END MODE: twenty wins, nine or less loses.
threat_assyrians = { SEAT($seat) } could destroy level { $level } at the { NATION($site) }.
threat_hittites = { SEAT($seat) } could steal level { $level } at the { NATION($site) }.
threat_medes = { SEAT($seat) } could drive cards away at the { NATION($site) }.
threat_persians = { SEAT($seat) } could skip to level { $level } at the { NATION($site) }.
threat_sumerians = { SEAT($seat) } could win cards over at the { NATION($site) }.

## Help

goal = Build temples at five sites: the highest sum of levels wins. Deployed cards carry the levels, and three like cards in a row have a power.
about_move = discard a card, pawn to its site
about_deploy = a card to the pawn's column
about_build = the next level, from a row
about_migrate = three cards to another site
about_power = the power of a run of three
about_halve = the opponent loses half a hand
about_end = reveal two temples, end the turn
about_discard = give up a card

## Words of moves: the first is shown, the others are understood too

move-move = move
move-deploy = deploy
move-build = build
move-migrate = migrate
move-power = power
move-halve = halve
move-end = end
move-discard = discard
move-assyrians = assyrians
move-hittites = hittites
move-medes = medes
move-persians = persians
move-sumerians = sumerians
move-mine = mine
move-theirs = theirs
move-start = start

## Reasons of bots: what is seen in a move

bots-wins_game = Ends the game and wins it, { $mine } to { $theirs }.
bots-ends_game = Ends the game, { $mine } to { $theirs }.
bots-steals_level = Takes level { $level } from { SEAT($rival) } at the { NATION($site) }: { $mine } to { $theirs }.
bots-raises = Builds level { $level } at the { NATION($site) }: { $mine } to { $theirs }.
bots-destroys = Destroys the temple of { SEAT($rival) } at the { NATION($site) }: { $mine } to { $theirs }.
bots-end_mode = Reaches fifteen: from now on twenty wins, and nine or less loses.
bots-halves = Costs { SEAT($rival) } { $cards } { $cards ->
        [one] card
       *[other] cards
    } of the hand.
bots-drives_away = Drives away { $cards } { SINGLE($nation) }{ $cards ->
        [one] {""}
       *[other] s
    } of { SEAT($rival) }.
bots-wins_over = Wins over { $cards } { SINGLE($nation) }{ $cards ->
        [one] {""}
       *[other] s
    } of { SEAT($rival) }.

## Reasons of bots: what they go by

bots-spare = Cards that could carry further levels: { $now }.
bots-less_spare = Fewer cards are left to carry further levels.
bots-can_build = An open level can then be built.
bots-rival_can_build = { SEAT($rival) } can then build an open level.
bots-rival_cannot_build = Leaves { SEAT($rival) } no open level to build.
bots-power_ready = The power of the { NATION($nation) } is then worth more.
bots-power_near = One more card would bring the power of the { NATION($nation) }.
bots-power_spent = Less is left of the power of the { NATION($nation) }.
bots-rival_power = The power of the { NATION($nation) } serves { SEAT($rival) } more.
bots-rival_no_power = The power of the { NATION($nation) } serves { SEAT($rival) } less.
bots-like_cards = Like cards kept in hand: { $now }.
bots-cards_kept = Cards then in hand: { $now }.
bots-cards_spent = Fewer cards are left in hand.
bots-strike_wins = One strike could then end the game.
bots-strike_loses = One strike of { SEAT($rival) } could then end the game.
bots-no_strike = No single strike of { SEAT($rival) } ends the game.
