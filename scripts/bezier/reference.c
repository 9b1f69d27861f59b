// The value of a cubic Bézier timing function with 113 bits, and whether a double is the nearest one
// to it. Built and run by check.sh. It shares no method with the engine: the parameter is bracketed
// by halving, improved by Newton's steps, and enclosed by two parameters that are shown to lie on
// either side.
#include "reference.h"

#include <stdbool.h>
#include <stdio.h>

typedef __float128 quad;

static quad magnitude(quad a) { return a < 0 ? -a : a; }

/// A coordinate of the curve from 0 to 1; a sum of terms that are not negative if a and b are not.
static quad point(quad a, quad b, quad t) {
  quad s = 1 - t;
  return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t;
}

static quad slope(quad a, quad b, quad t) {
  quad s = 1 - t;
  return 3 * s * s * a + 6 * s * t * (b - a) + 3 * t * t * (1 - b);
}

/// A parameter near the one whose x is given, by doubles.
static double guess(struct bezier curve, double x) {
  double low = 0, high = 1;
  if (x < 1e-3) {
    // Halves the exponent first, for places next to 0.
    while (low == 0 && high > 1e-300) {
      double t = high / 65536, s = 1 - t;
      if (3 * s * s * t * curve.x1 + 3 * s * t * t * curve.x2 + t * t * t < x) low = t;
      else high = t;
    }
  }
  for (int i = 0; i < 64; i++) {
    double t = (low + high) / 2, s = 1 - t;
    if (3 * s * s * t * curve.x1 + 3 * s * t * t * curve.x2 + t * t * t < x) low = t;
    else high = t;
  }
  return (low + high) / 2;
}

/// Whether `value` is the double nearest to the curve's value: 1 yes, 0 no, -1 not known.
static int is_nearest(struct bezier curve, double x, double value) {
  const quad unit = 0x1p-108;  // Far above the errors of a dozen steps with 113 bits.
  if (x == 0 || x == 1) return value == x;
  quad t = guess(curve, x);
  for (int i = 0; i < 4; i++) {
    quad rate = slope(curve.x1, curve.x2, t);
    if (rate == 0) break;
    quad next = t - (point(curve.x1, curve.x2, t) - x) / rate;
    if (!(next > 0 && next < 1)) break;
    t = next;
  }

  // The true parameter is within `reach`: x is below `x` at one side and above it at the other.
  quad reach = t * unit;
  quad low = t, high = t;
  bool enclosed = false;
  for (int i = 0; i < 110 && !enclosed; i++, reach *= 2) {
    low = t - reach > 0 ? t - reach : 0;
    high = t + reach < 1 ? t + reach : 1;
    enclosed = point(curve.x1, curve.x2, low) * (1 + unit) <= x &&
               (high == 1 || point(curve.x1, curve.x2, high) * (1 - unit) >= x);
  }
  if (!enclosed) return -1;
  reach = high - low;

  quad first = curve.y1, second = curve.y2, s = 1 - t;
  quad bend = 6 * (magnitude(second - 2 * first) + magnitude(first - 2 * second + 1));
  quad terms = 3 * s * s * t * magnitude(first) + 3 * s * t * t * magnitude(second) + t * t * t;
  quad error = reach * (magnitude(slope(first, second, t)) + bend * reach) +
               unit * (terms + reach * (magnitude(first) + magnitude(second) + 1));
  quad y = point(first, second, t);
  double below = (double)(y - error), above = (double)(y + error);
  if (below == above) return value == below;
  return value < below || value > above ? 0 : -1;
}

void bezier_check(struct bezier curve, const double *x, const double *values, size_t count,
                  struct bezier_tally *tally) {
  for (size_t i = 0; i < count; i++) {
    int answer = is_nearest(curve, x[i], values[i]);
    if (answer == 1) {
      tally->right++;
      continue;
    }
    if (answer == 0) tally->wrong++;
    else tally->undecided++;
    printf("%s %a %a %a %a %a %a\n", answer == 0 ? "wrong" : "undecided", curve.x1, curve.y1,
           curve.x2, curve.y2, x[i], values[i]);
  }
}
