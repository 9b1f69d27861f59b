"""decimal-number.csv: decimals, the double nearest to each, and the fraction it is.

    python3 gen_decimal_number.py OUT

Columns: text; double (C99 hex float, inf beyond the largest double), rounded once from the exact
fraction by whole-number division; numerator and denominator in lowest terms, empty where one of
them is above 2^127 - 1. Cases: the ends of the range of doubles, halfway points between
neighbouring doubles written out in full (up to 767 digits), the same a hair to either side and
cut to 17 ... 25 digits, and decimals that have caught out other readers.
"""

import math
import random
import sys
from fractions import Fraction

LIMIT = 2**127 - 1


def exact(text):
    """Value of a decimal, without any floating point."""
    mantissa, _, exponent = text.lower().partition("e")
    sign = -1 if mantissa.startswith("-") else 1
    whole, _, fraction = mantissa.lstrip("+-").partition(".")
    scale = int(exponent or 0) - len(fraction)
    number = int(whole + fraction)
    if number == 0:
        return Fraction(0)
    if abs(scale) > 5000:  # far out of range: any number of that size will do
        scale = 5000 if scale > 0 else -5000 - len(whole + fraction)
    return sign * number * Fraction(10) ** scale


def nearest(value):
    """Hex float nearest to a fraction, ties to even."""
    sign, value = ("-" if value < 0 else ""), abs(value)
    if value == 0:
        return "0x0p+0"
    unit = max(value.numerator.bit_length() - value.denominator.bit_length() - 53, -1074)
    while value / Fraction(2) ** unit >= 2**53:
        unit += 1
    units, rest = divmod(value / Fraction(2) ** unit, 1)
    if rest > Fraction(1, 2) or (rest == Fraction(1, 2) and units % 2 == 1):
        units += 1
    if units * Fraction(2) ** unit >= 2**1024:
        return sign + "inf"
    return sign + math.ldexp(int(units), unit).hex()


def decimal(value):
    """A fraction whose denominator is a power of two, written out in full."""
    places = max(value.denominator.bit_length() - 1, 0)
    digits = str(value.numerator * 5**places).rjust(places + 1, "0")
    text = digits[: len(digits) - places] + "." + digits[len(digits) - places :]
    return text.rstrip("0").rstrip(".") if places else digits


def scientific(value):
    """The same with one digit before the point and an exponent."""
    places = max(value.denominator.bit_length() - 1, 0)
    digits = str(value.numerator * 5**places)
    exponent = len(digits) - 1 - places
    digits = digits.rstrip("0") or "0"
    return digits[0] + ("." + digits[1:] if digits[1:] else "") + f"e{exponent}"


def halfway_texts(units, unit):
    value = (2 * units + 1) * Fraction(2) ** (unit - 1)
    text = scientific(value)
    mantissa, exponent = text.split("e")
    if "." not in mantissa:
        mantissa += ".0"
    yield text
    yield mantissa + "0" * 40 + "1e" + exponent
    digits = str(int(mantissa.replace(".", "")) * 10 - 1)
    yield digits[0] + "." + digits[1:] + "9" * 20 + "e" + exponent
    for count in (17, 18, 19, 20, 21, 25):
        if len(mantissa) > count + 1:
            yield mantissa[: count + 1] + "e" + exponent


def cases():
    for text in (
        "0", "-0", "0.0", "+0e5", "1", "-1", "12", "-0.35", ".5", "-.5", "+1e-3", "1E3", "1e+3",
        "0.1", "0.2", "0.3", "29.97", "23.976", "59.94", "1.2", "0.350", "00012.5000",
        "123456789012345678", "1234567890123456789", "12345678901234567890", "1e22", "1e23",
        "8.5e22", "9007199254740992", "9007199254740993", "9007199254740994", "9007199254740995",
        "18014398509481985", "18446744073709551615", "18446744073709551616",
        "170141183460469231731687303715884105727", "170141183460469231731687303715884105728",
        "-170141183460469231731687303715884105728", "340282366920938463463374607431768211455",
        "1e38", "2e38", "1e-38", "1e-39", "5e-39", "625e-41", "1" + "0" * 38, "1" + "0" * 39,
        "4.9e-324", "2.5e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "3e-324",
        "1e-323", "2.2250738585072011e-308", "2.2250738585072012e-308", "2.2250738585072014e-308",
        "1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308", "1e308",
        "1.8e308", "1e309", "-1e309", "1e400", "1e-400", "-1e-400", "1e-5000", "1e99999",
        "0." + "0" * 400 + "1e401", "1" + "0" * 400 + "e-400", "0." + "3" * 800,
        "0.500000000000000166533453693773481063544750213623046875",
        "3.518437208883201171875e13", "62.5364939768271845828", "8.10109172351e-10",
        "1.50000000000000011102230246251565", "9007199254740991.4999999999999999999999999999999995",
        "6929495644600919.5", "3.2378839133029012895883524125015321748630094440830e-322",
        "0." + "0" * 37 + "1" + "0" * 50,
    ):  # fmt: skip
        yield text
    largest = (2**53 - 1) * Fraction(2) ** 971
    for power in (-1074, -1073, -1023, -1022, -1021, -127, -126, -125, -1, 0, 53, 64, 127, 1023):
        yield scientific(Fraction(2) ** power)
    yield decimal(Fraction(2) ** -126)
    yield decimal(Fraction(2) ** -127)
    yield decimal(Fraction(2**127 - 1, 2**126))
    yield decimal(largest)
    for units, unit in (
        (0, -1074), (1, -1074), (2, -1074), (2**52 - 1, -1074), (2**52, -1074),
        (2**53 - 1, -1074), (2**52, -1073), (2**53 - 1, 971), (2**53 - 2, 971), (2**52, 971),
    ):  # fmt: skip
        yield from halfway_texts(units, unit)
    random.seed(20210101)
    for unit in (-1074, -1074, -1060, -1000, -800, -500, -300, -120, -60, -53, -52, -40, -10, -1, 0):
        least = 1 if unit == -1074 else 2**52
        yield from halfway_texts(random.randrange(least, 2**53), unit)
    for unit in (1, 5, 11, 20, 60, 100, 300, 600, 971):
        yield from halfway_texts(random.randrange(2**52, 2**53), unit)


with open(sys.argv[1], "w") as out:
    out.write("# Written by generate/gen_decimal_number.py, which states the columns.\n")
    out.write("text,double,numerator,denominator\n")
    for text in cases():
        value = exact(text)
        double = nearest(value)
        if text.startswith("-") and double == "0x0p+0":
            double = "-0x0p+0"
        fits = max(abs(value.numerator), value.denominator) <= LIMIT and abs(value) < 10**4000
        parts = f"{value.numerator},{value.denominator}" if fits else ","
        out.write(f"{text},{double},{parts}\n")
