// What the C side of check.sh offers to Swift.
#pragma once

#include <stddef.h>
#include <stdint.h>

struct bezier {
  double x1, y1, x2, y2;
};

/// What was found in all values so far.
struct bezier_tally {
  uint64_t right;
  uint64_t wrong;
  /// Values next to the middle between two doubles, which resolve.py decides.
  uint64_t undecided;
};

/// Compares values of a curve at places in 0…1 with the nearest doubles. Prints what is wrong or
/// undecided: a word, the four numbers of the curve, the place and the value.
void bezier_check(struct bezier curve, const double *x, const double *values, size_t count,
                  struct bezier_tally *tally);
