// Arithmetic of 128 bits, which the compiler calls by these names where the machine has none.

#include <stdint.h>

typedef __int128 wide;
typedef unsigned __int128 unsigned_wide;

typedef union {
  unsigned_wide all;
  struct {
    uint64_t low, high;
  };
} halves;

static unsigned_wide joined(uint64_t high, uint64_t low) {
  halves result;
  result.high = high;
  result.low = low;
  return result.all;
}

static uint64_t high_of(unsigned_wide number) {
  halves parts = {number};
  return parts.high;
}

static uint64_t low_of(unsigned_wide number) {
  halves parts = {number};
  return parts.low;
}

wide __multi3(wide left, wide right) {
  uint64_t a = low_of(left), b = low_of(right);
  uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
  uint64_t p00 = a0 * b0, p01 = a0 * b1, p10 = a1 * b0, p11 = a1 * b1;
  uint64_t middle = (p00 >> 32) + (uint32_t)p01 + (uint32_t)p10;
  uint64_t high = p11 + (p01 >> 32) + (p10 >> 32) + (middle >> 32);
  high += high_of(left) * b + a * high_of(right);
  return joined(high, middle << 32 | (uint32_t)p00);
}

wide __ashlti3(wide number, int count) {
  uint64_t high = high_of(number), low = low_of(number);
  if (count == 0) return number;
  if (count >= 64) return joined(low << (count - 64), 0);
  return joined(high << count | low >> (64 - count), low << count);
}

wide __lshrti3(wide number, int count) {
  uint64_t high = high_of(number), low = low_of(number);
  if (count == 0) return number;
  if (count >= 64) return joined(0, high >> (count - 64));
  return joined(high >> count, low >> count | high << (64 - count));
}

wide __ashrti3(wide number, int count) {
  int64_t high = (int64_t)high_of(number);
  uint64_t low = low_of(number);
  if (count == 0) return number;
  if (count >= 64) return joined((uint64_t)(high >> 63), (uint64_t)(high >> (count - 64)));
  return joined((uint64_t)(high >> count), low >> count | (uint64_t)high << (64 - count));
}

// Long division, a bit a step.
static unsigned_wide divided(unsigned_wide number, unsigned_wide by, unsigned_wide *remainder) {
  uint64_t high = high_of(number), low = low_of(number);
  uint64_t by_high = high_of(by), by_low = low_of(by);
  if (high == 0 && by_high == 0) {
    *remainder = low % by_low;
    return low / by_low;
  }
  uint64_t rest_high = 0, rest_low = 0;
  for (int step = 0; step < 128; step++) {
    uint64_t carry = rest_high >> 63;
    rest_high = rest_high << 1 | rest_low >> 63;
    rest_low = rest_low << 1 | high >> 63;
    high = high << 1 | low >> 63;
    low <<= 1;
    if (carry || rest_high > by_high || (rest_high == by_high && rest_low >= by_low)) {
      rest_high -= by_high + (rest_low < by_low);
      rest_low -= by_low;
      low |= 1;
    }
  }
  *remainder = joined(rest_high, rest_low);
  return joined(high, low);
}

unsigned_wide __udivti3(unsigned_wide number, unsigned_wide by) {
  unsigned_wide remainder;
  return divided(number, by, &remainder);
}

unsigned_wide __umodti3(unsigned_wide number, unsigned_wide by) {
  unsigned_wide remainder;
  divided(number, by, &remainder);
  return remainder;
}

wide __divti3(wide number, wide by) {
  unsigned_wide remainder;
  unsigned_wide quotient =
      divided(number < 0 ? -(unsigned_wide)number : (unsigned_wide)number,
              by < 0 ? -(unsigned_wide)by : (unsigned_wide)by, &remainder);
  return (number < 0) != (by < 0) ? -quotient : quotient;
}

wide __modti3(wide number, wide by) {
  unsigned_wide remainder;
  divided(number < 0 ? -(unsigned_wide)number : (unsigned_wide)number,
          by < 0 ? -(unsigned_wide)by : (unsigned_wide)by, &remainder);
  return number < 0 ? -remainder : remainder;
}
