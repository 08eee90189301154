/// Colours as programs write them, beside CSS's hexadecimal digits.
enum ColorReading {
    /// The digits of `0x1a7f37`, `rgb(26, 127, 55)` or `rgb(26 127 55 / 50%)`, with a `#`; nil where the text is none of these, or says
    /// more than a colour has. What lies between two numbers of 255 is rounded, and what can be seen through as little as nothing has
    /// six digits.
    static func digits(of text: String) -> String? {
        let text = text.lowercased()
        if text.hasPrefix("0x") { return "#" + text.dropFirst(2) }
        guard text.hasPrefix("rgb"), text.hasSuffix(")"), let bracket = text.firstIndex(of: "("),
            ["rgb", "rgba"].contains(text[..<bracket])
        else { return nil }
        let inner = text[text.index(after: bracket)...].dropLast()
        // Commas everywhere, or blanks with a slash before what is seen through.
        let areas = inner.split(separator: "/", omittingEmptySubsequences: false)
        let hasCommas = inner.contains(",")
        var parts =
            hasCommas
            ? inner.split(separator: ",", omittingEmptySubsequences: false) : areas[0].split { $0.isBlank }
        if areas.count > 1 {
            guard !hasCommas, areas.count == 2, parts.count == 3 else { return nil }
            parts.append(areas[1])
        }
        guard parts.count == 3 || parts.count == 4 else { return nil }
        var digits = "#"
        for (place, part) in parts.enumerated() {
            guard let byte = byte(of: part.trimmed { $0.isBlank }, most: place == 3 ? 1 : 255) else {
                return nil
            }
            if place == 3, byte == 255 { break }
            digits += (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return digits
    }

    /// A number from 0 to `most`, or a percentage, as one of 255.
    private static func byte(of text: Substring, most: Int) -> Int? {
        let isPercentage = text.hasSuffix("%")
        let number = isPercentage ? text.dropLast() : text
        let halves = number.split(separator: ".", omittingEmptySubsequences: false)
        guard halves.count <= 2, halves.contains(where: { !$0.isEmpty }), halves[0].utf8.count <= 3,
            halves.allSatisfy({ $0.utf8.allSatisfy { $0.isDigit } })
        else { return nil }
        let fraction = halves.count == 2 ? halves[1].prefix(3) : ""
        let padding = String(repeating: "0", count: 3 - fraction.utf8.count)
        guard let thousandths = Int(halves[0] + fraction + padding) else { return nil }
        let whole = (isPercentage ? 100 : most) * 1_000
        return thousandths > whole ? nil : (thousandths * 255 + whole / 2) / whole
    }
}
