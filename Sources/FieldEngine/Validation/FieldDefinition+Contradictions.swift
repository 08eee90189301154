import Automata

/// Rules that no value of a type meets, which its languages don't tell: those that ask what a text stands for, and would be languages of
/// plain texts.
extension FieldDefinition {
    /// The most entries, and values of a rule, that are judged to find one that is let through.
    private static let mostJudged = 1_000

    /// - Parameters:
    ///   - live: The field's own rules while it is typed.
    ///   - final: Those when editing ends.
    /// - Throws: `DefinitionError.invalid` where no value can meet all of it.
    func refuseWhatNoValueMeets(live: [Rule], final: [Rule], today: CivilDate) throws(DefinitionError) {
        let now = Moment(milliseconds: 0, today: today)
        if let listing = type.listing, !listing.takesOthers {
            if live.isEmpty, final.isEmpty, settings.minLength == nil, settings.maxLength == nil { return }
            if hasEntry(in: listing.list, at: now) { return }
            let path =
                !final.isEmpty
                ? "validation.final.rules[\(final.count - 1)]"
                : !live.isEmpty ? "validation.live.rules[\(live.count - 1)]" : "type"
            throw .invalid(path: path, reason: "no choice of the list satisfies all that is asked")
        }
        // What another field decides is not known here.
        guard type.asked.isEmpty else { return }
        for (rules, phase) in [(live, "live"), (final, "final")] {
            for (index, rule) in rules.enumerated() where rule.severity == .error && !mayHold(rule, at: now) {
                throw .invalid(
                    path: "validation.\(phase).rules[\(index)]", reason: "no text can satisfy the rule \(rule.name)")
            }
        }
    }

    /// Whether an entry meets all that is asked.
    private func hasEntry(in list: ChoiceList, at now: Moment) -> Bool {
        guard list.count <= Self.mostJudged else { return true }
        let rules = allRules.filter { $0.severity == .error && $0.mayBeLanguage }
        return list.labels.indices.contains { place in
            let label = list.labels[place]
            return !list.isDisabled(place) && language.verdict(label, caret: nil, today: now.today) == .complete
                && rules.allSatisfy { $0.isMet(by: label, definition: self, others: [:], at: now) }
        }
    }

    /// Whether some value may meet a rule that names values.
    private func mayHold(_ rule: Rule, at now: Moment) -> Bool {
        switch rule.check {
        case .oneOf(let values, _) where type.hasOtherSpellings:
            return values.count > Self.mostJudged || values.contains { mayBe($0, at: now) }
        case .all(let rules): return rules.allSatisfy { mayHold($0, at: now) }
        case .any(let rules): return rules.contains { mayHold($0, at: now) }
        case .length, .pattern, .range, .dateRange, .oneOf, .noneOf, .contains, .startsWith, .endsWith, .luhn, .mod97,
            .checksum, .equalsField, .differsFromField, .strength, .equals, .empty, .not:
            return true
        }
    }

    /// Whether a value of the type is one that somebody names.
    private func mayBe(_ wanted: String, at now: Moment) -> Bool {
        texts(of: wanted, at: now).contains { text in
            guard !text.isEmpty, value(text, is: .text(wanted), at: now) else { return false }
            switch language.verdict(text, caret: nil, today: now.today) {
            case .complete: return true
            // Others may be listed beside it.
            case .partial: return type.items != nil
            case .impossible: return false
            }
        }
    }

    /// The texts that a value may have which somebody names.
    private func texts(of wanted: String, at now: Moment) -> [String] {
        var typed = [Parameter.text(wanted)]
        if DecimalNumber(wanted) != nil { typed.append(.number(wanted)) }
        if type.items != nil { typed = typed.map { .list([$0]) } }
        return [wanted] + typed.compactMap { type.value(ofTyped: $0, today: now.today) }
    }
}
