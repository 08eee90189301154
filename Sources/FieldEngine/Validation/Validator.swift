import Automata

/// Judges a value by everything its field asks of it: the chain of specification section 4.1, without the client.
struct Validator {
    let definition: FieldDefinition
    var identifier = ""
    /// The other fields that rules name; nil where none is known.
    var known: RelatedFields?
    /// Whether rules between fields wait until all of those are touched or show a verdict.
    var onlyReady = false
    /// Whether this field is, or does with the verdict that is being given.
    var ownIsReady = true

    private var type: FieldType { definition.type }
    private var neighbours: [String: Neighbour] { known?.neighbours ?? [:] }

    /// What is wrong already, whatever may still be typed.
    func live(_ value: String, caret: Int?, at now: Moment) -> [Finding] {
        let judged = definition.judgedLive(value, caret: caret, at: now)
        let findings = judged.value.moved(ownLive(judged.value.text, caret: judged.caret, at: now))
        if findings.hasError || known?.hasOutsideRules != true { return findings }
        return findings + groupFindings(value, caret: caret, isLive: true, at: now)
    }

    /// What is wrong when editing ends.
    func final(_ value: String, at now: Moment) -> [Finding] {
        let judged = definition.judged(value)
        let findings = judged.moved(ownFinal(judged.text, at: now))
        if findings.hasError || known?.hasOutsideRules != true { return findings }
        return findings + groupFindings(value, caret: nil, isLive: false, at: now)
    }

    /// The live chain without the rules between fields.
    private func ownLive(_ value: String, caret: Int?, at now: Moment) -> [Finding] {
        if value.isEmpty { return [] }
        if let list = type.items {
            let found = itemFindings(value, in: list, caret: caret ?? value.utf8.count, isLive: true, at: now)
            if found.hasError { return found }
        }
        let language = definition.language
        if case .impossible(let from) = language.typeVerdict(value, caret: caret, today: now.today) {
            return [type.impossible(value, from: from, at: now)]
        }
        // A text that only finds something is judged when it is an entry.
        if type.listing != nil, language.typeVerdict(value, caret: caret, today: now.today) == .partial { return [] }
        if let finding = language.disorder(of: value, today: now.today) { return [finding] }
        var findings: [Finding] = []
        if let advice = advice(value, at: now) { findings.append(advice) }
        let verdict = language.liveVerdict(value, caret: caret, today: now.today)
        /// The rules together may have made the text hopeless before the one did that is named.
        func together(_ finding: Finding) -> Finding {
            guard case .impossible(let from) = verdict, finding.severity == .error, let range = finding.range else {
                return finding
            }
            var result = finding
            result.range = min(from, range.lowerBound)..<range.upperBound
            return result
        }
        if let finding = type.pattern?.live(value, definition: definition, caret: caret, at: now) {
            return findings + [together(finding)]
        }
        if let finding = tooLong(value) { return findings + [together(finding)] }
        for rule in definition.liveRules where !waits(rule) {
            let finding = rule.live(
                value, definition: definition, others: neighbours, caret: caret, at: now)
            guard let finding else { continue }
            findings.append(together(finding))
            if finding.severity == .error { return findings }
        }
        // Each may still be met, but not all at once: the last of those that are languages is the one to name.
        if case .impossible(let from) = verdict {
            let errors = definition.liveRules.filter { $0.severity == .error && $0.isLanguage(of: type) }
            let range = from..<value.utf8.count
            if let last = errors.last ?? type.pattern {
                findings.append(last.finding(last.defaultCode, range: range))
            } else {
                findings.append(type.impossible(value, from: from, at: now))
            }
        }
        return findings
    }

    /// The final chain without the rules between fields.
    private func ownFinal(_ value: String, at now: Moment) -> [Finding] {
        if value.isEmpty || type.items?.isNothing(value) == true {
            return definition.isRequired ? [Finding("required", source: .required)] : []
        }
        if definition.isRequired, let listing = type.listing, listing.isUnset(value) {
            var finding = Finding("required", source: .required)
            finding.sentence = "required-flag"
            return [finding]
        }
        var findings: [Finding] = []
        if let list = type.items {
            findings = itemFindings(value, in: list, caret: nil, isLive: false, at: now)
            if findings.hasError { return findings }
        }
        let language = definition.language
        switch language.typeVerdict(value, caret: nil, today: now.today) {
        case .complete: break
        case .partial:
            findings.append(language.disorder(of: value, today: now.today) ?? type.incomplete(value, at: now))
        case .impossible(let from): findings.append(type.impossible(value, from: from, at: now))
        }
        if !findings.hasError, let finding = type.pattern?.final(value, definition: definition, at: now) {
            findings.append(finding)
        }
        if !findings.hasError,
            let finding = language.disorder(of: value, today: now.today) ?? type.checks.final?(value, now)
        {
            findings.append(finding)
        }
        if findings.hasError { return findings }
        if let advice = advice(value, at: now) { findings.append(advice) }
        if let finding = lengthFinding(value) {
            findings.append(finding)
            return findings
        }
        for rule in definition.allRules where !waits(rule) {
            let finding = rule.final(value, definition: definition, others: neighbours, at: now)
            guard let finding else { continue }
            findings.append(finding)
            if finding.severity == .error { break }
        }
        return findings
    }

    /// A hint proposes another text, and quotes this one: it is not for secrets.
    private func advice(_ value: String, at now: Moment) -> Finding? {
        guard let advice = type.checks.advice?(value, now) else { return nil }
        return definition.isSecure && advice.severity == .hint ? nil : advice
    }

    private func tooLong(_ value: String) -> Finding? {
        let settings = definition.settings
        guard let maximum = definition.maxLength, settings.lengthUnit.count(value) > maximum else { return nil }
        let fitting = settings.lengthUnit.prefix(of: value, maximum: maximum).utf8.count
        let finding = Finding(
            "too-long", source: settings.maxLength == maximum ? .limit : .type, range: fitting..<value.utf8.count,
            data: [
                Parameter.Member(name: "max", value: .integer(maximum)),
                Parameter.Member(name: "count", value: .integer(settings.lengthUnit.count(value))),
            ])
        return inBytes(finding)
    }

    /// Bytes are not called characters.
    private func inBytes(_ finding: Finding) -> Finding {
        guard definition.settings.lengthUnit == .utf8 else { return finding }
        return finding.saying("\(finding.code)-bytes")
    }

    private func lengthFinding(_ value: String) -> Finding? {
        let settings = definition.settings
        if let minimum = settings.minLength, settings.lengthUnit.count(value) < minimum {
            let finding = Finding(
                "too-short", source: .limit,
                data: [
                    Parameter.Member(name: "min", value: .integer(minimum)),
                    Parameter.Member(name: "count", value: .integer(settings.lengthUnit.count(value))),
                ])
            return inBytes(finding)
        }
        return tooLong(value)
    }
}

// What is asked with each key and needs to know the definition alone: no validator is made for it.
extension FieldDefinition {
    /// Whether validation has more to say than "anything goes", rules between fields aside.
    var hasSomethingToCheck: Bool {
        language.isConstrained || isRequired || type.checks.final != nil || !liveRules.isEmpty
            || !finalRules.isEmpty || asksClient
    }

    /// Whether a text is all that its type asks for, or nothing: of any other, final validation need not be asked.
    func isWhole(_ value: String, at now: Moment) -> Bool {
        let text = judged(value).text
        return text.isEmpty || language.typeVerdict(text, caret: nil, today: now.today) == .complete
    }
}
