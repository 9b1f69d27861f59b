#!/usr/bin/env python3
"""Measures the errors of Sources/Easing/Math/Elementary*.swift against MPFR.

Usage: python3 scripts/elementary/measure.py [-n COUNT] [FUNCTION ...]   (from the package's root)
Needs: swiftc on PATH, python3 with gmpy2. Prints for each function and range the greatest error
in units in the last place, its argument, and the share of results that are correctly rounded, and
in the end the table of README.md: a row for each function, over all its ranges.
Arguments are drawn with a fixed seed; each range names how.
"""
import argparse
import glob
import random
import struct
import subprocess
import tempfile

import gmpy2
from gmpy2 import mpfr

gmpy2.get_context().precision = 200
gmpy2.get_context().emax = gmpy2.get_emax_max()
gmpy2.get_context().emin = gmpy2.get_emin_min()


def bits(x):
    return struct.unpack("<Q", struct.pack("<d", x))[0]


def number(b):
    return struct.unpack("<d", struct.pack("<Q", b))[0]


def uniform(low, high):
    return lambda rng: rng.uniform(low, high)


def magnitudes(low, high, signed=True):
    """Every exponent as often: bit patterns drawn uniformly between two positive doubles."""
    def draw(rng):
        x = number(rng.randint(bits(low), bits(high)))
        return -x if signed and rng.random() < 0.5 else x
    return draw


def near(centres, width=1 << 12):
    """Doubles within so many steps of one of the centres."""
    def draw(rng):
        x = rng.choice(centres)
        return number(max(0, bits(abs(x)) + rng.randint(-width, width))) * (-1 if x < 0 else 1)
    return draw


def near_multiples_of_half_pi(largest):
    """Doubles within two steps of multiples of pi/2, whose sine or cosine almost vanishes."""
    half_pi = gmpy2.const_pi(2000) / 2

    def draw(rng):
        bound = 2 ** rng.randint(0, largest)
        k = rng.randint(1, bound)
        with gmpy2.context(gmpy2.get_context(), precision=2000):
            x = float(k * half_pi)
        return number(bits(x) + rng.randint(-2, 2)) * rng.choice((1, -1))
    return draw


# The doubles closest to a multiple of pi/2 in proportion (Muller and others, section 11.2).
HARD_ANGLES = [6381956970095103.0 * 2.0**797, 5.319372648326541e255, 6411027962775774.0 / 2**48,
               1.5707963267948966, 3.141592653589793, 22.0, 355.0, 710.0, 1e22, 1.79e308]


def half_turns(function):
    def exact(x):
        rest = gmpy2.remainder(x, mpfr(2))  # exact
        if 2 * rest == int(2 * rest):
            return mpfr(round(function(float(gmpy2.const_pi() * rest))))
        return function(gmpy2.const_pi() * rest)
    return exact


def sinh_over_x(x):
    return gmpy2.sinh(x) / x


def power(base, exponent):
    def draw(rng):
        return base(rng), exponent(rng)
    return draw


def power_towards(low, high):
    """Bases of every exponent, and exponents that bring the result's logarithm into a range."""
    def draw(rng):
        x = number(rng.randint(bits(1e-300), bits(1e300)))
        return x, float(rng.uniform(low, high) / gmpy2.log(mpfr(x)))
    return draw


def near_one_to(low, high):
    def draw(rng):
        x = 1 + rng.choice((1, -1)) * 2.0 ** rng.uniform(-30, -4)
        return x, float(rng.uniform(low, high) / gmpy2.log(mpfr(x)))
    return draw


SUBNORMAL = magnitudes(5e-324, 2.2250738585072014e-308)

ANGLES = {
    "-4...4": uniform(-4, 4), "to 1e6": uniform(-1e6, 1e6), "tiny": magnitudes(1e-20, 0.02),
    "all": magnitudes(5e-324, 1.79e308), "switch": near([1572864.0, 0.785, 0.015625]),
    "near k pi/2": near_multiples_of_half_pi(20), "far k pi/2": near_multiples_of_half_pi(1000),
    "hard": near(HARD_ANGLES, 1),
    "subnormal": SUBNORMAL}
HALF_TURNS = {
    "-1...1": uniform(-1, 1), "to 1e6": uniform(-1e6, 1e6), "tiny": magnitudes(5e-324, 0.02),
    "all": magnitudes(5e-324, 1.79e308), "near k/2": near([0.5, 1.0, 1.5, 2.0, 1e6 + 0.5], 1 << 20),
    "subnormal": SUBNORMAL}
SINH = {
    "-1...1": uniform(-1, 1), "-40...40": uniform(-40, 40), "wide": uniform(-710.4, 710.4),
    "small": magnitudes(1e-20, 0.1), "switch": near([0.0625, -0.0625, 40.0], 1 << 40),
    "subnormal": SUBNORMAL, "ends": near([710.4758600739439, -710.4758600739439])}

FUNCTIONS = {
    "exp": (gmpy2.exp, {
        "-1...1": uniform(-1, 1), "-40...40": uniform(-40, 40), "all normal": uniform(-708.3, 709.7),
        "subnormal": uniform(-745.2, -708.3), "tiny": magnitudes(1e-20, 1),
        "ends": near([709.782712893384, -708.3964185322641, -745.1332191019412])}),
    "expm1": (gmpy2.expm1, {
        "-1...1": uniform(-1, 1), "-40...40": uniform(-40, 40), "wide": uniform(30, 709.7),
        "small": magnitudes(1e-20, 0.02), "switch": near([2.0**-5, -2.0**-5], 1 << 40),
        "subnormal": SUBNORMAL, "ends": near([709.782712893384, -37.42994775023705])}),
    "exp2": (gmpy2.exp2, {
        "-1...1": uniform(-1, 1), "-10...10": uniform(-10, 10), "all normal": uniform(-1022, 1024),
        "subnormal": uniform(-1075.1, -1021.9), "tiny": magnitudes(1e-20, 1),
        "near whole": near([1.0, 2.0, -3.0, 1023.0, -1022.0, -1074.0], 1 << 20)}),
    "log": (gmpy2.log, {
        "0...2": uniform(1e-9, 2), "near 1": uniform(1 - 2.0**-6, 1 + 2.0**-6),
        "next to 1": near([1.0], 1 << 30), "all": magnitudes(5e-324, 1.79e308, False),
        "subnormal": magnitudes(5e-324, 2.2250738585072014e-308, False)}),
    "log1p": (gmpy2.log1p, {
        "-1...1": uniform(-1, 1), "small": magnitudes(1e-20, 0.02), "wide": magnitudes(1e-3, 1.79e308, False),
        "switch": near([2.0**-8, -2.0**-8, 2.0**60], 1 << 40),
        "subnormal": SUBNORMAL, "end": near([-1.0 + 2.0**-41], 4090)}),
    "log2": (gmpy2.log2, {
        "0...2": uniform(1e-9, 2), "near 1": uniform(1 - 2.0**-6, 1 + 2.0**-6),
        "next to 1": near([1.0], 1 << 30), "all": magnitudes(5e-324, 1.79e308, False),
        "subnormal": magnitudes(5e-324, 2.2250738585072014e-308, False)}),
    "sin": (gmpy2.sin, ANGLES),
    "cos": (gmpy2.cos, ANGLES),
    "sinPi": (half_turns(gmpy2.sin), HALF_TURNS),
    "cosPi": (half_turns(gmpy2.cos), HALF_TURNS),
    "asin": (gmpy2.asin, {
        "-1...1": uniform(-1, 1), "small": magnitudes(1e-20, 0.1), "switch": near([0.5, -0.5], 1 << 40),
        "near 1": near([1.0 - 1e-6], 1 << 28), "end": near([1.0 - 2.0**-41, -1.0 + 2.0**-41], 4090),
        "subnormal": SUBNORMAL}),
    "sinh": (gmpy2.sinh, SINH),
    "cosh": (gmpy2.cosh, SINH),
    "sinhOverX": (sinh_over_x, SINH),
    "pow": (lambda x, y: x ** y, {
        "0...1 to 0...6": power(uniform(0, 1), uniform(0, 6)),
        "results to e7": power_towards(-7, 7), "results to e70": power_towards(-70, 70),
        "all results": power_towards(-708.3, 709.7), "subnormal": power_towards(-745.1, -708.3),
        "near 1, to e7": near_one_to(-7, 7), "near 1, to e70": near_one_to(-70, 70),
        "near 1, all": near_one_to(-708.3, 709.7),
        "whole y": power(uniform(-10, 10), lambda rng: float(rng.randint(-20, 20)))}),
}


def ulps(got, exact):
    """The distance in units in the last place of the exact value, subnormal spacing included."""
    if exact == 0:
        return 0.0 if got == 0 else float("inf")
    exponent = max(gmpy2.frexp(exact)[0] - 53, -1074)
    unit = gmpy2.exp2(mpfr(exponent))
    if abs(exact) >= gmpy2.exp2(mpfr(1024)) * (1 - mpfr(2) ** -54):
        return 0.0 if got == (float("inf") if exact > 0 else float("-inf")) else float("inf")
    return float(abs(mpfr(got) - exact) / unit)


def build(folder):
    program = f"{folder}/evaluate"
    math = "Sources/Easing/Math"
    sources = glob.glob(f"{math}/Elementary*.swift") + [
        f"{math}/DoubleDouble.swift", f"{math}/Double+Floor.swift", "scripts/elementary/evaluate.swift"]
    subprocess.run(["swiftc", "-O", "-wmo", "-swift-version", "6", "-parse-as-library",
                    "-package-name", "engine", *sources, "-lm", "-o", program], check=True)
    return program


def evaluate(program, name, arguments):
    lines = "\n".join(" ".join(f"{bits(x):x}" for x in row) for row in arguments)
    out = subprocess.run([program, name], input=lines, capture_output=True, text=True, check=True)
    return [number(int(line, 16)) for line in out.stdout.split()]


def measure(program, name, count):
    """Measures a function range by range; returns its row of the table."""
    exact, ranges = FUNCTIONS[name]
    total, total_wrong, worst_of_all = 0, 0, 0.0
    for label, draw in ranges.items():
        rng = random.Random(f"{name} {label}")
        rows = [draw(rng) for _ in range(count)]
        rows = [row if isinstance(row, tuple) else (row,) for row in rows]
        worst, where, wrong = 0.0, None, 0
        for row, got in zip(rows, evaluate(program, name, rows)):
            error = ulps(got, exact(*map(mpfr, row)))
            wrong += error > 0.5
            if not error <= worst:
                worst, where = error, row
        at = " ".join(float(x).hex() for x in where or ())
        print(f"{name:12} {label:16} {len(rows):9} worst {worst:.5f} at {at}"
              f"  correctly rounded {100 * (1 - wrong / len(rows)):.4f} %", flush=True)
        total, total_wrong = total + len(rows), total_wrong + wrong
        if not worst <= worst_of_all:
            worst_of_all, hardest = worst, f"{label}: `{at}`"
    share = 100 * (1 - total_wrong / total)
    return f"| `{name}` | {total:,} | {worst_of_all:.5f} | {hardest} | {share:.3f} % |"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("-n", type=int, default=100_000, help="arguments for each range")
    parser.add_argument("functions", nargs="*", default=list(FUNCTIONS))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        program = build(folder)
        rows = [measure(program, name, options.n) for name in options.functions]
    print("\n| function | arguments | largest error, ulp | where | correctly rounded |\n|---|---|---|---|---|")
    print("\n".join(rows))


if __name__ == "__main__":
    main()
