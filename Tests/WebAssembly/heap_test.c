// Random allocations and releases, each checked: aligned, apart from all others, kept as they were written, and all memory
// one block again when nothing is left.
//
//     cc -std=c2x -fsanitize=undefined heap.c heap_test.c -o heap_test && ./heap_test [seed]

#include "heap.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static _Alignas(65536) char arena[48 << 20];
static size_t used;

int heap_grow(size_t size) {
    size_t pages = (size + 65535) / 65536;
    if (used + pages * 65536 > sizeof arena) return 0;
    heap_add(arena + used, pages * 65536);
    used += pages * 65536;
    return 1;
}

static uint64_t state;

static uint32_t next(uint32_t below) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((state >> 33) % below);
}

#define EXPECT(condition)                                                                        \
    if (!(condition)) {                                                                          \
        printf("line %d: %s does not hold (seed %llu)\n", __LINE__, #condition, (unsigned long long)seed); \
        return 1;                                                                                \
    }

int main(int count, char **arguments) {
    unsigned long long seed = count > 1 ? strtoull(arguments[1], 0, 10) : 1;
    state = seed;
    enum { SLOTS = 2000, STEPS = 400000 };
    static struct {
        unsigned char *memory;
        size_t size;
        unsigned char mark;
    } slots[SLOTS];
    for (int step = 0; step < STEPS; step++) {
        uint32_t index = next(SLOTS);
        if (slots[index].memory) {
            for (size_t i = 0; i < slots[index].size; i++) EXPECT(slots[index].memory[i] == slots[index].mark);
            unsigned char *memory = slots[index].memory;
            size_t usable = heap_usable_size(memory);
            heap_free(memory);
            slots[index].memory = 0;
            // What was there is gone, but for the links that a free block begins with and the address it ends with.
            if (usable > 64) EXPECT(memory[32] == 0 && memory[usable / 2] == 0);
        } else {
            size_t alignment = next(10) == 0 ? (size_t)16 << next(6) : 16;
            size_t size = next(20) == 0 ? next(200000) : next(4) == 0 ? next(4000) : next(120);
            unsigned char *memory = heap_allocate_aligned(alignment, size);
            if (!memory) continue;
            EXPECT((uintptr_t)memory % alignment == 0);
            EXPECT(heap_usable_size(memory) >= size);
            EXPECT((char *)memory >= arena && (char *)memory + size <= arena + used);
            slots[index].memory = memory;
            slots[index].size = size;
            slots[index].mark = (unsigned char)(1 + next(255));
            memset(memory, slots[index].mark, size);
        }
    }
    for (int index = 0; index < SLOTS; index++) heap_free(slots[index].memory);
    // One block, but for the word before the first and the block that ends the memory.
    EXPECT(heap_free_bytes() == used - 16);
    EXPECT(heap_allocate(SIZE_MAX) == 0 && heap_allocate(SIZE_MAX / 2 + 1) == 0 && heap_allocate(sizeof arena) == 0);
    void *whole = heap_allocate(used / 2);
    EXPECT(whole != 0);
    heap_free(whole);
    EXPECT(heap_free_bytes() == used - 16);
    heap_free(0);
    printf("%d steps in %zu bytes (seed %llu)\n", STEPS, used, seed);
    return 0;
}
