import FieldEngine
import FieldTools

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
    mutating func codeLens(_ params: Parameter, at now: Moment) throws(LanguageError) -> Parameter {
        let workshop = workshop
        return try withDocument(params) { (document, values) in
            guard let form = document.content(workshop).filledForm else { return .list([]) }
            let uri = Parameter.text(document.uri)
            let titles = form.titles(at: now)
            return .list(
                [(EditorCommand.submit, titles.submit), (.nextOpenField, titles.next)].map { command, title in
                    .object([
                        "range": values.range(0..<0),
                        "command": .object([
                            "title": .text(title), "command": .text(command.rawValue),
                            "arguments": .list([uri]),
                        ]),
                    ])
                })
        }
    }

    /// What a character that was typed changes besides itself.
    mutating func onTypeFormatting(_ params: Parameter, at now: Moment) throws(LanguageError) -> Parameter {
        guard let character = params["ch"]?.text else {
            throw LanguageError(.invalidParams, "The member ch is missing.")
        }
        return try withPlace(params) { (content, offset, values) in
            .list((content.filledForm?.typing(character, at: offset, at: now) ?? []).map { values.edit($0) })
        }
    }

    /// The rest of a value, which shows paler behind the caret.
    mutating func inlineCompletion(_ params: Parameter, at now: Moment) throws(LanguageError) -> Parameter {
        try withPlace(params) { (content, offset, values) in
            guard let rest = content.filledForm?.ghost(at: offset, at: now) else { return .list([]) }
            return .list([.object(["insertText": .text(rest), "range": values.range(offset..<offset)])])
        }
    }

    mutating func semanticTokens(_ params: Parameter, at now: Moment) throws(LanguageError) -> Parameter {
        let (encoding, workshop) = (editor.encoding, workshop)
        return try withDocument(params) { (document, values) throws(LanguageError) in
            var range = 0..<document.text.bytes.count
            if let asked = params["range"] {
                guard let some = Self.offsets(of: asked, in: document.text, encoding) else {
                    throw LanguageError(.invalidParams, "The member range is no range.")
                }
                range = some
            }
            let tokens = document.content(workshop).filledForm?.tokens(in: range, at: now) ?? []
            return .object(["data": .list(SemanticToken.numbers(tokens, in: document.text, encoding))])
        }
    }
}

/// Kinds of parts of lines, as LSP has them.
enum SemanticToken {
    static let types = ["comment", "namespace", "property", "string", "operator"]
    static let modifiers = ["invalid", "unused"]

    private static func number(of kind: FilledForm.Token.Kind) -> (type: Int, modifiers: Int) {
        switch kind {
        case .comment: (0, 0)
        case .heading: (1, 0)
        case .label: (2, 0)
        case .value: (3, 0)
        case .invalid: (3, 1)
        case .mark: (4, 0)
        case .unused: (0, 2)
        }
    }

    /// Five numbers a token, of which the first two say how far it is from the one before.
    static func numbers(
        _ tokens: [(range: Range<Int>, kind: FilledForm.Token.Kind)], in text: DocumentText,
        _ encoding: PositionEncoding
    ) -> [Parameter] {
        var numbers: [Parameter] = []
        var last = TextPosition(line: 0, character: 0)
        for token in tokens {
            let start = text.position(of: token.range.lowerBound, in: encoding)
            let end = text.position(of: token.range.upperBound, in: encoding)
            let (type, modifiers) = number(of: token.kind)
            let isSameLine = start.line == last.line
            for number in [
                start.line - last.line, start.character - (isSameLine ? last.character : 0),
                end.character - start.character, type, modifiers,
            ] {
                numbers.append(.integer(number))
            }
            last = start
        }
        return numbers
    }
}

/// Paths of files, of which editors say uris.
enum FileURI {
    /// The path in a uri of a file; any other uri as it is.
    static func path(of uri: String) -> String {
        guard uri.hasPrefix("file:/") else { return uri }
        // The name of a machine may stand before the path, behind two slashes.
        let rest = uri.utf8.dropFirst(5)
        let path = Substring(uri.hasPrefix("file://") ? rest.dropFirst(2).drop { $0 != UInt8(ascii: "/") } : rest)
        return String(decoding: path.percentDecoded.bytes, as: UTF8.self)
    }
}
