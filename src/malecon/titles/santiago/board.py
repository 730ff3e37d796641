"""The table in a terminal, drawn from a view: the street as a ring, the city, the ship, and what screens hide."""

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from malecon.core.title import Title
from malecon.titles.santiago.box import GOOD, VALUES, WARE

SEAT_COLOURS = ("cyan", "magenta", "green", "yellow")
ROSE_COLOURS = {"yellow": "bright_yellow", "blue": "bright_blue", "red": "bright_red", "white": "bright_white"}
ROSE_MARK, CAR, PAWN, OWNER, HIDDEN, CHEQUERED = "✿", "◀", "♟", "⌂", "?", "⚑"


def board(view: dict[str, Any], title: Title, lang: str, names: Sequence[str]) -> RenderableType:
    """Everything on the table, for a window of 100 columns."""
    drawing = _Drawing(view, title, lang, names)
    return Group(drawing.street(), drawing.city(), drawing.harbour(), drawing.holdings())


class _Drawing:
    """One view, in one language."""

    def __init__(self, view: dict[str, Any], title: Title, lang: str, names: Sequence[str]) -> None:
        self.view, self.title, self.lang, self.names = view, title, lang, names

    def say(self, key: str, **parts: Any) -> str:
        return self.title.words.say(self.lang, key, **parts)

    def label(self, axis: str, label: str) -> str:
        return self.title.label(axis, label, self.lang)

    def seat(self, seat: int) -> Text:
        return Text(self.names[seat], style=SEAT_COLOURS[seat])

    def rose(self, rose: str) -> Text:
        return Text(f"{ROSE_MARK} {self.label('rose', rose)}", style=ROSE_COLOURS.get(rose, "dim"))

    # -- the street: clockwise, so the lower row runs from right to left

    def street(self) -> RenderableType:
        cells = [self.stop(number) for number in range(len(self.view["street"]))]
        half = len(cells) // 2
        ring = Table(box=box.ROUNDED, show_header=False, show_lines=True, expand=False, padding=(0, 1))
        for _ in range(half):
            ring.add_column(width=16)
        ring.add_row(*cells[:half])
        ring.add_row(*reversed(cells[half:]))
        loop = Table.grid(padding=(0, 1))
        loop.add_row(Text("\n→\n↑\n↑\n↑\n↑\n", style="dim"), ring, Text("\n↓\n↓\n↓\n↓\n←\n", style="dim"))
        return Group(Text(self.say("board-street", car=CAR), style="bold"), loop)

    def stop(self, number: int) -> Text:
        stop = self.view["street"][number]
        here = number == self.view["car"]
        cell = Text(no_wrap=True, overflow="ellipsis")
        if stop["cuban"] is None:
            name, service, rose = self.say("board-port"), "", Text("★", style="bright_yellow")
        else:
            name, service = self.label("cuban", stop["cuban"]), self.say(f"cuban-{stop['cuban']}.short")
            rose = self.rose(stop["rose"])
        if stop["inactive"]:
            name, service = f"({name})", self.say("board-face-down")
        cell.append(name, style="dim" if stop["inactive"] else "bold")
        if here:
            cell.append(f" {CAR}", style="bold bright_green")
        cell.append(f"\n{service}\n", style="dim")
        cell.append(rose)
        cell.append(" " * max(1, 15 - len(rose)))
        cell.append(str(stop["price"]), style="bold")
        return cell

    # -- the city: a column a rose

    def city(self) -> RenderableType:
        grid = Table(
            box=box.ROUNDED, title=self.say("board-city"), title_justify="left", title_style="bold", padding=(0, 1)
        )
        for quarter in self.view["quarters"]:
            grid.add_column(self.rose(quarter["rose"]), width=21, no_wrap=False)
        for row in zip(*(quarter["buildings"] for quarter in self.view["quarters"]), strict=True):
            grid.add_row(*(self.building(building) for building in row))
        return grid

    def building(self, building: dict[str, Any]) -> Text:
        cell = Text(self.label("building", building["building"]))
        for mark, seat in ((OWNER, building["owner"]), (PAWN, building["pawn"])):
            if seat is not None:
                cell.append(f"\n{mark} ", style=SEAT_COLOURS[seat])
                cell.append(self.seat(seat))
        return cell

    # -- the harbour

    def harbour(self) -> RenderableType:
        ship = self.view["ship"]
        lines = [self.flags(ship), self.demand(ship)]
        if self.view["rolled"] is not None:
            lines.append(self.dice(self.say("board-rolled"), self.view["rolled"], None))
        track = "●" * ship["number"] + "○" * (ship["last"] - ship["number"])
        heading = f"{self.say('board-harbour', number=ship['number'], last=ship['last'])}  {track}"
        return Panel(Group(*lines), title=heading, title_align="left", width=98, box=box.ROUNDED)

    def flags(self, ship: dict[str, Any]) -> Text:
        line = Text(f"{self.say('board-value')}: ")
        for value in VALUES:
            here = value == ship["value"]
            line.append(f" [{value}] " if here else f" {value} ", style="bold" if here else "dim")
        line.append(f" {CHEQUERED} {self.say('board-flag')}", style="dim")
        return line

    def demand(self, ship: dict[str, Any]) -> Text:
        if ship["demand"] is None:
            return Text(self.say("board-all-left" if self.view["over"] else "board-no-dice"), style="dim")
        return self.dice(self.say("board-demand"), ship["demand"], ship["aside"])

    def dice(self, heading: str, faces: dict[str, int], aside: str | None) -> Text:
        line = Text(f"{heading}: ")
        for good in GOOD.labels:
            if good != aside:
                line.append(f" {self.label('good', good)} ", style="" if faces[good] else "dim")
                line.append(f"[{faces[good]}]", style="bold" if faces[good] else "dim")
        if aside is not None:
            line.append(f"   {self.say('board-aside')}: {self.label('good', aside)}", style="dim")
        return line

    # -- the seats and the supply

    def holdings(self) -> RenderableType:
        grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
        grid.add_column(self.say("board-turn", turn=self.view["turn"]), max_width=18, no_wrap=True)
        for ware in WARE.labels:
            grid.add_column(self.label("ware", ware), justify="right")
        for heading in ("pesos", "points", "markers"):
            grid.add_column(self.say(f"board-{heading}"), justify="right")
        grid.add_column("")
        for seat, held in enumerate(self.view["boards"]):
            grid.add_row(self.player(seat), *self.amounts(held), str(held["markers"]), self.status(held))
        supply = self.view["supply"]
        goods = [str(supply[ware]) for ware in WARE.labels]
        grid.add_row(self.say("board-supply"), *goods, str(supply["pesos"]), str(supply["vp"]), "", "", style="dim")
        return grid

    def player(self, seat: int) -> Text:
        mark = "▸ " if seat == self.view["active"] and not self.view["over"] else "  "
        return Text(mark, style="bold") + self.seat(seat)

    def amounts(self, held: dict[str, Any]) -> list[str]:
        if held["goods"] is None:
            return [HIDDEN] * (len(WARE) + 2)
        return [*(str(held["goods"][ware]) for ware in WARE.labels), str(held["pesos"]), str(held["vp"])]

    def status(self, held: dict[str, Any]) -> str:
        if held["passed"]:
            return self.say("board-passed")
        return f"{PAWN} {self.say('board-off-board')}" if held["pawn"] is None else ""
