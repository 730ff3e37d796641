"""Saved reviews of finished games, as numbers and keys."""

import json
from typing import Any

from sqlalchemy import select

from malecon.store import schema
from malecon.store.database import insert_of
from malecon.store.store import Store


def keep_review(store: Store, table: str, ply: int, revision: int, found: dict[str, Any], at: int) -> None:
    """Saves a review, replacing one from before a take-back."""
    values = {"ply": ply, "revision": revision, "found": json.dumps(found, separators=(",", ":")), "at": at}
    statement = insert_of(store.shared)(schema.reviews).values(table_id=table, **values)
    statement = statement.on_conflict_do_update(index_elements=["table_id"], set_=values)
    store.write(table, lambda c: c.execute(statement).rowcount)


def review_of(store: Store, table: str, ply: int, revision: int) -> dict[str, Any] | None:
    """The review of this very game; None if there is none, or the game went on differently since."""
    r = schema.reviews.c
    with store.reading() as c:
        found = c.execute(select(r.found).where(r.table_id == table, r.ply == ply, r.revision == revision)).scalar()
    return None if found is None else dict(json.loads(found))
