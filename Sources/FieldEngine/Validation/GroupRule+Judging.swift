/// How rules between fields are judged (specification, section 6).
extension GroupRule {
    /// One field that takes part.
    fileprivate struct Member {
        var field: String
        var label: String
        var value: String
        var typed: Parameter?
        var hasTyped: Bool

        var isFilled: Bool { !value.isEmpty }
    }

    /// The finding where the rule is broken; nil where it holds or waits.
    ///
    /// - Parameters:
    ///   - isLive: Whether the field that shows it is being typed in: what more typing there can mend is left alone.
    func finding(_ value: String, judge: Judge, caret: Int?, isLive: Bool, at now: Moment) -> Finding? {
        guard !judge.waits(self) else { return nil }
        let members = members(value, judge: judge, at: now)
        let own = members.first { $0.field == judge.identifier }
        let others = members.filter { $0.field != judge.identifier }
        /// Whether the own value may still become another by typing.
        let isOpen = own != nil && isLive && !judge.definition.language.isFull(value, today: now.today)
        switch kind {
        case .equal: return inequality(own, others, members, caret: isLive ? .some(caret) : nil)
        case .different:
            let filled = others.filter(\.isFilled)
            if let own, own.isFilled, !isOpen, let same = filled.first(where: { $0.value == own.value }) {
                return finding("not-different", members, other: same)
            }
            guard let pair = firstPair(in: filled, where: { $0.value == $1.value }) else { return nil }
            return finding("not-different", members, other: pair.0, sentence: "not-different-others")
        case .atLeastOne, .exactlyOne:
            let filled = members.count(where: \.isFilled)
            if filled == 0, !members.isEmpty, !(isLive && own != nil) {
                return finding("none-given", members, sentence: kind == .exactlyOne ? "exactly-one" : nil)
            }
            return kind == .exactlyOne && filled > 1 ? finding("more-than-one", members) : nil
        case .allOrNone:
            let empty = members.filter { !$0.isFilled }
            guard !empty.isEmpty, empty.count < members.count else { return nil }
            if isLive, empty.count == 1, empty.first?.field == own?.field { return nil }
            return finding("incomplete-group", members)
        case .ascending:
            return disorder(members.filter { $0.isFilled && !(isOpen && $0.field == own?.field) }, members, own: own)
        }
    }

    private func members(_ value: String, judge: Judge, at now: Moment) -> [Member] {
        fields.compactMap { field in
            if field == judge.identifier {
                let isCompared = kind == .ascending
                return Member(
                    field: field, label: judge.definition.label, value: value,
                    typed: isCompared ? judge.definition.typed(of: value, at: now) : nil,
                    hasTyped: judge.definition.type.hasTypedForm)
            }
            return judge.known?.neighbours[field].map {
                Member(field: field, label: $0.label, value: $0.value, typed: $0.typed, hasTyped: $0.hasTyped)
            }
        }
    }

    /// - Parameter caret: Where more may be typed, while it may; nil when editing has ended.
    private func inequality(_ own: Member?, _ others: [Member], _ all: [Member], caret: Int??) -> Finding? {
        guard let first = others.first else { return nil }
        if let stranger = others.first(where: { $0.value != first.value }) {
            guard let own, own.value == first.value else {
                return finding("not-equal", all, other: first, sentence: own == nil ? "not-equal-others" : nil)
            }
            return finding("not-equal", all, other: stranger)
        }
        guard let own, own.value != first.value else { return nil }
        guard let caret else { return finding("not-equal", all, other: first) }
        guard let from = Equality.hopelessOffset(in: own.value, toBecome: first.value, caret: caret) else { return nil }
        var result = finding("not-equal", all, other: first)
        result.range = from..<own.value.utf8.count
        return result
    }

    /// The first two neighbours, empty ones passed over, of which the second is less than the first.
    private func disorder(_ filled: [Member], _ all: [Member], own: Member?) -> Finding? {
        // A value that is no whole one of its type has its own error.
        let compared = filled.filter { !$0.hasTyped || $0.typed != nil }
        for (earlier, later) in zip(compared, compared.dropFirst()) where Self.precedes(later, earlier) {
            let isDate = [earlier, later].allSatisfy { $0.typed?.isDate == true }
            let suffix = isDate ? "-date" : ""
            if later.field == own?.field {
                return finding("not-ascending", all, other: earlier, sentence: "not-ascending\(suffix)")
            }
            if earlier.field == own?.field {
                return finding("not-ascending", all, other: later, sentence: "not-ascending-earlier\(suffix)")
            }
            return finding("not-ascending", all, sentence: "not-ascending-others")
        }
        return nil
    }

    /// Numbers are compared as exact decimals; ISO dates and times, and everything else, as texts.
    private static func precedes(_ a: Member, _ b: Member) -> Bool {
        if case .text(let left)? = a.typed, case .text(let right)? = b.typed {
            if let left = DecimalNumber(left), let right = DecimalNumber(right) { return left < right }
            return left < right
        }
        return a.value < b.value
    }

    private func firstPair(in members: [Member], where holds: (Member, Member) -> Bool) -> (Member, Member)? {
        guard members.count > 1 else { return nil }
        var seen: [String: Member] = [:]
        for member in members {
            if let before = seen[member.value], holds(before, member) { return (before, member) }
            seen[member.value] = member
        }
        return nil
    }

    private func finding(
        _ code: String, _ members: [Member], other: Member? = nil, sentence: String? = nil
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

extension Judge {
    /// What the rules between fields say that show on this field: the first that is broken.
    func groupFindings(_ value: String, caret: Int?, isLive: Bool, at now: Moment) -> [Finding] {
        for rule in known?.groupRules ?? [] {
            if let finding = rule.finding(value, judge: self, caret: caret, isLive: isLive, at: now) {
                return [finding]
            }
        }
        return []
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
    func waits(_ rule: GroupRule) -> Bool {
        guard onlyReady else { return false }
        return rule.fields.contains { name in
            name == identifier ? !ownIsReady : known?.neighbours[name].map { !$0.isReady } ?? false
        }
    }
}
