#if os(Linux) && !DEBUG
    internal import CLibrary

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
