"""Writes bezier-correctly-rounded.csv: cubic Bezier segments at an x, rounded once.

    python3 gen_bezier_correctly_rounded.py ../bezier-correctly-rounded.csv

Needs mpmath. A row is a segment with the control points (x0, y0) ... (x3, y3), whose x rise from x0
to x3 with x1 and x2 between, an x strictly within, and the doubles nearest to y and dy/dx there,
ties to even. All numbers are doubles. Kinds:

    ordinary  x1, x2 anywhere, y from -0.5 to 1.5
    steep     x1 or x2 in an end or next to it; x anywhere and next to the ends
    flat      (x1, x2) equal or close to (1, 0); x next to the middle
    nice      all numbers few digits or few bits; x often where the parameter is 1/2, where results
              lie exactly half way between two doubles
    tiny      x down to the least double, control points down to it
    huge      y up to the largest double
    part      segments of three-point cubics, not from (0, 0) to (1, 1)

The parameter is found to 2500 bits (8000 for tiny and huge). A result closer to the middle between
two doubles than that can tell is accepted only if the middle is hit exactly, which the common
divisor of two polynomials with rational coefficients decides.
"""

import math
import random
import sys
from fractions import Fraction

import mpmath as mp


def cubic(p0, p1, p2, p3):
    """Power coefficients, lowest first, of Fractions."""
    return [p0, 3 * (p1 - p0), 3 * (p2 - 2 * p1 + p0), p3 - p0 - 3 * (p2 - p1)]


def derivative(p):
    return [k * c for k, c in enumerate(p)][1:]


def remainder(a, b):
    a = list(a)
    while len(a) >= len(b):
        factor = a[-1] / b[-1]
        for k in range(len(b)):
            a[len(a) - len(b) + k] -= factor * b[k]
        a = trimmed(a[:-1])
    return a


def trimmed(a):
    while a and a[-1] == 0:
        a = a[:-1]
    return a


def common_root_in_unit(a, b, t):
    """Whether the polynomials have a common root where an approximation is `t`."""
    a, b = trimmed(a), trimmed(b)
    while b:
        a, b = b, remainder(a, b)
    if len(a) < 2:
        return False
    value = mp.polyval([number(c) for c in reversed(a)], t)
    size = mp.polyval([abs(number(c)) for c in reversed(a)], t)
    return abs(value) < size * mp.ldexp(1, -mp.mp.prec // 4)


def number(fraction):
    return mp.mpf(fraction.numerator) / fraction.denominator


def exact(value):
    """A finite mpf as a Fraction."""
    sign, mantissa, exponent, _ = value._mpf_
    mantissa = -int(mantissa) if sign else int(mantissa)
    return Fraction(mantissa) * Fraction(2) ** int(exponent)


def to_double(fraction):
    try:
        return fraction.numerator / fraction.denominator  # correctly rounded
    except OverflowError:
        return math.inf if fraction > 0 else -math.inf


def limited(double):
    return Fraction(double) if math.isfinite(double) else Fraction(2) ** 1024 * (1 if double > 0 else -1)


def nearest(value, is_hit):
    """The double nearest to an mpf; is_hit(m) says whether the true number is exactly m."""
    fraction = exact(value)
    double = to_double(fraction)
    for other in (math.nextafter(double, math.inf), math.nextafter(double, -math.inf)):
        middle = (limited(double) + limited(other)) / 2
        gap = abs(fraction - middle)
        if gap <= abs(middle) * Fraction(1, 2 ** (mp.mp.prec // 2)):
            if not is_hit(middle):
                raise ValueError("More bits are needed.")
            even = [d for d in (double, other) if is_even(d)]
            return even[0] + 0.0
    return double + 0.0


def is_even(double):
    return not math.isfinite(double) or (Fraction(double) / Fraction(math.ulp(double))) % 2 == 0


def evaluate(points, x):
    xs = cubic(*[Fraction(points[k]) for k in (0, 2, 4, 6)])
    ys = cubic(*[Fraction(points[k]) for k in (1, 3, 5, 7)])
    xs[0] -= Fraction(x)
    t = root(xs)
    dxs, dys = derivative(xs), derivative(ys)

    def at(p):
        return mp.polyval([number(c) for c in reversed(p)], t)

    y = nearest(at(ys), lambda m: common_root_in_unit(xs, [ys[0] - m] + ys[1:], t))
    slope = at(dys) / at(dxs)
    v = nearest(
        slope, lambda m: common_root_in_unit(xs, [b - m * a for a, b in zip(dxs, dys)], t))
    return y, v


def root(p):
    """The root within 0...1 of a rising polynomial."""
    half = Fraction(1, 2)
    if sum(c * half**k for k, c in enumerate(p)) == 0:
        return mp.mpf(0.5)
    coefficients = [number(c) for c in reversed(p)]
    slopes = [number(c) for c in reversed(derivative(p))]
    low, high = mp.mpf(0), mp.mpf(1)
    while mp.polyval(coefficients, high / 2) > 0:
        high /= 2
    low, t = high / 2, high * mp.mpf(0.75)
    for _ in range(3 * mp.mp.prec):
        value = mp.polyval(coefficients, t)
        if value == 0:
            return t
        low, high = (low, t) if value > 0 else (t, high)
        slope = mp.polyval(slopes, t)
        step = t - value / slope if slope > 0 else low
        step = step if low < step < high else (low + high) / 2
        if abs(step - t) <= t * mp.ldexp(1, 8 - mp.mp.prec) or step in (low, high):
            return step
        t = step
    raise ValueError("The root was not found.")


def steep_x(draw):
    side = draw.randrange(4)
    if side == 0:
        return 0.0
    if side == 1:
        return 1.0
    return draw.random() * 2.0 ** -draw.randrange(50) if side == 2 else 1 - 2.0 ** -draw.randrange(1, 54)


def tiny(draw):
    return draw.choice([0.0, 5e-324, 2.2250738585072014e-308, draw.random() * 10.0 ** -draw.randrange(321)])


def row(kind, draw):
    """Eight control ordinates and an x."""
    y = lambda: draw.random() * 2 - 0.5
    if kind == "ordinary":
        return [0, 0, draw.random(), y(), draw.random(), y(), 1, 1], draw.random()
    if kind == "steep":
        x1, x2 = draw.choice([(steep_x(draw), steep_x(draw)), (steep_x(draw), draw.random())])
        x = draw.choice([draw.random(), 2.0 ** -draw.randrange(1, 200), 1 - 2.0 ** -draw.randrange(1, 54)])
        return [0, 0, x1, y(), x2, y(), 1, 1], x
    if kind == "flat":
        gaps = draw.choice([(0, 0), (2.0 ** -draw.randrange(5, 54), 2.0 ** -draw.randrange(5, 60))])
        x = 0.5 + draw.choice([-1, 1]) * draw.random() * 2.0 ** -draw.randrange(1, 53)
        return [0, 0, 1 - gaps[0], y(), gaps[1], y(), 1, 1], x
    if kind == "nice":
        digits = lambda n, low, high: draw.randrange(low * n, high * n + 1) / n
        n = draw.choice([8, 10, 20, 100])
        x1, x2 = digits(n, 0, 1), digits(n, 0, 1)
        x = draw.choice([(1 + 3 * (x1 + x2)) / 8, digits(60, 0, 1)])
        ys = draw.choice([(digits(n, -1, 2), digits(n, -1, 2)), (y(), y())])
        return [0, 0, x1, ys[0], x2, ys[1], 1, 1], x
    if kind == "tiny":
        x1, x2 = draw.choice([(tiny(draw), draw.random()), (draw.random(), tiny(draw)), (tiny(draw), tiny(draw))])
        return [0, 0, x1, draw.choice([y(), tiny(draw)]), x2, draw.choice([y(), tiny(draw)]), 1, 1], tiny(draw)
    if kind == "huge":
        big = lambda: draw.choice([-1, 1]) * draw.random() * 10.0 ** draw.randrange(1, 309)
        return [0, 0, draw.random(), big(), draw.random(), draw.choice([big(), y()]), 1, 1], draw.random()
    x0, x3 = sorted([draw.random(), draw.random()])
    within = lambda: draw.choice([x0, x3, x0 + (x3 - x0) * draw.random()])
    x1, x2 = min(within(), x3), min(within(), x3)
    y0 = draw.choice([0.0, y()])
    return [x0, y0, x1, y(), x2, y(), x3, draw.choice([y0, y()])], x0 + (x3 - x0) * draw.random()


def main(path):
    draw = random.Random(20_250_601)
    counts = {"ordinary": 500, "steep": 500, "flat": 200, "nice": 400, "tiny": 200, "huge": 100, "part": 200}
    names = ["x0", "y0", "x1", "y1", "x2", "y2", "x3", "y3"]
    lines = [",".join(["kind"] + names + ["x", "value", "velocity"])]
    for kind, count in counts.items():
        mp.mp.prec = 8000 if kind in ("tiny", "huge") else 2500
        done = 0
        while done < count:
            points, x = row(kind, draw)
            points = [float(p) for p in points]
            if not points[0] < x < points[6] or (points[2], points[4], x) == (1, 0, 0.5):
                continue
            if points[2:4] == [points[2]] * 2 and points[4:6] == [points[4]] * 2:
                continue
            results = evaluate(points, x)
            lines.append(",".join([kind] + [float(v).hex() for v in [*points, x, *results]]))
            done += 1
    with open(path, "w") as file:
        file.write("\n".join(lines) + "\n")
    print(len(lines) - 1, "rows")


main(sys.argv[1])
