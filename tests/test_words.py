"""Every string a person reads exists in English, Russian and Italian, and none is left over."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import malecon
from malecon.cli.telling import HELD
from malecon.core.listing import entries_of, numbers
from malecon.core.words import LANGS

PACKAGE = Path(malecon.__file__).parent
FOLDERS = sorted({path.parent for path in PACKAGE.rglob("*.ftl")})
PAGE = PACKAGE.parents[1] / "page" / "src"
# Families of keys that a title's own names ask for, and no other.
FAMILIES = (
    "act-",
    "did-",
    "ask-",
    "phase-",
    "origin-",
    "source-",
    "counts-",
    "option-",
    "choice-",
    "invariant-",
    "rules-",
    "certainty-",
    "datum-",
    "doubt-",
)
CYRILLIC = re.compile("[а-яё]", re.I)


def messages(folder: Path, lang: str) -> dict[str, ast.Pattern]:
    found: dict[str, ast.Pattern] = {}
    for entry in FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{folder}/{lang}.ftl: {str(entry.content)[:80]}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{folder}/{lang}.ftl: {entry.id.name} twice"
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(pattern: ast.Pattern) -> set[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.names


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda f: str(f.parent.relative_to(PACKAGE)))
def test_the_three_languages_have_the_same_keys_and_variables(folder: Path) -> None:
    english = messages(folder, "en")
    assert english
    for lang in LANGS[1:]:
        other = messages(folder, lang)
        assert other.keys() == english.keys()
        for key, pattern in other.items():
            counted = (
                {"count"} if key.endswith(".gain") else set()
            )  # sugar has no plural in English, and three forms elsewhere
            bent = {re.sub("_(of|name)$", "", name) for name in variables(pattern)}  # other forms of the same name
            known = {re.sub("_(of|name)$", "", name) for name in variables(english[key])}
            assert bent <= known | counted, f"{lang} {key}"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda f: str(f.parent.relative_to(PACKAGE)))
def test_russian_is_russian_and_the_others_are_not(folder: Path) -> None:
    russian = (folder / "ru.ftl").read_text(encoding="utf-8")
    assert CYRILLIC.search(russian)
    for lang in ("en", "it"):
        assert not CYRILLIC.search((folder / f"{lang}.ftl").read_text(encoding="utf-8"))


def sources() -> str:
    files = [*PACKAGE.rglob("*.py"), *PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda f: str(f.parent.relative_to(PACKAGE)))
def test_no_key_is_left_over(folder: Path) -> None:
    """A key is used if the code names it, or if it belongs to a family made from the title's own names."""
    code = sources()
    prefixes = tuple(re.findall(r"""f["']([a-z][a-z_-]*-)\{""", code))  # f"level-{name}"
    prefixes += tuple(f"{axis}-" for axis in re.findall(r"""label\(\s*["']([a-z_]+)["']""", code))  # label("rose", ...)
    made = set[str]()
    if folder.parent.parent.name == "titles":
        made = family_keys(malecon.title(folder.parent.name))
    unused = []
    for key in messages(folder, "en"):
        name = key.partition(".")[0]
        if name in made or f'"{name}"' in code or f"'{name}'" in code or f'"{key}"' in code:
            continue
        if name.startswith(prefixes) and not (folder.parent.parent.name == "titles" and name.startswith(FAMILIES)):
            continue
        unused.append(key)
    assert unused == []


def family_keys(title: malecon.Title) -> set[str]:
    """Every key that a title's names ask for."""
    keys = {"title"}
    axes: dict[str, set[str]] = {}
    for field in (*title.state.fields.values(), *title.facts.fields.values()):
        for axis in field.axes:
            axes.setdefault(axis.name, set()).update(axis.labels)
        if field.counts:
            keys.add(f"counts-{field.counts}")
    for verb in title.actions.verbs.values():
        keys.update((f"act-{verb.name}", f"did-{verb.name}", "did-points"))
        for axis in verb.axes:
            axes.setdefault(axis.name, set()).update(axis.labels)
    keys.update(f"{axis}-{label}" for axis, labels in axes.items() for label in labels)
    keys.update(f"source-{source}" for source in title.sources)
    keys.update(f"invariant-{name}" for name in title.invariants)
    keys.update(f"origin-{title.data.source(group)}" for group in title.data.groups)
    keys.update(f"rules-{chapter.key}" for chapter in title.chapters)
    keys.update(f"doubt-{group}" for group in title.data.uncertain)
    groups = {chapter.data for chapter in title.chapters if chapter.data} | set(title.data.uncertain)
    shown = (entries_of(title.data[group]) for group in groups)
    keys.update(f"datum-{code}" for group in shown for code in numbers(title, group))
    for option in title.options.all.values():
        keys.add(f"option-{option.name}")
        keys.update(f"choice-{option.name}-{choice}" for choice in option.choices)
    phases = phase_labels(title)
    keys.update(f"{kind}-{phase}" for phase in phases for kind in ("ask", "phase"))
    return keys


def phase_labels(title: malecon.Title) -> tuple[str, ...]:
    from importlib import import_module

    labels: tuple[str, ...] = import_module(f"malecon.titles.{title.name}.state").PHASE.labels
    return labels


def counted_aloud(title: malecon.Title) -> set[str]:
    """The keys of all that the terminal says a seat won or lost."""
    fields = [f for f in title.state.fields.values() if f.counts in HELD and f.axes and f.axes[0].name == "seat"]
    plain = {f"counts-{f.counts}" for f in fields if len(f.axes) == 1}
    return plain | {f"{f.axes[-1].name}-{label}" for f in fields if len(f.axes) > 1 for label in f.axes[-1].labels}


NEEDED = (
    "datum-",
    "doubt-",
    "counts-",
    "source-",
    "invariant-",
    "origin-",
    "act-",
    "did-",
    "option-",
    "rules-",
    "title",
)


@pytest.mark.parametrize("name", malecon.titles())
@pytest.mark.parametrize("lang", LANGS)
def test_every_needed_key_of_a_title_exists(name: str, lang: str) -> None:
    title = malecon.title(name)
    needed = {key for key in family_keys(title) if key.startswith(NEEDED)}
    needed |= {f"rules-{chapter.key}.text" for chapter in title.chapters} | {"title.about"}
    needed |= {f"option-{option}.help" for option in title.options.all}
    needed |= {f"doubt-{group}.text" for group in title.data.uncertain}
    needed |= {f"ask-{phase}" for phase in phase_labels(title) if phase != "end"}
    needed |= {f"phase-{phase}" for phase in phase_labels(title)}
    needed |= {f"{key}.gain" for key in counted_aloud(title)}
    needed |= {f"choice-{o.name}-{c}" for o in title.options.all.values() for c in o.choices if isinstance(c, str)}
    assert sorted(key for key in needed if not title.words.has(key, lang)) == []
