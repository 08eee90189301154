/// A rule between fields of one form (specification, section 6). Its finding shows on one of them.
public struct GroupRule: Hashable, Sendable {
    /// What must hold between the fields. With `ascending` each is at least the one before, empty ones passed over.
    public enum Kind: String, CaseIterable, Sendable {
        case equal, different, atLeastOne, exactlyOne, allOrNone, ascending

        /// Whether it asks what the values are, and not only whether there are any.
        public var comparesValues: Bool {
            switch self {
            case .equal, .different, .ascending: true
            case .atLeastOne, .exactlyOne, .allOrNone: false
            }
        }
    }

    public var kind: Kind
    /// Ids, in order; never empty, none twice.
    public var fields: [String]
    /// The words to show; nil where the catalogue has them.
    public var message: String?
    /// Where the finding shows, as the client wants it; nil: on the last of `fields`.
    public var on: String?

    public init(_ kind: Kind, fields: [String], message: String? = nil, on: String? = nil) {
        self.kind = kind
        self.fields = fields
        self.message = message
        self.on = on
    }

    /// The field that the definition means to show the finding, whether it is there or not.
    public var declaredHost: String? { on ?? fields.last }

    /// The field that shows the finding: the one meant, or the last that takes part where that one does not.
    public func host(amongThose takesPart: (String) -> Bool) -> String? {
        if let on, takesPart(on) { return on }
        return fields.last(where: takesPart)
    }

    /// All fields that are named, each once.
    public var named: [String] {
        guard let on, !fields.contains(on) else { return fields }
        return fields + [on]
    }
}

extension Rule {
    /// The fields that the rule and the rules in it compare with.
    var namedFields: [String] {
        switch check {
        case .equalsField(let field), .differsFromField(let field): [field]
        case .not(let rules), .all(let rules), .any(let rules): rules.flatMap { $0.namedFields }
        case .length, .pattern, .range, .dateRange, .oneOf, .noneOf, .contains, .startsWith, .endsWith, .luhn, .mod97,
            .checksum,
            .strength, .equals, .empty:
            []
        }
    }

    /// Where the rule names the field, seen from the rule: `field`, or `rules[1].field`.
    func path(ofField name: String) -> String? {
        switch check {
        case .equalsField(name), .differsFromField(name): return "field"
        case .not(let rules), .all(let rules), .any(let rules):
            for (index, rule) in rules.enumerated() {
                if let path = rule.path(ofField: name) { return "rules[\(index)].\(path)" }
            }
            return nil
        case .length, .pattern, .range, .dateRange, .oneOf, .noneOf, .contains, .startsWith, .endsWith, .luhn, .mod97,
            .checksum,
            .equalsField, .differsFromField, .strength, .equals, .empty:
            return nil
        }
    }
}

extension FieldDefinition {
    /// The member of the client's message in which one of the field's own rules names another field.
    public func path(ofField name: String) -> String {
        for (rules, place) in [(validation.liveRules, "live"), (validation.finalRules, "final")] {
            for (index, rule) in rules.enumerated() {
                if let path = rule.path(ofField: name) { return "validation.\(place).rules[\(index)].\(path)" }
            }
        }
        return "type"
    }

    /// The member in which one of the field's conditions names another field; nil where none does.
    public func path(ofAskedField name: String, askedBy field: String) -> String? {
        guard let asked = askedFields.first(where: { $0.inRow(of: field) == name }) else { return nil }
        for (place, condition) in settings.allConditions {
            if let path = condition.path(ofField: asked) { return "\(place).\(path)" }
        }
        if let own = settings.type.asked.first(where: { $0.field == asked }) { return "type.\(own.question.rawValue)" }
        return settings.total?.path(ofField: asked).map { $0.isEmpty ? "total" : "total.\($0)" }
    }
}
