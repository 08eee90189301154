/// What a browser may fill into a field, in HTML's tokens for `autocomplete`.
///
/// A field may be given all of them (`cc-name`, `section-gift shipping name`), or only those that stand before the type's own:
/// `shipping` of a street is `shipping address-line1`.
public struct AutofillTokens: Equatable, Sendable {
    /// As they were given.
    public let text: String
    /// Whether they name what is filled in, and not only whose it is.
    private let isWhole: Bool

    /// Nil for what HTML knows not, or in another order.
    public init?(_ text: String) {
        self.text = text
        var words = text.split(separator: " ", omittingEmptySubsequences: false)[...]
        if words.count == 1, words.first == "on" || words.first == "off" {
            isWhole = true
            return
        }
        if let section = words.first, section.hasPrefix("section-"), section.utf8.count > 8 { words.removeFirst() }
        if words.first == "shipping" || words.first == "billing" { words.removeFirst() }
        let isContact = words.first.map { Self.recipients.contains($0) } ?? false
        if isContact { words.removeFirst() }
        isWhole = !words.isEmpty
        guard let word = words.popFirst() else {
            if text.isEmpty { return nil }
            return
        }
        guard Self.contacts.contains(word) || !isContact && Self.others.contains(word) else { return nil }
        if words.first == "webauthn" { words.removeFirst() }
        if !words.isEmpty { return nil }
    }

    /// With the token of a type; nil where neither names what is filled in.
    public func tokens(withOwn token: String?) -> String? {
        isWhole ? text : token.map { "\(text) \($0)" }
    }

    private static let recipients: [Substring] = ["home", "work", "mobile", "fax", "pager"]
    private static let contacts: [Substring] = [
        "tel", "tel-country-code", "tel-national", "tel-area-code", "tel-local", "tel-local-prefix", "tel-local-suffix",
        "tel-extension", "email", "impp",
    ]
    private static let others = """
        name honorific-prefix given-name additional-name family-name honorific-suffix nickname username new-password \
        current-password one-time-code organization-title organization street-address address-line1 address-line2 \
        address-line3 address-level4 address-level3 address-level2 address-level1 country country-name postal-code \
        cc-name cc-given-name cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc \
        cc-type transaction-currency transaction-amount language bday bday-day bday-month bday-year sex url photo
        """.split(separator: " ")
}
