// A two-level segregated fit allocator (TLSF): allocation and release take constant time, and free neighbours are always
// joined, so that a page that stays open for days doesn't fragment its memory.
//
// Memory is a row of blocks. A block begins with its size; the two lowest bits of that say whether this block and the one
// before it are free. A free block also holds the links of its list, and its last word is its own address, by which the
// block behind it finds it. The payload begins behind the size, at a multiple of 16. Each stretch of memory ends with a
// block of size 0 that is never free.

#include "heap.h"

#include <stdint.h>

typedef struct Block {
    size_t head;
    struct Block *next;
    struct Block *previous;
} Block;

enum : size_t {
    ALIGNMENT = 16,
    WORD = sizeof(size_t),
    /// A free block needs its size, two links and its address at the end.
    LEAST = 4 * WORD,
    IS_FREE = 1,
    PREVIOUS_IS_FREE = 2,
    FLAGS = IS_FREE | PREVIOUS_IS_FREE,
};

// Lists are indexed by the highest bit of a block's size, and by the next three bits.
enum { STEPS = 8, STEP_BITS = 3, LEVELS = 8 * sizeof(size_t) };

static Block *lists[LEVELS][STEPS];
static size_t levels_in_use;
static uint8_t steps_in_use[LEVELS];
/// Where the last stretch of memory ends; its last block is there.
static char *end_of_memory;

static size_t size_of(const Block *block) { return block->head & ~FLAGS; }
static Block *behind(Block *block) { return (Block *)((char *)block + size_of(block)); }
static void *payload(Block *block) { return (char *)block + WORD; }
static Block *block_of(const void *memory) { return (Block *)((char *)memory - WORD); }
static unsigned highest_bit(size_t value) { return 8 * sizeof(long) - 1 - (unsigned)__builtin_clzl(value); }

/// The list in which a block of that size is.
static void find_list(size_t size, unsigned *level, unsigned *step) {
    *level = highest_bit(size);
    *step = (unsigned)(size >> (*level - STEP_BITS)) & (STEPS - 1);
}

static void insert(Block *block) {
    unsigned level, step;
    find_list(size_of(block), &level, &step);
    block->head |= IS_FREE;
    block->previous = 0;
    block->next = lists[level][step];
    if (block->next) block->next->previous = block;
    lists[level][step] = block;
    levels_in_use |= (size_t)1 << level;
    steps_in_use[level] |= (uint8_t)(1 << step);
    Block *next = behind(block);
    ((Block **)next)[-1] = block;
    next->head |= PREVIOUS_IS_FREE;
}

static void take_out(Block *block) {
    unsigned level, step;
    find_list(size_of(block), &level, &step);
    if (block->next) block->next->previous = block->previous;
    if (block->previous) {
        block->previous->next = block->next;
    } else {
        lists[level][step] = block->next;
        if (!block->next) {
            steps_in_use[level] &= (uint8_t)~(1 << step);
            if (!steps_in_use[level]) levels_in_use &= ~((size_t)1 << level);
        }
    }
    block->head &= ~IS_FREE;
    behind(block)->head &= ~PREVIOUS_IS_FREE;
}

/// A free block of at least that size; null where none is certain to be there.
static Block *find(size_t size) {
    // Rounded up to the next list: whatever is in it is large enough.
    unsigned level = highest_bit(size);
    size_t rounded = size + (((size_t)1 << (level - STEP_BITS)) - 1);
    if (rounded < size) return 0;
    unsigned step;
    find_list(rounded, &level, &step);
    unsigned steps = steps_in_use[level] & (0xFFu << step);
    if (!steps) {
        if (level + 1 >= LEVELS) return 0;
        size_t above = levels_in_use & (~(size_t)0 << (level + 1));
        if (!above) return 0;
        level = (unsigned)__builtin_ctzl(above);
        steps = steps_in_use[level];
    }
    return lists[level][__builtin_ctz(steps)];
}

/// Cuts off what is behind `size` bytes of a block that is in no list.
static void trim(Block *block, size_t size) {
    size_t rest = size_of(block) - size;
    if (rest < LEAST) return;
    block->head -= rest;
    Block *cut = behind(block);
    cut->head = rest;
    insert(cut);
}

/// Puts a block back that is in no list, joined with its free neighbours.
static void release(Block *block) {
    if (block->head & PREVIOUS_IS_FREE) {
        Block *before = ((Block **)block)[-1];
        take_out(before);
        before->head += size_of(block);
        block = before;
    }
    Block *next = behind(block);
    if (next->head & IS_FREE) {
        take_out(next);
        block->head += size_of(next);
    }
    insert(block);
}

/// How large a block is that holds so many bytes; 0 where there is no such block.
static size_t block_size(size_t size) {
    if (size > SIZE_MAX / 2) return 0;
    size_t rounded = (size + WORD + ALIGNMENT - 1) & ~(ALIGNMENT - 1);
    return rounded < LEAST ? LEAST : rounded;
}

static Block *take(size_t size) {
    Block *block = find(size);
    if (!block) {
        // Twice over: the search rounds up, and the stretch loses a little at its ends.
        if (!heap_grow(size + size / STEPS + 4 * LEAST)) return 0;
        block = find(size);
        if (!block) return 0;
    }
    take_out(block);
    return block;
}

void *heap_allocate(size_t size) {
    size_t needed = block_size(size);
    if (!needed) return 0;
    Block *block = take(needed);
    if (!block) return 0;
    trim(block, needed);
    return payload(block);
}

void *heap_allocate_aligned(size_t alignment, size_t size) {
    if (alignment <= ALIGNMENT) return heap_allocate(size);
    size_t needed = block_size(size);
    if (!needed || alignment > SIZE_MAX / 4) return 0;
    Block *block = take(needed + alignment + LEAST);
    if (!block) return 0;
    uintptr_t start = (uintptr_t)payload(block);
    uintptr_t aligned = (start + alignment - 1) & ~(uintptr_t)(alignment - 1);
    // What is cut off before it has to be a block of its own.
    while (aligned != start && aligned - start < LEAST) aligned += alignment;
    if (aligned != start) {
        size_t skipped = aligned - start;
        Block *kept = (Block *)((char *)block + skipped);
        kept->head = size_of(block) - skipped;
        block->head -= size_of(kept);
        insert(block);
        block = kept;
    }
    trim(block, needed);
    return payload(block);
}

size_t heap_usable_size(const void *memory) { return size_of(block_of(memory)) - WORD; }

void heap_free(void *memory) {
    if (!memory) return;
    __builtin_memset(memory, 0, heap_usable_size(memory));
    release(block_of(memory));
}

void heap_add(void *start, size_t size) {
    uintptr_t first = ((uintptr_t)start + WORD + ALIGNMENT - 1) & ~(uintptr_t)(ALIGNMENT - 1);
    uintptr_t end = (((uintptr_t)start + size) & ~(uintptr_t)(ALIGNMENT - 1));
    if (end <= first || end - first < 2 * LEAST) return;
    Block *block;
    if (end_of_memory == (char *)start) {
        // The block that ended the stretch before becomes the first of this one.
        block = (Block *)(end_of_memory - WORD);
        block->head = (end - (uintptr_t)start) | (block->head & PREVIOUS_IS_FREE);
    } else {
        block = (Block *)(first - WORD);
        block->head = end - first;
    }
    end_of_memory = (char *)end;
    behind(block)->head = 0;
    release(block);
}

size_t heap_free_bytes(void) {
    size_t sum = 0;
    for (unsigned level = 0; level < LEVELS; level++) {
        for (unsigned step = 0; step < STEPS; step++) {
            for (Block *block = lists[level][step]; block; block = block->next) sum += size_of(block);
        }
    }
    return sum;
}
