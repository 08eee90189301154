/// What is looked at of a field before an event, to tell afterwards what followed from it for others: a few words
/// instead of a copy of the field.
public struct FieldGlance {
    public let definition: FieldDefinition
    public let value: String
    public let version: Int
    public let isReady: Bool
    public let isFocused: Bool
    public let standing: Standing
    public let liveDeadline: Int64?
    public let isAsking: Bool
    public let isSurrounded: Bool

    // What a client sees of it.
    private let focus: Field.Focus
    private let contentState: Field.ContentState
    private let validity: Field.Validity
    private let touched: Bool
    private let isDirty: Bool
    // What the appearance's word is made of besides, where it is: the word itself takes a text.
    private let overriddenWord: String?
    private let showsSuccess: Bool
    private let hasText: Bool
    private let findings: [Finding]
    private let count: Int

    public init(_ field: borrowing Field) {
        definition = field.definition
        value = field.content.value
        version = field.version
        validity = field.shownValidity
        isReady = field.touched || validity != .unknown
        isFocused = field.isFocused
        standing = field.standing
        liveDeadline = field.liveDeadline
        isAsking = field.isAsking
        isSurrounded = field.knownSurroundings.map { !$0.isEmpty } ?? false
        focus = field.focus
        contentState = field.contentState
        touched = field.touched
        isDirty = field.isDirty
        overriddenWord = field.overriddenWord
        showsSuccess = overriddenWord == nil && field.showsSuccessInWord(validity)
        hasText = overriddenWord == nil && field.showsTextInWord(validity)
        findings = field.shownFindings
        count = field.count
    }

    /// Whether anything is wrong with the field that shows.
    public var hasFindings: Bool { !findings.isEmpty }

    /// Whether a client sees the same of the field as before, with the same text and definition.
    public func looksSame(as other: FieldGlance) -> Bool {
        definition === other.definition && focus == other.focus && contentState == other.contentState
            && validity == other.validity && touched == other.touched && isDirty == other.isDirty
            && overriddenWord == other.overriddenWord && showsSuccess == other.showsSuccess && hasText == other.hasText
            && count == other.count && findings == other.findings
    }

    /// Whether rules of other fields may see the field differently than they saw it before.
    public func looksDifferentToRules(from before: FieldGlance) -> Bool {
        definition !== before.definition || isReady != before.isReady || !value.isIdentical(to: before.value)
    }
}

extension Field {
    /// What its counter counts; 0 where it has none.
    fileprivate var count: Int { definition.showsCounter ? settings.lengthUnit.count(content.value) : 0 }
}
