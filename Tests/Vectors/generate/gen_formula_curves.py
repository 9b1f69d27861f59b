"""Values and velocities of the curves of one formula, each rounded once.

Columns: function,numbers,progress,value,velocity; spaces between the numbers. They are the doubles nearest to the
decimals. Formulas, with x the progress:

smoothstep(n): x^(n+1) sum_k C(n+k, k) C(2n+1, n-k) (-x)^k, k = 0..n (Perlin 2002 for n = 2).
sigmoid(s): (l(s (x - 1/2)) - l(-s/2)) / (1 - 2 l(-s/2)), l(u) = 1 / (1 + e^-u) (Manim, smooth).
wiggle(n): sin(n pi x) smoothstep(2)(2x), mirrored at 1/2 (Manim, wiggle).
running-start(p): the Bezier curve of the values 0, 0, p, p, 1, 1, 1 (Manim, running_start).
exponential-decay(c): 1 - e^(-x/c) (Manim, exponential_decay).
slow-mo(r, p, yoyo): with s = (1 - r)/2, l = x + (1/2 - x) p (p is 0 where r is 1) and d the distance to the middle
  part in units of s: l - d^4 l before it, l + (x - l) d^4 after it, l within; yoyo 1 - d^2, and 1 within (GSAP, SlowMo).
expo-scale(a, b): (a (b/a)^x - a) / (b - a) (GSAP, ExpoScaleEase).

Usage: python3 gen_formula_curves.py OUT
"""

import sys

import mpmath
from mpmath import mpf

mpmath.mp.prec = 1200

PROGRESSES = [1e-9, 0.01, 0.1, 0.125, 0.3, 0.499, 0.625, 0.8, 0.95, 0.999]

CURVES = [
    ("smoothstep", (0,)), ("smoothstep", (1,)), ("smoothstep", (2,)), ("smoothstep", (3,)), ("smoothstep", (16,)),
    ("sigmoid", (10,)), ("sigmoid", (0.01,)), ("sigmoid", (100,)), ("wiggle", (2,)), ("wiggle", (7,)),
    ("running-start", (-0.5,)), ("running-start", (3,)),
    ("exponential-decay", (0.1,)), ("exponential-decay", (1000,)),
    ("slow-mo", (0.7, 0.7)), ("slow-mo", (0.5, 0.9)), ("slow-mo", (0.7, 0.7, "yoyo")), ("slow-mo", (0, 0.5)),
    ("expo-scale", (1, 8)), ("expo-scale", (2, 0.001)), ("expo-scale", (1, 1.0000001)),
]


def smoothstep(order):
    def value(x):
        terms = (mpmath.binomial(order + k, k) * mpmath.binomial(2 * order + 1, order - k) * (-x) ** k
                 for k in range(order + 1))
        return x ** (order + 1) * mpmath.fsum(terms)

    return value


def sigmoid(steepness):
    def logistic(u):
        return 1 / (1 + mpmath.exp(-u))

    end = logistic(-mpf(steepness) / 2)
    return lambda x: (logistic(steepness * (x - mpf(1) / 2)) - end) / (1 - 2 * end)


def wiggle(count):
    step = smoothstep(2)
    return lambda x: mpmath.sin(count * mpmath.pi * x) * step(2 * x if x < 0.5 else 2 * (1 - x))


def running_start(pull):
    values = [0, 0, mpf(pull), mpf(pull), 1, 1, 1]

    def value(x):
        return mpmath.fsum(mpmath.binomial(6, k) * values[k] * x ** k * (1 - x) ** (6 - k) for k in range(7))

    return value


def exponential_decay(constant):
    return lambda x: -mpmath.expm1(-x / mpf(constant))


def slow_mo(ratio, power, mode=None):
    ratio, power = mpf(ratio), mpf(power) if ratio < 1 else mpf(0)
    side = (1 - ratio) / 2

    def value(x):
        line = x + (mpf(1) / 2 - x) * power
        before, after = x < side, x > side + ratio
        distance = 1 - x / side if before else (x - side - ratio) / side if after else mpf(0)
        if mode == "yoyo":
            return 1 - distance ** 2
        return line - distance ** 4 * line if before else line + (x - line) * distance ** 4

    return value


def expo_scale(start, end):
    start, end = mpf(start), mpf(end)
    return lambda x: start * mpmath.expm1(x * mpmath.log(end / start)) / (end - start)


FORMULAS = {
    "smoothstep": smoothstep, "sigmoid": sigmoid, "wiggle": wiggle, "running-start": running_start,
    "exponential-decay": exponential_decay, "slow-mo": slow_mo, "expo-scale": expo_scale,
}


def slope(value, x):
    """The velocity by a difference of 2^-400, which leaves 2^-700 of error."""
    step = mpf(2) ** -400
    return (value(x + step) - value(x - step)) / (2 * step)


def rounded(number):
    """The nearest double as a hexadecimal number."""
    return float(number).hex()


def main():
    with open(sys.argv[1], "w", encoding="utf-8") as out:
        out.write("function,numbers,progress,value,velocity\n")
        for name, numbers in CURVES:
            value = FORMULAS[name](*numbers)
            words = " ".join(str(number) for number in numbers)
            for progress in PROGRESSES:
                x = mpf(progress)
                fields = (name, words, float(progress).hex(), rounded(value(x)), rounded(slope(value, x)))
                out.write(",".join(fields) + "\n")


if __name__ == "__main__":
    main()
