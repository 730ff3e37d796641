"""The board in a terminal, drawn from a view: market, harbour, laws, avenue and buildings above, then the plantations."""

from collections.abc import Sequence
from typing import Any

from rich.box import MINIMAL, ROUNDED
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from malecon.core.title import Title
from malecon.titles.cuba.box import COLUMNS, PIECE, ROWS

COLOURS = {
    "citrus": "orange1",
    "cane": "bright_white",
    "tobacco": "green3",
    "rum": "red",
    "cigars": "dark_goldenrod",
    "wood": "wheat1",
    "stone": "indian_red",
    "water": "dodger_blue1",
    "warehouse": "grey70",
    "forest": "wheat1",
    "mountain": "indian_red",
    "lake": "dodger_blue1",
}
SEAT_COLOURS = ("dodger_blue1", "red", "yellow", "green3", "medium_purple1")
HOUSE = "medium_purple1"
FIGURE, CROSS, FILLED, EMPTY, CROWN, CAR, TURN = "♟", "✚", "■", "□", "♛", "►", "▸"
FIELD_WIDTH = 13
FIRST_RESOURCE = 5


def board(view: dict[str, Any], title: Title, lang: str, names: Sequence[str]) -> RenderableType:
    """The whole table as the viewer may see it."""
    return _Board(view, title, lang, names).draw()


class _Board:
    def __init__(self, view: dict[str, Any], title: Title, lang: str, names: Sequence[str]) -> None:
        self.view, self.title, self.lang, self.names = view, title, lang, names
        self.viewer: int | None = view["viewer"]

    def say(self, key: str, **parts: Any) -> str:
        return self.title.words.say(self.lang, key, **parts)

    def label(self, axis: str, label: str) -> str:
        return self.title.label(axis, label, self.lang)

    def draw(self) -> RenderableType:
        parts: list[RenderableType] = [self.header(), self.trade_and_harbour(), self.laws()]
        if self.view["avenue"] is not None:
            parts.append(self.avenue())
        parts += [self.alternatives(), self.display()]
        seats = [((self.viewer or 0) + k) % self.view["seats"] for k in range(self.view["seats"])]
        if self.viewer is not None:
            parts.append(self.own(seats.pop(0)))
        parts.append(self.others(seats))
        return Group(*parts)

    # -- the common table

    def header(self) -> RenderableType:
        view = self.view
        return Rule(
            Text.assemble(
                (self.say("title"), "bold"),
                f" · {self.say('board-round', number=view['round'], rounds=view['rounds'])} · ",
                (self.say(f"phase-{view['phase']}"), "bold cyan"),
                f" · {self.say('board-start-player')} ",
                (f"{self.names[view['start_player']]} {CROWN}", "yellow"),
            ),
            style="cyan",
        )

    def trade_and_harbour(self) -> RenderableType:
        grid = Table.grid(padding=(0, 3))
        grid.add_row(self.market(), self.harbour())
        supply = Text.assemble((f"{self.say('board-supply')}  ", "dim"), self.pieces(self.view["supply"]))
        return Padding(Group(grid, supply), (0, 0, 1, 0))

    def market(self) -> RenderableType:
        """A row for each kind: its price spaces, those with a piece lit, and the prices of the next trade."""
        grid = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        grid.add_column(Text(self.say("board-market"), "bold"), no_wrap=True)
        grid.add_column()
        grid.add_column(self.say("board-buy"), justify="right")
        grid.add_column(self.say("board-sell"), justify="right")
        for row in self.view["market"]:
            colour = COLOURS[row["piece"]]
            spaces = Text()
            for k, price in enumerate(row["spaces"]):
                there = k < row["pieces"]
                spaces.append(f"{FILLED if there else EMPTY}{price} ", f"bold {colour}" if there else "dim")
            name = Text(self.label("piece", row["piece"]), colour)
            buy = "—" if row["buy"] is None else str(row["buy"])
            grid.add_row(name.append(" ↓" if row["lowest"] else "", "dim"), spaces, buy, str(row["sell"]))
        return grid

    def harbour(self) -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        grid.add_row(Text(self.say("board-harbour"), "bold"))
        for number in (3, 2, 1):
            dock = self.view["docks"][number - 1]
            name = Text(self.say("board-dock", dock=number))
            if dock["ship"] is None:
                grid.add_row(name, "", Text(self.say("board-no-ship"), "dim"))
                continue
            hold = self.hold(dock["spaces"], dock["cargo"])
            if dock["full"]:
                hold.append(f" {self.say('board-full')}", "bold red")
            grid.add_row(name, Text(self.say("board-each", points=dock["points"]), "bold yellow"), hold)
        sea = self.view["sea"]
        hold = self.hold(sea["spaces"], {}) if sea else Text("—", "dim")
        grid.add_row(Text(self.say("board-sea"), "dim"), "", hold)
        pile = self.view["ship_pile"]
        count = Text(f"{self.say('board-pile')} {len(pile['shuffled']) + len(pile['under'])}", "dim")
        if pile["under"]:
            count.append(f" ({self.say('board-under', count=len(pile['under']))})")
        grid.add_row("", "", count)
        return grid

    def hold(self, spaces: dict[str, int], cargo: dict[str, int]) -> Text:
        """The five spaces, those covered filled."""
        parts = []
        for piece, room in spaces.items():
            aboard = cargo.get(piece, 0)
            squares = FILLED * aboard + EMPTY * (room - aboard)
            parts.append(Text(f"{squares} {self.label('piece', piece)}", COLOURS[piece]))
        return Text("  ").join(parts)

    def laws(self) -> RenderableType:
        """Kind by kind the law in force and the bill, with the tokens on it."""
        view = self.view
        grid = Table(box=None, padding=(0, 2), pad_edge=False, header_style="bold")
        grid.add_column("", style="dim", no_wrap=True)
        grid.add_column(self.say("board-laws"), no_wrap=True)
        grid.add_column(self.say("board-bills"), no_wrap=True)
        grid.add_column("", style="dim", no_wrap=True)
        for category, law in view["laws"].items():
            in_force = Text(self.label("statute", law)) if law else Text(self.say("board-none"), "dim")
            pile = self.say("board-law-pile", count=view["law_piles"][category]["cards"])
            grid.add_row(self.label("category", category), in_force, self.bill(category), pile)
        parts: list[RenderableType] = [grid]
        if view["vote_tile"] is not None:
            parts.append(Text(self.say("board-vote-tile", name=self.names[view["vote_tile"]]), "yellow"))
        return Padding(Group(*parts), (0, 0, 1, 0))

    def bill(self, category: str) -> Text:
        view = self.view
        bill = view["bills"][category]
        if category in view["enacted"]:
            text = Text(self.say("board-enacted"), "bold green")
        elif bill:
            text = Text(self.label("statute", bill), "cyan")
        elif view["phase"] in ("start", "tax", "duty", "end"):
            text = Text("—", "dim")
        else:
            text = Text(self.say("board-vetoed"), "red")
        if view["press"] and view["press"]["category"] == category:
            text.append(f"  ✎ {self.say('board-press', name=self.names[view['press']['seat']])}", "yellow")
        return text

    def avenue(self) -> RenderableType:
        """Six cells: the event, the Cuban on it or who took him, the car."""
        avenue = self.view["avenue"]
        grid = Table(box=MINIMAL, expand=True, padding=(0, 0), pad_edge=False, border_style="grey30", show_header=False)
        for _ in avenue["cells"]:
            grid.add_column(ratio=1)
        events, cubans = [], []
        for number, cell in enumerate(avenue["cells"], 1):
            here = avenue["car"] == number
            style = "bold yellow" if here else "dim"
            events.append(Text(f"{CAR if here else ''}{number} {self.label('cell', str(number))}", style))
            cubans.append(self.cuban(cell))
        grid.add_row(*events)
        grid.add_row(*cubans)
        head = Text(self.say("board-avenue"), "bold")
        if avenue["car"] is None:
            head.append(f" · {self.say('board-mansion')}", "dim")
        for flag, key in (
            ("two_delegates", "board-flag-two"),
            ("foreman_moves", "board-flag-foreman"),
            ("two_delegates_next", "board-flag-two-next"),
            ("foreman_moves_next", "board-flag-foreman-next"),
        ):
            if avenue[flag]:
                head.append(f" · {self.say(key)}", "bold magenta")
        return Group(head, grid)

    def cuban(self, cell: dict[str, Any] | None) -> Text:
        if cell is None:
            return Text("—", "dim")
        if cell["cuban"] is None:
            return Text(self.say("board-donkey"), "dim")
        name = self.label("cuban", cell["cuban"])
        if cell["taken_by"] is None:
            return Text(name, "bold")
        return Text.assemble((name, "dim strike"), (f" {self.names[cell['taken_by']]}", "dim"))

    def alternatives(self) -> RenderableType:
        line = Text.assemble((f"{self.say('board-alternatives')}: ", "bold"))
        if not self.view["alternatives_allowed"]:
            return Padding(line.append(self.say("board-forbidden"), "red"), (0, 0, 1, 0))
        for space, entry in self.view["alternatives"].items():
            covered = not entry["open"]
            line.append(f"{'●' if covered else '○'} {self.label('space', space)}  ", "dim" if covered else "")
        return Padding(line, (0, 0, 1, 0))

    def display(self) -> RenderableType:
        """The buildings left, with their costs; payable ones for the viewer lit."""
        own = self.view["boards"][self.viewer]["yard"] if self.viewer is not None else None
        cubes = PIECE.labels[FIRST_RESOURCE:]
        entries = []
        for building, entry in self.view["display"].items():
            payable = own is not None and all(own[c] >= n for c, n in zip(cubes, entry["cost"], strict=True))
            cost = Text("/").join(
                [Text(str(n), COLOURS[c] if n else "dim") for c, n in zip(cubes, entry["cost"], strict=True)]
            )
            more = f" ×{entry['left']}" if entry["left"] > 1 else ""
            entries.append(
                Text.assemble(cost, " ", (self.label("building", building) + more, "bold" if payable else ""))
            )
        head = Text(self.say("board-display"), "bold")
        if self.view["surcharge"]:
            head.append(f" {self.say('board-surcharge', pesos=self.view['surcharge'])}", "bold red")
        return Group(head, Padding(Columns(entries, equal=True, padding=(0, 2)), (0, 0, 1, 0)))

    # -- the seats

    def own(self, seat: int) -> RenderableType:
        seat_view = self.view["boards"][seat]
        grid = Table.grid(padding=(0, 2))
        grid.add_row(self.plantation(seat_view), self.holdings(seat, seat_view))
        return Panel(grid, title=self.head(seat, seat_view), title_align="left", border_style=self.frame(seat))

    def plantation(self, seat_view: dict[str, Any]) -> RenderableType:
        """Three rows of four fields; row and column of the figure lit."""
        grid = Table(box=ROUNDED, show_header=False, show_lines=True, padding=(0, 0), border_style="grey35")
        for _ in range(COLUMNS):
            grid.add_column(width=FIELD_WIDTH)
        for row in range(ROWS):
            grid.add_row(*(self.field(seat_view, seat_view["fields"][row * COLUMNS + c]) for c in range(COLUMNS)))
        return grid

    def field(self, seat_view: dict[str, Any], field: dict[str, Any]) -> Text:
        figure = f"{FIGURE} " if field["field"] == seat_view["figure"] else ""
        if field["building"]:
            name, colour = self.label("building", field["building"]), HOUSE
        else:
            name, colour = self.label("land", field["land"]), COLOURS[field["land"]]
        style = f"{colour} {'bold reverse' if field['lit'] else ''}"
        if field["used"]:
            style = f"{style} strike"
        place = f"\n{CROSS if field['lit'] else ' '} {field['field']}"
        return Text.assemble((figure, "bold yellow"), (name, style), (place, "grey50"))

    def holdings(self, seat: int, seat_view: dict[str, Any]) -> RenderableType:
        lines = [
            Text.assemble((f"{self.say('board-yard')}  ", "dim"), self.pieces(seat_view["yard"])),
            Text.assemble((f"{self.say('board-stored')}  ", "dim"), self.pieces(seat_view["stored"])),
            Text.assemble((f"{self.say('board-hand')}  ", "dim"), self.hand(seat_view)),
        ]
        return Group(*lines, *self.duties(seat, seat_view))

    def duties(self, seat: int, seat_view: dict[str, Any]) -> list[RenderableType]:
        """What is still to be done or has been promised."""
        parts = [Text(self.say("board-tax", count=seat_view["tax"]), "dim")]
        if seat_view["cubans_due"]:
            parts.append(Text(self.say("board-cubans-due", count=seat_view["cubans_due"]), "dim"))
        if seat_view["votes"]:
            parts.append(Text(self.say("board-votes", count=seat_view["votes"]), "bold"))
        if seat_view["bid"]:
            parts.append(Text(self.say("board-bid", count=seat_view["bid"]), "yellow"))
        if seat_view["has_bid"]:
            secret = "" if seat_view["secret_bid"] is None else f" ({seat_view['secret_bid']})"
            parts.append(Text(self.say("board-has-bid") + secret, "yellow"))
        return [Text(" · ").join(parts)]

    def hand(self, seat_view: dict[str, Any]) -> Text:
        """Characters not played yet; face-down delegates marked for their owner."""
        laid = seat_view["laid"] or []
        parts = [
            Text(self.label("character", c) + (f" ({self.say('board-face-down')})" if c in laid else ""),
                 "dim" if c in laid else "bold")
            for c in seat_view["hand"]
        ]  # fmt: skip
        if seat_view["has_laid"] and not laid:
            parts.append(Text(self.say("board-face-down"), "dim"))
        return Text(", ").join(parts) if parts else Text("—", "dim")

    def pieces(self, heap: dict[str, int]) -> Text:
        parts = [Text(f"{self.label('piece', piece)} {n}", COLOURS[piece]) for piece, n in heap.items() if n]
        return Text("  ").join(parts) if parts else Text(self.say("board-nothing"), "dim")

    def others(self, seats: Sequence[int]) -> RenderableType:
        grid = Table(
            box=MINIMAL, show_header=False, show_lines=True, expand=True, border_style="grey30", pad_edge=False
        )
        grid.add_column(ratio=4)
        grid.add_column(ratio=6)
        grid.add_column(ratio=6)
        for seat in seats:
            seat_view = self.view["boards"][seat]
            yard = Text.assemble((f"{self.say('board-yard')} ", "dim"), self.pieces(seat_view["yard"]))
            stored = Text.assemble((f"{self.say('board-stored')} ", "dim"), self.pieces(seat_view["stored"]))
            grid.add_row(
                Group(self.name(seat), self.purse(seat_view), *self.duties(seat, seat_view)),
                Group(yard, stored, Text.assemble((f"{self.say('board-hand')} ", "dim"), self.hand(seat_view))),
                self.tiles(seat_view),
            )
        return grid

    def tiles(self, seat_view: dict[str, Any]) -> Text:
        """The buildings and where they stand; those in the figure's cross lit."""
        parts = [Text(f"{FIGURE} {seat_view['figure']}", "yellow")]
        for field in seat_view["fields"]:
            if field["building"]:
                style = f"{HOUSE} {'bold' if field['lit'] else ''}{' strike' if field['used'] else ''}"
                parts.append(Text(f"{self.label('building', field['building'])} {field['field']}", style))
        return Text(", ").join(parts)

    def head(self, seat: int, seat_view: dict[str, Any]) -> Text:
        return Text.assemble(self.name(seat), "   ", self.purse(seat_view))

    def name(self, seat: int) -> Text:
        text = Text(f"{TURN} " if seat == self.view["to_move"] else "", "bold cyan")
        text.append(self.names[seat], f"bold {SEAT_COLOURS[seat]}")
        if seat == self.view["start_player"]:
            text.append(f" {CROWN}", "yellow")
        return text

    def purse(self, seat_view: dict[str, Any]) -> Text:
        return Text.assemble(
            (f"{self.say('board-points')} ", "dim"),
            (str(seat_view["points"]), "bold"),
            (f" ({seat_view['final_points']})", "dim"),
            (f"  {self.say('board-pesos')} ", "dim"),
            (str(seat_view["pesos"]), "bold yellow"),
            (f"  {self.say('board-buildings')} ", "dim"),
            str(seat_view["buildings"]),
        )

    def frame(self, seat: int) -> str:
        return "cyan" if seat == self.view["to_move"] else "grey50"
