import Automata

extension Rule {
    /// The finding where no continuation of the value can meet the rule; nil where one may, and for rules that only
    /// the whole text can be judged by (specification, section 4.2).
    func live(
        _ value: String, definition: FieldDefinition, others: [String: Neighbour] = [:], caret: Int?, at now: Moment
    ) -> Finding? {
        if case .equalsField(let field) = check {
            guard let other = others[field], other.compared != definition.compared(value, at: now) else { return nil }
            let from: Int?
            // What has a canonical form can be spelled otherwise than the other.
            if other.hasTyped || definition.type.hasTypedForm {
                from = definition.language.isFull(value, caret: caret, today: now.today) ? 0 : nil
            } else {
                from = Equality.hopelessOffset(in: value, toBecome: other.value, caret: caret)
            }
            guard let from else { return nil }
            return comparison(with: other, range: from..<value.utf8.count)
        }
        if case .oneOf = check, !isLanguage(of: definition.type) {
            // What can be spelled otherwise is judged where nothing more can be typed.
            guard definition.language.isFull(value, caret: caret, today: now.today),
                !isMet(by: value, definition: definition, others: others, at: now)
            else { return nil }
            return failure(value, definition: definition, others: others, from: 0, at: now)
        }
        guard
            case .impossible(let from) = definition.language.verdict(
                of: self, on: value, caret: caret, today: now.today)
        else { return nil }
        return failure(value, definition: definition, others: others, from: from, at: now)
    }

    /// The finding where the value does not meet the rule.
    func final(
        _ value: String, definition: FieldDefinition, others: [String: Neighbour] = [:], at now: Moment
    ) -> Finding? {
        isMet(by: value, definition: definition, others: others, at: now)
            ? nil : failure(value, definition: definition, others: others, from: nil, at: now)
    }

    func isMet(
        by value: String, definition: FieldDefinition, others: [String: Neighbour], at now: Moment
    ) -> Bool {
        func meets(_ rule: Rule) -> Bool { rule.isMet(by: value, definition: definition, others: others, at: now) }
        func isSame(as other: Neighbour) -> Bool { other.compared == definition.compared(value, at: now) }
        switch check {
        case .luhn: return Checksum.luhn(value)
        case .mod97: return Checksum.mod97(value)
        case .checksum(let system): return system.holds(value)
        case .strength(let minimum): return PasswordStrength.level(of: value) >= minimum
        case .equalsField(let field): return others[field].map { isSame(as: $0) } ?? true
        case .differsFromField(let field): return others[field].map { !isSame(as: $0) } ?? true
        case .equals(let wanted): return definition.value(value, is: wanted, at: now)
        // A flag that says no is as good as none, as where one is required.
        case .empty: return definition.type.saysNothing(value)
        case .not(let rules): return !rules.contains(where: meets)
        case .all(let rules): return rules.allSatisfy(meets)
        case .any(let rules): return rules.contains(where: meets)
        case .range(let min, let max, let step):
            let number: DecimalNumber?
            if definition.type.listing != nil {
                number = definition.number(of: value, at: now)
                guard let number, min.map({ $0 <= number }) ?? true, max.map({ number <= $0 }) ?? true else {
                    return false
                }
            } else {
                // The language knows the spellings: 3e1 is none that a person types.
                guard definition.language.isMet(self, by: value, today: now.today) else { return false }
                number = DecimalNumber(value)
            }
            guard let step else { return true }
            return number.map { $0.isStep(of: step, from: min ?? .zero) } ?? false
        case .oneOf(let values, let ignoreCase) where definition.type.hasOtherSpellings:
            return definition.value(value, isOneOf: values, ignoreCase, at: now)
        case .noneOf(let values, let ignoreCase) where definition.type.hasOtherSpellings:
            return !definition.value(value, isOneOf: values, ignoreCase, at: now)
        case .length:
            guard countsItems(of: definition.type), let items = definition.type.items else {
                return definition.language.isMet(self, by: value, today: now.today)
            }
            return lengthBounds(.character)?.holds(items.ranges(in: value).count) ?? true
        case .pattern, .dateRange, .oneOf, .noneOf, .contains, .startsWith, .endsWith:
            return definition.language.isMet(self, by: value, today: now.today)
        }
    }

    /// What is wrong, in the code of the part of the rule that fails. `from`: where it became hopeless; nil where the
    /// whole value is judged.
    private func failure(
        _ value: String, definition: FieldDefinition, others: [String: Neighbour], from: Int?, at now: Moment
    ) -> Finding {
        let range = from.map { $0..<value.utf8.count }
        func fails(_ rule: Rule) -> Bool {
            guard from != nil else { return !rule.isMet(by: value, definition: definition, others: others, at: now) }
            let verdict = definition.language.verdict(of: rule, on: value, caret: nil, today: now.today)
            if case .impossible = verdict { return true }
            return false
        }
        switch check {
        case .all(let rules):
            // Where each could be met by itself, no part is to blame more than another.
            guard let failing = rules.first(where: fails) ?? rules.last else {
                return finding(defaultCode, range: range)
            }
            return outer(failing.failure(value, definition: definition, others: others, from: from, at: now))
        case .any(let rules):
            guard let last = rules.last else { return finding(defaultCode, range: range) }
            return outer(last.failure(value, definition: definition, others: others, from: from, at: now))
        case .not(let rules):
            let met = rules.first { $0.isMet(by: value, definition: definition, others: others, at: now) }
            guard let met = met ?? rules.last else { return finding(defaultCode, range: range) }
            var result = met.finding(met.defaultCode, range: range)
            // The words for the rule's code would ask for what is forbidden here.
            result.sentence = "not-allowed"
            return outer(result)
        case .length:
            guard let bounds = lengthBounds(definition.settings.lengthUnit) else {
                return finding(defaultCode, range: range)
            }
            let items = countsItems(of: definition.type) ? definition.type.items?.ranges(in: value).count : nil
            var result = lengthFailure(bounds, count: items ?? bounds.unit.count(value), range)
            // Items are not called characters.
            if let items {
                let isFew = items < bounds.minimum
                result.sentence = isFew ? "too-few" : "too-many"
                let bound = isFew ? bounds.minimum : bounds.maximum ?? 0
                let name = isFew ? "min" : "max"
                // A number that is exact is said so.
                if !result.data.contains(where: { $0.name == name }) {
                    result.data.append(Parameter.Member(name: name, value: .integer(bound)))
                }
            }
            return result
        case .range(let min, let max, let step):
            let number = definition.type.listing.flatMap { _ in definition.number(of: value, at: now)?.text }
            return rangeFailure(number ?? value, min, max, step, range)
        case .dateRange(let min, let max):
            let spelling = definition.type.dateSpelling
            guard let from = from ?? hopelessOffset(in: value, definition: definition, at: now) else {
                return finding("invalid-date", range: range)
            }
            let wrong = spelling.finding(
                value, hopelessFrom: from, minimum: min?.date(today: now.today), maximum: max?.date(today: now.today),
                today: now.today)
            return finding(wrong.code, range: range)
        case .equalsField(let field), .differsFromField(let field):
            return comparison(with: others[field], range: range)
        case .pattern, .oneOf, .noneOf, .contains, .startsWith, .endsWith, .luhn, .mod97, .checksum, .strength, .equals,
            .empty:
            return finding(defaultCode, range: range)
        }
    }

    /// What is said where the comparison with another field fails: it is called by its label.
    private func comparison(with other: Neighbour?, range: Range<Int>?) -> Finding {
        var result = finding(defaultCode, range: range)
        if let other { result.data.append(Parameter.Member(name: "other", value: .text(other.label))) }
        return result
    }

    private func lengthFailure(_ bounds: LengthBounds, count: Int, _ range: Range<Int>?) -> Finding {
        var result: Finding
        if case .length(_, _, _?, _) = check {
            result = finding("wrong-length", range: range)
        } else {
            result = finding(count < bounds.minimum ? "too-short" : "too-long", range: range)
        }
        result.data.append(Parameter.Member(name: "count", value: .integer(count)))
        if bounds.unit == .utf8 { result.sentence = "\(result.code)-bytes" }
        return result
    }

    /// Where the value became one that can't meet the rule any more; nil where it still can.
    private func hopelessOffset(in value: String, definition: FieldDefinition, at now: Moment) -> Int? {
        guard
            case .impossible(let from) = definition.language.verdict(
                of: self, on: value, caret: nil, today: now.today)
        else { return nil }
        return from
    }

    /// A gap between numbers is below the minimum when the number as it stands is below, else above the maximum
    /// (specification, section 9).
    private func rangeFailure(
        _ value: String, _ min: DecimalNumber?, _ max: DecimalNumber?, _ step: DecimalNumber?, _ range: Range<Int>?
    ) -> Finding {
        // An exponent is JSON's spelling of a number, not a person's.
        guard !value.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }), let number = DecimalNumber(value) else {
            return finding("not-a-number", range: range)
        }
        if let min, number < min { return finding("below-minimum", range: range) }
        if let max, number > max { return finding("above-maximum", range: range) }
        return finding(step == nil ? "above-maximum" : "off-step", range: range)
    }

    /// A part's finding as this rule's: its severity, its own code and words where it has them.
    private func outer(_ inner: Finding) -> Finding {
        var result = inner
        result.severity = severity
        if let code { result.code = code }
        if let message { result.message = message }
        return result
    }

    func finding(_ defaultCode: String, range: Range<Int>? = nil) -> Finding {
        Finding(
            code ?? defaultCode, severity: severity, source: source, range: range, data: data, message: message)
    }

    /// The code where only one is possible, or where none is better.
    var defaultCode: String {
        switch check {
        case .length: "wrong-length"
        case .pattern: "pattern-mismatch"
        case .range: "not-a-number"
        case .dateRange: "invalid-date"
        case .oneOf: "not-listed"
        case .noneOf: "not-allowed"
        case .contains: "missing-characters"
        case .startsWith: "wrong-start"
        case .endsWith: "wrong-end"
        case .luhn, .mod97, .checksum: "bad-checksum"
        case .equalsField: "not-equal"
        case .differsFromField: "not-different"
        case .strength: "weak"
        case .equals: "not-listed"
        case .empty: "not-allowed"
        case .not(let rules), .all(let rules), .any(let rules):
            rules.last.map { $0.code ?? $0.defaultCode } ?? "invalid"
        }
    }

    /// The parameters of its messages.
    private var data: [Parameter.Member] {
        func member(_ name: String, _ value: Parameter?) -> [Parameter.Member] {
            value.map { [Parameter.Member(name: name, value: $0)] } ?? []
        }
        switch check {
        case .length(let min, let max, let exact, _):
            return member("min", min.map { .integer($0) }) + member("max", max.map { .integer($0) })
                + member("exact", exact.map { .integer($0) })
        case .pattern(let source, _): return member("pattern", .text(source))
        case .range(let min, let max, let step):
            return member("min", min.map { .number($0.text) }) + member("max", max.map { .number($0.text) })
                + member("step", step.map { .number($0.text) })
        case .dateRange(let min, let max):
            return member("min", min.map { .text($0.written) }) + member("max", max.map { .text($0.written) })
        case .oneOf(let values, _), .noneOf(let values, _):
            return member("values", .list(values.prefix(100).map { .text($0) }))
        case .contains(_, let written, let atLeast):
            return member("characters", .text(written)) + member("atLeast", .integer(atLeast))
        case .startsWith(let text), .endsWith(let text): return member("text", .text(text))
        case .equalsField(let field), .differsFromField(let field): return member("field", .text(field))
        case .strength(let min): return member("min", .integer(min))
        case .equals(let value): return member("values", .list([value]))
        case .luhn, .mod97, .checksum, .empty, .not, .all, .any: return []
        }
    }
}

extension DateBound {
    /// As a client writes it.
    var written: String {
        switch self {
        case .fixed(let date): date.iso
        case .today(0, 0): "today"
        case .today(let days, 0): days < 0 ? "today\(days)d" : "today+\(days)d"
        case .today(_, let years): years < 0 ? "today\(years)y" : "today+\(years)y"
        }
    }
}
