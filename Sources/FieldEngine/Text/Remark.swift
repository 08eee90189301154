/// What stays to be said of a content that was read from a text from elsewhere, until its user edits it (specification,
/// section 9.2).
///
/// A class that never changes: most contents have none, and a million fields pay one word for it.
package final class Remark: Equatable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        /// Something meaningful of the text is not in the value.
        case leftOut = "left-out"
        /// The text was not in the field's own order or spelling, and could mean one thing only.
        case readAs = "read-as"
        /// The number lay beyond a bound when editing ended, and became the nearest that is allowed.
        case clamped
    }

    /// How much the value differs from what the text said.
    package enum Weight: String, CaseIterable, Sendable {
        /// It is another value: a sign, digits or decimals are missing. The field can't be submitted with it.
        case changesMeaning
        /// The value is what the text said, and something beside it is missing: an extension, a zone.
        case losesDetail
        /// The user is told, and need do nothing.
        case tells
    }

    package let kind: Kind
    package let weight: Weight
    /// What was left out, how the text was read, or what stood there.
    package let text: String

    package init(_ kind: Kind, _ weight: Weight, _ text: String) {
        self.kind = kind
        self.weight = weight
        self.text = text
    }

    package static func == (left: Remark, right: Remark) -> Bool {
        left === right
            || left.kind == right.kind && left.weight == right.weight && left.text.isIdentical(to: right.text)
    }

    /// A remark about what is missing in the value; nil where nothing is.
    static func leftOut(_ text: String, _ weight: Weight) -> Remark? {
        text.isEmpty ? nil : Remark(.leftOut, weight, quotation(of: text))
    }

    static func readAs(_ text: String) -> Remark { Remark(.readAs, .tells, text) }

    /// A remark about a number that was changed to the nearest one that is allowed: a warning, which a widget shows.
    static func clamped(_ text: String) -> Remark {
        Remark(.clamped, .losesDetail, quotation(of: text))
    }

    /// As much of a text as is named in a sentence: in one line, and without what a terminal would obey.
    static func quotation(of text: String) -> String {
        var quoted = String(text.prefix(longestQuotation))
        // Most have none: they are not taken apart.
        if quoted.unicodeScalars.contains(where: isControl) {
            quoted = String(quoted.map { $0.unicodeScalars.contains(where: isControl) ? " " : $0 })
        }
        return quoted
    }

    /// Whether a character ends a line or is one that a terminal obeys.
    private static func isControl(_ character: Unicode.Scalar) -> Bool {
        switch character.value {
        case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029: true
        default: false
        }
    }

    /// How many characters of what was left out are named.
    package static let longestQuotation = 100
}
