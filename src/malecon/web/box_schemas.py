"""The contract's part about boxes: the schema of a title's box follows from its data file."""

from collections.abc import Sequence
from typing import Any

from malecon.core.title import Title

Schema = dict[str, Any]
SCALARS: dict[type, Schema] = {int: {"type": "integer"}, str: {"type": "string"}}


def box_schema(title: Title) -> Schema:
    return {**_named([title.data.tables]), "description": f"Every number of {title.name_in('en')}, by its table."}


def _schema(values: Sequence[Any]) -> Schema:
    """The schema that fits all of these values."""
    if all(type(value) is dict for value in values):
        return _rows(values) if len(values) == 1 and _all_dicts(values[0]) else _named(values)
    if all(type(value) is list for value in values):
        return {"type": "array", "items": _schema([item for value in values for item in value])}
    (kind,) = {type(value) for value in values}
    return SCALARS[kind]


def _all_dicts(value: dict[str, Any]) -> bool:
    return all(type(entry) is dict for entry in value.values())


def _rows(values: Sequence[dict[str, Any]]) -> Schema:
    """A table whose rows have the same form, such as the buildings: any name may be looked up."""
    return {"type": "object", "additionalProperties": _schema(list(values[0].values()))}


def _named(values: Sequence[dict[str, Any]]) -> Schema:
    """Entries by name. If all have the same form, as costs do, any name may be looked up."""
    names = dict.fromkeys(name for value in values for name in value)
    properties = {name: _schema([value[name] for value in values if name in value]) for name in names}
    required = [name for name in names if all(name in value for value in values)]
    schema: Schema = {"type": "object", "properties": properties, "required": required}
    first = next(iter(properties.values()))
    if all(entry == first for entry in properties.values()):
        schema["additionalProperties"] = first
    return schema
