/// How rules between fields are judged (specification, section 6).
extension GroupRule {
    /// One field that takes part.
    fileprivate struct Member {
        var field: String
        var label: String
        var value: String
        var compared: String
        var isFilled: Bool
        var typed: Parameter?
        var hasTyped: Bool
    }

    /// The finding where the rule is broken; nil where it holds or waits. All are looked at only where it is broken, or where
    /// they are compared in order.
    ///
    /// - Parameters:
    ///   - isLive: Whether the field that shows it is being typed in: what more typing there can mend is left alone.
    func finding(
        _ value: String, tally: GroupTally, validator: Validator, caret: Int?, isLive: Bool, at now: Moment
    ) -> Finding? {
        guard !validator.waits(tally) else { return nil }
        let own = tally.namesOwn ? own(value, validator: validator, at: now) : nil
        let known = Members(rule: self, validator: validator, own: own)
        /// Whether the own value may still become another by typing.
        var isOpen: Bool {
            known.own != nil && isLive && !validator.definition.language.isFull(value, caret: nil, today: now.today)
        }
        let ownIsFilled = known.own?.isFilled == true
        let count = tally.members + (known.own == nil ? 0 : 1)
        let filled = tally.filled + (ownIsFilled ? 1 : 0)
        switch kind {
        case .equal: return inequality(known, tally, isOpen: isOpen, caret: isLive ? .some(caret) : nil)
        case .different:
            if let own = known.own, own.isFilled, tally.values[own.compared] != nil, !isOpen,
                let same = known.first(where: { $0.compared == own.compared })
            {
                return finding("not-different", known, other: same)
            }
            guard tally.hasRepetition, let first = known.firstRepeated else { return nil }
            return finding("not-different", known, other: first, sentence: "not-different-others")
        case .atLeastOne, .exactlyOne:
            if filled == 0, count > 0, !(isLive && known.own != nil) {
                return finding("none-given", known, sentence: kind == .exactlyOne ? "exactly-one" : nil)
            }
            return kind == .exactlyOne && filled > 1 ? finding("more-than-one", known) : nil
        case .allOrNone:
            guard filled > 0, filled < count else { return nil }
            if isLive, filled + 1 == count, known.own != nil, !ownIsFilled { return nil }
            return finding("incomplete-group", known)
        case .ascending:
            let isOpen = isOpen
            let compared = known.all { $0.isFilled && !(isOpen && $0.field == known.own?.field) }
            return disorder(compared, known)
        }
    }

    private func own(_ value: String, validator: Validator, at now: Moment) -> Member {
        Member(
            field: validator.identifier, label: validator.definition.label, value: value,
            compared: validator.definition.compared(value, at: now),
            isFilled: !validator.definition.type.saysNothing(value),
            typed: kind == .ascending ? validator.definition.typed(of: value, at: now) : nil,
            hasTyped: validator.definition.type.hasTypedForm)
    }

    /// Those that take part, in the order of the rule, looked up only where somebody asks for them.
    fileprivate struct Members {
        let rule: GroupRule
        let validator: Validator
        /// The field that shows the finding, where it takes part itself.
        let own: Member?

        private func member(_ field: String) -> Member? {
            if field == validator.identifier { return own }
            return validator.known?.neighbours[field].map {
                Member(
                    field: field, label: $0.label, value: $0.value, compared: $0.compared, isFilled: $0.isFilled,
                    typed: $0.typed,
                    hasTyped: $0.hasTyped)
            }
        }

        /// The first but the own one.
        func first(where holds: (Member) -> Bool) -> Member? {
            for field in rule.fields where field != validator.identifier {
                if let member = member(field), holds(member) { return member }
            }
            return nil
        }

        func all(where holds: (Member) -> Bool) -> [Member] {
            var found: [Member] = []
            for field in rule.fields {
                if let member = member(field), holds(member) { found.append(member) }
            }
            return found
        }

        func prefix(_ count: Int) -> [Member] {
            var found: [Member] = []
            for field in rule.fields where found.count < count {
                if let member = member(field) { found.append(member) }
            }
            return found
        }

        /// The one before the first that has the same value as one before it, the own one aside.
        var firstRepeated: Member? {
            var seen: [String: Member] = [:]
            for field in rule.fields where field != validator.identifier {
                guard let member = member(field), member.isFilled else { continue }
                if let before = seen.updateValue(member, forKey: member.compared) { return before }
            }
            return nil
        }
    }

    /// - Parameters:
    ///   - isOpen: Whether the own value may still become another by typing.
    ///   - caret: Where more may be typed, while it may; nil when editing has ended.
    private func inequality(
        _ known: Members, _ tally: GroupTally, isOpen: @autoclosure () -> Bool, caret: Int??
    ) -> Finding? {
        guard let first = known.first(where: { _ in true }) else { return nil }
        let own = known.own
        if tally.isMixed, let stranger = known.first(where: { $0.compared != first.compared }) {
            guard let own, own.compared == first.compared else {
                return finding("not-equal", known, other: first, sentence: own == nil ? "not-equal-others" : nil)
            }
            return finding("not-equal", known, other: stranger)
        }
        guard let own, own.compared != first.compared else { return nil }
        guard let caret else { return finding("not-equal", known, other: first) }
        // What has a canonical form can be spelled otherwise than the other.
        let from =
            own.hasTyped || first.hasTyped
            ? isOpen() ? nil : 0 : Equality.hopelessOffset(in: own.value, toBecome: first.value, caret: caret)
        guard let from else { return nil }
        var result = finding("not-equal", known, other: first)
        result.range = from..<own.value.utf8.count
        return result
    }

    /// The first two neighbours, empty ones passed over, of which the second is less than the first.
    private func disorder(_ filled: [Member], _ known: Members) -> Finding? {
        // A value that is no whole one of its type has its own error.
        let compared = filled.filter { !$0.hasTyped || $0.typed != nil }
        for (earlier, later) in zip(compared, compared.dropFirst()) where Self.precedes(later, earlier) {
            let isDate = [earlier, later].allSatisfy { $0.typed?.isDate == true }
            let suffix = isDate ? "-date" : ""
            if later.field == known.own?.field {
                return finding("not-ascending", known, other: earlier, sentence: "not-ascending\(suffix)")
            }
            if earlier.field == known.own?.field {
                return finding("not-ascending", known, other: later, sentence: "not-ascending-earlier\(suffix)")
            }
            return finding("not-ascending", known, sentence: "not-ascending-others")
        }
        return nil
    }

    /// Numbers are compared as exact decimals; ISO dates and times, and everything else, as texts.
    private static func precedes(_ a: Member, _ b: Member) -> Bool {
        if let left = a.typed?.spelling, let right = b.typed?.spelling {
            if let left = DecimalNumber(left), let right = DecimalNumber(right) { return left < right }
            return left < right
        }
        return a.value < b.value
    }

    private func finding(
        _ code: String, _ members: Members, other: Member? = nil, sentence: String? = nil
    ) -> Finding {
        // A message is one line: nobody reads a hundred labels.
        let listed = members.prefix(100)
        var data = [
            Parameter.Member(name: "fields", value: .list(listed.map { .text($0.field) })),
            Parameter.Member(name: "labels", value: .list(listed.map { .text($0.label) })),
        ]
        if let other { data.append(Parameter.Member(name: "other", value: .text(other.label))) }
        var result = Finding(code, source: .group, data: data, message: message)
        result.sentence = sentence
        return result
    }
}

extension Parameter {
    fileprivate var isDate: Bool {
        guard case .text(let text) = self else { return false }
        return CivilDate(iso: text) != nil
    }
}

extension Validator {
    /// What the rules between fields say that show on this field: the first that is broken.
    func groupFindings(_ value: String, caret: Int?, isLive: Bool, at now: Moment) -> [Finding] {
        guard let known else { return [] }
        for (rule, tally) in zip(known.groupRules, known.tallies) {
            let finding = rule.finding(value, tally: tally, validator: self, caret: caret, isLive: isLive, at: now)
            if let finding { return [finding] }
        }
        return repetition(of: value, isLive: isLive, at: now).map { [$0] } ?? []
    }

    /// Whether a rule of the field has to wait for others that it names. One that is not there, or is disabled, is
    /// never compared with (specification, section 4.2).
    func waits(_ rule: Rule) -> Bool {
        guard !definition.namedFields.isEmpty else { return false }
        return rule.namedFields.contains { name in
            guard let neighbour = known?.neighbours[name] else { return true }
            return onlyReady && !neighbour.isReady
        }
    }

    /// Whether a rule between fields has to wait until all of them are touched or show a verdict.
    func waits(_ tally: GroupTally) -> Bool {
        onlyReady && (tally.unready > 0 || tally.namesOwn && !ownIsReady)
    }
}

extension Parameter {
    /// A number or a text, as it is written.
    fileprivate var spelling: String? {
        switch self {
        case .text(let text), .number(let text): text
        case .null, .boolean, .list, .table: nil
        }
    }
}
