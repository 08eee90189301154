import FieldEngine
import FieldTools

/// What is asked of a document.
extension LanguageServer {
    mutating func withDocument<Result>(
        _ params: Parameter, _ body: (inout OpenDocument, LanguageValues) throws(LanguageError) -> Result
    ) throws(LanguageError) -> Result {
        let uri = try uri(of: params)
        guard var document = documents[uri] else { throw Self.notOpen(uri) }
        defer { documents[uri] = document }
        return try body(&document, LanguageValues(document.text, editor))
    }

    /// What is asked of a place in it.
    mutating func withPlace<Result>(
        _ params: Parameter, _ body: (DocumentContent, Int, LanguageValues) throws(LanguageError) -> Result
    ) throws(LanguageError) -> Result {
        let encoding = editor.encoding
        let workshop = workshop
        return try withDocument(params) { (document, values) throws(LanguageError) in
            guard let offset = Self.offset(of: params["position"], in: document.text, encoding) else {
                throw LanguageError(.invalidParams, "The member position is no position.")
            }
            return try body(document.content(workshop), offset, values)
        }
    }

    mutating func completion(_ params: Parameter, at now: Moment) throws(LanguageError) -> Parameter {
        let wishes = wishes
        return try withPlace(params) { (content, offset, values) in
            let items = content.proposals(at: offset, at: now, wishes).enumerated().map { values.item($1, number: $0) }
            return .object(["isIncomplete": .boolean(false), "items": .list(items)])
        }
    }

    mutating func hover(_ params: Parameter, at now: Moment) throws(LanguageError) -> Parameter {
        try withPlace(params) { (content, offset, values) in
            guard let explanation = content.explanation(at: offset, at: now) else { return .null }
            return .object([
                "contents": values.markup(explanation.text, values.editor.takesMarkdown),
                "range": values.range(explanation.range),
            ])
        }
    }

    mutating func documentSymbol(_ params: Parameter, at now: Moment) throws(LanguageError) -> Parameter {
        let workshop = workshop
        return try withDocument(params) { (document, values) in
            let outline = document.content(workshop).outline(at: now)
            guard !values.editor.nestsSymbols else { return .list(outline.map { values.symbol($0) }) }
            return .list(outline.flatMap { values.flatSymbols($0, of: document.uri) })
        }
    }

    mutating func foldingRange(_ params: Parameter) throws(LanguageError) -> Parameter {
        let workshop = workshop
        return try withDocument(params) { (document, _) in
            .list(
                document.content(workshop).folds().compactMap { range in
                    let first = document.text.line(at: range.lowerBound)
                    let last = document.text.line(at: range.upperBound)
                    return first < last
                        ? .object(["startLine": .integer(first), "endLine": .integer(last)]) : nil
                })
        }
    }

    mutating func selectionRange(_ params: Parameter) throws(LanguageError) -> Parameter {
        let encoding = editor.encoding
        let workshop = workshop
        return try withDocument(params) { (document, values) throws(LanguageError) in
            let content = document.content(workshop)
            var results: [Parameter] = []
            for position in params["positions"]?.elements ?? [] {
                guard let offset = Self.offset(of: position, in: document.text, encoding) else {
                    throw LanguageError(.invalidParams, "The member positions holds what is no position.")
                }
                let ranges = content.selections(at: offset)
                var result = Parameter.object(["range": values.range(ranges.last ?? offset..<offset)])
                for range in ranges.dropLast().reversed() {
                    result = .object(["range": values.range(range), "parent": result])
                }
                results.append(result)
            }
            return .list(results)
        }
    }

    mutating func codeAction(_ params: Parameter, at now: Moment) throws(LanguageError) -> Parameter {
        let (encoding, workshop, wishes) = (editor.encoding, workshop, wishes)
        let only = params["context"]?["only"]?.texts
        return try withDocument(params) { (document, values) throws(LanguageError) in
            guard let range = params["range"].flatMap({ Self.offsets(of: $0, in: document.text, encoding) }) else {
                throw LanguageError(.invalidParams, "The member range is no range.")
            }
            guard values.editor.takesCodeActions else { return .list([]) }
            let uri = document.uri
            let version = document.version
            var actions: [Parameter] = []
            func add(_ title: String, _ kind: DocumentAction.Kind, _ changes: [TextChange], _ finding: DocumentFinding?)
            {
                // A kind stands for those below it: `source` for `source.fixAll`.
                let isWanted = only.map { kinds in
                    kinds.contains { kind.rawValue == $0 || kind.rawValue.hasPrefix($0 + ".") || $0.isEmpty }
                }
                guard isWanted ?? true else { return }
                var members = [
                    Parameter.Member(name: "title", value: .text(title)),
                    Parameter.Member(name: "kind", value: .text(kind.rawValue)),
                    Parameter.Member(name: "edit", value: values.workspaceEdit(changes, of: uri, version: version)),
                ]
                if let finding {
                    let diagnostics = Parameter.list([values.diagnostic(finding, of: uri)])
                    members.append(Parameter.Member(name: "diagnostics", value: diagnostics))
                    let isPreferred = finding.mends.first.map { $0.title == title && $0.isPreferred } ?? false
                    if isPreferred { members.append(Parameter.Member(name: "isPreferred", value: .boolean(true))) }
                }
                actions.append(.table(members))
            }
            let findings = document.findings(workshop, at: now, wishes)
            for finding in findings where finding.range.touches(range) {
                for mend in finding.mends { add(mend.title, .mend, mend.changes, finding) }
            }
            for action in document.content(workshop).actions(in: range, at: now) {
                add(action.title, action.kind, action.changes, nil)
            }
            let all = TextChange.together(findings.compactMap { $0.mends.first }.filter { $0.isPreferred })
            if all.count > 1 { add("Mend all that is certain", .mendAll, all.changes, nil) }
            return .list(actions)
        }
    }

    mutating func formatting(_ params: Parameter, at now: Moment) throws(LanguageError) -> Parameter {
        let workshop = workshop
        return try withDocument(params) { (document, values) in
            document.content(workshop).formatting(at: now).map { .list($0.map { values.edit($0) }) } ?? .null
        }
    }

    // MARK: Names

    mutating func definition(_ params: Parameter) throws(LanguageError) -> Parameter {
        let uri = try uri(of: params)
        return try withPlace(params) { (content, offset, values) in
            let places = content.mentions(at: offset)?.filter { $0.isDefinition } ?? []
            return .list(places.map { values.location($0.range, of: uri) })
        }
    }

    mutating func references(_ params: Parameter) throws(LanguageError) -> Parameter {
        let uri = try uri(of: params)
        let includesDefinition = params["context"]?["includeDeclaration"]?.flag ?? true
        return try withPlace(params) { (content, offset, values) in
            let places = content.mentions(at: offset)?.filter { includesDefinition || !$0.isDefinition } ?? []
            return .list(places.map { values.location($0.range, of: uri) })
        }
    }

    /// Editors ask for these wherever the caret comes to rest.
    mutating func documentHighlight(_ params: Parameter, at now: Moment) throws(LanguageError) -> Parameter {
        try withPlace(params) { (content, offset, values) in
            content.filledForm?.visit(offset, at: now)
            let places = content.mentions(at: offset) ?? []
            return .list(
                places.map { .object(["range": values.range($0.range), "kind": .integer($0.isDefinition ? 3 : 2)]) })
        }
    }

    mutating func prepareRename(_ params: Parameter) throws(LanguageError) -> Parameter {
        try withPlace(params) { (content, offset, values) in
            guard let name = content.name(at: offset) else { return .null }
            return .object(["range": values.range(name.range), "placeholder": .text(name.name)])
        }
    }

    mutating func rename(_ params: Parameter) throws(LanguageError) -> Parameter {
        let uri = try uri(of: params)
        let version = documents[uri]?.version ?? .null
        guard let name = params["newName"]?.text else {
            throw LanguageError(.invalidParams, "The member newName is missing.")
        }
        return try withPlace(params) { (content, offset, values) throws(LanguageError) in
            do throws(DocumentRefusal) {
                return values.workspaceEdit(try content.renaming(at: offset, to: name), of: uri, version: version)
            } catch {
                throw LanguageError(.requestFailed, error.reason)
            }
        }
    }
}
