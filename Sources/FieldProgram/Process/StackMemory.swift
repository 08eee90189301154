internal import CLibrary

/// What calls that are over have left on the stack.
enum StackMemory {
    /// Overwrites it, as deep as a turn of the loop reaches: short texts lie in the places of the values that hold them,
    /// and a value that was moved away leaves its bytes there.
    @inline(never)
    static func erase(kibibytes: Int = 96) {
        withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { room in
            if let start = room.baseAddress { eraseMemory(start, room.count) }
            if kibibytes > 1 { erase(kibibytes: kibibytes - 1) }
        }
    }
}
