"""Choices on which any experienced player agrees: a sentence, and which actions are sensible where it applies.

A case looks at a position and names the sensible actions, or None where it has nothing to say. The positions are met in
games between quick bots, so they are such as happen, and they survive any change of the rules that keeps the words.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import malecon
from malecon.core.position import Position

Sensible = set[str] | None


@dataclass(frozen=True)
class Case:
    """One piece of plain sense."""

    title: str
    sentence: str
    sensible: Callable[[Position], Sensible]


CASES: list[Case] = []
EACH = 4  # positions for each case


def case(title: str, sentence: str) -> Callable[[Callable[[Position], Sensible]], Callable[[Position], Sensible]]:
    def add(function: Callable[[Position], Sensible]) -> Callable[[Position], Sensible]:
        CASES.append(Case(title, sentence, function))
        return function

    return add


def positions(title: str, most_games: int = 40) -> Iterator[tuple[Case, Position, set[str]]]:
    """Positions for every case of a title, no two of one case from the same game."""
    cases = [c for c in CASES if c.title == title]
    found = dict.fromkeys((c.sentence for c in cases), 0)
    bot = malecon.bot("greedy,heat=0.05")
    for seed in range(most_games):
        position = malecon.title(title).new(4, 4000 + seed)
        met: set[str] = set()
        while not position.is_over:
            for one in cases:
                if one.sentence in met or found[one.sentence] == EACH:
                    continue
                sensible = one.sensible(position)
                if sensible and not sensible >= set(position.legal()):
                    met.add(one.sentence)
                    found[one.sentence] += 1
                    yield one, position.copy(), sensible
            position.play_action(bot.choose_action(position))
        if all(count == EACH for count in found.values()):
            return


def beginning(position: Position, *verbs: str) -> set[str]:
    """The legal actions of these verbs."""
    return {notation for notation in position.legal() if notation.split()[0] in verbs}


def but(position: Position, *verbs: str) -> set[str]:
    """The legal actions of all other verbs."""
    return set(position.legal()) - beginning(position, *verbs)


def is_asked(position: Position, *phases: str) -> bool:
    return position.view(position.to_move)["phase"] in phases


# -- Puerto Rico


@case("puerto_rico", "A plantation costs nothing: take one rather than pass.")
def free_plantation(position: Position) -> Sensible:
    return but(position, "pass") if is_asked(position, "tile") and position.field("round_number") <= 10 else None


@case("puerto_rico", "The mayor's extra colonist is free: take it.")
def free_colonist(position: Position) -> Sensible:
    return {"recruit"} if is_asked(position, "recruit") and position.field("round_number") <= 10 else None


@case("puerto_rico", "The craftsman's extra barrel is free: take one.")
def free_barrel(position: Position) -> Sensible:
    return but(position, "pass") if is_asked(position, "extra") else None


@case("puerto_rico", "The hospice brings a colonist for nothing: use it.")
def free_hospice(position: Position) -> Sensible:
    return {"hospice"} if is_asked(position, "hospice") and position.field("round_number") <= 10 else None


@case("puerto_rico", "The university's student is free: send it.")
def free_student(position: Position) -> Sensible:
    return {"university"} if is_asked(position, "university") else None


@case("puerto_rico", "Coffee and tobacco are for the trading house: sell one rather than pass.")
def dear_sale(position: Position) -> Sensible:
    dear = {"sell coffee", "sell tobacco"} & set(position.legal())
    return but(position, "pass") if dear and position.field("round_number") <= 12 else None


@case("puerto_rico", "In the last round money buys points and nothing else: build.")
def last_building(position: Position) -> Sensible:
    return but(position, "pass") if is_asked(position, "build") and position.field("ending") else None


@case("puerto_rico", "Late in the game barrels are worth points only aboard: use the wharf.")
def last_wharf(position: Position) -> Sensible:
    return but(position, "pass") if is_asked(position, "load") and position.field("round_number") >= 12 else None


@case("puerto_rico", "A plant without a colonist makes nothing of the plantations that have one: staff it.")
def staffed_plant(position: Position) -> Sensible:
    wanted = {"small_indigo_plant": 1, "indigo_plant": 1, "small_sugar_mill": 2, "sugar_mill": 2, "tobacco_storage": 3,
              "coffee_roaster": 4}  # fmt: skip
    if not is_asked(position, "staff"):
        return None
    seat, place = position.to_move or 0, position.legal()[0].split()[1]
    if place not in wanted or not position.field("workers")[seat][wanted[place]]:
        return None
    crew = position.field("crew")[seat]
    labels = position.title.state.fields["crew"].axes[1].labels
    same = [b for b in wanted if wanted[b] == wanted[place] and b != place]
    if any(crew[labels.index(b)] for b in same):
        return None  # another plant works them up already
    return {notation for notation in position.legal() if not notation.endswith(" 0")}


@case("puerto_rico", "Corn needs no building: staff it before nothing at all.")
def staffed_corn(position: Position) -> Sensible:
    if not is_asked(position, "staff") or position.legal()[0].split()[1] != "corn":
        return None
    seat = position.to_move or 0
    if sum(position.field("built")[seat][:6]) or position.field("tiles")[seat][5]:
        return None  # with plants or a quarry there may be better places
    return {notation for notation in position.legal() if not notation.endswith(" 0")}


@case("puerto_rico", "With money for a large building late in the game, build: there is no better time.")
def large_building(position: Position) -> Sensible:
    large = {"guild_hall", "residence", "fortress", "customs_house", "city_hall"}
    bought = {n for n in beginning(position, "build") if n.split()[1] in large}
    return but(position, "pass") if bought and position.field("round_number") >= 10 else None


# -- Havana


def points_of(position: Position, notation: str) -> int:
    _, row, side = notation.split()
    cards = position.view(position.to_move)["rows"][row]
    return int(cards[0 if side == "left" else -1]["points"])


@case("havana", "A building that reaches the target wins the game: build it.")
def winning_build(position: Position) -> Sensible:
    mover = position.to_move or 0
    target, have = position.view(mover)["target"], position.scores()[mover]
    return {n for n in beginning(position, "build") if have + points_of(position, n) >= target} or None


@case("havana", "Half-way to the target, what you can pay for is yours: build rather than pass.")
def any_build(position: Position) -> Sensible:
    builds, mover = beginning(position, "build"), position.to_move or 0
    if not builds or not is_asked(position, "build") or max(points_of(position, n) for n in builds) < 4:
        return None  # a small one may have to wait for a larger one
    if 2 * position.scores()[mover] < position.view(mover)["target"]:
        return None  # early on, two larger ones may be worth waiting for: played out, passing often wins more
    return but(position, "pass")


@case("havana", "The dearer of two buildings you can pay for scores more: do not pass both up.")
def dear_build(position: Position) -> Sensible:
    builds = beginning(position, "build")
    if not is_asked(position, "build") or len(builds) < 2:
        return None
    worth = {n: points_of(position, n) for n in builds}
    return {n for n in builds if worth[n] >= max(worth.values()) - 1} if max(worth.values()) >= 4 else None


@case("havana", "Robbing whoever has many pesos brings more than robbing a poor player.")
def rich_victim(position: Position) -> Sensible:
    if not is_asked(position, "rob"):
        return None
    pesos = {n: position.field("pesos")[int(n.split()[1])] for n in beginning(position, "rob")}
    takes = {n: min(p, 3 if p >= 6 else 2) for n, p in pesos.items()}
    best = max(takes.values(), default=0)
    points = {n: position.scores()[int(n.split()[1])] for n in takes}
    if max(points[n] for n in takes if takes[n] == best) < max(points.values()):
        return None  # the leader may be worth robbing even of less
    return {n for n in takes if takes[n] == best} if best >= 2 and min(takes.values()) == 1 else None


@case("havana", "A brick is worth more than debris: take the brick.")
def brick_first(position: Position) -> Sensible:
    bricks = {n for n in beginning(position, "take") if n != "take debris"}
    return bricks if is_asked(position, "loot") and "take debris" in position.legal() and bricks else None


@case("havana", "Do not demolish the building that you can pay for in this very turn.")
def own_ruin(position: Position) -> Sensible:
    if not is_asked(position, "demolish"):
        return None
    can = position.view(position.to_move)["affordable"]
    mine = {n for n in beginning(position, "demolish") if can[n.split()[1]][n.split()[2]]}
    dear = {n for n in mine if points_of(position, n) >= 4}  # for a small one a better neighbour may be worth it
    if len(mine) > 1:
        return None  # with two to choose from, the other one is built and a rival loses this one
    return set(position.legal()) - dear if dear else None


@case("havana", "Pick a brick from the bag rather than debris.")
def picked_brick(position: Position) -> Sensible:
    return set(position.legal()) - {"pick debris"} if is_asked(position, "smuggle") else None


# -- Santiago de Cuba


@case("santiago", "Four points a unit is the best a ship pays: deliver rather than pass.")
def best_price(position: Position) -> Sensible:
    return but(position, "pass") if is_asked(position, "deliver") and position.field("flag") == 4 else None


@case("santiago", "The last ship takes the last points: deliver rather than pass.")
def last_ship(position: Position) -> Sensible:
    return but(position, "pass") if is_asked(position, "deliver") and position.field("ship") == 7 else None


@case("santiago", "At the best price deliver all you can of a kind, not a part of it.")
def whole_load(position: Position) -> Sensible:
    if not is_asked(position, "deliver") or position.field("flag") != 4 or position.field("ship") < 7:
        return None
    most: dict[str, int] = {}
    for notation in beginning(position, "deliver"):
        _, good, count = notation.split()
        most[good] = max(most.get(good, 0), int(count))
    return {f"deliver {good} {count}" for good, count in most.items()} | beginning(position, "wood") or None


def standing_on(position: Position, *buildings: str) -> bool:
    view = position.view(position.to_move)
    return view["phase"] == "use" and view["boards"][position.to_move or 0]["pawn"] in buildings


@case("santiago", "The bank gives pesos for nothing: use it.")
def free_pesos(position: Position) -> Sensible:
    return {"bank"} if standing_on(position, "bank") else None


@case("santiago", "The church gives a point for nothing: take it.")
def free_point(position: Position) -> Sensible:
    return {"church"} if standing_on(position, "church") else None


@case("santiago", "The newspaper pays a peso whatever you do with it: use it.")
def free_peso(position: Position) -> Sensible:
    return but(position, "pass") if standing_on(position, "newspaper") else None


@case("santiago", "An owner's marker earns points for the rest of the game: claim a building early.")
def early_claim(position: Position) -> Sensible:
    claims = beginning(position, "claim")
    return but(position, "pass") if claims and position.field("ship") <= 3 and is_asked(position, "lawyer") else None


@case("santiago", "Two guests at the café pay twice: when the game ends soon, serve both.")
def both_guests(position: Position) -> Sensible:
    late = position.field("ship") == 7 and standing_on(position, "cafe")
    wanted = sum(position.field("demand")[3:])  # the ship would pay more for rum and cigars
    return {"cafe both"} if late and not wanted and "cafe both" in position.legal() else None


@case("santiago", "Sugar is worth more as rum, tobacco more as cigars: work up what you have.")
def worked_up(position: Position) -> Sensible:
    if not standing_on(position, "distillery", "cigar_factory") or position.field("ship") >= 7:
        return None
    seat, demand = position.to_move or 0, position.field("demand")
    given = 0 if standing_on(position, "distillery") else 2
    return but(position, "pass") if not demand[given] and position.field("goods")[seat][given] >= 2 else None


# -- Cuba


@case("cuba", "Paying a tax that you can afford scores: pay it.")
def easy_tax(position: Position) -> Sensible:
    if not is_asked(position, "tax"):
        return None
    seat = position.to_move or 0
    return {"pay"} if position.field("pesos")[seat] >= position.field("tax_due")[seat] + 2 else None


@case("cuba", "In the last round nothing is worth keeping: pay the tax for its points.")
def last_tax(position: Position) -> Sensible:
    return {"pay"} if is_asked(position, "tax") and is_final(position) else None


@case("cuba", "In the last round nothing is worth keeping: fulfil the duty for its points.")
def last_duty(position: Position) -> Sensible:
    return but(position, "done") if is_asked(position, "duty") and is_final(position) else None


def is_final(position: Position) -> bool:
    view = position.view(position.to_move)
    return bool(view["round"] == view["rounds"])


@case("cuba", "A free piece from the market is free: take one.")
def market_gift(position: Position) -> Sensible:
    return but(position, "done") if is_asked(position, "gift") else None


@case("cuba", "Products in the yard spoil: let the day labourer store them.")
def stored(position: Position) -> Sensible:
    return {"store"} if is_asked(position, "labourer") else None


@case("cuba", "The first fields need no water: harvest them.")
def free_harvest(position: Position) -> Sensible:
    return but(position, "done") if is_asked(position, "harvest") and position.field("free_left") > 0 else None


@case("cuba", "Loading scores and what is left spoils: in the last round load on while there is room.")
def last_load(position: Position) -> Sensible:
    return but(position, "done") if is_asked(position, "load") and is_final(position) else None


@case("cuba", "In the last round hand in all you can where each piece scores.")
def last_amount(position: Position) -> Sensible:
    if not is_asked(position, "amount") or not is_final(position) or not position.field("each_points"):
        return None
    counts = sorted(int(n.split()[1]) for n in position.legal())
    return {f"amount {counts[-1]}"}


@case("cuba", "Hotel and inn give points for nothing: use them before you stop.")
def free_points(position: Position) -> Sensible:
    if not is_asked(position, "foreman"):
        return None
    labels = position.title.state.fields["display"].axes[0].labels
    seat = position.to_move or 0
    tiles = dict(zip(position.title.state.fields["tile"].axes[1].labels, position.field("tile")[seat], strict=True))
    free = {n for n in beginning(position, "use") if (t := tiles[n.split()[1]]) >= 0 and labels[t] in ("hotel", "inn")}
    return but(position, "done") if free else None
