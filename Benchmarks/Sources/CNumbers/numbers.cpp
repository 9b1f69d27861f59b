#include "numbers.h"

#include <charconv>

size_t numbers_to_chars(const double *values, size_t count, char *bytes) {
  char *end = bytes;
  for (size_t i = 0; i < count; i++) {
    end = std::to_chars(end, end + 400, values[i]).ptr;
    *end++ = ',';
  }
  return end - bytes;
}

size_t numbers_to_chars_fixed(const double *values, size_t count, int digits, char *bytes) {
  char *end = bytes;
  for (size_t i = 0; i < count; i++) {
    end = std::to_chars(end, end + 400, values[i], std::chars_format::fixed, digits).ptr;
    *end++ = ',';
  }
  return end - bytes;
}

size_t numbers_from_chars(const char *bytes, size_t size, double *values) {
  const char *next = bytes, *end = bytes + size;
  size_t count = 0;
  while (next < end) next = std::from_chars(next, end, values[count++]).ptr + 1;
  return count;
}
