"""rational.csv and rational-double.csv: fractions of 128-bit integers.

    python3 gen_rational.py OUTDIR

rational.csv: two fractions a and b in lowest terms, as n/d; their sum, difference, product and
quotient, empty where a part is above 2^127 - 1 or b is 0; whether a < b; floor, ceiling and
fraction of a. Parts of one bit to 127 bits, with and without common factors, and sums whose
reduction alone makes them fit.

rational-double.csv: n/d and the double nearest to it (C99 hex float), rounded once by whole-number
division: parts up to 127 bits, halfway points between doubles, and such a hair off to each side.
"""

import math
import pathlib
import random
import sys
from fractions import Fraction

MOST = 2**127 - 1


def fits(f):
    return abs(f.numerator) <= MOST and f.denominator <= MOST


def text(f):
    return f"{f.numerator}/{f.denominator}" if fits(f) else ""


def part(bits=None):
    return random.getrandbits(bits or random.randrange(1, 128)) or 1


def fraction(bits=None):
    return Fraction(random.choice((-1, 1)) * part(bits), part(bits))


def pairs():
    edge = [Fraction(n, d) for n in (0, 1, -1, MOST, -MOST) for d in (1, 2, 3, MOST - 1, MOST)]
    edge += [Fraction(2**63 - 1), Fraction(-(2**63)), Fraction(1, 2**63 - 1), Fraction(1, 2**63)]
    edge += [Fraction(2**64), Fraction(-(2**63) - 1), Fraction(MOST, 2**126), Fraction(30000, 1001)]
    for a in edge:
        for b in random.sample(edge, 8) + [Fraction(0)]:
            yield a, b
    for bits in (4, 10, 31, 62, 63, 64, 65, 100, 127, None):
        for _ in range(12):
            yield fraction(bits), fraction(bits)
    for _ in range(60):  # common factors in both denominators
        common = part(random.randrange(1, 60))
        yield Fraction(part(40), common * part(20)), Fraction(-part(40), common * part(20))
    for _ in range(40):  # a sum that only fits once it is reduced
        common = part(60)
        b = Fraction(part(100), common * part(40))
        yield Fraction(part(30), part(30)) - b, b
    for _ in range(20):  # nearly equal
        n, d = part(126), part(126)
        yield Fraction(n, d), Fraction(n + random.choice((-1, 1)), d + random.randrange(2))


def nearest(f):
    if f == 0:
        return "0x0p+0"
    value = abs(f)
    unit = value.numerator.bit_length() - value.denominator.bit_length() - 53
    while value / Fraction(2) ** unit >= 2**53:
        unit += 1
    units, rest = divmod(value / Fraction(2) ** unit, 1)
    if rest > Fraction(1, 2) or (rest == Fraction(1, 2) and units % 2 == 1):
        units += 1
    return ("-" if f < 0 else "") + math.ldexp(int(units), unit).hex()


def fractions():
    for n in (0, 1, -1, 2, 3, 10, 2**53 - 1, 2**53, 2**53 + 1, 2**54 + 2, 2**54 + 6, 2**63, MOST):
        for d in (1, 3, 7, 10, 1001, 2**53, 2**53 + 1, 2**64, MOST - 1, MOST):
            yield Fraction(n, d)
    for _ in range(150):
        yield fraction()
    for _ in range(100):  # halfway, and the least that a fraction can be off
        halfway = 2 * random.randrange(2**52, 2**53) + 1
        yield Fraction(halfway << random.randrange(70))
        yield Fraction(halfway, 2 ** random.randrange(54, 127))
        scale = part(random.randrange(2, 73))
        shift = 2 ** random.randrange(2)
        yield Fraction(halfway * scale + 1, scale * shift)
        yield Fraction(halfway * scale - 1, scale * shift)
        yield Fraction(halfway * 2**73 + random.choice((-1, 0, 1)))


folder = pathlib.Path(sys.argv[1])
random.seed(20230303)
with open(folder / "rational.csv", "w") as out:
    out.write("# Written by generate/gen_rational.py, which states the columns.\n")
    out.write("a,b,sum,difference,product,quotient,less,floor,ceiling,fraction\n")
    for a, b in pairs():
        if not (fits(a) and fits(b)):
            continue
        quotient = text(a / b) if b else ""
        row = [text(a), text(b), text(a + b), text(a - b), text(a * b), quotient, int(a < b)]
        row += [math.floor(a), math.ceil(a), text(a - math.floor(a))]
        out.write(",".join(map(str, row)) + "\n")
with open(folder / "rational-double.csv", "w") as out:
    out.write("# Written by generate/gen_rational.py, which states the columns.\n")
    out.write("fraction,double\n")
    for f in fractions():
        if fits(f):
            out.write(f"{text(f)},{nearest(f)}\n")
