extension HostileInput {
    private static let zeros = HostileFile.Source.endless("", [UInt8](repeating: UInt8(ascii: " "), count: 65_536))
    private static let tooLong = "the file is longer than 4194304 bytes (--max-file-bytes)"
    private static let head = "field-server record 1\nflags --framing=line --max-message-bytes=100\n"

    /// A form of that many bytes.
    private static func form(bytes count: Int) -> HostileFile.Source {
        let form = #"{"title":"T","fields":[]}"#
        return .text(form + String(repeating: " ", count: count - form.utf8.count))
    }

    private static func transcript(bytes count: Int) -> HostileFile.Source {
        .text(String(repeating: "a", count: count))
    }

    private static func form(_ members: String) -> HostileFile.Source { .text(#"{"title":"T",\#(members)}"#) }

    private static func list(_ count: Int, _ element: (Int) -> String) -> String {
        "[" + (0..<count).map(element).joined(separator: ",") + "]"
    }

    private static func record(_ events: String) -> HostileFile.Source { .text(head + events) }

    static let files: [HostileFile] = {
        var rows = [
            HostileFile(
                "a file without an end", "check", "FILE", source: .device("/dev/zero"), exitCode: 2,
                "field-server: FILE: \(tooLong)"),
            HostileFile(
                "a file without an end", "play", "FILE", source: .device("/dev/zero"), exitCode: 2, "FILE: \(tooLong)"),
            HostileFile(
                "a file without an end", "--replay", "FILE", source: .device("/dev/zero"), exitCode: 2,
                "FILE: it is no record of a session"),
            HostileFile(
                "a pipe without an end", "check", "FILE", source: zeros, exitCode: 2, "field-server: FILE: \(tooLong)"),
            HostileFile("a pipe without an end", "play", "FILE", source: zeros, exitCode: 2, "FILE: \(tooLong)"),
            HostileFile(
                "a pipe without an end", "--replay", "FILE", source: zeros, exitCode: 2,
                "FILE: it is no record of a session"),
            HostileFile(
                "3 GiB", "check", "FILE", source: .empty(3 << 30), exitCode: 2, "field-server: FILE: \(tooLong)"),
            HostileFile("3 GiB", "play", "FILE", source: .empty(3 << 30), exitCode: 2, "FILE: \(tooLong)"),
            HostileFile(
                "3 GiB", "--replay", "FILE", source: .empty(3 << 30), exitCode: 2, "FILE: it is no record of a session"),
            HostileFile(
                "one byte less than the limit", "check", "FILE", source: form(bytes: (4 << 20) - 1), exitCode: 0,
                #"FILE: "T" is fine: no fields"#),
            HostileFile(
                "as many bytes as the limit", "check", "FILE", source: form(bytes: 4 << 20), exitCode: 0,
                #"FILE: "T" is fine: no fields"#),
            HostileFile(
                "one byte more", "check", "FILE", source: form(bytes: (4 << 20) + 1), exitCode: 2,
                "field-server: FILE: \(tooLong)"),
            HostileFile(
                "as many bytes as a limit that was set", "--max-file-bytes=100", "check", "FILE",
                source: form(bytes: 100), exitCode: 0, #"FILE: "T" is fine: no fields"#),
            HostileFile(
                "one byte more", "--max-file-bytes=100", "check", "FILE", source: form(bytes: 101), exitCode: 2,
                "field-server: FILE: the file is longer than 100 bytes (--max-file-bytes)"),
            HostileFile(
                "as many bytes as a limit that was set", "--max-file-bytes=100", "play", "FILE",
                source: transcript(bytes: 100), exitCode: 2, "FILE: it has no messages"),
            HostileFile(
                "one byte more", "--max-file-bytes=100", "play", "FILE", source: transcript(bytes: 101), exitCode: 2,
                "FILE: the file is longer than 100 bytes (--max-file-bytes)"),
            HostileFile(
                "a transcript that asks for more than 16 times the limit", "--max-file-bytes=200", "play", "FILE",
                source: .text(
                    "```fsp\nframing line\n--> 1 initialize {}\n" + String(repeating: "--> 2 type/list\n", count: 5)
                        + "```"
                ), exitCode: 2, "FILE: the server says more to it than 3200 bytes (--max-file-bytes × 16)"),
        ]
        rows += [
            HostileFile(
                "99 errors", "check", "FILE", source: form(#""fields":\#(list(99) { _ in "{}" })"#), exitCode: 1,
                "99 errors"),
            HostileFile(
                "100 errors", "check", "FILE", source: form(#""fields":\#(list(100) { _ in "{}" })"#), exitCode: 1,
                "100 errors"),
            HostileFile(
                "101 errors: all are counted, 100 shown", "check", "FILE",
                source: form(#""fields":\#(list(101) { _ in "{}" })"#), exitCode: 1, "101 errors"),
            HostileFile(
                "fields without ids", "check", "FILE", source: form(#""fields":\#(list(5_000) { _ in "{}" })"#),
                exitCode: 1, "5000 errors"),
            HostileFile(
                "rules of one group about fields that are not there", "check", "FILE",
                source: form(
                    #""fields":[{"field":"a","group":"g"}],"rules":\#(list(2_000) { _ in #"{"group":"g","rule":"equal","fields":["b"]}"# })"#
                ), exitCode: 1, "2000 errors"),
            HostileFile(
                "names that are nearly one another", "check", "FILE",
                source: form(
                    #""groups":[{"name":"other"}],"fields":\#(list(1_000) { #"{"field":"field\#($0)","group":"group\#($0)","type":"zap"}"# }),"order":\#(list(1_000) { #""feld\#($0)""# })"#
                ), exitCode: 1, "2000 errors, 630 warnings"),
            HostileFile(
                "members that nothing reads", "check", "FILE",
                source: form(#""fields":[],\#(list(50_000) { #""member\#($0)":0"# }.dropFirst().dropLast())"#),
                exitCode: 0,
                #"FILE: "T" is fine: no fields; 50000 warnings"#),
            HostileFile(
                "what is no UTF-8", "check", "FILE", source: .bytes([0x22, 0xFF, 0x22]), exitCode: 2,
                "field-server: FILE: the file is not UTF-8"),
            HostileFile(
                "what is no UTF-8", "play", "FILE", source: .bytes([0x22, 0xFF, 0x22]), exitCode: 2,
                "FILE: the file is not UTF-8"),
            HostileFile(
                "nothing", "check", "FILE", source: .nothing, exitCode: 2,
                "field-server: FILE: No such file or directory"),
            HostileFile(
                "a directory", "check", "FILE", source: .directory, exitCode: 2, "field-server: FILE: Is a directory"),
            HostileFile("a directory", "play", "FILE", source: .directory, exitCode: 2, "FILE: Is a directory"),
            HostileFile("a directory", "--replay", "FILE", source: .directory, exitCode: 2, "FILE: Is a directory"),
            HostileFile(
                "the greatest whole number as a length", "check", "FILE",
                source: form(#""fields":[{"field":"a","type":"zip","minLength":9223372036854775807}]"#), exitCode: 1,
                "1 error"),
            HostileFile(
                "a control character in the title", "check", "FILE",
                source: .text(#"{"title":"\u001b[2J\u009b\u202eT","fields":[]}"#), exitCode: 0,
                #"FILE: "\u{1B}[2J\u{9B}\u{202E}T" is fine: no fields"#),
        ]
        rows += [
            HostileFile(
                "a record of which nothing was written yet", "--replay", "FILE", source: record(""), exitCode: 0, ""),
            HostileFile(
                "a portion that no message can have", "--replay", "FILE",
                source: record("receive 0 2026-11-21 9223372036854775807\n{}"), exitCode: 2,
                "FILE: 9223372036854775807 bytes came in at once, more than its --max-message-bytes allows a message"),
            HostileFile(
                "a portion that is cut off", "--replay", "FILE", source: record("receive 0 2026-11-21 50\n{}"),
                exitCode: 0,
                ""),
            HostileFile(
                "an answer that is cut off", "--replay", "FILE",
                source: record("receive 0 2026-11-21 3\n{}\n\nwrite 9000\n{"), exitCode: 1,
                "FILE: byte 1 of what is written is another than the one recorded"),
            HostileFile(
                "an answer that was never given", "--replay", "FILE", source: record("write 3\nabc\nend\n"),
                exitCode: 1,
                "FILE: byte 0 of what is written is another than the one recorded"),
            HostileFile(
                "a line without an end", "--replay", "FILE",
                source: .endless(head, [UInt8](repeating: UInt8(ascii: "x"), count: 65_536)), exitCode: 2,
                "FILE: what is at byte 67 is no part of a record"),
            HostileFile(
                "a line that says nothing", "--replay", "FILE", source: record("recieve 0 2026-11-21 3\n"), exitCode: 2,
                "FILE: what is at byte 67 is no part of a record"),
            HostileFile(
                "flags that are none", "--replay", "FILE", source: .text("field-server record 1\nflags --explode\n"),
                exitCode: 2, "FILE: its flags are not understood"),
        ]
        rows += [
            HostileFile("nothing: it is made", "--record", "FILE", source: .nothing, exitCode: 1, ""),
            HostileFile(
                "an own file of mode 0600: it is emptied", "--record", "FILE",
                source: .file(mode: 0o600, hasTwoNames: false), exitCode: 1, ""),
            HostileFile(
                "a file that others may read", "--record", "FILE", source: .file(mode: 0o644, hasTwoNames: false),
                exitCode: 2, "field-server: FILE: a record is not written over a file of another mode than 0600"),
            HostileFile(
                "a file that has a second name", "--record", "FILE", source: .file(mode: 0o600, hasTwoNames: true),
                exitCode: 2, "field-server: FILE: a record is not written over a file that has another name"),
            HostileFile(
                "a symbolic link", "--record", "FILE", source: .link, exitCode: 2,
                "field-server: FILE: a record is not written through a symbolic link"),
            HostileFile(
                "a pipe", "--record", "FILE", source: .pipe, exitCode: 2,
                "field-server: FILE: a record is written to a regular file only"),
            HostileFile(
                "a device", "--record", "FILE", source: .device("/dev/full"), exitCode: 2,
                "field-server: FILE: a record is written to a regular file only"),
            HostileFile(
                "a directory", "--record", "FILE", source: .directory, exitCode: 2,
                "field-server: FILE: a record is written to a regular file only"),
        ]
        for index in rows.indices { rows[index].number = "F\(index + 1)" }
        return rows
    }()
}
