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

#if os(Linux) && !DEBUG
    /// What is linked in place of `free` (Package.swift): no block keeps what was in it, so a string, an array or a copy
    /// of one that held a secret leaves nothing behind wherever Swift let go of it (specification, section 3.2).
    ///
    /// Only the release build is linked statically, and only there is every call of `free` this one.
    @_cdecl("__wrap_free")
    public func eraseAndFree(_ block: UnsafeMutableRawPointer?) {
        if let block { memset(block, 0, usableSize(block)) }
        systemFree(block)
    }

    @_silgen_name("__real_free")
    private func systemFree(_ block: UnsafeMutableRawPointer?)

    @_silgen_name("malloc_usable_size")
    private func usableSize(_ block: UnsafeMutableRawPointer) -> Int
#endif
