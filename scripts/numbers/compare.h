// What the C++ side of check.sh offers to Swift.
#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What was found in all numbers so far.
struct tally {
  /// Texts that `std::from_chars` reads as another number, or not to their end.
  uint64_t misread;
  /// Texts with more digits than `std::to_chars` needs.
  uint64_t more_digits;
  /// Texts with an exponent that are longer than those of `std::to_chars`.
  uint64_t longer;
  /// Plain decimals that are longer: `100000`, which C++ writes as `1e+05`.
  uint64_t longer_decimals;
  /// Plain decimals of at least 10⁻³ and below 10⁵ that are longer.
  uint64_t longer_common_decimals;
};

/// Compares the texts of numbers, each with a line feed behind it, with the texts of C++.
void compare_numbers(const double *values, size_t count, const char *texts, size_t size,
                     struct tally *tally);

#ifdef __cplusplus
}
#endif
