"""Writes Sources/Easing/Text/PowersOfTen+{Negative,Positive}.swift.

    python3 scripts/generate-powers-of-ten.py

A row is the 128-bit significand of 10^e, cut off, as two words: the high one first. With
b = floor(log2(10^e)) - 127 it is floor(10^e / 2^b), which lies in 2^127 ..< 2^128. Everything is
computed in whole numbers of any size; the script also proves, for every exponent the engine can
ask for, the multiplications that PowersOfTen.swift uses in place of logarithms.
"""

import pathlib

LEAST, MOST = -342, 324
FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Sources/Easing/Text"


def floor_log2(exponent):
    if exponent >= 0:
        return (10**exponent).bit_length() - 1
    return -(10**-exponent).bit_length()  # no power of ten but 1 is a power of two


def floor_log10(numerator, denominator):
    """floor(log10(numerator / denominator))."""
    guess = len(str(numerator)) - len(str(denominator))
    if numerator * 10 ** max(-guess, 0) < denominator * 10 ** max(guess, 0):
        guess -= 1
    return guess


def significand(exponent):
    shift = 127 - floor_log2(exponent)
    if exponent >= 0:
        power = 10**exponent
        return power << shift if shift >= 0 else power >> -shift
    return (1 << shift) // 10**-exponent


def word(value):
    text = f"{value:016X}"
    return "0x" + "_".join(text[i : i + 4] for i in range(0, 16, 4))


def check():
    for e in range(LEAST, MOST + 1):
        assert significand(e).bit_length() == 128
        assert (e * 913_124_641_741) >> 38 == floor_log2(e)
    for e in range(-1100, 1100):
        power = (2 ** max(e, 0), 2 ** max(-e, 0))
        assert (e * 661_971_961_083) >> 41 == floor_log10(*power)
        three_quarters = floor_log10(3 * power[0], 4 * power[1])
        assert (e * 661_971_961_083 - 274_743_187_321) >> 41 == three_quarters


def write(part, exponents, what):
    words = []
    for e in exponents:
        words += [word(significand(e) >> 64), word(significand(e) & (2**64 - 1))]
    lines = [
        f"// The significands of the {what} powers of ten.",
        "// Layer: Easing/Text. Written by scripts/generate-powers-of-ten.py.",
        "// Tests: PowersOfTenTests.",
        "",
        "extension PowersOfTen {",
        f"  /// High and low word of the significand of each power from 10^{exponents[0]} "
        f"to 10^{exponents[-1]}.",
        f"  static let {part}: [UInt64] = [",
    ]
    for i in range(0, len(words), 4):
        lines.append("    " + ", ".join(words[i : i + 4]) + ",")
    lines += ["  ]", "}", ""]
    path = FOLDER / f"PowersOfTen+{part.capitalize()}.swift"
    path.write_text("\n".join(lines))


if __name__ == "__main__":
    check()
    write("negative", range(LEAST, 0), "negative")
    write("positive", range(0, MOST + 1), "positive")
