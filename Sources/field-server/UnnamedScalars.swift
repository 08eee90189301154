#if os(Linux) && !DEBUG
    /// What is linked in place of the standard library's table of the names of all scalars (Package.swift), which
    /// `Unicode.Scalar.Properties.name` alone reads: 550 KB of names, which nothing here asks for (`ScalarNameTests`).
    ///
    /// - Returns: The length of the name: it has none.
    @_cdecl("__wrap__swift_stdlib_getScalarName")
    public func lengthOfScalarName(_ scalar: UInt32, _ name: UnsafeMutablePointer<UInt8>?, _ capacity: Int) -> Int { 0 }
#endif
