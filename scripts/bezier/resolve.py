#!/usr/bin/env python3
"""Decides, with 4000 bits, the values that reference.c could not: reads its lines, and exits with 1
if a value is not the double nearest to the true one. A tie may be left: its even double is right.

Usage: resolve.py < LINES. Needs python3 with gmpy2. Run by check.sh."""
import math
import sys
from fractions import Fraction

import gmpy2
from gmpy2 import mpq

gmpy2.get_context().precision = 4000
BITS = 4000


def coordinate(a, b, t):
    s = 1 - t
    return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t


def halfway(value, to):
    return (mpq(Fraction(value)) + mpq(Fraction(to))) / 2


def nearest(x1, y1, x2, y2, x, value):
    """Halves the parameter's bracket until the value is on one side of both middles."""
    below = halfway(value, math.nextafter(value, -math.inf))
    above = halfway(value, math.nextafter(value, math.inf))
    x1, y1, x2, y2, x = (mpq(Fraction(n)) for n in (x1, y1, x2, y2, x))
    t_low, t_high = gmpy2.mpfr(0), gmpy2.mpfr(1)
    for _ in range(BITS - 200):
        middle = (t_low + t_high) / 2
        if coordinate(x1, x2, middle) < x:
            t_low = middle
        else:
            t_high = middle
    y = coordinate(y1, y2, t_low)
    slack = gmpy2.exp2(-1200) * (1 + abs(y1) + abs(y2))  # A third of the bits, for a triple root.
    if y - slack > below and y + slack < above:
        return "right"
    if y + slack < below or y - slack > above:
        return "wrong"
    even = int(gmpy2.frexp(gmpy2.mpfr(value))[1] * 2**53) % 2 == 0
    return "right (a tie)" if even else "wrong (a tie)"


def main():
    counts = {}
    for line in sys.stdin:
        word, *numbers = line.split()
        if word != "undecided":
            answer = word
        else:
            answer = nearest(*map(float.fromhex, numbers))
        if answer.startswith("wrong"):
            print(answer, *numbers)
        counts[answer] = counts.get(answer, 0) + 1
    print("  with more digits:", ", ".join(f"{n} {answer}" for answer, n in counts.items()) or "none")
    sys.exit(any(answer.startswith("wrong") for answer in counts))


if __name__ == "__main__":
    main()
