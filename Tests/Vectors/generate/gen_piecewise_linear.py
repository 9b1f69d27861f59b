"""piecewise-linear.csv: the line through two points at an input.

    python3 gen_piecewise_linear.py OUT

Columns (C99 hex floats): x0, y0, x1, y1 of the points; x; value and slope, the exact results in
fractions, rounded once, with `inf` for what is too large. Inputs lie within, at and beyond the
points; numbers are of every size down to subnormal ones.
"""

import random
import sys
from fractions import Fraction


def rounded(exact):
    try:
        return float(exact)  # correctly rounded
    except OverflowError:
        return float("inf") if exact > 0 else float("-inf")


def number(draw):
    kind = draw.randrange(6)
    sign = draw.choice([1.0, -1.0])
    if kind == 0:
        return draw.choice([0.0, 1.0, 0.5, -1.0, 0.1, 0.2, 1 / 3, 2.0])
    if kind == 1:
        return draw.random()
    if kind == 2:
        return sign * draw.random() * 10
    if kind == 3:  # far from 1
        return sign * draw.random() * 2.0 ** draw.randrange(-60, 60)
    if kind == 4:  # the ends of the range
        return sign * draw.choice([5e-324, 1e-310, 2.2250738585072014e-308, 1e308, 1.7976931348623157e308])
    return sign * draw.random() * 2.0 ** draw.randrange(-1020, 1020)


def main(path):
    draw = random.Random(1)
    with open(path, "w", newline="\n") as out:
        out.write("# Written by generate/gen_piecewise_linear.py, which states the columns.\n")
        out.write("x0,y0,x1,y1,x,value,slope\n")
        count = 0
        while count < 700:
            x0, x1 = sorted([number(draw), number(draw)])
            y0, y1 = number(draw), number(draw)
            if x0 == x1:
                continue
            where = draw.randrange(4)
            x = number(draw)
            if where < 3:
                inside = Fraction(x0) + (Fraction(x1) - Fraction(x0)) * Fraction(draw.random())
                x = float(inside)
            slope = (Fraction(y1) - Fraction(y0)) / (Fraction(x1) - Fraction(x0))
            value = Fraction(y0) + slope * (Fraction(x) - Fraction(x0))
            row = [x0, y0, x1, y1, x, rounded(value), rounded(slope)]
            out.write(",".join(v.hex() for v in row) + "\n")
            count += 1


main(sys.argv[1])
