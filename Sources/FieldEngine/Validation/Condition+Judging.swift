/// How a field's value is judged for the conditions of others (specification, section 4.5).
extension Rule {
    /// Whether it is met where there is no value: in a field that is empty, does not show, or is not there. What has no type
    /// can be asked nothing else.
    public var isMetByNothing: Bool {
        switch check {
        case .empty: true
        case .equals(let value): value == .text("")
        case .oneOf(let values, _): values.contains("")
        case .noneOf(let values, _): !values.contains("")
        case .length: (lengthBounds(.character)?.minimum ?? 0) <= 0
        case .not(let rules): !rules.contains { $0.isMetByNothing }
        case .all(let rules): rules.allSatisfy { $0.isMetByNothing }
        case .any(let rules): rules.contains { $0.isMetByNothing }
        case .pattern, .range, .dateRange, .contains, .startsWith, .endsWith, .luhn, .mod97, .checksum, .equalsField,
            .differsFromField, .strength:
            false
        }
    }
}

extension FieldDefinition {
    /// Whether a value meets the rule of a condition. What is listed is found by the canonical form too: the entry "Germany"
    /// by its value "DE".
    func meets(_ rule: Rule, _ value: String, at now: Moment) -> Bool {
        let text = judged(value).text
        if text.isEmpty { return rule.isMetByNothing }
        switch rule.check {
        case .oneOf(let values, let ignoreCase): return self.value(text, isOneOf: values, ignoreCase, at: now)
        case .noneOf(let values, let ignoreCase): return !self.value(text, isOneOf: values, ignoreCase, at: now)
        default: return rule.isMet(by: text, definition: self, others: [:], at: now)
        }
    }

    func value(_ value: String, isOneOf texts: [String], _ ignoreCase: Bool, at now: Moment) -> Bool {
        let typed = typed(of: value, at: now)
        if texts.contains(where: { self.value(value, typed, is: .text($0)) }) { return true }
        guard ignoreCase else { return false }
        // Of a list each item, by its label and by its value.
        let spellings = [value] + (type.items?.items(of: value) ?? []) + (typed.map { Self.texts(in: $0) } ?? [])
        return spellings.contains { spelling in texts.contains { $0.caseFolded == spelling.caseFolded } }
    }

    private static func texts(in typed: Parameter) -> [String] {
        switch typed {
        case .text(let text): [text]
        case .list(let items): items.flatMap { texts(in: $0) }
        case .null, .boolean, .number, .table: []
        }
    }

    /// The number that the entry of a list stands for, as totals take it.
    func number(of value: String, at now: Moment) -> DecimalNumber? {
        switch typed(of: value, at: now) {
        case .text(let text)?, .number(let text)?: DecimalNumber(text)
        case .null?, .boolean?, .list?, .table?, nil: nil
        }
    }

    /// Whether a value is one that somebody names: by its canonical form, or as a text. Of a list, whether it is an item.
    func value(_ value: String, is wanted: Parameter, at now: Moment) -> Bool {
        self.value(value, typed(of: value, at: now), is: wanted)
    }

    private func value(_ value: String, _ typed: Parameter?, is wanted: Parameter) -> Bool {
        switch wanted {
        case .text(let text): if value == text || type.items?.items(of: value).contains(text) == true { return true }
        case .number(let number): if typed == nil { return Self.isSame(value, number) }
        case .null, .boolean, .list, .table: break
        }
        guard let typed else { return false }
        if case .list(let items) = typed { return items.contains { isSame($0, wanted) } }
        return isSame(typed, wanted)
    }

    private func isSame(_ typed: Parameter, _ wanted: Parameter) -> Bool {
        if typed == wanted { return true }
        switch (typed, wanted) {
        case (.text(let text), .number(let number)), (.number(let number), .text(let text)),
            (.number(let text), .number(let number)):
            return Self.isSame(text, number)
        // The same number may be spelled in several ways.
        case (.text(let text), .text(let number)): return type.formatter.isNumber && Self.isSame(text, number)
        case (.boolean(let value), .text(let text)): return text == (value ? "true" : "false")
        default: return false
        }
    }

    private static func isSame(_ text: String, _ number: String) -> Bool {
        guard let known = DecimalNumber(text), let wanted = DecimalNumber(number) else { return false }
        return known == wanted
    }
}
