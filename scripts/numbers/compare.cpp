// Compares texts of numbers with those of std::to_chars. Built and run by check.sh.
#include "compare.h"

#include <charconv>
#include <cmath>
#include <cstring>

namespace {

/// The digits of a text without its point, its exponent and the zeros at both ends.
int digit_count(const char *text, const char *end) {
  int count = 0, zeros = 0;
  for (; text != end && *text != 'e'; text++) {
    if (*text < '0' || *text > '9') continue;
    if (*text == '0') {
      zeros += count > 0;
    } else {
      count += zeros + 1;
      zeros = 0;
    }
  }
  return count;
}

bool same_bits(double a, double b) { return std::memcmp(&a, &b, sizeof a) == 0; }

}  // namespace

void compare_numbers(const double *values, size_t count, const char *texts, size_t size,
                     tally *tally) {
  const char *text = texts, *last = texts + size;
  for (size_t i = 0; i < count; i++) {
    const char *end = static_cast<const char *>(std::memchr(text, '\n', last - text));
    if (!end) {
      tally->misread += count - i;
      return;
    }
    double read = NAN;
    std::from_chars_result result = std::from_chars(text, end, read);
    tally->misread += result.ec != std::errc() || result.ptr != end || !same_bits(read, values[i]);

    char theirs[64];
    char *scientific = std::to_chars(theirs, theirs + 64, values[i], std::chars_format::scientific).ptr;
    tally->more_digits += digit_count(text, end) > digit_count(theirs, scientific);

    char *shortest = std::to_chars(theirs, theirs + 64, values[i]).ptr;
    if (end - text > shortest - theirs) {
      double magnitude = std::fabs(values[i]);
      if (std::memchr(text, 'e', end - text)) {
        tally->longer++;
      } else {
        tally->longer_decimals++;
        tally->longer_common_decimals += magnitude >= 1e-3 && magnitude < 1e5;
      }
    }
    text = end + 1;
  }
}
