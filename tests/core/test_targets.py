"""Batches on every target that is there, and what compiled code must not do so that every target can compile it."""

import ast
import ctypes
import importlib.util
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import malecon
from malecon.core import sources
from malecon.core.errors import BadDevice, BadOption, IllegalAction

NAME = "santiago"
SRC = Path(malecon.__file__).parents[1]


def random_actions(batch: malecon.Batch, rng: np.random.Generator) -> Any:
    return (rng.random(batch.masks.shape) * batch.masks).argmax(axis=1)


def walk(batch: malecon.Batch, steps: int, seed: int = 1) -> bytes:
    """Steps at random; all that came of it, as bytes."""
    rng = np.random.default_rng(seed)
    seen = [batch.states.tobytes()]
    for _ in range(steps):
        rewards, ended = batch.step(random_actions(batch, rng))
        seen += [batch.masks.tobytes(), batch.movers.tobytes(), rewards.tobytes(), ended.tobytes()]
    return b"".join([*seen, batch.scores.tobytes(), batch.states.tobytes()])


def test_threads_do_what_one_core_does() -> None:
    one, two = (malecon.Batch(NAME, 4, 600, seed=3, threads=threads) for threads in (1, 2))
    assert walk(one, 250) == walk(two, 250)
    a, b = (malecon.simulate(NAME, 3, 300, seed=5, threads=threads) for threads in (1, 2))
    assert a.decisions == b.decisions and (a.scores == b.scores).all()


FORKED = f"""
import os, signal, malecon
batch = malecon.Batch({NAME!r}, 3, 600, seed=1, threads=2)
batch.step(batch.masks.argmax(axis=1))
child = os.fork()
if child == 0:
    signal.alarm(60)
    batch.step(batch.masks.argmax(axis=1))
    os._exit(0)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
def test_a_process_that_was_forked_has_threads_of_its_own() -> None:
    """Gymnasium's workers are made like that; the threads of their parent do not come along."""
    env = {**os.environ, "PYTHONPATH": str(SRC)}
    done = subprocess.run([sys.executable, "-c", FORKED], env=env, capture_output=True, text=True)
    assert done.stdout.strip() == "0", done.stderr[-2000:]


def test_seats_and_options_may_differ_from_play_to_play() -> None:
    title = malecon.title(NAME)
    option = next(iter(title.options.all.values()))
    seats = [title.seats[i % len(title.seats)] for i in range(60)]
    options = [{option.name: option.choices[i % len(option.choices)]} for i in range(60)]
    batch = malecon.Batch(title, seats, 60, seed=1, options=options)
    walk(batch, 600)  # every play starts anew at least once
    assert batch.scores.any(axis=1).all()
    for i in range(60):
        position = batch.position(i)
        assert position.seats == seats[i]
        assert position.options[option.name] == options[i][option.name]
        assert not batch.rewards[i, seats[i] :].any()


def test_the_result_of_a_play_is_that_of_its_last_position() -> None:
    """The batch pays what a Position says, decision by decision."""
    batch = malecon.Batch(NAME, 3, 20, seed=4)
    rng = np.random.default_rng(2)
    positions = [batch.position(i) for i in range(20)]
    ended = 0
    for _ in range(300):
        actions = random_actions(batch, rng)
        batch.step(actions)
        for i in range(20):
            positions[i].play_action(int(actions[i]))
            if batch.ended[i]:
                ended += 1
                winners = positions[i].winners()
                assert batch.scores[i].tolist() == list(positions[i].scores())
                assert np.flatnonzero(batch.rewards[i]).tolist() == list(winners)
                assert batch.rewards[i].sum() == pytest.approx(1)
                positions[i] = batch.position(i)
            else:
                assert positions[i].to_bytes() == batch.position(i).to_bytes()
    assert ended >= 20


def test_positions_go_in_and_come_out() -> None:
    title = malecon.title(NAME)
    positions = [title.new(2 + i % 3, seed=i) for i in range(9)]
    batch = malecon.Batch.of(positions)
    for i, position in enumerate(positions):
        assert batch.position(i) == position
        assert batch.masks[i].tolist() == position.mask().tolist()
        assert batch.movers[i] == position.to_move
        assert (batch.observations()[i] == position.observe(position.to_move or 0)).all()
    assert (batch.observations(seat=1)[3] == positions[3].observe(1)).all()
    with pytest.raises(BadOption):
        malecon.Batch.of([])
    with pytest.raises(BadOption):
        malecon.Batch.of([positions[0], malecon.title("havana").new(3, seed=1)])


def test_a_clone_has_a_future_of_its_own() -> None:
    batch = malecon.Batch(NAME, 4, 30, seed=6)
    twin = batch.clone()
    before = twin.states.tobytes()
    first = walk(batch, 40)
    assert twin.states.tobytes() == before
    assert walk(twin, 40) == first


def test_determinizing_keeps_what_the_mover_sees() -> None:
    batch = malecon.Batch(NAME, 4, 30, seed=6)
    walk(batch, 30)
    drawn = batch.determinize(seed=1)
    assert (drawn.observations() == batch.observations()).all()
    assert (drawn.masks == batch.masks).all()
    assert drawn.states.tobytes() != batch.states.tobytes()
    assert batch.determinize(seed=1).states.tobytes() == drawn.states.tobytes()


def test_many_leaves_are_judged_at_once_into_the_array_given() -> None:
    batch = malecon.Batch(NAME, 3, 25, seed=6)
    out = np.full((25, 3), 7, np.float32)
    assert batch.evaluate(out=out) is out
    assert (out == batch.evaluate()).all() and not (out == 7).any()
    rows = np.full((25, len(batch.title.features)), 7, np.float32)
    assert batch.observations(out=rows) is rows
    assert (rows == batch.observations()).all()
    with pytest.raises(BadOption):
        batch.observations(out=rows[:3])


class Tensor:
    """What torch's tensors have: memory of the host that `numpy()` shares, or of a card."""

    def __init__(self, array: Any, device: int = 1) -> None:
        self.array, self.shape, self.device = array, array.shape, device

    def numpy(self) -> Any:
        return self.array

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.device, 0


def test_a_tensor_may_be_filled_and_what_cannot_be_is_refused() -> None:
    batch = malecon.Batch(NAME, 3, 25, seed=6)
    wanted = batch.observations()
    room = np.full(wanted.shape, 7, np.float32)
    tensor = Tensor(room)
    assert batch.observations(out=tensor) is tensor
    assert (room == wanted).all()
    sealed = room.copy()
    sealed.flags.writeable = False
    for wrong in (room.astype(np.float64), np.asfortranarray(room), sealed, Tensor(room, 2), room.tolist()):
        with pytest.raises(BadOption, match="array to fill"):
            batch.observations(out=wrong)
    with pytest.raises(BadOption, match="array to fill"):
        batch.evaluate(out=np.zeros((25, 3), np.int32))


class Elsewhere:
    """An array of another library: it is not NumPy's, but hands its memory over by DLPack."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __dlpack__(self, **named: Any) -> Any:
        return self.array.__dlpack__(**named)

    def __dlpack_device__(self) -> Any:
        return self.array.__dlpack_device__()


@pytest.mark.parametrize("given", [list, np.int64, np.uint8, np.int16, lambda a: Elsewhere(a.astype(np.int32))])
def test_actions_may_come_as_anything_that_holds_whole_numbers(given: Any) -> None:
    batch, same = (malecon.Batch(NAME, 3, 25, seed=6) for _ in range(2))
    actions = batch.masks.argmax(axis=1)
    assert actions.max() < 256
    kept = actions.astype(given) if isinstance(given, type) and given is not list else given(actions)
    batch.step(kept)
    same.step(actions)
    assert batch.states.tobytes() == same.states.tobytes() != malecon.Batch(NAME, 3, 25, seed=6).states.tobytes()


def test_arrays_are_handed_over_without_a_copy() -> None:
    batch = malecon.Batch(NAME, 3, 25, seed=6)
    for name in ("masks", "movers", "rewards", "ended", "scores"):
        mine = getattr(batch, name)
        assert np.shares_memory(np.from_dlpack(mine), mine), name
        assert getattr(batch, name) is mine
        for array in (mine, getattr(batch.clone(), name)):
            assert array.ctypes.data % 64 == 0 and array.flags.carray, f"JAX would copy {name}"
    first = batch.observations()
    assert batch.observations() is not first and first.ctypes.data % 64 == 0


def test_each_play_may_be_seen_and_redrawn_for_a_seat_of_its_own() -> None:
    batch = malecon.Batch(NAME, 4, 30, seed=6)
    walk(batch, 30)
    seats = np.arange(30) % 4
    rows, drawn = batch.observations(seat=seats), batch.determinize(seat=seats, seed=2)
    for i, seat in enumerate(seats.tolist()):
        assert (rows[i] == batch.position(i).observe(seat)).all()
        assert drawn.position(i).view(seat) == batch.position(i).view(seat)
    for wrong in (4, -1, 256, 1.0, "first", [0, 1, 2, 3, 4] * 6, [0, 1]):
        with pytest.raises(BadOption, match="3"):
            batch.observations(seat=wrong)


def test_plays_start_anew_when_told() -> None:
    batch = malecon.Batch(NAME, 3, 25, seed=6)
    walk(batch, 10)
    before = [batch.position(i) for i in range(25)]
    batch.restart(np.arange(25) % 5 == 0, seeds=[9] * 25)
    again = [batch.position(i) for i in range(25)]
    assert [i for i in range(25) if again[i] != before[i]] == list(range(0, 25, 5))
    assert len({again[i].to_bytes() for i in range(0, 25, 5)}) == 1  # of one seed
    assert (batch.masks[5] == again[5].mask()).all()
    batch.restart()
    assert len({batch.position(i).to_bytes() for i in range(1, 5)} | {again[5].to_bytes()}) == 5
    batch.check()
    for wrong in ({"which": [True]}, {"seeds": [1, 2]}):
        with pytest.raises(BadOption, match="25"):
            batch.restart(**wrong)


def test_a_batch_says_what_it_is() -> None:
    batch = malecon.Batch(NAME, 3, 25, seed=6, threads=2)
    assert (len(batch), batch.device, batch.stream, batch.title.name) == (25, "cpu", None, NAME)
    assert repr(batch) == f"<25 plays of {NAME} on cpu>"
    for wrong in (-1, 25):
        with pytest.raises(BadOption, match="24"):
            batch.position(wrong)


def test_an_illegal_action_is_refused_at_once_or_when_asked() -> None:
    strict = malecon.Batch(NAME, 3, 25, seed=6)
    actions = strict.masks.argmax(axis=1)
    actions[7] = int(np.flatnonzero(strict.masks[7] == 0)[0])
    before = strict.states.tobytes()
    with pytest.raises(IllegalAction, match="7"):
        strict.step(actions)
    assert strict.states.tobytes() == before
    lenient = malecon.Batch(NAME, 3, 25, seed=6, strict=False)
    alone = lenient.position(7)
    lenient.step(actions)
    assert lenient.position(7) == alone and lenient.position(6) != strict.position(6)
    with pytest.raises(IllegalAction, match="7.*since the last check"):
        lenient.check()
    lenient.check()


@pytest.mark.parametrize("wrong", [-1, -2, 1 << 32, 1 << 20])
def test_a_number_that_is_no_action_leaves_a_play_as_it_is(wrong: int) -> None:
    batch = malecon.Batch(NAME, 3, 25, seed=6, strict=False)
    actions = batch.masks.argmax(axis=1).astype(np.int64)
    actions[7] = wrong
    alone = batch.position(7)
    batch.step(actions)
    assert batch.position(7) == alone
    with pytest.raises(IllegalAction, match="7"):
        batch.check()
    with pytest.raises(IllegalAction, match="7"):
        malecon.Batch(NAME, 3, 25, seed=6).step(actions)


@pytest.mark.parametrize("wrong", [[0.0] * 25, ["pass"] * 25, [None] * 25, [True] * 25])
def test_actions_that_are_no_whole_numbers_are_refused(wrong: list[Any]) -> None:
    with pytest.raises(BadOption, match="whole numbers"):
        malecon.Batch(NAME, 3, 25, seed=6).step(wrong)


class HostCard:
    """A card whose memory is the host's, for what happens around the kernels."""

    def __init__(self) -> None:
        self.rooms: dict[int, Any] = {}
        self.ordered: list[tuple[int, int]] = []  # (later stream, earlier stream)
        self.read_in: list[int] = []  # streams in which something was copied to the host

    def keep_order(self, later: int, earlier: int) -> None:
        self.ordered.append((later, earlier))

    def allocate(self, size: int) -> int:
        room = np.zeros(max(size, 1), np.uint8)
        self.rooms[room.ctypes.data] = room
        return int(room.ctypes.data)

    def free(self, pointer: int) -> None:
        del self.rooms[pointer]

    def copy_in(self, pointer: int, array: Any, stream: int) -> None:
        ctypes.memmove(pointer, array.ctypes.data, array.nbytes)

    def copy_out(self, array: Any, pointer: int, stream: int) -> None:
        self.read_in.append(stream)
        ctypes.memmove(array.ctypes.data, pointer, array.nbytes)


def test_a_strict_batch_on_a_card_refuses_before_anything_is_stepped(monkeypatch: pytest.MonkeyPatch) -> None:
    """64-bit actions, as torch has them, are read in place; the refusal names the play and the action."""
    from malecon.core.targets import cuda

    monkeypatch.setattr(cuda, "card", HostCard)
    target: Any = cuda.Cuda()
    batch = malecon.Batch(NAME, 3, 25, seed=6)
    actions = batch.masks.argmax(axis=1).astype(np.int64)
    actions[7] = int(np.flatnonzero(batch.masks[7] == 0)[0])
    assert target.actions(target.upload(actions)).numpy().tolist() == actions.tolist()
    with pytest.raises(BadOption, match="whole numbers"):
        target.actions(np.zeros(25, np.float32))
    batch._plays.masks = target.upload(batch.masks)
    batch._target, batch.strict = target, True
    monkeypatch.setattr(target, "_step", lambda *_: pytest.fail("stepped"))
    with pytest.raises(IllegalAction, match="7") as refused:
        batch.step(target.upload(actions))
    assert str(actions[7]) in str(refused.value)


@pytest.fixture
def on_host(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The target for a card, with a card that lives on the host."""
    from malecon.core.targets import cuda

    monkeypatch.setattr(cuda, "card", HostCard)
    return cuda.Cuda()


def test_seats_on_a_card_are_refused_as_on_the_cpu(on_host: Any) -> None:
    assert on_host.seats(2, 30, 4).numpy().tolist() == [2] * 30
    each = np.arange(30) % 4
    assert on_host.seats(each.tolist(), 30, 4).numpy().tolist() == each.tolist()
    assert on_host.seats(on_host.upload(each), 30, 4).numpy().tolist() == each.tolist()
    for wrong in (4, -1, 256, 1.0, "first", [0, 1, 2, 3, 4] * 6, [0, 1], on_host.upload(each[:7]),
                  on_host.upload(each.astype(np.float32))):  # fmt: skip
        with pytest.raises(BadOption, match="3"):
            on_host.seats(wrong, 30, 4)


def test_other_libraries_find_our_work_done_in_their_stream(on_host: Any) -> None:
    """JAX works in a stream of its own: it says which, and that stream waits for ours, not the host."""
    on_host.stream = 77
    array = on_host.upload(np.arange(6, dtype=np.int32).reshape(2, 3))
    for stream in (5, None, -1):
        array[1:].__dlpack__(stream=stream)
    assert on_host.card.ordered == [(5, 77), (1, 77)]  # None: the default stream; -1: no order wanted
    assert array.__cuda_array_interface__["stream"] == 77
    assert np.asarray(array).tolist() == [[0, 1, 2], [3, 4, 5]] and on_host.card.read_in == [77]
    on_host.stream = 0
    assert array.__cuda_array_interface__["stream"] == 1, "0 is ambiguous: the protocol forbids it"


class Theirs:
    """An array of another library on the card; JAX's do not name their stream, but can be waited for."""

    def __init__(self, array: Any, **face: Any) -> None:
        self.waited, self.array = False, array
        named = {name: value for name, value in array.__cuda_array_interface__.items() if name != "stream"}
        self.__cuda_array_interface__ = named | face

    def block_until_ready(self) -> None:
        self.waited = True


def test_we_find_the_work_of_other_libraries_done(on_host: Any) -> None:
    on_host.stream = 77
    actions = on_host.upload(np.arange(6, dtype=np.int64))
    cupy, jax = Theirs(actions, stream=5), Theirs(actions)
    for given in (cupy, jax):
        assert on_host.actions(given).numpy().tolist() == list(range(6))
    assert on_host.card.ordered == [(77, 5)] and (cupy.waited, jax.waited) == (False, True)


def test_an_order_is_kept_by_an_event_of_the_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    from malecon.core.targets import driver

    called: list[tuple[Any, ...]] = []
    monkeypatch.setattr(
        driver, "call", lambda name, *given: called.append((name, *[getattr(g, "value", g) for g in given]))
    )
    monkeypatch.setattr(driver.Card, "make_current", lambda self: None)
    card = driver.Card.__new__(driver.Card)
    card.keep_order(1, 0)
    assert called == [], "both are the default stream"
    card.keep_order(5, 0)
    assert [name for name, *_ in called] == [
        "cuEventCreate", "cuEventRecord", "cuStreamWaitEvent", "cuEventDestroy_v2",
    ]  # fmt: skip
    assert called[1][2] == 1 and called[2][1] == 5


@pytest.mark.parametrize("count", [0, -3, 2.5, True])
def test_a_wrong_number_of_plays_is_refused(count: Any) -> None:
    with pytest.raises(BadOption):
        malecon.Batch(NAME, 3, count)


def test_unknown_devices_and_threads_are_refused() -> None:
    with pytest.raises(BadOption, match="cpu, cuda"):
        malecon.Batch(NAME, 3, 2, device="abacus")
    with pytest.raises(BadOption):
        malecon.Batch(NAME, 3, 2, threads=0)
    with pytest.raises(BadOption):
        malecon.Batch(NAME, [3, 4], 3)


@pytest.mark.skipif(Path("/dev/nvidia0").exists(), reason="there is a graphics card here")
def test_without_a_card_there_is_one_clear_error() -> None:
    for call in (lambda: malecon.Batch(NAME, 3, 2, device="cuda"), lambda: malecon.simulate(NAME, 3, 2, device="cuda")):
        with pytest.raises(BadDevice, match="graphics card"):
            call()


# -- what every target can compile

BUILTINS = {"range", "min", "max", "abs", "int", "float", "bool", "len"}
NUMBERS = {
    "int8",
    "int16",
    "int32",
    "int64",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "float32",
    "float64",
    "sqrt",
    "exp",
}


def compiled_modules() -> list[ModuleType]:
    bots = [f"malecon.bots.compiled.{file.stem}" for file in (SRC / "malecon/bots/compiled").glob("[a-z]*.py")]
    assert "malecon.bots.compiled.guided" in bots
    roots = ["malecon.core.plays", "malecon.core.masks", *(import_module(name).__name__ for name in bots)]
    names = set(sources.modules_behind(tuple(roots), "malecon.bots.compiled"))
    for name in malecon.titles():
        title = malecon.title(name)
        names |= set(sources.modules_behind((title.rules.__name__, title.advice.__name__), f"malecon.titles.{name}"))
    return [sys.modules[name] for name in sorted(names)]


def is_inner(function: ast.FunctionDef) -> bool:
    return any(isinstance(d, ast.Name) and d.id == "jit" for d in function.decorator_list)


def called(node: ast.expr, names: dict[str, Any]) -> Any:
    """What a call calls: an object of ours, or its name where it is a builtin."""
    if isinstance(node, ast.Name):
        return names.get(node.id, node.id)
    if isinstance(node, ast.Attribute):
        home = called(node.value, names)
        return getattr(home, node.attr, f"a method {node.attr}") if isinstance(home, ModuleType) else f".{node.attr}"
    return ast.unparse(node)


def may_be_called(what: Any, ours: set[int]) -> bool:
    if isinstance(what, str):
        return what in BUILTINS
    if getattr(what, "__name__", None) in NUMBERS and (what.__class__.__module__ == "numpy" or isinstance(what, type)):
        return True
    return id(what) in ours or hasattr(what, "py_func") or getattr(what, "__module__", "") == "malecon.core.masks"


def test_rules_advice_and_search_allocate_nothing_and_call_nothing_outside() -> None:
    """Inner functions call only each other, a few builtins, and NumPy's numbers; and they make no arrays or lists."""
    from malecon.core import contract, jit

    ours = {id(f) for f in vars(contract).values() if callable(f)} | {id(jit.scratch)}
    wrong = []
    for module in compiled_modules():
        tree = ast.parse(Path(str(module.__file__)).read_text())
        for function in [f for f in ast.walk(tree) if isinstance(f, ast.FunctionDef) and is_inner(f)]:
            for node in ast.walk(ast.Module(function.body, [])):
                where = f"{module.__name__}.{function.name}, line {getattr(node, 'lineno', '?')}"
                if isinstance(node, ast.List | ast.Dict | ast.Set | ast.ListComp | ast.GeneratorExp | ast.JoinedStr):
                    wrong.append(f"{where}: makes {type(node).__name__}")
                if isinstance(node, ast.Call) and not may_be_called(called(node.func, vars(module)), ours):
                    wrong.append(f"{where}: calls {ast.unparse(node.func)}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.skipif(importlib.util.find_spec("numba_cuda") is None, reason="not run: numba-cuda is not installed")
@pytest.mark.parametrize("name", malecon.titles())
def test_every_title_compiles_for_a_graphics_card(name: str, tmp_path: Path) -> None:
    """In a process of its own, because compiling for a card without one needs a stand-in for it."""
    code = (
        "import sys, malecon; from malecon.core.targets import ptx; "
        f"print(len(ptx.ptx_of(malecon.title({name!r}), 'step', (9, 0))))"
    )
    env = {**os.environ, "PYTHONPATH": str(SRC), "MALECON_CACHE": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    assert int(done.stdout) > 10_000
