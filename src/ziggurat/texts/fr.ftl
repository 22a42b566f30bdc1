## Words that stand for values

-seat = place { $it }
-part = { $it ->
        [color] une couleur
        [cell] une case
        [tiles] les tuiles
        [monument] un monument
       *[other] { $it }
    }
-your = { $it ->
        [0] votre
       *[1] le
    }
-your-f = { $it ->
        [0] votre
       *[1] la
    }
-your-many = { $it ->
        [0] vos
       *[1] les
    }
-a-your = { $it ->
        [0] à votre
       *[1] au
    }
-of-your = { $it ->
        [0] de votre
       *[1] du
    }
# Before a name: “d'Amytis”, but “de Nabu”.
-de = { INITIAL($it) ->
        [vowel] d'{ $it }
       *[consonant] de { $it }
    }
-found = { $it ->
        [object] un objet
        [list] une liste
        [null] null
       *[other] { $it }
    }

## Core: what a game cannot do now

core-stale = La partie a avancé ; voici la position actuelle.
core-not_your_turn = C'est à { SEAT($asked) } de décider.
core-game_is_over = La partie est terminée.
core-nothing_to_undo = Il n'y a rien à annuler.
core-another_has_answered = { SEAT($seat) } a répondu depuis : le coup ne peut plus être annulé.
core-something_was_revealed = Quelque chose de caché a été révélé : le coup ne peut plus être annulé.
core-unknown_move = « { $move } » n'est pas un coup.
core-unreadable_move = « { $move } » est illisible : il manque { PART($part) }.
core-too_many_words = « { $move } » est illisible : « { $word } » est de trop.

## Core: what cannot be read, behind its place

core-must_be_bool = il faut true ou false, et non { FOUND($found) }
core-must_be_one_of = il faut l'une de ces valeurs : { $known }, et non { FOUND($found) }
core-must_be_document = il faut l'une de ces valeurs : { $known }, ou un document, et non { FOUND($found) }
core-must_be_object = il faut un objet, et non { FOUND($found) }
core-must_be_list = il faut une liste, et non { FOUND($found) }
core-must_be_text = il faut un texte, et non { FOUND($found) }
core-must_be_whole = il faut un nombre entier, et non { FOUND($found) }
core-must_be_from_to = il faut un nombre de { $low } à { $high }, et non { FOUND($found) }
core-unknown_key = clé inconnue (connues : { $known })
core-key_twice = la clé { $word } figure deux fois
core-no_json = ce n'est pas du JSON
core-no_number = { $name } n'est pas un nombre
core-number_too_long = un nombre est trop long
core-nested_too_deeply = trop de niveaux imbriqués
core-document_not_given = { $name } : ce document n'a pas été donné
core-document_taken = un autre document a cette empreinte et un autre dessin : donnez un autre id au vôtre
core-no_such_option = cette option n'existe pas ici (il y a : { $known })
core-no_options = cette option n'existe pas ici (il n'y en a aucune)
core-at_place = { $place } : { $reason }
core-in_option = option { $place } : { $reason }
core-is_one_of_here = ici, c'est l'une de ces valeurs : { $known }
core-wrong_chairs = il y en a { $chairs } pour { $seats } places
core-no_chair_of_yours = l'une d'elles est la vôtre
core-no_such_account = il n'y a pas de compte au nom { DE($name) }
core-not_for_seats = { $game } se joue de { $few } à { $many }, et non à { $seats }

## Terminal: the start

cli-getting_ready = Les robots les plus forts se préparent pendant que vous jouez, une fois sur cette machine ; jusqu'à votre prochaine partie, un vizir joue pour un roi.
cli-greeting = { $title }, { $seats } joueurs.
cli-you_are = { $count ->
        [one] Vous êtes
       *[other] Au clavier :
    } { $seats }.
cli-bot_plays = { SEAT($seat) } est un robot ({ $bot }).
cli-resumed = Vous reprenez votre partie inachevée ({ $decisions } { $decisions ->
        [one] décision
       *[other] décisions
    } jusqu'ici) ; « ziggurat play --new » en commence une autre.
cli-also_unfinished = Inachevées aussi : { $games } ; « ziggurat play --resume { $game } » continue.
cli-unreadable = { $path } ne peut pas être reprise et reste telle quelle : { $reason }.
cli-nothing_unfinished = il n'y a pas de partie inachevée à reprendre
cli-nothing_unfinished_of = il n'y a pas de partie inachevée { DE($game) } à reprendre
cli-commitment = Mélange : sha256 { $commitment }
cli-how_to_play = Tapez un coup, comme « { $example } » ; « ? » montre vos choix, « help » le reste.
# Seats are dynasties: a sentence about “You” would need a grammar of its own.
cli-dynasty = { $seat ->
        [0] Lion
        [1] Buffle
        [2] Arc
        [3] Urne
       *[4] Étoile
    }

## Terminal: a turn

cli-thinking = { SEAT($seat) } réfléchit…
cli-says = { SEAT($seat) } : { $line }
cli-curtain = C'est à { SEAT($seat) }. Passez le clavier ; { SEAT($seat) } appuie sur Entrée.
cli-since = Depuis votre dernier coup :
cli-advising = Je réfléchis…
cli-advice_for = Pour { SEAT($seat) }, selon le niveau { $level } :
cli-no_level = Il n'y a pas de niveau « { $level } » (il y a : { $levels }).
cli-advice = { $place }. { $move } : { $percent } %.
cli-goodbye = Au revoir.
cli-kept = Au revoir. Votre partie est gardée dans { $path } ; « ziggurat play » la reprend.
cli-not_kept = Cette partie n'est pas gardée : { $reason } (« save FICHIER » la garde ailleurs).
cli-not_saved = Au revoir. Cette partie n'est pas enregistrée (« save FICHIER » en garde une).

## Terminal: what can be done

cli-you_may = Vous pouvez maintenant :
cli-how_to_ask = Entre parenthèses : combien. « ? { $kind } » les énumère, « ? { $example } » dit ce qui suivrait.
cli-allowed = « { $move } » est permis.
cli-would_follow = Ce qui suivrait { $move } :
cli-then_war = Vous direz ensuite quelle guerre est menée d'abord : { $wars }.
cli-then_build = Vous pourriez alors bâtir : { $builds }.

## Terminal: commands

cli-help_moves = Coups (majuscules ou non, et « { $short } » suffit pour « { $example } ») :
cli-help_commands = Commandes :
cli-about_question_mark = vos choix ; et aussi « ? { $kind } », « ? { $example } »
cli-about_why = pourquoi un coup n'est pas permis
cli-about_hint = les meilleurs coups, leurs chances, et pourquoi ; et aussi « hint scribe »
cli-about_undo = annuler votre dernière décision
cli-about_save = enregistrer la partie dans un fichier
cli-about_load = continuer une partie enregistrée
cli-about_log = les derniers événements
cli-about_board = redessiner le plateau
cli-about_resign = abandonner ; la partie se termine
cli-about_help = cette page
cli-about_quit = partir ; la partie est gardée
cli-taken_back = Annulé : { $move }.
cli-needs_file = « { $command } » demande le nom d'un fichier.
cli-needs_move = « why » demande un coup, comme « why { $example } ».
cli-saved = Enregistré dans { $path }.
cli-keeps_file = { $path } existe et n'est pas une partie enregistrée : choisissez un autre nom.
cli-cannot_write = { $path } ne peut pas être écrit : { $reason }.
cli-cannot_read = Non chargé : { $reason }.
cli-loaded = Chargé : { $decisions } décisions.
cli-nothing_yet = Il ne s'est encore rien passé.

## Terminal: the end

cli-resigned = { SEAT($seat) } abandonne.
cli-over = La partie est terminée.
cli-totals = Totaux, couleur la plus faible d'abord, trésors attribués :
cli-winners = { $seats } { $count ->
        [one] gagne
       *[other] se partagent la victoire
    }.
cli-and = { $some } et { $last }
cli-secret = Secret du mélange, dont le sha256 a été montré au début : { $secret }
cli-after_the_end = « save FICHIER » garde la partie, « log » et « board » la revoient, « quit » la quitte.

## Terminal: hints and analysis

cli-hint_for = { $title }, pour { SEAT($seat) }, selon le niveau { $level } :
cli-analysed = { $title }, { $seats } joueurs, { $decisions } { $decisions ->
        [one] décision
       *[other] décisions
    }.
cli-curves = Chances de gagner, de la donne à la fin :
cli-moments = Moments clés :
cli-no_moments = Aucune décision ni aucune pioche n'a beaucoup compté à elle seule.
cli-blunder = { SEAT($seat) }, { $move } : une erreur, { $percent } % là où { $best } laissait { $most } %.
cli-stroke = { SEAT($seat) }, { $move } : un coup fort, { $percent } % là où tout autre laissait { $least } % au plus.
cli-draw = La pioche sert { SEAT($seat) } : { $percent } % de plus que prévu.
cli-deal = La donne sert { SEAT($seat) } : { $percent } % de plus que prévu.
cli-luck = Chance des pioches : { $seats }.
cli-lost = Laissé échapper par décision, en moyenne : { $seats }.
cli-no_such_seat = il n'y a pas de place { $number } parmi { $seats }.
# A seat in the middle of a sentence, with its article.
cli-the_seat = la place { $number }

## Terminal: single commands

cli-serve_at = Ziggurat est à l'adresse { $address }
cli-serve_getting_ready = Les robots les plus forts se préparent : { $games } jeux sur { $of }.
cli-serve_ready = Tous les robots sont prêts.
cli-serve_cannot_compile = Les robots { DE($game) } n'ont pas pu être compilés ici : un vizir joue pour un roi.
cli-serve_kernels_elsewhere = Impossible d'écrire dans { $wished } : ce qui est compilé est gardé dans { $found }.
cli-serve_games_elsewhere = Pas de place pour les parties dans le dossier personnel : elles sont gardées dans { $found }, que le système peut vider.
cli-warm_compiling = Compilation des règles et des robots pour cette machine, une minute ou deux, une fois…
cli-warm_compiled = { $games } jeux sur { $of } sont compilés.
cli-warm_failed = Les robots { DE($game) } n'ont pas pu être compilés ici ; on essaiera encore au besoin.
cli-compile_ready = Tous les jeux sont compilés.
cli-show_over = La partie est terminée.
cli-show_holds = la place { $seat } a { $held }
cli-show_nothing = une main vide
cli-show_asked = à la place { $seat } de décider : { $prompt }
cli-replay_played = { $decisions } décisions, { $stands }
cli-replay_to_decide = à la place { $seat } de décider
cli-replay_over = terminée
cli-replay_won = gagnée par la place { $seats }
cli-replay_and = {" "}et{" "}
cli-replay_commitment = empreinte { $commitment }
cli-fair_other = ce n'est pas le mélange promis : son secret donne { $commitment }
cli-fair_promised = le mélange est bien celui qui a été promis, pour les { $decisions } décisions
cli-fair_lot = le sort a désigné la place { $chair } des { $seats } qui étaient autour de la table avant le début ; depuis, c'est la première

## Bots: reasons in every game

bots-game_ends = Termine la partie.
bots-best_found = Rien de mieux n'a été trouvé.
bots-as_good = Presque aussi bon que le premier.
bots-less_good = Laisse moins de chances, tout compte fait.

## Bots: what they say

bots-careful = Attention : à mon prochain tour, je provoquerai peut-être un conflit.

## Bots: levels

bots-level_random = Au hasard
bots-level_apprentice = Apprenti
bots-level_scribe = Scribe
bots-level_vizier = Vizir
bots-level_king = Roi

## Server: refusals

server-table_is_full = Il n'y a plus de place ici.
server-game_has_begun = La partie a commencé.
server-only_the_owner = Seule la personne qui a ouvert la table peut le faire.
server-no_such_seat = Il n'y a personne à renvoyer.
server-not_yet_over = Cette partie n'est pas encore finie.
server-time_ran_out = Votre temps est écoulé : un robot joue pour vous.
server-no_time_left = Votre temps est écoulé pour la deuxième fois : un robot continue à jouer pour vous.
server-bot_plays_for_you = Un robot joue pour vous : revenez d'abord.
server-no_help_against_people = Il n'y a de conseils que si tous les autres sont des robots.
server-not_a_bots_move = On ne demande qu'à un robot pourquoi il a joué.
server-too_fast = C'était trop rapide : attendez un instant.
server-not_shared = Seuls ceux qui ont joué cette partie peuvent la revoir.
server-not_your_eyes = Tant que la partie dure, chacun ne voit que ce qu'on voit de sa place.
server-no_such_position = Cette position n'existe pas.
server-our_fault = Une erreur s'est produite ici ; elle est notée dans notre journal.
server-played_by = Trop de monde attend : { $level ->
        [apprentice] un apprenti
        [scribe] un scribe
        [vizier] un vizir
       *[king] un roi
    } a décidé ici.
server-thought_for = D'autres attendent aussi : a réfléchi pendant { $share ->
        [of_3_4] les trois quarts
        [of_2_3] les deux tiers
        [of_1_2] la moitié
        [of_1_3] le tiers
       *[of_1_4] le quart
    } de son temps.
server-by_itself = Il n'y avait rien à décider : joué d'office.
server-taken_back_with_it = Ce coup avait été joué d'office : annulé avec la décision précédente.
server-not_stored = Rien ne peut être enregistré en ce moment ; rien n'a donc changé : réessayez dans un instant.
server-not_ready = Ce serveur ne peut pas travailler en ce moment : { $why }.
server-no_mail_here = Ce serveur n'envoie pas de courriels.
server-mail_not_sent = Le courriel n'a pas pu être envoyé : { $why }.
server-wrong_word = Ce n'est pas le mot envoyé, ou il est trop ancien.
server-not_begun = La partie n'a pas commencé.
server-table_unreadable = Ce serveur ne peut pas ouvrir cette table : une autre version l'a écrite.
server-no_such_table = Cette table n'existe pas.
server-not_at_table = Vous n'avez pas de place ici.
server-who_are_you = Dites d'abord votre nom.
server-unreadable = C'est illisible : { $why }.
server-frozen = Les règles ont changé depuis : cette partie, suspendue, ne peut qu'être abandonnée.
server-not_over = La partie n'est pas finie : son mélange reste secret.
server-no_document = Cette table se joue avec le matériel du jeu.
server-too_long = C'est illisible : c'est trop long.
server-too_often = C'est trop souvent : revenez dans { $seconds } { $seconds ->
        [one] seconde
       *[other] secondes
    }, s'il vous plaît.
server-too_many_thoughts = Un robot réfléchit déjà à deux de vos questions : redemandez dans { $seconds } { $seconds ->
        [one] seconde
       *[other] secondes
    }.
server-silenced = La personne qui a ouvert cette table ne vous donne pas la parole.
server-nobody_speaks = On ne discute pas à cette table.
server-players_speak = Seuls les joueurs ont la parole ici.
server-guests_listen = Pour parler ici en spectateur, il faut un compte.
server-too_many_lines = C'est trop à la fois : attendez un peu, s'il vous plaît.
server-cannot_silence = On ne peut pas retirer la parole à cette personne.
server-cannot_mute = On ne peut pas masquer cette personne.
server-foreign_page = Une page d'un autre site ne peut pas le faire.
server-unknown_name = Ce serveur ne porte pas ce nom. Son exploitant peut le lui donner avec --address.
server-impossible = Une telle table est impossible.
server-no_such_path = Il n'y a rien ici.
server-wrong_method = Cela n'est pas possible ici : seulement { $allowed }.
server-name_taken = Quelqu'un porte déjà ce nom, ou un nom semblable.
server-wrong_login = Le nom et le mot de passe ne vont pas ensemble.
server-wrong_password = Ce n'est pas votre mot de passe.
server-has_account = Vous avez déjà un compte.
server-only_a_guest = Un invité n'a pas de mot de passe : créez d'abord un compte.
server-no_mail_address = On ne peut pas envoyer de courriel à cette adresse.
server-no_webhook = Cette adresse ne peut pas être appelée.
server-hello_first = Dites d'abord quelle table.
server-one_table = Une connexion sert une seule table : ouvrez-en une autre.

## Server: notices

notices-subject = { $title } : c'est à { $name } de décider
notices-waits = La partie { DE($title) } vous attend, { $name }.
notices-go_there = Aller à la table : { $link }
notices-table = C'est la table { $table }.
notices-confirm_subject = Est-ce votre adresse, { $name } ?
notices-confirm = Quelqu'un, peut-être vous, veut être prévenu ici quand une table attend { $name }.
notices-confirm_link = Si c'était vous, allez à : { $link }
notices-confirm_word = Si c'était vous, ouvrez la page de votre table, à /settings?confirm={ $word }
notices-ignore = Sinon, ne faites rien : vous n'aurez plus de nos nouvelles.
notices-why = Vous avez demandé à être prévenu. Personne ne lit les réponses à ce message.
