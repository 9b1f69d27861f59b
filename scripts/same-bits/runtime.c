// What Embedded Swift needs of a C library: memory, and numbers to seed hash tables.

#include <stddef.h>
#include <stdint.h>

void *memcpy(void *to, const void *from, size_t count) {
  unsigned char *t = to;
  const unsigned char *f = from;
  while (count--) *t++ = *f++;
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  unsigned char *t = to;
  const unsigned char *f = from;
  if (t < f) {
    while (count--) *t++ = *f++;
  } else {
    while (count--) t[count] = f[count];
  }
  return to;
}

void *memset(void *to, int value, size_t count) {
  unsigned char *t = to;
  while (count--) *t++ = (unsigned char)value;
  return to;
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *l = left, *r = right;
  for (; count--; l++, r++) {
    if (*l != *r) return *l < *r ? -1 : 1;
  }
  return 0;
}

// Hash tables need a seed; the order of their elements never reaches a result.
void arc4random_buf(void *to, size_t count) {
  static uint32_t state = 1;
  unsigned char *t = to;
  while (count--) {
    state = state * 1664525u + 1013904223u;
    *t++ = (unsigned char)(state >> 24);
  }
}

// The next bytes of memory, at a multiple of 16 and never given back; the machine has them.
void *more_memory(size_t count);

// A block has 2^n bytes and goes back to the list of its size. What stands before the bytes that
// were asked for says where the block starts and how large it is.
struct block {
  struct block *next;
};
struct head {
  struct block *block;
  size_t exponent;
};
static struct block *unused[64];

int posix_memalign(void **result, size_t alignment, size_t count) {
  if (alignment < 16) alignment = 16;
  size_t needed = count + alignment + sizeof(struct head), exponent = 6;
  while (((size_t)1 << exponent) < needed) exponent++;
  struct block *block = unused[exponent];
  if (block) {
    unused[exponent] = block->next;
  } else {
    block = more_memory((size_t)1 << exponent);
    if (!block) return 12;
  }
  uintptr_t start = ((uintptr_t)block + sizeof(struct head) + alignment - 1) & ~(alignment - 1);
  struct head *head = (struct head *)start - 1;
  head->block = block;
  head->exponent = exponent;
  *result = (void *)start;
  return 0;
}

void free(void *bytes) {
  if (!bytes) return;
  struct head head = ((struct head *)bytes)[-1];
  head.block->next = unused[head.exponent];
  unused[head.exponent] = head.block;
}
