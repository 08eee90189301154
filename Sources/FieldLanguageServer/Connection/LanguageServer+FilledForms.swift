import FieldEngine
import FieldTools

/// What is asked of filled forms alone.
enum FilledFormCommand: String, CaseIterable {
    case submit = "field-server.submit"
    case nextOpenField = "field-server.nextOpenField"

    var title: String {
        switch self {
        case .submit: "Submit"
        case .nextOpenField: "Next open field"
        }
    }
}

extension LanguageServer {
    mutating func inlayHint(_ params: Parameter, at now: Moment) throws(LanguageError) -> Parameter {
        let (encoding, workshop) = (editor.encoding, workshop)
        return try withDocument(params) { (document, values) throws(LanguageError) in
            guard let range = params["range"].flatMap({ Self.offsets(of: $0, in: document.text, encoding) }) else {
                throw LanguageError(.invalidParams, "The member range is no range.")
            }
            return .list(
                document.content(workshop).hints(in: range, at: now).map { hint in
                    .object([
                        "position": values.position(hint.offset), "label": .text(hint.text),
                        "paddingLeft": .boolean(true),
                    ])
                })
        }
    }

    /// What can be done with the whole document stands above its first line.
    mutating func codeLens(_ params: Parameter) throws(LanguageError) -> Parameter {
        let workshop = workshop
        return try withDocument(params) { (document, values) in
            guard document.content(workshop).filledForm != nil else { return .list([]) }
            let uri = Parameter.text(document.uri)
            return .list(
                FilledFormCommand.allCases.map { command in
                    .object([
                        "range": values.range(0..<0),
                        "command": .object([
                            "title": .text(command.title), "command": .text(command.rawValue),
                            "arguments": .list([uri]),
                        ]),
                    ])
                })
        }
    }

    /// The arguments are the document's uri and, where it matters, a position in it.
    mutating func executeCommand(_ params: Parameter, at now: Moment) throws(LanguageError) -> Parameter {
        let arguments = params["arguments"]?.elements ?? []
        guard let command = params["command"]?.text.flatMap({ FilledFormCommand(rawValue: $0) }) else {
            throw LanguageError(.invalidParams, "There is no such command.")
        }
        guard let uri = arguments.first?.text, let form = documents[uri]?.content(workshop).filledForm else {
            throw LanguageError(.invalidParams, "The first argument is the uri of a filled form that is open.")
        }
        let values = LanguageValues(form.text, editor)
        switch command {
        case .submit:
            let outcome = form.submit(at: now)
            documents[uri]?.edition += 1
            if !editor.pullsDiagnostics { publishDiagnostics(of: uri, at: now) }
            let count = outcome.problems.count
            let told = outcome.answers ?? "\(count) \(count == 1 ? "thing is" : "things are") to be mended."
            notify(
                "window/showMessage",
                .object(["type": .integer(outcome.answers == nil ? 2 : 3), "message": .text(told)]))
            return .object([
                "valid": .boolean(outcome.answers != nil),
                "values": outcome.answers.flatMap { workshop.value(of: Array($0.utf8)) } ?? .null,
                "diagnostics": .list(outcome.problems.map { values.diagnostic($0, of: uri) }),
            ])
        case .nextOpenField:
            let position = arguments.dropFirst().first
            let behind = Self.offset(of: position, in: form.text, editor.encoding) ?? 0
            guard let offset = form.nextOpenField(behind: behind, at: now) else { return .null }
            let place = values.location(offset..<offset, of: uri)
            if editor.showsDocuments {
                let selection = values.range(offset..<offset)
                ask(
                    .showing, "window/showDocument",
                    .object(["uri": .text(uri), "takeFocus": .boolean(true), "selection": selection]))
            }
            return place
        }
    }
}

/// Paths of files, of which editors say uris.
enum FilePath {
    /// The path in a uri of a file; any other uri as it is.
    static func path(of uri: String) -> String {
        guard uri.hasPrefix("file://") else { return uri }
        var rest = uri.utf8.dropFirst(7)
        // The name of a machine may stand before the path.
        rest = rest.drop { $0 != UInt8(ascii: "/") }
        var bytes: [UInt8] = []
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let high = rest.first.flatMap(Self.digit),
                let low = rest.dropFirst().first.flatMap(Self.digit)
            {
                bytes.append(high << 4 | low)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
    }
}
