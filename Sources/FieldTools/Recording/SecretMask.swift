internal import FieldEngine
internal import FieldProtocol
public import FieldServer
internal import JSONBytes

/// Takes what may be secret out of messages, before they are recorded.
///
/// What is not known to be no secret is one: what the server refuses or does not understand may be a password all the
/// same. Known is the content of a field that is there and is not secure, and never was; and who is meant and what is
/// done. A field that a message makes is known by its type, where that is known.
public struct SecretMask {
    /// Hashes of the ids of fields that are secure, or were: what was hidden once stays a secret where it is shown for a
    /// moment. Two fields of one hash are hidden both.
    private var secretFields: Set<Int> = []
    /// The session that gets the masked messages does not have what a snapshot brought back. Known are since then the
    /// fields of lower numbers, which were there before and were not replaced; nil before the first snapshot.
    private var knownBelow: Int32?
    /// Nor need it have the fields that were made of what is masked: then names that are made up are others.
    private var doubtsMadeUpNames = false
    /// Hashes of the ids of fields that were made since a snapshot came, in place of whatever it brought back.
    private var madeSince: Set<Int> = []
    /// The effects of earlier messages of a batch, all of which are masked before any is handled.
    private var batch = Batch()
    var document = JSONDocument()

    private struct Batch {
        var isOpen = false
        var madeFields: Set<Int> = []
        var doubtfulFields: Set<Int> = []
        var definesTypes = false
    }

    /// So many ids are remembered. One more, and everything counts as secret: an id of a field is the client's, and so may
    /// be a new one each time.
    private static let mostFields = 2_000_000
    private var hidesAll = false

    public init() {}

    /// The message as it may be kept. `session` is the one that will get it, and has got all before it.
    public mutating func masked(_ message: [UInt8], for session: borrowing Session) -> [UInt8] {
        var text = message
        guard (try? document.parse(message, maxDepth: session.maxDepth)) != nil else {
            // Nobody can tell where in it a secret begins. That it was no JSON stays so, and its framing too.
            let isBracket = text.first == UInt8(ascii: "{") || text.first == UInt8(ascii: "[")
            for index in text.indices.dropFirst(isBracket ? 1 : 0) { text[index] = UInt8(ascii: "x") }
            return text
        }
        let root = document.root
        if document.kind(root) == .array {
            batch = Batch(isOpen: true)
            for member in document.elements(root) { mask(member, in: &text, for: session) }
            batch = Batch()
        } else {
            mask(root, in: &text, for: session)
        }
        return text
    }

    /// Overwrites remains of the last message.
    public mutating func eraseBuffers() { document.erase() }

    // MARK: A message

    private mutating func mask(_ message: JSONNode, in text: inout [UInt8], for session: borrowing Session) {
        guard document.kind(message) == .object else {
            hide(message, in: &text)
            return
        }
        let method = document.member(message, "method").flatMap { Method(node: $0, in: document) }
        for (name, value) in document.members(message) {
            if document.equals(name, "jsonrpc") {
                if !document.equals(value, "2.0") { hide(value, in: &text) }
            } else if document.equals(name, "id") {
                if document.kind(value) != .string, document.integer(value) == nil { hide(value, in: &text) }
            } else if document.equals(name, "method") {
                if Method(node: value, in: document) == nil { hide(value, in: &text) }
            } else if document.equals(name, "params") {
                mask(params: value, of: method, in: &text, for: session)
            } else if document.equals(name, "result") {
                mask(result: value, of: message, in: &text, for: session)
            } else {
                // The text of an error is free.
                if !document.equals(name, "error") { hide(name, in: &text) }
                hide(value, in: &text)
            }
        }
    }

    /// An answer about a secret may quote it.
    private mutating func mask(
        result: JSONNode, of message: JSONNode, in text: inout [UInt8], for session: borrowing Session
    ) {
        let question = document.member(message, "id").flatMap { document.integer($0) }
        if let field = question.flatMap({ session.fieldAsked(by: $0) }), isKnown(field, in: session) { return }
        hideContent(of: result, in: &text)
    }

    private mutating func mask(
        params: JSONNode, of method: Method?, in text: inout [UInt8], for session: borrowing Session
    ) {
        guard let method, document.kind(params) == .object else {
            hide(params, in: &text)
            return
        }
        switch method {
        case .request(.fieldCreate): maskCreation(params, in: &text, for: session)
        case .request(.fieldUpdate): maskUpdate(params, in: &text, for: session)
        case .request(.sessionRestore): maskSnapshot(params, in: &text, for: session)
        case .request(.formOpen): maskForm(params, in: &text, for: session)
        case .request(.sectionAdd): maskTexts(of: params, in: &text)
        // They are about no field's content.
        case .request(.initialize), .request(.groupDefine), .request(.formPage), .request(.sectionRemove),
            .request(.sectionMove):
            break
        case .request(.typeDefine): batch.definesTypes = batch.isOpen
        case .request, .notification:
            if !namesKnownField(params, in: session) { hideContent(of: params, in: &text) }
        }
    }

    // MARK: What makes a field

    /// The secrecy of a field in a message that creates or changes it.
    private enum Declaration {
        case open, secret, unknown
    }

    private func declaration(_ options: JSONNode, in session: borrowing Session) -> Declaration {
        var isKnown = true
        for (name, value) in document.members(options) {
            if document.equals(name, "secure") {
                if document.bool(value) == true { return .secret }
                if document.bool(value) == nil, document.kind(value) != .null { isKnown = false }
            } else if document.equals(name, "type"), document.kind(value) != .null {
                let type = document.string(value) ?? document.member(value, "name").flatMap { document.string($0) }
                switch type.flatMap({ session.hidesText(ofType: $0, doubtsOwn: doubtsOwnTypes) }) {
                case true: return .secret
                case false: break
                case nil: isKnown = false
                }
            }
        }
        return isKnown ? .open : .unknown
    }

    private var doubtsOwnTypes: Bool { knownBelow != nil || batch.definesTypes }

    private mutating func maskCreation(_ params: JSONNode, in text: inout [UInt8], for session: borrowing Session) {
        let isReadable = (try? document.params(params) as FieldCreateParams) != nil
        let declaration = declaration(params, in: session)
        let field = document.member(params, "field").flatMap { document.string($0) }
        let hash = field?.hashValue
        let wasSecret = hash.map { secretFields.contains($0) || batch.doubtfulFields.contains($0) } ?? false
        let replacesSecret = field.map { session.hidesText(of: $0) } ?? false
        if isReadable, declaration == .open, !hidesAll, !wasSecret, !replacesSecret {
            guard let hash else { return }
            if batch.isOpen { batch.madeFields.insert(hash) }
            let replaces = document.member(params, "replace").flatMap { document.bool($0) } == true
            if knownBelow != nil, replaces { remember(hash, asSecret: false) }
            return
        }
        note(replacesSecret ? .secret : declaration, hash)
        let hasContent = hideOptions(params, isReadable: isReadable, in: &text)
        // Whether the field is made may hang on what was hidden, and with it the next name that is made up.
        if hash == nil, hasContent { doubtsMadeUpNames = true }
    }

    /// A form makes fields whose contents it holds: those of its list, those of its sections, and those of a schema.
    private mutating func maskForm(_ params: JSONNode, in text: inout [UInt8], for session: borrowing Session) {
        let isReadable = (try? document.params(params) as FormOpenParams) != nil
        let known: [StaticString] = ["form", "groups", "order", "pages", "types", "rules", "locale", "words", "debug"]
        // Types that come with it are in doubt, as those of a batch.
        let definedBefore = batch.definesTypes
        if document.member(params, "types") != nil { batch.definesTypes = true }
        for (name, value) in document.members(params) {
            if document.equals(name, "fields") {
                maskFields(value, isReadable: isReadable, in: &text, for: session)
            } else if document.equals(name, "sections") {
                guard isReadable, document.kind(value) == .array else {
                    hide(value, in: &text)
                    continue
                }
                for section in document.elements(value) {
                    for (name, fields) in document.members(section) where document.equals(name, "fields") {
                        maskFields(fields, isReadable: isReadable, in: &text, for: session)
                    }
                }
            } else if document.equals(name, "schema") {
                hideDefaults(of: value, in: &text)
            } else if !known.contains(where: { document.equals(name, $0) }) {
                hide(name, in: &text)
                hide(value, in: &text)
            }
        }
        if !batch.isOpen { batch.definesTypes = definedBefore }
    }

    private mutating func maskFields(
        _ fields: JSONNode, isReadable: Bool, in text: inout [UInt8], for session: borrowing Session
    ) {
        guard document.kind(fields) == .array else {
            hide(fields, in: &text)
            return
        }
        for field in document.elements(fields) {
            let declaration = declaration(field, in: session)
            if isReadable, !hidesAll, declaration == .open { continue }
            note(declaration, document.member(field, "field").flatMap { document.string($0) }?.hashValue)
            _ = hideOptions(field, isReadable: isReadable, in: &text)
        }
    }

    /// Which of a schema's properties are secret is known when it is imported, and a default is a field's content.
    private func hideDefaults(of schema: JSONNode, in text: inout [UInt8]) {
        var left = [schema]
        while let node = left.popLast() {
            for (name, value) in document.members(node) {
                if document.equals(name, "default") { hide(value, in: &text) } else { left.append(value) }
            }
            for element in document.elements(node) { left.append(element) }
        }
    }

    /// Of a new row nobody knows yet which of its fields are secret.
    private func maskTexts(of params: JSONNode, in text: inout [UInt8]) {
        for (name, texts) in document.members(params) where document.equals(name, "texts") {
            guard document.kind(texts) == .object else {
                hide(texts, in: &text)
                continue
            }
            for (_, value) in document.members(texts) { hide(value, in: &text) }
        }
    }

    private mutating func maskUpdate(_ params: JSONNode, in text: inout [UInt8], for session: borrowing Session) {
        var declarations: [Declaration] = []
        for (name, set) in document.members(params) where document.equals(name, "set") {
            declarations.append(declaration(set, in: session))
        }
        if namesKnownField(params, in: session), declarations.allSatisfy({ $0 == .open }) { return }
        let hash = document.member(params, "field").flatMap { document.string($0) }?.hashValue
        for declaration in declarations { note(declaration, hash) }
        let isReadable = (try? document.params(params) as FieldUpdateParams) != nil
        for (name, value) in document.members(params) {
            if document.equals(name, "set"), document.kind(value) == .object {
                _ = hideOptions(value, isReadable: isReadable, in: &text)
            } else if !document.equals(name, "field") || document.kind(value) != .string {
                if !document.equals(name, "field"), !document.equals(name, "set") { hide(name, in: &text) }
                hide(value, in: &text)
            }
        }
    }

    private mutating func note(_ declaration: Declaration, _ hash: Int?) {
        guard let hash else { return }
        if batch.isOpen {
            batch.madeFields.remove(hash)
            batch.doubtfulFields.insert(hash)
        }
        switch declaration {
        case .secret: remember(hash, asSecret: true)
        // A type that the same batch defines may have become secure when the rest of it is handled; what the server
        // refuses changes nothing.
        case .open, .unknown: break
        }
    }

    private mutating func remember(_ hash: Int, asSecret: Bool) {
        if secretFields.count + madeSince.count >= Self.mostFields {
            hidesAll = true
        } else if asSecret {
            secretFields.insert(hash)
        } else {
            madeSince.insert(hash)
        }
    }

    private mutating func maskSnapshot(_ params: JSONNode, in text: inout [UInt8], for session: borrowing Session) {
        let replaces = document.member(params, "replace").flatMap { document.bool($0) } == true
        knownBelow = replaces ? 0 : min(knownBelow ?? .max, session.nextFieldNumber)
        if replaces { madeSince = [] }
        batch.madeFields = []
        for (name, value) in document.members(params) {
            if document.equals(name, "snapshot") {
                empty(value, in: &text)
            } else if !document.equals(name, "replace") {
                hide(name, in: &text)
                hide(value, in: &text)
            } else {
                hide(value, in: &text)
            }
        }
    }

    // MARK: Which fields

    /// Whether every field that is named is one whose content is known to be no secret.
    private mutating func namesKnownField(_ params: JSONNode, in session: borrowing Session) -> Bool {
        var isNamed = false
        for (name, value) in document.members(params) where document.equals(name, "field") {
            guard let field = document.string(value), isKnown(field, in: session) else { return false }
            isNamed = true
        }
        return isNamed
    }

    private mutating func isKnown(_ field: String, in session: borrowing Session) -> Bool {
        let hash = field.hashValue
        if hidesAll || secretFields.contains(hash) || batch.doubtfulFields.contains(hash) { return false }
        if doubtsMadeUpNames, Self.isMadeUp(field) { return false }
        if session.hidesText(of: field) {
            remember(hash, asSecret: true)
            return false
        }
        if batch.madeFields.contains(hash) { return true }
        guard let number = session.fieldNumber(of: field) else { return false }
        return knownBelow.map { number < $0 } ?? true || madeSince.contains(hash)
    }

    /// Whether the server may have made the name up: `f1`, `f2`.
    private static func isMadeUp(_ field: String) -> Bool {
        let digits = field.utf8.dropFirst()
        return field.utf8.first == UInt8(ascii: "f") && !digits.isEmpty
            && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
