internal import CLibrary
internal import FieldLanguageServer
internal import FieldServer
internal import FieldTools

/// The program: what the arguments ask for, done, and the exit code.
public enum Program {
    /// Does what `arguments` (without the program's name) ask for, and returns the exit code.
    public static func run(_ arguments: [String]) -> Int32 {
        StandardDescriptors.occupy()
        Signals.leaveToWrites()
        let options: CommandLineOptions
        do throws(CommandLineOptions.Problem) {
            options = try CommandLineOptions(arguments)
        } catch {
            StandardError.tell("field-server: \(error.message) (--help lists all)")
            return StandardOutput.failure
        }
        switch options.command {
        case .help:
            return StandardOutput.print(TerminalText.lines(of: CommandLineOptions.usage))
        case .version:
            return StandardOutput.print([Build.line(version: options.configuration.version)])
        case .doctor(let arguments):
            return runDoctor(arguments: arguments, with: options.configuration)
        case .form(let arguments):
            return FormCommand(options).run(arguments)
        case .ask(let arguments):
            return FormCommand(options).ask(arguments)
        case .new(let arguments):
            return FormCommand(options).printDocument(arguments)
        case .submit(let arguments):
            return FormCommand(options).submit(arguments)
        case .elicit(let arguments):
            return FormCommand(options).elicit(arguments)
        case .play(let arguments):
            return runPlay(
                arguments: arguments, with: SessionPartner(options.configuration), maxFileBytes: options.maxFileBytes)
        case .check(let arguments):
            var clock = SystemClock(fixedDate: options.fixedDate)
            return runCheck(
                arguments: arguments, with: SessionPartner(options.configuration), at: clock.now(),
                maxFileBytes: options.maxFileBytes)
        case .importSchema(let arguments):
            return runImport(
                arguments: arguments, limits: options.configuration.limits, maxFileBytes: options.maxFileBytes)
        case .types(let arguments):
            return runTypes(arguments: arguments, with: SessionPartner(options.configuration))
        case .replay(let path):
            return runReplay(path)
        case .languageServer:
            guard isatty(STDIN_FILENO) == 0 else {
                StandardError.tell("field-server lsp: this is started by an editor, which speaks LSP to it over a pipe")
                return StandardOutput.failure
            }
            return serve(
                LanguageServer(configuration: options.configuration) {
                    try? TextFile.read($0, atMost: options.maxFileBytes, mayWait: false)
                }, options)
        case .serve:
            return serve(options)
        }
    }

    private static func serve(_ options: CommandLineOptions) -> Int32 {
        guard isatty(STDIN_FILENO) == 0 else {
            StandardError.tell("field-server: \(CommandLineOptions.whatItIs)", behind: CommandLineOptions.howToUse)
            return StandardOutput.failure
        }
        guard let path = options.recordPath else {
            return serve(Session(configuration: options.configuration), options)
        }
        let file: RecordFile
        do throws(RecordFile.Unwritable) {
            file = try RecordFile(path: path)
        } catch {
            StandardError.tell("field-server: \(path): \(error.reason)")
            return StandardOutput.failure
        }
        let session = RecordedSession(options.configuration, keepsSecrets: options.recordsSecrets, file: file)
        return serve(session, options)
    }

    private static func serve(_ server: consuming some ByteServer & ~Copyable, _ options: CommandLineOptions) -> Int32 {
        var loop = PollLoop(
            server: server,
            // A fixed clock is for transcripts and replay: nothing of what is answered may hang on the machine's speed.
            clock: SystemClock(fixedDate: options.fixedDate, standsStill: options.fixedDate != nil),
            input: InputDescriptor(number: STDIN_FILENO),
            output: OutputDescriptor(STDOUT_FILENO),
            signals: Signals.install(), alarm: Alarm(),
            maxPending: options.configuration.limits.maxPending,
            clientProcess: options.clientProcess,
            // What is logged must not hang on the machine's speed either.
            slowTurn: options.fixedDate == nil ? options.slowTurn : 0)
        TurnWatch.begin()
        let code = loop.run()
        // Not by way of the caller, and not when the loop is used for the last time: nobody waits for a million fields to be
        // freed one by one.
        return withExtendedLifetime(loop) { _ in exit(code) }
    }
}
