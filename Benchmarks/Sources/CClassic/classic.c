#include "classic.h"

#include <math.h>
#include <stdbool.h>

static double x_at(const classic_bezier *curve, double t) {
  return ((curve->ax * t + curve->bx) * t + curve->cx) * t;
}

static double y_at(const classic_bezier *curve, double t) {
  return ((curve->ay * t + curve->by) * t + curve->cy) * t;
}

static double slope_at(const classic_bezier *curve, double t) {
  return (3 * curve->ax * t + 2 * curve->bx) * t + curve->cx;
}

void classic_bezier_prepare(classic_bezier *curve, double x1, double y1, double x2, double y2) {
  curve->cx = 3 * x1;
  curve->bx = 3 * (x2 - x1) - curve->cx;
  curve->ax = 1 - curve->cx - curve->bx;
  curve->cy = 3 * y1;
  curve->by = 3 * (y2 - y1) - curve->cy;
  curve->ay = 1 - curve->cy - curve->by;
  for (int i = 0; i <= 10; i++) curve->samples[i] = x_at(curve, i / 10.0);
}

// Eleven samples give a first guess, four steps of Newton's a better one, and halving the rest.
double classic_bezier_value(const classic_bezier *curve, double x) {
  const double tolerance = 1e-7;
  double low = 0, high = 1, t = x;
  for (int i = 1; i <= 10; i++) {
    if (x > curve->samples[i]) continue;
    low = (i - 1) / 10.0;
    high = i / 10.0;
    double before = curve->samples[i - 1];
    t = low + (high - low) * (x - before) / (curve->samples[i] - before);
    break;
  }
  for (int step = 0; step < 4; step++) {
    double error = x_at(curve, t) - x;
    if (fabs(error) < tolerance) return y_at(curve, t);
    double slope = slope_at(curve, t);
    if (fabs(slope) < tolerance) break;
    t -= error / slope;
  }
  if (fabs(x_at(curve, t) - x) < tolerance) return y_at(curve, t);
  t = (low + high) / 2;
  while (low < high) {
    double error = x_at(curve, t) - x;
    if (fabs(error) < tolerance) break;
    if (error < 0) low = t;
    else high = t;
    double middle = low + (high - low) / 2;
    if (middle == t) break;
    t = middle;
  }
  return y_at(curve, t);
}

void classic_bezier_values(const classic_bezier *curve, const double *x, double *y, size_t count) {
  for (size_t i = 0; i < count; i++) y[i] = classic_bezier_value(curve, x[i]);
}

void classic_steps_values(int steps, const double *x, double *y, size_t count) {
  for (size_t i = 0; i < count; i++) {
    double step = floor(x[i] * steps);
    if (x[i] >= 0 && step < 0) step = 0;
    if (x[i] <= 1 && step > steps) step = steps;
    y[i] = step / steps;
  }
}

void classic_linear_values(
    const double *xs, const double *ys, size_t points, const double *x, double *y, size_t count) {
  for (size_t i = 0; i < count; i++) {
    size_t low = 0, high = points - 1;
    while (high - low > 1) {
      size_t middle = (low + high) / 2;
      if (xs[middle] <= x[i]) low = middle;
      else high = middle;
    }
    y[i] = ys[low] + (ys[high] - ys[low]) * (x[i] - xs[low]) / (xs[high] - xs[low]);
  }
}

void classic_spring_values(
    double frequency, double damping_ratio, const double *time, double *y, size_t count) {
  double decay = damping_ratio * frequency;
  double turning = frequency * sqrt(1 - damping_ratio * damping_ratio);
  for (size_t i = 0; i < count; i++) {
    double angle = turning * time[i];
    y[i] = 1 - exp(-decay * time[i]) * (cos(angle) + decay / turning * sin(angle));
  }
}

void classic_elastic_values(const double *x, double *y, size_t count) {
  const double turn = 2 * M_PI / 0.3;
  for (size_t i = 0; i < count; i++) {
    bool is_end = x[i] == 0 || x[i] == 1;
    y[i] = is_end ? x[i] : exp2(-10 * x[i]) * sin((x[i] - 0.075) * turn) + 1;
  }
}

void classic_expo_values(const double *x, double *y, size_t count) {
  for (size_t i = 0; i < count; i++) y[i] = x[i] == 1 ? 1 : 1 - exp2(-10 * x[i]);
}

void classic_sine_values(const double *x, double *y, size_t count) {
  for (size_t i = 0; i < count; i++) y[i] = 1 - cos(x[i] * M_PI / 2);
}

void classic_power_values(double exponent, const double *x, double *y, size_t count) {
  for (size_t i = 0; i < count; i++) y[i] = pow(x[i], exponent);
}
