#!/usr/bin/env python3
"""Prints the tables of Sources/Easing/Math as Swift source, from 1600 correct bits.

Usage: python3 tables.py exponential|logarithm|sine|reduction
Needs: mpmath. Every number is printed as a hexadecimal literal, which a compiler cannot round.
"""
import sys
from mpmath import mp, mpf, log, cos, pi, sin, floor

mp.prec = 1600


def rounded(x, quantum_exponent):
    """The multiple of 2^quantum_exponent next to x."""
    scale = mpf(2) ** quantum_exponent
    return floor(x / scale + mpf(1) / 2) * scale


def literal(x):
    """The double next to x as a Swift literal."""
    text = float(x).hex()
    mantissa, exponent = text.split("p")
    mantissa = mantissa.rstrip("0").rstrip(".") if "." in mantissa else mantissa
    return f"{mantissa}p{int(exponent)}"


def print_rows(name, rows):
    print(f"  static let {name}: [Double] = [")
    for row in rows:
        print("    " + ", ".join(literal(x) for x in row) + ",")
    print("  ]")


def exponential():
    rows = []
    for j in range(64):
        value = mpf(2) ** (mpf(j) / 64)
        head = rounded(value, -26)
        rows.append((head, value - head))
    print_rows("rootsOfTwo", rows)


def logarithm():
    rows = []
    for j in range(128):
        start = 0x3FE6000000000000 + (j << 45)
        centre = (number(start) + number(start + (1 << 45))) / 2
        inverse = rounded(1 / centre, -10)
        assert abs(number(start) * inverse - 1) < mpf(2) ** -7.7
        assert abs(number(start + (1 << 45)) * inverse - 1) < mpf(2) ** -7.7
        value = -log(inverse)
        head = rounded(value, -42)
        rows.append((inverse, head, value - head))
    print_rows("logarithms", rows)
    print("ln2", literal(rounded(log(2), -42)), literal(log(2) - rounded(log(2), -42)))


def sine():
    rows = []
    for j in range(26):
        values = sin(mpf(j) / 32), cos(mpf(j) / 32)
        heads = [rounded(value, -26) for value in values]
        rows.append([x for head, value in zip(heads, values) for x in (head, value - head)])
    print_rows("sines", rows)


def reduction():
    parts, rest = [], pi / 2
    for quantum in (-32, -65):
        parts.append(rounded(rest, quantum))
        rest -= parts[-1]
    print("half pi in three parts", *map(literal, parts + [rest]))
    for name, value in (("pi", pi), ("half pi", pi / 2), ("1/ln 2", 1 / log(2))):
        high = mpf(float(value))
        print(name, literal(high), literal(value - high))
    print("ln 2 from 26 bits", literal(rounded(log(2), -26)), literal(log(2) - rounded(log(2), -26)))
    print("2/pi", literal(2 / pi))
    print("  static let twoOverPi: [UInt64] = [")
    bits = int(floor(2 / pi * mpf(2) ** (64 * 20)))
    words = [0] + [bits >> (64 * (19 - i)) & (2 ** 64 - 1) for i in range(20)]
    for word in words:
        text = f"{word:016x}"
        print(f"    0x{text[:4]}_{text[4:8]}_{text[8:12]}_{text[12:]},")
    print("  ]")


def number(bits):
    import struct
    return mpf(struct.unpack("<d", struct.pack("<Q", bits))[0])


if __name__ == "__main__":
    {"exponential": exponential, "logarithm": logarithm, "sine": sine,
     "reduction": reduction}[sys.argv[1]]()
