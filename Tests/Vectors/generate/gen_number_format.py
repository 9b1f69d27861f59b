"""number-format.csv: doubles and their text.

    python3 gen_number_format.py OUT

Columns: value (C99 hex float); format (`shortest`, or the number of digits after the point); text.
Fixed digits come from the exact value in whole numbers, rounded once, ties to even. Shortest
digits are those of Python's `repr` (David Gay's algorithm: the closest of the shortest), laid out
by ECMA-262, section 6.1.6.1.20.
"""

import math
import random
import sys
from fractions import Fraction


def fixed(value, count):
    scaled = abs(Fraction(value)) * 10**count
    whole, rest = divmod(scaled, 1)
    if rest > Fraction(1, 2) or (rest == Fraction(1, 2) and whole % 2 == 1):
        whole += 1
    digits = str(whole).rjust(count + 1, "0")
    sign = "-" if value < 0 and whole != 0 else ""
    return sign + digits[: len(digits) - count] + ("." + digits[len(digits) - count :] if count else "")


def shortest(value):
    if value == 0:
        return "0"
    mantissa, _, exponent = repr(abs(value)).partition("e")
    whole, _, fraction = mantissa.partition(".")
    digits = (whole + fraction).lstrip("0")
    n = len(whole) + int(exponent or 0)
    n -= len(whole + fraction) - len(digits)
    digits = digits.rstrip("0")
    k = len(digits)
    if k <= n <= 21:
        text = digits + "0" * (n - k)
    elif 0 < n <= 21:
        text = digits[:n] + "." + digits[n:]
    elif -6 < n <= 0:
        text = "0." + "0" * -n + digits
    else:
        e = n - 1
        text = digits[0] + ("." + digits[1:] if k > 1 else "") + "e" + ("+" if e >= 0 else "-") + str(abs(e))
    return ("-" if value < 0 else "") + text


def values():
    yield from (0.0, -0.0, 1.0, -1.0, 10.0, 0.1, 0.2, 0.3, 1 / 3, 2 / 3, 100.0, 123456.789, 0.5, 1.5)
    yield from (2.5, 0.125, 0.375, 1.005, 2.675, 1e-6, 1e-7, 1.5e-6, 9.999999e-7, 1e20, 1e21, 1e22)
    yield from (123456789012345680000.0, 1.2e21, 5e-324, 2.2250738585072014e-308, -1.5e300, 1e100)
    yield from (sys.float_info.max, -sys.float_info.max, sys.float_info.min, 9007199254740991.0)
    yield from (9007199254740993.0, 1125899906842624.25, 1125899906842624.75, 2251799813685249.5)
    yield from (99999999.0, 100000000.0, 100000001.0, 99999999.5, 0.99999999999999989, 999.9995)
    yield from (9.5, 99.5, 999.5, 0.05, 0.005, 0.0005, 0.00049999999999999999, -0.001, -0.005, -0.4)
    yield from (2.0**k for k in (-1074, -1060, -1022, -200, -70, -20, 31, 52, 53, 54, 60, 64, 70, 200))
    random.seed(20220202)
    for _ in range(60):
        yield random.random()
        yield random.uniform(-1000, 1000)
        yield round(random.uniform(0, 2000), random.randrange(5))
        yield math.ldexp(random.randrange(1, 2**20) * 2 + 1, random.randrange(-24, 4))
        yield math.ldexp(random.randrange(2**52, 2**53), random.randrange(-1074, 972))


with open(sys.argv[1], "w") as out:
    out.write("# Written by generate/gen_number_format.py, which states the columns.\n")
    out.write("value,format,text\n")
    random_count = random.Random(1)
    for i, value in enumerate(values()):
        out.write(f"{value.hex()},shortest,{shortest(value)}\n")
        counts = [0, 1, 2, 3, 4, 6] if abs(value) < 1e15 else [0, 2]
        counts.append(random_count.randrange(7, 30))
        if i % 12 == 0 or abs(value) > 1e305:
            counts += [19, 20, 100]
        for count in dict.fromkeys(counts):
            out.write(f"{value.hex()},{count},{fixed(value, count)}\n")
