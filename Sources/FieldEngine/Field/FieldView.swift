/// All that a client can see of a field at one moment, and what follows from the field for its form.
///
/// A view is made before an event and behind it; what differs is published. What its definition alone decides is not in
/// it: that is read off `definition`.
///
/// It is never copied: with each key that would count references to all that a widget shows.
public struct FieldView: ~Copyable {
    public let definition: FieldDefinition
    public let text: String
    public let value: String
    public let version: Int64

    // The state that shows.
    public let focus: Field.Focus
    public let contentState: Field.ContentState
    public let validity: Field.Validity
    public let touched: Bool
    public let isDirty: Bool
    /// The state in the appearance's own words.
    public let word: String
    /// What the counter counts; 0 where there is none.
    public let count: Int
    /// What shows, errors first, and where in the text: UTF-8 offsets.
    public let findings: [Finding]
    public let findingRanges: [Range<Int>]

    /// What only widgets show; nil for clients that draw none.
    public let widget: WidgetView?

    // What others have to know of it.
    public let isReady: Bool
    public let isFocused: Bool
    public let submitState: SubmitState
    /// In milliseconds of the clock.
    public let liveDeadline: Int64?
    public let isAsking: Bool
    public let hasRelatedFields: Bool

    /// - Parameter widget: what to look at for widgets; nil for a client that draws none.
    public init(_ field: borrowing Field, widget options: WidgetView.Options?, at now: Moment) {
        definition = field.definition
        text = field.text
        value = field.content.value
        version = field.version
        focus = field.focus
        contentState = field.contentState
        validity = field.shownValidity
        touched = field.touched
        isDirty = field.isDirty
        word = field.appearanceWord
        count = field.definition.showsCounter ? field.settings.lengthUnit.count(field.content.value) : 0
        findings = field.shownFindings
        findingRanges = field.ranges(of: findings)
        isReady = field.isReady
        isFocused = field.isFocused
        submitState = field.submitState
        liveDeadline = field.liveDeadline
        isAsking = field.isAsking
        hasRelatedFields = field.knownRelatedFields.map { !$0.isEmpty } ?? false
        if let options { widget = WidgetView(field, options, at: now) } else { widget = nil }
        if field.isSecure { definition.choices?.forgetTexts() }
    }

    /// Whether the state, the counter and the definition are those of the other view.
    public func hasSameState(as other: borrowing FieldView) -> Bool {
        definition === other.definition && focus == other.focus && contentState == other.contentState
            && validity == other.validity && touched == other.touched && isDirty == other.isDirty && word == other.word
            && count == other.count
    }

    /// Whether the other is a view of the same field in the same state.
    public func shows(allOf other: borrowing FieldView) -> Bool {
        hasSameState(as: other) && text.isIdentical(to: other.text) && value.isIdentical(to: other.value)
            && version == other.version && findings == other.findings && findingRanges == other.findingRanges
            && hasSameWidget(as: other) && isReady == other.isReady && isFocused == other.isFocused
            && submitState == other.submitState && liveDeadline == other.liveDeadline && isAsking == other.isAsking
            && hasRelatedFields == other.hasRelatedFields
    }

    /// Whether widgets show the same, texts and findings apart.
    public func hasSameWidget(as other: borrowing FieldView) -> Bool {
        switch widget {
        case .none: other.widget == nil
        case .some(let widget):
            switch other.widget {
            case .none: false
            case .some(let otherWidget): widget.isSame(as: otherWidget)
            }
        }
    }

    /// Whether rules of other fields may see the field differently now.
    public func looksDifferentToRules(now field: borrowing Field) -> Bool {
        definition !== field.definition || isReady != field.isReady || !value.isIdentical(to: field.content.value)
    }

    public var counter: Field.Counter? { definition.counter(of: count) }

    /// The line below the field: the helper text, and what is wrong in its place or behind it.
    ///
    /// - Parameter message: the sentence of the finding of that index.
    public func helper(saying message: (Int) -> String) -> Field.Helper? {
        definition.helper(findings, saying: message)
    }

    /// One line for developers: type / state / P:priority, as TField's. No text is in it.
    public var debugLine: String {
        let priority = definition.settings.priority ?? definition.type.traits.priority
        return "\(definition.type.name) / \(word) / P:\(priority.text)\(priority.isWhole ? ".0" : "")"
    }
}

extension Field {
    /// Where findings show, in UTF-8 offsets of the text.
    fileprivate func ranges(of findings: [Finding]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for finding in findings { ranges.append(textRange(of: finding)) }
        return ranges
    }
}
