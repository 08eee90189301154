// Tables that lie in files beside the module, and are put in their places when they are first needed.
#ifndef TABLES_H
#define TABLES_H

#include <stddef.h>
#include <stdint.h>

/// What `.ci/table_files.py` fills in where it takes a table out of the module: it finds the place by the mark.
struct table_file {
    /// How many bytes the file has; 0 where the table is in the module.
    uint32_t length;
    /// 1 where the table is in its place.
    uint32_t is_there;
    /// FNV-1a of the file: one that was made with another module is none of this one.
    uint64_t checksum;
};

/// Puts a table in its place. The file has pieces: address, length, bytes.
///
/// Returns 0 where it is not the file of that table.
int tables_put(struct table_file *table, const uint8_t *file, size_t length);

#endif
