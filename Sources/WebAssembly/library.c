// What Swift's standard library asks of a C library, so that the module needs none and imports nothing.

#include <stddef.h>
#include <stdint.h>

#include "heap.h"
#include "tables.h"

// MARK: Memory

enum { PAGE = 65536 };

extern char __heap_base;

int heap_grow(size_t size) {
    static int has_begun;
    if (!has_begun) {
        // What is left of the pages that the module begins with.
        has_begun = 1;
        size_t end = (size_t)__builtin_wasm_memory_size(0) * PAGE;
        heap_add(&__heap_base, end - (size_t)&__heap_base);
        if (end - (size_t)&__heap_base > 2 * size) return 1;
    }
    size_t pages = size / PAGE + 1;
    size_t before = __builtin_wasm_memory_grow(0, pages);
    if (before == SIZE_MAX) return 0;
    heap_add((void *)(before * PAGE), pages * PAGE);
    return 1;
}

void *malloc(size_t size) { return heap_allocate(size); }

void free(void *memory) { heap_free(memory); }

void *aligned_alloc(size_t alignment, size_t size) { return heap_allocate_aligned(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
    enum { NO_MEMORY = 12 };
    *result = heap_allocate_aligned(alignment, size);
    return *result ? 0 : NO_MEMORY;
}

void *calloc(size_t count, size_t size) {
    size_t whole;
    if (__builtin_mul_overflow(count, size, &whole)) return 0;
    void *memory = heap_allocate(whole);
    if (memory) __builtin_memset(memory, 0, whole);
    return memory;
}

void *realloc(void *memory, size_t size) {
    void *other = heap_allocate(size);
    if (memory && other) {
        size_t usable = heap_usable_size(memory);
        __builtin_memcpy(other, memory, usable < size ? usable : size);
        heap_free(memory);
    }
    return other;
}

// MARK: Bytes
//
// Most of what is copied is shorter than `memory.copy` is worth, which takes an engine tens of nanoseconds to begin.

enum { SHORT = 64 };

typedef uint64_t __attribute__((aligned(1), may_alias)) Word;

static void copy_forwards(char *to, const char *from, size_t count) {
    for (; count >= 8; count -= 8, to += 8, from += 8) *(Word *)to = *(const Word *)from;
    for (; count; count--) *to++ = *from++;
}

void *memcpy(void *restrict target, const void *restrict source, size_t count) {
    if (count > SHORT) return __builtin_memcpy(target, source, count);
    copy_forwards(target, source, count);
    return target;
}

void *memmove(void *target, const void *source, size_t count) {
    if (count > SHORT) return __builtin_memmove(target, source, count);
    char *to = target;
    const char *from = source;
    if (to <= from || to >= from + count) {
        copy_forwards(to, from, count);
    } else {
        while (count--) to[count] = from[count];
    }
    return target;
}

void *memset(void *target, int byte, size_t count) {
    if (count > SHORT) return __builtin_memset(target, byte, count);
    for (char *to = target; count; count--) *to++ = (char)byte;
    return target;
}

int memcmp(const void *left, const void *right, size_t count) {
    const unsigned char *a = left, *b = right;
    for (; count >= 8 && *(const Word *)a == *(const Word *)b; count -= 8) a += 8, b += 8;
    for (; count; count--, a++, b++) {
        if (*a != *b) return *a - *b;
    }
    return 0;
}

void *memchr(const void *memory, int byte, size_t count) {
    for (const unsigned char *at = memory; count; count--, at++) {
        if (*at == (unsigned char)byte) return (void *)at;
    }
    return 0;
}

size_t strlen(const char *text) {
    size_t length = 0;
    while (text[length]) length++;
    return length;
}

// MARK: Numbers

/// The product of two integers of 128 bits. Returned through memory, as the compiler expects it.
void __multi3(uint64_t *product, uint64_t a_low, uint64_t a_high, uint64_t b_low, uint64_t b_high) {
    uint64_t a0 = (uint32_t)a_low, a1 = a_low >> 32, b0 = (uint32_t)b_low, b1 = b_low >> 32;
    uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32), cross = a0 * b1 + (uint32_t)middle;
    product[0] = cross << 32 | (uint32_t)low;
    product[1] = a1 * b1 + (middle >> 32) + (cross >> 32) + a_low * b_high + a_high * b_low;
}

/// What hash tables are seeded with. Nobody else's keys come into the module's tables: the same seed each time keeps a page
/// reproducible.
void arc4random_buf(void *memory, size_t count) {
    static uint64_t state = 0x9E3779B97F4A7C15;
    for (char *to = memory; count; count--) {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        *to++ = (char)(state >> 32);
    }
}

// MARK: Secrets

extern char __stack_low;

/// Overwrites what earlier calls have left below this one: short texts lie in the places of the values that hold them.
__attribute__((swiftcall)) void erase_stack(void) {
    char here;
    char *end = &here - 256;
    __builtin_memset(&__stack_low, 0, (size_t)(end - &__stack_low));
    // Else it would be no memory that anyone reads.
    __asm__ volatile("" ::: "memory");
}

// MARK: Tables

enum { TABLES = 5 };

// Volatile: what it holds is written behind the compiler's back.
static volatile struct {
    char mark[16];
    struct table_file files[TABLES];
} tables = {.mark = "files of tables"};

/// Whether a table has a file that was not put in its place yet.
__attribute__((swiftcall)) int32_t table_is_absent(int32_t number) {
    if (number < 0 || number >= TABLES) return 0;
    return tables.files[number].length > 0 && !tables.files[number].is_there;
}

__attribute__((swiftcall)) int32_t table_put(int32_t number, const uint8_t *file, int32_t length) {
    if (!table_is_absent(number) || length <= 0) return 0;
    return tables_put((struct table_file *)&tables.files[number], file, (size_t)length);
}
