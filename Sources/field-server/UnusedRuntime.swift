#if os(Linux) && !DEBUG
    /// What is linked in place of the standard library's look-up of characters' names (Package.swift): nothing asks for
    /// a name, and the tables behind it are 550 KB of a program that is small else.
    @_cdecl("__wrap__swift_stdlib_getScalarName")
    public func nameOfNoScalar(_ scalar: UInt32, _ buffer: UnsafeMutablePointer<UInt8>?, _ capacity: Int) -> Int { 0 }

    /// What is linked in place of the C++ library's reader of C++ names: nothing throws in C++, and a name that can't be
    /// read is told as it is. 45 KB.
    @_cdecl("__wrap___cxa_demangle")
    public func noNameInCPlusPlus(
        _ mangled: UnsafePointer<CChar>?, _ buffer: UnsafeMutablePointer<CChar>?, _ length: UnsafeMutablePointer<Int>?,
        _ status: UnsafeMutablePointer<Int32>?
    ) -> UnsafeMutablePointer<CChar>? {
        status?.pointee = -2
        return nil
    }
#endif
