"""The form of a new table: what it leaves to choose the server takes, and nothing else."""

from itertools import combinations, product
from typing import Any

import pytest

from games.wander import every_game
from server.test_http import Site, site
from ziggurat.core.game import Game, mixes
from ziggurat.core.text import LANGUAGES
from ziggurat.games import GAMES
from ziggurat.texts.letters import typeset

__all__ = ["site"]


def asked(site: Site, game: str, seats: int, chosen: dict[str, Any], language: str = "en") -> Any:
    wish = {"game": game, "seats": seats, "options": chosen}
    return site.post("", f"/api/options?language={language}", wish)


def made(site: Site, game: str, seats: int, options: dict[str, Any], language: str = "en") -> str:
    """Why a table with these options is refused, or nothing."""
    wish = {"game": game, "seats": seats, "options": options, "public": False}
    answer = site.ask("Ann", "POST", f"/api/tables?language={language}", wish)
    assert answer.status_code in (201, 409), answer.text
    return "" if answer.status_code == 201 else str(answer.json()["text"])


def pairs(game: Game) -> list[dict[str, Any]]:
    """Nothing chosen, and every choice of one option or two."""
    found: dict[str, dict[str, Any]] = {"": {}}
    for one, other in combinations([*game.options, *game.options[:1]], 2):
        for values in product(one.values, other.values):
            chosen = dict(zip((one.name, other.name), values, strict=True))
            found[repr(sorted(chosen.items()))] = chosen
    return list(found.values())


@pytest.mark.slow
@every_game
def test_what_the_form_leaves_the_server_takes_and_what_it_greys_it_refuses_so(
    site: Site, game: Game
) -> None:
    tried: dict[str, str] = {}
    for seats in game.seats:
        for chosen in pairs(game):
            form = asked(site, game.name, seats, chosen)
            greyed = {(r["option"], r["value"]): r["why"] for r in form["refused"]}
            for option in game.options:
                for value in option.values:
                    mix = form["options"] | {option.name: value}
                    key = f"{seats} {sorted(mix.items())}"
                    if key not in tried:
                        tried[key] = made(site, game.name, seats, mix)
                    assert greyed.get((option.name, value), "") == tried[key]
    assert len(tried) > len(game.seats)


@pytest.mark.slow
@every_game
def test_the_form_keeps_to_a_wish_that_can_be_played_and_near_one_that_cannot(
    site: Site, game: Game
) -> None:
    for seats in game.seats:
        possible = mixes(game, seats)
        for chosen in pairs(game):
            found = asked(site, game.name, seats, chosen)["options"]
            fitting = [mix for mix in possible if mix.items() >= chosen.items()]

            assert found in possible
            assert found in (fitting or possible)


def test_reasons_are_in_the_words_of_the_form_and_of_the_reader(site: Site) -> None:
    said = {
        language: {
            (r["option"], r["value"]): r["why"]
            for r in asked(site, "china", 3, {"map": "border"}, language)["refused"]
        }
        for language in LANGUAGES
    }

    assert "“Border disputes”" in said["en"]["fortifications", True]
    assert (
        "«\N{NO-BREAK SPACE}Querelles frontalières\N{NO-BREAK SPACE}»"
        in said["fr"]["fortifications", True]
    )
    assert "„Grenzstreitigkeiten“" in said["de"]["fortifications", True]
    assert "for two players" in said["en"]["influence", True]


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"map": "mine.json"}, "Option map : ici, c'est l'une de ces valeurs : 34, 45, border"),
        ({"wings": 1}, "Option wings : cette option n'existe pas ici"),
        ({"bonus": []}, "Option bonus : il faut true ou false, et non une liste"),
    ],
)
def test_an_option_that_cannot_be_read_is_refused_in_the_readers_language(
    site: Site, options: dict[str, Any], why: str
) -> None:
    wish = {"game": "china", "seats": 3, "options": options}

    why = typeset(why, "fr")
    assert why in made(site, "china", 3, options, "fr")
    assert why in site.post("", "/api/options?language=fr", wish, 409)["text"]


def test_a_wish_of_no_game_or_of_too_many_is_refused(site: Site) -> None:
    for game, seats in (("chess", 2), (next(iter(GAMES)), 9)):
        assert site.post("", "/api/options", {"game": game, "seats": seats}, 409)["text"]


def hot_seat(site: Site, *names: str, **wish: Any) -> Any:
    chairs = [{"kind": "me", "name": name} if name else {"kind": "me"} for name in names]
    body = {"game": "tigris", "seats": len(names), "chairs": chairs, **wish}
    return site.post("Ann", "/api/tables", body, 201)


@pytest.mark.parametrize(("wish", "listed"), [({}, False), ({"public": True}, True)])
def test_several_at_one_device_are_in_no_list_unless_they_want_to(
    site: Site, wish: dict[str, Any], listed: bool
) -> None:
    table = hot_seat(site, "", "Leo", **wish)

    assert table["public"] is listed
    assert bool(site.listed("live")) is listed


def test_those_at_one_device_are_called_differently(site: Site) -> None:
    table = hot_seat(site, "", "", "Leo", "Leo")

    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Ann 2", "Leo", "Leo 2"]


def test_a_player_may_see_his_table_as_a_watcher_does(site: Site) -> None:
    """A curtain hides a hand and not the board: that is what a watcher sees."""
    table = f"/api/tables/{hot_seat(site, '', 'Leo')['table']}"

    seen = site.get("Ann", f"{table}/past?seat=watcher")["sights"]

    assert [sight["seat"] for sight in seen] == [-1]
    assert seen[0]["view"] == site.get("Eve", table)["view"]
    assert site.get("Ann", f"{table}/past?seat=1", 403)["code"] == "not_your_eyes"
