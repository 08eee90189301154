#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Handling of unused memory.
enum HeapMemory {
    /// Gives pages of which nothing is used back to the system. The C library does so by itself only at the end of its heap.
    static func giveBack() {
        #if canImport(Glibc)
            _ = trim(0)
        #endif
    }
}

/// What calls that are over have left on the stack.
enum StackMemory {
    /// Overwrites it, as deep as a turn of the loop reaches: short texts lie in the places of the values that hold them,
    /// and a value that was moved away leaves its bytes there.
    @inline(never)
    static func erase(kibibytes: Int = 96) {
        withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { room in
            // Not `memset`: to memory that nobody reads again the compiler would not write.
            if let start = room.baseAddress {
                #if canImport(Darwin)
                    memset_s(start, room.count, 0, room.count)
                #else
                    explicit_bzero(start, room.count)
                #endif
            }
            if kibibytes > 1 { erase(kibibytes: kibibytes - 1) }
        }
    }
}

// Functions of the C library that Swift does not import.

#if canImport(Glibc)
    @_silgen_name("malloc_trim")
    private func trim(_ keptBytes: Int) -> Int32
#endif
