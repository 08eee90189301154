/// Labels of domain names with letters of any script in ASCII (RFC 3492).
enum Punycode {
    private static let (base, least, most, skew, damp) = (36, 1, 26, 38, 700)
    private static let (firstBias, firstCode) = (72, 0x80)

    /// What stands behind `xn--` for a label; nil where it is longer than any.
    static func encoded(_ label: [Unicode.Scalar]) -> String? {
        var text = ""
        for scalar in label where scalar.isASCII { text.unicodeScalars.append(scalar) }
        let basic = text.utf8.count
        if basic > 0 { text.append("-") }
        var (code, delta, bias, handled) = (firstCode, 0, firstBias, basic)
        while handled < label.count {
            guard let next = label.lazy.map({ Int($0.value) }).filter({ $0 >= code }).min() else { return nil }
            delta += (next - code) * (handled + 1)
            code = next
            for scalar in label {
                if scalar.value < code { delta += 1 }
                guard scalar.value == code else { continue }
                var (rest, place) = (delta, base)
                while rest >= threshold(place, bias) {
                    let threshold = threshold(place, bias)
                    text.unicodeScalars.append(digit(threshold + (rest - threshold) % (base - threshold)))
                    rest = (rest - threshold) / (base - threshold)
                    place += base
                }
                text.unicodeScalars.append(digit(rest))
                bias = adapted(delta, handled + 1, isFirst: handled == basic)
                delta = 0
                handled += 1
            }
            delta += 1
            code += 1
            if text.utf8.count > DomainLabel.longest { return nil }
        }
        return text
    }

    /// What the text behind `xn--` says; nil where it says nothing.
    static func decoded(_ text: Substring) -> [Unicode.Scalar]? {
        guard text.utf8.count <= DomainLabel.longest else { return nil }
        var label: [Unicode.Scalar] = []
        var rest = text.utf8
        if let end = text.utf8.lastIndex(of: UInt8(ascii: "-")) {
            label = text[..<end].unicodeScalars.map { $0 }
            rest = text[end...].utf8.dropFirst()
        }
        guard label.allSatisfy({ $0.isASCII }), !rest.isEmpty else { return nil }
        var (code, place, bias) = (firstCode, 0, firstBias)
        while !rest.isEmpty {
            let before = place
            var (weight, position) = (1, base)
            while true {
                guard let byte = rest.popFirst(), let digit = value(of: byte) else { return nil }
                place += digit * weight
                let threshold = threshold(position, bias)
                if digit < threshold { break }
                weight *= base - threshold
                position += base
                // More than there are scalars and places.
                guard weight < 1 << 28, place < 1 << 28 else { return nil }
            }
            let count = label.count + 1
            bias = adapted(place - before, count, isFirst: before == 0)
            code += place / count
            place %= count
            guard code <= 0x10FFFF, let scalar = Unicode.Scalar(UInt32(code)) else { return nil }
            label.insert(scalar, at: place)
            place += 1
        }
        return label
    }

    private static func threshold(_ place: Int, _ bias: Int) -> Int { min(max(place - bias, least), most) }

    private static func adapted(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
        var delta = isFirst ? delta / damp : delta / 2
        delta += delta / count
        var bias = 0
        while delta > (base - least) * most / 2 {
            delta /= base - least
            bias += base
        }
        return bias + (base - least + 1) * delta / (delta + skew)
    }

    private static func digit(_ value: Int) -> Unicode.Scalar {
        Unicode.Scalar(UInt8(value < 26 ? value + 0x61 : value - 26 + 0x30))
    }

    private static func value(of byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte) - 0x61
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte) - 0x41
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 0x30 + 26
        default: nil
        }
    }
}
