"""The table in a terminal, drawn from a view: two rows of buildings, the middle, the players, one's own cards."""

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from malecon.core.title import Title
from malecon.titles.havana.box import CARD, MATERIAL, SIDE, VALUE

SEAT_COLOURS = ("cyan", "magenta", "green", "yellow")
COLOURS = {"white": "bright_white", "yellow": "bright_yellow", "green": "bright_green", "red": "bright_red",
           "debris": "grey62", "pesos": "yellow", "workers": "cyan", "architect": "magenta"}  # fmt: skip
SHORT = {"white": "short-white", "yellow": "short-yellow", "green": "short-green", "red": "short-red",
         "debris": "short-debris", "pesos": "short-pesos", "workers": "short-workers",
         "architect": "short-architect"}  # fmt: skip
ROW_NAMES = {"upper": "board-upper", "lower": "board-lower"}
CARD_WIDTH = 16
STAR, MOVER, PAYABLE = "★", "▶", "✓"


def board(view: dict[str, Any], title: Title, lang: str, names: Sequence[str]) -> RenderableType:
    """Everything on the table, for a window of 100 columns."""
    drawing = _Drawing(view, title, lang, names)
    parts = [drawing.head(), drawing.row("upper"), drawing.row("lower"), drawing.middle(), drawing.players()]
    return Group(*parts, drawing.own(), drawing.legend())


class _Drawing:
    """One view, in one language."""

    def __init__(self, view: dict[str, Any], title: Title, lang: str, names: Sequence[str]) -> None:
        self.view, self.title, self.lang, self.names = view, title, lang, names
        self.values = dict(zip(CARD.labels, VALUE.tolist(), strict=True))

    def say(self, key: str, **parts: Any) -> str:
        return self.title.words.say(self.lang, key, **parts)

    def label(self, axis: str, label: str) -> str:
        return self.title.label(axis, label, self.lang)

    def card(self, card: str) -> str:
        return f"{self.values[card]} {self.label('card', card)}"

    def cards(self, cards: Sequence[str]) -> str:
        ordered = sorted(cards, key=lambda card: int(self.values[card]))
        return ", ".join(self.card(card) for card in ordered) or self.say("board-none")

    def amounts(self, amounts: dict[str, int], *, zeros: bool = True) -> Text:
        """Numbers with the letter of what they count."""
        text = Text()
        for what, count in amounts.items():
            if count or zeros:
                text.append(" " if text else "")
                text.append(f"{count}{self.say(SHORT[what])}", style=COLOURS[what] if count else "dim")
        return text or Text("0", style="dim")

    # -- the two rows

    def head(self) -> RenderableType:
        phase = self.say(f"phase-{self.view['phase']}")
        return Text(
            self.say("board-head", round=self.view["round"], phase=phase, target=self.view["target"]), style="bold"
        )

    def row(self, row: str) -> RenderableType:
        buildings = self.view["rows"][row]
        grid = Table.grid(padding=0)
        last = len(buildings) - 1
        cells = []
        for slot, building in enumerate(buildings):
            sides = [SIDE.labels[side] for side, end in enumerate((0, last)) if slot == end]
            cells.append(self.building(row, building, sides))
        grid.add_row(*cells or [Text(self.say("board-none"))])
        return Group(Text(self.say(ROW_NAMES[row]), style="dim"), grid)

    def building(self, row: str, building: dict[str, Any], sides: list[str]) -> RenderableType:
        """Ends have a heavy frame and say which end they are; a mark says that the player to move can pay."""
        text = Text(self.label("building", building["building"]), style="bold" if sides else "", no_wrap=False)
        text.append("\n")
        text.append_text(self.price(building))
        payable = any(self.view["affordable"][row][side] for side in sides)
        name = "/".join(self.label("side", side) for side in sides)
        return Panel(
            text,
            box=box.HEAVY if sides else box.SQUARE,
            border_style=("bright_green" if payable else "white") if sides else "bright_black",
            title=(f"{name} {PAYABLE}" if payable else name) if sides else None,
            width=CARD_WIDTH,
            height=6,
            padding=0,
        )

    def price(self, building: dict[str, Any]) -> Text:
        text = Text(f"{STAR}{building['points']} ", style="bold")
        costs = dict(building["cost"])
        text.append_text(self.amounts(costs, zeros=False))
        if building["architect"]:
            text.append(f" {self.say('short-architect')}", style=COLOURS["architect"])
        return text

    # -- the middle

    def middle(self) -> RenderableType:
        view = self.view
        grid = Table.grid(padding=(0, 1))
        stack = Text(self.say("board-stack", left=view["stack"]["left"]))
        if view["stack"]["top"]:
            top = view["stack"]["top"]
            stack.append(f" · {self.say('board-top')}: {self.label('building', top['building'])} ")
            stack.append_text(self.price(top))
        for key, amounts in (("board-pool", view["pool"]), ("board-supply", view["supply"]), ("board-bag", view["bag"]),
                             ("board-box", view["box"])):  # fmt: skip
            grid.add_row(Text(self.say(key), style="bold" if key == "board-pool" else "dim"), self.amounts(amounts))
        half = Table.grid(padding=(0, 4))
        half.add_row(grid, stack)
        return Group(half, Text())

    # -- the players

    def players(self) -> RenderableType:
        view = self.view
        order = view["order"] or list(range(view["seats"]))
        table = Table(box=None, padding=(0, 1), collapse_padding=True, pad_edge=False, header_style="bold")
        table.add_column(self.say("board-order") if view["order"] else "", justify="right")
        table.add_column(self.say("board-seat"), overflow="ellipsis", no_wrap=True, max_width=15)
        table.add_column(self.say("board-open"), min_width=26)
        table.add_column(STAR, justify="right", style="bold")
        for what in ("pesos", "workers", *MATERIAL.labels):
            table.add_column(Text(self.say(SHORT[what]), style=COLOURS[what]), justify="right")
        for key in ("board-hand", "board-pile", "board-buildings"):
            table.add_column(self.say(key), justify="right")
        for seat in order:
            table.add_row(*self.player(seat))
        return table

    def player(self, seat: int) -> list[RenderableType]:
        mine = self.view["boards"][seat]
        mover = MOVER if self.view["to_move"] == seat else " "
        initiative = "" if mine["initiative"] is None else f"{mine['initiative']:02}"
        cards = [self.card(card) for card in mine["open"]] + ["?"] * mine["laid"]
        amounts = {"pesos": mine["pesos"], "workers": mine["workers"], **mine["materials"]}
        return [
            Text(initiative, style="bold"),
            Text(f"{mover}{seat} {self.names[seat]}", style=SEAT_COLOURS[seat]),
            Text(" + ".join(cards)),
            Text(str(mine["points"])),
            *(Text(str(n), style=COLOURS[what] if n else "dim") for what, n in amounts.items()),
            Text(str(mine["hand"])),
            Text(str(len(mine["pile"]) + mine["thrown"])),
            Text(str(len(mine["buildings"]))),
        ]

    # -- one's own cards

    def own(self) -> RenderableType:
        """The viewer's hand and pile; for the others which cards are hidden."""
        lines = Table.grid(padding=(0, 1))
        own, viewer = self.view["own"], self.view["viewer"]
        if own is not None:
            mine = self.view["boards"][viewer]
            lines.add_row(Text(self.say("board-yours"), style="bold"), self.cards(own["hand"]))
            for key, cards in (
                ("board-laid", own["laid"]),
                ("board-leaving", [own["leaving"]] if own["leaving"] else []),
                ("board-pile", mine["pile"]),
                ("board-thrown", own["thrown"]),
            ):
                if cards:
                    lines.add_row(Text(self.say(key), style="dim"), self.cards(cards))
        ages = sorted(range(self.view["seats"]), key=lambda seat: int(self.view["boards"][seat]["age"]))
        lines.add_row(
            Text(self.say("board-ages"), style="dim"), Text(", ".join(self.names[s] for s in ages), style="dim")
        )
        for seat in range(self.view["seats"]):
            if seat != viewer and self.view["boards"][seat]["pile"]:
                hidden = f"{self.say('board-hidden')}, {self.names[seat]}"
                lines.add_row(
                    Text(hidden, style="dim"), Text(self.cards(self.view["boards"][seat]["hidden"]), style="dim")
                )
        return Group(Text(), lines)

    def legend(self) -> RenderableType:
        return Text(f"{self.say('legend')} · {PAYABLE} {self.say('board-affordable')}", style="dim")
