"""Arithmetic that gives the same bits on every machine.

The `exp` of two machines may differ in the last bit, and then a bot could choose differently in the browser than on the
server. Sums, products and square roots are the same everywhere by the floating-point standard.
"""

from math import factorial

import numpy as np

from malecon.core.jit import jit

LARGEST = 700.0  # beyond this the result overflows
LOG2_E = 1.4426950408889634
LN2_HIGH, LN2_LOW = 0.6931471803691238, 1.9082149292705877e-10  # the logarithm of 2 in two parts
STRIDE = 16
FINE = np.array([2.0**k for k in range(STRIDE)])
LOWEST = -64
COARSE = np.array([2.0 ** (STRIDE * k) for k in range(LOWEST, 64)])
SERIES = np.array([1.0 / factorial(k) for k in range(14)])


@jit
def exp(x: float) -> float:
    """The exponential function, to about the last bit."""
    x = min(max(float(x), -LARGEST), LARGEST)
    halves = x * LOG2_E + 0.5
    twos = int(halves)
    if twos > halves:  # the cast rounds towards zero, but we need to round down
        twos -= 1
    rest = (x - twos * LN2_HIGH) - twos * LN2_LOW  # at most half the logarithm of 2
    total = 0.0
    for k in range(SERIES.shape[0] - 1, -1, -1):
        total = total * rest + SERIES[k]
    return float(total * FINE[twos % STRIDE] * COARSE[twos // STRIDE - LOWEST])
