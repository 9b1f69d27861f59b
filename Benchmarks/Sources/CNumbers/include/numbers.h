// Numbers as text by the standard library of C++.
#pragma once

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Writes each number in its shortest form and a comma; returns the number of bytes.
size_t numbers_to_chars(const double *values, size_t count, char *bytes);

/// Writes each number with a fixed number of digits and a comma; returns the number of bytes.
size_t numbers_to_chars_fixed(const double *values, size_t count, int digits, char *bytes);

/// Reads numbers that end in commas; returns how many.
size_t numbers_from_chars(const char *bytes, size_t size, double *values);

#ifdef __cplusplus
}
#endif
