/// Ten digits that stand for those of ASCII, as CLDR names them: `arab` has ٠ to ٩, `deva` ० to ९.
///
/// Values have the digits of ASCII, and so has all that the engine makes of them; with other digits they only show
/// (specification, “Digits of other scripts”).
public struct NumberingSystem: Equatable, Sendable {
    /// The digit that stands for 0; the others follow it.
    let zero: Unicode.Scalar
    /// Whether its decimal sign and its sign between groups are those of Arabic.
    let isArabic: Bool

    /// How many bytes a digit has.
    var width: Int { zero.utf8.count }

    /// The digit for one of ASCII.
    func digit(_ byte: UInt8) -> Unicode.Scalar {
        Unicode.Scalar(zero.value + UInt32(byte - UInt8(ascii: "0"))) ?? zero
    }

    /// A text with these digits in place of those of ASCII.
    public func shown(_ text: String) -> String { shown(text, point: nil) }

    /// - Parameter point: where in the text its decimal sign stands, if that is Arabic's too.
    func shown(_ text: String, point: Int?) -> String {
        var result = String.UnicodeScalarView()
        var place = 0
        for scalar in text.unicodeScalars {
            if scalar.isASCII, UInt8(scalar.value).isDigit {
                result.append(digit(UInt8(scalar.value)))
            } else {
                result.append(place == point ? Self.decimalSign : scalar)
            }
            place += scalar.utf8.count
        }
        return String(result)
    }

    /// A text with the digits of ASCII in place of these.
    ///
    /// - Parameter decimalSign: what stands for Arabic's.
    func held(_ text: String, decimalSign: Unicode.Scalar?) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar.value >= zero.value, scalar.value - zero.value < 10 {
                result.append(Unicode.Scalar(UInt8(ascii: "0") + UInt8(scalar.value - zero.value)))
            } else if let decimalSign, scalar == Self.decimalSign {
                result.append(decimalSign)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }

    static let decimalSign: Unicode.Scalar = "\u{66B}"
}

/// How a text that the engine holds shows: with other digits, and so with other offsets.
struct ShownDigits {
    let digits: NumberingSystem
    /// The text that is held.
    let held: String
    /// Where in it the decimal sign stands, if that shows as another too.
    let point: Int?

    /// The text that shows.
    var text: String { digits.shown(held, point: point) }

    /// How many bytes show for one at a place of the held text.
    private func width(_ byte: UInt8, at place: Int) -> Int {
        byte.isDigit ? digits.width : place == point ? NumberingSystem.decimalSign.utf8.count : 1
    }

    /// Where in the text that shows an offset of the held one is.
    func shown(_ offset: Int) -> Int {
        held.withUTF8Bytes { bytes in
            var shown = 0
            for place in 0..<min(max(offset, 0), bytes.count) { shown += width(bytes[place], at: place) }
            return shown
        }
    }

    func shown(_ range: Range<Int>) -> Range<Int> {
        let start = shown(range.lowerBound)
        return start..<max(start, shown(range.upperBound))
    }

    /// Where in the held text an offset of the one that shows is; one inside a digit is before it.
    func held(_ offset: Int) -> Int {
        held.withUTF8Bytes { bytes in
            var shown = 0
            for place in 0..<bytes.count {
                let next = shown + width(bytes[place], at: place)
                if next > offset { return place }
                shown = next
            }
            return bytes.count
        }
    }

    func held(_ range: Range<Int>) -> Range<Int> {
        let start = held(range.lowerBound)
        return start..<max(start, held(range.upperBound))
    }
}

extension NumberFormat {
    /// Where the decimal sign of a number stands in its text.
    func point(of value: String, tail: Tail) -> Int? {
        guard !Self.isVerbatim(value) else { return nil }
        let place = value.withUTF8Bytes { $0.firstIndex(of: .decimalPoint) }
        let cells = layout(value, tail: tail).cells
        return place.flatMap { $0 < cells.count ? cells[$0].lowerBound : nil }
    }

    /// Where the decimal sign stands in what is still to be filled in of a number: before a digit, behind another or first.
    func point(ofRemainder text: String) -> Int? {
        let sign: UInt8 = decimalSign == .point ? .decimalPoint : UInt8(ascii: ",")
        return text.withUTF8Bytes { bytes in
            bytes.indices.first { place in
                bytes[place] == sign && place + 1 < bytes.count && bytes[place + 1].isDigit
                    && (place == 0 || bytes[place - 1].isDigit)
            }
        }
    }
}
