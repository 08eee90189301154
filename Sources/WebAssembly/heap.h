// The heap of the WebAssembly module: what `malloc` and its family are made of there.
#ifndef HEAP_H
#define HEAP_H

#include <stddef.h>

/// Memory for `size` bytes, aligned to 16; null where none is left.
void *heap_allocate(size_t size);

/// The same, aligned to a power of two.
void *heap_allocate_aligned(size_t alignment, size_t size);

/// Overwrites the memory, which may have held a secret, and gives it back. Null is nothing.
void heap_free(void *memory);

/// How many bytes may be written there: as many as were asked for, or a few more.
size_t heap_usable_size(const void *memory);

/// Hands the heap a stretch of memory. What follows the stretch before it is joined to it.
void heap_add(void *start, size_t size);

/// How many bytes are free, for tests: walks all lists.
size_t heap_free_bytes(void);

/// Whoever links the heap says where more memory comes from: calls `heap_add` with at least `size` bytes, or returns 0.
int heap_grow(size_t size);

#endif
