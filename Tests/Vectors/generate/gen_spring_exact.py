"""spring-exact.csv + spring-facts.csv: python3 gen_spring_exact.py OUTDIR

Hard cases for a spring: next to critical damping, strong overdamping, very late and very early times,
extreme units, the four descriptions. Everything is solved with complex exponentials and 400 digits
(the critical case by its own formula) and rounded once; no step is shared with the engine.

description is `forces` (a, b, c = mass, stiffness, damping), `bounce` (a, b = duration, bounce) or
`ratio` (a, b = response, damping ratio), doubles taken as exact.
spring-exact.csv: id,description,a,b,c,from,to,v0,t,position,velocity,gone,size,frequency with
 gone = position - from; size = (|to - from| + |v0|/w0) e^(-st) (1 + st), s the slowest decay; frequency = w0.
spring-facts.csv: id,...,v0,eps,settling,arrival,turn,turn_position,turn2,speed_time,speed: the last time with
 |x - to| > eps; the first times after 0 with x = to and x' = 0, the position at the latter, the second turn;
 the time and size of the greatest |x'|. Found by sign changes on a fine grid and bisection; empty = none.
"""
import sys

import mpmath as mp

from veclib import hexf, short, to_double

mp.mp.dps = 400


class Spring:
    def __init__(s, kind, a, b, c):
        a, b, c = (mp.mpf(v) for v in (a, b, c))
        if kind == "forces":
            s.lam, s.w2 = c / (2 * a), b / a
        else:
            zeta = b if kind == "ratio" else 1 - b if b >= 0 else 1 / (1 + b)
            w0 = 2 * mp.pi / a
            s.lam, s.w2 = zeta * w0, w0 * w0
        s.disc = s.lam ** 2 - s.w2
        s.w0 = mp.sqrt(s.w2)
        root = mp.sqrt(mp.mpc(s.disc))
        s.r1 = s.lam + root          # decays; r2 = w2/r1 is the slow one
        s.r2 = s.w2 / s.r1
        s.slow = mp.re(s.r2)

    def at(s, d, v, t):
        """displacement, velocity, acceleration"""
        if s.disc == 0:
            e = mp.exp(-s.lam * t)
            x = e * (d + (v + s.lam * d) * t)
            y = e * (v - s.lam * (v + s.lam * d) * t)
        else:
            B = (v + s.r2 * d) / (s.r2 - s.r1)
            A = d - B
            e1, e2 = B * mp.exp(-s.r1 * t), A * mp.exp(-s.r2 * t)
            x, y = mp.re(e1 + e2), mp.re(-s.r1 * e1 - s.r2 * e2)
        return x, y, -(s.w2 * x + 2 * s.lam * y)


def bisected(f, lo, hi):
    sign = 1 if f(lo) > 0 else -1
    for _ in range(220):
        mid = (lo + hi) / 2
        if sign * f(mid) > 0:
            lo = mid
        else:
            hi = mid
    return hi


def zeros(f, grid, count):
    """the first zeros after 0 that are sign changes on a grid"""
    found = []
    previous = grid[0]
    for t in grid[1:]:
        if f(previous) * f(t) < 0:
            found.append(bisected(f, previous, t))
            if len(found) == count:
                break
        previous = t
    return found


SPRINGS = [
    ("bouncy", "bounce", .5, .3, 0), ("snappy", "bounce", .5, .15, 0), ("smooth", "bounce", .5, 0, 0),
    ("creeping", "bounce", .5, -.5, 0), ("long", "bounce", 3.7, .9, 0),
    ("barely-under", "bounce", .5, 1e-15, 0), ("barely-over", "bounce", .5, -1e-15, 0),
    ("least-under", "bounce", .35, 5e-324, 0), ("least-over", "bounce", .35, -5e-324, 0),
    ("close-under", "ratio", .8, 1 - 2.0 ** -53, 0), ("close-over", "ratio", .8, 1 + 2.0 ** -52, 0),
    ("near-under", "ratio", .8, 1 - 2.0 ** -27, 0), ("near-over", "ratio", .8, 1 + 2.0 ** -27, 0),
    ("near-under-4", "ratio", .8, .9999, 0), ("near-over-4", "ratio", .8, 1.0001, 0),
    ("over-20", "ratio", .5, 20, 0), ("over-1e6", "ratio", .5, 1e6, 0), ("over-1e15", "ratio", .5, 1e15, 0),
    ("faint-1e-6", "ratio", .5, 1e-6, 0), ("faint-1e-12", "ratio", .5, 1e-12, 0), ("undamped", "ratio", .5, 0, 0),
    ("default", "forces", 1, 100, 10), ("critical", "forces", 1, 100, 20), ("critical-3", "forces", 3, 3, 6),
    ("next-over", "forces", 1, 100, 20 + 2.0 ** -48), ("next-under", "forces", 1, 100, 20 - 2.0 ** -48),
    ("tenths", "forces", .1, .1, .2), ("heavy", "forces", 1e60, 1e58, 3e58), ("light", "forces", 1e-60, 2e-58, 1e-59),
    ("stiff", "forces", 1, 1e60, 1e29), ("soft", "forces", 1, 1e-60, 1e-31), ("honey", "forces", 1, 1e-30, 1e30),
]
MOTIONS = [(0, 1, 0), (0, 1, -40), (1, 1, 2), (-3.25, 1000, 1), (100, -100, 1e4)]
PERIODS = [1e-9, 1e-4, .01, .079, .08, .16, .25, 1, 2.75, 10]
LATE = {"faint-1e-6": [1e4, 123456.789], "faint-1e-12": [1e8, 1e11 / 3], "undamped": [1e3, 1e8, 1e11 / 3],
        "over-1e6": [1e5, 3e6], "over-1e15": [1e10, 1e15], "creeping": [40]}
FACTS = ["bouncy", "snappy", "smooth", "creeping", "long", "barely-under", "barely-over", "near-under", "near-over",
         "near-under-4", "near-over-4", "over-20", "default", "critical"]


def exact(out):
    lines = ["id,description,a,b,c,from,to,v0,t,position,velocity,gone,size,frequency"]
    for name, kind, a, b, c in SPRINGS:
        s = Spring(kind, a, b, c)
        period = 2 * mp.pi / s.w0
        for frm, to, pace in MOTIONS:
            v0 = to_double(pace * s.w0 / 6)       # in ways of 1 per period, so that extreme units make sense
            head = ",".join([name, kind] + [hexf(mp.mpf(v)) for v in (a, b, c, frm, to, v0)])
            d, v = mp.mpf(frm) - mp.mpf(to), mp.mpf(v0)
            for factor in PERIODS + LATE.get(name, []):
                t = mp.mpf(to_double(period * mp.mpf(factor)))
                x, y, _ = s.at(d, v, t)
                st = s.slow * t
                size = (abs(d) + abs(v) / s.w0) * mp.exp(-st) * (1 + st)
                lines.append(",".join([head] + [hexf(q) for q in (t, to + x, y, to + x - mp.mpf(frm))] + [short(size), short(s.w0)]))
    open(out + "/spring-exact.csv", "w").write("\n".join(lines) + "\n")
    return len(lines) - 1


def facts(out):
    mp.mp.dps = 70
    lines = ["id,description,a,b,c,from,to,v0,eps,settling,arrival,turn,turn_position,turn2,speed_time,speed"]
    for name, kind, a, b, c in [q for q in SPRINGS if q[0] in FACTS]:
        s = Spring(kind, a, b, c)
        period = 2 * mp.pi / s.w0
        for frm, to, pace in MOTIONS:
            v0 = to_double(pace * s.w0 / 6)
            d, v = mp.mpf(frm) - mp.mpf(to), mp.mpf(v0)
            head = ",".join([name, kind] + [hexf(mp.mpf(q)) for q in (a, b, c, frm, to, v0)])
            size = abs(d) + abs(v) / s.w0
            end = mp.mpf(30) / s.slow
            step = period / 48
            grid = [mp.mpf(0)] + [step * mp.mpf(10) ** (-k) for k in range(12, 0, -1)]
            grid += [step * k for k in range(1, 49 * 4)]
            while grid[-1] < end:
                grid.append(grid[-1] + max(step, grid[-1] / 200) if not mp.im(s.r1) or abs(mp.im(s.r1)) < s.w0 / 50
                            else grid[-1] + step)
            trace = {t: s.at(d, v, t) for t in grid}
            f = [lambda t, i=i: (trace.get(t) or s.at(d, v, t))[i] for i in range(3)]
            arrival = zeros(f[0], grid[0 if d else 1:], 1)
            turns = zeros(f[1], grid[0 if v else 1:], 2)
            bends = zeros(f[2], grid, 1)
            speeds = [(abs(v), mp.mpf(0))] + [(abs(f[1](t)), t) for t in bends]
            speed, when = max(speeds, key=lambda q: q[0])
            for share in (1e-2, 1e-3, 1e-6):
                eps = to_double(mp.mpf(size) * mp.mpf(share))
                last = mp.mpf(0)
                for i in range(len(grid) - 1, -1, -1):
                    if abs(f[0](grid[i])) > eps:
                        last = bisected(lambda t: abs(s.at(d, v, t)[0]) - eps, grid[i], grid[i + 1])
                        break
                # a turn between two points of the grid may be the last that is beyond
                for t in zeros(f[1], [q for q in grid if q >= last], 10 ** 6) if last else []:
                    if abs(s.at(d, v, t)[0]) > eps:
                        last = bisected(lambda q: abs(s.at(d, v, q)[0]) - eps, t, t + step)
                g = lambda q: "" if q is None else hexf(q)
                at = lambda q, i: q[i] if len(q) > i else None
                row = [mp.mpf(eps), last, at(arrival, 0), at(turns, 0),
                       mp.mpf(to) + s.at(d, v, turns[0])[0] if turns else None, at(turns, 1), when, speed]
                lines.append(",".join([head] + [g(q) for q in row]))
    open(out + "/spring-facts.csv", "w").write("\n".join(lines) + "\n")
    return len(lines) - 1


if __name__ == "__main__":
    print(exact(sys.argv[1]), "rows;", facts(sys.argv[1]), "facts")
