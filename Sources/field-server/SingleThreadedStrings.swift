// What the release daemon is linked with in place of the functions that count references to what strings hold
// (Package.swift). Most texts of a field are so short that there is nothing to count, or are constants; of those the
// runtime's own functions find out in a second call, a hundred times with each key (issue 7).
#if os(Linux) && !DEBUG
    /// Bits that are no part of an object's address.
    private let addressMask = ~0x7F00_0000_0000_0006

    @_silgen_name("__wrap_swift_retain")
    private func retain(_ object: Int) -> Int

    @_silgen_name("__wrap_swift_release")
    private func release(_ object: Int)

    /// Counts a reference up, where the highest bit says that there is something to count; returns it.
    @_silgen_name("__wrap_swift_bridgeObjectRetain")
    public func retainText(_ object: Int) -> Int {
        object > 0 ? counted(object) : object
    }

    /// Apart, so that the short way saves no registers.
    @inline(never)
    private func counted(_ object: Int) -> Int {
        retain(object & addressMask) | object & ~addressMask
    }

    /// Counts a reference down, where the highest bit says that there is something to count.
    @_silgen_name("__wrap_swift_bridgeObjectRelease")
    public func releaseText(_ object: Int) {
        if object > 0 { release(object & addressMask) }
    }
#endif
