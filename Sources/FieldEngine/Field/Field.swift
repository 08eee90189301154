/// One text field: what it holds, where its user is, what has been said of its text.
///
/// A value with no way out: each event is a mutating method that takes the moment as an argument and returns what
/// there is to answer. What follows from an event for others (notifications, timers, questions) is read off the
/// field before and after it.
public struct Field {
    /// Unique in the connection, in order of creation.
    public let number: Int32

    // What is small stands side by side here and behind the content: a field with its slot takes 192 bytes of the heap,
    // and with each member in a word of its own it would be 16 more.
    public internal(set) var isFocused = false
    /// Whether the field ever had the focus.
    var wasFocused = false
    /// Left at least once, or submitted.
    public internal(set) var touched = false
    /// Whether Return leads to another field, as the client was last told; decided by the form.
    public var hasNext = false

    public let identifier: String
    public internal(set) var definition: FieldDefinition

    var content = Content()

    /// What has reached the state (specification, section 4.1).
    public internal(set) var validity = Validity.unknown
    /// In which phase that verdict was given.
    var phase = Phase.live
    /// Whether the last verdict had something to check, so that an appearance may show success.
    var showsSuccess = false
    /// The truth about the text, whatever is shown of it.
    public internal(set) var contentState = ContentState.empty
    /// Whether the server's own part of final validation would accept the text now.
    public internal(set) var wouldBeValid = true

    /// Adds 1 at every change of text, from 1 on (`countVersion`).
    public internal(set) var version: Int64 = 1
    var initialValue = ""

    /// The greatest version, which clients of any language hold exactly: 2⁵³ − 1. Nobody types so far, but a snapshot may say
    /// that somebody did.
    static let greatestVersion: Int64 = 9_007_199_254_740_991

    /// What is shown, errors first.
    var findings: [Finding] = []

    /// Behind `history` and `editLog`.
    var editBox: CopyOnWriteBox<EditRecord>?
    /// Behind the properties of `RareState`.
    var rare: CopyOnWriteBox<RareState>?

    /// Where a field is in its life (specification, section 5.1).
    public enum Focus: String, Sendable {
        /// Never focused, or left empty and not required.
        case idle
        case focused
        /// Was left.
        case inactive
    }
    /// What the type, the lengths and those error rules that are languages make of a text (specification, section 5.1).
    public enum ContentState: String, Sendable {
        case empty
        /// More typing can make it valid.
        case partial
        /// They accept it.
        case complete
        /// No continuation can mend it.
        case impossible
    }
    /// The verdict that shows (specification, sections 4.1 and 5.1).
    public enum Validity: String, Sendable {
        /// None: not judged yet, not whole yet, or empty and not required.
        case unknown
        /// A client's validator was asked, and has not answered.
        case pending
        /// Final validation accepts the text.
        case valid
        /// Accepted with a warning.
        case warning
        /// There is an error.
        case invalid
    }
    /// Which validation a verdict is of (specification, section 4.1).
    public enum Phase: String, Sendable {
        /// While somebody types: never refuses what more typing could make valid.
        case live
        /// When editing ends, at commit, at validate and at submit.
        case final
    }

    public var settings: FieldSettings { definition.settings }
    public var value: String { content.value }
    public var isDirty: Bool { !content.value.isIdentical(to: initialValue) }

    /// A field never focused, or left empty and not required, is idle (specification, section 5).
    public var focus: Focus {
        if isFocused { return .focused }
        return !wasFocused || (content.value.isEmpty && !definition.isRequired) ? .idle : .inactive
    }

    /// Whether the field counts for its group and form: those that are disabled or do not show do not.
    public var participates: Bool { definition.participates }

    /// How the value shows. While an input method is at work the text is another: nothing of it is found by this.
    var layout: Layout {
        @inline(__always) get { definition.shown.layout(of: content, in: definition.type.formatter) }
    }

    /// The parts of the text; nil where it has none.
    var shownParts: PartsFormat.Shown? {
        guard let format = definition.type.formatter.parts, isLaidOut else { return nil }
        return definition.shown.parts(of: content, in: format)
    }

    /// Whether the text is the layout of the value: always but while an input method writes into a template.
    var isLaidOut: Bool { definition.type.formatter.isPlain || !isComposing }
}

/// One of the three views of a content.
public enum ContentView: Equatable, Sendable {
    case text(String)
    case value(String)
    case typed(Parameter)

    var isNothing: Bool {
        switch self {
        case .text(let text), .value(let text), .typed(.text(let text)): text.isEmpty
        case .typed(let typed): typed == .null
        }
    }
}

/// What is taken of the initial content, or of a content that a program sets.
public struct ContentReport: Equatable, Sendable {
    public var dropped = ""
    public var refusal: Refusal?

    public init(dropped: String = "", refusal: Refusal? = nil) {
        self.dropped = dropped
        self.refusal = refusal
    }
}

extension Field {
    /// Gives a new field its initial content, which is filtered and formatted as at blur and shows no verdict.
    public mutating func begin(with view: ContentView?, at now: Moment) throws(ContentError) -> ContentReport {
        var report = ContentReport()
        if let view {
            let outcome = try filtered(view, at: now)
            content = outcome.content
            report = ContentReport(dropped: outcome.dropped, refusal: outcome.refusal)
            moveSelection(to: .caret(content.text.utf8.count))
        } else {
            content = blankContent(at: now)
        }
        initialValue = content.value
        judgeContent(at: now)
        return report
    }

    /// What a field of its type holds that nothing was put into.
    private func blankContent(at now: Moment) -> Content {
        if let known = definition.type.blankContent { return known }
        var blank = blank
        // Of no text nothing is taken away.
        blank.content = finished(Content(), at: now)
        blank.moveSelection(to: .caret(blank.content.text.utf8.count))
        definition.type.blankContent = blank.content
        return blank.content
    }

    /// The field as it was before anything was typed into it.
    var blank: Field { Field(number: number, identifier: identifier, definition: definition) }

    /// A field of no content yet: ``begin(with:at:)`` gives it its own.
    public init(number: Int32, identifier: String, definition: FieldDefinition) {
        self.number = number
        self.identifier = identifier
        self.definition = definition
    }

    /// A view as content of this field: read as any text from elsewhere, but that it keeps its letters' case, and formatted as
    /// at blur. What is too long is kept, and judged so.
    func filtered(_ view: ContentView, at now: Moment) throws(ContentError) -> ChangeOutcome {
        var limits = definition.limits
        limits.overflow = .allow
        var editor = editor(limits: limits)
        // A program gives what somebody has typed before.
        editor.keepCase(if: true)
        var outcome: ChangeOutcome
        switch view {
        case .value(let value) where editor.holds(value): outcome = editor.outcome(ofValue: value, instead: Content())
        case .text(let text), .value(let text):
            outcome = read(TextChange(range: 0..<0, inserted: text, isRead: true), into: Content(), by: editor, at: now)
            // Nothing will be added: what may be a beginning is what it says when the field is left.
            if let said = contentOfText(outcome.content, at: now) { outcome.content = said }
        case .typed(.null): outcome = ChangeOutcome(content: Content())
        case .typed(let typed):
            outcome = editor.outcome(ofValue: try definition.value(of: typed, at: now), instead: Content())
        }
        outcome.content = finished(outcome.content, at: now)
        return outcome
    }

    /// Content in its final form: the type's final formatting, the literals at the end. A text that said no value when it
    /// was read may have been mended since, and is read again; what is read may be as bad, and is not read once more.
    func finished(_ content: Content, at now: Moment) -> Content {
        let formatter = definition.type.formatter
        if formatter.isVerbatim(content.value) {
            let context = ReadingContext(today: now.today, own: nil)
            guard case .value(let value, let remark)? = definition.type.conversion.read?(content.value, context),
                !formatter.isVerbatim(value)
            else { return content }
            return finished(Content(value: value, remark: remark), at: now)
        }
        var result = content
        if let format = formatter.parts { result.value = format.leftValue(of: content) }
        if let finished = definition.type.finished(content.value, today: now.today) { result.value = finished }
        if definition.type.opening != .filled, result.value.isEmpty {
            if let opened = opened(result) { return opened }
            result.tail = .none
        }
        // What was misread stays as it is, and the error with it.
        if !content.isMisread, let clamped = definition.type.conversion.clamped?(result.value) {
            result.remark = .clamped(formatter.text(of: result.value, tail: .finished))
            result.value = clamped
        }
        if !content.isMisread, let completed = definition.type.conversion.completed?(result.value),
            definition.isWhole(result.value, at: now)
        {
            result.remark = .readAs(completed)
            result.value = completed
        }
        if let widened = definition.type.widened(result.value, today: now.today) {
            result.value = widened.value
            if !content.isMisread { result.remark = widened.remark }
        }
        let judged = definition.judged(result.value)
        var selection = content.selection
        if judged.text.utf8.count < result.value.utf8.count {
            // Without the blanks it may be one of the words that have capitals of their own.
            result.value = definition.type.filter.capitalisation.apply(to: judged.text)
            if formatter.isPlain {
                // The caret stays between the same letters.
                let start = max(0, selection.lowerBound - judged.start)
                selection = start..<max(start, selection.upperBound - judged.start)
            }
        }
        if isFocused, case .number(let format) = formatter, format.affixes == .focused,
            !result.value.utf8.contains(where: { $0 != .minusSign })
        {
            result.tail = .typed(format.prefix.count, padded: false)
            result.show(formatter.text(of: result.value, tail: result.tail), selecting: selection)
            return result
        }
        // It is final already where the field was made so or was left since: its text is the layout of its value.
        if content.tail == .finished, result.value.isIdentical(to: content.value) { return content }
        result.tail = formatter.finalTail(of: result.value, typed: result.tail)
        result.show(formatter.text(of: result.value, tail: result.tail), selecting: selection)
        if result.value != content.value { result.zeros = 0 }
        return result
    }

    /// An empty content with the literals that stand before its first slot, where those show; nil for any other.
    func opened(_ content: Content) -> Content? {
        let type = definition.type
        guard type.opening != .filled, content.value.isEmpty, type.opening == .always || isFocused else { return nil }
        let count = type.formatter.openingCount
        guard count > 0 else { return nil }
        var result = content
        result.tail = .typed(count, padded: false)
        let text = type.formatter.layout("", tail: result.tail).text
        result.show(text, selecting: .caret(text.utf8.count))
        return result
    }

    @inline(__always)
    func editor(limits: ContentLimits? = nil) -> ContentEditor {
        ContentEditor(type: definition.type, limits: limits ?? definition.limits, shown: definition.shown)
    }
}

/// Why a content can't be set.
public enum ContentError: Error, Equatable, Sendable {
    /// `typed` is not a canonical form of the type.
    case notATypedValue(kind: String)
}

extension FieldDefinition {
    /// Refuses what no field of this definition can be set to.
    public func check(_ view: ContentView, at now: Moment) throws(ContentError) {
        switch view {
        case .text, .value, .typed(.null): break
        case .typed(let typed): _ = try value(of: typed, at: now)
        }
    }

    fileprivate func value(of typed: Parameter, at now: Moment) throws(ContentError) -> String {
        if let value = type.value(ofTyped: typed, today: now.today) { return value }
        // Before a field says the country nothing is known of a code but its text, which is read in the country that comes.
        let isUnplaced = isPlaced && type.asked.answer(to: .country) == nil
        if isUnplaced, !type.hasTypedForm, case .text(let text) = typed { return text }
        throw ContentError.notATypedValue(kind: typed.kind)
    }
}
