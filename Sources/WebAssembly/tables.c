// Tables that lie in files beside the module. They keep their places in memory, of which the module says nothing: whoever reads
// them knows of no file.

#include "tables.h"

static uint32_t number(const uint8_t *at) {
    return (uint32_t)at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
}

static uint64_t checksum(const uint8_t *bytes, size_t length) {
    uint64_t sum = 0xCBF29CE484222325;
    while (length--) sum = (sum ^ *bytes++) * 0x100000001B3;
    return sum;
}

int tables_put(struct table_file *table, const uint8_t *file, size_t length) {
    if (table->is_there || length != table->length || checksum(file, length) != table->checksum) return 0;
    // The pieces are those that were taken out, or the sum would be another.
    const uint8_t *end = file + length;
    while ((size_t)(end - file) >= 8) {
        uint32_t size = number(file + 4);
        __builtin_memcpy((void *)(uintptr_t)number(file), file + 8, size);
        file += 8 + size;
    }
    table->is_there = 1;
    return 1;
}
