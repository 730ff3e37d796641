"""The kernels of a title: what each thread of a graphics card does with its play. Only compiling needs this module.

They call the same functions as every other target. Masks are packed here. A record that is played for long is kept in
the thread's own memory, where the same field of neighbouring plays is adjacent.
"""

import operator
from collections.abc import Callable
from typing import Any

import numpy as np
from numba import cuda, types
from numba.cuda import cgutils
from numba.cuda.extending import (
    intrinsic,
    lower_builtin,
    make_attribute_wrapper,
    models,
    overload,
    overload_attribute,
    register_model,
    type_callable,
)
from numba.cuda.np import arrayobj
from numba.cuda.np.numpy_support import from_dtype

from malecon.core import contract, jit, masks, plays
from malecon.core.chance import begin, signed
from malecon.core.masks import BLOCK, NONE, ONE
from malecon.core.targets.cpu import START
from malecon.core.title import Title

Signature = tuple[Any, ...]


class Packed(types.Type):
    """A mask packed into words."""

    words = True  # what masks.is_packed looks for

    def __init__(self, words: Any) -> None:
        self.array = words
        super().__init__(name=f"Packed({words})")


@register_model(Packed)
class PackedModel(models.StructModel):
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, [("words", kind.array)])


make_attribute_wrapper(Packed, "words", "words")


@intrinsic
def packed(typing: Any, words: Any) -> Any:
    """A packed mask backed by these words."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        proxy = cgutils.create_struct_proxy(signature.return_type)(context, builder)
        proxy.words = arguments[0]
        return proxy._getvalue()

    return Packed(words)(words), generate


@intrinsic
def records_in(typing: Any, words: Any, like: Any) -> Any:
    """The memory of an array of words, viewed as an array of one record of the same type as in `like`."""
    array = types.Array(like.dtype, 1, "C")

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        source = arrayobj.make_array(words)(context, builder, arguments[0])
        made = arrayobj.make_array(array)(context, builder)
        size = context.get_constant(types.intp, like.dtype.size)
        one = context.get_constant(types.intp, 1)
        data = builder.bitcast(source.data, made.data.type)
        arrayobj.populate_array(made, data=data, shape=(one,), strides=(size,), itemsize=size, meminfo=None)
        return made._getvalue()

    return array(words, like), generate


@overload(operator.setitem, strict=False)
def _set_bit(mask: Any, action: Any, value: Any) -> Any:
    if not isinstance(mask, Packed):
        return None

    def set_bit(mask: Any, action: Any, value: Any) -> None:
        bit = np.uint32(ONE << np.uint32(action & (BLOCK - 1)))
        word = mask.words[action // BLOCK]
        mask.words[action // BLOCK] = np.uint32(word | bit) if value else np.uint32(word & np.uint32(~bit))

    return set_bit


@overload(operator.getitem, strict=False)
def _get_bit(mask: Any, action: Any) -> Any:
    if not isinstance(mask, Packed):
        return None

    def get_bit(mask: Any, action: Any) -> Any:
        return np.uint8((mask.words[action // BLOCK] >> np.uint32(action & (BLOCK - 1))) & ONE)

    return get_bit


@overload_attribute(Packed, "shape", strict=False)
def _shape(mask: Any) -> Any:
    return lambda mask: (mask.words.shape[0] * BLOCK,)


@overload(masks.ones, strict=False)
def _ones(word: Any) -> Any:
    return lambda word: np.int64(cuda.popc(word))


@overload(masks.lowest, strict=False)
def _lowest(word: Any) -> Any:
    return lambda word: np.int64(cuda.ffs(word)) - 1


type_callable(jit.scratch)(jit.scratch_type)
for _shape in (types.IntegerLiteral, types.BaseTuple):
    lower_builtin(jit.scratch, _shape, types.NumberClass)(jit.scratch_code(cgutils, arrayobj))

for _name, _meaning in jit.meanings:
    overload(_name, strict=False)(_meaning)


def kernels(title: Title) -> dict[str, tuple[Callable[..., None], Signature]]:
    """Every kernel of a title with the types of its arguments."""
    record = from_dtype(title.state.dtype)
    actions = len(title.actions)
    words = -(-actions // BLOCK)
    seats = title.seats.stop - 1
    terms = len(title.terms)
    size = title.state.dtype.itemsize // 8

    def array(kind: Any, dimensions: int = 1, layout: str = "C") -> Any:
        return types.Array(kind, dimensions, layout)

    records, packs = array(record), array(types.uint32, 2)
    per_play, table = array(types.uint8), array(types.int32, 2)

    def step(
        states: Any, blanks: Any, kinds: Any, seeds: Any, chosen: Any, bits: Any, movers: Any, rewards: Any,
        ended: Any, scores: Any, wrong: Any,
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        if i < kinds.shape[0]:
            action = signed(chosen[i])
            if action != START and (action < 0 or action >= actions or not masks.allows(bits, i, action)):
                wrong[i] = 1
            else:
                room = cuda.local.array(words, types.uint32)
                points = cuda.local.array((2, seats), types.int32)
                ended[i] = plays.step_play(
                    states, i, action, blanks[kinds[i]], seeds, i, packed(room), points, rewards, scores
                )
                movers[i] = contract.to_move(states[i])
                for w in range(words):
                    bits[i, w] = room[w]

    def look(states: Any, bits: Any, movers: Any) -> None:
        i = cuda.grid(1)
        if i < movers.shape[0]:
            room = cuda.local.array(words, types.uint32)
            plays.look(states[i], packed(room), movers, i)
            for w in range(words):
                bits[i, w] = room[w]

    def expand(bits: Any, four: Any) -> None:
        """Unpacks masks into bytes, four at a time."""
        at = cuda.grid(1)
        if at < four.shape[0]:
            value = NONE
            for k in range(4):
                place = at * 4 + k
                i = place // actions
                if i < bits.shape[0] and masks.allows(bits, i, place - i * actions):
                    value = np.uint32(value | np.uint32(ONE << np.uint32(8 * k)))
            four[at] = value

    def observe(states: Any, who: Any, out: Any) -> None:
        i = cuda.grid(1)
        if i < out.shape[0]:
            contract.observe(states[i], signed(who[i]), out[i])

    def evaluate(states: Any, out: Any) -> None:
        i = cuda.grid(1)
        if i < out.shape[0]:
            room = cuda.local.array((seats, terms), types.float32)
            plays.evaluate_play(states[i], room, out, i)

    def determinize(states: Any, who: Any, seeds: Any) -> None:
        i = cuda.grid(1)
        if i < seeds.shape[0]:
            begin(states[i], seeds[i])
            contract.determinize(states[i], signed(who[i]))

    def played(audited: bool) -> Callable[..., None]:
        def random(blanks: Any, players: int, seed: Any, first: int, last: int, scores: Any, tallies: Any) -> None:
            i = cuda.grid(1)
            if i < tallies.shape[0]:
                own = cuda.local.array(size, types.uint64, 16)
                room = cuda.local.array(words, types.uint32)
                points = cuda.local.array((2, seats), types.int32)
                plays.random_play(
                    records_in(own, blanks), 0, blanks[0], players, seed, first + i, tallies.shape[0], last, audited,
                    packed(room), points, scores, first, tallies[i],
                )  # fmt: skip

        return random

    i64, u64 = types.int64, types.uint64
    random_types = (records, i64, u64, i64, i64, table, array(i64, 2))
    return {
        "step": (
            step,
            (records, records, array(types.int32), array(u64), array(types.int32, 1, "A"), packs, array(types.int8),
             array(types.float32, 2), per_play, table, per_play),
        ),
        "look": (look, (records, packs, array(types.int8))),
        "expand": (expand, (packs, array(types.uint32))),
        "observe": (observe, (records, array(types.int8, 1, "A"), array(types.float32, 2))),
        "evaluate": (evaluate, (records, array(types.float32, 2))),
        "determinize": (determinize, (records, array(types.int8, 1, "A"), array(u64))),
        "random": (played(False), random_types),
        "audit": (played(True), random_types),
    }  # fmt: skip
