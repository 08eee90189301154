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

    @inline(__always)
    public init(_ field: borrowing Field) {
        definition = field.definition
        value = field.content.value
        version = field.version
        validity = field.shownValidity
        isReady = field.isReady
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

    /// Whether a client sees the same of the field now, which has the same text as then.
    public func looksSame(as field: borrowing Field) -> Bool {
        definition === field.definition && focus == field.focus && contentState == field.contentState
            && validity == field.shownValidity && touched == field.touched && isDirty == field.isDirty
            && overriddenWord == field.overriddenWord
            && showsSuccess == (overriddenWord == nil && field.showsSuccessInWord(validity))
            && hasText == (overriddenWord == nil && field.showsTextInWord(validity))
            && count == field.count && findings == field.shownFindings
    }

    /// Whether rules of other fields may see the field differently now.
    public func looksDifferentToRules(now field: borrowing Field) -> Bool {
        definition !== field.definition || isReady != field.isReady || !value.isIdentical(to: field.content.value)
    }
}

extension Field {
    /// What its counter counts; 0 where it has none.
    fileprivate var count: Int { definition.showsCounter ? settings.lengthUnit.count(content.value) : 0 }
}
