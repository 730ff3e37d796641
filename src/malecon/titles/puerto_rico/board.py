"""The board in a terminal, drawn from a view: the common table above, then everybody's own."""

from collections.abc import Iterable, Sequence
from typing import Any

from rich.box import MINIMAL
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from malecon.core.title import Title

COLOURS = {
    "corn": "yellow",
    "indigo": "dodger_blue1",
    "sugar": "bright_white",
    "tobacco": "dark_goldenrod",
    "coffee": "sandy_brown",
    "quarry": "grey66",
}
PRODUCTION = {
    "small_indigo_plant": "indigo",
    "indigo_plant": "indigo",
    "small_sugar_mill": "sugar",
    "sugar_mill": "sugar",
    "tobacco_storage": "tobacco",
    "coffee_roaster": "coffee",
}
VIOLET = "medium_purple1"
BARREL, SPACE, WORKER, CIRCLE, CROWN = "■", "·", "●", "○", "♛"
GAUGE = 10  # characters
GAP = "   "


def board(view: dict[str, Any], title: Title, lang: str, names: Sequence[str]) -> RenderableType:
    """The whole table as the viewer may see it."""
    return _Board(view, title, lang, names).draw()


class _Board:
    def __init__(self, view: dict[str, Any], title: Title, lang: str, names: Sequence[str]) -> None:
        self.view, self.title, self.lang, self.names = view, title, lang, names
        self.viewer: int | None = view["viewer"]
        self.data = title.data

    def say(self, key: str, **parts: Any) -> str:
        return self.title.words.say(self.lang, key, **parts)

    def label(self, axis: str, label: str) -> str:
        return self.title.label(axis, label, self.lang)

    def draw(self) -> RenderableType:
        parts: list[RenderableType] = [self.header(), self.roles(), self.market(), self.middle(), self.gauges()]
        others = [(self.viewer or 0) + k for k in range(self.view["seats"])]
        seats = [seat % self.view["seats"] for seat in others]
        if self.viewer is not None:
            parts.append(self.own(seats.pop(0)))
        parts.append(self.others(seats))
        return Group(*parts)

    # -- the common table

    def header(self) -> RenderableType:
        view = self.view
        text = Text.assemble(
            (self.say("title"), "bold"),
            f" · {self.say('board-round', number=view['round'])} · ",
            (self.say(f"phase-{view['phase']}"), "bold cyan"),
        )
        if view["role"] is not None:
            text.append(f" ({self.names[view['chooser']]})")
        text.append(f" · {self.say('board-governor')} ").append(f"{self.names[view['governor']]} {CROWN}", "yellow")
        if view["ending"] and not view["over"]:
            text.append(f" · {self.say('board-last-round')}", "bold red")
        return Rule(text, style="cyan")

    def roles(self) -> RenderableType:
        """The cards in a row: the coins on them, the one being played, those taken."""
        cards = []
        for card in self.view["roles"]:
            name = self.label("role", card["role"])
            if card["role"] == self.view["role"]:
                cards.append(Text(f" ▸{name} ", "bold reverse cyan"))
            elif card["taken"]:
                cards.append(Text(f" {name} ", "dim strike"))
            else:
                coins = f"+{card['coins']} " if card["coins"] else ""
                cards.append(Text.assemble((f" {name} ", "bold"), (coins, "bold yellow")))
        return Padding(Columns(cards), (0, 0, 1, 0))

    def market(self) -> RenderableType:
        """The buildings in their four columns: the price for the viewer, the name, how many are left."""
        columns: dict[int, list[str]] = {}
        for building in self.view["stock"]:
            columns.setdefault(self.data["buildings"][building]["column"], []).append(building)
        grid = Table(box=None, padding=(0, 1), pad_edge=False, expand=True, header_style="dim")
        for column, members in columns.items():
            points = self.data["buildings"][members[0]]["points"]
            grid.add_column(self.say("board-column", points=points, quarries=column), no_wrap=True, overflow="ellipsis")
        for row in range(max(map(len, columns.values()))):
            grid.add_row(
                *(self.for_sale(members[row]) if row < len(members) else Text() for members in columns.values())
            )
        return Padding(grid, (0, 0, 1, 0))

    def for_sale(self, building: str) -> Text:
        entry = self.view["stock"][building]
        name, left = self.label("building", building), entry["left"]
        more = f" ×{left}" if left and self.data["buildings"][building]["copies"] > 1 else ""
        payer = self.viewer if self.viewer is not None else self.view["to_move"]
        price = entry["prices"][payer or 0]
        own = self.view["boards"][self.viewer] if self.viewer is not None else None
        colour = self.colour(building)
        if own is not None and building in own["city"]:
            return Text(f" ✓ {name}{more}", "dim")
        if left == 0:
            return Text(f"{price:>2} {name}", "dim strike")
        payable = own is not None and price <= own["doubloons"]
        return Text.assemble((f"{price:>2} ", "bold green" if payable else "dim"), (name, colour), (more, "dim"))

    def middle(self) -> RenderableType:
        grid = Table.grid(padding=(0, 5))
        grid.add_row(self.ships(), self.heaps())
        return grid

    def ships(self) -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        for _ in range(4):
            grid.add_column(no_wrap=True)
        for number, ship in enumerate(self.view["ships"], 1):
            colour = COLOURS.get(ship["good"], "dim")
            hold = Text.assemble(
                (BARREL * ship["barrels"], colour), (SPACE * (ship["capacity"] - ship["barrels"]), "dim")
            )
            name = self.label("good", ship["good"]) if ship["good"] else self.say("board-empty")
            grid.add_row(Text(str(number), "bold"), hold, f"{ship['barrels']}/{ship['capacity']}", Text(name, colour))
        return Group(Text(self.say("board-ships"), "bold"), grid)

    def heaps(self) -> RenderableType:
        """What lies in the middle and belongs to nobody."""
        view = self.view
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column()
        grid.add_row(self.say("board-house"), self.house())
        tiles = self.amounts(view["row"]) if any(view["row"].values()) else Text("—", "dim")
        tiles.append("  ").append(f"{self.label('tile', 'quarry')} {view['quarries']}", COLOURS["quarry"])
        grid.add_row(self.say("board-row"), tiles)
        discarded = sum(view["discard"].values())
        grid.add_row("", self.figures(("board-deck", view["deck"]), ("board-discard", discarded)))
        grid.add_row(self.say("board-supply"), self.amounts(view["supply"]))
        people = view["colonists"]
        figures = self.figures(("board-aboard", people["ship"]), ("board-in-supply", people["supply"]))
        grid.add_row(self.say("board-colonists"), figures)
        return grid

    def house(self) -> Text:
        sold = [
            Text(f"{BARREL} {self.label('good', g)}", COLOURS[g])
            for g, n in self.view["house"].items()
            for _ in range(n)
        ]
        free = [Text(SPACE, "dim")] * (self.data["goods"]["house"] - len(sold))
        return Text("  ").join(sold + free)

    def figures(self, *figures: tuple[str, int]) -> Text:
        return Text("  ").join([Text.assemble((f"{self.say(key)} ", "dim"), str(n)) for key, n in figures])

    def gauges(self) -> RenderableType:
        """How near the three ends are."""
        view = self.view
        spaces = self.data["tiles"]["spaces"]
        fullest = max(b["city_spaces"] for b in view["boards"])
        line = Text()
        for key, left, of in (
            ("board-points-left", view["points_left"], view["points_at_start"]),
            ("board-colonists-left", view["colonists"]["supply"], view["colonists"]["at_start"]),
            ("board-spaces-left", spaces - fullest, spaces),
        ):
            full = max(0, min(GAUGE, -(-left * GAUGE // of)))
            colour = "green" if left * 2 > of else "yellow" if left * 5 > of else "red"
            line.append(f"{self.say(key)} ", "dim")
            line.append("━" * full, colour)
            line.append("━" * (GAUGE - full), "grey23")
            line.append(f" {left}{GAP}")
        return Padding(line, (1, 0))

    # -- the seats

    def own(self, seat: int) -> RenderableType:
        board = self.view["boards"][seat]
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column()
        grid.add_row(self.say("board-goods"), self.goods(board))
        grid.add_row(
            self.say("board-island", used=self.used(board), spaces=self.data["tiles"]["spaces"]), self.island(board)
        )
        grid.add_row(
            self.say("board-city", used=board["city_spaces"], spaces=self.data["tiles"]["spaces"]), self.city(board)
        )
        head = Text.assemble(self.name(seat), GAP, self.purse(board), "  ", self.waiting(board))
        return Panel(grid, title=head, title_align="left", border_style=self.frame(seat))

    def others(self, seats: Iterable[int]) -> RenderableType:
        """One row a seat: who it is and his purse, his goods and island, his city."""
        grid = Table(
            box=MINIMAL, show_header=False, show_lines=True, expand=True, border_style="grey30", pad_edge=False
        )
        grid.add_column(ratio=5)
        grid.add_column(ratio=6)
        grid.add_column(ratio=10)
        for seat in seats:
            board = self.view["boards"][seat]
            grid.add_row(
                Group(self.name(seat), self.purse(board), self.waiting(board)),
                Group(self.goods(board), self.island(board)),
                self.city(board),
            )
        return grid

    def name(self, seat: int) -> Text:
        text = Text(self.names[seat], "bold cyan" if seat == self.view["to_move"] else "bold")
        if seat == self.view["to_move"]:
            text = Text("▸ ", "bold cyan").append(text)
        if seat == self.view["governor"]:
            text.append(f" {CROWN}", "yellow")
        return text

    def frame(self, seat: int) -> str:
        return "cyan" if seat == self.view["to_move"] else "grey50"

    def purse(self, board: dict[str, Any]) -> Text:
        """Doubloons and points."""
        points = "?" if board["chips"] is None else str(board["chips"])
        return Text.assemble((f"{self.say('board-money')} ", "dim"), (str(board["doubloons"]), "bold yellow"),
                             (f"  {self.say('board-points')} ", "dim"), (points, "bold"))  # fmt: skip

    def waiting(self, board: dict[str, Any]) -> Text:
        """Colonists without work."""
        return Text.assemble((f"{self.say('board-san-juan')} ", "dim"), (str(board["san_juan"]), "bold"))

    def used(self, board: dict[str, Any]) -> int:
        return sum(tile["tiles"] for tile in board["island"].values())

    def amounts(self, heap: dict[str, int]) -> Text:
        """Tiles or barrels in number."""
        return Text("  ").join(
            [Text(f"{self.label('good', good)} {n}", COLOURS[good]) for good, n in heap.items() if n]
        )

    def goods(self, board: dict[str, Any]) -> RenderableType:
        """Barrels one by one."""
        parts = [
            Text(f"{self.label('good', good)} {BARREL * n}", COLOURS[good]) for good, n in board["goods"].items() if n
        ]
        return self.in_columns(parts, "board-no-goods")

    def island(self, board: dict[str, Any]) -> RenderableType:
        parts = []
        for tile, entry in board["island"].items():
            name = self.label("tile" if tile == "quarry" else "good", tile)
            parts.append(Text.assemble((f"{name} ", COLOURS[tile]), self.circles(entry["colonists"], entry["tiles"])))
        return self.in_columns(parts, "board-no-tiles")

    def city(self, board: dict[str, Any]) -> RenderableType:
        parts = []
        for building, entry in board["city"].items():
            part = Text.assemble((f"{self.label('building', building)} ", self.colour(building)),
                                 self.circles(entry["colonists"], entry["circles"]))  # fmt: skip
            if building == "wharf" and board["wharf_used"] and self.view["phase"] in ("load", "keep"):
                part.append(f" {self.say('board-used')}", "dim")
            parts.append(part)
        return self.in_columns(parts, "board-no-buildings")

    def in_columns(self, parts: list[Text], nothing: str) -> RenderableType:
        return Columns(parts, padding=(0, 2)) if parts else Text(self.say(nothing), "dim")

    def circles(self, at_work: int, all_circles: int) -> Text:
        return Text.assemble((WORKER * at_work, "bold"), (CIRCLE * (all_circles - at_work), "dim"))

    def colour(self, building: str) -> str:
        return COLOURS[PRODUCTION[building]] if building in PRODUCTION else VIOLET
