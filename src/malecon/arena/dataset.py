"""Data sets for learning: every decision of games between bots as a row of a Parquet file. Needs pyarrow (extra `arena`).

The columns are described in docs/measuring.md; the file's own metadata names the features and the actions.
"""

import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

import malecon
from malecon.arena.match import SEED_MASK, Match, block_seed, warm
from malecon.arena.notes import round_of
from malecon.arena.runner import no_script
from malecon.bots import bot
from malecon.core.title import Title

Rows = dict[str, list[Any]]
AHEAD = 2  # games given out for each process before the first comes back


def schema(title: Title, match: Match) -> Any:
    """The columns, with what one needs to read them as metadata."""
    told = {
        "malecon": malecon.__version__, "title": title.name, "data": title.data.version, "seats": match.seats,
        "bots": list(match.bots), "seed": match.seed, "options": match.options, "features": list(title.features),
        "actions": list(title.actions.notations),
    }  # fmt: skip
    columns = [
        ("game", pa.int32()), ("seed", pa.int64()), ("ply", pa.int16()), ("round", pa.int16()), ("seat", pa.int8()),
        ("bot", pa.dictionary(pa.int8(), pa.string())),
        ("observation", pa.list_(pa.float32(), len(title.features))),
        ("legal", pa.list_(pa.int16())), ("policy", pa.list_(pa.float32())), ("action", pa.int16()),
        ("value", pa.float32()), ("win", pa.float32()), ("score", pa.int16()), ("scores", pa.list_(pa.int16())),
    ]  # fmt: skip
    return pa.schema(columns, metadata={"malecon": json.dumps(told, ensure_ascii=False)})


def rows_of(match: Match, game: int) -> Rows:
    """Every decision of one game. The line-up is rotated from game to game, so that no bot keeps a seat."""
    seed, seats, title = block_seed(match, game), match.seats, malecon.title(match.title)
    codes = [match.bots[(seat + game) % seats] for seat in range(seats)]
    players = [bot(code, (seed + 7919 * seat) & SEED_MASK) for seat, code in enumerate(codes)]
    position = title.new(seats, seed, **match.options)
    rows: Rows = {name: [] for name in schema(title, match).names}
    while (seat := position.to_move) is not None:
        choice, legal = players[seat].study(position), np.array(position.legal_actions())
        visits = np.asarray(choice.visits, np.float64)[legal]
        policy = visits / visits.sum() if visits.sum() > 0 else (legal == choice.action).astype(np.float64)
        row = {
            "game": game, "seed": seed, "ply": position.ply, "round": round_of(position) + 1, "seat": seat,
            "bot": codes[seat], "observation": position.observe(seat), "legal": legal.astype(np.int16),
            "policy": policy.astype(np.float32), "action": choice.action, "value": float(choice.chance[choice.action]),
        }  # fmt: skip
        for name, value in row.items():
            rows[name].append(value)
        position.play_action(choice.action)
    winners, scores = position.winners(), list(position.scores())
    for seat in rows["seat"]:
        rows["win"].append(1.0 / len(winners) if seat in winners else 0.0)
        rows["score"].append(scores[seat])
        rows["scores"].append(scores)
    return rows


def write_dataset(
    title: str, bots: tuple[str, ...], games: int, out: str | Path, *, seed: int = 0,
    options: dict[str, Any] | None = None, workers: int | None = None, progress: Callable[[int], None] | None = None,
) -> int:  # fmt: skip
    """Plays the games and writes the file, a row group a game; returns the number of rows. The same call gives the same
    rows, whatever the number of processes, as long as bots are set by iterations and not by time."""
    match = Match(title, bots, games, seed, options or {})
    path, draft = Path(out), Path(f"{out}.draft")
    path.parent.mkdir(parents=True, exist_ok=True)
    shape, count = schema(malecon.title(title), match), 0
    with pq.ParquetWriter(draft, shape, compression="zstd") as file:
        for game, rows in enumerate(_played(match, workers)):
            file.write_table(pa.table(rows, shape))
            count += len(rows["ply"])
            if progress is not None:
                progress(game + 1)
    draft.replace(path)  # a file of that name is always whole
    return count


def _played(match: Match, workers: int | None) -> Iterator[Rows]:
    processes = min(workers or os.cpu_count() or 1, match.blocks)
    warm(match.title, match.house_bots)
    if processes == 1:
        yield from (rows_of(match, game) for game in range(match.blocks))
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        with no_script():
            waiting = [pool.submit(rows_of, match, game) for game in range(min(processes * AHEAD, match.blocks))]
        for game in range(match.blocks):
            yield waiting.pop(0).result()
            if (following := game + processes * AHEAD) < match.blocks:
                waiting.append(pool.submit(rows_of, match, following))
