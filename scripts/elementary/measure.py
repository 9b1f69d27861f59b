#!/usr/bin/env python3
"""Measures the errors of Sources/Easing/Math/Elementary*.swift against MPFR.

Usage: python3 scripts/elementary/measure.py [-n COUNT] [FUNCTION ...]   (from the package's root)
Needs: swiftc on PATH, python3 with gmpy2. Prints for each function and range the greatest error
in units in the last place, its argument, and the share of results that are correctly rounded.
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


FUNCTIONS = {
    "exp": (gmpy2.exp, {
        "-1...1": uniform(-1, 1), "-40...40": uniform(-40, 40), "all normal": uniform(-708.3, 709.7),
        "subnormal": uniform(-745.2, -708.3), "tiny": magnitudes(1e-20, 1),
        "ends": near([709.782712893384, -708.3964185322641, -745.1332191019412])}),
    "expm1": (gmpy2.expm1, {
        "-1...1": uniform(-1, 1), "-40...40": uniform(-40, 40), "wide": uniform(30, 709.7),
        "small": magnitudes(1e-20, 0.02), "switch": near([2.0**-6, -2.0**-6], 1 << 40)}),
    "log": (gmpy2.log, {
        "0...2": uniform(1e-9, 2), "near 1": uniform(1 - 2.0**-6, 1 + 2.0**-6),
        "next to 1": near([1.0], 1 << 30), "all": magnitudes(5e-324, 1.79e308, False)}),
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
    sources = glob.glob("Sources/Easing/Math/*.swift") + ["scripts/elementary/evaluate.swift"]
    subprocess.run(["swiftc", "-O", "-wmo", "-swift-version", "6", "-parse-as-library",
                    "-package-name", "engine", *sources, "-lm", "-o", program], check=True)
    return program


def evaluate(program, name, arguments):
    lines = "\n".join(" ".join(f"{bits(x):x}" for x in row) for row in arguments)
    out = subprocess.run([program, name], input=lines, capture_output=True, text=True, check=True)
    return [number(int(line, 16)) for line in out.stdout.split()]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("-n", type=int, default=100_000, help="arguments for each range")
    parser.add_argument("functions", nargs="*", default=list(FUNCTIONS))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        program = build(folder)
        for name in options.functions:
            exact, ranges = FUNCTIONS[name]
            for label, draw in ranges.items():
                rng = random.Random(f"{name} {label}")
                rows = [draw(rng) for _ in range(options.n)]
                rows = [row if isinstance(row, tuple) else (row,) for row in rows]
                worst, where, wrong = 0.0, None, 0
                for row, got in zip(rows, evaluate(program, name, rows)):
                    error = ulps(got, exact(*map(mpfr, row)))
                    wrong += error > 0.5
                    if not error <= worst:
                        worst, where = error, row
                at = " ".join(float(x).hex() for x in where or ())
                print(f"{name:12} {label:14} {len(rows):9} worst {worst:.5f} at {at}"
                      f"  correctly rounded {100 * (1 - wrong / len(rows)):.4f} %", flush=True)


if __name__ == "__main__":
    main()
