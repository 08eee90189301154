import Automata

/// A label of a domain name as RFC 5891 to 5893 judge it: in the letters of its script, small and composed.
struct DomainLabel {
    enum Standing: Equatable {
        /// No more letters make it one.
        case wrong
        /// It is none yet.
        case unfinished
        case right
    }

    /// RFC 1035, section 2.3.4: in octets, of its form in ASCII.
    static let longest = 63

    let standing: Standing
    /// Whether any letter of it is written from right to left, so that the whole name is a bidirectional one.
    let isRightToLeft: Bool
    /// Whether it may stand in such a name; `unfinished` where one more letter is needed.
    let bidirectional: Standing
    /// In ASCII; nil where it is wrong.
    let ascii: String?
    /// In the letters of its script.
    let scalars: [Unicode.Scalar]

    /// - Parameter mayGrow: whether more letters may follow.
    init(_ given: [Unicode.Scalar], mayGrow: Bool) {
        var scalars = given
        var standing = Standing.right
        var ascii: String?
        if given.starts(with: Self.prefix) {
            let text = String(String.UnicodeScalarView(given))
            // In ASCII already. Whether what is typed so far goes on to a label shows at its end.
            let decoded = Punycode.decoded(text.dropFirst(Self.prefix.count))
            let isOne = decoded.map { scalars in
                scalars.contains { !$0.isASCII } && CanonicalComposition.shared.composed(scalars) == scalars
                    && scalars.allSatisfy { !$0.isASCII || Self.isOfASCII($0) }
                    && Punycode.encoded(scalars).map { "xn--" + $0 } == text
            }
            if isOne == true, let decoded { scalars = decoded } else { standing = .unfinished }
            ascii = text
        } else if given.contains(where: { !$0.isASCII }) {
            ascii = Punycode.encoded(given).map { "xn--" + $0 }
        } else {
            ascii = String(String.UnicodeScalarView(given))
        }
        let isDecoded = standing == .right
        if let text = ascii, text.utf8.count <= Self.longest {
            standing = isDecoded ? Self.standing(of: scalars, isGiven: scalars == given) : standing
        } else {
            standing = .wrong
        }
        let (isRightToLeft, bidirectional) = Self.direction(of: scalars)
        // One in ASCII is another label with each letter, whatever it is so far.
        let isOpen = mayGrow && given.starts(with: Self.prefix) && given.count < Self.longest
        if !mayGrow, standing == .unfinished { standing = .wrong }
        self.isRightToLeft = isRightToLeft && !isOpen
        self.bidirectional = isOpen ? .unfinished : !mayGrow && bidirectional == .unfinished ? .wrong : bidirectional
        self.standing = isOpen ? .unfinished : standing
        self.ascii = standing == .wrong ? nil : ascii
        self.scalars = scalars
    }

    private static let prefix = Array("xn--".unicodeScalars)

    private static func isOfASCII(_ scalar: Unicode.Scalar) -> Bool {
        UInt8(scalar.value).isAlphanumeric || scalar == "-"
    }

    /// RFC 5891, section 4.2.3, and RFC 5892, appendix A.
    private static func standing(of label: [Unicode.Scalar], isGiven: Bool) -> Standing {
        guard let first = label.first else { return .unfinished }
        if first == "-" || isMark(first) { return .wrong }
        // Two hyphens there are kept for prefixes; of the names that are all in ASCII some have them.
        let hasPrefix = label.count >= 4 && label[2] == "-" && label[3] == "-"
        var standing = label.last == "-" ? Standing.unfinished : .right
        for (place, scalar) in label.enumerated() where !scalar.isASCII {
            if hasPrefix { return .wrong }
            switch context(of: scalar, at: place, in: label) {
            case .wrong: return .wrong
            case .unfinished: standing = .unfinished
            case .right: continue
            }
        }
        return standing
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool { GeneralCategory(of: scalar).isMark }

    private static func script(_ scalar: Unicode.Scalar) -> Script? {
        DomainName.scripts[scalar].flatMap { Script(rawValue: $0) }
    }

    private enum Script: UInt8 {
        case greek = 1
        case hebrew, ofJapan
    }
    private enum Joining: UInt8 {
        case both = 1
        case left, right, transparent
    }
    private enum Direction: UInt8 {
        case rightToLeft = 1
        case arabicNumber, number, neutral, mark
    }

    private static func context(of scalar: Unicode.Scalar, at place: Int, in label: [Unicode.Scalar]) -> Standing {
        let before = place > 0 ? label[place - 1] : nil
        let after = place + 1 < label.count ? label[place + 1] : nil
        func followed(by isRight: (Unicode.Scalar) -> Bool) -> Standing {
            after.map { isRight($0) ? .right : .wrong } ?? .unfinished
        }
        switch scalar.value {
        case 0xB7: return before == "l" ? followed { $0 == "l" } : .wrong
        case 0x375: return followed { script($0) == .greek }
        case 0x5F3, 0x5F4: return before.map { script($0) == .hebrew } == true ? .right : .wrong
        case 0x30FB: return label.contains { script($0) == .ofJapan && $0 != scalar } ? .right : .unfinished
        case 0x660...0x669: return label.contains { (0x6F0...0x6F9).contains($0.value) } ? .wrong : .right
        case 0x200D: return isVirama(before) ? .right : .wrong
        case 0x200C: return isVirama(before) ? .right : joins(at: place, in: label)
        // The first part of a Korean syllable, before the second.
        case 0x1100...0x1112: return after == nil ? .unfinished : .wrong
        default: return DomainName.letters[scalar] == nil ? .wrong : .right
        }
    }

    private static func isVirama(_ scalar: Unicode.Scalar?) -> Bool {
        scalar.map { $0.properties.canonicalCombiningClass == .virama } ?? false
    }

    /// Whether letters at both sides would be joined.
    private static func joins(at place: Int, in label: [Unicode.Scalar]) -> Standing {
        func joining(_ scalar: Unicode.Scalar) -> Joining? {
            DomainName.joining[scalar].flatMap { Joining(rawValue: $0) }
        }
        let before = label[..<place].last { joining($0) != .transparent }
        guard let before, [.both, .left].contains(joining(before)) else { return .wrong }
        guard let after = label[(place + 1)...].first(where: { joining($0) != .transparent }) else {
            return .unfinished
        }
        return [.both, .right].contains(joining(after)) ? .right : .wrong
    }

    /// RFC 5893, section 2.
    private static func direction(of label: [Unicode.Scalar]) -> (isRightToLeft: Bool, Standing) {
        func direction(_ scalar: Unicode.Scalar) -> Direction? {
            if scalar.isASCII {
                return scalar == "-" ? .neutral : UInt8(scalar.value).isDigit ? .number : nil
            }
            return DomainName.directions[scalar].flatMap { Direction(rawValue: $0) }
        }
        let directions = label.map { direction($0) }
        let isRightToLeft = directions.contains { $0 == .rightToLeft || $0 == .arabicNumber }
        guard let first = directions.first else { return (false, .unfinished) }
        let last = directions.last { $0 != .mark } ?? nil
        switch first {
        case nil:
            if isRightToLeft { return (true, .wrong) }
            return (false, last == nil || last == .number ? .right : .unfinished)
        case .rightToLeft:
            let hasBoth = directions.contains(.number) && directions.contains(.arabicNumber)
            if hasBoth || directions.contains(nil) { return (true, .wrong) }
            return (true, last == .neutral ? .unfinished : .right)
        case .arabicNumber, .number, .neutral, .mark: return (isRightToLeft, .wrong)
        }
    }
}
