import FieldEngine
import FieldProtocol
import JSONBytes

/// Creations that came before and said the same of all but the id, as those of a table's column do: what is made of
/// them is known. A million fields of twenty types are read, judged and told twenty times (issue 7).
///
/// Only what says nothing of content is kept, and nothing of secrets; what it leads to depends on nothing but the
/// types, the day, and what the session was told by `initialize`.
struct RecurringCreations {
    /// The params of a creation without the value of `field`.
    struct Params {
        fileprivate var node: JSONNode
        fileprivate var identifier: JSONNode
        fileprivate var hash: UInt64
    }

    fileprivate final class Model {
        /// The bytes before the id, and behind it.
        let before: [UInt8]
        let behind: [UInt8]
        let hash: UInt64
        let today: CivilDate
        let field: Field
        /// The field's.
        let definition: FieldDefinition
        /// What an answer says behind the id: where Return leads on from the field, and where it does not.
        var told: [UInt8]?
        var toldLeadingOn: [UInt8]?

        init(before: [UInt8], behind: [UInt8], hash: UInt64, today: CivilDate, field: Field) {
            self.before = before
            self.behind = behind
            self.hash = hash
            self.today = today
            self.field = field
            definition = field.definition
        }
    }

    /// By hash, each in one of two places; empty until a creation comes.
    private var models: [Model?] = []
    /// The hashes that came last: what comes but once is not kept.
    private var seen: [UInt64] = []

    private static let places = 512
    /// A creation that is longer is rare.
    private static let longest = 1_024

    fileprivate func model(of params: Params, in document: JSONDocument) -> Model? {
        guard !models.isEmpty else { return nil }
        let (first, second) = Self.places(of: params.hash)
        guard let model = models[first]?.hash == params.hash ? models[first] : models[second],
            model.hash == params.hash
        else { return nil }
        let (whole, identifier) = (document.source(params.node), document.source(params.identifier))
        guard model.before[...] == whole[..<identifier.startIndex], model.behind[...] == whole[identifier.endIndex...]
        else {
            return nil
        }
        return model
    }

    /// Whether a creation of these params came before, so that its like is worth keeping.
    fileprivate mutating func isWorthKeeping(_ params: Params) -> Bool {
        if seen.isEmpty {
            seen = Array(repeating: 0, count: Self.places)
            models = Array(repeating: nil, count: Self.places)
        }
        let (first, second) = Self.places(of: params.hash)
        if seen[first] == params.hash || seen[second] == params.hash { return true }
        seen[seen[first] != 0 && seen[second] == 0 ? second : first] = params.hash
        return false
    }

    fileprivate mutating func keep(_ field: Field, of params: Params, in document: JSONDocument, at now: Moment) {
        let (whole, identifier) = (document.source(params.node), document.source(params.identifier))
        guard whole.count - identifier.count <= Self.longest else { return }
        let model = Model(
            before: Array(whole[..<identifier.startIndex]), behind: Array(whole[identifier.endIndex...]),
            hash: params.hash, today: now.today, field: field)
        let (first, second) = Self.places(of: params.hash)
        let isTaken = models[first].map { $0.hash != params.hash && $0.today == now.today } ?? false
        models[isTaken && models[second] == nil ? second : first] = model
    }

    /// Types are others now, or fields came in another way.
    mutating func removeAll() {
        models = []
        seen = []
    }

    private static func places(of hash: UInt64) -> (Int, Int) {
        let first = Int(truncatingIfNeeded: hash >> 32) & (places - 1)
        return (first, first ^ 1)
    }

    /// A hash for speed alone: what it finds is compared byte by byte.
    fileprivate static func hash(_ params: JSONNode, without identifier: JSONNode, in document: JSONDocument) -> UInt64
    {
        let (whole, identifier) = (document.source(params), document.source(identifier))
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
        func add(_ bytes: ArraySlice<UInt8>) {
            bytes.withUnsafeBytes { bytes in
                var offset = 0
                while offset + 8 <= bytes.count {
                    add(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                    offset += 8
                }
                var rest = UInt64(bytes.count)
                while offset < bytes.count {
                    rest = rest << 8 | UInt64(bytes[offset])
                    offset += 1
                }
                add(rest)
            }
        }
        func add(_ word: UInt64) {
            let product = (hash ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
            hash = product.high ^ product.low
        }
        add(whole[..<identifier.startIndex])
        add(whole[identifier.endIndex...])
        return hash
    }
}

extension Session {
    /// The params of a creation that may be like an earlier one; nil for all else.
    func recurringParams(_ method: JSONNode, _ params: JSONNode?) -> RecurringCreations.Params? {
        guard document.equals(method, "field/create"), lifecycle == .running, dependencies.isEmpty, let params,
            let identifier = document.member(params, "field"), document.kind(identifier) == .string
        else { return nil }
        return RecurringCreations.Params(
            node: params, identifier: identifier,
            hash: RecurringCreations.hash(params, without: identifier, in: document))
    }

    /// Creates a field like an earlier one, and writes the answer's result; false where there was none, or where
    /// anything is to be looked at closer.
    mutating func createAlike(_ params: RecurringCreations.Params, at now: Moment) -> Bool {
        guard let model = recurring.model(of: params, in: document), model.today == now.today,
            registry.count < configuration.limits.maxFields, registry.hasNumbersLeft,
            let form = forms.index(forKey: model.definition.form), !isDebugging(model.definition),
            let identifier = document.string(params.identifier), registry.number(of: identifier) == nil
        else { return false }
        var field = model.field.alike(number: registry.nextNumber, identifier: identifier)
        addToForm(&field, at: form)
        let told = told(of: field, model, at: now)
        followQuestion(of: field.number)
        registry.insert(field)
        writing { writer in
            writer.name("result")
            writer.beginObject()
            writer.name("field")
            writer.string(identifier)
            writer.bytes.append(contentsOf: told)
        }
        return true
    }

    /// What a Snapshot says behind the id.
    private func told(of field: Field, _ model: RecurringCreations.Model, at now: Moment) -> [UInt8] {
        if let told = field.hasNext ? model.toldLeadingOn : model.told { return told }
        var (whole, start) = (JSONWriter(), JSONWriter())
        snapshot(of: field, at: now).encode(to: &whole)
        start.beginObject()
        start.name("field")
        start.string(field.identifier)
        let told = Array(whole.bytes[start.bytes.count..<whole.bytes.count])
        if field.hasNext { model.toldLeadingOn = told } else { model.told = told }
        return told
    }

    /// Keeps what a creation led to, where its like came before.
    mutating func keepCreation(_ params: RecurringCreations.Params, at now: Moment) {
        guard dependencies.isEmpty, recurring.isWorthKeeping(params) else { return }
        let others: [StaticString] = ["text", "value", "typed", "state"]
        guard others.allSatisfy({ document.member(params.node, $0) == nil }),
            let number = document.string(params.identifier).flatMap({ registry.number(of: $0) }),
            let field = registry[number], !field.isSecure, !isDebugging(field.definition)
        else { return }
        recurring.keep(field, of: params, in: document, at: now)
    }
}
