internal import FieldEngine
internal import FieldProtocol
internal import JSONBytes

/// Members of messages without typed text.
extension SecretMask {
    /// The harmless contents of a member.
    private enum Kept {
        case name
        case number
        case range
        /// One of the protocol's words.
        case word
        /// Nothing: true, false and null are kept of anything.
        case content
        case diagnostics
    }

    /// Nil for a member that nothing reads.
    private func kept(_ name: JSONNode) -> Kept? {
        let table: [(Kept, [StaticString])] = [
            (.name, ["field", "form", "group", "type", "owner", "after"]),
            (.number, ["version", "count", "index", "limit", "id", "from"]),
            (.range, ["range", "selection", "composing"]),
            (.word, ["delete", "cause", "phase", "action", "outcome", "severity"]),
            (.diagnostics, ["diagnostics"]),
            (.content, ["text", "value", "typed", "insert", "input", "query", "message", "code"]),
            (.content, ["dryRun", "sticky", "secure", "replace"]),
        ]
        return table.first { $0.1.contains { document.equals(name, $0) } }?.0
    }

    /// Hides everything but ids and actions.
    func hideContent(of object: JSONNode, in text: inout [UInt8]) {
        guard document.kind(object) == .object else {
            hide(object, in: &text)
            return
        }
        for (name, value) in document.members(object) {
            switch kept(name) {
            case .name where document.kind(value) == .string: break
            case .number where document.kind(value) == .number: break
            case .range where isRange(value): break
            case .word where isWord(value): break
            case .diagnostics where document.kind(value) == .array:
                for diagnostic in document.elements(value) { hideDiagnostic(diagnostic, in: &text) }
            case nil:
                hide(name, in: &text)
                hide(value, in: &text)
            case .name, .number, .range, .word, .content, .diagnostics: hide(value, in: &text)
            }
        }
    }

    private func hideDiagnostic(_ diagnostic: JSONNode, in text: inout [UInt8]) {
        guard document.kind(diagnostic) == .object else {
            hide(diagnostic, in: &text)
            return
        }
        for (name, value) in document.members(diagnostic) {
            if document.equals(name, "severity"), isSeverity(value) { continue }
            if document.equals(name, "range"), isRange(value) { continue }
            let names: [StaticString] = ["severity", "code", "message", "range"]
            if !names.contains(where: { document.equals(name, $0) }) { hide(name, in: &text) }
            hide(value, in: &text)
        }
    }

    private func isRange(_ value: JSONNode) -> Bool {
        guard document.kind(value) == .object else { return document.kind(value) == .null }
        return document.members(value).allSatisfy { name, value in
            (document.equals(name, "start") || document.equals(name, "end")) && document.kind(value) == .number
        }
    }

    /// Whether it is a word of the protocol, whichever.
    private func isWord(_ value: JSONNode) -> Bool {
        if isSeverity(value) { return true }
        guard let word = document.string(value) else { return false }
        return FieldEdit.Deletion(rawValue: word) != nil || FieldEdit.Origin(rawValue: word) != nil
            || FieldAction(rawValue: word) != nil || ValidationPhase(rawValue: word) != nil
            || ValidatorOutcome(rawValue: word) != nil
    }

    private func isSeverity(_ value: JSONNode) -> Bool {
        if let number = document.integer(value) { return (1...4).contains(number) }
        let words: [StaticString] = ["error", "warning", "information", "hint"]
        return words.contains { document.equals(value, $0) }
    }

    /// Hides the content among the options of a field, and what nothing reads. The rest says how the field works, which a
    /// record would be worth little without; but where the options can't be read, it is anything.
    ///
    /// - Returns: Whether there was content.
    func hideOptions(_ options: JSONNode, isReadable: Bool, in text: inout [UInt8]) -> Bool {
        var hasContent = false
        let known = WrittenMembers.members(of: "FieldOptions") ?? []
        for (name, value) in document.members(options) {
            let content: [StaticString] = ["text", "value", "typed"]
            if content.contains(where: { document.equals(name, $0) }) {
                hasContent = true
                hide(value, in: &text)
            } else if document.equals(name, "error") {
                hideError(value, in: &text)
            } else if document.equals(name, "field") || document.equals(name, "replace") {
                if document.kind(value) != .string || document.equals(name, "replace") { hide(value, in: &text) }
            } else if document.string(name).map({ name in known.contains { $0.name == name } }) ?? false {
                if !isReadable { hide(value, in: &text) }
            } else {
                hide(name, in: &text)
                hide(value, in: &text)
            }
        }
        return hasContent
    }

    private func hideError(_ error: JSONNode, in text: inout [UInt8]) {
        guard document.kind(error) == .object else {
            hide(error, in: &text)
            return
        }
        for (name, value) in document.members(error) {
            if !document.equals(name, "message") { hide(name, in: &text) }
            hide(value, in: &text)
        }
    }
}
