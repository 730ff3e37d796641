"""The rules page of a title, made from its words and its data, so that they always agree."""

from typing import Any

from rich.markdown import Markdown

from malecon.cli.console import WORDS, console
from malecon.core.data import has_ids
from malecon.core.listing import entries_of, labels_of, names_of
from malecon.core.title import Chapter, Title


def handbook(title: Title, lang: str) -> str:
    """The whole page as Markdown."""
    parts = [f"# {title.name_in(lang)}", WORDS.say(lang, "fan-work"), title.words.say(lang, "title.about")]
    parts += [_chapter(title, chapter, lang) for chapter in title.chapters]
    parts.append(_options(title, lang))
    return "\n\n".join(parts) + "\n"


def _chapter(title: Title, chapter: Chapter, lang: str) -> str:
    words = title.words
    parts = [f"## {words.say(lang, f'rules-{chapter.key}')}", words.say(lang, f"rules-{chapter.key}.text")]
    if chapter.axis:
        prefix = f"{chapter.axis}-"
        explained = [k for k in labels_of(title) if k.startswith(prefix) and words.has(k + ".rule")]
        parts.append("\n".join(f"- **{words.say(lang, k)}**: {words.say(lang, k + '.rule')}" for k in explained))
    if chapter.data:
        parts.append(table(title, chapter.data, lang))
    return "\n\n".join(parts)


def table(title: Title, group: str, lang: str) -> str:
    """A group of numbers with its source and certainty. The code beside a name is for override files."""
    entries = entries_of(title.data[group])
    corrected = title.data.corrected_in(group)
    columns: list[str] = []
    for value in entries.values():
        if isinstance(value, dict):
            columns += [c for c in value if c not in columns]
    certainty = WORDS.say(lang, f"certainty-{title.data.certainty(group)}")
    source = title.words.say(lang, f"origin-{title.data.source(group)}")
    names = {code: title.words.say(lang, key) for code, key in names_of(title, entries).items()}

    def named(code: str) -> str:
        return f"`{code}`" if names.get(code, code) == code else f"{names[code]} `{code}`"

    lines = [f"*{WORDS.say(lang, 'numbers')}: {certainty} ({source})*", ""]
    lines += [
        _row(["", *(named(c) for c in columns)] if columns else ["", ""]),
        _row(["---"] * (max(len(columns), 1) + 1)),
    ]
    for code, value in entries.items():
        cells = [value.get(c, "") for c in columns] if isinstance(value, dict) else [value]
        shown = [_cell(c, names) for c in cells]
        mark = (
            f" *({WORDS.say(lang, 'number-corrected')})*" if _is_corrected(code, corrected, title.data[group]) else ""
        )
        lines.append(_row([named(code) + mark, *shown, *[""] * (max(len(columns), 1) - len(cells))]))
    return "\n".join(lines)


def _is_corrected(code: str, corrected: set[str], group: dict[str, Any]) -> bool:
    """Whether the operator corrected this entry, or the whole list that it is in."""
    return code in corrected or any(has_ids(group.get(name)) for name in corrected)


def _cell(value: Any, names: dict[str, str]) -> str:
    if isinstance(value, list):
        joint = "/" if all(isinstance(v, int) for v in value) else ", "
        return joint.join(_cell(v, names) for v in value)
    if isinstance(value, dict):
        return ", ".join(f"{names.get(k, k)} {_cell(v, names)}" for k, v in value.items())
    return names.get(value, str(value)) if isinstance(value, str) else str(value)


def _row(cells: list[Any]) -> str:
    return "| " + " | ".join(str(c) for c in cells) + " |"


def _options(title: Title, lang: str) -> str:
    words = title.words
    lines = [f"## {WORDS.say(lang, 'rule-options')}", ""]
    for option in title.options.all.values():
        choices = ", ".join(f"`{str(c).lower()}`" + ("*" if c == option.default else "") for c in option.choices)
        name, about = words.say(lang, f"option-{option.name}"), words.say(lang, f"option-{option.name}.help")
        lines.append(f"- **{name}** (`{option.name}`: {choices}): {about}")
    if title.options.presets:
        lines += ["", WORDS.say(lang, "presets") + ": " + ", ".join(f"`{p}`" for p in title.options.presets)]
    return "\n".join(lines)


def show(text: str) -> None:
    """Shows the page, in a pager if a person is there."""
    if console.is_interactive:
        with console.pager(styles=True):
            console.print(Markdown(text))
    else:
        console.print(Markdown(text))
