"""elementary.csv: python3 gen_elementary.py OUT.csv

Columns: function,x,y,result,rest. `y` is the second argument (pow) or empty. `result` is the
correctly rounded double of the function at exactly x (and y), as a C99 hex float or inf, -inf, nan;
`rest` is what the rounding took away, in units in the last place of the exact value (subnormal
results: of 2^-1074), so that the error of any `got` is |(got - result)/unit - rest| units.

Arguments: plain grids and seeded draws over the ranges in use and over all exponents, the ends of the
domain, switches between methods (powers of two), multiples of pi/2, thresholds of overflow and
underflow, subnormals, and for each function the hardest of some thousand draws (exact value next to the
middle between two doubles). Needs mpmath; computed with 400 bits, with 1300 for arguments of sin and cos.
"""
import math
import random
import struct
import sys

import mpmath as mp

from veclib import to_double

mp.mp.prec = 400


def bits(x):
    return struct.unpack("<Q", struct.pack("<d", x))[0]


def number(b):
    return struct.unpack("<d", struct.pack("<Q", b))[0]


def around(x, steps=2):
    """The doubles up to so many steps from a positive or negative x."""
    return [math.copysign(number(bits(abs(x)) + i), x) for i in range(-steps, steps + 1)]


def both(values):
    return [s * v for v in values for s in (1, -1)]


POWERS = [2.0 ** e for e in (-1074, -1060, -1022, -1000, -300, -100, -60, -54, -53, -52, -40, -30, -27, -26,
                             -20, -16, -10, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6)]
POWERS = sorted(set(v for p in POWERS for v in (p, p * 1.5, p * (1 - 2.0 ** -53), p * (1 + 2.0 ** -52))))
GRID = [i / 64 for i in range(-128, 129, 3)]
SPECIAL = [0.0, -0.0, math.inf, -math.inf, math.nan]


class Draws(random.Random):
    def log_uniform(self, low, high):
        a, b = bits(low), bits(high)
        x = number(a + self.getrandbits(62) % (b - a + 1))
        return -x if self.getrandbits(1) else x

    def between(self, low, high):
        return low + (high - low) * self.random()


def exp_arguments(rng):
    ends = [709.782712893384, -708.3964185322641, -745.1332191019411, -744.4400719213812]
    return ([v for e in ends for v in around(e)] + both(POWERS) + GRID
            + [rng.between(-745, 710) for _ in range(150)] + [rng.between(-745.2, -708) for _ in range(50)],
            lambda: rng.between(-30, 30))


def expm1_arguments(rng):
    ends = [709.782712893384, -37.42994775023705, -0.015625, 0.015625]
    return ([v for e in ends for v in around(e)] + both(POWERS) + GRID
            + [rng.between(-40, 710) for _ in range(100)] + [rng.log_uniform(1e-18, 1) for _ in range(100)],
            lambda: rng.between(-1, 1))


def log_arguments(rng):
    ends = [1 - 2.0 ** -7, 1 + 2.0 ** -7, 0.6875, 1.375, 1.0, 2.0, 0.5, math.e]
    return ([v for e in ends for v in around(e)] + POWERS + [sys.float_info.max, -1.0, -5e-324]
            + [abs(rng.log_uniform(5e-324, 1.7e308)) for _ in range(150)]
            + [rng.between(0.9, 1.1) for _ in range(100)] + [1 + rng.log_uniform(1e-16, 0.01) for _ in range(100)],
            lambda: rng.between(0.5, 2))


FUNCTIONS = {
    "exp": (mp.exp, exp_arguments),
    "expm1": (mp.expm1, expm1_arguments),
    "log": (lambda x: mp.log(x), log_arguments),
}

# Values at 0, -0, inf, -inf, nan, which the mathematics leaves open (C11, annex F).
AT_SPECIAL = {
    "exp": [1.0, 1.0, math.inf, 0.0, math.nan],
    "expm1": [0.0, -0.0, math.inf, -1.0, math.nan],
    "log": [-math.inf, -math.inf, math.inf, math.nan, math.nan],
}


def text(x):
    if math.isnan(x):
        return "nan"
    return str(x) if math.isinf(x) else x.hex()


def rounded(exact):
    """The double next to exact, and the rest in units in the last place of exact."""
    try:
        result = to_double(exact)
    except OverflowError:
        result = math.inf if exact > 0 else -math.inf
    if exact == 0 or math.isinf(result):
        return result, 0.0
    unit = mp.mpf(2) ** max(mp.frexp(exact)[1] - 53, -1074)
    return result, float((exact - mp.mpf(result)) / unit)


def row(name, arguments, exact):
    if isinstance(exact, float):
        result, rest = exact, 0.0
    else:
        result, rest = rounded(exact)
    y = text(arguments[1]) if len(arguments) > 1 else ""
    return f"{name},{text(arguments[0])},{y},{text(result)},{rest:.6g}"


def main():
    lines = ["function,x,y,result,rest"]
    for name, (function, make) in FUNCTIONS.items():
        rng = Draws(20_240_601)
        arguments, hard = make(rng)
        candidates = [hard() for _ in range(3000)]
        candidates.sort(key=lambda x: -abs(rounded(function(mp.mpf(x)))[1]))
        lines += [row(name, (x,), y) for x, y in zip(SPECIAL, AT_SPECIAL[name])]
        for x in arguments + candidates[:40]:
            if x == 0:
                continue
            undefined = name == "log" and x < 0
            lines.append(row(name, (x,), math.nan if undefined else function(mp.mpf(x))))
    with open(sys.argv[1], "w") as out:
        out.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
