internal import CLibrary
internal import FieldProgram

exit(Program.run(Array(CommandLine.arguments.dropFirst())))
