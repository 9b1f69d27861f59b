// What browsers and applications use for curves: the classic solver of a cubic Bézier curve, and
// straightforward formulas over the platform's mathematics.
#pragma once

#include <stddef.h>

/// A cubic Bézier curve from (0, 0) to (1, 1): its polynomials and eleven samples of x.
typedef struct {
  double ax, bx, cx, ay, by, cy;
  double samples[11];
} classic_bezier;

void classic_bezier_prepare(classic_bezier *curve, double x1, double y1, double x2, double y2);
double classic_bezier_value(const classic_bezier *curve, double x);
void classic_bezier_values(const classic_bezier *curve, const double *x, double *y, size_t count);

/// The staircase steps(count, jump-end).
void classic_steps_values(int steps, const double *x, double *y, size_t count);

/// Straight lines through points whose x ascend, found by halving.
void classic_linear_values(
    const double *xs, const double *ys, size_t points, const double *x, double *y, size_t count);

/// The position of an underdamped spring that starts at rest, from 0 to 1.
void classic_spring_values(
    double frequency, double damping_ratio, const double *time, double *y, size_t count);

/// Penner's elastic curve, out, with the amplitude 1 and the period 0.3.
void classic_elastic_values(const double *x, double *y, size_t count);

/// Penner's exponential curve, out; his sine curve, in; and the power curve, in.
void classic_expo_values(const double *x, double *y, size_t count);
void classic_sine_values(const double *x, double *y, size_t count);
void classic_power_values(double exponent, const double *x, double *y, size_t count);
