/// What a widget shows of a field (specification, section 5). Derived from the field at any time; nothing is stored.
extension Field {
    public struct Counter: Equatable, Sendable {
        public var count: Int
        public var maximum: Int?
        public var text: String

        public var remaining: Int? { maximum.map { $0 - count } }
        public var overflows: Bool { maximum.map { count > $0 } ?? false }
    }

    public struct Helper: Equatable, Sendable {
        public enum Kind: String, Sendable { case helper, error, warning }
        public var text: String
        public var kind: Kind
    }

    /// What shows: the field's own error, what validation found, what others reported; errors first.
    public var shownFindings: [Finding] { withReports(findings) }

    /// Whether anything shows that is wrong with the field.
    public var showsFindings: Bool {
        @inline(__always) get { !findings.isEmpty || seldom != nil && !shownFindings.isEmpty }
    }

    /// The validity that shows: the field's own error, and a reported one, make it invalid.
    public var shownValidity: Validity {
        @inline(__always) get { seldom == nil ? validity : reportedValidity }
    }

    private var reportedValidity: Validity {
        if ownError != nil || isReportedInvalid { return .invalid }
        switch validity {
        case .unknown, .valid: return reports.contains { $0.findings.hasWarning } ? .warning : validity
        case .pending, .warning, .invalid: return validity
        }
    }

    public var counter: Counter? {
        guard definition.showsCounter else { return nil }
        let count = settings.lengthUnit.count(content.value)
        guard let maximum = definition.maxLength else { return Counter(count: count, maximum: nil, text: "\(count)") }
        return Counter(count: count, maximum: maximum, text: definition.appearance.counter(count, of: maximum))
    }

    /// The line below the field: the helper text, and what is wrong in its place or behind it.
    public func helper(_ catalogue: MessageCatalogue) -> Helper? {
        let helper = settings.helper.given.map { Helper(text: $0, kind: .helper) }
        for finding in shownFindings where finding.severity <= .warning {
            let message = catalogue.text(for: finding, definition: definition)
            // What has nothing to say leaves the line as it is.
            if message.isEmpty { continue }
            let kind: Helper.Kind = finding.severity == .error ? .error : .warning
            switch definition.helperPolicy {
            case .append:
                guard let helper else { return Helper(text: message, kind: kind) }
                return Helper(text: "\(helper.text) - \(message)", kind: kind)
            case .replace:
                return Helper(text: message, kind: kind)
            }
        }
        return helper
    }

    /// The sentence of a finding.
    public func message(of finding: Finding, in catalogue: MessageCatalogue) -> String {
        catalogue.text(for: finding, definition: definition)
    }

    /// Where a finding is in the text, in UTF-8 offsets.
    public func textRange(of finding: Finding) -> Range<Int> {
        // An error that is kept may be about a longer text.
        if let range = finding.textRange { return TextSpan(range, in: content.text).utf8 }
        // What is found of a value is nowhere in a text that an input method writes.
        guard isLaidOut else { return TextSpan(allOf: content.text).utf8 }
        let value = content.value
        let whole = 0..<value.utf8.count
        let range = finding.range.map { $0.clamped(to: whole) } ?? whole
        switch definition.type.formatter {
        case .plain: return TextSpan(range, in: content.text).utf8
        case .template, .number: return TextSpan(layout.textRange(ofValue: range), in: content.text).utf8
        }
    }

    public var labelFloats: Bool {
        switch definition.appearance {
        case .tfield: !content.text.isEmpty || hasTemplate
        case .native, .novum, .underline: isFocused || !content.text.isEmpty
        // Their labels stand above the text, and never in its place.
        case .vitamin, .fluent: true
        }
    }

    public var placeholder: String? { content.text.isEmpty ? settings.placeholder.given : nil }

    /// What a screen reader says of a field where no helper line does.
    public var hint: String? { settings.placeholder.given }

    /// How a keyboard helps; it learns nothing of a secret.
    public var autocorrects: Bool { definition.type.traits.autocorrect && !isSecure }
    public var capitalization: String { isSecure ? "none" : definition.type.traits.capitalize }

    public var leadingIcon: String? { settings.leadingIcon.given }

    /// The whole template with the part already filled, and how much of it that is (UTF-8 offset). Of a text that can get no
    /// longer, or is too long already, nothing is left to fill in.
    public func template(at now: Moment) -> (text: String, filled: Int)? {
        let shown = isSecure ? maskedText : content.text
        let format: TemplateFormat
        switch definition.type.formatter {
        case .plain: return nil
        case .template(let templates): format = templates
        case .number(let number):
            return number.remainder(of: content.value, tail: content.tail).map { (shown + $0, shown.utf8.count) }
        }
        let characters = Array(content.value)
        let template = format.template(for: characters)
        let slotsLeft = template.slots.count - characters.count
        // More slots may be there than a value may fill, to show what is too much.
        guard slotsLeft == 0 || slotsLeft > 0 && definition.language.hasRoom(behind: content.value, today: now.today)
        else { return (shown, shown.utf8.count) }
        // Literals behind the last cell that show already are not left to fill in.
        // While an input method is at work the text may be shorter than the value would show.
        let shownLiterals = max(0, content.text.utf8.count - layout.endOfCell(before: characters.count))
        let rest = template.remainder(from: characters.count)
        return (shown + String(decoding: rest.utf8.dropFirst(shownLiterals), as: UTF8.self), shown.utf8.count)
    }

    private var hasTemplate: Bool {
        switch definition.type.formatter {
        case .plain: false
        case .template: true
        case .number(let number): number.remainder(of: content.value, tail: content.tail) != nil
        }
    }

    public var isSecure: Bool { definition.isSecure }

    /// A bullet for each character.
    public var maskedText: String { String(repeating: "•", count: content.text.count) }

    /// Nothing is shown where there is nothing to clear, or where nothing may be cleared.
    public var showsClearButton: Bool {
        guard definition.isEditable, !content.text.isEmpty else { return false }
        return switch definition.clearButton {
        case .never: false
        case .whileEditing: isFocused
        case .whenFilled: !isFocused
        case .whileEditingOrFilled: true
        }
    }

    public var trailingIcon: String? {
        if let icon = settings.trailingIcon.given { return icon }
        guard definition.appearance == .vitamin else { return nil }
        switch appearanceWord {
        case "error": return "error"
        case "success": return "success"
        default: return nil
        }
    }

    /// Of a secret nothing but its strength is told: what else a type reads from the text would give it away.
    public var badge: Badge? {
        if let badge = settings.badge { return badge }
        guard let badge = definition.type.checks.badge?(content.value) else { return nil }
        return isSecure && badge.kind != Badge.strength ? nil : badge
    }

    /// How wide the field is at least, in characters: as its template, its longest text, or a dozen.
    public var minimumWidth: Int {
        if let width = definition.type.traits.minimumWidth { return width }
        switch definition.type.formatter {
        case .template(let format): return format.template(for: Array(content.value)).pattern.count
        case .plain, .number: return min(definition.maxLength ?? 12, 12)
        }
    }

    public var lines: Int {
        definition.type.traits.isMultiline ? content.text.lineBreakCount + 1 : 1
    }

    /// Which parts of the text mean what, in UTF-8 offsets, for widgets with spin buttons.
    public var segments: [(range: Range<Int>, kind: SegmentKind)] {
        guard case .template(let format) = definition.type.formatter, isLaidOut else { return [] }
        let template = format.template(for: Array(content.value))
        guard template.slots.contains(where: { $0.part != nil }) else { return [] }
        var segments: [(range: Range<Int>, kind: SegmentKind)] = []
        for (cell, slot) in zip(layout.cells, template.slots) {
            guard let kind = slot.part else { continue }
            if let last = segments.last, last.kind == kind, last.range.upperBound == cell.lowerBound {
                segments[segments.count - 1].range = last.range.lowerBound..<cell.upperBound
            } else {
                segments.append((cell, kind))
            }
        }
        return segments
    }

    /// The state in the chosen appearance's own words.
    public var stateInAppearance: String { appearanceWord }

    /// Whether nothing can be added and only checksums are left to judge (specification, section 3, `complete`).
    @inline(__always)
    public func isComplete(at now: Moment) -> Bool {
        contentState == .complete && !content.isMisread && definition.language.isFull(content.value, today: now.today)
    }

    /// The characters that may come next at the caret, as a class; nil where anything may.
    public func allowed(at now: Moment) -> String? {
        caretInValue.flatMap { definition.language.allowed(in: content.value, at: $0, today: now.today) }
    }

    /// One line for developers: type / state / P:priority, as TField's. No text is in it.
    public var debugLine: String {
        let priority = settings.priority ?? definition.type.traits.priority
        return "\(definition.type.name) / \(appearanceWord) / P:\(priority)"
    }
}

extension String? {
    /// An empty text is as good as none: so a client takes back what it gave.
    var given: String? { self?.isEmpty == true ? nil : self }
}
