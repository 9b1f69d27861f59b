"""elementary.csv: python3 gen_elementary.py OUT.csv

Columns: function,x,y,result,rest. `y` is the second argument (pow) or empty. `result` is the
correctly rounded double of the function at exactly x (and y), as a C99 hex float or inf, -inf, nan;
`rest` is what the rounding took away, in units in the last place of the exact value (subnormal
results: of 2^-1074), so that the error of any `got` is |(got - result)/unit - rest| units.

Arguments: plain grids and seeded draws over the ranges in use and over all exponents, the ends of the
domain, switches between methods (powers of two), multiples of pi/2, thresholds of overflow and
underflow, subnormals, every row of the tables behind exp, log and sin, and for each function the
hardest of some thousand draws (exact value next to the middle between two doubles).
Needs mpmath; computed with 1200 bits.
"""
import math
import random
import struct
import sys

import mpmath as mp

from veclib import to_double

mp.mp.prec = 1200  # also for multiples of pi/2 up to 2^900


def bits(x):
    return struct.unpack("<Q", struct.pack("<d", x))[0]


def number(b):
    return struct.unpack("<d", struct.pack("<Q", b))[0]


def around(x, steps=2):
    """The finite doubles up to so many steps from an x other than 0."""
    near = [math.copysign(number(bits(abs(x)) + i), x) for i in range(-steps, steps + 1)]
    return [v for v in near if math.isfinite(v)]


def both(values):
    return [s * v for v in values for s in (1, -1)]


POWERS = [2.0 ** e for e in (-1074, -1060, -1022, -1000, -300, -100, -60, -54, -53, -40, -30, -27, -20, -10, -8,
                             -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6)]
POWERS = sorted(set(v for p in POWERS for v in (p, p * 1.5)) | {2.0 ** -n * (1 - 2.0 ** -53) for n in range(9)})
GRID = [i / 64 for i in range(-128, 129, 5)]
SPECIAL = [0.0, -0.0, math.inf, -math.inf, math.nan]


class Draws(random.Random):
    def log_uniform(self, low, high):
        a, b = bits(low), bits(high)
        x = number(a + self.getrandbits(62) % (b - a + 1))
        return -x if self.getrandbits(1) else x

    def between(self, low, high):
        return low + (high - low) * self.random()


def ends(*values):
    return [v for value in values for v in around(value)]


def draws(count, draw):
    return [draw() for _ in range(count)]


# Each function of one argument: its mathematics, its values at 0, -0, inf, -inf and nan, its arguments
# from a generator, and the draw for hard cases.

def exp_arguments(rng):
    tables = [float(j * mp.log(2) / 64) + rng.between(-0.005, 0.005) for j in range(64)]
    return (ends(709.782712893384, -708.3964185322641, -745.1332191019411, -744.4400719213812)
            + both(POWERS) + GRID + tables + draws(120, lambda: rng.between(-745, 710))
            + draws(40, lambda: rng.between(-745.2, -708))), lambda: rng.between(-30, 30)


def exp2_arguments(rng):
    return (ends(1024.0, -1022.0, -1074.0, -1075.0, 0.0078125, -0.0078125) + both(POWERS) + GRID
            + [float(n) for n in (-1073, -1000, -37, 7, 100, 1000, 1023)]
            + draws(120, lambda: rng.between(-1075, 1024))), lambda: rng.between(-30, 30)


def expm1_arguments(rng):
    return (ends(709.782712893384, -37.42994775023705, -0.03125, 0.03125) + both(POWERS) + GRID
            + draws(60, lambda: rng.between(-40, 710))
            + draws(80, lambda: rng.log_uniform(1e-18, 1))), lambda: rng.between(-1, 1)


def log_arguments(rng):
    tables = [number(bits(0.6875) + (j << 45) + rng.getrandbits(45)) for j in range(128)]
    return (ends(1 - 2.0 ** -8, 1 + 2.0 ** -8, 0.6875, 1.375, 1.0, 2.0, 0.5, math.e) + POWERS + tables
            + [sys.float_info.max, -1.0, -5e-324] + draws(100, lambda: abs(rng.log_uniform(5e-324, 1.7e308)))
            + draws(60, lambda: rng.between(0.9, 1.1))
            + draws(60, lambda: 1 + rng.log_uniform(1e-16, 0.01))), lambda: rng.between(0.5, 2)


def log1p_arguments(rng):
    return (ends(-2.0 ** -8, 2.0 ** -8, -0.3125, 0.375, 2.0 ** 53, 2.0 ** 60) + POWERS
            + [-p for p in POWERS if p < 1] + [sys.float_info.max, -1.0, -1.0 - 2.0 ** -52]
            + draws(60, lambda: abs(rng.log_uniform(1e-18, 1.7e308)))
            + draws(100, lambda: rng.between(-1, 1))), lambda: rng.between(-0.5, 1)


def angles(rng):
    half_pi = mp.pi / 2
    multiples = [float(k * half_pi) for k in (1, 2, 3, 4, 5, 6, 7, 8, 11, 22, 100, 573204, 1001315, 1001316)]
    far = [float(rng.getrandbits(bits) * half_pi) for bits in range(8, 900, 27)]
    hard = [6381956970095103.0 * 2.0 ** 797, 5.319372648326541e255, 355.0, 1e22, sys.float_info.max]
    tables = [j / 32 + rng.between(-1 / 64, 1 / 64) for j in range(1, 26) for _ in range(2)]
    return (ends(*multiples, *hard, 1572864.0, 0.78515625, 0.015625) + far + both(POWERS) + GRID + tables
            + draws(60, lambda: rng.between(-1e6, 1e6)) + draws(60, lambda: rng.between(-10, 10))
            + draws(40, lambda: rng.log_uniform(1e-9, 1.7e308))), lambda: rng.between(-4, 4)


def half_turns(rng):
    halves = [n / 2 for n in range(-9, 10) if n] + [1e6, 1e6 + 0.5, 2.0 ** 52 - 0.5, 2.0 ** 52 + 1, -2.0 ** 53 + 1,
                                                    2.0 ** 53, -1e300]
    return (halves + ends(0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 1e6 + 0.5) + both(POWERS) + GRID
            + draws(100, lambda: rng.between(-2, 2)) + draws(40, lambda: rng.between(-1e6, 1e6))
            + draws(40, lambda: rng.log_uniform(5e-324, 1))), lambda: rng.between(-1, 1)


def asin_arguments(rng):
    powers = [p for p in POWERS if p <= 1]
    return (ends(0.5, -0.5, 2.0 ** -27) + both(powers) + [v for v in GRID if abs(v) <= 1] + [1 + 2.0 ** -52, -2.0, 1e300]
            + [1 - 2.0 ** -n for n in range(2, 54)] + draws(100, lambda: rng.between(-1, 1))
            + draws(40, lambda: rng.log_uniform(1e-12, 1))), lambda: rng.between(-1, 1)


def hyperbolic_arguments(rng):
    return (ends(710.4758600739439, -710.4758600739439, 0.0625, 40.0, 717.0532) + both(POWERS) + GRID
            + draws(60, lambda: rng.between(-711, 711)) + draws(60, lambda: rng.between(-40, 40))
            + draws(60, lambda: rng.log_uniform(1e-9, 1))), lambda: rng.between(-3, 3)


INF, NAN = math.inf, math.nan
FUNCTIONS = {
    "exp": (mp.exp, [1.0, 1.0, INF, 0.0, NAN], exp_arguments),
    "exp2": (lambda x: mp.mpf(2) ** x, [1.0, 1.0, INF, 0.0, NAN], exp2_arguments),
    "expm1": (mp.expm1, [0.0, -0.0, INF, -1.0, NAN], expm1_arguments),
    "log": (lambda x: mp.log(x) if x > 0 else NAN, [-INF, -INF, INF, NAN, NAN], log_arguments),
    "log2": (lambda x: mp.log(x) / mp.log(2) if x > 0 else NAN, [-INF, -INF, INF, NAN, NAN], log_arguments),
    "log1p": (lambda x: mp.log1p(x) if x > -1 else -INF if x == -1 else NAN, [0.0, -0.0, INF, NAN, NAN],
              log1p_arguments),
    "sin": (mp.sin, [0.0, -0.0, NAN, NAN, NAN], angles),
    "cos": (mp.cos, [1.0, 1.0, NAN, NAN, NAN], angles),
    "sinPi": (lambda x: mp.sinpi(x) if x != mp.floor(x) else math.copysign(0.0, x), [0.0, -0.0, NAN, NAN, NAN], half_turns),
    "cosPi": (mp.cospi, [1.0, 1.0, NAN, NAN, NAN], half_turns),
    "asin": (lambda x: mp.asin(x) if abs(x) <= 1 else NAN, [0.0, -0.0, NAN, NAN, NAN], asin_arguments),
    "sinh": (mp.sinh, [0.0, -0.0, INF, -INF, NAN], hyperbolic_arguments),
    "cosh": (mp.cosh, [1.0, 1.0, INF, INF, NAN], hyperbolic_arguments),
    "sinhOverX": (lambda x: mp.sinh(x) / x, [1.0, 1.0, INF, INF, NAN], hyperbolic_arguments),
}


def power(x, y):
    """x to the y for finite x other than 0 and finite y (NaN where the mathematics has no value)."""
    if x < 0 and y != mp.floor(y):
        return NAN
    return mp.mpf(x) ** mp.mpf(y)


def power_arguments(rng):
    def towards(low, high):
        x = abs(rng.log_uniform(1e-300, 1e300))
        return x, float(rng.between(low, high) / mp.log(x))

    def near_one():
        x = 1 + rng.log_uniform(2.0 ** -30, 2.0 ** -4)
        return x, float(rng.between(-700, 700) / mp.log(x))

    return ([(x, float(y)) for x in (-3.0, -1.0, -0.5, 0.5, 1.0, 1.5, 10.0) for y in range(-9, 10)]
            + [(i / 16, e) for i in range(1, 17) for e in (1 / 3, 0.5, 1.7, 2.4, 5.0)]
            + [(x, y) for x in (2.0, 0.5, 1 + 2.0 ** -52, 1 - 2.0 ** -53, -2.0, 1e300, 5e-324)
               for y in (0.5, 1023.0, 1024.0, -1074.0, -1075.0, 1e300, -1e300, 2.0 ** 53, 2.0 ** 53 - 1, 1e-300)]
            + draws(80, lambda: towards(-20, 20)) + draws(60, lambda: towards(-745, 710))
            + draws(60, near_one)), lambda: (rng.random(), rng.between(0, 6))


POWER_SPECIAL = [  # IEEE 754-2019, section 9.2.1; but NaN gives NaN always.
    (0.0, 3.0, 0.0), (-0.0, 3.0, -0.0), (0.0, 2.5, 0.0), (-0.0, 2.0, 0.0), (0.0, -3.0, INF), (-0.0, -3.0, -INF),
    (-0.0, -2.0, INF), (0.0, 0.0, 1.0), (-0.0, -0.0, 1.0), (INF, 0.0, 1.0), (5.0, -0.0, 1.0), (INF, 2.0, INF),
    (INF, -2.0, 0.0), (-INF, 3.0, -INF), (-INF, 2.0, INF), (-INF, -3.0, -0.0), (-INF, -2.0, 0.0), (-INF, 0.5, INF),
    (2.0, INF, INF), (2.0, -INF, 0.0), (0.5, INF, 0.0), (0.5, -INF, INF), (-2.0, INF, INF), (-0.5, INF, 0.0),
    (1.0, INF, 1.0), (-1.0, INF, 1.0), (-1.0, -INF, 1.0), (0.0, INF, 0.0), (0.0, -INF, INF), (INF, INF, INF),
    (-2.0, 0.5, NAN), (NAN, 1.0, NAN), (1.0, NAN, NAN), (NAN, 0.0, NAN), (NAN, NAN, NAN), (-1.0, 1e300, 1.0),
]


def text(x):
    if math.isnan(x):
        return "nan"
    return str(x) if math.isinf(x) else x.hex()


def rounded(exact):
    """The double next to exact, and the rest in units in the last place of exact."""
    if exact == 0 or mp.mag(exact) < -1100 or mp.mag(exact) > 1024:
        far = 0.0 if mp.mag(exact) < 0 else math.inf
        return math.copysign(far, exact), 0.0
    try:
        result = to_double(exact)
    except OverflowError:
        return math.copysign(math.inf, exact), 0.0
    if math.isinf(result):
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


def hardest(function, hard):
    """The 30 of 2000 draws whose exact value is closest to the middle between two doubles."""
    candidates = draws(2000, hard)
    return sorted(candidates, key=lambda c: -abs(rounded(function(c))[1]))[:30]


def main():
    lines = ["function,x,y,result,rest"]
    for name, (function, special, make) in FUNCTIONS.items():
        arguments, hard = make(Draws(20_240_601))
        lines += [row(name, (x,), y) for x, y in zip(SPECIAL, special)]
        arguments = dict.fromkeys(arguments + hardest(lambda x: function(mp.mpf(x)), hard))
        lines += [row(name, (x,), function(mp.mpf(x))) for x in arguments if x != 0]
    arguments, hard = power_arguments(Draws(20_240_601))
    lines += [row("pow", (x, y), z) for x, y, z in POWER_SPECIAL]
    lines += [row("pow", c, power(*c)) for c in dict.fromkeys(arguments + hardest(lambda c: power(*c), hard))]
    with open(sys.argv[1], "w") as out:
        out.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
