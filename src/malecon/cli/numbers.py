"""The page of a title's uncertain numbers: where each comes from, and how an owner of the box corrects it.

What the numbers of a group were inferred from is said by the title's words: `doubt-<group>` is the heading and its
`.text` the reason; an attribute named after an entry (`doubt-plantations.common`) gives that entry its own reason.
"""

from malecon.cli.console import WORDS
from malecon.cli.rules import table
from malecon.core.listing import entries_of
from malecon.core.title import Title


def numbers_page(title: Title, lang: str) -> str:
    """The whole page as Markdown."""
    name, groups = title.name_in(lang), title.data.uncertain
    parts = [f"# {WORDS.say(lang, 'numbers-title', title=name)}"]
    parts.append(WORDS.say(lang, "numbers-about" if groups else "numbers-all-certain"))
    parts += [_group(title, group, lang) for group in groups]
    parts.append(f"## {WORDS.say(lang, 'numbers-correct')}")
    parts.append(WORDS.say(lang, "numbers-correct.text"))
    parts.append(f"```toml\n{title.data.example().strip()}\n```")
    parts.append(WORDS.say(lang, "numbers-correct.run", title=title.name))
    if title.data.corrected:
        paths = ", ".join(f"`{path}`" for path in title.data.corrected)
        parts.append(WORDS.say(lang, "numbers-corrected", paths=paths))
    return "\n\n".join(parts) + "\n"


def _group(title: Title, group: str, lang: str) -> str:
    words, key = title.words, f"doubt-{group}"
    parts = [f"## {words.say(lang, key)} `{group}`", words.say(lang, f"{key}.text"), table(title, group, lang)]
    reasons = [c for c in entries_of(title.data[group]) if words.has(f"{key}.{c}", lang)]
    if reasons:
        parts.append("\n".join(f"- `{code}`: {words.say(lang, f'{key}.{code}')}" for code in reasons))
    return "\n\n".join(parts)
