internal import FieldEngine
internal import FieldProtocol
internal import JSONBytes

/// Takes what is secret out of messages, before they are recorded.
///
/// What is put in its place has the same length and shape: a digit for a digit, a letter for a letter, an escape for an
/// escape. So every offset still fits, and the session goes on much as it did.
public struct SecretMask {
    /// Fields that are secure, or were: what was hidden once stays a secret where it is shown for a moment.
    private var secretFields: Set<String> = []
    private var document = JSONDocument()

    public init() {}

    /// The message as it may be kept. `session` is the one that will get it, and has got all before it.
    public mutating func masked(_ message: [UInt8], for session: borrowing Session) -> [UInt8] {
        var text = message
        guard (try? document.parse(message, maxDepth: session.configuration.limits.maxDepth)) != nil else {
            // Nobody can tell where in it a secret begins.
            for index in text.indices.dropFirst() { text[index] = UInt8(ascii: "x") }
            return text
        }
        let root = document.root
        if document.kind(root) == .array {
            var hidesRest = false
            for member in document.elements(root) { mask(member, in: &text, for: session, &hidesRest) }
        } else {
            var hidesRest = false
            mask(root, in: &text, for: session, &hidesRest)
        }
        return text
    }

    /// Overwrites what is left of the last message.
    public mutating func eraseBuffers() { document.erase() }

    // MARK: Which members

    private mutating func mask(
        _ message: JSONNode, in text: inout [UInt8], for session: borrowing Session, _ hidesRest: inout Bool
    ) {
        // An answer about a secret may quote it.
        for (name, value) in document.members(message) where document.equals(name, "result") {
            for (name, value) in document.members(value) where document.equals(name, "message") {
                hide(value, in: &text)
            }
        }
        let method = document.member(message, "method").flatMap { document.string($0) } ?? ""
        for (name, params) in document.members(message) where document.equals(name, "params") {
            guard document.kind(params) == .object else {
                hide(params, in: &text)
                continue
            }
            if method == "session/restore" {
                for (name, value) in document.members(params) where document.equals(name, "snapshot") {
                    empty(value, in: &text)
                }
                continue
            }
            guard isSecret(params, method, session, &hidesRest) else { continue }
            hideContent(of: params, isEdit: method == "field/edit", in: &text)
            for (name, set) in document.members(params) where document.equals(name, "set") {
                hideContent(of: set, isEdit: false, in: &text)
            }
            for (name, diagnostics) in document.members(params) where document.equals(name, "diagnostics") {
                for diagnostic in document.elements(diagnostics) {
                    hideContent(of: diagnostic, isEdit: false, in: &text)
                }
            }
        }
    }

    private mutating func isSecret(
        _ params: JSONNode, _ method: String, _ session: borrowing Session, _ hidesRest: inout Bool
    ) -> Bool {
        let field = document.member(params, "field").flatMap { document.string($0) }
        var isSecret = hidesRest
        for part in [params, document.member(params, "set")].compactMap({ $0 }) {
            if document.member(part, "secure").flatMap({ document.bool($0) }) == true { isSecret = true }
            if let type = document.member(part, "type") {
                let name = document.string(type) ?? document.member(type, "name").flatMap { document.string($0) }
                if let name, session.hidesText(ofType: name) { isSecret = true }
            }
        }
        if let field {
            if secretFields.contains(field) || session.hidesText(of: field) { isSecret = true }
            if isSecret { secretFields.insert(field) }
        } else if isSecret, method == "field/create" {
            // The server will choose its name: what else is in the same batch may be about it.
            hidesRest = true
        }
        return isSecret
    }

    private func hideContent(of object: JSONNode, isEdit: Bool, in text: inout [UInt8]) {
        for (name, value) in document.members(object) {
            let isContent = Self.contents.contains { document.equals(name, $0) }
            if isContent || isEdit && !isPlain(name, value) { hide(value, in: &text) }
        }
    }

    private static let contents: [StaticString] = ["text", "value", "typed", "insert", "input", "message"]

    /// Whether a member of an edit is what it is meant to be, and so holds nothing of what was typed.
    private func isPlain(_ name: JSONNode, _ value: JSONNode) -> Bool {
        if document.equals(name, "field") { return true }
        if document.equals(name, "delete") {
            return document.string(value).flatMap(FieldEdit.Deletion.init(rawValue:)) != nil
        }
        if document.equals(name, "cause") {
            return document.string(value).flatMap(FieldEdit.Cause.init(rawValue:)) != nil
        }
        let numbers: [StaticString] = ["version", "count"]
        if numbers.contains(where: { document.equals(name, $0) }) { return document.kind(value) == .number }
        let ranges: [StaticString] = ["range", "selection", "composing"]
        guard ranges.contains(where: { document.equals(name, $0) }) else { return false }
        return document.members(value).allSatisfy { name, value in
            (document.equals(name, "start") || document.equals(name, "end")) && document.kind(value) == .number
        }
    }

    // MARK: How

    /// Every string and number in a value.
    private func hide(_ value: JSONNode, in text: inout [UInt8]) {
        let range = document.source(value).indices
        var index = range.lowerBound
        var isInString = false
        func put(_ bytes: StaticString) {
            for offset in 0..<bytes.utf8CodeUnitCount where text.indices.contains(index + offset) {
                text[index + offset] = bytes.utf8Start[offset]
            }
            index += bytes.utf8CodeUnitCount
        }
        while index < range.upperBound {
            let byte = text[index]
            switch byte {
            case UInt8(ascii: "\""):
                isInString.toggle()
                index += 1
            case UInt8(ascii: "1")...UInt8(ascii: "9"): put(isInString ? "0" : "1")
            case UInt8(ascii: "0"): index += 1
            case _ where !isInString: index += 1
            case UInt8(ascii: "\\"):
                if index + 1 < range.upperBound, text[index + 1] == UInt8(ascii: "u") {
                    put("\\u0078")
                } else {
                    index += 2
                }
            case UInt8(ascii: "a")...UInt8(ascii: "z"): put("x")
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): put("X")
            case UInt8(ascii: " "): index += 1
            case 0x21..<0x80: put("*")
            case 0xC2..<0xE0: put("×")
            case 0xE0..<0xF0: put("•")
            case 0xF0..<0xF5: put("🙂")
            default: index += 1
            }
        }
    }

    private func empty(_ value: JSONNode, in text: inout [UInt8]) {
        let range = document.source(value).indices
        guard range.count >= 2 else { return }
        for index in range { text[index] = UInt8(ascii: " ") }
        text[range.lowerBound] = UInt8(ascii: "{")
        text[range.lowerBound + 1] = UInt8(ascii: "}")
    }
}

extension Session {
    fileprivate func hidesText(of field: String) -> Bool {
        guard let field = registry[field] else { return false }
        return field.isSecure || field.definition.type.traits.isSecure
    }

    fileprivate func hidesText(ofType name: String) -> Bool {
        var types = types
        let type = try? types.type(named: name, parameters: .sample(of: types.parameters(of: name)))
        return type?.traits.isSecure == true
    }

    /// What the last message was about, for people: `field/edit of "email"`. It names nothing that the user has typed.
    var lastMessage: String {
        guard document.kind(document.root) == .object else { return "a batch" }
        guard let method = document.member(document.root, "method").flatMap({ document.string($0) }) else {
            return "an answer of the client"
        }
        let name = Self.legible(method)
        guard let params = document.member(document.root, "params"),
            let field = document.member(params, "field").flatMap({ document.string($0) })
        else { return name }
        return "\(name) of \"\(Self.legible(field))\""
    }

    /// At most 60 scalars on one line.
    private static func legible(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars.prefix(60) {
            result.append(
                scalar.properties.isPatternWhitespace && scalar != " " || scalar.value < 32 ? "\u{FFFD}" : scalar)
        }
        return String(result)
    }
}
