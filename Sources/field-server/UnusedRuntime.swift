#if os(Linux) && !DEBUG
    /// What is linked in place of the standard library's look-up of characters' names (Package.swift): nothing asks for
    /// a name, and the tables behind it are 550 KB of a program that is small else.
    @_cdecl("__wrap__swift_stdlib_getScalarName")
    public func nameOfNoScalar(_ scalar: UInt32, _ buffer: UnsafeMutablePointer<UInt8>?, _ capacity: Int) -> Int { 0 }
#endif
