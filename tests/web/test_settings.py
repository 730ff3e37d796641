"""Settings: a file, the environment, the command line; and that docs/serving.md tells each of them."""

import re
from pathlib import Path

import pytest
import typer
from typer.main import get_command

from malecon.cli.serve import serve
from malecon.core.words import LANGS
from malecon.web.settings import BadSetting, Settings, gather, names

GUIDE = (Path(__file__).parents[2] / "docs" / "serving.md").read_text()


def test_the_command_line_wins_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "malecon.toml"
    file.write_text('workers = 2\nbots = 3\npace = 100\nbehind_proxy = true\ndb = "sqlite:///x"\nlimit_tables = 7\n')
    environment = {"MALECON_SETTINGS": str(file), "MALECON_BOTS": "4", "MALECON_PACE": "200", "MALECON_LANG": "ru"}
    found = gather({"pace": 300, "workers": None}, None, environment)
    assert (found.workers, found.bots, found.pace, found.behind_proxy, found.db) == (2, 4, 300, True, "sqlite:///x")
    assert found.limits.tables == 7 and found.limits.open_tables == 10
    assert gather({}, None, {}).address_rate == Settings().address_rate


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("worker = 2", "workers"),
        ("workers = 0", "at least 1"),
        ("pace = 10001", "at most 10000"),
        ("behind_proxy = 'perhaps'", "true or false"),
        ("db = 5", "quotation marks"),
        ("workers = true", "number"),
        ("limit_tables = 'many'", "number"),
        ("workers =", "cannot be read"),
    ],
)
def test_a_setting_that_makes_no_sense_is_said_plainly(text: str, told: str, tmp_path: Path) -> None:
    file = tmp_path / "malecon.toml"
    file.write_text(text)
    with pytest.raises(BadSetting) as refused:
        gather({}, file, {})
    assert told in refused.value.say("en") and str(file) in refused.value.say("en")
    assert all(refused.value.say(lang) for lang in LANGS)


def test_a_file_that_is_not_there_is_said_plainly() -> None:
    with pytest.raises(BadSetting, match="nowhere.toml"):
        gather({}, "/nowhere.toml", {})


def table() -> dict[str, list[str]]:
    """The rows of the guide's table of settings, by setting."""
    rows = re.findall(
        r"^\| `([a-z_]+)` \| `(MALECON_[A-Z_]+)` \| ([^|]*) \| ([^|]*) \| ([^|]+) \|$", GUIDE, re.MULTILINE
    )
    return {
        name: [variable, option.strip(), default.strip(" `"), what] for name, variable, option, default, what in rows
    }


def test_the_guide_tells_every_setting_as_it_is() -> None:
    told, known = table(), names()
    assert list(told) == list(known), "the table of docs/serving.md has the settings of Settings, in the same order"
    app = typer.Typer(add_completion=False)
    app.command()(serve)
    options = {option for parameter in get_command(app).params for option in parameter.opts}
    for name, (variable, option, default, _) in told.items():
        assert variable == f"MALECON_{name.upper()}"
        assert not option or option.strip("`") in options, name
        if name == "db":
            continue
        is_default = known[name].default
        shown = str(is_default).lower().removesuffix(".0") or "none"
        assert default == shown, name
    shown_options = {option.strip("`") for _, option, _, _ in told.values() if option}
    assert options - shown_options <= {"--settings", "--browser", "--lang"}


def test_the_file_in_the_guide_is_read(tmp_path: Path) -> None:
    [block] = re.findall(r"^    # /etc/malecon.toml\n((?:    .*\n)+)", GUIDE, re.MULTILINE)
    file = tmp_path / "malecon.toml"
    file.write_text("\n".join(line.strip() for line in block.splitlines()))
    assert gather({}, file, {}).behind_proxy
