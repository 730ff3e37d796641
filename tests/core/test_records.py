"""Records are read and written; any text gives a position or BadRecord, nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import malecon
from walks import walk

TITLE = malecon.title("puerto_rico")


def short_play(plies: int = 12, **options: object) -> malecon.Position:
    *_, position = walk(TITLE.new(3, 5, **options), 1, plies)
    return position


RECORD = short_play().record()
LINES = RECORD.splitlines()


def test_a_record_reads_as_documented() -> None:
    position = short_play(2, hospice_hacienda="normal_tile_only")
    head, _, _plays = position.record(("Ana", "Boris the Great", "bot:search:500")).partition("---\n")
    assert head.splitlines() == [
        "malecon 2",
        "title puerto_rico",
        f"data {TITLE.data.version}",
        'seats Ana "Boris the Great" bot:search:500',
        "option hospice_hacienda normal_tile_only",
        "seed 5",
    ]


def test_comments_and_empty_lines_are_passed_over() -> None:
    assert malecon.replay("# a good game\n\n" + RECORD + "\n# resigned\n") == short_play()


def test_a_prefix_can_be_replayed() -> None:
    assert malecon.replay(RECORD, plies=3).ply == 3


@pytest.mark.parametrize(
    ("line", "becomes", "says"),
    [
        (1, "malecon 1", "Line 1 .*0.1 .*cannot be replayed"),
        (1, "malecon 3", "Line 1 .*“3” is not a valid value"),
        (1, "hello", "Line 1 .*not an entry"),
        (2, "title catan", "Line 2 .*no game called “catan”"),
        (3, "data 000000", "Line 3 .*made with data 000000"),
        (4, "seats Ana", "Line 4 .*2 to 5 seats"),
        (4, 'seats "Ana', "Line 4 .*not a valid value"),
        (5, "seed x", "Line 5 .*not a valid value"),
        (5, "seed -4", "Line 5 .*not a valid seed"),
        (5, "option nothing true", "Line 5 .*no option|either a seed"),
        (6, "role mayor", "Line 6 .*not an entry"),
        (7, "role nobody", "Line 7 .*role nobody"),
        (9, "ship corn 1", "Line 9 .*ship corn 1"),
    ],
)
def test_a_broken_record_names_the_line(line: int, becomes: str, says: str) -> None:
    broken = LINES.copy()
    broken[line - 1] = becomes
    with pytest.raises(malecon.BadRecord, match=says) as trouble:
        malecon.replay("\n".join(broken))
    for lang in ("en", "ru", "it"):
        assert trouble.value.say(lang)


def test_an_option_of_a_wrong_choice_names_its_line() -> None:
    broken = [*LINES[:4], "option hidden_vp maybe", *LINES[4:]]
    with pytest.raises(malecon.BadRecord, match="Line 5 .*true, false"):
        malecon.replay("\n".join(broken))


def test_a_play_from_a_described_position_carries_it() -> None:
    position = TITLE.from_dict(short_play().to_dict())
    position.play(position.legal()[0])
    record = position.record()
    assert "position {" in record
    assert malecon.replay(record) == position


def read(text: str) -> None:
    try:
        malecon.replay(text)
    except malecon.BadRecord as trouble:
        assert 1 <= trouble.line <= max(len(text.splitlines()), 1)


@given(st.text())
def test_any_text_gives_a_position_or_bad_record(text: str) -> None:
    read(text)


@given(st.lists(st.tuples(st.integers(0, len(LINES) - 1), st.sampled_from(["drop", "twice", "swap", "cut", "noise"])),
                max_size=4), st.text(max_size=20))  # fmt: skip
def test_any_damage_to_a_record_gives_a_position_or_bad_record(damage: list[tuple[int, str]], noise: str) -> None:
    lines = LINES.copy()
    for at, what in damage:
        at = min(at, len(lines) - 1)
        if what == "drop" and len(lines) > 1:
            del lines[at]
        elif what == "twice":
            lines.insert(at, lines[at])
        elif what == "swap":
            lines[at], lines[0] = lines[0], lines[at]
        elif what == "cut":
            lines[at] = lines[at][: len(lines[at]) // 2]
        elif what == "noise":
            lines[at] += " " + noise
    read("\n".join(lines))


FIELDS = st.sampled_from(["seats", "rng", "phase", "goods"])
ANYTHING = st.recursive(
    st.none() | st.integers() | st.text(max_size=5),
    lambda x: st.lists(x, max_size=4) | st.dictionaries(FIELDS, x, max_size=4),
)


@given(ANYTHING)
def test_any_described_position_in_a_record_gives_a_position_or_bad_record(value: object) -> None:
    import json

    read("\n".join([*LINES[:4], "position " + json.dumps(value), "---"]))
