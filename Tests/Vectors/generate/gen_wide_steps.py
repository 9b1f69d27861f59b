"""wide-steps.csv: steps() at fractions whose product with the count may need more than 128 bits.

    python3 gen_wide_steps.py OUT

Columns: numerator, denominator of the progress; count, term of steps(); side of a jump; value, the
height of the step (C99 hex float). CSS Easing 2's algorithm for steps() in whole numbers of any
size, the height rounded once. Cases: far outside 0...1, long parts, fractions next to a jump, and
the ends of the range of 128-bit fractions.
"""

import random
import sys
from fractions import Fraction
from math import floor

GREATEST = 2**127 - 1
TERMS = {"jump-start": (1, 0), "jump-end": (0, 0), "jump-none": (0, -1), "jump-both": (1, 1)}


def value(progress, count, term, left):
    first, extra = TERMS[term]
    scaled = progress * count
    step = floor(scaled) + first
    if left and scaled.denominator == 1:
        step -= 1
    jumps = count + extra
    if progress >= 0:
        step = max(step, 0)
    if progress <= 1:
        step = min(step, jumps)
    return step / jumps  # Python divides whole numbers with one rounding


def fractions(draw):
    count = draw.choice([2, 3, 7, 1000, 2**31 - 1, draw.randrange(2, 2**31)])
    kind = draw.randrange(4)
    sign = draw.choice([1, -1])
    if kind == 0:  # far outside 0...1
        top, bottom = draw.randrange(2**90, GREATEST), draw.choice([1, 2, 3, draw.randrange(1, 2**20)])
    elif kind == 1:  # anything with long parts
        top, bottom = draw.randrange(2**100, GREATEST), draw.randrange(2**100, GREATEST)
    elif kind == 2:  # the fraction with a long denominator that is next to a jump
        k = draw.randrange(0, count + 1)
        bottom = draw.randrange(2**110, GREATEST)
        top = bottom * k // count + draw.choice([0, 1])
    else:  # the ends of the range
        top = GREATEST - draw.randrange(3)
        bottom = draw.choice([1, 2, 3, GREATEST, GREATEST - 1])
    return Fraction(sign * top, bottom), count


def main(path):
    draw = random.Random(1)
    with open(path, "w", newline="\n") as out:
        out.write("# Written by generate/gen_wide_steps.py, which states the columns.\n")
        out.write("numerator,denominator,count,term,side,value\n")
        for _ in range(600):
            progress, count = fractions(draw)
            term = draw.choice(list(TERMS))
            left = draw.random() < 0.5
            result = value(progress, count, term, left)
            out.write(
                f"{progress.numerator},{progress.denominator},{count},{term},"
                f"{'left' if left else 'right'},{result.hex()}\n"
            )


main(sys.argv[1])
