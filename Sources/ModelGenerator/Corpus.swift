/// Messages that every implementation must take, and messages that it must refuse, a JSON object a line.
struct Corpus {
    /// A line.
    struct Case {
        var name: String
        var message: Value
        /// Nil for a message that must be taken.
        var failure: Failure?
    }

    /// How a message is refused.
    struct Failure {
        var error: String
        var path: String?
    }

    let model: Model
    private let samples: Samples

    init(model: Model) {
        self.model = model
        samples = Samples(model: model)
    }

    /// Each file's name and content.
    func files() -> [(name: String, content: String)] {
        var files = [("envelope", envelopes()), ("rules", rules())]
        var expanded: Set<String> = []
        for chapter in ["lifecycle", "fields", "validation", "forms", "types", "snapshots"] {
            let methods = model.methods.filter { $0.chapter == chapter && $0.comesIn }
            files.append((chapter, methods.flatMap { taken($0) + refused($0, &expanded) }))
        }
        files.append(("server", server()))
        return files.map { ("\($0.0).jsonl", $0.1.map(line).joined()) }
    }

    private func line(_ sample: Case) -> String {
        var members = [
            Value.Member("name", .string(sample.name)), Value.Member("valid", .boolean(sample.failure == nil)),
        ]
        if let failure = sample.failure {
            let code = model.errors.first { $0.name == failure.error }?.code ?? 0
            members.append(Value.Member("code", .number(String(code))))
            if let path = failure.path { members.append(Value.Member("path", .string(path))) }
        }
        members.append(Value.Member("message", sample.message))
        return Value.object(members).text + "\n"
    }

    // MARK: - Messages of the client

    private func message(_ method: Model.Method, _ params: Value?) -> Value {
        var members = [Value.Member("jsonrpc", "2.0")]
        if method.isRequest { members.append(Value.Member("id", 1)) }
        members.append(Value.Member("method", .string(method.name)))
        if let params { members.append(Value.Member("params", params)) }
        return .object(members)
    }

    private func taken(_ method: Model.Method) -> [Case] {
        var cases: [Case] = []
        func take(_ name: String, _ params: Value?) {
            cases.append(Case(name: "\(method.name): \(name)", message: message(method, params)))
        }
        let structure = method.params.flatMap(model.structure)
        if structure.map(model.hasRequiredMembers) != true && structure?.exactlyOne.isEmpty != false {
            take("no params", nil)
            take("params null", .null)
            take("params {}", [:])
            take("params []", [])
        }
        guard let structure else { return cases }
        let minimal = samples.minimal(structure)
        take("minimal", minimal)
        for alternative in 0..<max(1, samples.alternatives(structure).count) {
            take("maximal, \(alternative + 1)", samples.maximal(structure, alternative: alternative))
        }
        take("an unknown member", minimal.with("noSuchMember", ["a": 1]))
        let members = model.allMembers(of: structure)
        let optional = members.filter { $0.isOptional && minimal[$0.name] == nil }
        if !optional.isEmpty {
            take("optional members null", optional.reduce(minimal) { $0.with($1.name, .null) })
        }
        return cases + members.flatMap { edges($0, method, structure) }
    }

    /// The edges of what a member takes.
    private func edges(_ member: Model.Member, _ method: Model.Method, _ structure: Model.Structure) -> [Case] {
        var values: [Value] = []
        switch member.type {
        case .integer(let bounds):
            values = [
                .number(String(bounds.lowerBound)), .number(String(bounds.upperBound)), .number("3.0"),
                .number("30e-1"),
            ]
        case .reference(let name):
            if let enumeration = model.enumeration(name) {
                values = enumeration.values.flatMap { [$0.value] + $0.aliases.map { .string($0) } }
            } else if let structure = model.structure(name), structure.shorthand != nil {
                values = structure.isShortBoolean ? [true, false] : ["a"]
            }
        case .requestID: values = [1, "a"]
        case .oneOrMore: values = ["a", ["a", "b"]]
        case .string, .number, .boolean, .any, .object, .json, .null, .array, .map, .nullable: break
        }
        let base = self.base(for: member, structure)
        return values.map { value in
            let name = "\(method.name): \(member.name) \(value.text)"
            return Case(name: name, message: message(method, base.with(member.name, value)))
        }
    }

    /// The least params that a member can be put into.
    private func base(for member: Model.Member, _ structure: Model.Structure) -> Value {
        let minimal = samples.minimal(structure)
        if structure.exactlyOne.contains(member.name) {
            return structure.exactlyOne.reduce(minimal) { $0.with($1, nil) }
        }
        guard let owner = structure.belonging.first(where: { $0.member == member.name })?.owners.first else {
            return minimal
        }
        let bare = structure.exactlyOne.reduce(minimal) { $0.with($1, nil) }
        let type = structure.members.first { $0.name == owner }?.type
        return bare.with(owner, type.map(samples.minimal))
    }

    private func refused(_ method: Model.Method, _ expanded: inout Set<String>) -> [Case] {
        var wrongs: [Samples.Wrong] = [
            Samples.Wrong(name: "by position", path: "params", value: ["a"]),
            Samples.Wrong(name: "a string", path: "params", value: "a"),
            Samples.Wrong(name: "a number", path: "params", value: 1),
            Samples.Wrong(name: "a boolean", path: "params", value: true),
        ]
        var cases: [Case] = []
        if let structure = method.params.flatMap(model.structure) {
            if let required = model.allMembers(of: structure).first(where: { !$0.isOptional }) {
                cases.append(refuse(method, "no params", nil, required.name))
                wrongs.append(Samples.Wrong(name: "null", path: required.name, value: .null))
                wrongs.append(Samples.Wrong(name: "[]", path: required.name, value: []))
            }
            wrongs += self.wrongs(structure, &expanded)
        }
        return cases + wrongs.map { refuse(method, $0.name, $0.value, $0.path) }
    }

    private func refuse(_ method: Model.Method, _ name: String, _ params: Value?, _ path: String) -> Case {
        Case(
            name: "\(method.name): \(name)", message: message(method, params),
            failure: Failure(error: "InvalidParams", path: path))
    }

    /// Objects that are wrong in one place each. What is inside a structure is gone through once in the corpus.
    private func wrongs(_ structure: Model.Structure, _ expanded: inout Set<String>) -> [Samples.Wrong] {
        let minimal = samples.minimal(structure)
        var wrongs: [Samples.Wrong] = []
        for member in model.allMembers(of: structure) {
            let base = self.base(for: member, structure)
            if !member.isOptional {
                wrongs.append(
                    Samples.Wrong(
                        name: "\(member.name) is missing", path: member.name, value: minimal.with(member.name, nil)))
            }
            for wrong in samples.wrong(member.type, at: member.name, isOptional: member.isOptional) {
                wrongs.append(
                    Samples.Wrong(
                        name: "\(member.name) \(wrong.name)", path: wrong.path,
                        value: base.with(member.name, wrong.value)))
            }
            guard member.type.isReadAtOnce, let inner = member.type.reference.flatMap(model.structure),
                expanded.insert(inner.name).inserted
            else { continue }
            for wrong in self.wrongs(inner, &expanded) {
                let (path, value) = nested(wrong, in: member)
                wrongs.append(
                    Samples.Wrong(
                        name: "\(member.name).\(wrong.name)", path: path, value: base.with(member.name, value)))
            }
        }
        return wrongs + contradictions(structure)
    }

    private func nested(_ wrong: Samples.Wrong, in member: Model.Member) -> (path: String, value: Value) {
        // Of an object that has none of the members of which it needs one, the object is wrong as a whole.
        let rest = wrong.path == "params" ? "" : ".\(wrong.path)"
        return switch member.type {
        case .array: ("\(member.name)[0]\(rest)", [wrong.value])
        case .map: ("\(member.name).a\(rest)", ["a": wrong.value])
        default: ("\(member.name)\(rest)", wrong.value)
        }
    }

    /// Objects whose members are at odds with each other.
    private func contradictions(_ structure: Model.Structure) -> [Samples.Wrong] {
        let minimal = samples.minimal(structure)
        let types = Dictionary(uniqueKeysWithValues: model.allMembers(of: structure).map { ($0.name, $0.type) })
        func add(_ name: String, to value: Value) -> Value {
            value.with(name, types[name].map(samples.maximal))
        }
        var wrongs: [Samples.Wrong] = []
        if let first = structure.ordered.first, let second = structure.ordered.last {
            let value: Value = .object([Value.Member(first, 2), Value.Member(second, 1)])
            wrongs.append(Samples.Wrong(name: "\(second) is less than \(first)", path: second, value: value))
        }
        let alternatives = samples.alternatives(structure)
        for (index, group) in alternatives.enumerated() {
            for later in alternatives[(index + 1)...] {
                let bare = structure.exactlyOne.reduce(minimal) { $0.with($1, nil) }
                let value = (group + later).reduce(bare) { add($1, to: $0) }
                let name = "\(group[0]) and \(later[0])"
                wrongs.append(Samples.Wrong(name: name, path: later[0], value: value))
            }
        }
        if !structure.exactlyOne.isEmpty {
            let value = structure.exactlyOne.reduce(minimal) { $0.with($1, nil) }
            let name = "none of " + structure.exactlyOne.joined(separator: ", ")
            wrongs.append(Samples.Wrong(name: name, path: "params", value: value))
        }
        for belonging in structure.belonging {
            for (index, group) in alternatives.enumerated() where !belonging.owners.contains(group[0]) {
                let value = add(belonging.member, to: samples.maximal(structure, alternative: index))
                let name = "\(belonging.member) beside \(group[0])"
                wrongs.append(Samples.Wrong(name: name, path: belonging.member, value: value))
            }
        }
        if let first = structure.together.first, let second = structure.together.last {
            let bare = structure.exactlyOne.reduce(minimal) { $0.with($1, nil) }
            for (given, missing) in [(first, second), (second, first)] {
                wrongs.append(
                    Samples.Wrong(name: "\(given) without \(missing)", path: missing, value: add(given, to: bare)))
            }
        }
        return wrongs
    }

    // MARK: - Rules

    private func rules() -> [Case] {
        guard let method = model.methods.first(where: { $0.name == "field/create" }) else { return [] }
        func create(_ rule: Value) -> Value {
            message(method, ["validation": ["final": ["rules": [rule]]]])
        }
        var cases: [Case] = [
            Case(
                name: "an unknown rule's shape is not looked at", message: create(["rule": "noSuchRule", "min": true]))
        ]
        for rule in model.rules {
            let named = Value.object([Value.Member("rule", .string(rule.name))])
            let required = rule.parameters.filter { !$0.isOptional }
            let minimal = required.reduce(named) { $0.with($1.name, samples.minimal($1.type)) }
            let maximal = rule.parameters.reduce(named) { $0.with($1.name, samples.maximal($1.type)) }
            cases.append(Case(name: "\(rule.name): minimal", message: create(minimal)))
            cases.append(Case(name: "\(rule.name): maximal", message: create(maximal)))
            for parameter in rule.parameters {
                func refuse(_ name: String, _ value: Value, _ path: String) {
                    let failure = Failure(error: "InvalidParams", path: "validation.final.rules[0].\(path)")
                    cases.append(
                        Case(name: "\(rule.name): \(parameter.name) \(name)", message: create(value), failure: failure))
                }
                if !parameter.isOptional {
                    refuse("is missing", minimal.with(parameter.name, nil), parameter.name)
                }
                for wrong in samples.wrong(parameter.type, at: parameter.name, isOptional: parameter.isOptional) {
                    refuse(wrong.name, minimal.with(parameter.name, wrong.value), wrong.path)
                }
                if parameter.type == .array(.reference("Rule")) {
                    let inner: Value = ["rule": "pattern", "pattern": 1]
                    refuse("has a wrong rule", minimal.with(parameter.name, [inner]), "\(parameter.name)[0].pattern")
                }
            }
        }
        return cases
    }

    // MARK: - Envelopes

    private func envelopes() -> [Case] {
        let good: Value = ["jsonrpc": "2.0", "id": 1, "method": "field/get", "params": ["field": "a"]]
        var cases = [Case(name: "a request", message: good)]
        let ids: [Value] = [
            0, -1, .number("9223372036854775807"), .number("-9223372036854775808"), .number("3.0"), .number("30e-1"),
            "", "a", "1", "Zoë 👩‍👧 \u{0}",
        ]
        cases += ids.map { Case(name: "id \($0.text)", message: good.with("id", $0)) }
        cases.append(Case(name: "no id", message: good.with("id", nil)))
        cases.append(Case(name: "an unknown member", message: good.with("traceparent", "a")))
        func refuse(_ error: String, _ name: String, _ message: Value) {
            cases.append(Case(name: name, message: message, failure: Failure(error: error, path: nil)))
        }
        let wrongIDs: [Value] = [
            .null, .number("1.5"), true, [], [1], [:], .number("9223372036854775808"),
            .number("-9223372036854775809"), .number("1e999"),
        ]
        for id in wrongIDs { refuse("InvalidRequest", "id \(id.text)", good.with("id", id)) }
        refuse("InvalidRequest", "jsonrpc is missing", good.with("jsonrpc", nil))
        for version: Value in ["1.0", "2", "", .number("2.0"), .null, ["2.0"]] {
            refuse("InvalidRequest", "jsonrpc \(version.text)", good.with("jsonrpc", version))
        }
        refuse("InvalidRequest", "method is missing", good.with("method", nil))
        for method: Value in [1, .null, true, ["field/get"], [:]] {
            refuse("InvalidRequest", "method \(method.text)", good.with("method", method))
        }
        for message: Value in [1, "a", .null, true, [], [:]] {
            refuse("InvalidRequest", "a message that is \(message.text)", message)
        }
        for method: Value in ["", "field", "field/none", "Field/Get", "field/get ", "$/none", "textDocument/hover"] {
            refuse("MethodNotFound", "method \(method.text)", good.with("method", method))
        }
        for method in model.methods where method.isRequest && !method.comesIn {
            refuse("MethodNotFound", "method \"\(method.name)\"", good.with("method", .string(method.name)))
        }
        return cases
    }

    // MARK: - Messages of the server

    private func server() -> [Case] {
        var cases: [Case] = []
        for method in model.methods where method.goesOut {
            guard let structure = method.params.flatMap(model.structure) else { continue }
            cases.append(Case(name: "\(method.name): minimal", message: message(method, samples.minimal(structure))))
            cases.append(Case(name: "\(method.name): maximal", message: message(method, samples.maximal(structure))))
        }
        for method in model.methods where method.comesIn {
            guard let result = method.result else { continue }
            func answer(_ name: String, _ result: Value) {
                cases.append(
                    Case(
                        name: "\(method.name): result, \(name)", message: ["jsonrpc": "2.0", "id": 1, "result": result])
                )
            }
            answer("minimal", samples.minimal(result))
            if result != .null { answer("maximal", samples.maximal(result)) }
        }
        return cases
    }
}
