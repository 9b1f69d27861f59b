#!/usr/bin/env python3
"""Prints the tables of Sources/Easing/Math as Swift source, from 200 correct bits.

Usage: python3 tables.py exponential|logarithm|trigonometric
Needs: mpmath. Every number is printed as a hexadecimal literal, which a compiler cannot round.
"""
import sys
from mpmath import mp, mpf, log, cos, sin, floor

mp.prec = 400


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
    for j in range(64):
        start = 0x3FE6000000000000 + (j << 46)
        centre = (number(start) + number(start + (1 << 46))) / 2
        inverse = rounded(1 / centre, -9)
        value = -log(inverse)
        head = rounded(value, -42)
        rows.append((inverse, head, value - head))
    print_rows("logarithms", rows)
    print("ln2", literal(rounded(log(2), -42)), literal(log(2) - rounded(log(2), -42)))


def number(bits):
    import struct
    return mpf(struct.unpack("<d", struct.pack("<Q", bits))[0])


if __name__ == "__main__":
    {"exponential": exponential, "logarithm": logarithm}[sys.argv[1]]()
