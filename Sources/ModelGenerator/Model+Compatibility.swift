/// What a client of an earlier release would notice of this model (specification, section 1.14).
///
/// Names of structures and enumerations are no part of the protocol: what is compared is what stands on the wire, from the
/// methods on inwards, once for what the server reads and once for what it writes.
extension Model {
    /// What breaks clients of `released`, a sentence each. Nothing within a new major version.
    func breakingChanges(since released: Model) -> [String] {
        guard version.prefix(while: { $0 != "." }) == released.version.prefix(while: { $0 != "." }) else { return [] }
        var comparison = ModelComparison(old: released, new: self)
        comparison.compare()
        return comparison.found
    }
}

/// A released model beside the one that shall follow it.
private struct ModelComparison {
    let old: ModelIndex
    let new: ModelIndex
    private(set) var found: [String] = []
    /// What was compared already: models are graphs.
    private var seen: Set<Pair> = []

    private struct Pair: Hashable {
        var old, new: String
        var way: Way
    }

    /// Which way a value goes. What is read may take more than before, and what is written may say more, but neither less.
    private enum Way { case read, written }

    init(old: Model, new: Model) {
        self.old = ModelIndex(old)
        self.new = ModelIndex(new)
    }

    private mutating func report(_ text: String) {
        if !found.contains(text) { found.append(text) }
    }

    mutating func compare() {
        for method in old.model.methods {
            guard let other = new.model.methods.first(where: { $0.name == method.name }) else {
                report("\(method.name) is gone")
                continue
            }
            compare(method, other)
        }
        for error in old.model.errors {
            guard let other = new.model.errors.first(where: { $0.code == error.code }) else {
                report("error \(error.code) is gone")
                continue
            }
            if other.name != error.name { report("error \(error.code) was \(error.name), is \(other.name)") }
            compare(
                error.data.map { .reference($0) }, other.data.map { .reference($0) }, .written, "\(error.name).data")
        }
        for rule in old.model.rules {
            guard let other = new.model.rules.first(where: { $0.name == rule.name }) else {
                report("rule \(rule.name) is gone")
                continue
            }
            compareMembers(rule.parameters, other.parameters, .read, "rule \(rule.name)")
            for code in rule.codes where !other.codes.contains(code) {
                report("rule \(rule.name): the code \(code) is gone")
            }
        }
    }

    private mutating func compare(_ old: Model.Method, _ new: Model.Method) {
        guard old.isRequest == new.isRequest else {
            return report("\(old.name) is no longer a \(old.isRequest ? "request" : "notification")")
        }
        if old.comesIn && !new.comesIn { report("\(old.name) is no longer read") }
        if old.goesOut && !new.goesOut { report("\(old.name) is no longer written") }
        let (params, otherParams) = (old.params.map(ModelType.reference), new.params.map(ModelType.reference))
        for (isThere, way, back) in [(old.comesIn, Way.read, Way.written), (old.goesOut, .written, .read)] where isThere
        {
            compare(params, otherParams, way, old.name)
            compare(old.result, new.result, back, "\(old.name) result")
        }
    }

    /// Params, results and data, any of which may not be there at all.
    private mutating func compare(_ old: ModelType?, _ new: ModelType?, _ way: Way, _ path: String) {
        switch (old, new) {
        case (nil, nil): break
        case (let old?, let new?): compare(old, new, way, path)
        case (nil, .reference(let name)?):
            // What is new is an object without members until now.
            if way == .read { compareMembers([], self.new.members(name), way, path) }
        case (nil, _?), (_?, nil): report("\(path): there is \(new == nil ? "nothing" : "something") now")
        }
    }

    // MARK: Types

    private mutating func compare(_ old: ModelType, _ new: ModelType, _ way: Way, _ path: String) {
        switch (old, new) {
        case (.reference(let one), .reference(let other)), (.json(let one), .json(let other)),
            (.reference(let one), .json(let other)), (.json(let one), .reference(let other)):
            compare(named: one, other, way, path)
        case (.nullable(let one), .nullable(let other)), (.array(let one), .array(let other)),
            (.oneOrMore(let one), .oneOrMore(let other)):
            compare(one, other, way, path)
        case (.map(let one, _), .map(let other, _)): compare(one, other, way, "\(path)[]")
        default:
            let isWider =
                way == .read ? self.new.takes(new, all: old, of: self.old) : self.old.takes(old, all: new, of: self.new)
            if !isWider { compareApart(old, new, way, path) }
        }
    }

    /// Types of different forms, of which one may stand inside the other.
    private mutating func compareApart(_ old: ModelType, _ new: ModelType, _ way: Way, _ path: String) {
        switch (old, new, way) {
        case (let one, .nullable(let other), .read), (let one, .oneOrMore(let other), .read),
            (.nullable(let one), let other, .written),
            (.oneOrMore(let one), let other, .written):
            if case .array(let element) = one, case .oneOrMore = new { return compare(element, other, way, path) }
            if case .array(let element) = other, case .oneOrMore = old { return compare(one, element, way, path) }
            compare(one, other, way, path)
        default: report("\(path): was \(old.words), is \(new.words)")
        }
    }

    private mutating func compare(named old: String, _ new: String, _ way: Way, _ path: String) {
        guard seen.insert(Pair(old: old, new: new, way: way)).inserted else { return }
        if let one = self.old.structures[old], let other = self.new.structures[new] {
            compareMembers(self.old.members(old), self.new.members(new), way, new)
            compareForms(one, other, way)
            // Members that are mixed in are this structure's own on the wire; what holds of them together is said where they are.
            for mixin in one.mixins where other.mixins.contains(where: { $0.structure == mixin.structure }) {
                compare(named: mixin.structure, mixin.structure, way, path)
            }
        } else if let one = self.old.enumerations[old], let other = self.new.enumerations[new] {
            for word in one.words where !other.words.contains(word) { report("\(new): the word \(word) is gone") }
        } else {
            report("\(path): was \(old), is \(new)")
        }
    }

    // MARK: Structures

    private mutating func compareMembers(_ old: [Model.Member], _ new: [Model.Member], _ way: Way, _ owner: String) {
        for member in old {
            let path = "\(owner).\(member.name)"
            guard let other = new.first(where: { $0.name == member.name }) else {
                report("\(path) is no longer \(way == .read ? "read" : "written")")
                continue
            }
            switch way {
            case .read where member.isOptional && !other.isOptional: report("\(path) must be given now")
            case .written where !member.isOptional && other.isOptional: report("\(path) may be absent now")
            case .read, .written: break
            }
            if let usual = member.defaultValue, usual != other.defaultValue {
                let now = other.defaultValue?.text ?? "nothing"
                report("\(path): where it is absent, \(usual.text) counted, and \(now) does now")
            }
            compare(member.type, other.type, way, path)
        }
        for member in new where way == .read && !member.isOptional && !old.contains(where: { $0.name == member.name }) {
            report("\(owner).\(member.name) is new and must be given")
        }
    }

    /// What holds of a structure's members together: what is read may be bound by less than before, what is written by more.
    private mutating func compareForms(_ old: Model.Structure, _ new: Model.Structure, _ way: Way) {
        let (wide, narrow) = way == .read ? (new, old) : (old, new)
        let bonds = way == .read ? "is asked for" : "held once"
        func isKept(_ names: KeyPath<Model.Structure, [String]>) -> Bool {
            wide[keyPath: names].isEmpty || wide[keyPath: names] == narrow[keyPath: names]
        }
        if !isKept(\.ordered) {
            report("\(new.name): the order of \(wide.ordered.joined(separator: " and ")) \(bonds)")
        }
        if !isKept(\.together) { report("\(new.name): \(wide.together.joined(separator: " with ")) \(bonds)") }
        let apart = narrow.exactlyOne + narrow.atMostOne
        let members = (way == .read ? self.old : self.new).members(narrow.name)
        let known = Set(members.map(\.name))
        let excluding = (wide.atMostOne + wide.exactlyOne).filter { known.contains($0) }
        if excluding.count > 1, !excluding.allSatisfy({ apart.contains($0) }) {
            report("\(new.name): one at most of \(excluding.joined(separator: ", ")) \(bonds)")
        }
        // A member that had to be given is one of them, too.
        let choice = narrow.exactlyOne.isEmpty ? members.filter { !$0.isOptional }.map(\.name) : narrow.exactlyOne
        let isChosen =
            narrow.exactlyOne.isEmpty
            ? choice.contains { wide.exactlyOne.contains($0) } : choice.allSatisfy { wide.exactlyOne.contains($0) }
        if !wide.exactlyOne.isEmpty, !isChosen {
            report("\(new.name): one of \(wide.exactlyOne.joined(separator: ", ")) \(bonds)")
        }
        for bond in wide.belonging where known.contains(bond.member) {
            let owners = narrow.belonging.first { $0.member == bond.member }?.owners
            if owners?.allSatisfy({ bond.owners.contains($0) }) != true {
                report("\(new.name): \(bond.member) beside \(bond.owners.joined(separator: " or ")) only \(bonds)")
            }
        }
        if let shorthand = narrow.shorthand, wide.shorthand != shorthand {
            report("\(new.name): the short form of \(shorthand) is \(way == .read ? "no longer read" : "written now")")
        }
        if narrow.open != nil, wide.open == nil {
            report("\(new.name): other members \(way == .read ? "are no longer read" : "are written now")")
        }
    }
}

/// A model with its parts by name.
private struct ModelIndex {
    let model: Model
    let structures: [String: Model.Structure]
    let enumerations: [String: Model.Enumeration]
    private let allMembers: [String: [Model.Member]]

    init(_ model: Model) {
        self.model = model
        structures = Dictionary(uniqueKeysWithValues: model.structures.map { ($0.name, $0) })
        enumerations = Dictionary(uniqueKeysWithValues: model.enumerations.map { ($0.name, $0) })
        allMembers = structures.mapValues { model.allMembers(of: $0) }
    }

    func members(_ structure: String) -> [Model.Member] { allMembers[structure] ?? [] }

    /// Whether each value of a type, of another model, is one of this model's type too. Not asked of two names: what they
    /// stand for is compared member by member.
    func takes(_ type: ModelType, all other: ModelType, of model: ModelIndex) -> Bool {
        switch (type, other) {
        case (.any, _): true
        case (.integer(let wide), .integer(let narrow)):
            wide.contains(narrow.lowerBound) && wide.contains(narrow.upperBound)
        case (.number, .integer): true
        case (.object, .map), (.object, .json): true
        case (.object, .reference(let name)): model.structures[name] != nil
        case (.string, .reference(let name)): model.enumerations[name].map { !$0.isNumbered } ?? false
        case (.requestID, .string), (.requestID, .integer): true
        default: type == other
        }
    }
}

extension Model.Enumeration {
    /// All that is read for one of the values, as JSON.
    fileprivate var words: [String] { values.flatMap { [$0.value.text] + $0.aliases.map { Value.string($0).text } } }
}

extension ModelType {
    /// As the model spells it, for a sentence.
    fileprivate var words: String {
        switch self {
        case .string: "string"
        case .integer(let bounds): "integer \(bounds.lowerBound)…\(bounds.upperBound)"
        case .number: "number"
        case .boolean: "boolean"
        case .any: "any"
        case .object: "object"
        case .requestID: "request id"
        case .null: "null"
        case .reference(let name), .json(let name): name
        case .array(let type): "\(type.words)[]"
        case .map(let type, _): "map of \(type.words)"
        case .oneOrMore(let type): "one or more of \(type.words)"
        case .nullable(let type): "\(type.words) or null"
        }
    }
}
