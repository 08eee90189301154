/// What a widget shows of a field at one moment besides its text, state and findings, as far as events can change it
/// (specification, section 5). The rest of a presentation is the definition's.
///
/// It is never copied, as the view that it is a part of.
public struct WidgetView: ~Copyable {
    /// What a view is made for.
    public struct Options {
        public var encoding: PositionEncoding
        /// Whether Return leads to another field; nil: as the client was last told.
        public var leadsOn: Bool?
        /// Whether the characters that may come next are told, also of secrets.
        public var tellsAllowed: Bool

        public init(encoding: PositionEncoding, leadsOn: Bool?, tellsAllowed: Bool) {
            self.encoding = encoding
            self.leadsOn = leadsOn
            self.tellsAllowed = tellsAllowed
        }
    }

    /// A part of the text with a meaning.
    public struct Segment: Equatable, Sendable {
        public var range: Range<Int>
        /// Where its gap begins; nil where nothing of it is missing before others that are there.
        public var gap: Int?
        public var kind: SegmentKind
        public var state: PartState
        /// Whether the caret is in it.
        public var isActive: Bool
        /// The words of which it says one, where the caret is in it; empty where there are none.
        public var choices: [String] = []
    }

    /// What a step would do.
    public struct Stepping: Equatable, Sendable {
        public var increment: Bool
        public var decrement: Bool
    }

    /// Of the offsets in segments and templates.
    public let encoding: PositionEncoding
    public let labelFloats: Bool
    /// Whether the definition's placeholder shows, since there is no text.
    public let showsPlaceholder: Bool
    public let template: TemplateView?
    public let showsClearButton: Bool
    public let trailingIcon: String?
    /// How many characters are hidden; nil where the text shows.
    public let maskedCount: Int?
    public let badge: Badge?
    public let leadsOn: Bool
    /// In characters.
    public let minimumWidth: Int
    public let lines: Int
    public let allowed: String?
    /// With offsets in the encoding.
    public let segments: Segments?
    /// The items of a text that lists several, with offsets in the encoding.
    public let items: [Segment]
    /// Nil where nothing can be stepped.
    public let stepping: Stepping?
    /// Whether a box is checked; nil of what is none.
    public let isChecked: Bool?
    /// What an open list shows; nil where there is none. Of a secret it would tell what is typed.
    public let choices: ChoiceWindow?

    init(_ field: borrowing Field, _ options: Options, at now: Moment) {
        encoding = options.encoding
        labelFloats = field.labelFloats
        showsPlaceholder = field.content.text.isEmpty && field.definition.placeholder != nil
        let shape = field.templateShape
        template = field.template(of: shape, at: now)
        showsClearButton = field.showsClearButton
        trailingIcon = field.trailingIcon
        maskedCount = field.isMasked ? LengthUnit.character.count(field.content.text) : nil
        badge = field.badge
        leadsOn = options.leadsOn ?? field.hasNext
        minimumWidth = field.minimumWidth(of: shape)
        lines = field.lines
        allowed = options.tellsAllowed ? field.allowed(at: now) : nil
        segments = field.segments(in: options.encoding)
        items = field.itemSegments(in: options.encoding, at: now)
        stepping = field.stepDirections(at: now)
        isChecked = field.isSecure ? nil : field.definition.type.listing?.isChecked(field.content.value)
        choices = field.isSecure ? nil : field.choiceWindow(at: now)
    }

    /// Whether the other shows the same. All that it has is looked at here.
    func isSame(as other: borrowing WidgetView) -> Bool {
        labelFloats == other.labelFloats && showsPlaceholder == other.showsPlaceholder && template == other.template
            && showsClearButton == other.showsClearButton && trailingIcon == other.trailingIcon
            && maskedCount == other.maskedCount && badge == other.badge && leadsOn == other.leadsOn
            && minimumWidth == other.minimumWidth && lines == other.lines && allowed == other.allowed
            && segments == other.segments && items == other.items && stepping == other.stepping
            && isChecked == other.isChecked && choices == other.choices && encoding == other.encoding
    }
}

/// A template with what is filled of it.
public struct TemplateView: Equatable, Sendable {
    /// What is filled, as it shows.
    public var shown: String
    /// What is still to be filled in: the end of this text from that byte on. A slice, so that it is not copied before it is
    /// written.
    var pattern: String
    var start: Int

    init(shown: String, pattern: String = "", from start: Int = 0) {
        self.shown = shown
        self.pattern = pattern
        self.start = start
    }

    /// The same where what is to be filled in shows with other digits.
    func showing(_ type: FieldType) -> TemplateView {
        type.digits == nil ? self : TemplateView(shown: shown, pattern: type.shownRemainder(remainder))
    }

    /// What is still to be filled in.
    public var remainder: String { String(pattern.slice(start..<pattern.utf8.count)) }

    /// The whole template.
    public var text: String {
        if start >= pattern.utf8.count { return shown }
        return shown.withUTF8Bytes { filled in
            pattern.withUTF8Bytes { pattern in
                let rest = pattern[pattern.boundary(atOrBefore: start)...]
                return String(unsafeUninitializedCapacity: filled.count + rest.count) { text in
                    let end = text.update(fromContentsOf: filled)
                    return text[end...].update(fromContentsOf: rest)
                }
            }
        }
    }

    public static func == (left: TemplateView, right: TemplateView) -> Bool {
        guard left.shown.isIdentical(to: right.shown) else { return false }
        if left.start == right.start, left.pattern.isIdentical(to: right.pattern) { return true }
        return left.remainder == right.remainder
    }
}
