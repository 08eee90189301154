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
    private let word: String
    private let count: Int
    /// What showed, and where in the text: a finding about all of the value shows where one about its range does.
    public let findings: [Finding]
    public let findingRanges: [Range<Int>]

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
        word = field.appearanceWord
        count = field.count
        findings = field.shownFindings
        findingRanges = field.ranges(of: findings)
    }

    /// Whether a client sees the same of the field now, but for what was found. Other findings may come to the same words at
    /// the same places: whoever makes the words has to say that.
    public func looksSame(as field: borrowing Field) -> Bool {
        definition === field.definition && focus == field.focus && contentState == field.contentState
            && validity == field.shownValidity && touched == field.touched && isDirty == field.isDirty
            && word == field.appearanceWord && count == field.count
    }

    /// Whether rules of other fields may see the field differently now.
    public func looksDifferentToRules(now field: borrowing Field) -> Bool {
        definition !== field.definition || isReady != field.isReady || !value.isIdentical(to: field.content.value)
    }
}

extension Field {
    /// What its counter counts; 0 where it has none.
    fileprivate var count: Int { definition.showsCounter ? settings.lengthUnit.count(content.value) : 0 }

    /// Where findings show, in UTF-8 offsets of the text.
    fileprivate func ranges(of findings: [Finding]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for finding in findings { ranges.append(textRange(of: finding)) }
        return ranges
    }
}
