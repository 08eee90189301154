/// What a widget shows of a field (specification, section 5). Derived from the field at any time; nothing is stored.
/// `FieldView` and `WidgetView` are made of it.
extension Field {
    /// A field's counter, in the field's length unit (specification, section 5.1).
    public struct Counter: Equatable, Sendable {
        public var count: Int
        public var maximum: Int?
        public var text: String

        /// Negative over the limit.
        public var remaining: Int? { maximum.map { $0 - count } }
        public var overflows: Bool { maximum.map { count > $0 } ?? false }
    }

    /// The line below a field: its own help, or what is wrong with it (specification, section 5.1).
    public struct Helper: Equatable, Sendable {
        /// What the line is, by the gravest that is in it.
        public enum Kind: String, Sendable { case helper, error, warning }
        public var text: String
        public var kind: Kind
    }

    /// What shows: the field's own error, what validation found, what others reported; errors first.
    public var shownFindings: [Finding] { withReports(findings) }

    /// The validity that shows: the field's own error, and a reported one, make it invalid.
    public var shownValidity: Validity {
        @inline(__always) get { rare == nil ? validity : reportedValidity }
    }

    private var reportedValidity: Validity {
        if ownError != nil || isReportedInvalid { return .invalid }
        switch validity {
        case .unknown, .valid: return reports.contains { $0.findings.hasWarning } ? .warning : validity
        case .pending, .warning, .invalid: return validity
        }
    }

    public var counter: Counter? {
        definition.showsCounter ? definition.counter(of: settings.lengthUnit.count(content.value)) : nil
    }

    /// Where a finding is in the text that shows, in UTF-8 offsets.
    public func textRange(of finding: Finding) -> Range<Int> {
        // An error that is kept may be about a longer text.
        if let range = finding.textRange { return TextSpan(range, in: text).utf8 }
        // What is found of a value is nowhere in a text that an input method writes.
        guard isLaidOut else { return TextSpan(allOf: content.text).utf8 }
        return shown(heldRange(of: finding))
    }

    private func heldRange(of finding: Finding) -> Range<Int> {
        let value = content.value
        let whole = 0..<value.utf8.count
        let range = finding.range.map { $0.clamped(to: whole) } ?? whole
        switch definition.type.formatter {
        case .plain: return TextSpan(range, in: content.text).utf8
        case .template, .parts, .number: return TextSpan(layout.textRange(ofValue: range), in: content.text).utf8
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

    /// The whole template with the part already filled. Of a text that can get no longer, or is too long already, nothing is
    /// left to fill in, nor of a complete one that nobody edits.
    public func template(at now: Moment) -> TemplateView? { template(of: templateShape, at: now) }

    /// The same with the shape at hand.
    func template(of shape: TemplateShape?, at now: Moment) -> TemplateView? {
        let value = content.value
        let type = definition.type
        var shown: String { isSecure ? maskedText : text }
        guard let shape else {
            switch type.formatter {
            case .plain, .template: return nil
            case .parts(let format):
                guard let parts = shownParts else { return TemplateView(shown: shown) }
                let start = format.remainder(behind: parts.texts, tail: content.tail)
                guard start < format.pattern.utf8.count, isOpen(at: now) else { return TemplateView(shown: shown) }
                return TemplateView(shown: shown, pattern: format.pattern, from: start).showing(type)
            case .number(let number):
                let remainder = number.remainder(of: value, tail: content.tail)
                return remainder.map { TemplateView(shown: shown, pattern: $0).showing(type) }
            }
        }
        let count = LengthUnit.character.count(value)
        // More slots may be there than a value may fill, to show what is too much.
        guard count == shape.slotCount || count < shape.slotCount && isOpen(at: now) else {
            return TemplateView(shown: shown)
        }
        // Literals behind the last cell that show already are not left to fill in.
        // While an input method is at work the text may be shorter than the value would show.
        let shownLiterals = max(0, content.text.utf8.count - shape.endOfCells(count, length: value.utf8.count))
        return TemplateView(
            shown: shown, pattern: shape.pattern,
            from: min(shape.start(ofRemainderBehind: count) + shownLiterals, shape.pattern.utf8.count)
        ).showing(type)
    }

    /// Whether more is to be filled in.
    private func isOpen(at now: Moment) -> Bool {
        (isFocused || contentState != .complete)
            && definition.language.hasRoom(behind: content.value, today: now.today)
    }

    private var hasTemplate: Bool {
        switch definition.type.formatter {
        case .plain: false
        case .template, .parts: true
        case .number(let number): number.remainder(of: content.value, tail: content.tail) != nil
        }
    }

    public var isSecure: Bool { definition.isSecure }

    /// A bullet for each character.
    public var maskedText: String { Self.mask(of: content.text.count) }

    /// What shows of so many characters that are hidden.
    public static func mask(of count: Int) -> String {
        String(unsafeUninitializedCapacity: 3 * count) { bytes in
            var end = 0
            for _ in 0..<count { end = bytes[end...].update(fromContentsOf: "•".utf8) }
            return end
        }
    }

    /// Nothing is shown where there is nothing to clear, or where nothing may be cleared.
    public var showsClearButton: Bool {
        guard definition.isEditable, !content.text.isEmpty, hasSomethingToClear else { return false }
        return switch definition.clearButton {
        case .never: false
        case .whileEditing: isFocused
        case .whenFilled: !isFocused
        case .whileEditingOrFilled: true
        }
    }

    /// Whether clearing changes what shows: what stands around a number that is not there stays.
    private var hasSomethingToClear: Bool {
        switch definition.type.formatter {
        case .plain: return true
        case .template, .parts: return definition.type.opening == .filled || !content.value.isEmpty
        case .number(let format): return format.affixes == .filled || !content.value.isEmpty
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
        return isSecure && badge.kind != Badge.strength && badge.kind != Badge.securityCode ? nil : badge
    }

    /// How wide the field is at least, in characters: as its template, its longest text, or a dozen.
    func minimumWidth(of shape: TemplateShape?) -> Int {
        definition.type.traits.minimumWidth ?? definition.type.formatter.width(of: shape)
            ?? min(definition.maxLength ?? 12, 12)
    }

    /// The shape of the template for the value; nil for types without one.
    var templateShape: TemplateShape? {
        guard case .template(let format) = definition.type.formatter else { return nil }
        return definition.shown.shape(for: content.value, in: format)
    }

    public var lines: Int {
        definition.type.traits.isMultiline ? content.text.lineBreakCount + 1 : 1
    }

    /// The parts of the text; nil where it has none.
    func segments(in encoding: PositionEncoding) -> WidgetView.Segments? {
        guard let format = definition.type.formatter.parts, let shown = shownParts, !shown.extents.isEmpty else {
            return nil
        }
        let part = format.place(of: content.selection.lowerBound, in: shown).part
        // A selection that goes beyond a part is in none.
        let isActive =
            isFocused && shown.extents.indices.contains(part)
            && content.selection.upperBound <= shown.extents[part].upperBound
        return WidgetView.Segments(
            format: format, shown: shown, digits: definition.type.digits, active: isActive ? part : nil,
            encoding: encoding)
    }

    /// Whether nothing can be added and only checksums are left to judge (specification, section 3, `complete`).
    @inline(__always)
    public func isComplete(at now: Moment) -> Bool {
        !isComposing && contentState == .complete && !content.isMisread
            && (definition.type.formatter.parts.map { isBehindAll(of: $0) } ?? true)
            && definition.language.isFull(content.value, caret: caretInValue, today: now.today)
    }

    /// Whether the caret is behind the last part, or in its word, and no digit is to come there that begins it anew.
    @inline(__always)
    private func isBehindAll(of format: PartsFormat) -> Bool {
        guard let caret = caretInValue, !format.mayEndWithCentury(content.value) else { return false }
        return caret == content.value.utf8.count || format.endsWithWord(content.value, from: caret)
    }

    /// The characters that may come next at the caret, as a class; nil where anything may.
    public func allowed(at now: Moment) -> String? {
        let order = definition.type.checks.order
        return caretInValue.flatMap { caret in
            // Before a minus nothing stands: a caret there is taken for one behind it.
            let isBeforeMinus =
                caret == 0 && definition.type.formatter.isNumber && content.value.utf8.first == .minusSign
            let caret = isBeforeMinus ? 1 : caret
            var values = definition.type.formatter.parts?.continued(content, at: caret) ?? [(content.value, caret)]
            if let sign = openSign, sign.mayBeDecimal {
                let digits = sign.digits(of: content.value)
                // Before there are two digits behind the sign no other one can come.
                if digits.utf8.count > sign.place + 1 { values.append((digits, digits.utf8.count)) }
            }
            return definition.language.allowed(
                in: values, today: now.today, order.map { order in { order($0, now.today) == nil } })
        }
    }
}

extension FieldDefinition {
    /// The counter where it counts so many; nil where there is none.
    func counter(of count: Int) -> Field.Counter? {
        guard showsCounter else { return nil }
        guard let maximum = maxLength else { return Field.Counter(count: count, maximum: nil, text: "\(count)") }
        return Field.Counter(count: count, maximum: maximum, text: appearance.counter(count, of: maximum))
    }

    /// The line below the field: the helper text, and what there is to say of the content in its place or behind it.
    ///
    /// - Parameter message: the sentence of the finding of that index.
    func helper(_ findings: [Finding], saying message: (Int) -> String) -> Field.Helper? {
        let helper = settings.helper.given.map { Field.Helper(text: $0, kind: .helper) }
        for (index, finding) in findings.enumerated() {
            let message = message(index)
            // What has nothing to say leaves the line as it is.
            if message.isEmpty { continue }
            // How a text was read, or what may have been meant, is nothing that is wrong.
            let kind: Field.Helper.Kind =
                switch finding.severity {
                case .error: .error
                case .warning: .warning
                case .information, .hint: .helper
                }
            switch helperPolicy {
            case .append:
                guard let helper else { return Field.Helper(text: message, kind: kind) }
                return Field.Helper(text: "\(helper.text) - \(message)", kind: kind)
            case .replace:
                return Field.Helper(text: message, kind: kind)
            }
        }
        return helper
    }

    /// What a screen reader says of a field where no helper line does.
    public var hint: String? { placeholder }
    public var placeholder: String? { settings.placeholder.given }
    public var leadingIcon: String? { settings.leadingIcon.given }
    /// HTML's autocomplete tokens.
    public var autofill: String? {
        guard let given = settings.autofill else { return type.traits.autofill }
        return given.tokens(withOwn: type.traits.autofill)
    }
    /// How a keyboard helps; it learns nothing of a secret.
    public var autocorrects: Bool { type.traits.autocorrect && !isSecure }
    public var capitalization: String { isSecure ? "none" : type.traits.capitalize }
}

extension String? {
    /// An empty text is as good as none: so a client takes back what it gave.
    var given: String? { self?.isEmpty == true ? nil : self }
}
