internal import FieldProgram

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

exit(Program.run(Array(CommandLine.arguments.dropFirst())))
